# The Digimon phrasebook, part 1: whole lines, and how clauses are joined.
#
# A card text is a list of effects; an effect is a first sentence (category Line), further sentences (category Next)
# and, under "1 of the effects below" or <Delay>, bullets (category Bullet; a bullet's further sentences are Next).
# language.Text.effects() gives each effect as Effect(first, rest): a chain of its sentences in order.
# `python tools/read_pool.py POOL --nodes` lists every node kind of all parts with its slots and how often it occurs.
# Tuples are sets (their order means nothing) except OneOf.x, XrosReq.m, AssemblyReq.m, When.on, If.c, While.c and By.cost,
# which keep the printed order; a slot that is a list category is always a tuple.
#
# WHAT THE DECLARATIONS DO NOT SAY
#   Effect   any timing starts it, or says the turns in which it works. None: a rule about the card itself, or a continuous effect.
#            (Security,) without place: a security effect; [Security] before another timing is the place (face up in the stack)
#   If While all conditions; If is asked when the effect is carried out, While continuously
#   When     any trigger; c: only while this holds · Next: the next time · Lasting.do: a When or Next that works that long
#   By       all of the costs, else nothing; optional (15-6)
#   May      as far to the right as the sentence goes
#   And      b also if a did nothing. In a row of Mods one without a duration has that of its neighbour
#   Each     that many times, or with its numbers multiplied
#   From     what it chooses comes from there, and is paid like that
#   Instead  replaces what the sentence before (or the event of its When) would do
#   Otherwise if the condition of the sentence before did not hold
#   Opponent the opponent does it (chooses, pays) · Both: each player does it
#   Delay    by trashing this card in a later turn than it was placed, the bullets
#   EffectCant a limit of this effect · MustTotal: a limit of the choice just made
# The other parts: marks.pb (timings and keywords), 2 selectors.pb, 3 modifiers.pb, 4 actions.pb, 5 conditions.pb, 6 requirements.pb, 7 words.pb (classes of words); types and kinds without words: nodes.pb

%node Line Effect(place?: [Place], timing?: [Timing], limit?: Limit, do: Act) = effect_line(place, timing, limit or 0, do)
%node Line KeywordEffect(place?: [Place], timing?: [Timing], limit?: Limit, k: [Keyword]) = keyword_line(place, timing, limit or 0, k)
%node Line Then(do: Act) = rewritten
%node Line Item(do: Line) = cannot: a bullet without a header
%enum Act Delay = joining.DelayOp([card_verbs.TrashOp(selectors.This(True))], b.listed[0])
%node Act If(c: [Cond], do: Act) = joining.IfOp(c, do, chooses(raw(do)))
%node Act While(c: [Cond], do: Act) = joining.IfOp(c, do, chooses(raw(do)))
%node Act When(on: [Trigger], do: Act, c?: [Cond]) = unless(joining.IfOp(done_by_this(on), do), 'a trigger inside an effect', not by_this(on), said(c))
%node Act Lasting(do: Act, d: Duration) = for_a_while(do, d)
%node Act Next(on: [Trigger], do: Act) = watch_for(on, do, [], 'ThisTurn', True)
%node Act From(pay?: [Pay], z?: [Zone], do: Act) = op(do, from_zones=raw(z) if said(z) else b.from_zones, pay=pay if said(pay) else b.pay)
%node Act Otherwise(do: Act) = Otherwise(do)
%node Act MustTotal(s: Stat, n: int) = rewritten
%node Act During(t: Phase, do: Act) = rewritten
%node Act EffectCant(do: Act) = rewritten
%node Act SecurityBelow(n: int) = rewritten
%node Act By(cost: [Act], do: Act) = joining.ByOp(cost, op(do, priced=True))
%node Act Each(per: Counted, do: Act) = joining.TimesOp(per, do) if raw(do).kind in ('Below', 'ActivateAgain', 'ActivateEffect') else joining.EachOp(per, do)
%node Act At(t: Moment, do: Act) = put_off(t, do)
%node Act Instead(do: Act) = instead(do)
%node Act May(do: Act) = may(do, chooses(raw(do)))
%node Act And(a: Act, b: Act) = one_after_the_other(a, b)
%node Act Mod(per?: Counted, p: [Pred], x: [Things], d?: Duration, vs?: Things) = changed(per, p, x, d, vs)
%node Act ItMod(per?: Counted, p: [Pred], d?: Duration) = rewritten
%node Act XrosFrom(z: [Zone]) = xros_from(z)
%node Act Opponent(do: Act) = joining.OpponentOp(do)
%node Act Both(do: Act) = joining.BothOp(op(do, mutual=True))

