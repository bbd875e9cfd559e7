# Part 5: values, conditions, events and moments.
#
#   players in conditions: Each is either of them, EachPlayer both of them, each on their own (pronouns.py); NotControl of EachPlayer: neither
#   ControlMore HandMore without o: the opponent has more · SameMore SameControl: of what the condition before asked for
#   Is.s is a filter · PaidX: the CP paid as X · ThatMany: as many as before · ThatDamage: that of the event
#   On.x is what the event happens to, or the player who does it: some events mean both, in two vocabularies (deeds); On.e: any of them
#   Enters.z from, .no not from, .o whose field · ToBreak: from the field; IntoBreak: from anywhere · DealtDamage.n without is: at least
#   moments: in Auto.t every such turn, in At the next; EndOfTurn without o: of this turn

%enum Value X PaidX = numbers.X()
%enum Value ThatDamage = numbers.DeedAmount()
%node Value Num(n: int) = Const(n)
%node Value CostOf(x: Things) = stat_of('cost', x)
%node Value Minus(v: Value, w: Value) = numbers.Arithmetic('less', v, w)
%node Value Sum(v: Value, w: Value) = numbers.Arithmetic('plus', v, w)
%node Value Count(c: Counted) = c
%node Counted NoMoreThan(c: Counted, n: int) = numbers.Arithmetic('least', c, Const(n))
%node Value Half(v: Value) = numbers.Arithmetic('divide', v, Const(2))
%node Value DamageTaken(o: Who) = rewritten
%rewrite DamageTaken(...) => Count(c: PointsOf(...))
%node Value Highest(s: Stat, c: Counted|Things) = numbers.StatOf(s, ref(c), 'highest')
%node Value Lowest(s: Stat, c: Counted) = numbers.StatOf(s, ref(c), 'lowest')
%node Value Total(s: Stat, c: Counted|Things) = numbers.StatOf(s, ref(c), 'sum')
%node Value DamageOn(x: Things) = numbers.StatOf('damage', as_was(x))
%node Value WeakestOf(o: Who, k: [CardKind]) = numbers.StatOf('power', selectors.Sel(selectors.OnField(o), [filters.CardTypes(any_kind(k))]), 'lowest')
%enum Value CostDiscarded = numbers.StatOf('cost', selectors.PaidCards())
%enum Things It = selectors.It()
%enum Things This = selectors.SelfAsWas() if b.was else selectors.Self()
%node Things Sel(n: Count, k?: [CardKind], f?: [Filter], z?: Zone, o?: Who, a?: [What], other?: [Things|What], of?: What unused) = found(Sort(k, f, o, z, a, other, n))
%node Things SelMore(n: int, of: What) = rewritten
%rewrite SelMore(n: $n, of: $of) => Sel(n: AtLeast(n: $n), of: $of)
%node Things SelEither(n: int, m: int, of: What) = rewritten
%rewrite HasCast(o: $o, x: SelEither(n: $n, m: $m, of: $of)) => Any(c: [HasCast(o: $o, x: Sel(n: Just(n: $n), of: $of)), HasCast(o: $o, x: Sel(n: Just(n: $m), of: $of))])
%rewrite Control(o: $o, x: SelEither(n: $n, m: $m, of: $of)) => Any(c: [Control(o: $o, x: Sel(n: Just(n: $n), of: $of)), Control(o: $o, x: Sel(n: Just(n: $m), of: $of))])
%rewrite HaveIn(o: $o, x: SelEither(n: $n, m: $m, of: $of)) => Any(c: [HaveIn(o: $o, x: Sel(n: Just(n: $n), of: $of)), HaveIn(o: $o, x: Sel(n: Just(n: $m), of: $of))])
%node Things SelLess(n: int, of: What) = rewritten
%rewrite SelLess(n: $n, of: $of) => Sel(n: AtMost(n: $n), of: $of)
%node Things Both(of: [Things]) = every_part(of)
%node Things OneOf(of: [Things])
%node Things AbilityOf(x: Things) = cannot: an ability of something
%enum Who Each = -1
%enum Counted PaidX = numbers.X()
%node Counted CountersGone(c: text unused) = ThatMany()
%node Counted Sel(n: Count, f?: [Filter], k?: [CardKind], o?: Who, a?: [What], other?: [Things|What], z?: Zone, of?: What unused)
%built words Counted Sel = how_many(Sort(k, f, o, z, a, other, n))
%node Counted PointsOf(o: Who) = numbers.Points(o)
%node Counted CountersOn(c: text, x: Things) = numbers.CountersOn(c, as_was(x))
%node Counted CastThisTurn(of: What, o: Who) = numbers.CastThisTurn(o, all_of(of))
%node Counted DoneByThis(of: What, v: Done) = numbers.Done(v, all_of(of))
%node Counted DifferentOf(s: Differing, x: Counted|Things) = numbers.Different(s, ref(x))
%node Counted DifferentIn(of: What, s: Differing, z: Zone) = numbers.Different(s, selectors.Sel(named_place(raw(z)), tests(of)))
%node Counted DrawnThisTurn(o: Who) = numbers.ThisTurn('drawn', o)
%node Counted DiscardedThisTurn(o: Who) = numbers.ThisTurn('discarded', o)
%node Counted PoweredDown(of: What) = CountOf(selectors.Within(selectors.MadeNow(('mod',)), [all_of(of), filters.CostOrPower('power', '<=', Const(0))]))
%node Counted DiscardedToCast(of: What) = CountOf(selectors.Within(selectors.PaidCards(), [all_of(of)]))
%node Counted RemovedOnes(of: What) = numbers.Done(('remove',), all_of(of))
%node Counted CrystalsOf(o: Who) = numbers.Crystals(o)
%node Counted CpCost(x: Things) = stat_of('cost', x)
%node Counted Every(n: int, of: What) = numbers.Arithmetic('each', CountOf(every(sort(of))), Const(n))
%node Counted EveryCounters(n: int, c: text, x: Things) = numbers.Arithmetic('each', numbers.CountersOn(c, as_was(x)), Const(n))
%node Counted EveryPoints(n: int, o: Who) = numbers.Arithmetic('each', numbers.Points(o), Const(n))
%node Counted PaidElements(x: Things) = asking(of_this(x, numbers.ElementsPaid()))
%enum Done Dull Discard Reveal Break Return Activate Add Play Search = (lower(kind),)
%enum Done RemoveFromGame = ('remove',)
%enum Done PutBreak = ('put', 'break')
%enum Done Choose = ('choose', 'select')
%enum Cond HandFewer = conds.Compared(numbers.HandSize(0), '<', numbers.HandSize(1))
%enum Cond PaidExtra = conds.ThisCame('more')
%node Cond Any(c: [Cond]) = any_of(c)
%node Cond Control(o: Who, x: Things) = control(o, x)
%node Cond NotControl(o: Who, x: Things) = not_control(o, x)
%node Cond ControlOnly(o: Who, x: Things) = conds.OnlyThere(selectors.Sel(selectors.OnField(o), kinds(sort(x))), all_of(x))
%node Cond ControlMoreBy(n: int, x: Things) = sides(x, '>=', Const(n))
%node Cond ControlMore(x: Things, o?: Who) = sides(x, '<' if o == 0 else '>', Const(0))
%node Cond ControlSame(x: Things) = sides(x, '=', Const(0))
%node Cond OnlyOne(x: Things, of: What) = cannot: being the only one
%node Cond ControlFewer(x: Things) = sides(x, '>', Const(0))
%node Cond HaveIn(o: Who, x: Things) = control(o, x)
%node Cond HaveDifferent(n: int, s: Differing, x?: Counted, is: 'eq'|'min', of?: What unused)
%built words Cond HaveDifferent = have_different(s, x, HOW[is], n)
%rewrite HaveDifferent(n: $n, s: $s, is: $is, of: What(...)) -> HaveDifferent(n: $n, s: $s, is: $is, x: Sel(n: All, o: You, ...))
%node Cond There(x: Things) = quantity(x, -1)
%node Cond RemovedMine(n: int) = conds.There(selectors.Sel(selectors.InPile(0, st.REMOVED), []), '>=', Const(n))
%node Cond ReceivedThisTurn(o: Who) = conds.Happened('damage', o, '>=', 1)
%node Cond ByExBurst(x?: Things) = of_this(x, conds.FromBurst())
%node Cond DamageOnIs(x: Things, n: int) = conds.Compared(numbers.StatOf('damage', as_was(x)), '>=', Const(n))
%node Cond WasCast(x: Things, no?: flag) = negated(no, of_this(x, conds.ThisCame('cast')))
%node Cond YouCast(x: Things) = cannot: whether you cast it
%node Cond YouCastWith(x: Things) = conds.CastNext(all_of(x))
%node Cond HandIs(o: Who, is: 'eq'|'max'|'min', n: int) = conds.Compared(numbers.HandSize(o), HOW[is], Const(n))
%node Cond HasDiscarded(o: Who, x: Things, by: Cause) = discarded(o, x, by=by)
%node Cond IsEven(a: Value) = conds.Compared(numbers.Arithmetic('modulo', a, Const(2)), '=', Const(0))
%node Cond IsOdd(a: Value) = conds.Compared(numbers.Arithmetic('modulo', a, Const(2)), '=', Const(1))
%node Cond InField(x: Things) = in_field(x)
%node Cond Is(s: Filter, x: Things, no?: flag) = conds.Is(as_was(x), IsNot(filter(s)) if said(no) else filter(s))
%node Cond AllSame(s: Differing, x: Things, no?: flag) = negated(no, conds.AllShare(s, as_was(x)))
%rewrite Is(s: Same(s: $s), ...) -> AllSame(s: $s, ...)
%node Cond CancelledFrom(of: What) = conds.Is(selectors.UserOf(), all_of(of))
%node Cond PartyIs(n: int, of: What) = conds.Compared(CountOf(selectors.Within(selectors.InBattle(False), tests(of))), '>=', Const(n))
%node Cond AttackedWith(x: Things) = so_many(conds.AttackedThisTurn, x, 0)
%node Cond UsedSpecials(x: Things, s: [text]) = conds.UsedThisTurn(as_was(x), s)
%node Cond SameMore(n: int, o: Who unused) = so_many_of_them(n)
%node Cond SameControl(n: int) = so_many_of_them(n)
%node Cond ControlDifferent(n: int, s: Differing, x: Counted) = conds.Compared(numbers.Different(s, ref(x)), '>=', Const(n))
%node Cond HandMore(o?: Who) = conds.Compared(numbers.HandSize(1), '<' if o == 0 else '>', numbers.HandSize(0))
%node Cond Received(is: 'eq'|'max'|'min', o: Who, n: int) = conds.Compared(numbers.Points(o), HOW[is], Const(n))
%node Cond ReceivedVs(is: 'less'|'more', o: Who) = conds.Compared(numbers.Points(o), HOW[is], numbers.Points(1 - o))
%node Cond ReceivedMoreBy(n: int) = conds.Compared(numbers.Arithmetic('less', numbers.Points(0), numbers.Points(1)), '>=', Const(n))
%node Cond IsA(x: Things, of: What, no?: int) = conds.Is(as_was(x), IsNot(all_of(of)) if said(no) else all_of(of))
%node Cond InZone(x: Things, z: Zone, no?: flag) = negated(no, conds.InZone(as_was(x), z.pile, z.whose or -1))
%node Cond CountersAre(is: 'eq'|'max'|'min', n: int, c: text, x: Things) = conds.Compared(numbers.CountersOn(c, as_was(x)), HOW[is], Const(n))
%node Cond HasCast(o: Who, x: Things) = so_many(has_cast, x, o)
%node Cond HasDone(o: Who, v: Done, x: Things) = discarded(o, x, v)
%node Cond HasDrawn(o: Who, n: int) = conds.Compared(numbers.ThisTurn('drawn', o), '>=', Const(n))
%node Cond Happened(x: Things, e: [Event], no?: int) = negated(no, happened(x, e))
%node Cond Not(c: Cond) = Not(c)
%node Cond TurnOf(o: Who) = TurnOf(o)
%node Cond PaidOnly(x: Things, e: [Element]) = asking(of_this(x, conds.PaidElements(e, True)))
%node Cond PaidBackups(x: Things, y: Things) = of_this(x, conds.PaidByBackups(all_of(y)))
%node Cond PaidBackupsOf(n: int, x: Things, y: Things) = cannot: how many Backups paid
%node Cond PaidDifferent(is: 'eq'|'max'|'min', x: Things, n: int, no?: flag) = negated(no, asking(of_this(x, conds.PaidDifferent(HOW[is], n))))
%node Cond PaidIncluded(x: Things, e: [Element]) = asking(of_this(x, conds.PaidElements(e, False)))
%node Cond PaidCount(i: Icon, x?: Things) = cannot: how much was paid
%node Cond ValueIs(a: Value, is: Compare, b: Value) = conds.Compared(a, is, b)
%node Cond CostIsAny(a: Value, n: [int]) = one_of_numbers(a, n)
%node Cond PaidCrystals(o: Who, n: int) = conds.Compared(numbers.ThisTurn('crystals paid', o), '>=', Const(n))
%node Cond AllTag(x: Things, t: [Filter]) = conds.Is(ref(x), AnyOf(t))
%node Cond CrystalIs(is: 'eq'|'max'|'min', o: Who, n: int) = conds.Compared(numbers.Crystals(o), HOW[is], Const(n))
%node Cond DoneIs(x: Things, v: Done) = done_so_often(x, v)
%node Cond CastBy(x: Things, z: Zone) = cannot: from where it was cast
%node Cond CastFree(x: Things) = cannot: whether it was cast for nothing
%node Cond EnteredBy(x: Things) = cannot: how it entered
%node Cond AllElement(x: Things, e: [Element]) = conds.Is(ref(x), filters.Element(e))
%node Cond AllDifferent(x: Things, s: Differing) = all_different(x, s)
%node Cond HasState(x: Things, f: [Filter], no?: flag) = conds.Is(as_was(x), IsNot(AllOf(f)) if said(no) else AllOf(f))
%enum Filter WithEx = filters.WithEx()
%enum Filter MultiElement = filters.MultiElement()
%enum Filter WithSpecial = filters.WithSkill('special')
%enum Filter WithUsable = AnyOf([filters.WithSkill('special'), filters.WithSkill('action')])
%enum Filter Active Dull Attacking Blocking Blocked Damaged Frozen = filters.State(lower(kind))
%enum Filter AttackingAlone = cannot: attacking alone
%enum Filter RemovedState = filters.InZones(1 << st.REMOVED)
%enum Filter ForwardToo = filters.CardTypes(KIND_MASKS['Forward'])
%node Filter WithWord(k: Keyword) = filters.WithWord(k)
%node Filter Power(is: 'eq'|'less'|'max'|'min'|'more', n: Value) = filters.CostOrPower('power', HOW[is], n)
%node Filter HasJobs(n: int) = filters.HasJobs(n)
%node Filter InParty(x?: Things) = filters.PartyWith(as_was(x)) if said(x) else filters.State('party')
%node Filter Element(e: [Element]) = filters.Element(e)
%node Filter Cost(is: 'eq'|'less'|'max'|'min'|'more', n: Value) = filters.CostOrPower('cost', HOW[is], n)
%node Filter SameAs(s: Differing, x: Things) = filters.SameAs(s, ref(x))
%node Filter Same(s: Differing) = fits.SameFit(s)
%node Zone Zone(p: Pile, o?: Who) = Where(p, o)
%enum Compare AtMost = '<='
%enum Compare AtLeast = '>='
%enum Compare Less = '<'
%enum Compare More = '>'
%enum Compare Exactly = '='
%node Count AtLeast(n: int)
%node Count Just(n: int)
%node Count AtMost(n: int)
%node Trigger On(x: Things, e: [Event]) = on(x, e)
%node Trigger OnCounter(e: Event, c: text, x: Things, n?: int)
%built words Trigger OnCounter = plainly(having(subject(Pattern('counters' if raw(e).kind == 'CounterPlaced' else 'counters off'), x), note=c), n)
%node Trigger OnDone(x: Things, v: Done) = rewritten
%node Trigger OnFirst(x: Things, e: [Event]) = first_time(on(x, e))
%enum Event UsesAction = event('used', note='action')
%enum Event UsesSpecial = event('used', note='special')
%enum Event Triggers = cannot: an ability that triggers
%enum Event Priming Primes = cannot: Priming
%enum Event DiscardedFrom = cannot: discarded from a zone
%enum Event Revealed = cannot: being revealed
%enum Event Receives ReceivesPoint Gains GainsOne IsCast
%enum Event Attacks = of_party('party', together=True) if b.about.kind == 'Party' else event('attack')
%enum Event AttacksAlone = event('attack', alone=True)
%enum Event NotBlocked = event('not blocked')
%enum Event FormsParty = event('party')
%enum Event IntoDeck = event('leave', goal=st.DECK)
%enum Event Frozen = event('frozen')
%node Event Enters(o?: Who, by?: Cause, z?: Zone, no?: Zone, how?: Act, way?: 'warp'|'cast')
%built words Event Enters = plainly(event('enter', whose=o, by=by, how=way, place=z.pile, not_place=no.pile), how)
%rewrite Enters(by: DueToWarp, ...) -> Enters(way: 'warp', ...)
%rewrite Enters(by: DueToCast, ...) -> Enters(way: 'cast', ...)
%rewrite AddedToHand(by: DueToSearch) -> AddedToHand(way: 'search')
%node Event AddedToHand(z?: Zone, by?: Cause, way?: 'search') = event('to hand', place=z.pile, by=by, how=way)
%node Event Searches(x?: Things)
%built words Event Searches = searched_by(x)
%node Event LeavesZone(z: Zone) = cannot: leaving a zone
%node Event PrimesInto(x: Things) = cannot: Priming
%node Event ToBreak(o?: Who, of?: Who, by?: Cause) = event('leave' if b.would else 'put', goal=st.BREAK, owner=o, whose=of, by=by)
%enum Event ToBreakHurt = hurt_by_this(event('leave' if b.would else 'put', goal=st.BREAK))
%node Event IntoBreak(o?: Who, by?: Cause) = [event('leave' if b.would else 'put', goal=st.BREAK, owner=o, by=by), event('to break', owner=o, by=by)]
%node Event IntoBreakFrom(z?: Zone) = event('to break', place=z.pile, whose=None if b.about == THIS else z.whose or -1)
%rewrite IntoBreakFrom(z: Zone(p: AnyZone)) -> IntoBreakFrom
%node Event Leaves(by?: Cause) = event('leave', by=by)
%node Event Blocks(x?: Things) = event('block', other=one_of(x) if said(x) else None)
%node Event IsBlocked(x?: Things) = event('blocked', other=one_of(x) if said(x) else None)
%node Event Chosen(by: [Cause]) = event('chosen', by=by)
%node Event DealtDamage(by?: [Cause], n?: int|Value, is?: 'battle'|'dull'|'eq'|'less'|'max'|'notbattle') = dealt_damage(by, n, is)
%node Event DealsDamage(is?: 'dull'|'notbattle', to?: Things, by?: Cause) = deals_damage(to, by, is)
%node Event DealtDamageBy(x: Things) = doer(subject(Pattern('damaged'), b.about), x)
%node Event DealsBattleDamage(to?: Things) = deals_damage(to, None, 'battle')
%node Event DamagesPlayer(o: Who, no?: flag) = having(damages_player(o), by=not_own() if said(no) else None)
%node Event DamagesAny(to: Things) = damages(to, -1)
%node Event DamagesYou(to: Things) = damages(to, 0)
%node Event DamagesEither(to: Things) = damages(to, 1)
%node Event FormsPartyAttacks(x?: Things) = party_attacks(x)
%node Event BecomesDull(by?: Cause) = event('dulled', 'Active', by=by)
%node Event BecomesActive(by?: Cause) = event('activated', 'Dull', by=by)
%node Event RemovedFrom(by?: Cause, way?: 'warp') = event('leave' if b.would else 'to removed', goal=st.REMOVED if b.would else None, by=by, how=way)
%rewrite RemovedFrom(by: DueToWarp) -> RemovedFrom(way: 'warp')
%node Event ReturnedTo(by?: Cause, to: To unused) = event('leave', goal=st.HAND, by=by)
%node Event IntoDamage(z: Zone) = event('to damage', goal=st.DAMAGE, whose=z.whose)
%node Event Discarded(by?: Cause) = event('discard', by=by)
%node Event Broken(by?: Cause) = event('leave' if b.would else 'broken', note='broken' if b.would else None, by=by)
%node Event BrokenBy(x: Things) = unless(doer(subject(Pattern('broken'), b.about), x), 'as a replacement', b.would)
%node Event BreaksOne(x: Things) = unless(doer(subject(Pattern('broken'), x), b.about), 'as a replacement', b.would)
%node Event CountersReach(n: int, c: text) = cannot: so many counters
%node Event CounterPlaced(x?: Things) = cannot: counters, among other events
%node Event CounterRemoved(x?: Things) = cannot: counters, among other events
%node Event Casts(x: Things)
%node Event NthCast(n: Nth, of: What)
%node Event Draws(x: Things)
%node Event Discards(x: Things, by?: Cause)
%node Event ReceivesNth(n: Nth)
%node Event UsesAbility(x: Things) = cannot: using an ability of something
%node Event RevealsCards(x: Things) = cannot: revealing cards
%node Event RevealsMore(n: int) = cannot: revealing so many cards
%rewrite When(on: [On(x: You, e: [RevealsCards(x: $x)])], do: $do) -> WhenDone(do: $do, c: [DoneIs(x: $x, v: Reveal)])
%rewrite When(on: [On(x: You, e: [RevealsMore(n: $n)])], do: $do) -> WhenDone(do: $do, c: [DoneIs(x: Sel(n: AtLeast(n: $n), k: [Card]), v: Reveal)])
%node Event DrawsOutside(x: Things)
%node Event PlaysNotFrom(x: Things, z: Zone)
%node Event Plays(x: Things)
%node Event PutsBreak(x: Things) = cannot: putting into the Break Zone
%node Event UsesEx(x?: Things)
%node Event RemovesCards(x: Things) = cannot: removing cards
%node Event RemovesCounter(n?: int, c: text, x: Things) = cannot: removing counters
%enum Cause DueToWarp = cannot: by Warp, such an event
%enum Cause DueToCast = cannot: by being cast, such an event
%enum Cause DueToSearch = cannot: by a search, such an event
%enum Cause DueToCost = cannot: as a cost
%node Cause DueTo(by: [Cause]) = by
%node Cause SummonsOf(o?: Who) = caused('summon', o)
%node Cause AbilitiesOf(o?: Who) = caused('ability', o)
%node Cause BothOf(o?: Who, nodamage?: int, named?: int, shares?: int) = either_of(o, nodamage, named, shares)
%node Cause AutoAbilitiesOf(o: Who) = caused('ability', o, skill='auto')
%node Cause ActionAbilitiesOf(o: Who) = caused('ability', o, skill='action')
%node Cause SpecialsOf(o?: Who) = caused('ability', o, skill='special')
%enum Cause NotSpecials = flat([caused('ability', skill='auto'), caused('ability', skill='action')])
%node Cause SummonsWith(f: [Filter], o?: Who) = caused('summon', o, AllOf(f))
%node Cause AbilitiesWith(f: [Filter]) = caused('ability', source=AllOf(f))
%node Cause ExBursts(o?: Who) = caused('summon ability', o, burst=True)
%node Cause AbilitiesOfKind(k: [CardKind], f?: [Filter], o?: Who) = caused('ability', o, AllOf(sorted(Sort(k, f, None, None, [], []))))
%node Cause AbilitiesOfThing(x: Things) = caused('ability', source=one_of(x))
%enum CardKind Forward Character Backup Monster = KIND_MASKS[kind]
%node Nth Nth(n: int) = n
%enum Moment EndOfBattle = cannot: the end of a battle
%enum Moment EndOfAttack = cannot: the end of the Attack Phase
%node Moment EndOfTurn(o?: Who, next?: int) = plainly(Moment('turn end', o or -1), next)
%built later Moment EndOfTurn = moment('turn end', o, next)
%node Moment BeginMain1(o?: Who, next?: int) = plainly(Moment('main1', o or -1), next)
%built later Moment BeginMain1 = moment('main1', o, next)
%node Moment BeginMain2(o: Who) = Moment('main2', o)
%built later Moment BeginMain2 = moment('main2', o)
%node Moment BeginAttack(o?: Who, next?: flag) = plainly(Moment('attack phase', o or -1), next)
%built later Moment BeginAttack = moment('attack phase', o, next)
%node Moment BeginTurn(o: Who, next?: flag) = cannot: the beginning of a turn

