# The Divine Cross phrasebook. Japanese follows the wordings the rule book itself uses;
# the English wording is our own. The first line of a language is what is printed.

# ------------------------------------------------------------------ sentences
@Sentence
> Body
Usable
 ja 自分のターンに{n:Num}(回|度)使える
 ja 自分のターンに{n:Num}(回|度)だけ使える
 ja 1ターンに{n:Num}(回|度)使える
 en {n:Num} [n?time:times] on your turn
UsableWhile
 ja {q:Verbal}(かぎり|限り|間)、自分のターンに{n:Num}(回|度)使える
 en as long as {q:Verbal}, {n:Num} [n?time:times] on your turn
UsableAny
 ja 自分のターンに何(度|回)でも使える
 ja 自分のターンに(好きな|望む)(だけ|回数)使える
 en any number of times on your turn
NotCumulative
 ja (このEXパワーは|この能力は|この効果は|)累積しない
 en this does not accumulate
UsableStunned
 ja このスキルは気絶していても使(える|用できる)
 en this skill can be used even while stunned
IfDid
 ja そうしたなら(|、){c:Body}
 ja そうした場合(|、){c:Body}
 en if you do, {c:Body}
IfNot
 ja そうしなかったなら(|、){c:Body}
 ja そうしない(なら|場合)(|、){c:Body}
 ja そうしなかった場合(|、){c:Body}
 en if you don't, {c:Body}
Then
 ja その後(、|){c:Body}
 ja 次に、{c:Body}
 ja さらに(、|){c:Body}
 en then {c:Body}
WonThen
 ja (じゃんけんに|)勝(てば|ったなら|った場合)(、|){c:Body}
 en if you win, {c:Body}
LostThen
 ja (じゃんけんに|)負け(れば|たなら|た場合)(、|){c:Body}
 en if you lose, {c:Body}
Copies
 ja このカードは(自分の|)デッキに{n:Num}枚まで入れ(ることができる|られる|てもよい)
 ja デッキにこのカードを{n:Num}枚まで入れ(ることができる|られる|てもよい)
 en your deck may contain up to {n:Num} copies of this card
CopiesAny
 ja このカードは(自分の|)デッキに(何枚でも|好きなだけ|好きな枚数)入れ(ることができる|られる|てもよい)
 ja デッキにこのカードを(何枚でも|好きなだけ|好きな枚数)入れ(ることができる|られる|てもよい)
 en your deck may contain any number of copies of this card

@Body
> Chain.plain
May
 ja {a:Chain.may}
 en you may {a:Chain.may}
OppMay
 ja 相手は{a:Chain.may}
 en your opponent may {a:Chain.may}
When
 ja {t:Trig}(、|に、){c:Body}
 en {t:Trig}, {c:Body}
At
 ja {t:Later}(、|に、){c:Body}
 en {t:Later}, {c:Body}
While
 ja {q:Nominal}であ(るかぎり|る限り|る間)、{c:Body}
 ja {q:Nominal}の(間|かぎり|限り)、{c:Body}
 ja {q:Verbal}(かぎり|限り|間)、{c:Body}
 en as long as {q:Condition}, {c:Body}
Before
 ja ダメージを与える前に(、|){c:Body}
 en before dealing damage, {c:Body}
Instead
 ja {t:Would}(場合|時|とき)、(その|)代わりに(、|){c:Body}
 en if {t:Would}, instead {c:Body}
Modes
 ja (次|以下)の(中|うち|効果)から1つを?選(ぶ|び、実行する)「{a:Body}」「{b:Body}」
 en choose one : {a:Body} ; or {b:Body}
EitherOf
 ja 「{a:Chain.plain}」か「{b:Chain.plain}」(のどちらか|のいずれか|)(1つ|)を選(ぶ|び、実行する|んで実行する)
 en choose to {a:Chain.plain} or to {b:Chain.plain}

# ------------------------------------------------------------------ chains of instructions
@Chain *
> Act* Bare*
And
 ja {a:Act.stem}、{b:Chain*}
 ja {a:Act.te}(、|){b:Chain*}
 en {a:Act.stem}, then {b:Chain*}
If
 ja {q:Nominal}の場合(、|){c:Chain*}
 ja {q:Nominal}(なら|であれば|である場合|であるなら|だった場合|だったなら|のとき)(、|){c:Chain*}
 ja {q:Verbal}(場合|なら|のなら)(、|){c:Chain*}
 en if {q:Condition}, {c:Chain*}
Each
 ja {k:Count}{n:Num}(枚|つ|体|個|回|点|)につき(、|){c:Chain*}
 en for every {n:Num} of {k:Count}, {c:Chain*}
EachOne
 ja {k:Times}(分|の分|だけ|の数だけ|と同じ回数|と同じ数だけ)(、|){c:Chain*}
 en once for each {k:Times}, {c:Chain*}
Lasting
 ja {d:Duration}、{c:Chain*}
 en {d:Duration}, {c:Chain*}
Won
 ja 勝(てば|ったなら|った場合)(、|){c:Chain*}
 en if you win, {c:Chain*}
Lost
 ja 負け(れば|たなら|た場合)(、|){c:Chain*}
 en if you lose, {c:Chain*}
Opponent
 ja 相手は{c:Chain*}
 en your opponent does this : {c:Chain*}
Everyone
 ja (お互い|お互いのプレイヤー|各プレイヤー|両プレイヤー|すべてのプレイヤー)は(それぞれ|){c:Chain*}
 en each player does this : {c:Chain*}
You
 ja (自分|あなた)は{c:Chain*}
 en you {c:Chain*}
Pick
 ja {x:Things}を{n:Num}(体|枚|つ)選び(、|){c:ItChain*}
 ja {x:Things}を{n:Num}(体|枚|つ)選んで(、|){c:ItChain*}
 ja {x:Things}{n:Num}(体|枚|つ)(を|)選(び|んで)(、|){c:ItChain*}
 en choose {n:Num} of {x:Things}, then {c:ItChain*}
PickUpTo
 ja {x:Things}を{n:Num}(体|枚|つ)まで選(び|んで)(、|){c:ItChain*}
 ja {x:Things}{n:Num}(体|枚|つ)までを選(び|んで)(、|){c:ItChain*}
 en choose up to {n:Num} of {x:Things}, then {c:ItChain*}
Search
 ja {o:Whose}のデッキから{f:CardFilters}{k:Kind}を{n:Num}枚(探し|探して)(、|){c:ItChain*}
 ja {o:Whose}のデッキから{k:Kind}を{n:Num}枚(探し|探して)(、|){c:ItChain*}
 en search {o:Whose} deck for {n:Num} {k:Kind} {f:CardFilters}, then {c:ItChain*}
 en search {o:Whose} deck for {n:Num} {k:Kind}, then {c:ItChain*}
SearchUpTo
 ja {o:Whose}のデッキから{f:CardFilters}{k:Kind}を{n:Num}枚まで(探し|探して)(、|){c:ItChain*}
 ja {o:Whose}のデッキから{k:Kind}を{n:Num}枚まで(探し|探して)(、|){c:ItChain*}
 en search {o:Whose} deck for up to {n:Num} {k:Kind} {f:CardFilters}, then {c:ItChain*}
 en search {o:Whose} deck for up to {n:Num} {k:Kind}, then {c:ItChain*}

# after a choice: the object may be left out
@ItChain *
> Act* ItAct*
And
 ja {a:ItAct.stem}、{b:ItChain*}
 ja {a:ItAct.te}(、|){b:ItChain*}
 ja {a:Act.stem}、{b:ItChain*}
 ja {a:Act.te}(、|){b:ItChain*}
 en {a:ItAct.stem}, then {b:ItChain*}
 en {a:Act.stem}, then {b:ItChain*}
If
 ja {q:Nominal}の場合(、|){c:ItChain*}
 ja {q:Nominal}(なら|であれば|である場合|であるなら)(、|){c:ItChain*}
 ja {q:Verbal}(場合|なら)(、|){c:ItChain*}
 en if {q:Condition}, {c:ItChain*}
Each
 ja {k:Count}{n:Num}(枚|つ|体|個|回|点|)につき(、|){c:ItChain*}
 en for every {n:Num} of {k:Count}, {c:ItChain*}
EachOne
 ja {k:Times}(分|の分|だけ|の数だけ)(、|){c:ItChain*}
 en once for each {k:Times}, {c:ItChain*}
Lasting
 ja {d:Duration}、{c:ItChain*}
 en {d:Duration}, {c:ItChain*}
At
 ja {t:Later}(、|に、){c:ItChain*}
 en {t:Later}, {c:ItChain*}
Pick
 ja {x:Things}を{n:Num}(体|枚|つ)選び(、|){c:ItChain*}
 en choose {n:Num} of {x:Things}, then {c:ItChain*}

# instructions that end a chain or stand alone
@Bare *
Damage
 ja {n:Num}(ダメージ|点のダメージ|のダメージ)を<与える>
 en <deal> {n:Num} damage
DamageTimes
 ja ダメージを<与える>
 en <deal> that damage
SearchBare
 ja {o:Whose}のデッキから{f:CardFilters}{k:Kind}を{n:Num}枚<探す>
 ja {o:Whose}のデッキから{k:Kind}を{n:Num}枚<探す>
 en <search> {o:Whose} deck for {n:Num} {k:Kind} {f:CardFilters}
 en <search> {o:Whose} deck for {n:Num} {k:Kind}
