# Part 2: who and what. In the book a selector is Sel(n, of: What or Either), with owner, zone and exclusions among the filters: Of(o), In(z),
# OtherThan(x). Before building they are slots of their own (shape.py), several sorts of things are the slot a of one:
#   “1 dull Fire Forward of cost 3 or less opponent controls other than X”: Sel(n=Exactly(n=1), k=(Forward,), o=Opponent,
#   f=(Cost(is=max, n=Num(n=3)), Dull, Element(e=(Fire,))), other=(This,))
#   k, a and Element.e: any of them; f: all of them; without z: the field, or the zone that the verb implies
#   counts   A: a, an, any, or no article · Just: neither more nor less · Bare: a noun without an article (sense.py)
#   refs     This the card with the ability (in a Quote: the card that gained it) · Itself: of each thing the verb does something to
#            It   what the ability took last: what it chose, selected, searched, revealed or looked at (one or several). After a
#                 Choose it stays the chosen thing until another of these verbs; where there is none of them, the x of the last action
#            That the thing of the trigger (or of the event of an Instead); pronouns.py turns It into That while nothing was taken
#                 yet. Where there is no trigger it is the thing last named, mostly This
#            TheChosen what was chosen, whatever came after it · TheRevealed the cards revealed or looked at
#            First Second the parts of a Choose with two parts (the former, the latter) · Other the other of the two · Rest the other cards
#            Discarded PutThing RevealedThing AddedThing …: what this ability (or its cost) discarded, put into the Break Zone, …
#            Source the Summon or ability that chose · SourceCard the card whose ability it is · Damager what dealt the damage
#            Counterpart the other side of an event that tells of this card on either side · Opposed blocks or is blocked by this
#   filters  Other: not this card; in a group: not the one named before it · Same Different TotalCost: of all things taken together
#   EitherAnd(a) and AnyOfAnd(f) are joined by “and”: of All either, of one both

