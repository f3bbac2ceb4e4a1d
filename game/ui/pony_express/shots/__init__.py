"""Shots in the window: aiming in three ways, and playing back what the physics made of it."""

from game.ui.pony_express.shots.aim_prompt import AimPrompt
from game.ui.pony_express.shots.shot_cue import ShotCue

__all__ = ["AimPrompt", "ShotCue"]
