# The types of meanings, with the categories whose phrases are of each (src/shinpan/meaning/schema.py says how to read this).
# The kinds of nodes of each type are declared in the files with their wordings.

%type Line = SummonLine SummonEffect SummonField Line ExLine Bare0 PlainLine Next Bullet | Act
%type Act = Act DealAct SubjectAct Clause Clause0 HaveAct LastingAnd Undated Undated2 Dated DatedIf AlsoAct AlsoLast EachStep Chain OrStep SearchChain SearchDo DealDo ElidedDamage DullFreezing Elided MayChain IfChain AndChain ActChain ActAnd ActStep SChain SAnd Step ByStep PerS PerVerb LastStep MayAct FieldClause PayingMod FieldMods WhileMore FieldInstead BareInstead FieldMod Mod Timed Statement CardRule CastRule CostRule NameRule SummonWhile StateDo UnlessAct Change RandomAct UsedAct DiscardAct RemoveAct RevealAct ReturnAct CastNormally LastsAfter Lastable CanCasts CostPlain CostLasts CountedMod SimpleMod Lasts DatedMod MustMod PlainMod Holding WillDouble OwnCostRule Likewise EachPair
%type Cost = Cost PayOnly | Act
%type Icon = Icons Icon
%type Things = TopRef ThisFrom Single Poss2 ThisRef Quantity QuantityOr QuantityOne QuantityAny NoThing QuantityDone PossSel Full Bare Plural Ref AnyRef AnySel Sel Obj SelOrBare Subject BothSubject OneOfSubject Doer Poss CostRef CostWhat CostMany CostOf CostPart PlayedKind PluralFrom PowerOwner ThisOnly NoBothPart DamageOfThis AbilitySel DiscardedSome NoMore ThisInZone | Who
%type What = KindThenName Whats TagWhats What TagWhat KindWhat Kinds2 OneAnds
%type Filter = Pre State1 Tag MixTag PlainTag Tag1 Post Control Numeric HasFilter HasPart State PrimingName
%type Except = Excepted ExceptPart
%type Differing = Differing DifferingBoth DifferingOne
%type Cond = Conds CondAny Cond NotYet NotCond ValueCond SameCond NowCond Whose EachTurn
%type Trigger = Trigger TriggerOne TurnTrigger | Moment
%type Event = Event PlayerEvent NowEvent
%type Moment = Moment
%type Cause = DueTo Source
%type Value = Value StatMeasure Measure Amount Amount0 Harm ThatHarm PerHarm PerCards PowerOwnerOf Multiplied
%type Counted = Countable Counting CountThing AnyCountable
%type Count = CountA NumberOf AnyNumber ExactX Count CountMore CountLess
%type Compare = Compared
%type Nth = Nth
%type Who = Victim PlayerHas PlayerHasnt Player Actor CostPlayer CostPlayerOf CantPlayer OfPlayer AnyPlayer TurnOwner NextOwner WhoseThing Holder ZoneOf
%type Zone = Zone FieldZone AmongZone DeckOf HandOf BothDecks
%type To = HandTo DeckTo DeckAt DeckUnder
%type DeckName = DeckName
%type PlayHow = PlayHow
%type RemoveHow = RemoveHow
%type Pay = Paying
%type Done = Done DidIt
%type Phase = Phase ActivePhase | Span
%type Nameable = Nameable Nameable1
%type Keyword = Keyword
%type Restriction = Once Restriction Unless
%type Dealt = DealtTo
%type Duration = Duration SomeTurn NextTurn BareTurn
%type Pred = PowerPred AgainPred MustPred Pred NamePred NamedPred
%type Verb = Verb ByVerb ExceptBlock
%type CanVerb = CanVerb AgainVerb AttackVerb
%type PowerVerb = PowerVerb
%type PlayerVerb = PlayerVerb
%type Grant = Grant Quoting Loss | Keyword
%type DamageChange = DamageChange ByLess DealtVerb
%type CostBy = CostBy CostCut
%type AbilityKind = AbilityAdj
%type CardKind = Kind PossKind BecomeKind BecomeOne
%type Element = Element1
%type Stat = Stat
%type Block =
%type Face =
%type Pile = PileName OpenPile HandPile DeckPile
%type Quote = Quoted
%type Upgrade =
%type int = Num Big Crystals Generic
%type text = Name Job Category Special Counter

# Types whose kinds are read in another way where they are wanted (vocabulary.py has a table for each).
%type Statement = | Line      # what holds as long as a field ability works
%type Following = | Line      # a sentence about what the sentences before do
%type Lost = | Grant          # what is lost
%type Duty = | Verb           # what must be done
%type Toll = | Verb           # what must be paid for
%type Later = | Moment        # when a delayed ability happens
%type Called = | Differing     # what was named
%type Sort = | What Things     # what things must be, apart from how they are found

