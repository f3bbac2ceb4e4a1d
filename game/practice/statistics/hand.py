"""What a hand does, in one plain sentence that is true by the data.

Several things are looked for, so each must be surer than it would have to be alone: together they
say something wrong about a hand without any fault in at most one case of twenty. Of what is sure,
the sentence is about what costs most hits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from game.engine.errors import Message
from game.i18n import mark
from game.practice.layout import Layout, board_named, target_place
from game.practice.measure import nearest_share, speed_to_reach, turned_by
from game.practice.record import KeptStyle, Practised
from game.practice.statistics.chance import (
    Interval,
    Sample,
    differs_from_zero,
    means_differ,
    sample,
    spreads_differ,
    wilson,
)
from game.practice.statistics.sums import SLIP
from physics.model import Point

FEWEST = 20  # shots before anything is said
RECENT = 400  # shots that are looked at: a hand learns
_WRONG = 0.04  # how often a hand without fault may be blamed
_LEAST_BIAS = 0.3  # degrees: less does not matter
_LEAST_DIFFERENCE = 0.6  # degrees, between two kinds of shots
_WIDER = 1.25  # times: the least that counts as more spread
_CENTRED = 1.0  # degrees to either side at most, to call it centred
_GROUP = 8  # shots of a kind, at least
_POWERS_APART = 0.3  # m/s between hard and soft shots, at least
_DISTANCES_APART = 5.0  # cm
_TOO_OFTEN_SHORT = 0.25  # of the shots
_TOO_HARD = 1.8  # times the speed that just reaches the target
_FORCE_COSTS = 0.001  # nothing by itself: it is told when there is nothing else to tell
_IN_THE_WAY = 3.5  # cm beside the line aimed along: there one aims past a bystander on purpose
_RIM = 1.8  # cm: from the middle of a target to that of a die that just touches it
_EXPLICIT = 0.05  # degrees from straight at the target: an aim that was chosen

Kind = Literal["few", "left", "right", "short", "long", "wide", "centred", "unsure"]

TOO_FEW = mark("Shots until I can read your aim: %(more)d.")
LEFT = mark("You pull %(degrees).1f° to the left.")
RIGHT = mark("You pull %(degrees).1f° to the right.")
LEFT_HARD = mark("You pull %(degrees).1f° left when you shoot hard.")
RIGHT_HARD = mark("You pull %(degrees).1f° right when you shoot hard.")
LEFT_SOFT = mark("You pull %(degrees).1f° left when you shoot softly.")
RIGHT_SOFT = mark("You pull %(degrees).1f° right when you shoot softly.")
LEFT_FAR = mark("You pull %(degrees).1f° left at long range.")
RIGHT_FAR = mark("You pull %(degrees).1f° right at long range.")
LEFT_NEAR = mark("You pull %(degrees).1f° left at short range.")
RIGHT_NEAR = mark("You pull %(degrees).1f° right at short range.")
LEFT_NORTH_WEST = mark("You pull %(degrees).1f° left from the north-west corner.")
RIGHT_NORTH_WEST = mark("You pull %(degrees).1f° right from the north-west corner.")
LEFT_SOUTH_EAST = mark("You pull %(degrees).1f° left from the south-east corner.")
RIGHT_SOUTH_EAST = mark("You pull %(degrees).1f° right from the south-east corner.")
TOO_SHORT = mark("You shoot too softly: %(percent)d of 100 dice stop short of the target.")
TOO_LONG = mark("You shoot %(times).1f times harder than you need to.")
WIDE = mark("Your spread grows from %(soft).1f° to %(hard).1f° when you shoot hard.")
CENTRED = mark("Your shots are centred, with a spread of %(spread).1f°.")
UNSURE = mark("Your spread is %(spread).1f°. A few more shots will show if you pull to one side.")


class Finding(NamedTuple):
    """The sentence, what it is about, and the numbers behind it. `interval` is where the true
    value lies with 95 % confidence: of the pull to the left in degrees, of the share of shots that
    stop short, or of how many times too hard they are."""

    kind: Kind
    sentence: Message
    shots: int
    interval: Interval | None = None
    cost: float = 0.0  # hits in a shot that it costs


class _Parting(NamedTuple):
    """Two kinds of shots, and what to say of a pull to the left or right in either."""

    one: list[Practised]
    other: list[Practised]
    about_one: tuple[str, str]
    about_other: tuple[str, str]


def what_your_hand_does(
    shots: Sequence[Practised], layouts: Mapping[str, Layout], style: KeptStyle
) -> Finding:
    """About the latest shots of a style that tell something of the hand: a flick, a slingshot and
    keys go wrong in ways of their own."""
    telling = telling_shots(shots, layouts, style)
    if len(telling) < FEWEST:
        more = FEWEST - len(telling)
        return Finding("few", Message(TOO_FEW, {"more": more}), len(telling))
    whole = _of(telling)
    partings = [*_partings(telling, layouts)]
    power = _by_power(telling)
    tests = 1 + len(partings) + (power is not None)
    claims = [
        *_pull(whole, telling, (LEFT, RIGHT), _WRONG / tests, share=1.0),
        *_pulls_of_a_kind(partings, _WRONG / tests),
        *_force(telling, whole),
        *(_wider(power, _WRONG / tests) if power is not None else ()),
    ]
    return max(claims, key=lambda claim: claim.cost) if claims else _nothing_wrong(whole)


# --------------------------------------------------------------------------- which shots


def telling_shots(
    shots: Sequence[Practised], layouts: Mapping[str, Layout], style: KeptStyle
) -> list[Practised]:
    """The latest of a style of which one knows where they were meant to go, without slips."""
    return [shot for shot in aimed_shots(shots, layouts, style) if abs(shot.deviation) <= SLIP]


def aimed_shots(
    shots: Sequence[Practised], layouts: Mapping[str, Layout], style: KeptStyle
) -> list[Practised]:
    """The latest ones of a style that were meant to go where they are said to be aimed: no
    deliberate shots past something, off something, or at something else than the target."""
    places: dict[str, Point | None] = {}
    aimed: list[Practised] = []
    for shot in reversed(shots):
        layout = layouts.get(shot.layout)
        if layout is None or shot.style != style:
            continue
        if shot.layout not in places:
            places[shot.layout] = _target(layout)
        if _is_aimed(shot, layout, places[shot.layout]):
            aimed.append(shot)
        if len(aimed) == RECENT:
            break
    return aimed[::-1]


def _target(layout: Layout) -> Point | None:
    if layout.scene == "figures":
        return None
    try:
        return target_place(layout, board_named(layout.board))
    except ValueError:  # a board that is not there any more
        return layout.target


def _is_aimed(shot: Practised, layout: Layout, target: Point | None) -> bool:
    if target is None or shot.aside:
        return False
    x, y = shot.start
    straight = math.degrees(math.atan2(target[1] - y, target[0] - x))
    if abs(turned_by(shot.aim, straight)) > _EXPLICIT:
        return True
    if layout.wind or layout.decoy or layout.barrel or layout.die:
        return False
    return not any(
        _beside(shot.start, target, at) < _IN_THE_WAY for at in (*layout.riders, *layout.lying)
    )


def _beside(start: Point, target: Point, at: Point) -> float:
    share = nearest_share(start, target, at)
    x, y = (start[axis] + (target[axis] - start[axis]) * share for axis in (0, 1))
    return math.dist((x, y), at)


# --------------------------------------------------------------------------- pulling


def _of(shots: Sequence[Practised]) -> Sample:
    return sample([shot.deviation for shot in shots])


def _pull(
    pull: Sample,
    shots: Sequence[Practised],
    words: tuple[str, str],
    wrong: float,
    share: float,
) -> Iterator[Finding]:
    """If these shots go to one side for sure."""
    if abs(pull.mean) < _LEAST_BIAS or differs_from_zero(pull) > wrong:
        return
    reach = _reach(shots)
    cost = _hits(0.0, pull.spread, reach) - _hits(pull.mean, pull.spread, reach)
    left = pull.mean > 0.0
    sentence = Message(words[0] if left else words[1], {"degrees": abs(pull.mean)})
    yield Finding("left" if left else "right", sentence, pull.number, pull.interval, cost * share)


def _pulls_of_a_kind(partings: list[_Parting], wrong: float) -> Iterator[Finding]:
    """If shots of one kind surely go elsewhere than those of another."""
    for parting in partings:
        one, other = _of(parting.one), _of(parting.other)
        if abs(one.mean - other.mean) < _LEAST_DIFFERENCE or means_differ(one, other) > wrong:
            continue
        if abs(one.mean) >= abs(other.mean):
            worse, shots, words = one, parting.one, parting.about_one
        else:
            worse, shots, words = other, parting.other, parting.about_other
        share = len(shots) / (len(parting.one) + len(parting.other))
        yield from _pull(worse, shots, words, wrong, share)


def _partings(shots: list[Practised], layouts: Mapping[str, Layout]) -> Iterator[_Parting]:
    power = _by_power(shots)
    if power is not None:
        hard, soft = power
        yield _Parting(hard, soft, (LEFT_HARD, RIGHT_HARD), (LEFT_SOFT, RIGHT_SOFT))
    distance = _thirds(shots, lambda shot: shot.distance, _DISTANCES_APART)
    if distance is not None:
        far, near = distance
        yield _Parting(far, near, (LEFT_FAR, RIGHT_FAR), (LEFT_NEAR, RIGHT_NEAR))
    from_north_west = [shot for shot in shots if layouts[shot.layout].corner == "north-west"]
    from_south_east = [shot for shot in shots if layouts[shot.layout].corner == "south-east"]
    if min(len(from_north_west), len(from_south_east)) >= _GROUP:
        yield _Parting(
            from_north_west,
            from_south_east,
            (LEFT_NORTH_WEST, RIGHT_NORTH_WEST),
            (LEFT_SOUTH_EAST, RIGHT_SOUTH_EAST),
        )


def _by_power(shots: list[Practised]) -> tuple[list[Practised], list[Practised]] | None:
    """The hard third and the soft one, as this hand goes."""
    return _thirds(shots, lambda shot: shot.speed, _POWERS_APART)


def _thirds(
    shots: list[Practised], value: Callable[[Practised], float], apart: float
) -> tuple[list[Practised], list[Practised]] | None:
    """The third with the greatest values and that with the least; None when they are much alike,
    or few."""
    in_order, third = sorted(shots, key=value), len(shots) // 3
    low, high = in_order[:third], in_order[len(in_order) - third :]
    if third < _GROUP or sum(map(value, high)) - sum(map(value, low)) < apart * third:
        return None
    return high, low


# --------------------------------------------------------------------------- force and spread


def _force(shots: Sequence[Practised], whole: Sample) -> Iterator[Finding]:
    """If many dice surely stop short, or would slide much too far."""
    short = sum(shot.passed is None and not shot.left_board for shot in shots)
    share = wilson(short, len(shots))
    if share.low > _TOO_OFTEN_SHORT:
        sentence = Message(TOO_SHORT, {"percent": round(100 * short / len(shots))})
        cost = short / len(shots) * _hits(0.0, whole.spread, _reach(shots))
        yield Finding("short", sentence, len(shots), share, cost)
    force = sample([shot.speed / speed_to_reach(shot.distance) for shot in shots])
    if force.interval.low > _TOO_HARD:
        sentence = Message(TOO_LONG, {"times": force.mean})
        yield Finding("long", sentence, len(shots), force.interval, _FORCE_COSTS)


def _wider(power: tuple[list[Practised], list[Practised]], wrong: float) -> Iterator[Finding]:
    """If hard shots surely spread more."""
    hard, soft = ([shot.deviation for shot in shots] for shots in power)
    wide, narrow = sample(hard), sample(soft)
    if wide.spread < _WIDER * narrow.spread or spreads_differ(hard, soft) > wrong:
        return
    reach = _reach(power[0])
    cost = _hits(0.0, narrow.spread, reach) - _hits(0.0, wide.spread, reach)
    sentence = Message(WIDE, {"soft": narrow.spread, "hard": wide.spread})
    yield Finding("wide", sentence, len(hard) + len(soft), None, cost / 2)


def _nothing_wrong(whole: Sample) -> Finding:
    farthest = max(map(abs, whole.interval))
    kind: Kind = "centred" if farthest <= _CENTRED else "unsure"
    sentence = Message(CENTRED if kind == "centred" else UNSURE, {"spread": whole.spread})
    return Finding(kind, sentence, whole.number, whole.interval)


# --------------------------------------------------------------------------- what it costs


def _reach(shots: Sequence[Practised]) -> float:
    """How many degrees beside its middle the target is still touched, on average."""
    distance = sum(shot.distance for shot in shots) / len(shots)
    return math.degrees(math.asin(min(_RIM / max(distance, _RIM), 1.0)))


def _hits(bias: float, spread: float, reach: float) -> float:
    """The share of hits of a hand that is off by so much on average and spreads so much."""
    scale = 1.0 / (max(spread, 1e-6) * math.sqrt(2.0))
    return (math.erf((reach - bias) * scale) + math.erf((reach + bias) * scale)) / 2
