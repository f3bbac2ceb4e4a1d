"""The pictures of Mustang: counters, cards, prairie and ranches, events, running horses.

Writes sprites/mustang/NAME.webp.
"""

import mustang_cards
import mustang_counters
import mustang_land
import mustang_ranches


def main() -> None:
    for part in (mustang_counters, mustang_cards, mustang_land, mustang_ranches):
        part.main()


if __name__ == "__main__":
    main()
