"""Everything has its own place on the table, for any number of ranchers and size of controls."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.rules.mustang.box import KINDS
from game.ui.kit.canvas import Box, Point
from game.ui.mustang.places.herd import SMALLEST_COUNTER, herd_places
from game.ui.mustang.places.prairie import PILE_SIDE, SPECIAL_SIDE, SPECIAL_X, PrairiePlaces
from game.ui.mustang.places.table import Places, table_places
from game.ui.mustang.places.tray import tray_places

SCREEN = Box(0, 0, 1280, 720)
ZOOMS = (0.8, 0.9, 1.0, 1.2, 1.35, 1.5)


def all_places() -> list[tuple[float, int, Places]]:
    return [(z, others, table_places(z, others)) for z in ZOOMS for others in (1, 2, 3, 4)]


def boxes(places: Places) -> dict[str, Box]:
    found = {f"ranch {n}": ranch.box for n, ranch in enumerate(places.ranches)}
    for name in ("prairie", "sets", "tray", "corner", "score", "actions"):
        found[name] = getattr(places, name)
    if places.log is not None:
        found["log"] = places.log
    found["own"] = places.own.box
    found["hand"] = places.hand.inflate(0, 16)  # with a card that stands out
    return found


@pytest.mark.parametrize(("zoom", "others", "places"), all_places())
def test_nothing_lies_across_something_else(zoom: float, others: int, places: Places) -> None:
    found = boxes(places)
    assert len(places.ranches) == others
    for name, box in found.items():
        assert SCREEN.contains(box), name
    for (name, box), (other, other_box) in combinations(found.items(), 2):
        assert not box.inflate(-2, -2).colliderect(other_box.inflate(-2, -2)), (name, other)


@pytest.mark.parametrize(("zoom", "others", "places"), all_places())
def test_planks_and_cards_have_places_of_their_own(
    zoom: float, others: int, places: Places
) -> None:
    for count in (1, 4, 6):
        cards = [places.card(number, count) for number in range(count)]
        assert all(places.hand.inflate(2, 2).contains(card) for card in cards)
        assert all(a.right < b.left for a, b in pairwise(cards))
    actions = [places.action(number) for number in range(4)]
    assert all(a.bottom < b.top for a, b in pairwise(actions))
    assert min(action.height for action in actions) >= 58
    corners = [places.corner_plank(number, 5) for number in range(5)]
    assert all(a.right < b.left for a, b in pairwise(corners))


@pytest.mark.parametrize(("zoom", "others", "places"), all_places())
def test_the_tray_holds_what_lies_on_it(zoom: float, others: int, places: Places) -> None:
    tray = tray_places(places.tray)
    parts = [part for part in tray if isinstance(part, Box)]
    assert all(places.tray.contains(part) for part in parts)
    for one, other in combinations(parts, 2):
        assert not one.inflate(-1, -1).colliderect(other.inflate(-1, -1))


@pytest.mark.parametrize(("zoom", "others", "places"), all_places())
def test_a_herd_of_any_size_stands_inside_its_fence(
    zoom: float, others: int, places: Places
) -> None:
    for room in (places.ranches[0].stable, places.ranches[0].corral, places.own.corral):
        for count in range(13):
            points, side = herd_places(count, room, 46.0)
            assert len(set(points)) == count
            assert side >= SMALLEST_COUNTER
            for x, y in points:
                assert room.inflate(8, 8).contains(Box(x - side / 2, y - side / 2, side, side))


def test_counters_of_a_herd_do_not_lie_across_each_other() -> None:
    room = table_places(1.0, 4).ranches[0].stable
    points, side = herd_places(6, room, 46.0)
    for (x, y), (other_x, other_y) in combinations(points, 2):
        assert abs(x - other_x) >= side or abs(y - other_y) >= side - 2


@pytest.mark.parametrize(("zoom", "others", "places"), all_places())
def test_open_mustangs_do_not_lie_across_each_other(
    zoom: float, others: int, places: Places
) -> None:
    """Up to five come back at once; and nothing lies below them."""
    prairie = PrairiePlaces(places.prairie)
    for count in range(1, 7):
        spots = [prairie.open(kind, n, count) for kind in KINDS for n in range(count)]
        spots += [(prairie.special(name), SPECIAL_SIDE * prairie.unit) for name in SPECIAL_X]
        spots += [(prairie.pile(kind), PILE_SIDE * prairie.unit) for kind in KINDS]
        plates = [prairie.plate(kind) for kind in (*KINDS, *SPECIAL_X)]
        for one, other in combinations([*map(_box, spots), *plates], 2):
            assert not one.inflate(-4, -4).colliderect(other.inflate(-4, -4))


def _box(spot: tuple[Point, float]) -> Box:
    (x, y), side = spot
    return Box(x - side / 2, y - side / 2, side, side)


@pytest.mark.parametrize(("zoom", "others", "places"), all_places())
def test_open_mustangs_stay_on_the_prairie(zoom: float, others: int, places: Places) -> None:
    prairie = PrairiePlaces(places.prairie)
    for kind in KINDS:
        for count in range(1, 8):
            for number in range(count):
                (x, y), side = prairie.open(kind, number, count)
                assert places.prairie.contains(Box(x - side / 2, y - side / 2, side, side))
    plates = [prairie.plate(kind) for kind in ("midnight", *KINDS, "avalanche")]
    assert all(places.prairie.contains(plate) for plate in plates)
    assert all(a.right < b.left for a, b in pairwise(plates))


def test_as_designed_at_the_usual_size() -> None:
    places = table_places(1.0, 3)
    assert [round(ranch.box.x) for ranch in places.ranches] == [12, 435, 858]
    assert places.sets == Box(12, 176, 266, 232)
    assert places.tray == Box(12, 418, 266, 238)
    assert places.action(0) == Box(1002, 424, 266, 65)
