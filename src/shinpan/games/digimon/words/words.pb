# Part 7: classes of words. Whatever takes one word of a class takes the others too, and it means the same.

%words IN in|from|among|from among
%words OF of|under|from|on
%words AT at|from
%words TO to|with
%words BY by|with|using
%words WITH with|w/|that have|that has
%words WSLASH w/|with 
%words LESS less|lower|fewer
%words MORE more|higher|greater
%words ASTHAN as|than|to
%words ITS its|their|the
%words ITSOPT its |their |the |this card's |that card's |
%words IT it|them
%words IS is|are
%words ISGETS is|gets|are|get|becomes
%words WAS was|were
%words WASIS was|were|is|are
%words ISNT isn't|aren't
%words WASNT isn't|wasn't|weren't|aren't
%words DOESNT doesn't|don't
%words DIDNT didn't|don't|doesn't
%words DONT don't|can't|doesn't
%words HAS has|have
%words MAY may|can
%words EACH each|every
%words EFFECT effect|effects
%words CARD card|cards
%words DECK deck|decks
%words HAND hand|hands
%words STACK security stack|security stacks|security
%words TRAITS traits|trait|types|type|form|forms|attribute|attributes
%words TEXTS text|texts
%words NAMES name|names
%words COSTS cost|costs
%words COMMA ,|
%words COLON :|
%words ORDER | in any order
%words SWITCHED switched|changed
%words THE the |
%words A a |an |
%words ART the |a |an |
%words ARTICLE the|an|a
%words TOTAL total |
%words ALSO also |
%words WITHOPT with |against |
%words OWNERS the|your|its owner's|their owners'|their owner's|their|your opponent's|its
%words OWNERSOPT the |your opponent's |your |its owner's |their owner's |their owners' |their |its |
%words THAT that's|that is|that are|who is|which is
%words INPLAY | in play
%words THERE there are|there's|there is|there're
%words DIGIMONCARD Digimon |
%words REDUCED is removed from|are removed from|is reduced|are reduced|decreases|is decreased
%words UNTIL until there are|until you have|until they have|until it has|so that there are|so that you have|so that they have|so that it has
%words LEFT left|cards left|card left|in hand|cards in hand|cards in your hand|cards in their hand
%words REMAIN remain|remains|are left|cards remain|cards are left|cards are left in it
%words SOTHAT until|so that
%words TOPCARDS cards from the top|the top cards
%words PLUS |+
%words SIGN |+|-
%words DPOPT | DP
%words TRIGGER |trigger |activate |use 
%words ONTO |on |to |with |by 
%words ASTHIS as an effect of this Digimon|as this Digimon's effect|as if it was this Digimon's effect|as if it were this Digimon's effect|as an effect of this card|as one of this Digimon's effects
%words BELOW effect below|following effect|effects below|following effects|following
%words TARGET attack target|target of attack|target of the attack|target of that attack|target
%words SWITCH <switch>|<change>|<redirect>
%words DELETION that deletion|its deletion|the deletion|their deletion|this deletion
%words LEAVING |  the battle area| play| the field
%words BREEDING your|the
%words RAISE <increase>|<raise>
%words LOWER <reduce>|<lower>|<decrease>
%words TAKE <remove>|<reduce>|<subtract>
%words ALONE |  with this effect| by this effect| by this card's effect| by the effect
%words OFTHINGS | of Digimon| of the Digimon| of cards| of the card| of the cards| of the Digimon card| of Digimon cards| of the Digimon cards| of Tamers| of the Tamer| of the Option card| of Option cards
%words YOUCAN you can|you may|this effect can|this effect may|you
%words CHOOSE choose|select|delete|play|return|suspend|trash|place|use|reveal|draw
%words CHOSEN chosen|deleted|played|returned|suspended|trashed|placed|used
%words THISEFFECTS this effect's|this effect|this effect's choosable|this effect's playable card's
%words MAXIMUM maximum|max
%words DPDELETION DP-based deletion effect|DP-based deletion effects|DP deletion effect|DP deletion effects
%words DPDELETIONS DP-based deletion effect's|DP-based deletion effects'|DP-based deletion effects|DP deletion effect's|DP deletion effects'|DP deletion effects
%words MAXIMA maximum|maximums|maximum DP
%words ATTHE at the|on the|to the|on|at|at either the|on either the|to
%words TOPBOTTOM top or bottom|top or the bottom
%words ANYPAY the |its |their |any |this card's |that card's |
%words COSTOF |memory |play |digivolution |use |link |DNA digivolution |DNA digivolve |app fusion 
%words INTO in|into|among|to
%words EMPTYAREA an empty space in your breeding area|the empty space in your breeding area|the empty breeding area|your empty breeding area|the breeding area|your breeding area
%words DRAWN cards |
%words COMMAOPT |,
%words FURTHER |further |also |additionally 
%words COSTOFX of|for
%words ORDERFIRST |in any order 
%words ASITS as its|as their|as the|as
%words YOUMAYOPT you may |you can |
%words EMPTYIN an empty space in your breeding area|the empty space in your breeding area|the empty breeding area|your empty breeding area
%words TRAIT trait|traits|type|types|form|forms|attribute|attributes
%words TRAITOPT | type| attribute| form| trait| types| traits
%words ONEOFITS one of its |any of its |any of their |one of their |its |their |one of |any |the |
%words STATDP DP
%words OFOPT of |
%words PLAYCOST play cost|play costs
%words USECOST use cost|use costs
%words ANYCOST play or use cost|play or use costs|cost|costs|memory cost|memory costs
%words ALEVEL a level|level
%words UNDERIT under it|under them|under
%words ASSOURCES digivolution cards|digivolution card
%words HIGH high|much|many|low
%words ATMOST less than or equal to|equal to or less than|equal or less than|equal to or lower than|lower than or equal to|equal to or fewer than|fewer than or equal to|as high or lower as|as high or lower than
%words ATLEAST equal to or higher than|equal to or greater than|equal to or more than|higher than or equal to|greater than or equal to|more than or equal to|equal or higher than|equal or greater than|as high or higher as|as high or higher than
%words WITHTOTAL with a total|with total|whose total|whose combined|with a combined|so that their total|so their total|with their total
%words TOTALIS adds up to |add up to |is |are |of 
%words TOTALTO of |up to |adding up to |add up to |adds up to |is |are |is up to |are up to |
%words WHOSE with|whose|so that their|so their
%words ADDUPTO adding up to|add up to|adds up to|total up to|totals up to|total|totals|total is up to|total is
%words ORLESS | or less| or lower
%words THATIS that's|that is|that are|who is
%words THISDID this effect|you|that this effect|that you|which this effect|which you
%words ANYTHING | a Digimon| any Digimon| any| any cards| a card| this Digimon| a Tamer
%words FEWER fewer|less
%words OTHER your opponent|you
%words INBATTLE in battle|by battle|in battles|by battles|in a battle
%words SOMESOURCES digivolution cards|a digivolution card|any digivolution cards|any digivolution card
%words SOMECARDS digivolution cards|a digivolution card|cards|a card|any cards
%words SOMECARD a card|cards|any cards|any card
%words ADDS adds|add|places|place
%words ADDED placed|added
%words TOUNDER under|to|in|into
%words ARTOPT |an |the |a |any 
%words TARGETS attack target|attack targets|target of an attack|target of the attack
%words CHANGES is switched|is changed|gets switched|gets changed|changes|change|are switched|are changed|get switched|get changed
%words COLORS color|different color|colors|different colors
%words THEAREA the battle area|play|battle area|the field
%words WHOSEAREA your|the|their|your opponent's
%words TOAREA | to the battle area| to their battle area| to your battle area
%words THATWAS |that was |that were 
%words NOTINBATTLE other than in battle|outside of battle|other than by battle|other than in battles|other than in a battle|outside of battles|outside of a battle|other than by a battle
%words MADETHING Digimon|card|cards|Tamer|Tamers|one|security card|security cards|Digimon card|Digimon cards|Option card|Option cards|Tamer card|Tamer cards|digivolution card|digivolution cards|link card|link cards|Digimon or Tamer
%words LEVEL level |Lv.
%words ATOF from|at|of
%words SOURCE digivolution card|digivolution cards
%words SOURCEOF digivolution card of|digivolution cards of|digivolution card under|digivolution cards under|digivolution card from|digivolution cards from|card under|cards under
%words THISTURN the turn|this turn
%words THEIRS your opponent's|their
%words SUBJ you|they|it|your opponent|this effect|this
%words THATONE it|them|that Digimon|this Digimon|those Digimon|that Tamer|this Tamer|the Tamer|that card|this card|the card|they
%words ISWERE is|are|were|was
%words ALLTHE all|all of the|the|all of
%words AMONG among|from among
%words DOERS you|they|your opponent|this effect
%words HANDORDECK the hand or deck|its owner's hand or deck|your hand or deck|hands or decks|their owners' hands or decks|their owner's hand or deck|hand or deck
