"""The cast: who there is, and that everybody comes back as the same character."""

from collections import Counter

import pytest

from game.bots.cast import CAST, character
from game.engine.limits import LONGEST_NAME
from tests.bots.talking import HABITS, TEMPERS


def test_every_temper_comes_with_every_habit_once() -> None:
    combinations = Counter((member.temper, member.habit) for member in CAST)
    assert combinations == Counter((temper, habit) for temper in TEMPERS for habit in HABITS)


def test_names_are_plain_different_and_short_enough() -> None:
    names = [member.name for member in CAST]
    assert len({name.casefold() for name in names}) == len(names)
    for name in names:
        assert name.isalpha() and name.isascii() and name.istitle()
        assert len(name) <= LONGEST_NAME


def test_who_has_a_name_of_the_cast_is_that_character_whatever_the_seed() -> None:
    for member in CAST:
        assert {character(member.name, seed) for seed in range(20)} == {member}


@pytest.mark.parametrize("name", [None, "Ann", ""])
def test_anybody_else_is_picked_by_the_seed_and_stays_the_same(name: str | None) -> None:
    picked = [character(name, seed) for seed in range(600)]
    assert picked == [character(name, seed) for seed in range(600)]
    counts = Counter(member.name for member in picked)
    assert set(counts) == {member.name for member in CAST}
    assert max(counts.values()) < 2 * len(picked) / len(CAST), "the pick is not even"


def test_a_character_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        CAST[0].temper = "sly"  # type: ignore[misc]
