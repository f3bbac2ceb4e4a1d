"""A shot of a race on the practice range: offered when it is fair, and back to the same moment."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.engine.recording import Recording
from game.rules.pony_express.events import ShotTaken
from game.ui.pony_express.practising import GOES_ON
from game.ui.pony_express.shots.aim_prompt import AimPrompt
from game.ui.pony_express.table import TABLE
from game.ui.range.screen import Range
from game.ui.screens.pause import Pause
from game.ui.table.cues.show import RunningCue
from game.ui.table.replay.scene import ReplayScene
from physics.model import Scene
from tests.rules.pony_express.scripting import MISS, arranged, card, play, ride
from tests.ui.harness import Window, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.pony_express.prompting import alone, sit_down
from tests.ui.pony_express.racing import EndlessRace
from tests.ui.pony_express.shooting import duel, figures, player_of, watched
from tests.ui.range.ranging import shoot
from tests.ui.screens.races import finished
from tests.ui.table.showing import shows

ASIDE = {"start": [7.0, 27.5], "angle": 0.0, "speed": 1.5}  # past everybody
AT_BOB = {"touched": ["Bob"]}
TOGETHER = ["human", "human", "random"]


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    """One for all: to paint a board takes a while."""
    with Window((640, 360), bot_pace="fast") as opened:
        yield opened


def verdict(window: Window, match: Match, players: list[str]) -> tuple[EndlessRace, RunningCue]:
    """Ann has shot, and what came of it is being read."""
    table = sit_down(window, match, players)
    assert isinstance(table.prompt, AimPrompt)
    x, y = table.prompt.aimer.hand.start
    table.answer(0, {**ASIDE, "start": [x, y]})
    cue = watched(window, table, most=60)
    assert not window.widget("shot.practise").enabled  # the die is still on its way
    window.until(lambda: not table.context.arena.moves, most=600)
    window.press("shot.skip")
    window.frames(2)
    return table, cue


def on_the_range(window: Window, scene: Scene) -> Range:
    """The range is open, and everything stands there as it stood in the race."""
    opened = window.scene
    assert isinstance(opened, Range)
    there = opened.context.mode.layout.to_scene()
    here, places = (sorted(piece.at for piece in one.pieces) for one in (scene, there))
    assert all(math.dist(*pair) < 0.01 for pair in zip(here, places, strict=True))
    assert there.line == scene.line and there.mode == scene.mode
    return opened


def state(table: EndlessRace, cue: RunningCue) -> list[Any]:
    context, player = table.context, player_of(cue)
    return [
        *(table.view.cue, context.seen, len(context.log.lines), context.shows_duel, table.prompt),
        *(
            len(table.session.match.journal),
            len(table.session.match.events),
            player.time,
            player.rate,
        ),
    ]


@pytest.mark.parametrize("how", ["press", "key"])
@pytest.mark.parametrize("made", [duel, figures])
def test_from_the_verdict_to_the_range_and_back(window: Window, how: str, made: Any) -> None:
    table, cue = verdict(window, made(), alone())
    assert cue.happening.shot is not None
    before, scene = state(table, cue), cue.happening.shot.scene
    if how == "press":
        window.press("shot.practise")
    else:
        window.key(pygame.K_p)
    opened = on_the_range(window, scene)
    shoot(window, opened)
    shoot(window, opened, off=8.0)
    assert len(opened.context.store.shots) >= 2
    if how == "press":
        window.press("range.back")
    else:
        window.key(pygame.K_ESCAPE)
    assert window.scene is table and state(table, cue) == before
    window.frames(200, 0.1)  # who has left for the range is not hurried on
    assert state(table, cue) == before
    window.press("shot.continue")
    window.until(lambda: table.view.cue is not cue, most=600)


def test_nobody_rehearses_a_duel_that_goes_on_against_other_people(window: Window) -> None:
    table, cue = verdict(window, duel(shots=[MISS, MISS]), TOGETHER)
    assert window.widget("shot.practise").why_not == GOES_ON
    window.key(pygame.K_p)
    assert window.scene is table and GOES_ON in window.words
    table.pause()
    assert window.widget("pause.practise").why_not == GOES_ON
    window.key(pygame.K_ESCAPE)
    assert table.view.cue is cue


def test_a_duel_that_is_over_is_practised_by_anybody(window: Window) -> None:
    _, cue = verdict(window, duel(shots=[AT_BOB]), TOGETHER)
    window.press("shot.practise")
    assert cue.happening.shot is not None
    on_the_range(window, cue.happening.shot.scene)


def test_a_shot_that_is_due_is_tried_out_only_by_who_is_alone_with_bots(window: Window) -> None:
    table = sit_down(window, duel(), alone())
    prompt = table.prompt
    assert isinstance(prompt, AimPrompt)
    table.pause()
    window.frames(1)
    window.press("pause.practise")
    opened = on_the_range(window, prompt.scene)
    shoot(window, opened)
    with pytest.MonkeyPatch.context() as patch:
        silenced: list[str] = []
        patch.setattr(window.ui.sounds, "stop_loops", lambda: silenced.append("all"))
        window.key(pygame.K_ESCAPE)
    assert isinstance(window.scene, Pause) and not silenced, "what is heard of the race goes on"
    window.key(pygame.K_ESCAPE)
    assert window.scene is table and table.prompt is prompt
    table = sit_down(window, duel(), TOGETHER)
    table.pause()
    window.frames(1)
    assert "pause.practise" not in window.ids


def test_in_another_turn_there_is_nothing_to_practise(window: Window) -> None:
    table, cue = verdict(window, figures(), alone())
    window.press("shot.continue")
    window.until(lambda: table.view.cue is not cue, most=600)
    table.pause()
    window.frames(1)
    assert window.widget("pause.practise").enabled
    window.key(pygame.K_ESCAPE)
    window.until(lambda: table.context.seen.turn > 1, most=4000)
    window.until(lambda: not table.view.busy, most=4000)
    table.pause()
    window.frames(1)
    assert "pause.practise" not in window.ids


def twins(side: str, *shots: dict[str, Any]) -> Match:
    """Ann is to shoot at Bob, beside whom his decoy stands."""
    match = arranged((24, 25, 28), rolls=["pair"], cards={1: ["decoy"]}, shots=shots)
    ride(match, "pair")
    play(match, corner="north-west")
    card(match, "decoy", side=side)
    return match


def test_a_secret_twin_stays_one(window: Window) -> None:
    """What is offered is the same, whichever is real."""
    offers = []
    for side in ("left", "right"):
        table, _ = verdict(window, twins(side, MISS), alone())
        assert table.context.practising is not None
        offers.append(table.context.practising.offer())
    assert offers[0] == offers[1] is not None


def test_a_twin_that_was_unmasked_is_known_on_the_range(window: Window) -> None:
    for side in ("left", "right"):
        table, _ = verdict(window, twins(side, {"touched": ["decoy"]}), alone())
        assert table.context.practising is not None
        offer = table.context.practising.offer()
        assert offer is not None and offer.layout is not None and offer.layout.decoy == side


def test_from_a_replay_and_back(window: Window) -> None:
    scene = ReplayScene(window.ui, TABLE, Recording(finished()))
    window.open(scene)
    at = next(n for n, event in enumerate(scene.recording.events) if event.tells_shot)
    scene.wind_to(at)
    scene.step(1)
    window.until(lambda: shows(scene, ShotTaken), most=60)
    cue = scene.view.cue
    window.until(lambda: not scene.view.context.arena.moves, most=600)
    window.press("shot.skip")
    window.frames(2)
    before = (scene.position, scene.view.context.seen, cue)
    window.press("shot.practise")
    shot = scene.recording.shot(at)
    assert shot is not None
    shoot(window, on_the_range(window, shot.scene))
    window.key(pygame.K_ESCAPE)
    assert window.scene is scene
    window.frames(60, 0.1)
    assert (scene.position, scene.view.context.seen, scene.view.cue) == before
    window.loop.pop()


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_the_way_there_is_whole_in_every_look(
    size: tuple[int, int], scale: float, code: str
) -> None:
    with Window(size=size, language=code, text_scale=scale) as window:
        table, _ = verdict(window, duel(), alone())
        for _ in range(2):
            assert cut_texts(window) == []
            assert misplaced_widgets(window) == []
            table.pause()
            window.frames(1)
            assert "pause.practise" in window.ids
