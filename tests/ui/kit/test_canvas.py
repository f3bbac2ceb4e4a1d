"""Drawing in design units: sizes, letterboxes, type that fits, and pictures that are not there."""

from __future__ import annotations

import logging
import time
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.kit.assets import Assets
from game.ui.kit.canvas import Canvas
from game.ui.kit.shapes import round_off
from game.ui.kit.sound import Sounds
from game.ui.kit.typeset import Typeset
from tests.ui.harness import Window

SIZES = [(960, 540), (1280, 720), (1920, 1080), (3840, 2160), (500, 900), (1200, 300), (320, 180)]


@pytest.fixture(scope="module")
def screen() -> Iterator[pygame.Surface]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
        pygame.font.init()
        window = pygame.Window("test", (64, 64))
        yield window.get_surface()
        window.destroy()


def canvas_of(size: tuple[int, int], text_scale: float = 1.0) -> Canvas:
    typeset = Typeset()
    typeset.text_scale = text_scale
    return Canvas(pygame.Surface(size), Assets(), typeset)


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_design_is_inside_the_window(
    screen: pygame.Surface, size: tuple[int, int]
) -> None:
    canvas = canvas_of(size)
    whole = canvas.area((0, 0, 1280, 720))
    assert pygame.Rect((0, 0), size).contains(whole)
    assert whole.width >= size[0] - 1 or whole.height >= size[1] - 1


@pytest.mark.parametrize("size", SIZES)
def test_a_pixel_and_its_place_in_the_design_belong_together(
    screen: pygame.Surface, size: tuple[int, int]
) -> None:
    canvas = canvas_of(size)
    for point in ((0.0, 0.0), (640.0, 360.0), (1279.0, 719.0)):
        x, y = canvas.design(canvas.at(point))
        assert abs(x - point[0]) <= 1 / canvas.scale
        assert abs(y - point[1]) <= 1 / canvas.scale


def test_neighbours_share_their_edge_at_any_scale(screen: pygame.Surface) -> None:
    canvas = canvas_of((1111, 777))
    for x in range(0, 1200, 37):
        assert canvas.area((x, 0, 37, 10)).right == canvas.area((x + 37, 0, 37, 10)).left


@given(
    text=st.text(st.characters(codec="utf-8", exclude_categories=["C"]), max_size=80),
    width=st.integers(40, 400),
    height=st.integers(20, 200),
    scale=st.sampled_from([0.8, 1.0, 1.5]),
)
@settings(max_examples=60, deadline=None)
def test_any_text_is_set_without_an_error_and_inside_its_box(
    screen: pygame.Surface, text: str, width: int, height: int, scale: float
) -> None:
    canvas = canvas_of((1280, 720), scale)
    canvas.written = []
    canvas.text(text, (100, 100, width, height))
    for written in canvas.written:
        assert not written.whole or written.rect.width <= width + 2


def test_a_text_that_cannot_fit_says_so(screen: pygame.Surface) -> None:
    canvas = canvas_of((1280, 720))
    canvas.written = []
    canvas.text("Abracadabra " * 40, (10, 10, 60, 20))
    canvas.text("short", (10, 100, 100, 30))
    assert [written.whole for written in canvas.written] == [False, True]


def test_digits_in_body_type_stand_on_the_same_line(screen: pygame.Surface) -> None:
    typeset = Typeset()
    assert typeset.width("turn 14", "body", 20) > typeset.width("turn ", "body", 20)
    assert typeset.line("turn 14, Ann", "body", 20, (0, 0, 0)).get_height() < 40


@pytest.mark.parametrize("width", [0.0, 3.0])
@pytest.mark.parametrize("radius", [6.0, 9.0, 40.0])
def test_round_corners_are_smooth_and_keep_to_their_box(
    screen: pygame.Surface, radius: float, width: float
) -> None:
    canvas = canvas_of((1280, 720))
    paper, ink = (240, 223, 184), (43, 26, 16)
    canvas.surface.fill(paper)
    box = (20, 20, 41, 26)
    if width:
        canvas.frame(box, ink, width=width, radius=radius)
    else:
        canvas.fill(box, ink, radius=radius)
    used = pygame.mask.from_threshold(canvas.surface, paper, (1, 1, 1))
    used.invert()
    assert used.get_bounding_rects() == [pygame.Rect(box)]
    points = [(x, y) for x in range(20, 30) for y in range(20, 30)]
    corner = {tuple(canvas.surface.get_at(point))[:3] for point in points}
    assert paper in corner and ink in corner
    assert len(corner) > 2, "there is something between the two"


def test_a_round_picture_is_whole_in_the_middle_and_smooth_at_its_edge(
    screen: pygame.Surface,
) -> None:
    picture = pygame.Surface((40, 40), pygame.SRCALPHA)
    picture.fill((120, 80, 40, 255))
    round_off(picture)
    seen = {picture.get_at((x, y)).a for x in range(40) for y in range(40)}
    assert picture.get_at((20, 20)) == (120, 80, 40, 255)
    assert all(picture.get_at((x, y)).a == 0 for x in (0, 39) for y in (0, 39))
    assert len(seen) > 2, "there is something between the two"


