# The Japanese wordings. The kinds of nodes are declared in the files beside; categories that only Japanese needs begin with J.
#
# How Japanese says it: what is done stands at the end and takes a mood (選ぶ, 選び、 選んでもよい, 選ばない); what filters stands
# before the thing, whose it is first (対戦相手のコントロールする コスト3以下の フォワード), and how many behind it (1体).
# 体 counts what is on the field, 枚 cards, つ what is on the stack and counters. Wordings that only Japanese puts otherwise than
# the meaning does (what lasts, what is counted) are those of the tree that japanese.py makes of it.

%type Act = JChain JAfterMod JModSel JTake JElided JMod JModD JBy JMayAct JChange JStateDo JDeal
%type Things = JObj JSplit JField JZoned JStack JCards JCardsSplit JRef JIt JModX JModXD JSelX JEvX JAny JChosen
%type Things = JBothOwned JBothBare JQty JQtyNo JTopRef JHandCards JHandRandom JHandOne JAllThe JKindAll JExceptRef
%type What = JFieldW JZoneW JStackW JCardW JWhatB JTagW JKindW
%type Filter = JOwn JZoneF JFirst JLast JTag JTagN
%type Except = JExcept
%type CardKind = JKind JFieldKind JStackKind JCardKind
%type Count = JTai JTaiUp JMai JMaiUp JTsu JTsuUp JTaiOrSo JMaiOrSo JTensu JMaisu
%type Counted = JPer
%type Zone = JZone JHandZone JDeck JAtField JBreakAt JFromZone
%type Pile = JPile
%type Who = JOwner JWho JHolder JActor JPlayer
%type Cond = JCond JCondStem
%type Trigger = JOn JWould JTurnWould
%type Event = JEvent JActive JPassive JPlayerEvent
%type Cause = JSource JCausedBy
%type Pred = JRest JPow JPowStem JIs JGive JBoth JBothThis
%type Grant = JPlus JGrant JLost
%type Verb = JCant JMust JByVerb
%type Duration = JDur
%type DamageChange = JDealtVerb JLess JDamChange
%type Value = JHarm JHarmOf JStatOf
%type Dealt = JDealtTo
%type CostBy = JCostBy JCostCut
%type Restriction = JOnlyIf JOnlyWhen JOnlyOnce
%type Element = JElement JElementBare
%type Moment = JMoment
%type Turns = JTurns
%type Span = JSpan
%type To = JTo JDeckAt
%type DeckName = JDeckName
%type Nameable = JNameable
%type Stat = JStat

%def JWO ({x:JObj}を|{x:JSplit})
%def JCWO ({x:JCards}を|{x:JCardsSplit}|{x:JRef}を)
%def JC (|、)
%def JCC (、|)
%def JYOU (あなたは|あなたは、|)

# ------------------------------------------------------------------ lines
@Line
Ex
 ja [EX]{of:PlainLine}
AtDamage
 ja Damage{n:Num}--{of:PlainLine}
 ja Damage{n:Num}--{of:ExLine}
AtDamage
 ja Damage{n:Num}--{of:Bare0}
@ExLine
Ex
 ja [EX]{of:PlainLine}
@SummonLine
Ex
 ja [EX]{of:SummonEffect}
AtDamage
 ja Damage{n:Num}--{of:SummonEffect}
@SummonEffect
Effect
 ja {do:Clause}
@SummonField
Field
 ja {do:CardRule}
Field
 ja {do:CostRule}
Field
 ja {do:SummonWhile}
@SummonWhile
While
 ja {c:JConds}場合、{do:CostRule}
@Bare0
Keywords
 ja {k:KeywordList}
Warp
 ja デジョン{n:Num}--{k:PayList}
LimitBreak
 ja LimitBreak--{n:Num}
Priming
 ja 顕現{of:PrimingName}--{k:PayList}
@PrimingName
Named
 ja {t:Name}
%list KeywordList Keyword ja "" "、" "と"
%list PayList PayOnly ja "§"
@PayOnly
Pay
 ja {i:Icons}
@PlainLine
Auto
 ja {t:JOns}、{do:Clause0}
 ja {t:JOns}、{c:JConds}場合、{do:Clause0}
 ja {t:JOns}、{c:JCondStems}、{c2:JConds1}場合、{do:Clause0}
 ja {w:Whose}、{t:JOns}、{do:Clause0}
 ja {w:Whose}、{t:JOns}、{c:JConds}場合、{do:Clause0}
 ja {t:JMoments}、{do:Clause0}
 ja {t:JMoments}、{c:JConds}場合、{do:Clause0}
 ja {t:JMoments}、{c:JCondStems}、{c2:JConds1}場合、{do:Clause0}
Action
 ja {name:Special}{k:Costs}:{do:Clause}
 ja {k:Costs}:{do:Clause}
Field
 ja {do:FieldClause}
StateAuto
 ja {c:JConds}場合、{do:JStateDo}
@JStateDo
> Act.plain JBy
@Whose
DuringTurn[p=@Turn]
 ja {w:JTurns}ターン(|中|の間)
%list Costs Cost ja "、"
@Cost
Pay
 ja {i:Icons}
> Act.plain
%row IconRow Icon ja ""
%list IconOne Icon ja "§"
@Icon
Fire
 ja 《F》
Ice
 ja 《I》
Wind
 ja 《W》
Earth
 ja 《E》
Lightning
 ja 《L》
Water
 ja 《A》
Cp
 ja {n:Generic}
CpX
 ja 《X》
DullIcon
 ja 《Dull》
SpecialIcon
 ja 《S》
Crystal
 ja {n:Crystals}

# ------------------------------------------------------------------ later sentences
@Next
Then
 ja その後$JCC{do:Clause}
Only
 ja このアビリティは{r:JOnlyWhens}しか使えない
 ja このアビリティは{r:JOnlyIfs}しか使えない
 ja このアビリティは{r:JOnlyOnces}しか使えない
 ja このアビリティは{r:JOnlyWhens}しか使えず、{r2:JOnlyOnces}しか使えない
 ja このアビリティは{r:JOnlyIfs}しか使えず、{r2:JOnlyOnces}しか使えない
 ja このアビリティは{r:JOnlyWhens}しか使えず、{r2:JOnlyIfs}しか使えない
 ja このアビリティは{r:JOnlyWhens}しか使えず、{r2:JOnlyIfs}しか使えず、{r3:JOnlyOnces}しか使えない
 ja.old このアビリティは{r:JOnlyWhens}のみ、{r2:JOnlyOnces}だけ使用できる
 ja.old このアビリティは{r:JOnlyWhens}のみ使用できる
 ja.old このアビリティは{r:JOnlyOnces}だけ使用できる
 ja.old (この効果|このアビリティ)は{r:JOnlyOnces}しか発動しない
 ja.old (この効果|このアビリティ)は{r:JOnlyOnces}だけ発動する
Rounding[how=up]
 ja 1000単位で切り上げる
Rounding[how=down]
 ja 1000単位で切り捨てる
NotReduced
 ja このダメージは(軽減されない|減らない)
@Bullet
Item
 ja ・{do:Next}
%list JOnlyWhens JOnlyWhen ja "§"
%list JOnlyIfs JOnlyIf ja "§"
%list JOnlyOnces JOnlyOnce ja "§"
@JOnlyWhen
YourTurn
 ja あなたのターンに
OpponentTurn
 ja 対戦相手のターンに
MainPhase
 ja あなたのメインフェイズに
