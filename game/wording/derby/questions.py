"""What a bettor is asked, and why a game is over."""

from __future__ import annotations

from game.i18n import mark

QUESTIONS = {
    "first-card": mark("Which first card, for which horse?"),
    "bet": mark("Which horse do you bet on?"),
    "play-card": mark("Which card do you play, on which horse?"),
    "choose-track": mark("Which track do you choose?"),
    "ride": mark("Which card do you ride with?"),
    "push": mark("Do you push your horse?"),
    "die-card": mark("Do you play your die card and roll again?"),
}
REASONS = {
    "chips": mark("the most chips"),
    "prizes": mark("as many chips, but more of them prizes"),
    "place": mark("as many chips and prizes, but the better place"),
    "shared": mark("as many chips and prizes, and no better place"),
}

# The planks below a question.
YES = {"push": mark("Push"), "die-card": mark("Reroll the rest")}
NO = {"push": mark("Stop"), "die-card": mark("Accept it")}
