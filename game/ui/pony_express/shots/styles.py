"""The three ways to flick the die, by name and sign, and how each is done."""

from __future__ import annotations

from game.i18n import mark
from game.ui.kit.scene import Ui
from game.ui.pony_express.shot_commands import ARROWS, ShotKey
from game.ui.pony_express.shots.aimer import Aimer

STALLED = mark("The game stalled during your flick. Flick again.")
TURNING = (ShotKey.LEFT, ShotKey.RIGHT)
STYLES = (("flick", "ui/icon-mouse"), ("sling", "ui/icon-sling"), ("keys", "ui/icon-keys"))


def style_name(ui: Ui, style: str) -> str:
    """Empty: of a shot that was kept and does not say."""
    names = {"flick": ui.say("Flick"), "sling": ui.say("Slingshot"), "keys": ui.say("Keys")}
    return names.get(style) or ui.say("Unknown")


def how_to_shoot(ui: Ui, aimer: Aimer, *, brief: bool = False) -> str:
    """What the player does next; `brief`: for who does it again and again."""
    keymap, words, say = ui.keymap, ui.words, ui.say
    arrows, fix = keymap.labels(ARROWS, words), keymap.label(ShotKey.FIX, words)
    if aimer.stalled:
        return say(STALLED)
    if aimer.wants_aim and aimer.is_placing:
        return say("Steady hand: aim first and click. Then flick the die.")
    if aimer.wants_aim:
        return say(
            "Steady hand: turn with %(arrows)s, press %(fix)s, then shoot.",
            arrows=keymap.labels(TURNING, words),
            fix=fix,
        )
    style = ui.settings.flick_style
    if brief and style == "flick":
        return say("Press the die, flick at the target, let go.")
    if brief and style == "sling":
        return say("Pull the die back, let go when the aim is right.")
    if style == "flick":
        return say("Put the die behind the line, press it, flick towards the target and let go.")
    if style == "sling":
        return say("Put the die behind the line, pull it back and let go when the aim is right.")
    if aimer.is_placing:
        return say("Place the die with %(arrows)s, then press %(fix)s.", arrows=arrows, fix=fix)
    return say(
        "Turn with %(arrows)s. Hold %(power)s for power, let go to shoot.",
        arrows=keymap.labels(TURNING, words),
        power=keymap.label(ShotKey.POWER, words),
    )
