# The Japanese wordings. The kinds of nodes are declared in the files beside; categories that only Japanese needs begin with J.
#
# How Japanese says it: what is done stands at the end and takes a mood (消滅させる, 消滅させ、 消滅できる, 消滅させることで);
# what filters stand before (Lv.4以下の, 特徴に「X」を持つ), whose it is (相手の), what (デジモン), and how many (1体).
# 体 counts what lies in an area, 枚 cards.
#
# A new set says in another place what an old one said: so whatever can be said is a wording of its own, and the places take it.
# What is so of something has moods, by a verb (持つ, 持ち, 持っていた, 持たない: JHasQ) or a noun (Lv.4以下, Lv.4以下の: JIsQ); what
# cannot be done too (JBanV: …できない, …できず), what holds (JPred), what happens (JEventM: 登場した, 登場する) and what an effect did
# (JDid: 破棄した, 破棄しなかった). What is said before it in any order is a node of its own, which :mod:`.japanese` makes a slot of
# what follows: how long and for each of what (Held), by what and from where (Eventful), of whom (CondOf). A pile that nobody is
# said to own is that of who acts (Doer).

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

# particles that any sentence may have or leave out, or put otherwise
%words JWO を|は
%words JNI に|
%words JNO の|
%words JDE で、|で
%words JTEN 、|
%words JSUM |合計
%words JCOUNTED |の枚数
%words JCHOSEN |を選び、選んだデジモンすべて|を選び、選んだカードすべて|を選び、選んだデジモンとテイマーすべて
%words JORDER |好きな順番で
%words JDAKE |だけ

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

# the order in which what has none is printed
%order ja OnField Without Not NameHas TraitHas Trait TextHas AnyOf SameAs Extreme Other Color Colors Level Dp Cost UseCost
%order ja StartOfYourTurn StartOfYourMainPhase OnPlay WhenDigivolving WhenAttacking EndOfAttack OnDeletion
%order ja Hand Trash Deck Digimon Tamer Red Blue Yellow Green Black Purple White Ignoring Attack Block

# ------------------------------------------------------------------ clauses
@Clause
> JChain.plain
If
 ja {c:JStemConds}、{c2:JNominals}なら、{do:Clause}
 ja {c:JStemConds}、{c2:JVerbals}なら、{do:Clause}
If
 ja {c:JRowDeV}なら、{do:Clause}
 ja {c:JRowDeN}なら、{do:Clause}
 ja.old {c:JRowDeV}とき、{do:Clause}
 ja.old {c:JRowDeN}のとき、{do:Clause}
While
 ja {c:JRowDeV}間、{do:Clause}
 ja {c:JRowDeN}の間、{do:Clause}
If
 ja.old {c:JRowV}なら、{do:Clause}
 ja.old {c:JRowN}なら、{do:Clause}
 ja.old {c:JRowV}とき、{do:Clause}
 ja.old {c:JRowN}のとき、{do:Clause}
If
 ja {c:JNominals}なら、{do:Clause}
 ja {c:JVerbals}なら、{do:Clause}
 ja.old {c:JVerbals}とき、{do:Clause}
 ja.old {c:JVerbals}(なら|とき){do:Clause}
 ja.old {c:JNominals}のとき、{do:Clause}
 ja.old {c:JNominals}で{do:Clause}
While
 ja {c:JStemConds}、{c2:JNominals}の間、{do:Clause}
 ja {c:JStemConds}、{c2:JVerbals}間、{do:Clause}
 ja.old {c:JRowV}間、{do:Clause}
 ja.old {c:JRowN}の間、{do:Clause}
While
 ja {c:JNominals}の間、{do:Clause}
 ja {c:JVerbals}間、{do:Clause}
Instead
 ja 代わりに{do:Clause}
 ja.old 代わりに、{do:Clause}
At
 ja {t:Moment}(、|に、|に){do:Clause}
Opponent
 ja 相手は{do:JChain.plain}
Both
 ja お互いは{do:JChain.plain}
 ja お互いのプレイヤーは{do:JChain.plain}
By
 ja {cost:JCosts}ことで$JTEN{do:Clause}
 ja {cost:JCostRow}ことで$JTEN{do:Clause}
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
CountBoth
 ja {a:JPerO}(と|か){b:JPerO}1体ごとに
CountSources
 ja {x:JHost}(の|が持つ|の持つ)進化元1枚ごとに
 ja {x:JHost}(の|が持つ|の持つ){f:JPres}進化元1枚ごとに
Count
 ja {x:JCounted}ごとに
%type Things = JCounted
@JCounted
Sel
 ja {o:JOwn}{of:JFieldX}1体
SelWith
 ja {w:JPres}{o:JOwn}{of:JFieldX}1体
%type Act = JIfs JPerIt
@JIfs
If
 ja {c:JVerbals}(なら|とき)、{do:JChain.plain}
 ja {c:JNominals}(なら|のとき)、{do:JChain.plain}
@JPerIt
ItMod
 ja {per:JPer}、{p:JItPreds}
@JChain plain may
> JDo*
>.plain JMod Step
>.may JMod.may
And
 ja.plain {a:JDo.stem}、その後、{b:JIfs}
 ja.plain {a:JMod.and}、{b:JIfs}
 ja.plain {a:JMod.and}、{b:JPerIt}
And
 ja.plain {a:JDo.te}、{b:JMayDone}
And
 ja.plain {a:JDo.stem}、{b:JChain.plain}
 ja.plain {a:JDo.te}、{b:JChain.plain}
 ja.plain {a:JDo.stem}、その後、{b:JChain.plain}
 ja.plain {a:JMod.and}、{b:JChain.plain}
 ja.may {a:JDo.stem}、{b:JChain.may}
 ja.may {a:JGaining}、{b:JChain.may}
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
Attack
 ja.may {x:JObjs}でアタックできる
 ja.may {x:JObjs}で{target:Target}アタックできる
 ja {x:JObjs}(で|は|を)(<アタックする>|<アタックさせる>)
 ja {x:JObjs}(で|は|を){target:Target}(<アタックする>|<アタックさせる>)
 ja {x:JObjs}(で|は|を){how:AttackHow}(<アタックする>|<アタックさせる>)
 ja {x:JObjs}(で|は|を){how:AttackHow}{target:Target}(<アタックする>|<アタックさせる>)
SwitchTarget
 ja (|この|その)アタックの対象を{x:JObjs}に(<変更する>|<する>)
DrawUntil
 ja 自分の手札が{n:Num}枚になるように(デッキの上から|自分のデッキの上から|デッキから)(カードを<引く>|<引く>)
SwitchTarget
 ja.may アタックの対象を{x:JObjs}か{target:JPlayerT}変更できる
 ja アタックの対象を{x:JObjs}か{target:JPlayerT}<変更する>
 ja.may アタックの対象を{x:JOtherL}か{target:JPlayerT}変更できる
 ja アタックの対象を{x:JOtherL}か{target:JPlayerT}<変更する>
Recovery
 ja.may 《リカバリー+{n:Num}\(デッキ\)》できる
RecoveryUntil
 ja.may 自分のセキュリティが{m:Num}枚になるように(、|)《リカバリー+{n:Num}\(デッキ\)》できる
GainMemory
 ja.stem メモリー+{n:Num}
Delete
 ja.may {x:JObjs}$JWO消滅できる
 ja {x:JObjs}$JWO(<消滅させる>|<消滅する>)
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
 ja {n:Num}に<する>
 ja メモリーを{n:Num}に<する>
Suspend
 ja.may {x:JObjs}$JWOレストできる
 ja {x:JObjs}$JWO<レストさせる>
Unsuspend
 ja.may {x:JObjs}$JWOアクティブにできる
 ja {x:JObjs}$JWOアクティブに<する>
Recovery
 ja.plain 《リカバリー+{n:Num}\(デッキ\)》
 ja.stem 《リカバリー+{n:Num}\(デッキ\)》し
 ja.plain 《リカバリー+{n:Num}\(デッキ\)》する
DeDigivolve
 ja.plain {x:JObjs}$JWO《退化{n:Num}》
 ja.stem {x:JObjs}$JWO《退化{n:Num}》し
 ja.may {x:JObjs}$JWO《退化{n:Num}》できる
 ja.plain {x:JObjs}$JWO《退化{n:Num}》する
UseKeyword
 ja.plain {k:KeywordDo}
 ja.plain {k:KeywordDo}する
 ja.stem {k:KeywordDo}し
Reveal
 ja.may {x:JEndsPL}オープンできる
 ja {x:JEndsPL}<オープンする>
 ja {z:JZoneAll}(の内容|)を(すべて|)<オープンする>
 ja {x:JObjs}$JWO<オープンする>
Look
 ja {x:JEndsPL}<確認する>
 ja {x:JObjs}$JWO<確認する>
 ja {z:JZoneAll}(の内容|)を(すべて|)<確認する>
Add
 ja.may {x:JObjs}$JWO{to:To}加えられる
 ja {x:JObjs}$JWO{to:To}<加える>
 ja {x:JEndsL}{to:To}<加える>
Return[x=*Rest]
 ja 残りは{to:To}<戻す>
 ja 残りは{to:PlaceTo}<戻す>
Return
 ja.may {x:JObjs}$JWO{to:To}戻せる
 ja {x:JObjs}$JWO{to:To}<戻す>
 ja {x:JObjs}$JWO{to:PlaceTo}<戻す>
Trash[x=*Rest]
 ja 残りは<破棄する>
Trash
 ja.may {x:JEndsL}破棄できる
 ja.may {x:JObjs}を破棄できる
 ja {x:JEndsL}<破棄する>
 ja {x:JObjs}$JWO<破棄する>
