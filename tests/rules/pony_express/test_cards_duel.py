"""Cards before the other's shot: Water Barrel, Decoy, Dust Devil."""

import math
from typing import Any

import msgspec
import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from tests.rules.pony_express.scripting import (
    MISS,
    arranged,
    asked,
    card,
    flick,
    hand,
    kinds,
    paid,
    piece,
    play,
    ride,
    scene,
    snapshot,
    told,
    verdicts,
    window,
)

NORTH_WEST, SOUTH_EAST = (4.0, 29.5), (48.0, 4.0)
LENGTH = math.dist(NORTH_WEST, SOUTH_EAST)
# From Ann, in the north-west, to Bob; to her left and to her right.
AHEAD = ((48 - 4) / LENGTH, (4 - 29.5) / LENGTH)
LEFT = (-AHEAD[1], AHEAD[0])
AT_BOB = {"touched": ["Bob"]}
AT_DECOY = {"touched": ["decoy"]}


def duel(
    *shots: dict[str, Any], held: str = "decoy", corner: str = "north-west", **table: Any
) -> Match:
    """Bob, who holds this card, is asked for one before Ann's first shot. Cleo stands by."""
    where = table.pop("spaces", (24, 25, 28))
    m = arranged(where, cards={1: [held]}, rolls=["pair", "pair"], shots=shots, **table)
    ride(m, "pair")
    play(m, corner=corner)
    assert window(m) == ("others-shot", 1)
    return m


def pieces_of(m: Match, seat: int) -> list[str]:
    return [piece.id for piece in scene(m).pieces if piece.owner == seat]


# ---- Water Barrel


@pytest.mark.parametrize("corner", ["north-west", "south-east"])
def test_water_barrel_stands_nearer_to_ones_own_place_and_6_cm_from_any_pawn(corner: str) -> None:
    m = duel(held="water-barrel", corner=corner)
    offered = {play.at for play in m.pending.options()[1:]}
    card(m, None)
    pawns = [piece.at for piece in scene(m).pieces]
    assert len(pawns) == 3 + 3
    other, own = (NORTH_WEST, SOUTH_EAST) if corner == "north-west" else (SOUTH_EAST, NORTH_WEST)
    assert offered == {
        (x, y)
        for x in range(1, 52)
        for y in range(1, 36)
        if math.dist((x, y), own) < math.dist((x, y), other)
        and all(math.dist((x, y), pawn) >= 6 for pawn in pawns)
    }


@pytest.mark.parametrize(
    "at",
    [
        [10, 20],  # nearer to Ann's place
        [46, 8],  # too near to Bob
        [26, 12],  # too near to Cleo
        [26, 5.5],  # no whole centimetre
        [52, 20],  # over the edge
        [60, 10],
        [45, -3],
        [40],
        [40, 15, 1],
        "40,15",
        None,
        40,
        [True, 15],
    ],
)
def test_water_barrel_elsewhere_is_refused(at: Any) -> None:
    m = duel(held="water-barrel")
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer({"card": "water-barrel", "at": at})
    assert snapshot(m) == before


def test_water_barrel_keeps_6_cm_from_riders_in_prison_and_figures_too() -> None:
    m = duel(held="water-barrel", corner="south-east", prison=(2,), spaces=(24, 25, 13))
    offered = {play.at for play in m.pending.options()[1:]}
    assert (13, 24) not in offered  # Cleo lies at (13.4, 18.4)
    assert all(math.dist(at, (6.95, 5.45)) >= 6 for at in offered)


def test_water_barrel_is_2_cm_wide_and_stays_for_the_duel_and_blocks_both() -> None:
    m = duel(*[MISS] * 6, held="water-barrel")
    card(m, "water-barrel", at=[40, 15])
    assert told(m, "card-played")[0]["at"] == [40, 15]
    for _ in range(6):
        barrel = piece(m, "barrel")
        assert (barrel.kind, barrel.at, barrel.radius) == ("barrel", (40.0, 15.0), 1.0)
        assert m.view(2)["duel"]["barrel"] == [40, 15]
        flick(m)
    assert m.view(None)["duel"] is None


def test_water_barrel_leaves_the_board_with_the_duel() -> None:
    m = duel(AT_BOB, held="water-barrel", spaces=(26, 27, 30), gold=(3, 3, 3))
    card(m, "water-barrel", at=[40, 15])
    flick(m)
    assert scene(m).mode == "figures"
    assert all(piece.kind != "barrel" for piece in scene(m).pieces)


# ---- Decoy


