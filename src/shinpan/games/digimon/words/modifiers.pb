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
#   d:        OpponentsNextTurnEnd: an older print of OpponentsTurnEnd: the next end of a turn of theirs
#   by:       (Effects(o, of: Digimon Option Tamer Security), KwEffects(k, o)), in Cant also part 5's how
#   Quoted    e: Quote(first, rest): the effects in the quotation marks, each an Effect chain as in part 1
#   keywords  one kind each, named after the keyword effect: SecurityAttack (any), DeDigivolveEffects (as the name of effects)

%enum Act IgnoreColors = cannot: only a rule of the card itself
%node Act PlayerCant(x: Who, v: [Verb], d?: Duration) = players_cant(x, v, d)
%node Act AttackAlso(x: [Things]) = attack_also(x)
%node Act XrosAlso(x: [Things]) = xros_also(x)
%node Act DpLocked(by?: [Cause], x: Things, d?: Duration) = holding(RuleChange('dp', by), x, d)
%node Act AimLocked(a: Aim, d?: Duration) = rewritten
%rewrite AimLocked(a: Aim(...)) -> TargetLocked(...)
%node Act TargetLocked(x: Things, d?: Duration) = holding(FlagChange(st.NO_TARGET_SWITCH), x, d)
%node Act EffectsCant(by: [Cause], v: [Verb], d?: Duration) = effects_cant(by, by, v, d)
%node Act EffectsCantEither(by: [Cause], u: [Did], x: Things) = rewritten
%node Act ColorsMet(c: [Color]) = cannot: only a rule of the card itself
%node Act TreatLevel(x: Things, n: int, y: Things) = holding(rule('dna as', test=certain(x), n=n), y, usual='')
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
%node Pred DpUpOf(x: Things) = [modifiers.DpChange(conds.HighestStat(x, 'DP'), 1)]
%node Pred DpUp(n: int) = [modifiers.DpChange(amount(n), 1)]
%node Pred DpUpGain(n: int, k: [Grant|Keyword]) = [modifiers.DpChange(amount(n), 1)] + gain(k, None)
%node Pred DpDownGain(n: int, k: [Grant|Keyword]) = [modifiers.DpChange(amount(n), -1)] + gain(k, None)
%node Pred DpDown(n: int) = [modifiers.DpChange(amount(n), -1)]
%node Pred DpDeletionUp(n: int) = [rule('dp deletion', value=amount(n))]
%enum Pred GainIt = cannot: nothing was gained before
%enum Pred SecurityFlip = [modifiers.SecurityFlip()]
%node Pred AlsoNamesLike(x: Things) = [modifiers.NamesLike(x)]
%node Pred AlsoColorsLike(x: Things) = [modifiers.ColorsLike(x)]
%node Pred AlsoColorsOf(x?: Things, n?: int)
%built words Pred AlsoColorsOf = unless([modifiers.Information('source colors', [])], 'some of the colours, or those of others', said(n), not raw(x).kind in ('It', 'This', None))
%node Pred Gain(k: [Grant|Keyword]) = gain(k, b.per)
%node Pred LoseEffects(t?: [Timing]) = cannot: nobody has taught the engine this change
%node Pred Lose(k: [Keyword]) = lose(k)
%node Pred Cant(v: [Verb]) = cant(v)
%node Pred CantBy(by: [Cause], v: [Verb]) = rewritten
%node Act Held(d?: Duration, per?: Counted, do: Act) = rewritten
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
%node Pred OnlyDigivolveInto(x: Things) = [rule('only digivolve', test=certain(x))]
%node Pred NoSecurityEffects(t: [Timing])
%built words Pred NoSecurityEffects = [RuleChange('no security effects', unless([], 'other effects than those of security', names_of(t) != ['Security']), filters.Kinds(OPTION))]
%node Pred DeletedAt(t: Moment) = rewritten
%node Pred OriginalDp(n: int) = [modifiers.OriginalDp(n)]
%node Pred ChecksUp(n: int) = [modifiers.ChecksChange(amount(n))]
%node Grant Quoted(e: Quote) = quoted(e)
%node Grant Twice(k: Keyword) = [k, k]
%node Grant AllEffectsOf(x: Things, t?: [Timing]) = modifiers.GiveEffectsOf(x, names_of(t))
%node Grant ColorGain(c: [Color]) = modifiers.Information('color', [], c)
%node Filter Not(x: Things) = IsNot(tester(x)) if raw(x).kind == 'Sel' else filters.Among(x, True)
%rewrite AffectWith(x: $x, k: DeDigivolveEffects) -> DeDigivolve(x: $x)
%enum PhaseOwner Yours Theirs Owners Anyones = cannot: only whose phase it is
%enum PhaseKind Unsuspending Main = cannot: only which phase it is
%node PhaseKind NextOf(k: PhaseKind) = rewritten
%node Phase PhaseOf(w: PhaseOwner, k: PhaseKind) = rewritten
%rewrite PhaseOf(w: Yours, k: Main) -> YourMain
%rewrite PhaseOf(w: Theirs, k: Main) -> OpponentsMain
%rewrite PhaseOf(w: Anyones, k: Main) -> AnyMain
%rewrite PhaseOf(w: Yours, k: Unsuspending) -> YourUnsuspend
%rewrite PhaseOf(w: Theirs, k: Unsuspending) -> OpponentsUnsuspend
%rewrite PhaseOf(w: Anyones, k: Unsuspending) -> AnyUnsuspend
%rewrite PhaseOf(w: Yours, k: NextOf(k: Unsuspending)) -> YourNextUnsuspend
%rewrite PhaseOf(w: Theirs, k: NextOf(k: Unsuspending)) -> OpponentsNextUnsuspend
%rewrite PhaseOf(w: Owners, k: NextOf(k: Unsuspending)) -> OwnersUnsuspend
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

