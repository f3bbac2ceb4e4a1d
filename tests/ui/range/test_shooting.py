"""Shooting on the range: aim, watch, and at once again."""

from __future__ import annotations

import pygame
import pytest

from game.practice.layout import Layout
from game.practice.store import Store
from game.ui.kit.canvas import Point
from game.ui.pony_express.shots.hands import KeysHand
from game.ui.range.free.shot_page import MINUS
from game.ui.range.screen import Range
from game.ui.range.shooting.playback import STEP
from tests.ui.harness import Window
from tests.ui.range.ranging import STRONG, fill, flick, kept, open_range, screen, see, shoot


def stored(window: Window) -> int:
    return len(Store(window.home / "practice").shots)


def test_damage_of_the_file_is_told_until_it_is_put_away() -> None:
    with Window() as window:
        fill(window, Layout(), [kept(Layout())])
        path = window.home / "practice" / "shots.jsonl"
        path.write_bytes(path.read_bytes() + b"nonsense\n")
        before = path.read_bytes()
        opened = open_range(window)
        window.frames(100, 0.1)
        assert str(opened.context.store.problem) in window.words
        shoot(window, opened)
        window.key(pygame.K_SPACE)
        window.frames(1)
        assert str(opened.context.store.problem) in window.words
        window.key(pygame.K_x)
        assert str(opened.context.store.problem) not in window.words
        assert "range.put-away" not in window.ids
        assert path.read_bytes().startswith(before), "nothing is lost"


def test_a_flick_is_watched_counted_and_kept() -> None:
    with Window() as window:
        opened = open_range(window)
        flick(window, opened)
        assert opened.context.stand.state == "watch"
        assert stored(window) == 1  # kept at once
        see(window, opened)
        window.frames(1)
        assert opened.context.ledger.tally.shots == 1
        assert "die-clack" in "".join(window.heard)
        assert opened.context.board.last_way


def test_nothing_is_given_away_before_it_is_seen() -> None:
    with Window() as window:
        opened = open_range(window)
        before = window.words
        start = opened.context.stand.aimer.hand.start
        opened.context.shoot({"start": [*start], "angle": -31.0, "speed": 2.0})
        window.frames(3)
        assert opened.context.stand.state == "watch"
        assert opened.context.ledger.tally.shots == 0 and opened.context.shots.seen is None
        new = set(window.words.split("\n")) - set(before.split("\n"))
        assert new == {"Press the board to skip to the end.", "Skip"}


@pytest.mark.parametrize("style", ["sling", "keys"])
def test_the_other_styles_shoot_too(style: str) -> None:
    with Window(flick_style=style) as window:
        opened = open_range(window)
        if style == "sling":
            x, y = opened.context.stand.aimer.hand.start
            begin, end = screen(opened, (x, y)), screen(opened, (x - 3.0, y + 2.0))
            window.drag(begin, end)
        else:
            window.key(pygame.K_RETURN)
            window.key_down(pygame.K_SPACE)
            window.frames(30)
            window.key_up(pygame.K_SPACE)
            window.frames(1)
        assert opened.context.stand.state == "watch"
        assert Store(window.home / "practice").shots[0].style == style


def test_styles_are_changed_by_their_planks() -> None:
    with Window() as window:
        opened = open_range(window)
        for style in ("sling", "keys", "flick"):
            window.press(f"range.style-{style}")
            assert window.ui.settings.flick_style == style
            assert type(opened.context.stand.aimer.hand).__name__.lower().startswith(style)


@pytest.mark.parametrize("way", ["plank", "space", "board"])
def test_shooting_again_is_a_matter_of_a_moment(way: str) -> None:
    with Window((1920, 1080)) as window:
        opened = open_range(window)
        start = opened.context.stand.aimer.hand.start
        shoot(window, opened)
        window.frames(1)
        if way == "plank":
            window.press("range.shoot")
        elif way == "space":
            window.key(pygame.K_SPACE)
        else:
            window.button_down(screen(opened, start))
            window.frames(1)
        assert opened.context.stand.state == "aim"
        assert opened.context.stand.aimer.hand.start == start
        # one press, and it is held
        assert opened.context.stand.aimer.hand.holding == (way == "board")


def test_by_keys_the_next_shot_has_the_same_aim() -> None:
    with Window(flick_style="keys") as window:
        opened = open_range(window)
        window.key(pygame.K_RETURN)
        hand = opened.context.stand.aimer.hand
        hand.angle += 2.0  # type: ignore[attr-defined]
        angle = hand.angle  # type: ignore[attr-defined]
        shoot(window, opened)
        window.key(pygame.K_RETURN)
        assert opened.context.stand.state == "aim"
        assert opened.context.stand.aimer.hand.angle == angle  # type: ignore[attr-defined]
        assert not opened.context.stand.aimer.is_placing


