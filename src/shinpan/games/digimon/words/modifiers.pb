# Part 3: what holds for a while, and the keyword effects.
#
# NODES OF THIS FILE
#   Mod       x: subjects (all); p: what holds for them (all, see below); d: how long (none: as long as the effect works, in a row
#             that of its neighbour); per: for each of these (part 5); vs: only while battling that
#   p:        DpUp(n) DpDown(n) · Gain(k: keyword effects, Quoted(e), AllEffectsOf(x), ColorGain(c)) · DpUpGain(n, k) DpDownGain(n, k) both
#             LoseEffects(t: only those with that timing) · Lose(k) · Cant(v: any of the verbs below) · Unaffected(by) · AlsoNamed(t) AlsoNameHas(t) AlsoTrait(t) AlsoColor(c)
#             AlsoColorsOf(x: of its digivolution cards) AlsoXros(t: for DigiXros) · TreatDigimon(n: DP) TreatDigimonFixed (and cannot
#             digivolve) TreatFor(n, t, u) TreatLevelFor(n, u): level and name for the DNA digivolution or assembly of u
#             CanAttackUnsuspended(x: may attack these too) OnlyAttack(x) OnlyDigivolveInto(x) MustAttack CostOf(n) OriginalDp(n)
#             NoSecurityEffects(t: of Options it checks) DeletedAt(t) DpDeletionUp(n) ChecksUp(n)
#             DpIs(n): its DP is n · AllEffectsOf.t: only those with that timing
#   Cant.v    Move DigivolveInto(x) DigivolveTo(n: level) BePlayed(by) BeLinked
#             Attack AttackPlayer AttackX(x) Block BlockX(x) Suspend SuspendExcept Unsuspend UnsuspendIn(t) Digivolve ActivateTiming(t) Leave(by)
#             BeDeleted(by) BeBlocked(x) BeReturned BeReturnedHand BeReturnedDeck BeAffected BeChosen BeTrashed BeSuspended(by)
#             BeUnsuspended BeAttacked BeDeDigivolved DpReduced(by) TargetSwitched
#   PlayerCant x: player; v: (GainMemory GainMemoryBy(by) GainMemoryExcept PlayByEffects(x) Play(x) PlayOrMove(x) Use(x) ReduceCosts(k)
#             IgnoreRequirements DrawByEffects ActivateTiming(t)); d
#   EffectsCant by; v: (Delete Return ReturnToHand ReturnToDeck ReduceDp Affect AffectWith DeDigivolve Suspend Unsuspend Trash TrashStack Play (x)); d
#   others    TimingLocked.o: all effects of that player · AttackAlso: the attack of this effect may be at these too
#             IgnoreColors, ColorsMet: this card's colour requirements are ignored, are met by these colours too
#   d:        OpponentsNextTurnEnd: not this turn's, if it is theirs
#   by:       (Effects(o, of: Digimon Option Tamer Security), KwEffects(k, o)), in Cant also part 5's how
#   Quoted    e: Quote(first, rest): the effects in the quotation marks, each an Effect chain as in part 1
#   keywords  one kind each, named after the keyword effect: SecurityAttack (any), DeDigivolveEffects (as the name of effects)

