# Part 5: values, conditions, events and moments.
#
#   players in conditions: Each is either of them, EachPlayer both of them, each on their own (pronouns.py); NotControl of EachPlayer: neither
#   ControlMore HandMore without o: the opponent has more · SameMore SameControl: of what the condition before asked for
#   Is.s is a filter · PaidX: the CP paid as X · ThatMany: as many as before · ThatDamage: that of the event
#   On.x is what the event happens to, or the player who does it: some events mean both, in two vocabularies (deeds); On.e: any of them
#   Enters.z from, .no not from, .o whose field · ToBreak: from the field; IntoBreak: from anywhere · DealtDamage.n without is: at least
#   moments: in Auto.t every such turn, in At the next; EndOfTurn without o: of this turn

%type Who = Holds Controls ControlsNot SideOf OfSide Struck
%type Trigger = Happening
%type Event = Event0 Active UseEvent Passive DrawEvent CounterMove
%type Damage = Damages
%type Zone = AtField BreakAt Whence NotWhence
%type Nth = WhichOne NthOne
%type Turns = WhoseTurn WhoseTurn0
%type Span = Span
%type Compare = OrSo
%type Cause = Source0
%type Count = HowMany ACrystal SomePoints SomeCards NoCards
%enum Value X PaidX = numbers.X()
%enum Value ThatDamage = numbers.DeedAmount()
%node Value Num(n: int) = Const(n)
%node Value CostOf(x: Things) = stat_of('cost', x)
%node Value StatOf(x: Things, s: Stat) = rewritten
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
%rewrite HasDone(o: $o, v: $v, x: SelEither(n: $n, m: $m, of: $of)) => Any(c: [HasDone(o: $o, v: $v, x: Sel(n: Just(n: $n), of: $of)), HasDone(o: $o, v: $v, x: Sel(n: Just(n: $m), of: $of))])
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
%node Counted DoneThisTurn(of: What, o: Who, v: Done) = done_this_turn(of, o, v)
%node Counted DoneByThis(of: What, v: Done) = numbers.Done(v, all_of(of))
%node Counted DifferentOf(s: Differing, x: Counted|Things) = numbers.Different(s, ref(x))
%node Counted DifferentIn(of: What, s: Differing, z: Zone) = numbers.Different(s, selectors.Sel(named_place(raw(z)), tests(of)))
%node Counted PoweredDown(of: What) = CountOf(selectors.Within(selectors.MadeNow(('mod',)), [all_of(of), filters.CostOrPower('power', '<=', Const(0))]))
%node Counted DiscardedToCast(of: What) = CountOf(selectors.Within(selectors.PaidCards(), [all_of(of)]))
%node Counted RemovedOnes(of: What) = numbers.Done(('remove',), all_of(of))
%node Counted CrystalsOf(o: Who) = numbers.Crystals(o)
%node Counted CpCost(x: Things) = stat_of('cost', x)
%node Counted Every(n: int, c: Counted) = numbers.Arithmetic('each', c, Const(n))
%node Counted PaidElements(x: Things) = asking(of_this(x, numbers.ElementsPaid()))
%enum Done Dull Discard Reveal Break Return Activate Add Play Search = (lower(kind),)
%enum Done Cast Draw = cannot: what was cast or drawn, here
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
%node Cond HaveDifferent(q: Count, s: Differing, x?: Counted, of?: What unused)
%built words Cond HaveDifferent = have_different(s, x, q)
%rewrite HaveDifferent(q: $q, s: $s, of: What(...)) -> HaveDifferent(q: $q, s: $s, x: Sel(n: All, o: You, ...))
%node Cond There(x: Things) = quantity(x, -1)
%node Cond RemovedMine(n: int) = conds.There(selectors.Sel(selectors.InPile(0, st.REMOVED), []), '>=', Const(n))
%node Cond ReceivedThisTurn(o: Who) = conds.Happened('damage', o, '>=', 1)
%node Cond ByExBurst(x?: Things) = of_this(x, conds.FromBurst())
%node Cond DamageOnIs(x: Things, n: int) = conds.Compared(numbers.StatOf('damage', as_was(x)), '>=', Const(n))
%node Cond WasCast(x: Things, no?: flag) = negated(no, of_this(x, conds.ThisCame('cast')))
%node Cond YouCast(x: Things) = cannot: whether you cast it
%node Cond YouCastWith(x: Things) = conds.CastNext(all_of(x))
%node Cond HandIs(o: Who, q: Count) = compared(numbers.HandSize(o), q)
%node Cond IsEven(a: Value) = conds.Compared(numbers.Arithmetic('modulo', a, Const(2)), '=', Const(0))
%node Cond IsOdd(a: Value) = conds.Compared(numbers.Arithmetic('modulo', a, Const(2)), '=', Const(1))
%node Cond OnField(x: Things, z: Zone) = in_field(x, z.whose)
%node Cond Is(s: Filter, x: Things, no?: flag) = conds.Is(as_was(x), IsNot(filter(s)) if said(no) else filter(s))
%node Cond AllSame(s: Differing, x: Things, no?: flag, both?: flag) = negated(no, conds.AllShare(s, as_was(x), 2 if said(both) else 1))
%rewrite Is(s: Same(s: $s), ...) -> AllSame(s: $s, ...)
%rewrite Is(s: Different(s: $s), x: $x) -> AllDifferent(s: $s, x: $x)
%node Cond CancelledFrom(of: What) = conds.Is(selectors.UserOf(), all_of(of))
%node Cond PartyIs(n: int, of: What) = conds.Compared(CountOf(selectors.Within(selectors.InBattle(False), tests(of))), '>=', Const(n))
%node Cond AttackedWith(x: Things) = so_many(conds.AttackedThisTurn, x, 0)
%node Cond UsedSpecials(x: Things, s: [text]) = conds.UsedThisTurn(as_was(x), s)
%node Cond SameMore(n: int, o: Who unused) = so_many_of_them(n)
%node Cond HandMore(o?: Who) = conds.Compared(numbers.HandSize(1), '<' if o == 0 else '>', numbers.HandSize(0))
%node Cond Received(o: Who, q: Count) = compared(numbers.Points(o), q)
%node Cond ReceivedVs(is: 'less'|'more', o: Who) = conds.Compared(numbers.Points(o), HOW[is], numbers.Points(1 - o))
%node Cond ReceivedMoreBy(n: int) = conds.Compared(numbers.Arithmetic('less', numbers.Points(0), numbers.Points(1)), '>=', Const(n))
%node Cond IsA(x: Things, of: What, no?: int) = conds.Is(as_was(x), IsNot(all_of(of)) if said(no) else all_of(of))
%node Cond InZone(x: Things, z: Zone, no?: flag) = negated(no, conds.InZone(as_was(x), z.pile, z.whose or -1))
%node Cond CountersAre(q: Count, c: text, x: Things) = compared(numbers.CountersOn(c, as_was(x)), q)
%node Cond HasDone(o: Who, v: Done, x: Things, by?: Cause) = has_done(o, v, x, by)
%node Cond Happened(x: Things, e: [Event], no?: int) = negated(no, happened(x, e))
%node Cond Not(c: Cond) = Not(c)
%node Cond TurnOf(o: Who) = TurnOf(o)
%type Paid = Payment PaidPart ProducedBy
%node Paid PaidOnly(k?: Paid, e?: [Element]) = rewritten
%node Paid PaidDifferent(q: Count) = rewritten
%node Paid OfElements(e: [Element]) = rewritten
%node Paid OfBackups(y: Things) = rewritten
%node Cond PaidHow(x: Things, k: Paid) = rewritten
%node Cond PaidOnly(x: Things, e: [Element]) = asking(of_this(x, conds.PaidElements(e, True)))
%node Cond PaidBackups(x: Things, y: Things) = of_this(x, conds.PaidByBackups(all_of(y)))
%node Cond PaidBackupsOf(n: int, x: Things, k: Paid) = cannot: how many Backups paid
%node Cond PaidDifferent(q: Count, x: Things, no?: flag) = negated(no, asking(of_this(x, paid_different(q))))
%node Cond PaidIncluded(x: Things, e: [Element]) = asking(of_this(x, conds.PaidElements(e, False)))
%node Cond PaidCount(i: Icon, x?: Things) = cannot: how much was paid
%node Cond ValueIs(a: Value, is: Compare, b: Value) = conds.Compared(a, is, b)
%node Cond CostIsAny(a: Value, n: [int]) = one_of_numbers(a, n)
%node Cond PaidCrystals(o: Who, n: int) = conds.Compared(numbers.ThisTurn('crystals paid', o), '>=', Const(n))
%node Cond AllTag(x: Things, t: [Filter]) = conds.Is(ref(x), AnyOf(t))
%node Cond CrystalIs(o: Who, q: Count) = compared(numbers.Crystals(o), q)
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
%built words Trigger OnCounter = plainly(having(subject(Pattern('counters' if raw(e).kind == 'CounterPlaced' else 'counters off'), x), note=c, points=True), n)
%node Trigger OnDone(x: Things, v: Done) = rewritten
%node Trigger OnFirst(x: Things, e: [Event]) = first_time(on(x, e))
%node Trigger FirstTime(t: Trigger) = rewritten
%node Event Be(e: Event) = rewritten
%node Event Caused(e: Event, by: Cause) = rewritten
%node Event WhileDull(e: Event) = rewritten
%node Event EntersField(f: Zone, w?: Zone) = rewritten
%node Event PutInBreak(f: Zone, b: Zone) = rewritten
%node Event GoesToBreak(b: Zone) = rewritten
%node Event Harmed(d: Damage) = rewritten
%node Event Harms(d: Damage, to?: Things) = rewritten
%node Event Turned(s: Filter) = rewritten
%node Event OutsideDraw(e: Event) = rewritten
%node Event ReceivesOne(q: Nth) = rewritten
%node Damage Dealt(n?: int|Value, so?: Compare, is?: 'battle'|'eq'|'less'|'max'|'notbattle') = rewritten
%node Zone From(z: Zone) = rewritten
%node Zone NotFrom(z: Zone) = rewritten
%enum Nth AnyOne = cannot: whichever
%node Nth ThatNth(n: Nth) = rewritten
%node Moment BeginOf(p: Span, w?: Turns) = rewritten
%node Moment EndOf(p: Span, w: Turns) = rewritten
%node Turns NextOf(w: Turns) = rewritten
%node Turns Turns(o?: Who, next?: int) = rewritten
%node Span MainOf(n: int, turn?: flag) = rewritten
%enum Span Turn AttackPhase Battle = rewritten
%enum Event UsesAction = event('used', note='action')
%enum Event UsesSpecial = event('used', note='special')
%enum Event Triggers = cannot: an ability that triggers
%enum Event Priming Primes = event('primed')
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
%rewrite AddedToHand(by: DueToSearch, z: Zone(p: Deck, ...)) -> AddedToHand(way: 'search')
%node Event AddedToHand(z?: Zone, by?: Cause, way?: 'search') = event('to hand', place=z.pile, by=by, how=way)
%node Event Searches(x?: Things)
%built words Event Searches = searched_by(x)
%node Event LeavesZone(z: Zone) = cannot: leaving a zone
%node Event PrimesInto(x: Things) = having(subject(Pattern('primes into'), x), other=one_of(b.about))
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
%node Event DamagesEither(to: Things, o: Who) = damages(to, o)
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
%node Event PlaysNotFrom(x: Things, w?: Zone unused, z?: Zone)    # w: shape.py makes it z
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
%node Cause AutoAbilitiesOf(o?: Who) = caused('ability', o, skill='auto')
%node Cause ActionAbilitiesOf(o?: Who) = caused('ability', o, skill='action')
%node Cause SpecialsOf(o?: Who) = caused('ability', o, skill='special')
%enum Cause NotSpecials = flat([caused('ability', skill='auto'), caused('ability', skill='action')])
%node Cause SummonsWith(f: [Filter], o?: Who) = caused('summon', o, AllOf(f))
%node Cause AbilitiesWith(f: [Filter]) = caused('ability', source=AllOf(f))
%node Cause ExBursts(o?: Who) = caused('summon ability', o, burst=True)
%node Cause AbilitiesOfKind(k: [CardKind], f?: [Filter], o?: Who) = caused('ability', o, AllOf(sorted(Sort(k, f, None, None, [], []))))
%node Cause AbilitiesOfThing(x: Things) = caused('ability', source=one_of(x))
%node Cause SuchCause(of: Cause, nodamage?: int, named?: int, shares?: int) = rewritten
%enum CardKind Forward Character Backup Monster = KIND_MASKS[kind]
%node Nth Nth(n: int) = n
%enum Moment EndOfBattle = cannot: the end of a battle
%enum Moment EndOfAttack = cannot: the end of the Attack Phase
%node Moment EndOfTurn(o?: Who, next?: int) = plainly(Moment('turn end', o or -1), next)
%built later Moment EndOfTurn = moment('turn end', o, next)
%node Moment BeginMain1(o?: Who, next?: int, turn?: flag) = plainly(Moment('main1', o or -1), next, turn)
%built later Moment BeginMain1 = moment('main1', o, next, turn)
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
StatOf[s=@Power]
 en.old {x:AnyRef}
 en.old {x:Poss}
