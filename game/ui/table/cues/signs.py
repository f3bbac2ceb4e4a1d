"""Cues that others are made of: a sign that drops in, a sound, and somebody who speaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import LIGHT_GOLD, Colour
from game.ui.table.cues.banner import draw_banner
from game.ui.table.cues.show import Show
from game.ui.table.happening import Said

REMARK_STAYS = 4.5  # seconds
SIGN_HANGS = 1.5
TICKS = 0.35


def draw_sign(
    canvas: Canvas,
    show: Show[Any],
    lasts: float,
    title: str,
    sub: str,
    icon: str = "",
    colour: Colour = LIGHT_GOLD,
) -> Box:
    """For as long as the cue lasts, where it hides nothing that counts. Gives where it hangs."""
    return draw_banner(
        canvas,
        title,
        sub,
        show.time,
        lasts,
        middle=show.context.clear.center,
        still=show.context.ui.settings.reduced_motion,
        icon=icon,
        colour=colour,
    )


def hang_sign(
    show: Show[Any],
    title: str,
    sub: str | None = None,
    *,
    lasts: float = SIGN_HANGS,
    sound: str = "",
    icon: str = "",
    colour: Colour = LIGHT_GOLD,
) -> Iterator[float]:
    """A wooden sign over the table. What happened is so as soon as it hangs. `sub`: without more,
    the sentence of the log."""
    if sound:
        show.play(sound)
    show.settle()
    below = show.sentence if sub is None else sub
    show.draw(lambda canvas: draw_sign(canvas, show, lasts, title, below, icon, colour))
    yield lasts


def tick(show: Show[Any], sound: str = "", lasts: float = TICKS) -> Iterator[float]:
    """A sound, and a moment to hear it."""
    show.settle()
    if sound:
        show.play(sound)
    yield lasts


def remark(said: Said, show: Show[Any]) -> Iterator[float]:
    """Somebody speaks; nobody waits for it to be read."""
    show.settle()
    context, (seat, key, manner) = show.context, said
    # Not what somebody says but what can be seen, or who says it where nobody sees who does.
    named = manner != "word" or context.hides(seat)
    words = show.sentence if named else context.words.spoken(key)
    if seat not in context.bubbles.said or manner == "word":
        context.bubbles.say(seat, words, seconds=REMARK_STAYS)
    else:
        context.notice(words)
    yield 0.25
