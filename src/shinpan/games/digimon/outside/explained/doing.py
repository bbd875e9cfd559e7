"""Instructions in words."""

from __future__ import annotations

from typing import Any

from ....explaining import Explainer, bits, counted, flat, listed, named, steps, under
from ...things.joining import ByOp
from ...things.state import BATTLE, BREEDING, DECK, EGGS, SECURITY
from .cards import effect_words, token_words
from .selecting import found
from .vocabulary import AREAS, COLOR_BITS, OWNERS, SAYINGS, STATS, TOP_END, UNTIL, ZONES, Talk, chooses, icon, who

SAYINGS.silent("OnThings", verb="what “this effect did” calls it: the verb that is said")
SAYINGS.silent("OnPairs", first="a label for the question", second="a label for the question")
SAYINGS.silent("Keyword", rule="the clause that is cited", mark="which rule books have it")

# ------------------------------------------------------------------ joining


@SAYINGS.says("joining.Sentences", "joining.AndOp")
def sentences(e: Explainer, x: Any) -> str:
    rows: list[str] = []
    for n, op in enumerate(x.ops, 1):
        with e.within(more=n < len(x.ops) or e.get("more")):
            rows.append(e.say(op))
    return steps(rows)


@SAYINGS.says("joining.ReplaceOp")
def replace_op(e: Explainer, x: Any) -> str:
    head = "in its place (no other replacement cuts in on this)" + ("; you chose to" if x.optional else "")
    return under(head, steps([e.say(op) for op in x.ops]))


@SAYINGS.says("joining.IfOp")
def if_op(e: Explainer, x: Any) -> str:
    ends = " (if not, the effect ends here)" if e.get("more") and isinstance(x.op, ByOp) else ""
    return under(f"if {e.say(x.cond)}{ends}", e.say(x.op))


@SAYINGS.says("joining.OptionalOp")
def may_op(e: Explainer, x: Any) -> str:
    return under(f"{who(e)} may", e.say(x.op))


def by_doing(e: Explainer, x: Any, more: str = "") -> str:
    """By doing something, something else."""
    costs = "; ".join(flat(e.say(cost)) for cost in x.costs)
    done = "If done" if e.get("instead") else "If done (if not, the effect ends here)"
    turned = any(type(cost).__name__ == "DigivolveOp" for cost in x.costs)
    with e.within(instead=False, turned=turned):
        return under(f"{more}{who(e)} may, all of it: {costs}. {done}", e.say(x.op))


@SAYINGS.says("joining.ByOp")
def by_op(e: Explainer, x: Any) -> str:
    return by_doing(e, x)


@SAYINGS.says("joining.DelayOp")
def delay_op(e: Explainer, x: Any) -> str:
    with e.within(delay=True):
        return by_doing(e, x, "<Delay> ")


@SAYINGS.says("joining.OrOp")
def or_op(e: Explainer, x: Any) -> str:
    rows = [f"{number}. {flat(e.say(op))}" for number, op in enumerate(x.ops, 1)]
    return under(f"one of these that can be done {chooses(e)}", "\n".join(rows))


@SAYINGS.says("joining.ListedOp")
def modes_op(e: Explainer, x: Any) -> str:
    rows = [under(f"{number}.", e.say(op)).replace(".:", ".", 1) for number, op in enumerate(x.ops, 1)]
    return under(f"activate {x.n} of these {chooses(e)}, one after the other", "\n".join(rows))


def picks(select: Any) -> bool:
    """Whether a selector says how many are chosen."""
    return type(select).__name__ == "Pick" and select.count is not None and select.count.kind in (0, 1)


@SAYINGS.says("joining.EachOp")
def each_op(e: Explainer, x: Any) -> str:
    numbers = "numbers"
    if type(x.op).__name__ == "DeDigivolveOp":
        return under(f"as many times as {e.say(x.count)}, every time on what is chosen at first", e.say(x.op))
    if type(x.op).__name__ == "LastOp" and any(change.multiplied() for change in x.op.changes) and picks(x.op.select):
        numbers = "number (not how many are chosen)"
    return under(f"with its {numbers} multiplied by {e.say(x.count)}", e.say(x.op))


@SAYINGS.says("joining.TimesOp")
def times_op(e: Explainer, x: Any) -> str:
    return under(f"as many times as {e.say(x.count)}", e.say(x.op))


