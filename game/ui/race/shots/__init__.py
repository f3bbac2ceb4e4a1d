"""Shots in the window: aiming in three ways, and playing back what the physics made of it."""

from game.ui.race.shots.aim_prompt import AimPrompt
from game.ui.race.shots.shot_cue import ShotCue

__all__ = ["AimPrompt", "ShotCue"]
