"""The pictures of Western: table, money, cards, the train.

Writes sprites/western/NAME.webp.
"""

import western_cards
import western_money
import western_pictures
import western_table
import western_train
import western_win


def main() -> None:
    for part in (
        *(western_table, western_money, western_cards, western_pictures),
        *(western_train, western_win),
    ):
        part.main()


if __name__ == "__main__":
    main()