@SAYINGS.says("joining.OpponentOp")
def opponent_op(e: Explainer, x: Any) -> str:
    other = "your opponent" if who(e) == "you" else "you"
    with e.within(actor=other):
        return under(f"{other} {'does' if other != 'you' else 'do'} this", e.say(x.op))


@SAYINGS.says("joining.BothOp")
def both_op(e: Explainer, x: Any) -> str:
    with e.within(actor="you"):
        return under("each player, the turn player first, does this, being “you” in it", e.say(x.op))


@SAYINGS.says("abilities.InsteadIf")
def instead_if(e: Explainer, x: Any) -> str:
    wish = f", and {who(e)} want so" if x.optional else ""
    return "\n".join([under(f"if {e.say(x.cond)}{wish}", e.say(x.op)), under("otherwise", e.say(x.before))])


@SAYINGS.says("abilities.InsteadBy")
def instead_by(e: Explainer, x: Any) -> str:
    with e.within(instead=True):
        by = e.say(x.by)
    return "\n".join([by, under("if that was not done", e.say(x.before))])


@SAYINGS.says("abilities.PutOff")
def put_off(e: Explainer, x: Any) -> str:
    moments = {"battle end": "the end of this battle", "attack end": "the end of this attack", "turn end": "the end of {} turn"}
    owner = {-1: "the", 0: "your", 1: "your opponent's"}
    skip = named({0: "", 1: " next"}, x.skip)
    text = named(moments, x.kind).format(named(owner, x.whose) + skip)
    if x.kind != "turn end" and (x.whose != -1 or x.skip):
        text += f" ({named(owner, x.whose)}{skip})"
    return under(f"at {text}", effect_words(e, x.effect))


@SAYINGS.says("abilities.WatchFor")
def watch_for(e: Explainer, x: Any) -> str:
    once = ", the first time only" if x.once else ", each time"
    return under(f"{named(UNTIL, x.until)}{once}", effect_words(e, x.effect))


# ------------------------------------------------------------------ cards

SAYINGS.templates(
    {
        "verbs.ChooseNow": "choose {select}",
        "card_verbs.TrashOp": "trash {select}",
        "card_verbs.TrimBoth": "trash the top cards of both players' {zone:zone}, each down to {n} cards, at the same time",
        "card_verbs.TrashAsMany": "trash this Digimon's digivolution cards in place of them, as many as the effect says",
        "card_verbs.FieldOp": "place {select} in its owner's battle area",
        "card_verbs.MixOp": "shuffle {select}, so that nobody chooses their order",
        "abilities.BackOp": "leave {select} face down in the security stack (others go on top of it)",
        "stack_verbs.SuspendOp": "suspend {select}",
        "stack_verbs.HatchOp": "hatch (only into an empty breeding area)",
        "stack_verbs.EndAttackOp": "end the attack at once",
        "abilities.SetCostOp": "the cost that is being paid becomes {value}",
    }
)


@SAYINGS.says("stack_verbs.UnsuspendOp")
def unsuspend_op(e: Explainer, x: Any) -> str:
    things = e.say(x.select)
    left = things == "this Digimon" and type(x.select).__name__ == "This" and not x.select.digimon
    return f"unsuspend {things}{' (also if it is only a Tamer by then)' if left else ''}"


def single(e: Explainer, select: Any) -> bool:
    """Whether it is always one card, which has no order."""
    if type(select).__name__ == "Pick":
        count = e.look(select).count
        return count is not None and e.look(count).kind == 0 and e.look(count).n == 1
    if type(select).__name__ == "StackTop":
        return e.look(select).n == 1 and single(e, e.look(select).hosts)
    return type(select).__name__ == "This"


def put_end(x: Any) -> str:
    """Where in a pile."""
    return named(TOP_END, x.end)


@SAYINGS.says("card_verbs.PutOp")
def put_op(e: Explainer, x: Any) -> str:
    verb = str(x.verb).lower()
    things = e.say(x.select)
    face = " face up" if x.face_up else ""
    if x.zone in (DECK, SECURITY, EGGS):
        pile = {DECK: "deck", SECURITY: "security stack", EGGS: "Digi-Egg deck"}[x.zone]
        order = "" if single(e, x.select) or x.zone == EGGS else f", in an order {who(e)} choose"
        return f"{verb} {things}{face} {put_end(x)} the owner's {pile}{order}"
    end = f" ({x.end})" if x.end != "top" else ""
    return f"{verb} {things}{face} to the owner's {named(ZONES, x.zone)}{end}"