AttackPhase
 ja アタックフェイズに
@JOnlyIf
RestrictIf
 ja {c:JCond}場合に
@JOnlyOnce
OncePerTurn
 ja 1ターンに1(度|回)
Times
 ja 1ターンに{n:Big}(度|回)(|まで)
OncePerGame
 ja 1ゲームに1(度|回)

# ------------------------------------------------------------------ clauses
@Clause
If
 ja {c:JConds}場合、{do:Clause0}
 ja {c:JCondStems}、{c2:JConds1}場合、{do:Clause0}
@Clause0
> JChain.plain
WhenDo
 ja そうしたとき、{do:Clause}
WhenDo[o=@Opponent]
 ja (対戦相手が|相手が)そうしたとき、{do:Clause}
IfDo
 ja そうした場合、{do:Clause}
IfDo[o=@Opponent]
 ja (対戦相手が|相手が)そうした場合、{do:Clause}
IfNotDo[o=@You]
 ja そうし(なかった|ない)場合、{do:Clause}
IfNotDo[o=@Opponent]
 ja (対戦相手が|相手が)そうし(なかった|ない)場合、{do:Clause}
IfNotDoing[o=@Opponent]
 ja 対戦相手が{act:Act.neg}場合、{do:Clause}
IfNotDoing[o=@You]
 ja あなたが{act:Act.neg}場合、{do:Clause}
Otherwise
 ja そうでない場合、{do:Clause0}
At
 ja {t:JMoment}、{do:Clause}
May
 ja $JYOU{do:JChain.may}
Replace
 ja 代わりに$JC{do:JChain.plain}
 ja 代わりに$JC{do:JElided.plain}
Replace
 ja 代わりに$JC{do:JMayAct}
Instead
 ja {on:JTurnWould}場合、代わりに$JC{do:JChange}
When
 ja {on:JTurnOns}、{do:Clause}
%list JTurnOns JTurnOn ja "§"
%type Trigger = JTurnOn
@JTurnOn
OnTurn
 ja このターン$JCC{t:JOn}
@JTurnWould
OnTurn
 ja このターン$JCC{t:JWould}
@JMayAct
May
 ja {do:JChain.may}
@JChain plain stem te may past neg
> Act* JMod* JModD*
>.plain JBy
And
 ja {a:JTake.stem}、{b:JElided*}
 ja {a:JTake.stem}{b:JElided*}
And
 ja {a:Act.stem}、{b:JChain*}
 ja {a:JMod.stem}、{b:JAfterMod*}
 ja {a:JModD.stem}、{b:JAfterMod*}
 ja {a:Act.stem}、その後$JC{b:JChain*}
Or
 ja {a:Act.plain}か、{b:Act*}
 ja {a:Act.plain}か{b:Act*}
# after what is said of something: what is done, or what is said of something else (of the same it is one meaning: JBoth)
@JAfterMod plain stem te may past neg
> Act* JModD* JModSel*
>.plain JBy
# what takes something that is not named again
@JTake *
Search
 ja $JCWO<サーチする>
Dull[x=@It]
 ja (それ|それら)を(|すべて)<ダルにする>
Activate[x=@It]
 ja (それ|それら)を<アクティブにする>
Shuffle[x=@Rest]
 ja (公開した|)残りのカードを<シャッフルする>
 ja 残りを<シャッフルする>
Shuffle[x=@Rest]
 ja.stem (公開した|)残りのカードをシャッフルして
 ja.stem 残りをシャッフルして
@JElided *
Freeze[x=@It]
 ja <凍結する>
Add[x=@It]
 ja 手札に<加える>
Play[x=@It]
 ja フィールドに<出す>
Play[x=@It,how=@PlayDull]
 ja ダル状態でフィールドに<出す>
RemoveFromGame[x=@It]
 ja ゲームから<除外する>
PutBreak[x=@It]
 ja ブレイクゾーンに<置く>
Return[x=@It]
 ja {to:JDeckAt}(置く|戻す)
 ja.stem {to:JDeckAt}(置き|戻し)
 ja.may {to:JDeckAt}(置いてもよい|戻してもよい)
Return[x=@It,to=@Hand]
 ja (オーナーの|)手札に<戻す>
@JBy
By
 ja {o:JActor}は$JC{do:JChain.plain}
 ja {o:JActor}は$JC{do:JMayAct}
By[o=@You]
 ja あなたは$JC{do:JChain.plain}
@JActor
Opponent
 ja 対戦相手
EachPlayer
 ja (各|お互いの|すべての)プレイヤー
 ja 両プレイヤー
They
 ja そのプレイヤー
ItsController
 ja (それ|それら)のコントローラー

# ------------------------------------------------------------------ what is done
@Act
Choose
 ja $JWO<選ぶ>
Select
 ja $JWO<選択する>
Modes
 ja 以下の{m:Num}つから{n:JTsu}を<選択する>
 ja 以下の{m:Num}つから{n:JTsuUp}<選択する>
 ja 以下の{m:Num}つから{n:JTsuUp}を<選択する>
 ja 以下の{m:Num}つから{n:JTsu}を選んで<行う>
 ja 以下の{m:Num}つから{n:JTsuUp}選んで<行う>
Modes
 ja 以下から{n:JTsu}を<選択する>
 ja 以下から{n:JTsuUp}<選択する>
Damage
 ja {x:JObj}に{n:JHarm}<与える>
 ja {x:JAllThe}に$JC{n:JHarm}<与える>
DamagePer
 ja {per:JPer}$JCC{x:JObj}に{n:Num}ダメージを<与える>
DividedDamage
 ja {x:JObj}に(合計|){n:Value}ダメージを好きなように割り振って<与える>
DamagePlayer
 ja {o:JWho}に{n:Num}点のダメージを<与える>
DamagePlayer[o=@Self]
 ja {n:Num}点のダメージを<受ける>
Break
 ja $JWO<ブレイクする>
PutBreak
 ja {x:JObj}を(|オーナーの)ブレイクゾーンに<置く>
 ja {x:JSplit}ブレイクゾーンに<置く>
 ja {x:JTopRef}(を|)ブレイクゾーンに<置く>
Dull
 ja $JWO<ダルにする>
 ja $JWO<ダル状態にする>
Activate
 ja $JWO<アクティブにする>
 ja $JWO<アクティブ状態にする>
Freeze
 ja $JWO<凍結する>
DullFreeze
 ja $JWOダルにして<凍結する>
Draw
 ja カードを{n:Value}枚<引く>
DrawUpTo
 ja カードを{n:Value}枚まで<引く>
Discard
 ja {x:JHandCards}<捨てる>
Discard
 ja {x:JCards}を<捨てる>
 ja {x:JZoned}を<捨てる>
 ja {x:JIt}を<捨てる>
Discard
 ja {x:JHandOne}を(すべて|)<捨てる>
AtRandom
 ja {do:JRandom*}
Return
 ja $JWO{to:JTo}<戻す>
 ja $JWO{to:JDeckAt}<置く>
 ja $JWO{to:JDeckAt}<戻す>
Add
 ja {x:JObj}を(|あなたの)手札に<加える>
 ja {x:JSplit}(|あなたの)手札に<加える>
RemoveFromBattle
 ja {x:JObj}を戦闘から<取り除く>
Play
 ja {x:JObj}をフィールドに<出す>
 ja {x:JSplit}フィールドに<出す>
