"""Choosing a track for an own horse: a lane is pressed, and a plank takes it."""

from __future__ import annotations

from game.hotseat.asks import Ask
from game.rules.derby.cards import COLOUR
from game.rules.derby.course import lane_of
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.geometry import Course, course_in
from game.ui.derby.pose import Pose
from game.ui.derby.prompts.derby_prompt import DerbyPrompt, corner_undo, panel_line
from game.ui.derby.prompts.spots import CappedPlank, NumberSpot, pointed_at
from game.ui.kit.canvas import Box, Point
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.widget import Action
from game.ui.table.asking import AskingTable
from game.ui.table.commands import TableKey
from game.ui.table.prompts.keys import digit_of

SHOWN = 3  # squares that are framed where the keys have come to a lane


def lane_spot(track: int, course: Course, action: Action) -> NumberSpot:
    """A lane leans: what lies inside its corners belongs to it."""
    first, last = course.corners(track, 1), course.corners(track, SHOWN)
    (left, _), (right, _) = first[0], last[1]
    top = max(y for _, y in (first[0], last[1]))
    bottom = min(y for _, y in (first[3], last[2]))

    def covers(point: Point) -> bool:
        found = course.square_at(point)
        return found is not None and found[0] == track

    box = Box(left, top, right - left, bottom - top)
    return NumberSpot(f"track.{track}", box, action, track, covers=covers)


class TrackPrompt(DerbyPrompt[int]):
    def __init__(self, table: AskingTable[DerbyContext], ask: Ask) -> None:
        super().__init__(table, ask)
        self.chosen: int | None = None
        if len(self.options) == 1:
            self.chosen = self.options[0]

    @property
    def horse(self) -> str:
        return self.public().mounted.horse

    def build(self, group: Group) -> None:
        course = course_in(self.context.layout.course)
        for track in self.options:
            group.add(lane_spot(track, course, lambda track=track: self.press_track(track)))  # type: ignore[misc]
        place = self.context.ride.plank(0)
        enter = self.ui.keymap.cap(TableKey.CONFIRM, self.ui.words)
        self._take = group.add(CappedPlank("choose-track.take", place, "", self.press_take, enter))
        group.add(corner_undo(self))
        self._refresh()

    def _refresh(self) -> None:
        say, track = self.ui.say, self.chosen
        self._take.label = say("Take the track")
        self._take.skin, self._take.sub, self._take.why_not = "on", "", ""
        if track is None:
            self._take.why_not = say("Choose a track first.")
        else:
            self._take.sub = self.context.words.answer_label("choose-track", track)
            self._take.skin = "green"

    def press_track(self, track: int) -> None:
        self.chosen = None if self.chosen == track else track
        self._refresh()

    def press_take(self) -> None:
        if self.chosen is None:
            self.refuse(self.ui.say("Choose a track first."))
        elif not self.is_fresh:
            self.answer(self.chosen)

    def confirm(self) -> None:
        self.press(self._take)

    def take_back(self) -> bool:
        self.table.undo(self.seat)
        return True

    def handle(self, given: Input) -> bool:
        number = digit_of(given, self.ui.keymap)
        if number is None:
            return super().handle(given)
        if number in self.options:
            self.ui.sounds.play("click")
            self.press_track(number)
        elif number <= len(self.context.seen.tracks):
            self.refuse(self.ui.say("That track is taken."))
        return True

    def moment(self) -> tuple[object, ...]:
        over = [widget.id for widget in pointed_at(self.table.group)]
        return (*super().moment(), self.chosen, *over)

    @property
    def _shown(self) -> int | None:
        """The lane under the pointer, or the chosen one."""
        over = pointed_at(self.table.group)
        return next((spot.number for spot in over if isinstance(spot, NumberSpot)), self.chosen)

    def make_pose(self) -> Pose:
        shown = self._shown
        line = panel_line(self) if shown is None else self._fitting(shown)
        return Pose(
            horse=self.horse,
            tracks=frozenset(self.options),
            track=self.chosen,
            headline=self._headline,
            line=line,
        )

    @property
    def _headline(self) -> str:
        """One of several people is called by the name."""
        return self.ui.say("Choose a track") if self.ask.mode == "alone" else self.name

    def _fitting(self, track: int) -> str:
        """How many of its squares the horse's cards suit."""
        seen, words = self.public(), self.context.words
        colours = {COLOUR[card] for card in seen.mounted.seen_cards}
        lane = lane_of(seen.tracks[track - 1])
        fitting = sum(1 for colour in lane if colour and colour in colours)
        return words.squares_in_colours(track, fitting)
