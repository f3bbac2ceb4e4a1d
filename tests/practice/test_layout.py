"""Tables to practise at: set up freely, or as they stood in a real game."""

from __future__ import annotations

import math
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.engine.errors import GameError, SetupError
from game.engine.match import Match
from game.engine.requests import TakeShot
from game.practice.from_game import layout_due, layout_in_view, layout_of, layout_taken
from game.practice.layout import Layout, Side, board_named, problem
from game.rules.pony_express.board import Board
from game.rules.pony_express.events import ShotTaken
from game.rules.pony_express.practice import Setting, practice_scene
from game.rules.pony_express.view import DecoyView, DuelView, PonyExpressView
from physics import simulate
from physics.check import check_scene
from physics.model import Flick, Piece, Scene
from tests.practice.tables import layouts
from tests.support import play_out, race

SETTINGS = (
    Setting(),
    Setting(corner="south-east"),
    Setting(riders=(11, 16, 16), wind="left", barrel=(26, 17)),
    Setting(riders=(4,), wind="right", decoy=True),
    Setting(scene="showdown", corner="south-east", decoy=True),
    Setting(scene="indians"),
    Setting(scene="indians", riders=(3, 30)),
    Setting(board="silver-trail"),
)


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_table_of_the_race_is_the_same_on_the_range(setting: Setting) -> None:
    scene = practice_scene(setting)
    layout = layout_of(scene, board=setting.board)
    assert problem(layout) is None
    again = layout.to_scene()
    assert [piece.id for piece in again.pieces] == [piece.id for piece in scene.pieces]
    assert same_but_for_names(again, scene)


def same_but_for_names(one: Scene, other: Scene) -> bool:
    """As near as a layout keeps it; bystanders may have other seats."""
    alike = msgspec.structs.replace(one, pieces=(), shooter=0, target=None)
    assert alike == msgspec.structs.replace(other, pieces=(), shooter=0, target=None)
    left = list(other.pieces)
    for piece in one.pieces:
        twin = min(left, key=lambda candidate: math.dist(candidate.at, piece.at))
        assert math.dist(twin.at, piece.at) < 0.008
        assert abs(twin.turned - piece.turned) < 0.006
        assert shape(twin) == shape(piece)
        left.remove(twin)
    return not left


def shape(piece: Piece) -> tuple[object, ...]:
    return piece.kind, piece.radius, piece.height, piece.lying, piece.owner is None


def scenes_of_races(seeds: range) -> list[tuple[Scene, PonyExpressView]]:
    """Every shot, and how its shooter sees the table."""
    found: list[tuple[Scene, PonyExpressView]] = []

    def look(match: Match) -> None:
        if isinstance(match.pending, TakeShot):
            found.append((match.pending.scene, match.seen(match.pending.seats[0])))

    for seed in seeds:
        match = race(5, seed, **{"must-fall": seed % 2 == 1})
        play_out(match, random.Random(seed), look)
    return found


def test_every_shot_of_real_races_can_be_practised() -> None:
    scenes = scenes_of_races(range(12))
    modes = {scene.mode for scene, _ in scenes}
    assert modes == {"duel", "figures", "showdown"}
    assert any(piece.lying for scene, _ in scenes for piece in scene.pieces)
    assert any(piece.kind == "barrel" for scene, _ in scenes for piece in scene.pieces)
    for scene, view in scenes:
        layout = layout_in_view(view, scene)
        assert problem(layout) is None
        assert same_but_for_names(layout.to_scene(), scene)
        assert layout.must_fall == view.must_fall
    assert {view.must_fall for _, view in scenes} == {False, True}


def seen(mailboxes: tuple[int, ...] = (0, 0, 0), **changes: Any) -> PonyExpressView:
    """What a spectator may know of a race, with something changed about it."""
    view: PonyExpressView = race(3, 1, **{"must-fall": True}).seen(None)
    riders = zip(view.riders, mailboxes, strict=True)
    riders_there = tuple(replace(rider, mailbox=mailbox) for rider, mailbox in riders)
    return replace(view, riders=riders_there, **changes)


