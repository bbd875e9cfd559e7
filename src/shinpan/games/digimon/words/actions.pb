# Part 4: what is done. One entry per verb; as a cost, by the opponent and in "this effect deleted" it is the same node.
#
# WHAT THE DECLARATIONS DO NOT SAY
#   …Until …DownTo until n are left · …Blind without looking · …Total any number, together at most n · Place.or zones x may also come from
#   to       always of the card's owner
#   pay      all that are given; absent: the normal cost. FreeAnyColor: not paid, and without colour requirements. Ignoring requirements
#   Digivolve from level a to level b: only in triggers · DigivolveAs.of counting as that · Link without to: to any of your Digimon
#   ReduceCost IncreaseCost SetCost … of what is being paid; or of x, for d
#   ActivateAsThis as effects of this Digimon · ChooseEffects AllEffects Below: the bullets
#   Prevent  the event of this effect's When · PreventFor Stay NotDeleted: the same, said of x
#   ChangeInto c, n, t: colours, DP and original name · XrosReplace: x may stand for one of the cards a DigiXros names
#   AttachTiming x's effects with the timing of have the timing t too
#   Raised   do, with its maximum raised by by (made by rewriting: 15-15-5)
#   ThisMax  of this effect's choice (s Number: how many) · DpDeletionMax of x's or o's effects · DpReduction how much DP this effect takes away

