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