%enum Things TheChosen = selectors.ChosenOrIt()
%enum Things TheRevealed = selectors.RevealedOrIt()
%enum Things ActiveThis = selectors.Within(selectors.SelfAsWas() if b.was else selectors.Self(), [filters.State('active')])
%enum Things First = first()
%enum Things Second = second()
%enum Things Rest = selectors.Rest()
%enum Things Other = selectors.Lead(b.led, True) if b.led in b.choices else selectors.OtherOne()
%enum Things RemovedCards = removed_cards()
%enum Things RemovedByThis = selectors.RemovedByThis()
%enum Things Attacker BlockedOne = selectors.InBattle(False)
%enum Things Blocker = selectors.InBattle(True)
%enum Things BlockerOfThis = selectors.Within(selectors.InBattle(True), [filters.BattlesWith(selectors.SelfAsWas(), True)])
%enum Things Opposed = selectors.EventOthers()
%enum Things OpposedNow = selectors.Opposed()
%enum Things Discarded = selectors.PaidOrMade(('discard',))
%enum Things PutThing = selectors.PaidOrMade(('put', 'break'))
%enum Things PutOther = selectors.PutOther(('put', 'break'))    # where the card itself is put there too (rewrites.py)
%node Things DulledOf(of: What) = selectors.Within(selectors.PaidOrMade(('dull',)), tests(of))    # for the cost (rewrites.py)
%enum Things RevealedThing = selectors.PaidOrMade(('reveal',))
%enum Things AddedThing = selectors.MadeBy(('add',))
%enum Things EnteredThing = selectors.ThatAsWas()
%node Things DoneThing(v: Done) = rewritten
%enum Things CancelledThing = cannot: what was cancelled
%enum Things Named = cannot: the card that was named
%node Things SelHigh(is: 'highest'|'lowest', s: Stat, of: What) = rewritten
%node Things SelOf(o: Who, of: What, n?: Count) = rewritten
%node Things SomeOf(n: Count, x: Things)
%node Things SelWant(of: What, f: [Filter]) = rewritten
%node Things SelDrawn(of: What, f: [Filter]) = rewritten
%node Things SelAs(n: Count, of: What, c: Counted) = rewritten
%node Things Party(o?: Who) = plainly(selectors.InBattle(False), o)
%node Things ChosenOf(of: What) = selectors.Within(selectors.Chosen(), tests(of))
%node Things Top(n: int, z: Zone) = selectors.Sel(selectors.TopOf(z.whose or 4, Const(n)), [])
%node Things TopX(z: Zone) = selectors.Sel(selectors.TopOf(z.whose or 4, numbers.X()), [])
%node Things TopAs(z: Zone, c: Counted) = selectors.Sel(selectors.TopOf(z.whose or 4, c), [])
%node Things TopCount(z: Zone) = cannot: as many cards from the top
%node Things Bottom(n: flag, z: Zone) = selectors.Sel(selectors.BottomOf(z.whose or 4, n), [])
%node Things Whole(z: Zone) = selectors.Sel(selectors.InPile(z.whose or 4, z.pile), [])
%node Things CopiesOf(x: Things) = cannot: cards of its number
%node Things OtherGroups(of: What) = selectors.Within(selectors.OtherGroups(), tests(of))
%enum Count A Another = (picks.EXACT, Const(1))
%enum Count Any = (picks.ANY, None)
%enum Count ExactlyX = (picks.EXACT, numbers.X())
%enum Count UpToX = (picks.UP_TO, numbers.X())
%enum Count No
%node Count SameNumber(c?: Things|Counted) = (picks.EXACT, countable(c) if said(c) else ThatMany())
%node Count UpToSame(c?: Things|Counted) = (picks.UP_TO, countable(c) if said(c) else ThatMany())
%node Count Exactly(n: int) = (picks.EXACT, Const(n))
%node Count UpTo(n: int) = (picks.UP_TO, Const(n))
%node Count AsManyUpTo(n: int) = (picks.EXACT, Const(n))    # as many as there are, up to so many
%node What What(k?: [CardKind], f?: [Filter], o?: Who, z?: Zone, a?: [What], other?: [Things|What])
%node What Either(a: [What]) = rewritten
%node What EitherAnd(a: [What]) = rewritten
%enum CardKind Summon = ['summon'] if b.stack else KIND_MASKS[kind]
%enum CardKind Card = 0
%enum CardKind AutoAbility = ['auto']
%enum CardKind ActionAbility = ['action']
%enum CardKind SpecialAbility = ['special']
%enum CardKind Ability = ['auto', 'action', 'special']
%enum Filter FaceDown = filters.State('face down')
%node Filter EitherState(f: [Filter]) = AnyOf(f)
%enum Filter InBattle = filters.State('in battle')
%enum Filter FaceUp = filters.State('face up')
%enum Filter Other = filters.NotAmong(selectors.SelfAsWas())
%enum Filter WithWarp = filters.WithSkill('warp')
%enum Filter NotMulti = filters.MultiElement(False)
%enum Filter DamagedThisTurn = filters.State('hit')
%enum Filter SharesElement = cannot: an Element of this card
%enum Filter OnStack = cannot: on the stack
%enum Filter RemovedByIt = filters.FoundBy(removed_cards())
%enum Filter Entered = filters.State(lower(kind))
%enum Filter ThatAttacked = filters.State('attacked')
%enum Filter Generic = filters.Generic(True)
%enum Filter NotGeneric = filters.Generic(False)
%enum Filter InThatParty = filters.State('party')
%node Filter AnyOf(f: [Filter]) = AnyOf(f)
%node Filter AnyOfAnd(f: [Filter]) = rewritten
%node Filter Different(s: Differing) = fits.DifferentFit(s)
%node Filter In(z: Zone) = rewritten
%node Filter OtherThan(x: Except) = rewritten
%node Filter WithWords(k: [Keyword]) = with_words(k)
%node Filter WithoutWord(k: Keyword) = IsNot(filters.WithWord(k))
%node Filter NotElement(e: [Element]) = filters.Element(e, without=True)
%node Filter TriggeredFrom(x: Things) = filters.FromSource(one_of(x))
%node Filter OfNamed(s: Called) = s
%enum Filter OfNumbers = filters.NamedNumbers()
%node Filter TotalCost(n: int) = fits.TotalFit('cost', Const(n))
%node Filter RemovedBy(x: Things) = of_this(x, filters.FoundBy(selectors.RemovedByThis()))
%node Filter Owned(o: Who) = filters.Whose(o, owned=True)
%node Filter OnField(z: Zone) = filters.InZones(1 << z.pile)
%node Filter DifferentFrom(s: Differing, x: Things) = filters.SameAs(s, ref(x), different=True)
%node Filter WithCounter(c: text, n?: int) = filters.WithCounter(c, '>=', n or 1)
%node Filter OfElement(e: [Element]) = rewritten
%rewrite OfElement(...) => Element(...)
%node Filter DamagedBy(x: Things) = filters.DamagedBy(ref(x))
%enum Filter DamagedByThis = filters.FoundBy(selectors.PaidOrMade(('damage',)))
%enum Filter NotSelected = filters.NotAmong(selectors.It())
%node Filter ThatChooses(x: Things) = filters.ThatChooses(where_meant(x), False)
%node Filter ThatChoosesOnly(x: Things) = filters.ThatChooses(where_meant(x), True)
%enum Filter OneTarget = filters.OneTarget()
%node Filter CostMore(n: int, x: Things) = filters.CostOrPower('cost', '=', numbers.Arithmetic('plus', numbers.StatOf('cost', as_was(x)), Const(n)))
%node Filter CostFewer(n: int, x: Things) = filters.CostOrPower('cost', '=', numbers.Arithmetic('less', numbers.StatOf('cost', as_was(x)), Const(n)))
%node Filter AndIs(f: Filter) = rewritten
%rewrite AndIs(f: $f) => $f
%node Filter WithPart(f: Filter) = rewritten
%node Filter WithTag(f: Filter) = rewritten
%rewrite WithTag(f: $f) => $f
%node Filter BlockingX(x: Things) = filters.BattlesWith(ref(x), True)
%node Filter BlockedBy(x: Things) = filters.BattlesWith(ref(x), False)
%node Filter PutFromField(of?: Who, z: Zone unused) = filters.PutThisTurn(of or -1)    # z: shape.py makes it that of the thing
%node Filter OfPlayer(o: Who) = filters.Whose(o)
%node Filter CastFrom(z: Zone) = cannot: cast from a zone
%node Filter PutThere(z: Zone unused) = filters.PutThisTurn()
%node Filter Of(o: Who) = rewritten
%node Filter OfStat(s: Stat, is: 'eq'|'less'|'max'|'min'|'more', n: Value) = rewritten
%node Value ItsStat(x: Things) = rewritten
%node Filter CostAny(n: [int]) = filters.NumberIn(n)
%node Filter Extreme(is: 'highest'|'lowest', s: Stat) = extreme(is, s)
%enum Element Fire Ice Wind Earth Lightning Water Light Dark = ELEMENT_BITS[kind]
%enum Differing ElementsAndCosts = cannot: Elements and costs at once
%enum Differing CardTypes = 'kind'
%enum Differing Names = 'name'
%enum Differing Elements = 'element'
%enum Differing Costs = 'cost'
%enum Differing Jobs = 'job'
%enum Differing Categories = 'category'
%enum Differing Powers = 'power'
%node Except ExceptElement(e: [Element]) = rewritten
%node Except ExceptWhat(of: What) = rewritten
%node Except ExceptCost(n: int) = rewritten
%node Except Excepts(x: [Except]) = rewritten
%enum Stat Power = 'power'
%enum Stat Cost = 'cost'
%enum Zone Among = cannot: the cards that are looked at, as a zone
%enum Zone Removed = Where(st.REMOVED)
%enum Zone RemovedByThis = cannot: what this card removed, as a zone