MISSED = ShotTaken(
    seat=0,
    start=(8.0, 27.0),
    angle=-30.0,
    speed=2.0,
    spin=0.0,
    touched=(),
    fallen=(),
    toppled=0,
    verdict="miss",
)
DUEL = DuelView(
    space=5,
    seats=(0, 1),
    corners=("north-west", "south-east"),
    showdown=False,
    shots=(1, 0),
    bystanders=True,
    paces=0,
    places=((5.0, 30.0), (45.0, 5.0)),
    barrel=None,
    decoy=None,
    wind_from=None,
    steady=False,
    lying_die=None,
    lying_turned=None,
)


def test_the_two_first_shots_of_some_showdowns() -> None:
    scene = practice_scene(Setting(scene="showdown"))
    duel = replace(DUEL, seats=(1, 0), showdown=True)
    there = (0, 2, 0)
    assert layout_in_view(seen(there, duel=duel), scene).shots == 2
    for change in ({"shots": (2, 0)}, {"shots": (2, 1)}, {"seats": (0, 1)}):
        assert layout_in_view(seen(there, duel=replace(duel, **change)), scene).shots == 1


def test_whose_secret_the_decoy_is_practises_with_it() -> None:
    scene = practice_scene(Setting(decoy=True))
    for side, real in (("right", "right"), ("left", "left"), (None, "left")):
        decoy = DecoyView(owner=1, standing=True, side=side)
        assert layout_in_view(seen(duel=replace(DUEL, decoy=decoy)), scene).decoy == real


def test_of_twins_the_real_one_is_not_given_away() -> None:
    """Which it is, a scene does not say: the caller may know, or takes any."""
    scene = practice_scene(Setting(decoy=True))
    assert layout_of(scene).decoy == "left"
    assert layout_of(scene, real="right").real_target == "rider-1-right"
    assert layout_of(scene, real="right").dummy == "rider-1-left"


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_twin_that_all_have_seen_hit_is_the_real_one(side: Side) -> None:
    scene = practice_scene(Setting(decoy=True))
    twin = next(piece for piece in scene.pieces if piece.id == f"rider-1-{side}")
    start = scene.clear_start()
    assert start is not None
    angle = math.degrees(math.atan2(twin.at[1] - start[1], twin.at[0] - start[0]))
    told = replace(MISSED, verdict="hit", start=start, angle=angle)
    found = layout_taken(seen(), scene, told)
    assert found is not None and found.decoy == side and found.must_fall
    for kept_secret in ({"verdict": "miss"}, {"verdict": "arrest"}, {"speed": 1e9}):
        found = layout_taken(seen(), scene, replace(told, **kept_secret))
        assert found is not None and found.decoy == "left"


def test_of_a_table_that_cannot_be_any_more_there_is_nothing() -> None:
    scene = practice_scene(Setting())
    nowhere = Board.from_data({**seen().board.data, "name": "nowhere"})
    assert layout_taken(seen(board=nowhere), scene, MISSED) is None
    assert layout_due(seen(board=nowhere), scene) is None
    assert layout_due(seen(board=board_named("silver-trail")), scene) is None


def test_a_scene_of_another_board_is_refused() -> None:
    scene = practice_scene(Setting(board="silver-trail"))
    with pytest.raises(SetupError, match="not taken on the board pony-express"):
        layout_of(msgspec.structs.replace(scene, width=90.0))
    with pytest.raises(GameError, match="There's no board"):
        Layout(board="nowhere").to_scene()


# --------------------------------------------------------------------------- keys


def test_the_same_table_has_the_same_key() -> None:
    one = Layout(riders=((20.0, 20.0), (30.0, 15.0)), wind="left")
    assert one.key == Layout(riders=((30.0, 15.0), (20.001, 19.999)), wind="left").key
    assert one.key == msgspec.json.decode(msgspec.json.encode(one), type=Layout).key
    assert one.key == "260f28a7caa2"  # and the same in every run: files name layouts by it
    assert Layout(barrel=(-0.0, 5.0)).key == Layout(barrel=(0.0, 5.0)).key
    assert Layout(wind=(0.0, 0.001)).key == Layout().key
    assert Layout(scene="figures", corner="south-east").key == Layout(scene="figures").key


