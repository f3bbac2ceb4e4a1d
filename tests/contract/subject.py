"""A game as the contract looks at it: what to vary, and what it says about its secrets."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence, Set
from typing import Any, NamedTuple

from game.bots import LEVELS
from game.engine.match import Match
from game.engine.requests import Decision
from game.engine.shots import drawn_outcome
from game.engine.starting import begin_match
from game.engine.world import SeededWorld
from game.games.definition import GameDef
from game.hotseat.asks import Mode
from tests.rules.always import Answered, Redealing
from tests.support import TEN_NAMES, random_answer
from tests.text.typists import AnyNumber, AnyPlayer, Line, first_of_the_list

Options = Callable[[random.Random, int], dict[str, Any]]


def own_answer(match: Match, seat: int | None, rng: random.Random) -> Answered:
    """That of the seat itself: whatever is dealt anew, its own question stays the same."""
    pending = match.pending
    assert pending is not None
    return (random_answer(pending, seat, rng), seat) if seat in pending.seats else None


def nothing_more(match: Match, twin: Match, seat: int | None) -> None:
    """Holds."""


VISIT: Set[Mode] = {"visit"}  # alone with the screen
OPEN: Set[Mode] = {"open"}  # in front of everybody
OFFER: Set[Mode] = {"offer", "visit"}  # offered to all who might, and chosen alone


def no_question(match: Match, seat: int) -> None:
    """There is none that could be put to that seat at any time."""


class Subject(NamedTuple):
    game: GameDef
    any_options: Options | None = None  # None: its switches, on or off
    variants: Sequence[Mapping[str, Any]] = ()  # options under which other things happen
    long: int = 120  # decisions: about as many as a game of random answers has
    most: int = 2000  # more than any has
    # Of what an answer is made that somebody invents.
    words: Sequence[str] = ("", "1")
    keys: Sequence[str] = ("card", "seat")
    redealing: Redealing | None = None
    lingers: Sequence[str] = ()  # kinds of events of which something lies there until the next
    telling: Sequence[int] = ()  # numbers of games in which much happens that is rare
    # Kinds of events of which nothing is seen, or heard, at the table when they happen: "own x" is
    # an x of whoever looks, "other x" one of others. Without ways: where motion is reduced.
    unseen: Sequence[str] = ()
    unseen_without_ways: Sequence[str] = ()
    unheard: Sequence[str] = ()
    unheard_without_ways: Sequence[str] = ()
    # Kinds that take the whole screen, where other tests look at their texts.
    elsewhere: Sequence[str] = ()
    # How people at one screen are asked each kind of question; None: no more is known than that
    # they come to the end.
    asked: Mapping[str, Set[Mode]] | None = None
    brief: Mapping[str, Any] = {}  # options under which a game is not longer than need be
    # Who types at it any answer to any prompt; and what is typed there in any language.
    typist: type[AnyPlayer] = AnyNumber
    line: Line = first_of_the_list
    # What only a private screen of the terminal may say.
    in_private: Sequence[str] = ()
    # A question that could be put to a seat at any time: to see what a bot keeps of it.
    aside: Callable[[Match, int], Decision[Any] | None] = no_question

    @property
    def id(self) -> str:
        return self.game.id

    @property
    def sizes(self) -> tuple[int, int]:
        """The smallest table, and the largest."""
        return self.game.seats[0], self.game.seats[-1]

    @property
    def middle(self) -> int:
        """A table that is neither."""
        return self.game.seats[len(self.game.seats) // 2]

    @property
    def levels(self) -> tuple[str, ...]:
        """Of its bots: random only where there are no others."""
        return LEVELS[1:] if self.game.bot else LEVELS[:1]

    def options(self, rng: random.Random, seats: int) -> dict[str, Any]:
        """Any that a table of so many can be played by."""
        if self.any_options is not None:
            return self.any_options(rng, seats)
        usual = self.game.rules({}, None).options
        return {name: rng.random() < 0.5 for name, value in usual.items() if type(value) is bool}

    def begun(
        self,
        seed: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        drawn: bool = False,
    ) -> tuple[Match, random.Random]:
        """A new match of any size and under any options, but for what is given. `drawn`: shots by
        their probability, which is quicker than to simulate them."""
        rng = random.Random(seed)
        seats = rng.choice(self.game.seats) if seats is None else seats
        options = self.options(rng, seats) if options is None else options
        world = SeededWorld(seed, drawn_outcome) if drawn else None
        return begin_match(self.game, TEN_NAMES[:seats], seed, options, world), rng

    @property
    def redeals(self) -> Redealing:
        return self.redealing or Redealing(self.game.redeal, own_answer, nothing_more)
