"""What can go wrong with files and answers is said in the player's language."""

from __future__ import annotations

import errno
import json
import os
import re
import threading
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.boardfile import BoardError, board_path, read_board, refused_boards
from game.cli import main
from game.engine import files
from game.engine.errors import GameError, Message
from game.engine.files import acquire_lock, cannot_write, reason_of
from game.engine.match import Match
from game.engine.requests import START_ERRORS
from game.engine.rescue import rescue
from game.engine.save_data import DamagedSave
from game.engine.saves import read_save
from game.engine.session import Session
from game.games.matches import load_match, new_match
from game.games.registry import game_named
from game.hotseat.desk import Desk
from game.hotseat.opening import resume_game
from game.hotseat.savefiles import delete_save
from game.locale import messages
from game.paths import HOME_VARIABLE
from game.rules.pony_express.board import board_from_data, board_from_file
from game.rules.pony_express.board_schema import BoardFile
from game.settings import FILE_NAME, Settings, load_settings, save_settings
from game.wording.pony_express import RaceWords
from tests.rules.pony_express.test_spoilt_boards import SPOILT
from tests.saving import edit, format_2, write_old

NAMES = ("Ann", "Bob", "Cleo")
CODES = messages.TRANSLATED


@cache
def in_the_code() -> set[str | tuple[str, ...]]:
    return {message.id for message in messages.texts_of_the_game() if message.id}


def raised(action: Callable[[], object]) -> GameError:
    with pytest.raises(GameError) as caught:
        action()
    return caught.value


def texts_of(message: Message) -> Iterator[str]:
    """Of a message and of all that it holds; the rest are names, numbers and technical details."""
    yield message.text
    for fact in message.facts.values():
        if isinstance(fact, Message):
            yield from texts_of(fact)


def is_said(problem: GameError | Message) -> None:
    """In every language, with nothing left to be filled in."""
    message = problem if isinstance(problem, Message) else problem.message
    for text in texts_of(message):
        assert text in in_the_code(), text
    for code in CODES:
        words = RaceWords(code)
        sentence = words.message(message)
        assert "%(" not in sentence
        assert all(words.message(Message(text)) != text for text in texts_of(message)), sentence
    assert RaceWords("en").message(message) == str(problem)


# --------------------------------------------------------------------------- saves

Damage = Callable[[dict[str, Any]], object]


def saved(path: Path, damage: Damage) -> Path:
    line = format_2(new_match("pony-express", NAMES, 7))
    damage(line)
    write_old(path, line)
    return path


