"""Ways in which two languages tell the same, in what is said of a card: one of them, where cards are compared."""

from __future__ import annotations

import re
from typing import Final

UNDER: Final = "the cards under this Digimon"
SAME: Final = (
    (r" *\n +(?:- )?", " "),
    (r"[.;] (?:- )?trash all cards among the cards under (?:that Digimon|it)[^.”]*(?=[.”])", ""),
    (r"\bit \((this (?:Digimon|Tamer|card))\)", r"\1"),
    (
        r"\b(?:it|that Digimon|that Tamer|that card|the Digimon this effect chose) (?:\((?:what triggered it|what was chosen"
        r"|not this one|the one that digivolves|as it was when that happened|the one those cards are or were under)\) ?)+",
        "it ",
    ),
    (r"\bit \(it ?\) *", "it "),
    (r"at least one of it\b", "it"),
    (
        r"\b(?:the|each) (?:Digimon|Tamer|card)s?(?: on your (?:opponent's )?side)? this effect"
        r"(?: (?:chose|placed|returned|played)\b(?: \(as it was when that happened\))?"
        r"|'s trigger (?:deleted|returned) \(as it was when that happened\))",  # what has left is seen as it last was
        "it",
    ),
    (r"\b1 of those just meant\b", "1 card among the cards this effect revealed or looked at"),
    (r"\bthat (?:Digimon|Tamer|card)\b", "it"),
    (r"\bit \((?:it ?(?:\(it\))?)\)", "it"),
    (r"\bit \((the rest of the revealed cards)\)", r"\1"),
    (r"\bit \(the one whose top card that is\)", "it"),
    (
        r"\bplace (?=[^.;:]*(?:at the bottom|on top|at the top)[^.;:]* of the owner's (?:deck|Digi-Egg deck))",
        "return ",
    ),
    (r"number of digivolution cards of this Digimon", f"number of cards among {UNDER}"),
    (r"different colours of the digivolution cards of", "different colours of each card among the cards under"),
    (r"\] or has the (?:trait|name) \[", "] or ["),
    (r"at least one of each (Digimon in your battle area) has", r"there is at least 1 \1 that has"),
    (r"while this Digimon has ([^:]*): this Digimon: ", r"this Digimon, only if it has \1: "),
    (
        r"each player, the turn player first, does this, being “you” in it: trash the top (\d+ cards|card) of your deck",
        r"trash the top \1 of each player's deck",
    ),
    (r"this very card goes from (?:a|your) ", "this very card goes from a "),
    (r"(this very card would be \w+)(?: from (?:a|your) hand)?(?:, where you do it)?", r"\1"),
    (r"\bwith the (?:digivolution |play |use )cost reduced", "with the cost reduced"),
    (r"when any card goes", "when a card goes"),
    (r"where it is in (?:your|a) ", "where it is in a "),
    (r"does not have digivolution cards", "has no digivolution cards"),
    (r"does not have at least 1 among its digivolution cards that is anything", "has no digivolution cards"),
    (r"has at least (\d+) among its digivolution cards that is anything", r"has a number of digivolution cards of at least \1"),
    (r"this Digimon has exactly 1 digivolution cards", "there is exactly 1 card among the cards under this Digimon"),
    (
        r"number of digivolution cards that (is|has) ([^:.]*?) of this Digimon",
        r"number of cards among the cards under this Digimon, each of which \1 \2",
    ),
    # where the words say who does it, and nobody else could
    (r"(from your (?:hand|trash)|from under a Digimon on your side), where you do it", r"\1"),
    (r"(something would digivolve into this very card), where you do it", r"\1"),
    (r"(a Digimon on your side[^:.]*? would digivolve[^:.]*?), you do it\b", r"\1"),
    (
        r"a Digimon (moves between areas from a breeding area to a battle area), where your opponent owns it",
        r"a Digimon on your opponent's side \1",
    ),
    (r"your opponent does this: (reveal the top \d+ cards of your opponent's deck)", r"\1"),
    # which cards, said of the cards or of what they are under
    (r"from under a card( on your opponent's side) from under a Digimon", r"from under a Digimon\1 from under a card"),
    (r"(?:other than what was chosen \(if nothing was chosen, none is\))", "not it"),
    (r"is not it (?:or|and) this Digimon", "is not it or this Digimon"),
    (
        r"all cards in your breeding area, each of which has (the name \[[^\]]*\])",
        r"1 card in your breeding area that has \1 (you choose)",
    ),
    (r"is (\w+) and is \1\b", r"is \1"),
    (
        r"one choice \(you choose\) among: 1 card in your battle area that has the name (\[[^\]]*\]) \(you choose\); or"
        r" 1 card in your hand that has the name \1 \(you choose\)",
        r"1 card in your battle area or in your hand that has the name \1 (you choose)",
    ),
    (
        r"a Digi-Egg or Digimon card( on your side)? that has DigiXros requirements",
        r"a Digimon card\1 that has DigiXros requirements",
    ),
    (r"\[[^\]]*\] (in your turn, right before)", r"\1"),
    # one of several that met the trigger together
    (r"\bit \(1 of several \(you choose\)\)", "1 of it (you choose)"),
    (r"\b(under|digivolve) 1 of it \(you choose\)", r"\1 it"),
    # the choice, and what is done with it
    (r"choose ([^.;:]*?\(you choose\))\. (trash|return|delete) it\b", r"\2 \1"),
    (r"(this Digimon: can't be blocked by) a Digimon on your opponent's side", r"\1 anything"),
    (
        r"(in your opponent's battle area[^:]*: does not unsuspend in) any unsuspend phase",
        r"\1 your opponent's unsuspend phase",
    ),
    (
        r", and in the same event this Digimon is deleted, where it happens other than by battle:",
        ": if it happened other than by battle:",
    ),
    (
        r"a Digimon on your side gets a link card, where the link card (has [^:]*?):",
        r"a card that \1 becomes a link card, where the Digimon it is linked to is on your side and is a Digimon:",
    ),
    (r"does not fit this: “((?:[^“”]|“[^”]*”)*)”", r"does not fit: \1"),
    (
        r" and \(does not fit: has the name (\[[^\]]*\]) or (\[[^\]]*\])\)",
        r", does not have the name \1 and does not have the name \2",
    ),
    (
        r"\b(all|each) (Digimon or Tamer|Digimon) in either player's battle area(?:, each of which| that) is not this Digimon",
        r"\1 other \2 in either player's battle area",
    ),
    (r"while this Digimon (has|is) ([^:]*): this Digimon: ", r"this Digimon, only if it \1 \2: "),
    (
        r"while there (?:is|are) (at least \d+) cards? among the cards under this Digimon, each of which (is|has) ([^:]*):"
        r" this Digimon: ",
        r"this Digimon, only if it has \1 among its digivolution cards that \2 \3: ",
    ),
    (r"has (the name \[[^\]]*\]) and is face up", r"is face up and has \1"),
    (r"\b(gains [^.:“]*?) and gains “", r"\1 and “"),
    (r"return all of the rest", "return the rest"),
    (
        r"a Digimon on your side would digivolve, where (the card to digivolve into is [^:(]*?)"
        r" and the Digimon about to digivolve is (Lv \d)\b",
        r"a Digimon on your side that is \2 would digivolve, where \1",
    ),
    (
        r"there is at least 1 Digimon in your battle area that (has [^:]*?) or"
        r" there is at least 1 card in your battle area that (has [^:,]*)",
        r"there is at least 1 card in your battle area that \2 or (is a Digimon and \1)",
    ),
    (
        r"(there are at least \d+ cards in your opponent's trash) or (there are at least \d+ cards in your trash)",
        r"\2 or \1",
    ),
    (  # a card is chosen to compare with: whatever one of them allows
        r"choose 1 (Digimon card among the cards this effect revealed or looked at that [^.]*?) \(you choose\)\. "
        r"(delete 1 Digimon in your opponent's battle area that has [^.]*? at most the [^.]*? of) it\b",
        r"\2 at least one \1",
    ),
    (r"a Digimon that (has the trait \[[^\]]*\]) is played, where you do it", r"a Digimon on your side that \1 is played"),
    (r"a card that (has the name \[[^\]]*\]) goes to your battle area", r"a card on your side that \1 goes to a battle area"),
    (
        r"when (a Digimon on your side that [^:.]*? is played) or (a card on your side that [^:.]*? goes to a battle area):",
        r"when \2 or \1:",
    ),
    (r"has play cost (at most the number)", r"has a play cost of \1"),
    (r" \(not raised by what raises maximums\)", ""),
    (r"(Option card[^.:]*?(?:has a|or has a)) use cost", r"\1 cost"),
    (r"(has a cost of exactly \d+ or has a) use cost", r"\1 cost"),
    (
        r"a card that \(is on your opponent's side and is a Digimon\) or \(is on your side, is a Digimon and is another one\)",
        "another Digimon",
    ),
    (
        r"at least 1 (Digimon|card) in your battle area that ([^:]*?) or there is at least 1 \1 in your battle area that ",
        r"at least 1 \1 in your battle area that \2 or ",
    ),
    (
        r"at least 1 card in your battle area that ([^:]*?) or"
        r" there is at least 1 Digimon in your battle area that (has [^:,]*)",
        r"at least 1 card in your battle area that \1 or (is a Digimon and \2)",
    ),
    (
        r"all cards in either player's trash, each of which (has [^.]*?) and all Option cards in either player's trash",
        r"all cards in either player's trash, each of which \1 or is a Option",
    ),
    (r" *[.;]? trash all cards among the cards under it(?=[.”])", ""),
    (r" \(if not, the effect ends here\): you may, all of it", ": you may, all of it"),
    (
        r"this Digimon has a number of digivolution cards of (at least|at most) (\d+)",
        r"there are \1 \2 cards among the cards under this Digimon",
    ),
    (
        r"this Digimon has at least 1 among its digivolution cards",
        "there is at least 1 card among the cards under this Digimon",
    ),
    (r"(\b1 [^;:]*?), all from under the same card", r"\1"),
    (r"has not (\w+) a Digimon on your opponent's side", r"has not \1 a card"),
    (r"\b(?:Digimon|Tamer|Option) card((?: in your \w+| among [^;:]*?)? that has the name)", r"card\1"),
    (
        r"\bDigimon card((?: in your \w+| among [^;:]*?)? that is Lv(?! ?[2-9] or lower))",
        r"card\1",
    ),  # no Digi-Egg is of that level
    (r"\bDigimon card( in your hand that is Lv)", r"card\1"),
)


