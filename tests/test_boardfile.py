"""Board files come from anybody: whatever is in them, the answer is a board or one sentence."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
import yaml

import game.boardfile


class Camp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    price: int | None = None
    at: tuple[float, float] = (0.0, 0.0)


class Trail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    camps: list[Camp]
    dry: bool = False


GOOD = """
game: test
camps:
  - {kind: plain, at: [1, 2.5]}
  - {kind: station, price: 3}
"""


@pytest.fixture(params=["libyaml", "pure Python"])
def boardfile(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module as it is, and as it would be where PyYAML was built without libyaml."""
    if request.param == "libyaml":
        return game.boardfile
    monkeypatch.delattr(yaml, "CSafeLoader", raising=False)
    spec = importlib.util.spec_from_file_location("slow_boardfile", game.boardfile.__file__)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert issubclass(module._PlainLoader, yaml.SafeLoader)
    return module


def written(folder: Path, content: str | bytes, name: str = "mine.yaml") -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def refusal(boardfile: ModuleType, path: Path) -> str:
    """The sentence for a file that must not be read; it is one line and names the file."""
    with pytest.raises(boardfile.BoardError) as caught:
        boardfile.read_board(path, Trail)
    sentence = str(caught.value)
    assert str(path) in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


def test_a_good_file_is_read(boardfile: ModuleType, tmp_path: Path) -> None:
    trail = boardfile.read_board(written(tmp_path, GOOD), Trail)
    assert trail == Trail("test", [Camp("plain", None, (1.0, 2.5)), Camp("station", 3)])


def test_a_board_error_is_a_value_error() -> None:
    assert issubclass(game.boardfile.BoardError, ValueError)


def test_a_byte_order_mark_is_no_trouble(boardfile: ModuleType, tmp_path: Path) -> None:
    path = written(tmp_path, b"\xef\xbb\xbf" + GOOD.encode())
    assert boardfile.read_board(path, Trail).game == "test"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", "no"),
        ("on", "on"),
        ("2026-07-01", "2026-07-01"),
        ("12:30:45", "12:30:45"),
        ("0x1F", "0x1F"),
        ("<<", "<<"),
        ("010", 10),
        ("+7", 7),
        ("-3", -3),
        ("1e3", 1000.0),
        ("-.5", -0.5),
        ("2.", 2.0),
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("'7'", "7"),
        ("9" * 15, 10**15 - 1),
        ("9" * 16, 1e16),
    ],
)
def test_words_and_numbers_mean_what_people_expect(
    boardfile: ModuleType, tmp_path: Path, text: str, value: object
) -> None:
    path = written(tmp_path, f"value: {text}")
    read = boardfile.read_board(path, dict[str, Any])["value"]
    assert (read, type(read)) == (value, type(value))


BAD_FORM = [
    # what the file holds, where the sentence points, what it says
    ("", "", "the file is empty"),
    ("# only a comment\n", "", "the file is empty"),
    ("null", "", "the file is empty"),
    ("just words", "", "expected a mapping, got text"),
    ("- 1\n- 2\n", "", "expected a mapping, got a list"),
    ("game: test", "", "it lacks the field 'camps'"),
    (GOOD + "mood: good\n", "", "it has the unknown field 'mood'"),
    ("game: 7\ncamps: []", "game", "expected text, got a whole number"),
    ("game: test\ncamps: many", "camps", "expected a list, got text"),
    ("game: test\ncamps: [{kind: a}, {kind: b, prize: 3}]", "camps[1]", "unknown field 'prize'"),
    ("game: test\ncamps: [{kind: a}, {price: 3}]", "camps[1]", "lacks the field 'kind'"),
    (
        "game: test\ncamps: [{kind: a, price: much}]",
        "camps[0].price",
        "expected a whole number or nothing, got text",
    ),
    ("game: test\ncamps: [{kind: a, price: 2.5}]", "camps[0].price", "got a number"),
    ("game: test\ncamps: [{kind: a, price: true}]", "camps[0].price", "got true or false"),
    ("game: test\ncamps: [{kind: a, at: [1]}]", "camps[0].at", "a list of length 2, got 1"),
    ("game: test\ncamps: [{kind: a, at: [1, b]}]", "camps[0].at[1]", "expected a number, got text"),
    ("game: test\ndry: yes\ncamps: []", "dry", "expected true or false, got text"),
    ("game: test\ncamps: [{kind: a, at: [.nan, 1]}]", "camps[0].at[0]", "nan isn't a finite"),
    ("game: test\ncamps: [{kind: a, at: [1, .inf]}]", "camps[0].at[1]", "inf isn't a finite"),
    ("game: test\ncamps: [{kind: a, at: [1, -.inf]}]", "camps[0].at[1]", "-inf isn't a finite"),
    ("game: test\ncamps: [{kind: a, at: [1, 1e999]}]", "camps[0].at[1]", "inf isn't a finite"),
    ('game: "te\\nst"\ncamps: []', "game", "characters that can't be shown"),
    ('game: "te\\u202est"\ncamps: []', "game", "characters that can't be shown"),
]


@pytest.mark.parametrize(("text", "place", "what"), BAD_FORM)
def test_a_file_of_the_wrong_form(
    boardfile: ModuleType, tmp_path: Path, text: str, place: str, what: str
) -> None:
    sentence = refusal(boardfile, written(tmp_path, text))
    assert what in sentence
    assert (f"is wrong at {place}: " if place else "cannot be used: ") in sentence


