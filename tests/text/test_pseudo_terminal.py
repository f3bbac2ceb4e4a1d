"""The real program in a real terminal: what its two screens ever receive."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import load_match, new_match
from game.wording.pony_express import RaceWords

pty = pytest.importorskip("pty")

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20.0
PRIVATE = re.compile(rb"\x1b\[\?1049h(.*?)\x1b\[\?1049l", re.DOTALL)
SEED = 7
# Makes the pseudo-terminal the one whose Ctrl-C reaches the program, and starts it.
IN_THE_TERMINAL = """
import fcntl, runpy, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
runpy.run_path("main.py", run_name="__main__")
"""
PEOPLE = ("Ann", "Bob", "Cleo")


class Program:
    """The game, seen and typed at through a pseudo-terminal."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self._master, slave = pty.openpty()
        self.output = b""
        self.process = subprocess.Popen(
            [sys.executable, "-c", IN_THE_TERMINAL, "play", "pony-express", "--text", *arguments],
            cwd=ROOT,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**_plain_environment(), "PONY_EXPRESS_HOME": str(home), **environment},
        )
        os.close(slave)

    def wait_for(self, text: str, count: int = 1) -> None:
        """Until the text has been printed so often."""
        until = time.monotonic() + PATIENCE
        while self.output.count(text.encode()) < count:
            assert time.monotonic() < until, f"no {text!r} in {self.output[-800:]!r}"
            self._read(0.2)

    def type(self, line: str) -> None:
        os.write(self._master, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        os.write(self._master, key)

    def ended(self) -> int:
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < until, "the program does not end"
            self._read(0.1)
        self._read(0.0)
        return self.process.returncode

    def _read(self, patience: float) -> None:
        ready, _, _ = select.select([self._master], [], [], patience)
        if ready:
            try:
                self.output += os.read(self._master, 65536)
            except OSError:  # the other end is closed
                time.sleep(patience)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)


def _plain_environment() -> dict[str, str]:
    dropped = ("LC_", "LANG", "PYTHONIOENCODING", "PYTHONUTF8", "STY", "TMUX", "TERM")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    return {**kept, "TERM": "xterm", "LANG": "C.UTF-8"}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


def started(home: Path, *arguments: str, **environment: str) -> Iterator[Program]:
    program = Program(home, *arguments, **environment)
    try:
        yield program
    finally:
        program.close()


@pytest.fixture
def three_people(home: Path) -> Iterator[Program]:
    yield from started(home, "--seats", ",".join(PEOPLE), "--seed", str(SEED), "--lang", "en")


def offered_cards() -> list[list[str]]:
    """What each of the three chooses from under this seed, by the names on the cards."""
    pending = new_match("pony-express", PEOPLE, SEED).pending
    assert pending is not None
    words = RaceWords("en")
    return [[words.card(card).name for card in pending.options(seat)] for seat in pending.seats]


def first_private_screens(program: Program) -> None:
    """Everybody chooses a card; the first turn begins."""
    for number, name in enumerate(PEOPLE, start=1):
        program.wait_for(f"{name}, press Enter.")
        program.type("")
        program.wait_for("do you keep?", number)
        program.type("1")
    program.wait_for("On the trail:")


def test_secrets_reach_only_the_second_screen(three_people: Program) -> None:
    first_private_screens(three_people)
    three_people.wait_for("press Enter.", 4)
    three_people.type("")
    three_people.wait_for("Reroll?")
    three_people.type("stand")
    three_people.wait_for("Which hand do you announce?")
    three_people.type("1")
    three_people.wait_for(" announces ")
    three_people.type("quit")
    assert three_people.ended() == 0
    on_the_second = b"".join(PRIVATE.findall(three_people.output)).decode()
    on_the_first = PRIVATE.sub(b"", three_people.output).decode()
    assert "\x1b" not in on_the_first, "every second screen was left again"
    for name in [name for cards in offered_cards() for name in cards]:
        assert name in on_the_second
        assert name not in on_the_first
    assert "Your dice are" in on_the_second
    assert "Your dice are" not in on_the_first
    assert "press Enter." in on_the_first


def test_typing_ahead_opens_no_private_screen(three_people: Program) -> None:
    """Whoever presses Enter once too often does not see the next player's secrets."""
    three_people.wait_for("Ann, press Enter.")
    three_people.type("")
    three_people.wait_for("do you keep?")
    three_people.press(b"1\n\n\n")
    three_people.wait_for("Bob, press Enter.")
    three_people._read(0.5)
    assert three_people.output.count(b"\x1b[?1049h") == 1


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["ctrl-c", "ctrl-d"])
def test_keys_that_leave_do_so_from_a_private_screen_too(
    three_people: Program, key: bytes, home: Path
) -> None:
    first_private_screens(three_people)
    three_people.wait_for("press Enter.", 4)
    three_people.type("")
    three_people.wait_for("Reroll?")
    three_people.press(key)
    assert three_people.ended() == 0
    last_screen = three_people.output.rsplit(b"\x1b[?1049l", 1)[1].decode()
    assert "The game is saved in " in last_screen
    assert "Traceback" not in three_people.output.decode()
    (file,) = (home / "saves").glob("*.jsonl")
    loaded = load_match(file)
    assert loaded.pending is not None and loaded.pending.kind == "reroll"
    assert sum(isinstance(who, int) for who, _ in loaded.journal) >= 3


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP], ids=["term", "hup"])
def test_a_signal_to_end_leaves_a_private_screen_as_ctrl_c_does(
    three_people: Program, number: int, home: Path
) -> None:
    first_private_screens(three_people)
    three_people.wait_for("press Enter.", 4)
    three_people.type("")
    three_people.wait_for("Reroll?")
    three_people.process.send_signal(number)
    assert three_people.ended() == 0
    *_, last_screen = three_people.output.rpartition(b"\x1b[?1049l")
    assert three_people.output.count(b"\x1b[?1049l") == three_people.output.count(b"\x1b[?1049h")
    assert b"The game is saved in " in last_screen and b"Your dice" not in last_screen
    assert b"Traceback" not in three_people.output
    (file,) = (home / "saves").glob("*.jsonl")
    assert load_match(file).pending is not None


def test_the_first_signal_ends_a_game_that_is_saved_nowhere(tmp_path: Path) -> None:
    home = tmp_path / "a file"
    home.write_text("where the folder of the saves should be", encoding="utf-8")
    for program in started(home, "--seats", ",".join(PEOPLE), "--seed", "7", "--lang", "en"):
        program.wait_for("Ann, press Enter.")
        program.type("")
        program.wait_for("do you keep?")
        program.process.send_signal(signal.SIGTERM)
        assert program.ended() == 0
        assert b"This game is not saved." in program.output
        assert b"Traceback" not in program.output


def test_a_plain_console_gets_plain_letters_only(home: Path) -> None:
    arguments = ("--seats", "Zoë,random,random", "--seed", "3", "--lang", "fr")
    for program in started(home, *arguments, LC_ALL="C"):
        program.wait_for("[1-2]")
        program.type("?")
        program.wait_for("[1-2]", 2)
        program.type("quit")
        assert program.ended() == 0
        assert program.output.isascii()
        assert b"Traceback" not in program.output


def test_the_set_up_is_asked_at_a_terminal(home: Path) -> None:
    for program in started(home, "--lang", "en", TERM="dumb"):
        program.wait_for("How many riders? [3-5, Enter: 3]")
        program.type("3")
        program.wait_for("How many human players? [1-3, Enter: 1]")
        program.press(b"\x04")
        assert program.ended() == 0
        assert b"\x1b" not in program.output
        assert not (home / "saves").exists()
