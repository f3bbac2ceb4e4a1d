"""Whole games of Western played by typing, to the last note."""

from functools import partial
from pathlib import Path

import pytest

from game import load_match, new_match
from game.engine.match import Match
from game.i18n import LANGUAGES
from game.settings import Settings, save_settings
from game.text.start import continue_text, run_text
from tests.support import TEN_NAMES
from tests.text.gambling import GAME, AnyGambler
from tests.text.typists import (
    Recorder,
    in_any_language,
    played,
    reads_well_without_accents,
    set_up_by_typing,
    typing,
)

ASIDES = ["?", "rules", "log", "table", "cards", "save", "undo"]


def gamble(seats: int, seed: int, **options: bool) -> Match:
    """For less money than usual: whoever plays at random needs long for it."""
    return new_match(GAME, TEN_NAMES[:seats], seed=seed, options={"goal": 300, **options})


def ends_with_everybodys_money(match: Match, console: Recorder) -> None:
    assert match.result is not None
    scores = match.result["scores"]
    lines = console.public.strip().splitlines()[-len(scores) :]
    richest = sorted(scores, key=lambda seat: -scores[seat])
    assert [line.replace(" (you)", "") for line in lines] == [
        f"{match.names[seat]}: {scores[seat]}k" for seat in richest
    ]


@pytest.mark.parametrize("seats", [3, 10])
def test_one_person_against_bots(seats: int, tmp_path: Path) -> None:
    match, file = gamble(seats, seats), tmp_path / "western.jsonl"
    console = played(match, AnyGambler(seats), ["human"] + ["random"] * (seats - 1), file)
    ends_with_everybodys_money(match, console)
    assert "Pass the keyboard" not in console.public and not console.private_text
    assert list(load_match(file).journal) == list(match.journal)


@pytest.mark.parametrize(
    ("seats", "people", "open_train"), [(3, 3, False), (5, 2, True), (10, 10, False), (10, 9, True)]
)
def test_people_at_one_screen(seats: int, people: int, open_train: bool) -> None:
    match = gamble(seats, seats, **{"open-train": open_train})
    players = ["human"] * people + ["random"] * (seats - people)
    ends_with_everybodys_money(match, played(match, AnyGambler(seats), players))


def test_these_games_ask_everything_that_can_be_asked() -> None:
    prompts: list[str] = []
    for seed in range(3):
        gambler = AnyGambler(seed, foolish=0)
        played(gamble(4, seed), gambler, ["human"] * 4)
        prompts += gambler.prompts
    for question in (
        *("What will you play?", "against whom?", "How many cards do you draw?"),
        *(
            "Look at your cards first? You can still decline. [y/N]",
            "Counter with a card? [0-1",
        ),
        *(
            "Answer with a Sweet Treat?",
            "Who looks at their cards first?",
            "Raise the bid?",
        ),
    ):
        assert any(question in prompt for prompt in prompts), question


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2])
def test_every_language_can_be_played_and_printed_without_accents(code: str, people: int) -> None:
    match = gamble(4, 3)
    typist = in_any_language(match, [*ASIDES, *[""] * people])

    def playing(prompt: str) -> str:
        line = typist(prompt)
        asks_for_cards = match.pending is not None and match.pending.kind == "play"
        return line or ("discard 1" if asks_for_cards and prompt.endswith("]") else "")

    console = played(match, playing, ["human"] * people + ["random"] * (4 - people), code=code)
    assert match.result is not None
    reads_well_without_accents(console)


# --------------------------------------------------------------------------- beginning and going on


set_up = partial(set_up_by_typing, GAME)


def test_a_game_is_set_up_by_questions(home: Path) -> None:
    said = set_up("11", "9", "1", "Ann", "", "")
    assert "A new game of Western: a few questions first.\nHow many gamblers? [3-10, " in said
    assert "Everyone starts with 110k, the cash box with 100k, and 500k wins. Play" in said
    assert "Everyone starts with 110k, the cash box with 100k, and 500k wins.\n" in said


def test_stakes_and_variants_can_be_chosen_and_what_cannot_be_is_asked_again(home: Path) -> None:
    foolish, fine = ["100", "200", "0", "n", "n"], ["300", "155", "60k", "", "y", "n"]
    said = set_up("9", "1", "Ann", "", "n", *foolish, *fine)
    assert "Starting money must be below the goal: 200k is not below 100k.\n" in said
    assert "Please type a multiple of 10, 9990 at most.\n" in said
    assert "Everyone starts with 60k, the cash box with 100k, and 300k wins.\n" in said


def test_fewer_players_are_not_asked_about_three_guns(home: Path) -> None:
    assert "three guns" not in set_up("3", "1", "Ann", "", "n", "", "", "", "y")


def test_a_game_that_is_left_is_saved_goes_on_and_ends(home: Path) -> None:
    assert run_text(GAME, ["Ann", "random", "random"], "en", {}, 3, Recorder(typing([]))) == 0
    (file,) = home.glob("western-*.jsonl")
    assert continue_text(file, "en", Recorder(AnyGambler(3))) == 0
    after = load_match(file)
    assert after.result is not None
    again = Recorder(typing([]))
    continue_text(file, "en", again)
    assert f"{max(after.result['scores'].values())}k: the goal is reached." in again.public


@pytest.mark.parametrize(("bandits", "who"), [(True, "The bandits"), (False, "The Indians")])
def test_bandits_are_called_so_where_the_players_prefer_it(
    home: Path, bandits: bool, who: str
) -> None:
    save_settings(Settings(bandits=bandits))
    console = Recorder(typing(["rules"]))
    run_text(GAME, ["you", "random", "random"], "en", {}, 1, console)
    assert f"Raid: {who} raid the next player" in console.public
    assert ("Indians" in console.public) is not bandits
