"""The questions of Western at the keyboard: what is offered, understood, and refused."""

import pytest

from game.engine.match import Match
from tests.rules.western.scripting import arranged, lay, play
from tests.text.asking import refused, typed
from tests.text.typists import played, typing

HAND = "attack-1 attack-2 pay-me cowboy cowboy cowboy whisky horse train"
ALONE = ("human", "random", "random", "random")


def ann(hand: str = HAND, seats: int = 4, **situation: object) -> Match:
    return arranged(seats, hands={0: hand}, **situation)


def against_ann(cards: str, hand: str, target: int | None = None) -> Match:
    """Dan, whose next player is Ann, has laid cards on her."""
    match = arranged(4, hands={0: hand, 3: f"{cards} cake"}, active=3)
    play(match, cards, target)
    return match


# --------------------------------------------------------------------------- the own turn


@pytest.mark.parametrize("line", ["3", "the debt", "THE D"])
def test_a_card_by_its_number_or_name(line: str) -> None:
    answer, said = typed(ann(), line)
    assert answer == {"cards": ["pay-me"]}
    assert said.startswith("Your cards: 1: Ambush 1, 2: Ambush 2, 3: The Debt, 4: Outlaw, ")
    assert "What will you play? [1-9] " in said


@pytest.mark.parametrize("line", ["1", "ambush 1"])
def test_who_it_is_played_against_is_asked_where_there_is_a_choice(line: str) -> None:
    answer, said = typed(ann(), line, "cleo")
    assert answer == {"cards": ["attack-1"], "target": 2}
    assert "1. Bob: 140k, 2 cards\n2. Cleo: 140k, 2 cards\n3. Dan: 140k, 2 cards\n" in said
    assert "Ambush 1 against whom? [1-3] " in said


def test_no_leads_back_to_the_cards() -> None:
    answer, _ = typed(ann(), "1", "no", "3")
    assert answer == {"cards": ["pay-me"]}


def test_the_only_target_is_not_asked() -> None:
    answer, said = typed(ann(sheriff=(1, 3)), "1")
    assert answer == {"cards": ["attack-1"], "target": 2}
    assert "against whom" not in said


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("4 5", ["cowboy", "cowboy"]),
        ("outlaw, outlaw, outlaw", ["cowboy"] * 3),
        ("1 7", ["whisky", "attack-1"]),
        ("ambush 1, moonshine", ["whisky", "attack-1"]),
    ],
)
def test_several_cards_in_any_order(line: str, cards: list[str]) -> None:
    answer, _ = typed(ann(), line, "1")
    assert answer["cards"] == cards and "target" in answer


def test_a_train_takes_its_combination_along() -> None:
    answer, _ = typed(ann(), "9 8 2")
    assert answer == {"cards": ["train", "attack-2", "horse"]}


@pytest.mark.parametrize("line", ["discard 3", "discard the debt", "DISCARD 3"])
def test_a_card_is_discarded(line: str) -> None:
    assert typed(ann(), line)[0] == {"discard": "pay-me"}


def test_help_says_what_the_cards_do_and_which_can_be_played() -> None:
    said = typed(ann("pay-me whisky dog"), "?", "1")[1]
    assert "The Debt: The next player pays you 50k. A Jester stops it.\n" in said
    assert (
        "You can play: The Debt (the next player); Moonshine + The Debt (the next player); "
        "Moonshine (nobody).\n"
    ) in said
    assert "To discard one without effect: discard 1.\n" in said


@pytest.mark.parametrize(
    ("hand", "line", "sentence"),
    [
        (HAND, "", "Choose at least one."),
        (HAND, "10", "Type a number from 1 to 9."),
        (HAND, "banana", "Type a number from 1 to 9."),
        (HAND, "discard", "Please discard exactly one card."),
        (HAND, "discard 1 2", "Please discard exactly one card."),
        (HAND, "1 2", "These cards can't be played together."),
        (HAND, "9", "A Gold Train needs an Ambush. You may add a Bronco."),
        ("cowboy cowboy", "1 2", "You can't play your last card: keep one."),
        ("cowboy " * 5, "1 2 3 4", "At most three Outlaws ride together."),
        ("dog levy", "2", "Guard Dog only answers another player's card. You may discard it."),
        ("give-it-back levy", "1", "Nobody owes you anything back right now."),
        ("saloon levy levy levy dog dog", "1", "Nobody's hand is close enough to yours for"),
        ("whisky whisky levy", "2 3", "Moonshine takes one other card with it, but not a Gold"),
        ("joker attack-1 levy", "3", "On your turn, a Jester needs a Marshal to chase away."),
        ("joker attack-1 levy", "1 3", "On your turn, a Jester needs a Marshal to chase away."),
    ],
)
def test_what_cannot_be_played_is_refused_with_one_sentence(
    hand: str, line: str, sentence: str
) -> None:
    assert refused(ann(hand), line).startswith(sentence)


