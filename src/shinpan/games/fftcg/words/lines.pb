# The FF-TCG phrasebook, part 1: whole lines, and how sentences are put together.
#
# A card text is a list of abilities, one a line; an ability is a first sentence (category Line, on a Summon SummonLine),
# further sentences (Next), and actions to select from (Bullet, then Next). Text.effects() gives each ability as one node, in
# the form that shape.py makes; what is said below is that form. Parts: 2 selectors.pb, 3 modifiers.pb, 4 actions.pb,
# 5 conditions.pb, 6 words.pb. `python tools/read_pool.py POOL --game fftcg --nodes` lists all node kinds of the book with their slots.
# Tuples are sets (their order means nothing) except where they are called a row. A slot with ? may be absent.
# Example: “When X enters the field, choose 1 Forward. Deal it 5000 damage.” is
#   Auto(t=(On(x=This, e=(Enters,)),), do=Sentences(of=(Choose(x=Sel(n=Exactly(n=1), k=(Forward,))), Damage(x=It, n=Num(n=5000)))))
#
#   Auto c: checked when it triggers and again when it resolves (11.8.13) · StateAuto triggers when c comes true (11.8.18)
#   Warp · LimitBreak n: how many other cards of the LB deck are turned face up · Priming of: which card is searched for
#   And: one after the other (b also if a did nothing) · May covers all of do · Then: no more than the next sentence
#   By: the player o does it, makes its choices and pays; They is the player named before
#   WhenDo: an ability of its own that triggers if what the May before offered was done; the sentences after it belong to it
#   IfDo: the same at once, without the stack · IfNotDo: if they did not · Otherwise: if the If before did not hold
#   When d: how long it waits (11.8.17), or without d for the next time · WhenDone: if what was done so far is so
#   Replace, in an If: what the sentence before does is replaced by this (11.12.5.6) · Instead: a replacement effect (11.12.5)
#   Repeat: the effect so far is done again (n: so many times in all) · AfterCast: if what it lets be cast is cast
#   Rounding: the number before, to thousands · NotReduced, NoExOf: of the damage before
# Before shape.py only: Lasting, ModesAs, Item, Only, OnTurn, AlsoDo.

