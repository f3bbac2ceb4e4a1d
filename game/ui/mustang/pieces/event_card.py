"""An event card, large: its scene, its name and what it does."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, RED
from game.wording.mustang import MustangWords

CARD = (380.0, 440.0)
SCENE = (240.0, 168.0)
MARGIN = 18.0
TITLE = 46.0


def event_picture(ui: Ui, event: str) -> str:
    bandits = event == "indians" and ui.settings.bandits
    return f"mustang/event-{'bandits' if bandits else event}"


def draw_event(canvas: Canvas, ui: Ui, words: MustangWords, event: str, box: Box) -> None:
    key = ("event-card", event, ui.settings.bandits, ui.words.code)
    canvas.composed(key, box.inflate(28, 28), lambda: _paint(canvas, ui, words, event, box))


def _paint(canvas: Canvas, ui: Ui, words: MustangWords, event: str, box: Box) -> None:
    share = box.width / CARD[0]
    canvas.drop_shadow(box, depth=9)
    canvas.nine("ui/panel", box)
    margin = MARGIN * share
    wide = box.width - 2 * margin
    scene = Box(box.x + margin, box.y + margin, wide, wide * SCENE[1] / SCENE[0])
    canvas.fill(scene.inflate(5, 5), INK, radius=8)
    canvas.picture(event_picture(ui, event), scene)
    name, text = words.event_card(event)
    title = (scene.x, scene.bottom + 8, wide, TITLE * share)
    canvas.text(name, title, style="title", size=28 * share, colour=RED, align="centre", wrap=False)
    top = scene.bottom + 8 + TITLE * share
    inner = (scene.x + 6, top, wide - 12, box.bottom - margin - top)
    canvas.text(text, inner, size=21 * share, colour=INK, align="centre")