Play[how=@PlayDull]
 ja {x:JObj}をダル状態でフィールドに<出す>
 ja {x:JSplit}ダル状態でフィールドに<出す>
Play[how=@PlayOwner]
 ja {x:JObj}をオーナーのフィールドに<出す>
PlayFrom
 ja {x:JRef}を{z:JFromZone}からフィールドに<出す>
PlayFrom[how=@PlayDull]
 ja {x:JRef}を{z:JFromZone}からダル状態でフィールドに<出す>
Cast
 ja {x:JObj}を<キャストする>
 ja {x:JSplit}<キャストする>
Cast[pay=@Free]
 ja {x:JObj}を$JCコストを支払わずに<キャストする>
 ja {x:JSplit}$JCコストを支払わずに<キャストする>
Search
 ja $JCWO<サーチする>
Reveal
 ja {x:JHandOne}を(すべて|)<公開する>
 ja {x:JTopRef}を<公開する>
 ja {x:JObj}を<公開する>
Look
 ja {x:JTopRef}を<見る>
 ja {x:JObj}を<見る>
Shuffle
 ja (|あなたの)デッキを<シャッフルする>
Shuffle
 ja {x:JRef}を<シャッフルする>
Divide
 ja {x:JObj}を{n:Num}つのグループに<分ける>
SelectGroup
 ja その中からグループを1つ<選択する>
RemoveFromGame
 ja {x:JObj}をゲームから<除外する>
 ja {x:JSplit}ゲームから<除外する>
 ja {x:JTopRef}をゲームから<除外する>
GainControl
 ja $JYOU{x:JObj}のコントロールを<得る>
GainControl
 ja {d:JDur}$JYOU{x:JObj}のコントロールを<得る>
Cancel[x=@It]
 ja その効果を<無効にする>
Cancel
 ja {x:JObj}の効果を<無効にする>
PlaceCounters
 ja {x:JObj}(|の上)に{c:Counter}を{n:Value}(つ|個)<置く>
RemoveCounters
 ja {x:JObj}から{c:Counter}を{n:Value}(つ|個)<取り除く>
RemoveCounters[n=@Any]
 ja {x:JObj}から{c:Counter}を好きな数<取り除く>
RemoveCounters[n=@All]
 ja {x:JObj}から(すべての{c:Counter}を|{c:Counter}をすべて)<取り除く>
GainCrystals
 ja {n:Crystals}を<得る>
PayAct
 ja {i:Icons}を<支払う>
NameOne
 ja {s:JNameable}を1つ<宣言する>
NameOne
 ja {e:JElementsBare}以外の{s:JNameable}を1つ<宣言する>
RemoveDamage
 ja {x:JObj}のダメージをすべて<取り除く>
ExtraTurn
 ja (このターンの後に、|)追加の1ターンを<行う>
Nothing
 ja 何も<起きない>
Fight
 ja {x:JFighters}は${JCC}それぞれ自身のパワーに等しいダメージを(もう一方|お互い)に<与える>
DealtBy
 ja {by:JRef}は$JC{do:JDeal*}
CanCast
 ja $JYOU{x:JObj}を通常の(タイミング|とき)で<キャストできる>
%type Act = JRandom
@JRandom *
Discard
 ja {x:JHandRandom}<捨てる>
@JDeal *
Damage
 ja {x:JObj}に{n:JHarm}<与える>
 ja {x:JObj}に$JC自身の{n:JHarmOf}<与える>
DamagePlayer
 ja {o:JWho}に{n:Num}点のダメージを<与える>
%type Things = JFighters
@JFighters
Both
 ja {of:JRefRow}
%row JRefRow JRef ja "と"
@JNameable
ElementName
 ja 属性
JobName
 ja ジョブ
CardName
 ja カード名
NumberName
 ja 数字
KindName
 ja カードタイプ
@JTo
Hand
 ja (オーナーの|)手札に
@JDeckAt
DeckBottom
 ja (|好きな順番で){of:JDeckName}の(1番|)下に
 ja {of:JDeckName}の(1番|)下に(|好きな順番で)
DeckTop
 ja (|好きな順番で){of:JDeckName}の(1番|)上に
 ja {of:JDeckName}の(1番|)上に(|好きな順番で)
DeckTopOrBottom
 ja {of:JDeckName}の(1番|)上か(1番|)下に
@JDeckName
OwnDeck
 ja (|あなたの)デッキ
OwnersDeck
 ja オーナーのデッキ
OpponentsDeck
 ja 対戦相手のデッキ
# how much damage
@JHarm
Harm
 ja {n:Value}ダメージを
Harm
 ja {n:JStatOf}に等しいダメージを
Harm
 ja {n:JHalf}に等しいダメージを
ThatDamage
 ja 同じダメージを
%type Value = JHalf
@JHalf
Half
 ja {v:JStatOf}の半分
@JHarmOf
Harm
 ja {n:JOwnStat}に等しいダメージを
%type Value = JOwnStat
@JOwnStat
StatOf[x=@It]
 ja {s:JStat}
@JStatOf
StatOf[x=@It]
 ja その{s:JStat}
StatOf[x=@It]
 ja (それ|それら)の{s:JStat}
StatOf
 ja {x:JPoss}の{s:JStat}
%type Things = JPoss
@JPoss
PossSel
 ja {x:JNamedRef}
@JStat
Power
 ja パワー
Cost
 ja コスト

# ------------------------------------------------------------------ what holds
@FieldClause
While
 ja {c:JConds}場合、{do:Holding}
 ja {c:JCondStems}、{c2:JConds1}場合、{do:Holding}
 ja {c:JConds}(かぎり|間)、{do:Holding}
While
 ja {whose:Whose}、{do:Holding}
@FieldMod
> JMod.plain
Mod
 ja {x:JModX}は{p:JAgains}
%list JAgains JAgain ja "§"
%type Pred = JAgain
@JAgain
Can
 ja {v:JAgainVs}
%list JAgainVs JAgainV ja "§"
%type CanVerb = JAgainV JCanV
@JAgainV
AttackAgain
 ja もう1(度|回)アタックできる
AttackTimes
 ja (同じターンに|1ターンに|){n:Num}回アタックできる
# x の power, x は what it is, x に what it is given; without and with how long
@JMod *
Mod
 ja.plain {x:JModX}の{p:JPows}
 ja.stem {x:JModX}の{p:JPowStems}
 ja.plain {x:JModX}は$JC{p:JIss}
 ja.stem {x:JModX}は$JC{p:JIsStems}
 ja.plain {x:JModX}に{p:JGives}
Mod[x=@This]
 ja.plain [This]の{p:JBothThiss}
 ja.plain [This]の{p:JPowStems}、[This]は{p2:JRests}
Mod
 ja.plain {x:JModX}の{p:JBoths}
 ja.plain {x:JModX}の{p:JPowStems}、(|それは|それらは){p2:JRests}
Mod
 ja.plain {per:JPer}$JCC{x:JModX}の{p:JPows}
@JModSel *
Mod
 ja.plain {x:JSelX}の{p:JPows}
 ja.plain {x:JSelX}は$JC{p:JIss}
 ja.plain {x:JSelX}に{p:JGives}
@JModD *
Mod
 ja.plain {d:JDur}{x:JModXD}の{p:JPows}
 ja.stem {d:JDur}{x:JModXD}の{p:JPowStems}
 ja.plain {d:JDur}{x:JModXD}に{p:JGives}
 ja.plain {d:JDur}{x:JModXD}は$JC{p:JIss}
 ja.stem {d:JDur}{x:JModXD}は$JC{p:JIsStems}
