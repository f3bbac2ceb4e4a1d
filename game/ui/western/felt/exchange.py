"""What is being played against whom: an arrow over the felt with the card on it, and the card
that answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Canvas
from game.ui.western.cards.lying import Lying, draw_lying
from game.ui.western.felt.arrow import curve_between, draw_arrow

if TYPE_CHECKING:
    from game.ui.western.view import WesternView

ON_ARROW = 0.42  # of its way lies the card that is played
OVER_ARROW = 0.66  # and the one that answers it
SIDE = 52.0


def draw_exchange(canvas: Canvas, view: WesternView) -> None:
    """The play that is not decided yet; without one, what somebody thinks of playing."""
    play = view.seen.play
    if play is None or play.target is None or play.target == play.seat:
        if view.pose.arrow is not None:
            draw_arrow(canvas, curve_between(view, *view.pose.arrow))
        return
    draw_arrow(canvas, curve_between(view, play.seat, play.target), view.arrow_share)
    for card, lying in laid_on_arrow(view):
        draw_lying(canvas, view, card, lying)


def laid_on_arrow(view: WesternView) -> list[tuple[str, Lying]]:
    """The card that is played, and the one that answers it, where they lie still."""
    play = view.seen.play
    if play is None or play.target is None or play.target == play.seat:
        return []
    if view.arrow_share < 1.0 or view.cards_are_moving:
        return []
    curve = curve_between(view, play.seat, play.target)
    laid = [(play.card, Lying(curve.at(ON_ARROW), SIDE, 3.0))]
    if play.counter is not None:
        laid.append((play.counter, Lying(curve.at(OVER_ARROW), SIDE, -6.0)))
    return laid