Place[x=*Rest]
 ja 残りは{to:PlaceTo}<置く>
 ja 残りは{to:PlaceTo}{face:Face}<置く>
Place
 ja.may {x:JObjs}$JWO{to:PlaceTo}置ける
 ja.may {x:JObjs}$JWO{to:PlaceTo}{face:Face}置ける
 ja {x:JObjs}$JWO{to:PlaceTo}<置く>
 ja {x:JObjs}$JWO{to:PlaceTo}{face:Face}<置く>
Shuffle
 ja {o:JOwn}{p:JPile}を<シャッフルする>
Play
 ja.may {x:JObjs}$JWO{pay:Pays}登場できる
 ja {x:JObjs}$JWO{pay:Pays}<登場させる>
 ja.may {x:JObjs}$JWO{pay:Pays}{as:PlayAs}登場できる
 ja.may {x:JObjs}$JWO{as:PlayAs}{pay:Pays}登場できる
 ja {x:JObjs}$JWO{as:PlayAs}{pay:Pays}<登場させる>
 ja {x:JObjs}$JWO{pay:Pays}{as:PlayAs}<登場させる>
Use
 ja.may {x:JObjs}$JWO{pay:Pays}使用できる
 ja {x:JObjs}$JWO{pay:Pays}<使用する>
Digivolve
 ja.may {x:JSelf}$JWO{into:JIntoAny}に{pay:Pays}進化できる
 ja.may {x:JSelf}$JWO{into:JIntoAny}に進化できる
 ja {x:JSelf}$JWO{into:JIntoAny}に{pay:Pays}<進化させる>
 ja {x:JSelf}$JWO{into:JIntoAny}に<進化させる>
 ja {x:JSelf}$JWO{into:JIntoAny}に{pay:Pays}<進化する>
 ja {x:JSelf}$JWO{into:JIntoAny}に<進化する>
 ja.may {into:JIntoAny}に$JTEN{x:JThisL}から{pay:Pays}進化できる
 ja.may {x:JThisL}から$JTEN{into:JIntoAny}に{pay:Pays}進化できる
ChooseEffects
 ja (以下|次)の効果から{n:Num}つ(を|を選んで)<発揮する>
Activate
 ja.may {e:EffectsOf}を発揮できる
 ja {e:EffectsOf}を<発揮する>
 ja {e:EffectsOf}を<発揮させる>
EndAttack
 ja (その|この|)アタックを(<終了する>|<終了させる>)
Choose
 ja {x:JObjs}$JWO<選ぶ>
%type Things = JSelf JIntoAny
@JSelf
> JObjs JOwnedL
@JIntoAny
> JIntoNs JIntos JObjs
%list JIntoNs JIntoN1 ja "か" "か、"
%type Things = JIntoN1
@JIntoN1
Sel
 ja {z:JBareL}の{of:JNamed}
Sel[n=@One]
 ja {z:JBareL}の{of:JCardThing}
SelWith[n=@One]
 ja {z:JBareL}の{w:JPres}{of:JCardThing}
%list Pays Pay ja "" "、"
@Pay
Reduced
 ja (支払う|支払う進化|支払う登場|支払う使用|支払うリンク|進化|登場|使用)コスト-{n:Num}(で|して)
 ja (支払う|支払う進化|支払う登場|支払う使用|支払うリンク|進化|登場|使用)コストを-{n:Num}(して|で)
 ja 、(支払う|支払う進化|支払う登場|支払う使用|支払うリンク|進化|登場|使用)コスト-{n:Num}(で|して)
Free
 ja (|進化|登場|使用|リンク)コストを支払わ(ずに|ず)
Normal
 ja コストを支払って
 ja (進化|登場|使用)コストを支払って
Ignoring
 ja 進化条件を無視して
CostIs
 ja (進化|登場)コスト{n:Num}で
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
%type Things = JHostC
@JHostC
> JHost JCards
@EffectsOf
EffectsOf
 ja {x:JThis}の{t:TimingTags}効果
 ja {x:JHostC}の{t:TimingTags}効果{n:JTsu}
%type Things = JThis
# what was named before, without filters of its own
@JThis
Attacker
 ja アタックしたデジモン
This[k=Digimon]
 ja このデジモン
This[k=Tamer]
 ja このテイマー
This[k=Card]
 ja このカード
That[k=Digimon]
 ja そのデジモン
That[k=Card]
 ja その(カード|デジモンカード|テイマーカード|オプションカード)

# what this effect did, or did not do, to something; which effect is not always said
%words JBYTHIS この効果で|
%type Did = JDid JDidAll JDidCan
@JDid past not te was
Place
 ja (|進化元に|下に|セキュリティに)<置く>
Trash
 ja <破棄する>
Play
 ja <登場する>
 ja <登場させる>
Digivolve
 ja <進化する>
 ja <進化させる>
DNADigivolve
 ja <ジョグレス進化する>
Delete
 ja <消滅する>
 ja <消滅させる>
Suspend
 ja <レストする>
 ja <レストさせる>
Return
 ja <戻す>
 ja <戻る>
Link
 ja <リンクする>
 ja <リンクさせる>
Use
 ja <使用する>
Activate
 ja <発揮する>
Choose
 ja <選ぶ>
%type Did = JDidAdd
@JDidAdd past not te was
Add
 ja (|手札に)<加える>
@JDidAll past not te was
> JDid* JDidAdd*
@JThis
Made
 ja ${JBYTHIS}{v:JDidAll.past}(|その|この){k:MadeKind}
 ja ${JBYTHIS}{v:JDidAll.past}{o:JOwn}{k:MadeKind}
@Ref
> JThis
It
 ja.old そのデジモン(/|と|か)テイマー
Made
 ja ${JBYTHIS}{v:JDidAll.past}{k:MadeKind}すべて
@JPer
CountMade
 ja ${JBYTHIS}{v:JDidAll.past}(カード|デジモンカード|デジモン|テイマー|セキュリティ|枚数|)1(枚|体)ごとに
 ja ${JBYTHIS}{v:JDidAll.past}{o:JOwn}(カード|デジモン|テイマー)1(枚|体)ごとに
@JPerN
CountSources
 ja {x:JHost}(の|が持つ|の持つ)進化元
 ja {x:JHost}(の|が持つ|の持つ){f:JPres}進化元
CountMade
 ja ${JBYTHIS}{v:JDidAll.past}
 ja ${JBYTHIS}{v:JDidAll.past}カード

# ------------------------------------------------------------------ what holds
# how long, for each of what, and of what it holds stand in any order; what holds may be several things
@JMod plain and may
>.plain JModN.plain
>.and JModN.and
> JModG*
>.plain JMod0.plain JModX.plain JModPer.plain JModD.plain
>.and JMod0.and JModX.and JModPer.and JModD.and JLock.and
Held
 ja.plain {d:Duration}、{do:JModPer.plain}
 ja.plain {per:JPer}、{do:JModD.plain}
%type Act = JMod0 JModX JModPer JModD JModG JModN
# as it is printed: what changes DP, what is given to the opponent's, what something gains
@JModN plain and
Mod
 ja {x:JObjs}を{p:JPredOs*}
 ja {d:Duration}、{x:JObjs}を{p:JPredOs*}
 ja {x:JTheirs}に{p:JPredGives*}
 ja {d:Duration}、{x:JTheirs}に{p:JPredGives*}
 ja {x:JObjs}は{p:JPreds*}
 ja {d:Duration}、{x:JObjs}は{p:JPreds*}
%list JTheirs JTheir ja "§"
%type Things = JTheir
@JTheir
Sel[o=@Opponent]
 ja 相手の{of:JFieldThing}{n:JTai}
SelWith[o=@Opponent]
 ja {w:JPres}相手の{of:JFieldThing}{n:JTai}
@JModG plain and may
Mod
 ja {x:JObjs}に{p:JPredGives*}
 ja {d:Duration}、{x:JObjs}に{p:JPredGives*}
 ja {per:JPer}、{x:JObjs}に{p:JPredGives*}
 ja {x:JAlls}に{p:JPredGives*}
 ja {d:Duration}、{x:JAlls}に{p:JPredGives*}
 ja {x:JObjs}を{p:JPredOs.and}、{p2:JPredGives*}
Held
 ja {d:Duration}、{do:JModGX*}
%type Act = JModGX
@JModGX plain and may
Mod
 ja {x:JObjs}を{p:JPredOs.and}、{p2:JPredGives*}
@JMod0 plain and
Mod
 ja {x:JObjs}は{p:JPreds*}
 ja {x:JObjs}を{p:JPredOs*}
 ja {x:JAlls}は{p:JPreds*}
@JModD plain and
Mod
 ja {d:Duration}$JTEN{x:JObjs}は{p:JPreds*}
 ja {d:Duration}$JTEN{x:JObjs}を{p:JPredOs*}
 ja {d:Duration}$JTEN{x:JObjs}は{p:JCants}
 ja {d:Duration}$JTEN{x:JAlls}は{p:JPreds*}
Held
 ja {d:Duration}$JTEN{do:JModX*}
@JModPer plain and
Mod
 ja {per:JPer}、{x:JObjs}を{p:JPredOs*}
 ja {per:JPer}、{x:JObjs}は{p:JPreds*}
Held
 ja {per:JPer}、{do:JModX*}
