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
#            In triggers and conditions One, Exactly(1) and AnyOf all mean at least one (4-23-1); Just(n): so many and no more
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
#   filters  Level Dp Cost UseCost Colors (n, is: eq max min) · SourceCount(n, is) · Color(c) NonColor(c) Trait(t) Named(t) NameHas(t, no: not these)
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

%enum Things Them = meant()
%enum Things HostOfThis = selectors.HostOfThis()
%enum Things Attacker = selectors.AttackerRef()
%enum Things Rest = selectors.RestOf()
%enum Things Revealed = selectors.RestOf()
%node Things EachOf(n: Count, t: [text], z?: [Zone]) = each_of(n, t, z)
%node Things EachThing(n: Count, o: Who, x: [What]) = each_thing(n, o, x)
%node Things EachKind(n: Count, of: What, z: [Zone]) = each_kind(n, of, z)
%node Things EachFilter(n: Count, a: [Filter], m: Count, b: [Filter], of?: What, k?: [CardKind], z?: [Zone], f?: [Filter], o?: Who, p?: Count, c?: [Filter])
%built words Things EachFilter = each_filter([(n, raw(a)), (m, raw(b)), (p, raw(c))], k, z, f, sided(o))
%node Things BothWith(n: Count, a: What, m: Count, b: What, w: [Filter], z?: [Zone]) = both_with([(raw(n), raw(a)), (raw(m), raw(b))], raw(w), raw(z))
%node Things OrFilter(n: Count, a: [Filter], m: Count, b: [Filter], k: [CardKind], z?: [Zone]) = rewritten
%node Things ZoneAll(z: [Zone]) = selectors.Pick(Count(ALL, 0), places(z, b.side), None)
%node Things Numbered(n: Count, x: Things) = rewritten
%node Things ThisOf(of: What) = rewritten
%node Things ThisWith(f: [Filter]) = selectors.This(False, every(f))
%node Things ThisWithout(f: [Filter]) = selectors.This(False, every(f), True)
%node Things Made(k: CardKind, v: Did, o?: Who) = selectors.MadeThings(v, MASKS[k] if k in ('Digimon', 'Tamer', 'Option') else 0, o or -1, v in b.deeds)
%node Things Such(n: Count, z?: [Zone], k?: [CardKind], o?: Who) = such(n, k, z, o)
%names EndAt AtTop AtBottom AtEither
%node Things PileEnd(at: EndAt, o: Who, p: Pile, c: Ending, up?: flag) = rewritten
%node Ending Ending(n?: int, f?: [Filter]) = rewritten
%node Things SourceEnd(at: EndAt, x: Things, c: Ending, up?: flag, least?: flag) = rewritten
%node Things Top(n: int, o: Who, p: Pile, f?: [Filter]) = ends(n, o, p, f, False)
%node Things TopKeeping(n: int, o: Who, p: Pile) = having(ends(99, o, p, [], False), up_to=True, keep=n)
%node Things TopUpTo(n: int, o: Who, p: Pile) = having(ends(n, o, p, [], False), up_to=True)
%node Things Bottom(n: int, o: Who, p: Pile, f?: [Filter]) = ends(n, o, p, f, True)
%node Things BottomUpTo(n: int, o: Who, p: Pile) = having(ends(n, o, p, [], True), up_to=True)
%node Things TopOrBottom(o: Who, p: Pile) = cannot: which end is chosen is asked only where cards are put
%node Things TopSource(n: int, x: Things, f?: [Filter]) = selectors.SourceEnds(n, x, False, any_tests(f))
%node Things BottomSource(n: int, x: Things, f?: [Filter]) = selectors.SourceEnds(n, x, True, any_tests(f))
%node Things BottomSourceLeast(n: int, x: Things) = having(selectors.SourceEnds(n, x, True, None), least=True)
%node Things TopSourceLeast(n: int, x: Things) = having(selectors.SourceEnds(n, x, False, None), least=True)
%node Things BottomSourceUpTo(n: int, x: Things) = having(selectors.SourceEnds(n, x, True, None), up_to=True)
%node Things TopSourceUpTo(n: int, x: Things) = having(selectors.SourceEnds(n, x, False, None), up_to=True)
%node Things TopOf(n?: int, x: Things) = selectors.StackTop(x, n or 1)
%enum Filter Suspended Unsuspended FaceUp FaceDown NonEgg NotDigimon Linked HasLevel NoSources HasSources FaceDownSources HasInherited HasLinks HasLinkEffects XrosRequirements Attacking = filters.InState(kind)
%enum Filter Other = filters.NotChosen() if b.deed == 'Choose' else filters.Other()
%enum Filter SameLevel = limit(selectors.Bound('same', 'Level'))
%enum Filter OnField = cannot: only where things are chosen
%node Filter Color(c?: [Color]) = filters.Color(c)
%node Filter LevelAny(n: [int]) = level_any(n)
%node Filter TextHas(t?: [text], k?: Keyword) = text_has(t, k)
%node Filter UseCost(is: 'eq'|'max'|'min'|Bound, n: int) = number('UseCost', is, n)
%node Filter PlayOrUseCost(is: 'eq'|'max'|'min'|Bound, n: int) = number('Cost', is, n, 'PlayCost')
%node Filter CostAny(s: Stat, n: [int]) = number_any(s, n)
%node Filter Different(s: Stat) = limit(selectors.Bound('different', raw(s).kind))
%node Filter NonColor(c: [Color]) = filters.Color(c, True)
%node Filter Trait(t: [text]) = filters.Trait(t)
%node Filter AnyOf(f: [Filter]) = AnyOf(f)
%node Filter AllTraits(t: [text]) = filters.Trait(t, True)
%node Filter Colors(is: 'eq'|'max'|'min'|Bound, n: int) = filters.ColorCount(HOW[is], n)
%node Filter Extreme(is: 'highest'|'lowest', s: Stat) = having(b.choice, extreme=s, highest=is_ == 'highest')
%node Filter TraitHas(t: [text], no?: [text]) = filters.TraitHas(t, no)
%node Filter NameOrTextHas(t: [text]) = AnyOf([filters.NameHas(t, []), filters.TextHas(t)])
%node Filter FormOrTypeHas(t: [text]) = filters.Trait(t)
%node Filter NameOrTraitHas(t: [text]) = AnyOf([filters.NameHas(t, []), filters.TraitHas(t, [])])
%node Filter SameLevelInStack(n: Count) = filters.SameLevelInStack('>=', n.n)
%node Filter SourceCount(is: 'eq'|'just'|'max'|'min'|Bound, n: int) = so_many_sources(is, n)
%node Filter SourceIs(x: Things) = source_is(x)
%node Filter Has(k: [Keyword]) = has(k)
%node Filter HasTiming(t: Timing) = filters.HasTiming(names_of([t]))
%node Filter OriginalDp(is: 'eq'|'max'|'min'|Bound, n: int) = number('OriginalDP', is, n, '')
%node Filter Cmp(s: Stat, is: 'less'|'max'|'min'|'more'|Bound, r?: Reference) = rewritten
%node Filter VersusBy(s: Stat, is: 'less'|'more'|Bound, n: int, x: Things) = having(filters.Versus(s, '=', x), by=n if is_ == 'more' else -n)
%node Reference Than(x: Things) = rewritten
%node Reference ThanStat(x: Things, y: Stat) = rewritten
%node Reference ThanTotal(p: [Pile]) = rewritten
%node Filter VersusTotal(s: Stat, is: 'less'|'max'|'min'|'more', p: [Pile]) = filters.Number(s, HOW[is], selectors.PileSize(p, -1, 1))
%node Reference ThanCount(x: [Things|Zone]) = rewritten
%node Filter Versus(s: Stat, is: 'less'|'max'|'min'|'more', x: Things) = having(filters.Versus(s, HOW[is], x), then=raw(x).kind == 'Made')
%node Filter VersusStat(s: Stat, is: 'less'|'max'|'min'|'more', x: Things, y: Stat) = filters.Versus(s, HOW[is], x, y)
%node Filter VersusCount(s: Stat, is: 'less'|'max'|'min'|'more', x: [Things|Zone]) = versus_count(s, is, x)
%node Filter SameAs(s: Stat, x: Things) = having(filters.SameInformation(raw(s).kind, x, False), then=raw(x).kind == 'Made')
%node Filter Same(s: Stat) = same(s)
%node Filter DifferentFrom(s: Stat, x: Things) = having(filters.SameInformation(raw(s).kind, x, True), then=raw(x).kind == 'Made')
%node Filter NameIncludes(x: Things) = filters.NameIncludes(x)
%node Filter Without(f: [Filter]) = IsNot(every(f))
%node Filter That(f: [Filter]) = every(f)
%node Filter TotalVersus(s: Stat, x: Things, y: Stat) = limit(having(selectors.Bound('total', s), value=conds.LimitOf(hosts(x), y)))
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
%names Stat Cost Color
%names Did DNADigivolve Use Choose
%enum Pile FaceUpSecurity = st.SECURITY
%enum Pile Hand = st.HAND
%enum Pile Security = st.SECURITY
%enum Pile Deck = st.DECK
%enum Pile Breeding = st.BREEDING
%enum Pile EggDeck = st.EGGS

