# Part 5: conditions, things to count, triggers, and how something happened.
#
# NODES OF THIS FILE
#   conditions (If.c, While.c: all of them; AnyCond(c): any)
#     Have(o, x) that player has such a thing (x a Sel, OneOf, or a tuple: all) · HaveCount(o, n) of what was named before
#     Exists(x) ExistsCount(n) · In(x, z) InEach(t, z) InSources(x, q, z) SourcesInclude(x, q) · Memory(o, n, is)
#     Is(x, f) IsNot Was · Has(x, f) HasNot · IsAny IsAll(x, f) HasOrFrom(x, f, z) · FaceUpIn(x, z)
#     Assembling: the card was played by assembly · Memory.is also eq · DeletedBy.x (absent: this)
#     Turn(o) DuringAttack AttackingTarget(x, target) · Empty: your breeding area is
#     DNADigivolving DigiXrosing(n) PlayedByEffect PlayedFrom(x, z) PlayedByOf(x, y) DigivolvingFrom(z) DigivolvedInto(x, into) DeletedBy(by)
#     YouDid (what was optional just before) YouDidnt NotSo · EffectDid(do) EffectDidAny(v) EffectDidnt(do) EffectPlaced(x) GainedMemory(n)
#     WasMade(x, v) NotMade(x, v) NoneMade(v) NotMadeBy(x, v, y) DigivolvedByThis Added: by this effect · PlayerDidnt(o, do) this turn
#     Against(is, o, k) AgainstPile(is, o, p): so many against the other player
#     TotalCards(n, p) of both players · TotalColors(x, n) SourceColors(x, n) SameLevelStack(x, n)
#   counting (Each.per, Mod.per)  Count(n, x): for every n of x (n absent: 1) · CountSources(n, x, f) CountTotal(n, p) CountColors(n, x or z)
#     CountSourceColors(x) CountLevels(x) CountSameLevel(n, x) CountMade(v, n, o, z) by this effect · CountIt · CountBoth(a, b)
#   triggers (When.on: any)
#     On(x, e): one of the events e happens to, or is done by, x; would=1 on the event: just before it (interruptive)
#     OnHaving(x, f, e) the same while x has f · Does(o, do, by) that player does it · WouldDo(o, do) just before
#     EffectWould(by, do) an effect is about to do it (interruptive) · HandTrashed(o) cards in that hand are trashed
#     EffectDoes(by, do) an effect does it · EffectRemoves(by, x) would delete it or return it, EffectTakes(by, x) make it leave the battle area · EffectPlaysOrDigivolves(by, x)
#     Attacking(target) Playing(x) Using(x) DigivolvingInto(x, into) DigivolvingByThis(x) TargetChanged(x) SecurityChecked(o) SecurityRemoved(z, by)
#     CardsAdded(z, by) SourcesAdded(x, by) SourcesTrashed(x, by) LinksTrashed(x, by) DeckTrashed(o) TrashedByDigiBurst
#   events   Played(z, by) Deleted(by) Digivolves(into, by) DNADigivolves(into) DigivolvedInto Attacks(target, k: by that keyword effect) Blocks Blocked Suspends(by)
#     Unsuspends(t, by) Leaves(by) Returned(to, z, by) Trashed(z, by) Placed(to, by) Linked(to, by) Moves Checks(x) Checked Used Targeted
#     Digivolves also: z (the card comes from there), a, b (from level a to level b) · Activates(k) a keyword effect
#     Added(z, by) Removed(z, by) this card comes to, leaves that zone
#     Deletes(x) by battle or its effects
#     DeletesInBattle(x) DeletesAndSurvives(x) TargetSwitched ReturnedAny
#   only spellings, rewritten: Happens(e, c) an event with its circumstances · Being(e) EventOf(v) in some voice · Would(e) any of
#     them, just before · Said SaidAny(x, p) all or any of what is said of a subject · WasDone(x, v, c) · EveryN(n, c) · Rivals
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
%node Spot Within(z: [Zone]) = rewritten
%node Spot FaceIn(face: Face, z: [Zone]) = rewritten
%node Cond InWhere(x: Things, w: Spot) = rewritten
%rewrite InWhere(x: $x, w: Within(z: $z)) -> In(x: $x, z: $z)
%rewrite InWhere(x: $x, w: FaceIn(face: FaceUp, z: $z)) -> FaceUpIn(x: $x, z: $z)
%node Trigger CardsAddedSo(w: Spot) = rewritten
%rewrite CardsAddedSo(w: FaceIn(face: $face, z: $z)) -> CardsAdded(face: $face, z: $z)
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
%node Cond IsAll(x: [Things], f: [Filter]) = fits(x, f, every(f))
%node Cond IsAny(x: [Things], f: [Filter]) = fits(x, f, AnyOf(f))
%node Cond InEach(t: [text], z: [Zone]) = in_each(t, z)
%node Cond Was(x: [Things], f: [Filter]) = fits(x, f, every(f))
%node Cond IsNot(x: Things, f: [Filter]) = fits(x, f, IsNot(every(f)))
%node Cond HasNot(x: Things, f: [Filter]) = fits(x, f, IsNot(every(f)))
%node Cond SourcesInclude(x: Things, q: Things) = so_many_below(x, q)
%node Cond DigiXrosing(n?: Count) = conds.EventIs('xros', n.n or 1)
%node Cond EffectDid(do: Act) = did(do, False)
%node Cond EffectDidAny(v: Did) = conds.Did(verbs_of(v), None, -1, False)
%node Cond EffectDidnt(do: Act) = did(do, True)
%node Cond NoneMade(v: Did) = conds.Did(verbs_of(v), None, -1, True)
%node Cond WasMade(v: Did, x: Things) = made_so_many(x, v, False)
%node Cond NotMade(x: Things, v: Did) = made_so_many(x, v, True)
%node Cond PlayedByOf(x: Things, y: Things) = of_event('by of', x, filter=tester(y))
%node Cond CondOf(x: Things, c: Cond) = rewritten
%node Cond WasDone(x?: Things, v: Did, c: [Circumstance]) = rewritten
%node Cond WasntDone(x: Things, v: Did, c: [Circumstance]) = rewritten
%node Cond HaveCount(o: Who, n: Count) = counted_again(n, o)
%node Cond Turn(o: Who) = TurnOf(yours(o))
%node Cond PlayedByEffect(x?: Things) = of_event('by effect', x)
%node Cond PlayedFrom(z: [Zone], x?: Things) = of_event('from', x, places=place_mask(z))
%node Cond DigivolvingFrom(z: [Zone]) = of_event('digivolving from', None, places=place_mask(z))
%node Cond DeletedBy(by: [Cause], x?: Things) = of_event('cause', x, by=by)
%node Cond AttackingTarget(x?: [Things], target: Target) = conds.AttackOn(x if said(x) else None, raw(target).kind == 'Player', waited_for('Target', target)['onto'])
%node Cond SameLevelStack(x: Things, n: Count) = conds.ValueFits(conds.SameLevels(x, 1), n)
%node Cond TotalCards(p: [Pile], n: Count) = conds.ValueFits(selectors.PileSize(p, -1, 1), n)
%node Cond PlayerDid(o: Who, v: Did) = player_did(o, v)
%node Cond Against(is: 'less'|'max'|'min'|'more', o: Who, k: [CardKind]) = against(HOW[is], o, k)
%node Cond AgainstPile(is: 'less'|'max'|'min'|'more', o: Who, p: Pile) = pile_against(HOW[is], o, p)
%node Cond AgainstSources(is: 'less'|'max'|'min'|'more', o: Who, p: Pile, x: Things, f?: [Filter]) = Compare(selectors.PileSize([p], yours(o), 1), HOW[is], conds.SourceCounts(x, 1, any_tests(f)))
%node CondPart IsSo(f: [Filter]) = rewritten
%node CondPart IsNotSo(f: [Filter]) = rewritten
%node CondPart HasSo(f: [Filter]) = rewritten
%node CondPart HasNotSo(f: [Filter]) = rewritten
%node CondPart WasFrom(z: [Zone]) = rewritten
%node Cond Said(x: [Things], p: [CondPart]) = rewritten
%node Cond SaidAny(x: [Things], p: [CondPart]) = rewritten
%enum Rival Fewer More = cannot: only a way to compare
%node Rival OrEqual(h: Rival) = rewritten
%node Cond Rivals(o: Who, h: Rival, k?: [CardKind], p?: Pile, x?: Things, f?: [Filter]) = rewritten
%node Cond TotalColors(x?: Things, n: Count, o?: Who, k?: [CardKind])
%built words Cond TotalColors = conds.ValueFits(conds.ColorsOf(x or selectors.Pick(None, [selectors.Field(o or -1, [st.BATTLE])], kinds_filter(k, False)), 1), n)
%node Cond TotalColorsOf(n: Count, c: Counted) = rewritten
%rewrite TotalColorsOf(n: $n, c: CountColors(x: $x)) -> TotalColors(n: $n, x: $x)
%node Cond SourceColors(x: Things, n: Count) = conds.ValueFits(conds.ColorsOf(x, 1, True), n)
%node Cond FaceUpIn(x: Things, z: [Zone]) = Exists(selectors.Pick(None, places(z, 0), AllOf([tester(x), filters.InState('FaceUp')])), None)
%node Cond PlayerDidnt(o: Who, do: Act) = player_did_not(o, do)
%node Cond HasOrFrom(x: [Things], f: [Filter], z: [Zone]) = Either([fits(x, f, every(f)), of_event('from', None, places=place_mask(z))])
%node Filter Cost(is: 'eq'|'max'|'min'|Bound, n: int) = number('PlayCost', is, n)
%node Filter Level(is?: 'eq'|'max'|'min'|Bound, n?: int) = number('Level', is, n)
%node Filter Dp(is: 'eq'|'max'|'min'|Bound, n: int) = number('DP', is, n)
%node Filter Named(t: [text]) = named(t)
%node Filter NameHas(t: [text], no?: [text]) = filters.NameHas(t, no)
%enum Things It = meant()
%node Things Sel(z?: [Zone], n?: Count, of?: What, o?: Who) = sel(z, n, of, o)
%node Things This(k: 'Card'|'CardOrDigimon'|'CardOrTamer'|'Digimon'|'DigimonOrTamer'|'Option'|'Source'|'Tamer', z?: [Zone]) = this(k, z)
%node Things That(k: 'Card'|'Digimon'|'Option'|'Tamer'|'Token'|KindWord) = meant(k, True)
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
%node Cause NamedEffects(t: [text]) = [having(By('effect'), names=t)]
%node Cause Effects(o?: Who, of?: CauseKind) = [having(By('effect', whose(o), of or 0), security=raw(of).kind == 'Security')]
%names Did Activate Delete Play Suspend Trash Return Digivolve Place Add Link
%enum Who You = 0
%enum Who Opponent = 0 if b.mutual else THEIRS if b.relative else 1
%enum Who Either = b.either
%enum Who Anyone = -1
%enum Who Doer = rewritten
%node Act DidntAny(v: Did) = cannot: it can be asked for, not done
%node Act Or(a: Act, b: Act) = one_or_the_other(a, b)
%enum Count No = Count(NO, 0)
%enum Count NoOther = Count(NO, 0)
%enum Count One = Count(EXACT, 1)
%enum Count Another = Count(EXACT, 1)
%node Count AtMost(n: int) = Count(MOST, n)
%node Count AtLeast(n: int) = Count(LEAST, n)
%node Count Exactly(n: int) = Count(EXACT, n)
%node Count Just(n: int) = Count(selectors.JUST, n)
%enum Counted CountIt = count_made(b.deed, 1, -1, [])
%node Counted CountOver(x: Things, y: Things) = conds.Excess(selectors.HowMany(x, 1), selectors.HowMany(y, 1))
%enum Counted CountPaid = conds.Paid()
%node Counted CountBoth(a: Counted, b: Counted) = conds.SumOf(a, b)
%node Counted Count(x: Things, n?: int) = selectors.HowMany(x, n or 1)
%node Counted CountMade(v: Did, z?: [Zone], o?: Who, n?: int) = count_made(v, n or 1, o or -1, z)
%node Counted CountColors(z?: [Zone], n?: int, x?: Things) = conds.ColorsOf(x or selectors.Pick(None, places(z, -1), None), n or 1)
%node Counted CountSourceColors(x: Things) = conds.ColorsOf(x, 1, True)
%node Counted CountLevels(x: Things) = conds.HighestStat(x, 'Level')
%node Counted CountSameLevel(n?: int, x: Things) = conds.SameLevels(x, n or 1)
%node Counted CountTotal(n?: int, p: [Pile]) = selectors.PileSize(p, -1, n or 1)
%node Counted EveryN(n: int, c: Counted) = rewritten
%node Counted CountSources(x: Things, f?: [Filter], n?: int, most?: flag) = having(conds.SourceCounts(x, n or 1, any_tests(f)), most=said(most))
%enum To AnyDeck = cannot: only an event goes to whatever deck it is
%node Zone Links(x: Things) = [selectors.Linked(hosts(x, b.side))]
%enum Trigger TrashedByDigiBurst = event('moved', this_card=True, own=True, goals=TRASH, places=UNDERS, by=[By('effect', keyword='Digi-Burst')])
%node Trigger Happens(e: Trigger, by: [Cause]) = rewritten
%node Trigger On(x: [Things], e: [Event]) = on(x, e)
%node Trigger DigivolvingByThis(x?: Things) = cannot: the digivolution of an effect, while it is carried out
%node Aim Aim(x?: Things) = rewritten
%node Trigger AimChanged(a: Aim) = rewritten
%rewrite AimChanged(a: Aim(...)) -> TargetChanged(...)
%node Trigger TargetChanged(x?: Things) = event('target', 0, x)
%node Trigger Attacking(target: Target) = event('attacked', this=True, target=waited_for('Target', target))
%node Trigger Does(o: Who, do: Act, by?: [Cause]) = done(do, o, 0, by)
%node Trigger EffectWould(by: Cause, do: Act) = done(do, -1, 1, by)
%node Trigger EffectRemoves(by: Cause, x: Things) = event('deleted', 1, x, by=by) + event('left', 1, x, by=by, goals=HAND | DECK)
%node Trigger EffectTakes(by: Cause, x: Things) = event('left', 1, x, by=by, places=1 << st.BATTLE)
%node Trigger EffectPlaysOrDigivolves(by: Cause, x: Things) = event('digivolved', 0, x, by=by, was=kind_of([raw(x)])) + event('played', 0, x, by=by)
%rewrite EffectDoes(by: $by, do: PlayOrDigivolve(x: [$x])) -> EffectPlaysOrDigivolves(by: $by, x: $x)
%node Trigger OnHaving(x: [Things], f: [Filter], e: [Event]) = on(x, e, Fits(selectors.This(False), every(f)))
%node Trigger SecurityChecked(o: Who) = event('checked', player=whose(o), about='card')
%node Trigger WouldDo(o: Who, do: Act) = done(do, o, 1, [])
%node Trigger EffectDoes(by: Cause, do: Act) = done(do, -1, 0, by)
%node Trigger SourcesTrashed(x: Things, by?: [Cause]) = event('moved', 0, x, about='host', places=UNDERS, goals=TRASH, by=by)
%node Trigger DeckTrashed(o: Who) = event('moved', about='card', places=DECK, goals=TRASH, place_whose=whose(o))
%node Trigger LinksTrashed(x: Things, by?: [Cause]) = event('moved', 0, x, about='host', places=1 << st.LINK, goals=TRASH, by=by)
%node Trigger PileTrashed(o: Who, p: Pile) = rewritten
%rewrite PileTrashed(o: $o, p: Deck) -> DeckTrashed(o: $o)
%rewrite PileTrashed(o: $o, p: Hand) -> HandTrashed(o: $o)
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
%enum Event Moves = event('moved out', places=1 << st.BREEDING, goals=1 << st.BATTLE)
%enum Event TargetSwitched = event('target')
%enum Event Targeted = event('attacked or target', about='onto')
%node Event Eventful(e: Event, z?: [Zone], by?: [Cause]) = rewritten
%node Event Happens(e: Event, c?: [Circumstance], by?: [Cause]) = rewritten
%node Event EventOf(v: Did) = rewritten
%rewrite EventOf(v: Digivolve) -> Digivolves
%rewrite EventOf(v: DNADigivolve) -> DNADigivolves
%node Event Being(e: Event) = rewritten
%node Event Would(e: [Event]) = rewritten
%node Event AnyEvent(e: [Event]) = rewritten
%node Circumstance FromZone(z: [Zone]) = rewritten
%node Circumstance ByCause(by: [Cause]) = rewritten
%node Circumstance Into(into: [Things]) = rewritten
%node Circumstance FromLevel(a: int, b: int) = rewritten
%node Circumstance InPhase(t: Phase) = rewritten
%node Circumstance LinkedTo(to: Things) = rewritten
%rewrite Deletes(x: $x, by: [InBattle]) -> DeletesInBattle(x: $x)
%node Event Digivolves(would?: int, into?: [Things], z?: [Zone], a?: int, b?: int, by?: [Cause])
%built words Event Digivolves = event('digivolved', would, was=was(would), more=into_of(into, z, b), cond=level_of(a, would), by=by)
%node Event Played(would?: int, by?: [Cause], z?: [Zone]) = event('played', would, about='card' if said(would) else None, more=came_from(z), by=by)
%node Event Suspends(by?: [Cause], would?: flag) = event('suspended', would, by=by)
%node Event Unsuspends(by?: [Cause], t?: Phase, would?: flag) = event('unsuspended', would, more=in_phase(t), by=by)
%node Event Linked(by?: [Cause], to?: Things, would?: int) = linked(raw(to), by, would)
%node Event Placed(to: To, by?: [Cause], z?: [Zone], would?: flag) = event('moved', would, about='card', goal=waited_for('To', to), more=came_from(z), by=by)
%node Event Deleted(by?: [Cause], would?: int) = event('deleted', would, by=by)
%node Event Activates(k: Keyword) = event('digi-burst', more=only(k, 'DigiBurst'))
%node Event Upon(e: Event, x: Things) = rewritten
%node Event Deletes(x?: Things, by?: [Cause]) = unless(deletes(x), 'how something is deleted by something', said(by))
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
%node Event ReturnedAny(would?: int, by?: [Cause]) = event('left', would, goals=HAND | DECK, by=by)

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
 en {x:AnySel} <has/have> {q:Quant} under $IT
