"""Ways to screens that lie above whoever takes them: a table knows that it can be paused, and not
which menus that leads to. Whoever opens the window says where each route leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

G = TypeVar("G")
F = TypeVar("F")


class Route(Generic[G, F]):
    """Named where it is taken. `G`: what the screen is about; `F`: what comes of opening it."""

    def __init__(self, name: str) -> None:
        self.name = name


class Routes:
    def __init__(self) -> None:
        self._leads_to: dict[Route[Any, Any], Callable[[Any], Any]] = {}

    def lead(self, route: Route[G, F], to: Callable[[G], F]) -> None:
        self._leads_to[route] = to

    def follow(self, route: Route[G, F], about: G) -> F:
        found: F = self._leads_to[route](about)
        return found
