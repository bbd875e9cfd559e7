# The Japanese wordings. The kinds of nodes are declared in the files beside; categories that only Japanese needs begin with J.
#
# How Japanese says it: what is done stands at the end and takes a mood (消滅させる, 消滅させ、 消滅できる, 消滅させることで);
# what filters stand before (Lv.4以下の, 特徴に「X」を持つ), whose it is (相手の), what (デジモン), and how many (1体).
# 体 counts what lies in an area, 枚 cards.

%type Act = JDo JChain JMod
%type Things = JObj JCards JField JEnds JFrom JIt
%type What = JFieldThing JCardThing JNamed
%type Filter = JPre JPreS JNamedF
%type Cond = JVerbal JNominal
%type Count = JTai JMai JTaiAt JMaiAt
%type Zone = JZone JRevealed
%type Pile = JPile
%type Who = JOwn
%type Ending = JEnding
%type Trigger = JTrigger
%type Event = JEvent
%type Pred = JPred JPredO JPredGive
%type Cause = JCause

# ------------------------------------------------------------------ lines
@Line
Effect
 ja {place:Places}{timing:Timings}{limit:Limit}{do:Clause}
 ja {place:Places}{timing:Timings}{do:Clause}
 ja {place:Places0}{limit:Limit}{do:Clause}
 ja {place:Places0}{do:Clause}
 ja {timing:Timings}{limit:Limit}{do:Clause}
 ja {timing:Timings}{do:Clause}
 ja {timing:Alone}{do:Clause}
 ja {limit:Limit}{do:Clause}
 ja {do:Clause}
KeywordEffect
 ja {k:KeywordLine}
 ja {timing:Timings}{limit:Limit}{k:KeywordLine}
 ja {timing:Timings}{k:KeywordLine}
 ja {place:Places}{timing:Timings}{k:KeywordLine}
@Next
Then
 ja その後、{do:Clause}
KeywordEffect
 ja {k:KeywordLine}
@Bullet
Item
 ja ・{do:Next}

# ------------------------------------------------------------------ clauses
@Clause
> JChain.plain
If
 ja {c:JRowV}なら、{do:Clause}
 ja {c:JRowN}なら、{do:Clause}
 ja.old {c:JRowV}とき、{do:Clause}
 ja.old {c:JRowN}のとき、{do:Clause}
If
 ja {c:JVerbals}なら、{do:Clause}
 ja {c:JNominals}なら、{do:Clause}
 ja.old {c:JVerbals}とき、{do:Clause}
 ja.old {c:JNominals}のとき、{do:Clause}
 ja.old {c:JNominals}で{do:Clause}
While
 ja {c:JRowV}間、{do:Clause}
 ja {c:JRowN}の間、{do:Clause}
While
 ja {c:JVerbals}間、{do:Clause}
 ja {c:JNominals}の間、{do:Clause}
Instead
 ja 代わりに、{do:Clause}
 ja.old 代わりに{do:Clause}
At
 ja {t:Moment}、{do:Clause}
 ja {t:Moment}に、{do:Clause}
Opponent
 ja 相手は{do:JChain.plain}
Both
 ja お互いは{do:JChain.plain}
 ja お互いのプレイヤーは{do:JChain.plain}
By
 ja {cost:JCosts}ことで、{do:Clause}
 ja.old {cost:JCosts}ことで{do:Clause}
 ja {cost:JCostRow}ことで、{do:Clause}
 ja.old {cost:JCostRow}ことで{do:Clause}
%list JCosts JDo.plain ja "§"
%row JCostRow JCostAny ja "、"
%type Act = JCostAny
@JCostAny
> JDo.stem JDo.plain
@WhenClause
When
 ja {on:JTriggers}、{do:Clause}
%list JTriggers JTrigger ja "か、" "か" "、または"
%type Counted = JPer
@JPer
Count
 ja {x:JCounted}ごとに
%type Things = JCounted
@JCounted
Sel
 ja {o:JOwn}{of:JFieldThing}1体
SelWith
 ja {w:JPres}{o:JOwn}{of:JFieldThing}1体
@JChain plain may
> JDo*
>.plain JMod Step
And
 ja.plain {a:JDo.te}、{b:JMayDone}
And
 ja.plain {a:JDo.stem}、{b:JChain.plain}
 ja.plain {a:JDo.te}、{b:JChain.plain}
 ja.plain {a:JDo.stem}、その後、{b:JChain.plain}
 ja.plain {a:JMod.stem}、{b:JChain.plain}
 ja.may {a:JDo.stem}、{b:JChain.may}
May
 ja.plain {do:JChain.may}
Each
 ja.plain {per:JPer}、{do:JDo.plain}
 ja.old {per:JPer}{do:JDo.plain}

# ------------------------------------------------------------------ what is done
@JDo plain stem te may past
> Act* JItDo*
Or
 ja.plain {a:Act.plain}か、{b:Act.plain}
 ja.may {a:Act.plain}か、{b:Act.may}
 ja.plain {a:Act.plain}か、{b:JItDo.plain}
 ja.may {a:Act.plain}か、{b:JItDo.may}
And
 ja.plain {a:Act.te}{b:JItDo.plain}
 ja.may {a:Act.te}{b:JItDo.may}
%type Act = JItDo
# said of what was just named
@JItDo plain stem te may past
Add[x=*It]
 ja.may {to:To}加えられる
 ja {to:To}<加える>
Return[x=*It]
 ja.may {to:To}戻せる
 ja {to:To}<戻す>
Place[x=*It]
 ja.may {to:PlaceTo}置ける
 ja.may {to:PlaceTo}{face:Face}置ける
 ja {to:PlaceTo}<置く>
 ja {to:PlaceTo}{face:Face}<置く>
Play[x=*It]
 ja.may {pay:Pays}登場できる
 ja {pay:Pays}<登場させる>
@Act
Delete
 ja.may {x:JObjs}を消滅できる
 ja {x:JObjs}を<消滅させる>
Draw
 ja.plain 《{n:Num}ドロー》
 ja.stem 《{n:Num}ドロー》し
 ja.may 《{n:Num}ドロー》できる
 ja.plain 《{n:Num}ドロー》する
GainMemory
 ja.plain メモリー+{n:Num}
 ja.stem メモリー+{n:Num}し
 ja.may メモリー+{n:Num}できる
 ja メモリーを+{n:Num}<する>
LoseMemory
 ja.plain メモリー-{n:Num}
 ja.stem メモリー-{n:Num}し
 ja メモリーを-{n:Num}<する>
SetMemory
 ja メモリーを{n:Num}に<する>
 ja {n:Num}に<する>
Suspend
 ja.may {x:JObjs}をレストできる
 ja {x:JObjs}を<レストさせる>
Unsuspend
 ja.may {x:JObjs}をアクティブにできる
 ja {x:JObjs}をアクティブに<する>
Recovery
 ja.plain 《リカバリー+{n:Num}\(デッキ\)》
 ja.stem 《リカバリー+{n:Num}\(デッキ\)》し
 ja.plain 《リカバリー+{n:Num}\(デッキ\)》する
DeDigivolve
 ja.plain {x:JObjs}を《退化{n:Num}》
 ja.stem {x:JObjs}を《退化{n:Num}》し
 ja.may {x:JObjs}を《退化{n:Num}》できる
 ja.plain {x:JObjs}を《退化{n:Num}》する
UseKeyword
 ja.plain {k:KeywordDo}
 ja.plain {k:KeywordDo}する
 ja.stem {k:KeywordDo}し
Reveal
 ja {x:JEndsPL}<オープンする>
 ja {z:JZoneAll}(の内容|)を(すべて|)<オープンする>
 ja {x:JObjs}を<オープンする>
Look
 ja {x:JEndsPL}<確認する>
 ja {x:JObjs}を<確認する>
 ja {z:JZoneAll}(の内容|)を(すべて|)<確認する>
Add
 ja.may {x:JObjs}を{to:To}加えられる
 ja {x:JObjs}(を|は){to:To}<加える>
 ja {x:JEndsL}{to:To}<加える>
Return
 ja.may {x:JObjs}を{to:To}戻せる
 ja {x:JObjs}(を|は){to:To}<戻す>
 ja {x:JObjs}(を|は){to:PlaceTo}<戻す>
Trash
 ja {x:JObjs}(を|は)<破棄する>
 ja {x:JEndsL}<破棄する>
Place
 ja.may {x:JObjs}を{to:PlaceTo}置ける
 ja.may {x:JObjs}を{to:PlaceTo}{face:Face}置ける
 ja {x:JObjs}を{to:PlaceTo}<置く>
 ja {x:JObjs}を{to:PlaceTo}{face:Face}<置く>
Shuffle
 ja {o:JOwn}{p:JPile}を<シャッフルする>
Attack
 ja.may {x:JObjs}でアタックできる
 ja.may {x:JObjs}で{target:Target}アタックできる
 ja {x:JObjs}で<アタックする>
Play
 ja.may {x:JObjs}を{pay:Pays}登場できる
 ja {x:JObjs}を{pay:Pays}<登場させる>
 ja.may {x:JObjs}を{pay:Pays}{as:PlayAs}登場できる
 ja.may {x:JObjs}を{as:PlayAs}{pay:Pays}登場できる
 ja {x:JObjs}を{as:PlayAs}{pay:Pays}<登場させる>
 ja {x:JObjs}を{pay:Pays}{as:PlayAs}<登場させる>
Use
 ja.may {x:JObjs}を{pay:Pays}使用できる
 ja {x:JObjs}を{pay:Pays}<使用する>
Digivolve
 ja.may {x:JObjs}を{into:JObjs}に{pay:Pays}進化できる
 ja.may {x:JObjs}を{into:JObjs}に進化できる
 ja {x:JObjs}を{into:JObjs}に{pay:Pays}<進化させる>
ChooseEffects
 ja 以下の効果から{n:Num}つを<発揮する>
 ja 以下の効果から{n:Num}つを選んで<発揮する>
Activate
 ja.may {e:EffectsOf}を発揮できる
 ja {e:EffectsOf}を<発揮する>
 ja {e:EffectsOf}を<発揮させる>
EndAttack
 ja (その|この|)アタックを<終了する>
Choose
 ja {x:JObjs}を<選ぶ>
%list Pays Pay ja "" "、"
@Pay
Free
 ja コストを支払わずに
 ja (進化|登場|使用|リンク)コストを支払わずに
Normal
 ja コストを支払って
 ja (進化|登場|使用)コストを支払って
Reduced
 ja 支払う(進化|登場|使用|リンク|)コスト-{n:Num}で
 ja (進化|登場)コスト-{n:Num}で
 ja 支払う(進化|登場|使用|リンク|)コストを-{n:Num}して
 ja 支払う(進化|登場|使用|リンク|)コスト-{n:Num}して
 ja 、支払う(進化|登場|使用|リンク|)コスト-{n:Num}して
Ignoring
 ja 進化条件を無視して
CostIs
 ja 支払うコスト{n:Num}で
@PlayAs
ToBreeding
 ja 空いている自分の育成エリアに
Suspended
 ja レスト状態で
%type Count = JTsu
@JTsu
Exactly
 ja {n:Num}つ
@EffectsOf
EffectsOf
 ja {x:JThis}の{t:TimingTags}効果
 ja {x:JHost}の{t:TimingTags}効果{n:JTsu}
%type Things = JThis
# what was named before, without filters of its own
@JThis
This[k=Digimon]
 ja このデジモン
This[k=Tamer]
 ja このテイマー
This[k=Card]
 ja このカード
That[k=Digimon]
 ja そのデジモン
That[k=Card]
 ja そのカード
Made
 ja {v:MadeEvent}した{k:MadeKind}
 ja この効果で{v:MadeEvent}した{k:MadeKind}

# ------------------------------------------------------------------ what holds
@JMod plain stem
Mod
 ja {d:Duration}、{x:JObjs}は{p:JPreds}
 ja {x:JObjs}は{p:JPreds}
 ja {d:Duration}、{x:JObjs}を{p:JPredOs}
 ja {x:JObjs}を{p:JPredOs}
 ja {d:Duration}、{x:JObjs}に{p:JPredGives}
 ja {x:JObjs}に{p:JPredGives}
 ja.old {d:Duration}、{x:JObjs}の{p:JPredDps}
 ja.old {x:JObjs}の{p:JPredDps}
%list JPreds JPred ja "、"
%list JPredOs JPredO ja "§"
%list JPredGives JPredGive ja "§"
%list JPredDps JPredDp ja "§"
%type Pred = JPredDp
@JPred
Gain
 ja {k:Grants}を得る
Cant
 ja {v:CantVerbs}
DpUp
 ja DP+{n:Num}
 ja.old DP+{n:Num}し
DpDown
 ja DP-{n:Num}
 ja.old DP-{n:Num}し
@JPredO
DpUp
 ja DP+{n:Num}
DpDown
 ja DP-{n:Num}
@JPredDp
DpUp
 ja DPを+{n:Num}(する|)
DpDown
 ja DPを-{n:Num}(する|)
@JPredGive
Gain
 ja {k:Grants}を与える
%list Grants Grant ja "と" "と、"
@Duration
ThisTurn
 ja (ターン終了まで|このターンの間)
OpponentsTurnEnd
 ja (相手のターン終了まで|次の相手のターン終了まで)
OpponentsNextTurnEnd
 ja 次の相手のターン終了時まで
YourTurnEnd
 ja (自分のターン終了まで|次の自分のターン終了まで)
YourNextTurnEnd
 ja 次の自分のターン終了時まで
ThisBattle
 ja (バトル終了まで|このバトルの間)
ThisAttack
 ja (アタック終了まで|このアタックの間)

# ------------------------------------------------------------------ who and what
%list JObjs JObjO ja "と" "と、"
%type Things = JObjO
@JObjO
> JObj
OneOf
 ja {x:JOrs}
%many JOrs JObj ja "か、" "か"
@JObj
> JField JCards JFrom Ref JIt
@JIt
Rest
 ja 残り
 ja 残ったカード
@Ref
This[k=Digimon]
 ja このデジモン
This[k=Tamer]
 ja このテイマー
This[k=Card]
 ja このカード
This[k=Option]
 ja このオプション
That[k=Digimon]
 ja そのデジモン
That[k=Card]
 ja そのカード
That[k=Tamer]
 ja そのテイマー
It
 ja それ
%type Things = JFieldO
@JField
> JFieldO
Sel
 ja {of:JFieldThing}{n:JTai}
 ja.old {n:JTai}の{o:JOwn}{of:JFieldThing}
SelWith
 ja {w:JPres}{of:JFieldThing}{n:JTai}
@JFieldO
Sel
 ja {o:JOwn}{of:JFieldThing}{n:JTai}
SelWith
 ja {w:JPres}{o:JOwn}{of:JFieldThing}{n:JTai}
 ja {w:JPres}{o:JOwn}{of:JNamed}{n:JTai}
Sel
 ja {o:JOwn}{of:JNamed}{n:JTai}
@JFieldThing
Thing
 ja {k:JFieldKinds}
%list JFieldKinds JFieldK ja "か" "/" "と"
%type CardKind = JFieldK
@JFieldK
> FieldKind
Token
 ja トークン
SecurityDigimon
 ja セキュリティデジモン
@JNamed
Thing
 ja {f:JNamedFs}
%list JNamedFs JNamedF ja "§"
@JNamedF
Named
 ja {t:Names}