def test_numbers_and_dice_are_heavy_and_files_are_not(screen: pygame.Surface) -> None:
    typeset = Typeset()
    heavy = typeset.font("title", 18)

    def set_heavy(text: str) -> list[str]:
        line = typeset.wrapped(text, "body", 20, 10_000)[0]
        return [part for part, font in typeset._parts(line, "body", 20) if font is heavy]

    assert set_heavy("Ann rides 12 spaces.") == ["12"]
    assert set_heavy("The cup: K 9 Q 10 A, nothing.") == ["K\u00a09\u00a0Q\u00a010\u00a0A"]
    assert set_heavy("Kept in /games/2024/race-7.jsonl with 3 others") == ["3"]
    assert set_heavy("3/5 or 2.5 m/s") == ["3/5", "2.5"]
    assert set_heavy("Ann pays 20k, +30k in all; 5 kinds") == ["20k", "+30k", "5"]


def test_dice_in_a_row_stay_on_one_line(screen: pygame.Surface) -> None:
    typeset = Typeset()
    room = typeset.width("You peek under the cup: K 9 Q", "body", 20)
    assert typeset.wrapped("You peek under the cup: K 9 Q 10 A.", "body", 20, room) == [
        "You peek under the cup:",
        "K\u00a09\u00a0Q\u00a010\u00a0A.",
    ]


def test_a_narrow_no_break_space_is_printed_as_a_wide_one(screen: pygame.Surface) -> None:
    typeset = Typeset()
    narrow, wide = (typeset.width(f"a{space}b", "body", 20) for space in ("\u202f", "\u00a0"))
    assert narrow == wide