Choose
 ja {x:Things}を{n:Num}(体|枚)<選ぶ>
 en <choose> {n:Num} of {x:Things}
ChooseUpTo
 ja {x:Things}を{n:Num}(体|枚)まで<選ぶ>
 en <choose> up to {n:Num} of {x:Things}

# ------------------------------------------------------------------ instructions
@Act *
> Mod*
Draw
 ja {o:Whose}のデッキを{n:Num}枚<引く>
 ja (デッキ|カード)を{n:Num}枚<引く>
 ja {o:Whose}のデッキから(カードを|){n:Num}枚<引く>
 ja デッキからカードを{n:Num}枚<引く>
 en <draw> {n:Num} [n?card:cards] from {o:Whose} deck
 en <draw> {n:Num} [n?card:cards]
DrawUpTo
 ja {o:Whose}のデッキを{n:Num}枚まで<引く>
 ja (デッキ|カード)を{n:Num}枚まで<引く>
 en <draw> up to {n:Num} [n?card:cards] from {o:Whose} deck
 en <draw> up to {n:Num} [n?card:cards]
DrawTo
 ja 手札が{n:Num}枚になるように{o:Whose}のデッキを<引く>
 ja {o:Whose}の手札が{n:Num}枚になるように{o2:Whose}のデッキを<引く>
 ja {o:Whose}のデッキを手札が{n:Num}枚になるように<引く>
 ja 手札が{n:Num}枚になるように(デッキ|カード)を<引く>
 ja (デッキ|カード)を手札が{n:Num}枚になるように<引く>
 en <draw> from {o:Whose} deck until the hand has {n:Num} [n?card:cards]
 en <draw> until your hand has {n:Num} [n?card:cards]
Discard
 ja {x:CardThings}を{n:Num}枚<捨てる>
 ja {x:CardThings}{n:Num}枚を<捨てる>
 en <discard> {n:Num} of {x:CardThings}
DiscardUpTo
 ja {x:CardThings}を{n:Num}枚まで<捨てる>
 en <discard> up to {n:Num} of {x:CardThings}
DiscardAll
 ja {x:CardThings}をすべて<捨てる>
 ja すべての{x:CardThings}を<捨てる>
 en <discard> all of {x:CardThings}
DiscardThe
 ja {x:CardThings}を<捨てる>
 en <discard> {x:CardThings}
DiscardRandom
 ja {x:CardThings}を(無作為|ランダム)に{n:Num}枚<捨てる>
 ja {x:CardThings}を{n:Num}枚(無作為|ランダム)に<捨てる>
 en <discard> {n:Num} of {x:CardThings} at random
Damage
 ja {t:Target}に(、|){n:Num}(ダメージ|点のダメージ|のダメージ)を<与える>
 en <deal> {n:Num} damage to {t:Target}
DamageEqual
 ja {t:Target}に(、|){u:Units}のHPと(同じ|同じ点数の|同じ数値の|同じ値の|等しい)ダメージを<与える>
 ja {t:Target}に(、|){u:Units}のHP分のダメージを<与える>
 en <deal> damage equal to the HP of {u:Units} to {t:Target}
DamageEach
 ja {t:Target}に(、|){k:Count}{m:Num}(枚|つ|体|個|回|点|)につき(、|){n:Num}(ダメージ|点のダメージ|のダメージ)を<与える>
 en <deal> {n:Num} damage to {t:Target} for every {m:Num} of {k:Count}
DamageHp
 ja {t:Target}に(、|){u:Units}の(受けている|)ダメージと(同じ|同じ点数の|同じ数値の|等しい)ダメージを<与える>
 en <deal> damage equal to the damage on {u:Units} to {t:Target}
Heal
 ja {t:Target}のHPを{n:Num}<回復する>
 ja {t:Target}の(ダメージ|ダメージマーカー)を{n:Num}(点|)<回復する>
 ja {t:Target}の(ダメージ|ダメージマーカー)を{n:Num}(点分|点|)<取り除く>
 en <heal> {n:Num} HP of {t:Target}
HealAll
 ja {t:Target}のHPをすべて<回復する>
 ja {t:Target}の(ダメージ|ダメージマーカー)をすべて<取り除く>
 en <heal> all HP of {t:Target}
Stun
 ja {t:Target}を<気絶させる>
 ja {t:Target}を気絶状態に<する>
 ja {t:Target}に気絶マーカーを(1つ|)<置く>
 ja {t:Target}に気絶マーカーを(1つ|)<乗せる>
 en <stun> {t:Target}
Unstun
 ja {t:Target}の気絶マーカーを(すべて|1つ|)<取り除く>
 ja {t:Target}の気絶を<回復する>
 ja {t:Target}の状態異常を<回復する>
 en <remove> the stun marker from {t:Target}
ClearMarkers
 ja {t:Target}の(上の|)マーカーをすべて<取り除く>
 ja {t:Target}のすべてのマーカーを<取り除く>
 en <remove> all markers from {t:Target}
KO
 ja {t:Target}を<KOする>
 en <KO> {t:Target}
Swap
 ja {t:Target}を{u:Units}と<入れ替える>
 ja {t:Target}と{u:Units}を<入れ替える>
 en <swap> {t:Target} with {u:Units}
SwapChosen
 ja {u:Units}を{x:Units}{n:Num}体と<入れ替える>
 ja {u:Units}と{x:Units}{n:Num}体を<入れ替える>
 en <swap> {u:Units} with {n:Num} of {x:Units}
RetreatNow
 ja {t:Target}を<退却させる>
 en <retreat> {t:Target}
Charge
 ja {t:Target}に<チャージする>
 en <charge> {t:Target}
AttachEnergy
 ja {x:CardTarget}をエネルギーとして{t:Target}に<付ける>
 ja {t:Target}に{x:CardTarget}をエネルギーとして<付ける>
 ja {x:CardTarget}を{t:Target}にエネルギーとして<付ける>
 ja {x:CardTarget}を{t:Target}のエネルギーに<する>
 ja {x:TopCount}エネルギーとして{t:Target}に<付ける>
 ja {x:CountedCards}エネルギーとして{t:Target}に<付ける>
 ja {t:Target}に{x:CountedCards}エネルギーとして<付ける>
 ja {t:Target}に{x:TopCount}エネルギーとして<付ける>
 en <attach> {x:CardTarget} to {t:Target} as energy
MoveEnergy
 ja {u:Units}のエネルギーを{n:Num}枚{t:Target}に<付け替える>
 ja {u:Units}のエネルギーを{n:Num}枚{t:Target}に<移す>
 en <move> {n:Num} energy from {u:Units} to {t:Target}
AttachAssist
 ja {x:CardTarget}を{t:Target}に<付ける>
 ja {t:Target}に{x:CardTarget}を<付ける>
 en <attach> {x:CardTarget} to {t:Target} as an assist
Put
 ja {x:Object}を{z:Place}に<置く>
 ja {x:Object}を{z:Place}に<加える>
 ja {x:Object}を{z:Place}に<戻す>
 ja {x:Object}を{z:Place}に<移動する>
 ja {x:Object}を{z:Place}に<移す>
 ja {x:Object}を{z:Place}に<送る>
 ja {x:TopCount}{z:Place}に<置く>
 ja {x:TopCount}{z:Place}に<加える>
 en <put> {x:Object} {z:Place}
PutCount
 ja {x:CardThings}を{n:Num}枚{z:Place}に<置く>
 ja {x:CardThings}を{n:Num}枚{z:Place}に<加える>
 ja {x:CardThings}を{n:Num}枚{z:Place}に<戻す>
 en <put> {n:Num} cards of {x:CardThings} {z:Place}
Deploy
 ja {x:CardTarget}を(自分の|)スタンバイ・エリアに<出す>
 ja {x:CardTarget}を<出す>
 en <deploy> {x:CardTarget}
Reveal
 ja {x:CardTarget}を(すべて|)<公開する>
 ja {x:TopCount}<公開する>
 en <reveal> {x:CardTarget}
Look
 ja {x:CardTarget}を<見る>
 ja {x:TopCount}<見る>
 ja {x:CardTarget}を<確認する>
 en <look> at {x:CardTarget}
Shuffle
 ja {o:Whose}のデッキを<シャッフルする>
 ja デッキを<シャッフルする>
 en <shuffle> {o:Whose} deck
 en <shuffle> the deck
ShuffleIn
 ja {x:CardTarget}をデッキに加えて<シャッフルする>
 ja {x:CardTarget}を{o:Whose}のデッキに戻して<シャッフルする>
 en <shuffle> {x:CardTarget} into the deck
 en <shuffle> {x:CardTarget} into {o:Whose} deck
TicketGain
 ja ウィニングチケットを<授かる>
 ja ウィニングチケットを(1枚|1つ|)<得る>
 en <gain> the winning ticket
TicketLose
 ja ウィニングチケットを<失う>
 en <lose> the winning ticket
Janken
 ja (相手と|)<じゃんけんする>
 ja (相手と|)じゃんけんを<する>
 en <throw> once
JankenTimes
 ja {n:Num}回(相手と|)<じゃんけんする>
 ja (相手と|)じゃんけんを{n:Num}回<する>
 en <throw> {n:Num} times
DamageUp
 ja (与える|このスキルの|スキルの|このスキルで与える|)ダメージを{n:Num}(点|)<アップする>
 ja (与える|このスキルの|スキルの|)ダメージを{n:Num}(点|)<増やす>
 en <raise> the damage by {n:Num}