@FieldKind
Digimon
 ja デジモン
Tamer
 ja テイマー
Option
 ja オプション
@Kind
Token
 ja トークン
SecurityDigimon
 ja セキュリティデジモン
@JTai
Exactly
 ja {n:Num}体
UpTo
 ja {n:Num}体まで
All
 ja すべて
AnyNumber
 ja 好きな数
# cards: where they lie is said before, as “の”, “から、” or “その中の”
@JCards
Sel
 ja {z:JBareL}の{of:JCardThing}{n:JMai}
 ja {z:JBareL}の{of:JNamed}{n:JMai}
 ja {z:JZoneL}{n:JMai}
 ja {z:JZoneL}の{of:JCardThing}{n:JMai}
 ja {z:JRevealedL}{of:JCardThing}{n:JMai}
 ja {of:JCardThing}{n:JMai}
 ja {z:JZoneL}の{of:JNamed}{n:JMai}
 ja {z:JRevealedL}{of:JNamed}{n:JMai}
 ja {of:JNamed}{n:JMai}
SelWith
 ja {z:JBareL}の{w:JPres}{of:JCardThing}{n:JMai}
 ja {z:JZoneL}の{w:JPres}{of:JCardThing}{n:JMai}
 ja {z:JRevealedL}{w:JPres}{of:JCardThing}{n:JMai}
 ja {w:JPres}{of:JCardThing}{n:JMai}
@JFrom
Sel
 ja {z:JZoneL}から、{of:JCardThing}{n:JMai}
 ja {z:JZoneL}から、{of:JNamed}{n:JMai}
SelWith
 ja {z:JZoneL}から、{w:JPres}{of:JCardThing}{n:JMai}
 ja {z:JZoneL}から、{w:JPres}{of:JNamed}{n:JMai}
@JCardThing
Thing
 ja {k:JCardKinds}
%list JCardKinds CardKind ja "か" "/"
@CardKind
Card
 ja カード
DigimonCard
 ja デジモンカード
TamerCard
 ja テイマーカード
OptionCard
 ja オプションカード
@JMai
Exactly
 ja {n:Num}枚
UpTo
 ja {n:Num}枚まで
All
 ja すべて
AnyNumber
 ja 好きな枚数
@JOwn
You
 ja 自分の
Opponent
 ja 相手の
%list JZoneL JZone ja "か" "/" "と" "か、"
@JZone
Zone
 ja {o:JOwn}{p:JPiles}
Sources
 ja {x:JOne}の進化元
 ja {x:JAllOf}の進化元
# whose they are is not said: those of who acts
%list JBareL JBare ja "§"
%type Zone = JBare
@JBare
Zone[o=@You]
 ja {p:JPile0s}
%list JPile0s JPile0 ja "か" "/" "と"
%type Things = JHost
@JHost
> Ref JField
%list JRevealedL JRevealed ja "§"
@JRevealed
Revealed
 ja その中の
%list JPiles JPile ja "か" "/" "と"
%type Pile = JPile0
@JPile
> JPile0
@JPile0
Hand
 ja 手札
Trash
 ja トラッシュ
Deck
 ja デッキ
Security
 ja セキュリティ
Breeding
 ja 育成エリア
EggDeck
 ja デジタマデッキ
@JZoneAll
Zone
 ja {o:JOwn}{p:JPiles}
%type Zone = JZoneAll

# ------------------------------------------------------------------ ends of piles and stacks
%list JEndsL JEnds ja "§"
%list JEndsPL JEndsP ja "§"
%type Things = JEndsP
@JEnds
> JEndsP
@JEndsP
PileEnd[o=@Anyone]
 ja お互いの{p:JPile}の{at:EndAt}から{c:JEnding}
 ja お互いの{p:JPile}を{at:EndAt}から{c:JEnding}
PileEnd
 ja {o:JOwn}{p:JPile}の{at:EndAt}から{c:JEnding}
 ja {o:JOwn}{p:JPile}を{at:EndAt}から{c:JEnding}
SourceEnd
 ja {x:JHost}の進化元を{at:EndAt}から{c:JEnding}
@JEnds
Sel
 ja {z:JZoneL}を{n:JMai}
@EndAt
AtTop
 ja 上
AtBottom
 ja 下
@JEnding
Ending
 ja 1枚
 ja {n:Big}枚
@To
ToHand
 ja 手札に
 ja 持ち主の手札に
EndOf
 ja {z:EndZones}の{at:EndAt}に
 ja 好きな順番で{z:EndZones}の{at:EndAt}に
 ja {z:EndZones}の{at:EndAt}に好きな順番で
@PlaceTo
BattleArea
 ja バトルエリアに
EndOf
 ja {z:EndZones}の{at:EndAt}に
 ja 好きな順番で{z:EndZones}の{at:EndAt}に
UnderEnd
 ja {x:JHost}の進化元の{at:EndAt}に
 ja 好きな順番で{x:JHost}の進化元の{at:EndAt}に
Under
 ja {x:JOne}の下に
 ja {x:JTamers}の下に
%list EndZones EndZone ja "§"
@EndZone
Zone[o=@You]
 ja (|自分の|持ち主の|相手の){p:EndPiles}
%list EndPiles EndPile ja "§"
@EndPile
Deck
 ja デッキ
Security
 ja セキュリティ
EggDeck
 ja デジタマデッキ
@Face
FaceDown
 ja 裏向きで
FaceUp
 ja 表向きで

# ------------------------------------------------------------------ filters before what they filter
%list JPres JPre ja "" "、"
@JPreS
> JPreV
AnyOf
 ja {f:JPreOrs}
%list JPresS JPreS ja "" "、"
# filters that begin with a selector (JPre) begin with one whose own filters do not (JPreS)
@JPre
> JPreS
Cmp[is=max,s=@DP]
 ja {r:JThanX}のDP以下の
Cmp[is=max,s=@PlayCost]
 ja {r:JThanX}の登場コスト以下の
Cmp[is=max,s=@Level]
 ja {r:JThanX}のLv.以下の
Not
 ja {x:JFieldS}以外の
SameAs
 ja {x:JFieldS}と同じ{s:JInfo}の
%type Reference = JThanX
@JThanX
Than
 ja {x:JFieldS}
%type Things = JFieldS
@JFieldS
Sel
 ja {o:JOwn}{of:JFieldThing}{n:JTai}
SelWith
 ja {w:JPresS}{o:JOwn}{of:JFieldThing}{n:JTai}
 ja {w:JPresS}{of:JFieldThing}{n:JTai}
Sel[n=@One]
 ja {o:JOwn}{of:JFieldThing}
SelWith[n=@One]
 ja {w:JPresS}{o:JOwn}{of:JFieldThing}
@JPreV
Level[is=eq]
 ja Lv.{n:Num}の
Level[is=max]
 ja Lv.{n:Num}以下の
Level[is=min]
 ja Lv.{n:Num}以上の
Dp[is=max]
 ja DP{n:Num}以下の
Dp[is=min]
 ja DP{n:Num}以上の
Dp[is=eq]
 ja DP{n:Num}の
Cost[is=max]
 ja 登場コスト{n:Num}以下の
Cost[is=min]
 ja 登場コスト{n:Num}以上の
Cost[is=eq]
 ja 登場コスト{n:Num}の
UseCost[is=max]
 ja 使用コスト{n:Num}以下の
UseCost[is=min]
 ja 使用コスト{n:Num}以上の
Color
 ja {c:ColorList}の
Trait
 ja 特徴に{t:Names}を持つ
TraitHas
 ja 特徴に{t:Names}を含む
NameHas
 ja 名称に{t:Names}を含む
TextHas
 ja {t:Names}の記述がある
 ja {k:Keyword}の記述がある
Suspended
 ja レスト状態の
Unsuspended
 ja アクティブ状態の
NoSources
 ja 進化元を持たない
HasSources
 ja 進化元を持つ
Other
 ja 他の
Has
 ja {k:KeywordsOr}を持つ
FaceUp
 ja 表向きの
FaceDown
 ja 裏向きの
Colors[is=eq]
 ja {n:Num}色の
Colors[is=min]
 ja {n:Num}色以上の
Extreme[is=lowest]
 ja 最も{s:StatWord}の低い
Extreme[is=highest]
 ja 最も{s:StatWord}の高い
%list KeywordsOr Keyword ja "か" "/"
%list Names Name ja "/" "か"
%list ColorList ColorName ja "か" "/"
@ColorName
Red
 ja 赤
Blue
 ja 青
Yellow
 ja 黄
Green
 ja 緑
Black
 ja 黒
Purple
 ja 紫
White
 ja 白
@StatWord
DP
 ja DP
Level
 ja Lv.
PlayCost
 ja 登場コスト
UseCost
 ja 使用コスト

# ------------------------------------------------------------------ conditions: those that end in a verb, and the others
%list JVerbals JVerbalO ja "§"
%type Cond = JVerbalO JNominalO
@JVerbalO
> JVerbal
AnyCond
 ja {c:JAlts}
%type Alternative = JAlt
%many JAlts JAlt ja "か、" "か"
@JAlt
> JVerbal
@JNominalO
> JNominal
AnyCond
 ja {c:JAltNs}
%many JAltNs JAltN ja "か、" "か"
%type Alternative = JAltN
@JAltN
> JNominal
@JVerbal
Said
 ja {x:JObjs}が{p:JCondParts}
%list JCondParts JCondPart ja "§"
%type CondPart = JCondPart
@JCondPart
HasSo
 ja {f:JHasFs}
%list JHasFs JHasF ja "§"
%type Filter = JHasF
@JHasF
Trait
 ja 特徴に{t:Names}を持つ
TraitHas
 ja 特徴に{t:Names}を含む
NameHas
 ja 名称に{t:Names}を含む
Has
 ja {k:KeywordsOr}を持つ
%list JNominals JNominalO ja "§"
@JNominal
Memory[is=max,o=@You]
 ja メモリーが{n:Num}以下
Memory[is=min,o=@You]
 ja メモリーが{n:Num}以上
Said
 ja {x:JObjs}が{p:JIsParts}
%list JIsParts JIsPart ja "§"
%type CondPart = JIsPart
@JIsPart
IsSo
 ja {f:JIsFs}
%list JIsFs JIsF ja "§"
%type Filter = JIsF
@JIsF
Suspended
 ja レスト状態
Unsuspended
 ja アクティブ状態
Level[is=eq]
 ja Lv.{n:Num}
Level[is=min]
 ja Lv.{n:Num}以上
Level[is=max]
 ja Lv.{n:Num}以下

# ------------------------------------------------------------------ any such thing, in conditions and triggers
%type Things = JAny JNone JSoMany JSoManyCards
%type Things = JAnyW JBareThing
@JAny
> JOwned JAnyW JBareThing
@JBareThing
Sel[n=@One]
 ja {of:JFieldThing}
@JAnyW
SelWith[n=@One]
 ja {w:JPres}{of:JFieldThing}
%type Things = JOwned
@JOwned
Sel[n=@One]
 ja {o:JOwn}{of:JFieldThing}
 ja {o:JOwn}{of:JNamed}
SelWith[n=@One]
 ja {w:JPres}{o:JOwn}{of:JFieldThing}
 ja {w:JPres}{o:JOwn}{of:JNamed}
@JVerbal
Exists
 ja {x:JAny}がいる
 ja {x:JNone}がいない
 ja {x:JSoMany}いる
@JNone
Sel[n=@No]
 ja {o:JOwn}{of:JFieldThing}
 ja {o:JOwn}{of:JNamed}
SelWith[n=@No]
 ja {w:JPres}{o:JOwn}{of:JFieldThing}
 ja {w:JPres}{o:JOwn}{of:JNamed}
@JSoMany
Sel
 ja {o:JOwn}{of:JFieldThing}が{n:JTaiAt}
SelWith
 ja {w:JPres}{o:JOwn}{of:JFieldThing}が{n:JTaiAt}
@JTaiAt
AtLeast
 ja {n:Num}体以上
AtMost
 ja {n:Num}体以下
Just
 ja {n:Num}体
@JMaiAt
AtLeast
 ja {n:Num}枚以上
AtMost
 ja {n:Num}枚以下
Just
 ja {n:Num}枚
@JNominal
Exists
 ja {x:JSoMany}
 ja {x:JSoManyCards}
@JSoManyCards
Sel
 ja {z:JZoneL}が{n:JMaiAt}
 ja {z:JZoneL}の{of:JCardThing}が{n:JMaiAt}
SelWith
 ja {z:JZoneL}の{w:JPres}{of:JCardThing}が{n:JMaiAt}
@JCondPart
HasSo
 ja 進化元に{f:JSourceFs}
%list JSourceFs JSourceF ja "§"
%type Filter = JSourceF
@JSourceF
SourceIs
 ja {x:JSourceX}がある
 ja {x:JSourceX}を持つ
%type Things = JSourceX
@JSourceX
Sel
 ja {of:JNamed}
SelWith[n=@One]
 ja {w:JPres}{of:JCardThing}
Sel[n=@One]
 ja {of:JCardThing}
@JVerbal
In
 ja {z:JSourceL}に{x:JSourceX}がある
 ja {z:JSourceL}に、{x:JSourceX}がある
Exists
 ja {x:JNoCard}がない
%type Things = JNoCard
@JNoCard
Sel[n=@No]
 ja {z:JZoneL}に{of:JNamed}
 ja {z:JZoneL}に{of:JCardThing}
@JHasF
TextHas
 ja {t:Names}の記述がある
 ja {k:Keyword}の記述がある

# ------------------------------------------------------------------ triggers
%list JBareAnys JBareThing ja "§"
@JTrigger
On
 ja {x:JAnys}が{e:JEvents}とき
 ja {x:JBareAnys}が{e:JEvents}とき
SecurityRemoved
 ja {z:JZoneL}が減ったとき
 ja {by:JCauses1}で{z:JZoneL}が減ったとき
CardsAdded
 ja {z:JPileL}が増えたとき
 ja {by:JCauses}で{z:JPileL}が増えたとき
 ja {z:JPileL}が{by:JCauses}で増えたとき
SourcesAdded
 ja {x:JHost}の進化元が増えたとき
 ja {by:JCauses}で{x:JHost}の進化元が増えたとき
PileTrashed
 ja {o:JOwn}{p:JPile}が破棄されたとき
 ja {o:JOwn}{p:JPile}を破棄したとき
Does
 ja {o:JDoer}{do:JUsed}とき
Attacking
 ja {target:Target}アタックしたとき
%list JCauses JCause ja "か"
@JCauses1
> JCause
%type Cause = JCauses1
@JCause
Effects
 ja 効果
 ja {o:JOwn}効果
 ja {o:JOwn}{of:EffectKind}の効果
@EffectKind
Digimon
 ja デジモン
Option
 ja オプション
 ja オプションカード
Tamer
 ja テイマー
Security
 ja セキュリティ
@JDoer
You
 ja 自分が
Opponent
 ja 相手が
%type Who = JDoer
%type Act = JUsed
@JUsed
Use
 ja {x:JUsedX}を使用した
%list JUsedX JUsedX1 ja "§"
%type Things = JUsedX1
@JUsedX1
Sel[n=@One]
 ja {of:JCardThing}
SelWith[n=@One]
 ja {w:JPres}{of:JCardThing}
