"""Gamblers at one screen: what is printed for all tells nothing of what is held."""

from __future__ import annotations

import pytest

from tests.rules.western.scripting import arranged, play
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


def test_what_somebody_has_drawn_is_told_alone_at_the_next_visit() -> None:
    match = arranged(3, hands={0: "levy levy levy"}, top="hat horse")
    lines = ["", "1", "2", "", "discard 1", "0", "", "discard 1", "0", "", "discard 1"]
    console = played(match, typing(lines), PEOPLE[:3])
    assert "Ann draws 2 cards.\n" in console.public and "Ten-Gallon" not in console.public
    assert "You draw Ten-Gallon and Bronco.\n" in console.private_text
