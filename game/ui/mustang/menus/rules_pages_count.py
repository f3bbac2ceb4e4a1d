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
            "Everybody chooses which one goes, in turn order; an empty corral loses nothing. "
            "Those that ran away lie face up on the prairie, beside the others."
        ),
        "indians": say(
            "They are out of the game. Then a stallion, a mare and a foal are turned up."
        ),
        "heavy-rain": say("Whoever likes may leave them out in the rain."),
        "birth": say(
            "It is the top one of the pile. The corral does not count, and Midnight and "
            "Avalanche are no parents."
        ),
        "sunny-day": say("Enjoy it."),
    }
    pictured = []
    for event, copies in Counter(box.events).items():
        name, text = words.event_card(event)
        title = (
            name if copies == 1 else say("%(card)s (%(count)d of them)", card=name, count=copies)
        )
        picture = facts.raid_picture if event == "indians" else f"mustang/event-{event}"
        pictured.append(Pictured(picture, SCENE, title, f"{text} {more[event]}", framed=True))
    return Chapter(
        "events",
        say("Events"),
        "mustang/event-back",
        (
            Paragraph(
                say(
                    "The moment the last card of the deck is drawn, the discards are shuffled "
                    "into a new deck, and the next of the %(events)d events happens. Then the "
                    "drawing goes on.",
                    **f,
                )
            ),
            *pictured,
            Bullet(
                say(
                    "Whoever is on turn comes first, the others follow clockwise. When all "
                    "%(events)d events have happened, they are shuffled again.",
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
            Paragraph(say("The game ends at once when one of two things happens.")),
            Pictured(
                "mustang/back-mare",
                (84.0, 84.0),
                say("A pile is empty"),
                say(
                    "The last counter of a pile was taken or turned up, of whatever kind. No more "
                    "cards are drawn."
                ),
            ),
            Pictured(
                "mustang/star",
                (64.0, 64.0),
                say("A whole herd"),
                say(
                    "A stable holds %(herd)s, of any coats. What stands in the corral does not "
                    "count for this.",
                    **f,
                ),
            ),
            Worth(say("For example"), shown=counters(_herd(facts))),
            Bullet(
                say(
                    "If it happens in the middle of an event, that event is finished first for "
                    "everybody."
                )
            ),
            Bullet(
                say(
                    "Whoever ended the game gets %(ended_points)s for it: by an action, by a foal "
                    "that was born, or by a herd. If one event did it for several, the first in "
                    "turn order gets them; a raid that empties a pile pays nobody.",
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
                    "A coat counts as a couple when you have a stallion and at least one mare of "
                    "it; more of them count no more."
                )
            ),
            Bullet(
                say(
                    "A whole herd of one coat is %(herd)s of that coat, all in the stable. This "
                    "coat is then not counted as a couple too.",
                    **f,
                )
            ),
            Heading(say("An example")),
            Paragraph(
                say("This rancher emptied the pile of mares. Here is what the ranch is worth:")
            ),
            *_example(facts),
            Heading(say("Equal points")),
            Paragraph(
                say(
                    "The one with Midnight or Avalanche wins. If that does not help: who has more "
                    "stallions in the stable, then more mares there, then more foals. If all that "
                    "is equal, the win is shared."
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
    rows.append(Worth(say("Together"), str(total), text=words.points(total)))
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
        say("At the screen"),
        "ui/icon-keys",
        (
            Heading(say("With the mouse")),
            Paragraph(
                say(
                    "Click cards and a mustang, in any order: what fits together lights up. "
                    "Then press the button that says what you want to do. A mustang that you "
                    "click first chooses fitting cards for you, for a theft a strong set. A "
                    "double click does nothing more than a click."
                )
            ),
            Paragraph(
                say(
                    "Or drag a card to a mustang to catch or to steal it, and to the deck to "
                    "exchange it."
                )
            ),
            Heading(say("Everywhere")),
            *everywhere(say),
            *at_the_table(say),
            Heading(say("On your turn")),
            Key(f"1 – {facts.box.hand}", say("choose a card, or put it back")),
            *(Key(key.upper(), words.action(action)) for key, action in ACTION_KEYS.items()),
            Key(say("Enter"), say("do what is chosen")),
            Key(
                "U", say("take the choice back, and then the last answer if nobody learned from it")
            ),
            Key("H", say("show or hide the running score")),
            Heading(say("When somebody steals from you")),
            Key("D", say("defend with the chosen cards")),
            Key("A", say("choose another set that is strong enough")),
            Key("L", say("let the mustang go")),
            Heading(say("With friends at one screen")),
            Paragraph(
                say(
                    "Your cards are secret. Before your turn the screen is handed over to you, "
                    "and your cards are seen only while you hold the key. Nobody learns from a "
                    "question what you have in hand: an owner is always asked."
                )
            ),
            Key(say("Hold Space"), say("look at your cards")),
            Key(
                say("Shift + %(keys)s", keys=", ".join(map(letters_of, SEAT_KEYS[:MOST_RANCHERS]))),
                say("each seat: look at your own cards while the others look away"),
            ),
            Heading(say("Watching a game again")),
            *while_watching(say),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (events, end, scoring, controls)
