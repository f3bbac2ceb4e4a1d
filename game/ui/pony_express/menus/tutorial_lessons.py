"""The lessons of the first race, one after the other, as data."""

from __future__ import annotations

from typing import Any

from game.engine.requests import TakeShot
from game.i18n import mark
from game.rules.pony_express.questions import STAND, Arrangement
from game.rules.shared.hands import DICE
from game.ui.pony_express.menus.tutorial_script import GOOD, KINGS, LEARNER, straight_at_target
from game.ui.screens.lessons import Accepts, Lesson, Now, asked, happened, only

OTHERS = tuple(die for die in DICE if die not in KINGS)


def _keeps_kings(kind: str, answer: Any) -> bool:
    return kind != "reroll" or answer == Arrangement(OTHERS, KINGS)


def _announces(hand: str) -> Accepts:
    """Dice may be moved, but none is rolled again."""

    def accepts(kind: str, answer: Any) -> bool:
        if kind == "reroll":
            return answer == STAND or not answer.roll
        return kind != "announce" or answer == hand

    return accepts


def _how_the_duel_went(now: Now) -> str:
    if now.count("duel-ended", winner=LEARNER):
        return mark(
            "Hit! The loser of a duel pays half of the gold. %(honest)s had none left after "
            "the train, so the bank pays you and %(honest)s goes to prison for a turn."
        )
    if now.count("shot-taken", seat=LEARNER, verdict="arrest"):
        return mark(
            "Ouch, that was a bystander, and the sheriff sees everything. You lose the duel. "
            "Unless a card saves you, your next turn is in prison. It happens to the best of "
            "us."
        )
    return mark(
        "Nobody was hit, so nobody pays. Next time, try a little more power, or less: the "
        "green part of the gauge reaches the other corner."
    )


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "welcome",
        mark("Welcome, rider!"),
        mark(
            "I'll ride along for your first turns. You'll roll, bluff, catch a liar and "
            "fight a duel. Nothing is at stake here, so try whatever you like."
        ),
        lambda now: True,
        place="south-east",
    ),
    Lesson(
        "card",
        mark("A card in secret"),
        mark(
            "Everyone keeps one of two cards for a rainy day. Read them and keep the one you like."
        ),
        asked("keep-card"),
        happened("card-kept"),
        ("keep.plank-*",),
        "left-edge",
        shown_how=(("keep-card", "good-lawyer"),),
        about=("keep.*",),
        asks_in_words=True,
    ),
    Lesson(
        "dice",
        mark("Under your cup"),
        mark(
            "These five dice are yours, and nobody else sees them. Two kings make a pair, "
            "worth 1 space. On the right you see what each hand is worth."
        ),
        asked("reroll", 1),
        targets=("cup.die-0", "cup.die-2"),
        place="foot",
        about=("cup.die-*", "announce.*"),
    ),
    Lesson(
        "reroll",
        mark("Reroll the rest"),
        mark(
            "Let's try for more. Click both kings: they come out of the cup for everyone to "
            "see. Then press “Hidden dice” to reroll the other three for 1 nugget."
        ),
        asked("reroll", 1),
        happened("rerolled"),
        ("cup.die-0", "cup.die-2", "cup.reroll-hidden"),
        accepts=_keeps_kings,
        hint=mark("First take the two kings out and reroll the three hidden dice."),
        about=("cup.*",),
        shown_how=(("reroll", Arrangement(OTHERS, KINGS)),),
    ),
    Lesson(
        "truth",
        mark("Say what you have"),
        mark(
            "Four kings! That's the truth, so announce it: four of a kind, 6 spaces. If "
            "someone calls a bluff, they go to prison."
        ),
        asked("reroll", 1),
        happened("announced"),
        ("announce.four", "announce.confirm"),
        "foot",
        _announces("four"),
        mark("Be honest this time: you really have four of a kind."),
        (("reroll", STAND), ("announce", "four")),
        ("cup.die-*", "announce.*"),
    ),
    Lesson(
        "mine",
        mark("Gold!"),
        mark(
            "Nobody called a bluff. Six spaces on is a gold mine. You rolled a full house "
            "there, so the bank paid you 5 nuggets. Each picture on the trail does "
            "something: click a space to find out."
        ),
        happened("gold-moved", why="mine"),
        targets=("space:7", "race.rider-0"),
        place="east",
        about=("rider:0",),
    ),
    Lesson(
        "accuse",
        mark("Do you believe that?"),
        mark(
            "You are nearest to %(liar)s, so it's your call. Did you see that smile? I say "
            "it's a bluff!"
        ),
        asked("accuse"),
        happened("accused"),
        ("accuse.call-0",),
        "right-edge",
        only(accuse=True),
        mark("Go on, call a bluff: I've seen that smile before."),
        (("accuse", True),),
        ("accuse.*",),
        asks_in_words=True,
    ),
    Lesson(
        "ride",
        mark("Caught!"),
        mark(
            "%(liar)s had nothing and stays in St Joseph. You may ride the 4 spaces instead. "
            "It's safe: nothing happens where you stop."
        ),
        asked("take-move"),
        happened("moved", why="accusation"),
        ("take-move.yes",),
        "east",
        only(**{"take-move": True}),
        mark("A free ride! Take it: I've got plans for you up there."),
        (("take-move", True),),
        ("question:0", "rider:0", "rider:2", "space:11", *(f"die:{die}" for die in DICE)),
    ),
    Lesson(
        "bluff",
        mark("Now you bluff"),
        mark(
            "Nothing at all this time. But %(honest)s is two spaces ahead, thanks to the "
            "train, and two pairs are worth two spaces. Announce two pairs and keep a "
            "straight face."
        ),
        asked("reroll", 4),
        happened("announced", 4),
        ("announce.two-pairs", "announce.confirm"),
        "foot",
        _announces("two-pairs"),
        mark("Keep your dice and your gold. Announce two pairs, and nobody will know."),
        (("reroll", STAND), ("announce", "two-pairs")),
        ("cup.die-*", "announce.*"),
    ),
    Lesson(
        "corner",
        mark("A duel!"),
        mark(
            "They believed you. You stop where %(honest)s is, and two riders on one space "
            "fight. Choose your corner. You shoot first."
        ),
        asked("corner"),
        happened("duel-began"),
        ("corner.north-west", "corner.south-east"),
        "east",
        about=("question:0", "rider:0", "rider:1", "corner:0", "corner:1"),
        shown_how=(("corner", "north-west"),),
    ),
    Lesson(
        "shoot",
        mark("Flick the die"),
        mark(
            "Touch the rider over there with your die. Put it behind the lit line, press it, "
            "flick and let go. The panel on the right says how, and offers other ways to "
            "shoot. You have up to three shots each."
        ),
        asked("flick"),
        happened("duel-ended"),
        ("target:0",),
        "south-west",
        about=("rider:0", "rider:1"),
        shown_how=(("flick", lambda pending: _good_shot(pending)),),
    ),
    Lesson(
        "verdict",
        mark("After the duel"),
        _how_the_duel_went,
        happened("duel-ended"),
        place="south-east",
        about=("rider:0", "rider:1"),
    ),
    Lesson(
        "train",
        mark("All aboard?"),
        mark(
            "Your space is a train station. Pay 2 nuggets to ride to the next one, or stay. "
            "You decide."
        ),
        lambda now: now.asked == "train" or now.stage.turn > 4,
        lambda now: now.asked != "train",
        ("train.yes", "train.no"),
        "south",
        about=("question:0", "rider:0", "space:17"),
        shown_how=(("train", True),),
    ),
    Lesson(
        "win",
        mark("How to win"),
        mark(
            "That's a turn: roll, announce, ride. Be first in Sacramento, and two more turns "
            "take you to the third mailbox and the win. If another rider gets there before "
            "that, you two shoot it out. Good luck!"
        ),
        lambda now: now.asked != "train",
        targets=("mailbox:1", "mailbox:3"),
        place="south-east",
        about=("mailbox:2", "space:32"),
    ),
)


def _good_shot(pending: Any) -> Any:
    assert isinstance(pending, TakeShot)
    return straight_at_target(pending.scene, GOOD)
