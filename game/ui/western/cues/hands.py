"""Hands that are shown to everybody: searched, or laid side by side in a saloon."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from math import ceil

from game.rules.western import events
from game.ui.kit.tween import clamp
from game.ui.table.happening import Said, Told
from game.ui.western.cards.fans import Fan
from game.ui.western.cues.show import WesternShow

SALOON = "saloon"
COMES, NEXT, READ, EACH = 0.3, 0.2, 0.75, 0.2  # seconds; each: for every hand
TOGETHER = 3  # hands that have room
COUNTS, COUNTED, STILL_COUNTED = 1.2, 3.0, 1.6  # seconds


def hand_shown(event: events.HandShown, show: WesternShow) -> Iterator[float]:
    """It is laid open in a row. Those that are searched together lie together, as many as have
    room, for as long as it takes to read them; in a saloon they stay to be counted."""
    context, fans, seat = show.context, show.context.fans, event.seat
    context.train.make_way()
    show.settle()
    if seat not in fans.seats:
        fans.lay([Fan(hand.seat, hand.cards) for hand in _together(event, show)])
    in_saloon, others_follow = event.why == SALOON, fans.seats[-1] != seat
    lasts = COMES + READ + EACH * len(fans.seats)
    if in_saloon or others_follow:
        lasts = COMES + 0.3 if in_saloon else NEXT
    show.play("hands-shown")

    def unfold(seconds: float = 0.0) -> None:
        fans.open(seat, 1.0 if show.still else clamp(show.time / min(COMES, lasts)))

    unfold()
    show.each_frame(unfold)
    try:
        yield lasts
    finally:
        if in_saloon or others_follow:
            fans.open(seat, 1.0)
        else:
            fans.close()


def _together(event: events.HandShown, show: WesternShow) -> list[events.HandShown]:
    """As even as it goes: four are two and two."""
    shown = takewhile(_searches, show.context.coming_after(show.happening))
    left = [event, *(other for other in shown if isinstance(other, events.HandShown))]
    times = ceil(len(left) / TOGETHER)
    return left[: ceil(len(left) / times)]


def _searches(event: Told) -> bool:
    """Whether hands are still being shown, and paid for."""
    return isinstance(event, events.HandShown | events.Paid | Said)


def saloon_compared(event: events.SaloonCompared, show: WesternShow) -> Iterator[float]:
    """The kinds are counted, row by row, and whoever has more is lit. The rows are the table's."""
    fans = show.context.fans
    kinds = dict(zip((event.seat, event.target), event.kinds, strict=True))
    show.play("drum-tense")
    fans.count(dict.fromkeys(kinds, 0))

    def count(seconds: float) -> None:
        share = 1.0 if show.still else show.part(0.1, COUNTS)
        counted = {seat: round(number * share) for seat, number in kinds.items()}
        if counted != fans.counted:
            show.play("tick", 0.6)
            fans.count(counted)

    show.each_frame(count)
    lasts = STILL_COUNTED if show.still else COUNTED
    try:
        yield from show.until(COUNTS + 0.1)
        show.settle()
        fans.winner = event.winner
        show.play("cheer" if event.winner is not None else "turn", 0.7)
        yield from show.until(lasts)
    finally:
        fans.close()
