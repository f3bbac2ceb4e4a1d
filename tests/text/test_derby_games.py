"""Derbies in the terminal: what is asked, and the payout sheet."""

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game import new_match
from game.engine.match import Match
from game.rules.derby.options import SWITCHES
from tests.text.betting import GAME, NAMES
from tests.text.typists import (
    AnyNumber,
    Recorder,
    played,
    set_up_by_typing,
)

VARIANTS: dict[str, Any] = {"first-card": 2, **dict.fromkeys(SWITCHES, True)}


def derby(seats: int, seed: int, **options: Any) -> Match:
    return new_match(GAME, NAMES[:seats], seed=seed, options=options)


def ends_with_the_payout_sheet(match: Match, console: Recorder) -> None:
    """Everybody's rows add up to what they have, the winner's first."""
    assert match.result is not None
    sheets = console.public.rsplit("\n\n", len(match.names))[1:]
    winners = [match.names[seat] for seat in match.result["winners"]]
    assert sheets[0].split(":")[0].removesuffix(" (you)") in winners
    for sheet in sheets:
        heading, *rows = sheet.strip().splitlines()
        name, chips = re.fullmatch(r"(\w+)(?: \(you\))?: (\d+) chips?", heading).groups()
        paid = [row for row in rows if not row.endswith(" lost")]
        counted = [int(re.search(r": (\d+) chips?$", row)[1]) for row in paid]
        assert sum(counted) == int(chips) == match.result["scores"][match.names.index(name)]


@pytest.mark.parametrize("seats", [2, 6])
def test_a_game_ends_with_the_payout_sheet(seats: int) -> None:
    match = derby(seats, seats)
    console = played(match, AnyNumber(seats), ["human"] + ["random"] * (seats - 1))
    ends_with_the_payout_sheet(match, console)


def test_these_games_ask_everything_that_can_be_asked() -> None:
    bettor = AnyNumber(5, foolish=0)
    for options in ({}, VARIANTS):
        match = derby(3, 5, **options)
        ends_with_the_payout_sheet(match, played(match, bettor, ["human"] * 3))
    for question in (
        *("Which horse gets which first card?", "Bet 1 chip on which horse?"),
        *("Play which card on which horse?", "Which horse gets a"),
        *("Which track for", "Which card for", "at 50%? [y/N]"),
        "Play your die card and reroll?",
    ):
        assert any(question in prompt for prompt in bettor.prompts), question


# --------------------------------------------------------------------------- beginning


set_up = partial(set_up_by_typing, GAME)


def test_a_derby_is_set_up_by_questions(home: Path) -> None:
    said = set_up("7", "2", "1", "Ann", "", "", "rules")
    assert "A new derby: a few questions first.\nHow many bettors? [2-6, " in said
    assert "Everyone is dealt 17 cards, with 1 card set aside face down.\n" in said
    assert "Variant, " not in said


def test_variants_can_be_chosen_and_are_among_the_rules(home: Path) -> None:
    said = set_up("2", "2", "Ann", "Bob", "n", "by choice", "y", "n", "n", "rules")
    assert "Variant, By choice: Players take turns giving a horse its first card" in said
    assert "Variant, Hard ride: You roll for every square" in said
    assert "Variant, Choose" not in said
