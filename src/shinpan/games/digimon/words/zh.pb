# The Chinese wordings (simplified). The kinds of nodes are declared in the files beside; categories that only Chinese needs
# begin with Z.
#
# How Chinese says it: what is acted on stands before the verb (将…消灭, 从…中将…登场); whose it is comes first (对方的), then how
# many (1只), what filters (Lv.4以下的) and what (数码宝贝); 全部 also stands behind. 只 counts Digimon, 名 Tamers, 张 cards.
# A filter is written without its 的, which joins filters to each other and to what they filter.

%def ZBA (将{x:ZObjs}|{x:ZFroms}|将{x:ZCardsL}和{x2:ZMoreL}|{x:ZFroms}和{x2:ZMoreL})
%type Act = ZDo ZChain ZMod ZCost ZEachDo ZUsed ZPlain ZMayOnly ZPrevent ZMayDo ZDoChain ZCosts ZCanDo ZItMod ZLasts ZNever
%type Act = ZTrashHand ZTrashSource ZWouldUse
%type Things = ZObj ZCards ZField ZEnds ZFrom ZRef ZRefN ZAny ZHost ZSome ZUse ZInto ZMove ZPick ZUsing1 ZEachSubj1
%type Things = ZSourcesAll ZAnyCard ZSel ZThose ZMore ZFromOne ZUnderTamer ZOneHost ZTops ZMade ZNotX ZCountX ZNotRef ZNotPair
%type Things = ZAnySubj ZHaveX ZHaveN ZMany ZAllOf ZNeverX ZMadeMany ZPlacedX ZIsX ZCounted ZHostAny ZTrig ZNextX1 ZThisCard
%type Things = ZOfPile ZAllTamers ZThisSource ZUseThis1
%type What = ZFieldThing ZFieldWhat ZCardThing ZCardWhat ZNamed ZTamers ZTotalThing ZTotalCards ZCardAnd ZNotNamed ZKindThing
%type Filter = ZF ZF0 ZOther ZNamedF ZNotF ZTotal ZTokenF ZEach ZColorF ZF1 ZState ZIsName ZNeed ZDecoy
%type Cond = ZCond ZCond1 ZConds
%type Count = ZTai ZMai ZAll ZTaiAt ZMaiAt ZItems ZEvery ZFewTai ZMadeAt ZMaiMore ZGain
%type Zone = ZUnderAll1 ZZone ZZones ZBare ZSources ZRevealed ZLook ZEndZone ZCountZ ZCountSrc ZSrcAny1
%type Pile = ZPile ZEndPile
%type Who = ZOwn ZDoer ZEndOwn
%type Ending = ZEnding ZEndingUp ZEndingS
%type Trigger = ZTrigger ZTrashing ZNextTrigger
%type Event = ZEvent ZPileTrash1 ZTrashFrom ZPlaced ZReturnFrom
%type Pred = ZPred ZGivePred ZDpPred ZDpOf ZAttackNot1
%type Cause = ZHow ZCause ZHowB ZCauseBy
%type Counted = ZPer ZPerN ZTimes
%type CardKind = ZFieldKind ZCardKind ZTamerK ZMadeKind
%type Reference = ZThan ZThan0
%type Verb = ZVerb ZAttackV1 ZVerbBase ZPlayerVerb ZPlayerCost
%type Pay = ZPay
%type PlayAs = ZPlayAs ZPlayAfter ZPlayFirst
%type EffectsOf = ZEffectsOf
%type AttackHow = ZAttackHow
%type Target = ZTarget
%type Phase = ZPhase ZPhaseAny
%type PhaseOwner = ZPhaseOwner ZNextOwner
%type PhaseKind = ZPhaseKind ZNextPhase
%type Did = ZMadeV ZMadeV0
%type To = ZBack ZPut ZUnderTo
%type Face = ZFace
%type Stat = ZInfo
%type Color = ZShortColor

# ------------------------------------------------------------------ lines
@Line
Effect
 zh {place:Places}{timing:Timings}{limit:Limit}{do:Clause}
 zh {place:Places}{timing:Timings}{do:Clause}
 zh {place:Places0}{limit:Limit}{do:Clause}
 zh {place:Places0}{do:Clause}
 zh {timing:Timings}{limit:Limit}{do:Clause}
 zh {timing:Timings}{do:Clause}
 zh {timing:Alone}{do:Clause}
 zh {limit:Limit}{do:Clause}
 zh {do:Clause}
KeywordEffect
 zh {k:KeywordLine}
 zh {timing:Timings}{limit:Limit}{k:KeywordLine}
 zh {timing:Timings}{k:KeywordLine}
 zh {place:Places}{timing:Timings}{k:KeywordLine}
@Next
Then
 zh 此后，{do:Clause}
KeywordEffect
 zh {k:KeywordLine}
@Bullet
Item
 zh ・{do:Next}

# ------------------------------------------------------------------ clauses
@Clause
> ZChain ZPlain ZItMod ZPrevent
If
 zh {c:ZConds}时，{do:Clause}
 zh (如果|若){c:ZConds}，{do:Clause}
 zh {c:ZConds}(的场合|的话)，{do:Clause}
 zh.old 如果{c:ZConds}{do:ZMayOnly}
While
 zh {c:ZConds}(的期间|期间)，{do:Clause}
At
 zh {t:Moment}，{do:Clause}
Each
 zh {per:ZPer}，{do:ZEachDo}
 zh.old {per:ZPer}{do:ZEachDo}
@WhenClause
Next
 zh 本回合中，(下次|下一次){on:ZTriggers}时，{do:Clause}
 zh.old 本回合中，(下次|下一次){on:ZTriggers}时{do:Clause}
 zh.old 本回合中，{on:ZNextTriggers}时，{do:Clause}
When
 zh {on:ZTriggers}时，{do:Clause}
 zh.old 当{on:ZTriggers}时，{do:Clause}
 zh.old {on:ZTriggers}时{do:Clause}
# what has no subject of its own and stands by itself
@ZMayOnly
May
 zh 可以{do:ZDo}
@ZPlain
Instead
 zh 改为{do:ZChain}
 zh (你|)可以改为{do:ZMayDo}
Opponent
 zh 对方{do:ZDoChain}
 zh 对方可以{do:ZMayDo}
Or
 zh {a:ZDo}，或{b:ZDo}
@ZPrevent
Prevent
 zh 使此数码宝贝不被消灭，不会被返回手牌或卡组
 zh.old 不被消灭，不会被返回手牌或卡组
Prevent[e=leaving]
 zh (不|不会)离开战斗区
 zh.old 使此数码宝贝不离开战斗区
Prevent[e=deletion]
 zh (不|不会)被消灭
 zh.old 使此数码宝贝不被消灭
 zh.old 此数码宝贝不被消灭
@ZMayDo
May
 zh {do:ZDoChain}
@ZDoChain
> ZDo
And
 zh {a:ZDo}，{b:ZDoChain}
 zh {a:ZDo}，(且|并){b:ZDoChain}
@ZChain
> ZDo ZMod
May
 zh 你可以{do:ZDoChain}
 zh.old (可以|可){do:ZDoChain}
By
 zh 你可以通过{cost:ZCosts}来使{do:Clause}
 zh 你可以通过{cost:ZCosts}来{do:Clause}
 zh 你可以通过{cost:ZCosts}来将以下效果发动：{do:Clause}
And
 zh {a:ZDo}，且{b:Clause}
 zh {a:ZDo}，{b:Clause}
 zh {a:ZDo}，此后，{b:Clause}
 zh {a:ZMod}，且{b:ZChain}
 zh {a:ZMod}，{b:ZChain}
@ZEachDo
> ZDo
CheaperPlay
 zh {x:ZUseThis}将要登场时所需支付的登场费用-{n:Num}
May
 zh 你可以{do:ZDoChain}
And
 zh {a:ZDo}，(且|){b:ZChain}
@ZCosts
> ZCostRow ZCostOne
%row ZCostRow ZCost zh "并" "，"
%list ZCostOne ZCost zh "§"
@ZCost
> ZDo

# ------------------------------------------------------------------ what is done
@ZDo
> Act
@Act
Delete
 zh $ZBA消灭
 zh 消灭{x:ZObjs}
Draw
 zh ＜抽{n:Num}张卡＞
GainMemory
 zh 内存值+{n:Num}