@pytest.mark.parametrize(
    ("seats", "situation", "line", "sentence"),
    [
        (3, {}, "1 7", "With three players, no card goes with Moonshine."),
        (4, {"pot": 0}, "1 9", "The cash box is empty: a Gold Train would win nothing."),
        (4, {"sheriff": (1, 2, 3)}, "1", "Ambush 1 needs a Jester here: every possible target"),
    ],
)
def test_what_the_table_forbids_is_refused_with_its_reason(
    seats: int, situation: dict[str, object], line: str, sentence: str
) -> None:
    assert refused(ann(seats=seats, **situation), line).startswith(sentence)


def test_an_all_in_that_a_marshal_keeps_off_is_not_blamed_on_the_hands() -> None:
    hands = {0: "saloon levy levy levy dog dog dog", 1: "cake cake cake dancer dancer"}
    match = arranged(4, hands=hands, sheriff=[1])
    assert refused(match, "1").startswith("All In needs a Jester here: every possible target is")


@pytest.mark.parametrize(("line", "number"), [("", 3), ("0", 0), ("2", 2)])
def test_how_many_are_drawn(line: str, number: int) -> None:
    match = ann("levy dog")
    play(match, "levy")
    answer, said = typed(match, "?", line)
    assert answer == number and "How many cards do you draw? [0-3, Enter: 3] " in said
    assert "In hand: 1 card (limit 10). Draw up to 3.\n" in said


def test_with_one_card_there_is_nothing_but_to_draw() -> None:
    answer, said = typed(ann("dog"), "1")
    assert answer == 1 and "How many cards do you draw? [1-3, Enter: 3] " in said
    assert refused(ann("dog"), "0") == "Type a number from 1 to 3."


# --------------------------------------------------------------------------- out of turn


def test_an_ambush_is_countered_or_not() -> None:
    match = against_ann("attack-2", "dog dancer joker levy", 0)
    answer, said = typed(match, "?", "2")
    assert answer == "dancer"
    assert "0. none (let the die roll)\n1. Guard Dog (you get 10k)\n2. Can-Can (the box " in said
    assert "Dan ambushes you: 2 guns!\nAt stake: die × 20k, up to 120k. Counter?\n" in said


@pytest.mark.parametrize("line", ["", "0", "none", "no"])
def test_who_holds_nothing_is_asked_all_the_same(line: str) -> None:
    answer, said = typed(against_ann("pay-me", "dog dancer"), line)
    assert answer is None and "0. none (pay 50k)\nCounter with a card" in said


def test_a_sweet_treat_against_a_dog() -> None:
    match = arranged(4, hands={0: "attack-1 cake levy", 1: "dog levy"})
    play(match, "attack-1", 1)
    match.answer("dog")
    answer, said = typed(match, "sweet")
    assert answer == "cake" and "0. none (pay 10k)\n1. Sweet Treat (the ambush goes on)" in said


def test_a_jester_against_a_marshal() -> None:
    match = arranged(4, hands={0: "sheriff levy", 1: "joker levy"})
    play(match, "sheriff")
    assert typed(match, "1")[0] == "joker"


def test_the_next_combination() -> None:
    match = arranged(
        4, hands={0: "train attack-1 levy", 1: "attack-2 horse hat attack-1 levy", 2: "dog dog"}
    )
    play(match, "train attack-1")
    answer, said = typed(match, "?", "ambush 2 + bronco")
    assert answer == {"cards": ["attack-2", "horse"]}
    assert "1. Ambush 1 + Ten-Gallon\n2. Ambush 2\n3. Ambush 1 + Bronco\n4. Ambush 2 + Br" in said
    assert "Gold Train for 50k: Ann leads!\nTo beat: Ambush 1.\n" in said
    lay(match, "attack-1 hat")
    assert match.view(None)["train"]["hat"]


# --------------------------------------------------------------------------- looking things up


def test_the_table_tells_money_hands_and_direction() -> None:
    match = ann("levy dog", sheriff=(2,), direction=-1)
    console = played(match, typing(["table"]), ALONE)
    assert (
        "Ann (you): 140k, 2 cards.\nDan: 140k, 2 cards.\n"
        "Cleo: 140k, 2 cards, protected by a Marshal.\nBob: 140k, 2 cards.\n"
        "In the cash box: 50k. Play goes anticlockwise. In the deck: "
    ) in console.public


def test_the_rules_go_by_the_table() -> None:
    console = played(ann("levy dog", seats=3), typing(["rules"]), ALONE[:3])
    assert "The first player to hold 400k wins immediately" in console.public
    assert "you win die × 10k" in console.public and "20k. If your roll" not in console.public
    assert "With three players, no other card goes with it." in console.public
    assert "weakest first: Ambush 1, Ambush 2, Ambush 3, Ambush 1 + Bronco, " in console.public


def test_own_cards_are_explained() -> None:
    console = played(ann("levy dog"), typing(["cards"]), ALONE)
    assert "Tithe: Take 30k from the cash box, or what's left in it." in console.public
