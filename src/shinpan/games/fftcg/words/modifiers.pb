# Part 3: what holds for a while or all the time.
#
#   Mod d: without it as long as the Field works, or for good · per: every number in p is multiplied by how many there are
#   durations: Turn until its end · YourTurn, OpponentsTurn: during each · EndOf…: until then · WhileThis is on the field
#   Becomes is also what it was · AlsoNamed, AlsoKind of This: in every zone · MustEach: each turn
#   BeBlocked x: by such, or Except such · PartyAny: of any Element, with such · NextDamage: dealt to x, NextDamageBy: dealt by x
#   CostChange o: only that player's cards · next: only the next such card · first: only the first in each turn · Floored n: not below it
#   CostExtra, CostExtraPay: may be paid in addition (PaidExtra asks) · CostDown: doing k before paying makes it n cheaper
#   OnlyPay y: with CP of such Backups · CannotPlay by: only then · SpecialBy: discards x and not y for 《S》
# Before shape.py only: WhileInstead, YourCards, PossSel, NoneCan.

%node Act WhilePaying(x: Things, do: Act) = cannot: what holds while paying
%node Act ProducesFor(x: Things, y: Things, e?: [Element])
%built statements Act ProducesFor = Part(rule('produces for', filter=card_test(x), number=Const(e if said(e) else ALL_ELEMENTS)), bodies(y))
%rewrite WhilePaying(x: $x, do: Mod(x: $y, p: [ProducesAny])) -> ProducesFor(x: $x, y: $y)
%rewrite WhilePaying(x: $x, do: Mod(x: $y, p: [Produces(e: $e)])) -> ProducesFor(x: $x, y: $y, e: $e)
%rewrite WhilePaying(x: $x, do: While(c: $c, do: Mod(x: $y, p: [ProducesAny]))) -> While(c: $c, do: ProducesFor(x: $x, y: $y))
%node Act WhileInstead(c: Cond, on: Trigger, do: Act) = rewritten
%rewrite WhileInstead(c: $c, on: $on, do: $do) -> While(c: $c, do: Instead(on: $on, do: $do))
%node Act PerMod(per: Counted, do: Act) = rewritten
%node Act Possible(do: Act) = rewritten
%node Act NoneCan(of: What, v: [Verb], d: Duration) = rewritten
%rewrite NoneCan(of: $of, v: $v, d: $d) => Mod(x: Sel(n: All, of: $of), p: [Cant(v: $v)], d: $d)
%node Act NextDamagePlayer(do: DamageChange, o: Who, d?: Duration, then?: Act)
%built words Act NextDamagePlayer = modifiers.MakeLasting(next_time(Pattern('player damage'), and_then(do, then), whose=o), None, d or 'Game')
%node Act NextDamageBy(do: DamageChange, y?: Things, d?: Duration, x: Things)
%built words Act NextDamageBy = modifiers.EachLast(next_time(subject(Pattern('damaged'), y), do, doer_refs=selectors.It()), x, d or 'Game')
%node Dealt DealtTo(x: Things, by?: [Cause], from?: Things) = rewritten
%node Act NextDamageTo(do: DamageChange, to: Dealt, d?: Duration) = rewritten
%node Act AllDamageTo(do: DamageChange, to: Dealt, d?: Duration) = rewritten
%node Act NoReducingTo(to: Dealt, d?: Duration) = rewritten
%node Act AllDamage(x: Things, by?: [Cause], do: DamageChange, d?: Duration) = lasts(all_damage(x, by, do), d or 'Game')
%built statements Act AllDamage = plainly(all_damage(x, by, do), d)
%node Act CostChange(by: CostBy, per?: Counted, x: Things, o?: Who, next?: int, first?: int, d?: Duration)
%built words Act CostChange = plainly(modifiers.MakeLasting([cast_cost(only_less(by), per, x, o, next)], None, d or 'Turn'), first)    # what may be cast this turn costs less this turn
%built statements Act CostChange = cost_change(by, per, x, o, next, first, d)
%built following Act CostChange = plainly(cast_for(casts_before(x)[-1], by), d, per, o, next, first)
%node Act CostAny(x: Things, d?: Duration) = lasts(rule('any element', filter=card_test(x)), unless(d, 'paid otherwise for ever', not said(d)))
%built statements Act CostAny = cost_any(x, d)
%built following Act CostAny = plainly(having(casts_before(x)[-1], any_element=True), d)
%node Act CostExtra(k: Cost, x: Things)
%built statements Act CostExtra = of_this(x, another_way(k))
%node Act CostExtraPay(i: [Icon], x: Things)
%built statements Act CostExtraPay = of_this(x, another_way(i))
%node Act AbilityCost(i: [Icon], v: [AbilityKind], x: Things)
%built statements Act AbilityCost = ability_cost(i, flat(v), bodies(x))
%node Act CostAlternative(k: Cost, x: Things)
%built statements Act CostAlternative = of_this(x, another_way(k, False))
%node Act BeforePaying(k: Cost, x: Things) = cannot: what is done before paying, for nothing
%rewrite Sentences(of: [BeforePaying(k: $k, x: $x), IfDo(do: CostChange(x: $x, by: Reduce(n: $n)))]) -> Sentences(of: [CostDown(k: $k, x: $x, n: $n)])
%node Act CostDown(k: Cost, n: Value|int, per?: Counted, x: Things)
%built statements Act CostDown = plainly(of_this(x, another_way(k, True, n)), per)
%node Act MustChoose(by: [Cause], x: Things) = lasts(Part(rule('must choose', by), bodies(x)), 'Turn')
%built statements Act MustChoose = Part(rule('must choose', by), bodies(x))
%node Act NoReducing(x: Things, d?: Duration, by?: [Cause])
%built words Act NoReducing = modifiers.MakeLasting([Part(rule('sure', by), None)], x, d or 'Game')
%built statements Act NoReducing = plainly(Part(rule('sure', by), bodies(x)), d)
%node Act MustBlock(x: Things)
%built words Act MustBlock = lasts(Part(modifiers.Flags(st.MUST_BLOCKED), bodies(x)), 'Turn')
%built statements Act MustBlock = Part(modifiers.Flags(st.MUST_BLOCKED), bodies(x))
%node Act AttackLimit(o: Who, n: Value|int|Counted, d?: Duration) = lasts(for_player([rule('attack limit', number=n)], o), d or 'Game')
%built statements Act AttackLimit = plainly(for_player([rule('attack limit', number=n)], o), d)
%node Act CastLimit(o: Who, n: Value|int) = lasts(for_player([rule('cast limit', number=n)], o), 'Turn')
%built statements Act CastLimit = for_player([rule('cast limit', number=n)], o)
%node Act PlayerCant(v: [PlayerVerb], o: Who, d?: Duration) = lasts(for_player(v, o), d or 'Game')
%built statements Act PlayerCant = plainly(player_cannot(v, o), d)
%node Act SourceCant(by: [Cause], x: Things) = cannot: such a rule
%node Act ExCannot(d?: Duration) = cannot: such a rule
%node Act NoTrigger(x: Things, d?: Duration)
%built words Act NoTrigger = plainly(unless(verbs.Silently(), 'of that', not raw(x).kind in ('It', 'That', 'PlayedThing')), d)
%node Act QuietEnter(k: [CardKind])
%built statements Act QuietEnter = rule('quiet enter', filter=AllOf([filters.CardTypes(any_kind(k)), filters.Whose(1)]))
%node Act HandLimit(n: Value|int) = lasts(rule('hand limit', number=n), 'Turn')
%built statements Act HandLimit = rule('hand limit', number=n)
%node Act CastFromZone(x: Things, z: Zone)
%built statements Act CastFromZone = cast_from(x, z)
%node Act CastAsSummon(x: Things)
%built statements Act CastAsSummon = cast_as_summon(x)
%node Act CanCastOnce(x: Things)
%built statements Act CanCastOnce = having(can_cast(x), once_a_turn=True)
%node Act NoExOf(x: Things)
%built statements Act NoExOf = Part(rule('no burst'), bodies(x))
%node Act NoExOfAny(of: What, x: Things) = rewritten
%rewrite NoExOfAny(of: What(k: [Card]), x: $x) -> NoExOf(x: $x)
%rewrite NoExOfAny(of: What(k: [Card], f: $f), x: $x) -> NoExOfSome(x: $x, f: $f)
%node Act NoExOfSome(x: Things, f: [Filter])
%built statements Act NoExOfSome = Part(rule('no burst of', filter=AllOf(f)), bodies(x))
%node Act SpecialBy(x: Things, y: Things)
%built statements Act SpecialBy = special_by(x, y)
%node Act NextSpecialFree(x: Things, d: Duration) = modifiers.MakeLasting([Part(modifiers.NextTime('special free'), None)], on_field(x), d)
%node Act NoBoth(x: [Things])
%built statements Act NoBoth = no_both(x)
%node Act ManyLightDark(e: [Element])
%built statements Act ManyLightDark = many_light_dark(e)
%node Act PlayEvenIf(x: Things, e: [Element])
%built statements Act PlayEvenIf = play_even_if(x, e)
%node Act MustControl(x: [Things])
%built statements Act MustControl = must_control(x)
%node Act CannotPlay(x: Things, by?: [Cause], hand?: flag)
%built statements Act CannotPlay = note(x, not_by_effects=unless(1 << st.HAND if said(hand) else ALL_ZONES, 'what cannot be played at all', not said(by)))
%node Act PutForCp(x: Things)
%built statements Act PutForCp = Part(rule('put for cp'), bodies(x))
%node Act PrimingAny(x: Things)
%built statements Act PrimingAny = Part(rule('priming element'), bodies(x))
%node Act DiscardForCp(e: [Element])
%built statements Act DiscardForCp = rule('light dark cp', number=Const(e))
%node Act AnyCopies(x: Things, n?: int)
%built statements Act AnyCopies = note(x, copies=n or ANY_NUMBER)
%node Act ManyNames(x: Things) = cannot: such a rule
%node Act OnlyPayFor(p: Line, x: Things) = rewritten
%node Act OnlyPay(e?: [Element], x: Things, y?: Things)
%built statements Act OnlyPay = only_pay(e, y, x)
%node Act OnlyCast(x: Things, r: [Restriction])
%built statements Act OnlyCast = only_cast(x, r)
%node Act OnlyPlay(x: Things, r: [Restriction])
%built statements Act OnlyPlay = only_play(x, r)
%node Act CrystalForS(x: Things)
%built statements Act CrystalForS = Part(rule('special crystal'), bodies(x))
%node Act Enter(x: Things, how: 'dull'|'active')
%built statements Act Enter = enter(x, how)
%node Act EnterWith(x: Things, n: int, c: text)
%built statements Act EnterWith = note(x, counters=b.face.counters + [(c, n)])
%node Act OnlyIf(x: Things, c: [Cond], v: [Verb])
%built statements Act OnlyIf = only_if(x, c, v)
%node Act GainOneOf(x: Things, k: [Keyword], d?: Duration) = gain_one_of(x, k, d or 'Game')
%rewrite Mod(x: $x, p: [EntersDull]) -> Enter(x: $x, how: 'dull')
%rewrite Mod(x: $x, p: [EntersActive]) -> Enter(x: $x, how: 'active')
%rewrite Mod(x: $x, p: [EntersWith(n: $n, c: $c)]) -> EnterWith(x: $x, n: $n, c: $c)
%rewrite Mod(x: $x, p: [CanOnly(c: $c, v: $v)]) -> OnlyIf(x: $x, c: $c, v: $v)
%rewrite Mod(x: $x, p: [GainChoice(k: $k)], ...) -> GainOneOf(x: $x, k: $k, ...)
%node Things PossSel(x: Things) = rewritten
%node Things YourCards(of: What) = rewritten
%node Things Name(t: text) = cannot: a card by its name alone
%enum Pred PowerDouble = modifiers.PowerDouble()
%node Pred BecomesNamed(s: [Differing]) = rewritten
%node Pred GainsNamed(s: [Differing]) = rewritten
%rewrite BecomesNamed(s: [Elements]) -> ElementNamed
%rewrite BecomesNamed(s: [Elements, Jobs]) -> ElementJobNamed
%rewrite GainsNamed(s: [Jobs]) -> JobNamed
%rewrite GainsNamed(s: [Elements, Jobs]) -> ElementJobGained
%enum Pred ElementNamed = modifiers.Elements(0, False)
%enum Pred JobNamed = modifiers.Tags('job', [])
%enum Pred ProducesAny = modifiers.Produces(ALL_ELEMENTS)
%enum Pred ElementJobNamed = [modifiers.Elements(0, False), modifiers.Tags('job', [], True)]
%enum Pred ElementJobGained = [modifiers.Elements(0, True), modifiers.Tags('job', [])]
%enum Pred AllJobs = cannot: becoming such a thing
%enum Pred EntersDull EntersActive = cannot: how a Character enters, among other things
%node Pred PowerIs(n: Value) = modifiers.PowerSet(n)
%node Pred ElementIs(e: [Element], also?: int) = modifiers.Elements(e, said(also))
%node Pred PowerCant(v: [PowerVerb], by?: [Cause]) = forbidden(v, by)
%node Pred Can(v: [CanVerb]) = v
%node Pred Must(v: [Duty]) = v
%node Pred Gain(g: [Grant]) = gained(g)
%node Pred Lose(g: [Lost]) = flat(g)
%node Pred Becomes(k: CardKind, power?: Value, g?: [Grant])
%built words Pred Becomes = flat([modifiers.Kind(KIND_MASKS[raw(k).kind]), modifiers.PowerSet(power) if said(power) else None, gained(g)])
%node Pred Cant(v: [Verb]) = v
%node Pred CantUnless(k: Cost, v: [Toll]) = cannot_unless(k, v)
%node Pred GainChoice(k: [Keyword]) = cannot: a condition or a choice, among other things
%node Pred CanOnly(v: [Verb], c: [Cond]) = cannot: a condition or a choice, among other things
%node Pred OnlyBlockedBy(x: Things) = having(rule('blocked', filter=IsNot(one_of(x))), relative=True)
%node Pred MustEach(v: [Duty]) = v
%node Pred NoActivate(p: Phase)
%built words Pred NoActivate = modifiers.SkipActive() if raw(p).kind in ('NextActive', 'OpponentNextActive') else modifiers.Flags(st.NO_ACTIVE_PHASE)
%node Pred EntersWith(n: int, c: text) = cannot: how a Character enters, among other things
%node Pred Produces(e: [Element]) = modifiers.Produces(e)
%node Pred ElementsOf(x: Things, e?: [Element]) = modifiers.ElementsOf(ref(x), e)
%node Pred AllElements(e: [Element]) = cannot: becoming such a thing
%node Pred JobsOf(x: Things) = modifiers.JobsOf(ref(x))
%node Pred ProducesOf(x: Things) = modifiers.ProducesOf(ref(x))
%node Pred AlsoKind(k: CardKind) = modifiers.Kind(KIND_MASKS[raw(k).kind])
%node Pred GainTag(t: [Filter]) = tags(t)
%node Pred TagIs(t: [Filter]) = cannot: becoming such a thing
%enum PowerVerb Increased = ['power up']
%enum PowerVerb Decreased = ['power down']
%enum PowerVerb Changed = ['power up', 'power down']
%enum CanVerb AttackAgain = modifiers.Attacks(1, True)
%node CanVerb UseAsHaste(v: [AbilityKind]) = as_with_haste(v)
%node CanVerb AttackTimes(n: int) = modifiers.Attacks(n - 1, False)
%node CanVerb AttackTimesOf(c: Counted) = modifiers.AttacksOf(c)
%node CanVerb PartyAny(x: Things) = party_any(x)
%enum PlayerVerb Search = rule('search')
%node PlayerVerb Use(v: [AbilityKind]) = rewritten
%enum PlayerVerb UseSpecials = rule('use', names=['special'])
%enum PlayerVerb UseActions = rule('use', names=['action'])
%enum PlayerVerb UseUsables = rule('use', names=['action', 'special'])
%enum PlayerVerb UseEx Draws Blocks Attacks = cannot: what players cannot do
%node PlayerVerb Casts(x: Things) = rule('cast', filter=card_test(x))
%node PlayerVerb Plays(x: Things, by?: [Cause]) = rule('enter', by, card_test(x))
%node PlayerVerb UseAbilitiesOf(x?: Things) = cannot: what players cannot do
%enum Verb Attack = modifiers.Flags(st.NO_ATTACK)
%built duties Verb Attack = modifiers.Flags(st.MUST_ATTACK)
%built tolls Verb Attack = rule('attack cost')
%enum Verb FormParty = modifiers.Flags(st.NO_PARTY)
%enum Verb UseAbilities = rule('use')
%enum Verb UseSpecials = rule('use', names=['special'])
%enum Verb UseActions = rule('use', names=['action'])
%enum Verb UseUsables = rule('use', names=['action', 'special'])
%enum Verb BeFrozen = rule('freeze')
%enum Verb GainPower = rule('power up')
%enum Verb LosePower = rule('power down')
%enum Verb BePlayed BeCast BeDamaged = cannot: what cannot be done to such a thing
%node Verb Block(x?: Things) = cannot_block(x) if said(x) else modifiers.Flags(st.NO_BLOCK)
%built duties Verb Block = rule('must block', filter=one_of(x)) if said(x) else modifiers.Flags(st.MUST_BLOCK)
%built tolls Verb Block = plainly(rule('block cost'), x)
%node Verb BeBlocked(x?: Things|Verb) = be_blocked(x)
%built duties Verb BeBlocked = plainly(modifiers.Flags(st.MUST_BLOCKED), x)
%node Verb BeChosen(by?: [Cause]) = rule('chosen', by)
%node Verb BeBroken(by?: [Cause]) = rule('break', by)
%node Verb BecomeDull(by?: [Cause]) = rule('dull', by)
%node Verb BeReturned(by?: [Cause], to: To unused) = rule('return', by)    # only the hand is ever said
%node Verb BePut(by?: [Cause]) = rule('put', by)
%node Verb BeRemoved(by?: [Cause]) = rule('remove', by)
%node Verb LeaveField(by?: [Cause]) = rule('leave', by)
%node Verb BeActivated(by?: [Cause]) = rule('activate', by)
%node Verb VerbBy(v: Verb, by: [Cause]) = rewritten
%node Verb Use(v: [AbilityKind]) = rewritten
%node Verb GainWord(k: Keyword) = modifiers.NoWords(k)
%node Verb GainWords(k: [Keyword]) = cannot: what cannot be done to such a thing
%node Verb Except(x: Things) = cannot: an exception of nothing
%names Duration Turn EndOfOpponentsTurn EndOfYourTurn EndOfYourNextTurn EndOfNextTurn OpponentsNextTurn YourNextTurn Game WhileThis
%enum Duration ThisTurn = rewritten
%node Duration TurnOfOne(o: Who, next?: int) = rewritten
%node Duration UntilEnd(t: Duration) = rewritten
%node Duration During(t: Duration) = rewritten
%enum Duration UntilYourTurn = 'EndOfOpponentsTurn'
%enum Duration YourTurn OpponentsTurn = cannot: an effect that lasts during the turns of one player
%names Duration WhileIt
%enum Duration BattleLong = cannot: an effect that lasts so long
%node Filter Job(t: text) = filters.Job([t])
%node Filter Name(t: text) = filters.WithName([t])
%node Filter Category(t: text) = filters.Category([t])
%enum Grant AllAbilities LostAbilities AllSpecials = cannot: abilities that are gained
%enum Grant NamedEither = [modifiers.Elements(0, True), modifiers.Tags('job', [])]
%node Grant AllOfIts(s: Differing) = cannot: abilities that are gained
%built losses Grant AllOfIts = modifiers.NoTags(unless(s, 'losing all of that', not s in ('job', 'category')))
%built losses Grant AllAbilities = modifiers.Silence()
%built losses Grant AllSpecials = modifiers.Silence(('special',))
%node Grant ActionsOf(x: Things) = modifiers.SkillsOf('action', ref(x))
%node Grant Plus(n: Value) = modifiers.PowerChange(times(n, b.times), 1)
%node Grant PlusX(n: Value) = modifiers.PowerChange(times(n, b.times), 1)
%node Grant PlusPower(n: Value) = modifiers.PowerChange(times(n, b.times), 1)
%built losses Grant Plus PlusX PlusPower = modifiers.PowerChange(times(n, b.times), -1)
%node Grant Granted(q: [Quote]) = flat(q)
%enum Phase NextActive OpponentNextActive YourActive OpponentActive TheirActive ControllerActive EachActive
%enum DamageChange DamageDouble = modifiers.SetDamage('double', Const(0))
%enum DamageChange DamageHalf = modifiers.SetDamage('half', Const(0))
%node DamageChange TheDamage(do: DamageChange) = rewritten
%node DamageChange DamageIs(n: Value) = modifiers.SetDamage('is', n)
%node DamageChange DamageLess(n: Value) = modifiers.SetDamage('less', n)
%node DamageChange DamageMore(n: Value) = modifiers.SetDamage('more', n)
%node DamageChange DamageTo(x: Things) = modifiers.Redirect(ref(x))
%node DamageChange DamageIsAmount(n: Value) = modifiers.SetDamage('is', n)
%node DamageChange DamageLessPer(n: Value|int, c: Counted) = modifiers.SetDamage('less', times(n, c))
%node DamageChange DamageMorePer(n: Value|int, c: Counted) = modifiers.SetDamage('more', times(n, c))
%node CostBy Floored(n: int, by: CostBy) = having(by, floor=n)
%node CostBy Reduce(n: Value) = CostShift(n, -1)
%node CostBy Increase(n: Value) = CostShift(n, 1)
%node CostBy CostBecomes(n: Value) = CostShift(n, 0)
%node CostBy ReducePer(n: Value, c: Counted) = CostShift(times(n, c), -1)
%node CostBy IncreasePer(n: Value, c: Counted) = CostShift(times(n, c), 1)
%node CostBy ReduceAny(n: Value) = CostShift(n, -1, any_element=True)
%node CostBy ReduceBy(n: Value) = CostShift(n, -1)
%enum AbilityKind ActionAbility = ['action']
%enum AbilityKind SpecialAbility = ['special']
%enum AbilityKind Ability = ['action', 'special']

