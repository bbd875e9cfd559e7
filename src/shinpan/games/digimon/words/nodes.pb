# The types of meanings, with the categories whose phrases are of each (src/shinpan/meaning/schema.py says how to read this).
# The kinds of nodes of each type are declared in the files with their wordings.

%type Line = Line Special Next Bullet | Act
%type Act = EachLasts YouMay Act CostAct Lasts SubjectMay ItMay Clause WhenClause MayStep DelayOnly EachDo CostIng CostDo Chain EachClause IfClause IfStep AndChain Step ActChain ActAndChain ActStep OppAct MayAct OppChain TimedMod LeadMod ItIf ItMod Mod HaveMod DidntAct SelfActs SelfMod SelfAct SelfCan SelfPay PayAct PlayAsAct DigiAct DigiWay EitherAct DoActs DoesActs
%type Things = UnderThing ATamer OneOfYours NotPair PairRef SourcesIn FromFirst ColorsSource OrSel Worth AllIn DeletionOf ThoseDeletions PreventWho NamedFirst Sels AnyFull AnySel SelE Subject SubjectOneOf Sel Bare EachOf AnyHost Full Host Ref Pool Poss PoolPoss PossThose PossThem PossNoSome PossOf PossWhole PossIt PossX PossRef Ends CmpSel NotSel StateSel SourceQuant NamedSource SuchSources UnderX SourceSel CountZone PileHas QuantMany QuantFew QuantOr QuantAny Quant QuantNone QuantNo ItIs1 LinkCount CountSel CountSelP NoneSel ThisCard | Who
%type Cards = | Things      # in the hand where no zone is named
%type OwnCards = | Things   # … and of the player
%type What = SourceSort ColorsThing EachTail WithThing ReqThing EitherAnd CardThing What BareThing PreThing Either Thing SourceThing WhatPossNamed WhatPoss NamedWhat
%type Reference = CmpRef
%type Filter = LongerName ASource ColorsHas EitherW OnlyW PlainPre StatePre DpWord RelState RelP NeedIf NeedPre Pre With1 With Tail LateTail State StatIs1 EachPre NamedAnd1 FieldF NamedN OneColor OneTrait NotFirst1 NamedP
%type Cond = Conds Cond1 Cond HasCond1 WhenCond1 DidCond
%type CondPart = CondPart
%type Rival = Rival Order
%type Spot = Where FaceWhere
%type Alternative = | Cond   # each on its own
%type Trigger = PassiveTrigger Triggers NextTrigger Trigger1 IfTrigger EffectTrigger Trigger
%type Event = BlockUse NextEvent NextWould Event IfEvent EventPlain CardEvent CardEventCore WouldEvent StateEvent EventCore DeletesX UponVerb CheckVerb PassiveVerb Mover Toggle StateVerb SelfVerb TwoVerb DigiEvent WouldVerb
%type Circumstance = Circumstance Into ByCause FromLevel FromZone PastHow LinkedTo
%type Cause = How EffectSource OwnEffects PastCause
%type CauseKind = EffectKind EffectPoss OptionCards EffectOf
%type Timing = AloneTiming Timing TimingTag
%type Place = Place0 Place
%type Limit = Limit
%type Moment = Moment
%type Phase = Phase
%type PhaseOwner = PhaseOwner
%type PhaseKind = PhaseKind NextPhase
%type Duration = Duration
%type Pred = FlipPred TreatLike MadePred DpOf Pred QuoteGain TreatPred TreatAs1 CanPred PredBase Give
%type Grant = Grant QuoteItem | Keyword
%type Verb = EffectIng CantVerb DontVerb Unblockable EffectVerb PlayerVerb
%type Keyword = Keyword KwPlain KeywordDo
%type Req = Req Req1 ReqAll DecoyReq
%type Material = Mats Mat
%type Count = ExactMany CountA Another Count AllOnly AnyNumberOf CondCount MostOf CondMany NoCount NotA
%type Counted = Countable Countable1 Counted ColorsAmong
%type Who = DoerDone NumberIn Own OwnA OneOwn OneOwn1 AnyOwn EitherOwn PlayerRef DoerAny PlayerHas PlayerHasNo TurnOf HasWho Doer DoerYou DoerBoth DoerEither DoerOpponent ZoneOwn EndOwn
%type Zone = AsSource BreedingZone NumberSources RevealZone PileZone PileZoneAny BattleZone LinkZone PossSource ItsSource TheSource RevealedZone UnderZone SourceZone OfSource Zone Zone1 SourceOwner1 EndZone
%type Pile = BreedingPile PileCards TotalPile BattlePile InPlay FaceUpPile HandPile ManyPile Pile ThePile EndPile PilePoss
%type EndAt = EndAt
%type Ending = EndMany EndCards EndSources EndSecurity
%type To = To PlaceTo SecurityEnd AnyDeck EventTo
%type Face = Face
%type Pay = Pay
%type PlayAs = PlayAs PlayHere
%type AttackHow = AttackHow
%type EffectsOf = EffectsOf
%type Way = UpDown
%type Aim = AnyAim AimOf
%type Target = Target PlayerTarget ThingTarget
%type CardKind = SourceSorted CardKind Kind FieldKind SourceK MadeKind MadeKindP PossKind KindPoss
%type Color = NonColorName ColorName
%type Stat = StatPoss Stat StatPlural Info StatWord BareCmp MaxWord MaxStat BareStat
%type CostKind = CostKind
%type Max = MaxOf
%type Did = BareVerb Deed SelfDid MadeAdj MadeEvent DigiVerb
%type Chain =
%type Facts = Facts
%type Quote = Ability
%type int = Num Big XrosTag AssemblyTag LimitTag
%type text = Name
%type Bound = OrLess LessMore
%type KindWord = OneKind ManyKind ManyKindOf