Mod[x=@This]
 ja.plain {d:JDur}[This]の{p:JBothThiss}
 ja.plain {d:JDur}[This]の{p:JPowStems}、[This]は{p2:JRests}
Mod
 ja.plain {d:JDur}{x:JModXD}の{p:JBoths}
 ja.plain {d:JDur}{x:JModXD}の{p:JPowStems}、(|それは|それらは){p2:JRests}
Mod
 ja.plain {d:JDur}{per:JPer}$JCC{x:JModXD}の{p:JPows}
NextDamageTo
 ja.plain {d:JDur}次に{to:JDealtTo}ダメージは$JC代わりに{do:JDealtVerb}
 ja.plain {d:JDur}次に{to:JDealtTo}ダメージは{do:JDealtVerb}
 ja.plain {d:JDur}次に{to:JDealtTo}ダメージを{do:JLess}
CostChange[next=1]
 ja.plain {d:JDur}あなたが次に{x:JCast}をキャストするためのコストは$JC{by:JCostBy}
CostChange
 ja.plain {d:JDur}{x:JCostOf}をキャストするためのコストは$JC{by:JCostBy}
CostChange
 ja.plain {x:JIt}をキャストするためのコストは$JC{by:JCostBy}
%list JPows JPow ja "§"
%list JPowStems JPowStem ja "§"
%list JIss JIs.plain ja "§"
%list JIsStems JIs.stem ja "§"
%list JRests JRest.plain ja "§"
%list JGives JGive ja "§"
%list JBoths JBoth ja "§"
%list JBothThiss JBothThis ja "§"
%list JPluses JPlus ja "§"
%list JGrants JGrant ja "と" "、"
%list JLosts JLost ja "と" "、"
@JPow
Gain
 ja パワーを+{g:JPluses}する
Lose
 ja パワーを-{g:JPluses}する
PowerIs
 ja パワーは{n:Value}になる
 ja パワーを{n:Value}にする
PowerDouble
 ja パワーを2倍にする
 ja パワーは2倍になる
@JPowStem
Gain
 ja パワーを+{g:JPluses}し
Lose
 ja パワーを-{g:JPluses}し
@JPlus
Plus
 ja {n:Value}
@JGive
Gain
 ja {g:JGrants}を与える
@JIs plain stem
> JRest*
Gain
 ja {g:JGrants}を<得る>
Lose
 ja {g:JLosts}を<失う>
Lose
 ja {g:JLosts}を失い、(|それの|それらの)パワーを-{g2:JPluses}<する>
@JRest plain stem
Cant
 ja.plain {v:JCantBoth}もできない
 ja.plain {v:JCantBoth}(が|を|)できない
Becomes
 ja {k:JBecome}にも<なる>
 ja {g:JPowerOnly}の{k:JBecome}にも<なる>
 ja {g:JPowerOnly}で{g2:JGrants}を持つ{k:JBecome}にも<なる>
Cant
 ja.plain {v:JCants}
Must
 ja.plain 可能ならば$JC{v:JMusts}しなければならない
MustEach
 ja.plain 可能ならば$JC1ターンに1(度|回)(|は){v:JMusts}しなければならない
Can
 ja.plain {v:JCanVs}
ProducesAny
 ja.plain 好きな属性のCPを生み出(すことができる|せる)
 ja.plain どの属性のCPでも生み出(すことができる|せる)
BecomesNamed
 ja 宣言した{s:JNamedStats}に<なる>
ElementIs
 ja {e:JElements}に<なる>
ElementIs[also=1]
 ja {e:JElements}にも<なる>
AlsoNamed
 ja.plain {t:JTagNs}としても扱う
EntersDull
 ja ダル状態でフィールドに<出る>
%list JNamedStats JDiffering ja "と"
%type Differing = JDiffering
@JDiffering
Elements
 ja 属性
Jobs
 ja ジョブ
# more power and something else
@JBoth
Gain
 ja パワーを+{g:JPluses}し、(それ|それら)に{g2:JGrants}を与える
 ja パワーを+{g:JPluses}し、(それ|それら)は{g2:JGrants}を得る
 ja パワーを+{g:JPluses}し、{g2:JGrants}を与える
 ja パワーを+{g:JPluses}し、{g2:JGrants}を得る
@JBothThis
Gain
 ja パワーを+{g:JPluses}し、[This]は{g2:JGrants}を得る
 ja パワーを+{g:JPluses}し、[This]に{g2:JGrants}を与える
@JGrant
> Keyword
Granted
 ja {q:Quoted}
@JLost
> Keyword
AllAbilities
 ja すべてのアビリティ
Granted
 ja {q:Quoted}
%list JPowerOnly JPower ja "§"
%type Grant = JPower
@JPower
Plus
 ja パワー{n:Value}
%type CardKind = JBecome
@JBecome
Forward
 ja フォワード
Backup
 ja バックアップ
Monster
 ja モンスター
%list JCants JCant ja "§"
%list JMusts JMust ja "§"
%list JCanVs JCanV ja "§"
@JCant
Attack
 ja アタックできない
Block
 ja ブロックできない
Block
 ja {x:JAny}をブロックできない
BeBlocked
 ja ブロックされない
BeBlocked
 ja {x:JAny}に(|は)ブロックされない
VerbBy
 ja {by:JSources}によって(は|){v:JByVerb}
> JByVerb
@JByVerb
BeChosen
 ja 選ばれない
BeBroken
 ja ブレイクされない
BeRemoved
 ja ゲームから除外されない
BePut
 ja ブレイクゾーンに置かれない
BeReturned
 ja {to:JTo}戻されない
BecomeDull
 ja ダルにならない
 ja ダル状態にならない
LeaveField
 ja フィールド(を|から)離れない
%type Verb = JDeed
@JDeed
Attack
 ja アタック
Block
 ja ブロック
%many JCantBoth JDeed ja "も" "と" "や"
@JMust
Attack
 ja アタック
Block
 ja ブロック
@JCanV
> JAgainV
PartyAny
 ja どの属性の{x:JKindAll}ともパーティーを組むことができる
@JDur
UntilEnd[t=@ThisTurn]
 ja ターン終了時まで$JC
 ja このターンの終了時まで$JC
During[t=@ThisTurn]
 ja このターン$JCC
 ja このターンの間$JCC
UntilEnd
 ja {t:JTurnOfOne}ターン終了時まで$JC
WhileThis
 ja [This]がフィールドに(いる|ある)かぎり$JCC
 ja [This]がフィールドに(いる|ある)間$JCC
%type Duration = JTurnOfOne
@JTurnOfOne
TurnOfOne[o=@Opponent]
 ja 対戦相手の
TurnOfOne[o=@You]
 ja あなたの
TurnOfOne[o=@Opponent,next=1]
 ja 次の対戦相手の
TurnOfOne[o=@You,next=1]
 ja 次のあなたの
# ------------------------------------------------------------------ damage and replacement
@FieldInstead
Instead
 ja {on:JWould}場合、代わりに$JC{do:JChange}
@JChange
> Act.plain JElided.plain JDamChange
@JDamChange
TheDamage
 ja そのダメージは{do:JDealtVerb}
DamageLess
 ja そのダメージを{n:Value}減らす
DamageMore
 ja そのダメージを{n:Value}増やす
DamageDouble
 ja そのダメージを2倍にする