@SAYINGS.says("card_verbs.UnderOp")
def under_op(e: Explainer, x: Any) -> str:
    ends = {"top": "top", "bottom": "bottom", "either": "top or bottom (chosen then)"}
    down = ", face down" if x.face_down else ""
    what = e.say(x.select)
    talk = e.get("talk", Talk(""))
    if type(x.select).__name__ == "StackTop" and type(x.select.hosts).__name__ == "Pick":
        talk = Talk("the one whose top card that is")
    with e.within(talk=talk):
        host = e.say(x.host)
    if isinstance(talk := e.get("talk"), Talk):
        talk.under = True
    return f"place {what} under {host}, as the {named(ends, x.end)} of the cards under it{down}"


@SAYINGS.says("card_verbs.FlipOp")
def flip_op(e: Explainer, x: Any) -> str:
    return f"turn {e.say(x.select)} face {'up' if x.face_up else 'down'}"


@SAYINGS.says("card_verbs.RevealOp")
def reveal_op(e: Explainer, x: Any) -> str:
    if x.private:
        return f"look at {e.say(x.select)} (only {who(e)})"
    return f"reveal {e.say(x.select)}"


@SAYINGS.says("card_verbs.ShuffleOp")
def shuffle_op(e: Explainer, x: Any) -> str:
    return f"shuffle {named(OWNERS, x.whose)} {named(ZONES, x.zone)}"


@SAYINGS.says("card_verbs.DrawOp")
def draw_op(e: Explainer, x: Any) -> str:
    return f"draw until there are {counted(x.n, 'card')} in the hand" if x.until else f"draw {counted(x.n, 'card')}"


@SAYINGS.says("card_verbs.RecoveryOp")
def recovery_op(e: Explainer, x: Any) -> str:
    most = f", never to more than {x.most} cards" if x.most != -1 else ""
    if x.until != -1:
        return f"<Recovery>: from the top of the deck onto the security stack until it has {x.until} (said as {x.n}){most}"
    return f"<Recovery +{x.n}>: put the top {counted(x.n, 'card')} of the deck on top of the security stack{most}"


# ------------------------------------------------------------------ stacks


@SAYINGS.says("stack_verbs.DeleteOp")
def delete_op(e: Explainer, x: Any) -> str:
    raised = " (effects that change the DP maximum of deletion apply)" if x.numbered else ""
    return f"delete {e.say(x.select)}{raised}"


@SAYINGS.says("stack_verbs.DeDigivolveOp")
def de_digivolve(e: Explainer, x: Any) -> str:
    most = "1 card" if x.n == 1 else f"1 to {x.n} cards {chooses(e)}"
    return f"<De-Digivolve {x.n}> {e.say(x.select)}: trash {most} from its top, never beyond Lv.3 or its last card"


@SAYINGS.says("stack_verbs.MoveOp")
def move_op(e: Explainer, x: Any) -> str:
    goals = {BATTLE: "to the battle area", BREEDING: "to the breeding area", -1: "to the other of battle and breeding area"}
    return f"move {e.say(x.select)} {named(goals, x.zone)}"


@SAYINGS.says("stack_verbs.AttackOp")
def attack_op(e: Explainer, x: Any) -> str:
    targets = {"player": "the player", "digimon": "a suspended Digimon", "any": "the player or a suspended Digimon"}
    text = f"{e.say(x.select)} attacks {named(targets, x.target)} (its controller chooses the target)"
    if x.unsuspended:
        text += ", or an unsuspended Digimon"
    if x.also is not None:
        text += f", or also unsuspended: {e.say(x.also, 'all')}"
    if x.against is not None:
        text += f", only against {e.say(x.against, 'all')}"
    if x.no_suspend:
        text += ", without suspending"
    return text + (", also in the turn it was played" if x.rested else "")


