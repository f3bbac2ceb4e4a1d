"""What would come of a card on the slate, or of a card on the course: worked out from a view, by
the rules' own functions."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.derby.cards import VALUE
from game.rules.derby.course import DRAW_LEVEL, TOWN, squares_of_a_roll, sure_squares
from game.rules.derby.odds import difference, row_after
from game.rules.derby.view import DerbyView
from game.ui.derby.pose import Reach
from game.wording.derby.standing import colour_at, colour_under, square_ahead


class Outlook(NamedTuple):
    """Of a card on a horse: how much higher it is than the one before it, None for a first card;
    the row of odds before, if there was one, and after."""

    difference: int | None
    before: int | None
    row: int

    @property
    def rows(self) -> int:
        """By how many rows the odds get better; less than 0: worse."""
        return 0 if self.before is None else self.before - self.row


def outlook(view: DerbyView, card: str, horse: str) -> Outlook:
    """Of laying that card there now."""
    lying, row = view.horse(horse).seen_cards, view.horse(horse).row
    last = lying[-1] if lying else None
    step = None if last is None else difference(last, card)
    after = row_after(row, last, card, view.shifts, view.first_rows)
    return Outlook(step, row, after)


# ------------------------------------------------------------------ the race


def reach_of_card(view: DerbyView, answer: str) -> Reach:
    """Of an answer to `ride`, for the horse on the move."""
    name, start = view.mounted.horse, view.mounted.square
    if answer == DRAW_LEVEL:
        ahead = square_ahead(view, name)
        return Reach(name, start if ahead is None else ahead)
    colour = colour_under(view, name)
    if view.options.hard_ride:
        step = squares_of_a_roll(answer, colour, hard_ride=True)
        return Reach(name, start, min(start + step, TOWN), VALUE[answer])
    sure = start + sure_squares(answer, start, colour)
    if sure == TOWN:
        return Reach(name, sure)
    return Reach(name, sure, sure + 1, VALUE[answer])


def reach_of_push(view: DerbyView) -> Reach:
    """Of one roll more, while the rider decides; also of one that has just failed."""
    move = view.ridden
    assert move.card is not None, "a card was played before the push"
    colour = colour_at(view, move.horse, move.start)
    step = squares_of_a_roll(move.card, colour, hard_ride=view.options.hard_ride)
    return Reach(move.horse, move.square, min(move.square + step, TOWN), move.value)
