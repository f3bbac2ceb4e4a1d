"""An event card, large: its scene, its name and what it does."""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import TOP, below, fit, inset, rows, share
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Corner, Gap, Type
from game.wording.mustang import MustangWords

CARD = (380.0, 440.0)
SCENE = (240.0, 168.0)
MARGIN = 18.0
TITLE, NAME = 46.0, 28.0  # how high the room for the name is, and its type


def event_picture(ui: Ui, event: str) -> str:
    bandits = event == "indians" and ui.settings.bandits
    return f"mustang/event-{'bandits' if bandits else event}"


def draw_event(canvas: Canvas, ui: Ui, words: MustangWords, event: str, box: Box) -> None:
    key = ("event-card", event, ui.settings.bandits, ui.words.code)
    canvas.composed(key, box.inflate(28, 28), lambda: _paint(canvas, ui, words, event, box))


def _paint(canvas: Canvas, ui: Ui, words: MustangWords, event: str, box: Box) -> None:
    grown = box.width / CARD[0]
    canvas.drop_shadow(box, depth=9)
    canvas.nine("ui/panel", box)
    inner = inset(box, MARGIN * grown)
    scene = fit(inner, SCENE, TOP)
    canvas.fill(scene.inflate(5, 5), INK, radius=Corner.CHIP)
    canvas.picture(event_picture(ui, event), scene)
    name, text = words.event_card(event)
    title, rest = rows(below(inner, scene, Gap.USUAL), TITLE * grown, share())
    heading(canvas, name, title, size=NAME * grown, align="centre")
    canvas.text(text, inset(rest, x=6), size=Type.LEAD * grown, colour=INK, align="centre")