DamageDown
 ja (与える|このスキルの|スキルの|このスキルで与える|)ダメージを{n:Num}(点|)<ダウンする>
 ja (与える|このスキルの|スキルの|)ダメージを{n:Num}(点|)<減らす>
 en <lower> the damage by {n:Num}
DamageDouble
 ja (与える|このスキルの|スキルの|)ダメージを{n:Num}倍に<する>
 en <multiply> the damage by {n:Num}
DamageHalf
 ja (与える|このスキルの|スキルの|)ダメージを半分に<する>
 en <halve> the damage
DamageSet
 ja (与える|このスキルの|スキルの|受ける|その|)ダメージを{n:Num}に<する>
 en <make> the damage {n:Num}
FailThis
 ja (このスキルは|)<失敗する>
 en this skill fails
PutAll
 ja {x:Things}をすべて{z:Place}に<置く>
 ja {x:Things}をすべて{z:Place}に<加える>
 ja {x:Things}をすべて{z:Place}に<戻す>
 en <put> every one of {x:Things} {z:Place}
UseSkill
 ja {t:Target}のスキルを(1つ|)<使う>
 en <use> a skill of {t:Target}
EndTurn
 ja (この|)ターンを<終了する>
 en <end> the turn
Win
 ja ゲームに<勝利する>
 en <win> the game
Lose
 ja ゲームに<敗北する>
 en <lose> the game
Number
 ja 数字を1つ<宣言する>
 ja 数値を1つ<選ぶ>
 ja 数字を1つ<選ぶ>
 en <name> a number

# after a choice, with the chosen one left out
@ItAct *
> ItMod*
Damage[t=@It]
 ja {n:Num}(ダメージ|点のダメージ|のダメージ)を<与える>
 en <deal> {n:Num} damage to it
Heal[t=@It]
 ja (その|)HPを{n:Num}<回復する>
 en <heal> {n:Num} HP of it
HealAll[t=@It]
 ja (その|)HPをすべて<回復する>
 en <heal> all HP of it
Stun[t=@It]
 ja <気絶させる>
 ja 気絶マーカーを(1つ|)<置く>
 ja 気絶マーカーを(1つ|)<乗せる>
 ja 気絶状態に<する>
 en <stun> it
ClearMarkers[t=@It]
 ja マーカーをすべて<取り除く>
 en <remove> all markers from it
Unstun[t=@It]
 ja 気絶マーカーを(すべて|1つ|)<取り除く>
 en <remove> the stun marker from it
KO[t=@It]
 ja <KOする>
 en <KO> it
Swap[t=@It]
 ja {u:Units}と<入れ替える>
 en <swap> it with {u:Units}
DiscardThe[x=@It]
 ja <捨てる>
 en <discard> it
AttachEnergy[x=@It]
 ja エネルギーとして{t:Target}に<付ける>
 ja {t:Target}にエネルギーとして<付ける>
 ja {t:Target}のエネルギーに<する>
 en <attach> it to {t:Target} as energy
AttachAssist[x=@It]
 ja {t:Target}に<付ける>
 en <attach> it to {t:Target} as an assist
Charge[t=@It]
 ja <チャージする>
 en <charge> it
Put[x=@It]
 ja {z:Place}に<置く>
 ja {z:Place}に<加える>
 ja {z:Place}に<戻す>
 ja {z:Place}に<移動する>
 en <put> it {z:Place}
Reveal[x=@It]
 ja <公開する>
 en <reveal> it
Deploy[x=@It]
 ja (自分の|)スタンバイ・エリアに<出す>
 ja <出す>
 en <deploy> it
PlayIt
 ja <プレイする>
 en <play> it
DiscardEnergyIt
 ja (その|)エネルギーを{n:Num}枚<捨てる>
 en <discard> {n:Num} of its energy
DiscardAllEnergyIt
 ja (その|)エネルギーをすべて<捨てる>
 en <discard> all of its energy
DiscardAssistIt
 ja (その|)アシストを<捨てる>
 en <discard> its assist

# ------------------------------------------------------------------ changes
@ItMod *
HpUp[t=@It]
 ja (その|)HPを{n:Num}<増やす>
 en <increase> its HP by {n:Num}
HpDown[t=@It]
 ja (その|)HPを{n:Num}<減らす>
 en <reduce> its HP by {n:Num}
RetreatUp[t=@It]
 ja (その|)退却コストを{n:Num}<増やす>
 en <increase> its retreat cost by {n:Num}
RetreatDown[t=@It]
 ja (その|)退却コストを{n:Num}<減らす>
 en <reduce> its retreat cost by {n:Num}

GainAttribute[t=@It]
 ja {a:Attributes}の属性を<得る>
 en it also <have> the {a:Attributes} attribute
GainAdvantage[t=@It]
 ja {a:Attributes}を有利として<得る>
 en it also <have> advantage over {a:Attributes}

@Mod *
HpUp
 ja {t:Target}のHPを{n:Num}<増やす>
 ja {t:Target}のHPを{n:Num}<アップする>
 en <increase> the HP of {t:Target} by {n:Num}
HpDown
 ja {t:Target}のHPを{n:Num}<減らす>
 ja {t:Target}のHPを{n:Num}<ダウンする>
 en <reduce> the HP of {t:Target} by {n:Num}
HpSet
 ja {t:Target}のHPを{n:Num}に<する>
 ja {t:Target}のHPは{n:Num}に<なる>
 en <make> the HP of {t:Target} {n:Num}
SkillCostUp
 ja {t:Target}の(スキルのコスト|スキルコスト)を{n:Num}<増やす>
 en <increase> the skill costs of {t:Target} by {n:Num}
SkillCostDown
 ja {t:Target}の(スキルのコスト|スキルコスト)を{n:Num}<減らす>
 en <reduce> the skill costs of {t:Target} by {n:Num}
NamedCostUp
 ja {t:Target}の{s:Skill}の(コスト|スキルコスト)を{n:Num}<増やす>
 en <increase> the cost of {s:Skill} of {t:Target} by {n:Num}
NamedCostDown
 ja {t:Target}の{s:Skill}の(コスト|スキルコスト)を{n:Num}<減らす>
 ja {s:Skill}の(コスト|スキルコスト)を{n:Num}<減らす>
 en <reduce> the cost of {s:Skill} of {t:Target} by {n:Num}
 en <reduce> the cost of {s:Skill} by {n:Num}
RetreatUp
 ja {t:Target}の退却コストを{n:Num}<増やす>
 en <increase> the retreat cost of {t:Target} by {n:Num}
RetreatDown
 ja {t:Target}の退却コストを{n:Num}<減らす>
 en <reduce> the retreat cost of {t:Target} by {n:Num}
RetreatSet
 ja {t:Target}の退却コストを{n:Num}に<する>
 ja {t:Target}の退却コストは{n:Num}に<なる>
 en <make> the retreat cost of {t:Target} {n:Num}
DealsUp
 ja {t:Target}が与える(スキルダメージ|ダメージ)を{n:Num}(点|)<アップする>
 ja {t:Target}の(スキルダメージ|スキルのダメージ)を{n:Num}(点|)<アップする>
 ja {t:Target}の(スキルダメージ|スキルのダメージ)を{n:Num}(点|)<増やす>
 ja {t:Target}が(スキルで|)与える(スキルダメージ|ダメージ)を{n:Num}(点|)<増やす>
 ja {t:Target}のスキルが与えるダメージを{n:Num}(点|)<アップする>
 ja {t:Target}がスキルで与えるダメージを{n:Num}(点|)<アップする>
 en <raise> the skill damage {t:Target} deals by {n:Num}
DealsDown
 ja {t:Target}が与える(スキルダメージ|ダメージ)を{n:Num}(点|)<ダウンする>
 ja {t:Target}の(スキルダメージ|スキルのダメージ)を{n:Num}(点|)<ダウンする>
 ja {t:Target}の(スキルダメージ|スキルのダメージ)を{n:Num}(点|)<減らす>
 ja {t:Target}が(スキルで|)与える(スキルダメージ|ダメージ)を{n:Num}(点|)<減らす>
 ja {t:Target}のスキルが与えるダメージを{n:Num}(点|)<ダウンする>
 ja {t:Target}がスキルで与えるダメージを{n:Num}(点|)<ダウンする>
 en <lower> the skill damage {t:Target} deals by {n:Num}
DealsDouble
 ja {t:Target}が与える(スキルダメージ|ダメージ)を{n:Num}倍に<する>
 ja {t:Target}の(スキルダメージ|スキルのダメージ)を{n:Num}倍に<する>
 en <multiply> the skill damage {t:Target} deals by {n:Num}
DealsSet
 ja {t:Target}が与える(スキルダメージ|ダメージ)を{n:Num}に<する>
 ja {t:Target}の(スキルダメージ|スキルのダメージ)を{n:Num}に<する>
 en <make> the skill damage {t:Target} deals {n:Num}
AnyTakesUp
 ja {t:Target}が受けるダメージを{n:Num}(点|)<アップする>
 ja {t:Target}が受けるダメージを{n:Num}(点|)<増やす>
 en <raise> all damage {t:Target} takes by {n:Num}
