"""What is painted where on the shipped boards. Measures in cm, as in the board files."""

from dataclasses import dataclass

Point = tuple[float, float]

# Big letters and italics of the labels, in cm for each letter, to keep their room free.
LETTER = {"big": 0.95, "italic": 0.82}

INK_LABEL = "#4a2c17"
PLAINS_LABEL = "#3f4d1c"
DESERT_LABEL = "#6b3a14"
WATER_LABEL = "#123f47"


@dataclass(frozen=True)
class Wash:
    """A patch of one kind of ground with soft edges."""

    kind: str
    at: Point
    reach: Point
    strength: float = 1.0


@dataclass(frozen=True)
class Range:
    """Mountains along a line."""

    stone: str
    line: tuple[Point, ...]
    count: int
    size: float
    spread: float = 0.5  # how far a foot may lie off the line
    snow: bool = True


@dataclass(frozen=True)
class River:
    line: tuple[Point, ...]
    width: Point  # at its source and at its mouth


@dataclass(frozen=True)
class Lake:
    at: Point
    reach: Point


@dataclass(frozen=True)
class Thing:
    """One drawing of its own, standing on its place, `size` high."""

    kind: str
    at: Point
    size: float
    mirror: bool = False


@dataclass(frozen=True)
class Label:
    """Where the window letters a name. `letters` is the length that is kept free."""

    key: str
    at: Point
    style: str
    spacing: int  # between letters, in design pixels
    colour: str
    letters: int
    on_water: bool = False

    @property
    def width(self) -> float:
        return self.letters * LETTER[self.style]


@dataclass(frozen=True)
class Scenery:
    seed: int
    washes: tuple[Wash, ...]
    ranges: tuple[Range, ...] = ()
    rivers: tuple[River, ...] = ()
    lakes: tuple[Lake, ...] = ()
    things: tuple[Thing, ...] = ()
    labels: tuple[Label, ...] = ()
    seeds: int = 5200  # how many are sown; most fall on stony places
    flora: tuple[str, ...] = (
        "pine",
        "cottonwood",
        "cactus",
        "sage",
        "grass",
        "boulders",
        "dune",
    )


PONY_EXPRESS = Scenery(
    seed=11,
    washes=(
        Wash("prairie", (40, 27), (17, 9)),
        Wash("prairie", (24, 28), (13, 6), 0.95),
        Wash("forest", (29, 30), (6, 3.5), 0.6),
        Wash("forest", (50, 22), (4, 9), 0.6),
        Wash("rock", (7, 22), (9, 9)),
        Wash("rock", (21, 20.5), (11, 4.5)),
        Wash("rock", (38, 17), (12, 3.5), 0.55),
        Wash("desert", (34, 8), (17, 8)),
        Wash("desert", (46, 9), (10, 9)),
        Wash("redland", (41, 13), (7, 3), 0.75),
        Wash("redland", (30, 2), (12, 3), 0.6),
        Wash("salt", (34, 13), (6, 2.4), 0.8),
        Wash("salt", (31.5, 4.6), (7, 2), 0.55),
        Wash("rock", (17, 5), (8, 5), 0.9),
        Wash("rock", (18, 13.5), (6, 2.5), 0.8),
        Wash("forest", (5, 9), (6, 8), 0.9),
        Wash("forest", (11, 31), (7, 3), 0.6),
        Wash("forest", (3, 16), (4, 5), 0.6),
    ),
    ranges=(
        Range("sandstone", ((19.6, 20.0), (25, 20.6), (28.6, 20.2)), 9, 2.5, 0.5),
        Range("sandstone", ((2.3, 23.6), (2.8, 19.6)), 4, 2.2, 0.5),
        Range("sandstone", ((9.4, 29.0), (15.6, 29.6)), 5, 2.1, 0.4),
        Range("granite", ((14.6, 12.7), (21.6, 12.9)), 6, 2.2, 0.45),
        Range("granite", ((10.6, 3.0), (15.4, 4.2)), 5, 2.3, 0.5),
        Range("granite", ((11.5, 1.0), (24.5, 1.4)), 8, 2.2, 0.35),
    ),
    rivers=(
        River(
            (
                (50.2, 34),
                (50.1, 29),
                (51.2, 26),
                (49.9, 23.2),
                (50.6, 20),
                (51.2, 17.6),
                (53.5, 16.2),
            ),
            (0.5, 0.95),
        ),
        River(
            (
                (29.8, 21.3),
                (32.4, 20.6),
                (35, 21.0),
                (38, 20.5),
                (41.5, 21.6),
                (45, 21.2),
                (50.0, 23.1),
            ),
            (0.18, 0.5),
        ),
    ),
    lakes=(Lake((33.6, 13.1), (3.4, 1.25)),),
    things=(
        Thing("compass", (20.3, 30.2), 3.6),
        Thing("buffalo", (26.2, 30.4), 1.5),
        Thing("buffalo", (28.9, 29.4), 1.7),
        Thing("buffalo", (30.9, 30.8), 1.4, mirror=True),
        Thing("buffalo", (46.6, 20.2), 1.35),
        Thing("wagon", (24.2, 27.6), 1.7),
        Thing("houses", (31.8, 27.9), 1.7),
        Thing("houses", (8.6, 13.9), 1.7),
        Thing("mesa", (40.6, 12.7), 1.9),
        Thing("mesa", (44.4, 13.3), 2.3),
        Thing("mesa", (27.0, 12.6), 1.6),
        Thing("mesa", (38.4, 2.0), 1.7),
        Thing("skull", (33.6, 1.6), 1.2),
    ),
    labels=(
        Label("st-joseph", (38.4, 29.2), "big", 5, INK_LABEL, 10),
        Label("great-plains", (36.3, 22.7), "italic", 6, PLAINS_LABEL, 13),
        Label("rocky-mountains", (13.4, 22.2), "italic", 5, INK_LABEL, 15),
        Label("sacramento", (10.2, 12.35), "big", 2, INK_LABEL, 10),
        Label("sierra-nevada", (20.6, 5.6), "italic", 4, INK_LABEL, 13),
        Label("salt-desert", (32, 4.3), "italic", 7, DESERT_LABEL, 12),
    ),
)

