"""Something to say to a player, in a form that can be translated."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Sentence(msgspec.Struct, frozen=True):
    """A text marked for translation and the facts for its placeholders: a vocabulary says it as
    `say(sentence.text, **sentence.facts)`, and its `str` is in English."""

    text: str
    facts: Mapping[str, float | str] = msgspec.field(default_factory=dict)

    def __str__(self) -> str:
        return self.text % self.facts if self.text else ""
