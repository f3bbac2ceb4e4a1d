"""Cards are played where anybody would, and kept where nobody would: only clear cases."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.pony_express.scenes import next_shot
from game.engine.match import Match
from game.rules.pony_express.cards import Play
from game.rules.shared.hands import SPACES, hand_of
from physics import simulate
from physics.model import Flick, Scene
from tests.bots.moments import RIDE, WINDOWS, come_to
from tests.bots.racing import LEVELS, chosen, planned_by, staged
from tests.bots.shooting import hand_of as hand_of_level
from tests.rules.pony_express.scripting import MISS, dice, drive, play, question

SHARP = ("ranger", "gunslinger")  # levels that weigh the whole race
every_level = pytest.mark.parametrize("level", LEVELS)
sharp_levels = pytest.mark.parametrize("level", SHARP)


def after_riding(to: int, held: str, roll: str, **table: Any) -> Match:
    """Ann has come to that space by a pair, and rolled there: she is asked for her card."""
    m = staged((to - 1, 1, 1), cards={0: [held]}, rolls=["pair", roll], **table)
    drive(m, lambda m: question(m)[0] in ("mine", "saloon"), RIDE)
    return m


# --------------------------------------------------------------------------- prison


@every_level
def test_a_good_lawyer_is_called(level: str) -> None:
    assert chosen(come_to(WINDOWS["going-to-prison"], ["good-lawyer"]), level) is not None


@every_level
def test_a_file_in_the_cake_is_used(level: str) -> None:
    assert chosen(come_to(WINDOWS["in-prison"], ["file-in-the-cake"]), level) is not None


# --------------------------------------------------------------------------- the cup


def marked(roll: str, level: str) -> str | None:
    """The hand that a marked die makes of a roll in the middle of a race; None without one."""
    m = staged((14, 12, 9), cards={0: ["marked-die"]}, rolls=[roll])
    answer = chosen(m, level)
    if answer is None:
        return None
    faces = dice(roll)
    faces[answer.die] = answer.face
    return hand_of(tuple(faces))


@every_level
@pytest.mark.parametrize(("roll", "hand"), [("K K K K 9", "five"), ("A K Q J 9", "straight")])
def test_a_marked_die_completes_a_strong_hand(roll: str, hand: str, level: str) -> None:
    made = marked(roll, level)
    assert made is not None
    assert SPACES[made] >= SPACES[hand]


@every_level
def test_a_marked_die_is_not_spent_on_five_of_a_kind(level: str) -> None:
    assert marked("Q Q Q Q Q", level) is None


@every_level
def test_a_canteen_is_not_opened_for_a_reroll_that_is_free(level: str) -> None:
    m = staged((2, 12, 9), cards={0: ["canteen"]}, rolls=["nothing"])
    assert question(m) == ("before-reroll", 0)
    assert chosen(m, level) is None


@every_level
def test_a_canteen_is_not_opened_over_five_of_a_kind(level: str) -> None:
    m = staged((26, 20, 9), cards={0: ["canteen"]}, rolls=["five"])
    assert chosen(m, level) is None


@every_level
@pytest.mark.parametrize(
    ("roll", "played"), [("nothing", True), ("straight", False)], ids=["lie", "truth"]
)
def test_a_poker_face_is_for_lies(roll: str, played: bool, level: str) -> None:
    m = staged((14, 12, 9), cards={0: ["poker-face"]}, rolls=[roll])
    play(m, reroll="stand", announce="straight")
    assert question(m) == ("announcing", 0)
    assert (chosen(m, level) is not None) is played


# --------------------------------------------------------------------------- on the way


@every_level
@pytest.mark.parametrize(
    ("roll", "again"),
    [("9 9 A K J", (2, 3, 4)), ("Q Q Q Q 9", (4,)), ("9 9 10 10 A", (4,)), ("9 9 9 A K", (3, 4))],
)
def test_a_pickaxe_is_swung_at_the_right_dice(
    roll: str, again: tuple[int, ...], level: str
) -> None:
    m = after_riding(7, "pickaxe", roll)
    assert chosen(m, level) == Play("pickaxe", dice=again)


@every_level
def test_a_pickaxe_is_kept_when_the_bank_is_empty(level: str) -> None:
    m = after_riding(7, "pickaxe", "pair", gold=(10, 10, 10))
    assert chosen(m, level) is None


@every_level
def test_a_rail_pass_takes_both_legs_from_the_first_station(level: str) -> None:
    m = come_to(WINDOWS["station"], ["rail-pass"])
    assert chosen(m, level) == Play("rail-pass", legs=2)


@sharp_levels
@pytest.mark.parametrize(("gold", "payer"), [((3, 0, 9), 2), ((3, 9, 0), 1), ((9, 0, 8), 2)])
def test_a_big_bill_goes_to_who_can_pay_it(gold: tuple[int, ...], payer: int, level: str) -> None:
    m = after_riding(10, "on-his-tab", "four", gold=gold)
    assert chosen(m, level) == Play("on-his-tab", rider=payer)


@every_level
def test_a_tab_is_kept_when_there_is_nothing_to_pay(level: str) -> None:
    assert chosen(after_riding(10, "on-his-tab", "nothing"), level) is None


@every_level
@pytest.mark.parametrize(("fallen", "played"), [(0.0, True), (3.0, False)])
def test_safe_conduct_is_for_who_would_fell_nobody(fallen: float, played: bool, level: str) -> None:
    m = come_to(WINDOWS["indians"], ["safe-conduct"])
    answer = chosen(m, level, planner=planned_by(lambda scene: (0.0, 0.0, fallen)))
    assert (answer is not None) is played


@every_level
def test_safe_conduct_is_for_who_would_surely_be_arrested(level: str) -> None:
    m = come_to(WINDOWS["indians"], ["safe-conduct"])
    assert chosen(m, level, planner=planned_by(lambda scene: (0.0, 0.95, 0.5))) is not None


@every_level
def test_a_fresh_horse_is_ridden_to_sacramento(level: str) -> None:
    m = staged((30, 12, 9), cards={0: ["fresh-horse"]}, rolls=["pair"], kinds={31: "relay"})
    drive(m, lambda m: question(m) == ("relay", 0), RIDE)
    assert chosen(m, level) is not None


# --------------------------------------------------------------------------- shots


@every_level
@pytest.mark.parametrize(
    ("window", "card"), [("own-shot", "steady-hand"), ("missed", "spare-cartridge")]
)
def test_a_card_for_ones_own_shot_is_always_played_in_the_showdown(
    window: str, card: str, level: str
) -> None:
    m = come_to(WINDOWS[f"{window} in the showdown"], [card])
    assert chosen(m, level) == Play(card)


@every_level
def test_a_spare_cartridge_is_kept_when_the_sheriff_is_likelier_than_a_hit(level: str) -> None:
    m = come_to(WINDOWS["missed in the showdown"], ["spare-cartridge"])
    assert chosen(m, level, planner=planned_by(lambda scene: (0.1, 0.4, 0.0))) is None


@every_level
def test_a_steady_hand_is_for_shots_that_it_helps(level: str) -> None:
    m = come_to(WINDOWS["own-shot at the figures"], ["steady-hand"])
    helps = planned_by(lambda scene: (0.0, 0.0, 3.0 if scene.steady else 0.0))
    assert chosen(m, level, planner=helps) == Play("steady-hand")
    does_not = planned_by(lambda scene: (0.0, 0.0, 1.5))
    assert chosen(m, level, planner=does_not) is None


def hit_after(m: Match, level: str, answer: Play | None) -> float:
    """The other's chance to hit Bob, as the planner of that level sees it after his card."""
    barrel = None if answer is None else answer.at
    scene = next_shot(m.seen(1), 0, barrel=barrel)
    return hand_of_level(level).plan(scene, must_fall=False).hit


