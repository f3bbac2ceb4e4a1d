"""Which boards a game has: the shipped ones, and the ones players made themselves."""

import sys
from pathlib import Path

import pytest

import game.boardfile
from game.boardfile import BoardError, board_path, find_boards, refused_boards

GOOD = "game: test\ncamps: []\n"


def written(folder: Path, content: str | bytes, name: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


class Folders:
    """A folder of shipped boards and one of the player's own."""

    def __init__(self, top: Path) -> None:
        self.shipped, self.own = top / "shipped", top / "own"
        self.shipped.mkdir()


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folders:
    folders = Folders(tmp_path)
    monkeypatch.setattr(game.boardfile, "data_dir", lambda kind: folders.shipped)
    monkeypatch.setattr(game.boardfile, "user_dir", lambda kind: folders.own)
    return folders


def test_without_a_folder_of_their_own_players_have_the_shipped_boards(folders: Folders) -> None:
    path = written(folders.shipped, GOOD, "west.yaml")
    assert find_boards("test") == {"west": path}
    assert not folders.own.exists()


def test_shipped_boards_come_first_and_each_group_by_name(folders: Folders) -> None:
    for name in ("west", "east"):
        written(folders.shipped, GOOD, f"{name}.yaml")
    for name in ("zinc", "alum"):
        written(folders.own, GOOD, f"{name}.yaml")
    assert list(find_boards("test")) == ["east", "west", "alum", "zinc"]


def test_only_boards_of_the_game_are_found(folders: Folders) -> None:
    written(folders.shipped, GOOD, "west.yaml")
    written(folders.shipped, "game: other\n", "other.yaml")
    written(folders.shipped, "camps: [{game: test}]\n", "inside.yaml")
    written(folders.shipped, "a: {game: test}\nb: game\n", "deeper.yaml")
    written(folders.shipped, "game: [test]\n", "list.yaml")
    written(folders.shipped, "- game\n- test\n", "sequence.yaml")
    written(folders.shipped, GOOD, "notes.txt")
    assert list(find_boards("test")) == ["west"]
    assert list(find_boards("other")) == ["other"]


def test_the_game_may_be_named_anywhere_at_the_top(folders: Folders) -> None:
    text = "camps: [{kind: game}]\nmore: {a: [1, {b: c}], d: game}\nlast: game\ngame: test\n"
    written(folders.shipped, text, "west.yaml")
    assert list(find_boards("test")) == ["west"]


def test_an_own_board_never_replaces_a_shipped_one(folders: Folders) -> None:
    shipped = written(folders.shipped, GOOD, "west.yaml")
    own = written(folders.own, GOOD, "west.yaml")
    assert find_boards("test") == {"west": shipped, "west-2": own}


def test_a_stand_in_name_is_not_taken_from_another_board(folders: Folders) -> None:
    shipped = written(folders.shipped, GOOD, "west.yaml")
    own = written(folders.own, GOOD, "west.yaml")
    second = written(folders.own, GOOD, "west-2.yaml")
    found = find_boards("test")
    assert found == {"west": shipped, "west-2": second, "west-3": own}


BROKEN = {
    "empty": b"",
    "binary": b"\x00\xff\xfe",
    "syntax": b"[[[",
    "tag": b"!!python/name:os.system x",
    "alias": b"a: &a [*a]\ngame: test",
    "huge": b"game: test\n" + b"#" * 300_000,
    "deep": b"a: " + b"[" * 100_000,
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_own_board_hides_no_other(folders: Folders, content: bytes) -> None:
    written(folders.shipped, GOOD, "west.yaml")
    written(folders.own, GOOD, "aaa.yaml")
    written(folders.own, content, "broken.yaml")
    written(folders.own, GOOD, "zzz.yaml")
    assert list(find_boards("test")) == ["west", "aaa", "zzz"]


def test_a_folder_named_like_a_board_is_left_out(folders: Folders) -> None:
    written(folders.own, GOOD, "good.yaml")
    (folders.own / "folder.yaml").mkdir()
    assert list(find_boards("test")) == ["good"]


@pytest.mark.skipif(sys.platform == "win32", reason="no such names there")
def test_a_name_that_cannot_be_shown_is_left_out(folders: Folders) -> None:
    written(folders.own, GOOD, "good.yaml")
    written(folders.own, GOOD, "bad\nname.yaml")
    assert list(find_boards("test")) == ["good"]


def test_the_path_of_a_board(folders: Folders) -> None:
    path = written(folders.own, GOOD, "mine.yaml")
    assert board_path("test", "mine") == path


@pytest.mark.parametrize("name", ["nowhere", "", "../shipped/west", "west.yaml", "west\0"])
def test_an_unknown_board(folders: Folders, name: str) -> None:
    written(folders.shipped, GOOD, "west.yaml")
    written(folders.own, GOOD, "mine.yaml")
    with pytest.raises(BoardError) as caught:
        board_path("test", name)
    sentence = f"There's no board called {name!r} for test. Choose from: west, mine."
    assert str(caught.value) == sentence


def test_a_game_without_boards(folders: Folders) -> None:
    with pytest.raises(BoardError, match="Choose from: none"):
        board_path("test", "west")


def test_asking_for_the_broken_board_says_what_is_wrong_with_it(folders: Folders) -> None:
    path = written(folders.own, "title: }", "mine.yaml")
    with pytest.raises(BoardError) as caught:
        board_path("test", "mine")
    assert str(path) in str(caught.value)
    assert "line 1" in str(caught.value)


@pytest.mark.parametrize("text", ["game: other", "camps: []", "- game: test", ""])
def test_asking_for_a_board_that_names_another_game_or_none(folders: Folders, text: str) -> None:
    path = written(folders.own, text, "mine.yaml")
    with pytest.raises(BoardError) as caught:
        board_path("test", "mine")
    assert str(path) in str(caught.value)
    assert "does not say 'game: test'" in str(caught.value)


def test_files_that_are_no_board_are_told_with_what_is_wrong(folders: Folders) -> None:
    written(folders.own, GOOD, "good.yaml")
    written(folders.own, "game: other", "other.yaml")
    for name, content in {**BROKEN, "nameless": b"title: x"}.items():
        if name != "huge":
            written(folders.own, content, f"{name}.yaml")
    refused = refused_boards()
    assert set(refused) == {*BROKEN, "nameless"} - {"huge"}
    assert all(f"{name}.yaml" in str(problem) for name, problem in refused.items())
