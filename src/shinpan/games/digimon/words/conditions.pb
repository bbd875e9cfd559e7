# Part 5: conditions, things to count, triggers, and how something happened.
#
# NODES OF THIS FILE
#   conditions (If.c, While.c: all of them; AnyCond(c): any)
#     Have(o, x) that player has such a thing (x a Sel, OneOf, or a tuple: all) · HaveCount(o, n) of what was named before
#     Exists(x) ExistsCount(n) · In(x, z) InEach(t, z) InSources(x, q, z) SourcesInclude(x, q) · Memory(o, n, is)
#     Is(x, f) IsNot Was · Has(x, f) HasNot · HasOrIs IsOrHas HasAndIs IsAndHas(x, f, s) HasOrFrom(x, f, z) · FaceUpIn(x, z)
#     Assembling: the card was played by assembly · Memory.is also eq · DeletedBy.x (absent: this)
#     Turn(o) DuringAttack AttackingTarget(x, target) · Empty: your breeding area is
#     DNADigivolving DigiXrosing(n) PlayedByEffect PlayedFrom(x, z) PlayedByOf(x, y) DigivolvingFrom(z) DigivolvedInto(x, into) DeletedBy(by)
#     YouDid (what was optional just before) YouDidnt NotSo · EffectDid(do) EffectDidAny(v) EffectDidnt(do) EffectPlaced(x) GainedMemory(n)
#     WasMade(x, v) NotMade(x, v) NoneMade(v) NotMadeBy(x, v, y) DigivolvedByThis Added: by this effect · PlayerDidnt(o, do) this turn
#     FewerThan(o, k) MoreThan(o, k) FewerSecurity MoreSecurity SecurityVersus AsMany AsManyOrFewer(o, k): against the other player
#     TotalCards(n, p) of both players · TotalColors(x, n) SourceColors(x, n) SameLevelStack(x, n) AllAre(o, of, f)
#   counting (Each.per, Mod.per)  Count(n, x): for every n of x (n absent: 1) · CountSources(n, x, f) CountTotal(n, p) CountColors(n, x or z)
#     CountSourceColors(x) CountLevels(x) CountSameLevel(n, x) CountMade(v, n, o, z) by this effect · CountIt · CountBoth(a, b)
#   triggers (When.on: any)
#     On(x, e): one of the events e happens to, or is done by, x; would=1 on the event: just before it (interruptive)
#     OnHaving(x, f, e) the same while x has f · Does(o, do, by) that player does it · WouldDo(o, do) just before
#     EffectWould(by, do) an effect is about to do it (interruptive) · HandTrashed(o) cards in that hand are trashed
#     EffectDoes(by, do) an effect does it · EffectRemoves(by, x) would delete it or return it · EffectPlaysOrDigivolves(by, x)
#     Attacking(target) Playing(x) Using(x) DigivolvingInto(x, into) DigivolvingByThis(x) TargetChanged(x) SecurityChecked(o) SecurityRemoved(z, by)
#     CardsAdded(z, by) SourcesAdded(x, by) SourcesTrashed(x, by) LinksTrashed(x, by) DeckTrashed(o) TrashedByDigiBurst
#   events   Played(z, by) Deleted(by) Digivolves(into, by) DNADigivolves(into) DigivolvedInto Attacks(target, k: by that keyword effect) Blocks Blocked Suspends(by)
#     Unsuspends(t, by) Leaves(by) Returned(to, z, by) Trashed(z, by) Placed(to, by) Linked(to, by) Moves Checks(x) Checked Used Targeted
#     Digivolves also: z (the card comes from there), a, b (from level a to level b) · Activates(k) a keyword effect
#     Added(z, by) Removed(z, by) this card comes to, leaves that zone
#     Deletes(x) by battle or its effects
#     DeletesInBattle(x) DeletesAndSurvives(x) TargetSwitched; only with would: ReturnedAny DeletedOrReturned(by)
#     PlayedOrDigivolvedInto DigivolvesOrLeaves
#   how (by:) InBattle NotInBattle ByEffects(s) NotByEffects(s) (s: Effects of part 3) ByThis (effect) ByDeletion NotByDeletion DpZero

