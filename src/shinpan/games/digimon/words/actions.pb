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
#   ThisMax  of this effect's choice (s Number: how many) · DpDeletionMax of x's or o's effects · DpReduction how much DP this effect takes away

%enum Act Win = abilities.Win(True)
%enum Act Lose = abilities.Win(False)
%enum Act DigiXros = cannot: it can be asked for, not done
%enum Act ActivateAgain = b.listed[0]
%enum Act AllEffects = joining.ListedOp(b.listed, len(b.listed))
%enum Act EndAttack = stack_verbs.EndAttackOp()
%node Act Delete(x: [Things]) = delete(x)
%node Act Draw(n: int) = card_verbs.DrawOp(n)
%node Act DrawUntil(n: int) = card_verbs.DrawOp(n, True)
%node Act GainMemory(n: int) = game_verbs.MemoryOp(n)
%node Act LoseMemory(n: int) = game_verbs.MemoryOp(-n)
%node Act SetMemory(n: int, o?: Who) = game_verbs.SetMemoryOp(n, o == 1)
%node Act Battle(x: Things, y: Things) = cannot: no rule says yet how that is done
%node Act ChangeInto(t: text, c: [Color], n: int, x: [Things], d: Duration) = modifiers.LastOp([modifiers.NameIs(t), modifiers.ColorsAre(c), modifiers.OriginalDp(n)], x, d)
%node Act XrosReplace(x: Things, d: Duration) = holding(rule('xros replace'), x, d)
%node Act AttachTiming(t: [Timing], of: [Timing], x: Things) = holding(attach_timing(t, of), x, usual='')
%node Act Suspend(x: [Things]) = stack_verbs.SuspendOp(x)
%node Act Unsuspend(x: [Things]) = stack_verbs.UnsuspendOp(x)
%node Act Recovery(n: int) = card_verbs.RecoveryOp(n)
%node Act RecoveryUntil(n: int, m: int) = card_verbs.RecoveryOp(n, m)
%node Act DeDigivolve(n: int, x: [Things]) = de_digivolve(n, x)
%node Act UseKeyword(k: Keyword, x?: Things) = use_keyword(k, x)
%node Act Reveal(x?: [Cards], z?: Zone) = card_verbs.RevealOp(selectors.Pick(Count(ALL, 0), places(z, 0), None) if said(z) else x, False)
%node Act Look(x?: [Cards], z?: Zone) = card_verbs.RevealOp(selectors.Pick(Count(ALL, 0), places(z, 0), None) if said(z) else x, True)
%node Act Search(z: Zone, x?: [Things]) = rewritten
%node Act Add(x: [Cards], to: To) = put(kind, x, to)
%node Act Return(x: [Cards], to?: To) = put(kind, x, to)
%node Act ReturnTotal(x: [Cards], s: Stat, n: int, to: To) = put('Return', in_total(x, s, n), to)
%node Act ReturnOrPlay(x: [Cards], pay?: [Pay]) = return_or_play(x, payment(pay, PLAY))
%node Act Trash(x: [Cards]) = card_verbs.TrashOp(x)
%node Act HandDownTo(n: int, to: To) = hand_down_to(n, to)
%node Act TrashBlind(x: [Cards]) = card_verbs.TrashOp(x)
%node Act TrashUntil(n: int, o?: Who, x?: Things) = unless(trash_down_to(n, o, st.HAND), 'cards of a certain sort, until so many are left', said(x))
%node Act TrashDownTo(n: int, o: Who, p: Pile) = trash_down_to(n, o, p)
%node Act Place(x: [Cards], to: To, face?: Face, or?: [Zone]) = put(kind, x, to, face)
%node Act Play(pay?: [Pay], x: [Things], as?: PlayAs) = play(pay, x, as_ or Manner())
%node Act PlayTotal(x: [Cards], n: int, pay?: [Pay]) = play_verbs.PlayOp(in_total(x, 'PlayCost', n), payment(pay, PLAY))
%node Act PlayTotalExact(n: int, x: Things, pay?: [Pay]) = cannot: no rule says yet how that is done
%node Act DeleteTotal(x: [Cards], s: Stat, n: int) = stack_verbs.DeleteOp(in_total(x, s, n), s == 'DP')
%node Act PlayOrUse(x: Cards, pay?: [Pay]) = play_or_use(x, payment(pay, PLAY | USE))
%node Act Use(x: [Cards], pay?: [Pay]) = play_verbs.UseOp(x, payment(pay, USE))
%node Act Digivolve(x?: [Things], into?: [OwnCards], pay?: [Pay], a?: int, b?: int)
%built words Act Digivolve = unless(play_verbs.DigivolveOp(x, into, payment(pay, DIGIVOLVE)), 'from a level to a level: only a trigger can say so', said(a), said(b))
%node Act DigivolveAs(pay?: [Pay], of: What, x: [Things], into: [OwnCards]) = digivolve_as(payment(pay, DIGIVOLVE), of, x, into)
%node Act DNADigivolve(x?: [Things], into?: [OwnCards], pay?: [Pay]) = dna_digivolve(x, into, payment(pay, DIGIVOLVE))
%node Act AppFuse(x: [Things], into: [OwnCards], pay?: [Pay]) = play_verbs.FuseOp(x, into, payment(pay, DIGIVOLVE))
%node Act Link(x: [OwnCards], to?: [Things], pay?: [Pay]) = play_verbs.LinkOp(x, to, payment(pay, LINK))
%node Act ReduceCost(k?: CostKind, n: int, x?: [Things], d?: Duration) = change_cost(-1, k, n, x, d)
%node Act ReduceCostBy(k: CostKind unused, x: Things) = game_verbs.CostOp(paying(conds.HighestStat(x, 'PlayCost')), -1)   # of what is being paid there is one cost
%node Act TrashSourcesOf(x: Things, n: Count, per: Counted) = joining.EachOp(per, card_verbs.TrashOp(selectors.Pick(n, [selectors.Below(hosts(x), single(x))], None)))
%node Act IncreaseCost(k: CostKind, n: int, x?: [Things], d?: Duration) = change_cost(1, k, n, x, d)
%node Act SetCost(k: CostKind unused, n: int, x?: Things) = abilities.SetCostOp(paying(Const(n), x))
%node Act SetCostCount(k: CostKind unused, x: Things) = abilities.SetCostOp(paying(selectors.HowMany(x, 1)))
%node Act ActivateEffect(t: [Timing], x: Things, n?: Count) = game_verbs.ActivateOp(names_of(t), x, n.n or 99, False)
%node Act ActivateAsThis(t: [Timing], x: Things, n?: Count) = game_verbs.ActivateOp(names_of(t), hosts(x), n.n or 99, True)
%node Act ChooseEffects(n: int) = joining.ListedOp(b.listed, n)
%node Act Below(n?: int) = repeated(b.listed[0], n or 1)
%node Act Attack(target?: Target, x: [Things], how?: AttackHow) = attack(target, x, how)
%node Act SwitchTarget(x?: [Things], target?: Target) = stack_verbs.SwitchTargetOp(x if said(x) else None, said(target))
%node Act Prevent(e?: 'deletion'|'leaving' unused) = unless(game_verbs.PreventOp(None), 'nothing would happen that could be prevented', not b.would)   # e is what the When of the effect is about
%node Act PreventFor(e: 'deletion'|'leaving' unused, x: Things) = game_verbs.PreventOp(x)
%node Act Shuffle(x?: [Things], o?: Who, p?: Pile) = card_verbs.MixOp(x) if p is None else card_verbs.ShuffleOp(yours(o), p)
%node Act Hatch(n?: int unused) = stack_verbs.HatchOp()   # only one can be hatched
%node Act ChooseBlind(x: [Cards]) = verbs.ChooseNow(x)
%node Act Choose(x: [Things]) = verbs.ChooseNow(x)
%node Act Flip(x: [Things], face: Face) = card_verbs.FlipOp(x, face == 1)
%node Act Move(x: [Things], z?: [Zone]) = move(x, z)
%node Act PayCost(n: int) = game_verbs.PayOp(n)
%node Act PayUpTo(n: int) = cannot: no rule says yet how that is done
%node Act Swap(x: [Things], y: [Things]) = cannot: no rule says yet how that is done
%node Act RaiseMax(m: Max, n: int) = game_verbs.RaiseOp(m, n)
%node Act LowerMax(m: Max, n: int) = game_verbs.RaiseOp(m, -n)
%node Act AddSelfToXros(x: [Things]) = xros_also(x)
%node Act Stay(x: [Things]) = unless(game_verbs.PreventOp(x), 'nothing would happen that could be prevented', not b.would)
%node Act NotDeleted(x: [Things]) = unless(game_verbs.PreventOp(x), 'nothing would happen that could be prevented', not b.would)
%node Act UnsuspendAnd(x: [Things], p: [Pred], d: Duration) = rewritten
%node Act GainAndAttack(x: [Things], k: [Grant|Keyword], d: Duration, target?: Target, how?: AttackHow) = rewritten
%node Things SomeOf(n: Count, x: Things) = selectors.SomeOf(n, here(x))
%node Things Those(k: 'Card'|'Digimon'|'DigimonOrTamer'|'Tamer') = selectors.Meant(k)
%names Stat PlayCost DP Level Number UseCost
%names AttackHow NoSuspend
%enum Target Player = ['player', None]
%node Target TargetOf(x: Things) = ['digimon', hosts(x)]
%enum PlayAs AnotherDigimon NoBattle = Manner()
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
%node Pay CostIs(n: int) = terms(fixed=n)
%node Pay ReducedBy(x: Things) = terms(discounts=(Discount(conds.HighestStat(x, 'PlayCost'), None),))
%enum Max DpReduction = 'DP'
%node Max ThisMax(s: Stat) = s
%node Max DpDeletionMax(o?: Who, x?: Things) = unless('DP', 'the maximum of another effect', said(x), o == 1)

