"""The derby in short."""

from __future__ import annotations

import msgspec

from game.rules.derby.options import FIRST_CARD
from game.rules.derby.view import DerbyView
from game.text.derby.charts import payout_lines, shifts_line
from game.wording.derby import DerbyWords
from game.wording.derby.variants import FIRST_CARDS, SWITCHES


def rules_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    """Paragraphs: the aim, the betting, the race, the paying, and what was chosen."""
    _ = words.say
    return [
        _("The player with the most chips at the end wins. Winning the race isn't enough."),
        "",
        *_betting(words, view),
        "",
        *_race(words),
        "",
        _(
            "The race ends when the third horse arrives. The riders of those three horses "
            "win prizes. Every bet on them pays by their odds; all other stakes are lost."
        ),
        *payout_lines(words, view),
        *variant_lines(words, view),
    ]


def _betting(words: DerbyWords, view: DerbyView) -> list[str]:
    _ = words.say
    return [
        _(
            "On your turn, bet your next stack of chips on a horse. Then play a card on any "
            "horse with fewer than six. After round %(rounds)d you only play cards, until "
            "every hand is empty. Leftover cards go to the horses last.",
            rounds=len(view.stacks),
        ),
        _(
            "A card higher than the last one on that horse shortens its odds; a lower one "
            "lengthens them. A Star changes nothing, but counts as 1 for the next card."
        ),
        shifts_line(words, view),
        _(
            "The player with the most chips on a horse rides it. With a tie, or no chips at "
            "all, it's a riderless horse. The horse with the longest odds takes the top "
            "track, which moves first."
        ),
    ]


def _race(words: DerbyWords) -> list[str]:
    _ = words.say
    return [
        _(
            "A horse plays one of its six cards and moves one square. It moves one more if "
            "it starts on the card's colour. Then you may push, twice at most. If the die "
            "shows the card's value or less, move one more square. If not, the horse goes "
            "back to where its turn began."
        ),
        _(
            "A Star draws level with the next horse ahead, or counts as a 1. It can't enter "
            "Sacramento by drawing level."
        ),
        _("If a horse can reach Sacramento without risk, it must, and it can't push."),
        _("Once per game, your die card lets you reroll; the second roll counts."),
        _(
            "A riderless horse turns up its cards. With 5 or 6 it pushes once, with 7 or "
            "more twice. Alone in last place it pushes twice whatever the card, even a Star, "
            "which counts as a 1 there."
        ),
    ]


def variant_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    """Those that are played at this table."""
    _, options = words.say, msgspec.to_builtins(view.options)  # by the names players give
    chosen = [FIRST_CARDS[options[FIRST_CARD]]] if options[FIRST_CARD] else []
    chosen += [variant for name, variant in SWITCHES.items() if options[name]]
    return [
        _("Variant, %(name)s: %(text)s", name=_(variant.name), text=_(variant.text))
        for variant in chosen
    ]