@JModX plain and
Mod
 ja {x:JObjs}は{p:JPreds.and}、{p2:JPreds*}
 ja {x:JObjs}を{p:JPredOs.and}、{p2:JPreds*}
 ja {x:JObjs}を{per:JPer}、{p:JPredOs*}
 ja {x:JObjs}は{per:JPer}、{p:JPreds*}
 ja {x:JObjs}は{d:Duration}$JTEN{p:JPreds*}
 ja {x:JObjs}は{d:Duration}$JTEN{p:JCants}
 ja.plain {x:JObjs}の{p:JPredDps.plain}
 ja.and {x:JObjs}の{p:JPredDps.and}
 ja {x:JObjs}の{p:JPredDps.and}、{p2:JPreds*}
# what is gained to do what may be done then: both or neither (Q3746, Q4288)
%type Act = JGaining
@JGaining
Mod
 ja {x:JObjs}は{p:JGains}
 ja {d:Duration}、{x:JObjs}は{p:JGains}
%list JGains JGain ja "§"
%type Pred = JGain
@JGain
Gain
 ja {k:Grants}を得て
# each as it is said alone, with more to come, and as what may be
@JPred plain and
Gain
 ja {k:Grants}を<得る>
 ja {k:JTwices}を2つ<得る>
Cant
 ja.plain {v:CantVerbs}
 ja.and {v:JBans}
CantBy
 ja.plain {by:JHows}{v:JBanneds}
 ja.and {by:JHows}{v:JBannedZus}
DpUp
 ja.plain DP+{n:Num}
 ja.and DP+{n:Num}し
 ja.and DP+{n:Num}
 ja.old DP+{n:Num}し
DpDown
 ja.plain DP-{n:Num}
 ja.and DP-{n:Num}し
 ja.and DP-{n:Num}
 ja.old DP-{n:Num}し
Unaffected
 ja {by:JCauses}を<受けない>
AlsoNamed
 ja 名称を{t:NamesAnd}としても<扱う>
 ja {t:NamesAnd}としても<扱う>
AlsoNameHas
 ja 名称に{t:NamesAnd}を含むものとしても<扱う>
AlsoTrait
 ja 特徴:{t:NamesAnd}を<得る>
 ja 特徴に{t:NamesAnd}を持つものとしても<扱う>
AlsoXros
 ja デジクロスで{t:NamesAnd}としても<扱う>
TreatDigimon
 ja DP{n:Num}(のデジモン|)としても<扱う>
 ja デジモン・DP{n:Num}としても<扱う>
CanAttackUnsuspended
 ja {x:JAny}にも<アタックできる>
OnlyAttack
 ja {x:JAny}にしか<アタックできない>
OnlyDigivolveInto
 ja {x:JIntoN}にしか<進化できない>
@JPredO plain and
DpUp
 ja.plain DP+{n:Num}
 ja.and DP+{n:Num}し
DpDown
 ja.plain DP-{n:Num}
 ja.and DP-{n:Num}し
@JPredDp plain and
DpUp
 ja DPを+{n:Num}<する>
 ja DPを+{n:Num}
DpDown
 ja DPを-{n:Num}<する>
 ja DPを-{n:Num}
@JPredGive plain and may
Gain
 ja {k:Grants}を<与える>
%type Pred = JPredDp
%list JPreds.plain JPred.plain ja "、"
%list JPreds.and JPred.and ja "、"
%list JPredOs.plain JPredO.plain ja "§"
%list JPredOs.and JPredO.and ja "、"
%list JPredDps.plain JPredDp.plain ja "§"
%list JPredDps.and JPredDp.and ja "§"
%list JPredGives.plain JPredGive.plain ja "§"
%list JPredGives.and JPredGive.and ja "、"
%list JPredGives.may JPredGive.may ja "§"
@JPred
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
> JField JAmong JFrom JCards Ref JIt
Worth
 ja {s:StatWord}$JNO合計が{n:Num}以下になるように$JTEN{x:JAllOf}$JCHOSEN
 ja {s:StatWord}$JNO合計{n:Num}(まで|以下まで|以下になるように)$JTEN{x:JAllOf}$JCHOSEN
WorthOf
 ja {y:JThis}の{s:StatWord}$JNO合計まで$JTEN{x:JAllOf}$JCHOSEN
@JIt
Rest
 ja 残り
 ja 残ったカード
@Ref
This[k=Option]
 ja このオプション
That[k=Tamer]
 ja そのテイマー
It
 ja それ
%type Things = JFieldO
@JField
> JFieldO
Sel
 ja {z:JBreedL}の{of:JFieldX}{n:JTai}
Sel
 ja {of:JFieldX}{n:JTai}
 ja.old {n:JTai}の{o:JOwn}{of:JFieldThing}
SelWith
 ja {w:JPres}{of:JFieldX}{n:JTai}
@JFieldO
Sel
 ja {o:JOwn}{of:JFieldX}{n:JTai}
SelWith
 ja {w:JPres}{o:JOwn}{of:JFieldX}{n:JTai}
@JFieldThing
Thing
 ja {k:JFieldKinds}
%list JFieldKinds JFieldK ja "/" "か" "と"
%type CardKind = JFieldK
@JFieldK
> FieldKind
Token
 ja トークン
SecurityDigimon
 ja セキュリティデジモン
%type What = JFieldX
@JFieldX
> JFieldThing JNamed
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
%words JKARA から、|から
%words JARU にある、|にある
%type Zone = JZof JZob
%type What = JCardX JCardOf
@JZob
> JZoneL JBareL
@JZof
> JZob JRevealedL
@JCardX
> JCardThing JNamed
@JCardOf
> JCardX JEither
%type Things = JAmong
@JAmong
Sel
 ja {z:JRevealedL}の{of:JCardOf}{n:JMai}
SelWith
 ja {z:JRevealedL}の{w:JPres}{of:JCardX}{n:JMai}
@JCards
Sel
 ja {z:JZoneL}{n:JMai}
 ja {z:JZof}の{of:JCardOf}{n:JMai}
 ja {of:JCardOf}{n:JMai}
SelWith
 ja {z:JZof}の{w:JPres}{of:JCardX}{n:JMai}
 ja {w:JPres}{of:JCardX}{n:JMai}
@JFrom
Sel
 ja {z:JZof}$JKARA{of:JCardOf}{n:JMai}
SelWith
 ja {z:JZof}$JKARA{w:JPres}{of:JCardX}{n:JMai}
@JCardThing
Thing
 ja {k:JCardKinds}
%list JCardKinds CardKind ja "/" "か"
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
Anyone
 ja お互いの
Either
 ja 自分か相手の
 ja 自分/相手の
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
Zone[o=@Doer]
 ja {p:JPile0s}
%list JPile0s JPile0 ja "/" "か" "と"
%type Things = JHost
@JHost
> Ref JField
%list JRevealedL JRevealed ja "§"
@JRevealed
Revealed
 ja その中
%list JPiles JPile ja "/" "か" "と"
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
PileEnd
 ja {o:JOwn}{p:JPile}を{at:EndAt}から{c:JEnding}
@JEnds
> JEndsP
@JEnds
Sel
 ja {z:JZob}を{n:JMai}
@EndAt
AtTop
 ja 上
AtBottom
 ja 下
@JEnding
Ending
 ja 1枚
 ja {n:Big}枚
%type To = JEndOf
@JEndOf
EndOf
 ja $JORDER{z:EndZones}の{at:EndAt}${JDAKE}に
 ja {z:EndZones}の{at:EndAt}${JDAKE}に好きな順番で
@To
> JEndOf
ToHand
 ja (|持ち主の|相手の|自分の)手札に
@PlaceTo
> JEndOf
BottomOrUnder
 ja {x:JHost}の進化元の下か$JTEN{y:JTamers}の下に
 ja {x:JHost}の進化元の下か$JTEN{y:JOne}の下に
UnderEnd
 ja $JORDER{x:JHost}の進化元の{at:EndAt}に
 ja {x:JHost}の進化元の{at:EndAt}に好きな順番で
Under
 ja $JORDER{x:JOne}の下に
 ja {x:JOne}の下に好きな順番で
 ja $JORDER{x:JTamers}の下に
 ja {x:JTamers}の下に好きな順番で
SourcesAny
 ja $JORDER{x:JHost}の進化元に
 ja {x:JHost}の進化元に好きな順番で
BattleArea
 ja バトルエリアに
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
Cmp[is=max]
 ja {r:JThanX}の{s:StatWord}以下の
Cmp[is=min]
 ja {r:JThanX}の{s:StatWord}以上の
Cmp[is=more]
 ja {r:JThanX}より{s:StatWord}(の|が)高い
Cmp[is=less]
 ja {r:JThanX}より{s:StatWord}(の|が)低い
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
 ja {o:JOwn}{of:JFieldX}{n:JTai}
SelWith
 ja {w:JPresS}{o:JOwn}{of:JFieldX}{n:JTai}
 ja {w:JPresS}{of:JFieldX}{n:JTai}
Sel[n=@One]
 ja {o:JOwn}{of:JFieldX}
SelWith[n=@One]
 ja {w:JPresS}{o:JOwn}{of:JFieldX}
# what is so of something, told by a verb (特徴に…を持つ) or by a noun (Lv.4以下): before what it is said of (Lv.4以下の), of
# what has it (…が…を持つなら), with more to come (…を持ち), of what was (…を持っていた), and denied (…を持たない)
%type Filter = JTextQ JUnderQ JHasQ JHasP JIsQ JStatQ
@JTextQ plain stem was neg
TextHas
 ja {t:Names}の記述が<ある>
 ja {k:Keyword}の記述が<ある>
@JUnderQ plain stem was neg
SourceCount[is=min]
 ja (進化元|下にカード)が{n:Num}枚以上<ある>
