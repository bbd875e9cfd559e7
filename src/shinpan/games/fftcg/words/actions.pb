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
%rewrite DamagePer(x: $x, n: $n, per: $c) => Damage(x: $x, n: Per(n: $n, c: $c))
%node Act DamageEach(n: Value) = rewritten
%node Act DamageOnes(n: int, m: int, k: int) = character_verbs.DamageOnes(Pick(selectors.It()), [n, m, k])
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
%node Act Turn(face: Face, x: Things) = cannot: nobody has taught us that
%node Act RemoveDamage(x: Things) = character_verbs.NegateDamage(x)
%node Act Double(x: Things|Value, d?: Duration) = modifiers.MakeLasting([Part(modifiers.PowerDouble(), None)], x, d or 'Game')
%node Act Halve(x: Things|Value, d?: Duration) = modifiers.MakeLasting([Part(modifiers.PowerHalf(), None)], x, d or 'Game')
%rewrite Double(x: PowerOf(x: $x), ...) -> Double(x: $x, ...)
%rewrite Halve(x: PowerOf(x: $x), ...) -> Halve(x: $x, ...)
# “This card” of the opponent is the one selected in their hand.
%rewrite By(o: Opponent, do: Discard(x: This)) -> By(o: Opponent, do: Discard(x: It))
%node Act SkipPhase(p: Phase, o?: Who) = lasts(for_player([rule('skip', names=phases_of(raw(p).kind))], unless(o, 'the next such phase', not o == 1)), 'OpponentsNextTurn')
%node Act GiveControl(x: Things) = modifiers.TakeControl(on_field(x), 'Game', give=True)
%node Act CastAgain(x: Things) = cannot: nobody has taught us that
%node Act CancelChoosing(x: Things) = verbs.CancelChoosing(x)
%node Act RevealRandom(x: Things) = card_verbs.Reveal(having(pick(x, st.HAND), random=True), True)
%node Act ReturnAfterUse(x: Things unused) = card_verbs.AfterUse(st.HAND)
%node Act Repeat(n?: int) = cannot: more about nothing
%node Act ShufflePut(x: Things) = card_verbs.Return(x, 'deck')
%node Act Retarget(y?: What) = verbs.Retarget(None, all_of(y) if said(y) else None)
%node Act RetargetTo(x: Things) = verbs.Retarget(ref(x), None)
%node Act Fight(x: Things) = fight(x)
%node Act CanCast(x: Things, d?: Duration, pay?: Pay, c?: [Cond]) = allow_cast(x, d or 'Game', pay, c)
%built statements Act CanCast = plainly(can_cast(x), d, pay, c)
%node Act CanCastOwned(x: Things, d?: Duration, pay?: Pay, look?: flag) = having(allow_cast(x, d or 'Game', pay), looks=said(look))
%node Things ThisIn(z: Zone) = selectors.Within(selectors.Self(), [filters.InZones(1 << z.pile)])
%node Value PowerOf(x: Things) = stat_of('power', x)
%node Value Per(n: int, c: Counted) = times(Const(n), c)
%node Value PlusPer(m: int, n: int, c: Counted) = numbers.Arithmetic('plus', Const(m), times(Const(n), c))
%node Value MinusPer(m: int, n: int, c: Counted) = numbers.Arithmetic('less', Const(m), times(Const(n), c))
%enum Nameable NumberName = verbs.NameNumber()
%enum Nameable ElementName = verbs.NameElement(0)
%enum Nameable JobName = verbs.NameWord('job')
%enum Nameable CardName = verbs.NameWord('name')
%enum Nameable KindName = verbs.NameKind()
%enum Nameable JobAndElement = flow.OneAndOther([verbs.NameElement(0), verbs.NameWord('job')])
%enum Nameable JobOrElement = verbs.NameJobOrElement()
%enum Nameable CategoryName = cannot: naming that
%enum Act RevealNamed = card_verbs.RevealUntil(filters.NamedKind(), Const(1))
%enum Phase MainPhases AttackPhase DrawPhase ActivePhase
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
%node To DeckUnder(n: int, of: DeckName unused) = ('under', n)
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

%def KIND (Forward|Character|card|Backup|Monster|Summon)
%def KINDS (Forwards|Characters|cards|Backups|Monsters|Summons)
%def OWNER (Forward's|Character's|card's|Backup's|Monster's|Summon's)
%list Costs Cost en ", " ", and " " and "
@Cost
Pay
 en {i:Icons}