@FieldClause
> FieldMod CardRule CostRule FieldInstead
While
 en $IFWHILE {c:Conds}, $THEN{do:Holding}
 en during {whose:Whose}, {do:Holding}
 en during {whose:Whose}, if {c:Conds}, {do:FieldMods}
 en {do:FieldMods} $IFWHILE {c:Conds}
 en {do:FieldMod} during {whose:Whose}
 en during this turn, if {c:Conds}, {do:CostRule}
And
 en {a:FieldMod}, and {b:FieldInstead}
WhilePaying
 en while paying the cost to cast {x:Full.one}, {do:PayingMod}
Instead
 en if {on:TriggerOne} during {whose:Whose}, {do:Change} instead
WhileInstead
 en if {c:Conds} and {on:TriggerOne}, {do:Change} instead
 en if {on:TriggerOne} and {c:Conds}, {do:Change} instead
@Holding
> FieldMods CostRule CastRule FieldInstead
@FieldInstead
Instead
 en $IFWHEN {on:TriggerOne}, {do:Change} instead
> BareInstead
@BareInstead
Instead
 en if {on:TriggerOne}, {do:DamageChange}
@PayingMod
While
 en if {c:Conds}, {do:FieldMod}
@FieldMods
> FieldMod
And
 en {a:FieldMod} and {b:FieldMod}
 en {a:FieldMod}$COMMA and {b:WhileMore}
 en {a:FieldMod}, and {b:FieldInstead}
 en {a:FieldMod}, and {b:FieldMod}