%list JAnys JAnyRef ja "か"
@JAnyRef
> JOwned JAnyW Ref
%type Things = JAnyRef
%list JEvents JEvent ja "か" "ときか、"
@JEvent
Attacks
 ja アタックした
 ja {target:Target}アタックした
Played
 ja 登場した
 ja {by:JHows}登場した
Digivolves
 ja 進化した
 ja {into:JObjs}に進化した
Deleted
 ja 消滅した
 ja {by:JHows}消滅した
Suspends
 ja レストした
 ja {by:JHows}レストした
Unsuspends
 ja アクティブになった
Blocks
 ja ブロックした
Blocked
 ja ブロックされた
DeletesInBattle
 ja バトルで{x:JTarget}を消滅させた
Deleted[would=1]
 ja 消滅する
 ja {by:JHows}消滅する
Leaves[would=1]
 ja バトルエリアを離れる
 ja {by:JHows}バトルエリアを離れる
Leaves
 ja バトルエリアを離れた
 ja {by:JHows}バトルエリアを離れた
Played[would=1]
 ja 登場する
Digivolves[would=1]
 ja 進化する
 ja {into:JIntos}に進化する
Trashed
 ja 破棄された
%list JIntos JInto ja "か"
%type Things = JInto JTarget
@JInto
Sel[n=@One]
 ja {of:JCardThing}
 ja {z:JZoneL}の{of:JCardThing}
 ja {z:JBareL}の{of:JCardThing}
SelWith[n=@One]
 ja {w:JPres}{of:JCardThing}
 ja {w:JPres}{of:JNamed}
@JTarget
> JAny
%list JHows JHow ja "か"
%type Cause = JHow
@JHow
InBattle
 ja バトルで
NotInBattle
 ja バトル以外で
ByEffects
 ja {s:JCause}で
 ja {s:JCause}では
NotByEffects
 ja {s:JCause}以外で
@Target
Player
 ja プレイヤーに
TargetOf
 ja {x:JAny}に

# ------------------------------------------------------------------ what cannot be done
%list CantVerbs CantVerb ja "、" "と"
@CantVerb
Attack
 ja アタックできない
AttackPlayer
 ja プレイヤーにアタックできない
Block
 ja ブロックできない
Unsuspend
 ja アクティブにならない
Suspend
 ja レストできない
 ja レストしない
Digivolve
 ja 進化できない
BeBlocked
 ja ブロックされない
 ja {x:JAny}にブロックされない
 ja {x:JAny}にはブロックされない
BeDeleted
 ja 消滅しない
 ja {by:JHows}消滅しない
BeReturned
 ja 手札とデッキに戻らない
BeReturnedHand
 ja 手札に戻らない
BeReturnedDeck
 ja デッキに戻らない
@JPred
Unaffected
 ja {by:JCauses}を受けない
# ------------------------------------------------------------------ rules of a card
@Special
RuleTrait
 ja 〈ルール〉特徴:(タイプ|属性|形態){t:NamesAnd}を持つ
 ja 〈ルール〉特徴:{t:NamesAnd}を持つ
RuleName
 ja 〈ルール〉名称:{t:NamesAnd}としても扱う
%list NamesAnd Name ja "と" "、" "/"
@Act
IgnoreColors
 ja.plain このカードは色条件を無視できる
 ja.plain このカードは色条件を無視して使用できる
 ja.plain このオプションカードは色条件を無視して使用できる
Delay
 ja.plain 《ディレイ》
ReduceCost
 ja.plain 支払う{k:CostKind}-{n:Num}
 ja.plain 支払う{k:CostKind}を-{n:Num}する
@CostKind
DigivolutionCost
 ja 進化コスト
PlayCost
 ja 登場コスト
UseCost
 ja 使用コスト

# ------------------------------------------------------------------ more triggers
@JTrigger
On
 ja {x:JAnys}が{e:JStems}したとき
 ja {x:JBareAnys}が{e:JStems}したとき
Happens
 ja {by:JHows}{e:JOn}とき
%type Trigger = JOn
@JOn
PileTrashed
 ja {o:JOwn}{p:JPile}が破棄された
 ja {o:JOwn}{p:JPile}を破棄した
On
 ja {x:JAnys}が{e:JEvents}
 ja {x:JAnys}が{e:JStems}した
 ja {x:JBareAnys}が{e:JEvents}
 ja {x:JBareAnys}が{e:JStems}した
%many JStems JStem ja "/" "か"
%type Event = JStem
@JStem
Played
 ja 登場
Digivolves
 ja 進化
Deleted
 ja 消滅
Suspends
 ja レスト
Attacks
 ja アタック
@JTrigger
DigivolvingByThis
 ja この効果で進化するとき
AimChanged
 ja {a:AnyAim}が変更されたとき
@AnyAim
Aim
 ja アタックの対象
@AimOf
Aim
 ja {x:JHost}のアタックの対象
@Lasts
AimLocked
 ja {a:AimOf}は変更されない
TimingLocked
 ja {x:JHost}の{t:TimingTags}効果は発揮しない
@JMod
> Lasts
For
 ja {d:Duration}、{do:Lasts}
@Ref
Made
 ja この効果で{v:MadeEvent}した{k:MadeKind}
 ja {v:MadeEvent}した{k:MadeKind}
@MadeEvent
Trash
 ja 破棄
Play
 ja 登場
Digivolve
 ja 進化
Delete
 ja 消滅
@MadeKind
Digimon
 ja デジモン
Card
 ja カード
Tamer
 ja テイマー
@JEvent
DeletesAndSurvives
 ja バトルで{x:JTarget}だけを消滅させた
Moves
 ja 育成エリアから移動した

# ------------------------------------------------------------------ more filters
@JPreV
Without
 ja {f:JNotHas}
Cmp[is=max,s=@DP]
 ja {r:JThan}のDP以下の
Cmp[is=max,s=@PlayCost]
 ja {r:JThan}の登場コスト以下の
Cmp[is=max,s=@Level]
 ja {r:JThan}のLv.以下の
HasInherited
 ja 進化元効果を持つ
%type Reference = JThan
# only what is named before: a filter that began with another selector would begin with itself
@JThan
Than
 ja {x:JThis}
%many JPreOrs JPreV ja "か" "か、"
%type Filter = JPreV JNotHas1
@JPreV
Trait
 ja 特徴に{t:Names}を持つ
TraitHas
 ja 特徴に{t:Names}を含む
NameHas
 ja 名称に{t:Names}を含む
TextHas
 ja {t:Names}の記述がある
 ja {k:Keyword}の記述がある
Has
 ja {k:KeywordsOr}を持つ
Level[is=eq]
 ja Lv.{n:Num}の
Level[is=max]
 ja Lv.{n:Num}以下の
Color
 ja {c:ColorList}の
SourceIs
 ja 進化元に{x:JSourceX}を持つ
 ja 進化元に{x:JSourceX}がある
%list JNotHas JNotHas1 ja "§"
@JNotHas1
Has
 ja {k:KeywordsOr}を持たない
@JPreV
SourceIs
 ja 進化元に{x:JSourceX}を持つ
 ja 進化元に{x:JSourceX}がある
@JHasF
AnyOf
 ja {f:JHasOrs}
%many JHasOrs JPreV ja "か" "か、"
@JVerbal
Said
 ja {x:JObjs}に{p:JTextParts}
Turn
 ja {o:JTurn}
Exists
 ja {x:JNone}がバトルエリアにない
@JNominal
Turn
 ja {o:JTurn}
TotalCards
 ja お互いの{p:JPiles}合計が{n:JMaiAt}
%type Who = JTurn
@JTurn
You
 ja 自分のターン
Opponent
 ja 相手のターン
%list JTextParts JTextPart ja "§"
%type CondPart = JTextPart
@JTextPart
HasSo
 ja {f:JTextFs}
%list JTextFs JTextF ja "§"
%type Filter = JTextF
@JTextF
TextHas
 ja {t:Names}の記述がある
 ja {k:Keyword}の記述がある
@JIsF
Colors[is=min]
 ja {n:Num}色以上
Colors[is=eq]
 ja {n:Num}色
Color
 ja {c:ColorList}
Is
 ja {x:JIsX}
%type Things = JIsX
@JIsX
Sel
 ja {of:JNamed}
Sel[n=@One]
 ja {of:JCardThing}
 ja {of:JFieldThing}
SelWith[n=@One]
 ja {w:JPres}{of:JCardThing}

# ------------------------------------------------------------------ more of what is done
@EndAt
AtEither
 ja 上か下
@To
EndOf
 ja 好きな順番で{z:EndZones}の{at:EndAt}だけに
 ja {z:EndZones}の{at:EndAt}だけに
@Grant
Quoted
 ja {e:Ability}の効果
@Act
Digivolve
 ja.may {x:JObjs}を{into:JIntos}に{pay:Pays}進化できる
 ja.may {x:JObjs}を{into:JIntos}に進化できる
 ja.may {x:JObjs}は{into:JIntos}に{pay:Pays}進化できる
 ja {x:JObjs}を{into:JIntos}に{pay:Pays}<進化させる>
DNADigivolve
 ja.may {x:JPairs}で、{into:JIntos}に{pay:Pays}ジョグレス進化できる
 ja.may {x:JPairs}で、{into:JIntos}にジョグレス進化できる
 ja.may {x:JPairs}で{into:JIntos}に{pay:Pays}ジョグレス進化できる
 ja.may {x:JPairs}で{into:JIntos}にジョグレス進化できる
 ja.may {x:JObjs}で{into:JIntos}にジョグレス進化できる
RaiseMax
 ja.plain {m:MaxOf}+{n:Num}
SwitchTarget
 ja.may アタックの対象を{x:JObjs}に変更できる
 ja アタックの対象を{x:JObjs}に<変更する>
Prevent[e=deletion]
 ja.plain 消滅しない
Prevent[e=leaving]
 ja.plain 離れない
Mod
 ja.may {d:Duration}、{x:JObjs}に{p:JPredGiveOnes}を与えることができる
%list JPredGiveOnes JPredGiveOne ja "§"
%type Pred = JPredGiveOne
@JPredGiveOne
Gain
 ja {k:Grants}
@MaxOf
DpDeletionMax
 ja 自分の発揮するDP消滅効果の上限
 ja このDP消滅効果の上限
ThisMax
 ja この効果の{s:StatWord}上限
 ja この効果で選べる{s:StatWord}
%many JPairs JPair ja "と"
%type Things = JPair
@JPair
> JAny Ref JField
@JInto
Sel
 ja {z:JZoneL}の{of:JNamed}
 ja {z:JBareL}の{of:JNamed}
 ja {of:JNamed}
SelWith[n=@One]
 ja {z:JZoneL}の{w:JPres}{of:JCardThing}
 ja {z:JBareL}の{w:JPres}{of:JCardThing}
This[k=Card]
 ja このカード
 ja {z:JBareL}のこのカード
@JZone
Sources
 ja {x:JTamers}の下
 ja {x:JField}の下
%type Things = JTamers
%type Things = JAllO
@JAllO
Sel
 ja {o:JOwn}{of:JFieldThing}
SelWith
 ja {w:JPresS}{o:JOwn}{of:JFieldThing}
@JTamers
> JAllO Ref
Sel[o=@You]
 ja {of:JTamerThing}
%type What = JTamerThing
@JTamerThing
Thing
 ja {k:JTamerKind}
%list JTamerKind JTamerK ja "§"
%type CardKind = JTamerK
@JTamerK
Tamer
 ja テイマー
@JTrigger
On
 ja {x:JThisSources}が{e:JSrcTrasheds}とき
 ja {x:JThisCards}が{e:JHandTrasheds}とき
Happens
 ja {by:JHows}{e:JOnTrashed}とき
%type Trigger = JOnTrashed
@JOnTrashed
On
 ja {x:JThisCards}が{e:JHandTrasheds}
%list JThisCards JThisCard ja "§"
%list JThisSources JThisSource ja "§"
%type Things = JThisCard JThisSource
@JThisSource
This[k=Card,z=*SourcesAny]
 ja このカード
@JThisCard
This[k=Card]
 ja このカード
%list JSrcTrasheds JSrcTrashed ja "§"
%list JHandTrasheds JHandTrashed ja "§"
%type Event = JSrcTrashed JHandTrashed
@JSrcTrashed
Trashed
 ja 進化元から破棄された
@JTrigger
EffectDoes
 ja {do:JSrcTrash}が{by:JCauses1}で進化元から破棄されたとき
 ja {do:JSrcTrash}が進化元から{by:JCauses1}で破棄されたとき
 ja {by:JCauses1}で{do:JSrcTrash}が進化元から破棄されたとき
%type Act = JSrcTrash
@JSrcTrash
Trash
 ja {x:JThisSources}
@JHandTrashed
Trashed
 ja {z:JBareL}から破棄された
 ja {by:JHows}{z:JBareL}から破棄された
 ja {z:JBareL}から{by:JHows}破棄された
 ja {z:JZoneL}から破棄された
 ja {by:JHows}{z:JZoneL}から破棄された
@JPred
CanAttackUnsuspended
 ja {x:JAny}にもアタックできる
@CantVerb
BeAttacked
 ja アタックされない
TargetSwitched
 ja アタックの対象を変更されない
@JMod
ItMod
 ja {p:JItPreds}
%list JItPreds JItPred ja "§"
%type Pred = JItPred
@JItPred
Gain
 ja {k:Grants}を得る
@Lasts
PlayerCant
 ja {x:JPlayer}{v:PlayerVerbs}
%type Who = JPlayer
@JPlayer
Opponent
 ja 相手は
Anyone
 ja お互いは
You
 ja 自分は
%list PlayerVerbs PlayerVerb ja "、"
@PlayerVerb
GainMemoryExcept
 ja テイマーの効果以外でメモリーをプラスできない
GainMemory
 ja メモリーをプラスできない
ReduceCosts
 ja 支払う{k:CostKind}をマイナスできない
@Clause
During
 ja {t:Phase}では{do:Clause}
@Phase
PhaseOf
 ja {w:PhaseOwner}{k:NextPhase}
@PhaseOwner
Theirs
 ja 次の相手の
@NextPhase
NextOf
 ja {k:PhaseKind}
@PhaseKind
Unsuspending
 ja アクティブフェイズ
@JVerbal
Added
 ja 加えた
YouDid
 ja そうした
YouDidnt
 ja (そう|破棄|登場|消滅|進化)しなかった
NoneMade
 ja この効果で{v:MadeNot}しなかった
%type Did = MadeNot
@MadeNot
Trash
 ja 破棄
Delete
 ja 消滅
Play
 ja 登場
# ------------------------------------------------------------------ requirements in keywords
@DecoyReq
Need
 ja {f:JNeeds}
@Req1
Need
 ja {f:JNeeds}
%list JNeeds JNeed ja ""
%type Filter = JNeed
@JNeed
Level[is=eq]
 ja Lv.{n:Num}
Color
 ja {c:ColorList}
Trait
 ja 特徴{t:Names}
Named
 ja {t:Names}

# ------------------------------------------------------------------ counting
@JPer
Count
 ja {x:JPerCards}ごとに
CountSourceColors
 ja {x:JHost}の進化元の色1色ごとに
CountSources
 ja {x:JHost}の進化元1枚ごとに
 ja {x:JHost}が持つ進化元1枚ごとに
EveryN
 ja {c:JPerN}{n:Big}枚ごとに
%type Counted = JPerN
@JPerN
Count
 ja {x:JZoneCards}
