"""The twin shoots as it was measured, and the share of duels it should win is what it wins."""

from __future__ import annotations

import math
import random

import msgspec
import pytest

from game.bots import LEVELS
from game.engine.draws import Draws
from game.engine.errors import Message, SetupError
from game.engine.requests import FlickAnswer, TakeShot
from game.practice.layout import Layout
from game.practice.record import verdict
from game.practice.statistics.chance import sample, wilson
from game.practice.twin.free_duel import OTHER, YOU, FreeDuel, Score, duelling_ground
from game.practice.twin.prospect import Prospect, share_of_wins
from game.practice.twin.twin import FEWEST, Shooter, Twin, bot_shooter, twin_of, twin_shooter
from game.rules.pony_express.shooting import ARREST, DECOY, HIT, MISS, as_flicked
from physics.model import Outcome
from physics.rehearsal import Rehearsal
from tests.practice.shooters import ALL, DUEL, NEAR, record, shots_of, table_of

STEADY = Twin(bias=0.0, spread=1.5, speed=2.3, power_spread=0.08, slips=0.0, shots=400)
PULLING = Twin(bias=3.0, spread=1.5, speed=2.3, power_spread=0.08, slips=0.0, shots=400)
CROWDED = Layout(riders=((20.0, 24.0), (30.0, 12.0)), barrel=(40.0, 20.0))

# --------------------------------------------------------------------------- measuring


def measured(seed: int, count: int, **faults: object) -> Twin:
    twin = twin_of(shots_of(seed, count, **faults), ALL, "flick")  # type: ignore[arg-type]
    assert isinstance(twin, Twin)
    return twin


def test_too_few_shots_make_no_twin() -> None:
    told = twin_of(shots_of(1, FEWEST - 12), ALL, "flick")
    assert isinstance(told, Message)
    assert str(told) == "Shots until I can build your twin: 12."
    assert isinstance(twin_of([], {}, "flick"), Message)
    assert measured(1, FEWEST).shots == FEWEST


def test_a_twin_has_the_measured_faults() -> None:
    twin = measured(2, 400, bias=1.4, spread=2.2, speeds=(2.0, 2.6))
    assert twin.bias == pytest.approx(1.4, abs=0.35)
    assert twin.spread == pytest.approx(2.2, rel=0.1)
    assert twin.speed == pytest.approx(2.3, abs=0.05)
    assert twin.power_spread == pytest.approx(0.6 / math.sqrt(12) / 2.3, rel=0.12)
    assert twin.slips == 0.0


def test_slips_are_counted_apart() -> None:
    shots = [*shots_of(3, 90, spread=1.0), *(record(DUEL, 50.0, 2.0) for _ in range(10))]
    twin = twin_of(shots, ALL, "flick")
    assert isinstance(twin, Twin)
    assert twin.slips == pytest.approx(0.1)
    assert twin.spread < 1.5


def test_a_shot_off_something_is_no_slip() -> None:
    """Thirty degrees beside the opponent, on purpose: in a drill, or where a barrel stands."""
    barrel = Layout(barrel=(26.0, 17.0))
    banked = [record(barrel, 30.0, 2.3)] * 50 + [record(DUEL, -30.0, 2.3, aside=True)] * 50
    twin = twin_of(banked + shots_of(3, 60, spread=1.0), {**ALL, **table_of(barrel)}, "flick")
    assert isinstance(twin, Twin)
    assert (twin.slips, twin.shots) == (0.0, 60)


def test_power_that_is_meant_to_differ_is_no_spread() -> None:
    """Far targets are shot at harder than near ones."""
    chance = random.Random(4)
    shots = []
    for number in range(100):
        layout, meant = ((DUEL, 2.4), (NEAR, 1.5))[number % 2]
        shots.append(record(layout, 0.5, meant * chance.gauss(1.0, 0.05)))
    twin = twin_of(shots, ALL, "flick")
    assert isinstance(twin, Twin)
    assert twin.power_spread == pytest.approx(0.05, rel=0.25)


def prepared(shooter: Shooter, layout: Layout) -> Shooter:
    for _ in shooter.prepare(layout.to_scene(), layout.must_fall):
        pass
    return shooter


