"""Decisions on the way: trains, prison, and which card to keep."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.choice import pick
from game.bots.odds import OPEN_ROLL
from game.bots.pony_express.prospects import MEAN_ADVANCE, dash
from game.bots.pony_express.situation import Situation
from game.engine.draws import Draws
from game.rules.pony_express.card_numbers import FRESH_HORSE_SPACES
from game.rules.pony_express.prison import FINE, PRISON_ROLL
from game.rules.shared.hands import HANDS

# What a card is worth in spaces, as it was guessed and then tried out.
CARD_WORTH = {
    "marked-die": 1.8,
    "canteen": 1.1,
    "poker-face": 1.4,
    "spyglass": 0.8,
    "good-lawyer": 1.0,
    "file-in-the-cake": 0.7,
    "rail-pass": 1.5,
    "on-his-tab": 0.7,
    "pickaxe": 0.8,
    "safe-conduct": 0.8,
    "fresh-horse": 1.0,
    "steady-hand": 1.6,
    "spare-cartridge": 1.4,
    "water-barrel": 1.3,
    "decoy": 1.3,
    "dust-devil": 0.7,
}
# Worth the more, the nearer the showdown is.
SHOOTING_CARDS = ("steady-hand", "spare-cartridge", "water-barrel", "decoy", "dust-devil")
_MORE_AT_THE_END = 0.6
_USELESS = 0.1
_NEEDS_AHEAD = {
    "rail-pass": "station",
    "pickaxe": "mine",
    "on-his-tab": "saloon",
    "safe-conduct": "indians",
    "fresh-horse": "relay",
}
_SECOND_OF_A_KIND = 0.8


def keep(here: Situation, cards: Sequence[str], draws: Draws) -> str:
    """One of the cards offered; noise in chances to win is turned into spaces."""
    worths = [(card, card_worth(here, card)) for card in cards]
    return pick(worths, here.noise * 20, draws)


def card_worth(here: Situation, card: str) -> float:
    if card == "fresh-horse" and here.board.kinds[here.mine.space] == "relay":
        return FRESH_HORSE_SPACES  # it can be ridden at once
    worth = CARD_WORTH[card]
    done = here.mine.space / here.board.last
    if card in SHOOTING_CARDS:
        worth *= 1 + _MORE_AT_THE_END * done
    kind = _NEEDS_AHEAD.get(card)
    if kind is not None:
        ahead = here.board.kinds[here.mine.space + 1 :]
        left = sum(other == kind for other in ahead)
        if card == "rail-pass":
            left -= 1  # at the end of the line it takes nobody anywhere
        worth *= min(left / 2, 1.0) if left > 0 else _USELESS
    if card in here.hand:
        worth *= _SECOND_OF_A_KIND
    return worth


def take_train(here: Situation, draws: Draws) -> bool:
    ride = here.by_train(here.mine.space, here.mine.gold)
    return pick([(True, ride), (False, here.as_i_stand)], here.noise / 2, draws)


def pay_prison(here: Situation, draws: Draws) -> bool:
    """A turn now for three nuggets, or what a roll brings."""
    pays = _free(here, here.mine.gold - FINE)
    rolls = 0.0
    for hand, likely in zip(HANDS, OPEN_ROLL, strict=True):
        escaped, nuggets, cards = PRISON_ROLL[hand]
        gold = here.mine.gold + nuggets
        rolls += likely * (_free(here, gold, cards) if escaped else _served(here, gold, cards))
    return pick([(True, pays), (False, rolls)], here.noise / 2, draws)


def _free(here: Situation, gold: float, cards: int = 0) -> float:
    """My chances with a turn right now: the next mailbox, or Sacramento, or a mean ride as if it
    were done."""
    mine = here.mine._replace(gold=gold, cards=here.mine.cards + cards, prison=False)
    if mine.mailbox:
        return here.now.win_as(mine._replace(mailbox=mine.mailbox + 1))
    arrives = dash(mine, here.board.last)
    space = min(mine.space + MEAN_ADVANCE, here.board.last - 1)
    ride = here.now.win(space, mine.gold, mine.cards)
    return arrives * here.now.win_on_arrival() + (1 - arrives) * ride


def _served(here: Situation, gold: float, cards: int) -> float:
    """My chances when the turn is over and I am free."""
    return here.now.win_as(
        here.mine._replace(gold=gold, cards=here.mine.cards + cards, prison=False)
    )
