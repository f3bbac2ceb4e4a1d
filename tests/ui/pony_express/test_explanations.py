"""Whatever has no word on it is explained to a pointer that rests there; and what cannot be done
says why."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.kit.buttons import Button
from game.ui.pony_express.prompts.card.tiles import DieTile
from tests.rules.pony_express.scripting import arranged
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import ROLL, alone, sit_down
from tests.ui.pony_express.test_prompts_texts import PREPARED

# A card is seen large instead.
ENLARGED = ("keep.card", "cup.card", "play-card.card", "race.own-cards")
TOLD_BESIDE = ("cup.peek", "keep.peek", "look.peek", "race.board", "table.log-lines")
REST = 0.6  # seconds


@pytest.fixture
def window() -> Iterator[Window]:
    with Window() as opened:
        yield opened


def test_every_widget_without_a_word_has_an_explanation(window: Window) -> None:
    bare: set[str] = set()
    for prepared in PREPARED.values():
        prepared(window)
        window.frames(2)
        bare |= {
            widget.id
            for widget in window.scene.group
            if widget.visible
            and not widget.explanation
            and not (isinstance(widget, Button) and widget.label)
            and not widget.id.startswith((*ENLARGED, *TOLD_BESIDE))
        }
        window.move((1, 1))
    assert bare == set()


def rest_on(window: Window, at: tuple[float, float]) -> str:
    window.move(at)
    window.frames(2, REST)
    return window.words


def test_a_place_of_the_board_says_its_name_and_a_row_what_its_signs_mean(window: Window) -> None:
    cards = {0: ["canteen"], 1: ["decoy"]}
    match = arranged((8, 14, 17), gold=(5, 3, 3), cards=cards, prison=[0])
    table = sit_down(window, match, alone())
    view = table.view
    assert "Fort Kearny" in rest_on(
        window, view.context.board_view.to_screen(view.context.board.points[10])
    )
    said = rest_on(window, window.widget("race.rider-1").box.center)
    assert "3 nuggets, cards: 1" in said
    rest_on(window, window.widget("race.rider-0").box.center)
    explained = window.widget("race.rider-0").explanation
    assert "5 nuggets" in explained and "in prison" in explained
    assert "Canteen" not in explained, "a pointer that passes by shows no card"


def test_hands_dice_and_rerolls_are_explained_at_the_cup(window: Window) -> None:
    match = arranged((10, 10, 14), gold=(4, 3, 3), cards={0: ["marked-die"]}, rolls=[ROLL])
    sit_down(window, match, alone())
    assert "Five in a row" in rest_on(window, window.widget("announce.straight").box.center)
    assert "Show it to everyone." in rest_on(window, window.widget("cup.die-0").box.center)
    window.press("cup.die-0")
    window.frames(30)
    assert "Put it back under the cup." in rest_on(window, window.widget("cup.die-0").box.center)
    assert "Only you see it" in rest_on(window, window.widget("cup.reroll-hidden").box.center)
    window.press("cup.card-0")
    tiles = [widget for widget in window.scene.group if isinstance(widget, DieTile)]
    assert [tile.explanation for tile in tiles] == ["King", "Ace", "Jack", "King", "Nine"]
