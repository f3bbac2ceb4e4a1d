"""Names, panels, effects, commentary and table talk of the derby, in every language."""

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game import new_match
from game.engine.match import Match
from game.engine.requests import Decision
from game.i18n import LANGUAGES
from game.rules.derby import questions
from game.rules.derby.box import box_from_data, shipped_box
from game.rules.derby.cards import COLOURS, HORSES, KINDS
from game.rules.derby.events import HorseArrived, HorseMoved
from game.rules.derby.options import OPTIONS
from game.rules.derby.rules import Derby
from game.rules.derby.view import DerbyView, MoveView, RollView
from game.text.derby.rules import rules_lines
from game.wording import words_for
from game.wording.derby import DerbyWords
from game.wording.derby.commentary_lines import LINES
from tests.support import NAMES
from tests.wording.derby_samples import sample_events

EN = DerbyWords("en")
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"first-card": 2, "hard-ride": True, "choose-tracks": True},
)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> DerbyWords:
    return DerbyWords(request.param)


# --------------------------------------------------------------------------- names


def test_everything_has_a_name_of_its_own(words: DerbyWords) -> None:
    for names in (
        [words.horse(horse) for horse in HORSES],
        [words.card(card) for card in KINDS],
        [words.card_said(card) for card in KINDS],
        [words.colour(colour) for colour in COLOURS],
        [words.square(square) for square in range(20)],
        [words.odds(row) for row in (None, *range(8))],
        [words.pays(pays) for pays in (None, 0, 1, 20)],
        [words.place(place) for place in (1, 2, 3)],
    ):
        assert all(names) and len(set(names)) == len(names), names
        assert not any("%" in name for name in names)


def test_odds_are_called_as_the_box_of_the_game_prints_them() -> None:
    rows = [*shipped_box().rows[:-1], "50-1"]
    box = box_from_data({**shipped_box().data, "rows": rows}, "a save")
    rules = Derby(OPTIONS.checked({}), box)
    view = rules.view(rules.new_table(["Ann", "Bob"]), None)
    words = words_for("derby", "en", view=view)
    assert isinstance(words, DerbyWords) and [words.odds(row) for row in range(8)] == rows


def test_names_as_they_are_read() -> None:
    assert EN.card("8-blue") == "blue 8" and EN.card_said("special") == "a Star"
    assert EN.cards_said(["8-black", "8-black", "special"]) == "2 × black 8 and Star"
    assert (EN.chips(1), EN.chips(5)) == ("1 chip", "5 chips")
    assert (EN.odds(0), EN.odds(7), EN.odds(None)) == ("1-1", "20-1", "–")
    assert (EN.square(0), EN.square(12), EN.square(19)) == ("start", "square 12", "Sacramento")
    assert [EN.rows_better(rows) for rows in (2, 1, 0, -1)] == [
        *("2 rows shorter", "1 row shorter", "odds unchanged", "1 row longer")
    ]
    assert (EN.difference(4), EN.difference(0)) == ("+4", "0")
    assert EN.push(8) == "Push 80%"
    assert EN.rider(None) == "nobody" and EN.rider("Ann") == "Ann"


# --------------------------------------------------------------------------- questions


def asked() -> set[str]:
    return {
        value.kind
        for value in vars(questions).values()
        if isinstance(value, type) and issubclass(value, Decision) and value.kind
    }


def situations() -> Iterator[tuple[Match, str]]:
    """Every question of a few games, before it is answered at random."""
    for seed, options in enumerate(HOUSES):
        match = new_match("derby", NAMES[:3], seed=seed, options=options)
        rng = random.Random(seed)
        while match.pending is not None:
            yield match, match.pending.kind
            match.answer(rng.choice(list(match.pending.options(match.pending.seats[0]))))


def test_no_question_is_left_without_words(words: DerbyWords) -> None:
    kinds = asked()
    told = [words.question(kind) for kind in kinds]
    assert len(set(told)) == len(told) == 7
    assert all(question.endswith("?") and "%" not in question for question in told)
    with pytest.raises(KeyError):
        words.question("no-such-question")


