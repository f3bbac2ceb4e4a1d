"""Design tokens: the few sizes of which every screen is made, each by its role. All are design
units at the usual size of type. Colours have their names in `theme`.

What is drawn by hand, such as a picture or a chart, has measures of its own.
"""

from __future__ import annotations

from typing import Final


class Type:
    """Sizes of type, from the smallest."""

    MARK: Final = 15.0  # at the axis of a chart, or a count beside a name
    NOTE: Final = 18.0  # what explains, and the words on small planks
    ENTRY: Final = 19.0  # one of many: in a list, a log, a table
    BODY: Final = 20.0  # what is read, and the words of a usual plank
    LEAD: Final = 21.0  # the booklet, and one sentence that matters more than those around it
    LABEL: Final = 22.0  # on a large plank; the name of a section
    NAME: Final = 24.0  # of a player, a game, a part of a sheet
    HEADING: Final = 26.0  # of a sheet
    TITLE: Final = 30.0  # of a sheet that lies alone in the middle of a screen
    SCREEN: Final = 36.0  # the heading of a screen
    FIGURE: Final = 40.0  # a number that stands for a picture
    HEADLINE: Final = 44.0  # the one line of a whole screen


class Gap:
    """Gaps between neighbours."""

    FINE: Final = 4.0  # parts of one thing
    SMALL: Final = 6.0  # cells in a row
    USUAL: Final = 8.0  # planks that belong together
    WIDE: Final = 12.0  # a sheet and the planks at its foot
    LARGE: Final = 16.0  # two sheets, or groups of planks


class Line:
    """Widths of lines."""

    HAIR: Final = 1.0  # between the lines of a list
    RULE: Final = 1.5  # across a page; around a plate
    EDGE: Final = 2.0  # around a plate that matters
    FRAME: Final = 3.0  # around what is chosen, and pictures


class Corner:
    """Radii of corners."""

    BAR: Final = 3.0
    CHIP: Final = 8.0
    ROW: Final = 10.0