@WhileMore
While
 en if {c:SameConds}, {do:FieldMod}
%list SameConds SameCond en "§"
@SameCond
SameMore
 en {o:PlayerHas} {n:Num} or more
@FieldMod
> PlainMod Statement
Mod
 en {x:Subject#} {p:AgainPreds} {d:Duration}
@PlainMod
> SimpleMod
PerMod
 en for $EACH {per:Countable.one}, {do:CountedMod}
@CountedMod
> SimpleMod DatedMod
@SimpleMod
Mod
 en {x:Subject#} {p:Preds#}
 en {x:Subject#} {p:Preds#} for $EACH {per:Countable.one}
 en {x:PowerOwner} {p:PowerPreds}
Possible
 en if possible, {do:MustMod}
@MustMod
Mod
 en {x:Subject#} {p:MustPreds}
 en {x:Subject#} {p:MustPreds} {d:Duration}
@DatedMod
Mod
 en {x:Subject#} {p:Preds#} {d:Duration}
@Mod
> PlainMod DatedMod Timed Statement
Mod
 en {x:Subject#} {p:Preds#} {d:Duration} for $EACH {per:Countable.one}
 en {x:Subject#} {p:Preds#} for $EACH {per:Countable.one} {d:Duration}
 en {x:PowerOwner} {p:PowerPreds} {d:Duration}
 en {x:Subject#} {p:MustPreds} {d:Duration} if possible
Lasting
 en {d:Duration}, {do:Lasts}
@LastsAfter
> Lastable CostLasts CanCasts
@Lasts
> PlainMod Statement CostLasts CanCasts
NextDamageTo
 en the next damage {to:DealtTo} {do:DealtVerb} instead
NextDamage[x=@It]
 en the next time $DEMO $KIND would take damage, reduce it {do:ByLess} instead and {then:Act.do}
NextDamagePlayer
 en the next damage dealt to {o:AnyPlayer} {do:DealtVerb} instead
 en the next damage dealt to {o:AnyPlayer} {do:DealtVerb} and {then:Act.do} instead
NextDamageBy
 en the next damage {x:Obj} <deals/deal> {do:DealtVerb} instead
 en the next damage {x:Obj} (deals|deal) to {y:Obj} {do:DealtVerb} instead
Mod
 en the Element of {x:AnySel} {p:NamedPreds}
AttackLimit[n=1]
 en {o:CantPlayer} $MAY only declare attack once
@PowerOwner
> Poss
PossSel
 en the power of {x:Obj}
%list PowerPreds PowerPred en "§"
@PowerPred
PowerIs
 en power $ALSO$BECOME {n:Value}
 en power $ALSO$BECOME $EQUALTO{n:Amount}
 en $BECOME {n:Value}
ElementIs
 en Element becomes {e:Elements}
PowerDouble
 en power $DOUBLES
 en $DOUBLES
PowerCant
 en cannot be {v:PowerVerbs} by {by:Sources}
 en power cannot be {v:PowerVerbs} by {by:Sources}
PowerCant
 en cannot be {v:PowerVerbs}
 en power cannot be {v:PowerVerbs}
%list NamedPreds NamedPred en "§"
@NamedPred
ElementNamed
 en becomes the named one
%list PowerVerbs PowerVerb en " or " " and "
@PowerVerb
Increased
 en increased
Decreased
 en decreased
 en reduced
Changed
 en changed
%list AgainPreds AgainPred en "§"
@AgainPred
Can
 en can {v:AgainVerbs}
%list AgainVerbs AgainVerb en "§"
@AgainVerb
> AttackVerb
%list MustPreds MustPred en "§"
@MustPred
Must
 en must {v:Verbs}
@Duration
UntilEnd
 en until the end of {t:SomeTurn}
During
 en {t:BareTurn}
 en during {t:SomeTurn}
Game
 en during this game
 en for the rest of the game
 en (until the end of the game|the rest of the game)
WhileIt
 en as long as it is on the field
 en for as long as it is on the field
UntilYourTurn
 en until the beginning of your next turn
WhileThis
 en while [This] is on the field
 en for as long as [This] is on the field
 en as long as [This] is on the field
 en for as long as you control [This]
 en until [This] leaves the field
BattleLong
 en until the end of (the|that) battle
 en during this battle
@SomeTurn
> NextTurn
ThisTurn
 en $DEMO turn
TurnOfOne
 en {o:TurnOwner} turn
 en each of {o:TurnOwner} turns
@BareTurn
> NextTurn
ThisTurn
 en this turn
@NextTurn
TurnOfOne[next=1]
 en {o:NextOwner} next turn
@NextOwner
> TurnOwner
EachPlayer
 en the
@TurnOwner
You
 en your
Opponent
 en $OPPS
# ------------------------------------------------------------------ predicates
%list Preds# Pred# en " and " ", | and " ", and " ", |, and "
%last Preds Gain
@Pred #
Gain
 en $ALSO<gains/gain> {g:Gains}
Lose
 en $ALSO<loses/lose> {g:Losses}
Becomes
 en $ALSO<becomes/become> ${A}{k:BecomeKind}
Becomes
 en $ALSO<becomes/become> ${A}{k:BecomeKind} with {g:Gains}
Cant
 en cannot {v:Verbs}
CantUnless
 en cannot {v:Verbs} unless (you|its controller) {k:UnlessAct}
GainChoice
 en <gains/gain> {k:KeywordsOr}
PowerDouble
 en <doubles/double> $ITS power
CanOnly
 en can only {v:Verbs} if {c:Conds}
 en cannot {v:Verbs} unless {c:Conds}
Must
 en must {v:Verbs} if possible
 en must {v:Verbs}
OnlyBlockedBy
 en can only be blocked by {x:Obj}
BecomesNamed
 en <becomes/become> $OF$NAMED {s:NamedStats}
GainsNamed
 en <gains/gain> $NAMED {s:NamedStats}
MustEach
 en must {v:Verbs} (once per turn|each turn|at least once per turn|every turn) if possible
Can
 en $MAY {v:CanVerbs}
NoActivate
 en $WONTACTIVATE $DURING {p:ActivePhase}
EntersDull
 en <enters/enter> the field dull
 en <is/are> played onto the field dull
EntersActive
 en <enters/enter> the field active
EntersWith
 en <enters/enter> the field with {n:Num} {c:Counter} ${PLACED}on $IT
EntersWith[n=1]
 en <enters/enter> the field with a {c:Counter} ${PLACED}on $IT
Produces
 en $MAY produce {e:Elements} CP
 en $MAY produce any {e:Elements} CP
ProducesAny
 en $MAY produce CP of any Element
 en $MAY produce any Element CP
ElementIs
 en <is/are> {e:Elements}
 en <becomes/become> {e:Elements}
ElementIs[also=1]
 en <is/are> also {e:Elements}
 en also <becomes/become> {e:Elements}
 en <gains/gain> Elements of {e:Elements}
ElementsOf
 en <gains/gain> ${THE}Elements of {x:AnySel}
ElementsOf
 en <gains/gain> ${THE}Elements of {x:AnySel} except {e:Elements}
JobsOf
 en <has/have> the Jobs of {x:AnySel}
ProducesOf
 en $MAY produce CP of any Element of {x:AnySel}
AllElements
 en <has/have> all the Elements except {e:Elements}
AllJobs
 en <has/have> all the jobs
AlsoKind
 en <is/are> also ${A}{k:BecomeKind}$ANYTIME
AlsoNamed
 en <is/are> also {t:Tags}$ANYTIME
 en <has/have> {t:Tags}( in addition to its own|) in all situations
GainTag
 en <gains/gain> {t:Tags}
TagIs
 en <becomes/become> {t:Tags}
@UnlessAct
PayAct
 en (pay|pays) {i:Icons}
PayAct
 en (pay|pays) {i:Icons} for $EACH {per:Countable.one}
Discard
 en (discard|discards) {x:Obj}
%list NamedStats DifferingOne.one en " and "
%list Tags Tag1 en " and " ", | and " " or "
@Tag1
> PlainTag
@BecomeKind
> BecomeOne.one BecomeOne.many
@BecomeOne #
Forward
 en <Forward>
Monster
 en <Monster>
Backup
 en <Backup>
Character
 en <Character>
%list Gains Grant en ", | and " " and " ", |, and " ", and " ", " " "
%last Gains Plus
@Grant
Plus
 en +{n:Value} power
 en {n:Value} power
> Keyword Quoting
PlusX
 en +{n:Amount} power
PlusPower
 en power equal to {n:Amount}
AllAbilities
 en $ALLITS abilities
ActionsOf
 en {x:Poss} action abilities
NamedEither
 en $NAMED Job or Element
LostAbilities
 en all the abilities lost by the previous effect
@Quoting
Granted
 en {q:Quoted}
Granted
 en {q:Quoted} and {q2:Quoted}
%list Losses Loss en ", | and " " and " ", |, and "
@Loss
Plus
 en {n:Value} power
> Keyword Quoting
PlusPower
 en power equal to {n:Amount}
AllAbilities
 en $ALLITS abilities
AllSpecials
 en $ALLITS special abilities
 en special abilities
AllOfIts
 en $ALLITS {s:DifferingOne.many}
@ActivePhase
NextActive
 en $CONTROLLERS next Active Phase
 en your next Active Phase
 en the next Active Phase of its controller
OpponentNextActive
 en $OPPS next Active Phase
YourActive
 en your Active Phase
OpponentActive
 en $OPPS Active Phase
ControllerActive
 en $CONTROLLERS Active Phase
TheirActive
 en the Active Phase
EachActive
 en (each player's|the next) Active Phase
%list Verbs Verb en " or " ", | or " ", |, or " " and "
@Verb
Attack
 en attack
Block
 en block
Block
 en block {x:Obj}
BeBlocked
 en be blocked
BeBlocked
 en be blocked by {x:Obj}
BeBlocked
 en be blocked {x:ExceptBlock}
VerbBy
 en {v:ByVerb} $BY {by:Sources}
> ByVerb
FormParty
 en form $PARTIES
Use
 en use $ITSOPT{v:AbilityAdjs} abilities
Use[v=@Ability]
 en use ${ITSOPT}abilities
@ByVerb
BeChosen
 en be chosen
BeBroken
 en be broken
BecomeDull
 en become dull
 en be dulled
BeReturned
 en be returned to {to:HandTo}
BePut
 en be put ${FROMFIELD}into the Break Zone
BeRemoved
 en be removed from the game
LeaveField
 en leave the field
BeActivated
 en be activated
 en activate
@Verb
BePlayed
 en be played onto the field
BeCast
 en be cast
GainPower
 en gain power
GainWord
 en gain {k:Keyword}
GainWords
 en gain {k:KeywordsOr}
BeFrozen
 en be Frozen
LosePower
 en lose power
BeDamaged
 en be dealt damage
@ExceptBlock
Except
 en except by {x:Obj}
 en by Forwards other than {x:Obj}
%list AbilityAdjs AbilityAdj en " or " " and "
@AbilityAdj
ActionAbility
 en action
SpecialAbility
 en special
%list CanVerbs CanVerb en " and " " or "
@CanVerb
> AttackVerb
AttackTimesOf
 en attack as many times as {c:Countable.many}
PartyAny
 en form a party with {x:Obj} of any Element
 en form a party with {x:Obj}
UseAsHaste
 en use {v:AbilityAdjs} abilities with 《Dull》 ${INCOST}as $THOUGH $THEYIT had Haste
UseAsHaste[v=@Ability]
 en use abilities with 《Dull》 ${INCOST}as $THOUGH $THEYIT had Haste
@AttackVerb
AttackTimes
 en attack {n:Num} times$INTURN
AttackAgain
 en attack once more
 en attack (one more time|again)
# ------------------------------------------------------------------ damage changes
@Change
> DamageChange Act.do
And
 en {a:DamageChange} and {b:Act.do}
 en {a:Act.do} and {b:DamageChange}
 en {a:Act.do} and {b:Act.do}
 en {a:DamageChange} and {b:Mod}
By
 en {o:Actor} {do:Act.s}
May
 en you may {do:ActChain}
May
 en you may reduce the damage by {n:Num}
@DamageChange
TheDamage
 en $THEDAMAGE {do:DealtVerb}
DamageLess
 en $REDUCE the damage by {n:Value}
DamageMore
 en increase the damage by {n:Value}
 en (deal|it deals) an additional {n:Value} damage
DamageDouble
 en double the damage
DamageHalf
 en (halve|reduce by half) the damage
 en $REDUCE the damage by half
DamageTo
 en deal the damage to {x:AnySel}
DamageLessPer
 en $REDUCE the damage by {n:Num} for $EACH {c:Countable.one}
DamageMorePer
 en increase the damage by {n:Num} for $EACH {c:Countable.one}
# ------------------------------------------------------------------ sentences with a duration
@Timed
Lasting
 en {do:LastsAfter} {d:Duration}
NextDamageTo
 en the next damage {to:DealtTo} {d:Duration} {do:DealtVerb} instead
 en the next damage {to:DealtTo} {do:DealtVerb} {d:Duration}
 en $REDUCE the next damage {to:DealtTo} {d:Duration} {do:ByLess}
NoneCan
 en no {of:Whats.one} can {v:Verbs} {d:Duration}
AllDamageTo
 en $ALLDAMAGE {to:DealtTo} {d:Duration} {do:DealtVerb} instead
CostChange
 en the cost ${REQUIRED}$TOPLAY {x:CostOf} $ONTO{d:Duration} {by:CostBy}
 en the cost ${REQUIRED}$TOPLAY {x:CostRef} {by:CostBy}
CostChange[next=1]
 en the cost ${REQUIRED}$TOPLAY $THEYOUR next {x:CostWhat} $ONTO$YOUCAST{d:Duration} {by:CostBy}
CostAny
 en the cost ${REQUIRED}$TOPLAY {x:CostRef} ${ONTO}can be paid $WITHCP CP of any Element
@CostLasts
> CostPlain
CostChange[next=1]
 en the cost ${REQUIRED}$TOPLAY $THEYOUR next {x:CostWhat} $ONTO$YOUCAST{by:CostBy}
@DealtTo
DealtTo
 en dealt to {x:Obj}
 en dealt to {x:Obj} by {by:Sources}$COMMA
 en dealt by {by:Sources} to {x:Obj}
DealtTo
 en dealt to {x:Obj} by {from:Full.one}
@ByLess
DamageLess
 en by {n:Value}
@CostRef
> Ref#
@CostWhat
Sel[n=@A]
 en {of:Whats.one}
@DealtVerb
DamageIs
 en $BECOME {n:Value}
DamageIsAmount
 en $BECOME {n:Amount}
DamageLess
 en $DECREASES by {n:Value}
DamageMore
 en $INCREASES by {n:Value}
DamageDouble
 en $DOUBLES
DamageHalf
 en $HALVES
DamageTo
 en $ISDEALTTO {x:AnySel}
DamageLessPer
 en $DECREASES by {n:Num} for $EACH {c:Countable.one}
DamageMorePer
 en $INCREASES by {n:Num} for $EACH {c:Countable.one}
@CostBy
> CostCut
Floored[n=1]
 en {by:CostCut} but cannot become 0
Floored[n=2]
 en {by:CostCut} but cannot become 1 or less
@CostCut
Reduce
 en $DECREASES by {n:Value}
Increase
 en $INCREASES by {n:Value}
CostBecomes
 en $BECOME {n:Value}
ReducePer
 en $DECREASES by {n:Value} for $EACH {c:Countable.one}
IncreasePer
 en $INCREASES by {n:Value} for $EACH {c:Countable.one}
ReduceAny
 en $DECREASES by {n:Value} and can be paid $WITHCP CP of any Element
ReduceBy
 en $DECREASES by $ANAMOUNT{n:Amount}
# ------------------------------------------------------------------ cost rules of a field
@CostPlain
CostChange
 en the cost ${REQUIRED}$TOPLAY {x:CostOf} $ONTO{by:CostBy}
CostAny
 en the cost ${REQUIRED}$TOPLAY {x:CostOf} ${ONTO}can be paid $WITHCP CP of any Element
@CostRule
> CostPlain
CostChange
 en for $EACH {per:Countable.one}, the cost ${REQUIRED}$TOPLAY {x:CostOf} $ONTO{by:CostBy}
CostChange
 en the cost ${REQUIRED}for {o:CostPlayer} $TOPLAY {x:CostOf} $ONTO{by:CostBy}
 en the cost ${REQUIRED}$TOPLAY {o:CostPlayerOf} {x:CostMany} $ONTO{by:CostBy}
CostChange[first=1]
 en the cost ${REQUIRED}$TOPLAY your first {x:CostWhat} each turn $ONTO{by:CostBy}
CostExtra
 en $IFCAST {x:AnyRef}$ONTOEND, you $MAY {k:Act.do} as an $EXTRA cost
CostExtraPay
 en $IFCAST {x:AnyRef}$ONTOEND, you $MAY pay an $EXTRA {i:Icons}
AbilityCost
 en the cost required for {x:Obj} to use {v:AbilityAdjs} abilities $INCREASES by {i:Icons}
AbilityCost[v=@Ability]
 en the cost required for {x:Obj} to use abilities $INCREASES by {i:Icons}
CostAlternative
 en you $MAY {k:Act.do} $INSTEADPAY$TOPLAY {x:AnyRef}$FROMHAND$ONTOEND
 en you $MAY {k:Act.do} instead of paying the cost of {x:AnyRef}
CostDown
 en before paying the cost ${REQUIRED}$TOPLAY {x:AnyRef}$ONTOEND, you $MAY {k:Act.do} to reduce the cost ${REQUIRED}$TOPLAY $ITTHIS by {n:Num}
 en before paying the cost ${REQUIRED}$TOPLAY {x:AnyRef}$ONTOEND, you $MAY {k:Act.do} to reduce the cost ${REQUIRED}$TOPLAY $ITTHIS by {n:Num} for $EACH {per:Countable.one}
BeforePaying
 en before paying the cost ${REQUIRED}$TOPLAY {x:AnyRef}$ONTOEND, you $MAY {k:Act.do}
@OwnCostRule
CostChange
 en the cost for playing {x:ThisOnly} onto the field {by:CostBy}
@CostPlayer
> AnyPlayer
@CostPlayerOf
Opponent
 en $OPPS
@AnyPlayer
You
 en you
Opponent
 en $OPPONENT
EachPlayer
 en each player
 en $ALLOF
@CostMany
Sel[n=@All]
 en {of:Whats.many}
@CostOf
> Ref#
YourCards
 en your {of:Whats.many}
YourCards
 en your {of:TagWhats}
Sel[n=@All]
 en {of:Whats.many}
 en all ${THE}{of:Whats.many}
YourCards
 en your {of:Whats.one}
YourCards
 en $ANA {of:Whats.one}
Both
 en {of:CostRow}
%row CostRow CostPart en " and " " or "
@CostPart
> Ref.one
YourCards
 en your {of:Whats.many}
@Lastable
PlayerCant
 en {o:CantPlayer} cannot {v:PlayerVerbs}
NoReducingTo
 en $ALLDAMAGE {to:DealtTo} cannot be reduced
@Statement
MustChoose
 en {by:Sources} must choose {x:Sel#} if possible
AllDamageTo
 en $ALLDAMAGE {to:DealtTo} {do:DealtVerb} instead
 en $REDUCE $ALLDAMAGE {to:DealtTo} {do:ByLess}
NextSpecialFree
 en the next time you use {x:Poss} special ability {d:Duration}, you can do so without paying 《S》
MustBlock
 en (your |)opponent must block {x:AnySel} if possible
AttackLimit
 en {o:CantPlayer} $MAY only declare $SAMENUMBER attacks in the same turn as $THENUMBER{n:Countable.many}
CastLimit
 en {o:CantPlayer} cannot cast more than {n:Num} $CARDS $EACHTURN
 en {o:CantPlayer} $MAY only cast (up to |){n:Num} $CARDS $EACHTURN
> Lastable
SourceCant
 en {by:Sources} cannot choose {x:Obj}
ExCannot
 en EX Bursts cannot be used( {d:Duration}|)
NoTrigger
 en {x:Poss} $AUTO $WONT trigger( {d:Duration}|)
 en ${THE}$AUTO of {x:Obj} $WONT trigger( {d:Duration}|)
QuietEnter
 en opposing {k:Kinds.many} entering the field won't trigger any auto-abilities
HandLimit
 en (your hand size limit|the maximum number of cards in your hand) $IS {n:Num}
 en you $MAY have up to {n:Num} cards in your hand
@CantPlayer
> AnyPlayer
%last PlayerVerb UseAbilitiesOf
%list PlayerVerbs PlayerVerb en " or " ", | or "
@PlayerVerb
Casts
 en cast {x:Obj}
Search
 en search$ADECK
Plays
 en play {x:Obj}$ONTOEND
Plays
 en play {x:PlayedKind}$ONTOEND $BY {by:Sources}
Use
 en use {v:AbilityAdjs} abilities
UseAbilitiesOf
 en use {x:Obj}
 en use abilities
UseEx
 en use EX Bursts
Draws
 en draw cards
Blocks
 en block
Attacks
 en attack
@PlayedKind
> Full.one Full.many Bare.many
# ------------------------------------------------------------------ about the card itself
@CastRule
CastFromZone
 en you $MAY cast {x:AnyRef} from {z:Zone}
> CastNormally
CastAsSummon
 en you $MAY cast {x:AnyRef} at any time you could ${USUALLY}cast (a Summon|Summons)
CastAsSummon
 en you $MAY cast {x:CostOf} at any time you could ${USUALLY}cast (a Summon|Summons)
CanCastOnce
 en once per turn, you $MAY cast {x:Obj} $NORMALLY
CanCast
 en you $MAY cast {x:PluralFrom}
@PluralFrom
Sel[n=@All]
 en {of:Whats.many}
@CardRule
> CastRule
NoExOf
 en EX Bursts of cards put $INTO the Damage Zone $BY {x:DamageOfThis} cannot be used
NoExOfAny
 en any {of:KindWhat.one} put $INTO the Damage Zone $BY {x:DamageOfThis} cannot use its EX Burst
SpecialBy
 en you may use [This]'s special ability by discarding {x:Obj} instead of discarding {y:Obj} as part of the cost
NoBoth
 en you cannot $CASTS {x:NoBothList} while already in control of (either|any of these|one of these|any of the) (Character|Characters)
ManyLightDark
 en you can play 2 or more {e:Elements} Characters onto the field
 en you can (have|control) 2 or more {e:Elements} Characters(| on the field)
PlayEvenIf
 en {x:AnyRef} can be played onto the field even if you control other {e:Elements} Characters
MustControl
 en you must control {x:Quantity} $TOPLAY [This]$FROMHAND$ONTOEND
CannotPlay
 en you cannot $CASTS {x:AnyRef}$ONTOEND $BY {by:Sources}
PutForCp
 en you $MAY put {x:AnyRef} into the Break Zone to produce 1 CP of any Element(| in order to pay a CP cost)
 en if you pay a CP, you $MAY put {x:AnyRef} into the Break Zone to produce 1 CP of any Element
PrimingAny
 en the Priming cost of {x:Obj} can be paid $WITHCP CP of any Element
DiscardForCp
 en you can discard {e:Elements} Element cards from your hand to produce CP
AnyCopies
 en you $MAY $HAVE any number of {x:AnyRef} in $YOURA deck
 en any number of {x:AnyRef} can be included in your deck
AnyCopies
 en you $MAY $HAVE up to {n:Num} ${COPIES}{x:AnyRef} in $YOURA deck
ManyNames
 en you can play 2 or more {x:AnyRef} onto the field
OnlyPayFor
 en {p:PayWith} $TOPLAY {x:AnyRef}$FROMHAND$ONTOEND
OnlyCast
 en you can only cast {x:AnyRef} {r:Restrictions}
 en you cannot cast {x:AnyRef} unless {r:UnlessList}
 en you can only play {x:AnyRef} from your hand {r:Restrictions}
OnlyPlay
 en you can only play {x:AnyRef}$ONTOEND {r:Restrictions}
CannotPlay[hand=1]
 en you cannot $CASTS {x:AnyRef} from your hand$ONTOEND $BY {by:Sources}
 en {x:AnyRef} cannot be played from your hand$ONTOEND $BY {by:Sources}
CannotPlay
 en you cannot $CASTS {x:AnyRef} from your hand
CrystalForS
 en you can pay with 《C》 instead of 《S》 when paying for the special abilities of {x:Obj}
%list UnlessList Unless en " and "
@Unless
RestrictIf
 en {c:Cond}
%row NoBothList NoBothPart en " or " ", | or "
@NoBothPart
This
 en [This]
Name
 en {t:Name}
