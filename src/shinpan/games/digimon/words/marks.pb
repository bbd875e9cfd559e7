# The Digimon phrasebook, the part of marks: what is printed in brackets before an effect, or as an effect.
#
# A timing or a keyword is declared here and nowhere else: one block has
#   its row      a timing: its clause and what it waits for; a keyword: its operation (a class of book/keywords.py) and what
#                it waits for. One that does nothing by itself says so; `doing` is what it does at a timing before it
#   its wordings how it is printed: what is read and printed back, and what tells it from a name
#   its icon     how the log and the options show it, in every language; the English one without its brackets and number is
#                the name by which the game knows a keyword
#   what it does in plain words, for whoever has a card explained ({n}: its number)

# ------------------------------------------------------------------ places
%list Places Place en " "
%list Places Place ja ""
%list Places Place zh ""
%list Places0 Place0 en " "
%list Places0 Place0 ja ""
%list Places0 Place0 zh ""
%enum Place InHand = st.HAND
%enum Place InTrash = st.TRASH
%enum Place InBreeding = st.BREEDING
%enum Place InSecurity = st.SECURITY
@Place0
InHand
 en [Hand]
 ja [手札]
 zh [手牌]
InTrash
 en [Trash]
 ja [トラッシュ]
 zh [废弃区]
InBreeding
 en [Breeding]
 ja [育成]
 zh [养成]
@Place
InHand
 en [Hand]
 ja [手札]
 zh [手牌]
InTrash
 en [Trash]
 ja [トラッシュ]
 zh [废弃区]
InBreeding
 en [Breeding]
 ja [育成]
 zh [养成]
InSecurity
 en [Security]
 ja [セキュリティ]
 zh [安防]

# ------------------------------------------------------------------ timings
%list Timings Timing en " " ""
%list Timings Timing ja ""
%list Timings Timing zh ""
%list Alone AloneTiming en " "
%list Alone AloneTiming ja ""
%list Alone AloneTiming zh ""
%list TimingTags TimingTag en " or " "/" " and "
%list TimingTags TimingTag ja "か" "/" "と" ""
%list TimingTags TimingTag zh "或" "/" "和" "" "效果和"
@TimingTag
> Timing AloneTiming
@AloneTiming
%enum Timing Security = timing(kind)
Security
 en [Security]
 ja 【セキュリティ】
 zh 【安防】
 icon.en [Security]
 icon.ja 【セキュリティ】
 icon.zh 【安防】
@Timing
%enum Timing OnPlay = timing(kind, '15-16-2-1', pattern('played', this=True))
OnPlay
 en [On Play]
 ja 【登場時】
 zh 【登场时】
 icon.en [On Play]
 icon.ja 【登場時】
 icon.zh 【登场时】
%enum Timing WhenDigivolving = timing(kind, '15-16-3-1', pattern('digivolved', this=True))
WhenDigivolving
 en [When Digivolving]
 ja 【進化時】
 zh 【进化时】
 icon.en [When Digivolving]
 icon.ja 【進化時】
 icon.zh 【进化时】
%enum Timing WhenAttacking = timing(kind, '15-16-5-1', pattern('attacked', this=True))
WhenAttacking
 en [When Attacking]
 ja 【アタック時】
 zh 【攻击时】
 icon.en [When Attacking]
 icon.ja 【アタック時】
 icon.zh 【攻击时】
%enum Timing OnDeletion = timing(kind, '15-16-4-1', pattern('deleted', this=True, own=True))
OnDeletion
 en [On Deletion]
 ja 【消滅時】
 zh 【消灭时】
 icon.en [On Deletion]
 icon.ja 【消滅時】
 icon.zh 【消灭时】
%enum Timing WhenLinking = timing(kind, '15-16-6-1', pattern('linked', this_card=True))
WhenLinking
 en [When Linking]
 ja 【リンク時】
 zh 【链接时】
 icon.en [When Linking]
 icon.ja 【リンク時】
 icon.zh 【链接时】
%enum Timing WhenMoving = timing(kind, '15-16-16-1', pattern('moved out', this=True, breeding=True))
WhenMoving
 en [When Moving]
 ja 【移動時】
 zh 【移动时】
 icon.en [When Moving]
 icon.ja 【移動時】
 icon.zh 【移动时】
