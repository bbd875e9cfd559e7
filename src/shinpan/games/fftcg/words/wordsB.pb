# Classes of words. Whatever takes one word of a class takes the others too, and it means the same.

%words A a |an |
%words THE the |
%words OFWITH of|with
%words IN in|from|from among|among
%words INTO into|in|to|onto
%words ORLESS or less|or lower|or fewer
%words ORMORE or more|or higher|or greater
%words OFVALUE of |
%words ATMOST equal to or less than|less than or equal to|equal or inferior to|inferior or equal to|equal to or inferior to|equal to or lower than|lower than or equal to
%words BELOW less than|inferior to|lower than|smaller than
%words ABOVE greater than|higher than|superior to|more than
%words ATLEAST equal to or greater than|greater than or equal to|equal to or higher than|higher than or equal to|equal to or more than|equal or superior to
%words EXCEPT other than|except
%words THATIS that is |that's |that are |which is |
%words THAT that|which|who
%words HAS has|have
%words WAS was|were|has been|have been
%words EACH each|every
%words CHOOSING choosing|targeting
%words CHOOSES chooses|chose|choose|targets|targeted
%words ONIT | on it| on them
%words OPPONENT opponent|your opponent|the opponent
%words OPPONENTS your opponent's|opponent's|the opponent's|an opponent's
%words EITHERS either player's|any player's|each player's|your and/or your opponent's|your or your opponent's|either
%words ALLPLAYERS all players'|both players'|all
%words BY by|due to|with
%words FROMGAME from the game |
%words SAMENUMBER the same number of|as many|that many|that number of
%words THENUMBER the |the number of |
%words ANYPARTY a party|that party|the party|this party
%words KIND <Forward>|<Character>|<card>|<Backup>|<Monster>|<Summon>
%words OWNER Forward's|Character's|card's|Backup's|Monster's|Summon's|ability's
%words NUMBER 2 |3 |4 |5 |
%words YOU you |
%words PUT put|placed
%words TURN this turn|during this turn
%words MAY can|may
%words IT it|them
%words ITS its|their|the
%words COMMA ,|
%words POINT point|points
%words OWNERSHIP its owner's|their owners'|their owner's|its owners'
%words ANY an|any|all|all the
%words ANA a|an
%words ELEMENT Element|Elements
%words RECEIVED been dealt|received
%words NAMED the named|that|named|the selected
%words ABILITY effect|ability|effects|abilities
%words EACHOPT each |
%words FROMEACH from each other|from one another
%words THANFROM than|from
%words FORMING forming|in
%words THATPARTY that party|the party|this party
%words THEYOUR the|your
%words UNDERYOU under your control |
%words GENERIC 《Generic》|the generic icon|a generic icon|generic icon
%words BLOCKING blocking|that blocks|that blocked
%words THATWAS that was |that were |that has been |that have been |which was |which were |
%words THATWASNEED that was|that were|that has been|that have been|which was|which were
%words ALLOF both players|all players
%words COSTS cost|costs|a cost
%words AMONG among |
%words THEM them|they|these|those|both of them
%words THOSE those|these
%words ALLTHE the|all the|all of the|both|both of the
%words ONE |one|Forward|Character|card|Backup|Monster|Summon
%words REST rest|other cards|rest of the cards|other cards revealed|remaining cards|rest of them|cards not added to your hand|other revealed cards|rest of the revealed cards
%words THISWAY by this effect|by this ability|with this effect|with this ability|due to this effect|due to this ability|this way|as a cost|by the previous effect|by this ability's cost|by the extra cost|as an extra cost
%words ITSOWN its|their|his|her|its own|their own|his own|her own
%words IFWHEN if|when
%words IFWHILE if|while
%words THEN then |
%words COMMAOPT |,
%words ALSO |also 
%words BECOMES becomes|become
%words EQUALTO |equal to |the same as 
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
%words PLACEDOPT | placed
%words CARDOPT card |
%words TOCAST required to cast|to cast|for casting|required to play|to play|for playing
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
%words SUMMONSAND Summons and abilities|Summons or abilities
%words ADECK | your deck| their deck
%words NORMALLY at any time you could normally cast it|at any time you could normally cast them
%words USUALLY normally |
%words PLAYCAST play|cast
%words HAVE have|include|put
%words YOURA your|a
%words COPIES copies of |
