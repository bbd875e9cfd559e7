"""``python -m shinpan``: the same as the command ``shinpan``."""

import sys

from .cli import main

sys.exit(main())
