# Part 6: classes of words. Whatever takes one word of a class takes the others too, and it means the same.

%words A a|an|
%words ANYHOW | for any reason| in any situation
%words SOME a|an|1
%words ALL |all 
%words ALSO |also 
%words AMONG among|of
%words BECOMES is|are|was|becomes|become|has become
%words BY by|due to|with|from
%words BYEFFECT | by the previous effect
%words CARDS cards|card
%words CASTS cast|play
%words COMMA ,|
%words YOUROPP |your 
%words DET a|1|the|your|their
%words DAMAGES points of damage|damage
%words EACH each|every
%words DIFFERENT different |
%words EFFECT effect|ability|damage
%words EXACTLY exactly |only |
%words FROMFIELD from the field |
%words HANDS hand|their hand|your hand|their hands|your hands
%words HAS has|had
%words JOINED  and |, and |, then | then | and then 
%words INTO into|in
%words LESS less|fewer
%words MAY can|may
%words OF of |
%words ONIT | placed on it| on it| placed on them| on them
%words ONLYPAID only paid|paid only
%words OPPONENTS your opponent's|opponent's|an opponent's|the opponent's|opposing|an opposing
%words OR or|and
%words PLAYER a player|either player|any player|each player
%words PLAYERS either player's|any player's|each player's
%words PLACED placed |
%words POINTS points of damage|point of damage
%words THE the |
%words THISTURN | this turn| during this turn| each turn| in that turn| during that turn| in a turn
%words THISWAY this way|to pay the cost|as a cost|to cast [This]|due to this
%words TOCAST to cast|to play|paid to cast|paid to play|for casting|for playing
%words TOTAL a total of |
%words WAS is|are|was|were
%words YOUHAVE |you |you have 
%words SUMMON Summons|a Summon|Summon|any Summons|any Summon
%words ABILITY abilities|an ability|ability|any abilities|any ability