%rewrite SourceIs(x: Sel(of: Thing(f: [FaceDown], k: [Source]))) -> FaceDownSources
# as many as there are in the one stack, or in the other
%rewrite VersusCount(s: $s, is: $is, x: Sel(of: $of, z: [Zone(o: Either, p: $p)])) -> AnyOf(f: [VersusCount(s: $s, is: $is, x: Sel(of: $of, z: [Zone(o: You, p: $p)])), VersusCount(s: $s, is: $is, x: Sel(of: $of, z: [Zone(o: Opponent, p: $p)]))])
# “with [A] in its name or digivolution cards”: the name is asked of both
%rewrite AnyOf(f: [HasSources, NameHas(t: $t)]) -> AnyOf(f: [NameHas(t: $t), SourceIs(x: Sel(of: Thing(f: [Named(t: $t)])))])

%row SelOr AnyFull en " or " ", or " ", |, or " ", | or "
@FromFirst
Sel
 en from {z:Zones}, {n:Count.one} {of:What.one}
 en from {z:Zones}, {n:Count.many} {of:What.many}
@NamedFirst
Sel
 en {of:NamedWhat}
 en {of:NamedWhat} $IN {z:Zones}
%list SelsFull SelE en ", | and " " and " ", |, and " " and/or "
%list SelsBare Bare.many en "§"
@Sels
> SelsFull SelsBare SelsEach
@AnyFull
> Full#
@AnySel
> Sel#
@OrSel
OrFilter
 en {n:Count.one} {a:EachPres} or {m:Count.one} {b:EachPres} {k:Kinds.one}
 en {n:Count.one} {a:EachPres} or {m:Count.one} {b:EachPres} {k:Kinds.one} $IN {z:Zones}