def test_every_question_of_a_game_has_a_panel_planks_and_effects_that_fit() -> None:
    """In every language at once: the games are the same."""
    everybody = [DerbyWords(code) for code in LANGUAGES]
    kinds = set()
    for match, kind in situations():
        kinds.add(kind)
        assert match.pending is not None
        (seat,) = match.pending.seats
        view, options = match.seen(seat), list(match.pending.options(seat))
        for words in everybody:
            more = 1.0 if words.code == "en" else 1.3
            for you in (seat, (seat + 1) % 3, None):
                panel = words.panel(kind, view, you)
                assert 0 < len(panel.headline) <= 38 * more, panel
                assert 0 < len(panel.line) <= 50 * more, panel
            for answer in map(msgspec.to_builtins, options):
                label = words.answer_label(kind, answer)
                effect = words.answer_effect(kind, answer, view)
                assert 0 < len(label) <= 20 * more and len(effect) <= 20 * more, (label, effect)
                assert not re.search(r"%(?!$)|None", label + effect), (label, effect)
    assert kinds == asked()


def at_the_push(hard_ride: bool, start: int = 2, square: int = 5) -> DerbyView:
    """Red, on track 1, has come from the yellow square 2 with a yellow 8, once pushed."""
    options = {"hard-ride": hard_ride}
    view: DerbyView = new_match("derby", NAMES[:3], seed=1, options=options).seen(0)
    move = MoveView(
        horse="red",
        seat=0,
        card="8-yellow",
        level=False,
        start=start,
        square=square,
        value=8,
        sure=2,
        pushes=1,
        step="push",
        rolls=(RollView(face=9, success=False),),
    )
    view = with_horse(view, "red", track=1, square=square, rider=0)
    return replace(view, phase="race", active=0, on_move="red", move=move)


def with_horse(view: DerbyView, name: str, **changed: Any) -> DerbyView:
    """The view with one horse changed."""
    horses = [replace(horse, **changed) if horse.horse == name else horse for horse in view.horses]
    return replace(view, horses=tuple(horses))


@pytest.mark.parametrize(
    ("kind", "answer", "effect", "when_hard"),
    [
        ("push", True, "8 or less: +1", "8 or less: +2"),
        ("push", False, "stays on 5", "stays on 5"),
        ("die-card", True, "needs 8 or less", "needs 8 or less"),
        ("die-card", False, "back to 2", "stays on 5"),
    ],
)
def test_what_comes_of_a_push(kind: str, answer: bool, effect: str, when_hard: str) -> None:
    assert EN.answer_effect(kind, answer, at_the_push(False)) == effect
    assert EN.answer_effect(kind, answer, at_the_push(True)) == when_hard


def test_who_has_not_left_the_start_goes_back_or_stays_there() -> None:
    for hard_ride, effect in ((False, "back to the start"), (True, "stays at the start")):
        view = at_the_push(hard_ride, start=0, square=0)
        assert EN.answer_effect("die-card", False, view) == effect


def test_everybody_else_reads_who_is_asked() -> None:
    view = at_the_push(False)
    assert EN.headline("push", view, 0) == "Push Red?"
    assert EN.headline("push", view, 1) == "Will Ann push Red?"
    assert EN.line("push", view, 0) == "8 or less: forward. Higher: back to 2."
    assert EN.headline("die-card", view, 0) == "9 is too high! Reroll?"


def test_the_numbers_of_a_sentence_are_those_of_the_box() -> None:
    view = new_match("derby", NAMES[:3], seed=1, options={"first-card": 2}).seen(0)
    usual = "A 9 starts at 1-1, a 5 at 5-1, a 1 at 20-1."
    assert EN.line("first-card", view, 0) == usual
    other = replace(view, first_rows=(6, *view.first_rows[1:-1], 1), stacks=(9, 6))
    assert EN.line("first-card", other, 0) == "A 9 starts at 2-1, a 5 at 5-1, a 1 at 10-1."
    assert "After round 5 you only" in "".join(rules_lines(EN, view))
    assert "After round 2 you only" in "".join(rules_lines(EN, other))


