"""The questions of Mustang at the keyboard: what is offered, understood, and refused."""

import pytest

from game.engine.match import Match
from tests.text.asking import refused, typed
from tests.text.ranching import EVENTS, dealt
from tests.text.typists import played, typing

SEVENS = "7-bay 7-grey 3-pinto 3-bay cowboy 1-grey"
NOTHING = "1-bay 2-grey 4-pinto 6-palomino 8-chestnut 5-grey"
EIGHTS = "8-bay 8-grey 8-pinto 2-bay 4-bay 6-chestnut"
ALONE = ("human", "random")


def ann(hand: str = SEVENS, bob: str = NOTHING) -> Match:
    return dealt(hand, bob)


def robbed(bob: str) -> Match:
    """Bob caught the bay foal with two eights, and Ann tries to steal it with two sevens."""
    match = dealt(SEVENS, bob, top="1-bay 8-palomino 8-chestnut")
    match.answer({"action": "exchange", "cards": ["1-grey"]})
    match.answer({"action": "catch", "mustang": "bay-foal-1", "cards": ["8-bay", "8-grey"]})
    match.answer({"action": "steal", "mustang": "bay-foal-1", "cards": ["7-bay", "7-grey"]})
    assert match.pending is not None and match.pending.kind == "defend"
    return match


# --------------------------------------------------------------------------- the own turn


def test_only_what_can_be_done_is_offered() -> None:
    _, said = typed(ann(), "exchange", "1")
    assert "\n1 Catch, 2 Exchange.\nWhat do you do this turn? [1-2] " in said
    _, said = typed(ann(NOTHING, SEVENS), "1", "1")
    assert "\n1 Exchange.\nWhat do you do this turn? [1] " in said


def test_where_one_number_can_be_typed_no_range_is_named() -> None:
    assert refused(ann(NOTHING, SEVENS), "9") == "Type 1."
    assert refused(ann(), "9") == "Type a number from 1 to 2."


def test_the_own_cards_stand_there_with_their_numbers() -> None:
    _, said = typed(ann(), "2", "1")
    assert said.startswith("Your cards: 1: 1 of greys, 2: 3 of bays, 3: 3 of pintos, 4: 7 of bays,")
    assert "6: cowboy.\n" in said


@pytest.mark.parametrize("line", ["1 4", "1,4", "4 1", "1, 4", " 4  1 "])
def test_an_exchange_of_two_cards(line: str) -> None:
    answer, _ = typed(ann(), "exchange", line)
    assert answer == {"action": "exchange", "cards": ["1-grey", "7-bay"]}


def test_an_exchange_of_one_card_by_its_name() -> None:
    answer, _ = typed(ann(), "ex", "cowboy")
    assert answer == {"action": "exchange", "cards": ["cowboy"]}


@pytest.mark.parametrize(
    ("line", "number"),
    [("cow", 1), ("cowboy", 1), ("cowboy, cowboy", 2), ("4, cowboy", 2), ("cowboy, 4", 2)],
)
def test_a_name_typed_twice_means_two_that_are_called_so(line: str, number: int) -> None:
    answer, _ = typed(ann("7-bay 7-grey 3-pinto cowboy cowboy cowboy"), "exchange", line)
    assert answer == {"action": "exchange", "cards": ["cowboy"] * number}


def test_a_number_typed_twice_means_one_card() -> None:
    answer, _ = typed(ann(), "exchange", "2 2")
    assert answer == {"action": "exchange", "cards": ["3-bay"]}


def test_every_target_says_what_can_be_played_for_it() -> None:
    _, said = typed(ann(), "catch", "1", "1")
    assert "1. bay mare (three 3s, three 7s)\n" in said
    assert "2. the pile of mares, face down (three 3s, three 7s)\n" in said
    assert "3. bay foal (a pair of 1s, a pair of 3s, a pair of 7s)\n" in said
    assert "stallion" not in said and "Midnight" not in said


def test_the_first_set_spares_the_cowboys_and_the_high_cards() -> None:
    answer, said = typed(ann(), "catch", "bay foal", "")
    assert answer["cards"] == ["3-bay", "3-pinto"]
    assert "1. a pair of 3s: 3 of bays, 3 of pintos\n2. a pair of 7s: " in said