LoseMemory
 zh 内存值-{n:Num}
SetMemory
 zh (将|)内存值变为{n:Num}
 zh 变为{n:Num}
Suspend
 zh $ZBA休眠
 zh $ZBA转换为休息状态
Unsuspend
 zh $ZBA激活
 zh $ZBA转换为活跃状态
Recovery
 zh ＜恢复+{n:Num}\(卡组\)＞
 zh (我方|)＜复原+{n:Num}\(卡组\)＞
RecoveryUntil
 zh (＜恢复+{n:Num}\(卡组\)＞|＜复原+{n:Num}\(卡组\)＞)直到我方的安防卡变为{m:Num}张为止
DeDigivolve
 zh 将{x:ZObjs}＜退化{n:Num}＞
UseKeyword
 zh {k:KeywordDo}
Reveal
 zh $ZBA公开
 zh 将{x:ZEndsL}公开
Look
 zh 检查{x:ZEndsL}(的内容|)
 zh 检查{z:ZLook}的内容
 zh 将{z:ZLook}确认
Add[to=@ToHand]
 zh $ZBA加入手牌
 zh 将{x:ZEndsL}加入手牌
Return
 zh $ZBA(|按任意顺序)返回{to:ZBack}
 zh 将{x:ZEndsL}返回{to:ZBack}
 zh 将{x:ZObjs}放回(到|){to:ZBack}
Trash
 zh $ZBA丢弃
 zh 将{x:ZEndsL}丢弃
 zh 选择{x:ZObjs}(并|)丢弃
 zh 将{x:ZTopsL}
 zh 丢弃{x:ZEndsL}
 zh 丢弃{x:ZObjs}
TrashAtMostDownTo
 zh 将{o:ZEndOwn}{p:ZEndPile}(的|)最上方的卡丢弃直到剩余{n:Num}张为止
Place
 zh $ZBA(|按任意顺序)放置到{to:ZPut}
 zh $ZBA以{face:ZFace}(|按任意顺序)放置到{to:ZPut}
Shuffle
 zh 洗切{o:ZOwn}{p:ZPile}
Play
 zh {pay:ZPays}$ZBA登场
 zh $ZBA{pay:ZPays}登场
 zh {pay:ZPays}$ZBA{as:ZPlayAs}登场
 zh {pay:ZPays}$ZBA登场{as:ZPlayAfter}
 zh {as:ZPlayFirst}{pay:ZPays}$ZBA登场
 zh $ZBA登场
Use
 zh {pay:ZPays}{x:ZUses}
 zh {x:ZUses}
Digivolve
 zh 将{x:ZObjs}{pay:ZPays}进化为{into:ZIntos}
 zh {pay:ZPays}将{into:ZIntos}基于{x:ZObjs}进化
 zh 将{into:ZIntos}{pay:ZPays}基于{x:ZObjs}进化
 zh {pay:ZPays}将{x:ZObjs}进化为{into:ZIntos}
 zh {pay:ZPays}将{into:ZIntos}{pay2:ZPays}基于{x:ZObjs}进化
DigivolveAs
 zh 将{x:ZAnyL}(当作|当做){of:ZFieldThing}进化为{into:ZIntos}
 zh 将{x:ZAnyL}(当作|当做){of:ZFieldThing}(并|){pay:ZPays}进化为{into:ZIntos}
DNADigivolve
 zh {pay:ZPays}将{x:ZAnyPair}合步进化为{into:ZIntos}
 zh 将{x:ZAnyPair}合步进化为{into:ZIntos}
 zh 将{x:ZObjs}合步进化为{into:ZIntos}
 zh {pay:ZPays}将{x:ZObjs}合步进化为{into:ZIntos}
 zh 将{x:ZObjs}{pay:ZPays}合步进化为{into:ZIntos}
Activate
 zh 发动{e:ZEffectsOf}
 zh 将{e:ZEffectsOf}发动
ActivateSo
 zh 将{e:ZEffectsOf}(当做|当作)此数码宝贝的效果发动
ChooseEffects
 zh 从以下效果中选择{n:Num}(项|个)发动
AllEffects
 zh 将以下效果全部发动
Below
 zh 将以下效果发动{n:Num}次
 zh 将以下效果发动
EndAttack
 zh 将(那|该|这|此)次攻击结束
SwitchTarget
 zh 将(此次|这次|)攻击(的|)对象(变更为|变为){x:ZObjs}
Choose
 zh 选择{x:ZObjs}
 zh {x:ZPicks}
Hatch
 zh 在我方的空置的养成区中孵化{n:Num}张数码蛋卡
Move
 zh 将{x:ZObjs}移动到{z:ZBareL}
 zh 将{x:ZMoveL}移动到{z:ZBareL}
PayCost
 zh 支付{n:Num}(费|费用)
PayUpTo
 zh 支付至多费用{n:Num}
ReduceCost
 zh 所需支付的{k:CostKind}-{n:Num}
 zh {x:ZUseThis}的{k:CostKind}-{n:Num}
SetCostCount
 zh 所需支付的{k:CostKind}变为与{x:ZCountX}的张数相同
Attack
 zh {x:ZSubjs}攻击{target:ZTarget}
OriginalDpSet
 zh 将{x:ZObjs}的原本的DP变更为{n:Num}
 zh {d:Duration}，将{x:ZObjs}的原本的DP变更为{n:Num}
RaiseMax
 zh {m:MaxOf}+{n:Num}
@MaxOf
ThisMax
 zh 通过此效果可以选择的{s:StatWord}
# what a subject may do
@ZChain
May
 zh {do:ZCanDo}
@ZCanDo
Digivolve
 zh {x:ZAnyL}可以{pay:ZPays}进化为{into:ZIntos}
 zh {x:ZSubjs}可以{pay:ZPays}进化为{into:ZIntos}
 zh {x:ZSubjs}可以进化为{into:ZIntos}
Attack
 zh {x:ZSubjs}可以{how:ZAttackHow}攻击
 zh {x:ZSubjs}可以{how:ZAttackHow}攻击{target:ZTarget}
 zh {x:ZSubjs}可以攻击{target:ZTarget}
 zh {x:ZSubjs}可以攻击
%list ZPays ZPay zh "" "，"
@ZPay
Reduced
 zh 所需支付的(|登场|进化|使用|链接)费用-{n:Num}来
Free
 zh 不支付费用来
 zh 不支付(进化费用来|费用)
Normal
 zh (通过|)支付费用来
 zh (通过|)支付(登场费用|进化费用)(来|)
CostIs
 zh (通过|)支付进化费用{n:Num}来
 zh (通过|)支付{n:Num}(费用来|费来)
FreeAnyColor
 zh 无视颜色条件不支付费用来
Ignoring
 zh 无视进化条件(而|)
IgnoringLevel
 zh 无视Lv(.|)(而|)
@ZPlayAs
Suspended
 zh 以休息状态
AnotherDigimon
 zh 作为(新的数码宝贝|驯兽师或新的数码宝贝)
@ZPlayAfter
ToBreeding
 zh 到我方的空置的养成区
@ZPlayFirst
NoBattle
 zh 不进行战斗，
@ZEffectsOf
EffectsOf
 zh {x:ZRef}的{t:TimingTags}效果
 zh {x:ZRef}的{n:ZItems}{t:TimingTags}效果
@ZItems
Exactly
 zh {n:Num}个
@ZAttackHow
NoSuspend
 zh 不休眠(而|)
@ZTarget
Player
 zh 玩家
TargetOf
 zh {x:ZAny}
@CostKind
DigivolutionCost
 zh 进化费用
PlayCost
 zh 登场费用
UseCost
 zh 使用费用
AnyCost
 zh 费用
%list ZMoveL ZMove zh "§"
@ZMove
Sel
 zh {z:ZBareL}中的{n:ZMai}{o:ZOwn}{of:ZFieldThing}
 zh {z:ZBareL}中的{n:ZTai}{o:ZOwn}{of:ZFieldThing}
 zh {z:ZBareL}中的{o:ZOwn}{n:ZTai}{of:ZFieldThing}
%list ZPicks ZPick zh "§"
@ZPick
Sel
 zh 从{z:ZZonesL}(中|)选择{n:ZMai}{of:ZCardWhat}