@JDealtVerb
DamageIs
 ja {n:Value}(|点)になる
DamageTo
 ja {x:JRef}が受ける
 ja {x:JRef}に与えられる
DamageLess
 ja {n:Value}減る
DamageMore
 ja {n:Value}増える
DamageDouble
 ja 2倍になる
@JLess
DamageLess
 ja {n:Value}減らす
@JDealtTo
DealtTo
 ja {x:JRef}に与えられる
 ja {x:JRef}が受ける
DealtTo
 ja {by:JSources}によって{x:JRef}に与えられる
 ja {x:JRef}が{by:JSources}によって受ける
# ------------------------------------------------------------------ costs
@CostRule
CostChange
 ja {x:JCostOf}をキャストするためのコストは$JC{by:JCostBy}
CostExtra
 ja (あなたが|){x:JRef}をキャストする場合、(|あなたは)追加コストとして{k:Act.may}
CostAlternative
 ja $JYOU{x:JRef}をキャストするために${JCC}CPコストを支払う代わりに$JC{k:Act.may}
%type Things = JCostOf
@JCostOf
> JRef
YourCards
 ja あなたが{of:JCardW}
Sel[n=@All]
 ja {of:JCardW}
@JCostBy
> JCostCut
Floored[n=1]
 ja {by:JCostCut}\(0にはならない\)
Floored[n=2]
 ja {by:JCostCut}\(1以下にはならない\)
@JCostCut
Reduce
 ja {n:Value}減る
Increase
 ja {n:Value}増える
CostBecomes
 ja {n:Value}になる
ReducePer
 ja {c:JPer}$JC{n:Value}減る
IncreasePer
 ja {c:JPer}$JC{n:Value}増える
@CardRule
OnlyCast
 ja $JYOU{x:JRef}を{r:JOnlyWhens}しかキャストできない
 ja {x:JRef}は{r:JOnlyWhens}しかキャストできない
@CastRule
CastFromZone
 ja $JYOU{x:JRef}を{z:JZone}からキャスト(できる|することができる|してもよい)
# ------------------------------------------------------------------ who and what
@JRef
> JIt JNamedRef
%type Things = JNamedRef
@JNamedRef
This
 ja [This]
First
 ja 前者
Second
 ja 後者
TheChosen
 ja 選んだ(フォワード|キャラクター|バックアップ|モンスター|カード)
 ja 選ばれた(フォワード|キャラクター|バックアップ|モンスター|カード)
Rest
 ja (|公開した)残り(|のカード)
Attacker
 ja アタックしているフォワード
Discarded
 ja 捨てた(カード|フォワード|キャラクター|バックアップ|モンスター|召喚獣)
TheRevealed
 ja 公開した(カード|フォワード|キャラクター|バックアップ|モンスター|召喚獣)
RemovedCards
 ja 除外した(カード|フォワード|キャラクター|バックアップ|モンスター|召喚獣)
Blocker
 ja ブロックしたフォワード
@JIt
It
 ja それ
 ja それら
 ja その(フォワード|キャラクター|バックアップ|モンスター|召喚獣|カード|オートアビリティ|アビリティ)
@JObj
> JRef JField JZoned JStack
OtherGroups
 ja もう一方のグループの{of:JKindW}すべて
Both
 ja {of:JBothOwneds}
 ja {of:JBothBares}
%row JBothOwneds JBothOwned ja "と" "と、"
%row JBothBares JBothBare ja "と" "と、"
@JKindW
What
 ja {k:JFieldKinds}
@JBothOwned
This
 ja [This]
Sel
 ja {of:JOwnedW}{n:JTai}
 ja {of:JOwnedW}{n:JTaiUp}
 ja {of:JZoneW}{n:JMai}
 ja {of:JZoneW}{n:JMaiUp}
%type What = JOwnedW JBareW
@JOwnedW
What
 ja {f:JOwns}{k:JFieldKinds}
 ja {f:JOwns}{f2:JFirsts}{k:JFieldKinds}
 ja {f:JOwns}{f2:JLasts}{k:JFieldKinds}
 ja {f:JOwns}{f2:JFirsts}{f3:JLasts}{k:JFieldKinds}
What
 ja {f:JOwns}{f2:JTagNs}
@JBareW
What
 ja {k:JFieldKinds}
 ja {f:JTagNs}
 ja {f2:JFirsts}{k:JFieldKinds}
 ja {f2:JLasts}{k:JFieldKinds}
 ja {f2:JFirsts}{f3:JLasts}{k:JFieldKinds}
@JBothBare
This
 ja [This]
Sel
 ja {of:JBareW}{n:JTai}
 ja {of:JBareW}{n:JTaiUp}
@JField
Sel
 ja {of:JFieldW}{n:JTai}
Sel[n=@All]
 ja {of:JFieldW}すべて
 ja {of:JAllFieldW}
%type What = JAllFieldW
@JAllFieldW
What
 ja すべての{k:JFieldKinds}
 ja {f:JOwns}すべての{k:JFieldKinds}
 ja {f:JOwns}すべての{f2:JFirsts}{k:JFieldKinds}
 ja {f:JOwns}すべての{f2:JLasts}{k:JFieldKinds}
 ja すべての{f2:JFirsts}{k:JFieldKinds}
 ja すべての{f2:JLasts}{k:JFieldKinds}
@JSplit
Sel
 ja {of:JFieldW}を{n:JTaiUp}
 ja {of:JFieldW}を{n:JTai}
 ja {of:JZoneW}を{n:JMaiUp}
 ja {of:JZoneW}を{n:JMai}
 ja {of:JStackW}を{n:JTsu}
Sel[n=@All]
 ja {of:JFieldW}をすべて
 ja {of:JZoneW}をすべて
@JZoned
Sel
 ja {of:JZoneW}{n:JMai}
Sel[n=@All]
 ja {of:JZoneW}すべて
@JStack
Sel
 ja {of:JStackW}{n:JTsu}
@JCards
Sel
 ja {of:JCardW}{n:JMai}
@JCardsSplit
Sel
 ja {of:JCardW}を{n:JMaiUp}
 ja {of:JCardW}を{n:JMai}
@JHandCards
Sel
 ja {of:JHandW}を{n:JMaiUp}
 ja {of:JHandW}を{n:JMai}
 ja {of:JHandW}{n:JMai}を
%type What = JHandW
@JHandW
What
 ja {k:JHandKinds}
%list JHandKinds JHandKind ja "§"
%type CardKind = JHandKind
@JHandKind
Card
 ja 手札
@JHandRandom
Sel
 ja {of:JHandW}を(無作為に|ランダムに){n:JMai}
@JHandOne
Whole
 ja {z:JHandZone}
# each of them, and things that are only named by their kind
@JAllThe
Sel[n=@All]
 ja {of:JFieldW}それぞれ
@JKindAll
Sel[n=@All]
 ja {of:JFieldW}
@JModX
> JRef JSelX
@JModXD
> JRef
Sel[n=@All]
 ja {of:JFieldW}すべて
 ja {of:JFieldW}
 ja {of:JAllFieldW}
Sel
 ja {of:JFieldW}{n:JTai}
@JSelX
Sel[n=@All]
 ja {of:JFieldW}
 ja {of:JFieldW}すべて
 ja {of:JAllFieldW}
Sel
 ja {of:JFieldW}{n:JTai}
@JAny
> JChosen
Sel[n=@A]
 ja {of:JStackW}
