"""The questions of the derby at the keyboard: what is offered, understood, and refused."""

from typing import Any

import pytest

from game.engine.match import Match
from tests.rules.answering import say
from tests.rules.derby.scripting import begin, lay, play_rest_of_betting, racing
from tests.text.asking import refused, typed
from tests.text.typists import played, typing

HAND = "8-blue 8-yellow 7-red 4-red 2-red 3-black special special"
ALONE = ("human", "random", "random", "random")


def at_the_slate(**options: Any) -> Match:
    return begin(4, hands={0: HAND}, **options)


def to_lay(**options: Any) -> Match:
    match = at_the_slate(**options)
    say(match, "red")
    return match


def on_the_course(**situation: Any) -> Match:
    """Brown, on track 1, is Ann's."""
    given = {
        "cards": {"brown": "8-yellow 8-blue 4-red 3-black 2-red special"},
        "squares": {"brown": 2},
    }
    return racing(**{**given, **situation})


# --------------------------------------------------------------------------- betting


@pytest.mark.parametrize("line", ["5", "red", "R"])
def test_a_horse_by_its_number_or_name(line: str) -> None:
    answer, said = typed(at_the_slate(), line)
    assert answer == "red"
    assert "   Horse   Odds  Bets  Cards\n1  Brown   1-1   –     black 9\n" in said
    assert (
        "Your cards: 1: yellow 8, 2: blue 8, 3: red 7, 4: red 4, 5: black 3, 6: red 2, 7: " in said
    )
    assert "2 × Star.\nBet 5 chips on which horse? [1-7] " in said


@pytest.mark.parametrize("lines", [["2 5"], ["blue 8, red"], ["2", "5"], ["blue", "no", "2", "r"]])
def test_a_card_and_a_horse_in_one_line_or_two(lines: list[str]) -> None:
    answer, said = typed(to_lay(), *lines)
    assert answer == {"card": "8-blue", "horse": "red"}
    assert "Horse   Odds" not in said, "the slate was shown with the bet"
    if lines[0] == "2":
        assert "5. Red (5-1 → 4-1)\n6. Blue (8-1 → 4-1)\n" in said
        assert "2. Beige (stays 2-1)\n" in said
        assert "Which horse gets a blue 8? [1-7] " in said


@pytest.mark.parametrize("lines", [["2 rouge"], ["8 BLEU", "r"], ["8 bleu, rouge"], ["2", "5"]])
def test_names_that_begin_with_a_number_are_told_from_numbers(lines: list[str]) -> None:
    """Without a red 2 in the hand, "2 rouge" is the second card for Red."""
    hand = "8-blue 8-yellow 7-red 4-red 3-black special special special"
    match = begin(4, hands={0: hand})
    say(match, "red")
    answer, _ = typed(match, *lines, code="fr")
    assert answer == {"card": "8-blue", "horse": "red"}


def full(match: Match) -> Match:
    """Brown has six cards now, and Ann lays the next one."""
    for _ in range(5):
        seat = match.pending.seats[0]
        if match.pending.kind == "bet":
            say(match, "red")
        lay(match, match.view(seat)["players"][seat]["cards"][0], "brown")
    while match.pending.seats != (0,) or match.pending.kind != "play-card":
        say(match, match.pending.options()[-1])
    return match


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Type a number from 1 to 7."),
        ("9", "Type a number from 1 to 7."),
        ("banana", "Type a number from 1 to 7."),
        ("1 8", "Type a number from 1 to 7."),
        ("1, pink", "Type a number from 1 to 7."),
    ],
)
def test_what_cannot_be_laid_is_refused_with_one_sentence(line: str, sentence: str) -> None:
    assert refused(to_lay(), line) == sentence


def test_a_full_horse_is_refused() -> None:
    assert refused(full(to_lay()), "1 1") == "Brown already has six cards."


def test_a_star_is_no_first_card() -> None:
    match = begin(4, hands={0: HAND}, first_card=3)
    say(match, "red")
    number = len(set(match.view(0)["players"][0]["cards"]))
    sentence = "A Star can't be a first card while you can play anything else."
    assert refused(match, f"{number} 1") == sentence


def test_first_cards_are_chosen_from_the_whole_deck() -> None:
    match = begin(4, first_card=2, shuffles=[])
    answer, said = typed(match, "black 7", "green")
    assert answer == {"card": "7-black", "horse": "green"}
    assert "Cards to choose from: 1: black 9, 2: yellow 9, 3: black 8, " in said
    assert "7. Green (3-1)\n" in said
    say(match, answer)
    assert refused(match, "1 7") == "Green already has a first card."


