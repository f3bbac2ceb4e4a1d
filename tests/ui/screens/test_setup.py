"""Setting up a race: what is wrong is said at its place, what is right is played and remembered."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.engine.saves import read_save
from game.settings import TableChoice, load_settings, save_settings
from game.ui.games import entry_of
from game.ui.screens.setup import Setup
from game.ui.screens.setup_draft import Draft
from tests.ui.harness import Window
from tests.ui.screens.menus import broken_board, open_title


def opened(window: Window) -> Setup:
    open_title(window)
    window.press("title.pony-express")
    assert isinstance(window.scene, Setup)
    return window.scene


def typed(window: Window, id: str, text: str) -> None:
    window.press(id)
    window.type(text)


def pick(window: Window, id: str, steps: int) -> None:
    """The entry so many steps further down the list."""
    window.press(id)
    for _ in range(steps):
        window.key(pygame.K_DOWN)
    window.key(pygame.K_RETURN)


def test_the_race_starts_as_it_was_set_up() -> None:
    with Window() as window:
        setup = opened(window)
        typed(window, "setup.seat0.name", "Ann")
        pick(window, "setup.seat1.name", 2)  # past anybody: the second of the cast
        pick(window, "setup.seat1.kind", 2)
        window.press("setup.must-fall")
        typed(window, "setup.seed", "77")
        colours = setup.draft.colours
        window.press("setup.start")
        table = window.scene
        assert table.name == "pony-express"
        assert table.session.match.names[:2] == ("Ann", "Buck")  # type: ignore[attr-defined]
        assert table.session.players == ("human", "gunslinger", "greenhorn")  # type: ignore[attr-defined]
        assert table.session.match.seed == 77  # type: ignore[attr-defined]
        assert table.session.match.options["must-fall"] is True  # type: ignore[attr-defined]
        assert table.look.colours == colours  # type: ignore[attr-defined]
        save = read_save(table.saved_in)  # type: ignore[attr-defined]
        assert save.seats[0] == "Ann"


def test_an_empty_seed_is_another_race_every_time() -> None:
    seeds = set()
    with Window() as window:
        opened(window)
        for _ in range(2):
            window.press("setup.start")
            seeds.add(window.scene.session.match.seed)  # type: ignore[attr-defined]
            window.loop.home()
            window.frames(1)
            window.press("title.pony-express")
    assert len(seeds) == 2


def test_the_last_choice_is_remembered() -> None:
    with Window() as window:
        opened(window)
        typed(window, "setup.seat0.name", "Ann")
        window.press("setup.add")
        window.press("setup.liars-go-to-jail")
        window.press("setup.board-next")
        window.press("setup.back")
        assert save_settings(window.ui.settings) is None
        kept, problem = load_settings()
        assert problem is None
        table = kept.tables["pony-express"]
        assert [seat.name for seat in table.seats] == ["Ann", "", "", ""]
        assert table.options == {"liars-go-to-jail": True, "board": "silver-trail"}
        window.press("title.pony-express")
        assert window.scene.draft.seats[0].name == "Ann"  # type: ignore[attr-defined]


def wrong(window: Window) -> str:
    return window.widget("setup.start").why_not


def test_two_riders_of_one_name() -> None:
    with Window() as window:
        setup = opened(window)
        window.press("setup.hot-seat")
        assert setup.draft.seats[1].is_human
        typed(window, "setup.seat0.name", "Ann")
        typed(window, "setup.seat1.name", "aNN")
        assert setup.problems == {"seat1": "aNN is already riding."}
        assert wrong(window) and "aNN is already riding." in window.words
        window.key(pygame.K_BACKSPACE)
        assert not setup.problems and not wrong(window)


def test_a_bot_cannot_be_who_a_person_is() -> None:
    with Window() as window:
        setup = opened(window)
        typed(window, "setup.seat0.name", "Buck")
        pick(window, "setup.seat2.name", 2)
        assert setup.draft.seats[2].character == "Buck"
        assert "seat2" in setup.problems and wrong(window)


def test_no_more_letters_can_be_typed_than_a_name_may_have() -> None:
    with Window() as window:
        setup = opened(window)
        typed(window, "setup.seat0.name", "A" * 21)
        assert setup.draft.seats[0].name == "A" * 20 and not setup.problems
        assert "error" in window.heard, "the letter that is left out is noticed"


def lit_modes(window: Window) -> list[str]:
    modes = [window.widget(f"setup.{mode}") for mode in ("alone", "hot-seat")]
    return [mode.id for mode in modes if mode.skin == "green"]  # type: ignore[attr-defined]


def test_alone_is_lit_with_one_person_and_with_friends_with_several() -> None:
    with Window() as window:
        setup = opened(window)
        window.press("setup.add")
        assert lit_modes(window) == ["setup.alone"]
        window.press("setup.hot-seat")
        assert lit_modes(window) == ["setup.hot-seat"]
        pick(window, "setup.seat1.kind", 1)  # the friend becomes a bot
        assert lit_modes(window) == ["setup.alone"] and not setup.problems
        pick(window, "setup.seat2.kind", 3)  # once round, from greenhorn to person
        assert setup.draft.seats[2].is_human
        assert lit_modes(window) == ["setup.hot-seat"] and not setup.problems
        window.press("setup.seat2.remove")
        assert lit_modes(window) == ["setup.alone"]


def test_alone_somebody_must_be_there() -> None:
    with Window() as window:
        setup = opened(window)
        pick(window, "setup.seat0.kind", 1)
        assert setup.problems["mode"] in window.words and wrong(window)
        window.press("setup.hot-seat")
        assert not setup.problems


def test_the_seats_follow_whether_one_plays_alone() -> None:
    with Window() as window:
        setup = opened(window)

        def people() -> list[bool]:
            return [seat.is_human for seat in setup.draft.seats]

        window.press("setup.hot-seat")
        assert people() == [True, True, False]
        pick(window, "setup.seat2.kind", 3)  # once round, from greenhorn to person
        window.press("setup.alone")
        assert people() == [True, False, False] and not setup.problems


def test_people_without_a_name_are_told_apart() -> None:
    with Window() as window:
        setup = opened(window)
        window.press("setup.hot-seat")
        for seat in setup.draft.seats:
            seat.kind = "human"
        setup.rebuild()
        assert setup.draft.seating(1, window.ui.words).names == (
            "Stranger",
            "Stranger 2",
            "Stranger 3",
        )


def test_seats_come_and_go_and_colours_stay_apart() -> None:
    with Window() as window:
        setup = opened(window)
        assert "three riders" in window.widget("setup.seat0.remove").why_not
        window.press("setup.add")
        window.press("setup.add")
        assert "five riders" in window.widget("setup.add").why_not
        for number in range(5):
            window.press(f"setup.seat{number}.colour")
            assert len(set(setup.draft.colours)) == 5
        before = list(setup.draft.seats)
        window.press("setup.shuffle")
        assert setup.draft.seats != before and len(setup.draft.seats) == 5
        window.press("setup.seat4.remove")
        assert len(setup.draft.seats) == 4


@pytest.mark.parametrize("own", [False, True])
def test_without_a_board_to_play_on_it_says_what_to_do(
    own: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.boardfile.data_dir", lambda kind: tmp_path)
    with Window() as window:
        if own:
            broken_board()
        opened(window)
        window.frames(1)
        assert wrong(window) == "No board can be used. Install the game again."
        assert wrong(window) in window.words


def test_a_broken_board_is_listed_and_cannot_be_played() -> None:
    with Window() as window:
        path = broken_board()
        setup = opened(window)
        window.press("setup.board-previous")
        assert path.name in window.words and "wrong" in window.words
        assert wrong(window) and setup.draft.option("board") == "pony-express"
        window.press("setup.board-next")
        assert not wrong(window)


@pytest.mark.parametrize("text", ["title: }", "", "spaces: []"])
def test_a_file_that_is_no_board_at_all_is_listed_too(text: str) -> None:
    with Window() as window:
        path = broken_board("scribble", text)
        opened(window)
        window.press("setup.board-previous")
        assert path.name in window.words and wrong(window)


def test_a_board_of_ones_own_can_be_raced_on() -> None:
    with Window() as window:
        shipped = (
            window.ui.canvas.assets._folder.parent / "boards" / "silver-trail.yaml"
        ).read_text(encoding="utf-8")
        broken_board("backyard", shipped)
        setup = opened(window)
        for _ in range(3):
            if setup.draft.option("board") != "backyard":
                window.press("setup.board-next")
        window.press("setup.start")
        assert window.scene.session.match.options["board"] == "backyard"  # type: ignore[attr-defined]


def test_a_board_that_is_gone_is_replaced_by_the_usual_one() -> None:
    with Window(tables={"pony-express": TableChoice(options={"board": "atlantis"})}) as window:
        assert opened(window).draft.option("board") == "pony-express"


def test_where_nothing_can_be_saved_the_race_is_played_all_the_same() -> None:
    with Window() as window:
        (window.home / "saves").write_text("a file where a folder should be")
        opened(window)
        window.press("setup.start")
        assert window.scene.name == "question" and "Can't write" in window.words
        window.press("question.ok")
        assert window.scene.name == "pony-express"


def test_settings_of_the_table_can_be_read_again() -> None:
    with Window() as window:
        opened(window)
        window.press("setup.start")
        save_settings(window.ui.settings)
        written = json.loads((window.home / "settings" / "settings.json").read_text())
        assert len(written["tables"]["pony-express"]["seats"]) == 3


@pytest.mark.parametrize("name", ["日本語", "עברית", "हिन्दी", "\U0001f920 Joe"])
def test_letters_that_cannot_be_shown_are_refused_with_a_sentence(name: str) -> None:
    with Window() as window:
        draft = Draft.of(None, entry_of("pony-express"), name)
        assert "Latin, Greek or Cyrillic" in draft.problems(window.ui.words)["seat0"]
        for good in ("Ζωή Ωμέγα", "Зоя", "Łukasz", "Đặng"):
            draft.seats[0].name = good
            assert "seat0" not in draft.problems(window.ui.words)
            assert draft.name_of(0, window.ui.words) == good


def test_what_is_wrong_is_said_once() -> None:
    with Window() as window:
        opened(window)
        pick(window, "setup.seat0.kind", 1)
        window.move(window.widget("setup.start").box.center)
        window.frames(40)
        assert window.words.count(wrong(window)) == 1
