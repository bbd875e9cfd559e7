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
%words ONIT | on it| on them| placed on it| placed on them
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
%words MAY may|can
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