def test_it_flicks_as_it_was_measured() -> None:
    twin = Twin(bias=1.4, spread=2.2, speed=2.3, power_spread=0.1, slips=0.0, shots=100)
    shooter = prepared(twin_shooter(twin), DUEL)
    answers = [shooter.flick(Draws(1, n)) for n in range(2000)]
    angle = sample([answer["angle"] - answer["aim"] for answer in answers])
    speed = sample([answer["speed"] for answer in answers])
    assert (angle.mean, angle.spread) == pytest.approx((1.4, 2.2), abs=0.15)
    assert (speed.mean, speed.spread) == pytest.approx((2.3, 0.23), abs=0.02)
    question = TakeShot(0, DUEL.to_scene())
    for answer in answers[:50]:
        question.check(0, answer)


def test_it_slips_as_often_as_was_measured() -> None:
    twin = Twin(bias=0.0, spread=1.0, speed=2.3, power_spread=0.1, slips=0.2, shots=100)
    shooter = prepared(twin_shooter(twin), DUEL)
    answers = [shooter.flick(Draws(1, n)) for n in range(1000)]
    slipped = sum(abs(answer["angle"] - answer["aim"]) > 20.0 for answer in answers)
    assert slipped / 1000 == pytest.approx(0.2, abs=0.04)


def test_where_no_shot_is_worth_it_the_twin_does_not_shoot_hard() -> None:
    line = DUEL.to_scene().line
    wall = tuple(line.point(12.0, 2.2 * n) for n in range(-6, 7))
    shooter = prepared(twin_shooter(STEADY), Layout(riders=wall))
    assert all(shooter.flick(Draws(1, n))["speed"] < 1.5 for n in range(20))


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_shoot(level: str) -> None:
    shooter = prepared(bot_shooter(level), CROWDED)
    TakeShot(0, CROWDED.to_scene()).check(0, shooter.flick(Draws(1, 1)))


def test_there_is_no_other_level() -> None:
    with pytest.raises(SetupError, match="There is no level 'sheriff'"):
        bot_shooter("sheriff")


# --------------------------------------------------------------------------- free duels


def duel_with(verdicts: list[str], first: int = YOU) -> FreeDuel:
    duel = FreeDuel(DUEL, first)
    for came in verdicts:
        duel.take(came)
    return duel


def test_the_two_shoot_in_turn() -> None:
    duel = FreeDuel(DUEL, OTHER)
    turns = []
    for _ in range(6):
        assert duel.shooter is not None
        turns.append(duel.shooter)
        duel.take(MISS)
    assert turns == [OTHER, YOU, OTHER, YOU, OTHER, YOU]
    assert duel.over
    assert duel.winner is None
    assert duel.shots == [3, 3]


@pytest.mark.parametrize(
    ("verdicts", "first", "winner", "arrested"),
    [
        ([HIT], YOU, YOU, None),
        ([MISS, HIT], YOU, OTHER, None),
        ([MISS, MISS, ARREST], YOU, OTHER, YOU),
        ([ARREST], OTHER, YOU, OTHER),
        ([MISS, DECOY, MISS, MISS, MISS, HIT], OTHER, YOU, None),
    ],
)
def test_a_hit_or_an_arrest_ends_it(
    verdicts: list[str], first: int, winner: int, arrested: int | None
) -> None:
    duel = duel_with(verdicts, first)
    assert (duel.over, duel.winner, duel.arrested) == (True, winner, arrested)
    with pytest.raises(AssertionError):
        duel.take(MISS)


def test_both_stand_in_their_corners_at_the_same_table() -> None:
    table = Layout(corner="south-east", riders=((20.0, 20.0),), barrel=(26.0, 10.0), must_fall=True)
    duel = FreeDuel(table)
    mine, others = duel.layout(YOU), duel.layout(OTHER)
    assert (mine.corner, others.corner) == ("south-east", "north-west")
    assert mine.riders == others.riders == table.riders
    assert others.barrel == table.barrel
    assert mine.must_fall and others.must_fall


def test_what_was_for_one_shot_only_is_gone() -> None:
    table = Layout(target=(30.0, 14.0), decoy="left", wind="left", die=(20.0, 20.0), steady=True)
    assert duelling_ground(table) == Layout()


def test_the_score_of_many_duels() -> None:
    score = Score()
    for verdicts, first in (([HIT], 0), ([HIT], 1), ([MISS] * 6, 0), ([ARREST], 1)):
        assert score.first == first
        score = score.after(duel_with(verdicts, score.first))
    assert score == (2, 1, 1)
    assert score.duels == 4


# --------------------------------------------------------------------------- the share of wins


def last(prospects: object) -> Prospect:
    *_, prospect = prospects  # type: ignore[misc]
    assert isinstance(prospect, Prospect)
    return prospect