@JChosen
> JRef
Sel[n=@A]
 ja {of:JFieldW}
@JEvX
> JRef
Sel[n=@A]
 ja {of:JFieldW}
Sel[n=@A]
 ja {of:JZoneW}
OneOf
 ja {of:JOneOfOwneds}
 ja {of:JOneOfBares}
Party
 ja あなたのコントロールするパーティー
Party[o=@Opponent]
 ja 対戦相手のコントロールするパーティー
%row JOneOfOwneds JOneOfOwned ja "か"
%row JOneOfBares JOneOfBare ja "か"
%type Things = JOneOfOwned JOneOfBare
@JOneOfOwned
This
 ja [This]
Sel[n=@A]
 ja {of:JOwnedW}
@JOneOfBare
This
 ja [This]
Sel[n=@A]
 ja {of:JBareW}
@JFieldW
What
 ja {k:JFieldKinds}
 ja {f:JOwns}{k:JFieldKinds}
 ja {f:JFirsts}{k:JFieldKinds}
 ja {f:JLasts}{k:JFieldKinds}
 ja {f:JFirsts}{f2:JLasts}{k:JFieldKinds}
 ja {f:JOwns}{f2:JFirsts}{k:JFieldKinds}
 ja {f:JOwns}{f2:JLasts}{k:JFieldKinds}
 ja {f:JOwns}{f2:JFirsts}{f3:JLasts}{k:JFieldKinds}
 ja.old {f:JFirsts}{f2:JOwns}{k:JFieldKinds}
 ja.old {f:JLasts}{f2:JOwns}{k:JFieldKinds}
 ja.old {f:JLasts}{f2:JFirsts}{k:JFieldKinds}
 ja.old {f:JOwns}{f2:JLasts}{f3:JFirsts}{k:JFieldKinds}
What
 ja {f:JTagNs}
 ja {f:JOwns}{f2:JTagNs}
 ja {f:JFirsts}{f2:JTagNs}
 ja {f:JOwns}{f2:JFirsts}{f3:JTagNs}
Either
 ja {a:JWhatRow}
%row JWhatRow JWhatB ja "か" "、" "、または"
# one of several sorts: each has a filter of its own, and only the first says whose they are
@JWhatB
What
 ja {f:JLasts}{k:JFieldKinds}
 ja {f:JOwns}{f2:JLasts}{k:JFieldKinds}
@JZoneW
What
 ja {f:JZoneFs}{k:JKinds}
 ja {f:JZoneFs}{f2:JFirsts}{k:JKinds}
 ja {f:JZoneFs}{f2:JLasts}{k:JKinds}
 ja {f:JZoneFs}{f2:JFirsts}{f3:JLasts}{k:JKinds}
 ja.old {f:JZoneFs}{f2:JLasts}{f3:JFirsts}{k:JKinds}
What
 ja {f:JZoneFs}{f2:JTagNs}
 ja {f:JZoneFs}{f2:JFirsts}{f3:JTagNs}
Either
 ja {a:JZoneRow}
%row JZoneRow JZoneB ja "か" "、" "、または"
%type What = JZoneB
@JZoneB
What
 ja {f:JLasts}{k:JCardKinds}
 ja {f:JZoneFs}{f2:JLasts}{k:JCardKinds}
@JStackW
What
 ja {k:JStackKinds}
 ja {f:JChoosings}{k:JStackKinds}
@JCardW
What
 ja {k:JCardKinds}
 ja {f:JFirsts}{k:JCardKinds}
 ja {f:JLasts}{k:JCardKinds}
 ja {f:JFirsts}{f2:JLasts}{k:JCardKinds}
 ja.old {f:JLasts}{f2:JFirsts}{k:JCardKinds}
What
 ja {f:JTagNs}
 ja {f:JFirsts}{f2:JTagNs}
Either
 ja {a:JCardRow}
%row JCardRow JCardB ja "か" "、" "、または"
%type What = JCardB
@JCardB
What
 ja {f:JLasts}{k:JCardKinds}
%list JFieldKinds JFieldKind ja "か" "または"
%list JCardKinds JCardKind ja "か" "または"
%list JKinds JKind ja "か" "または"
%list JStackKinds JStackKind ja "か" "または"
@JFieldKind
Forward
 ja フォワード
Backup
 ja バックアップ
Monster
 ja モンスター
Character
 ja キャラクター
@JCardKind
Forward
 ja フォワード(|カード)
Backup
 ja バックアップ(|カード)
Monster
 ja モンスター(|カード)
Character
 ja キャラクター(|カード)
Summon
 ja 召喚獣(|カード)
Card
 ja カード
@JKind
> JCardKind
@JStackKind
Summon
 ja 召喚獣
AutoAbility
 ja オートアビリティ
ActionAbility
 ja アクションアビリティ
SpecialAbility
 ja スペシャルアビリティ
Ability
 ja アビリティ
%list JOwns JOwn ja "§"
%list JZoneFs JZoneF ja "§"
%list JFirsts JFirst ja ""
%list JLasts JLast ja ""
%list JTagNs JTagN ja "§"
%list JChoosings JChoosing ja "§"
%type Filter = JChoosing
@JOwn
Of
 ja {o:JHolder}(の|が)コントロールする
@JHolder
You
 ja あなた
Opponent
 ja 対戦相手
Self
 ja 自分
They
 ja そのプレイヤー
Each
 ja いずれかのプレイヤー
@JZoneF
In
 ja {z:JHandZone}から
In
 ja {z:JFromZone}にある
 ja {z:JFromZone}から
In[z=@Among]
 ja その中から
 ja その中の
RemovedState
 ja ゲームから除外されている
@JChoosing
ThatChooses
 ja {x:JChosen}を選んでいる
@JFirst
Dull
 ja ダル状態の
Active
 ja アクティブ状態の
Attacking
 ja アタックしている
 ja アタック中の
Blocking
 ja ブロックしている
Blocked
 ja ブロックされている
Damaged
 ja ダメージを受けている
Frozen
 ja 凍結(状態の|されている)
OfStat[is=max]
 ja {s:JStat}{n:Value}以下の
OfStat[is=min]
 ja {s:JStat}{n:Value}以上の
OfStat[is=eq]
 ja {s:JStat}{n:Value}の
OtherThan
 ja {x:JExcept}以外の
Other
 ja 他の
@JExceptRef
This
 ja [This]
@JExcept
> JExceptRef
ExceptWhat
 ja {of:JTagW}
@JTagW
What
 ja {f:JTagNs}
@JLast
Element
 ja {e:JElements}の
MultiElement
 ja 多属性の
Job
 ja {t:Job}の
Category
 ja {t:Category}の
Name
 ja {t:Name}の
AnyOf
 ja {f:JTagOrs}の
%many JTagOrs JMixTag ja "か" "または"
%type Filter = JMixTag
@JMixTag
> JTag
Element
 ja {e:JOneElement}
%list JOneElement JElement ja "§"
@JTag
Job
 ja {t:Job}
Category
 ja {t:Category}
Name
 ja {t:Name}
@JTagN
> JTag
AnyOf
 ja {f:JTagOrs}
%list JElements JElement ja "か" "または"
@JElement
Fire
 ja 火属性
Ice
 ja 氷属性
Wind
 ja 風属性
Earth
 ja 土属性
Lightning
 ja 雷属性
Water
 ja 水属性
Light
 ja 光属性
Dark
 ja 闇属性
