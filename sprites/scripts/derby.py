"""The pictures of the derby: the slate and its pieces, the horses.

Writes sprites/derby/NAME.webp.
"""

import derby_horses
import derby_slate
import derby_tokens


def main() -> None:
    for part in (derby_slate, derby_tokens, derby_horses):
        part.main()


if __name__ == "__main__":
    main()