%enum Act IgnoreColors = cannot: only a rule of the card itself
%node Act PlayerCant(x: Who, v: [Verb], d?: Duration) = players_cant(x, v, d)
%node Act AttackAlso(x: [Things]) = attack_also(x)
%node Act XrosAlso(x: [Things]) = xros_also(x)
%node Act DpLocked(by?: [Cause], x: Things, d?: Duration) = holding(RuleChange('dp', by), x, d)
%node Act TargetLocked(x: Things, d?: Duration) = holding(FlagChange(st.NO_TARGET_SWITCH), x, d)
%node Act EffectsCant(by: [Cause], v: [Verb], d?: Duration) = effects_cant(by, by, v, d)
%node Act ColorsMet(c: [Color]) = cannot: only a rule of the card itself
%node Act TreatLevel(x: Things, n: int, y: Things) = holding(rule('dna as', test=what(x, True), n=n), y, usual='')
%node Act TurnEndAt(n: int) = holding(rule('turn end', n=n), None, who=0, usual='')
%node Act SecurityLocked(by: [Cause]) = holding(RuleChange('add security', by), None, who=2)
%node Act CheckedLocked(t: [Timing], x: Things) = holding(RuleChange('no security effects', unless([], 'other effects than those of security', names_of(t) != ['Security'])), x)
%node Act ChangeColor(x: Things, d?: Duration) = abilities.RecolorOp(x, WHITE, until(d))
%node Act OriginalDpSet(n: int, x: [Things], d?: Duration) = holding(modifiers.OriginalDp(n), x, d)
%node Act TimingLocked(t: [Timing], x?: Things, o?: Who, d?: Duration) = holding(rule('activate', words=names_of(t)), x, d, -1 if said(x) else o if o in (0, 1) else 2)
%node Act CostUp(n: int, x: Things) = holding(abilities.StackCost(Const(n)), x, usual='')
%enum Verb GainMemory GainMemoryExcept IgnoreRequirements DrawByEffects Attack AttackPlayer Block SuspendExcept Digivolve BeAttacked TargetSwitched Move BeLinked BeDeDigivolved BeUnsuspended
%node Verb GainMemoryBy(by: [Cause])
%node Verb PlayByEffects(x: Things)
%node Verb Play(x: Things)
%node Verb Use(x: Things)
%node Verb PlayOrMove(x: Things)
%node Verb ReduceCosts(k: CostKind)
%node Verb ActivateTiming(t: [Timing])
%node Verb BeBlocked(x?: Things)
%node Verb Unsuspend(x?: Things)
%node Verb UnsuspendIn(t: Phase)
%node Verb Leave(by?: [Cause])
%node Verb AttackX(x: Things)
%node Verb BlockX(x: Things)
%node Verb Suspend(x?: Things)
%node Verb BeDeleted(by?: [Cause])
%node Verb BeReturned(by?: [Cause])
%node Verb BeReturnedHand(by?: [Cause])
%node Verb BeReturnedDeck(by?: [Cause])
%node Verb BeAffected(by: [Cause])
%node Verb BeChosen(by?: [Cause])
%node Verb DpReduced(by?: [Cause])
%node Verb BeTrashed(by?: [Cause])
%node Verb DigivolveInto(x: Things)
%node Verb DigivolveTo(n: int)
%node Verb BePlayed(by?: [Cause])
%node Verb BeSuspended(by?: [Cause])
%node Verb Trash(x: Things)
%node Verb Delete(x: Things)
%node Verb Return(x: Things)
%node Verb ReturnToHand(x: Things)
%node Verb ReturnToDeck(x: Things)
%node Verb ReduceDp(x: Things)
%node Verb Affect(x: Things)
%node Verb TrashStack(x: Things)
%node Verb AffectWith(x: Things, k: Keyword)
%node Verb DeDigivolve(x: Things)
%names Duration ThisTurn OpponentsTurnEnd OpponentsNextTurnEnd YourTurnEnd YourNextTurnEnd ThisBattle ThisAttack OpponentsUnsuspend
%enum Pred MustAttack = cannot: nothing makes a Digimon attack
%node Pred DpUp(n: int) = [modifiers.DpChange(amount(n), 1)]
%node Pred DpUpGain(n: int, k: [Grant|Keyword]) = [modifiers.DpChange(amount(n), 1)] + gain(k, None)
%node Pred DpDownGain(n: int, k: [Grant|Keyword]) = [modifiers.DpChange(amount(n), -1)] + gain(k, None)
%node Pred DpDown(n: int) = [modifiers.DpChange(amount(n), -1)]
%node Pred DpDeletionUp(n: int) = [rule('dp deletion', value=amount(n))]
%node Pred AlsoColorsOf(x?: Things, n?: int)
%built words Pred AlsoColorsOf = unless([modifiers.Information('source colors', [])], 'some of the colours, or those of others', said(n), not raw(x).kind in ('It', 'This', None))
%node Pred Gain(k: [Grant|Keyword]) = gain(k, b.per)
%node Pred LoseEffects(t?: [Timing]) = cannot: nobody has taught the engine this change
%node Pred Lose(k: [Keyword]) = lose(k)
%node Pred Cant(v: [Verb]) = cant(v)
%node Pred Unaffected(by: [Cause]) = [RuleChange('unaffected', by)]
%node Pred DpIs(n: int) = [modifiers.DpIs(n)]
%node Pred AlsoNamed(t: [text]) = [modifiers.Information('name', t)]
%node Pred AlsoNameHas(t: [text]) = [modifiers.Information('name part', t)]
%node Pred TreatFor(n: int, t: text, u: text) = [rule('dna as', test=filters.Named([u]), n=n, words=[t])]
%node Pred CostOf(n: int) = cannot: only a rule of the card itself
%node Pred OnlyAttack(x: Things) = [rule('only attack', test=tester(x))]
%node Pred AlsoTrait(t: [text]) = [modifiers.Information('trait', t)]
%node Pred AlsoColor(c: [Color]) = [modifiers.Information('color', [], c)]
%node Pred AlsoXros(t: [text]) = cannot: only a rule of the card itself
%node Pred TreatDigimon(n: int) = [modifiers.AsDigimon(n)]
%node Pred TreatDigimonFixed(n: int) = [modifiers.AsDigimon(n), FlagChange(st.NO_DIGIVOLVE)]
%node Pred TreatLevelFor(n: int, u: text) = cannot: only a rule of the card itself
%node Pred CanAttackUnsuspended(x: Things) = [rule('attack unsuspended', test=tester(x))]
%node Pred OnlyDigivolveInto(x: Things) = [rule('only digivolve', test=what(x, True))]
%node Pred NoSecurityEffects(t: [Timing])
%built words Pred NoSecurityEffects = [RuleChange('no security effects', unless([], 'other effects than those of security', names_of(t) != ['Security']), filters.Kinds(OPTION))]
%node Pred DeletedAt(t: Moment) = rewritten
%node Pred OriginalDp(n: int) = [modifiers.OriginalDp(n)]
%node Pred ChecksUp(n: int) = [modifiers.ChecksChange(amount(n))]
%node Grant Quoted(e: Quote) = quoted(e)
%node Grant AllEffectsOf(x: Things, t?: [Timing]) = modifiers.GiveEffectsOf(x, names_of(t))
%node Grant ColorGain(c: [Color]) = modifiers.Information('color', [], c)
%node Filter Not(x: Things) = IsNot(tester(x)) if raw(x).kind == 'Sel' else filters.Among(x, True)
%rewrite AffectWith(x: $x, k: DeDigivolveEffects) -> DeDigivolve(x: $x)
%enum Phase YourMain = Moment(kind, 'main', 0)
%enum Phase OpponentsMain = Moment(kind, 'main', 1)
%enum Phase AnyMain = Moment(kind, 'main', -1)
%enum Phase YourUnsuspend = Moment(kind, 'unsuspend', 0)
%enum Phase YourNextUnsuspend = Moment(kind, 'unsuspend', 0, 1)
%enum Phase OpponentsUnsuspend = Moment(kind, 'unsuspend', 1)
%enum Phase OpponentsNextUnsuspend = Moment(kind, 'unsuspend', 1, 1)
%enum Phase OwnersUnsuspend = Moment(kind, 'unsuspend', 2)
%enum Phase AnyUnsuspend = Moment(kind, 'unsuspend', -1)
%node Cause KwEffects(k: Keyword, o?: Who) = [By('effect', whose(o), 0, keyword_name(k))]
%enum CauseKind Digimon = DIGIMON | EGG
%enum CauseKind Option = OPTION
%enum CauseKind Tamer = TAMER
%enum CauseKind Security = 0
%node Req ReqColor(c: [Color], n?: int, w?: [ReqWith]) = need(filters.Color(c), filters.Number('Level', '=', Const(n)) if said(n) else None, w=w)
%node Req ReqName(t: [text], no?: ReqWith) = need(filters.Named(t), no=no)
%node Req ReqTrait(t: [text]) = filters.Trait(t)

