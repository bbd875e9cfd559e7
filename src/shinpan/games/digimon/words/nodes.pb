# The types of meanings, with the categories whose phrases are of each (src/shinpan/meaning/schema.py says how to read this).
# The kinds of nodes of each type are declared in the files with their wordings.

%type Line = Line Special Next Bullet | Act
%type Act = Act SubjectMay Clause WhenClause MayStep DelayOnly EachDo CostIng CostDo Chain EachClause IfClause IfStep AndChain Step ActChain ActAndChain ActStep OppAct MayAct OppChain OrAct OrActs TimedMod LeadMod ItIf ItMod Mod HaveMod DidntAct
%type Things = DeletionOf ThoseDeletions PreventWho NamedFirst Sels AnyFull AnySel SelE Subject SubjectOneOf Sel Bare EachOf AnyHost Full Host Ref Pool Poss PoolPoss PossNoSome PossIt PossX PossRef PossRefBase DeletedRef Ends CmpSel NotSel StateSel SourceQuant SourceSel CountZone PileHas QuantMany QuantOr Quant QuantNone QuantNo ItIs1 LinkCount CountSel CountSelP NoneSel ThisCard | Who
%type What = EitherAnd CardThing What BareThing PreThing Either Thing SourceThing WhatPossNamed WhatPoss NamedWhat
%type Filter = Pre With1 With Tail LateTail State StatIs1 EachPre NamedAnd1 FieldF NamedN OneColor OneTrait NotFirst1 NamedP
%type Cond = Conds Cond1 Cond HasCond1 WhenCond1
%type Trigger = Triggers NextTrigger Trigger1 IfTrigger EffectTrigger Trigger
%type Event = NextEvent Event EventActive CardEvent WouldEvent
%type Cause = How DeletedHow EffectSource OwnEffects
%type CauseKind = EffectKind EffectPoss OptionCards EffectOf
%type Timing = AloneTiming Timing TimingTag
%type Place = Place0 Place
%type Limit = Limit
%type Moment = Moment
%type Phase = Phase
%type Duration = Duration
%type Pred = Pred QuoteGain TreatPred TreatAs1 CanPred PredBase Give
%type Grant = Grant QuoteItem
%type Verb = CantVerb DontVerb Unblockable EffectVerb PlayerVerb
%type Keyword = Keyword KwPlain KeywordDo
%type Req = Req ReqPart Req1 ReqRest ReqAll ReqLv DecoyReq ReqNameContains
%type Material = Mats Mat
%type ReqWith = ReqWith1 NameContains
%type Count = CountA Another Count AllOnly AnyNumberOf CondCount MostOf CondMany NoCount NotA
%type Counted = Countable Countable1
%type Who = Own OwnA OneOwn PlayerRef DoerAny PlayerHas PlayerHasNo TurnOf HasWho Doer DoerYou DoerBoth DoerEither DoerOpponent ZoneOwn EndOwn
%type Zone = RevealZone PileZone BattleZone BareTrashZone LinkZone PossSource TheSource RevealedZone UnderZone SourceZone OfSource Zone Zone1 SourceOwner1 NumberSources AnyDeck
%type Pile = BattlePile TrashPile InPlay FaceUpPile HandPile ManyPile Pile ThePile EndPile TopPile TopPileP
%type To = To PlaceTo SecurityEnd
%type Face = Face
%type Pay = Pay
%type PlayAs = PlayAs
%type AttackHow = AttackHow
%type Target = Target PlayerTarget
%type CardKind = CardKind Kind FieldKind SourceK MadeKind MadeKindP PossKind KindPoss
%type Color = NonColorName ColorName
%type Stat = StatPoss Stat StatPlural OtherStat CostStat MaxWord MaxStat MaxCount
%type CostKind = CostKind
%type Max = MaxOf
%type Did = MadeS MadeDo MadeEvent DidAlone DidntVerb MadeBase MadeBy MadeAdj
%type Chain =
%type Facts = Facts
%type Quote = Ability
%type int = Num Big XrosTag AssemblyTag
%type text = Name

# Kinds that no wording makes: texts in quotation marks and what rewriting makes.
%node Quote Quote(first: Chain, rest?: Quote)
%node Facts Facts(c: [Color], dp: int, e?: Quote, k: CauseKind, cost?: int, level?: int, t?: [text])
%enum Chain Chain
%node Chain Effect(first: Line, rest?: Chain)
%enum Stat Name Sources
%enum Who Theirs