@Amount
> Amount0
Minus
 en {v:Amount0} minus {w:Value}
Sum
 en {v:Amount0} plus {w:Value}
@Amount0
StatOf
 en {x:Poss} {s:Stat}
 en {x:Poss} own {s:Stat}
 en the {s:Stat} of {x:AnySel}
StatOf[s=@Cost]
 en {x:Poss} CP cost
Count
 en the number of {c:Countable.many}
Half
 en half $OF{v:Amount}
DamageTaken
 en the $DAMAGES {o:PlayerHas} (=been dealt|received)
Highest
 en the highest {s:Stat} {c:Single}
Highest
 en the highest {s:Stat} $AMONGOF {c:Countable.many}
Lowest
 en the lowest {s:Stat} $AMONGOF {c:Countable.many}
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
 en the damage (=received|it received|dealt)
 en the received damage
DamageOn
 en the damage (=that |){x:AnyRef} (=has |)received
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
 en both you and your opponent have
Each
 en either player has
@Holds
> PlayerHas Controls
@Controls
You
 en you control
Opponent
 en your opponent controls
 en your opponent control
Each
 en either player controls
EachPlayer
 en each player controls
 en both you and your opponent control
 en both players control
They
 en they control
 en that player controls
@ControlsNot
You
 en you don't control
