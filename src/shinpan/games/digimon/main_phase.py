"""6-5: the actions of the main phase."""

from __future__ import annotations

from ...table.decisions import Decision, Option
from ...table.events import Event
from .attack import attack, can_attack, targets
from .digivolution import digivolve, ways
from .faces import NONE, DigimonFace
from .options import colors_met, use_option
from .playing import play
from .state import HAND, DigimonTable, Stack
from .values import now
from .waiting import settle


def main_phase(t: DigimonTable) -> None:
    """6-5-1: any number of actions, each when nothing is left to do; then the turn may be over."""
    player = t.turn_player
    while True:
        if t.resume:
            t.resume = False
        else:
            settle(t)
            if t.memory_of(player) < 0:
                t.cite("6-1-4-1", player=player)
                t.resume_phase = "main"
                t.phase = "end"
                return
        options = actions(t, player)
        t.cite("6-5-1", player=player)
        option = t.ask(Decision(player, "main", options, "6-5-1", free=True))
        verb = option.verb
        if verb == "pass":
            t.set_memory(player, -3, "6-5-1-7-1")
        elif verb == "play":
            play(t, player, t.cards[option.card], "6-5-1-1-1")
        elif verb == "use":
            use_option(t, player, t.cards[option.card])
        elif verb == "digivolve":
            stack = t.bodies[option.body]
            assert isinstance(stack, Stack)
            digivolve(t, player, t.cards[option.card], stack, option.number)
        elif verb == "attack":
            stack = t.bodies[option.card]
            assert isinstance(stack, Stack)
            attack(t, stack, option.body)
        t.record(Event("action", "6-5-1", player))


def actions(t: DigimonTable, player: int) -> list[Option]:
    """Everything the turn player can do now. Only legal actions are offered."""
    now(t)
    options: list[Option] = []
    for card in t.cards_in(player, HAND):
        face = card.face
        assert isinstance(face, DigimonFace)
        if face.kind in ("digimon", "tamer"):
            if face.cost != NONE and t.can_pay(player, face.cost):
                options.append(Option("play", card.uid))
        elif face.kind == "option" and t.can_pay(player, face.cost) and colors_met(t, player, face):
            options.append(Option("use", card.uid))
        if face.kind == "digimon":
            for stack in [*t.battle(player), t.breeding(player)]:
                if isinstance(stack, Stack):
                    for cost in ways(t, face, stack):
                        if t.can_pay(player, cost):
                            options.append(Option("digivolve", card.uid, stack.bid, cost))
    for body in t.battle(player):
        assert isinstance(body, Stack)
        if can_attack(t, body):
            for target in targets(t, body):
                options.append(Option("attack", body.bid, target))
    options.append(Option("pass"))
    return options
