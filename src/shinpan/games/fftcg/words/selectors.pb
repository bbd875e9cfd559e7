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
%enum Things RemovedCards = selectors.RemovedCards()
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
%node Things CopiesOf(x: Things) = cannot: cards of its name
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
%enum Filter AttackingOrBlocking = AnyOf([filters.State('attacking'), filters.State('blocking')])
%enum Filter FaceUp = filters.State('face up')
%enum Filter Other = filters.NotAmong(selectors.SelfAsWas())
%enum Filter WithWarp = filters.WithSkill('warp')
%enum Filter NotMulti = filters.MultiElement(False)
%enum Filter DamagedThisTurn = filters.State('hit')
%enum Filter SharesElement = cannot: an Element of this card
%enum Filter OnStack = cannot: on the stack
%enum Filter RemovedByIt = filters.FoundBy(selectors.RemovedCards())
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
%node Filter ThatChooses(x: Things) = filters.ThatChooses(one_of(x), False)
%node Filter ThatChoosesOnly(x: Things) = filters.ThatChooses(one_of(x), True)
%enum Filter OneTarget = filters.OneTarget()
%node Filter CostMore(n: int, x: Things) = filters.CostOrPower('cost', '=', numbers.Arithmetic('plus', numbers.StatOf('cost', as_was(x)), Const(n)))
%node Filter CostFewer(n: int, x: Things) = filters.CostOrPower('cost', '=', numbers.Arithmetic('less', numbers.StatOf('cost', as_was(x)), Const(n)))
%node Filter WithJob(t: text) = rewritten
%rewrite WithJob(...) => Job(...)
%node Filter WithName(t: text) = rewritten
%rewrite WithName(...) => Name(...)
%node Filter WithCategory(t: text) = rewritten
%rewrite WithCategory(...) => Category(...)
%node Filter BlockingX(x: Things) = filters.BattlesWith(ref(x), True)
%node Filter BlockedBy(x: Things) = filters.BattlesWith(ref(x), False)
%node Filter PutFromField(of?: Who, z: Zone unused) = filters.PutThisTurn(of or -1)    # z: shape.py makes it that of the thing
%node Filter OfPlayer(o: Who) = filters.Whose(o)
%node Filter CastFrom(z: Zone) = cannot: cast from a zone
%node Filter PutThere(z: Zone unused) = filters.PutThisTurn()
%node Filter Of(o: Who) = rewritten
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
SelOf[o=@You]
 en.one (1|one) of your {of:Whats.many}
 en.one your {of:Whats.one}
SelOf[o=@Opponent]
 en {n:Count*} opponent's {of:Whats*}
