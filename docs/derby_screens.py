"""Pictures of the derby for the README, from a game of bots with Ann at the first place."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from docs.camera import Camera
from docs.recorded import ANN, Recorded, asks_ann, won_by_ann
from game.rules.derby.cards import FULL
from game.rules.derby.view import DerbyView
from game.ui.derby.menus.booklet import DerbyBooklet
from game.ui.derby.menus.end import DerbyEnd
from game.ui.derby.prompts.preview import outlook
from game.ui.screens.howto import HowTo

BETTORS = 5
MANY = 6  # horses with a rider
ROUND = 3  # of the bets: everybody has chips on the slate by then
UNDER_WAY = range(9, 17)  # squares from which the town is neither far nor certain
DARING = range(5, 9)  # values of a card whose push is worth a thought
CHAPTER_OF_ODDS = 3
COUNTED = 16.0  # seconds until the last payment is there


def derby_bet(camera: Camera) -> None:
    """Ann's turn: chips and a card are chosen, and what they would do is seen."""
    table = derby().asked_for(camera, asks_ann("bet"), ROUND - 1)
    view = table.match.seen(ANN)
    card, horse = _best_laying(view)
    camera.press(f"bet.{horse}")
    camera.press(f"card.{view.own_hand.index(card) + 1}")
    camera.press(f"lay.{horse}")
    camera.move((1, 1))
    camera.wait(1.0)


def derby_race(camera: Camera) -> None:
    """A card is played, and now: push, or stop?"""
    number = _tense(derby())
    assert number is not None
    derby().asked_for(camera, asks_ann("push"), number)


def derby_end(camera: Camera) -> None:
    """The payouts, to the last chip."""
    derby().sit_down(camera, len(derby().match.journal))
    camera.wait_until(lambda: isinstance(camera.scene, DerbyEnd))
    camera.wait(COUNTED)


def derby_odds(camera: Camera) -> None:
    """The other sheet of the end: how the odds went."""
    derby_end(camera)
    camera.press("end.odds")
    camera.move((1, 1))
    camera.wait(4.0)


def derby_rules(camera: Camera) -> None:
    booklet = HowTo(camera.ui, DerbyBooklet())
    camera.open(booklet)
    booklet.open_chapter(CHAPTER_OF_ODDS)
    camera.wait(0.5)


def _best_laying(view: DerbyView) -> tuple[str, str]:
    """The card, and the horse whose odds it betters most."""
    layings = [
        (card, horse.horse)
        for card in view.own_hand
        for horse in view.horses
        if len(horse.seen_cards) < FULL
    ]
    return max(layings, key=lambda laying: outlook(view, *laying).rows)


def _tense(game: Recorded) -> int | None:
    """The number of a push late in the race that is neither safe nor hopeless."""
    for number, entries in enumerate(game.moments(asks_ann("push"))):
        move = game.until(entries).seen(None).ridden
        if move.square in UNDER_WAY and move.value in DARING:
            return number
    return None


@cache
def derby() -> Recorded:
    """Bettors who do not all trust the same horse."""
    games = won_by_ann("derby", BETTORS, asks_ann("push"), level="gunslinger")
    return next(game for game in games if _ridden(game) >= MANY and _tense(game) is not None)


def _ridden(game: Recorded) -> int:
    return sum(horse.rider is not None for horse in game.match.seen(None).horses)


DERBY_PICTURES: dict[str, Callable[[Camera], None]] = {
    "derby-bet": derby_bet,
    "derby-race": derby_race,
    "derby-end": derby_end,
    "derby-odds": derby_odds,
    "derby-rules": derby_rules,
}
