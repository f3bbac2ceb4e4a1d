"""Settings: usual values, checked values, and files that hold anything at all."""

from __future__ import annotations

import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as trials
from hypothesis import strategies as st

from game.bots import LEVELS
from game.engine.errors import SetupError
from game.engine.files import acquire_lock
from game.engine.players import HUMAN
from game.games.registry import game_named
from game.i18n import LANGUAGES
from game.settings import (
    BROKEN_NAME,
    FILE_NAME,
    Language,
    SeatChoice,
    Settings,
    Sitter,
    TableChoice,
    load_settings,
    save_settings,
)

# What the settings are called, with values that are often nearly right.
NAMES = st.sampled_from([*Settings.__struct_fields__, *TableChoice.__struct_fields__, "else"])
PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
NEAR = st.sampled_from(["", "en", "fast", "flick", "hot-seat", 0.5, 1, [1280, 720], [], {}])
ANY_JSON = st.recursive(
    PLAIN | NEAR,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES | st.text(), inner),
    max_leaves=20,
)
TEXT = st.characters(exclude_categories=["Cs"])
VALID = st.builds(
    Settings,
    language=st.sampled_from(get_args(Language)),
    music_volume=st.floats(0.0, 1.0),
    muted=st.booleans(),
    text_scale=st.floats(0.8, 1.5),
    animation_speed=st.sampled_from(["slow", "normal", "fast", "instant"]),
    window_size=st.tuples(st.integers(320, 16384), st.integers(180, 16384)),
    countdown_seconds=st.integers(3, 60),
    tables=st.dictionaries(
        st.sampled_from(["pony-express", "mustang", "derby"]),
        st.builds(
            TableChoice,
            seats=st.lists(
                st.builds(
                    SeatChoice,
                    name=st.text(TEXT, max_size=20),
                    colour=st.sampled_from(["red", "blue", "green", "brown", "white"]),
                    kind=st.sampled_from([HUMAN, *LEVELS]),
                ),
                min_size=2,
                max_size=10,
            ),
            mode=st.sampled_from(["hot-seat", "alone"]),
            options=st.dictionaries(
                st.sampled_from(["must-fall", "board", "goal", "of tomorrow"]),
                st.none() | st.booleans() | st.integers(-9990, 9990) | st.text(TEXT, max_size=20),
            ),
        ),
        max_size=3,
    ),
)


def write(folder: Path, content: Any) -> Path:
    path = folder / FILE_NAME
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


# --------------------------------------------------------------------------- usual values


def test_without_a_file_everything_is_as_usual(tmp_path: Path) -> None:
    settings, said = load_settings(tmp_path)
    assert settings == Settings()
    assert said is None
    assert not list(tmp_path.iterdir()), "nothing is made by looking"


def test_the_players_own_folder_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PONY_EXPRESS_HOME", str(tmp_path))
    settings = Settings(muted=True)
    assert save_settings(settings) is None
    assert load_settings() == (settings, None)
    assert (tmp_path / "settings" / FILE_NAME).is_file()


def test_the_choices_are_those_that_the_game_has() -> None:
    assert get_args(Language) == ("", *LANGUAGES)
    assert get_args(Sitter) == (HUMAN, *LEVELS)


def test_two_settings_share_nothing() -> None:
    one, other = Settings(), Settings()
    one.remember("pony-express", TableChoice(options={"must-fall": True}))
    assert other.tables == {}
    first, second = TableChoice(), TableChoice()
    first.options["must-fall"] = True
    assert second.options == {}


# --------------------------------------------------------------------------- changing


def test_what_fits_is_changed() -> None:
    settings = Settings()
    settings.change(
        music_volume=0, window_size=[960, 540], tables={"mustang": TableChoice(mode="hot-seat")}
    )
    assert settings.music_volume == 0.0
    assert settings.window_size == (960, 540)
    assert settings.tables["mustang"].mode == "hot-seat"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("music_volume", 1.1),
        ("music_volume", float("nan")),
        ("music_volume", "loud"),
        ("text_scale", 0.7),
        ("countdown_seconds", 2),
        ("countdown_seconds", 10**30),
        ("window_size", (100, 100)),
        ("window_size", (1280,)),
        ("language", "de"),
        ("muted", 1),
        ("tables", {"mustang": TableChoice(seats=[])}),
        ("tables", {"mustang": TableChoice(options={"board": "\ud800"})}),
        ("tables", {"derby": TableChoice(options={"first-card": 2**60})}),
        ("tables", {"mustang": TableChoice(options={"": True})}),
        ("tables", {"": TableChoice()}),
        ("tables", object()),
        ("volume", 0.5),
    ],
)
def test_what_does_not_fit_changes_nothing(name: str, value: Any) -> None:
    settings = Settings()
    with pytest.raises(SetupError):
        settings.change(tells=False, **{name: value})
    assert settings == Settings()


