"""Gamblers at one screen: what is printed for all tells nothing of what is held."""

from __future__ import annotations

import pytest

from game import new_match
from game.engine.draws import Draws
from game.engine.match import Match
from game.games.registry import game_named
from tests.rules.western.scripting import arranged, play
from tests.support import TEN_NAMES
from tests.text.gambling import GAME, AnyGambler
from tests.text.typists import HAND_OVER, played, typing

PEOPLE = ["human"] * 4


@pytest.mark.parametrize("claims", [False, True])
@pytest.mark.parametrize(
    ("cards", "target", "held", "other"),
    [
        ("attack-1", 1, "dog levy levy", "levy levy cake"),
        ("pay-me", None, "joker levy levy", "levy levy cake"),
        ("sheriff", None, "joker levy levy", "levy levy cake"),
        ("train attack-1", None, "attack-2 levy levy", "levy levy cake"),
    ],
)
def test_a_claim_in_vain_looks_the_same(
    cards: str, target: int | None, held: str, other: str, claims: bool
) -> None:
    """Whether Bob holds an answer shows in nothing until it is laid."""
    lines = ["y" if target == 1 or cards == "pay-me" else "1", "", "", ""] if claims else [""] * 2
    texts = []
    for hand in (held, other):
        match = arranged(4, hands={0: f"{cards} dog dancer", 1: hand}, rolls="1")
        play(match, cards, target)
        texts.append(played(match, typing(lines), PEOPLE).public)
    assert texts[0] == texts[1]
    assert (HAND_OVER in texts[0].split("What will you play?")[0]) or not claims


def test_what_is_looked_up_at_an_open_prompt_is_what_all_may_know() -> None:
    texts = set()
    for redeal in range(5):
        match = new_match(GAME, TEN_NAMES[:4], seed=1)
        match.answer({"discard": match.pending.options()[-1].discard})
        game_named(GAME).redeal(match.table, None, Draws(redeal, 0))
        asides = ["log", "table", "rules", "?", "cards", "", "", "undo", "save", "x"]
        console = played(match, typing(asides), PEOPLE)
        assert "(you)" not in console.public and "Your cards:" not in console.public
        texts.add(console.public)
    assert len(texts) == 1


def test_every_private_screen_is_announced_and_cards_are_named_openly_only_when_laid() -> None:
    match: Match = new_match(GAME, TEN_NAMES[:4], seed=2)
    console = played(match, AnyGambler(2), PEOPLE)
    assert console.public.count(HAND_OVER) == console.private_text.count(" alone:\n") > 10
    assert "Your cards:" not in console.public and "You draw" not in console.public
    assert "What will you play?" not in console.public


def test_what_somebody_has_drawn_is_told_alone_at_the_next_visit() -> None:
    match = arranged(3, hands={0: "levy levy levy"}, top="hat horse")
    lines = ["", "1", "2", "", "discard 1", "0", "", "discard 1", "0", "", "discard 1"]
    console = played(match, typing(lines), PEOPLE[:3])
    assert "Ann draws 2 cards.\n" in console.public and "Ten-Gallon" not in console.public
    assert "You draw Ten-Gallon and Bronco.\n" in console.private_text
