"""The choices that a card asks for, as things to press: dice, riders, stations, sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.hands import DICE
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.group import Group
from game.ui.kit.keymap.everywhere import ARROWS
from game.ui.kit.layout import Units
from game.ui.kit.scene import Ui
from game.ui.kit.theme import DARK_GOLD, GOLD, INK, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Action, Widget
from game.ui.pony_express.prompt import AskingRace
from game.ui.pony_express.prompts.card.details import Details, Value
from game.ui.pony_express.prompts.dice_parts import draw_covered_die, draw_die
from game.ui.table.commands import TableKey
from game.ui.table.prompts.parts import draw_keycap
from game.wording.vocabulary import capital

Choose = Callable[[Value], None]

GAP = 10.0
KEY = 14.0  # by how much the picture of the key sticks out below
DIE = 84.0
CAP, LETTERS = 22.0, 14.0  # of that picture: how large, and the size of its type
PLANK = 46.0
STEP, WITH_SUB = 58.0, 54.0  # from plank to plank; from where on two lines have room on one
QUESTION = 30.0  # how high


class DieTile(Widget):
    """A die to pick: `face` is None for one whose face is not known."""

    def __init__(
        self, id: str, box: Boxlike, face: str | None, key: str, action: Action, *, tip: str = ""
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.face = face
        self.picked = False
        self._key = key
        self._action = action

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("die-clack-2", 0.6)
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        lit = self.focused and ui.director.top.group.shows_focus
        if self.picked:
            canvas.fill(self.box.inflate(4, 4), GOLD, radius=14)
        if lit or self.hovered:
            canvas.frame(self.box.inflate(8, 8), DARK_GOLD, width=6, radius=15)
            canvas.frame(self.box.inflate(6, 6), LIGHT_GOLD, width=3, radius=14)
        side = min(self.box.width * 1.28, self.box.height * 1.28)
        middle = (self.box.centerx, self.box.centery + 3)
        if self.face is None:
            draw_covered_die(canvas, middle, side)
        else:
            draw_die(canvas, self.face, 2, middle, side)
        if self.picked:
            at = (self.box.right - 8, self.box.y + 8)
            canvas.centred("ui/icon-reroll", at, size=(26, 26))
        if self._key:
            side = Units(canvas.zoom)(CAP)
            key = (self.box.centerx - side / 2, self.box.bottom + 14 - side, side, side)
            draw_keycap(canvas, self._key, key, size=LETTERS)


def build_tiles(
    group: Group,
    table: AskingRace,
    details: Details,
    box: Boxlike,
    chosen: Callable[[], None],
    faces: Sequence[str | None],
) -> None:
    """Widgets for the field that is asked, inside the box. `faces`: of the dice, as far as
    whoever chooses may know them; `chosen` is told after every step."""
    field = details.field
    area = Box(*box)

    def choose(value: Value) -> None:
        details.choose(value)
        chosen()

    if field in ("die", "face"):
        _build_dice(group, table, details, area, choose, faces)
    elif field == "dice":
        _build_pick(group, table, details, area, choose, faces)
    elif field is not None and field != "at":
        _build_planks(group, table, details, area, choose)


def _build_dice(
    group: Group,
    table: AskingRace,
    details: Details,
    area: Box,
    choose: Choose,
    faces: Sequence[str | None],
) -> None:
    field, values = details.field, details.values
    for number, (value, place) in enumerate(zip(values, _grid(area, len(values)), strict=True)):
        if isinstance(value, int):
            face, key = faces[value], str(value + 1)
        else:
            face, key = str(value), str(number + 1)
        id = f"detail.{field}-{value}"
        tile = DieTile(
            id,
            place,
            face,
            key,
            lambda value=value: choose(value),  # type: ignore[misc]
            tip=_name_of(table, face),
        )
        group.add(tile)


def _name_of(table: AskingRace, face: str | None) -> str:
    """What a letter on a die stands for."""
    return "" if face is None else capital(table.ui.words.face(face))


def _build_pick(
    group: Group,
    table: AskingRace,
    details: Details,
    area: Box,
    choose: Choose,
    faces: Sequence[str | None],
) -> None:
    """Several dice and a plank to confirm."""
    high = min(table.ui.units(PLANK), area.height * 0.4)
    upper = Box(area.x, area.y, area.width, area.height - high - 10)

    def pick(die: int) -> None:
        details.pick(die)
        table.rebuild()

    for die, place in zip(DICE, _grid(upper, len(DICE)), strict=True):
        id, key = f"detail.dice-{die}", str(die + 1)
        tile = DieTile(
            id,
            place,
            faces[die],
            key,
            lambda die=die: pick(die),  # type: ignore[misc]
            tip=_name_of(table, faces[die]),
        )
        tile.picked = die in details.picked
        group.add(tile)
    say, count = table.ui.say, len(details.picked)
    word = say("Reroll: %(dice)s", dice=table.ui.words.number_of_dice(count))
    confirm = Button(
        "detail.confirm",
        (area.x, area.bottom - 2 - high, area.width, high),
        word if count else say("Keep all dice"),
        lambda: choose(tuple(sorted(details.picked))),
        skin="green",
        size=Type.ENTRY,
    )
    group.add(confirm)


def _build_planks(
    group: Group,
    table: AskingRace,
    details: Details,
    area: Box,
    choose: Choose,
) -> None:
    values = details.values
    step = min(area.height / len(values), table.ui.units(STEP))
    for number, value in enumerate(values):
        label, sub = _words(table, details, value)
        button = Button(
            f"detail.{details.field}-{value}",
            (area.x, area.y + step * number, area.width, step - 8),
            f"{number + 1}. {label}",
            lambda value=value: choose(value),  # type: ignore[misc]
            size=Type.ENTRY,
            sub=sub if step > table.ui.units(WITH_SUB) else "",
            tip=sub,
        )
        group.add(button)


def _words(table: AskingRace, details: Details, value: Value) -> tuple[str, str]:
    """The label of a choice, and what follows from it."""
    words, board = table.context.words, table.context.board
    view: PonyExpressView = table.session.seen(None)
    match details.field, value:
        case "rider", int(rider):
            return view.riders[rider].name, words.gold(view.riders[rider].gold)
        case "legs", int(legs):
            space: int | None = view.riders[view.active].space
            for _ in range(legs):
                space = None if space is None else board.next_station[space]
            return ("" if space is None else words.space(space)), ""
    label = capital(words.side(str(value)))
    if details.card == "decoy":
        return label, table.ui.say("the decoy takes the other side")
    return label, ""


def _grid(area: Box, count: int) -> list[Box]:
    """Squares in one or two rows, whichever makes them larger, centred."""
    rows = max((1, 2), key=lambda rows: _side(area, count, rows))
    side, columns = _side(area, count, rows), -(-count // rows)
    top = area.centery - (rows * (side + GAP) + KEY - GAP) / 2
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        left = area.centerx - (in_row * (side + GAP) - GAP) / 2
        places.append(Box(left + column * (side + GAP), top + row * (side + GAP), side, side))
    return places


def _side(area: Box, count: int, rows: int) -> float:
    columns = -(-count // rows)
    across = (area.width - GAP * (columns - 1)) / columns
    upwards = (area.height - KEY - GAP * (rows - 1)) / rows
    return min(across, upwards, DIE)


def draw_detail_question(canvas: Canvas, ui: Ui, details: Details, box: Boxlike) -> None:
    area = Box(*box)
    high = min(ui.units(QUESTION), area.height * 0.46)
    canvas.text(
        ui.say(details.question),
        (area.x, area.y, area.width, high),
        style="bold",
        size=Type.BODY,
        colour=INK,
    )
    if details.explanation:
        canvas.text(
            ui.say(
                details.explanation,
                arrows=ui.keymap.labels(ARROWS, ui.words),
                place=ui.keymap.label(TableKey.CONFIRM, ui.words),
            ),
            (area.x, area.y + high, area.width, area.height - high),
            size=Type.NOTE,
            colour=INK,
            valign="top",
        )
