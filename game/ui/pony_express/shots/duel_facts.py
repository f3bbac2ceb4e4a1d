"""What the panels beside a shot tell of the duel, out of what all can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.pony_express.meeting import SHOTS_EACH, half_of
from game.ui.pony_express.shots.duellists import Duellist, Stake
from game.ui.pony_express.shots.gauge import least_power
from game.wording.vocabulary import capital
from physics.model import Scene

if TYPE_CHECKING:
    from game.ui.pony_express.view import RaceView


def duellists_of(view: RaceView, scene: Scene, *, fired: bool = False) -> tuple[Duellist, ...]:
    """Of a shot, in the order in which they began; nobody at the figures. `fired`: the die is on
    its way already."""
    if scene.target is None:
        return ()
    duel = view.seen.duel
    seats = (scene.shooter, scene.target) if duel is None else duel.seats
    spent = scene.shooter if fired and not view.so_far.spare else None
    showdown = scene.mode == "showdown"
    return facing(view, seats, showdown=showdown, shooting=scene.shooter, spent=spent)


def facing(
    view: RaceView,
    seats: Sequence[int],
    *,
    showdown: bool,
    shooting: int | None = None,
    spent: int | None = None,
) -> tuple[Duellist, ...]:
    """`spent`: whose shot is on its way, and not counted by the table yet."""
    return tuple(
        Duellist(
            seat=seat,
            name=name_of(view, seat),
            colour=view.colour(seat),
            gold=view.seen.riders[seat].gold,
            stake=_stake(view, seat, showdown),
            fired=view.so_far.fired.get(seat, 0) + (seat == spent),
            of=None if showdown else SHOTS_EACH,
            shooting=seat == shooting,
        )
        for seat in seats
    )


def _stake(view: RaceView, seat: int, showdown: bool) -> Stake:
    """What losing costs: half of the gold, or without any, freedom."""
    rider = view.seen.riders[seat]
    if showdown:
        return Stake("race")
    if rider.gold:
        return Stake("gold", half_of(rider.gold))
    return Stake("nothing" if rider.prison else "prison")


def name_of(view: RaceView, seat: int) -> str:
    """Whoever sits alone at the screen is spoken to."""
    return capital(view.ui.say("you")) if seat == view.reader else view.names[seat]


def least_power_of(view: RaceView, scene: Scene) -> float:
    """The share of the usual least power that reaches the target of this shot."""
    place = next(iter(view.board.corners.values()))
    return least_power(scene, place.line.offsets(place.towards)[0])


def shot_number(view: RaceView, scene: Scene) -> str:
    """Which shot this is for the shooter, and of how many; a showdown has no last one."""
    say, number = view.ui.say, view.so_far.fired.get(scene.shooter, 0) + 1
    if scene.mode == "showdown":
        return say("Shot %(number)d", number=number)
    return say("Shot %(number)d of %(of)d", number=min(number, SHOTS_EACH), of=SHOTS_EACH)