%enum Line NotFewer
%built following Line NotFewer = say_more('searching for all of them or none', (card_verbs.Search,), whole=True)
%node Line DrawsAtMost(n: int) = cannot: such a sentence here
%built following Line DrawsAtMost = draws_at_most(n)
%enum Line OwnersLook
%built following Line OwnersLook = seen_by_owner()
%enum Line NotReduced
%built following Line NotReduced = say_more('not reduced', (character_verbs.Damage, character_verbs.DividedDamage), sure=True)
%node Line Ex(of: Line) = burst(of)
%node Line AtDamage(n: int, of: Line) = at_damage(n, of)
%node Line Effect(do: Act|Block, only?: [Restriction]) = restricted(having(Skill('summon', b.face.name), effect=effect(do)), only)
%rewrite Effect(do: Sentences(of: [CostChange(x: This, ...)])) -> Field(do: Sentences(of: [CostChange(x: This, ...)]))
%rewrite Effect(do: Sentences(of: [CostChange(x: This, ...)]), only: $r) -> Field(do: Sentences(of: [CostChange(x: This, ...)]), only: $r)
%node Line Field(do: Act|Block, only?: [Restriction]) = field(do, only)
%node Line Keywords(k: [Keyword]) = keywords(k)
%node Line Warp(n: int, k: [Cost]) = [having(Skill('warp', 'Warp'), limit=n, costs=k)]
%node Line LimitBreak(n: int) = [having(Skill('limit', 'Limit Break'), limit=n)]
%node Line Priming(of: Filter, k: [Cost]) = [having(Skill('priming', 'Priming'), costs=k, primes=of)]
%node Line Auto(w?: Cond, t: [Trigger], c?: [Cond], do: Act|Block, only?: [Restriction], once?: [Restriction] unused)    # once: shape.py moves it to only
%built words Line Auto = auto(w, t, c, do, only, places(c) | places(only))
%node Line Action(k: [Cost], name?: text, do: Act|Block, only?: [Restriction]) = action(k, name, do, only, places(only) | paid_in(k))
%node Line StateAuto(c: [Cond], do: Act|Block, only?: [Restriction]) = restricted(having(Skill('auto'), state=c, effect=effect(do)), only)
%node Line Then(do: Act) = do
%node Line Only(r: [Restriction]) = cannot: such a sentence here
%node Line CanUse(o: Who, only?: flag) = plainly(having(b.skill, both=o != 0), only)
%type Line = PayWith
%node Line OnlyPayFor(p: Line, x?: Things) = rewritten
%node Line OnlyPay(e?: [Element], y?: Things, x?: Things, k?: Paid unused) = only_pay_for_use(e, y, x)    # k: shape.py makes it y
%built statements Line OnlyPay = only_pay(e, y, x)
%node Line MaxX(n: Value|int) = having(expect(b.skill.costs, Costs), most_x=n)
%built following Line MaxX = paid_x(n)
%node Line OnlyPayX(e: [Element]) = cannot: such a sentence here
%built following Line OnlyPayX = paid_x(None, e)
%node Line BelowX(n: int) = cannot: such a sentence here
%node Line Rounding(how: 'down'|'up')
%built statements Line Rounding = round_half(how)
%built following Line Rounding = rounding(how)
%node Line NoExOf(x: Things)
%built statements Line NoExOf = Part(rule('no burst'), bodies(x))
%built following Line NoExOf = say_more(raw(x).kind, (character_verbs.DamagePlayer,), quiet=True)
%node Line Item(do: Line) = cannot: such a sentence here
%node Act Mod(x: Things, p: [Pred], per?: Counted, d?: Duration) = change_for(per, p, x, d or 'Game')
%built statements Act Mod = change(d, per, x, p)
%node Act While(c?: [Cond], whose?: Cond, do: Act)
%built statements Act While = while_(c, whose, do)
%node Act If(c: [Cond], do: Act) = If(c, do)
%built statements Act If = cannot: a field ability with “if”
%node Act WhenDone(do: Act|Block, c: [Cond]) = modifiers.TriggerNow(delayed(do), c)
%node Act WhenDo(do: Act|Block, o?: Who unused, c?: [Cond]) = modifiers.TriggerNow(delayed(do), c, True)    # o: who did it is said before, by By
%node Act IfDo(do: Act|Block, o?: Who unused) = flow.IfDoOp(whole_of(do), True)
%node Act IfNotDo(do: Act, o: Who unused) = flow.IfDoOp(do, False)
%node Act IfNotDoing(o: Who, act: Act, do: Act)
%built words Act IfNotDoing = flow.OneAndOther([flow.DoneOp(flow.ByPlayer(flow.MayOp(act), 1) if o else flow.MayOp(act)), flow.IfDoOp(do, False)])
%node Act UnlessCast(do: Act) = unless_cast(do)
%node Act AfterCast(x: Things unused) = cannot: more about nothing
%built following Act AfterCast = after_cast()
%rewrite If(c: [YouCast(x: It)], do: RemoveAfterUse(x: $x)) -> AfterCast(x: $x)
%rewrite IfNotDoing(act: Cast(x: It), do: $do, ...) -> UnlessCast(do: $do)
%rewrite ForEach(c: $c, do: Select(x: $x)) -> Select(x: $x, per: $c)
%rewrite ForEach(c: $c, do: Damage(x: $x, n: Num(n: $n))) -> Damage(x: $x, n: Per(n: $n, c: $c))
%rewrite ForEach(c: $c, do: Discard(x: Sel(n: Exactly(n: 1), ...))) -> Discard(x: Sel(n: SameNumber(c: $c), ...))
%rewrite When(on: [OnDone(x: $x, v: $v)], do: $do) -> WhenDone(do: $do, c: [DoneIs(x: $x, v: $v)])
%node Act Otherwise(do: Act) = Otherwise(do)
%node Act When(on: [Trigger], do: Act|Block, d?: Duration) = modifiers.MakeDelayed(delayed(do, remembered(on)), d or 'Game', said(d))
%node Act At(t: Later, do: Act|Block) = at(t, do)
%node Act ForEach(c: Counted, do: Act) = flow.Repeat(do, c)
%node Act May(do?: Act, n?: int) = plainly(flow.MayOp(do), n)
%node Act Replace(do: Act) = cannot: a replacement without a condition
%node Act ReplaceIf(c: [Cond], do: Act) = cannot: a replacement of nothing
%built statements Act ReplaceIf = holds_otherwise(c, do)
%built following Act ReplaceIf = done_otherwise(c, do)
%rewrite If(c: $c, do: Replace(do: $do)) -> ReplaceIf(c: $c, do: $do)
%node Act Instead(whose?: Cond, on: Trigger, do: Act|DamageChange, d?: Duration) = lasts(instead(whose, on, do, True), d or 'Game')
%built statements Act Instead = plainly(instead(whose, on, do), d)
%node Act And(a: Act|DamageChange, b: DamageChange|Line) = and_(a, b)
%built costs Act And = together([make('Cost', a), make('Cost', b)])
%built statements Act And = state(a) + state(b)
%node Act Lasting(d: Duration, do: Act) = rewritten
%node Act LastingIf(d: Duration, c: [Cond], do: Act) = rewritten
%rewrite LastingIf(d: $d, c: $c, do: Mod(x: $x, p: $p)) -> If(c: $c, do: Mod(x: $x, p: $p, d: $d))
%node Act WhenIf(c: [Cond], do: Act) = cannot: “when …, if …”
%rewrite WhenIf(c: $c, do: $do) -> WhenDone(c: $c, do: $do)
%node Act Likewise(p: [Pred], d: Duration) = rewritten
%rewrite And(a: Mod(x: $x, p: $p, d: $d), b: Likewise(p: $q, d: $e)) => And(a: Mod(x: $x, p: $p, d: $d), b: Mod(x: $x, p: $q, d: $e))
%node Act AlsoDo(do: Act) = rewritten
%rewrite AlsoDo(do: $do) => $do
%node Act NextDamage(do: DamageChange, from?: Things, by?: [Cause], d?: Duration, x: Things, then?: Act)
%built words Act NextDamage = modifiers.EachLast(next_time(doer(Pattern('damaged'), from), and_then(do, then), refs=selectors.It(), by=by if said(by) else None), x, d or 'Game')
%node Act ByThose(x: Things, do: Act) = rewritten
%node Act ByDiscarders(x: Things, do: Act) = flow.ByPlayer(If(conds.Compared(numbers.DoneOf(('discard',), all_of(x), 2), '>=', Const(1)), do), -1)
%rewrite ByThose(x: $x, do: $do) -> By(o: EachPlayer, do: If(c: [NotControl(o: They, x: $x)], do: $do))
%node Act Or(a: Act, b: Act) = one_or_other([a, b])
%node Act By(o: Who, do: Act) = done_by(o, do)
%rewrite By(o: You, do: $do) => $do
%node Pred AlsoNamed(t: [Filter]) = tags(t)
%node Filter Named(t: text) = filters.WithName([t])    # the card that is put on top
%node Cond DuringTurn(w: Turns, p: Span) = rewritten
%node Cond AttackPhaseOf(o: Who) = Both([TurnOf(o), conds.InPhase(('attack',))])
%node Cond On(x: Things, e: [Event]) = came_of(x, e)
%enum Things ThisEffect = cannot: this effect as a thing
%enum Restriction OncePerTurn = 1
%enum Restriction AsBurst = BURST
%enum Restriction OncePerGame = cannot: an ability that is used once in a game
%enum Restriction YourTurn = [TurnOf(0)]
%enum Restriction OpponentTurn = [TurnOf(1)]
%node Restriction MainPhase(n?: int) = [conds.InPhase(MAIN_PHASES[n]), TurnOf(0)]
%node Restriction AttackPhase(o?: Who) = flat([conds.InPhase(('attack',)), TurnOf(o) if said(o) else None])
%node Restriction RestrictIf(c: Cond) = [c]
%node Restriction Times(n: int) = n
%node Trigger OnTurn(t: Trigger) = rewritten
%enum Who ItsController = 3

