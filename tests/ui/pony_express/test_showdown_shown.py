"""A duel is marked on the board while it lasts, and a long showdown is seen to come closer."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest

from game.rules.pony_express.events import RidersNearer
from game.ui.pony_express.prompts.card.prompt import PlayPrompt
from game.ui.pony_express.prompts.corner import CornerPrompt
from game.ui.pony_express.shots.aim_prompt import AimPrompt
from game.ui.pony_express.shots.duel_facts import least_power_of
from game.ui.pony_express.shots.gauge import GOOD_FROM
from physics import simulate
from physics.model import Flick
from tests.rules.pony_express.scripting import arranged, decline, long_showdown, ride
from tests.rules.pony_express.scripting import flick as answer_flick
from tests.ui.harness import Window, crossing_texts, cut_texts
from tests.ui.looks import LOOKS
from tests.ui.pony_express.prompting import alone, continued, sit_down
from tests.ui.pony_express.racing import EndlessRace
from tests.ui.pony_express.shooting import duel, flick, flicks, watched
from tests.ui.table.showing import shows

TOKEN = "board/token-duel"


@pytest.fixture(scope="module")
def opened() -> Iterator[Window]:
    """One for all: to paint a board takes a while."""
    with Window((640, 360)) as window:
        yield window


@pytest.fixture
def window(opened: Window) -> Window:
    opened.ui.settings.change(animation_speed="normal", reduced_motion=False)
    opened.heard.clear()
    return opened


def drawn(window: Window, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """The pictures of one frame, and where their middles are."""
    canvas, pictures = window.ui.canvas, []
    centred = canvas.centred

    def noted(name: str, at: Any, *args: Any, **options: Any) -> None:
        pictures.append((name, at))
        centred(name, at, *args, **options)

    with monkeypatch.context() as patch:
        patch.setattr(canvas, "centred", noted)
        window.loop.draw()
    return pictures


def token_lies_on(
    window: Window, monkeypatch: pytest.MonkeyPatch, table: EndlessRace, space: int
) -> bool:
    there = table.context.board_view.to_screen(table.context.board.points[space])
    pictures = drawn(window, monkeypatch)
    return any(name == TOKEN and math.dist(at, there) < 1.0 for name, at in pictures)


def test_the_token_lies_on_its_space_during_the_whole_duel(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = arranged((24, 25, 28), rolls=["pair"])
    ride(match, "pair")
    table = sit_down(window, match, alone())
    assert isinstance(table.prompt, CornerPrompt)
    assert token_lies_on(window, monkeypatch, table, 25), "while the corner is chosen"
    window.press("corner.north-west")
    while not isinstance(table.prompt, AimPrompt):
        assert token_lies_on(window, monkeypatch, table, 25), "while the riders take their corners"
        window.frames(12)
    assert token_lies_on(window, monkeypatch, table, 25), "while somebody aims"
    flick(window, table.prompt, off=25.0)
    watched(window, table)
    while table.context.seen.duel is not None:
        assert token_lies_on(window, monkeypatch, table, 25), "and between all the shots"
        if isinstance(table.prompt, AimPrompt):
            flick(window, table.prompt, off=25.0)
        for button in ("shot.skip", "shot.continue"):
            if button in window.ids and window.widget(button).enabled:
                window.press(button)
                window.frames(2)
        window.frames(1)
    assert not token_lies_on(window, monkeypatch, table, 25)


def test_a_game_continued_in_a_duel_shows_the_token(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = continued(window, duel(), alone())
    window.frames(2)
    assert token_lies_on(window, monkeypatch, table, 25)


def test_riders_of_a_long_showdown_are_seen_to_step_closer(window: Window) -> None:
    table = sit_down(window, long_showdown(14), ["human", "human", "random"])
    for _ in range(2):
        assert isinstance(table.prompt, AimPrompt)
        before = [table.context.pieces.pose_of(seat).at for seat in (0, 1)]
        flick(window, table.prompt, off=40.0)
        watched(window, table)
        window.press("shot.skip")
        window.frames(2)
        window.press("shot.continue")
        window.until(
            lambda: shows(table, RidersNearer) or isinstance(table.prompt, AimPrompt),
            most=400,
        )
    assert shows(table, RidersNearer)
    assert "43 cm apart" in window.words
    window.until(lambda: isinstance(table.prompt, AimPrompt), most=400)
    assert "hoof-stop" in window.heard
    after = [table.context.pieces.pose_of(seat).at for seat in (0, 1)]
    moved = [math.dist(was, now) for was, now in zip(before, after, strict=True)]
    assert moved == pytest.approx([4.0, 4.0])
    assert table.prompt.scene.line == table.context.arena.light.line, "the new line is lit"


@pytest.mark.parametrize("shots_each", [15, 35])
def test_a_shot_from_nearby_is_aimed_flicked_and_watched(window: Window, shots_each: int) -> None:
    table = sit_down(window, long_showdown(shots_each), alone())
    prompt = table.prompt
    assert isinstance(prompt, AimPrompt)
    assert f"Shot {shots_each + 1}" in window.words
    assert "of 30" not in window.words
    flick(window, prompt)
    watched(window, table)
    window.press("shot.skip")
    window.frames(2)
    shot = flicks(table)[shots_each]
    assert prompt.scene.start_error(shot["start"]) is None


def test_the_barrel_is_proposed_between_the_riders_where_they_stand_now(window: Window) -> None:
    match = long_showdown(35, more=1, cards={0: ["water-barrel"]})
    answer_flick(match)
    decline(match, until="others-shot")
    table = sit_down(window, match, alone())
    assert isinstance(table.prompt, PlayPrompt)
    window.press("play-card.card-0")
    assert table.prompt._barrel is not None
    places = table.prompt.public().duel.places
    assert math.dist(*places) == pytest.approx(12.0)
    free = [play.at for play in match.pending.options(0) if play is not None]
    detours = [sum(math.dist(at, place) for place in places) for at in free]
    at = table.prompt._barrel._at
    assert sum(math.dist(at, place) for place in places) == pytest.approx(min(detours))


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_texts_of_a_long_showdown_are_whole_and_apart(
    size: tuple[int, int], scale: float, code: str
) -> None:
    with Window(size=size, language=code, text_scale=scale) as window:
        sit_down(window, long_showdown(35), alone())
        assert cut_texts(window) == []
        assert crossing_texts(window) == []


def test_the_gauge_asks_for_less_power_the_nearer_the_riders_stand(window: Window) -> None:
    needed = []
    for shots_each in (0, 15, 25, 35):
        table = sit_down(window, long_showdown(shots_each), alone())
        assert isinstance(table.prompt, AimPrompt)
        needed.append(least_power_of(table.context, table.prompt.scene))
    assert needed == sorted(needed, reverse=True)
    assert needed[0] == pytest.approx(1.0)
    assert needed[-1] == pytest.approx(math.sqrt(8.0 / 46.86), abs=0.01)
    scene = table.prompt.scene
    start = scene.clear_start()
    assert start is not None
    aim = math.degrees(math.atan2(scene.line.direction[1], scene.line.direction[0]))
    softest = simulate(scene, Flick(start, aim, GOOD_FROM * needed[-1] * 1.1))
    assert "rider-1" in softest.touched, "the band begins where a shot gets there"
