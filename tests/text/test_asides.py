"""What can be typed at any prompt besides an answer."""

from pathlib import Path
from typing import Any

import pytest

from game import new_match
from game.engine.match import Match
from game.engine.requests import START_ERRORS
from game.engine.session import Session
from game.hotseat.seats import Seats, bots_for
from game.text.play import play
from tests.rules.pony_express.scripting import arranged, ride
from tests.text.typists import Recorder, played, typing, words_for

ROOT = Path(__file__).resolve().parents[2]
ALONE = ("human", "random", "random")
TOGETHER = ("human", "human", "human")


def turn(**table: Any) -> Match:
    return arranged((3, 2, 2), rolls=["A K Q Q 9"], **table)


def printed_after(console: Recorder, line: str) -> str:
    """What was printed between a typed line and the next prompt."""
    return console.public.split(f" {line}\n", 1)[1].split("Reroll?")[0]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("rules", "A straight is five in a row."),
        ("log", "Turn 1: your move."),
        ("riders", "Ann (you): space 3 (Patee House), town, 3 nuggets, 1 card."),
        ("board", "8 Rock Creek, train station (train to space 13: 3 nuggets)"),
        ("board", "2 Pikes Peak Stables: Bob, Cleo"),
        ("board", "The desert begins here"),
        ("cards", "Rail Pass. On a train station other than the last"),
        ("hand", "Rail Pass. "),
        ("save", "This game is not saved."),
        ("undo", "Nothing to undo yet."),
        ("?", "keep 1 4: take dice 1 and 4 out"),
        ("RULES", "A straight is five in a row."),
    ],
)
def test_asides(line: str, expected: str) -> None:
    match = turn(cards={0: ["rail-pass"]})
    console = played(match, typing([line]), ALONE)
    assert expected in printed_after(console, line)
    assert match.pending is not None and match.pending.kind == "reroll", "nothing was answered"


def test_house_rules_are_among_the_rules() -> None:
    match = turn(options={"must-fall": True, "liars-go-to-jail": True})
    console = played(match, typing(["rules"]), ALONE)
    assert console.public.count("House rule: ") == 2


def test_somebody_without_cards_is_told_so() -> None:
    console = played(turn(), typing(["cards"]), ALONE)
    assert "You have no cards." in console.public


def test_where_the_game_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    console = played(turn(), typing(["save"]), ALONE, file)
    assert f"The game is saved in {file}." in console.public


def test_together_everybody_sees_only_their_own_cards() -> None:
    match = turn(cards={0: ["rail-pass"], 1: ["canteen"]})
    ride(match, "pair")
    # Relay, mine and station are far away: it is Bob's turn now.
    console = played(match, typing(["", "cards"]), TOGETHER)
    assert "Canteen. " in console.private_text
    assert "Rail Pass" not in console.private_text
    assert "Canteen" not in console.public


# --------------------------------------------------------------------------- undo


def test_undo_goes_back_to_the_last_question() -> None:
    match = turn()
    console = played(match, typing(["stand", "undo"]), ALONE)
    assert "Undone." in console.public
    assert match.pending is not None and match.pending.kind == "reroll"


def test_undo_is_refused_with_a_sentence_and_the_question_stays() -> None:
    match = turn()
    console = played(match, typing(["keep 1", "undo"]), ALONE)
    assert "Can't undo: dice were rolled since." in console.public
    assert match.pending is not None and match.pending.kind == "reroll"


def test_undo_passes_by_what_was_answered_unseen() -> None:
    """Ann might hold a card for her announcement; alone at the screen she is not even asked."""
    match = arranged((7, 2, 2), cards={0: ["canteen"]}, prison=[1, 2], rolls=["A K Q Q 9"])
    console = played(match, typing(["0", "stand", "1", "undo"]), ALONE)
    assert "Undone." in console.public
    assert match.pending is not None and match.pending.kind == "announce"
    told = [event.kind for event in match.events]
    assert "announced" not in told


def test_what_is_told_after_an_undo_is_told_once_more() -> None:
    match = arranged((24, 25, 28), rolls=["pair"])
    ride(match, "pair")
    console = played(match, typing(["1", "undo", "2"]), ("human", "random", "human"))
    assert "Ann shoots first, from the north-west corner" in console.public
    assert "Ann shoots first, from the south-east corner" in console.public


def test_undo_in_private_stays_in_private() -> None:
    match = turn()
    console = played(match, typing(["", "stand", "undo", "stand"]), TOGETHER)
    assert "Undone." in console.private_text
    assert console.public.count("Pass the keyboard") == 1


def test_nobody_undoes_another_persons_answer() -> None:
    match = turn()
    console = played(match, typing(["", "stand", "1", "undo"]), TOGETHER)
    assert (
        "Bob: Do you call a bluff? [y/N] undo\nCan't undo: Ann has answered since.\n"
        in console.public
    )


def test_every_refusal_of_physics_that_is_translated_still_exists() -> None:
    source = (ROOT / "physics/model.py").read_text(encoding="utf-8")
    assert all(f'return "{sentence}"' in source for sentence in START_ERRORS)
    assert source.count('return "The ') == len(START_ERRORS)


# --------------------------------------------------------------------------- the table talk


def test_the_standing_is_shown_once_in_every_turn_of_a_person() -> None:
    match = turn()
    console = played(match, typing(["show 1", "stand", "1"]), ALONE)
    assert console.public.count("On the trail: ") == 1


def test_all_who_may_accuse_are_asked_clockwise_bots_and_people_alike() -> None:
    """Bob is a person and comes first: no bot answers before him."""
    match = turn()
    played(match, typing([]), ("random", "human", "random"))
    assert match.pending is not None and match.pending.kind == "accuse"
    assert match.pending.seats == (1, 2)


def test_a_card_drawn_in_prison_is_told_in_private_at_the_next_visit() -> None:
    match = arranged((7, 2, 2), gold=(1, 3, 3), prison=[0], top=["canteen"], rolls=["three"])
    lines = ["", "stand", "1", "y", "", ""]
    console = played(match, typing(lines), TOGETHER)
    assert "Ann gets a card in prison." in console.public
    assert "Canteen" not in console.public
    assert "You draw this card: Canteen." in console.private_text


def test_a_continued_game_begins_with_what_happened_last() -> None:
    match = new_match("pony-express", ["Ann", "Bob", "Cleo"], seed=1)
    played(match, typing(["1", "stand"]), ALONE)
    console = Recorder(typing([]))
    play(Session(match, {}), words_for(match), console, continued=True)
    last, asked = console.public.split("Type ? at any prompt", 1)
    assert len(last.splitlines()) > 3 and last.splitlines()[-1].startswith("Cleo announces ")
    assert "Do you call a bluff?" in asked


def test_a_terminal_that_cannot_hide_says_so_to_several_people() -> None:
    warning = "This terminal can't hide text"
    for players, warned in ((TOGETHER, True), (ALONE, False)):
        console = Recorder(typing([]))
        console.can_hide = False
        match = turn()
        bots = bots_for(match.game, Seats(match.names, tuple(players)), match.seed)
        play(Session(match, bots), words_for(match), console)
        assert (warning in console.public) is warned
