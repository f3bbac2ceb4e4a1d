"""The lessons of the first game, one after the other, as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.engine.events import Event
from game.i18n import mark
from game.rules.derby.cards import HORSES, SPECIAL
from game.rules.derby.course import DRAW_LEVEL
from game.ui.derby.menus.tutorial_script import (
    LAST_ROUND,
    LAYINGS,
    LEARNER,
    OWN,
    RIDES,
    RIVAL,
    SPOILT,
    THIRD,
    THIRDS_ROUND,
)
from game.ui.derby.prompts.plan import PlanPrompt
from game.ui.screens.lessons import Condition, Lesson, Now, happened, only

TABLES = "tables"  # no question: the coach opens them
FIRST_LAYING, SECOND_LAYING = LAYINGS[LEARNER][:2]
BETTER, WORSE = FIRST_LAYING.card, SECOND_LAYING.card
OWN_NUMBER, SPOILT_NUMBER = HORSES.index(OWN), HORSES.index(SPOILT)
OWN_HORSE, OWN_MARKER = f"horse:{OWN_NUMBER}", f"marker:{OWN_NUMBER}"
# What the coach's card may lie on: beside the own horse, and beside the favourite.
BESIDE_OWN = tuple(f"column:{number}" for number in range(OWN_NUMBER))
BESIDE_SPOILT = tuple(f"column:{number}" for number in range(SPOILT_NUMBER + 1, len(HORSES)))


class Landing(NamedTuple):
    """Something that happens for so many times: what comes before it is left out."""

    kind: str
    times: int = 1
    horse: str | None = None

    def place(self, events: Sequence[Event]) -> int | None:
        """Among the events; None: it has not happened yet."""
        found = [number for number, event in enumerate(events) if self._is(event)]
        return found[self.times - 1] if len(found) >= self.times else None

    def _is(self, event: Event) -> bool:
        return event.kind == self.kind and self.horse in (None, getattr(event, "horse", None))


# Before these lessons the game leaps ahead.
LANDINGS = {
    "riders": Landing("left-over-turned"),
    "town": Landing("horse-began", LAST_ROUND, OWN),
    "payout": Landing("horse-began", THIRDS_ROUND, THIRD),
}


def _betting(number: int) -> Condition:
    """The learner's turn in that round."""
    return lambda now: now.asked in ("bet", "play-card") and now.stage.round == number


def _riding(kind: str, number: int, rolls: int = 0) -> Condition:
    """A question in that round of the race, after so many rolls of the learner's."""
    return lambda now: (
        now.asked == kind
        and now.stage.race_round == number
        and now.count("die-rolled", seat=LEARNER) >= rolls
    )


def _bet_is_chosen(times: int) -> Condition:
    """Or laid already."""

    def chosen(now: Now) -> bool:
        prompt = now.table.prompt
        means = isinstance(prompt, PlanPrompt) and prompt.chosen.bet == OWN
        return means or now.count("bet-laid", seat=LEARNER) >= times

    return chosen


def _tables_were_seen(now: Now) -> bool:
    return bool(now.table.view.tables_looked_at)


