"""The cup: which dice to roll again, what to show, and what to announce."""

from __future__ import annotations

from heapq import nlargest
from typing import NamedTuple

from game.bots.choice import pick
from game.bots.odds import different_rerolls, hands_after, mean
from game.bots.pony_express.belief import Evidence
from game.bots.pony_express.claims import Claims
from game.bots.pony_express.situation import Situation
from game.engine.draws import Draws
from game.rules.pony_express.questions import STAND, Arrangement
from game.rules.shared.hands import ANNOUNCEABLE, DICE, hand_of

_PROMISING = 4  # rerolls that are worth a closer look


class Plan(NamedTuple):
    """An answer to a reroll, and my chances with it."""

    answer: str | Arrangement
    chances: float


def announce(here: Situation, draws: Draws) -> str:
    claims = Claims(here, here.memory.evidence(), here.mine.gold)
    hand = hand_of(dice_of(here))
    return pick(list(zip(ANNOUNCEABLE, claims.values(hand), strict=True)), here.noise, draws)


def reroll(here: Situation, can_roll: bool, draws: Draws) -> str | Arrangement:
    """First which reroll, then whether: else many that are hardly worse would outweigh standing."""
    standing = stand(here)
    rolls = rerolls(here, _price(here)) if can_roll else []
    if not rolls:
        return standing.answer
    best = pick([(roll, roll.chances) for roll in rolls], here.noise, draws)
    choice = pick([(plan, plan.chances) for plan in (standing, best)], here.noise, draws)
    return choice.answer


def best_plan(here: Situation) -> Plan:
    price = _price(here)
    plans = [stand(here), *(rerolls(here, price) if price <= here.mine.gold else ())]
    best: Plan = max(plans, key=lambda plan: plan.chances)
    return best


def _price(here: Situation) -> int:
    price = here.view.reroll_price
    assert price is not None, "a cup stands on the table"
    return price


def dice_of(here: Situation) -> tuple[str, ...]:
    """My own, all of which I see."""
    return tuple([die.face for die in here.view.dice if die.face is not None])


def stand(here: Situation) -> Plan:
    """Announce what lies there, or something else."""
    claims = Claims(here, here.memory.evidence(), here.mine.gold)
    return Plan(STAND, claims.best(hand_of(dice_of(here))))


def rerolls(here: Situation, price: int) -> list[Plan]:
    """The most promising ones, each with the kept dice shown, and with them hidden."""
    dice = dice_of(here)
    gold = here.mine.gold - price
    rough = Claims(here, here.memory.evidence(), gold).best_for_all()
    rolls = [roll for roll in different_rerolls(dice) if roll]
    best = nlargest(_PROMISING, rolls, key=lambda roll: mean(hands_after(dice, roll), rough))
    return [plan for roll in best for plan in _both_ways(here, dice, roll, price)]


def _both_ways(
    here: Situation, dice: tuple[str, ...], roll: tuple[int, ...], price: int
) -> list[Plan]:
    gold = here.mine.gold - price
    odds = hands_after(dice, roll)
    kept = tuple(die for die in DICE if die not in roll)
    shown = here.memory.evidence_after_reroll({die: dice[die] for die in kept}, 0, price)
    plans = [Plan(Arrangement(roll, kept), mean(odds, _worth(here, shown, gold)))]
    if here.skill.reads:
        # What will lie in the open is not known yet: it is weighed as if it were hidden too.
        known = {die: face for die, face in here.memory.cup.known.items() if die in kept}
        hidden = here.memory.evidence_after_reroll(known, len(kept) - len(known), price)
        plans.append(Plan(Arrangement(roll, roll), mean(odds, _worth(here, hidden, gold))))
    return plans


def _worth(here: Situation, evidence: Evidence, gold: float) -> list[float]:
    return Claims(here, evidence, gold).best_for_all()
