"""The saved games: gone on with, watched, deleted; what cannot be loaded says why."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from game import load_match
from game.engine.autosave import aside_of, backup_of
from game.hotseat.opening import resume_game
from game.hotseat.savefiles import picture_of, save_paths
from game.ui.screens.load import Load
from game.ui.table.thumbnails import SIZE
from tests.ui.harness import Window
from tests.ui.screens.menus import (
    at_table,
    broken_save,
    damaged_race,
    finished_race,
    open_title,
    saved_race,
)
from tests.ui.table.sitting import is_table


def opened(window: Window) -> Load:
    open_title(window)
    window.press("title.load")
    assert isinstance(window.scene, Load)
    return window.scene


def test_an_unfinished_game_is_gone_on_with() -> None:
    with Window() as window:
        path = saved_race(("Zoe", "Buck", "Etta"))
        opened(window)
        assert "Zoe, Buck and Etta" in window.words
        window.press("load.open0")
        assert window.scene.name == "pony-express" and window.scene.saved_in == path  # type: ignore[attr-defined]


def test_a_finished_game_can_be_watched() -> None:
    with Window() as window:
        finished_race()
        opened(window)
        assert "has won." in window.words
        window.press("load.open0")
        assert window.scene.name == "replay"
        window.loop.pop()
        assert window.scene.name == "load"


def test_what_is_wrong_with_a_save_is_said_in_the_players_language() -> None:
    with Window(language="fr") as window:
        path = broken_save()
        opened(window)
        assert f"Le fichier {path.name} " in window.words
        assert str(path.parent) not in window.words


def test_a_save_from_the_future_says_so_and_can_only_be_deleted() -> None:
    with Window() as window:
        path = broken_save()
        opened(window)
        assert "was saved by a newer version of the game" in window.words
        assert "load.open0" not in window.ids
        window.press("load.delete0")
        window.press("question.delete")
        assert not path.exists() and "No saved games" in window.words


def test_deleting_is_asked_first() -> None:
    with Window() as window:
        path = saved_race()
        opened(window)
        window.press("load.delete0")
        assert window.scene.group.focus is window.widget("question.keep")
        window.key(pygame.K_RETURN)
        assert path.exists()
        window.press("load.delete0")
        window.press("question.delete")
        assert not path.exists()


def test_a_game_that_is_open_elsewhere_is_neither_opened_nor_deleted() -> None:
    with Window() as window:
        path = saved_race()
        other = resume_game(path)
        opened(window)
        for button in ("load.open0", "load.delete0"):
            window.press(button)
            if button == "load.delete0":
                window.press("question.delete")
            assert "open in another copy" in window.words
            window.press("question.ok")
        other.close()
        assert path.exists()


def test_many_games_come_in_pages() -> None:
    with Window() as window:
        rows = Load(window.ui).rows
        paths = [saved_race() for _ in range(rows + 1)][::-1]
        load = opened(window)
        assert [game.path for game in load.shown()] == paths[:rows]
        assert window.widget("load.newer").why_not
        window.press("load.older")
        assert [game.path for game in load.shown()] == paths[rows:]
        window.press("load.delete0")
        window.press("question.delete")
        assert len(load.shown()) == rows  # the page that was left is gone too


def test_larger_rows_are_fewer_on_a_page_and_none_is_lost() -> None:
    with Window() as window:
        paths = [saved_race() for _ in range(4)][::-1]
        load = opened(window)
        assert len(load.shown()) == 4
        window.ui.settings.change(text_scale=1.5)
        window.ui.director.apply_settings()
        assert [game.path for game in load.shown()] == paths[:3]
        window.press("load.older")
        assert [game.path for game in load.shown()] == paths[3:]
        window.ui.settings.change(text_scale=1.0)
        window.ui.director.apply_settings()
        assert [game.path for game in load.shown()] == paths


def test_the_game_that_is_being_played_is_not_loaded_over_itself() -> None:
    with Window() as window:
        at_table(window)
        window.key(pygame.K_ESCAPE)
        window.press("pause.load")
        assert "you're playing" in window.widget("load.open0").why_not
        assert window.widget("load.delete0").why_not


def test_another_game_can_be_loaded_from_the_table() -> None:
    with Window() as window:
        path = saved_race()
        table = at_table(window)
        window.key(pygame.K_ESCAPE)
        window.press("pause.load")
        window.press("load.open1")
        assert window.scene.saved_in == path  # type: ignore[attr-defined]
        assert [scene.name for scene in window.loop.scenes] == ["title", "pony-express"]
        assert table.saved_in in save_paths()


def picture(size: tuple[int, int]) -> bytes:
    png = BytesIO()
    pygame.image.save(pygame.Surface(size, depth=8), png, "picture.png")
    return png.getvalue()


DAMAGED: dict[str, Callable[[], bytes | None]] = {
    "none": lambda: None,
    "empty": lambda: b"",
    "another file": lambda: b"no picture at all",
    "a huge one": lambda: picture((9000, 9000)),
    "cut": lambda: picture(SIZE)[:-400],
    "a huge file": lambda: b"\x89" * 9**7,
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_picture_that_is_missing_or_damaged_does_no_harm(name: str) -> None:
    with Window() as window:
        path = saved_race()
        content = DAMAGED[name]()
        if content is not None:
            picture_of(path).write_bytes(content)
        opened(window)
        window.look()
        assert "load.open0" in window.ids


def test_a_picture_is_kept_for_the_player_alone_and_not_through_a_link(tmp_path: Path) -> None:
    with Window() as window:
        table = at_table(window)
        assert table.saved_in is not None
        kept = picture_of(table.saved_in)
        (tmp_path / "victim").write_text("mine")
        kept.symlink_to(tmp_path / "victim")
        window.loop.home()
        assert not kept.is_symlink() and kept.stat().st_mode & 0o777 == 0o600
        assert (tmp_path / "victim").read_text() == "mine"
        assert pygame.image.load(kept).get_size() == SIZE


# --------------------------------------------------------------------------- damaged ones


def test_a_damaged_game_is_gone_on_with_from_its_last_good_turn() -> None:
    with Window() as window:
        path = damaged_race()
        damaged = path.read_bytes()
        opened(window)
        assert "is damaged: line 7 has been changed." in window.words
        window.press("load.open0")
        assert "You can continue from its last good turn." in window.words
        window.press("question.no")
        assert window.scene.name == "load" and path.read_bytes() == damaged
        window.press("load.open0")
        window.press("question.rescue")
        assert window.scene.name == "pony-express"
        assert aside_of(path).read_bytes() == damaged
        load_match(path)


def test_the_title_offers_a_damaged_game_too() -> None:
    with Window() as window:
        saved_race()
        path = damaged_race()
        open_title(window)
        window.press("title.continue")
        window.press("question.rescue")
        assert window.scene.name == "pony-express" and window.scene.saved_in == path  # type: ignore[attr-defined]


def test_a_game_of_which_nothing_is_good_says_so() -> None:
    with Window() as window:
        path = saved_race()
        path.write_bytes(b"banana")
        opened(window)
        assert "load.open0" not in window.ids
        window.key(pygame.K_ESCAPE)
        backup_of(path).write_bytes(b"banana too")
        window.press("title.load")
        window.press("load.open0")
        assert "Can't load this game" in window.words
        window.press("question.ok")
        assert window.scene.name == "load"


def test_a_save_that_is_taken_away_while_it_is_played_is_spoken_of_at_the_table() -> None:
    with Window() as window:
        saved_race()
        opened(window)
        window.press("load.open0")
        table = window.scene
        assert is_table(table, "pony-express") and table.saved_in is not None
        table.saved_in.unlink()
        seat = table.session.match.pending.seats[0]
        table.answer(seat, table.session.match.pending.options(seat)[0])
        window.until(lambda: "The saved game was removed" in window.words)
        assert len(load_match(table.saved_in).journal) == len(table.session.match.journal)
