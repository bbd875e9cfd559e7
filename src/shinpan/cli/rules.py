"""``scenario run``, ``rules show`` and ``rules coverage``."""