@SAYINGS.says("stack_verbs.SwitchTargetOp")
def switch_target(e: Explainer, x: Any) -> str:
    things = e.say(x.select) if not (type(x.select).__name__ == "Union" and not e.look(x.select).parts) else ""
    if x.player:
        things = f"{things} or the player" if things else "the player"
    return f"change the target of the attack to {things or 'nothing'}"


# ------------------------------------------------------------------ bringing cards into play


@SAYINGS.says("playing.Payment")
def payment(e: Explainer, x: Any) -> str:
    kinds = {0: "", 1: "play ", 2: "digivolution ", 4: "use ", 8: "link "}
    rows: list[str] = []
    kind = named(kinds, x.kind)
    if x.free:
        rows.append("without paying the cost")
    if x.fixed >= 0:
        rows.append(f"with a {kind}cost of {x.fixed}")
    if x.less:
        rows.append(f"with the {kind}cost {'reduced' if x.less > 0 else 'raised'} by {abs(x.less)}")
    rows += [e.say(one) for one in x.discounts]
    if not rows:
        rows.append(f"paying the {kind}cost")
    if x.ignoring:
        rows.append("ignoring digivolution requirements")
    if x.ignoring_level:
        rows.append("ignoring the level in digivolution requirements")
    if x.any_colors:
        rows.append("ignoring colour requirements")
    if x.as_level != -1:
        rows.append(f"as if it were Lv.{x.as_level}")
    if x.as_colors:
        rows.append(f"as if it were {bits(x.as_colors, COLOR_BITS)}")
    if x.also_from:
        rows.append(f"where DigiXros may also take cards from: {xros_places(x.also_from)}")
    return ", ".join(rows)


@SAYINGS.says("playing.Discount")
def discount(e: Explainer, x: Any) -> str:
    return f"with the cost reduced by {e.say(x.value)}" + (f" if {e.say(x.cond)}" if x.cond is not None else "")


SAYINGS.silent("Payment", kind="which cost it is: said with a cost that is paid; nothing is paid for a free one")


@SAYINGS.says("play_verbs.PlayOp")
def play_op(e: Explainer, x: Any) -> str:
    zone = "" if x.zone == BATTLE else f" to the {named(ZONES, x.zone)} (only an empty one)"
    return f"play {e.say(x.select)}{zone} {e.say(x.how)}{', suspended' if x.suspended else ''}"


@SAYINGS.says("play_verbs.UseOp")
def use_op(e: Explainer, x: Any) -> str:
    return f"use {one_of(e, x.select)} {e.say(x.how)}"


def one_of(e: Explainer, select: Any) -> str:
    """Exactly one of what a selector finds, whatever number it names."""
    if type(select).__name__ in ("Pick", "OneOf", "Union"):
        return found(e, select, "1 ") + f" {chooses(e)}"
    return e.say(select)


@SAYINGS.says("play_verbs.DigivolveOp")
def digivolve_op(e: Explainer, x: Any) -> str:
    return f"digivolve {one_of(e, x.who)} into {one_of(e, x.to)} {e.say(x.how)}"


@SAYINGS.says("play_verbs.DnaOp")
def dna_op(e: Explainer, x: Any) -> str:
    sorts = [one_of(e, part) for part in x.who]
    among = ", ".join(e.say(part, "many") for part in x.who)
    two = " with ".join(sorts) if len(sorts) > 1 else f"two Digimon {chooses(e)}, any two among: {among}"
    return f"DNA digivolve {two}, into {one_of(e, x.into)} {e.say(x.how)}"


@SAYINGS.says("play_verbs.FuseOp")
def fuse_op(e: Explainer, x: Any) -> str:
    return f"App Fuse {one_of(e, x.who)} into {one_of(e, x.to)} {e.say(x.how)}"


@SAYINGS.says("play_verbs.LinkOp")
def link_op(e: Explainer, x: Any) -> str:
    cards = one_of(e, x.who)
    if type(x.who).__name__ == "Pick" and x.who.count is not None and x.who.count.n > 1:
        cards = f"{e.say(x.who)}, one after the other,"
    return f"link {cards} to {one_of(e, x.to)} {e.say(x.how)}"


@SAYINGS.says("abilities.Token")
def token(e: Explainer, x: Any) -> str:
    side = "" if x.side == 0 else " to the opponent's battle area"
    only = f", only one that {e.say(x.filter)}" if x.filter is not None else ""
    return f"play {counted(x.n, 'token')}{side}{', suspended' if x.suspended else ''}{only}: {token_words(e, x.face)}"


