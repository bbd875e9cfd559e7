# Part 6: special lines: digivolution requirements, DNA, DigiXros, Assembly, Burst, App Fusion, Link, rules.
#
# WHAT THE DECLARATIONS DO NOT SAY
#   XrosReq.m AssemblyReq.m are in printed order: the left one is placed higher (7-2-2-8); w is what all of them must be
#   Mat       so many (absent: 1) cards of that sort · MatDifferent: with different numbers, or names where a level is given
#   Req…      w: any of them; no: none of them · ReqUnder: n cards of trait u under it · ReqSource: that digivolution card

%node Line DigivolveReq(f: Req, n: int, c?: [Cond]) = printed(special=[needs.DigivolveLine(f, n, c if said(c) else None)])
%node Line DNAReq(a: Req, b: Req, n: int) = printed(special=[needs.DnaLine([a, b], n)])
%node Line XrosReq(n: int, m: [Material], w?: [ReqWith]) = materials('xros', n, m, w)
%node Line AssemblyReq(n: int, m: [Material], w?: [ReqWith]) = materials('assembly', n, m, w)
%node Line BurstReq(f: Req, n: int, t: text) = printed(special=[needs.BurstLine(f, n, filters.Named([t]))])
%node Line AppFusionReq(t: [text], n: int) = printed(special=[needs.FusionLine(each_named(t), n)])
%node Line LinkReq(f: Req, n: int) = printed(special=[needs.LinkLine(f, n)])
%node Line RuleTrait(t: [text]) = printed(traits=t)
%node Line RuleName(t: [text]) = printed(also_names=t)
%node Line RuleNameHas(t: [text]) = printed(name_parts=t)
%node Line CopiesRule(n: int) = printed(copies=n)
%node ReqWith NameHas(t: [text]) = filters.NameHas(t)
%node ReqWith TextHas(t?: [text], k?: Keyword) = text_has(t, k)
%node ReqWith TraitHas(t: [text]) = filters.TraitHas(t, [])
%node ReqWith Trait(t: [text]) = filters.Trait(t)
%node ReqWith SourceNamed(t: text) = filters.SourceIs(filters.Named([t]), '>=', 1)
%node ReqWith Cost(is: 'max'|'min', n: int) = number('PlayCost', is, n)
%node ReqWith Dp(is: 'max'|'min', n: int) = number('DP', is, n)
%enum Req ReqAll = filters.Kinds(DIGIMON | EGG)
%node Req ReqNameHas(t: [text]) = filters.NameHas(t)
%node Req ReqOr(x: [Req]) = AnyOf(x)
%node Req ReqWith(w: [ReqWith]) = need(w=w)
%node Req ReqLevel(is: 'eq'|'max'|'min', n: int, w?: [ReqWith], no?: ReqWith) = need(filters.Number('Level', HOW[is], Const(n)), w=w, no=no)
%node Req ReqLevelName(n: int, t: [text]) = need(filters.Number('Level', '=', Const(n)), filters.Named(t))
%node Req ReqColors(n: int, m: int, c?: [Color], w?: [ReqWith]) = need(filters.ColorCount('=', m), filters.Number('Level', '=', Const(n)), filters.Color(c) if said(c) else None, w=w)
%node Req ReqColorCount(m: int, w: [ReqWith]) = need(filters.ColorCount('=', m), w=w)
%node Req ReqCost(is: 'max'|'min', m: int, w?: [ReqWith], t?: [text]) = need(filters.Number('PlayCost', HOW[is], Const(m)), filters.Named(t) if said(t) else None, w=w)
%node Req ReqColorCountName(m: int, t: [text]) = need(filters.ColorCount('=', m), filters.Named(t))
%node Req ReqLevelCost(m: int, n: int, w: [ReqWith]) = need(filters.Number('Level', '=', Const(n)), filters.Number('PlayCost', '>=', Const(m)), w=w)
%node Req ReqColorName(c: [Color], t: [text]) = need(filters.Color(c), filters.Named(t))
%node Req ReqText(t: [text]) = filters.TextHas(t)
%node Req ReqUnder(t: [text], n: int, u: [text]) = need(filters.Named(t), filters.SourceIs(filters.Trait(u), '>=', n))
%node Req ReqSource(t: text, u: text) = need(filters.Named([t]), filters.SourceIs(filters.Named([u]), '>=', 1))
%node Material MatDifferent(f?: Req, level?: int, t?: [text], w?: ReqWith, n?: int) = different(f, level, t, [w] if said(w) else [], n or 1)
%node Material Mat(f?: Req, w?: ReqWith, n?: int) = material(f, [w] if said(w) else [], n or 1)

