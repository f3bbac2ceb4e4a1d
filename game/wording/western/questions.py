"""What a gambler is asked, and why a game is over."""

from __future__ import annotations

from game.i18n import mark

QUESTIONS = {
    "play": mark("What will you play?"),
    "counter": mark("Counter with a card?"),
    "over-counter": mark("Answer with a Sweet Treat?"),
    "stop-sheriff": mark("Stop the Marshal with a Jester?"),
    "ladder": mark("Raise the bid?"),
    "draw": mark("How many cards do you draw?"),
}
# Asked in front of everybody of those at one screen who might hold a card: nobody has to know the
# own hand for that. To one, and to several.
LOOK_FIRST = (
    mark("Look at your cards first? You can still decline."),
    mark("Who looks at their cards first? You can still decline."),
)
REASONS = {"goal": mark("the goal is reached")}

# The planks below a question: what is answered, and what comes of it.
NO_ANSWER = {
    "counter": mark("Don't counter"),
    "over-counter": mark("Give in"),
    "stop-sheriff": mark("Let it be"),
    "ladder": mark("Pass"),
}
# Translators: small, below the name of the card on a button: at most 20 letters.
ANSWER_EFFECTS = {
    "dog": mark("you get %(dog)s"),
    "dancer": mark("the box gets %(dancer)s"),
    "joker": mark("stops it"),
    "hat": mark("stops it, +1 card"),
    "cake": mark("the ambush goes on"),
}
# Translators: small, below “Don't counter”, “Give in” ...: at most 20 letters.
NO_ANSWER_EFFECTS = {
    "attack": mark("let the die roll"),
    "indians": mark("lose all your money"),
    "saloon": mark("show your cards"),
    "give-it-back": mark("give %(money)s back"),
    "pay": mark("pay %(money)s"),
    "dog": mark("pay %(dog)s"),
    "dancer": mark("pay %(dancer)s"),
    "sheriff": mark("safe for one round"),
    "ladder": mark("until someone raises"),
    "ladder-last": mark("you give up %(money)s"),
}
