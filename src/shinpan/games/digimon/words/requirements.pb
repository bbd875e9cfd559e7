# Part 6: special lines: digivolution requirements, DNA, DigiXros, Assembly, Burst, App Fusion, Link, rules.
#
# WHAT THE DECLARATIONS DO NOT SAY
#   XrosReq.m AssemblyReq.m are in printed order: the left one is placed higher (7-2-2-8); w is what all of them must be
#   Mat       so many (absent: 1) cards of that sort, or that pass that requirement
#   Need      f and w: all of them, the ordinary filters of a card; no: not that

%node Line DigivolveReq(f: Req, n: int, c?: [Cond]) = printed(special=[needs.DigivolveLine(f, n, c if said(c) else None)])
%node Line DNAReq(a: Req, b: Req, n: int) = printed(special=[needs.DnaLine([a, b], n)])
%node Line XrosReq(n: int, m: [Material], w?: [Filter]) = materials('xros', n, m, w)
%node Line AssemblyReq(n: int, m: [Material], w?: [Filter]) = materials('assembly', n, m, w)
%node Line BurstReq(f: Req, n: int, t: text) = printed(special=[needs.BurstLine(f, n, filters.Named([t]))])
%node Line AppFusionReq(t: [text], n: int) = printed(special=[needs.FusionLine(each_named(t), n)])
%node Line LinkReq(f: Req, n: int) = printed(special=[needs.LinkLine(f, n)])
%node Line RuleTrait(t: [text]) = printed(traits=t)
%node Line RuleName(t: [text]) = printed(also_names=t)
%node Line RuleNameHas(t: [text]) = printed(name_parts=t)
%node Line RuleNumber(t: [text]) = printed(also_numbers=t)
%node Line RevealedName(t: [text]) = printed(revealed_names=t)
%node Line RevealedLevel(n: int) = printed(revealed_level=n)
%node Line CopiesRule(n: int) = printed(copies=n)
%enum Req ReqAll = filters.Kinds(DIGIMON | EGG)
%node Req ReqOr(x: [Req]) = AnyOf(x)
%node Req Need(f?: [Filter], w?: [Filter], no?: [Filter]) = need(f, w, no)
%node Req NeedThing(of: What) = need_thing(of)
%node Material Mat(f?: Req, of?: What, n?: int) = material(f, of, n or 1)
%node Material AnyMats(of: What) = material(None, of, needs.ANY_NUMBER)

@Special
DigivolveReq
 en [Digivolve] {f:Req}: Cost {n:Num}
DigivolveReq
 en [Digivolve] {f:Req} while {c:Conds}: Cost {n:Num}
 en [Digivolve] While {c:Conds}$COMMA {f:Req}: Cost {n:Num}
DNAReq
 en [DNA Digivolve] {a:Req} + {b:Req}: Cost {n:Num}
XrosReq
 en {n:XrosTag} {m:Mats}
AssemblyReq
 en {n:AssemblyTag} {m:Mats}
 en {n:AssemblyTag} {m:Mats}, all w/{w:Withs.many}
BurstReq
 en [Burst Digivolve] {f:Req} by returning 1 {t:Name} to $THEhand: Cost {n:Num}
AppFusionReq
 en [App Fusion] {t:NamesAnd}: Cost {n:Num}
LinkReq
 en [Link] {f:Req}: Cost {n:Num}
 en [Link] {f:ReqAll}: Cost {n:Num}
RuleTrait
 en [Rule] Trait: (=Has|Also has) $THE{t:NamesAnd}$TRAITOPT
RuleName
 en [Rule] Name: Also treated as {t:NamesAnd}
RuleNameHas
 en [Rule] Name: (=Also treated as having|Treated as having|Also has|Has) {t:NamesAnd}(=| in its name)
RuleNumber
 en [Rule] Card number: (=Also treated as|Treated as) {t:NamesAnd}
RevealedName
 en while this card is revealed from (=the|your) deck, (=its name|this card) is also treated as {t:NamesAnd}
RevealedLevel
 en while this card is revealed from (=the|your) deck, (=it|this card) is also treated as level {n:Num}
CopiesRule
 en (=[Rule] |)you can include up to {n:Num} copies of cards with (=this card's card number|this card number) in your deck
 en (=[Rule] |)a player can include up to {n:Num} copies of cards with (=this card's card number|this card number) in their deck
%row MatRow Mat en " x " " × " "×" " + "
%list MatOne Mat en "§"
@Mats
> MatRow MatOne
@Mat
Mat
 en {f:Req}
 en {n:Num} {f:Req}
 en {n:Num} {of:ReqThing.many}
AnyMats
 en ∞ {of:ReqThing.many}
@Req
> Req1
ReqOr
 en {x:ReqMany}
%last Req ReqOr
%many ReqMany Req1 en " or " "/" ", | or "
@Req1
Need
 en {f:NeedPres}
 en {f:NeedPres} $WSLASH{w:Withs.one}
 en {f:NeedPres} $WSLASH{w:Withs.one} w/o {no:Withs.one}
 en {f:NeedPres} w/o {no:Withs.one}
 en $WSLASH{w:Withs.one}
 en {f:NeedPres} if {w:NeedIfs}
 en {w:NeedIfs}
NeedThing
 en {of:ReqThing.one}
%list NeedPres NeedPre en " "
@NeedPre
Level[is=eq]
 en Lv.{n:Num}
Level
 en Lv.{n:Num} or {is:OrLess}
> Pre
@ReqAll
ReqAll
 en Digimon
%list NeedIfs NeedIf en "§"
@NeedIf
NameHas
 en (=name contains|its name contains) {t:Names}
 en {t:Names} in ${ITSOPT}name
TextHas
 en {t:Names} in ${ITSOPT}text
@ReqThing #
> PreThing* WithThing*
Thing
 en {f:Pres} {k:Kinds*} $WITH {f3:Withs*}
%list Names Name en ", | or " "/" " or " ", |, or " " and/or "
%list NamesAnd Name en ", | and " "/" " & " " and " ", |, and " "×" " × " ", "
