"""Where things are in the booklet: search and list on the left, the page on the right, planks at
the foot. All that is pressed or read is as large as the player wants it."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box

EDGE, RIGHT, BOTTOM = 20.0, 1262.0, 706.0
TOP = 18.0
SIDE = 332.0  # how wide the left side is
WIDER = 160.0  # how much of that comes with type twice as large
PLANK, SEARCH = 50.0, 46.0
GAP = 12.0
BACK, TUTORIAL, TURN, COUNT = 150.0, 330.0, 104.0, 150.0


class HowToLayout(NamedTuple):
    zoom: float
    heading: Box
    choice: Box
    search: Box
    list: Box
    paper: Box
    page: Box
    back: Box
    tutorial: Box
    previous: Box
    next: Box
    number: Box

    @property
    def rows(self) -> Box:
        """Of the list, without its edges."""
        return self.list.inflate(-20, -20)

    @property
    def hits(self) -> Box:
        """Where found words are listed: there is a line above them, and a row of planks below."""
        rows, z = self.rows, self.zoom
        return Box(rows.x, rows.y + 38 * z, rows.width, rows.height - 86 * z)

    def hit_plank(self, *, left: bool) -> Box:
        wide, high = 66 * self.zoom, 40 * self.zoom
        x = self.rows.x if left else self.rows.right - wide
        return Box(x, self.rows.bottom - high, wide, high)


def howto_layout(zoom: float, *, chooses: bool = False) -> HowToLayout:
    """`chooses`: there is a row in which another booklet can be taken."""
    side = SIDE + WIDER * (zoom - 1)
    high = PLANK * zoom
    foot, gap = BOTTOM - high, GAP
    choice = Box(EDGE, 80, side, SEARCH * zoom)
    search = choice.move(0, choice.height + 8) if chooses else choice
    top = search.bottom + 10
    paper = Box(EDGE + side + 18, TOP, RIGHT - EDGE - side - 18, foot - gap - TOP)
    back = Box(EDGE, foot, BACK * max(zoom, 1.0), high)  # its word is long in some languages
    tutorial = Box(back.right + 16, foot, TUTORIAL * zoom, high)
    after = Box(RIGHT - TURN * zoom, foot, TURN * zoom, high)
    before = after.move(-after.width - 8, 0)
    room = min(COUNT * zoom, before.x - tutorial.right - 24)
    return HowToLayout(
        zoom,
        heading=Box(EDGE, TOP, side, 54),
        choice=choice,
        search=search,
        list=Box(EDGE, top, side, foot - gap - top),
        paper=paper,
        page=Box(paper.x + 32, paper.y + 22, paper.width - 56, paper.height - 42),
        back=back,
        tutorial=tutorial,
        previous=before,
        next=after,
        number=Box(before.x - 12 - room, foot, room, high),
    )