CountSources
 ja {x:JHost}の進化元
 ja {x:JHost}が持つ進化元
%type Things = JPerCards JZoneCards
@JPerCards
Sel
 ja {z:JPileL}1枚
 ja {z:JZoneL}の{of:JCardThing}1枚
SelWith
 ja {z:JZoneL}の{w:JPres}{of:JCardThing}1枚
@JZoneCards
Sel
 ja {z:JPileL}
@JMod
Mod
 ja {per:JPer}、{x:JObjs}を{p:JPredOs}
 ja {per:JPer}、{x:JObjs}は{p:JPreds}
 ja {d:Duration}、{per:JPer}、{x:JObjs}を{p:JPredOs}
 ja {per:JPer}、{d:Duration}、{x:JObjs}を{p:JPredOs}
 ja.old {per:JPer}、{x:JObjs}の{p:JPredDps}
 ja.old {d:Duration}、{per:JPer}、{x:JObjs}の{p:JPredDps}
Mod
 ja {x:JObjs}は{p:JCants}
 ja {d:Duration}、{x:JObjs}は{p:JCants}
%list JCants JCant ja "§"
%type Pred = JCant
@JCant
Cant
 ja {v:JCantBoth}ができない
%many JCantBoth JCantStem ja "と" "、"
%type Verb = JCantStem
@JCantStem
Attack
 ja アタック
Block
 ja ブロック
Digivolve
 ja 進化
@Act
Trash
 ja {x:JSourceSome}<破棄する>
%list JSourceSome JSourceSome1 ja "§"
%type Things = JSourceSome1
@JSourceSome1
Sel
 ja {z:JSourceL}を選んで{n:JMai}
 ja {z:JSourceL}を{n:JMai}選んで
%list JSourceL JSource1 ja "§"
%type Zone = JSource1
@JSource1
Sources
 ja {x:JOne}の進化元
 ja {x:JAllOf}の進化元
%type Things = JOne
@JOne
> Ref JField
@Act
PayCost
 ja {n:Num}コスト<支払う>
# ------------------------------------------------------------------ more references, filters, conditions
@Ref
ThisWith
 ja {f:JPres}このデジモン
Revealed
 ja オープンしたカード
This[k=CardOrDigimon]
 ja このカード/デジモン
This[k=CardOrTamer]
 ja このカード/テイマー
@JPreV
Not
 ja {x:JNotX}以外の
SourceCount[is=min]
 ja 進化元を{n:Num}枚以上持つ
SourceCount[is=max]
 ja 進化元が{n:Num}枚以下の
Cmp[is=max,s=@Sources]
 ja 進化元の枚数が{r:JThan}以下の
OnField
 ja エリアに
XrosRequirements
 ja デジクロス条件を持つ
PlayOrUseCost[is=max]
 ja 登場コスト/使用コスト{n:Num}以下の
SameAs
 ja {x:JThis}と同じ{s:JInfo}の
Linked
 ja リンクしている
%type Stat = JInfo
@JInfo
Name
 ja 名称
Level
 ja Lv.
%type Things = JNotX JSoManyIn
@JNotX
> JThis
Sel
 ja {of:JNamed}
@JVerbal
DigiXrosing
 ja デジクロスしていた
 ja {n:JXrosed}デジクロスしていた
Exists
 ja {x:JSoManyIn}ある
 ja {x:JAnyCard}がある
@JSoManyIn
Sel
 ja {z:JZoneL}に{of:JCardThing}が{n:JMaiAt}
 ja {z:JZoneL}に{of:JNamed}が{n:JMaiAt}
 ja {z:JZoneL}が{n:JMaiAt}
SelWith
 ja {z:JZoneL}に{w:JPres}{of:JCardThing}が{n:JMaiAt}
%type Things = JAnyCard
@JAnyCard
Sel[n=@One]
 ja {z:JPileL}に{of:JCardThing}
 ja {z:JPileL}に{of:JNamed}
SelWith[n=@One]
 ja {z:JPileL}に{w:JPres}{of:JCardThing}
%list JPileL JPileZone ja "か" "/" "と"
%type Zone = JPileZone
@JPileZone
Zone
 ja {o:JOwn}{p:JPiles}
%type Count = JXrosed
@JXrosed
AtLeast
 ja {n:Num}枚以上
Exactly
 ja {n:Num}枚
@JCondPart
HasNotSo
 ja {f:JHasNots}
%list JHasNots JHasNot ja "§"
%type Filter = JHasNot
@JHasNot
Trait
 ja 特徴に{t:Names}を持たない
NameHas
 ja 名称に{t:Names}を含まない
Has
 ja {k:KeywordsOr}を持たない
HasSources
 ja 進化元を持たない
@JHasF
HasSources
 ja 進化元を持つ
# ------------------------------------------------------------------ more triggers and deeds
@JTrigger
SourcesTrashed
 ja {x:JAny}の進化元が破棄されたとき
 ja {x:JThis}の進化元が破棄されたとき
 ja {x:JAny}の進化元が{by:JHows}破棄されたとき
WouldDo[o=@You]
 ja {do:JWouldUse}とき
%type Act = JWouldUse
@JWouldUse
Use
 ja {x:JObjs}を使用する
@JPred
AlsoNamed
 ja 名称を{t:NamesAnd}としても扱う
AlsoNameHas
 ja 名称に{t:NamesAnd}を含むものとしても扱う
@JMod
Mod
 ja {x:JObjs}の名称は{p:JAlsoNames}
ColorsMet
 ja このカードは{c:ColorList}でも色条件を満たせる
%list JAlsoNames JAlsoName ja "§"
%type Pred = JAlsoName
@JAlsoName
AlsoNamed
 ja {t:NamesAnd}としても扱う
@Pay
CostIs
 ja (進化|登場)コスト{n:Num}で
 ja {n:Num}コスト支払って
FreeAnyColor
 ja 色条件を無視してコストを支払わずに
@CantVerb
BeReturned
 ja 手札、デッキに戻らない
 ja {by:JHowsE}手札、デッキに戻らない
 ja {by:JHowsE}手札とデッキに戻らない
BeDeleted
 ja {by:JHows}消滅しない
Leave
 ja バトルエリアを離れない
 ja {by:JHows}バトルエリアを離れない
%list JHowsE JHowE ja "か"
%type Cause = JHowE
@JHowE
Effects
 ja 効果で
 ja {o:JOwn}効果で
 ja {o:JOwn}{of:EffectKind}の効果で
@Special
RuleNameHas
 ja 〈ルール〉名称:{t:NamesAnd}を含むものとしても扱う

# ------------------------------------------------------------------ conditions that go on
%row JRowV JAnyV ja "、"
%row JRowN JAnyN ja "、"
%type Cond = JStemCond JAnyV JAnyN
@JAnyV
> JStemCond JVerbal
@JAnyN
> JStemCond JNominal
@JStemCond
Said
 ja {x:JObjs}が{p:JStemParts}
Exists
 ja {x:JAny}がおり
 ja {x:JSoMany}おり
 ja {x:JSoMany}で
 ja {x:JSoManyCards}で
%list JStemParts JStemPart ja "§"
%type CondPart = JStemPart
@JStemPart
HasSo
 ja {f:JStemFs}
%list JStemFs JStemF ja "§"
%type Filter = JStemF
@JStemF
Trait
 ja 特徴に{t:Names}を持ち
TraitHas
 ja 特徴に{t:Names}を含み
NameHas
 ja 名称に{t:Names}を含み
@JVerbal
DNADigivolving
 ja ジョグレス進化していた
DigivolvingFrom
 ja {z:JBareL}から進化していた
 ja {z:JZoneL}から進化していた
EffectDidAny
 ja この効果で{v:MadeDone}した
%type Did = MadeDone
@MadeDone
> MadeEvent
Activate
 ja 発揮
Suspend
 ja レスト
# ------------------------------------------------------------------ stacks, breeding, effects of others
@JEndsP
TopOf
 ja {x:JHost}に重ねられているカードを上から1枚
 ja {x:JHost}に重ねられているカードを上から{n:Big}枚
@JField
Sel
 ja {z:JBreedL}の{o:JOwn}{of:JFieldThing}{n:JTai}
SelWith
 ja {z:JBreedL}の{w:JPres}{o:JOwn}{of:JFieldThing}{n:JTai}
 ja {z:JBreedL}の{w:JPres}{of:JFieldThing}{n:JTai}
%list JBreedL JBreed ja "§"
%type Zone = JBreed
@JBreed
Zone[o=@You]
 ja {p:JBreedPs}
%list JBreedPs JBreedP ja "§"
%type Pile = JBreedP
@JBreedP
Breeding
 ja 育成エリア
@JPer
CountSources
 ja {x:JHost}の{f:JPres}進化元1枚ごとに
@JPerN
CountSources
 ja {x:JHost}の{f:JPres}進化元
@Grant
AllEffectsOf
 ja {x:JSourceCards}の効果すべて
%type Things = JSourceCards JIntoF
@JSourceCards
Sel
 ja {z:JSourceL}にある{of:JCardThing}
 ja {z:JSourceL}にある{of:JNamed}
SelWith
 ja {z:JSourceL}にある{w:JPres}{of:JCardThing}
@JEvent
Digivolves
 ja {into:JIntoFs}に進化した
%list JIntoGs JIntoF ja "か"
%list JIntoFs JIntoN ja "か"
%type Things = JIntoN
@JIntoN
> JIntoF
Sel[n=@One]
 ja {of:JNamed}
@JIntoF
Sel[n=@One]
 ja {of:JFieldThing}
SelWith[n=@One]
 ja {w:JPres}{of:JFieldThing}
@JWouldUse
Play
 ja {x:JObjs}を登場させる
 ja {x:JUsedX}を登場させる
@Step
XrosFrom
 ja {z:JZoneL}のカードもデジクロスで進化元に置ける
 ja {z:JBareL}のカードもデジクロスで進化元に置ける
@Clause
> Step
@JPred
AlsoXros
 ja デジクロスで{t:NamesAnd}としても扱う
@Special
CopiesRule
 ja このカードと同じカードナンバーのカードはデッキに{n:Num}枚まで入れられる

# ------------------------------------------------------------------ what holds, and something after it
%list JPredStems JPredStem ja "、"
%type Pred = JPredStem
@JMod
Mod
 ja.stem {d:Duration}、{x:JObjs}は{p:JPredStems}
 ja.stem {x:JObjs}は{p:JPredStems}
 ja.stem {d:Duration}、{x:JObjs}を{p:JPredOStems}
 ja.stem {x:JObjs}を{p:JPredOStems}
 ja.stem {d:Duration}、{x:JObjs}に{p:JPredGiveStems}
 ja.stem {x:JObjs}に{p:JPredGiveStems}
Mod
 ja {d:Duration}、{x:JObjs}は{p:JPredStems}、{p2:JPreds}
 ja {x:JObjs}は{p:JPredStems}、{p2:JPreds}
 ja {per:JPer}、{x:JObjs}は{p:JPredStems}、{p2:JPreds}
 ja {d:Duration}、{x:JObjs}を{p:JPredOStems}、{p2:JPredGives}
 ja {x:JObjs}を{p:JPredOStems}、{p2:JPredGives}
 ja {d:Duration}、{x:JObjs}を{per:JPer}、{p:JPredOs}
 ja {x:JObjs}を{per:JPer}、{p:JPredOs}
@JPredStem
Gain
 ja {k:Grants}を得て
 ja {k:Grants}を得
DpUp
 ja DP+{n:Num}し
 ja DP+{n:Num}
DpDown
 ja DP-{n:Num}し
 ja DP-{n:Num}
Cant
 ja {v:JCantStems}
Unaffected
 ja {by:JCauses}を受けず
AlsoNamed
 ja 名称を{t:NamesAnd}としても扱い
 ja {t:NamesAnd}としても扱い
TreatDigimon
 ja DP{n:Num}のデジモンとしても扱い
 ja DP{n:Num}としても扱い
%list JPredOStems JPredOStem ja "、"
%list JPredGiveStems JPredGiveStem ja "、"
%type Pred = JPredOStem JPredGiveStem
@JPredOStem
DpUp
 ja DP+{n:Num}し
DpDown
 ja DP-{n:Num}し
@JPredGiveStem
Gain
 ja {k:Grants}を与え
%list JCantStems JCantStem1 ja "、"
%type Verb = JCantStem1
@JCantStem1
Attack
 ja アタックできず
Block
 ja ブロックできず
BeBlocked
 ja ブロックされず
Digivolve
 ja 進化できず
Unsuspend
 ja アクティブにならず
Suspend
 ja レストできず
BeDeleted
 ja 消滅せず
 ja {by:JHows}消滅せず
BeReturned
 ja 手札(/|、|と|か)デッキに戻らず
 ja {by:JHowsE}手札(/|、|と|か)デッキに戻らず
DpReduced
 ja DPをマイナスされず
 ja {by:JHows}DPをマイナスされず
@CantVerb
DpReduced
 ja DPをマイナスされない
 ja {by:JHows}DPをマイナスされない
BeReturned
 ja (/|、|と|か)手札(/|、|と|か)デッキに戻らない
 ja 手札(/|か)デッキに戻らない
 ja {by:JHowsE}手札(/|か)デッキに戻らない
 ja {by:JHowsE}手札に戻らない
@JPred
TreatDigimon
 ja DP{n:Num}のデジモンとしても扱う
 ja DP{n:Num}としても扱う
AlsoNamed
 ja {t:NamesAnd}としても扱う
@JCause
KwEffects
 ja {k:Keyword}の効果
 ja {k:Keyword}効果
 ja {o:JOwn}{k:Keyword}の効果
 ja {o:JOwn}{k:Keyword}効果

# ------------------------------------------------------------------ where and what, more
@Ref
This[k=Card]
 ja {z:JBareL}のこのカード
SomeOf
 ja {x:JThose}{n:JTai}
%type Things = JThose
@JThose
Those[k=Digimon]
 ja そのデジモン
Those[k=Tamer]
 ja そのテイマー
Those[k=Card]
 ja そのカード
 ja それらのカード
@JPile0
FaceUpSecurity
 ja 表向きのセキュリティ
@JNominal
Memory[is=max,o=@Opponent]
 ja メモリーが相手側の{n:Num}以下
Memory[is=min,o=@Opponent]
 ja メモリーが相手側の{n:Num}以上
Memory[is=max,o=@You]
 ja メモリーが自分側の{n:Num}以下
Memory[is=min,o=@You]
 ja メモリーが自分側の{n:Num}以上
@PlaceTo
UnderEnd
 ja {x:JOwned}の進化元の{at:EndAt}に
SourcesAny
 ja {x:JHost}の進化元に
@PlaceTo
SecurityAnywhere
 ja 相手のセキュリティに
@JField
Sel
 ja お互いの{of:JFieldThing}{n:JTai}
SelWith
 ja {w:JPres}お互いの{of:JFieldThing}{n:JTai}
@JOwned
Sel[n=@One]
 ja {z:JBreedL}の{o:JOwn}{of:JNamed}
 ja {z:JBreedL}の{o:JOwn}{of:JFieldThing}
@JAnyRef
Sel[n=@One]
 ja.old {o:JOwn}{of:JFieldThing}1体
SelWith[n=@One]
 ja.old {w:JPres}{o:JOwn}{of:JFieldThing}1体
