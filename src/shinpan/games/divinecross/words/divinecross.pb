# The Divine Cross phrasebook. Japanese follows the wordings the rule book itself uses;
# the English wording is our own. The first line of a language is what is printed.

%enum Line UsableAny NotCumulative UsableStunned ModeHead CopiesAny
%node Line Usable(n: int)
%node Line UsableDo(n: int, a: Act)
%node Line UsableWhile(q: Cond, n: int)
%node Line IfDid(c: Act)
%node Line IfNot(c: Act)
%node Line Otherwise(c: Act)
%node Line Then(c: Act) = c
%node Line Mode(c: Act)
%node Line QuotedTwo(a: Text, b: Text)
%node Line QuotedThree(a: Text, b: Text, c: Text)
%node Line DefineX(k: Things|Counted)
%node Line Swap(t: Things, u: Things) = unit_verbs.Swap(targets(t), units(u))
%node Line Copies(n: int)
%enum Act ThatHalf = v.ChangeThat('half', Const(0))
%enum Act TicketGain = v.Ticket(True)
%enum Act TicketLose = v.Ticket(False)
%enum Act Win = v.EndGame(True)
%enum Act Lose = v.EndGame(False)
%enum Act DamageTimes = damage_times()
%enum Act DrawEven = card_verbs.Draw([0], CountOf(s.ZoneCards(filters.OPP, st.HAND, '', [])), to_hand=True)
%enum Act Janken = v.Janken(Const(1))
%enum Act DamageHalf = v.ChangeDamage('half', None)
%enum Act FailThis = v.Fail()
%enum Act EndTurn = v.EndTheTurn()
%enum Act Number = v.NameNumber()
%enum Act NameAttribute = v.NameAttribute()
%enum Act DrawThat
%node Act May(a: Act) = may(a)
%node Act OppMay(a: Act) = AsOpponent(May(a, '925.2'))
%node Act When(t: Trigger, c: Act) = delayed(t, c, False)
%node Act At(t: Moment, c: Act) = delayed(t, c, True)
%node Act While(q: Cond|Who, c: Act) = lasts_while(q, c)
%node Act Before(c: Act) = c
%node Act Lasting(d: Duration, c: Act) = within(c, d)
%node Act NextInstead(c: Act) = next_instead(c)
%node Act EitherOf(a: Act, b: Act) = Modes([a, b], 1, '909.1')
%node Act EitherQuoted(a: Text, b: Text) = Modes([quoted(a), quoted(b)], 1, '909.1')
%node Act If(c: Act, q: Cond) = If(q, c)
%node Act ThatDown(n: int) = v.ChangeThat('down', amount(n))
%node Act ThatSet(n: int) = v.ChangeThat('set', amount(n))
%node Act Instead(t: Event, c: Act) = lasting_part(shield(t, c))
%node Act And(a: Act, b: Act) = both(a, b)
%node Act AndIt(a: Act, b: Act)
%node Act IfElse(q: Cond, a: Act, b: Act) = If(q, a, b)
%node Act IfIt(q: Cond, c: Act)
%node Act Each(k: Counted|Things, n: int, c: Act) = each(k, n, c)
%node Act Won(c: Act) = v.IfWon(True, c)
%node Act Lost(c: Act) = v.IfWon(False, c)
%node Act Opponent(c: Act) = AsOpponent(c)
%node Act Everyone(c: Act) = v.Everyone(c)
%node Act TurnPlayer(c: Act) = v.AsTurnPlayer(c, True)
%node Act NonTurnPlayer(c: Act) = v.AsTurnPlayer(c, False)
%node Act You(c: Act)
%node Act Pick(x: Things, c?: Act) = picked(x, c)
%node Act Search(x: Things, c?: Act) = search(x, c)
%node Act Draw(n: int|Value, o?: Who) = card_verbs.Draw(sides(o), amount(n))
%node Act Discard(x: Things) = discard(x)
%node Act Damage(n: Value|int, t?: Things) = damage(t, n)
%node Act Reveal(x: Things) = card_verbs.Reveal(some(x), True)
%node Act Look(x: Things) = card_verbs.Reveal(some(x), False)
%node Act DrawUpTo(o?: Who, n: int) = card_verbs.Draw(sides(o), amount(n), up_to=True)
%node Act DrawCount(o?: Who, k: Counted)
%node Act DrawTo(n: int, o?: Who) = card_verbs.Draw(sides(o), amount(n), to_hand=True)
%node Act DiscardTo(n: int) = discard_to(n)
%node Act DamagePer(t: Things, k: Counted, m: int, n: int)
%node Act HealPer(t: Things, k: Counted, m: int, n: int)
%node Act Heal(t: Things, n: Value|int) = unit_verbs.Heal(targets(t), amount(n))
%node Act HealAll(t: Things) = unit_verbs.Heal(targets(t), None)
%node Act Stun(t: Things) = unit_verbs.Stun(targets(t), True)
%node Act Unstun(t: Things) = unit_verbs.Stun(targets(t), False)
%node Act ClearMarkers(t: Things) = unit_verbs.ClearMarkers(targets(t))
%node Act KO(t: Things) = unit_verbs.KnockOut(targets(t))
%node Act Swap(t: Things, u: Things) = unit_verbs.Swap(targets(t), units(u))
%node Act SwapChosen(u: Things, x: Things, n: int) = unit_verbs.Swap(card_verbs.Targets(units(x), n), units(u))
%node Act RetreatNow(t: Things) = unit_verbs.Retreat(targets(t))
%node Act Charge(t: Things) = unit_verbs.Charge(targets(t))
%node Act ChargeTimes(t: Things, n: int) = charges(t, n)
%node Act AttachEnergy(x: Things, t: Things) = card_verbs.Attach(some(x), targets(t), True)
%node Act MoveEnergy(x: Things, t: Things) = card_verbs.MoveCards(some(x), targets(t))
%node Act MoveDamage(u: Things, n: int, t: Things) = unit_verbs.MoveDamage(units(u), amount(n), targets(t))
%node Act AttachAssist(x: Things, t: Things) = card_verbs.Attach(some(x), targets(t), False)
%node Act Put(x: Things, z: To|Zone) = put(x, z)
%node Act Deploy(x: Things) = card_verbs.Put(some(x), 'Standby')
%node Act Shuffle(o?: Who) = card_verbs.Shuffle(sides(o))
%node Act ShuffleIn(x: Things, o?: Who)
%node Act JankenTimes(n: int) = v.Janken(amount(n))
%node Act DamageUp(n: Value|int) = v.ChangeDamage('up', amount(n))
%node Act DamageDown(n: int) = v.ChangeDamage('down', amount(n))
%node Act DamageDouble(n: int) = v.ChangeDamage('times', Const(n))
%node Act DamageSet(n: int) = v.ChangeDamage('set', Const(n))
%node Act UseSkill(t: Things) = unit_verbs.UseSkill(targets(t))
%node Act PlayIt(x: Things) = card_verbs.PlayIt(some(x))
%enum Things This Holder It Rest ThisCard
%node Things Some(x: Things, n: int)
%node Things SomeUpTo(x: Things, n: int)
%node Things Energy(u: Things)
%node Things Assist(u: Things)
%node Things All(x?: Things, o?: Who, w?: Where, z?: Zone, k?: CardKind)
%node Things Together(a: Things, b: Things)
%node Things SomeAny(x: Things)
%node Things UnitSet(o?: Who, w: Where, f?: [Filter])
%node Things NamedThings(o?: Who, s: text)
%node Things ZoneCards(o?: Who, z: Zone, k?: CardKind, f?: [Filter])
%node Things NamedIn(o?: Who, z: Zone, s: text)
%node Things AreaAssists(o: Who)
%node Things SideEnergy(o: Who)
%node Things Attached(u: Things)
%node Things Among(k?: CardKind, f?: [Filter])
%node Things SomeRandom(x: Things, n: int)
%node Things TopCards(o?: Who, n: int)
%node Things BottomCards(o: Who, n: int)
%node Things TopDiscard(o?: Who)
%node Things NamedAt(o: Who, w: Where, s: text)
%enum Change FailsThat
%node Change Topic(t: Things, m: Act)
%node Change HpUp(t: Things, n: int) = change(m.NumberChange('hp', 'up', amount(n), ''), t)
%node Change HpUpPer(t: Things, k: Counted, m: int, n: int)
%node Change DealsUpPer(t: Things, k: Counted, m: int, n: int)
%node Change HpDown(t: Things, n: int) = change(m.NumberChange('hp', 'down', amount(n), ''), t)
%node Change HpSet(t: Things, n: int) = change(m.NumberChange('hp', 'set', amount(n), ''), t)
%node Change SkillCostUp(t: Things, n: int) = change(m.NumberChange('cost', 'up', amount(n), ''), t)
%node Change SkillCostDown(t: Things, n: int) = change(m.NumberChange('cost', 'down', amount(n), ''), t)
%node Change SkillCostZero(t: Things) = change(m.NumberChange('cost', 'down', Const(99)), t)
%node Change SideCostUp(o: Who, n: int)
%node Change SideCostDown(o: Who, n: int)
%node Change NamedCostUp(t?: Things, s: text, n: int) = change(m.NumberChange('cost', 'up', amount(n), s), t)
%node Change NamedCostDown(t?: Things, s: text, n: int) = change(m.NumberChange('cost', 'down', amount(n), s), t)
%node Change RetreatUp(t: Things, n: int) = change(m.NumberChange('retreat', 'up', amount(n), ''), t)
%node Change RetreatDown(t: Things, n: int) = change(m.NumberChange('retreat', 'down', amount(n), ''), t)
%node Change RetreatSet(t: Things, n: int) = change(m.NumberChange('retreat', 'set', amount(n), ''), t)
%node Change DealsUp(t: Things, n: int, v?: Things) = change(DamageChange(True, 'up', amount(n), '', False, units(v)), t)
%node Change DealsDown(t: Things, n: int, v?: Things) = change(DamageChange(True, 'down', amount(n), '', False, units(v)), t)
%node Change DealsDouble(t: Things, n: int) = change(DamageChange(True, 'times', amount(n)), t)
%node Change DealsSet(t: Things, n: int) = change(DamageChange(True, 'set', amount(n)), t)
%node Change AnyTakesUp(t: Things, n: int) = change(DamageChange(False, 'up', amount(n), '', True, None), t)
%node Change AnyTakesDown(t: Things, n: int) = change(DamageChange(False, 'down', amount(n), '', True, None), t)
%node Change AnyTakesHalf(t: Things) = change(DamageChange(False, 'half', Const(0), '', True, None), t)
%node Change AnyTakesDouble(t: Things, n: int) = change(DamageChange(False, 'times', amount(n), '', True, None), t)
%node Change AnyTakesSet(t: Things, n: int) = change(DamageChange(False, 'set', amount(n), '', True, None), t)
%node Change TakesUp(t: Things, n: int, v?: Things) = change(DamageChange(False, 'up', amount(n), '', False, units(v)), t)
%node Change TakesDown(t: Things, n: int, v?: Things) = change(DamageChange(False, 'down', amount(n), '', False, units(v)), t)
%node Change TakesDouble(t: Things, n: int) = change(DamageChange(False, 'times', amount(n)), t)
%node Change TakesHalf(t: Things) = change(DamageChange(False, 'half', Const(0)), t)
%node Change DealsHalf(t: Things) = change(DamageChange(True, 'half', Const(0)), t)
%node Change TakesSet(t: Things, n: int) = change(DamageChange(False, 'set', amount(n)), t)
%node Change SideDealsUp(o: Who, n: int)
%node Change SideDealsDown(o: Who, n: int)
%node Change NamedUp(t?: Things, s: text, n: int) = change(DamageChange(True, 'up', amount(n), s), t)
%node Change NamedDown(t?: Things, s: text, n: int) = change(DamageChange(True, 'down', amount(n), s), t)
%node Change GainAttribute(t: Things, a: [Attribute]) = change(m.Attributes('add', a), t)
%node Change GainChosenAttribute(t: Things) = change(m.ChosenAttribute('add'), t)
%node Change DefineAttribute(a: [Attribute]) = this_change(m.Attributes('set', a))
%node Change CardsGainAttribute(x: Things, a: [Attribute]) = cards_change(m.Attributes('add', a), x)
%node Change SetAttribute(t: Things, a: [Attribute]) = change(m.Attributes('set', a), t)
%node Change SetChosenAttribute(t: Things) = change(m.ChosenAttribute('set'), t)
%node Change LoseAttribute(t: Things, a: [Attribute]) = change(m.Attributes('remove', a), t)
%node Change LoseAttributes(t: Things) = change(m.Attributes('remove', 15), t)
%node Change GainAdvantage(t: Things, a: [Attribute]) = change(m.Attributes('add', a, True), t)
%node Change SetAdvantage(t: Things, a: [Attribute]) = change(m.Attributes('set', a, True), t)
%node Change LoseAdvantage(t: Things) = change(m.Attributes('remove', 15, True), t)
%node Change TopFaceUp(o: Who) = player_change(m.PlayerFlag(st.TOP_OPEN), o)
%node Change SetName(t: Things, s: text) = change(m.NameChange(s, True), t)
%node Change GainName(t: Things, s: text) = change(m.NameChange(s, False), t)
%node Change GainSkills(t: Things, u: Things) = change(m.GrantSkills(units(u)), t)
%node Change GainAbility(t: Things, q: Text) = change(m.GrantAbility(granted(q)), t)
%node Change LoseEx(t: Things) = change(m.Lose('ex'), t)
%node Change LoseAbilities(t: Things) = change(m.Lose('all'), t)
%node Change LoseSkills(t: Things) = change(m.Lose('skills'), t)
%node Change LoseNamedSkill(t: Things, s: text) = change(m.Lose('skill', s), t)
%node Change CannotUseSkills(t: Things) = change(m.Flag(st.NO_SKILLS), t)
%node Change CannotUseNamed(t: Things, s: text) = change(m.Ban(s), t)
%node Change CannotUseThis(t?: Things) = ban_this(t)
%node Change CannotUseCost(t: Things, n: int) = change(m.BanCost(n), t)
%node Change CannotRetreat(t: Things) = change(m.Flag(st.NO_RETREAT), t)
%node Change CannotSwap(t: Things) = change(m.Flag(st.NO_SWAP), t)
%node Change CannotStun(t: Things) = change(m.Flag(st.NO_STUN), t)
%node Change CannotHeal(t: Things) = change(m.Flag(st.NO_HEAL), t)
%node Change CannotKO(t: Things) = change(m.Flag(st.NO_KO), t)
%node Change CannotAssist(t: Things) = change(m.Flag(st.NO_ASSIST), t)
%node Change CannotCharge(t: Things) = change(m.Flag(st.NO_ENERGY), t)
%node Change CannotUseEx(t: Things) = change(m.Flag(st.NO_EX), t)
%node Change PlayerCannotRetreat(o: Who) = player_change(m.PlayerFlag(st.NO_PLAYER_RETREAT), o)
%node Change PlayerCannotCharge(o: Who) = player_change(m.PlayerFlag(st.NO_CHARGE), o)
%node Change PlayerCannotPlay(o: Who, k: CardKind) = player_change(m.PlayerFlag(kind_flags(k)), o)
%node Change PlayerCannotPlayTwo(o: Who, k: CardKind, l: CardKind) = player_change(m.PlayerFlag(kind_flags(k) | kind_flags(l)), o)
%node Change PlayerCannotAbilities(o: Who, u: Things) = player_change(m.AbilityBan(o, s_.Described(units(u))), None)
%node Change PlayerCannotDeploy(o: Who) = player_change(m.PlayerFlag(st.NO_DEPLOY), o)
%node Change PlayerCannotUseEx(o: Who) = player_change(m.PlayerFlag(st.NO_PLAYER_EX), o)
%node Change PlayerCannotUseSkills(o: Who) = player_change(m.PlayerFlag(st.NO_PLAYER_SKILLS), o)
%node Change PlayerCannotUseCost(o: Who, n: int) = side_change(m.BanCost(n), o)
%node Change PlayerCannotUseNamed(o: Who, s: text) = side_change(m.Ban(s), o)
%node Change PlayerCannotDraw(o: Who) = player_change(m.PlayerFlag(st.NO_DRAW), o)
%node Change PlayerCannotDiscard(o: Who) = player_change(m.PlayerFlag(st.NO_DISCARD), o)
%node Change PlayerCannotShuffle(o: Who) = player_change(m.PlayerFlag(st.NO_SHUFFLE), o)
%node Change PlayerCannotTicket(o: Who) = player_change(m.PlayerFlag(st.NO_TICKET), o)
%node Change NoDamage(t: Things, d?: Source) = change(no_damage(d), t)
%node Change NoDamageFrom(t: Things, f: Source) = change(m.DamageShield(f, True, False), t)
%node Change NoSkillDamageBy(t: Things, f: Source) = change(m.DamageShield(f, False, True), t)
%node Change NoDamageBy(t: Things, f: Source) = change(m.DamageShield(f, False, False), t)
%node Change Fails(o?: Who, t?: Things) = fails(o, t)
%node Change FailsCost(o?: Who, n: int, t?: Things) = fails(o, t, minimum=n)
%node Change FailsNamed(o?: Who, s: text, t?: Things) = fails(o, t, name=s)
%node Change StunnedSkillsAllowed(t: Things) = change(m.Flag(st.STUNNED_SKILLS), t)
%enum Source SkillD EffectD OppEffectD BySkill ByOppSkill ByEffect ByOppEffect OppSkillD
%node Source FromAttribute(a: [Attribute]) = s.DamageSource('', a, None)
%node Source FromKind(k: CardKind) = s.DamageSource(k, 0, None)
%node Source FromOppKind(k: CardKind) = AllOf([s.DamageSource(k, 0, None), s.FromSide(filters.OPP)])
%node Source FromUnits(u: Things) = s.DamageSource('', 0, units(u))
%node Source ByUnits(v: Things)
%enum Duration ThisTurn = ['now', 'this']
%enum Duration NextOppTurn = ['opp', 'opp']
%enum Duration NextOwnTurn = ['own', 'own']
%enum Duration UntilOppTurnEnd = ['now', 'opp']
%enum Duration UntilOwnTurnEnd = ['now', 'own']
%enum Duration UntilOwnTurnStart = ['now', 'before own']
%enum Duration UntilOppTurnStart = ['now', 'before opp']
%enum Duration Game = ['now', 'game']
%enum Who Own = filters.OWN
%enum Who Opp = filters.OPP
%enum Who Both = filters.ANY
%enum Who OwnTurn = TurnOf(filters.OWN)
%enum Who OppTurn = TurnOf(filters.OPP)
%enum Filter Other = filters.IsOther()
%enum Filter Stunned = filters.HasState('stunned', False)
%enum Filter Damaged = filters.HasState('damaged', False)
%enum Filter HighestHp = Most('hp', True)
%enum Filter LowestHp = Most('hp', False)
%enum Filter MostDamage = Most('damage', True)
%enum Filter MostEnergy = Most('energy', True)
%enum Filter LeastEnergy = Most('energy', False)
%enum Filter NoAdvantage = filters.HasAdvantage(0)
%enum Filter HasAdvantage = IsNot(filters.HasAdvantage(0))
%enum Filter Undamaged = filters.HasState('damaged', True)
%enum Filter NotStunned = filters.HasState('stunned', True)
%enum Filter Afflicted = filters.HasState('afflicted', False)
%enum Filter NotAfflicted = filters.HasState('afflicted', True)
%enum Filter HasEnergy = filters.HasState('energy', False)
%enum Filter NoEnergy = filters.HasState('energy', True)
%enum Filter HasAssist = filters.HasState('assist', False)
%enum Filter NoAssist = filters.HasState('assist', True)
%enum Filter HasEx = filters.HasState('ex', False)
%enum Filter NoEx = filters.HasState('ex', True)
%enum Filter OtherCard = filters.IsOther()
%node Filter Attribute(a: [Attribute]) = filters.HasAttribute(a)
%node Filter AnyAttribute(a: [Attribute]) = filters.HasAttribute(a, False, True)
%node Filter NotAttribute(a: [Attribute]) = filters.HasAttribute(a, True)
%node Filter Advantage(a: [Attribute]) = filters.HasAdvantage(a)
%node Filter HpMost(n: int) = filters.HasNumber('hp', '<=', n)
%node Filter HpLeast(n: int) = filters.HasNumber('hp', '>=', n)
%node Filter HpIs(n: int) = filters.HasNumber('hp', '=', n)
%node Filter HpBelow(n: int) = filters.HasNumber('hp', '<', n)
%node Filter HpLess(u: Things) = s.HasNumberThan('hp', '<', hp_of(u))
%node Filter HpMore(u: Things) = s.HasNumberThan('hp', '>', hp_of(u))
%node Filter PrintedHpMost(n: int) = filters.HasNumber('printed', '<=', n)
%node Filter PrintedHpLeast(n: int) = filters.HasNumber('printed', '>=', n)
%node Filter DamageLeast(n: int) = filters.HasNumber('damage', '>=', n)
%node Filter DamageMost(n: int) = filters.HasNumber('damage', '<=', n)
%node Filter EnergyLeast(n: int) = filters.HasNumber('energy', '>=', n)
%node Filter EnergyMost(n: int) = filters.HasNumber('energy', '<=', n)
%node Filter EnergyIs(n: int) = filters.HasNumber('energy', '=', n)
%node Filter Named(s: text) = filters.HasName(s)
%node Filter NotNamed(s: text) = IsNot(filters.HasName(s))
%node Filter HasSkill(s: text) = filters.HasSkill(s)
%node Filter RetreatLeast(n: int) = filters.HasNumber('retreat', '>=', n)
%node Filter RetreatMost(n: int) = filters.HasNumber('retreat', '<=', n)
%node Filter RetreatIs(n: int) = filters.HasNumber('retreat', '=', n)
%names Where Main Standby Unit
%enum Attribute Red = RED
%enum Attribute Green = GREEN
%enum Attribute Blue = BLUE
%enum Attribute Neutral = NEUTRAL
%names CardKind Any UnitCards CommandCards EventCards ActionCards AssistCards
%enum Zone Hand = st.HAND
%enum Zone Discards = st.DISCARD
%enum Zone KOs = st.KO
%enum Zone Deck = st.DECK
%names To Hand Discards KOs Deck DeckTop DeckBottom Standby OppStandby Main
%enum Counted ThatMany = ThatMany()
%enum Counted Wins = Wins()
%enum Counted Losses = Losses()
%node Counted DamageOn(u: Things) = conditions.NumberOf(units(u), 'damage')
%node Counted HpOn(u: Things) = hp_of(u)
%node Counted CountOf(x: Things) = CountOf(things(x))
%enum Value X = the_x()
%enum Value ThatDamage = EventAmount()
%enum Value DealtDamage = conditions.DealtNow()
%node Value Mul(m: flag, k: Things|Counted, n: int)
%node Value XTimes(n: int) = Times(Const(n), the_x(), 1)
%node Value HalfHpOf(u: Things) = conditions.Half(hp_of(u))
%node Value HpOf(u: Things) = hp_of(u)
%node Value DamageOf(u: Things) = conditions.NumberOf(units(u), 'damage')
%enum Cond OwnTurn = TurnOf(filters.OWN)
%enum Cond OppTurn = TurnOf(filters.OPP)
%node Cond QAnd(a: Cond, b: Cond) = Both([a, b])
%node Cond QAndIt(a: Cond, b: Cond)
%node Cond QOr(a: Cond, b: Cond) = Either([a, b])
%node Cond CountIs(x: Things, n: int) = Compare(CountOf(things(x)), '=', Const(n))
%node Cond CountLeast(x: Things, n: int) = Compare(CountOf(things(x)), '>=', Const(n))
%node Cond CountMost(x: Things, n: int) = Compare(CountOf(things(x)), '<=', Const(n))
%node Cond CountBelow(x: Things, n: int) = Compare(CountOf(things(x)), '<', Const(n))
%node Cond SameCount(x: Things, y: Things) = Compare(CountOf(things(x)), '=', CountOf(things(y)))
%node Cond HpMost(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('hp', '<=', n))
%node Cond HpLeast(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('hp', '>=', n))
%node Cond HpIs(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('hp', '=', n))
%node Cond HpBelow(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('hp', '<', n))
%node Cond HpAtMost(u: Things, v: Things) = Compare(hp_of(u), '<=', hp_of(v))
%node Cond HpAtLeast(u: Things, v: Things) = Compare(hp_of(u), '>=', hp_of(v))
%node Cond PrintedHpMost(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('printed', '<=', n))
%node Cond PrintedHpLeast(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('printed', '>=', n))
%node Cond DamageLeast(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('damage', '>=', n))
%node Cond DamageMost(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('damage', '<=', n))
%node Cond AttributeIs(u: Things, a: [Attribute]) = conditions.Some(units(u), filters.HasAttribute(a))
%node Cond AttributeAny(u: Things, a: [Attribute]) = conditions.Some(units(u), filters.HasAttribute(a, False, True))
%node Cond AttributeAll(u: Things, a: [Attribute]) = conditions.Every(units(u), filters.HasAttribute(a))
%node Cond AttributeNot(u: Things, a: [Attribute]) = conditions.Some(units(u), filters.HasAttribute(a, True))
%node Cond AttributeSame(u: Things, v: Things) = conditions.ShareAttribute(units(u), units(v))
%node Cond NameIs(u: Things, s: text) = conditions.Some(units(u), filters.HasName(s))
%node Cond StunnedIs(u: Things) = conditions.Some(units(u), filters.HasState('stunned', False))
%node Cond AfflictedIs(u: Things) = conditions.Some(units(u), filters.HasState('afflicted', False))
%node Cond MainIs(u: Things) = conditions.InArea(units(u), 'main')
%node Cond StandbyIs(u: Things) = conditions.InArea(units(u), 'standby')
%node Cond RetreatLeast(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('retreat', '>=', n))
%node Cond RetreatMost(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('retreat', '<=', n))
%node Cond RetreatIs(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('retreat', '=', n))
%node Cond ItIsKind(f?: [Filter], k: CardKind) = conditions.ItIs(k, f)
%node Cond ItIsAttribute(a: [Attribute]) = conditions.ItIs('', [filters.HasAttribute(a)])
%node Cond RoomIs(o: Who) = conditions.Room(o, True)
%node Cond RoomNone(o: Who) = conditions.Room(o, False)
%node Cond QNot(a: Cond) = Not(a)
%node Cond FewerThan(x: Things, y: Things) = Compare(CountOf(things(x)), '<', CountOf(things(y)))
%node Cond MoreThan(x: Things, y: Things) = Compare(CountOf(things(x)), '>', CountOf(things(y)))
%node Cond FewerThanOpp(x: Things)
%node Cond MoreThanOpp(x: Things)
%node Cond HpLess(u: Things, v: Things) = Compare(hp_of(u), '<', hp_of(v))
%node Cond HpMore(u: Things, v: Things) = Compare(hp_of(u), '>', hp_of(v))
%node Cond AssistOn(u: Things) = conditions.Some(units(u), filters.HasState('assist', False))
%node Cond AssistOff(u: Things) = conditions.Some(units(u), filters.HasState('assist', True))
%node Cond EnergyOn(u: Things) = conditions.Some(units(u), filters.HasState('energy', False))
%node Cond EnergyOff(u: Things) = conditions.Some(units(u), filters.HasState('energy', True))
%node Cond EnergyOnN(u: Things, n: int) = conditions.Some(units(u), filters.HasNumber('energy', '>=', n))
%node Cond NotStunned(u: Things) = conditions.Some(units(u), filters.HasState('stunned', True))
%node Cond DamagedIs(u: Things) = conditions.Some(units(u), filters.HasState('damaged', False))
%node Cond UndamagedIs(u: Things) = conditions.Some(units(u), filters.HasState('damaged', True))
%node Cond DamageOnN(u: Things, n: int)
%node Cond TicketHeld(o: Who) = conditions.TicketIs(o, True)
%node Cond TicketNotHeld(o: Who) = conditions.TicketIs(o, False)
%node Cond InMain(u: Things) = conditions.InArea(units(u), 'main')
%node Cond InStandby(u: Things) = conditions.InArea(units(u), 'standby')
%node Cond InArea(u: Things) = Either([conditions.InArea(units(u), 'main'), conditions.InArea(units(u), 'standby')])
%node Cond AdvantageHas(u: Things) = conditions.Some(units(u), IsNot(filters.HasAdvantage(0)))
%node Cond AdvantageNone(u: Things) = conditions.Some(units(u), filters.HasAdvantage(0))
%node Cond SkillHas(u: Things, s: text) = conditions.Some(units(u), filters.HasSkill(s))
%node Cond ExHas(u: Things) = conditions.Some(units(u), filters.HasState('ex'))
%node Cond CardInZone(z: Zone) = conditions.CardIn(zone_name(z))
%node Cond IncreasedHp(u: Things) = conditions.HpChanged(units(u), True)
%node Cond DecreasedHp(u: Things) = conditions.HpChanged(units(u), False)
%node Cond WinsLeast(n: int) = Compare(Wins(), '>=', Const(n))
%node Cond WinsIs(n: int) = Compare(Wins(), '=', Const(n))
%node Cond LossesIs(n: int) = Compare(Losses(), '=', Const(n))
%enum Moment NextOwnTurnStart = later('turn start', YOU)
%enum Moment NextOppTurnStart = later('turn start', OPPONENT)
%enum Moment ThisTurnEnd = later('turn end', ANYONE)
%enum Moment NextOwnTurnEnd = later('turn end', YOU)
%enum Moment NextOppTurnEnd = later('turn end', OPPONENT)
%enum Moment NextBattleEnd = later('battle end', ANYONE)
%enum Moment NextBattleStart = later('battle start', ANYONE)
%enum Moment NextOwnBattleStart = later('battle start', YOU)
%enum Moment NextOppBattleStart = later('battle start', OPPONENT)
%enum Moment NextOwnBattleEnd = later('battle end', YOU)
%enum Moment NextOppBattleEnd = later('battle end', OPPONENT)
%enum Moment NextMainStart = later('main start', YOU)
%enum Moment NextOppMainStart = later('main start', OPPONENT)
%node Moment NextEvent(t: Trigger|Event)
%node Moment EventWithin(d: Duration, t: Trigger)
%enum Trigger GameStart = Trigger('game start')
%node Trigger TurnStart(o?: Who) = of_player('turn start', o)
%node Trigger DrawPhaseStart(o?: Who) = of_player('draw phase start', o)
%node Trigger MainPhaseStart(o?: Who) = of_player('main start', o)
%node Trigger BattlePhaseStart(o?: Who) = of_player('battle start', o)
%node Trigger BattlePhaseEnd(o?: Who) = of_player('battle end', o)
%node Trigger TurnEnd(o?: Who) = of_player('turn end', o)
%node Trigger State(q: Cond) = of_state(q)
%node Trigger Given(q: Cond, t: Trigger) = given(q, t)
%node Trigger OnTurnOf(o: Who, t: Trigger) = on_turn_of(o, t)
%node Trigger Upon(t: Event) = t
%node Trigger EachTime(t: Event) = t
%enum Event ThisAttached = event('assist', subject=s.EventCardIsThis())
%enum Event ThisDiscarded = event('discarded', subject=s.EventCardIsThis(-1, energy=False))
%enum Event ThisDiscardedHand = event('discarded', subject=s.EventCardIsThis(DISCARD, energy=False), note='hand')
%enum Event ThisPutDiscard = event('moved', subject=s.EventCardIsThis(DISCARD, energy=False))
%enum Event WouldDiscardThis = event('would discard', subject=s.EventCardIsThis(-1, energy=False))
%node Event UsesSkill(u: Things) = unit_event('skill use', u)
%node Event PlayerUsesSkill(o: Who) = of_player('skill use', o)
%node Event UsesNamed(u: Things, s: text) = unit_event('skill use', u, note=s)
%node Event UsedSkill(u: Things) = unit_event('skill used', u)
%node Event PlayerUsedSkill(o: Who) = of_player('skill used', o)
%node Event UsedNamed(u: Things, s: text) = unit_event('skill used', u, note=s)
%node Event KOd(u: Things, h?: Source) = unit_event('ko', u, how=h)
%node Event KOsBySkill(v: Things) = event('ko', by=s.Described(ThisBody()), by_skill=True, subject=described(v))
%node Event KOs(u: Things, v: Things) = event('ko', by=described(u), subject=described(v))
%node Event Damaged(u: Things, d?: Source, n?: int) = unit_event('damage', u, how=d, minimum=n)
%node Event DealtDamage(u: Things, v: Things) = event('damage', by=described(u), subject=described(v), minimum=1)
%node Event DealtSkillDamage(u: Things, v: Things) = event('damage', by=described(u), subject=described(v), minimum=1, cause='skill')
%node Event DealtSkill(u: Things) = event('damage', by=described(u), cause='skill', minimum=1)
%node Event Entered(u: Things) = unit_event('entered', u)
%node Event PlayerDeployed(o: Who, f?: [Filter]) = deployed(o, f)
%node Event BecameMain(u: Things) = unit_event('became main', u)
%node Event BecameStandby(u: Things) = unit_event('became standby', u)
%node Event Retreated(u: Things) = unit_event('retreated', u)
%node Event PlayerRetreated(o: Who) = of_player('retreated', o)
%node Event Swapped(u: Things) = unit_event('swapped', u)
%node Event AssistAttached(u: Things) = unit_event('assist', u)
%node Event PlayerAttachedAssist(o: Who) = of_player('assist', o)
%node Event PlayerAttachedEnergy(o: Who) = of_player('energy', o)
%node Event EnergyAttached(u: Things) = unit_event('energy', u)
%node Event Charged(u: Things) = unit_event('charged', u)
%node Event PlayerCharged(o: Who) = of_player('charged', o)
%node Event Drew(o: Who) = of_player('drew', o)
%node Event DrewByEffect(o: Who) = of_player('drew', o, cause='effect')
%node Event DiscardedHand(o: Who) = of_player('discarded', o, note='hand')
%node Event DiscardedCard(o: Who) = of_player('discarded', o)
%node Event RevealedHand(o: Who) = of_player('revealed', o)
%node Event CardMoved(o: Who, f?: [Filter], k: CardKind, y?: Zone, z: Zone) = event('moved', subject=s.CardDescribed(o, k, f, zone_or(y), z))
%node Event EnergyDiscarded(u: Things) = event('discarded', note='energy', subject=s.HostDescribed(units(u)))
%node Event AssistDiscarded(u: Things) = event('discarded', note='assist', subject=s.HostDescribed(units(u)))
%node Event SideAssistDiscarded(o: Who) = of_player('discarded', o, note='assist')
%node Event PlayedCard(o: Who, k: CardKind, f?: [Filter]) = of_player('played', o, subject=s.CardDescribed(filters.ANY, k, f, -1, -1))
%node Event UsedEx(o: Who) = of_player('ex', o)
%node Event WonJanken(o: Who) = of_player('janken', o)
%node Event LostJanken(o: Who) = of_player('janken lost', o)
%node Event Threw(o?: Who unused) = Trigger('threw')   # 916.1: both players throw, whoever is named
%node Event Stunned(u: Things) = unit_event('stunned', u)
%node Event Recovered(u: Things) = unit_event('recovered', u)
%node Event Healed(u: Things) = unit_event('healed', u)
%node Event TicketGained(o: Who) = of_player('ticket', o)
%node Event TicketLost(o: Who) = of_player('ticket lost', o)
%node Event Left(u: Things) = unit_event('left', u)
%node Event ReturnedToHand(u: Things) = unit_event('returned', u)
%node Event SkillFailed(u?: Things, o?: Who) = failed(u, o)
%node Event Shuffled(o: Who) = of_player('shuffled', o)
%node Event WouldKO(u: Things, h?: Source) = unit_event('would ko', u, how=h)
%node Event WouldDamage(u: Things, d?: Source, n?: int) = unit_event('would damage', u, how=d, minimum=n)
%node Event WouldStun(u: Things) = unit_event('would stun', u)
%node Event WouldDraw(o: Who) = of_player('would draw', o)
%node Event WouldDiscard(o: Who) = of_player('would discard', o, note='hand')
%node Event WouldHeal(u: Things) = unit_event('would heal', u)
%node Event WouldTicket(o: Who) = of_player('would ticket', o)
%node Event WouldTicketLose(o: Who) = of_player('would lose ticket', o)
%node Event WouldSwap(u: Things) = unit_event('would swap', u)
%node Event WouldLeave(u: Things) = unit_event('would leave', u)
%node Event WouldDiscardAssist(u: Things) = event('would discard', note='assist', subject=s.EventHost(units(u)))
%node Event WouldDiscardEnergy(u: Things) = event('would discard', note='energy', subject=s.EventHost(units(u)))

