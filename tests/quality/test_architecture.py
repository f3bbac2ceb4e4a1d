"""Dependencies point one way: read from the imports, so that no review has to remember it.

A border is checked by a function over a path and its text, so the tests below can also show
that a bad file would be caught.
"""

from pathlib import PurePosixPath

import pytest

from tests.quality.borders import BORDERS, Border
from tests.quality.imports import SOURCES, imported_names, module_name, source_files, text_of


def border_crossings(path: PurePosixPath, source: str) -> list[str]:
    """The imports in this file that a border forbids, each as one sentence."""
    module = module_name(path)
    return [
        f"{path}:{line} imports {name}"
        for line, name in imported_names(path, source)
        if any(crosses(border, module, name) for border in BORDERS)
    ]


def crosses(border: Border, module: str, name: str) -> bool:
    guarded = is_under(module, border.inside) and not is_under(module, border.exempt)
    return guarded and is_under(name, border.barred) and not is_under(name, border.open)


def is_under(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def test_no_import_crosses_a_border() -> None:
    files = source_files()
    assert len(files) > len(SOURCES), "the search finds no source files"
    crossings = [crossing for path in files for crossing in border_crossings(path, text_of(path))]
    assert not crossings, "\n" + "\n".join(crossings)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("physics/simulate.py", "import game"),
        ("physics/simulate.py", "from game.engine import world"),
        ("physics/simulate.py", "import pygame"),
        ("physics/model.py", "import pymunk"),
        ("physics/model.py", "from pymunk.vec2d import Vec2d"),
        ("game/engine/match.py", "import pygame.font as font"),
        ("game/engine/match.py", "from pymunk import Space"),
        ("game/engine/match.py", "from game.ui.loop import run"),
        ("game/engine/match.py", "from game import ui"),
        ("game/engine/match.py", "from .. import cli"),
        ("game/engine/match.py", "from ..text import words"),
        ("game/engine/__init__.py", "from ..cli import main"),
        ("game/engine/match.py", "from game.rules.pony_express import turns"),
        ("game/engine/match.py", "import game.rules"),
        ("game/engine/saves.py", "from game.games.registry import game_named"),
        ("game/rules/derby/rules.py", "from game.games.registry import GAMES"),
        ("game/ui/screens/title.py", "from game.games.mustang import GAME"),
        ("game/games/registry.py", "from game.games import mustang"),
        ("game/games/definition.py", "from game.ui.mustang.entry import ENTRY"),
        ("game/games/mustang/__init__.py", "from game.rules.derby.rules import Derby"),
        (
            "game/ui/screens/warmup.py",
            "from game.bots.pony_express.precomputed import reckon_tables",
        ),
        ("game/rules/derby/turns.py", "from physics import simulate"),
        ("game/rules/derby/turns.py", "import physics"),
        ("game/rules/derby/turns.py", "from physics import *"),
        ("game/rules/derby/turns.py", "def turn():\n    from game.bots import make_bot"),
        ("game/rules/derby/turns.py", "import importlib\nimportlib.import_module('game.bots')"),
        ("game/bots/aim.py", "from physics import simulate"),
        ("game/engine/world.py", "from physics import simulate"),
        ("game/engine/shots.py", "from physics.run import Run"),
        ("game/bots/aim.py", "try:\n    import pymunk\nexcept ImportError:\n    pymunk = None"),
        ("game/bots/aim.py", "from game.hotseat.desk import Desk"),
        ("game/hotseat/desk.py", "from game.text.console import Console"),
        ("game/hotseat/desk.py", "import pygame"),
        ("game/hotseat/desk.py", "from game.rules.pony_express.cards import Play"),
        ("game/text/play.py", "from game.text.pony_express.cards import card_line"),
        ("game/text/setup.py", "from game.rules.pony_express.board import board_from_file"),
        ("game/text/part.py", "from game.text.mustang.part import MustangPart"),
        ("game/text/mustang/prompts.py", "from game.text.pony_express.cards import card_line"),
        ("game/text/western/prompts.py", "from game.text.mustang.lines import hand_line"),
        ("game/booklets/reader.py", "from game.ui.screens.booklet import Part"),
        ("game/booklets/reader.py", "from game.rules.mustang.box import shipped_box"),
        ("game/practice/store.py", "import pygame"),
        ("game/practice/record.py", "from pymunk import Space"),
        ("game/practice/record.py", "from physics.run import Run"),
        ("game/practice/statistics/tally.py", "import numpy as np"),
        ("game/practice/coach/advice.py", "from game.ui.kit.theme import INK"),
        ("game/rules/pony_express/practice.py", "from game.practice.layout import Layout"),
        ("game/bots/aim.py", "from game.practice.statistics import hand"),
        ("game/lessons/reader.py", "from game.rules.mustang.events import EVENTS"),
        ("game/lessons/lookup.py", "from game.ui.screens.guided.sights import Sights"),
        ("game/rules/derby/turns.py", "from game.lessons.lesson import Lesson"),
        ("game/cli.py", "import pygame"),
        ("main.py", "import pygame"),
        ("game/ui/kit/canvas.py", "from game.ui.table.look import Look"),
        ("game/ui/kit/group.py", "from game.rules.shared.hands import FACES"),
        ("game/ui/loop.py", "from game.ui.screens.title import Title"),
        ("game/ui/pony_express/shots/aimer.py", "from game.engine.session import Session"),
        (
            "game/ui/pony_express/shots/player.py",
            "from game.ui.pony_express.context import RaceContext",
        ),
        ("game/ui/table/log/view.py", "from game.ui.screens.howto import HowTo"),
        ("game/ui/table/scene.py", "def pause():\n    from game.ui.screens.pause import Pause"),
        ("game/ui/pony_express/board/tags.py", "from game.ui.screens.howto import HowTo"),
        ("game/ui/table/context.py", "from game.ui.pony_express.turn_so_far import TurnSoFar"),
        ("game/ui/table/prompts/docked.py", "from game.rules.shared.hands import SPACES"),
        ("game/ui/screens/setup.py", "from game.ui.pony_express.board.view import BoardView"),
        ("game/ui/screens/load.py", "from game.rules.mustang.scoring import score"),
        ("game/ui/pony_express/context.py", "from game.ui.mustang.context import MustangContext"),
        ("game/ui/mustang/context.py", "from game.ui.pony_express.board.tags import Tags"),
        ("game/ui/derby/table.py", "from game.ui.western.die.ball import BallView"),
        ("game/ui/western/context.py", "from game.rules.derby.cards import HORSES"),
        ("game/ui/derby/slate/board.py", "from game.ui.screens.howto import HowTo"),
        ("game/ui/inspector/owners.py", "from game.ui.table.prompt import Prompt"),
        ("game/ui/gallery/pages.py", "from game.ui.mustang.table import MustangTable"),
        ("game/ui/screens/title.py", "from game.ui.gallery.gallery import Gallery"),
        ("game/ui/screens/load.py", "from game.ui.derby.table import DerbyTable"),
        ("game/ui/screens/setup.py", "from game.bots import make_bot"),
        ("game/ui/range/coach/coach.py", "from game.bots.pony_express.skill import SKILLS"),
        ("game/ui/range/twin/mode.py", "from game.rules.pony_express.shooting import HIT"),
        ("game/ui/range/sign.py", "from game.ui.pony_express.shots.styles import STYLES"),
        ("game/practice/drills/goal.py", "from game.rules.pony_express.shooting import HIT"),
        ("game/ui/range/context.py", "from game.ui.range.free.arranger import Arranger"),
        ("game/ui/range/coach/coach.py", "from game.ui.range.column import Column"),
        ("game/ui/range/daily/page.py", "from game.ui.range.screen import Range"),
        ("game/ui/range/twin/mode.py", "from game.ui.range.free.mode import FreeShooting"),
        ("game/ui/screens/setup.py", "from game.text.console import Console"),
    ],
)
def test_a_crossing_would_be_caught(path: str, source: str) -> None:
    assert border_crossings(PurePosixPath(path), source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("physics/simulate.py", "import pymunk"),
        ("physics/simulate.py", "from physics.model import Scene"),
        ("physics/__init__.py", "from .model import Scene"),
        ("game/engine/world.py", "from physics.model import Flick, Scene"),
        ("game/engine/world.py", "from physics import model"),
        ("game/engine/world.py", "from .requests import Roll"),
        ("game/engine/shots.py", "from physics import simulate"),
        ("game/games/mustang/__init__.py", "from game.rules.mustang.rules import Mustang"),
        ("game/hotseat/desk.py", "from game.games.registry import game_named"),
        ("game/engine/match.py", "from game.rules.shared.hands import Hand"),
        ("game/bots/aim.py", "from game.rules.shared import hands"),
        ("game/text/pony_express/cards.py", "from game.rules.pony_express.cards import Play"),
        ("game/practice/record.py", "from physics import ShotResult, simulate"),
        ("game/practice/coach/advice.py", "from physics.planner import plan_slices"),
        ("game/practice/twin/twin.py", "from game.bots.aim import Hand"),
        ("game/hotseat/pony_express_policy.py", "from game.rules.pony_express.cards import Play"),
        ("game/lessons/staging.py", "from game.engine.world import ScriptedWorld"),
        (
            "game/ui/derby/menus/guided/definition.py",
            "from game.lessons.vocabulary import Vocabulary",
        ),
        ("game/ui/loop.py", "import pygame"),
        ("game/ui/pony_express/shots/shot_cue.py", "from physics import simulate"),
        (
            "game/ui/pony_express/shots/aimer.py",
            "from game.ui.pony_express.board.view import BoardView",
        ),
        ("game/ui/kit/canvas.py", "from game.ui.kit.theme import INK"),
        ("game/ui/screens/setup_draft.py", "from game.bots import levels_of"),
        ("game/ui/pony_express/menus/end.py", "from game.ui.screens.game_end import GameEnd"),
        ("game/rules/derby/turns.py", "import pygame_of_another_name"),
        ("main.py", "from game.cli import main"),
    ],
)
def test_what_points_the_right_way_is_free(path: str, source: str) -> None:
    assert not border_crossings(PurePosixPath(path), source)
