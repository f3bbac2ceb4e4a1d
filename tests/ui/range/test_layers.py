"""What shots leave on the board follows a moment after them, so that no frame is held up."""

from __future__ import annotations

import pygame

from game.practice.layout import Layout
from game.ui.range.board.layer_pictures import Layer, LayerPictures, Patch
from game.ui.range.ledger import AT_A_TIME
from game.ui.range.screen import Range
from game.ui.range.strip import toggle_layer
from tests.ui.harness import Window
from tests.ui.range.ranging import fill, kept, open_range, shoot

SOON = 12  # frames


def board(window: Window, opened: Range) -> bytes:
    area = window.canvas.area(opened.context.board.view.box)
    return pygame.image.tobytes(window.canvas.surface.subsurface(area), "RGB")


def test_a_shot_is_on_the_board_a_moment_after_it_was_seen() -> None:
    with Window(range_layers=("shots", "spread", "heat", "ghost"), reduced_motion=True) as window:
        fill(window, Layout(), [kept(Layout(), off=off / 2) for off in range(-6, 6)])
        opened = open_range(window)
        window.move((4, 4))
        shoot(window, opened, off=2.0)
        seen = [board(window, opened)]
        for _ in range(2 * SOON):
            window.frames(1)
            seen.append(board(window, opened))
        assert seen[1] != seen[SOON], "the shot, the spread, the heat and the way"
        assert len(set(seen[SOON:])) == 1


def test_another_table_or_layer_is_there_at_once() -> None:
    with Window(range_layers=("shots",), reduced_motion=True) as window:
        fill(window, Layout(), [kept(Layout(), off=off / 2) for off in range(-6, 6)])
        opened = open_range(window)
        for change in (
            lambda: toggle_layer(window.ui, "spread"),
            lambda: opened.context.arrange(Layout(target=(30.0, 15.0))),
            lambda: opened.context.arrange(Layout()),
        ):
            before = board(window, opened)
            change()
            window.frames(1)
            after = board(window, opened)
            assert after != before
            window.frames(SOON)
            assert board(window, opened) == after


def test_the_heat_of_very_many_shots_comes_when_it_is_reckoned() -> None:
    with Window(range_layers=("heat",), reduced_motion=True) as window:
        fill(window, Layout(), [kept(Layout())] * (2 * AT_A_TIME + 50))
        opened = open_range(window)
        assert not opened.context.ledger.heat_is_known
        cold = board(window, opened)
        window.until(lambda: opened.context.ledger.heat_is_known, most=3)
        window.frames(SOON)
        assert board(window, opened) != cold
        rested = opened.context.ledger.heat.rested(*cell_of(opened))
        assert rested == len(opened.context.store.shots)


def cell_of(opened: Range) -> tuple[int, int]:
    rest, cell = opened.context.store.shots[0].rest, opened.context.ledger.heat.cell
    assert rest is not None
    return int(rest[0] / cell), int(rest[1] / cell)


def test_each_picture_is_made_once_and_one_at_a_time() -> None:
    pictures, made = LayerPictures(), list[str]()

    def layer(name: str, version: int) -> Layer:
        def make() -> Patch | None:
            made.append(f"{name} {version}")
            return None

        return Layer(name, (version,), make)

    both = [layer("heat", 1), layer("ways", 1)]
    assert pictures.make_one(both) and made == ["heat 1"]
    assert pictures.make_one(both) and made == ["heat 1", "ways 1"]
    assert not pictures.make_one(both)
    pictures.of(both[0])
    assert len(made) == 2
    assert pictures.make_one([layer("heat", 1), layer("ways", 2)])
    assert made[2:] == ["ways 2"]
