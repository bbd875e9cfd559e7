"""Meaning: what a text says, declared, brought to one form, and built into what runs."""
