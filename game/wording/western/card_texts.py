"""All that stands on a large card: what it does, to whom, and what stops it.

A large card has room for about 160 letters in English, and 30 % more in another language.
"""

from __future__ import annotations

from game.i18n import mark

AMBUSH = mark(
    "Ambush any player and roll: you win die × %(money)s. If your roll is even, the target "
    "rolls too; a tie or better wins instead. Guard Dog and Can-Can stop it."
)
TEXTS = {
    "attack-1": AMBUSH,
    "attack-2": AMBUSH,
    "attack-3": AMBUSH,
    "indians": mark(
        "The Indians raid the next player: all their money goes into the cash box. A Jester "
        "stops it."
    ),
    "saloon": mark(
        "You and a player within two cards of your hand show one card of each kind. More "
        "kinds take the other's whole fortune; the die breaks ties. A Jester stops it."
    ),
    "pay-me": mark("The next player pays you %(pay_me)s. A Jester stops it."),
    "cowboy": mark(
        "One Outlaw: the next player pays you %(one)s. Two played together: any player pays you "
        "%(two)s. Three: %(three)s. A Jester stops them."
    ),
    "everybody-gives": mark("Every other player pays you %(everybody_gives)s. Nothing stops it."),
    "give-to-all": mark(
        "A player of your choice pays everyone else %(give_to_all)s, you first. A Jester stops it."
    ),
    "give-it-back": mark(
        "A player of your choice returns all they took since your last turn began, if they "
        "still have it. Only the Ten-Gallon stops it."
    ),
    "levy": mark("Take %(levy)s from the cash box, or what's left in it. Nothing stops it."),
    "hands-up": mark(
        "All the others show their hands. Without a Bronco, they pay %(no_horse)s into the cash "
        "box; without the Ten-Gallon, %(no_hat)s. Nothing stops it."
    ),
    "whisky": mark(
        "Play turns round. You may play one more card with it, but not a Gold Train or a "
        "second Moonshine. Nothing stops it."
    ),
    "horse": mark(
        "The next player misses a turn; several don't add up. Nothing stops it. With an "
        "Ambush, it makes a stronger bid for the Gold Train."
    ),
    "train": mark(
        "Play it with an Ambush, or an Ambush and a Bronco. In turn, the others may bid a "
        "higher combination. The last bid takes the whole cash box. Nobody draws."
    ),
    "sheriff": mark(
        "Until your next turn, nobody can play Ambush, Raid or All In against you. A Jester "
        "removes it: right away, or later, together with such a card."
    ),
    "dog": mark(
        "Answers an Ambush: it's off, and the attacker pays you %(dog)s. Only a Sweet Treat beats "
        "it."
    ),
    "dancer": mark(
        "Answers an Ambush: it's off, and the attacker pays %(dancer)s into the cash box. Only a "
        "Sweet Treat beats it."
    ),
    "cake": mark(
        "Answers a Guard Dog or a Can-Can: you pay nothing, and your Ambush goes on. Nothing "
        "stops it."
    ),
    "joker": mark(
        "Stops The Debt, Outlaw, Largesse, Raid or All In against you, or anyone's new Marshal. "
        "On your turn it chases a Marshal away, with the Ambush, Raid or All In it lets through."
    ),
    "hat": mark(
        "Stops a Refund, and you take a random card from its player, but never the last. "
        "Gold Train: with it, an equal combination wins."
    ),
}
# Where the players prefer bandits: whole sentences, because other words may change with them.
RAID_BY_BANDITS = mark(
    "The bandits raid the next player: all their money goes into the cash box. A Jester stops it."
)
WHISKY_ALONE = mark(
    "Play turns round. With three players, no other card goes with it. Nothing stops it."
)
OPEN_TRAIN = mark(
    "Play it with an Ambush, or an Ambush and a Bronco. Anyone may bid a higher combination "
    "at any time. The last bid takes the whole cash box. Nobody draws."
)
