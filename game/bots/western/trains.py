"""The Train: who could beat a combination, and what it is worth to lay one."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.western.fortune import Holding
from game.bots.western.situation import POT, Situation
from game.rules.western.ladder import HAT, HORSE, combinations_in

WILLING = 0.9  # how often who can lay a higher combination does


def guns_of(cards: Sequence[str]) -> int:
    """Of a combination."""
    return next(int(card[-1]) for card in cards if card.startswith("attack"))


def beaten_by(here: Situation, seat: int, cards: Sequence[str]) -> float:
    """The chance that somebody lays something higher."""
    needed = 2 if HORSE in cards or HAT in cards else 1
    if here.cards(seat) <= needed:
        return 0.0
    return WILLING * here.belief(seat).beats(guns_of(cards), HORSE in cards, HAT in cards)


def stands(here: Situation, cards: Sequence[str], rivals: Sequence[int]) -> float:
    """The chance that nobody of those lays something higher."""
    chance = 1.0
    for rival in rivals:
        chance *= 1.0 - beaten_by(here, rival, cards)
    return chance


def pot_won(here: Situation, seat: int, holding: Holding) -> float:
    """My chance to win the game if somebody gets the pot."""
    return here.chance({seat: here.money[seat] + here.pot, POT: 0}, holding)


def pot_lost(
    here: Situation, rivals: Sequence[int], cards: Sequence[str], holding: Holding
) -> float:
    """My chance to win the game if one of those beats my cards, each as likely as it can."""
    weights = [beaten_by(here, rival, cards) for rival in rivals]
    total = sum(weights)
    if not total:
        return here.chance({}, holding)
    return (
        sum(
            weight * pot_won(here, rival, holding)
            for weight, rival in zip(weights, rivals, strict=True)
        )
        / total
    )


def train_chance(
    here: Situation, cards: Sequence[str], kept: tuple[str, ...], holding: Holding
) -> float:
    """My chance to win the game when I lay this combination; what I keep may beat another's."""
    rivals = here.others()
    stood = stands(here, cards, rivals)
    again = 0.0
    higher = combinations_in(kept, cards)
    if higher:
        again = 0.5 * stands(here, higher[-1], rivals)
    won = stood + (1.0 - stood) * again
    return won * pot_won(here, here.me, holding) + (1.0 - won) * pot_lost(
        here, rivals, cards, holding
    )
