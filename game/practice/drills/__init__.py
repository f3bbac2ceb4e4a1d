"""Drills: tables with a goal, runs of them, and the medals that were won."""