%enum Cond NotSo = conds.Held()
%enum Cond Assembling = conds.EventIs('assembly')
%enum Cond DNADigivolving = conds.EventIs('dna')
%enum Cond YouDid = conds.Answered(False)
%enum Cond YouDidnt = conds.Answered(True)
%enum Cond DigivolvedByThis = conds.Did(['Digivolve', 'DNADigivolve'], None, -1, False)
%enum Cond Added = conds.Did(['Add'], None, -1, False)
%enum Cond DuringAttack = conds.AttackOn(None, False, None)
%enum Cond Empty = Exists(selectors.Pick(None, [selectors.Field(0, [st.BREEDING])], None), Count(NO, 0))
%node Cond AnyCond(c: [Alternative]) = Either(c)
%node Cond Memory(is: 'eq'|'max'|'min', o: Who, n: int) = memory(is, o, n)
%node Cond Have(o: Who, x: [Things]) = have(o, x)
%node Cond InSources(x: Things, q: Things, z?: [Zone]) = Talking(unless(so_many_below(x, q), 'something that has cards elsewhere than under it', said(z)), x)
%node Cond Exists(x: Things) = exists(x, -1)
%node Cond In(x: Things, z: [Zone]) = is_in(x, z)
%node Cond Has(x: [Things], f: [Filter]) = fits(x, f, every(f))
%node Cond ExistsCount(n: Count) = counted_again(n, -1)
%node Cond GainedMemory(n: Count) = conds.Gained(n)
%node Cond DigivolvedInto(x: [Things], into: [Things]) = Fits(x, AnyOf(testers(into)))
%node Cond EffectPlaced(x: Things) = made_so_many(x, 'Place', False)
%node Cond NotMadeBy(x: Things, v: Did, y: Things) = Not(of_event('by of', x, v, filter=what(y)))
%node Cond Is(x: [Things], f: [Filter]) = fits(x, f, every(f))
%node Cond HasAndIs(x: [Things], f: [Filter], s: [Filter]) = fits(x, f, AllOf([every(f), every(s)]))
%node Cond InEach(t: [text], z: [Zone]) = in_each(t, z)
%node Cond Was(x: [Things], f: [Filter]) = fits(x, f, every(f))
%node Cond IsNot(x: Things, f: [Filter]) = fits(x, f, IsNot(every(f)))
%node Cond HasNot(x: Things, f: [Filter]) = fits(x, f, IsNot(every(f)))
%node Cond HasOrIs(x: [Things], f: [Filter], s: [Filter]) = fits(x, f, AnyOf([every(f), every(s)]))
%node Cond IsAndHas(x: [Things], s: [Filter], f: [Filter]) = fits(x, f, AllOf([every(f), every(s)]))
%node Cond IsOrHas(x: Things, s: [Filter], f: [Filter]) = fits(x, f, AnyOf([every(f), every(s)]))
%node Cond SourcesInclude(x: Things, q: Things) = so_many_below(x, q)
%node Cond DigiXrosing(n?: Count) = conds.EventIs('xros', n.n or 1)
%node Cond EffectDid(do: Act) = did(do, False)
%node Cond EffectDidAny(v: Did) = conds.Did([v], None, -1, False)
%node Cond EffectDidnt(do: Act) = did(do, True)
%node Cond NoneMade(v: Did) = conds.Did([v], None, -1, True)
%node Cond WasMade(v: Did, x: Things) = made_so_many(x, v, False)
%node Cond NotMade(x: Things, v: Did) = made_so_many(x, v, True)
%node Cond PlayedByOf(x: Things, y: Things) = of_event('by of', x, filter=tester(y))
%node Cond HaveCount(o: Who, n: Count) = counted_again(n, o)
%node Cond Turn(o: Who) = TurnOf(yours(o))
%node Cond PlayedByEffect(x?: Things) = of_event('by effect', x)
%node Cond PlayedFrom(z: [Zone], x?: Things) = of_event('from', x, places=place_mask(z))
%node Cond DigivolvingFrom(z: [Zone]) = of_event('from', None, places=place_mask(z))
%node Cond DeletedBy(by: [Cause], x?: Things) = of_event('cause', x, by=by)
%node Cond AttackingTarget(x?: [Things], target: Target) = conds.AttackOn(x, raw(target).kind == 'Player', waited_for('Target', target)['onto'])
%node Cond SameLevelStack(x: Things, n: Count) = conds.ValueFits(conds.SameLevels(x, 1), n)
%node Cond TotalCards(p: [Pile], n: Count) = conds.ValueFits(selectors.PileSize(p, -1, 1), n)
%node Cond FewerThan(o: Who, k: [CardKind]) = against('<', o, k)
%node Cond MoreThan(o: Who, k: [CardKind]) = against('>', o, k)
%node Cond FewerSecurity(o: Who) = security('<', o)
%node Cond AsMany(o: Who, k: [CardKind]) = against('>=', o, k)
%node Cond AsManyOrFewer(o: Who, k?: [CardKind]) = against('<=', o, k)
%node Cond TotalColors(x?: Things, n: Count, o?: Who, k?: [CardKind])
%built words Cond TotalColors = conds.ValueFits(conds.ColorsOf(x or selectors.Pick(None, [selectors.Field(o or -1, [st.BATTLE])], kinds_filter(k, False)), 1), n)
%node Cond SourceColors(x: Things, n: Count) = conds.ValueFits(conds.ColorsOf(x, 1, True), n)
%node Cond AllAre(o: Who, of: What, f: [Filter]) = Fits(selectors.Pick(None, [selectors.Field(o, [st.BATTLE])], what(of)), every(f), True)
%node Cond FaceUpIn(x: Things, z: [Zone]) = Exists(selectors.Pick(None, places(z, 0), AllOf([tester(x), filters.InState('FaceUp')])), None)
%node Cond PlayerDidnt(o: Who, do: Act) = player_did_not(o, do)
%node Cond SecurityVersus(is: 'max') = security(HOW[is], 0)
%node Cond MoreSecurity(o: Who) = security('>', o)
%node Cond HasOrFrom(x: [Things], f: [Filter], z: [Zone]) = Either([fits(x, f, every(f)), of_event('from', None, places=place_mask(z))])
%node Filter Cost(is: 'eq'|'max'|'min', n: int) = number('PlayCost', is, n)
%node Filter Level(is?: 'eq'|'max'|'min', n?: int) = number('Level', is, n)
%node Filter Dp(is: 'eq'|'max'|'min', n: int) = number('DP', is, n)
%node Filter Named(t: [text]) = named(t)
%node Filter NameHas(t: [text]) = filters.NameHas(t)
%enum Things It = selectors.Meant()
%node Things Sel(z?: [Zone], n?: Count, of?: What, o?: Who) = sel(z, n, of, o)
%node Things This(k: 'Card'|'CardOrDigimon'|'CardOrTamer'|'Digimon'|'DigimonOrTamer'|'Option'|'Source'|'Tamer', z?: [Zone]) = this(k, z)
%node Things That(k: 'Card'|'Digimon'|'Option'|'Tamer'|'Token') = selectors.Meant(k, True)
%node Things OneOf(x: [Things]) = one_of(x)
%node Things SelWith(n?: Count, of: What, z?: [Zone], w: [Filter], o?: Who) = rewritten
%enum Pile Battle = st.BATTLE
%enum Pile Trash = st.TRASH
%enum Cause InBattle = [By('battle')]
%enum Cause NotInBattle = [having(By('battle'), inverse=True)]
%enum Cause ByThis = cannot: by this effect, as what an event must be caused by
%enum Cause ByDeletion = []
%enum Cause NotByDeletion = []
%enum Cause DpZero = [By('rule')]
%node Cause ByEffects(s: Cause) = s
%node Cause NotByEffects(s: Cause) = [having(s[0], inverse=True)]
%node Cause Effects(o?: Who, of?: CauseKind) = [having(By('effect', whose(o), of or 0), security=raw(of).kind == 'Security')]
%names Did Delete Play Suspend Trash Return Digivolve Place Add Link
%enum Who You = 0
%enum Who Opponent = 0 if b.mutual else THEIRS if b.relative else 1
%enum Who Either = b.either
%enum Who Anyone = -1
%node Act DidntAny(v: Did) = cannot: it can be asked for, not done
%node Act Or(a: Act, b: Act) = joining.OrOp([a, b])
%enum Count No = Count(NO, 0)
%enum Count NoOther = Count(NO, 0)
%enum Count One = Count(EXACT, 1)
%enum Count Another = Count(EXACT, 1)
%node Count AtMost(n: int) = Count(MOST, n)
%node Count AtLeast(n: int) = Count(LEAST, n)
%node Count Exactly(n: int) = Count(EXACT, n)
%enum Counted CountIt = selectors.HowMany(selectors.Meant(), 1)
%node Counted CountBoth(a: Counted, b: Counted) = conds.SumOf(a, b)
%node Counted Count(x: Things, n?: int) = selectors.HowMany(x, n or 1)
%node Counted CountMade(v: Did, z?: [Zone], o?: Who, n?: int) = count_made(v, n or 1, o or -1, z)
%node Counted CountColors(z?: [Zone], n?: int, x?: Things) = conds.ColorsOf(x or selectors.Pick(None, places(z, -1), None), n or 1)
%node Counted CountSourceColors(x: Things) = conds.ColorsOf(x, 1, True)
%node Counted CountLevels(x: Things) = conds.LevelsOf(x)
%node Counted CountSameLevel(n: int, x: Things) = conds.SameLevels(x, n)
%node Counted CountTotal(n: int, p: [Pile]) = selectors.PileSize(p, -1, n)
%node Counted CountSources(x: Things, f?: [Filter], n?: int) = conds.SourceCounts(x, n or 1, any_tests(f))
%enum To AnyDeck = cannot: only an event goes to whatever deck it is
%node Zone Links(x: Things) = [selectors.Linked(hosts(x, b.side))]
%enum Trigger TrashedByDigiBurst = event('moved', this_card=True, own=True, goals=TRASH, places=UNDERS, by=[By('effect', keyword='Digi-Burst')])
%node Trigger On(x: [Things], e: [Event]) = on(x, e)
%node Trigger DigivolvingByThis(x?: Things) = cannot: the digivolution of an effect, while it is carried out
%node Trigger TargetChanged(x?: Things) = event('target', 0, x)
%node Trigger Attacking(target: Target) = event('attacked', this=True, target=waited_for('Target', target))
%node Trigger Does(o: Who, do: Act, by?: [Cause]) = done(do, o, 0, by)
%node Trigger EffectWould(by: Cause, do: Act) = done(do, -1, 1, by)
%node Trigger EffectRemoves(by: Cause, x: Things) = event('left', 1, x, by=by, goals=TRASH | HAND | DECK)
%node Trigger EffectPlaysOrDigivolves(by: Cause, x: Things) = event('played or digivolved', by=by, subject=tester(x))
%node Trigger OnHaving(x: [Things], f: [Filter], e: [Event]) = on(x, e, Fits(selectors.This(False), every(f)))
%node Trigger SecurityChecked(o: Who) = event('checked', player=whose(o))
%node Trigger WouldDo(o: Who, do: Act) = done(do, o, 1, [])
%node Trigger EffectDoes(by: Cause, do: Act) = done(do, -1, 0, by)
%node Trigger SourcesTrashed(x: Things, by?: [Cause]) = event('moved', 0, x, about='host', places=UNDERS, goals=TRASH, by=by)
%node Trigger DeckTrashed(o: Who) = event('moved', about='card', places=DECK, goals=TRASH, place_whose=whose(o))
%node Trigger LinksTrashed(x: Things, by?: [Cause]) = event('moved', 0, x, about='host', places=1 << st.LINK, goals=TRASH, by=by)
%node Trigger HandTrashed(o: Who) = event('moved', about='card', places=HAND, goals=TRASH, place_whose=whose(o))
%node Trigger SourcesAdded(by?: [Cause], x: Things) = event('moved', 0, x, about='onto', goals=UNDERS, by=by)
%node Trigger SecurityRemoved(by?: Cause, z?: [Zone], o?: Who) = event('moved', about='card', places=SECURITY, place_whose=whose(o) if said(o) else place_whose(z), by=by)
%node Trigger CardsAdded(face?: Face, z: [Zone], by?: [Cause]) = event('moved', about='card', goals=place_mask(z), goal_whose=place_whose(z), face_up=face, by=by)
%node Trigger Playing(x: Things) = card_deed('played', 1, 0, x)
%node Trigger Using(x: Things) = card_deed('used', 1, 0, x)
%node Trigger DigivolvingInto(x?: Things, into: [Things]) = digivolving_into(into, x)
%enum Event Checked = event('checked', about='card')
%enum Event Blocks = event('blocked')
%enum Event Blocked = event('blocked', about='onto')
%enum Event Moves = event('moved out')
%enum Event TargetSwitched = event('target')
%enum Event Targeted = event('attacked or target', about='onto')
%node Event Digivolves(would?: int, into?: [Things], z?: [Zone], a?: int, b?: int, by?: [Cause])
%built words Event Digivolves = event('digivolved', would, was=was(would), more=into_of(into, z, b), cond=level_of(a, would), by=by)
%node Event Played(would?: int, by?: [Cause], z?: [Zone]) = event('played', would, about='card' if said(would) else None, places=place_mask(z), by=by)
%node Event Suspends(by?: [Cause], would?: flag) = event('suspended', would, by=by)
%node Event Unsuspends(by?: [Cause], t?: Phase, would?: flag) = event('unsuspended', would, more=in_phase(t), by=by)
%node Event Linked(by?: [Cause], to?: Things, would?: int) = event('linked', would, about='card' if said(to) else None, onto=tester(to) if said(to) else None, by=by)
%node Event Placed(to: To, by?: [Cause], z?: [Zone], would?: flag) = event('moved', would, about='card', goal=waited_for('To', to), places=place_mask(z), source=from_host(z), by=by)
%node Event Deleted(by?: [Cause], would?: int) = event('deleted', would, by=by)
%node Event Activates(k: Keyword) = event('digi-burst', more=only(k, 'DigiBurst'))
%node Event Deletes(x: Things) = deletes(x)
%node Event DNADigivolves(into?: [Things], would?: int) = event('digivolved', would, was=was(would), more=into_of(into, [], None), how='dna')
%node Event Attacks(target?: Target, k?: Keyword) = event('attacked', target=waited_for('Target', target), by=[By('effect', keyword=keyword_name(k))] if said(k) else None)
%node Event Used(would?: int) = event('used', would, about='card')
%node Event Leaves(by?: [Cause], would?: int) = event('left', would, places=1 << st.BATTLE, by=by)
%node Event Returned(to: To, by?: [Cause], z?: [Zone], would?: flag) = returned(to, by, z, would)
%node Event Trashed(by?: [Cause], z?: [Zone], would?: flag) = trashed(by, z, would)
%node Event Checks(x?: Things) = event('checked', about='onto', more=checked_card(x))
%node Event DeletesInBattle(x: Things) = event('battle won', onto=tester(x))
%node Event DeletesAndSurvives(x: Things) = event('battle won', onto=tester(x), survived=True)
%node Event DigivolvedInto(would?: flag) = event('digivolved', would, about='card')
%node Event Added(z: [Zone], by?: [Cause]) = event('moved', about='card', goals=place_mask(z), goal_whose=place_whose(z), by=by)
%node Event Removed(z: [Zone], by?: [Cause]) = event('moved', about='card', places=place_mask(z), place_whose=place_whose(z), by=by)
%node Event ReturnedAny(would: int, by?: [Cause]) = event('left', would, goals=HAND | DECK, by=by)
%node Event DeletedOrReturned(would: int, by?: [Cause]) = event('deleted', would, by=by) + event('left', would, goals=HAND | DECK, by=by)
%node Event PlayedOrDigivolvedInto(would: int) = event('played', would, about='card') + event('digivolved', would, about='card')
%node Event DigivolvesOrLeaves(would: int) = event('digivolved', would) + event('left', would, places=1 << st.BATTLE)

