"""The beginning of the booklet: what it is about, and a turn of the betting."""

from __future__ import annotations

from game.ui.derby.menus.booklet_facts import Facts, Writer
from game.ui.screens.booklet import Bullet, Chapter, Heading, Paragraph, Pictured, Step


def goal(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "goal",
        say("What it is about"),
        "derby/gallop-red-0",
        (
            Paragraph(
                say(
                    "%(horses)d horses, one road to Sacramento, and bettors who know better. First "
                    "you bet and make the odds, then you ride the horses that you bet on most.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "Whoever has the most chips at the end wins the game: not whoever wins the "
                    "race. A bet on a horse that another rides may pay just as well."
                )
            ),
            Heading(say("What brings chips")),
            Pictured(
                "derby/rosette-1",
                (64.0, 64.0),
                say("Prizes"),
                say(
                    "The riders of the first three horses win %(first)s, %(second)s and %(third)s.",
                    **f,
                ),
            ),
            Pictured(
                "derby/chip-lying-1",
                (66.0, 51.0),
                say("Bets"),
                say("Every bet on a horse in one of these places pays by the horse's odds."),
            ),
            Heading(say("Before the first bet")),
            Bullet(
                say(
                    "%(fewest)d to %(most)d bettors get %(chips)s each, in stacks of %(stacks)s, "
                    "and a die card.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Each horse gets its first card, which sets its odds. The other %(dealt)d "
                    "cards are dealt; what is left over lies apart, unseen.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "The bookmaker is drawn by lot and bets first. After every round the first "
                    "bettor is the next one in turn, to the very end of the betting."
                )
            ),
        ),
    )


def betting(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "betting",
        say("A betting turn"),
        "derby/chip-lying-0",
        (
            Step(
                1,
                say("Bet"),
                say(
                    "Lay your next stack on one horse, whole: %(stack)s in the first round, then "
                    "%(next_stacks)s. Any horse will do, and you may bet on the same one again.",
                    **f,
                ),
            ),
            Step(
                2,
                say("Play a card"),
                say(
                    "Lay one card of your hand on any horse that has fewer than %(full)d cards.",
                    **f,
                ),
            ),
            Step(
                3,
                say("The odds move"),
                say(
                    "The card is compared with the one before it on that horse: the odds become "
                    "better or worse. The next chapter says by how much."
                ),
            ),
            Heading(say("After round %(rounds)d", **f)),
            Paragraph(
                say("All chips are bet. From now on a turn is one card, until all hands are empty.")
            ),
            Paragraph(
                say(
                    "Then the cards left over are shuffled and laid, one on each horse that has "
                    "room, from Brown to Green and round again. They move the odds too. Now every "
                    "horse has %(full)d cards, and these are what it will be ridden with.",
                    **f,
                )
            ),
            Heading(say("What is secret")),
            Paragraph(
                say(
                    "Only the cards in the hands and those left over. Bets, odds and the cards "
                    "laid are open, and so are the tables: key T shows which cards there are."
                )
            ),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (goal, betting)
