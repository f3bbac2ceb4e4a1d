"""What may be chosen before a race."""

from __future__ import annotations

from game.engine.options import Name, OptionSchema, Switch

BOARD = "board"
USUAL_BOARD = "pony-express"
MUST_FALL, LIARS_GO_TO_JAIL = "must-fall", "liars-go-to-jail"
OPTIONS = OptionSchema(
    "The race", Name(BOARD, USUAL_BOARD), Switch(MUST_FALL), Switch(LIARS_GO_TO_JAIL)
)
