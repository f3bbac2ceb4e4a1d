"""The lessons of the first game, one after the other, as data."""

from __future__ import annotations

from typing import Any

from game.i18n import mark
from game.ui.mustang.menus.tutorial_script import (
    CATCH_FOAL,
    CATCH_MARE,
    DEFENCE,
    EXCHANGE,
    LEARNER,
    NEIGHBOUR,
    OWN_FOAL,
    OWN_MARE,
    STABLE,
    STEAL,
    STOLEN_FOAL,
    THIEF,
)
from game.ui.screens.lessons import Lesson, asked, happened, only


def _all_in(pending: Any) -> Any:
    """As many as may come in from the rain."""
    return pending.options()[-1]


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "welcome",
        mark("Welcome, rancher!"),
        mark(
            "Wild mustangs run on the prairie, and you want the best of them. I'll stand by "
            "you for a few turns. You'll catch, exchange, fend off a thief and steal a "
            "little yourself. Nothing is at stake here."
        ),
        lambda now: True,
        place="prairie",
    ),
    Lesson(
        "hand",
        mark("Your hand"),
        mark(
            "These cards are yours, and nobody else sees them. You need sets: two cards of "
            "the same value are a pair, like your 5s. The list on the left shows which set "
            "catches which mustang."
        ),
        asked("action", 1),
        targets=("card.3", "card.4"),
        place="top",
        about=("card.*", "sets:0"),
    ),
    Lesson(
        "foal",
        mark("Catch a foal"),
        mark(
            "A pair catches a foal. Click %(foal)s on the prairie: both 5s are chosen with "
            "it. Then press “Catch”. You can also choose the cards first."
        ),
        asked("action", 1),
        happened("mustang-caught", seat=LEARNER),
        (f"target.{OWN_FOAL}", "card.3", "card.4", "action.catch"),
        "top",
        only(action=CATCH_FOAL),
        mark("Start with a sure thing: your two 5s for %(foal)s. Then press “Catch”."),
        (("action", CATCH_FOAL),),
        ("card.*", "action.*", f"target.{OWN_FOAL}"),
    ),
    Lesson(
        "corral",
        mark("In your corral"),
        mark(
            "Well done! The foal is in your corral and counts for you. You drew two new "
            "cards, and another foal was turned up. That was your turn: one action."
        ),
        happened("mustang-caught", seat=LEARNER),
        targets=(f"corral:{LEARNER}",),
        place="prairie",
        about=("hand:0",),
    ),
    Lesson(
        "others",
        mark("The neighbours"),
        mark(
            "%(neighbour)s caught a mare with three 3s, and %(thief)s a foal with two 1s. "
            "Their cards are secret, but everyone sees what they play and catch."
        ),
        happened("mustang-caught", seat=THIEF),
        targets=(f"corral:{NEIGHBOUR}", f"corral:{THIEF}"),
        place="prairie",
        about=(f"corral:{NEIGHBOUR}", f"corral:{THIEF}"),
    ),
    Lesson(
        "exchange",
        mark("Nothing fits"),
        mark(
            "No two of your cards go together, so exchange. Click the 1 and the 2, and press "
            "“Exchange”. They go under the deck, and you draw two others."
        ),
        asked("action", 4),
        happened("exchanged", seat=LEARNER),
        ("card.1", "card.2", "action.exchange"),
        "top",
        only(action=EXCHANGE),
        mark("Exchange the 1 and the 2: low cards win no fights."),
        (("action", EXCHANGE),),
        ("card.*", "action.*"),
    ),
    Lesson(
        "mare",
        mark("A cowboy helps"),
        mark(
            "A 7 and a cowboy came! A cowboy stands for any card, so two 7s become three of "
            "a kind. That catches a mare. Click %(mare)s: the cards are chosen with her. "
            "Press “Catch”."
        ),
        asked("action", 7),
        happened("mustang-caught", 2, seat=LEARNER),
        (f"target.{OWN_MARE}", "card.3", "card.4", "card.6", "action.catch"),
        "top",
        only(action=CATCH_MARE),
        mark("You can have more than that: both 7s and the cowboy catch %(mare)s."),
        (("action", CATCH_MARE),),
        ("card.*", "action.*", f"target.{OWN_MARE}"),
    ),
    Lesson(
        "defend",
        mark("Stop, thief!"),
        mark(
            "%(thief)s wants your mare and plays three 4s for her. Your three 6s are "
            "stronger, and they are already chosen. Press “Defend”!"
        ),
        asked("defend"),
        happened("theft-answered", seat=LEARNER),
        ("defend.yes",),
        "top",
        only(defend=DEFENCE),
        mark("Don't let her go: three 6s beat three 4s. Press “Defend”."),
        (("defend", DEFENCE),),
        ("card.*", "defend.*", "prairie:0", f"corral:{LEARNER}"),
    ),
    Lesson(
        "lost",
        mark("That cost them"),
        mark(
            "The mare stays with you. And a beaten thief discards every cowboy still in "
            "hand: %(thief)s had two. Think of that before you steal."
        ),
        happened("cowboys-lost", seat=THIEF),
        targets=(f"seat:{THIEF}",),
        place="prairie",
        about=(f"corral:{LEARNER}",),
    ),
    Lesson(
        "stable",
        mark("Behind a locked door"),
        mark(
            "Mustangs can be stolen from a corral, but not from a stable. Click your mare "
            "and press “Stable”. It takes a turn, but no cards."
        ),
        asked("action", 10),
        happened("mustang-stabled", seat=LEARNER),
        (f"target.{OWN_MARE}", "action.stable"),
        "prairie",
        only(action=STABLE),
        mark("The mare first: lead her into the stable before the next thief comes."),
        (("action", STABLE),),
        (f"target.{OWN_MARE}", f"stable:{LEARNER}", "action.*"),
    ),
    Lesson(
        "steal",
        mark("Now you steal"),
        mark(
            "%(neighbour)s left %(stolen)s in the corral. Click the foal: your two 8s are "
            "chosen with it, because no pair is higher. Press “Steal”, and say yes."
        ),
        asked("action", 13),
        happened("mustang-stolen", seat=LEARNER),
        (f"target.{STOLEN_FOAL}", "card.5", "card.6", "action.steal", "action.really"),
        "prairie",
        only(action=STEAL),
        mark("Be a thief, just this once: both 8s for %(stolen)s. Press “Steal”."),
        (("action", STEAL),),
        ("card.*", "action.*", f"target.{STOLEN_FOAL}"),
    ),
    Lesson(
        "rain",
        mark("An event"),
        mark(
            "Nobody answered: the foal is yours. But you drew the last card, and whenever "
            "the deck runs out an event happens. It rains: two mustangs may come into the "
            "stable for free, and they are already chosen. Bring them in!"
        ),
        asked("shelter"),
        happened("event-ended"),
        ("shelter.yes",),
        "top",
        shown_how=(("shelter", _all_in),),
        about=("shelter.*", f"seat:{LEARNER}", "scene:0", "event:0"),
    ),
    Lesson(
        "end",
        mark("How the game ends"),
        mark(
            "The game ends when one of these piles runs out, or when a stable holds a whole "
            "herd: %(herd)s. The player who ends it gets %(ended)s more."
        ),
        happened("event-ended"),
        targets=("pile:0", "pile:1", "pile:2"),
        place="top",
        about=("pile:1", "pile:2"),
    ),
    Lesson(
        "score",
        mark("How to score"),
        mark(
            "A foal is worth %(foal_points)d, a mare %(mare_points)d, a stallion "
            "%(stallion_points)d, Midnight and Avalanche %(special_points)d each. A stallion "
            "and a mare of one coat add %(couple_points)d, a whole herd of one coat "
            "%(herd_points)d. Good luck!"
        ),
        happened("event-ended"),
        targets=("scores:0",),
        place="prairie",
        about=(f"seat:{LEARNER}",),
    ),
)
