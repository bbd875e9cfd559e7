"""A package, so that the browser is closed when its last test here has run."""
