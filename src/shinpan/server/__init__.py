"""The table in the browser: matches over WebSockets, everything else as JSON over HTTP."""