@SummonLine
Ex
 en [EX] ^{of:SummonEffect}
> SummonEffect SummonField
AtDamage
 en Damage {n:Num} -- ^{of:SummonEffect}
@SummonEffect
Effect
 en ^{do:Clause}
@SummonField
Field
 en ^{do:CardRule}
Field
 en ^{do:CostRule}
Field
 en ^{do:NameRule}
Field
 en ^{do:SummonWhile}
%last SummonLine Effect
@NameRule
Mod
 en {x:ThisOnly} {p:NamePreds}
@ThisOnly
This
 en [This]
%list NamePreds NamePred en "§"
@NamePred
AlsoNamed
 en is also {t:Tags} in all situations
@SummonWhile
While
 en if {c:Conds}, {do:CostRule}
@Line
> PlainLine Bare0
Ex
 en [EX] ^{of:PlainLine}
AtDamage
 en Damage {n:Num} -- ^{of:PlainLine}
 en Damage {n:Num} -- ^{of:ExLine}
AtDamage
 en Damage {n:Num} -- ^{of:Bare0}
@ExLine
Ex
 en [EX] ^{of:PlainLine}
@Bare0
Keywords
 en {k:KeywordList}
Warp
 en Warp {n:Num} -- {k:PayList}
LimitBreak
 en Limit Break -- {n:Num}
