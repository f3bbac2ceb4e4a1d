"""Playing a shot back: what is seen and heard when, and that nothing is given away before."""

from __future__ import annotations

import pytest

from game.rules.pony_express.practice import Setting, practice_scene
from game.ui.pony_express.shots.player import SLOW, ShotPlayer
from physics import simulate
from physics.model import Flick, Scene

FIGURES = practice_scene(Setting(scene="indians"))
DUEL = practice_scene(Setting())


def played(scene: Scene, angle: float, speed: float) -> ShotPlayer:
    start = scene.clear_start()
    assert start is not None
    return ShotPlayer(scene, simulate(scene, Flick(start, angle, speed)))


def straight(scene: Scene, speed: float = 2.4, off: float = 0.0) -> ShotPlayer:
    from game.ui.pony_express.shots.hands import straight_ahead

    start = scene.clear_start()
    assert start is not None
    return played(scene, straight_ahead(scene, start) + off, speed)


def sounds_of(player: ShotPlayer, step: float = 1 / 60) -> list[str]:
    heard: list[str] = []
    while not player.is_over:
        player.advance(step, lambda name, volume, pan: heard.append(name))
    return heard


def test_a_hit_is_heard_once_and_the_blow_is_as_loud_as_it_is_hard() -> None:
    hard, soft = sounds_of(straight(DUEL, 3.2)), sounds_of(straight(DUEL, 1.85))
    assert hard.count("shot-launch") == 1
    clacks = [name for name in hard if name.startswith("die-clack")]
    assert clacks
    assert max(clacks) > max(name for name in soft if name.startswith("die-clack"))


def test_a_close_shot_slows_down_and_a_wild_one_does_not() -> None:
    close, wild = straight(DUEL), straight(DUEL, off=40.0)
    assert close.slow_until > close.slow_from
    assert wild.slow_until == wild.slow_from
    close.time = (close.slow_from + close.slow_until) / 2
    before = close.time
    close.advance(0.01, lambda *heard: None)
    assert close.time - before == pytest.approx(0.01 * SLOW)


def test_figures_count_only_when_they_have_tipped() -> None:
    player = straight(FIGURES, 2.6)
    assert player.result.fallen
    assert not player.fallen()
    counts = []
    while not player.is_over:
        player.advance(1 / 60, lambda *heard: None)
        counts.append(len(player.fallen()))
    assert counts == sorted(counts)
    assert counts[-1] == len(player.result.fallen)


def test_nobody_can_look_ahead_in_a_shot() -> None:
    player = straight(DUEL)
    player.advance(0.1, lambda *heard: None)
    player.seek(1.0)
    assert player.time == pytest.approx(player.seen)
    assert player.time < player.length
    player.skip()
    player.again()
    player.seek(0.5)
    assert player.time == pytest.approx(0.5 * player.length)


def test_nothing_is_touched_before_the_die_gets_there() -> None:
    player = straight(DUEL)
    assert not player.touched()
    player.skip()
    assert player.touched() == set(player.result.touched)
