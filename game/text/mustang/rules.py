"""Mustang in short."""

from __future__ import annotations

from game.rules.mustang.sets import SET_FOR
from game.wording.mustang import MustangWords
from game.wording.mustang.event_cards import EVENT_CARDS


def rules_lines(words: MustangWords) -> list[str]:
    """Paragraphs: the aim, the four actions, the events, the end and the score."""
    _ = words.say
    sets = words.separated(
        _(
            "%(set)s (%(cards)s) for %(mustang)s",
            set=words.set_name(kind),
            cards=words.set_explained(kind),
            mustang=words.kind_said(target),
        )
        for target, kind in SET_FOR.items()
    )
    events = " ".join(
        _("%(name)s: %(text)s", name=event.name, text=event.text)
        for event in map(words.event_card, EVENT_CARDS)
    )
    return [
        _(
            "Catch wild mustangs and bring them home. In your corral they can be stolen; in "
            "your stable they are safe."
        ),
        "",
        _("On your turn you do exactly one of these:"),
        _("1. Exchange: put 1 or 2 cards under the deck and draw that many."),
        _(
            "2. Catch: play the set for a mustang on the prairie. Take an open one, or the "
            "top one of a pile. It goes into your corral."
        ),
        _(
            "3. Steal: play the set for a mustang in another corral. Its owner may answer "
            "with a stronger set of any kind. Then the theft fails, and you lose every "
            "cowboy you still hold."
        ),
        _("4. Stable: bring one mustang from your corral into your stable."),
        _("Then everyone draws as many cards as they played or lost."),
        "",
        _("The sets, the weakest first: %(sets)s.", sets=sets),
        _(
            "Between two sets of the same kind, the higher value wins. A cowboy replaces any "
            "card and counts as the highest it can be."
        ),
        _("When the deck runs out, an event card is turned up. %(events)s", events=events),
        _(
            "The game ends immediately when a pile is empty, or when a stable holds a whole "
            "herd: a stallion, two mares and three foals."
        ),
        _(
            "Points in stable and corral: 5 for Midnight and for Avalanche, 3 for a "
            "stallion, 2 for a mare, 1 for a foal. Each coat with a stallion and a mare adds "
            "2. A whole herd of one coat in the stable adds 7 instead. The player who ends "
            "the game gets 3."
        ),
    ]
