"""What comes of an answer: the small line below it, at most 20 letters in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.rules.derby.cards import VALUE
from game.rules.derby.course import DRAW_LEVEL, TOWN, squares_of_a_roll, sure_squares
from game.rules.derby.odds import row_after
from game.rules.derby.view import DerbyView
from game.wording.derby.standing import colour_at, colour_under, square_ahead
from game.wording.derby.vocabulary import HOUSE, DerbyVocabulary


def effect(words: DerbyVocabulary, kind: str, answer: Any, view: DerbyView) -> str:
    return EFFECTS[kind](words, answer, view)


def _lay(words: DerbyVocabulary, answer: Mapping[str, str], view: DerbyView) -> str:
    """The odds before it, if there are any, and after it."""
    horse = view.horse(answer["horse"])
    before = horse.seen_cards[-1] if horse.seen_cards else None
    row = row_after(horse.row, before, answer["card"], view.shifts, view.first_rows)
    if horse.row is None:
        return words.odds(row)
    if horse.row == row:
        return words.say("stays %(odds)s", odds=words.odds(row))
    return f"{words.odds(horse.row)} → {words.odds(row)}"


def _bet(words: DerbyVocabulary, answer: str, view: DerbyView) -> str:
    laid = view.horse(answer).bets[view.asked]
    return words.say("%(total)d in all", total=laid + view.stack)


def _choose_track(words: DerbyVocabulary, answer: int, view: DerbyView) -> str:
    return ""  # what lies there can be seen


def _ride(words: DerbyVocabulary, answer: str, view: DerbyView) -> str:
    horse, square = view.mounted.horse, view.mounted.square
    colour = colour_under(view, horse)
    if answer == DRAW_LEVEL:
        return words.say("to square %(square)d", square=square_ahead(view, horse))
    if view.options.hard_ride:
        squares = squares_of_a_roll(answer, colour, hard_ride=True)
        return _rolled(words, VALUE[answer], squares)
    sure = sure_squares(answer, square, colour)
    if square + sure == TOWN:
        return words.say("reaches Sacramento!")
    return words.number_of_squares(sure)


def _rolled(words: DerbyVocabulary, value: int, squares: int) -> str:
    return words.say("%(value)d or less: +%(squares)d", value=value, squares=squares)


def _staying(words: DerbyVocabulary, square: int) -> str:
    if square == HOUSE:
        return words.say("stays at the start")
    return words.say("stays on %(square)d", square=square)


def _push(words: DerbyVocabulary, answer: bool, view: DerbyView) -> str:
    move = view.ridden
    if not answer:
        return _staying(words, move.square)
    return _rolled(words, move.value, _squares_of_a_push(view))


def _squares_of_a_push(view: DerbyView) -> int:
    move = view.ridden
    assert move.card is not None, "a card was played before the push"
    colour = colour_at(view, move.horse, move.start)
    return squares_of_a_roll(move.card, colour, hard_ride=view.options.hard_ride)


def _die_card(words: DerbyVocabulary, answer: bool, view: DerbyView) -> str:
    move = view.ridden
    if answer:
        return words.say("needs %(value)d or less", value=move.value)
    if view.options.hard_ride:
        return _staying(words, move.square)
    if move.start == HOUSE:
        return words.say("back to the start")
    return words.say("back to %(start)d", start=move.start)


EFFECTS: dict[str, Callable[[DerbyVocabulary, Any, DerbyView], str]] = {
    "first-card": _lay,
    "bet": _bet,
    "play-card": _lay,
    "choose-track": _choose_track,
    "ride": _ride,
    "push": _push,
    "die-card": _die_card,
}
