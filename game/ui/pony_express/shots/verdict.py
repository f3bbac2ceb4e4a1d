"""What a shot came to, in a few words, and how it is heard."""

from __future__ import annotations

from game.rules.pony_express.events import ShotTaken
from game.ui.pony_express.context import RaceShow
from physics.model import Scene


def verdict_of(event: ShotTaken, scene: Scene, show: RaceShow) -> tuple[str, str]:
    """The words, and whether that is good for the shooter; for who reads it, if hit."""
    context, say, verdict = show.context, show.context.ui.say, event.verdict
    if verdict == "arrest" and event.seat == context.reader:
        return say("Sheriff! You hit a bystander"), "bad"
    if verdict == "arrest":
        return say("Sheriff! %(name)s hit a bystander", name=context.name(event.seat)), "bad"
    if verdict == "figures":
        down = event.toppled
        return say("%(count)d of 3 down", count=down), "good" if down > 1 else "plain"
    if verdict == "hit":
        hurts = scene.target is not None and scene.target == context.reader
        return show.sentence, "bad" if hurts else "good"
    if verdict == "decoy":
        return say("Only the decoy!"), "plain"
    return _miss(event, scene, show), "plain"


def _miss(event: ShotTaken, scene: Scene, show: RaceShow) -> str:
    """A target that fell all the same, or was touched, needs a word of explanation."""
    say, target = show.context.ui.say, scene.target
    if target is not None and target in event.touched:
        return show.sentence
    if target in event.fallen:
        return say("Missed: only the flicked die counts")
    return say("Missed")


def verdict_sound(event: ShotTaken) -> str:
    if event.verdict == "arrest":
        return "sheriff"
    good = event.verdict == "hit" or (event.verdict == "figures" and event.toppled > 1)
    return "cheer" if good else "groan"
