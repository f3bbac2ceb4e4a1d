"""What the questions of the derby have in common: whoever is asked sits in front."""

from __future__ import annotations

from typing import Any

from game.rules.derby.view import DerbyView
from game.ui.derby.context import DerbyContext
from game.ui.derby.pose import Pose
from game.ui.kit.buttons import Button
from game.ui.table.prompt import A
from game.ui.table.prompts.front import FrontPrompt

DerbyPrompt = FrontPrompt[DerbyContext, DerbyView, A, Pose]


def panel_line(prompt: DerbyPrompt[Any]) -> str:
    """What the question means, in a sentence."""
    return prompt.context.words.line(prompt.ask.kind, prompt.public(), prompt.reader)


def corner_undo(prompt: DerbyPrompt[Any]) -> Button:
    """The small plank in the corner of the move, for what is asked below the course."""
    return prompt.undo_button(f"{prompt.ask.kind}.undo", prompt.context.ride.undo_place)
