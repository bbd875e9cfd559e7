# Part 2: who and what. Selectors are flat.
#
# NODES OF THIS FILE
#   Sel      n: count; o: whose (You Opponent Anyone; EachPlayer: so many of each); of: what; z: zones it is in, any of them (none: in the battle area; for a
#            card the zone its verb implies; in a tuple of Sels all have the printed zone). A verb's x is a tuple: all of them
#   Thing    k: kinds (any of: Digimon Tamer Option Token, DigimonCard TamerCard OptionCard EggCard Card, SecurityDigimon
#            SecurityCard, Source = digivolution card, LinkCard; absent: any); f: filters (all must hold)
#            SelWith is only a spelling: its filters w are printed behind the zone, in the meaning they are among those of the thing
#   Either   a, b: one sort of thing or another
#   OneOf    x: selectors in printed order, one of them is taken
#   EachOf   n, t, z: n cards of each of these names · EachKind n, of, z: n of each (different) · EachThing n, o, x: things: n of each of them
#            EachFilter n, a, m, b, (p, c), k:
#            n with the filters a and m with the filters b (and p with c)
#   counts   Exactly(n) UpTo(n) AtLeast(n) AtMost(n) One (a, an) All AnyNumber No NoOther Another (one that is not this)
#            AnyExactly(n) (any n, also from several stacks) AnyOf (any of: for a target one, for a trigger one or more).
#            In triggers and conditions One, Exactly(1) and AnyOf all mean at least one
#   refs     This(k, z) the card with this effect · ThisWith(f) ThisWithout(f) the same, while the filters hold (do not hold)
#            It, That(k) the one thing last chosen or last talked of (the subject of the trigger before anything was chosen)
#            Them, Those(k) the same for several · SomeOf(n, x) some of those · Such(n, k, z, o) n more of the sort named just before
#            Revealed the revealed (looked at, searched) cards · Rest those not yet taken · Made(v, k, o) what this effect did v to
#            (Play Delete Digivolve DNADigivolve Suspend Return Trash Place Add Choose Link) · Attacker the attacking Digimon
#   zones    Zone(o, p: (Hand Trash Deck Security Breeding Battle EggDeck FaceUpSecurity)), o Theirs: of whom the sentence is about;
#            each=1: counted in each of them alone; “the battle area” is that of both players (Anyone)
#            Sources(x) the digivolution cards of x · SourcesAny of any Digimon · Links(x) its link cards · Stack(x) · Revealed
#   ends     o Either: of the player that is chosen
#            Top(n, o, p, f) Bottom(n, o, p, f) TopUpTo TopOrBottom(o, p) cards of a pile · TopSource BottomSource(n, x, f)
#            TopSourceUpTo BottomSourceUpTo of the digivolution cards of each x · TopOf(x, n) the top (n) cards of a stack · ZoneAll(z)
#   filters  Level Dp Cost UseCost Colors (n, is: eq max min) · SourceCount(n, is) · Color(c) NonColor(c) Trait(t) Named(t) NameHas(t)
#            TextHas(t or k) TraitHas(t, no: not these) NameOrTextHas NameOrTraitHas FormOrTypeHas: any of their values · AllTraits(t) all
#            AnyOf(f) any of the filters · Without(f) not · That(f) · Not(x) other than x · Is(x) is such a thing
#            Suspended Unsuspended Attacking FaceUp FaceDown Other (not this card) Linked NonEgg NotDigimon HasLevel HasLinks
#            OnField: in the battle area or the breeding area (3-4-4) · HasInherited HasTiming(t) Has(k: any of these keywords) XrosRequirements NoSources HasSources FaceDownSources
#            LevelAny(n: numbers) any of these levels · OriginalDp(n, is)
#            PlayOrUseCost(n, is: the play cost, or the use cost of an Option) HasLinkEffects
#            SourceIs(x) has such a card among its digivolution cards · SameLevelInStack(n)
#            Extreme(s: DP Level PlayCost…, is: lowest highest) among all that the rest of the selector allows
#            VersusStat(s, is, x, y) its s compared with the y of x
#            Versus(s, is: max min less more, x) compared with x · VersusCount(s, is, x) with how many x there are
#            TokenFacts(x: Facts(k: Digimon, c: colours, dp, level, cost, t: traits, e: Quote of its effects)): what the token is that
#            is played; of the slots of Facts those are there that are printed (4-18-1)
#            SameAs(s, x) DifferentFrom(s, x) · Same(s) Different(s) SameLevel: among each other · Total(s, n) together at most n · TotalVersus(s, x, y) together at most the y of x

