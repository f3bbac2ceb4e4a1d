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
                    "When every horse has its %(full)d cards, the riders are named. The "
                    "player with the most chips on a horse rides it. You may ride several "
                    "horses, or none.",
                    **f,
                )
            ),
            Example(
                (Stake(0, 5), Stake(1, 4), Stake(2, 2)),
                say("The bettor with the most, 5 chips, rides."),
            ),
            Example(
                (Stake(0, 4), Stake(1, 4), Stake(2, 3)),
                say("A tie for the most: nobody rides, not even the bettor with 3."),
            ),
            Paragraph(say("A horse with no chips has no rider either. All bets still count.")),
            Heading(say("The tracks")),
            Paragraph(
                say(
                    "The horse with the longest odds takes the top track, and so on down to "
                    "the favourite at the bottom. In every round the top track moves first."
                )
            ),
            Example(
                (Tracks(facts.box.tracks),),
                say(
                    "Square %(town)d is Sacramento. Coloured squares help if you have the "
                    "right card.",
                    **f,
                ),
            ),
            Paragraph(say("With equal odds, these rules decide the higher track, in this order:")),
            Bullet(say("The horse with fewer chips on it gets it.")),
            Bullet(say("If that's a tie, the lower total of its cards decides.")),
            Bullet(say("If that's a tie too, the lower roll of the die decides.")),
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
                say(
                    "Choose one of the horse's cards that isn't played yet. Everyone can see "
                    "them all."
                ),
            ),
            Step(2, say("Move one square"), say("Always, whatever the card.")),
            Step(
                3,
                say("One more for the colour"),
                say("If the horse began this turn on a square of the card's colour."),
            ),
            Step(
                4,
                say("Push, if you dare"),
                say("Roll the die, up to twice. The next chapter explains how."),
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
                    "Only the square where your turn begins counts, not the ones you cross. "
                    "The start has no colour, so there's no bonus there."
                )
            ),
            Heading(say("Taking the cards back")),
            Paragraph(
                say(
                    "A played card stays out until all %(full)d are played. Then the rider "
                    "takes them all back. Horses can share a square: each has its own track.",
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
                    "After the sure squares you may push: roll the die with %(faces)d faces. "
                    "The card's value or less: one more square. Higher: the horse refuses "
                    "and goes back to where it began this turn.",
                    **f,
                )
            ),
            Example(
                (on, *cards(CARD), TenDie(GOOD)),
                say("%(face)d isn't more than %(value)d: forward!", face=GOOD, value=value),
            ),
            Example(
                (back, *cards(CARD), TenDie(BAD)),
                say("%(face)d is too high: the whole turn is lost.", face=BAD, value=value),
            ),
            Bullet(
                say(
                    "A push with a %(value)d succeeds %(chance)s of the time: ten times the value.",
                    value=value,
                    chance=words.chance(value),
                )
            ),
            Bullet(
                say(
                    "After a success you may push once more, and risk everything again. So a "
                    "turn is %(farthest)d squares at most.",
                    **f,
                )
            ),
            Heading(say("The die card")),
            Pictured(
                "derby/die-card",
                DIE_CARD,
                say("Once per game"),
                say(
                    "When your roll fails, you may play it and reroll. The second roll "
                    "counts, whatever it is. You can't use it for a riderless horse or for a "
                    "track."
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
                    "Draw level: the horse moves to the square of the next horse ahead "
                    "that's still racing, however far. It doesn'thing else this turn."
                )
            ),
            Bullet(
                say(
                    "Or play it as a 1 without a colour. The leader has nobody to draw level "
                    "with, and must play it like that."
                )
            ),
            Paragraph(
                say(
                    "Horses level with you aren't ahead. Horses in Sacramento no longer "
                    "race, so you can't draw level into town."
                )
            ),
            Heading(say("Arriving")),
            Example(
                (Stretch(lane, TOWN - 3, TOWN, "green", TOWN - 1, TOWN),),
                say("One square away, any card takes you in, without a push."),
            ),
            Bullet(
                say(
                    "If the colour of one of your cards takes you into town for sure, you "
                    "must play such a card."
                )
            ),
            Bullet(say("Squares beyond the town are lost, and there's no pushing in town.")),
            Bullet(say("The race ends when the third horse reaches Sacramento.")),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (riders, ride, push, town)
