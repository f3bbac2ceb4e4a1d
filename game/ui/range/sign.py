"""The sign along the top of the board: what to do, what came of it, and what has to be read."""

from __future__ import annotations

from game.engine.errors import Message
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui
from game.ui.range.codes.guest import Guest
from game.ui.range.commands import RangeKey
from game.ui.range.context import RangeContext
from game.ui.range.free.arranger import POINTED, Arranger
from game.ui.range.race import how_to_shoot
from game.ui.range.strip import LAYER_KEYS


class Sign:
    """What is wrong with a file, or with the shot of a code, stays until somebody puts it away."""

    def __init__(self, context: RangeContext, arranger: Arranger, guest: Guest) -> None:
        self._context = context
        self._ui = context.ui
        self._arranger = arranger
        self._guest = guest

    # ------------------------------------------------------------------ what is said

    def _said(self) -> tuple[str, str]:
        """And its tone."""
        context, arranger = self._context, self._arranger
        stand, mode, last = context.stand, context.mode, context.shots.last
        if arranger.held is not None:
            return arranger.advice
        notice = context.notices.passing or self.lasting
        if notice:
            return notice, "bad"
        if stand.state == "aim" and stand.aimer.stalled:
            return how_to_shoot(self._ui, stand.aimer), "bad"
        if arranger.pointed is not None:
            return self._ui.say(POINTED), ""
        if stand.state == "watch":
            return self._ui.say("Press the board to skip to the end."), ""
        if stand.state == "rest" and last is not None:
            verdict = mode.verdict(last)
            return verdict.text, verdict.tone
        if self._wants_keys:
            return keys_of_board(self._ui), ""
        told = mode.why_not() or mode.hint()
        return told or how_to_shoot(self._ui, stand.aimer, brief=True), ""

    @property
    def _wants_keys(self) -> bool:
        """The board has the focus, where the keyboard does not shoot: it can do other things."""
        shoots = self._ui.settings.flick_style == "keys"
        return self._context.board_has_focus and self._context.mode.may_arrange and not shoots

    @property
    def lasting(self) -> str:
        """What has to be put away: empty where there is nothing, and while something else has to
        be read."""
        context = self._context
        message: Message | None = self._guest.warning or context.notices.kept
        if message is None or self._arranger.held is not None or context.notices.passing:
            return ""
        return "" if context.stand.state == "rest" else self._ui.words.message(message)

    def put_away(self) -> None:
        if not self.lasting:
            return
        if self._guest.warning is not None:
            self._guest.warning_is_read()
        else:
            self._context.notices.put_away()
        self._ui.sounds.play("tick")
        self._context.rebuild()

    # ------------------------------------------------------------------ widgets and drawing

    @property
    def _plank(self) -> Box | None:
        """To put it away: at the end of the sign, while there is something."""
        sign = self._context.board.sign
        side = sign.height - 6
        return Box(sign.right - side - 3, sign.y + 3, side, side) if self.lasting else None

    def build(self, group: Group) -> None:
        box = self._plank
        if box is not None:
            key = self._ui.keymap.label(RangeKey.DISMISS, self._ui.words)
            tip = self._ui.say("Dismiss: %(key)s", key=key)
            group.add(
                Button("range.put-away", box, "", self.put_away, icon="ui/icon-cross", tip=tip)
            )

    def draw(self, canvas: Canvas) -> None:
        plank = self._plank
        room = 0.0 if plank is None else plank.width
        self._context.board.draw_sign(canvas, *self._said(), room=room)


def keys_of_board(ui: Ui) -> str:
    """For whoever has come to the board by keys."""
    layers = tuple(LAYER_KEYS)
    commands = {
        "move": RangeKey.MOVE_PIECES,
        "corner": RangeKey.CHANGE_CORNER,
        "first": layers[0],
        "last": layers[-1],
    }
    return ui.say(
        "%(move)s: move pieces. %(corner)s: change corner. "
        "%(first)s to %(last)s: show or hide layers.",
        **{name: ui.keymap.label(command, ui.words) for name, command in commands.items()},
    )