@pytest.mark.parametrize("side", ["left", "right"])
def test_decoy_twins_stand_2_cm_left_and_right_of_the_place(side: str) -> None:
    m = duel(held="decoy")
    card(m, "decoy", side=side)
    assert pieces_of(m, 1) == ["rider-1-left", "rider-1-right"]
    for name, offset in (("rider-1-left", -2), ("rider-1-right", 2)):  # Bob looks at Ann
        where = (48 + LEFT[0] * offset, 4 + LEFT[1] * offset)
        assert piece(m, name).at == pytest.approx(where)


def test_decoy_twins_are_alike_in_everything_but_where_they_stand() -> None:
    m = duel(held="decoy")
    card(m, "decoy", side="left")
    twins = [msgspec.structs.asdict(piece(m, name)) for name in pieces_of(m, 1)]
    for twin in twins:
        del twin["id"], twin["at"]
    assert twins[0] == twins[1]


def test_decoy_its_owner_alone_says_and_knows_which_is_real() -> None:
    tables = [duel(held="decoy") for _ in range(2)]
    for m, side in zip(tables, ("left", "right"), strict=True):
        card(m, "decoy", side=side)
        assert m.view(1)["duel"]["decoy"]["side"] == side
        assert told(m, "decoy-placed") == [{"seat": 1, "side": side}]
    for seat in (0, 2, None):
        assert tables[0].view(seat) == tables[1].view(seat)
    assert scene(tables[0]) == scene(tables[1])


@pytest.mark.parametrize("side", ["", "Left", "north-west", None, 0, True])
def test_decoy_needs_a_side(side: Any) -> None:
    m = duel(held="decoy")
    with pytest.raises(IllegalAnswer):
        m.answer({"card": "decoy", "side": side})
    assert hand(m, 1) == ["decoy"]


@pytest.mark.parametrize("side", ["left", "right"])
def test_decoy_a_touch_on_the_dummy_removes_it_and_is_a_miss(side: str) -> None:
    m = duel(AT_DECOY, MISS, AT_BOB, held="decoy")
    card(m, "decoy", side=side)
    real = piece(m, f"rider-1-{side}").at
    flick(m)
    assert verdicts(m) == [(0, "decoy")]
    assert asked(m) == ("flick", (1,))
    # The real rider stays where it stood, and everybody knows it now.
    assert pieces_of(m, 1) == ["rider-1"]
    assert piece(m, "rider-1").at == real
    assert m.view(0)["duel"]["decoy"] == {"owner": 1, "standing": False, "side": side}
    assert told(m, "shot-taken")[0]["real_side"] == side
    flick(m, 2)
    assert told(m, "duel-ended") == [{"winner": 0, "loser": 1}]


@pytest.mark.parametrize("touched", [["Bob"], ["Bob", "decoy"], ["decoy", "Bob"]])
def test_decoy_a_die_that_touches_the_real_one_or_both_hit_the_real_one(
    touched: list[str],
) -> None:
    m = duel({"touched": touched}, held="decoy")
    card(m, "decoy", side="right")
    flick(m)
    assert verdicts(m) == [(0, "hit")]
    assert paid(m) == [(1, 0, 2, "duel")]


def test_decoy_touched_with_a_bystander_means_arrest() -> None:
    m = duel({"touched": ["decoy", "Cleo"]}, held="decoy")
    card(m, "decoy", side="right")
    flick(m)
    assert verdicts(m) == [(0, "arrest")]


def test_decoy_a_miss_leaves_it_standing() -> None:
    m = duel(MISS, MISS, held="decoy")
    card(m, "decoy", side="right")
    flick(m, 2)
    assert pieces_of(m, 1) == ["rider-1-left", "rider-1-right"]


@pytest.mark.parametrize("touched", [["decoy"], ["Bob"], ["Bob", "decoy"]])
def test_decoy_ones_own_die_does_nothing_to_it(touched: list[str]) -> None:
    m = duel(MISS, {"touched": touched, "fallen": touched}, held="decoy")
    card(m, "decoy", side="right")
    flick(m, 2)
    assert verdicts(m) == [(0, "miss"), (1, "miss")]
    assert pieces_of(m, 1) == ["rider-1-left", "rider-1-right"]


def decoy_views(shots: dict[str, list[dict[str, Any]]], number: int) -> list[dict[str, Any]]:
    """What Ann sees after so many shots, once with the real rider on each side."""
    views = []
    for side, listed in shots.items():
        m = duel(*listed, held="decoy")
        card(m, "decoy", side=side)
        flick(m, number)
        views.append(m.view(0))
    return views


def test_decoy_ones_own_die_does_not_give_away_which_is_real() -> None:
    # Bob's own die touches the left twin, whether that is he or the dummy.
    first, second = decoy_views({"left": [MISS, AT_BOB], "right": [MISS, AT_DECOY]}, 2)
    assert first == second


