"""How events are shown: what a cue is, what plays it, and what cues of any game use."""