PayLess
 en {i:Icons} reduced by {n:Num} for (each|every) {per:Countable.one}
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
Choose
 en <choose> {x:Obj}
Select
 en <select> {x:Obj}
Modes
 en <select> {n:Count.one} of the {m:Num} following actions
 en <select> {n:Count.many} of the {m:Num} following actions
Modes
 en <select> {n:Count.one} of the following actions
 en <select> {n:Count.many} of the following actions
ModesAs
 en <select> {n:NumberOf} of the {m:Num} following actions as (the |){c:Countable.many}
Modes
 en <select> {n:AnyNumber} the {m:Num} following actions
Damage
 en <deal> {x:Sel#} {n:Value} damage
 en <deal> {n:Value} damage to {x:Obj}
Damage
 en <deal> {x:BothSubject} {n:Value} damage
Damage[n=@ThatDamage]
 en <deal> {x:Sel#} the same amount of damage
 en <deal> the same amount of damage to {x:Obj}
Damage
 en <deal> {x:Sel#} damage equal to {n:Measure}
 en <deal> damage equal to {n:Measure} to {x:Obj}
Damage
 en <deal> {x:Sel#} {n:PerValue}
 en <deal> {n:PerTo} to {x:Obj}
DamagePer
 en <deal> {n:Num} damage to {x:Obj} for (each|every) {per:Countable.one}
DamageOnes
 en <deal> 1 of them {n:Num} damage, 1 of them {m:Num} damage, and 1 of them {k:Num} damage
DamageEach
 en <deal> each of them damage equal to {n:Amount}
DividedDamage
 en <divide> {n:Value} damage among {x:Obj}( as you like|)
 en <divide> {n:Value} damage between {x:Obj}( as you like|)
DividedDamage
 en <deal> {x:AnyRef} a total amount of damage equal to {n:Multiplied}, split as you wish among the chosen $KINDS
DividedEqually
 en <divide> {n:Value} damage (equally among {x:Obj}|among {x:Obj} equally)
DamagePlayer
 en <deal> {o:Victim} {n:Num} (points|point) of damage
DamagePlayer
 en <deal> {n:Num} (points|point) of damage to {o:Victim}
DamagePlayer[o=@Self]
 en <receive> {n:Num} (points|point) of damage
DamagePlayer[o=@Self]
 en <receive> damage equal to {n:Amount}
Break
 en <break> {x:Obj}
 en <break> {x:AnyRef} regardless of its power
PutBreak
 en <put> {x:Obj} into the Break Zone
 en <put> {x:Obj} (in|into) (the|your|its owner's|their owner's|their owners'|their|your opponent's) (Break Zone|Break Zones)
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
 en <draw> (the same number of cards|that many cards) as {n:Amount}
Draw[n=@ThatMany]
 en <draw> (the same number of cards|that many cards|that number of cards|the same number of cards as you discarded|the same number of cards discarded|the same number of cards as were returned to your deck)
DrawUpTo
 en <draw> up to {n:Value} cards
DrawUntil
 en <draw> cards until you have {n:Value} cards in (your |)hand
DiscardTo
 en <discard> cards until (you have|they have) {n:Num} (card|cards) in (your|their) hand
Discard
 en <discard> {x:Obj}
DiscardRandom
 en.do discard {x:Obj} at random
 en.do randomly discard {x:Obj}
 en.s randomly discards {x:Obj}
 en.s discards {x:Obj} (at random|randomly)
Return
 en <return> {x:Obj} to {to:HandTo}
 en <return> {x:ThisFrom} to {to:HandTo}
 en <return> {x:Obj} to {to:DeckTo}
 en <put> {x:Obj} {to:DeckAt}
 en <place> {x:Obj} {to:DeckAt}
 en <put> {x:Obj} {to:DeckUnder}
 en <return> {x:Obj} {to:DeckAt}
Add
 en <add> {x:Obj} to (your|their) hand
 en <add> {x:ThisFrom} to (your|their) hand
Add[x=@RemovedCards]
 en <add> them back to (your|their) hand
RemoveFromBattle
 en <remove> {x:AnySel} from (the |)battle
Play
 en <play> {x:Obj} onto the field
 en <play> {x:Obj} onto (your|their) field
Play
 en <play> {x:Obj} onto (the|your) field {how:PlayHow}
Play
 en <return> {x:AnyRef} (onto|to) the field
Play
 en <return> {x:AnyRef} (onto|to) the field {how:PlayHow}
PlayFrom[how=@PlayOpponent]
 en <play> {x:AnyRef} from {z:Zone} onto your opponent's field
PlayFrom
 en <play> {x:AnyRef} from {z:Zone} onto (the|your) field
PlayFrom
 en <play> {x:AnyRef} from {z:Zone} onto (the|your) field {how:PlayHow}
Play[how=@PlayOpponent]
 en <play> {x:Obj} onto (your opponent's|the opponent's) field
Play[how=@PlayOwner]
 en <play> {x:Obj} onto (its|their) (owner's|owners') (field|fields)
Cast
 en <cast> {x:Obj}
Cast
 en <cast> {x:Obj} {pay:Paying}
Search
 en <search> for {x:Obj}
 en <search> (your|their) deck for {x:Obj}
Reveal
 en <reveal> {x:Obj}
 en <reveal> {x:ThisFrom}
Divide
 en <divide> {x:Obj} into {n:Num} groups
SelectGroup
 en <select> 1 group among them
CastOwned
 en <cast> {x:AnyRef} as though you owned it
 en <cast> {x:AnyRef} as though you owned it {pay:Paying}
RevealUntil
 en <turn> over one card at a time from the top of (your|their) deck until {x:Obj} (is|are) revealed
 en <reveal> (one card at a time |cards |)from the top of (your|their) deck until {x:Obj} (is|are) revealed
RevealNamed
 en <turn> over one card at a time from the top of (your|their) deck until a selected type is revealed
Look
 en <look> at {x:Obj}
Shuffle
 en <shuffle> (your|their|the) (deck|decks)
Shuffle
 en <shuffle> {x:Sel#}
RemoveFromGame
 en <remove> {x:Obj} from the game
 en <remove> from the game {x:Obj}
RemoveFromGame
 en <remove> {x:Obj} from the game {how:RemoveHow}
RemoveFromGame
 en <remove> {x:Obj} from the game {d:Duration}
RemoveTopAs
 en <remove> as many cards from the top of {z:DeckOf} from the game as (the |){c:Countable.many}
RemoveTopAs[times=2]
 en <remove> from the top of {z:DeckOf} twice the number of {c:Countable.many}
RemoveTopTo
 en <remove> the top card of {z:DeckOf} from the game until there are only {n:Num} cards left in the deck
RemoveAfterUse
 en <remove> {x:AnyRef} from the game after use instead of putting it (in|into) the Break Zone
 en <remove> {x:AnyRef} from the game (after use|instead of putting it (in|into) the Break Zone)
SelectDiscard
 en <select> {x:Obj} for your opponent to discard
 en <select> {x:Obj} for your opponent to discard from their hand
PutDamage
 en <put> {x:Obj} into (the|your|their) Damage Zone
UseAgain
 en <use> this (special |)ability again without paying (the|its) cost
RemoveRandom
 en.s randomly removes {x:Obj} from the game
 en.do randomly remove {x:Obj} from the game
GainControl
 en <gain> control of {x:Obj}
GainControl
 en <gain> control of {x:Obj} {d:Duration}
Cancel
 en <cancel> {x:Poss} effect
 en <cancel> {x:Poss} effects
 en <cancel> the effect of {x:AnySel}
 en <cancel> the effect
 en <cancel> {x:AnySel}
PlaceCounters
 en <place> {n:Value} {c:Counter} on {x:Obj}
PlaceCounters
 en <place> {n:Value} {c:Counter} on {x:Obj} for (each|every) {per:Countable.one}
RemoveCounters
 en <remove> {n:Value} {c:Counter} from {x:Obj} for (each|every) {per:Countable.one}
RemoveCounters[n=@X]
 en <remove> X {c:Counter} from {x:Obj}
RemoveCounters
 en <remove> {n:Value} {c:Counter} from {x:Obj}
RemoveCounters[n=@All]
 en <remove> all (the |){c:Counter} from {x:Obj}
 en <remove> all (the |){c:Counter} placed on {x:Obj}
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
 en <pay> {i:Icons} for (each|every) {per:Countable.one}
NameOne
 en <name> 1 {s:Nameable}
NameOne
 en <name> 1 {s:Nameable} other than {e:Elements}
NameOne
 en <name> a {s:Nameable}
NameOne
 en <select> (1|a) {s:Nameable}
NameOne
 en <select> (1|a) {s:Nameable} other than {e:Elements}
Turn[face=@Up]
 en <turn> {x:Obj} face up
Turn[face=@Down]
 en <turn> {x:Obj} face down
RemoveDamage
 en <remove> all (the |)damage from {x:Obj}
 en <negate> all (the |)damage dealt to {x:Obj}
Double
 en <double> {x:PowerOwnerOf}
 en <double> {x:PowerOwnerOf} {d:Duration}
Halve
 en <halve> {x:PowerOwnerOf}
 en <halve> {x:PowerOwnerOf} {d:Duration}
SkipPhase
 en <skip> (your|their) next {p:Phase}
SkipPhase[o=@Opponent]
 en <skip> your opponent's {p:Phase} in their next turn
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
RevealRandom
 en.do randomly reveal {x:Obj}
 en.s randomly reveals {x:Obj}
Reveal
 en <show> {x:Sel#}
ReturnAfterUse
 en <return> {x:AnyRef} to your hand after use instead of putting it in the Break Zone
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
 en <use> (its|the) EX Burst(| effect)
 en <trigger> its EX Burst(| effect)
ShufflePut
 en <shuffle> {x:Sel#} into (your|their|its owner's|the) deck
Retarget
 en <choose> another {y:Whats.one} to become (the|its) new target
 en <choose> another target to become the new target
@ThisFrom
ThisIn
 en [This] from {z:Zone}
@PowerOwnerOf
PowerOf
 en {x:Poss} power
 en the power of {x:AnySel}
@Nameable
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
JobAndElement
 en (Job and 1 Element|Element and 1 Job)
JobOrElement
 en Job or 1 Element
KindName
 en card type
@Phase
MainPhases
 en Main Phase 1 and Main Phase 2
AttackPhase
 en Attack Phase
DrawPhase
 en Draw Phase
ActivePhase
 en Active Phase
@Victim1
Opponent
 en your opponent
You
 en you
@Victim
Opponent
 en your opponent
You
 en you
EachPlayer
 en each player
They
 en (that player|them)
@PerValue
Per
 en {n:Num} damage for (each|every) {c:Countable.one}
PlusPer
 en {m:Num} damage and {n:Num} (more|additional) damage for (each|every) {c:Countable.one}
 en {m:Num} damage plus {n:Num} (more |additional |)damage for (each|every) {c:Countable.one}
MinusPer
 en {m:Num} damage minus {n:Num} damage for (each|every) {c:Countable.one}
@PerTo
Per
 en {n:Num} damage for (each|every) {c:Countable.one}
PlusPer
 en {m:Num} damage and {n:Num} (more|additional) damage for (each|every) {c:Countable.one}
@Multiplied
Per
 en {n:Num} multiplied by each {c:Countable.one}
@PerCards
Per
 en {n:Num} (card|cards) for (each|every) {c:Countable.one}
@HandTo
Hand
 en its owner's hand
 en (their|its) (owners'|owner's) (hands|hand)
 en your hand
 en (their|your opponent's) hand
@DeckTo
DeckBottom
 en the bottom of {of:DeckName}
 en the bottom of {of:DeckName} in any order
DeckTop
 en the top of {of:DeckName}
 en the top of {of:DeckName} in any order
DeckTopOrBottom
 en the top or bottom of {of:DeckName}
 en the top or bottom of {of:DeckName} in any order
DeckTopAndBottom
 en the top and/or bottom of {of:DeckName}( in any order|)
Deck
 en {of:DeckName}
@DeckAt
DeckBottom
 en at the bottom of {of:DeckName}
 en (at|on|to|under) the bottom of {of:DeckName}( in any order|)
DeckTop
 en on top of {of:DeckName}
 en (on top|at the top|on the top|to the top) of {of:DeckName}( in any order|)
DeckTopOrBottom
 en at the top or bottom of {of:DeckName}
 en (at the|on|on the|to the|at either the) top or (the |)bottom of {of:DeckName}( in any order|)
DeckTopAndBottom
 en at the top and/or bottom of {of:DeckName}( in any order|)
 en (on the|to the) top and/or bottom of {of:DeckName}( in any order|)
DeckTopAndBottom[of=@OwnersDeck]
 en on the top or bottom of the respective decks
@DeckUnder
DeckUnder
 en (under|below|beneath) the top {n:Big} cards of {of:DeckName}
DeckUnder[n=1]
 en (under|below|beneath) the top card of {of:DeckName}
@DeckName
OwnDeck
 en your deck
OwnersDeck
 en its owner's deck
 en (their owner's deck|their owners' decks|their owners' deck|their owner's decks)
 en (the|their) (deck|decks)
OpponentsDeck
 en your opponent's deck
 en (opponent's|the opponent's) deck
@PlayHow
PlayDull
 en dull
PlayFree
 en without paying (its|their|the) (cost|costs)
PlayActive
 en active
PlayControl
 en under your control
PlayOwner
 en under (its|their) (owner's|owners') control
PlayUntil
 en {d:Duration}
@RemoveHow
FaceDownly
 en face down
FaceUply
 en face up
@Paying
Free
 en without paying the cost
 en without paying (its|their) (cost|costs)
AnyCp
 en with CP of any Element
PayReduced
 en (with its cost|with the cost|with their cost) reduced by {n:Num}
# ------------------------------------------------------------------ what things do
@SubjectAct
Damage
 en {by:Ref#} <deals/deal> {x:Sel#} {n:Value} damage
 en {by:Ref#} <deals/deal> {n:Value} damage to {x:Obj}
 en {by:Ref#} <deals/deal> {x:Sel#} damage equal to {n:Measure}
 en {by:Ref#} <deals/deal> damage equal to {n:Measure} to {x:Obj}
 en {by:Ref#} <deals/deal> {x:Sel#} {n:PerValue}
DamagePlayer
 en {by:Ref#} <deals/deal> {o:Victim} {n:Num} (points|point) of damage
 en {by:Ref#} also <deals/deal> {o:Victim} {n:Num} (points|point) of damage
DamagePlayer
 en {by:Ref#} <deals/deal> {o:Victim} {n:Num} (points|point) of damage for (each|every) {c:Countable.one}
PutBreak
 en {x:Full.many} are put into the Break Zone
Fight
 en {x:Subject.many} deal damage equal to their respective power to (the other|each other)
 en {x:Subject.many} deal damage (equal to their power|equal to their respective powers|equal to their own power) to (the other|each other|one another)
 en {x:Subject.one} deals damage equal to its power to (the other|each other)
 en {x:Subject#} <deals/deal> (the other|each other) damage equal to (its|their|their respective) power
RetargetTo
 en the (Summon or ability|ability|Summon) is now choosing {x:AnyRef} instead, if possible
CanCast
 en you (can|may) cast {x:Sel#} at any time you could normally cast (it|them)
 en you (can|may) cast {x:Sel#} at any time you could normally cast (it|them) {d:Duration}
 en {d:Duration}, you (can|may) cast {x:Sel#} at any time you could normally cast (it|them)
 en you (can|may) cast {x:Sel#} {d:Duration}
 en you (can|may) cast {x:Sel#} {pay:Paying} {d:Duration}
 en {d:Duration}, you (can|may) cast {x:Sel#}
 en {d:Duration}, you (can|may) cast {x:Sel#} {pay:Paying}
 en {d:Duration}, you (can|may) cast {x:Sel#} at any time you could normally cast (it|them) as long as {c:Conds}
CanCastOwned
 en you (can|may) cast {x:Sel#} as though you owned (it|them) {d:Duration}
 en you (can|may) cast {x:Sel#} as though you owned (it|them) {pay:Paying} {d:Duration}
 en you (can|may) cast {x:Sel#} as though you owned (it|them) at any time you could normally cast (it|them)( {d:Duration}|)
 en {d:Duration}, you (can|may) cast {x:Sel#} as though you owned (it|them)( {pay:Paying}|)
 en {d:Duration}, you (can|may) cast {x:Sel#} as though you owned (it|them)( and|) at any time you could normally cast (it|them)
CanCastOwned[look=1]
 en you can look at {x:AnyRef} and/or cast it as though you owned it at any time you could normally cast it