BAD_YAML = [
    ("game: test\ncamps: [1, 2\n", 3, ""),
    ("game: test\n\tcamps: []\n", 2, ""),
    ("game: 'test\n", 2, ""),
    ("game: test\n---\ngame: two\n", 2, "a second document begins here"),
    ("game: test\ngame: again\n", 2, "duplicate key 'game'"),
    ("game: test\ncamps:\n  - {kind: a,\n     kind: b}\n", 4, "duplicate key 'kind'"),
    ("game: test\n7: seven\n", 2, "a key isn't a word"),
    ("game: test\n? [a, b]\n: c\n", 2, "a key isn't a word"),
    ("game: test\ncamps: &c []\n", 2, "anchors and aliases are not allowed"),
    ("game: test\ncamps: *c\n", 2, "anchors and aliases are not allowed"),
    ("game: !!str test\n", 1, "tags are not allowed"),
    ("game: ! test\n", 1, "tags are not allowed"),
    ("game: test\ncamps: !!python/object/apply:os.system [ls]\n", 2, "tags are not allowed"),
    ("game: test\ncamps: !mine {}\n", 2, "tags are not allowed"),
    ("game: test\ncamps: " + "[" * 21 + "]" * 21, 2, "nested deeper than 20 levels"),
    ("game: test\ncamps:\n- " + "- " * 25 + "a", 3, "nested deeper than 20 levels"),
]


@pytest.mark.parametrize(("text", "line", "what"), BAD_YAML)
def test_a_file_that_is_not_plain_yaml(
    boardfile: ModuleType, tmp_path: Path, text: str, line: int, what: str
) -> None:
    sentence = refusal(boardfile, written(tmp_path, text))
    assert f"is wrong at line {line}: " in sentence
    assert what in sentence


def test_a_merge_key_is_only_a_strange_name(boardfile: ModuleType, tmp_path: Path) -> None:
    sentence = refusal(boardfile, written(tmp_path, "<<: {game: test, camps: []}"))
    assert "it has the unknown field '<<'" in sentence


def laughs() -> str:
    """Nine lines that would stand for a thousand million words."""
    lines = ["a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha, ha]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    return "\n".join(lines)


HOSTILE = {
    "a billion laughs": laughs(),
    "brackets": "[" * 200_000,
    "braces": "{" * 200_000,
    "dashes": "- " * 100_000,
    "questions": "? " * 100_000,
    "a deep mapping": "".join(f"{' ' * depth}a:\n" for depth in range(600)),
    "a number of a quarter million digits": "game: " + "9" * 250_000,
    "a sum of sixties": "game: 1" + ":59" * 80_000,
    "a long fraction": "game: 0." + "1" * 250_000,
    "a long exponent": "game: 1e" + "9" * 250_000,
    "an impossible date": "game: 2026-99-99",
    "a long line of quotes": "game: '" + "''" * 120_000,
    "many documents": "---\n" * 60_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_file_is_refused(boardfile: ModuleType, tmp_path: Path, text: str) -> None:
    path = written(tmp_path, text)
    assert path.stat().st_size <= boardfile.LARGEST
    assert refusal(boardfile, path)


def test_a_file_of_just_the_largest_size_is_read(boardfile: ModuleType, tmp_path: Path) -> None:
    path = written(tmp_path, GOOD + "#" * (256 * 1024 - len(GOOD)))
    assert boardfile.read_board(path, Trail).game == "test"


def test_a_huge_file_is_not_even_read(
    boardfile: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, GOOD + "#" * (256 * 1024 - len(GOOD) + 1))
    monkeypatch.setattr(Path, "read_bytes", lambda path: pytest.fail("read"))
    assert "larger than 256 KiB" in refusal(boardfile, path)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"game: caf\xe9", "byte 9 isn't UTF-8 text"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "byte 0 isn't UTF-8 text"),
        (b"game: test\n\x00\x01\x02", "wrong at its text"),
        ("game: test".encode("utf-16"), "byte 0 isn't UTF-8 text"),
    ],
)
def test_a_binary_file(boardfile: ModuleType, tmp_path: Path, content: bytes, what: str) -> None:
    assert what in refusal(boardfile, written(tmp_path, content))


def test_a_missing_file(boardfile: ModuleType, tmp_path: Path) -> None:
    assert "there is no such file" in refusal(boardfile, tmp_path / "nowhere.yaml")


def test_a_folder_is_not_a_file(boardfile: ModuleType, tmp_path: Path) -> None:
    assert "it isn't a file" in refusal(boardfile, tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_is_not_waited_for(boardfile: ModuleType, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    assert "it isn't a file" in refusal(boardfile, tmp_path / "pipe.yaml")


def test_a_file_that_may_not_be_read(
    boardfile: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", denied)
    sentence = refusal(boardfile, written(tmp_path, GOOD))
    assert "it can't be read (the system does not allow it)" in sentence


def test_data_from_a_save_can_be_no_deeper_than_a_file() -> None:
    data: list[Any] = []
    for _ in range(500):
        data = [data]
    with pytest.raises(game.boardfile.BoardError, match=r"save 3.*nested deeper than 20 levels"):
        game.boardfile.convert_board({"game": data}, Trail, "save 3")
