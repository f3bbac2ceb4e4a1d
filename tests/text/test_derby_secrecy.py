"""Bettors at one screen: what is printed for all tells nothing of what is held."""

from __future__ import annotations

from game import new_match
from game.engine.draws import Draws
from game.engine.match import Match
from game.games.registry import game_named
from game.rules.derby.cards import HORSES
from tests.text.betting import GAME, NAMES, AnyBettor
from tests.text.typists import HAND_OVER, played, typing

PEOPLE = ["human"] * 3


def in_the_second_round() -> Match:
    """Of the race: nobody's horses have turned a card each, and Ann, Bob or Cleo rides."""
    match = new_match(GAME, NAMES[:3], seed=1)
    while match.view(None)["race-round"] < 2 or match.pending.kind != "ride":
        seat = match.pending.seats[0]
        options = match.pending.options(seat)
        match.answer(HORSES[seat] if match.pending.kind == "bet" else options[0])
    return match


def test_what_is_looked_up_at_an_open_prompt_is_what_all_may_know() -> None:
    """In whatever order nobody's horses will turn their cards."""
    texts, orders = set(), set()
    asides = ["log", "table", "slate", "course", "charts", "rules", "?", "undo", "save", "x"]
    for redeal in range(4):
        match = in_the_second_round()
        game_named(GAME).redeal(match.table, None, Draws(redeal, 0))
        orders.add(str([horse.held for horse in match.table.horses]))
        console = played(match, typing(asides), PEOPLE)
        assert "(you)" not in console.public and "Your cards:" not in console.public
        texts.add(console.public)
    assert len(texts) == 1 < len(orders)


def test_hands_are_seen_on_private_screens_alone() -> None:
    match = new_match(GAME, NAMES[:3], seed=2)
    console = played(match, AnyBettor(2), PEOPLE)
    assert match.result is not None
    assert console.public.count(HAND_OVER) == console.private_text.count(" alone:\n") >= 33
    for secret in ("Your cards:", "You are dealt", "Play which card", "on which horse"):
        assert secret not in console.public and secret in console.private_text, secret
    assert "Which card for " in console.public, "the race is everybody's"


def test_what_one_sees_alone_does_not_change_what_is_printed_for_all() -> None:
    """The same bet and the same card from two different hands read the same."""
    texts = set()
    for redeal in range(3):
        match = new_match(GAME, NAMES[:3], seed=3)
        first = match.pending.seats[0]
        game_named(GAME).redeal(match.table, first, Draws(redeal, 0))
        console = played(match, typing(["", "red", "1 5", ""]), PEOPLE)
        assert "lays a" in console.public
        texts.add(console.public)
    assert len(texts) == 1
