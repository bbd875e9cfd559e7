# Part 6: classes of words. Whatever takes one word of a class takes the others too, and it means the same.

%words A a |an |
%words ABILITIES abilities|an ability|ability|any abilities|any ability
%words ADECK | your deck| their deck
%words AFTERUSE after use instead of putting it in the Break Zone|after use instead of putting it into the Break Zone|after use|instead of putting it in the Break Zone|instead of putting it into the Break Zone
%words ALL |all 
%words ALLDAMAGE the damage|damage|all the damage|all damage
%words ALLITS all its|all of its|its|all their|all of their|their|all his|all her|all|all the
%words ALLOF both players|all players|players
%words ALLPLAYERS all players'|both players'|all
%words ALLTHE the|all the|all of the|both|both of the
%words ALSO |also 
%words AMONGOF among|of
%words AMONGOPT among |
%words ANA a|an
%words ANAMOUNT |an amount equal to 
%words ANDOPT and |
%words ANY an|any|all|all the
%words ANYHOW | for any reason| in any situation
%words ANYTIME | in all situations
%words ASDONE | as you discarded| discarded| as were returned to your deck
%words ASOWN as though you owned it|as though you owned them
%words ASYOULIKE | as you like| as you wish
%words AT at|on|to|at either|under
%words AUTO auto-ability|auto-abilities
%words BECOME becomes|become
%words BETWEEN among|between
%words BLOCKING blocking|that blocks|that blocked
%words BREAKZONE Break Zone|Break Zones
%words BRING <play>|<return>
%words BY by|due to|with
%words BYEFFECT | by the previous effect
%words BYTHIS by this effect|by this ability|with this effect|with this ability|due to this effect|due to this ability|by this damage|due to this damage|this way|due to this|as a cost|to pay the cost|by the previous effect|by this ability's cost|by the extra cost|as an extra cost
%words CARDOPT card |
%words CARDS cards|card
%words CASTS cast|play
%words CHOOSES chooses|chose|choose|targets|targeted
%words CHOOSING choosing|targeting
%words COMMA ,|
%words CONTROLLERS its controller's|their controller's|their controllers'|the controller's|their|its
%words COPIES copies of |
%words COSTS cost|costs|a cost
%words COSTWORD cost|costs
%words DAMAGES points of damage|damage
%words DECKS deck|decks
%words DECREASES is reduced|decreases|is decreased|reduces
%words DEMO that|the|this
%words DET a|1|the|your|their
%words DOUBLES is doubled|doubles|becomes double|becomes double the damage
%words DURING during|at|in
%words EACH each|every
%words EACHOPT each |
%words EACHTURN per turn|each turn
%words EFFECTNOUN effect|ability|effects|abilities
%words EFFECTS effect|effects
%words EITHERS either player's|any player's|each player's|your and/or your opponent's|your or your opponent's|either
%words ELEMENT Element|Elements
%words EQUALOPT to |
%words EQUALTO |equal to |of |the same as 
%words EXACTLY exactly |only |
%words EXCEPT other than|except
%words EXTRA extra|additional
%words FEWER less|fewer
%words FORMING forming|in
%words FROMEACH from each other|from one another
%words FROMFIELD from the field |
%words FROMGAME from the game |
%words FROMHAND | from your hand
%words FROMON from|placed on|on
%words FROMTHEIR | from their hand
%words GENERIC 《Generic》|the generic icon|a generic icon|generic icon
%words HALVES becomes half|is halved|is reduced by half
%words HANDWORD hand|hands
%words HASHAD has|had
%words HASHAVE has|have
%words HAVE have|include|put
%words HIGHER greater|higher|superior|more
%words IFCAST if you cast|when you cast|when casting|if you play|when you play|if you pay the cost to play|if you pay the cost to cast
%words IFWHEN if|when
%words IFWHILE if|while|when
%words IN in|from|from among|among
%words INCOST in the cost |
%words INCREASES is increased|increases|increase
%words INHAND hand|their hand|your hand|their hands|your hands
%words INSTEADPAY |instead of paying the CP cost |instead of paying the cost |instead of paying its cost |rather than paying the CP cost |rather than paying the cost |rather than paying its cost 
%words INTO into|in|to|onto
%words INTURN  in the same turn| each turn| per turn| in a turn|
%words IS is|becomes
%words ISDEALTTO is dealt to|is received by
%words ISNOW is|are|was|becomes|become|has become
%words ISWAS is|are|was|were
%words IT it|them
%words ITS its|their
%words ITSOPT |its |their 
%words ITSTHE the|its|their
%words ITTHIS [This]|it
%words JOINED  and |, and |, then | then | and then 
%words KIND <Forward>|<Character>|<card>|<Backup>|<Monster>|<Summon>
%words LOWER less|lower|inferior|smaller|fewer
%words MAY can|may
%words MOREOPT more |additional |
%words NAME <name>|<select>
%words NAMED the named|that|named|the selected
%words NORMALLY at any time you could normally cast it|at any time you could normally cast them
%words NUMBER 2 |3 |4 |5 |
%words OF of |
%words OFWITH of|with
%words ONE | one
%words ONEBYONE |one card at a time |cards 
%words ONIT | placed on it| on it| placed on them| on them
%words ONTO onto the field |
%words ONTOEND | onto the field
%words OPPONENT opponent|your opponent|the opponent|an opponent
%words OPPOSING opposing|an opposing
%words OR or|and
%words ORDER | in any order
%words ORLESS or less|or lower|or fewer
%words ORMORE or more|or higher|or greater
%words OWNER Forward's|Character's|card's|Backup's|Monster's|Summon's|ability's
%words OWNERSHIP its owner's|their owners'|their owner's|its owners'
%words PARTIES a party|parties
%words PLACE <put>|<place>|<return>
%words PLACED placed |
%words APLAYER a player|either player|any player
%words PLUS and|plus
%words POINT point|points
%words POINTS points of damage|point of damage
%words PUT put|placed
%words RANDOMLY at random|randomly
%words RECEIVED been dealt|received
%words REDUCE reduce|decrease
%words REMAINING remaining|other
%words REQUIRED required |
%words REST rest|rest of the cards|other cards revealed|rest of them|cards not added to your hand|other revealed cards|rest of the revealed cards
%words REVEAL <reveal>|<show>|<turn over>
%words SAMENUMBER the same number of|as many|that many|that number of
%words SOME a|an|1
%words SUMMON Summons|a Summon|Summon|any Summons|any Summon
%words THAN than|to
%words THANFROM than|from
%words THANOPT than |to |
%words THAT that|which|who
%words THATIS that is |that's |that are |which is |
%words THATWAS that was |that were |that has been |that have been |which was |which were |
%words THATWASNEED that was|that were|that has been|that have been|which was|which were
%words THE the |
%words THEDAMAGE the damage|it|that damage
%words THEIR the|your|their
%words THEM them|they|both of them
%words THEN then |
%words THENUMBER the |the number of |
%words THEYIT they|it
%words THEYOUR the|your
%words THISEFFECT effect|ability|damage
%words THISTURN | this turn| during this turn| each turn| in that turn| during that turn| in a turn
%words THOSE those|these
%words THOUGH though|if
%words TOCAST to cast|to play|paid to cast|paid to play|for casting|for playing
%words TOPLAY to cast|to play|for casting|for playing
%words TOTAL a total of |
%words TURN this turn|during this turn
%words UNDER under|below|beneath
%words UNDERYOU under your control |
%words USUALLY normally |
%words WHOSEVER the|your|its owner's|their owner's|their owners'|their|your opponent's
%words WITHCP with|using
%words WONT won't|don't|doesn't
%words WONTACTIVATE won't activate|doesn't activate|don't activate|cannot be activated|cannot activate
%words YOU you |
%words YOUCAST you cast |
%words YOUHAVE |you |you have 
%words YOURA your|a
%words YOUROPP |your 
%def BELOW $LOWER $THAN
%def ABOVE $HIGHER $THAN
%def ATMOST (equal ${EQUALOPT}or $LOWER $THAN|$LOWER ${THANOPT}or equal to)
%def ATLEAST (equal ${EQUALOPT}or $HIGHER $THAN|$HIGHER ${THANOPT}or equal to)
%def OPPS $OPPONENT's
