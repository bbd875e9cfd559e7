"""Cards of several languages at one table: each also has the names and traits that it has in the languages of the others.

2-3-1, 2-3-2: a card is the same card in whatever language it is printed, so that a text finds it by the name and the traits
that it has in the language of the text. What a card is called elsewhere is written in its row (``abroad``); nothing else is
asked. At a table of one language nothing of this happens.
"""

from __future__ import annotations

from ..things.faces import DigimonFace
from ..things.state import DigimonTable, Stack
from .values import reset_stack

BLANK = "blank"
"""The number of the card of scenarios that has neither text nor traits."""


def meet(t: DigimonTable) -> None:
    """Lets the cards of a table know each other, if they are in several languages."""
    faces: list[DigimonFace] = []
    for card in t.cards:
        face = card.face
        assert isinstance(face, DigimonFace)
        if face.id != BLANK and face not in faces:
            faces.append(face)
    langs = list(dict.fromkeys([face.lang for face in faces]))
    if len(langs) < 2:
        return
    t.langs = langs
    for face in faces:
        learn(t, face)
    for card in t.cards:
        face = card.face
        assert isinstance(face, DigimonFace)
        card.face = spoken(t, face)
    for body in t.bodies.values():
        assert isinstance(body, Stack)
        body.rebuild()
        reset_stack(body)


def look(t: DigimonTable) -> None:
    """Which of all cards have effects that work off the field, and what any effect waits for."""
    loose: list[int] = []
    watched = 0
    for card in t.cards:
        face = card.face
        assert isinstance(face, DigimonFace)
        if face.loose_effects:
            loose.append(card.uid)
        watched |= face.all_kinds
    t.loose = loose
    t.kinds_watched = watched


def learn(t: DigimonTable, face: DigimonFace) -> None:
    """Takes up what a card tells of words in several languages: its own name, and what its texts say."""
    called = [face.name]
    for lang in t.langs:
        there = face.abroad.get(lang)
        if there is not None:
            if there.name:
                called.append(there.name)
            for word, other in there.words.items():
                alike(t, [word, other])
    alike(t, called)


def alike(t: DigimonTable, called: list[str]) -> None:
    """Takes up that these are one name or trait in several languages; the first of them that was met stands for all."""
    key = called[0]
    for word in called:
        if word in t.keys:
            key = t.keys[word]
            break
    for word in called:
        t.keys.setdefault(word, key)
        known = t.abroad.setdefault(word, [])
        for other in called:
            if other != word and other not in known:
                known.append(other)


def spoken(t: DigimonTable, face: DigimonFace) -> DigimonFace:
    """A card with what it is called in the other languages of the table."""
    known = t.spoken.get(id(face))
    if known is not None:
        return known
    twin = face.twin()
    there = [face.abroad[lang] for lang in t.langs if lang in face.abroad]
    own = [face.name, *face.also_names]
    names = [one.name for one in there if one.name] + t.elsewhere(own)
    twin.also_names = face.also_names + [name for name in dict.fromkeys(names) if name not in own]
    traits = [trait for one in there for trait in one.traits] + t.elsewhere(face.traits)
    twin.traits_abroad = [trait for trait in dict.fromkeys(traits) if trait not in face.traits]
    twin.traits = face.traits + twin.traits_abroad
    twin.name_parts = face.name_parts + t.elsewhere(face.name_parts)
    twin.xros_also = face.xros_also + t.elsewhere(face.xros_also)
    twin.revealed_names = face.revealed_names + t.elsewhere(face.revealed_names)
    twin.levels_for = face.levels_for + [(level, name) for level, said in face.levels_for for name in t.elsewhere([said])]
    said = [word for one in there for word in one.words]
    twin.words = with_words(face.words, t.elsewhere([word for word in said if word in face.words]))
    twin.fewer_words = with_words(face.fewer_words, t.elsewhere([word for word in said if word in face.fewer_words]))
    if face.option is not None:
        twin.option = spoken(t, face.option)
        twin.option.traits, twin.option.traits_abroad = twin.traits, twin.traits_abroad
    t.spoken[id(face)] = t.spoken[id(twin)] = twin
    t.spoken_for.append(face)
    return twin


def with_words(text: str, more: list[str]) -> str:
    """A text with words behind it."""
    return "\n".join([text, *more]) if more else text


def in_print(t: DigimonTable, words: list[str], hidden: list[str]) -> list[str]:
    """Names or traits as a player sees them: in one language each, that of the card or of the text that gave it."""
    if not t.abroad:
        return list(words)
    found: list[str] = []
    for word in words:
        if word not in hidden and not any(word in t.abroad.get(other, []) for other in found):
            found.append(word)
    return found
