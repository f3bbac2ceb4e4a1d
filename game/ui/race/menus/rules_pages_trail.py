"""The rest of the booklet: spaces, prison, cards, the finish, and how to handle it all."""

from __future__ import annotations

from game.rules.pony_express.cards import COPIES
from game.rules.pony_express.prison import PRISON_ROLL
from game.rules.pony_express.spaces import FIGURES
from game.rules.shared.hands import HANDS
from game.ui.kit.theme import MARKS
from game.ui.race.menus.rules_facts import Facts, Writer
from game.ui.race.prompts.accuse import BELIEVE_KEYS
from game.ui.race.prompts.cup_reroll import KEYS as REROLL_KEYS
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
                    "When you stop after your own announced ride, and you did not end up in "
                    "prison, the picture on the space counts. Spaces without a picture are quiet."
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
                    "Roll five dice in the open, once. You find as many nuggets as the hand is "
                    "worth spaces."
                ),
            ),
            Pictured(
                "board/token-saloon",
                TOKEN,
                _title(words.space_kind("saloon")),
                say(
                    "A round for everybody! Roll five dice in the open, once, and pay as many "
                    "nuggets as the hand is worth spaces. If you cannot, pay what you have and "
                    "go to prison."
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
                    "Shoot one die at the %(count)d wooden figures, from behind the line in the "
                    "opposite corner. You get %(one)s for each that falls, and go back one space "
                    "for each that still stands. Touch another rider and you are arrested: "
                    "prison, no gold, but no step back either.",
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
            Bullet(say("If the bank cannot pay in full, it pays what it has.")),
            Bullet(say("Nobody is ever driven back beyond space 1.")),
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
                    "A prisoner stays on the same space and lies down. Riders get there by a wrong "
                    "accusation, by hitting a bystander, by a bill they cannot pay in the saloon, "
                    "or by losing a fight without any gold."
                )
            ),
            Heading(say("Your turn in prison")),
            Bullet(say("Without gold you first get %(one)s, as always.", **f)),
            Bullet(
                say("Pay %(fine)s: you are free, and play a whole turn at once.", **f),
            ),
            Bullet(
                say(
                    "Or roll five dice once in the open. If you escape, you play a whole turn at "
                    "once; if not, you stand up and ride again next turn."
                )
            ),
            *_prison_rolls(facts),
            Paragraph(
                say(
                    "Nobody stays longer than one turn; being sent there again changes nothing. A "
                    "prisoner at a mailbox who pays or escapes goes one mailbox on."
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
                    "There are %(cards)d cards. Yours are secret. Each is played at the moment "
                    "that is printed on it, one for each moment, and is then out of the game. You "
                    "are asked when the moment has come.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "With friends at one screen, all who might hold a card that fits are asked: "
                    "whoever wants to play one says so, and chooses while the others look away."
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
                    "You need not hit space %(last)d exactly: what is too much is lost. It does "
                    "not matter how you get there, or on whose turn.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "The first to arrive stands at mailbox 1 and no longer rolls. Each turn brings "
                    "the next mailbox; number %(boxes)d wins.",
                    **f,
                )
            ),
            Heading(say("The final showdown")),
            Paragraph(
                say(
                    "As soon as a second rider arrives, everything else stops and the two shoot "
                    "it out."
                )
            ),
            Bullet(
                say(
                    "Whoever arrived first picks the corner and shoots first, and twice in a row "
                    "if already at mailbox 2. Then they take turns. A prisoner fights too."
                )
            ),
            Bullet(
                say(
                    "Whoever is touched loses the race. Whoever touches a bystander loses it as "
                    "well. Cards may be played as in any duel."
                )
            ),
            Bullet(
                say(
                    "It is a fight to the death. After %(leave)d shots each the bystanders leave "
                    "the board. After every %(more)d more, the riders and their firing lines move "
                    "%(closer)d cm closer together, until they are %(closest)d cm apart.",
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
            Paragraph(say("These are off unless you switch them on when you set up a race.")),
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
            Paragraph(say("Everything can be done with the mouse, and without it.")),
            Heading(say("Everywhere")),
            *everywhere(say),
            Heading(say("At the table")),
            *at_the_table(say),
            Key("1, 2, 3…", say("give the answer with that number")),
            Key("U", say("take the last answer back, while nobody has learned anything from it")),
            Heading(say("With the cup")),
            Key("1 – 5", say("take a die out of the cup, or put it back")),
            Key(
                f"{REROLL_KEYS['hidden'][1]}, {REROLL_KEYS['shown'][1]}",
                say("roll the hidden dice again, or the shown ones"),
            ),
            Key(say("Shift + 1 – 7"), say("choose the hand to announce")),
            Key(
                say("Hold Space"),
                say("look at your hidden dice and cards while friends sit beside you"),
            ),
            Heading(say("Calling a bluff")),
            *(
                Key(
                    f"{letters_of(call)}, {letters_of(believe)}",
                    say("seat %(number)s: call a bluff, or believe it", number=MARKS[seat]),
                )
                for seat, (call, believe) in enumerate(zip(SEAT_KEYS, BELIEVE_KEYS, strict=False))
            ),
            Heading(say("Cards, with friends beside you")),
            Key(
                ", ".join(map(letters_of, SEAT_KEYS[: len(BELIEVE_KEYS)])),
                say("when all are asked: you want to play a card"),
            ),
            Key(say("Shift + that key"), say("look at your own cards while the others look away")),
            Heading(say("Shooting with keys")),
            Key(say("Arrows"), say("place the die, then turn the aim")),
            Key(say("Enter"), say("the die stays where it is")),
            Key(say("Space"), say("hold for power, let go to shoot")),
            Heading(say("Watching a race again")),
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