# ------------------------------------------------------------------ selectors
@Full #
Sel
 en {n:Count*} {of:Whats*}
 en.one {n:CountA} {of:Whats.one}
Sel[n=@A]
 en.one the {of:KindThenName}
SelHigh[is=highest]
 en.one the highest {s:Stat} {of:Whats.one}
SelHigh[is=lowest]
 en.one the lowest {s:Stat} {of:Whats.one}
SelOf
 en.one {o:WhoseThing} {of:Whats.one}
SelOf
 en {n:Count*} {o:WhoseThing} {of:Whats*}
 en {n:Count*} of {o:WhoseThing} {of:Whats.many}
SelOf[n=@All]
 en.many {o:WhoseThing} {of:Whats.many}
SomeOf
 en {n:Count*} of {x:Ref.many}
Sel[n=@A]
 en any {of:Whats*}
Sel[n=@Any]
 en.old as many {of:Whats.many} as you want
SelWant
 en.many as many {of:Whats.many} as you want {f:Posts}
SelDrawn
 en.many as many {of:Whats.many} as drawn {f:Posts}
Sel[n=@All]
 en.many all the {of:Whats.many}
 en.many all {of:Whats.many}
 en.many all of the {of:Whats.many}
 en.many the {of:Whats.many}
 en.old each {of:Whats.one}
