"""Questions of the race that are answered with yes or no."""

from __future__ import annotations

from game.rules.pony_express.meeting import SHOTS_EACH, half_of
from game.rules.pony_express.prison import FINE
from game.rules.pony_express.sacramento import LAST_MAILBOX
from game.rules.pony_express.view import RiderView
from game.rules.shared.hands import SPACES
from game.ui.pony_express.prompt import RacePrompt
from game.ui.table.prompts.docked import YesNo


class RaceYesNo(YesNo, RacePrompt):
    @property
    def rider(self) -> RiderView:
        return self.public().riders[self.seat]


class TrainPrompt(RaceYesNo):
    def facts(self) -> str:
        words, board = self.context.words, self.context.board
        here = self.rider.space
        to = board.next_station[here]
        assert to is not None, "a train is offered only where one leaves"
        return self.ui.say(
            "The train to %(space)s costs %(price)s. You have %(gold)s.",
            space=words.space(to),
            price=words.gold(board.prices[here] or 0),
            gold=words.gold(self.rider.gold),
        )

    def follows(self) -> tuple[str, str]:
        left = self.rider.gold - (self.context.board.prices[self.rider.space] or 0)
        say = self.ui.say
        return say("%(gold)d left; nothing happens there", gold=left), say("you stay here")


class PayPrisonPrompt(RaceYesNo):
    def facts(self) -> str:
        return self.ui.say("You have %(gold)s.", gold=self.ui.words.gold(self.rider.gold))

    def follows(self) -> tuple[str, str]:
        return self._paid(), self.ui.say("roll: a straight or better frees you")

    def _paid(self) -> str:
        """Free again, a rider at a mailbox goes to the next one; others play a turn, which begins
        with charity for who has nothing left."""
        say, mailbox, left = self.ui.say, self.rider.mailbox + 1, self.rider.gold - FINE
        if mailbox == LAST_MAILBOX:
            return say("mailbox %(number)d: you win the race", number=mailbox)
        if mailbox > 1:
            return say("on to mailbox %(number)d", number=mailbox)
        if not left:
            return say("1 left after charity, and a normal turn")
        return say("%(gold)d left, and a normal turn", gold=left)


class TakeMovePrompt(RaceYesNo):
    def facts(self) -> str:
        words = self.context.words
        here, to = self._way()
        return self.ui.say(
            "You would ride %(spaces)s, to %(space)s.",
            spaces=words.number_of_spaces(to - here),
            space=words.space(to),
        )

    def _way(self) -> tuple[int, int]:
        here = self.rider.space
        announced = self.public().announced
        assert announced is not None, "the ride is the announced one"
        return here, min(here + SPACES[announced], self.context.board.last)

    def follows(self) -> tuple[str, str]:
        return self._ridden(), self.ui.say("you stay here")

    def _ridden(self) -> str:
        """Only Sacramento makes a difference."""
        say = self.ui.say
        if self._way()[1] < self.context.board.last:
            return say("nothing happens there")
        if any(rider.mailbox for rider in self.public().riders):
            return say("the showdown begins")
        return say("you arrive first: mailbox 1")


def stake_words(prompt: RacePrompt) -> str:
    """What a duel is about."""
    say, words = prompt.ui.say, prompt.ui.words
    gold = prompt.public().riders[prompt.seat].gold
    if not gold:
        return say(
            "Up to %(shots)d shots each, and you shoot first. If you are hit, you go to prison.",
            shots=SHOTS_EACH,
        )
    return say(
        "Up to %(shots)d shots each, and you shoot first. If you are hit, you lose %(gold)s.",
        shots=SHOTS_EACH,
        gold=words.gold(half_of(gold)),
    )
