"""The end of the booklet: several at one screen, options, and keys."""

from __future__ import annotations

from game.rules.western.box_schema import MOST_GAMBLERS, TableFile
from game.ui.screens.booklet import Chapter, Heading, Key, Paragraph, Worth
from game.ui.screens.common_keys import at_the_table, everywhere, seat_keys, while_watching
from game.ui.western.menus.rules_facts import Facts, Writer
from game.ui.western.menus.setup_stakes import OPEN_TRAIN, STAKES, TRIPLE_GUNS, VARIANTS


def together(facts: Facts) -> Chapter:
    say = facts.words.say
    return Chapter(
        "together",
        say("Sharing one screen"),
        "ui/icon-people",
        (
            Paragraph(
                say(
                    "Up to %(most)d people can share one screen. Bots take the other seats. "
                    "Nobody sees anyone else's cards.",
                    **facts.numbers,
                )
            ),
            Heading(say("Your turn")),
            Paragraph(
                say(
                    "The screen is passed to you. The others look away, and your cards show "
                    "only while you hold the key. Everyone learns how many cards you draw."
                )
            ),
            Key(say("Hold Space"), say("peek at your cards")),
            Heading(say("Answering a card")),
            Paragraph(
                say(
                    "When a card could be answered, everyone who might do so is asked "
                    "openly, whatever they hold. Nobody is hurried. Press your key to look "
                    "at your cards first: the screen is passed to you, and you answer or "
                    "decline. Nobody can tell whether you had anything to play, so bluffing "
                    "is fine."
                )
            ),
            *seat_keys(say, MOST_GAMBLERS),
            Key(say("Enter"), say("nobody answers")),
            Key(
                say("Shift + your key"),
                say("peek at your cards between questions, while the others look away"),
            ),
        ),
    )


def options(facts: Facts) -> Chapter:
    say, box = facts.words.say, facts.box
    tables: list[TableFile] = []
    for table in box.tables.values():
        if table not in tables:
            tables.append(table)
    return Chapter(
        "options",
        say("Options and players"),
        "western/goal-coin",
        (
            Paragraph(say("The sums depend on the number of players.")),
            *(Worth(_players(facts, table), text=_stakes(facts, table)) for table in tables),
            Heading(say("What you may change")),
            Paragraph(
                say(
                    "Before a game you may choose other amounts. Everyone must start below "
                    "the goal, and the table must hold enough money to reach it."
                )
            ),
            *(Worth(say(stake.name), text=say(stake.text)) for stake in STAKES.values()),
            Heading(say("Variants")),
            Worth(
                say(VARIANTS[TRIPLE_GUNS].name),
                text=say(
                    "Ambush 3 counts triple instead of double. Only with %(crowd)d or more "
                    "players.",
                    **facts.numbers,
                ),
            ),
            Worth(
                say(VARIANTS[OPEN_TRAIN].name),
                text=say(
                    "For the Gold Train, anyone may bid at any time. The first bid counts, "
                    "and then everyone else may bid again."
                ),
            ),
        ),
    )


def _players(facts: Facts, table: TableFile) -> str:
    number = " – ".join(map(str, dict.fromkeys((table.players[0], table.players[-1]))))
    return facts.words.say("%(number)s players", number=number)


def _stakes(facts: Facts, table: TableFile) -> str:
    say, words = facts.words.say, facts.words
    lines = [
        say(
            "%(money)s each, %(pot)s in the cash box, goal %(goal)s.",
            money=words.money(table.money),
            pot=words.money(table.pot),
            goal=words.money(table.goal),
        ),
        say(
            "Draw up to %(draw)d, hold up to %(limit)d cards.",
            draw=table.draw_limit,
            limit=table.hand_limit,
        ),
        _left_out(facts, table),
    ]
    if not table.joins_whisky:
        lines.append(say("No card goes with Moonshine."))
    if table.times.attack_2 == 1:
        lines.append(say("Extra guns don't double it."))
    return " ".join(lines)


def _left_out(facts: Facts, table: TableFile) -> str:
    words, out = facts.words, facts.box.out(table.players[0])
    if not out:
        return words.say("All cards are in the deck.")
    names = [f"{count} × {words.card_name(kind)}" for kind, count in out.items()]
    return words.say("Left out: %(cards)s.", cards=words.listing(names))


def controls(facts: Facts) -> Chapter:
    say = facts.words.say
    most = max(table.draw_limit for table in facts.box.tables.values())
    return Chapter(
        "controls",
        say("Mouse and keys"),
        "ui/icon-keys",
        (
            Heading(say("With the mouse")),
            Paragraph(
                say(
                    "Press cards and a player's plate in any order: whatever goes together "
                    "lights up. Then press “Play”. Or drag a card to a plate or onto the "
                    "felt. Rest the pointer on a card to enlarge it."
                )
            ),
            Heading(say("Everywhere")),
            *everywhere(say),
            *at_the_table(say),
            Heading(say("On your turn")),
            Key("1 – 9, 0", say("choose a card, or put it back")),
            Key(say("Shift + number"), say("choose the player in that seat")),
            Key(say("Enter"), say("play selected cards")),
            Key("D", say("discard the selected card")),
            Key(
                "U", say("clear your choice, then undo your last answer if it has revealed nothing")
            ),
            Key("Z", say("enlarge cards as you move with the arrows, or not")),
            Key(f"0 – {most}", say("draw that many")),
            Heading(say("Answering a card")),
            Key("1 – 9, 0", say("play that card")),
            Key("N", say("play no card")),
            Heading(say("When the Gold Train comes")),
            Key("1 – 9, 0", say("choose a card, or put it back")),
            Key(say("Enter"), say("bid the selected combination")),
            Key("A", say("choose another combination that is high enough")),
            Key("N", say("pass")),
            Heading(say("Replaying a game")),
            *while_watching(say),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (together, options, controls)