%enum Act Win = abilities.Win(True)
%enum Act Lose = abilities.Win(False)
%enum Act DigiXros = cannot: it can be asked for, not done
%enum Act ActivateAgain = b.listed[0]
%enum Act AllEffects = joining.ListedOp(b.listed, len(b.listed))
%enum Act EndAttack = stack_verbs.EndAttackOp()
%node Act Delete(x: [Things]) = delete(x)
%node Act DeleteDownTo(x: [Things], y: Things) = rewritten
%node Act Draw(n: int) = card_verbs.DrawOp(n)
%node Act DrawUntil(n: int) = card_verbs.DrawOp(n, True)
%node Act GainMemory(n: int) = game_verbs.MemoryOp(n)
%node Act LoseMemory(n: int) = game_verbs.MemoryOp(-n)
%node Act SetMemory(n: int, o?: Who) = game_verbs.SetMemoryOp(n, o == 1)
%node Act Battle(x?: Things, y: Things) = cannot: no rule says yet how that is done
%node Act ChangeInto(t: text, c: [Color], n: int, x: [Things], d: Duration) = modifiers.LastOp([modifiers.NameIs(t), modifiers.ColorsAre(c), modifiers.OriginalDp(n)], x, d)
%node Act XrosReplace(x: Things, d: Duration) = holding(rule('xros replace'), x, d)
%node Act AttachTiming(t: [Timing], of: [Timing], x: Things) = holding(attach_timing(t, of), x, usual='')
%node Act For(do: Act, d: Duration) = rewritten
%node Things Worth(n: int, s: Stat, x: Things) = rewritten
%node Things WorthOf(y: Things, s: Stat, x: Things) = rewritten
%node Act Suspend(x?: [Things]) = stack_verbs.SuspendOp(x)
%node Act Unsuspend(x?: [Things]) = stack_verbs.UnsuspendOp(x)
%node Act Recovery(n: int, most?: int) = having(card_verbs.RecoveryOp(n), most=most)
%node Act RecoveryUntil(n: int, m: int) = card_verbs.RecoveryOp(n, m)
%node Act DeDigivolve(n: int, x: [Things]) = de_digivolve(n, x)
%node Act UseKeyword(k: Keyword, x?: Things) = use_keyword(k, x)
%node Act Reveal(x?: [Cards], z?: Zone) = card_verbs.RevealOp(selectors.Pick(Count(ALL, 0), places(z, 0), None) if said(z) else x, False)
%node Act Look(x?: [Cards], z?: Zone) = card_verbs.RevealOp(selectors.Pick(Count(ALL, 0), places(z, 0), None) if said(z) else x, True)
%node Act Search(z: Zone, x?: [Things]) = rewritten
%node Act Add(x: [Cards], to: To) = put(kind, x, to)
%node Act Return(x: [Cards], to?: To) = put(kind, x, to)
%node Act ReturnOrPlay(x: [Cards], pay?: [Pay]) = return_or_play(x, payment(pay, PLAY))
%node Act Trash(x: [Cards]) = card_verbs.TrashOp(x)
%node Act HandDownTo(n: int, to: To) = hand_down_to(n, to)
%node Act TrashSame(o: Who, p: [Pile], per: Counted) = rewritten
%node Act TrashBlind(x: [Cards]) = card_verbs.TrashOp(x)
%node Act TrashUntil(n: int, o?: Who, x?: Things) = unless(trash_down_to(n, o, st.HAND), 'cards of a certain sort, until so many are left', said(x))
%node Act TrashDownTo(n: int, o: Who, p: Pile) = trash_down_to(n, o, p)
%node Act TrashAtMostDownTo(n: int, o: Who, p: Pile) = trash_down_to(n, o, p, True)
%rewrite Trash(x: [TopKeeping(...)]) -> TrashAtMostDownTo(...)
%node Act Place(x: [Cards], to: To, face?: Face, or?: [Zone]) = put(kind, x, to, face)
%node Act Play(pay?: [Pay], x: [Things], as?: PlayAs) = play(pay, x, as_ or Manner())
%node Act PlayEither(x: Things, c: [Cond], y: Things, e: [Cond], z: [Zone], pay?: [Pay]) = rewritten
%node Act PlayTotalExact(n: int, x: Things, pay?: [Pay]) = cannot: no rule says yet how that is done
%node Act PlayOrUse(x: Cards, pay?: [Pay]) = play_or_use(x, payment(pay, PLAY | USE))
%node Act Use(x: [Cards], pay?: [Pay]) = play_verbs.UseOp(x, payment(pay, USE))
%node Act Digivolve(x?: [Things], into?: [OwnCards], pay?: [Pay], a?: int, b?: int)
%built words Act Digivolve = unless(play_verbs.DigivolveOp(x, into, payment(pay, DIGIVOLVE)), 'from a level to a level: only a trigger can say so', said(a), said(b))
%node Act SelfDo(x: [Things], do: Act) = rewritten
%node Act SelfMod(p: [Pred], d: Duration) = rewritten
%node Act SelfInto(v: Did, into: [OwnCards]) = rewritten
%rewrite SelfInto(v: Digivolve, into: $into) -> Digivolve(into: $into)
%rewrite SelfInto(v: DNADigivolve, into: $into) -> DNADigivolve(into: $into)
%node EffectsOf EffectsOf(t: [Timing], x: Things, n?: Count) = rewritten
%node Act Activate(e: EffectsOf) = rewritten
%node Act ActivateSo(e: EffectsOf) = rewritten
%rewrite Activate(e: EffectsOf(...)) -> ActivateEffect(...)
%rewrite ActivateSo(e: EffectsOf(...)) -> ActivateAsThis(...)
%node EffectsOf SideEffects(t: [Timing], x: Things, n?: Count) = rewritten
%rewrite Activate(e: SideEffects(...)) -> ActivateSide(...)
%rewrite ActivateSo(e: SideEffects(...)) -> ActivateSideAsThis(...)
%enum Way Raise Lower = cannot: only which way a number goes
%node Act ChangeCost(v: Way, k: CostKind, n: int, x?: [Things]) = rewritten
%node Act ChangeMax(v: Way, m: Max, n: int) = rewritten
%rewrite ChangeCost(v: Lower, ...) -> ReduceCost(...)
%rewrite ChangeCost(v: Raise, ...) -> IncreaseCost(...)
%rewrite ChangeMax(v: Lower, ...) -> LowerMax(...)
%rewrite ChangeMax(v: Raise, ...) -> RaiseMax(...)
%node Act Paid(do: Act, pay: [Pay]) = rewritten
%node Act AsIf(do: Act, of: What, pay?: [Pay]) = rewritten
%node Act TwoVerbs(a: Event, b: Event, x: [Cards]) = rewritten
%node Act PlayOrDigivolve(x: [Things]) = cannot: only an effect of a trigger can do it
%node Act DigivolveBy(v: Did, x: [Things], into: [OwnCards]) = rewritten
%node Act Linking(x: [OwnCards], c: Circumstance) = rewritten
%rewrite Linking(x: $x, c: LinkedTo(to: $to)) -> Link(x: $x, to: $to)
%rewrite DigivolveBy(v: Digivolve, ...) -> Digivolve(...)
%rewrite DigivolveBy(v: DNADigivolve, ...) -> DNADigivolve(...)
%rewrite TwoVerbs(a: Played, b: Used, x: $x) -> PlayOrUse(x: $x)
%rewrite TwoVerbs(a: Used, b: Played, x: $x) -> PlayOrUse(x: $x)
%rewrite TwoVerbs(a: Returned(to: ToHand), b: Played, x: $x) -> ReturnOrPlay(x: $x)
%rewrite TwoVerbs(a: Played, b: Returned(to: ToHand), x: $x) -> ReturnOrPlay(x: $x)
%rewrite TwoVerbs(a: Played, b: Digivolves, x: $x) -> PlayOrDigivolve(x: $x)
%rewrite AsIf(do: Digivolve(...), of: $of) -> DigivolveAs(of: $of, ...)
%rewrite AsIf(do: Digivolve(...), of: $of, pay: $pay) -> DigivolveAs(of: $of, pay: $pay, ...)
%node Act Digivolving(x: [Things], c: Circumstance) = rewritten
%rewrite Digivolving(x: $x, c: FromLevel(a: $a, b: $b)) -> Digivolve(x: $x, a: $a, b: $b)
%node Act DigivolveAs(pay?: [Pay], of: What, x: [Things], into: [OwnCards]) = digivolve_as(payment(pay, DIGIVOLVE), of, x, into)
%node Act DNADigivolve(x?: [Things], into?: [OwnCards], pay?: [Pay]) = dna_digivolve(x, into, payment(pay, DIGIVOLVE))
%node Act AppFuse(x?: [Things], into: [OwnCards], pay?: [Pay]) = play_verbs.FuseOp(x, into, payment(pay, DIGIVOLVE))
%node Act Link(x: [OwnCards], to?: [Things], pay?: [Pay]) = link(x, to if said(to) else None, payment(pay, LINK))
%node Act ReduceCost(k?: CostKind, n: int, x?: [Things], d?: Duration, per?: Counted) = change_cost(-1, k, n, x, d, per)
%node Act CheaperPlay(n: int, x: [Things]) = rewritten
%node Act ReduceCostBy(k: CostKind unused, x: Things) = game_verbs.CostOp(paying(conds.HighestStat(x, 'PlayCost')), -1)   # of what is being paid there is one cost
%node Act TrashSourcesOf(x: Things, n: Count, per: Counted) = joining.EachOp(per, card_verbs.TrashOp(selectors.Pick(n, [selectors.Below(hosts(x), single(x))], None)))
%node Act IncreaseCost(k: CostKind, n: int, x?: [Things], d?: Duration, per?: Counted) = change_cost(1, k, n, x, d, per)
%node Act SetCost(k: CostKind unused, n: int, x?: Things) = abilities.SetCostOp(paying(Const(n), x))
%node Act SetCostCount(k: CostKind unused, x: Things) = abilities.SetCostOp(paying(selectors.HowMany(x, 1)))
%node Act ActivateEffect(t: [Timing], x: Things, n?: Count) = game_verbs.ActivateOp(names_of(t), x, n.n or 99, False)
%node Act ActivateAsThis(t: [Timing], x: Things, n?: Count) = game_verbs.ActivateOp(names_of(t), hosts(x), n.n or 99, True)
%node Act ActivateSide(t: [Timing], x: Things, n?: Count) = having(game_verbs.ActivateOp(names_of(t), x, n.n or 99, False), side=True)
%node Act ActivateSideAsThis(t: [Timing], x: Things, n?: Count) = having(game_verbs.ActivateOp(names_of(t), hosts(x), n.n or 99, True), side=True)
%node Act ChooseEffects(n: int) = joining.ListedOp(b.listed, n)
%node Act Below(n?: int) = repeated(b.listed[0], n or 1)
%node Act Attack(target?: Target, x?: [Things], how?: AttackHow) = attack(target, x, how)
%node Act SwitchTarget(x?: [Things], target?: Target) = stack_verbs.SwitchTargetOp(x if said(x) else None, said(target))
%node Act Prevent(e?: 'deletion'|'leaving' unused) = unless(game_verbs.PreventOp(None), 'nothing would happen that could be prevented', not b.would)   # e is what the When of the effect is about
%node Act PreventFor(e: 'deletion'|'leaving' unused, x: Things) = game_verbs.PreventOp(x)
%node Act Shuffle(x?: [Things], o?: Who, p?: Pile) = card_verbs.MixOp(x) if p is None else card_verbs.ShuffleOp(yours(o), p)
%node Act Hatch(n?: int unused) = stack_verbs.HatchOp()   # only one can be hatched
%node Act ChooseBlind(x: [Cards]) = verbs.ChooseNow(x)
%node Act Choose(x: [Things]) = verbs.ChooseNow(x)
%node Act Flip(x: [Things], face: Face) = card_verbs.FlipOp(x, face == 1)
%node Act Move(x?: [Things], z?: [Zone]) = move(x, z)
%node Act PayCost(n: int) = game_verbs.PayOp(n)
%node Act PayUpTo(n: int) = game_verbs.PayOp(n, True)
%node Act Swap(x: [Things], y: [Things]) = cannot: no rule says yet how that is done
%node Act RaiseMax(m: Max, n: int) = game_verbs.RaiseOp(m, n)
%node Act LowerMax(m: Max, n: int) = game_verbs.RaiseOp(m, -n)
%node Act Raised(do: Act, by: Act) = game_verbs.RaisedOp(do, by)
%node Act AddSelfToXros(x: [Things]) = xros_also(x)
%node Act Stay(x: [Things]) = unless(prevent(x), 'nothing would happen that could be prevented', not b.would)
%node Act NotDeleted(x: [Things]) = unless(prevent(x), 'nothing would happen that could be prevented', not b.would)
%node Things SomeOf(n: Count, x: Things) = selectors.SomeOf(n, here(x))
%node Things Those(k: 'Card'|'Digimon'|'DigimonOrTamer'|'Option'|'Tamer'|KindWord) = meant(k)
%names Stat PlayCost DP Level Number UseCost
%names AttackHow NoSuspend
%enum Target Player = ['player', None]
%node Target TargetOf(x: Things) = ['digimon', hosts(x)]
%enum PlayAs AnotherDigimon TamerOrDigimon NoBattle = Manner()
%enum PlayAs ToBreeding = Manner(st.BREEDING)
%enum PlayAs Suspended SuspendedHere = Manner(suspended=True)
%enum PlayAs SuspendedThere = Manner(suspended=True, side=1)
%enum Face FaceDown = 0
%enum Face FaceUp = 1
%enum To ToHand = pile(st.HAND, 'top')
%enum To DeckTop = pile(st.DECK, 'top')
%enum To DeckBottom = pile(st.DECK, 'bottom')
%enum To DeckTopOrBottom = pile(st.DECK, 'either')
%enum To SecurityTop = pile(st.SECURITY, 'top')
%enum To SecurityBottom = pile(st.SECURITY, 'bottom')
%enum To SecurityTopOrBottom = pile(st.SECURITY, 'either')
%enum To SecurityAnywhere = simply(abilities.BackOp)
%enum To EggDeckBottom = pile(st.EGGS, 'bottom')
%enum To BattleArea = simply(card_verbs.FieldOp)
%enum To BreedingArea = simply(stack_verbs.MoveOp, st.BREEDING)
%node To Sources(x: Things) = under('bottom', x)
%node To SourcesBottom(x: Things) = under('bottom', x)
%node To SourcesTop(x: Things) = under('top', x)
%node To SourcesAny(x: Things) = under('either', x)
%node To Under(x: Things) = under('bottom', x)
%node To BottomOrUnder(x: Things, y: Things) = under('bottom', selectors.OneOf([x, y]))
%node To EndOf(at: EndAt, z: [Zone]) = rewritten
%node To UnderEnd(at: EndAt, x: Things) = rewritten
%node To SecurityEnd(at: EndAt) = rewritten
%rewrite UnderEnd(at: AtTop, x: $x) -> SourcesTop(x: $x)
%rewrite UnderEnd(at: AtBottom, x: $x) -> SourcesBottom(x: $x)
%rewrite UnderEnd(at: AtEither, x: $x) -> SourcesAny(x: $x)
%rewrite SecurityEnd(at: AtTop) -> SecurityTop
%rewrite SecurityEnd(at: AtBottom) -> SecurityBottom
%rewrite SecurityEnd(at: AtEither) -> SecurityTopOrBottom
%rewrite EndOf(at: $at, z: [Sources(x: $x)]) -> UnderEnd(at: $at, x: $x)
%rewrite EndOf(at: $at, z: [Zone(o: _, p: [Security])]) -> SecurityEnd(at: $at)
%rewrite EndOf(at: AtTop, z: [Zone(o: _, p: [Deck])]) -> DeckTop
%rewrite EndOf(at: AtBottom, z: [Zone(o: _, p: [Deck])]) -> DeckBottom
%rewrite EndOf(at: AtEither, z: [Zone(o: _, p: [Deck])]) -> DeckTopOrBottom
%rewrite EndOf(at: AtBottom, z: [Zone(o: _, p: [EggDeck])]) -> EggDeckBottom
%node Zone Zone(o: Who, p: [Pile], each?: int) = zone(o, p, each)
%enum CostKind PlayCost = PLAY
%enum CostKind DigivolutionCost = DIGIVOLVE
%enum CostKind PlayOrDigivolutionCost = PLAY | DIGIVOLVE
%enum CostKind UseCost = USE
%enum CostKind LinkCost = LINK
%enum CostKind AnyCost = ANY_COST
%enum Pay Normal = terms()
%enum Pay Free = terms(free=True)
%enum Pay FreeAnyColor = terms(free=True, any_colors=True)
%enum Pay Ignoring = terms(ignoring=True)
%enum Pay IgnoringLevel = terms(ignoring_level=True)
%node Pay Reduced(n: int) = terms(less=n)
%node Pay ReducedEach(n: int, per: Counted) = terms(discounts=(Discount(conds.Product(n, per), None),))
%node Pay CostIs(n: int) = terms(fixed=n)
%node Pay ReducedBy(x: Things) = terms(discounts=(Discount(conds.HighestStat(x, 'PlayCost'), None),))
%enum Max DpReduction = 'DP reduction'
%node Max ThisMax(s: Stat) = s
%node Max DpDeletionMax(o?: Who, x?: Things) = unless('DP', 'the maximum of another effect', said(x), o == 1)