%list ZUses ZUse zh "§"
@ZUse
Sel
 zh 从{z:ZZoneL}(中|)使用{n:ZMai}{of:ZCardWhat}
 zh 使用{z:ZRevealedL}{n:ZMai}{of:ZCardWhat}
 zh 使用{z:ZZonesL}(中|)的{n:ZMai}{of:ZCardWhat}
%list ZIntos ZInto zh "或"
@ZInto
This[k=Card]
 zh {z:ZBareL}(中|)的此卡
 zh 此卡
Sel[n=@One]
 zh {z:ZZonesL}(中|)的{of:ZCardWhat}
 zh {of:ZCardWhat}
Sel
 zh {z:ZZonesL}(中|)的{n:ZMai}{of:ZCardWhat}
 zh {z:ZRevealedL}{n:ZMai}{of:ZCardWhat}

# ------------------------------------------------------------------ what holds
@ZMod
Mod
 zh {d:Duration}，{x:ZSubjs}{p:ZPreds}
 zh {x:ZSubjs}{p:ZPreds}
 zh {d:Duration}，给予{x:ZObjs}{p:ZGivePreds}
 zh 给予{x:ZObjs}{p:ZGivePreds}
 zh {per:ZPer}，{x:ZSubjs}{p:ZPreds}
 zh {d:Duration}，{per:ZPer}，{x:ZSubjs}{p:ZPreds}
 zh {per:ZPer}，{d:Duration}，{x:ZSubjs}{p:ZPreds}
 zh {x:ZSubjs}(在|){d:Duration}，{p:ZPreds}
AttackAlso
 zh 通过此效果，也可以攻击{x:ZAnyL}
XrosReplace
 zh {d:Duration}，我方将要数码合体时，你可以用{x:ZRefN}代替数码合体条件中的1张卡
For
 zh {d:Duration}，{do:ZLasts}
> ZLasts
@ZItMod
ItMod
 zh {p:ZPreds}
 zh {d:Duration}，{p:ZPreds}
@ZMod
Mod
 zh {d:Duration}，{x:ZSubjs}{p:ZDpPreds}×{per:ZTimes}
 zh {x:ZEachSubj}{p:ZPreds}
 zh {d:Duration}，{x:ZEachSubj}{p:ZPreds}
 zh {d:Duration}，{p:ZDpOfs}增加到{x:ZSubjs}的DP上
 zh 与{vs:ZAny}战斗的期间，{x:ZSubjs}{p:ZPreds}
 zh {x:ZUsing}{p:ZAttackNot}
 zh {d:Duration}，{x:ZUsing}{p:ZAttackNot}
%list ZDpPreds ZDpPred zh "§"
%list ZDpOfs ZDpOf zh "§"
%list ZUsing ZUsing1 zh "§"
%list ZAttackNot ZAttackNot1 zh "§"
%list ZEachSubj ZEachSubj1 zh "§"
@ZDpPred
DpDown
 zh DP-{n:Num}
DpUp
 zh DP+{n:Num}
@ZDpOf
DpUpOf
 zh {x:ZMade}的DP
@ZUsing1
Sel[n=@All,o=@Opponent]
 zh 对方不能使用{of:ZFieldThing}
@ZAttackNot1
Cant
 zh {v:ZAttackV}
%list ZAttackV ZAttackV1 zh "§"
@AnyAim
Aim
 zh 攻击对象
@AimOf
Aim
 zh {x:ZRefN}的攻击对象
@ZAttackV1
Attack
 zh 攻击
Digivolve
 zh 进化
@ZEachSubj1
Sel[n=@All]
 zh {o:ZOwn}{of:ZFieldThing}
@ZTimes
CountColors
 zh {x:ZRefN}持有的颜色的数量
CountMade
 zh 通过此效果{v:ZMadeV}的卡的张数
%list ZSubjs ZObj zh "和"
%list ZPreds ZPred zh "，且" "，" "，且|，" "，|，且"
%list ZGivePreds ZGivePred zh "§"
@ZGivePred
Gain
 zh {k:Grants}
%list Grants Grant zh "和"
@Grant
Quoted
 zh {e:Ability}的效果
 zh {e:Ability}
AllEffectsOf
 zh {x:ZSourcesAll}的效果
@ZSourcesAll
Sel[n=@All]
 zh {z:ZSourcesL}中全部{of:ZCardWhat}
@ZPred
DpUp
 zh (的|)DP+{n:Num}
DpDown
 zh (的|)DP-{n:Num}
Gain
 zh 获得{k:Grants}(|效果)
Cant
 zh {v:ZVerbs}
Unaffected
 zh (不会受到|不受){by:ZCausesL}(的|)影响
CanAttackUnsuspended
 zh 也可以攻击{x:ZAny}
AlsoNamed
 zh 的名称也当作{t:NamesAnd}
AlsoTrait
 zh 的特征也当作{t:NamesAnd}
AlsoNameHas
 zh 的名称也当作包含{t:NamesAnd}
LoseEffects
 zh 失去全部效果
MustAttack
 zh 必须攻击
AlsoColor
 zh 的颜色也当作{c:ColorList}
AlsoColorsLike
 zh 的颜色也当作{x:ZMade}的颜色
AlsoColorsOf
 zh 的颜色也当作{x:ZRefN}的进化源中的卡的颜色
OnlyDigivolveInto
 zh 只能进化为{x:ZAny}
NoSecurityEffects
 zh 判定出的选项卡的{t:TimingTags}效果不会发动
%list ZVerbs ZVerb zh "§"
@ZVerb
Attack
 zh (不能|不会|无法)攻击
AttackPlayer
 zh (不能|无法)攻击玩家
AttackX
 zh (不能|无法)攻击{x:ZAny}
Block
 zh (不能|无法)阻挡
Unsuspend
 zh 不会激活
UnsuspendIn
 zh 在{t:ZPhase}中不会激活
 zh 在{t:ZPhaseAny}中不会激活
Digivolve
 zh (不能|无法)进化
BeBlocked
 zh 不会被阻挡
 zh 不会被{x:ZAny}阻挡
BeDeleted
 zh 不会被消灭
 zh 不会{by:ZHows}(被|)消灭
BeReturned
 zh 不会被返回手牌或卡组
 zh 不会{by:ZCauseL}被返回手牌或卡组
BeReturnedHand
 zh 不会被返回手牌
 zh 不会{by:ZCauseL}被返回手牌
BeReturnedDeck
 zh 不会被返回卡组
 zh 不会{by:ZCauseL}被返回卡组
Leave
 zh 不会离开战斗区
 zh 不会{by:ZHows}离开战斗区
Suspend
 zh (不能|无法)(休眠|转换为休息状态)
ActivateTiming
 zh {t:TimingTags}效果不会发动
BeAttacked
 zh 不会被攻击
DpReduced
 zh (的|)DP不会减少
 zh 不会{by:ZCauseL}减少DP
%many ZVerbPair ZVerbBase zh "和"
@ZVerbBase
Attack
 zh 攻击
Block
 zh 阻挡
@ZPred
Cant
 zh (不能|无法)进行{v:ZVerbPair}
@Duration
ThisTurn
 zh 本回合中
 zh (直到|)(本|)回合结束(时|)为止
OpponentsTurnEnd
 zh 直到(下一次|)对方的回合结束为止
 zh 直到对方的回合结束时为止
OpponentsNextTurnEnd
 zh 直到下一次对方的回合结束时为止
YourTurnEnd
 zh 直到我方的回合结束(时|)为止
YourNextTurnEnd
 zh 直到下一次我方的回合结束(时|)为止
ThisBattle
 zh 本次战斗中
ThisAttack
 zh 本次攻击中
@ZPlain
XrosFrom
 zh {z:ZUnderAll}的卡也可以通过数码合体放置到进化源中
 zh {z:ZBareL}的卡也可以通过数码合体放置到进化源中
%list ZUnderAll ZUnderAll1 zh "§"
@ZUnderAll1
Sources
 zh {x:ZAllTamers}(的|)下方
@ZAllTamers
Sel
 zh {o:ZOwn}{of:ZTamers}
@ZLasts
TimingLocked
 zh {x:ZHost}的{t:TimingTags}效果不会发动
PlayerCant
 zh {x:ZDoer}不能{v:ZPlayerVerbs}
PlayerCant
 zh {x:ZDoer}{v:ZPlayerCosts}不能减少
%list ZPlayerVerbs ZPlayerVerb zh "、"
@ZPlayerVerb
GainMemoryExcept
 zh 通过驯兽师的效果以外的方式增加内存值
