"""What a bot remembers is what has happened: read from a seat's log, against the table itself."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from game.bots.pony_express.belief import Evidence
from game.bots.pony_express.memory import Memory, entitled
from game.bots.random_bot import RandomBot
from game.engine.match import Match
from game.rules.pony_express.bluff import may_accuse
from game.rules.pony_express.events import CupRolled, DiceRolledOpen
from game.rules.pony_express.table import ALL_KNOW, Cup
from game.rules.pony_express.view import PonyExpressView
from tests.bots.racing import BOARDS, Race, mixed_race, staged
from tests.rules.pony_express.scripting import card, decline, flick, play, ride, say

Facts = dict[str, Any]


def memory_of(view: PonyExpressView, *, learns: bool = True) -> Memory:
    memory = Memory(view.board, len(view.riders), learns=learns)
    memory.read(view.log)
    return memory


class Moment(NamedTuple):
    """A decision: the seat's view, what it remembers, and the truth."""

    kind: str
    view: PonyExpressView
    people: list[Facts]
    cup: Facts
    evidence: Evidence
    entitled: list[int]
    true_people: list[Facts]
    true_cup: Cup | None
    may_accuse: list[int]


def facts_of(thing: Any) -> Facts:
    return {name: copy.copy(getattr(thing, name)) for name in thing.__slots__}


@cache
def whole_races(players: str) -> list[Moment]:
    """Every decision of some races, each seat reading on as it goes."""
    tables = [
        (seats, {"board": board, "liars-go-to-jail": seats == 4})
        for seats in (3, 4, 5)
        for board in BOARDS
    ]
    return [
        moment
        for seed, (seats, options) in enumerate(tables)
        for moment in followed(seated(players, mixed_race(seats, seed, **options)))
    ]


def seated(players: str, race: Race) -> Race:
    """Random players roll, show and cover dice as no other bot would."""
    if players == "random":
        race.bots[:] = [RandomBot(seat) for seat in range(len(race.bots))]
    return race


def followed(race: Race) -> Iterator[Moment]:
    memories: dict[int, Memory] = {}
    for asked in race.decisions():
        view: PonyExpressView = asked.match.seen(asked.seat)
        table = asked.match.table
        empty = Memory(view.board, len(view.riders), learns=True)
        memory = memories.setdefault(asked.seat, empty)
        assert memory.follows(view)
        memory.read(view.log)
        active = table.riders[table.active]
        yield Moment(
            asked.request.kind,
            view,
            [facts_of(person) for person in memory.people],
            facts_of(memory.cup),
            memory.evidence(),
            entitled(memory.people, table.active),
            [facts_of(rider) for rider in table.riders],
            copy.deepcopy(table.cup),
            [other.seat for other in may_accuse(table.others(active), active)],
        )


either = pytest.mark.parametrize("players", ["levels", "random"])


@either
def test_everybody_stands_where_the_log_says(players: str) -> None:
    for moment in whole_races(players):
        for name in ("space", "mailbox", "gold", "prison"):
            remembered = [person[name] for person in moment.people]
            assert remembered == [rider[name] for rider in moment.true_people]


@either
def test_the_faces_it_knows_are_the_true_ones_and_all_that_everybody_knows(players: str) -> None:
    """Whatever is known to all at the table is remembered, but for what a marked die made
    uncertain to those who watched."""
    known = 0
    for moment in whole_races(players):
        cup, seen = moment.true_cup, moment.cup
        if cup is None:
            assert not seen["known"]
        elif moment.kind in ("reroll", "announce", "accuse"):
            shown = {die for die in range(5) if cup.shown[die]}
            known_to_all = {die for die in range(5) if cup.known[die] == ALL_KNOW}
            assert all(cup.faces[die] == face for die, face in seen["known"].items())
            assert seen["shown"] == shown <= seen["known"].keys() <= known_to_all
            assert seen["marked"] or seen["known"].keys() == known_to_all
            assert (seen["rerolls"], seen["free"]) == (cup.rerolls, cup.free_rerolls)
            known += len(seen["known"])
    assert known > 100