AnyTakesDown
 ja {t:Target}が受けるダメージを{n:Num}(点|)<ダウンする>
 ja {t:Target}が受けるダメージを{n:Num}(点|)<減らす>
 en <lower> all damage {t:Target} takes by {n:Num}
AnyTakesHalf
 ja {t:Target}が受けるダメージを半分に<する>
 ja {t:Target}が受けるダメージは半分に<なる>
 en <halve> all damage {t:Target} takes
AnyTakesDouble
 ja {t:Target}が受けるダメージを{n:Num}倍に<する>
 en <multiply> all damage {t:Target} takes by {n:Num}
AnyTakesSet
 ja {t:Target}が受けるダメージを{n:Num}に<する>
 en <make> all damage {t:Target} takes {n:Num}
TakesUp
 ja {t:Target}が受ける(スキルダメージ|スキルのダメージ)を{n:Num}(点|)<アップする>
 ja {t:Target}が受ける(スキルダメージ|スキルのダメージ)を{n:Num}(点|)<増やす>
 en <raise> the skill damage {t:Target} takes by {n:Num}
TakesDown
 ja {t:Target}が受ける(スキルダメージ|スキルのダメージ)を{n:Num}(点|)<ダウンする>
 ja {t:Target}が受ける(スキルダメージ|スキルのダメージ)を{n:Num}(点|)<減らす>
 en <lower> the skill damage {t:Target} takes by {n:Num}
TakesDouble
 ja {t:Target}が受ける(スキルダメージ|スキルのダメージ)を{n:Num}倍に<する>
 en <multiply> the skill damage {t:Target} takes by {n:Num}
TakesHalf
 ja {t:Target}が受ける(スキルダメージ|スキルのダメージ)を半分に<する>
 ja {t:Target}が受ける(スキルダメージ|スキルのダメージ)は半分に<なる>
 en <halve> the skill damage {t:Target} takes
DealsHalf
 ja {t:Target}が与える(スキルダメージ|ダメージ)を半分に<する>
 ja {t:Target}の(スキルダメージ|スキルのダメージ)を半分に<する>
 en <halve> the skill damage {t:Target} deals
TakesSet
 ja {t:Target}が受ける(スキルダメージ|スキルのダメージ)を{n:Num}に<する>
 en <make> the skill damage {t:Target} takes {n:Num}
NamedUp
 ja {t:Target}の{s:Skill}の(ダメージ|スキルダメージ)を{n:Num}(点|)<アップする>
 en <raise> the damage of {s:Skill} of {t:Target} by {n:Num}
NamedDown
 ja {t:Target}の{s:Skill}の(ダメージ|スキルダメージ)を{n:Num}(点|)<ダウンする>
 en <lower> the damage of {s:Skill} of {t:Target} by {n:Num}
GainAttribute
 ja {t:Target}は{a:Attributes}の属性を<得る>
 ja {t:Target}は属性{a:Attributes}を<得る>
 ja {t:Target}は{a:Attributes}属性を<得る>
 ja {t:Target}に{a:Attributes}の属性を<与える>
 ja {t:Target}は{a:Attributes}の属性も<持つ>
 ja {t:Target}は{a:Attributes}の属性を<持つ>
 en {t:Target} also <have> the {a:Attributes} attribute
DefineAttribute
 ja このカードの属性は{a:Attributes}(である|になる|とする)
 ja このカードは{a:Attributes}の属性である
 en the attribute of this card is {a:Attributes}
CardsGainAttribute
 ja {x:CardThings}は{a:Attributes}の属性(を<得る>|も<持つ>|を<持つ>)
 en {x:CardThings} also <have> the {a:Attributes} attribute
Topic
 ja {t:Target}は{a:ItMod.stem}、{b:ItMod*}
 ja {t:Target}は{a:ItMod.te}、{b:ItMod*}
 en for {t:Target} : {a:ItMod.stem}, then {b:ItMod*}
SetAttribute
 ja {t:Target}の属性を{a:Attributes}に<する>
 ja {t:Target}の属性は{a:Attributes}に<なる>
 ja {t:Target}は{a:Attributes}の属性に<なる>
 ja {t:Target}の属性を{a:Attributes}に<変更する>
 en <make> the attribute of {t:Target} {a:Attributes}
LoseAttribute
 ja {t:Target}は{a:Attributes}の属性を<失う>
 en {t:Target} <lose> the {a:Attributes} attribute
LoseAttributes
 ja {t:Target}は(すべての|)属性を(すべて|)<失う>
 en {t:Target} <lose> all attributes
GainAdvantage
 ja {t:Target}は{a:Attributes}を有利として<得る>
 ja {t:Target}は有利として{a:Attributes}を<得る>
 ja {t:Target}は{a:Attributes}の有利を<得る>
 ja {t:Target}は有利{a:Attributes}を<得る>
 ja {t:Target}は有利に{a:Attributes}を<得る>
 ja {t:Target}は{a:Attributes}を有利として<持つ>
 ja {t:Target}の有利に{a:Attributes}を<加える>
 en {t:Target} also <have> advantage over {a:Attributes}
SetAdvantage
 ja {t:Target}の有利を{a:Attributes}に<する>
 ja {t:Target}の有利は{a:Attributes}に<なる>
 ja {t:Target}の有利を{a:Attributes}に<変更する>
 en <make> the advantage of {t:Target} {a:Attributes}
LoseAdvantage
 ja {t:Target}は(すべての|)有利を(すべて|)<失う>
 en {t:Target} <lose> all advantages
TopFaceUp
 ja {o:Whose}のデッキの一番上のカードを公開状態に<する>
 ja {o:Whose}のデッキの一番上のカードは公開状態である
 en {o:Subject} <play> with the top card of the deck revealed
SetName
 ja {t:Target}の名前は{s:Name}に<なる>
 ja {t:Target}の名前を{s:Name}に<する>
 ja {t:Target}の名前を{s:Name}に<変更する>
 ja {t:Target}は名前が{s:Name}に<なる>
 en <make> the name of {t:Target} {s:Name}
GainName
 ja {t:Target}は{s:Name}の名前を<得る>
 ja {t:Target}は{s:Name}としても<扱う>
 ja {t:Target}は名前{s:Name}を<得る>
 en {t:Target} also <have> the name {s:Name}
GainSkills
 ja {t:Target}は{u:Units}のスキルを(すべて|)<得る>
 en {t:Target} <gain> the skills of {u:Units}
GainAbility
 ja {t:Target}は{q:Ability}を<得る>
 ja {t:Target}は{q:Ability}の能力を<得る>
 ja {t:Target}に{q:Ability}を<与える>
 ja {t:Target}はEXパワー{q:Ability}を<得る>
 en {t:Target} <gain> {q:Ability}
LoseEx
 ja {t:Target}は(すべての|)EXパワーを(すべて|)<失う>
 ja {t:Target}のEXパワーは(すべて|)無効に<なる>
 ja {t:Target}のEXパワーを無効に<する>
 en {t:Target} <lose> all EX powers
LoseAbilities
 ja {t:Target}は(すべての|)能力を(すべて|)<失う>
 en {t:Target} <lose> all abilities
LoseSkills
 ja {t:Target}は(すべての|)スキルを(すべて|)<失う>
 en {t:Target} <lose> all skills
LoseNamedSkill
 ja {t:Target}は{s:Skill}を<失う>
 en {t:Target} <lose> {s:Skill}
CannotUseSkills
 ja {t:Target}はスキルを使(えない|用できない|うことができない|用することができない)
 ja {t:Target}のスキルは使(えない|用できない)
 en {t:Target} cannot use skills
CannotUseNamed
 ja {t:Target}は{s:Skill}を使(えない|用できない|うことができない)
 en {t:Target} cannot use {s:Skill}
PlayerCannotUseNamed
 ja {o:Whose}は{s:Skill}を使(えない|用できない|うことができない)
 en {o:Subject} cannot use {s:Skill}
CannotRetreat
 ja {t:Target}は退却(できない|することができない)
 en {t:Target} cannot retreat
CannotSwap
 ja {t:Target}は入れ替え(られない|ることができない)
 en {t:Target} cannot be swapped
CannotStun
 ja {t:Target}は気絶(しない|状態にならない)
 en {t:Target} cannot be stunned
CannotHeal
 ja {t:Target}のHPは回復(できない|しない|されない)
 ja {t:Target}のHPを回復(できない|することができない)
 en the HP of {t:Target} cannot be healed
CannotKO
 ja {t:Target}はKOされない
 en {t:Target} cannot be KO'd
CannotAssist
 ja {t:Target}に(は|)アシストを付け(られない|ることができない)
 en assists cannot be attached to {t:Target}
CannotCharge
 ja {t:Target}に(は|)(チャージできない|チャージすることができない|エネルギーを付けられない|エネルギーを付けることができない)
 en {t:Target} cannot be charged
CannotUseEx
 ja {t:Target}はEXパワーを(使えない|使用できない|プレイできない|使うことができない)
 en {t:Target} cannot use EX powers
PlayerCannotRetreat
 ja {o:Whose}は(メイン・ユニットを|)退却(できない|させられない|することができない|させることができない)
 en {o:Subject} cannot retreat
PlayerCannotCharge
 ja {o:Whose}はチャージ(できない|することができない)
 en {o:Subject} cannot charge
PlayerCannotPlay
 ja {o:Whose}は{k:Kind}をプレイ(できない|することができない)
 ja {o:Whose}は(手札から|){k:Kind}を使(えない|用できない)
 en {o:Subject} cannot play {k:Kind}
