"""What a reader may not know cannot be seen: not one pixel of the table depends on it."""

from __future__ import annotations

from msgspec.structs import replace

from game.rules.pony_express.view import DieView
from tests.ui.harness import Window
from tests.ui.pony_express.racing import bots_session, view_of, whole_race

LOOKED_AT = 9  # every so many decisions


def test_dice_under_the_cup_are_never_drawn_even_for_their_owner() -> None:
    """The table is looked at by all; the owner looks under the cup elsewhere."""
    compared = 0
    with Window((960, 540)) as window:
        for match in whole_race(bots_session(3, 6)):
            cup = match.table.cup
            if cup is None or all(cup.shown) or compared > 8:
                continue
            owner = match.table.active
            view = view_of(window, match, owner)
            view.advance(0.5)
            view.draw(window.canvas)
            picture = window.pixels()
            others = [die if die.shown else other(die) for die in view.context.seen.dice]
            view.context.seen = replace(view.context.seen, dice=tuple(others))
            view.draw(window.canvas)
            assert window.pixels() == picture
            compared += 1
    assert compared > 5


def other(die: DieView) -> DieView:
    return replace(die, face="9" if die.face != "9" else "A")
