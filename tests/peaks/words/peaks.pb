# The phrasebook of Peaks: first what there is to say and what it is built into, then how it is said.

%type Line = Sentence | Act
%type Act = Body Chain Act
%type Things = Things Peaks
%type Who = Who
%type Filter = Filter
%type Cond = Cond
%type int = Num

%node Line If(q: Cond, a: Act) = If(q, a)
%node Line Cascade(n: int) = verbs.Cascade(n)
%node Act May(a: Act) = May(a, '4.1')
%node Act Opponent(a: Act) = AsOpponent(a)
%node Act And(a: Act, b: Act) = Seq([a, b])
%node Act Choose(n: int, x: Things) = Choose(x, Const(n), False, 'choose', '4.2', '4.2')
%node Act Draw(n: int) = verbs.Draw(n)
%node Act Lift(x: Things, n: int) = verbs.Lift(x, Const(n))
%node Act LiftFor(x: Things, n: int, k: Things) = verbs.Lift(x, Times(Const(n), CountOf(k), 1))
%node Act Topple(x: Things) = verbs.Topple(x)
%enum Things This = ThisBody()
%enum Things It = Picked()
%node Things Some(n: int, x: Things)
%node Things All(x: Things) = x
%node Things Peaks(o: Who, f?: Filter) = verbs.Peaks(o, f)
%enum Who Your = 0
%enum Who Their = 1
%node Filter Height(is: 'least'|'most', n: int) = verbs.Height(is, n)
%node Cond Have(x: Things, n: int) = Compare(CountOf(x), '>=', Const(n))
%enum Cond Lower = verbs.Lower()

# “Topple 1 of …” is to choose it, and then to topple it.
%rewrite Topple(x: Some(n: $n, x: $x)) -> And(a: Choose(n: $n, x: $x), b: Topple(x: It))
%rewrite Lift(x: Some(n: $n, x: $x), n: $m) -> And(a: Choose(n: $n, x: $x), b: Lift(x: It, n: $m))
%rewrite LiftFor(x: Some(n: $n, x: $x), n: $m, k: $k) -> And(a: Choose(n: $n, x: $x), b: LiftFor(x: It, n: $m, k: $k))
%rewrite And(a: And(a: $a, b: $b), b: $c) -> And(a: $a, b: And(a: $b, b: $c))

@Sentence
> Body
If
 en if {q:Cond}, {a:Body}
 ja {q:Cond}なら、{a:Body}
Cascade
 en Cascade {n:Num}
 ja 連なり{n:Num}
@Body
> Chain.plain
May
 en you may {a:Chain.may}
 ja {a:Chain.may}
Opponent
 en your opponent must {a:Chain.plain}
 ja 相手は{a:Chain.plain}
@Chain plain may
> Act*
And
 en {a:Act.stem}, then {b:Chain*}
 ja {a:Act.stem}、{b:Chain*}
@Act plain stem may
Choose
 en <choose> {n:Num} of {x:Peaks}
 ja {x:Peaks}{n:Num}つを<選ぶ>
Draw
 en <draw> {n:Num} [n?card:cards]
 ja カードを{n:Num}枚<引く>
Lift
 en <lift> {x:Things} by {n:Num}
 ja {x:Things}を{n:Num}<高くする>
LiftFor
 en <lift> {x:Things} by {n:Num} for each of {k:Peaks}
 ja {k:Peaks}1つにつき{x:Things}を{n:Num}<高くする>
Topple
 en <topple> {x:Things}
 ja {x:Things}を<崩す>
@Things
This
 en this peak
 ja この山
It
 en it
 ja それ
Some
 en {n:Num} of {x:Peaks}
 ja {x:Peaks}{n:Num}つ
All
 en all {x:Peaks}
 ja {x:Peaks}すべて
@Peaks
Peaks
 en {o:Who} peaks
 en {o:Who} peaks {f:Filter}
 ja {o:Who}山
 ja {o:Who}{f:Filter}山
@Who
Your
 en your
 ja 自分の
Their
 en your opponent's
 ja 相手の
@Filter
Height[is=most]
 en of height {n:Num} or less
 ja 高さ{n:Num}以下の
Height[is=least]
 en of height {n:Num} or more
 ja 高さ{n:Num}以上の
@Cond
Have
 en there are {n:Num} or more of {x:Peaks}
 ja {x:Peaks}が{n:Num}つ以上ある
Lower
 en you are lower than your opponent
 ja 自分が相手より低い