Priming
 en Priming {of:PrimingName} -- {k:PayList}
@PrimingName
Named
 en {t:Name}
%list PayList PayOnly en "§"
@PayOnly
Pay
 en {i:Icons}
%list KeywordList Keyword en " " ", " " and " ", | and "
@PlainLine
Auto
 en when {t:Triggers}, {do:Clause0}
 en when {t:Triggers}, if {c:Conds}, {do:Clause0}
 en at {t:Moments}, {do:Clause0}
 en at {t:Moments}, if {c:Conds}, {do:Clause0}
 en during {w:Whose}, when {t:Triggers}, {do:Clause0}
 en during {w:Whose}, when {t:Triggers}, if {c:Conds}, {do:Clause0}
 en when {t:Triggers} during {w:Whose}, {do:Clause0}
 en when {t:Triggers} during {w:Whose}, if {c:Conds}, {do:Clause0}
 en if {c:Conds}, when {t:Triggers}, {do:Clause0}
 en during {w:Whose}, at {t:Moments}, {do:Clause0}
 en {w:EachTurn}, at {t:Moments}, {do:Clause0}
 en {w:EachTurn}, at {t:Moments}, if {c:Conds}, {do:Clause0}
 en {w:EachTurn}, when {t:Triggers}, {do:Clause0}
 en {once:OnlyOnce}, when {t:Triggers}, {do:Clause0}
 en {once:OnlyOnce}, when {t:Triggers}, if {c:Conds}, {do:Clause0}
 en when {t:Triggers} or at {t2:Moments}, {do:Clause0}
 en when {t:Triggers}(,|) during {w:Whose}, {do:Clause0}
Action
 en {name:Special} {k:Costs}: ^{do:Clause}
 en {k:Costs}: ^{do:Clause}
Field
 en ^{do:FieldClause}
