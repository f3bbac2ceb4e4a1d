"""What the title draws, without anything that draws it: at the start, these pictures are read while
the rest of the game is being loaded."""

# The slowest first, the others in the order of their drawing.
TITLE_PICTURES = (
    "ui/wordmark",
    "ui/paper",
    "ui/silhouette-rider",
    "ui/silhouette-cacti",
    "board/dust",
    "board/tumbleweed",
    "ui/shadow",
    "ui/icon-people",
    "ui/poster-pony-express",
    "ui/poster-mustang",
    "ui/poster-western",
    "ui/poster-derby",
    "ui/plank-on",
    "ui/icon-music",
    "ui/icon-info",
)
