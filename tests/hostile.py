"""Names that somebody may write into a save, and what none of them may do to a screen."""

from __future__ import annotations

import json
import random
import unicodedata
from pathlib import Path

from game import new_match
from game.engine.session import Session
from tests.saving import rests_in, write_signed
from tests.support import GAME, play_out

# What no check lets pass, by what is wrong with it; in a file they are JSON.
REFUSED = {
    "nothing": "",
    "spaces": "     ",
    "NUL": "Ann\x00",
    "escape": "\x1b[2J\x1b]0;owned\x07Ann",
    "one-byte escape": "\x9b31mAnn",
    "lines": "Ann\nBob\r\nCleo",
    "tab": "Ann\tBob",
    "right to left": "Ann\u202enotrof\u2066",
    "zero width": "A\u200bn\u200dn\ufeff",
    "filler": "\u3164",
    "pile of accents": "Z" + "\u0336\u0351\u0313\u0344" * 4,
    "family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "500 letters": "a" * 500,
    "2,000 letters": "a/" * 1000,
    "100,000 letters": "a1." * 33_333,
}
STAND_IN = "@@@"  # for the name, while the game is played
HALF_A_CHARACTER = r'"\ud800"'  # as JSON: Python itself would not write it
# What looks dangerous and is a name like any other.
ALLOWED = {
    "format": "%(name)s",
    "more format": "%n %d %s %% {0}",
    "number": "9 10 J Q K A 2.000/3",
    "path": "/a/b\\c/d.json",
    "key of the catalogue": "%(others)s and",
    "wide": "W" * 20,
    "around it": "  Ann  ",
}


def unseen_in(text: str) -> set[str]:
    """Characters of it that are orders to a terminal or hide something; line ends are neither."""
    return {
        char
        for char in text
        if char != "\n" and unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
    }


def save_with(name: str, path: Path, *, finished: bool = True, game: str = GAME) -> Path:
    """A game in which the first player is called so, as no set-up would have it."""
    return written(json.dumps(name), path, finished=finished, game=game)


def written(name_as_json: str, path: Path, *, finished: bool = True, game: str = GAME) -> Path:
    """The same with a name letter by letter as it is to stand in the file."""
    match = new_match(game, (STAND_IN, "Bob", "Cleo"), seed=12)
    play_out(match, random.Random(12), most=None if finished else 30)
    path.parent.mkdir(parents=True, exist_ok=True)
    Session(match, {}, path).close()
    stand_in, name = f'"{STAND_IN}"'.encode(), name_as_json.encode()
    write_signed(path, [rest.replace(stand_in, name) for rest in rests_in(path)])
    return path