PlayerCannotAbilities
 ja {o:Whose}は{u:Plural}の能力をプレイ(できない|することができない)
 en {o:Subject} cannot play abilities of {u:Plural}
PlayerCannotDeploy
 ja {o:Whose}はユニット(カード|)を出(せない|すことができない)
 en {o:Subject} cannot deploy units
PlayerCannotUseEx
 ja {o:Whose}はEXパワーを(使えない|使用できない|プレイできない)
 en {o:Subject} cannot use EX powers
PlayerCannotUseSkills
 ja {o:Whose}はスキルを(使えない|使用できない|宣言できない)
 en {o:Subject} cannot use skills
PlayerCannotDraw
 ja {o:Whose}は(デッキ|カード)を引(けない|くことができない)
 en {o:Subject} cannot draw
PlayerCannotDiscard
 ja {o:Whose}は手札を捨て(られない|ることができない)
 en {o:Subject} cannot discard
PlayerCannotShuffle
 ja {o:Whose}はデッキをシャッフルできない
 en {o:Subject} cannot shuffle
PlayerCannotTicket
 ja {o:Whose}はウィニングチケットを(得られない|授かれない|得ることができない|授かることができない)
 en {o:Subject} cannot gain the winning ticket
NoSkillDamage
 ja {t:Target}は(スキルダメージ|スキルのダメージ|スキルによるダメージ)を受けない
 en {t:Target} takes no skill damage
NoDamageFrom
 ja {t:Target}は{f:SourceFilter}効果(による|の)ダメージを受けない
 en {t:Target} takes no effect damage from {f:SourceFilter}
NoDamageBy
 ja {t:Target}は{f:SourceFilter}ダメージを受けない
 en {t:Target} takes no damage from {f:SourceFilter}
NoEffectDamage
 ja {t:Target}は効果(による|の)ダメージを受けない
 en {t:Target} takes no effect damage
NoDamage
 ja {t:Target}は(あらゆる|すべての|)ダメージを受けない
 en {t:Target} takes no damage
Fails
 ja {o:Whose}のスキルは失敗する
 ja {t:Target}(が使うスキル|のスキル|が使用するスキル)は失敗する
 en skills of {o:Side} fail
 en skills of {t:Target} fail
FailsCost
 ja {o:Whose}のコスト{n:Num}以上のスキルは失敗する
 ja {t:Target}のコスト{n:Num}以上のスキルは失敗する
 en skills of {o:Side} with cost {n:Num} or more fail
 en skills of {t:Target} with cost {n:Num} or more fail
FailsNamed
 ja {o:Whose}の{s:Skill}は失敗する
 ja {t:Target}の{s:Skill}は失敗する
 en {s:Skill} of {o:Side} fails
 en {s:Skill} of {t:Target} fails
StunnedSkillsAllowed
 ja {t:Target}は気絶(していても|状態でも)スキルを使(える|用できる)
 en {t:Target} can use skills even while stunned

# ------------------------------------------------------------------ how long
@Duration
ThisTurn
 ja このターン(中|の間|)
 ja (この|)ターン終了時まで
 en this turn
NextOppTurn
 ja 次の相手のターン(中|の間|)
 ja 相手の次のターン(中|の間|)
 en during your opponent's next turn
NextOwnTurn
 ja 次の自分のターン(中|の間|)
 ja 自分の次のターン(中|の間|)
 en during your next turn
UntilOppTurnEnd
 ja 次の相手のターン(の|)終了時まで
 ja 相手の次のターン(の|)終了時まで
 en until the end of your opponent's next turn
UntilOwnTurnEnd
 ja 次の自分のターン(の|)終了時まで
 ja 自分の次のターン(の|)終了時まで
 en until the end of your next turn
Game
 ja (この|)ゲーム中
 ja ゲーム終了時まで
 en for the rest of the game

# ------------------------------------------------------------------ things
@Whose
Own
 ja (自分|あなた)
 en your
Opp
 ja 相手
 en your opponent's
Both
 ja (お互い|両プレイヤー|すべてのプレイヤー)
 en each player's

@Subject
Own
 ja 自分
 en you
Opp
 ja 相手
 en your opponent
Both
 ja お互い
 en each player

@Side
Own
 ja 自分
 en yours
Opp
 ja 相手
 en your opponent
Both
 ja お互い
 en each player

@Target
> Units
All
 ja {x:Plural}すべて
 ja すべての{x:Plural}
 en all {x:Plural}
Some
 ja {x:Plural}{n:Num}体
 en {n:Num} of {x:Plural}
SomeUpTo
 ja {x:Plural}{n:Num}体まで
 en up to {n:Num} of {x:Plural}

@Units
> Plural
This
 ja このユニット
 en this unit
It
 ja (その|選んだ|それらの)ユニット
 ja (それ|それら)
 en it
Holder
 ja この(アシスト|カード)が付いているユニット
 ja この(アシスト|カード)を付けたユニット
 ja この(アシスト|カード)が付けられ(ている|た)ユニット
 en the unit this is attached to

@Plural
UnitSet
 ja {o:Whose}の{w:Where}
 ja {f:Filters}{o:Whose}の{w:Where}
 ja {o:Whose}の{f:Filters}{w:Where}
 ja {f:Filters}{o:Whose}の{f2:Filters}{w:Where}
 ja {f:Filters}{w:Where}
 ja {w:Where}
 en {o:Whose} {w:Where}
 en {o:Whose} {w:Where} {f:Filters}
 en any {w:Where} {f:Filters}
 en any {w:Where}

@Where
Unit
 ja (エリアの|エリアにいる|)ユニット
 en units
Main
 ja メイン・ユニット
 ja メイン・エリアの(ユニット|カード)
 ja メイン・エリアにいるユニット
 en main unit
Standby
 ja スタンバイ・ユニット
 ja スタンバイ・エリアの(ユニット|カード)
 ja スタンバイ・エリアにいるユニット
 en standby units

%list Filters Filter ja ""
%list Filters Filter en " "

@Filter
Attribute
 ja {a:Attributes}の
 ja {a:Attributes}の属性を持つ
 ja {a:Attributes}属性の
 ja 属性が{a:Attributes}の
 ja {a:Attributes}属性を持つ
 en with the {a:Attributes} attribute
NotAttribute
 ja {a:Attributes}の属性を持たない
 ja {a:Attributes}以外の
 en without the {a:Attributes} attribute
Advantage
 ja {a:Attributes}を有利(として|に)持つ
 ja 有利が{a:Attributes}の
 ja {a:Attributes}の有利を持つ
 en with advantage over {a:Attributes}
NoAdvantage
 ja 有利を持たない
 en without advantage
HpMost
 ja (残り|)HPが{n:Num}以下の
 en with {n:Num} or less HP
HpLeast
 ja (残り|)HPが{n:Num}以上の
 en with {n:Num} or more HP
PrintedHpMost
 ja 表記の?HPが{n:Num}以下の
 ja 表記のHPが{n:Num}以下の
 en with printed HP {n:Num} or less
PrintedHpLeast
 ja 表記のHPが{n:Num}以上の
 en with printed HP {n:Num} or more
Damaged
 ja ダメージを受けている
 ja ダメージマーカーが(置かれている|乗っている|置かれた)
 en that are damaged
Undamaged
 ja ダメージを受けていない
 ja ダメージマーカーが(置かれていない|乗っていない)
 en that are not damaged
DamageLeast
 ja ダメージを{n:Num}以上受けている
 ja {n:Num}以上のダメージを受けている
 ja ダメージが{n:Num}以上の
 en with {n:Num} or more damage
Stunned
 ja 気絶(状態の|している)
 en that are stunned
NotStunned
 ja 気絶(状態でない|していない)
 en that are not stunned
Afflicted
 ja 状態異常の
 en that are afflicted
EnergyLeast
 ja エネルギーが{n:Num}枚以上(の|付いている|付いた)
 ja エネルギーを{n:Num}枚以上持つ
 en with {n:Num} or more energy
EnergyMost
 ja エネルギーが{n:Num}枚以下の
 en with {n:Num} or less energy
HasEnergy
 ja エネルギーが付いている
 ja エネルギーを持つ
 en with energy
NoEnergy
 ja エネルギーが付いていない
 ja エネルギーを持たない
 en without energy
HasAssist
 ja アシストが(付いている|付いた|付けられた|付けられている)
 ja アシストを持つ
 en with an assist
NoAssist
 ja アシストが(付いていない|付けられていない)
 ja アシストを持たない
 en without an assist
Named
 ja {s:Name}の
 ja 名前に{s:Name}を含む
 ja 名前が{s:Name}の
 en with {s:Name} in the name
Other
 ja このユニット以外の
 ja (ほか|他)の
 en other than this unit
HasSkill
 ja {s:Skill}を持つ
 en with {s:Skill}
HasEx
 ja EXパワーを持つ
 en with an EX power
RetreatLeast
 ja 退却コストが{n:Num}以上の
 en with retreat cost {n:Num} or more
RetreatMost
 ja 退却コストが{n:Num}以下の
 en with retreat cost {n:Num} or less

@SourceFilter
FromAttribute
 ja {a:Attributes}の
 en {a:Attributes} cards
FromKind
 ja {k:Kind}の
 en {k:Kind}
FromUnits
 ja {u:Plural}の
 en {u:Plural}