@either
def test_who_may_accuse_is_who_the_rules_ask(players: str) -> None:
    for moment in whole_races(players):
        assert moment.entitled == moment.may_accuse


@either
def test_whether_one_more_roll_could_be_paid_is_what_the_view_says(players: str) -> None:
    """While rolling, at the announcement, and for those who wonder whether to believe it."""
    payable = Counter()
    for moment in whole_races(players):
        if moment.kind in ("reroll", "announce", "accuse"):
            view = moment.view
            gold = view.riders[view.active].gold
            assert moment.evidence.content == (
                view.reroll_price is not None and view.reroll_price <= gold
            )
            payable[moment.evidence.content] += 1
    assert min(payable[True], payable[False]) > 20


@either
def test_hidden_dice_that_were_kept_are_told_from_fresh_ones(players: str) -> None:
    """The last reroll left them under the cup, and not everybody knows their faces."""
    kept = 0
    for moment in whole_races(players):
        if moment.kind in ("reroll", "announce"):
            unknown = set(range(5)) - moment.cup["known"].keys()
            assert moment.evidence.kept == len(unknown - set(last_rolled(moment.view)))
            assert len(moment.evidence.known) == 5 - len(unknown)
            kept += moment.evidence.kept
    assert kept


def last_rolled(view: PonyExpressView) -> list[int]:
    kinds = CupRolled | DiceRolledOpen
    last = next(event for event in reversed(view.log) if isinstance(event, kinds))
    return list(last.dice)


def test_reading_on_is_the_same_as_reading_it_all() -> None:
    for moment in whole_races("levels")[::20]:
        afresh = memory_of(moment.view)
        assert moment.people == [facts_of(person) for person in afresh.people]
        assert moment.evidence == afresh.evidence()


# --------------------------------------------------------------------------- one turn


def turn(**table: Any) -> Match:
    return staged((14, 9, 2), rolls=["K K 9 J 10", *table.pop("then", ())], **table)


def cup_of(m: Match, seat: int = 1) -> Any:
    return memory_of(m.seen(seat)).cup


def test_a_die_that_went_back_is_still_known() -> None:
    m = turn(then=["Q"])
    say(m, {"roll": [2], "shown": [2, 3]})
    say(m, {"roll": [], "shown": [3]})
    assert cup_of(m).known == {2: "Q", 3: "J"}
    assert memory_of(m.seen(1)).evidence().known == ("Q", "J")


def test_a_die_rolled_under_the_cup_is_known_no_more() -> None:
    m = turn(then=["A A", "9 9 9"])
    say(m, {"roll": [2, 3], "shown": [2, 3]})
    say(m, {"roll": [2, 3, 4], "shown": [0, 1]})
    assert cup_of(m).known == {0: "K", 1: "K"}


def test_after_a_marked_die_only_what_lies_outside_is_known() -> None:
    m = turn(then=["Q"], cards={0: ["marked-die"]})
    decline(m)
    say(m, {"roll": [2], "shown": [2, 3]})
    decline(m)
    say(m, {"roll": [2], "shown": [2]})
    assert cup_of(m).known.keys() == {2, 3}
    card(m, "marked-die", die=3, face="A")
    seen = cup_of(m)
    assert seen.marked and seen.known.keys() == {2}
    assert memory_of(m.seen(1)).evidence().marked


def test_a_canteen_makes_rerolls_payable_to_who_has_no_gold() -> None:
    m = staged((26, 9, 2), gold=(1, 3, 3), cards={0: ["canteen"]}, rolls=["pair", "A"])
    assert not memory_of(m.seen(1)).evidence().content
    card(m, "canteen")
    assert memory_of(m.seen(1)).evidence().content
    say(m, {"roll": [0], "shown": [0]})
    assert memory_of(m.seen(1)).evidence().content