@pytest.mark.parametrize("way", ["pointer", "keys"])
def test_by_keys_arrows_and_space_aim_after_shooting_again(way: str) -> None:
    """The button that leads to the next shot is disabled then, and takes no keys."""
    with Window(flick_style="keys") as window:
        opened = open_range(window)
        window.key(pygame.K_RETURN)
        hand = opened.context.stand.aimer.hand
        assert isinstance(hand, KeysHand)
        shoot(window, opened)
        window.frames(1)
        if way == "pointer":
            window.press("range.shoot")
        else:
            window.key(pygame.K_TAB)
            opened.group.focus_on("range.shoot", window.ui)
            window.key(pygame.K_RETURN)
        assert opened.context.stand.state == "aim" and not window.widget("range.shoot").enabled
        before = hand.angle
        window.key_down(pygame.K_LEFT)
        window.frames(6)
        window.key_up(pygame.K_LEFT)
        assert hand.angle > before
        window.key_down(pygame.K_SPACE)
        window.frames(30)
        window.key_up(pygame.K_SPACE)
        assert opened.context.stand.state == "watch"


def test_a_press_on_the_board_shows_the_end_at_once() -> None:
    with Window() as window:
        opened = open_range(window)
        flick(window, opened)
        window.click(opened.context.board.view.box.center)
        assert opened.context.stand.state == "rest"
        assert opened.context.ledger.tally.shots == 1


def test_it_can_be_watched_again_slowly_and_step_by_step() -> None:
    with Window() as window:
        opened = open_range(window)
        assert not window.widget("range.again").enabled
        shoot(window, opened)
        window.press("range.again")
        playback = opened.context.stand.playback
        assert playback is not None and opened.context.stand.state == "watch"
        window.frames(5)
        window.press("range.pause")
        assert playback.paused
        at = playback.player.time
        window.press("range.step")
        assert playback.player.time == pytest.approx(at + STEP)
        window.key(pygame.K_COMMA)
        assert playback.player.time == pytest.approx(at)
        window.press("range.rate")
        window.key(pygame.K_p)
        before = playback.player.time
        window.frames(4)
        assert playback.player.time == pytest.approx(before + 4 * 0.5 / 60, abs=0.01)
        window.press("range.shoot")  # skip
        assert opened.context.stand.state == "rest"
        assert opened.context.ledger.tally.shots == 1  # watching does not count again


def test_the_last_shot_can_still_be_watched_while_one_aims() -> None:
    with Window() as window:
        opened = open_range(window)
        shoot(window, opened)
        window.press("range.shoot")
        assert opened.context.stand.state == "aim"
        window.key(pygame.K_w)
        assert opened.context.stand.state == "watch"
        see(window, opened)
        assert opened.context.ledger.tally.shots == 1


def test_the_pace_of_watching_stays_from_shot_to_shot() -> None:
    with Window() as window:
        opened = open_range(window)
        window.key(pygame.K_s)
        window.key(pygame.K_s)
        start = opened.context.stand.aimer.hand.start
        opened.context.shoot({"start": [*start], "angle": -31.0, "speed": 2.0})
        window.frames(8)
        playback = opened.context.stand.playback
        assert playback is not None
        assert playback.player.time == pytest.approx(8 * 0.25 / 60, abs=0.005)


def test_a_hidden_window_shoots_nothing() -> None:
    with Window() as window:
        opened = open_range(window)
        window.button_down(screen(opened, opened.context.stand.aimer.hand.start))
        assert opened.context.stand.aimer.hand.holding
        window.lose_focus()
        assert not opened.context.stand.aimer.hand.holding


def test_what_was_shot_is_there_when_the_range_is_opened_again() -> None:
    with Window() as window:
        opened = open_range(window)
        opened.context.arrange(Layout(riders=((26.0, 18.0),)))
        shoot(window, opened)
        shoot(window, opened, off=4.0)
        window.key(pygame.K_ESCAPE)
        again = open_range(window)
        assert again.context.ledger.tally.shots == 2
        assert again.context.mode.layout == Layout(riders=((26.0, 18.0),))  # the same table


def test_an_unreadable_store_says_so_and_the_range_goes_on() -> None:
    with Window() as window:
        (window.home / "practice").mkdir()
        (window.home / "practice" / "shots.jsonl").mkdir()
        opened = open_range(window)
        assert "These shots won't be saved" in window.words
        shoot(window, opened)
        assert opened.context.ledger.tally.shots == 1


def test_the_best_shot_runs_beside_the_next_one() -> None:
    with Window() as window:
        fill(window, Layout(), [kept(Layout(), off=5.0), kept(Layout()), kept(Layout(), off=1.5)])
        opened = open_range(window)
        assert opened.context.ledger.best == opened.context.store.shots[1]
        flick(window, opened, off=3.0)
        window.frames(4)
        assert opened.context.stand.ghost is not None
        assert "your best" in window.words
        see(window, opened)
        window.key(pygame.K_4)
        assert "ghost" not in window.ui.settings.range_layers
        window.key(pygame.K_SPACE)
        flick(window, opened, off=3.0)
        assert opened.context.stand.ghost is None


