"""Western in short."""

from __future__ import annotations

from game.rules.western.cards import KINDS
from game.rules.western.ladder import COMBINATIONS
from game.text.part import View
from game.text.western.lines import card_lines
from game.wording.western import WesternWords


def rules_lines(words: WesternWords, view: View) -> list[str]:
    """Paragraphs: the aim, a turn, the cards, and the train."""
    _ = words.say
    combinations = ", ".join(map(words.combination, COMBINATIONS))
    return [
        _(
            "Whoever first has %(goal)s wins at once, even in the middle of what a card does. "
            "Nobody is ever out of the game: who cannot pay it all pays what there is, and owes "
            "nothing.",
            goal=words.money(view["goal"]),
        ),
        "",
        _(
            "In your turn you play a card, or cards that go together, or discard one card without "
            "effect. Then you may draw up to %(most)d cards, to no more than %(limit)d in hand. "
            "Who is attacked and answers with a card does not draw.",
            most=view["draw-limit"],
            limit=view["hand-limit"],
        ),
        _(
            "The last card in hand is never played or lost. With one card your turn is to draw, "
            "and nothing else."
        ),
        _("Play goes clockwise until a Moonshine turns it round. The cards:"),
        *card_lines(words, KINDS),
        "",
        _("For the Gold Train, the weakest first: %(combinations)s.", combinations=combinations),
        _(
            "Passing is not final: it ends when all the others have passed in a row. Two Ambushes "
            "never make a stronger one."
        ),
    ]