%rewrite Then(do: $do) -> $do
%rewrite During(t: $t, do: Mod(x: $x, p: [Cant(v: [Unsuspend])])) -> Mod(x: $x, p: [Cant(v: [UnsuspendIn(t: $t)])])
%rewrite Mod(x: [It], p: [DpDeletionUp(n: $n)], per: $per) -> Each(per: $per, do: RaiseMax(n: $n, m: ThisMax(s: DP)))
%rewrite When(on: [WouldDo(do: DigiXros, o: _)], do: Mod(p: [AlsoNamed(t: $t)], x: [This(...)])) -> Mod(p: [AlsoXros(t: $t)], x: [This(...)])
%rewrite When(on: [On(e: [Attacks(k: _, ...)], x: _)], do: Mod(p: [CanAttackUnsuspended(x: $x)], x: _)) -> BlitzUnsuspended(x: $x)
%rewrite Instead(do: Trash(x: [Sel(z: [Sources(x: This(...))])])) -> Instead(do: TrashAsMany)
%rewrite Instead(do: May(do: Trash(x: [Sel(z: [Sources(x: This(...))])]))) -> Instead(do: May(do: TrashAsMany))

@Line
Effect
 en {place:Places} {timing:Timings} {limit:Limit} ^{do:Clause}
 en {place:Places} {timing:Timings} ^{do:Clause}
 en {place:Places0} {limit:Limit} ^{do:Clause}
 en {place:Places0} ^{do:Clause}
 en {timing:Timings} {limit:Limit} ^{do:Clause}
 en {timing:Timings} ^{do:Clause}
 en {timing:Alone} ^{do:Clause}
 en {limit:Limit} ^{do:Clause}
 en ^{do:Clause}
KeywordEffect
 en {k:KeywordLine}
 en {timing:Timings} {limit:Limit} {k:KeywordLine}
 en {timing:Timings} {k:KeywordLine}
 en {place:Places} {timing:Timings} {k:KeywordLine}
> Special
%last Line Effect
@Next
> Clause
Then
 en ^then$COMMA {do:Clause}
KeywordEffect
 en {k:KeywordLine}
%last Next UseKeyword
@Bullet
Item
 en ・^{do:Next}

# ------------------------------------------------------------------ clauses
@Clause
> Chain
If
 en if {c:Conds}, {do:Clause}
 en when {c:WhenCond}, {do:Clause}
 en if {c:Conds} {do:DelayOnly}
 en {do:Step} if {c:Conds}
While
 en while {c:Conds}, {do:Clause}
> WhenClause
When
 en.old if {on:IfTriggers}, {do:Clause}
Lasting
 en {d:Duration}, {do:WhenClause}
@WhenClause
When
 en when {on:Triggers}, {do:Clause}
 en (when|if) {c:HasCond} and {on:EffectTriggers}, {do:Clause}
Next
 en the next time {on:Triggers}(| this turn|, this turn), {do:Clause}
 en when {on:NextTriggers}, {do:Clause}
@Clause
From
 en from {z:Zones}, {do:Clause}
 en from {z:Zones} and {pay:Pays}, {do:Clause}
 en (among|from among) {z:Zones}, {do:Clause}
 en {pay:Pays}, {do:Clause}
Otherwise
 en otherwise$COMMA {do:Clause}
MustTotal
 en the chosen cards' {s:StatPlural} must add up to {n:Num} or less
During
 en during {t:Phase}, {do:Clause}
EffectCant
 en this effect can't {do:Act.do}
SecurityBelow
 en this effect can't increase the number of cards in your $STACK to {n:Num} or more
 en this effect can't increase your $STACK to {n:Num} or more cards
By
 en by {cost:Costs}, {do:Clause}
 en $YOUMAYOPT{do:Act.do} by {cost:Costs}
 en you $MAY {cost:CostsTo} to {do:Chain}
 en {cost:CostsTo} to {do:Chain}
Each
 en for $EACH {per:Countable}, {do:EachDo}
At
 en at {t:Moment}, {do:Clause}
 en {do:Act.do} at {t:Moment}
Instead
 en instead, {do:Clause}
 en instead {do:Step}
 en {do:MayStep} instead
 en {do:MayStep} with that effect instead
@MayStep
> Step
May
 en {do:ItMay}
 en you $MAY {do:Act.do}
@Clause
@DelayOnly
Delay
 en ＜Delay＞
@EachDo
> ActChain OppAct
May
 en {do:ItMay}
 en you may {do:ActChain}
 en {do:SubjectMay}