@SelE
> Full# Ends Worth OrSel
OneOf
 en {x:SelOr}
 en {x:NamedFirst} or {x2:AnyFull}
 en {x:AnyFull}$COMMAOPT or, {x2:FromFirst}
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
>.many UnderThing.many
Sel
 en.many {of:What.many}
 en.many {of:What.many} $IN {z:Zones}
# "1 [A] and [B]": one of each
%list SelsEach EachOf en "§"
@EachOf
EachOf
 en {n:Count.one} {t:EachNames}
 en {n:Count.one} {t:EachNames} $IN {z:Zones}
 en {n:Count.one} of each {t:EachNames} $IN {z:Zones}
BothWith
 en {n:Count.one} {a:BareThing.one} and {m:Count.one} {b:BareThing.one}(=―|, )both with {w:Withs.many}(=―|,) $IN {z:Zones}
EachThing
 en {n:Count.one} of {o:Own} {x:EachThings}
EachKind
 en {n:Count.one} of each {of:What.one} $IN {z:Zones}
EachFilter
 en {n:Count.one} {a:EachPres} and {m:Count.one} {b:EachPres} {of:EachTail.one}
 en {n:Count.one} {a:EachPres} and {m:Count.one} {b:EachPres} {of:EachTail.one} $IN {z:Zones}
 en {n:Count.one} of {o:Own} {a:Pres} and {m:Count.one} of their {b:Pres} {k:Kinds.many}
 en {n:Count.one} of {o:Own} {a:Pres}, {m:Count.one} of their {b:Pres} and {p:Count.one} of their {c:Pres} {k:Kinds.many}
EachFilter[n=@One,m=@One,p=@One]
 en 1 each of {a:EachPres}, {b:EachPres}(=|,) and {c:EachPres} {of:EachTail.many} $IN {z:Zones}
EachFilter[n=@One,m=@One]
 en 1 each of {a:EachPres} and {b:EachPres} {of:EachTail.many} $IN {z:Zones}
@EachTail #
> BareThing* WithThing*
@WithThing #
Thing
 en {k:Kinds*} $WITH {f3:Withs*}
%many EachThings PreThing.many en ", | and " " and " ", |, and "
%list EachPres EachPre en " "
@EachPre
> PlainPre
Trait
 en {t:Names} trait
Colors[is=eq]
 en {n:Num}(=-color| -color| color)
Cost
 en play cost $OFOPT{n:Num} or {is:OrLess}
@DpWord
Dp
 en {n:Num} DP or {is:OrLess}
Dp[is=eq]
 en {n:Num} DP
@PlainPre
Level[is=eq]
 en $LEVEL{n:Num}
Level
 en $LEVEL{n:Num} or {is:OrLess}
Color
 en {c:ColorList}
@StatePre
Suspended
 en suspended
Unsuspended
 en unsuspended
FaceUp
 en (=face-up|face up)
FaceDown
 en (=face-down|face down)
Linked
 en linked
%many EachNames Name en ", | and " " and " ", |, and "
@AnyHost
> Host# Bare.many
@Full #
> Host*
Sel
 en {n:Count*} of {z:PossSources} {of:SourceThing.many}
 en.many {z:ItsSources} {of:SourceThing.many}
