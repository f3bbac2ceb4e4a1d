"""What is believed of an announcement, of who makes it, and of who accuses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.odds import hands_with, in_order
from game.bots.pony_express import belief, nerves
from game.bots.pony_express.belief import Evidence
from game.rules.shared.hands import ANNOUNCEABLE, FACES, HANDS, SPACES, hand_of
from tests.support import some

NOTHING_KNOWN = Evidence(())


@st.composite
def any_evidence(draw: st.DrawFn) -> Evidence:
    """All that can be known of a cup when something is announced."""
    known = in_order(draw(st.lists(st.sampled_from(FACES), max_size=5)))
    hidden = 5 - len(known)
    return Evidence(
        known,
        kept=draw(st.integers(0, min(hidden, 4))),
        marked=draw(st.booleans()) and hidden > 0,
        content=draw(st.booleans()),
        needed=draw(st.sampled_from([0, 0, 1, 4, 7])),
    )


@st.composite
def any_weights(draw: st.DrawFn) -> belief.Weights:
    """Somebody of whom something or other has been learned."""
    shares = [draw(st.floats(0.01, 1.0)) for _ in belief.COMMON]
    return tuple(share / sum(shares) for share in shares)


announcements = st.sampled_from(ANNOUNCEABLE)


def showing(faces: str, **more: bool) -> Evidence:
    return Evidence(in_order(faces.split()), **more)


def impossible(evidence: Evidence) -> list[str]:
    """Hands that no faces of the hidden dice make."""
    return [hand for hand, odds in zip(HANDS, hands_with(evidence.known), strict=True) if not odds]


# --------------------------------------------------------------------------- the dice


@some(200)
@given(any_evidence())
def test_the_odds_of_the_dice_sum_to_one(evidence: Evidence) -> None:
    odds = belief.odds_of(evidence)
    assert len(odds) == len(HANDS)
    assert all(0.0 <= chance <= 1.0 + 1e-12 for chance in odds)
    assert sum(odds) == pytest.approx(1.0)


@some(200)
@given(any_evidence())
def test_what_the_known_dice_exclude_is_impossible(evidence: Evidence) -> None:
    odds = belief.odds_of(evidence)
    assert all(odds[SPACES[hand]] == 0.0 for hand in impossible(evidence))


@some(60)
@given(st.tuples(*[st.sampled_from(FACES)] * 5), st.booleans())
def test_five_known_dice_are_the_hand_that_they_are(dice: tuple[str, ...], content: bool) -> None:
    odds = belief.odds_of(Evidence(in_order(dice), content=content))
    assert odds[SPACES[hand_of(dice)]] == pytest.approx(1.0)


def mean_spaces(evidence: Evidence) -> float:
    return sum(spaces * chance for spaces, chance in enumerate(belief.odds_of(evidence)))


def test_who_could_have_paid_for_one_more_roll_has_good_dice() -> None:
    assert mean_spaces(Evidence((), content=True)) > mean_spaces(NOTHING_KNOWN)


@pytest.mark.parametrize("kept", [2, 3, 4])
def test_dice_that_were_kept_hidden_are_better_than_any(kept: int) -> None:
    assert mean_spaces(Evidence((), kept=kept)) > mean_spaces(NOTHING_KNOWN)


def test_a_marked_die_makes_a_hand_better() -> None:
    assert mean_spaces(Evidence((), marked=True)) > mean_spaces(NOTHING_KNOWN)
    four_kings = showing("K K K K")
    assert mean_spaces(four_kings._replace(marked=True)) > mean_spaces(four_kings)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_what_is_kept_has_chances_that_sum_to_one_and_favours_pairs(count: int) -> None:
    kept = belief.kept_faces(count)
    assert sum(share for _, share in kept) == pytest.approx(1.0)
    assert all(len(faces) == count and share >= 0.0 for faces, share in kept)
    if count == 2:
        alike = sum(share for faces, share in kept if faces[0] == faces[1])
        assert alike > 0.5, "two dice are kept because they are a pair"


# --------------------------------------------------------------------------- suspicion


@some(150)
@given(any_evidence(), any_weights())
def test_suspicion_lies_between_0_and_1(evidence: Evidence, weights: belief.Weights) -> None:
    doubts = belief.suspicions(weights, evidence)
    assert tuple(doubts) == ANNOUNCEABLE
    assert all(0.0 <= doubt <= 1.0 for doubt in doubts.values())
    for hand in ANNOUNCEABLE:
        assert doubts[hand] == belief.suspicion(weights, evidence, hand)


@some(150)
@given(any_evidence(), any_weights())
def test_a_hand_that_the_known_dice_exclude_is_a_lie(
    evidence: Evidence, weights: belief.Weights
) -> None:
    doubts = belief.suspicions(weights, evidence)
    assert all(doubts[hand] > 0.99 for hand in impossible(evidence) if hand != "nothing")


@some(60)
@given(st.tuples(*[st.sampled_from(FACES)] * 5), any_weights())
def test_a_hand_that_lies_open_is_the_truth(dice: tuple[str, ...], weights: belief.Weights) -> None:
    evidence, hand = Evidence(in_order(dice)), hand_of(dice)
    doubts = belief.suspicions(weights, evidence)
    assert all((doubt < 0.01) == (other == hand) for other, doubt in doubts.items())


@pytest.mark.parametrize(
    ("faces", "hand"), [("A A A A", "four"), ("K K K 9", "three"), ("Q Q 9 9", "two-pairs")]
)
def test_what_nearly_lies_open_is_hardly_doubted(faces: str, hand: str) -> None:
    doubts = belief.suspicions(belief.COMMON, showing(faces))
    assert doubts[hand] < 0.5
    assert doubts[hand] == min(doubts.values())


def test_the_farther_the_ride_that_nothing_speaks_for_the_less_it_is_believed() -> None:
    doubts = belief.suspicions(belief.COMMON, NOTHING_KNOWN)
    assert doubts["pair"] < doubts["full-house"] < doubts["five"]


def test_dice_that_fit_an_announcement_make_it_more_credible() -> None:
    blind = belief.suspicion(belief.COMMON, NOTHING_KNOWN, "four")
    assert belief.suspicion(belief.COMMON, showing("K K K"), "four") < blind
    assert belief.suspicion(belief.COMMON, showing("K Q"), "four") > blind


# --------------------------------------------------------------------------- manners


def after(bluffs: list[bool | None], hand: str = "three") -> belief.Weights:
    weights: belief.Weights = belief.COMMON
    for bluff in bluffs:
        weights = belief.learned(weights, NOTHING_KNOWN, hand, bluff)
    return weights


def doubt_of(weights: belief.Weights, hand: str) -> float:
    return belief.suspicion(weights, NOTHING_KNOWN, hand)


def difference(one: belief.Weights, other: belief.Weights) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 2


@pytest.mark.parametrize("hand", ["two-pairs", "three", "straight", "full-house"])
def test_who_was_caught_lying_is_doubted_more_and_who_was_honest_less(hand: str) -> None:
    stranger = doubt_of(belief.COMMON, hand)
    for times in (1, 3, 6):
        assert doubt_of(after([True] * times, hand), hand) > stranger
        assert doubt_of(after([False] * times, hand), hand) < stranger


@pytest.mark.parametrize("hand", ["two-pairs", "three", "straight"])
def test_many_lessons_teach_more_than_one(hand: str) -> None:
    assert doubt_of(after([True] * 5, hand), hand) > doubt_of(after([True], hand), hand)
    assert doubt_of(after([False] * 5, hand), hand) < doubt_of(after([False], hand), hand)


def test_who_turns_honest_is_trusted_again() -> None:
    reformed = after([True] * 3 + [False] * 8)
    assert doubt_of(reformed, "three") < doubt_of(after([True] * 3), "three")


@pytest.mark.parametrize("hand", ["two-pairs", "three", "straight", "full-house"])
def test_an_announcement_never_seen_teaches_something_but_less_than_a_lie(hand: str) -> None:
    unseen, caught = after([None], hand), after([True], hand)
    assert 0.0 < difference(unseen, belief.COMMON) < difference(caught, belief.COMMON)


@some(150)
@given(any_weights(), any_evidence(), announcements, st.sampled_from([True, False, None]))
def test_what_was_learned_is_still_a_distribution(
    weights: belief.Weights, evidence: Evidence, hand: str, bluff: bool | None
) -> None:
    learned = belief.learned(weights, evidence, hand, bluff)
    assert len(learned) == len(weights)
    assert sum(learned) == pytest.approx(1.0)
    assert all(share > 0.0 for share in learned), "nobody is ever quite ruled out"


# --------------------------------------------------------------------------- nerves


@some(100)
@given(st.floats(0.0, 1.0), announcements)
def test_the_chance_to_be_accused_is_one_and_grows_with_doubt(doubt: float, hand: str) -> None:
    chance = nerves.chance(nerves.COMMON, doubt, hand)
    assert 0.0 <= chance <= 1.0
    assert nerves.chance(nerves.COMMON, min(doubt + 0.1, 1.0), hand) >= chance


def test_a_plain_lie_is_mostly_accused_and_a_plain_truth_seldom() -> None:
    for hand in ANNOUNCEABLE:
        assert nerves.chance(nerves.COMMON, 1.0, hand) > 0.5
    for hand in ("pair", "two-pairs", "three"):
        assert nerves.chance(nerves.COMMON, 0.0, hand) < 0.35


@some(100)
@given(st.floats(0.0, 1.0), announcements)
def test_who_accused_is_expected_to_accuse_and_who_let_it_pass_to_let_it_pass(
    doubt: float, hand: str
) -> None:
    stranger = nerves.chance(nerves.COMMON, doubt, hand)
    accuser = nerves.learned(nerves.COMMON, doubt, hand, accused=True)
    patient = nerves.learned(nerves.COMMON, doubt, hand, accused=False)
    assert nerves.chance(accuser, doubt, hand) > stranger > nerves.chance(patient, doubt, hand)
    for weights in (accuser, patient):
        assert sum(weights) == pytest.approx(1.0)
        assert all(share > 0.0 for share in weights)


def test_who_always_accuses_is_known_for_it_in_the_end() -> None:
    weights: nerves.Weights = nerves.COMMON
    for _ in range(8):
        weights = nerves.learned(weights, 0.1, "pair", accused=True)
    assert nerves.chance(weights, 0.1, "pair") > nerves.chance(nerves.COMMON, 0.1, "pair") + 0.2
