"""All kinds of card in the booklet, each with its picture."""

from __future__ import annotations

from game.rules.western.cards import KINDS, REACH
from game.ui.screens.booklet import Chapter, Heading, Paragraph, Part, Pictured
from game.ui.western.card_face import PICTURE, card_picture
from game.ui.western.menus.rules_facts import Facts, Writer

SCENE = (150.0, 150.0 * PICTURE[1] / PICTURE[0])


def kinds(facts: Facts) -> Chapter:
    say, f = facts.words.say, facts.numbers
    return Chapter(
        "cards",
        say("All the cards"),
        "western/card-attack-1",
        (
            Paragraph(
                say(
                    "The colour of the frame shows what a card is for. The counts are for "
                    "the whole deck; with few players, some cards are left out.",
                    **f,
                )
            ),
            *_by_colour(facts),
        ),
    )


def _by_colour(facts: Facts) -> list[Part]:
    """In the order of a hand, which goes by colour."""
    parts: list[Part] = []
    group = ""
    for kind in KINDS:
        if facts.words.group(kind) != group:
            group = facts.words.group(kind)
            parts.append(Heading(group))
        parts.append(_card(facts, kind))
    return parts


def _card(facts: Facts, kind: str) -> Part:
    words = facts.words
    name, _, text = words.card(kind)
    return Pictured(
        card_picture(words, kind), SCENE, name, text, note=_note(facts, kind), framed=True
    )


def _note(facts: Facts, kind: str) -> str:
    """How many there are, and when one is played, or on whom."""
    words, number = facts.words, facts.words.number_of_cards(facts.box.deck[kind])
    reach = REACH.get(kind)
    if reach is None:
        return words.say("%(cards)s, to answer another card", cards=number)
    if reach == "nobody":
        return words.say("%(cards)s, on your turn", cards=number)
    whom = words.aimed_at((kind,))
    return words.say("%(cards)s, on your turn, against %(whom)s", cards=number, whom=whom)


CHAPTERS: tuple[Writer, ...] = (kinds,)
