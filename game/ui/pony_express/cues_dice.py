"""Dice: shaken under the cup, rolled in the open, shown, covered, and the cup lifted."""

from __future__ import annotations

from game.i18n import mark
from game.rules.pony_express import events
from game.rules.shared.hands import SPACES
from game.ui.kit.theme import CORAL, LIGHT_GOLD
from game.ui.kit.tween import clamp, hop
from game.ui.pony_express.cue import RaceCue
from game.ui.pony_express.dice_tray import Tumble
from game.wording.vocabulary import capital

COUNTED = ("mine", "pickaxe", "saloon")  # where as many nuggets are paid as the hand has spaces
LANDS = 0.75  # share of a roll in the open after which the dice lie still


class CupRolled(RaceCue):
    """The cup shakes; what is under it stays there."""

    lasts = 0.95

    def begin(self) -> None:
        self.settle()
        self.view.tray.rest()
        self.view.tray.away = False
        self.view.tray.say("")
        self.view.ui.sounds.loop("dice-shake")

    def update(self, seconds: float) -> None:
        shakes = self.share < 0.72
        self.view.tray.shaking = 1.0 if shakes else 0.0
        if not shakes:
            self.view.ui.sounds.stop("dice-shake")

    def finish(self) -> None:
        self.view.tray.shaking = 0.0
        self.view.ui.sounds.stop("dice-shake")
        self.view.ui.sounds.play("cup-down")


class RollsIn(RaceCue):
    """Dice tumble out over the felt."""

    keeps_quiet = True
    is_alone = True  # no cup is on the felt

    def begin(self) -> None:
        self.view.tray.say("")
        self.view.tray.roll_in(self.faces(), self.lasts * LANDS, alone=self.is_alone)
        self.view.ui.sounds.play(f"dice-spill-{1 + len(self.faces()) % 3}")

    def faces(self) -> dict[int, str]:
        """By die."""
        raise NotImplementedError

    def update(self, seconds: float) -> None:
        if self.share >= LANDS and not self._settled:
            self.settle()
            self.name_hand()

    def name_hand(self) -> None:
        """They lie, and all five are known."""

    def finish(self) -> None:
        self.view.tray.rest()
        self.name_hand()


class RolledOpen(RollsIn):
    """All five; when they lie, the hand is named."""

    event: events.OpenRoll
    lasts = 1.75

    def faces(self) -> dict[int, str]:
        return dict(enumerate(self.event.faces))

    def name_hand(self) -> None:
        hand = self.event.hand
        name = capital(self.view.ui.words.hand(hand))
        if self.event.why in COUNTED:
            name = self.view.ui.say("%(hand)s: %(worth)d", hand=name, worth=SPACES[hand])
        self.view.tray.say(name)


class DiceRolledOpen(RollsIn):
    """Shown dice rerolled: there is no hand yet, other dice are under the cup."""

    event: events.DiceRolledOpen
    lasts = 1.1
    is_alone = False

    def faces(self) -> dict[int, str]:
        return dict(zip(self.event.dice, self.event.faces, strict=True))


class DiceShown(RaceCue):
    """Out of the cup, face unchanged."""

    event: events.DiceShown
    lasts = 0.55

    def begin(self) -> None:
        self.settle()
        self.view.tray.tumble = Tumble(self.event.dice, self.lasts)
        self.view.ui.sounds.play("die-clack-2", 0.7)

    def finish(self) -> None:
        self.view.tray.tumble = None


class DiceCovered(RaceCue):
    lasts = 0.4

    def begin(self) -> None:
        self.settle()
        self.view.ui.sounds.play("cup-down", 0.6)


class Rerolled(RaceCue):
    """Said above the felt, as the payment is seen by the nuggets that fly."""

    event: events.Rerolled
    lasts = 0.45

    def begin(self) -> None:
        self.settle()
        words = self.view.ui.words
        count = words.number_of_dice(len(self.event.dice))
        self.view.tray.say(self.view.ui.say("Reroll: %(dice)s", dice=count))
        self.view.ui.sounds.play("die-clack-2", 0.6)


class CupLifted(RaceCue):
    """The truth comes out: the cup goes up, five dice, and the verdict."""

    event: events.CupLifted
    lasts = 2.9
    keeps_quiet = True
    OPENS = 0.16  # shares of the whole
    SPEAKS = 0.42

    def begin(self) -> None:
        self._opened = False
        self.view.tray.away = False
        self.view.tray.say("")
        self.view.ui.sounds.stop("drum-roll")
        self.view.ui.sounds.play("cup-lift")

    def update(self, seconds: float) -> None:
        tray = self.view.tray
        if self.share >= self.OPENS and not self._opened:
            self._opened = True
            hidden = [n for n, die in enumerate(self.view.seen.dice) if not die.shown]
            tray.roll_in({n: self.event.faces[n] for n in hidden}, 0.5)
        tray.lifted = clamp((self.share - 0.04) / 0.2)
        if self.share >= self.SPEAKS and not self._settled:
            self.settle()
            self._speak()

    def _speak(self) -> None:
        view, bluff = self.view, self.event.bluff
        hand = capital(view.ui.words.hand(self.event.hand))
        verdict = view.ui.say(mark("Bluff!") if bluff else mark("Honest!"))
        view.tray.say(f"{verdict} {hand}", CORAL if bluff else LIGHT_GOLD)
        view.ui.sounds.play("bluff-caught" if bluff else "bluff-false")

    def finish(self) -> None:
        spoke = bool(self.view.tray.caption)
        self.view.tray.rest()
        if not spoke:
            self._speak()


class CupSeen(RaceCue):
    """Its owner looks under the cup: an eye above it, and never what it sees."""

    lasts = 0.5

    def begin(self) -> None:
        self.settle()
        self.view.ui.sounds.play("cup-lift", 0.5)

    def update(self, seconds: float) -> None:
        self.view.tray.peeking = hop(self.share)

    def finish(self) -> None:
        self.view.tray.peeking = 0.0


class DieMarked(CupSeen):
    """A die is turned below it. Only the owner's screen knows of it."""

    def begin(self) -> None:
        self.settle()
        self.view.ui.sounds.play("die-clack-1", 0.6)


class DieSpied(DieMarked):
    lasts = 1.6

    def begin(self) -> None:
        super().begin()
        self.view.notice(self.view.log.sentence(self.event) or "")