%rewrite And(a: Choose(x: $x), b: Delete(x: [It|That|Them|Those(...)])) -> Delete(x: $x)
%rewrite Search(z: $z, x: $x) -> And(a: Look(z: $z), b: From(z: [Revealed], do: Choose(x: $x)))
%rewrite Search(z: $z) -> Look(z: $z)
%rewrite Reveal(x: [Top(o: Either, ...)]) -> Or(a: Reveal(x: [Top(o: You, ...)]), b: Reveal(x: [Top(o: Opponent, ...)]))
%rewrite Look(x: [Top(o: Either, ...)]) -> Or(a: Look(x: [Top(o: You, ...)]), b: Look(x: [Top(o: Opponent, ...)]))
%rewrite Trash(x: [Top(o: Either, ...)]) -> Or(a: Trash(x: [Top(o: You, ...)]), b: Trash(x: [Top(o: Opponent, ...)]))
%rewrite Return(to: $to, x: [Sel(n: All, z: [Zone(o: Either, p: $p)], ...)]) -> Or(a: Return(to: $to, x: [Sel(n: All, z: [Zone(o: You, p: $p)], ...)]), b: Return(to: $to, x: [Sel(n: All, z: [Zone(o: Opponent, p: $p)], ...)]))
%rewrite Trash(x: [TopOrBottom(...)]) -> Or(a: Trash(x: [Top(n: 1, ...)]), b: Trash(x: [Bottom(n: 1, ...)]))
%rewrite Add(to: $to, x: [TopOrBottom(...)]) -> Or(a: Add(to: $to, x: [Top(n: 1, ...)]), b: Add(to: $to, x: [Bottom(n: 1, ...)]))
%rewrite Place(or: [$z], x: [Sel(z: [$y], ...)], to: $to) -> Place(x: [Sel(z: [$z, $y], ...)], to: $to)
%rewrite May(do: AddSelfToXros(...)) -> AddSelfToXros(...)
%rewrite May(do: XrosFrom(...)) -> XrosFrom(...)

