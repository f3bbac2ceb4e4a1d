"""The table before a shot, as the shooter sees it over the firing line."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.wording.pony_express import RaceWords
from physics.model import Piece, Point, Scene

IN_VIEW = 25.0  # degrees from straight ahead to either side; nothing further out is in the way


def straight_ahead(scene: Scene) -> float:
    """The angle of a die that is flicked square over the line."""
    along, across = scene.line.direction
    return math.degrees(math.atan2(across, along))


def scene_lines(words: RaceWords, scene: Scene, start: Point, names: Sequence[str]) -> list[str]:
    """The target first, then what is in the way, then the wind."""
    _ = words.say
    targets = [piece for piece in scene.pieces if _is_target(piece, scene)]
    lines = [
        _(
            "Your target, %(target)s: %(places)s.",
            target=_target_name(words, scene, names),
            places=words.separated(seen_from(words, scene, start, piece) for piece in targets),
        )
    ]
    if len(targets) > 1 and scene.target is not None:
        lines.append(_("One of the two is only a decoy."))
    in_view = [piece for piece in scene.pieces if _is_in_the_way(piece, scene, start)]
    bystanders = [piece for piece in in_view if piece.kind == "rider"]
    obstacles = [piece for piece in in_view if piece.kind != "rider"]
    if bystanders:
        seen = _list_of(words, scene, start, bystanders, names)
        lines.append(_("Don't hit: %(pieces)s.", pieces=seen))
    if obstacles:
        seen = _list_of(words, scene, start, obstacles, names)
        lines.append(_("Also in view: %(pieces)s.", pieces=seen))
    return lines + _wind_lines(words, scene)


def _list_of(
    words: RaceWords, scene: Scene, start: Point, pieces: Sequence[Piece], names: Sequence[str]
) -> str:
    return words.separated(
        f"{_piece_name(words, piece, names)}, {seen_from(words, scene, start, piece)}"
        for piece in pieces
    )


def seen_from(words: RaceWords, scene: Scene, start: Point, piece: Piece) -> str:
    """Direction and distance of a piece."""
    _ = words.say
    left = _degrees_left(scene, start, piece)
    distance = math.dist(start, piece.at)
    if abs(left) < 0.05:
        return _("straight ahead, %(distance).0f cm away", distance=distance)
    if left > 0:
        return _(
            "%(degrees).1f degrees left, %(distance).0f cm away", degrees=left, distance=distance
        )
    return _(
        "%(degrees).1f degrees right, %(distance).0f cm away", degrees=-left, distance=distance
    )


def start_words(words: RaceWords, scene: Scene, start: Point) -> str:
    """Where the die lies now."""
    beyond, left = scene.line.offsets(start)
    side = words.side("left" if left >= 0 else "right")
    return words.say(
        "The die is now %(aside).1f cm to the %(side)s of the middle and %(back).1f cm "
        "behind the line.",
        aside=abs(left),
        side=side,
        back=abs(beyond),
    )


def _degrees_left(scene: Scene, start: Point, piece: Piece) -> float:
    angle = math.degrees(math.atan2(piece.at[1] - start[1], piece.at[0] - start[0]))
    return math.remainder(angle - straight_ahead(scene), 360.0)


def _is_target(piece: Piece, scene: Scene) -> bool:
    if scene.target is None:
        return piece.kind == "figure"
    return piece.owner == scene.target


def _is_in_the_way(piece: Piece, scene: Scene, start: Point) -> bool:
    own = piece.kind == "rider" and piece.owner == scene.shooter
    if own or _is_target(piece, scene):
        return False
    return abs(_degrees_left(scene, start, piece)) <= IN_VIEW


def _target_name(words: RaceWords, scene: Scene, names: Sequence[str]) -> str:
    return words.figures_said if scene.target is None else names[scene.target]


def _piece_name(words: RaceWords, piece: Piece, names: Sequence[str]) -> str:
    _ = words.say
    if piece.owner is not None:
        return names[piece.owner]
    if piece.kind == "barrel":
        return _("the barrel")
    if piece.kind == "die":
        return _("the first die")
    return _("a figure")


def _wind_lines(words: RaceWords, scene: Scene) -> list[str]:
    along, across = scene.line.direction
    to_the_left = scene.wind[1] * along - scene.wind[0] * across
    if not to_the_left:
        return []
    if to_the_left > 0:
        return [words.say("A side wind blows from right to left.")]
    return [words.say("A side wind blows from left to right.")]
