"""In front of everybody: does somebody want to play a card? Who might hold one is asked alike."""

from __future__ import annotations

from game.i18n import mark
from game.ui.race.prompts.docked import Answer, Docked

# What the card would be for, by window, as everybody may read it.
MOMENTS = {
    "another-announced": mark("Before anybody calls a bluff."),
    "going-to-prison": mark("Before the prison door shuts."),
    "in-prison": mark("Before the turn behind bars."),
    "station": mark("Before the train leaves."),
    "saloon": mark("Before the drinks are paid."),
    "mine": mark("Before the nuggets are counted."),
    "indians": mark("Before the shot."),
    "relay": mark("Before riding on."),
    "own-shot": mark("Before the shot."),
    "missed": mark("After the miss."),
    "others-shot": mark("Before the other one shoots."),
}


class OfferPrompt(Docked):
    """Yes only opens the private screen: there may be nothing to play after all."""

    def question(self) -> str:
        return self.table.view.words.question("play-card", self.ask.window)

    def facts(self) -> str:
        return self.ui.say(MOMENTS[self.ask.window])

    def answers(self) -> list[Answer]:
        say = self.ui.say
        return [
            Answer("yes", say("Yes, perhaps"), say("the others look away"), True),
            Answer("no", say("No"), say("the game goes on"), False),
        ]

    def chosen(self, value: bool) -> None:
        if value:
            self.table.claim_offer()
        else:
            self.table.decline_offer()
