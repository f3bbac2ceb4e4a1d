"""The worlds: seeded ones answer from seed and position alone, scripted ones as listed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game import new_match
from game.engine.draws import Draws, mixed
from game.engine.errors import WorldError
from game.engine.requests import Roll, Shot, Shuffle
from game.engine.shots import (
    BYSTANDER,
    FIGURE_FALLS,
    HINDRANCE,
    HIT,
    RIDER_FALLS,
    STAYS_ON_BOARD,
    STEADY_GAIN,
    drawn_outcome,
    hit_chance,
)
from game.engine.world import ScriptedWorld, SeededWorld
from game.rules.pony_express.cards import DECK
from physics.model import FiringLine, Flick, Outcome, Piece, Scene
from tests.rules.pony_express.scripting import arranged, asked, play

FACES = ("A", "K", "Q", "J", "10", "9")
FLICK = Flick((9.0, 10.0), 0.0, 3.0)
LINE = FiringLine((10.0, 10.0), (1.0, 0.0), 12.0)


def rider(seat: int, at: tuple[float, float] = (30.0, 20.0), name: str = "") -> Piece:
    return Piece(name or f"rider-{seat}", "rider", at, 1.0, 3.0, seat)


def scene(*extra: Piece, **changes: Any) -> Scene:
    pieces = (rider(0, (5.0, 10.0)), rider(1, (40.0, 10.0)), rider(2), *extra)
    base: dict[str, Any] = {"mode": "duel", "shooter": 0, "target": 1, "pieces": pieces}
    return Scene(width=52.0, height=36.0, line=LINE, **{**base, **changes})


def figures() -> tuple[Piece, ...]:
    return tuple(Piece(f"figure-{n}", "figure", (5.0 * n, 2.0), 0.6, 3.5) for n in (1, 2, 3))


def shot(*extra: Piece, **changes: Any) -> Shot:
    names = {"Ann": "rider-0", "Bob": "rider-1", "Cleo": "rider-2"}
    return Shot(scene(*extra, **changes), FLICK, names)


REQUESTS = (Roll(FACES, 5), Roll(FACES, 2), Shuffle(DECK), shot(*figures()))


# ---- seeded


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda request: request.kind)
def test_seeded_the_nth_answer_depends_on_seed_and_n_alone(request_: Any) -> None:
    first, second = SeededWorld(5), SeededWorld(5)
    for n in range(20):
        second.answer(99 - n, Shuffle(DECK))  # asked in another order, with others between
    assert [first.answer(n, request_) for n in range(50)] == [
        second.answer(n, request_) for n in reversed(range(50))
    ][::-1]


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda request: request.kind)
def test_seeded_answers_fit_what_was_asked(request_: Any) -> None:
    world = SeededWorld(3)
    for n in range(200):
        answer = world.answer(n, request_)
        assert request_.check(answer) == answer


def test_seeded_other_seeds_and_positions_give_other_answers() -> None:
    roll = Roll(FACES, 5)
    rolls = {(seed, n): SeededWorld(seed).answer(n, roll) for seed in range(20) for n in range(20)}
    assert len(set(rolls.values())) > 350  # of 7776: hardly any twice


def test_seeded_dice_are_fair() -> None:
    world = SeededWorld(1)
    count = Counter(face for n in range(4000) for face in world.answer(n, Roll(FACES, 5)))
    assert sum(count.values()) == 20000
    assert all(abs(number - 20000 / 6) < 250 for number in count.values())  # 4.7 deviations


def test_seeded_shuffles_bring_every_card_to_the_top_equally_often() -> None:
    world = SeededWorld(1)
    cards = tuple("abcde")
    tops = Counter(world.answer(n, Shuffle(cards))[0] for n in range(5000))
    assert all(abs(tops[card] - 1000) < 140 for card in cards)


def test_seeded_worlds_may_be_given_another_way_to_shoot() -> None:
    given: list[Any] = []

    def shoot(scene: Scene, flick: Flick, draws: Draws) -> Outcome:
        given.append((scene, flick))
        return Outcome(touched=("rider-2",))

    request = shot()
    assert SeededWorld(1).answer(7, request).touched == ("rider-1",), "by the physics"
    assert SeededWorld(1, shoot).answer(7, request).touched == ("rider-2",)
    assert given == [(request.scene, FLICK)]


def test_the_random_numbers_stay_the_same_for_ever() -> None:
    # A game saved today must go on the same way in years.
    assert mixed(0, 0) == mixed(0, 0) != mixed(0, 1)
    assert [mixed(7, n) % 1000 for n in range(5)] == [625, 881, 518, 898, 511]
    assert SeededWorld(7).answer(0, Roll(FACES, 5)) == ("9", "A", "9", "10", "9")
    assert Draws(7, 3).shuffled(range(6)) == [2, 0, 3, 4, 5, 1]


# ---- shots by stated chances


@pytest.mark.parametrize(
    ("changes", "chance"),
    [
        ({}, HIT),
        ({"wind": (0.0, 0.8)}, HIT * HINDRANCE),
        ({"steady": True}, HIT + (1 - HIT) * STEADY_GAIN),
        (
            {"steady": True, "wind": (0.8, 0.0)},
            HIT * HINDRANCE + (1 - HIT * HINDRANCE) * STEADY_GAIN,
        ),
    ],
)
def test_drawn_shots_hit_by_the_stated_chance(changes: dict[str, Any], chance: float) -> None:
    assert hit_chance(scene(**changes)) == pytest.approx(chance)
    drawn = [drawn_outcome(scene(**changes), FLICK, Draws(1, n)) for n in range(4000)]
    hits = sum("rider-1" in outcome.touched for outcome in drawn) / 4000
    assert hits == pytest.approx(chance, abs=0.035)


def test_drawn_shots_a_barrel_hinders() -> None:
    barrel = Piece("barrel", "barrel", (20.0, 20.0), 1.0, 2.0)
    assert hit_chance(scene(barrel)) == pytest.approx(HIT * HINDRANCE)


def test_drawn_shots_touch_a_bystander_knock_over_and_stay_on_the_board_as_stated() -> None:
    drawn = [drawn_outcome(scene(), FLICK, Draws(2, n)) for n in range(6000)]
    touched = [outcome for outcome in drawn if "rider-1" in outcome.touched]
    assert sum("rider-2" in outcome.touched for outcome in drawn) / 6000 == pytest.approx(
        BYSTANDER, abs=0.01
    )
    assert sum("rider-1" in outcome.fallen for outcome in touched) / len(touched) == pytest.approx(
        RIDER_FALLS, abs=0.05
    )
    assert sum(outcome.rest is not None for outcome in drawn) / 6000 == pytest.approx(
        STAYS_ON_BOARD, abs=0.04
    )
    assert all("rider-0" not in outcome.touched for outcome in drawn)
    assert all(set(outcome.fallen) <= set(outcome.touched) for outcome in drawn)


def test_drawn_shots_come_to_rest_clear_of_every_piece() -> None:
    table = scene(*figures())
    for n in range(300):
        rest = drawn_outcome(table, FLICK, Draws(3, n)).rest
        assert rest is None or table.clear(rest)


def test_drawn_shots_at_the_figures_fell_each_by_the_stated_chance() -> None:
    table = scene(*figures(), mode="figures", target=None)
    drawn = [drawn_outcome(table, FLICK, Draws(4, n)) for n in range(3000)]
    for piece in figures():
        share = sum(piece.id in outcome.fallen for outcome in drawn) / 3000
        assert share == pytest.approx(FIGURE_FALLS, abs=0.04)


def test_drawn_shots_at_a_decoy_choose_between_the_twins() -> None:
    twins = (rider(1, (40.0, 8.0), "rider-1-left"), rider(1, (40.0, 12.0), "rider-1-right"))
    table = scene(pieces=(rider(0, (5.0, 10.0)), *twins))
    drawn = [drawn_outcome(table, FLICK, Draws(5, n)) for n in range(3000)]
    counts = Counter(name for outcome in drawn for name in outcome.touched)
    assert set(counts) == {"rider-1-left", "rider-1-right"}
    assert sum(counts.values()) / 3000 == pytest.approx(HIT, abs=0.035)
    assert counts["rider-1-left"] == pytest.approx(counts["rider-1-right"], rel=0.15)


# ---- scripted


def test_scripted_outcomes_come_in_order_each_kind_on_its_own() -> None:
    order = tuple(reversed(DECK))
    world = ScriptedWorld(
        rolls=[["A", "K"], ["9"]], shuffles=[order], shots=[{"touched": ["Bob"]}], seed=3
    )
    assert world.answer(0, Roll(FACES, 2)) == ("A", "K")
    assert world.answer(1, shot()).touched == ("rider-1",)
    assert tuple(world.answer(2, Shuffle(DECK))) == order
    assert world.answer(3, Roll(FACES, 1)) == ("9",)


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda request: request.kind)
def test_scripted_then_seeded_ones_follow(request_: Any) -> None:
    world = ScriptedWorld(rolls=[["A"]], seed=9)
    world.answer(0, Roll(FACES, 1))
    assert world.answer(1, request_) == SeededWorld(9).answer(1, request_)


@pytest.mark.parametrize("roll", [[], ["A"] * 4, ["A"] * 6, "A K Q", ["A"] * 4 + ["B"], [1] * 5])
def test_scripted_a_roll_of_a_wrong_length_or_face_raises(roll: Any) -> None:
    world = ScriptedWorld(rolls=[roll])
    with pytest.raises(WorldError):
        world.answer(0, Roll(FACES, 5))


@pytest.mark.parametrize(
    "cards", [DECK[:-1], (*DECK, "canteen"), (*DECK[:-1], "canteen"), (*DECK[:-1], 3), "decoy"]
)
def test_scripted_a_shuffle_of_other_cards_raises(cards: Any) -> None:
    world = ScriptedWorld(shuffles=[cards])
    with pytest.raises(WorldError):
        world.answer(0, Shuffle(DECK))


@pytest.mark.parametrize(
    "listed",
    [
        {"touched": ["Dan"]},
        {"touched": ["rider-1"]},
        {"touched": ["decoy"]},  # nobody has played one
        {"fallen": ["nobody"]},
        {"toppled": 4},
        {"toppled": -1},
        {"toppled": True},
        {"toppled": "1"},
        {"hit": ["Bob"]},
        {"rest": [1.0]},
        {"rest": "here"},
    ],
)
def test_scripted_a_shot_that_cannot_be_raises(listed: dict[str, Any]) -> None:
    world = ScriptedWorld(shots=[listed])
    with pytest.raises(WorldError):
        world.answer(0, shot(*figures()))


def test_scripted_a_shot_names_riders_figures_and_where_the_die_rests() -> None:
    listed = {"touched": ["Bob", "Cleo"], "fallen": ["Bob"], "toppled": 2, "rest": [20, 15]}
    outcome = ScriptedWorld(shots=[listed]).answer(0, shot(*figures()))
    assert outcome.touched == ("rider-1", "rider-2")
    assert outcome.fallen == ("rider-1", "figure-1", "figure-2")
    assert outcome.rest == (20.0, 15.0)


def test_scripted_a_clone_keeps_what_is_left_and_goes_its_own_way() -> None:
    world = ScriptedWorld(rolls=[["A"], ["K"], ["Q"]])
    world.answer(0, Roll(FACES, 1))
    twin = world.clone()
    assert world.answer(1, Roll(FACES, 1)) == ("K",)
    assert twin.answer(1, Roll(FACES, 1)) == ("K",)
    assert twin.answer(2, Roll(FACES, 1)) == ("Q",)
    assert world.answer(2, Roll(FACES, 1)) == ("Q",)


def test_scripted_a_wrong_outcome_leaves_the_match_as_it_was_and_the_script_too() -> None:
    rolls = [["A"] * 5, ["K"] * 5, ["9"] * 5, ["A", "K", "Q", "J", "9"], ["9", "9"]]
    match = new_match("pony-express", ["Ann", "Bob", "Cleo"], world=ScriptedWorld(rolls=rolls))
    for seat in range(3):
        match.answer(match.pending.options(seat)[0], seat)
    while match.pending.kind == "play-card":
        match.answer(None)
    before = (match.view(0), list(match.journal))
    for _ in range(2):
        with pytest.raises(WorldError):
            match.answer({"roll": [2, 3, 4], "shown": [0, 1]})
        assert (match.view(0), list(match.journal)) == before
    match.answer({"roll": [3, 4], "shown": [0, 1, 2]})
    assert [die["face"] for die in match.view(0)["dice"]] == ["A", "K", "Q", "9", "9"]


def test_scripted_what_a_failed_answer_had_used_of_the_script_is_given_back() -> None:
    # Believed, Ann comes to a poker game: her roll is used, then Bob's is found to be too short.
    match = arranged((24, 25, 25), rolls=["pair", "five", "A"])
    play(match, reroll="stand", announce="pair")
    match.answer(False)
    before = (match.world.mark(), list(match.journal), list(match.events))
    for _ in range(2):
        with pytest.raises(WorldError, match="5 dice cannot have 1"):
            match.answer(False)
        assert (match.world.mark(), list(match.journal), list(match.events)) == before
    assert asked(match) == ("accuse", (2,))


def test_scripted_the_first_player_rolls_of_the_set_up_are_in_seat_order() -> None:
    rolls = [["9"] * 5, ["A"] * 5, ["K"] * 5]
    match = new_match("pony-express", ["Ann", "Bob", "Cleo"], world=ScriptedWorld(rolls=rolls))
    first = [event.data["seat"] for event in match.events if event.kind == "first-player"]
    assert first == [1]


def test_scripted_a_bad_script_stops_the_match_before_it_begins() -> None:
    with pytest.raises(WorldError):
        new_match("pony-express", ["Ann", "Bob", "Cleo"], world=ScriptedWorld(rolls=[["A"]]))
