"""The course between the stalls and the town; the window paints the squares on its boards."""

import numpy as np
from cards_pen import paint
from derby_fences import boards, onlookers, rails, seams, stalls
from derby_land import ground, growth, mesas, sky
from derby_lanes import COURSE
from kit import fbm, grain, over, save, shadow, vignette
from kit.types import Array
from mustang_land import cut_to_frame

CORNER = 12
_PX = 2


def course() -> Array:
    w, h = COURSE
    land = paint([*sky(), *mesas(), *ground()], w, h, _PX, 7)
    dust = fbm(_PX * h, _PX * w, (26, 90), 8, 4) - 0.5
    land = grain(land, np.clip(1.6 * dust, -1, 1), 0.1)
    land = over(land, paint([*growth(), *rails(True)], w, h, _PX, 9))
    lanes = shadow(boards(), (5, 6), 5, 0.5, pad=0)
    things = paint([seams(), *stalls(), *onlookers(), *rails(False)], w, h, _PX, 10)
    picture = over(over(land, lanes), things)
    picture[..., :3] = np.clip(
        picture[..., :3] * vignette(_PX * h, _PX * w, 0.26)[..., None] * 1.03, 0, 1
    )
    return cut_to_frame(picture, COURSE, CORNER)


def main() -> None:
    save(course(), "derby/course", False, 84)


if __name__ == "__main__":
    main()