@Worth
Worth
 en up to {n:Num} {s:StatPoss} total worth of {x:AnySel}
WorthOf
 en up to {y:Poss} {s:StatPoss} total worth of {x:AnySel}
@Act *
Delete
 en <delete> {x:Sels}
DeleteDownTo
 en <delete> {x:Sels} until they have as many as the number of {y:CountZone}
Draw[n=1]
 en.old <draw> the top card of (their|your) $DECK
DrawUntil
 en <draw> $DRAWN$UNTIL {n:Num} $LEFT
Draw
 en.do $TRIGGER＜Draw {n:Num}＞
 en.do draw {n:Num} [n?card:cards]( from your deck| from their deck| from their decks|)
 en.s ＜Draw {n:Num}＞
 en.s draws {n:Num} [n?card:cards]( from their deck|)
 en.ing drawing {n:Num} [n?card:cards]
 en.ing ＜Draw {n:Num}＞
GainMemory
 en <gain> $PLUS{n:Num} memory
LoseMemory
 en <lose> {n:Num} memory
 en.old $LOWER your memory by {n:Num}
SetMemory[o=@Opponent]
 en <set> your opponent's memory to {n:Num}
SetMemory
 en <set> your memory to {n:Num}
 en <set> the memory to {n:Num}
 en <set> it to {n:Num}
