"""What to lay against another's card, whether to stop a Sheriff, what to lay for the pot."""

from __future__ import annotations

from typing import Any

from game.bots.western import effects
from game.bots.western.fortune import Holding
from game.bots.western.situation import SHERIFF_STANDS, Situation, at, without
from game.bots.western.trains import pot_lost, pot_won, stands
from game.engine.draws import Draws
from game.engine.requests import Decision
from game.rules.western.cards import ATTACKS


def counter(here: Situation, request: Decision[Any], draws: Draws) -> str | None:
    """Nothing, or the card that helps: by what is left of the chance to win."""
    play = here.view.laid
    seat, card, cards = play.seat, play.card, play.cards
    options: list[tuple[str | None, float]] = []
    hand = here.holding(here.hand)
    for option in request.options(here.me):
        if option is None:
            options.append((None, _endured(here, seat, card, cards, hand)))
            continue
        holding = here.holding(without(here.hand, [option]))
        if card in ATTACKS:
            chance = _stood_up(here, seat, card, option, holding)
        else:
            chance = here.chance({}, holding)
        options.append((option, chance))
    return here.best(options, draws)


def _endured(
    here: Situation, seat: int, card: str, cards: tuple[str, ...], holding: Holding
) -> float:
    """My chance to win if I let it come."""
    me = here.me
    if card in ATTACKS:
        return effects.attack(here, seat, me, card, holding)
    if card == "saloon":
        wins = 1.0 - effects.my_chance_in_saloon(here, here.hand, seat)
        return effects.saloon(here, seat, me, wins, holding)
    if card == "indians":
        return here.chance(effects.raided(here, me), holding)
    if card == "give-to-all":
        return here.chance(effects.given_to_all(here, seat, me), holding)
    if card == "give-it-back":
        amount = here.view.taken[me][seat]
        return here.chance(effects.handed_over(here, me, seat, amount), holding)
    purses = effects.handed_over(here, me, seat, effects.owed(cards))
    return here.chance(purses, holding)


def _stood_up(here: Situation, seat: int, card: str, by: str, holding: Holding) -> float:
    """An attack countered, unless there is a Cake against it."""
    cake = here.counters(seat, ("cake",))
    stopped = here.chance(effects.counter_paid(here, seat, here.me, by), holding)
    return cake * effects.attack(here, seat, here.me, card, holding) + (1.0 - cake) * stopped


def over_counter(here: Situation, request: Decision[Any], draws: Draws) -> str | None:
    play = here.view.laid
    assert play.counter is not None, "the card was countered"
    target, card = play.aimed_at, play.card
    hand = here.holding(here.hand)
    purses = effects.counter_paid(here, here.me, target, play.counter)
    options: list[tuple[str | None, float]] = [(None, here.chance(purses, hand))]
    if "cake" in request.options(here.me):
        left = here.holding(without(here.hand, ["cake"]))
        options.append(("cake", effects.attack(here, here.me, target, card, left)))
    return here.best(options, draws)


def stop_sheriff(here: Situation, request: Decision[Any], draws: Draws) -> str | None:
    """A Joker is seldom worth it: only where somebody near the goal would be safe."""
    seat = here.view.laid.seat
    hand = here.holding(here.hand)
    stands_there = here.rest_stronger(seat, at(SHERIFF_STANDS, here.money[seat] / here.goal))
    options: list[tuple[str | None, float]] = [(None, here.chance({}, hand, stands_there))]
    if "joker" in request.options(here.me):
        holding = here.holding(without(here.hand, ["joker"]))
        options.append(("joker", here.chance({}, holding)))
    return here.best(options, draws)


def ladder(here: Situation, request: Decision[Any], draws: Draws) -> Any:
    """To pass is to leave the pot to who leads, or to one who still beats that."""
    train = here.view.race
    leader, on_top = train.leader, train.cards
    rivals = [other for other in here.others() if other != leader]
    hand = here.holding(here.hand)
    options: list[tuple[Any, float]] = []
    for option in request.options(here.me):
        if option is None:
            stood = stands(here, on_top, rivals)
            chance = stood * pot_won(here, leader, hand)
            chance += (1.0 - stood) * pot_lost(here, rivals, on_top, hand)
        else:
            chance = _laid(here, option.cards, [*rivals, leader])
        options.append((option, chance))
    return here.best(options, draws)


def _laid(here: Situation, cards: tuple[str, ...], rivals: list[int]) -> float:
    holding = here.holding(without(here.hand, cards))
    stood = stands(here, cards, rivals)
    if stood == 1.0:
        return pot_won(here, here.me, holding)
    return stood * pot_won(here, here.me, holding) + (1.0 - stood) * pot_lost(
        here, rivals, cards, holding
    )


def draw(here: Situation, request: Decision[Any], draws: Draws) -> int:
    """As many as may be: there is always something to do with a card."""
    most: int = max(request.options(here.me))
    return most
