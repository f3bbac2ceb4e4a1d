"""Sentences of Mustang: thefts as each side reads them, secrets, bandits, ties and shared wins."""

from typing import Any

import pytest

from game.engine.events import Event
from game.i18n import LANGUAGES
from game.rules.mustang import events
from game.rules.shared import deals
from game.wording.mustang import MustangWords
from tests.wording.mustang_samples import sample_events, scored
from tests.wording.samples import NAMES, tell

RESULT = {"winners": [1], "reason": "pile", "scores": {0: 20, 1: 21, 2: 12}}


@pytest.mark.parametrize(
    ("you", "sentence"),
    [
        (None, "Xavi tries to steal the bay mare from Zed, with three 7s."),
        (0, "You try to steal the bay mare from Zed, with three 7s."),
        (1, "Xavi tries to steal the bay mare from you, with three 7s."),
        (2, "Xavi tries to steal the bay mare from Zed, with three 7s."),
    ],
)
def test_a_theft_as_each_side_reads_it(you: int | None, sentence: str) -> None:
    theft = events.TheftTried(seat=0, owner=1, mustang="bay-mare-1", cards=(), set="three", value=7)
    assert tell(MustangWords("en"), theft, you) == sentence


@pytest.mark.parametrize(
    ("event", "to_xavi", "to_zed", "to_ottokar"),
    [
        (
            events.MustangStolen(seat=0, owner=1, mustang="bay-mare-1"),
            "You steal the bay mare from Zed!",
            "Xavi steals the bay mare from you!",
            "Xavi steals the bay mare from Zed!",
        ),
        (
            events.TheftAnswered(
                seat=0, thief=1, mustang="bay-mare-1", cards=(), set="four", value=2
            ),
            "You answer with four 2s and fend off Zed!",
            "Xavi answers with four 2s and fends you off!",
            "Xavi answers with four 2s and fends off Zed!",
        ),
    ],
)
def test_how_a_theft_ends_as_each_side_reads_it(
    event: Event, to_xavi: str, to_zed: str, to_ottokar: str
) -> None:
    told = [tell(MustangWords("en"), event, you) for you in (0, 1, 2, None)]
    assert told == [to_xavi, to_zed, to_ottokar, to_ottokar]


def test_why_the_deck_is_new() -> None:
    used_up, stalled = (
        tell(MustangWords("en"), events.DeckRenewed(number=31, stalled=one))
        for one in (False, True)
    )
    assert used_up == "The deck is empty: the discards are shuffled into a new one, 31 cards."
    assert stalled is not None and stalled.startswith("Nobody can move: ")


def test_what_comes_from_a_pile_is_news_and_what_lay_open_is_not() -> None:
    told = [
        tell(
            MustangWords("en"),
            events.MustangCaught(
                seat=0, mustang="grey-foal-4", source=source, cards=(), set="pair", value=2
            ),
        )
        for source in ("open", "pile")
    ]
    assert told == [
        "Xavi catches the grey foal with a pair of 2s.",
        "Xavi catches a grey foal from the pile, with a pair of 2s.",
    ]


@pytest.mark.parametrize(
    ("public", "private"),
    [(events.Exchanged, events.CardsTucked), (deals.CardsDrawn, deals.CardsSeen)],
)
def test_whoever_knows_the_cards_is_told_once(public: Any, private: Any) -> None:
    words = MustangWords("en")
    drawn = public(seat=0, number=2)
    assert tell(words, drawn, 0) is None
    assert "2 cards" in (tell(words, drawn, 1) or "")
    told = tell(words, private(seat=0, cards=("8-bay", "cowboy")), 0)
    assert told is not None and "the 8 of bays and a cowboy" in told


@pytest.mark.parametrize("code", LANGUAGES)
def test_bandits_take_the_indians_place(code: str) -> None:
    """In the same words otherwise: the players chose what they are called."""
    indians, bandits = MustangWords(code), MustangWords(code, bandits=True)
    changed = [event for event in sample_events() if tell(indians, event) != tell(bandits, event)]
    assert [event.data.get("event") for event in changed] == ["indians"]
    raid = bandits.event_card("indians")
    assert raid.name == indians.event_card("indians").name and raid != indians.event_card("indians")
    for text in (tell(bandits, changed[0]) or "", *raid):
        assert "indi" not in text.lower(), text


@pytest.mark.parametrize(
    ("tie_break", "sentence"),
    [
        ("none", "Xavi wins with 23 points!"),
        ("special", "A tie at 23 points: a special mustang wins it for Xavi!"),
        ("stallions", "A tie at 23 points: Xavi wins on stallions in the stable!"),
        ("mares", "A tie at 23 points: Xavi wins on mares in the stable!"),
        ("foals", "A tie at 23 points: Xavi wins on foals in the stable!"),
    ],
)
def test_what_settled_a_tie(tie_break: str, sentence: str) -> None:
    assert tell(MustangWords("en"), scored(tie_break, (0,))) == sentence


@pytest.mark.parametrize(
    ("you", "sentence"),
    [
        (None, "Xavi and Ottokar share the win with 23 points!"),
        (1, "Xavi and Ottokar share the win with 23 points!"),
        (2, "You share the win with Xavi: 23 points!"),
    ],
)
def test_a_shared_win(you: int | None, sentence: str) -> None:
    assert tell(MustangWords("en"), scored("shared", (0, 2)), you) == sentence


def test_one_point_is_no_plural() -> None:
    assert tell(MustangWords("en"), scored("none", (0,), points=1)) == "Xavi wins with 1 point!"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("reason", ["pile", "herd"])
def test_the_result_names_the_winner_or_speaks_to_them(code: str, reason: str) -> None:
    words, result = MustangWords(code), {**RESULT, "reason": reason}
    told, told_to_winner = words.result(result, NAMES), words.result(result, NAMES, you=1)
    assert "Zed" in told and words.points(21) in told and words.reason(reason) in told
    assert "Zed" not in told_to_winner and words.reason(reason) in told_to_winner
    assert words.result(result, NAMES, you=0) == told


def test_a_shared_result_also_after_json() -> None:
    words, result = MustangWords("en"), {**RESULT, "winners": [0, 1], "scores": {"0": 9, "1": 9}}
    assert words.result(result, NAMES) == (
        "Xavi and Zed share the win with 9 points: a pile on the prairie is empty."
    )
    assert words.result(result, NAMES, you=0) == (
        "You share the win with Zed, 9 points each: a pile on the prairie is empty."
    )