Opponent
 en your opponent doesn't control
EachPlayer
 en neither player controls
Each
 en either player doesn't control
# ------------------------------------------------------------------ what is counted
@Countable #
> Counting*
NoMoreThan
 en.one {c:Counting.one}, up to {n:Num}
@Counting #
Sel[n=@All]
 en {of:Whats*}
> CountThing*
Every
 en.one {n:Big} {c:Counting.many}
%last Counting Sel
@CountThing #
PointsOf
 en $POINTS {o:PlayerHas} received
PointsOf[o=@You]
 en.many your $POINTS
CountersOn
 en {c:Counter} $PLACED on {x:AnyRef}
DoneThisTurn
 en {of:Whats*} {o:PlayerHas} {v:DidIt} this turn
PaidX
 en CP paid as X
DoneByThis
 en {of:Whats*} $YOUHAVE{v:Done} $BYTHIS
 en {of:Whats*} $YOUHAVE{v:Done}
RemovedOnes
 en.many removed {of:Kinds2}
DifferentOf
 en different {s:Differing} $AMONGOF {x:AnyCountable}
 en {s:Differing} among {x:AnyCountable}
DifferentIn
 en {of:Whats*} of ${A}different {s:Differing} put $INTO {z:Zone}
PoweredDown
 en {of:Whats*} whose power became 0 or less due to the previous effect