@SAYINGS.says("abilities.Tokens")
def tokens(e: Explainer, x: Any) -> str:
    return under("at the same time", steps([e.say(one) for one in x.tokens]))


# ------------------------------------------------------------------ the game itself


@SAYINGS.says("game_verbs.MemoryOp")
def memory_op(e: Explainer, x: Any) -> str:
    return f"{'gain' if x.n >= 0 else 'lose'} {abs(x.n)} memory"


@SAYINGS.says("game_verbs.SetMemoryOp")
def set_memory(e: Explainer, x: Any) -> str:
    other = "your opponent's" if who(e) == "you" else "your"
    mine = "your" if who(e) == "you" else "your opponent's"
    return f"set the memory to {x.n} on {other if x.opponent else mine} side"


@SAYINGS.says("game_verbs.PayOp")
def pay_op(e: Explainer, x: Any) -> str:
    return f"pay {'up to ' if x.up_to else ''}{x.n} memory"


@SAYINGS.says("game_verbs.PreventOp")
def prevent_op(e: Explainer, x: Any) -> str:
    with e.within(prevented=True):
        what = f" to {e.say(x.select)}" if x.select is not None else ""
    if x.select is None and e.get("several"):
        what = " to the one that digivolved" if e.get("turned") else ", be it to one or to several at once,"
    return f"what is about to happen{what} does not happen"


@SAYINGS.says("game_verbs.CostOp")
def cost_op(e: Explainer, x: Any) -> str:
    return f"{'reduce' if x.sign < 0 else 'raise'} the cost that is being paid by {e.say(x.value)}"


@SAYINGS.says("game_verbs.RaiseOp")
def raise_op(e: Explainer, x: Any) -> str:
    whats = {"Number": "the number", "DP reduction": "what is taken off the DP"}
    what = whats[x.which] if x.which in whats else f"the {named(STATS, x.which)} maximum"
    return f"{'raise' if x.n >= 0 else 'lower'} {what} by {abs(x.n)}"


@SAYINGS.says("game_verbs.RaisedOp")
def raised_op(e: Explainer, x: Any) -> str:
    return f"{e.say(x.op)}; for this, {e.say(x.by)}"


@SAYINGS.says("game_verbs.ActivateOp")
def activate_op(e: Explainer, x: Any) -> str:
    many = "every" if x.n == 99 else f"{x.n}"
    own = f", as an effect of {e.get('this', 'this card')}" if x.as_this else ""
    side = " on the Option side" if x.side else ""
    icons = listed([icon(timing) for timing in x.timings], "or")
    of = found(e, x.select, "any ") if x.as_this else e.say(x.select)
    theirs = type(x.select).__name__ == "Meant" and e.get("several") and x.n == 1
    more = f" (of all theirs, where that is several {chooses(e)})" if theirs else ""
    return f"activate {many} {icons} effect{side} of {of}{more}{own}"


def xros_places(places: int) -> str:
    """The places a DigiXros may take cards from besides."""
    return bits(places, {**AREAS, 1 << 20: "cards under your Tamers"})


@SAYINGS.says("abilities.XrosMore")
def xros_more(e: Explainer, x: Any) -> str:
    most = ", ".join(f"at most {n} from {bits(1 << area, AREAS)}" for area, n in x.most.items())
    return f"DigiXros may also take cards from: {xros_places(x.places)}{f' ({most})' if most else ''}"


@SAYINGS.says("abilities.Win")
def win(e: Explainer, x: Any) -> str:
    return f"{who(e)} {'win' if x.wins else 'lose'} the game"


@SAYINGS.says("abilities.DigiBurstCost")
def digi_burst(e: Explainer, x: Any) -> str:
    return f"trash {'up to ' if x.up_to else ''}{x.n} of this Digimon's digivolution cards (you choose)"


@SAYINGS.says("abilities.RecolorOp")
def recolor(e: Explainer, x: Any) -> str:
    without = f" other than {bits(x.without, COLOR_BITS)}" if x.without else ""
    return f"{named(UNTIL, x.until)}, {e.say(x.select)} has, in place of its own, a colour{without} {chooses(e)}"