@JHost
> JOwned
@JFrom
Sel
 ja.old {z:JZoneL}から{of:JCardThing}{n:JMai}
 ja.old {z:JZoneL}から{of:JNamed}{n:JMai}
SelWith
 ja.old {z:JZoneL}から{w:JPres}{of:JCardThing}{n:JMai}
@JCards
This[k=Card]
 ja {z:JZoneL}のこのカード
SelWith
 ja.old {w:JPres}自分の{of:JCardThing}{n:JMai}
%type What = JEither JPlainCard
@JEither
Either
 ja {a:JThingFull}か{b:JNamed}
 ja {a:JThingFull}か{b:JThingFull}
 ja {a:JNamed}か{b:JThingFull}
 ja {a:JPlainCard}か{b:JThingFull}
@JPlainCard
Thing
 ja {k:JCardKinds}
@JCards
Sel
 ja {z:JBareL}の{of:JEither}{n:JMai}
 ja {z:JZoneL}の{of:JEither}{n:JMai}
 ja {z:JRevealedL}{of:JEither}{n:JMai}
 ja {of:JEither}{n:JMai}
@JFrom
Sel
 ja {z:JZoneL}から、{of:JEither}{n:JMai}
%type What = JThingFull JFieldFull
@JThingFull
Thing
 ja {f:JPres}{k:JCardKinds}
@JFieldFull
Thing
 ja {f:JPres}{k:JFieldKinds}

# ------------------------------------------------------------------ deeds, more
@Act
DigivolveAs
 ja.may {x:JObjs}を{of:JFieldFull}として扱い(|、){into:JIntos}に進化できる
 ja.may {x:JObjs}を{of:JFieldFull}として扱い(|、){into:JIntos}に{pay:Pays}進化できる
 ja {x:JObjs}を{of:JFieldFull}として扱い(|、){into:JIntos}に{pay:Pays}<進化する>
 ja {x:JObjs}を{of:JFieldFull}として扱い(|、){into:JIntos}に{pay:Pays}<進化させる>
ReturnOrPlay
 ja.may {x:JObjs}を手札に戻すか、{pay:Pays}登場できる
 ja.may {x:JObjs}を手札に加えるか、{pay:Pays}登場できる
Digivolve
 ja.may {x:JOwnedL}は{into:JIntos}に{pay:Pays}進化できる
 ja.may {x:JOwnedL}は{into:JIntos}に進化できる
 ja.may {x:JOwnedL}を{into:JIntos}に{pay:Pays}進化できる
 ja.may {x:JObjs}は{into:JObjs}に{pay:Pays}進化できる
 ja {x:JObjs}を{into:JIntos}に<進化させる>
TrashDownTo
 ja {o:JOwn}{p:JPile}が{n:Num}枚になるように(|上から)<破棄する>
DrawUntil
 ja 自分の手札が{n:Num}枚になるように(|自分の)デッキの上からカードを<引く>
 ja 自分の手札が{n:Num}枚になるように(|自分の)デッキの上から<引く>
Flip
 ja {x:JObjs}を{face:JFaceTo}<する>
Win
 ja.plain 自分はゲームに勝利する
 ja.plain ゲームに勝利する
Hatch
 ja.may デジタマデッキから1体孵化できる
 ja デジタマデッキから1体<孵化する>
Move
 ja.may {x:JObjs}を{z:JMoveL}に移動できる
 ja {x:JObjs}を{z:JMoveL}に<移動させる>
 ja {x:JObjs}を{z:JMoveL}に<移動する>
%list JMoveL JMoveTo ja "§"
%type Zone = JMoveTo
@JMoveTo
Zone[o=@You]
 ja {p:JMovePs}
%list JMovePs JMoveP ja "§"
%type Pile = JMoveP
@JMoveP
Battle
 ja (自分の|)バトルエリア
@Act
Link
 ja.may {x:JObjs}を{to:JObjs}に{pay:Pays}リンクできる
 ja.may {x:JObjs}を{to:JOwnedL}に{pay:Pays}リンクできる
 ja.may {x:JObjs}を{to:JObjs}にリンクできる
 ja {x:JObjs}を{to:JObjs}に{pay:Pays}<リンクさせる>
Battle
 ja {x:JBattler}と{y:JBattler}を<バトルさせる>
 ja {x:JBattler}を{y:JBattler}と<バトルさせる>
 ja.may {x:JBattler}と{y:JBattler}をバトルできる
 ja {y:JBattler}と<バトルする>
%type Things = JBattler
@JBattler
> Ref JField
%type Face = JFaceTo
@JFaceTo
FaceUp
 ja 表向きに
FaceDown
 ja 裏向きに
@JVerbal
NotMade
 ja この効果で{x:JAny}が{v:MadeNot}しなかった
 ja この効果で{x:JAny}を{v:MadeNot}しなかった
WasMade
 ja この効果で{x:JSoMany}{v:MadeEvent}した
 ja この効果で{x:JAny}が{v:MadeEvent}した
DeletedBy
 ja {x:JHost}が{by:JHows}消滅していた
 ja {by:JHows}消滅していた
EffectDidAny
 ja この効果で{v:MadePast}
%type Did = MadePast
@MadePast
Place
 ja 置いた
Return
 ja 戻した
Add
 ja 加えた
@MadeEvent
Link
 ja リンク
@MadeDone
Link
 ja リンク
@MadeNot
Suspend
 ja レスト
Link
 ja リンク
Digivolve
 ja 進化
@JPer
CountMade
 ja この効果で{v:MadeEvent}した(カード|デジモン)1(枚|体)ごとに
 ja この効果で{v:MadePast}(カード|デジモン)1(枚|体)ごとに
 ja {v:MadeEvent}した(カード|デジモン)1(枚|体)ごとに
CountTotal
 ja お互いの{p:JPiles}合計{n:Big}枚ごとに
 ja お互いの{p:JPiles}の合計{n:Big}枚ごとに
CountColors
 ja {x:JAllOf}の色1色ごとに
EveryN
 ja {c:JPerF}{n:Big}体ごとに
 ja {c:JPerC}{n:Big}色ごとに
%type Counted = JPerF JPerC
@JPerF
Count
 ja {x:JAllOf}
@JPerC
CountColors
 ja {x:JAllOf}の色
%type Things = JAllOf
@JAllOf
Sel
 ja {o:JOwn}{of:JFieldThing}
 ja お互いの{of:JFieldThing}
 ja {of:JFieldThing}
SelWith
 ja {w:JPresS}{o:JOwn}{of:JFieldThing}
 ja {w:JPresS}{of:JFieldThing}
@JCounted
Sel
 ja {o:JOwn}{of:JNamed}1体
 ja お互いの{of:JFieldThing}1体
 ja {of:JFieldThing}1体
SelWith
 ja {w:JPres}{of:JFieldThing}1体
@MaxOf
ThisMax
 ja (登場|進化|使用|消滅)させるカードの{s:StatWord}上限
 ja (登場|進化|使用|消滅)させるデジモンの{s:StatWord}上限

# ------------------------------------------------------------------ triggers, more
@JEvent
Linked
 ja リンクした
 ja {by:JHows}リンクした
Deleted
 ja {by:JDpZero}消滅した
Returned
 ja {to:To}戻った
ReturnedAny[would=1]
 ja 手札(/|、|と|か)デッキに戻る
 ja {by:JHows}手札(/|、|と|か)デッキに戻る
DNADigivolves
 ja ジョグレス進化した
 ja {into:JIntos}にジョグレス進化した
Checks
 ja セキュリティをチェックした
Moves
 ja 育成エリアからバトルエリアに移動した
 ja 移動した
%list JDpZero JDpZero1 ja "§"
%type Cause = JDpZero1
@JDpZero1
DpZero
 ja DP0になって
@JStem
Linked
 ja リンク
DNADigivolves
 ja ジョグレス進化
@JTrigger
TrashedByDigiBurst
 ja このデジモンが発揮した《デジバースト》でこのカードが破棄されたとき
Happens
 ja {e:JPileIn}{by:JHows}破棄されたとき
On
 ja {x:JThisCards}が{e:JSourceTrasheds}とき
%type Trigger = JPileIn
@JPileIn
PileTrashed
 ja {o:JOwn}{p:JPile}が
%list JSourceTrasheds JSourceTrashed ja "§"
%type Event = JSourceTrashed
@JSourceTrashed
Trashed
 ja {z:JSrcAnyL}から破棄された
 ja {z:JSrcAnyL}から{by:JHows}破棄された
 ja {by:JHows}{z:JSrcAnyL}から破棄された
%list JSrcAnyL JSrcAny ja "§"
%type Zone = JSrcAny
@JSrcAny
Sources
 ja {x:JAny}の進化元
 ja {x:JThis}の進化元
@JNeed
TraitHas
 ja 特徴{t:Names}を含む
NameHas
 ja 名称{t:Names}を含む
 ja 名称に{t:Names}を含む
Trait
 ja 特徴に{t:Names}を持つ
Level[is=max]
 ja Lv.{n:Num}以下
TextHas
 ja {t:Names}の記述がある
 ja {k:Keyword}の記述がある

# ------------------------------------------------------------------ further: cards, events, tokens, deeds
@JPreV
SameLevel
 ja Lv.の同じ
NonEgg
 ja デジタマカード以外の
NonColor
 ja {c:ColorList}以外の
@JVerbal
SameLevelStack
 ja {x:JThis}にLv.の同じカードが{n:JMaiAt}重ねられている
Was
 ja {x:JObjs}が{f:JWasFs}
EffectDidAny
 ja {v:MadeDone}した
%list JWasFs JWasF ja "§"
%type Filter = JWasF JStatF
@JWasF
Trait
 ja 特徴に{t:Names}を持っていた
TraitHas
 ja 特徴に{t:Names}を含んでいた
NameHas
 ja 名称に{t:Names}を含んでいた
HasSources
 ja 進化元を持っていた
@JNominal
Said
 ja {x:JObjs}の{p:JStatParts}
DuringAttack
 ja アタック中
%list JStatParts JStatPart ja "§"
%type CondPart = JStatPart
@JStatPart
IsSo
 ja {f:JStatFs}
%list JStatFs JStatF ja "§"
@JStatF
Dp[is=min]
 ja DPが{n:Num}以上
Dp[is=max]
 ja DPが{n:Num}以下
Level[is=min]
 ja Lv.が{n:Num}以上
Level[is=max]
 ja Lv.が{n:Num}以下
Cost[is=min]
 ja 登場コストが{n:Num}以上
Cost[is=max]
 ja 登場コストが{n:Num}以下
@JIsF
Attacking
 ja アタック中
@CardKind
EggCard
 ja デジタマカード
@JAnyRef
Sel[n=@One]
 ja {of:JCardThing}
 ja {z:JZoneL}から、{of:JCardThing}
 ja {z:JZoneL}から、{of:JNamed}
 ja {o:JOwn}{of:JCardThing}
SelWith[n=@One]
 ja {w:JPres}{of:JCardThing}
 ja {z:JZoneL}から、{w:JPres}{of:JCardThing}
 ja {w:JPres}{o:JOwn}{of:JCardThing}
@JAnyW
Sel[n=@One]
 ja 自分か相手の{of:JFieldThing}
 ja お互いの{of:JFieldThing}
SelWith[n=@One]
 ja {w:JPres}自分か相手の{of:JFieldThing}
 ja {w:JPres}お互いの{of:JFieldThing}
@JDoer
Either
 ja 自分か相手が
@JThis
Made
 ja {v:MadePast}{k:MadeKind}
 ja この効果で{v:MadePast}{k:MadeKind}
@Ref
Made
 ja {v:MadePast}{k:MadeKind}
 ja この効果で{v:MadePast}{k:MadeKind}
@EffectsOf
EffectsOf
 ja {x:JThis}の{t:TimingTags}効果{n:JTsu}
@Act
ActivateSo
 ja.may {e:EffectsOf}をこのデジモンの効果として発揮できる
 ja {e:EffectsOf}をこのデジモンの効果として<発揮する>
Digivolve
 ja {x:JObjs}を{into:JIntos}に{pay:Pays}<進化する>
 ja {x:JObjs}は{into:JIntos}に{pay:Pays}<進化する>
DigivolveAs
 ja.may {into:JIntos}は{x:JAnys}を{of:JFieldFull}として扱い(|、)進化できる
 ja.may {into:JIntos}は{x:JAnys}を{of:JFieldFull}として扱い(|、){pay:Pays}進化できる
Delete
 ja {x:JWorths}選び、選んだ(デジモン|カード|デジモンとテイマー)すべてを<消滅させる>
 ja {x:JWorths}<消滅させる>
Return
 ja {x:JWorths}選び、選んだ(デジモン|カード)すべてを{to:To}<戻す>
 ja {x:JWorths}{to:To}<戻す>
Attack
 ja {x:JObjs}を<アタックさせる>
 ja {x:JObjs}を{target:Target}<アタックさせる>
LowerMax
 ja.plain {m:MaxOf}-{n:Num}
Draw
 ja (|デッキから|デッキの上から)カードを{n:Num}枚<引く>
%list JWorths JWorth1 ja "§"
%type Things = JWorth1
@JWorth1
Worth
 ja {s:StatWord}(の|)合計が{n:Num}以下になるように{x:JAllOf}を
 ja {s:StatWord}(の|)合計{n:Num}(まで|以下まで|以下になるように)(|、){x:JAllOf}を
@PlayAs
AnotherDigimon
 ja 別のデジモンとして
@CantVerb
UnsuspendIn
 ja {t:Phase}ではアクティブにならない
ActivateTiming
 ja {t:TimingTags}効果を発揮できない
BeTrashed
 ja 破棄されない
 ja {by:JHows}破棄されない
@PhaseOwner
Yours
 ja 次の自分の
@PhaseKind
Main
 ja メインフェイズ
@JEndsP
PileEnd
 ja {o:JOwn}{p:JPile}の内容を{at:EndAt}から{c:JEnding}
PileEnd[up=1]
 ja {o:JOwn}{p:JPile}(の|を){at:EndAt}から{c:JEnding}まで
SourceEnd[up=1]
 ja {x:JHost}の進化元を{at:EndAt}から{c:JEnding}まで
@JEvent
DNADigivolves[would=1]
 ja ジョグレス進化する
 ja {into:JIntos}にジョグレス進化する
Digivolves[would=1]
 ja {into:JIntoGs}に進化する
@JTrigger
DigivolvingInto
 ja {into:JIntos}に進化するとき
@JDpZero1
DpZero
 ja DPが0になって
@JHow
InBattle
 ja バトルでは
@JThanX
Than
 ja {x:JRevealedOne}
%type Things = JRevealedOne
@JRevealedOne
Sel
 ja {z:JRevealedL}{of:JCardThing}{n:JMai}
SelWith
 ja {z:JRevealedL}{w:JPresS}{of:JCardThing}{n:JMai}
%list JLooseKinds JLooseKind ja "か" "/"
%type CardKind = JLooseKind
@JLooseKind
DigimonCard
 ja デジモン
TamerCard
 ja テイマー
OptionCard
 ja オプション
%type What = JLoose
@JLoose
Thing
 ja {k:JLooseKinds}
@JCards
Sel
 ja.old {z:JRevealedL}{of:JLoose}{n:JMaiN}
 ja.old {of:JLoose}{n:JMaiN}
SelWith
 ja.old {z:JRevealedL}{w:JPres}{of:JLoose}{n:JMaiN}
 ja.old {w:JPres}{of:JLoose}{n:JMaiN}