%enum Things Them = selectors.Meant()
%enum Things Attacker = selectors.AttackerRef()
%enum Things Rest = selectors.RestOf()
%enum Things Revealed = selectors.RestOf()
%node Things EachOf(n: Count, t: [text], z?: [Zone]) = each_of(n, t, z)
%node Things EachThing(n: Count, o: Who, x: [What]) = each_thing(n, o, x)
%node Things EachKind(n: Count, of: What, z: [Zone]) = each_kind(n, of, z)
%node Things EachFilter(n: Count, a: [Filter], m: Count, b: [Filter], k: [CardKind], z?: [Zone], f?: [Filter], o?: Who, p?: Count, c?: [Filter])
%built words Things EachFilter = each_filter([(n, raw(a)), (m, raw(b)), (p, raw(c))], k, z, f, sided(o))
%node Things ZoneAll(z: [Zone]) = selectors.Pick(Count(ALL, 0), places(z, b.side), None)
%node Things ThisWith(f: [Filter]) = selectors.This(False, every(f))
%node Things ThisWithout(f: [Filter]) = selectors.This(False, every(f), True)
%node Things Made(k: CardKind, v: Did, o?: Who) = selectors.MadeThings(v, MASKS[k] if k in ('Digimon', 'Tamer', 'Option') else 0, o or -1)
%node Things Such(n: Count, z?: [Zone], k?: [CardKind], o?: Who) = such(n, k, z, o)
%node Things Top(n: int, o: Who, p: Pile, f?: [Filter]) = ends(n, o, p, f, False)
%node Things TopUpTo(n: int, o: Who, p: Pile) = having(ends(n, o, p, [], False), up_to=True)
%node Things Bottom(n: int, o: Who, p: Pile, f?: [Filter]) = ends(n, o, p, f, True)
%node Things TopOrBottom(o: Who, p: Pile) = cannot: which end is chosen is asked only where cards are put
%node Things TopSource(n: int, x: Things, f?: [Filter]) = selectors.SourceEnds(n, x, False, any_tests(f))
%node Things BottomSource(n: int, x: Things, f?: [Filter]) = selectors.SourceEnds(n, x, True, any_tests(f))
%node Things BottomSourceUpTo(n: int, x: Things) = having(selectors.SourceEnds(n, x, True, None), up_to=True)
%node Things TopSourceUpTo(n: int, x: Things) = having(selectors.SourceEnds(n, x, False, None), up_to=True)
%node Things TopOf(n?: int, x: Things) = selectors.StackTop(x, n or 1)
%enum Filter Suspended Unsuspended FaceUp FaceDown NonEgg NotDigimon Linked HasLevel NoSources HasSources FaceDownSources HasInherited HasLinks HasLinkEffects XrosRequirements Attacking = filters.InState(kind)
%enum Filter Other = filters.Other()
%enum Filter SameLevel = limit(selectors.Bound('same', 'Level'))
%enum Filter OnField = cannot: only where things are chosen
%node Filter Color(c?: [Color]) = filters.Color(c)
%node Filter LevelAny(n: [int]) = level_any(n)
%node Filter TextHas(t?: [text], k?: Keyword) = text_has(t, k)
%node Filter UseCost(is: 'eq'|'max'|'min', n: int) = number('UseCost', is, n)
%node Filter PlayOrUseCost(is: 'max'|'min', n: int) = number('PlayCost', is, n)
%node Filter Different(s: Filter|Stat) = limit(selectors.Bound('different', raw(s).kind))
%node Filter NonColor(c: [Color]) = filters.Color(c, True)
%node Filter Trait(t: [text]) = filters.Trait(t)
%node Filter AnyOf(f: [Filter]) = AnyOf(f)
%node Filter AllTraits(t: [text]) = filters.Trait(t, True)
%node Filter Colors(is: 'eq'|'min', n: int) = filters.ColorCount(HOW[is], n)
%node Filter Extreme(is: 'highest'|'lowest', s: Stat) = having(b.choice, extreme=s, highest=is_ == 'highest')
%node Filter TraitHas(t: [text], no?: [text]) = filters.TraitHas(t, no)
%node Filter NameOrTextHas(t: [text]) = AnyOf([filters.NameHas(t), filters.TextHas(t)])
%node Filter FormOrTypeHas(t: [text]) = filters.TraitHas(t, [])
%node Filter NameOrTraitHas(t: [text]) = AnyOf([filters.NameHas(t), filters.TraitHas(t, [])])
%node Filter SameLevelInStack(n: Count) = filters.SameLevelInStack('>=', n.n)
%node Filter SourceCount(is: 'eq'|'max'|'min', n: int) = number('Sources', is, n)
%node Filter SourceIs(x: Things) = source_is(x)
%node Filter Has(k: [Keyword]) = has(k)
%node Filter HasTiming(t: Timing) = filters.HasTiming(names_of([t]))
%node Filter OriginalDp(is: 'eq'|'max'|'min', n: int) = number('OriginalDP', is, n, '')
%node Filter Versus(s: Stat, is: 'less'|'max'|'min'|'more', x: Things) = having(filters.Versus(s, HOW[is], x), then=raw(x).kind == 'Made')
%node Filter VersusStat(s: Stat, is: 'max', x: Things, y: Stat) = filters.Versus(s, HOW[is], x, y)
%node Filter VersusCount(s: Stat, is: 'max'|'min', x: [Things|Zone]) = versus_count(s, is, x)
%node Filter SameAs(s: Stat|Filter, x: Things) = having(filters.SameInformation(raw(s).kind, x, False), then=raw(x).kind == 'Made')
%node Filter Same(s: Stat) = same(s)
%node Filter DifferentFrom(s: Stat, x: Things) = having(filters.SameInformation(raw(s).kind, x, True), then=raw(x).kind == 'Made')
%node Filter Without(f: [Filter]) = IsNot(every(f))
%node Filter That(f: [Filter]) = every(f)
%node Filter TotalVersus(s: Stat, x: Things, y: Stat) = limit(having(selectors.Bound('total', s), value=conds.HighestStat(hosts(x), y)))
%node Filter Total(s: Stat, n: int, shared?: flag) = limit(having(selectors.Bound('total', s, n), shared=said(shared)))
%node Filter TokenFacts(x: Facts) = rewritten
%node Filter Is(x: Things) = tester(x) if raw(x).kind == 'Sel' else filters.Among(x, False)
%node What Either(a: What, b: What) = AnyOf([a, b])
%node What Thing(f?: [Filter], k?: [CardKind]) = together(kinds_filter(k, b.cards), tests(f))
%enum Count All = Count(ALL, 0)
%enum Count AnyNumber = Count(ANY, 0)
%enum Count AnyOf = Count(EXACT, 1)
%node Count AnyExactly(n: int) = Count(EXACT, n)
%node Count UpTo(n: int) = Count(UP_TO, n)
%enum Zone Revealed = [selectors.Revealed()]
%enum Zone SourcesAny = [selectors.Below(selectors.Pick(None, [selectors.Field(b.side, [st.BATTLE])], None), False)]
%node Zone Sources(x: Things) = [selectors.Below(hosts(x, b.side), single(x))]
%node Zone Stack(x: Things) = [selectors.WholeStack(hosts(x, b.side))]
%names CardKind Card DigimonCard TamerCard OptionCard Digimon Tamer Option EggCard Token SecurityDigimon SecurityCard Source LinkCard
%enum Who EachPlayer = b.each
%enum Color Red = 1
%enum Color Blue = 2
%enum Color Yellow = 4
%enum Color Green = 8
%enum Color Black = 16
%enum Color Purple = 32
%enum Color White = 64
%names Stat Cost
%names Did DNADigivolve Use Choose
%enum Pile FaceUpSecurity = st.SECURITY
%enum Pile Hand = st.HAND
%enum Pile Security = st.SECURITY
%enum Pile Deck = st.DECK
%enum Pile Breeding = st.BREEDING
%enum Pile EggDeck = st.EGGS

%row SelOr AnyFull en " or " ", or "
@NamedFirst
Sel
 en {of:NamedWhat}
 en {of:NamedWhat} (in|from) {z:Zones}
%list SelsFull SelE en ", | and " " and " ", |, and " " and/or "
%list SelsBare Bare.many en "§"
@Sels
> SelsFull SelsBare SelsEach
@AnyFull
> Full#
@AnySel
> Sel#
@SelE
> Full# Ends
OneOf
 en {x:SelOr}
 en {x:NamedFirst} or {x2:AnyFull}
%last SelE OneOf
%list Subject1# Sel# en "§"
%many SubjectMany SelE en ", | and "
@Subject #
> Subject1*
>.many SubjectMany
> SubjectOr
%list SubjectOr SubjectOneOf en "§"
@SubjectOneOf
OneOf
 en {x:SelOr}

@Sel #
> Full*
>.many Bare.many
@Bare #
Sel
 en.many {of:What.many}
 en.many {of:NamedWhat} {z:UnderZones}
 en.many {of:What.many} (in|from|among) {z:Zones}