%rewrite And(a: Choose(x: $x), b: Delete(x: [It|That|Them|Those(...)])) -> Delete(x: $x)
%rewrite Search(z: $z, x: $x) -> And(a: Look(z: $z), b: From(z: [Revealed], do: Choose(x: $x)))
%rewrite Search(z: $z) -> Look(z: $z)
%rewrite Reveal(x: [Top(o: Either, ...)]) -> Or(a: Reveal(x: [Top(o: You, ...)]), b: Reveal(x: [Top(o: Opponent, ...)]))
%rewrite Look(x: [Top(o: Either, ...)]) -> Or(a: Look(x: [Top(o: You, ...)]), b: Look(x: [Top(o: Opponent, ...)]))
%rewrite Trash(x: [Top(o: Either, ...)]) -> Or(a: Trash(x: [Top(o: You, ...)]), b: Trash(x: [Top(o: Opponent, ...)]))
%rewrite Trash(x: [TopOrBottom(...)]) -> Or(a: Trash(x: [Top(n: 1, ...)]), b: Trash(x: [Bottom(n: 1, ...)]))
%rewrite Add(to: $to, x: [TopOrBottom(...)]) -> Or(a: Add(to: $to, x: [Top(n: 1, ...)]), b: Add(to: $to, x: [Bottom(n: 1, ...)]))
%rewrite Place(or: [$z], x: [Sel(z: [$y], ...)], to: $to) -> Place(x: [Sel(z: [$z, $y], ...)], to: $to)
%rewrite GainAndAttack(x: $x, k: $k, d: $d, ...) -> And(a: Mod(x: $x, p: [Gain(k: $k)], d: $d), b: Attack(x: [It], ...))
%rewrite UnsuspendAnd(x: $x, p: $p, d: $d) -> And(a: Unsuspend(x: $x), b: Mod(x: [It], p: $p, d: $d))
%rewrite May(do: UseKeyword(...)) -> UseKeyword(...)
%rewrite May(do: AddSelfToXros(...)) -> AddSelfToXros(...)
%rewrite May(do: XrosFrom(...)) -> XrosFrom(...)

