"""Shots: the cards before them, the flick, and what it came to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.requests import FlickAnswer, Shot, TakeShot
from game.rules.pony_express.cards import Play
from game.rules.pony_express.events import DecoyPlaced, DiePickedUp, ShotTaken
from game.rules.pony_express.hand_cards import card_in_window
from game.rules.pony_express.pieces import (
    die_left_lying,
    duel_scene,
    dummy_piece,
    figures_scene,
    names_of_pieces,
    real_piece,
)
from game.rules.pony_express.table import Duel, Rider, Table
from physics.model import Flick, Outcome, Scene

HIT, MISS, DECOY, ARREST, FIGURES = "hit", "miss", "decoy", "arrest", "figures"


async def duel_shot(table: Table, duel: Duel, shooter: Rider, following: Rider | None) -> str:
    """One shot of a duel or showdown: hit, miss or arrest. A miss may be followed at once by
    another from a spare cartridge, with the first die lying in the way. `following`: whose shot
    is the next one after a miss."""

    def load_spare_cartridge(_: Play) -> None:
        duel.lying_die, duel.lying_turned = first.rest, first.turned
        if following is not None:
            duel.count_shot(following.seat, -1)  # it comes after this one

    verdict, first = await _shoot_once(table, duel, shooter, following)
    if verdict in (MISS, DECOY) and await card_in_window(
        table, shooter, "missed", load_spare_cartridge
    ):
        verdict, _ = await _shoot_once(table, duel, shooter, following)
    return verdict


async def _shoot_once(
    table: Table, duel: Duel, shooter: Rider, following: Rider | None
) -> tuple[str, Outcome]:
    """The verdict, and what it was judged by."""
    await _other_duellists_card(table, duel, table.riders[duel.opponent(shooter.seat)])
    _clear_the_way(table, duel, shooter)
    await _steady_hand(table, shooter, duel)
    scene = duel_scene(table, duel, shooter.seat)
    answer = await TakeShot(shooter.seat, scene)
    outcome = await Shot(scene, as_flicked(answer, scene), names_of_pieces(table, scene))
    verdict = _judge_duel_shot(table, duel, shooter, outcome)
    _end_shot(duel, verdict, following)
    _tell_shot(table, shooter, scene, answer, outcome, verdict)
    return verdict, outcome


async def _steady_hand(table: Table, shooter: Rider, aimed_in: Duel | Table) -> None:
    """In a duel it is the duel that remembers it, at the Indians the table."""

    def hold(_: Play) -> None:
        aimed_in.steady = True

    await card_in_window(table, shooter, "own-shot", hold)


def _end_shot(duel: Duel, verdict: str, following: Rider | None) -> None:
    """The wind, the steady hand and a die in the way were for this shot only; a touched dummy is
    gone; after a miss the next shot counts."""
    duel.wind_from = None
    duel.steady = False
    duel.lying_die = None
    if verdict == DECOY:
        duel.decoy_stands = False
    if verdict in (MISS, DECOY) and following is not None:
        duel.count_shot(following.seat)


async def _other_duellists_card(table: Table, duel: Duel, other: Rider) -> None:
    """Water Barrel, Decoy or Dust Devil: before the other's shot."""

    def hinder(play: Play) -> None:
        if play.card == "water-barrel":
            duel.barrel = play.at
        elif play.card == "dust-devil":
            duel.wind_from = play.side
        else:
            assert play.side is not None
            duel.decoy_of, duel.decoy_side, duel.decoy_stands = other.seat, play.side, True

    play = await card_in_window(table, other, "others-shot", hinder)
    if play is not None and play.card == "decoy":
        side = duel.decoy_side
        table.tell(DecoyPlaced(audience=(other.seat,), seat=other.seat, side=side))


def _clear_the_way(table: Table, duel: Duel, shooter: Rider) -> None:
    """The first die of a spare cartridge stays where it lies, if it can."""
    lying, duel.lying_die = duel.lying_die, die_left_lying(table, duel, shooter.seat)
    if lying is not None and duel.lying_die is None:
        table.tell(DiePickedUp(seat=shooter.seat))


def _judge_duel_shot(table: Table, duel: Duel, shooter: Rider, outcome: Outcome) -> str:
    target = duel.opponent(shooter.seat)
    dummy = dummy_piece(duel) if duel.decoy_of == target else None
    bystanders = {f"rider-{rider.seat}" for rider in table.riders if rider.seat not in duel.seats}
    return judged(outcome, real_piece(duel, target), dummy, bystanders, must_fall=table.must_fall)


def judged(
    outcome: Outcome, real: str, dummy: str | None, bystanders: set[str], *, must_fall: bool
) -> str:
    """A bystander touched means arrest, whatever else was touched; only the die touches."""
    if not bystanders.isdisjoint(outcome.touched):
        return ARREST
    if real in outcome.touched and (not must_fall or real in outcome.fallen):
        return HIT
    return DECOY if dummy is not None and dummy in outcome.touched else MISS


async def shoot_at_figures(table: Table, shooter: Rider) -> tuple[bool, int]:
    """Whether the sheriff makes an arrest, and how many figures were knocked down."""
    await _steady_hand(table, shooter, table)
    scene = figures_scene(table, shooter.seat)
    answer = await TakeShot(shooter.seat, scene)
    outcome = await Shot(scene, as_flicked(answer, scene), names_of_pieces(table, scene))
    table.steady = False
    others = {f"rider-{other.seat}" for other in table.others(shooter)}
    arrested = not others.isdisjoint(outcome.touched)
    _tell_shot(table, shooter, scene, answer, outcome, ARREST if arrested else FIGURES)
    return arrested, len(_figures_down(scene, outcome))


def as_flicked(answer: FlickAnswer, scene: Scene) -> Flick:
    """A steady hand sends the die along the middle between the line aimed and the line flicked."""
    angle = answer.angle
    if scene.steady and answer.aim is not None:
        difference = (angle - answer.aim + 180.0) % 360.0 - 180.0
        angle = answer.aim + difference / 2.0
    return Flick(answer.start, angle, answer.speed, answer.spin)


def _figures_down(scene: Scene, outcome: Outcome) -> tuple[int, ...]:
    """The indexes of the figures that fell."""
    figures = [piece.id for piece in scene.pieces if piece.kind == "figure"]
    return tuple(index for index, figure in enumerate(figures) if figure in outcome.fallen)


def _seats(owners: Mapping[str, int], pieces: Sequence[str]) -> tuple[int, ...]:
    """Whose riders these are, each once, in order."""
    return tuple(dict.fromkeys(owners[piece] for piece in pieces if piece in owners))


def _tell_shot(
    table: Table,
    shooter: Rider,
    scene: Scene,
    answer: FlickAnswer,
    outcome: Outcome,
    verdict: str,
) -> None:
    flick = as_flicked(answer, scene)
    # Told by owner: which of two twins it was, the verdict says where all may know it.
    owners = {piece.id: piece.owner for piece in scene.pieces if piece.owner is not None}
    figures = _figures_down(scene, outcome)
    unmasked = table.duel.decoy_side if table.duel is not None and verdict == DECOY else None
    table.tell(
        ShotTaken(
            seat=shooter.seat,
            start=flick.start,
            angle=flick.angle,
            speed=flick.speed,
            spin=flick.spin,
            touched=_seats(owners, outcome.touched),
            fallen=_seats(owners, outcome.fallen),
            toppled=len(figures),
            verdict=verdict,
            rest=outcome.rest,
            turned=outcome.turned,
            figures=figures,
            real_side=unmasked,
        )
    )