DiscardedToCast
 en {of:Whats*} ${YOU}discarded to cast [This]
CrystalsOf
 en 《C》 {o:PlayerHas}
CountersGone
 en {c:Counter} you removed
CpCost
 en CP required to $CASTS {x:AnySel}
PaidElements
 en CP of a different Element you paid to cast {x:AnyRef}
 en different Element of the cost $TOCAST {x:AnyRef}
# how many a condition asks for
@HowMany
AtLeast
 en {n:Num} $ORMORE
AtMost
 en {n:Num} $ORLESS
Just
 en $EXACTLY{n:Num}
No
 en no
A
 en (=a|an)
@ACrystal
A
 en 《C》
@SomePoints
AtLeast
 en {n:Num} $POINTS or more
 en {n:Num} or more $POINTS
AtMost
 en {n:Num} $POINTS $ORLESS
 en {n:Num} $ORLESS $POINTS
Just
 en $EXACTLY{n:Num} $POINTS
@SomeCards
AtLeast
 en {n:Num} $CARDS or more
AtMost
 en {n:Num} $CARDS $ORLESS
@NoCards
No
 en no cards
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
 en $PUT ${FROMFIELD}$INTO the Break Zone
Return
 en returned to (=its owner's hand|their owners' hands|your hand|your deck)
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
Control
 en {o:Controls} $TOTAL{x:Quantity}
NotControl
 en {o:ControlsNot} {x:QuantityAny}
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
HaveIn
 en {o:PlayerHas} $TOTAL{x:Quantity}
HaveDifferent
 en you have {q:HowMany} different {s:Differing} $AMONGOF {x:AnyCountable}
 en there are {q:HowMany} different {s:Differing} $AMONGOF {x:AnyCountable}
 en you control {q:HowMany} different {s:Differing} $AMONGOF {x:AnyCountable}
HaveDifferent
 en you control {q:HowMany} different {s:Differing} {of:Whats.many}
 en you control {of:Whats.many} of {q:HowMany} different {s:Differing}
RemovedMine
 en {n:Num} or more of your cards have been removed from the game
There
 en there are no more {x:NoMore} left
There
 en there $ISWAS {x:Quantity}
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
 en you cast {x:Full.one} $BYTHIS
YouCast
 en you cast {x:Ref.one}
IsEven
 en {a:Amount} is an even number
IsOdd
 en {a:Amount} is an odd number