# --------------------------------------------------------------------------- files


@given(VALID)
@trials(deadline=None)  # a disk takes its time
def test_what_is_saved_is_loaded(settings: Settings) -> None:
    with TemporaryDirectory() as folder:
        assert save_settings(settings, Path(folder)) is None
        assert load_settings(Path(folder)) == (settings, None)


@given(ANY_JSON)
@trials(deadline=None)  # a disk takes its time
def test_any_json_gives_settings_that_are_valid(value: Any) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        write(folder, value)
        settings, said = load_settings(folder)
        assert msgspec.convert(msgspec.to_builtins(settings), Settings) == settings
        assert said is None or str(said).endswith(".")
        assert save_settings(settings, folder) is None
        assert load_settings(folder) == (settings, None)


@given(st.binary(max_size=200))
@trials(deadline=None)  # a disk takes its time
def test_any_bytes_give_settings(content: bytes) -> None:
    with TemporaryDirectory() as name:
        write(Path(name), content)
        load_settings(Path(name))


def test_what_is_wrong_is_as_usual_and_the_rest_is_kept(tmp_path: Path) -> None:
    options = {"must-fall": True, "board": ["a list"], "": 1, "goal": 1.5}
    table = {"mode": "hot-seat", "options": options, "seats": [{}]}
    path = write(
        tmp_path,
        {
            "muted": True,
            "text_scale": 9,
            "flick_style": "bow",
            "of tomorrow": 1,
            "tables": {"pony-express": table, "": {}},
        },
    )
    settings, said = load_settings(tmp_path)
    usual = TableChoice()
    assert settings == Settings(
        muted=True,
        tables={"pony-express": TableChoice(usual.seats, "hot-seat", {"must-fall": True})},
    )
    assert str(said) == (
        "Some settings weren't valid and were reset: text_scale, flick_style, seats, board, "
        "options, goal, tables."
    )
    assert path.is_file(), "it stays until something is saved"


def test_each_game_has_its_own_last_table(tmp_path: Path) -> None:
    settings = Settings()
    settings.remember("pony-express", TableChoice([SeatChoice("Ann")] * 3, mode="hot-seat"))
    settings.remember("mustang", TableChoice([SeatChoice("Bob")] * 2))
    assert save_settings(settings, tmp_path) is None
    loaded, _ = load_settings(tmp_path)
    assert loaded.tables["pony-express"].mode == "hot-seat"
    assert len(loaded.tables["mustang"].seats) == 2
    assert (loaded.name_at("mustang"), loaded.name_at("pony-express")) == ("Bob", "Ann")
    assert loaded.name_at("derby") == "Ann", "called as at another game"


def test_a_file_of_the_time_with_one_game_keeps_its_table(tmp_path: Path) -> None:
    """Written by the version before this one, when there was nothing but the race."""
    old = {
        "language": "it",
        "table": {
            "seats": [
                {"name": "Ann", "colour": "green", "kind": "human", "character": ""},
                {"name": "", "colour": "red", "kind": "ranger", "character": "Etta"},
                {"name": "", "colour": "blue", "kind": "gunslinger", "character": ""},
            ],
            "board": "silver-trail",
            "house_rules": ["must-fall"],
            "mode": "alone",
        },
        "tutorial_done": True,
    }
    write(tmp_path, old)
    settings, said = load_settings(tmp_path)
    assert said is None
    assert settings.language == "it"
    assert settings.tutorials_done == ("pony-express", "mustang"), "one mark stood for both"
    assert list(settings.tables) == ["pony-express"]
    table = settings.tables["pony-express"]
    assert msgspec.to_builtins(table) == {
        "seats": old["table"]["seats"],
        "mode": "alone",
        "options": {"board": "silver-trail", "must-fall": True},
    }
    assert save_settings(settings, tmp_path) is None
    assert load_settings(tmp_path) == (settings, None)
    assert "table" not in json.loads((tmp_path / FILE_NAME).read_bytes())