@Value
Num
 en {n:Num}
X
 en X
@Measure
> Value Amount
PowerOf
 en.old {x:AnyRef}
 en.old {x:Poss}
@CostMeasure
> Value Amount
CostOf
 en.old {x:AnyRef}
 en.old {x:Poss}
 en.old that of {x:AnySel}
@Amount
> Amount0
Minus
 en {v:Amount0} minus {w:Value}
Sum
 en {v:Amount0} plus {w:Value}
@Amount0
PowerOf
 en {x:Poss} power
 en {x:Poss} own power
 en the power of {x:AnySel}
CostOf
 en {x:Poss} cost
 en {x:Poss} CP cost
 en the cost of {x:AnySel}
Count
 en the number of {c:Countable.many}
Half
 en half (of |){v:Amount}
DamageTaken
 en the (points of damage|damage) {o:PlayerHas} received
 en the (points of damage|damage) {o:PlayerHas} been dealt
Highest
 en the highest {s:Stat} {c:Single}
Highest
 en the highest {s:Stat} (among|of) {c:Countable.many}
Lowest
 en the lowest {s:Stat} (among|of) {c:Countable.many}
Total
 en the total {s:Stat} of {c:AnyCountable}
 en the total of {c:Poss2} {s:Stat}
WeakestOf[o=@Opponent]
 en your opponent's weakest {k:Kinds.one}