GainMemory
 zh 增加内存值
IgnoreRequirements
 zh 无视进化条件
Use
 zh 使用{x:ZAnyCard}
PlayByEffects
 zh 通过效果来将{x:ZAny}登场
%list ZPlayerCosts ZPlayerCost zh "§"
@ZPlayerCost
ReduceCosts
 zh 所需支付的{k:CostKind}
@ZAnyCard
Sel[n=@One]
 zh {of:ZCardWhat}
@Clause
During
 zh {t:ZPhase}中，{do:ZMod}
@ZPhase
PhaseOf
 zh {w:ZPhaseOwner}{k:ZPhaseKind}
 zh {w:ZNextOwner}{k:ZNextPhase}
@ZPhaseOwner
Yours
 zh 我方的
Theirs
 zh 对方的
@ZNextOwner
Theirs
 zh 下一次对方的
Yours
 zh 下一次我方的
@ZNextPhase
NextOf
 zh {k:ZPhaseKind}
@ZPhaseKind
Unsuspending
 zh 激活阶段
Main
 zh 主要阶段

# ------------------------------------------------------------------ who and what
%list ZObjs ZObj zh "和"
@ZObj
> ZField ZCards ZRef
ThisWith
 zh {f:ZFs}的此数码宝贝
OneOf
 zh {x:ZSelOr}
 zh {x:ZCards}或{x2:ZMore}
%row ZSelOr ZSel zh "或"
@ZSel
> ZField ZCards
@ZRef
> ZRefN
This[k=Card]
 zh 此卡
This[k=CardOrDigimon]
 zh 此卡/数码宝贝
This[k=CardOrTamer]
 zh 此卡/驯兽师
This[k=Option]
 zh 此选项卡
That[k=Card]
 zh 该卡
 zh 该数码宝贝卡
It
 zh 其
SomeOf
 zh 那{n:ZTai}{x:ZThose}
Rest
 zh 余下的卡
 zh 剩余的卡
Revealed
 zh 被公开的卡
 zh 公开的卡
Made
 zh (通过此效果|){v:ZMadeV}的{k:ZMadeKind}(|全部)
 zh 通过此效果{v:ZMadeV}的{o:ZOwn}{k:ZMadeKind}
Those[k=Digimon]
 zh 选择的数码宝贝全部
Those[k=Card]
 zh 选择的卡全部
@ZThose
Those[k=Digimon]
 zh 数码宝贝
Those[k=Tamer]
 zh 驯兽师
# what can be compared with: nothing that begins with a filter
@ZRefN
This[k=Digimon]
 zh 此数码宝贝
This[k=Tamer]
 zh 此驯兽师
That[k=Digimon]
 zh 该数码宝贝
That[k=Tamer]
 zh 该驯兽师
Attacker
 zh 进行攻击的数码宝贝
@ZMadeV
Play
 zh 登场
Delete
 zh 被消灭
Trash
 zh (被|)丢弃
Return
 zh (被|)返回
Place
 zh (被|)放置
Suspend
 zh 休眠
Digivolve
 zh 进化
Use
 zh 使用
Add
 zh 加入手牌
@ZMadeKind
Digimon
 zh 数码宝贝
Tamer
 zh 驯兽师
Card
 zh (卡|数码宝贝卡)
Option
 zh 选项卡
%list ZFs ZF zh "的" "且" "的，" "、且"
%list ZF0s ZF0 zh "的" "且"
%list ZOthers ZOther zh "§"
@ZOther
Other
 zh 其他
@ZField
Sel[n=@AnyNumber]
 zh {o:ZOwn}{of:ZTotalThing}
@ZCards
Sel[n=@AnyNumber]
 zh {z:ZRevealedL}{of:ZTotalCards}
@ZTotalThing
Thing
 zh {f:ZTotals}的{k:ZFieldKinds}
@ZTotalCards
Thing
 zh {f:ZTotals}的{f2:ZFs}的{k:ZCardKinds}
 zh {f:ZTotals}的{k:ZCardKinds}
%list ZTotals ZTotal zh "§"
@ZTotal
Total
 zh {s:StatWord}合计{n:Num}以下
 zh {s:StatWord}合计(至多|最多){n:Num}
@ZField
Sel
 zh {o:ZOwn}{n:ZTai}{of:ZFieldWhat}
 zh {n:ZTai}{of:ZFieldWhat}
 zh {o:ZOwn}{of:ZFieldThing}{n:ZAll}
 zh {of:ZFieldThing}{n:ZAll}
 zh.old {o:ZOwn}{of:ZFieldThing}{n:ZTai}
SelWith
 zh {o:ZOwn}{w:ZFs}的{n:ZTai}{of:ZFieldThing}
 zh {o:ZOwn}{w:ZOthers}{n:ZTai}{of:ZFieldThing}
 zh {o:ZOwn}{w:ZFs}的{w2:ZOthers}{n:ZTai}{of:ZFieldThing}
 zh {o:ZOwn}{w2:ZOthers}{w:ZFs}的{n:ZTai}{of:ZFieldThing}
 zh {w:ZFs}的{o:ZOwn}{n:ZTai}{of:ZFieldThing}
 zh {w:ZFs}的{o:ZOwn}{of:ZFieldThing}{n:ZAll}
 zh {w:ZFs}的{n:ZTai}{of:ZFieldThing}
@ZFieldWhat
> ZFieldThing
Either
 zh {a:ZFieldThing}或{b:ZFieldWhat}
%last ZFieldWhat Either
@ZFieldThing
> ZNamed
Thing
 zh {k:ZFieldKinds}
 zh {f:ZFs}的{k:ZFieldKinds}
 zh {f:ZColorFs}{k:ZFieldKinds}
 zh {f2:ZOthers}{k:ZFieldKinds}
 zh {f2:ZOthers}{f:ZFs}的{k:ZFieldKinds}
 zh {f:ZFs}的{f2:ZOthers}{k:ZFieldKinds}
%list ZFieldKinds ZFieldKind zh "或" "和"
@ZFieldKind
Digimon
 zh 数码宝贝
Tamer
 zh 驯兽师
SecurityDigimon
 zh 安防数码宝贝
Token
 zh 替代卡
@ZNamed
Thing
 zh {f:ZNamedFs}
 zh {f2:ZOthers}{f:ZNamedFs}
 zh {f2:ZFs}的{f:ZNamedFs}
 zh {f:ZNamedFs}{f2:ZTokens}
%list ZNamedFs ZNamedF zh "§"
@ZNamedF
Named
 zh {t:Names}
%list ZTokens ZTokenF zh "§"
@ZTokenF
TokenFacts
 zh 替代卡{x:Facts}
%list Names Name zh "或" "/" "、"
%list NamesAnd Name zh "和" "、" "/"
@ZTai
Exactly
 zh {n:Num}(只|名)
UpTo
 zh (至多|最多){n:Num}(只|名)
All
 zh 全部
 zh 所有
@ZAll
All
 zh 全部
UpTo
 zh 至多{n:Num}(只|名)
@ZOwn
You
 zh 我方的
 zh 我方
Opponent
 zh 对方的
 zh 对方
 zh 对方自身的
 zh 对方自身
Anyone
 zh 双方的
 zh (我方和对方|我方或对方)的
# cards: where they lie stands before
@ZCards
Sel
 zh {z:ZRevealedL}{n:ZMai}{of:ZCardWhat}
 zh {z:ZRevealedL}{of:ZCardThing}{n:ZAll}
 zh {z:ZZonesL}(中|)的{n:ZMai}{of:ZCardWhat}
 zh {z:ZZonesL}(中|)的{of:ZCardThing}{n:ZAll}
 zh {z:ZZonesL}(中|)的{of:ZCardAnd}{n:ZEvery}
 zh {z:ZZonesL}{n:ZAll}
 zh {z:ZZonesL}{n:ZMai}
%list ZCardsL ZCards zh "§"
%list ZMoreL ZMore zh "和"
@ZMore
Sel
 zh {n:ZMai}{of:ZCardWhat}
@ZCards
EachFilter[n=@One,m=@One]
 zh {z:ZRevealedL}{a:ZEachA}和{b:ZEachA}的{k:ZCardKinds}各1张
 zh {z:ZRevealedL}{f:ZFs}的{a:ZEachA}和{b:ZEachA}的{k:ZCardKinds}各1张
