"""The rest of the booklet: spaces, prison, cards, the finish, and how to handle it all."""

from __future__ import annotations

from game.rules.pony_express.cards import COPIES
from game.rules.pony_express.prison import PRISON_ROLL
from game.rules.pony_express.spaces import FIGURES
from game.rules.shared.hands import HANDS
from game.ui.kit.theme import MARKS
from game.ui.pony_express.menus.rules_facts import Facts, Writer
from game.ui.pony_express.prompts.accuse import BELIEVE_KEYS
from game.ui.pony_express.prompts.cup_reroll import KEYS as REROLL_KEYS
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
from game.wording.pony_express.house_rules import HOUSE_RULES

TOKEN = (84.0, 84.0)
CARD = (150.0, 110.0)
HOUSE_PICTURES = {
    "must-fall": "pieces/side-red-lying",
    "liars-go-to-jail": "board/token-prison",
}


def spaces(facts: Facts) -> Chapter:
    say, f, words = facts.words.say, facts.numbers, facts.words
    return Chapter(
        "spaces",
        say("Spaces"),
        "board/token-mine",
        (
            Paragraph(
                say(
                    "When you stop after your own announced ride and aren't in prison, the "
                    "picture on the space counts. Spaces without a picture are quiet."
                )
            ),
            Pictured(
                "board/token-relay",
                TOKEN,
                _title(words.space_kind("relay")),
                say(
                    "Draw two different cards, keep one, and put the other under the deck. If "
                    "only one is left, it is yours."
                ),
            ),
            Pictured(
                "board/token-mine",
                TOKEN,
                _title(words.space_kind("mine")),
                say(
                    "Roll five dice once in the open. You find one nugget for each space the "
                    "hand is worth."
                ),
            ),
            Pictured(
                "board/token-saloon",
                TOKEN,
                _title(words.space_kind("saloon")),
                say(
                    "A round for everyone! Roll five dice once in the open and pay one "
                    "nugget for each space the hand is worth. If you can't, pay what you "
                    "have and go to prison."
                ),
            ),
            Pictured(
                "board/token-station",
                TOKEN,
                _title(words.space_kind("station")),
                _station(facts),
            ),
            Pictured(
                facts.figures_token,
                TOKEN,
                _title(words.figures),
                say(
                    "Flick one die at the %(count)d wooden figures, from behind the line in "
                    "the opposite corner. You get %(one)s for each that falls and go back "
                    "one space for each still up. If you touch another rider, you go to "
                    "prison: no gold, but no retreat either.",
                    count=FIGURES,
                    **f,
                ),
            ),
            Bullet(
                say(
                    "If you land on a saloon, you also serve the table: get up and ask who wants "
                    "a drink. The settings can turn this off."
                )
            ),
            Bullet(say("If the bank can't pay in full, it pays what it has.")),
            Bullet(say("Nobody goes back beyond space 1.")),
        ),
    )


def _station(facts: Facts) -> str:
    say, end = facts.words.say, facts.end_of_line
    text = say(
        "Pay the price on its tag and the train takes you to the next station, one stop only. "
        "When you arrive by train, nobody fights you."
    )
    if end:
        text += " " + say("Space %(end)d is the end of the line.", end=end)
    return text


def prison(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "prison",
        say("Prison"),
        "board/token-prison",
        (
            Paragraph(
                say(
                    "A prisoner stays on the same space, lying down. You go to prison for a "
                    "false accusation or for hitting a bystander. So does a rider who can't "
                    "pay a saloon bill or loses a fight without gold."
                )
            ),
            Heading(say("Your turn in prison")),
            Bullet(say("If you have no gold, you get %(one)s first.", **f)),
            Bullet(
                say("Pay %(fine)s and you're free: play a whole turn now.", **f),
            ),
            Bullet(
                say(
                    "Or roll five dice once in the open. If you escape, you play a whole "
                    "turn now. If not, you stand up and ride again next turn."
                )
            ),
            *_prison_rolls(facts),
            Paragraph(
                say(
                    "Nobody stays longer than one turn, even if sent there again. A prisoner "
                    "at a mailbox who pays or escapes moves to the next mailbox."
                ),
                "italic",
            ),
        ),
    )


def _prison_rolls(facts: Facts) -> list[Part]:
    say, words = facts.words.say, facts.words
    rows: list[Part] = []
    for hand in HANDS:
        escapes, nuggets, cards = PRISON_ROLL[hand]
        gains = [say("escape")] if escapes else []
        gains += [words.gold(nuggets)] if nuggets else []
        gains += [say("1 card")] if cards else []
        rows.append(Worth(words.hand(hand), text=words.listing(gains) if gains else "-"))
    return rows