Win
 en.do you win the game
 en.s wins the game
Lose
 en.do you lose the game
 en.s loses the game
Battle
 en.do have {x:Subject#} battle $WITHOPT{y:AnySel}
ChangeInto
 en <change> {x:Sels} into (=being|a|an) {c:ColorList} (=and having|Digimon with|Digimon having) {n:Num} DP and an original name of {t:Name} {d:Duration}
 en.do {d:Duration}, change {x:Sels} into (=being|a|an) {c:ColorList} (=and having|Digimon with|Digimon having) {n:Num} DP and an original name of {t:Name}
XrosReplace
 en.do when you would DigiXros {d:Duration}, {x:AnySel} may replace 1 of the DigiXros requirements
 en.do when DigiXrosing {d:Duration}, you may use {x:AnySel} in place of (one|1) of the DigiXros requirements
AttachTiming
 en.do attach {t:TimingTags} to all of {x:Poss} {of:TimingTags} effects
Suspend
 en <suspend> {x:Sels}
Unsuspend
 en <unsuspend> {x:Sels}
Recovery
 en.do $TRIGGER＜Recovery +{n:Num} \(Deck\)＞
 en.do $TRIGGER＜Recovery +{n:Num}＞
 en.ing ＜Recovery +{n:Num} \(Deck\)＞
 en.ing ＜Recovery +{n:Num}＞
RecoveryUntil
 en.do $TRIGGER＜Recovery +{n:Num} \(Deck\)＞ $UNTIL {m:Num} cards in your $STACK
 en.do $TRIGGER＜Recovery +{n:Num}＞ $UNTIL {m:Num} cards in your $STACK
DeDigivolve
 en.do $TRIGGER＜De-Digivolve {n:Num}＞ $ONTO{x:Sels}
 en.do to {x:Sels}$COMMA $TRIGGER＜De-Digivolve {n:Num}＞
 en.ing ＜De-Digivolve {n:Num}＞ $ONTO{x:Sels}
UseKeyword
 en.do $TRIGGER{k:KeywordDo}
 en.do $TRIGGER{k:KeywordDo} $ONTO{x:AnySel}
Reveal
 en <reveal> {x:Sels}
 en <reveal> {z:RevealZone}
Look
 en <look> at {x:Sels}
 en <look> at {z:RevealZone}
Search
 en <search> {z:RevealZone}
 en <search> {z:RevealZone} for {x:Sels}
Add
 en <add> {x:Sels} to {to:To}
 en <add> {to:To} {x:Sels}
Return
 en <return> {x:Sels} to {to:To}
 en <return> {x:Sels} {to:PlaceTo}
 en.did returned {x:Sels}
Trash
 en <trash> {x:Sels}
 en <discard> {x:Sels}
HandDownTo
 en.ing choosing cards in your opponent's hand without looking and returning them to {to:To} so that {n:Num} remain
TrashBlind
 en <trash> {x:Sels} without looking
TrashSame
 en <trash> cards $IN {o:ZoneOwn} {p:Piles} equal to the number of {per:Countable1}
TrashUntil
 en <trash> {x:Sels} $SOTHAT {n:Num} $REMAIN
 en <trash> cards $IN {o:ZoneOwn} hand $UNTIL {n:Num} $LEFT
TrashDownTo
 en <trash> $TOPCARDS of {o:EndOwn} {p:EndPile} $UNTIL {n:Num} $LEFT
TrashAtMostDownTo
 en <trash> $TOPCARDS of {o:EndOwn} {p:EndPile}, up to having {n:Num} $LEFT
Place
 en <place> {x:Sels} {to:PlaceTo}
 en <place> {x:Sels} {face:Face} {to:PlaceTo}
 en <place> {x:Sels} {to:PlaceTo} {face:Face}
 en <put> {x:Sels} {to:PlaceTo}
 en <place> {x:Sels}, or from {or:Zones}, {to:PlaceTo}
 en <place> {x:Sels} as $OWNERS {face:Face} {to:SecurityEnd}
> PayAct* DigiWay*
Paid
 en {do:PayAct*}$COMMAOPT {pay:Pays}
 en {do:PlayAsAct*} and {pay:Pays}
Play
 en <play> {x:Sels} {pay:Pays} {as:PlayAs}
PlayEither
 en <play> {x:AnyFull} if {c:Conds} or {y:AnyFull} if {e:Conds} $IN {z:Zones}( {pay:Pays}|)
Digivolve
 en <digivolve> into {into:Sels}
 en.do digivolve {x:Sels}
DigivolveAs
 en.do digivolve into {into:Sels} as if {x:TheTamer} $ISWERE a {of:What.one}$COMMAOPT {pay:Pays}
Digivolving
 en <digivolve> {x:Sels} {c:FromLevel}
DNADigivolve
 en.do DNA digivolve
DigiXros
 en.do DigiXros
@PayAct *
> PlayAsAct*
Play
 en <play> {x:Sels}
TwoVerbs
 en {a:TwoVerb*} or {b:TwoVerb*} {x:Sels}
PlayTotalExact
 en <play> {n:Num} play cost's total worth of {x:Sels}
Use
 en <use> {x:Sels}
AsIf
 en {do:DigiWay*} as if $THATONE $ISWERE a {of:What.one}
AppFuse
 en app <fuse> {x:Sels} into {into:Sels}
Link
 en <link> {x:Sels}
Linking
 en <link> {x:Sels} {c:LinkedTo}
@PlayAsAct *
Play
 en <play> {x:Sels} {as:PlayAs}
 en <play> {x:OneRef} {as:PlayHere}
@DigiWay *
> DigiAct*
Paid
 en {do:DigiAct*}$COMMAOPT {pay:Pays}
@DigiAct *
DigivolveBy
 en {v:DigiVerb*} {x:Sels} into {into:Sels}
 en {v:DigiVerb*} {into:Sels} onto {x:Sels}
@DigiVerb *
Digivolve
 en <digivolve>
DNADigivolve
 en DNA <digivolve>
# two verbs with one object: what they say is named by the event
@TwoVerb *
> PassiveVerb* DigiEvent*
@DigiEvent *
EventOf
 en {v:DigiVerb*}
@Act *
CheaperPlay
 en <reduce> the (=memory |play |)cost (=to play|when playing) {x:Sels} by {n:Num}
ReduceCostBy
 en <reduce> the {k:CostKind} by the play cost of {x:AnySel}
ActivateAgain
 en <activate> (=it|this effect|that effect) again
TrashSourcesOf
 en.do (from|for) {x:AnySel}, trash {n:Count#} digivolution $CARD for $EACH {per:Countable}
SetCost
 en <set> the {k:CostKind} to {n:Num}
 en.do $ITS {k:CostKind} is {n:Num}
 en <set> {x:PossX} {k:CostKind} to {n:Num}
SetCostCount
 en.do $ITS {k:CostKind} is equal to the number of {x:CountZone}
Activate
 en <activate> {e:EffectsOf}
ActivateSo
 en <activate> {e:EffectsOf} $ASTHIS
ChooseEffects
 en <activate> {n:Num} of the $BELOW$COLON
ChooseEffects[n=1]
 en <activate> one of the $BELOW$COLON
Below
 en <activate> the $BELOW$COLON
Below
 en <activate> the $BELOW {n:Num} times$COLON
Below[n=2]
 en <activate> the $BELOW twice$COLON
AllEffects
 en <activate> all of the $BELOW$COLON
Attack
 en <attack> with {x:Sels}
 en <attack> with {x:Sels} {how:AttackHow}
 en <attack> {target:Target} with {x:Sels}
 en <attack> {target:Target} with {x:Sels} {how:AttackHow}
SwitchTarget
 en $SWITCH $THISTHAT $TARGET to {x:Sels}
 en $SWITCH $THISTHAT $TARGET to {x:Sels} or {target:PlayerTarget}
 en $SWITCH $THISTHAT $TARGET to {target:PlayerTarget}
EndAttack
 en <end> (the|that|this) attack
Prevent[e=deletion]
 en <prevent> $DELETION
 en <prevent> $THATONE from being deleted
PreventFor[e=deletion]
 en <prevent> {x:DeletionOf}
PreventFor[e=leaving]
 en <prevent> {x:PreventWho} from leaving$LEAVING
Prevent[e=leaving]
 en <prevent> $THATONE from leaving$LEAVING
 en <prevent> $THISTHAT (=leaving|removal)
Prevent
 en <prevent> (=it|that)
Shuffle
 en <shuffle> {o:EndOwn} {p:EndPile}
Shuffle
 en <shuffle> {x:Sels}
Hatch
 en <hatch> in $BREEDING breeding area
 en <hatch> {n:Num} Digi-Egg $CARD $INTO $EMPTYAREA
 en <hatch>
ChooseBlind
 en <choose> {x:Sels} without looking
Choose
 en <choose> {x:Sels}
 en <select> {x:Sels}
Flip
 en <flip> {x:Sels} {face:Face}
 en <place> {x:Sels} {face:Face}
 en <flip> {face:Face} {x:Sels}
Move
 en <move> {x:Sels} to {z:Zones}
Move
 en <move> {x:Sels}
PayCost
 en <pay> {n:Num} (cost|memory)
PayUpTo
 en <pay> up to {n:Num} (cost|memory)
Swap
 en <swap> {x:Sels} and {y:Sels}
RaiseMax
 en <add> $PLUS{n:Num}$DPOPT to {m:MaxOf}
LowerMax
 en $TAKE {n:Num}$DPOPT from {m:MaxOf}
ChangeMax
 en {v:UpDown*} {m:MaxOf} by $SIGN{n:Num}$DPOPT
AddSelfToXros
 en <place> {x:Sels} as digivolution cards for a DigiXros
> CostAct*
For
 en {do:CostAct*} {d:Duration}
 en.do {d:Duration}, {do:CostAct.do}
Mod
 en <make> {x:Sels} {p:MadePreds} {d:Duration}
Mod
 en <add> {p:DpOfs} to {x:Sels} {d:Duration}
EffectsCant
 en <prevent> {by:EffectSources} from {v:EffectIngs} {d:Duration}
@CostAct *
ChangeCost
 en $FURTHER{v:UpDown*} $ITS {k:CostKind} by {n:Num}
 en $FURTHER{v:UpDown*} $ITS {k:CostKind} $COSTOFX {x:Sels} by {n:Num}
 en $FURTHER{v:UpDown*} {x:PossX} {k:CostKind} by {n:Num}
 en.do the {k:CostKind} $COSTOFX {x:Sels} $IS {v:UpDown.did} by {n:Num}
 en.do to {x:Sels}$COMMA {v:UpDown.do} the {k:CostKind} by {n:Num}
ReduceCost
 en $FURTHER$LOWER it by {n:Num}
 en $FURTHER$LOWER this effect's {k:CostKind} by {n:Num}
 en.do {x:PossX} {k:CostKind} $IS reduced by {n:Num}
@UpDown *
Raise
 en $RAISE
Lower
 en $LOWER
@Act
Stay
 en.do {x:Subject#} $DOESNT leave$LEAVING
NotDeleted
 en.do {x:Subject#} $ISNT (=deleted|returned|placed|trashed)
SelfDo
 en.do {x:Subject#} {do:SelfActs#}
Delete
 en.do {x:Subject#} <is/are> deleted
%list TheTamer ATamer en "§"
@ATamer
That[k=Tamer]
 en (=that|the) Tamer
%list MadePreds MadePred en "§"
@MadePred
Cant
 en {v:Unblockables}
%list DpOfs DpOf en "§"
@DpOf
DpUpOf
 en {x:Poss} DP
%list EffectIngs EffectIng en ", | or " " or " ", |, or "
@EffectIng
Delete
 en deleting {x:AnySel}
Return
 en returning {x:AnySel} to $HANDORDECK
ReturnToHand
 en returning {x:AnySel} to $OWNERSOPT$HAND
ReturnToDeck
 en returning {x:AnySel} to $OWNERSOPT$DECK
ReduceDp
 en reducing {x:Poss} DP
Affect
 en affecting {x:AnySel}
# what a subject may do
@ItMay
SelfDo
 en {x:Subject#} may {do:SelfActs.many}
@SubjectMay
Mod
 en {x:Subject#} may {p:Preds.many}
 en {x:Subject#} may {p:Preds.many} {d:Duration}
Mod
 en {x:Subject#} may {p:PredsBase}
 en {x:Subject#} may {p:PredsBase} {d:Duration}
SelfDo
 en {x:Subject#} may {do:SelfActs.many}
 en {x:Subject#} can {do:SelfCan.many}
Use
 en your opponent may use {x:Sels}( {pay:Pays}|)
# what a subject does
@SelfActs #
> SelfAct*
And
 en {a:SelfMod#} and {b:SelfAct#}
 en {a:SelfAct#} and {b:SelfMod#}
@SelfMod #
SelfMod
 en {p:Preds#} {d:Duration}
@SelfAct #
> SelfCan*
Attack
 en <attacks/attack> {target:ThingTarget}
 en <attacks/attack> {target:ThingTarget} {how:AttackHow}
@SelfCan #
> SelfPay*
Paid
 en {do:SelfPay#}$COMMAOPT {pay:Pays}
Battle
 en <battles/battle> $WITHOPT{y:AnySel}
Attack
 en <attacks/attack>(=| if able)
 en <attacks/attack> {target:PlayerTarget}
 en <attacks/attack> {how:AttackHow}
 en <attacks/attack> {target:PlayerTarget} {how:AttackHow}
Unsuspend
 en <unsuspends/unsuspend>
Suspend
 en <suspends/suspend>
Move
 en <moves/move> to {z:Zones}
 en <moves/move>
@SelfPay #
SelfInto
 en.one {v:DigiVerb.s} into {into:Sels}
 en.many {v:DigiVerb.do} into {into:Sels}
AppFuse
 en app <fuses/fuse> into {into:Sels}
Link
 en <links/link> $TO {x:Sels}
@EffectsOf
EffectsOf
 en {n:Count#} of {x:PossIt} {t:TimingTags} $EFFECT
 en {n:Count#} of {x:PossOf} {t:TimingTags} $EFFECT
 en {x:PossWhole} {t:TimingTags} $EFFECT
 en the {t:TimingTags} $EFFECT $OF {x:AnySel}
 en {n:Count#} (=|of the ){t:TimingTags} $EFFECT $OF {x:AnySel}
 en.old {n:Count#} of {x:PossIt} {t:TimingTags}
SideEffects
 en {n:Count#} (=|of the ){t:TimingTags} $EFFECT (=on|of) {x:PossIt} Option side
 en the {t:TimingTags} $EFFECT (=on|of) {x:PossIt} Option side
 en {x:PossIt} Option side's {t:TimingTags} $EFFECT
@DeletionOf
SomeOf
 en {n:Count#} of {x:ThoseDeletions}
@ThoseDeletions
Those[k=Digimon]
 en those deletions
@PreventWho
SomeOf
 en {n:Count#} of {x:Pool}
@StatPoss
PlayCost
 en (play cost's|play cost|play costs')
DP
 en (DP|DP's)
Level
 en (level's|level|levels')
@AttackHow
NoSuspend
 en without suspending(| it)
@Target
> PlayerTarget ThingTarget
@ThingTarget
TargetOf
 en {x:AnySel}
@PlayerTarget
Player
 en (=a player|the player|your opponent|players|your opponent's player)
%list OneRef Ref.one en "§"
@PlayHere
ToBreeding
 en in your breeding area
@PlayAs
Suspended
 en suspended
ToBreeding
 en (=to|into) $EMPTYAREA
 en in $EMPTYIN
SuspendedHere
 en suspended to your battle area
SuspendedThere
 en suspended to your opponent's battle area
AnotherDigimon
 en as (=another|other) Digimon
TamerOrDigimon
 en as a Tamer or another Digimon
NoBattle
 en without battling
@Face
FaceDown
 en (face down|face-down)
FaceUp
 en (face up|face-up)
@SecurityEnd
SecurityEnd
 en {at:EndAt} security $CARD
@RevealZone
Zone
 en {o:ZoneOwn} {p:Piles}
@CostKind
DigivolutionCost
 en (=digivolution cost|digivolution costs|memory cost of the digivolution)
PlayCost
 en (play cost|play costs)
PlayOrDigivolutionCost
 en (=play or digivolution cost|play or digivolution costs|play costs or digivolution costs|play and digivolution costs|digivolution or play cost)
UseCost
 en $USECOST
AnyCost
 en (=cost|memory cost|costs)
LinkCost
 en (=link cost|link costs)
@To
ToHand
 en $OWNERSOPT$HAND
EndOf
 en the {at:EndAt} of {z:EndZones}$ORDER
SecurityTop
 en (your|the) security stack
Sources
 en {x:Poss} digivolution cards
%list EndZones EndZone en "§"
@EndZone
> SourceZone
Zone[o=@You]
 en $OWNERSOPT{p:EndPiles}
%list EndPiles EndPile en "§"
@PlaceTo
BattleArea
 en (=in|into) $OWNERS (=battle area|battle areas)
EndOf
 en $ATTHE {at:EndAt} of {z:EndZones}$ORDER
SecurityEnd
 en as $OWNERS {at:EndAt} security $CARD$ORDER
SecurityAnywhere
 en in $OWNERS $STACK
UnderEnd
 en ${ORDERFIRST}as {x:Poss} {at:EndAt} digivolution $CARD$ORDER
 en ${ORDERFIRST}as the {at:EndAt} digivolution $CARD $OF {x:AnySel}$ORDER
 en under {x:AnySel} $ORDERFIRST$ASITS {at:EndAt} digivolution $CARD$ORDER
 en under {x:AnySel} $ATTHE {at:EndAt} of $ITS digivolution $CARD$ORDER
SourcesAny
 en (=in|among|into|as|as one of) {x:Poss} digivolution $CARD$ORDER
 en under {x:AnySel} (=as one of|as) $ITS digivolution $CARD$ORDER
Under
 en under {x:AnySel}$ORDER
BottomOrUnder
 en as {x:Poss} bottom digivolution $CARD or under {y:AnySel}
 en under {x:AnySel} $ASITS bottom digivolution $CARD or under {y:AnySel}
BreedingArea
 en $INTO $EMPTYAREA
%list Pays Pay en " and " ", " ", and "
@Pay
Free
 en without paying $ANYPAY$COSTOF$COSTS
Reduced
 en with $ANYPAY$COSTOF$COSTS reduced by {n:Num}
 en with a reduced $COSTOF$COSTS of {n:Num}
Reduced
 en.old and reduce $ANYPAY$COSTOF$COSTS by {n:Num}
CostIs
 en for $A$COSTOF$COSTS of {n:Num}
ReducedBy
 en with $ANYPAY$COSTOF$COSTS reduced by the play cost of {x:AnySel}
FreeAnyColor
 en without meeting $ITS color requirements (=or|and without|and) paying $ANYPAY$COSTOF$COSTS
Normal
 en (=for|by paying|paying) $ITS $COSTOF$COSTS
Ignoring
 en ignoring (=its |their |the |this card's |that card's |all |any |)(=digivolution |)(=requirements|requirement)
IgnoringLevel
 en ignoring (its |their |the |)level
@MaxOf
DpReduction
 en (=the DP reduction of this effect|this effect's DP reduction)
ThisMax
 en $THISEFFECTS {s:MaxStat}$OFTHINGS
 en the {s:MaxWord}
 en the {s:MaxStat}$OFTHINGS $YOUCAN $CHOOSE$ALONE
 en the {s:MaxStat}$OFTHINGS $CHOSEN$ALONE
DpDeletionMax[o=@Opponent]
 en the $MAXIMUM DP your opponent can choose $BY $DPDELETION
 en the $MAXIMUM DP of your opponent's $DPDELETION
DpDeletionMax
 en the $MAXIMUM DP you can choose $BY {x:Poss} $DPDELETION
 en {x:Poss} $DPDELETIONS $MAXIMA
DpDeletionMax
 en the $MAXIMUM DP you can choose $BY (=this |your |)$DPDELETION
 en the $MAXIMUM DP of (=this|your) $DPDELETION
 en the $MAXIMUM for (=its|this Digimon's|this|your) $DPDELETION
 en this $DPDELETIONS $MAXIMA
 en the $MAXIMUM this $DPDELETION can delete
@MaxWord
DP
 en (=DP maximum|maximum DP|max DP)
Level
 en (=level maximum|maximum level|max level)
PlayCost
 en (=play cost maximum|maximum play cost|max play cost)
UseCost
 en (=use cost maximum|maximum use cost|max use cost)
Number
 en (=cards trashed|maximum number|number)
@MaxStat
> MaxWord BareStat
@BareStat
DP
 en DP
Level
 en (=<level/levels>)
PlayCost
 en $PLAYCOST
UseCost
 en $USECOST
