"""What the title draws, without anything that draws it: at the start, these pictures are read while
the rest of the game is being loaded."""

from game.games.registry import registered_games

# The slowest first, the others in the order of their drawing.
BEFORE_POSTERS = (
    "ui/wordmark",
    "ui/paper",
    "ui/silhouette-rider",
    "ui/silhouette-cacti",
    "board/dust",
    "board/tumbleweed",
    "ui/shadow",
    "ui/icon-people",
)
AFTER_POSTERS = ("ui/plank-on", "ui/icon-music", "ui/icon-info")


def title_pictures() -> tuple[str, ...]:
    posters = (game.poster for game in registered_games())
    return (*BEFORE_POSTERS, *posters, *AFTER_POSTERS)
