"""Who sits on a seat may change: a bot for whoever has to go, until that person is back."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import new_match
from game.engine.errors import GameError, SetupError
from game.engine.session import Session
from game.games.registry import GAMES, game_named
from game.hotseat.asks import PassScreen
from game.hotseat.desk import Desk
from game.hotseat.opening import resume_game
from game.hotseat.seats import Seats, bots_for
from tests.hotseat.people import TOGETHER, seated
from tests.hotseat.test_desk import before_shot, brief, turn
from tests.support import GAME, NAMES


def test_a_bot_takes_over_a_seat_and_gives_it_back() -> None:
    session, desk = seated(turn())
    desk.give_seat_to_bot(0, "ranger")
    assert session.players == ("ranger", "human", "human")
    assert (desk.ask(), desk.bot_seat()) == (None, 0)
    desk.give_back(0)
    assert session.players == TOGETHER
    assert brief(desk.ask()) == ("visit", PassScreen.kind, 0)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sits_down_on_the_seat_of_a_bot_and_sees_what_it_holds(game: str) -> None:
    match = new_match(game, NAMES[: max(game_named(game).seats[0], 3)], seed=4)
    session, desk = seated(match, ("human", "random", "random"))
    for seat in (1, 2):
        assert not desk.may_give_back(seat)
        with pytest.raises(GameError, match="stays a bot's"):
            desk.give_back(seat)
        desk.give_seat_to_bot(seat, "greenhorn")  # another bot is no way round it
        with pytest.raises(GameError, match="stays a bot's"):
            desk.give_back(seat)
    assert session.humans == (0,) and desk.reader == 0
    desk.give_seat_to_bot(0, "random")
    desk.give_seat_to_bot(0, "greenhorn")
    assert desk.may_give_back(0) and session.left == (0,)
    desk.give_back(0)
    assert session.humans == (0,) and session.left == ()


def test_who_left_a_seat_is_known_when_the_game_is_gone_on_with(tmp_path: Path) -> None:
    match = new_match(GAME, NAMES[:3], seed=4)
    seats = Seats(match.names, ("human", "human", "random"))
    path = tmp_path / "race.jsonl"
    session = Session(match, bots_for(GAME, seats, 4), path)
    Desk(session).give_seat_to_bot(1, "random")
    session.close()
    again = resume_game(path)
    desk = Desk(again)
    assert again.players == ("human", "random", "random")
    assert [desk.may_give_back(seat) for seat in range(3)] == [True, True, False]
    desk.give_back(1)
    again.close()
    third = resume_game(path)
    assert third.players == ("human", "human", "random") and third.left == ()
    third.close()


def test_the_last_person_who_stays_is_alone_and_no_longer_when_another_comes_back() -> None:
    _, desk = seated(turn())
    desk.enter(0)
    for seat in (1, 2):
        desk.give_seat_to_bot(seat, "random")
    assert brief(desk.ask()) == ("alone", "reroll", 0)
    assert desk.reader == 0
    desk.give_back(1)
    assert desk.reader is None, "the other one is there to see it"
    assert brief(desk.ask()) == ("visit", PassScreen.kind, 0)


def test_whoever_goes_in_the_middle_of_an_offer_leaves_it_to_the_bot() -> None:
    session, desk = seated(before_shot("steady-hand"))
    desk.claim_offer(0)
    desk.enter(0)
    desk.give_seat_to_bot(0, "random")
    assert (desk.ask(), desk.visitor, desk.bot_seat()) == (None, None, 0)
    assert session.play_bot()


def test_a_level_that_there_is_not_changes_nothing() -> None:
    session, desk = seated(turn())
    with pytest.raises(SetupError):
        desk.give_seat_to_bot(0, "sheriff")
    assert session.players == TOGETHER