def test_a_file_of_the_time_with_a_field_for_each_kind_of_option_keeps_them_all(
    tmp_path: Path,
) -> None:
    """Every table had the fields of all games, and as usual where its game had none of them."""
    usual = {"board": "pony-express", "house_rules": [], "stakes": {}, "first_card": 0}
    seats = [{"name": "Ann"}, {"kind": "ranger"}, {"kind": "ranger"}]
    changed: dict[str, dict[str, Any]] = {
        "pony-express": {"board": "silver-trail", "house_rules": ["liars-go-to-jail"]},
        "mustang": {"first": 2},
        "western": {"stakes": {"pot": 90}, "house_rules": ["open-train", "triple-guns"]},
        "derby": {"first_card": 3, "house_rules": ["hard-ride"]},
    }
    tables = {
        game: {**usual, "first": None, "mode": "alone", "seats": seats, **fields}
        for game, fields in changed.items()
    }
    write(tmp_path, {"tables": tables})
    settings, said = load_settings(tmp_path)
    assert said is None
    assert {game: table.options for game, table in settings.tables.items()} == {
        "pony-express": {"board": "silver-trail", "liars-go-to-jail": True},
        "mustang": {"first": 2},
        "western": {"pot": 90, "open-train": True, "triple-guns": True},
        "derby": {"first-card": 3, "hard-ride": True},
    }
    for game, table in settings.tables.items():
        assert game_named(game).options().sifted(table.options) == (table.options, [])
        assert [seat.name for seat in table.seats] == ["Ann", "", ""]
    assert save_settings(settings, tmp_path) is None
    assert load_settings(tmp_path) == (settings, None)


def test_one_who_is_led_through_a_game_is_not_led_through_it_again(tmp_path: Path) -> None:
    settings = Settings()
    for game in ("western", "mustang", "western"):
        settings.finish_tutorial(game)
    assert save_settings(settings, tmp_path) is None
    assert load_settings(tmp_path)[0].tutorials_done == ("western", "mustang")


def test_a_file_of_the_time_with_one_mark_for_all_guided_games(tmp_path: Path) -> None:
    write(tmp_path, {"tutorial_done": False})
    assert load_settings(tmp_path) == (Settings(), None)


def test_a_table_of_that_time_that_makes_no_sense_is_forgotten(tmp_path: Path) -> None:
    write(tmp_path, {"muted": True, "table": 7})
    settings, said = load_settings(tmp_path)
    assert settings == Settings(muted=True)
    assert str(said) == "Some settings weren't valid and were reset: tables."


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"7", b"\xff\xfe", b"[" * 200_000])
def test_a_file_that_cannot_be_read_at_all_is_set_aside(tmp_path: Path, content: bytes) -> None:
    path = write(tmp_path, content)
    (tmp_path / BROKEN_NAME).write_text("an older one")
    settings, said = load_settings(tmp_path)
    assert settings == Settings()
    assert (
        str(said) == f"The settings couldn't be read and were reset. The old file is {BROKEN_NAME}."
    )
    assert not path.exists()
    assert (tmp_path / BROKEN_NAME).read_bytes() == content
    assert load_settings(tmp_path) == (Settings(), None), "and it is said once"


def test_a_folder_instead_of_the_file_is_said(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    settings, said = load_settings(tmp_path)
    assert settings == Settings()
    assert str(said).endswith("settings.json: it isn't a file.")
    assert str(save_settings(settings, tmp_path)).endswith("is a folder, not a file.")


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no named pipes")
    os.mkfifo(tmp_path / FILE_NAME)
    assert load_settings(tmp_path)[0] == Settings()


def test_where_nothing_can_be_written_one_sentence_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "a file"
    folder.write_text("")
    said = str(save_settings(Settings(), folder))
    assert "Can't write" in said and said.endswith(".")
    assert load_settings(folder)[0] == Settings()


def test_a_second_copy_of_the_game_is_said(tmp_path: Path) -> None:
    lock = acquire_lock(tmp_path / FILE_NAME)
    try:
        assert "another copy" in str(save_settings(Settings(), tmp_path))
    finally:
        lock.release()


def test_the_file_can_be_read_by_a_person(tmp_path: Path) -> None:
    save_settings(Settings(), tmp_path)
    assert '\n  "music_volume": 0.6,\n' in (tmp_path / FILE_NAME).read_text()


def test_what_cannot_be_seen_of_a_remembered_name_is_not_kept(tmp_path: Path) -> None:
    seats = [{"name": "A\x00n\u202en\x1b[2J"}, {"name": "Bob", "kind": "ranger"}]
    values = {"tables": {"mustang": {"seats": seats}}}
    (tmp_path / FILE_NAME).write_text(json.dumps(values), encoding="utf-8")
    settings, problem = load_settings(tmp_path)
    assert problem is None and settings.name_at("mustang") == "Ann[2J"
