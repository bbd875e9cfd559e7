"""Everything printed on one card: its texts become its effects, each where it works from."""

from __future__ import annotations

from ....meaning.build import CannotRun
from ..things.faces import DigimonFace
from ..things.state import Effect
from . import naming as naming
from .alike import formed
from .builder import Builder, numbered
from .language import Text
from .marks import keywords_in
from .rewrites import rules


def build(face: DigimonFace, texts: dict[str, Text]) -> None:
    """Fills the effects of a face; what cannot be carried out is listed as not read."""
    builder = Builder(face)
    narrow: list[str] = []
    for place, text in texts.items():
        narrow += [] if text.full else [sentence.text for sentence in text.sentences]
        for number, chain in enumerate(text.effects() if text.full else (), 1):
            lines = len(face.special)
            try:
                with builder.within(place=place):
                    built = builder.make("Chain", formed(rules.apply(chain)))
            except CannotRun as error:
                face.unread.append(f"{''.join(said(text, number)[:1])} ({error})")
                continue
            if place != "link text" and all(line.kind != "digivolve" for line in face.special[lines:]):
                narrow += said(text, number)
            for effect in built:
                effect.number = number
                settle_place(face, place, effect)
    words = without_notes(" ".join([face.text, face.inherited, face.security, face.link_text]))
    face.all_kinds |= builder.all_kinds
    every = [sentence.text for text in texts.values() for sentence in text.sentences]
    face.words = asked_for(words, every, face.lang)
    face.fewer_words = asked_for(without_notes(" ".join(narrow)), narrow, face.lang)
    numbered(face)


def asked_for(words: str, sentences: list[str], lang: str) -> str:
    """4-20: what is written on a card as texts ask for it: keywords by their English icons, in whatever language they are."""
    if lang != "en":
        words = " ".join([words, *keywords_in(" ".join(sentences), lang)])
    return words.replace("＜", "<").replace("＞", ">")


def said(text: Text, number: int) -> list[str]:
    """The sentences of one effect of a text; not those of a (Rule), which is none."""
    bounds = [*text.starts, len(text.sentences)][number - 1 : number + 1]
    found = [sentence.text for sentence in text.sentences[bounds[0] : bounds[-1]]] if bounds else []
    return [] if found and found[0].startswith("[Rule]") else found


def build_sides(face: DigimonFace, side: DigimonFace, texts: dict[str, Text]) -> None:
    """4.2 4-6-6: fills the Option side of a DUAL card. What works or is watched for wherever the card is, the card has.

    A [Security] effect is one of the upper text (4.2 2-3-11-3-1), so that none is expected here.
    """
    build(side, texts)
    for effect in (*side.effects, *side.security_effects, side.main):
        if isinstance(effect, Effect):
            effect.option = True
    if side.security_effects or side.special:
        side.unread.append(f"{side.text} (not on the Option side of a DUAL card)")
    face.unread += side.unread
    face.loose_effects += side.loose_effects
    face.loose_kinds |= side.loose_kinds
    face.loose_parts = face.loose_parts or side.loose_parts
    face.all_kinds |= side.all_kinds
    face.tokens += [token for token in side.tokens if token not in face.tokens]


def settle_place(face: DigimonFace, place: str, effect: Effect) -> None:
    """Puts an effect where it works from: the upper text, the inherited effect, the link effect, the security effect."""
    if place == "inherited":
        effect.inherited = True
        face.inherited_effects.append(effect)
    elif place == "link text":
        effect.linked = True
        face.link_effects.append(effect)
    elif effect.timings == ["Security"] and not effect.places:
        face.security_effects.append(effect)
    elif face.kind == "option" and effect.main and face.main is None and not effect.places and not effect.delay:
        effect.main = False
        face.main = effect
    else:
        face.effects.append(effect)


def without_notes(text: str) -> str:
    """4-20-5: a text without what stands in parentheses.

    >>> without_notes("a (b (c)) d) (e")
    'a  d) (e'
    >>> without_notes("甲（乙）丙")
    '甲丙'
    """
    kept: list[str] = []
    opened: list[int] = []
    for letter in text:
        if letter in ")）" and opened:
            del kept[opened.pop() :]
            continue
        if letter in "(（":
            opened.append(len(kept))
        kept.append(letter)
    return "".join(kept)