def _nothing(_kind: str, _answer: Any) -> bool:
    return False


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "welcome",
        mark("Place your bets!"),
        mark(
            "Seven horses will race to Sacramento. You bet %(chips)s on them, in %(rounds)d "
            "stacks. The player with the most chips at the end wins. I'll help: you bet "
            "twice, then you ride. It's only practice."
        ),
        lambda now: True,
        targets=("stacks:0",),
        place="slate",
        about=("stacks:0",),
    ),
    Lesson(
        "bet",
        mark("Your first bet"),
        mark(
            "Every horse has a column, and its marker shows the odds. %(own)s is at "
            "%(odds)s, so a win would pay %(pays)d times your stake. Press its betting box "
            "at the foot of the column: your stack of %(stack)s goes there."
        ),
        _betting(1),
        _bet_is_chosen(1),
        (f"bet.{OWN}",),
        "slate",
        only(**{"bet": OWN, "play-card": FIRST_LAYING}),
        mark("Bet on %(own)s first: it's the fifth column."),
        (("bet", OWN),),
        (OWN_MARKER,),
        covers=BESIDE_OWN,
    ),
    Lesson(
        "card",
        mark("A card for your horse"),
        mark(
            "Now a card. The yellow 9 is 4 higher than the black 5 on %(own)s, so the odds "
            "shorten by %(better)d rows. It's also a fast card for the race. Press the 9, "
            "then %(own)s: you'll see the result. Then press “Confirm”."
        ),
        _betting(1),
        happened("card-laid", seat=LEARNER),
        (f"mine.{BETTER}", f"lay.{OWN}", "plan.confirm"),
        "slate",
        only(**{"bet": OWN, "play-card": FIRST_LAYING}),
        mark("Put the yellow 9 on %(own)s, then press “Confirm”."),
        (("bet", OWN), ("play-card", FIRST_LAYING)),
        (f"column:{OWN_NUMBER}", f"mine.{BETTER}", "slip:0", "plan.confirm"),
        covers=BESIDE_OWN,
    ),
    Lesson(
        "tables",
        mark("Look it up"),
        mark(
            "Which cards are still hidden? How far does a card move the odds? What does a "
            "bet pay? It's all in the tables. Press this button or press T. You can do so at "
            "any time."
        ),
        _betting(2),
        _tables_were_seen,
        ("table.tables",),
        "slate",
        _nothing,
        mark("First look at the tables: press T."),
        ((TABLES, None),),
        ("slip:0",),
        covers=BESIDE_OWN,
    ),
    Lesson(
        "outbid",
        mark("Who will ride?"),
        mark(
            "The player with the most chips on a horse rides it. %(rival)s has also bet "
            "%(stack)s on %(own)s. If it stays a tie, nobody rides. So put your "
            "%(second_stack)s there too."
        ),
        _betting(2),
        _bet_is_chosen(2),
        (f"bet.{OWN}",),
        "slate",
        only(**{"bet": OWN, "play-card": SECOND_LAYING}),
        mark("Outbid %(rival)s: bet on %(own)s again."),
        (("bet", OWN),),
        (OWN_MARKER, f"seat:{RIVAL}"),
        covers=BESIDE_OWN,
    ),
    Lesson(
        "spoil",
        mark("Spoil the favourite"),
        mark(
            "%(next)s has bet everything on %(spoilt)s, the favourite. Play your blue 2 on "
            "it: it's 6 lower than the 8 there. The odds lengthen by %(worse)d rows, and it "
            "has to race with that 2. Press the 2, then %(spoilt)s, then “Confirm”."
        ),
        _betting(2),
        happened("card-laid", 2, seat=LEARNER),
        (f"mine.{WORSE}", f"lay.{SPOILT}", "plan.confirm"),
        "slate-right",
        only(**{"bet": OWN, "play-card": SECOND_LAYING}),
        mark("Put the blue 2 on %(spoilt)s, then press “Confirm”."),
        (("bet", OWN), ("play-card", SECOND_LAYING)),
        (f"column:{SPOILT_NUMBER}", f"mine.{WORSE}", "slip:0", "plan.confirm"),
        covers=BESIDE_SPOILT,
    ),
    Lesson(
        "plans",
        mark("And so on"),
        mark(
            "It goes on like this: %(rounds)d bets each, then the other cards. I'll do that "
            "for you: %(third_stack)s on %(blue)s, %(fourth_stack)d on %(green)s and "
            "%(fifth_stack)d on %(spoilt)s. Press “Next” to turn up the leftover cards."
        ),
        happened("card-laid", 2, seat=LEARNER),
        targets=("stacks:0",),
        place="slate",
        about=("stacks:0", f"column:{SPOILT_NUMBER}"),
        covers=BESIDE_SPOILT,
    ),
    Lesson(
        "riders",
        mark("To the horses!"),
        mark(
            "You have the most chips on %(own)s, so you ride it. %(beige)s has no chips and "
            "%(green)s has a tie: these are riderless and turn up their cards blindly. The "
            "longest odds take the top track, and the top track moves first."
        ),
        happened("race-began"),
        targets=(OWN_HORSE,),
        place="course",
        about=(OWN_HORSE, *(f"horse:{HORSES.index(horse)}" for horse in ("beige", "green"))),
    ),
    Lesson(
        "ride",
        mark("Your first ride"),
        mark(
            "You play one of the horse's six cards. Any card is good for one square. After "
            "that its value says how well you can push. Press the yellow 6, then “Play”."
        ),
        _riding("ride", 1),
        happened("card-ridden", seat=LEARNER),
        (f"mine.{RIDES[0]}", "ride.play"),
        "course",
        only(ride=RIDES[0]),
        mark("Play the yellow 6: we'll need the 9 on the next turn."),
        (("ride", RIDES[0]),),
        ("move:0", OWN_HORSE),
    ),
    Lesson(
        "push",
        mark("Push!"),
        mark(
            "One square done. Now you may roll the die. On a 6 or less, %(own)s gains a "
            "second square; on more, it loses the first. Six times in ten you double: push!"
        ),
        _riding("push", 1),
        happened("die-rolled", seat=LEARNER),
        ("push.yes",),
        "course",
        only(push=True),
        mark("With one square at stake a 6 is worth the risk: push!"),
        (("push", True),),
        ("move:0", "die:0", OWN_HORSE),
    ),
    Lesson(
        "stop",
        mark("Enough"),
        mark(
            "Well ridden. One more push could win a third square, but four times in ten it "
            "would cost you two. That's a bad bet: stop here. You're on yellow, too, and "
            "that will pay."
        ),
        _riding("push", 1, rolls=1),
        happened("horse-began", horse=THIRD),
        ("push.no",),
        "course",
        only(push=False),
        mark("Too risky with two squares at stake: stop on the yellow square."),
        (("push", False),),
        ("move:0", "die:0", OWN_HORSE),
    ),
    Lesson(
        "colour",
        mark("Yellow on yellow"),
        mark(
            "You start this turn on yellow, so a yellow card rides one square further, and "
            "safely. Press the yellow 9, then “Play”."
        ),
        _riding("ride", 2),
        happened("card-ridden", 2, seat=LEARNER),
        (f"mine.{RIDES[1]}", "ride.play"),
        "course",
        only(ride=RIDES[1]),
        mark("Use the colour: play the yellow 9."),
        (("ride", RIDES[1]),),
        ("move:0", OWN_HORSE),
    ),
    Lesson(
        "again",
        mark("Twice in a row"),
        mark(
            "Two squares for certain! With a 9 only a 10 can stop you, so even two squares "
            "are worth risking for a third. Push, and if it works, push again."
        ),
        _riding("push", 2),
        happened("die-rolled", seat=LEARNER, success=False),
        ("push.yes",),
        "course",
        only(push=True),
        mark("Nine times in ten it works: push."),
        (("push", True), ("push", True)),
        ("move:0", "die:0", OWN_HORSE),
    ),
    Lesson(
        "die-card",
        mark("The die card"),
        mark(
            "A 10, of all numbers! %(own)s refuses, and the whole turn would be lost. But "
            "once per game you may reroll, and the new roll counts. Play your die card!"
        ),
        _riding("die-card", 2),
        happened("die-card-played", seat=LEARNER),
        ("die-card.yes",),
        "course",
        only(**{"die-card": True}),
        mark("Don't keep that roll: this is what the die card is for."),
        (("die-card", True),),
        ("move:0", "die:0", OWN_HORSE),
    ),
    Lesson(
        "level",
        mark("The Star"),
        mark(
            "A 3: saved! Now %(spoilt)s leads by three squares. A Star draws level with the "
            "next horse ahead, however far, and without a roll. Press the Star, then the "
            "green button."
        ),
        _riding("ride", 3),
        happened("card-ridden", seat=LEARNER, level=True),
        (f"mine.{SPECIAL}", "ride.level"),
        "course",
        only(ride=DRAW_LEVEL),
        mark("Press the Star and draw level: that's three squares in one go."),
        (("ride", DRAW_LEVEL),),
        ("move:0", OWN_HORSE, f"horse:{SPOILT_NUMBER}"),
    ),
    Lesson(
        "town",
        mark("Into town"),
        mark(
            "A few rounds later: you've played all six cards and taken them back. You're on "
            "red, two squares from Sacramento. A red card gets you there for sure, so you "
            "must play it. Ride in!"
        ),
        _riding("ride", LAST_ROUND),
        happened("horse-arrived", horse=OWN),
        ("ride.play",),
        "slate",
        only(ride=RIDES[-1]),
        mark("Play the red 8: nothing else is allowed."),
        (("ride", RIDES[-1]),),
        ("move:0", "die:0", OWN_HORSE),
    ),
    Lesson(
        "payout",
        mark("Payday"),
        mark(
            "%(own)s wins the race: %(prize)s for you, the rider. You get your %(laid)s at "
            "%(odds)s back, plus %(pays)d times that. %(spoilt)s came second and doubles "
            "your stake. The rest is lost. You have the most chips: you win!"
        ),
        happened("game-won"),
        targets=("sheet:0",),
        place="below-sheet",
        about=("sheet:0",),
        covers=("panels:0", "below:0"),
    ),
)
