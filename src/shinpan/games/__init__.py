"""The games. They share the table and the effects and never import each other."""
