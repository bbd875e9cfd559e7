# Part 4: what is done. One entry per verb; as a cost and done by another player it is the same node.
#
#   Choose is done when the ability is put on the stack, Select while it resolves
#   PutBreak is no breaking (15.1.1.3.2) · Fight: each deals its power to the other · DividedDamage: as you like
#   DamagePlayer c: so many times · Add: to the hand of who does it · SelectDiscard: you select which card the opponent discards
#   CanCast: where it is, when you could normally · CastOwned, CanCastOwned: also a card of the opponent
#   PlaceCounters, RemoveCounters c: the counter's name, empty for any · NameOne e: not these
#   icons: an Element is 1 CP of it, Cp(n) is CP of any, DullIcon dulls this, SpecialIcon discards a card of the same name

%node Cost Pay(i: [Icon])
%built costs Cost Pay = i
%node Cost PayLess(i: [Icon], n: int, per: Counted)
%built costs Cost PayLess = cheaper(i, times(Const(n), per))
%enum Icon Fire Ice Wind Earth Lightning Water = having(Costs(), elements=[ELEMENT_BITS[kind]])
%enum Icon CpX = having(Costs(), x=1)
%enum Icon DullIcon = having(Costs(), dull=True)
%enum Icon SpecialIcon = having(Costs(), special=True)
%enum Icon LbIcon = cannot: Limit Break
%node Icon Cp(n: int) = having(Costs(), generic=n)
%node Icon Crystal(n: int) = having(Costs(), crystals=n)
%enum Act SelectGroup = verbs.SelectGroup()
%enum Act UseAgain = verbs.UseAgain()
%enum Act ExtraTurn = verbs.ExtraTurn()
%enum Act Nothing = flow.Nothing()
%enum Act WinGame = verbs.EndGame(True)
%enum Act LoseGame = verbs.EndGame(False)
%enum Act ActivateEx = cannot: nobody has taught us that
%node Act Choose(x: Things) = choose(x)
%node Act Select(x: Things, per?: Counted) = select(x, per)
%node Act Modes(of?: [Block], n: Count, upgrade?: [Upgrade], m?: int unused) = modes(of, n, upgrade)    # m: how many are listed
%node Act ModesAs(n: Count, m: int, c: Counted) = rewritten
%node Act Damage(n: Value, x: Things, by?: Things)
%built words Act Damage = character_verbs.Damage(amount=n, what=on_field(x), by=ref(by) if said(by) else None)
%node Act DamagePer(n: int, x: Things, per: Counted) = rewritten
%rewrite DamagePer(x: $x, n: $n, per: $c) => Damage(x: $x, n: Harm(n: Per(n: $n, c: $c)))
%node Act DamageEach(n: Value) = rewritten
%node Act DamageOnes(n: int, m: int, k: int) = damage_ones([n, m, k])
%node Act DealtBy(by: Things, do: Act) = rewritten
%node Act DividedDamage(x: Things, n: Value) = divided_damage(x, n)
%node Act DividedEqually(x: Things, n: Value) = character_verbs.EqualDamage(x, n)
%node Act DamagePlayer(o: Who, n: Value|int, c?: Counted, by?: Things)
%built words Act DamagePlayer = character_verbs.DamagePlayer(o, times(n, c), ref(by) if said(by) else None)
%built costs Act DamagePlayer = plainly(unless(having(Costs(), damage=n.n), 'a cost of damage to others', not o in (0, 4)), c, by)
%node Act Break(x: Things) = character_verbs.Break(on_field(x))
%node Act PutBreak(x: Things) = card_verbs.PutBreak(x)
%built costs Act PutBreak = takes('put', x)
%node Act Dull(x: Things) = character_verbs.Dull(on_field(x))
%built costs Act Dull = takes('dull', x)
%node Act Activate(x: Things) = character_verbs.Activate(on_field(x))
%node Act Freeze(x: Things) = character_verbs.Freeze(on_field(x))
%node Act DullFreeze(x: Things) = dull_and_freeze(on_field(x))
%node Act DullOrFreeze(x: Things) = rewritten
%rewrite DullOrFreeze(x: $x) -> Or(a: Dull(x: $x), b: Freeze(x: $x))
%node Act Draw(n: Value) = card_verbs.Draw(n)
%node Act DrawUpTo(n: Value) = cannot: nobody has taught us that
%node Act DrawUntil(n: Value) = card_verbs.DrawTo(n)
%node Act DiscardTo(n: Value|int) = card_verbs.DiscardTo(n)
%node Act Discard(x: Things) = card_verbs.Discard(pick(x, st.HAND))
%built costs Act Discard = takes('discard', x, st.HAND)
%node Act AtRandom(do: Act) = rewritten
%node Act AfterUse(do: Act) = rewritten
%node Act DiscardRandom(x: Things) = card_verbs.Discard(having(pick(x, st.HAND), random=True))
%node Act Return(x: Things, to: To) = give_back(to, x)
%built costs Act Return = pay_back(to, x)
%node Act Add(x: Things) = card_verbs.Add(x)
%node Act RemoveFromBattle(x: Things) = character_verbs.OutOfBattle(x)
%node Act Play(x: Things, how?: [PlayHow]) = play(x, how)
%node Act PlayFrom(x: Things, how?: [PlayHow], z: Zone) = play(x, how, z)
%node Act Cast(pay?: Pay, x: Things) = cast(pay, x)
%node Act Search(x: Things) = card_verbs.Search(pick(x, st.DECK), None)
%node Act Reveal(x: Things) = card_verbs.Reveal(pick(x, st.HAND), True)
%built costs Act Reveal = takes('reveal', x, st.HAND)
%node Act Divide(x: Things, n: Value|int) = verbs.Divide(x, n)
%node Act CastOwned(pay?: Pay, x: Things) = cast(pay, x)
%node Act RevealUntil(x: Things) = reveal_until(x)
%node Act Look(x: Things) = card_verbs.Reveal(pick(x, st.HAND), False)
%node Act Shuffle(x?: Things) = card_verbs.ShuffleThese(x) if said(x) else card_verbs.Shuffle()
%node Act RemoveFromGame(x: Things, how?: RemoveHow, d?: Duration)
%built words Act RemoveFromGame = unless(card_verbs.RemoveFromGame(x, said(d), how or False), 'removed for a while', not d in (None, 'WhileThis'))
%built costs Act RemoveFromGame = plainly(takes('remove', x), how, d)
%node Act RemoveTopAs(z: Zone, c: Counted, times?: int) = top_removed(z, numbers.Arithmetic('times', c, Const(times or 1)))
%node Act RemoveTopTo(z: Zone, n: int) = top_removed(z, numbers.Arithmetic('less', CountOf(selectors.Sel(selectors.InPile(4, st.DECK), [])), Const(n)))
%node Act RemoveAfterUse(x: Things unused) = card_verbs.AfterUse(st.REMOVED)          # it can only be what is being used
%node Act SelectDiscard(x: Things) = select_discard(x)
%node Act PutDamage(x: Things) = card_verbs.ToDamage(pick(x, st.HAND))
%node Act RemoveRandom(x: Things) = card_verbs.RemoveFromGame(having(pick(x, st.HAND), random=True))
%node Act GainControl(x: Things, d?: Duration) = gain_control(x, d or 'Game')
%node Act Cancel(x?: Things) = verbs.Cancel(x or Pick(selectors.SourceItem()))
%node Act PlaceCounters(x: Things, c: text, n: Value, per?: Counted) = character_verbs.PlaceCounters(x, c, times(n, per))
%node Act RemoveCounters(x: Things, c: text, n: Value|Count, per?: Counted) = remove_counters(x, c, n, per)
%built costs Act RemoveCounters = plainly(pay_counters(n, c, x), per)
%node Act SelectCounter(x: Things, c: text) = unless(character_verbs.SelectCounter(on_field(x)), 'a counter of a certain name', c)
%node Act RemoveSelected(x: Things, c: text) = unless(character_verbs.SameCounters(on_field(x), 'remove', 1), 'a counter of a certain name', c)
%node Act SameCounters(x: Things, n?: int, how: 'place'|'double', c: text, as: text)
%built words Act SameCounters = unless(character_verbs.SameCounters(on_field(x), how, n or 0), 'a counter of a certain name', c, as)
%node Act GainCrystals(n: Value|int|Counted) = verbs.GainCrystals(n)
%node Act LoseCrystals(n: Value|int) = verbs.LoseCrystals(n)
%node Act PayAct(i: [Icon], per?: Counted) = verbs.PayCost(for_each(i, per))
%built costs Act PayAct = for_each(i, per)
%node Act NameOne(s: Nameable, e?: [Element]) = name_one(s, e)
%node Act Turn(face: Face, x: Things) = unless(card_verbs.TurnUp(pick(x, st.LB)), 'turning face down', raw(face).kind != 'Up')
%node Act RemoveDamage(x: Things) = character_verbs.NegateDamage(x)
%node Act Double(x: Things|Value, d?: Duration) = modifiers.MakeLasting([Part(modifiers.PowerDouble(), None)], x, d or 'Game')
%node Act Halve(x: Things|Value, d?: Duration) = modifiers.MakeLasting([Part(modifiers.PowerHalf(), None)], x, d or 'Game')
%rewrite Double(x: PowerOf(x: $x), ...) -> Double(x: $x, ...)
%rewrite Halve(x: PowerOf(x: $x), ...) -> Halve(x: $x, ...)
# “This card” of the opponent is the one selected in their hand.
%rewrite By(o: Opponent, do: Discard(x: This)) -> By(o: Opponent, do: Discard(x: It))
%node Act SkipPhase(p: [Phase|Span], o?: Who) = lasts(for_player([rule('skip', names=phases_of(raw(p)))], unless(o, 'the next such phase', not o == 1)), 'OpponentsNextTurn')
%node Act GiveControl(x: Things) = modifiers.TakeControl(on_field(x), 'Game', give=True)
%node Act CastAgain(x: Things) = cannot: nobody has taught us that
%node Act CancelChoosing(x: Things) = verbs.CancelChoosing(x)
%node Act RevealRandom(x: Things) = card_verbs.Reveal(having(pick(x, st.HAND), random=True), True)
%node Act ReturnAfterUse(x: Things unused, to: To unused) = card_verbs.AfterUse(st.HAND)
%node Act Repeat(n?: int) = cannot: more about nothing
%node Act ShufflePut(x: Things) = card_verbs.Return(x, 'deck')
%node Act Retarget(y?: What) = verbs.Retarget(None, all_of(y) if said(y) else None)
%node Act RetargetTo(x: Things, of: What unused) = verbs.Retarget(ref(x), None)
%node Act Fight(x: Things) = fight(x)
%node Act CanCast(x: Things, d?: Duration, pay?: Pay, c?: [Cond]) = allow_cast(x, d or 'Game', pay, c)
%built statements Act CanCast = plainly(can_cast(x), d, pay, c)
%node Act CanCastOwned(x: Things, d?: Duration, pay?: Pay, look?: flag) = having(allow_cast(x, d or 'Game', pay), looks=said(look))
%node Things ThisIn(z: Zone) = selectors.Within(selectors.Self(), [filters.InZones(1 << z.pile)])
%node Value Harm(n: Value) = rewritten
%node Value PowerOf(x: Things) = stat_of('power', x)
%node Value Per(n: int, c: Counted) = times(Const(n), c)
%node Value PlusPer(m: int, n: int, c: Counted) = numbers.Arithmetic('plus', Const(m), times(Const(n), c))
%node Value MinusPer(m: int, n: int, c: Counted) = numbers.Arithmetic('less', Const(m), times(Const(n), c))
%enum Nameable NumberName = verbs.NameNumber()
%enum Nameable ElementName = verbs.NameElement(0)
%enum Nameable JobName = verbs.NameWord('job')
%enum Nameable CardName = verbs.NameWord('name')
%enum Nameable KindName = verbs.NameKind()
%node Nameable BothNames(s: [Nameable]) = rewritten
%node Nameable EitherName(s: [Nameable]) = rewritten
%rewrite BothNames(s: [ElementName, JobName]) -> JobAndElement
%rewrite EitherName(s: [ElementName, JobName]) -> JobOrElement
%enum Nameable JobAndElement = flow.OneAndOther([verbs.NameElement(0), verbs.NameWord('job')])
%enum Nameable JobOrElement = verbs.NameJobOrElement()
%enum Nameable CategoryName = cannot: naming that
%enum Act RevealNamed = card_verbs.RevealUntil(filters.NamedKind(), Const(1))
%enum Phase DrawPhase ActivePhase
%enum Who Opponent = 1
%enum Who You = 0
%enum Who EachPlayer = -1
%enum Who They = 2
%enum To Hand = ('hand', 0)
%node To DeckBottom(of: DeckName unused) = ('bottom', 0)    # a card always goes to the deck of its owner
%node To DeckTop(of: DeckName unused) = ('top', 0)
%node To DeckTopOrBottom(of: DeckName unused) = ('either', 0)
%node To DeckTopAndBottom(of: DeckName unused) = ('sort', 0)
%node To Deck(of: DeckName unused) = ('deck', 0)
%node To DeckUnder(n: int) = ('under', n)
%node To UnderThose(x: Things) = rewritten
%enum DeckName OwnDeck OwnersDeck OpponentsDeck
%enum PlayHow PlayDull = (True, 0)
%enum PlayHow PlayFree PlayControl = (False, 0)
%enum PlayHow PlayOwner = (False, 3)
%enum PlayHow PlayActive = cannot: playing in such a way
%node PlayHow PlayUntil(d: Duration) = cannot: playing in such a way
%enum RemoveHow FaceDownly = True
%enum RemoveHow FaceUply = False
%enum Pay Free = ('free', None)
%enum Pay AnyCp = ('any element', None)
%node Pay PayReduced(n: Value|int) = ('reduced', n)

