"""Bettors at one screen: what is printed for all tells nothing of what is held."""

from __future__ import annotations

from game import new_match
from game.engine.draws import Draws
from game.games.registry import game_named
from tests.text.betting import GAME, NAMES
from tests.text.typists import played, typing

PEOPLE = ["human"] * 3


def test_what_one_sees_alone_does_not_change_what_is_printed_for_all() -> None:
    """The same bet and the same card from two different hands read the same."""
    texts = set()
    for redeal in range(3):
        match = new_match(GAME, NAMES[:3], seed=3)
        first = match.pending.seats[0]
        game_named(GAME).redeal(match.table, first, Draws(redeal, 0))
        console = played(match, typing(["", "red", "1 5", ""]), PEOPLE)
        assert "lays a" in console.public
        texts.add(console.public)
    assert len(texts) == 1
