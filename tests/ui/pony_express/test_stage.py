"""A stage that lags behind the match is brought up to date by the events its reader may see.

Nothing is left out of the comparison: what no view tells (an open roll, an accusation, a poker
game, figures that fell) a stage made of a view takes from the view's log of this turn.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from game.engine.events import Event, logged
from game.engine.match import Match
from game.engine.requests import TakeShot
from game.rules.pony_express.cards import COPIES
from game.rules.pony_express.events import EVENTS
from game.ui.pony_express.stage import Stage
from game.ui.pony_express.stage_changes import CHANGES
from game.ui.pony_express.stage_parts import DieState
from tests.bots.racing import BOARDS, race_of
from tests.rules.pony_express.scripting import MISS, arranged, card, flick, play, ride, say
from tests.support import play_out, race
from tests.ui.table.audience import Audience, followed_with_all_secrets
from tests.ui.table.showing import event_kinds


class RaceAudience(Audience):
    stage_type = Stage

    def check_more(self, stage: Stage, view: dict[str, Any]) -> None:
        """The pieces of a shot are in place, too."""
        pending = self.match.pending
        check_shots(stage, view)
        if isinstance(pending, TakeShot):
            board = self.match.table.board
            assert tuple(stage.piece_places(board)) == pending.scene.pieces
        if pending is not None and pending.kind == "accuse":
            assert set(pending.seats) <= set(stage.accusers)


def check_shots(stage: Stage, view: dict[str, Any]) -> None:
    """The rules count a shot when it is prepared, a stage when it is fired."""
    if view["duel"] is not None:
        assert stage.duel is not None
        for fired, counted in zip(stage.duel.shots, view["duel"]["shots"], strict=True):
            assert counted - 1 <= fired <= counted


# --------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_races_are_followed_by_events_alone(seats: int, board: str) -> None:
    """With every house among all of them."""
    for seed in (seats % 2, 3 - seats % 2):
        rules = {"must-fall": seed % 2 == 0, "liars-go-to-jail": seed < 2, "board": board}
        RaceAudience(race(seats, seed, **rules)).follow(random.Random(seed))


def test_random_races_show_every_card_and_nearly_every_event() -> None:
    kinds, cards = set(), set()
    for seed in range(24):
        audience = RaceAudience(race(5, seed))
        play_out(audience.match, random.Random(seed))
        audience.catch_up()
        audience.check()
        kinds |= audience.kinds
        played = (event for event in audience.match.events if event.kind == "card-played")
        cards |= {event.data["card"] for event in played}
    assert cards == set(COPIES)
    assert event_kinds(EVENTS) - kinds <= {"die-picked-up"}


@pytest.mark.parametrize("seed", range(3))
def test_races_of_bots_are_followed_too(seed: int) -> None:
    settings = {"must-fall": False, "liars-go-to-jail": False, "board": BOARDS[seed % 2]}
    racing = race_of({"levels": ["greenhorn"] * (3 + seed), "seed": seed, **settings})
    audience = RaceAudience(racing.match)
    for _ in racing.decisions():
        audience.catch_up()
        audience.check()
    audience.catch_up()
    audience.check()
    assert racing.match.result is not None


def test_a_stage_may_begin_in_the_middle_of_a_game() -> None:
    for steps in range(5, 100, 30):
        match, rng = race(4, steps), random.Random(steps)
        play_out(match, rng, most=steps)
        RaceAudience(match, from_the_start=False).follow(rng)


@pytest.mark.parametrize("seed", range(2))
def test_for_a_replay_a_stage_may_see_every_secret(seed: int) -> None:
    match = race(4, seed)
    stage = Stage.opening(match.view(None), sees_all=True)
    followed_with_all_secrets(stage, match, play_out, random.Random(seed), check_secrets)


def check_secrets(stage: Stage, table: Any) -> None:
    assert [rider.hand for rider in stage.riders] == [rider.cards for rider in table.riders]
    assert stage.offered == table.offered
    if table.cup is None:
        assert stage.dice == [DieState()] * 5
    else:
        assert [die.face for die in stage.dice] == table.cup.faces
        assert [die.shown for die in stage.dice] == table.cup.shown
    if table.duel is not None and table.duel.decoy_of is not None:
        assert stage.duel is not None and stage.duel.decoy_side == table.duel.decoy_side


# --------------------------------------------------------------------------- events


def test_every_kind_of_event_is_known() -> None:
    assert set(CHANGES) == event_kinds(EVENTS)


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(KeyError, match="no-such-event"):
        Stage.from_view(race().view(None)).apply({"kind": "no-such-event", "data": {}})


def moved_on(stage: Stage, events: Sequence[Event]) -> Iterator[tuple[str, Stage]]:
    """The stage after every event that its reader may see."""
    for event in events:
        if event.seen_by(stage.reader):
            stage.apply(logged(event))
            yield event.kind, stage


def test_the_rolls_for_who_rides_first_stay_until_the_cards_are_dealt() -> None:
    match = race(3, seed=1)
    begun = moved_on(Stage.opening(match.view(None)), match.events)
    contests = [(kind, stage.contest) for kind, stage in begun]
    (winner,) = (contest for kind, contest in contests if kind == "first-player")
    assert winner is not None and winner.winner in winner.rolls
    assert [contest for kind, contest in contests if kind == "cards-drawn"] == [None] * 3


def test_equal_hands_in_a_contest_begin_a_new_round() -> None:
    tie, better = "9 9 A K J", "10 10 A K J"
    match = arranged((24, 25, 25), rolls=["pair", tie, tie, "nothing", tie, better])
    stage, played = Stage.from_view(match.view(None)), len(match.events)
    ride(match, "pair")
    contests = {kind: s.contest for kind, s in moved_on(stage, match.events[played:])}
    contest = contests["poker-won"]
    assert contest is not None
    assert (contest.why, contest.space, contest.seats) == ("poker", 25, (0, 1, 2))
    assert set(contest.rolls) == {0, 1} and contest.winner == 1
    assert contests["turn-began"] is None


def test_an_accusation_and_what_was_under_the_cup() -> None:
    match = arranged((24, 24, 28), rolls=["pair"])
    audience = RaceAudience(match, from_the_start=False)
    play(match, reroll="stand", announce="four")
    audience.catch_up()
    stage = audience.stages[None]
    assert (stage.cup, stage.announced, stage.accusers) == ("over", "four", (1,))
    assert (stage.accused, stage.lifted) == (None, None)
    say(match, True, 1)
    audience.catch_up()
    assert (stage.cup, stage.accusers) == ("lifted", ())
    assert (stage.accused, stage.accuser) == (0, 1)
    assert stage.lifted is not None
    assert (stage.lifted.hand, stage.lifted.bluff) == ("pair", True)


def test_figures_lie_where_they_fell_until_their_shooter_leaves() -> None:
    match = arranged((8, 1, 2), rolls=["pair"], shots=[{"toppled": 2}])
    stage, played = Stage.from_view(match.view(None)), len(match.events)
    ride(match, "pair")
    flick(match)
    seen = [(kind, s.facing, s.figures) for kind, s in moved_on(stage, match.events[played:])]
    assert ("figures-faced", 0, [True] * 3) in seen
    assert ("shot-taken", 0, [False, False, True]) in seen
    assert ("gold-moved", 0, [False, False, True]) in seen
    assert seen[-1][1:] == (None, [True] * 3)


def duel(*shots: dict[str, Any], **table: Any) -> tuple[Match, RaceAudience]:
    match = arranged((24, 25, 28), rolls=["pair"], shots=shots, **table)
    audience = RaceAudience(match, from_the_start=False)
    ride(match, "pair")
    audience.catch_up()
    called = audience.stages[None].called
    assert called is not None and (called.space, called.seats) == (25, (0, 1))
    play(match, corner="north-west")
    return match, audience


def test_a_spare_cartridge_is_on_top_and_leaves_a_die_lying() -> None:
    match, audience = duel({"rest": [20.0, 15.0]}, MISS, cards={0: ["spare-cartridge"]})
    stage = audience.stages[2]
    flick(match)
    audience.catch_up()
    assert (stage.fired(0), stage.fired(1), stage.fired(2)) == (1, 0, 0)
    card(match, "spare-cartridge")
    audience.catch_up()
    audience.check()
    assert stage.duel is not None and stage.duel.lying_die == (20.0, 15.0)
    flick(match)
    audience.catch_up()
    audience.check()
    assert (stage.fired(0), stage.duel.lying_die) == (1, None)


def test_a_die_that_cannot_stay_is_picked_up() -> None:
    rest = {"fallen": ["Cleo"], "rest": [26.5, 9.5]}  # where Cleo is put back
    match, audience = duel(rest, MISS, cards={0: ["spare-cartridge"]})
    flick(match)
    card(match, "spare-cartridge")
    audience.catch_up()
    audience.check()
    assert "die-picked-up" in audience.kinds
    stage = audience.stages[1]
    assert stage.duel is not None and stage.duel.lying_die is None


def test_the_side_of_a_decoy_is_its_owners_secret_until_the_dummy_is_hit() -> None:
    match, audience = duel({"touched": ["decoy"]}, MISS, cards={1: ["decoy"]})
    card(match, "decoy", side="right")
    audience.catch_up()
    audience.check()
    assert [side_of_decoy(audience.stages[seat]) for seat in (None, 0, 1)] == ["", "", "right"]
    flick(match)
    audience.catch_up()
    audience.check()
    assert {side_of_decoy(stage) for stage in audience.stages.values()} == {"right"}


def side_of_decoy(stage: Stage) -> str:
    assert stage.duel is not None
    return stage.duel.decoy_side


def test_a_stage_needs_no_window() -> None:
    modules = "game.ui.pony_express.stage, game.ui.pony_express.trail"
    code = f"import sys, {modules}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
