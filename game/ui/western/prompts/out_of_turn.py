"""What the questions to somebody who is not on turn have in common."""

from __future__ import annotations

from typing import Any

from game.hotseat.asks import Ask, NothingFits
from game.ui.kit.buttons import Button
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.prompt import PromptPart
from game.ui.western.commands import WesternAnswerKey
from game.ui.western.prompts.hands import WesternPrompt, plank_place

PLANKS = 3  # side by side


def question_of(ask: Ask) -> str:
    """Its kind, also where nothing can be played after all."""
    return ask.window if ask.about is NothingFits else ask.kind


def headline_of(prompt: WesternPrompt[Any], *, seen: bool) -> tuple[str, str]:
    """What all may read, said to whoever is asked; `seen`: who looks at the own cards now."""
    panel = prompt.context.words.panel(question_of(prompt.ask), prompt.public(), prompt.seat)
    if seen:
        return panel
    return panel.headline, prompt.ui.say("Hold to peek at your cards.")


class NoCard(PromptPart):
    """The last plank, for no card, and its key. It is the same for whoever holds a card that fits
    and whoever does not: while nobody looks at the hand, there is no telling them apart."""

    def __init__(self, prompt: WesternPrompt[Any]) -> None:
        self._prompt = prompt

    def build(self, group: Group) -> None:
        prompt, words = self._prompt, self._prompt.context.words
        question = question_of(prompt.ask)
        label = words.answer_label(question, None)
        place = plank_place(prompt.context.places, PLANKS - 1, PLANKS)
        none = Button(f"{question}.none", place, label, self._give_in, skin="red")
        none.sub = words.answer_effect(question, None, prompt.public(), prompt.seat)
        none.tip = prompt.with_key(label, WesternAnswerKey.NO_CARD)
        self._plank = group.add(none)

    def _give_in(self) -> None:
        self._prompt.answer(None)

    def handle(self, given: Input) -> bool:
        pressed = self._prompt.ui.keymap.matches(given, WesternAnswerKey.NO_CARD)
        return pressed and self._prompt.press(self._plank)
