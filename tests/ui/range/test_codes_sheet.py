"""Shots as codes: shared, played by another copy of the game, and refused when damaged."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.practice.codes import shot_code as codes
from game.practice.codes.packing import DAMAGED, NO_CODE
from game.practice.codes.shot_code import DIFFERS, read_code
from game.practice.layout import Layout
from game.ui.kit import text_field
from game.ui.kit.canvas import Box
from game.ui.range.board.small_table import draw_small_table
from game.ui.range.codes.field import CodeField, in_groups
from game.ui.range.codes.sheet import CodesSheet
from game.ui.range.screen import Range
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.range.ranging import open_range, see, shoot

TABLE = Layout(riders=((27.0, 20.0),))


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window() as opened:
        yield opened


@pytest.fixture
def opened(window: Window) -> Iterator[Range]:
    opened = open_range(window)
    opened.context.practise(TABLE)
    window.frames(1)
    yield opened
    while len(window.loop.scenes) > 1:
        window.loop.pop()


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The last thing in it; empty: there is no text."""
    held: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", held.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[-1] if held else "")
    return held


def open_sheet(window: Window) -> CodesSheet:
    window.key(pygame.K_k)
    sheet = window.scene
    assert isinstance(sheet, CodesSheet)
    return sheet


def code_of_a_shot(window: Window, opened: Range, off: float = 3.0) -> str:
    shoot(window, opened, off=off)
    code = open_sheet(window).code
    window.key(pygame.K_ESCAPE)
    return code


def test_the_last_shot_is_copied_and_its_code_can_be_read(
    window: Window, opened: Range, clipboard: list[str]
) -> None:
    kept = shoot(window, opened, off=3.0)
    sheet = open_sheet(window)
    assert in_groups(sheet.code) in window.words
    window.press("codes.copy")
    assert clipboard == [sheet.code] and len(sheet.code) < 400
    assert "Code copied." in window.words
    shared = read_code(clipboard[-1])
    assert shared.layout.key == TABLE.key and shared.shot.flick == kept.flick