Sel
 en {n:Count*} of {z:SourceZones}
 en {n:Count*} digivolution $CARD {z:OfSources}
 en.one {n:CountA} digivolution card {z:OfSources}
 en.many {n:AllOnly} {z:SourceZones}
 en {n:Count*} {of:SourceThing*} {z:OfSources}
 en {n:Count*} {of:SourceSort*} {z:OfSources}
 en.one {n:CountA} {of:SourceSort.one} {z:OfSources}
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
 en {n:Count*} of {o:Own} {of:What.many} $IN {z:Zones}
 en.one {n:Count.one} {of:What.one}
 en.many {n:Count.many} {of:What.many}
 en.one {n:Count.one} {of:What.one} among {z:RevealedL}
 en.one {n:Count.one} $IN {z:RevealedL}
 en.many {n:Count.many} $IN {z:RevealedL}
 en.many {n:Count.many} {of:What.many} among {z:RevealedL}
 en.one {n:Count.one} {of:What.one} $IN {z:Zones}
 en.many {n:Count.many} {of:What.many} $IN {z:Zones}
 en.many {n:Count.many} {o:Own} {of:What.many}
 en.many {o:Own} {of:What.many}
 en.many {o:Own} {of:What.many} $IN {z:Zones}
 en.one {n:CountA} {o:OwnA} {of:What.one}
 en.one {n:CountA} {of:What.one}
 en.one {n:CountA} {of:What.one} $IN {z:Zones}
 en.one {n:Another} of {o:Own} {of:What.many}
SelWith
 en.one {n:Count.one} {of:Thing.one} $IN {z:Zones} with {w:Withs.one}
 en.many {n:Count.many} {of:Thing.many} $IN {z:Zones} with {w:Withs.many}
 en.one {n:CountA} {of:Thing.one} $IN {z:Zones} with {w:Withs.one}
 en.one {n:Count.one} {of:Thing.one} $IN {z:Zones} {w:LateTails.one}
 en.one {n:CountA} {of:Thing.one} $IN {z:Zones} {w:LateTails.one}
%last Host SelWith
Numbered
 en {n:Count*} {x:UnderThing*}
 en.one {n:CountA} {x:UnderThing.one}
Sel
 en.many {n:AnyNumberOf} of {of:What.many}
 en.many {n:AnyNumberOf} of {of:What.many} $IN {z:Zones}
>.many AllIn
Sel
 en.many digivolution cards {z:OfSources}
@AllIn
Sel[n=@All]
 en (=the|all the|all of the) {of:What.many} (=in|among) {z:Zones}
@AnyNumberOf
AnyNumber
 en any number
%list ItsSources ItsSource en "§"
@ItsSource
Sources
 en {x:PossIt}
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
@SourceSort #
Thing
 en {k:SourceSorts*}
 en {f:Pres} {k:SourceSorts*}
%list SourceSorts# SourceSorted# en " or "
@SourceSorted #
DigimonCard
 en Digimon digivolution <card>
TamerCard
 en Tamer digivolution <card>
OptionCard
 en Option digivolution <card>
@UnderThing #
Sel
 en {of:CardThing*} {z:UnderZones}
@CardThing #
>.one NamedWhat
>.many NamedWhat
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
 en the digivolution cards $OF {x:AnySel}
Links
 en {x:Poss} link cards
@OfSource
Sources
 en $OF {x:AnySel}
 en placed under {x:AnySel}
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
> OneOwn1 AnyOwn
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
 en {a:Thing*}$COMMAOPT or {b:What*}
 en {a:Thing*} and/or {b:What*}
 en {a:Thing*}, {b:Either*}
@Thing #
Thing
 en {k:Kinds*}$INPLAY
 en {k:Kinds*} $WITH {f3:Withs*}$INPLAY
 en {f:Pres} {k:Kinds*} $WITH {f3:Withs*}$INPLAY
 en {k:Kinds*} $WITH {f3:ASourceL}$INPLAY
 en {f:Pres} {k:Kinds*} $WITH {f3:ASourceL}$INPLAY
 en {f:Pres} {k:Kinds*}$INPLAY
 en {k:Kinds*} in play with {f3:Withs*}
 en {f:Pres} {k:Kinds*} in play with {f3:Withs*}
 en {k:Kinds*} {f4:Tails*}
 en {k:Kinds*} $WITH {f3:Withs*} {f4:Tails*}
 en {f:Pres} {k:Kinds*} $WITH {f3:Withs*} {f4:Tails*}
 en {f:Pres} {k:Kinds*} {f4:Tails*}
 en {f2:NamedL*}$INPLAY
 en {f:Pres} {f2:NamedL*}$INPLAY
 en {f2:NamedL*} $WITH {f3:Withs*}$INPLAY
 en {f:Pres} {f2:NamedL*} $WITH {f3:Withs*}
 en {f2:NamedL*} {f4:Tails*}
 en {k:FieldKinds*} {f5:FieldL}
 en {k:FieldKinds*} $WITH {f3:Withs*} {f5:FieldL}
 en {f:Pres} {k:FieldKinds*} $WITH {f3:Withs*} {f5:FieldL}
 en {f:Pres} {k:FieldKinds*} {f5:FieldL}
 en {f2:NamedL*} {f5:FieldL}
 en {f:Pres} {f2:NamedL*} {f5:FieldL}
 en {f2:NamedL*} $WITH {f3:Withs*} {f5:FieldL}
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
> FieldKind* CardKind*
EggCard
 en Digi-Egg <card>
 en <Digi-Egg>
Token
 en <Token>
SecurityDigimon
 en Security Digimon
SecurityCard
 en security <card>
