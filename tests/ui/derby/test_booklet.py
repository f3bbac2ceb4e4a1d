"""The booklet of the derby: its numbers are those of the box, its examples are what they claim."""

from __future__ import annotations

import pytest

from game.engine.errors import Message
from game.rules.derby.box import Box, box_from_data, shipped_box
from game.rules.derby.cards import VALUE, VALUES
from game.rules.derby.course import TOWN, pushes_of_nobody
from game.rules.derby.odds import first_row
from game.rules.derby.paying import rider_of
from game.ui.derby.menus.booklet_facts import booklet_facts
from game.ui.derby.menus.booklet_figures import LittleCard, Odds, Stake, TenDie
from game.ui.derby.menus.booklet_maps import AllCards, Stretch, Tracks
from game.ui.screens.booklet import Cells, Chapter, Example, Figure, Worth
from game.wording.derby import DerbyWords
from game.wording.derby.variants import FIRST_CARDS, ways_told
from tests.ui.screens.reading_through import (
    chapters_of,
    with_change,
    words_of,
)


def booklet(code: str = "en", box: Box | None = None) -> list[Chapter]:
    return chapters_of("derby", booklet_facts(DerbyWords(code), box or shipped_box()))


def chapter(id: str, box: Box | None = None) -> Chapter:
    return next(chapter for chapter in booklet(box=box) if chapter.id == id)


def examples(id: str) -> list[Example]:
    return [part for part in chapter(id).parts if isinstance(part, Example)]


def figure(kind: type[Figure]) -> Figure:
    (found,) = [
        one
        for page in booklet()
        for part in page.parts
        if isinstance(part, Example)
        for one in part.shown
        if isinstance(one, kind)
    ]
    return found


def table(id: str, name: str, box: Box | None = None) -> tuple[str, ...]:
    """The first row of that name."""
    rows = [part for part in chapter(id, box).parts if isinstance(part, Cells)]
    return next(row.cells for row in rows if row.name == name)


def changed(place: str, value: object) -> Box:
    return box_from_data(with_change(shipped_box().data, place, value), Message("a test"))


@pytest.mark.parametrize(
    ("place", "value", "id", "said"),
    [
        ("prizes.0", 20, "goal", "20 chips, 10 chips and 5 chips"),
        ("prizes.0", 20, "paying", "20 chips, 10 chips and 5 chips"),
        ("stacks", [6, 4, 3], "goal", "13 chips in stacks of 6, 4 and 3"),
        ("stacks", [6, 4, 3], "betting", "6 chips in the first round, then 4 and 3"),
        ("stacks", [6, 4, 3], "betting", "After round 3"),
        ("pays.0.3", 5, "paying", "a stake of 4 pays 24 chips"),
        ("shifts.4", 3, "odds", "+4: 3 rows shorter"),
        ("first-cards.6", "2-black", "odds", "black 9 at one end, black 2 at the other"),
        ("first-cards.6", "2-black", "variants", "black 2 for Green"),
    ],
)
def test_every_number_is_that_of_the_box(place: str, value: object, id: str, said: str) -> None:
    box = changed(place, value)
    assert said in words_of([chapter(id, box)])
    assert said not in words_of([chapter(id)])


def test_the_tables_are_those_of_the_box() -> None:
    box = changed("pays.2.4", None)
    assert table("odds", "Difference") == ("0-1", "2-3", "4-5", "6-7", "8")
    assert table("odds", "Rows") == ("0", "1", "2", "3", "4")
    assert table("cards", "Cards each") == ("17", "11", "8", "7", "5")
    assert table("cards", "Left over") == ("1", "2", "3", "0", "5")
    assert table("variants", "Left over") == ("0", "0", "2", "2", "0")
    assert table("variants", "Value") == (*"9876543", "2, 1")
    assert table("paying", "3rd") == ("0",) * 5 + ("–",) * 3
    assert table("paying", "3rd", box) == ("0",) * 4 + ("–",) * 4
    cards, tracks = figure(AllCards), figure(Tracks)
    assert isinstance(cards, AllCards) and cards.deck == shipped_box().deck
    assert isinstance(tracks, Tracks) and tracks.tracks == shipped_box().tracks


def test_the_examples_of_the_odds_go_as_far_as_they_say() -> None:
    rows = shipped_box().rows
    shown = examples("odds")[:5]
    moved = []
    for example in shown:
        before, after = (one.odds for one in example.shown if isinstance(one, Odds))
        moved.append(rows.index(before) - rows.index(after))
    assert moved == [2, -3, 0, 0, 2]
    said = [f"{abs(rows)} rows" if rows else "unchanged" for rows in moved]
    assert all(words in example.text for words, example in zip(said, shown, strict=True))


def test_the_stakes_of_the_example_name_a_rider_or_none() -> None:
    rides, ties = (
        [one.chips for one in example.shown if isinstance(one, Stake)]
        for example in examples("riders")[:2]
    )
    assert rider_of(rides) == rides.index(5)
    assert rider_of(ties) is None


@pytest.mark.parametrize("id", ["ride", "push"])
def test_the_squares_of_the_examples_are_those_of_the_rules(id: str) -> None:
    """Two for a card of the square's colour, else one; and one more for a roll that is not above
    the card."""
    for example in examples(id):
        (way,) = [one for one in example.shown if isinstance(one, Stretch)]
        (card,) = [one.card for one in example.shown if isinstance(one, LittleCard)]
        faces = [one.face for one in example.shown if isinstance(one, TenDie)]
        assert all(f"{face} " in example.text for face in faces)
        sure = 2 if card.endswith(way.lane[way.at]) else 1
        good = all(face <= VALUE[card] for face in faces)
        reached = way.at + sure + len(faces)
        assert (way.goal, way.risked) == ((reached, None) if good else (None, reached))
        assert way.first <= way.at < reached <= way.last <= TOWN


def test_nobodys_horses_push_as_the_rules_say() -> None:
    told = [part for part in chapter("nobody").parts if isinstance(part, Worth)]
    for pushes, row in enumerate(told[:3]):
        first, last = (int(row.name[at]) for at in (0, -1))
        wanted = [n for n in VALUES if pushes_of_nobody(n, last=False) == pushes]
        assert [first, last] == [wanted[0], wanted[-1]]


def test_every_variant_is_told() -> None:
    told = words_of([chapter("variants")])
    ways = ways_told(DerbyWords("en"), shipped_box().first_cards)
    assert all(way.name in told for way in FIRST_CARDS) and all(way in told for way in ways)


def test_all_ways_to_a_first_card_use_the_same_odds() -> None:
    box = shipped_box()
    in_order = [first_row(card, box.first_rows) for card in box.first_cards]
    assert in_order == list(range(len(in_order))), "from black 9 at 1-1 on"
    told = words_of([chapter("variants")])
    assert "However it gets there, a first card's value sets the odds:" in told