@Act *
Delete
 en <delete> {x:Sels}
Draw[n=1]
 en.old draw the top card of their decks
DrawUntil
 en.do draw cards until there are {n:Num} cards in your hand
 en.do draw cards until you have {n:Num} cards in (your |)hand
Draw
 en.do ＜Draw {n:Num}＞
 en.do (trigger|activate) ＜Draw {n:Num}＞
 en.do draw {n:Num} [n?card:cards]( from your deck| from their deck| from their decks|)
 en.s ＜Draw {n:Num}＞
 en.s draws {n:Num} [n?card:cards]( from their deck|)
 en.ing drawing {n:Num} [n?card:cards]
 en.ing ＜Draw {n:Num}＞
GainMemory
 en <gain> {n:Num} memory
 en <gain> +{n:Num} memory
LoseMemory
 en <lose> {n:Num} memory
 en.ing decreasing your memory by {n:Num}
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
 en.do {x:Subject#} <battles/battle> (with |){y:AnySel}
 en.do have {x:Subject#} battle (with |){y:AnySel}
ChangeInto
 en.do change {x:Sels} into being {c:ColorList} and having {n:Num} DP and an original name of {t:Name} {d:Duration}
 en.do change {x:Sels} into a {c:ColorList} Digimon with {n:Num} DP and an original name of {t:Name} {d:Duration}
 en.do {d:Duration}, change {x:Sels} into being {c:ColorList} and having {n:Num} DP and an original name of {t:Name}
 en.do {d:Duration}, change {x:Sels} into a {c:ColorList} Digimon with {n:Num} DP and an original name of {t:Name}
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
 en.do ＜Recovery +{n:Num} \(Deck\)＞
 en.do trigger ＜Recovery +{n:Num} \(Deck\)＞
 en.ing ＜Recovery +{n:Num} \(Deck\)＞
RecoveryUntil
 en.do ＜Recovery +{n:Num} \(Deck\)＞ until there are {m:Num} cards in your security stack
DeDigivolve
 en.do ＜De-Digivolve {n:Num}＞ (on |){x:Sels}
 en.do trigger ＜De-Digivolve {n:Num}＞ on {x:Sels}
 en.do to {x:Sels}(,|) ＜De-Digivolve {n:Num}＞
 en.do activate ＜De-Digivolve {n:Num}＞ on {x:Sels}
 en.ing ＜De-Digivolve {n:Num}＞ {x:Sels}
UseKeyword
 en.do (activate |){k:KeywordDo}
 en.do {k:KeywordDo} with {x:AnySel}
 en.do {k:KeywordDo} {x:AnySel}
 en.do {k:KeywordDo} to {x:AnySel}
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
ReturnTotal
 en <return> up to {n:Num} {s:StatPoss} total worth of {x:Sels} to {to:To}
ReturnOrPlay
 en <return> to the hand or play {x:Sels}( {pay:Pays}|)
Trash
 en <trash> {x:Sels}
 en <discard> {x:Sels}
HandDownTo
 en.ing choosing cards in your opponent's hand without looking and returning them to {to:To} so that {n:Num} remain
TrashBlind
 en <trash> {x:Sels} without looking
TrashUntil
 en <trash> {x:Sels} until {n:Num} (remain|remains|are left|cards remain)
 en <trash> cards (in|from) {o:ZoneOwn} hand (until|so that) (they have|you have|it has) {n:Num} (cards |)(left|in hand)
 en <trash> cards (in|from) {o:ZoneOwn} hand until (they have|you have) {n:Num} cards in (their|your) hand
 en <trash> cards (in|from) {o:ZoneOwn} hand until there are {n:Num} (cards |)left
TrashDownTo
 en <trash> cards from the top of {o:EndOwn} {p:EndPile} until (it has|they have|you have) {n:Num} left
 en <trash> cards from the top of {o:EndOwn} {p:EndPile}, up to having {n:Num} left
 en <trash> the top cards of {o:EndOwn} {p:EndPile} so that (it has|they have|you have) {n:Num} [n?card:cards] left
Place
 en <place> {x:Sels} {to:PlaceTo}
 en <place> {x:Sels} {face:Face} {to:PlaceTo}
 en <place> {x:Sels} {to:PlaceTo} {face:Face}
 en <put> {x:Sels} {to:PlaceTo}
 en <place> {x:Sels}, or from {or:Zones}, {to:PlaceTo}
 en <place> {x:Sels} as (the|your|its owner's) {face:Face} {to:SecurityEnd}
Play
 en <play> {x:Sels} {pay:Pays}
 en <play> {x:Sels}
 en <play> {x:Sels} {as:PlayAs}
 en <play> {x:Sels} {as:PlayAs} {pay:Pays}
 en <play> {x:Sels} {pay:Pays} {as:PlayAs}
 en <play> {x:Sels} {as:PlayAs} and {pay:Pays}
PlayTotal
 en <play> up to {n:Num} play cost's total worth of {x:Sels}( {pay:Pays}|)
PlayTotalExact
 en <play> {n:Num} play cost's total worth of {x:Sels}( {pay:Pays}|)
DeleteTotal
 en <delete> up to {n:Num} {s:StatPoss} total worth of {x:Sels}
PlayOrUse
 en <play> or use {x:Sels} {pay:Pays}
 en <play> or use {x:Sels}
Use
 en <use> {x:Sels} {pay:Pays}
 en <use> {x:Sels}
Digivolve
 en <digivolve> {x:Sels} into {into:Sels} {pay:Pays}
 en <digivolve> {x:Sels} into {into:Sels}
 en <digivolve> {x:Sels} into {into:Sels}, {pay:Pays}
 en <digivolve> into {into:Sels}
 en.do digivolve {x:Sels}
 en <digivolve> {into:Sels} onto {x:Sels}( {pay:Pays}|)
 en <digivolve> {x:Sels} from level {a:Num} to level {b:Num}
DigivolveAs
 en <digivolve> {x:Sels} into {into:Sels} {pay:Pays} as if (that card|the Tamer|that Tamer|it|this Tamer) is a {of:What.one}
 en <digivolve> {x:Sels} into {into:Sels} as if (that card|the Tamer|that Tamer|it|this Tamer) is a {of:What.one} {pay:Pays}
 en <digivolve> {into:Sels} onto {x:Sels} as if (that card|the Tamer|that Tamer|it) is a {of:What.one}( {pay:Pays}|)
 en <digivolve> {x:Sels} into {into:Sels} as if (that card|the Tamer|that Tamer|it|this Tamer) is a {of:What.one}
DNADigivolve
 en.do DNA digivolve
 en DNA <digivolve> {x:Sels} into {into:Sels} {pay:Pays}
 en DNA <digivolve> {x:Sels} into {into:Sels}
AppFuse
 en app <fuse> {x:Sels} into {into:Sels} {pay:Pays}
 en app <fuse> {x:Sels} into {into:Sels}
DigiXros
 en.do DigiXros
Link
 en <link> {x:Sels}( {pay:Pays}|)
 en <link> {x:Sels} (to|with) {to:Sels} {pay:Pays}
 en <link> {x:Sels} (to|with) {to:Sels}
ReduceCost
 en <reduce> (the|its|their) {k:CostKind} by {n:Num}
 en <reduce> the {k:CostKind} of {x:Sels} by {n:Num}
 en.do the {k:CostKind} of {x:Sels} (is|are) reduced by {n:Num}( {d:Duration}|)
 en.do {d:Duration}, the {k:CostKind} of {x:Sels} (is|are) reduced by {n:Num}
 en <reduce> the {k:CostKind} of {x:Sels} by {n:Num} {d:Duration}
 en.do {d:Duration}, reduce the {k:CostKind} of {x:Sels} by {n:Num}
 en.do to {x:Sels}(,|) reduce the {k:CostKind} by {n:Num} {d:Duration}
 en.old decrease the {k:CostKind} by {n:Num}
 en <reduce> the {k:CostKind} (to play|when playing) {x:Sels} by {n:Num}
 en <reduce> {x:PossX} {k:CostKind} by {n:Num}
 en.do {x:PossX} {k:CostKind} is reduced by {n:Num}( {d:Duration}|)
 en (further |)<reduce> it by {n:Num}
 en further <reduce> the {k:CostKind} by {n:Num}
 en <reduce> this effect's {k:CostKind} by {n:Num}
ReduceCostBy
 en <reduce> the {k:CostKind} by the play cost of {x:AnySel}
ActivateAgain
 en <activate> it again
 en <activate> this effect again
TrashSourcesOf
 en.do (from|for) {x:AnySel}, trash {n:Count#} digivolution (card|cards) for (each|every) {per:Countable}
IncreaseCost
 en <increase> (the|its|their) {k:CostKind} by {n:Num}
 en <increase> the {k:CostKind} of {x:Sels} by {n:Num} {d:Duration}
 en.do the {k:CostKind} of {x:Sels} (is|are) increased by {n:Num}( {d:Duration}|)
 en.do {d:Duration}, the {k:CostKind} of {x:Sels} (is|are) increased by {n:Num}
 en <increase> the {k:CostKind} of {x:Sels} by {n:Num}
 en <increase> {x:PossX} {k:CostKind} by {n:Num}
SetCost
 en <set> the {k:CostKind} to {n:Num}
 en.do (its|the) {k:CostKind} is {n:Num}
 en <set> {x:PossX} {k:CostKind} to {n:Num}
SetCostCount
 en.do (its|the) {k:CostKind} is equal to the number of {x:CountZone}
ActivateEffect
 en <activate> {n:Count#} of {x:PossIt} {t:TimingTags} effects
 en <activate> {x:PossNoSome} {t:TimingTags} (effect|effects)
 en <activate> the {t:TimingTags} (effect|effects) of {x:AnySel}
 en <activate> {n:Count#} {t:TimingTags} (effect|effects) (of|on) {x:AnySel}
 en <activate> {n:Count#} of the {t:TimingTags} effects of {x:AnySel}
ActivateAsThis
 en <activate> the {t:TimingTags} (effect|effects) of {x:AnySel} as an effect of this Digimon
 en <activate> {n:Count#} {t:TimingTags} (effect|effects) (of|on) {x:AnySel} (as this Digimon's effect|as if it was this Digimon's effect|as if it were this Digimon's effect)
 en <activate> {n:Count#} {t:TimingTags} (effect|effects) (of|on) {x:AnySel} as an effect of this Digimon
 en <activate> {n:Count#} of {x:PossIt} {t:TimingTags} effects as an effect of this Digimon
ChooseEffects
 en <activate> {n:Num} of the (effects below|following effects|following)(:|)
ChooseEffects[n=1]
 en <activate> one of the (effects below|following effects|following)(:|)
Below
 en <activate> the (effect below|following effect)(|:)
Below
 en <activate> the (effect below|following effect) {n:Num} times(|:)
Below[n=2]
 en <activate> the (effect below|following effect) twice(|:)
AllEffects
 en <activate> all of the (effects below|following effects)(:|)
Attack
 en <attack> with {x:Sels}
 en <attack> with {x:Sels} {how:AttackHow}
 en <attack> {target:Target} with {x:Sels}
SwitchTarget
 en (<switch>|<change>) the (attack target|target of attack|target of the attack) to {x:Sels}
 en (<switch>|<change>) the (attack target|target of attack|target of the attack) to {x:Sels} or {target:PlayerTarget}
 en (<switch>|<change>) the (attack target|target of attack|target of the attack) to {target:PlayerTarget}
EndAttack
 en <end> (the|that|this) attack
Prevent[e=deletion]
 en <prevent> (that|its|the|their) deletion
Prevent[e=deletion]
 en <prevent> (it|this Digimon|that Digimon) from being deleted
PreventFor[e=deletion]
 en <prevent> {x:DeletionOf}
PreventFor[e=leaving]
 en <prevent> {x:PreventWho} from leaving(| the battle area)
Prevent[e=leaving]
 en <prevent> (it|them|that Digimon|this Digimon) from leaving(| the battle area| play)
 en <prevent> (that|its) leaving
Prevent
 en <prevent> it
 en <prevent> that
Shuffle
 en <shuffle> {o:EndOwn} {p:EndPile}
Shuffle
 en <shuffle> {x:Sels}
Hatch
 en <hatch> in (your|the) breeding area
 en <hatch> {n:Num} Digi-Egg (card|cards) (to|in) an empty space in your breeding area
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
 en <add> {n:Num} to {m:MaxOf}
 en <add> +{n:Num} to {m:MaxOf}
 en <add> {n:Num} DP to {m:MaxOf}
 en <increase> {m:MaxOf} by (-|+){n:Num}
 en <increase> {m:MaxOf} by {n:Num}
 en <raise> {m:MaxOf} by {n:Num}
LowerMax
 en <reduce> {m:MaxOf} by {n:Num}
 en reduce {n:Num} from {m:MaxOf}
 en remove {n:Num} from {m:MaxOf}
AddSelfToXros
 en <place> {x:Sels} as digivolution cards for a DigiXros
@Act
Stay
 en.do {x:Subject#} (doesn't|don't) leave(| the battle area)
NotDeleted
 en.do {x:Subject#} (isn't|aren't) deleted
Move
 en.do {x:Subject#} <moves/move> to {z:Zones}
Attack
 en.do {x:Subject#} <attacks/attack>
 en.do {x:Subject#} <attacks/attack> if able
 en.do {x:Subject#} <attacks/attack> {target:Target}
 en.do {x:Subject#} <attacks/attack> {how:AttackHow}
Unsuspend
 en.do {x:Subject#} <unsuspends/unsuspend>
Suspend
 en.do {x:Subject#} <suspends/suspend>
Digivolve
 en.do {x:Subject#} <digivolves/digivolve> into {into:Sels}( {pay:Pays}|)
 en.do {x:Subject#} <digivolves/digivolve> into {into:Sels}, {pay:Pays}
Delete
 en.do {x:Subject#} <is/are> deleted
UnsuspendAnd
 en.do {x:Subject#} <unsuspends/unsuspend> and {p:Preds#} {d:Duration}
# what a subject may do
@SubjectMay
GainAndAttack
 en {x:Subject#} may gain {k:Grants} {d:Duration} and attack
 en {x:Subject#} may gain {k:Grants} {d:Duration} and attack {target:PlayerTarget}
 en {x:Subject#} may gain {k:Grants} {d:Duration} and attack {how:AttackHow}
Digivolve
 en {x:Subject#} (may|can) digivolve into {into:Sels} {pay:Pays}
 en {x:Subject#} (may|can) digivolve into {into:Sels}
 en {x:Subject#} (may|can) digivolve into {into:Sels}, {pay:Pays}
DNADigivolve
 en {x:Subject#} (may|can) DNA digivolve into {into:Sels} {pay:Pays}
 en {x:Subject#} (may|can) DNA digivolve into {into:Sels}
Link
 en {to:Subject#} (may|can) link (with|to) {x:Sels}( {pay:Pays}|)
Battle
 en {x:Subject#} (may|can) battle (with |){y:AnySel}
AppFuse
 en {x:Subject#} (may|can) app fuse into {into:Sels} {pay:Pays}
 en {x:Subject#} (may|can) app fuse into {into:Sels}
Attack
 en {x:Subject#} (may|can) attack
 en {x:Subject#} may attack {target:Target}
 en {x:Subject#} can attack {target:PlayerTarget}
 en {x:Subject#} (may|can) attack {how:AttackHow}
 en {x:Subject#} may attack {target:Target} {how:AttackHow}
Unsuspend
 en {x:Subject#} (may|can) unsuspend
Suspend
 en {x:Subject#} (may|can) suspend
Move
 en {x:Subject#} (may|can) move to {z:Zones}
 en {x:Subject#} (may|can) move
Use
 en your opponent may use {x:Sels}( {pay:Pays}|)
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
> PlayerTarget
TargetOf
 en {x:AnySel}
@PlayerTarget
Player
 en (a player|the player|your opponent|players)
@PlayAs
Suspended
 en suspended
ToBreeding
 en to an empty space in your breeding area
 en to your empty breeding area
 en to your breeding area
 en in your empty breeding area
SuspendedHere
 en suspended to your battle area
SuspendedThere
 en suspended to your opponent's battle area
AnotherDigimon
 en as another Digimon
 en as other Digimon
NoBattle
 en without battling
@Face
FaceDown
 en (face down|face-down)
FaceUp
 en (face up|face-up)
@SecurityEnd
SecurityTop
 en top security card
SecurityBottom
 en bottom security card
@RevealZone
Zone
 en {o:ZoneOwn} {p:Piles}
@CostKind
DigivolutionCost
 en (digivolution cost|digivolution costs|memory cost of the digivolution)
PlayCost
 en (play cost|play costs)
PlayOrDigivolutionCost
 en play or digivolution cost
UseCost
 en use cost
AnyCost
 en (cost|memory cost)
LinkCost
 en link cost
@To
ToHand
 en the hand
 en (your|its owner's|their|their owner's|their owners'|its|) (hand|hands)
 en hand
DeckBottom
 en the bottom of the deck
 en the bottom of (your opponent's|your|its owner's|their owner's|their owners'|their|the|) (deck|decks)(| in any order)
DeckTop
 en the top of the deck
 en the top of (your opponent's|your|its owner's|their owner's|their owners'|their|the|) (deck|decks)(| in any order)
DeckTopOrBottom
 en the top or bottom of the deck
 en the top or (the |)bottom of (your opponent's|your|its owner's|their owner's|their owners'|their|the|) (deck|decks)(| in any order)
SecurityBottom
 en the bottom of (the|your|its owner's|their owners'|their|your opponent's) (security stack|security stacks)(| in any order)
SecurityTop
 en the top of (the|your|its owner's|their owners'|their|your opponent's) (security stack|security stacks)(| in any order)
 en (your|the) security stack
EggDeckBottom
 en the bottom of (the|your|its owner's) Digi-Egg deck
Sources
 en {x:Poss} digivolution cards
@PlaceTo
BattleArea
 en (in|into) (the|your|its owner's|their owners'|their) (battle area|battle areas)
DeckBottom
 en (at|to|on) the bottom of (the|your|its owner's|their owners'|their owner's|their|) (deck|decks)(| in any order)
DeckTop
 en on top of (the|your|its owner's|their owners'|their owner's|their|your opponent's) (deck|decks)(| in any order)
 en at the top of (the|your|its owner's|their owners'|their owner's|their) (deck|decks)(| in any order)
DeckTopOrBottom
 en at the top or bottom of (the|your|its owner's|their owners'|their) (deck|decks)(| in any order)
 en at either the top or bottom of your deck(| in any order)
 en on (the |)top or bottom of (the|your|its owner's|their owners'|their) (deck|decks)(| in any order)
SecurityTop
 en as the top security card
 en as (your|their|its owner's|your opponent's) top security (card|cards)
 en on top of (the|your|its owner's|their owners'|their owner's|their|your opponent's) (security stack|security stacks|security)(| in any order)
 en at the top of (the|your|its owner's|their owners'|their) (security stack|security stacks)
SecurityBottom
 en as the bottom security card
 en as (your|their|its owner's|your opponent's) bottom security (card|cards)
 en at the bottom of (the|your|its owner's|their owners'|their owner's|their|your opponent's) (security stack|security stacks)
SecurityAnywhere
 en in (your|the|your opponent's|their) security stack
SecurityTopOrBottom
 en as the top or bottom security card
 en as (your|its owner's) top or bottom security card
 en (at the|on the|on|at) top or bottom of (the|your|its owner's|their owners'|their|your opponent's) (security stack|security stacks)
SourcesBottom
 en as {x:Poss} bottom digivolution (card|cards)(| in any order)
 en as the bottom digivolution (card|cards) of {x:AnySel}(| in any order)
 en under {x:AnySel} as (its|their) bottom digivolution (card|cards)(| in any order)
 en at the bottom of {x:Poss} digivolution cards(| in any order)
 en under {x:AnySel} at the bottom of its digivolution cards(| in any order)
 en on the bottom of {x:Poss} digivolution cards(| in any order)
 en at the bottom of the digivolution cards of {x:AnySel}(| in any order)
SourcesTop
 en as {x:Poss} top digivolution (card|cards)
 en as the top digivolution (card|cards) of {x:AnySel}
 en on top of {x:Poss} digivolution cards
 en under {x:AnySel} as its top digivolution card
 en at the top of {x:Poss} digivolution cards(| in any order)
SourcesBottom
 en in any order as {x:Poss} bottom digivolution (card|cards)
 en in any order as the bottom digivolution (card|cards) of {x:AnySel}
 en under {x:AnySel} in any order as (its|their) bottom digivolution (card|cards)
SourcesAny
 en (in|among|into) {x:Poss} digivolution cards(| in any order)
 en as {x:Poss} digivolution cards
 en as one of {x:Poss} digivolution cards
 en under {x:AnySel} as one of (its|their) digivolution cards
Under
 en under {x:AnySel}(| in any order)
BottomOrUnder
 en as {x:Poss} bottom digivolution (card|cards) or under {y:AnySel}
 en under {x:AnySel} as its bottom digivolution (card|cards) or under {y:AnySel}
BreedingArea
 en (in|to) (an|the) empty space in your breeding area
 en (in|to) (the|your) (empty |)breeding area
EggDeckBottom
 en at the bottom of (the|your|its owner's) Digi-Egg deck
%list Pays Pay en " and " ", " ", and "
@Pay
Free
 en without paying the cost
 en without paying (the|its|their|any|this card's|that card's) (memory |play |digivolution |use |link |)(cost|costs)
Reduced
 en with (the|its|their) (|play |digivolution |memory |link |use )(cost|costs) reduced by {n:Num}
 en with a reduced (|play |digivolution |memory |link |use )cost of {n:Num}
Reduced
 en.old and reduce the digivolution cost by {n:Num}
CostIs
 en for a digivolution cost of {n:Num}
 en for (a |)(digivolution |play |memory |)cost of {n:Num}
 en for (digivolution |)cost of {n:Num}
ReducedBy
 en with the (play |digivolution |use |)cost reduced by the play cost of {x:AnySel}
FreeAnyColor
 en without meeting (its|their) color requirements or paying (its|their|the) (memory |use |)(cost|costs)
Normal
 en for (the|its) (digivolution |DNA digivolve |memory |play |)cost
 en by paying (its|the) (DNA digivolve |digivolution |DNA digivolution |)cost
Ignoring
 en ignoring (its |their |the |this card's |that card's |all |)(digivolution |)(requirements|requirement)
IgnoringLevel
 en ignoring (its |their |the |)level
@MaxOf
DpReduction
 en the DP reduction of this effect
 en this effect's DP reduction
ThisMax
 en this effect's {s:MaxStat}
 en the {s:MaxWord}
 en this effect's choosable {s:MaxStat}
 en the {s:MaxStat} of the (Digimon|card|cards) you can (select|choose) with this effect
 en the {s:MaxStat} of (Digimon|the Digimon|cards|the card|the Digimon card|Digimon cards) (this effect can|this effect may|you can|you may) (choose|delete|play|return|suspend)( with this effect| by this effect|)
 en the {s:MaxStat} you (can|may) (choose|delete|play|return|suspend) (with|by) this effect
 en this effect's playable card's {s:MaxStat}
 en this effect {s:MaxStat}
 en the {s:MaxStat} (this effect may choose|you can choose with this effect|this effect may return|this effect may delete|this effect may play|this effect can choose|you can choose by this effect|you may choose with this effect)
 en the {s:MaxCount}
DpDeletionMax[o=@Opponent]
 en the maximum DP your opponent can choose with DP-based deletion effects
 en the maximum DP of your opponent's DP-based deletion effects
DpDeletionMax
 en the maximum DP you can choose with {x:Poss} DP-based deletion effects
DpDeletionMax
 en the maximum DP you can choose with DP-based deletion effects
 en the maximum DP of (this|your) DP-based deletion (effects|effect)
 en this DP-based deletion effect's maximum
 en the maximum for (its|this Digimon's) DP-based deletion effects
 en (this|{x:Poss}) (DP deletion|DP-based deletion) (effect's|effects'|effects) (maximum|maximums)
 en the maximum this DP-based deletion effect can delete
@MaxCount
Number
 en (maximum number this effect may place|number of cards you play with this effect|number of cards trashed by this effect|cards trashed)
@MaxWord
DP
 en (DP maximum|maximum DP|max DP)
Level
 en (level maximum|maximum level|max level)
PlayCost
 en (play cost maximum|maximum play cost|max play cost)
@MaxStat
DP
 en (DP maximum|maximum DP|max DP|DP)
Level
 en (level maximum|maximum level|max level|level|levels)
PlayCost
 en (play cost maximum|maximum play cost|max play cost|play cost|play costs)
UseCost
 en (use cost maximum|maximum use cost)
Number
 en (number of Digimon|number of cards)
