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
        mark("Each rancher lets one mustang of the corral go back to the prairie."),
    ),
    "indians": EventText(
        mark("Raid on the Herd"),
        mark("The Indians take every open mustang of the prairie, the specials too."),
    ),
    "heavy-rain": EventText(
        mark("Downpour"),
        mark("Each rancher may bring up to two mustangs from the corral into the stable."),
    ),
    "birth": EventText(
        mark("New Foal"),
        mark("With a stallion and a mare in the stable, a rancher gets a foal there."),
    ),
    "sunny-day": EventText(mark("Clear Skies"), mark("Nothing happens.")),
}
TURNED_UP = {
    "broken-fence": mark("Fence Down: one mustang of every corral runs back to the prairie!"),
    "indians": mark("Raid on the Herd: the Indians take the open mustangs of the prairie!"),
    "heavy-rain": mark("Downpour: everybody may stable up to two mustangs."),
    "birth": mark("New Foal: every stable with a stallion and a mare gets a foal."),
    "sunny-day": mark("Clear Skies: nothing happens."),
}
# Where the players prefer bandits: whole sentences, because other words may change with them.
BANDITS = "indians"
BANDITS_CARD = EventText(
    EVENT_CARDS[BANDITS].name,
    mark("The bandits take every open mustang of the prairie, the specials too."),
)
BANDITS_TURNED_UP = mark("Raid on the Herd: the bandits take the open mustangs of the prairie!")
