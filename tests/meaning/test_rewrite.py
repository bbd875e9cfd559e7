"""Rules that bring meanings to one form."""

from __future__ import annotations

import pytest

from shinpan.meaning.node import Node
from shinpan.meaning.rewrite import RewriteError, made, replaced, rewriting

IT = Node("It")


def test_variables_lists_kinds_and_the_rest() -> None:
    rules = rewriting(["%rewrite And(a: Choose(x: $x), b: Delete|Trash(x: [It|That]), ...) -> Delete(x: $x, ...)"])
    chosen = made("Choose", x=made("All", n=2))
    node = made("And", a=chosen, b=made("Trash", x=(IT,)), d=Node("Turn"))
    assert rules.apply(node) == made("Delete", x=made("All", n=2), d=Node("Turn"))
    other = made("And", a=chosen, b=made("Trash", x=(IT, IT)))
    assert rules.apply(other) is other
    assert rules.apply(made("And", a=chosen, b=made("Draw", n=1))) == made("And", a=chosen, b=made("Draw", n=1))


def test_a_pattern_without_rest_has_no_other_slots() -> None:
    rules = rewriting(["%rewrite Draw(n: 1) -> DrawOne"])
    assert rules.apply(made("Draw", n=1)) == Node("DrawOne")
    assert rules.apply(made("Draw", n=1, o=IT)) == made("Draw", n=1, o=IT)
    assert rules.apply(made("Draw", n=2)) == made("Draw", n=2)


def test_the_same_variable_is_the_same_thing() -> None:
    rules = rewriting(["%rewrite Or(a: $x, b: $x) -> Only(x: $x)"])
    assert rules.apply(made("Or", a=IT, b=IT)) == made("Only", x=IT)
    assert rules.apply(made("Or", a=IT, b=Node("That"))).kind == "Or"


def test_from_the_inside_out_and_again() -> None:
    rules = rewriting(["%rewrite Not(x: Not(x: $x)) -> Same(x: $x)", "%rewrite Same(x: It) -> It"])

    @rules("Many")
    def one(node: Node) -> Node | None:
        return replaced(node, x=None) if node.get("x") == IT else None

    twice = made("Not", x=made("Not", x=IT))
    assert rules.apply(made("Many", x=twice)) == Node("Many")
    assert rules.apply(made("Row", x=(twice, 3, "word"))) == made("Row", x=(IT, 3, "word"))


def test_bad_rules_are_told() -> None:
    with pytest.raises(RewriteError, match="arrow"):
        rewriting(["%rewrite A(x: $x)"])
    with pytest.raises(RewriteError, match="missing"):
        rewriting(["%rewrite A(x: $x -> B"])
    with pytest.raises(RewriteError, match="never ends"):
        rewriting(["%rewrite A -> B", "%rewrite B -> A"]).apply(Node("A"))


def test_rules_of_spelling_are_apart() -> None:
    lines = ["%rewrite Old(...) => New(...)", "%rewrite New(x: $x) -> Newer(x: $x)"]
    assert rewriting(lines, read=True).apply(made("Old", x=IT)) == made("New", x=IT)
    assert rewriting(lines).apply(made("Old", x=IT)) == made("Old", x=IT)


def test_what_is_kept_is_rewritten_as_a_whole() -> None:
    rules = rewriting(["%rewrite It -> That"])
    rules.keep = frozenset({"Quote"})

    @rules("Quote")
    def quoted(node: Node) -> Node:
        return Node("Quoted", node.slots)

    assert rules.apply(made("And", a=IT, b=made("Quote", x=IT))) == made("And", a=Node("That"), b=made("Quoted", x=IT))


def test_rules_for_any_kind_also_fit_kinds_without_rules_of_their_own() -> None:
    rules = rewriting(["%rewrite It -> That"])
    rules.everywhere.append(lambda node: replaced(node, m=None))
    assert rules.apply(made("Draw", n=2, m=1)) == made("Draw", n=2)
    assert rules.apply(made("Mul", k=IT, m=1)) == made("Mul", k=Node("That"))
