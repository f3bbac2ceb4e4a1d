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
            "Everyone here starts with %(start)s, and the first to hold %(goal)s wins. I'll "
            "help you for a few turns: you'll take money, protect it, and play for the gold "
            "train. It's only practice."
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
            "These are yours, and nobody else sees them. The frame shows what a card is for: "
            "red attacks, green earns, brown surprises, blue protects. Rest the pointer on a "
            "card to enlarge it."
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
            "An Outlaw makes the next player pay you %(outlaw)s. Play goes clockwise, so "
            "that's %(next)s. Press the Outlaw, then “Play”."
        ),
        asked("play", 1),
        happened("paid", payee=LEARNER, why="cowboy"),
        ("mine.cowboy", "play.play"),
        "felt-right",
        only(play=OUTLAW),
        mark("Start with the Outlaw and press “Play”. You'll need the others later."),
        (("play", OUTLAW),),
        ("card.*", "play.*", f"seat:{NEXT}", "message:0", "box:0"),
    ),
    Lesson(
        "draw",
        mark("Draw cards"),
        mark(
            "That's the first half of a turn. Now the second: draw up to %(draw)s, but hold "
            "no more than %(limit)s. Take all you can get."
        ),
        asked("draw", 1),
        happened("cards-drawn", seat=LEARNER),
        (f"draw.{ALL_THREE}",),
        "hand",
        only(draw=ALL_THREE),
        mark("You can never have too many: draw all three."),
        (("draw", ALL_THREE),),
        ("draw.*", "message:0", "deck:0", f"purse:{LEARNER}"),
        covers=("hand:0",),
    ),
    Lesson(
        "box",
        mark("The cash box"),
        mark(
            "%(next)s played a Tithe and took %(tithe)s from the cash box. It belongs to "
            "nobody. Some cards fill it, some empty it, and one train takes it all."
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
            "%(robber)s attacks you. Some cards can answer others, even when it's not your "
            "turn. Your Guard Dog calls off the ambush, and %(robber)s even pays you "
            "%(dog)s. Let it loose!"
        ),
        asked("counter"),
        happened("paid", payee=LEARNER, why="dog"),
        ("counter.dog", "mine.dog"),
        "hand-left",
        only(counter="dog"),
        mark("Don't wait for the die: press Guard Dog."),
        (("counter", "dog"),),
        ("mine.dog", "counter.*", f"seat:{ROBBER}", "message:0"),
        covers=("hand:0",),
    ),
    Lesson(
        "marshal",
        mark("A Marshal"),
        mark(
            "%(last)s plays a Marshal: no Ambush, Raid or All In until %(last)s's next turn. "
            "Your Jester could stop it, but you'll need it more later. Let the Marshal stay."
        ),
        asked("stop-sheriff"),
        happened("sheriff-laid", seat=LAST),
        ("stop-sheriff.none",),
        "hand-left",
        only(**{"stop-sheriff": None}),
        mark("Save the Jester: a bill is coming. Let the Marshal stay."),
        (("stop-sheriff", None),),
        ("mine.joker", "stop-sheriff.*", f"seat:{LAST}", "message:0"),
        covers=("hand:0",),
    ),
    Lesson(
        "ambush",
        mark("Now you attack"),
        mark(
            "You may ambush anyone, except %(last)s behind the star. Choose Ambush 2 and "
            "%(next)s's plate, then press “Play”. Two guns count double: %(twice)s for each "
            "pip of the die."
        ),
        asked("play", 5),
        happened("cards-played", seat=LEARNER, card="attack-2"),
        ("mine.attack-2", f"target.{NEXT}", "play.play"),
        "felt-right",
        only(play=AMBUSH),
        mark("This time Ambush 2 on %(next)s, please. Then press “Play”."),
        (("play", AMBUSH),),
        ("card.*", "play.*", f"seat:{NEXT}", f"seat:{LAST}", "message:0"),
    ),
    Lesson(
        "treat",
        mark("A sweet answer"),
        mark(
            "%(next)s answers with a Can-Can: the ambush would be off, and you'd pay "
            "%(dancer)s into the cash box. But nobody resists a Sweet Treat. Play it, and "
            "the ambush goes on."
        ),
        asked("over-counter"),
        happened("over-countered", seat=LEARNER),
        ("over-counter.cake", "mine.cake"),
        "hand-left",
        only(**{"over-counter": "cake"}),
        mark("Don't give in: this is what the Sweet Treat is for."),
        (("over-counter", "cake"),),
        ("mine.cake", "over-counter.*", f"seat:{NEXT}", "message:0"),
        covers=("hand:0",),
    ),
    Lesson(
        "die",
        mark("The round die"),
        mark(
            "You rolled a %(shot)s. An odd number would have won outright. After an even "
            "one, %(next)s rolls too and wins with a tie or more. It was a %(answer)s, so "
            "yours counts: %(shot)s × %(twice)s. Now draw as many as you like."
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
            "%(last)s wants %(debt)s from you: The Debt goes to the next player, and that's "
            "you. This is what the Jester is for. Play it, and you pay nothing!"
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
            "Moonshine turns play round and takes another card with it, so %(last)s becomes "
            "the next player. A Raid sends all of that player's money to the cash box. "
            "Choose both and press “Play”."
        ),
        asked("play", 9),
        happened("direction-turned"),
        ("mine.whisky", "mine.indians", "play.play"),
        "felt-right",
        only(play=MOONSHINE),
        mark("Both together: Moonshine and Raid. Then press “Play”."),
        (("play", MOONSHINE),),
        ("card.*", "play.*", f"seat:{LAST}", "message:0"),
    ),
    Lesson(
        "raid",
        mark("A full cash box"),
        mark(
            "The arrows on the felt now point the other way, and all of %(last)s's money is "
            "in the cash box. Draw, and listen: is that a whistle?"
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
            "%(last)s brings the gold train: the highest combination takes the whole cash "
            "box. They rise from left to right, and %(robber)s leads with Ambush 2. Bid "
            "higher: play Ambush 3, with the Bronco if you like."
        ),
        asked("ladder"),
        happened("train-won", seat=LEARNER),
        ("ladder.lay",),
        "hand",
        _lays,
        mark("Don't pass: there's a fortune on that train, and you have the better cards."),
        (("ladder", _weakest),),
        ("mine.attack-3", "mine.horse", "ladder.*", "train:0", "message:0"),
        covers=("hand:0",),
    ),
    Lesson(
        "end",
        mark("What a haul!"),
        mark(
            "The cash box is yours. %(goal)s would win the game: you're nearly there. All "
            "the cards are in the booklet under “How to play”. Rest the pointer on any card "
            "to enlarge it. Good luck!"
        ),
        happened("train-won", seat=LEARNER),
        targets=(f"purse:{LEARNER}",),
        place="hand",
        about=(f"seat:{LEARNER}",),
        covers=("hand:0",),
    ),
)
