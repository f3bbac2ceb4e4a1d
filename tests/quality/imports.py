"""Which module imports which, read from the source: nothing is run."""

import ast
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("game", "physics", "main.py")


def source_files() -> list[PurePosixPath]:
    tops = [ROOT / name for name in SOURCES]
    found = [file for top in tops for file in (top.rglob("*.py") if top.is_dir() else [top])]
    return sorted(PurePosixPath(file.relative_to(ROOT).as_posix()) for file in found)


def text_of(path: PurePosixPath) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def module_name(path: PurePosixPath) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_names(path: PurePosixPath, source: str) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything imported, also inside functions.

    `from a import b` counts as `a.b`, which may be a module or a name in one.
    """
    for node in ast.walk(ast.parse(source, str(path))):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(names=names):
                origin = _origin_of(node, path)
                yield from ((node.lineno, f"{origin}.{alias.name}") for alias in names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__")
                | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def _origin_of(node: ast.ImportFrom, path: PurePosixPath) -> str:
    """The absolute module of `from X import`; one dot is the folder that the file is in."""
    if node.level == 0:
        return node.module or ""
    folder = path.parents[node.level - 1].parts
    return ".".join([*folder, *([node.module] if node.module else [])])


Graph = dict[str, set[str]]  # module: the modules that it names in an import


def import_graph(sources: dict[PurePosixPath, str]) -> Graph:
    """Imports under `TYPE_CHECKING` and inside functions count: who reads the one module has to
    know the other. A package is not imported by naming a module in it."""
    modules = {module_name(path) for path in sources}
    graph: Graph = {}
    for path, source in sources.items():
        module = module_name(path)
        names = [name for _, name in imported_names(path, source)]
        known = {name if name in modules else name.rpartition(".")[0] for name in names}
        graph[module] = (known & modules) - {module}
    return graph


def cycles(graph: Graph) -> list[list[str]]:
    """Groups of modules of which each leads to every other (strongly connected components of more
    than one), the largest first."""
    order: list[str] = []
    _visit(graph, sorted(graph), order)
    backwards: Graph = {module: set() for module in graph}
    for module, imported in graph.items():
        for name in imported:
            backwards[name].add(module)
    groups: list[list[str]] = []
    done: set[str] = set()
    for module in reversed(order):
        group: list[str] = []
        _visit(backwards, [module], group, done)
        groups.append(sorted(group))
    return sorted((group for group in groups if len(group) > 1), key=lambda group: -len(group))


def _visit(graph: Graph, starts: list[str], order: list[str], done: set[str] | None = None) -> None:
    """Appends what can be reached and is not `done`, each after all that it leads to."""
    done = set() if done is None else done
    for start in starts:
        if start in done:
            continue
        done.add(start)
        path = [(start, iter(sorted(graph[start])))]
        while path:
            module, ahead = path[-1]
            following = next((name for name in ahead if name not in done), None)
            if following is None:
                order.append(module)
                path.pop()
            else:
                done.add(following)
                path.append((following, iter(sorted(graph[following]))))