@every_level
@pytest.mark.parametrize("where", ["in a duel", "in the showdown"])
def test_a_barrel_is_stood_where_it_halves_the_others_hits(where: str, level: str) -> None:
    m = come_to(WINDOWS[f"others-shot {where}"], ["water-barrel"])
    answer = chosen(m, level)
    assert answer is not None and answer.card == "water-barrel"
    assert hit_after(m, level, answer) < hit_after(m, level, None) / 2


def spoilt_by(hindrance: str) -> Any:
    """A planner for whom one kind of hindrance makes a good shot a bad one."""

    def odds(scene: Scene) -> tuple[float, float, float]:
        twins = any(piece.id.endswith("-left") for piece in scene.pieces)
        there = {
            "wind": scene.wind != (0.0, 0.0),
            "decoy": twins,
            "barrel": any(piece.kind == "barrel" for piece in scene.pieces),
        }
        return (0.2 if there[hindrance] else 0.8), 0.0, 0.0

    return planned_by(odds)


@every_level
@pytest.mark.parametrize(
    ("hindrance", "card"), [("wind", "dust-devil"), ("decoy", "decoy"), ("barrel", "water-barrel")]
)
def test_in_the_showdown_whatever_spoils_the_others_shot_is_played(
    hindrance: str, card: str, level: str
) -> None:
    m = come_to(WINDOWS["others-shot in the showdown"], ["water-barrel", "decoy", "dust-devil"])
    answer = chosen(m, level, planner=spoilt_by(hindrance))
    assert answer is not None and answer.card == card