Exists
 en $THERE {x:Quant}
 en $THERE {x:QuantNone}
Exists
 en {x:PileHas}
 en {x:QuantOr} $IS in play
InWhere
 en {x:QuantOr} $IS {w:Where}
In
 en {x:QuantOr} $IS placed in {z:BattleZ}
Has
 en {x:PossL} {f:StatIs}
ExistsCount
 en there are {n:CondCount#}
GainedMemory
 en you gain {n:CondMany} memory by this effect
DigivolvedInto
 en {x:Subject#} digivolved into {into:Sels}
EffectPlaced
 en $SUBJ (=placed|<place/places>) {x:QuantFew} $BY this effect
NotSo
 en (=it's not|it isn't|there isn't|they aren't|there aren't|they're not|not)
Is
 en {x:ItIs} {f:States}
Said
 en {x:Subject#} {p:CondParts#}
SaidAny
 en {x:Subject#} {p:CondPartsOr#}
InEach
 en {t:EachNames} are in {z:Zones}
SourcesInclude
 en {x:Poss} digivolution cards include {q:QuantOr}
Assembling
 en assembling
DNADigivolving
 en DNA digivolving
DigiXrosing
 en DigiXrosing
 en DigiXrosing with {n:CondCount#} cards
> DidCond
YouDidnt
 en $SUBJ $DIDNT
EffectDid
 en $DOERS {do:Act.did}$ALONE
 en you {do:Act.do} $BY this effect
 en this effect {do:Act.s}
EffectDidAny
 en $SUBJ {v:Deed.did}(=| any| to a hand| to your hand| any effect| any effects)$ALONE
 en this effect {v:Deed.s}
EffectDidnt
 en $SUBJ $DIDNT {do:DidntAct}$ALONE
NoneMade
 en no (=|opponent's |of your opponent's )$MADETHING $WASIS {v:MadeAdj} $BY this effect
WasMade
 en $SUBJ {v:Deed.did} {x:QuantMany}$ALONE
 en $SUBJ {v:Deed.do} {x:QuantMany}$ALONE
 en {x:Quant} $WAS {v:MadeAdj} $BY this effect
 en {x:OneOfYours} $WAS {v:MadeAdj} $BY this effect
 en {x:Ref#} $WASIS {v:MadeAdj} $BY this effect
NotMade
 en {x:AnySel} $WASNT {v:MadeAdj} $BY this effect
DigivolvedByThis
 en digivolved by this effect
WasDone
 en {x:AnySel} $WAS {v:MadeAdj} {c:PastHows}
 en {v:MadeAdj} {c:PastHows}
WasntDone
 en {x:AnySel} $WASNT {v:MadeAdj} {c:PastHows}
HaveCount
 en {o:PlayerHas} {n:CondCount#}
Added
 en you added (=cards|a card|any|any cards)
Turn
 en (=it's|it is) {o:TurnOf} turn
DigivolvingFrom
 en (=|it's |this )(=digivolving|digivolved) from {z:Zones}
DuringAttack
 en during an attack
AttackingTarget
 en {x:Subject#} <is/are> attacking {target:Target}
 en (=|you're |you are )attacking {target:Target}
 en the $TARGET is {target:Target}
SameLevelStack
 en {x:Poss} stack has {n:CondCount#} same-level cards
TotalCards
 en the total number of cards in both players' {p:Piles} is {n:CondMany}
 en the total {p:Piles} of both players' add up to {n:CondMany} cards
 en $THERE {n:CondCount#} $TOTALcards in both players' {p:Piles}
 en (=you and your opponent have|both players have) {n:CondCount#} total {p:TotalCards}
Rivals
 en {o:PlayerHas} {h:Rival} $TOTAL{k:FieldKinds.many} $ASTHAN $OTHER
 en {o:PlayerHas} {h:Rival} {p:PileCards} $ASTHAN $OTHER
 en {o:PlayerHas} {h:Rival} {p:PileCards} $ASTHAN {x:AnySel} $HAS( {f:Pres}|) digivolution cards
AgainstPile[is=max]
 en the number of {o:NumberIn} {p:EndPile} is $ATMOST (=your opponent's|yours)
AgainstPile[is=min]
 en the number of {o:NumberIn} {p:EndPile} is $ATLEAST (=your opponent's|yours)
TotalColors
 en {x:AnySel} have {n:CondCount#} total colors
 en {x:AnySel} have {n:CondCount#} ${TOTAL}colors among them
TotalColorsOf
 en $THERE {n:CondCount#} {c:ColorsAmong}
TotalColors
 en {o:PlayerHas} {n:CondCount#} total colors among {k:Kinds.many}
SourceColors
 en {x:AnySel} <has/have> {n:CondCount#} colors in its digivolution cards
PlayerDidnt
 en {o:DoerAny} didn't {do:Act.do} this turn
PlayerDid
 en {o:DoerDone} {v:Deed.did} this turn
Empty
 en your breeding area is empty
%list CondParts# CondPart# en " and " ", and "
%many CondPartsOr# CondPart# en " or " ", or "
@CondPart #
IsSo
 en $ISWERE {f:States}
IsNotSo
 en $ISNT {f:States}
HasSo
 en <has/have> {f:Withs#}
 en <has/have> {f:ASourceL}
 en had {f:Withs#}
HasNotSo
 en $DOESNT have {f:Withs#}
WasFrom
 en <is/are> digivolving from {z:Zones}
 en digivolved from {z:Zones}
@Rival
> Order
OrEqual
 en as many or {h:Order}
 en equal or {h:Order}
@Order
Fewer
 en $FEWER
More
 en more
@Where
> FaceWhere
Within
 en in {z:Zones}
@FaceWhere
FaceIn
 en {face:Face} $IN {z:Zones}
%list PossL Poss en "§"
%list StatIs StatIs1 en "§"
@StatIs1
Cost
 en play cost is {n:Num} or {is:OrLess}
Level
 en level is {n:Num} or {is:OrLess}
Dp
 en DP is {n:Num} or {is:OrLess}
Named
 en name is {t:Names}
NameHas
 en name contains {t:Names}
%list TotalCards TotalPile en "§"
@TotalPile
Security
 en (=security cards|cards in security stacks|cards in their security stacks)
Hand
 en (=cards in hands|cards in hand|cards in their hands)
Trash
 en (=cards in trashes|cards in their trashes)
@NumberIn
You
 en cards in your
Opponent
 en cards in (=your opponent's|their)
@PileCards
Security
 en (=security cards|cards in your security stack|cards in their security stack|cards in security)
Hand
 en (=cards in your hand|cards in their hand|cards in hand)
Trash
 en (=cards in your trash|cards in their trash|cards in the trash)
@PileHas
Sel
 en {z:PileZ} $HAS {n:CondCount#} {of:What#}
%list PileZs PileZoneAny en " or " " and "
@PileZoneAny
> PileZone
Zone[o=@Anyone]
 en a {p:Piles}
Zone[o=@Theirs]
 en {p:ManyPiles}
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
%list PastHows PastHow en " "
@PastHow
> FromZone
ByCause
 en {by:PastCauses}
%list PastCauses PastCause en ", | or " " or "
@Deed *
Delete
 en <delete>
Play
 en <play>
Suspend
 en <suspend>
Trash
 en <trash>
Return
 en <return>
> DigiVerb*
Place
 en <place>
Add
 en <add>
Link
 en <link>
Activate
 en <activate>
Use
 en <use>
Choose
 en <choose>
@QuantFew
Sel
 en {n:CondCount.one} {of:What.one}
 en {n:ExactMany} {of:What.many}
@ExactMany
Exactly
 en (=|exactly ){n:Big}
@OneOfYours
Sel
 en {n:Count#} of {o:Own} {of:What.many}
@QuantMany
Sel
 en {n:CondMany} {of:What.many}
@QuantOr
> Quant
OneOf
 en {x:QuantList}
%last QuantOr OneOf
%row QuantList Quant en " or " ", or "
%many Quants QuantAny en " and " ", and "
@QuantAny
> QuantOr QuantNone
%list ItIs ItIs1 en "§"
@ItIs1
It
 en it's
@DoerDone
You
 en (=you've|you have|you)
Opponent
 en (=your opponent has|your opponent|they've|they have)
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
 en {v:Deed.do}$ANYTHING
%last DidntAct Delete Play Suspend Trash Return Digivolve Add Place Link Use Choose
@Quant
Sel
 en {n:CondCount#} {of:What#}
 en {n:CondCount#} {of:What#} $IN {z:Zones}
 en {of:What.many}
 en {of:What.many} $IN {z:Zones}
@Quant
Sel
 en {n:CondCount#} {of:What#} {z:UnderZones}
@Quant
SelWith
 en {n:CondCount#} {of:Thing#} $IN {z:Zones} with {w:Withs#}
%last Quant SelWith
@Quant
Sel
 en {n:CondMany} total {of:What.many}
 en {n:CondMany} total {of:What.many} $IN {z:Zones}
 en {n:MostOf} {of:What.many} or less
@MostOf
AtMost
 en {n:Num}
@QuantNone
Sel
 en {n:NoCount} {of:What#}
 en {n:NoCount} {of:What#} $IN {z:Zones}
@QuantNo
Sel[n=@No]
 en {of:NamedWhat}
 en {of:NamedWhat} $IN {z:Zones}
 en {of:What.many}
 en {of:What.many} $IN {z:Zones}
Sel
 en {n:NotA} {of:What#}
 en {n:NotA} {of:What#} $IN {z:Zones}
@NoCount
No
 en no
@NotA
No
 en (=<a/any>|an)
NoOther
 en (=another|any other)
@CondCount #
AtLeast
 en.many {n:Num} or more
AtLeast[n=1]
 en.one 1 or more
AtMost
 en.many {n:Num} or $LESS
Exactly[n=1]
 en.one 1
Exactly
 en.many {n:Big}
Just
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
 en (=one|of them|of those cards|of those Digimon|of those Tamers)
> Counted.one
EveryN
 en {n:Num} {c:Counted.many}
@Counted #
Count
 en of {x:LinkCount}
Count
 en {x:CountSel*}
 en of {x:CountSelP}
CountMade
 en $MADETHING {v:MadeAdj}$ALONE
 en $MADETHING $THISDID {v:Deed.did}$ALONE
 en $MADETHING you {v:Deed.do} this way
 en {v:MadeEvent} $MADETHING
 en $MADETHING {v:MadeAdj} $INTO {z:Zones}$ALONE
 en of {o:Own} $MADETHING {v:MadeAdj} $BY this effect
 en of {o:Own} $MADETHING {v:MadeEvent}
CountPaid
 en memory (=paid|you paid)$ALONE
CountColors
 en $COLORS in {z:Zones}
 en $COLORS $OF {x:AnySel}
 en $COLORS {x:AnySel} $HAS
 en of {x:Poss} $COLORS
> ColorsAmong
CountSourceColors
 en of {x:Poss} digivolution card colors
CountLevels
 en level of {x:AnySel}
CountSameLevel
 en same-level cards {x:Poss} stack has
CountTotal
 en $TOTALcards in both players' {p:Piles}
CountSources
 en digivolution <card> $OF {x:AnySel}
 en digivolution <card> {x:AnySel} $HAS
 en digivolution <card> {x:AnySel} $HAS with {f:Withs*}
 en of {x:Poss} digivolution cards
 en of {x:SourcesIn}
 en of {x:Poss} {f:Pres} digivolution cards
 en of {x:Poss} digivolution cards with {f:Withs.many}
%last Counted Count
@SourcesIn
Sel
 en {o:Own} {of:WhatPoss} digivolution cards $IN {z:BreedingZ}
%list BreedingZ BreedingZone en "§"
@BreedingZone
Zone
 en {o:ZoneOwn} {p:BreedingPiles}
Zone[o=@You]
 en the {p:BreedingPiles}
%list BreedingPiles BreedingPile en "§"
@BreedingPile
Breeding
 en breeding area
@ColorsAmong
CountColors
 en $TOTAL$COLORS among {x:AnySel}
@LinkCount
Sel
 en {z:LinkZ}
%list LinkZ LinkZone en "§"
@LinkZone
Links
 en {x:Poss} link cards
@CountSel #
> UnderThing*
Sel
 en {of:What*}
 en {of:What*} {o:HasWho}
 en {of:What*} $IN {z:Zones}
SelWith
 en {of:Thing*} $IN {z:Zones} with {w:Withs*}
 en {of:Thing*} {o:HasWho} with {w:Withs*}
%last CountSel SelWith
@CountSelP
> UnderThing.many
Sel
 en {of:What.many}
 en {of:What.many} {o:HasWho}
 en {of:What.many} $IN {z:Zones}
 en {o:Own} {of:What.many}
 en {o:Own} {of:What.many} $IN {z:Zones}
@HasWho
You
 en you have$INPLAY
Opponent
 en (=your opponent has|they have)$INPLAY

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
> NextWould#
Happens
 en {e:NextWould#} {c:Circumstances}
 en {e:NextWould#} {c:IntoOne}
@NextWould #
Would
 en would next {e:WouldVerbs}
%list IfTriggers IfTrigger en " or "
@Trigger1
> Trigger
@IfTrigger
> EffectTrigger
DigivolvingByThis
 en {x:AnySel} would digivolve $BY this effect
AimChanged
 en {a:AnyAim} $CHANGES
On
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
 en {by:EffectSource} would delete {x:AnySel} or return $IT to $OWNERS hand or deck
EffectTakes
 en {by:EffectSource} would remove {x:AnySel} from (=the battle area|play)
@Trigger
> EffectTrigger PassiveTrigger
Happens
 en {e:PassiveTrigger} {by:Hows}
OnHaving
 en {x:Subject#} <has/have> {f:Withs#} and {e:IfEvents#}
SecurityChecked
 en {o:Own} security is checked
On
 en {x:Subject#} {e:Events#}
On
 en you use {e:BlockUses} to suspend {x:Subject#}
 en {x:ThisCardL} {e:CardEvents}
Does
 en {o:DoerYou} {do:DoActs}
 en {o:DoerOpponent} {do:DoesActs}
 en {o:DoerBoth} {do:Act.do}
 en {o:DoerEither} {do:Act.s}
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
DigivolvingByThis
 en digivolving $BY this effect
 en {x:AnySel} would digivolve $BY this effect
AimChanged
 en {a:AnyAim} $CHANGES
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
@AnyAim
> AimOf
Aim
 en $ARTOPT$TARGETS
@AimOf
Aim
 en {x:Poss} $TARGETS
 en $ARTOPT$TARGETS of {x:AnySel}
@PassiveTrigger
SourcesTrashed
 en {x:Poss} digivolution $CARD $IS trashed
 en $SOMESOURCES $IS trashed (=from|of|under) {x:AnyHost}
LinksTrashed
 en {x:Poss} link $CARD $IS trashed
 en (=a link card|link cards) $IS trashed (=from|of) {x:AnyHost}
SourcesAdded
 en {by:EffectSource} $ADDS $SOMECARDS $TOUNDER {x:Poss} digivolution cards
 en {by:EffectSource} $ADDS $SOMECARDS $TOUNDER {x:AnyHost}
 en {by:EffectSource} (=<add/adds>) to {x:Poss} digivolution cards
 en $SOMECARDS $IS $ADDED $TOUNDER {x:AnyHost}
 en $SOMECARDS $IS $ADDED $TOUNDER {x:Poss} digivolution cards
SecurityRemoved
 en {by:EffectSource} (=<removes/remove>) $SOMECARD from {z:Zones}
 en $SOMECARD $IS removed from {z:Zones}
 en {z:Zones} $REDUCED
CardsAdded[face=@FaceUp]
 en (=face-up cards|a face-up card) $IS $ADDED $TOUNDER {z:PileZs}
CardsAdded
 en $SOMECARD $IS $ADDED $TOUNDER {z:PileZs}
CardsAddedSo
 en $SOMECARD $IS $ADDED {w:FaceWhere}
CardsAdded
 en {by:EffectSource} $ADDS $SOMECARD $TOUNDER {z:PileZs}
PileTrashed
 en {o:Own} {p:Pile} $IS trashed from
@DoActs
> Act.do EitherAct
@DoesActs
> Act.s
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
%list IfEvents# IfEvent# en " or "
@Event #
> IfEvent* StateEvent*
Happens
 en {e:StateEvent#} {c:Circumstances}
@StateEvent #
Being
 en <is/are> {e:StateVerb.did}
@IfEvent #
> EventCore* EventPlain*
Happens
 en {e:EventCore#} {c:Circumstances}
 en {e:EventCore#} {c:IntoOne}
 en {e:EventCore#} {c:IntoOne} {c2:CauseOne}
@EventCore #
> WouldEvent*
Being
 en <is/are> {e:PassiveVerb.did}
 en {e:PassiveVerb.did}
 en <becomes/become> {e:StateVerb.did}
 en <gets/get> {e:StateVerb.did}
 en {e:SelfVerb.s}
 en {e:SelfVerb.do}
EventOf
 en {v:DigiVerb.s}
 en {v:DigiVerb.do}
 en <is/are> {v:DigiVerb.did}
Leaves
 en <leaves/leave> $THEAREA
> DeletesX*
@DeletesX #
Upon
 en {e:UponVerb#} {x:AnySel}
@UponVerb #
Deletes
 en <deletes/delete>
> CheckVerb*
@CheckVerb #
Checks
 en <checks/check>
# what is done to something; what something does by itself (and what may be said either way)
@PassiveVerb *
> Mover*
Played
 en <play>
Deleted
 en <delete>
Trashed
 en <trash>
Used
 en <use>
Checked
 en <check>
Targeted
 en <attack>
DigivolvedInto
 en <digivolve> into
@Mover *
Moves
 en <move> from $WHOSEAREA breeding area$TOAREA
 en <move> to $WHOSEAREA battle area
ReturnedAny
 en <return> to $HANDORDECK
Returned
 en <return> to {to:EventTo}
 en <return> from {z:Zones} to {to:EventTo}
@Toggle *
Suspends
 en <suspend>
Unsuspends
 en <unsuspend>
Linked
 en <link>
@StateVerb *
> Toggle*
Blocked
 en <block>
Placed
 en <place> {to:PlaceTo}
 en <place> from {z:Zones} {to:PlaceTo}
@SelfVerb *
> Mover* Toggle*
%list Circumstances Circumstance en " "
%list IntoOne Into en "§"
%list CauseOne ByCause en "§"
@Into
Into
 en into {into:Sels}
@ByCause
ByCause
 en {by:Hows}
@FromZone
FromZone
 en (=from|in|from the top of) {z:Zones}
 en {z:AsSources}
@FromLevel
FromLevel
 en from level {a:Num} to level {b:Num}
@LinkedTo
LinkedTo
 en $TO {to:AnySel}
@Circumstance
> ByCause
> FromZone
> FromLevel LinkedTo
InPhase
 en during {t:Phase}
@EventPlain #
Activates
 en <activates/activate> {k:Keyword}
Attacks
 en <attacks/attack>
 en <attacks/attack> {target:Target}
 en <attacks/attack> $BY {k:Keyword}
Blocks
 en <blocks/block>
Being
 en {e:CheckVerb#} (=your opponent's |an opponent's |the |)$STACK
DeletesAndSurvives
 en <deletes/delete> {x:AnySel} in battle and survives
 en <deletes/delete> {x:AnySel} and survives in battle
TargetSwitched
 en <has/have> $ITS attack target $SWITCHED
Targeted
 en <becomes/become> the target of an attack
%list AsSources AsSource en "§"
@AsSource
SourcesAny
 en as (=a digivolution card|digivolution cards)
%list BlockUses BlockUse en "§"
@BlockUse
Blocks
 en ＜Blocker＞
%list ThisCardL ThisCard en "§"
@ThisCard
This[k=Card]
 en this card
%list CardEvents CardEvent en " or "
@CardEvent
> CardEventCore
Happens
 en {e:CardEventCore} {by:Hows}
@CardEventCore
Added
 en is added to {z:Zones}
Removed
 en is removed from {z:Zones}
@EventTo
> To AnyDeck
@AnyDeck
AnyDeck
 en $OWNERS deck
@WouldEvent #
Would
 en would {e:WouldVerbs}
%list WouldVerbs WouldVerb en " or " ", |, or "
@WouldVerb
Being
 en be {e:PassiveVerb.did}
 en {e:PassiveVerb.did}
 en (=be|become|get) {e:StateVerb.did}
 en {e:SelfVerb.do}
EventOf
 en {v:DigiVerb.do}
Leaves
 en leave $THEAREA
%list Hows How en ", | or " " or " ", |, or "
@How
> PastCause
@PastCause
InBattle
 en $INBATTLE
NotInBattle
 en $NOTINBATTLE
ByEffects
 en $BY {s:EffectSource}
NotByEffects
 en other than by {s:EffectSource}
 en.old other than by {s:OwnEffects}
@OwnEffects
Effects
 en {o:Own} own effects
@How
ByThis
 en $BY this effect
ByDeletion
 en by deletion
NotByDeletion
 en other than by deletion
DpZero
 en by (=having its DP reduced to 0|having their DP reduced to 0|dropping to 0 DP|having 0 DP|its DP dropping to 0)
