"""Names, cards, questions and results, in every language."""

import re
from collections.abc import Callable

import pytest

from game.engine.requests import Decision
from game.i18n import LANGUAGES
from game.rules.pony_express import questions
from game.rules.pony_express.board_schema import KINDS
from game.rules.pony_express.cards import COPIES, SIDES, WINDOWS
from game.rules.pony_express.prison import FINE
from game.rules.pony_express.questions import CORNERS
from game.rules.shared.hands import FACES, HANDS
from game.wording.pony_express import CardText, RaceWords
from game.wording.pony_express.questions import CARD_QUESTIONS_TO_ALL

NAMES = ("Ann", "Bob", "Cleo")

VOCABULARIES: list[tuple[Callable[[RaceWords, str], str], tuple[str, ...]]] = [
    (RaceWords.hand, HANDS),
    (RaceWords.hand_said, HANDS),
    (RaceWords.face, FACES),
    (RaceWords.face_said, FACES),
    (RaceWords.space_kind, KINDS),
    (RaceWords.corner, CORNERS),
    (RaceWords.side, SIDES),
    (RaceWords.reason, ("jackrabbit", "showdown")),
]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> RaceWords:
    return RaceWords(request.param)


def decision_kinds() -> set[str]:
    kinds = {
        value.kind
        for value in vars(questions).values()
        if isinstance(value, type) and issubclass(value, Decision)
    }
    return {kind for kind in kinds if kind} | {"flick"}


@pytest.mark.parametrize(("name_of", "ids"), VOCABULARIES)
def test_everything_has_a_name_of_its_own(
    words: RaceWords, name_of: Callable[[RaceWords, str], str], ids: tuple[str, ...]
) -> None:
    names = [name_of(words, thing) for thing in ids]
    assert all(names) and len(set(names)) == len(ids)
    assert not any("%" in name for name in names)
    with pytest.raises(KeyError):
        name_of(words, "no-such-thing")


def test_every_card_has_a_name_a_moment_and_an_effect(words: RaceWords) -> None:
    cards = [words.card(card) for card in COPIES]
    assert len({card.name for card in cards}) == len(COPIES) == 16
    assert len({card.effect for card in cards}) == len(COPIES)
    for card in cards:
        assert_reads_well(card)


def assert_reads_well(card: CardText) -> None:
    assert "%" not in "".join(card)
    assert card.name[0].isupper() and card.name[-1].isalpha()
    assert card.when[0].isupper() and card.when[-1].isalpha()
    assert card.effect[0].isupper() and card.effect.endswith(".")
    # Short enough to be read on a card.
    assert len(card.name) <= 24 and len(card.when) <= 110 and len(card.effect) <= 260
    assert len(re.findall(r"[.!?](?= |$)", card.effect)) <= 4, card.effect


def test_cards_are_named_anew_in_each_language() -> None:
    names = {code: {RaceWords(code).card(card).name for card in COPIES} for code in LANGUAGES}
    assert names["en"].isdisjoint(names["fr"]) and names["en"].isdisjoint(names["it"])
    assert names["fr"].isdisjoint(names["it"])


def test_cards_and_spaces_follow_the_choice_of_bandits(words: RaceWords) -> None:
    bandits = RaceWords(words.code, bandits=True)
    assert bandits.figures == bandits.space_kind("indians") != words.figures
    for card in COPIES:
        before, after = words.card(card), bandits.card(card)
        assert after == tuple(
            text.replace(words.figures_said, bandits.figures_said) for text in before
        )
        assert words.figures.lower() not in " ".join(after).lower()


def test_no_question_is_left_without_words(words: RaceWords) -> None:
    asked = [words.question(kind) for kind in decision_kinds() - {"play-card"}]
    asked += [words.question("play-card", window) for window in WINDOWS]
    asked += [words.question_to_all(window) for window in CARD_QUESTIONS_TO_ALL]
    several = len(CARD_QUESTIONS_TO_ALL)
    assert len(set(asked)) == len(asked) == len(decision_kinds()) - 1 + len(WINDOWS) + several
    for question in asked:
        assert question.endswith("?") and "%" not in question and "(" not in question


def test_the_question_about_prison_names_the_price(words: RaceWords) -> None:
    assert words.gold(FINE) in words.question("pay-prison")


@pytest.mark.parametrize(
    ("kind", "window"), [("no-such", None), ("play-card", None), ("play-card", "no-such")]
)
def test_an_unknown_question_is_an_error(words: RaceWords, kind: str, window: str | None) -> None:
    with pytest.raises(KeyError):
        words.question(kind, window)


@pytest.mark.parametrize("reason", ["jackrabbit", "showdown"])
def test_the_result_names_the_winner_or_speaks_to_them(words: RaceWords, reason: str) -> None:
    result = {"winners": [1], "reason": reason, "scores": {0: 20, 1: 36, 2: 12}}
    told, told_to_winner = words.result(result, NAMES), words.result(result, NAMES, you=1)
    assert told.startswith("Bob ") and words.reason(reason) in told
    assert "Bob" not in told_to_winner and words.reason(reason) in told_to_winner
    assert words.result(result, NAMES, you=0) == told


def test_places_are_called_as_the_board_says(words: RaceWords) -> None:
    assert words.space_name("Fort Kearny") == "Fort Kearny"
    ferry = {"en": "Ferry", "fr": "Bac", "it": "Traghetto"}
    assert words.space_name(ferry) == ferry[words.code]


@pytest.mark.parametrize(
    ("code", "listed"),
    [
        ("en", ["Ann", "Ann and Bob", "Ann, Bob and Cleo"]),
        ("fr", ["Ann", "Ann et Bob", "Ann, Bob et Cleo"]),
        ("it", ["Ann", "Ann e Bob", "Ann, Bob e Cleo"]),
    ],
)
def test_a_list_of_names(code: str, listed: list[str]) -> None:
    assert [RaceWords(code).listing(NAMES[:count]) for count in (1, 2, 3)] == listed


@pytest.mark.parametrize(("code", "mark"), [("en", "; "), ("fr", "\N{NO-BREAK SPACE}; ")])
def test_a_list_of_what_has_commas(code: str, mark: str) -> None:
    """French sets the mark apart in lists, too."""
    words = RaceWords(code)
    assert words.separated(["Ann, 1", "Bob, 2", "Cleo, 3"]) == f"Ann, 1{mark}Bob, 2{mark}Cleo, 3"
    assert words.separated(["Ann, 1"]) == "Ann, 1"


def test_counting(words: RaceWords) -> None:
    for counted in (words.gold, words.number_of_dice, words.number_of_spaces):
        assert len({counted(count).split()[1] for count in (1, 2)}) == 2
        assert counted(5).startswith("5 ")


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_said_is_nothing_in_every_language(code: str) -> None:
    assert RaceWords(code).say("") == ""


@pytest.mark.parametrize(("code", "said"), [
    ("en", "3.8 m/s"), ("fr", "3,8 m/s"), ("it", "3,8 m/s"),
])  # fmt: skip
def test_fractions_are_written_as_the_language_does(code: str, said: str) -> None:
    assert RaceWords(code).say("%(speed).1f m/s", speed=3.8) == said


@pytest.mark.parametrize("code", LANGUAGES)
def test_points_that_are_no_fractions_stay(code: str) -> None:
    assert RaceWords(code).say("%(file)s", file="pony-1.2.json") == "pony-1.2.json"
