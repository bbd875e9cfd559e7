# The types of meanings, with the categories whose phrases are of each (src/shinpan/meaning/schema.py says how to read this).
# The kinds of nodes of each type are declared in the files with their wordings.

%type Line = SummonLine SummonEffect SummonField Line ExLine Bare0 PlainLine Next Bullet | Act
%type Act = Act SubjectAct Clause Clause0 HaveAct MayOnly IfDoOnly LastingAnd Undated Undated2 AlsoChain EachStep Chain OrStep SearchChain SearchDo DealDo ElidedDamage DullFreezing Elided MayChain IfChain AndChain ActChain ActAnd ActStep SChain SAnd Step ByStep PerS PerVerb LastStep MayAct FieldClause PayingMod FieldMods WhileMore FieldInstead FieldMod Mod Timed Statement CardRule CastRule CostRule NameRule SummonWhile StateDo UnlessAct Change
%type Cost = Cost PayOnly | Act
%type Icon = Icons Icon
%type Things = ThisFrom Single Poss2 ThisRef Quantity QuantityOne QuantityAny NoThing QuantityDone PossSel Full Bare Plural Ref AnyRef AnySel Sel Obj SelOrBare Subject BothSubject OneOfSubject Poss CostRef CostWhat CostMany CostOf CostPart PlayedKind PluralFrom PowerOwner ThisOnly NoBothPart DamageOfThis AbilitySel | Who
%type What = KindThenName Whats TagWhats What TagWhat TheWhat Kinds2
%type Filter = TagPre Pre Tag MixTag PlainTag Tag1 Post Control Numeric HasFilter State PrimingName EachPost
%type Except = Excepted ExceptPart
%type Differing = Differing Differing2
%type Cond = Conds CondAny Cond NotYet NotCond ValueCond SameCond NowCond Whose EachTurn
%type Trigger = Trigger TriggerOne TurnTrigger | Moment
%type Event = Event PlayerEvent Perfect Past Base NowEvent
%type Moment = Moment
%type Cause = DueTo Source ChooserOf
%type Value = Value Measure CostMeasure Amount Amount0 PerValue PerTo PerCards PowerOwnerOf
%type Counted = Countable CountThing AnyCountable
%type Count = CountA NumberOf ManyAs AnyNumber ExactX Count CountMore CountLess
%type Compare = Compared
%type Nth = Nth
%type Who = Victim1 Victim PlayerHas PlayerHasnt Player Actor CostPlayer CostPlayerOf CantPlayer OfPlayer
%type Zone = Zone FieldZone OtherZone DamageZone AllZones AmongZone DeckOf HandOf
%type To = HandTo DeckTo DeckAt DeckUnder
%type DeckName = DeckName
%type PlayHow = PlayHow
%type RemoveHow = RemoveHow
%type Pay = Paying
%type Done = Done DidIt
%type Phase = Phase ActivePhase
%type Nameable = Nameable
%type Keyword = Keyword
%type Restriction = Once Restriction Unless
%type Duration = Duration
%type Pred = PowerPred AgainPred MustPred Pred NamePred
%type Verb = Verb ExceptBlock
%type CanVerb = CanVerb AgainVerb
%type PowerVerb = PowerVerb
%type PlayerVerb = PlayerVerb
%type Grant = Grant Quoting Loss | Keyword
%type DamageChange = DamageChange ByLess DealtVerb
%type CostBy = CostBy CostCut
%type AbilityKind = AbilityKinds
%type CardKind = Kind PossKind KindAdj BecomeKind
%type Element = Element1
%type Stat = Stat
%type Block =
%type Face =
%type Pile =
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

# Kinds that no wording makes: texts in quotation marks and what rewriting makes.
%node Quote Quote(of: [Line])
%node Block Sentences(of: [Line])
%node Upgrade Upgrade(c: [Cond], n: Count)
%enum Count All Bare
%enum Pile AnyZone BreakZone DamageZone LBDeck Deck Field Hand
%enum Things BrokenThing Counterpart Itself SourceCard That Source Damager
%node Filter NotCost(n: int)
%enum PlayHow PlayOpponent
%enum Who Self Owner
%enum Value ThatMany
%enum Face Up Down
