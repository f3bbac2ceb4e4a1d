"""Questions of the race that are answered with yes or no, each in its own words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.hotseat.asks import Subject
from game.rules.pony_express.prison import FINE
from game.rules.pony_express.questions import PayPrison, TakeMove, TakeTrain
from game.rules.pony_express.sacramento import LAST_MAILBOX
from game.rules.pony_express.view import PonyExpressView, RiderView
from game.rules.shared.hands import SPACES
from game.ui.pony_express.context import RaceContext
from game.ui.table.prompts.docked import Answer, Docked


class Stakes(NamedTuple):
    """What one should know before, and what follows from each answer."""

    facts: str
    yes: str
    no: str


class YesNoPrompt(Docked[RaceContext, PonyExpressView, bool]):
    @property
    def _stakes(self) -> Stakes:
        return STAKES[self.ask.about](self.context, self.public(), self.seat)

    def facts(self) -> str:
        return self._stakes.facts

    def answers(self) -> list[Answer[bool]]:
        say, stakes = self.ui.say, self._stakes
        return [
            Answer("yes", say("Yes"), stakes.yes, True, "green"),
            Answer("no", say("No"), stakes.no, False),
        ]


def _take_train(context: RaceContext, view: PonyExpressView, seat: int) -> Stakes:
    say, words, board = context.ui.say, context.words, context.board
    rider = view.riders[seat]
    price, to = board.prices[rider.space] or 0, board.next_station[rider.space]
    assert to is not None, "a train is offered only where one leaves"
    facts = say(
        "The train to %(space)s costs %(price)s. You have %(gold)s.",
        space=words.space(to),
        price=words.gold(price),
        gold=words.gold(rider.gold),
    )
    rides = say("%(gold)d left; nothing happens there", gold=rider.gold - price)
    return Stakes(facts, rides, say("you stay here"))


def _pay_prison(context: RaceContext, view: PonyExpressView, seat: int) -> Stakes:
    say, rider = context.ui.say, view.riders[seat]
    facts = say("You have %(gold)s.", gold=context.words.gold(rider.gold))
    rolls = say("roll: a straight or better frees you")
    return Stakes(facts, _paid(context, rider), rolls)


def _paid(context: RaceContext, rider: RiderView) -> str:
    """Free again, a rider at a mailbox goes to the next one; others play a turn, which begins with
    charity for who has nothing left."""
    say, mailbox, left = context.ui.say, rider.mailbox + 1, rider.gold - FINE
    if mailbox == LAST_MAILBOX:
        return say("mailbox %(number)d: you win the race", number=mailbox)
    if mailbox > 1:
        return say("on to mailbox %(number)d", number=mailbox)
    if not left:
        return say("1 left after charity, and a normal turn")
    return say("%(gold)d left, and a normal turn", gold=left)


def _take_move(context: RaceContext, view: PonyExpressView, seat: int) -> Stakes:
    say, words = context.ui.say, context.words
    here, announced = view.riders[seat].space, view.announced
    assert announced is not None, "the ride is the announced one"
    to = min(here + SPACES[announced], context.board.last)
    facts = say(
        "You would ride %(spaces)s, to %(space)s.",
        spaces=words.number_of_spaces(to - here),
        space=words.space(to),
    )
    return Stakes(facts, _ridden(context, view, to), say("you stay here"))


def _ridden(context: RaceContext, view: PonyExpressView, to: int) -> str:
    """Only Sacramento makes a difference."""
    say = context.ui.say
    if to < context.board.last:
        return say("nothing happens there")
    if any(rider.mailbox for rider in view.riders):
        return say("the showdown begins")
    return say("you arrive first: mailbox 1")


STAKES: Mapping[Subject, Callable[[RaceContext, PonyExpressView, int], Stakes]] = {
    TakeTrain: _take_train,
    PayPrison: _pay_prison,
    TakeMove: _take_move,
}
