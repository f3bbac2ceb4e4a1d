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
            "Secretly turn one die under your cup to any face. The others only learn that "
            "you played this card."
        ),
    ),
    "canteen": CardText(
        mark("Canteen"),
        mark("On your turn, before a reroll"),
        mark(
            "The next two rerolls that would cost you gold this turn are free, even in the desert."
        ),
    ),
    "poker-face": CardText(
        mark("Poker Face"),
        mark("When you announce a straight or less"),
        mark("Nobody may call a bluff on it."),
    ),
    "spyglass": CardText(
        mark("Spyglass"),
        mark("After another rider announces, unless you are in prison"),
        mark(
            "Secretly look at one die under the cup. You may then call a bluff even if you "
            "aren't the nearest."
        ),
    ),
    "good-lawyer": CardText(
        mark("Good Lawyer"),
        mark("When you are sent to prison, unless you are already there"),
        mark(
            "You stay free. Other losses remain. On your own turn, your space still counts, "
            "but after an arrest at %(figures)s there's no gold and no retreat. It can't "
            "save the loser of the showdown."
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
        mark("Take the train for free to the next station or the one after."),
    ),
    "on-his-tab": CardText(
        mark("On His Tab"),
        mark("On a saloon, after your roll"),
        mark(
            "Another rider of your choice pays for you, or everything they have if that is "
            "less. Nobody goes to prison for it."
        ),
    ),
    "pickaxe": CardText(
        mark("Pickaxe"),
        mark("On a gold mine, after your roll"),
        mark("Reroll any of the dice once, then take %(bonus)s more than your hand is worth."),
    ),
    "safe-conduct": CardText(
        mark("Safe Conduct"),
        mark("On a space with %(figures)s, before your shot"),
        mark("You don't shoot: no gold, but no retreat either."),
    ),
    "fresh-horse": CardText(
        mark("Fresh Horse"),
        mark("On a relay station, after drawing"),
        mark("Ride %(spaces)d more spaces. Nothing happens there, except at the end of the trail."),
    ),
    "steady-hand": CardText(
        mark("Steady Hand"),
        mark("Before your shot, also against %(figures)s"),
        mark(
            "Aim first and see the path. The die then travels midway between the line you "
            "aimed and the line you flicked. For this shot only."
        ),
    ),
    "spare-cartridge": CardText(
        mark("Spare Cartridge"),
        mark("Right after you miss in a duel or the showdown, if you hit no bystander"),
        mark(
            "Shoot again, on top of your three shots. The first die stays in the way for that shot."
        ),
    ),
    "water-barrel": CardText(
        mark("Water Barrel"),
        mark("Before your opponent's shot"),
        mark(
            "Place a barrel nearer to you than to your opponent, at least %(apart)d cm from every "
            "rider and figure. It is 2 cm wide, stays for the whole duel and blocks you "
            "both."
        ),
    ),
    "decoy": CardText(
        mark("Decoy"),
        mark("Before your opponent's shot"),
        mark(
            "You and a decoy stand %(aside)d cm left and right of your place, and only you know "
            "which is real. A hit on the decoy is a miss and removes it. A die that touches "
            "both has hit the real one."
        ),
    ),
    "dust-devil": CardText(
        mark("Dust Devil"),
        mark("Before your opponent's shot"),
        mark(
            "A wind blows across the duel from the side you choose and pushes the moving "
            "die. Everyone sees it before the shot is aimed. It lasts for this shot only."
        ),
    ),
}
