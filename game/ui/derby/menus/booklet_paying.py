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
        say("Nobody's horses"),
        "derby/nobody",
        (
            Paragraph(
                say(
                    "They run as well. Their cards are shuffled and turned one by one, and "
                    "shuffled again when all are played. The card says how often they push:"
                )
            ),
            Worth(_values(0), text=say("no push")),
            Worth(_values(1), text=say("one push")),
            Worth(_values(2), text=say("two pushes")),
            Worth(say("in last place"), text=say("always two pushes, whatever the card")),
            Bullet(say("Last is only a horse that is alone behind all others that run.")),
            Bullet(
                say(
                    "After a failure it stays, like any other: there is no second roll, and no die "
                    "card. Nor does it roll once it is in town."
                )
            ),
            Bullet(
                say(
                    "A Star draws level with the next horse ahead. In last place, or with no "
                    "horse ahead, it counts as a 1."
                )
            ),
            Bullet(
                say("Its prize goes to nobody. But the bets on it pay like all others."),
            ),
            Paragraph(
                say(
                    "A horse that nobody rides moves by itself: you need not do anything, "
                    "%(skip)s skips it.",
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
        say("Paying"),
        "derby/purse",
        (
            Paragraph(
                say(
                    "The riders of the first three horses win %(first)s, %(second)s and %(third)s. "
                    "Then every bet on one of these horses is paid, whoever rode it, by the odds "
                    "with which the race began.",
                    **f,
                )
            ),
            Cells(say("Odds"), box.rows),
            *(Cells(words.place(n), tuple(line)) for n, line in enumerate(lines, 1)),
            Paragraph(
                say(
                    "A number: the stake comes back, and so many times as much. 0: only the stake. "
                    "%(lost)s, or any place behind: the stake is lost.",
                    lost=LOST,
                )
            ),
            _example(facts, 1, *WON),
            _example(facts, 2, *SECOND),
            Heading(say("Who wins")),
            Paragraph(
                say(
                    "The most chips. If that is a tie: more chips from prizes, then the horse of "
                    "one's own in the better place. Else the victory is shared."
                )
            ),
        ),
    )


def _example(facts: Facts, place: int, stake: int, row: int) -> Example:
    words, box = facts.words, facts.box
    pays = box.pays[place - 1][row]
    text = words.say(
        "%(place)s: a stake of %(stake)d comes back as %(chips)s.",
        place=words.place(place),
        stake=stake,
        chips=words.chips(comes_back(stake, pays)),
    )
    return Example((Stake(place, stake), Odds("green", box.rows[row])), text)


CHAPTERS: tuple[Writer, ...] = (nobody, paying)