@Special
DigivolveReq
 en [Digivolve] {f:Req}: Cost {n:Num}
 en Digivolve: {n:Num} from {f:Req}
 en Digivolve: {n:Num} if {f:ReqNameContains}
DigivolveReq
 en [Digivolve] {f:Req} while {c:Conds}: Cost {n:Num}
 en [Digivolve] While {c:Conds}(,|) {f:Req}: Cost {n:Num}
DNAReq
 en [DNA Digivolve] {a:Req} + {b:Req}: Cost {n:Num}
 en ＜DNA Digivolution: {n:Num} from {a:Req} + {b:Req}＞
 en DNA Digivolution: {n:Num} from {a:Req} + {b:Req}
 en [DNA Digivolution] {n:Num} from {a:Req} + {b:Req}
 en [DNA Digivolution] {a:Req} + {b:Req}: Cost {n:Num}
XrosReq
 en {n:XrosTag} {m:Mats}
 en DigiXros -{n:Num}: {m:Mats}
AssemblyReq
 en {n:AssemblyTag} {m:Mats}
 en {n:AssemblyTag} {m:Mats}, all w/{w:ReqWiths}
BurstReq
 en [Burst Digivolve] {f:Req}: By returning 1 {t:Name} to hand, cost {n:Num}
 en Burst Digivolve: {n:Num} from {f:Req} by returning 1 {t:Name} to (|the )hand
 en [Burst Digivolve] {f:Req} by returning 1 {t:Name} to (|the )hand: Cost {n:Num}
AppFusionReq
 en [App Fusion] {t:NamesAnd}: Cost {n:Num}
LinkReq
 en [Link] {f:Req}: Cost {n:Num}
 en [Link] {f:ReqAll}: Cost {n:Num}
RuleTrait
 en [Rule] Trait: (Has|Also has) (the |){t:NamesAnd}( type| attribute| form| trait| types| traits|)
RuleName
 en [Rule] Name: Also treated as {t:NamesAnd}
RuleNameHas
 en [Rule] Name: (Also treated as having|Treated as having) {t:NamesAnd}(| in its name)
CopiesRule
 en [Rule] you can include up to {n:Num} copies of cards with this card's card number in your deck
 en you can include up to {n:Num} copies of cards with this card's card number in your deck
 en [Rule] you can include up to {n:Num} copies of cards with this card number in your deck
%row MatRow Mat en " x " " × " "×" " + "
%list MatOne Mat en "§"
@Mats
> MatRow MatOne
%list NameContainsL NameContains en "§"
@NameContains
NameHas
 en name contains {t:Names}
@ReqNameContains
ReqNameHas
 en name contains {t:Names}
@Mat
MatDifferent
 en {n:Num} level {level:Num} {t:Names} trait Digimon cards w/different names
 en {n:Num} {f:Req1} {t:Names} trait Digimon cards w/different card numbers
 en {n:Num} {f:Req1} Digimon cards w/different card numbers
MatDifferent
 en ∞ (Digimon |)cards w/{w:ReqWith1} & different card numbers
 en {n:Num} (Digimon |)cards w/{w:ReqWith1} & different (card numbers|names)
 en {n:Num} (Digimon |)cards w/different (card numbers|names) & {w:ReqWith1}
Mat
 en {f:Req}
 en {f:Req}( Digimon|) (card|cards)
 en {n:Num} {f:Req}
 en {n:Num} {f:Req}( Digimon|) (card|cards)
 en {n:Num} {f:ReqLv} (Digimon |)(card|cards) (w/|with ){w:ReqWith1}
 en {f:ReqLv} (Digimon |)(card|cards) (w/|with ){w:ReqWith1}
 en {n:Num} (Digimon |)(card|cards) (w/|with ){w:ReqWith1}
 en (Digimon |)(card|cards) (w/|with ){w:ReqWith1}