# Kinds that no wording makes: texts in quotation marks and what rewriting makes.
%node Quote Quote(of: [Line]) = quote(of)
%node Block Sentences(of: [Line])
%node Upgrade Upgrade(c: [Cond], n: Count) = (c, n)
%enum Count All = (picks.ALL, None)
%enum Count Bare = rewritten
%enum Pile AnyZone = cannot: any zone, here
%enum Pile BreakZone DamageZone Deck Field Hand LBDeck = ZONE_OF[kind]
%enum Things BrokenThing = selectors.PaidOrMade(('break', 'put'))
%enum Things Counterpart = selectors.Counterpart()
%enum Things Itself = selectors.Subject()
%enum Things SourceCard Damager = selectors.Damager()
%enum Things That = selectors.ThatAsWas() if b.was else selectors.That()
%enum Things Source = selectors.SourceItem()
%enum Things PlayedThing = selectors.MadeBy(('play',))
%enum Zone Searched = Where(st.ASIDE)
%node Cond All(c: [Cond]) = c
%node Filter NotCost(n: int) = filters.CostOrPower('cost', '!=', Const(n))
%enum PlayHow PlayOpponent = (False, 1)
%enum Who Self = 4
%enum Who Owner = -1
%enum Value ThatMany = ThatMany()
%enum Face Up Down

# Other readings: the sort of thing (sorts), what is taken (picks), how many a condition asks for (amounts), what players do
# (deeds), and what happened this turn (past).
%built sorts Things Sel = Sort(k, f, o, z, a, other, n)
%built sorts What What = Sort(k, f, o, z, a, other)
%built sorts Counted Sel = Sort(k, f, o, z, a, other, n)
%built picks Things Sel = taken(Sort(k, f, o, z, a, other, n))
%built picks Things Both = taken_together(of)
%built picks Things OneOf = taken_of_either(of)
%built picks Things SomeOf = fresh(ref(x), n)
%built picks Things Top = fresh(selectors.Sel(selectors.TopOf(z.whose or 4, Const(n)), []))
%built picks Things Bottom = fresh(selectors.Sel(selectors.BottomOf(z.whose or 4, n), []))
%built amounts Count A Another All Any = ('>=', Const(1))
%built amounts Count AtLeast UpTo = ('>=', Const(n))
%built amounts Count AtMost = ('<=', Const(n))
%built amounts Count Exactly = ('>=' if n == 1 else '=', Const(n))    # “if you control 1” is one or more
%built amounts Count Just = ('=', Const(n))
%built amounts Count No = ('=', Const(0))
%built deeds Event Casts = having(Pattern('cast'), test=card_test(x))
%built deeds Event NthCast = nth_cast(n, of)
%built deeds Event Draws = card('draw', x)
%built deeds Event Discards = discards(x, by)
%built deeds Event Receives = having(Pattern('player damage'), least=1)
%built deeds Event ReceivesPoint = having(Pattern('player damage'), least=1, points=True)
%built deeds Event ReceivesNth = having(Pattern('player damage'), least=1, cond=conds.DamageReached(n))
%built deeds Event Plays = having(Pattern('enter'), test=card_test(x))
%built deeds Event PlaysNotFrom = having(Pattern('enter'), test=card_test(x), not_place=z.pile)
%built deeds Event DrawsOutside = card('draw', x, cond=Not(conds.InPhase(('draw',))))
%built deeds Event UsesEx = card('burst', x)
%built deeds Event Gains = Pattern('crystal')
%built deeds Event GainsOne = having(Pattern('crystal'), points=True)
%built deeds Event Searches = card('searched', x, together=True)
%built deeds Event UsesAction = having(Pattern('used'), note='action')
%built deeds Event UsesSpecial = having(Pattern('used'), note='special')
%built called Differing Costs = filters.CostOrPower('cost', '=', numbers.X())
%built called Differing Elements = filters.NamedElement()
%built called Differing Jobs = filters.NamedWord('job')
%built called Differing Names = filters.NamedWord('name')
%built called Differing CardTypes = filters.NamedKind()
%built past Event Enters = this_turn(conds.EnteredThisTurn, 'entered', o, unless(said(way), 'entered by being cast', way == 'cast'))
%built past Event Attacks = this_turn(conds.AttackedThisTurn, 'attacked')
%built past Event ToBreak = this_turn(conds.LeftThisTurn, '', of, kind, o or -1)
%built past Event IntoBreak = this_turn(conds.LeftThisTurn, '', None, kind, o or -1)
%built past Event Broken Leaves ReturnedTo = this_turn(conds.LeftThisTurn, '', None, kind)
%built past Event FormsParty FormsPartyAttacks = this_turn(conds.PartyThisTurn, '')
%built past Event IsCast = this_turn(has_cast, '')
%built past Event DealtDamage = this_turn(None, 'hit')