def test_a_table_that_was_never_hit_has_its_nearest_miss_as_a_ghost() -> None:
    with Window() as window:
        opened = open_range(window)
        shoot(window, opened, off=9.0)
        shoot(window, opened, off=6.0)
        assert opened.context.ledger.best is opened.context.shots.seen


def test_every_tab_has_a_table_of_its_own() -> None:
    with Window() as window:
        opened = open_range(window)
        for scene in ("figures", "showdown", "duel"):
            window.press(f"range.tab-{scene}")
            assert opened.context.mode.layout.scene == scene
            assert opened.context.stand.scene.mode == scene
            shoot(window, opened)
            assert opened.context.ledger.tally.shots == 1
            seen = opened.context.shots.seen
            assert seen is not None and seen.layout == Layout(scene).key


def test_totals_and_layers_are_of_this_table_plots_of_all_such_tables() -> None:
    with Window() as window:
        fill(window, Layout(), [kept(Layout(), off=off) for off in (0.0, 3.0, 6.0)])
        opened = open_range(window)
        assert (opened.context.ledger.tally.shots, opened.context.ledger.plotted.shots) == (3, 3)
        opened.context.arrange(Layout(target=(30.0, 15.0)))
        shoot(window, opened)
        assert (opened.context.ledger.tally.shots, opened.context.ledger.plotted.shots) == (1, 4)
        window.press("range.tab-figures")
        assert (opened.context.ledger.tally.shots, opened.context.ledger.plotted.shots) == (0, 0)


def test_layers_change_the_board_and_stay_chosen() -> None:
    with Window(reduced_motion=True) as window:
        shots = [kept(Layout(), off=off / 3, speed=1.6) for off in range(-8, 8)]
        fill(window, Layout(), shots)
        open_range(window)
        window.move((4, 4))
        seen = set()
        for layer in ("shots", "spread", "heat", "ghost"):
            window.press(f"range.layer-{layer}")
            window.move((4, 4))
            window.frames(1)
            board = window.canvas.area((14, 120, 780, 490))
            seen.add(pygame.image.tobytes(window.canvas.surface.subsurface(board), "RGB"))
        assert len(seen) == 4
        assert window.ui.settings.range_layers == ("heat",)
        window.key(pygame.K_ESCAPE)
        opened = open_range(window)
        assert isinstance(opened, Range)
        assert window.widget("range.layer-heat").on  # type: ignore[attr-defined]


def test_no_layer_reaches_over_the_frame_of_the_board() -> None:
    """Nor the way of a die that left it behind the sign."""
    with Window() as window:
        shots = [kept(Layout(), off=off, speed=3.0) for off in (-6.0, 0.0, 6.0, 9.0, 11.0, 60.0)]
        fill(window, Layout(), shots)
        opened = open_range(window)
        frames = []
        for layers in ((), ("shots", "spread", "heat", "ghost")):
            window.ui.settings.change(range_layers=layers)
            opened.context.board.last_way = ((8.0, 30.0), (14.0, 36.0)) if layers else ()
            window.frames(20)
            picture = window.canvas.surface.copy()
            pygame.draw.rect(picture, "black", window.canvas.area(opened.context.board.ground))
            pygame.draw.rect(picture, "black", window.canvas.area((0, 620, 1280, 100)))
            frames.append(pygame.image.tobytes(picture, "RGB"))
        assert frames[0] == frames[1]


def test_gusts_point_where_the_wind_blows(monkeypatch: pytest.MonkeyPatch) -> None:
    gusts: set[tuple[bool, float]] = set()

    def seen(name: str, at: Point, *, alpha: int, mirrored: bool, angle: float) -> None:
        gusts.add((mirrored, round(angle)))

    with Window() as window:
        opened = open_range(window)
        monkeypatch.setattr(window.canvas, "centred", seen)
        for wind, gust in (
            ((0.8, 0.0), (False, 0)),
            ((0.0, 0.8), (False, 90)),
            ((-0.5, 0.5), (True, -45)),
        ):
            gusts.clear()
            opened.context.practise(Layout(wind=wind))
            window.ui.time = 0.9
            opened.context.stand.aimer.ground.draw_wind(window.canvas, window.ui)
            assert gusts == {gust}


def test_exact_numbers_are_those_of_the_shot() -> None:
    with Window(exact_numbers=True) as window:
        opened = open_range(window)
        window.press("range.page-shot")
        for off, words in (
            (2.5, "2.50° to the left"),
            (-2.5, "2.50° to the right"),
            (0.0, "0.00°"),
        ):
            opened.context.aim_again()
            shot = shoot(window, opened, off=off)
            window.frames(2)
            shown = {one.text for one in window.canvas.written or ()}
            angle = f"{shot.angle:.2f}°".replace("-", MINUS)
            assert {words, angle, f"{STRONG:.2f} m/s", f"{shot.closest:.2f} cm"} <= shown
            assert (shot.closest == 0.0) == shot.hit
