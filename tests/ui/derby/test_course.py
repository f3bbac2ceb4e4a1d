"""The course: where its squares are, and what the horses do on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest

from game.engine.events import Event
from game.engine.match import Match
from game.rules.derby.course import TOWN, lane_of
from game.rules.derby.events import (
    CardRidden,
    DieRolled,
    HorseArrived,
    HorseBegan,
    HorseMoved,
    HorseRefused,
    RaceRoundBegan,
)
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.commentary import Commentary
from game.ui.derby.course.geometry import TRACKS, course_in
from game.ui.derby.course.runner import Manner
from game.ui.derby.course.tags import RIDDEN, SHOWN, card_box, verdict_box
from game.ui.derby.die.ten_sided_die import MOST_EXPECTED
from game.ui.derby.haste import race_haste
from game.ui.derby.places import PLANKS, table_places
from game.ui.kit.background import Job
from game.ui.kit.canvas import Box
from game.ui.kit.layout import Units
from game.ui.kit.scene import Scene
from game.ui.table.view.table_view import TableView
from tests.ui.derby.betting import part_of, view_of, whole_game
from tests.ui.derby.moments import happenings, show, with_horse
from tests.ui.harness import Window
from tests.ui.table.showing import told

View = TableView[DerbyContext]
STEP = 1 / 30
BOXES = (Box(12, 8, 960, 520), Box(40, 30, 700, 300))


@pytest.fixture(scope="module")
def opened() -> Iterator[Window]:
    with Window((320, 180)) as window:
        window.open(Scene(window.ui))
        yield window


@pytest.fixture
def window(opened: Window) -> Window:
    opened.ui.settings.change(reduced_motion=False, animation_speed="normal")
    opened.heard.clear()
    return opened


def race(window: Window, people: Sequence[int] = (0,)) -> tuple[View, Match]:
    """Before the first turn of the race."""
    match = whole_game(4, 5)
    view = view_of(window, match, 0)
    begun = [event.kind for event in match.events].index("race-round-began") + 1
    start_from(view, match, begun)
    view.context.at_the_screen = tuple(people)
    return view, match


def start_from(view: View, match: Match, told: int) -> None:
    """As it stood after so many events."""
    view.begin(view.feed, view.feed.frames_before(told))


def seconds_of(view: View, *events: Event) -> float:
    """How long they are shown."""
    show(view, *events)
    seconds = 0.0
    while view.busy:
        view.advance(STEP)
        seconds += STEP
    return seconds


def put(view: View, horse: str, square: int) -> None:
    context = view.context
    context.seen = with_horse(context.seen, horse, square=square)
    context.field.follow(context.seen.horses)


def turn(view: View, horse: str, seat: int | None) -> None:
    (began,) = happenings(view, HorseBegan(horse=horse, seat=seat))
    view.take(began)


# --------------------------------------------------------------------------- the squares


@pytest.mark.parametrize("box", BOXES)
def test_every_square_is_found_where_it_is_drawn(box: Box) -> None:
    course = course_in(box)
    for track in range(1, TRACKS + 1):
        for square in range(TOWN + 1):
            spot = course.spot(track, square)
            assert box.collidepoint(spot.point)
            assert course.square_at(spot.point) == (track, square)
    assert course.square_at((box.right - 5, box.centery)) is None
    assert course.square_at((box.centerx, box.y + 2)) is None


def test_a_horse_on_its_way_is_between_two_squares() -> None:
    course = course_in(BOXES[0])
    for square in range(TOWN):
        here, there = course.spot(3, square), course.spot(3, square + 1)
        between = course.spot(3, square + 0.5)
        assert here.x < between.x < there.x
        assert here.pitch >= between.pitch >= there.pitch


# --------------------------------------------------------------------------- the horses


def test_all_seven_are_where_they_are_seen_whatever_was_shown(window: Window) -> None:
    view, match = race(window)
    known = told(match, 0)
    begun = [type(one.event) for one in known].index(RaceRoundBegan) + 1
    for number, one in enumerate(known[begun : begun + 60]):
        view.show(one)
        while view.busy:
            if number % 3 == 0:
                view.skip()
            view.advance(0.2)
        for horse, runner in view.context.field.runners.items():
            assert runner.at == view.context.seen.horse(horse).square, one.event
            assert not runner.straining and runner.refusing is None, one.event


def test_a_step_gallops_and_throws_up_dust(window: Window) -> None:
    view, _ = race(window)
    turn(view, "red", 0)
    show(view, HorseMoved(horse="red", start=0, square=1, why="step"))
    runner, manners, clouds = view.context.field.runners["red"], set(), 0
    while view.busy:
        view.advance(STEP)
        manners.add(runner.manner)
        clouds = max(clouds, view.context.field.dust.clouds)
        assert 0.0 <= runner.at <= 1.0
    assert Manner.GALLOPS in manners and clouds
    assert any(name.startswith("hooves-") for name in window.heard)
    view.advance(STEP)
    assert runner.manner is Manner.STANDS


def test_a_horse_that_refuses_digs_in_rears_and_slides_back(window: Window) -> None:
    view, _ = race(window)
    turn(view, "red", 0)
    put(view, "red", 5)
    show(view, HorseRefused(horse="red", start=3, square=5))
    runner, pictures, way = view.context.field.runners["red"], set(), []
    while view.busy:
        view.advance(STEP)
        pictures.add(runner.refusing)
        way.append(runner.at)
    assert {0, 1, 2} <= pictures
    assert way == sorted(way, reverse=True) and way[0] == 5.0 and way[-1] == 3.0
    assert "refuse" in window.heard


def test_with_reduced_motion_horses_are_there_at_once(window: Window) -> None:
    window.ui.settings.change(reduced_motion=True)
    view, _ = race(window)
    show(view, HorseMoved(horse="red", start=0, square=4, why="level"))
    view.advance(STEP)
    assert view.context.field.runners["red"].at == 4.0
    assert not view.context.field.dust.clouds


def test_a_square_of_the_cards_colour_lights_up(window: Window) -> None:
    view, _ = race(window)
    lane = lane_of(view.context.seen.tracks[view.context.field.runners["red"].track - 1])
    square, colour = next((n, colour) for n, colour in enumerate(lane) if colour)
    put(view, "red", square)
    turn(view, "red", 0)
    for card, lit in ((f"3-{colour}", True), ("3-black", False)):
        view.context.field.rest()
        view.context.seen = with_horse(view.context.seen, "red", played=())
        show(view, CardRidden(horse="red", seat=0, card=card, level=False))
        view.advance(STEP)
        assert bool(view.context.field.flares) is lit
        view.advance(2.0)


def test_a_played_card_keeps_clear_of_the_planks_and_the_houses(window: Window) -> None:
    view, _ = race(window)
    box, free = view.context.layout.course, view.context.layout.icon(0, racing=True).bottom
    for horse in view.context.field.runners.values():
        for square in range(TOWN + 1):
            horse.put(square)
            card = card_box(view.context, horse, SHOWN)
            assert box.contains(card)
            assert card.top >= free and card.left >= box.x + 56


@pytest.mark.parametrize("zoom", [0.8, 1.0, 1.5])
def test_what_was_rolled_is_seen_on_every_square(window: Window, zoom: float) -> None:
    """Never below the planks in the sky, whatever the size of type; where it had to leave them
    the room above the horse, it lies beside the card, too."""
    view, _ = race(window)
    places, aside = table_places(zoom), 0
    planks = [places.icon(number, racing=True) for number in range(PLANKS)]
    for horse in view.context.field.runners.values():
        for square in range(TOWN + 1):
            horse.put(square)
            tag = verdict_box(view.context, horse, Units(zoom))
            assert view.context.layout.course.contains(tag)
            assert not any(tag.colliderect(plank) for plank in planks), (horse.track, square)
            if tag.left > view.context.course.spot(horse.track, square).x:
                aside += 1
                assert not tag.colliderect(card_box(view.context, horse, RIDDEN)), (
                    horse.track,
                    square,
                )
    assert aside


def test_the_commentary_begins_at_the_top_of_its_paper(window: Window) -> None:
    view, match = race(window)
    commentary, paper = part_of(view, Commentary), view.context.layout.commentary
    tops, line_counts = [], set()
    for event in match.events_seen(None):
        commentary._hear(event)
        written = commentary._written(window.canvas)
        if written:
            tops.append(written[0][1].top)
            line_counts.add(len(written))
            assert [line for line, _ in written] == commentary.lines[-len(written) :]
            assert all(paper.contains(place) for _, place in written)
            for (_, above), (_, below) in pairwise(written):
                assert above.bottom <= below.top
    assert len(set(tops)) == 1 and 1 in line_counts and max(line_counts) > 1


# --------------------------------------------------------------------------- the nerve of a push


def rolled(face: int, seat: int = 0, horse: str = "red") -> DieRolled:
    return DieRolled(horse=horse, seat=seat, face=face, needs=6, success=face <= 6, number=1)


def test_a_push_holds_its_breath_until_the_die_lies(window: Window) -> None:
    view, _ = race(window)
    turn(view, "red", 0)
    show(view, rolled(4))
    sounds, softest = window.ui.sounds, 1.0
    while view.busy:
        view.advance(STEP)
        softest = min(softest, sounds._softened)
        if view.context.die.face is None:
            assert "push-good" not in window.heard
            assert view.context.seen.move is not None and not view.context.seen.move.rolls
    assert softest < 0.5
    assert view.context.die.face == 4
    assert window.heard.index("nerve") < window.heard.index("push-good")
    for _ in range(30):
        view.advance(STEP)
    assert sounds._softened == 1.0


def test_to_skip_a_push_shows_the_number_first(window: Window) -> None:
    view, _ = race(window)
    turn(view, "red", 0)
    show(view, rolled(9))
    view.advance(STEP)
    view.skip()
    assert view.context.die.face == 9 and view.busy
    view.skip()
    assert not view.busy
    assert "push-bad" in window.heard and not view.context.field.runners["red"].straining


# --------------------------------------------------------------------------- the finish


def test_a_throw_that_is_skipped_makes_room_for_the_next(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, _ = race(window)
    turn(view, "red", 0)
    searched: list[Any] = []

    def soon(work: Any) -> Job[Any]:
        searched.append(work)
        return Job(work)

    monkeypatch.setattr(view.ui.background, "soon", soon)
    for number in range(1, MOST_EXPECTED + 3):
        show(view, rolled(9))
        view.advance(0.01)
        view.skip()  # to the number
        view.skip()  # and on
        assert not view.busy and len(searched) == number


def test_the_finish_is_photographed_as_it_stands(window: Window) -> None:
    view, _ = race(window)
    turn(view, "red", 0)
    put(view, "red", TOWN)
    show(view, HorseArrived(horse="red", seat=0, place=1))
    view.advance(0.3)
    assert "camera-flash" in window.heard
    view.draw(window.canvas)
    photograph = view.context.photograph
    assert photograph is not None and photograph.picture is not None
    assert view.context.seen.arrived == ("red",)
    while view.busy:
        view.advance(0.2)
    assert view.context.photograph is None


def test_the_podium_stands_until_the_end_screen_comes(window: Window) -> None:
    view, match = race(window)
    start_from(view, match, len(match.events))
    view.draw(window.canvas)
    names = {written.text for written in window.texts}
    winner = view.context.seen.horse(view.context.seen.arrived[0])
    assert any(text.startswith(view.context.words.horse(winner.horse)) for text in names)


# --------------------------------------------------------------------------- the pace


def test_a_bots_plain_turn_is_over_soon_and_an_own_push_takes_its_time(window: Window) -> None:
    view, _ = race(window)

    def plain(horse: str, seat: int | None) -> float:
        put(view, horse, 0)
        view.context.seen = with_horse(view.context.seen, horse, rider=seat)
        return seconds_of(
            view,
            HorseBegan(horse=horse, seat=seat),
            CardRidden(horse=horse, seat=seat, card="3-black", level=False),
            HorseMoved(horse=horse, start=0, square=1, why="step"),
        )

    others, own = plain("blue", 1), plain("red", 0)
    assert others < 0.9 < own < 2.0
    turn(view, "red", 0)
    assert seconds_of(view, rolled(3)) > 1.5 * seconds_of(view, rolled(3, seat=1, horse="blue"))


def test_who_only_looks_on_sees_everything_at_its_pace() -> None:
    step = HorseMoved(horse="red", start=0, square=1, why="step")
    seen = with_horse(whole_game(4, 5).seen(None), "red", rider=1)
    assert race_haste(step, (), seen) == race_haste(step, (1,), seen) == 1.0
    assert race_haste(step, (0,), seen) > 1.5


def test_without_motion_a_roll_of_somebody_else_can_be_read(window: Window) -> None:
    view, _ = race(window, (0,))
    other = next(horse for horse in view.context.seen.horses if horse.rider not in (None, 0))
    assert other.rider is not None
    (roll,) = happenings(view, rolled(9, other.rider, other.horse))
    assert view.haste_for(roll) > 1.5
    window.ui.settings.change(reduced_motion=True)
    assert view.haste_for(roll) == 1.0


def test_the_crowd_gets_louder_towards_the_town(window: Window) -> None:
    view, _ = race(window)
    sounds = window.ui.sounds

    def loudness() -> float:
        for _ in range(90):
            view.advance(STEP)
        return sounds._swollen["crowd-murmur"]

    quiet = loudness()
    put(view, "red", 17)
    put(view, "blue", 16)
    assert loudness() > 2 * quiet
    assert "crowd-rise" in window.heard