HasSources
 ja 進化元が<ある>
SourceCount[is=eq]
 ja 進化元が{n:Num}枚<ある>
%list JTraitPart JTraitP.plain ja "§"
%list JTraitPart2.plain JTraitP.plain ja "§"
%list JTraitPart2.stem JTraitP.stem ja "§"
%list JTraitPart2.was JTraitP.was ja "§"
%list JTraitPart2.neg JTraitP.neg ja "§"
%list JTraitWord.plain JTraitW.plain ja "§"
%list JTraitWord.stem JTraitW.stem ja "§"
%list JTraitWord.was JTraitW.was ja "§"
%list JTraitWord.neg JTraitW.neg ja "§"
%type Filter = JTraitP JTraitW JLevelEq
@JTraitP plain stem was neg
TraitHas
 ja {t:Names}を<含む>
@JTraitW plain stem was neg
Trait
 ja {t:Names}を<持つ>
@JLevelEq
Level[is=eq]
 ja Lv.{n:Num}
%many JLevels JLevelEq ja "か" "/"
@JHasQ plain stem was neg
> JTextQ* JUnderQ*
AnyOf
 ja 特徴に{f:JTraitPart}$JKA{f2:JTraitWord*}
 ja 特徴に{f:JTraitWord.plain}$JKA{f2:JTraitPart2*}
Trait
 ja 特徴$JNI{t:Names}を<持つ>
TraitHas
 ja 特徴$JNI{t:Names}を<含む>
NameHas
 ja 名称$JNI{t:Names}を<含む>
Has
 ja {k:KeywordsOr}を<持つ>
SameLevelInStack
 ja Lv.の同じカードが{n:JMaiAt}重ねられて<いる>
AllTraits
 ja 特徴に{t:JNamesAll}を<持つ>
HasTiming
 ja {t:TimingTag}効果を<持つ>
HasInherited
 ja 進化元効果を<持つ>
SourceIs
 ja 進化元に{x:JSourceX}が<ある>
 ja 進化元に{x:JSourceX}を<持つ>
 ja 進化元に{x:JSoManySrc}<ある>
SourceCount[is=min]
 ja 進化元を{n:Num}枚以上<持つ>
FaceDownSources
 ja 裏向きの進化元を<持つ>
XrosRequirements
 ja デジクロス条件を<持つ>
Linked
 ja リンクして<いる>
# what has no cards under it has words of its own
@JHasP plain stem was
HasSources
 ja 進化元を<持つ>
@JIsQ plain no stem was
SourceCount[is=max]
 ja (進化元|進化元の枚数)が{n:Num}枚以下<だ>
SourceCount[is=min]
 ja (進化元|進化元の枚数)が{n:Num}枚以上<だ>
Level[is=eq]
 ja Lv.{n:Num}<だ>
Level[is=max]
 ja Lv.{n:Num}以下<だ>
Level[is=min]
 ja Lv.{n:Num}以上<だ>
Dp[is=max]
 ja DP{n:Num}以下<だ>
Dp[is=min]
 ja DP{n:Num}以上<だ>
Dp[is=eq]
 ja DP{n:Num}<だ>
Cost[is=max]
 ja 登場コスト{n:Num}以下<だ>
Cost[is=min]
 ja 登場コスト{n:Num}以上<だ>
Cost[is=eq]
 ja 登場コスト{n:Num}<だ>
UseCost[is=max]
 ja 使用コスト{n:Num}以下<だ>
UseCost[is=min]
 ja 使用コスト{n:Num}以上<だ>
UseCost[is=eq]
 ja 使用コスト{n:Num}<だ>
PlayOrUseCost[is=max]
 ja 登場コスト/使用コスト{n:Num}以下<だ>
 ja コスト{n:Num}以下<だ>
Color
 ja {c:ColorList}<だ>
Colors[is=eq]
 ja {n:Num}色<だ>
Colors[is=min]
 ja {n:Num}色以上<だ>
Colors[is=min,n=2]
 ja 多色<だ>
Suspended
 ja レスト状態<だ>
Unsuspended
 ja アクティブ状態<だ>
FaceUp
 ja 表向き<だ>
FaceDown
 ja 裏向き<だ>
Attacking
 ja アタック中<だ>
NonEgg
 ja デジタマカード以外<だ>
NonColor
 ja {c:ColorList}以外<だ>
# the same, of a value that is named
@JStatQ plain no stem was
Dp[is=min]
 ja DPが{n:Num}以上<だ>
Dp[is=max]
 ja DPが{n:Num}以下<だ>
Level[is=min]
 ja Lv.が{n:Num}以上<だ>
Level[is=max]
 ja Lv.が{n:Num}以下<だ>
Cost[is=min]
 ja 登場コストが{n:Num}以上<だ>
Cost[is=max]
 ja 登場コストが{n:Num}以下<だ>
@JPreV
> JHasQ.plain JHasQ.stem JHasP.plain JHasP.stem JIsQ.no JStatQ.no
AnyOf
 ja {f:JLevels}の
Extreme[is=lowest]
 ja 最も{s:StatWord}(の|が)低い
 ja {s:StatWord}が最も低い
Extreme[is=highest]
 ja 最も{s:StatWord}(の|が)高い
 ja {s:StatWord}が最も高い
Cmp[is=max]
 ja {r:JThan}の{s:StatWord}以下の
 ja {s:StatWord}が{r:JThan}以下の
 ja {r:JThanCount}の枚数以下の{s:StatWord}の
 ja {s:StatWord}が{r:JThanCount}の枚数以下の
 ja {r:JThanTotal}以下の{s:StatWord}の
Cmp[is=min]
 ja {r:JThan}の{s:StatWord}以上の
 ja {s:StatWord}が{r:JThan}以上の
 ja {r:JThanCount}の枚数以上の{s:StatWord}の
 ja {s:StatWord}が{r:JThanCount}の枚数以上の
 ja {r:JThanTotal}以上の{s:StatWord}の
Cmp[is=more]
 ja {r:JThan}より{s:StatWord}(の|が)高い
Cmp[is=less]
 ja {r:JThan}より{s:StatWord}(の|が)低い
NoSources
 ja 進化元を持たない
Other
 ja 他の
%list KeywordsOr Keyword ja "か" "/"
%list Names Name ja "/" "か"
%list ColorList ColorName ja "/" "か"
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
# each may be followed by more: …がいる, …がおり
%list JSaidParts.plain JCondPart ja "§"
%list JSaidParts.stem JStemPart ja "§"
%many JEachNamed JOneNamed ja "と"
%type Things = JOneNamed
@JOneNamed
Sel
 ja {of:JNamed}
%type Things = JCardThere JCardNone
@JCardThere
> JAnyCard JPileAny
@JCardNone
> JNoCard JNoPile
@JVerbal plain stem
EffectDidAny
 ja.plain ${JBYTHIS}{v:JDid.past}
 ja.plain この効果で{v:JDidAdd.past}
Exists
 ja {x:JCardThere}が<ある>
 ja {x:JCardNone}が<ない>
Exists
 ja {x:JAny}が(<いる>|バトルエリアに<いる>|バトルエリアに<ある>|置かれて<いる>|バトルエリアに置かれて<いる>)
 ja {x:JNone}が(<いない>|バトルエリアに<いない>|バトルエリアに<ない>|置かれて<いない>|バトルエリアに置かれて<いない>)
DeletedBy
 ja.plain {by:JHows}消滅した
Have
 ja {o:JOwn}{x:JEachNamed}が<いる>
WasMade
 ja.plain この効果で{x:JSoMany}{v:JDidAll.past}
 ja.plain この効果で{x:JAny}が{v:JDidAll.past}
 ja.plain この効果で{x:JAny}が{v:JDidAll.was}
 ja.plain ${JBYTHIS}{x:JSoManyMade}{v:JDidAll.past}
Said
 ja.plain {x:JObjs}に{p:JTextParts}
 ja {x:JSelf}が{p:JSaidParts*}
Exists
 ja {x:JAnyOr}が<いる>
 ja {x:JSoMany}<いる>
 ja {x:JSoManyIn}<ある>
In
 ja {z:JSourceL}に{x:JSourceX}が<ある>
 ja {z:JSourceL}に、{x:JSourceX}が<ある>
EffectDidAny
 ja.stem この効果で{v:JDidAll.te}
NoneMade
 ja.plain この効果で{v:JDidAll.not}
NotMade
 ja.plain この効果で{x:JMadeOf}(が|を){v:JDidAll.not}
 ja.plain この効果で{x:JMadeOf}を{v:JDidCan}
CondOf
 ja {x:JHost}が{c:JWasC*}
> JWasC*
%type Things = JMadeOf
%type Cond = JWasC
@JMadeOf
> JAny JUsedX1
@JDidCan
Return
 ja 戻せなかった
# how it came about: of what is spoken of, or of something that is named
@JWasC plain stem
DeletedBy
 ja {by:JHows}消滅して<いた>
PlayedByEffect
 ja 効果で登場して<いた>
PlayedFrom
 ja {z:JAnySrcL}から登場して<いた>
 ja {z:JZob}から登場して<いた>
WasDone[v=@Play]
 ja {c:JByNamed}登場して<いた>
DNADigivolving
 ja ジョグレス進化して<いた>
DigivolvingFrom
 ja {z:JBareL}から進化して<いた>
 ja {z:JZob}から進化して<いた>
DigiXrosing
 ja デジクロスして<いた>
 ja {n:JXrosed}デジクロスして<いた>
%list JCondParts JCondPart ja "§"
%type CondPart = JCondPart
@JCondPart
HasSo
 ja {f:JHasFs}
