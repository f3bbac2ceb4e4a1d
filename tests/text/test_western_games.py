"""Games of Western in the terminal: what is asked, and everybody's money at the end."""

from functools import partial
from pathlib import Path

import pytest

from game import new_match
from game.engine.match import Match
from game.settings import Settings, save_settings
from game.text.start import run_text
from tests.support import TEN_NAMES
from tests.text.gambling import GAME, AnyGambler
from tests.text.typists import (
    Recorder,
    played,
    set_up_by_typing,
    typing,
)


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
def test_a_game_ends_with_everybodys_money(seats: int) -> None:
    match = gamble(seats, seats)
    console = played(match, AnyGambler(seats), ["human"] + ["random"] * (seats - 1))
    ends_with_everybodys_money(match, console)


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


# --------------------------------------------------------------------------- beginning


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


@pytest.mark.parametrize(("bandits", "who"), [(True, "The bandits"), (False, "The Indians")])
def test_bandits_are_called_so_where_the_players_prefer_it(
    home: Path, bandits: bool, who: str
) -> None:
    save_settings(Settings(bandits=bandits))
    console = Recorder(typing(["rules"]))
    run_text(GAME, ["you", "random", "random"], "en", {}, 1, console)
    assert f"Raid: {who} raid the next player" in console.public
    assert ("Indians" in console.public) is not bandits