Source
 en digivolution <card>
LinkCard
 en link <card>
%list Pres Pre en " "
%many CostNumbers Num en ", | or " " or " "/"
%many LevelNumbers Num en ", | or " " or " " or level " "/" ", level | or level "
@Pre
> EachPre StatePre
Named
 en {t:Names}
LevelAny
 en level {n:LevelNumbers}
TextHas
 en {t:Names} text
Cost[is=eq]
 en play cost {n:Num}
UseCost
 en use cost {n:Num} or {is:OrLess}
PlayOrUseCost
 en play or use cost $OFOPT{n:Num} or {is:OrLess}
> DpWord
Different[s=@Name]
 en differently named
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
 en {f:StatePre} or {f2:OneTrait}
Different[s=@Color]
 en differently colored
AllTraits
 en {t:EachNames} trait
Other
 en other
Colors[is=min,n=2]
 en (=multicolored|multicolor|multi-color|multi-colored)
Colors[is=eq,n=1]
 en single-color
NonEgg
 en non-Digi-Egg
NotDigimon
 en non-Digimon
Extreme[is=lowest]
 en lowest {s:Stat}
Extreme[is=highest]
 en highest {s:Stat}
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
> StatWord
Cost
 en cost

%list Withs# With1# en " and " ", and " " and with " " with " " and has " " & " " and w/"
@With1 #
> With*
AnyOf
 en {f:WithOr*}
%last With1 AnyOf
%many WithOr# With# en ", | or " ", |, or " ", | or with " " or with " ", or with " " or w/"
@With #
Trait
 en $ART{t:Names} $TRAIT
 en {t:Names} as $ITS $TRAIT
 en.old $THE{t:Names} in $ITSONLY$TRAITS
TraitHas
 en $THE{t:Names} in $ONEOFITS$TRAITS
 en {t:Names}, other than {no:Names}, in $ONEOFITS$TRAITS
 en.old {t:Names}, other than {no:Names}, in $ITSONLY$TRAITS
NameHas
 en {t:Names} in $ITSOPT$NAMES
 en {t:Names}, other than {no:Names}, in $ITSOPT$NAMES
 en.old {t:EachNames} in their names
TextHas
 en {t:Names} in $ITSOPT$TEXTS
TextHas
 en {k:Keyword} in $ITSOPT$TEXTS
 en.old {k:Keyword} text
NameOrTextHas
 en {t:Names} in $ITSOPT(=name or text|names or texts|name or its text|text or name)
FormOrTypeHas
 en {t:Names} in $ITSOPT(=form or type|type or form)
NameOrTraitHas
 en {t:Names} in $ITSOPT(=name or traits|name or trait|names or traits|traits or name)
> DpWord
Dp
 en.old {n:Num} or {is:OrLess} DP
 en.old $A$STATDP $OFOPT{n:Num} or {is:OrLess}
Cost
 en $A$PLAYCOST $OFOPT{n:Num} or {is:OrLess}
Cost[is=eq]
 en $A$PLAYCOST $OFOPT{n:Num}
UseCost
 en $A$USECOST $OFOPT{n:Num} or {is:OrLess}
UseCost[is=eq]
 en $A$USECOST $OFOPT{n:Num}
Level
 en.old $ALEVEL $OFOPT{n:Num} or {is:OrLess}
Level[is=eq]
 en.old $ALEVEL $OFOPT{n:Num}
HasLevel
 en a level
Extreme[is=lowest]
 en the lowest {s:Stat}
Extreme[is=highest]
 en the highest {s:Stat}
NoSources
 en no digivolution cards
HasSources
 en ${ARTOPT}digivolution cards
