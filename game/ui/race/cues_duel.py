"""Duels but for the shots themselves: the call, the corners, the end."""

from __future__ import annotations

from game.i18n import mark
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import CORAL, RED
from game.ui.race.cue import Cue
from game.ui.race.cues_plain import Sign, Tick, hang_sign


class DuelCalled(Sign):
    """Two riders meet."""

    lasts = 1.9
    colour = CORAL
    icon = "board/token-duel"
    sound = "gong"

    def title(self) -> str:
        showdown = self.data["showdown"]
        return self.view.ui.say(mark("The showdown!") if showdown else mark("A duel!"))

    def sub(self) -> str:
        names = [self.view.name(seat) for seat in self.data["seats"]]
        return self.view.ui.words.listing(names)

    def draw_on_board(self, canvas: Canvas) -> None:
        """The token marks the space."""
        at = self.view.board_view.to_screen(self.view.board.points[self.data["space"]])
        canvas.centred("board/token-duel", at, size=(52, 52))


class DuelBegan(Cue):
    """They take their corners."""

    lasts = 1.6

    def begin(self) -> None:
        self.settle()
        self.view.ui.sounds.play("sheriff" if self.data["showdown"] else "whinny", 0.7)

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        first, second = (view.name(seat) for seat in self.data["seats"])
        title = view.ui.say("%(name)s against %(other)s", name=first, other=second)
        sub = view.ui.say("%(name)s shoots first.", name=first)
        hang_sign(self, canvas, title, sub, "board/token-duel")


class DuelEnded(Sign):
    lasts = 1.7
    icon = "board/token-duel"

    def begin(self) -> None:
        nobody = self.data["winner"] is None
        self.view.ui.sounds.play("groan" if nobody else "cheer", 0.8)
        self.settle()

    def title(self) -> str:
        winner = self.data["winner"]
        if winner is None:
            return self.view.ui.say("Nobody is hit")
        return self.view.ui.say("%(name)s wins the duel", name=self.view.name(winner))


class DiePickedUp(Tick):
    sound = "die-clack-1"


class DecoyPlaced(Tick):
    sound = "hoof-stop"


class BystandersLeft(Sign):
    lasts = 1.5
    colour = RED
    icon = "pieces/badge"
    sound = "gallop"

    def begin(self) -> None:
        self.view.ui.sounds.play("whinny")
        self.settle()

    def title(self) -> str:
        return self.view.ui.say("The street is empty")
