"""Nothing that a gambler is asked is cut or lies across something, in any language and size."""

from __future__ import annotations

import random
from functools import lru_cache

import pygame
import pytest

from game.engine.match import Match
from game.rules.western.cards import KINDS
from game.ui.table.look import usual_look
from game.ui.western.cards.face import draw_card
from game.ui.western.cards.magnifier import reading_place
from game.ui.western.cards.zoomed import draw_zoomed
from game.ui.western.menus.end import WesternEnd
from game.ui.western.prompts.turn.play import PlayPrompt
from game.ui.western.table import TABLE
from tests.hotseat.people import seated
from tests.rules.western.scripting import arranged, play
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.table.sitting import LONG, alone, people
from tests.ui.western.gambling import gamble, play_out
from tests.ui.western.sitting import EndlessWestern, sit_down

FULL = "attack-1 attack-2 cowboy cowboy saloon everybody-gives hands-up joker"


def named(match: Match) -> Match:
    """Everybody has as long a name as there can be."""
    match.names = LONG[: len(match.names)]
    for gambler, name in zip(match.table.gamblers, LONG, strict=False):
        gambler.name = name
    return match


def questions() -> list[Match]:
    """One of each kind to the first seat."""
    attack = arranged(6, hands={1: "attack-3 levy", 0: "dog dancer levy"}, active=1)
    play(attack, "attack-3", 0)
    cake = arranged(6, hands={0: "attack-3 levy cake", 1: "dog levy"})
    play(cake, "attack-3", 1)
    cake.answer("dog", seat=1)
    sheriff = arranged(6, hands={5: "sheriff levy", 0: "joker levy"}, active=5)
    play(sheriff, "sheriff")
    train = arranged(6, hands={5: "train attack-1 levy", 0: "attack-3 horse levy"}, active=5)
    play(train, "train attack-1")
    drawn = arranged(6, hands={0: "levy cake dog"})
    play(drawn, "levy")
    return [attack, cake, sheriff, train, drawn]


def look(window: Window, what: object) -> None:
    window.frames(2)
    assert not cut_texts(window), what
    assert not crossing_texts(window), what
    assert not misplaced_widgets(window), what


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_everything_has_its_room(size: tuple[int, int], scale: float, code: str) -> None:
    """In one window, which has read its pictures once."""
    with Window(size, language=code, text_scale=scale, animation_speed="instant") as window:
        look_at_questions(window)
        table = sit_down(window, named(arranged(10, hands={0: FULL})))
        look_at_turn(window, table)
        look_at_cards(window, table)
        look_at_several(window)
        look_at_end(window, ended())


def look_at_questions(window: Window) -> None:
    for match in questions():
        table = sit_down(window, named(match.clone()), alone(len(match.names)))
        look(window, table.prompt and table.prompt.ask)


def look_at_several(window: Window) -> None:
    """All are asked, and then somebody alone."""
    sheriff = arranged(10, hands={9: "sheriff levy"}, active=9)
    play(sheriff, "sheriff")
    sit_down(window, named(sheriff), people(10))
    look(window, "all are asked")
    sit_down(window, with_a_past(), people(10))
    look(window, "one is asked, and told what has happened")
    table = sit_down(window, named(arranged(10, hands={0: FULL})), people(10))
    look(window, "hand over")
    table.enter_visit(0)
    look(window, "behind the door")


def with_a_past() -> Match:
    """Much has happened since the last turn of whoever may counter."""
    hands = dict.fromkeys((1, 2, 3), "pay-me attack-1 attack-1")
    more = {0: "everybody-gives attack-1 attack-1", 4: "attack-3 attack-1 attack-1"}
    match = named(arranged(10, hands={**hands, **more}))
    for seat, card in enumerate(("everybody-gives", "pay-me", "pay-me", "pay-me")):
        play(match, card)
        if seat:
            match.answer(None, seat=seat + 1)
        match.answer(0)
    play(match, "attack-3", 0)
    return match


def look_at_turn(window: Window, table: EndlessWestern) -> None:
    """With cards for everybody, for one and for nobody, and all keys shown."""
    prompt = table.prompt
    assert isinstance(prompt, PlayPrompt)
    look(window, "turn")
    for kind in ("attack-2", "everybody-gives", "joker"):
        prompt.chosen.clear()
        window.press(f"card.{list(prompt.hand.cards).index(kind) + 1}")
        look(window, kind)
    prompt.chosen.clear()
    prompt.chosen.choose(["cowboy", "cowboy"])
    window.press("target.6")
    window.key(pygame.K_TAB)
    look(window, "by keys")


def look_at_cards(window: Window, table: EndlessWestern) -> None:
    """Small and large."""
    context = table.context
    places = context.places
    large, small = reading_place(context, places.card(0, 8)), places.card(0, 10)
    for kind in KINDS:
        window.canvas.written.clear()
        draw_card(window.canvas, context.words, kind, small)
        draw_zoomed(window.canvas, context.words, kind, large)
        assert not cut_texts(window), kind
        assert not crossing_texts(window), kind


def look_at_end(window: Window, match: Match) -> None:
    session, _ = seated(match, alone(len(match.names)))
    table = EndlessWestern(window.ui, TABLE, session, usual_look(len(match.names)), continued=True)
    window.loop.push(table)
    window.open(WesternEnd(window.ui, table))
    look(window, "end")
    assert match.result is not None
    for seat, money in match.result["scores"].items():
        assert f"{money}k" in window.words, seat


@lru_cache
def ended() -> Match:
    match = gamble(10, 3, LONG)
    play_out(match, random.Random(3))
    return match
