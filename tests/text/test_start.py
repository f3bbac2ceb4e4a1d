"""Beginning a game: seats, the questions before it, where it is saved, and going on with it."""

import io
import re
from pathlib import Path
from typing import Any

import pytest

from game import load_match
from game.cli import main
from game.engine.autosave import aside_of, backup_of
from game.engine.errors import GameError, SaveError
from game.engine.files import acquire_lock
from game.engine.saves import read_save
from game.hotseat.savefiles import last_unfinished
from game.text.console import Console
from game.text.start import continue_text, run_text
from tests.saving import damage_line
from tests.text.typists import AnyPlayer, Recorder, Typist, typing

GAME = "pony-express"
BOTS = ["random", "random"]
USUAL_BOTS = ["greenhorn", "greenhorn"]


pytestmark = pytest.mark.usefixtures("home")


def saved(home: Path) -> list[Path]:
    return sorted(home.glob("*.jsonl"))


def run(
    typist: Typist, seats: list[str] | None, seed: int | None = 1, **options: Any
) -> tuple[int, Recorder]:
    console = Recorder(typist)
    console.is_interactive = seats is None
    return run_text(GAME, seats, "en", options, seed, console), console


# --------------------------------------------------------------------------- beginning


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["you"], {}),
        (["you", "", "random"], {}),
        (["you", "random", "gunfighter" * 3], {}),
        (["Ann", "ann", "random"], {}),
        (["you", *BOTS], {"board": "nowhere"}),
        (["you", *BOTS], {"must-fall": "perhaps"}),
        (["you", *BOTS], {"no-such-rule": True}),
        (None, {"no-such-rule": True}),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_asked_or_saved(
    seats: list[str] | None, options: dict[str, Any], home: Path
) -> None:
    def never(prompt: str) -> str:
        raise AssertionError("somebody was asked")

    with pytest.raises((GameError, ValueError)) as refusal:
        run(never, seats, **options)
    assert str(refusal.value).count("\n") == 0
    assert not saved(home)


# --------------------------------------------------------------------------- whole games


def test_a_game_to_the_end_says_where_its_replay_is(home: Path) -> None:
    code, console = run(AnyPlayer(4), ["you", *BOTS])
    assert code == 0
    (file,) = saved(home)
    assert re.fullmatch(r"pony-express-\d{4}-\d\d-\d\d-\d{6}\.jsonl", file.name)
    assert console.public.endswith(f"Its replay is in {file}.\n")
    assert load_match(file).result is not None
    assert read_save(file).players == ["human", *BOTS]


def test_a_game_that_is_left_is_saved_and_goes_on(home: Path) -> None:
    code, console = run(typing(["1", "stand", "1"]), ["Ann", *BOTS])
    assert code == 0
    (file,) = saved(home)
    assert f"The game is saved in {file}. You can continue it next time.\n" in console.public
    before = load_match(file)
    again = Recorder(AnyPlayer(4))
    assert continue_text(file, "en", again) == 0
    after = load_match(file)
    assert after.result is not None
    assert list(after.journal)[: len(before.journal)] == list(before.journal)


def test_a_finished_game_that_is_continued_says_who_won(home: Path) -> None:
    run(AnyPlayer(4), ["Ann", *BOTS])
    console = Recorder(typing([]))
    continue_text(saved(home)[0], "en", console)
    assert "the race: " in console.public
    assert "prompt" not in console.public


def test_a_bad_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text("banana\n")
    with pytest.raises(SaveError):
        continue_text(file, "en", Recorder(typing([])))
    assert file.read_text() == "banana\n"


def damaged(home: Path) -> Path:
    """A game that was left after some answers, with a bad line in its file."""
    run(typing(["1", "stand", "1"]), ["Ann", *BOTS])
    (file,) = saved(home)
    damage_line(file, 8)
    backup_of(file).unlink(missing_ok=True)
    return file


def test_a_damaged_game_is_offered_from_its_last_good_turn(home: Path) -> None:
    file = damaged(home)
    before = file.read_bytes()
    console = Recorder(typing(["no"]))
    console.is_interactive = True
    assert continue_text(file, "en", console) == 0
    assert f"{file} is damaged: line 9 has been changed.\n" in console.public
    assert "You can continue from its last good turn." in console.public
    assert file.read_bytes() == before
    console = Recorder(typing(["yes"]))
    console.is_interactive = True
    assert continue_text(file, "en", console) == 0
    assert "The game is saved in" in console.public
    assert aside_of(file).read_bytes() == before
    load_match(file)