SameLevelInStack
 en {n:CondCount#} same-level cards in its stack
SourceCount
 en {n:Num} or {is:OrLess} $ASSOURCES
SourceCount[is=eq]
 en {n:Num} $ASSOURCES
SourceCount[is=just]
 en exactly {n:Num} $ASSOURCES
SourceIs
 en {x:UnderX} in $ITSOPTdigivolution cards
 en {x:UnderX} $UNDERIT
 en {x:SourceSel}
 en {x:NamedSource} digivolution card
SourceIs
 en {x:SuchSources}
Has
 en {k:KeywordsOr}
%list KeywordsOr Keyword en ", | or " " or " ", |, or "
@With #
HasTiming
 en (an |){t:TimingTag} $EFFECT
HasInherited
 en (an inherited effect|inherited effects)
HasInherited
 en inherited effects
HasLinks
 en link cards
 en a link card
HasLinkEffects
 en (link effects|a link effect)
OriginalDp
 en an original DP of {n:Num} or {is:OrLess}
OriginalDp[is=eq]
 en an original DP of {n:Num}
PlayOrUseCost
 en $A$ANYCOST $OFOPT{n:Num} or {is:OrLess}
PlayOrUseCost[is=eq]
 en $A$ANYCOST $OFOPT{n:Num}
CostAny[s=@Cost]
 en $A$ANYCOST $OFOPT{n:CostNumbers}
CostAny[s=@PlayCost]
 en $A$PLAYCOST $OFOPT{n:CostNumbers}
CostAny[s=@UseCost]
 en $A$USECOST $OFOPT{n:CostNumbers}
> ColorsHas
SourceIs
 en {x:ColorsSource} in (=one|any) of $ITS digivolution cards
Color
 en.old $THE{c:ColorList} (color|as a color)
XrosRequirements
 en (a DigiXros requirement|DigiXros requirements)
Cmp
 en $EQUAL or {is:OrLess} $A{s:BareCmp} $ASTHAN {r:CmpRef}
 en $EQUAL or {is:OrLess} $A{s:BareCmp}
 en $A{s:BareCmp} $EQUAL or {is:OrLess} $THANAS {r:CmpRef}
 en $A{s:BareCmp} {is:OrLess} than or equal to {r:CmpRef}
 en $A{is:LessMore} {s:BareCmp} than {r:CmpRef}
 en $A{s:BareCmp} {is:LessMore} than {r:CmpRef}
VersusBy
 en $A{s:BareCmp} {n:Num} {is:LessMore} than {x:CmpSel}
 en $A{s:BareCmp} {is:LessMore} than {x:CmpSel} by {n:Num}
Extreme[is=highest,s=@Sources]
 en the (=most|highest number of) digivolution cards
Extreme[is=lowest,s=@Sources]
 en the (=fewest|least|lowest number of) digivolution cards
SameAs
 en the same {s:Info} as {x:CmpSel}
Different
 en ${ARTOPT}different {s:Info}
Same
 en the same {s:Info}
DifferentFrom
 en a different {s:Info} (=from|than) {x:CmpSel}
> LongerName
@ColorsHas
Colors
 en {n:Num} or {is:OrLess} $COLORS
Colors[is=eq]
 en (=|exactly ){n:Num} $COLORS
@ColorsSource
Sel
 en {of:ColorsThing}
@ColorsThing
Thing
 en {f:ColorsHasL}
%list ColorsHasL ColorsHas en "§"
@LongerName
NameIncludes
 en a different name that (=includes|contains) {x:PossRef} name
 en a different name that (=includes|contains) the name of {x:CmpSel}
%list ASourceL ASource en "§"
@ASource
HasSources
 en a digivolution card
@Info
Name
 en $NAMES
Level
 en (=<level/levels>)
Color
 en (=<color/colors>)
Number
 en (=card <number/numbers>|<number/numbers>)
@StatWord
DP
 en DP
Level
 en (=<level/levels>)
PlayCost
 en $PLAYCOST
UseCost
 en $USECOST
@BareCmp
> StatWord
Sources
 en digivolution cards
@CmpRef
Than
 en {x:CmpSel}
ThanStat
 en {x:Poss} {y:BareCmp}
 en $DETTHOSE {y:BareCmp} $OF {x:CmpSel}
ThanTotal
 en the (=total number of|total|number of) cards in both players' {p:Piles}
ThanCount
 en the number of {x:CountZone}
 en the number of {x:NumberSources}
@UnderX
> AnySel SourceQuant NamedSource
@SuchSources
Sel
 en {of:SourceThing.many}
@NamedSource
Sel
 en {of:NamedWhat}
@SourceQuant
Sel
 en {n:CondMany} {of:What.many}
 en {n:NoCount} {of:What#}
@CondMany
AtLeast
 en {n:Num} or more
AtMost
 en {n:Num} or $LESS
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
 en other than {x:NotPair}
 en , other than {x:NotSel},
 en except {x:NotSel}
Without
 en (=|and )without {f:Withs#}
Same
 en of the same {s:Info}
That
 en $THAT {f:States}
That
 en whose {f:StatIs}
TotalVersus
 en $WITHTOTAL {s:StatPlural} $TOTALIS$ATMOST {x:Poss} {y:BareCmp}
 en $WITHTOTAL {s:StatPlural} $TOTALIS$ATMOST the {y:BareCmp} $OF {x:CmpSel}
Total
 en $WITHTOTAL {s:StatPlural} $TOTALTO{n:Num}$ORLESS
 en $WHOSE {s:StatPlural} $ADDUPTO {n:Num}$ORLESS
Cmp
 en whose {s:BareCmp} $IS $EQUAL or {is:OrLess} $THANAS {r:CmpRef}
 en whose {s:BareCmp} $IS {is:OrLess} than or equal to {r:CmpRef}
 en whose {s:BareCmp} $IS {is:LessMore} than {r:CmpRef}
AnyOf
 en that {f:RelOr#}$INPLAY
 en $THATIS {f:RelThat} or {f2:RelOne#}$INPLAY
 en $THATIS either {f:EitherWith#} or {f2:OnlyWith#}
TokenFacts
 en {x:Facts}
SameAs
 en of the same {s:Info} as {x:CmpSel}
 en that (=<share/shares>) (=a|the same) {s:Info} with {x:CmpSel}
%list EitherWith# EitherW# en "§"
%list OnlyWith# OnlyW# en "§"
@EitherW #
That
 en {f:States} with {f2:Withs#}
@OnlyW #
That
 en with {f:Withs#}
%list RelThat RelState en "§"
@RelState
That
 en {f:States}
%list RelOne# RelP# en "§"
%many RelOr# RelP# en " or " ", or " " or that " ", | or "
%many RelAnd# RelP# en " and " ", and " " and that "
@RelP #
That
 en <has/have> {f:Withs#}
That
 en (=that |who |which |)$IS {f:States}
%list LateTails# LateTail# en " "
@LateTail #
That
 en $THAT {f:States}
AnyOf
 en that {f:RelOr#}
 en $THATIS {f:RelThat} or {f2:RelOne#}
SameAs
 en of the same {s:Info} as {x:CmpSel}
%list States State en " and "
@StatPlural
> StatWord
@CountZone
Sel
 en {of:What.many} in {z:Zones}
 en {o:Own} {of:What.many}
 en {of:What.many} {o:HasWho}
 en digivolution cards $OF {z:SourceOwner}
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
> AllIn
Sel
 en {n:Count#} {of:What#} among {z:Zones}
OneOf
 en {x:SelOr}
@NotPair
OneOf
 en {x:RefPair}
%row RefPair PairRef en " and "
@PairRef
> Ref#
@NotSel
> Ref#
Sel
 en {n:CountA} {of:What.one}
 en {of:What.many}
 en {of:NamedWhat}
 en {n:Count#} of {o:Own} {of:What.many}
 en {o:Own} {of:What.many}
@State
> StatePre PlainPre
Attacking
 en attacking
Is
 en {x:StateSel}
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
 en.one this card $IN {z:Zones}
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
 en.one this Digimon $WITH {f:Withs.one}
ThisOf
 en.one this {of:PreThing.one}
ThisWith
 en.one this {f:Pres} Digimon $WITH {f2:Withs.one}
ThisWithout
 en.one this Digimon without {f:Withs.one}
It
 en.one it
Them
 en.many (them|they|the cards)
That
 en.one that {k:OneKind}
That[k=Digimon]
 en.one (=the digivolving Digimon|the Digimon you digivolved into)
That[k=Token]
 en.one that token
Attacker
 en.one the attacking Digimon
HostOfThis
 en.one the Digimon (=this|this card) was placed under
Those
 en.many those {k:ManyKind}
SomeOf
 en.one {n:Count.one} of {x:Pool}
 en.many {n:Count.many} of {x:Pool}
Rest
 en.many the rest
 en the remaining <card>
Revealed
 en the revealed <card>
Made
 en $DETTHOSE {v:MadeAdj} {k:MadeKind*}
 en.one $DETTHOSE {k:MadeKind.one} $THATWAS{v:MadeAdj}$ALONE
 en.one $DETTHOSE {k:MadeKind.one} $THISDID {v:Deed.did}$ALONE
 en $DETTHOSE {k:MadeKind*} that {v:SelfDid}$ALONE
 en.many $DETTHAT{k:MadeKindP} $THATWAS{v:MadeAdj} $BY this effect
 en.many $DETTHAT{k:MadeKindP} $THISDID {v:Deed.did}$ALONE
 en.many {o:Own} {k:MadeKindP} $THATWAS{v:MadeAdj} $BY this effect
 en.many {o:Own} {k:MadeKindP} $THISDID {v:Deed.did}$ALONE
 en.many {o:Own} {v:MadeEvent} {k:MadeKindP}
Such[n=@One]
 en.one one $IN {z:Zones}
Such[n=@One]
 en.one such a {k:Kinds.one}
Such
 en {n:Count*} such {k:Kinds*}
 en {n:Count*} such {k:Kinds*} $IN {z:Zones}
 en {n:Count*} of {o:Own} such {k:Kinds.many}
@Pool
Them
 en them
 en those
Those
 en those {k:ManyKind}
Those[k=DigimonOrTamer]
 en those Digimon or Tamers
Revealed
 en the revealed cards
Made
 en $DETTHOSE {v:MadeAdj} {k:MadeKindP}
 en {o:Own} {v:MadeEvent} {k:MadeKindP}
 en $DETTHOSE {k:MadeKindP} $THATWAS{v:MadeAdj} $BY this effect
 en $DETTHOSE {k:MadeKindP} $THISDID {v:Deed.did}$ALONE
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
@SelfDid
Digivolve
 en digivolved
DNADigivolve
 en DNA digivolved
@MadeAdj
> MadeEvent
Suspend
 en suspended
Link
 en linked
@MadeEvent
Play
 en played
Delete
 en deleted
Return
 en returned
Choose
 en chosen
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
Use
 en used
@Poss
> PossX PossThem
It
 en its
SomeOf
 en {n:Count#} of {x:PoolPoss}
@PoolPoss
> PossThose PossThem
@PossThose
Those
 en those {k:ManyKindOf}
 en those {k:ManyKind}'s
@PossThem
Them
 en their
@PossNoSome
> PossX PossThem
It
 en its
@PossIt
> PossRef
It
 en its
@PossOf
Sel[n=@AnyOf]
 en {o:Own} {of:WhatPoss}
@PossWhole
> PossRef PossThem
It
 en its
Sel
 en {o:Own} {of:WhatPoss}
 en {n:CountA} {o:OwnA} {of:WhatPoss}
 en {n:CountA} {of:WhatPoss}
 en {of:WhatPossNamed}
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
ThisOf
 en this {of:WhatPoss}
This[k=Card]
 en this card's
That
 en that {k:OneKind}'s
> PossThose
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
 en $HAND
Trash
 en (=<trash/trashes>)
%list ManyPiles ManyPile en "§"
@ManyPile
Security
 en security stacks
@ZoneOwn
> OneOwn1 AnyOwn EitherOwn
@OneOwn1
You
 en your
Opponent
 en $THEIRS
@AnyOwn
Anyone
 en (=either player's|both players'|a player's|you and your opponent's)
@EitherOwn
Either
 en (=your or your opponent's|your or their)
%list Piles Pile en ", | or " "/" " and/or " " and "
%list BattleL BattlePile en "§"
@BattlePile
Battle
 en battle area
%list ThePiles ThePile en ", | or " "/" " and/or " " and "
@Pile
> ThePile BattlePile
@ThePile
> HandPile
Deck
 en $DECK
Security
 en $STACK
Breeding
 en (breeding area|breeding areas)
EggDeck
 en Digi-Egg deck

# ------------------------------------------------------------------ ends of piles
@EndAt
AtTop
 en top
AtBottom
 en bottom
AtEither
 en $TOPBOTTOM
@Ends
PileEnd[p=@Security]
 en {o:EndOwn} {at:EndAt} {c:EndSecurity}
PileEnd
 en the {at:EndAt} {c:EndCards} of {o:EndOwn} {p:EndPile}
 en {o:EndOwn} {p:PilePoss} {at:EndAt} {c:EndCards}
 en {c:EndMany} $CARD $ATOF the {at:EndAt} of {o:EndOwn} {p:EndPile}
PileEnd[up=1]
 en up to {c:EndMany} $CARD $ATOF the {at:EndAt} of {o:EndOwn} {p:EndPile}
 en up to the {at:EndAt} {c:EndMany} $CARD of {o:EndOwn} {p:EndPile}
TopKeeping
 en any number of $CARD from the top of {o:EndOwn} {p:EndPile} until you have {n:Num} or more (=remaining|left)
SourceEnd
 en {x:Poss} {at:EndAt} {c:EndSources}
 en the {at:EndAt} {c:EndSources} $OF {x:AnySel}
 en the {at:EndAt} {c:EndCards} under {x:AnySel}
 en {c:EndMany} digivolution $CARD $ATOF the {at:EndAt} of {x:AnySel}
 en the {c:EndSources} $ATOF the {at:EndAt} of {x:AnySel}
 en the {c:EndMany} {at:EndAt} $SOURCE $OF {x:AnySel}
SourceEnd[up=1]
 en up to {c:EndMany} digivolution $CARD $ATOF the {at:EndAt} of {x:AnySel}
 en up to {c:EndMany} of {x:Poss} {at:EndAt} $SOURCE
SourceEnd[least=1]
 en {c:EndMany} or more digivolution $CARD $ATOF the {at:EndAt} of {x:AnySel}
TopOf
 en the top {n:Big} (=stacked |)$CARD of {x:AnySel}
 en {x:Poss} top {n:Big} (=stacked |)$CARD
TopOf
 en {x:Poss} top (=stacked |)$CARD
 en the top (=stacked |)$CARD of {x:AnySel}
# what stands at an end: so many (none: one), with these filters
@EndMany
Ending
 en {n:Num}
@EndCards
Ending
 en $CARD
 en {n:Big} cards
 en {n:Big} $CARD
 en {f:Pres} $CARD
 en {n:Big} {f:Pres} cards
 en {n:Big} {f:Pres} $CARD
@EndSources
Ending
 en digivolution $CARD
 en {n:Big} digivolution cards
 en {n:Big} digivolution $CARD
 en {f:Pres} digivolution $CARD
 en {n:Big} {f:Pres} digivolution cards
 en {n:Big} {f:Pres} digivolution $CARD
@EndSecurity
Ending
 en security $CARD
 en {n:Big} security cards
 en {n:Big} security $CARD
 en {f:Pres} security $CARD
 en {n:Big} {f:Pres} security cards
 en {n:Big} {f:Pres} security $CARD
@PilePoss
Deck
 en deck's
EggDeck
 en Digi-Egg deck's
Security
 en security stack's
@EndOwn
> OneOwn1 EitherOwn
You
 en the
Anyone
 en both players'
@EndPile
Deck
 en $DECK
Security
 en $STACK
EggDeck
 en Digi-Egg deck
