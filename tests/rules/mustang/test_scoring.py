"""Score (stable and corral), bonuses, and who wins when several are level."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.mustang.box import shipped_box
from game.rules.mustang.scoring import has_herd, score, sheet, winners
from tests.rules.answering import told
from tests.rules.mustang.scripting import HERD, arranged, catch

BOX = shipped_box()
ALL = [*BOX.specials, *(one for pile in BOX.piles.values() for one in pile)]
ONE_COAT = "bay-stallion-1 bay-mare-1 bay-mare-2 bay-foal-1 bay-foal-2 bay-foal-3"
LINES = ["specials", "stallions", "mares", "foals", "couples", "herd", "ended"]


def points(stable: str = "", corral: str = "", ended: bool = False) -> dict[str, int]:
    """The lines that count something."""
    lines = sheet(stable.split(), corral.split(), ended)
    assert [one.line for one in lines] == LINES
    assert sum(one.points for one in lines) == score(stable.split(), corral.split(), ended)
    return {one.line: one.points for one in lines if one.count}


@pytest.mark.parametrize(
    ("mustang", "line", "worth"),
    [
        ("midnight", "specials", 5),
        ("avalanche", "specials", 5),
        ("bay-stallion-1", "stallions", 3),
        ("grey-mare-3", "mares", 2),
        ("pinto-foal-4", "foals", 1),
    ],
)
def test_what_each_is_worth_in_the_stable_and_in_the_corral(
    mustang: str, line: str, worth: int
) -> None:
    assert points(stable=mustang) == {line: worth}
    assert points(corral=mustang) == {line: worth}


def test_an_empty_ranch_is_worth_nothing() -> None:
    assert points() == {}
    assert score([], []) == 0


def test_2_for_each_coat_with_a_stallion_and_at_least_one_mare() -> None:
    assert points("bay-stallion-1 bay-mare-1")["couples"] == 2
    assert points("bay-stallion-1", "bay-mare-1")["couples"] == 2, "wherever they stand"
    assert points("bay-stallion-1 bay-stallion-2 bay-mare-1 bay-mare-2")["couples"] == 2
    assert points("bay-stallion-1 bay-mare-1", "grey-stallion-1 grey-mare-3")["couples"] == 4
    assert "couples" not in points("bay-stallion-1 grey-mare-1")


def test_ruling_the_specials_are_neither_stallion_nor_mare_and_have_no_coat() -> None:
    assert points("midnight avalanche bay-stallion-1 grey-mare-1") == {
        "specials": 10,
        "stallions": 3,
        "mares": 2,
    }


def test_7_for_a_whole_herd_of_one_coat_in_the_stable_whose_2_are_not_scored() -> None:
    assert points(ONE_COAT) == {"stallions": 3, "mares": 4, "foals": 3, "herd": 7}
    more = points(ONE_COAT, "grey-stallion-1 grey-mare-1")
    assert (more["herd"], more["couples"]) == (7, 2), "another coat's 2 are"


def test_7_for_each_of_two_such_herds() -> None:
    """Both can be made at once, by two stallions that come in from the rain."""
    assert points(f"{ONE_COAT} {ONE_COAT.replace('bay', 'grey')}")["herd"] == 14


def test_a_herd_of_one_coat_that_is_not_all_in_the_stable_is_a_couple() -> None:
    stable, corral = ONE_COAT.rsplit(" ", 1)
    assert points(stable, corral) == {"stallions": 3, "mares": 4, "foals": 3, "couples": 2}


def test_a_herd_of_several_coats_has_no_bonus() -> None:
    assert has_herd(HERD.split())
    assert "herd" not in points(HERD)


def test_3_for_who_ended_the_game() -> None:
    assert points(ended=True) == {"ended": 3}


# ---- in other words


def in_other_words(stable: list[str], corral: list[str], ended: bool) -> int:
    total = 3 if ended else 0
    for mustang in stable + corral:
        for kind, worth in (("stallion", 3), ("mare", 2), ("foal", 1)):
            if f"-{kind}-" in mustang:
                total += worth
                break
        else:
            total += 5
    for coat in ("bay", "chestnut", "palomino", "grey", "pinto"):
        counts = [
            sum(one.startswith(f"{coat}-{kind}") for one in stable)
            for kind in ("stallion", "mare", "foal")
        ]
        if counts[0] >= 1 and counts[1] >= 2 and counts[2] >= 3:
            total += 7
        elif any(one.startswith(f"{coat}-st") for one in stable + corral) and any(
            one.startswith(f"{coat}-m") for one in stable + corral
        ):
            total += 2
    return total


def ranches() -> st.SearchStrategy[tuple[list[str], list[str]]]:
    few = [one for one in ALL if one.startswith(("bay", "grey")) or one in BOX.specials]
    held = st.lists(st.sampled_from(ALL), unique=True, max_size=20) | st.lists(
        st.sampled_from(few), unique=True, max_size=20
    )
    return held.flatmap(
        lambda all_: st.integers(0, len(all_)).map(lambda cut: (all_[:cut], all_[cut:]))
    )


@settings(max_examples=400, deadline=None)
@given(ranches(), st.booleans())
def test_the_sheet_adds_up_to_the_rules_in_other_words(
    ranch: tuple[list[str], list[str]], ended: bool
) -> None:
    assert score(*ranch, ended) == in_other_words(*ranch, ended)
    stable = " ".join(ranch[0])
    enough = [stable.count(f"-{kind}-") for kind in ("stallion", "mare", "foal")]
    assert has_herd(ranch[0]) == (enough[0] >= 1 and enough[1] >= 2 and enough[2] >= 3)


# ---- who wins


def settled(scores: list[int], *ranches: tuple[str, str]) -> tuple[list[int], str]:
    return winners(scores, [(stable.split(), corral.split()) for stable, corral in ranches])


EMPTY = ("", "")


def test_the_highest_score_wins() -> None:
    assert settled([3, 9, 8], EMPTY, EMPTY, ("midnight", "")) == ([1], "none")


def test_ties_go_to_the_owner_of_a_special() -> None:
    assert settled([9, 9], EMPTY, ("midnight", "")) == ([1], "special")
    assert settled([9, 9], ("", "avalanche"), EMPTY) == ([0], "special"), "in the corral too"
    assert settled([9, 9, 8], EMPTY, EMPTY, ("midnight", ""))[0] == [0, 1], "who is level"


def test_ruling_several_owners_are_still_tied() -> None:
    owners = (
        ("midnight", ""),
        ("avalanche bay-stallion-1", ""),
        ("bay-stallion-2 grey-stallion-1", ""),
    )
    assert settled([9, 9, 9], *owners) == ([1], "stallions"), "between the owners alone"
    assert settled([9, 9], ("midnight", ""), ("", "avalanche")) == ([0, 1], "shared")


def test_then_to_the_most_stallions_in_the_stable_then_mares_then_foals() -> None:
    assert settled([9, 9], ("bay-stallion-1", ""), EMPTY) == ([0], "stallions")
    assert settled([9, 9], ("", "bay-stallion-1"), EMPTY) == ([0, 1], "shared"), "not the corral"
    one, two = "bay-stallion-1", "grey-stallion-1"
    assert settled([9, 9], (one, ""), (f"{two} bay-mare-1", "")) == ([1], "mares")
    assert settled([9, 9], ("bay-mare-1 bay-foal-1", ""), ("bay-mare-2", "")) == ([0], "foals")
    mares, foals = "bay-mare-1 bay-mare-2", "bay-foal-1 bay-foal-2 bay-foal-3"
    assert settled([9, 9], (mares, ""), (one, "")) == ([1], "stallions"), "before mares"
    assert settled([9, 9], (foals, ""), ("grey-mare-1", "")) == ([1], "mares"), "before foals"
    three = [("bay-stallion-1", ""), ("bay-stallion-2 bay-foal-1", ""), ("bay-mare-1", "")]
    assert settled([9, 9, 9], *three) == ([1], "foals"), "who fell behind stays behind"


def test_then_the_victory_is_shared() -> None:
    assert settled([0, 0, 0], EMPTY, EMPTY, EMPTY) == ([0, 1, 2], "shared")


def test_the_last_event_has_the_sheets_the_scores_and_the_winners() -> None:
    m = arranged(
        hands={0: "1-bay 1-grey"},
        piles={"foal": "pinto-foal-1"},
        stable={1: "bay-stallion-1 bay-mare-1", 2: "midnight"},
        corral={2: "grey-mare-1"},
    )
    catch(m, "foal", "1-bay 1-grey")
    (scored,) = told(m, "scored")
    assert scored["scores"] == [4, 7, 7]
    assert scored["winners"] == [2] and scored["tie_break"] == "special"
    counted = [{one["line"]: one["count"] for one in lines} for lines in scored["sheets"]]
    assert counted[1] == dict(zip(LINES, [0, 1, 1, 0, 1, 0, 0], strict=True))
    assert m.result == {"winners": [2], "reason": "pile", "scores": {0: 4, 1: 7, 2: 7}}