%def T (時|時に|場合|際|際に|なら)
%def IF (なら|場合|場合は|ならば|のなら)(、|)
%def DMG (ダメージ|点のダメージ|のダメージ|点ダメージ)
%def PER (枚|つ|体|個|回|点|度|)(につき|ごとに)
%def EVERY (枚|つ|体|回|)につき(、|)
%def C (枚|体|つ|個)
%def USE 使(える|用できる|うことができる|用することができる)
%def NOTUSE 使(えない|用できない|うことができない|用することができない|えなくなる)
%def UP を{n:Num}(|点)(<アップする>|<増やす>)
%def DOWN を{n:Num}(|点)(<ダウンする>|<減らす>|<軽減する>)
%def OBJ ({x:ObjO}|{x:CardThings}を(|、))
%def OBJANY ({x:ObjO}|{x:ObjUO}|{x:CardThings}を(|、)|{x:Units}を(|、))
%def OBJU ({t:ObjUO}|{t:Units}を(|、))
%def MOVED (<置かれる>|<加えられる>|<移動する>|<戻る>|<戻される>|<加わる>)
%def DEALS (が|の)(|スキルで|スキルによって)与える(スキル|スキルの|)ダメージ
%def TAKES (が|の)受ける(スキル|スキルの|スキルによる|相手のスキルの)ダメージ
%def TAKESANY (が|の)受ける(|すべての)ダメージ

# ------------------------------------------------------------------ sentences
@Sentence
> Body
Usable
 ja (|このEXパワーは|この能力は|このスキルは)自分の(ターン|メインフェイズ)に{n:Num}(回|度)(|だけ|のみ|まで)$USE
 ja (|このEXパワーは|この能力は|このスキルは)1ターンに{n:Num}(回|度)(|だけ|のみ|まで)$USE
 en {n:Num} [n?time:times] on your turn
 en {n:Num} [n?time:times] (per turn|each turn|during your turn|a turn)
Usable
 ja この(効果|能力|EXパワー)は1ターンに{n:Num}(回|度)しか使えない
UsableDo
 ja (自分のターン|1ターン)に{n:Num}(回|度)(|だけ|まで)、{a:Chain.may}
 en {n:Num} [n?time:times] on your turn, you may {a:Chain.may}
UsableWhile
 ja {q:Verbal.plain}(かぎり|間|時)、自分のターンに{n:Num}(回|度)(|だけ|まで)使える
 ja {q:Verbal.plain}$IF自分のターンに{n:Num}(回|度)(|だけ|まで)使える
 ja {q:Nominal}(であるかぎり|である間|の間|のかぎり|の時|なら|の場合|である場合)、自分のターンに{n:Num}(回|度)(|だけ|まで)使える
 en as long as {q:Condition}, {n:Num} [n?time:times] on your turn
