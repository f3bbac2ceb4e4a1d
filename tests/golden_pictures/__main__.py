"""Golden pictures on the command line.

    python -m tests.golden_pictures                     compare all with what is stored
    python -m tests.golden_pictures --write             store the hashes and sounds of today
    python -m tests.golden_pictures --show [REVISION]   draw old and new side by side (HEAD)

`--reel` and `--look` choose some, `--into` names the folder of the pictures. A commit that changes
pictures names them in its message.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.golden_pictures import jobs, sound_trace
from tests.golden_pictures.looks import LOOKS
from tests.golden_pictures.reels import REELS
from tests.golden_pictures.side_by_side import compare


def main() -> int:
    given = _parser().parse_args()
    reels, looks = given.reel or list(REELS), given.look or list(LOOKS)
    if given.show:
        lines = compare(given.show, given.into, looks, reels)
    else:
        chosen = [(look, reel) for look in looks for reel in reels]
        games = [game for game in sound_trace.TRACED if f"game-{game}" in reels]
        if given.write:
            jobs.store(chosen, games, given.processes)
            return 0
        lines = jobs.compare(chosen, games, given.processes)
    print("\n".join([*lines, f"{len(lines)} differ."]))
    return 1 if lines and not given.show else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.golden_pictures")
    parser.add_argument("--write", action="store_true", help="store the hashes and sounds of today")
    parser.add_argument(
        "--show", nargs="?", const="HEAD", metavar="REVISION", help="old and new side by side"
    )
    parser.add_argument("--reel", action="append", choices=list(REELS))
    parser.add_argument("--look", action="append", choices=list(LOOKS))
    parser.add_argument("--into", type=Path, default=Path("build/pictures"))
    parser.add_argument("--processes", type=int, default=2)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
