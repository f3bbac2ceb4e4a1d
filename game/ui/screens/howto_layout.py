"""Where things are in the booklet: search and list on the left, the page on the right, planks at
the foot. All that is pressed or read is as large as the player wants it."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.kit.canvas import Box
from game.ui.kit.layout import SCREEN, Units, columns, inset, rows, share
from game.ui.kit.tokens import Gap

SIDE = 332.0  # how wide the left side is
WIDER = 160.0  # how much of that comes with type twice as large
HEADING = 54.0
PLANK, SEARCH = 50.0, 46.0
BACK, TUTORIAL, TURN, COUNT = 150.0, 330.0, 104.0, 150.0
FOUND, HIT_PLANK = 38.0, (66.0, 40.0)  # how many places are found, and what goes to the next one


class HowToLayout(NamedTuple):
    """`rows`: of the list, without its edges. Where found words are listed there: `found` for how
    many, the places themselves, and below them two planks with the number of the one between."""

    heading: Box
    choice: Box
    search: Box
    list: Box
    rows: Box
    found: Box
    hits: Box
    previous_hit: Box
    hit_number: Box
    next_hit: Box
    paper: Box
    page: Box
    back: Box
    tutorial: Box
    previous: Box
    next: Box
    number: Box


def howto_layout(zoom: float, *, chooses: bool = False) -> HowToLayout:
    """`chooses`: there is a row in which another booklet can be taken."""
    units = Units(zoom)
    screen = inset(SCREEN, left=20, top=18, right=18, bottom=14)
    upper, foot = rows(screen, share(), units(PLANK), gap=Gap.WIDE)
    side, paper = columns(upper, units(SIDE, WIDER / SIDE), share(), gap=18)
    lines = [units(SEARCH)] * (2 if chooses else 1)
    heading, *fields, sheet = rows(side, HEADING, *lines, share(), gap=Gap.USUAL)
    sheet = inset(sheet, top=2)
    inner = inset(sheet, 10)
    found, hits, hit_foot = rows(inner, units(FOUND), share(), units(HIT_PLANK[1]))
    previous_hit, hit_number, next_hit = columns(
        hit_foot, units(HIT_PLANK[0]), share(), units(HIT_PLANK[0]), gap=Gap.USUAL
    )
    back, _, tutorial, middle, previous, _, following = columns(
        foot,
        units.grown(BACK),  # its word is long in some languages
        Gap.LARGE,
        units(TUTORIAL),
        share(),
        units(TURN),
        Gap.USUAL,
        units(TURN),
    )
    return HowToLayout(
        heading=heading,
        choice=fields[0],
        search=fields[-1],
        list=sheet,
        rows=inner,
        found=inset(found, x=12, top=-4, bottom=4),
        hits=inset(hits, bottom=units(8)),
        previous_hit=previous_hit,
        hit_number=hit_number,
        next_hit=next_hit,
        paper=paper,
        page=inset(paper, left=32, top=22, right=24, bottom=20),
        back=back,
        tutorial=tutorial,
        previous=previous,
        next=following,
        number=columns(inset(middle, x=Gap.WIDE), units(COUNT), at=1.0)[0],
    )