UsableAny
 ja (|このEXパワーは|この能力は)自分の(ターン|メインフェイズ)に何(度|回)でも$USE
 ja 自分の(ターン|メインフェイズ)に(好きな|望む)(だけ|回数)$USE
 en any number of times on your turn
NotCumulative
 ja (|このEXパワーは|この能力は|この効果は)累積しない
 en this does not accumulate
UsableStunned
 ja このスキルは気絶していても$USE
 en this skill can be used even while stunned
IfDid
 ja そうしたなら(|、){c:Body}
 ja そうした場合(|、){c:Body}
 ja そうすれば(|、){c:Body}
 ja そうしたなら(|、){c:ItSafe.plain}
 en if you do, {c:Body}
IfNot
 ja そうしなかったなら(|、){c:Body}
 ja そうしない(なら|場合)(|、){c:Body}
 ja そうし(なかった場合|なければ)(|、){c:Body}
 ja そうしなかったなら(|、){c:ItSafe.plain}
 en if you don't, {c:Body}
 en if you do not, {c:Body}
Otherwise
 ja そうでない(場合|なら)(|は)(|、){c:Body}
 ja それ以外(の場合|なら)(|は)(|、){c:Body}
 ja (そうでなければ|でなければ)(|、){c:Body}
 ja (そうでない場合|そうでないなら|それ以外の場合|そうでなければ)(|は)(|、){c:ItSafe.plain}
 en otherwise, {c:Body}
Then
 ja その後(、|){c:Body}
 ja 次に、{c:Body}
 ja (さらに|また|そして|加えて)(、|){c:Body}
 ja その後(、|){c:ItSafe.plain}
 en then {c:Body}
 en (also|then), {c:Body}
ModeHead
 ja (次|以下)(|の中|のうち|の効果|の効果の中|の2つ|の3つ|の4つ|の効果のうち|の2つの効果|の3つの効果)から1つ(を|)選(ぶ|び、実行する|んで実行する)
 ja (次|以下)の(中|うち|効果|2つ|3つ|)(の|から|)(いずれか|どちらか)1つを(行う|選ぶ|実行する)
 en choose one
 en choose one of the following
Mode
 ja (・|●|○|■|▪|-|①|②|③|④|1\.|2\.|3\.){c:Body}
 en - {c:Body}
 en (•|*) {c:Body}
QuotedTwo
 ja {a:Ability}{b:Ability}
 en {a:Ability} {b:Ability}
QuotedThree
 ja {a:Ability}{b:Ability}{c:Ability}
 en {a:Ability} {b:Ability} {c:Ability}
DefineX
 ja Xは(、|){k:Plural}の(数|体数)(に等しい|と同じ|である|とする|と等しい)
 ja Xは(、|){k:CardThings}の(枚数|数)(に等しい|と同じ|である|とする|と等しい)
 ja Xは(、|){k:Times}(に等しい|と同じ|である|とする|と等しい)
 en X is the number of {k:Count}
Swap[t=@This]
 ja {u:Units}と入れ替える
 en swap places with {u:Units}
Copies
 ja このカードは(|自分の)デッキに{n:Num}枚まで入れ(ることができる|られる|てもよい)
 ja デッキにこのカードを{n:Num}枚まで入れ(ることができる|られる|てもよい)
 en your deck may contain up to {n:Num} copies of this card
CopiesAny
 ja このカードは(|自分の)デッキに(何枚でも|好きなだけ|好きな枚数)入れ(ることができる|られる|てもよい)
 ja デッキにこのカードを(何枚でも|好きなだけ|好きな枚数)入れ(ることができる|られる|てもよい)
 en your deck may contain any number of copies of this card

@Body
> Chain.plain InsteadC
May
 ja {a:Chain.may}
 en you may {a:Chain.may}
OppMay
 ja 相手は(|、){a:Chain.may}
 en your opponent may {a:Chain.may}
When
 ja {t:Trig}(、|に、|){c:Body}
 ja {t:Trig}(、|に、|){c:ItSafe.plain}
 en {t:Trig}, {c:Body}
 en {t:Trig}, {c:ItSafe.plain}
At
 ja {t:Later}(、|に、|){c:Body}
 en {t:Later}, {c:Body}
While
 ja {q:Nominal}であ(るかぎり|る間)(|は)(、|){c:Body}
 ja {q:Nominal}の(間|かぎり)(|は)(、|){c:Body}
 ja {q:Verbal.plain}(かぎり|間)(|は)(、|){c:Body}
 ja {q:TurnIs}(中|中は|の間|の間は)(、|){c:Chain.plain}
 en as long as {q:Condition}, {c:Body}
 en while {q:Condition}, {c:Body}
 en {q:TurnIs}, {c:Chain.plain}
Before
 ja ダメージを与える前に(、|){c:Body}
 en before dealing damage, {c:Body}
Lasting
 ja {d:Duration}(、|に|に、){c:InsteadC}
 en {d:Duration}, {c:InsteadC}
NextInstead
 ja 次に{c:InsteadC}
 en the next time only, {c:InsteadC}
EitherOf
 ja {a:Chain.plain}か、{b:Chain.plain}
 ja {a:Act.plain}(か|、または|または|、または、){b:Chain.plain}
 ja 「{a:Chain.plain}」か「{b:Chain.plain}」(のどちらか|のいずれか|)(|1つ)を選(ぶ|び、実行する|んで実行する)
 en choose to {a:Chain.plain} or to {b:Chain.plain}
 en {a:Act.plain} or {b:Chain.plain}
EitherQuoted
 ja {a:Ability}(か|または|、または|と){b:Ability}(のどちらか|のいずれか|のうち|)(|1つ)を(選ぶ|選び、実行する|選んで実行する|行う)
 ja {a:Ability}{b:Ability}から1つを選(ぶ|び、実行する|んで実行する)
 en choose {a:Ability} or {b:Ability}

If[c=@FailThis]
 ja このスキルは(、|){q:Nominal}(なら|の場合|であれば|である場合|であるなら)(、|)失敗する
 ja このスキルは(、|){q:Verbal.plain}$IF失敗する
 ja このスキルは(、|){q:Verbal.ba}(、|)失敗する
# changes to damage that is about to be dealt
@ThatChange plain past
ThatDown
 ja その(|スキル)ダメージを{n:Num}(|点)(<減らす>|<ダウンする>|<軽減する>)
 en <reduce> that damage by {n:Num}
ThatHalf
 ja その(|スキル)ダメージ(を半分に<する>|は半分に<なる>)
 en <halve> that damage
ThatSet
 ja その(|スキル)ダメージ(を{n:Num}に<する>|は{n:Num}に<なる>)
 en <make> that damage {n:Num}
ThatSet[n=0]
 ja その(|スキル)ダメージを(<受けない>|<無効にする>)
 en <prevent> that damage

@InsteadC
Instead
 ja {t:Would}(場合|時|際)(、|に、|)代わりに(、|){c:Body}
 ja {t:Would}(場合|時|際)(、|に、|)代わりに(、|){c:ItSafe.plain}
 ja {t:Would}(場合|時|際)(、|に、|)代わりに(、|){c:MayIt}
 ja {t:Would}代わりに(、|){c:Body}
 ja {t:Would}(場合|時|際)(、|に、|)(|代わりに)(|、){c:ThatChange.plain}
 en if {t:Would}, instead {c:Body}
 en if {t:Would}, {c:Body} instead
 en if {t:Would}, instead {c:MayIt}
 en if {t:Would}, {c:ThatChange.plain}

@MayIt
May
 ja {a:ItSafe.may}
 en you may {a:ItSafe.may}

# ------------------------------------------------------------------ chains of instructions
%last Chain And
@Chain plain stem te may past
> Act* Bare*
And
 ja {a:Act.stem}(、|、その後、|、その後|、さらに|、さらに、|、次に){b:Chain*}
 ja {a:Act.te}(、|から、|から|、その後、|){b:Chain*}
 ja {a:Act.past}(後、|後に、|後){b:Chain*}
 ja {a:Shows.stem}、{b:ShownChain*}
 ja {a:Shows.te}(、|){b:ShownChain*}
 ja {a:Bare.stem}、{b:Chain*}
 ja {a:Bare.te}(、|){b:Chain*}
 en {a:Act.stem}, then {b:Chain*}
 en {a:Bare.stem}, then {b:Chain*}
 en {a:Act.stem}(, and then| and then|, and| and) {b:Chain*}
AndIt
 ja {a:Act.stem}、{b:ItSafe*}
 ja {a:Act.te}(、|){b:ItSafe*}
If
 ja {q:Nominal}(なら|の場合|の場合は|であれば|である場合|であるなら|だった場合|だったなら|の時|ならば)(、|){c:Chain*}
 ja {q:Verbal.plain}$IF{c:Chain*}
 ja {q:Verbal.ba}(、|){c:Chain*}
 en if {q:Condition}, {c:Chain*}
IfElse
 ja {q:Nominal}(なら|の場合|の場合は|であれば|である場合|であるなら)(、|){a:Act.stem}、(そうでないなら|そうでない場合|それ以外の場合)、{b:Chain*}
 ja {q:Verbal.plain}$IF{a:Act.stem}、(そうでないなら|そうでない場合|それ以外の場合)、{b:Chain*}
 en if {q:Condition}, {a:Act.stem}; otherwise, {b:Chain*}
IfIt
 ja {q:Nominal}(なら|の場合|の場合は|であれば|である場合|であるなら|だった場合|だったなら|の時|ならば)(、|){c:ItChain2*}
 ja {q:Verbal.plain}$IF{c:ItChain2*}
 ja {q:Verbal.ba}(、|){c:ItChain2*}
 en if {q:Condition}, {c:ItChain2*}
Each
 ja {k:Count}{n:Num}$PER(、|){c:Chain*}
 en for every {n:Num} of {k:Count}, {c:Chain*}
Each[n=1]
 ja {k:Plural}の(数|体数)(だけ|分|と同じ数だけ|と同じ枚数|と同じ回数)(、|){c:Chain*}
 ja {k:CardThings}の(枚数|数)(だけ|分|と同じ数だけ|と同じ枚数|と同じ枚数だけ|と同じ回数)(、|){c:Chain*}
 ja {k:CardThings}と同じ(枚数|数)(|だけ)(、|){c:Chain*}
 ja {k:Plural}と同じ数(|だけ)(、|){c:Chain*}
 ja {k:Times}(分|の分|だけ|の数だけ|と同じ回数|と同じ数だけ|と同じ枚数|と同じ枚数だけ|と同じだけ)(、|){c:Chain*}
 ja {k:Every}(、|){c:Chain*}
 en for each of {k:Count}, {c:Chain*}
 en {c:Act*} for each of {k:Count}
 en {c:Bare*} for each of {k:Count}
 en {c:Act*} for each {k:Loose}
 en {c:Bare*} for each {k:Loose}
 en for each {k:Loose}, {c:Chain*}
 en for each {k:Count}, {c:Chain*}
Lasting
 ja {d:Duration}(、|は、|){c:Chain*}
 en {d:Duration}, {c:Chain*}
 en {c:Mod*} {d:Duration}
Won
 ja (|自分が)(|じゃんけんに)勝(てば|ったなら|った場合|ったら)(、|){c:Chain*}
 en if you win, {c:Chain*}
Lost
 ja (|自分が)(|じゃんけんに)負け(れば|たなら|た場合|たら)(、|){c:Chain*}
 en if you lose, {c:Chain*}
Opponent
 ja 相手は(|、){c:Chain*}
 en your opponent does this : {c:Chain*}
 en your opponent {c:OppAct*}
Everyone
 ja (お互い|お互いのプレイヤー|各プレイヤー|両プレイヤー|両方のプレイヤー|すべてのプレイヤー|両者)(は|に)(、|){c:Chain*}
 en each player does this : {c:Chain*}
 en each player {c:OppAct*}
TurnPlayer
 ja ターンプレイヤーは(、|){c:Chain*}
 en the turn player does this : {c:Chain*}
NonTurnPlayer
 ja 非ターンプレイヤーは(、|){c:Chain*}
 en the non-turn player does this : {c:Chain*}
You
 ja 自分(は|が)(、|){c:Chain*}
 en you {c:Chain*}
Pick
 ja {x:ChosenO}選(び|んで)(、|){c:ItChain*}
 ja {x:ChosenO}<選ぶ>
 en choose {x:Chosen}, then {c:ItChain*}
 en <choose> {x:Chosen}
 en choose {x:Chosen}(, and| and|;) {c:ItChain*}
Search
 ja {x:SearchO}(探し|探して)(、|){c:ItChain*}
 ja {x:SearchO}<探す>
 en search for {x:Chosen}, then {c:ItChain*}
 en <search> for {x:Chosen}
 en search for {x:Chosen}(, and| and|;) {c:ItChain*}

# English: the verbs of somebody else
@OppAct plain stem te may past
Draw[n=1]
 ja カードを1枚<引く>
 en draws a card
Draw
 ja デッキを{n:Num}枚<引く>
 en draws {n:Num} [n?card:cards]
Discard
 ja {x:ChosenO}<捨てる>
 en discards {x:Chosen}
TicketGain
 ja ウィニングチケットを<得る>
 en gains the winning ticket
TicketLose
 ja ウィニングチケットを<失う>
 en loses the winning ticket
Win
 ja ゲームに<勝利する>
 en wins the game
Lose
 ja ゲームに<敗北する>
 en loses the game

# after cards were shown
@ShownChain plain stem te may past
> ItChain2*
Pick
 ja {x:ItChosenO}選(び|んで)(、|){c:ItChain*}

# after a condition about a unit: its name may be left out
@ItChain2 plain stem te may past
> ItSafe*
And
 ja {a:ItSafe.stem}、{b:ItChain2*}
 ja {a:ItSafe.te}(、|){b:ItChain2*}
 ja {a:ItSafe.stem}、{b:Act*}
 en {a:ItSafe.stem}, then {b:ItChain2*}
 en {a:ItSafe.stem}, then {b:Act*}

# after a choice: the object may be left out
@ItChain plain stem te may past
> Act* ItAct*
And
 ja {a:ItAct.stem}(、|、その後、){b:ItChain*}
 ja {a:ItAct.te}(、|から、|){b:ItChain*}
 ja {a:ItAct.past}(後、|後に、){b:ItChain*}
 ja {a:Act.stem}(、|、その後、){b:ItChain*}
 ja {a:Act.te}(、|から、|){b:ItChain*}
 ja {a:Act.past}(後、|後に、){b:ItChain*}
 en {a:ItAct.stem}, then {b:ItChain*}
 en {a:Act.stem}, then {b:ItChain*}
If
 ja {q:Nominal}(なら|の場合|の場合は|であれば|である場合|であるなら|だった場合|だったなら)(、|){c:ItChain*}
 ja {q:Verbal.plain}$IF{c:ItChain*}
 en if {q:Condition}, {c:ItChain*}
Each
 ja {k:Count}{n:Num}$PER(、|){c:ItChain*}
 en for every {n:Num} of {k:Count}, {c:ItChain*}
Each[n=1]
 ja {k:Plural}の(数|体数)(だけ|分)(、|){c:ItChain*}
 ja {k:CardThings}の(枚数|数)(だけ|分)(、|){c:ItChain*}
 ja {k:Times}(分|だけ|の数だけ)(、|){c:ItChain*}
 en for each of {k:Count}, {c:ItChain*}
 en for each {k:Count}, {c:ItChain*}
Lasting
 ja {d:Duration}(、|){c:ItChain*}
 en {d:Duration}, {c:ItChain*}
At
 ja {t:Later}(、|に、){c:ItChain*}
 en {t:Later}, {c:ItChain*}
Pick
 ja {x:ChosenO}選(び|んで)(、|){c:ItChain*}
 en choose {x:Chosen}, then {c:ItChain*}
Pick
 ja {x:ItChosenO}選(び|んで)(、|){c:ItChain*}
Won
 ja (|自分が)(|じゃんけんに)勝(てば|ったなら|った場合|ったら)(、|){c:ItChain*}
 en if you win, {c:ItChain*}
Lost
 ja (|自分が)(|じゃんけんに)負け(れば|たなら|た場合|たら)(、|){c:ItChain*}
 en if you lose, {c:ItChain*}

# instructions that need what stands around them
@Bare plain stem te may past
Damage
 ja {n:Num}$DMGを<与える>
 ja {n:Num}$DMG
 ja {n:Amt}$DMGを<与える>
 ja {n:Amt}$DMG
 ja {n:Equal}(と同じ(点数の|数値の|値の|数の|)|と等しい|分の|に等しい)ダメージを<与える>
 en <deal> {n:Num} damage
 en <deal> {n:Amt} damage
 en <deal> damage equal to {n:Equal}
DamageTimes
 ja ダメージを<与える>
 en <deal> that damage
DrawThat
 ja (|自分の)(デッキ|カード)を<引く>
 en <draw> that many

# ------------------------------------------------------------------ instructions
@Shows plain stem te may past
Reveal
 ja $OBJ<公開する>
 en <reveal> {x:Obj}
Look
 ja $OBJ(<見る>|<確認する>)
 en <look> at {x:Obj}

@Act plain stem te may past
> Mod* Shows*
Draw
 ja {o:Whose}のデッキを{n:Num}枚<引く>
 ja (デッキ|カード)を{n:Num}枚<引く>
 ja {o:Whose}のデッキから(|カードを){n:Num}枚(を|)<引く>
 ja デッキからカードを{n:Num}枚<引く>
 ja {o:Whose}の(デッキ|カード)を{n:Amt}枚<引く>
 en <draw> {n:Num} [n?card:cards] from {o:Whose} deck
 en <draw> {n:Num} [n?card:cards]
Draw[n=1]
 ja (デッキ|カード)を1枚<引く>
 en <draw> a card
 en <draw> a card from {o:Whose} deck
Draw[o=@Own]
 ja 自分は(デッキ|カード)を{n:Num}枚<引く>
 en you <draw> {n:Num} [n?card:cards]
DrawUpTo
 ja {o:Whose}のデッキを{n:Num}枚まで<引く>
 ja (デッキ|カード)を{n:Num}枚まで<引く>
 en <draw> up to {n:Num} [n?card:cards] from {o:Whose} deck
 en <draw> up to {n:Num} [n?card:cards]
DrawCount
 ja {o:Whose}のデッキを(|、){k:Number}(と同じ(枚数|数)(だけ|)|分|だけ|に等しい枚数)<引く>
 ja (デッキ|カード)を(|、){k:Number}(と同じ(枚数|数)(だけ|)|分|だけ)<引く>
 ja {k:Number}(と同じ(枚数|数)の|分の)(デッキ|カード)を<引く>
 en <draw> as many cards as {k:Number}
DrawTo
 ja 手札が{n:Num}枚になる(ように|まで)(|、){o:Whose}の(デッキ|カード)を<引く>
 ja {o:Whose}の手札が{n:Num}枚になる(ように|まで)(|、)自分の(デッキ|カード)を<引く>
 ja {o:Whose}のデッキを(|、)手札が{n:Num}枚になる(ように|まで)<引く>
 ja 手札が{n:Num}枚になる(ように|まで)(|、)(デッキ|カード)を<引く>
 ja {o:Whose}の手札が{n:Num}枚になる(ように|まで)(|、)(デッキ|カード)を<引く>
 ja (デッキ|カード)を手札が{n:Num}枚になる(ように|まで)<引く>
 en <draw> from {o:Whose} deck until the hand has {n:Num} [n?card:cards]
 en <draw> until your hand has {n:Num} [n?card:cards]
DrawEven
 ja 手札が相手の手札と同じ枚数になる(ように|まで)(|、)(|自分の)(デッキ|カード)を<引く>
 ja 自分の手札が相手の手札と同じ枚数になる(ように|まで)(|、)(|自分の)(デッキ|カード)を<引く>
 ja 相手の手札と同じ枚数になる(ように|まで)(|、)(|自分の)(デッキ|カード)を<引く>
 en <draw> until you have as many cards in hand as your opponent
