"""What to do with one's turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from game.bots.choice import pick
from game.bots.mustang.foresight import foreseen
from game.bots.mustang.ranches import SPECIAL, Ranch
from game.bots.mustang.situation import Situation
from game.engine.draws import Draws
from game.rules.mustang.box import COWBOY, KINDS, shipped_box
from game.rules.mustang.choices import Action
from game.rules.mustang.scoring import has_herd
from game.rules.mustang.sets import Cards, CardSet, cards_for, sets_in

Weighed = tuple[Action, float]
SLICE = 12  # actions weighed in a few milliseconds


class Played(NamedTuple):
    """A set, and what the cards kept are worth with the hand filled up again."""

    set: CardSet
    kept: float


def choose_action(here: Situation, draws: Draws) -> Iterator[Action | None]:
    """The best of each kind of action, and then the best of those: else the many exchanges that
    are nearly as good as each other would be chosen too often. In slices: None while thinking."""
    best = []
    for found in (_exchanges, _catches, _stablings, _thefts):
        some = []
        for weighed in found(here):
            some.append((weighed, weighed[1]))
            if len(some) % SLICE == 0:
                yield None
        if some:
            best.append(pick(some, here.skill.noise, draws))
    yield pick(best, here.skill.noise, draws)


def without(hand: Cards, cards: Cards) -> Cards:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def can_be_given(hand: Cards) -> list[Cards]:
    """What may go in an exchange. Nobody gives a cowboy away while there is anything else."""
    named = [card for card in hand if card != COWBOY] or hand
    sizes = range(1, shipped_box().exchange + 1)
    return [cards for size in sizes for cards in combinations(named, size)]


def kept_after(here: Situation, cards: Cards) -> float:
    """What the hand is worth when these are gone and others drawn."""
    return here.kept_worth(without(here.hand, cards))


def _exchanges(here: Situation) -> Iterator[Weighed]:
    for cards in can_be_given(here.hand):
        kept = without(here.hand, cards)
        chance = here.chance(kept_after(here, cards), {})
        yield Action("exchange", None, cards), foreseen(here, chance, {}, here.piles, kept)


def _best_set(here: Situation, size: int) -> Played | None:
    """The set that leaves the best cards; of several, the weakest."""
    played = [Played(one, kept_after(here, one.cards)) for one in sets_in(here.hand, size)]
    return max(played, key=lambda one: one.kept, default=None)


def _catches(here: Situation) -> Iterator[Weighed]:
    mine = here.ranches[here.me]
    for kind in (*KINDS, SPECIAL):
        played = _best_set(here, cards_for(kind))
        if played is None:
            continue
        seen = here.view["specials"] if kind == SPECIAL else here.view["open"][kind]
        for mustang in seen:
            action = Action("catch", mustang, played.set.cards)
            yield action, _caught(here, kind, mine.with_new(mustang), played)
        if kind != SPECIAL:
            hidden = here.face_down[kind]
            chances = [_caught(here, kind, mine.with_new(one), played) for one in hidden]
            chance = sum(chances) / len(chances) + here.leaning.pile
            yield Action("catch", kind, played.set.cards), chance


def _caught(here: Situation, kind: str, mine: Ranch, played: Played) -> float:
    changed = {here.me: mine}
    piles = here.piles
    if kind != SPECIAL:
        piles = {**piles, kind: piles[kind] - 1}
        if not piles[kind]:
            return here.chance_at_the_end(changed, here.me)
    kept = without(here.hand, played.set.cards)
    return foreseen(here, here.chance(played.kept, changed), changed, piles, kept)


def _thefts(here: Situation) -> Iterator[Weighed]:
    for owner, ranch in enumerate(here.ranches):
        if owner == here.me:
            continue
        for mustang in ranch.corral:
            for found in sets_in(here.hand, cards_for(mustang)):
                action = Action("steal", mustang, found.cards)
                yield action, _stolen(here, owner, mustang, found) + here.leaning.steal


def _stolen(here: Situation, owner: int, mustang: str, played: CardSet) -> float:
    kept = without(here.hand, played.cards)
    named = tuple(card for card in kept if card != COWBOY)
    worth_now = here.kept_worth(kept)
    worth_then = here.kept_worth(named)
    changed = {
        here.me: here.ranches[here.me].with_new(mustang),
        owner: here.ranches[owner].without(mustang),
    }
    answered = here.answered(owner, len(played.cards), played.value)
    taken = foreseen(here, here.chance(worth_now, changed), changed, here.piles, kept)
    failed = foreseen(here, here.chance(worth_then, {}), {}, here.piles, named)
    return (1 - answered) * taken + answered * failed


def _stablings(here: Situation) -> Iterator[Weighed]:
    mine = here.ranches[here.me]
    hand = here.hand_worth(here.hand)
    for mustang in mine.corral:
        inside = mine.sheltering([mustang])
        if has_herd(inside.stable):
            chance = here.chance_at_the_end({here.me: inside}, here.me)
        else:
            chance = here.chance(hand, {here.me: inside})
            chance = foreseen(here, chance, {here.me: inside}, here.piles, here.hand)
        yield Action("stable", mustang), chance + here.leaning.stable