%list Attributes Attr ja "と" "、" "・"
%list Attributes Attr en " and "
@Attr
Red
 ja (赤|\[赤\])
 en red
Green
 ja (緑|\[緑\])
 en green
Blue
 ja (青|\[青\])
 en blue
Neutral
 ja (無|\[無\])
 en neutral

# cards that are not bodies
@CardThings
ZoneCards
 ja {o:Whose}の{z:Zone}
 ja {z:Zone}
 ja {o:Whose}の{z:Zone}(の|から|にある|の中の|の中から){k:Kind}
 ja {o:Whose}の{z:Zone}(の|から|にある|の中の|の中から){f:CardFilters}{k:Kind}
 ja {z:Zone}(の|から|にある){k:Kind}
 ja {z:Zone}(の|から|にある){f:CardFilters}{k:Kind}
 en {o:Whose} {z:Zone}
 en the {z:Zone}
 en the {k:Kind} in {o:Whose} {z:Zone}
 en the {k:Kind} {f:CardFilters} in {o:Whose} {z:Zone}
 en the {k:Kind} in the {z:Zone}
 en the {k:Kind} {f:CardFilters} in the {z:Zone}
NamedCards
 ja {o:Whose}の{z:Zone}(の|から|にある|の中の|の中から){s:Name}
 ja {z:Zone}(の|から|にある){s:Name}
 ja {o:Whose}の{s:Name}
 en the {s:Name} cards in {o:Whose} {z:Zone}
 en the {s:Name} cards in the {z:Zone}
 en {o:Whose} {s:Name} cards
AreaAssists
 ja {o:Whose}のアシスト
 en {o:Whose} assists
KOdUnits
 ja {o:Whose}のKOされたユニット
 ja KOされた{o:Whose}のユニット
 ja KOされたユニット
 en {o:Whose} KO'd units
 en KO'd units
Energy
 ja {u:Units}(の|に付いている|についている)エネルギー
 en the energy of {u:Units}
Assist
 ja {u:Units}(の|に付いている|についている)アシスト
 ja {u:Units}に付けられ(ている|た)アシスト
 en the assist of {u:Units}
Attached
 ja {u:Units}(に付いている|についている)カード
 en the cards attached to {u:Units}
Among
 ja その中(から|の){k:Kind}
 ja その中(から|の){f:CardFilters}{k:Kind}
 ja その中(から|の)
 en the {k:Kind} among them
 en the ones among them
 en the {k:Kind} {f:CardFilters} among them
Rest
 ja 残り(のカード|)
 en the rest
ThisCard
 ja この(カード|アシスト)
 en this card
ItCard
 ja (その|選んだ|公開した|それらの|引いた|見た)カード
 ja その(ユニットカード|コマンドカード|アシスト|ユニットカード)
 en that card

@CardTarget
> CardThings
ItCards
 ja (それ|それら)
 en those
TopCards
 ja {o:Whose}のデッキの(一番|)上(のカード|)(から|){n:Num}枚
 ja {o:Whose}のデッキの(一番|)上から{n:Num}枚のカード
 ja デッキの(一番|)上(のカード|)(から|){n:Num}枚
 en the top {n:Num} [n?card:cards] of {o:Whose} deck
 en the top {n:Num} [n?card:cards] of the deck
TopCard
 ja {o:Whose}のデッキの一番上のカード
 ja {o:Whose}のデッキの一番上
 en the top card of {o:Whose} deck
BottomCards
 ja {o:Whose}のデッキの(一番|)下(のカード|)(から|){n:Num}枚
 en the bottom {n:Num} [n?card:cards] of {o:Whose} deck
TopDiscard
 ja {o:Whose}の捨て場の一番上のカード
 ja 捨て場の一番上のカード
 en the top card of {o:Whose} discard pile
 en the top card of the discard pile
SomeCards
 ja {x:CardThings}{n:Num}枚
 en {n:Num} of {x:CardThings}
SomeCardsUpTo
 ja {x:CardThings}(を|){n:Num}枚まで
 en up to {n:Num} of {x:CardThings}
AllCards
 ja {x:CardThings}すべて
 ja すべての{x:CardThings}
 en all of {x:CardThings}

@TopCount
TopCards
 ja {o:Whose}のデッキの(一番|)上から(カードを|){n:Num}枚
 ja デッキの(一番|)上から(カードを|){n:Num}枚
 en the top {n:Num} [n?card:cards] of {o:Whose} deck
 en the top {n:Num} [n?card:cards] of the deck

@CountedCards
SomeCards
 ja {x:CardThings}を{n:Num}枚
 en {n:Num} of {x:CardThings}

@Things
> Plural CardThings

# something that is put somewhere: a card, or a unit
@Object
> CardTarget
UnitCard
 ja {t:ObjectUnit}
 en {t:ObjectUnit}

@ObjectUnit
> Plural
This
 ja このユニット
 en this unit
It
 ja (その|選んだ|それらの)ユニット
 en that unit
All
 ja {x:Plural}すべて
 ja すべての{x:Plural}
 en all {x:Plural}
Some
 ja {x:Plural}{n:Num}体
 en {n:Num} of {x:Plural}

@Zone
Hand
 ja 手札
 en hand
Discards
 ja 捨て場
 en discard pile
KOs
 ja KO置き場
 en KO zone
Deck
 ja デッキ
 en deck

@Place
Hand
 ja (自分の|持ち主の|)手札
 en into the hand
OppHand
 ja 相手の手札
 en into your opponent's hand
Discards
 ja (自分の|持ち主の|相手の|)捨て場
 en into the discard pile
KOs
 ja (自分の|持ち主の|相手の|)KO置き場
 en into the KO zone
Deck
 ja (自分の|持ち主の|相手の|)デッキ
 en into the deck
DeckTop
 ja (自分の|持ち主の|相手の|)デッキの(一番|)上
 en on top of the deck
DeckBottom
 ja (自分の|持ち主の|相手の|)デッキの(一番|)下
 ja (好きな順番で|任意の順番で)(自分の|持ち主の|)デッキの(一番|)下
 en on the bottom of the deck
Standby
 ja (自分の|相手の|)スタンバイ・エリア
 en into the standby area
Main
 ja (自分の|相手の|)メイン・エリア
 en into the main area

@Kind
Any
 ja カード
 en cards
UnitCards
 ja ユニットカード
 en unit cards
CommandCards
 ja コマンド(カード|)
 en command cards
EventCards
 ja イベント(カード|)
 en event cards
ActionCards
 ja アクション(カード|)
 en action cards
AssistCards
 ja アシスト(カード|)
 en assist cards

%list CardFilters CardFilter ja ""
%list CardFilters CardFilter en " "
@CardFilter
Attribute
 ja {a:Attributes}の
 ja {a:Attributes}の属性を持つ
 ja {a:Attributes}属性の
 ja 属性が{a:Attributes}の
 en with the {a:Attributes} attribute
Named
 ja {s:Name}の
 ja 名前に{s:Name}を含む
 en with {s:Name} in the name
HasSkill
 ja {s:Skill}を持つ
 en with {s:Skill}
PrintedHpMost
 ja (表記の|)HPが{n:Num}以下の
 en with printed HP {n:Num} or less
PrintedHpLeast
 ja (表記の|)HPが{n:Num}以上の
 en with printed HP {n:Num} or more
HasEx
 ja EXパワーを持つ
 en with an EX power
OtherCard
 ja このカード以外の
 en other than this card

# ------------------------------------------------------------------ counting
@Count
> Plural CardThings Times
DamageOn
 ja {u:Units}の(受けている|)ダメージ
 en point of damage on {u:Units}

@Times
ThatMany
 ja その(枚数|数|回数|体数)
 ja (捨てた|引いた|置いた|付けた|戻した|選んだ|公開した|加えた|取り除いた)(枚数|数|カード|カードの枚数)
 en time you did that
Wins
 ja 勝った回数
 en win
Losses
 ja 負けた回数
 en loss

# ------------------------------------------------------------------ conditions
@Condition
> Nominal Verbal

@Nominal
CountIs
 ja {x:Things}が{n:Num}(枚|体)
 en there are exactly {n:Num} of {x:Things}
CountLeast
 ja {x:Things}が{n:Num}(枚|体)以上
 en there are {n:Num} or more of {x:Things}
CountMost
 ja {x:Things}が{n:Num}(枚|体)以下
 en there are {n:Num} or less of {x:Things}
FewerThan
 ja {x:Things}(の枚数|の数|)が{y:Things}(の枚数|の数|)より少な
 en there are less of {x:Things} than of {y:Things}
HpMost
 ja {u:Units}の(残り|)HPが{n:Num}以下
 en {u:Units} has {n:Num} or less HP
HpLeast
 ja {u:Units}の(残り|)HPが{n:Num}以上
 en {u:Units} has {n:Num} or more HP
HpIs
 ja {u:Units}の(残り|)HPが{n:Num}
 en {u:Units} has exactly {n:Num} HP
PrintedHpMost
 ja {u:Units}の表記のHPが{n:Num}以下
 en {u:Units} has printed HP {n:Num} or less
PrintedHpLeast
 ja {u:Units}の表記のHPが{n:Num}以上
 en {u:Units} has printed HP {n:Num} or more
DamageLeast
 ja {u:Units}の(受けている|)(ダメージ|ダメージマーカー)が{n:Num}(点|)以上
 en {u:Units} has {n:Num} or more damage