%list JHasFs JHasF ja "§"
%type Filter = JHasF
@JHasF
> JHasQ.plain JHasP.plain
%list JNominals JNominalO ja "§"
%type Who = JSide
@JSide
You
 ja 自分側の
Opponent
 ja 相手側の
@JNominal
Memory[is=max,o=@You]
 ja メモリーが{n:Num}以下
Memory[is=min,o=@You]
 ja メモリーが{n:Num}以上
Memory[is=max]
 ja メモリーが{o:JSide}{n:Num}以下
Memory[is=min]
 ja メモリーが{o:JSide}{n:Num}以上
Memory[is=eq]
 ja メモリーが{o:JSide}{n:Num}
Said
 ja {x:JSelf}が{p:JIsParts}
%list JIsParts JIsPart ja "§"
%type CondPart = JIsPart
@JIsPart
IsSo
 ja {f:JIsFs}
 ja {f:JNoFs}{f2:JIsQs}
%list JIsFs JIsF ja "§"
%list JNoFs JIsQ.no ja "§"
%list JIsQs JIsQ.plain ja "§"
%type Filter = JIsF
@JIsF
> JIsQ.plain

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
 ja {w:JPres}{of:JFieldX}
%type Things = JOwned
@JOwned
Sel[n=@One]
 ja {o:JOwn}{of:JFieldX}
SelWith[n=@One]
 ja {w:JPres}{o:JOwn}{of:JFieldX}
@JNone
Sel[n=@No]
 ja {o:JOwn}{of:JFieldX}
SelWith[n=@No]
 ja {w:JPres}{o:JOwn}{of:JFieldX}
@JSoMany
SelWith
 ja.old {o:JOwn}{w:JPresS}{of:JFieldThing}が{n:JTaiAt}
Sel
 ja {o:JOwn}{of:JFieldX}が${JSUM}{n:JTaiAt}
SelWith
 ja {w:JPres}{o:JOwn}{of:JFieldX}が${JSUM}{n:JTaiAt}
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
%type Things = JSoManyOf
@JSoManyOf
Sel
 ja {z:JZof}(の|に){of:JCardOf}が${JSUM}{n:JMaiAt}
SelWith
 ja {z:JZof}(の|に){w:JPres}{of:JCardX}が${JSUM}{n:JMaiAt}
@JSoManyCards
> JSoManyOf
Sel
 ja {z:JZoneL}が{n:JMaiAt}
@JSourceF
%type Things = JSourceX
%type What = JSrcOf
@JSrcOf
> JCardThing JEither
@JSourceX
Sel[n=@One]
 ja {of:JSrcOf}
Sel
 ja {of:JNamed}
SelWith[n=@One]
 ja {w:JPres}{of:JCardX}
@JVerbal
%type Things = JNoCard
@JNoCard
Sel[n=@No]
 ja {z:JZof}に{of:JCardOf}
@JHasF

# ------------------------------------------------------------------ triggers
%list JBareAnys JBareThing ja "§"
%type Things = JAnyT
@JAnyT
> JAny JThis
%type Zone = JPileA
@JPileA
> JPileL JSecL
%list JSecL JSec ja "§"
%type Zone = JSec
@JSec
Zone[o=@Anyone]
 ja {p:JSecPs}
%list JSecPs JSecP ja "§"
%type Pile = JSecP
@JSecP
Security
 ja セキュリティ
%type Things = JOnX
@JOnX
> JAnys JBareAnys
%type Act = JPileTrashed JPileTrash
%list JPileOnes JPileAny ja "§"
@JPileTrashed
Trash
 ja {x:JPileOnes}が
@JPileTrash
Trash
 ja {x:JPileOnes}を
@JTrigger
On[e=*Used]
 ja {x:JUsedX}を使用したとき
EffectDoes
 ja {by:JCauses1}で{do:JPileTrashed}破棄されたとき
 ja {do:JPileTrashed}{by:JCauses1}で破棄されたとき
 ja {by:JCauses1}で{do:JPileTrash}破棄したとき
SecurityChecked
 ja {o:JOwn}セキュリティがチェックされたとき
On
 ja {x:JOnX}が{e:JEvents}とき
SecurityRemoved
 ja {z:JZoneL}が減ったとき
 ja {by:JCauses1}で{z:JZoneL}が減ったとき
CardsAdded
 ja {z:JPileA}が増えたとき
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
KwEffects
 ja {k:Keyword}(の効果|効果)
 ja {o:JOwn}{k:Keyword}(の効果|効果)
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
 ja {z:JZob}の{of:JCardX}
SelWith[n=@One]
 ja {z:JZob}の{w:JPres}{of:JCardX}
Sel[n=@One]
 ja {of:JCardThing}
SelWith[n=@One]
 ja {w:JPres}{of:JCardThing}
%list JAnys JAnyRef ja "か"
@JAnyRef
> JOwned JAnyW Ref
%type Things = JAnyRef
%list JEvents JEvent ja "か" "ときか、"
# each as it happened and as it would happen; by what, and from where, in any order before it
%type Event = JEventM
@JEvent
> JEventM.past
Would
 ja {e:JWoulds}
Digivolves[would=1]
 ja {into:JIntos}に進化する
 ja {into:JIntoGs}に進化する
%list JWoulds JEventM.would ja "か" "か、"
@JEventM past would
Moves
 ja (育成エリアから|育成エリアからバトルエリアに|バトルエリアに)<移動する>
 ja <移動する>
Returned[to=@AnyDeck]
 ja デッキに<戻る>
Activates
 ja {k:Keyword}を<発揮する>
Attacks
 ja <アタックする>
 ja {target:Target}<アタックする>
Played
 ja <登場する>
Digivolves
 ja <進化する>
 ja.past {into:JObjs}に進化した
 ja.past {into:JIntoFs}に進化した
 ja Lv.{a:Num}からLv.{b:Num}に<進化する>
DNADigivolves
 ja <ジョグレス進化する>
 ja {into:JIntos}に<ジョグレス進化する>
Deleted
 ja <消滅する>
 ja.past {by:JBattleDp}消滅した
Suspends
 ja <レストする>
Unsuspends
 ja アクティブに<なる>
 ja {t:JPhaseIn}アクティブに<なる>
Blocks
 ja <ブロックする>
Blocked
 ja <ブロックされる>
DeletesInBattle
 ja バトルで{x:JTarget}を<消滅させる>
DeletesAndSurvives
 ja バトルで{x:JTarget}だけを<消滅させる>
Deletes
 ja {x:JTarget}を<消滅させる>
Leaves
 ja バトルエリアを<離れる>
Trashed
 ja <破棄される>
Linked
 ja <リンクする>
 ja {to:JAnyT}に<リンクする>
Returned
 ja {to:To}<戻る>
ReturnedAny
 ja 手札(/|、|と|か)デッキに<戻る>
Placed
 ja {to:PlaceTo}<置かれる>
 ja {to:PlaceTo}{by:JHows}<置かれる>
Checks
 ja (相手の|)セキュリティを<チェックする>
Eventful
 ja {by:JHowsX}{e:JEventM*}
 ja {z:JPileZ}から{e:JEventM*}
 ja {z:JSrcAnyL}から{e:JEventM*}
%list JIntos JInto ja "か" "か、"
%type Things = JInto JTarget
@JInto
Sel[n=@One]
 ja {of:JLvThing}
Sel[n=@One]
 ja {of:JCardThing}
 ja {z:JBareL}の{of:JCardThing}
 ja {z:JZof}の{of:JCardThing}
SelWith[n=@One]
 ja {w:JPres}{of:JCardX}
@JTarget
> JAny
%list JHows JHow ja "か"
%type Cause = JHow
%type Cause = JHowsX JNotHow
@JHowsX
> JHows JNotHows
%many JNotHows JNotHow ja "と"
@JNotHow
NotByEffects
 ja {s:JCause}
InBattle
 ja バトル以外で
ByDeletion
 ja 消滅以外で
@JHow
DpZero
 ja (DPが|DP)0になって
InBattle
 ja バトルで
NotInBattle
 ja バトル以外で
ByEffects
 ja {s:JCause}で
 ja {s:JCause}では
NotByEffects
 ja {s:JCause}以外で
%type Target = JPlayerT
@JPlayerT
Player
 ja (相手の|)プレイヤーに
%list JOtherL JOwned ja "§"
@Target
Player
 ja (|相手の)プレイヤーに
TargetOf
 ja {x:JAny}に

# ------------------------------------------------------------------ what cannot be done
%list CantVerbs CantVerb ja "、" "と"
# ------------------------------------------------------------------ rules of a card
@Special
RuleTrait
 ja 〈ルール〉特徴:{t:NamesAnd}を持つ
 ja 〈ルール〉特徴:(タイプ|属性|形態){t:NamesAnd}を持つ
RuleName
 ja 〈ルール〉名称:{t:NamesAnd}としても扱う
%list NamesAnd Name ja "と" "、" "/"
@Act
IgnoreColors
 ja.plain この(カード|オプションカード|オプション)は色条件を無視(できる|して使用できる)
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
 ja {x:JOnX}が{e:JStems}したとき
Happens
 ja {by:JHows}{e:JOn}とき
%type Trigger = JOn
@JOn
On
 ja {x:JOnX}が{e:JEvents}
 ja {x:JOnX}が{e:JStems}した
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
%type Act = JLock
@JLock plain and
TimingLocked
 ja {x:JHost}の{t:TimingTags}効果は<発揮しない>
