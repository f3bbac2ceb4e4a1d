"""What people at one screen are asked, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.errors import GameError, IllegalAnswer, UndoRefused
from game.engine.match import Match
from game.engine.requests import TakeShot
from game.hotseat.asks import Ask, GiveBack, NothingFits, PassScreen
from game.hotseat.desk import Desk
from game.rules.pony_express.questions import Accuse, PlayCard, Reroll
from tests.hotseat.people import ALONE, seated
from tests.rules.pony_express.scripting import arranged, asked, play, ride
from tests.support import race

ALL_BOTS = ("random",) * 3


def turn(**table: Any) -> Match:
    return arranged((3, 2, 2), rolls=["A K Q Q 9"], **table)


def before_shot(card: str = "rail-pass", **table: Any) -> Match:
    """Ann is about to shoot at Bob."""
    match = arranged((24, 25, 28), cards={0: [card]}, rolls=["pair"], **table)
    ride(match, "pair")
    play(match, corner="north-west")
    return match


def brief(ask: Ask | None) -> tuple[Any, ...] | None:
    return None if ask is None else (ask.mode, ask.kind, ask.seat)


# --------------------------------------------------------------------------- alone


def test_one_person_is_asked_directly_and_nothing_is_handed_over() -> None:
    _, desk = seated(turn(), ALONE)
    assert desk.ask() == Ask(0, Reroll, "alone", seats=(0,))
    assert (desk.reader, desk.visitor) == (0, None)
    desk.answer(0, "stand")
    assert brief(desk.ask()) == ("alone", "announce", 0)


def test_one_person_is_not_asked_for_a_card_that_is_not_there() -> None:
    match = turn(cards={0: ["rail-pass"]})
    session, desk = seated(match, ALONE)
    desk.answer(0, "stand")
    desk.answer(0, "pair")
    assert asked(match) == ("play-card", (0,)), "by what all can see Ann might hold a card"
    assert desk.nothing_to_play(0)
    assert desk.ask() is None, "only bots are asked now"
    assert session.match.journal[-1] == (0, None)
    assert desk.bot_seat() == 1


def test_one_person_chooses_among_the_own_cards_at_once() -> None:
    match = before_shot("steady-hand")
    _, desk = seated(match, ALONE)
    assert desk.ask() == Ask(0, PlayCard, "alone", "own-shot", (0,))
    desk.answer(0, {"card": "steady-hand"})
    assert brief(desk.ask()) == ("alone", "flick", 0)


def test_among_bots_alone_nobody_is_asked() -> None:
    session, desk = seated(turn(), ALL_BOTS)
    assert desk.ask() is None
    assert (desk.bot_seat(), desk.reader) == (0, None)
    while session.play_bot():
        assert desk.ask() is None
    assert desk.bot_seat() is None


# --------------------------------------------------------------------------- visits


def test_secrets_are_answered_on_a_visit_in_one_go() -> None:
    _, desk = seated(turn())
    assert desk.ask() == Ask(0, PassScreen, "visit", seats=(0,)), "and not what will be asked"
    assert desk.reader is None
    desk.enter(0)
    assert desk.reader == 0
    assert desk.ask() == Ask(0, Reroll, "visit", seats=(0,))
    desk.answer(0, "stand")
    assert brief(desk.ask()) == ("visit", "announce", 0)
    desk.answer(0, "pair")
    assert desk.ask() == Ask(0, GiveBack, "visit", seats=(0,))
    desk.leave()
    assert desk.reader is None
    assert brief(desk.ask()) == ("all", "accuse", 1)


def test_no_bot_moves_before_the_screen_is_handed_back() -> None:
    _, desk = seated(turn(prison=[1]), ("human", "human", "random"))
    desk.enter(0)
    desk.answer(0, "stand")
    desk.answer(0, "pair")
    assert brief(desk.ask()) == ("visit", GiveBack.kind, 0)
    assert desk.bot_seat() is None
    desk.leave()
    assert desk.bot_seat() == 2


def test_everybody_keeps_a_card_on_a_visit_of_their_own_while_bots_keep_theirs() -> None:
    session, desk = seated(race(4), ("random", "human", "random", "human"))
    visits = []
    while session.match.pending is not None and session.match.pending.kind == "keep-card":
        ask = desk.ask()
        if ask is None:
            session.play_bot()
        elif ask.about is PassScreen:
            visits.append(ask.seat)
            assert desk.bot_seat() == (0 if ask.seat == 1 else 2)
            desk.enter(ask.seat)
            session.play_bot()
        elif ask.about is GiveBack:
            desk.leave()
        else:
            desk.answer(ask.seat, session.match.pending.options(ask.seat)[0])
    assert visits == [1, 3]


def test_who_leaves_in_the_middle_comes_back_by_another_hand_over() -> None:
    _, desk = seated(turn())
    desk.enter(0)
    desk.answer(0, "stand")
    desk.leave()
    assert brief(desk.ask()) == ("visit", PassScreen.kind, 0)
    desk.enter(0)
    assert brief(desk.ask()) == ("visit", "announce", 0)


def test_anybody_may_look_at_the_own_cards_and_answers_nothing_by_it() -> None:
    match = before_shot()
    _, desk = seated(match)
    before = desk.ask()
    for seat in range(3):
        desk.enter(seat)
        assert desk.reader == seat
        assert brief(desk.ask()) == ("visit", GiveBack.kind, seat)
        desk.leave()
    assert desk.ask() == before


def test_only_people_at_the_screen_look_at_it() -> None:
    _, desk = seated(turn(), ("human", "human", "random"))
    with pytest.raises(GameError):
        desk.enter(2)


def test_the_last_visitor_hands_the_screen_back_when_the_game_is_over() -> None:
    match = race(3)
    _, desk = seated(match)
    desk.enter(0)
    match.pending = None
    assert brief(desk.ask()) == ("visit", GiveBack.kind, 0)
    desk.leave()
    assert desk.ask() is None


# --------------------------------------------------------------------------- offers


def at_spyglass(holds: str) -> tuple[Match, Desk]:
    """Ann has announced; Bob holds a card, as everybody knows."""
    match = turn(cards={1: [holds]})
    play(match, reroll="stand", announce="pair")
    return match, seated(match)[1]


@pytest.mark.parametrize("holds", ["spyglass", "canteen"])
def test_a_card_is_offered_to_whoever_might_hold_one(holds: str) -> None:
    match, desk = at_spyglass(holds)
    assert desk.ask() == Ask(1, PlayCard, "offer", "another-announced", (1,))
    desk.decline_offer()
    assert desk.ask() == Ask(1, Accuse, "all", seats=(1, 2))
    assert match.journal[-1] == (1, None)


def test_a_claimed_offer_is_a_visit_with_the_list_of_cards() -> None:
    _, desk = at_spyglass("spyglass")
    desk.claim_offer(1)
    assert desk.ask() == Ask(1, PassScreen, "visit", seats=(1,))
    desk.enter(1)
    assert desk.ask() == Ask(1, PlayCard, "visit", "another-announced", (1,))
    with pytest.raises(IllegalAnswer):
        desk.answer(1, {"card": "canteen"})
    assert brief(desk.ask()) == ("visit", "play-card", 1), "a bad answer changes nothing"
    desk.answer(1, {"card": "spyglass", "die": 0})
    assert brief(desk.ask()) == ("visit", GiveBack.kind, 1), "there is something to read first"
    desk.leave()
    assert brief(desk.ask()) == ("all", "accuse", 1)


@pytest.mark.parametrize("chosen", ["declined", "answered"])
def test_after_a_claim_none_can_be_chosen_all_the_same(chosen: str) -> None:
    match, desk = at_spyglass("spyglass")
    desk.claim_offer(1)
    desk.enter(1)
    desk.decline_offer() if chosen == "declined" else desk.answer(1, None)
    desk.leave()
    assert brief(desk.ask()) == ("all", "accuse", 1)
    assert match.journal[-1] == (1, None)


def test_who_claims_in_vain_is_told_in_private() -> None:
    _, desk = at_spyglass("canteen")
    desk.claim_offer(1)
    assert desk.ask() == Ask(1, PassScreen, "visit", seats=(1,)), "as if there were a card"
    desk.enter(1)
    assert desk.ask() == Ask(1, NothingFits, "visit", "another-announced", (1,))
    desk.decline_offer()
    assert brief(desk.ask()) == ("visit", GiveBack.kind, 1)


@pytest.mark.parametrize("holds", ["steady-hand", "rail-pass"])
@pytest.mark.parametrize("claims", [False, True])
def test_before_the_own_shot_everybody_is_offered_what_only_a_holder_is_asked(
    holds: str, claims: bool
) -> None:
    match = before_shot(holds)
    _, desk = seated(match)
    assert desk.ask() == Ask(0, PlayCard, "offer", "own-shot", (0,))
    if claims:
        desk.claim_offer(0)
        desk.enter(0)
        about = PlayCard if holds == "steady-hand" else NothingFits
        assert brief(desk.ask()) == ("visit", about.kind, 0)
    desk.decline_offer()
    desk.leave()
    assert desk.ask() == Ask(0, TakeShot, "open", seats=(0,)), "once"
    assert str(desk.undo_refusal(0)) == "Can't undo: a card was offered since."


def test_a_card_that_is_gone_for_all_to_see_is_not_offered() -> None:
    _, desk = seated(before_shot(deck=[]))
    assert brief(desk.ask()) == ("open", "flick", 0)


def test_an_open_offer_takes_no_other_answer() -> None:
    match, desk = at_spyglass("spyglass")
    before = list(match.journal)
    for answer in (None, {"card": "spyglass", "die": 0}):
        with pytest.raises(GameError, match="offered openly"):
            desk.answer(1, answer)
    assert list(match.journal) == before


def test_without_an_offer_there_is_nothing_to_claim_or_decline() -> None:
    _, desk = seated(turn())
    for act in (lambda: desk.claim_offer(0), desk.decline_offer):
        with pytest.raises(GameError):
            act()


# --------------------------------------------------------------------------- accusing


def test_all_people_who_may_accuse_are_asked_at_once_and_bots_beside_them() -> None:
    match = arranged((3, 2, 2, 2), rolls=["A K Q Q 9"])
    ride_until_accusation(match)
    _, desk = seated(match, ("random", "random", "human", "human"))
    assert desk.ask() == Ask(2, Accuse, "all", seats=(2, 3))
    assert desk.bot_seat() == 1
    desk.answer(2, False)
    assert desk.ask() == Ask(3, Accuse, "all", seats=(3,))
    desk.answer(3, True)
    assert [entry for entry in match.journal if entry[0] == 3] == [(3, True)]
    assert asked(match)[0] != "accuse"


def ride_until_accusation(match: Match) -> None:
    play(match, reroll="stand", announce="three")
    assert asked(match)[0] == "accuse"


def test_one_person_alone_is_asked_while_bots_may_be_faster() -> None:
    match = turn()
    ride_until_accusation(match)
    _, desk = seated(match, ("random", "random", "human"))
    assert desk.ask() == Ask(2, Accuse, "alone", seats=(2,))
    assert desk.bot_seat() == 1


# --------------------------------------------------------------------------- undo


def test_undo_goes_back_on_a_visit() -> None:
    match = turn()
    _, desk = seated(match)
    desk.enter(0)
    desk.answer(0, "stand")
    assert desk.undo_refusal(0) is None
    desk.undo(0)
    assert brief(desk.ask()) == ("visit", "reroll", 0)
    assert str(desk.undo_refusal(0)) == "Nothing to undo yet."
    with pytest.raises(UndoRefused):
        desk.undo(0)


def test_undo_passes_by_what_was_answered_unseen() -> None:
    match = arranged((7, 2, 2), cards={0: ["rail-pass"]}, prison=[1, 2], rolls=["A K Q Q 9"])
    _, desk = seated(match, ALONE)
    desk.answer(0, "stand")
    desk.answer(0, "pair")
    assert brief(desk.ask()) == ("alone", "play-card", 0), "on a station Ann holds a card"
    desk.undo(0)
    assert brief(desk.ask()) == ("alone", "announce", 0)


@pytest.mark.parametrize("holds", ["poker-face", "rail-pass"])
def test_undo_in_front_of_all_passes_by_cards_that_were_asked_for_in_secret(holds: str) -> None:
    match = arranged((7, 2, 2), cards={0: [holds]}, prison=[1, 2], rolls=["A K Q Q 9"])
    _, desk = seated(match)
    desk.enter(0)
    desk.answer(0, "stand")
    desk.answer(0, "pair")
    if holds == "poker-face":
        assert desk.ask() == Ask(0, PlayCard, "visit", "announcing", (0,))
        desk.answer(0, None)
    assert brief(desk.ask()) == ("visit", GiveBack.kind, 0)
    desk.leave()
    assert desk.ask() == Ask(0, PlayCard, "offer", "station", (0,))
    desk.undo(0)
    assert brief(desk.ask()) == ("visit", PassScreen.kind, 0)
    assert asked(match) == ("announce", (0,))


def test_a_refused_undo_changes_nothing() -> None:
    match = turn()
    session, desk = seated(match)
    desk.enter(0)
    desk.answer(0, "stand")
    desk.answer(0, "pair")
    desk.leave()
    before = list(match.journal)
    assert str(desk.undo_refusal(1)) == "Can't undo: Ann has answered since."
    with pytest.raises(UndoRefused):
        desk.undo(1)
    assert list(match.journal) == before
    assert session.match is match


def test_undo_forgets_a_claim() -> None:
    _, desk = seated(before_shot("steady-hand"))
    desk.claim_offer(0)
    desk.enter(0)
    desk.undo(0)
    assert brief(desk.ask()) == ("visit", GiveBack.kind, 0)
    desk.leave()
    assert brief(desk.ask()) == ("open", "corner", 0)
