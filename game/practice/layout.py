"""What stands where on the practice range: freely placed, or as it stood in a real game."""

from __future__ import annotations

import hashlib
import math
from itertools import combinations
from typing import Literal

import msgspec
from msgspec.structs import force_setattr

from game.engine.errors import GameError, Message
from game.i18n import mark
from game.practice.race import (
    BOARD,
    MOST_BYSTANDERS,
    OPPONENT,
    SHOOTER,
    TWIN_ASIDE,
    USUAL_BOARD,
    Board,
    Place,
    PonyExpress,
    barrel_piece,
    die_piece,
    figures_on_dots,
    rider_piece,
    wind_across,
)
from physics.check import overlap
from physics.model import FiringLine, Piece, Point, Scene

SceneKind = Literal["duel", "figures", "showdown"]
Corner = Literal["north-west", "south-east"]
Side = Literal["left", "right"]
Wind = Literal["", "left", "right"] | Point  # where it comes from, or as it blows (m/s2)

CORNERS: tuple[Corner, Corner] = ("north-west", "south-east")
STRONGEST_WIND = 2.5  # m/s2: with more, friction would never stop the die
_DECIMALS = 2  # of a place in cm: finer than any eye or hand
_KEY_BYTES = 6


class Layout(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table to shoot at; places in cm, rounded to a tenth of a millimetre. Seat 0 shoots, at
    seat 1 in a duel; the bystanders are the seats after them, those in prison last."""

    scene: SceneKind = "duel"
    board: str = USUAL_BOARD
    corner: Corner = "north-west"  # the shooter's, in a duel
    riders: tuple[Point, ...] = ()  # bystanders
    lying: tuple[Point, ...] = ()  # bystanders in prison
    target: Point | None = None  # the opponent's place, if it is not the corner's
    own: tuple[Point, ...] = ()  # the shooter's own rider (or twins), if not where the rules say
    barrel: Point | None = None
    decoy: Side | None = None  # beside which the real opponent stands, as it looks at the shooter
    wind: Wind = ""
    die: Point | None = None  # left lying by a first shot
    die_turned: float = 0.0
    must_fall: bool = False
    steady: bool = False
    shots: Literal[1, 2] = 1  # in a row: two at the beginning of some showdowns
    paces: int = 0  # how often the riders of a showdown have stepped nearer

    def __post_init__(self) -> None:
        """One table has one form."""
        force_setattr(self, "riders", tuple(_tidy(at) for at in self.riders))
        force_setattr(self, "lying", tuple(_tidy(at) for at in self.lying))
        force_setattr(self, "own", tuple(_tidy(at) for at in self.own))
        for name in ("target", "barrel", "die"):
            at = getattr(self, name)
            force_setattr(self, name, None if at is None else _tidy(at))
        if not isinstance(self.wind, str):
            blows = _tidy(self.wind)
            force_setattr(self, "wind", blows if any(blows) else "")
        force_setattr(self, "die_turned", _rounded(self.die_turned) if self.die else 0.0)
        if self.scene == "figures":  # the place to shoot from is not one of the corners
            force_setattr(self, "corner", "north-west")

    @property
    def key(self) -> str:
        """A short name for it, the same for the same table in whatever order it was set up."""
        in_order = msgspec.structs.replace(
            self, riders=tuple(sorted(self.riders)), lying=tuple(sorted(self.lying))
        )
        # Not `omit_defaults`: that goes by what an object is, not by what it is equal to.
        usual = Layout()
        form = msgspec.json.encode(
            {
                name: value
                for name in Layout.__struct_fields__
                if (value := getattr(in_order, name)) != getattr(usual, name)
            }
        )
        return hashlib.blake2b(form, digest_size=_KEY_BYTES).hexdigest()

    @property
    def real_target(self) -> str:
        """The piece that is truly the opponent; empty at the figures."""
        if self.scene == "figures":
            return ""
        return f"rider-{OPPONENT}" + (f"-{self.decoy}" if self.decoy else "")

    @property
    def dummy(self) -> str | None:
        """The twin that is not."""
        if self.decoy is None:
            return None
        return f"rider-{OPPONENT}-{'right' if self.decoy == 'left' else 'left'}"

    def to_scene(self) -> Scene:
        """The scene of a shot; a GameError for a board that there is not. Whether everything has
        room there, `problem` says."""
        board = board_named(self.board)
        line = _line(self, board)
        if isinstance(self.wind, str):
            wind = wind_across(line, self.wind) if self.wind else (0.0, 0.0)
        else:
            wind = self.wind
        return Scene(
            width=board.width,
            height=board.height,
            line=line,
            pieces=(*_riders(self, board), *figures_on_dots(board), *_obstacles(self, board)),
            mode=self.scene,
            shooter=SHOOTER,
            target=None if self.scene == "figures" else OPPONENT,
            die=board.sizes.die,
            wind=wind,
            steady=self.steady,
        )


def board_named(name: str) -> Board:
    """A GameError where there is none."""
    return PonyExpress.with_options({BOARD: name}).board


def _rounded(number: float) -> float:
    return round(number, _DECIMALS) + 0.0  # no negative zero: it would be another key


def _tidy(at: Point) -> Point:
    return _rounded(at[0]), _rounded(at[1])


def _line(layout: Layout, board: Board) -> FiringLine:
    if layout.scene == "figures":
        return board.figures_place.line
    return duel_place(layout, board).line


def duel_place(layout: Layout, board: Board, *, opponent: bool = False) -> Place:
    """Of the shooter, or of the opponent, where the rules have them."""
    corner = CORNERS[1 - CORNERS.index(layout.corner)] if opponent else layout.corner
    places = board.paces[corner]
    return places[min(layout.paces, len(places) - 1)]


def _riders(layout: Layout, board: Board) -> list[Piece]:
    return [*_own(layout, board), *_opponent(layout, board), *_bystanders(layout, board)]


def _own(layout: Layout, board: Board) -> list[Piece]:
    places: tuple[Point, ...] = layout.own
    if not places and layout.scene != "figures":
        places = (duel_place(layout, board).at,)
    if len(places) == 1:
        return [rider_piece(board, SHOOTER, f"rider-{SHOOTER}", places[0])]
    sides = ("left", "right")
    return [
        rider_piece(board, SHOOTER, f"rider-{SHOOTER}-{side}", at)
        for side, at in zip(sides, places, strict=False)
    ]


def _opponent(layout: Layout, board: Board) -> list[Piece]:
    if layout.scene == "figures":
        return []
    at = target_place(layout, board)
    if layout.decoy is None:
        return [rider_piece(board, OPPONENT, f"rider-{OPPONENT}", at)]
    shooter = duel_place(layout, board).at
    return [
        rider_piece(board, OPPONENT, f"rider-{OPPONENT}-{side}", _beside(at, shooter, aside))
        for side, aside in (("left", TWIN_ASIDE), ("right", -TWIN_ASIDE))
    ]


def target_place(layout: Layout, board: Board) -> Point:
    """Where the opponent stands, or between its twins."""
    if layout.target is not None:
        return layout.target
    return duel_place(layout, board, opponent=True).at


def _beside(at: Point, towards: Point, left: float) -> Point:
    """So far to the left of who looks from one point towards the other."""
    away = math.dist(at, towards) or 1.0
    dx, dy = (towards[0] - at[0]) / away, (towards[1] - at[1]) / away
    return at[0] - dy * left, at[1] + dx * left


def _bystanders(layout: Layout, board: Board) -> list[Piece]:
    first = SHOOTER + 1 if layout.scene == "figures" else OPPONENT + 1
    places = [(at, False) for at in layout.riders] + [(at, True) for at in layout.lying]
    return [
        rider_piece(board, seat, f"rider-{seat}", at, lying)
        for seat, (at, lying) in enumerate(places, start=first)
    ]


def _obstacles(layout: Layout, board: Board) -> list[Piece]:
    pieces = []
    if layout.barrel is not None:
        pieces.append(barrel_piece(board, layout.barrel))
    if layout.die is not None:
        pieces.append(die_piece(board, layout.die, layout.die_turned))
    return pieces


# --------------------------------------------------------------------------- what cannot be


def problem(layout: Layout) -> Message | None:
    """Why nobody can shoot there; None when all is well."""
    numbers = [n for at in _places(layout) for n in at]
    if not all(map(math.isfinite, (*numbers, layout.die_turned))):
        return Message(mark("Every piece must be on the board."))
    if len(layout.riders) + len(layout.lying) > MOST_BYSTANDERS:
        return Message(mark("At most %(most)d bystanders."), {"most": MOST_BYSTANDERS})
    if layout.scene == "figures" and (layout.decoy or layout.target):
        return Message(mark("Only duels have a decoy or an opponent."))
    if len(layout.own) > 2:
        return Message(mark("The shooter has one rider, or two with a decoy."))
    if not isinstance(layout.wind, str) and math.hypot(*layout.wind) > STRONGEST_WIND:
        return Message(mark("In this much wind, the die would never stop."))
    try:
        scene = layout.to_scene()
    except GameError:
        return Message(mark("There's no board called %(board)s."), {"board": layout.board})
    most = len(board_named(layout.board).paces[layout.corner]) - 1
    if not 0 <= layout.paces <= (most if layout.scene == "showdown" else 0):
        return Message(mark("The riders cannot step that close."))
    return _crowding(scene)


def _places(layout: Layout) -> list[Point]:
    places = [*layout.riders, *layout.lying, *layout.own]
    places += [at for at in (layout.target, layout.barrel, layout.die) if at is not None]
    return places if isinstance(layout.wind, str) else [*places, layout.wind]


def _crowding(scene: Scene) -> Message | None:
    for piece in scene.pieces:
        x, y = piece.at
        half = piece.height / 2 if piece.lying else piece.radius
        edge = piece.radius
        if not (half <= x <= scene.width - half and edge <= y <= scene.height - edge):
            return Message(mark("Every piece must be on the board."))
    if any(overlap(one, other) for one, other in combinations(scene.pieces, 2)):
        return Message(mark("Two pieces can't be in the same place."))
    targets = [piece for piece in scene.pieces if piece.owner == scene.target is not None]
    if any(scene.line.offsets(piece.at)[0] <= piece.radius for piece in targets):
        return Message(mark("The opponent must be beyond the firing line."))
    if scene.clear_start() is None:
        return Message(mark("The die needs some room behind the firing line."))
    return None
