"""What the table and its pieces are made of. Inside the simulation: millimetres, grams, seconds.

Most figures were measured in a study before this was built; (A) marks one that nobody measured.
"""

from __future__ import annotations

from typing import NamedTuple

MM = 10.0  # in a centimetre, the unit of scenes and results
GRAVITY = 9810.0

FRAME = 1.0 / 120.0  # the longest step of the engine, and of a fall
SAMPLED = 1.0 / 60.0  # how often a track is sampled, besides at every contact
LONG_LEG = 1.0 / 30.0  # of a glide with spin, which is not exact
LONGEST_TRAVEL = 1.5  # of any piece in one step among pieces that may touch
CLOSE = 0.3  # nearer than this two pieces count as touching soon, and the engine is asked
SKIN = 0.01  # nearer than this they touch
LOOK_AHEAD = 0.05  # the least that a turning die is followed ahead: so deep may it be found inside
PRESSING = 10.0  # slower than this they press on each other rather than bounce
# Rounds of the engine's solver: so many that the order in which it takes the two points of a blow
# that falls on a whole edge no longer matters.
ITERATIONS = 200
PARTING_ROUNDS = 4  # of pushing a fallen piece and what it fell on apart
SETTLING = 0.1  # seconds, as drawn, in which that is done
NOW = 1e-9  # seconds: no time at all
AT_REST = 2.0  # slower than this is standing still
MOST_STEPS = 20_000  # no shot needs a tenth of them: whatever still moves then is stopped

# Friction acts on a square as if all of it lay this far from the middle, in sides; on a disc, in
# radii: the mean distance of its points.
SQUARE_ARM = 0.3826
DISC_ARM = 2.0 / 3.0


class Stuff(NamedTuple):
    """How a kind of piece weighs, slides and bounces."""

    mass: float
    friction: float  # on the board
    bounce: float  # of a die on it
    grip: float = 0.25  # between two pieces (A)


DIE = Stuff(mass=4.5, friction=0.30, bounce=1.0, grip=1.0)  # pymunk multiplies both sides'
STUFF = {
    "rider": Stuff(mass=7.0, friction=0.35, bounce=0.45),
    "figure": Stuff(mass=3.0, friction=0.30, bounce=0.26),
    "barrel": Stuff(mass=0.0, friction=0.0, bounce=0.45),  # (A); it never moves
    "die": Stuff(mass=4.5, friction=0.30, bounce=0.45),  # a die left lying (A)
}

# What is drawn when a piece goes over the edge.
BOARD = 4.0  # how thick the board is
OVER_THE_EDGE = 0.3  # seconds that it is followed