CostDiscarded
 en the total cost of discarded cards to cast [This]
PaidX
 en the (amount of |)CP paid as X
ThatDamage
 en that damage
 en the damage (received|it received|dealt)
 en the received damage
DamageOn
 en the damage (that |){x:AnyRef} (has |)received
@Single
Sel[n=@All]
 en {of:Whats.one}
@Poss2
It
 en their
@PlayerHas
You
 en you have
Opponent
 en your opponent has
They
 en they have
 en that player has
EachPlayer
 en each player has
 en both players have
Each
 en either player has
# ------------------------------------------------------------------ what is counted
@Countable #
> Counting*
NoMoreThan
 en.one {c:Counting.one}, up to {n:Num}
@Counting #
Sel[n=@All]
 en {of:Whats*}
> CountThing*
%last Counting Sel
@CountThing #
PointsOf
 en.one point of damage {o:PlayerHas} received
 en.many points of damage {o:PlayerHas} received
PointsOf[o=@You]
 en.many your points of damage
CountersOn
 en {c:Counter} placed on {x:AnyRef}
 en {c:Counter} on {x:AnyRef}
CastThisTurn
 en.one {of:Whats.one} {o:PlayerHas} cast this turn
 en.many {of:Whats.many} {o:PlayerHas} cast this turn