# Kinds that no wording makes: texts in quotation marks and what rewriting makes.
%node Quote Quote(first: Chain, rest?: Quote) = first + (rest or [])
%node Facts Facts(name?: text, k: CauseKind, c?: [Color], t?: [text], e?: Quote, dp?: int, level?: int, cost?: int) = token_face(name, k, c, t, e, dp=dp, level=level, cost=cost)
%node Act PlayToken(n?: Count, facts: Facts, as?: PlayAs, f?: [Filter]) = play_token(n, facts, as_ or Manner(), any_tests(f))
%node Act BlitzUnsuspended(x: Things) = holding(rule('blitz unsuspended', test=tester(x)), None, usual='')
%node Act DeletedLater(t: Moment, x: [Things]) = deleted_at(t, x)
%enum Act TrashAsMany = card_verbs.TrashAsMany()
%node Chain Effect(first: Line, rest?: Chain) = printed_effect(first, rest)
%names Stat Name Sources
%enum Who Theirs = THEIRS

# What is done, as something to wait for (deeds); what cannot be done to something (cannot), by players, by effects;
# what holds all the time (statements), what a card says of itself (own), and
# keyword effects as something to do (doing).
%built deeds Act Play = plays(x)
%built deeds Act PlayOrUse = plays(x) + card_deed('used', b.awaited, b.doer, x)
%built deeds Act Use = card_deed('used', b.awaited, b.doer, x)
%built deeds Act Link = card_deed('linked', b.awaited, b.doer, x)
%built deeds Act Digivolve = digivolves(x, into, a, b)
%built deeds Act DNADigivolve = digivolves(x, into, None, None, 'dna')
%built deeds Act Attack = event('attacked', 0, x, target=waited_for('Target', target), player=b.doer)
%built deeds Act Delete = event('deleted', b.awaited, x)
%built deeds Act Suspend = event('suspended', b.awaited, x)
%built deeds Act Unsuspend = event('unsuspended', b.awaited, x)
%built deeds Act Draw = event('moved', b.awaited, places=DECK, goals=HAND, player=b.doer)
%built deeds Act Hatch = event('hatched', b.awaited, player=b.doer, breeding=True)
%built deeds Act Or = waited_for('Act', a) + waited_for('Act', b)
%built deeds Act Add Return Place = puts(x, to)
%built deeds To ToHand = terms(goals=HAND)
%built deeds To BattleArea = terms(goals=1 << st.BATTLE)
%built deeds To SecurityTopOrBottom SecurityAnywhere = terms(goals=SECURITY)
%built deeds To SecurityTop = terms(goals=SECURITY, bottom=0)
%built deeds To SecurityBottom = terms(goals=SECURITY, bottom=1)
%built deeds To DeckTopOrBottom AnyDeck = terms(goals=DECK)
%built deeds To DeckTop = terms(goals=DECK, bottom=0)
%built deeds To DeckBottom = terms(goals=DECK, bottom=1)
%built deeds To Under Sources SourcesBottom SourcesTop SourcesAny = terms(goals=UNDERS, onto=tester(x))
%built deeds Target Player = terms(to_player=1, onto=None)
%built deeds Target TargetOf = terms(to_player=0, onto=tester(x))
%built deeds Act Flip = event('flipped', about='card', face_up=face, subject=owned(x))
%built deeds Act Move = moves(x)
%built deeds Act Trash = trashes(x)
%built cannot Verb Attack = [FlagChange(st.NO_ATTACK)]
%built cannot Verb AttackPlayer = [FlagChange(st.NO_ATTACK_PLAYER)]
%built cannot Verb Block = [FlagChange(st.NO_BLOCK)]
%built cannot Verb Suspend = [FlagChange(st.NO_SUSPEND)]
%built cannot Verb Unsuspend = [FlagChange(st.NO_UNSUSPEND)]
%built cannot Verb Digivolve = [FlagChange(st.NO_DIGIVOLVE)]
%built cannot Verb BeAttacked = [FlagChange(st.NO_BE_ATTACKED)]
%built cannot Verb BeUnsuspended = [FlagChange(st.NO_UNSUSPEND)]
%built cannot Verb TargetSwitched = [FlagChange(st.NO_TARGET_SWITCH)]
%built cannot Verb BeDeDigivolved = [FlagChange(st.NO_DE_DIGIVOLVE)]
%built cannot Verb BeDeleted = [RuleChange('deleted', by)]
%built cannot Verb BeReturned = [RuleChange('returned', by)]
%built cannot Verb BeReturnedHand = [RuleChange('returned to hand', by)]
%built cannot Verb BeReturnedDeck = [RuleChange('returned to deck', by)]
%built cannot Verb BeTrashed = [RuleChange('trashed', by)]
%built cannot Verb BeSuspended = [RuleChange('suspended', by)] if said(by) else [FlagChange(st.NO_SUSPEND)]
%built cannot Verb DpReduced = [RuleChange('dp', by)]
%built cannot Verb BeAffected = [RuleChange('unaffected', by)]
%built cannot Verb Leave = [RuleChange(leaving(by), by)]
%built cannot Verb Move = [RuleChange('move', [])]
%built cannot Verb BeLinked = [RuleChange('link', [])]
%built cannot Verb SuspendExcept = [RuleChange('suspended', [By('effect')]), FlagChange(st.NO_BLOCK)]
%built cannot Verb DigivolveTo = [rule('digivolve', test=filters.Number('Level', '=', Const(n)))]
%built cannot Verb DigivolveInto = [rule('digivolve', test=certain(x))]
%built cannot Verb BeBlocked = [rule('blocked', test=tester(x) if said(x) else None)]
%built cannot Verb AttackX = [rule('attack', test=tester(x))]
%built cannot Verb BlockX = [rule('block', test=tester(x))]
%built cannot Verb UnsuspendIn = [rule('unsuspend phase', n=t.whose)]
%built cannot Verb ActivateTiming = [rule('activate', words=names_of(t))]
%built players_cannot Verb GainMemory = [RuleChange('gain memory', [By('effect')])]
%built players_cannot Verb GainMemoryBy = [RuleChange('gain memory', by)]
%built players_cannot Verb GainMemoryExcept = [RuleChange('gain memory', [having(By('effect', -1, TAMER), inverse=True)])]
%built players_cannot Verb IgnoreRequirements = [RuleChange('ignore requirements', [])]
%built players_cannot Verb DrawByEffects = [RuleChange('draw', [By('effect')])]
%built players_cannot Verb ReduceCosts = [rule('reduce costs', n=k)]
%built players_cannot Verb Play = [rule('play', test=certain(x))]
%built players_cannot Verb PlayByEffects = [rule('play by effect', test=certain(x))]
%built players_cannot Verb Use = [rule('use', test=certain(x))]
%built players_cannot Verb PlayOrMove = play_or_move(x)
%built effects_cannot Verb Play = not_played(x)
%built effects_cannot Verb Delete = (RuleChange('deleted', b.causes), raw(x))
%built effects_cannot Verb Return = (RuleChange('returned', b.causes), raw(x))
%built effects_cannot Verb ReturnToHand = (RuleChange('returned to hand', b.causes), raw(x))
%built effects_cannot Verb ReturnToDeck = (RuleChange('returned to deck', b.causes), raw(x))
%built effects_cannot Verb ReduceDp = (RuleChange('dp', b.causes), raw(x))
%built effects_cannot Verb Affect = (RuleChange('unaffected', b.causes), raw(x))
%built effects_cannot Verb Suspend = (RuleChange('suspended', b.causes), raw(x))
%built effects_cannot Verb Unsuspend = (RuleChange('unsuspended', b.causes), raw(x))
%built effects_cannot Verb TrashStack = (RuleChange('trash stack', b.causes), raw(x))
%built effects_cannot Verb Trash = kept_cards(x)
%built effects_cannot Verb AffectWith = cannot: effects of any other keyword
%built effects_cannot Verb DeDigivolve = (RuleChange('de-digivolved', b.causes), raw(x))
%built statements Act Mod = mod(x, p, per, vs)
%built statements Act While If = static_if(c, do)
%built statements Act And = static(a) + static(b)
%built statements Act Each = static(do, per=per)
%built statements Act RaiseMax = static_max(m, n)
%built statements Act LowerMax = static_max(m, -n)
%built statements Act ReduceCost = static_cost(k, -n, x)
%built statements Act IncreaseCost = static_cost(k, n, x)
%built own Act IgnoreColors = printed(ignore_colors=[needs.ColorRule(0, b.while_)])
%built own Act ColorsMet = printed(ignore_colors=[needs.ColorRule(c, b.while_)])
%built own Act ReduceCost = own_cost(k, -n, x)
%built own Act IncreaseCost = own_cost(k, n, x)
%built own Act Mod = own_mod(x, p)
%built own Pred CostOf = own_price(n)
%built own Pred TreatLevelFor = printed(levels_for=[(n, u)])
%built own Pred AlsoXros = printed(xros_also=t)
%built own Pred AlsoNamed = printed(also_names=t)
%built own Pred AlsoNameHas = printed(name_parts=t)
%built own Pred AlsoTrait = printed(traits=t)
