"""Western's cards: blank faces in four colours, the back, and the little card that stands for a
hand. The pictures are painted by `western_pictures`."""

from card_backs import lattice_back, pasteboard
from cards_pen import box, down, glow, moved, shape
from kit import save
from kit.palette import CREAM
from kit.types import Array
from mustang_coats import STAR
from things import thing

FACE = (130, 164)
BACK = (56, 80)
FRAMES = {"red": "#a5281b", "green": "#48692c", "brown": "#94620f", "blue": "#2b5f84"}
_FIELD = ("#cf4a33", "#a5281b", "#6b1710")


def face(colour: str, seed: int) -> Array:
    """A blank card; both lines of its frame lie within a border of 14."""
    w, h = FACE
    body = box(0.9, 0.9, w - 1.8, h - 1.8, down("#fffdf4", "#fbf3dc", "#f0e2bc"), 1.8, 9)
    body += box(4.4, 4.4, w - 8.8, h - 8.8, "none", 2.6, 6.2, colour)
    body += box(7.8, 7.8, w - 15.6, h - 15.6, "none", 1, 4.8, colour)
    return pasteboard(body, FACE, seed)


def back() -> Array:
    """A red lattice with a star in its middle."""
    return lattice_back(BACK, _FIELD, "#bf5a40", "#f4d9a4", STAR, 24)


def mini_card() -> Array:
    """So small that only its colour, its rim and a star are left."""
    body = box(1, 1, 14, 20, CREAM, 1.5, 2.4) + box(3, 3, 10, 16, glow(*_FIELD), 0, 1.2)
    star = moved(shape(STAR, "#ffe9b8", 0), 4.4, 7.4, 0, 0.072)
    return thing(body + star, (16, 22), 0.5, 0.1)


def main() -> None:
    for seed, (name, colour) in enumerate(FRAMES.items()):
        save(face(colour, 40 + seed), f"western/face-{name}", False, 92)
    save(back(), "western/card-back", False, 93)
    save(mini_card(), "western/mini-card")


if __name__ == "__main__":
    main()
