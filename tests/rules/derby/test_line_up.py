"""Riders and tracks; owners who choose their tracks."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.journal import Checkpoint
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from game.rules.derby.box import shipped_box
from game.rules.derby.cards import HORSES
from game.rules.derby.options import OPTIONS
from game.rules.derby.paying import rider_of
from game.rules.derby.rules import Derby
from game.rules.derby.table import Table
from tests.rules.answering import asked, say, told
from tests.rules.derby.scripting import begin, can, fact, play_rest_of_betting
from tests.support import TEN_NAMES


@pytest.mark.parametrize(
    ("bets", "rider"),
    [
        ([5, 4], 0),
        ([5, 0, 9], 2),
        ([5, 5], None),
        ([5, 1, 5], None),
        ([0, 0, 0], None),
        ([1, 0, 0], 0),
    ],
)
def test_who_has_the_most_chips_rides_and_a_tie_or_none_is_nobodys(
    bets: list[int], rider: int | None
) -> None:
    assert rider_of(bets) == rider


def test_riders_are_named_horse_by_horse() -> None:
    m = begin(2)
    for horse in ("brown", "brown", "green", "green", "red", "beige"):
        say(m, horse)
        say(m, m.pending.options()[0])
    while asked(m)[0] in ("bet", "play-card"):
        say(m, "beige" if asked(m)[0] == "bet" else m.pending.options()[0])
    named = {one.pop("horse"): one for one in told(m, "rider-named")}
    assert list(named) == list(HORSES)
    assert named["brown"] == {"seat": None, "bets": [5, 5], "tie": True}
    assert named["yellow"] == {"seat": None, "bets": [0, 0], "tie": False}
    assert named["red"]["seat"] is not None and not named["red"]["tie"]
    assert fact(m, "red", "rider") == named["red"]["seat"]


def test_ruling_there_is_no_limit_to_how_many_one_rides() -> None:
    m = begin(2)
    horses = {0: iter(HORSES[:5]), 1: iter(["green"] * 5)}
    while asked(m)[0] in ("bet", "play-card"):
        kind, (seat,) = asked(m)
        say(m, next(horses[seat]) if kind == "bet" else m.pending.options()[0])
    assert [fact(m, horse, "rider") for horse in HORSES] == [0, 0, 0, 0, 0, None, 1]


# ---- tracks


def lined_up(change: Any = None, rolls: Any = (), **options: Any) -> Match:
    """A match of two at the turn that leads to the race; `change` arranges the table."""
    names = TEN_NAMES[:2]
    rules = Derby(
        OPTIONS.checked({name.replace("_", "-"): value for name, value in options.items()}),
        shipped_box(),
    )
    m = begin(2)
    play_rest_of_betting(m)
    table: Table = next(
        table
        for start in m.turn_starts
        if (table := rules.unpack(start.table)).phase == "betting" and table.active is None
    )
    if change is not None:
        change(table)
        rules.check_turn_start(table, names)
    world = ScriptedWorld(rolls=[[*map(str, roll)] for roll in rolls])
    past = Checkpoint(entries=0, events=0, world_answers=0, table=rules.pack(table))
    return Match.resumed(rules, names, 0, past, [], [], world)


def all_equal(*horses: str) -> Any:
    """These have the same odds, chips and total of cards, the others worse odds each."""

    def change(table: Table) -> None:
        for horse in table.horses:
            horse.row = 1 if horse.horse in horses else 2 + table.horses.index(horse) % 6
            horse.bets = [0, 0]
        alone = next(one for one in table.horses if one.horse not in horses)
        alone.bets = [15, 15]
        for name in horses:
            table.horse(name).cards = table.horse(name).cards[:0]
        pile = [
            *("9-black", "1-black", "8-black", "2-black", "7-black", "3-black"),
            *("9-black", "special", "8-black", "2-red", "7-black", "3-black"),
            *("8-yellow", "2-blue", "7-yellow", "3-yellow", "6-black", "4-black"),
        ]
        rest = list(table.house.box.cards)
        for number, name in enumerate(horses):
            table.horse(name).cards = pile[6 * number : 6 * number + 6]
            for card in table.horse(name).cards:
                rest.remove(card)
        table.left_over = [rest.pop()]
        for horse in table.horses:
            if horse.horse not in horses:
                room = 5 if horse is alone else 6
                horse.cards, rest = rest[:room], rest[room:]

    return change


def test_the_worst_odds_run_on_the_top_track_the_favourite_on_the_bottom_one() -> None:
    m = lined_up()
    by_track = sorted(m.view(None)["horses"], key=lambda horse: horse["track"])
    rows = [horse["row"] for horse in by_track]
    assert rows == sorted(rows, reverse=True) and rows[0] != rows[-1]
    assert m.view(None)["order"] == [horse["horse"] for horse in by_track]
    assert told(m, "race-began") == [{"order": m.view(None)["order"]}]
    assert [one["track"] for one in told(m, "track-taken")] == list(range(1, 8))


def test_equal_odds_fewer_chips_run_higher() -> None:
    """The card left over goes on green, the only one with room: its odds may change."""

    def change(table: Table) -> None:
        for horse, chips in zip(table.horses, (5, 0, 4, 1, 3, 2, 0), strict=True):
            horse.row, horse.bets = 3, [chips, 0]
        table.horse("beige").bets[1] = 15

    m = lined_up(change)
    order = [horse for horse in m.view(None)["order"] if horse != "green"]
    assert fact(m, "green", "cards")[5:] and not told(m, "track-rolled")
    assert order == ["orange", "blue", "red", "yellow", "brown", "beige"]


def test_equal_odds_and_chips_the_smaller_total_of_cards_runs_higher() -> None:
    def change(table: Table) -> None:
        all_equal("brown", "beige")(table)
        one, two = table.horse("brown"), table.horse("beige")
        one.cards[2], two.cards[3] = two.cards[3], one.cards[2]  # brown has the lower ones now

    m = lined_up(change)
    order = m.view(None)["order"]
    assert order.index("brown") < order.index("beige") and not told(m, "track-rolled")


def test_equal_in_everything_the_lower_roll_runs_higher_and_equals_roll_again() -> None:
    equal = ("brown", "beige", "yellow")
    m = lined_up(all_equal(*equal), [(7, 2, 7), (10, 1)])
    assert told(m, "track-rolled") == [
        {"horses": [*equal], "faces": [7, 2, 7]},
        {"horses": ["brown", "yellow"], "faces": [10, 1]},
    ]
    assert [horse for horse in m.view(None)["order"] if horse in equal] == [
        *("beige", "yellow", "brown")
    ]


# ---- choose tracks


def test_choose_tracks_owners_choose_the_favourites_first() -> None:
    plain = lined_up()
    favourites = plain.view(None)["order"][::-1]
    m = lined_up(choose_tracks=True)
    ridden = [horse for horse in favourites if fact(m, horse, "rider") is not None]
    assert m.view(None)["phase"] == "race" and m.view(None)["order"] == []
    free = list(range(1, 8))
    taken: dict[str, int] = {}
    for horse in favourites:
        rider = fact(m, horse, "rider")
        track = free[0] if rider is None else free[-1]
        if rider is not None:
            assert asked(m) == ("choose-track", (rider,)) and m.view(None)["on-move"] == horse
            assert m.view(None)["active"] == rider
            assert list(m.pending.options()) == free
            assert not can(m, 8) and not can(m, True) and not can(m, str(track))
            say(m, track)
        free.remove(track)
        taken[horse] = track
    assert ridden and {one["horse"]: one["track"] for one in told(m, "track-taken")} == taken
    assert [one["horse"] for one in told(m, "track-taken")] == favourites
    assert [fact(m, horse, "track") for horse in HORSES] == [taken[horse] for horse in HORSES]
    assert m.view(None)["order"] == sorted(taken, key=lambda horse: taken[horse])


def test_choose_tracks_one_horse_a_track() -> None:
    def change(table: Table) -> None:
        for horse, chips in zip(table.horses, (1, 1, 1, 1, 1, 1, 9), strict=True):
            horse.bets = [chips, 0]
        table.horses[0].bets = [1, 15]

    m = lined_up(change, choose_tracks=True)
    for number in range(7, 0, -1):
        assert len(m.pending.options()) == number, "the last one is asked too"
        track = m.pending.options()[0]
        say(m, track)
        if number > 1:
            assert not can(m, track)
    assert asked(m)[0] == "ride"
    while m.pending is not None:
        say(m, m.pending.options()[0])
    view = m.view(None)
    assert (view["active"], view["on-move"], view["move"]) == (None, None, None), "all is over"