def test_decoy_a_twin_knocked_over_by_another_piece_does_not_give_it_away() -> None:
    shots = {"left": [{"fallen": ["Bob"]}], "right": [{"fallen": ["decoy"]}]}
    first, second = decoy_views(shots, 1)
    assert first == second


@pytest.mark.parametrize(
    ("shot", "verdict", "standing"),
    [
        ({"touched": ["decoy"]}, "decoy", False),
        ({"touched": ["decoy"], "fallen": ["decoy"]}, "decoy", False),
        ({"touched": ["Bob"]}, "miss", True),
        ({"touched": ["Bob"], "fallen": ["Bob"]}, "hit", None),
        ({"touched": ["decoy", "Bob"], "fallen": ["Bob"]}, "hit", None),
        ({"touched": ["decoy", "Bob"], "fallen": ["decoy"]}, "decoy", False),
    ],
)
def test_decoy_under_must_fall_the_real_one_must_fall_and_the_dummy_only_be_touched(
    shot: dict[str, Any], verdict: str, standing: bool | None
) -> None:
    m = duel(shot, held="decoy", options={"must-fall": True})
    card(m, "decoy", side="right")
    flick(m)
    assert verdicts(m) == [(0, verdict)]
    decoy = (m.view(None)["duel"] or {}).get("decoy")
    assert (decoy["standing"] if decoy else None) == standing


# ---- Dust Devil


@pytest.mark.parametrize(("side", "push"), [("left", -0.8), ("right", 0.8)])
def test_dust_devil_blows_from_the_side_chosen_square_to_the_duel_line(
    side: str, push: float
) -> None:
    m = duel(held="dust-devil")
    card(m, "dust-devil", side=side)
    # As Ann, who shoots, sees it: from her left it blows the die to her right.
    assert scene(m).wind == pytest.approx((LEFT[0] * push, LEFT[1] * push))
    assert math.hypot(*scene(m).wind) == pytest.approx(0.8)


def test_dust_devil_from_the_other_corner_left_is_the_shooters_left_too() -> None:
    m = duel(held="dust-devil", corner="south-east")
    card(m, "dust-devil", side="left")
    assert scene(m).wind == pytest.approx((LEFT[0] * 0.8, LEFT[1] * 0.8))


def test_dust_devil_is_shown_to_all_before_the_aim() -> None:
    m = duel(held="dust-devil")
    card(m, "dust-devil", side="left")
    assert asked(m) == ("flick", (0,))
    for seat in (0, 1, 2, None):
        assert m.view(seat)["duel"]["wind-from"] == "left"
    assert told(m, "card-played")[0]["side"] == "left"


def test_dust_devil_is_for_this_shot_only() -> None:
    m = duel(MISS, MISS, MISS, held="dust-devil")
    card(m, "dust-devil", side="left")
    for number in range(3):
        assert (scene(m).wind == (0.0, 0.0)) == (number > 0)
        flick(m)
    assert m.view(None)["duel"]["wind-from"] is None


def test_dust_devil_does_not_blow_on_the_shot_of_a_spare_cartridge() -> None:
    held = {0: ["spare-cartridge"], 1: ["dust-devil", "canteen"]}
    m = arranged((24, 25, 28), cards=held, rolls=["pair"], shots=[MISS])
    ride(m, "pair")
    play(m, corner="north-west")
    card(m, "dust-devil", side="left")
    flick(m)
    card(m, "spare-cartridge")
    assert window(m) == ("others-shot", 1)
    card(m, None)
    assert scene(m).wind == (0.0, 0.0)


# ---- all three


@pytest.mark.parametrize("held", ["water-barrel", "decoy", "dust-devil"])
def test_the_shooter_plays_them_only_before_the_others_shot(held: str) -> None:
    m = arranged((24, 25, 28), cards={0: [held]}, rolls=["pair"], shots=[MISS])
    ride(m, "pair")
    play(m, corner="north-west")
    assert asked(m) == ("flick", (0,))
    m = arranged((24, 25, 28), cards={0: [held]}, rolls=["pair"], shots=[MISS])
    ride(m, "pair")
    play(m, corner="north-west")
    flick(m)
    if window(m) == ("missed", 0):  # a card in hand might be a spare cartridge
        card(m, None)
    assert window(m) == ("others-shot", 0)
    assert {play.card for play in m.pending.options()[1:]} == {held}


@pytest.mark.parametrize("held", ["water-barrel", "decoy", "dust-devil"])
def test_they_are_not_for_the_shot_at_the_indians(held: str) -> None:
    m = arranged((8, 1, 2), cards={0: [held], 1: []}, rolls=["pair"])
    ride(m, "pair")
    card(m, None)  # a card in hand might be a safe conduct
    assert asked(m) == ("flick", (0,))
    assert "card-played" not in kinds(m)
