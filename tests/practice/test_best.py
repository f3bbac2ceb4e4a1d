"""Which of some shots is the best."""

from __future__ import annotations

from msgspec.structs import replace

from game.practice.layout import Layout
from game.practice.record import Practised, practise
from game.practice.statistics.best import best_shot
from physics.model import Flick

DUEL, FIGURES = Layout(), Layout(scene="figures")


def a_shot(**changes: object) -> Practised:
    start = DUEL.to_scene().clear_start()
    assert start is not None
    plain = practise(DUEL, Flick(start, -30.0, 2.0), None, "flick", "2026-03-01T12:00:00Z")[0]
    miss = replace(plain, hit=False, arrest=False, figures=0, closest=2.0, deviation=3.0)
    return replace(miss, **changes)


def test_nothing_is_best_of_nothing() -> None:
    assert best_shot([], DUEL) is None
    assert best_shot([a_shot(arrest=True, hit=True)], DUEL) is None


def test_a_hit_beats_every_miss_and_the_straightest_hit_the_others() -> None:
    near, far = a_shot(closest=0.1), a_shot(closest=4.0)
    wide = a_shot(hit=True, closest=0.0, deviation=-1.5)
    straight = a_shot(hit=True, closest=0.0, deviation=0.5)
    assert best_shot([far, near], DUEL) is near
    assert best_shot([near, wide, straight, far], DUEL) is straight


def test_figures_count_only_where_it_is_about_them() -> None:
    three = a_shot(hit=True, figures=3, closest=0.0, deviation=9.0)
    one = a_shot(hit=True, figures=1, closest=0.0, deviation=0.0)
    assert best_shot([one, three], FIGURES) is three
    assert best_shot([one, three], DUEL) is one
