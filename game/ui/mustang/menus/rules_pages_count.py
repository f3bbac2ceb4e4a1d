"""The rest of the booklet: events, the end, the score, and how to handle it all."""

from __future__ import annotations

from collections import Counter

from game.rules.mustang.box import KINDS, coat_of, kind_of
from game.rules.mustang.box_schema import MOST_RANCHERS
from game.rules.mustang.scoring import Line, score, sheet
from game.ui.mustang.menus.figures import counters
from game.ui.mustang.menus.rules_facts import Facts, Writer
from game.ui.mustang.prompts.action import KEYS as ACTION_KEYS
from game.ui.screens.booklet import (
    Bullet,
    Chapter,
    Heading,
    Key,
    Paragraph,
    Part,
    Pictured,
    Worth,
)
from game.ui.screens.common_keys import at_the_table, everywhere, while_watching
from game.ui.table.prompts.keys import SEAT_KEYS, letters_of

SCENE = (176.0, 123.0)
# The ranch that is reckoned up: its owner ended the game.
STABLE = ("midnight", "bay-stallion-1", "bay-mare-1", "grey-foal-1")
CORRAL = ("pinto-mare-1", "bay-foal-1")
HERD_COAT = "palomino"


def events(facts: Facts) -> Chapter:
    say, f, words, box = facts.words.say, facts.numbers, facts.words, facts.box
    more = {
        "broken-fence": say(
            "Each rancher chooses one, in turn order. An empty corral loses nothing. The "
            "runaways stay face up on the prairie beside the others."
        ),
        "indians": say(
            "They are out of the game. Then a stallion, a mare and a foal are turned up."
        ),
        "heavy-rain": say("You may leave them out in the rain."),
        "birth": say(
            "Take the top foal from the pile. Only the stable counts, and Midnight and "
            "Avalanche can't be parents."
        ),
        "sunny-day": say("Enjoy it."),
    }
    pictured = []
    for event, copies in Counter(box.events).items():
        name, text = words.event_card(event)
        title = name if copies == 1 else say("%(card)s (%(count)d cards)", card=name, count=copies)
        picture = facts.raid_picture if event == "indians" else f"mustang/event-{event}"
        pictured.append(Pictured(picture, SCENE, title, f"{text} {more[event]}", framed=True))
    return Chapter(
        "events",
        say("Events"),
        "mustang/event-back",
        (
            Paragraph(
                say(
                    "When the last card is drawn, the discards become the new deck. The next "
                    "of the %(events)d events happens, and you go on drawing.",
                    **f,
                )
            ),
            *pictured,
            Bullet(
                say(
                    "The current player goes first, the others follow clockwise. After all "
                    "%(events)d events, they are shuffled again.",
                    **f,
                )
            ),
        ),
    )


def end(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "end",
        say("The end"),
        "ui/icon-flag",
        (
            Paragraph(say("The game ends immediately in one of two ways.")),
            Pictured(
                "mustang/back-mare",
                (84.0, 84.0),
                say("A pile is empty"),
                say(
                    "The last counter of any pile was taken or turned up. No more cards are drawn."
                ),
            ),
            Pictured(
                "mustang/star",
                (64.0, 64.0),
                say("A whole herd"),
                say(
                    "A stable holds %(herd)s, of any coats. The corral doesn't count for this.",
                    **f,
                ),
            ),
            Worth(say("For example"), shown=counters(_herd(facts))),
            Bullet(say("If this happens during an event, everyone finishes that event first.")),
            Bullet(
                say(
                    "The player who ends the game gets %(ended_points)s: by an action, a "
                    "newborn foal or a herd. If one event does it for several players, the "
                    "first in turn order gets them. If a raid empties a pile, nobody does.",
                    **f,
                )
            ),
        ),
    )


def _herd(facts: Facts) -> list[str]:
    """A whole one, of one coat."""
    herd = facts.box.herd
    return [f"{HERD_COAT}-{kind}-{n + 1}" for kind in KINDS for n in range(herd[kind])]


