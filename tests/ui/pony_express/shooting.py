"""Tables at which somebody shoots, for the tests of shots and of the camera."""

from __future__ import annotations

import math
import time
from typing import Any

from game.engine.match import Match
from game.rules.pony_express.events import ShotTaken
from game.ui.pony_express.shots.aim_prompt import AimPrompt
from game.ui.pony_express.shots.hands import straight_ahead
from game.ui.pony_express.shots.player import ShotPlayer
from game.ui.pony_express.shots.shot_screen import ShotScreen
from game.ui.table.cues.show import RunningCue
from tests.rules.pony_express.scripting import arranged, card, play, ride
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import alone, sit_down
from tests.ui.pony_express.racing import EndlessRace
from tests.ui.table.showing import shows


def duel(**table: Any) -> Match:
    """Ann, in the north-west, is to shoot at Bob; Cleo stands by. The physics decides."""
    match = arranged((24, 25, 28), rolls=["pair"], **table)
    ride(match, "pair")
    play(match, corner="north-west")
    return match


def windy() -> Match:
    """The same with a side wind."""
    match = duel(cards={1: ["dust-devil"]})
    card(match, "dust-devil", side="left")
    return match


def figures() -> Match:
    match = arranged((8, 20, 21), rolls=["pair"])
    ride(match, "pair")
    return match


def aiming(window: Window, match: Match) -> tuple[EndlessRace, AimPrompt]:
    table = sit_down(window, match, alone())
    prompt = table.prompt
    assert isinstance(prompt, AimPrompt)
    return table, prompt


def flick(window: Window, prompt: AimPrompt, *, off: float = 0.0, reach: float = 22.0) -> None:
    """As a hand does it: press the die, a quick even move, and let go on the way. On a busy
    machine the move may come to a halt before the end, which is no flick: then once more."""
    for _ in range(8):
        _sweep(window, prompt, off, reach)
        if prompt.aimer.shot is not None:
            return
    raise AssertionError("the die was never let go in time")


def _sweep(window: Window, prompt: AimPrompt, off: float, reach: float) -> None:
    view = prompt.context.board_view
    x, y = prompt.aimer.hand.start
    angle = math.radians(straight_ahead(prompt.scene, (x, y)) + off)
    window.move(view.to_screen((x, y)))
    window.button_down(view.to_screen((x, y)))
    for step in range(1, 13):
        run = reach * step / 12
        at = (x + math.cos(angle) * run, y + math.sin(angle) * run)
        time.sleep(0.008)
        window.move(view.to_screen(at), held=True)
    window.button_up(view.to_screen((x + math.cos(angle) * reach, y + math.sin(angle) * reach)))
    window.frames(1)


def flicks(table: EndlessRace) -> list[dict[str, Any]]:
    return [
        {"angle": answer.angle, "speed": answer.speed, "start": answer.start}
        for who, answer in table.session.match.journal
        if who == 0 and hasattr(answer, "speed")
    ]


def watched(window: Window, table: EndlessRace, most: int = 30) -> RunningCue:
    """The shot that is seen as soon as one is."""
    window.until(lambda: shows(table, ShotTaken), most=most)
    cue: RunningCue = table.view.cue
    return cue


def player_of(cue: RunningCue) -> ShotPlayer:
    """What plays it back."""
    return screen_of(cue).player


def screen_of(cue: RunningCue) -> ShotScreen:
    screen = cue.show.screen
    assert isinstance(screen, ShotScreen)
    return screen
