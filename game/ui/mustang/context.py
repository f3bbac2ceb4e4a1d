"""The context of Mustang's table: where its things are, and what parts, cues and prompts share."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.mustang.box import shipped_box
from game.rules.mustang.view import MustangView
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.mustang.pieces.card import draw_card_back, draw_flying_card
from game.ui.mustang.places.header import Header, header_places
from game.ui.mustang.places.herd import Spot
from game.ui.mustang.places.prairie import PrairiePlaces, PrairieSpots
from game.ui.mustang.places.ranch import RanchSpots, counter_side
from game.ui.mustang.places.table import Places, table_places
from game.ui.mustang.places.tray import TrayPlaces, tray_places
from game.ui.mustang.pose import PLAIN, Pose
from game.ui.table.bubbles import Tip
from game.ui.table.hands.front_context import FrontContext, Held
from game.ui.table.look import Look
from game.wording.mustang import MustangWords

SPEAKS = 90.0  # so far beside the portrait a bubble begins: below the own ranch


class MustangContext(FrontContext[MustangView, MustangWords, Pose]):
    """One ranch lies in front. `away`: mustangs that are on their way, and not at their places."""

    music = "music-mustang"

    def __init__(
        self,
        ui: Ui,
        names: Sequence[str],
        players: Sequence[str],
        look: Look,
        reader: int | None,
        seen: MustangView,
    ) -> None:
        super().__init__(ui, names, players, look, reader, seen)
        self.away: set[str] = set()

    def make_words(self) -> MustangWords:
        return MustangWords(self.ui.words.code, bandits=self.ui.settings.bandits)

    def plain_pose(self) -> Pose:
        return PLAIN

    def rest(self) -> None:
        super().rest()
        self.away.clear()

    # ------------------------------------------------------------------ the running score

    @property
    def shows_scores(self) -> bool:
        return self.ui.settings.running_score

    def toggle_scores(self) -> None:
        self.ui.settings.change(running_score=not self.shows_scores)
        self.ui.director.apply_settings()

    # ------------------------------------------------------------------ where things are

    @property
    def places(self) -> Places:
        return table_places(self.ui.zoom, len(self.names) - 1, self.strip_height)

    @property
    def strip_box(self) -> Box:
        return self.places.strip

    @property
    def clear(self) -> Box:
        """Over the prairie."""
        return self.places.prairie

    @property
    def tray(self) -> TrayPlaces:
        return tray_places(self.places.tray)

    @property
    def prairie(self) -> PrairieSpots:
        return PrairieSpots(PrairiePlaces(self.places.prairie), self.seen)

    def ranch(self, seat: int) -> RanchSpots:
        places = self.places
        if seat == self.front:
            ranch = places.own
        else:
            ranch = places.ranches[self.seen.clockwise(self.front).index(seat)]
        return RanchSpots(ranch, self.seen.ranchers[seat], counter_side(ranch, places.share))

    def spot(self, mustang: str) -> Spot | None:
        """Where a mustang stands that can be seen."""
        free = self.prairie.herd()
        if mustang in free:
            return free[mustang]
        herds = (self.ranch(seat).herd() for seat in range(len(self.names)))
        return next((herd[mustang] for herd in herds if mustang in herd), None)

    def header(self, seat: int) -> Header:
        """The plank of that ranch."""
        wide = self.ui.canvas.text_width(self.names[seat], style="bold") + 4
        in_front = seat == self.front
        plank = self.ranch(seat).places.plank
        return header_places(
            plank, note=in_front, name_width=wide, peek=in_front and self.peeked_at
        )

    def speaks_from(self, seat: int) -> Tip:
        plank = self.ranch(seat).places.plank
        return Tip((self.header(seat).face[0] + SPEAKS, plank.bottom), "up")

    # ------------------------------------------------------------------ cards

    def holder(self, seat: int) -> Held:
        rancher = self.seen.ranchers[seat]
        return Held(rancher.count, rancher.hand)

    def card_place(self, number: int) -> Box:
        """Of a full hand: while some are missing, the others do not move about."""
        return self.places.card(number, shipped_box().hand)

    def hand_box(self, seat: int) -> Box:
        if seat == self.front:
            places = self.places
            return places.card(2, 6).move(places.card(1, 6).width / 2, 0)
        x, y = self.header(seat).cards
        return Box(x - 10, y - 14, 20, 28)

    @property
    def deck_box(self) -> Box:
        return self.tray.deck

    @property
    def discards_box(self) -> Box:
        return self.tray.discard

    def draw_back(self, canvas: Canvas, box: Box) -> None:
        draw_card_back(canvas, box)

    def draw_flying(
        self, canvas: Canvas, card: str | None, begin: Box, end: Box, share: float
    ) -> None:
        draw_flying_card(canvas, self.ui, card, begin, end, share)
