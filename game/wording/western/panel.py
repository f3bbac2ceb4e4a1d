"""The message panel of a question: a headline and one line below it.

Both are for one reader: the seat that is asked is spoken to, all others are told who is asked.
The headline has room for about 38 letters, the line for about 50, and 30 % more elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.i18n import mark
from game.rules.western.view import PlaySeen, WesternView
from game.wording.western.house import GUNS
from game.wording.western.vocabulary import WesternTelling


class Panel(NamedTuple):
    headline: str
    line: str


AMBUSH = (
    mark("You ambush %(other)s: %(guns)s!"),
    mark("%(name)s ambushes you: %(guns)s!"),
    mark("%(name)s ambushes %(other)s: %(guns)s!"),
)
DEMAND = (
    mark("You want %(money)s from %(other)s!"),
    mark("%(name)s wants %(money)s from you!"),
    mark("%(name)s wants %(money)s from %(other)s!"),
)
TREAT = (
    mark("You make %(other)s pay everyone!"),
    mark("%(name)s makes you pay everyone!"),
    mark("%(name)s makes %(other)s pay everyone!"),
)
RAID = (
    mark("You set the Indians on %(other)s!"),
    mark("%(name)s sets the Indians on you!"),
    mark("%(name)s sets the Indians on %(other)s!"),
)
RAID_BY_BANDITS = (
    mark("You set the bandits on %(other)s!"),
    mark("%(name)s sets the bandits on you!"),
    mark("%(name)s sets the bandits on %(other)s!"),
)
ALL_IN = (
    mark("You go all in against %(other)s!"),
    mark("%(name)s goes all in against you!"),
    mark("%(name)s goes all in against %(other)s!"),
)
BACK = (
    mark("You want %(money)s back from %(other)s!"),
    mark("%(name)s wants %(money)s back from you!"),
    mark("%(name)s wants %(money)s back from %(other)s!"),
)
ANSWERED = (
    mark("You answer with %(card)s!"),
    mark("%(name)s answers with %(card)s!"),
)
MARSHAL = (mark("You call the Marshal!"), mark("%(name)s calls the Marshal!"))
# What is at stake: as everyone reads it, and as the one who is asked to counter does.
JESTER = (
    mark("%(cards)s: only a Jester stops it."),
    mark("%(cards)s: only a Jester stops it. Counter?"),
)
STAKES = {
    "attack": (
        mark("At stake: die × %(money)s, up to %(most)s."),
        mark("At stake: die × %(money)s, up to %(most)s. Counter?"),
    ),
    "pay-me": JESTER,
    "cowboy": JESTER,
    "give-to-all": (
        mark("10k for each, %(money)s in all."),
        mark("10k for each, %(money)s in all. Counter?"),
    ),
    "indians": (
        mark("All the money to the cash box: %(money)s."),
        mark("All your money to the cash box: %(money)s. Counter?"),
    ),
    "saloon": (
        mark("%(own)s against %(other)s: more kinds win."),
        mark("%(own)s against %(other)s: more kinds win. Counter?"),
    ),
    "give-it-back": (
        mark("Only the Ten-Gallon would stop it."),
        mark("Only the Ten-Gallon would stop it. Counter?"),
    ),
}
COUNTER_COSTS = {
    "dog": (
        mark("10k to %(other)s. Only a Sweet Treat stops it."),
        mark("10k to you. Only a Sweet Treat stops it."),
    ),
    "dancer": (mark("20k to the cash box. Only a Sweet Treat stops it."),) * 2,
}
OUTLAWS = {1: 20, 2: 50, 3: 80}  # what is paid, by how many come
DEBT = 50
SHARE = 10  # of everybody, from whoever gives to all
HIGHEST = 6  # face of the die


def panel(tell: WesternTelling, kind: str, view: WesternView) -> Panel:
    return PANELS[kind](tell, view)


def paid_by_target(play: PlaySeen, view: WesternView) -> int:
    """What the card would cost its target, who pays no more than there is."""
    return min(demanded(play, view), view.players[play.aimed_at].money)


def demanded(play: PlaySeen, view: WesternView) -> int:
    """How much money the card asks of its target; 0 where a die or the cards decide it."""
    target, players = play.aimed_at, view.players
    demands = {
        "pay-me": DEBT,
        "cowboy": OUTLAWS.get(play.cards.count("cowboy"), 0),
        "give-to-all": SHARE * (len(players) - 1),
        "indians": players[target].money,
        "give-it-back": view.taken[target][play.seat],
    }
    return demands.get(play.card, 0)


# --------------------------------------------------------------------------- for each question


def _play(tell: WesternTelling, view: WesternView) -> Panel:
    return Panel(
        tell.about(view.active, mark("Your turn!"), mark("%(name)s's turn.")),
        tell.about(
            view.active,
            mark("Play or discard a card, then draw."),
            mark("Playing or discarding a card."),
        ),
    )


def _counter(tell: WesternTelling, view: WesternView) -> Panel:
    play = view.laid
    card, seat, target = play.card, play.seat, play.aimed_at
    words, money = tell.words, tell.words.money(demanded(play, view))
    if card in GUNS:
        guns = words.number_of_guns(GUNS[card])
        headline = tell.between(seat, target, *AMBUSH, guns=guns)
    else:
        headline = tell.between(seat, target, *_headlines(tell)[card], money=money)
    return Panel(headline, _stakes(tell, view))


def _stakes(tell: WesternTelling, view: WesternView) -> str:
    """How much money is at stake, and what stops the card."""
    play, words = view.laid, tell.words
    card = play.card
    said = STAKES["attack" if card in GUNS else card][tell.is_you(play.target)]
    if card in GUNS:
        most = words.money(HIGHEST * words.pip(card))
        return words.say(said, money=words.each_pip(card), most=most)
    if card == "saloon":
        own, other = (view.players[seat].money for seat in (play.seat, play.aimed_at))
        return words.say(said, own=words.money(own), other=words.money(other))
    cards = words.counted(card, play.cards.count(card))
    return words.say(said, money=words.money(demanded(play, view)), cards=cards)


def _headlines(tell: WesternTelling) -> Mapping[str, tuple[str, str, str]]:
    return {
        "pay-me": DEMAND,
        "cowboy": DEMAND,
        "give-to-all": TREAT,
        "indians": RAID_BY_BANDITS if tell.words.bandits else RAID,
        "saloon": ALL_IN,
        "give-it-back": BACK,
    }


def _over_counter(tell: WesternTelling, view: WesternView) -> Panel:
    play = view.laid
    target, counter = play.aimed_at, play.counter
    assert counter is not None, "the card was countered"
    card = tell.words.card_name(counter)
    return Panel(
        tell.about(target, *ANSWERED, card=card),
        tell.words.say(COUNTER_COSTS[counter][tell.is_you(target)], other=tell.name(target)),
    )


def _stop_sheriff(tell: WesternTelling, view: WesternView) -> Panel:
    return Panel(
        tell.about(view.laid.seat, *MARSHAL),
        tell.words.say("Safe for a round, unless a Jester stops it."),
    )


def _ladder(tell: WesternTelling, view: WesternView) -> Panel:
    train, words = view.race, tell.words
    return Panel(
        tell.about(
            train.leader,
            mark("Gold Train for %(pot)s: you lead!"),
            mark("Gold Train for %(pot)s: %(name)s leads!"),
            pot=words.money(view.pot),
        ),
        words.say(
            "To beat: %(combination)s.",
            combination=words.combination(train.combination, hat=train.hat),
        ),
    )


def _draw(tell: WesternTelling, view: WesternView) -> Panel:
    return Panel(
        tell.about(
            view.active, mark("How many cards do you draw?"), mark("%(name)s may draw cards.")
        ),
        tell.words.say(
            "In hand: %(cards)s (limit %(limit)d). Draw up to %(most)d.",
            cards=tell.words.number_of_cards(view.players[view.active].count),
            most=view.draw_limit,
            limit=view.hand_limit,
        ),
    )


PANELS: dict[str, Callable[[WesternTelling, WesternView], Panel]] = {
    "play": _play,
    "counter": _counter,
    "over-counter": _over_counter,
    "stop-sheriff": _stop_sheriff,
    "ladder": _ladder,
    "draw": _draw,
}
