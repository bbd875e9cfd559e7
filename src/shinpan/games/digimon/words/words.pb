# Part 7: classes of words. Whatever takes one word of a class takes the others too, and it means the same.

# the order in which what has none is printed
%order en StartOfYourTurn StartOfYourMainPhase OnPlay WhenDigivolving WhenAttacking EndOfAttack OnDeletion
%words IN in|from|among|from among
%words OF of|under|from|on
%words TO to|with
%words BY by|with|using
%words WITH with|w/|that <has/have>
%words WSLASH w/|with 
%words LESS less
%words MORE more
%words ASTHAN as|than|to
%words THANAS than|as
%words ITS its|their|the
%words ITSOPT its |their |the |this card's |that card's |all |any |
%words ITSONLY its |their |the |this card's |that card's |
%words IT <it/them>
%words IS <is/are>
%words WAS <was/were>
%words WASIS <was/were>|<is/are>
%words ISNT <isn't/aren't>
%words WASNT <isn't/aren't>|<wasn't/weren't>
%words DOESNT <doesn't/don't>
%words DIDNT didn't|<doesn't/don't>
%words DONT <doesn't/don't>|can't
%words HAS <has/have>
%words MAY may|can
%words EACH each|every
%words EFFECT <effect/effects>
%words CARD <card/cards>
%words DECK <deck/decks>
%words HAND <hand/hands>
%words STACK security <stack/stacks>|security
%words TRAITS <traits/trait>|<types/type>|<forms/form>|<attributes/attribute>
%words TEXTS <text/texts>
%words NAMES <name/names>
%words COSTS <cost/costs>
%words COMMA ,|
%words COLON :|
%words ORDER | in any order
%words SWITCHED <switch.did>|<change.did>|<redirect.did>
%words THE the |
%words A a |an |the |any |
%words ART the |a |an |any |
%words TOTAL total |
%words ALSO also |
%words WITHOPT with |against |
%words OWNERS the|your|<its owner's/their owners'/their owner's>|their|your opponent's|its
%words OWNERSOPT the |your opponent's |your |<its owner's/their owner's/their owners'> |their |its |
%words INPLAY | in play
%words THERE <there are/there is>
%words REDUCED <is/are> removed from|<is/are> reduced|<decreases/decrease>|<is/are> decreased
%words REMAIN <remain/remains>|are left|cards remain|cards are left|cards are left in it
%words SOTHAT until|so that
%words TOPCARDS cards from the top|the top cards
%words PLUS |+
%words SIGN |+|-
%words DPOPT | DP
%words TRIGGER |trigger |activate |use 
%words ONTO |on |to |with |by 
%words ASTHIS as an effect of this Digimon|as this Digimon's effect|as if it <was/were> this Digimon's effect|as an effect of this card|as one of this Digimon's effects|as this card's effect|as an effect of this Tamer|as this Tamer's effect
%words BELOW <effect/effects> below|following <effect/effects>|following
%words TARGET attack <target/targets>|target of attack|target of the attack|target of that attack|target of an attack|target
%words SWITCH <switch>|<change>|<redirect>
%words BREEDING your|the
%words RAISE <increase>|<raise>
%words LOWER <reduce>|<lower>|<decrease>
%words ALONE |  with this effect| by this effect| by this card's effect| by the effect
%words OFTHINGS | of Digimon| of the Digimon| of cards| of the card| of the cards| of the Digimon card| of Digimon cards| of the Digimon cards| of Tamers| of the Tamer| of the Option card| of Option cards
%words CHOOSE <choose/chosen>|<select/selected>|<delete/deleted>|<play/played>|<return/returned>|<suspend/suspended>|<trash/trashed>|<place/placed>|<use/used>|<reveal/revealed>|<draw/drawn>
%words CHOSEN <chosen/choose>|<selected/select>|<deleted/delete>|<played/play>|<returned/return>|<suspended/suspend>|<trashed/trash>|<placed/place>|<used/use>|<revealed/reveal>|<drawn/draw>
%words THISEFFECTS this effect's|this effect|this effect's choosable|this effect's playable card's
%words MAXIMUM maximum|max
%words MAXIMA maximum|maximums|maximum DP
%words ATTHE at the|on the|to the|on|at|at either the|on either the|to
%words TOPBOTTOM top or bottom|top or the bottom
%words ANYPAY the |its |their |any |all |this card's |that card's |
%words COSTOF |memory |play |digivolution |use |link |DNA digivolution |DNA digivolve |app fusion 
%words INTO in|into|among|to|under
%words DRAWN <cards/card> |
%words COMMAOPT |,
%words FURTHER |further |also |additionally 
%words COSTOFX of|for
%words ORDERFIRST |in any order 
%words ASITS as its|as their|as the|as
%words YOUMAYOPT you may |you can |
%words TRAIT <trait/traits>|<type/types>|<form/forms>|<attribute/attributes>
%words TRAITOPT  <trait/traits>| <type/types>| <attribute/attributes>| <form/forms>|
%words STATDP DP
%words OFOPT of |
%words PLAYCOST <play cost/play costs>
%words USECOST <use cost/use costs>
%words ANYCOST <play or use cost/play or use costs>|<cost/costs>|<memory cost/memory costs>
%words ALEVEL a level|level
%words UNDERIT under <it/them>|under
%words ASSOURCES digivolution <cards/card>
%words EQUAL equal|equal to|as high|as much|as many|as low
%words ADDUPTO adding up to|<adds/add> up to|<total/totals> up to|<total/totals>|total is up to|total is
%words ORLESS  or less|
%words THISDID this effect|you|that this effect|that you|which this effect|which you
%words ANYTHING | a Digimon| any Digimon| any| any cards| a card| this Digimon| a Tamer
%words FEWER fewer|less
%words OTHER your opponent|you
%words INBATTLE in <battle/battles>|by <battle/battles>|in a battle
%words ADDS <adds/add>|<places/place>
%words ADDED placed|added
%words TOUNDER under|to|in|into|among
%words ARTOPT |an |the |a |any 
%words TARGETS attack <target/targets>|target of attack|target of the attack|target of that attack|target of an attack|target
%words COLORS <color/colors>|different <color/colors>
%words WHOSEAREA your|the|their|your opponent's|<its owner's/their owners'/their owner's>|its
%words THATWAS |that <was/were> 
%words NOTINBATTLE other than in <battle/battles>|outside of <battle/battles>|other than by <battle/battles>|other than in a battle|outside of a battle|other than by a battle
%words MADETHING Digimon|<card/cards>|<Tamer/Tamers>|one|security <card/cards>|Digimon <card/cards>|Option <card/cards>|Tamer <card/cards>|digivolution <card/cards>|link <card/cards>|Digimon or Tamer|<it/them>|they
%words LEVEL level |Lv.
%words ATOF from|at|of
%words SOURCE digivolution <card/cards>
%words SOURCEOF digivolution <card/cards> of|digivolution <card/cards> under|digivolution <card/cards> from|<card/cards> under
%words THISTURN the turn|this turn
%words THEIRS your opponent's|their
%words SUBJ you|they|it|your opponent|this effect|this
%words ISWERE <is/are>|<was/were>
%words ALLTHE all|all of the|the|all of
%words DOERS you|they|your opponent|this effect
%words TAKE <remove>|<subtract>|<reduce>
%words THEREARE <there are/there is>|you have|they have|it has|your opponent has
%words OPP your opponent|they
%words MUST | must
%words LEFTIN left|in hand|in your hand|in their hand
%words BASED DP-based|DP
%words EFFECTOF <effect's/effects'>|<effect/effects>
%words THISTHAT that|its|the|their|this|those
%words THISTHATOPT that |its |the |their |this |those |
%words DETTHOSE the|<that/those>
%words ALLOPT all |any |all of the |
%words AREA battle area|play|field
%words MAYOPT | may| can
%words SPACE empty space in |
%words EMPTY empty |
%words SOMEOF one of |any of |any 
%words WHOSE with|with a|whose|with their|so that their|so their
%words COMBINED total|combined
%words TOTALTO of |up to |adding up to |<adds/add> up to |<is/are> |<is/are> up to |
%words THATWHO that|who|which
%words CARDSOURCE digivolution <cards/card>|<cards/card>
%words GETS <is/are>|<gets/get>

