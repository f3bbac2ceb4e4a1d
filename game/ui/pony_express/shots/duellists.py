"""The panel of a duel: who stands in it, with how much at stake and how many shots left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import columns, fit, inset, rows, shares
from game.ui.kit.scene import Ui
from game.ui.kit.tokens import Type
from game.ui.pony_express.board.view import WOOD
from game.ui.pony_express.shots.column import draw_title
from game.ui.pony_express.shots.layout import shot_places

# The panel as designed: from the top to the first row and between the rows, and a row.
BELOW_TITLE, BETWEEN, EDGE = 62.0, 6.0, 12.0
ROW = (282.0, 78.0)
# A row as designed: air, the pawn, air, words, air; a name, air, what is at stake. Beside the name
# are cartridges; what is at stake is a nugget, air, how many there are, words, and a coin.
ACROSS, DOWN = (5.0, 66.0, 5.0, 202.0, 4.0), (8.0, 30.0, 4.0, 28.0, 8.0)
UPPER, LOWER = (118.0, 78.0, 6.0), (24.0, 4.0, 30.0, 104.0, 40.0)
SPENT = (19.0, 10.0, 5.0, 44.0)  # beside the name in a showdown: air, a cartridge, air, how many
CARTRIDGE, CARTRIDGE_STEP = (12.0, 30.0), 20.0
NUGGET, SQUARE = (12.0, 11.0), (1.0, 1.0)


class Stake(NamedTuple):
    """What losing would cost."""

    kind: Literal["gold", "prison", "race", "nothing"]
    gold: int = 0


class Duellist(NamedTuple):
    seat: int
    name: str
    colour: str
    gold: int
    stake: Stake
    fired: int  # shots
    of: int | None  # None: without end
    shooting: bool


def draw_duellists(canvas: Canvas, ui: Ui, title: str, duellists: Sequence[Duellist]) -> None:
    """One picture for all screens that show it: it is put together once."""
    key = ("duellists", title, *duellists, ui.words.code, ui.settings.high_contrast)
    box = shot_places(ui.zoom).duel.upper
    canvas.composed(key, box, lambda: _paint(canvas, ui, title, duellists), backdrop=WOOD)


def row_of(number: int, zoom: float) -> Box:
    """Of the first or second duellist. Large type has no room for a title above them."""
    places = shot_places(zoom)
    _, inner, _ = columns(places.duel.upper, *shares(EDGE, ROW[0], EDGE))
    top = EDGE if places.tight else BELOW_TITLE
    _, first, _, second, _ = rows(inner, *shares(top, ROW[1], BETWEEN, ROW[1], EDGE))
    return (first, second)[number]


def _paint(canvas: Canvas, ui: Ui, title: str, duellists: Sequence[Duellist]) -> None:
    places = shot_places(ui.zoom)
    canvas.nine("ui/panel", places.duel.upper)
    if not places.tight:
        draw_title(canvas, places.duel.upper, title)
    for number, duellist in enumerate(duellists):
        row = row_of(number, ui.zoom)
        if duellist.shooting:
            canvas.nine("ui/chip-active", row)
        _paint_row(canvas, ui, row, duellist)


def _paint_row(canvas: Canvas, ui: Ui, row: Box, duellist: Duellist) -> None:
    _, pawn, _, words, _ = columns(row, *shares(*ACROSS))
    _, upper, _, lower, _ = rows(words, *shares(*DOWN))
    name, cartridges, _ = columns(upper, *shares(*UPPER))
    _picture(canvas, f"pieces/side-{duellist.colour}", inset(pawn, y=pawn.height / 13))
    canvas.text(duellist.name, name, style="bold", size=Type.LEAD, wrap=False)
    _paint_cartridges(canvas, cartridges, duellist)
    if duellist.stake.kind == "gold":
        _paint_gold(canvas, ui, lower, duellist)
    else:
        _paint_other_stake(canvas, ui, lower, duellist.stake)


def _paint_gold(canvas: Canvas, ui: Ui, line: Box, duellist: Duellist) -> None:
    nugget, _, gold, words, coin = columns(line, *shares(*LOWER))
    _picture(canvas, "pieces/nugget", nugget, NUGGET)
    canvas.text(str(duellist.gold), gold, style="title", size=Type.BODY, wrap=False)
    canvas.text(ui.say("at stake"), words, size=Type.NOTE, colour=ui.quiet_ink, wrap=False)
    plate = _picture(canvas, "ui/coin-plate", _raised(coin))
    room = (plate.width * 0.7, plate.width * 0.6)
    canvas.numeral(str(duellist.stake.gold), plate.center, size=Type.NOTE, within=room)


def _paint_other_stake(canvas: Canvas, ui: Ui, line: Box, stake: Stake) -> None:
    """Where it is not about gold."""
    words = {
        "race": ui.say("the race is at stake"),
        "prison": ui.say("prison at stake"),
        "nothing": ui.say("nothing to lose"),
    }
    place = line
    if stake.kind == "prison":
        place, token = columns(line, *shares(sum(LOWER[:-1]), LOWER[-1]))
        _picture(canvas, "board/token-prison", _raised(token))
    canvas.text(words[stake.kind], place, size=Type.NOTE, colour=ui.quiet_ink, wrap=False)


def _paint_cartridges(canvas: Canvas, room: Box, duellist: Duellist) -> None:
    """Those of a duel, the spent ones last; of a showdown how many have been spent."""
    if duellist.of is None:
        _, cartridge, _, fired = columns(room, *shares(*SPENT))
        _picture(canvas, "pieces/cartridge-spent", cartridge, CARTRIDGE)
        canvas.text(str(duellist.fired), fired, style="title", size=Type.NOTE, wrap=False)
        return
    empty = UPPER[1] - CARTRIDGE_STEP * duellist.of
    _, *places = columns(room, *shares(empty, *[CARTRIDGE_STEP] * duellist.of))
    for number, place in enumerate(places):
        spent = number >= duellist.of - duellist.fired
        name = "pieces/cartridge-spent" if spent else "pieces/cartridge"
        _picture(canvas, name, place, CARTRIDGE)


def _picture(canvas: Canvas, name: str, box: Box, shape: Point = SQUARE) -> Box:
    place = fit(box, shape)
    canvas.centred(name, place.center, size=place.size)
    return place


def _raised(part: Box) -> Box:
    """A round picture is a little higher than its line."""
    return inset(part, x=part.width * 0.075, y=-part.height * 0.11)
