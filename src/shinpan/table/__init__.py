"""The neutral table: cards, bodies, zones, moves, events, chance, decisions, views.

Nothing in this package knows a particular game. A game subclasses :class:`Table` and
:class:`Body` with its own state and walks its phases over them.
"""
