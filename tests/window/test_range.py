"""The practice range in a real window: shots with a real mouse, and they are there again."""

from __future__ import annotations

import math
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from game.practice.record import Practised
from game.practice.store import Store
from game.ui.range.codes.sheet import CodesSheet
from game.ui.range.places import range_places
from game.ui.range.screen import Range
from tests.ui.range.ranging import see
from tests.window.desktop import ALIKE, App, angle_between, difference
from tests.window.screen import BEAT, Screen, wait_until
from tests.window.twin import Twin

REACH = 190  # pixels of a flick
IN_TIME = 3.0  # seconds in which a flick is in the store


class Marksman:
    """Shoots straight at the opponent, where the twin has it on the range."""

    def __init__(self, app: App, twin: Twin) -> None:
        self._app = app
        self._twin = twin
        self.range = self.look_again()
        self.begin = self._pixel(self.range.context.stand.aimer.hand.start)
        pieces = self.range.context.stand.scene.pieces
        goal = self._pixel(next(p.at for p in pieces if p.owner == 1))
        share = REACH / math.dist(self.begin, goal)
        x, y = (round(a + (b - a) * share) for a, b in zip(self.begin, goal, strict=True))
        self.end = (x, y)

    def look_again(self) -> Range:
        """The twin opens the range with what the player has shot so far."""
        self._twin.loop.home()
        opened = Range(self._twin.ui, Store(self._app.home / "practice"))
        self._twin.open(opened)
        self._twin.frames(2)
        return opened

    def _pixel(self, at: tuple[float, float]) -> tuple[int, int]:
        x, y = self._twin.canvas.at(self.range.context.board.view.to_screen(at))
        return int(x), int(y)

    @property
    def numbers(self) -> pygame.Rect:
        """Where the totals are: how many shots, how many hits, and how many of a hundred."""
        strip = range_places(self._twin.ui.zoom).strip
        wide = strip.width * 0.32
        area: pygame.Rect = self._twin.canvas.area(
            (strip.right - 24 - wide, strip.y + 8, wide, strip.height * 0.45)
        )
        return area

    def shoot(self) -> Practised:
        """The shot as it is in the player's folder. A hand that was held up tries again."""
        before = len(shots_in(self._app.home))

        def shot() -> Practised | None:
            self._app.flick(self.begin, self.end)
            end = time.monotonic() + IN_TIME
            while time.monotonic() < end:
                shots = shots_in(self._app.home)
                if len(shots) > before:
                    return shots[before]
                time.sleep(BEAT)
            return None

        found = wait_until(shot, "a flick in the store")
        assert isinstance(found, Practised)
        return found

    def see_end(self) -> None:
        """With a press on the board."""
        self._app.click(self._pixel((26.0, 24.0)))


OTHER_PROGRAM = """
import pygame, time
pygame.display.init()
window = pygame.Window("another program", (80, 80))
end = time.monotonic() + 5
while not (text := pygame.scrap.get_text()) and time.monotonic() < end:
    pygame.event.pump()
    time.sleep(0.02)
print("read:", text)
"""


def read_by_another_program(screen: Screen) -> str:
    """What it finds in the clipboard."""
    environment = {**screen.environment, "SDL_VIDEODRIVER": "x11"}
    run = subprocess.run(
        [sys.executable, "-c", OTHER_PROGRAM], env=environment, capture_output=True, text=True
    )
    return run.stdout.partition("read: ")[2].strip()


def shots_in(home: Path) -> list[Practised]:
    return Store(home / "practice").shots


def test_a_flick_on_the_range_counts_and_is_there_again(screen: Screen, home: Path) -> None:
    with App(screen, home, "range") as app, Twin(home) as twin:
        marksman = Marksman(app, twin)
        app.wait_until_alike(twin, marksman.numbers, "a range without shots")
        none_yet = twin.picture(marksman.numbers)
        shot = marksman.shoot()
        assert shot.angle == pytest.approx(angle_between(marksman.begin, marksman.end), abs=4)
        marksman.see_end()
        marksman.look_again()
        assert difference(twin.picture(marksman.numbers), none_yet) > ALIKE
        app.wait_until_alike(twin, marksman.numbers, "one shot")
        marksman.shoot()  # the next die lies ready
        app.close()
        assert app.ended() == 0, app.errors
    assert len(shots_in(home)) == 2
    with App(screen, home, "range") as app, Twin(home) as twin:
        marksman = Marksman(app, twin)
        assert marksman.range.context.ledger.tally.shots == 2
        app.wait_until_alike(twin, marksman.numbers, "both shots")
        app.keys("Escape")
        twin.loop.home()
        app.wait_for(twin, "title.range")
        app.press(twin, "title.range")
        marksman.look_again()
        app.wait_until_alike(twin, marksman.numbers, "both shots, by way of the title")
    assert not (home / "crashes").exists()


def test_a_code_goes_through_the_clipboard(screen: Screen, home: Path) -> None:
    """Out to other programs, and with Ctrl+V back again."""
    with App(screen, home, "range") as app, Twin(home) as twin:
        marksman = Marksman(app, twin)
        app.wait_until_alike(twin, marksman.numbers, "a range without shots")
        shot = marksman.shoot()
        marksman.see_end()
        opened = marksman.look_again()
        given = {"start": [*shot.start], "angle": shot.angle, "speed": shot.speed}
        opened.context.shoot({**given, "aim": shot.aim})
        see(twin, opened)
        app.keys("k")
        twin.key(pygame.K_k)
        sheet = twin.scene
        assert isinstance(sheet, CodesSheet) and sheet.code
        app.wait_for(twin, "codes.copy")
        app.click(twin.area("codes.copy").center)
        assert wait_until(lambda: read_by_another_program(screen), "a text") == sheet.code
        screen.focus(app.window)
        app.click(twin.area("codes.field").center)
        app.keys("ctrl+v")
        twin.press("codes.field")
        twin.type(sheet.code)
        app.wait_for(twin, "codes.field")
        app.press(twin, "codes.play")
        see(twin, opened)
        assert opened.guest.is_here
        sign = opened.context.board.sign
        app.wait_until_alike(twin, twin.canvas.area(sign), "the shot of the code")
    assert not (home / "crashes").exists()
