"""The derby, turn by turn: the table of contents of the rulebook."""

from __future__ import annotations

from game.rules.derby.betting import betting_turn
from game.rules.derby.line_up import line_up
from game.rules.derby.race import race_turn
from game.rules.derby.set_up import set_up
from game.rules.derby.table import Table


async def turn(table: Table) -> None:
    """One turn: the set-up; a bettor's; what leads to the race; a horse's."""
    if table.phase == "set-up":
        await set_up(table)
    elif table.phase == "race":
        await race_turn(table)
    elif table.active is not None:
        await betting_turn(table, table.bettors[table.active])
    else:
        await line_up(table)