@pytest.mark.parametrize(("mailbox", "needed"), [(None, 0), ((2, 1), 5)])
def test_what_must_be_reached_when_somebody_is_there(mailbox: Any, needed: int) -> None:
    m = staged((28, 9, 33 if mailbox else 30), mailbox=mailbox, rolls=["pair"])
    assert memory_of(m.seen(1)).evidence().needed == needed


def test_an_announcement_that_was_seen_changes_what_is_thought_of_who_made_it() -> None:
    m = turn()
    before = memory_of(m.seen(2)).people[0].manners
    play(m, reroll="stand", announce="four")
    say(m, True, 1)
    for learns in (False, True):
        assert memory_of(m.seen(2), learns=learns).people[0].manners != before
    others = memory_of(m.seen(2)).people[1:]
    assert all(person.manners == before for person in others)


def test_who_does_not_learn_from_the_unseen_thinks_as_before_of_who_was_believed() -> None:
    m = turn()
    before = memory_of(m.seen(2)).people[0].manners
    play(m, reroll="stand", announce="four", accuse=False)
    assert memory_of(m.seen(2), learns=False).people[0].manners == before
    assert memory_of(m.seen(2), learns=True).people[0].manners != before


def test_a_log_of_another_table_is_not_read_on() -> None:
    one, other = turn(), staged((14, 9, 3), rolls=["pair"])
    memory = memory_of(one.seen(1))
    assert memory.follows(one.seen(1))
    assert not memory.follows(other.seen(1))
    four = staged((14, 9, 2, 2), rolls=["pair"])
    assert not memory.follows(four.seen(1))
    elsewhere = staged((14, 9, 2), rolls=["pair"], kinds={20: "plain"})
    assert elsewhere.seen(1).log == one.seen(1).log
    assert not memory.follows(elsewhere.seen(1)), "prices and deserts are another board's"


def shots_seen(m: Match) -> list[tuple[int, int]]:
    return [(person.shots, person.hits) for person in memory_of(m.seen(2)).people]


@pytest.mark.parametrize(
    ("shots", "seen"),
    [
        ([{}, {}, {"touched": ["Bob"]}], [(2, 1), (1, 0), (0, 0)]),
        ([{}, {"touched": ["Cleo"]}], [(1, 0), (1, 0), (0, 0)]),
    ],
)
def test_the_shots_of_a_duel_are_counted_by_what_came_of_them(
    shots: list[dict[str, Any]], seen: list[tuple[int, int]]
) -> None:
    m = staged((24, 25, 28), rolls=["pair"], shots=shots)
    ride(m, "pair")
    play(m, corner="north-west")
    flick(m, len(shots))
    assert shots_seen(m) == seen


@pytest.mark.parametrize("shot", [{"toppled": 2}, {}, {"touched": ["Bob"]}])
def test_a_shot_at_the_figures_tells_nothing_of_an_aim_even_if_it_ends_in_prison(
    shot: dict[str, Any],
) -> None:
    m = staged((8, 1, 1), rolls=["pair"], shots=[shot])
    ride(m, "pair")
    flick(m)
    assert shots_seen(m)[0] == (0, 0)


def nerves_seen(m: Match) -> list[tuple[float, ...]]:
    return [person.nerve for person in memory_of(m.seen(0)).people]


def test_all_who_were_asked_are_learned_from_a_spy_too() -> None:
    m = turn(cards={2: ["spyglass"]})
    before = nerves_seen(m)
    play(m, reroll="stand", announce="four")
    card(m, "spyglass", die=0)
    say(m, False, 1)
    say(m, True, 2)
    after = nerves_seen(m)
    assert [after[seat] != before[seat] for seat in range(3)] == [False, True, True]
    assert after[1] != after[2]


def test_nobody_is_learned_from_who_was_not_asked() -> None:
    m = turn(cards={0: ["poker-face"]})
    before = nerves_seen(m)
    play(m, reroll="stand", announce="pair")
    card(m, "poker-face")
    assert nerves_seen(m) == before