# "1 [A] and [B]": one of each
%list SelsEach EachOf en "§"
@EachOf
EachOf
 en {n:Count.one} {t:EachNames}
 en {n:Count.one} {t:EachNames} (from|in|among) {z:Zones}
 en {n:Count.one} of each {t:EachNames} (from|in|among|from among) {z:Zones}
EachThing
 en {n:Count.one} of {o:Own} {x:EachThings}
EachKind
 en {n:Count.one} of each {of:What.one} (from|in|among) {z:Zones}
EachFilter
 en {n:Count.one} {a:EachPres} and {m:Count.one} {b:EachPres} {k:Kinds.one}
 en {n:Count.one} {a:EachPres} and {m:Count.one} {b:EachPres} {k:Kinds.one} (from|in|among) {z:Zones}
 en {n:Count.one} {a:EachPres} and {m:Count.one} {b:EachPres} {k:Kinds.one} with {f:Withs.one} (from|in|among) {z:Zones}
 en {n:Count.one} of {o:Own} {a:Pres} and {m:Count.one} of their {b:Pres} {k:Kinds.many}
 en {n:Count.one} of {o:Own} {a:Pres}, {m:Count.one} of their {b:Pres} and {p:Count.one} of their {c:Pres} {k:Kinds.many}
%many EachThings PreThing.many en ", | and " " and " ", |, and "
%list EachPres EachPre en " "
@EachPre
Level[is=eq]
 en level {n:Num}
Color
 en {c:ColorList}
%many EachNames Name en ", | and " " and " ", |, and "
@AnyHost
> Host# Bare.many
@Full #
> Host*
Sel
 en {n:Count*} of {z:PossSources} {of:SourceThing.many}
Sel
 en {n:Count*} of {z:SourceZones}
 en {n:Count*} digivolution (cards|card) {z:OfSources}
 en.one {n:CountA} digivolution card {z:OfSources}
 en.many {n:AllOnly} {z:SourceZones}
 en {n:Count*} {of:SourceThing*} {z:OfSources}
 en.many {z:TheSources}
@Full #
Sel
 en.many {n:AllOnly} of {o:Own} {of:EitherAnd}
@EitherAnd
Either
 en {a:BareThing.many} and {b:PreThing.many}
 en {a:PreThing.many} and {b:PreThing.many}
Thing
 en {f:NamedAnd}
%list NamedAnd NamedAnd1 en "§"
@NamedAnd1
Named
 en {t:EachNames}(|s)
@AllOnly
All
 en all
@Host #
> Ref*
Sel
 en {n:Count*} of {o:Own} {of:What.many}
 en {n:Count*} of {o:Own} {of:What.many} (from|in|from among|among) {z:Zones}
 en.one {n:Count.one} {of:What.one}
 en.many {n:Count.many} {of:What.many}
 en.one {n:Count.one} {of:What.one} among {z:RevealedL}
 en.many {n:Count.many} {of:What.many} among {z:RevealedL}
 en.one {n:Count.one} {of:What.one} (from|in|among|from among) {z:Zones}
 en.many {n:Count.many} {of:What.many} (from|in|among|from among) {z:Zones}
 en.many {n:Count.many} {o:Own} {of:What.many}
 en.many {o:Own} {of:What.many}
 en.many {o:Own} {of:What.many} (in|from|among) {z:Zones}
 en.one {n:CountA} {o:OwnA} {of:What.one}
 en.one {n:CountA} {of:What.one}
 en.one {n:CountA} {of:What.one} (from|in|among|from among) {z:Zones}
 en.one {n:Another} of {o:Own} {of:What.many}
SelWith
 en.one {n:Count.one} {of:Thing.one} (from|in|among|from among) {z:Zones} with {w:Withs.one}
 en.many {n:Count.many} {of:Thing.many} (from|in|among|from among) {z:Zones} with {w:Withs.many}
 en.one {n:CountA} {of:Thing.one} (from|in|among|from among) {z:Zones} with {w:Withs.one}
 en.one {n:Count.one} {of:Thing.one} (from|in|among|from among) {z:Zones} {w:LateTails.one}
 en.one {n:CountA} {of:Thing.one} (from|in|among|from among) {z:Zones} {w:LateTails.one}
%last Host SelWith
Sel
 en {n:Count*} {of:CardThing*} {z:UnderZones}
 en.one {n:CountA} {of:CardThing.one} {z:UnderZones}
Sel
 en.many {n:AnyNumberOf} of {of:What.many}
 en.many {n:AnyNumberOf} of {of:What.many} (from|in|among|from among) {z:Zones}
Sel[n=@All]
 en.many the {of:What.many} (in|among) {z:Zones}
 en.many all of the {of:What.many} (in|among) {z:Zones}
Sel
 en.many digivolution cards {z:OfSources}
@AnyNumberOf
AnyNumber
 en any number
%list PossSources PossSource en "§"
@PossSource
Sources
 en {x:Poss}
%list TheSources TheSource en "§"
@TheSource
Sources
 en {x:PossIt} digivolution cards
%list SourceZones SourceZone en "§"
%list RevealedL RevealedZone en "§"
@RevealedZone
Revealed
 en them
%list OfSources OfSource en "§"
%list UnderZones UnderZone en "§"
@CardThing #
Thing
 en {k:CardKinds*}
 en {f:Pres} {k:CardKinds*}
 en {k:CardKinds*} with {f3:Withs*}
 en {f:Pres} {k:CardKinds*} with {f3:Withs*}
%list CardKinds# CardKind# en " or "
@CardKind #
Card
 en <card>
DigimonCard
 en Digimon <card>
TamerCard
 en Tamer <card>
OptionCard
 en Option <card>
@UnderZone
Sources
 en under {x:AnyHost}
@SourceZone
Sources
 en {x:Poss} digivolution cards
 en the digivolution cards (of|under) {x:AnySel}
Links
 en {x:Poss} link cards
@OfSource
Sources
 en (of|under|from) {x:AnySel}
@CountA
One
 en (a|an|one)
Another
 en another
@Another
Another
 en another
@Count #
Exactly[n=1]
 en.one 1
 en.one one
Exactly
 en.many {n:Big}
AnyExactly
 en.many any {n:Big}
AnyExactly[n=1]
 en.one any 1
UpTo[n=1]
 en.one up to 1
UpTo
 en.many up to {n:Big}
All
 en.many all
 en.old each
AnyNumber
 en.many any number
AnyOf
 en.many any
@Own
You
 en your
Opponent
 en your opponent's
 en their
Anyone
 en both players'
 en either player's
EachPlayer
 en each player's
@OwnA
Opponent
 en opponent's

