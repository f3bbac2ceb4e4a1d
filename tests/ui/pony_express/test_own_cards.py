"""The own cards between the questions: pictures for one person alone, a door for several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.ui.kit.canvas import Box
from game.ui.pony_express.cards.sheet import LAPS, fit_as_cards, hand_places, slip_places
from game.ui.screens.question import Question
from game.ui.table.hands.own_cards import LookAtCards
from tests.hotseat.people import ALONE, TOGETHER
from tests.rules.pony_express.scripting import arranged, play, ride
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import (
    ROLL,
    alone,
    answers,
    asked,
    continued,
    look,
    look_away,
    sit_down,
    tab_to,
)
from tests.ui.pony_express.racing import EndlessRace
from tests.ui.pony_express.test_secrecy import key, press, same, wait
from tests.ui.table.sitting import OPENING, hold_the_door

SHIFT = pygame.KMOD_LSHIFT
SPYGLASS = "Secretly look at one die"


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window((960, 540)) as opened:
        yield opened


def train(**cards: list[str]) -> Match:
    """Ann is asked about a train, in front of everybody."""
    held = {"ann": 0, "bob": 1, "cleo": 2}
    match = arranged(
        (6, 7, 9),
        gold=(5, 3, 3),
        rolls=["two-pairs"],
        cards={held[who]: hand for who, hand in cards.items()},
    )
    ride(match, "two-pairs")
    return match


def seen(window: Window) -> str:
    return window.words.replace("\n", " ")


# --------------------------------------------------------------------------- alone


def test_alone_the_own_cards_open_large_for_pointer_and_keyboard(window: Window) -> None:
    sit_down(window, train(ann=["spyglass", "decoy"]), alone())
    assert not [id for id in window.ids if id.startswith("race.look")]
    assert SPYGLASS not in seen(window)
    window.move(window.widget("race.own-cards").box.center)
    window.frames(1)
    assert SPYGLASS in seen(window) and "Decoy" in seen(window)
    window.move((5, 5))
    window.frames(1)
    assert SPYGLASS not in seen(window)
    tab_to(window, "race.own-cards")
    assert SPYGLASS in seen(window)


def test_a_click_keeps_them_open_until_the_next(window: Window) -> None:
    sit_down(window, train(ann=["spyglass"]), alone())
    for shown in (True, False):
        window.press("race.own-cards")
        window.move((5, 5))
        window.frames(1)
        assert (SPYGLASS in seen(window)) is shown


def test_who_holds_no_card_has_nothing_to_point_at(window: Window) -> None:
    sit_down(window, train(bob=["spyglass"]), alone())
    window.move(window.widget("race.own-cards").box.center)
    window.frames(1)
    assert SPYGLASS not in seen(window)
    assert not window.widget("race.own-cards").takes_focus()


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("places", [hand_places, slip_places])
def test_all_cards_of_a_hand_lie_inside(places: Any, count: int) -> None:
    area = Box(90, 140, 1100, 460)
    found = places(area, count)
    assert len(found) == count
    assert all(area.inflate(1, 1).contains(place) for place in found)
    if places is slip_places or fit_as_cards(area, count):
        for number, place in enumerate(found):
            apart = place.inflate(-LAPS, -LAPS)
            assert not any(apart.colliderect(other) for other in found[:number])


# --------------------------------------------------------------------------- several people


def looks(window: Window, by: str = "pointer", seat: int = 1) -> LookAtCards:
    if by == "pointer":
        window.press(f"race.look-{seat}")
    else:
        window.key((pygame.K_a, pygame.K_f, pygame.K_j)[seat], SHIFT)
    scene = window.scene
    assert isinstance(scene, LookAtCards)
    return scene


@pytest.mark.parametrize("by", ["pointer", "key"])
def test_anybody_looks_at_the_own_cards_and_the_table_is_as_it_was(window: Window, by: str) -> None:
    table = sit_down(window, train(bob=["spyglass"], cleo=["decoy"]))
    asks = table.prompt
    looks(window, by)
    window.frames(1)
    assert "Pass the screen to" in seen(window) and "Ann and Cleo: please look away." in seen(
        window
    )
    hold_the_door(window)
    assert table.desk.reader == 1
    assert "Your cards" in seen(window) and SPYGLASS not in seen(window)
    look(window)
    assert SPYGLASS in seen(window) and "Decoy" not in seen(window)
    look_away(window)
    assert SPYGLASS not in seen(window)
    window.press("look.done")
    window.frames(1)
    assert window.scene is table and table.prompt is asks
    assert (table.desk.visitor, table.desk.reader) == (None, None)
    assert asked(table) == ("train", "open", 0)


def test_only_who_holds_cards_as_all_can_see_has_something_to_look_at(window: Window) -> None:
    table = sit_down(window, train(bob=["spyglass"]))
    window.move(window.widget("race.look-0").box.center)
    window.key(pygame.K_a, SHIFT)
    window.click(window.widget("race.look-0").box.center)
    assert window.scene is table
    sit_down(window, train(bob=["spyglass"]), ["human", "random", "human"])
    assert "race.look-1" not in window.ids, "a bot does not look"


@pytest.mark.parametrize("step", ["escape", "back"])
def test_who_changes_the_mind_at_the_door_goes_back(window: Window, step: str) -> None:
    table = sit_down(window, train(bob=["spyglass"]))
    looks(window)
    window.key(pygame.K_ESCAPE) if step == "escape" else window.press("look.back")
    window.frames(1)
    assert window.scene is table and table.desk.visitor is None


def test_the_time_of_others_does_not_run_meanwhile(window: Window) -> None:
    match = arranged((3,) * 3, cards={1: ["spyglass"], 2: ["decoy"]}, rolls=[ROLL])
    play(match, reroll="stand", announce="full-house")
    table = sit_down(window, match)
    offer: Any = table.prompt
    before = offer.time
    looks(window)
    window.frames(600)
    window.key(pygame.K_ESCAPE)
    assert table.prompt is offer and offer.time <= before + 0.1
    assert answers(table, 1) == []


def test_bots_wait_while_somebody_looks(window: Window) -> None:
    match = arranged((3,) * 4, cards={0: ["spyglass"]}, rolls=[ROLL], active=2)
    table = sit_down_among_bots(window, match)
    looks(window, seat=0)
    hold_the_door(window)
    before = len(match.journal)
    window.frames(300)
    assert len(match.journal) == before
    window.press("look.done")
    window.until(lambda: len(match.journal) > before, most=600)
    assert window.scene is table


def sit_down_among_bots(window: Window, match: Match) -> EndlessRace:
    """Nobody at the screen is asked anything yet."""
    table = continued(window, match, ["human", "human", "random", "random"])
    window.frames(2)
    assert table.prompt is None
    return table


def test_not_while_somebody_is_alone_with_the_screen(window: Window) -> None:
    table = sit_down(window, arranged((3,) * 3, cards={1: ["spyglass"]}, rolls=[ROLL]))
    assert asked(table) == ("hand-over", "visit", 0)
    window.key(pygame.K_f, SHIFT)
    hold_the_door(window)
    window.key(pygame.K_f, SHIFT)
    assert window.scene is table and table.desk.visitor == 0
    assert "race.look-1" not in window.ids


def test_not_beside_the_cards_of_another_either(window: Window) -> None:
    table = sit_down(window, train(ann=["canteen"], bob=["spyglass"]))
    window.press("play-card.yes")
    hold_the_door(window)
    assert asked(table) == ("nothing-to-play", "visit", 0)
    window.key(pygame.K_f, SHIFT)
    assert window.scene is table
    assert not [id for id in window.ids if id.startswith("race.look")]


@pytest.mark.parametrize("players", [TOGETHER, ALONE], ids=["together", "alone"])
def test_not_where_two_duel_and_riders_have_no_rows(
    window: Window, players: tuple[str, ...]
) -> None:
    match = arranged((24, 25, 28), cards={0: ["spyglass"], 2: ["decoy"]}, rolls=["pair"])
    ride(match, "pair")
    table = sit_down(window, match, players)
    mine = "race.look-0" if players == TOGETHER else "race.own-cards"
    assert mine in window.ids
    window.press("corner.north-west")
    window.until(lambda: table.context.arena.is_open, most=60)
    window.frames(1)
    assert mine not in window.ids
    window.key(pygame.K_a, SHIFT)
    assert window.scene is table


def test_a_key_that_is_let_go_of_behind_another_screen_shows_nothing(window: Window) -> None:
    """The window is closed while somebody looks, and stays open after all."""
    sit_down(window, train(bob=["spyglass"]))
    scene = looks(window)
    for shown in ("Pass the screen to", "Your cards"):
        look(window)
        window._send(pygame.QUIT)
        assert isinstance(window.scene, Question)
        look_away(window)
        window.key(pygame.K_ESCAPE)
        assert window.scene is scene
        window.frames(OPENING)
        assert shown in seen(window) and SPYGLASS not in seen(window)
        hold_the_door(window)
    window.press("look.done")


def test_the_cards_are_gone_when_the_window_goes_to_the_background(window: Window) -> None:
    table = sit_down(window, train(bob=["spyglass"]))
    looks(window)
    hold_the_door(window)
    look(window)
    assert SPYGLASS in seen(window)
    window.lose_focus()
    assert SPYGLASS not in seen(window)
    assert table.desk.visitor is None
    assert table in window.loop.scenes and window.scene is not table, "the race is paused"
    window.gain_focus()
    window.key_up(pygame.K_SPACE)
    window.loop.pop()
    window.frames(2)
    assert window.scene is table and SPYGLASS not in seen(window)


def test_nobody_else_learns_anything_from_a_look(window: Window) -> None:
    """The same pictures at the same moments with other cards, before, behind and after the door."""
    hands = (["spyglass", "decoy"], ["canteen", "rail-pass"], ["fresh-horse", "marked-die"])
    steps = [
        wait,
        press("race.look-1"),
        wait,
        hold_the_door,
        wait,
        lambda window: window.move((640, 360)),
        wait,
        key(pygame.K_TAB),
        press("look.done"),
        wait,
    ]
    same(window, [train(bob=hand) for hand in hands], steps)