%list JElementsBare JElementBare ja "と" "か" "や"
@JElementBare
Fire
 ja 火
Ice
 ja 氷
Wind
 ja 風
Earth
 ja 土
Lightning
 ja 雷
Water
 ja 水
Light
 ja 光
Dark
 ja 闇
@JTai
Exactly
 ja {n:Num}体
Any
 ja 好きな数
@JTaiUp
UpTo
 ja {n:Num}体まで
@JMai
Exactly
 ja {n:Num}枚
Any
 ja 好きな枚数
@JMaiUp
UpTo
 ja {n:Num}枚まで
@JTsu
Exactly
 ja {n:Num}つ
@JTsuUp
UpTo
 ja {n:Num}つまで
# zones
@JZone
Zone
 ja {o:JOwner}の{p:JPile}
@JFromZone
> JZone
Zone[o=@Each]
 ja いずれかのプレイヤーの{p:JPile}
Zone
 ja {p:JPile}
# a hand or a deck of nobody named is that of whoever acts (japanese.py)
@JHandZone
Zone[o=@Self,p=@Hand]
 ja 手札
Zone[p=@Hand]
 ja {o:JOwner}の手札
@JOwner
> JWho
Self
 ja 自分
They
 ja そのプレイヤー
@JWho
You
 ja あなた
Opponent
 ja 対戦相手
@JPile
BreakZone
 ja ブレイクゾーン
DamageZone
 ja ダメージゾーン
Deck
 ja デッキ
@JTopRef
Top
 ja {z:JDeck}の(|カードを)上から{n:Num}枚
Top[n=1]
 ja {z:JDeck}の1番上のカード
@JDeck
Zone[p=@Deck]
 ja {o:JOwner}のデッキ
Zone[o=@Self,p=@Deck]
 ja デッキ
# what is counted
@JPer
Sel[n=@All]
 ja {of:JFieldW}1体につき
 ja {of:JZoneW}1枚につき
PointsOf
 ja {o:JWho}の受けているダメージ1点につき
 ja {o:JWho}が受けているダメージ1点につき
CountersOn
 ja {x:JRef}に置かれている{c:Counter}1(つ|個)につき
@Value
Num
 ja {n:Num}
X
 ja X

# ------------------------------------------------------------------ conditions: what stands before 場合
%list JConds JCond ja "§"
%list JConds1 JCond ja "§"
%list JCondStems JCondStem ja "、"
@JCond
Control
 ja {o:JWho}が{x:JQty}コントロールしている
NotControl
 ja {o:JWho}が{x:JQtyNo}コントロールしていない
HandIs
 ja {o:JWho}の手札が{q:JMaisu}の
 ja {o:JWho}の手札が{q:JMaisu}である
HaveIn[o=@Opponent]
 ja 対戦相手の{x:JHandTheir}(の|である)
HaveIn[o=@You]
 ja あなたの{x:JHandYour}(の|である)
Received
 ja {o:JWho}が{q:JTensu}のダメージを受けている
 ja {o:JWho}がダメージを{q:JTensu}受けている
 ja {o:JWho}の受けているダメージが{q:JTensu}の
PaidExtra
 ja 追加コストを支払って(いる|いた)
 ja 追加コストを支払った
IsA
 ja {x:JRef}が{of:JIsW}の
 ja {x:JRef}が{of:JIsW}である
IsA[no=1]
 ja {x:JRef}が{of:JIsW}でない
InZone
 ja {x:JRef}が{z:JFromZone}にある
CrystalIs[q=@A]
 ja {o:JWho}が《C》を持っている
CrystalIs
 ja {o:JWho}が《C》を{q:JTsuOrSo}持っている
Is[s=@RemovedState]
 ja {x:JRef}がゲームから除外されている
Is[s=@Attacking]
 ja {x:JRef}がアタックしている
 ja {x:JRef}がアタック中の
Is[s=@Blocking]
 ja {x:JRef}がブロックしている
DamageOnIs
 ja {x:JRef}が{n:Num}以上のダメージを受けている
HasDone[v=@Cast]
 ja {o:JWho}がこのターン(|に|中に|、){x:JCast}をキャストして(いる|いた)
Is
 ja {x:JRef}が{s:JState}の
 ja {x:JRef}が{s:JState}である
WasCast
 ja {x:JRef}がキャストされて(いる|いた)
OnField
 ja {x:JRef}がフィールドに{z:JOnField}
TurnOf
 ja {o:JWho}のターンの
 ja {o:JWho}のターンである
CountersAre
 ja {x:JRef}に{c:Counter}が{q:JTsuOrSo}置かれている
HaveIn[o=@You]
 ja {x:JZoneQty}ある
%type Things = JZoneQty
%type Count = JTsuOrSo
%type What = JIsW
%type Filter = JState
%type Zone = JOnField
@JOnField
Zone[p=@Field]
 ja (いる|ある)
@JIsW
What
 ja {k:JCardKinds}
 ja {f:JTagNs}
 ja {f:JElementN}
 ja {f:JLasts}{k:JCardKinds}
%list JElementN JElementF ja "§"
%type Filter = JElementF
@JElementF
Element
 ja {e:JElements}
@JState
Dull
 ja ダル状態
Active
 ja アクティブ状態
Frozen
 ja 凍結状態
@JTsuOrSo
AtLeast
 ja {n:Num}(つ|個)以上
AtMost
 ja {n:Num}(つ|個)以下
@JZoneQty
Sel
 ja {of:JThereW}が{n:JMaiOrSo}
%type What = JThereW
%type Filter = JThereF
%list JThereFs JThereF ja "§"
@JThereW
What
 ja {f:JThereFs}{k:JCardKinds}
 ja {f:JThereFs}{f2:JFirsts}{k:JCardKinds}
 ja {f:JThereFs}{f2:JLasts}{k:JCardKinds}
 ja {f:JThereFs}{f2:JTagNs}
@JThereF
In
 ja {z:JMyZone}に
%type Zone = JMyZone
@JMyZone
Zone[o=@You]
 ja あなたの{p:JPile}
@JMaiOrSo
AtLeast
 ja {n:Num}枚以上
@JCondStem
Control
 ja {o:JWho}が{x:JQty}コントロールして(おり|いて)
NotControl
 ja {o:JWho}が{x:JQtyNo}コントロールしておらず
HandIs
 ja {o:JWho}の手札が{q:JMaisu}で
HaveIn[o=@Opponent]
 ja 対戦相手の{x:JHandTheir}で
HaveIn[o=@You]
 ja あなたの{x:JHandYour}で
Received
 ja {o:JWho}が{q:JTensu}のダメージを受けて(おり|いて)
@JQty
Sel
 ja {of:JFieldW}を{n:JTaiOrSo}
Sel[n=@A]
 ja {of:JFieldW}を
Both
 ja {of:JNameRow}を
%row JNameRow JNameOne ja "と"
%type Things = JNameOne
@JNameOne
Sel[n=@A]
 ja {of:JTagW}
@JQtyNo
Sel[n=@All]
 ja {of:JFieldW}を
@JTaiOrSo
AtLeast
 ja {n:Num}体以上
AtMost
 ja {n:Num}体以下
Just
 ja ちょうど{n:Num}体