def test_any_other_set_can_be_played() -> None:
    answer, _ = typed(ann(), "catch", "the pile of mares", "2")
    assert answer == {
        "action": "catch",
        "mustang": "mare",
        "cards": ["7-bay", "7-grey", "cowboy"],
    }


def test_where_one_set_does_nothing_more_is_asked() -> None:
    answer, said = typed(ann("7-bay 7-grey 1-grey 2-bay 4-bay 6-bay"), "catch", "bay foal")
    assert answer["cards"] == ["7-bay", "7-grey"]
    assert "With which cards?" not in said


def test_a_theft_names_the_owner() -> None:
    match = robbed(EIGHTS)
    match.answer(None)
    assert match.pending is not None and match.pending.seats == (1,)
    answer, said = typed(match, "steal", "1", "")
    assert "1. Ann's bay foal (a pair of 8s)\n" in said
    assert answer["action"] == "steal" and answer["mustang"] == "bay-foal-1"


def test_the_only_mustang_of_a_corral_goes_into_the_stable_at_once() -> None:
    match = robbed(EIGHTS)
    match.answer(None)
    match.answer({"action": "exchange", "cards": ["2-bay"]})
    answer, said = typed(match, "stable")
    assert answer == {"action": "stable", "mustang": "bay-foal-1"}
    assert "Which mustang" not in said


def test_no_leads_back_to_the_actions() -> None:
    answer, said = typed(
        ann(), "catch", "no", "catch", "1", "no", "exchange", "no", "exchange", "6"
    )
    assert answer["cards"] == ["cowboy"]
    assert said.count("1 Catch, 2 Exchange.\n") == 4


# --------------------------------------------------------------------------- out of turn


def test_a_theft_is_answered_by_any_stronger_set() -> None:
    answer, said = typed(robbed(EIGHTS), "?", "1")
    assert "0. none\n1. a pair of 8s: 8 of chestnuts, 8 of palominos\n" in said
    assert "three 8s" in said
    assert "Ann tries to steal the bay foal from you, with a pair of 7s.\n" in said
    assert answer == {"cards": ["8-chestnut", "8-palomino"]}


@pytest.mark.parametrize("line", ["", "0", "none", "no"])
def test_a_theft_need_not_be_answered(line: str) -> None:
    answer, _ = typed(robbed(EIGHTS), line)
    assert answer is None


def test_whoever_holds_nothing_stronger_is_asked_all_the_same() -> None:
    answer, said = typed(robbed("8-bay 8-grey 1-chestnut 2-bay 4-bay 6-chestnut"), "")
    assert answer is None
    assert "0. none\n" in said


def after_event(event: str) -> Match:
    """Ann has caught two foals and the deck has run out: the event is turned up."""
    match = dealt(SEVENS, NOTHING, events=[event, *[one for one in EVENTS if one != event]])
    while match.pending is not None and match.pending.kind == "action":
        options = match.pending.options()
        caught = [option for option in options if option.action == "catch"]
        match.answer(caught[0] if caught else options[-1])
    assert match.pending is not None
    return match


def test_which_mustang_runs_away() -> None:
    match = after_event("broken-fence")
    assert match.pending.kind == "let-go"
    answer, said = typed(match, "2")
    assert answer == match.pending.options()[1]
    assert "\n2. " in said and "Which mustang leaves your corral? [1-" in said


@pytest.mark.parametrize(("line", "number"), [("", 0), ("1", 1), ("1 2", 2), ("2,1", 2)])
def test_which_mustangs_come_in_from_the_rain(line: str, number: int) -> None:
    match = after_event("heavy-rain")
    assert match.pending.kind == "shelter"
    answer, _ = typed(match, line)
    assert len(answer) == number


