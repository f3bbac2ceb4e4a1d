"""The derby in short."""

from __future__ import annotations

from game.text.derby.charts import payout_lines, shifts_line
from game.text.part import View
from game.wording.derby import DerbyWords
from game.wording.derby.variants import FIRST_CARD, FIRST_CARDS, SWITCHES


def rules_lines(words: DerbyWords, view: View) -> list[str]:
    """Paragraphs: the aim, the betting, the race, the paying, and what was chosen."""
    _ = words.say
    return [
        _("Whoever has the most chips in the end wins, not whoever wins the race."),
        "",
        *_betting(words, view),
        "",
        *_race(words),
        "",
        _(
            "The race is over when the third horse arrives. The riders of those three get prizes, "
            "and every bet on them is paid by their odds; all other stakes are lost."
        ),
        *payout_lines(words, view),
        *variant_lines(words, view),
    ]


def _betting(words: DerbyWords, view: View) -> list[str]:
    _ = words.say
    return [
        _(
            "In your turn you bet your next stack of chips on a horse, and lay a card on any horse "
            "with fewer than six. After round %(rounds)d only cards are laid, until all hands are "
            "empty; what was left over is laid at the end.",
            rounds=len(view["stacks"]),
        ),
        _(
            "A higher card than the last one on that horse makes its odds better, a lower one "
            "worse. A Star changes nothing, but counts 1 for the next card."
        ),
        shifts_line(words, view),
        _(
            "Who has the most chips on a horse rides it; with a tie, or no chips, nobody does. The "
            "worst odds run on the top track, which moves first."
        ),
    ]


def _race(words: DerbyWords) -> list[str]:
    _ = words.say
    return [
        _(
            "A horse plays one of its six cards and moves one square, and one more if it starts on "
            "a square of the card's colour. Then you may push, twice at most: the die must show "
            "the card's value or less for one more square, else the horse goes back to where "
            "its turn began."
        ),
        _(
            "A Star draws level with the next horse ahead, or counts as a 1. It never enters the "
            "town that way."
        ),
        _("A horse that can reach Sacramento without risk must do so, and does not push."),
        _("Once in the game your die card lets you roll again; the second roll stands."),
        _(
            "A riderless horse turns up its cards. With 5 or 6 it pushes once, with 7 or "
            "more twice. Alone in last place it pushes twice whatever the card, even a Star, "
            "which counts as a 1 there."
        ),
    ]


def variant_lines(words: DerbyWords, view: View) -> list[str]:
    """Those that are played at this table."""
    _, options = words.say, view["options"]
    chosen = [FIRST_CARDS[options[FIRST_CARD]]] if options[FIRST_CARD] else []
    chosen += [variant for name, variant in SWITCHES.items() if options[name]]
    return [
        _("Variant, %(name)s: %(text)s", name=_(variant.name), text=_(variant.text))
        for variant in chosen
    ]