@ZFrom
EachFilter[n=@One,m=@One]
 zh 从{z:ZZonesL}(中|)将{a:ZEachA}和{b:ZEachA}的{k:ZCardKinds}各1张
 zh 从{z:ZZonesL}(中|)将{f:ZFs}的{a:ZEachA}和{b:ZEachA}的{k:ZCardKinds}各1张
@ZField
EachFilter[n=@One,m=@One]
 zh {o:ZOwn}{a:ZEachA}和{b:ZEachA}的{f:ZFs}的{k:ZFieldKinds}各1只
 zh {o:ZOwn}{a:ZEachA}和{b:ZEachA}的{k:ZFieldKinds}各1只
%list ZEachA ZEach zh "§"
@ZEach
Color
 zh {c:ColorList}
Level[is=eq]
 zh Lv.{n:Num}
@ZFrom
OneOf
 zh {x:ZFromOne}或{x2:ZMore}
This[k=Card]
 zh 从{z:ZZonesL}(中|)将此卡
@ZFromOne
Sel
 zh 从{z:ZZonesL}(中|)将{n:ZMai}{of:ZCardThing}
@ZFrom
Sel
 zh 从{z:ZZonesL}(中|)将{n:ZMai}{of:ZCardWhat}
 zh 从{z:ZZonesL}(中|)将{of:ZCardThing}{n:ZAll}
%list ZFroms ZFrom zh "§"
@ZMai
Exactly
 zh {n:Num}张
 zh 合计{n:Num}张
UpTo
 zh (至多|最多){n:Num}张
@ZCardWhat
> ZCardThing
Either
 zh {a:ZCardThing}或{b:ZCardWhat}
%last ZCardWhat Either
@ZCardAnd
Either
 zh {a:ZCardThing}和{b:ZCardThing}
@ZCardThing
> ZNamed
Thing
 zh {k:ZCardKinds}
 zh {f:ZFs}的{k:ZCardKinds}
 zh {f2:ZOthers}{k:ZCardKinds}
 zh {f:ZColorFs}{k:ZCardKinds}
%list ZColorFs ZColorF zh "§"
@ZColorF
Color
 zh {c:ColorList}
%list ZCardKinds ZCardKind zh "或"
@ZCardKind
Card
 zh 卡
DigimonCard
 zh 数码宝贝卡
TamerCard
 zh 驯兽师卡
 zh 驯兽师
OptionCard
 zh 选项卡
EggCard
 zh 数码蛋卡

# ------------------------------------------------------------------ zones
%list ZZonesL ZZones zh "或"
@ZZones
> ZZone ZBare ZSources
%list ZZoneL ZZones zh "或"
@ZZone
Zone
 zh {o:ZOwn}{p:ZPiles}
%list ZPiles ZPile zh "或" "/" "和"
@ZPile
Hand
 zh 手牌
Trash
 zh 废弃区
Deck
 zh 卡组
Security
 zh 安防区
 zh 安防卡
Breeding
 zh 养成区
EggDeck
 zh 数码蛋卡组
Battle
 zh 战斗区
# whose they are is not said: those of who acts
%list ZBareL ZBare zh "§"
@ZBare
Zone[o=@You]
 zh {p:ZPiles}
%list ZSourcesL ZSources zh "§"
@ZSources
Sources
 zh {x:ZHost}(持有的|的)进化源
 zh {x:ZOneHost}的进化源
 zh {x:ZUnderTamer}(的|)下方
@ZOneHost
Sel[n=@One]
 zh {o:ZOwn}{of:ZFieldThing}
@ZUnderTamer
> ZRefN
Sel[n=@One]
 zh {o:ZOwn}{of:ZTamers}
Sel[n=@One,o=@You]
 zh {of:ZTamers}
Sel
 zh {o:ZOwn}{n:ZTai}{of:ZTamers}
@ZTamers
Thing
 zh {k:ZTamerKs}
 zh {f:ZFs}的{k:ZTamerKs}
%list ZTamerKs ZTamerK zh "§"
@ZTamerK
Tamer
 zh 驯兽师
@ZHost
> ZField ZRef
%list ZRevealedL ZRevealed zh "§"
@ZRevealed
Revealed
 zh 其中的
@ZLook
Zone
 zh {o:ZOwn}全部{p:ZPiles}
 zh {o:ZOwn}{p:ZPiles}全部
@ZBack
ToHand
 zh 手牌
 zh (持有者的|)手牌(中|)
EndOf
 zh {z:ZEndZones}(的|){at:EndAt}
@ZPut
BattleArea
 zh 战斗区
EndOf
 zh {z:ZEndZones}(的|){at:EndAt}
UnderEnd
 zh {x:ZHost}的进化源(的|){at:EndAt}
SourcesAny
 zh {x:ZHost}的进化源中
Under
 zh {x:ZUnderTamer}的最下方
SecurityAnywhere
 zh (我方的|对方的|)安防区
%list ZEndZones ZEndZone zh "§"
@ZEndZone
Zone[o=@You]
 zh (|我方的|对方的|持有者|持有者的|对方自身的){p:ZEndPiles}
%list ZEndPiles ZEndPile zh "§"
@ZEndPile
Deck
 zh 卡组
Security
 zh 安防区
EggDeck
 zh 数码蛋卡组
@EndAt
AtTop
 zh 最上方
AtBottom
 zh 最下方
AtEither
 zh 最上方或最下方
@ZFace
FaceDown
 zh 背面朝上
FaceUp
 zh 正面朝上
%list ZEndsL ZEnds zh "§"
@ZEnds
PileEnd
 zh {o:ZEndOwn}{p:ZEndPile}(的|){at:EndAt}的{c:ZEnding}
PileEnd[up=1]
 zh {o:ZEndOwn}{p:ZEndPile}(的|){at:EndAt}的(至多|最多){c:ZEndingUp}
SourceEnd
 zh {x:ZHost}的{at:EndAt}的{c:ZEndingS}
 zh {x:ZHost}(的|)进化源(的|){at:EndAt}的{c:ZEnding}
SourceEnd[up=1]
 zh {x:ZHost}的{at:EndAt}的(至多|最多){c:ZEndingS}
%list ZTopsL ZTops zh "§"
@ZTops
TopOf
 zh {x:ZHost}的叠放卡从最上方丢弃1张
 zh {x:ZHost}的叠放卡从最上方丢弃{n:Big}张
@ZEndOwn
You
 zh 我方(的|)
Opponent
 zh 对方(的|)
 zh 对方自身(的|)
Anyone
 zh 双方(的|)
@ZEnding
Ending
 zh 1张卡
 zh {n:Big}张卡
 zh 卡
@ZEndingUp
Ending
 zh {n:Num}张卡
@ZEndingS
Ending
 zh 1张进化源
 zh {n:Big}张进化源

# ------------------------------------------------------------------ filters, without their 的
@ZF
> ZF0
SourceIs
 zh 进化源中(有|持有){x:ZSome}
# all but what is under something: a condition says that of where it lies
@ZF0
OnField
 zh 在区域中
Different[s=@Name]
 zh 名称不同
Different[s=@Color]
 zh 颜色不同
Level[is=eq]
 zh Lv.{n:Num}
Level[is=max]
 zh Lv.{n:Num}以下
Level[is=min]
 zh Lv.{n:Num}以上
Dp[is=max]
 zh DP{n:Num}以下
Dp[is=min]
 zh DP{n:Num}以上
 zh DP有{n:Num}以上
Dp[is=eq]
 zh DP{n:Num}
OriginalDp[is=max]
 zh 原本的DP{n:Num}以下
OriginalDp[is=min]
 zh 原本的DP{n:Num}以上
Cost[is=max]
 zh 登场费用{n:Num}以下
 zh 登场费用在{n:Num}以下
Cost[is=min]
 zh 登场费用{n:Num}以上
Cost[is=eq]
 zh 登场费用{n:Num}
UseCost[is=max]
 zh 使用费用{n:Num}以下
UseCost[is=min]
 zh 使用费用{n:Num}以上
UseCost[is=eq]
 zh 使用费用{n:Num}
CostAny[s=@UseCost]
 zh 使用费用{n:ZNumbers}
PlayOrUseCost[is=max]
 zh 费用{n:Num}以下
Color
 zh {c:ColorList}
 zh 包含{c:ColorList}