PaidX
 en CP paid as X
DoneByThis
 en.one {of:Whats.one} {v:Done} (by|due to|with) this (effect|ability)
 en.many {of:Whats.many} {v:Done} (by|due to|with) this (effect|ability)
 en.one {of:Whats.one} you (have |){v:Done} (by|due to|with) this (effect|ability)
 en.many {of:Whats.many} you (have |){v:Done} (by|due to|with) this (effect|ability)
DoneByThis
 en.one {of:Whats.one} {v:Done} by (this ability's cost|the previous effect)
 en.many {of:Whats.many} {v:Done} by (this ability's cost|the previous effect)
DoneByThis
 en.one {of:Whats.one} (you |)(have |){v:Done}( this way| to pay the cost| as a cost|)
 en.many {of:Whats.many} (you |)(have |){v:Done}( this way| to pay the cost| as a cost|)
RemovedOnes
 en.many removed {of:Kinds2}
DifferentOf
 en different {s:Differing} among {x:AnyCountable}
 en different {s:Differing} of {x:AnyCountable}
DifferentIn
 en.one {of:Whats.one} of (a |)different {s:Differing} put into {z:Zone}
DrawnThisTurn
 en.one card {o:PlayerHas} drawn this turn
 en.many cards {o:PlayerHas} drawn this turn
DiscardedThisTurn
 en.one card {o:PlayerHas} discarded this turn
 en.many cards {o:PlayerHas} discarded this turn
DifferentOf[s=@Elements]
 en (Element|Elements) among {x:AnyCountable}
PoweredDown
 en.one {of:Whats.one} whose power became 0 or less due to the previous effect
DiscardedToCast
 en.one {of:Whats.one} (you |)discarded to cast [This]
CrystalsOf
 en 《C》 {o:PlayerHas}
CountersGone
 en {c:Counter} you removed
CpCost
 en CP required to (cast|play) {x:AnySel}
Every
 en.one {n:Big} {of:Whats.many}
EveryCounters
 en.one {n:Big} {c:Counter} (placed |)on {x:AnyRef}
EveryPoints
 en.one {n:Big} points of damage {o:PlayerHas} received
PaidElements
 en CP of a different Element you paid to cast {x:AnyRef}
 en different Element of the CP (you |)paid to cast {x:AnyRef}
@AnyCountable
> Sel.one Sel.many Bare.many
@Done
Dull
 en dulled
Discard
 en discarded
RemoveFromGame
 en removed from the game
 en removed
Reveal
 en revealed
Break
 en broken
PutBreak
 en put into the Break Zone
 en put from the field into the Break Zone
Return
 en returned to (its owner's hand|their owners' hands|your hand|your deck)
Activate
 en activated
Add
 en added to your hand
Choose
 en chosen
Play
 en played onto the field
# ------------------------------------------------------------------ conditions
%list CondAnd Cond en " and " ", and " " and if " ", and if "
@Conds
> CondAnd
%list CondOr CondAny en "§"
> CondOr
@CondAny
Any
 en {c:CondRow}
%row CondRow Cond en " or " ", or " " or if " ", or if "
@Cond
Control[o=@You]
 en you control {x:Quantity}
Control[o=@Opponent]
 en your opponent controls {x:Quantity}
 en your opponent control {x:Quantity}
Control[o=@Each]
 en either player controls {x:Quantity}
Control[o=@EachPlayer]
 en each player controls {x:Quantity}
 en both you and your opponent control {x:Quantity}
 en both players control {x:Quantity}
Control[o=@They]
 en they control {x:Quantity}
 en that player controls {x:Quantity}
NotControl[o=@You]
 en you don't control {x:QuantityAny}
NotControl[o=@Opponent]
 en your opponent doesn't control {x:QuantityAny}
NotControl[o=@EachPlayer]
 en neither player controls {x:QuantityAny}
NotControl[o=@Each]
 en either player doesn't control {x:QuantityAny}
ControlOnly[o=@You]
 en you control only {x:Plural}
 en you only control {x:Plural}
ControlMoreBy
 en your opponent controls {n:Num} or more {x:NoThing} more than you(| do)
 en your opponent controls {n:Num} or more (additional |more ){x:NoThing} than you(| do)
ControlMore
 en your opponent controls more {x:NoThing} than you(| do)
ControlMore[o=@You]
 en you control more {x:NoThing} than your opponent(| does)
ControlSame
 en you control the same number of {x:NoThing} as your opponent(| does)
OnlyOne
 en {x:Ref.one} is the only {of:Whats.one}
ControlFewer
 en you control (fewer|less) {x:NoThing} than your opponent(| does)
HaveIn[o=@You]
 en you have {x:Quantity}
HaveIn[o=@Opponent]
 en your opponent has {x:Quantity}
HaveIn[o=@Each]
 en either player has {x:Quantity}
HaveIn[o=@EachPlayer]
 en each player has {x:Quantity}
HaveIn[o=@They]
 en they have {x:Quantity}
 en that player has {x:Quantity}
HaveDifferent[is=min]
 en you have {n:Num} or more different {s:Differing} among {x:AnyCountable}
 en there are {n:Num} or more different {s:Differing} among {x:AnyCountable}
HaveDifferent[is=eq]
 en there are exactly {n:Num} different {s:Differing} among {x:AnyCountable}
HaveDifferent[is=min]
 en you control {n:Num} or more different {s:Differing} {of:Whats.many}
 en you control {of:Whats.many} of {n:Num} or more different {s:Differing}
RemovedMine
 en {n:Num} or more of your cards have been removed from the game
There
 en there are no more {x:NoMore} left
There
 en there (are|is) {x:Quantity}
HaveIn[o=@You]
 en you have a total of {x:Quantity}
Control[o=@You]
 en you control a total of {x:Quantity}
ReceivedThisTurn
 en {o:PlayerHas} received a point of damage this turn
 en {o:PlayerHas} received (damage|1 or more points of damage|any damage) this turn
ByExBurst
 en {x:Ref.one} (results from|resulted from|is the result of|was used as) an EX Burst
 en this (effect|ability) (results from|resulted from|is used as) an EX Burst
DamageOnIs
 en {x:Ref.one} has received {n:Num} damage or more
 en {x:Ref.one} has received {n:Num} or more damage
WasCast
 en {x:Ref.one} (was|is) cast
WasCast[no=1]
 en {x:Ref.one} (wasn't|isn't) cast
YouCastWith
 en you cast {x:Full.one} with this (ability|effect)
YouCast
 en you cast {x:Ref.one}
HandIs[o=@Opponent,is=min]
 en your opponent has {n:Num} (cards|card) or more in (their |)hand
HandIs[o=@You,is=min]
 en you have {n:Num} (cards|card) or more in (your |)hand
HasDiscarded
 en {o:PlayerHas} discarded {x:Quantity} {by:DueTo}( this turn|)
IsEven
 en {a:Amount} is an even number
IsOdd
 en {a:Amount} is an odd number
InField
 en {x:Ref#} <is/are> on the field
 en {x:Ref#} <is/are> on your field
Is[s=@InParty]
 en {x:Ref#} <forms/form> a party
CancelledFrom
 en the cancelled (auto-ability|ability) triggered from (a|an) {of:Whats.one}
PartyIs
 en {n:Num} or more {of:Whats.many} form the party
AttackedWith
 en you attacked with {x:Quantity}( this turn|)
Control[o=@You]
 en you control {x:ThisRef}
UsedSpecials
 en {x:Ref.one} used {s:Specials} this turn
SameMore
 en {o:PlayerHas} {n:Num} or more
SameControl
 en you control {n:Num} or more
ControlDifferent
 en you control {n:Num} or more different {s:Differing} (among|of) {x:AnyCountable}
HandIs[o=@You,is=max]
 en you have {n:Num} (cards|card) or less in (your |)hand
HandIs[o=@Opponent,is=max]
 en your opponent has {n:Num} (cards|card) or less in (their |)hand
HandIs[o=@EachPlayer,is=max]
 en each player has {n:Num} (cards|card) or less in their (hand|hands)
HandIs[o=@You,is=eq,n=0]
 en you have no cards in hand
HandIs[o=@Opponent,is=eq,n=0]
 en your opponent has no cards in hand
HandIs[o=@EachPlayer,is=eq,n=0]
 en both you and your opponent have no cards in (hand|your hands)
HandIs[o=@Each,is=max]
 en either player has {n:Num} (cards|card) or less in their (hand|hands)
HandMore
 en your opponent has more cards in (their |)hand than you(| do)
HandMore[o=@You]
 en you have more cards in (your |)hand than your opponent(| does)
HandFewer
 en you have (fewer|less) cards in (your |)hand than your opponent(| does)
Received[is=min]
 en {o:PlayerHas} received {n:Num} points of damage or more
 en {o:PlayerHas} received {n:Num} or more points of damage
 en {o:PlayerHas} received {n:Num} point of damage or more
Received[is=max]
 en {o:PlayerHas} received {n:Num} points of damage or less
 en {o:PlayerHas} received {n:Num} or (less|fewer) points of damage
Received[is=eq]
 en {o:PlayerHas} received (exactly |){n:Num} points of damage
ReceivedVs[is=more]
 en {o:PlayerHas} received more points of damage than (your opponent|you)(| has| have)
 en {o:PlayerHas} received more damage than (your opponent|you)(| has| have)
ReceivedVs[is=less]
 en {o:PlayerHas} received (less|fewer) points of damage than (your opponent|you)(| has| have)
Is
 en {x:Subject#} <is/are> {s:State}
 en {x:Subject#} was {s:State}
Is[no=1]
 en {x:Subject#} <isn't/aren't> {s:State}
IsA
 en {x:Ref#} <is/are> (a|an|) {of:Whats#}
 en {x:Ref#} was (a|an) {of:Whats#}
 en {x:Ref#} <is/are> {of:TagWhats}
IsA[no=1]
 en {x:Ref#} <isn't/aren't> (a|an|) {of:Whats#}
 en {x:Ref#} <isn't/aren't> {of:TagWhats}
InZone
 en {x:Ref#} <is/are> in {z:Zone}
InZone[no=1]
 en {x:Ref#} <isn't/aren't> in {z:Zone}
CountersAre[is=min]
 en {n:Num} or more {c:Counter} (is|are) (placed |)on {x:AnyRef}
 en there (are|is) {n:Num} or more {c:Counter} (placed |)on {x:AnyRef}
 en {x:AnyRef} (has|had) {n:Num} or more {c:Counter}( placed on it| on it|)
CountersAre[is=min,n=1]
 en (a|an) {c:Counter} is (placed |)on {x:AnyRef}
 en {x:AnyRef} (has|had) (a|an) {c:Counter}( placed on it| on it|)
CountersAre[is=eq]
 en {n:Num} {c:Counter} (is|are) (placed |)on {x:AnyRef}
CountersAre[is=eq,n=0]
 en no {c:Counter} (is|are) (placed |)on {x:AnyRef}
 en (there are|there is) no {c:Counter} (placed |)on {x:AnyRef}
 en {x:AnyRef} has no {c:Counter}( placed on it| on it|)
CountersAre[is=max]
 en {n:Num} or less {c:Counter} (is|are) (placed |)on {x:AnyRef}
HasCast
 en {o:PlayerHas} cast {x:Quantity}( this turn|)
HasDone
 en {o:PlayerHas} {v:DidIt} {x:Quantity}( this turn|)
HasDrawn
 en {o:PlayerHas} drawn {n:Num} or more cards( this turn|)
Happened
 en {x:Subject#} <has/have> {e:Perfects}( this turn|)
 en {x:Subject#} {e:Pasts} this turn
Happened[no=1]
 en {x:Subject#} <hasn't/haven't> {e:Perfects} this turn
 en {x:Subject#} didn't {e:Bases} this turn
Not
 en {c:NotYet}
TurnOf[o=@You]
 en it is your turn
TurnOf[o=@Opponent]
 en it is your opponent's turn
PaidOnly
 en the cost (to cast|to play|paid to cast|paid to play|for casting) {x:AnyRef} was (only paid|paid only) with {e:Elements} CP
PaidBackups
 en the CP paid to (cast|play) {x:AnyRef} was only produced by {y:Plural}
PaidBackupsOf
 en {n:Num} or more of the CP paid to (cast|play) {x:AnyRef} was (only |)produced by {y:Plural}
PaidDifferent[is=min]
 en the cost to (cast|play) {x:AnyRef} was paid with CP of {n:Num} or more different Elements
PaidDifferent[is=max]
 en the cost to (cast|play) {x:AnyRef} was paid with CP of {n:Num} or less different Elements
PaidDifferent[is=eq]
 en the cost to (cast|play) {x:AnyRef} was paid with CP of (exactly |){n:Num} different Elements
PaidDifferent[is=min,no=1]
 en the cost to (cast|play) {x:AnyRef} didn't include CP of {n:Num} or more different Elements
PaidIncluded
 en the cost paid to (cast|play) {x:AnyRef} included {e:Elements} CP
 en the CP paid to (cast|play) {x:AnyRef} included {e:Elements} CP
PaidExtra
 en you (paid|pay) the extra cost
 en the extra cost was paid
PaidCount
 en you paid {i:Icons}( as an extra cost| to cast {x:AnyRef}|)
ValueIs
 en {a:Amount} (is|are|was) {is:Compared} {b:Measure}
 en {a:Amount} (becomes|has become) {is:Compared} {b:Measure}
ValueIs[is=@AtLeast]
 en {a:Amount} (is|are|was|becomes|become|has become) {b:Value} or more
ValueIs[is=@AtMost]
 en {a:Amount} (is|are|was|becomes|become|has become) {b:Value} or less(| by the previous effect)
ValueIs[is=@Exactly]
 en {a:Amount} (is|are|was) (exactly |){b:Value}
CostIsAny
 en {a:Amount} is {n:NumList}
PaidCrystals
 en {o:PlayerHas} paid {n:Num} or more 《C》 this turn
AllTag
 en {x:Subject#} have {t:TagsOr}
ReceivedMoreBy
 en you have at least {n:Num} points of damage more than your opponent
CrystalIs[is=min]
 en {o:PlayerHas} {n:Num} or more 《C》
CrystalIs[is=max]
 en {o:PlayerHas} {n:Num} or (less|fewer) 《C》
CrystalIs[is=eq]
 en {o:PlayerHas} exactly {n:Num} 《C》
CrystalIs[is=min,n=1]
 en {o:PlayerHas} (a |)《C》
CrystalIs[is=eq,n=0]
 en {o:PlayerHas} no 《C》
CrystalIs[o=@You,is=eq,n=0]
 en you don't have (a |any |)《C》
DoneIs
 en {x:QuantityDone} (is|are|was|were) {v:Done} (by|due to|with) this (effect|ability)
DoneIs
 en you {v:Done} {x:QuantityDone}(| by this effect| this way)
 en {x:QuantityDone} (is|are|was|were) {v:Done} (this way|due to this)
DoneIs[v=@Discard]
 en {x:DiscardedSome}
DoneIs[v=@Add]
 en you added {x:QuantityDone} to your hand
CastBy
 en {x:Ref.one} was cast from {z:Zone}
 en {x:Ref.one} was played from {z:Zone}
CastFree
 en {x:Ref.one} (was|is) cast without paying (its|the) cost
EnteredBy
 en {x:Ref.one} entered the field due to (Warp|[This]'s Warp|its Warp|the Warp ability)
AllElement
 en {x:Subject#} (have|has) {e:Elements} Element
AllDifferent
 en {x:Subject#} are all of different {s:Differing}
HasState
 en {x:Ref#} <has/have> {f:HasFilters}
HasState[no=1]
 en {x:Ref#} (doesn't|don't) have {f:HasFilters}
%list Specials Special en " and "
@NotYet
HasCast
 en {o:PlayerHasnt} cast {x:Quantity}( this turn|)
HasDone
 en {o:PlayerHasnt} {v:DidIt} {x:Quantity}( this turn|)
HasDrawn
 en {o:PlayerHasnt} drawn {n:Num} or more cards( this turn|)
ReceivedThisTurn
 en {o:PlayerHasnt} received (a point of |any |)damage this turn
@PlayerHasnt
You
 en you haven't
Opponent
 en your opponent hasn't
They
 en they haven't
%list HasFilters HasFilter en " and "
@HasFilter
WithWord
 en {k:Keyword}
WithEx
 en (an |)EX Burst
MultiElement
 en Multi-Element
Power[is=min]
 en {n:Value} power or more
 en (a |)power of {n:Value} or more
Power[is=max]
 en {n:Value} power or less
WithSpecial
 en a special ability
WithUsable
 en a special ability or an action ability
 en an action ability or a special ability
HasJobs
 en {n:Num} Jobs or more
%list TagsOr Tag1 en " or "
@NoMore
Sel[n=@No]
 en {of:Whats.many}
@DiscardedSome
SelMore
 en {n:Num} or more discarded cards were {of:TagWhats}
@ThisRef
This
 en [This]
It
 en it
@FieldZone
Zone[p=@Field]
 en the field
Zone[o=@You,p=@Field]
 en your field
@Compared
AtMost
 en equal to or less than
 en less than or equal to
 en (equal or inferior to|inferior or equal to)
AtLeast
 en equal to or greater than
 en greater than or equal to
 en (equal to or more than|equal or superior to)
Less
 en less than
 en (inferior to|lower than|smaller than)
More
 en greater than
 en (superior to|more than|higher than)
Exactly
 en equal to
 en (the same as)
@DidIt
Discard
 en discarded
Play
 en played
Search
 en searched for
@Quantity
> Full.one Full.many Bare.many
Sel
 en {n:CountMore} {of:Whats.many}
 en {n:CountLess} {of:Whats.many}
 en {n:CountMore} {of:Whats.one}
SelMore
 en {n:Num} {of:Whats.many} or more
SelEither
 en {n:Num} or {m:Num} {of:Whats.many}
SelLess
 en {n:Num} {of:Whats.many} or less
Both
 en {of:QuantityRow}
OneOf
 en {of:QuantityOrs}
%row QuantityRow QuantityOne en " and " ", | and " ", |, and "
%row QuantityOrs QuantityOne en " or " ", | or " ", |, or "
@QuantityOne
> Full.one Full.many Bare.many
Sel
 en {n:CountMore} {of:Whats.many}
Sel[n=@Bare]
 en.old {of:Whats.one}
%last Quantity Both OneOf
@CountMore
AtLeast
 en {n:Num} or more of
Just
 en (exactly|only) {n:Num}
@CountLess
AtMost
 en {n:Num} or less of
@QuantityAny
> Full.one Full.many Bare.many
OneOf
 en {of:QuantityOrs}
%last QuantityAny OneOf
@NoThing
Sel[n=@All]
 en {of:Whats.many}
@QuantityDone
> Full.one Full.many Bare.many
@State
Active
 en active
Dull
 en dull
Attacking
 en attacking
Blocking
 en blocking
Blocked
 en blocked
Damaged
 en damaged
Frozen
 en Frozen
AttackingAlone
 en attacking alone
InParty
 en forming a party
 en in a party
Element
 en {e:Elements}
Element
 en of {e:Elements} Element
OfNamed
 en the named {s:Differing}
RemovedState
 en removed from the game
MultiElement
 en Multi-Element
ForwardToo
 en also a Forward
Cost[is=max]
 en of cost {n:Value} or less
Cost[is=min]
 en of cost {n:Value} or more
Cost[is=eq]
 en of cost {n:Value}
SameAs
 en of the same {s:Differing} as {x:AnySel}
OfNamed[s=@Costs]
 en of the same cost as the (selected|named) number
AttackingOrBlocking
 en in (Battle|battle)
Same
 en of the same {s:Differing}
# ------------------------------------------------------------------ triggers
%list Triggers Trigger en " or when " ", or when " " or " ", or "
@Trigger
On
 en {x:Subject#} {e:Events#}
On
 en {x:Player} {e:PlayerEvents}
 en {x:ThisInZone} {e:Events.one}
BeginAttack[o=@You]
 en your Attack Phase starts
OnCounter[e=@CounterRemoved]
 en (a|1) {c:Counter} is removed from {x:AnySel}
OnCounter[e=@CounterPlaced]
 en (a|1) {c:Counter} is placed on {x:AnySel}
OnCounter[e=@CounterPlaced]
 en {n:Num} or more {c:Counter} are placed on {x:AnyRef}
OnDone
 en {x:QuantityDone} (is|are) {v:Done} (by|due to|with) this (effect|ability)
OnDone
 en you {v:Done} {x:QuantityDone}(| by this effect| this way)
OnDone[v=@Discard]
 en you discard {x:QuantityDone} (by|due to|with) this (effect|ability)
OnFirst
 en {x:Player} {e:PlayerEvents} for the first time( in that turn| each turn| this turn| in a turn|)
OnFirst
 en {x:Subject#} {e:Events#} for the first time( in that turn| each turn| this turn| during that turn| in a turn|)
@ThisInZone
ThisIn
 en [This] in {z:Zone}
@Player
You
 en you
Opponent
 en your opponent
EachPlayer
 en (a player|either player|any player|each player)
%list Events# Event# en " or " ", | or " ", |, or " ", or "
@Event #
Enters
 en <enters/enter> the field
Enters[o=@You]
 en <enters/enter> your field
 en <enters/enter> the field under your control
 en <enters/enter> the field on your side
Enters[o=@Opponent]
 en <enters/enter> your opponent's field
 en <enters/enter> opponent's field
 en <enters/enter> the opponent's field
Enters
 en <enters/enter> the field {by:DueTo}
Enters[o=@You]
 en <enters/enter> your field {by:DueTo}
Enters
 en <enters/enter> the field from {z:Zone}
Enters[o=@You]
 en <enters/enter> your field from {z:Zone}
Enters[o=@Each]
 en <enters/enter> either player's field
Enters
 en <enters/enter> (the|your) field (not |other than )from {no:Zone}
AddedToHand
 en <is/are> added to your hand
AddedToHand
 en <is/are> added to your hand from {z:Zone}
 en <is/are> added to your hand from the deck {by:DueTo}
UsesAction
 en <uses/use> an action ability
UsesSpecial
 en <uses/use> a special ability
Searches
 en <searches/search> for {x:Obj}
Triggers
 en <triggers/trigger>
LeavesZone
 en <leaves/leave> {z:OtherZone}
PrimesInto
 en (primes|prime) into {x:AnyRef}
Priming
 en (is|are) priming
Enters[how=@Cast]
 en <is/are> cast
ToBreak
 en <is/are> put from the field into the Break Zone
 en <is/are> put into the Break Zone from the field
 en <is/are> put from the field into its owner's Break Zone
 en <is/are> put from the field into the Break Zone on the same turn
 en <is/are> put from the field into the Break Zone during the same turn
 en <is/are> put in the Break Zone from the field
 en would be put from the field into the Break Zone
ToBreak[o=@You]
 en <is/are> put from the field into your Break Zone
ToBreak[of=@You]
 en <is/are> put from your field into the Break Zone
 en <is/are> put (in|into) the Break Zone from your field
ToBreak[o=@Opponent]
 en <is/are> put from the field into your opponent's Break Zone
ToBreak
 en <is/are> put from the field into the Break Zone {by:DueTo}
 en would be put from the field into the Break Zone {by:DueTo}
ToBreakHurt
 en <is/are> put from the field into the Break Zone on the same turn that the chosen Forward has dealt it damage
IntoBreak
 en <is/are> put into the Break Zone
 en <is/are> put into the Break Zone in any situation
IntoBreak[o=@You]
 en <is/are> put into your Break Zone(| in any situation)
IntoBreak[o=@Opponent]
 en <is/are> put into your opponent's Break Zone(| in any situation)
 en <is/are> put into their Break Zone
IntoBreak
 en <is/are> put into (the|your) Break Zone {by:DueTo}
 en <is/are> put into (the|your) Break Zone in any situation {by:DueTo}
IntoBreakFrom
 en <is/are> put from {z:OtherZone} into (the|your|their) Break Zone
Leaves
 en <leaves/leave> the field
 en <leaves/leave> the field for any reason
 en would leave the field
Leaves
 en <leaves/leave> the field {by:DueTo}
 en would leave the field {by:DueTo}
Attacks
 en <attacks/attack>
AttacksAlone
 en <attacks/attack> alone
Blocks
 en <blocks/block>
Blocks
 en <blocks/block> {x:AnySel}
IsBlocked
 en <is/are> blocked
IsBlocked
 en <is/are> blocked by {x:AnySel}
NotBlocked
 en <isn't/aren't> blocked
Chosen
 en <is/are> chosen by {by:Sources}
DealtDamage
 en <is/are> dealt damage
 en would be dealt damage
 en <receives/receive> damage
DealtDamage
 en <is/are> dealt damage by {by:Sources}
 en <receives/receive> damage (from|by|due to) {by:Sources}
DealtDamage
 en <is/are> dealt {n:Num} damage or more
 en <receives/receive> {n:Num} damage or more
DealtDamage[is=max]
 en <is/are> dealt {n:Num} damage or less
 en <receives/receive> {n:Num} damage or less
DealtDamage[is=eq]
 en <is/are> dealt {n:Num} damage
 en <receives/receive> {n:Num} damage
DealtDamage[is=notbattle]
 en <is/are> dealt damage other than battle damage
DealsDamage[is=notbattle]
 en <deals/deal> damage other than battle damage to {to:Obj}
DealtDamage[is=dull]
 en <is/are> dealt damage while dull
 en <receives/receive> damage while dull
DealtDamage[is=less]
 en <is/are> dealt damage less than {n:Amount}
 en <receives/receive> damage less than {n:Amount}
DealtDamage[is=battle]
 en <is/are> dealt battle damage
 en <receives/receive> battle damage
DealtDamageBy
 en <is/are> dealt damage by {x:AnySel}
 en <receives/receive> damage from {x:AnySel}
DealsDamage
 en <deals/deal> damage to {to:Obj}
DealsDamage
 en <deals/deal> damage to {to:Obj} {by:DueTo}
DealsDamage
 en <deals/deal> damage
DealsBattleDamage
 en <deals/deal> battle damage to {to:Obj}
DealsBattleDamage
 en <deals/deal> battle damage
DamagesPlayer[o=@Opponent]
 en <deals/deal> damage to your opponent
 en <deals/deal> your opponent damage
DamagesPlayer[o=@Opponent,no=1]
 en <deals/deal> damage to your opponent other than by its ability
DamagesPlayer[o=@You]
 en <deals/deal> damage to you
 en <deals/deal> you damage
DamagesPlayer[o=@Each]
 en <deals/deal> damage to (a player|either player)
DamagesAny
 en <deals/deal> damage to {to:Obj} or a player
DamagesYou
 en <deals/deal> damage to you or {to:Obj}
 en <deals/deal> damage to {to:Obj} or you
DamagesEither
 en <deals/deal> damage to your opponent or (to |){to:Obj}
 en <deals/deal> damage to {to:Obj} or (to |)your opponent
FormsParty
 en <forms/form> a party
FormsPartyAttacks
 en <forms/form> a party and (attacks|attack)
 en (attacks|attack) in a party
FormsPartyAttacks
 en <forms/form> a party with {x:Obj} and (attacks|attack)
BecomesDull
 en <becomes/become> dull
 en <is/are> dulled
BecomesDull
 en <becomes/become> dull {by:DueTo}
 en <is/are> dulled {by:DueTo}
BecomesActive
 en <is/are> activated {by:DueTo}
 en <becomes/become> active {by:DueTo}
BecomesActive
 en <becomes/become> active
 en <is/are> activated
RemovedFrom
 en <is/are> removed from the game
RemovedFrom
 en <is/are> removed from the game {by:DueTo}
ReturnedTo
 en <is/are> returned to {to:HandTo}
 en <returns/return> to {to:HandTo}
ReturnedTo
 en <is/are> returned to {to:HandTo} {by:DueTo}
 en <is/are> returned from the field to {to:HandTo}
 en <returns/return> to {to:HandTo} from the field
 en <is/are> returned from the field to {to:HandTo} {by:DueTo}
IntoDamage
 en <is/are> put into {z:DamageZone}
Discarded
 en <is/are> discarded
Discarded
 en <is/are> discarded {by:DueTo}
 en <is/are> discarded from your hand {by:DueTo}
DiscardedFrom
 en <is/are> discarded from your hand
Broken
 en <is/are> broken
 en would be broken
BrokenBy
 en <is/are> broken by {x:AnySel}
IntoDeck
 en <is/are> put from the field into its owner's deck
Broken
 en <is/are> broken {by:DueTo}
BreaksOne
 en <breaks/break> {x:Obj}
CountersReach
 en <has/have> {n:Num} or more {c:Counter}( on it| placed on it|)
CounterPlaced
 en (is|are) placed on {x:AnyRef}
CounterRemoved
 en (is|are) removed from {x:AnyRef}
Primes
 en <primes/prime>
Revealed
 en <is/are> revealed
Frozen
 en <is/are> Frozen
@Event
@OtherZone
Zone[o=@You,p=@Hand]
 en your hand
Zone[o=@You,p=@Deck]
 en your deck
 en the deck
Zone[o=@You,p=@BreakZone]
 en your Break Zone
Zone[o=@Opponent,p=@BreakZone]
 en your opponent's Break Zone
Zone[p=@BreakZone]
 en the Break Zone
Zone[o=@They,p=@Hand]
 en their hand
Zone[o=@They,p=@Deck]
 en their deck
Zone[o=@Opponent,p=@Deck]
 en your opponent's deck
@DamageZone
Zone[p=@DamageZone]
 en the Damage Zone
Zone[o=@You,p=@DamageZone]
 en your Damage Zone
@DueTo
DueTo
 en due to {by:Sources}
 en by {by:Sources}
DueToWarp
 en due to Warp
 en due to [This]'s Warp
 en due to (the effect of |)(Warp|its Warp)
DueToCast
 en due to (your|a) cast
 en due to being cast
DueToSearch
 en due to a search effect
DueToCost
 en as a cost
 en to pay a cost
 en as a cost of an ability
%list Sources Source en " or " ", | or " ", |, or " " and "
@Source
SummonsOf[o=@Opponent]
 en your opponent's Summons
 en (a Summon of your opponent|an opponent's Summon|your opponent's Summon|opponent's Summons)
AbilitiesOf[o=@Opponent]
 en your opponent's abilities
 en (an ability of your opponent|your opponent's ability|opponent's abilities)
BothOf[o=@Opponent]
 en your opponent's Summons or abilities
 en (a Summon or an ability|a Summon or ability|Summons or abilities|Summons and abilities) of your opponent
 en your opponent's Summons and abilities
 en your opponent's Summon or ability
 en (opponent's|an opponent's|opposing|an opposing) (Summons or abilities|Summon or ability)
 en your opponent's (Summon|Summons) or your opponent's (abilities|ability)
 en (Summons or abilities|a Summon or ability) your opponent (controls|uses)
BothOf[o=@Opponent,nodamage=1]
 en opposing Summons or abilities that don't deal damage
 en your opponent's Summons or abilities that don't deal damage
BothOf[o=@You]
 en your Summons or abilities
 en your (Summons and abilities|Summon or ability)
 en (a Summon or an ability|Summons or abilities) you (control|use)
SummonsOf[o=@You]
 en your Summons
 en (your Summon|a Summon of yours)
AbilitiesOf[o=@You]
 en your abilities
 en your ability
BothOf
 en Summons or abilities
 en a Summon or an ability
 en (Summons and abilities|a Summon or ability|any Summons or abilities)
SummonsOf
 en Summons
 en a Summon
AbilitiesOf
 en abilities
 en an ability
 en (any abilities|any ability)
AutoAbilitiesOf[o=@Opponent]
 en your opponent's auto-abilities
ActionAbilitiesOf[o=@Opponent]
 en your opponent's action abilities
NotSpecials
 en abilities other than special abilities
SummonsWith[o=@Opponent]
 en your opponent's Summon {f:Posts}
AbilitiesOfKind[o=@Opponent]
 en an ability of their {k:Kinds.one} {f:Posts}
SummonsWith
 en {f:Pres} Summons
AbilitiesWith
 en {f:Pres} abilities
SpecialsOf
 en special abilities
SpecialsOf[o=@Opponent]
 en your opponent's special abilities
ExBursts
 en EX Bursts
 en an EX Burst
 en Summons' EX Bursts or Characters' EX Bursts
ExBursts[o=@Opponent]
 en your opponent's EX Bursts
BothOf[named=1]
 en Summons or abilities of the named Element
 en a Summon or an ability of the named Element
BothOf[shares=1]
 en Summons or abilities that share its Element
BothOf[o=@Opponent,shares=1]
 en your opponent's Summons or abilities that share its Element
AbilitiesOfKind
 en (a |an |){k:PossKind} (ability|abilities)
 en (a |an |){f:Pres} {k:PossKind} (ability|abilities)
AbilitiesOfKind[o=@Opponent]
 en your opponent's {k:KindAdj} abilities
AbilitiesOfKind
 en {k:KindAdj} abilities
AbilitiesOfThing
 en {x:Poss} (ability|abilities|effect)
 en (abilities|an ability) of {x:AnySel}
 en (an ability|abilities) of {x:Plural}
@PossKind
Forward
 en Forward's
 en Forwards'
Character
 en Character's
 en Characters'
Backup
 en Backup's
 en Backups'
Monster
 en Monster's
 en Monsters'
@KindAdj
Forward
 en Forward
Backup
 en Backup
Character
 en Character
Monster
 en Monster
%list PlayerEvents PlayerEvent en " or "
@PlayerEvent
Casts
 en (cast|casts) {x:Obj}
 en (summon|summons) {x:Obj}
NthCast
 en (cast|casts) (your|their) {n:Nth} {of:Whats.one}( this turn| each turn| in a turn|)
 en (cast|casts) the {n:Nth} {of:Whats.one} (you|they) have cast( this turn|)
Draws
 en (draw|draws) {x:Obj}
Discards
 en (discard|discards) {x:Obj}
Discards
 en (discard|discards) {x:Obj} {by:DueTo}
ReceivesNth
 en (receive|receives) a {n:Nth} point of damage
Receives
 en (receive|receives) damage
ReceivesPoint
 en (receive|receives) a point of damage
 en (receive|receives) 1 point of damage
Receives
 en (is|are) dealt damage
 en (is|are) dealt (a|1) point of damage
 en would (receive damage|be dealt damage|receive a point of damage)
UsesSpecial
 en (use|uses) a special ability
UsesAction
 en (use|uses) an action ability
UsesAbility
 en (use|uses) {x:AbilitySel}
Gains
 en (gain|gains) 《C》
GainsOne
 en (gain|gains) (a|1) 《C》
Searches
 en (search|searches) (your|their) deck
Searches
 en (search|searches) for {x:Obj}
RevealsCards
 en (reveal|reveals) {x:Obj}
RevealsMore
 en (reveal|reveals) {n:Num} or more
DrawsOutside
 en (draw|draws) {x:Obj} outside of (your|their) Draw Phase
PlaysNotFrom
 en (play|plays) {x:Obj} onto the field other than from {z:Zone}
Plays
 en (play|plays) {x:Obj}
 en (play|plays) {x:Obj} onto the field
PutsBreak
 en (put|puts) {x:Obj} into the Break Zone
PutsBreak
 en (put|puts) {x:Obj} into the Break Zone as (a cost|part of the cost)
UsesEx
 en (use|uses) an EX Burst
 en (use|uses) the EX Burst of {x:AnySel}
RemovesCards
 en (remove|removes) {x:Obj} from the game
RemovesCounter
 en (remove|removes) {n:Num} or more {c:Counter} from {x:AnyRef}
 en (remove|removes) (a|the last) {c:Counter} from {x:AnyRef}
@AbilitySel
AbilityOf
 en {x:Poss} (special ability|action ability|abilities|ability)
 en (an ability|a special ability|the special ability|an action ability) of {x:AnySel}
 en (an ability|an action ability|a special ability) of {x:Plural}
@Nth
Nth[n=1]
 en first
Nth[n=2]
 en second
Nth[n=3]
 en third
Nth[n=4]
 en fourth
Nth[n=5]
 en fifth
Nth[n=6]
 en sixth
Nth[n=7]
 en seventh
%list Perfects Perfect en " or "
@Perfect
Attacks
 en attacked
Blocks
 en blocked
Enters
 en entered the field
Enters[o=@You]
 en entered your field
Enters[o=@You]
 en entered your field {by:DueTo}
Enters
 en entered the field {by:DueTo}
ToBreak
 en been put from the field into the Break Zone
ToBreak[o=@You]
 en been put from the field into your Break Zone
ToBreak[of=@You]
 en been put from your field into the Break Zone
ToBreak[o=@Opponent]
 en been put from the field into (your opponent's|their) Break Zone
Leaves
 en left the field
DealtDamage
 en been dealt damage
 en received damage
FormsParty
 en formed a party
IsCast
 en been cast
RemovedFrom
 en been removed from the game
Discarded
 en been discarded
IntoBreak
 en been put into (the|your) Break Zone
%list Pasts Past en " or "
@Past
IsCast
 en was cast
 en were cast
Attacks
 en attacked
Enters
 en entered the field
Enters[o=@You]
 en entered your field
ToBreak
 en was put from the field into the Break Zone
 en were put from the field into the Break Zone
ReturnedTo
 en (was|were) returned (from the field |)to {to:HandTo}
Attacks
 en were attacking
 en (were|was) put from your field into the Break Zone
FormsParty
 en formed a party
Leaves
 en left the field
DealtDamage
 en was dealt damage
%list Bases Base en " or "
@Base
Attacks
 en attack
Blocks
 en block
Enters
 en enter the field
# ------------------------------------------------------------------ moments
@Moment
EndOfTurn[o=@You]
 en the end of each of your turns
 en the end of your turn
EndOfTurn[o=@Opponent]
 en the end of each of your opponent's turns
 en the end of your opponent's turn
EndOfTurn[o=@Each]
 en the end of each player's turn
 en the end of each turn
 en the end of (every turn|each player's turns)
EndOfTurn
 en the end of the turn
 en the end of (this|that) turn
EndOfTurn[o=@You,next=1]
 en the end of your next turn
EndOfTurn[o=@Opponent,next=1]
 en the end of your opponent's next turn
EndOfTurn[next=1]
 en the end of the next turn
BeginMain1[o=@You]
 en the beginning of Main Phase 1 during each of your turns
 en the beginning of your Main Phase 1
 en the beginning of each of your Main Phase 1
 en the beginning of your Main Phase 1 during each of your turns
 en the beginning of each of your Main (Phase 1|Phases 1)
BeginMain1[o=@Opponent]
 en the beginning of Main Phase 1 during each of your opponent's turns
 en the beginning of your opponent's Main Phase 1
 en the beginning of each of your opponent's Main Phase 1
BeginMain1[o=@Opponent,next=1]
 en the beginning of your opponent's next Main Phase 1
BeginMain1[o=@Each]
 en the beginning of Main Phase 1 during each (player's turn|turn)
 en the beginning of each player's Main Phase 1
 en the beginning of each (turn's |)Main Phase 1
BeginMain1
 en the beginning of Main Phase 1
BeginMain1[next=1]
 en the beginning of the next Main Phase 1
BeginMain1[o=@You,next=1]
 en the beginning of your next Main Phase 1
BeginMain2[o=@You]
 en the beginning of Main Phase 2 during each of your turns
 en the beginning of (your |each of your |)Main Phase 2
BeginAttack[o=@You]
 en the beginning of the Attack Phase during each of your turns
 en the beginning of your Attack Phase
 en the beginning of each of your Attack Phases
 en the beginning of the Attack Phase during your turn
BeginAttack[o=@Opponent]
 en the beginning of the Attack Phase during each of your opponent's turns
 en the beginning of your opponent's Attack Phase
 en the beginning of the Attack Phase during your opponent's turn
BeginAttack[o=@Each]
 en the beginning of the Attack Phase during each turn
 en the beginning of each Attack Phase
 en the beginning of the Attack Phase during each player's turn
BeginAttack[next=1]
 en the beginning of the next Attack Phase
BeginAttack[o=@Opponent,next=1]
 en the beginning of your opponent's next Attack Phase
BeginTurn[o=@You]
 en the beginning of (your turn|each of your turns)
BeginTurn[o=@You,next=1]
 en the beginning of your next turn
EndOfBattle
 en the end of the battle
EndOfAttack
 en the end of the Attack Phase