SelOf[o=@Opponent]
 en.one (your|an|the|your opponent's) opponent's {of:Whats.one}
 en.one opponent's {of:Whats.one}
SelOf[o=@Each]
 en.one any player's {of:Whats.one}
SelOf[o=@Opponent,n=@All]
 en.many (your |the |)opponent's {of:Whats.many}
SomeOf
 en {n:Count*} of {x:Ref.many}
Sel[n=@A]
 en.many any {of:Whats.many}
 en.one any {of:Whats.one}
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
 en.many {n:NumberOf} of {of:Whats.many} as (the |the number of |){c:Countable.many}
 en.many {n:ManyAs} {of:Whats.many} as (the |the number of |){c:Countable.many}
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
 en (a|an)
Another
 en another
@NumberOf
SameNumber
 en the same number
UpToSame
 en up to the same number
@ManyAs
SameNumber
 en as many
UpToSame
 en up to as many
@KindThenName
What
 en {k:Kinds.one} {f:TagPres}
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
What
 en {k:Kinds*}
 en {f:Pres} {k:Kinds*}
 en {k:Kinds*} {f2:Posts}
 en {f:Pres} {k:Kinds*} {f2:Posts}
 en {k:Kinds*}, {f2:EachPosts}
 en {f:Pres} {k:Kinds*}, {f2:EachPosts}
 en {k:Kinds*}, {f2:EachPosts} {f3:Posts}
 en {f:Pres} {k:Kinds*} {f2:Posts}, {f3:EachPosts}
> TagWhat
@TagWhat
What
 en {f:TagPres}
 en {f:TagPres} {f2:Posts}
 en {f:TagPres}, {f2:EachPosts}
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
 en.one Summon
 en.many Summons
 en Summon <card>
Character
 en <Character>
 en Character <card>
Card
 en <card>
AutoAbility
 en.one auto-ability
 en.many auto-abilities
ActionAbility
 en.one action ability
 en.many action abilities
SpecialAbility
 en.one special ability
 en.many special abilities
Ability
 en.one ability
 en.many abilities
# ------------------------------------------------------------------ filters before the noun
%list Pres Pre en " "
%list TagPres TagPre en " "
@TagPre
> Tag
Element
 en {e:Elements}
Dull
 en dull
Active
 en active
Damaged
 en damaged
Attacking
 en attacking
FaceDown
 en face (down|-down)
@Pre
> Tag
Element
 en {e:Elements}
MultiElement
 en Multi-Element
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
AttackingOrBlocking
 en attacking or blocking
Blocked
 en blocked
Frozen
 en Frozen
FaceDown
 en face (down|-down)
FaceUp
 en face up
Other
 en other
@Tag
Job
 en {t:Job}
Name
 en {t:Name}
Category
 en {t:Category}
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
%list EachPosts EachPost en "§"
@EachPost
Different
 en each (of|with) a different {s:Differing}(,|)
 en each (of|with) a different {s:Differing2}(,|)
@Differing2
ElementsAndCosts
 en Element and cost
@Post
> Control Numeric
In
 en in {z:Zone}
 en from {z:Zone}
 en from among {z:Zone}
In
 en {z:AmongZone}
In
 en among {z:AllZones}
OtherThan
 en other than {x:Excepted}
WithWord
 en with {k:Keyword}
WithWords
 en with {k:KeywordsOr}
WithoutWord
 en without {k:Keyword}
WithWarp
 en with Warp
NotElement
 en of an Element other than {e:Elements}
 en of (all|any) Elements (except|other than) {e:Elements}
NotMulti
 en other than Multi-Element
DamagedThisTurn
 en (which|that) (has|have) (been dealt|received) damage this turn
SharesElement
 en that share its Element
TriggeredFrom
 en triggered from {x:AnySel}
OfNamed
 en (of|with) (the |)named {s:Differing}
 en of that {s:Differing}
OfNamed[s=@Costs]
 en of the same cost as the (selected|named) number
OfNamed[s=@Elements]
 en of the same Element as named
OfNumbers
 en of cost equal to either number
TotalCost
 en with a total cost of {n:Num} or less
RemovedBy
 en removed (from the game |)by {x:Poss} (ability|abilities|effect|effects)
RemovedByIt
 en removed (from the game |)by (this effect|the previous effect|this ability|this ability's cost|the extra cost)
Owned[o=@Opponent]
 en owned by your opponent
 en your opponent owns
OnField
 en on {z:FieldZone}
WithEx
 en with (an |)EX Burst
Different
 en with different {s:Differing}
 en of different {s:Differing}
 en each with a different {s:Differing}(,|)
 en each with different {s:Differing}(,|)
 en each of a different {s:Differing}(,|)
 en of a different {s:Differing}
Different
 en with different {s:Differing} (from each other|from one another)
Same
 en (with|of) the same {s:Differing}
SameAs
 en (with|of) the same {s:Differing} as {x:AnyRef}
 en (with|of) the same {s:Differing} as {x:AnySel}
DifferentFrom
 en (with|of) a different {s:Differing} (than|from) {x:AnySel}
WithCounter
 en with a {c:Counter} (placed |)on it
 en with {c:Counter} on (it|them)
 en with a {c:Counter} (placed |)on them
WithCounter
 en with {n:Num} or more {c:Counter}( placed on it| on it| placed on them| on them|)
InParty
 en forming a party with {x:AnyRef}
InParty
 en forming a party
 en in a party
OfElement
 en of {e:Elements}
 en that are {e:Elements}
Entered
 en that entered the field this turn
 en that entered your field this turn
 en that entered the field (under your control |)(during |)this turn
DamagedBy
 en damaged by {x:AnyRef}
DamagedBy
 en that took damage from {x:AnyRef}
DamagedByThis
 en damaged by this (ability|effect)
NotSelected
 en that (were|was) not selected
 en that (weren't|wasn't) selected
ThatChooses
 en (that is |that's |)(choosing|targeting) {x:AnySel}
ThatChooses
 en that (chooses|chose) {x:AnySel}
ThatChoosesOnly
 en (that is |)choosing only {x:AnySel}
OneTarget
 en that has only one target
ThatAttacked
 en that attacked this turn
WithSpecial
 en with a special ability
Owned[o=@You]
 en you own
Generic
 en with (《Generic》|the generic icon|a generic icon|generic icon)
NotGeneric
 en without (《Generic》|the generic icon|a generic icon|generic icon)
OnStack
 en on the stack
CostMore
 en that costs {n:Num} CP more than {x:AnySel}
 en (that costs|with a cost|of cost) {n:Num} (more|higher) than {x:AnySel}
CostFewer
 en that costs {n:Num} CP less than {x:AnySel}
NotElement
 en of any Element (except|other than) {e:Elements}
WithJob
 en with {t:Job}
WithName
 en with {t:Name}
WithCategory
 en with {t:Category}
ForwardToo
 en that is also a Forward
 en that are also Forwards
InThatParty
 en in that party
 en in the party
 en forming that party
 en forming this party
 en forming the party
BlockingX
 en (blocking|that blocks|that blocked) {x:AnySel}
BlockedBy
 en blocked by {x:AnyRef}
 en that (is|are) blocked by {x:AnyRef}
PutFromField
 en put (in|into) {z:Zone} from the field (during this turn|this turn)
 en put from the field into {z:Zone} (during this turn|this turn)
PutFromField[of=@You]
 en put (in|into) {z:Zone} from your field (during this turn|this turn)
 en put from your field into {z:Zone} (during this turn|this turn)
PutFromField
 en that (was|were|has been|have been) put (from the field into|into) {z:Zone} (during this turn|this turn)
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
Of[o=@You]
 en you control
 en you controlled
Of[o=@Opponent]
 en opponent controls
 en opponent controlled
 en your opponent controls
 en opponent control
Of[o=@Each]
 en either player controls
 en both players control
 en all players control
Of[o=@They]
 en they control
 en they controls
 en that player controls
%many KeywordsOr Keyword en " or " ", | or " ", |, or "
@Differing
CardTypes
 en card types
 en (card type|type|types)
Names
 en names
 en (name|Card Name|Card Names)
Elements
 en Elements
 en Element
Costs
 en costs
 en cost
Jobs
 en Jobs
 en Job
Categories
 en Categories
 en Category
Powers
 en power
@Excepted
> AnyRef
ExceptElement
 en {e:Elements}
ExceptWhat
 en {of:Whats.many}
 en (a|an) {of:Whats.one}
 en {of:TagWhats}
ExceptWhat
 en.old {of:Whats.one}
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
Cost[is=max]
 en of cost {n:Value} or less
 en.old and of cost {n:Value} or less
 en with a cost of {n:Value} or less
Cost[is=min]
 en of cost {n:Value} or more
 en of cost {n:Value} or higher
 en with a cost of {n:Value} or more
Cost[is=eq]
 en of cost {n:Value}
 en with a cost of {n:Value}
CostAny
 en of cost {n:NumList}
 en of costs {n:NumList}
Cost[is=max]
 en of cost equal to or less than {n:CostMeasure}
 en of cost less than or equal to {n:CostMeasure}
 en of cost equal or inferior to {n:CostMeasure}
 en with a cost (less than or equal to|equal to or less than|equal or inferior to|inferior or equal to|equal to or inferior to) {n:CostMeasure}
Cost[is=less]
 en of cost less than {n:CostMeasure}
 en of cost inferior to {n:CostMeasure}
 en with a cost (less than|inferior to) {n:CostMeasure}
Cost[is=more]
 en of cost greater than {n:CostMeasure}
 en of cost higher than {n:CostMeasure}
Cost[is=min]
 en of cost equal to or greater than {n:CostMeasure}
Cost[is=eq]
 en of cost equal to {n:CostMeasure}
 en with a cost equal to {n:CostMeasure}
 en of the same cost as {n:Amount}
Power[is=max]
 en of power {n:Value} or less
 en with (a |)power (of |){n:Value} or less
 en with {n:Value} power or less
 en of {n:Value} power or less
Power[is=min]
 en of power {n:Value} or more
 en with (a |)power (of |){n:Value} or more
 en of {n:Value} power or more
Power[is=eq]
 en of power {n:Value}
 en with (a |)power of {n:Value}
Power[is=max]
 en with power equal to or less than {n:Measure}
 en (with|of) (a |)power (equal to or less than|less than or equal to|equal or inferior to|equal to or inferior to|inferior or equal to) {n:Measure}
Power[is=less]
 en with power less than {n:Measure}
 en (with|of) (a |)power (less than|inferior to|lower than|smaller than) {n:Measure}
Power[is=more]
 en with power greater than {n:Measure}
 en (with|of) (a |)power (greater than|higher than|superior to|more than) {n:Measure}
Power[is=min]
 en with power equal to or greater than {n:Measure}
Power[is=eq]
 en with power equal to {n:Measure}
Extreme[is=highest]
 en (with|of) the highest {s:Stat}
Extreme[is=lowest]
 en (with|of) the lowest {s:Stat}
@Stat
Power
 en power
Cost
 en cost
%many NumList Num en " or " ", | or " " and " ", | and " ", |, and "
# ------------------------------------------------------------------ zones
@AllZones
Zone[o=@EachPlayer,p=@BreakZone]
 en all Break Zones
@AmongZone
Among
 en among them
 en among the revealed cards
 en among the cards revealed
 en among those cards
 en among these
@Zone
Zone[o=@You,p=@BreakZone]
 en your Break Zone
Zone[o=@Opponent,p=@BreakZone]
 en your opponent's Break Zone
Zone[o=@They,p=@BreakZone]
 en their Break Zone
Zone[o=@Each,p=@BreakZone]
 en either player's Break Zone
 en (your and/or your opponent's|any player's|each player's|either) Break Zone
Zone[o=@EachPlayer,p=@BreakZone]
 en (all|all players') Break Zones
 en both players' Break Zones
Zone[p=@BreakZone]
 en the Break Zone
Zone[o=@You,p=@Hand]
 en your hand
Zone[o=@Opponent,p=@Hand]
 en your opponent's hand
Zone[o=@They,p=@Hand]
 en their hand
 en their hands
Zone[o=@You,p=@Deck]
 en your deck
 en the deck
Zone[o=@Opponent,p=@Deck]
 en your opponent's deck
Zone[o=@They,p=@Deck]
 en their deck
Zone[o=@You,p=@DamageZone]
 en your Damage Zone
Zone[o=@Opponent,p=@DamageZone]
 en your opponent's Damage Zone
Zone[p=@DamageZone]
 en the Damage Zone
Zone[o=@You,p=@LBDeck]
 en your LB deck
Zone[p=@Field]
 en the field
Zone[o=@They,p=@Field]
 en (their|his|her) field
Zone[o=@You,p=@Field]
 en your field
 en your side of the field
Zone[o=@Opponent,p=@Field]
 en your opponent's field
Zone[p=@AnyZone]
 en any zone
Removed
 en (among |)the cards removed (from the game |)by this effect
RemovedByThis
 en (among |)the cards removed (from the game |)(by|with|due to) [This]'s (effect|ability|abilities)
 en (among |)the cards removed (from the game |)by [This]
# ------------------------------------------------------------------ references
@Ref #
This
 en.one [This]
 en.one this $KIND
It
 en.one it
 en.one (him|her)
It
 en.many them
 en.many they
 en.many these
 en.many those
 en.many (the 2 cards|the cards|both cards|the 2 revealed cards|both of them|the 2 Forwards)
 en.many (those|these) (2 |3 |)$KINDS
It
 en.one that ($KIND|ability|Summon or ability)
 en.one the $KIND
TheChosen
 en.one the chosen $KIND
 en.one chosen $KIND
 en.many the chosen $KINDS
TheRevealed
 en.one the revealed $KIND
 en.many (all |)the revealed $KINDS
It
 en.one the selected $KIND
 en.many (all |)the selected $KINDS
Party[o=@Opponent]
 en.one a party (your |)opponent controls
Party
 en.one a party you control
 en.one (that|this) party
 en.one your party
ActiveThis
 en.one active [This]
First
 en.one the former
 en.one the first (one|$KIND|)
Second
 en.one the latter
 en.one the second (one|$KIND|)
Rest
 en.many the other cards
 en.many the rest of the cards
 en.many the rest
 en.many the other cards revealed
 en.many the remaining cards
 en.many the rest of them
 en.many the (cards not added to your hand|other revealed cards|rest of the revealed cards)
Rest
 en.old the other card
 en.old the remaining card
Other
 en.one the other
 en.one the other (one|Forward|Character|Backup|Monster|Summon)
RemovedCards
 en.one the removed card
 en.one the card removed (from the game |)(by this effect|by this ability|with this effect|)
 en.one the removed $KIND
 en.one the (Forward|card|Summon|Character) removed (by the extra cost|as an extra cost|by this ability's cost)
 en.one [This] removed by this ability's cost
 en.many (removed cards|the 2 cards removed from the game)
 en.many the removed $KINDS
 en.many the cards removed (from the game |)(by|due to|with) this (effect|ability)
 en.many all the removed cards
RemovedByThis
 en.one the $KIND removed (from the game |)by [This]'s (effect|ability)
 en.many the $KINDS removed (from the game |)by [This]'s (effect|ability|abilities)
Attacker
 en.one the attacking Forward
Blocker
 en.one the blocking Forward
 en.one the Forward that blocks it
 en.one the Forward that blocked it
BlockerOfThis
 en.one the Forward blocking [This]
 en.one the Forward that (blocks|blocked) [This]
BlockedOne
 en.one the blocked Forward
 en.one the Forward blocked by [This]
Opposed
 en.one the Forward that blocks or is blocked by [This]
 en.one the (blocking or blocked|blocked or blocking) Forward
Discarded
 en.one the discarded card
 en.one the discarded $KIND
 en.one the $KIND (you |)discarded
 en.one the card discarded (by this effect|this way|as a cost|)
 en.one the $KIND discarded (by the extra cost|as an extra cost|by this ability's cost)
 en.many the discarded cards
 en.many the cards discarded by this effect
PutThing
 en.one the $KIND (you |)(put|placed) (into|in) the Break Zone
 en.many the (2 |)$KINDS (you |)(put|placed) (into|in) the Break Zone
 en.many all the cards put into the Break Zone
RevealedThing
 en.one the $KIND (you |)revealed
AddedThing
 en.one the $KIND added to your hand
 en.one the added $KIND
EnteredThing
 en.one the $KIND that entered the field
CancelledThing
 en.one the cancelled (auto-ability|ability|Summon)
Named
 en.one the named (card|Forward|Character)
ChosenOf
 en.one the {of:TheWhat}
 en.one the chosen {of:Whats.one}
 en.many the chosen {of:Whats.many}
%last Ref ChosenOf
Top
 en.many the top {n:Big} cards of {z:DeckOf}
TopX
 en.many the top X cards of {z:DeckOf}
Top[n=1]
 en.one the top card of {z:DeckOf}
 en.one 1 card from the top of {z:DeckOf}
Top[n=1]
 en.many the top card of {z:BothDecks}
Top
 en.many {n:Big} cards from the top of {z:DeckOf}
TopAs
 en.many the same number of cards from the top of {z:DeckOf} as (the |){c:Countable.many}
TopCount
 en.many the same number of cards from the top of {z:DeckOf}
Bottom[n=1]
 en.one the bottom card of {z:DeckOf}
Whole
 en.one {z:HandOf}
 en.one all {z:HandOf}
Whole
 en.many all the cards in {z:HandOf}
@TheWhat
What
 en {k:Kinds.one} {f:Posts}
 en {f2:Pres} {k:Kinds.one} {f:Posts}
 en {f2:Pres} {k:Kinds.one}
@DeckOf
Zone[o=@You,p=@Deck]
 en your deck
Zone[o=@Opponent,p=@Deck]
 en your opponent's deck
 en opponent's deck
Zone[o=@They,p=@Deck]
 en their deck
Zone[o=@Owner,p=@Deck]
 en its owner's deck
 en the deck
Zone[o=@Each,p=@Deck]
 en each player's deck
@BothDecks
Zone[o=@Each,p=@Deck]
 en your deck and your opponent's deck
@HandOf
Zone[o=@You,p=@Hand]
 en your hand
Zone[o=@Opponent,p=@Hand]
 en your opponent's hand
Zone[o=@They,p=@Hand]
 en their hand
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
 en {of:OneOfRow}
%last Subject Both OneOf
@Poss
This
 en [This]'s
 en this $OWNER
It
 en its
 en their
 en (his|her|their own|her own|his own|its own)
 en (that|the) $OWNER
It
 en the selected $OWNER
TheChosen
 en the chosen $OWNER
TheRevealed
 en the revealed $OWNER
Discarded
 en the discarded $OWNER
First
 en the former's
Second
 en the latter's