# ------------------------------------------------------------------ things
@What #
> Thing*
> Either*
%last What Either
@BareThing #
Thing
 en {k:Kinds*}
@PreThing #
Thing
 en {f:Pres} {k:Kinds*}
@Either #
Either
 en {a:BareThing*} or {b:PreThing*}
Either
 en {a:Thing*} or {b:What*}
 en {a:Thing*}, or {b:Thing*}
 en {a:Thing*} and/or {b:What*}
 en {a:Thing*}, {b:Either*}
@Thing #
Thing
 en {k:Kinds*}(| in play)
 en {k:Kinds*} (with|w/|that have|that has) {f3:Withs*}(| in play)
 en {f:Pres} {k:Kinds*} (with|w/|that have|that has) {f3:Withs*}(| in play)
 en {f:Pres} {k:Kinds*}(| in play)
 en {k:Kinds*} in play with {f3:Withs*}
 en {f:Pres} {k:Kinds*} in play with {f3:Withs*}
 en {k:Kinds*} {f4:Tails*}
 en {k:Kinds*} (with|w/|that have|that has) {f3:Withs*} {f4:Tails*}
 en {f:Pres} {k:Kinds*} (with|w/|that have|that has) {f3:Withs*} {f4:Tails*}
 en {f:Pres} {k:Kinds*} {f4:Tails*}
 en {f2:NamedL*}(| in play)
 en {f:Pres} {f2:NamedL*}(| in play)
 en {f2:NamedL*} (with|w/|that has|that have) {f3:Withs*}(| in play)
 en {f:Pres} {f2:NamedL*} (with|w/) {f3:Withs*}
 en {f2:NamedL*} {f4:Tails*}
 en {k:FieldKinds*} {f5:FieldL}
 en {k:FieldKinds*} (with|w/|that have|that has) {f3:Withs*} {f5:FieldL}
 en {f:Pres} {k:FieldKinds*} (with|w/|that have|that has) {f3:Withs*} {f5:FieldL}
 en {f:Pres} {k:FieldKinds*} {f5:FieldL}
 en {f2:NamedL*} {f5:FieldL}
 en {f:Pres} {f2:NamedL*} {f5:FieldL}
 en {f2:NamedL*} (with|w/|that has|that have) {f3:Withs*} {f5:FieldL}
%list FieldL FieldF en "§"
@FieldF
OnField
 en on the field
%list FieldKinds# FieldKind# en ", | or " "/" " and/or " " and " ", |, or "
@FieldKind #
Digimon
 en <Digimon>
Tamer
 en <Tamer>
Option
 en <Option>
%list NamedL# NamedN# en "§"
@NamedN #
Named
 en.one {t:Names}
 en.many {t:Names}(|s)
%list Kinds# Kind# en ", | or " "/" " and/or " " and " ", |, or "
@Kind #
Digimon
 en <Digimon>
Tamer
 en <Tamer>
Option
 en <Option>
DigimonCard
 en Digimon <card>
TamerCard
 en Tamer <card>
OptionCard
 en Option <card>
EggCard
 en Digi-Egg <card>
 en <Digi-Egg>
Token
 en <Token>
Card
 en <card>
SecurityDigimon
 en Security Digimon
SecurityCard
 en security <card>
Source
 en digivolution <card>
LinkCard
 en link <card>
%list Pres Pre en " "
%many LevelNumbers Num en ", | or " " or " " or level " "/" ", level | or level "
@Pre
LevelAny
 en level {n:LevelNumbers}
TextHas
 en {t:Names} text
Cost[is=eq]
 en play cost {n:Num}
UseCost[is=max]
 en use cost {n:Num} or (lower|less)
UseCost[is=min]
 en use cost {n:Num} or (higher|more)
PlayOrUseCost[is=max]
 en play or use cost {n:Num} or (lower|less)
PlayOrUseCost[is=min]
 en play or use cost {n:Num} or (higher|more)
Dp[is=eq]
 en {n:Num} DP
Different[s=@Name]
 en differently named
Level[is=eq]
 en (level {n:Num}|Lv.{n:Num})
Level[is=max]
 en (level {n:Num}|Lv.{n:Num}) or lower
Level[is=min]
 en (level {n:Num}|Lv.{n:Num}) or higher
Color
 en {c:ColorList}
NonColor
 en {c:NonColors}
%list NonColors NonColorName en "§"
@NonColorName
Red
 en non-red
Blue
 en non-blue
Yellow
 en non-yellow
Green
 en non-green
Black
 en non-black
Purple
 en non-purple
White
 en non-white
@OneColor
Color
 en {c:ColorList}
@OneTrait
Trait
 en {t:Names} trait
%many ColorComma ColorName en ", "
@OneColor
Color
 en {c:ColorComma}
@Pre
AnyOf
 en {f:OneColor} or {f2:OneTrait}
 en {f:OneColor} and {f2:OneTrait}
Different[s=@Color]
 en differently colored
AllTraits
 en {t:EachNames} trait
Suspended
 en suspended
Unsuspended
 en unsuspended
Other
 en other
Trait
 en {t:Names} trait
Named
 en {t:Names}
Cost[is=max]
 en play cost {n:Num} or (lower|less)
 en.old play cost of {n:Num} or (lower|less)
Cost[is=min]
 en play cost {n:Num} or (higher|more)
Dp[is=max]
 en {n:Num} DP or (lower|less)
Dp[is=min]
 en {n:Num} DP or (higher|more)
Colors[is=eq]
 en {n:Num}-color
 en {n:Num} -color
 en {n:Num} color
Colors[is=min,n=2]
 en (multicolored|multicolor|multi-color)
Colors[is=eq,n=1]
 en single-color
FaceUp
 en (face-up|face up)
FaceDown
 en (face-down|face down)
NonEgg
 en non-Digi-Egg
NotDigimon
 en non-Digimon
Extreme[is=lowest]
 en lowest {s:Stat}
Extreme[is=highest]
 en highest {s:Stat}
Linked
 en linked
SameLevel
 en same-level
%list ColorList ColorName en ", | or " "/" " or " ", |, or " " and " " and/or "
@ColorName
Red
 en red
Blue
 en blue
Yellow
 en yellow
Green
 en green
Black
 en black
Purple
 en purple
White
 en white
@Stat
DP
 en DP
Level
 en level
PlayCost
 en play cost
UseCost
 en use cost
Cost
 en cost

%list Withs# With1# en " and " ", and " " and with " " with " " and has "
@With1 #
> With*
AnyOf
 en {f:WithOr*}
%last With1 AnyOf
%many WithOr# With# en ", | or " ", |, or " ", | or with " " or with "
@With #
Trait
 en (the |a |an |){t:Names} (trait|traits)
 en {t:Names} as (its|their) trait