def test_a_missing_picture_is_replaced_and_said_once(
    screen: pygame.Surface, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assets = Assets(tmp_path)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert assets.picture("ui/nothing", (40, 30)).get_size() == (40, 30)
            assert assets.nine("ui/nothing", (90, 40), (20, 20), 1.0).get_size() == (90, 40)
    assert len(caplog.records) == 1


def test_a_damaged_picture_is_replaced(screen: pygame.Surface, tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    (tmp_path / "ui" / "broken.webp").write_bytes(b"RIFF\x00\x00no picture at all")
    assert Assets(tmp_path).picture("ui/broken", (10, 10)).get_size() == (10, 10)


def test_a_small_window_has_a_smaller_backdrop(screen: pygame.Surface, tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    for name, size, colour in (("sky", (192, 108), "red"), ("sky-small", (128, 72), "blue")):
        picture = pygame.Surface(size)
        picture.fill(colour)
        pygame.image.save(picture, tmp_path / "ui" / f"{name}.png")
    assets = Assets(tmp_path)
    for size, colour in (((1280, 720), "blue"), ((1281, 720), "red"), ((960, 800), "red")):
        backdrop = assets.opaque("ui/sky", size)
        assert backdrop.get_size() == size
        assert backdrop.get_at((5, 5)) == pygame.Color(colour)


def test_what_was_read_early_is_not_read_again(screen: pygame.Surface, tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    pygame.image.save(pygame.Surface((20, 10)), tmp_path / "ui" / "star.png")
    assets = Assets(tmp_path)
    assets.read(["ui/star", "ui/nothing"])
    over = assets.background.soon(lambda: None)
    while not over.is_done:
        time.sleep(0.001)
    (tmp_path / "ui" / "star.png").unlink()
    assert assets.natural("ui/star") == (10, 5)
    assets.background.stop()


def test_an_expected_backdrop_is_read_once(screen: pygame.Surface, tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    pygame.image.save(pygame.Surface((192, 108)), tmp_path / "ui" / "sky.png")
    assets = Assets(tmp_path)
    read: list[str] = []
    assets._files._read = lambda name: (read.append(name), assets._read(name))[1]
    assets.expect_backdrop("ui/sky", (320, 180))
    backdrop = assets.opaque("ui/sky", (320, 180))
    assets.expect_backdrop("ui/sky", (320, 180))  # it is there
    assert assets.opaque("ui/sky", (320, 180)) is backdrop
    assert read == ["ui/sky"] and not assets._files._coming
    assets.background.stop()


def test_what_was_prepared_is_made_once_and_for_this_size(screen: pygame.Surface) -> None:
    assets, made = Assets(), list[str]()

    def make(what: str) -> pygame.Surface:
        made.append(what)
        return pygame.Surface((8, 8))

    for _ in range(2):
        assets.prepare(("ways",), lambda: make("ahead"))
    assets.prepared(("ways",), lambda: make("now"))
    assets.prepared(("ways",), lambda: make("again"))  # nobody has prepared that
    assert made == ["ahead", "again"]
    assets.prepare(("ways",), lambda: make("for the old size"))
    assets.forget_sizes()
    assets.prepared(("ways",), lambda: make("for the new size"))
    assert made[-1] == "for the new size"
    assets.background.stop()


def test_a_canvas_knows_what_it_has_composed(screen: pygame.Surface) -> None:
    canvas = Canvas(screen, Assets(), Typeset())
    for slot in ("", "large"):
        assert not canvas.has_composed(("plate",), (0, 0, 30, 20), slot=slot)
        canvas.composed(("plate",), (0, 0, 30, 20), lambda: None, slot=slot)
        assert canvas.has_composed(("plate",), (40, 9, 30, 20), slot=slot)
        assert not canvas.has_composed(("plate",), (0, 0, 60, 20), slot=slot)


def test_a_kept_picture_has_the_backdrop_of_the_present_window(screen: pygame.Surface) -> None:
    def drawn(*sizes: tuple[int, int]) -> bytes:
        canvas = Canvas(pygame.Surface(sizes[0]), Assets(), Typeset())
        for size in sizes:
            canvas.fit(pygame.Surface(size), 1.0)
            canvas.composed(("kept",), (0, 0, 300, 200), lambda: None, backdrop="ui/table-wood")
        return pygame.image.tobytes(canvas.surface, "RGB")

    wider = (1480, 720)  # with the same scale
    assert drawn((1280, 720), wider) == drawn(wider)


def test_focus_comes_and_goes_while_sounds_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pause of the music can wait for ever for a mixer that waits for Python."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    sounds = Sounds()
    sounds.set_volumes(1.0, 0.5, 1.0, False)
    sounds.music("music-table")
    short = pygame.mixer.Sound(buffer=bytes(1200))
    end = time.monotonic() + 0.5
    while time.monotonic() < end:
        channel = pygame.mixer.find_channel()
        if channel is not None:
            channel.play(short)
        sounds.pause(True)
        assert pygame.mixer.music.get_volume() == 0.0
        sounds.set_volumes(1.0, 0.5, 1.0, False)
        assert pygame.mixer.music.get_volume() == 0.0
        sounds.pause(False)
        assert pygame.mixer.music.get_volume() == 0.5
    pygame.mixer.quit()


def test_a_loop_swells_and_the_music_softens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    sounds = Sounds()
    sounds.set_volumes(1.0, 0.5, 0.5, False)
    sounds.music("music-table")
    sounds.loop("wind")
    sounds.swell("wind", 0.5)
    sounds.soften_music(0.5)
    assert sounds._loops["wind"].get_volume() == pytest.approx(0.25, abs=0.01)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)
    sounds.set_volumes(1.0, 1.0, 1.0, False)
    assert sounds._loops["wind"].get_volume() == pytest.approx(0.5, abs=0.01)
    sounds.music("music-title")
    assert pygame.mixer.music.get_volume() == 1.0
    pygame.mixer.quit()


def test_without_a_sound_device_everything_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    pygame.mixer.quit()
    sounds = Sounds()
    assert not sounds.works
    assert sounds.problem
    sounds.set_volumes(1.0, 1.0, 1.0, False)
    sounds.play("click")
    sounds.loop("wind")
    sounds.music("music-title")
    sounds.pause(True)
    sounds.stop_loops()


def test_missing_and_damaged_sounds_are_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    (tmp_path / "broken.ogg").write_bytes(b"no sound at all")
    (tmp_path / "music-broken.ogg").write_bytes(b"no music at all")
    with wave.open(str(tmp_path / "empty.ogg"), "wb") as empty:
        empty.setparams((2, 2, 44100, 0, "NONE", ""))
    sounds = Sounds(tmp_path)
    for name in ("nothing", "broken", "empty"):
        sounds.play(name)
        sounds.loop(name)
        sounds.music(f"music-{name}")
        assert sounds._sound(name) is None, "a channel would try to play it"
    sounds.stop_loops()
    pygame.mixer.quit()


def test_no_sound_outlives_its_window() -> None:
    """The mixer must not be the last to hold it: see `Sounds.close`."""
    with Window() as window:
        sounds = window.ui.sounds
        sounds.music("music-title")
        sounds.loop("wind")
        sounds.play("click")
        assert pygame.mixer.get_busy() and pygame.mixer.music.get_busy()
    assert not pygame.mixer.get_busy() and not pygame.mixer.music.get_busy()
    sounds.play("click")
    assert not pygame.mixer.get_busy()


def test_a_picture_of_a_sheet_can_be_mirrored(screen: pygame.Surface, tmp_path: Path) -> None:
    sheet = pygame.Surface((40, 20), pygame.SRCALPHA)
    sheet.fill((255, 0, 0, 255), (20, 0, 10, 20))  # the left half of the second cell
    pygame.image.save(sheet, tmp_path / "sheet.png")
    assets = Assets(tmp_path)
    _, cut = assets.cell("sheet", (2, 1), 1, (20, 20))
    mirrored, mirrored_cut = assets.cell("sheet", (2, 1), 1, (20, 20), mirrored=True)
    assert (cut, mirrored_cut) == ((0, 0), (10, 0))
    assert mirrored.get_size() == (10, 20)