StateAuto
 en if {c:Conds}, {do:StateDo}
@StateDo
> Act.do ByStep
@Whose
DuringTurn
 en {w:WhoseTurn} {p:Span}
@EachTurn
TurnOf[o=@Each]
 en each turn
%list Moments Moment en " or at "
# ------------------------------------------------------------------ later sentences
@Next
> Clause
Then
 en then$COMMA {do:Clause}
Only
 en you $MAY only use this ability {r:Restrictions}
 en this ability $MAY only be used {r:Restrictions}
 en this ability $MAY be used only {r:Restrictions}
 en you $MAY use this ability {r:OnlyOnce}
 en you $MAY use this ability only {r:Restrictions}
 en (=this effect|this ability|these effects) (=will trigger only|will only trigger|triggers only|only triggers|will trigger) {r:Restrictions}
CanUse[o=@EachPlayer]
 en each player can use this ability
 en $APLAYER can use this ability
CanUse[o=@Opponent]
 en (=your |)opponent can ${ALSO}use this ability
CanUse[o=@Opponent,only=1]
 en only your opponent can use this ability
OnlyPayFor
 en {p:PayWith} to use this ability
MaxX
 en the maximum you can pay for 《X》 is {n:Num}
 en the maximum (amount |)you can pay for 《X》 is {n:Amount}
OnlyPayX
 en you can only use {e:Elements} CP to pay 《X》
BelowX
 en X cannot be {n:Num} or more
DrawsAtMost
 en you can only draw up to {n:Num} cards $BYTHIS
OwnersLook
 en your opponent can look at these removed cards at any time
NotReduced
 en this damage cannot be reduced
NotFewer
 en [This] cannot search for 1 card
Rounding[how=up]
 en round up to the nearest 1000
Rounding[how=down]
 en round down to the nearest 1000
NoExOf
 en EX Bursts of cards put into the Damage Zone (=due to|by) {x:DamageOfThis} cannot be used
@PayWith
OnlyPay
 en you can only pay with {e:Elements} CP
 en you can only pay with CP {k:ProducedBy}
@DamageOfThis
This
 en [This]
ThisEffect
 en this $THISEFFECT
 en this damage
@Bullet
Item
 en ・^{do:Next}
%list OnlyOnce Once en "§"
@Once
OncePerTurn
 en once per turn
 en only once per turn
%list Restrictions Restriction en " and " " and only " ", and " ", | and "
@Restriction
OncePerTurn
 en once per turn
 en only once per turn
OncePerGame
 en once per game
AsBurst
 en as an EX Burst
YourTurn
 en during your turn
OpponentTurn
 en during your opponent's turn
MainPhase
 en during your Main Phase
 en during (your|a) Main Phase(s|)
MainPhase[n=1]
 en during your Main Phase 1
MainPhase[n=2]
 en during your Main Phase 2
MainPhase
 en in your Main Phase
AttackPhase
 en during the Attack Phase
AttackPhase[o=@You]
 en during your Attack Phase
RestrictIf
 en $IFWHILE {c:Cond}
Times
 en (up to |){n:Num} times per turn
Times[n=2]
 en twice per turn
# ------------------------------------------------------------------ clauses
@Clause
> Clause0
If
 en if {c:Conds}, {do:Clause0}
If
 en if {c:NowConds}, {do:Clause0}
 en during this turn, if {c:Conds}, {do:Clause0}
If
 en unless {c:NotConds}, {do:Clause0}
