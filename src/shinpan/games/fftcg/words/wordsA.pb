# Part 6: classes of words. Whatever takes one word of a class takes the others too, and it means the same.

%words A a |an |
%words ABILITIES abilities|an ability|ability|any abilities|any ability
%words ALL |all 
%words ALSO |also 
%words AMONGOF among|of
%words ANYHOW | for any reason| in any situation
%words BY by|due to|with
%words BYEFFECT | by the previous effect
%words CARDS cards|card
%words CASTS cast|play
%words COMMA ,|
%words DAMAGES points of damage|damage
%words DET a|1|the|your|their
%words EACH each|every
%words EITHERS either player's|any player's|each player's|your and/or your opponent's|your or your opponent's|either
%words EXACTLY exactly |only |
%words FEWER less|fewer
%words FROMFIELD from the field |
%words HASHAD has|had
%words INHAND hand|their hand|your hand|their hands|your hands
%words INTO into|in|to|onto
%words ISNOW is|are|was|becomes|become|has become
%words ISWAS is|are|was|were
%words JOINED  and |, and |, then | then | and then 
%words MAY can|may
%words OF of |
%words ONIT | placed on it| on it| placed on them| on them
%words OPPONENTS your opponent's|opponent's|an opponent's|the opponent's|opposing|an opposing
%words OR or|and
%words ORLESS or less|or lower|or fewer
%words ORMORE or more|or higher|or greater
%words PLACED placed |
%words PLAYER a player|either player|any player|each player
%words POINTS points of damage|point of damage
%words SOME a|an|1
%words SUMMON Summons|a Summon|Summon|any Summons|any Summon
%words THATWAY this way|to pay the cost|as a cost|to cast [This]|due to this
%words THE the |
%words THISEFFECT effect|ability|damage
%words THISTURN | this turn| during this turn| each turn| in that turn| during that turn| in a turn
%words TOCAST to cast|to play|paid to cast|paid to play|for casting|for playing
%words TOTAL a total of |
%words YOUHAVE |you |you have 
%words YOUROPP |your 
