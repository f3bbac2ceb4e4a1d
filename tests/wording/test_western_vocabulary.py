"""Cards, panels and table talk of Western, in every language."""

import re
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game import new_match
from game.engine.requests import Decision
from game.i18n import LANGUAGES
from game.rules.western import questions
from game.rules.western.box import shipped_box
from game.rules.western.box_schema import PaysFile
from game.rules.western.cards import COUNTERS, KINDS
from game.rules.western.view import PlaySeen, TrainSeen, WesternView
from game.wording import words_for
from game.wording.western import House, WesternWords, house_of

NAMES = [f"P{seat}" for seat in range(10)]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> WesternWords:
    return WesternWords(request.param)


def at_table(code: str, seats: int, **options: Any) -> WesternWords:
    match = new_match("western", NAMES[:seats], seed=1, options=options)
    words = words_for("western", code, view=match.seen(None))
    assert isinstance(words, WesternWords)
    return words


def every_house(code: str) -> list[WesternWords]:
    return [
        WesternWords(code),
        at_table(code, 3),
        at_table(code, 10, **{"triple-guns": True, "open-train": True}),
    ]


@pytest.mark.parametrize("seats", [3, 10])
def test_a_seat_sees_by_which_rules_its_table_plays(seats: int) -> None:
    options = {"triple-guns": seats == 10, "open-train": True}
    match = new_match("western", NAMES[:seats], seed=1, options=options)
    for seat in (None, 0):
        terms = match.table.terms
        house = House(terms.times, terms.joins_whisky, terms.open_train, terms.pays)
        assert house_of(match.seen(seat)) == house


def test_a_small_card_has_room_for_its_name_and_effect(words: WesternWords) -> None:
    names = [words.card_name(kind) for kind in KINDS]
    assert len(set(names)) == len(KINDS) and all(len(name) <= 11 for name in names), names
    for house in every_house(words.code):
        for kind in KINDS:
            lines = house.effect(kind)
            assert all(0 < len(line) <= 12 and "%" not in line for line in lines), lines


def test_a_large_card_has_room_for_its_text(words: WesternWords) -> None:
    longest = 180 if words.code == "en" else 240
    for house in every_house(words.code):
        for kind in KINDS:
            text = house.card_text(kind)
            assert len(text) <= longest, text
            assert text[0].isupper() and text.endswith(".") and "%" not in text, text
            assert len(re.findall(r"[.!?](?: |$)", text)) <= 4, text


@pytest.mark.parametrize(
    ("seats", "options", "money"),
    [
        (3, {}, ("10k", "10k", "10k")),
        (6, {}, ("10k", "20k", "20k")),
        (10, {}, ("10k", "20k", "20k")),
        (9, {"triple-guns": True}, ("10k", "20k", "30k")),
    ],
)
def test_guns_count_as_they_do_at_the_table(
    seats: int, options: dict[str, bool], money: tuple[str, ...]
) -> None:
    words = at_table("en", seats, **options)
    for kind, each in zip(("attack-1", "attack-2", "attack-3"), money, strict=True):
        assert f"die × {each}" in words.card_text(kind)
        assert words.effect(kind)[1] == f"die × {each}"


def test_every_sum_is_that_of_the_box() -> None:
    pays = shipped_box().pays
    doubled = {
        name: [2 * sum for sum in paid] if isinstance(paid, list) else 2 * paid
        for name, paid in msgspec.structs.asdict(pays).items()
    }
    usual = WesternWords("en")
    dear = WesternWords("en", house=usual.house._replace(box_pays=PaysFile(**doubled)))
    for kind in KINDS:
        for said, twice in zip(usual.card(kind), dear.card(kind), strict=True):
            assert re.sub(r"(\d+)k", lambda sum: f"{2 * int(sum[1])}k", said) == twice
    view = attacked("attack-1", counter="dog")
    assert dear.line("over-counter", view, None).startswith("20k to P0.")
    assert dear.answer_effect("counter", "dancer", view, 0) == "the box gets 40k"
    assert dear.headline("counter", attacked("cowboy", "cowboy"), None) == "P1 wants 100k from P0!"


def test_moonshine_takes_nothing_along_where_three_play() -> None:
    assert "one more card" in at_table("en", 4).card_text("whisky")
    assert "no other card" in at_table("en", 3).card_text("whisky")
    assert at_table("en", 3).effect("whisky") != at_table("en", 4).effect("whisky")


def test_what_stops_a_card_stands_on_it() -> None:
    words = WesternWords("en")
    for kind in KINDS:
        named = {other for other in ("joker", "dog", "dancer", "cake", "hat") if other != kind}
        text = words.card_text(kind)
        said = {other for other in named if words.card_name(other) in text}
        # Its own business, not what stops it: the hat is looked for, or a dog is what it stops.
        about = {"hands-up": {"hat"}, "cake": {"dog", "dancer"}}.get(kind, set())
        assert said - about == set(COUNTERS[kind]), text


