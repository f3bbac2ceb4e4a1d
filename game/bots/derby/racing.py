"""The race: which card to ride, whether to push, and when the die card is worth its second roll."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import Any

from game.bots.derby.gait import after_sure, chance_of, step_of
from game.bots.derby.running import Field, held_by, in_stable, without
from game.bots.derby.situation import Situation
from game.bots.derby.stable import ALL, Horse, Ridden, Times, ridden
from game.engine.draws import Draws
from game.engine.requests import Decision
from game.rules.derby.cards import SPECIAL, in_hand_order
from game.rules.derby.course import DRAW_LEVEL, MOST_PUSHES, TOWN, lane_of, next_ahead
from game.rules.derby.view import HorseView, MoveView

# A die card kept is worth so many squares, and less where few turns are left to use it in.
KEPT, USUAL_TURNS = 1.2, 6.0
AHEAD = 3  # squares over which the worth of one is taken


class Turn:
    """One turn of a horse, weighed by what every square and set of cards at its end is worth."""

    def __init__(self, here: Situation, horse: HorseView, start: int, worths: Times) -> None:
        self._here, self._horse, self._start, self._worths = here, horse, start, worths
        self._stable = ridden(in_stable(here, horse))
        self._cards = in_hand_order(horse.seen_cards)
        self._lane = here.lane(horse)
        self._die_card = here.players[here.me].die_card
        self._known: dict[tuple[int, int], float] = {}

    def _worth(self, square: int, held: int) -> float:
        """Of a turn that ends there."""
        known = self._known.get((square, held))
        if known is None:
            if square == TOWN:
                known = self._worths[0]
            else:
                times = self._stable.times(square, held)
                known = sum(map(operator.mul, times, self._worths))
            self._known[square, held] = known
        return known

    def ride(self, answer: str) -> float:
        """What it is worth to play a card."""
        if answer == DRAW_LEVEL:
            ahead = next_ahead(self._start, self._here.view.running)
            assert ahead is not None
            return self._worth(ahead, self._left(SPECIAL))
        held = self._left(answer)
        if self._here.hard:
            return self._rolled(answer, held, self._start, 1)
        return self._best_from(answer, held, after_sure(self._lane, self._start, answer), 1)

    def _left(self, card: str) -> int:
        return without(self._cards, held_by(self._horse), card)

    def _best_from(self, card: str, held: int, square: int, number: int) -> float:
        """Of stopping there, and of the push of that number."""
        stop = self._worth(square, held)
        if square == TOWN or number > MOST_PUSHES:
            return stop
        return max(stop, self._rolled(card, held, square, number) + self._leaning)

    @property
    def _leaning(self) -> float:
        """What a temper adds to a push: nothing in a hard ride, where it takes no courage."""
        return 0.0 if self._here.hard else self._here.leaning.push * self._here.a_chip

    def _rolled(self, card: str, held: int, square: int, number: int) -> float:
        """What the push of that number is worth before the die falls."""
        good, bad = self._if_good(card, held, square, number), self._if_bad(held, square, number)
        chance = chance_of(card)
        if self._die_card:
            again = chance * good + (1.0 - chance) * bad - self._kept(held)
            return chance * good + (1.0 - chance) * max(bad, again)
        return chance * good + (1.0 - chance) * bad

    def _if_good(self, card: str, held: int, square: int, number: int) -> float:
        step = step_of(self._lane, self._start, card) if self._here.hard else 1
        return self._best_from(card, held, min(square + step, TOWN), number + 1)

    def _if_bad(self, held: int, square: int, number: int) -> float:
        keeps = self._here.hard and number > 1
        return self._worth(square if keeps else self._start, held)

    def _kept(self, held: int) -> float:
        """What the die card is worth later: the fewer turns are left, the less."""
        gain = self._worth(min(self._start + AHEAD, TOWN), held) - self._worth(self._start, held)
        turns = self._turns_left(held) - 1.0
        return KEPT * max(gain, 0.0) / AHEAD * min(max(turns, 0.0) / USUAL_TURNS, 1.0)

    def _turns_left(self, held: int) -> float:
        """Of all my horses."""
        total = self._stable.means[self._start][held]
        for horse in self._here.horses:
            mine = horse.rider == self._here.me and horse is not self._horse
            if mine and horse.place is None:
                means = ridden(in_stable(self._here, horse)).means
                total += means[horse.square][held_by(horse)]
        return total

    # ------------------------------------------------------------------ in the middle of a turn

    def push(self, move: MoveView) -> tuple[float, float]:
        """What it is worth to push now, and to stop."""
        held, square = held_by(self._horse), move.square
        pushed = self._rolled(_card_of(move), held, square, move.pushes + 1)
        return pushed + self._leaning, self._worth(square, held)

    def die_card(self, move: MoveView) -> tuple[float, float]:
        """What it is worth to roll again, and to let the failure stand."""
        held, square, number = held_by(self._horse), move.square, move.pushes + 1
        self._die_card = False
        good = self._if_good(_card_of(move), held, square, number)
        bad = self._if_bad(held, square, number)
        chance = chance_of(_card_of(move))
        return chance * good + (1.0 - chance) * bad, bad + self._kept(held)


def _card_of(move: MoveView) -> str:
    assert move.card is not None, "a card was played before the push"
    return move.card


def choose_in_turn(here: Situation, request: Decision[Any], draws: Draws) -> Iterator[Any]:
    """A card, a push or the die card: in slices, None while thinking."""
    options = request.options(here.me)
    if len(options) == 1:
        yield options[0]
        return
    move = here.view.ridden
    worths: Times | None = None
    for worths in Field(here, move.horse).worths(here.skill.races, draws):
        if worths is None:
            yield None
    assert worths is not None
    yield None  # the times of the own horse take a slice of their own
    turn = Turn(here, here.horse(move.horse), move.start, worths)
    if request.kind == "ride":
        weighed = [(answer, turn.ride(answer)) for answer in options]
    else:
        yes, no = (turn.push if request.kind == "push" else turn.die_card)(move)
        weighed = [(True, yes), (False, no)]
    yield here.best(weighed, draws)


def choose_track(here: Situation, request: Decision[Any], draws: Draws) -> Iterator[Any]:
    """Where the horse is soonest in town; whoever runs higher moves first."""
    cards = tuple(in_hand_order(here.view.mounted.seen_cards))
    weighed = []
    for track in request.options(here.me):
        lane = lane_of(here.view.tracks[track - 1])
        turns = Ridden(Horse(lane, cards, here.hard)).means[0][ALL]
        weighed.append((track, -turns - track / len(here.horses)))
        yield None
    yield here.best(weighed, draws)