%row CondRow Cond1 en " and " ", and " " and if " " and while "
%list CondOne Cond1 en "§"
@Conds
> CondRow CondOne
@Cond1
> Cond
AnyCond
 en {c:CondOr}
%last Cond1 AnyCond
%many CondOr Cond en " or " ", or " " or if " ", or if "
@Cond
Memory[is=max]
 en {o:PlayerHas} {n:Num} (or less memory|memory or less|or fewer memory)
Memory[is=eq]
 en {o:PlayerHas} (exactly |){n:Num} memory
Memory[is=min]
 en {o:PlayerHas} {n:Num} or more memory
 en {o:PlayerHas} {n:Num} memory or more
Have
 en {o:PlayerHas} {x:QuantOr}
 en {o:PlayerHas} {x:Quants}
 en {o:PlayerHasNo} {x:QuantNo}
 en {o:PlayerHas} {x:QuantNone}
InSources
 en {x:AnySel} <has/have> {q:Quant} in {z:Zones}
 en {x:AnySel} <has/have> {q:Quant} under (it|them)
Exists
 en (there's|there is|there are|there're) {x:Quant}
 en (there's|there is|there are|there're) {x:QuantNone}
Exists
 en {x:PileHas}
In
 en {x:QuantOr} (is|are) in {z:Zones}
 en {x:QuantOr} (is|are) placed in {z:BattleZ}