@JPred
CantBy
 ja {by:JHows}{v:JNotDones}
@JPredStem
CantBy
 ja {by:JHows}{v:JNotDoneStems}
%many JNotDones JNotDone ja "、"
%list JNotDoneStems JNotDoneStem ja "、"
%type Verb = JNotDone JNotDoneStem
@JNotDone
> JNotDoneStem
BeDeleted
 ja 消滅しない
BeReturned
 ja 手札(/|、|と|か)デッキに戻らない
BeReturnedHand
 ja 手札に戻らない
BeReturnedDeck
 ja デッキに戻らない
DpReduced
 ja DPをマイナスされない
BeSuspended
 ja レストしない
BeTrashed
 ja 破棄されない
@JNotDoneStem
BeDeleted
 ja 消滅せず
BeReturned
 ja 手札(/|、|と|か)デッキに戻らず
BeReturnedHand
 ja 手札に戻らず
BeReturnedDeck
 ja デッキに戻らず
DpReduced
 ja DPをマイナスされず
BeSuspended
 ja レストせず
@Act
Play
 ja.may {x:JTokens}を登場できる
 ja {x:JTokens}を<登場させる>
 ja.may {x:JTokens}を{pay:Pays}登場できる
 ja {x:JTokens}を{pay:Pays}<登場させる>
 ja {x:JTokens}を{pay:Pays}{as:PlayAs}<登場させる>
 ja.may {x:JTokens}を{as:PlayAs}登場できる
 ja {x:JTokens}を{as:PlayAs}<登場させる>
%list JTokens JTokenX ja "と"
%type Things = JTokenX
@JTokenX
Sel
 ja {of:JTokenThing}{n:JTai}
%type What = JTokenThing
@JTokenThing
Thing
 ja {f:JNamedFs}の{k:JTokenKs}{f2:JFactFs}
%list JTokenKs JTokenK ja "§"
%type CardKind = JTokenK
@JTokenK
Token
 ja トークン
%list JFactFs JFactF ja "§"
%type Filter = JFactF
@JFactF
TokenFacts
 ja {x:Facts}
@Ref
That[k=Token]
 ja そのトークン
@PlayerVerb
PlayByEffects
 ja 効果で{x:JAny}を登場できない
Use
 ja {x:JUsedX1}を使用できない

# ------------------------------------------------------------------ further: changes, filters, zones
@JMod
Mod
 ja {per:JPer}、{x:JObjs}を{p:JPredOStems}、{p2:JPreds}
 ja {x:JObjs}を{p:JPredOStems}、{p2:JPreds}
 ja {d:Duration}、{x:JObjs}を{p:JPredOStems}、{p2:JPreds}
 ja.old {x:JObjs}の{p:JPredDpStems}、{p2:JPreds}
 ja.old {d:Duration}、{x:JObjs}の{p:JPredDpStems}、{p2:JPreds}
 ja {d:Duration}、{per:JPer}、{x:JObjs}は{p:JPreds}
 ja {per:JPer}、{d:Duration}、{x:JObjs}は{p:JPreds}
 ja {d:Duration}、{per:JPer}、{x:JObjs}は{p:JPredStems}、{p2:JPreds}
Mod
 ja.stem {x:JObjs}の{p:JPredDpStems}
 ja.stem {d:Duration}、{x:JObjs}の{p:JPredDpStems}
ItMod
 ja {d:Duration}、{p:JItPreds}
OriginalDpSet
 ja {d:Duration}、{x:JObjs}の元々のDPを{n:Num}に(変更する|する)
TimingLocked
 ja.stem {x:JHost}の{t:TimingTags}効果は発揮せず
%list JPredDpStems JPredDpStem ja "§"
%type Pred = JPredDpStem
@JPredDpStem
DpUp
 ja DPを+{n:Num}し
DpDown
 ja DPを-{n:Num}し
@JItPred
DpUp
 ja DP+{n:Num}
DpDown
 ja DP-{n:Num}
Cant
 ja {v:CantVerbs}
Unaffected
 ja {by:JCauses}を受けない
@JPredStem
TreatDigimon
 ja デジモン・DP{n:Num}としても扱い
@JPred
TreatDigimon
 ja デジモン・DP{n:Num}としても扱う
Gain
 ja {k:JTwices}を2つ得る
@JPredStem
Gain
 ja {k:JTwices}を2つ得て
%list JTwices JTwice ja "§"
%type Grant = JTwice
@JTwice
Twice
 ja {k:Keyword}
@Grant
AllEffectsOf
 ja {x:JSourceCards}の{t:TimingTags}効果すべて
@JPerCards
Sel
 ja {z:JRevealedL}{of:JCardThing}1枚
 ja {z:JZoneL}の{of:JNamed}1枚
SelWith
 ja {z:JRevealedL}{w:JPres}{of:JCardThing}1枚
@JPer
CountColors
 ja {z:JPileL}のカードの色1色ごとに
CountMade
 ja (この効果で|){v:MadeEvent}した1(枚|体)ごとに
 ja (この効果で|){v:MadePast}1(枚|体)ごとに
@JPerC
CountColors
 ja {z:JPileL}のカードの色
@Clause
EffectCant
 ja この効果で(は|){do:JNotPlay}は登場できない
If
 ja.old {c:JNominals}なら{do:Clause}
%type Act = JNotPlay
@JNotPlay
Play
 ja {x:JNotPlayeds}
%list JNotPlayeds JNotPlayed ja "と"
%type Things = JNotPlayed
@JNotPlayed
Sel
 ja {of:JNamed}
SelWith
 ja {w:JPres}{of:JCardThing}
 ja {w:JPres}{of:JFieldThing}
@JSourceX
Sel[n=@One]
 ja {of:JEither}
@JHasF
HasTiming
 ja {t:TimingTag}効果を持つ
@JPreV
HasTiming
 ja {t:TimingTag}効果を持つ
Different
 ja {s:JInfo}の異なる
 ja 異なる{s:JInfo}を持つ
Trait
 ja 特徴に{t:Names}を持ち
NameHas
 ja 名称に{t:Names}を含み
SourceCount[is=min]
 ja 下にカードが{n:Num}枚以上ある
 ja 進化元が{n:Num}枚以上ある
 ja 進化元が{n:Num}枚以上の
AllTraits
 ja 特徴に{t:JNamesAll}を持つ
SameLevelInStack
 ja Lv.の同じカードが{n:JMaiAt}重ねられている
Cmp[is=min,s=@Sources]
 ja 進化元の枚数が{r:JThan}以上の
Without
 ja 同じ{f:JSameIn}
 ja {f:JSameOut}
%many JNamesAll Name ja "と"
%list JSameIn JSameIn1 ja "§"
%list JSameOut JSameOut1 ja "§"
%type Filter = JSameIn1 JSameOut1
@JSameIn1
SameAs
 ja {s:JInfo}の{x:JAllOwned}がいない
 ja {s:JInfo}の{x:JAllOwned}がいない、
@JSameOut1
SameAs
 ja {x:JPilesCards}{s:JInfo}のカードがない
%type Things = JAllOwned JPilesCards
@JAllOwned
Sel[n=@All]
 ja {o:JOwn}{of:JFieldThing}
@JPilesCards
Sel[n=@All]
 ja {z:JSpreadL}に同じ
%list JSpreadL JSpread ja "§"
%type Zone = JSpread
@JSpread
Zone
 ja {o:JOwn}{p:JSpreadPs}
%list JSpreadPs JSpreadP ja "と"
%type Pile = JSpreadP
@JSpreadP
> JPile
Battle
 ja バトルエリア
@JInfo
Color
 ja 色
Cost
 ja 登場コスト
@Ref
ThisWith
 ja {f:JPres}このテイマー
@JEnding
Ending
 ja {f:JEndFs}1枚
 ja {f:JEndFs}{n:Big}枚
%list JEndFs JEndF ja "§"
%type Filter = JEndF
@JEndF
FaceDown
 ja 裏向き
FaceUp
 ja 表向き
@JStemCond
In
 ja {z:JSourceL}に{x:JSourceX}があり
Exists
 ja {x:JSoManyIn}あり
@JSoManyCards
Sel
 ja {z:JZoneL}の{of:JNamed}が{n:JMaiAt}
@Act
Below
 ja.plain 以下の効果を発揮する
ChooseEffects
 ja 次の効果から{n:Num}つを<発揮する>
Attack
 ja.may {x:JObjs}で{how:AttackHow}アタックできる
 ja.may {x:JObjs}で{how:AttackHow}{target:Target}アタックできる
 ja {x:JObjs}で{how:AttackHow}<アタックする>
 ja {x:JObjs}で{target:Target}<アタックする>
Trash
 ja {x:JObjs}を選んで<破棄する>
Return
 ja {x:JEndsL}{to:To}<戻す>
Hatch
 ja.may 自分の育成エリアに孵化できる
 ja 自分の育成エリアに<孵化する>
ReduceCost
 ja.plain この効果で支払う{k:CostKind}-{n:Num}
@AttackHow
NoSuspend
 ja レストせずに
@JEvent
Placed
 ja {to:PlaceTo}置かれた
 ja {by:JHows}{to:PlaceTo}置かれた
 ja {to:PlaceTo}{by:JHows}置かれた
Played
 ja {z:JZoneL}から登場した
 ja {by:JHows}{z:JZoneL}から登場した
@JCards
Sel
 ja {z:JRevealedL}{n:JMai}
@JEnds
SelWith
 ja {z:JZoneL}から、{w:JPres}{of:JCardThing}を{n:JMai}
Sel
 ja {z:JZoneL}から、{of:JCardThing}を{n:JMai}
@Pay
IgnoringLevel
 ja Lv.を無視して
@JField
Sel
 ja {z:JBreedL}の{o:JOwn}{of:JNamed}{n:JTai}
@JNominal
SaidAny
 ja {x:JObjs}が{p:JCondParts}か(|、){p2:JIsParts}
@MadeEvent
Suspend
 ja レスト
@MadePast
Choose
 ja 選んだ
@MadeDone
DNADigivolve
 ja ジョグレス進化
@MaxOf
DpDeletionMax
 ja {x:JThis}のDP消滅効果の上限
@JOwn
Opponent
 ja.old 自身の
@JVerbal
Exists
 ja {x:JAnyOr}がいる
%type Things = JAnyOr
@JAnyOr
OneOf
 ja {x:JOwneds}
%many JOwneds JOwned ja "か" "か、" "/"

# ------------------------------------------------------------------ further: totals, phases, what was made
%last JChain And ItMod
%last JDo Or
%list JOwnedL JOwned ja "§"
@JEvent
Unsuspends
 ja {t:JPhaseIn}アクティブになった
Deletes
 ja {x:JTarget}を消滅させた
%type Phase = JPhaseIn
@JPhaseIn
PhaseOf[w=@Anyones]
 ja {k:PhaseKind}で
@JVerbal
Exists
 ja {x:JNoPile}がない
AttackingTarget
 ja {target:Target}アタックしていた
PlayerDidnt
 ja このターンに{o:JOwn}{do:JNoAttack}
%type Things = JNoPile
@JNoPile
Sel[n=@No]
 ja {z:JPileL}
%type Act = JNoAttack
@JNoAttack
Attack
 ja {x:JBareAnys}が(一度も|)アタックしていない
 ja {x:JBareAnys}が(一度も|)アタックしなかった
@Act
ReduceCost
 ja.may 支払う{k:CostKind}-{n:Num}できる
 ja.may 支払う{k:CostKind}を-{n:Num}できる
Play
 ja.may {x:JTotals}{pay:Pays}登場できる
 ja {x:JTotals}{pay:Pays}<登場させる>
Attack
 ja.may {x:JObjs}は{target:Target}アタックできる
 ja.may {x:JObjs}はアタックできる
AllEffects
 ja.plain 以下の効果すべてを発揮する
Prevent[e=leaving]
 ja.plain 消滅せず、手札(/|、|と|か)デッキに戻らない
Delete
 ja {x:JWorthOfs}<消滅させる>
AttackAlso
 ja.plain この効果では{x:JAnys}にもアタックできる
%list JTotals JTotal1 ja "§"
%type Things = JTotal1 JWorthOf1
@JTotal1
SelWith[n=@AnyNumber]
 ja {z:JRevealedL}{w:JPres}{of:JCardThing}を{w2:JTotalFs}
 ja {z:JZoneL}から、{w:JPres}{of:JCardThing}を{w2:JTotalFs}
%list JTotalFs JTotalF ja "§"
%type Filter = JTotalF
@JTotalF
Total
 ja {s:StatWord}(の|)合計{n:Num}まで
 ja {s:StatWord}(の|)合計が{n:Num}以下になるように
%list JWorthOfs JWorthOf1 ja "§"
@JWorthOf1
WorthOf
 ja {y:JThis}の{s:StatWord}(の|)合計まで(、|){x:JAllOf}を
@JObjO
OneOf
 ja {x:JOwnedL}か{x2:JFieldL}
 ja {x:JOwnedL}か、{x2:JFieldL}
%list JFieldL JFieldO ja "§"
@Special
CopiesRule
 ja 〈ルール〉このカードと同じカードナンバーのカードはデッキに{n:Num}枚まで入れられる
@CantVerb
AttackX
 ja {x:JAny}にアタックできない
BePlayed
 ja 登場できない
@JCantStem1
BePlayed
 ja 登場できず
@JThis
Made
 ja (この効果で|){v:MadeEvent}した{o:JOwn}{k:MadeKind}
 ja (この効果で|){v:MadePast}{o:JOwn}{k:MadeKind}
@Ref
Made
 ja (この効果で|){v:MadeEvent}した{o:JOwn}{k:MadeKind}
 ja (この効果で|){v:MadePast}{o:JOwn}{k:MadeKind}
Revealed
 ja オープンしたカードすべて
@JPer
CountMade
 ja (この効果で|){v:MadeEvent}した{o:JOwn}(カード|デジモン|テイマー)1(枚|体)ごとに
@JEnds
SelWith
 ja {z:JZoneL}の{w:JPres}{of:JCardThing}を{n:JMai}
Sel
 ja {z:JZoneL}の{of:JCardThing}を{n:JMai}
@JCondPart
HasSo
 ja {f:JSrcNumFs}
%list JSrcNumFs JSrcNumF ja "§"
%type Filter = JSrcNumF
@JSrcNumF
SourceCount[is=min]
 ja 進化元を{n:Num}枚以上持つ
SourceCount[is=max]
 ja 進化元が{n:Num}枚以下
@MaxOf
ThisMax[s=@Number]
 ja この効果で(登場させる|登場できる|破棄する|レストさせる|選べる)枚数
@JSourceCards
Sel
 ja {z:JSourceL}にある{of:JNamedAll}
%type What = JNamedAll
@JNamedAll
Thing
 ja {f:JNamedAllFs}
%list JNamedAllFs JNamedAllF ja "§"
%type Filter = JNamedAllF
@JNamedAllF
Named
 ja {t:JNamesAll}
@JPreV
Cmp[is=more,s=@DP]
 ja {r:JThan}よりDPの高い
Cmp[is=less,s=@DP]
 ja {r:JThan}よりDPの低い
Cmp[is=max,s=@DP]
 ja DPが{r:JThan}以下の
Cmp[is=min,s=@DP]
 ja DPが{r:JThan}以上の
 ja {r:JThan}のDP以上の
