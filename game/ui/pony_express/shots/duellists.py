"""The panel of a duel: who stands in it, with how much at stake and how many shots left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.pony_express.shots.column import WOOD, draw_title
from game.ui.pony_express.shots.layout import Sheet, shot_places

PANEL, BELOW_TITLE = (306.0, 236.0), 62.0
ROW, STEP = (282.0, 78.0), 84.0


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
    top = 12.0 if places.tight else BELOW_TITLE
    sheet = Sheet(places.duel.upper, (PANEL[0], PANEL[1] - BELOW_TITLE + top))
    return sheet.box(12, top + number * STEP, *ROW)


def _paint(canvas: Canvas, ui: Ui, title: str, duellists: Sequence[Duellist]) -> None:
    places = shot_places(ui.zoom)
    canvas.nine("ui/panel", places.duel.upper)
    if not places.tight:
        draw_title(canvas, places.duel.upper, title)
    for number, duellist in enumerate(duellists):
        row = row_of(number, ui.zoom)
        if duellist.shooting:
            canvas.nine("ui/chip-active", row)
        _paint_row(canvas, ui, Sheet(row, ROW), duellist)


def _paint_row(canvas: Canvas, ui: Ui, row: Sheet, duellist: Duellist) -> None:
    canvas.centred(f"pieces/side-{duellist.colour}", row.at(38, 39), size=row.size(66, 66))
    canvas.text(duellist.name, row.box(76, 8, 118, 30), style="bold", size=21, wrap=False)
    if duellist.stake.kind == "gold":
        _paint_gold(canvas, ui, row, duellist)
    else:
        _paint_other_stake(canvas, ui, row, duellist.stake)
    _paint_cartridges(canvas, row, duellist)


def _paint_gold(canvas: Canvas, ui: Ui, row: Sheet, duellist: Duellist) -> None:
    canvas.centred("pieces/nugget", row.at(88, 56), size=row.size(24, 22))
    canvas.text(str(duellist.gold), row.box(104, 42, 30, 28), style="title", size=20, wrap=False)
    canvas.text(
        ui.say("at stake"), row.box(134, 43, 104, 28), size=18, colour=ui.quiet_ink, wrap=False
    )
    coin = row.at(258, 56)
    canvas.centred("ui/coin-plate", coin, size=row.size(34, 34))
    canvas.numeral(str(duellist.stake.gold), coin, size=18, within=row.size(24, 20))


def _paint_other_stake(canvas: Canvas, ui: Ui, row: Sheet, stake: Stake) -> None:
    """Where it is not about gold."""
    words = {
        "race": ui.say("the race is at stake"),
        "prison": ui.say("prison at stake"),
        "nothing": ui.say("nothing to lose"),
    }
    room = 194.0
    if stake.kind == "prison":
        room = 158.0
        canvas.centred("board/token-prison", row.at(258, 56), size=row.size(34, 34))
    canvas.text(
        words[stake.kind], row.box(76, 42, room, 28), size=18, colour=ui.quiet_ink, wrap=False
    )


def _paint_cartridges(canvas: Canvas, row: Sheet, duellist: Duellist) -> None:
    """Those of a duel, the spent ones last; of a showdown how many have been spent."""
    if duellist.of is None:
        canvas.centred("pieces/cartridge-spent", row.at(218, 22), size=row.size(11, 28))
        fired = str(duellist.fired)
        canvas.text(fired, row.box(228, 8, 44, 28), style="title", size=18, wrap=False)
        return
    for number in range(duellist.of):
        spent = number >= duellist.of - duellist.fired
        name = "pieces/cartridge-spent" if spent else "pieces/cartridge"
        at = row.at(262 - (duellist.of - 1 - number) * 20, 22)
        canvas.centred(name, at, size=row.size(12, 30))
