"""The pictures of the derby: slate, cards and pieces, the course with its town, the horses.

Writes sprites/derby/NAME.webp.
"""

import derby_cards
import derby_course
import derby_dust
import derby_horses
import derby_prizes
import derby_slate
import derby_tokens
import derby_town


def main() -> None:
    for part in (
        *(derby_slate, derby_tokens, derby_cards, derby_course),
        *(derby_town, derby_horses, derby_dust, derby_prizes),
    ):
        part.main()


if __name__ == "__main__":
    main()