AttributeIs
 ja {u:Units}の属性が{a:Attributes}
 ja {u:Units}が{a:Attributes}(の属性|属性|)
 ja {u:Units}が{a:Attributes}のユニット
 en {u:Units} has the {a:Attributes} attribute
NameIs
 ja {u:Units}の名前が{s:Name}
 ja {u:Units}が{s:Name}(のユニット|)
 en {u:Units} is named {s:Name}
StunnedIs
 ja {u:Units}が気絶状態
 en {u:Units} is stunned
AfflictedIs
 ja {u:Units}が状態異常
 en {u:Units} is afflicted
MainIs
 ja {u:Units}がメイン・ユニット
 en {u:Units} is a main unit
StandbyIs
 ja {u:Units}がスタンバイ・ユニット
 en {u:Units} is a standby unit
OwnTurn
 ja 自分のターン
 en it is your turn
OppTurn
 ja 相手のターン
 en it is your opponent's turn
RetreatLeast
 ja {u:Units}の退却コストが{n:Num}以上
 en {u:Units} has retreat cost {n:Num} or more
RetreatIs
 ja {u:Units}の退却コストが{n:Num}
 en {u:Units} has retreat cost {n:Num}
ItIsKind
 ja (それ|それら|そのカード|公開したカード)が{f:CardFilters}{k:Kind}
 ja (それ|それら|そのカード|公開したカード)が{k:Kind}
 en that card is one of the {k:Kind} {f:CardFilters}
 en that card is one of the {k:Kind}
SkillCostLeast
 ja そのスキルのコストが{n:Num}以上
 en that skill has cost {n:Num} or more
OrN
 ja {a:Nominal1}か{b:Nominal1}
 en {a:Nominal1} or {b:Nominal1}

@Nominal1
AttributeIs
 ja {u:Units}の属性が{a:Attributes}
 en {u:Units} has the {a:Attributes} attribute

@Verbal
Exists
 ja {x:Things}が(いる|ある|1体以上いる|1枚以上ある)
 en there is any of {x:Things}
ExistsN
 ja {x:Things}が{n:Num}(体|枚)以上(いる|ある)
 en there are at least {n:Num} of {x:Things}
ExistsExactly
 ja {x:Things}が{n:Num}(体|枚)(いる|ある)
 en there are just {n:Num} of {x:Things}
ExistsMost
 ja {x:Things}が{n:Num}(体|枚)以下しか(いない|ない)
 en there are only {n:Num} or less of {x:Things}
ExistsNone
 ja {x:Things}が(いない|ない|1体もいない|1枚もない)
 en there is none of {x:Things}
AssistOn
 ja {u:Units}にアシストが(付いている|ついている|付けられている|ある)
 en {u:Units} has an assist
AssistOff
 ja {u:Units}にアシストが(付いていない|ついていない|付けられていない|ない)
 en {u:Units} has no assist
EnergyOn
 ja {u:Units}にエネルギーが(付いている|ついている|付けられている)
 en {u:Units} has energy
EnergyOff
 ja {u:Units}にエネルギーが(付いていない|ついていない|付けられていない)
 en {u:Units} has no energy
EnergyOnN
 ja {u:Units}にエネルギーが{n:Num}枚以上(付いている|ついている|付けられている)
 en {u:Units} has {n:Num} or more energy
StunnedIs
 ja {u:Units}が気絶している
 en {u:Units} is under a stun
NotStunned
 ja {u:Units}が気絶(していない|状態でない)
 en {u:Units} is not stunned
DamagedIs
 ja {u:Units}がダメージを受けている
 ja {u:Units}にダメージマーカーが(置かれている|乗っている)
 en {u:Units} is damaged
UndamagedIs
 ja {u:Units}がダメージを受けていない
 ja {u:Units}にダメージマーカーが(置かれていない|乗っていない)
 en {u:Units} is not damaged
TicketHeld
 ja {o:Whose}がウィニングチケットを持(つ|っている)
 en {o:Subject} has the winning ticket
TicketNotHeld
 ja {o:Whose}がウィニングチケットを(持たない|持っていない)
 en {o:Subject} does not have the winning ticket
InMain
 ja {u:Units}がメイン・エリアに(いる|ある)
 en {u:Units} is in the main area
InStandby
 ja {u:Units}がスタンバイ・エリアに(いる|ある)
 en {u:Units} is in a standby area
AttributeHas
 ja {u:Units}が{a:Attributes}の属性を持つ
 ja {u:Units}が{a:Attributes}の属性を持っている
 en {u:Units} bears the {a:Attributes} attribute
AttributeHasNot
 ja {u:Units}が{a:Attributes}の属性を持たない
 en {u:Units} does not bear the {a:Attributes} attribute
SkillHas
 ja {u:Units}が{s:Skill}を持つ
 ja {u:Units}が{s:Skill}を持っている
 en {u:Units} has {s:Skill}
CardInZone
 ja このカードが(自分の|){z:Zone}にある
 en this card is in your {z:Zone}
IncreasedHp
 ja {u:Units}のHPが増(加している|えている)
 en the HP of {u:Units} is increased
DecreasedHp
 ja {u:Units}のHPが減(少している|っている)
 en the HP of {u:Units} is reduced

# ------------------------------------------------------------------ triggers
@Later
NextOwnTurnStart
 ja 次の自分のターン(の|)開始時
 ja 自分の次のターン(の|)開始時
 en at the start of your next turn
NextOppTurnStart
 ja 次の相手のターン(の|)開始時
 ja 相手の次のターン(の|)開始時
 en at the start of your opponent's next turn
ThisTurnEnd
 ja このターン(の|)終了時
 en at the end of this turn
NextOwnTurnEnd
 ja 次の自分のターン(の|)終了時
 ja 自分の次のターン(の|)終了時
 en at the end of your next turn
NextOppTurnEnd
 ja 次の相手のターン(の|)終了時
 ja 相手の次のターン(の|)終了時
 en at the end of your opponent's next turn
NextBattleEnd
 ja (この|次の)バトルフェイズ終了時
 en at the end of the next battle phase
NextMainStart
 ja 次の自分のメインフェイズ(の|)開始時
 en at the start of your next main phase
NextEvent
 ja 次に{t:Trig}
 en the next time this happens ( {t:Trig} )
NextEventTurn
 ja このターン(中|)(に|、|){t:Happening}
 en this turn {t:Happening}

@Trig
> Happening
GameStart
 ja ゲーム開始時
 en at the start of the game
TurnStart
 ja {o:Whose}のターン(の|)開始時
 ja (各|)ターン開始時
 en at the start of {o:Whose} turn
 en at the start of any turn
DrawPhaseStart
 ja {o:Whose}のドローフェイズ(の|)開始時
 ja ドローフェイズ(の|)開始時
 en at the start of {o:Whose} draw phase
 en at the start of any draw phase
MainPhaseStart
 ja {o:Whose}のメインフェイズ(の|)開始時
 ja メインフェイズ(の|)開始時
 en at the start of {o:Whose} main phase
 en at the start of any main phase
BattlePhaseStart
 ja {o:Whose}のバトルフェイズ(の|)開始時
 ja バトルフェイズ(の|)開始時
 en at the start of {o:Whose} battle phase
 en at the start of any battle phase
BattlePhaseEnd
 ja {o:Whose}のバトルフェイズ(の|)終了時
 ja バトルフェイズ(の|)終了時
 en at the end of {o:Whose} battle phase
 en at the end of any battle phase
TurnEnd
 ja {o:Whose}のターン(の|)終了時
 ja ターン終了時
 en at the end of {o:Whose} turn
 en at the end of any turn
State
 ja {q:Nominal}である(時|とき)
 ja {q:Verbal}(時|とき)
 en whenever {q:Condition}
OnTurnOf
 ja {o:Whose}のターン(中|)(に|、){t:Happening}
 en during {o:Whose} turn {t:Happening}

@Happening
UsesSkill
 ja {u:Units}がスキルを(使う|使用する)(時|とき)
 en when {u:Units} uses a skill
PlayerUsesSkill
 ja {o:Whose}がスキルを(使う|使用する)(時|とき)
 en when {o:Subject} uses a skill
UsesNamed
 ja {u:Units}が{s:Skill}を(使う|使用する)(時|とき)
 en when {u:Units} uses {s:Skill}
UsedSkill
 ja {u:Units}がスキルを(使った|使用した)(時|とき)
 en when {u:Units} has used a skill
PlayerUsedSkill
 ja {o:Whose}がスキルを(使った|使用した)(時|とき)
 en when {o:Subject} has used a skill
UsedNamed
 ja {u:Units}が{s:Skill}を(使った|使用した)(時|とき)
 en when {u:Units} has used {s:Skill}
KOd
 ja {u:Units}が(1体|)KOされた(時|とき)
 en when {u:Units} is KO'd
KOs
 ja {u:Units}が{v:Units}をKOした(時|とき)
 en when {u:Units} KOs {v:Units}
KOdBySkill
 ja {u:Units}が(スキルで|スキルによって|スキルにより)KOされた(時|とき)
 en when {u:Units} is KO'd by a skill
SkillDamaged
 ja {u:Units}がスキル(の|)ダメージを受けた(時|とき)
 ja {u:Units}がスキルによるダメージを受けた(時|とき)
 en when {u:Units} takes skill damage