# --------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    "line", ["", "3", "0", "-1", "banana", "steal", "catch 1", "1 2", "c" * 99]
)
def test_what_is_no_action_is_refused(line: str) -> None:
    assert refused(ann(), line) == "Type a number from 1 to 2."


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["2", ""], "Choose at least one."),
        (["2", "1 2 3"], "Choose at most 2."),
        (["2", "7"], "Type a number from 1 to 6."),
        (["2", "1 banana"], "Type a number from 1 to 6."),
        (["1", ""], "Type a number from 1 to 4."),
        (["1", "stallion"], "Type a number from 1 to 4."),
        (["1", "1", "99"], "Type a number from 1 to 2."),
    ],
)
def test_what_an_action_cannot_use_is_refused_with_one_sentence(
    lines: list[str], sentence: str
) -> None:
    console = played(ann(), typing(lines), ALONE)
    assert console.public.rsplit(f"] {lines[-1]}\n", 1)[1].startswith(f"{sentence}\n")


def test_three_mustangs_are_too_many_for_the_stable() -> None:
    match = after_event("heavy-rain")
    assert len(match.pending.options()) > 4
    assert refused(match, "1 2 3") == "Choose at most 2."


# --------------------------------------------------------------------------- asides


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("rules", "3. Steal: play the set for a mustang in another corral."),
        ("rules", "Royal run (five values in a row in one coat) for Midnight or Avalanche."),
        ("log", "Turn 1: your move."),
        ("ranches", "Ann (you): 0 points, 6 cards. In the stable: none. In the corral: none."),
        ("prairie", "Mares (Three): bay mare; face down: 14."),
        ("prairie", "Specials (Royal run): Midnight, Avalanche."),
        ("cards", "Sets: a pair of 1s, a pair of 3s, a pair of 7s, three 3s, three 7s."),
        ("hand", "Your cards: 1: 1 of greys,"),
        ("save", "This game is not saved."),
        ("undo", "Nothing to undo yet."),
        ("?", "Type the number or name of one of these moves"),
        ("?", "ranches (everyone's mustangs), prairie (what can be caught)"),
    ],
)
def test_asides(line: str, expected: str) -> None:
    match = ann()
    console = played(match, typing([line]), ALONE)
    printed = console.public.split(f" {line}\n", 1)[1].split("What do you do")[0]
    assert expected in printed
    assert len(match.journal) == len(ann().journal), "nothing was answered"


def test_the_ranches_tell_stable_from_corral_the_best_first() -> None:
    match = dealt(SEVENS, NOTHING)
    ann_, bob = match.table.ranchers
    ann_.corral, bob.stable, bob.corral = (
        ["bay-foal-2"],
        ["grey-mare-1"],
        ["midnight", "bay-foal-3"],
    )
    console = played(match, typing(["ranches"]), ALONE)
    assert (
        "Bob: 8 points, 6 cards. In the stable: grey mare. In the corral: Midnight, bay foal.\n"
        "Ann (you): 1 point, 6 cards. In the stable: none. In the corral: bay foal.\n"
    ) in console.public


def test_the_prairie_also_tells_what_was_discarded() -> None:
    console = played(robbed(EIGHTS), typing(["", "prairie"]), ("human", "human"))
    discards = "Discards, the oldest first: 8 of bays, 8 of greys, 7 of bays, 7 of greys.\n"
    assert discards in console.private_text


def test_the_prairie_also_tells_what_happened_last() -> None:
    console = played(after_event("broken-fence"), typing(["prairie"]), ("human", "human"))
    assert "The last event: Fence Down. Each rancher returns one mustang" in console.public


def test_a_hand_without_a_set() -> None:
    console = played(ann(NOTHING, SEVENS), typing(["cards"]), ALONE)
    assert "They don't make a set." in console.public


def test_the_standing_is_shown_once_in_every_turn_of_a_person() -> None:
    console = played(ann(), typing(["banana", "?", "log"]), ALONE)
    standing = "On the ranches: Ann (you), 0 points; Bob, 0 points. Face down: 9 stallions, "
    assert console.public.count(standing) == 1


def test_commands_of_the_race_mean_nothing_here() -> None:
    console = played(ann(), typing(["riders", "board"]), ALONE)
    assert console.public.count("Type a number from 1 to 2.") == 2
