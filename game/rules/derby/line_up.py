"""Between the phases: the cards left over, the riders, the tracks."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby, zip_longest

from game.engine.requests import Roll, Shuffle
from game.rules.derby.betting import lay_card
from game.rules.derby.cards import FULL, VALUE, in_hand_order
from game.rules.derby.course import FACES
from game.rules.derby.events import (
    LeftOverTurned,
    RaceBegan,
    RiderNamed,
    TrackRolled,
    TrackTaken,
)
from game.rules.derby.paying import rider_of
from game.rules.derby.questions import ChooseTrack
from game.rules.derby.table import Horse, Table


async def line_up(table: Table) -> None:
    await _lay_left_over(table)
    table.phase = "race"
    for horse in table.horses:
        _name_rider(table, horse)
    by_odds = await _by_odds(table)
    if table.house.choose_tracks:
        await _choose_tracks(table, by_odds[::-1])
    else:
        for track, horse in enumerate(by_odds, 1):
            _take_track(table, horse, track, None)
    in_order = sorted(table.horses, key=lambda horse: horse.track or 0)
    table.order = [horse.horse for horse in in_order]
    table.tell(RaceBegan(order=tuple(table.order)))


async def _lay_left_over(table: Table) -> None:
    """One on each horse with room, brown to green, and round again."""
    cards = table.left_over
    if len(cards) > 1:
        cards = table.left_over = list(await Shuffle(cards))
    if cards:
        table.tell(LeftOverTurned(number=len(cards)))
    while cards:
        for horse in table.horses:
            if cards and len(horse.cards) < FULL:
                lay_card(table, None, horse, cards.pop(0))


def _name_rider(table: Table, horse: Horse) -> None:
    """Who has the most chips on it; the rider takes its cards in hand."""
    horse.rider = rider = rider_of(horse.bets)
    if rider is not None:
        horse.held = in_hand_order(horse.cards)
    if horse is table.horses[-1]:
        _first_chooses(table, _by_standing(table)[-1])
    tie = rider is None and any(horse.bets)
    table.tell(RiderNamed(horse=horse.horse, seat=rider, bets=tuple(horse.bets), tie=tie))


async def _by_odds(table: Table) -> list[Horse]:
    """The worst odds first; then fewer chips, then the smaller total of cards, then the die."""
    order: list[Horse] = []
    *others, favourites = _by_standing(table)
    for equal in others:
        order += await _rolled_for(table, equal)
    return [*order, *await _rolled_for(table, favourites, for_first=True)]


def _by_standing(table: Table) -> list[list[Horse]]:
    """Those who are equal in everything together, the worst odds first."""
    in_order = sorted(table.horses, key=_standing)
    return [list(equal) for _, equal in groupby(in_order, key=_standing)]


def _standing(horse: Horse) -> tuple[int, int, int]:
    return -(horse.row or 0), sum(horse.bets), sum(VALUE[card] for card in horse.cards)


async def _rolled_for(
    table: Table, equal: list[Horse], *, for_first: bool = False
) -> Iterable[Horse]:
    """The lower roll runs higher; those who roll the same roll again. `for_first`: also for whose
    track is chosen first, the highest."""
    if len(equal) == 1:
        return equal
    faces = tuple(map(int, await Roll(FACES, len(equal))))
    rolled = [
        [horse for horse, face in zip(equal, faces, strict=True) if face == lowest]
        for lowest in sorted(set(faces))
    ]
    if for_first:
        _first_chooses(table, rolled[-1])
    table.tell(TrackRolled(horses=tuple(horse.horse for horse in equal), faces=faces))
    order: list[Horse] = []
    for again in rolled:
        order += await _rolled_for(table, again, for_first=for_first and again is rolled[-1])
    return order


async def _choose_tracks(table: Table, favourites: list[Horse]) -> None:
    """The favourite's owner first; nobody's horses take the highest free one at their turn."""
    free = list(range(1, len(favourites) + 1))
    for horse, following in zip_longest(favourites, favourites[1:]):
        seat = horse.rider
        track = free[0] if seat is None else await ChooseTrack(seat, free)
        free.remove(track)
        _chooses_next(table, following)
        _take_track(table, horse, track, seat)


def _first_chooses(table: Table, best: list[Horse]) -> None:
    """Of those with the best odds, once it is a single one."""
    if table.house.choose_tracks and len(best) == 1:
        _chooses_next(table, best[0])


def _chooses_next(table: Table, horse: Horse | None) -> None:
    """For this horse a track is chosen next; None: all have one."""
    table.active = None if horse is None else horse.rider
    table.choosing = None if horse is None else horse.horse


def _take_track(table: Table, horse: Horse, track: int, seat: int | None) -> None:
    horse.track = track
    table.tell(TrackTaken(horse=horse.horse, track=track, seat=seat))