@pytest.mark.parametrize(
    "other",
    [
        Layout(scene="showdown"),
        Layout(corner="south-east"),
        Layout(board="silver-trail"),
        Layout(riders=((20.0, 20.0),)),
        Layout(lying=((20.0, 20.0),)),
        Layout(target=(20.0, 20.0)),
        Layout(own=((3.0, 30.0),)),
        Layout(barrel=(20.0, 20.0)),
        Layout(die=(20.0, 20.0)),
        Layout(decoy="left"),
        Layout(wind="left"),
        Layout(wind=(0.5, 0.5)),
        Layout(must_fall=True),
        Layout(steady=True),
        Layout(shots=2),
    ],
)
def test_another_table_has_another_key(other: Layout) -> None:
    assert other.key != Layout().key


# --------------------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("layout", "sentence"),
    [
        (Layout(riders=((0.2, 20.0),)), "Every piece must be on the board."),
        (Layout(riders=((60.0, 20.0),)), "Every piece must be on the board."),
        (Layout(lying=((51.0, 20.0),)), "Every piece must be on the board."),
        (Layout(barrel=(math.nan, 20.0)), "Every piece must be on the board."),
        (Layout(target=(math.inf, 20.0)), "Every piece must be on the board."),
        (Layout(riders=((48.5, 4.0),)), "Two pieces can't be in the same place."),
        (Layout(riders=((20.0, 20.0),) * 2), "Two pieces can't be in the same place."),
        (Layout(barrel=(6.95, 6.0)), "Two pieces can't be in the same place."),
        (Layout(target=(8.0, 30.0)), "The opponent must be beyond the firing line."),
        (Layout(scene="figures", decoy="left"), "Only duels have a decoy or an opponent."),
        (Layout(scene="figures", target=(20.0, 20.0)), "Only duels have a decoy or an opponent."),
        (Layout(board="nowhere"), "There's no board called nowhere."),
        (Layout(wind=(2.0, 2.0)), "In this much wind, the die would never stop."),
        (
            Layout(riders=tuple((3.0 * n % 50 + 1, 1.5 + n) for n in range(21))),
            "At most 20 bystanders.",
        ),
        (
            Layout(own=((20.0, 20.0), (25.0, 20.0), (30.0, 20.0))),
            "The shooter has one rider, or two with a decoy.",
        ),
    ],
)
def test_a_problem_is_one_sentence(layout: Layout, sentence: str) -> None:
    assert str(problem(layout)) == sentence


def test_the_die_needs_room() -> None:
    """Riders shoulder to shoulder all over the ground behind the line."""
    line = Layout().to_scene().line
    lefts = [2.05 * n for n in range(-3, 4)]
    crowd = [line.point(-back, left) for back in (0.0, 2.05, 4.1) for left in lefts]
    inside = [at for at in crowd if 1.0 <= at[0] <= 51.0 and 1.0 <= at[1] <= 35.0]
    layout = Layout(riders=tuple(inside), own=((20.0, 5.0),))
    assert str(problem(layout)) == "The die needs some room behind the firing line."
    assert problem(Layout(riders=layout.riders[3:], own=layout.own)) is None


@settings(max_examples=60, deadline=None)
@given(layouts(), st.floats(0.0, 4.5), st.floats(-180.0, 180.0))
def test_whatever_has_no_problem_can_be_shot_at(layout: Layout, speed: float, angle: float) -> None:
    scene = layout.to_scene()
    check_scene(scene)
    start = scene.clear_start()
    assert start is not None
    simulate(scene, Flick(start, angle, speed))


@settings(max_examples=60, deadline=None)
@given(layouts())
def test_a_table_comes_back_from_its_scene(layout: Layout) -> None:
    again = layout_of(
        layout.to_scene(),
        board=layout.board,
        must_fall=layout.must_fall,
        real=layout.decoy or "left",
        shots=layout.shots,
    )
    assert again.key == layout.key
