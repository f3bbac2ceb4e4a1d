"""Sentences of the race: who pays whom, places and figures by name, and near misses."""

import pytest

from game.i18n import LANGUAGES
from game.rules.pony_express.events import Accused, Arrived, CupLifted, GoldMoved, Moved
from game.wording.pony_express import RaceWords
from tests.wording.race_samples import sample_events, shot
from tests.wording.samples import PLACES, tell


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.mark.parametrize(
    ("you", "sentence"),
    [
        (None, "Xavi pays Zed 3 nuggets after the duel."),
        (0, "You pay Zed 3 nuggets after the duel."),
        (1, "Xavi pays you 3 nuggets after the duel."),
        (2, "Xavi pays Zed 3 nuggets after the duel."),
    ],
)
def test_a_payment_as_each_side_reads_it(you: int | None, sentence: str) -> None:
    paid = GoldMoved(giver=0, taker=1, amount=3, why="duel")
    assert tell(RaceWords("en"), paid, you) == sentence


def test_a_lifted_cup_is_told_with_its_dice() -> None:
    dice = ("K", "K", "10", "10", "J")
    lifted = CupLifted(seat=0, faces=dice, hand="two-pairs", bluff=True)
    sentence = tell(RaceWords("en"), lifted)
    assert sentence == "The cup comes up on K K 10 10 J, two pairs: Xavi was bluffing."


def test_a_name_may_hold_what_means_something_in_a_format() -> None:
    names = ("%(name)s", "100%", "{0}")
    sentence = RaceWords("fr").event(Accused(seat=1, accuser=0), names, None)
    assert sentence is not None
    assert sentence.startswith("%(name)s ") and " 100% " in sentence


def test_places_are_named_where_the_board_is_known(code: str) -> None:
    moved = Moved(seat=0, origin=6, to=10, why="dice")
    with_places = tell(RaceWords(code, labels=PLACES), moved)
    without = tell(RaceWords(code), moved)
    assert with_places is not None and without is not None
    assert "(Place 10)" in with_places and with_places.replace(" (Place 10)", "") == without
    arrival = tell(RaceWords(code, labels=PLACES), Arrived(seat=0))
    assert arrival is not None and "Place 33" in arrival


def test_bandits_take_the_indians_place(code: str) -> None:
    """In the same words otherwise: the players chose what the figures are called."""
    indians, bandits = RaceWords(code), RaceWords(code, bandits=True)
    changed = 0
    for event in sample_events():
        before, after = tell(indians, event), tell(bandits, event)
        if before != after:
            changed += 1
            assert before is not None and after is not None
            assert before.replace(indians.figures_said, bandits.figures_said) == after
    assert changed == 1  # only the meeting itself names them


def test_a_rider_that_must_fall_and_is_only_touched_is_no_plain_miss() -> None:
    words = RaceWords("en")
    assert tell(words, shot("miss")) == "Xavi misses."
    assert tell(words, shot("miss", touched=(0,))) == "Xavi misses."
    grazed = tell(words, shot("miss", touched=(1,)), you=1)
    assert grazed == "Xavi grazes you, but that's not enough."
