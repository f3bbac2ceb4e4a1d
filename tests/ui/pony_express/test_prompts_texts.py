"""No prompt cuts a text or lets two cross, at any size of the window or the type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.rules.pony_express.cards import COPIES
from game.ui.kit.typeset import Typeset
from game.ui.pony_express.cards.face import draw_card
from game.ui.pony_express.cards.held import LARGE
from game.ui.pony_express.cues.goods import HELD
from game.ui.pony_express.prompts.keep import WIDTH
from tests.rules.pony_express.scripting import arranged, play, ride
from tests.rules.pony_express.test_cards_windows import MOMENTS, come_to
from tests.support import race
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.pony_express.prompting import ROLL, alone, look, sit_down
from tests.ui.pony_express.test_prompts import (
    announced,
    bob_announced,
    caught,
    corner,
    prison,
    train,
)
from tests.ui.screens.menus import reached_by_arrows, reached_by_tab, stops
from tests.ui.table.sitting import hold_the_door

CARDS = {0: ["marked-die", "canteen", "good-lawyer"]}


def cup() -> Match:
    return arranged((10, 10, 14, 17, 22), gold=(4, 3, 3, 3, 3), cards=CARDS, rolls=[ROLL])


def duel() -> Match:
    return come_to(MOMENTS[-1], ["water-barrel", "decoy", "dust-devil"])


Prepared = Callable[[Window], None]


def cup_alone(window: Window) -> None:
    sit_down(window, cup(), alone(0, 5))
    window.key(pygame.K_1)
    window.press("announce.full-house")


def cup_shared(window: Window) -> None:
    sit_down(window, cup())
    hold_the_door(window)


def cup_marking(window: Window) -> None:
    cup_alone(window)
    window.press("cup.card-0")


def card_zoomed(window: Window) -> None:
    sit_down(window, duel(), alone(1))
    window.move(window.widget("play-card.card-1").box.center)


def card_detail(window: Window) -> None:
    sit_down(window, duel(), alone(1))
    window.press("play-card.card-1")


def barrel(window: Window) -> None:
    sit_down(window, duel(), alone(1))
    window.press("play-card.card-0")


def tab(window: Window) -> None:
    moment = next(m for m in MOMENTS if m.window == "saloon")
    sit_down(window, come_to(moment, ["on-his-tab"]), alone())
    window.press("play-card.card-0")


def pickaxe(window: Window) -> None:
    moment = next(m for m in MOMENTS if m.window == "mine")
    sit_down(window, come_to(moment, ["pickaxe"]), alone())
    window.press("play-card.card-0")
    window.press("detail.dice-1")


def keep_shared(window: Window) -> None:
    sit_down(window, race(3))
    hold_the_door(window)
    look(window)


def offer_to_all(window: Window) -> None:
    cards = {1: ["canteen"], 2: ["decoy"], 3: ["spyglass"], 4: ["rail-pass"]}
    match = arranged((3,) * 5, cards=cards, rolls=[ROLL])
    play(match, reroll="stand", announce="full-house")
    sit_down(window, match)


def holding(*cards: str) -> Match:
    match = arranged((6, 7, 9), gold=(5, 3, 3), cards={0: cards}, rolls=["two-pairs"])
    ride(match, "two-pairs")
    return match


def look_at_cards(window: Window) -> None:
    """As many as hardly anybody ever holds."""
    longest = ("good-lawyer", "decoy", "safe-conduct", "marked-die", "water-barrel", "pickaxe")
    sit_down(window, holding(*longest))
    window.press("race.look-0")
    hold_the_door(window)
    look(window)


def own_cards(window: Window) -> None:
    sit_down(window, holding("good-lawyer", "decoy", "water-barrel"), alone())
    window.move(window.widget("race.own-cards").box.center)


PREPARED: dict[str, Prepared] = {
    "cup": cup_alone,
    "cup-shared": cup_shared,
    "marked-die": cup_marking,
    "keep": lambda window: sit_down(window, race(3), alone()) and None,
    "keep-shared": keep_shared,
    "hand-over": lambda window: sit_down(window, cup()) and None,
    "train": lambda window: sit_down(window, train(), alone()) and None,
    "prison": lambda window: sit_down(window, prison(), alone()) and None,
    "take-move": lambda window: sit_down(window, caught(), alone()) and None,
    "corner": lambda window: sit_down(window, corner(), alone()) and None,
    "accuse-alone": lambda window: sit_down(window, bob_announced(), alone()) and None,
    "accuse-all": lambda window: sit_down(window, announced(5)) and None,
    "offer-to-all": offer_to_all,
    "look-at-cards": look_at_cards,
    "own-cards": own_cards,
    "offer": lambda window: sit_down(window, duel()) and None,
    "play": card_zoomed,
    "side": card_detail,
    "barrel": barrel,
    "on-his-tab": tab,
    "pickaxe": pickaxe,
}


def bad_texts(window: Window, prepared: Prepared) -> list[object]:
    prepared(window)
    window.frames(3)
    found: list[object] = [*cut_texts(window), *crossing_texts(window)]
    # Dice lie as they fell, close to each other.
    found += [ids for ids in misplaced_widgets(window) if not ids[0].startswith("cup.die")]
    window.key_up(pygame.K_SPACE)
    window.move((1, 1))
    return found


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_texts_fit_and_do_not_cross(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, text_scale=scale, language=code) as window:
        bad = {name: bad_texts(window, prepared) for name, prepared in PREPARED.items()}
    assert {name: found for name, found in bad.items() if found} == {}


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_large_card_can_be_read_to_its_end(language: str, scale: float) -> None:
    with Window(language=language, text_scale=scale) as window:
        sit_down(window, train(), alone())
        for width in (LARGE, WIDTH):
            window.canvas.written.clear()
            for card in COPIES:
                draw_card(window.canvas, window.ui, card, (640, 360), width)
            assert cut_texts(window) == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_words_of_every_card_are_large_enough(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture is cut where they need the room; a name may be set smaller than the rest."""
    sizes: dict[str, int] = {}
    stacked = Typeset._stacked

    def measured(typeset: Typeset, lines: list[str], style: str, pixels: int, *rest: Any) -> Any:
        sizes[" ".join(lines)] = pixels
        return stacked(typeset, lines, style, pixels, *rest)

    monkeypatch.setattr(Typeset, "_stacked", measured)
    with Window(language=language) as window:
        sit_down(window, train(), alone())
        for width, moment in ((HELD, False), (LARGE, True), (WIDTH, True)):
            window.canvas.written.clear()
            sizes.clear()
            for card in COPIES:
                draw_card(window.canvas, window.ui, card, (640, 360), width, moment=moment)
            assert cut_texts(window) == []
            assert len(sizes) >= 2 * len(COPIES)
            assert {text: size for text, size in sizes.items() if size < 16} == {}


def test_everything_is_reached_by_tab_and_by_arrows() -> None:
    """But where the arrows move a barrel; and the marks of dice appear with what rolls them."""
    missed = {}
    with Window((960, 540)) as window:
        for name, prepared in PREPARED.items():
            prepared(window)
            window.frames(3)
            wanted = {id for id in stops(window) if not id.startswith("cup.mark")}
            found = reached_by_tab(window)
            if name != "barrel":
                found &= reached_by_arrows(window)
            window.key_up(pygame.K_SPACE)
            missed[name] = wanted - found
    assert {name: ids for name, ids in missed.items() if ids} == {}
