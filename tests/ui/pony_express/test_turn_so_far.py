"""What only the events of a turn tell is the same, whether they come one by one or all at once; and
with the view it is all that is drawn."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from game.engine.events import Event
from game.engine.match import Match
from game.engine.requests import TakeShot
from game.rules.pony_express.events import (
    CardsDrawn,
    CupRolled,
    CupSeen,
    FiguresFaced,
    FirstPlayer,
    GoldMoved,
    PokerWon,
    ShotTaken,
)
from game.rules.pony_express.seen_table import pieces_seen
from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.deals import TurnBegan
from game.ui.pony_express.turn_so_far import TurnSoFar
from tests.bots.racing import BOARDS, race_of
from tests.rules.pony_express.scripting import MISS, arranged, card, flick, play, ride, say
from tests.support import play_out, race


class Followers:
    """One for every reader; each is told the events that it may see."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.of: dict[int | None, TurnSoFar] = {
            reader: TurnSoFar() for reader in (None, *range(len(match.names)))
        }
        self._told = 0

    def look(self, match: Match) -> None:
        for event in match.events[self._told :]:
            for reader, so_far in self.of.items():
                if event.seen_by(reader):
                    so_far.take(event)
        self._told = len(match.events)
        for reader, so_far in self.of.items():
            assert so_far == begun(match, reader)
            self._check_shots(match.seen(reader), so_far)

    def _check_shots(self, seen: PonyExpressView, so_far: TurnSoFar) -> None:
        """The rules count a shot when it is prepared. The pieces of a shot are in place, too."""
        pending = self.match.pending
        if isinstance(pending, TakeShot):
            assert tuple(pieces_seen(seen)) == pending.scene.pieces
        fired = list(so_far.fired.values())
        counted = () if seen.duel is None else seen.duel.shots
        for shots, with_the_next in zip(fired, counted, strict=True):
            assert with_the_next - 1 <= shots <= with_the_next


def begun(match: Match, reader: int | None) -> TurnSoFar:
    so_far = TurnSoFar()
    so_far.begin(match.events_seen(reader))
    return so_far


def follow(match: Match, rng: random.Random) -> None:
    followers = Followers(match)
    play_out(match, rng, followers.look)
    followers.look(match)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_races_are_followed_by_events_alone(seats: int, board: str) -> None:
    """With every house rule among all of them."""
    for seed in (seats % 2, 3 - seats % 2):
        rules = {"must-fall": seed % 2 == 0, "liars-go-to-jail": seed < 2, "board": board}
        follow(race(seats, seed, **rules), random.Random(seed))


@pytest.mark.parametrize("seed", range(2))
def test_races_of_bots_are_followed_too(seed: int) -> None:
    settings = {"must-fall": False, "liars-go-to-jail": False, "board": BOARDS[seed % 2]}
    racing = race_of({"levels": ["greenhorn"] * (3 + seed), "seed": seed, **settings})
    followers = Followers(racing.match)
    for _ in racing.decisions():
        followers.look(racing.match)
    followers.look(racing.match)
    assert racing.match.result is not None


# --------------------------------------------------------------------------- events


def moved_on(so_far: TurnSoFar, events: Sequence[Event]) -> Iterator[tuple[type, TurnSoFar]]:
    """After every event that all may see."""
    for event in events:
        if event.seen_by(None):
            so_far.take(event)
            yield type(event), so_far


def test_the_rolls_for_who_rides_first_stay_until_the_cards_are_dealt() -> None:
    match = race(3, seed=1)
    contests = [(kind, so_far.contest) for kind, so_far in moved_on(TurnSoFar(), match.events)]
    (decided,) = (contest for kind, contest in contests if kind is FirstPlayer)
    assert decided is not None and decided.why == "first" and decided.rolls
    assert [contest for kind, contest in contests if kind is CardsDrawn] == [None] * 3


def test_equal_hands_in_a_contest_begin_a_new_round() -> None:
    tie, better = "9 9 A K J", "10 10 A K J"
    match = arranged((24, 25, 25), rolls=["pair", tie, tie, "nothing", tie, better])
    so_far, told = begun(match, None), len(match.events)
    ride(match, "pair")
    contests = {kind: state.contest for kind, state in moved_on(so_far, match.events[told:])}
    contest = contests[PokerWon]
    assert contest is not None
    assert contest.why == "poker" and set(contest.rolls) == {0, 1}
    assert contests[TurnBegan] is None


def test_a_lifted_cup() -> None:
    match = arranged((24, 24, 28), rolls=["pair"])
    play(match, reroll="stand", announce="four")
    assert not begun(match, None).lifted
    assert match.seen(None).cup_stands
    say(match, True, 1)
    assert begun(match, None).lifted


def test_dice_are_unseen_until_their_owner_has_looked() -> None:
    match = arranged((24, 24, 28), rolls=["pair"])
    so_far = TurnSoFar()
    unseen = {}
    for event in match.events_seen(0):
        so_far.take(event)
        unseen[type(event)] = set(so_far.unseen)
    assert unseen[CupRolled] == set(range(5)) and unseen[CupSeen] == set()


def test_figures_lie_where_they_fell_until_their_shooter_leaves() -> None:
    match = arranged((8, 1, 2), rolls=["pair"], shots=[{"toppled": 2}])
    so_far, told = begun(match, None), len(match.events)
    ride(match, "pair")
    flick(match)
    seen = [
        (kind, state.facing, list(state.figures))
        for kind, state in moved_on(so_far, match.events[told:])
    ]
    assert (FiguresFaced, 0, [True] * 3) in seen
    assert (ShotTaken, 0, [False, False, True]) in seen
    assert (GoldMoved, 0, [False, False, True]) in seen
    assert seen[-1][1:] == (None, [True] * 3)


def duel(*shots: dict[str, Any], **table: Any) -> Match:
    match = arranged((24, 25, 28), rolls=["pair"], shots=shots, **table)
    ride(match, "pair")
    called = begun(match, None).called
    assert called is not None and (called.space, called.seats) == (25, (0, 1))
    play(match, corner="north-west")
    return match


def test_the_shot_of_a_spare_cartridge_does_not_count() -> None:
    match = duel({"rest": [20.0, 15.0]}, MISS, cards={0: ["spare-cartridge"]})
    flick(match)
    assert begun(match, 2).fired == {0: 1, 1: 0}
    card(match, "spare-cartridge")
    assert begun(match, 2).spare
    assert match.seen(2).duel.lying_die == (20.0, 15.0)
    flick(match)
    assert begun(match, 2).fired == {0: 1, 1: 0} and not begun(match, 2).spare
    assert match.seen(2).duel.lying_die is None


def test_it_needs_no_window() -> None:
    modules = "game.ui.pony_express.turn_so_far, game.ui.pony_express.board.trail"
    code = f"import sys, {modules}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
