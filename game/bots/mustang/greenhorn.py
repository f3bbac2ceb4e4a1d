"""A greenhorn's rules of thumb: take what brings most points now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.bots.choice import pick
from game.bots.mustang.acting import can_be_given, without
from game.bots.mustang.hand_worth import run_cards, shape_of
from game.bots.mustang.ranches import SPECIAL
from game.bots.mustang.situation import Situation
from game.engine.draws import Draws
from game.rules.mustang.box import KINDS, kind_of, shipped_box
from game.rules.mustang.choices import Action, Defence
from game.rules.mustang.scoring import score
from game.rules.mustang.sets import CardSet, cards_for, sets_in

WORTH_A_CHANGE = 0.6  # points that a turn with other cards seems to bring
DELIGHT_IN_THEFT = 0.4  # points: somebody else has one less
LATE = 3  # mustangs left in a pile: now it seems time to lock the gate
SHARE_OF_SAFETY = 0.6  # of a mustang's points: what the lock is worth then
FEELING = 20  # points that a whole chance to win feels like, for what a temper leans to

Felt = tuple[Action, float]


def choose_action(here: Situation, draws: Draws) -> Action:
    options = [*_exchange(here), *_catches(here), *_thefts(here), *_stablings(here)]
    return pick(options, here.skill.noise, draws)


def _exchange(here: Situation) -> Iterator[Felt]:
    """Whatever goes with nothing else."""
    cards = max(can_be_given(here.hand), key=lambda some: _order(here, some))
    yield Action("exchange", None, cards), WORTH_A_CHANGE


def _order(here: Situation, given: tuple[str, ...]) -> tuple[int, tuple[int, ...], int, int]:
    """What is left, the best first: cowboys, many of a value, the beginning of a run; and more
    new cards rather than fewer."""
    kept = without(here.hand, given)
    groups, cowboys = shape_of(kept)
    return cowboys, tuple(size for size in groups if size > 1), run_cards(kept), len(given)


def _weakest(here: Situation, size: int) -> CardSet | None:
    return next(iter(sets_in(here.hand, size)), None)


def _gain(here: Situation, mustang: str) -> float:
    """More points for it, now."""
    mine = here.ranches[here.me]
    richer = mine.with_new(mustang)
    return score(richer.stable, richer.corral) - score(mine.stable, mine.corral)


def _catches(here: Situation) -> Iterator[Felt]:
    points = shipped_box().points
    for kind in (*KINDS, SPECIAL):
        played = _weakest(here, cards_for(kind))
        if played is None:
            continue
        for mustang in here.view.specials if kind == SPECIAL else here.view.open[kind]:
            yield Action("catch", mustang, played.cards), _gain(here, mustang)
        if kind != SPECIAL:
            felt = points[kind] + FEELING * here.leaning.pile
            yield Action("catch", kind, played.cards), felt


def _thefts(here: Situation) -> Iterator[Felt]:
    """Whether it will be answered is somebody else's worry."""
    for owner, ranch in enumerate(here.ranches):
        for mustang in ranch.corral if owner != here.me else ():
            sets = sets_in(here.hand, cards_for(mustang))
            if sets:
                felt = _gain(here, mustang) + DELIGHT_IN_THEFT + FEELING * here.leaning.steal
                yield Action("steal", mustang, sets[-1].cards), felt


def _stablings(here: Situation) -> Iterator[Felt]:
    """Late, and then what counts most."""
    if min(here.piles.values()) > LATE:
        return
    for mustang in here.ranches[here.me].corral:
        safe = SHARE_OF_SAFETY * shipped_box().points[kind_of(mustang)]
        yield Action("stable", mustang), safe + FEELING * here.leaning.stable


def defend(here: Situation, draws: Draws) -> Defence | None:
    """With the first set that does, if there is one."""
    theft = here.theft
    for found in sets_in(here.hand):
        if found.strength > (len(theft.cards), theft.value):
            return Defence(found.cards)
    return None


def let_go(here: Situation, draws: Draws) -> str:
    """What counts least."""
    points = shipped_box().points
    options = [(one, -float(points[kind_of(one)])) for one in here.ranches[here.me].corral]
    return pick(options, here.skill.noise, draws)


def shelter(here: Situation, draws: Draws) -> tuple[str, ...]:
    """As many as may come in, and what counts most."""
    points = shipped_box().points
    corral = here.ranches[here.me].corral
    size = min(shipped_box().shelter, len(corral))
    options = [
        (some, float(sum(points[kind_of(one)] for one in some)))
        for some in combinations(corral, size)
    ]
    return pick(options, here.skill.noise, draws)
