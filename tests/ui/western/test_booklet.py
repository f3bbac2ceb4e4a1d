"""The booklet of Western: its numbers are those of the box, its examples are what they claim."""

from __future__ import annotations

import re

import pytest

from game.engine.errors import Message
from game.rules.western.box import Box, box_from_data, shipped_box
from game.rules.western.cards import KINDS
from game.rules.western.ladder import COMBINATIONS, combination_of
from game.ui.screens.booklet import Chapter, Key, Pictured, Worth
from game.ui.table.prompts.keys import SEAT_KEYS, letters_of
from game.ui.western.menus.booklet_facts import THEIR_HAND, YOUR_HAND, booklet_facts
from game.ui.western.menus.booklet_figures import CardBack, LittleCard, RoundDie
from game.wording.western import WesternWords
from tests.rules.answering import say, told
from tests.rules.western.scripting import arranged, fortunes, play
from tests.ui.screens.reading_through import (
    chapters_of,
    with_change,
    words_of,
)


def booklet(code: str = "en", *, bandits: bool = False, box: Box | None = None) -> list[Chapter]:
    words = WesternWords(code, bandits=bandits)
    return chapters_of("western", booklet_facts(words, box or shipped_box()))


def chapter(id: str, box: Box | None = None) -> Chapter:
    return next(chapter for chapter in booklet(box=box) if chapter.id == id)


def rows(chapter: Chapter) -> list[Worth]:
    return [part for part in chapter.parts if isinstance(part, Worth)]


def cards_of(row: Worth) -> list[str]:
    return [figure.kind for figure in row.shown if isinstance(figure, LittleCard)]


@pytest.mark.parametrize(
    ("place", "value", "id", "said"),
    [
        ("tables.2.goal", 450, "goal", ["The goal is 450k"]),
        ("tables.4.goal", 550, "goal", ["550k with 9"]),
        ("hand", 7, "goal", ["gets 7 cards"]),
        ("deck.horse", 8, "goal", ["103 cards"]),
        ("deck.horse", 8, "cards", ["8 cards, on your turn, against the next player"]),
        ("tables.2.draw-limit", 4, "turn", ["up to 4 cards"]),
        ("tables.2.hand-limit", 11, "turn", ["no more than 11 cards"]),
        ("tables.4.hand-limit", 9, "turn", ["2 cards and 9 cards"]),
        ("pays.pay-me", 60, "order", ["pays you 60k"]),
        ("pays.dog", 30, "ambush", ["you pay your target 30k", "you would pay 30k"]),
        ("pays.dancer", 30, "ambush", ["you pay 30k into"]),
        ("pays.pip", 20, "ambush", ["20k for each pip", "you get 120k"]),
        ("pays.dog", 30, "refund", ["30k from a Guard Dog"]),
        ("saloon", 3, "all-in", ["by at most 3 cards"]),
        ("pays.no-horse", 40, "all-in", ["40k into", "50k into"]),
        ("pays.no-hat", 40, "all-in", ["40k into", "60k into"]),
        ("tables.0.money", 180, "options", ["180k each, 70k in the cash box, goal 400k"]),
        ("tables.1.pot", 60, "options", ["140k each, 60k in the cash box"]),
        ("tables.3.out", {"horse": 2}, "options", ["Left out: 2 × Bronco."]),
        ("tables.4.draw-limit", 1, "options", ["Draw up to 1, hold up to 8"]),
    ],
)
def test_every_number_is_that_of_the_box(
    place: str, value: object, id: str, said: list[str]
) -> None:
    box = box_from_data(with_change(shipped_box().data, place, value), Message("a test"))
    for words in said:
        assert words in words_of([chapter(id, box)])
        assert words not in words_of([chapter(id)])


@pytest.mark.parametrize("bandits", [False, True])
def test_every_card_is_there_with_its_picture_and_words(bandits: bool) -> None:
    words = WesternWords("en", bandits=bandits)
    (found,) = [part for part in booklet(bandits=bandits) if part.id == "cards"]
    shown = [part for part in found.parts if isinstance(part, Pictured)]
    for kind, card in zip(KINDS, shown, strict=True):
        picture = "bandits" if bandits and kind == "indians" else kind
        assert card.picture == f"western/card-{picture}"
        assert (card.title, card.text) == (words.card_name(kind), words.card_text(kind))


@pytest.mark.parametrize("number", range(4))
def test_the_shots_of_the_example_end_as_the_rules_say(number: int) -> None:
    row = [row for row in rows(chapter("ambush")) if not cards_of(row)][number]
    faces = [one.face for one in row.shown if isinstance(one, RoundDie)]
    assert [int(said) for said in re.findall(r"\d+", row.name)] == faces
    m = arranged(hands={0: "attack-2 cake levy", 1: "dog levy"}, rolls=" ".join(map(str, faces)))
    play(m, "attack-2", 1)
    say(m, "dog")
    say(m, "cake")
    (decided,) = told(m, "attack-decided")
    assert ("you get" in row.text) == (decided["winner"] == 0)
    assert ("tie" in row.text) == (faces[0] == faces[-1] and len(faces) == 2)
    assert f"{decided['amount']}k" in row.text
    assert abs(fortunes(m)[0] - 140) == decided["amount"]


def test_the_hands_of_the_example_meet_as_the_rules_say() -> None:
    m = arranged(hands={0: f"saloon {' '.join(YOUR_HAND)}", 1: " ".join(THEIR_HAND)})
    play(m, "saloon", 1)
    say(m, None)
    (compared,) = told(m, "saloon-compared")
    assert compared["kinds"] == [4, 5] and compared["winner"] == 1
    yours, theirs = rows(chapter("all-in"))[:2]
    assert [row.name for row in (yours, theirs)] == ["You: 4 kinds", "The other player: 5 kinds"]
    for row, hand in ((yours, YOUR_HAND), (theirs, THEIR_HAND)):
        assert cards_of(row) == list(dict.fromkeys(hand))
        assert len(row.shown) == len(hand) and isinstance(row.shown[-1], CardBack)


def test_the_combinations_stand_in_their_order() -> None:
    shown = [row for row in rows(chapter("train")) if row.number]
    assert [combination_of(cards_of(row)) for row in shown] == list(COMBINATIONS)
    assert [row.number for row in shown] == [str(place) for place in range(1, 7)]


def test_the_keys_of_all_seats_are_explained() -> None:
    keys = " ".join(part.keys for part in chapter("together").parts if isinstance(part, Key))
    assert all(letters_of(key) in keys.replace(",", " ").split() for key in SEAT_KEYS)
