# Classes of words. Whatever takes one word of a class takes the others too, and it means the same.

%words A a |an |
%words THE the |
%words OFWITH of|with
%words IN in|from|from among|among
%words INTO into|in|to|onto
%words ORLESS or less|or lower|or fewer
%words ORMORE or more|or higher|or greater
%words OF of |
%words EXCEPT other than|except
%words THATIS that is |that's |that are |which is |
%words THAT that|which|who
%words HASHAVE has|have
%words EACH each|every
%words CHOOSING choosing|targeting
%words CHOOSES chooses|chose|choose|targets|targeted
%words OPPONENT opponent|your opponent|the opponent|an opponent
%words EITHERS either player's|any player's|each player's|your and/or your opponent's|your or your opponent's|either
%words ALLPLAYERS all players'|both players'|all
%words BY by|due to|with
%words FROMGAME from the game |
%words SAMENUMBER the same number of|as many|that many|that number of
%words THENUMBER the |the number of |
%words KIND <Forward>|<Character>|<card>|<Backup>|<Monster>|<Summon>
%words OWNER Forward's|Character's|card's|Backup's|Monster's|Summon's|ability's
%words NUMBER 2 |3 |4 |5 |
%words YOU you |
%words PUT put|placed
%words MAY can|may
%words IT it|them
%words POINT point|points
%words OWNERSHIP its owner's|their owners'|their owner's|its owners'
%words ANY an|any|all|all the
%words ANA a|an
%words ELEMENT Element|Elements
%words RECEIVED been dealt|received
%words NAMED the named|that|named|the selected
%words EFFECTNOUN effect|ability|effects|abilities
%words EACHOPT each |
%words FROMEACH from each other|from one another
%words THANFROM than|from
%words FORMING forming|in
%words THEYOUR the|your
%words UNDERYOU under your control |
%words GENERIC 《Generic》|the generic icon|a generic icon|generic icon
%words BLOCKING blocking|that blocks|that blocked
%words THATWAS that was |that were |that has been |that have been |which was |which were |
%words THATWASNEED that was|that were|that has been|that have been|which was|which were
%words ALLOF both players|all players
%words COSTS cost|costs|a cost
%words AMONGOPT among |
%words THOSE those|these
%words ALLTHE the|all the|all of the|both|both of the
%words REST rest|other cards|rest of the cards|other cards revealed|remaining cards|rest of them|cards not added to your hand|other revealed cards|rest of the revealed cards
%words BYTHIS by this effect|by this ability|with this effect|with this ability|due to this effect|due to this ability|this way|as a cost|by the previous effect|by this ability's cost|by the extra cost|as an extra cost
%words IFWHEN if|when
%words THEN then |
%words COMMAOPT |,
%words ALSO |also 
%words BECOME becomes|become
%words EQUALTO |equal to |of |the same as 
%words DOUBLES is doubled|doubles|becomes double|becomes double the damage
%words HALVES becomes half|is halved|is reduced by half
%words WONTACTIVATE won't activate|doesn't activate|don't activate|cannot be activated|cannot activate
%words DURING during|at|in
%words PLACED placed |
%words ANYTIME | in all situations
%words ALLITS all its|all of its|its|all their|all of their|their|all his|all her|all|all the
%words CONTROLLERS its controller's|their controller's|their controllers'|the controller's|their|its
%words PARTIES a party|parties
%words ITSOPT |its |their 
%words INTURN  in the same turn| each turn| per turn| in a turn|
%words INCOST in the cost |
%words THOUGH though|if
%words THEYIT they|it
%words THEDAMAGE the damage|it|that damage
%words REDUCE reduce|decrease
%words DECREASES is reduced|decreases|is decreased|reduces
%words INCREASES is increased|increases|increase
%words ISDEALTTO is dealt to|is received by
%words ALLDAMAGE the damage|damage|all the damage|all damage
%words CARDOPT card |
%words TOPLAY to cast|to play|for casting|for playing
%words ONTO onto the field |
%words ONTOEND | onto the field
%words REQUIRED required |
%words YOURTHE your|the
%words YOUCAST you cast |
%words WITHCP with|using
%words ANAMOUNT |an amount equal to 
%words IFCAST if you cast|when you cast|when casting|if you play|when you play|if you pay the cost to play|if you pay the cost to cast
%words EXTRA extra|additional
%words INSTEADPAY |instead of paying the CP cost |instead of paying the cost |instead of paying its cost |rather than paying the CP cost |rather than paying the cost |rather than paying its cost 
%words FROMHAND | from your hand
%words ITTHIS [This]|it
%words EVERYONE each player|all players|both players|players
%words CARDS cards|card
%words EACHTURN per turn|each turn
%words AUTO auto-ability|auto-abilities
%words WONT won't|don't|doesn't
%words IS is|becomes
%words ADECK | your deck| their deck
%words NORMALLY at any time you could normally cast it|at any time you could normally cast them
%words USUALLY normally |
%words PLAYCAST play|cast
%words HAVE have|include|put
%words YOURA your|a
%words COPIES copies of |
%words ITS its|their
%words DEMO that|the|this
%words THEM them|they|both of them
%words ONE | one
%words LOWER less|lower|inferior|smaller|fewer
%words HIGHER greater|higher|superior|more
%words THAN than|to
%words THANOPT than |to |
%words EQUALOPT to |
%words IFWHILE if|while|when
%def BELOW $LOWER $THAN
%def ABOVE $HIGHER $THAN
%def ATMOST (equal ${EQUALOPT}or $LOWER $THAN|$LOWER ${THANOPT}or equal to)
%def ATLEAST (equal ${EQUALOPT}or $HIGHER $THAN|$HIGHER ${THANOPT}or equal to)
%def OPPS $OPPONENT's
%words BETWEEN among|between
%words ASYOULIKE | as you like
%words WHOSEVER the|your|its owner's|their owner's|their owners'|their|your opponent's
%words BREAKZONE Break Zone|Break Zones
%words ASDONE | as you discarded| discarded| as were returned to your deck
%words RANDOMLY at random|randomly
%words PLACE <put>|<place>|<return>
%words THEIR the|your|their
%words REVEAL <reveal>|<show>|<turn over>
%words ASOWN as though you owned it|as though you owned them
%words ONEBYONE |one card at a time |cards 
%words DECKS deck|decks
%words AFTERUSE after use instead of putting it in the Break Zone|after use instead of putting it into the Break Zone|after use|instead of putting it in the Break Zone|instead of putting it into the Break Zone
%words FROMTHEIR | from their hand
%words ITSTHE the|its|their
%words EFFECTS effect|effects
%words FROMON from|placed on|on
%words NAME <name>|<select>
%words ONEA 1|a|an
%words PLUS and|plus
%words MOREOPT more |additional |
%words HANDWORD hand|hands
%words ORDER | in any order
%words UNDER under|below|beneath
%words COSTWORD cost|costs
%words TURN this turn|during this turn
%words AT at|on|to|at either|under
%words ANDOPT and |
%words FROMFIELD from the field |
