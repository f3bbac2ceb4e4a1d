"""The console: what it prints where, what it reads, and how it hides."""

import io
import os
from collections.abc import Iterator

import pytest

from game.text.console import BLANK_LINES, Console, Leave
from game.text.plain import folded, printable
from game.text.terminal import (
    ENTER_ALTERNATE_SCREEN,
    LEAVE_ALTERNATE_SCREEN,
    encoding_of,
    has_alternate_screen,
)


def screen(encoding: str = "utf-8") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict", newline="")


def printed(stream: io.TextIOWrapper) -> bytes:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue()


@pytest.fixture(autouse=True)
def _a_usual_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_CTYPE", "PYTHONIOENCODING", "PYTHONUTF8"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


# --------------------------------------------------------------------------- letters


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Félicitations à Zoë", "Felicitations a Zoe"),
        ("5 – 3 … → fin", "5 - 3 ... -> fin"),
        ("Prêt\u00a0?", "Pret ?"),
        ("«\u202foui\u202f»", '" oui "'),
        ("l’œuf", "l'oeuf"),
        ("cafe\u0301", "cafe"),
        ("日本", "??"),
        ("\udce9", "?"),
    ],
)
def test_text_falls_back_to_ascii(text: str, plain: str) -> None:
    assert printable(text, "ascii") == plain


def test_only_what_cannot_be_printed_falls_back() -> None:
    assert printable("é →", "latin-1") == "é ->"
    assert printable("é →", "utf-8") == "é →"


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "latin-1", "utf-8"])
def test_every_console_can_print_every_text(encoding: str) -> None:
    stream = screen(encoding)
    Console(io.StringIO(), stream).say("À bientôt – l’été… → \u00a0 日 \udcff")
    assert b"bient" in printed(stream)


def test_what_is_typed_is_compared_without_accents_and_capitals() -> None:
    assert folded("RÈGLES") == folded("regles")


@pytest.mark.parametrize(
    ("environment", "encoding"),
    [
        ({"LC_ALL": "C"}, "ascii"),
        ({"LANG": "POSIX"}, "ascii"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "ascii"),
        ({"LC_ALL": "", "LANG": "C"}, "ascii"),
        ({"LC_ALL": "C.UTF-8"}, "utf-8"),
        ({"LANG": "fr_FR.UTF-8"}, "utf-8"),
        ({"LC_ALL": "C", "PYTHONIOENCODING": "utf-8"}, "utf-8"),
        ({"LC_ALL": "C", "PYTHONUTF8": "1"}, "utf-8"),
        ({}, "utf-8"),
    ],
)
def test_the_c_locale_gets_plain_letters(environment: dict[str, str], encoding: str) -> None:
    assert encoding_of(screen(), environment) == encoding


# --------------------------------------------------------------------------- reading


def test_what_is_typed_comes_without_control_characters() -> None:
    console = Console(io.StringIO("  \x1b[Aroll\t1\x00\n"), io.StringIO())
    assert console.ask("?") == "[Aroll 1"


def test_a_last_line_without_a_line_end_counts() -> None:
    assert Console(io.StringIO("stand"), io.StringIO()).ask("?") == "stand"


def test_the_end_of_the_input_leaves() -> None:
    with pytest.raises(Leave):
        Console(io.StringIO(""), io.StringIO()).ask("?")


def test_an_interrupt_leaves() -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            raise KeyboardInterrupt

    with pytest.raises(Leave):
        Console(Interrupted(), io.StringIO()).ask("?")


def test_the_prompt_is_one_line() -> None:
    output = io.StringIO()
    Console(io.StringIO("x\n"), output).ask("Which die?")
    assert output.getvalue() == "Which die? \n"


# --------------------------------------------------------------------------- hiding


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def hiding() -> tuple[Console, io.StringIO]:
    output = io.StringIO()
    console = Console(io.StringIO(), output)
    console.can_hide = True
    return console, output


def test_a_secret_is_printed_on_the_second_screen_only() -> None:
    console, output = hiding()
    console.say("before")
    with console.private():
        console.say("secret")
    console.say("after")
    assert output.getvalue() == (
        f"before\n{ENTER_ALTERNATE_SCREEN}secret\n{LEAVE_ALTERNATE_SCREEN}after\n"
    )


@pytest.mark.parametrize("trouble", [Leave, KeyboardInterrupt, RuntimeError])
def test_the_second_screen_is_left_whatever_happens(trouble: type[BaseException]) -> None:
    console, output = hiding()
    with pytest.raises(trouble), console.private():
        raise trouble
    assert output.getvalue().endswith(LEAVE_ALTERNATE_SCREEN)


def test_a_private_screen_inside_another_stays_until_the_outer_ends() -> None:
    console, output = hiding()
    with console.private():
        with console.private():
            console.say("inner")
        console.say("still secret")
    assert output.getvalue().count(LEAVE_ALTERNATE_SCREEN) == 1
    assert output.getvalue().endswith(f"still secret\n{LEAVE_ALTERNATE_SCREEN}")


def test_without_a_second_screen_the_secret_is_pushed_away() -> None:
    output = io.StringIO()
    console = Console(io.StringIO(), output)
    assert not console.can_hide
    with console.private():
        console.say("secret")
    assert output.getvalue() == "secret\n" + "\n" * BLANK_LINES
    assert "\x1b" not in output.getvalue()


@pytest.mark.parametrize("term", ["", "dumb", "unknown"])
def test_a_dumb_terminal_has_no_second_screen(term: str) -> None:
    assert not has_alternate_screen(Terminal(), {"TERM": term})


def test_gnu_screen_has_no_second_screen_as_it_comes() -> None:
    assert not has_alternate_screen(Terminal(), {"TERM": "xterm", "STY": "1.pts"})


def test_what_is_no_terminal_has_no_second_screen() -> None:
    assert not has_alternate_screen(io.StringIO(), {"TERM": "xterm"})


# --------------------------------------------------------------------------- the size of the screen


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    size = os.terminal_size((40, 10))
    monkeypatch.setattr("game.text.console.size_of", lambda stream: size)
    yield


@pytest.mark.usefixtures("narrow")
def test_text_is_broken_between_words() -> None:
    output = io.StringIO()
    Console(io.StringIO(), output).say("1. " + "word " * 30, hanging=3)
    lines = output.getvalue().splitlines()
    assert len(lines) > 3
    assert all(len(line) < 40 for line in lines)
    assert all(line.startswith("   word") for line in lines[1:])
    assert "wo\n" not in output.getvalue()


@pytest.mark.usefixtures("narrow")
def test_a_long_text_waits_at_the_end_of_every_screen() -> None:
    output, keyboard = Terminal(), Terminal("\n\n\n")
    Console(keyboard, output).page([f"line {number}" for number in range(20)], "more?")
    screens = output.getvalue().split("more? ")
    assert len(screens) == 3
    assert all(part.count("\n") <= 8 for part in screens)


def test_without_a_terminal_nothing_is_broken_and_nothing_waits() -> None:
    output = io.StringIO()
    Console(io.StringIO(), output).page(["word " * 50] * 60, "more?")
    assert output.getvalue().count("\n") == 60