@Req
> Req1
ReqOr
 en {x:ReqMany}
%last Req ReqOr
%many ReqMany ReqPart en " or " "/" ", | or "
@ReqPart
> ReqRest
ReqName
 en {t:OneName}
%list OneName Name en "§"
@Req1
> ReqRest
ReqName
 en {t:Names}
 en {t:Names} w/o {no:ReqWith1}
@ReqRest
ReqWith
 en w/{w:ReqWiths}
ReqLevel[is=eq]
 en Lv.{n:Num}
 en Lv.{n:Num} w/{w:ReqWiths}
 en Lv.{n:Num} w/{w:ReqWiths} w/o {no:ReqWith1}
 en Lv.{n:Num} w/o {no:ReqWith1}
ReqLevel[is=max]
 en Lv.{n:Num} or lower w/{w:ReqWiths}
 en Lv.{n:Num} or lower
ReqLevel[is=min]
 en Lv.{n:Num} or higher w/{w:ReqWiths}
 en Lv.{n:Num} or higher
ReqLevelName
 en Lv.{n:Num} {t:Names}
ReqColor
 en {c:ColorList} Lv.{n:Num}
 en {c:ColorList} Lv.{n:Num} w/{w:ReqWiths}
ReqColors
 en Lv.{n:Num} {m:Num}-color w/{c:ColorList}
ReqColors
 en {m:Num}-color Lv.{n:Num}
 en {m:Num}-color Lv.{n:Num} w/{w:ReqWiths}
 en Lv.{n:Num} {m:Num}-color
 en Lv.{n:Num} {m:Num}-color w/{w:ReqWiths}
ReqLevel[is=eq]
 en Lv.{n:Num} if {w:NameContainsL}
ReqColorCount
 en {m:Num}-color w/{w:ReqWiths}
ReqCost[is=max]
 en (p|P)lay cost {m:Num} or (lower|less) w/{w:ReqWiths}
 en (p|P)lay cost {m:Num} or (lower|less) {t:Names}
ReqCost[is=min]
 en (p|P)lay cost {m:Num} or (higher|more) w/{w:ReqWiths}
 en (p|P)lay cost {m:Num} or (higher|more) {t:Names}
ReqColorCountName
 en {m:Num}-color {t:Names}
ReqLevelCost
 en Play cost {m:Num} or (higher|more) Lv.{n:Num} w/{w:ReqWiths}
ReqColorName
 en {c:ColorList} {t:Names}
ReqTrait
 en {t:Names} trait
ReqText
 en {t:Names} in (its |)text
ReqNameHas
 en {t:Names} in (its |)name
ReqUnder
 en {t:Names} w/{n:Num} {u:Names} trait cards under( it|)
ReqSource
 en {t:Name} w/{u:Name} digivolution card
 en {t:Name} w/ {u:Name} under( it|)
 en {t:Name} w/{u:Name} in (its |)digivolution cards
%list ReqWiths ReqWith1 en " or w/" " or " " and " ", | or "
@ReqWith1
NameHas
 en {t:Names} in (its |)name
TextHas
 en {t:Names} in (its |)text
TextHas
 en {k:Keyword} in (its |)text
 en {k:Keyword} text
TraitHas
 en {t:Names} in (its |any |one of its |any of its |)(trait|traits)
Trait
 en (the |){t:Names} trait
SourceNamed
 en {t:Name} digivolution card
Cost[is=max]
 en play cost {n:Num} or (lower|less)
Cost[is=min]
 en play cost {n:Num} or (higher|more)
Dp[is=max]
 en {n:Num} DP or (lower|less)
Dp[is=min]
 en {n:Num} DP or (higher|more)
@ReqAll
ReqAll
 en Digimon
@ReqLv
ReqLevel[is=eq]
 en Lv.{n:Num}
ReqColor
 en {c:ColorList} Lv.{n:Num}
%list Names Name en ", | or " "/" " or " ", |, or " " and/or "
%list NamesAnd Name en ", | and " "/" " & " " and " ", |, and " "×" " × " ", "
