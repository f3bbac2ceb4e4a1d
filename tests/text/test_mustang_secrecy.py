"""Ranchers at one screen: what is printed for all tells nothing of hands and face-down mustangs."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game import new_match
from game.engine.draws import Draws
from game.engine.requests import Shuffle, WorldRequest
from game.engine.world import SeededWorld
from game.rules.mustang.box import COWBOY
from game.text.console import Leave
from game.wording import words_for
from tests.text.ranching import CARDS, COUNTERS, GAME, NAMES, AnyRancher, dealt
from tests.text.typists import Typist, played, typing

WORDS = words_for(GAME, "en")
CARD_NAMES = {WORDS.card(card) for card in CARDS if card != COWBOY}
THIEF = "7-bay 7-grey 3-pinto 3-bay cowboy 1-grey"


class OtherHands(SeededWorld):
    """The world of a seed, but with other cards, and other mustangs and events face down."""

    def __init__(self, seed: int, other: int) -> None:
        super().__init__(seed)
        self._other = other

    def answer(self, n: int, request: WorldRequest[Any]) -> Any:
        if not isinstance(request, Shuffle):
            return super().answer(n, request)
        shuffled = Draws(self._other, n).shuffled(request.cards)
        if any(kind in shuffled[0] for kind in COUNTERS):
            open_one = super().answer(n, request)[0]
            shuffled = [open_one, *(one for one in shuffled if one != open_one)]
        return tuple(shuffled)


def only_exchanging(turns: int) -> Typist:
    """Puts the first card under the deck, turn after turn."""
    left = turns

    def typist(prompt: str) -> str:
        nonlocal left
        if "press Enter." in prompt:
            left -= 1
            if left < 0:
                raise Leave
            return ""
        return "exchange" if "What do you do" in prompt else "1"

    return typist


def named_in(text: str) -> set[str]:
    return {name for name in CARD_NAMES if re.search(rf"\b{name}\b", text)}


@pytest.mark.parametrize("seats", [2, 5])
def test_other_hands_and_piles_change_nothing_that_all_can_read(seats: int) -> None:
    texts, alone = set(), set()
    for redeal in range(6):
        match = new_match(GAME, NAMES[:seats], world=OtherHands(4, redeal))
        console = played(match, only_exchanging(11), ["human"] * seats)
        texts.add(console.public)
        alone.add(console.private_text)
    assert len(texts) == 1
    assert len(alone) > 1, "the hands did differ"


@pytest.mark.parametrize("line", ["", "0", "none"])
def test_a_theft_is_put_to_its_owner_alike_whatever_is_held(line: str) -> None:
    texts = []
    for bob in ("8-pinto 2-bay 4-bay 6-chestnut", "1-chestnut 2-bay 4-bay 6-chestnut"):
        match = dealt(THIEF, f"8-bay 8-grey {bob}", top="1-bay 6-palomino 5-chestnut")
        match.answer({"action": "exchange", "cards": ["1-grey"]})
        match.answer({"action": "catch", "mustang": "bay-foal-1", "cards": ["8-bay", "8-grey"]})
        lines = ["", "steal", "1", "2", "", line]
        console = played(match, typing(lines), ["human"] * 2)
        assert match.table.ranchers[0].corral == ["bay-foal-1"]
        assert "0. none" in console.private_text and "0. none" not in console.public
        texts.append(console.public)
    assert texts[0] == texts[1]


@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_named_openly_that_was_not_played(seed: int) -> None:
    """The table log tells sets by their value; the prairie's discards are all that is named."""
    match = new_match(GAME, NAMES[:3], seed)
    console = played(match, AnyRancher(seed, foolish=0), ["human"] * 3)
    assert named_in(console.private_text) > named_in(console.public) == set()


def test_what_somebody_has_drawn_is_told_alone_at_the_next_visit() -> None:
    match = dealt(THIEF, "1-bay 2-grey 4-pinto 6-palomino 8-chestnut 5-grey", top="8-bay")
    lines = ["", "exchange", "1", "", "exchange", "1", ""]
    console = played(match, typing(lines), ["human"] * 2)
    assert "Ann puts 1 card under the deck.\nAnn draws 1 card.\n" in console.public
    told = console.private_text
    assert "You put the 1 of greys under the deck.\nYou draw the 8 of bays.\n" in told
    assert "8 of bays" not in console.public
