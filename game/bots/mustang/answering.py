"""What to answer to a theft, and what to do when the fence breaks or the rain comes."""

from __future__ import annotations

from itertools import combinations

from game.bots.mustang.acting import without
from game.bots.mustang.situation import Situation
from game.engine.draws import Draws
from game.rules.mustang.box import shipped_box
from game.rules.mustang.choices import Defence
from game.rules.mustang.scoring import has_herd
from game.rules.mustang.sets import sets_in


def defend(here: Situation, draws: Draws) -> Defence | None:
    theft = here.theft
    mustang, thief = theft.mustang, theft.thief
    gone = {
        here.me: here.ranches[here.me].without(mustang),
        thief: here.ranches[thief].with_new(mustang),
    }
    hand = here.hand_worth(here.hand)
    options: list[tuple[Defence | None, float]] = [(None, here.chance(hand, gone))]
    for found in sets_in(here.hand):
        if found.strength > (len(theft.cards), theft.value):
            chance = here.chance(here.kept_worth(without(here.hand, found.cards)), {})
            options.append((Defence(found.cards), chance))
    return here.best(options, draws)


def let_go(here: Situation, draws: Draws) -> str:
    mine = here.ranches[here.me]
    hand = here.hand_worth(here.hand)
    options = [(one, here.chance(hand, {here.me: mine.without(one)})) for one in mine.corral]
    return here.best(options, draws)


def shelter(here: Situation, draws: Draws) -> tuple[str, ...]:
    mine = here.ranches[here.me]
    hand = here.hand_worth(here.hand)
    options = []
    for size in range(min(shipped_box().shelter, len(mine.corral)) + 1):
        for some in combinations(mine.corral, size):
            inside = mine.sheltering(some)
            if has_herd(inside.stable):
                chance = here.chance_at_the_end({here.me: inside}, here.me)
            else:
                chance = here.chance(hand, {here.me: inside})
            options.append((some, chance))
    return here.best(options, draws)