def test_without_a_clipboard_the_code_is_written_and_can_be_selected(
    window: Window, opened: Range, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    shoot(window, opened, off=3.0)
    sheet = open_sheet(window)
    window.press("codes.copy")
    window.frames(1)
    assert "clipboard isn't available" in window.words
    assert (window.home / "practice" / "shot-code.txt").read_text().strip() == sheet.code
    field = window.widget("codes.code")
    assert isinstance(field, CodeField) and field.selection == (0, len(sheet.code))
    assert not text_field.copy("anything")


def test_the_best_shot_can_be_shared_too(window: Window, opened: Range) -> None:
    opened.context.practise(Layout(target=(16.0, 22.0)))
    best = shoot(window, opened)
    assert best.hit
    opened.context.go_on()
    shoot(window, opened, off=30.0)
    sheet = open_sheet(window)
    last = sheet.code
    window.press("codes.best")
    assert sheet.code != last and read_code(sheet.code).shot.flick == best.flick


def test_a_code_sets_its_table_and_runs_beside_as_a_ghost(
    window: Window, opened: Range, clipboard: list[str]
) -> None:
    code = code_of_a_shot(window, opened)
    shots = len(opened.context.store.shots)
    window.press("range.tab-figures")
    clipboard.append(f"Look at this,\n{code.lower()} can you?")
    open_sheet(window)
    window.press("codes.paste")
    window.key(pygame.K_RETURN)
    assert window.scene is opened
    assert opened.context.mode.id == "duel" and opened.context.mode.layout.key == TABLE.key
    assert opened.context.stand.state == "watch" and opened.context.stand.ghost is None
    see(window, opened)
    assert len(opened.context.store.shots) == shots, "what a friend has shot is not yours"
    opened.context.go_on()
    window.frames(1)
    assert "from the code" in window.words
    start = opened.context.stand.aimer.hand.start
    opened.context.shoot({"start": [*start], "angle": -40.0, "speed": 2.0})
    assert opened.context.stand.ghost is not None and opened.context.stand.playback is not None
    assert opened.context.stand.playback.ghost_name == "from the code"


def test_another_physics_is_told_and_the_carried_way_is_shown(
    window: Window, opened: Range, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = code_of_a_shot(window, opened)
    monkeypatch.setattr(codes, "outcome_digest", lambda result: 0)
    sheet = open_sheet(window)
    window.widget("codes.field").pressed((0.0, 0.0), window.ui)
    sheet.group.focus_on("codes.field", window.ui)
    window.type(code)
    window.key(pygame.K_RETURN)
    window.frames(1)
    assert window.scene is opened
    assert DIFFERS in window.words and "from the code" in window.words
    assert opened.context.stand.state == "aim", "it is not played as it would go here"
    window.frames(100, 0.1)
    assert DIFFERS in window.words, "it stays until it is read"
    shoot(window, opened)
    window.frames(1)
    assert DIFFERS not in window.words, "what came of the shot is told"
    window.press("range.shoot")
    window.frames(1)
    assert DIFFERS in window.words
    window.press("range.tab-figures")
    assert DIFFERS not in window.words and "range.put-away" not in window.ids
    window.press("range.tab-duel")
    assert DIFFERS in window.words, "it is on the board again"
    window.press("range.put-away")
    assert DIFFERS not in window.words and "from the code" in window.words


@pytest.mark.parametrize("by", ["plank", "keys"])
def test_a_whole_book_in_the_clipboard_does_no_harm(
    window: Window, opened: Range, clipboard: list[str], by: str
) -> None:
    clipboard.append("Howdy, partner! PXS1-\n" * 50_000)
    sheet = open_sheet(window)
    if by == "plank":
        window.press("codes.paste")
    else:
        window.press("codes.field")
        window.key(pygame.K_v, pygame.KMOD_CTRL)
    window.press("codes.play")
    assert window.scene is sheet and DAMAGED in window.words


def test_a_clipboard_that_cannot_be_read_is_an_empty_one(
    window: Window, opened: Range, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> str:
        return b"\xff".decode()

    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    open_sheet(window)
    window.press("codes.paste")
    assert "There's no text in the clipboard." in window.words


@pytest.mark.parametrize("how", ["cut", "changed", "nothing"])
def test_damage_is_one_sentence(window: Window, opened: Range, how: str) -> None:
    code = code_of_a_shot(window, opened)
    texts = {"cut": code[:-6], "changed": code[:-4] + "0000", "nothing": "Howdy!"}
    sheet = open_sheet(window)
    sheet.group.focus_on("codes.field", window.ui)
    window.type(texts[how])
    window.press("codes.play")
    assert window.scene is sheet
    assert (NO_CODE if how == "nothing" else DAMAGED) in window.words


def test_a_letter_keeps_its_hyphens_and_a_code_has_gaps() -> None:
    said = in_groups("Daily 2025-11-18 (-*---) PXD1-98PJ7NZ8-SCW2HS0Z")
    assert said == "Daily 2025-11-18 (-*---) PXD1 98PJ7NZ8 SCW2HS0Z"


def test_the_way_of_the_shot_is_on_the_small_table(window: Window, opened: Range) -> None:
    kept, box = shoot(window, opened, off=3.0), Box(100, 100, 180, 116)
    pictures = []
    for way in ((), kept.path):
        draw_small_table(window.canvas, TABLE, box, way)
        area = window.canvas.area(box)
        pictures.append(pygame.image.tobytes(window.canvas.surface.subsurface(area), "RGB"))
    assert pictures[0] != pictures[1]


def test_there_is_nothing_to_share_or_play_at_first(window: Window) -> None:
    with_nothing = Window()
    try:
        open_range(with_nothing)
        sheet = open_sheet(with_nothing)
        assert sheet.code == "" and not with_nothing.widget("codes.copy").enabled
        assert not with_nothing.widget("codes.play").enabled
    finally:
        with_nothing.close()


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_texts_have_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, text_scale=scale, language=code) as window:
        opened = open_range(window)
        opened.context.practise(TABLE)
        shoot(window, opened, off=3.0)
        sheet = open_sheet(window)
        for text in ("Howdy!", sheet.code * 4, sheet.code[:-5]):
            sheet.group.focus_on("codes.field", window.ui)
            field = window.widget("codes.field")
            assert isinstance(field, CodeField)
            field.select_all()
            window.type(text)
            window.press("codes.play" if text != sheet.code * 4 else "codes.copy")
            if window.scene is not sheet:
                break
            assert cut_texts(window) == []
            assert crossing_texts(window) == []
            assert misplaced_widgets(window) == []