TraitHas
 en (|the ){t:Names} in (one of its|any of its|any of their|one of their|its|their|one of) (traits|trait|types|type|form|attribute|forms)
 en {t:Names}, other than {no:Names}, in (one of its|any of its|its|their) traits
NameHas
 en {t:Names} in ((its|their)|the) (name|names)
 en.old {t:EachNames} in their names
TextHas
 en {t:Names} in (its|their) (text|texts)
TextHas
 en {k:Keyword} in (its|their) (text|texts)
NameOrTextHas
 en {t:Names} in (its|their) (name or text|names or texts)
FormOrTypeHas
 en {t:Names} in (its|their) form or type
NameOrTraitHas
 en {t:Names} in (its|their) name or traits
Dp[is=max]
 en {n:Num} DP or (less|lower)
 en DP of {n:Num} or (less|lower)
Dp[is=min]
 en {n:Num} DP or (more|higher)
 en {n:Num} or more DP
 en DP of {n:Num} or (more|higher)
Dp[is=eq]
 en {n:Num} DP
Cost[is=max]
 en (a play cost|play costs) of {n:Num} or (less|lower)
 en play cost of {n:Num} or (less|lower)
 en a play cost {n:Num} or (less|lower)
Cost[is=min]
 en (a play cost|play costs) of {n:Num} or (more|higher)
Cost[is=eq]
 en (a play cost|play costs) of {n:Num}
UseCost[is=max]
 en (a use cost|use costs) of {n:Num} or (less|lower)
 en (a |)(memory cost|cost|costs) of {n:Num} or (less|lower)
UseCost[is=min]
 en (a use cost|use costs) of {n:Num} or (more|higher)
 en (a |)(memory cost|cost|costs) of {n:Num} or (more|higher)
UseCost[is=eq]
 en (a use cost|use costs) of {n:Num}
 en (a |)(memory cost|cost|costs) of {n:Num}
Level[is=max]
 en.old a level of {n:Num} or (lower|less)
Level[is=min]
 en.old a level of {n:Num} or (higher|more)
Level[is=eq]
 en.old a level of {n:Num}
HasLevel
 en a level
Extreme[is=lowest]
 en the lowest {s:Stat}
Extreme[is=highest]
 en the highest {s:Stat}
NoSources
 en no digivolution cards
HasSources
 en digivolution cards
