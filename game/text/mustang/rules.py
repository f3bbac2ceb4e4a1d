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
            "Catch wild mustangs and bring them home. What stands in your corral can be stolen; "
            "what stands in your stable is safe."
        ),
        "",
        _("In your turn you do exactly one of these:"),
        _("1. Exchange: put 1 or 2 cards under the deck and draw as many."),
        _(
            "2. Catch: play the set for a mustang of the prairie and take an open one, or the top "
            "one of a pile. It goes into your corral."
        ),
        _(
            "3. Steal: play the set for a mustang in another corral. Its owner may answer with a "
            "stronger set, of any kind: then the theft fails, and you lose every cowboy that you "
            "still hold."
        ),
        _("4. Stable: bring one mustang from your corral into your stable."),
        _("Afterwards everybody draws as many cards as they have played or lost."),
        "",
        _("The sets, the weakest first: %(sets)s.", sets=sets),
        _(
            "Of two sets of the same kind the higher value wins. A cowboy stands for any card, and "
            "counts as high as it can."
        ),
        _("When the deck runs out, an event card is turned up. %(events)s", events=events),
        _(
            "The game ends at once when a pile is empty, or when a stable holds a whole herd: a "
            "stallion, two mares and three foals."
        ),
        _(
            "Points for stable and corral: 5 for Midnight and for Avalanche, 3 for a stallion, "
            "2 for a mare, 1 for a foal; 2 for each coat with a stallion and a mare; 7 instead for "
            "a whole herd of one coat in the stable; 3 for whoever ends the game."
        ),
    ]
