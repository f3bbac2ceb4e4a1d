"""All pictures of the course, to be read before they are wanted."""

from __future__ import annotations

from game.ui.derby.course.runner import FRAMES
from game.ui.derby.horses import COATS

COURSE_PICTURES = tuple(
    f"derby/{name}"
    for name in (
        *("course", "town", "podium", "nobody", "photo-frame"),
        *(f"sign-{colour}" for colour in ("yellow", "blue", "red", "town")),
        *(f"stand-{horse}" for horse in COATS),
        *(f"gallop-{horse}-{number}" for horse in COATS for number in range(FRAMES)),
        *(f"refuse-{horse}-{number}" for horse in COATS for number in range(3)),
        *(f"dust-{number}" for number in range(4)),
        *(f"rosette-{place}" for place in range(1, 4)),
        *(f"confetti-{number}" for number in range(4)),
    )
)
