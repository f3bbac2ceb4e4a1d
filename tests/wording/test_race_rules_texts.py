"""What the booklet, the terminal, the README and the log say of the race is what its rules do."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.pony_express.events import Rerolled
from game.text.pony_express.rules import rules_lines
from game.ui.pony_express.menus.booklet_facts import booklet_facts, usual_board
from game.wording.pony_express import RaceWords
from tests.support import race
from tests.ui.screens.reading_through import chapters_of
from tests.wording.samples import tell

README = Path(__file__).parents[2] / "README.md"


def booklet(code: str) -> str:
    chapters = chapters_of("pony-express", booklet_facts(RaceWords(code), usual_board()))
    return " ".join(str(part) for chapter in chapters for part in chapter.parts).replace(
        "\N{NO-BREAK SPACE}", " "
    )


def short_rules(code: str) -> str:
    lines = rules_lines(RaceWords(code), race().seen(None))
    return " ".join(lines).replace("\N{NO-BREAK SPACE}", " ")


def test_the_booklet_says_how_long_a_showdown_lasts() -> None:
    text = booklet("en")
    assert "After 10 shots each the bystanders leave the board." in text
    assert "After every 5 more" in text
    assert "8 cm closer together, until they are 12 cm apart" in text
    assert "30" not in text.partition("fight to the death")[2].partition("'")[0]


def test_only_an_arrival_by_train_is_quiet() -> None:
    text = booklet("en")
    assert "When you arrive by train, nobody fights you." in text
    assert "Nobody fights there" not in text


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "Equal best hands roll again."),
        ("fr", "Si plusieurs ont la meilleure main, ils relancent."),
        ("it", "Se più giocatori hanno la mano migliore, tirano di nuovo."),
    ],
)
def test_only_equal_best_hands_roll_again_for_who_rides_first(code: str, said: str) -> None:
    assert said in booklet(code)


@pytest.mark.parametrize(
    ("code", "beside", "same_space"), [("fr", "à côté", "case"), ("it", "accanto", "casella")]
)
def test_sole_last_means_nobody_on_the_same_space(code: str, beside: str, same_space: str) -> None:
    event = Rerolled(seat=0, dice=(1,), free="last")
    sentences = [tell(RaceWords(code), event, you) or "" for you in (0, 1)]
    for text in [*sentences, short_rules(code)]:
        assert beside not in text
        assert same_space in text
    assert f"ni {beside}" not in booklet(code)
    assert f"né {beside}" not in booklet(code)


def test_five_of_a_kind_is_a_poker_in_french() -> None:
    words = RaceWords("fr")
    assert (words.hand("five"), words.hand_said("five")) == ("poker", "un poker")
    assert (words.hand("four"), words.hand_said("four")) == ("carré", "un carré")


def test_the_short_rules_say_what_prison_and_a_hit_bystander_cost() -> None:
    text = short_rules("en")
    assert "If your die hits a bystander, you lose the duel, pay and go to prison." in text
    assert "with less you are free from your next turn on" in text
    assert "shoot until one is hit" in text


def test_the_readme_means_the_same_space_and_a_showdown_without_end() -> None:
    text = README.read_text(encoding="utf-8")
    assert "Land beside" not in text
    assert "Land on the space of one other rider" in text
    assert "to the death" in text