DiscardTo
 ja 手札が{n:Num}枚になる(ように|まで)(|、)(|自分の)手札を<捨てる>
 ja 手札を(|、)(手札が|){n:Num}枚になる(ように|まで)<捨てる>
 en <discard> until the hand has {n:Num} [n?card:cards]
Discard
 ja $OBJANY<捨てる>
 en <discard> {x:ObjAny}
Damage
 ja {t:Target}に(|、){n:Num}$DMGを<与える>
 ja {t:Target}に(|、){n:Num}$DMG
 ja {t:Target}に(|、){n:Amt}$DMGを<与える>
 ja {n:Amt}$DMGを{t:Target}に<与える>
 ja {n:Num}$DMGを{t:Target}に<与える>
 ja {t:Target}に(|、){n:Half}のダメージを<与える>
 ja {t:Target}に(|、){n:Equal}(と同じ(点数の|数値の|値の|数の|)|と等しい|分の|に等しい)ダメージを<与える>
 ja {n:Equal}(と同じ(点数の|数値の|値の|数の|)|と等しい|分の|に等しい)ダメージを{t:Target}に<与える>
 ja {t:Target}にダメージマーカーを{n:Num}(点分|点|個|つ|)(<置く>|<乗せる>)
 ja {t:Target}に{n:Num}(点分|点|)のダメージマーカーを(<置く>|<乗せる>)
 en <deal> {n:Num} damage to {t:Target}
 en <deal> damage equal to {n:Equal} to {t:Target}
 en {n:Num} damage to {t:Target}
Damage[n=@ThatDamage]
 ja {t:Target}に(その|同じ)ダメージを<与える>
 ja {t:Target}がそのダメージを<受ける>
 en <deal> that damage to {t:Target}
DamagePer
 ja {t:Target}に(|、){k:Count}{m:Num}$EVERY{n:Num}$DMGを<与える>
 en <deal> {n:Num} damage to {t:Target} for every {m:Num} of {k:Count}
DamagePer[m=1]
 ja {t:Target}に(|、){k:Number}分{n:Num}$DMGを<与える>
 en <deal> {n:Num} damage to {t:Target} for each of {k:Count}
HealPer
 ja {t:Target}のHPを(|、){k:Count}{m:Num}$EVERY{n:Num}<回復する>
 en <heal> {n:Num} HP of {t:Target} for every {m:Num} of {k:Count}
Heal
 ja {t:Target}のHPを{n:Num}(|点)<回復する>
 ja {t:Target}のHPを(|、){n:Amt}(|点)<回復する>
 ja {t:Target}のHPを(|、){n:Equal}(と同じだけ|と同じ数値|と同じ点数|と同じ値|分|だけ|)<回復する>
 ja {n:Equal}(と同じだけ|と同じ数値|と同じ点数|分|だけ)(、|){t:Target}のHPを<回復する>
 ja {n:Amt}(、|){t:Target}のHPを<回復する>
 ja {t:Target}を{n:Num}(|点)<回復する>
 ja {t:Target}の(ダメージ|ダメージマーカー)を{n:Num}(|点)<回復する>
 ja {t:Target}の(ダメージ|ダメージマーカー)を{n:Num}(点分|点|個|つ|)<取り除く>
 en <heal> {n:Num} HP of {t:Target}
 en <heal> HP of {t:Target} equal to {n:Equal}
 en <heal> {n:Num} (HP from|damage from|damage on) {t:Target}
HealAll
 ja {t:Target}のHPをすべて<回復する>
 ja {t:Target}のHPを(全|完全に)<回復する>
 ja {t:Target}の(ダメージ|ダメージマーカー)をすべて(<取り除く>|<回復する>)
 ja {t:Target}を(全|完全に)<回復する>
 en <heal> all HP of {t:Target}
Stun
 ja $OBJU<気絶させる>
 ja $OBJU気絶状態に<する>
 ja {t:Target}に気絶マーカーを(|1つ|1個)<置く>
 ja {t:Target}に気絶マーカーを(|1つ|1個)<乗せる>
 en <stun> {t:Target}
Unstun
 ja {t:Target}の気絶マーカーを(すべて|1つ|)<取り除く>
 ja {t:Target}の気絶(状態|)を<回復する>
 ja {t:Target}の気絶(状態|)を<解除する>
 ja {t:Target}の状態異常を(|すべて)(<回復する>|<取り除く>|<解除する>)
 en <remove> the stun marker from {t:Target}
ClearMarkers
 ja {t:Target}の(|上の)マーカーをすべて<取り除く>
 ja {t:Target}のすべてのマーカーを<取り除く>
 en <remove> all markers from {t:Target}
KO
 ja $OBJU<KOする>
 en <KO> {t:Target}
Swap
 ja {t:Target}を(|、){u:Units}と<入れ替える>
 ja {t:Target}と(|、){u:Units}を<入れ替える>
 en <swap> {t:Target} with {u:Units}
SwapChosen
 ja {u:Units}を(|、){x:Plural}{n:Num}体と<入れ替える>
 ja {u:Units}と(|、){x:Plural}{n:Num}体を<入れ替える>
 ja {u:Units}と(|、){x:Plural}を{n:Num}体<入れ替える>
 en <swap> {u:Units} with {n:Num} of {x:Plural}
RetreatNow
 ja {t:Target}を<退却させる>
 en <retreat> {t:Target}
Charge
 ja {t:Target}に<チャージする>
 en <charge> {t:Target}
ChargeTimes
 ja {t:Target}に{n:Num}(回|度)<チャージする>
 en <charge> {t:Target} {n:Num} times
AttachEnergy
 ja $OBJエネルギーとして{t:Target}に<付ける>
 ja {t:Target}に(|、)$OBJエネルギーとして<付ける>
 ja $OBJ{t:Target}にエネルギーとして<付ける>
 ja $OBJ{t:Target}のエネルギーに(<する>|<加える>)
 en <attach> {x:Obj} to {t:Target} as energy
MoveEnergy
 ja $OBJ{t:Target}に<付け替える>
 ja $OBJ{t:Target}に<移す>
 ja $OBJ{t:Target}に<移動する>
 en <move> {x:Obj} to {t:Target}
MoveDamage
 ja {u:Units}の(ダメージ|ダメージマーカー)を{n:Num}(|点)(、|){t:Target}に(<移す>|<移動する>)
 en <move> {n:Num} damage from {u:Units} to {t:Target}
AttachAssist
 ja $OBJ{t:Target}に<付ける>
 ja {t:Target}に(|、)$OBJ<付ける>
 en <attach> {x:Obj} to {t:Target} as an assist
Put
 ja $OBJANY{z:Place}に<置く>
 ja $OBJANY{z:Place}に(<戻す>|<加える>)
 ja $OBJANY{z:Place}に(<移動する>|<移す>|<送る>|<移動させる>)
 ja {z:Place}に(|、)$OBJANY(<置く>|<加える>|<戻す>)
 en <put> {x:ObjAny} {z:Place}
 en <return> {x:ObjAny} {z:Back}
Deploy
 ja $OBJ(|自分の)スタンバイ・エリアに<出す>
 ja $OBJ(|エリアに)<出す>
 ja (|自分の)スタンバイ・エリアに$OBJ<出す>
 en <deploy> {x:Obj}
Shuffle
 ja {o:Whose}のデッキを<シャッフルする>
 ja デッキを<シャッフルする>
 ja <シャッフルする>
 en <shuffle> {o:Whose} deck
 en <shuffle> the deck
ShuffleIn
 ja $OBJANYデッキに(加え|戻し|入れ)(て|、)<シャッフルする>
 ja $OBJANY{o:Whose}のデッキに(加え|戻し|入れ)(て|、)<シャッフルする>
 ja $OBJANY持ち主のデッキに(加え|戻し|入れ)(て|、)<シャッフルする>
 en <shuffle> {x:ObjAny} into the deck
 en <shuffle> {x:ObjAny} into {o:Whose} deck
TicketGain
 ja ウィニングチケットを(|1枚|1つ)(<授かる>|<得る>|<獲得する>|<手に入れる>)
 en <gain> the winning ticket
TicketLose
 ja ウィニングチケットを<失う>
 en <lose> the winning ticket
Janken
 ja (|相手と)<じゃんけんする>
 ja (|相手と)じゃんけんを<する>
 en <throw> once
 en <play> rock-paper-scissors
JankenTimes
 ja {n:Num}回(|相手と)<じゃんけんする>
 ja (|相手と)じゃんけんを{n:Num}回<する>
 ja {n:Num}回(|相手と)じゃんけんを<する>
 en <throw> {n:Num} times
DamageUp
 ja (|与える|このスキルの|スキルの|このスキルで与える|このスキルが与える)ダメージ$UP
 ja (|与える|このスキルの|スキルの|このスキルで与える)ダメージを(|、){n:Equal}(と同じ点数|と同じだけ|と同じ数値|分|だけ)(<アップする>|<増やす>)
 ja {n:Equal}(と同じ点数|と同じだけ|分|だけ)(、|)(|与える|このスキルの|スキルの)ダメージを(<アップする>|<増やす>)
 ja {n:Amt}ダメージ<アップする>
 ja (|与える|このスキルの|スキルの)ダメージを{n:Amt}(<アップする>|<増やす>)
 ja ダメージ{n:Num}<アップする>
 ja {n:Num}ダメージ<アップする>
 en <raise> the damage by {n:Num}
 en <raise> the damage by {n:Equal}
DamageDown
 ja (|与える|このスキルの|スキルの|このスキルで与える)ダメージ$DOWN
 en <lower> the damage by {n:Num}
DamageDouble
 ja (|与える|このスキルの|スキルの)ダメージを{n:Num}倍に<する>
 ja (|与える|このスキルの|スキルの)ダメージ(は|が){n:Num}倍に<なる>
 en <multiply> the damage by {n:Num}
DamageHalf
 ja (|与える|このスキルの|スキルの)ダメージ(を半分に<する>|は半分に<なる>)
 en <halve> the damage
DamageSet
 ja (与える|このスキルの|スキルの|受ける|その|)ダメージ(を{n:Num}に<する>|は{n:Num}に<なる>)
 en <make> the damage {n:Num}
FailThis
 ja (|このスキルは)<失敗する>
 en this skill fails
UseSkill
 ja {t:Target}のスキルを(|1つ)<使う>
 en <use> a skill of {t:Target}
EndTurn
 ja (|この)ターンを<終了する>
 ja (|この)ターンを<終わらせる>
 en <end> the turn
Win
 ja (|自分は)ゲームに<勝利する>
 ja (|自分は)ゲームに<勝つ>
 en <win> the game
Lose
 ja (|自分は)ゲームに<敗北する>
 ja (|自分は)ゲームに<負ける>
 en <lose> the game
Number
 ja 数字を1つ<宣言する>
 ja (数値|数字|数)を1つ(<選ぶ>|<宣言する>)
 en <name> a number
NameAttribute
 ja 属性を1つ(<選ぶ>|<宣言する>)
 en <name> an attribute
PlayIt
 ja $OBJ<プレイする>
 en <play> {x:Obj}

# after a choice, with the chosen one left out: made from the instructions and changes themselves
@ItAct plain stem te may past
> ItSafe*
%elide ItAct Act only Damage DamagePer HealPer
@ItSafe plain stem te may past
%elide ItSafe Shows not
%elide ItSafe Act not Damage DamagePer HealPer Pick Search
%elide ItSafe Mod not HpUpPer DealsUpPer DealsUp DealsDown DealsDouble DealsHalf DealsSet TakesUp TakesDown TakesDouble TakesHalf TakesSet AnyTakesUp AnyTakesDown AnyTakesHalf AnyTakesDouble AnyTakesSet SideDealsUp SideDealsDown NamedUp NamedDown Topic
Discard
 ja {x:ItObjO}<捨てる>
Put
 ja {x:ItObjO}{z:Place}に(<戻す>|<加える>|<置く>)
 ja {x:AmongO}{z:Place}に(<戻す>|<加える>|<置く>)

@AmongO
Some[x=@Among]
 ja {n:Num}枚を
SomeUpTo[x=@Among]
 ja {n:Num}枚までを

@ItThings
Energy[u=@It]
 ja (|その)エネルギー
Assist[u=@It]
 ja アシスト

@ItObjO
> ItThingsO
Some
 ja {x:ItThings}を{n:Num}枚(、|)
SomeUpTo
 ja {x:ItThings}を{n:Num}枚まで(、|)
All
 ja {x:ItThings}をすべて(、|)
 ja すべての{x:ItThings}を(、|)

@ItThingsO
Assist[u=@It]
 ja アシストを

# what is said of units named before
@PredChain plain stem te may past
> Pred*
And
 ja {a:Pred.stem}(、|){b:PredChain*}
 ja {a:Pred.te}(、|){b:PredChain*}
Lasting
 ja {d:Duration}(、|){c:PredChain*}
Each
 ja {k:Count}{n:Num}$PER(、|){c:PredChain*}
@Pred plain stem te may past
%elide Pred Mod not Topic
HpUp[t=@It]
 ja HPが{n:Num}<増える>
HpDown[t=@It]
 ja HPが{n:Num}<減る>

# ------------------------------------------------------------------ changes
@Mod plain stem te may past
Topic
 ja {t:Target}は(|、){m:PredChain*}
 en for {t:Target} : {m:Mod*}
HpUp
 ja {t:Target}のHP$UP
 ja {t:Target}のHPは{n:Num}<増える>
 en <increase> the HP of {t:Target} by {n:Num}
 en {t:Target} (get|gets|gain|gains) + {n:Num} HP
HpUpPer
 ja {t:Target}のHP(は(、|){k:Count}{m:Num}$EVERY{n:Num}<増える>|を(、|){k:Count}{m:Num}$EVERY{n:Num}<増やす>)
 en {t:Target} (get|gets) + {n:Num} HP for every {m:Num} of {k:Count}
DealsUpPer
 ja {t:Target}(が|の)与えるダメージ(は|を)(、|){k:Count}{m:Num}$EVERY{n:Num}<アップする>
 en {t:Target} (deal|deals) {n:Num} more skill damage for every {m:Num} of {k:Count}
HpDown
 ja {t:Target}のHP$DOWN
 ja {t:Target}のHPは{n:Num}<減る>
 en <reduce> the HP of {t:Target} by {n:Num}
 en {t:Target} (get|gets) - {n:Num} HP
HpSet
 ja {t:Target}のHPを{n:Num}に<する>
 ja {t:Target}のHP(は|が){n:Num}に<なる>
 en <make> the HP of {t:Target} {n:Num}
SkillCostUp
 ja {t:Target}の(スキルのコスト|スキルコスト)を{n:Num}<増やす>
 ja {t:Target}の(スキルのコスト|スキルコスト)は{n:Num}<増える>
 en <increase> the skill costs of {t:Target} by {n:Num}
SkillCostDown
 ja {t:Target}の(スキルのコスト|スキルコスト)を{n:Num}<減らす>
 ja {t:Target}の(スキルのコスト|スキルコスト)は{n:Num}<減る>
 en <reduce> the skill costs of {t:Target} by {n:Num}
SkillCostZero
 ja {t:Target}の(スキルのコスト|スキルコスト)を0に<する>
 ja {t:Target}の(スキルのコスト|スキルコスト)は0に<なる>
 ja {t:Target}のスキルはコスト0で$USE
 ja {t:Target}は(|、)エネルギーの(数|枚数)に(関わらず|かかわらず)スキルを$USE
 en <make> the skill costs of {t:Target} zero
SideCostUp
 ja {o:Whose}の(スキルのコスト|スキルコスト)を{n:Num}<増やす>
 en <increase> {o:Whose} skill costs by {n:Num}
SideCostDown
 ja {o:Whose}の(スキルのコスト|スキルコスト)を{n:Num}<減らす>
 en <reduce> {o:Whose} skill costs by {n:Num}
NamedCostUp
 ja {t:Target}の{s:Skill}の(コスト|スキルコスト)を{n:Num}<増やす>
 ja {s:Skill}の(コスト|スキルコスト)を{n:Num}<増やす>
 en <increase> the cost of {s:Skill} of {t:Target} by {n:Num}
 en <increase> the cost of {s:Skill} by {n:Num}
NamedCostDown
 ja {t:Target}の{s:Skill}の(コスト|スキルコスト)を{n:Num}<減らす>
 ja {s:Skill}の(コスト|スキルコスト)を{n:Num}<減らす>
 en <reduce> the cost of {s:Skill} of {t:Target} by {n:Num}
 en <reduce> the cost of {s:Skill} by {n:Num}
RetreatUp
 ja {t:Target}の退却コストを{n:Num}<増やす>
 ja {t:Target}の退却コストは{n:Num}<増える>
 en <increase> the retreat cost of {t:Target} by {n:Num}
RetreatDown
 ja {t:Target}の退却コストを{n:Num}<減らす>
 ja {t:Target}の退却コストは{n:Num}<減る>
 en <reduce> the retreat cost of {t:Target} by {n:Num}
RetreatSet
 ja {t:Target}の退却コストを{n:Num}に<する>
 ja {t:Target}の退却コスト(は|が){n:Num}に<なる>
 en <make> the retreat cost of {t:Target} {n:Num}
DealsUp
 ja {t:Target}$DEALS$UP
 ja {t:Target}の(スキルダメージ|スキルのダメージ|スキルが与えるダメージ)$UP
 ja {t:Target}が{v:Units}に与える(|スキル)ダメージ$UP
 en <raise> the skill damage {t:Target} deals by {n:Num}
 en <raise> the skill damage {t:Target} deals to {v:Units} by {n:Num}
DealsDown
 ja {t:Target}$DEALS$DOWN
 ja {t:Target}の(スキルダメージ|スキルのダメージ|スキルが与えるダメージ)$DOWN
 ja {t:Target}が{v:Units}に与える(|スキル)ダメージ$DOWN
 en <lower> the skill damage {t:Target} deals by {n:Num}
 en <lower> the skill damage {t:Target} deals to {v:Units} by {n:Num}
DealsDouble
 ja {t:Target}$DEALSを{n:Num}倍に<する>
 ja {t:Target}$DEALSは{n:Num}倍に<なる>
 ja {t:Target}の(スキルダメージ|スキルのダメージ)(を{n:Num}倍に<する>|は{n:Num}倍に<なる>)
 en <multiply> the skill damage {t:Target} deals by {n:Num}
DealsSet
 ja {t:Target}$DEALSを{n:Num}に<する>
 ja {t:Target}$DEALSは{n:Num}に<なる>
 ja {t:Target}の(スキルダメージ|スキルのダメージ)(を{n:Num}に<する>|は{n:Num}に<なる>)
 en <make> the skill damage {t:Target} deals {n:Num}
AnyTakesUp
 ja {t:Target}$TAKESANY$UP
 en <raise> all damage {t:Target} takes by {n:Num}
AnyTakesDown
 ja {t:Target}$TAKESANY$DOWN
 en <lower> all damage {t:Target} takes by {n:Num}
AnyTakesHalf
 ja {t:Target}$TAKESANY(を半分に<する>|は半分に<なる>)
 en <halve> all damage {t:Target} takes
AnyTakesDouble
 ja {t:Target}$TAKESANY(を{n:Num}倍に<する>|は{n:Num}倍に<なる>)
 en <multiply> all damage {t:Target} takes by {n:Num}
AnyTakesSet
 ja {t:Target}$TAKESANY(を{n:Num}に<する>|は{n:Num}に<なる>)
 en <make> all damage {t:Target} takes {n:Num}
TakesUp
 ja {t:Target}$TAKES$UP
 ja {t:Target}が{v:Units}から受ける(|スキル)ダメージ$UP
 en <raise> the skill damage {t:Target} takes by {n:Num}
 en <raise> the skill damage {t:Target} takes from {v:Units} by {n:Num}