def test_what_a_card_does_to_the_odds_and_on_the_course() -> None:
    view = new_match("derby", NAMES[:3], seed=1).seen(0)
    lay = {"card": "9-black", "horse": "red"}  # whose first card is the black 5
    assert EN.answer_effect("play-card", lay, view) == "5-1 → 3-1"
    assert EN.answer_label("play-card", lay) == "black 9 on Red"
    view = with_horse(at_the_push(False, square=2), "brown", square=7)
    assert EN.answer_effect("ride", "8-yellow", view) == "2 squares"
    assert EN.answer_effect("ride", "8-blue", view) == "1 square"
    assert EN.answer_effect("ride", "draw-level", view) == "to square 7"
    view = at_the_push(False, square=18)
    assert EN.answer_effect("ride", "8-blue", view) == "reaches Sacramento!"


# --------------------------------------------------------------------------- the end


RESULT = {"winners": [1], "reason": "prizes", "scores": {0: 20, 1: 41, 2: 41}}
SHARED = {"winners": [1, 2], "reason": "shared", "scores": {0: 20, 1: 41, 2: 41}}


def test_the_result_names_the_winners_or_speaks_to_them(words: DerbyWords) -> None:
    told, told_to_winner = words.result(RESULT, NAMES), words.result(RESULT, NAMES, you=1)
    assert NAMES[1] in told and "41" in told and words.reason("prizes") in told
    assert NAMES[1] not in told_to_winner and "41" in told_to_winner
    assert words.result(RESULT, NAMES, you=0) == told
    shared = words.result(SHARED, NAMES)
    assert all(name in shared for name in NAMES[1:3]) and "41" in shared
    assert NAMES[2] not in words.result(SHARED, NAMES, you=2)


# --------------------------------------------------------------------------- commentary


def test_the_commentator_never_says_the_same_twice_in_a_row(words: DerbyWords) -> None:
    longest = 60 if words.code == "en" else 78
    for lines in LINES.values():
        told = [words.say(line, horse=words.horse("yellow"), face=10) for line in lines]
        assert len(set(told)) == len(told) >= 2
        for line in told:
            assert len(line) <= longest and line[0].isupper() and line[-1] in ".!?", line


def test_every_event_has_a_line_or_none_for_every_number(words: DerbyWords) -> None:
    spoken = set()
    for event in sample_events():
        for number in range(6):
            line = words.commentary(event, {}, number)
            assert "%" not in line and "None" not in line
            if line:
                spoken.add(event.kind)
    assert {"race-began", "horse-moved", "horse-refused", "horse-arrived", "race-over"} <= spoken
    assert not spoken & {"bet-laid", "card-laid", "bet-paid", "game-won"}


@pytest.mark.parametrize(
    ("start", "square", "others", "line"),
    [
        (5, 6, (5, 3), "Red takes the lead!"),
        (4, 5, (5, 3), "Neck and neck at the front: here comes Red!"),
        (3, 4, (5, 3), ""),
        (8, 9, (5, 3), "Red is running away with it!"),
        (9, 10, (5, 3), ""),
        (16, 17, (18, 3), "Red can see the church tower!"),
        (5, 6, (19, 3), ""),
        (5, 6, (19, 5), ""),
        (18, 19, (5, 3), ""),
    ],
)
def test_a_change_at_the_front_is_noticed(
    start: int, square: int, others: tuple[int, int], line: str
) -> None:
    squares = {"red": start, "blue": others[0], "green": others[1]}
    moved = HorseMoved(horse="red", start=start, square=square, why="step")
    assert EN.commentary(moved, squares, 0) == line


def test_nobodys_horse_wins_in_other_words() -> None:
    first = [HorseArrived(horse="red", place=1, seat=seat) for seat in (0, None)]
    own, nobodys = (EN.commentary(event, {}, 0) for event in first)
    assert own != nobodys