def test_money_cards_and_combinations() -> None:
    words = WesternWords("en")
    assert words.money(140) == "140k"
    assert words.combination("attack-2+horse") == "Ambush 2 + Bronco"
    assert words.combination("attack-1", hat=True) == "Ambush 1 + Ten-Gallon"
    assert words.cards_said(["whisky", "cowboy", "cowboy"]) == "Moonshine and 2 × Outlaw"
    assert words.aimed_at(["cowboy"]) == "the next player"
    assert words.aimed_at(["cowboy", "cowboy"]) == "a player of your choice"
    assert words.aimed_at(["train", "attack-1"]) == "all the others"


# --------------------------------------------------------------------------- questions


def decision_kinds() -> set[str]:
    return {
        value.kind
        for value in vars(questions).values()
        if isinstance(value, type) and issubclass(value, Decision) and value.kind
    }


def test_no_question_is_left_without_words(words: WesternWords) -> None:
    asked = [words.question(kind) for kind in decision_kinds()]
    assert len(set(asked)) == len(asked) == 6
    assert all(question.endswith("?") and "%" not in question for question in asked)
    with pytest.raises(KeyError):
        words.question("no-such-question")


def attacked(card: str, *cards: str, counter: str | None = None) -> WesternView:
    """The view of four players, the second of whom has laid a card on the first."""
    view: WesternView = new_match("western", NAMES[:4], seed=1).seen(0)
    play = PlaySeen(
        seat=1, cards=(card, *cards), card=card, target=0, counter=counter, step="counter"
    )
    taken = ((0, 60, 0, 0), *((0,) * 4,) * 3)
    return replace(view, play=play, taken=taken)


@pytest.mark.parametrize(
    ("card", "headline", "line"),
    [
        ("attack-2", "P1 ambushes you: 2 guns!", "At stake: die × 20k, up to 120k."),
        ("pay-me", "P1 wants 50k from you!", "The Debt: only a Jester stops it."),
        ("give-it-back", "P1 wants 60k back from you!", "Only the Ten-Gallon would stop it."),
        ("indians", "P1 sets the Indians on you!", "All your money to the cash box: 140k."),
        ("give-to-all", "P1 makes you pay everyone!", "10k for each, 30k in all."),
        ("saloon", "P1 goes all in against you!", "140k against 140k: more kinds win."),
    ],
)
def test_the_panel_says_what_is_at_stake(card: str, headline: str, line: str) -> None:
    panel = WesternWords("en").panel("counter", attacked(card), 0)
    assert panel.headline == headline and panel.line.startswith(line)
    assert panel.line.endswith(" Counter?")


def test_everybody_else_reads_who_is_asked() -> None:
    view, words = attacked("cowboy", "cowboy"), WesternWords("en")
    assert words.headline("counter", view, None) == "P1 wants 50k from P0!"
    assert words.headline("counter", view, 1) == "You want 50k from P0!"
    assert not words.line("counter", view, 2).endswith("?")


def test_the_panel_has_room_for_every_question(words: WesternWords) -> None:
    plays = ("attack-3", "pay-me", "cowboy", "give-to-all", "indians", "saloon", "give-it-back")
    train = TrainSeen(
        seat=1,
        leader=1,
        cards=("attack-3", "horse", "hat"),
        combination="attack-3+horse",
        hat=True,
        passed=(),
    )
    longest = 38 if words.code == "en" else 50
    views = [("counter", attacked(card)) for card in plays]
    views += [("over-counter", attacked("attack-1", counter=by)) for by in ("dog", "dancer")]
    views += [(kind, attacked("sheriff")) for kind in ("stop-sheriff", "play", "draw")]
    views += [("ladder", replace(attacked("train"), train=train))]
    assert {kind for kind, _ in views} == decision_kinds()
    for kind, view in views:
        for you in (0, 1, None):
            panel = words.panel(kind, view, you)
            assert 0 < len(panel.headline) <= longest, panel
            assert 0 < len(panel.line) <= 1.3 * longest, panel
            assert "%" not in "".join(panel)


@pytest.mark.parametrize(
    ("kind", "card", "effect"),
    [
        ("counter", "attack-1", "let the die roll"),
        ("counter", "cowboy", "pay 20k"),
        ("counter", "give-it-back", "give 60k back"),
        ("stop-sheriff", "sheriff", "safe for one round"),
    ],
)
def test_what_comes_of_no_answer(kind: str, card: str, effect: str) -> None:
    assert WesternWords("en").answer_effect(kind, None, attacked(card), 0) == effect