NonColor
 zh {c:ColorList}之外
Trait
 zh 特征(中|)持有{t:Names}
TraitHas
 zh 特征(中|)包含{t:Names}
NameHas
 zh 名称(中|)包含{t:Names}
TextHas
 zh 记述有{t:Names}
 zh 记述有{k:Keyword}
Suspended
 zh 处于休息状态
 zh 休息状态
Unsuspended
 zh 处于活跃状态
 zh 活跃状态
NoSources
 zh 不持有进化源
 zh 没有进化源
HasSources
 zh 持有进化源
HasInherited
 zh 持有进化源效果
XrosRequirements
 zh 持有数码合体条件
Has
 zh 持有{k:KeywordsOr}(效果|)
HasTiming
 zh 持有{t:TimingTag}效果
Without
 zh {f:ZNotFs}
Colors[is=eq]
 zh 持有{n:Num}种颜色
Colors[is=min]
 zh 持有{n:Num}种以上(的|)颜色
SourceCount[is=min]
 zh 持有进化源{n:Num}张以上
 zh 进化源在{n:Num}张以上
SourceCount[is=max]
 zh 持有进化源{n:Num}张以下
 zh 进化源在{n:Num}张以下
Extreme[is=lowest]
 zh {s:StatWord}最低
Extreme[is=highest]
 zh {s:StatWord}最高
Cmp[is=max]
 zh {s:StatWord}在{r:ZThan}以下
Cmp[is=min]
 zh {s:StatWord}在{r:ZThan}以上
Cmp[is=less]
 zh {s:StatWord}比{r:ZThan}低
Cmp[is=more]
 zh {s:StatWord}比{r:ZThan}高
DifferentFrom
 zh 与{x:ZMade}{s:ZInfo}不同
Cmp[is=max,s=@Sources]
 zh 进化源的张数在{r:ZThan}的进化源的张数以下
Cmp[is=max,s=@PlayCost]
 zh {r:ZThan0}的登场费用以下
SameAs
 zh 与{x:ZMade}{s:ZInfo}相同
Not
 zh {x:ZNotX}(以外|之外)
 zh {x:ZNotPair}以外
SameLevel
 zh Lv.相同
NonEgg
 zh 数码蛋卡(以外|之外)
FaceUp
 zh 正面朝上
FaceDown
 zh 背面朝上
AnyOf
 zh {f:ZOrs}
Different[s=@Number]
 zh 卡编号不同
%many ZNumbers Num zh "或"
%many ZOrs ZF1 zh "或" "的，或" "的或"
@ZF1
Level[is=eq]
 zh Lv.{n:Num}
Level[is=min]
 zh Lv.{n:Num}以上
Dp[is=max]
 zh DP{n:Num}以下
Color
 zh {c:ColorList}
Trait
 zh 特征(中|)持有{t:Names}
TraitHas
 zh 特征(中|)包含{t:Names}
NameHas
 zh 名称(中|)包含{t:Names}
Colors[is=eq]
 zh 持有{n:Num}种颜色
Has
 zh 持有{k:KeywordsOr}(效果|)
SourceIs
 zh (有|)进化源中(有|持有){x:ZSome}
Level[is=max]
 zh Lv.{n:Num}以下
Cost[is=max]
 zh 登场费用{n:Num}以下
TextHas
 zh 记述有{t:Names}
Suspended
 zh 处于休息状态
UseCost[is=max]
 zh 使用费用{n:Num}以下
%list ZNotFs ZNotF zh "§"
@ZNotF
Has
 zh 不持有{k:KeywordsOr}(效果|)
Trait
 zh 特征(中|)不持有{t:Names}
TraitHas
 zh 特征(中|)不包含{t:Names}
NameHas
 zh 名称(中|)不包含{t:Names}
%list KeywordsOr Keyword zh "或" "/"
@ZThan
Than
 zh {x:ZMade}
ThanCount
 zh {x:ZCountL}的张数
 zh {x:ZCountSrcL}的张数
@ZThan0
Than
 zh {x:ZMade}
@ZMade
> ZRefN
That[k=Digimon]
 zh 将要进化的数码宝贝
Made
 zh (通过此效果|){v:ZMadeV}(的|){k:ZMadeKind}
%list ZCountL ZCountX zh "§"
@ZCountX
Sel
 zh {z:ZCountZL}
%list ZCountZL ZCountZ zh "§"
@ZCountZ
> ZZone
%list ZCountSrcL ZCountSrc zh "§"
@ZCountSrc
Sources
 zh {x:ZRefN}的进化源
@ZNotPair
OneOf
 zh {x:ZNotRefs}
%row ZNotRefs ZNotRef zh "和"
@ZNotRef
> ZRefN
Made[v=@Choose]
 zh 对方选择的{k:ZMadeKind}
@ZNotX
Sel
 zh {of:ZNotNamed}
@ZNotNamed
Thing
 zh {f:ZNamedFs}
@StatWord
DP
 zh DP
Level
 zh Lv.
PlayCost
 zh 登场费用
UseCost
 zh 使用费用
@ZInfo
Name
 zh 名称
Level
 zh Lv.
Color
 zh 颜色
%list ColorList ColorName zh "或" "/"
@ColorName
Red
 zh 红色
Blue
 zh 蓝色
Yellow
 zh 黄色
Green
 zh 绿色
Black
 zh 黑色
Purple
 zh 紫色
White
 zh 白色
# one of them, where it is asked for
@ZSome
Sel[n=@One]
 zh {of:ZCardWhat}

# ------------------------------------------------------------------ any such thing, in conditions and triggers
@ZAny
> ZRefN
Sel[n=@One]
 zh {o:ZOwn}{of:ZFieldWhat}
 zh {of:ZFieldWhat}

# ------------------------------------------------------------------ conditions
@ZConds
> ZCondRow ZCondOne
%row ZCondRow ZCond zh "，"
%list ZCondOne ZCond zh "§"
@ZCond
> ZCond1
AnyCond
 zh {c:ZCondOr}
 zh {c:ZCondWhile}
%many ZCondOr ZCond1 zh "，或"
%many ZCondWhile ZCond1 zh "的期间，或"
@ZCond1
TotalCards
 zh 双方的{p:ZTotalPiles}合计{n:ZMaiAt}
Have
 zh {o:ZDoer}有{x:ZHaveL}(在场|)
 zh {o:ZDoer}没有{x:ZHaveNo}(在场|)
 zh {o:ZDoer}场上存在{x:ZHaveL}
 zh {o:ZDoer}场上没有{x:ZHaveNo}
Memory[is=max,o=@You]
 zh (我方的|)内存值在{n:Num}以下
Memory[is=min,o=@You]
 zh (我方的|)内存值在{n:Num}以上
Exists
 zh {x:ZMany}
Has
 zh {x:ZSubjL}(|的|为|是|有){f:ZF0s}
 zh {x:ZSubjL}{f:ZStates}
Is
 zh {x:ZSubjL}(是|为){f:ZIsNamed}
In
 zh {z:ZSourcesL}中(|，)(有|存在){x:ZSome}
 zh {z:ZPileOneL}中(有|存在){x:ZSome}
Turn
 zh (是|){o:ZOwn}回合
DNADigivolving
 zh 合步进化
DigiXrosing
 zh 数码合体
 zh 数码合体{n:ZMai}
PlayedFrom
 zh 从{z:ZSrcAny}中登场
DigivolvingFrom
 zh 从{z:ZZonesL}(中|)进化
YouDid
 zh 这样做了
YouDidnt
 zh 没有(丢弃|登场|消灭|进化|这样做)
PlayerDidnt
 zh 本回合中{o:ZDoer}的{do:ZNever}
GainedMemory
 zh 通过此效果内存值{n:ZGain}
WasMade
 zh 通过此效果{v:ZMadeV}的{x:ZMadeMany}
EffectPlaced
 zh 通过此效果放置了{x:ZPlacedX}
DeletedBy
 zh {by:ZHows}被消灭
AgainstPile[is=less,o=@You,p=@Security]
 zh 我方的安防卡的张数比对方的安防卡少
AgainstPile[is=max,o=@You,p=@Security]
 zh 我方的安防卡的张数在对方的安防卡以下
AgainstPile[is=more,o=@You,p=@Security]
 zh 我方的安防卡的张数比对方的安防卡多