@every_level
def test_nobody_can_tell_beforehand_where_a_decoy_stands(level: str) -> None:
    m = come_to(WINDOWS["others-shot in the showdown"], ["decoy"])
    planner = spoilt_by("decoy")
    sides = {chosen(m, level, seed, planner=planner).side for seed in range(20)}
    assert sides == {"left", "right"}


@every_level
def test_a_wind_is_raised_although_a_planner_would_allow_for_it(level: str) -> None:
    m = come_to(WINDOWS["others-shot in the showdown"], ["dust-devil"])
    assert chosen(m, level).card == "dust-devil"


@every_level
def test_what_spoils_nothing_is_kept(level: str) -> None:
    m = come_to(WINDOWS["others-shot in the showdown"], ["water-barrel", "decoy"])
    assert chosen(m, level, planner=planned_by(lambda scene: (0.5, 0.0, 0.0))) is None


@every_level
def test_the_wind_comes_from_where_it_hurts_more(level: str) -> None:
    m = come_to(WINDOWS["others-shot in the showdown"], ["dust-devil"])
    from_the_right = next_shot(m.seen(1), 0, wind_from="right").wind
    planner = planned_by(lambda scene: (0.2 if scene.wind == from_the_right else 0.8, 0.0, 0.0))
    assert chosen(m, level, planner=planner) == Play("dust-devil", side="right")


# --------------------------------------------------------------------------- corners


def duel_for(spaces: tuple[int, ...]) -> Match:
    """Ann, on the first space, rides a pair onto Bob, on the second; the others look on."""
    m = staged(spaces, rolls=["pair"], shots=[MISS] * 6)
    drive(m, lambda m: question(m) == ("corner", 0), RIDE)
    return m


# Three riders on space 11 stand like a wall before the north-west corner.
BEHIND_A_WALL = (24, 25, 11, 11, 11)


@every_level
@pytest.mark.parametrize("better", ["north-west", "south-east"])
def test_the_corner_is_taken_from_which_one_hits(better: str, level: str) -> None:
    m = duel_for((24, 25, 28))
    line = m.seen(0).board.corners[better].line

    def odds(scene: Scene) -> tuple[float, float, float]:
        return (0.9 if scene.line == line else 0.2), 0.0, 0.0

    assert chosen(m, level, planner=planned_by(odds)) == better


@every_level
def test_who_chooses_stands_behind_the_wall(level: str) -> None:
    assert chosen(duel_for(BEHIND_A_WALL), level) == "north-west"


@every_level
def test_a_shot_that_could_only_do_harm_comes_to_nobody(level: str) -> None:
    """Bob stands behind the wall, and Ann has to shoot."""
    for seed in range(8):
        m = duel_for(BEHIND_A_WALL)
        play(m, corner="south-east")
        flick = chosen(m, level, seed)
        assert touched_by(m, flick) == ()


def touched_by(m: Match, flick: dict[str, Any]) -> tuple[str, ...]:
    assert m.pending is not None
    shot = Flick(tuple(flick["start"]), flick["angle"], flick["speed"])
    return simulate(m.pending.scene, shot).outcome.touched
