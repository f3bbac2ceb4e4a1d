"""Shots as bots meet them in races, and what comes of them when they are simulated."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import NamedTuple

from game.bots.aim import Hand
from game.bots.planning import physics_planner
from game.bots.pony_express.skill import SKILLS
from game.engine.draws import Draws
from game.engine.requests import FlickAnswer, TakeShot
from physics.model import Flick, Outcome, Scene
from physics.rehearsal import Rehearsal
from tests.bots.racing import BOARDS, mixed_race


class Met(NamedTuple):
    """A shot that was asked for in a race."""

    scene: Scene
    must_fall: bool


@cache
def met_in_races(mode: str, wanted: int) -> list[Met]:
    """So many different tables of a "duel" (the showdown is one, too) or of "figures", from races
    of mixed bots, on both boards and now and then with riders that must fall."""
    met: dict[Scene, Met] = {}
    for seed in count():
        house = {"board": BOARDS[seed % 2], "must-fall": seed % 7 == 0}
        for asked in mixed_race(3 + seed % 3, seed, **house).decisions():
            request = asked.request
            if isinstance(request, TakeShot) and (request.scene.mode == "figures") == (
                mode == "figures"
            ):
                met[request.scene] = Met(request.scene, asked.view["must-fall"])
                if len(met) == wanted:
                    return list(met.values())
    raise AssertionError("there are always more races")


def hand_of(level: str) -> Hand:
    return Hand(SKILLS[level].aim_error, physics_planner)


class Tally(NamedTuple):
    """What many shots were planned to do, or did."""

    hit: float
    arrest: float
    figures: float


def means(tallies: list[Tally]) -> Tally:
    return Tally(*[sum(column) / len(tallies) for column in zip(*tallies, strict=True)])


@cache
def promised_and_kept(level: str, mode: str, layouts: int, flicks: int) -> tuple[Tally, Tally]:
    """What the planner promises a level's hand on average, and what comes of its shots."""
    hand = hand_of(level)
    promised, kept = [], []
    for number, met in enumerate(met_in_races(mode, layouts)):
        plan = hand.plan(met.scene, met.must_fall)
        promised.append(Tally(plan.hit, plan.arrest, plan.figures))
        rehearsal = Rehearsal(met.scene)
        for n in range(flicks):
            answer = FlickAnswer(**hand.flick(plan, Draws(number, n)))
            outcome = rehearsal.outcome(as_flicked(answer, met.scene))
            kept.append(judged(outcome, met))
    return means(promised), means(kept)


def as_flicked(answer: FlickAnswer, scene: Scene) -> Flick:
    """A steady hand sends the die along the middle between the line aimed and the line flicked."""
    angle = answer.angle
    if scene.steady and answer.aim is not None:
        angle = (answer.angle + answer.aim) / 2
    return Flick(answer.start, angle, answer.speed)


def judged(outcome: Outcome, met: Met) -> Tally:
    """Of two twins either may be the real one."""
    scene = met.scene
    got = outcome.fallen if met.must_fall else outcome.touched
    targets = [p.id for p in scene.pieces if p.owner is not None and p.owner == scene.target]
    bystanders = {p.id for p in scene.pieces if p.owner not in (None, scene.shooter, scene.target)}
    return Tally(
        sum(name in got for name in targets) / max(len(targets), 1),
        float(not bystanders.isdisjoint(outcome.touched)),
        float(sum(name.startswith("figure") for name in outcome.fallen)),
    )
