"""The booklet of Mustang: its numbers are those of the box, its examples are what they claim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.engine.errors import Message
from game.rules.mustang.box import COWBOY, Box, box_from_data, shipped_box
from game.rules.mustang.rules import SEATS
from game.rules.mustang.scoring import score, sheet
from game.rules.mustang.sets import SET_FOR, set_of
from game.ui.kit.scene import Ui
from game.ui.mustang.menus.booklet_facts import CORRAL, STABLE, booklet_facts
from game.ui.mustang.menus.booklet_figures import LittleCard, LittleCounter
from game.ui.mustang.prompts.action import KEYS
from game.ui.screens.booklet import Chapter, Key, Pictured, Worth
from game.wording.mustang import MustangWords
from tests.ui.harness import Window
from tests.ui.screens.reading_through import (
    chapters_of,
    with_change,
    words_of,
)


@pytest.fixture(scope="module")
def ui() -> Iterator[Ui]:
    with Window() as window:
        yield window.ui


def booklet(
    ui: Ui, code: str = "en", *, bandits: bool = False, box: Box | None = None
) -> list[Chapter]:
    words = MustangWords(code, bandits=bandits)
    return chapters_of("mustang", booklet_facts(ui, words, box or shipped_box(), bandits=bandits))


def chapter(ui: Ui, id: str, box: Box | None = None) -> Chapter:
    return next(chapter for chapter in booklet(ui, box=box) if chapter.id == id)


def rows(chapter: Chapter) -> list[Worth]:
    return [part for part in chapter.parts if isinstance(part, Worth)]


def cards_of(row: Worth) -> list[str]:
    return [figure.card for figure in row.shown if isinstance(figure, LittleCard)]


def herd_of(row: Worth) -> list[str]:
    return [figure.mustang for figure in row.shown if isinstance(figure, LittleCounter)]


def other_box(place: str, value: object) -> Box:
    """The shipped one, with one number changed."""
    return box_from_data(with_change(shipped_box().data, place, value), Message("a test"))


@pytest.mark.parametrize(
    ("place", "value", "id", "said"),
    [
        ("counters.stallion", 3, "mustangs", ["Every coat has 3 stallions", "There are 52 "]),
        ("counters.mare", 5, "mustangs", ["Every coat has 5 mares", "There are 57 "]),
        ("counters.foal", 6, "mustangs", ["Every coat has 6 foals", "There are 57 "]),
        ("deck.highest", 9, "sets", ["the values 1 to 9", "has 54 cards"]),
        ("deck.highest", 9, "cowboys", ["counts as 9s", "a pair of 9s"]),
        ("deck.highest", 7, "cowboys", ["a royal run up to 7"]),
        ("deck.cowboys", 12, "cowboys", ["12 cowboys"]),
        ("hand", 5, "turn", ["always have 5 cards"]),
        ("hand", 5, "goal", ["gets 5 cards"]),
        ("hand", 5, "controls", ["1 – 5"]),
        ("exchange", 3, "turn", ["up to 3 cards"]),
        ("stall", 4, "turn", ["4 whole rounds"]),
        ("events.birth", 3, "events", ["the 8 events", "New Foal (3 cards)"]),
        ("herd.foal", 4, "end", ["1 stallion, 2 mares and 4 foals"]),
        ("herd.mare", 3, "score", ["1 stallion, 3 mares and 3 foals"]),
        ("points.special", 11, "mustangs", ["worth 11 points"]),
        ("points.stallion", 11, "mustangs", ["worth 11 points"]),
        ("points.mare", 11, "mustangs", ["worth 11 points"]),
        ("points.foal", 11, "mustangs", ["worth 11 points"]),
        ("points.couple", 11, "score", ["11 points"]),
        ("points.herd", 11, "score", ["11 points"]),
        ("points.ended", 11, "end", ["gets 11 points"]),
    ],
)
def test_every_number_is_that_of_the_box(
    ui: Ui, place: str, value: object, id: str, said: list[str]
) -> None:
    usual, changed = chapter(ui, id), chapter(ui, id, other_box(place, value))
    for words in said:
        assert words in words_of([changed])
        assert words not in words_of([usual])


def test_the_number_of_ranchers_is_that_of_the_rules(ui: Ui) -> None:
    assert f"{SEATS[0]} to {SEATS[-1]} ranchers" in words_of([chapter(ui, "goal")])


def test_every_set_is_shown_by_cards_that_are_that_set(ui: Ui) -> None:
    words = MustangWords("en")
    shown = rows(chapter(ui, "sets"))
    for row, (mustang, kind) in zip(shown, SET_FOR.items(), strict=False):
        found = set_of(cards_of(row))
        assert found is not None and found.kind == kind and COWBOY not in found.cards
        assert row.name == words.set_name(kind) and row.text == words.kind_said(mustang)
    no_sets = shown[len(SET_FOR) :]
    assert len(no_sets) == 2 and all(set_of(cards_of(row)) is None for row in no_sets)


def test_examples_with_cowboys_are_what_the_rules_make_of_them(ui: Ui) -> None:
    words = MustangWords("en")
    shown = rows(chapter(ui, "cowboys"))
    for row in shown:
        found = set_of(cards_of(row))
        assert found is not None and COWBOY in found.cards
        assert row.name == words.set_name(found.kind)
        assert row.text == words.set_said(found.kind, found.value)
    assert shown[-1].text == "a royal run up to 8"  # 4, 5, 6 and two cowboys


def test_the_answer_of_the_example_beats_the_theft(ui: Ui) -> None:
    theft, answer = (set_of(cards_of(row)) for row in rows(chapter(ui, "theft")))
    assert theft is not None and answer is not None
    assert answer > theft and (theft.kind, theft.value, answer.value) == ("three", 4, 5)


def test_the_example_is_reckoned_up_by_the_rules(ui: Ui) -> None:
    shown = rows(chapter(ui, "score"))
    worth, example = shown[:7], shown[7:]
    lines = [line for line in sheet(STABLE, CORRAL, True) if line.count]
    words = MustangWords("en")
    assert [row.name for row in worth] == [words.score_line(line.line) for line in sheet((), ())]
    assert herd_of(example[0]) == list(STABLE) and herd_of(example[1]) == list(CORRAL)
    for row, line in zip(example[2:-1], lines, strict=True):
        assert row.name == words.score_line(line.line) and row.number == str(line.points)
        number = 2 * line.count if line.line == "couples" else line.count
        assert len(row.shown) == (0 if line.line == "ended" else number)
    assert example[-1].number == str(score(STABLE, CORRAL, True))
    assert sum(int(row.number) for row in example[2:-1]) == int(example[-1].number)


def test_every_coat_has_its_brand(ui: Ui) -> None:
    shown = [herd_of(row) for row in rows(chapter(ui, "mustangs"))]
    assert [herd[0] for herd in shown] == [f"{coat}-stallion-1" for coat in shipped_box().coats]


@pytest.mark.parametrize("bandits", [False, True])
def test_every_event_is_there_with_its_picture_and_words(ui: Ui, bandits: bool) -> None:
    words = MustangWords("en", bandits=bandits)
    (found,) = [part for part in booklet(ui, bandits=bandits) if part.id == "events"]
    cards = [part for part in found.parts if isinstance(part, Pictured)]
    for event, card in zip(Counter(shipped_box().events), cards, strict=True):
        name, text = words.event_card(event)
        picture = "bandits" if bandits and event == "indians" else event
        assert card.title.startswith(name) and card.text.startswith(text)
        assert card.picture == f"mustang/event-{picture}"


def test_the_keys_of_the_four_actions_are_explained(ui: Ui) -> None:
    words = MustangWords("en")
    keys = {part.keys: part.text for part in chapter(ui, "controls").parts if isinstance(part, Key)}
    for key, action in KEYS.items():
        assert keys[key.upper()] == words.action(action)
    for key in ("D", "A", "L", "Hold Space"):
        assert key in keys