VERBS: Final = {"play": "played", "use": "used", "add": "added", "reveal": "added", "return": "returned", "trash": "trashed"}
"""What is done, and how it is said that it was; what is revealed to be added was added."""
PART: Final = re.compile(
    r"\b(play|use|add|reveal|return|trash) ([^.:]*)\. ((?:add it to the owner's hand\. )?)if the part before was (not )?done"
)
DONE: Final = re.compile(
    r"you may: ([^.:]*)\. if (?:the part before was done|this effect (?:played|used|added|returned|trashed) a card): ([^.]*\.)$"
)
IF_THIS: Final = re.compile(r"a card that is this Digimon, only if it (has [^:]*?) would ")
BY_BATTLE: Final = re.compile(
    r"(this Digimon would be deleted, where it happens by battle) and \((this Digimon has [^)]*)\) \(it cuts in\): "
)
LASTING: Final = re.compile(r"(until [^:.]*?), ([^:.]*): ((?:[^.“”]|“[^”]*”)*)\. \1, (it|\2): ((?:[^.“”]|“[^”]*”)*)\.")
PREDICATES: Final = re.compile(
    r"(until [^:.]*?, [^:.]*|this (?:Digimon|Tamer|card)(?:, only if [^:.]*)?): ((?:[^.:“”]|“[^”]*”)*)\."
)