def cards(facts: Facts) -> Chapter:
    say, f, words = facts.words.say, facts.numbers, facts.words
    pictured = []
    for card, copies in COPIES.items():
        name, when, effect = words.card(card)
        title = name if copies == 1 else say("%(card)s (two of them)", card=name)
        pictured.append(Pictured(f"cards/{card}", CARD, title, effect, when, framed=True))
    return Chapter(
        "cards",
        say("Cards"),
        "cards/spyglass",
        (
            Paragraph(
                say(
                    "There are %(cards)d cards. Yours are secret. You play each card at the "
                    "moment printed on it, one at a time; then it's out of the game. When "
                    "the moment comes, you are asked.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "With friends at one screen, everyone who might hold a suitable card is "
                    "asked. If you want to play one, say so, and choose it while the others "
                    "look away."
                ),
                "italic",
            ),
            *pictured,
        ),
    )


def sacramento(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "sacramento",
        say("Sacramento and the showdown"),
        "board/mailbox",
        (
            Paragraph(
                say(
                    "You don't need to land exactly on space %(last)d: any extra spaces are "
                    "lost. It doesn't matter how you get there, or on whose turn.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "The first rider to arrive is at mailbox 1 and no longer rolls. Each "
                    "turn brings the next mailbox, and number %(boxes)d wins.",
                    **f,
                )
            ),
            Heading(say("The showdown")),
            Paragraph(
                say(
                    "As soon as a second rider arrives, everything else stops and the two shoot "
                    "it out."
                )
            ),
            Bullet(
                say(
                    "The rider who arrived first picks a corner and shoots first, twice in a "
                    "row if already at mailbox 2. Then they take turns. A prisoner fights "
                    "too."
                )
            ),
            Bullet(
                say(
                    "If you are touched, you lose the race. If you touch a bystander, you "
                    "lose it too. You may play cards as in any duel."
                )
            ),
            Bullet(
                say(
                    "It is a fight to the death. After %(leave)d shots each the bystanders "
                    "leave the board. After every %(more)d more, the riders move %(closer)d "
                    "cm closer together, until they are %(closest)d cm apart. Their firing "
                    "lines move along.",
                    **f,
                )
            ),
        ),
    )


def house_rules(facts: Facts) -> Chapter:
    say = facts.words.say
    return Chapter(
        "house",
        say("House rules"),
        "ui/icon-gear",
        (
            Paragraph(say("These are off unless you turn them on when you set up a race.")),
            *(
                Pictured(HOUSE_PICTURES[rule], TOKEN, *facts.words.house_rule(rule))
                for rule in HOUSE_RULES
            ),
        ),
    )


def controls(facts: Facts) -> Chapter:
    say = facts.words.say
    return Chapter(
        "controls",
        say("Controls and keys"),
        "ui/icon-keys",
        (
            Paragraph(say("You can play with or without the mouse.")),
            Heading(say("Everywhere")),
            *everywhere(say),
            Heading(say("At the table")),
            *at_the_table(say),
            Key("1, 2, 3…", say("choose that answer")),
            Key("U", say("undo your last answer, if it has revealed nothing")),
            Heading(say("With the cup")),
            Key("1 – 5", say("take a die out of the cup, or put it back")),
            Key(
                f"{REROLL_KEYS['hidden'][1]}, {REROLL_KEYS['shown'][1]}",
                say("reroll the hidden dice, or the shown ones"),
            ),
            Key(say("Shift + 1 – 7"), say("choose the hand to announce")),
            Key(
                say("Hold Space"),
                say("peek at your hidden dice and cards among friends"),
            ),
            Heading(say("Calling a bluff")),
            *(
                Key(
                    f"{letters_of(call)}, {letters_of(believe)}",
                    say("seat %(number)s: call a bluff, or believe it", number=MARKS[seat]),
                )
                for seat, (call, believe) in enumerate(zip(SEAT_KEYS, BELIEVE_KEYS, strict=False))
            ),
            Heading(say("Cards, with friends")),
            Key(
                ", ".join(map(letters_of, SEAT_KEYS[: len(BELIEVE_KEYS)])),
                say("when everyone is asked: play a card"),
            ),
            Key(say("Shift + your key"), say("peek at your cards while the others look away")),
            Heading(say("Shooting with keys")),
            Key(say("Arrows"), say("place the die, then turn the aim")),
            Key(say("Enter"), say("fix the die in place")),
            Key(say("Space"), say("hold for power, let go to shoot")),
            Heading(say("Replaying a race")),
            *while_watching(say),
        ),
    )


def _title(text: str) -> str:
    return text[:1].upper() + text[1:]


CHAPTERS: tuple[Writer, ...] = (
    spaces,
    prison,
    cards,
    sacramento,
    house_rules,
    controls,
)
