"""Everything has its own place on Western's table, for three to ten seats and any controls."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.ui.kit.canvas import Box
from game.ui.western.felt.arrow import best_curve
from game.ui.western.money.piles import PILE
from game.ui.western.places import PLANKS, Places, table_places

SCREEN = Box(0, 0, 1280, 720)
ZOOMS = (0.8, 0.9, 1.0, 1.2, 1.35, 1.5)
SEATS = range(3, 11)


def all_places() -> list[tuple[float, int, Places]]:
    return [(zoom, seats, table_places(zoom, seats, 0)) for zoom in ZOOMS for seats in SEATS]


def boxes(places: Places) -> dict[str, Box]:
    found = {f"plate {seat}": place.plate for seat, place in enumerate(places.seats)}
    for seat, place in enumerate(places.seats):
        x, y = place.money
        found[f"money {seat}"] = Box(x - 36, y - PILE[1] / 2, 72, PILE[1] - 8)
    x, y = places.ball
    found["ball"] = Box(x - 32, y - 32, 64, 104)  # with its number
    for name in ("deck", "last_card", "cash_box", "goal", "icons", "hand"):
        found[name] = getattr(places, name)
    found["message"] = places.message
    found |= {f"button {number}": places.button(number) for number in range(3)}
    return found


@pytest.mark.parametrize(("zoom", "seats", "places"), all_places())
def test_nothing_lies_across_something_else(zoom: float, seats: int, places: Places) -> None:
    found = boxes(places)
    assert len(places.seats) == seats
    for name, box in found.items():
        assert SCREEN.contains(box), name
    for (name, box), (other, other_box) in combinations(found.items(), 2):
        assert not box.inflate(-3, -3).colliderect(other_box.inflate(-3, -3)), (name, other)


@pytest.mark.parametrize(("zoom", "seats", "places"), all_places())
def test_cards_and_planks_have_places_of_their_own(zoom: float, seats: int, places: Places) -> None:
    for count in (1, 8, 12):
        cards = [places.card(number, count) for number in range(count)]
        assert all(places.hand.inflate(2, 2).contains(card) for card in cards)
        assert all(a.right < b.left for a, b in pairwise(cards))
    planks = [places.icon(number) for number in range(PLANKS)]
    assert all(a.right < b.left for a, b in pairwise(planks))
    assert all(places.icons.inflate(2, 2).contains(plank) for plank in planks)


def test_the_others_sit_clockwise_from_whoever_is_in_front() -> None:
    """Up on the left, and down on the right, whoever that is."""
    for front in range(6):
        plates = table_places(1.0, 6, front).seats
        around = [plates[(front + step) % 6].plate.center for step in range(6)]
        assert around == [(640, 420), (160, 352), (190, 116), (640, 52), (1090, 116), (1120, 352)]


@pytest.mark.parametrize("seats", SEATS)
def test_an_arrow_crosses_no_plate_between(seats: int) -> None:
    places = table_places(1.0, seats, 0)
    for begin, end in combinations(range(seats), 2):
        for one, other in ((begin, end), (end, begin)):
            curve = best_curve(1.0, seats, 0, 0.0, one, other)
            points = [curve.at(share / 20) for share in range(21)]
            for seat in set(range(seats)) - {one, other}:
                assert not any(places.plate(seat).collidepoint(at) for at in points)
