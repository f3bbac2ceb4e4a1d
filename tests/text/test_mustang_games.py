"""Games of Mustang in the terminal: what is asked, and the score sheet."""

import re
from pathlib import Path

import pytest

from game import new_match
from game.engine.match import Match
from game.hotseat.savefiles import last_unfinished
from game.settings import FILE_NAME, Settings, save_settings
from game.text.start import run_text
from tests.text.ranching import GAME, NAMES, AnyRancher
from tests.text.typists import (
    Recorder,
    played,
    set_up_by_typing,
    typing,
)

KINDS_ASKED = {
    "defend": "Answer the theft",
    "let-go": "leaves your corral?",
    "shelter": "go into the stable",
}


def ranch(seats: int, seed: int) -> Match:
    return new_match(GAME, NAMES[:seats], seed=seed)


def ends_with_the_score_sheet(match: Match, console: Recorder) -> None:
    assert match.result is not None
    sheet = console.public.rsplit("\n\n", len(match.names))[1:]
    assert len(sheet) == len(match.names)
    winner = match.names[match.result["winners"][0]]
    assert re.match(rf"{winner}(?: \(you\))?: ", sheet[0])
    for paragraph in sheet:
        heading, *lines = paragraph.strip().splitlines()
        name, points = re.fullmatch(r"(\w+)(?: \(you\))?: (\d+) points?", heading).groups()
        assert int(points) == match.result["scores"][match.names.index(name)]
        counted = [int(re.search(r": (\d+) points?$", line)[1]) for line in lines]
        assert sum(counted) == int(points) and all(counted)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_ends_with_the_score_sheet(seats: int) -> None:
    match = ranch(seats, seats)
    console = played(match, AnyRancher(seats), ["human"] + ["random"] * (seats - 1))
    ends_with_the_score_sheet(match, console)


def test_these_games_ask_everything_that_can_be_asked() -> None:
    prompts = []
    for seed in range(4):
        rancher = AnyRancher(seed)
        played(ranch(3, seed), rancher, ["human"] * 3)
        prompts += rancher.prompts
    for question in (*KINDS_ASKED.values(), "do you catch?", "do you steal?", "With which cards?"):
        assert any(question in prompt for prompt in prompts), question


def test_an_answer_after_which_another_has_played_is_not_taken_back() -> None:
    match = ranch(2, 1)
    console = played(match, typing(["exchange", "1", "undo"]), ["human", "random"])
    assert "undo\nCan't undo: Bob has answered since.\nWhat do you do this turn?" in console.public
    assert match.pending is not None and match.pending.kind == "action"


# --------------------------------------------------------------------------- beginning


def test_a_game_is_set_up_by_questions_without_board_and_house_rules(home: Path) -> None:
    said = set_up_by_typing(GAME, "6", "3", "2", "Ann", "ann", "Bob", "", "")
    assert "A new game of Mustang: a few questions first.\nHow many ranchers? [2-5, " in said
    assert "ann already has a ranch." in said
    assert "Which board" not in said and "House rule" not in said
    unfinished = last_unfinished(GAME)
    assert unfinished is not None and unfinished.save.options == {"first": None}


def test_who_begins_is_chosen_before_a_game(home: Path) -> None:
    said = set_up_by_typing(GAME, "3", "2", "Ann", "Bob", "", "Bob")
    assert "1. drawn at random\n2. Ann\n3. Bob\n" in said and "Who begins?" in said
    unfinished = last_unfinished(GAME)
    assert unfinished is not None and unfinished.save.options == {"first": 1}
    assert unfinished.save.checkpoint.table["active"] == 1


def test_bandits_are_called_so_where_the_players_prefer_it(home: Path) -> None:
    save_settings(Settings(bandits=True))
    console = Recorder(typing(["rules"]))
    run_text(GAME, ["you", "random"], "en", {}, 1, console)
    assert "The bandits take every open mustang" in console.public
    assert "Indians" not in console.public


def test_settings_that_cannot_be_read_are_said_and_spoil_no_game(home: Path) -> None:
    folder = home.parent / "settings"
    folder.mkdir()
    (folder / FILE_NAME).write_text("{")
    console = Recorder(typing(["rules"]))
    assert run_text(GAME, ["you", "random"], "en", {}, 1, console) == 0
    assert "settings" in console.public.split("Type ? at any prompt")[0]
    assert "The Indians take every open mustang" in console.public