@Lasts
> JLock.plain
AimLocked
 ja {a:AimOf}は変更されない
@JMod
>.plain Lasts
For
 ja {d:Duration}、{do:Lasts}
@MadeKind
Digimon
 ja デジモン
Card
 ja カード
Tamer
 ja テイマー

# ------------------------------------------------------------------ more filters
@JPreV
Without
 ja {f:JNotHas}
%type Reference = JThan
# only what is named before: a filter that began with another selector would begin with itself
@JThan
Than
 ja {x:JThis}
%many JPreOrs JPreV ja "か" "か、"
%type Filter = JPreV JNotHas1
@JPreV
%list JNotHas JNotHas1 ja "§"
@JHasF
AnyOf
 ja {f:JHasOrs}
%many JHasOrs JPreV ja "か" "か、"
@JVerbal
Turn
 ja {o:JTurn}
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
> JTextQ.plain JUnderQ.plain
@JIsF
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
@Grant
Quoted
 ja {e:Ability}の効果
Quoted
 ja {e:Ability}
@Act
RaiseMax
 ja.plain {m:MaxOf}+{n:Num}
SwitchTarget
 ja.may アタックの対象を{x:JObjs}に変更できる
Prevent[e=deletion]
 ja.plain 消滅しない
Prevent[e=leaving]
 ja.plain 離れない
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
 ja {z:JBareL}の{of:JNamed}
 ja {z:JZof}の{of:JNamed}
 ja {of:JNamed}
SelWith[n=@One]
 ja {z:JBareL}の{w:JPres}{of:JCardThing}
 ja {z:JZof}の{w:JPres}{of:JCardX}
This[k=Card]
 ja このカード
 ja {z:JPileZ}のこのカード
@JZone
Sources
 ja {x:JTamers}の下
 ja {x:JField}の下
%type Things = JTamers
%type Things = JAllO
@JAllO
Sel
 ja {o:JOwn}{of:JFieldX}
SelWith
 ja {w:JPresS}{o:JOwn}{of:JFieldX}
@JTamers
> JAllO Ref
Sel[o=@You]
 ja.old {of:JTamerThing}
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
> JIsQ.plain JIsQ.no JHasQ.plain
AnyOf
 ja {f:JNeedOrs}
%many JNeedOrs JHasQ.plain ja "か"
Trait
 ja 特徴$JNI{t:Names}
Named
 ja {t:Names}

# ------------------------------------------------------------------ counting
@JPer
Count
 ja {x:JPerCards}ごとに
CountSourceColors
 ja {x:JHost}の進化元の色1色ごとに
EveryN
 ja {c:JPerN}{n:Big}枚ごとに
%type Counted = JPerN
@JPerN
Count
 ja {x:JZoneCards}
%type Things = JPerCards JZoneCards
@JPerCards
Sel
 ja {z:JPileL}1枚
 ja {z:JZof}の{of:JCardOf}1枚
SelWith
 ja {z:JZof}の{w:JPres}{of:JCardX}1枚
@JZoneCards
Sel
 ja {z:JPileL}
@JMod
Mod
 ja {x:JObjs}は{p:JCants}
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
Cmp[is=max,s=@Sources]
 ja 進化元の枚数が{r:JThan}以下の
OnField
 ja エリアに
SameAs
 ja {x:JThis}と同じ{s:JInfo}の
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
@JSoManyIn
> JSoManyOf
Sel
 ja {z:JZoneL}が{n:JMaiAt}
%type Things = JAnyCard
%type Zone = JPileB
%type Zone = JPileZ
@JPileZ
> JPileL JBareL
@JPileB
> JPileL JBareL JRevealedL
@JAnyCard
Sel[n=@One]
 ja {z:JPileB}に{of:JCardOf}
SelWith[n=@One]
 ja {z:JPileB}に{w:JPres}{of:JCardX}
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
> JHasQ.neg
HasSources
 ja 進化元を持たない
# ------------------------------------------------------------------ more triggers and deeds
@JTrigger
SourcesTrashed
 ja {x:JAnyT}の進化元が破棄されたとき
 ja {x:JAnyT}の進化元が{by:JHows}破棄されたとき
 ja {by:JHows}{x:JAnyT}の進化元が破棄されたとき
WouldDo[o=@You]
 ja {do:JWouldUse}とき
%type Act = JWouldUse
@JWouldUse
Use
 ja {x:JObjs}を使用する
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
 ja {n:Num}コスト支払って
FreeAnyColor
 ja 色条件を無視してコストを支払わずに
# each may be followed by more: …できない, …できず
%type Verb = JBanV JBanBy JBanned
@CantVerb
> JBanV.plain JBanBy.plain JByBan.plain
@JBanV plain zu
AttackPlayer
 ja プレイヤー(に|を)<アタックできない>
ActivateTiming
 ja {t:TimingTags}効果(を<発揮できない>|は<発揮しない>)
Attack
 ja <アタックできない>
AttackX
 ja {x:JAnyT}に<アタックできない>
Block
 ja <ブロックできない>
Unsuspend
 ja <アクティブにならない>
UnsuspendIn
 ja {t:Phase}(では|で)<アクティブにならない>
Suspend
 ja <レストできない>
 ja <レストしない>
Digivolve
 ja <進化できない>
BeBlocked
 ja <ブロックされない>
 ja {x:JAny}(に|には)<ブロックされない>
BeAttacked
 ja <アタックされない>
TargetSwitched
 ja アタックの対象を<変更されない>
BePlayed
 ja <登場できない>
# what is done to something, by whatever it is
@JBanBy plain zu
BeDeleted
 ja <消滅しない>
BeReturned
 ja 手札(/|、|と|か)デッキに<戻らない>
BeReturnedHand
 ja 手札に<戻らない>
BeReturnedDeck
 ja デッキに<戻らない>
DpReduced
 ja DPを<マイナスされない>
BeTrashed
 ja <破棄されない>
Leave
 ja バトルエリアを<離れない>
@JByBan plain zu
BeDeleted
 ja {by:JHows}<消滅しない>
BeReturned
 ja {by:JHowsE}手札(/|、|と|か)デッキに<戻らない>
BeReturnedHand
 ja {by:JHowsE}手札に<戻らない>
BeReturnedDeck
 ja {by:JHowsE}デッキに<戻らない>
DpReduced
 ja {by:JHows}DPを<マイナスされない>
BeTrashed
 ja {by:JHows}<破棄されない>
Leave
 ja {by:JHowsX}バトルエリアを<離れない>
@JBanned
> JBanBy.zu JBanBy.plain
BeSuspended
 ja レストしない
 ja レストせず
%list JBans JBan1 ja "、"
%type Verb = JByBan JBan1 JBannedZu
@JBan1
> JBanV.zu JBanBy.zu JByBan.zu
%many JBanneds JBanned ja "、"
%many JBannedZus JBannedZu ja "、"
@JBannedZu
> JBanBy.zu
BeSuspended
 ja レストせず
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
%rows JStemConds JStemCond ja "、"
%row JRowV JAnyV ja "、"
%row JRowN JAnyN ja "、"
%row JRowDeV JDeV ja "で、"
%row JRowDeN JDeN ja "で、"
%type Cond = JDeV JDeN
@JDeV
> JNominal JVerbal.plain
@JDeN
> JNominal
%type Cond = JStemCond JAnyV JAnyN
@JAnyV
> JStemCond JVerbal.plain
@JAnyN
> JStemCond JNominal
@JStemCond
> JVerbal.stem
Exists
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
> JHasQ.stem JHasP.stem
# ------------------------------------------------------------------ stacks, breeding, effects of others
@JEndsP
PileEnd
 ja {o:JOwn}{p:JPile}(の|を|の内容を){at:EndAt}から{c:JEnding}
PileEnd[o=@Doer]
 ja {p:JPile}(の|を|の内容を){at:EndAt}から{c:JEnding}
SourceEnd
 ja {x:JHost}の進化元(を|の){at:EndAt}から{c:JEnding}
TopOf
 ja {x:JHost}に重ねられているカードを上から1枚
 ja {x:JHost}に重ねられているカードを上から{n:Big}枚
@JField
Sel
 ja {z:JBreedL}の{o:JOwn}{of:JFieldX}{n:JTai}
SelWith
 ja {z:JBreedL}の{w:JPres}{o:JOwn}{of:JFieldX}{n:JTai}
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
 ja (自分の|)育成エリア
@Grant
AllEffectsOf
 ja {x:JSourceCards}の効果すべて
%type Things = JSourceCards JIntoF
@JSourceCards
Sel
 ja {z:JSourceL}${JARU}{of:JCardX}
SelWith
 ja {z:JSourceL}${JARU}{w:JPres}{of:JCardX}
@JEvent
%list JIntoGs JIntoF ja "か"
%list JIntoFs JIntoN ja "か"
%type Things = JIntoN
@JIntoN
> JIntoF
Sel[n=@One]
 ja {of:JNamed}
%type What = JLvThing
@JLvThing
Thing
 ja {f:JLvFs}
%list JLvFs JLevelEq ja "§"
@JIntoF
Sel[n=@One]
 ja {of:JLvThing}
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
@Special
CopiesRule
 ja このカードと同じカードナンバーのカードはデッキに{n:Num}枚まで入れられる

# ------------------------------------------------------------------ what holds, and something after it

# ------------------------------------------------------------------ where and what, more
@Ref
This[k=Card]
 ja {z:JPileZ}のこのカード
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
@PlaceTo
SecurityAnywhere
 ja 相手のセキュリティに
@JOwned
Sel[n=@One]
 ja {z:JBreedL}の{o:JOwn}{of:JFieldX}
