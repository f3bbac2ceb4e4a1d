"""The event cards as they read, and the line of the table log when one is turned up."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n import mark


class EventText(NamedTuple):
    """What stands on an event card."""

    name: str
    text: str


EVENT_CARDS = {
    "broken-fence": EventText(
        mark("Fence Down"),
        mark("Each rancher returns one mustang from the corral to the prairie."),
    ),
    "indians": EventText(
        mark("Raid on the Herd"),
        mark("The Indians take every open mustang on the prairie, even the specials."),
    ),
    "heavy-rain": EventText(
        mark("Downpour"),
        mark("Each rancher may move up to two mustangs from corral to stable."),
    ),
    "birth": EventText(
        mark("New Foal"),
        mark("Each rancher with a stallion and a mare in the stable gets a foal there."),
    ),
    "sunny-day": EventText(mark("Clear Skies"), mark("Nothing happens.")),
}
TURNED_UP = {
    "broken-fence": mark("Fence Down: a mustang bolts from every corral!"),
    "indians": mark("Raid on the Herd: the Indians take every open mustang!"),
    "heavy-rain": mark("Downpour: everyone may stable up to two mustangs."),
    "birth": mark("New Foal: every stable with a stallion and a mare gets a foal."),
    "sunny-day": mark("Clear Skies: nothing happens."),
}
# Where the players prefer bandits: whole sentences, because other words may change with them.
BANDITS = "indians"
BANDITS_CARD = EventText(
    EVENT_CARDS[BANDITS].name,
    mark("The bandits take every open mustang on the prairie, even the specials."),
)
BANDITS_TURNED_UP = mark("Raid on the Herd: the bandits take every open mustang!")