def test_where_nobody_can_be_asked_a_damaged_game_says_how_it_can_be_rescued(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = damaged(home)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    arguments = ["play", GAME, "--text", "--load", str(file)]
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert "last good turn" in said and said.endswith("Add --rescue to do so.\n")
    with pytest.raises(SaveError):
        load_match(file)
    assert main([*arguments, "--rescue"]) == 0
    load_match(file)


def test_whoever_does_not_want_a_damaged_game_begins_another(home: Path) -> None:
    damaged(home)
    answers = ["yes", "no"]  # go on with it; not like that
    console = Recorder(typing(answers))
    console.is_interactive = True
    assert run_text(GAME, None, "en", {}, None, console) == 0
    assert "last good turn" in console.public
    assert console.public.count("\n") > 3


def test_a_save_that_is_taken_away_is_written_again_and_that_is_said(home: Path) -> None:
    taken: list[Path] = []

    def typist(prompt: str) -> str:
        if not taken:
            taken.extend(saved(home))
            taken[0].unlink()
        return player(prompt)

    player = AnyPlayer(4)
    _, console = run(typist, ["Ann", *BOTS])
    assert console.public.count("The saved game was removed while you were playing.") == 1
    assert load_match(taken[0]).result is not None


def test_where_nothing_can_be_saved_the_game_is_played_all_the_same(home: Path) -> None:
    home.write_text("a file where the folder should be")
    code, console = run(AnyPlayer(4), ["you", *BOTS])
    assert code == 0
    assert f"Can't write {home}: " in console.public
    assert "This game is not saved." in console.public


def test_without_a_terminal_one_person_sits_down_with_bots(home: Path) -> None:
    output = io.StringIO()
    assert run_text(GAME, None, "en", {}, 1, Console(io.StringIO("1\n"), output)) == 0
    assert read_save(saved(home)[0]).players == ["human", *USUAL_BOTS]


# --------------------------------------------------------------------------- the set-up


def test_enter_alone_sets_up_a_usual_game(home: Path) -> None:
    code, _ = run(typing([""] * 7), None)
    assert code == 0
    save = read_save(saved(home)[0])
    assert save.players == ["human", *USUAL_BOTS]
    assert save.seats[0] == "Stranger"
    assert save.options == {"board": GAME, "must-fall": False, "liars-go-to-jail": False}


def test_everything_can_be_chosen(home: Path) -> None:
    run(typing(["4", "2", "Ann", "Bob", "1", "2", "y", "yes"]), None)
    save = read_save(saved(home)[0])
    assert save.seats[:2] == ["Ann", "Bob"]
    assert save.players == ["human", "human", *BOTS]
    assert save.options == {"board": "silver-trail", "must-fall": True, "liars-go-to-jail": True}


def test_bad_input_is_asked_again(home: Path) -> None:
    _, console = run(typing(["9", "two", "3", "0", "4", "2", "x" * 21, "Ann", "ann", "Bob"]), None)
    said = console.public
    assert said.count("Type a number from 3 to 5.") == 2
    assert said.count("Type a number from 1 to 3.") == 2
    assert "A name can have at most 20 letters." in said
    assert "ann is already riding." in said
    assert not saved(home), "left before the set-up was complete"


def test_given_options_are_not_asked(home: Path) -> None:
    _, console = run(typing([""] * 5), None, board="silver-trail", **{"must-fall": True})
    assert "Which board?" not in console.public
    assert console.public.count("House rule: ") == 1
    assert read_save(saved(home)[0]).options["must-fall"] is True


def test_a_broken_board_is_said_and_left_out(home: Path) -> None:
    boards = home.parent / "boards"
    boards.mkdir()
    (boards / "mine.yaml").write_text("game: pony-express\nspaces: none\n")
    _, console = run(typing([""] * 4), None)
    assert "mine.yaml" in console.public
    assert "3. " not in console.public.split("Which board?")[0].rsplit("mine.yaml", 1)[1]


def test_the_last_unfinished_game_is_offered(home: Path) -> None:
    run(typing(["1"]), ["Ann", *BOTS])
    first = saved(home)[0]
    _, console = run(typing([""]), None, None)
    assert re.search(
        r"Continue the game with Ann, \w+ and \w+ from \d{4}-\d\d-\d\d", console.public
    )
    assert saved(home) == [first], "no new game was begun"
    _, console = run(typing(["n", *[""] * 7]), None, None)
    assert len(saved(home)) == 2


def test_a_game_that_is_open_elsewhere_is_not_touched(home: Path) -> None:
    run(typing(["1"]), ["Ann", *BOTS])
    lock = acquire_lock(saved(home)[0])
    try:
        _, console = run(typing(["y", *[""] * 7]), None, None)
    finally:
        lock.release()
    assert "is open in another copy of the game." in console.public
    assert len(saved(home)) == 2, "a new game was set up instead"


def test_a_finished_or_broken_game_is_not_offered(home: Path) -> None:
    run(AnyPlayer(4), ["Ann", *BOTS])
    (home / "pony-express-broken.jsonl").write_text("banana\n")
    assert last_unfinished(GAME) is None
    _, console = run(typing([]), None, None)
    assert "Continue the game" not in console.public


def test_the_level_of_the_others_is_asked_for(home: Path) -> None:
    _, console = run(typing(["", "", "", "3", *[""] * 3]), None)
    levels = "1. at random\n2. greenhorn\n3. ranger\n4. gunslinger\n"
    assert f"{levels}How good are the bots?" in console.public
    assert read_save(saved(home)[0]).players == ["human", "ranger", "ranger"]


def test_a_game_with_one_level_of_bots_has_none_to_ask_for(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.text.setup.levels_of", lambda game: ("random",))
    _, console = run(typing([""] * 6), None)
    assert "How good are the bots?" not in console.public
    assert read_save(saved(home)[0]).players == ["human", *BOTS]