%list HasCond HasCond1 en "§"
@HasCond1
Has
 en {x:Subject#} <has/have> {f:Withs#}
%list WhenCond WhenCond1 en "§"
@WhenCond1
DNADigivolving
 en DNA digivolving
DigiXrosing
 en DigiXrosing
Assembling
 en assembling
WasDone
 en {v:MadeAdj} {c:PastHows}
> DidCond
Have
 en {o:PlayerHas} {x:QuantOr}
 en {o:PlayerHas} {x:QuantNone}
@DidCond
YouDid
 en $SUBJ (=<do/does>|did|<do so/does so>|did so|did either)
%row CostRow CostIng en ", | and " " and " ", and "
%list CostOne CostIng en "§"
@Costs
> CostRow CostOne
@CostIng
> Act.ing
Or
 en {a:Act.ing} or {b:Act.ing}
%row CostRowTo CostDo en " and "
%list CostOneTo CostDo en "§"
@CostsTo
> CostRowTo CostOneTo
@CostDo
> Act.do

@Chain
> Step
And
 en {a:Step} and {b:Chain}
 en {a:Step}, and {b:Chain}
 en {a:Step}, then {b:Chain}
 en {a:Step}, then, {b:Chain}
 en {a:Step} then {b:Chain}
 en {a:Step}, {b:AndChain}
 en {a:Step} and, {b:Chain}
 en {a:Step}(, and| and) {b:EachClause}
 en {a:TimedMod}$COMMA and {b:ItMod}
 en {a:LeadMod}$COMMA and$COMMA {b:ItIf}
 en {a:Step}$COMMA and$COMMA {b:IfClause}
 en {a:IfStep}(, and| and) {b:IfStep}
May
 en {do:ItMay}
 en you $MAY {do:ActChain}
Or
 en {a:Act.do}$COMMAOPT or {b:YouMay}
> EitherAct
@EitherAct
Or
 en {a:Act.do}$COMMAOPT or {b:Act.do}
@YouMay
May
 en you $MAY {do:Act.do}
@EachClause
Each
 en for $EACH {per:Countable}, {do:EachDo}
At
 en at {t:Moment}, {do:Step}
@TimedMod
Mod
 en {x:Subject#} {p:Preds#} {d:Duration}
 en {x:Subject#} {p:Preds#} {d:Duration} for $EACH {per:Countable}
@LeadMod
> TimedMod
Mod
 en {d:Duration}, {x:Subject#} {p:Preds#}
 en {x:Subject#} {p:Preds#}
@ItIf
If
 en if {c:Conds}, {do:Mod}
 en if {c:Conds}, {do:ItMod}
ItMod
 en for $EACH {per:Countable}, {p:Preds.one}( {d:Duration}|)
@IfClause
If
 en if {c:Conds}, {do:Step}
@ItMod
ItMod
 en {p:Preds.one}
 en {p:Preds.many}
 en {p:Preds.one} {d:Duration}
 en {p:Preds.many} {d:Duration}
@IfStep
If
 en {do:Step} if {c:Conds}
@AndChain
And
 en {a:Step} and {b:Step}
 en {a:Step}, and {b:Step}
@Step
> Act.do Mod OppAct
XrosFrom
 en cards $IN {z:Zones} $MAY also be placed for (=this card's |a |)DigiXros
 en you $MAY also place cards $IN {z:Zones}(=| in digivolution cards) for (=this card's |a |)DigiXros
May
 en {do:SubjectMay}
Delay
 en ＜Delay＞
@ActChain
> ActStep EitherAct
And
 en {a:ActStep}, {b:ActAndChain}
And
 en {a:ActStep} and {b:ActChain}
 en {a:ActStep}, and {b:ActChain}
 en {a:ActStep}, then {b:ActChain}
 en {a:ActStep}$COMMA and {b:Mod}
@ActAndChain
And
 en {a:ActStep} and {b:ActStep}
 en {a:ActStep}, and {b:ActStep}
@ActStep
> Act.do HaveMod
Each
 en {do:Act.do} for $EACH {per:Countable}
@Step
Each
 en {do:Act.do} for $EACH {per:Countable}
@OppAct
Opponent
 en $OPP {do:OppChain}
 en $OPP$MUST {do:Act.do}
Opponent
 en your opponent may {do:MayAct}
Both
 en (=both players|all players|each player|you and your opponent each) {do:Act.do}
 en each player {do:OppChain}
@MayAct
May
 en {do:Act.do}
@OppChain
> Act.s
And
 en {a:Act.s} and {b:OppChain}
 en {a:Act.s}, then {b:OppChain}
