"""Start the game from a checkout: `python main.py`."""

import sys

from game.cli import main

if __name__ == "__main__":
    sys.exit(main())
