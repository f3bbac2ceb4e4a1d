"""Pictures of Western for the README, from two games of bots with Ann at the first place."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from docs.camera import Camera
from docs.recorded import ANN, Asked, Recorded, Wanted, asks_ann, won_by_ann
from game.rules.western.cards import ATTACKS
from game.ui.screens.howto import HowTo
from game.ui.western.menus.booklet import WesternBooklet
from game.ui.western.menus.end import WesternEnd

LONG = 90  # answers in a game that has something to tell
MANY = 7  # cards in a hand that is worth a picture
CHAPTER_OF_CARDS = 4
COUNTED = 8.0  # seconds until everything of the end is there


def western_table(camera: Camera) -> None:
    """Somebody attacks Ann, and she has an answer."""
    six().asked_for(camera, _can_counter)


def western_ten(camera: Camera) -> None:
    """Ann's turn at a full table: cards are chosen, and on whom they go."""
    table = ten().asked_for(camera, _can_attack)
    hand = table.match.view(ANN)["players"][ANN]["cards"]
    camera.press(f"card.{next(n for n, card in enumerate(hand, 1) if card in ATTACKS)}")
    camera.press("target.6")
    camera.move((1, 1))
    camera.wait(1.0)


def western_train(camera: Camera) -> None:
    """The Gold Train has come, and Ann may outbid whoever leads."""
    six().asked_for(camera, _can_outbid)


def western_end(camera: Camera) -> None:
    six().sit_down(camera, len(six().match.journal))
    camera.wait_until(lambda: isinstance(camera.scene, WesternEnd))
    camera.wait(COUNTED)


def western_rules(camera: Camera) -> None:
    booklet = HowTo(camera.ui, WesternBooklet())
    camera.open(booklet)
    booklet.open_chapter(CHAPTER_OF_CARDS)
    camera.wait(0.5)


def _may(kind: str, least: int) -> Wanted:
    """Ann is asked that, and has so many answers."""

    def wanted(asked: Asked) -> bool:
        return asks_ann(kind)(asked) and len(asked.pending.options(ANN)) >= least

    return wanted


_can_counter, _can_outbid = _may("counter", 3), _may("ladder", 2)


def _can_attack(asked: Asked) -> bool:
    if not asks_ann("play")(asked):
        return False
    options = asked.pending.options(ANN)
    hand = sum(option.discard is not None for option in options)
    attacks = (one for one in options if one.cards and one.cards[0] in ATTACKS and one.target == 6)
    return hand >= MANY and any(attacks)


@cache
def six() -> Recorded:
    return next(won_by_ann("western", 6, _can_counter, _can_outbid, least=LONG))


@cache
def ten() -> Recorded:
    return next(won_by_ann("western", 10, _can_attack, least=LONG))


WESTERN_PICTURES: dict[str, Callable[[Camera], None]] = {
    "western-table": western_table,
    "western-ten": western_ten,
    "western-train": western_train,
    "western-end": western_end,
    "western-rules": western_rules,
}
