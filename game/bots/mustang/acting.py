"""What to do with one's turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from game.bots.mustang.foresight import foreseen
from game.bots.mustang.ranches import SPECIAL, Ranch
from game.bots.mustang.situation import Situation
from game.engine.draws import Draws
from game.rules.mustang.box import COWBOY, KINDS, coat_of, shipped_box
from game.rules.mustang.choices import Action
from game.rules.mustang.scoring import has_herd
from game.rules.mustang.sets import Cards, CardSet, cards_for, sets_in

Weighed = tuple[Action, float]
SLICE = 12  # actions weighed in a few milliseconds


class Played(NamedTuple):
    """A set, the cards kept, and what they are worth with the hand filled up again; also if a
    theft fails, and the cowboys are gone."""

    set: CardSet
    kept: Cards
    worth: float
    named: Cards
    worth_if_failed: float


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
            best.append(here.best(some, draws))
    yield here.best(best, draws)


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


def _exchanges(here: Situation) -> Iterator[Weighed]:
    for cards in can_be_given(here.hand):
        kept = without(here.hand, cards)
        chance = here.chance(here.kept_worth(kept), {})
        yield Action("exchange", None, cards), foreseen(here, chance, {}, here.piles, kept)


def _played(here: Situation, size: int) -> list[Played]:
    """Of the sets of so many cards, for each value the one that leaves the best cards."""
    best: dict[int, Played] = {}
    for found in sets_in(here.hand, size):
        kept = without(here.hand, found.cards)
        worth = here.kept_worth(kept)
        if found.value not in best or worth > best[found.value].worth:
            named = tuple(card for card in kept if card != COWBOY)
            best[found.value] = Played(found, kept, worth, named, here.kept_worth(named))
    return list(best.values())


def _catches(here: Situation) -> Iterator[Weighed]:
    mine = here.ranches[here.me]
    for kind in (*KINDS, SPECIAL):
        # Of several that leave as good cards, the weakest.
        played = max(_played(here, cards_for(kind)), key=lambda one: one.worth, default=None)
        if played is None:
            continue
        seen = here.view.specials if kind == SPECIAL else here.view.open[kind]
        for mustang in seen:
            action = Action("catch", mustang, played.set.cards)
            yield action, _caught(here, kind, mine.with_new(mustang), played)
        if kind != SPECIAL:
            hidden = here.face_down[kind]
            by_coat = {coat_of(mustang): mustang for mustang in hidden}
            coats = Counter(map(coat_of, hidden))
            chance = sum(
                number * _caught(here, kind, mine.with_new(by_coat[coat]), played)
                for coat, number in coats.items()
            ) / len(hidden)
            felt = here.felt(chance, here.leaning.pile)
            yield Action("catch", kind, played.set.cards), felt


def _caught(here: Situation, kind: str, mine: Ranch, played: Played) -> float:
    changed = {here.me: mine}
    piles = here.piles
    if kind != SPECIAL:
        piles = {**piles, kind: piles[kind] - 1}
        if not piles[kind]:
            return here.chance_at_the_end(changed, here.me)
    return foreseen(here, here.chance(played.worth, changed), changed, piles, played.kept)


def _thefts(here: Situation) -> Iterator[Weighed]:
    sets: dict[int, list[Played]] = {}
    for owner, ranch in enumerate(here.ranches):
        if owner == here.me:
            continue
        for mustang in ranch.corral:
            size = cards_for(mustang)
            if size not in sets:
                sets[size] = _played(here, size)
            for played in sets[size]:
                action = Action("steal", mustang, played.set.cards)
                chance = _stolen(here, owner, mustang, played)
                yield action, here.felt(chance, here.leaning.steal)


def _stolen(here: Situation, owner: int, mustang: str, played: Played) -> float:
    changed = {
        here.me: here.ranches[here.me].with_new(mustang),
        owner: here.ranches[owner].without(mustang),
    }
    answered = here.answered(owner, *played.set.strength)
    taken = here.chance(played.worth, changed)
    failed = here.chance(played.worth_if_failed, {})
    return (1 - answered) * foreseen(
        here, taken, changed, here.piles, played.kept
    ) + answered * foreseen(here, failed, {}, here.piles, played.named)


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
        yield Action("stable", mustang), here.felt(chance, here.leaning.stable)
