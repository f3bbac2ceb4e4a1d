"""Several ranchers at one screen: the door, the held key, and back to everybody."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.engine.match import Match
from game.hotseat.asks import GiveBack, PassScreen
from game.ui.table.hands.own_cards import LookAtCards
from tests.rules.mustang.scripting import arranged
from tests.ui.harness import Window
from tests.ui.mustang.ranching import EndlessMustang, asked, ranch, sit_down
from tests.ui.table.sitting import OPENING, alone, hold_the_door


@pytest.fixture
def window() -> Iterator[Window]:
    with Window(animation_speed="instant") as opened:
        yield opened


def asks(table: EndlessMustang) -> tuple[str, int] | None:
    return None if table.prompt is None else (table.prompt.ask.kind, table.prompt.ask.seat)


def test_a_whole_round_is_played_by_keys_alone(window: Window) -> None:
    table = sit_down(window, ranch(3, 4))
    for _ in range(3):
        window.until(lambda: table.prompt is not None, most=600)
        kind, seat = asks(table) or ("", -1)
        assert kind == PassScreen.kind and seat == table.session.match.table.active
        hold_the_door(window)
        assert asks(table) == ("action", seat) and table.context.front == seat
        window.key_down(pygame.K_SPACE)
        window.frames(2)
        assert table.context.hand_in_front() == table.session.match.table.ranchers[seat].cards
        window.key(pygame.K_1)
        window.key(pygame.K_e)
        window.key_up(pygame.K_SPACE)
        window.until(lambda: asks(table) == (GiveBack.kind, seat), most=200)  # noqa: B023
        window.frames(2)
        window.key(pygame.K_RETURN)
        window.frames(2)
    assert table.session.match.table.turn == 4


def test_a_turn_with_the_pointer_alone(window: Window) -> None:
    table = sit_down(window, ranch(3, 4))
    window.until(lambda: table.prompt is not None, most=600)
    window.frames(2)
    seat = table.session.match.table.active
    door = window.widget("handover.open").box.center
    window.move(door)
    window.button_down(door)
    window.frames(OPENING)
    window.button_up(door)
    window.frames(2)
    eye = window.widget("action.peek").box.center
    window.move(eye)
    window.button_down(eye)
    window.frames(1)
    hand = table.context.hand_in_front()
    assert hand == table.session.match.table.ranchers[seat].cards
    window.button_up(eye)
    window.frames(1)
    assert set(table.context.hand_in_front()) == {None}
    window.press("card.2")
    window.press("action.exchange")
    assert table.session.match.journal[-1][0] == seat
    assert table.session.match.journal[-1][1].cards == (hand[1],)
    window.until(lambda: asks(table) == (GiveBack.kind, seat), most=200)
    window.frames(2)
    window.press("handback.done")
    assert asks(table) != (GiveBack.kind, seat)


def test_the_rain_is_asked_about_in_front_of_everybody(window: Window) -> None:
    match = asked(3, "shelter", seat=1)
    table = sit_down(window, match)
    window.until(lambda: table.prompt is not None, most=600)
    window.frames(2)
    assert asks(table) == ("shelter", 1) and table.context.front == 1
    assert set(table.context.hand_in_front()) == {None}
    window.press("shelter.no")
    assert asks(table) != ("shelter", 1)


def test_the_own_cards_at_any_calm_moment(window: Window) -> None:
    match = asked(3, "shelter", seat=1)
    sit_down(window, match)
    window.frames(4)
    window.key(pygame.K_a, pygame.KMOD_SHIFT)
    window.frames(2)
    assert isinstance(window.scene, LookAtCards)
    hold_the_door(window)
    shut = window.pixels()
    window.key_down(pygame.K_SPACE)
    window.frames(2)
    assert window.pixels() != shut
    window.key_up(pygame.K_SPACE)
    window.frames(2)
    assert window.pixels() == shut
    window.press("look.done")
    assert not isinstance(window.scene, LookAtCards)


def test_whoever_is_robbed_reads_it_before_the_door(window: Window) -> None:
    match = asked(3, "defend")
    tried = [event for event in match.events if event.kind == "theft-tried"][-1]
    table = sit_down(window, match)
    window.until(lambda: asks(table) == (PassScreen.kind, 0), most=600)
    window.frames(2)
    told = table.context.words.event(tried, table.context.names, 0)
    assert told in window.words


def with_a_foal_to_bring_in() -> Match:
    return arranged(2, corral={0: "bay-foal-1", 1: "grey-foal-1"}, hands={0: "8-bay 8-grey"})


def test_before_all_may_look_an_action_without_drawn_cards_is_taken_back(window: Window) -> None:
    table = sit_down(window, with_a_foal_to_bring_in())
    window.until(lambda: table.prompt is not None, most=600)
    hold_the_door(window)
    window.press("target.bay-foal-1")
    window.press("action.stable")
    window.until(lambda: asks(table) == (GiveBack.kind, 0), most=200)
    window.frames(2)
    window.press("handback.undo")
    assert asks(table) == ("action", 0) and table.desk.visitor == 0
    assert table.session.match.view(None)["ranchers"][0]["corral"] == ["bay-foal-1"]


def test_what_drew_cards_is_not_offered_to_be_taken_back(window: Window) -> None:
    table = sit_down(window, with_a_foal_to_bring_in())
    window.until(lambda: table.prompt is not None, most=600)
    hold_the_door(window)
    window.key_down(pygame.K_SPACE)
    window.frames(2)
    window.key(pygame.K_1)
    window.key(pygame.K_e)
    window.key_up(pygame.K_SPACE)
    window.until(lambda: asks(table) == (GiveBack.kind, 0), most=200)
    window.frames(2)
    assert "handback.undo" not in window.ids
    before = len(table.session.match.journal)
    window.key(pygame.K_u)
    assert len(table.session.match.journal) == before


@pytest.mark.parametrize("action", ["stable", "steal"])
def test_one_person_takes_an_action_back_while_bots_think(action: str) -> None:
    with Window(bot_pace="slow", animation_speed="normal") as window:
        table = sit_down(window, with_a_foal_to_bring_in(), alone(2))
        window.until(lambda: table.prompt is not None, most=600)
        window.frames(2)
        window.key(pygame.K_t if action == "stable" else pygame.K_s)
        window.key(pygame.K_RETURN)
        if action == "steal":
            window.key(pygame.K_RETURN)
        assert table.prompt is None and len(table.session.match.journal) == 1
        window.frames(2)
        window.key(pygame.K_u)
        window.until(lambda: asks(table) == ("action", 0), most=60)
        assert not table.session.match.journal
        cards = table.session.match.view(0)["ranchers"][0]["cards"]
        assert {"8-bay", "8-grey"} <= set(cards) == set(table.context.hand_in_front())


def caught_alone(window: Window, target: str) -> EndlessMustang:
    """A pair of eights catches that foal, and its picture has just begun."""
    table = sit_down(window, with_a_foal_to_bring_in(), alone(2))
    window.until(lambda: table.prompt is not None, most=600)
    window.frames(2)
    window.press(f"target.{target}")
    window.press("action.catch")
    window.frames(4)
    assert table.prompt is None and table.view.busy and len(table.session.match.journal) == 1
    return table


def test_a_catch_is_taken_back_until_something_hidden_was_seen() -> None:
    with Window(bot_pace="slow", animation_speed="normal") as window:
        foal = with_a_foal_to_bring_in().view(0)["open"]["foal"][0]
        table = caught_alone(window, foal)
        before = with_a_foal_to_bring_in().view(0)
        window.key(pygame.K_u)
        window.until(lambda: asks(table) == ("action", 0), most=60)
        assert (
            not table.session.match.journal
            and table.session.match.view(0)["ranchers"] == before["ranchers"]
        )
        assert table.context.hand_in_front() == before["ranchers"][0]["cards"]
        table = caught_alone(window, "foal")  # the top of the pile has been seen
        window.key(pygame.K_u)
        assert len(table.session.match.journal) == 1
        table = caught_alone(window, foal)
        window.until(lambda: not table.view.busy, most=2000)  # so have the cards drawn for it
        window.key(pygame.K_u)
        assert table.session.match.journal
