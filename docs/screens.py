"""Pictures of the game for its README: every kind of moment of a race, of Mustang, of
Western and of the derby, and the practice range.

Run it from the project's folder: `.venv/bin/python -m docs.screens [NAME ...]`. It plays games of
bots without a window, sits down at the moments worth seeing, and writes `docs/screens/`. The same
program gives the same pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
from PIL import Image

from docs.camera import FILM_STEP, Camera
from docs.derby_screens import DERBY_PICTURES
from docs.mustang_screens import MUSTANG_PICTURES
from docs.range_screens import RANGE_PICTURES
from docs.recorded import ANN, COLOURS, GAME, LEVELS, SEED, Wanted, asks_ann, race, shot
from docs.western_screens import WESTERN_PICTURES
from game.engine.session import Session
from game.hotseat.seats import bots_for
from game.settings import SeatChoice, TableChoice
from game.ui.kit.tween import ease_out
from game.ui.loop import FRAME
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.menus.booklet import RaceBooklet
from game.ui.pony_express.menus.end import RaceEnd
from game.ui.pony_express.shots.aim_prompt import AimPrompt
from game.ui.pony_express.shots.player import ShotPlayer
from game.ui.pony_express.shots.shot_screen import ShotScreen
from game.ui.pony_express.shots.sway import DEAD_PULL, FULL_PULL, SLOWEST
from game.ui.screens.howto import HowTo
from game.ui.screens.settings_screen import SettingsScreen
from game.ui.screens.setup import Setup
from game.ui.screens.starting import watch_replay
from game.ui.screens.title import Title
from game.ui.table.scene import TableScene
from physics.model import MAX_SPEED

FOLDER = Path(__file__).resolve().parent / "screens"
DUEL = 2  # of Ann's shots in duels, the one that is worth a film
KEPT = (960, 540)
HALFWAY = 0.6  # seconds after which a rider is about in the middle of the way
QUALITY = 82
PULL_STEPS = 40  # frames in which the sling is drawn
FILM_ENDS = 2.0  # seconds after the verdict


# --------------------------------------------------------------------------- at the recorded race


def _sit_down(
    camera: Camera, entries: int, players: tuple[str, ...] | None = None
) -> TableScene[RaceContext]:
    """After so many answers, at Ann's place."""
    return race().sit_down(camera, entries, players)


def _asked(camera: Camera, wanted: Wanted, number: int = 0) -> TableScene[RaceContext]:
    """Ann is asked that, for the so-many-th time, and everything has come to rest."""
    return race().asked_for(camera, wanted, number)


# --------------------------------------------------------------------------- single moments


def title(camera: Camera) -> None:
    """With a race to go on with, at Ann's turn."""
    _save(camera, race().moments(asks_ann("reroll"))[5])
    camera.open(Title(camera.ui))
    camera.wait(6.5)


def setup(camera: Camera) -> None:
    """As the race was set up that is seen in the other pictures."""
    names = race().match.names
    choices = [SeatChoice("Ann", "red")]
    for name, colour, level in zip(names[1:], COLOURS[1:], LEVELS[1:], strict=True):
        choices.append(SeatChoice("", colour, level, name))  # type: ignore[arg-type]
    camera.ui.settings.remember(GAME, TableChoice(choices))
    camera.open(Setup(camera.ui, GAME))


def settings(camera: Camera) -> None:
    camera.open(SettingsScreen(camera.ui))


def rules(camera: Camera) -> None:
    camera.open(HowTo(camera.ui, RaceBooklet()))


def cards(camera: Camera) -> None:
    _asked(camera, asks_ann("keep-card"))
    camera.point_at("keep.card-0")
    camera.wait(0.5)