@Mod
Mod
 en {x:Subject#} {p:Preds#} {d:Duration}
 en {d:Duration}(,|) {x:Subject#} {p:Preds#}
 en {x:Subject#} {p:Preds#}, {d:Duration}
 en {x:Subject#} {p:Preds#}
 en {x:Subject#} {p:Preds#} for (each|every) {per:Countable}
 en {x:Subject#} {p:Preds#} {d:Duration} for (each|every) {per:Countable}
 en {x:Subject#} {p:Preds#} for (each|every) {per:Countable} {d:Duration}
 en {d:Duration}, {x:Subject#} {p:Preds#} for (each|every) {per:Countable}
 en for (each|every) {per:Countable}, {x:Subject#} {p:Preds#}
 en for (each|every) {per:Countable}, {x:Subject#} {p:Preds#} {d:Duration}
 en for (each|every) {per:Countable} {x:Subject#} {p:Preds#}
 en for (each|every) {per:Countable}, {d:Duration}, {x:Subject#} {p:Preds#}
 en {d:Duration}, for (each|every) {per:Countable}, {x:Subject#} {p:Preds#}
Mod
 en give {x:Sels} {p:Gives}( {d:Duration}|)
 en give {x:Sels} {p:Gives} for (each|every) {per:Countable}
 en to {x:Sels}(,|) give {p:Gives}( {d:Duration}|)
 en {d:Duration}, give {x:Sels} {p:Gives}
 en {d:Duration}, to {x:Sels}(,|) give {p:Gives}
 en give {x:Sels} {p:Gives} {d:Duration} for (each|every) {per:Countable}
 en to {x:Sels}(,|) give {p:Gives} {d:Duration} for (each|every) {per:Countable}
> HaveMod
@HaveMod
Mod
 en have {x:Subject#} {p:PredsBase}( {d:Duration}|)
 en have {x:Subject#} {p:PredsBase}( {d:Duration}|) for (each|every) {per:Countable}
 en have {x:Subject#} {p:PredsBase} for (each|every) {per:Countable} {d:Duration}
@Mod
Mod
 en {x:Subject#} <gains/gain> the following effect {d:Duration}: {p:QuoteGains}
Mod
 en {x:Subject#} {p:Preds#} when battling {vs:AnySel}
PlayerCant
 en {x:PlayerRef} can't {v:PlayerVerbs} {d:Duration}
 en {d:Duration}, {x:PlayerRef} can't {v:PlayerVerbs}
 en {x:PlayerRef} can't {v:PlayerVerbs}
@PlayerRef
Opponent
 en (your opponent|they)
Anyone
 en (players|both players)
You
 en you
%list PlayerVerbs PlayerVerb en ", | or " " or " ", |, or "
@PlayerVerb
GainMemory
 en gain memory
GainMemoryExcept
 en gain memory (except with|except by|except from|other than by|other than with) Tamer effects
GainMemoryBy
 en gain memory (by|with|from) {by:EffectSources}
PlayByEffects
 en play {x:AnySel} (by|with) effects
Play
 en play {x:AnySel}
Use
 en use {x:AnySel}
PlayOrMove
 en play or move {x:AnySel}
ReduceCosts
 en reduce {k:CostKind}
IgnoreRequirements
 en ignore digivolution requirements
DrawByEffects
 en draw cards by effects
ActivateTiming
 en activate {t:TimingTags} effects
@Duration
ThisTurn
 en for the turn
 en this turn
 en until the end of the turn
 en during this turn
 en for this turn
 en until the end of this turn
 en until (the|this) turn ends
OpponentsTurnEnd
 en until your opponent's turn ends
 en until end of (your opponent's|their) turn
 en until their turn ends
 en until the end of your opponent's turn
 en until the end of their turn
OpponentsNextTurnEnd
 en until the end of your opponent's next turn
 en until the end of their next turn
 en until your opponent's next turn ends
YourTurnEnd
 en until your turn ends
 en until the end of your turn
YourNextTurnEnd
 en until your next turn ends
 en until the end of your next turn
ThisBattle
 en for the battle
 en until the end of the battle
ThisAttack
 en for the attack
 en until the end of (the|that|this) attack
 en during (this|that|the) attack
OpponentsUnsuspend
 en until your opponent's next unsuspend phase
 en until their next unsuspend phase
 en until the end of your opponent's next unsuspend phase

%list Preds# Pred# en ", | and " " and " ", |, and " ", and " ", "
@Pred #
DpUp
 en <gets/get> +{n:Num} DP
 en <gains/gain> +{n:Num} DP
 en +{n:Num} DP
DpUpGain
 en <gets/get> +{n:Num} DP and {k:Grants}
 en <gets/get> +{n:Num} DP, {k:Grants}
DpDownGain
 en <gets/get> -{n:Num} DP and {k:Grants}
DpDown
 en <gets/get> -{n:Num} DP
 en further <gets/get> -{n:Num} DP
DpDeletionUp
 en <gets/get> +{n:Num} to (its|the) maximum DP-based deletion effects
AlsoColorsOf
 en <is/are> treated as also having the colors of {x:Poss} digivolution cards
 en -{n:Num} DP
Gain
 en <gains/gain> {k:Grants}
 en may gain {k:Grants}
 en <has/have> {k:Keywords}
 en <gets/get> {k:Keywords}
LoseEffects
 en <loses/lose> all (|of )(its |their |)effects
LoseEffects
 en <loses/lose> (all |all of |)(its |their |){t:TimingTags} effects
Lose
 en <loses/lose> {k:Keywords}
 en <loses/lose> all {k:Keywords}
Cant
 en can't {v:CantVerbs}
 en (doesn't|don't) {v:DontVerbs}
 en is unable to {v:CantVerbs}
Cant
 en <is/are> {v:Unblockables}
Unaffected
 en (isn't|aren't) affected by {by:EffectSources}
 en <is/are> unaffected by {by:EffectSources}
DpIs
 en <is/are> treated as having {n:Num} DP
AlsoNamed
 en <is/are> also treated as {t:NamesAnd}
 en <is/are> also treated as having the name {t:NamesAnd}
 en <is/are> also treated as if <its/their> name is {t:NamesAnd}
AlsoNameHas
 en <is/are> also treated as having {t:NamesAnd} in <its/their> <name/names>
TreatFor
 en <is/are> also treated as Lv.{n:Num} {t:Name} for {u:Name}'s DNA digivolution
CostOf
 en <costs/cost> {n:Num}
OnlyAttack
 en can only attack {x:AnySel}
AlsoTrait
 en <gains/gain> the {t:NamesAnd} trait
 en <is/are> also treated as having (the |){t:NamesAnd} (trait|traits|type)
 en <has/have> the {t:NamesAnd} trait
AlsoColor
 en <is/are> also treated as {c:ColorList}
AlsoXros
 en <is/are> also treated as {t:NamesAnd} for (a |)DigiXros
TreatDigimon
 en <is/are> (also |)treated as a {n:Num} DP Digimon
 en <is/are> (also |)treated as a Digimon with {n:Num} DP
TreatDigimonFixed
 en <is/are> (also |)treated as a {n:Num} DP Digimon that can't digivolve
TreatLevelFor
 en <is/are> also treated as level {n:Num} for {u:Name}'s assembly
CanAttackUnsuspended
 en (can|may) also attack {x:AnySel}
 en can attack {x:AnySel}
OnlyDigivolveInto
 en can only digivolve into {x:AnySel}
MustAttack
 en must attack
 en must attack if able
NoSecurityEffects
 en (doesn't|don't) activate {t:TimingTags} (effects|skills) on Option cards <it checks/they check>
 en (doesn't|don't) activate the {t:TimingTags} effects of any Option cards it checks
 en (doesn't|don't) activate {t:TimingTags} effects
DeletedAt
 en <is/are> deleted at {t:Moment}
OriginalDp
 en <has/have> an original DP of {n:Num}
ChecksUp
 en checks {n:Num} additional security [n?card:cards]
%list QuoteGains QuoteGain en "§"
@QuoteGain
Gain
 en {k:QuoteList}
%list QuoteList QuoteItem en "§"
@QuoteItem
Quoted
 en {e:Ability}
%list OneSubject AnySel en "§"
%list NoneSubject NoneSel en "§"
@NoneSel
Sel[n=@All]
 en none of {o:Own} {of:What.many}
Sel[n=@All,o=@Anyone]
 en neither player's {of:What.many}
SomeOf[n=@All]
 en none of {x:Pool}
SelWith[n=@All]
 en other than {w:NotFirst}, none of {o:Own} {of:Thing.many}
SelWith[n=@All]
 en other than {w:NotFirst}, no {of:Thing.many}
%list NotFirst NotFirst1 en "§"
@NotFirst1
Not
 en {x:NotSel}
%list TreatPreds TreatPred en "§"
@TreatPred
AlsoNameHas
 en it also has {t:NamesAnd} in its name
AlsoNamed
 en its name is also {t:NamesAnd}
%list TreatAs TreatAs1 en "§"
@TreatAs1
TreatDigimonFixed
 en a {n:Num} DP Digimon that can't digivolve
%list CanPreds CanPred en "§"
@CanPred
Cant
 en can {v:CantVerbs}
Unaffected
 en are affected by {by:EffectSources}
%list Unblockables Unblockable en "§"
@Unblockable
BeBlocked
 en unblockable
%list PredsBase PredBase en " and " ", and "
@PredBase
DpUp
 en get +{n:Num} DP
DpDown
 en get -{n:Num} DP
Gain
 en gain {k:Grants}
Cant
 en be unable to {v:CantVerbs}
%list Gives Give en " and " ", |, and " ", and "
@Give
DpUp
 en +{n:Num} DP
DpDown
 en -{n:Num} DP
Gain
 en {k:Grant1}
%list Grant1 Grant en "§"
%list Grants Grant en ", | and " " and " ", |, and " ", "
@Grant
> Keyword
Quoted
 en {e:Ability}
 en the effect {e:Ability}
 en the following effect: {e:Ability}
AllEffectsOf
 en (all|all of the|the) effects (of|on) {x:AnySel}
 en (all|all of the|the) {t:TimingTags} effects (of|on) {x:AnySel}
ColorGain
 en {c:ColorList}
%list CantVerbs CantVerb en ", | or " " or " ", |, or " " or be " " and "
%list DontVerbs DontVerb en ", | or " " or "
@DontVerb
Unsuspend
 en unsuspend
UnsuspendIn
 en unsuspend (during|in) {t:Phase}
Leave
 en leave the battle area( by {by:EffectSources}|)
@CantVerb
Attack
 en attack
AttackPlayer
 en attack (players|your opponent|a player)
AttackX
 en attack {x:AnySel}
Block
 en block
BlockX
 en block {x:AnySel}
Unsuspend
 en unsuspend
UnsuspendIn
 en unsuspend (during|in) {t:Phase}
Suspend
 en suspend
SuspendExcept
 en suspend (except|other than) (by|for) attacking
Digivolve
 en digivolve
BeDeleted
 en be deleted
 en be deleted {by:Hows}
BeBlocked
 en be blocked
 en be blocked by {x:AnySel}
BeReturned
 en be returned to (its owner's |the |their owners' |your |)(hand or deck|hands or decks)( by {by:EffectSources}|)
BeReturnedHand
 en be returned to (its owner's |the |their owners' |your |)(hand|hands)( by {by:EffectSources}|)
BeReturnedDeck
 en be returned to (its owner's |the |their owners' |your |)(deck|decks)( by {by:EffectSources}|)
BeAffected
 en be affected by {by:EffectSources}
BeAttacked
 en be attacked
BeChosen
 en be chosen( by {by:EffectSources}|)
 en be selected( by {by:EffectSources}|)
DpReduced
 en have (its|their) DP reduced( by {by:EffectSources}|)
 en be reduced in DP
Leave
 en leave the battle area
 en leave the battle area {by:Hows}
BeTrashed
 en be trashed( by {by:EffectSources}|)
TargetSwitched
 en have (its|their) attack (target|targets) (switched|changed)
Move
 en move
DigivolveInto
 en digivolve into {x:AnySel}
DigivolveTo
 en digivolve (to|into) level {n:Num}
BePlayed
 en be played( by {by:EffectSources}|)
BeLinked
 en (be linked|link)
ActivateTiming
 en activate (|its |their ){t:TimingTags} effects
BeDeDigivolved
 en be de-digivolved
BeUnsuspended
 en be unsuspended
BeSuspended
 en be suspended( by {by:EffectSources}|)
@Phase
OpponentsUnsuspend
 en (your opponent's|their) unsuspend phase
OpponentsNextUnsuspend
 en (your opponent's|their) next unsuspend phase
AnyUnsuspend
 en the unsuspend phase
OwnersUnsuspend
 en its owner's next unsuspend phase
YourUnsuspend
 en your unsuspend phase
YourNextUnsuspend
 en your next unsuspend phase
YourMain
 en your main phase
OpponentsMain
 en (your opponent's|their) main phase
AnyMain
 en (a|the) main phase
%list EffectSources EffectSource en ", | or " " or " " and "
@EffectSource
Effects
 en effects
 en {o:Own} effects
 en {o:Own} {of:EffectKind} effects
 en (the |)effects of {o:Own} {of:EffectOf}
 en {o:Own} {of:EffectPoss} effects
 en.old {o:Own} {of:OptionCards}
Effects
 en an effect
 en one of {o:Own} effects
 en one of {o:Own} {of:EffectPoss} effects
 en {o:OneOwn} effect
Effects
 en {of:EffectKind} effects
KwEffects
 en {k:Keyword} effects
 en {o:Own} {k:Keyword} effects
 en (an|a) {k:Keyword} effect
 en {k:Keyword}
@OneOwn
Opponent
 en (an opponent's|your opponent's)
You
 en your
@EffectKind
Digimon
 en Digimon
Option
 en Option
Tamer
 en Tamer
Security
 en Security
 en [Security]
@EffectPoss
Digimon
 en Digimon's
@OptionCards
Option
 en Option cards
@EffectOf
Digimon
 en Digimon
Option
 en (Options|Option cards)
Tamer
 en Tamers
@Mod
Mod
 en treat {x:OneSubject} as if {p:TreatPreds}
 en treat {x:OneSubject} as {p:TreatAs}
 en {d:Duration}, treat {x:OneSubject} as {p:TreatAs}
 en {x:NoneSubject} {p:CanPreds}
 en {x:NoneSubject} {p:CanPreds} {d:Duration}
 en {d:Duration}, {x:NoneSubject} {p:CanPreds}
Mod
 en {x:Subject.many} all {p:Preds.many}( {d:Duration}|)
AttackAlso
 en {x:Sels} can also be attacked with this effect
 en this effect allows you to attack {x:Sels} as well
XrosAlso
 en {x:Sels} can also be placed for their DigiXros
DpLocked
 en {x:Poss} DP can't be reduced( by {by:EffectSources}|)( {d:Duration}|)
TargetLocked
 en {d:Duration}, {x:Poss} attack target can't (be switched|be changed|change)
 en {x:Poss} attack target can't (be switched|be changed|change)( {d:Duration}|)
EffectsCant
 en {by:EffectSources} can't {v:EffectVerbs}( {d:Duration}|)
 en {by:EffectSources} don't {v:EffectVerbs}( {d:Duration}|)
 en {d:Duration}, {by:EffectSources} (can't|don't) {v:EffectVerbs}
ColorsMet
 en {c:ColorList} also (meets|meet) this card's color requirements
 en this card may also have its color requirements met by {c:ColorList}
IgnoreColors
 en ignore this card's color requirements
 en you (can|may) ignore this card's color requirements
 en you (can|may) use this card without meeting (its |)color requirements
 en (you may use|use) this Option card without meeting its color requirements
 en you (can|may) ignore (its|this Option card's) color requirements
 en you (can|may) use this card ignoring its color requirements
TreatLevel
 en {x:AnySel} can treat {y:AnySel} as level {n:Num} for DNA digivolution
TurnEndAt
 en the turn end condition is the opponent having {n:Num} or more memory
SecurityLocked
 en cards can't be added to security stacks by {by:EffectSources}
CheckedLocked
 en the {t:TimingTags} effects on cards checked by {x:AnySel} don't activate
ChangeColor
 en change {x:AnySel} into a color other than white
 en {d:Duration}, change {x:AnySel} into a color other than white
OriginalDpSet
 en change the original DP of {x:Sels} to {n:Num}( {d:Duration}|)
 en the original DP of {x:AnySel} becomes {n:Num}( {d:Duration}|)
TimingLocked
 en {t:TimingTags} effects on {x:AnySel} (don't|can't) activate
 en the {t:TimingTags} effects on {x:AnySel} (don't|can't) activate
 en any {t:TimingTags} effects on {x:AnySel} (don't|can't) activate
 en {t:TimingTags} effects of {x:AnySel} (don't|can't) activate
 en {x:Poss} {t:TimingTags} effects (don't|can't) activate
 en {x:Poss} {t:TimingTags} effects (don't|can't) activate {d:Duration}
 en {d:Duration}, {x:Poss} {t:TimingTags} effects (don't|can't) activate
 en {t:TimingTags} effects (on|of) {x:AnySel} (don't|can't) activate {d:Duration}
 en {d:Duration}, {t:TimingTags} effects (on|of) {x:AnySel} (don't|can't) activate
CostUp
 en {x:Poss} play cost is increased by {n:Num}
TimingLocked
 en {o:Own} {t:TimingTags} effects (don't|can't) activate( {d:Duration}|)
 en {d:Duration}, {o:Own} {t:TimingTags} effects (don't|can't) activate
 en none of {o:Own} {t:TimingTags} effects can activate( {d:Duration}|)
%list EffectVerbs EffectVerb en ", | or " " or " ", |, or "
@EffectVerb
Trash
 en trash {x:AnySel}
Delete
 en delete {x:AnySel}
Return
 en return {x:AnySel} to (hands or decks|its owner's hand or deck|the hand or deck|their owners' hands or decks)
ReturnToHand
 en return {x:AnySel} to (the hand|hands|its owner's hand)
ReturnToDeck
 en return {x:AnySel} to (the deck|decks|its owner's deck)
ReduceDp
 en reduce the DP of {x:AnySel}
 en reduce {x:Poss} DP
Affect
 en affect {x:AnySel}
TrashStack
 en trash {x:Poss} stacked cards
AffectWith
 en affect {x:AnySel} with {k:Keyword} effects
Play
 en play {x:AnySel}
DeDigivolve
 en de-digivolve {x:AnySel}
Suspend
 en suspend {x:AnySel}
Unsuspend
 en unsuspend {x:AnySel}
@DecoyReq
ReqColor
 en {c:ColorList}
ReqName
 en {t:Names}
ReqTrait
 en {t:Names} trait