# so many cards in a hand: “3 or more cards in their hand” is one meaning, “2 cards or less” another
%type Things = JHandTheir JHandYour
%type What = JHandTheirW JHandYourW
%type Filter = JHandTheirF JHandYourF
%type Zone = JHandTheirZ JHandYourZ
%type Count = JHave
%type CardKind = JCardGa
%list JHandTheirFs JHandTheirF ja "§"
%list JHandYourFs JHandYourF ja "§"
%list JCardGas JCardGa ja "§"
@JHandTheir
Sel
 ja {of:JHandTheirW}{n:JHave}
@JHandYour
Sel
 ja {of:JHandYourW}{n:JHave}
@JHandTheirW
What
 ja {f:JHandTheirFs}{k:JCardGas}
@JHandYourW
What
 ja {f:JHandYourFs}{k:JCardGas}
@JHandTheirF
In
 ja {z:JHandTheirZ}
@JHandYourF
In
 ja {z:JHandYourZ}
@JHandTheirZ
Zone[o=@They,p=@Hand]
 ja 手札
@JHandYourZ
Zone[o=@You,p=@Hand]
 ja 手札
@JCardGa
Card
 ja が
@JHave
No
 ja 0枚
AtLeast
 ja {n:Num}枚以上
@JMaisu
AtMost
 ja {n:Num}枚以下
@JTensu
AtLeast
 ja {n:Num}点以上
AtMost
 ja {n:Num}点以下

# ------------------------------------------------------------------ triggers and moments
%list JOns JOn ja "§"
@JOn
On
 ja {x:JEvX}が{e:JEventFirsts}か$JC{e2:JEventLasts}(とき|たび)
 ja {x:JEvX}が{e:JEvents}(とき|たび)
 ja {x:JEvX}が{e:JEventPlains}か$JC{e2:JEvents}(とき|たび)
 ja {x:JPlayer}が{e:JPlayerEvents}(とき|たび)
@JWould
On
 ja {x:JEvX}が{e:JEventPlains}
 ja {x:JPlayer}が{e:JPlayerEventPlains}
%list JEvents JEvent.past ja "§"
%list JEventFirsts JEventFirst ja "か"
%list JEventLasts JEventLast ja "§"
%list JEventPlains JEvent.plain ja "か"
%list JPlayerEvents JPlayerEvent.past ja "§"
%list JPlayerEventPlains JPlayerEvent.plain ja "§"
@JPlayer
You
 ja あなた
Opponent
 ja 対戦相手
EachPlayer
 ja いずれかのプレイヤー
# of two events, which is said first
%type Event = JEventFirst JEventLast
@JEventFirst
EntersField
 ja {f:JAtField}に出る
Blocks
 ja ブロックする
@JEventLast
Attacks
 ja アタックした
Leaves
 ja フィールド(を|から)離れた
Be
 ja {e:JPassive.past}
DamagesPlayer
 ja {o:JWho}にダメージを与えた
@JEvent plain past
> JActive*
Be
 ja {e:JPassive*}
Caused
 ja {by:JCausedBy}によって{e:JCaused*}
@JCausedBy
DueTo
 ja {by:JSources}
DueToWarp
 ja デジョン
%type Event = JCaused
@JCaused plain past
EntersField
 ja {f:JAtField}に<出る>
Leaves
 ja フィールド(を|から)<離れる>
Be
 ja {e:JCausedPassive*}
%type Event = JCausedPassive
@JCausedPassive plain past
Harmed
 ja {d:JDamages}を<受ける>
 ja {d:JDamages}を<与えられる>
PutInBreak
 ja {f:JAtField}から{b:JBreakAt}に<置かれる>
%type Damage = JDamages
@JDamages
Dealt
 ja ダメージ
Dealt
 ja {n:Num}{so:JOrSo}のダメージ
Dealt[is=less]
 ja {n:JStatOf}未満のダメージ
 ja 自身の{n:JOwnStat}未満のダメージ
%type Compare = JOrSo
@JOrSo
AtLeast
 ja 以上
AtMost
 ja 以下
@JActive plain past
EntersField
 ja {f:JAtField}に<出る>
Leaves
 ja フィールド(を|から)<離れる>
Attacks
 ja <アタックする>
AttacksAlone
 ja 単独で<アタックする>
Blocks
 ja <ブロックする>
Blocks
 ja {x:JAny}を<ブロックする>
DamagesPlayer
 ja {o:JWho}にダメージを<与える>
Harms
 ja {to:JAny}に{d:JDamages}を<与える>
Harms
 ja {d:JDamages}を<与える>
EntersField
 ja {w:JFrom}{f:JAtField}に<出る>
FormsParty
 ja パーティーを<組む>
FormsPartyAttacks
 ja パーティーを組んで<アタックする>
%type Zone = JFrom
@JFrom
From
 ja {z:JFromZone}から
From
 ja {z:JHandZone}から
@JPassive plain past
ReturnedTo
 ja (フィールドから|){to:JTo}<戻される>
PutInBreak
 ja {f:JAtField}から{b:JBreakAt}に<置かれる>
GoesToBreak
 ja {b:JBreakAt}に<置かれる>
IsBlocked
 ja <ブロックされる>
IsBlocked
 ja {x:JAny}に<ブロックされる>
Chosen
 ja {by:JSources}によって<選ばれる>
 ja {by:JSources}に<選ばれる>
DealtDamageBy
 ja {x:JAny}からダメージを<受ける>
 ja {x:JAny}によってダメージを<与えられる>
Harmed
 ja {d:JDamages}を<受ける>
 ja {d:JDamages}を<与えられる>
Broken
 ja <ブレイクされる>
RemovedFrom
 ja ゲームから<除外される>
Discarded
 ja <捨てられる>
@JAtField
Zone[p=@Field]
 ja フィールド
Zone[p=@Field]
 ja {o:JWho}のフィールド
@JBreakAt
Zone[p=@BreakZone]
 ja ブレイクゾーン
Zone[p=@BreakZone]
 ja {o:JWho}のブレイクゾーン
@JPlayerEvent plain past
Casts
 ja {x:JCast}を<キャストする>
Draws
 ja {x:JCast}を<引く>
%type Things = JCast
@JCast
Sel[n=@A]
 ja {of:JCardW}
%list JSources JSource ja "か"
@JSource
BothOf
 ja 召喚獣(か|や|または|と)アビリティ
 ja {o:JWho}の召喚獣(か|や|または|と)アビリティ
SummonsOf
 ja 召喚獣
 ja {o:JWho}の召喚獣
AbilitiesOf
 ja アビリティ
 ja {o:JWho}のアビリティ
AutoAbilitiesOf
 ja {o:JWho}のオートアビリティ
ActionAbilitiesOf
 ja {o:JWho}のアクションアビリティ
ExBursts
 ja EXバースト
%list JMoments JMoment ja "§"
@JMoment
BeginOf
 ja {w:JTurns}ターンの{p:JSpan}開始時(に|)
 ja {w:JTurns}{p:JSpan}開始時(に|)
BeginOf[p=@Turn]
 ja {w:JTurns}ターン開始時(に|)
EndOf[p=@Turn]
 ja {w:JTurns}ターン(|の)終了時(に|)
EndOf[p=@Turn,w=@Turns]
 ja (|この)ターン(|の)終了時に
@JTurns
Turns
 ja {o:JWho}の
Turns[o=@Each]
 ja (各|お互いの)プレイヤーの
 ja 各
NextOf
 ja 次の{w:JTurns0}
%type Turns = JTurns0
@JTurns0
Turns
 ja {o:JWho}の
@JSpan
MainOf
 ja 第{n:Num}メインフェイズ
AttackPhase
 ja アタックフェイズ
