"""What a player is asked."""

from __future__ import annotations

from game.i18n import mark

QUESTIONS = {
    "keep-card": mark("Which of the two cards do you keep?"),
    "keep-drawn": mark("Which of the cards you drew do you keep?"),
    "reroll": mark("Do you reroll some dice, or are you content?"),
    "announce": mark("Which hand do you announce?"),
    "accuse": mark("Do you call a bluff?"),
    "take-move": mark("You saw through the bluff: do you ride the announced number of spaces?"),
    "corner": mark("In which corner does your rider stand?"),
    "train": mark("Do you take the train to the next station?"),
    "pay-prison": mark("Do you pay %(fine)s to walk out of prison at once?"),
    "flick": mark("How do you flick your die?"),
}
# Asked of everybody who might hold such a card, so no question says that it is held.
CARD_QUESTIONS = {
    "after-roll": mark("Your dice have rolled: do you play a card?"),
    "before-reroll": mark("Do you play a card before you think about a reroll?"),
    "announcing": mark("Do you play a card with your announcement?"),
    "another-announced": mark("Do you play a card before anybody calls a bluff?"),
    "going-to-prison": mark("You are about to go to prison: do you play a card?"),
    "in-prison": mark("You sit in prison: do you play a card?"),
    "station": mark("The train is ready to leave: do you play a card?"),
    "saloon": mark("The barkeeper shows you the bill: do you play a card?"),
    "mine": mark("Your dice lie in the gold mine: do you play a card?"),
    "indians": mark("You run into %(figures)s: do you play a card?"),
    "relay": mark("You stand at the relay station: do you play a card?"),
    "own-shot": mark("You are about to shoot: do you play a card?"),
    "missed": mark("You missed: do you play a card?"),
    "others-shot": mark("The other duellist is about to shoot: do you play a card?"),
}
# Asked of several at once, who share a screen.
CARD_QUESTIONS_TO_ALL = {
    "another-announced": mark("Who plays a card before anybody calls a bluff?"),
    "others-shot": mark("Who plays a card before the shot?"),
}
