"""What a player is asked."""

from __future__ import annotations

from game.i18n import mark

QUESTIONS = {
    "keep-card": mark("Which of the two cards do you keep?"),
    "keep-drawn": mark("Which of your new cards do you keep?"),
    "reroll": mark("Reroll, or stand?"),
    "announce": mark("Which hand do you announce?"),
    "accuse": mark("Do you call a bluff?"),
    "take-move": mark("You caught the bluff. Ride the announced spaces?"),
    "corner": mark("Which corner does your rider take?"),
    "train": mark("Take the train to the next station?"),
    "pay-prison": mark("Pay %(fine)s to leave prison now?"),
    "flick": mark("How will you flick your die?"),
}
# Asked of everybody who might hold such a card, so no question says that it is held.
CARD_QUESTIONS = {
    "after-roll": mark("You've rolled. Play a card?"),
    "before-reroll": mark("Play a card before you reroll?"),
    "announcing": mark("Play a card with your announcement?"),
    "another-announced": mark("Play a card before anyone calls a bluff?"),
    "going-to-prison": mark("You're off to prison. Play a card?"),
    "in-prison": mark("You're in prison. Play a card?"),
    "station": mark("The train is about to leave. Play a card?"),
    "saloon": mark("The barkeeper shows you the bill. Play a card?"),
    "mine": mark("You've rolled in the gold mine. Play a card?"),
    "indians": mark("You run into %(figures)s. Play a card?"),
    "relay": mark("You're at the relay station. Play a card?"),
    "own-shot": mark("You're about to shoot. Play a card?"),
    "missed": mark("You missed. Play a card?"),
    "others-shot": mark("Your opponent is about to shoot. Play a card?"),
}
# Asked of several at once, who share a screen.
CARD_QUESTIONS_TO_ALL = {
    "another-announced": mark("Who plays a card before a bluff is called?"),
    "others-shot": mark("Who plays a card before the shot?"),
}
