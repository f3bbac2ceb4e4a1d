"""What the range takes from the race's window: its board, its die, and how it is shot. The range
imports that window nowhere else, but for the keys that shoot (`commands.py`)."""

from __future__ import annotations

from game.ui.pony_express.board.trail_painting import UNITS, drawn, ways_picture
from game.ui.pony_express.board.view import BoardView
from game.ui.pony_express.foresight import for_shot
from game.ui.pony_express.land.painting import paint_land
from game.ui.pony_express.shots.aimer import Aimer
from game.ui.pony_express.shots.cube import draw_cube
from game.ui.pony_express.shots.gauge import (
    GOOD_FROM,
    GOOD_TO,
    draw_gauge,
    draw_pointer,
    gauge_height,
)
from game.ui.pony_express.shots.gesture import Gesture, power_of
from game.ui.pony_express.shots.ground import ShotGround, draw_lit_line, standing
from game.ui.pony_express.shots.hands import GRAB
from game.ui.pony_express.shots.player import ShotPlayer
from game.ui.pony_express.shots.sensitivity import FLICKS, fitting
from game.ui.pony_express.shots.styles import STALLED, STYLES, how_to_shoot, style_name

__all__ = (
    "FLICKS",
    "GOOD_FROM",
    "GOOD_TO",
    "GRAB",
    "STALLED",
    "STYLES",
    "UNITS",
    "Aimer",
    "BoardView",
    "Gesture",
    "ShotGround",
    "ShotPlayer",
    "draw_cube",
    "draw_gauge",
    "draw_lit_line",
    "draw_pointer",
    "drawn",
    "fitting",
    "for_shot",
    "gauge_height",
    "how_to_shoot",
    "paint_land",
    "power_of",
    "standing",
    "style_name",
    "ways_picture",
)
