"""Bots answer every question legally, to the end of every race."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.match import Match
from game.engine.requests import TakeShot
from game.engine.world import SeededWorld
from game.rules.pony_express.cards import DECK, WINDOWS
from physics.model import Scene
from tests.bots.moments import QUESTIONS, SCARCE, Moment, come_to
from tests.bots.moments import WINDOWS as WINDOW_MOMENTS
from tests.bots.racing import LEVELS, Race, bot_of, race_of, staged
from tests.bots.watching import Asked, answer_legally, play_on
from tests.support import NAMES, some

MOST_DECISIONS = 3000


def seated(match: Match, level: str) -> Race:
    return Race(match, [bot_of(level, seat) for seat in range(len(match.names))])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_races_with_simulated_shots_end_too(seats: int) -> None:
    drawn = race_of({"levels": (LEVELS * 2)[:seats], "seed": seats, "must-fall": seats == 4})
    match = Match(drawn.match.rules, NAMES[:seats], seats, SeededWorld(seats))
    assert play_on(Race(match, drawn.bots), MOST_DECISIONS) < MOST_DECISIONS
    assert match.result is not None


# --------------------------------------------------------------------------- rare questions


def holders() -> list[Any]:
    """Every window with each of its cards in hand, and with all of them."""
    cases = []
    for name, moment in WINDOW_MOMENTS.items():
        cards = WINDOWS[moment.asked]
        for held in {*((card,) for card in cards), cards}:
            cases.append(pytest.param(moment, held, id=f"{name}: {' '.join(held)}"))
    return sorted(cases, key=lambda case: str(case.id))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("moment", "held"), holders())
def test_every_window_is_answered_by_who_holds_a_card_for_it(
    moment: Moment, held: tuple[str, ...], level: str
) -> None:
    match = come_to(moment, held)
    assert match.pending is not None
    assert len(match.pending.options()) > 1
    play_on(seated(match, level), most=4)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("moment", QUESTIONS.values(), ids=QUESTIONS.keys())
def test_every_question_is_answered(moment: Moment, level: str) -> None:
    play_on(seated(come_to(moment), level), most=4)


@pytest.mark.parametrize("moment", SCARCE.values(), ids=SCARCE.keys())
def test_an_empty_bank_or_deck_stops_nobody(moment: Moment) -> None:
    held = WINDOWS.get(moment.asked, ())
    for level in LEVELS:
        play_on(seated(come_to(moment, held), level), most=4)


@pytest.mark.parametrize("level", LEVELS)
def test_whatever_cards_do_to_a_shot_it_is_taken(level: str) -> None:
    """Barrel, decoy, wind, steady hand and a die left lying, all in one showdown."""
    table = {**WINDOW_MOMENTS["own-shot in the showdown"].table, "shots": [{"rest": [26, 18]}] * 20}
    cards = {0: ["steady-hand", "spare-cartridge"], 1: ["water-barrel", "decoy", "dust-devil"]}
    match = staged(**table, cards=cards)
    bots, seen = seated(match, level).bots, set()
    while match.table.duel is None or max(match.table.duel.shots) < 6:
        pending = match.pending
        assert pending is not None
        if isinstance(pending, TakeShot):
            seen |= oddities_of(pending.scene)
        if pending.kind == "play-card":
            match.answer(pending.options()[-1])
        else:
            answer_legally(Asked(match, pending.seats[0], bots))
    assert seen == {"wind", "steady", "barrel", "die", "twin"}


def oddities_of(scene: Scene) -> set[str]:
    kinds = {piece.kind for piece in scene.pieces} & {"barrel", "die"}
    twins = {"twin"} if any(piece.id.endswith("-left") for piece in scene.pieces) else set()
    wind = {"wind"} if scene.wind != (0.0, 0.0) else set()
    return kinds | twins | wind | ({"steady"} if scene.steady else set())


# --------------------------------------------------------------------------- any table

NUGGETS = 30


@st.composite
def any_table(draw: st.DrawFn) -> dict[str, Any]:
    """Everybody anywhere, with any gold, cards and prison; perhaps one at Sacramento."""
    seats = draw(st.integers(3, 5))
    spaces = [draw(st.integers(1, 32)) for _ in range(seats)]
    cuts = sorted(draw(st.integers(0, NUGGETS)) for _ in range(seats))
    deck = draw(st.permutations(DECK))
    hands = {seat: [deck.pop() for _ in range(draw(st.integers(0, 3)))] for seat in range(seats)}
    left = draw(st.integers(0, len(deck)))
    there = draw(st.sampled_from([None, *range(seats)]))
    if there is not None:
        spaces[there] = 33
    return {
        "spaces": spaces,
        "gold": [high - low for low, high in zip([0, *cuts], cuts, strict=False)],
        "cards": hands,
        "prison": draw(st.lists(st.integers(0, seats - 1), unique=True)),
        "mailbox": None if there is None else (there, draw(st.integers(1, 2))),
        "active": draw(st.integers(0, seats - 1)),
        "deck": deck[:left],
        "options": {"must-fall": draw(st.booleans()), "liars-go-to-jail": draw(st.booleans())},
    }


@some(60)
@given(any_table(), st.lists(st.sampled_from(LEVELS), min_size=5, max_size=5))
def test_bots_go_on_from_any_table(table: dict[str, Any], levels: list[str]) -> None:
    bots = [bot_of(level, seat) for seat, level in enumerate(levels)]
    play_on(Race(staged(**table), bots), most=25)
