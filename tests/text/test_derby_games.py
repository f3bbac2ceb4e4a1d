"""Whole derbies played by typing, to the payout sheet."""

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game import load_match, new_match
from game.engine.match import Match
from game.i18n import LANGUAGES
from game.rules.derby.options import SWITCHES
from game.text.start import continue_text, run_text
from tests.text.betting import GAME, NAMES, AnyBettor
from tests.text.typists import (
    Recorder,
    in_any_language,
    played,
    reads_well_without_accents,
    set_up_by_typing,
    typing,
)

ASIDES = ["?", "rules", "log", "table", "slate", "course", "charts", "cards", "save", "undo"]
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
def test_one_person_against_bots(seats: int, tmp_path: Path) -> None:
    match, file = derby(seats, seats), tmp_path / "derby.jsonl"
    console = played(match, AnyBettor(seats), ["human"] + ["random"] * (seats - 1), file)
    ends_with_the_payout_sheet(match, console)
    assert "Pass the keyboard" not in console.public and not console.private_text
    assert list(load_match(file).journal) == list(match.journal)


@pytest.mark.parametrize(("seats", "people"), [(3, 3), (4, 2)])
def test_people_at_one_screen(seats: int, people: int) -> None:
    match = derby(seats, seats)
    players = ["human"] * people + ["random"] * (seats - people)
    ends_with_the_payout_sheet(match, played(match, AnyBettor(seats), players))


def test_these_games_ask_everything_that_can_be_asked() -> None:
    bettor = AnyBettor(5, foolish=0)
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


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_can_be_played_and_printed_without_accents(code: str) -> None:
    match = derby(2, 3)
    typist = in_any_language(match, ASIDES)

    def playing(prompt: str) -> str:
        line = typist(prompt)
        return line or ("" if re.search(r"\[\w/\w\]$", prompt) else _any_number(match))

    console = played(match, playing, ["human", "random"], code=code)
    assert match.result is not None
    reads_well_without_accents(console)


def _any_number(match: Match) -> str:
    """Of a horse with room, or of the first thing that is listed."""
    horses = match.view(None)["horses"]
    rooms = [n for n, horse in enumerate(horses, 1) if len(horse["cards"]) < 6]
    assert match.pending is not None
    return f"1 {rooms[0]}" if match.pending.kind == "play-card" else "1"


# --------------------------------------------------------------------------- beginning and going on


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


def test_a_derby_that_is_left_is_saved_goes_on_and_ends(home: Path) -> None:
    assert run_text(GAME, ["Ann", "random"], "en", {}, 3, Recorder(typing([]))) == 0
    (file,) = home.glob("derby-*.jsonl")
    assert continue_text(file, "en", Recorder(AnyBettor(3))) == 0
    after = load_match(file)
    assert after.result is not None
    again = Recorder(typing([]))
    continue_text(file, "en", again)
    assert f"with {max(after.result['scores'].values())} chips: " in again.public