# --------------------------------------------------------------------------- the race


@pytest.mark.parametrize("line", ["1", "yellow 8", "y"])
def test_a_card_of_the_horse_and_what_it_does(line: str) -> None:
    answer, said = typed(on_the_course(squares={"brown": 2, "green": 7}), "?", line)
    assert answer == "8-yellow"
    assert "1  Brown    | .1Y . . R Y . B Y . B . R . B . . R |  2       1-1   Ann\n" in said
    assert "1. yellow 8 (2 squares; push: 80%)\n" in said
    assert "2. blue 8 (1 square; push: 80%)\n" in said
    assert "Draw level (to square 7)\nWhich card for Brown? [1-" in said
    assert "1 square, plus 1 with a yellow card.\n" in said


def test_a_card_that_was_played_is_refused() -> None:
    match = on_the_course(played={"brown": "4-red"})
    assert refused(match, "red 4") == "Already played: red 4."


def test_a_number_is_not_the_beginning_of_a_played_card() -> None:
    match = on_the_course(played={"brown": "2-red"})
    assert typed(match, "2", code="fr")[0] == "8-blue", "and not 2 rouge"


def test_a_card_that_misses_a_certain_town_is_refused() -> None:
    match = on_the_course(
        cards={"brown": "4-red 8-blue 5-yellow 3-blue 2-blue 7-yellow"},
        squares={"brown": 17},
        order="yellow beige brown orange red blue green",
    )
    answer, said = typed(match, "1")
    assert answer == "7-yellow" and "You can reach Sacramento without risk, so you must.\n" in said
    assert "1. yellow 7 (reaches Sacramento!)\n2. yellow 5 (reaches" in said
    sentence = "Another card reaches Sacramento without risk: play that one."
    assert refused(match, "blue 8") == sentence


@pytest.mark.parametrize(("line", "pushes"), [("y", True), ("n", False), ("", False)])
def test_a_push_says_its_chance(line: str, pushes: bool) -> None:
    match = on_the_course()
    say(match, "8-yellow")
    answer, said = typed(match, line)
    assert answer is pushes
    assert "8 or less: forward. Higher: back to 2.\n" in said
    assert "Push Brown at 80%? [y/N] " in said


def test_the_die_card_after_a_failure() -> None:
    match = on_the_course(rolls="9")
    say(match, "8-yellow")
    say(match, True)
    answer, said = typed(match, "?", "y")
    assert answer is True and "Play your die card and reroll? [y/N] " in said
    assert "You can use it once. The new roll counts.\n" in said


def test_a_track_that_is_free() -> None:
    match = begin(2, choose_tracks=True)
    play_rest_of_betting(match)
    assert match.pending.kind == "choose-track"
    free = list(match.pending.options())
    answer, said = typed(match, f"{free[-1]}")
    assert answer == free[-1] and f"{answer}  free" in said
    say(match, answer)
    assert refused(match, f"{answer}") == f"Track {answer} is taken."


# --------------------------------------------------------------------------- looking things up


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("table", "Ann (you): 15 chips and 8 cards, die card left.\nBob: 15 chips and 8 cards"),
        ("slate", "7  Green   10-1  –     black 3\n"),
        ("course", "yet:\n1  free   | . Y . . R Y . B Y . B . R . B . . R |\n2  free   | . Y"),
        ("cards", "Your cards: 1: yellow 8, 2: blue 8, "),
        (
            "charts",
            "   Black  Yellow  Blue  Red\n9  1/2    1/1     –     –\n8  1/2    0/1     0/1   1/1",
        ),
        ("charts", "Star: 2/4\n"),
        ("charts", "the previous card: 0-1: 0, 2-3: 1, 4-5: 2, 6-7: 3, 8: 4.\n"),
        ("charts", "3rd  stake  stake  stake  stake  stake  lost  lost  lost\n"),
        ("rules", "The player with the most chips at the end wins"),
    ],
)
def test_asides(line: str, expected: str) -> None:
    match = at_the_slate()
    console = played(match, typing([line]), ALONE)
    assert expected in console.public.split(f" {line}\n", 1)[1]


def test_cards_in_the_race_are_those_of_the_own_horses() -> None:
    match = on_the_course(played={"brown": "4-red"})
    console = played(match, typing(["cards", "table"]), ALONE[:2])
    assert "Brown, still to play: yellow 8, blue 8, black 3, red 2, Star.\n" in console.public
    assert "Brown, played: red 4.\n" in console.public
    assert "Ann (you): rides Brown, die card left.\n" in console.public