SILVER_TRAIL = Scenery(
    seed=23,
    washes=(
        Wash("prairie", (10, 7), (11, 7), 0.9),
        Wash("forest", (5, 11), (6, 6), 0.8),
        Wash("salt", (22, 4), (12, 4), 0.8),
        Wash("desert", (28, 10), (13, 4.5), 0.8),
        Wash("redland", (35, 9), (7, 6), 0.7),
        Wash("rock", (17, 17), (12, 4)),
        Wash("forest", (9, 17.5), (6, 4), 0.6),
        Wash("desert", (28, 25), (14, 6)),
        Wash("redland", (29, 27.5), (10, 3), 0.6),
        Wash("rock", (11, 26), (9, 5), 0.9),
        Wash("forest", (40, 19), (6, 7), 0.7),
        Wash("desert", (38, 4), (8, 6), 0.7),
    ),
    ranges=(
        Range("sandstone", ((12.2, 16.6), (18.0, 17.2)), 7, 2.2, 0.5),
        Range("sandstone", ((2.2, 20.8), (2.6, 14.0)), 6, 2.1, 0.4),
        Range("granite", ((8.4, 25.2), (16.6, 26.0)), 8, 2.3, 0.7),
        Range("granite", ((41.8, 22.6), (42.0, 13.2)), 7, 2.0, 0.5),
    ),
    rivers=(River(((-1.5, 12.4), (3.4, 11.4), (5.6, 9.0), (9.2, 4.2), (14.6, 3.0)), (0.3, 0.55)),),
    lakes=(Lake((20.6, 2.7), (6.4, 1.6)),),
    things=(
        Thing("compass", (31.4, 27.4), 3.4),
        Thing("buffalo", (29.6, 2.0), 1.6),
        Thing("buffalo", (31.7, 3.2), 1.3, mirror=True),
        Thing("houses", (7.6, 11.2), 1.7),
        Thing("houses", (36.4, 15.3), 1.3),
        Thing("mesa", (29.0, 8.6), 1.4),
        Thing("mesa", (27.3, 26.0), 1.4),
        Thing("mesa", (41.4, 8.4), 1.6),
        Thing("wagon", (40.9, 11.2), 1.4),
        Thing("skull", (20.0, 24.2), 1.2),
    ),
    labels=(
        Label("salt-lake-city", (19.2, 10.4), "big", 3, INK_LABEL, 13),
        Label("great-salt-lake", (20.6, 2.7), "italic", 3, WATER_LABEL, 13, on_water=True),
        Label("great-basin", (31.0, 10.9), "italic", 6, DESERT_LABEL, 12),
        Label("ruby-range", (23.4, 17.0), "italic", 4, INK_LABEL, 10),
        Label("carson-city", (33.3, 18.0), "big", 2, INK_LABEL, 10),
        Label("nevada", (21.8, 27.6), "big", 8, INK_LABEL, 9),
        Label("forty-mile-desert", (27.8, 24.4), "italic", 3, DESERT_LABEL, 14),
    ),
)

BOARDS = {"pony-express": PONY_EXPRESS, "silver-trail": SILVER_TRAIL}
