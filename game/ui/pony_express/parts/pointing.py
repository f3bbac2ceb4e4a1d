"""A slip of paper that explains a place of the board or a rider that was pointed at."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n import mark
from game.ui.kit.buttons import Hotspot
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.group import TIP_DELAY, Group, draw_tip
from game.ui.kit.inputs import Input, PointerMoved
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.layout import SCREEN, Units, columns, inset, rows, share
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, LIGHT_GOLD, RED, SADDLE
from game.ui.kit.tokens import Gap, Line, Type
from game.ui.kit.widget import Widget
from game.ui.pony_express.context import RaceContext
from game.ui.table.part import Part

WIDTH = 330.0
HEADS = (34.0, 26.0)  # how high the two lines above the text are
ASIDE, ABOVE, UNDER = 18.0, 10.0, 16.0  # between the words and the edge
HIGHEST = 70.0  # of the screen
LAYER = 70  # above the table
STAYS = 8.0  # seconds
STEPS = {NavigationKey.LEFT: -1, NavigationKey.RIGHT: 1}
# In cm, to the left, up, to the right and down: what a name keeps clear of around a space, and what
# is seen of a rider.
AROUND, BODY = (1.3, 1.3, 1.3, 2.1), (1.1, 2.55, 1.1, 0.85)
NOTHING = mark("Nothing special happens here.")
EFFECTS = {
    "relay": mark("Draw two cards and keep one."),
    "mine": mark("Roll five dice. Take a nugget for each space the hand is worth."),
    "saloon": mark(
        "Roll five dice. Pay a nugget for each space the hand is worth. If you can't, pay "
        "all you have and go to prison."
    ),
    "indians": mark(
        "Flick a die at the three figures. Gain a nugget for each that falls, go back a "
        "space for each still up."
    ),
    "finish": mark("Deliver the mail here. The first rider at the third mailbox wins the race."),
    "start": mark("The race begins here. There are no duels in town."),
    "town": mark("Nothing happens in town, and there are no duels."),
}
FARE = mark("You can pay %(gold)s for the train to the next station.")
LAST_STATION = mark("End of the line: no train goes further.")


class Info(NamedTuple):
    title: str
    sub: str
    text: str
    near: Point


class InfoBox:
    """Shows one thing at a time, until something else is pressed or some seconds have passed."""

    def __init__(self, context: RaceContext) -> None:
        self._context = context
        self._info: Info | None = None
        self._left = 0.0

    @property
    def shown(self) -> Info | None:
        return self._info

    def hide(self) -> None:
        self._info = None

    def advance(self, seconds: float) -> None:
        self._left -= seconds
        if self._left <= 0.0 and self._info is not None:
            self._info = None
            self._context.ui.stir()

    def _show(self, info: Info) -> None:
        self._info = None if self._info == info else info
        self._left = STAYS

    def show_space(self, number: int) -> None:
        self._show(self._about_space(number))

    def _about_space(self, number: int) -> Info:
        context, words = self._context, self._context.words
        board = context.board
        kind = words.space_kind(board.kinds[number])
        sub = context.ui.say("Space %(number)d: %(kind)s", number=number, kind=kind)
        at = context.board_view.to_screen(board.points[number])
        return Info(words.space_name(board.labels[number]), sub, self._effect(number), at)

    def space_in_short(self, number: int) -> str:
        """Its name and its kind."""
        info = self._about_space(number)
        return f"{info.title}\n{info.sub}"

    def _effect(self, number: int) -> str:
        context, board = self._context, self._context.board
        kind, price = board.kinds[number], board.prices[number]
        if kind != "station":
            return context.ui.say(EFFECTS.get(kind, NOTHING))
        if not price:
            return context.ui.say(LAST_STATION)
        return context.ui.say(FARE, gold=context.words.gold(price))

    def show_rider(self, seat: int, near: Point) -> None:
        """With the own cards, which whoever reads the screen may know."""
        hand = self._context.seen.riders[seat].hand
        words = self._context.words
        held = words.listing([words.card(card).name for card in hand]) if hand else ""
        self._show(self._about_rider(seat, near, held))

    def _about_rider(self, seat: int, near: Point, held: str = "") -> Info:
        context, rider = self._context, self._context.seen.riders[seat]
        words = context.words
        place = words.space_name(context.board.labels[rider.space])
        sub = context.ui.say("Space %(number)d: %(kind)s", number=rider.space, kind=place)
        facts = [words.gold(rider.gold)]
        facts.append(context.ui.say("cards: %(count)d", count=rider.count))
        if held:
            facts[-1] = f"{facts[-1]} ({held})"
        if rider.mailbox:
            facts.append(context.ui.say("mailbox %(number)d", number=rider.mailbox))
        if rider.prison:
            facts.append(context.ui.say("in prison"))
        return Info(rider.name, sub, ", ".join(facts), near)

    def rider_in_short(self, seat: int) -> str:
        """What everybody may know."""
        info = self._about_rider(seat, (0.0, 0.0))
        return f"{info.title}\n{info.sub}\n{info.text}"

    def draw(self, canvas: Canvas) -> None:
        info = self._info
        if info is None:
            return
        units = Units(canvas.zoom)
        width, heights = units(WIDTH), [units(high) for high in HEADS]
        heights.append(canvas.text_height(info.text, width - 2 * ASIDE, size=Type.NOTE))
        paper = _paper(info.near, width, sum(heights) + ABOVE + UNDER)
        title, sub, text = rows(inset(paper, x=ASIDE, top=ABOVE), *heights)
        canvas.layer += LAYER
        canvas.drop_shadow(paper)
        canvas.nine("ui/paper", paper)
        canvas.text(info.title, title, style="title", size=Type.LABEL, colour=RED)
        canvas.text(info.sub, sub, style="bold", size=Type.NOTE, colour=SADDLE)
        canvas.text(info.text, text, size=Type.NOTE, colour=INK)
        canvas.layer -= LAYER


def _paper(near: Point, width: float, height: float) -> Box:
    """Above the place that it is about, unless it would reach too far up."""
    paper = Box(0, 0, width, height)
    paper.midbottom = (near[0], near[1] - 40)
    if paper.top <= HIGHEST:
        paper.top = near[1] + 44
    return paper.clamp(inset(SCREEN, Gap.LARGE))


class RiderSpot(Hotspot):
    """A rider's row in the panel: what its signs mean is told to a pointer that rests there."""

    in_a_list = True

    def __init__(self, context: RaceContext, info: InfoBox, seat: int) -> None:
        row = context.riders.row(seat)
        near = (row.x - 40, row.centery + 60)
        if seat in context.at_the_screen:  # the own cards lie there
            row, _ = columns(row, context.riders.face(seat).x - Gap.SMALL - row.x, share())
        super().__init__(f"race.rider-{seat}", row, lambda: info.show_rider(seat, near))
        self._info = info
        self._seat = seat

    @property
    def explanation(self) -> str:
        info = self._info
        return "" if info.shown is not None else info.rider_in_short(self._seat)


