# The types of meanings, with the categories whose phrases are of each (src/shinpan/meaning/schema.py says how to read this).
# The kinds of nodes of each type are declared in the files with their wordings.

%type Line = Sentence | Act
%type Act = Body ThatChange InsteadC MayIt Chain OppAct ShownChain ItChain2 ItChain Bare Shows Act ItAct ItSafe PredChain Pred | Change
%type Change = Mod
%type Things = AmongO ItThings ItObjO ItThingsO Target ObjUO Units It Plural CardThings CardSets ObjO Obj Loose Chosen ChosenO ItChosenO SearchO ObjAny Things ThingIn TUnits Anchor YourThings TheirThings
%type Filter = FrontFilter Filter CardFilter Most
%type Source = SourceFilter How DamageOf Hurt
%type Where = Where0 Where Place0 Place1
%type Zone = Zone Back
%type To = Place
%type CardKind = Kind KindCard KindWord
%type Attribute = Attr
%type Duration = Duration
%type Who = Whose Subject Side TurnIs
%type Counted = Count Times Every Number
%type Value = Amt Half Equal
%type Cond = Condition Nominal Verbal Cond1 Nominal1 ItNominal Verbal1
%type Moment = Later
%type Trigger = Trig Happens
%type Event = Use Happening Would
%type Text = Ability
%type int = Num
%type text = Skill Name

# Kinds that no wording makes: texts in quotation marks and what rewriting makes.
%node Text Text(first: Line, rest?: Text)

# Things as units, and as cards.
%built units Things This Holder = ThisBody()
%built units Things It = Picked()
%built units Things UnitSet = unit_set(o, w, f)
%built units Things NamedThings = s_.Units(whoever(o), 'Unit', [filters.HasName(s)])
%built cards Things ZoneCards = s.ZoneCards(owner(o), z, k or '', f)
%built cards Things NamedThings = s_.NamedAnywhere(whoever(o), s)
%built cards Things Energy = s.EnergyOf(units(u))
%built cards Things Assist = s.AssistOf(units(u))
%built cards Things Attached = s.Joined([s.EnergyOf(units(u)), s.AssistOf(units(u))])
%built cards Things AreaAssists = s.AreaAssists(o)
%built cards Things Among = s.AmongThem(k or '', f)
%built cards Things Rest = s.RestOfThem()
%built cards Things ThisCard = s.ThisCard()
%built cards Things It = s.ItCards()
%built cards Things TopCards = s.Top(owner(o), st.DECK, amount(n))
%built cards Things BottomCards = s.Top(owner(o), st.DECK, amount(n), True)
%built cards Things TopDiscard = s.Top(owner(o), st.DISCARD, Const(1))

# One form for what means the same: a clause that counts, names a player or leaves something out.
%rewrite And(a: And(a: $a, b: $b), b: $c) -> And(a: $a, b: And(a: $b, b: $c))
%rewrite You(c: $c) -> $c
%rewrite May(a: Opponent(c: $c)) -> OppMay(a: $c)
%rewrite While(q: $q, c: When(t: $t, c: $c)) -> When(t: Given(q: $q, t: $t), c: $c)
%rewrite DrawThat -> Draw(n: 1)
%rewrite DrawCount(k: CountOf(x: $x), ...) -> Each(k: $x, n: 1, c: Draw(n: 1, ...))
%rewrite DrawCount(k: $k, ...) -> Each(k: $k, n: 1, c: Draw(n: 1, ...))
%rewrite ShuffleIn(x: $x, ...) -> And(a: Put(x: $x, z: Deck), b: Shuffle)
%rewrite HpUpPer(t: $t, k: $k, m: $m, n: $n) -> Each(k: $k, n: $m, c: HpUp(t: $t, n: $n))
%rewrite DealsUpPer(t: $t, k: $k, m: $m, n: $n) -> Each(k: $k, n: $m, c: DealsUp(t: $t, n: $n))
%rewrite DamagePer(t: $t, k: CountOf(x: $k), m: $m, n: $n) -> Each(k: $k, n: $m, c: Damage(t: $t, n: $n))
%rewrite DamagePer(t: $t, k: $k, m: $m, n: $n) -> Each(k: $k, n: $m, c: Damage(t: $t, n: $n))
%rewrite HealPer(t: $t, k: CountOf(x: $k), m: $m, n: $n) -> Each(k: $k, n: $m, c: Heal(t: $t, n: $n))
%rewrite HealPer(t: $t, k: $k, m: $m, n: $n) -> Each(k: $k, n: $m, c: Heal(t: $t, n: $n))
%rewrite SideDealsUp(o: $o, n: $n) -> DealsUp(t: UnitSet(o: $o, w: Unit), n: $n)
%rewrite SideDealsDown(o: $o, n: $n) -> DealsDown(t: UnitSet(o: $o, w: Unit), n: $n)
%rewrite SideCostUp(o: $o, n: $n) -> SkillCostUp(t: UnitSet(o: $o, w: Unit), n: $n)
%rewrite SideCostDown(o: $o, n: $n) -> SkillCostDown(t: UnitSet(o: $o, w: Unit), n: $n)
%rewrite SideEnergy(o: $o) -> Energy(u: UnitSet(o: $o, w: Unit))
%rewrite NamedAt(o: $o, w: $w, s: $s) -> UnitSet(o: $o, w: $w, f: [Named(s: $s)])
%rewrite NamedIn(z: $z, s: $s, ...) -> ZoneCards(z: $z, k: Any, f: [Named(s: $s)], ...)
%rewrite All(z: $z, o: $o, k: $k) -> All(x: ZoneCards(o: $o, z: $z, k: $k))
%rewrite All(w: $w, o: $o) -> All(x: UnitSet(o: $o, w: $w))
%rewrite AnyAttribute(a: [$a]) -> Attribute(a: [$a])
%rewrite AttributeAny(a: [$a], u: $u) -> AttributeIs(a: [$a], u: $u)
%rewrite DamageOnN(u: $u, n: $n) -> DamageLeast(u: $u, n: $n)
