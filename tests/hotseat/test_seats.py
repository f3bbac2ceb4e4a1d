"""Who sits at the table: names of people, characters of bots."""

from __future__ import annotations

from game.bots.cast import CAST
from game.hotseat.seats import Seats, bot_for, bots_for, named, seats_from_words
from game.wording.pony_express import RaceWords

GAME = "pony-express"
BOTS = ["random", "random"]


def test_levels_are_bots_and_all_else_are_people() -> None:
    words = RaceWords("en")
    seats = seats_from_words(["you", "random", "Ranger Rick", "you:ranger", "you"], 3, words)
    assert seats.players == ("human", "random", "human", "human", "human")
    stranger, bot, *others = seats.names
    assert (stranger, others) == ("Stranger", ["Ranger Rick", "ranger", "Stranger 2"])
    assert bot in [member.name for member in CAST]


def test_bots_have_names_that_no_person_has() -> None:
    for seed in range(30):
        names = seats_from_words(["buck", *["random"] * 4], seed, RaceWords("en")).names
        assert len({name.casefold() for name in names}) == 5


def test_the_same_bots_come_back_with_a_saved_game() -> None:
    seats = Seats(("Ann", "Buck", "Etta"), ("human", *BOTS))
    first, again = (bots_for(GAME, seats, seed=4) for _ in range(2))
    assert list(first) == list(again) == [1, 2]
    made, made_again = ([vars(bot.first) for bot in bots.values()] for bots in (first, again))
    assert made == made_again
    assert made[0] != made[1]


def test_a_character_can_be_wished_for() -> None:
    players = ("human", "ranger", "ranger", "human", "random")
    for seed in range(10):
        seats = named(["Ann", "Bob"], players, seed, {1: "Etta", 4: "Wyatt"})
        assert (seats.names[0], seats.names[1], *seats.names[3:]) == ("Ann", "Etta", "Bob", "Wyatt")
        assert seats.names[2] not in ("Etta", "Wyatt")
        assert bots_for(GAME, seats, seed)[1].first.character.name == "Etta"


def test_a_wish_that_cannot_be_had_is_any_character() -> None:
    """Twice the same, the name of a person, somebody whom nobody knows, or a person's seat."""
    wishes = {0: "Jesse", 1: "Etta", 2: "Etta", 3: "Buck", 4: "Nobody"}
    names = named(["buck"], ("human", *["ranger"] * 4), 3, wishes).names
    assert names[:2] == ("buck", "Etta")
    assert len({name.casefold() for name in names}) == 5
    assert set(names[1:]) <= {member.name for member in CAST}


def test_one_seat_has_the_bot_that_the_whole_table_would_have_there() -> None:
    seats = Seats(("Ann", "Buck", "Etta"), ("human", "ranger", "gunslinger"))
    alone, among = bot_for(GAME, "ranger", "Buck", 1, 4), bots_for(GAME, seats, 4)[1]
    assert (alone.level, alone.first.character) == (among.level, among.first.character)