def plainly(line: str) -> str:
    """A line of an explanation with one way to say what means the same."""
    line = re.sub(r"\. (?=[+-]\d+>)", " ", line).replace("Lv.", "Lv ")
    for host in ("Digimon", "Tamer"):
        if f"under this {host}, as" in line or f"goes from under this {host}" in line:
            line = line.replace("it (the one those cards are or were under)", f"this {host}")
    if "where the card it goes under is this Digimon" in line:
        line = line.replace("it (the one that card is under)", "this Digimon")
    if IF_THIS.search(line):
        line = line.replace("it (what triggered it)", "this Digimon")
    for pattern, said in SAME:
        line = re.sub(pattern, said, line)
    line = re.sub(r"\bit \(it\)", "it", re.sub(r" +(?=[ .,;:)])", "", line))
    for told in (
        its_owners,
        of_one_revealed,
        if_it_was_done,
        otherwise,
        in_your_turn,
        condition_of_this,
        one_change,
        in_order,
        picks,
    ):
        line = told(line)
    return re.sub(r"\b(under|digivolve) this (?:Digimon|Tamer)\b", r"\1 this card", line)


def its_owners(line: str) -> str:
    """The owner of what is the opponent's is the opponent."""
    if "in your opponent's battle area" in line and "in your battle area" not in line:
        line = line.replace("its owner's", "your opponent's").replace(
            "can't attack a Digimon on your side", "can't attack a Digimon"
        )
    return line


