"""The end of a race: what it says is what happened, and every way on works."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.engine.errors import SetupError
from game.engine.match import Match
from game.engine.recording import Recording
from game.rules.shared.hands import hand_of
from game.ui.kit.canvas import Box
from game.ui.pony_express.menus.chart import BETWEEN, Chart
from game.ui.pony_express.menus.course import course_of, place_of
from game.ui.pony_express.words import race_words
from game.ui.screens.setup import Setup
from game.ui.screens.title import Title
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.screens.menus import reached_by_arrows, reached_by_tab, stops
from tests.ui.screens.races import end_of, finished
from tests.ui.table.sitting import is_replay, is_table

RACES = [(3, 5), (4, 21), (5, 8)]


def count(match: Match, kind: str, **facts: object) -> int:
    return sum(
        event.kind == kind and all(getattr(event, n) == v for n, v in facts.items())
        for event in match.events
    )


# --------------------------------------------------------------------------- how it went


@pytest.mark.parametrize(("seats", "seed"), RACES)
def test_the_course_ends_where_the_riders_stand(seats: int, seed: int) -> None:
    match = finished(seats, seed)
    course = course_of(Recording(match))
    for rider, state in zip(match.table.riders, course.riders, strict=True):
        assert (state.space, state.mailbox, state.gold) == (rider.space, rider.mailbox, rider.gold)
    assert course.places[-1] == tuple(map(place_of, course.riders))
    assert course.places[0] == (1,) * seats
    assert len(course.places) == count(match, "turn-began") + 1


@pytest.mark.parametrize(("seats", "seed"), RACES)
def test_deeds_are_those_that_the_events_tell(seats: int, seed: int) -> None:
    match = finished(seats, seed)
    course = course_of(Recording(match))
    for seat, deeds in enumerate(course.deeds):
        assert deeds.duels_won == count(match, "duel-ended", winner=seat)
        assert deeds.caught == count(match, "cup-lifted", seat=seat, bluff=True)
        assert deeds.caught <= deeds.bluffs <= count(match, "announced", seat=seat)
    assert len(course.duels) == count(match, "duel-began")
    assert len(course.prisons) == count(match, "imprisoned")


def test_bluffs_that_nobody_called_count_too() -> None:
    match = finished()
    told, faces = 0, ()
    for event in match.events:
        if event.kind == "cup-seen":
            faces = event.data["faces"]
        elif event.kind == "dice-rolled-open":
            faces = list(faces)
            for die, face in zip(event.data["dice"], event.data["faces"], strict=True):
                faces[die] = face
        elif event.kind == "die-marked":
            faces = list(faces)
            faces[event.data["die"]] = event.data["face"]
        elif event.kind == "announced":
            told += hand_of(tuple(faces)) != event.data["hand"]
    assert sum(deeds.bluffs for deeds in course_of(Recording(match)).deeds) == told > 0


def test_the_winner_stands_first_then_who_got_furthest() -> None:
    match = finished(5, 8)
    course = course_of(Recording(match))
    winner = match.result["winners"][0]  # type: ignore[index]
    order = course.standings(winner)
    assert order[0] == winner
    places = [place_of(course.riders[seat]) for seat in order[1:]]
    assert places == sorted(places, reverse=True)


# --------------------------------------------------------------------------- the chart


@pytest.mark.parametrize(("seats", "seed"), RACES)
def test_lines_and_marks_of_the_chart_lie_inside_it_and_apart(seats: int, seed: int) -> None:
    with Window() as window:
        course, box = course_of(Recording(finished(seats, seed))), Box(500, 430, 740, 200)
        chart = Chart(window.ui, course, usual_look(seats), box, 25)
        for turn, places in enumerate(course.places):
            for seat, place in enumerate(places):
                assert box.collidepoint(chart.point(turn, place, seat))
        ends = sorted(y for _, y in chart.ends())
        assert all(box.collidepoint(point) for point in chart.ends())
        steps = [b - a for a, b in pairwise(ends)]
        assert min(steps) >= BETWEEN - 1e-6


# --------------------------------------------------------------------------- the screen


def test_it_says_who_won_and_how() -> None:
    with Window() as window:
        end = end_of(window)
        match = finished()
        assert match.result is not None
        assert race_words(window.ui).result(match.result, match.names) in window.words
        for name in match.names:
            assert name in window.words
        assert window.heard.count("win-fanfare") == 1
        assert end.winner == match.result["winners"][0]


def test_play_again_sits_the_same_riders_down_with_another_seed() -> None:
    with Window(animation_speed="instant") as window:
        end_of(window)
        window.press("end.again")
        table = window.scene
        assert is_table(table, "pony-express")
        assert table.session.match.names == finished().names
        assert table.session.match.seed != finished().seed
        assert table.look == usual_look(4)
        assert [type(scene) for scene in window.loop.scenes] == [Title, TableScene]


def test_a_race_that_cannot_be_played_again_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise SetupError("There's no board called silver-trail.")

    monkeypatch.setattr("game.ui.screens.starting.begin_game", refuse)
    with Window() as window:
        end_of(window)
        window.press("end.again")
        window.frames(1)
        assert "There's no board called silver-trail." in window.words
        window.press("question.ok")
        assert "end.again" in window.ids


def test_the_other_ways_on() -> None:
    with Window() as window:
        end_of(window)
        window.press("end.watch")
        assert is_replay(window.scene, "pony-express")
        window.scene.escape()
        assert "end.setup" in window.ids
        assert window.heard.count("win-fanfare") == 1
        window.press("end.setup")
        assert isinstance(window.scene, Setup)
    with Window() as window:
        end_of(window)
        window.press("end.title")
        assert isinstance(window.scene, Title)


def test_every_button_is_reached_by_keyboard() -> None:
    with Window() as window:
        end_of(window)
        assert reached_by_tab(window) == stops(window)
        assert reached_by_arrows(window) == stops(window)


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_no_text_is_cut_or_crosses_another(size: tuple[int, int], scale: float, code: str) -> None:
    for seats, seed in RACES[::2]:
        with Window(size, text_scale=scale, language=code) as window:
            end_of(window, seats, seed)
            window.frames(2, 1.0)
            assert not cut_texts(window)
            assert not crossing_texts(window)
            assert not misplaced_widgets(window)


def test_nothing_moves_where_less_motion_is_wanted() -> None:
    with Window(reduced_motion=True) as window:
        end_of(window)
        window.frames(2)
        before = window.pixels()
        window.frames(10, 0.1)
        assert window.pixels() == before
