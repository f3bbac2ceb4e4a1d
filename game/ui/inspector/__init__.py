"""F12: what is under the pointer, on any screen, for whoever works on the window.

Loaded when it is first asked for. It knows no game and no screen: it reads what they consist of.
"""

from game.ui.inspector.inspector import Inspector

__all__ = ["Inspector"]