def of_one_revealed(line: str) -> str:
    """Of a single revealed card, “otherwise return it” is to return the rest: if it was not added it is left.

    Of several, “those cards” are the rest of them as long as none was taken.
    """
    line = re.sub(
        r"(reveal the top card of your deck\. if it [^:]*: add it to the owner's hand\. )"
        r"otherwise \(the condition before did not hold\): return it\b",
        r"\1return the rest of the revealed cards",
        line,
    )
    line = re.sub(
        r"(reveal the top card of your deck\. )if it \(the card named last\) \(not this one\) is a (Digimon card), ([^:]*):"
        r" you may: play it \(it \(the card named last\) \(not this one\)\)",
        r"\1you may: play 1 \2 among the cards this effect revealed or looked at that \3 (you choose)",
        line,
    )
    line = re.sub(r"(reveal the top \d+ cards of your deck\. )return it\b", r"\1return the rest of the revealed cards", line)
    if "reveal the top" in line:
        line = re.sub(
            r"\b1 of it \(you choose\)", "1 card among the cards this effect revealed or looked at (you choose)", line
        )
        line = re.sub(r"(place 1 card [^.]*? security stack), in an order you choose", r"\1", line)
    return line


def if_it_was_done(line: str) -> str:
    """“If you do”, after something that may be done: if this effect did it."""

    def said(found: re.Match[str]) -> str:
        start = found[0][: found[0].rindex("if the part before")]
        return (
            f"{start}if this effect has not {VERBS[found[1]]} a card"
            if found[4]
            else f"{start}if this effect {VERBS[found[1]]} a card"
        )

    if " place " not in line:
        line = line.replace("this effect placed", "this effect returned")
    line = line.replace(" (its own card, trashed for <Delay>, is none)", "").replace(
        "has not used an Option", "has not used a card"
    )
    return DONE.sub(r"you may, all of it: \1. If done (if not, the effect ends here): \2", PART.sub(said, line))


SO: Final = re.compile(r"\bif (it is|there is at least 1) ([^:]*): ([^.]*\. )if the condition before did not hold: ")


def otherwise(line: str) -> str:
    """“If it is not”, after “if it is yellow”: if it is not yellow."""
    not_so = {"it is": "it is not", "there is at least 1": "there is no"}
    return SO.sub(lambda found: f"if {found[1]} {found[2]}: {found[3]}if {not_so[found[1]]} {found[2]}: ", line)


def in_your_turn(line: str) -> str:
    """In your own turn the opponent's turn that ends next is their next turn."""
    if "in your turn, when" in line or "in your turn, right before" in line or line.startswith("When used: [Main]"):
        line = line.replace("until your opponent's next turn ends", "until your opponent's turn ends")
    return line


def condition_of_this(line: str) -> str:
    """“This Digimon with [A] in its name” in a trigger that cuts in: if it has that, when it does."""
    line = BY_BATTLE.sub(r"\1 (it cuts in): if \2: ", line)
    found = IF_THIS.search(line)
    if found is None:
        return line
    return IF_THIS.sub("this Digimon would ", line).replace("(it cuts in): ", f"(it cuts in): if this Digimon {found[1]}: ", 1)


def one_change(line: str) -> str:
    """Two changes of one thing for as long are one with two parts; what is chosen anew is another thing."""

    def joined(found: re.Match[str]) -> str:
        again = found[4] != "it" and "choose" in found[2]
        return found[0] if again else f"{found[1]}, {found[2]}: {found[3]} and {found[5]}."

    before = ""
    while before != line:
        before, line = line, LASTING.sub(joined, line)
    return line


BEGINS: Final = r"(?:, | and )(?=gains |gets |can't |can |isn't |its DP|effects |does |doesn't |also )"
"""Where a further part of a change begins."""
CONDITIONS: Final = re.compile(r"\b(if|only if it) ([^:“”]*)(?=: )")
ALSO: Final = r" and (?=\(?(?:there (?:is|are) |this |it |its |your |you |is |has ))"


def in_order(line: str) -> str:
    """The parts of a change, and conditions of one place, in one order."""

    def said(found: re.Match[str]) -> str:
        return f"{found[1]}: {' and '.join(sorted(re.split(BEGINS, found[2])))}."

    def held(found: re.Match[str]) -> str:
        if re.search(r" or (?!more|less|higher|lower)", re.sub(r"\([^()]*\)", "", found[2])) or "(if" in found[2]:
            return found[0]
        return f"{found[1]} {' and '.join(sorted(re.split(ALSO, found[2])))}"

    return CONDITIONS.sub(held, PREDICATES.sub(said, line))


def picks(line: str) -> str:
    """What is chosen of two sorts at once, in one order."""
    both = r"\badd (1 [^.;]*? \(you choose\)) and (1 [^.;]*? \(you choose\)) to the owner's hand"
    line = re.sub(both, lambda found: f"add {' and '.join(sorted(found.groups()))} to the owner's hand", line)
    pair = r"\bDNA digivolve (1 [^.;]*? \(you choose\)) with (1 [^.;]*? \(you choose\)), into"
    return re.sub(pair, lambda found: f"DNA digivolve {' with '.join(sorted(found.groups()))}, into", line)