%list Costs Cost en ", " ", and " " and "
@Cost
Pay
 en {i:Icons}
PayLess
 en {i:Icons} reduced by {n:Num} for $EACH {per:Countable.one}
> Act.do
%row IconRow Icon en ""
%list IconOne Icon en "§"
@Icons
> IconRow IconOne
@Icon
Fire
 en 《F》
Ice
 en 《I》
Wind
 en 《W》
Earth
 en 《E》
Lightning
 en 《L》
Water
 en 《A》
Cp
 en {n:Generic}
CpX
 en 《X》
DullIcon
 en 《Dull》
SpecialIcon
 en 《S》
Crystal
 en {n:Crystals}
LbIcon
 en 《LB》
# ------------------------------------------------------------------ verbs
@Act en:do,s
> DealAct* DiscardAct* RemoveAct* RevealAct* ReturnAct*
Choose
 en <choose> {x:Obj}
Select
 en <select> {x:Obj}
Modes
 en <select> {n:Count#} of the {m:Num} following actions
Modes
 en <select> {n:Count#} of the following actions
ModesAs
 en <select> {n:NumberOf} the {m:Num} following actions as $THENUMBER{c:Countable.many}
Modes
 en <select> {n:AnyNumber} the {m:Num} following actions
Damage
 en <deal> {x:BothSubject} {n:Value} damage
DamageOnes
 en <deal> 1 of them {n:Num} damage, 1 of them {m:Num} damage, and 1 of them {k:Num} damage
DamageEach
 en <deal> each of them damage equal to {n:Amount}
DividedDamage
 en <divide> {n:Value} damage $BETWEEN {x:Obj}$ASYOULIKE
DividedDamage
 en <deal> them a total amount of damage equal to {n:Multiplied}, split$ASYOULIKE $BETWEEN {x:AnyRef}
DividedEqually
 en <divide> {n:Value} damage equally $BETWEEN {x:Obj}
DamagePlayer[o=@Self]
 en <receive> {n:Num} $POINT of damage
DamagePlayer[o=@Self]
 en <receive> damage equal to {n:Amount}
Break
 en <break> {x:Obj}
 en <break> {x:AnyRef} regardless of its power
PutBreak
 en <put> {x:Obj} $INTO $WHOSEVER $BREAKZONE
Dull
 en <dull> {x:Obj}
Dull[x=@ActiveThis]
 en <dull> [This] if it is active
Activate
 en <activate> {x:Obj}
Freeze
 en <Freeze> {x:Obj}
DullFreeze
 en <dull> and Freeze {x:Obj}
DullOrFreeze
 en <dull> or Freeze {x:AnyRef}
Draw
 en <draw> {n:Value} card
 en <draw> {n:Value} cards
Draw
 en <draw> {n:PerCards}
 en <draw> cards equal to {n:Amount}
 en <draw> $SAMENUMBER cards as {n:Amount}
Draw[n=@ThatMany]
 en <draw> $SAMENUMBER cards$ASDONE
DrawUpTo
 en <draw> up to {n:Value} cards
DrawUntil
 en <draw> cards until you have {n:Value} cards in (your |)hand
DiscardTo
 en <discard> cards until (you have|they have) {n:Num} $CARDS in $THEIR hand
AtRandom
 en randomly {do:RandomAct*}
 en {do:RandomAct*} $RANDOMLY
Return
 en <return> {x:ThisFrom} to {to:HandTo}
 en <return> {x:Obj} to {to:DeckTo}
 en $PLACE {x:Obj} {to:DeckAt}
 en $PLACE {x:Obj} {to:DeckUnder}
Add
 en <add> {x:Obj} to $THEIR hand
 en <add> {x:ThisFrom} to $THEIR hand
Add[x=@RemovedCards]
 en <add> them back to $THEIR hand
RemoveFromBattle
 en <remove> {x:AnySel} from ${THE}battle
Play
 en $BRING {x:Obj} $INTO $THEIR field
Play
 en $BRING {x:Obj} $INTO $THEIR field {how:PlayHow}
PlayFrom[how=@PlayOpponent]
 en <play> {x:AnyRef} from {z:Zone} onto $OPPS field
PlayFrom
 en <play> {x:AnyRef} from {z:Zone} onto $THEIR field
PlayFrom
 en <play> {x:AnyRef} from {z:Zone} onto $THEIR field {how:PlayHow}
Play[how=@PlayOpponent]
 en <play> {x:Obj} onto $OPPS field
Play[how=@PlayOwner]
 en <play> {x:Obj} onto $OWNERSHIP (field|fields)
Cast
 en <cast> {x:Obj}
Cast
 en <cast> {x:Obj} {pay:Paying}
Search
 en <search> for {x:Obj}
 en <search> $THEIR deck for {x:Obj}
Reveal
 en $REVEAL {x:ThisFrom}
Divide
 en <divide> {x:Obj} into {n:Num} groups
SelectGroup
 en <select> 1 group among them
CastOwned
 en <cast> {x:AnyRef} $ASOWN
 en <cast> {x:AnyRef} $ASOWN {pay:Paying}
RevealUntil
 en $REVEAL ${ONEBYONE}from the top of $THEIR deck until {x:Subject#} <is/are> revealed
RevealNamed
 en $REVEAL ${ONEBYONE}from the top of $THEIR deck until a selected type is revealed
Look
 en <look> at {x:Obj}
Shuffle
 en <shuffle> $THEIR $DECKS
Shuffle
 en <shuffle> {x:Sel#}
RemoveFromGame
 en <remove> from the game {x:Obj}
RemoveFromGame
 en <remove> {x:Obj} from the game {how:RemoveHow}
RemoveFromGame
 en <remove> {x:Obj} from the game {d:Duration}
RemoveTopAs
 en <remove> $SAMENUMBER cards from the top of {z:DeckOf} from the game as $THENUMBER{c:Countable.many}
RemoveTopAs[times=2]
 en <remove> from the top of {z:DeckOf} twice the number of {c:Countable.many}
RemoveTopTo
 en <remove> the top card of {z:DeckOf} from the game until there are only {n:Num} cards left in the deck
AfterUse
 en {do:UsedAct*} $AFTERUSE
SelectDiscard
 en <select> {x:Obj} for $OPPONENT to discard$FROMTHEIR
PutDamage
 en $PLACE {x:Obj} $INTO $THEIR Damage Zone
UseAgain
 en <use> this (special |)ability again without paying $ITSTHE cost
GainControl
 en <gain> control of {x:Obj}
GainControl
 en <gain> control of {x:Obj} {d:Duration}
Cancel
 en <cancel> {x:Poss} $EFFECTS
 en <cancel> the $EFFECTS of {x:AnySel}
 en <cancel> the effect
 en <cancel> {x:AnySel}
PlaceCounters
 en <place> {n:Value} {c:Counter} on {x:Obj}
PlaceCounters
 en <place> {n:Value} {c:Counter} on {x:Obj} for $EACH {per:Countable.one}
RemoveCounters
 en <remove> {n:Value} {c:Counter} from {x:Obj} for $EACH {per:Countable.one}
RemoveCounters[n=@X]
 en <remove> X {c:Counter} from {x:Obj}
RemoveCounters
 en <remove> {n:Value} {c:Counter} from {x:Obj}
RemoveCounters[n=@All]
 en <remove> all ${THE}{c:Counter} $FROMON {x:Obj}
RemoveCounters[n=@Any]
 en <remove> any number of {c:Counter} from {x:Obj}
SelectCounter
 en <select> 1 {c:Counter} placed on {x:AnyRef}
SameCounters[how=place]
 en <place> {n:Num} additional {c:Counter} of the same type as the selected {as:Counter} on {x:AnyRef}
SameCounters[how=double]
 en <double> all {c:Counter} of the same type as the selected {as:Counter} on {x:AnyRef}
RemoveSelected[x=@It]
 en <remove> the selected {c:Counter}
GainCrystals
 en <gain> {n:Crystals}
GainCrystals
 en <gain> 《C》 for each {n:Countable.one}
LoseCrystals
 en <lose> {n:Crystals}
PayAct
 en <pay> {i:Icons}
PayAct
 en <pay> {i:Icons} or more
PayAct
 en <pay> {i:Icons} for $EACH {per:Countable.one}
NameOne
 en $NAME $SOME {s:Nameable}
NameOne
 en $NAME $SOME {s:Nameable} $EXCEPT {e:Elements}
Turn[face=@Up]
 en <turn> {x:Obj} face up
Turn[face=@Down]
 en <turn> {x:Obj} face down
RemoveDamage
 en <remove> all ${THE}damage $FROMON {x:Obj}
 en <negate> all ${THE}damage dealt to {x:Obj}
Double
 en <double> {x:PowerOwnerOf}
 en <double> {x:PowerOwnerOf} {d:Duration}
Halve
 en <halve> {x:PowerOwnerOf}
 en <halve> {x:PowerOwnerOf} {d:Duration}
SkipPhase
 en <skip> $THEIR next {p:Phases}
SkipPhase[o=@Opponent]
 en <skip> your opponent's {p:Phases} in their next turn
GiveControl
 en <give> control of {x:AnySel} to your opponent
ExtraTurn
 en <take> 1 more turn after this one
CastAgain
 en <cast> {x:AnyRef} again without paying the cost
Cast
 en <pay> the cost and cast {x:Obj}
CancelChoosing
 en <cancel> all effects choosing {x:AnyRef}
Repeat[n=2]
 en.do perform this action twice
Nothing
 en nothing happens
WinGame
 en.do you win the game
 en.s wins the game
LoseGame
 en.do you lose the game
 en.s loses the game
ActivateEx
 en <use> $ITSTHE EX Burst(| effect)
 en <trigger> its EX Burst(| effect)
ShufflePut
 en <shuffle> {x:Sel#} into (your|their|its owner's|the) deck
Retarget
 en <choose> another {y:Whats.one} to become (the|its) new target
 en <choose> another target to become the new target
@DealAct en:do,s
Damage
 en <deal> {x:Sel#} {n:Harm}
 en <deal> {n:Harm} to {x:Obj}
DamagePer
 en <deal> {n:Num} damage to {x:Obj} for $EACH {per:Countable.one}
DamagePlayer
 en <deal> {o:Victim} {n:Num} $POINT of damage
 en <deal> {n:Num} $POINT of damage to {o:Victim}
DamagePlayer
 en <deal> {o:Victim} {n:Num} $POINT of damage for $EACH {c:Countable.one}
@RandomAct en:do,s
> DiscardAct* RemoveAct* RevealAct*
@UsedAct en:do,s
> RemoveAct* ReturnAct*
@DiscardAct en:do,s
Discard
 en <discard> {x:Obj}
@RemoveAct en:do,s
RemoveFromGame
 en <remove> {x:Obj} from the game
@RevealAct en:do,s
Reveal
 en $REVEAL {x:Obj}
@ReturnAct en:do,s
Return
 en <return> {x:Obj} to {to:HandTo}
@ThisFrom
ThisIn
 en [This] from {z:Zone}
@PowerOwnerOf
PowerOf
 en {x:Poss} power
 en the power of {x:AnySel}
@Nameable
> Nameable1
BothNames
 en {s:NameAnds}
EitherName
 en {s:NameOrs}
%many NameAnds Nameable1 en " and 1 " " and a " " and an "
%many NameOrs Nameable1 en " or 1 " " or a " " or an "
@Nameable1
NumberName
 en number
ElementName
 en Element
JobName
 en Job
CardName
 en (card|Card Name)
CategoryName
 en Category
KindName
 en card type
%list Phases Phase en " and " ", | and "
@Phase
> Span
DrawPhase
 en Draw Phase
ActivePhase
 en Active Phase
@Victim
> AnyPlayer
They
 en (that player|them)
@Harm
> ThatHarm
Harm
 en {n:Value} damage
 en damage equal to {n:StatMeasure}
 en {n:PerHarm}
@ThatHarm
ThatDamage
 en the same amount of damage
@PerHarm
Per
 en {n:Num} damage for $EACH {c:Countable.one}
PlusPer
 en {m:Num} damage $PLUS {n:Num} ${MOREOPT}damage for $EACH {c:Countable.one}
MinusPer
 en {m:Num} damage minus {n:Num} damage for $EACH {c:Countable.one}
@Multiplied
Per
 en {n:Num} multiplied by $EACH {c:Countable.one}
@PerCards
Per
 en {n:Num} $CARDS for $EACH {c:Countable.one}
@HandTo
Hand
 en $OWNERSHIP $HANDWORD
 en $THEIR $HANDWORD
 en $OPPS hand
@DeckTo
DeckBottom
 en the bottom of {of:DeckName}$ORDER
DeckTop
 en the top of {of:DeckName}$ORDER
DeckTopOrBottom
 en the top or ${THE}bottom of {of:DeckName}$ORDER
DeckTopAndBottom
 en the top and/or ${THE}bottom of {of:DeckName}$ORDER
Deck
 en {of:DeckName}
@DeckAt
DeckBottom
 en $AT ${THE}bottom of {of:DeckName}$ORDER
DeckTop
 en $AT ${THE}top of {of:DeckName}$ORDER
DeckTopOrBottom
 en $AT ${THE}top or ${THE}bottom of {of:DeckName}$ORDER
DeckTopAndBottom
 en $AT ${THE}top and/or ${THE}bottom of {of:DeckName}$ORDER
DeckTopAndBottom[of=@OwnersDeck]
 en $AT ${THE}top or ${THE}bottom of the respective decks
@DeckUnder
UnderThose
 en $UNDER {x:TopRef#}
@DeckName
OwnDeck
 en your deck
OwnersDeck
 en $OWNERSHIP $DECKS
 en (the|their) $DECKS
OpponentsDeck
 en $OPPS deck
@PlayHow
PlayDull
 en dull
PlayFree
 en without paying $ITSTHE $COSTWORD
PlayActive
 en active
PlayControl
 en under your control
PlayOwner
 en under $OWNERSHIP control
PlayUntil
 en {d:Duration}
@RemoveHow
FaceDownly
 en face down
FaceUply
 en face up
@Paying
Free
 en without paying $ITSTHE $COSTWORD
AnyCp
 en $WITHCP CP of any Element
PayReduced
 en with $ITSTHE $COSTWORD reduced by {n:Num}
# ------------------------------------------------------------------ what things do
@SubjectAct
DealtBy
 en {by:Ref.one} $ALSO{do:DealAct.s}
 en {by:Ref.many} $ALSO{do:DealAct.do}
PutBreak
 en {x:Full.many} are put $INTO $WHOSEVER $BREAKZONE
Fight
 en {x:Subject.many} deal damage equal to their respective power to (the other|each other)
 en {x:Subject.many} deal damage (equal to their power|equal to their respective powers|equal to their own power) to (the other|each other|one another)
 en {x:Subject.one} deals damage equal to its power to (the other|each other)
 en {x:Subject#} <deals/deal> (the other|each other) damage equal to (its|their|their respective) power
RetargetTo
 en the {of:Whats.one} is now choosing {x:AnyRef} instead, if possible
> CastNormally
CanCastOwned
 en you $MAY cast {x:Sel#} $ASOWN $NORMALLY
CanCastOwned[look=1]
 en you $MAY look at {x:AnyRef} and/or cast it $ASOWN $NORMALLY
@CastNormally
CanCast
 en you $MAY cast {x:Obj} $NORMALLY
@CanCasts
> CastNormally
CanCast
 en you $MAY cast {x:Sel#}
 en you $MAY cast {x:Sel#} {pay:Paying}
 en you $MAY cast {x:Sel#} $NORMALLY as long as {c:Conds}
CanCastOwned
 en you $MAY cast {x:Sel#} $ASOWN
 en you $MAY cast {x:Sel#} $ASOWN ${ANDOPT}$NORMALLY
 en you $MAY cast {x:Sel#} $ASOWN {pay:Paying}