AgainstPile[is=less,o=@You,p=@Hand]
 zh 我方的手牌的张数比对方的手牌少
AgainstPile[is=max,o=@You,p=@Hand]
 zh 我方的手牌的张数在对方的手牌以下
NoneMade[v=@Use]
 zh 没有通过此效果使用选项卡
NoneMade
 zh 通过此效果没有{v:ZMadeV0}对方的数码宝贝
Added
 zh 加入了
%list ZSrcAny ZSrcAny1 zh "§"
@ZSrcAny1
SourcesAny
 zh 进化源
%list ZPileOneL ZZone zh "§"
@ZMadeV0
Delete
 zh 消灭
@ZDoer
You
 zh 我方
Opponent
 zh 对方
Anyone
 zh 双方
 zh (我方或对方|我方和对方)
%list ZSubjL ZAnySubj zh "§"
@ZAnySubj
> ZRef ZAllOf
SomeOf[n=@All,x=@Revealed]
 zh (被|)公开的卡全部
ThisWith
 zh {f:ZFs}的此数码宝贝
@ZAllOf
Sel
 zh {o:ZOwn}{of:ZFieldThing}{n:ZEvery}
@ZEvery
All
 zh 全部
%list ZHaveL ZHaveX zh "和"
@ZHaveX
Sel[n=@One]
 zh {of:ZFieldWhat}
Sel
 zh {n:ZTaiAt}{of:ZFieldWhat}
%list ZHaveNo ZHaveN zh "§"
@ZHaveN
Sel[n=@No]
 zh {of:ZFieldWhat}
@ZTaiAt
AtLeast
 zh {n:Num}(只|名)以上(的|)
AtMost
 zh {n:Num}(只|名)以下(的|)
%list ZTotalPiles ZPile zh "和"
@ZMaiAt
AtLeast
 zh 有{n:Num}张以上
AtMost
 zh 在{n:Num}张以下
Exactly
 zh 有{n:Num}张
Just
 zh 恰好为{n:Num}张
 zh 是{n:Num}张
@ZMany
Sel
 zh {z:ZPileOneL}{n:ZMaiAt}
 zh {z:ZPileOneL}(中的|中|的){of:ZCardThing}{n:ZMaiAt}
 zh {z:ZSourcesL}{n:ZMaiAt}
Sel
 zh {o:ZOwn}{of:ZFieldThing}{n:ZFewTai}
@ZFewTai
AtMost
 zh 在{n:Num}只以下
AtLeast
 zh 有{n:Num}只以上
@ZNever
Attack
 zh {x:ZNeverL}一次都没有攻击过
%list ZNeverL ZNeverX zh "§"
@ZNeverX
Sel[n=@One]
 zh {of:ZFieldThing}
@ZMadeMany
Sel
 zh {of:ZCardThing}(合计|){n:ZMadeAt}
@ZPlacedX
Sel
 zh {n:ZMai}{of:ZCardThing}
 zh {n:ZMaiMore}的{of:ZCardThing}
@ZMadeAt
AtLeast
 zh 有{n:Num}张以上
@ZMaiMore
AtLeast
 zh {n:Num}张以上
@ZGain
AtLeast
 zh +{n:Num}以上
%list ZStates ZState zh "§"
@ZState
Level[is=min]
 zh 处于Lv.{n:Num}以上
Colors[is=min]
 zh 有{n:Num}色以上
Cost[is=max]
 zh 的登场费用在{n:Num}以下
%list ZIsNamed ZIsName zh "§"
@ZIsName
Is
 zh {x:ZIsX}
@ZIsX
Sel
 zh {of:ZNotNamed}
Sel[n=@One]
 zh {of:ZKindThing}
@ZKindThing
Thing
 zh {k:ZCardKinds}
 zh {f:ZFs}的{k:ZCardKinds}

# ------------------------------------------------------------------ counting
@ZPer
Count
 zh {x:ZCounted}每有1(只|名|张)
CountSources
 zh {x:ZRefN}(持有的|的)进化源每有1张
CountColors
 zh {x:ZRefN}的颜色每有1种
CountMade
 zh (通过此效果|){v:ZMadeV}的(数码宝贝|卡|安防卡|驯兽师|数码宝贝卡)每有1(张|只|名)
CountBoth
 zh {a:ZPerN}和{b:ZPerN}每有1(只|名|张)
CountSourceColors
 zh {x:ZRefN}的进化源中的颜色每有1种
CountPaid
 zh 通过此效果支付的费用每有1
CountMade
 zh {o:ZDoer}{v:ZMadeV}的(数码宝贝|卡|驯兽师)每有1(张|只|名)
EveryN
 zh {c:ZPerN}每有{n:Big}(张|只|名)
@ZPerN
Count
 zh {x:ZCounted}
CountSources
 zh {x:ZRefN}(持有的|的)进化源
@ZCounted
Sel
 zh {o:ZOwn}{of:ZFieldThing}
 zh {z:ZPileOneL}
 zh {z:ZPileOneL}(中的|中|的){of:ZCardWhat}
 zh {z:ZSourcesL}(中的|的|中的，){of:ZCardWhat}

# ------------------------------------------------------------------ triggers
%list ZTriggers ZTrigger zh "，或"
@ZTrigger
AimChanged
 zh {a:AnyAim}被变更
DigivolvingByThis
 zh 将要通过此效果进化
On
 zh {e:ZPlacedE}{x:ZAnyCardL}
 zh {e:ZReturnFromL}将{x:ZAnyCardL}返回卡组
On
 zh {x:ZTrigX}{e:ZEvents}
Attacking
 zh 攻击{target:ZTarget}
SecurityRemoved
 zh {z:ZPileOneL}减少
CardsAdded
 zh {z:ZPileOneL}增加
 zh {by:ZCauseL}增加{z:ZPileOneL}
 zh {by:ZCauseL}{z:ZPileOneL}增加
 zh {z:ZPileOneL}{by:ZCauseL}增加
SourcesAdded
 zh {by:ZCauseL}增加{x:ZHostAny}的进化源
 zh {x:ZHostAny}的进化源{by:ZCauseL}增加
SourcesTrashed
 zh {x:ZHostAny}的进化源被丢弃
Does[o=@You]
 zh {do:ZSourceTrash}
PileTrashed
 zh {o:ZDoer}(的|){p:ZPile}被丢弃
Does
 zh {o:ZDoer}{do:ZUsed}
EffectDoes
 zh {by:ZCauseBy}{do:ZTrashHand}
 zh {do:ZTrashSource}{by:ZCauseBy}从进化源中被丢弃
 zh {do:ZTrashSource}{by:ZCauseBy}被从进化源中丢弃
On
 zh {x:ZThisCardL}{e:ZPileTrash}
WouldDo[o=@You]
 zh {do:ZWouldUse}
TrashedByDigiBurst
 zh 通过此数码宝贝发动的＜数码爆裂＞将此卡丢弃
Happens
 zh {by:ZHows}{e:ZTrashing}
@ZTrashing
On
 zh {e:ZTrashFromL}将{x:ZThisCardL}丢弃
%list ZNextTriggers ZNextTrigger zh "§"
@ZNextTrigger
On
 zh {x:ZNextX}{e:ZEvents}
%list ZNextX ZNextX1 zh "§"
@ZNextX1
Sel[n=@One]
 zh {o:ZOwn}下一次{of:ZFieldThing}
@ZHostAny
> ZAny
%list ZTrigX ZTrig zh "或"
@ZTrig
> ZAny
ThisWith
 zh {f:ZFs}的此数码宝贝
Sel
 zh {o:ZOwn}{n:ZMai}{of:ZCardWhat}
 zh {o:ZOwn}{n:ZTai}{of:ZFieldThing}
%list ZThisCardL ZThisCard zh "§"
@ZThisCard
This[k=Card]
 zh 此卡
%list ZPileTrash ZPileTrash1 zh "§"
%list ZTrashFromL ZTrashFrom zh "§"
@ZTrashHand
Trash
 zh 将{x:ZOfPileL}丢弃
%list ZOfPileL ZOfPile zh "§"
@ZOfPile
Sel[n=@One]
 zh {z:ZPileOneL}
@ZTrashSource
Trash
 zh {x:ZThisSourceL}
%list ZThisSourceL ZThisSource zh "§"
@ZThisSource
This[k=Source]
 zh 此卡