class BoardSpot(Widget):
    """The whole board: press a place or a rider to read about it; with the keyboard, the left
    and right arrows go from space to space. A pointer that rests on a place is told its name."""

    def __init__(self, context: RaceContext, info: InfoBox) -> None:
        super().__init__("race.board", context.board_view.box)
        self._context = context
        self._info = info
        self._space = 0
        self._pointed: int | None = None  # the space under the pointer ...
        self._since = 0.0  # ... and when it came there

    def pressed(self, point: Point, ui: Ui) -> None:
        seat = self._rider_under(point)
        space = self._context.board_view.space_at(point)
        if seat is not None:
            self._info.show_rider(seat, point)
        elif space is not None:
            self._space = space
            self._info.show_space(space)
        else:
            self._info.hide()

    def _rider_under(self, point: Point) -> int | None:
        """The rider whose body is there."""
        board = self._context.board_view
        for _, seat, pose in self._context.pieces.riders():
            if board.reach(pose.at, *BODY).collidepoint(point):
                return seat
        return None

    def handle(self, given: Input, ui: Ui) -> bool:
        if isinstance(given, PointerMoved):
            self._point(self._context.board_view.space_at(given.at), ui.time)
        command = ui.keymap.command_of(given, NavigationKey, repeats=True)
        if command not in STEPS:
            return False
        self._space = min(max(self._space + STEPS[command], 1), self._context.board.last)
        self._info.hide()
        self._info.show_space(self._space)
        return True

    def _point(self, space: int | None, time: float) -> None:
        if space != self._pointed:
            self._pointed, self._since = space, time

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self.focused and ui.director.top.group.shows_focus:
            canvas.frame(inset(self.box, -2), LIGHT_GOLD, width=Line.FRAME, radius=6)

    def draw_over(self, canvas: Canvas, ui: Ui) -> None:
        context, space = self._context, self._pointed
        if space is None or not self.hovered or context.busy or self._info.shown is not None:
            return
        left = TIP_DELAY - (ui.time - self._since)
        if left > 0.0:
            ui.stir(left)
            return
        place = context.board_view.reach(context.board.points[space], *AROUND)
        draw_tip(canvas, self._info.space_in_short(space), place)


class Pointing(Part[RaceContext]):
    """Places and riders can be pressed, and are told about."""

    def __init__(self, context: RaceContext) -> None:
        super().__init__(context)
        self.info = InfoBox(context)

    def rest(self) -> None:
        self.info.hide()

    def live(self, seconds: float) -> None:
        self.info.advance(seconds)

    def build(self, group: Group) -> None:
        context = self.context
        if not context.arena.camera.moving:
            group.add(BoardSpot(context, self.info))
        if not context.shows_duel:
            for seat in range(len(context.names)):
                group.add(RiderSpot(context, self.info, seat))

    def draw_above(self, canvas: Canvas) -> None:
        if not self.context.covered:
            self.info.draw(canvas)
