"""From printed words to what runs."""
