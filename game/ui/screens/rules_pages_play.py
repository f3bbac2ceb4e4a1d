"""The first half of the booklet: what a turn is made of, up to the duel."""

from __future__ import annotations

from game.rules.shared.hands import ANNOUNCEABLE, SPACES
from game.ui.screens.rules_pages import (
    Bullet,
    Chapter,
    Facts,
    Heading,
    Paragraph,
    Pictured,
    Step,
    Worth,
    Writer,
)

# Dice that show each hand.
EXAMPLES = {
    "pair": ("A", "A", "K", "J", "9"),
    "two-pairs": ("K", "K", "10", "10", "A"),
    "three": ("Q", "Q", "Q", "A", "9"),
    "straight": ("K", "Q", "J", "10", "9"),
    "full-house": ("J", "J", "J", "10", "10"),
    "four": ("9", "9", "9", "9", "A"),
    "five": ("A", "A", "A", "A", "A"),
}
SMALL = (84.0, 84.0)


def goal(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "goal",
        say("The goal"),
        "pieces/mail-bag",
        (
            Paragraph(
                say(
                    "You ride for the mail. Take your bag along the trail from St Joseph, "
                    "space 1, to Sacramento, space %(last)d, and put the letters into the boxes "
                    "there before anybody stops you.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "Dice decide how far you get, but nobody else sees them. You say what you "
                    "have, true or not, and you ride unless somebody dares to doubt it."
                )
            ),
            Heading(say("Two ways to win")),
            Pictured(
                "board/mailbox",
                SMALL,
                say("Like a jackrabbit"),
                say(
                    "Get to Sacramento first: that is mailbox 1. Each of your next turns takes "
                    "you one box further, and mailbox %(boxes)d wins the race.",
                    **f,
                ),
            ),
            Pictured(
                "board/token-duel",
                SMALL,
                say("Last one standing"),
                say(
                    "If another rider arrives before you are done, the two of you shoot it out "
                    "at once. Whoever is left wins the race."
                ),
            ),
            Heading(say("Before the first turn")),
            Bullet(
                say(
                    "%(fewest)d to %(most)d riders wait on space 1, each with %(start)s. The bank "
                    "keeps the rest of the %(nuggets)d nuggets there are.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Everybody rolls five dice for all to see. The best hand rides first, the "
                    "others follow clockwise."
                )
            ),
            Bullet(
                say(
                    "Everybody is dealt two of the %(cards)d cards and secretly keeps one.",
                    **f,
                )
            ),
        ),
    )


def turn(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "turn",
        say("A turn"),
        "board/token-relay",
        (
            Paragraph(say("Your turn goes through these steps, always in this order.")),
            Step(
                1,
                say("Charity"),
                say("Without any gold, you get %(one)s from the bank.", **f),
            ),
            Step(
                2,
                say("Roll"),
                say("Five dice under your cup. Only you look at them."),
            ),
            Step(
                3,
                say("Reroll"),
                say("As often as you like and can pay for. You need not."),
            ),
            Step(
                4,
                say("Announce"),
                say("Name a hand, at least a pair. It may be a lie."),
            ),
            Step(
                5,
                say("Doubts?"),
                say("The riders nearest to you may call it a bluff. One doubt is enough."),
            ),
            Step(
                6,
                say("Ride"),
                say("As many spaces as the announced hand is worth, if it stands."),
            ),
            Step(
                7,
                say("Company"),
                say("One rider where you stop: a duel. Several: a game of poker."),
            ),
            Step(
                8,
                say("The space"),
                say("If you are still free, the picture on your space has its say."),
            ),
            Paragraph(
                say(
                    "Steps 7 and 8 belong to the ride you announced on your own turn. Any other "
                    "way of moving - as an accuser, by train, driven back - starts neither a "
                    "fight nor the effect of a space."
                ),
                "italic",
            ),
        ),
    )