@Mod
Mod
 en {x:Subject#} {p:Preds#} {d:Duration}
 en {d:Duration}$COMMA {x:Subject#} {p:Preds#}
 en {x:Subject#} {p:Preds#}, {d:Duration}
 en {x:Subject#} {p:Preds#}
 en {x:Subject#} {p:Preds#} for $EACH {per:Countable}
 en {x:Subject#} {p:Preds#} {d:Duration} for $EACH {per:Countable}
 en {x:Subject#} {p:Preds#} for $EACH {per:Countable} {d:Duration}
 en {d:Duration}, {x:Subject#} {p:Preds#} for $EACH {per:Countable}
 en for $EACH {per:Countable}, {x:Subject#} {p:Preds#}
 en for $EACH {per:Countable}, {x:Subject#} {p:Preds#} {d:Duration}
 en for $EACH {per:Countable} {x:Subject#} {p:Preds#}
 en for $EACH {per:Countable}, {d:Duration}, {x:Subject#} {p:Preds#}
 en {d:Duration}, for $EACH {per:Countable}, {x:Subject#} {p:Preds#}
Mod
 en give {x:Sels} {p:Gives} {d:Duration}
 en give {x:Sels} {p:Gives}
 en give {x:Sels} {p:Gives} for $EACH {per:Countable}
 en to {x:Sels}$COMMA give {p:Gives} {d:Duration}
 en to {x:Sels}$COMMA give {p:Gives}
 en {d:Duration}, give {x:Sels} {p:Gives}
 en {d:Duration}, to {x:Sels}$COMMA give {p:Gives}
 en give {x:Sels} {p:Gives} {d:Duration} for $EACH {per:Countable}
 en to {x:Sels}$COMMA give {p:Gives} {d:Duration} for $EACH {per:Countable}
> HaveMod
@HaveMod
Mod
 en have {x:Subject#} {p:PredsBase}( {d:Duration}|)
 en have {x:Subject#} {p:PredsBase}( {d:Duration}|) for $EACH {per:Countable}
 en have {x:Subject#} {p:PredsBase} for $EACH {per:Countable} {d:Duration}
@Mod
Mod
 en {x:Subject#} <gains/gain> the following effect {d:Duration}: {p:QuoteGains}
Mod
 en {x:Subject#} {p:Preds#} when battling {vs:AnySel}
> Lasts
For
 en {do:Lasts} {d:Duration}
 en {d:Duration}, {do:EachLasts}
 en {d:Duration}, {do:Lasts}
@EachLasts
Each
 en for $EACH {per:Countable}, {do:Lasts}
@Lasts
PlayerCant
 en {x:PlayerRef} can't {v:PlayerVerbs}
PlayerCant[x=@Anyone]
 en neither player can {v:PlayerVerbs}
@PlayerRef
Opponent
 en (=your opponent|they)
Anyone
 en (=players|both players)
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
 en play {x:AnySel} $BY effects
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
 en (=for the turn|this turn|during this turn|for this turn|during the turn)
 en (=until the end of|until end of) $THISTURN
 en until $THISTURN ends
OpponentsTurnEnd
 en until $THEIRS turn ends
 en (=until the end of|until end of) $THEIRS turn
OpponentsNextTurnEnd
 en until $THEIRS next turn ends
 en (=until the end of|until end of) $THEIRS next turn
YourTurnEnd
 en until your turn ends
 en (=until the end of|until end of) your turn
YourNextTurnEnd
 en until your next turn ends
 en (=until the end of|until end of) your next turn
ThisBattle
 en (=for the battle|for this battle|until the end of the battle|during this battle)
ThisAttack
 en (=for the attack|for this attack|during this attack|during that attack|during the attack)
 en (=until the end of|until end of) (=the|that|this) attack
OpponentsUnsuspend
 en until $THEIRS next unsuspend phase(=| ends)
 en (=until the end of|until end of) $THEIRS next unsuspend phase

%list Preds# Pred# en ", | and " " and " ", |, and " ", and " ", "
@Pred #
DpUp
 en <gets/get> +{n:Num} DP
 en <gains/gain> +{n:Num} DP
 en +{n:Num} DP
DpUpGain
 en <gets/get> +{n:Num} DP(= and|,| ,and) {k:Grants}
DpDownGain
 en <gets/get> -{n:Num} DP(= and|,| ,and) {k:Grants}
DpDown
 en $FURTHER<gets/get> -{n:Num} DP
DpDeletionUp
 en <gets/get> +{n:Num} to $ITS maximum DP-based deletion effects
AlsoColorsOf
 en <is/are> treated as also having the colors of {x:Poss} digivolution cards
 en -{n:Num} DP
Gain
 en <gains/gain> {k:Grants}
 en <has/have> {k:Keywords}
 en <gets/get> {k:Keywords}
GainIt
 en <gains/gain> it
LoseEffects
 en <loses/lose> all (|of )$ITSOPTeffects
LoseEffects
 en <loses/lose> (all |all of |)$ITSOPT{t:TimingTags} effects
Lose
 en <loses/lose> {k:Keywords}
 en <loses/lose> all {k:Keywords}
Cant
 en can't {v:CantVerbs}
 en $DOESNT {v:DontVerbs}
 en is unable to {v:CantVerbs}
Cant
 en <is/are> {v:Unblockables}
Unaffected
 en $ISNT affected by {by:EffectSources}
 en <is/are> unaffected by {by:EffectSources}
DpIs
 en <is/are> treated as having {n:Num} DP
AlsoNamed
 en <is/are> also treated as {t:NamesAnd}
 en <is/are> also treated as having the name {t:NamesAnd}
 en <is/are> also treated as if <its/their> name is {t:NamesAnd}
AlsoNamesLike
 en <has/have> (=all the|all|the) names of {x:AnySel}
 en <is/are> also treated as having (=all the|all|the) names of {x:AnySel}
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
 en <is/are> also treated as having $THE{t:NamesAnd} $TRAIT
 en <has/have> the {t:NamesAnd} trait
AlsoColor
 en <is/are> also treated as {c:ColorList}
AlsoXros
 en <is/are> also treated as {t:NamesAnd} for ${A}DigiXros
TreatDigimon
 en <is/are> $ALSOtreated as a {n:Num} DP Digimon
 en <is/are> $ALSOtreated as a Digimon with {n:Num} DP
TreatDigimonFixed
 en <is/are> $ALSOtreated as a {n:Num} DP Digimon that can't digivolve
TreatLevelFor
 en <is/are> also treated as level {n:Num} for {u:Name}'s assembly
CanAttackUnsuspended
 en $MAY also attack {x:AnySel}
 en can attack {x:AnySel}
OnlyDigivolveInto
 en can only digivolve into {x:AnySel}
MustAttack
 en must attack
 en must attack if able
NoSecurityEffects
 en $DOESNT activate {t:TimingTags} (effects|skills) on Option cards <it checks/they check>
 en $DOESNT activate the {t:TimingTags} effects of any Option cards it checks
 en $DOESNT activate {t:TimingTags} effects
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
%list TreatLikes TreatLike en "§"
@TreatLike
AlsoColorsLike
 en also having the colors of {x:Ref#}
%list SecurityFlips FlipPred en "§"
@FlipPred
SecurityFlip
 en change ＜Security Attack -＞ to ＜Security Attack +＞
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
Twice
 en {k:Keyword} twice
Quoted
 en {e:Ability}
 en the effect {e:Ability}
 en the following effect: {e:Ability}
AllEffectsOf
 en $ALLTHE $EFFECT $OF {x:AnySel}
 en $ALLTHE {t:TimingTags} $EFFECT $OF {x:AnySel}
 en.old $ALLTHE $EFFECT $OF {x:EachNamedCards}
ColorGain
 en {c:ColorList}
# “of [A] and [B] cards”: of each card that is called A or B
%type Things = EachNamedCards
@EachNamedCards
Sel
 en {of:EachNamedCard} $IN {z:Zones}
%type What = EachNamedCard
@EachNamedCard
Thing
 en {f:NamedAnd} {k:CardKinds.many}
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
 en be returned to $HANDORDECK( by {by:EffectSources}|)
BeReturnedHand
 en be returned to $OWNERSOPT$HAND( by {by:EffectSources}|)
BeReturnedDeck
 en be returned to $OWNERSOPT$DECK( by {by:EffectSources}|)
BeAffected
 en be affected by {by:EffectSources}
BeAttacked
 en be attacked
BeChosen
 en be chosen( by {by:EffectSources}|)
 en be selected( by {by:EffectSources}|)
DpReduced
 en have $ITS DP reduced( by {by:EffectSources}|)
 en be reduced in DP
Leave
 en leave the battle area
 en leave the battle area {by:Hows}
BeTrashed
 en be trashed( by {by:EffectSources}|)
TargetSwitched
 en have $ITS attack (target|targets) $SWITCHED
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
 en activate $ITSOPT{t:TimingTags} effects
BeDeDigivolved
 en be de-digivolved
BeUnsuspended
 en be unsuspended
BeSuspended
 en be suspended( by {by:EffectSources}|)
@Phase
PhaseOf
 en {w:PhaseOwner} {k:PhaseKind} phase
 en {w:PhaseOwner} {k:NextPhase} phase
@PhaseOwner
Yours
 en your
Theirs
 en $THEIRS
Owners
 en its owner's
Anyones
 en (=the|an|a)
@PhaseKind
Unsuspending
 en unsuspend
Main
 en main
@NextPhase
NextOf
 en next {k:PhaseKind}
%list EffectSources EffectSource en ", | or " " or " " and "
@EffectSource
Effects
 en effects
 en {o:Own} effects
 en {o:Own} {of:EffectKind} effects
 en $THEeffects of {o:Own} {of:EffectOf}
 en {o:Own} {of:EffectPoss} effects
 en.old {o:Own} {of:OptionCards}
Effects
 en an effect
 en one of {o:Own} effects
 en one of {o:Own} {of:EffectPoss} effects
 en {o:OneOwn} effect
Effects
 en {of:EffectKind} effects
NamedEffects
 en {t:Names}'s (=effect|effects)
 en $THE(=effect|effects) of {t:Names}
KwEffects
 en $ARTOPT{k:Keyword} $EFFECT
 en {o:Own} {k:Keyword} $EFFECT
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
@Lasts
Mod
 en treat {x:OneSubject} as if {p:TreatPreds}
 en treat {x:OneSubject} as {p:TreatAs}
 en treat {x:OneSubject} as {p:TreatLikes}
 en {x:NoneSubject} {p:CanPreds}
Mod
 en {x:Subject.many} all {p:Preds.many}
DpLocked
 en {x:Poss} DP can't be reduced( by {by:EffectSources}|)
AimLocked
 en {a:AimOf} can't (=be switched|be changed|change)
EffectsCant
 en {by:EffectSources} $DONT {v:EffectVerbs}
 en none of {by:EffectSources} can {v:EffectVerbs}
EffectsCantEither
 en {by:EffectSources} $DONT {u:BareVerbs} {x:AnySel}
ChangeColor
 en change {x:AnySel} into a color other than white
Mod
 en {p:SecurityFlips} on {x:Sels}
OriginalDpSet
 en change the original DP of {x:Sels} to {n:Num}
 en change {x:PossX} original DP to {n:Num}
 en the original DP of {x:AnySel} becomes {n:Num}
TimingLocked
 en $ARTOPT{t:TimingTags} $EFFECT $OF {x:AnySel} $DONT activate
 en {x:Poss} {t:TimingTags} $EFFECT $DONT activate
TimingLocked
 en {o:Own} {t:TimingTags} $EFFECT $DONT activate
 en none of {o:Own} {t:TimingTags} $EFFECT can activate
@Mod
AttackAlso
 en {x:Sels} can also be attacked with this effect
 en this effect allows you to attack {x:Sels} as well
XrosAlso
 en {x:Sels} can also be placed for their DigiXros
ColorsMet
 en {c:ColorList} also (=<meets/meet>) this card's color requirements
 en this card may also have its color requirements met by {c:ColorList}
IgnoreColors
 en $YOUMAYOPTignore (=this card's|its|this Option card's|this Option's) color requirements
 en $YOUMAYOPTuse (=this card|this Option card|this Option) (=without meeting|ignoring) $ITSOPTcolor requirements
TreatLevel
 en {x:AnySel} can treat {y:AnySel} as level {n:Num} for DNA digivolution
TurnEndAt
 en the turn end condition is the opponent having {n:Num} or more memory
SecurityLocked
 en cards can't be added to security stacks by {by:EffectSources}
CheckedLocked
 en the {t:TimingTags} effects on cards checked by {x:AnySel} don't activate
CostUp
 en {x:Poss} (=play cost|play costs) $IS increased by {n:Num}
%many BareVerbs BareVerb en ", | or " " or "
@BareVerb
Delete
 en delete
Trash
 en trash
Suspend
 en suspend
%list EffectVerbs EffectVerb en ", | or " " or " ", |, or "
@EffectVerb
Trash
 en trash {x:AnySel}
Delete
 en delete {x:AnySel}
Return
 en return {x:AnySel} to $HANDORDECK
ReturnToHand
 en return {x:AnySel} to $OWNERSOPT$HAND
ReturnToDeck
 en return {x:AnySel} to $OWNERSOPT$DECK
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
Need
 en {f:Pres}
