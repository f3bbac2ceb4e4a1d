"""The trail and the riders on it, as lines of text made of a view."""

from __future__ import annotations

from game.text.part import View, marked_you
from game.text.question import Question
from game.wording import Words


def own_rider(question: Question) -> View:
    """The rider of whoever is asked."""
    rider: View = question.view["riders"][question.seat]
    return rider


def space_kind(view: View, number: int) -> str:
    kind: str = view["board"]["spaces"][number - 1]["kind"]
    return kind


def fare(view: View, number: int) -> int | None:
    """The price of the train from this space; None where none leaves."""
    price: int | None = view["board"]["spaces"][number - 1].get("price")
    return price


def next_station(view: View, number: int) -> int | None:
    """The first station beyond this space."""
    beyond = range(number + 1, len(view["board"]["spaces"]) + 1)
    return next((space for space in beyond if space_kind(view, space) == "station"), None)


def standing_line(words: Words, view: View) -> str:
    """Where everybody is, in one line, the foremost first."""
    riders = words.separated(
        ", ".join([_name(words, view, seat), *_place_and_gold(words, rider)])
        for seat, rider in _foremost_first(view)
    )
    return words.say("On the trail: %(riders)s.", riders=riders)


def _place_and_gold(words: Words, rider: View) -> list[str]:
    _ = words.say
    if rider["mailbox"]:
        place = _("mailbox %(mailbox)d of 3", mailbox=rider["mailbox"])
    else:
        place = _("space %(number)d", number=rider["space"])
    facts = [place, words.gold(rider["gold"])]
    return [*facts, _("in prison")] if rider["prison"] else facts


def riders_lines(words: Words, view: View) -> list[str]:
    """Everybody in full, the foremost first."""
    return [
        words.say(
            "%(name)s: %(facts)s.",
            name=_name(words, view, seat),
            facts=", ".join(_facts(words, view, rider)),
        )
        for seat, rider in _foremost_first(view)
    ]


def _foremost_first(view: View) -> list[tuple[int, View]]:
    riders = list(enumerate(view["riders"]))
    return sorted(riders, key=lambda rider: -rider[1]["space"] - rider[1]["mailbox"])


def _name(words: Words, view: View, seat: int) -> str:
    return marked_you(words, view["riders"][seat]["name"], seat == view["you"])


def _facts(words: Words, view: View, rider: View) -> list[str]:
    """Where the rider is, and what it has."""
    _ = words.say
    facts = [words.space(rider["space"]), words.space_kind(space_kind(view, rider["space"]))]
    if rider["mailbox"]:
        facts[1] = _("mailbox %(mailbox)d of 3", mailbox=rider["mailbox"])
    cards = rider["cards"] if isinstance(rider["cards"], int) else len(rider["cards"])
    facts += [words.gold(rider["gold"]), words.number_of_cards(cards)]
    if rider["prison"]:
        facts.append(_("in prison"))
    return facts


def trail_lines(words: Words, view: View) -> list[str]:
    """One line for each space: its number and name, its kind, who stands there."""
    _ = words.say
    lines = [
        _(
            "In the bank: %(gold)s. Cards in the deck: %(cards)d.",
            gold=words.gold(view["bank"]),
            cards=view["deck"],
        )
    ]
    for space in view["board"]["spaces"]:
        if space["number"] == view["board"]["desert"]:
            lines.append(
                _("The desert begins here: a reroll costs %(price)s.", price=words.gold(2))
            )
        lines.append(_space_line(words, view, space))
    return lines


def _space_line(words: Words, view: View, space: View) -> str:
    line = f"{space['number']} {words.space_name(space['label'])}"
    if space["kind"] not in ("plain", "town"):
        line += f", {words.space_kind(space['kind'])}"
    price, to = fare(view, space["number"]), next_station(view, space["number"])
    if price is not None and to is not None:
        line = words.say(
            "%(space)s (train to space %(station)d: %(price)s)",
            space=line,
            station=to,
            price=words.gold(price),
        )
    there = [rider["name"] for rider in view["riders"] if rider["space"] == space["number"]]
    if not there:
        return line
    return words.say("%(name)s: %(facts)s", name=line, facts=", ".join(there))