%enum Timing Main = timing(kind, main=True)
Main
 en [Main]
 ja 【メイン】
 zh 【主要】
 icon.en [Main]
 icon.ja 【メイン】
 icon.zh 【主要】
%enum Timing Counter = timing(kind, '15-16-14-1', trigs.AnyTurnOf(bit('counter'), 0))
Counter
 en [Counter]
 ja 【カウンター】
 zh 【反击】
 icon.en [Counter]
 icon.ja 【カウンター】
 icon.zh 【反击】
%enum Timing YourTurn = timing(kind, '15-16-8-1', turns=1)
YourTurn
 en [Your Turn]
 ja 【自分のターン】
 zh 【我方的回合】
 icon.en [Your Turn]
 icon.ja 【自分のターン】
 icon.zh 【我方的回合】
%enum Timing OpponentsTurn = timing(kind, '15-16-8-1', turns=2)
OpponentsTurn
 en [Opponent's Turn]
 ja 【相手のターン】
 zh 【对方的回合】
 icon.en [Opponents Turn]
 icon.ja 【相手のターン】
 icon.zh 【对方的回合】
%enum Timing AllTurns = timing(kind, '15-16-9-1', turns=3)
AllTurns
 en [All Turns]
 ja 【お互いのターン】
 zh 【双方的回合】
 icon.en [All Turns]
 icon.ja 【お互いのターン】
 icon.zh 【双方的回合】
%enum Timing StartOfYourTurn = timing(kind, '15-16-11-1', trigs.AnyTurnOf(bit('turn start'), 0))
StartOfYourTurn
 en [Start of Your Turn]
 ja 【自分のターン開始時】
 zh 【我方的回合开始时】
 icon.en [Start Of Your Turn]
 icon.ja 【自分のターン開始時】
 icon.zh 【我方的回合开始时】
%enum Timing StartOfOpponentsTurn = timing(kind, '15-16-11-2', trigs.AnyTurnOf(bit('turn start'), 1))
StartOfOpponentsTurn
 en [Start of Opponent's Turn]
 ja 【相手のターン開始時】
 zh 【对方的回合开始时】
 icon.en [Start Of Opponents Turn]
 icon.ja 【相手のターン開始時】
 icon.zh 【对方的回合开始时】
%enum Timing StartOfAllTurns = timing(kind, '', trigs.AnyTurnOf(bit('turn start'), -1))
StartOfAllTurns
 en [Start of All Turns]
 ja 【お互いのターン開始時】
 zh 【双方的回合开始时】
 icon.en [Start Of All Turns]
 icon.ja 【お互いのターン開始時】
 icon.zh 【双方的回合开始时】
%enum Timing StartOfYourMainPhase = timing(kind, '15-16-13-1', trigs.AnyTurnOf(bit('main start'), 0))
StartOfYourMainPhase
 en [Start of Your Main Phase]
 ja 【自分のメインフェイズ開始時】
 zh 【我方的主要阶段开始时】
 icon.en [Start Of Your Main Phase]
 icon.ja 【自分のメインフェイズ開始時】
 icon.zh 【我方的主要阶段开始时】
%enum Timing StartOfOpponentsMainPhase = timing(kind, '15-16-13-2', trigs.AnyTurnOf(bit('main start'), 1))
StartOfOpponentsMainPhase
 en [Start of Opponent's Main Phase]
 ja 【相手のメインフェイズ開始時】
 zh 【对方的主要阶段开始时】
 icon.en [Start Of Opponents Main Phase]
 icon.ja 【相手のメインフェイズ開始時】
 icon.zh 【对方的主要阶段开始时】
%enum Timing EndOfYourTurn = timing(kind, '15-16-12-1', trigs.AnyTurnOf(bit('turn end'), 0))
EndOfYourTurn
 en [End of Your Turn]
 ja 【自分のターン終了時】
 zh 【我方的回合结束时】
 icon.en [End Of Your Turn]
 icon.ja 【自分のターン終了時】
 icon.zh 【我方的回合结束时】
%enum Timing EndOfOpponentsTurn = timing(kind, '15-16-12-2', trigs.AnyTurnOf(bit('turn end'), 1))
EndOfOpponentsTurn
 en [End of Opponent's Turn]
 ja 【相手のターン終了時】
 zh 【对方的回合结束时】
 icon.en [End Of Opponents Turn]
 icon.ja 【相手のターン終了時】
 icon.zh 【对方的回合结束时】
%enum Timing EndOfAllTurns = timing(kind, '15-16-12-3', trigs.AnyTurnOf(bit('turn end'), -1))
EndOfAllTurns
 en [End of All Turns]
 en [End of Turn]
 ja 【お互いのターン終了時】
 zh 【双方的回合结束时】
 icon.en [End Of All Turns]
 icon.ja 【お互いのターン終了時】
 icon.zh 【双方的回合结束时】
%enum Timing EndOfAttack = timing(kind, '15-16-15-1', pattern('attack end', this=True))
EndOfAttack
 en [End of Attack]
 ja 【アタック終了時】
 zh 【攻击结束时】
 icon.en [End Of Attack]
 icon.ja 【アタック終了時】
 icon.zh 【攻击结束时】
%node Limit Limit(n: int) = n
@Limit
Limit
 en {n:LimitTag}
 ja [ターンに{n:Num}回]
 zh [每回合{n:Num}次]

# ------------------------------------------------------------------ later moments
@Moment
%enum Moment EndOfTurn = Moment(kind, 'turn end', -1)
EndOfTurn
 en ${THE}end of ${THE}turn
 en turn end
 en ${THE}end of (=this|that) turn
 ja ターン終了時
 ja このターン終了時
 zh 本回合结束时
 zh 回合结束时
 icon.en [EndOfTurn]
 icon.ja 【ターン終了時】
 icon.zh 【回合结束时】
%enum Moment EndOfOpponentsTurn = Moment(kind, 'turn end', 1)
EndOfOpponentsTurn
 en ${THE}end of $THEIRS turn
 en the next end of your opponent's turn
 ja 相手のターン終了時
 ja 次の相手のターン終了時
 zh 对方的回合结束时
 zh 下一次对方的回合结束时
 icon.en [EndOfOpponentsTurn]
 icon.ja 【相手のターン終了時】
 icon.zh 【对方的回合结束时】
%enum Moment EndOfOpponentsNextTurn = Moment(kind, 'turn end', 1, 1)
EndOfOpponentsNextTurn
 en ${THE}end of $THEIRS next turn
 icon.en [EndOfOpponentsNextTurn]
 icon.ja 【次の相手のターン終了時】
 icon.zh 【对方的下个回合结束时】
%enum Moment EndOfYourTurn = Moment(kind, 'turn end', 0)
EndOfYourTurn
 en ${THE}end of your turn
 ja 自分のターン終了時
 zh 我方的回合结束时
 icon.en [EndOfYourTurn]
 icon.ja 【自分のターン終了時】
 icon.zh 【我方的回合结束时】
%enum Moment EndOfYourNextTurn = Moment(kind, 'turn end', 0, 1)
EndOfYourNextTurn
 en ${THE}end of your next turn
 ja 次の自分のターン終了時
 zh 下一次我方的回合结束时
 icon.en [EndOfYourNextTurn]
 icon.ja 【次の自分のターン終了時】
 icon.zh 【我方的下个回合结束时】
%enum Moment EndOfBattle = Moment(kind, 'battle end', -1)
EndOfBattle
 en ${THE}end of ${THE}battle
 ja バトル終了時
 ja このバトル終了時
 ja そのバトル終了時
 zh 战斗结束时
 icon.en [EndOfBattle]
 icon.ja 【バトル終了時】
 icon.zh 【战斗结束时】
%enum Moment EndOfAttack = Moment(kind, 'attack end', -1)
EndOfAttack
 en ${THE}end of ${THE}attack
 en ${THE}end of (=this|that) attack
 ja アタック終了時
 ja このアタック終了時
 zh 攻击结束时
 zh 该攻击结束时
 icon.en [EndOfAttack]
 icon.ja 【アタック終了時】
 icon.zh 【攻击结束时】
%enum Moment StartOfYourNextTurn = Moment(kind, 'turn start', 0, 1)
StartOfYourNextTurn
 en the start of your next turn
 ja 次の自分のターン開始時
 zh 下一次我方的回合开始时
 icon.en [StartOfYourNextTurn]
 icon.ja 【次の自分のターン開始時】
 icon.zh 【我方的下个回合开始时】
%enum Moment StartOfYourNextMainPhase = Moment(kind, 'main start', 0, 1)
StartOfYourNextMainPhase
 en the start of your next main phase
 ja 次の自分のメインフェイズ開始時
 zh 下一次我方的主要阶段开始时
 icon.en [StartOfYourNextMainPhase]
 icon.ja 【次の自分のメインフェイズ開始時】
 icon.zh 【我方的下个主要阶段开始时】

# ------------------------------------------------------------------ keyword effects
%list KeywordLine Keyword en " " ", " ""
%list KeywordLine Keyword ja ""
%list KeywordLine Keyword zh ""
%list Keywords Keyword en ", | and " " and " ", |, and "
%list Keywords Keyword ja "と" "" "、|と"
%list Keywords Keyword zh "和" ""
@Keyword
> KwPlain
%enum Keyword Alliance = keyword_effect(kind, keywords.Alliance(), pattern('attacked', this=True))
Alliance
 en ＜Alliance＞
 ja 《連携》
 zh ＜联协＞
 icon.en <Alliance>
 icon.ja 《連携》
 icon.zh 《联协》
 does.en suspend 1 other Digimon of yours (you choose): for this attack this one gets that one's DP and <Security A. +1>
%enum Keyword ArmorPurge = keyword_effect(kind, keywords.ArmorPurge(), pattern('would delete', this=True), would=True)
ArmorPurge
 en ＜Armor Purge＞
 ja 《アーマー解除》
 zh ＜装甲解除＞
 icon.en <Armor Purge>
 icon.ja 《アーマー解除》
 icon.zh 《装甲解除》
 does.en trash its top card (it needs a card under it); it is then not deleted
%enum Keyword Ascension = keyword_effect(kind, keywords.Ascension(), pattern('deleted', this=True, own=True))
Ascension
 en ＜Ascension＞
 ja 《天昇》
 ja 《アセンション》
 zh ＜升天＞
 icon.en <Ascension>
 icon.ja 《天昇》
 icon.zh 《升天》
 does.en place this card face down on top of your security stack
%enum Keyword Barrier = keyword_effect(kind, keywords.Barrier(), pattern('would delete', this=True, by=[By('battle')]), would=True)
Barrier
 en ＜Barrier＞
 ja 《防壁》
 zh ＜屏障＞
 icon.en <Barrier>
 icon.ja 《防壁》
 icon.zh 《屏障》
 does.en trash the top card of your security stack; it is then not deleted
%enum Keyword BlastDigivolve = cannot: it does nothing by itself
%built doing Keyword BlastDigivolve = keywords.BlastDigivolve()
BlastDigivolve
 en ＜Blast Digivolve＞
 ja 《ブラスト進化》
 zh ＜突风进化＞
 icon.en <Blast Digivolve>
 icon.ja 《ブラスト進化》
 icon.zh 《突风进化》
 does.en digivolve 1 of your Digimon in the battle area (you choose) into this card without paying
%node Keyword BlastDNA(a?: Req, b?: Req) = cannot: it does nothing by itself
%built doing Keyword BlastDNA = keywords.BlastDna(needed([a, b]))
BlastDNA
 en ＜Blast DNA Digivolve \({a:Req} + {b:Req}\)＞
 en ＜Blast DNA Digivolve＞
 ja 《ブラストジョグレス\({a:Req}+{b:Req}\)》
 ja 《ブラストジョグレス》
 zh ＜突风合步\({a:Req}+{b:Req}\)＞
 zh ＜突风合步＞
 icon.en <Blast DNA Digivolve>
 icon.ja 《ブラストジョグレス》
 icon.zh 《突风合步》
%enum Keyword Blitz = cannot: it does nothing by itself
%built doing Keyword Blitz = keywords.Blitz()
Blitz
 en ＜Blitz＞
 ja 《進撃》
 zh ＜进击＞
 icon.en <Blitz>
 icon.ja 《進撃》
 icon.zh 《进击》
 does.en attack with it, if your opponent has 1 or more memory
%enum Keyword Collision = while_attacking(keyword_effect(kind), modifiers.KeywordChange([keyword_effect('Blocker')]), selectors.Pick(None, [selectors.Field(1, [st.BATTLE])], filters.Kinds(DIGIMON | EGG)))
Collision
 en ＜Collision＞
 ja 《衝突》
 zh ＜冲突＞
 icon.en <Collision>
 icon.ja 《衝突》
 icon.zh 《冲突》
 does.en while it attacks, the opponent must block if that is possible
%node Keyword Decode(f?: Req) = keyword_effect(kind, keywords.PlayFromUnder('16-35-1', [AllOf(needed([filters.Kinds(DIGIMON), f]))]), pattern('would leave', like=keywords.LeavesBut, this=True), would=True)
Decode
 en ＜Decode \({f:Req}\)＞
 en ＜Decode＞
 ja 《デコード\({f:Req}\)》
 ja 《デコード》
 zh ＜解码\({f:Req}\)＞
 zh ＜解码＞
 icon.en <Decode>
 icon.ja 《デコード》
 icon.zh 《解码》
%node Keyword Decoy(f?: Req) = unless(keyword_effect(kind, keywords.Decoy(), pattern('would delete', subject=AllOf(needed([filters.Kinds(DIGIMON | EGG), f])), by=[By('effect', 1)], player=0), would=True), 'a name, where older prints mean a trait', asks_for_a_name(raw(f)))
Decoy
 en ＜Decoy \({f:DecoyReq}\)＞
 en ＜Decoy＞
 ja 《デコイ\({f:DecoyReq}\)》
 ja 《デコイ》
 zh ＜诱饵\({f:DecoyReq}\)＞
 zh ＜诱导\({f:DecoyReq}\)＞
 zh ＜诱饵＞
 zh ＜诱导＞
 icon.en <Decoy>
 icon.ja 《デコイ》
 icon.zh 《诱饵》
 does.en delete this Digimon; 1 of those other Digimon (you choose) is then not deleted
%node Keyword Detach(f?: Req) = keyword_effect(kind, keywords.Detach(needed([f])), pattern('would leave', this=True, by=[having(By('effect', 0), inverse=True)]), would=True)
Detach
 en ＜Detach \({f:Req}\)＞
 en ＜Detach＞
 ja 《分離\({f:Req}\)》
 ja 《デタッチ\({f:Req}\)》
 ja 《分離》
 ja 《デタッチ》
 zh ＜分离\({f:Req}\)＞
 zh ＜分离＞
 icon.en <Detach>
 icon.ja 《分離》
 icon.zh 《分离》
%node Keyword DigiBurstUpTo(n: int) = cannot: it does nothing by itself
DigiBurstUpTo
 en ＜Digi-Burst up to {n:Num}＞
 ja 《デジバースト{n:Num}枚まで》
 zh ＜数码爆裂至多{n:Num}＞
 zh ＜数码爆裂最多{n:Num}张＞
%node Keyword DigiBurst(n?: int) = cannot: it does nothing by itself
DigiBurst
 en ＜Digi-Burst {n:Num}＞
 en ＜Digi-Burst＞
 ja 《デジバースト{n:Num}》
 ja 《デジバースト》
 zh ＜数码爆裂{n:Num}＞
 zh ＜数码爆裂＞
 icon.en <Digi-Burst {n}>
 icon.ja 《デジバースト{n}》
 icon.zh 《数码爆裂{n}》
%enum Keyword DeDigivolveEffects = cannot: it does nothing by itself
DeDigivolveEffects
 en ＜De-Digivolve＞
 ja 《退化》
 zh ＜退化＞
 icon.en <De-Digivolve>
 icon.ja 《退化》
 icon.zh 《退化》
%node Keyword Digisorption(n?: int) = keyword_effect(kind, keywords.Digisorption(n or 0), pattern('would digivolve', this_card=True, player=0), would=True, amount=n or 0, places=1 << st.HAND, reduces=n or 0)
Digisorption
 en ＜Digisorption -{n:Num}＞
 en ＜Digisorption＞
 ja 《吸収進化-{n:Num}》
 ja 《吸収進化》
 zh ＜吸收进化-{n:Num}＞
 zh ＜吸收进化＞
 icon.en <Digisorption>
 icon.ja 《吸収進化》
 icon.zh 《吸收进化》
 does.en suspend 1 Digimon in your battle area (you choose) to reduce the digivolution cost by {n}
%enum Keyword Engage = keyword_effect(kind, keywords.Engage(), trigs.AnyTurnOf(bit('turn end'), 0))
Engage
 en ＜Engage＞
 ja 《急襲》
 ja 《エンゲージ》
 zh ＜交战＞
 icon.en <Engage>
 icon.ja 《急襲》
 icon.zh 《交战》
 does.en attack with it
%enum Keyword Evade = keyword_effect(kind, keywords.Evade(), pattern('would delete', this=True), would=True)
Evade
 en ＜Evade＞
 ja 《回避》
 zh ＜回避＞
 icon.en <Evade>
 icon.ja 《回避》
 icon.zh 《回避》
 does.en suspend it; it is then not deleted
%enum Keyword Execute = keyword_effect(kind, keywords.Execute(), trigs.AnyTurnOf(bit('turn end'), 0))
Execute
 en ＜Execute＞
 ja 《エグゼキュート》
 zh ＜处决＞
 icon.en <Execute>
 icon.ja 《エグゼキュート》
 icon.zh 《处决》
 does.en attack with it, also an unsuspended Digimon; delete it at the end of that attack
%enum Keyword Fortitude = keyword_effect(kind, keywords.Fortitude(), pattern('deleted', like=keywords.WithSources, this=True, own=True))
Fortitude
 en ＜Fortitude＞
 ja 《不屈》
 zh ＜不屈＞
 icon.en <Fortitude>
 icon.ja 《不屈》
 icon.zh 《不屈》
 does.en play this card again without paying the cost
%node Keyword Fragment(n?: int) = keyword_effect(kind, keywords.Fragment(n or 0), pattern('would delete', this=True), would=True, amount=n or 0)
Fragment
 en ＜Fragment \({n:Num}\)＞
 en ＜Fragment {n:Num}＞
 en ＜Fragment＞
 ja 《フラグメント\({n:Num}\)》
 ja 《フラグメント》
 zh ＜碎片\({n:Num}\)＞
 zh ＜碎片＞
 icon.en <Fragment>
 icon.ja 《フラグメント》
 icon.zh 《碎片》
 does.en trash {n} of its digivolution cards (you choose); it is then not deleted
%enum Keyword Guard = keyword_effect(kind, keywords.Guard(), pattern('would leave', like=keywords.OtherOwn, by=[By('effect', 1)], player=0), would=True)
Guard
 en ＜Guard＞
 ja 《守護》
 ja 《ガード》
 zh ＜守护＞
 icon.en <Guard>
 icon.ja 《守護》
 icon.zh 《守护》
 does.en delete this Digimon; 1 of those other Digimon (you choose) then does not leave
%enum Keyword Iceclad = keyword_effect(kind)
Iceclad
 en ＜Iceclad＞
 en ＜Ice Clad＞
 ja 《氷装》
 zh ＜冰装＞
 icon.en <Iceclad>
 icon.ja 《氷装》
 icon.zh 《冰装》
 does.en its battles (other than with Security Digimon) compare numbers of digivolution cards in place of DP
%enum Keyword Jamming = keyword_effect(kind)
Jamming
 en ＜Jamming＞
 ja 《ジャミング》
 zh ＜干扰＞
 icon.en <Jamming>
 icon.ja 《ジャミング》
 icon.zh 《干扰》
 does.en it is not deleted in battles with Security Digimon
%node Keyword LinkPlus(n: int) = keyword_effect(kind, amount=n)
LinkPlus
 en ＜Link +{n:Num}＞
 ja 《リンク+{n:Num}》
 zh ＜链接+{n:Num}＞
 icon.en <Link +>
 icon.ja 《リンク+》
 icon.zh 《链接+》
 does.en {n} more link cards may be linked to it
%node Keyword MaterialSave(n?: int) = keyword_effect(kind, keywords.MaterialSave(n or 0), pattern('would delete', this=True), would=True, amount=n or 0)
MaterialSave
 en ＜Material Save {n:Num}＞
 en ＜Material Save＞
 ja 《マテリアルセーブ{n:Num}》
 ja 《マテリアルセーブ》
 zh ＜素材保存{n:Num}＞
 zh ＜资料保存{n:Num}＞
 zh ＜素材保存＞
 zh ＜资料保存＞
 icon.en <Material Save>
 icon.ja 《マテリアルセーブ》
 icon.zh 《素材保存》
 does.en place {n} of its digivolution cards that fit its DigiXros requirements (you choose) under 1 Tamer in your battle area (you choose), in any order
%enum Keyword MindLink = cannot: it does nothing by itself
%built doing Keyword MindLink = keywords.MindLink(None)
MindLink
 en ＜Mind Link＞
 ja 《マインドリンク》
 zh ＜意识链接＞
 icon.en <Mind Link>
 icon.ja 《マインドリンク》
 icon.zh 《意识链接》
%node Keyword Overclock(t?: [text]) = keyword_effect(kind, keywords.Overclock(t), trigs.AnyTurnOf(bit('turn end'), 0))
Overclock
 en ＜Overclock \({t:Names} trait\)＞
 en ＜Overclock＞
 ja 《オーバークロック\(特徴{t:Names}\)》
 ja 《オーバークロック》
 zh ＜超频\(特征{t:Names}\)＞
 zh ＜超频＞
 icon.en <Overclock>
 icon.ja 《オーバークロック》
 icon.zh 《超频》
%node Keyword Partition(a?: Req, b?: Req) = keyword_effect(kind, keywords.PlayFromUnder('16-28-1', needed([a, b])), pattern('would leave', like=keywords.LeavesBut, this=True, partition=True), would=True)
Partition
 en ＜Partition \({a:Req} & {b:Req}\)＞
 en ＜Partition \({a:Req} + {b:Req}\)＞
 en ＜Partition＞
 ja 《パーティション\({a:Req}&{b:Req}\)》
 ja 《パーティション》
 zh ＜分裂\({a:Req}&{b:Req}\)＞
 zh ＜分裂＞
 icon.en <Partition>
 icon.ja 《パーティション》
 icon.zh 《分裂》
%enum Keyword Piercing = keyword_effect(kind)
Piercing
 en ＜Piercing＞
 ja 《貫通》
 zh ＜贯通＞
 icon.en <Piercing>
 icon.ja 《貫通》
 icon.zh 《贯通》
 does.en when it deletes a Digimon in an attack's battle and survives, it checks the security stack
%enum Keyword Progress = while_attacking(keyword_effect(kind), RuleChange('unaffected', [By('effect', 1)]))
Progress
 en ＜Progress＞
 ja 《プログレス》
 zh ＜进程＞
 icon.en <Progress>
 icon.ja 《プログレス》
 icon.zh 《进程》
%enum Keyword Raid = keyword_effect(kind, keywords.Raid(), pattern('attacked', this=True))
%built doing Keyword Raid = keywords.Raid()
Raid
 en ＜Raid＞
 ja 《突進》
 zh ＜突进＞
 icon.en <Raid>
 icon.ja 《突進》
 icon.zh 《突进》
 does.en change the attack's target to an unsuspended opponent's Digimon with the highest DP (you choose)
%enum Keyword Reboot = keyword_effect(kind)
Reboot
 en ＜Reboot＞
 ja 《再起動》
 zh ＜重启＞
 zh ＜再启动＞
 icon.en <Reboot>
 icon.ja 《再起動》
 icon.zh 《重启》
 does.en it also unsuspends in the opponent's unsuspend phase
%enum Keyword Retaliation = keyword_effect(kind, keywords.Retaliation(), pattern('deleted', like=keywords.AloneInBattle, this=True, own=True, by=[By('battle')]))
Retaliation
 en ＜Retaliation＞
 ja 《道連れ》
 zh ＜同归于尽＞
 zh ＜同行＞
 icon.en <Retaliation>
 icon.ja 《道連れ》
 icon.zh 《同归于尽》
 does.en delete the Digimon it battled
%enum Keyword Rush = keyword_effect(kind)
Rush
 en ＜Rush＞
 ja 《速攻》
 zh ＜速攻＞
 icon.en <Rush>
 icon.ja 《速攻》
 icon.zh 《速攻》
 does.en it can attack in the turn it was played
%enum Keyword Save = cannot: it does nothing by itself
%built doing Keyword Save = keywords.Save()
Save
 en ＜Save＞
 ja 《セーブ》
 zh ＜保存＞
 icon.en <Save>
 icon.ja 《セーブ》
 icon.zh 《保存》
 does.en place this card under 1 Tamer in your battle area (you choose)
%enum Keyword Scapegoat = keyword_effect(kind, keywords.Scapegoat(), pattern('would delete', this=True, by=[having(By('effect', 0), inverse=True)]), would=True)
Scapegoat
 en ＜Scapegoat＞
 ja 《スケープゴート》
 zh ＜替罪羊＞
 icon.en <Scapegoat>
 icon.ja 《スケープゴート》
 icon.zh 《替罪羊》
 does.en delete 1 other Digimon in your battle area (you choose); it is then not deleted
%node Keyword SecurityAttackUp(n: int) = keyword_effect(kind, amount=n)
SecurityAttackUp
 en ＜Security Attack +{n:Num}＞
 ja 《Sアタック+{n:Num}》
 ja 《セキュリティアタック+{n:Num}》
 zh ＜S攻击+{n:Num}＞
 zh ＜安防攻击+{n:Num}＞
 icon.en <Security A.>
 icon.ja 《Sアタック》
 icon.zh 《S攻击》
 does.en the number of its checks changes by {n}
%node Keyword SecurityAttackDown(n: int) = keyword_effect(kind, amount=-n)
SecurityAttackDown
 en ＜Security Attack -{n:Num}＞
 ja 《Sアタック-{n:Num}》
 ja 《セキュリティアタック-{n:Num}》
 zh ＜S攻击-{n:Num}＞
 zh ＜安防攻击-{n:Num}＞
 icon.en <Security A.>
 icon.ja 《Sアタック》
 icon.zh 《S攻击》
%enum Keyword SecurityAttack = cannot: it does nothing by itself
SecurityAttack
 en ＜Security Attack＞
 ja 《Sアタック》
 ja 《セキュリティアタック》
 zh ＜S攻击＞
 zh ＜安防攻击＞
 icon.en <Security A.>
 icon.ja 《Sアタック》
 icon.zh 《S攻击》
%node Keyword Succession(f?: Req) = persistent(keyword_effect(kind), modifiers.GiveEffectsOf(keywords.Topmost(needed([f])), None, kind))
Succession
 en ＜Succession \({f:Req}\)＞
 en ＜Succession＞
 ja 《継承\({f:Req}\)》
 ja 《サクセション\({f:Req}\)》
 ja 《継承》
 ja 《サクセション》
 zh ＜继承\({f:Req}\)＞
 zh ＜继承＞
 icon.en <Succession>
 icon.ja 《継承》
 icon.zh 《继承》
%enum Keyword Training = keyword_effect(kind, keywords.Training(), main=True, places=1 << st.BREEDING | 1 << st.BATTLE)
Training
 en ＜Training＞
 ja 《トレーニング》
 zh ＜训练＞
 icon.en <Training>
 icon.ja 《トレーニング》
 icon.zh 《训练》
 does.en suspend it and place the top card of your deck face down at the bottom of the cards under it
%node Keyword UseReq(f: Req) = use_req(kind, f)
UseReq
 en ＜Use Req. \({f:Req}\)＞
 ja 《使用条件\({f:Req}\)》
 zh ＜使用条件\({f:Req}\)＞
 icon.en <Use Req.>
 icon.ja 《使用条件》
 icon.zh 《使用条件》
 does.en its colour requirements can be ignored while you have such a Digimon or Tamer on your field
%enum Keyword Vortex = keyword_effect(kind, keywords.Vortex(), trigs.AnyTurnOf(bit('turn end'), 0))
Vortex
 en ＜Vortex＞
 ja 《ヴォルテクス》
 zh ＜旋风＞
 icon.en <Vortex>
 icon.ja 《ヴォルテクス》
 icon.zh 《旋风》
 does.en attack an opponent's suspended Digimon with it, also in the turn it was played
@KwPlain
%enum Keyword Blocker = keyword_effect(kind)
Blocker
 en ＜Blocker＞
 ja 《ブロッカー》
 zh ＜阻挡者＞
 icon.en <Blocker>
 icon.ja 《ブロッカー》
 icon.zh 《阻挡者》
 does.en at block timing it may be suspended to become the target of an opponent's attack

# … as something to do
@KeywordDo
Save
 en ＜Save＞
 ja 《セーブ》
 zh ＜保存＞
Blitz
 en ＜Blitz＞
 ja 《進撃》
 zh ＜进击＞
MindLink
 en ＜Mind Link＞
 ja 《マインドリンク》
 zh ＜意识链接＞
DigiBurst
 en ＜Digi-Burst {n:Num}＞
 ja 《デジバースト{n:Num}》
 zh ＜数码爆裂{n:Num}＞
DigiBurstUpTo
 en ＜Digi-Burst up to {n:Num}＞
 ja 《デジバースト{n:Num}枚まで》
 zh ＜数码爆裂至多{n:Num}＞
 zh ＜数码爆裂最多{n:Num}张＞
MaterialSave
 en ＜Material Save {n:Num}＞
 ja 《マテリアルセーブ{n:Num}》
 zh ＜素材保存{n:Num}＞
 zh ＜资料保存{n:Num}＞
