"""What the panels beside a shot tell of the duel, out of what all can see."""

from __future__ import annotations

from game.rules.pony_express.meeting import SHOTS_EACH, half_of
from game.ui.kit.scene import Ui
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.shots.arena import Meeting
from game.ui.pony_express.shots.duellists import Duellist, Stake
from game.ui.pony_express.shots.gauge import least_power
from game.wording.vocabulary import capital
from physics.model import Scene


def duellists_of(
    context: RaceContext, scene: Scene, *, fired: bool = False
) -> tuple[Duellist, ...]:
    """Of a shot, in the order in which they began; nobody at the figures. `fired`: the die is on
    its way already."""
    if scene.target is None:
        return ()
    duel = context.seen.duel
    seats = (scene.shooter, scene.target) if duel is None else duel.seats
    spent = scene.shooter if fired and not context.so_far.spare else None
    meeting = Meeting(seats, scene.mode == "showdown")
    return facing(context, meeting, shooting=scene.shooter, spent=spent)


def facing(
    context: RaceContext,
    meeting: Meeting,
    *,
    shooting: int | None = None,
    spent: int | None = None,
) -> tuple[Duellist, ...]:
    """`spent`: whose shot is on its way, and not counted by the table yet."""
    return tuple(
        Duellist(
            seat=seat,
            name=name_of(context, seat),
            colour=context.colour(seat),
            gold=context.seen.riders[seat].gold,
            stake=_stake(context, seat, meeting.showdown),
            fired=context.so_far.fired.get(seat, 0) + (seat == spent),
            of=None if meeting.showdown else SHOTS_EACH,
            shooting=seat == shooting,
        )
        for seat in meeting.seats
    )


def _stake(context: RaceContext, seat: int, showdown: bool) -> Stake:
    """What losing costs: half of the gold, or without any, freedom."""
    rider = context.seen.riders[seat]
    if showdown:
        return Stake("race")
    if rider.gold:
        return Stake("gold", half_of(rider.gold))
    return Stake("nothing" if rider.prison else "prison")


def name_of(context: RaceContext, seat: int) -> str:
    """Whoever sits alone at the screen is spoken to."""
    return capital(context.ui.say("you")) if seat == context.reader else context.names[seat]


def least_power_of(context: RaceContext, scene: Scene) -> float:
    """The share of the usual least power that reaches the target of this shot."""
    place = next(iter(context.board.corners.values()))
    return least_power(scene, place.line.offsets(place.towards)[0])


def shot_number(context: RaceContext, scene: Scene) -> str:
    """Which shot this is for the shooter, and of how many; a showdown has no last one."""
    say, number = context.ui.say, context.so_far.fired.get(scene.shooter, 0) + 1
    if scene.mode == "showdown":
        return say("Shot %(number)d", number=number)
    return say("Shot %(number)d of %(of)d", number=min(number, SHOTS_EACH), of=SHOTS_EACH)


def duel_title(ui: Ui, *, showdown: bool) -> str:
    return ui.say("Showdown") if showdown else ui.say("Duel")
