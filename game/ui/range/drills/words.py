"""Drills in words: scores, medals, and what a shot was worth."""

from __future__ import annotations

from game.i18n import mark
from game.practice.drills.library import MEDALS, Drill, GoalWording, Medal
from game.practice.drills.run import FIGURES, Judged
from game.practice.race import Wording
from game.ui.kit.scene import Ui
from game.ui.range.drills.attempt import Attempt, Outcome

NOTHING = "–"
WON: dict[Medal, str] = {
    "bronze": mark("Bronze!"),
    "silver": mark("Silver!"),
    "gold": mark("Gold!"),
}
POSSIBLE: dict[Medal, str] = {
    "bronze": mark("Bronze is possible."),
    "silver": mark("Silver is possible."),
    "gold": mark("Gold is possible."),
}


def in_language(ui: Ui, wording: Wording | GoalWording) -> str:
    """What a drill's file says in the player's language."""
    return str(getattr(wording, ui.words.code))


def medal_picture(medal: Medal | None) -> str:
    return f"ui/medal-{medal or 'none'}"


def score_words(ui: Ui, drill: Drill, score: float | None) -> str:
    """What was reached: of how much, if there is a most."""
    if score is None:
        return NOTHING
    if drill.score in ("hits", "streak"):
        return f"{round(score)}/{drill.shots}"
    if drill.score == "figures":
        return f"{round(score)}/{drill.shots * FIGURES}"
    return step_words(ui, drill, score)


def step_words(ui: Ui, drill: Drill, score: float) -> str:
    """By itself."""
    match drill.score:
        case "tries":
            return ui.say("shot %(number)d", number=round(score))
        case "nearest":
            return ui.say("%(cm).1f cm", cm=score)
        case "softest":
            return ui.say("%(speed).2f m/s", speed=score)
        case "streak":
            return ui.say("%(count)d in a row", count=round(score))
    return str(round(score))


def worth_words(ui: Ui, drill: Drill, judged: Judged) -> str:
    """What a shot that met the goal is told."""
    match drill.score:
        case "nearest":
            return ui.say("%(cm).1f cm from the mark!", cm=judged.value)
        case "softest":
            return ui.say("Counts, at %(speed).2f m/s!", speed=judged.value)
        case "figures":
            return ui.say("%(count)d of 3 down", count=round(judged.value))
    return ui.say("That counts!")


def status_words(ui: Ui, attempt: Attempt) -> str:
    """How it stands: what is left, and what can still be won."""
    seen = attempt.seen
    if attempt.is_over and attempt.outcome is not None:
        return outcome_words(ui, attempt.drill, attempt.outcome)
    left = ui.say("Shots left: %(count)d.", count=seen.left)
    if seen.medal == MEDALS[-1]:
        return f"{left} {ui.say('Gold is yours already.')}"
    possible = seen.possible
    chance = ui.say(POSSIBLE[possible]) if possible else ui.say("No medal left to win.")
    return f"{left} {chance}"


def outcome_words(ui: Ui, drill: Drill, outcome: Outcome) -> str:
    if outcome.medal is None:
        wanted = step_words(ui, drill, drill.medals.bronze)
        return ui.say("No medal this time. For bronze: %(wanted)s.", wanted=wanted)
    said = ui.say(WON[outcome.medal])
    return f"{said} {ui.say('Your best so far.')}" if outcome.is_best else said