Sel
 en.one {n:ExactX} {of:Whats.many}
SelAs
 en.many {n:NumberOf} {of:Whats.many} as $THENUMBER{c:Countable.many}
Sel[n=@All]
 en.many the {of:OneAnds}
Sel
 en.many {n:AnyNumber} {of:Whats.many}
# a noun without an article: all of that kind, or one of that name (shape.py decides)
@Bare #
Sel[n=@Bare]
 en.many {of:Whats.many}
@OneAnds
EitherAnd
 en {a:WhatAnds.one}
@Plural
Sel[n=@All]
 en {of:Whats.many}
@CountA
A
 en $ANA
Another
 en another
@WhoseThing
You
 en your
Opponent
 en $OPPS
Each
 en any player's
@NumberOf
SameNumber
 en $SAMENUMBER
UpToSame
 en up to $SAMENUMBER
@KindThenName
What
 en {k:Kinds.one} {f:Pres}
@AnyNumber
Any
 en any number of
@ExactX
ExactlyX
 en X
UpToX
 en up to X
@Count #
Exactly[n=1]
 en.one 1
 en.one one
Exactly[n=1]
 en.one 1 more
Exactly
 en.many {n:Big}
 en.many a total of {n:Big}
Exactly[n=2]
 en.many two
UpTo[n=1]
 en.one up to 1
UpTo
 en.many up to {n:Big}
AsManyUpTo
 en.many as many as possible, up to {n:Big}
AtLeast
 en.many {n:Num} or more
 en.many at least {n:Num}
AtMost
 en.many {n:Num} or less
 en.many {n:Num} or fewer
No
 en.many no
# ------------------------------------------------------------------ what
@Whats #
> What*
Either
 en {a:WhatRow*}
%last Whats Either EitherAnd
EitherAnd
 en {a:WhatAnds*}
%row WhatRow# What# en " or " ", | or " " and/or " ", |, or " ", | and/or "
%row WhatAnds# What# en " and " ", | and " ", |, and "
@TagWhats
> TagWhat
Either
 en {a:TagRow}
EitherAnd
 en {a:TagAndRow}
