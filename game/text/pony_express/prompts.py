"""The questions of the race, asked in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.pony_express.prison import FINE
from game.rules.pony_express.questions import CORNERS
from game.rules.pony_express.sacramento import LAST_MAILBOX
from game.rules.pony_express.view import RiderView
from game.rules.shared.hands import ANNOUNCEABLE, SPACES, hand_of
from game.text.dialog import Dialog
from game.text.pony_express.aim import ask_flick
from game.text.pony_express.board import own_faces, own_rider, race
from game.text.pony_express.cards import ask_for_play, card_line
from game.text.pony_express.reroll import ask_reroll
from game.text.question import Question
from game.wording.pony_express import RaceWords


def ask_race(dialog: Dialog[RaceWords], question: Question) -> Any:
    """The person's answer, ready for the match."""
    return _ASKED[question.kind](dialog, question)


def _ask_which_card(dialog: Dialog[RaceWords], question: Question) -> Any:
    cards = list(question.options)
    for number, card in enumerate(cards, start=1):
        dialog.console.say(f"{number}. {card_line(dialog.words, card)}", hanging=3)
    names = [dialog.words.card(card).name for card in cards]
    help_lines = [dialog.words.say("Type the number of the card you keep in secret.")]
    return cards[dialog.pick(dialog.words.question(question.kind), names, help_lines)]


def _ask_announcement(dialog: Dialog[RaceWords], question: Question) -> Any:
    _ = dialog.words.say
    hands = [dialog.words.hand(hand) for hand in ANNOUNCEABLE]
    held = hand_of(own_faces(question))
    dialog.console.say(_("You have %(hand)s.", hand=dialog.words.hand_said(held)))
    dialog.console.say(
        ", ".join(f"{number} {hand}" for number, hand in enumerate(hands, start=1)) + "."
    )
    help_lines = [
        _("The number is how far you ride if nobody calls a bluff."),
        _("Any hand but your own is a bluff, higher or lower."),
        _(
            "If you are caught, you stay and your accuser may ride instead. If the "
            "accusation is false, you ride and your accuser goes to prison."
        ),
    ]
    return ANNOUNCEABLE[dialog.pick(dialog.words.question("announce"), hands, help_lines)]


def _ask_accusation(dialog: Dialog[RaceWords], question: Question) -> Any:
    _ = dialog.words.say
    view = race(question)
    assert view.announced is not None, "who accuses has heard an announcement"
    prompt = dialog.words.question("accuse")
    faces = [die.face for die in view.dice if die.shown and die.face is not None]
    if faces:
        seen = dialog.words.dice(faces)
        prompt = _("Do you call a bluff? (outside the cup: %(dice)s)", dice=seen)
    help_lines = [
        _(
            "%(name)s announced %(hand)s.",
            name=question.names[view.active],
            hand=dialog.words.hand_said(view.announced),
        ),
        dialog.words.accusing([bool(own_rider(question).mailbox)]),
    ]
    return dialog.yes_or_no(prompt, help_lines)


def _ask_take_move(dialog: Dialog[RaceWords], question: Question) -> Any:
    _ = dialog.words.say
    view = race(question)
    assert view.announced is not None, "the ride is the announced one"
    here, last = own_rider(question).space, view.board.last
    to = min(here + SPACES[view.announced], last)
    dialog.console.say(
        _(
            "You would ride %(spaces)s, to %(space)s.",
            spaces=dialog.words.number_of_spaces(to - here),
            space=dialog.words.space(to),
        )
    )
    if to < last:
        arrival = _("Nothing happens where you arrive.")
    elif any(rider.mailbox for rider in view.riders):
        arrival = _("You arrive as the second rider, and the showdown begins.")
    else:
        arrival = _("You are the first to arrive, and stand at mailbox 1.")
    help_lines = [_("You can also stay where you are."), arrival]
    return dialog.yes_or_no(dialog.words.question("take-move"), help_lines)


def _ask_corner(dialog: Dialog[RaceWords], question: Question) -> Any:
    _ = dialog.words.say
    names = [dialog.words.corner(corner) for corner in CORNERS]
    opponent = _only_other_on_the_space(question)
    if own_rider(question).mailbox:
        dialog.console.say(_("The final showdown with %(name)s!", name=opponent))
    else:
        dialog.console.say(_("A duel with %(name)s!", name=opponent))
    dialog.console.say(", ".join(f"{number} {name}" for number, name in enumerate(names, 1)) + ".")
    help_lines = [_("Your opponent takes the opposite corner, and you shoot first.")]
    return CORNERS[dialog.pick(dialog.words.question("corner"), names, help_lines)]


def _only_other_on_the_space(question: Question) -> str:
    others = [
        rider.name
        for seat, rider in enumerate(race(question).riders)
        if seat != question.seat and rider.space == own_rider(question).space
    ]
    (other,) = others
    return other


def _ask_train(dialog: Dialog[RaceWords], question: Question) -> Any:
    _ = dialog.words.say
    here, board = own_rider(question).space, race(question).board
    price, to = board.prices[here], board.next_station[here]
    assert price is not None and to is not None, "a train is offered only where one leaves"
    dialog.console.say(
        _(
            "The train to %(space)s costs %(price)s. You have %(gold)s.",
            space=dialog.words.space(to),
            price=dialog.words.gold(price),
            gold=dialog.words.gold(own_rider(question).gold),
        )
    )
    help_lines = [_("There's no duel on arrival, and nothing else happens.")]
    return dialog.yes_or_no(dialog.words.question("train"), help_lines)


def _ask_pay_prison(dialog: Dialog[RaceWords], question: Question) -> Any:
    _ = dialog.words.say
    gold = dialog.words.gold(own_rider(question).gold)
    dialog.console.say(_("You have %(gold)s.", gold=gold))
    help_lines = [
        *_after_paying(dialog.words, own_rider(question)),
        _(
            "If not, you roll once. A straight or better sets you free. Anything else costs "
            "you this turn."
        ),
    ]
    return dialog.yes_or_no(dialog.words.question("pay-prison"), help_lines)


def _after_paying(words: RaceWords, rider: RiderView) -> list[str]:
    """Free again, a rider at a mailbox goes to the next one; others play a turn."""
    _, mailbox = words.say, rider.mailbox + 1
    if mailbox == LAST_MAILBOX:
        return [_("If you pay, you reach mailbox %(number)d and win the race.", number=mailbox)]
    lines = [_("If you pay, you play a normal turn now.")]
    if mailbox > 1:
        lines = [_("If you pay, you go on to mailbox %(number)d.", number=mailbox)]
    if rider.gold == FINE:
        lines.append(_("That is all your gold, so the bank gives you 1 nugget."))
    return lines


_ASKED: dict[str, Callable[[Dialog[RaceWords], Question], Any]] = {
    "keep-card": _ask_which_card,
    "keep-drawn": _ask_which_card,
    "reroll": ask_reroll,
    "announce": _ask_announcement,
    "accuse": _ask_accusation,
    "take-move": _ask_take_move,
    "corner": _ask_corner,
    "train": _ask_train,
    "pay-prison": _ask_pay_prison,
    "play-card": ask_for_play,
    "flick": ask_flick,
}
