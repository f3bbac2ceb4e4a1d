"""The equipment cards as they read."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n import mark


class CardText(NamedTuple):
    """What stands on a card."""

    name: str
    when: str
    effect: str


# Every text may name the three figures: %(figures)s is "the Indians" or "the bandits".
CARDS = {
    "marked-die": CardText(
        mark("Marked Die"),
        mark("On your turn, after a roll and before you announce"),
        mark(
            "Secretly set one die under your cup to any face. "
            "The others learn only that you played this card."
        ),
    ),
    "canteen": CardText(
        mark("Canteen"),
        mark("On your turn, before a reroll"),
        mark(
            "The next two rerolls of this turn that would cost you something are free, "
            "in the desert too."
        ),
    ),
    "poker-face": CardText(
        mark("Poker Face"),
        mark("With your announcement of a straight or less"),
        mark("Nobody may call it a bluff."),
    ),
    "spyglass": CardText(
        mark("Spyglass"),
        mark("When another rider has announced, unless you are in prison"),
        mark(
            "Secretly look at one die of your choice under the cup. "
            "You may then call a bluff even if you are not the nearest."
        ),
    ),
    "good-lawyer": CardText(
        mark("Good Lawyer"),
        mark("When you would go to prison, unless you are already there"),
        mark(
            "You stay free; other losses stand, and on your own turn your space still counts "
            "(but after an arrest in front of %(figures)s there is no gold and no retreat). "
            "It does not save the loser of the final showdown."
        ),
    ),
    "file-in-the-cake": CardText(
        mark("File in the Cake"),
        mark("At the start of your turn in prison"),
        mark("Escape at no cost and play a normal turn."),
    ),
    "rail-pass": CardText(
        mark("Rail Pass"),
        mark("On a train station other than the last"),
        mark("Take the train for free, to the next station or to the one after it."),
    ),
    "on-his-tab": CardText(
        mark("On His Tab"),
        mark("On a saloon, after your roll"),
        mark(
            "Another rider of your choice pays for you, or all they have if that is less. Nobody "
            "goes to prison for it."
        ),
    ),
    "pickaxe": CardText(
        mark("Pickaxe"),
        mark("On a gold mine, after your roll"),
        mark("Reroll any of the dice once, then take 1 nugget more than they are worth."),
    ),
    "safe-conduct": CardText(
        mark("Safe Conduct"),
        mark("On a space with %(figures)s, before your shot"),
        mark("You do not shoot: no gold, but no retreat either."),
    ),
    "fresh-horse": CardText(
        mark("Fresh Horse"),
        mark("On a relay station, after drawing"),
        mark(
            "Ride 2 spaces more. Nothing happens there, but reaching the end of the trail counts."
        ),
    ),
    "steady-hand": CardText(
        mark("Steady Hand"),
        mark("Before your shot, also against %(figures)s"),
        mark(
            "You aim first and see the path; the die then goes along the middle between the line "
            "you aimed and the line you flicked. For this shot only."
        ),
    ),
    "spare-cartridge": CardText(
        mark("Spare Cartridge"),
        mark("Right after your own miss in a duel or the showdown, if no bystander was hit"),
        mark(
            "Shoot again at once, on top of your three shots. "
            "The first die stays in the way for that shot."
        ),
    ),
    "water-barrel": CardText(
        mark("Water Barrel"),
        mark("Before the other duellist's shot"),
        mark(
            "Stand a barrel, 2 cm wide, nearer to your place than to the other's and at least "
            "6 cm from every rider and figure. It stays for the whole duel and blocks you both."
        ),
    ),
    "decoy": CardText(
        mark("Decoy"),
        mark("Before the other duellist's shot"),
        mark(
            "You and a twin stand 2 cm to the left and right of your place, and only you know "
            "which is real. A hit on the dummy removes it and is a miss; a die that touches both "
            "has touched the real one."
        ),
    ),
    "dust-devil": CardText(
        mark("Dust Devil"),
        mark("Before the other duellist's shot"),
        mark(
            "A wind blows across the duel from the side you choose and pushes the die as it "
            "moves. Everybody sees it before the shot is aimed; it lasts for this shot only."
        ),
    ),
}
