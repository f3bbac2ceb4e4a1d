"""What is said: announcements, accusations, remarks; and games of poker."""

from __future__ import annotations

from game.rules.pony_express import events
from game.rules.shared.hands import SPACES
from game.ui.kit.canvas import Canvas
from game.ui.kit.theme import CORAL
from game.ui.kit.tween import overshoot, pulse
from game.ui.pony_express.cue import RaceCue, RaceSign
from game.ui.table.cues_plain import hang_sign
from game.wording.vocabulary import capital

ANNOUNCED_STAYS = 12.0


class Announced(RaceCue):
    """In a bubble, and above the felt until the next thing happens there."""

    event: events.Announced
    lasts = 1.15

    def begin(self) -> None:
        self.settle()
        view, hand = self.view, self.event.hand
        name = capital(view.ui.words.hand(hand))
        view.bubbles.hush()
        said = view.ui.say("%(hand)s!", hand=name)
        view.bubbles.say(self.event.seat, said, loud=True, seconds=ANNOUNCED_STAYS)
        view.tray.say(view.ui.say("Announced: %(hand)s", hand=f"{name}, {SPACES[hand]}"))
        view.ui.sounds.play("page", 0.7)


class Believed(RaceCue):
    lasts = 0.45

    def begin(self) -> None:
        self.settle()
        self.view.tray.say(self.view.ui.say("Nobody calls it."))
        self.view.ui.sounds.play("tick", 0.6)


class Accused(RaceCue):
    """A hand points at the liar, or so its owner thinks; the drum rolls."""

    event: events.Accused
    lasts = 1.9

    def begin(self) -> None:
        self.settle()
        view = self.view
        view.bubbles.say(self.event.accuser, view.ui.say("Bluff!"), loud=True, seconds=5.0)
        view.ui.sounds.play("accuse")
        view.ui.sounds.loop("drum-roll")

    def finish(self) -> None:
        self.view.ui.sounds.stop("drum-roll")

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        sub = view.log.sentence(self.event) or ""
        still = view.ui.settings.reduced_motion
        title = view.ui.say("A bluff?")
        sign = hang_sign(self, canvas, title, sub, colour=CORAL)
        comes = 0.0 if still else 160 * (1.0 - overshoot(min(self.share * 3.0, 1.0)))
        sway = 0.0 if still else 9 * pulse(self.time, 0.45)
        at = (sign.right + 14 + comes + sway, sign.centery)
        canvas.centred("ui/icon-hand", at, size=(92, 92))


class FirstPlayer(RaceSign):
    lasts = 1.6
    icon = "pieces/horseshoe"
    sound = "whinny"

    def title(self) -> str:
        return self.view.ui.say("The race begins")

    def finish(self) -> None:
        self.view.tray.say("")


class PokerBegan(RaceSign):
    lasts = 1.5
    icon = "ui/icon-people"
    sound = "saloon"

    def title(self) -> str:
        return self.view.ui.say("Poker!")


class PokerWon(RaceSign):
    event: events.PokerWon
    lasts = 1.5
    icon = "pieces/nugget-pile"
    sound = "cheer"

    def title(self) -> str:
        return self.view.name(self.event.seat)
