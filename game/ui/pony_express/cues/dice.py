"""Dice: shaken under the cup, rolled in the open, shown, covered, and the cup lifted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.i18n import mark
from game.rules.pony_express import events
from game.rules.shared.hands import SPACES
from game.ui.kit.theme import CORAL, LIGHT_GOLD
from game.ui.kit.tween import clamp, hop
from game.ui.pony_express.context import RaceShow
from game.ui.pony_express.tray.tray import Tumble
from game.ui.table.cues.show import FRAME
from game.wording.vocabulary import capital

COUNTED = ("mine", "pickaxe", "saloon")  # where as many nuggets are paid as the hand has spaces
LANDS = 0.75  # share of a roll in the open after which the dice lie still
ROLLS, REROLLS = 1.75, 1.1  # seconds: all five in the open, and shown ones once more
SHAKEN, SHAKES = 0.95, 0.72  # seconds; for which share of them the cup is shaken
REVEALED = 2.9  # seconds; by shares of them, the dice come out, and the verdict is given
OPENS, SPEAKS = 0.16, 0.42


def cup_rolled(event: events.CupRolled, show: RaceShow) -> Iterator[float]:
    """The cup shakes; what is under it stays there."""
    show.settle()
    tray, sounds = show.context.tray, show.context.ui.sounds
    tray.rest()
    tray.away = False
    tray.say("")
    tray.shaking = 1.0
    sounds.loop("dice-shake")
    try:
        yield SHAKEN * SHAKES
        tray.shaking = 0.0
        sounds.stop("dice-shake")
        yield from show.until(SHAKEN)
    finally:
        tray.shaking = 0.0
        sounds.stop("dice-shake")
        sounds.play("cup-down")


def rolled_open(event: events.OpenRoll, show: RaceShow) -> Iterator[float]:
    """All five; when they lie, the hand is named."""
    ui = show.context.ui
    name = capital(ui.words.hand(event.hand))
    if event.why in COUNTED:
        name = ui.say("%(hand)s: %(worth)d", hand=name, worth=SPACES[event.hand])
    faces = dict(enumerate(event.faces))
    yield from _roll_in(show, faces, ROLLS, alone=True, landed=lambda: show.context.tray.say(name))


def dice_rolled_open(event: events.DiceRolledOpen, show: RaceShow) -> Iterator[float]:
    """Shown dice rerolled: there is no hand yet, other dice are under the cup."""
    faces = dict(zip(event.dice, event.faces, strict=True))
    yield from _roll_in(show, faces, REROLLS, alone=False, landed=lambda: None)


def _roll_in(
    show: RaceShow,
    faces: dict[int, str],
    lasts: float,
    *,
    alone: bool,
    landed: Callable[[], None],
) -> Iterator[float]:
    """Dice tumble out over the felt. `alone`: no cup is on it; `landed`: they lie still."""
    show.quiet = True
    tray = show.context.tray
    tray.say("")
    tray.roll_in(faces, lasts * LANDS, alone=alone)
    show.play(f"dice-spill-{1 + len(faces) % 3}")
    try:
        while show.share(lasts) < LANDS:
            yield FRAME
        show.settle()
        landed()
        yield from show.until(lasts)
    finally:
        tray.rest()
        landed()


def dice_shown(event: events.DiceShown, show: RaceShow) -> Iterator[float]:
    """Out of the cup, face unchanged."""
    show.settle()
    tray, lasts = show.context.tray, 0.55
    tray.tumble = Tumble(event.dice, lasts)
    show.play("die-clack-2", 0.7)
    try:
        yield lasts
    finally:
        tray.tumble = None


def dice_covered(event: events.DiceCovered, show: RaceShow) -> Iterator[float]:
    show.settle()
    show.play("cup-down", 0.6)
    yield 0.4


def rerolled(event: events.Rerolled, show: RaceShow) -> Iterator[float]:
    """Said above the felt, as the payment is seen by the nuggets that fly."""
    show.settle()
    ui = show.context.ui
    count = ui.words.number_of_dice(len(event.dice))
    show.context.tray.say(ui.say("Reroll: %(dice)s", dice=count))
    show.play("die-clack-2", 0.6)
    yield 0.45


def cup_lifted(event: events.CupLifted, show: RaceShow) -> Iterator[float]:
    """The truth comes out: the cup goes up, five dice, and the verdict."""
    show.quiet = True
    context, tray = show.context, show.context.tray
    tray.away = False
    tray.say("")
    context.ui.sounds.stop("drum-roll")
    show.play("cup-lift")

    def lift(seconds: float) -> None:
        tray.lifted = clamp((show.share(REVEALED) - 0.04) / 0.2)

    show.each_frame(lift)
    try:
        while show.share(REVEALED) < OPENS:
            yield FRAME
        hidden = [number for number, die in enumerate(context.seen.dice) if not die.shown]
        tray.roll_in({number: event.faces[number] for number in hidden}, 0.5)
        while show.share(REVEALED) < SPEAKS:
            yield FRAME
        show.settle()
        _give_verdict(event, show)
        yield from show.until(REVEALED)
    finally:
        spoke = bool(tray.caption)
        tray.rest()
        if not spoke:
            _give_verdict(event, show)


def _give_verdict(event: events.CupLifted, show: RaceShow) -> None:
    ui = show.context.ui
    hand = capital(ui.words.hand(event.hand))
    verdict = ui.say(mark("Bluff!") if event.bluff else mark("Honest!"))
    show.context.tray.say(f"{verdict} {hand}", CORAL if event.bluff else LIGHT_GOLD)
    show.play("bluff-caught" if event.bluff else "bluff-false")


def cup_seen(event: events.CupSeen, show: RaceShow) -> Iterator[float]:
    show.settle()
    show.play("cup-lift", 0.5)
    yield from _peek(show, 0.5)


def die_marked(event: events.DieMarked, show: RaceShow) -> Iterator[float]:
    """A die is turned under the cup. Only the owner's screen knows of it."""
    show.settle()
    show.play("die-clack-1", 0.6)
    yield from _peek(show, 0.5)


def die_spied(event: events.DieSpied, show: RaceShow) -> Iterator[float]:
    show.settle()
    show.play("die-clack-1", 0.6)
    show.context.notice(show.sentence)
    yield from _peek(show, 1.6)


def _peek(show: RaceShow, lasts: float) -> Iterator[float]:
    """Its owner looks under the cup: an eye above it, and never what it sees."""
    tray = show.context.tray

    def raise_cup(seconds: float) -> None:
        tray.peeking = hop(show.share(lasts))

    show.each_frame(raise_cup)
    try:
        yield lasts
    finally:
        tray.peeking = 0.0
