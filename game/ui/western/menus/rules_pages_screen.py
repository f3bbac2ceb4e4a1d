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
                    "The screen is handed over to you: the others look away, and your cards show "
                    "only while you hold the key. How many cards you draw is said openly."
                )
            ),
            Key(say("Hold Space"), say("look at your cards")),
            Heading(say("Answering a card")),
            Paragraph(
                say(
                    "When a card could be answered, all who might do so are asked in front of "
                    "everybody, whatever they hold. Who wants to answer presses the own key; "
                    "then the screen is handed over. It looks the same if there was nothing to "
                    "play after all, so bluffing is fine."
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
            Paragraph(say("How much money there is depends on how many play.")),
            *(Worth(_players(facts, table), text=_stakes(facts, table)) for table in tables),
            Heading(say("What you may change")),
            Paragraph(
                say(
                    "Before a game you may choose other amounts. Nobody may start with what wins, "
                    "and there must be enough money on the table for somebody to win."
                )
            ),
            *(Worth(say(stake.name), text=say(stake.text)) for stake in STAKES.values()),
            Heading(say("Variants")),
            Worth(
                say(VARIANTS[TRIPLE_GUNS].name),
                text=say(
                    "Ambush 3 counts three times instead of twice. Only with %(crowd)d or more "
                    "players.",
                    **facts.numbers,
                ),
            ),
            Worth(
                say(VARIANTS[OPEN_TRAIN].name),
                text=say(
                    "For the Gold Train anybody may lay at any time, out of turn. The first who "
                    "lays has it, and then all the others may again."
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
        lines.append(say("No card goes along with Moonshine."))
    if table.times.attack_2 == 1:
        lines.append(say("More guns do not double."))
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
                    "Click cards and the plate of a player, in any order: what goes together "
                    "lights up. Then press “Play”. Or drag a card to a plate or onto the felt. "
                    "Rest on a card to read it large."
                )
            ),
            Heading(say("Everywhere")),
            *everywhere(say),
            *at_the_table(say),
            Heading(say("On your turn")),
            Key("1 – 9, 0", say("choose a card, or put it back")),
            Key(say("Shift + number"), say("choose the player of that seat")),
            Key(say("Enter"), say("play what is chosen")),
            Key("D", say("discard the chosen card")),
            Key(
                "U", say("take the choice back, and then the last answer if nobody learned from it")
            ),
            Key("Z", say("read the cards large while the arrows go through them, or not")),
            Key(f"0 – {most}", say("draw so many cards")),
            Heading(say("Answering a card")),
            Key("1 – 9, 0", say("lay that card")),
            Key("N", say("lay none")),
            Heading(say("When the Gold Train comes")),
            Key("1 – 9, 0", say("choose a card, or put it back")),
            Key(say("Enter"), say("lay the chosen combination")),
            Key("A", say("choose another one that is high enough")),
            Key("N", say("pass")),
            Heading(say("Watching a game again")),
            *while_watching(say),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (together, options, controls)
