"""Drills: tables with a goal, and medals to be won."""