Has
 en {x:PossL} {f:StatIs}
ExistsCount
 en there are {n:CondCount#}
GainedMemory
 en you gain {n:CondMany} memory by this effect
DigivolvedInto
 en {x:Subject#} digivolved into {into:Sels}
EffectPlaced
 en you (place|placed) {x:Quant} with this effect
NotMadeBy
 en {x:AnySel} wasn't {v:MadeAdj} by {y:Poss} effect
NotSo
 en it's not
 en there isn't
 en it isn't
 en they aren't
 en there aren't
Is
 en {x:Subject#} <is/are> {f:States}
Is
 en {x:ItIs} {f:States}
HasAndIs
 en {x:Subject#} <has/have> {f:Withs#} and <is/are> {s:States}
InEach
 en {t:EachNames} are in {z:Zones}
Was
 en {x:Subject#} (was|were) {f:States}
IsNot
 en {x:Subject#} (isn't|aren't) {f:States}
Has
 en {x:Subject#} <has/have> {f:Withs#}
 en {x:Subject#} had {f:Withs#}
HasNot
 en {x:Subject#} (doesn't|don't) have {f:Withs#}
HasOrIs
 en {x:Subject#} <has/have> {f:Withs#} or <is/are> {s:States}
IsAndHas
 en {x:Subject#} <is/are> {s:States} and has {f:Withs#}
IsOrHas
 en {x:Subject#} <is/are> {s:States} or has {f:Withs#}
SourcesInclude
 en {x:Poss} digivolution cards include {q:QuantOr}
Assembling
 en assembling
DNADigivolving
 en DNA digivolving
DigiXrosing
 en DigiXrosing
 en DigiXrosing with {n:CondCount#} cards
YouDid
 en you (do|did)
 en you did either
 en they (do|did)
 en it (does|did)
YouDidnt
 en you (didn't|don't)
 en they (don't|didn't)
EffectDid
 en this effect {do:Act.did}
 en you {do:Act.did} (with|by) this effect
 en you {do:Act.do} (with|by) this effect
 en you {do:Act.did}
 en this effect {do:Act.s}
EffectDidAny
 en this effect {v:MadeAdj}
 en this effect {v:MadeS}
 en you {v:DidAlone}( with this effect| by this effect|)
 en this effect {v:MadeAdj} to a hand
EffectDidnt
 en this effect didn't {do:DidntAct}
 en you (don't|didn't) {do:Act.do} (with|by) this effect
 en this didn't {do:DidntAct}
 en they (don't|didn't) {do:Act.do}
NoneMade
 en no (Digimon|cards|card|opponent's Digimon) (was|were|is) {v:MadeAdj} by this effect
WasMade
 en you {v:MadeDo} {x:QuantMany} (by|with) this effect
 en this effect {v:MadeDo} {x:QuantMany}
 en {x:Quant} (was|were) {v:MadeAdj} (by|using) this effect
 en {x:Ref#} (was|were|is) {v:MadeAdj} (by|using) this effect
NotMade
 en {x:AnySel} (isn't|wasn't|weren't) {v:MadeAdj} by this effect
DigivolvedByThis
 en digivolved by this effect
PlayedByOf
 en {x:AnySel} was played by {y:Poss} effect
HaveCount
 en {o:PlayerHas} {n:CondCount#}
Added
 en you added cards
 en you added
 en you added a card
Turn
 en it's {o:TurnOf} turn
 en it is {o:TurnOf} turn
PlayedByEffect
 en played by (an effect|effects)
 en {x:AnySel} was played by an effect
PlayedFrom
 en played from {z:Zones}
 en {x:AnySel} was played from {z:Zones}
DigivolvingFrom
 en (|this card is |this Digimon is )digivolving from {z:Zones}
 en this digivolved from {z:Zones}
 en digivolved from {z:Zones}
DeletedBy
 en deleted {by:Hows}
 en this card was deleted {by:Hows}
DeletedBy
 en {x:DeletedRef} was deleted {by:DeletedHows}
DuringAttack
 en during an attack
AttackingTarget
 en {x:Subject#} <is/are> attacking {target:Target}
 en (|you're |you are )attacking {target:Target}
SameLevelStack
 en {x:Poss} stack has {n:CondCount#} same-level cards
TotalCards
 en the total number of cards in both players' {p:Piles} is {n:CondMany}
 en the total {p:Piles} of both players' add up to {n:CondMany} cards
 en (there are|there're) {n:CondCount#} (total |)cards in both players' {p:Piles}
FewerThan
 en {o:PlayerHas} fewer {k:Kinds.many} than (your opponent|you)
MoreThan
 en {o:PlayerHas} more {k:Kinds.many} than (your opponent|you)
FewerSecurity
 en {o:PlayerHas} fewer (cards in your security stack|security cards) than your opponent
AsMany
 en {o:PlayerHas} as many or more (total |){k:Kinds.many} as you
AsManyOrFewer
 en {o:PlayerHas} as many or fewer (total |){k:Kinds.many} as (your opponent|you)
 en {o:PlayerHas} as many or fewer cards in your security stack as your opponent
TotalColors
 en {x:AnySel} have {n:CondCount#} total colors
 en there are {n:CondCount#} (total |)colors among {x:AnySel}
 en {o:PlayerHas} {n:CondCount#} total colors among {k:Kinds.many}
SourceColors
 en {x:AnySel} <has/have> {n:CondCount#} colors in its digivolution cards
AllAre
 en all of {o:Own} {of:What.many} <have/have> {f:Withs.many}
FaceUpIn
 en {x:AnySel} is face-up in {z:Zones}
 en {x:AnySel} is face up in {z:Zones}
PlayerDidnt
 en {o:DoerAny} didn't {do:Act.do} this turn
Empty
 en your breeding area is empty
SecurityVersus[is=max]
 en the number of cards in your security stack is less than or equal to your opponent's
MoreSecurity
 en {o:PlayerHas} more security cards than your opponent
HasOrFrom
 en {x:Subject#} <has/have> {f:Withs#} or is digivolving from {z:Zones}
%list PossL Poss en "§"
%list StatIs StatIs1 en "§"
@StatIs1
Cost[is=max]
 en play cost is {n:Num} or (less|lower)
Cost[is=min]
 en play cost is {n:Num} or (more|higher)
Level[is=max]
 en level is {n:Num} or (less|lower)
Level[is=min]
 en level is {n:Num} or (more|higher)
Dp[is=max]
 en DP is {n:Num} or (less|lower)
Dp[is=min]
 en DP is {n:Num} or (more|higher)
Named
 en name is {t:Names}
NameHas
 en name contains {t:Names}
@PileHas
Sel
 en {z:PileZ} (has|have) {n:CondCount.many} {of:What.many}
 en {z:PileZ} (has|have) {n:CondCount.one} {of:What.one}
%list PileZ PileZone en "§"
@PileZone
Zone
 en {o:ZoneOwn} {p:Piles}
%list BattleZ BattleZone en "§"
@BattleZone
Zone
 en {o:ZoneOwn} {p:BattlePiles}
Zone[o=@You]
 en the {p:BattlePiles}
%list BattlePiles BattlePile en "§"
@BattlePile
Battle
 en battle area
@DeletedRef
> PossRefBase
@PossRefBase
It
 en it
This[k=Digimon]
 en this Digimon
That[k=Digimon]
 en that Digimon
%list DeletedHows DeletedHow en ", | or " " or "
@DeletedHow
InBattle
 en (in|by) (battle|battles|a battle)
ByEffects
 en by {s:EffectSource}
@MadeS
Delete
 en deletes
Play
 en plays
Suspend
 en suspends
Trash
 en trashes
Return
 en returns
Digivolve
 en digivolves
Place
 en places
@QuantMany
Sel
 en {n:CondMany} {of:What.many}
@MadeDo
Delete
 en (deleted|delete)
Play
 en (played|play)
Return
 en (returned|return)
Trash
 en (trashed|trash)
Suspend
 en (suspended|suspend)
Add
 en (added|add)
@MadeEvent
Delete
 en deleted
Play
 en played
Return
 en returned
Trash
 en trashed
Place
 en placed
@DidAlone
Delete
 en deleted
Play
 en played
Suspend
 en suspended
Trash
 en trashed
Return
 en returned
Digivolve
 en digivolved
Place
 en placed
Link
 en linked
@QuantOr
> Quant
OneOf
 en {x:QuantList}
%last QuantOr OneOf
%row QuantList Quant en " or " ", or "
%many Quants QuantOr en " and " ", and "
%list ItIs ItIs1 en "§"
@ItIs1
It
 en it's
@DoerAny
You
 en you
Opponent
 en (your opponent|they)
@PlayerHas
You
 en you have
Opponent
 en (your opponent has|they have)
Either
 en either player has
Anyone
 en both players have
@PlayerHasNo
You
 en you (don't have|do not have)
Opponent
 en (your opponent|they) (doesn't have|don't have)
@TurnOf
You
 en your
Opponent
 en your opponent's
@DidntAct
> Act.do
DidntAny
 en {v:DidntVerb}
@DidntVerb
Delete
 en delete( a Digimon| any Digimon| any|)
Play
 en play( a Digimon| any Digimon| any|)
Suspend
 en suspend( any|)
Trash
 en trash( any cards| any|)
Return
 en return( any|)
Digivolve
 en digivolve( a Digimon| this Digimon|)
Add
 en add( any|)
%last DidntAct Delete Play Suspend Trash Return Digivolve Add
@Quant
Sel
 en {n:CondCount.one} {of:What.one}
 en {n:CondCount.many} {of:What.many}
 en {n:CondCount.one} {of:What.one} (in|among) {z:Zones}
 en {n:CondCount.many} {of:What.many} (in|among) {z:Zones}
 en {of:What.many}
 en {of:What.many} (in|among) {z:Zones}
@Quant
Sel
 en {n:CondCount.one} {of:What.one} {z:UnderZones}
 en {n:CondCount.many} {of:What.many} {z:UnderZones}
@Quant
Sel
 en {n:CondCount.many} {of:What.many} in {z:BareTrash}
%list BareTrash BareTrashZone en "§"
@BareTrashZone
Zone[o=@Theirs]
 en {p:TrashOnly}
%list TrashOnly TrashPile en "§"
@TrashPile
Trash
 en trash
@Quant
SelWith
 en {n:CondCount.one} {of:Thing.one} (in|among) {z:Zones} with {w:Withs.one}
 en {n:CondCount.many} {of:Thing.many} (in|among) {z:Zones} with {w:Withs.many}
%last Quant SelWith
@Quant
Sel
 en {n:CondMany} total {of:What.many}
 en {n:CondMany} total {of:What.many} (in|among) {z:Zones}
 en {n:MostOf} {of:What.many} or less
@MostOf
AtMost
 en {n:Num}
@QuantNone
Sel
 en {n:NoCount} {of:What#}
 en {n:NoCount} {of:What#} (in|among) {z:Zones}
@QuantNo
Sel[n=@No]
 en {of:NamedWhat}
 en {of:NamedWhat} (in|among) {z:Zones}
 en {of:What.many}
 en {of:What.many} (in|among) {z:Zones}
Sel
 en {n:NotA} {of:What#}
 en {n:NotA} {of:What#} (in|among) {z:Zones}
@NoCount
No
 en no
@NotA
No
 en (a|an|any)
NoOther
 en (another|any other)
@CondCount #
AtLeast
 en.many {n:Num} or more
AtLeast[n=1]
 en.one 1 or more
AtMost
 en.many {n:Num} or (fewer|less)
Exactly[n=1]
 en.one 1
Exactly
 en.many {n:Big}
 en.many exactly {n:Num}
One
 en.one (a|an|one)
Another
 en.one another
%last Cond InSources FewerThan MoreThan Exists

# ------------------------------------------------------------------ counting
@Countable
> Countable1
CountBoth
 en {a:Countable1} and each {b:Countable1}
@Countable1
CountIt
 en one
Count
 en of {x:LinkCount}
 en {n:Num} of {x:LinkCount}
Count
 en {x:CountSel}
 en {n:Num} {x:CountSelP}
 en of {x:CountSelP}
 en {n:Num} of {x:CountSelP}
CountMade
 en (Digimon|Tamer|card|cards) {v:MadeBy}
 en (security card|Digimon card|Option card|Tamer card|digivolution card|link card) {v:MadeBy}
 en {v:MadeEvent} (Digimon|Tamer)
 en card {v:MadeAdj} to {z:Zones}( by this effect|)
 en (Digimon|Tamer|card|one) {v:MadeAdj}
 en (Digimon|Tamer) you {v:MadeBase} this way
 en (Digimon|Tamer|card) {v:MadeAdj}
 en (Digimon card|card) you {v:MadeAdj}
 en {v:MadeAdj} card
 en card {v:MadeAdj} in {z:Zones}
 en card you {v:MadeBase} this way
 en of {o:Own} (Digimon|cards) {v:MadeBy}
 en {n:Num} (Digimon|cards) {v:MadeBy}
 en {n:Num} (Digimon|cards) {v:MadeAdj}
 en of {o:Own} (Digimon|cards) {v:MadeAdj}
CountColors
 en (color|different color) in {z:Zones}
 en {n:Num} colors in {z:Zones}
 en (color|different color) of {x:AnySel}
 en color {x:AnySel} (has|have)
 en {n:Num} colors {x:AnySel} (has|have)
 en of {x:Poss} colors
 en {n:Num} of {x:Poss} colors
 en color among {x:AnySel}
CountSourceColors
 en of {x:Poss} digivolution card colors
CountLevels
 en level of {x:AnySel}
CountSameLevel
 en {n:Num} same-level cards {x:Poss} stack has
CountTotal
 en {n:Num} (total |)cards in both players' {p:Piles}
CountSources
 en digivolution card of {x:AnySel}
 en digivolution card {x:AnySel} has
 en digivolution card {x:AnySel} has with {f:Withs.one}
 en {n:Num} digivolution cards {x:AnySel} has
 en of {x:Poss} digivolution cards
 en {n:Num} of {x:Poss} digivolution cards
 en of {x:Poss} {f:Pres} digivolution cards
 en {n:Num} of {x:Poss} {f:Pres} digivolution cards
%last Countable1 Count
@LinkCount
Sel
 en {z:LinkZ}
%list LinkZ LinkZone en "§"
@LinkZone
Links
 en {x:Poss} link cards
@CountSel
Sel
 en {of:CardThing.one} {z:UnderZones}
 en {of:What.one}
 en {of:What.one} {o:HasWho}
 en {of:What.one} (in|among) {z:Zones}
SelWith
 en {of:Thing.one} (in|among) {z:Zones} with {w:Withs.one}
 en {of:Thing.one} {o:HasWho} with {w:Withs.one}
%last CountSel SelWith
@CountSelP
Sel
 en {of:CardThing.many} {z:UnderZones}
 en {of:What.many}
 en {of:What.many} {o:HasWho}
 en {of:What.many} (in|among) {z:Zones}
 en {o:Own} {of:What.many}
 en {o:Own} {of:What.many} (in|among) {z:Zones}
@MadeBase
Return
 en return
Trash
 en trash
Suspend
 en suspend
@HasWho
You
 en you have( in play|)
Opponent
 en (your opponent has|they have)( in play|)

# ------------------------------------------------------------------ triggers
%row TriggerRow Trigger1 en " or " ", or " " or when " ", or when "
%list TriggerOne Trigger1 en "§"
@Triggers
> TriggerRow TriggerOne
%list NextTriggers NextTrigger en "§"
@NextTrigger
On
 en {x:Subject#} {e:NextEvents#}
%list NextEvents# NextEvent# en "§"
@NextEvent #
Digivolves[would=1]
 en would next digivolve
 en would next digivolve into {into:Sels}
Played[would=1]
 en would next be played
%list IfTriggers IfTrigger en " or "
@Trigger1
> Trigger
@IfTrigger
> EffectTrigger
DigivolvingByThis
 en {x:AnySel} would digivolve (by|with) this effect
TargetChanged
 en (an|the) attack target (is|gets) (switched|changed)
On
 en {x:Subject#} {e:WouldEvents#}
 en {x:Subject#} {e:IfEvents#}
Attacking
 en you attack {target:Target}
Does
 en {o:DoerYou} {do:Act.do}
%list EffectTriggers EffectTrigger en "§"
@EffectTrigger
EffectWould
 en {by:EffectSource} would {do:Act.do}
EffectRemoves
 en {by:EffectSource} would delete {x:AnySel} or return it to (its owner's|your|the) hand or deck
 en {by:EffectSource} would remove {x:AnySel} from the battle area
@Trigger
> EffectTrigger
EffectPlaysOrDigivolves
 en {by:EffectSource} plays or digivolves {x:AnySel}
OnHaving
 en {x:Subject#} <has/have> {f:Withs#} and {e:WouldEvents#}
SecurityChecked
 en {o:Own} security is checked
On
 en {x:Subject#} {e:Events#}
On
 en {x:Subject#} {e:WouldEvents#}
On
 en {x:ThisCardL} {e:CardEvents}
Does
 en {o:DoerYou} {do:Act.do}
 en {o:DoerOpponent} {do:Act.s}
 en {o:DoerBoth} {do:Act.do}
 en {o:DoerEither} {do:Act.s}
Does
 en {o:DoerYou} {do:OrAct}
 en {o:DoerOpponent} {do:OrActs}
Does
 en {o:DoerYou} {do:Act.do} {by:Hows}
 en {o:DoerOpponent} {do:Act.s} {by:Hows}
WouldDo
 en {o:Doer} would {do:Act.do}
EffectDoes
 en {by:EffectSource} {do:Act.do}
 en {by:EffectSource} {do:Act.s}
Attacking
 en attacking {target:Target}
 en you attack {target:Target}
SourcesTrashed
 en {x:Poss} digivolution cards are trashed( {by:Hows}|)
 en {x:Poss} digivolution card is trashed( {by:Hows}|)
 en (digivolution cards|a digivolution card) (is|are) trashed from {x:AnyHost}( {by:Hows}|)
DeckTrashed
 en {o:Own} deck is trashed from
LinksTrashed
 en {x:Poss} link (card is|cards are) trashed( {by:Hows}|)
 en (a link card is|link cards are) trashed from {x:AnyHost}( {by:Hows}|)
HandTrashed
 en {o:Own} hand is trashed from
SourcesAdded
 en {by:EffectSource} (add|adds|place|places) (digivolution cards|a digivolution card|cards|a card) (to|under) {x:Poss} digivolution cards
 en {by:EffectSource} (add|adds|place|places) (digivolution cards|a digivolution card|cards|a card) (to|under) {x:AnyHost}
 en {by:EffectSource} (add|adds) to {x:Poss} digivolution cards
 en (digivolution cards|a digivolution card|cards|a card) (is|are) (placed|added) (to|under|in) {x:AnyHost}( {by:Hows}|)
 en (digivolution cards|a digivolution card|cards|a card) (is|are) added (to|in) {x:Poss} digivolution cards
SecurityRemoved
 en {by:EffectSource} (removes|remove) (cards|a card) from {z:Zones}
 en (a card|cards) (is|are) removed from {z:Zones}
 en {z:Zones} (is|are) removed from
 en {o:Own} security is removed from
 en {o:Own} security (is reduced|decreases|is decreased)
CardsAdded[face=@FaceUp]
 en face-up cards are added to {z:Zones}( {by:Hows}|)
CardsAdded
 en (a card|cards) (is|are) added to {z:Zones}( {by:Hows}|)
 en (a card|cards) (is|are) placed {face:Face} in {z:Zones}( {by:Hows}|)
 en {by:EffectSource} (add|adds) (a card|cards) to {z:Zones}
DigivolvingByThis
 en digivolving (by|with) this effect
 en {x:AnySel} would digivolve (by|with) this effect
TargetChanged
 en (an|the) attack target (is|gets) (switched|changed)
 en attack targets change
 en (an|the) attack target changes
 en attack target is switched
 en {x:Poss} attack target changes
 en {x:Poss} attack targets change
 en {x:Poss} attack targets (is|are|get) (switched|changed)
 en {x:Poss} attack target (is|gets) (switched|changed)
 en (an|the) (attack target|target of an attack|target of the attack) of {x:AnySel} (is|gets) (switched|changed)
Playing
 en playing {x:AnySel}
Using
 en using {x:AnySel}
DigivolvingInto
 en digivolving {x:AnySel} into {into:Sels}
 en digivolving into {into:Sels}
TrashedByDigiBurst
 en this card is trashed due to activating this Digimon's ＜Digi-Burst＞
%last Trigger EffectDoes On
@OrAct
Or
 en {a:Act.do} or {b:Act.do}
@OrActs
Or
 en {a:Act.s} or {b:Act.s}
@Doer
You
 en you
Opponent
 en (your opponent|an opponent)
@DoerYou
You
 en you
@DoerBoth
Anyone
 en you or your opponent
@DoerEither
Anyone
 en a player
@DoerOpponent
Opponent
 en (your opponent|an opponent)
%list Events# Event# en ", | or " " or " ", |, or "
%list IfEvents# EventActive# en " or "
@Event #
> EventActive*
Suspends
 en <is/are> suspended
 en <is/are> suspended {by:Hows}
Unsuspends
 en <is/are> unsuspended
 en <is/are> unsuspended {by:Hows}
Linked
 en <is/are> linked
Placed
 en <is/are> placed {to:PlaceTo}( {by:Hows}|)
 en <is/are> placed from {z:Zones} {to:PlaceTo}( {by:Hows}|)
@EventActive #
Suspends
 en <suspends/suspend>
 en <becomes/become> suspended
 en <suspends/suspend> {by:Hows}
 en <becomes/become> suspended {by:Hows}
Unsuspends
 en <unsuspends/unsuspend>
 en <becomes/become> unsuspended
 en <unsuspends/unsuspend> {by:Hows}
Played
 en <is/are> played( {by:Hows}|)
 en <is/are> played from {z:Zones}( {by:Hows}|)
 en played
Deleted
 en <is/are> deleted( {by:Hows}|)
 en deleted
Activates
 en <activates/activate> {k:Keyword}
Deletes
 en <deletes/delete> {x:AnySel}
Digivolves
 en <digivolves/digivolve>
 en <digivolves/digivolve> from {z:Zones}
 en <digivolves/digivolve> from level {a:Num} to level {b:Num}
 en <digivolves/digivolve> into {into:Sels}
 en <digivolves/digivolve> {by:Hows}
DNADigivolves
 en DNA <digivolves/digivolve> into {into:Sels}
 en DNA <digivolves/digivolve>
 en <is/are> DNA digivolved
Attacks
 en <attacks/attack>
 en <attacks/attack> {target:Target}
 en <attacks/attack> with {k:Keyword}
Used
 en <is/are> used
Checked
 en <is/are> checked
Blocks
 en <blocks/block>
Blocked
 en <is/are> blocked
 en <becomes/become> blocked
Unsuspends
 en <unsuspends/unsuspend> during {t:Phase}
 en <becomes/become> unsuspended during {t:Phase}
Leaves
 en <leaves/leave> (the battle area|play)( {by:Hows}|)
Returned
 en <is/are> returned to {to:To}( {by:Hows}|)
 en returned to {to:To}
 en <returns/return> to {to:To}
 en <returns/return> from {z:Zones} to {to:To}
 en <returns/return> to {to:To} from {z:Zones}
 en <is/are> returned to {to:To} from {z:Zones}
 en <is/are> returned from {z:Zones} to {to:AnyDeck}
 en <is/are> returned from {z:Zones} to {to:To}( {by:Hows}|)
Trashed
 en <is/are> trashed( {by:Hows}|)
 en <is/are> trashed from {z:Zones}( {by:Hows}|)
 en <is/are> trashed (in|from the top of) {z:Zones}( {by:Hows}|)
Linked
 en <gets/get> linked( {by:Hows}|)
 en <gets/get> linked to {to:AnySel}
Moves
 en <moves/move> from (your|the) breeding area to the battle area
 en <moves/move> from (your|the|their) breeding area
 en <moves/move> to (your|the|their) battle area
 en <is/are> moved from (your|the|their) breeding area to (their|the|your) battle area
Checks
 en <checks/check> (your opponent's |a |an opponent's |)(security|security card|security stack|security cards)
 en <checks/check> {x:AnySel}
DeletesInBattle
 en <deletes/delete> {x:AnySel} (in|by) battle
DeletesAndSurvives
 en <deletes/delete> {x:AnySel} in battle and survives
 en <deletes/delete> {x:AnySel} and survives in battle
TargetSwitched
 en <has/have> (its|their) attack target (switched|changed)
Targeted
 en <becomes/become> the target of an attack
 en <is/are> attacked
DigivolvedInto
 en <is/are> digivolved into
%list ThisCardL ThisCard en "§"
@ThisCard
This[k=Card]
 en this card
%list CardEvents CardEvent en " or "
@CardEvent
Added
 en is added to {z:Zones}( {by:Hows}|)
Removed
 en is removed from {z:Zones}( {by:Hows}|)
@AnyDeck
AnyDeck
 en (your|its owner's) deck
%list WouldEvents# WouldEvent# en " or "
@WouldEvent #
Played[would=1]
 en would be played( {by:Hows}|)
 en would be played from {z:Zones}
Deleted[would=1]
 en would be deleted( {by:Hows}|)
Leaves[would=1]
 en would leave the battle area( {by:Hows}|)
 en would leave (play|battle area)( {by:Hows}|)
Digivolves[would=1]
 en would digivolve
 en would digivolve into {into:Sels}
 en would digivolve from level {a:Num} to level {b:Num}
Linked[would=1]
 en would (get linked|be linked|link)( {by:Hows}|)
 en would (get|be) linked to {to:AnySel}
 en would link to {to:AnySel}
Suspends[would=1]
 en would (suspend|be suspended|become suspended)( {by:Hows}|)
Unsuspends[would=1]
 en would (unsuspend|be unsuspended|become unsuspended)( {by:Hows}|)
Placed[would=1]
 en would be placed {to:PlaceTo}( {by:Hows}|)
DNADigivolves[would=1]
 en would DNA digivolve into {into:Sels}
ReturnedAny[would=1]
 en would be returned to hands or decks( {by:Hows}|)
Returned[would=1]
 en would be returned to {to:To}( {by:Hows}|)
DeletedOrReturned[would=1]
 en would be deleted or returned to (the|its owner's|your) hand or deck( {by:Hows}|)
ReturnedAny[would=1]
 en would be returned to (the|its owner's|your) hand or deck( {by:Hows}|)
Used[would=1]
 en would be used
Trashed[would=1]
 en would be trashed( {by:Hows}|)
DigivolvedInto[would=1]
 en would be digivolved into
PlayedOrDigivolvedInto[would=1]
 en would be played or digivolved into
DigivolvesOrLeaves[would=1]
 en would digivolve or leave the battle area
%list Hows How en ", | or " " or " ", |, or "
@How
InBattle
 en (in|by) (battle|battles|a battle)
NotInBattle
 en (other than in|outside of|other than by) (battle|battles|a battle)
ByEffects
 en by {s:EffectSource}
 en (with|using) {s:EffectSource}
NotByEffects
 en other than by {s:EffectSource}
 en.old other than by {s:OwnEffects}
@OwnEffects
Effects
 en {o:Own} own effects
@How
ByThis
 en (by|with) this effect
ByDeletion
 en by deletion
NotByDeletion
 en other than by deletion
DpZero
 en by having (its|their) DP reduced to 0
 en by (dropping to 0 DP|having 0 DP|its DP dropping to 0)
