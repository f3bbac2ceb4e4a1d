"""What a shot came to, in a few words."""

from __future__ import annotations

from typing import NamedTuple

from game.practice.layout import Layout
from game.practice.measure import along_and_left, straight_at
from game.practice.race import ARREST, DECOY, FIGURES, HIT
from game.practice.record import Practised, verdict
from game.ui.kit.scene import Ui
from physics.model import Point
from physics.result import ShotResult

GRAZE = 0.05  # cm: closer is as good as touched


class Verdict(NamedTuple):
    """`tone`: good, bad or plain; `sound`: which is heard with it."""

    text: str
    tone: str
    sound: str


def verdict_of(ui: Ui, layout: Layout, shot: Practised, result: ShotResult) -> Verdict:
    judged = verdict(layout, layout.to_scene(), result)
    if judged == ARREST:
        return Verdict(ui.say("Sheriff! You hit a bystander"), "bad", "sheriff")
    if judged == FIGURES:
        good = shot.figures > 1
        text = ui.say("%(count)d of 3 down", count=shot.figures)
        return Verdict(text, "good" if shot.figures else "plain", "cheer" if good else "groan")
    if judged == HIT:
        return Verdict(ui.say("Hit!"), "good", "cheer")
    if judged == DECOY:
        return Verdict(ui.say("Only the decoy!"), "plain", "groan")
    return Verdict(_miss(ui, layout, shot, result), "plain", "groan")


def _miss(ui: Ui, layout: Layout, shot: Practised, result: ShotResult) -> str:
    if layout.must_fall and layout.real_target in result.touched:
        return ui.say("Touched, but didn't fall")
    if layout.real_target in result.fallen:
        return ui.say("Missed: only the flicked die counts")
    if shot.closest < GRAZE:
        return ui.say("Missed by a hair")
    if shot.passed is None and not shot.left_board:
        return ui.say("Too short by %(cm).1f cm", cm=shot.closest)
    if shot.passed is None:
        return ui.say("Missed by %(cm).1f cm", cm=shot.closest)
    if _is_left(shot.passed, shot, layout):
        return ui.say("Missed to the left by %(cm).1f cm", cm=shot.closest)
    return ui.say("Missed to the right by %(cm).1f cm", cm=shot.closest)


def _is_left(passed: Point, shot: Practised, layout: Layout) -> bool:
    """Of the target, as the shooter sees it."""
    straight = straight_at(layout.to_scene(), shot.start)
    return along_and_left(passed, shot.start, straight)[1] > 0.0
