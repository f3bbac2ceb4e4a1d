"""The middle of the booklet: who rides where, and a turn of the race."""

from __future__ import annotations

from game.rules.derby.course import MOST_PUSHES, TOWN, sure_squares
from game.ui.derby.menus.booklet_facts import Facts, Writer
from game.ui.derby.menus.booklet_figures import Stake, TenDie, cards
from game.ui.derby.menus.booklet_maps import Stretch, Tracks
from game.ui.screens.booklet import Bullet, Chapter, Example, Heading, Paragraph, Pictured, Step

DIE_CARD = (62.0, 86.0)
RIDER, CARD, COLOURLESS = "red", "7-blue", "7-black"  # of the examples
GOOD, BAD = 4, 9  # rolls of the examples


def riders(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "riders",
        say("Riders and tracks"),
        "derby/stand-blue",
        (
            Paragraph(
                say(
                    "When every horse has its %(full)d cards, the riders are named. Whoever has "
                    "the most chips on a horse rides it. You may ride several horses, or none.",
                    **f,
                )
            ),
            Example(
                (Stake(0, 5), Stake(1, 4), Stake(2, 2)),
                say("The most chips: the bettor with 5 rides."),
            ),
            Example(
                (Stake(0, 4), Stake(1, 4), Stake(2, 3)),
                say("A tie for the most: nobody rides, not even whoever has 3."),
            ),
            Paragraph(say("A horse without chips is nobody's, too. All bets count all the same.")),
            Heading(say("The tracks")),
            Paragraph(
                say(
                    "The worst odds run on the top track, and so on down to the favourite on the "
                    "bottom one. In every round the top track moves first."
                )
            ),
            Example(
                (Tracks(facts.box.tracks),),
                say(
                    "Square %(town)d is Sacramento. The coloured squares help whoever holds the "
                    "right card.",
                    **f,
                ),
            ),
            Paragraph(say("With equal odds the higher track goes to the horse with")),
            Bullet(say("fewer chips on it;")),
            Bullet(say("then the smaller total of its cards;")),
            Bullet(say("then the lower roll of the die.")),
        ),
    )


def ride(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    lane = facts.box.lanes[0]
    start = lane.index("blue")
    coloured = start + sure_squares(CARD, start, lane[start])
    plain = start + sure_squares(COLOURLESS, start, lane[start])
    around = (start - 1, start + 4)
    return Chapter(
        "ride",
        say("A turn of the race"),
        "derby/gallop-blue-4",
        (
            Step(
                1,
                say("Play a card"),
                say("One of the horse's own that is not played yet. All of them are open to all."),
            ),
            Step(2, say("Go one square"), say("Always, whatever the card.")),
            Step(
                3,
                say("One more for the colour"),
                say("If the horse began this turn on a square of the card's colour."),
            ),
            Step(
                4,
                say("Push, if you dare"),
                say("By the die, up to twice: the next chapter tells how."),
            ),
            Example(
                (Stretch(lane, *around, RIDER, start, coloured), *cards(CARD)),
                say("Blue on blue: two squares for sure."),
            ),
            Example(
                (Stretch(lane, *around, RIDER, start, plain), *cards(COLOURLESS)),
                say("Another colour: one square."),
            ),
            Paragraph(
                say(
                    "Only the square where the turn begins counts, not those on the way. The start "
                    "is plain, so nobody has a colour there."
                )
            ),
            Heading(say("Taking the cards back")),
            Paragraph(
                say(
                    "A played card is out until all %(full)d are played. Then the rider takes all "
                    "of them back. Several horses may stand side by side: each has its track.",
                    **f,
                )
            ),
        ),
    )


def push(facts: Facts) -> Chapter:
    say, f, words = facts.words.say, facts.numbers, facts.words
    lane = facts.box.lanes[0]
    start = lane.index("blue")
    sure = start + sure_squares(CARD, start, lane[start])
    around = (start - 1, sure + MOST_PUSHES)
    value = int(CARD[0])
    on = Stretch(lane, *around, RIDER, start, sure + 1)
    back = Stretch(lane, *around, RIDER, start, None, sure + 1)
    return Chapter(
        "push",
        say("Pushing"),
        "derby/refuse-orange-1",
        (
            Paragraph(
                say(
                    "After the sure squares you may push: roll the die with %(faces)d faces. The "
                    "card's value or less: one square further. More: the horse refuses, and goes "
                    "back to where it began this turn.",
                    **f,
                )
            ),
            Example(
                (on, *cards(CARD), TenDie(GOOD)),
                say("%(face)d is not more than %(value)d: on it goes.", face=GOOD, value=value),
            ),
            Example(
                (back, *cards(CARD), TenDie(BAD)),
                say("%(face)d is too much: all of this turn is lost.", face=BAD, value=value),
            ),
            Bullet(
                say(
                    "A card of %(value)d goes well %(chance)s of the time: the value times ten.",
                    value=value,
                    chance=words.chance(value),
                )
            ),
            Bullet(
                say(
                    "After a success you may push once more, and risk all of it again. So a turn "
                    "is %(farthest)d squares at most.",
                    **f,
                )
            ),
            Heading(say("The die card")),
            Pictured(
                "derby/die-card",
                DIE_CARD,
                say("Once in the game"),
                say(
                    "When your own roll fails, you may play it and roll again. The second roll "
                    "stands, whatever it is. It is no help to nobody's horse, nor for a track."
                ),
            ),
        ),
    )


def town(facts: Facts) -> Chapter:
    say = facts.words.say
    lane = facts.box.lanes[0]
    return Chapter(
        "town",
        say("The Star and the town"),
        "derby/mark-star",
        (
            Heading(say("Riding with a Star")),
            Bullet(
                say(
                    "Draw level: the horse goes to the square of the next one ahead that still "
                    "runs, however far that is, and does nothing else this turn."
                )
            ),
            Bullet(
                say(
                    "Or play it as a card of value 1. It has no colour. Whoever leads has nobody "
                    "to draw level with, and plays it so."
                )
            ),
            Paragraph(
                say(
                    "Horses side by side are not ahead, and those in Sacramento run no more: so "
                    "nobody draws level into the town."
                )
            ),
            Heading(say("Arriving")),
            Example(
                (Stretch(lane, TOWN - 3, TOWN, "green", TOWN - 1, TOWN),),
                say("One square away: any card walks in, without a push."),
            ),
            Bullet(
                say(
                    "If the town is certain with one of your cards, because of its colour, you "
                    "must play such a card."
                )
            ),
            Bullet(say("Squares beyond the town are lost, and in town nobody pushes.")),
            Bullet(say("With the third horse in Sacramento the race is over at once.")),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (riders, ride, push, town)
