"""What makes a board file of the race playable, beyond having the right form.

Each rule is a function that yields what it finds wrong: the place in the file, and a sentence.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations, product

from game.boardfile import Detail, found, wrong
from game.engine.errors import Message, shown
from game.i18n import mark
from game.rules.pony_express.board_places import (
    Place,
    corners_of,
    figures_place_of,
    middle_of_dots,
)
from game.rules.pony_express.board_schema import KINDS, MOST_RIDERS, BoardFile, Point
from game.rules.pony_express.card_numbers import PAWN_TO_BARREL, TWIN_ASIDE
from physics.model import FiringLine

Problem = tuple[str, Message]
Spot = tuple[str, Point]  # a place in the file, and the point given there
Obstacle = tuple[Point, float, float]  # centre, half its length along y, distance to keep


def check(file: BoardFile, source: Detail) -> None:
    """Raises a BoardError for the first thing wrong with the board called `source`."""
    problem = next(chain.from_iterable(rule(file) for rule in RULES), None)
    if problem:
        place, what = problem
        raise wrong(source, what, place)


def spaces_count_from_one(file: BoardFile) -> Iterator[Problem]:
    for index, space in enumerate(file.spaces):
        if space.number != index + 1:
            what = mark("space %(wanted)d should be here, not space %(number)d")
            yield f"spaces[{index}].number", found(what, wanted=index + 1, number=space.number)


def kinds_are_known(file: BoardFile) -> Iterator[Problem]:
    for index, space in enumerate(file.spaces):
        if space.kind not in KINDS:
            what = mark("%(kind)s isn't a kind of space; choose from %(known)s")
            known = ", ".join(KINDS)
            yield f"spaces[{index}].kind", found(what, kind=shown(space.kind), known=known)


def trail_has_two_ends(file: BoardFile) -> Iterator[Problem]:
    last = len(file.spaces) - 1
    ends = (
        ("start", 0, mark("only the first space may be of the kind “start”")),
        ("finish", last, mark("only the last space may be of the kind “finish”")),
    )
    for index, space in enumerate(file.spaces):
        for kind, end, what in ends:
            if (space.kind == kind) != (index == end):
                yield f"spaces[{index}].kind", found(what)


def fares_go_with_trains(file: BoardFile) -> Iterator[Problem]:
    stations = [space.number for space in file.spaces if space.kind == "station"]
    for index, space in enumerate(file.spaces):
        place = f"spaces[{index}].price"
        if space.number in stations[:-1]:
            if space.price is None:
                what = mark("space %(number)d is a station and needs the fare to the next one")
                yield place, found(what, number=space.number)
        elif space.price is not None:
            what = mark("no train leaves space %(number)d, so it must not have a fare")
            yield place, found(what, number=space.number)


def desert_is_on_the_trail(file: BoardFile) -> Iterator[Problem]:
    last = len(file.spaces)
    if not 2 <= file.desert <= last:
        what = mark("the desert must begin on a space from 2 to %(last)d, not on %(number)d")
        yield "desert", found(what, last=last, number=file.desert)


def sizes_fit_together(file: BoardFile) -> Iterator[Problem]:
    if file.column < file.sizes.rider.foot:
        yield "column", found(mark("riders that share a space would overlap"))
    if file.line.width < 2 * file.sizes.die:
        yield "line.width", found(mark("the firing line must be twice as wide as the die"))
    if file.table.hand_table > file.table.height / 3:
        what = mark("the table of hands takes more than a third of the board")
        yield "table.hand-table", found(what)


def pieces_stand_on_the_board(file: BoardFile) -> Iterator[Problem]:
    sizes = file.sizes
    column = (MOST_RIDERS - 1) * file.column + sizes.rider.foot
    for spots, who, wide, deep in (
        (_spaces(file), mark("five riders"), _lying(file), column),
        (_riders_places(file), mark("a rider"), _lying(file), sizes.rider.foot),
        (_dots(file), mark("a figure"), sizes.figure.foot, sizes.figure.foot),
        ([("figures.place", file.figures.place)], mark("a die"), sizes.die, sizes.die),
    ):
        for place, (x, y) in spots:
            at = f"[{x:g}, {y:g}]"
            if not (0 <= x <= file.table.width and 0 <= y <= file.table.height):
                yield place, found(mark("the point %(at)s isn't on the board"), at=at)
            elif min(x, file.table.width - x) < wide / 2 or (
                min(y, file.table.height - y) < deep / 2
            ):
                what = mark("no room for %(who)s at %(at)s: the edge of the board is too near")
                yield place, found(what, who=found(who), at=at)


def pieces_have_room(file: BoardFile) -> Iterator[Problem]:
    """Whoever stands or lies where: no two pieces overlap."""
    lying, foot, figure = _lying(file), file.sizes.rider.foot, file.sizes.figure.foot
    spaces, places, dots = _spaces(file), _riders_places(file), _dots(file)
    trail = spaces[:-1]  # Who arrives goes to a mailbox, and the first may be the finish itself.
    # Five riders on two spaces reach, together, this far towards each other along their columns.
    apart = foot + (MOST_RIDERS - 2) / 2 * file.column
    beside = (foot + figure) / 2
    pairs: tuple[tuple[Iterable[tuple[Spot, Spot]], float, float], ...] = (
        (combinations(spaces, 2), lying, apart),
        (product(trail, places), lying, apart),
        (product(trail, dots), (lying + figure) / 2, beside + _half_column(file)),
        (combinations(places, 2), lying, foot),
        (product(places, dots), (lying + figure) / 2, beside),
        (combinations(dots, 2), figure, figure),
    )
    for spots, wide, deep in pairs:
        for (one, (x1, y1)), (other, (x2, y2)) in spots:
            if abs(x1 - x2) < wide and abs(y1 - y2) < deep:
                yield other, found(mark("pieces here and at %(other)s could overlap"), other=one)


def shots_have_a_length(file: BoardFile) -> Iterator[Problem]:
    """A target lies beyond the firing line, and beyond the line in front of the target."""
    corners = file.corners
    if math.dist(corners.north_west, corners.south_east) <= 2 * file.line.ahead:
        what = mark("the two places must be farther apart, with both firing lines between them")
        yield "corners", found(what)
    if math.dist(file.figures.place, middle_of_dots(file)) <= 2 * file.line.ahead:
        what = mark("the place must be farther from the dots, with its line between them")
        yield "figures.place", found(what)


def die_has_a_start(file: BoardFile) -> Iterator[Problem]:
    """Behind each line a die finds room, wherever the riders are and whatever card was played.

    Every space counts as holding a full column at once: more than can be, so that no way of
    spreading five riders over the trail is forgotten.
    """
    on_the_trail = list(_obstacles(file))
    no_room = found(mark("pieces may leave no room for a die behind the firing line"))
    for name, place in corners_of(file).items():
        obstacles = [*on_the_trail, *_duellist(file, place)]
        near = PAWN_TO_BARREL - file.sizes.barrel / 2 - _die_radius(file)  # No barrel comes there.
        starts = [at for at in _starts(file, place.line) if math.dist(at, place.at) <= near]
        if not any(_is_free(start, obstacles) for start in starts):
            yield f"corners.{name}", no_room
    line = figures_place_of(file).line
    if not any(_is_free(start, on_the_trail) for start in _starts(file, line)):
        yield "figures.place", no_room


RULES: tuple[Callable[[BoardFile], Iterator[Problem]], ...] = (
    spaces_count_from_one,
    kinds_are_known,
    trail_has_two_ends,
    fares_go_with_trains,
    desert_is_on_the_trail,
    sizes_fit_together,
    pieces_stand_on_the_board,
    pieces_have_room,
    shots_have_a_length,
    die_has_a_start,
)


def _spaces(file: BoardFile) -> list[Spot]:
    return [(f"spaces[{index}].at", space.at) for index, space in enumerate(file.spaces)]


def _riders_places(file: BoardFile) -> list[Spot]:
    """Where a single rider stands: the duel corners and the mailboxes."""
    mailboxes = [(f"mailboxes[{index}]", at) for index, at in enumerate(file.mailboxes)]
    corners = file.corners
    return [
        ("corners.north-west", corners.north_west),
        ("corners.south-east", corners.south_east),
        *mailboxes,
    ]


def _dots(file: BoardFile) -> list[Spot]:
    return [(f"figures.dots[{index}]", at) for index, at in enumerate(file.figures.dots)]


def _lying(file: BoardFile) -> float:
    """How long a prisoner lies, along x; no less than the foot of one that stands."""
    return max(file.sizes.rider.foot, file.sizes.rider.height)


def _half_column(file: BoardFile) -> float:
    return (MOST_RIDERS - 1) / 2 * file.column


def _obstacles(file: BoardFile) -> Iterator[Obstacle]:
    die = _die_radius(file)
    rider, figure = _lying(file) / 2 + die, file.sizes.figure.foot / 2 + die
    yield from ((space.at, _half_column(file), rider) for space in file.spaces)
    yield from ((at, 0.0, rider) for at in file.mailboxes)
    yield from ((at, 0.0, figure) for at in file.figures.dots)


def _duellist(file: BoardFile, place: Place) -> Iterator[Obstacle]:
    """The shooter's own rider, alone or as a decoy's twins. Duellists stand."""
    distance = file.sizes.rider.foot / 2 + _die_radius(file)
    for aside in (-TWIN_ASIDE, 0.0, TWIN_ASIDE):
        yield place.beside(aside), 0.0, distance


def _die_radius(file: BoardFile) -> float:
    """From the middle of the die to a corner: so it may be turned in any way."""
    return file.sizes.die / math.sqrt(2)


def _starts(file: BoardFile, line: FiringLine) -> Iterator[Point]:
    """Middles of a die that is whole on the board and behind the line, on the grid on which a
    start is looked for in a game too."""
    edge = file.sizes.die / 2
    for x, y in line.starts():
        if edge <= x <= file.table.width - edge and edge <= y <= file.table.height - edge:
            yield x, y


def _is_free(start: Point, obstacles: Iterable[Obstacle]) -> bool:
    for (x, y), half, distance in obstacles:
        beyond = max(0.0, abs(start[1] - y) - half)
        if math.hypot(start[0] - x, beyond) < distance:
            return False
    return True
