"""The boxes of Mustang, Western and the derby: what goes for each of them."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game import load_match, new_match
from game.boardfile import find_boards
from game.engine.errors import SaveError, SetupError
from game.games.registry import game_named
from game.rules.derby import box as derby
from game.rules.mustang import box as mustang
from game.rules.western import box as western
from tests.rules.boxes import changed_box
from tests.saving import rests_in, write_signed
from tests.support import NAMES


class BoxOfGame(NamedTuple):
    """`change`: something sound; `spoil`: in a save what is replaced, by what, and what is wrong
    then."""

    game: str
    module: Any
    change: dict[str, Any]
    spoil: tuple[str, str, str]


BOXES = [
    BoxOfGame(
        "mustang",
        mustang,
        {"hand": 5},
        ('"highest":8', '"highest":3', r"deck\.highest"),
    ),
    BoxOfGame(
        "western",
        western,
        {"hand": 7},
        ('"dancer":20', '"dancer":21', r"pays\.dancer"),
    ),
    BoxOfGame(
        "derby",
        derby,
        {"prizes": [9, 8, 7]},
        ('"specials":4', '"specials":3', "cards: has 41"),
    ),
]
of_every_game = pytest.mark.parametrize("one", BOXES, ids=[one.game for one in BOXES])


@of_every_game
def test_a_box_survives_its_json_form_and_is_not_copied(one: BoxOfGame) -> None:
    box, read = one.module.shipped_box(), one.module.box_from_data
    assert read(json.loads(json.dumps(box.data)), "a save") is box
    assert copy.deepcopy(box) is box
    other = read(changed_box(box, lambda data: data.update(one.change)), "a save")
    assert other != box and box != one.game
    again = read(json.loads(json.dumps(other.data)), "a save")
    assert again == other and hash(again) == hash(other)


@of_every_game
def test_a_save_on_the_shipped_box_goes_on_with_it(one: BoxOfGame, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    new_match(one.game, NAMES[:3], seed=1).save(path)
    assert load_match(path).rules.materials["box"] is one.module.shipped_box().data


@pytest.mark.parametrize("materials", [{}, {"box": None}, {"board": {}}])
@of_every_game
def test_a_save_without_its_box_cannot_be_played(one: BoxOfGame, materials: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match="missing"):
        game_named(one.game).rules({}, materials)


@of_every_game
def test_a_save_with_a_spoilt_box_gives_a_sentence(one: BoxOfGame, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    new_match(one.game, NAMES[:3], seed=1).save(path)
    sound, spoilt, wrong = one.spoil
    write_signed(path, [line.replace(sound.encode(), spoilt.encode()) for line in rests_in(path)])
    with pytest.raises(SaveError, match=f"stored in the save is wrong at {wrong}"):
        load_match(path)


@of_every_game
def test_a_players_own_file_never_replaces_the_box(
    one: BoxOfGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = one.module.shipped_box()
    monkeypatch.setattr("game.boardfile.user_dir", lambda kind: tmp_path)
    (tmp_path / f"{one.game}.yaml").write_text(f"game: {one.game}\n")
    one.module.shipped_box.cache_clear()
    assert one.module.shipped_box() == shipped
    assert next(iter(find_boards(one.game))) == one.game