def scoring(facts: Facts) -> Chapter:
    say, f, box = facts.words.say, facts.numbers, facts.box
    return Chapter(
        "score",
        say("The score"),
        "mustang/star",
        (
            Paragraph(say("Stable and corral count together.")),
            *(_worth(facts, line) for line in sheet((), (), box=box)),
            Bullet(
                say(
                    "A stallion and at least one mare of the same coat make a couple. Each "
                    "coat counts only once."
                )
            ),
            Bullet(
                say(
                    "A whole herd is %(herd)s of one coat, all in the stable. It replaces "
                    "that coat's couple.",
                    **f,
                )
            ),
            Heading(say("An example")),
            Paragraph(say("This rancher emptied the pile of mares. The ranch is worth this much:")),
            *_example(facts),
            Heading(say("Equal points")),
            Paragraph(
                say(
                    "The owner of Midnight or Avalanche wins. If neither or both have one, "
                    "the most stallions in the stable win, then mares, then foals. If all "
                    "are equal, the win is shared."
                )
            ),
        ),
    )


def _worth(facts: Facts, line: Line) -> Part:
    """What one of such things counts."""
    shown = {
        "specials": facts.box.specials,
        "couples": (f"{HERD_COAT}-stallion-1", f"{HERD_COAT}-mare-1"),
        "herd": _herd(facts),
        **{f"{kind}s": (f"{HERD_COAT}-{kind}-1",) for kind in KINDS},
    }
    points = facts.box.points[line.line.removesuffix("s")]
    return Worth(
        facts.words.score_line(line.line),
        str(points),
        counters(shown.get(line.line, ())),
        facts.words.points(points),
    )


def _example(facts: Facts) -> list[Part]:
    say, words = facts.words.say, facts.words
    lines = [line for line in sheet(STABLE, CORRAL, True, box=facts.box) if line.count]
    total = score(STABLE, CORRAL, True, box=facts.box)
    rows: list[Part] = [
        Worth(say("In the stable"), shown=counters(STABLE)),
        Worth(say("In the corral"), shown=counters(CORRAL)),
    ]
    for line in lines:
        shown = counters(_counted(line.line))
        rows.append(Worth(words.score_line(line.line), str(line.points), shown))
    rows.append(Worth(say("Total"), str(total), text=words.points(total)))
    return rows


def _counted(line: str) -> list[str]:
    """Which mustangs of the example stand on that line."""
    ranch = (*STABLE, *CORRAL)
    if line == "couples":
        return [m for m in ranch if coat_of(m) == "bay" and kind_of(m) in ("stallion", "mare")]
    return [mustang for mustang in ranch if f"{kind_of(mustang)}s" == line]


def controls(facts: Facts) -> Chapter:
    say, words = facts.words.say, facts.words
    return Chapter(
        "controls",
        say("Using the screen"),
        "ui/icon-keys",
        (
            Heading(say("With the mouse")),
            Paragraph(
                say(
                    "Click cards and a mustang in any order: what fits together lights up. "
                    "Then press the button for your action. If you click a mustang first, "
                    "suitable cards are chosen for you: for a theft, a strong set. A double "
                    "click counts as one click."
                )
            ),
            Paragraph(
                say(
                    "Or drag a card to a mustang to catch or steal it, or to the deck to "
                    "exchange it."
                )
            ),
            Heading(say("Everywhere")),
            *everywhere(say),
            *at_the_table(say),
            Heading(say("On your turn")),
            Key(f"1 – {facts.box.hand}", say("choose a card, or put it back")),
            *(Key(key.upper(), words.action(action)) for key, action in ACTION_KEYS.items()),
            Key(say("Enter"), say("confirm your action")),
            Key(
                "U", say("clear your choice, then undo your last answer if it has revealed nothing")
            ),
            Key("H", say("show or hide the running score")),
            Heading(say("When someone steals from you")),
            Key("D", say("defend with the chosen cards")),
            Key("A", say("choose another set that is strong enough")),
            Key("L", say("let the mustang go")),
            Heading(say("With friends at one screen")),
            Paragraph(
                say(
                    "Your cards are secret. Before your turn the screen is passed to you, "
                    "and your cards only show while you hold the key. The owner of a mustang "
                    "is always asked, so a question never gives a hand away."
                )
            ),
            Key(say("Hold Space"), say("peek at your cards")),
            Key(
                say("Shift + %(keys)s", keys=", ".join(map(letters_of, SEAT_KEYS[:MOST_RANCHERS]))),
                say("each seat: peek at your cards while the others look away"),
            ),
            Heading(say("Replaying a game")),
            *while_watching(say),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (events, end, scoring, controls)
