"""The six events, resolved in turn order from the active player."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.errors import IllegalAnswer
from game.engine.match import Match
from tests.rules.answering import asked, kinds, say, snapshot, told
from tests.rules.mustang.scripting import arranged, catch, numbers, ranch, run_out

PARENTS = "{0}-stallion-1 {0}-mare-1"


def test_the_event_is_turned_up_for_all_and_resolved_at_once() -> None:
    m = run_out(events="sunny-day", corral={1: "bay-foal-1"})
    assert told(m, "event-turned-up") == [{"event": "sunny-day", "left": 5}]
    assert told(m, "event-ended") == [{"event": "sunny-day"}]
    view = m.view(None)
    assert (view["event"], view["events-spent"], view["events-left"]) == (
        "sunny-day",
        ["sunny-day"],
        5,
    )
    assert view["event-open"] is None


def test_while_it_is_resolved_the_view_says_so() -> None:
    m = run_out(events="heavy-rain")
    assert m.view(None)["event-open"] == "heavy-rain"
    say(m, [])
    assert m.view(None)["event-open"] is None
    assert m.view(None)["event"] == "heavy-rain"


# ---- Sunny Day


def test_on_a_sunny_day_nothing_happens() -> None:
    corrals = {1: "bay-foal-1", 2: "bay-foal-2 bay-mare-1"}
    m = run_out(events="sunny-day", corral=corrals, face_up="grey-foal-1")
    assert asked(m) == ("action", (1,))
    assert [ranch(m, seat)[1] for seat in (1, 2)] == [one.split() for one in corrals.values()]
    assert m.view(None)["open"]["foal"] == ["grey-foal-1"]


# ---- Broken Fence


def test_at_the_broken_fence_everybody_lets_one_go_in_turn_order() -> None:
    m = run_out(
        active=0,
        events="broken-fence",
        corral={0: "bay-mare-1", 1: "bay-foal-1 bay-foal-2", 2: "grey-foal-1 grey-mare-1"},
    )
    caught = ranch(m, 0)[1][1]
    assert asked(m) == ("let-go", (0,))
    assert m.pending.options() == ("bay-mare-1", caught)
    say(m, "bay-mare-1")
    assert asked(m) == ("let-go", (1,))
    say(m, "bay-foal-2")
    say(m, "grey-mare-1")
    assert [ranch(m, seat)[1] for seat in (0, 1, 2)] == [[caught], ["bay-foal-1"], ["grey-foal-1"]]
    assert told(m, "mustang-let-go") == [
        {"seat": 0, "mustang": "bay-mare-1"},
        {"seat": 1, "mustang": "bay-foal-2"},
        {"seat": 2, "mustang": "grey-mare-1"},
    ]


def test_an_only_one_is_lost_unasked_and_an_empty_corral_loses_nothing() -> None:
    m = run_out(events="broken-fence", corral={1: "bay-mare-1"})
    assert asked(m) == ("action", (1,))
    assert [fact["seat"] for fact in told(m, "mustang-let-go")] == [0, 1]
    assert all(ranch(m, seat) == ([], []) for seat in range(3))


def test_ruling_those_are_extra_face_up_choices_the_oldest_first() -> None:
    m = run_out(
        events="broken-fence",
        corral={1: "bay-mare-1", 2: "midnight"},
        face_up="grey-mare-1 grey-foal-1",
        hands={1: "7-bay 7-grey 7-pinto"},
    )
    view = m.view(None)
    assert view["open"]["mare"] == ["grey-mare-1", "bay-mare-1"]
    assert len(view["open"]["foal"]) == 2
    assert view["specials"] == ["avalanche", "midnight"]
    below = m.table.piles["mare"][0]
    catch(m, "bay-mare-1", "7-bay 7-grey 7-pinto")
    assert m.view(None)["open"]["mare"] == ["grey-mare-1", below], "an extra one is replaced too"


def test_what_stands_in_a_stable_stays_at_the_broken_fence() -> None:
    m = run_out(events="broken-fence", stable={1: "bay-mare-1"})
    assert ranch(m, 1) == (["bay-mare-1"], [])


@pytest.mark.parametrize("answer", ["grey-foal-1", "midnight", None, "", ["bay-mare-1"], 0])
def test_only_one_of_the_own_corral_can_be_let_go(answer: Any) -> None:
    m = run_out(events="broken-fence", corral={0: "bay-mare-1", 1: "grey-foal-1"})
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer(answer)
    assert snapshot(m) == before


# ---- Indians


def test_the_indians_take_every_face_up_mustang_of_the_prairie_the_specials_included() -> None:
    m = arranged(
        hands={0: "1-bay 1-grey"},
        deck="8-bay 8-grey",
        events="indians",
        face_up="grey-foal-1 grey-foal-2 grey-mare-1 grey-stallion-1",
        corral={1: "bay-mare-1"},
        stable={2: "midnight"},
    )
    tops = {kind: m.table.piles[kind][0] for kind in ("mare", "stallion")}
    tops["foal"] = m.table.piles["foal"][1]
    catch(m, "foal", "1-bay 1-grey")
    raided = ["grey-foal-1", "grey-foal-2", "grey-mare-1", "grey-stallion-1", "avalanche"]
    assert told(m, "herd-raided") == [{"mustangs": raided}]
    view = m.view(None)
    assert view["gone"] == raided and view["specials"] == []
    assert view["open"] == {kind: [mustang] for kind, mustang in tops.items()}
    assert ranch(m, 1) == ([], ["bay-mare-1"]) and ranch(m, 2) == (["midnight"], [])
    turned = [fact["mustang"] for fact in told(m, "mustang-turned-up")]
    assert turned == [tops["foal"], tops["mare"], tops["stallion"]], "a new foal, mare, stallion"


# ---- Heavy Rain


def test_in_the_heavy_rain_everybody_may_stable_up_to_two_in_turn_order() -> None:
    m = run_out(
        events="heavy-rain",
        corral={1: "bay-foal-1 midnight bay-mare-1", 2: "grey-foal-1 grey-mare-1"},
    )
    assert asked(m) == ("shelter", (0,))
    say(m, [])
    assert asked(m) == ("shelter", (1,))
    say(m, ["bay-mare-1", "bay-foal-1"])
    assert ranch(m, 1) == (["bay-foal-1", "bay-mare-1"], ["midnight"]), "as they stood"
    say(m, ["grey-mare-1"])
    assert ranch(m, 2) == (["grey-mare-1"], ["grey-foal-1"])
    assert told(m, "mustang-stabled") == [
        {"seat": 1, "mustang": "bay-foal-1", "why": "rain"},
        {"seat": 1, "mustang": "bay-mare-1", "why": "rain"},
        {"seat": 2, "mustang": "grey-mare-1", "why": "rain"},
    ]
    assert asked(m) == ("action", (1,)) and numbers(m) == [6, 6, 6]


def test_every_choice_of_up_to_two_is_offered_once() -> None:
    m = run_out(events="heavy-rain", corral={0: "bay-foal-1 midnight"})
    one, other, caught = ranch(m, 0)[1]
    assert m.pending.options() == (
        (),
        (one,),
        (other,),
        (caught,),
        (one, other),
        (one, caught),
        (other, caught),
    )


def test_an_empty_corral_is_not_asked() -> None:
    m = run_out(events="heavy-rain", corral={2: "bay-foal-1"})
    say(m, [])
    assert asked(m) == ("shelter", (2,))


@pytest.mark.parametrize(
    "answer",
    [
        None,
        "bay-foal-1",
        ["grey-foal-1"],
        ["bay-foal-1", "bay-foal-1"],
        ["bay-foal-1", "bay-mare-1", "bay-mare-2"],
        {"bay-foal-1": 1},
        [0],
    ],
)
def test_only_a_list_of_up_to_two_of_the_own_corral_comes_in(answer: Any) -> None:
    corral = {0: "bay-foal-1 bay-mare-1 bay-mare-2", 1: "grey-foal-1"}
    m = run_out(events="heavy-rain", corral=corral)
    before = snapshot(m)
    with pytest.raises(IllegalAnswer):
        m.answer(answer)
    assert snapshot(m) == before


# ---- Birth


def test_at_a_birth_who_has_a_stallion_and_a_mare_in_the_stable_takes_the_top_foal() -> None:
    m = run_out(
        events="birth",
        stable={0: PARENTS.format("bay"), 1: "grey-mare-1", 2: "grey-stallion-1 pinto-mare-1"},
    )
    born = told(m, "foal-born")
    assert [fact["seat"] for fact in born] == [0, 2], "of any coats, in turn order"
    for fact in born:
        assert ranch(m, fact["seat"])[0][-1] == fact["mustang"]
    first, second = (fact["mustang"] for fact in born)
    caught = ranch(m, 0)[1][0]
    assert [caught, first, second] == list(m.rules.box.piles["foal"][:3]), "from the top"
    assert ranch(m, 1) == (["grey-mare-1"], [])
    assert told(m, "mustang-turned-up") == []


def test_parents_in_the_corral_have_no_foal_and_a_special_is_no_parent() -> None:
    m = run_out(
        events="birth",
        corral={0: PARENTS.format("bay")},
        stable={1: "midnight grey-mare-1", 2: "avalanche grey-stallion-1"},
    )
    assert told(m, "foal-born") == []


# ---- their order


def test_ruling_an_event_is_resolved_before_the_draw_goes_on() -> None:
    m = run_out(deck="8-bay", events="heavy-rain", corral={2: "bay-foal-1"})
    assert numbers(m) == [5, 6, 6]
    say(m, [])
    assert numbers(m) == [5, 6, 6]
    say(m, [])
    assert numbers(m) == [6, 6, 6]
    order = ("cards-drawn", "event-turned-up", "event-ended")
    assert kinds(m, *order) == [*order, "cards-drawn"]


def run_out_in_the_turn_of_cleo(event: str, **table: Any) -> Match:
    m = arranged(3, hands={2: "1-bay 1-grey"}, active=2, deck="8-bay 8-grey", events=event, **table)
    catch(m, "foal", "1-bay 1-grey")
    return m


def test_ruling_events_are_resolved_in_turn_order_from_the_active_player() -> None:
    corrals = {seat: f"{coat}-foal-1" for seat, coat in enumerate(["bay", "grey", "pinto"])}
    m = run_out_in_the_turn_of_cleo("heavy-rain", corral=corrals)
    for seat in (2, 0, 1):
        assert asked(m) == ("shelter", (seat,))
        say(m, [])


def test_ruling_the_active_player_is_the_first_at_the_broken_fence_too() -> None:
    corrals = {0: "bay-mare-1 bay-mare-2", 1: "grey-mare-1 grey-mare-2", 2: "pinto-mare-1"}
    m = run_out_in_the_turn_of_cleo("broken-fence", corral=corrals)
    for seat, mare in ((2, "pinto-mare-1"), (0, "bay-mare-2"), (1, "grey-mare-1")):
        assert asked(m) == ("let-go", (seat,))
        say(m, mare)
    let_go = m.view(None)["open"]["mare"][1:]
    assert let_go == ["pinto-mare-1", "bay-mare-2", "grey-mare-1"], "the oldest first"


def test_ruling_and_takes_the_first_foal_that_is_born() -> None:
    stables = {seat: PARENTS.format(coat) for seat, coat in enumerate(["bay", "grey", "pinto"])}
    foals = "grey-foal-1 grey-foal-2 grey-foal-3 grey-foal-4 bay-foal-1"
    m = run_out_in_the_turn_of_cleo("birth", stable=stables, piles={"foal": foals})
    assert told(m, "foal-born") == [
        {"seat": 2, "mustang": "grey-foal-2"},
        {"seat": 0, "mustang": "grey-foal-3"},
        {"seat": 1, "mustang": "grey-foal-4"},
    ]