@JAnyRef
Sel[n=@One]
 ja.old {o:JOwn}{of:JFieldThing}1体
SelWith[n=@One]
 ja.old {w:JPres}{o:JOwn}{of:JFieldThing}1体
@JHost
> JOwned
@JCards
This[k=Card]
 ja {z:JZoneL}のこのカード
SelWith
 ja.old {w:JPres}自分の{of:JCardThing}{n:JMai}
%type What = JEither JPlainCard
@JPlainCard
Thing
 ja {k:JCardKinds}
@JFrom
%type What = JThingFull JFieldFull
@JThingFull
Thing
 ja {f:JPres}{k:JCardKinds}
@JFieldFull
Thing
 ja {f:JPres}{k:JFieldKinds}

# ------------------------------------------------------------------ deeds, more
@Act
DNADigivolve
 ja.may {x:JPairs}$JDE{into:JIntos}に{pay:Pays}ジョグレス進化できる
 ja.may {x:JPairs}$JDE{into:JIntos}にジョグレス進化できる
 ja.may {x:JObjs}$JDE{into:JIntos}にジョグレス進化できる
 ja.may {x:JObjs}$JDE{into:JIntos}に{pay:Pays}ジョグレス進化できる
 ja {x:JPairs}$JDE{into:JIntos}に{pay:Pays}<ジョグレス進化させる>
 ja {x:JPairs}$JDE{into:JIntos}に<ジョグレス進化させる>
DigivolveAs
 ja.may {into:JIntos}は{x:JAnys}を{of:JFieldFull}として扱い(|、)進化できる
 ja.may {into:JIntos}は{x:JAnys}を{of:JFieldFull}として扱い(|、){pay:Pays}進化できる
DigivolveAs
 ja.may {x:JObjs}を{of:JFieldFull}として扱い(|、){into:JIntos}に進化できる
 ja.may {x:JObjs}を{of:JFieldFull}として扱い(|、){into:JIntos}に{pay:Pays}進化できる
 ja {x:JObjs}を{of:JFieldFull}として扱い(|、){into:JIntos}に{pay:Pays}<進化する>
 ja {x:JObjs}を{of:JFieldFull}として扱い(|、){into:JIntos}に{pay:Pays}<進化させる>
ReturnOrPlay
 ja.may {x:JObjs}を手札に戻すか、{pay:Pays}登場できる
 ja.may {x:JObjs}を手札に加えるか、{pay:Pays}登場できる
TrashDownTo
 ja {o:JOwn}{p:JPile}が{n:Num}枚になるように(|上から)<破棄する>
Flip
 ja {x:JObjs}$JWO{face:JFaceTo}<する>
Win
 ja.plain 自分はゲームに勝利する
 ja.plain ゲームに勝利する
Hatch
 ja.may デジタマデッキから1体孵化できる
 ja デジタマデッキから1体<孵化する>
Move
 ja.may {x:JObjs}を{z:JMoveL}に移動できる
 ja {x:JObjs}$JWO{z:JMoveL}に(<移動させる>|<移動する>)
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
@JPer
CountTotal
 ja お互いの{p:JPiles}合計{n:Big}枚ごとに
 ja お互いの{p:JPiles}の合計{n:Big}枚ごとに
CountColors
 ja {x:JAllOf}の色1色ごとに
EveryN
 ja {c:JPerF}{n:Big}体ごとに
 ja {c:JPerC}{n:Big}色ごとに
%type Counted = JPerF JPerC
%type Counted = JPerO
@JPerO
Count
 ja {x:JAllO}
@JPerF
Count
 ja {x:JAllOf}
@JPerC
CountColors
 ja {x:JAllOf}の色
%type Things = JAllOf
@JAllOf
Sel
 ja {o:JOwn}{of:JFieldX}
 ja {of:JFieldThing}
SelWith
 ja {w:JPresS}{o:JOwn}{of:JFieldX}
 ja {w:JPresS}{of:JFieldThing}
@JCounted
Sel
 ja {of:JFieldThing}1体
SelWith
 ja {w:JPres}{of:JFieldThing}1体
@MaxOf
ThisMax
 ja (登場|進化|使用|消滅)させるカードの{s:StatWord}上限
 ja (登場|進化|使用|消滅)させるデジモンの{s:StatWord}上限

# ------------------------------------------------------------------ triggers, more
@JStem
Linked
 ja リンク
DNADigivolves
 ja ジョグレス進化
@JTrigger
TrashedByDigiBurst
 ja このデジモンが発揮した《デジバースト》でこのカードが破棄されたとき
On
 ja {x:JThisCards}が{e:JSourceTrasheds}とき
%list JSourceTrasheds JSourceTrashed ja "§"
%type Event = JSourceTrashed
@JSourceTrashed
Eventful
 ja {z:JSrcAnyL}から{e:JTrashedE}
 ja {by:JHows}{e:JSourceTrashed}
%list JSrcAnyL JSrcAny ja "§"
%type Zone = JSrcAny
@JSrcAny
Sources
 ja {x:JAnyT}の進化元

# ------------------------------------------------------------------ further: cards, events, tokens, deeds
@JPreV
SameLevel
 ja Lv.の同じ
@JVerbal
SameLevelStack
 ja {x:JThis}にLv.の同じカードが{n:JMaiAt}重ねられている
Was
 ja {x:JObjs}が{f:JWasFs}
%list JWasFs JWasF ja "§"
%type Filter = JWasF JStatF
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
> JStatQ.plain
@CardKind
EggCard
 ja デジタマカード
@JAnyRef
Sel[n=@One]
 ja {of:JCardThing}
 ja {z:JZob}$JKARA{of:JCardX}
 ja {o:JOwn}{of:JCardThing}
SelWith[n=@One]
 ja {w:JPres}{of:JCardThing}
 ja {z:JZob}$JKARA{w:JPres}{of:JCardX}
 ja {w:JPres}{o:JOwn}{of:JCardThing}
@JDoer
Either
 ja 自分か相手が
@Act
ActivateSo
 ja.may {e:EffectsOf}をこのデジモンの効果として発揮できる
 ja {e:EffectsOf}をこのデジモンの効果として<発揮する>
LowerMax
 ja.plain {m:MaxOf}-{n:Num}
Draw
 ja (|デッキから|デッキの上から)カードを{n:Num}枚<引く>
@PlayAs
AnotherDigimon
 ja 別のデジモンとして
@PhaseOwner
Yours
 ja 次の自分の
@PhaseKind
Main
 ja メインフェイズ
@JEndsP
PileEnd[up=1]
 ja {o:JOwn}{p:JPile}(の|を){at:EndAt}から{c:JEnding}まで
SourceEnd[up=1]
 ja {x:JHost}の進化元を{at:EndAt}から{c:JEnding}まで
@JTrigger
DigivolvingInto
 ja {into:JIntos}に進化するとき
@JHow
InBattle
 ja バトルでは
@JThanX
Than
 ja {x:JRevealedOne}
%type Things = JRevealedOne
@JRevealedOne
Sel
 ja {z:JRevealedL}の{of:JCardX}{n:JMai}
SelWith
 ja {z:JRevealedL}の{w:JPresS}{of:JCardX}{n:JMai}
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
 ja.old {z:JZof}の{of:JLoose}{n:JMaiN}
 ja.old {of:JLoose}{n:JMaiN}
SelWith
 ja.old {z:JZof}の{w:JPres}{of:JLoose}{n:JMaiN}
 ja.old {w:JPres}{of:JLoose}{n:JMaiN}
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
ItMod
 ja {d:Duration}、{p:JItPreds}
OriginalDpSet
 ja {d:Duration}、{x:JObjs}の元々のDPを{n:Num}に(変更する|する)
@JItPred
DpUp
 ja DP+{n:Num}
DpDown
 ja DP-{n:Num}
Cant
 ja {v:CantVerbs}
Unaffected
 ja {by:JCauses}を受けない
@JPred
%list JTwices JTwice ja "§"
%type Grant = JTwice
@JTwice
Twice
 ja {k:Keyword}
@Grant
AllEffectsOf
 ja {x:JSourceCards}の{t:TimingTags}効果すべて
@JPer
CountColors
 ja {z:JPileL}のカードの色1色ごとに
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
@JPreV
Different
 ja {s:JInfo}の異なる
 ja 異なる{s:JInfo}を持つ
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
@Act
Below
 ja.plain 以下の効果を発揮する
Trash
 ja {x:JObjs}$JWO選んで<破棄する>
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
@JCards
Sel
 ja {z:JRevealedL}の{n:JMai}
 ja {z:JRevealedL}$JKARA{n:JMai}
@JEnds
SelWith
 ja {z:JZof}$JKARA{w:JPres}{of:JCardX}を{n:JMai}
Sel
 ja {z:JZof}$JKARA{of:JCardOf}を{n:JMai}
@Pay
IgnoringLevel
 ja Lv.を無視して
@JNominal
SaidAny
 ja {x:JObjs}が{p:JCondParts}か(|、){p2:JIsParts}
@MaxOf
DpDeletionMax
 ja {x:JThis}のDP消滅効果の上限
@JOwn
Opponent
 ja.old 自身の
@JVerbal
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
%type Phase = JPhaseIn
@JPhaseIn
PhaseOf[w=@Anyones]
 ja {k:PhaseKind}で
@JVerbal
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
AllEffects
 ja.plain 以下の効果すべてを発揮する
Prevent[e=leaving]
 ja.plain 消滅せず、手札(/|、|と|か)デッキに戻らない
AttackAlso
 ja.plain この効果では{x:JAnys}にもアタックできる
