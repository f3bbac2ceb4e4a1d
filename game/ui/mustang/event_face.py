"""An event card, large: its scene, its name and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import INK, RED

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

CARD = (380.0, 440.0)
SCENE = (240.0, 168.0)
MARGIN = 18.0
TITLE = 46.0


def draw_event(canvas: Canvas, view: MustangView, event: str, box: Box) -> None:
    key = ("event-card", event, view.ui.settings.bandits, view.ui.words.code)
    canvas.composed(key, box.inflate(28, 28), lambda: _paint(canvas, view, event, box))


def _paint(canvas: Canvas, view: MustangView, event: str, box: Box) -> None:
    share = box.width / CARD[0]
    canvas.drop_shadow(box, depth=9)
    canvas.nine("ui/panel", box)
    margin = MARGIN * share
    wide = box.width - 2 * margin
    scene = Box(box.x + margin, box.y + margin, wide, wide * SCENE[1] / SCENE[0])
    canvas.fill(scene.inflate(5, 5), INK, radius=8)
    canvas.picture(view.event_picture(event), scene)
    name, text = view.event_words(event)
    title = (scene.x, scene.bottom + 8, wide, TITLE * share)
    canvas.text(name, title, style="title", size=28 * share, colour=RED, align="centre", wrap=False)
    top = scene.bottom + 8 + TITLE * share
    words = (scene.x + 6, top, wide - 12, box.bottom - margin - top)
    canvas.text(text, words, size=21 * share, colour=INK, align="centre")
