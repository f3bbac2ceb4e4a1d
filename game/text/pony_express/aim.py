"""Shots: what the shooter sees, as angles and distances, and the flick that is typed."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from game.engine.errors import Message
from game.engine.requests import TakeShot
from game.text.dialog import Dialog, Unclear
from game.text.parsing import decimal
from game.text.pony_express.hand import strayed
from game.text.pony_express.scene import scene_lines, start_words, straight_ahead
from game.text.question import Question
from game.wording.pony_express import RaceWords
from physics.model import MAX_SPEED, Point, Scene

WIDEST_ANGLE = 180.0


class Typed(NamedTuple):
    """Degrees to the left of straight ahead, and m/s."""

    left: float
    speed: float


def ask_flick(dialog: Dialog[RaceWords], question: Question) -> dict[str, Any]:
    """A steady hand aims first; then the flick, from a start that can be moved."""
    assert isinstance(question.decision, TakeShot)
    scene = question.decision.scene
    start = scene.clear_start()
    assert start is not None, "a board is only played where the die always has room"
    shot = Aiming(dialog, question, scene, start)
    shot.show_scene()
    aim = shot.ask_aim() if scene.steady else None
    return shot.ask_flick(aim)


class Aiming:
    """One shot being aimed."""

    def __init__(
        self, dialog: Dialog[RaceWords], question: Question, scene: Scene, start: Point
    ) -> None:
        self._dialog = dialog
        self._question = question
        self._scene = scene
        self._start = start

    def show_scene(self) -> None:
        words, names = self._dialog.words, self._question.names
        for line in scene_lines(words, self._scene, self._start, names):
            self._dialog.console.say(line)

    def ask_aim(self) -> float:
        """Degrees to the left of straight ahead."""
        _ = self._dialog.words.say
        left = self._dialog.commands.word("left")
        return self._dialog.ask(
            _("Steady hand: where do you aim? (e.g. %(left)s 3)", left=left),
            self._understand_aim,
            [_("The die travels midway between this line and the line you flick.")],
        )

    def ask_flick(self, aim: float | None) -> dict[str, Any]:
        _ = self._dialog.words.say
        example = f"{self._dialog.commands.word('left')} 3 2.5"
        prompt = _("How will you flick your die? (e.g. %(example)s, ? for help)", example=example)
        while True:
            typed = self._dialog.ask(prompt, self._understand_flick, self._help_lines())
            if typed is not None:
                return self._flick(typed, aim)
            self.show_scene()

    def _flick(self, typed: Typed, aim: float | None) -> dict[str, Any]:
        ahead = straight_ahead(self._scene)
        angle = strayed(ahead + typed.left, typed.speed, self._question.chance)
        flick = {
            "start": list(self._start),
            "angle": _full_circle(angle),
            "speed": typed.speed,
        }
        if aim is not None:
            flick["aim"] = _full_circle(ahead + aim)
        return flick

    # ------------------------------------------------------------------ what is typed

    def _understand_aim(self, line: str) -> float:
        left, rest = self._direction(self._dialog.commands.meanings(line))
        if rest:
            raise Unclear(self._dialog.words.say("Type only the direction for now."))
        return left

    def _understand_flick(self, line: str) -> Typed | None:
        """None when the start was moved."""
        words = self._dialog.commands.meanings(line)
        if words[:1] == ["from"]:
            self._move_start(words[1:])
            return None
        left, rest = self._direction(words)
        speed = decimal(rest[0]) if len(rest) == 1 else None
        if speed is None or speed > MAX_SPEED:
            raise Unclear(
                self._dialog.words.say(
                    "After the direction, type a speed from 0 to %(fastest)s m/s.",
                    fastest=MAX_SPEED,
                )
            )
        return Typed(left, speed)

    def _direction(self, words: list[str]) -> tuple[float, list[str]]:
        """Degrees to the left, and the words after them; 0 needs no side."""
        side = words[0] if words and words[0] in ("left", "right") else None
        rest = words if side is None else words[1:]
        degrees = decimal(rest[0]) if rest else None
        if degrees is None or degrees > WIDEST_ANGLE or (side is None and degrees):
            raise Unclear(
                self._dialog.words.say(
                    "Begin with the direction: %(left)s or %(right)s and degrees, "
                    "or 0 for straight ahead.",
                    left=self._dialog.commands.word("left"),
                    right=self._dialog.commands.word("right"),
                )
            )
        return (-degrees if side == "right" else degrees), rest[1:]

    def _move_start(self, words: list[str]) -> None:
        """`from left 2 back 1`: where the die lies, in cm from the middle of the line."""
        offsets = {"left": 0.0, "right": 0.0, "back": 0.0}
        pairs = list(zip(words[::2], words[1::2], strict=False))
        for name, number in pairs:
            value = decimal(number)
            if name not in offsets or value is None:
                pairs = []
                break
            offsets[name] = value
        if not pairs or len(words) % 2:
            raise Unclear(
                self._dialog.words.say(
                    "Say from where in cm, e.g. %(example)s.", example=self._start_example()
                )
            )
        start = self._scene.line.point(-offsets["back"], offsets["left"] - offsets["right"])
        reason = self._scene.start_error(start)
        if reason is not None:
            raise Unclear(self._dialog.words.message(Message(reason)))
        self._start = start

    def _start_example(self) -> str:
        word = self._dialog.commands.word
        return f"{word('from')} {word('left')} 2 {word('back')} 1"

    def _help_lines(self) -> list[str]:
        _ = self._dialog.words.say
        word = self._dialog.commands.word
        return [
            _(
                "%(left)s 3 2.5: 3 degrees to the left of straight ahead, at 2.5 m/s.",
                left=word("left"),
            ),
            _(
                "0 2.5: straight ahead. The fastest flick is %(fastest)s m/s. The harder you "
                "flick, the more your finger strays from the line.",
                fastest=MAX_SPEED,
            ),
            _(
                "%(example)s: put the die 2 cm left of the middle and 1 cm behind the line, "
                "and look from there.",
                example=self._start_example(),
            ),
            start_words(self._dialog.words, self._scene, self._start),
        ]


def _full_circle(angle: float) -> float:
    return round(math.remainder(angle, 360.0), 3)