DAMAGES: dict[str, Damage] = {
    "another kind of file": lambda save: save.pop("game"),
    "players": lambda save: save.update(players=["human"]),
    "format": lambda save: save.update(format="two"),
    "a newer format": lambda save: save.update(format=99),
    "an old format": lambda save: save.update(format=1),
    "rules": lambda save: save.update(rules=0),
    "newer rules": lambda save: save.update(rules=99),
    "another table": lambda save: save["checkpoint"]["table"].update(turn=5),
    "a checkpoint outside": lambda save: save.update(begins={**save["checkpoint"], "entries": 99}),
    "a miscount": lambda save: save.update(begins={**save["checkpoint"], "world_answers": 9}),
    "an unknown game": lambda save: save.update(game="chess"),
    "no board": lambda save: save.update(materials={}),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_save_that_cannot_be_gone_on_with(tmp_path: Path, damage: Damage) -> None:
    path = saved(tmp_path / "race.jsonl", damage)
    problem = raised(lambda: load_match(path))
    assert str(path) in str(problem)
    is_said(problem)


@pytest.mark.parametrize("content", [b"", b"banana\n"])
def test_a_file_that_is_no_save(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "race.jsonl"
    path.write_bytes(content)
    is_said(raised(lambda: read_save(path)))


def test_a_save_that_is_not_there_a_folder_and_a_name_that_cannot_be(tmp_path: Path) -> None:
    is_said(raised(lambda: read_save(tmp_path / "none.jsonl")))
    is_said(raised(lambda: read_save(tmp_path)))
    is_said(raised(lambda: acquire_lock(tmp_path)))
    is_said(raised(lambda: read_save(Path("\0"))))


def test_a_damaged_line_and_what_is_rescued(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    session = Session(new_match("pony-express", NAMES, 7), {}, path)
    for seat in range(3):
        session.answer(session.match.pending.options(seat)[0], seat)
    session.close()
    path.write_bytes(path.read_bytes().replace(b'"kind":"play"', b'"kind":"pray"', 2))
    damaged = raised(lambda: read_save(path))
    assert isinstance(damaged, DamagedSave)
    is_said(damaged)
    for lost in (0, 3):
        is_said(rescue(path, damaged, game_named)._replace(lost=lost).message)
    edit(path, lambda lines: lines.__delitem__(slice(1, None)))
    is_said(raised(lambda: read_save(path)))


def test_a_save_that_others_took_away_or_changed(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    session = Session(new_match("pony-express", NAMES, 7), {}, path)
    for meddle in (path.unlink, lambda: path.write_bytes(b"")):
        meddle()
        session.flush()
        notice = session.take_save_notice()
        assert notice is not None
        is_said(notice)
    session.close()
    path.write_bytes(path.read_bytes() + b'{"sum":')
    session = resume_game(path)
    notice = session.take_save_notice()
    assert notice is not None
    is_said(notice)
    session.close()


def test_a_disk_that_does_not_answer(tmp_path: Path) -> None:
    session = Session(new_match("pony-express", NAMES, 7), {}, tmp_path / "race.jsonl")
    assert session._autosave is not None
    session._autosave._overdue = threading.Event()
    assert session.save_problem is not None
    is_said(session.save_problem)
    session.close()


def test_a_save_that_is_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path / "race.jsonl", lambda save: None)
    monkeypatch.setattr("game.engine.saves.LARGEST", 100)
    is_said(raised(lambda: read_save(path)))


def test_a_save_in_use(tmp_path: Path) -> None:
    path = saved(tmp_path / "race.jsonl", lambda save: None)
    lock = acquire_lock(path)
    try:
        is_said(raised(lambda: delete_save(path)))
    finally:
        lock.release()


def test_a_save_that_was_played_elsewhere_or_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    new_match("pony-express", NAMES, 7).save(path)
    other = new_match("pony-express", NAMES, 8)
    is_said(raised(lambda: Session(other, {}, path)))
    session = Session(new_match("pony-express", NAMES, 7), {}, path)
    session.close()
    assert session._autosave is not None
    is_said(raised(session._autosave.flush))


@pytest.mark.parametrize("number", files._REASONS, ids=errno.errorcode.get)
def test_the_system_refuses(number: int) -> None:
    is_said(cannot_write(Path("race.jsonl"), OSError(number, os.strerror(number))))


def test_what_the_system_rarely_says_stays_as_it_is() -> None:
    rare = OSError(errno.EIO, "Input/output error")
    assert RaceWords("fr").message(reason_of(rare)) == "Input/output error"
    sentence = RaceWords("fr").problem(cannot_write(Path("100 %s.jsonl"), rare))
    assert "100 %s.jsonl" in sentence and "Input/output error" in sentence


# --------------------------------------------------------------------------- settings and boards


@pytest.mark.parametrize("content", [b"{", b'{"text_scale": 9}'])
def test_settings_that_make_no_sense(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    problem = load_settings(tmp_path)[1]
    assert problem is not None
    is_said(problem)


def test_settings_that_are_no_file(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    for problem in (load_settings(tmp_path)[1], save_settings(Settings(), tmp_path)):
        assert problem is not None
        is_said(problem)


FILES = {
    "empty": b"",
    "of no game": b"title: x",
    "with a second document": b"game: pony-express\n---\n",
    "with a tag": b"game: !x pony-express",
    "with an anchor": b"game: &a pony-express",
    "with a key twice": b"game: pony-express\ngame: pony-express",
    "with a number as a key": b"game: pony-express\n7: 7",
    "with a number that is none": b"game: pony-express\ndesert: .nan",
    "with letters that are none": b'game: pony-express\ndesert: "\\x07"',
    "in no known letters": b"\xff",
    "far too deep": b"game: pony-express\nx: " + b"[" * 30,
}


@pytest.mark.parametrize("content", FILES.values(), ids=FILES)
def test_a_board_file_that_cannot_be_used(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "mine.yaml"
    path.write_bytes(content)
    is_said(raised(lambda: read_board(path, BoardFile)))


def test_a_board_that_is_not_there_or_of_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    own = tmp_path / "boards"
    own.mkdir()
    (own / "mine.yaml").write_text("game: western")
    (own / "nameless.yaml").write_text("title: x")
    is_said(raised(lambda: board_path("pony-express", "mine")))
    is_said(raised(lambda: board_path("pony-express", "atlantis")))
    is_said(refused_boards()["nameless"])
    is_said(raised(lambda: board_from_file(own / "none.yaml")))
    is_said(raised(lambda: board_from_file(own)))


@pytest.mark.parametrize("spoil", [case[1] for case in SPOILT], ids=[case[0] for case in SPOILT])
def test_a_spoilt_board(spoil: Callable[[dict[str, Any]], object]) -> None:
    """The sentence around it is said in words even where the detail is technical."""
    data = json.loads(json.dumps(board_from_file(board_path("pony-express", "pony-express")).data))
    spoil(data)
    with pytest.raises(BoardError) as caught:
        board_from_data(data, "mine.yaml")
    is_said(caught.value)


# --------------------------------------------------------------------------- answers


def test_what_cannot_be_taken_back() -> None:
    match = new_match("pony-express", NAMES, 7)
    is_said(raised(match.undo))
    for seat in range(3):
        match.answer(match.pending.options(seat)[0], seat)
    is_said(raised(match.undo))
    for text in START_ERRORS:
        is_said(Message(text))


def test_another_has_answered_since() -> None:
    desk = Desk(Session(new_match("pony-express", NAMES, 7), {}))
    match: Match = desk._match
    match.answer(match.pending.options(0)[0], 0)
    problem = desk.undo_refusal(1)
    assert problem is not None and "Ann" in RaceWords("it").message(problem)
    is_said(problem)


def test_a_detail_that_is_not_marked_stays_inside_a_sentence_that_is() -> None:
    problem = GameError("%(what)s 100 %%", what=Message("50 % of it"))
    assert RaceWords("fr").problem(problem) == str(problem) == "50 % of it 100 %"


def test_no_reason_at_all_is_no_word() -> None:
    assert RaceWords("fr").message(Message("")) == ""


def test_a_text_without_facts_has_no_percent_sign_to_be_filled_in() -> None:
    """It is said as it stands: a doubled sign would stay doubled."""
    assert str(Message("100 %")) == RaceWords("it").message(Message("100 %")) == "100 %"
    for text in in_the_code():
        assert "%%" not in text or "%(" in text, text


def test_messages_can_be_compared_and_kept_in_sets() -> None:
    one = Message("%(a)s of %(b)s", {"a": 1, "b": [2]})
    assert one == Message("%(a)s of %(b)s", {"b": [2], "a": 1}) != Message("%(a)s of %(b)s")
    assert len({one, Message("%(a)s of %(b)s", {"a": 1, "b": [2]}), Message("1 of 2")}) == 2


def test_no_message_ends_twice() -> None:
    """A detail brings its own full stop, or the sentence around it does."""
    for text in in_the_code():
        if isinstance(text, str) and re.search(r"%\(detail\)s", text):
            assert text.endswith("%(detail)s"), text


def test_a_game_that_is_not_there() -> None:
    is_said(raised(lambda: game_named("chess")))


def test_a_command_for_players_speaks_the_language_of_their_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "race.jsonl"
    path.touch()
    assert main(["play", "pony-express", "--text", "--lang", "fr", "--load", str(path)]) == 2
    assert capsys.readouterr().err == f"Le fichier {path} est vide.\n"