Cmp[is=max,s=@Level]
 ja Lv.が{r:JThan}以下の
UseCost[is=eq]
 ja 使用コスト{n:Num}の
SourceIs
 ja 進化元に{x:JSoManySrc}ある
%type Things = JSoManySrc
@JSoManySrc
Sel
 ja {of:JNamed}が{n:JMaiAt}
 ja {of:JCardThing}が{n:JMaiAt}
SelWith
 ja {w:JPres}{of:JCardThing}が{n:JMaiAt}
@JPred
OnlyDigivolveInto
 ja {x:JIntoN}にしか進化できない
@JCards
Such
 ja {n:JMai}
@JPile
Battle
 ja バトルエリア
@JCards
SelWith
 ja {z:JBareL}の{w:JPres}{o:JOwn}{of:JCardThing}{n:JMai}
Sel
 ja {z:JBareL}の{o:JOwn}{of:JCardThing}{n:JMai}
@MadeEvent
DNADigivolve
 ja ジョグレス進化
@JEndsP
PileEnd[o=@Either]
 ja 自分/相手の{p:JPile}の{at:EndAt}から{c:JEnding}
 ja 自分/相手の{p:JPile}を{at:EndAt}から{c:JEnding}
 ja 自分か相手の{p:JPile}の{at:EndAt}から{c:JEnding}
 ja 自分か相手の{p:JPile}を{at:EndAt}から{c:JEnding}
@JMod
TimingLocked
 ja.stem {d:Duration}、{x:JHost}の{t:TimingTags}効果は発揮せず
Mod
 ja {x:JObjs}の色は{p:JAlsoColors}
%list JAlsoColors JAlsoColor ja "§"
%type Pred = JAlsoColor
@JAlsoColor
AlsoColor
 ja {c:JColorsAll}としても扱う
%list JColorsAll ColorName ja "と" "/"
@JField
SelWith
 ja.old {o:JOwn}{w:JPresS}{of:JFieldThing}{n:JTai}
 ja.old {w:JPres}{o:JOwn}{w2:JPresS}{of:JFieldThing}{n:JTai}
@JOwned
SelWith[n=@One]
 ja.old {o:JOwn}{w:JPresS}{of:JFieldThing}
@JCounted
SelWith
 ja.old {o:JOwn}{w:JPresS}{of:JFieldThing}1体
 ja.old {w:JPres}{o:JOwn}{w2:JPresS}{of:JFieldThing}1体
@Pay
Free
 ja.old コストを支払わず
%type Things = JEvery
%list JEverys JEvery ja "§"
@JEvery
SomeOf[n=@All]
 ja {x:JObj}
%type CondPart = JEverySo
%list JEverySos JEverySo ja "§"
@JEverySo
IsSo
 ja {f:JIsFs}
@JNominal
Said
 ja {x:JEverys}がすべて{p:JEverySos}

# ------------------------------------------------------------------ further: what is elided, links, next time
%type Count = JMaiN JShoku
@JMaiN
Exactly
 ja {n:Num}枚
UpTo
 ja {n:Num}枚まで
@JShoku
AtLeast
 ja {n:Num}色以上
AtMost
 ja {n:Num}色以下
Exactly
 ja {n:Num}色
@JTrigger
SourcesAdded
 ja {x:JHost}の進化元が{by:JCauses}で増えたとき
SecurityRemoved
 ja セキュリティが減ったとき
WouldDo[o=@You]
 ja {do:JXrosing}とき
%type Act = JXrosing
@JXrosing
DigiXros
 ja 自分がデジクロスする
@Act
RaiseMax
 ja.plain {m:MaxOf}を+{n:Num}する
LowerMax
 ja.plain {m:MaxOf}を-{n:Num}する
UseKeyword
 ja.plain {x:JField}に{k:KeywordDo}
 ja.plain {x:JField}に{k:KeywordDo}する
AddSelfToXros
 ja.may そのカードのデジクロスで{x:JXrosCards}も置ける
 ja.may そのデジモンのデジクロスで{x:JXrosCards}も置ける
Place
 ja.may {x:JEndsPL}(を|){to:PlaceTo}置ける
 ja.may {x:JEndsPL}(を|){to:PlaceTo}{face:Face}置ける
 ja {x:JEndsPL}(を|){to:PlaceTo}<置く>
 ja {x:JEndsPL}(を|){to:PlaceTo}{face:Face}<置く>
Reveal
 ja {x:JEndsNL}<オープンする>
RecoveryUntil
 ja.plain 自分のセキュリティが{m:Num}枚になるように(、|)《リカバリー+{n:Num}\(デッキ\)》
TrashDownTo
 ja {o:JOwn}{p:JPile}が{n:Num}枚になるように(手札を|セキュリティを)<破棄する>
TrashDownTo
 ja {o:JOwn}{p:JPile}を{n:Num}枚になるまで(上から|)<破棄する>
AppFuse
 ja.may {x:JObjs}を{into:JIntos}にアプ合体できる
 ja.may {x:JObjs}を{into:JIntos}に{pay:Pays}アプ合体できる
TrashBlind
 ja {x:JEndsL}見ないで<破棄する>
 ja {x:JObjs}を見ないで<破棄する>
Below
 ja.plain 以下の効果を{n:Num}回発揮する
PreventFor[e=leaving]
 ja.plain {x:JSomeOf}は離れない
PreventFor[e=deletion]
 ja.plain {x:JSomeOf}は消滅しない
%type Things = JSomeOf JXrosCards
@JSomeOf
SomeOf
 ja {x:JThose}{n:JTai}
@JXrosCards
Sel
 ja {z:JZoneL}の{of:JCardThing}
 ja {z:JBareL}の{of:JCardThing}
%list JEndsNL JEndsN ja "§"
%type Things = JEndsN
@JEndsN
Sel
 ja {z:JZoneL}を{n:JMaiN}
@JNominal
Said[x=*It]
 ja {p:JIsNotParts}
Said
 ja {x:JObjs}が{p:JIsNotParts}
TotalColors
 ja {x:JAllOf}の色(の|)合計が{n:JShoku}
Rivals[h=@Fewer]
 ja {o:JOwn}{p:JPile}の枚数が(相手の|自分の)(セキュリティ|手札|トラッシュ)より少ない
%list JIsNotParts JIsNotPart ja "§"
%type CondPart = JIsNotPart
@JIsNotPart
IsNotSo
 ja {f:JIsFs}以外
@JVerbal
Empty
 ja 自分の育成エリアが空いている
NotMade
 ja この効果で{x:JAny}を{v:MadeCouldNot}
 ja この効果で{x:JUsedX1}を{v:MadeNot}しなかった
EffectDid
 ja この効果で{do:JPastDo}
PlayedByEffect
 ja 効果で登場していた
 ja {x:JHost}が効果で登場していた
Exists
 ja {x:JNone}が置かれていない
 ja {x:JAny}が置かれている
SaidAny
 ja {x:JObjs}に{p:JTextParts}か(|、){p2:JCondParts}
SourceColors
 ja {x:JThis}の進化元が{n:JShoku}ある
%type Did = MadeCouldNot
@MadeCouldNot
Return
 ja 戻せなかった
%type Act = JPastDo
@JPastDo
Play
 ja {x:JBareAnys}を登場させた
 ja {x:JAnys}を登場させた
Delete
 ja {x:JBareAnys}を消滅させた
 ja {x:JAnys}を消滅させた
@MadeNot
Use
 ja 使用
@MadePast
Add
 ja 手札に加えた
@MadeKind
DigimonCard
 ja デジモンカード
@JPer
CountColors
 ja {x:JThis}の色1色ごとに
CountMade
 ja (この効果で|){v:MadePast}(カード|デジモンカード|デジモン|セキュリティ)1(枚|体)ごとに
 ja (この効果で|){v:MadeEvent}した(デジモンカード|セキュリティ)1枚ごとに
@JPerN
CountMade
 ja (この効果で|){v:MadeEvent}した(カード|)
 ja (この効果で|){v:MadePast}(カード|)
Count
 ja {x:JZoneNamed}
# one of several colours among those it has: “赤/紫を含む2色の” has one of the two, not both
%type Filter = JColorIn
%list JColorIns JColorIn ja "§"
%list JColorOne ColorName ja "§"
%many JColorMany ColorName ja "/" "か"
@JColorIn
Color
 ja {c:JColorMany}を含む
%type Things = JZoneNamed
@JZoneNamed
Sel
 ja {z:JZoneL}の{of:JNamed}
 ja {z:JZoneL}の{of:JCardThing}
SelWith
 ja {z:JZoneL}の{w:JPres}{of:JCardThing}
@JTotalF
Total
 ja {s:StatWord}(の|)合計{n:Num}まで、
@JPreV
SourceCount[is=max]
 ja 進化元の枚数が{n:Num}枚以下の
SourceCount[is=min]
 ja 進化元の枚数が{n:Num}枚以上の
That
 ja {f:JColorIns}
Color
 ja {c:JColorOne}を含む
 ja {c:JColorsAnd}
Colors[is=min,n=2]
 ja 多色の
NoSources
 ja 下にカードがない
TextHas
 ja {t:Names}の記述があり
 ja {k:Keyword}の記述があり
VersusBy[is=more]
 ja {x:JThis}より{s:StatWord}が{n:Num}高い
VersusBy[is=less]
 ja {x:JThis}より{s:StatWord}が{n:Num}低い
PlayOrUseCost[is=max]
 ja コスト{n:Num}以下の
Cmp[is=max,s=@Sources]
 ja 進化元の枚数が{r:JThan}の進化元の枚数以下の
%many JColorsAnd ColorName ja "と"
@JNotHas1
SourceIs
 ja 進化元に{x:JSourceX}がない
TextHas
 ja {t:Names}の記述がない
Trait
 ja 特徴に{t:Names}を持たない
NameHas
 ja 名称に{t:Names}を含まない
@JPre
SourceIs
 ja {x:JSourceXS}を進化元に持つ
%type Things = JSourceXS
@JSourceXS
SelWith[n=@One]
 ja {w:JPresS}{of:JCardThing}
Sel
 ja {of:JNamed}
@Duration
OpponentsTurnEnd
 ja (相手ターン終了まで|次の相手ターン終了まで|相手のターン終了時まで)
OpponentsNextTurnEnd
 ja (次の相手のターンの終了時まで|次の相手ターン終了時まで)
ThisTurn
 ja (このターン終了まで|ターン終了時まで|このターンの終了時まで)
@JPredStem
CanAttackUnsuspended
 ja {x:JAny}にもアタックでき
@JCantStem1
AttackX
 ja {x:JAny}にアタックできず
 ja {x:JThis}にアタックできず
AttackPlayer
 ja プレイヤーにアタックできず
@CantVerb
AttackX
 ja {x:JThis}にアタックできない
@JHow
NotByDeletion
 ja 消滅以外で
@JIsF
Dp[is=min]
 ja DP{n:Num}以上
Dp[is=max]
 ja DP{n:Num}以下
Cost[is=max]
 ja 登場コスト{n:Num}以下
Cost[is=min]
 ja 登場コスト{n:Num}以上
@JMod
Mod
 ja {x:JAlls}は{p:JPreds}
 ja {d:Duration}、{x:JAlls}は{p:JPreds}
 ja {x:JAlls}に{p:JPredGives}
%list JAlls JAll ja "§"
%type Things = JAll
@JAll
Sel[n=@All]
 ja {o:JOwn}{of:JFieldThing}
 ja お互いの{of:JFieldThing}
 ja {o:JOwn}{of:JNamed}
SelWith[n=@All]
 ja {w:JPres}{o:JOwn}{of:JFieldThing}
@JZone
Links
 ja {x:JHost}のリンクカード
Zone[o=@Anyone]
 ja (お互いの|自分と相手の){p:JPiles}
@JRevealed
Revealed
 ja その中から(、|)
@JCards
SelWith
 ja {z:JZoneL}にある(、|){w:JPres}{of:JCardThing}{n:JMai}
Sel
 ja {z:JZoneL}にある(、|){of:JCardThing}{n:JMai}
@JInto
SelWith[n=@One]
 ja {z:JZoneL}にある(、|){w:JPres}{of:JCardThing}
 ja {z:JZoneL}にある(、|){w:JPres}{of:JCardThing}1枚
@JPerCards
Sel
 ja {z:JZoneL}にある(、|){of:JCardThing}1枚
SelWith
 ja {z:JZoneL}にある(、|){w:JPres}{of:JCardThing}1枚
@JSourceSome1
Sel
 ja {z:JUnderL}から選んで{n:JMai}
%list JUnderL JUnder ja "§"
%type Zone = JUnder
@JUnder
Sources
 ja {x:JOne}の下
 ja {x:JAllOf}の下
@MaxOf
ThisMax
 ja この効果で(登場|進化|使用|消滅)させる(カード|デジモン)の{s:StatWord}上限
ThisMax[s=@Number]
 ja この効果で(置ける|登場できる|登場させる)枚数の上限
@JEvent
Checks
 ja 相手のセキュリティをチェックした
Digivolves
 ja Lv.{a:Num}からLv.{b:Num}に進化した
Digivolves[would=1]
 ja Lv.{a:Num}からLv.{b:Num}に進化する
@PlaceTo
UnderEnd
 ja {x:JHost}の進化元の{at:EndAt}に好きな順番で
Under
 ja 好きな順番で{x:JOne}の下に
 ja 好きな順番で{x:JTamers}の下に
SourcesAny
 ja 好きな順番で{x:JHost}の進化元に
@JEndsP
PileEnd[o=@You]
 ja {p:JPile}の{at:EndAt}から{c:JEnding}
 ja {p:JPile}を{at:EndAt}から{c:JEnding}
@JStemCond
EffectDidAny
 ja この効果で{v:MadeDone}して
@Clause
Lasting
 ja {d:Duration}、{do:JNext}
%type Act = JNext
@JNext
Next
 ja 次に{on:JTriggers}、{do:Clause}
@JMod
TurnEndAt
 ja ターン終了条件が、メモリーが相手側の{n:Num}以上に移動したときになる
@Special
RevealedName
 ja このカードがデッキからオープンされている間、このカードの名称は{t:NamesAnd}としても扱う

# ------------------------------------------------------------------ further: comparisons, how it came about
@JMod
Mod
 ja {x:JObjs}は{d:Duration}{p:JPreds}
 ja {x:JObjs}は{d:Duration}、{p:JPreds}
 ja {x:JObjs}が{p:JChecked}
CheckedLocked
 ja {x:JThis}がチェックしたカードの{t:TimingTags}効果は発揮しない
%list JChecked JChecked1 ja "§"
%type Pred = JChecked1
@JChecked1
NoSecurityEffects
 ja チェックしたオプションカードの{t:TimingTags}効果は発揮しない
@JPred
DeletedAt
 ja {t:Moment}(に|、|)消滅する
@JCause
NamedEffects
 ja {t:Names}の効果
@JVerbal
PlayedFrom
 ja {z:JAnySrcL}から登場していた
 ja {z:JZoneL}から登場していた
 ja {x:JHost}が{z:JZoneL}から登場していた
WasMade
 ja この効果で{x:JSoManyMade}{v:MadePast}
 ja この効果で{x:JSoManyMade}{v:MadeEvent}した
NoneMade
 ja この効果で{v:MadeNotBack}
WasDone[v=@Play]
 ja {c:JByNamed}登場していた
