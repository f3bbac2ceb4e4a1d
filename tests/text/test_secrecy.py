"""Several people at one screen: what is printed for all tells nothing that not all may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game import new_match
from game.engine.draws import Draws
from game.engine.match import Match
from game.games.registry import game_named
from game.rules.pony_express.cards import COPIES
from game.text.console import Leave
from game.wording.pony_express import RaceWords
from game.wording.vocabulary import HANDS, Vocabulary
from tests.hotseat.secrets import OtherSecrets
from tests.rules.pony_express.scripting import arranged, play, ride
from tests.text.typists import HAND_OVER, AnyPlayer, played, typing

GAME = "pony-express"
NAMES = ("Ann", "Bob", "Cleo", "Dan")
CARD_NAMES = {card: RaceWords("en").card(card).name for card in COPIES}


class SecretiveTypist:
    """Answers by the prompt alone, and shows nothing: never rolls again, plays no card and
    accuses nobody. Sometimes it asks for its cards and puts them all back."""

    def __init__(self, announce: str = "3") -> None:
        self._announce = announce
        self._offers = 0

    def __call__(self, prompt: str) -> str:
        if "lay a card" in prompt and prompt.endswith("[y/N]"):
            self._offers += 1
            return "y" if self._offers % 3 == 0 else "n"
        if "Who plays a card" in prompt:
            self._offers += 1
            return str(1 + self._offers % 2) if self._offers % 3 == 0 else ""
        if "Which hand do you announce" in prompt:
            return self._announce
        for part, line in (
            ("Reroll?", "stand"),
            ("keep? [", "1"),
            ("Which corner", "1"),
            ("How will you flick", "0 2.5"),
        ):
            if part in prompt:
                return line
        return ""


def openly(match: Match, typist: Callable[[str], str]) -> str:
    console = played(match, typist, ["human"] * len(match.names))
    assert match.result is not None
    return console.public


@pytest.mark.parametrize("seed", range(2))
def test_other_cards_in_hand_change_nothing_that_all_can_read(seed: int) -> None:
    """Also not which questions are asked, and when: a prompt that only a holder gets is a leak."""
    shown = {
        openly(
            new_match(GAME, NAMES, seed, world=OtherSecrets(seed, cards=cards)), SecretiveTypist()
        )
        for cards in range(3)
    }
    assert len(shown) == 1


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("announce", ["2", "4"])
def test_other_dice_under_the_cup_change_nothing_that_all_can_read(
    seed: int, announce: str
) -> None:
    match = new_match(GAME, NAMES, seed)
    first = openly(match, SecretiveTypist(announce))
    rolls = [event.kind for event in match.events if event.kind in ("open-roll", "cup-rolled")]
    hidden = [number for number, kind in enumerate(rolls) if kind == "cup-rolled"]
    assert len(hidden) > 5
    other = new_match(GAME, NAMES, seed, world=OtherSecrets(seed, hidden=hidden))
    assert openly(other, SecretiveTypist(announce)) == first
    assert _peeks(other) != _peeks(match), "the dice did differ"


def _peeks(match: Match) -> list[Any]:
    return [event.data["faces"] for event in match.events if event.kind == "cup-seen"]


def test_every_redeal_that_a_spectator_cannot_see_reads_the_same() -> None:
    """In the middle of a turn, with all that can be typed at an open prompt."""
    texts = set()
    for redeal in range(8):
        match = new_match(GAME, NAMES, seed=5)
        played(match, _until_accusation(SecretiveTypist()), ["human"] * 4)
        assert match.pending is not None and match.pending.kind == "accuse"
        game_named(GAME).redeal(match.table, None, Draws(redeal, 0))
        asides = ["log", "riders", "board", "rules", "?", "cards", "", "", "undo", "save", "x", "n"]
        texts.add(played(match, typing(asides), ["human"] * 4).public)
    assert len(texts) == 1


def _until_accusation(typist: SecretiveTypist) -> Callable[[str], str]:
    def typed(prompt: str) -> str:
        if "call a bluff?" in prompt and "card" not in prompt:
            raise Leave
        return typist(prompt)

    return typed


@pytest.mark.parametrize("seed", range(3))
def test_a_card_is_named_openly_only_once_it_is_played(seed: int) -> None:
    match = new_match(GAME, NAMES, seed)
    console = played(match, AnyPlayer(seed), ["human"] * 4)
    spent = {CARD_NAMES[card] for card in match.table.spent}
    named = {name for name in CARD_NAMES.values() if name in console.public}
    assert named == spent
    assert set(CARD_NAMES.values()) & set(_named(console.private_text)) > spent


def _named(text: str) -> list[str]:
    return [name for name in CARD_NAMES.values() if name in text]


def test_a_spied_die_is_for_the_spy_alone() -> None:
    match = arranged((3, 2, 2), cards={1: ["spyglass"]}, rolls=["A K Q Q 9"])
    lines = ["", "stand", "3", "y", "", "1", "4", "", "cards", "", "", "n", "n"]
    console = played(match, typing(lines), ["human"] * 3)
    assert "Bob plays Spyglass." in console.public
    assert "queen" not in console.public
    told = console.private_text.count("you see that die 4 is a queen")
    assert told == 2, "at once, and again among the cards"


def test_a_marked_die_and_the_real_rider_of_a_decoy_are_for_their_owner_alone() -> None:
    match = arranged((24, 25, 28), cards={0: ["marked-die"], 1: ["decoy"]}, rolls=["A K Q J 9"])
    lines = ["", "1", "1", "10", "stand", "1", "n", "n", "1", "y", "", "1", "left", ""]
    console = played(match, typing(lines), ["human"] * 3)
    for said in ("Ann plays Marked Die.", "Bob plays Decoy."):
        assert said in console.public
    for secret in ("you turn die 1 to a ten", "rider is on the left", "(left/right)"):
        assert secret in console.private_text
        assert secret not in console.public


def test_what_is_looked_up_at_an_open_prompt_is_what_all_may_know() -> None:
    match = new_match(GAME, NAMES, seed=5)
    asides = ["log", "riders", "board", "rules"]

    def typist(prompt: str) -> str:
        if "call a bluff?" in prompt and "card" not in prompt:
            if not asides:
                raise Leave
            return asides.pop(0)
        return SecretiveTypist()(prompt)

    console = played(match, typist, ["human"] * 4)
    looked_up = console.public.split("log\n", 1)[1]
    assert "keeps one of two cards." in looked_up
    assert "(you)" not in looked_up
    for name in (*CARD_NAMES.values(), "peek"):
        assert name not in looked_up


def test_every_private_screen_is_announced_and_nobody_is_asked_in_private_otherwise() -> None:
    match = new_match(GAME, NAMES[:3], seed=2)
    console = played(match, AnyPlayer(2), ["human"] * 3)
    assert console.public.count(HAND_OVER) == console.private_text.count(" alone:\n") > 10
    assert "Your dice are" not in console.public
    hands = [Vocabulary("en").hand_said(hand) for hand in HANDS]
    assert not [hand for hand in hands if f"You have {hand}." in console.public]
    assert [hand for hand in hands if f"You have {hand}." in console.private_text]


@pytest.mark.parametrize("lines", [["n"], ["y", "", "", ""], ["n", "undo"], ["?", "n", "undo"]])
def test_before_a_shot_everybody_who_might_hold_a_card_is_asked_alike(lines: list[str]) -> None:
    """The rules ask only the holder of a Steady Hand; undoing must not show it either."""
    texts = []
    for card in ("steady-hand", "rail-pass"):
        match = arranged((24, 25, 28), cards={0: [card]}, rolls=["pair"])
        ride(match, "pair")
        play(match, corner="north-west")
        console = played(match, typing(lines), ["human"] * 3)
        texts.append(console.public)
    assert texts[0].count("Ann: You're about to shoot. Play a card? [y/N]") >= 1
    assert texts[0] == texts[1]


def test_nobody_is_asked_for_a_card_that_is_gone() -> None:
    """Both Steady Hands have been played, as all can see."""
    match = arranged((24, 25, 28), cards={0: ["rail-pass"]}, deck=[], rolls=["pair"])
    ride(match, "pair")
    play(match, corner="north-west")
    console = played(match, typing([]), ["human"] * 3)
    assert "Ann: How will you flick your die?" in console.public
    assert "You're about to shoot" not in console.public
