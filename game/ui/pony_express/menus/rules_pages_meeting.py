"""The middle of the booklet: bluffing, accusing, and what happens when riders meet."""

from __future__ import annotations

from game.ui.pony_express.menus.rules_facts import Facts, Writer
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
                    "When you're happy with your dice, announce a pair or better. You don't "
                    "need to have it. You can claim more than you have, or less."
                )
            ),
            Paragraph(
                say(
                    "It's a bluff if you name a different kind of hand from the one you "
                    "have. The faces don't matter: a pair is a pair."
                )
            ),
            Heading(say("What happens next")),
            Pictured(
                "ui/icon-check",
                (52.0, 52.0),
                say("Nobody calls a bluff"),
                say("You ride the announced spaces. Your dice stay secret until the race is over."),
            ),
            Pictured(
                "ui/icon-star",
                (52.0, 52.0),
                say("A false accusation"),
                say("Your dice are shown. The accuser goes to prison, and you ride."),
            ),
            Pictured(
                "ui/icon-cross",
                (52.0, 52.0),
                say("A bluff is caught"),
                say(
                    "Your dice are shown, and you stay where you are. The accuser may ride "
                    "the announced spaces."
                ),
            ),
            Heading(say("Good to know")),
            Bullet(say("Claim less than you have if it takes you to a better space.")),
            Bullet(say("A big claim is easier to believe with two matching dice in the open.")),
            Bullet(
                say(
                    "Some bots have tells that slip out when they lie. You can turn this off "
                    "in the settings.",
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
                    "When another rider announces, the riders on the same space may call a "
                    "bluff. If there are none, the nearest may, ahead or behind. At equal "
                    "distance, they all may."
                )
            ),
            Bullet(
                say("Only the first accusation counts. After that it's too late for the others.")
            ),
            Bullet(
                say("If you're right, the liar stays. You may ride the announced spaces instead.")
            ),
            Bullet(say("If you're wrong, you go to prison and the honest rider moves on.")),
            Bullet(
                say(
                    "Prisoners never accuse and don't count when finding the nearest rider. "
                    "A rider at the mailboxes counts as being on space %(last)d, and stays "
                    "there even when right.",
                    **f,
                )
            ),
            Paragraph(
                say(
                    "A ride won by accusing is quiet: no duel, no poker, no effect of the "
                    "space. Only reaching Sacramento counts."
                ),
                "italic",
            ),
            Heading(say("With friends at one screen")),
            Paragraph(
                say(
                    "Each rider who may accuse has a key, shown on the screen. The first key "
                    "pressed counts. You can change or turn off the countdown in the "
                    "settings."
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
                    "After your ride, see who else is on your space. Nobody fights on spaces "
                    "1 to %(peaceful)d; everywhere else means trouble.",
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
                    "Everyone on the space rolls five dice once in the open, you first. The "
                    "best hand takes %(stake)s from each of the others. Equal best hands "
                    "roll again.",
                    **f,
                ),
            ),
            Bullet(
                say(
                    "A loser without gold goes to prison, and the bank pays instead. A loser "
                    "with only %(one)s pays that, the bank adds the rest, and nobody goes to "
                    "prison.",
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
                say("A prisoner on the space takes part like everyone else, and stays a prisoner.")
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
                    "Both riders go to the corners marked with a star. The rider who just "
                    "arrived picks a corner and shoots first. Flick your die from behind the "
                    "line in front of your rider.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Touch the other rider with the die and you win. A die that leaves the "
                    "board is a miss. If nobody is hit after %(shots)d shots each, nothing "
                    "happens.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "The loser pays the winner half of the gold, rounded up. A loser without "
                    "gold goes to prison, and the bank pays the winner %(one)s.",
                    **f,
                )
            ),
            Bullet(
                say(
                    "Touch any other rider, even a prisoner, and the sheriff steps in. You "
                    "lose the duel, pay and go to prison, even if you hit your target too."
                )
            ),
            Bullet(
                say(
                    "Your own rider, the three wooden figures and pieces that bump into each "
                    "other don't matter. After each shot everything is put back. After the "
                    "duel both riders return to their space."
                )
            ),
            Heading(say("Three ways to flick")),
            Pictured(
                "ui/icon-mouse",
                (56.0, 56.0),
                say("Flick"),
                say(
                    "Put the die behind the line, press it, and flick it with a quick move "
                    "of the mouse. Your last movement before you let go sets direction and "
                    "power."
                ),
            ),
            Pictured(
                "ui/icon-sling",
                (56.0, 56.0),
                say("Slingshot"),
                say(
                    "Pull the die back like a slingshot. The further, the harder. Your hand "
                    "sways a little, so don't wait too long."
                ),
            ),
            Pictured(
                "ui/icon-keys",
                (56.0, 56.0),
                say("Keys"),
                say(
                    "Place and turn with the arrow keys. Hold Space for power and let go to "
                    "shoot. You don't need a mouse."
                ),
            ),
            Paragraph(
                say(
                    "A soft shot is easier to aim but may stop short. A hard one rolls and "
                    "jumps. The band on the gauge shows what reaches the far corner."
                ),
                "italic",
            ),
        ),
    )


CHAPTERS: tuple[Writer, ...] = (announcing, accusing, moving, duels)