TakesDown
 ja {t:Target}$TAKES$DOWN
 ja {t:Target}が相手のスキルから受けるダメージ$DOWN
 ja {t:Target}が{v:Units}から受ける(|スキル)ダメージ$DOWN
 en <lower> the skill damage {t:Target} takes by {n:Num}
 en <lower> the skill damage {t:Target} takes from {v:Units} by {n:Num}
TakesDouble
 ja {t:Target}$TAKESを{n:Num}倍に<する>
 ja {t:Target}$TAKESは{n:Num}倍に<なる>
 en <multiply> the skill damage {t:Target} takes by {n:Num}
TakesHalf
 ja {t:Target}$TAKESを半分に<する>
 ja {t:Target}$TAKESは半分に<なる>
 en <halve> the skill damage {t:Target} takes
DealsHalf
 ja {t:Target}$DEALSを半分に<する>
 ja {t:Target}$DEALSは半分に<なる>
 ja {t:Target}の(スキルダメージ|スキルのダメージ)(を半分に<する>|は半分に<なる>)
 en <halve> the skill damage {t:Target} deals
TakesSet
 ja {t:Target}$TAKESを{n:Num}に<する>
 ja {t:Target}$TAKESは{n:Num}に<なる>
 en <make> the skill damage {t:Target} takes {n:Num}
SideDealsUp
 ja {o:Whose}のスキル(|の)ダメージ$UP
 ja {o:Whose}の(|すべての)スキルが与えるダメージ$UP
 en <raise> the damage of {o:Whose} skills by {n:Num}
SideDealsDown
 ja {o:Whose}のスキル(|の)ダメージ$DOWN
 ja {o:Whose}の(|すべての)スキルが与えるダメージ$DOWN
 en <lower> the damage of {o:Whose} skills by {n:Num}
NamedUp
 ja {t:Target}の{s:Skill}の(ダメージ|スキルダメージ)$UP
 ja {s:Skill}の(ダメージ|スキルダメージ)$UP
 en <raise> the damage of {s:Skill} of {t:Target} by {n:Num}
 en <raise> the damage of {s:Skill} by {n:Num}
NamedDown
 ja {t:Target}の{s:Skill}の(ダメージ|スキルダメージ)$DOWN
 ja {s:Skill}の(ダメージ|スキルダメージ)$DOWN
 en <lower> the damage of {s:Skill} of {t:Target} by {n:Num}
 en <lower> the damage of {s:Skill} by {n:Num}
GainAttribute
 ja {t:Target}は{a:Attributes}の属性を<得る>
 ja {t:Target}は属性{a:Attributes}を<得る>
 ja {t:Target}は{a:Attributes}属性を<得る>
 ja {t:Target}に{a:Attributes}の属性を<与える>
 ja {t:Target}は{a:Attributes}(の|)属性も<持つ>
 ja {t:Target}は{a:Attributes}(の|)属性を<持つ>
 ja {t:Target}は{a:Attributes}(の属性|属性|)(としても<扱う>|としても<扱われる>|でもある)
 en {t:Target} also <have> the {a:Attributes} attribute
 en {t:Target} also has the {a:Attributes} attribute
GainChosenAttribute
 ja {t:Target}は(選んだ|宣言した|その)属性を<得る>
 en {t:Target} also <have> the named attribute
DefineAttribute
 ja このカードの属性は{a:Attributes}(である|になる|とする)
 ja このカードは{a:Attributes}の属性である
 en the attribute of this card is {a:Attributes}
CardsGainAttribute
 ja {x:CardSets}は{a:Attributes}の属性(を<得る>|も<持つ>|を<持つ>)
 en {x:CardSets} also <have> the {a:Attributes} attribute
SetAttribute
 ja {t:Target}の属性を{a:Attributes}に<する>
 ja {t:Target}の属性(は|が){a:Attributes}に<なる>
 ja {t:Target}は{a:Attributes}(の|)属性に<なる>
 ja {t:Target}の属性を{a:Attributes}に<変更する>
 ja {t:Target}の属性を{a:Attributes}に<変える>
 en <make> the attribute of {t:Target} {a:Attributes}
SetChosenAttribute
 ja {t:Target}の属性を(選んだ|宣言した|その)属性に<する>
 ja {t:Target}の属性は(選んだ|宣言した|その)属性に<なる>
 en <make> the attribute of {t:Target} the named attribute
LoseAttribute
 ja {t:Target}は{a:Attributes}(の|)属性を<失う>
 en {t:Target} <lose> the {a:Attributes} attribute
LoseAttributes
 ja {t:Target}は(|すべての)属性を(|すべて)<失う>
 en {t:Target} <lose> all attributes
GainAdvantage
 ja {t:Target}は{a:Attributes}を有利として<得る>
 ja {t:Target}は有利として{a:Attributes}を<得る>
 ja {t:Target}は{a:Attributes}の有利を(<得る>|<持つ>)
 ja {t:Target}は有利{a:Attributes}を<得る>
 ja {t:Target}は有利に{a:Attributes}を<得る>
 ja {t:Target}は{a:Attributes}を有利として<持つ>
 ja {t:Target}は{a:Attributes}に有利を(<得る>|<持つ>)
 ja {t:Target}の有利に{a:Attributes}を<加える>
 ja {t:Target}に{a:Attributes}の有利を<与える>
 en {t:Target} also <have> advantage over {a:Attributes}
 en {t:Target} also has advantage over {a:Attributes}
SetAdvantage
 ja {t:Target}の有利を{a:Attributes}に<する>
 ja {t:Target}の有利は{a:Attributes}に<なる>
 ja {t:Target}の有利を{a:Attributes}に<変更する>
 en <make> the advantage of {t:Target} {a:Attributes}
LoseAdvantage
 ja {t:Target}は(|すべての)有利を(|すべて)<失う>
 ja {t:Target}は有利を持たない
 ja {t:Target}の有利を(|すべて)<失わせる>
 en {t:Target} <lose> all advantages
