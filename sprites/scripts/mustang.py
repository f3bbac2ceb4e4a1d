"""The pictures of Mustang: counters, cards, prairie and ranches, events, running horses.

Writes sprites/mustang/NAME.webp.
"""

import mustang_bodies
import mustang_cards
import mustang_counters
import mustang_events
import mustang_land
import mustang_ranches
import mustang_things


def main() -> None:
    for part in (
        *(mustang_counters, mustang_cards, mustang_land, mustang_ranches),
        *(mustang_things, mustang_events, mustang_bodies),
    ):
        part.main()


if __name__ == "__main__":
    main()