SameLevelInStack
 en {n:CondCount#} same-level cards in its stack
NoSources
 en no cards in (its|their) digivolution cards
SourceCount[is=min]
 en {n:Num} or more digivolution cards
 en {n:Num} or more cards under (it|them)
SourceCount[is=max]
 en {n:Num} or (fewer|less) digivolution cards
SourceCount[is=eq]
 en {n:Num} digivolution [n?card:cards]
SourceIs
 en {x:AnySel} in (its|their) digivolution cards
 en {x:SourceQuant} in (its|their) digivolution cards
 en {x:AnySel} under (it|them)
 en {x:SourceSel}
FaceDownSources
 en face-down digivolution cards
Has
 en {k:KeywordsOr}
%list KeywordsOr Keyword en ", | or " " or " ", |, or "
@With #
HasTiming
 en (an |){t:TimingTag} (effect|effects)
HasInherited
 en (an inherited effect|inherited effects)
HasInherited
 en inherited effects
HasLinks
 en link cards
 en a link card
HasLinkEffects
 en (link effects|a link effect)
OriginalDp[is=max]
 en an original DP of {n:Num} or (less|lower)
OriginalDp[is=min]
 en an original DP of {n:Num} or (more|higher)
OriginalDp[is=eq]
 en an original DP of {n:Num}
PlayOrUseCost[is=max]
 en (a |)play or use cost of {n:Num} or (less|lower)
PlayOrUseCost[is=min]
 en (a |)play or use cost of {n:Num} or (more|higher)
Colors[is=min]
 en {n:Num} or more colors
Colors[is=eq]
 en {n:Num} colors
Color
 en.old (the |){c:ColorList} (color|as a color)
XrosRequirements
 en (a DigiXros requirement|DigiXros requirements)
Versus[s=@DP,is=max]
 en as much or less DP as {x:CmpSel}
 en as much or less DP than {x:CmpSel}
 en DP less than or equal to {x:CmpSel}
 en DP less than or equal to {x:Poss} DP
 en less than or equal to {x:Poss} DP
Versus[s=@DP,is=min]
 en as much or more DP as {x:CmpSel}
 en (DP equal to or (greater|higher|more) than|equal or (higher|greater|more) DP (than|as|to)) {x:CmpSel}
Versus[s=@DP,is=max]
 en DP less than or equal to the DP of {x:CmpSel}
Versus[s=@DP,is=less]
 en less DP than {x:CmpSel}
Versus[s=@DP,is=more]
 en (more|higher) DP than {x:CmpSel}
Versus[s=@Level,is=max]
 en as high or lower a level as {x:CmpSel}
 en (a level|level) (less than or equal to|equal to or less than) {x:CmpSel}
 en (a level|level) (less than or equal to|equal to or less than) {x:Poss} level
Versus[s=@Level,is=less]
 en a lower level than {x:CmpSel}
Versus[s=@Level,is=more]
 en a higher level than {x:CmpSel}
Versus[s=@Level,is=min]
 en as high or higher a level as {x:CmpSel}
 en a level (equal to or (higher|greater) than|(higher|greater) than or equal to) {x:CmpSel}
 en a level (equal to or (higher|greater) than|(higher|greater) than or equal to) {x:Poss} level
Versus[s=@Level,is=max]
 en a level equal to or lower than {x:CmpSel}
Versus[s=@PlayCost,is=min]
 en as high or higher a play cost as {x:CmpSel}
 en a play cost (equal to or (higher|greater) than|(higher|greater) than or equal to) {x:CmpSel}
Versus[s=@PlayCost,is=less]
 en a lower play cost than {x:CmpSel}
Versus[s=@PlayCost,is=more]
 en a higher play cost than {x:CmpSel}
Versus[s=@UseCost,is=max]
 en as high or lower a use cost as {x:CmpSel}
VersusStat[s=@UseCost,is=max]
 en as high or lower a use cost as {x:Poss} {y:Stat}
VersusStat[s=@PlayCost,is=max]
 en as high or lower a play cost as {x:Poss} {y:OtherStat}
VersusStat[s=@Level,is=max]
 en as high or lower a level as {x:Poss} {y:CostStat}
Versus[s=@Sources,is=min]
 en as many or more digivolution cards as {x:CmpSel}
Versus[s=@Sources,is=less]
 en fewer digivolution cards than {x:CmpSel}
VersusCount[s=@Level,is=max]
 en as high or lower a level as the number of {x:CountZone}
VersusCount[s=@Level,is=min]
 en as high or higher a level as the number of {x:CountZone}
 en a level (equal to or (higher|greater) than|(higher|greater) than or equal to|as high or higher (as|than)) the number of {x:CountZone}
VersusCount[s=@PlayCost,is=max]
 en as high or lower a play cost as the number of {x:CountZone}
 en a play cost (equal to or (lower|less) than|(lower|less) than or equal to) the number of {x:CountZone}
 en a play cost (equal to or (lower|less) than|(lower|less) than or equal to) the number of {x:NumberSources}
VersusCount[s=@PlayCost,is=min]
 en as high or higher a play cost as the number of {x:CountZone}
Versus[s=@PlayCost,is=max]
 en as high or lower a play cost as {x:CmpSel}
 en a play cost (less than or equal to|equal to or less than) {x:CmpSel}
 en a play cost (less than or equal to|equal to or less than) {x:Poss} play cost
VersusCount[s=@Level,is=max]
 en a level less than or equal to the number of {x:CountZone}
 en a level equal to or lower than the number of {x:CountZone}
 en a level as high or lower (as|than) the number of {x:CountZone}
 en a level less than or equal to the number of {x:NumberSources}
Versus[s=@Sources,is=max]
 en digivolution cards less than or equal to {x:Poss} digivolution cards
 en equal or fewer digivolution cards than {x:CmpSel}
 en as many or fewer digivolution cards as {x:CmpSel}
Versus[s=@Sources,is=more]
 en more digivolution cards than {x:CmpSel}
SameAs[s=@Name]
 en the same (name|names) as {x:CmpSel}
SameAs[s=@Level]
 en the same (level|levels) as {x:CmpSel}
SameAs[s=@Color]
 en the same (color|colors) as {x:CmpSel}
SameAs[s=@Number]
 en the same card number as {x:CmpSel}
Different[s=@Name]
 en different names
 en a different name
Different[s=@Level]
 en different levels
Different[s=@Color]
 en different colors
Different[s=@Number]
 en different card numbers
Same[s=@Level]
 en the same level
Same[s=@Name]
 en the same name
DifferentFrom[s=@Name]
 en a different name (from|than) {x:CmpSel}
@SourceQuant
Sel
 en {n:CondMany} {of:What.many}
 en {n:NoCount} {of:What.many}
@CondMany
AtLeast
 en {n:Num} or more
AtMost
 en {n:Num} or (fewer|less)
@NumberSources
> TheSources
@SourceSel
Sel
 en {n:CondMany} {of:SourceThing.many}
 en {n:Count#} {of:SourceThing#}
 en {n:CountA} {of:SourceThing.one}
@SourceThing #
Thing
 en {k:SourceKind*} with {f3:Withs*}
 en {f:Pres} {k:SourceKind*}
%list SourceKind# SourceK# en "§"
@SourceK #
Source
 en digivolution <card>

%list Tails# Tail# en " "
@Tail #
Not
 en other than {x:NotSel}
 en , other than {x:NotSel},
 en except {x:NotSel}
Without
 en without {f:Withs#}
 en and without {f:Withs#}
Same[s=@Level]
 en of the same level
That
 en (that's|that is|that are|who is) {f:States}
TotalVersus
 en whose (total|combined) {s:StatPlural} (adds up to|add up to|is|are) (equal or less than|less than or equal to|equal to or less than) {x:Poss} {y:Stat}
 en whose (total|combined) {s:StatPlural} (adds up to|add up to|is|are) (equal or less than|less than or equal to|equal to or less than) the {y:Stat} of {x:CmpSel}
Total
 en with {s:Stat} adding up to {n:Num}
 en with a total {s:Stat} of {n:Num}
 en whose total {s:StatPlural} (add|adds) up to {n:Num} or less
 en whose {s:StatPlural} (add|adds) up to {n:Num} or less
 en with a total {s:Stat} of {n:Num} or less
 en with a total {s:Stat} up to {n:Num}
 en with total {s:StatPlural} of {n:Num} or less
 en so that their {s:Stat} total is up to {n:Num}
 en so (that |)their total {s:StatPlural} (is|are) {n:Num} or less
 en whose {s:StatPlural} (total|totals) up to {n:Num}
 en whose {s:StatPlural} (total|totals) {n:Num} or less
Versus[is=max]
 en whose {s:Stat} is (less than or equal to|equal to or less than) {x:CmpSel}
 en whose {s:Stat} is (less than or equal to|equal to or less than) {x:Poss}
Versus[is=max,s=@Level]
 en whose level is (less than or equal to|equal to or less than) {x:Poss} level
Versus[is=max,s=@DP]
 en whose DP is (less than or equal to|equal to or less than) {x:Poss} DP
Versus[is=max,s=@PlayCost]
 en whose play cost is (less than or equal to|equal to or less than) {x:Poss} play cost
VersusCount[is=max]
 en whose {s:Stat} is less than or equal to the number of {x:CountZone}
AnyOf
 en that <has/have> {f:Withs*} or <is/are> {f2:States}(| in play)
 en that <has/have> {f:Withs*} or (that's|that is) {f2:States}
 en (that's|that is|that are) {f2:States} or <has/have> {f:Withs*}(| in play)
TokenFacts
 en {x:Facts}
SameAs[s=@Name]
 en that (share|shares) a name with {x:CmpSel}
SameAs[s=@Color]
 en of the same color as {x:CmpSel}
SameAs[s=@Level]
 en of the same level as {x:CmpSel}
%list LateTails# LateTail# en " "
@LateTail #
That
 en (that's|that is|that are|who is) {f:States}
AnyOf
 en that <has/have> {f:Withs*} or <is/are> {f2:States}
 en (that's|that is|that are) {f2:States} or <has/have> {f:Withs*}
SameAs[s=@Color]
 en of the same color as {x:CmpSel}
%list States State en " and "
@StatPlural
DP
 en DP
PlayCost
 en (play costs|play cost)
Level
 en (levels|level)
UseCost
 en (use costs|use cost)
@OtherStat
Level
 en level
UseCost
 en use cost
@CostStat
PlayCost
 en play cost
UseCost
 en use cost
@CountZone
Sel
 en {of:What.many} in {z:Zones}
 en {o:Own} {of:What.many}
 en {of:What.many} {o:HasWho}
 en digivolution cards (of|under) {z:SourceOwner}
%list SourceOwner SourceOwner1 en "§"
@SourceOwner1
Sources
 en {x:NotSel}
@CmpSel
> NotSel Ends
Sel
 en {n:Count#} of {z:SourceZones}
ZoneAll
 en all cards in {z:Zones}
Sel[n=@All]
 en the {of:What.many} (in|among) {z:Zones}
Sel
 en {n:Count#} {of:What#} among {z:Zones}
OneOf
 en {x:SelOr}
@NotSel
> Ref#
Sel
 en {n:CountA} {of:What.one}
 en {of:What.many}
 en {of:NamedWhat}
 en {n:Count#} of {o:Own} {of:What.many}
 en {o:Own} {of:What.many}
@State
FaceUp
 en (face-up|face up)
Suspended
 en suspended
Unsuspended
 en unsuspended
Attacking
 en attacking
Linked
 en linked
Is
 en {x:StateSel}
Level[is=eq]
 en level {n:Num}
Level[is=min]
 en level {n:Num} or higher
Level[is=max]
 en level {n:Num} or lower
Color
 en {c:ColorList}
@StateSel
Sel
 en {n:CountA} {of:What.one}
 en {of:What.many}
 en {of:NamedWhat}
@NamedWhat
Thing
 en {f:NamedL.one}

# ------------------------------------------------------------------ references
@Ref #
This[k=Digimon]
 en.one this Digimon
This[k=Tamer]
 en.one this Tamer
This[k=DigimonOrTamer]
 en.one this Digimon or Tamer
This[k=Card]
 en.one this card
 en.one this Digimon card
 en.one this card (in|from|among) {z:Zones}
This[k=Source]
 en.one this digivolution card
This[k=CardOrDigimon]
 en.one this card/Digimon
 en.one the name of this card/Digimon
 en.one the name of this card
This[k=CardOrTamer]
 en.one this card/Tamer
 en.one the name of this card/Tamer
This[k=Option]
 en.one this Option
 en.one this Option card
ThisWith
 en.one this Digimon with {f:Withs.one}
 en.one this Digimon that has {f:Withs.one}
ThisWithout
 en.one this Digimon without {f:Withs.one}
 en.one this {f:Pres} Digimon
 en.one this {f:Pres} Digimon with {f2:Withs.one}
It
 en.one it
Them
 en.many (them|they|the cards)
That[k=Digimon]
 en.one that Digimon
That[k=Tamer]
 en.one that Tamer
That[k=Card]
 en.one that card
That[k=Option]
 en.one that Option
That[k=Token]
 en.one that (Token|token)
Attacker
 en.one the attacking Digimon
Those[k=Digimon]
 en.many those Digimon
Those[k=Card]
 en.many those cards
Those[k=Tamer]
 en.many those Tamers
SomeOf
 en.one {n:Count.one} of {x:Pool}
 en.many {n:Count.many} of {x:Pool}
Rest
 en.many the (rest|remaining cards)
 en.one the remaining card
Revealed
 en.many the revealed cards
 en.one the revealed card
Made
 en.one the {k:MadeKind.one} {v:MadeBy}
 en.one the {v:MadeAdj} {k:MadeKind.one}
 en.one that {v:MadeAdj} {k:MadeKind.one}
 en.one the {k:MadeKind.one} that was {v:MadeAdj}
 en.many the {v:MadeAdj} {k:MadeKindP}
 en.many {k:MadeKindP} {v:MadeBy}
 en.many the {k:MadeKindP} {v:MadeBy}
 en.many {o:Own} {k:MadeKindP} {v:MadeBy}
 en.many {o:Own} {v:MadeEvent} {k:MadeKindP}
 en.many all {k:MadeKindP} {v:MadeBy}
 en.many any {k:MadeKindP} {v:MadeBy}
 en.one the {k:MadeKind.one} {v:MadeEvent}
Such[n=@One]
 en.one one (from|in) {z:Zones}
Such[n=@One]
 en.one such a {k:Kinds.one}
Such
 en {n:Count*} such {k:Kinds*}
 en {n:Count*} such {k:Kinds*} (among|in|from) {z:Zones}
 en {n:Count*} of {o:Own} such {k:Kinds.many}
@Pool
Them
 en them
 en those
Those[k=Digimon]
 en those Digimon
Those[k=Card]
 en those cards
Those[k=Tamer]
 en those Tamers
Those[k=DigimonOrTamer]
 en those Digimon or Tamers
Revealed
 en the revealed cards
Made
 en the {v:MadeAdj} {k:MadeKindP}
 en the {k:MadeKindP} {v:MadeBy}
@MadeKind #
Option
 en Option <card>
Digimon
 en <Digimon>
Tamer
 en <Tamer>
Card
 en <card>
@MadeKindP
Digimon
 en Digimon
Tamer
 en Tamers
Card
 en cards
@MadeBy
Play
 en played (by|with) this effect
 en this effect played
 en you played(| with this effect)
Digivolve
 en digivolved (by|with) this effect
 en this effect digivolved
 en that digivolved (by|with) this effect
 en that digivolved
DNADigivolve
 en DNA digivolved (by|with) this effect
 en this effect DNA digivolved
Delete
 en deleted (by|with) this effect
 en this effect deleted
Suspend
 en suspended (by|with) this effect
 en this effect suspended
Return
 en returned (by|with) this effect
 en this effect returned
 en you returned(| with this effect)
Trash
 en trashed (by|with) this effect
 en this effect trashed
Place
 en placed (by|with) this effect
 en this effect placed
Add
 en added (by|with) this effect
 en this effect added
Use
 en used (by|with) this effect
Choose
 en chosen (by|with) this effect
 en this effect chose
@MadeAdj
Play
 en played
Delete
 en deleted
Return
 en returned
Choose
 en chosen
Suspend
 en suspended
Trash
 en trashed
Place
 en placed
Digivolve
 en digivolved
DNADigivolve
 en DNA digivolved
Add
 en added
Link
 en linked
@Poss
> PossX
It
 en its
Them
 en their
SomeOf
 en {n:Count#} of {x:PoolPoss}
@PoolPoss
Them
 en their
Those[k=Digimon]
 en those Digimon's
@PossNoSome
> PossX
It
 en its
Them
 en their
@PossIt
> PossRef
It
 en its
@PossX
> PossRef
Sel
 en {n:Count#} of {o:Own} {of:WhatPoss}
 en {o:Own} {of:WhatPoss}
 en {n:CountA} {o:OwnA} {of:WhatPoss}
 en {n:Count.one} {of:WhatPoss}
 en {n:CountA} {of:WhatPoss}
Sel
 en {of:WhatPossNamed}
@WhatPossNamed
Thing
 en {f:NamedPoss}
@PossRef
This[k=Digimon]
 en this Digimon's
This[k=Tamer]
 en this Tamer's
This[k=Card]
 en this card's
ThisWith
 en this {f:Pres} Digimon's
That[k=Digimon]
 en that Digimon's
That[k=Card]
 en that card's
That[k=Tamer]
 en that Tamer's
Those[k=Digimon]
 en those Digimon's
Made
 en the {v:MadeAdj} {k:PossKind}
@PossKind
Digimon
 en Digimon's
Card
 en card's
@WhatPoss
Thing
 en {k:KindsPoss}
 en {f:Pres} {k:KindsPoss}
 en {f:NamedPoss}
%list KindsPoss KindPoss en "§"
%list NamedPoss NamedP en "§"
@NamedP
Named
 en {t:Names}'s
 en {t:Names}s'
@KindPoss
Digimon
 en Digimon's
Tamer
 en (Tamer's|Tamers')

# ------------------------------------------------------------------ zones
%list Zones Zone1 en ", | or " " or " " or in " " or from " "/" " and/or " " and " " or under " " or from under "
@Zone1
> Zone
@Zone
Zone
 en {o:ZoneOwn} {p:Piles}
Zone
 en {o:ZoneOwn} {p:FaceUpPiles}
Zone[each=1]
 en either {o:ZoneOwn} {p:Piles}
Zone[o=@Anyone]
 en a {p:Piles}
 en a player's {p:Piles}
 en you and your opponent's {p:Piles}
Zone[o=@You]
 en {p:InPlayL}
Zone[o=@Theirs]
 en {p:HandL}
 en {p:ManyPiles}
Zone[o=@Anyone]
 en the {p:BattleL}
Zone[o=@You]
 en the {p:ThePiles}
 en its owner's {p:Piles}
Sources
 en {x:Poss} digivolution cards
 en the digivolution cards of {x:AnySel}
 en under {x:AnySel}
Links
 en {x:Poss} link cards
Stack
 en {x:Poss} stack
Sources
 en digivolution cards of {x:AnySel}
SourcesAny
 en digivolution cards
 en a Digimon's digivolution cards
Revealed
 en them
 en it
 en the revealed cards
 en those cards
%list InPlayL InPlay en "§"
@InPlay
Battle
 en in play
%list FaceUpPiles FaceUpPile en "§"
@FaceUpPile
FaceUpSecurity
 en face-up security cards
%list HandL HandPile en "§"
@HandPile
Hand
 en hand
%list ManyPiles ManyPile en "§"
@ManyPile
Security
 en security stacks
@ZoneOwn
You
 en your
Opponent
 en (your opponent's|their)
Anyone
 en (either player's|both players'|your or your opponent's)
%list Piles Pile en ", | or " "/" " and/or " " and "
%list BattleL BattlePile en "§"
@BattlePile
Battle
 en battle area
%list ThePiles ThePile en ", | or " "/" " and/or " " and "
@Pile
> ThePile BattlePile
@ThePile
Hand
 en (hand|hands)
Trash
 en (trash|trashes|recycle bin)
Deck
 en (deck|decks)
Security
 en (security stack|security stacks)
Breeding
 en (breeding area|breeding areas)
EggDeck
 en Digi-Egg deck

# ------------------------------------------------------------------ ends of piles
@Ends
Top[n=1]
 en {o:EndOwn} top {p:TopPile}
 en the top card of {o:EndOwn} {p:EndPile}
 en 1 card from the top of {o:EndOwn} {p:EndPile}
Top[n=1]
 en {o:EndOwn} top {f:Pres} {p:TopPile}
Top[n=1,p=@Deck]
 en {o:EndOwn} deck's top card
Top[n=1,p=@EggDeck]
 en {o:EndOwn} Digi-Egg deck's top card
Top[p=@Deck]
 en {o:EndOwn} deck's top {n:Big} cards
Top[n=1,o=@Anyone]
 en both players' top {p:TopPileP}
Top
 en {o:EndOwn} top {n:Big} {p:TopPileP}
 en the top {n:Big} cards of {o:EndOwn} {p:EndPile}
 en {n:Big} cards from the top of {o:EndOwn} {p:EndPile}
 en {n:Big} cards of the top of {o:EndOwn} {p:EndPile}
TopUpTo
 en up to {n:Num} cards from the top of {o:EndOwn} {p:EndPile}
 en up to the top {n:Num} cards of {o:EndOwn} {p:EndPile}
Bottom[n=1]
 en {o:EndOwn} bottom {p:TopPile}
 en the bottom card of {o:EndOwn} {p:EndPile}
 en 1 card from the bottom of {o:EndOwn} {p:EndPile}
Bottom[n=1]
 en {o:EndOwn} bottom {f:Pres} {p:TopPile}
Bottom
 en {o:EndOwn} bottom {n:Big} {p:TopPileP}
 en the bottom {n:Big} cards of {o:EndOwn} {p:EndPile}
TopOrBottom
 en {o:EndOwn} top or bottom {p:TopPile}
 en the top or bottom card of {o:EndOwn} {p:EndPile}
TopSource[n=1]
 en the top digivolution card (of|under|from) {x:AnySel}
 en 1 digivolution card (at|from) the top of {x:AnySel}
 en {x:Poss} top digivolution card
TopSource
 en the top {n:Big} digivolution cards (of|under|from) {x:AnySel}
 en {x:Poss} top {n:Big} digivolution cards
 en {n:Big} digivolution cards from the top of {x:AnySel}
BottomSource[n=1]
 en the bottom digivolution card (of|under|from) {x:AnySel}
 en {x:Poss} bottom digivolution card
 en 1 digivolution card (at|from) the bottom of {x:AnySel}
 en the digivolution card at the bottom of {x:AnySel}
BottomSource[n=1]
 en {x:Poss} bottom {f:Pres} digivolution card
 en the bottom {f:Pres} digivolution card (of|under|from) {x:AnySel}
TopSource[n=1]
 en {x:Poss} top {f:Pres} digivolution card
BottomSource
 en {x:Poss} bottom {n:Big} {f:Pres} digivolution (cards|card)
BottomSourceUpTo
 en up to {n:Num} digivolution cards (at|from) the bottom of {x:AnySel}
TopSourceUpTo
 en up to {n:Num} digivolution cards (at|from) the top of {x:AnySel}
BottomSource
 en the bottom {n:Big} digivolution cards (of|under|from) {x:AnySel}
 en {x:Poss} bottom {n:Big} digivolution cards
 en the {n:Big} bottom digivolution cards of {x:AnySel}
 en {n:Big} digivolution cards (at|from) the bottom of {x:AnySel}
TopOf
 en the top {n:Big} stacked cards of {x:AnySel}
 en {x:Poss} top {n:Big} stacked cards
TopOf
 en {x:Poss} top stacked card
 en {x:Poss} top card
 en the top (stacked |)card of {x:AnySel}
 en the top stacked cards of {x:AnySel}
@EndOwn
You
 en (your|the)
Opponent
 en (your opponent's|their)
Anyone
 en both players'
Either
 en your or your opponent's
@EndPile
Deck
 en (deck|decks)
Security
 en (security stack|security stacks|security)
EggDeck
 en Digi-Egg deck
@TopPile
Security
 en security card
@TopPileP
Security
 en security cards
