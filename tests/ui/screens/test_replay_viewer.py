"""Watching a game again: the recording holds the very game, and winds to any moment at once."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.engine.errors import SaveError
from game.engine.match import Match
from game.engine.recording import Recording
from game.engine.requests import TakeShot
from game.rules.pony_express.events import CupSeen, ShotTaken
from game.rules.pony_express.view import PonyExpressView
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.table import TABLE
from game.ui.screens.starting import open_replay, watch_replay
from game.ui.table.replay.bar import RATES
from game.ui.table.replay.scene import ReplayScene
from physics.model import Scene
from tests.bots.racing import mixed_race
from tests.support import play_out, played, race
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.screens.menus import finished_race, open_title, reached_by_tab, stops
from tests.ui.screens.races import finished


def viewer(window: Window, seats: int = 4, seed: int = 21) -> ReplayScene[RaceContext]:
    scene = ReplayScene(window.ui, TABLE, Recording(finished(seats, seed)))
    window.open(scene)
    return scene


def after(recording: Recording, position: int, *, sees_all: bool = False) -> PonyExpressView:
    frames = recording.frames_before(position, sees_all=sees_all)
    seen: PonyExpressView = recording.feed(sees_all=sees_all).view_after(frames)
    return seen


def at_the_end(recording: Recording, *, sees_all: bool = False) -> PonyExpressView:
    return after(recording, len(recording), sees_all=sees_all)


# --------------------------------------------------------------------------- the recording


def test_a_tape_holds_every_event_and_the_table_of_every_shot() -> None:
    match, scenes = race(4, 21), list[Scene]()

    def look(match: Match) -> None:
        if isinstance(match.pending, TakeShot):
            scenes.append(match.pending.scene)

    play_out(match, random.Random(21), look)
    recording = Recording(match)
    assert recording.events == list(match.events)
    shots = [recording.shot(at) for at in range(len(recording))]
    assert [shot.scene for shot in shots if shot is not None] == scenes
    assert scenes
    told = [shot is not None for shot in shots]
    assert told == [isinstance(event, ShotTaken) for event in recording.events]


def test_outcomes_count_as_they_were_recorded() -> None:
    """These shots were drawn by chance: no physics would give them again."""
    drawn = mixed_race(3, 4)
    for _ in drawn.decisions():
        pass
    recording = Recording(drawn.match)
    assert any(isinstance(event, ShotTaken) for event in recording.events)
    assert at_the_end(recording) == replace(drawn.match.seen(None), log=())


@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (4, 21), (5, 8)])
def test_at_the_end_the_table_is_shown(seats: int, seed: int) -> None:
    match = finished(seats, seed)
    recording = Recording(match)
    assert at_the_end(recording) == replace(match.seen(None), log=())
    everything = at_the_end(recording, sees_all=True)
    assert [rider.hand for rider in everything.riders] == [
        tuple(rider.cards) for rider in match.table.riders
    ]


def test_turns_are_found_and_counted() -> None:
    recording = Recording(finished())
    assert recording.turns[0] == 0
    assert [recording.number_of_turn(turn) for turn in range(len(recording.turns))] == list(
        range(len(recording.turns))
    )
    for turn, start in enumerate(recording.turns):
        assert recording.turn_at(start + 1) == turn
    assert recording.turn_at(0) == 0


def test_an_unfinished_game_can_be_watched_too() -> None:
    match = played(40)
    assert match.pending is not None
    recording = Recording(match)
    assert at_the_end(recording) == replace(match.seen(None), log=())


def test_a_game_that_went_on_under_newer_rules_is_shown_from_there() -> None:
    whole = finished()
    past = whole.turn_starts[6]
    later = Match.resumed(
        whole.rules, whole.names, whole.seed, past, whole.journal, whole.events[: past.events]
    )
    recording = Recording(later)
    assert len(recording) == len(whole.events) - past.events
    end = at_the_end(recording, sees_all=True)
    assert [rider.space for rider in end.riders] == [r.space for r in whole.table.riders]
    assert end.winner == whole.table.winner


# --------------------------------------------------------------------------- winding


def test_winding_to_any_turn_leads_there() -> None:
    with Window((1280, 720)) as window:
        scene = viewer(window, 5, 8)
        scene.show_secrets(True)
        for turn in reversed(range(len(scene.recording.turns))):
            scene.wind_to_turn(turn)
            assert scene.turn == turn
            assert scene.view.context.seen.turn == scene.recording.number_of_turn(turn)


def test_it_plays_to_the_end_and_stops() -> None:
    with Window() as window:
        scene = viewer(window, 3, 5)
        scene.set_rate(0.0)
        window.until(lambda: not scene.playing)
        assert scene.at_end
        assert scene.view.context.seen == after(scene.recording, len(scene.recording))
        window.press("replay.play")
        assert scene.playing and scene.position < 5


def test_cues_lead_to_the_same_table_as_winding() -> None:
    with Window() as window:
        scene = viewer(window, 3, 5)
        scene.set_rate(8.0)
        window.until(lambda: scene.turn > 3, seconds=0.1)
        scene.playing = False
        window.until(lambda: not scene.view.busy, seconds=0.1)
        assert scene.view.context.seen == after(scene.recording, scene.position)


def test_event_by_event_on_and_back() -> None:
    with Window() as window:
        scene = viewer(window)
        scene.toggle()
        assert not scene.playing
        scene.wind_to_turn(2)
        begin = scene.position
        window.press("replay.step")
        window.until(lambda: not scene.view.busy)
        there = scene.position
        assert there > begin
        window.press("replay.back")
        assert scene.position < there
        assert scene.view.context.seen == after(scene.recording, scene.position)
        window.frames(60)
        assert scene.position < there  # paused


def test_steps_pass_by_what_nobody_may_see() -> None:
    with Window() as window:
        scene = viewer(window)
        scene.toggle()
        scene.wind_to(0)
        while not scene.at_end and scene.turn < 4:
            scene.step(1)
            assert scene.recording.seen(scene.position - 1, sees_all=False)
            while scene.view.busy:
                scene.view.skip() if scene.view.cue else window.frames(1)


def test_the_keys_of_a_player() -> None:
    with Window() as window:
        title = open_title(window)
        scene = viewer(window)
        window.key(pygame.K_SPACE)
        assert not scene.playing
        scene.wind_to_turn(5)
        window.key(pygame.K_PAGEDOWN)
        assert scene.turn == 6
        window.key(pygame.K_PAGEUP)
        window.key(pygame.K_PAGEUP)
        assert scene.turn == 4
        window.key(pygame.K_RIGHT)
        assert scene.view.busy or scene.position > scene.recording.turns[4] + 1
        window.key(pygame.K_END)
        assert scene.at_end
        window.key(pygame.K_HOME)
        assert scene.position == 0
        window.key(pygame.K_ESCAPE)
        assert window.scene is title


def test_the_slider_goes_to_a_turn() -> None:
    with Window() as window:
        scene = viewer(window)
        scene.toggle()
        slider = window.widget("replay.turn")
        window.click((slider.box.right - 16, slider.box.centery))
        assert scene.turn == len(scene.recording.turns) - 1
        window.click((slider.box.x + 16, slider.box.centery))
        assert scene.turn == 0


def test_the_list_of_speeds() -> None:
    with Window() as window:
        scene = viewer(window)
        choice = window.widget("replay.speed")
        for index, rate in enumerate(RATES):
            choice.choose(index)  # type: ignore[attr-defined]
            choice = window.widget("replay.speed")
            assert scene.rate == scene.view.rate == rate


# --------------------------------------------------------------------------- secrets


def test_secrets_are_shown_only_when_wanted() -> None:
    with Window() as window:
        scene = viewer(window)
        scene.toggle()
        rolled = next(
            at
            for at, event in enumerate(scene.recording.events)
            if isinstance(event, CupSeen) and at > 60
        )
        scene.wind_to(rolled + 1)
        assert all(isinstance(rider.cards, int) for rider in scene.view.context.seen.riders)
        assert any(die.face is None for die in scene.view.context.seen.dice)
        hidden = window.pixels()
        window.press("replay.secrets")
        assert scene.sees_all
        assert not any(isinstance(rider.cards, int) for rider in scene.view.context.seen.riders)
        assert all(die.face is not None for die in scene.view.context.seen.dice)
        assert window.pixels() != hidden
        window.press("replay.secrets")
        assert all(isinstance(rider.cards, int) for rider in scene.view.context.seen.riders)


# --------------------------------------------------------------------------- shots and files


def test_a_shot_is_shown_on_its_table() -> None:
    with Window() as window:
        scene = viewer(window)
        events = scene.recording.events
        shot = next(at for at, event in enumerate(events) if isinstance(event, ShotTaken))
        scene.wind_to(shot)
        window.frames(20)
        assert scene.view.cue is not None and scene.view.cue.whole_screen
        assert "shot.skip" in window.ids and "replay.play" not in window.ids
        window.key(pygame.K_PAGEUP)
        assert "replay.play" in window.ids


def test_any_replay_file_can_be_opened(tmp_path: Path) -> None:
    with Window() as window:
        scene = open_replay(window.ui, finished_race())
        window.open(scene)
        assert len(scene.recording) > 50
        bad = tmp_path / "bad.jsonl"
        bad.write_text('{"format": 2, "game": "pony-express"}\n')
        with pytest.raises(SaveError):
            open_replay(window.ui, bad)


def test_a_damaged_file_is_said_in_one_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(b"\x00not a save")
    with Window() as window:
        open_title(window)
        watch_replay(window.ui, bad)
        window.frames(1)
        assert window.scene.name == "question"
        assert "bad.jsonl" in window.words


def test_widgets_are_reached_by_tab() -> None:
    with Window() as window:
        viewer(window).toggle()
        window.frames(1)
        assert reached_by_tab(window) == stops(window)


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_no_text_is_cut_or_crosses_another(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, text_scale=scale, language=code) as window:
        scene = viewer(window, 5, 8)
        scene.toggle()
        scene.show_secrets(True)
        for turn in (0, 9, len(scene.recording.turns) - 1):
            scene.wind_to_turn(turn)
            window.frames(2)
            assert not cut_texts(window)
            assert not crossing_texts(window)
            assert not misplaced_widgets(window)