TopFaceUp
 ja {o:Whose}のデッキの一番上のカードを公開状態に<する>
 ja {o:Whose}のデッキの一番上のカードは公開状態である
 ja {o:Whose}はデッキの一番上のカードを公開し続ける
 en {o:Subject#} <plays/play> with the top card of the deck revealed
SetName
 ja {t:Target}の名前は{s:Name}に<なる>
 ja {t:Target}の名前を{s:Name}に(<する>|<変更する>)
 ja {t:Target}は名前が{s:Name}に<なる>
 ja {t:Target}の名前は{s:Name}である
 en <make> the name of {t:Target} {s:Name}
GainName
 ja {t:Target}は{s:Name}の名前を(<得る>|も持つ)
 ja {t:Target}は{s:Name}(としても<扱う>|としても<扱われる>|でもある)
 ja {t:Target}は名前{s:Name}を<得る>
 ja {t:Target}の名前は{s:Name}としても<扱う>
 en {t:Target} also <have> the name {s:Name}
GainName[t=@This]
 ja このカード(は|の名前は)(|、){s:Name}(としても<扱う>|としても<扱われる>|でもある)
 en this card also <have> the name {s:Name}
GainSkills
 ja {t:Target}は{u:Units}(の|が持つ)スキルを(|すべて)<得る>
 ja {t:Target}は{u:Units}(の|が持つ)スキルを(|すべて)$USE
 en {t:Target} <gain> the skills of {u:Units}
 en {t:Target} gains the skills of {u:Units}
GainAbility
 ja {t:Target}は{q:Ability}を<得る>
 ja {t:Target}は{q:Ability}の(能力|効果|EXパワー)を<得る>
 ja {t:Target}に{q:Ability}(の能力|の効果|)を<与える>
 ja {t:Target}は(EXパワー|能力){q:Ability}を(<得る>|<持つ>)
 ja {t:Target}は{q:Ability}を<持つ>
 en {t:Target} <gain> {q:Ability}
 en {t:Target} gains {q:Ability}
LoseEx
 ja {t:Target}は(|すべての)EXパワーを(|すべて)<失う>
 ja {t:Target}のEXパワーは(|すべて)無効に<なる>
 ja {t:Target}のEXパワーを(|すべて)<失わせる>
 ja {t:Target}のEXパワー(を無効に<する>|は無効である|を無効化<する>)
 en {t:Target} <lose> all EX powers
 en {t:Target} loses (all|its) EX powers
LoseAbilities
 ja {t:Target}は(|すべての)能力を(|すべて)<失う>
 ja {t:Target}の能力(を無効に<する>|は無効に<なる>)
 en {t:Target} <lose> all abilities
LoseSkills
 ja {t:Target}は(|すべての)スキルを(|すべて)<失う>
 en {t:Target} <lose> all skills
LoseNamedSkill
 ja {t:Target}は{s:Skill}を<失う>
 en {t:Target} <lose> {s:Skill}
CannotUseSkills
 ja {t:Target}はスキルを$NOTUSE
 ja {t:Target}のスキルは$NOTUSE
 en {t:Target} cannot use skills
CannotUseNamed
 ja {t:Target}は{s:Skill}を$NOTUSE
 ja {t:Target}の{s:Skill}は$NOTUSE
 en {t:Target} cannot use {s:Skill}
CannotUseThis
 ja ({t:Target}は|)このスキル(を|は)$NOTUSE
 en {t:Target} cannot use this skill
 en this skill cannot be used
CannotUseCost
 ja {t:Target}はコスト(|が){n:Num}以上のスキルを$NOTUSE
 en {t:Target} cannot use skills with cost {n:Num} or more
CannotRetreat
 ja {t:Target}は退却(できない|することができない|しない|させられない)
 ja {t:Target}を退却(できない|させることができない|させられない)
 en {t:Target} cannot retreat
CannotSwap
 ja {t:Target}は入れ替え(られない|ることができない)
 ja {t:Target}は入れ替わらない
 ja {t:Target}を入れ替え(られない|ることができない)
 en {t:Target} cannot be swapped
CannotStun
 ja {t:Target}は気絶(しない|状態にならない)
 ja {t:Target}に気絶マーカーを置(けない|くことができない)
 ja {t:Target}は状態異常にならない
 en {t:Target} cannot be stunned
CannotHeal
 ja {t:Target}のHPは回復(できない|しない|されない)
 ja {t:Target}のHPを回復(できない|することができない)
 ja {t:Target}はHPを回復できない
 en the HP of {t:Target} cannot be healed
CannotKO
 ja {t:Target}はKOされない
 en {t:Target} cannot be KO'd
CannotAssist
 ja {t:Target}に(|は)アシストを付け(られない|ることができない)
 en assists cannot be attached to {t:Target}
CannotCharge
 ja {t:Target}に(|は)(チャージできない|チャージすることができない|エネルギーを付けられない|エネルギーを付けることができない)
 en {t:Target} cannot be charged
CannotUseEx
 ja {t:Target}はEXパワーを($NOTUSE|プレイできない)
 ja {t:Target}のEXパワーは$NOTUSE
 en {t:Target} cannot use EX powers
PlayerCannotRetreat
 ja {o:Whose}は退却(できない|させられない|することができない|させることができない)
 en {o:Subject#} cannot retreat
PlayerCannotCharge
 ja {o:Whose}はチャージ(できない|することができない)
 en {o:Subject#} cannot charge
PlayerCannotPlay
 ja {o:Whose}は(|手札から){k:Kind}をプレイ(できない|することができない)
 ja {o:Whose}は(|手札から){k:Kind}を使(えない|用できない)
 en {o:Subject#} cannot play {k:Kind}
PlayerCannotPlayTwo
 ja {o:Whose}は(|手札から){k:Kind}(と|や|または|も){l:Kind}(を|も)プレイ(できない|することができない)
 en {o:Subject#} cannot play {k:Kind} or {l:Kind}
PlayerCannotAbilities
 ja {o:Whose}は{u:Plural}の能力をプレイ(できない|することができない)
 en {o:Subject#} cannot play abilities of {u:Plural}
PlayerCannotDeploy
 ja {o:Whose}は(|手札から)(|新たに)ユニット(カード|)を(|エリアに|スタンバイ・エリアに)(出せない|出すことができない|置けない)
 en {o:Subject#} cannot deploy units
PlayerCannotUseEx
 ja {o:Whose}はEXパワーを($NOTUSE|プレイできない)
 en {o:Subject#} cannot use EX powers
PlayerCannotUseSkills
 ja {o:Whose}はスキルを($NOTUSE|宣言できない)
 en {o:Subject#} cannot use skills
PlayerCannotUseCost
 ja {o:Whose}はコスト(|が){n:Num}以上のスキルを$NOTUSE
 en {o:Subject#} cannot use skills with cost {n:Num} or more
PlayerCannotUseNamed
 ja {o:Whose}は{s:Skill}を$NOTUSE
 en {o:Subject#} cannot use {s:Skill}
PlayerCannotDraw
 ja {o:Whose}は(デッキ|カード)を引(けない|くことができない)
 en {o:Subject#} cannot draw
PlayerCannotDiscard
 ja {o:Whose}は手札を捨て(られない|ることができない)
 en {o:Subject#} cannot discard
PlayerCannotShuffle
 ja {o:Whose}はデッキをシャッフル(できない|することができない)
 en {o:Subject#} cannot shuffle
PlayerCannotTicket
 ja {o:Whose}はウィニングチケットを(得られない|授かれない|得ることができない|授かることができない)
 en {o:Subject#} cannot gain the winning ticket
NoDamage
 ja {t:Target}は{d:DamageOf}ダメージを受けない
 ja {t:Target}は(|あらゆる|すべての)ダメージを受けない
 ja {t:Target}にダメージを与え(られない|ることができない)
 en {t:Target} takes no {d:DamageOf} damage
 en {t:Target} takes no damage
 en {t:Target} take no {d:DamageOf} damage
 en {t:Target} take no damage
NoDamageFrom
 ja {t:Target}は{f:SourceFilter}効果(による|の)ダメージを受けない
 en {t:Target} takes no effect damage from {f:SourceFilter}
NoSkillDamageBy
 ja {t:Target}は{f:SourceFilter}スキル(|の|による)ダメージを受けない
 en {t:Target} takes no skill damage from {f:SourceFilter}
NoDamageBy
 ja {t:Target}は{f:SourceFilter}(|からの|からは)ダメージを受けない
 en {t:Target} takes no damage from {f:SourceFilter}
Fails
 ja {o:Whose}のスキルは失敗する
 ja {t:Target}(が使うスキル|のスキル|が使用するスキル)は失敗する
 ja {o:Whose}が使う(|すべての)スキルは失敗する
 en skills of {o:Side} fail
 en skills of {t:Target} fail
FailsCost
 ja {o:Whose}のコスト(|が){n:Num}以上のスキルは失敗する
 ja {t:Target}のコスト(|が){n:Num}以上のスキルは失敗する
 en skills of {o:Side} with cost {n:Num} or more fail
 en skills of {t:Target} with cost {n:Num} or more fail
FailsNamed
 ja {o:Whose}の{s:Skill}は失敗する
 ja {t:Target}の{s:Skill}は失敗する
 ja {s:Skill}は失敗する
 en {s:Skill} of {o:Side} fails
 en {s:Skill} of {t:Target} fails
 en {s:Skill} fails
FailsThat
 ja そのスキルは失敗する
 en that skill fails
StunnedSkillsAllowed
 ja {t:Target}は気絶(していても|状態でも)スキルを$USE
 en {t:Target} can use skills even while stunned

@DamageOf
SkillD
 ja (|相手の)スキル(の|による|からの|)
 en skill
EffectD
 ja 効果(による|の|からの)
 en effect
OppEffectD
 ja 相手の効果(による|の|からの)
 en opposing effect

# ------------------------------------------------------------------ how long
@Duration
ThisTurn
 ja このターン(|中|の間)
 ja (|この)ターン(|の)終了時まで
 en this turn
 en until (end of turn|the end of the turn|the end of this turn|end of this turn)
NextOppTurn
 ja 次の相手のターン(|中|の間)
 ja 相手の次のターン(|中|の間)
 en during your opponent's next turn
NextOwnTurn
 ja 次の自分のターン(|中|の間)
 ja 自分の次のターン(|中|の間)
 en during your next turn
UntilOppTurnEnd
 ja 次の相手のターン(|の)終了時まで
 ja 相手の次のターン(|の)終了時まで
 en until the end of your opponent's next turn
UntilOwnTurnEnd
 ja 次の自分のターン(|の)終了時まで
 ja 自分の次のターン(|の)終了時まで
 en until the end of your next turn
UntilOwnTurnStart
 ja 次の自分のターン(|の)(開始時まで|が始まるまで)
 ja 自分の次のターン(|の)(開始時まで|が始まるまで)
 en until the start of your next turn
UntilOppTurnStart
 ja 次の相手のターン(|の)(開始時まで|が始まるまで)
 ja 相手の次のターン(|の)(開始時まで|が始まるまで)
 en until the start of your opponent's next turn
Game
 ja (|この)ゲーム(中|の間)
 ja ゲーム(の|)終了時まで
 en for the rest of the game

# ------------------------------------------------------------------ things
@Whose
Own
 ja 自分
 en your
Opp
 ja 相手
 en your opponent's
Both
 ja (お互い|両プレイヤー|すべてのプレイヤー|各プレイヤー|両方のプレイヤー|お互いのプレイヤー|自分と相手)
 en each player's

@Subject #
Own
 ja 自分
 en.many you
Opp
 ja 相手
 en.one your opponent
Both
 ja お互い
 en.one each player

@Side
Own
 ja 自分
 en yours
Opp
 ja 相手
 en your opponent
Both
 ja お互い
 en each player

@Target
> Units
All
 ja {x:Plural}すべて
 ja すべての{x:Plural}
 ja {o:Whose}のすべての{w:Where}
 en all {x:Plural}
 en (all|each) of {x:Plural}
Some
 ja {x:Plural}{n:Num}$C
 ja {n:Num}体の{x:Plural}
 en {n:Num} of {x:Plural}
SomeUpTo
 ja {x:Plural}{n:Num}$Cまで
 en up to {n:Num} of {x:Plural}
Some[n=1]
 ja {x:Plural}1体
 en one of {x:Plural}
Together
 ja {a:Units}と{b:Target}
 ja {a:Units}(および|、および|、){b:Target}
 en both {a:Units} and {b:Target}

# units as the object of a verb, with its particle
@ObjUO
Some
 ja {x:Plural}を{n:Num}$C(|、)
 ja {x:Plural}{n:Num}$Cを(|、)
 ja {n:Num}体の{x:Plural}を(|、)
SomeUpTo
 ja {x:Plural}を{n:Num}$Cまで(|、)
 ja {x:Plural}{n:Num}$Cまでを(|、)
SomeAny
 ja {x:Plural}を(好きなだけ|好きな数|好きな数だけ|任意の数|何体でも)(|、)
All
 ja {x:Plural}をすべて(|、)
 ja {x:Plural}すべてを(|、)
 ja すべての{x:Plural}を(|、)
 ja {o:Whose}のすべての{w:Where}を(|、)

@Units
> Plural It
This
 ja このユニット
 en this unit
Holder
 ja この(アシスト|カード)(が付いている|を付けた|が付けられている|が付けられた|が付いた|を付けている)ユニット
 en the unit this is attached to

@It
It
 ja (その|選んだ|それらの|選ばれた|入れ替えた|出した)ユニット
 ja (それ|それら)
 ja (その|選んだ|公開した|それらの|引いた|見た|探した|捨てた|これらの)カード
 ja その(ユニットカード|コマンドカード|アシストカード|アクション|イベント)
 en it
 en (that unit|that card|those units|those cards|those|them|the chosen unit|the chosen card)

@Plural
UnitSet
 ja {o:Whose}の{w:Where}
 ja {f:Filters}{o:Whose}の{w:Where}
 ja {o:Whose}の{f:Filters}{w:Where}
 ja {f:Filters}{o:Whose}の{f2:Filters}{w:Where}
 ja {f:Filters}{w:Where}
 ja {w:Where}
 ja {o:Whose}の{w:Where}の(うち|中で|中から)(、|){f:Filters}(ユニット|もの)
 ja {o:Whose}の{w:Where}の(うち|中で|中から)(、|)最も{f:Most}(ユニット|もの)
 en {o:Whose} {w:Where}
 en {o:Whose} {w:Where} {f:Filters}
 en any {w:Where} {f:Filters}
 en any {w:Where}
 en {o:Whose} {f:FrontFilters} {w:Where0}
UnitSet[w=@Unit]
 ja {o:Whose}のエリアの{f:Filters}ユニット
 ja {o:Whose}のエリアにいる{f:Filters}ユニット
 en {o:Whose} {f:FrontFilters} (unit|units)
NamedThings
 ja {o:Whose}の{s:Name}
 ja {s:Name}
 ja {o:Whose}の{s:Name}すべて
 ja {o:Whose}のエリア(の|にいる){s:Name}
 en {o:Whose} {s:Name}
 en any {s:Name}

%list FrontFilters FrontFilter ja ""
%list FrontFilters FrontFilter en " "
@FrontFilter
Attribute
 ja {a:Attributes}の
 en {a:Attributes}
Other
 ja ほかの
 en other
Stunned
 ja 気絶状態の
 en stunned
Damaged
 ja ダメージを受けている
 en damaged

@Where0
Main
 ja メイン・ユニット
 en main (unit|units)
Standby
 ja スタンバイ・ユニット
 en standby (unit|units)

@Where
Unit
 ja (|エリアの|エリアにいる)ユニット
 en units
 en unit
Main
 ja メイン・ユニット
 ja メイン・エリアの(ユニット|カード)
 ja メイン・エリアにいるユニット
 en main unit
 en main units
Standby
 ja スタンバイ・ユニット
 ja スタンバイ・エリアの(ユニット|カード)
 ja スタンバイ・エリアにいるユニット
 en standby units
 en standby unit

%list Filters Filter ja ""
%list Filters Filter en " "

@Anchor
This
 ja このユニット
UnitSet
 ja {o:Whose}の{w:Where}

@Most
HighestHp
 ja HP(の|が)(高い|大きい|多い)
LowestHp
 ja HP(の|が)(低い|小さい|少ない)
MostDamage
 ja (|受けている)ダメージ(の|が)多い
MostEnergy
 ja エネルギー(の|が)多い
LeastEnergy
 ja エネルギー(の|が)少ない

@Filter
Attribute
 ja {a:Attributes}の属性を持つ
 ja {a:Attributes}属性を持つ
 en with the {a:Attributes} attribute
Attribute
 ja {a:OneAttribute}の
 ja {a:OneAttribute}属性の
 ja 属性が{a:OneAttribute}の
 en with the {a:Attributes} attribute
AnyAttribute
 ja {a:AttributesOr}の
 ja {a:AttributesOr}属性の
 ja {a:AttributesOr}の属性を持つ
 ja {a:AttributesAnd}の
 ja {a:AttributesAnd}属性の
 ja 属性が{a:AttributesOr}の
 en with the {a:AttributesOr} attribute
NotAttribute
 ja {a:Attributes}の属性を持たない
 ja {a:Attributes}(|属性)以外の
 ja {a:Attributes}でない
 en without the {a:Attributes} attribute
Advantage
 ja {a:Attributes}を有利(として|に)持つ
 ja 有利が{a:Attributes}の
 ja {a:Attributes}の有利を持つ
 ja {a:Attributes}に有利を持つ
 en with advantage over {a:Attributes}
NoAdvantage
 ja 有利を持たない
 en without advantage
HasAdvantage
 ja 有利を持つ
 en with any advantage
HpMost
 ja (|残り)HPが{n:Num}以下の
 en with {n:Num} or less HP
 en with {n:Num} HP or less
HpLeast
 ja (|残り)HPが{n:Num}以上の
 en with {n:Num} or more HP
 en with {n:Num} HP or more
HpIs
 ja (|残り)HPが(|ちょうど){n:Num}の
 en with exactly {n:Num} HP
HpBelow
 ja (|残り)HPが{n:Num}(未満の|より低い|より少ない|より小さい)
 en with less than {n:Num} HP
HpLess
 ja HPが{u:Units}(のHP|)より(低い|少ない|小さい)
 ja {u:Anchor}よりHP(が|の)(低い|少ない|小さい)
 en with less HP than {u:Units}
HpMore
 ja HPが{u:Units}(のHP|)より(高い|多い|大きい)
 ja {u:Anchor}よりHP(が|の)(高い|多い|大きい)
 en with more HP than {u:Units}
HighestHp
 ja (最も|一番)HP(が|の)(高い|大きい|多い)
 ja HPが(最も|一番)(高い|大きい|多い)
 en with the highest HP
LowestHp
 ja (最も|一番)HP(が|の)(低い|小さい|少ない)
 ja HPが(最も|一番)(低い|小さい|少ない)
 en with the lowest HP
MostDamage
 ja (最も|一番)(|受けている)ダメージ(が|の)(多い|大きい)
 ja (|受けている)ダメージが(最も|一番)(多い|大きい)
 ja (最も|一番)多くのダメージを受けている
 en with the most damage
MostEnergy
 ja (最も|一番)エネルギー(が|の)多い
 ja エネルギーが(最も|一番)多(い|く付いている)
 en with the most energy
LeastEnergy
 ja (最も|一番)エネルギー(が|の)少ない
 ja エネルギーが(最も|一番)少ない
 en with the least energy
PrintedHpMost
 ja 表記のHPが{n:Num}以下の
 en with printed HP {n:Num} or less
PrintedHpLeast
 ja 表記のHPが{n:Num}以上の
 en with printed HP {n:Num} or more
Damaged
 ja ダメージを受けている
 ja ダメージマーカーが(置かれている|乗っている|置かれた)
 en that are damaged
Undamaged
 ja ダメージを受けていない
 ja ダメージマーカーが(置かれていない|乗っていない)
 en that are not damaged
DamageLeast
 ja ダメージを{n:Num}以上受けている
 ja {n:Num}以上のダメージを受けている
 ja ダメージが{n:Num}以上の
 en with {n:Num} or more damage
DamageMost
 ja (|受けている)ダメージが{n:Num}以下の
 en with {n:Num} or less damage
Stunned
 ja 気絶(状態の|している|状態である)
 en that are stunned
NotStunned
 ja 気絶(状態でない|していない|状態ではない)
 en that are not stunned
Afflicted
 ja 状態異常(の|である)
 en that are afflicted
NotAfflicted
 ja 状態異常で(ない|はない)
 en that are not afflicted
EnergyLeast
 ja エネルギーが{n:Num}枚以上(の|付いている|付いた|ある)
 ja エネルギーを{n:Num}枚以上持つ
 ja {n:Num}枚以上のエネルギーが付いている
 en with {n:Num} or more energy
EnergyMost
 ja エネルギーが{n:Num}枚以下(の|しか付いていない)
 en with {n:Num} or less energy
EnergyIs
 ja エネルギーが(|ちょうど){n:Num}枚(の|付いている|付いた)
 en with exactly {n:Num} energy
HasEnergy
 ja エネルギーが(付いている|付いた|付けられている|付けられた)
 ja エネルギーを持つ
 en with energy
NoEnergy
 ja エネルギーが(付いていない|付けられていない|ない)
 ja エネルギーを持たない
 en without energy
HasAssist
 ja アシストが(付いている|付いた|付けられた|付けられている)
 ja アシストを(持つ|付けた|付けている)
 en with an assist
NoAssist
 ja アシストが(付いていない|付けられていない|ない)
 ja アシストを(持たない|付けていない)
 en without an assist
Named
 ja {s:Name}の
 ja 名前に{s:Name}を含む
 ja 名前が{s:Name}の
 ja {s:Name}という名前の
 en with {s:Name} in the name
NotNamed
 ja {s:Name}以外の
 ja 名前に{s:Name}を含まない
 en without {s:Name} in the name
Other
 ja このユニット以外の
 ja ほかの
 en other than this unit
HasSkill
 ja {s:Skill}を持つ
 en with {s:Skill}
HasEx
 ja EXパワーを持つ
 en with an EX power
NoEx
 ja EXパワーを持たない
 en without an EX power
RetreatLeast
 ja 退却コストが{n:Num}以上の
 en with retreat cost {n:Num} or more
RetreatMost
 ja 退却コストが{n:Num}以下の
 en with retreat cost {n:Num} or less
RetreatIs
 ja 退却コストが{n:Num}の
 en with retreat cost {n:Num} exactly

@SourceFilter
FromAttribute
 ja {a:OneAttribute}の
 en {a:Attributes} cards
FromKind
 ja {k:Kind}の
 en {k:Kind}
FromOppKind
 ja 相手の{k:Kind}の
 en your opponent's {k:Kind}
FromUnits
 ja {u:Plural}の
 ja {u:Plural}
 en {u:Plural}

%list Attributes Attr ja "と" "、" "・" "および"
%list Attributes Attr en " and "
%many AttributesOr Attr ja "または" "か" "、または" "もしくは"
%many AttributesOr Attr en " or "
%many AttributesAnd Attr ja "と" "、" "・"
%many AttributesAnd Attr en " and "
%list OneAttribute Attr ja "##"
%list OneAttribute Attr en "##"
@Attr
Red
 ja (赤|\[赤\]|赤色)
 en red
Green
 ja (緑|\[緑\]|緑色)
 en green
Blue
 ja (青|\[青\]|青色)
 en blue
Neutral
 ja (無|\[無\]|無色)
 en neutral

# cards that are not bodies
@CardThings
> It CardSets
@CardSets
ZoneCards
 ja {o:Whose}の{z:Zone}
 ja {z:Zone}
 ja {o:Whose}の{z:Zone}(の|から|にある|の中の|の中から){k:Kind}
 ja {o:Whose}の{z:Zone}(の|から|にある|の中の|の中から){f:CardFilters}{k:Kind}
 ja {z:Zone}(の|から|にある){k:Kind}
 ja {z:Zone}(の|から|にある){f:CardFilters}{k:Kind}
 en {o:Whose} {z:Zone}
 en the {z:Zone}
 en the {k:Kind} in {o:Whose} {z:Zone}
 en the {k:Kind} {f:CardFilters} in {o:Whose} {z:Zone}
 en the {k:Kind} in the {z:Zone}
 en the {k:Kind} {f:CardFilters} in the {z:Zone}
 en {k:Kind} (in|from) {o:Whose} {z:Zone}
 en {k:Kind} {f:CardFilters} (in|from) {o:Whose} {z:Zone}
ZoneCards[k=@Any]
 ja {o:Whose}の{z:Zone}から
 ja {z:Zone}から
 en cards (in|from) {o:Whose} {z:Zone}
ZoneCards[k=@UnitCards,z=@KOs]
 ja {o:Whose}のKOされたユニット(カード|)
 ja KOされた{o:Whose}のユニット(カード|)
 en {o:Whose} KO'd units
ZoneCards[k=@UnitCards,o=@Both,z=@KOs]
 ja KOされたユニット
 en KO'd units
NamedIn
 ja {o:Whose}の{z:Zone}(の|から|にある|の中の|の中から){s:Name}
 ja {z:Zone}(の|から|にある){s:Name}
 en the {s:Name} cards in {o:Whose} {z:Zone}
 en the {s:Name} cards in the {z:Zone}
NamedThings
 ja {o:Whose}の{s:Name}
 ja {s:Name}
 en {o:Whose} {s:Name}
 en any {s:Name}
AreaAssists
 ja {o:Whose}のアシスト(カード|)
 en {o:Whose} assists
Energy
 ja {u:Units}(の|に付いている|に付けられている|に付けられた|に付いた|から)エネルギー
 en the energy of {u:Units}
 en the energy (on|attached to) {u:Units}
SideEnergy
 ja {o:Whose}のエネルギー
 en {o:Whose} energy
Assist
 ja {u:Units}(の|に付いている|に付けられている|に付けられた|に付いた)アシスト(カード|)
 en the assist of {u:Units}
 en the assist (on|attached to) {u:Units}
Assist[u=@It]
 ja そのアシスト
 en its assist
Attached
 ja {u:Units}に(付いている|付けられている)カード
 en the cards attached to {u:Units}
Among
 ja その中(から|の|にある){k:Kind}
 ja その中(から|の|にある){f:CardFilters}{k:Kind}
 ja その中(から|の)
 ja (公開した|見た)カードの(中の|中から|うちの|うち){k:Kind}
 en the {k:Kind} among them
 en the ones among them
 en the {k:Kind} {f:CardFilters} among them
Rest
 ja 残り(|のカード)
 ja (それ以外|ほか)のカード
 en the rest
 en the (other|remaining) cards
ThisCard
 ja この(カード|アシスト)
 en this card
 en this assist

# cards as the object of a verb, with its particle
@ObjO
Some
 ja {x:CardThings}を{n:Num}$C(|、)
 ja {x:CardThings}{n:Num}$Cを(|、)
 ja {x:CardThings}{n:Num}枚、
SomeUpTo
 ja {x:CardThings}を{n:Num}$Cまで(|、)
 ja {x:CardThings}{n:Num}$Cまでを(|、)
SomeAny
 ja {x:CardThings}を(好きなだけ|好きな枚数|好きな枚数だけ|任意の枚数|何枚でも)(|、)
 ja 好きな枚数の{x:CardThings}を(|、)
SomeRandom
 ja {x:CardThings}を無作為に{n:Num}枚(|、)
 ja {x:CardThings}を{n:Num}枚(|、)無作為に(|、)
 ja {x:CardThings}無作為に{n:Num}枚(を|)(|、)
 ja {x:CardThings}(を|)裏向きのまま{n:Num}枚(|、)
All
 ja {x:CardThings}をすべて(|、)
 ja {x:CardThings}すべてを(|、)
 ja すべての{x:CardThings}を(|、)
 ja {o:Whose}の{z:Zone}(の|から|にある)すべての{k:Kind}を(|、)
TopCards
 ja {o:Whose}のデッキの(|一番)上(|のカード)から(|カードを|カード){n:Num}枚(を|)(|、)
 ja デッキの(|一番)上(|のカード)から(|カードを|カード){n:Num}枚(を|)(|、)
 ja {o:Whose}のデッキの(|一番)上(のカード|の){n:Num}枚を(|、)
 ja {o:Whose}のデッキの(|一番)上から{n:Num}枚のカードを(|、)
TopCards[n=1]
 ja {o:Whose}のデッキの一番上(|のカード)を(|、)
 ja デッキの一番上(|のカード)を(|、)
 ja {o:Whose}のデッキの上のカードを(|、)
BottomCards
 ja {o:Whose}のデッキの(|一番)下(|のカード)から(|カードを|カード){n:Num}枚(を|)(|、)
BottomCards[n=1]
 ja {o:Whose}のデッキの一番下のカードを(|、)
TopDiscard
 ja {o:Whose}の捨て場の一番上のカードを(|、)
 ja 捨て場の一番上のカードを(|、)

@Obj
> CardThings
Some
 ja {x:Things}{n:Num}枚
 en {n:Num} of {x:Things}
 en {n:Num} {x:Loose}
SomeUpTo
 ja {x:Things}{n:Num}枚まで
 en up to {n:Num} of {x:Things}
 en up to {n:Num} {x:Loose}
SomeAny
 ja 好きな枚数の{x:Things}
 en any number of {x:Things}
SomeRandom
 ja 無作為な{x:Things}{n:Num}枚
 en {n:Num} of {x:Things} at random
 en {n:Num} {x:Loose} at random
All
 ja {x:Things}すべて
 en all of {x:Things}
 en all {x:Things}
 en all {x:Loose}
TopCards
 ja {o:Whose}のデッキの上から{n:Num}枚
 en the top {n:Num} [n?card:cards] of {o:Whose} deck
 en the top {n:Num} [n?card:cards] of the deck
TopCards[n=1]
 ja {o:Whose}のデッキの一番上のカード
 en the top card of {o:Whose} deck
 en the top card of the deck
BottomCards
 ja {o:Whose}のデッキの下から{n:Num}枚
 en the bottom {n:Num} [n?card:cards] of {o:Whose} deck
TopDiscard
 ja {o:Whose}の捨て場の一番上のカード
 en the top card of {o:Whose} discard pile
 en the top card of the discard pile

Some[n=1]
 ja {x:Things}1枚
 en (a|an) {x:Loose}
 en one of {x:Things}

# English: kinds of things right after a number
@Loose
ZoneCards
 ja {o:Whose}の{z:Zone}の{k:Kind}
 en {k:KindWord} (in|from) {o:Whose} {z:Zone}
 en {k:KindWord} {f:CardFilters} (in|from) {o:Whose} {z:Zone}
ZoneCards[o=@Own,z=@Hand,k=@Any]
 ja 手札のカード
 en cards
 en card
 en (card|cards) (from|in) (their|the|your own) hand
Energy
 ja {u:Units}のエネルギー
 en energy (of|on|from|attached to) {u:Units}
Assist
 ja {u:Units}のアシスト
 en (assist|assists) (of|on|attached to) {u:Units}
UnitSet
 ja {o:Whose}の{w:Where}
 en of {o:Whose} {w:Where}

@KindWord
> Kind
Any
 ja カード
 en card
UnitCards
 ja ユニットカード
 en unit card
CommandCards
 ja コマンドカード
 en command card
 en command
EventCards
 ja イベントカード
 en event card
 en event
ActionCards
 ja アクションカード
 en action card
 en action
AssistCards
 ja アシストカード
 en assist card
 en assist

@Chosen
> Obj
@ChosenO
> ObjO ObjUO
Some
 ja {x:CardThings}{n:Num}$C
 ja {x:Plural}{n:Num}$C
SomeUpTo
 ja {x:CardThings}{n:Num}$Cまで
 ja {x:Plural}{n:Num}$Cまで
@ItChosenO
Some[x=@Among]
 ja {n:Num}枚(を|)
SomeUpTo[x=@Among]
 ja {n:Num}枚まで(を|)
@SearchO
> ObjO
@ObjAny
> Obj Units
@Things
> Plural CardThings

# things seen in their place: 自分の捨て場にユニットカードが…
@ThingIn
> Things
ZoneCards
 ja {o:Whose}の{z:Zone}に{k:Kind}
 ja {o:Whose}の{z:Zone}に{f:CardFilters}{k:Kind}
 ja {z:Zone}に{k:Kind}
NamedIn
 ja {o:Whose}の{z:Zone}に{s:Name}
UnitSet
 ja {o:Whose}の{w:Place0}に(ユニット|カード)
 ja {o:Whose}の{w:Place0}に{f:Filters}ユニット
NamedThings
 ja {o:Whose}のエリアに{s:Name}
NamedAt
 ja {o:Whose}の{w:Place1}に{s:Name}

@Place1
Standby
 ja スタンバイ・エリア
Main
 ja メイン・エリア

@Place0
Standby
 ja スタンバイ・エリア
Main
 ja メイン・エリア
Unit
 ja エリア

@Zone
Hand
 ja 手札
 en hand
Discards
 ja 捨て場
 en discard pile
KOs
 ja KO置き場
 en KO zone
Deck
 ja デッキ
 en deck

@Place
Hand
 ja (|自分の|持ち主の|相手の)手札
 en into the hand
 en into (your hand|its owner's hand|their hand)
Discards
 ja (|自分の|持ち主の|相手の)捨て場
 en into the discard pile
 en into your discard pile
KOs
 ja (|自分の|持ち主の|相手の)KO置き場
 en into the KO zone
 en into your KO zone
Deck
 ja (|自分の|持ち主の|相手の)デッキ
 en into the deck
 en into your deck
DeckTop
 ja (|好きな順番で|任意の順番で)(|自分の|持ち主の|相手の)デッキの(|一番)上
 en on top of the deck
 en on top of your deck
DeckBottom
 ja (|好きな順番で|任意の順番で)(|自分の|持ち主の|相手の)デッキの(|一番)下
 en on the bottom of the deck
 en on the bottom of your deck
Standby
 ja (|自分の)スタンバイ・エリア
 en into the standby area
 en into your standby area
OppStandby
 ja 相手のスタンバイ・エリア
 en into your opponent's standby area
Main
 ja (|自分の|相手の)メイン・エリア
 en into the main area

@Back
Hand
 ja 手札
 en to (the|your|its owner's|their) hand
Deck
 ja デッキ
 en to (the|your|its owner's) deck

@Kind
Any
 ja (|好きな|任意の)カード
 en cards
UnitCards
 ja ユニットカード
 ja ユニット
 en unit cards
CommandCards
 ja コマンド(カード|)
 en command cards
EventCards
 ja イベント(カード|)
 en event cards
ActionCards
 ja アクション(カード|)
 en action cards
AssistCards
 ja アシスト(カード|)
 en assist cards

@KindCard
Any
 ja カード
 en cards
UnitCards
 ja ユニットカード
 en unit cards
CommandCards
 ja コマンド(カード|)
 en command cards
EventCards
 ja イベント(カード|)
 en event cards
ActionCards
 ja アクション(カード|)
 en action cards
AssistCards
 ja アシストカード
 en assist cards

%list CardFilters CardFilter ja ""
%list CardFilters CardFilter en " "
@CardFilter
Attribute
 ja {a:Attributes}の属性を持つ
 ja {a:Attributes}属性を持つ
 en with the {a:Attributes} attribute
Attribute
 ja {a:OneAttribute}の
 ja {a:OneAttribute}属性の
 ja 属性が{a:OneAttribute}の
 en with the {a:Attributes} attribute
AnyAttribute
 ja {a:AttributesOr}の
 ja {a:AttributesOr}属性の
 ja {a:AttributesAnd}の
 ja {a:AttributesAnd}属性の
 en with the {a:AttributesOr} attribute
NotAttribute
 ja {a:Attributes}(|属性)以外の
 ja {a:Attributes}の属性を持たない
 en without the {a:Attributes} attribute
Named
 ja {s:Name}の
 ja 名前に{s:Name}を含む
 ja {s:Name}という名前の
 en with {s:Name} in the name
NotNamed
 ja {s:Name}以外の
 en without {s:Name} in the name
HasSkill
 ja {s:Skill}を持つ
 en with {s:Skill}
PrintedHpMost
 ja (表記の|)HPが{n:Num}以下の
 en with printed HP {n:Num} or less
PrintedHpLeast
 ja (表記の|)HPが{n:Num}以上の
 en with printed HP {n:Num} or more
HasEx
 ja EXパワーを持つ
 en with an EX power
OtherCard
 ja (このカード以外の|ほかの)
 en other than this card

# ------------------------------------------------------------------ counting
@Count
> Plural CardThings Times
DamageOn
 ja {u:Units}(の|が)(|受けている)ダメージ
 ja {u:Units}の(|上の)ダメージマーカー
 en point of damage on {u:Units}
HpOn
 ja {u:Units}の(|残り)HP
 en point of HP of {u:Units}

@Times
ThatMany
 ja その(枚数|数|回数|体数)
 ja (捨てた|引いた|置いた|付けた|戻した|選んだ|公開した|加えた|取り除いた|KOした)(枚数|数|カード|カードの枚数|カードの数|体数|エネルギー|エネルギーの枚数|ユニットの数|ユニット)
 en that number
 en time you did that
 en that many
Wins
 ja (|じゃんけんに)勝った(回数|数)
 en your wins
 en win
Losses
 ja (|じゃんけんに)負けた(回数|数)
 en your losses
 en loss

@Every
ThatMany
 ja (同じ|それと同じ)(枚数|数|回数)(|の)
Wins
 ja (1回|)勝つ(ごとに|たびに|たび|につき)
Losses
 ja (1回|)負ける(ごとに|たびに|たび|につき)

# as a number: …の枚数
@Number
> Times
CountOf
 ja {x:Plural}の(数|体数)
 ja {x:CardThings}の(枚数|数)
 en the number of {x:Things}

@Amt
Mul[m=1]
 ja {k:Plural}の(数|体数)×{n:Num}
 ja {k:CardThings}の(枚数|数)×{n:Num}
 ja {k:Times}×{n:Num}
 ja {n:Num}×{k:Plural}の(数|体数)
 ja {n:Num}×{k:CardThings}の(枚数|数)
 ja {n:Num}×{k:Times}
 en {n:Num} times the number of {k:Count}
XTimes
 ja X×{n:Num}
 ja {n:Num}×X
 en X times {n:Num}
X
 ja X
 en X

@Half
HalfHpOf
 ja {u:Units}の(|残り)HPの半分

@Equal
HpOf
 ja {u:Units}の(|残り)HP
 en the HP of {u:Units}
HalfHpOf
 ja {u:Units}の(|残り)HPの半分
 en half the HP of {u:Units}
DamageOf
 ja {u:Units}(の|が)(|受けている)(ダメージ|ダメージマーカー)
 en the damage on {u:Units}
ThatDamage
 ja (受けた|その|受ける)ダメージ
 en that damage
DealtDamage
 ja (このスキルで|)与えた(|スキル)ダメージ
 en the damage dealt

# ------------------------------------------------------------------ conditions
@Condition
> Nominal Verbal.plain

@Nominal
> Nominal1
QAnd
 ja {a:Nominal1}(かつ|かつ、|、かつ|、かつ、|で、|で、かつ|であり、|であり、かつ|、){b:Nominal}
 ja {a:Verbal1.te}、{b:Nominal}
 ja {a:Verbal1.stem}、{b:Nominal}
 ja {a:Verbal1.plain}(かつ|かつ、|、かつ|、かつ、){b:Nominal}
 en {a:Cond1} and {b:Condition}
QAndIt
 ja {a:Nominal1}(で、|であり、|かつ|、かつ){b:ItNominal}
QOr
 ja {a:Nominal1}(か|か、|または|または、|、または|、または、){b:Nominal}
 ja {a:Verbal1.plain}(か|か、|または|または、|、または|、または、){b:Nominal}
 en {a:Cond1} or {b:Condition}

@Verbal plain te stem ba
> Verbal1*
QAnd
 ja {a:Nominal1}(かつ|かつ、|、かつ|、かつ、|で、|で、かつ|であり、|であり、かつ|、){b:Verbal*}
 ja {a:Verbal1.te}、{b:Verbal*}
 ja {a:Verbal1.stem}、{b:Verbal*}
 ja {a:Verbal1.plain}(かつ|かつ、|、かつ|、かつ、){b:Verbal*}
QOr
 ja {a:Nominal1}(か|か、|または|または、|、または|、または、){b:Verbal*}
 ja {a:Verbal1.plain}(か|か、|または|または、|、または|、または、){b:Verbal*}

@Cond1
> Nominal1 Verbal1.plain

@TurnIs
OwnTurn
 ja 自分のターン
 en during your turn
OppTurn
 ja 相手のターン
 en during your opponent's turn

@Nominal1
CountIs
 ja {x:Plural}(|の数)が(|ちょうど){n:Num}体
 ja {x:ThingIn}(|の枚数|の数)が(|ちょうど){n:Num}$C
 en there are exactly {n:Num} of {x:Things}
CountLeast
 ja {x:Plural}(|の数)が{n:Num}体以上
 ja {x:ThingIn}(|の枚数|の数)が{n:Num}$C以上
 en there are {n:Num} or more of {x:Things}
CountMost
 ja {x:Plural}(|の数)が{n:Num}体以下
 ja {x:ThingIn}(|の枚数|の数)が{n:Num}$C以下
 en there are {n:Num} or less of {x:Things}
 en there are {n:Num} or fewer of {x:Things}
CountIs[n=0]
 en you (have|has) no {x:YourThings}
 en your opponent has no {x:TheirThings}
CountLeast
 en you have {n:Num} or more {x:YourThings}
 en your opponent has {n:Num} or more {x:TheirThings}
 en {x:CardThings} has {n:Num} or more cards
CountMost
 en you have {n:Num} or (less|fewer) {x:YourThings}
 en your opponent has {n:Num} or (less|fewer) {x:TheirThings}
 en {x:CardThings} has {n:Num} or (less|fewer) cards
CountIs
 en you have (exactly |){n:Num} {x:YourThings}
 en your opponent has (exactly |){n:Num} {x:TheirThings}
CountBelow
 ja {x:ThingIn}(|の枚数|の数)が{n:Num}$C未満
 en there are less than {n:Num} of {x:Things}
SameCount
 ja {x:Things}(|の枚数|の数)が{y:Things}(|の枚数|の数)と同じ(枚数|数|)
 ja {x:Things}と{y:Things}(の枚数|の数)が同じ(枚数|数|)
 en there are as many of {x:Things} as of {y:Things}
HpMost
 ja {u:Units}の(|残り)HPが{n:Num}以下
 en {u:Units} has {n:Num} or less HP
HpLeast
 ja {u:Units}の(|残り)HPが{n:Num}以上
 en {u:Units} has {n:Num} or more HP
HpIs
 ja {u:Units}の(|残り)HPが(|ちょうど){n:Num}
 en {u:Units} has exactly {n:Num} HP
HpBelow
 ja {u:Units}の(|残り)HPが{n:Num}未満
 en {u:Units} has less than {n:Num} HP
HpAtMost
 ja {u:Units}の(|残り)HPが{v:Units}の(|残り)HP以下
 en {u:Units} has no more HP than {v:Units}
HpAtLeast
 ja {u:Units}の(|残り)HPが{v:Units}の(|残り)HP以上
 en {u:Units} has no less HP than {v:Units}
PrintedHpMost
 ja {u:Units}の表記のHPが{n:Num}以下
 en {u:Units} has printed HP {n:Num} or less
PrintedHpLeast
 ja {u:Units}の表記のHPが{n:Num}以上
 en {u:Units} has printed HP {n:Num} or more
DamageLeast
 ja {u:Units}(の|が)(|受けている)(ダメージ|ダメージマーカー)が{n:Num}(|点)以上
 en {u:Units} has {n:Num} or more damage
DamageMost
 ja {u:Units}の(|受けている)(ダメージ|ダメージマーカー)が{n:Num}(|点)以下
 en {u:Units} has {n:Num} or less damage
AttributeIs
 ja {u:Units}の属性が{a:Attributes}
 ja {u:Units}が{a:Attributes}(の属性|属性|)
 ja {u:Units}が{a:Attributes}(の|属性の)ユニット
 en {u:Units} has the {a:Attributes} attribute
 en {u:Units} is {a:Attributes}
AttributeAny
 ja {u:Units}の属性が{a:AttributesOr}
 ja {u:Units}が{a:AttributesOr}(の属性|属性|のユニット|属性のユニット|)
 en {u:Units} has the {a:AttributesOr} attribute
AttributeAll
 ja {u:Units}(の属性|)がすべて{a:OneAttribute}(|属性|の属性|のユニット)
 en every one of {u:Units} has the {a:Attributes} attribute
AttributeNot
 ja {u:Units}(の属性|)が{a:Attributes}(|属性)以外
 en {u:Units} does not have the {a:Attributes} attribute
AttributeSame
 ja {u:Units}と{v:Units}の属性が同じ
 ja {u:Units}の属性が{v:Units}(の属性|)と同じ
 en {u:Units} shares an attribute with {v:Units}
NameIs
 ja {u:Units}の名前が{s:Name}
 ja {u:Units}が{s:Name}(のユニット|)
 en {u:Units} is named {s:Name}
StunnedIs
 ja {u:Units}が気絶状態
 en {u:Units} is stunned
AfflictedIs
 ja {u:Units}が状態異常
 en {u:Units} is afflicted
MainIs
 ja {u:Units}が(|自分の)メイン・ユニット
 en {u:Units} is a main unit
 en {u:Units} is (the|your) main unit
StandbyIs
 ja {u:Units}が(|自分の)スタンバイ・ユニット
 en {u:Units} is a standby unit
OwnTurn
 ja 自分のターン
 en it is your turn
OppTurn
 ja 相手のターン
 en it is your opponent's turn
RetreatLeast
 ja {u:Units}の退却コストが{n:Num}以上
 en {u:Units} has retreat cost {n:Num} or more
RetreatMost
 ja {u:Units}の退却コストが{n:Num}以下
 en {u:Units} has retreat cost {n:Num} or less
RetreatIs
 ja {u:Units}の退却コストが{n:Num}
 en {u:Units} has retreat cost {n:Num}
ItIsKind
 ja (それ|それら|そのカード|公開したカード|捨てたカード|引いたカード|選んだカード)が{f:CardFilters}{k:Kind}
 ja (それ|それら|そのカード|公開したカード|捨てたカード|引いたカード|選んだカード)が{k:Kind}
 en that card is one of the {k:Kind} {f:CardFilters}
 en that card is one of the {k:Kind}
ItIsAttribute
 ja (そのカード|公開したカード|捨てたカード|引いたカード)(の属性|)が{a:Attributes}
 en that card has the {a:Attributes} attribute

@ItNominal
%elide ItNominal Nominal1 not

@YourThings
ZoneCards[o=@Own,z=@Hand]
 en (cards|card) in (your |)hand
UnitSet[o=@Own]
 en {w:Where}
 en {f:FrontFilters} {w:Where}
@TheirThings
ZoneCards[o=@Opp,z=@Hand]
 en (cards|card) in (their |)hand
UnitSet[o=@Opp]
 en {w:Where}
 en {f:FrontFilters} {w:Where}

@Verbal1 plain te stem ba
CountLeast[n=1]
 ja {x:ThingIn}が(|1体以上|1枚以上|1体でも|1枚でも)(<いる>|<ある>)
 en there is any of {x:Things}
CountLeast
 ja {x:ThingIn}が{n:Num}$C以上(<いる>|<ある>)
 en there are at least {n:Num} of {x:Things}
CountIs
 ja {x:ThingIn}が(|ちょうど){n:Num}$C(<いる>|<ある>)
 en there are just {n:Num} of {x:Things}
CountMost
 ja {x:ThingIn}が{n:Num}$C(|以下)しか(<いない>|<ない>)
 ja {x:ThingIn}が{n:Num}$C以下(<いる>|<ある>)
 en there are only {n:Num} or less of {x:Things}
CountIs[n=0]
 ja {x:ThingIn}が(|1体も|1枚も|1つも)(<いない>|<ない>)
 en there is none of {x:Things}
RoomIs
 ja {o:Whose}のスタンバイ・エリアに空きが<ある>
 en {o:Subject#} <has/have> a free standby area
RoomNone
 ja {o:Whose}のスタンバイ・エリアに空きが<ない>
 en {o:Subject#} <has/have> no free standby area
QNot
 ja {a:Nominal1}で(|は)<ない>
 en it is not so that {a:Nominal1}
FewerThan
 ja {x:Things}(|の枚数|の数)が{y:Things}(|の枚数|の数)より(|も)<少ない>
 en there are less of {x:Things} than of {y:Things}
 en there are fewer of {x:Things} than of {y:Things}
MoreThan
 ja {x:Things}(|の枚数|の数)が{y:Things}(|の枚数|の数)より(|も)<多い>
 en there are more of {x:Things} than of {y:Things}
FewerThanOpp
 ja {x:Things}(|の枚数|の数)が相手より(|も)<少ない>
 en there are less of {x:Things} than your opponent has
MoreThanOpp
 ja {x:Things}(|の枚数|の数)が相手より(|も)<多い>
 en there are more of {x:Things} than your opponent has
HpLess
 ja {u:Units}の(|残り)HPが{v:Units}(の(|残り)HP|)より(|も)(<低い>|<少ない>|<小さい>)
 en {u:Units} has less HP than {v:Units}
HpMore
 ja {u:Units}の(|残り)HPが{v:Units}(の(|残り)HP|)より(|も)(<高い>|<多い>|<大きい>)
 en {u:Units} has more HP than {v:Units}
AssistOn
 ja {u:Units}にアシストが(<付いている>|<付けられている>|<ある>)
 ja {u:Units}がアシストを<持つ>
 en {u:Units} has an assist
AssistOff
 ja {u:Units}にアシストが(<付いていない>|<付けられていない>|<ない>)
 ja {u:Units}がアシストを<持たない>
 en {u:Units} has no assist
EnergyOn
 ja {u:Units}にエネルギーが(<付いている>|<付けられている>|<ある>)
 en {u:Units} has energy
EnergyOff
 ja {u:Units}にエネルギーが(|1枚も)(<付いていない>|<付けられていない>|<ない>)
 en {u:Units} has no energy
EnergyOnN
 ja {u:Units}にエネルギーが{n:Num}(枚|つ)以上(<付いている>|<付けられている>|<ある>)
 en {u:Units} has {n:Num} or more energy
StunnedIs
 ja {u:Units}が<気絶している>
 en {u:Units} is under a stun
NotStunned
 ja {u:Units}が<気絶していない>
 en {u:Units} is not stunned
DamagedIs
 ja {u:Units}がダメージを<受けている>
 ja {u:Units}にダメージマーカーが(<置かれている>|<乗っている>)
 en {u:Units} is damaged
UndamagedIs
 ja {u:Units}がダメージを<受けていない>
 ja {u:Units}にダメージマーカーが(<置かれていない>|<乗っていない>)
 en {u:Units} is not damaged
DamageOnN
 ja {u:Units}が(ダメージを{n:Num}以上|{n:Num}以上のダメージを)<受けている>
 en {u:Units} has taken {n:Num} or more damage
TicketHeld
 ja {o:Whose}がウィニングチケットを(<持っている>|<持つ>)
 en {o:Subject#} <has/have> the winning ticket
TicketHeld[o=@Own]
 ja ウィニングチケットを(<持っている>|<持つ>)
 en you have the winning ticket
TicketNotHeld
 ja {o:Whose}がウィニングチケットを(<持っていない>|<持たない>)
 en {o:Subject#} <does/do> not have the winning ticket
TicketNotHeld[o=@Own]
 ja ウィニングチケットを(<持っていない>|<持たない>)
 en you do not have the winning ticket
InMain
 ja {u:Units}が(|自分の)メイン・エリアに(<いる>|<ある>)
 en {u:Units} is in the main area
InStandby
 ja {u:Units}が(|自分の)スタンバイ・エリアに(<いる>|<ある>)
 en {u:Units} is in a standby area
InArea
 ja {u:Units}が(|自分の)エリアに(<いる>|<ある>)
 en {u:Units} is in the area
AttributeIs
 ja {u:Units}が{a:Attributes}(の|)属性を(<持つ>|<持っている>)
 en {u:Units} bears the {a:Attributes} attribute
AttributeNot
 ja {u:Units}が{a:Attributes}(の|)属性を(<持たない>|<持っていない>)
 en {u:Units} does not bear the {a:Attributes} attribute
AdvantageHas
 ja {u:Units}が有利を(<持つ>|<持っている>)
 en {u:Units} has an advantage
AdvantageNone
 ja {u:Units}が有利を(<持たない>|<持っていない>)
 en {u:Units} has no advantage
SkillHas
 ja {u:Units}が{s:Skill}を(<持つ>|<持っている>)
 en {u:Units} has {s:Skill}
ExHas
 ja {u:Units}がEXパワーを(<持つ>|<持っている>)
 en {u:Units} has an EX power
CardInZone
 ja このカードが(|自分の){z:Zone}に<ある>
 en this card is in your {z:Zone}
IncreasedHp
 ja {u:Units}のHPが(<増加している>|<増えている>)
 en the HP of {u:Units} is increased
DecreasedHp
 ja {u:Units}のHPが(<減少している>|<減っている>)
 en the HP of {u:Units} is reduced
WinsLeast
 ja {n:Num}回以上勝った
 en you won {n:Num} or more
WinsIs
 ja {n:Num}回(とも|)勝った
 en you won exactly {n:Num}
LossesIs
 ja {n:Num}回(とも|)負けた
 en you lost exactly {n:Num}

# ------------------------------------------------------------------ triggers
@Later
NextOwnTurnStart
 ja 次の自分のターン(|の)開始時
 ja 自分の次のターン(|の)開始時
 en at the start of your next turn
NextOppTurnStart
 ja 次の相手のターン(|の)開始時
 ja 相手の次のターン(|の)開始時
 en at the start of your opponent's next turn
ThisTurnEnd
 ja このターン(|の)終了時
 en at the end of this turn
NextOwnTurnEnd
 ja 次の自分のターン(|の)終了時
 ja 自分の次のターン(|の)終了時
 en at the end of your next turn
NextOppTurnEnd
 ja 次の相手のターン(|の)終了時
 ja 相手の次のターン(|の)終了時
 en at the end of your opponent's next turn
NextBattleEnd
 ja (この|次の|このターンの)バトルフェイズ(|の)終了時
 en at the end of the next battle phase
NextBattleStart
 ja (この|次の|このターンの)バトルフェイズ(|の)開始時
 en at the start of the next battle phase
NextOwnBattleStart
 ja (次の自分の|自分の次の)バトルフェイズ(|の)開始時
 en at the start of your next battle phase
NextOppBattleStart
 ja (次の相手の|相手の次の)バトルフェイズ(|の)開始時
 en at the start of your opponent's next battle phase
NextOwnBattleEnd
 ja (次の自分の|自分の次の)バトルフェイズ(|の)終了時
 en at the end of your next battle phase
NextOppBattleEnd
 ja (次の相手の|相手の次の)バトルフェイズ(|の)終了時
 en at the end of your opponent's next battle phase
NextMainStart
 ja (次の自分の|自分の次の)メインフェイズ(|の)開始時
 en at the start of your next main phase
NextOppMainStart
 ja (次の相手の|相手の次の)メインフェイズ(|の)開始時
 en at the start of your opponent's next main phase
NextEvent
 ja 次に{t:Happens}
 en the next time this happens ( {t:Happens} )
 en the next time {t:Happening.plain}
EventWithin
 ja {d:Duration}(、|に|){t:Happens}
 en {d:Duration}, {t:Happens}

@Trig
> Happens
GameStart
 ja ゲーム(の|)開始時
 en at the start of the game
TurnStart
 ja {o:Whose}のターン(|の)開始時
 ja (|各)ターン(|の)開始時
 en at the start of {o:Whose} turn
 en at the start of any turn
 en at the start of (each|every) turn
DrawPhaseStart
 ja {o:Whose}のドローフェイズ(|の)開始時
 ja (|各)ドローフェイズ(|の)開始時
 en at the start of {o:Whose} draw phase
 en at the start of any draw phase
 en at the start of (each|every) draw phase
MainPhaseStart
 ja {o:Whose}のメインフェイズ(|の)開始時
 ja (|各)メインフェイズ(|の)開始時
 en at the start of {o:Whose} main phase
 en at the start of any main phase
 en at the start of (each|every) main phase
BattlePhaseStart
 ja {o:Whose}のバトルフェイズ(|の)開始時
 ja (|各)バトルフェイズ(|の)開始時
 en at the start of {o:Whose} battle phase
 en at the start of any battle phase
 en at the start of (each|every) battle phase
BattlePhaseEnd
 ja {o:Whose}のバトルフェイズ(|の)終了時
 ja (|各)バトルフェイズ(|の)終了時
 en at the end of {o:Whose} battle phase
 en at the end of any battle phase
 en at the end of (each|every) battle phase
TurnEnd
 ja {o:Whose}のターン(|の)終了時
 ja (|各)ターン(|の)終了時
 en at the end of {o:Whose} turn
 en at the end of any turn
 en at the end of (each|every) turn
State
 ja {q:Nominal}である時
 ja {q:Verbal.plain}時
 en as soon as {q:Condition}
Given
 ja {q:Nominal}である(かぎり|間)(、|){t:Trig}
 ja {q:Nominal}の(間|かぎり)(、|){t:Trig}
 ja {q:Verbal.plain}(かぎり|間)(、|){t:Trig}
 en as long as {q:Condition}, {t:Trig}
OnTurnOf
 ja {o:Whose}のターン(中|の間|)(に|、|に、){t:Happens}
 en during {o:Whose} turn, {t:Happens}

@Happens
Upon
 ja {t:Happening.past}$T
 ja {t:Use}(時|時に|際|際に)
 en when {t:Happening.plain}
 en when {t:Use}
 en (whenever|after) {t:Happening.plain}
EachTime
 ja {t:Happening.plain}(たび|たびに|度に)
 ja {t:Use}(たび|たびに|度に)
 en each time {t:Happening.plain}
 en each time {t:Use}

@Use
UsesSkill
 ja {u:Units}がスキルを使(う|用する)
 en {u:TUnits} uses a skill
PlayerUsesSkill
 ja {o:Whose}がスキルを使(う|用する)
 en {o:Subject#} <uses/use> a skill
UsesNamed
 ja {u:Units}が{s:Skill}を使(う|用する)
 en {u:TUnits} uses {s:Skill}

@TUnits
> Units
UnitSet
 en (one|any) of {o:Whose} {w:Where}
 en (one|any) of {o:Whose} {w:Where} {f:Filters}
UnitSet[w=@Unit]
 en (one|any) of {o:Whose} {f:FrontFilters} units

@How
BySkill
 ja スキル(で|によって|により|のダメージで|のダメージにより|のダメージによって)
 en a skill
ByOppSkill
 ja 相手のスキル(で|によって|により|のダメージで|のダメージにより|のダメージによって)
 en an opposing skill
ByEffect
 ja 効果(で|によって|により)
 en an effect
ByOppEffect
 ja 相手の効果(で|によって|により)
 en an opposing effect
ByUnits
 ja {v:Units}(に|によって|により)
 en {v:Units}

@Hurt
SkillD
 ja スキル(の|による|)
 en skill
OppSkillD
 ja 相手のスキル(の|による|で|から)
 en opposing skill
EffectD
 ja 効果(による|の)
 en effect
OppEffectD
 ja 相手の効果(による|の)
 en opposing effect

@Happening plain past
UsedSkill
 ja {u:Units}がスキルを(<使う>|<使用する>)
 en {u:TUnits} has used a skill
PlayerUsedSkill
 ja {o:Whose}がスキルを(<使う>|<使用する>)
 en {o:Subject#} <has used/have used> a skill
UsedNamed
 ja {u:Units}が{s:Skill}を(<使う>|<使用する>)
 en {u:TUnits} has used {s:Skill}
KOd
 ja {u:Units}が(|1体){h:How}<KOされる>
 ja {u:Units}が(|1体)<KOされる>
 en {u:TUnits} is KO'd
 en {u:TUnits} are KO'd
 en {u:TUnits} is KO'd by {h:How}
KOsBySkill
 ja このスキル(|のダメージ)(で|によって|により){v:Units}を<KOする>
 ja このスキル(|のダメージ)(で|によって|により){v:Units}が<KOされる>
 en this skill KOs {v:TUnits}
KOs
 ja {u:Units}が(、|)(|スキルで|スキルによって){v:Units}を<KOする>
 en {u:TUnits} KOs {v:TUnits}
Damaged
 ja {u:Units}が{d:Hurt}ダメージを<受ける>
 ja {u:Units}がダメージを<受ける>
 ja {u:Units}が{d:Hurt}{n:Num}以上のダメージを<受ける>
 ja {u:Units}が{n:Num}以上の{d:Hurt}ダメージを<受ける>
 ja {u:Units}が{n:Num}以上のダメージを<受ける>
 ja {u:Units}に{d:Hurt}ダメージが<与えられる>
 ja {u:Units}にダメージが<与えられる>
 en {u:TUnits} takes {d:Hurt} damage
 en {u:TUnits} takes damage
 en {u:TUnits} takes {n:Num} or more {d:Hurt} damage
 en {u:TUnits} takes {n:Num} or more damage
DealtDamage
 ja {u:Units}が{v:Units}にダメージを<与える>
 en {u:TUnits} deals damage to {v:TUnits}
DealtSkillDamage
 ja {u:Units}が{v:Units}に(スキルダメージ|スキルのダメージ|スキルによるダメージ|スキルでダメージ)を<与える>
 en {u:TUnits} deals skill damage to {v:TUnits}
DealtSkill
 ja {u:Units}がスキルでダメージを<与える>
 ja {u:Units}がスキルダメージを<与える>
 en {u:TUnits} deals skill damage
Entered
 ja {u:Units}が(|スタンバイ・エリアに|エリアに|手札から)<出る>
 ja {u:Units}が(スタンバイ・エリア|エリア)に<置かれる>
 ja {u:Units}が<出される>
 ja {u:Units}を(|スタンバイ・エリアに|エリアに|手札から)<出す>
 en {u:TUnits} enters
PlayerDeployed
 ja {o:Whose}が(|手札から)ユニット(カード|)を<出す>
 ja {o:Whose}が{f:Filters}ユニットを<出す>
 en {o:Subject#} <deploys/deploy> one unit
 en {o:Subject#} <deploys/deploy> one unit {f:Filters}
 en {o:Subject#} <deploys/deploy> (a|an) unit
BecameMain
 ja {u:Units}がメイン・ユニットに<なる>
 ja {u:Units}が(|スタンバイ・エリアから)メイン・エリアに(<移動する>|<出る>|<置かれる>)
 en {u:TUnits} becomes the main unit
 en {u:TUnits} becomes (a|your|their) main unit
BecameStandby
 ja {u:Units}がスタンバイ・ユニットに<なる>
 ja {u:Units}が(|メイン・エリアから)スタンバイ・エリアに(<移動する>|<戻る>)
 en {u:TUnits} becomes a standby unit
Retreated
 ja {u:Units}が<退却する>
 en {u:TUnits} retreats
PlayerRetreated
 ja {o:Whose}が<退却する>
 ja {o:Whose}が(|メイン・ユニットを)(<退却させる>|<退却する>)
 en {o:Subject#} <retreats/retreat>
Swapped
 ja {u:Units}が(<入れ替わる>|<入れ替えられる>)
 ja {u:Units}を<入れ替える>
 en {u:TUnits} is swapped
AssistAttached
 ja {u:Units}にアシストが(<付く>|<付けられる>)
 ja {u:Units}にアシストを<付ける>
 en an assist is attached to {u:TUnits}
PlayerAttachedAssist
 ja {o:Whose}がアシストを(|ユニットに)<付ける>
 en {o:Subject#} <attaches/attach> an assist
PlayerAttachedEnergy
 ja {o:Whose}がエネルギーを(|ユニットに)<付ける>
 en {o:Subject#} <attaches/attach> energy
ThisAttached
 ja この(アシスト|カード)が(|ユニットに)(<付く>|<付けられる>)
 ja この(アシスト|カード)を(|ユニットに)<付ける>
 en this is attached
EnergyAttached
 ja {u:Units}にエネルギーが(<付く>|<付けられる>)
 ja {u:Units}にエネルギーを<付ける>
 en energy is attached to {u:TUnits}
Charged
 ja {u:Units}に<チャージする>
 ja {u:Units}がチャージ<される>
 en {u:TUnits} is charged
PlayerCharged
 ja {o:Whose}が<チャージする>
 en {o:Subject#} <charges/charge>
Drew
 ja {o:Whose}が(デッキ|カード)を(|1枚)<引く>
 ja {o:Whose}がデッキからカードを(|1枚)<引く>
 en {o:Subject#} <draws/draw> a card
DrewByEffect
 ja {o:Whose}が効果で(デッキ|カード)を(|1枚)<引く>
 en {o:Subject#} <draws/draw> a card by an effect
DiscardedHand
 ja {o:Whose}が手札を(|1枚)<捨てる>
 ja {o:Whose}の手札が(|1枚)<捨てられる>
 ja {o:Whose}の手札が捨て場に<置かれる>
 ja {o:Whose}が手札のカードを(|1枚)<捨てる>
 en {o:Subject#} <discards/discard> from the hand
DiscardedCard
 ja {o:Whose}がカードを(|1枚)<捨てる>
 en {o:Subject#} <discards/discard> a card
RevealedHand
 ja {o:Whose}の手札(|のカード)が<公開される>
 en a card of {o:Whose} hand is revealed
ThisDiscarded
 ja この(カード|アシスト)が<捨てられる>
 en this card is discarded
ThisDiscardedHand
 ja この(カード|アシスト)が手札から(<捨てられる>|捨て場に<置かれる>)
 en this card is discarded from the hand
ThisPutDiscard
 ja この(カード|アシスト)が捨て場に<置かれる>
 en this card is put into the discard pile
CardMoved
 ja {o:Whose}の{f:CardFilters}{k:KindCard}が{y:Zone}から{z:Zone}に$MOVED
 ja {o:Whose}の{k:KindCard}が{y:Zone}から{z:Zone}に$MOVED
 ja {o:Whose}の{f:CardFilters}{k:KindCard}が{z:Zone}に$MOVED
 ja {o:Whose}の{k:KindCard}が{z:Zone}に$MOVED
 ja {o:Whose}の{z:Zone}に{k:KindCard}が$MOVED
 ja {o:Whose}の{z:Zone}に{f:CardFilters}{k:KindCard}が$MOVED
 ja {o:Whose}の{y:Zone}から{k:KindCard}が{z:Zone}に$MOVED
 en one of {o:Whose} {k:KindCard} {f:CardFilters} moves from the {y:Zone} to the {z:Zone}
 en one of {o:Whose} {k:KindCard} moves from the {y:Zone} to the {z:Zone}
 en one of {o:Whose} {k:KindCard} {f:CardFilters} is put into the {z:Zone}
 en one of {o:Whose} {k:KindCard} is put into the {z:Zone}
EnergyDiscarded
 ja {u:Units}のエネルギーが(<捨てられる>|捨て場に<置かれる>)
 ja {u:Units}のエネルギーを<捨てる>
 en energy of {u:TUnits} is discarded
AssistDiscarded
 ja {u:Units}(の|に付いている)アシストが(<捨てられる>|捨て場に<置かれる>)
 en an assist of {u:TUnits} is discarded
SideAssistDiscarded
 ja {o:Whose}のアシストが(<捨てられる>|捨て場に<置かれる>)
 en one of {o:Whose} assists is discarded
PlayedCard
 ja {o:Whose}が{k:Kind}を(<プレイする>|<使う>|<使用する>)
 ja {o:Whose}が{f:CardFilters}{k:Kind}を(<プレイする>|<使う>|<使用する>)
 en {o:Subject#} <plays/play> one of the {k:Kind}
 en {o:Subject#} <plays/play> (a|an) {k:KindWord}
 en {o:Subject#} <plays/play> one of the {k:Kind} {f:CardFilters}
UsedEx
 ja {o:Whose}がEXパワーを(<使う>|<プレイする>|<使用する>)
 en {o:Subject#} <uses/use> an EX power
UsedEx[o=@Own]
 ja EXパワーを(<使う>|<プレイする>|<使用する>)
 en you use an EX power
WonJanken
 ja {o:Whose}がじゃんけんに<勝つ>
 en {o:Subject#} <wins/win> a throw
WonJanken[o=@Own]
 ja じゃんけんに<勝つ>
 en you win a throw
LostJanken
 ja {o:Whose}がじゃんけんに<負ける>
 en {o:Subject#} <loses/lose> a throw
LostJanken[o=@Own]
 ja じゃんけんに<負ける>
 en you lose a throw
Threw
 ja ({o:Whose}が|)(<じゃんけんする>|じゃんけんを<する>)
 ja じゃんけんが<行われる>
 en there is a throw
 en {o:Subject#} <throws/throw>
Stunned
 ja {u:Units}が(<気絶する>|気絶状態に<なる>|<気絶させられる>)
 ja {u:Units}に気絶マーカーが(<置かれる>|<乗る>|<乗せられる>)
 ja {u:Units}が状態異常に<なる>
 en {u:TUnits} is stunned
Recovered
 ja {u:Units}の気絶マーカーが<取り除かれる>
 ja {u:Units}の気絶(状態|)が(<回復する>|<解除される>)
 en {u:TUnits} recovers
Healed
 ja {u:Units}のHPが(<回復する>|<回復される>)
 ja {u:Units}のHPを<回復する>
 ja {u:Units}がHPを<回復する>
 en {u:TUnits} is healed
TicketGained
 ja {o:Whose}がウィニングチケットを(<得る>|<授かる>)
 en {o:Subject#} <gains/gain> the winning ticket
TicketLost
 ja {o:Whose}がウィニングチケットを<失う>
 en {o:Subject#} <loses/lose> the winning ticket
Left
 ja {u:Units}がエリアを<離れる>
 ja {u:Units}がエリアから(<離れる>|<移動する>)
 en {u:TUnits} leaves the area
ReturnedToHand
 ja {u:Units}が(|エリアから)(|持ち主の)手札に(<戻る>|<戻される>)
 en {u:TUnits} returns to the hand
SkillFailed
 ja {u:Units}のスキルが<失敗する>
 ja {o:Whose}のスキルが<失敗する>
 en a skill of {u:TUnits} fails
 en a skill of {o:Side} fails
Shuffled
 ja {o:Whose}のデッキが<シャッフルされる>
 ja {o:Whose}がデッキを<シャッフルする>
 en {o:Whose} deck is shuffled
@Would
WouldKO
 ja {u:Units}が{h:How}KOされる
 ja {u:Units}がKOされる
 en {u:Units} would be KO'd
 en {u:Units} would be KO'd by {h:How}
WouldDamage
 ja {u:Units}が{d:Hurt}ダメージを受ける
 ja {u:Units}がダメージを受ける
 ja {u:Units}に{d:Hurt}ダメージが与えられる
 ja {u:Units}にダメージが与えられる
 ja {u:Units}が{n:Num}以上のダメージを受ける
 ja {u:Units}が{d:Hurt}{n:Num}以上のダメージを受ける
 ja {u:Units}が{n:Num}以上の{d:Hurt}ダメージを受ける
 en {u:Units} would take {d:Hurt} damage
 en {u:Units} would take damage
 en {u:Units} would take {n:Num} or more {d:Hurt} damage
 en {u:Units} would take {n:Num} or more damage
WouldStun
 ja {u:Units}が気絶(する|状態になる|させられる)
 ja {u:Units}に気絶マーカーが(置かれる|乗せられる)
 en {u:Units} would be stunned
WouldDraw
 ja {o:Whose}が(デッキ|カード)を(|1枚)引く
 en {o:Subject#} would draw a card
WouldDiscard
 ja {o:Whose}が手札を(|1枚)捨てる
 ja {o:Whose}の手札が捨てられる
 en {o:Subject#} would discard from the hand
WouldHeal
 ja {u:Units}のHP(を|が)回復する
 ja {u:Units}がHPを回復する
 en {u:Units} would be healed
WouldTicket
 ja {o:Whose}がウィニングチケットを(得る|授かる)
 en {o:Subject#} would gain the winning ticket
WouldTicketLose
 ja {o:Whose}がウィニングチケットを失う
 en {o:Subject#} would lose the winning ticket
WouldSwap
 ja {u:Units}が入れ替わる
 ja {u:Units}が入れ替えられる
 en {u:Units} would be swapped
WouldLeave
 ja {u:Units}がエリアを離れる
 ja {u:Units}がエリアから(離れる|移動する)
 en {u:Units} would leave the area
WouldDiscardThis
 ja この(カード|アシスト)が捨てられる
 en this card would be discarded
WouldDiscardAssist
 ja {u:Units}のアシストが捨てられる
 en an assist of {u:Units} would be discarded
WouldDiscardEnergy
 ja {u:Units}のエネルギーが捨てられる
 en energy of {u:Units} would be discarded
