"""Settings as earlier versions wrote them, brought up to date: nothing that was chosen is lost."""

from __future__ import annotations

from typing import Any

# Each kind of option had a field of its own, at the tables of all games. As usual they were these.
_USUAL_BOARD = "pony-express"
_FIELDS = ("board", "house_rules", "stakes", "first_card", "first")


def brought_up_to_date(values: dict[str, Any]) -> dict[str, Any]:
    """When there was one game, its last table was the only one. Later one mark stood for the
    guided games of the two that there were."""
    if "table" in values and "tables" not in values:
        values = {**values, "tables": {"pony-express": values["table"]}}
    if values.get("tutorial_done") is True and "tutorials_done" not in values:
        values = {**values, "tutorials_done": ["pony-express", "mustang"]}
    tables = values.get("tables")
    if isinstance(tables, dict):
        values = {**values, "tables": {game: _table(table) for game, table in tables.items()}}
    return values


def _table(table: Any) -> Any:
    """With its options by their names."""
    if not isinstance(table, dict) or "options" in table:
        return table
    rest = {name: value for name, value in table.items() if name not in _FIELDS}
    options = _options(table)
    return {**rest, "options": options} if options else rest


def _options(table: dict[str, Any]) -> dict[str, Any]:
    """Those that were not as usual: any game's table had the fields of all games."""
    options: dict[str, Any] = {}
    if table.get("board", _USUAL_BOARD) != _USUAL_BOARD:
        options["board"] = table["board"]
    rules, stakes = table.get("house_rules"), table.get("stakes")
    if isinstance(rules, list):
        options |= {rule: True for rule in rules if isinstance(rule, str)}
    if isinstance(stakes, dict):
        options |= stakes
    if table.get("first_card", 0) != 0:
        options["first-card"] = table["first_card"]
    if table.get("first") is not None:
        options["first"] = table["first"]
    return options