# Phrases made of such words
%def UNTIL $SOTHAT $THEREARE
%def LEFT $DRAWN$LEFTIN
%def DELETION $THISTHAT deletion
%def DETTHAT ($DETTHOSE |$ALLOPT)
%def THEAREA $THE$AREA
%def LEAVING (| $THE$AREA)
%def TOAREA (| to $WHOSEAREA battle area)
%def YOUCAN $SUBJ$MAYOPT
%def DPDELETION $BASED deletion $EFFECT
%def DPDELETIONS $BASED deletion $EFFECTOF
%def EMPTYAREA $ARTOPT$SPACE$BREEDING ${EMPTY}breeding area
%def EMPTYIN ($ARTOPTempty space in $BREEDING breeding area|$BREEDING empty breeding area)
%def ONEOFITS $SOMEOF$ITSOPT
%def WITHTOTAL $WHOSE $COMBINED
%def TOTALIS $TOTALTO
%def THAT $THATWHO $IS
%def THATIS $THATWHO $IS
%def SOMECARD $ARTOPT$CARD
%def SOMECARDS $ARTOPT$CARDSOURCE
%def SOMESOURCES $ARTOPT$SOURCE
%def CHANGES ($GETS $SWITCHED|(=<changes/change>))
%def THATONE $THISTHATOPT$MADETHING
%def HANDORDECK $OWNERSOPT$HAND or $DECK
%def ATMOST ($EQUAL or $LESS $THANAS|$LESS than or equal to)
%def ATLEAST ($EQUAL or $MORE $THANAS|$MORE than or equal to)