%list NowConds NowCond en "§"
@NowCond
On
 en {x:Ref#} {e:NowEvents}
%list NowEvents NowEvent en "§"
@NowEvent
IntoBreak
 en is put into the Break Zone
ToBreak
 en is put from the field into the Break Zone
Enters
 en enters the field {by:DueTo}
%list NotConds NotCond en "§"
@NotCond
Not
 en {c:Cond}
@Clause0
> Chain
WhenDo
 en when you do so, {do:Clause}
WhenDo[o=@Opponent]
 en when your opponent does so, {do:Clause}
 en when they do so, {do:Clause}
IfDo
 en if you do so, {do:Clause}
 en if you do, {do:Clause}
 en if you do so, {do:OwnCostRule}
IfDo[o=@Opponent]
 en if (=they do|your opponent does|that player does) so, {do:Clause}
IfNotDo[o=@You]
 en if you (=don't|didn't|cannot)(=| do so), {do:Clause}
IfNotDo[o=@Opponent]
 en if (=they don't|your opponent doesn't|they cannot)(=| do so), {do:Clause}
IfNotDoing[o=@You]
 en if you don't {act:Act.do}, {do:Clause}
 en unless you {act:Act.do}, {do:Clause}
 en {do:Act.do} unless you {act:Act.do}
IfNotDoing[o=@Opponent]
 en if your opponent doesn't {act:Act.do}, {do:Clause}
 en if they don't {act:Act.do}, {do:Clause}
 en unless your opponent {act:Act.s}, {do:Clause}
 en {do:Act.do} unless your opponent {act:Act.s}
IfNotDoing[o=@Opponent,do=@Cancel]
 en its effect is cancelled if your opponent doesn't {act:Act.do}
Otherwise
 en otherwise, {do:Clause0}
 en if not, {do:Clause0}
 en if this isn't the case, {do:Clause0}
 en if (it|they) (isn't|aren't), {do:Clause0}
> Dated
When
 en when {on:TurnTriggers}, {do:Clause}
 en if {on:TurnTriggers}, {do:Chain}
At
 en at {t:Moment}, {do:Clause}
 en {do:Act.do} at {t:Moment}
 en at {t:Moment} and until the end of the same turn, {do:WillDouble}
ForEach
 en for $EACH {c:Countable.one}, {do:EachStep}
 en {do:EachPair}, for $EACH {c:Countable.one}
May
 en you may {do:ActChain}
 en you can {do:ActChain}
 en you may have {do:HaveAct}
Replace
 en {do:Chain} instead
 en instead, {do:Chain}
 en instead {do:Chain}
Replace
 en you may {do:ActChain} instead
Instead
 en (=if|when) {on:TurnTrigger}, {do:Change} instead
Lasting
 en {d:Duration}, {do:LastingAnd}
 en {d:Duration}, {do:Dated}
 en {d:Duration}, {do:DatedIf}
LastingIf
 en {d:Duration}, if {c:Conds}, {do:Undated}
WhenIf
 en when {c:ValueConds}, {do:Clause}
AlsoDo
 en also {do:AlsoAct}
 en {do:AlsoLast} (=also|as well)
 en in addition, {do:Clause}
Repeat
 en repeat this (process|effect|action)
 en repeat this (process|effect|action) {n:Num} times
 en (repeat the same|perform the same) (action|procedure) again
%last Clause0 When
# what lasts as long as is said before it
@Dated
When
 en when {on:Triggers}, {do:Clause}
Instead
 en if {on:TriggerOne}, {do:Change} instead
> BareInstead
%last Dated When
@DatedIf
When
 en if {on:Triggers}, {do:Clause0}
@AlsoAct
> ActChain ByStep
@AlsoLast
> Act.do ByStep
@WillDouble
Double[d=@Turn]
 en {x:PowerOwnerOf} will double
@HaveAct
DealtBy
 en {by:AnyRef} {do:DealAct.do}
@TriggerOne
> Trigger
# a trigger that lasts for this turn
%list TurnTriggers TurnTrigger en "§"
@TurnTrigger
OnTurn
 en {t:Happening} (=this turn|during this turn)
# ------------------------------------------------------------------ chains
@LastingAnd
And
 en {a:Undated}$COMMA and {b:Undated2}
@Undated
Mod
 en {x:Subject#} {p:Preds#}
@Undated2
NextDamage
 en the next damage dealt to {x:Obj} {do:DealtVerb} instead
> Dated
%list ValueConds ValueCond en "§"
@ValueCond
ValueIs[is=@AtLeast]
 en {a:Amount} is {b:Value} or more
ValueIs[is=@AtMost]
 en {a:Amount} is {b:Value} or less
CostIsAny
 en {a:Amount} is {n:NumList}
@EachPair
And
 en {a:Act.do} and {b:Act.do}
@EachStep
> Act.do SubjectAct ByStep
@Chain
> Step LastStep OrStep
And
 en {a:Step}$JOINED{b:Chain}
 en {a:Step}, {b:AndChain}
 en {a:Act.do}, {b:Mod}
 en {a:Act.do}, {b:DullFreezing}
 en {a:DatedMod} and {b:Likewise}
 en {a:Act.do} and {b:Elided}
 en {a:DealDo}$COMMA and {b:ElidedDamage}
 en {a:Step} and {b:MayChain}
 en {a:Step}$COMMA then {b:MayChain}
 en {a:Step}$COMMA (=and|then) {b:IfChain}
Or
 en {a:Act.do} or {b:SearchChain}
And
 en {a:OrStep}, and {b:Chain}
@Likewise
Likewise
 en {p:Preds.one} {d:Duration}
@OrStep
Or
 en (=|either ){a:Act.do} or {b:Act.do}
@SearchChain
And
 en {a:SearchDo} and {b:Act.do}
@SearchDo
Search
 en search for {x:Obj}
@DealDo
Damage
 en deal {x:Sel#} {n:Value} damage
 en deal {n:Value} damage to {x:Obj}
@ElidedDamage
Damage
 en {x:Sel#} {n:Value} damage
 en {n:Value} damage to {x:Obj}
@DullFreezing
DullFreeze
 en dull and Freeze {x:Obj}
@Elided
Return
 en {x:AnyRef} {to:DeckAt}
@MayChain
May
 en you may {do:ActChain}
@IfChain
If
 en if {c:Conds}, {do:Step}
@AndChain
And
 en {a:Step} and {b:Chain}
 en {a:Step}, and {b:Chain}
@ActChain
> ActStep OrStep
And
 en {a:ActStep}$JOINED{b:ActChain}
 en {a:ActStep}, {b:ActAnd}
@ActAnd
And
 en {a:ActStep} and {b:ActStep}
@ActStep
> Act.do Mod
@SChain
> Act.s
And
 en {a:Act.s}$JOINED{b:SChain}
 en {a:Act.s}, {b:SAnd}
Or
 en {a:Act.s} or {b:Act.s}
 en either {a:Act.s} or {b:Act.s}
@SAnd
And
 en {a:Act.s} and {b:Act.s}
@Step
> Act.do SubjectAct Mod ByStep
@ByStep
By
 en {o:Actor} $ALSO{do:SChain}
 en {o:Actor} {do:PerS}
ByDiscarders
 en any player who discards {x:Full.one}, {do:SChain}
ByThose
 en each player who doesn't control {x:QuantityAny} {do:SChain}
@PerS
ForEach
 en {do:PerVerb} for $EACH {c:Countable.one}
@PerVerb
Discard
 en discards {x:Obj}
Select
 en selects {x:Obj}
@LastStep
By
 en {o:Actor} may {do:MayAct}
By[o=@They]
 en they {do:ActChain}
 en they may {do:MayAct}
By[o=@EachPlayer]
 en $ALLOF {do:ActChain}
 en $ALLOF may {do:MayAct}
By[o=@You]
 en you {do:ActChain}
@MayAct
May
 en {do:ActChain}
@Actor
Opponent
 en your opponent
 en ${YOUROPP}opponent
EachPlayer
 en each player
They
 en that player
ItsController
 en its controller
 en (=that|the|the chosen) $OWNER controller
