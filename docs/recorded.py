"""The games that the pictures of the README are taken from: a race and a game of Mustang in which
everything happens; games of Western and of the derby are looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from docs.camera import Camera
from game.engine.match import Entry, Match
from game.engine.requests import Decision, TakeShot
from game.engine.session import Session
from game.games.matches import new_match
from game.hotseat.seats import Seats, bots_for, named
from game.ui.games import entry_of
from game.ui.table.look import Look, usual_look
from game.ui.table.scene import TableScene

GAME, SEED = "pony-express", 14
MUSTANG, MUSTANG_SEED = "mustang", 21
ANN = 0
COLOURS = ("red", "blue", "green", "white")
LEVELS = ("ranger", "ranger", "gunslinger", "greenhorn")


class Asked(NamedTuple):
    """A question, to whom, and how long the journal was."""

    entries: int
    seats: tuple[int, ...]
    pending: Decision[Any]


Wanted = Callable[[Asked], bool]


class Recorded:
    """A whole game of bots, with what was asked before each answer."""

    def __init__(
        self,
        game: str,
        seed: int,
        options: dict[str, Any] | None = None,
        levels: tuple[str, ...] = LEVELS,
    ) -> None:
        self.game = game
        self.look = Look(COLOURS) if levels == LEVELS else usual_look(len(levels))
        self.seats = named(["Ann"], ["human", *levels[1:]], seed)
        self.match = new_match(game, self.seats.names, seed, options or {})
        session = Session(self.match, bots_for(game, Seats(self.seats.names, levels), seed))
        self.asked: list[Asked] = []
        while (pending := self.match.pending) is not None:
            seats = tuple(pending.seats)
            # Whoever has answered is asked no more: what Ann could answer is kept for her.
            kept = pending.for_seat(ANN) if ANN in seats else pending
            self.asked.append(Asked(len(self.match.journal), seats, kept))
            session.play_bot()

    def moments(self, wanted: Wanted) -> list[int]:
        """How long the journal was whenever such a question was asked."""
        return [asked.entries for asked in self.asked if wanted(asked)]

    def until(self, entries: int) -> Match:
        journal: list[Entry] = list(self.match.journal[:entries])
        return Match.replayed(self.match.rules, self.match.names, self.match.seed, journal)

    def sit_down(
        self, camera: Camera, entries: int, players: tuple[str, ...] | None = None
    ) -> TableScene[Any]:
        """After so many answers, at Ann's place."""
        match = self.until(entries)
        seats = self.seats if players is None else Seats(match.names, players)
        session = Session(match, bots_for(self.game, seats, match.seed))
        table = entry_of(self.game).table(camera.ui, session, self.look, continued=True)
        camera.open(table)
        return table

    def asked_for(self, camera: Camera, wanted: Wanted, number: int = 0) -> TableScene[Any]:
        """Ann is asked that, for the so-many-th time, and everything has come to rest."""
        table = self.sit_down(camera, self.moments(wanted)[number])
        camera.wait_until(lambda: table.prompt is not None and not table.view.busy)
        camera.wait(1.5)
        camera.loop.draw()  # what can be pressed is where it was drawn last
        return table


@cache
def race() -> Recorded:
    return Recorded(GAME, SEED, {"board": GAME})


@cache
def ranches() -> Recorded:
    return Recorded(MUSTANG, MUSTANG_SEED)


def won_by_ann(
    game: str, seats: int, *wanted: Wanted, level: str = "ranger", least: int = 0
) -> Iterator[Recorded]:
    """Games of equals that Ann wins and in which she is asked all of this, with so many answers at
    least: there is always another."""
    for seed in count(1):
        found = Recorded(game, seed, levels=(level,) * seats)
        result = found.match.result
        if len(found.match.journal) < least or result is None or result["winners"] != [ANN]:
            continue
        if all(found.moments(one) for one in wanted):
            yield found


def asks_ann(kind: str) -> Wanted:
    return lambda asked: asked.pending.kind == kind and ANN in asked.seats


def shot(mode: str) -> Wanted:
    """Ann shoots: in a "duel", a "showdown", or at the "figures"."""

    def wanted(asked: Asked) -> bool:
        pending = asked.pending
        if not isinstance(pending, TakeShot) or ANN not in asked.seats:
            return False
        return mode == ("figures" if pending.scene.target is None else pending.scene.mode)

    return wanted
