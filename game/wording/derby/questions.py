"""What a bettor is asked, and why a game is over."""

from __future__ import annotations

from game.i18n import mark

QUESTIONS = {
    "first-card": mark("Which horse gets which first card?"),
    "bet": mark("Which horse will you bet on?"),
    "play-card": mark("Play which card on which horse?"),
    "choose-track": mark("Which track will you take?"),
    "ride": mark("Which card does your horse play?"),
    "push": mark("Push your horse?"),
    "die-card": mark("Play your die card and reroll?"),
}
REASONS = {
    "chips": mark("the most chips"),
    "prizes": mark("tied on chips, but more of them from prizes"),
    "place": mark("tied on chips and prizes, but a better place in the race"),
    "shared": mark("tied on chips, prizes and place"),
}

# The planks below a question.
YES = {"push": mark("Push"), "die-card": mark("Reroll the die")}
NO = {"push": mark("Stop"), "die-card": mark("Keep this roll")}