%row TagRow TagWhat en " or " ", | or " " and/or "
%row TagAndRow TagWhat en " and " ", | and "
@What #
> KindWhat* TagWhat
@KindWhat #
What
 en {k:Kinds*}
 en {f:Pres} {k:Kinds*}
 en {k:Kinds*}$COMMA {f2:Posts}
 en {f:Pres} {k:Kinds*}$COMMA {f2:Posts}
@TagWhat
What
 en {f:Pres}
 en {f:Pres}$COMMA {f2:Posts}
%list Kinds# Kind# en " or " ", | or " " and/or " " and " "/"
@Kind #
Forward
 en <Forward>
 en Forward <card>
Backup
 en <Backup>
 en Backup <card>
Monster
 en <Monster>
 en Monster <card>
Summon
 en <Summon>
 en Summon <card>
Character
 en <Character>
 en Character <card>
Card
 en <card>
AutoAbility
 en <auto-ability>
ActionAbility
 en action <ability>
SpecialAbility
 en special <ability>
Ability
 en <ability>
# ------------------------------------------------------------------ filters before the noun
%list Pres Pre en " "
@Pre
> Tag State1
Element
 en {e:Elements}
MultiElement
 en Multi-Element
EitherState
 en {f:StateOrs}
FaceDown
 en face (down|-down)
FaceUp
 en face up
Other
 en other
@Tag
> PlainTag
AnyOf
 en {f:TagOrs}
AnyOf
 en {f:MixOrs}
%many MixOrs MixTag en " or " ", | or " " and/or "
@MixTag
> PlainTag
Element
 en {e:OneElement}
%list OneElement Element1 en "§"
%many StateOrs State1 en " or "
@State1
Dull
 en dull
Active
 en active
Damaged
 en damaged
Attacking
 en attacking
Blocking
 en blocking
Blocked
 en blocked
Frozen
 en Frozen
@Tag
AnyOfAnd
 en {f:TagAnds}
%many TagOrs PlainTag en " or " ", | or " ", |, or " " and/or "
%many TagAnds PlainTag en " and " ", | and "
@PlainTag
Job
 en {t:Job}
Name
 en {t:Name}
Category
 en {t:Category}
%list Elements Element1 en " or " ", | or " ", |, or " " and " ", | and " "/" " and/or "
@Element1
Fire
 en Fire
Ice
 en Ice
Wind
 en Wind
Earth
 en Earth
Lightning
 en Lightning
Water
 en Water
Light
 en Light
Dark
 en Dark
# ------------------------------------------------------------------ filters behind the noun
%list Posts Post en " " ", "
@Post
> Control Numeric
AndIs
 en and {f:Numeric}
In
 en $IN {z:Zone}
In
 en {z:AmongZone}
OtherThan
 en other than {x:Excepted}
WithWords
 en with {k:KeywordsOr}
WithoutWord
 en without {k:Keyword}
WithWarp
 en with Warp
NotElement
 en of $ANY $ELEMENT $EXCEPT {e:Elements}
NotMulti
 en other than Multi-Element
DamagedThisTurn
 en $THAT $HASHAVE $RECEIVED damage $TURN
SharesElement
 en that share its Element
TriggeredFrom
 en triggered from {x:AnySel}
OfNamed
 en $OFWITH $NAMED {s:Differing}
OfNamed[s=@Costs]
 en of the same cost as the (selected|named) number
OfNamed[s=@Elements]
 en of the same Element as named
OfNumbers
 en of cost equal to either number
TotalCost
 en with a total cost of {n:Num} or less
RemovedBy
 en removed ${FROMGAME}$BY {x:Poss} $EFFECTNOUN
RemovedByIt
 en removed ${FROMGAME}$BYTHIS
OnField
 en on {z:FieldZone}
Different
 en $EACHOPT$OFWITH ${A}different {s:DifferingBoth}
 en $EACHOPT$OFWITH ${A}different {s:DifferingBoth} $FROMEACH
 en $EACHOPT$OFWITH ${A}different {s:DifferingBoth},
