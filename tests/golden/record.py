"""Golden games: recorded journals with their events, and no seed.

`python -m tests.golden.record race-3 mustang-2` plays these anew and overwrites their files
(without names: all). Do that only when the rules were meant to change, and read the difference
before committing it. With `--events` the recorded answers stay, and only what they lead to is
written anew.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game import new_match
from game.engine.match import Match
from game.games.registry import game_named
from tests.support import TEN_NAMES, play_out

FOLDER = Path(__file__).parent


class Setting(NamedTuple):
    """How a golden game was recorded."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]


GAMES = {
    "race-3": Setting("pony-express", 3, 21, {}),
    "race-4-liars": Setting("pony-express", 4, 4, {"liars-go-to-jail": True}),
    "race-5-poker": Setting("pony-express", 5, 4, {"liars-go-to-jail": True}),
    "race-5-must-fall": Setting("pony-express", 5, 5, {"must-fall": True}),
    "race-5-silver-trail": Setting("pony-express", 5, 6, {"board": "silver-trail"}),
    "mustang-2": Setting("mustang", 2, 150, {}),
    "mustang-3": Setting("mustang", 3, 641, {}),
    "mustang-4": Setting("mustang", 4, 117, {}),
    "mustang-5": Setting("mustang", 5, 285, {}),
    "western-3": Setting("western", 3, 109, {}),
    "western-5": Setting("western", 5, 178, {}),
    "western-8-open-train": Setting("western", 8, 128, {"open-train": True, "goal": 300}),
    "western-10-triple-guns": Setting(
        "western", 10, 13, {"triple-guns": True, "money": 140, "pot": 200}
    ),
    "derby-2": Setting("derby", 2, 57, {}),
    "derby-3-turned": Setting("derby", 3, 190, {"first-card": 1}),
    "derby-4-tracks": Setting("derby", 4, 208, {"first-card": 2, "choose-tracks": True}),
    "derby-6-hard": Setting("derby", 6, 168, {"first-card": 3, "hard-ride": True}),
}


def lines_of(match: Match) -> list[str]:
    """A game as text: how it was set up, all answers, all events, the result."""
    setting = {"game": match.game, "seats": match.names, "options": match.options}
    return [
        json.dumps(setting),
        *(_line("answer", entry) for entry in match.journal),
        *(_line("event", event) for event in match.events),
        json.dumps({"result": match.result}),
    ]


def _line(title: str, thing: Any) -> str:
    return json.dumps({title: msgspec.json.decode(msgspec.json.encode(thing))})


def played(name: str) -> Match:
    game, seats, seed, options = GAMES[name]
    match = new_match(game, TEN_NAMES[:seats], seed=seed, options=options)
    play_out(match, random.Random(seed))
    return match


def recorded(name: str) -> list[str]:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def replayed(lines: list[str]) -> Match:
    """The match that the answers of a recorded game lead to."""
    setting = json.loads(lines[0])
    entries = [json.loads(line)["answer"] for line in lines if line.startswith('{"answer"')]
    rules = game_named(setting["game"]).rules(setting["options"], None)
    return Match.replayed(rules, setting["seats"], 0, [(who, what) for who, what in entries])


if __name__ == "__main__":
    named = [name for name in sys.argv[1:] if name != "--events"]
    for name in named or GAMES:
        match = replayed(recorded(name)) if "--events" in sys.argv else played(name)
        text = "\n".join(lines_of(match)) + "\n"
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")