%list JTotals JTotal1 ja "§"
%type Things = JTotal1
@JTotal1
SelWith[n=@AnyNumber]
 ja {z:JZof}の{w:JPres}{of:JCardX}を{w2:JTotalFs}
 ja {z:JZof}$JKARA{w:JPres}{of:JCardX}を{w2:JTotalFs}
%list JTotalFs JTotalF ja "§"
%type Filter = JTotalF
@JTotalF
Total
 ja {s:StatWord}(の|)合計{n:Num}まで
 ja {s:StatWord}(の|)合計が{n:Num}以下になるように
@JObjO
OneOf
 ja {x:JOwnedL}か{x2:JFieldL}
 ja {x:JOwnedL}か、{x2:JFieldL}
%list JFieldL JFieldO ja "§"
@Special
CopiesRule
 ja 〈ルール〉このカードと同じカードナンバーのカードはデッキに{n:Num}枚まで入れられる
@Ref
Revealed
 ja オープンしたカードすべて
@JEnds
SelWith
 ja {z:JZof}の{w:JPres}{of:JCardX}を{n:JMai}
Sel
 ja {z:JZof}の{of:JCardOf}を{n:JMai}
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
%type Things = JSoManySrc
@JSoManySrc
Sel
 ja {of:JCardOf}が{n:JMaiAt}
SelWith
 ja {w:JPres}{of:JCardX}が{n:JMaiAt}
@JCards
Such
 ja {n:JMai}
@JPile
Battle
 ja バトルエリア
@JCards
SelWith
 ja {z:JBareL}の{w:JPres}{o:JOwn}{of:JCardX}{n:JMai}
Sel
 ja {z:JBareL}の{o:JOwn}{of:JCardX}{n:JMai}
@JMod
TimingLocked
 ja.and {d:Duration}、{x:JHost}の{t:TimingTags}効果は発揮せず
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
Place
 ja.may {x:JEndsPL}(を|は|){to:PlaceTo}置ける
 ja.may {x:JEndsPL}(を|は|){to:PlaceTo}{face:Face}置ける
 ja {x:JEndsPL}(を|は|){to:PlaceTo}<置く>
 ja {x:JEndsPL}(を|は|){to:PlaceTo}{face:Face}<置く>
Reveal
 ja {x:JEndsNL}<オープンする>
AddSelfToXros
 ja.may その(カード|デジモン)のデジクロスで{x:JXrosCards}も置ける
RecoveryUntil
 ja.plain 自分のセキュリティが{m:Num}枚になるように(、|)《リカバリー+{n:Num}\(デッキ\)》
TrashDownTo
 ja {o:JOwn}{p:JPile}が{n:Num}枚になるように(手札を|セキュリティを)<破棄する>
# how many is its player's choice (Q1422, Q2697)
TrashAtMostDownTo
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
 ja {z:JZob}の{of:JCardThing}
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
EffectDid
 ja この効果で{do:JPastDo}
SaidAny
 ja {x:JObjs}に{p:JTextParts}か(|、){p2:JCondParts}
SourceColors
 ja {x:JThis}の進化元が{n:JShoku}ある
%type Act = JPastDo
@JPastDo
Play
 ja {x:JBareAnys}を登場させた
 ja {x:JAnys}を登場させた
Delete
 ja {x:JBareAnys}を消滅させた
 ja {x:JAnys}を消滅させた
@MadeKind
DigimonCard
 ja デジモンカード
@JPer
CountColors
 ja {x:JThis}の色1色ごとに
@JPerN
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
 ja {z:JZof}の{of:JCardX}
SelWith
 ja {z:JZof}の{w:JPres}{of:JCardX}
@JTotalF
Total
 ja {s:StatWord}(の|)合計{n:Num}まで、
@JPreV
That
 ja {f:JColorIns}
Color
 ja.old {c:JColorOne}を含む
 ja.old {c:JColorsAnd}
Colors[is=min,n=2]
 ja 多色の
NoSources
 ja 下にカードがない
VersusBy[is=more]
 ja {x:JThis}より{s:StatWord}が{n:Num}高い
VersusBy[is=less]
 ja {x:JThis}より{s:StatWord}が{n:Num}低い
Cmp[is=max,s=@Sources]
 ja 進化元の枚数が{r:JThan}の進化元の枚数以下の
%many JColorsAnd ColorName ja "と"
@JNotHas1
> JHasQ.neg
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
@JHow
NotByDeletion
 ja 消滅以外で
@JMod
%list JAlls JAll ja "§"
%type Things = JAll
@JAll
Sel[n=@All]
 ja {o:JOwn}{of:JFieldX}
SelWith[n=@All]
 ja {w:JPres}{o:JOwn}{of:JFieldX}
@JZone
Links
 ja {x:JHost}のリンクカード
@JCards
SelWith
 ja {z:JZob}$JARU{w:JPres}{of:JCardX}{n:JMai}
Sel
 ja {z:JZob}$JARU{of:JCardOf}{n:JMai}
@JInto
SelWith[n=@One]
 ja {z:JZob}$JARU{w:JPres}{of:JCardX}
@JPerCards
Sel
 ja {z:JZob}$JARU{of:JCardOf}1枚
SelWith
 ja {z:JZob}$JARU{w:JPres}{of:JCardX}1枚
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
@Clause
Lasting
 ja {d:Duration}、{do:JNext}
 ja {d:Duration}、{do:WhenClause}
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
%list JAnySrcL JAnySrc ja "§"
%type Zone = JAnySrc
@JAnySrc
SourcesAny
 ja 進化元
%type Things = JSoManyMade
@JSoManyMade
Sel
 ja ${JSUM}{n:JMaiAt}
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
 ja {o:JOwn}{p:JPile}の枚数が(相手|自分)(|のセキュリティ|の手札)$JCOUNTED{h:JOrder}
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
 ja バトルを行わ(ずに|ずに、|ず、|ず)
@Act
Play
 ja {as:PlayAs}{x:JObjs}を{pay:Pays}<登場させる>
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
> JHasQ.was JHasP.was JIsQ.was JStatQ.was
@PlayerVerb
Play
 ja {x:JAny}を登場できない
PlayOrMove
 ja {x:JAny}を登場できず、移動できない
@JInto
SelWith[n=@One]
 ja {z:JBareL}の{w:JPres}自分の{of:JCardX}
@JPastDo
Trash
 ja {x:JUsedX}を破棄した
@JNoCard
SelWith[n=@No]
 ja {z:JZof}に{w:JPres}{of:JCardX}

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
 ja {f:JReq}{n:Num}枚
AnyMats
 ja {of:JThingFull}∞枚

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
Draw
 ja.te 《{n:Num}ドロー》して
GainMemory
 ja.te メモリー+{n:Num}して
Recovery
 ja.plain 自分は《リカバリー+{n:Num}\(デッキ\)》
ReduceCost
 ja.plain このコスト軽減効果の数値-{n:Num}
@JItDo
Delete[x=*It]
 ja.may 消滅できる
 ja <消滅させる>
@JAllOf
Sel
 ja {z:JBreedL}の{o:JOwn}{of:JFieldX}
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
@JVerbal
%type Things = JPileAny
@JPileAny
Sel[n=@One]
 ja {z:JPileL}
@JNominal
%words JKA か|か、
%type What = JNamedFull
@JNamedFull
Thing
 ja {f:JPres}{f2:JNamedFs}
@JEither
Either
 ja {a:JNamedFull}$JKA{b:JThingFull}
Either
 ja {a:JThingFull}$JKA{b:JNamed}
 ja {a:JThingFull}$JKA{b:JThingFull}
 ja {a:JNamed}$JKA{b:JThingFull}
 ja {a:JPlainCard}$JKA{b:JThingFull}
 ja {a:JPlainCard}$JKA{b:JNamed}
@PlayerVerb
IgnoreRequirements
 ja 進化条件を無視できない
@JFrom
This[k=Card]
 ja {z:JZob}$JKARAこのカード
@JNominalO
AnyCond
 ja {c:JAltVs}か(、|){c2:JAltN1s}
%list JAltVs JAlt ja "か、" "か"
%list JAltN1s JAltN ja "§"
@Lasts
TimingLocked
 ja {o:JOwn}{t:TimingTags}効果(すべて|)は発揮しない
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
Eventful
 ja {z:JPileZ}から{e:JTrashedE}
 ja {z:JBattleL}から{e:JTrashedE}
 ja {by:JHows}{e:JHandTrashed}
%type Event = JTrashedE JTrashedX
@JTrashedX
Trashed
 ja 破棄された
@JTrashedE
> JTrashedX
Eventful
 ja {by:JHows}{e:JTrashedX}
%list JBattleL JBattle ja "§"
%type Zone = JBattle
@JBattle
Zone[o=@You]
 ja {p:JMovePs}
@JEvent
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
@JNominal
Memory[is=eq,o=@You]
 ja メモリーが{n:Num}
@JPreV
%type Reference = JThanTotal
@JThanTotal
ThanTotal
 ja お互いの{p:JPiles}(の|)合計
@Act
ReduceCost
 ja.stem 支払う{k:CostKind}-{n:Num}し
@MaxOf
ThisMax
 ja この効果で選べる{s:StatWord}(の|)上限
@JVerbal
Was
 ja {x:JThisL}の{f:JWasSrcs}
%list JWasSrcs JWasSrc ja "§"
%type Filter = JWasSrc
@JWasSrc
SourceIs
 ja 進化元に{x:JSourceX}があった
@Ref
This[k=Card]
 ja.old このデジモンカード
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