@ZPileTrash1
Trashed
 zh 从{z:ZBareL}(中|)被丢弃
 zh {by:ZHows}从{z:ZBareL}(中|)被丢弃
@ZTrashFrom
Trashed
 zh 从{z:ZBareL}(中|)
@ZWouldUse
Play
 zh {x:ZUseThis}将要登场
Use
 zh 使用{x:ZUseThis}
%list ZUseThis ZUseThis1 zh "§"
@ZUseThis1
This[k=Card]
 zh 此卡
 zh {z:ZBareL}(中|)的此卡
%list ZPlacedE ZPlaced zh "§"
%list ZAnyCardL ZAnyCard zh "§"
%list ZReturnFromL ZReturnFrom zh "§"
@ZReturnFrom
Returned[to=@AnyDeck]
 zh 从{z:ZZonesL}(中|)
@ZPlaced
Placed
 zh 在{to:ZUnderTo}放置
@ZUnderTo
Under
 zh {x:ZUnderTamer}的下方
@ZUsed
Use
 zh 使用{x:ZUsedX}
%list ZUsedX ZAnyCard zh "§"
%list ZEvents ZEvent zh "，或" "或" "时，或"
@ZEvent
Attacks
 zh 攻击
 zh 通过{k:Keyword}效果进行攻击
 zh 攻击{target:ZTarget}
Played
 zh 登场
 zh {by:ZHows}登场
 zh 从{z:ZZonesL}(中|)登场
Linked
 zh 链接
Played[would=1]
 zh 将要登场
Deleted
 zh 被消灭
 zh {by:ZHows}被消灭
Deleted[would=1]
 zh 将要被消灭
 zh 将要{by:ZHows}被消灭
 zh {by:ZHowsB}将要被消灭
Suspends
 zh 休眠
 zh {by:ZHows}休眠
Unsuspends
 zh 激活
Unsuspends
 zh 在{t:ZPhaseAny}中激活
Blocked
 zh 被阻挡
Digivolves
 zh 进化
 zh 进化为{into:ZIntoAny}
Digivolves[would=1]
 zh 将要进化
 zh 将要进化为{into:ZIntos}
 zh 将要进化为{into:ZIntoAny}
 zh 从Lv.{a:Num}将要进化到Lv.{b:Num}
Leaves[would=1]
 zh 将要离开战斗区
 zh 将要{by:ZHows}离开战斗区
 zh {by:ZHowsB}将要离开战斗区
Leaves
 zh 离开战斗区
 zh {by:ZHows}离开战斗区
Blocks
 zh 阻挡
DNADigivolves
 zh 合步进化
 zh 合步进化为{into:ZIntoAny}
Trashed
 zh 被丢弃
 zh {by:ZHows}被丢弃
ReturnedAny[would=1]
 zh 将要{by:ZHows}被返回手牌或卡组
 zh 将要(被返回|回到)手牌或卡组
Blocks
 zh 使用＜阻挡者＞效果并休眠
DeletesAndSurvives
 zh 进行战斗且仅有{x:ZAny}被消灭
DeletesInBattle
 zh 通过战斗将{x:ZAny}消灭
Moves
 zh 从养成区移动到战斗区
Activates
 zh 发动{k:Keyword}
%list ZAnyL ZAny zh "§"
%many ZAnyPair ZAny zh "和"
%list ZIntoAny ZAny zh "§"
@ZPhaseAny
PhaseOf[w=@Anyones]
 zh {k:ZPhaseKind}
%list ZHows ZHow zh "或"
@ZHow
ByEffects
 zh (由于|通过|因){s:ZCause}
InBattle
 zh (由于|通过|因)战斗
DpZero
 zh 由于DP变为0而
NotInBattle
 zh (由于|通过|因)战斗以外(的方式|)
NotByEffects
 zh (由于|通过|因){s:ZCause}以外(的方式|)
%list ZHowsB ZHowB zh "§"
@ZHowB
NotInBattle
 zh (由于|通过|因)战斗以外的方式
NotByEffects
 zh (由于|通过|因){s:ZCause}以外的方式
ByEffects
 zh (由于|通过|因){s:ZCause}
InBattle
 zh 参与战斗且
%list ZCauseL ZCauseBy zh "§"
@ZCauseBy
NamedEffects
 zh (由于|通过|因){t:Names}的效果
Effects
 zh (由于|通过|因)效果
 zh (由于|通过|因){o:ZOwn}效果
@ZCause
Effects
 zh 效果
 zh {o:ZOwn}效果
 zh {o:ZOwn}{of:EffectKind}的效果
NamedEffects
 zh {t:Names}的效果
%list ZCausesL ZCause zh "或" "和"
@EffectKind
Digimon
 zh 数码宝贝
Option
 zh 选项卡
Tamer
 zh 驯兽师
# ------------------------------------------------------------------ rules of a card
@Special
XrosReq
 zh [数码合体-{n:Num}]{m:Mats}
AssemblyReq
 zh [组装-{n:Num}]{m:Mats}
LinkReq
 zh [链接]{f:Req}：费用{n:Num}
 zh [链接]{f:ReqAll}：费用{n:Num}
RuleTrait
 zh 〈规则〉特征：持有{t:NamesAnd}
RuleName
 zh 〈规则〉名称：也当作{t:NamesAnd}
RuleNameHas
 zh 〈规则〉名称：也当作包含{t:NamesAnd}
DNAReq
 zh 〈合步〉{a:Req}+{b:Req}进化费用{n:Num}
 zh 〈合步〉{a:Req}+{b:Req}起{n:Num}
CopiesRule
 zh 你可以在卡组中放入至多{n:Num}张和此卡相同编号的卡
 zh 卡组中可以放入(至多|最多){n:Num}张卡编号与此卡相同的卡
%row MatRow Mat zh "x" "×"
%list MatOne Mat zh "§"
@Mat
Mat
 zh {f:Req}
 zh {n:Num}张{of:ZCardThing}
@Req
ReqOr
 zh {x:ZReqs}
%many ZReqs Req1 zh "或" "/"
@ReqAll
ReqAll
 zh 数码宝贝
@Req1
Need
 zh {f:ZNeeds}
@DecoyReq
Need
 zh {f:ZDecoys}
%list ZNeeds ZNeed zh ""
@ZNeed
Level[is=eq]
 zh Lv.{n:Num}
Color
 zh {c:ColorList}
 zh {c:ZShortColors}
Named
 zh {t:Names}
%list ZDecoys ZDecoy zh "§"
@ZDecoy
Color
 zh {c:ZShortColors}
Trait
 zh 特征中持有{t:Names}
%list ZShortColors ZShortColor zh "/"
@ZShortColor
Red
 zh 红
Blue
 zh 蓝
Yellow
 zh 黄
Green
 zh 绿
Black
 zh 黑
Purple
 zh 紫
White
 zh 白
@Act
IgnoreColors
 zh 你可以无视颜色条件使用(此卡|此选项卡)
Delay
 zh ＜延迟＞
# a special requirement: where from, and for how much
@Special
DigivolveReq
 zh [进化]{f:Req}：费用{n:Num}
@ZNeed
> ZNeedHas
Without
 zh 特征中不持有{f:ZNoTraits}的
%list ZNoTraits ZNoTrait zh "§"
%type Filter = ZNoTrait
@ZNoTrait
Trait
 zh {t:Names}
@ZNeed
AnyOf
 zh {f:ZNeedOrs}
%many ZNeedOrs ZNeedHas zh "或"
%type Filter = ZNeedHas
@ZNeedHas
Trait
 zh 特征中持有{t:Names}的
TraitHas
 zh 特征中包含{t:Names}的
NameHas
 zh 名称(中|)包含{t:Names}的
 zh 名称(中|)包含{t:Names}
TextHas
 zh 记述有{t:Names}的
 zh 记述有{k:Keyword}的

# ------------------------------------------------------------------ what is done, said without who does it: you do
%type Act = ZSourceTrash
@ZSourceTrash
Trash
 zh 将{x:ZSourceAnys}丢弃
%list ZSourceAnys ZSourceAny1 zh "§"
%type Things = ZSourceAny1
@ZSourceAny1
Sel[n=@One]
 zh {z:ZSourceAnyL}
%list ZSourceAnyL ZSourceAnyZ zh "§"
%type Zone = ZSourceAnyZ
@ZSourceAnyZ
Sources
 zh {x:ZHostAny}的进化源
