"""The booklet's pages about nobody's horses, and about who gets what."""

from __future__ import annotations

from game.rules.derby.course import MOST_PUSHES, pushes_of_nobody
from game.rules.derby.paying import comes_back
from game.ui.derby.menus.booklet_facts import Facts, Writer
from game.ui.derby.menus.booklet_figures import Odds, Stake
from game.ui.derby.tables_odds import LOST
from game.ui.screens.booklet import Bullet, Cells, Chapter, Example, Heading, Paragraph, Worth

WON, SECOND = (4, 3), (2, 4)  # stake and row of the examples


def nobody(facts: Facts) -> Chapter:
    say, words = facts.words.say, facts.words
    return Chapter(
        "nobody",
        say("Riderless horses"),
        "derby/nobody",
        (
            Paragraph(
                say(
                    "They race too. Their cards are shuffled and turned up one by one. When "
                    "all are played, they are shuffled again. The card says how often the "
                    "horse pushes:"
                )
            ),
            Worth(_values(0), text=say("no push")),
            Worth(_values(1), text=say("one push")),
            Worth(_values(2), text=say("two pushes")),
            Worth(say("in last place"), text=say("always two pushes, whatever the card")),
            Bullet(say("A horse is last only if it's alone behind all others still racing.")),
            Bullet(
                say(
                    "A failed push counts: there's no reroll and no die card. It doesn't "
                    "roll once it's in town."
                )
            ),
            Bullet(
                say(
                    "A Star draws level with the next horse ahead. In last place, or with no "
                    "horse ahead, it counts as a 1."
                )
            ),
            Bullet(
                say("Nobody gets its prize. But bets on it pay as usual."),
            ),
            Paragraph(
                say(
                    "Riderless horses move by themselves. You don't have to do anything; "
                    "%(skip)s skips ahead.",
                    skip=words.say("Space"),
                ),
                "italic",
            ),
        ),
    )


def _values(pushes: int) -> str:
    """The values with so many: "5, 6" or "7 – 9"."""
    found = [n for n in range(1, 10) if pushes_of_nobody(n, last=False) == pushes]
    if len(found) <= MOST_PUSHES:
        return ", ".join(map(str, found))
    return f"{found[0]} – {found[-1]}"


def paying(facts: Facts) -> Chapter:
    say, f, words, box = facts.words.say, facts.numbers, facts.words, facts.box
    lines = [[LOST if pays is None else str(pays) for pays in line] for line in box.pays]
    return Chapter(
        "paying",
        say("Payouts"),
        "derby/purse",
        (
            Paragraph(
                say(
                    "The riders of the first three horses win %(first)s, %(second)s and "
                    "%(third)s. Then every bet on these horses is paid, whoever rode them, "
                    "at the odds they started the race with.",
                    **f,
                )
            ),
            Cells(say("Odds"), box.rows),
            *(Cells(words.place(n), tuple(line)) for n, line in enumerate(lines, 1)),
            Paragraph(
                say(
                    "The number says how many times your stake you win, on top of getting it "
                    "back. With 0, you only get it back. With %(lost)s, or lower places, "
                    "it's lost.",
                    lost=LOST,
                )
            ),
            _example(facts, 1, *WON),
            _example(facts, 2, *SECOND),
            Heading(say("The winner")),
            Paragraph(
                say(
                    "The player with the most chips wins. Ties go to more chips from prizes, "
                    "then to the rider of the better-placed horse. If that's tied too, the "
                    "win is shared."
                )
            ),
        ),
    )


def _example(facts: Facts, place: int, stake: int, row: int) -> Example:
    words, box = facts.words, facts.box
    pays = box.pays[place - 1][row]
    text = words.say(
        "%(place)s: a stake of %(stake)d pays %(chips)s in all.",
        place=words.place(place),
        stake=stake,
        chips=words.chips(comes_back(stake, pays)),
    )
    return Example((Stake(place, stake), Odds("green", box.rows[row])), text)


CHAPTERS: tuple[Writer, ...] = (nobody, paying)
