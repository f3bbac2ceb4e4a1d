"""What every play is worth: my chance to win, with counters, dice and cards to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.bots.western import effects
from game.bots.western.fortune import Holding
from game.bots.western.situation import SHERIFF_STANDS, Situation, at, without
from game.bots.western.trains import train_chance
from game.rules.western.cards import ATTACKS, acting

COUNTERS = ("dog", "dancer")
JOKER = ("joker",)
# How often who can stop a card does: not for a few dollars.
WILLING = {
    **dict.fromkeys(ATTACKS, 0.75),
    "indians": 0.95,
    "saloon": 0.75,
    "pay-me": 0.45,
    "cowboy": 0.45,
    "give-to-all": 0.45,
    "give-it-back": 0.6,
    "sheriff": 0.2,
}


class Laid(NamedTuple):
    """A play: its cards, the one that acts, whom it goes to, and what is kept."""

    cards: tuple[str, ...]
    card: str
    target: int
    kept: tuple[str, ...]
    holding: Holding


def laid(here: Situation, cards: tuple[str, ...], target: int | None) -> Laid:
    kept = without(here.hand, cards)
    way = -here.direction if "whisky" in cards else here.direction
    card = acting(cards)
    drawn = 0 if card == "train" else here.draws(len(kept))
    to = here.next_to(way) if target is None else target
    return Laid(cards, card, to, kept, here.holding(kept, drawn))


def weigh(here: Situation, play: Laid) -> float:
    """My chance to win after it."""
    return WEIGHED[play.card](here.turned if "whisky" in play.cards else here, play)


def weigh_discard(here: Situation, card: str) -> float:
    kept = without(here.hand, [card])
    return here.chance({}, here.holding(kept, here.draws(len(kept))))


def _attack(here: Situation, play: Laid) -> float:
    me, target = here.me, play.target
    open_fight = effects.attack(here, me, target, play.card, play.holding)
    countered = WILLING[play.card] * here.counters(target, COUNTERS)
    dog, dancer = (here.belief(target).has_any((kind,)) for kind in COUNTERS)
    share = dog / (dog + dancer) if dog + dancer else 0.5
    stopped = share * here.chance(effects.counter_paid(here, me, target, "dog"), play.holding) + (
        1.0 - share
    ) * here.chance(effects.counter_paid(here, me, target, "dancer"), play.holding)
    if "cake" in play.kept and len(play.kept) > 1:
        holding = here.holding(without(play.kept, ["cake"]), here.draws(len(play.kept) - 1))
        stopped = max(stopped, effects.attack(here, me, target, play.card, holding))
    return countered * stopped + (1.0 - countered) * open_fight


def _stopped_by_joker(here: Situation, play: Laid, done: float) -> float:
    stopped = WILLING[play.card] * here.counters(play.target, JOKER)
    return stopped * here.chance({}, play.holding) + (1.0 - stopped) * done


def _owed(here: Situation, play: Laid) -> float:
    purses = effects.handed_over(here, play.target, here.me, effects.owed(play.cards))
    return _stopped_by_joker(here, play, here.chance(purses, play.holding))


def _give_it_back(here: Situation, play: Laid) -> float:
    amount = here.view.taken[play.target][here.me]
    purses = effects.handed_over(here, play.target, here.me, amount)
    stopped = WILLING[play.card] * here.counters(play.target, ("hat",))
    done = here.chance(purses, play.holding)
    return stopped * here.chance({}, play.holding) + (1.0 - stopped) * done


def _everybody_gives(here: Situation, play: Laid) -> float:
    return here.chance(effects.given_by_all(here, here.me), play.holding)


def _give_to_all(here: Situation, play: Laid) -> float:
    purses = effects.given_to_all(here, here.me, play.target)
    return _stopped_by_joker(here, play, here.chance(purses, play.holding))


def _indians(here: Situation, play: Laid) -> float:
    return _stopped_by_joker(
        here, play, here.chance(effects.raided(here, play.target), play.holding)
    )


def _saloon(here: Situation, play: Laid) -> float:
    wins = effects.my_chance_in_saloon(here, play.kept, play.target)
    done = effects.saloon(here, here.me, play.target, wins, play.holding)
    return _stopped_by_joker(here, play, done)


def _levy(here: Situation, play: Laid) -> float:
    return here.chance(effects.levied(here), play.holding)


def _hands_up(here: Situation, play: Laid) -> float:
    return here.chance(effects.searched(here), play.holding)


def _horse(here: Situation, play: Laid) -> float:
    if here.players[play.target].loses_turn:
        return here.chance({}, play.holding)
    return here.chance({}, play.holding, here.rest_without_turn(play.target))


def _whisky(here: Situation, play: Laid) -> float:
    return here.chance({}, play.holding)


def _sheriff(here: Situation, play: Laid) -> float:
    stopped = 1.0
    for other in here.others():
        stopped *= 1.0 - WILLING[play.card] * here.counters(other, JOKER)
    more = at(SHERIFF_STANDS, here.money[here.me] / here.goal)
    holding = play.holding._replace(base=play.holding.base + stopped * more)
    return here.chance({}, holding)


def _train(here: Situation, play: Laid) -> float:
    return train_chance(here, play.cards[1:], play.kept, play.holding)


WEIGHED: dict[str, Callable[[Situation, Laid], float]] = {
    **dict.fromkeys(ATTACKS, _attack),
    "indians": _indians,
    "saloon": _saloon,
    "pay-me": _owed,
    "cowboy": _owed,
    "everybody-gives": _everybody_gives,
    "give-to-all": _give_to_all,
    "give-it-back": _give_it_back,
    "levy": _levy,
    "hands-up": _hands_up,
    "whisky": _whisky,
    "horse": _horse,
    "train": _train,
    "sheriff": _sheriff,
}