def cup(facts: Facts) -> Chapter:
    say, f, words = facts.words.say, facts.numbers, facts.words
    hands = [
        Worth(words.hand(hand), str(SPACES[hand]), EXAMPLES[hand], words.number_of_spaces(spaces))
        for hand in ANNOUNCEABLE
        for spaces in (SPACES[hand],)
    ]
    return Chapter(
        "cup",
        say("The cup and rerolls"),
        "pieces/cup-standing",
        (
            Paragraph(
                say(
                    "The five dice have the faces of a card game: ace, king, queen, jack, ten and "
                    "nine. This is what the hands are worth:"
                )
            ),
            *hands,
            Paragraph(
                say(
                    "A straight is five in a row, and there are only two of them. Anything less "
                    "than a pair is worth nothing."
                ),
                "italic",
            ),
            Heading(say("Rolling again")),
            Paragraph(
                say(
                    "A reroll costs %(price)s, and %(desert_price)s in the desert from space "
                    "%(desert)d on. At least one die always stays as it is. There are two ways:",
                    **f,
                )
            ),
            Pictured(
                "pieces/cup-over",
                SMALL,
                say("Hidden"),
                say(
                    "Take one or more dice out for all to see, and roll everything that is left "
                    "under the cup. Only you see the new dice."
                ),
            ),
            Pictured(
                "ui/icon-eye",
                (56.0, 56.0),
                say("Open"),
                say(
                    "Take dice out and roll some or all of those in the open. What stays under "
                    "the cup stays secret."
                ),
            ),
            Bullet(
                say(
                    "You may move dice in and out of the cup without turning them, before and "
                    "after every roll. Dice that others see make a story believable."
                )
            ),
            Bullet(
                say(
                    "Alone in last place, your first reroll of the turn is free, in the desert too."
                )
            ),
            Bullet(say("Who cannot pay cannot reroll.")),
        ),
    )


def announcing(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "announcing",
        say("Announcing and bluffing"),
        "cards/poker-face",
        (
            Paragraph(
                say(
                    "When you are content with your dice, announce a hand: a pair or more. You "
                    "need not have it. You may claim more than you have, or less."
                )
            ),
            Paragraph(
                say(
                    "It is a bluff whenever the kind of hand you name is not the kind you have. "
                    "Which faces it is made of does not matter: a pair is a pair."
                )
            ),
            Heading(say("What comes of it")),
            Pictured(
                "ui/icon-check",
                (52.0, 52.0),
                say("Nobody doubts"),
                say(
                    "You ride the announced number of spaces, and your dice stay a secret until "
                    "the race is over."
                ),
            ),
            Pictured(
                "ui/icon-star",
                (52.0, 52.0),
                say("Doubted, but true"),
                say("Your dice are shown. The accuser goes to prison, and you ride."),
            ),
            Pictured(
                "ui/icon-cross",
                (52.0, 52.0),
                say("Doubted, and a lie"),
                say(
                    "Your dice are shown and you stay where you are. The accuser may ride the "
                    "spaces you announced."
                ),
            ),
            Heading(say("Good to know")),
            Bullet(
                say("Claiming less than you have makes sense when it takes you to a better space.")
            ),
            Bullet(
                say(
                    "A big claim with two fitting dice in the open is harder to doubt than the "
                    "same claim with none."
                )
            ),
            Bullet(
                say(
                    "Some bots have habits that slip out when they lie. Watch them; the settings "
                    "can switch this off.",
                    **f,
                )
            ),
        ),
    )


