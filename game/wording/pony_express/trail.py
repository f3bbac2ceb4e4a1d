"""The table log: turns, rides, prison, and the mail at the end of the trail."""

from __future__ import annotations

from game.i18n import mark
from game.rules.pony_express.events import (
    Arrived,
    DrinksServed,
    Freed,
    Imprisoned,
    MailDelivered,
    Moved,
    MoveDeclined,
    RaceWon,
)
from game.wording.pony_express.vocabulary import RaceTelling

MOVES = {
    "dice": (
        mark("You ride %(spaces)s, to %(space)s."),
        mark("%(name)s rides %(spaces)s, to %(space)s."),
    ),
    "accusation": (
        mark("You saw through the bluff and ride %(spaces)s, to %(space)s."),
        mark("%(name)s saw through the bluff and rides %(spaces)s, to %(space)s."),
    ),
    "train": (
        mark("You take the train to %(space)s."),
        mark("%(name)s takes the train to %(space)s."),
    ),
    "rail-pass": (
        mark("You take the train for free to %(space)s."),
        mark("%(name)s takes the train for free to %(space)s."),
    ),
    "fresh-horse": (
        mark("On a fresh horse, you ride %(spaces)s more, to %(space)s."),
        mark("On a fresh horse, %(name)s rides %(spaces)s more, to %(space)s."),
    ),
    "retreat": (
        mark("You fall back %(spaces)s, to %(space)s."),
        mark("%(name)s falls back %(spaces)s, to %(space)s."),
    ),
}
ARRESTS = {
    "false-accusation": (
        mark("You go to prison for a false accusation."),
        mark("%(name)s goes to prison for a false accusation."),
    ),
    "bluff": (
        mark("You go to prison for bluffing."),
        mark("%(name)s goes to prison for bluffing."),
    ),
    "sheriff": (
        mark("The sheriff takes you to prison for hitting a bystander."),
        mark("The sheriff takes %(name)s to prison for hitting a bystander."),
    ),
    "no-gold": (
        mark("You can't pay and go to prison."),
        mark("%(name)s can't pay and goes to prison."),
    ),
    "saloon": (
        mark("You can't pay the whole bill and go to prison."),
        mark("%(name)s can't pay the whole bill and goes to prison."),
    ),
}
RELEASES = {
    "paid": (
        mark("You walk out of prison."),
        mark("%(name)s walks out of prison."),
    ),
    "escaped": (
        mark("You break out of prison!"),
        mark("%(name)s breaks out of prison!"),
    ),
    "file": (
        mark("You file through the bars and slip out of prison."),
        mark("%(name)s files through the bars and slips out of prison."),
    ),
    "served": (
        mark("You've served your time and ride again next turn."),
        mark("%(name)s has served the sentence and rides again next turn."),
    ),
}
VICTORIES = {
    "jackrabbit": (
        mark("You reach the third mailbox and win the race!"),
        mark("%(name)s reaches the third mailbox and wins the race!"),
    ),
    "showdown": (
        mark("You survive the showdown and win the race!"),
        mark("%(name)s survives the showdown and wins the race!"),
    ),
}


def moved(tell: RaceTelling, event: Moved) -> str:
    return tell.about(
        event.seat,
        *MOVES[event.why],
        spaces=tell.words.number_of_spaces(abs(event.to - event.origin)),
        space=tell.words.space(event.to),
    )


def move_declined(tell: RaceTelling, event: MoveDeclined) -> str:
    return tell.about(
        event.seat,
        mark("You saw through the bluff, but you stay where you are."),
        mark("%(name)s saw through the bluff, but prefers to stay."),
    )


def imprisoned(tell: RaceTelling, event: Imprisoned) -> str:
    return tell.about(event.seat, *ARRESTS[event.why])


def freed(tell: RaceTelling, event: Freed) -> str:
    return tell.about(event.seat, *RELEASES[event.how])


def drinks_served(tell: RaceTelling, event: DrinksServed) -> str:
    return tell.about(
        event.seat,
        mark("Drinks for everyone: you buy a round at the saloon!"),
        mark("Drinks for everyone: %(name)s buys a round at the saloon!"),
    )


def arrived(tell: RaceTelling, event: Arrived) -> str:
    return tell.about(
        event.seat,
        mark("You reach %(place)s!"),
        mark("%(name)s reaches %(place)s!"),
        place=tell.words.journeys_end,
    )


def mail_delivered(tell: RaceTelling, event: MailDelivered) -> str:
    return tell.about(
        event.seat,
        mark("You drop your mail into mailbox %(mailbox)d of 3."),
        mark("%(name)s drops the mail into mailbox %(mailbox)d of 3."),
        mailbox=event.mailbox,
    )


def race_won(tell: RaceTelling, event: RaceWon) -> str:
    return tell.about(event.seat, *VICTORIES[event.reason])
