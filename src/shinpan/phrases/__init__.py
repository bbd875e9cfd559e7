"""Printed text to meaning and back, from one phrasebook."""
