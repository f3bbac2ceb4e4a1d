"""All that stands on a large card: what it does, to whom, and what stops it.

A large card has room for about 160 letters in English, and 30 % more in another language.
"""

from __future__ import annotations

from game.i18n import mark

AMBUSH = mark(
    "Ambush any player and roll: you win die × %(money)s. If your roll is even, the target rolls "
    "too: with as much or more, that roll wins instead. Guard Dog and Can-Can stop it."
)
TEXTS = {
    "attack-1": AMBUSH,
    "attack-2": AMBUSH,
    "attack-3": AMBUSH,
    "indians": mark(
        "The Indians raid the next player: all of that player's money goes into the cash box. A "
        "Jester stops it."
    ),
    "saloon": mark(
        "You and a player with at most two cards more or fewer show one card of each kind. More "
        "kinds win the other's whole fortune; the die breaks a tie. A Jester stops it."
    ),
    "pay-me": mark("The next player pays you 50k. A Jester stops it."),
    "cowboy": mark(
        "One Outlaw: the next player pays you 20k. Two played together: any player pays you 50k. "
        "Three: 80k. A Jester stops them."
    ),
    "everybody-gives": mark("Each other player pays you 10k. Nothing stops it."),
    "give-to-all": mark(
        "A player of your choice pays 10k to each other player, and to you first. A Jester stops "
        "it."
    ),
    "give-it-back": mark(
        "A player of your choice gives back all they took from you since your last turn "
        "began, if they still have it all. Only the Ten-Gallon stops it."
    ),
    "levy": mark("Take 30k from the cash box, or what is left in it. Nothing stops it."),
    "hands-up": mark(
        "All the others show their hands. Who has no Bronco pays 20k into the cash box; who has "
        "no Ten-Gallon pays 10k. Nothing stops it."
    ),
    "whisky": mark(
        "The direction of play turns at once. Then you may play one more card along with it, but "
        "no Gold Train and no second Moonshine. Nothing stops it."
    ),
    "horse": mark(
        "The next player loses a turn, and several do not add up. Nothing stops it. For the Gold "
        "Train it makes an Ambush stronger."
    ),
    "train": mark(
        "Play it with an Ambush, or an Ambush and a Bronco. In turn the others may lay a higher "
        "combination. Who lays last takes the whole cash box. Nobody draws."
    ),
    "sheriff": mark(
        "Until your next turn nobody can lay Ambush, Raid or All In on you. A Jester ends it: at "
        "once, or later when played along with such a card."
    ),
    "dog": mark(
        "An answer to an Ambush: it is off, and the attacker pays you 10k. Only a Sweet Treat "
        "helps against it."
    ),
    "dancer": mark(
        "An answer to an Ambush: it is off, and the attacker pays 20k into the cash box. Only a "
        "Sweet Treat helps against it."
    ),
    "cake": mark(
        "Your answer to a Guard Dog or a Can-Can: you pay nothing, and your Ambush goes on. "
        "Nothing stops it."
    ),
    "joker": mark(
        "Stops The Debt, Outlaw, Largesse, Raid or All In against you, or anyone's new Marshal. "
        "On your turn it chases a Marshal away, with the Ambush, Raid or All In it lets through."
    ),
    "hat": mark(
        "Stops a Refund, and you take a random card from its player, but never the last one. Gold "
        "Train: with an equal combination it beats the one on the table."
    ),
}
# Where the players prefer bandits: whole sentences, because other words may change with them.
RAID_BY_BANDITS = mark(
    "The bandits raid the next player: all of that player's money goes into the cash box. A "
    "Jester stops it."
)
WHISKY_ALONE = mark(
    "The direction of play turns. With three players no other card goes along with it. Nothing "
    "stops it."
)
OPEN_TRAIN = mark(
    "Play it with an Ambush, or an Ambush and a Bronco. Anybody may lay a higher combination at "
    "any time. Who lays last takes the whole cash box. Nobody draws."
)
