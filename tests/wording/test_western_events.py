"""Sentences of Western: who reads them, short payers, bandits, secrets, and the result."""

import pytest

from game.engine.events import Event
from game.i18n import LANGUAGES
from game.rules.shared.deals import CardsDrawn
from game.rules.western.events import (
    CardDiscarded,
    CardSeen,
    CardsPlayed,
    CardTaken,
    Countered,
    Paid,
    SaloonCompared,
)
from game.wording.western import WesternWords
from tests.wording.samples import NAMES, tell
from tests.wording.western_samples import sample_events

EN = WesternWords("en")
RESULT = {"winners": [1], "reason": "goal", "scores": {0: 20, 1: 410, 2: 0}}


def told(event: Event, you: int | None = None) -> str | None:
    return tell(EN, event, you)


def played(*cards: str) -> CardsPlayed:
    return CardsPlayed(seat=0, cards=cards, card=cards[-1], target=1)


@pytest.mark.parametrize(
    ("you", "sentence"),
    [
        (None, "Xavi ambushes Zed with 2 guns!"),
        (0, "You ambush Zed with 2 guns!"),
        (1, "Xavi ambushes you with 2 guns!"),
    ],
)
def test_an_ambush_as_each_side_reads_it(you: int | None, sentence: str) -> None:
    assert told(played("attack-2"), you) == sentence


def test_every_card_that_is_laid_is_named() -> None:
    assert told(played("joker", "attack-1")) == "Xavi plays Jester and Ambush 1 against Zed."
    assert told(played("cowboy", "cowboy", "cowboy")) == "Xavi plays 3 × Outlaw against Zed."


@pytest.mark.parametrize(
    ("payer", "payee", "amount", "sentence"),
    [
        (0, 1, 50, "Xavi pays Zed 50k."),
        (0, 1, 20, "Xavi pays Zed 20k of the 50k owed."),
        (0, 1, 0, "Xavi can't pay Zed the 50k."),
        (0, None, 50, "Xavi pays 50k into the cash box."),
        (0, None, 20, "Xavi pays 20k of the 50k owed into the cash box."),
        (0, None, 0, "Xavi can't pay the cash box the 50k."),
        (None, 0, 50, "Xavi takes 50k from the cash box."),
        (None, 0, 20, "Xavi takes the last 20k from the cash box."),
        (None, 0, 0, "Xavi finds the cash box empty."),
    ],
)
def test_who_is_short_pays_what_there_is(
    payer: int | None, payee: int | None, amount: int, sentence: str
) -> None:
    paid = Paid(payer=payer, payee=payee, amount=amount, owed=50, why="pay-me")
    assert told(paid) == sentence


def test_a_refund_is_no_payment() -> None:
    paid = Paid(payer=0, payee=1, amount=50, owed=50, why="give-it-back")
    assert told(paid, 1) == "Xavi gives you 50k back."


@pytest.mark.parametrize(
    ("kinds", "winner", "sentence"),
    [
        ((5, 3), 0, "Xavi shows 5 kinds against 3, and Zed loses everything!"),
        ((1, 6), 1, "Zed shows 6 kinds against 1, and Xavi loses everything!"),
        ((1, 1), None, "Both show 1 kind: the die decides."),
    ],
)
def test_hands_that_are_compared(kinds: tuple[int, int], winner: int | None, sentence: str) -> None:
    assert told(SaloonCompared(seat=0, target=1, kinds=kinds, winner=winner)) == sentence


def test_who_sees_a_card_is_told_once() -> None:
    drawn, taken = CardsDrawn(seat=0, number=2), CardTaken(seat=0, victim=1)
    seen = CardSeen(seat=0, victim=1, card="indians")
    assert told(drawn, 0) is None
    assert told(drawn, 1) == "Xavi draws 2 cards."
    assert told(taken, 2) == "Xavi takes a card from Zed."
    for you, sentence in ((0, "You take Raid from Zed."), (1, "Xavi takes Raid from you.")):
        assert told(taken, you) is None
        assert told(seen, you) == sentence


@pytest.mark.parametrize("code", LANGUAGES)
def test_bandits_take_the_indians_place(code: str) -> None:
    """In the same words otherwise: the players chose what they are called."""
    indians, bandits = WesternWords(code), WesternWords(code, bandits=True)
    changed = [event for event in sample_events() if tell(indians, event) != tell(bandits, event)]
    named = (CardsPlayed, CardDiscarded, Countered, CardSeen)
    assert changed and all(isinstance(event, named) for event in changed)
    assert {event.card for event in changed if isinstance(event, named)} == {"indians"}
    assert bandits.card_name("indians") == indians.card_name("indians")
    texts = [tell(bandits, event) or "" for event in changed]
    for text in (*texts, bandits.card_text("indians")):
        assert "indi" not in text.lower(), text


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_result_names_the_winner_or_speaks_to_them(code: str) -> None:
    words = WesternWords(code)
    told, told_to_winner = words.result(RESULT, NAMES), words.result(RESULT, NAMES, you=1)
    assert "Zed" in told and "410k" in told and words.reason("goal") in told
    assert "Zed" not in told_to_winner and "410k" in told_to_winner
    assert words.result(RESULT, NAMES, you=0) == told