%list JAnySrcL JAnySrc ja "§"
%type Zone = JAnySrc
@JAnySrc
SourcesAny
 ja 進化元
%type Things = JSoManyMade
@JSoManyMade
Sel
 ja {n:JMaiAt}
%type Did = MadeNotBack
@MadeNotBack
Return
 ja 戻らなかった
%list JByNamed JByNamed1 ja "§"
%type Circumstance = JByNamed1
@JByNamed1
ByCause
 ja {by:JNamedHows}
%list JNamedHows JNamedHow ja "§"
%type Cause = JNamedHow JNamedEffects
@JNamedHow
ByEffects
 ja {s:JNamedEffects}で
@JNamedEffects
NamedEffects
 ja {t:Names}の効果
@JNominal
Rivals
 ja {o:JOwn}{k:JFieldKinds}の合計体数が(自分|相手)の(デジモンとテイマー|デジモン|テイマー)の合計体数{h:JOrder}
 ja {o:JOwn}{p:JPile}の枚数が(相手|自分)(|のセキュリティ|の手札)の枚数{h:JOrder}
SourceColors
 ja {x:JThis}の進化元が{n:JShoku}
@JVerbal
Rivals[h=@Fewer]
 ja {o:JOwn}{p:JPile}の枚数が(相手|自分)(|のセキュリティ|の手札)より少ない
Rivals[h=@More]
 ja {o:JOwn}{p:JPile}の枚数が(相手|自分)(|のセキュリティ|の手札)より多い
%type Rival = JOrder
@JOrder
OrEqual[h=@More]
 ja 以上
OrEqual[h=@Fewer]
 ja 以下
@PlayAs
NoBattle
 ja バトルを行わずに(、|)
@Act
Play
 ja {as:PlayAs}{x:JObjs}を{pay:Pays}<登場させる>
Delete
 ja.plain {x:JObjs}は消滅する
Digivolve
 ja.may {into:JObjs}に(、|){x:JThisL}から{pay:Pays}進化できる
SetCostCount
 ja.plain 支払う{k:CostKind}は{x:JPileCount}の枚数と同じになる
RaiseMax[m=@DpReduction]
 ja.plain このDPマイナス効果の数値-{n:Num}
%list JThisL JThis ja "§"
%type Things = JPileCount
@JPileCount
Sel
 ja {z:JPileL}
@CostKind
AnyCost
 ja コスト
@JPreV
SourceCount[is=min]
 ja 進化元を{n:Num}枚以上持ち
Cmp[is=max,s=@Level]
 ja {r:JThanCount}の枚数以下のLv.の
%type Reference = JThanCount
@JThanCount
ThanCount
 ja {x:JPileL}
 ja {x:JThisSrcL}
%list JThisSrcL JThisSrc ja "§"
%type Zone = JThisSrc
@JThisSrc
Sources
 ja {x:JThis}の進化元
@JSoMany
Sel
 ja {of:JFieldThing}が{n:JTaiAt}
 ja {o:JOwn}{of:JNamed}が{n:JTaiAt}
SelWith
 ja {w:JPres}{of:JFieldThing}が{n:JTaiAt}
@JCards
EachKind
 ja {z:JZoneL}から、{of:JThingFull}{n:JMai}ずつ
@Clause
If
 ja {c:JHave1s}と{c2:JHave2s}なら、{do:Clause}
While
 ja {c:JHave1s}と{c2:JHave2s}間、{do:Clause}
%list JHave1s JHave1 ja "§"
%list JHave2s JHave2 ja "§"
%type Cond = JHave1 JHave2
@JHave1
Exists
 ja {x:JOwned}
@JHave2
Exists
 ja {x:JOwned}がいる
@JChain
Each
 ja.plain {per:JPer}、{do:JMayDo}
%type Act = JMayDo
@JMayDo
May
 ja {do:JDo.may}
@JWasF
Colors[is=min]
 ja {n:Num}色以上だった
Level[is=min]
 ja Lv.{n:Num}以上だった
@MadePast
Play
 ja 登場させた
Delete
 ja 消滅させた
Suspend
 ja レストさせた
@PlayerVerb
Play
 ja {x:JAny}を登場できない
PlayOrMove
 ja {x:JAny}を登場できず、移動できない
@JField
Sel
 ja 自分か相手の{of:JFieldThing}{n:JTai}
SelWith
 ja {w:JPres}自分か相手の{of:JFieldThing}{n:JTai}
@JInto
SelWith[n=@One]
 ja {z:JBareL}の{w:JPres}自分の{of:JCardThing}
 ja {z:JRevealedL}{w:JPres}{of:JCardThing}
@JPastDo
Trash
 ja {x:JUsedX}を破棄した
@Ref
Made[k=@Digimon]
 ja {v:JDna}したそのデジモン
%type Did = JDna
@JDna
DNADigivolve
 ja ジョグレス進化
@Ref
@CantVerb
UnsuspendIn
 ja {t:Phase}でアクティブにならない
@JEvent
Linked
 ja {to:JAny}にリンクした
 ja {to:JThis}にリンクした
@JNoCard
SelWith[n=@No]
 ja {z:JZoneL}に{w:JPres}{of:JNamed}
 ja {z:JZoneL}に{w:JPres}{of:JCardThing}

# ------------------------------------------------------------------ requirement lines
@Special
DigivolveReq
 ja [進化]{f:JReq}:コスト{n:Num}
DigivolveReq
 ja [進化]{c:JWhiles}、{f:JReq}:コスト{n:Num}
DNAReq
 ja [ジョグレス]{a:JReq}+{b:JReq}:コスト{n:Num}
XrosReq
 ja [デジクロス-{n:Num}]{m:JMats}
AssemblyReq
 ja [アセンブリ-{n:Num}]{m:JMats}
BurstReq
 ja [バースト進化]{f:JReq}から{t:Name}1体を手札に戻す:コスト{n:Num}
 ja [バースト進化]{f:JReq}{t:Name}を手札に戻す:コスト{n:Num}
AppFusionReq
 ja [アプ合体]{t:JFused}:コスト{n:Num}
LinkReq
 ja [リンク]{f:JReq}:コスト{n:Num}
 ja [リンク]{f:JReqAll}:コスト{n:Num}
RevealedLevel
 ja このカードがデッキからオープンされている間、このカードはLv.{n:Num}としても扱う
%many JFused Name ja "&"
%list JWhiles JWhile ja "§"
%type Cond = JWhile
@JWhile
Exists
 ja {x:JAny}がいる間
 ja {x:JNone}がいない間
%type Req = JReq JReq1 JReqAll
@JReqAll
ReqAll
 ja デジモン
@JReq
> JReq1
ReqOr
 ja {x:JReqs}
%last JReq ReqOr
%many JReqs JReq1 ja "か" "/" "、"
@JReq1
Need
 ja {f:JNeeds}
NeedThing
 ja {of:JThingFull}
%row JMatRow JMat ja "×" "+"
%list JMatOne JMat ja "§"
%type Material = JMats JMat
@JMats
> JMatRow JMatOne
@JMat
Mat
 ja {f:JReq}
 ja {of:JThingFull}{n:Num}枚
 ja {of:JThingFull}∞枚
 ja {f:JReq}{n:Num}枚
@JNeed
Level[is=eq]
 ja Lv.{n:Num}の
Color
 ja {c:ColorList}の
Level[is=min]
 ja Lv.{n:Num}以上
Trait
 ja 特徴に{t:Names}を持つ

# the cards under what is deleted or returned: older prints say that they are trashed
@Act
Trash
 ja {x:JItsCards}(は|を)(すべて|)<破棄する>
%list JItsCards JItsCard ja "§"
%type Things = JItsCard
@JItsCard
Sel[n=@All]
 ja {z:JItsL}
%list JItsL JIts ja "§"
%type Zone = JIts
@JIts
Sources
 ja {x:JThatOne}の(|持つ)進化元
%type Things = JThatOne
@JThatOne
That[k=Digimon]
 ja そのデジモン
Those[k=Digimon]
 ja それらのデジモン

# ------------------------------------------------------------------ further: breeding area, either of two
@Act
Hatch
 ja 空いている自分の育成エリアにデジタマカード1枚を<孵化させる>
Place
 ja {x:JObjs}は{to:PlaceTo}<置く>
 ja {x:JObjs}は{to:PlaceTo}{face:Face}<置く>
Draw
 ja.te 《{n:Num}ドロー》して
GainMemory
 ja.te メモリー+{n:Num}して
Recovery
 ja.plain 自分は《リカバリー+{n:Num}\(デッキ\)》
SwitchTarget
 ja (この|)アタックの対象を{x:JObjs}に<する>
ReduceCost
 ja.plain このコスト軽減効果の数値-{n:Num}
@JItDo
Delete[x=*It]
 ja.may 消滅できる
 ja <消滅させる>
@JAllOf
Sel
 ja {z:JBreedL}の{o:JOwn}{of:JNamed}
 ja {z:JBreedL}の{o:JOwn}{of:JFieldThing}
@CostKind
PlayOrDigivolutionCost
 ja 登場/進化コスト
@JChain
Each
 ja.plain {per:JPer}、{do:JEachAnd}
%type Act = JEachAnd
@JEachAnd
And
 ja {a:JDo.stem}、{b:JChain.plain}
@Ref
Made
 ja (この効果で|){v:MadeEvent}した{k:MadeKind}すべて
 ja (この効果で|){v:MadePast}{k:MadeKind}すべて
@JVerbal
Exists
 ja {x:JPileAny}がある
%type Things = JPileAny
@JPileAny
Sel[n=@One]
 ja {z:JPileL}
@JNominal
Said
 ja {x:JOwnedL}が{p:JAttackParts}
%list JAttackParts JAttackPart ja "§"
%type CondPart = JAttackPart
@JAttackPart
IsSo
 ja {f:JAttackFs}
%list JAttackFs JAttackF ja "§"
%type Filter = JAttackF
@JAttackF
Attacking
 ja アタック中
@JEither
Either
 ja {a:JThingFull}か、{b:JNamed}
 ja {a:JThingFull}か、{b:JThingFull}
 ja {a:JNamed}か、{b:JThingFull}
 ja {a:JPlainCard}か、{b:JThingFull}
@JPreV
Extreme[is=lowest]
 ja 最も{s:StatWord}が低い
Extreme[is=highest]
 ja 最も{s:StatWord}が高い
@PlayerVerb
IgnoreRequirements
 ja 進化条件を無視できない
@JFrom
This[k=Card]
 ja {z:JZoneL}から、このカード
@JNominalO
AnyCond
 ja {c:JAltVs}か(、|){c2:JAltN1s}
%list JAltVs JAlt ja "か、" "か"
%list JAltN1s JAltN ja "§"
@Lasts
TimingLocked
 ja {o:JOwn}{t:TimingTags}効果(すべて|)は発揮しない
@JField
Sel
 ja {of:JNamed}{n:JTai}
@JPreV
FaceDownSources
 ja 裏向きの進化元を持つ
@JHasF
FaceDownSources
 ja 裏向きの進化元を持つ
@JEvent
Returned
 ja {z:JZoneL}から{to:To}戻った
Played[would=1]
 ja {z:JZoneL}から登場する
 ja {by:JHows}{z:JZoneL}から登場する
Placed
 ja {z:JZoneL}から{to:PlaceTo}置かれた
@JTrigger
On
 ja {x:JNamedAnys}が{e:JEvents}とき
%list JNamedAnys JNamedAny ja "§"
%type Things = JNamedAny
@JNamedAny
Sel[n=@One]
 ja {of:JNamed}
@JTrigger
Does[o=@You]
 ja {do:JSourceTrash}破棄したとき
%type Act = JSourceTrash
@JSourceTrash
Trash
 ja {x:JSourceAnys}を
%list JSourceAnys JSourceAny1 ja "§"
%type Things = JSourceAny1
@JSourceAny1
Sel[n=@One]
 ja {z:JSourceL}

# ------------------------------------------------------------------ further: the newest sets
@JField
Sel
 ja バトルエリアの{o:JOwn}{of:JOptionIn}{n:JMaiN}
 ja バトルエリアの{of:JOptionIn}{n:JMaiN}
SelWith
 ja バトルエリアの{w:JPres}{o:JOwn}{of:JOptionIn}{n:JMaiN}
%type What = JOptionIn
@JOptionIn
Thing
 ja {k:JOptionKs}
%list JOptionKs JOptionK ja "§"
%type CardKind = JOptionK
@JOptionK
Option
 ja オプションカード
@JHandTrashed
Trashed
 ja {z:JBattleL}から破棄された
 ja {z:JBattleL}から{by:JHows}破棄された
%list JBattleL JBattle ja "§"
%type Zone = JBattle
@JBattle
Zone[o=@You]
 ja {p:JMovePs}
@JEvent
Digivolves
 ja {by:JHows}進化した
Trashed
 ja {z:JZoneL}から破棄された
 ja {by:JHows}{z:JZoneL}から破棄された
Deleted
 ja {by:JBattleDp}消滅した
%many JBattleDp JBattleDp1 ja "か"
%type Cause = JBattleDp1
@JBattleDp1
InBattle
 ja バトル
DpZero
 ja DPが0になって
@Pay
ReducedEach
 ja {per:JPer}、支払う(進化|登場|使用|)コスト-{n:Num}で
@JPred
AlsoTrait
 ja 特徴:{t:NamesAnd}を得る
 ja 特徴に{t:NamesAnd}を持つものとしても扱う
OnlyAttack
 ja {x:JAny}にしかアタックできない
@JNominal
Memory[is=eq,o=@You]
 ja メモリーが{n:Num}
@MadeDone
Use
 ja 使用
@MadePast
Place
 ja 進化元に置いた
@JPreV
Cmp[is=min,s=@Level]
 ja {r:JThanCount}の枚数以上のLv.の
 ja {r:JThanTotal}以上のLv.の
Cmp[is=max,s=@Level]
 ja {r:JThanTotal}以下のLv.の
Has
 ja {k:KeywordsOr}を持ち
%type Reference = JThanTotal
@JThanTotal
ThanTotal
 ja お互いの{p:JPiles}(の|)合計
@Act
Mod
 ja.may {d:Duration}、{x:JObjs}を{p:JPredOStems}、{p2:JPredGiveOnes}を与えることができる
ReduceCost
 ja.stem 支払う{k:CostKind}-{n:Num}し
@MaxOf
ThisMax
 ja この効果で選べる{s:StatWord}(の|)上限
@JIsF
Colors[is=min,n=2]
 ja 多色
@JVerbal
Was
 ja {x:JThisL}の{f:JWasSrcs}
%list JWasSrcs JWasSrc ja "§"
%type Filter = JWasSrc
@JWasSrc
SourceIs
 ja 進化元に{x:JSourceX}があった
@JMod
Mod
 ja {x:JObjs}は{d:Duration}{p:JCants}
@JTrigger
Does[o=@You]
 ja {do:JUsed}とき
@Ref
This[k=Card]
 ja このデジモンカード
@PlayAs
ToBreeding
 ja 育成エリアに
@Step
XrosFrom
 ja このカードのデジクロスで{z:JZoneL}のカードも置ける
 ja {z:JZoneL}のカードもデジクロスで置ける
%type Act = JMayDone
@JMayDone
May
 ja {do:JChain.may}
@JCards
Such[z=*Revealed]
 ja {n:JMai}