Damaged
 ja {u:Units}がダメージを受けた(時|とき)
 ja {u:Units}にダメージが与えられた(時|とき)
 en when {u:Units} takes damage
EffectDamaged
 ja {u:Units}が効果(による|の)ダメージを受けた(時|とき)
 en when {u:Units} takes effect damage
DealtDamage
 ja {u:Units}が{v:Units}にダメージを与えた(時|とき)
 en when {u:Units} deals damage to {v:Units}
DealtSkillDamage
 ja {u:Units}が{v:Units}にスキルダメージを与えた(時|とき)
 ja {u:Units}が{v:Units}にスキル(の|による)ダメージを与えた(時|とき)
 en when {u:Units} deals skill damage to {v:Units}
Entered
 ja {u:Units}が(スタンバイ・エリアに|エリアに|)出た(時|とき)
 ja {u:Units}が(スタンバイ・エリア|エリア)に置かれた(時|とき)
 ja {u:Units}を出した(時|とき)
 ja {o2:Subject}が{u:Units}を出した(時|とき)
 en when {u:Units} enters
BecameMain
 ja {u:Units}がメイン・ユニットになった(時|とき)
 ja {u:Units}がメイン・エリアに(移動した|出た|置かれた)(時|とき)
 en when {u:Units} becomes the main unit
BecameStandby
 ja {u:Units}がスタンバイ・ユニットになった(時|とき)
 ja {u:Units}がスタンバイ・エリアに移動した(時|とき)
 en when {u:Units} becomes a standby unit
Retreated
 ja {u:Units}が退却した(時|とき)
 en when {u:Units} retreats
PlayerRetreated
 ja {o:Whose}が退却した(時|とき)
 ja {o:Whose}が(メイン・ユニットを|)退却させた(時|とき)
 en when {o:Subject} retreats
Swapped
 ja {u:Units}が入れ替わった(時|とき)
 ja {u:Units}を入れ替えた(時|とき)
 en when {u:Units} is swapped
AssistAttached
 ja {u:Units}にアシストが(付いた|付けられた)(時|とき)
 ja {u:Units}にアシストを付けた(時|とき)
 en when an assist is attached to {u:Units}
ThisAttached
 ja この(アシスト|カード)が(ユニットに|)(付いた|付けられた)(時|とき)
 en when this is attached
EnergyAttached
 ja {u:Units}にエネルギーが(付いた|付けられた)(時|とき)
 ja {u:Units}にエネルギーを付けた(時|とき)
 en when energy is attached to {u:Units}
Charged
 ja {u:Units}にチャージした(時|とき)
 en when {u:Units} is charged
PlayerCharged
 ja {o:Whose}がチャージした(時|とき)
 en when {o:Subject} charges
Drew
 ja {o:Whose}が(デッキ|カード)を(1枚|)引いた(時|とき)
 en when {o:Subject} draws a card
DiscardedHand
 ja {o:Whose}が手札を(1枚|)捨てた(時|とき)
 ja {o:Whose}の手札が(1枚|)捨てられた(時|とき)
 ja {o:Whose}の手札が捨て場に置かれた(時|とき)
 en when {o:Subject} discards from the hand
DiscardedCard
 ja {o:Whose}がカードを(1枚|)捨てた(時|とき)
 en when {o:Subject} discards a card
RevealedHand
 ja {o:Whose}の手札(のカード|)が公開された(時|とき)
 en when a card of {o:Whose} hand is revealed
ThisDiscarded
 ja このカードが捨てられた(時|とき)
 en when this card is discarded
ThisDiscardedHand
 ja このカードが手札から(捨てられた|捨て場に置かれた)(時|とき)
 en when this card is discarded from the hand
ThisPutDiscard
 ja このカードが捨て場に置かれた(時|とき)
 en when this card is put into the discard pile
CardMoved
 ja {o:Whose}の{f:CardFilters}{k:Kind}が{y:Zone}から{z:Zone}に(加えられた|置かれた|移動した|戻った|戻された|加わった)(時|とき)
 ja {o:Whose}の{k:Kind}が{y:Zone}から{z:Zone}に(加えられた|置かれた|移動した|戻った|戻された|加わった)(時|とき)
 ja {o:Whose}の{f:CardFilters}{k:Kind}が{z:Zone}に(加えられた|置かれた|移動した|戻った|戻された|加わった)(時|とき)
 ja {o:Whose}の{k:Kind}が{z:Zone}に(加えられた|置かれた|移動した|戻った|戻された|加わった)(時|とき)
 en when one of {o:Whose} {k:Kind} {f:CardFilters} moves from the {y:Zone} to the {z:Zone}
 en when one of {o:Whose} {k:Kind} moves from the {y:Zone} to the {z:Zone}
 en when one of {o:Whose} {k:Kind} {f:CardFilters} is put into the {z:Zone}
 en when one of {o:Whose} {k:Kind} is put into the {z:Zone}
EnergyDiscarded
 ja {u:Units}のエネルギーが(捨てられた|捨て場に置かれた)(時|とき)
 en when energy of {u:Units} is discarded
AssistDiscarded
 ja {u:Units}のアシストが(捨てられた|捨て場に置かれた)(時|とき)
 en when an assist of {u:Units} is discarded
PlayedCard
 ja {o:Whose}が{k:Kind}をプレイした(時|とき)
 ja {o:Whose}が{k:Kind}を使った(時|とき)
 en when {o:Subject} plays one of the {k:Kind}
UsedEx
 ja {o:Whose}がEXパワーを(使った|プレイした)(時|とき)
 en when {o:Subject} uses an EX power
WonJanken
 ja {o:Whose}がじゃんけんに勝った(時|とき)
 en when {o:Subject} wins a throw
LostJanken
 ja {o:Whose}がじゃんけんに負けた(時|とき)
 en when {o:Subject} loses a throw
Threw
 ja (じゃんけんした|じゃんけんをした)(時|とき)
 en when there is a throw
Stunned
 ja {u:Units}が気絶した(時|とき)
 ja {u:Units}が気絶状態になった(時|とき)
 ja {u:Units}に気絶マーカーが(置かれた|乗った|乗せられた)(時|とき)
 en when {u:Units} is stunned
Recovered
 ja {u:Units}の気絶マーカーが取り除かれた(時|とき)
 en when {u:Units} recovers
Healed
 ja {u:Units}の?HPが回復した(時|とき)
 ja {u:Units}のHPが回復(した|された)(時|とき)
 ja {u:Units}のHPを回復した(時|とき)
 ja {u:Units}がHPを回復した(時|とき)
 en when {u:Units} is healed
TicketGained
 ja {o:Whose}がウィニングチケットを(得た|授かった)(時|とき)
 en when {o:Subject} gains the winning ticket
TicketLost
 ja {o:Whose}がウィニングチケットを失った(時|とき)
 en when {o:Subject} loses the winning ticket
Left
 ja {u:Units}がエリアを離れた(時|とき)
 ja {u:Units}がエリアから(離れた|移動した)(時|とき)
 en when {u:Units} leaves the area
ReturnedToHand
 ja {u:Units}が手札に戻(った|された)(時|とき)
 en when {u:Units} returns to the hand
SkillFailed
 ja {u:Units}のスキルが失敗した(時|とき)
 ja {o:Whose}のスキルが失敗した(時|とき)
 en when a skill of {u:Units} fails
 en when a skill of {o:Side} fails
Shuffled
 ja {o:Whose}のデッキがシャッフルされた(時|とき)
 ja {o:Whose}がデッキをシャッフルした(時|とき)
 en when {o:Whose} deck is shuffled
HpIncreased
 ja {u:Units}のHPが増(加した|えた)(時|とき)
 en when the HP of {u:Units} increases

@Would
WouldKO
 ja {u:Units}がKOされる
 en {u:Units} would be KO'd
WouldSkillDamage
 ja {u:Units}がスキル(の|)ダメージを受ける
 en {u:Units} would take skill damage
WouldDamage
 ja {u:Units}がダメージを受ける
 ja {u:Units}にダメージが与えられる
 en {u:Units} would take damage
WouldEffectDamage
 ja {u:Units}が効果(による|の)ダメージを受ける
 en {u:Units} would take effect damage
WouldStun
 ja {u:Units}が気絶(する|状態になる|させられる)
 en {u:Units} would be stunned
WouldDraw
 ja {o:Whose}が(デッキ|カード)を(1枚|)引く
 en {o:Subject} would draw a card
WouldDiscard
 ja {o:Whose}が手札を(1枚|)捨てる
 ja {o:Whose}の手札が捨てられる
 en {o:Subject} would discard from the hand
WouldHeal
 ja {u:Units}のHP(を|が)回復する
 en {u:Units} would be healed
WouldTicket
 ja {o:Whose}がウィニングチケットを(得る|授かる)
 en {o:Subject} would gain the winning ticket
WouldTicketLose
 ja {o:Whose}がウィニングチケットを失う
 en {o:Subject} would lose the winning ticket
WouldJanken
 ja {o:Whose}がじゃんけん(を|)する
 en {o:Subject} would throw
WouldSwap
 ja {u:Units}が入れ替わる
 en {u:Units} would be swapped
WouldDiscardThis
 ja このカードが捨てられる
 en this card would be discarded
WouldDiscardAssist
 ja {u:Units}のアシストが捨てられる
 en an assist of {u:Units} would be discarded
WouldLeave
 ja {u:Units}がエリアを離れる
 en {u:Units} would leave the area
