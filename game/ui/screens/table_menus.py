"""Where any table leads: its pause, the question before it is lost, its picture in the menus."""

from __future__ import annotations

from game.ui.screens.pause import Pause, may_close
from game.ui.screens.thumbnails import keep_thumbnail
from game.ui.table.definition import TableMenus

MENUS = TableMenus(pause=Pause, may_close=may_close, keep_picture=keep_thumbnail)
