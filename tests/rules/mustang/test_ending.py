"""The end: an empty pile or a whole herd, at once; and who ended the game."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from tests.rules.answering import asked, kinds, say, told
from tests.rules.mustang.scripting import (
    HERD,
    arranged,
    catch,
    defend,
    exchange,
    hand,
    numbers,
    ranch,
    run_out,
    stable,
    steal,
)

SETS = {
    "foal": "1-bay 1-grey",
    "mare": "1-bay 1-grey 1-pinto",
    "stallion": "1-bay 1-grey 1-pinto cowboy",
}
ALMOST = " ".join(HERD.split()[:-1])  # but for pinto-foal-1
OTHER_HERD = "grey-stallion-1 pinto-mare-1 pinto-mare-2 bay-foal-3 bay-foal-4 grey-foal-4"


def ended(m: Match) -> dict[str, Any]:
    (fact,) = told(m, "game-ended")
    assert m.pending is None and m.result is not None
    assert kinds(m)[-2:] == ["game-ended", "scored"], "nothing follows"
    return fact


def line(m: Match, seat: int, name: str) -> int:
    (scored,) = told(m, "scored")
    (points,) = (one["points"] for one in scored["sheets"][seat] if one["line"] == name)
    return int(points)


# ---- a pile


@pytest.mark.parametrize("kind", ["foal", "mare", "stallion"])
def test_the_game_is_over_at_once_when_the_last_of_a_pile_is_taken(kind: str) -> None:
    m = arranged(hands={0: SETS[kind]}, piles={kind: f"pinto-{kind}-1"})
    catch(m, kind, SETS[kind])
    assert ended(m) == {"reason": "pile", "pile": kind, "by": 0}
    assert ranch(m, 0)[1] == [f"pinto-{kind}-1"]
    assert m.result["reason"] == "pile"


@pytest.mark.parametrize("kind", ["foal", "mare", "stallion"])
def test_or_turned_up(kind: str) -> None:
    m = arranged(hands={1: SETS[kind]}, active=1, piles={kind: f"pinto-{kind}-1"})
    (face_up,) = m.table.open[kind]
    catch(m, face_up, SETS[kind])
    assert ended(m) == {"reason": "pile", "pile": kind, "by": 1}
    assert m.view(None)["open"][kind] == [f"pinto-{kind}-1"]


def test_no_cards_are_drawn_after_that() -> None:
    m = arranged(hands={0: SETS["foal"]}, piles={"foal": "pinto-foal-1"}, deck="8-bay 8-grey")
    catch(m, "foal", SETS["foal"])
    assert numbers(m) == [4, 6, 6]
    assert told(m, "cards-drawn") == [] and told(m, "event-turned-up") == []
    assert m.view(None)["deck"] == 2


def test_with_one_left_face_down_the_game_goes_on() -> None:
    m = arranged(hands={0: SETS["foal"]}, piles={"foal": "pinto-foal-1 pinto-foal-2"})
    catch(m, "foal", SETS["foal"])
    assert m.result is None and m.view(None)["piles"]["foal"] == 1
    assert m.view(None)["over"] is None and m.view(None)["ended-by"] is None


def test_who_empties_a_pile_has_3_more() -> None:
    m = arranged(hands={0: SETS["foal"]}, piles={"foal": "pinto-foal-1"})
    catch(m, "foal", SETS["foal"])
    assert [line(m, seat, "ended") for seat in range(3)] == [3, 0, 0]
    assert m.result["scores"] == {0: 1 + 3, 1: 0, 2: 0}
    view = m.view(None)
    assert (view["over"], view["ended-by"]) == ("pile", 0)
    assert [rancher["score"] for rancher in view["ranchers"]] == [4, 0, 0]


# ---- a herd


def test_a_whole_herd_in_a_stable_ends_the_game_at_once() -> None:
    m = arranged(stable={0: ALMOST}, corral={0: "pinto-foal-1"})
    stable(m, "pinto-foal-1")
    assert ended(m) == {"reason": "herd", "pile": None, "by": 0}
    assert told(m, "herd-completed") == [{"seat": 0}]
    assert line(m, 0, "ended") == 3 and m.result["reason"] == "herd"


@pytest.mark.parametrize(
    ("stabled", "corral"),
    [
        (ALMOST, "midnight"),  # a special is no foal
        (" ".join(HERD.split()[1:]), "grey-mare-2"),  # no stallion
        (" ".join(HERD.split()[1:]), "avalanche"),  # a special is no stallion
        (ALMOST.replace("grey-mare-1", "grey-stallion-1"), "pinto-foal-1"),  # one mare
    ],
)
def test_anything_less_is_no_herd(stabled: str, corral: str) -> None:
    m = arranged(stable={0: stabled}, corral={0: corral})
    stable(m, corral)
    assert m.result is None and told(m, "herd-completed") == []


def test_a_herd_partly_in_the_corral_does_not_count() -> None:
    m = arranged(stable={0: ALMOST}, hands={0: SETS["foal"]}, corral={1: "pinto-foal-1"})
    steal(m, "pinto-foal-1", SETS["foal"])
    say(m, None)
    assert ranch(m, 0)[1] == ["pinto-foal-1"] and m.result is None


def test_a_larger_one_is_a_herd_too() -> None:
    more = f"{ALMOST} bay-stallion-2 bay-mare-2 midnight"
    m = arranged(stable={0: more}, corral={0: "pinto-foal-1"})
    stable(m, "pinto-foal-1")
    assert ended(m)["by"] == 0


# ---- in an event


def test_an_event_in_progress_is_finished_first() -> None:
    m = run_out(
        deck="8-bay",
        events="heavy-rain",
        stable={0: ALMOST},
        corral={0: "pinto-foal-1", 1: "bay-mare-2", 2: "bay-mare-3"},
    )
    say(m, ["pinto-foal-1"])
    assert told(m, "herd-completed") == [{"seat": 0}]
    assert asked(m) == ("shelter", (1,)), "the others still bring theirs in"
    view = m.view(None)
    assert view["over"] is None and view["ended-by"] is None
    assert view["ranchers"][0]["score"] == 3 + 2 * 2 + 4 + 2, "not yet with the 3"
    say(m, ["bay-mare-2"])
    say(m, [])
    assert ended(m) == {"reason": "herd", "pile": None, "by": 0}
    assert ranch(m, 1)[0] == ["bay-mare-2"]
    assert kinds(m)[-3] == "event-ended"
    assert numbers(m) == [5, 6, 6], "no card is drawn after that"


def test_ruling_several_in_one_event_the_first_in_turn_order_ended_it() -> None:
    m = run_out(
        events="heavy-rain",
        stable={1: " ".join(OTHER_HERD.split()[1:]), 2: ALMOST},
        corral={1: "grey-stallion-1", 2: "pinto-foal-1"},
    )
    say(m, [])
    say(m, ["grey-stallion-1"])
    say(m, ["pinto-foal-1"])
    assert told(m, "herd-completed") == [{"seat": 1}, {"seat": 2}]
    assert ended(m)["by"] == 1
    assert [line(m, seat, "ended") for seat in range(3)] == [0, 3, 0]


def test_a_herd_by_the_rain_counts_from_the_active_player_on() -> None:
    m = arranged(
        3,
        hands={2: SETS["foal"]},
        active=2,
        deck="8-bay 8-grey",
        events="heavy-rain",
        stable={0: ALMOST, 2: " ".join(OTHER_HERD.split()[1:])},
        corral={0: "pinto-foal-1", 2: "grey-stallion-1"},
    )
    catch(m, "foal", SETS["foal"])
    say(m, ["grey-stallion-1"], 2)
    say(m, ["pinto-foal-1"], 0)
    assert ended(m)["by"] == 2


def test_a_birth_that_takes_the_last_foal_ends_the_game_and_who_comes_later_gets_none() -> None:
    m = run_out(
        events="birth",
        piles={"foal": "pinto-foal-1 pinto-foal-2"},
        stable={1: "bay-stallion-1 bay-mare-1", 2: "grey-stallion-1 grey-mare-1"},
    )
    assert told(m, "foal-born") == [{"seat": 1, "mustang": "pinto-foal-2"}]
    assert ended(m) == {"reason": "pile", "pile": "foal", "by": 1}
    assert ranch(m, 2)[0] == ["grey-stallion-1", "grey-mare-1"]
    assert [line(m, seat, "ended") for seat in range(3)] == [0, 3, 0]


def test_a_birth_may_complete_a_herd() -> None:
    m = run_out(events="birth", stable={2: ALMOST})
    assert told(m, "herd-completed") == [{"seat": 2}]
    assert ended(m) == {"reason": "herd", "pile": None, "by": 2}


def test_a_birth_that_does_both_empties_the_pile_first() -> None:
    m = run_out(events="birth", piles={"foal": "pinto-foal-2 pinto-foal-1"}, stable={2: ALMOST})
    assert told(m, "herd-completed") == [{"seat": 2}]
    assert ended(m) == {"reason": "pile", "pile": "foal", "by": 2}


def test_a_herd_of_an_earlier_player_comes_before_a_pile_emptied_by_a_later_one() -> None:
    m = run_out(
        events="birth",
        piles={"foal": "pinto-foal-1 pinto-foal-2 pinto-foal-3"},
        stable={1: ALMOST, 2: "grey-stallion-1 pinto-mare-1"},
    )
    assert [fact["seat"] for fact in told(m, "foal-born")] == [1, 2]
    assert ended(m) == {"reason": "herd", "pile": None, "by": 1}


@pytest.mark.parametrize("kind", ["foal", "mare", "stallion"])
def test_ruling_a_pile_emptied_by_the_indians_gives_nobody_the_3(kind: str) -> None:
    left = f"pinto-{kind}-1 pinto-{kind}-2" if kind == "foal" else f"pinto-{kind}-1"
    m = run_out(deck="8-bay", events="indians", piles={kind: left})
    assert ended(m) == {"reason": "pile", "pile": kind, "by": None}
    assert [line(m, seat, "ended") for seat in range(3)] == [0, 0, 0]
    assert len(told(m, "mustang-turned-up")) == 3, "the event is finished first"
    assert m.view(None)["ended-by"] is None
    assert numbers(m) == [5, 6, 6]


def test_of_several_piles_the_indians_empty_the_foals_come_first() -> None:
    m = run_out(
        events="indians",
        piles={"stallion": "pinto-stallion-1", "foal": "pinto-foal-1 pinto-foal-2"},
    )
    assert ended(m)["pile"] == "foal"


def test_the_owner_draws_nothing_when_the_event_of_the_thiefs_draw_ends_the_game() -> None:
    hands = {
        0: "3-bay 3-grey 5-bay 6-grey 7-bay 2-bay",
        1: "4-bay 4-grey 1-pinto 2-grey 5-grey 6-bay",
    }
    m = arranged(
        2,
        hands=hands,
        corral={1: "bay-foal-1"},
        deck="8-bay 8-grey",
        events="indians",
        piles={"mare": "pinto-mare-1"},
    )
    steal(m, "bay-foal-1", "3-bay 3-grey")
    defend(m, "4-bay 4-grey")
    assert ended(m) == {"reason": "pile", "pile": "mare", "by": None}
    assert numbers(m) == [6, 4]


def test_when_the_game_is_over_there_is_nothing_to_answer() -> None:
    m = arranged(hands={0: SETS["foal"]}, piles={"foal": "pinto-foal-1"})
    catch(m, "foal", SETS["foal"])
    with pytest.raises(ValueError, match="The game is over"):
        exchange(m, hand(m, 0)[0])