Same
 en $OFWITH the same {s:Differing}
SameAs
 en $OFWITH the same {s:Differing} as {x:AnySel}
DifferentFrom
 en $OFWITH ${A}different {s:Differing} $THANFROM {x:AnySel}
WithCounter
 en with $A{c:Counter} ${PLACED}on $IT
 en with {n:Num} $ORMORE {c:Counter} ${PLACED}on $IT
 en with {n:Num} $ORMORE {c:Counter}
InParty
 en $FORMING a party with {x:AnyRef}
InParty
 en $FORMING a party
OfElement
 en of {e:Elements}
 en that are {e:Elements}
Entered
 en $THAT entered $THEYOUR field ${UNDERYOU}$TURN
DamagedBy
 en damaged by {x:AnyRef}
DamagedBy
 en that took damage from {x:AnyRef}
DamagedByThis
 en damaged $BYTHIS
NotSelected
 en that (were|was) not selected
 en that (weren't|wasn't) selected
ThatChooses
 en $THATIS$CHOOSING {x:AnySel}
 en that $CHOOSES {x:AnySel}
ThatChoosesOnly
 en $THATIS$CHOOSING only {x:AnySel}
 en that $CHOOSES only {x:AnySel}
OneTarget
 en that has only one target
ThatAttacked
 en $THAT attacked $TURN
Generic
 en with $GENERIC
NotGeneric
 en without $GENERIC
OnStack
 en on the stack
CostMore
 en that costs {n:Num} CP more than {x:AnySel}
 en (that costs|with a cost|of cost) {n:Num} (more|higher) than {x:AnySel}
CostFewer
 en that costs {n:Num} CP less than {x:AnySel}
WithTag
 en with {f:PlainTag}
WithPart
 en with {f:HasPart}
ForwardToo
 en that is also a Forward
 en that are also Forwards
InThatParty
 en $FORMING $DEMO party
BlockingX
 en $BLOCKING {x:AnySel}
BlockedBy
 en ${THATIS}blocked by {x:AnyRef}
PutFromField
 en ${THATWAS}put $INTO {z:Zone} from the field $TURN
 en ${THATWAS}put from the field $INTO {z:Zone} $TURN
PutFromField[of=@You]
 en ${THATWAS}put $INTO {z:Zone} from your field $TURN
 en ${THATWAS}put from your field $INTO {z:Zone} $TURN
PutFromField
 en $THATWASNEED put $INTO {z:Zone} $TURN
RemovedState
 en removed from the game
OfPlayer
 en of {o:OfPlayer}
CastFrom
 en cast from {z:Zone}
PutThere
 en put into {z:Zone} this turn
@OfPlayer
Opponent
 en your opponent
You
 en yours