def table(camera: Camera) -> None:
    """A bot rides: in the middle of the race, in the middle of the way."""
    announcing = race().moments(lambda asked: asked.pending.kind == "announce")
    table = _sit_down(camera, announcing[len(announcing) // 3])
    camera.wait_until(lambda: _shows(table, "moved") and table.view.cue.show.time > HALFWAY)


def cup(camera: Camera) -> None:
    """Two pairs, and a die outside that could roll again."""
    _asked(camera, asks_ann("reroll"), 2)
    camera.press("cup.die-4")
    camera.point_at("cup.reroll-shown")
    camera.wait(0.4)


def announce(camera: Camera) -> None:
    """Two dice lie outside, and Ann is about to lie."""
    _asked(camera, asks_ann("reroll"), 5)
    camera.press("announce.full-house")
    camera.wait(1.0)


def accuse(camera: Camera) -> None:
    _asked(camera, asks_ann("accuse"), 8)


def hand_over(camera: Camera) -> None:
    """Two people share the screen, and it is Ann's turn to look."""
    players = ("human", "human", *LEVELS[2:])
    _sit_down(camera, race().moments(asks_ann("reroll"))[5], players)
    camera.wait_until(lambda: "handover.open" in camera.ids)
    camera.wait(1.0)


def duel_aim(camera: Camera) -> None:
    table = _asked(camera, shot("duel"), DUEL)
    _draw_back(camera, table)
    camera.wait(0.6)


def duel_shot(camera: Camera) -> None:
    """The die has arrived, in slow motion."""
    table = _asked(camera, shot("duel"), DUEL)
    _shoot(camera, table)
    player = _shot(camera, table)
    camera.wait_until(lambda: player.touched() or player.is_over)
    camera.wait(0.15)


def duel(camera: Camera) -> None:
    """The film: the sling is drawn, the die flies, and what came of it."""
    table = _asked(camera, shot("duel"), DUEL)
    camera.films = True
    camera.wait(0.8)
    _shoot(camera, table)
    player = _shot(camera, table)
    camera.wait_until(lambda: player.is_over)
    camera.wait(FILM_ENDS)


def figures(camera: Camera) -> None:
    table = _asked(camera, shot("figures"))
    table.answer(ANN, _recorded_answer(table))
    player = _shot(camera, table)
    camera.wait_until(lambda: player.is_over)
    camera.wait(0.5)


def prison(camera: Camera) -> None:
    _asked(camera, asks_ann("pay-prison"))


def showdown(camera: Camera) -> None:
    _asked(camera, shot("showdown"))


def end(camera: Camera) -> None:
    _sit_down(camera, len(race().match.journal))
    camera.wait_until(lambda: isinstance(camera.scene, RaceEnd))
    camera.wait(4.0)


def replay(camera: Camera) -> None:
    """The recorded race from its file, some way into it."""
    watch_replay(camera.ui, _save(camera, len(race().match.journal)))
    camera.wait(2.0)
    for _ in range(9):
        camera.press("replay.turn-on")
    camera.move((1, 1))
    camera.wait(3.0)


def _save(camera: Camera, entries: int) -> Path:
    """The race up to there, as a file in the player's folder."""
    path = camera.home / "saves" / f"{GAME}-2024-05-01-120000.jsonl"
    Session(race().until(entries), bots_for(GAME, race().seats, SEED), path).close()
    return path


# --------------------------------------------------------------------------- shooting


def _shows(table: TableScene[RaceContext], kind: str) -> bool:
    return table.view.cue is not None and table.view.cue.happening.event.kind == kind


def _recorded_answer(table: TableScene[RaceContext]) -> Any:
    """What the race holds at this point."""
    who, answer = race().match.journal[len(table.session.match.journal)]
    assert who == ANN
    return answer


def _shot(camera: Camera, table: TableScene[RaceContext]) -> ShotPlayer:
    camera.wait_until(lambda: _shows(table, "shot-taken"))
    screen = table.view.cue.show.screen
    assert isinstance(screen, ShotScreen)
    return screen.player


def _draw_back(camera: Camera, table: TableScene[RaceContext]) -> None:
    """Take the die where the race has it shot from, and pull it back like a sling."""
    assert isinstance(table.prompt, AimPrompt)
    wanted = _recorded_answer(table)
    die = table.context.board_view.to_screen(wanted.start)
    camera.move(die)
    camera.button_down(die)
    share = (wanted.speed - SLOWEST) / (MAX_SPEED - SLOWEST)
    pull = (DEAD_PULL + share * (FULL_PULL - DEAD_PULL)) * table.context.board_view.scale
    back = pygame.Vector2(-pull, 0).rotate(-wanted.angle)
    for step in range(1, PULL_STEPS + 1):
        share = ease_out(step / PULL_STEPS)
        camera.move((die[0] + back.x * share, die[1] + back.y * share), held=True)
        camera.wait(FRAME)


def _shoot(camera: Camera, table: TableScene[RaceContext]) -> None:
    """Let go when the aim is what it was in the race."""
    _draw_back(camera, table)
    prompt, wanted = table.prompt, _recorded_answer(table)
    assert isinstance(prompt, AimPrompt)
    camera.wait_until(lambda: abs(prompt.aimer.hand.aim.angle - wanted.angle) < 0.3)
    here = table.context.board_view.to_screen(prompt.aimer.hand.start)
    camera.button_up(here)


PICTURES: dict[str, Callable[[Camera], None]] = {
    "title": title,
    "setup": setup,
    "cards": cards,
    "table": table,
    "cup": cup,
    "announce": announce,
    "accuse": accuse,
    "hand-over": hand_over,
    "duel-aim": duel_aim,
    "duel-shot": duel_shot,
    "figures": figures,
    "prison": prison,
    "showdown": showdown,
    "end": end,
    "replay": replay,
    "rules": rules,
    "settings": settings,
    **MUSTANG_PICTURES,
    **WESTERN_PICTURES,
    **DERBY_PICTURES,
    **RANGE_PICTURES,
}


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names or [*PICTURES, "duel"]:
        with Camera(flick_style="sling") as camera:
            if name == "duel":
                duel(camera)
                _keep_film(camera.film, FOLDER / "duel.gif")
            else:
                PICTURES[name](camera)
                camera.still(KEPT).save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)


def _keep_film(film: list[Image.Image], path: Path) -> None:
    """With one set of colours and no dots, so that only what moves takes up room."""
    colours = _strip(film[:: max(len(film) // 5, 1)]).quantize(256, Image.Quantize.MEDIANCUT)
    frames = [frame.quantize(palette=colours, dither=Image.Dither.NONE) for frame in film]
    pace = round(100 * FRAME * FILM_STEP) * 10  # such a film counts hundredths
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=pace, loop=0)


def _strip(pictures: list[Image.Image]) -> Image.Image:
    """One beside the other."""
    width, height = pictures[0].size
    strip = Image.new("RGB", (width * len(pictures), height))
    for number, picture in enumerate(pictures):
        strip.paste(picture, (number * width, 0))
    return strip


if __name__ == "__main__":
    main(sys.argv[1:])
