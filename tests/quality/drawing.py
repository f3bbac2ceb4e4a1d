"""What no module that draws has: sizes, colours and zooms that the kit has names for."""

import ast
from collections.abc import Callable
from pathlib import PurePosixPath
from typing import NamedTuple

from tests.quality.measures import WINDOW, sources_under

KIT = WINDOW / "kit"
THEME = KIT / "theme.py"
CHANNELS = (3, 4)  # red, green and blue, and perhaps alpha
BRIGHTEST = 255

Places = list[int]  # the lines in which something is found


def raw_sizes(source: str) -> Places:
    """Calls with a number as the size of type, which has a name in `kit/tokens`."""
    return [
        keyword.value.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg == "size" and _is_number(keyword.value)
    ]


def raw_colours(source: str) -> Places:
    """Three or four numbers that may be a colour, unless they are a constant of the module: those
    that all may use are in `kit/theme`."""
    tree = ast.parse(source)
    constants = [each for each in tree.body if isinstance(each, ast.Assign | ast.AnnAssign)]
    named = {id(part) for constant in constants for part in ast.walk(constant)}
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Tuple) and id(node) not in named and _may_be_colour(node)
    ]


def zoomed_by_hand(source: str) -> Places:
    """Sums in which a zoom is a factor or a bound: a length that grows is made by `kit/layout`."""
    return [node.lineno for node in ast.walk(ast.parse(source)) if _scales_by_zoom(node)]


def _is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in (int, float)


def _may_be_colour(node: ast.Tuple) -> bool:
    return len(node.elts) in CHANNELS and all(
        isinstance(each, ast.Constant) and type(each.value) is int and 0 <= each.value <= BRIGHTEST
        for each in node.elts
    )


def _scales_by_zoom(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(left=left, op=ast.Mult() | ast.Div(), right=right):
            return _is_zoom(left) or _is_zoom(right)
        case ast.AugAssign(op=ast.Mult() | ast.Div(), value=value):
            return _is_zoom(value)
        case ast.Call(func=ast.Name(id="min" | "max"), args=values):
            return any(map(_is_zoom, values))
    return False


def _is_zoom(node: ast.expr) -> bool:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.strip("_") == "zoom"
    return False


class Rule(NamedTuple):
    """`find`: where a module breaks it; `outside`: what need not keep it."""

    name: str
    find: Callable[[str], Places]
    outside: PurePosixPath | None = None

    def broken_in(self) -> dict[str, Places]:
        """The modules that break it, and where."""
        found = {
            path.as_posix(): self.find(text)
            for path, text in sources_under(WINDOW).items()
            if self.outside is None or not path.is_relative_to(self.outside)
        }
        return {module: lines for module, lines in found.items() if lines}


RULES = (
    Rule("raw-size", raw_sizes),
    Rule("raw-colour", raw_colours, THEME),
    Rule("zoomed-by-hand", zoomed_by_hand, KIT),
)