def fought(twin: Twin, level: str, table: Layout, duels: int) -> Score:
    """Duels shot by shot, the long way."""
    sides = {YOU: twin_shooter(twin), OTHER: bot_shooter(level)}
    layouts = {who: FreeDuel(table).layout(who) for who in sides}
    scenes = {who: layouts[who].to_scene() for who in sides}
    tables = {who: Rehearsal(scenes[who]) for who in sides}
    for who, shooter in sides.items():
        prepared(shooter, layouts[who])
    score, shots = Score(), 0
    for _ in range(duels):
        duel = FreeDuel(table, score.first)
        while (who := duel.shooter) is not None:
            shots += 1
            answer = sides[who].flick(Draws(99, shots))
            flick = FlickAnswer(**{**answer, "start": tuple(answer["start"])})
            outcome: Outcome = tables[who].outcome(as_flicked(flick, scenes[who]))
            duel.take(verdict(layouts[who], scenes[who], outcome))
        score = score.after(duel)
    return score


@pytest.mark.parametrize(
    ("twin", "level", "table"),
    [(STEADY, "greenhorn", DUEL), (PULLING, "ranger", DUEL), (STEADY, "random", CROWDED)],
)
def test_the_share_is_what_duels_come_to(twin: Twin, level: str, table: Layout) -> None:
    prospect = last(share_of_wins(twin, level, table, tries=300))
    score = fought(twin, level, table, 200)
    low, high = wilson(score.won, score.duels)
    assert low - prospect.margin <= prospect.win <= high + prospect.margin
    low, high = wilson(score.lost, score.duels)
    assert low - prospect.margin <= prospect.lose <= high + prospect.margin
    assert prospect.win + prospect.lose + prospect.draw == pytest.approx(1.0)
    assert prospect.done == 1.0


def test_better_hands_win_more_and_better_bots_win_more() -> None:
    shares = [last(share_of_wins(STEADY, level, tries=200)).win for level in LEVELS]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[-1] > 0.2
    pulling = last(share_of_wins(PULLING, "ranger", tries=200)).win
    assert pulling < shares[2] - 0.05


def test_equals_win_equally_often() -> None:
    """A twin with a ranger's hand, against a ranger, from either corner."""
    ranger = Twin(bias=0.0, spread=2.5, speed=2.3, power_spread=0.1, slips=0.0, shots=10_000)
    prospect = last(share_of_wins(ranger, "ranger", tries=500))
    assert abs(prospect.win - prospect.lose) <= 2 * prospect.margin
    assert prospect.draw < 0.1


def test_the_margin_shrinks_with_tries_and_with_what_is_known_of_the_hand() -> None:
    unsure = Twin(bias=3.0, spread=1.5, speed=2.3, power_spread=0.08, slips=0.0, shots=30)
    few, many = (last(share_of_wins(PULLING, "ranger", tries=n)).margin for n in (60, 400))
    little_known = last(share_of_wins(unsure, "ranger", tries=400)).margin
    assert few > 1.8 * many
    assert little_known > 1.3 * many


def test_the_true_share_lies_within_the_margin() -> None:
    """For players of whom only sixty shots are known."""
    true = Twin(bias=1.5, spread=2.2, speed=2.3, power_spread=0.075, slips=0.0, shots=10**9)
    truth = last(share_of_wins(true, "ranger", tries=1000)).win
    inside, players = 0, 20
    for seed in range(players):
        twin = measured(seed, 60, bias=1.5, spread=2.2, speeds=(2.0, 2.6))
        prospect = last(share_of_wins(twin, "ranger", tries=120, seed=1 + seed))
        inside += abs(prospect.win - truth) <= prospect.margin
    assert inside >= 0.85 * players


def test_it_is_reckoned_in_slices_that_know_ever_more() -> None:
    known = [prospect.done for prospect in share_of_wins(STEADY, "ranger", tries=40)]
    assert len(known) > 15
    assert known == sorted(known)
    assert known[-1] == 1.0


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(SetupError):
        next(share_of_wins(STEADY, "sheriff"))


def test_each_style_has_a_twin_of_its_own() -> None:
    flicked = shots_of(1, 60, spread=1.0)
    by_keys = [msgspec.structs.replace(s, style="keys") for s in shots_of(2, 60, spread=3.0)]
    mixed = [shot for both in zip(flicked, by_keys, strict=True) for shot in both]
    assert twin_of(mixed, ALL, "flick") == twin_of(flicked, ALL, "flick")
    assert twin_of(mixed, ALL, "keys") == twin_of(by_keys, ALL, "keys")
    assert isinstance(twin_of(mixed, ALL, "sling"), Message)
