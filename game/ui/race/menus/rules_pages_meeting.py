"""The middle of the booklet: bluffing, accusing, and what happens when riders meet."""

from __future__ import annotations

from game.ui.race.menus.rules_facts import Facts, Writer
from game.ui.screens.booklet import (
    Bullet,
    Chapter,
    Heading,
    Paragraph,
    Pictured,
)

SMALL = (84.0, 84.0)


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
                    "at the mailboxes counts as standing on space %(last)d, and stays there even "
                    "when right.",
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
                    "A loser without gold goes to prison, and the bank pays instead. With only "
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
                    "The two riders go to the two corners of the board with a star. Whoever came "
                    "riding picks the corner and shoots first. You shoot with a die: flick it "
                    "from behind the line in front of your rider.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Touch the other rider with the die and you win. A die that leaves the board "
                    "has missed. After %(shots)d shots each without a touch, nothing happens.",
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
                    "Touch any other rider on the board, prisoners too, and the sheriff steps in: "
                    "you lose the duel, pay, and go to prison, even if you hit your target as "
                    "well."
                )
            ),
            Bullet(
                say(
                    "Your own rider, the three wooden figures, and pieces that bump into each "
                    "other do not matter. After every shot all is put back, and after the duel "
                    "both riders return to their space."
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


CHAPTERS: tuple[Writer, ...] = (announcing, accusing, moving, duels)
