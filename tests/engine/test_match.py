"""Driving a match: answers taken, refused, restored after a bug, cloned and undone."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from game import GAMES, new_match
from game.boardfile import BoardError
from game.engine.errors import IllegalAnswer, RulesBug, SetupError, UndoRefused
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from game.rules.pony_express import bluff
from tests.support import NAMES, answer_once, laid_open, play_out, race


def until(match: Match, kind: str, rng: random.Random | None = None) -> Match:
    """Play on at random until a question of that kind."""
    rng = rng or random.Random(1)
    while match.pending is not None and match.pending.kind != kind:
        answer_once(match, rng)
    assert match.pending is not None, f"{kind} was never asked"
    return match


def test_the_public_names() -> None:
    assert GAMES == ("pony-express", "mustang", "western", "derby")
    match = new_match("pony-express", seats=["Ann", "Bob", "Cleo"], seed=7, options={}, world=None)
    assert match.pending is not None
    assert match.pending.seats == (0, 1, 2)
    assert match.pending.kind == "keep-card"
    assert match.result is None


def test_a_whole_game_ends_with_a_result_and_nothing_pending() -> None:
    match = race(4, seed=3)
    play_out(match, random.Random(3))
    assert match.pending is None
    assert match.result is not None
    assert set(match.result) == {"winners", "reason", "scores"}
    assert sorted(match.result["scores"]) == [0, 1, 2, 3]
    with pytest.raises(IllegalAnswer, match="over"):
        match.answer(True)


def test_an_answer_defaults_to_the_first_seat_asked() -> None:
    match = race()
    first = match.pending.options(0)[0]
    match.answer(first)
    assert match.pending.seats == (1, 2)
    assert match.journal[-1] == (0, first)


@pytest.mark.parametrize("seat", [3, -1, "0", True, 1.0])
def test_an_answer_of_a_seat_that_is_not_asked_is_refused(seat: Any) -> None:
    match = until(race(), "announce")
    before = laid_open(match)
    with pytest.raises(IllegalAnswer):
        match.answer("pair", seat)
    assert laid_open(match) == before


def test_options_of_a_seat_that_is_not_asked_are_refused() -> None:
    match = until(race(), "announce")
    (asked,) = match.pending.seats
    with pytest.raises(IllegalAnswer):
        match.pending.options((asked + 1) % 3)


def test_a_flick_has_no_list_of_options() -> None:
    for seed in range(30):
        match = race(3, seed)
        rng = random.Random(seed)
        while match.pending is not None and match.pending.kind != "flick":
            answer_once(match, rng)
        if match.pending is not None:
            with pytest.raises(NotImplementedError):
                match.pending.options()
            return
    pytest.fail("no flick in 30 games")


def test_an_answer_may_be_an_option_or_its_json_form() -> None:
    match = until(race(), "reroll")
    twin = match.clone()
    option = match.pending.options()[40]
    match.answer(option)
    twin.answer({"shown": list(reversed(option.shown)), "roll": list(reversed(option.roll))})
    assert laid_open(match) == laid_open(twin)


def deep() -> list[Any]:
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    return nested


@pytest.mark.parametrize(
    "kind", ["keep-card", "reroll", "announce", "accuse", "play-card", "flick"]
)
def test_monstrous_answers_are_refused_in_one_sentence(kind: str) -> None:
    for seed in range(30):
        match, rng = race(3, seed), random.Random(seed)
        while match.pending is not None and match.pending.kind != kind:
            answer_once(match, rng)
        if match.pending is not None:
            break
    before = laid_open(match)
    for answer in (10**5000, -(10**400), deep(), {"start": deep()}, "x" * 10**6, b"x", object()):
        with pytest.raises(IllegalAnswer) as refused:
            match.answer(answer)
        assert len(str(refused.value)) < 200
    assert laid_open(match) == before


def test_a_question_for_one_seat_holds_nothing_of_the_others() -> None:
    match = race()
    match.answer(match.pending.options(0)[0], 0)
    question = match.pending.for_seat(1)
    assert question.kind == "keep-card"
    assert question.seats == (1,)
    assert question.options(1) == match.pending.options(1)
    assert question.value == {}
    with pytest.raises(IllegalAnswer):
        question.options(2)


def test_views_are_json_and_lack_other_seats_secrets() -> None:
    match = until(race(), "announce")
    active = match.pending.seats[0]
    for seat in (None, 0, 1, 2):
        view = json.loads(json.dumps(match.view(seat)))
        assert view == match.view(seat)
        assert view["you"] == seat
        faces = [die["face"] for die in view["dice"]]
        shown = [die["shown"] for die in view["dice"]]
        assert all(
            (face is not None) == (seat == active or out)
            for face, out in zip(faces, shown, strict=True)
        )
        for rider, data in enumerate(view["riders"]):
            assert isinstance(data["cards"], list) == (rider == seat)


@pytest.mark.parametrize("seat", [3, -1, "Ann", True, 0.0])
def test_a_view_of_no_seat_is_refused(seat: Any) -> None:
    with pytest.raises(ValueError, match="no seat"):
        race().view(seat)


def test_a_rules_bug_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = until(race(), "announce")
    before = laid_open(match)
    with monkeypatch.context() as patched:

        def broken(*_: Any) -> Any:
            raise ZeroDivisionError

        patched.setattr(bluff, "may_accuse", broken)
        patched.setattr(bluff, "_ask_for_spyglasses", broken)
        with pytest.raises(RulesBug):
            match.answer("pair")
    assert laid_open(match) == before
    match.answer("pair")  # and the game goes on
    play_out(match, random.Random(0))
    assert match.result is not None


def test_a_break_in_the_middle_of_an_answer_leaves_the_match_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = until(race(), "announce")
    before = laid_open(match)
    with monkeypatch.context() as patched:

        def pressed(*_: Any) -> Any:
            raise KeyboardInterrupt

        patched.setattr(bluff, "_ask_for_spyglasses", pressed)
        with pytest.raises(KeyboardInterrupt):
            match.answer("five")
    assert laid_open(match) == before


def test_a_world_that_cannot_answer_leaves_the_match_as_it_was() -> None:
    hand = ["A", "A", "K", "Q", "J"]
    rolls = [["A"] * 5, ["K"] * 5, ["Q"] * 5, hand, ["A", "K", "Q"]]
    world = ScriptedWorld(rolls=rolls)
    match = until(new_match("pony-express", NAMES[:3], seed=1, world=world), "reroll")
    before = laid_open(match)
    with pytest.raises(ValueError, match="roll of 2 dice"):
        match.answer({"roll": [3, 4], "shown": [0, 1, 2]})
    assert laid_open(match) == before
    match.answer({"roll": [2, 3, 4], "shown": [0, 1]})
    assert [die["face"] for die in match.view(0)["dice"]] == ["A", "A", "A", "K", "Q"]


def test_clones_are_independent() -> None:
    match = race(4, seed=11)
    rng = random.Random(11)
    for _ in range(60):
        answer_once(match, rng)
    twin = match.clone()
    before = laid_open(match)
    assert laid_open(twin) == before
    play_out(twin, random.Random(1))
    assert laid_open(match) == before


def test_a_clone_keeps_what_is_left_of_a_script() -> None:
    rolls = [["A"] * 5, ["K"] * 5, ["Q"] * 5, ["J", "J", "J", "9", "10"], ["9", "9"]]
    match = until(new_match("pony-express", NAMES[:3], world=ScriptedWorld(rolls=rolls)), "reroll")
    for one in (match.clone(), match):
        one.answer({"roll": [3, 4], "shown": [0, 1, 2]})
        assert [die["face"] for die in one.view(0)["dice"]] == ["J", "J", "J", "9", "9"]


def test_undo_takes_back_an_answer_that_nobody_has_followed() -> None:
    match = until(race(), "reroll")
    before = laid_open(match)
    match.answer("stand")
    match.undo()
    assert laid_open(match) == before


def test_undo_is_refused_before_the_first_answer() -> None:
    with pytest.raises(UndoRefused, match="Nothing"):
        race().undo()


def test_undo_is_refused_after_the_world_has_answered() -> None:
    match = until(race(), "reroll")
    match.answer({"roll": [4], "shown": [0, 1, 2, 3]})
    before = laid_open(match)
    with pytest.raises(UndoRefused, match="roll"):
        match.undo()
    assert laid_open(match) == before


def test_undo_is_refused_after_another_seat_has_answered() -> None:
    match = race()
    match.answer(match.pending.options(0)[0], 0)
    match.answer(match.pending.options(1)[0], 1)
    with pytest.raises(UndoRefused, match="Bob"):
        match.undo(0)
    match.undo(1)
    assert match.pending.seats == (1, 2)


def test_undo_is_refused_after_a_reveal() -> None:
    match = until(race(), "reroll")
    match.answer({"roll": [], "shown": [0]})  # stands, and has shown a die to all
    with pytest.raises(UndoRefused, match="revealed a secret"):
        match.undo()


def test_undo_is_refused_after_an_accusation_has_lifted_the_cup() -> None:
    hand = ["A", "A", "K", "Q", "J"]
    world = ScriptedWorld(rolls=[["A"] * 5, ["K"] * 5, ["Q"] * 5, hand])
    match = new_match("pony-express", NAMES[:3], seed=1, world=world)
    until(match, "reroll").answer("stand")
    until(match, "announce").answer("five")
    until(match, "accuse").answer(True)
    assert match.journal[-1] == (1, True)
    with pytest.raises(UndoRefused, match="revealed a secret"):
        match.undo()


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (
            {"game": "chess"},
            "no game called 'chess'. Choose from: pony-express, mustang, western, derby",
        ),
        ({"seats": ["Ann", "Bob"]}, "3 to 5 players"),
        ({"seats": ["A", "B", "C", "D", "E", "F"]}, "3 to 5 players"),
        ({"seats": ["Ann", "Bob", "ann"]}, "both be called"),
        ({"seats": ["Ann", "Bob", " "]}, "at least one letter"),
        ({"seats": ["Ann", "Bob", "x" * 21]}, "at most 20 letters"),
        ({"seats": ["Ann", "Bob", "C\n"]}, "invisible characters"),
        ({"seats": "Bob"}, "list of names"),
        ({"seats": None}, "list of names"),
        ({"seats": 5}, "list of names"),
        ({"seats": {"Ann", "Bob", "Cleo"}}, "list of names"),
        ({"options": ["must-fall"]}, "mapping"),
        ({"options": {"must-fall": 10**5000}}, "true or false"),
        ({"world": "x"}, "no world"),
        ({"seats": ["Ann", "Bob", 3]}, "list of names"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"seed": True}, "seed"),
        ({"options": {"jetpacks": True}}, "no option 'jetpacks'"),
        ({"options": {"must-fall": "yes"}}, "true or false"),
        ({"options": {"must-fall": 1}}, "true or false"),
        ({"options": {"board": 3}}, "a name"),
        ({"options": {"board": "atlantis"}}, "no board called 'atlantis'"),
    ],
)
def test_a_game_that_cannot_be_begun_gets_one_sentence(call: dict[str, Any], sentence: str) -> None:
    arguments = {"game": "pony-express", "seats": ["Ann", "Bob", "Cleo"], "seed": 1, **call}
    with pytest.raises(ValueError, match=sentence) as refused:
        new_match(**arguments)
    assert "\n" not in str(refused.value)
    assert isinstance(refused.value, SetupError | BoardError)


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = race(5, seed=9), race(5, seed=9)
    play_out(one, random.Random(4))
    play_out(other, random.Random(4))
    assert laid_open(one) == laid_open(other)
    another = race(5, seed=10)
    assert [e.data for e in another.events] != [e.data for e in race(5, seed=9).events]
