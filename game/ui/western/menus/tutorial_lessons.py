"""The lessons of the first game, one after the other, as data."""

from __future__ import annotations

from typing import Any

from game.i18n import mark
from game.ui.screens.lessons import Lesson, asked, happened, only
from game.ui.western.menus.tutorial_script import (
    ALL_THREE,
    AMBUSH,
    LAST,
    LEARNER,
    MOONSHINE,
    NEXT,
    OUTLAW,
    ROBBER,
)


def _lays(kind: str, answer: Any) -> bool:
    """Any combination wins here."""
    return kind != "ladder" or answer is not None


def _most(pending: Any) -> Any:
    """As many cards as there is room for."""
    return max(pending.options())


def _weakest(pending: Any) -> Any:
    return next(answer for answer in pending.options() if answer is not None)


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "welcome",
        mark("Sit down, stranger!"),
        mark(
            "Everybody here starts with %(start)s, and whoever first holds %(goal)s wins at once. "
            "I will stand by you for a few turns: you will take money, keep it, and play for the "
            "gold train. Nothing is at stake here."
        ),
        lambda now: True,
        targets=("goal:0",),
        place="felt",
        about=(f"purse:{LEARNER}",),
    ),
    Lesson(
        "hand",
        mark("Your cards"),
        mark(
            "These are yours, and nobody else sees them. The frame says what a card is for: red "
            "attacks, green brings money, brown surprises, blue protects. Rest the pointer on "
            "a card and you read all of it, large."
        ),
        asked("play", 1),
        targets=("mine.cowboy",),
        place="felt",
        about=("hand:0",),
    ),
    Lesson(
        "outlaw",
        mark("Take some money"),
        mark(
            "An Outlaw makes the next player pay you %(outlaw)s. Play goes clockwise, so that is "
            "%(next)s. Click the Outlaw and press “Play”."
        ),
        asked("play", 1),
        happened("paid", payee=LEARNER, why="cowboy"),
        ("mine.cowboy", "play.play"),
        "felt-right",
        only(play=OUTLAW),
        mark("Begin with the Outlaw, and press Play. The others will be of use later."),
        (("play", OUTLAW),),
        ("card.*", "play.*", f"seat:{NEXT}", "message:0", "box:0"),
    ),
    Lesson(
        "draw",
        mark("Draw cards"),
        mark(
            "That is the first half of a turn. The other half: draw up to %(draw)s, as long as "
            "you hold no more than %(limit)s. Take all you can get."
        ),
        asked("draw", 1),
        happened("cards-drawn", seat=LEARNER),
        (f"draw.{ALL_THREE}",),
        "hand",
        only(draw=ALL_THREE),
        mark("Cards are good to have: draw all three."),
        (("draw", ALL_THREE),),
        ("draw.*", "message:0", "deck:0", f"purse:{LEARNER}"),
        covers=("hand:0",),
    ),
    Lesson(
        "box",
        mark("The cash box"),
        mark(
            "%(next)s played a Tithe and took %(tithe)s out of the cash box. It belongs to "
            "nobody: some cards fill it, some empty it, and there is a train that carries off "
            "all of it."
        ),
        happened("paid", why="levy"),
        targets=("box:0",),
        place="hand",
        about=("box:0", f"seat:{NEXT}"),
        covers=("hand:0",),
    ),
    Lesson(
        "dog",
        mark("An ambush!"),
        mark(
            "%(robber)s attacks you. Some cards answer others, out of turn: your Guard Dog "
            "calls the ambush off, and %(robber)s even pays you %(dog)s. Let it loose!"
        ),
        asked("counter"),
        happened("paid", payee=LEARNER, why="dog"),
        ("counter.dog", "mine.dog"),
        "hand-left",
        only(counter="dog"),
        mark("Do not wait for the die: press Guard Dog."),
        (("counter", "dog"),),
        ("mine.dog", "counter.*", f"seat:{ROBBER}", "message:0"),
        covers=("hand:0",),
    ),
    Lesson(
        "marshal",
        mark("A Marshal"),
        mark(
            "%(last)s lays a Marshal: until the next turn of %(last)s no Ambush, Raid or All In "
            "gets there. Your Jester could stop it, but keep it: you will need it more. Let the "
            "Marshal stand."
        ),
        asked("stop-sheriff"),
        happened("sheriff-laid", seat=LAST),
        ("stop-sheriff.none",),
        "hand-left",
        only(**{"stop-sheriff": None}),
        mark("Save the Jester: a bill will come soon. Let the Marshal stand."),
        (("stop-sheriff", None),),
        ("mine.joker", "stop-sheriff.*", f"seat:{LAST}", "message:0"),
        covers=("hand:0",),
    ),
    Lesson(
        "ambush",
        mark("Now you attack"),
        mark(
            "An Ambush goes to any player; only %(last)s is safe behind the star. Choose Ambush "
            "2, the plate of %(next)s, and press “Play”. Two guns count double: %(twice)s for "
            "each pip of the die."
        ),
        asked("play", 5),
        happened("cards-played", seat=LEARNER, card="attack-2"),
        ("mine.attack-2", f"target.{NEXT}", "play.play"),
        "felt-right",
        only(play=AMBUSH),
        mark("This time Ambush 2 on %(next)s, please, and press Play."),
        (("play", AMBUSH),),
        ("card.*", "play.*", f"seat:{NEXT}", f"seat:{LAST}", "message:0"),
    ),
    Lesson(
        "treat",
        mark("A sweet answer"),
        mark(
            "%(next)s answers with a Can-Can: the ambush would be off, and you would pay "
            "%(dancer)s into the cash box. But nobody resists your Sweet Treat: play it, and the "
            "ambush goes on."
        ),
        asked("over-counter"),
        happened("over-countered", seat=LEARNER),
        ("over-counter.cake", "mine.cake"),
        "hand-left",
        only(**{"over-counter": "cake"}),
        mark("Do not give in: the Sweet Treat is for just this."),
        (("over-counter", "cake"),),
        ("mine.cake", "over-counter.*", f"seat:{NEXT}", "message:0"),
        covers=("hand:0",),
    ),
    Lesson(
        "die",
        mark("The round die"),
        mark(
            "You rolled a %(shot)s. An odd number would have won at once; after an even one "
            "%(next)s rolls too, and would win with as much or more. It was a %(answer)s, so yours "
            "counts: %(shot)s × %(twice)s. Now draw as many as you like."
        ),
        asked("draw", 5),
        happened("turn-began", turn=6),
        (f"draw.{ALL_THREE}",),
        "hand",
        shown_how=(("draw", _most),),
        about=("draw.*", "message:0", f"purse:{LEARNER}", "ball:0"),
        covers=("hand:0",),
    ),
    Lesson(
        "jester",
        mark("The bill"),
        mark(
            "%(last)s wants %(debt)s of you: The Debt goes to the next player, and that is you. "
            "Here is what the Jester is for. Play it, and you pay nothing!"
        ),
        asked("counter", 8),
        happened("countered", seat=LEARNER, by="joker"),
        ("counter.joker", "mine.joker"),
        "hand-left",
        only(counter="joker"),
        mark("You kept the Jester for this: play it."),
        (("counter", "joker"),),
        ("mine.joker", "counter.*", f"seat:{LAST}", "message:0"),
        covers=("hand:0",),
    ),
    Lesson(
        "moonshine",
        mark("The other way round"),
        mark(
            "Moonshine turns play round, and one more card goes along: then %(last)s is the next "
            "player. A Raid sends all the money of the next player into the cash box. Choose "
            "both, and press “Play”."
        ),
        asked("play", 9),
        happened("direction-turned"),
        ("mine.whisky", "mine.indians", "play.play"),
        "felt-right",
        only(play=MOONSHINE),
        mark("Both together: Moonshine and Raid. Then press Play."),
        (("play", MOONSHINE),),
        ("card.*", "play.*", f"seat:{LAST}", "message:0"),
    ),
    Lesson(
        "raid",
        mark("A full cash box"),
        mark(
            "The arrows on the felt point the other way now, and all that %(last)s had lies in "
            "the cash box. Draw, and listen: is that a whistle?"
        ),
        asked("draw", 9),
        happened("turn-began", turn=10),
        (f"draw.{ALL_THREE}",),
        "hand",
        shown_how=(("draw", _most),),
        about=("draw.*", "message:0", "box:0", f"seat:{LAST}"),
        covers=("hand:0",),
    ),
    Lesson(
        "train",
        mark("The gold train"),
        mark(
            "%(last)s brings the gold train: the highest combination takes the whole cash box. "
            "They rise from left to right, and %(robber)s leads with Ambush 2. Yours is higher: "
            "lay Ambush 3, with the Bronco if you like."
        ),
        asked("ladder"),
        happened("train-won", seat=LEARNER),
        ("ladder.lay",),
        "hand",
        _lays,
        mark("Do not pass: there is a fortune in that train, and you have the better cards."),
        (("ladder", _weakest),),
        ("mine.attack-3", "mine.horse", "ladder.*", "train:0", "message:0"),
        covers=("hand:0",),
    ),
    Lesson(
        "end",
        mark("What a haul!"),
        mark(
            "The cash box is yours. With %(goal)s you would have won: it does not take much more. "
            "All the cards are in the booklet under “How to play”, and large whenever you rest on "
            "one. Good luck!"
        ),
        happened("train-won", seat=LEARNER),
        targets=(f"purse:{LEARNER}",),
        place="hand",
        about=(f"seat:{LEARNER}",),
        covers=("hand:0",),
    ),
)
