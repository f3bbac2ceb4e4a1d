"""The round die: who begins, how an attack goes, and who wins a saloon that is equal."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.western import events
from game.ui.kit.canvas import Canvas
from game.ui.table.cues.show import FRAME
from game.ui.table.cues.signs import draw_sign
from game.ui.western.cues.show import WesternShow

MUZZLE = 0.12  # of the way from whoever shoots
EACH = 0.22  # seconds for each of those who roll to begin
AFTER = 0.5  # seconds to read the number
DECIDED, FLASHES = 1.6, 0.16  # seconds


def first_rolled(event: events.FirstRolled, show: WesternShow) -> Iterator[float]:
    """Everybody rolls: the numbers stand at the plates, one after the other."""
    context = show.context
    rolls, best = context.first_rolls, max(event.faces)
    faces = list(zip(event.seats, event.faces, strict=True))
    rolls.clear()
    show.told_as = lambda: context.ui.say("The highest roll starts.")  # each stands at its plate
    throws = context.throw(event)
    show.settle()

    def tell(count: int) -> None:
        for seat, face in faces[len(rolls) : count]:
            rolls[seat] = (face, face == best)
            show.play("tick", 0.7)

    try:
        if show.still:
            tell(len(faces))
            yield 1.2
            return
        yield from show.until(throws * 0.5 - EACH)
        tell(1)
        for number in range(1, len(faces)):
            yield from show.until(throws * 0.5 + EACH * number)
            tell(number + 1)
        yield from show.until(throws + EACH * len(faces) + 0.6)
    finally:
        tell(len(faces))
        context.ball.skip()


def die_rolled(event: events.DieRolled, show: WesternShow) -> Iterator[float]:
    """One roll: the ball is thrown from the plate and settles on its face. Whoever skips it comes
    to the number first, and then on."""
    context = show.context
    show.quiet = True
    context.die_face = None
    falls = context.throw(event)
    throws = falls > 0.0

    def skip() -> bool:
        nonlocal falls
        if show.settled:
            return True
        falls = show.time
        settle()
        return False

    def settle() -> None:
        show.settle()
        if not throws:
            show.play("ball-settle", 0.8)
        lie()

    def lie() -> None:
        context.ball.skip()
        context.die_face = event.face

    show.on_skip = skip
    try:
        while show.time < falls:
            yield FRAME
        if not show.settled:
            settle()
        while show.time < falls + AFTER:
            yield FRAME
    finally:
        lie()


def attack_decided(event: events.AttackDecided, show: WesternShow) -> Iterator[float]:
    """A shot, and what the number is worth."""
    context = show.context
    muzzle = context.curve(event.winner, event.loser).at(MUZZLE)
    show.settle()
    show.play("pistol-shot")
    for _ in range(3):
        context.effects.smoke(muzzle, 40.0)

    def draw(canvas: Canvas) -> None:
        if show.time < FLASHES and not show.still:
            canvas.centred("western/spark", muzzle, size=(64, 64))
        money = context.words.money
        title = f"{event.face} × {money(10 * event.times)} = {money(event.amount)}"
        draw_sign(canvas, show, DECIDED, title, show.sentence, context.portrait(event.winner))

    show.draw(draw)
    yield DECIDED
