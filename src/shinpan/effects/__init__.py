"""Effects: meaning as data, and the interpreter that carries it out."""