OnField
 en {x:Ref#} <is/are> on {z:AtField}
Is[s=@InParty]
 en {x:Ref#} <forms/form> a party
CancelledFrom
 en the cancelled (auto-ability|ability) triggered from $ANA {of:Whats.one}
PartyIs
 en {n:Num} or more {of:Whats.many} form the party
AttackedWith
 en you attacked with {x:Quantity}$THISTURN
Control[o=@You]
 en you control {x:ThisRef}
UsedSpecials
 en {x:Ref.one} used {s:Specials} this turn
SameMore
 en {o:Holds} {n:Num} or more
HandIs
 en {o:PlayerHas} {q:SomeCards} in $INHAND
 en {o:PlayerHas} {q:NoCards} in hand
HandMore
 en your opponent has more cards in $INHAND than you(=| do)
HandMore[o=@You]
 en you have more cards in $INHAND than your opponent(=| does)
HandFewer
 en you have $FEWER cards in $INHAND than your opponent(=| does)
Received
 en {o:PlayerHas} received {q:SomePoints}
ReceivedVs[is=more]
 en {o:PlayerHas} received more $DAMAGES than (=your opponent|you)(=| has| have)
ReceivedVs[is=less]
 en {o:PlayerHas} received $FEWER $DAMAGES than (=your opponent|you)(=| has| have)
AllSame[x=@It,both=1]
 en both cards are $OFWITH the same {s:Differing}
Is
 en {x:Subject#} <is/are> $ALL{s:State}
 en {x:Subject#} was {s:State}
Is[no=1]
 en {x:Subject#} <isn't/aren't> {s:State}
IsA
 en {x:Ref#} <is/are> ${ALSO}${A}{of:Whats#}
 en {x:Ref#} was ${A}{of:Whats#}
 en {x:Ref#} <is/are> {of:TagWhats}
IsA[no=1]
 en {x:Ref#} <isn't/aren't> ${A}{of:Whats#}
 en {x:Ref#} <isn't/aren't> {of:TagWhats}
InZone
 en {x:Ref#} <is/are> in {z:Zone}
InZone[no=1]
 en {x:Ref#} <isn't/aren't> in {z:Zone}
CountersAre
 en {q:HowMany} {c:Counter} $ISWAS $PLACED on {x:AnyRef}
 en there $ISWAS {q:HowMany} {c:Counter} $PLACED on {x:AnyRef}
 en {x:AnyRef} $HASHAD {q:HowMany} {c:Counter}$ONIT
HasDone
 en {o:PlayerHas} {v:DidIt} {x:Quantity}$THISTURN
 en {o:PlayerHas} {v:DidIt} {x:Quantity} {by:DueTo}$THISTURN
Happened
 en {x:Subject#} <has/have> {e:Perfects}$THISTURN
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
PaidHow
 en the cost $TOCAST {x:AnyRef} was {k:Payment}
PaidBackupsOf
 en {n:Num} or more of the cost $TOCAST {x:AnyRef} was (=only |){k:ProducedBy}
PaidDifferent[no=1]
 en the cost $TOCAST {x:AnyRef} didn't include CP of {q:HowMany} different Elements
PaidIncluded
 en the cost $TOCAST {x:AnyRef} included {e:Elements} CP
PaidExtra
 en you (paid|pay) the extra cost
 en the extra cost was paid
PaidCount
 en you paid {i:Icons}( as an extra cost| to cast {x:AnyRef}|)
ValueIs
 en {a:Amount} $ISNOW {is:Compared} {b:Measure}
ValueIs
 en {a:Amount} $ISNOW {b:Value} {is:OrSo}$BYEFFECT
ValueIs[is=@Exactly]
 en {a:Amount} $ISNOW $EXACTLY{b:Value}
CostIsAny
 en {a:Amount} is {n:NumList}
PaidCrystals
 en {o:PlayerHas} paid {n:Num} or more 《C》 this turn
AllTag
 en {x:Subject#} have {t:TagsOr}
ReceivedMoreBy
 en you have at least {n:Num} $POINTS more than your opponent
CrystalIs
 en {o:PlayerHas} {q:HowMany} 《C》
 en.old {o:PlayerHas} {q:ACrystal}
DoneIs
 en {x:QuantityDone} $ISWAS {v:Done} $BYTHIS
DoneIs
 en you {v:Done} {x:QuantityDone}
 en you {v:Done} {x:QuantityDone} $BYTHIS
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
HasState
 en {x:Ref#} <has/have> {f:HasFilters}
HasState[no=1]
 en {x:Ref#} (doesn't|don't) have {f:HasFilters}
@Payment
PaidOnly
 en only {k:PaidPart}
 en paid only with {e:Elements} CP
PaidDifferent
 en paid with CP of {q:HowMany} different Elements
@PaidPart
OfElements
 en paid with {e:Elements} CP
> ProducedBy
@ProducedBy
OfBackups
 en produced by {y:Plural}
%list Specials Special en " and "
@NotYet
HasDone
 en {o:PlayerHasnt} {v:DidIt} {x:Quantity}$THISTURN
ReceivedThisTurn
 en {o:PlayerHasnt} received (=a point of |any |)damage this turn
@PlayerHasnt
You
 en you haven't
Opponent
 en your opponent hasn't
They
 en they haven't
%list HasFilters HasFilter en " and "
@HasFilter
> HasPart
MultiElement
 en Multi-Element
Power[is=min]
 en {n:Value} power $ORMORE
 en ${A}power of {n:Value} $ORMORE
Power[is=max]
 en {n:Value} power $ORLESS
@HasPart
WithWord
 en {k:Keyword}
WithEx
 en ${A}EX Burst
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
 en $ATMOST
AtLeast
 en $ATLEAST
Less
 en $BELOW
More
 en $ABOVE
Exactly
 en equal to
 en the same as
@OrSo
AtLeast
 en $ORMORE
AtMost
 en $ORLESS
@DidIt
Cast
 en cast
Draw
 en drawn
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
> QuantityOr
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
> Full.one Full.many Bare.many QuantityOr
@QuantityOr
OneOf
 en {of:QuantityOrs}
%last QuantityAny OneOf
@NoThing
Sel[n=@All]
 en {of:Whats.many}
@QuantityDone
> Full.one Full.many Bare.many
@State
> Post State1
MultiElement
 en Multi-Element
AttackingAlone
 en attacking alone
Element
 en {e:Elements}
Element
 en of {e:Elements} Element
InBattle
 en in (Battle|battle)
OfNamed
 en the named {s:Differing}
# ------------------------------------------------------------------ triggers
%list Triggers Trigger en " or when " ", or when " " or " ", or "
%many CommaEvents# Event# en ", "
@Trigger
> Happening
On
 en.old {x:Subject#} {e:CommaEvents#}
BeginAttack[o=@You]
 en your Attack Phase starts
OnCounter
 en $SOME {c:Counter} is {e:CounterMove} {x:AnySel}
OnCounter
 en {n:Num} $ORMORE {c:Counter} are {e:CounterMove} {x:AnySel}
OnDone
 en {x:QuantityDone} $ISWAS {v:Done} $BYTHIS
OnDone
 en you {v:Done} {x:QuantityDone}
 en you {v:Done} {x:QuantityDone} $BYTHIS
OnDone[v=@Discard]
 en you discard {x:QuantityDone} $BYTHIS
FirstTime
 en {t:Happening} for the first time$THISTURN
@Happening
On
 en {x:Subject#} {e:Events#}
 en {x:Player#} {e:PlayerEvents#}
 en {x:ThisInZone} {e:Events.one}
@ThisInZone
ThisIn
 en [This] in {z:Zone}
@Player #
You
 en.many you
Opponent
 en.one your opponent
EachPlayer
 en.one each player
 en.one $APLAYER
# An event is what a thing does (Active) or what is done to it (Passive), now (one, many), so far (been), then (was) or at all (do).
%list Events# Event# en " or " ", | or " ", |, or " ", or "
%list Perfects Event.been en " or "
%list Pasts Event.was en " or "
%list Bases Event.do en " or "
@Event one many been was do
> Event0*
Caused
 en {e:Event0*} {by:DueTo}
WhileDull
 en {e:Event0*} while dull
@Event0 one many been was do
>.one Active.s Active.do
>.many Active.do Active.s
>.been Active.did
>.was Active.did
>.do Active.do
Be
 en.one <is/are> {e:Passive}
 en.many <is/are> {e:Passive}
 en.one would be {e:Passive}
 en.many would be {e:Passive}
 en.been been {e:Passive}
 en.was (=was|were) {e:Passive}
 en.do be {e:Passive}
 en.one would {e:Active.do}
 en.many would {e:Active.do}
Enters[how=@Cast]
 en.one <is/are> cast
 en.many <is/are> cast
IsCast
 en.been been cast
 en.was (=was|were) cast
Attacks
 en.was (=was|were) attacking
NotBlocked
 en.one <isn't/aren't> blocked
 en.many <isn't/aren't> blocked
CountersReach
 en.one <has/have> {n:Num} or more {c:Counter}$ONIT
 en.many <has/have> {n:Num} or more {c:Counter}$ONIT
Priming
 en.one <is/are> priming
 en.many <is/are> priming
@Active do s did
EntersField
 en <enter> {f:AtField}
 en <enter> {f:AtField} {w:Whence}
Leaves
 en <leave> the field$ANYHOW
LeavesZone
 en <leave> {z:Zone}
Attacks
 en <attack>
AttacksAlone
 en <attack> alone
Blocks
 en <block>
 en <block> {x:AnySel}
Harmed
 en <receive> {d:Damages}
DealtDamageBy
 en <receive> damage from {x:AnySel}
Harms
 en <deal> {d:Damages} to {to:Obj}
 en <deal> {d:Damages}
DamagesPlayer
 en <deal> damage to {o:Struck}
 en <deal> {o:Struck} damage
DamagesPlayer[no=1]
 en <deal> damage to {o:Struck} other than by its ability
DamagesEither
 en <deal> damage to {o:Struck} or (=to |){to:Obj}
 en <deal> damage to {to:Obj} or (=to |){o:Struck}
FormsParty
 en <form> a party
FormsPartyAttacks
 en <form> a party and (=attacks|attack|attacked)
 en <attack> in a party
 en <form> a party with {x:Obj} and (=attacks|attack|attacked)
Turned
 en <become> {s:State1}
ReturnedTo
 en <return> to {to:HandTo}(=| from the field)
> UseEvent*
Triggers
 en <trigger>
PrimesInto
 en <prime> into {x:AnyRef}
Primes
 en <prime>
BreaksOne
 en <break> {x:Obj}
@CounterMove
CounterPlaced
 en placed on
CounterRemoved
 en removed from
@UseEvent do s did
UsesAction
 en <use> an action ability
UsesSpecial
 en <use> a special ability
Searches
 en <search> for {x:Obj}
@Passive
PutInBreak
 en put from {f:AtField} $INTO {b:BreakAt}
 en put $INTO {b:BreakAt} from {f:AtField}
 en put from {f:AtField} $INTO {b:BreakAt} (=on|during) the same turn
ToBreakHurt
 en put from the field $INTO the Break Zone on the same turn that the chosen Forward has dealt it damage
GoesToBreak
 en put $INTO {b:BreakAt}$ANYHOW
IntoBreakFrom
 en put from {z:Zone} into (=the|your|their) Break Zone
IntoDamage
 en put into {z:Zone}
IntoDeck
 en put from the field into its owner's deck
AddedToHand
 en added to your hand
 en added to your hand from {z:Zone}
ReturnedTo
 en returned ${FROMFIELD}to {to:HandTo}
RemovedFrom
 en removed from the game
Discarded
 en discarded
DiscardedFrom
 en discarded from your hand
Broken
 en broken
BrokenBy
 en broken by {x:AnySel}
Chosen
 en chosen by {by:Sources}
IsBlocked
 en blocked
 en blocked by {x:AnySel}
Harmed
 en dealt {d:Damages}
DealtDamageBy
 en dealt damage by {x:AnySel}
BecomesDull
 en dulled
BecomesActive
 en activated
Frozen
 en Frozen
Revealed
 en revealed
CounterPlaced
 en placed on {x:AnyRef}
CounterRemoved
 en removed from {x:AnyRef}
@Damages
Dealt
 en damage
 en {n:Num} damage {so:OrSo}
Dealt[is=eq]
 en {n:Num} damage
Dealt[is=notbattle]
 en damage other than battle damage
Dealt[is=less]
 en damage less than {n:Amount}
Dealt[is=battle]
 en battle damage
@Struck
> Victim
Each
 en $APLAYER
@AtField
Zone[p=@Field]
 en the field
Zone[p=@Field]
 en {o:ZoneOf.one} field
Zone[o=@You,p=@Field]
 en the field (=under your control|on your side)
@BreakAt
Zone[p=@BreakZone]
 en the Break Zone
 en its owner's Break Zone
Zone[p=@BreakZone]
 en {o:SideOf} Break Zone
Zone[o=@Opponent,p=@BreakZone]
 en their Break Zone
@Whence
From
 en from {z:Zone}
> NotWhence
@NotWhence
NotFrom
 en (=not|other than) from {z:Zone}
@DueTo
DueTo
 en (=due to|by|from) {by:Sources}
DueToWarp
 en due to (=the effect of |)(=Warp|its Warp|[This]'s Warp)
DueToCast
 en due to (=your cast|a cast|being cast)
DueToSearch
 en due to a search effect
DueToCost
 en as a cost
 en to pay a cost
 en as a cost of an ability
%list Sources Source en " or " ", | or " ", |, or " " and "
@Source
> Source0
SuchCause[nodamage=1]
 en {of:Source0} that don't deal damage
SuchCause[named=1]
 en {of:Source0} of the named Element
SuchCause[shares=1]
 en {of:Source0} that share its Element
@Source0
BothOf
 en $SUMMON $OR $ABILITIES
 en {o:SideOf} $SUMMON $OR $ABILITIES
 en $SUMMON $OR $ABILITIES {o:OfSide}
BothOf[o=@Opponent]
 en $OPPS $SUMMON or $OPPS $ABILITIES
SummonsOf
 en $SUMMON
 en {o:SideOf} $SUMMON
 en $SUMMON {o:OfSide}
AbilitiesOf
 en $ABILITIES
 en {o:SideOf} $ABILITIES
 en $ABILITIES {o:OfSide}
AutoAbilitiesOf
 en {o:SideOf} (=auto-abilities|auto-ability)
ActionAbilitiesOf
 en {o:SideOf} (=action abilities|action ability)
NotSpecials
 en $ABILITIES other than special abilities
SummonsWith
 en {o:SideOf} $SUMMON {f:Posts}
AbilitiesOfKind[o=@Opponent]
 en an ability of their {k:Kinds.one} {f:Posts}
SummonsWith
 en {f:Pres} Summons
AbilitiesWith
 en {f:Pres} abilities
SpecialsOf
 en (=special abilities|a special ability|special ability)
 en {o:SideOf} (=special abilities|a special ability|special ability)
ExBursts
 en (=EX Bursts|an EX Burst)
 en {o:SideOf} (=EX Bursts|an EX Burst)
ExBursts
 en Summons' EX Bursts or Characters' EX Bursts
AbilitiesOfKind
 en ${A}{k:BecomeOne.one}'s $ABILITIES
 en ${A}{f:Pres} {k:BecomeOne.one}'s $ABILITIES
 en {k:PossKind} $ABILITIES
AbilitiesOfKind
 en {k:BecomeOne.one} $ABILITIES
 en {o:SideOf} {k:BecomeOne.one} $ABILITIES
AbilitiesOfThing
 en {x:Poss} (=ability|abilities|effect)
 en $ABILITIES of {x:SelOrBare}
@SideOf
Opponent
 en $OPPS
 en $OPPOSING
You
 en your
@OfSide
Opponent
 en of your opponent
 en your opponent (=controls|uses)
You
 en of yours
 en you (=control|use)
@PossKind
Forward
 en Forwards'
Character
 en Characters'
Backup
 en Backups'
Monster
 en Monsters'
%list PlayerEvents# PlayerEvent# en " or "
@PlayerEvent #
Casts
 en <casts/cast> {x:Obj}
 en <summons/summon> {x:Obj}
NthCast
 en <casts/cast> {n:NthOne} {of:Whats.one} (=you|they) have cast$THISTURN
 en <casts/cast> (=your|their) {n:Nth} {of:Whats.one}$THISTURN
> DrawEvent*
OutsideDraw
 en {e:DrawEvent*} outside of (=your|their) Draw Phase
Discards
 en <discards/discard> {x:Obj}
 en <discards/discard> {x:Obj} {by:DueTo}
ReceivesOne
 en <receives/receive> {q:WhichOne} point of damage
 en <is/are> dealt {q:WhichOne} point of damage
Receives
 en <receives/receive> damage
 en <is/are> dealt damage
 en would (=receive|be dealt) (=damage|a point of damage)
>.one UseEvent.s
>.many UseEvent.do
UsesAbility
 en <uses/use> {x:AbilitySel}
Gains
 en <gains/gain> 《C》
GainsOne
 en <gains/gain> (=a|1) 《C》
Searches
 en <searches/search> (=your|their) deck
RevealsCards
 en <reveals/reveal> {x:Obj}
RevealsMore
 en <reveals/reveal> {n:Num} or more
PlaysNotFrom
 en <plays/play> {x:Obj} onto the field {w:NotWhence}
Plays
 en <plays/play> {x:Obj}
 en <plays/play> {x:Obj} onto the field
PutsBreak
 en <puts/put> {x:Obj} into the Break Zone(=| as a cost| as part of the cost)
UsesEx
 en <uses/use> an EX Burst
 en <uses/use> the EX Burst of {x:AnySel}
RemovesCards
 en <removes/remove> {x:Obj} from the game
RemovesCounter
 en <removes/remove> {n:Num} or more {c:Counter} from {x:AnyRef}
 en <removes/remove> (=a|the last) {c:Counter} from {x:AnyRef}
@DrawEvent #
Draws
 en <draws/draw> {x:Obj}
@WhichOne
AnyOne
 en $DET
> NthOne
@NthOne
ThatNth
 en $DET {n:Nth}
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
# ------------------------------------------------------------------ moments
@Moment
BeginOf
 en the beginning of {w:WhoseTurn} {p:Span}
 en the beginning of $THE{p:Span} during {w:WhoseTurn} (=turn|turns)
 en the beginning of your {p:Span} during {w:WhoseTurn} (=turn|turns)
 en the beginning of {p:Span}
EndOf
 en the end of {w:WhoseTurn} {p:Span}
@WhoseTurn
> WhoseTurn0
NextOf
 en {w:WhoseTurn0} next
Turns
 en each of {o:SideOf}
Turns[o=@Each]
 en each player's
 en each
 en every
Turns
 en (=this|that)
@WhoseTurn0
Turns
 en {o:SideOf}
 en the
@Span
Turn
 en (=turn|turns)
MainOf
 en (=Main Phase|Main Phases) {n:Num}
MainOf[turn=1]
 en turn's Main Phase {n:Num}
AttackPhase
 en (=Attack Phase|Attack Phases)
Battle
 en battle