@Control
Of
 en {o:Holder#} <controls/control>
 en {o:Holder#} controlled
Owned
 en owned by {o:Holder#}
@Holder #
You
 en.many you
Opponent
 en.one $OPPONENT
Each
 en.one either player
 en.many $ALLOF
They
 en.many they
 en.one that player
%many KeywordsOr Keyword en " or " ", | or " ", |, or "
@Differing
> DifferingOne.many DifferingOne.one
@DifferingBoth
> Differing
ElementsAndCosts
 en Element and cost
@DifferingOne #
CardTypes
 en ${CARDOPT}<type>
Names
 en ${CARDOPT}<name>
Elements
 en <Element>
Costs
 en <cost>
Jobs
 en <Job>
Categories
 en.many Categories
 en.one Category
Powers
 en power
@Excepted
> AnyRef
ExceptElement
 en {e:Elements}
ExceptWhat
 en {of:Whats#}
 en $ANA {of:Whats.one}
ExceptCost
 en cost {n:Num}
Excepts
 en {x:ExceptRow}
@ExceptPart
> AnyRef
ExceptWhat
 en {of:TagWhats}
%row ExceptRow ExceptPart en " and " " or " ", | and " ", | or "
@Numeric
OfStat[is=max]
 en $OFWITH ${A}{s:Stat} $OF{n:Value} $ORLESS
 en $OFWITH {n:Value} {s:Stat} $ORLESS
 en $OFWITH ${A}{s:Stat} $ATMOST {n:StatMeasure}
OfStat[is=min]
 en $OFWITH ${A}{s:Stat} $OF{n:Value} $ORMORE
 en $OFWITH {n:Value} {s:Stat} $ORMORE
 en $OFWITH ${A}{s:Stat} $ATLEAST {n:StatMeasure}
OfStat[is=eq]
 en $OFWITH ${A}{s:Stat} $EQUALTO{n:StatMeasure}
 en $OFWITH the same {s:Stat} as {n:Amount}
OfStat[is=less]
 en $OFWITH ${A}{s:Stat} $BELOW {n:StatMeasure}
OfStat[is=more]
 en $OFWITH ${A}{s:Stat} $ABOVE {n:StatMeasure}
CostAny
 en $OFWITH $COSTS $OF{n:NumList}
Extreme[is=highest]
 en $OFWITH the highest {s:Stat}
Extreme[is=lowest]
 en $OFWITH the lowest {s:Stat}
@StatMeasure
> Value Amount
ItsStat
 en {x:AnyRef}
 en {x:Poss}
 en that of {x:AnySel}
@Stat
Power
 en power
Cost
 en cost
%many NumList Num en " or " ", | or " " and " ", | and " ", |, and "
# ------------------------------------------------------------------ zones
@AmongZone
Among
 en among them
 en among the revealed cards
 en among the cards revealed
 en among those cards
 en among these
@Zone
Zone
 en {o:ZoneOf#} {p:PileName#}
Zone
 en the {p:OpenPile.one}
Zone[o=@You,p=@Deck]
 en the deck
Zone[o=@You,p=@Field]
 en your side of the field
Zone[p=@AnyZone]
 en any zone
Removed
 en $AMONGOPT$THE$KIND removed ${FROMGAME}$BYTHIS
RemovedByThis
 en $AMONGOPT$THE$KIND removed ${FROMGAME}$BY [This]'s $EFFECTNOUN
 en $AMONGOPT$THE$KIND removed ${FROMGAME}$BY [This]
@ZoneOf #
You
 en.one your
Opponent
 en.one $OPPS
They
 en their
Each
 en.one $EITHERS
EachPlayer
 en.many $ALLPLAYERS
@PileName #
> OpenPile* HandPile* DeckPile*
LBDeck
 en LB <deck>
@HandPile #
Hand
 en <hand>
@DeckPile #
Deck
 en <deck>
@OpenPile #
BreakZone
 en <Break Zone>
DamageZone
 en <Damage Zone>
Field
 en <field>
# ------------------------------------------------------------------ references
@Ref #
This
 en.one [This]
 en.one this $KIND
It
 en.one it
 en.one (him|her)
It
 en.many $THEM
 en.many $THOSE
 en.many the ${NUMBER}cards
 en <that/those> $NUMBER$KIND
It
 en.one that (ability|Summon or ability)
 en.one the $KIND
TheChosen
 en $ALLTHE ${NUMBER}chosen $KIND
 en.one chosen $KIND
TheRevealed
 en $ALLTHE ${NUMBER}revealed $KIND
It
 en $ALLTHE ${NUMBER}selected $KIND
Party[o=@Opponent]
 en.one a party $OPPONENT controls
Party
 en.one a party you control
 en.one $DEMO party
 en.one your party
ActiveThis
 en.one active [This]
First
 en.one the former
 en.one the first$ONE
 en.one the first $KIND
Second
 en.one the latter
 en.one the second$ONE
 en.one the second $KIND
Rest
 en.many the $REST
Rest
 en the $REMAINING <card>
Other
 en.one the other$ONE
 en.one the other $KIND
RemovedCards
 en $ALLTHE ${NUMBER}removed $KIND
 en.one [This] removed ${FROMGAME}$BYTHIS
 en.many removed cards
RemovedByThis
 en the $NUMBER$KIND removed ${FROMGAME}$BY [This]'s $EFFECTNOUN
Attacker
 en.one the attacking Forward
Blocker
 en.one the blocking Forward
 en.one the Forward $BLOCKING it
BlockerOfThis
 en.one the Forward $BLOCKING [This]
BlockedOne
 en.one the blocked Forward
 en.one the Forward blocked by [This]
Opposed
 en.one the Forward that blocks or is blocked by [This]
 en.one the (blocking or blocked|blocked or blocking) Forward
Discarded
 en $ALLTHE ${NUMBER}discarded $KIND
DoneThing
 en $ALLTHE $NUMBER$KIND $YOUHAVE{v:Done}
 en $ALLTHE $NUMBER$KIND $YOUHAVE{v:Done} $BYTHIS
AddedThing
 en.one the added $KIND
EnteredThing
 en.one the $KIND that entered the field
CancelledThing
 en.one the cancelled (auto-ability|ability|Summon)
Named
 en.one the named (card|Forward|Character)
ChosenOf
 en.one the {of:KindWhat.one}
 en the chosen {of:Whats*}
%last Ref ChosenOf Other
> TopRef*
TopX
 en.many the top X cards of {z:DeckOf}
Top[n=1]
 en.many the top card of {z:BothDecks}
Top
 en {n:Num} <card> from the top of {z:DeckOf}
TopAs
 en.many $SAMENUMBER cards from the top of {z:DeckOf} as $THENUMBER{c:Countable.many}
TopCount
 en.many $SAMENUMBER cards from the top of {z:DeckOf}
Bottom[n=1]
 en.one the bottom card of {z:DeckOf}
Whole
 en.one {z:HandOf}
 en.one all {z:HandOf}
Whole
 en.many all the cards in {z:HandOf}
@TopRef #
Top
 en.many the top {n:Big} cards of {z:DeckOf}
Top[n=1]
 en.one the top card of {z:DeckOf}
@DeckOf
Zone
 en {o:ZoneOf.one} {p:DeckPile.one}
Zone[o=@Owner,p=@Deck]
 en $OWNERSHIP deck
 en the deck
@BothDecks
Zone[o=@Each,p=@Deck]
 en your deck and $OPPS deck
@HandOf
Zone
 en {o:ZoneOf.one} {p:HandPile.one}
@AnyRef
> Ref.one Ref.many
@AnySel
> Sel.one Sel.many
@Sel #
> Ref* Full*
%last Sel Sel
@Obj
> Sel.one Sel.many Bare.many
ThisIn
 en [This] in {z:Zone}
CopiesOf
 en (any |)copies of {x:AnyRef}
OtherGroups
 en all the {of:Kinds2} of the other (group|groups)
Both
 en {of:BothRow}
OneOf
 en {of:OneOfRow}
@Kinds2
What
 en {k:Kinds.many}
@SelOrBare
> Sel.one Sel.many Bare.many
%row BothRow SelOrBare en " and " ", | and " ", |, and " " as well as "
%row OneOfRow SelOrBare en " or " ", | or " ", |, or "
%last Obj Both OneOf
@Subject #
> Sel* Bare.many
>.many BothSubject
> OneOfSubject
@BothSubject
Both
 en {of:BothRow}
@OneOfSubject
OneOf
 en {of:OneOfDoers}
@Doer
> SelOrBare
AbilityOf
 en an ability of {x:Sel.one}
%row OneOfDoers Doer en " or " ", | or " ", |, or "
%last Subject Both OneOf
@Poss
PossSel
 en {x:Ref.one}'s
It
 en $ITS
