"""Western in short."""

from __future__ import annotations

from game.rules.western.cards import KINDS
from game.rules.western.ladder import COMBINATIONS
from game.rules.western.view import WesternView
from game.text.western.lines import card_lines
from game.wording.western import WesternWords


def rules_lines(words: WesternWords, view: WesternView) -> list[str]:
    """Paragraphs: the aim, a turn, the cards, and the train."""
    _ = words.say
    combinations = ", ".join(map(words.combination, COMBINATIONS))
    return [
        _(
            "The first player to hold %(goal)s wins immediately, even halfway through a "
            "card's effect. Nobody is ever out of the game. If you can't pay in full, you "
            "pay what you have and owe nothing more.",
            goal=words.money(view.goal),
        ),
        "",
        _(
            "On your turn, play a card or cards that go together, or discard one card "
            "without effect. Then you may draw up to %(most)d cards, up to %(limit)d in "
            "hand. If you answer an attack with a card, you don't draw.",
            most=view.draw_limit,
            limit=view.hand_limit,
        ),
        _(
            "You never play or lose the last card in your hand. With one card, all you can "
            "do on your turn is draw."
        ),
        _("Play goes clockwise until a Moonshine reverses it. The cards:"),
        *card_lines(words, KINDS),
        "",
        _("Gold Train bids, weakest first: %(combinations)s.", combinations=combinations),
        _(
            "Passing isn't final: the bidding ends when everyone else has passed in a row. "
            "Two Ambushes never make a stronger bid."
        ),
    ]
