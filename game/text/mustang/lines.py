"""Ranches, prairie, cards and the score sheet, as lines of text made of a view."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.mustang.events import Scored
from game.rules.mustang.scoring import Line
from game.rules.mustang.sets import SET_FOR, sets_in
from game.rules.mustang.view import MustangView, RancherView
from game.text.part import marked_you
from game.wording.mustang import MustangWords
from game.wording.vocabulary import capital

KINDS = ("stallion", "mare", "foal")
WITHOUT_A_NUMBER = ("herd", "ended")  # lines of the score sheet that hardly ever count twice


def standing_line(words: MustangWords, view: MustangView) -> str:
    """Everybody's points, the best first, and how long the game may still last."""
    ranchers = words.separated(
        f"{_name(words, view, seat)}, {words.points(rancher.score)}"
        for seat, rancher in _best_first(view)
    )
    return words.say(
        "On the ranches: %(ranchers)s. Face down: %(piles)s.",
        ranchers=ranchers,
        piles=", ".join(words.number_of(kind, view.piles[kind]) for kind in KINDS),
    )


def ranches_lines(words: MustangWords, view: MustangView) -> list[str]:
    """Everybody in full, the best first."""
    return [_ranch_line(words, view, seat, rancher) for seat, rancher in _best_first(view)]


def _ranch_line(words: MustangWords, view: MustangView, seat: int, rancher: RancherView) -> str:
    return words.say(
        "%(name)s: %(points)s, %(cards)s. In the stable: %(stable)s. In the corral: %(corral)s.",
        name=_name(words, view, seat),
        points=words.points(rancher.score),
        cards=words.number_of_cards(rancher.count),
        stable=_mustangs(words, rancher.stable),
        corral=_mustangs(words, rancher.corral),
    )


def _best_first(view: MustangView) -> list[tuple[int, RancherView]]:
    ranchers = list(enumerate(view.ranchers))
    return sorted(ranchers, key=lambda rancher: -rancher[1].score)


def _name(words: MustangWords, view: MustangView, seat: int) -> str:
    return marked_you(words, view.ranchers[seat].name, seat == view.you)


def _mustangs(words: MustangWords, mustangs: Sequence[str]) -> str:
    return ", ".join(map(words.mustang, mustangs)) or words.say("none")


def prairie_lines(words: MustangWords, view: MustangView) -> list[str]:
    """What can be caught and with which set; then deck, discards and events."""
    _ = words.say
    lines = [
        _(
            "%(kinds)s (%(set)s): %(open)s; face down: %(count)d.",
            kinds=capital(words.pile(kind)),
            set=words.set_name(SET_FOR[kind]),
            open=_mustangs(words, view.open[kind]),
            count=view.piles[kind],
        )
        for kind in KINDS
    ]
    lines.append(
        _(
            "Specials (%(set)s): %(open)s.",
            set=words.set_name(SET_FOR["special"]),
            open=_mustangs(words, view.specials),
        )
    )
    lines.append(_("In the deck: %(cards)s.", cards=words.number_of_cards(view.deck)))
    if view.discards:
        discards = ", ".join(map(words.card, view.discards))
        lines.append(_("Discards, the oldest first: %(cards)s.", cards=discards))
    lines.append(_("Event cards face down: %(count)d.", count=view.events_left))
    if view.event is not None:
        event = words.event_card(view.event)
        lines.append(_("The last event: %(name)s. %(text)s", name=event.name, text=event.text))
    return lines


def hand_line(words: MustangWords, cards: Sequence[str]) -> str:
    """The own cards with the numbers to type."""
    numbered = ", ".join(f"{n}: {words.card(card)}" for n, card in enumerate(cards, start=1))
    return words.say("Your cards: %(cards)s.", cards=numbered)


def hand_lines(words: MustangWords, cards: Sequence[str]) -> list[str]:
    """The same, and what can be made of them."""
    sets = dict.fromkeys(words.set_said(found.kind, found.value) for found in sets_in(cards))
    if not sets:
        return [hand_line(words, cards), words.say("They don't make a set.")]
    return [hand_line(words, cards), words.say("Sets: %(sets)s.", sets=", ".join(sets))]


def sheet_lines(words: MustangWords, scored: Scored, view: MustangView) -> list[str]:
    """The score sheet of everybody, the winners first; what counts nothing is left out."""
    winners, scores = scored.winners, scored.scores
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    lines = []
    for seat in order:
        name, points = _name(words, view, seat), words.points(scores[seat])
        lines += ["", words.say("%(name)s: %(points)s", name=name, points=points)]
        lines += [f"   {_sheet_line(words, line)}" for line in scored.sheets[seat] if line.points]
    return lines


def _sheet_line(words: MustangWords, line: Line) -> str:
    facts = {"line": words.score_line(line.line), "points": words.points(line.points)}
    if line.line in WITHOUT_A_NUMBER:
        return words.say("%(line)s: %(points)s", **facts)
    return words.say("%(line)s (%(count)d): %(points)s", count=line.count, **facts)
