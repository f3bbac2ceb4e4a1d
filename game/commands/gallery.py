"""`main.py gallery`: pages of widgets, prompts and parts of tables, in a window or as pictures."""

from __future__ import annotations

import argparse
import os

from game.engine.errors import GameError
from game.i18n import language

ZOOMS = range(100, 151)


def run_gallery(args: argparse.Namespace) -> int:
    language(args.lang)  # says what languages there are
    if args.zoom not in ZOOMS:
        raise GameError(f"The zoom goes from {ZOOMS[0]} to {ZOOMS[-1]} percent, not {args.zoom}.")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # read when pygame is imported
    from game.ui.gallery.running import Wanted, list_titles, shoot, show

    wanted = Wanted(args.lang, args.zoom / 100, args.bandits, args.still, args.only)
    if args.list:
        print("\n".join(list_titles(wanted)))
        return 0
    if args.shot is not None:
        count = shoot(wanted, args.shot)
        print(f"{count} pages in {args.shot}")
        return 0
    return show(wanted)