def accusing(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "accusing",
        say("Accusing"),
        "ui/icon-hand",
        (
            Paragraph(
                say(
                    "When another rider announces, the riders on the same space may call it a "
                    "bluff. If there are none, the nearest may, ahead or behind; several are "
                    "nearest when they are equally far."
                )
            ),
            Bullet(
                say("The first who accuses is the one. After that it is too late for the others.")
            ),
            Bullet(
                say("Right: the liar stays, and you may ride the announced spaces instead, or not.")
            ),
            Bullet(say("Wrong: you go to prison, and the honest rider moves on.")),
            Bullet(
                say(
                    "Prisoners never accuse, and do not count in finding who is nearest. A rider "
                    "at the mailboxes stands on space %(last)d for this.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "A ride you win by accusing is a quiet one: no duel, no poker, no effect of "
                    "the space. Only reaching Sacramento counts."
                ),
                "italic",
            ),
            Heading(say("With friends at one screen")),
            Paragraph(
                say(
                    "Everybody who may accuse has a key of their own, shown on the screen. The "
                    "first key that is pressed counts. The countdown can be changed or switched "
                    "off in the settings."
                )
            ),
        ),
    )


def moving(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "moving",
        say("Moving and company"),
        "pieces/horseshoe",
        (
            Paragraph(
                say(
                    "After your ride, look who else is on your space. On spaces 1 to %(peaceful)d "
                    "nobody fights; everywhere else there is trouble.",
                    **f,
                )
            ),
            Pictured(
                "board/token-duel",
                SMALL,
                say("One other rider: a duel"),
                say("Up to %(shots)d shots each. See the next chapter.", **f),
            ),
            Pictured(
                "pieces/nugget-pile",
                (84.0, 66.0),
                say("Two or more: a game of poker"),
                say(
                    "Everybody on the space rolls five dice in the open, once, you first. The "
                    "best hand takes %(stake)s from each of the others; equal best hands roll "
                    "again between themselves.",
                    **f,
                ),
            ),
            Bullet(
                say(
                    "Whoever has no gold at poker goes to prison, and the bank pays for them. With "
                    "%(one)s they pay that, the bank adds the rest, and they stay free.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Equal kinds of hands are compared by their faces, from ace down to nine, "
                    "then by the other dice."
                )
            ),
            Bullet(
                say(
                    "A prisoner lying on the space takes part like anybody else, and stays a "
                    "prisoner."
                )
            ),
        ),
    )


def duels(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "duels",
        say("Duels"),
        "pieces/badge",
        (
            Paragraph(
                say(
                    "The two riders go to the two corners of the board with a star. Who came "
                    "riding picks the corner and shoots first. You shoot with a die: flick it "
                    "from behind the line in front of your rider.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Touch the other rider with the die and you win. After %(shots)d shots each "
                    "without a touch, nothing happens.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "The loser gives half of the gold, rounded up. A loser without gold goes to "
                    "prison, and the bank pays the winner %(one)s.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Touch anybody else's rider on the board and the sheriff steps in: you lose "
                    "the duel, pay, and go to prison, even if you hit your target as well."
                )
            ),
            Bullet(
                say(
                    "Your own rider, the three wooden figures, and pieces that bump into each "
                    "other do not matter. After every shot all is put back."
                )
            ),
            Heading(say("Three ways to flick")),
            Pictured(
                "ui/icon-mouse",
                (56.0, 56.0),
                say("Flick"),
                say(
                    "Put the die down behind the line, press it, and flick it with a quick move "
                    "of the mouse. Direction and power come from your last movement before you "
                    "let go."
                ),
            ),
            Pictured(
                "ui/icon-sling",
                (56.0, 56.0),
                say("Slingshot"),
                say(
                    "Pull the die back like a slingshot. The further, the harder; your hand sways "
                    "a little, so do not wait for ever."
                ),
            ),
            Pictured(
                "ui/icon-keys",
                (56.0, 56.0),
                say("Keys"),
                say(
                    "Place and turn with the arrows, hold the space bar for power and let go to "
                    "shoot. No mouse is needed."
                ),
            ),
            Paragraph(
                say(
                    "A soft shot is easier to aim but may not get there; a hard one rolls and "
                    "jumps. The band on the gauge shows what reaches the far corner."
                ),
                "italic",
            ),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (goal, turn, cup, announcing, accusing, moving, duels)
