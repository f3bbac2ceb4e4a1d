"""In front of everybody: does somebody want to look at their cards, and perhaps answer with one?
Who might is asked alike, and nobody is hurried: whoever is asked has not seen the own hand yet."""

from __future__ import annotations

from math import ceil

from game.engine.events import Event
from game.hotseat.asks import Ask
from game.rules.western.events import CardsPlayed
from game.rules.western.view import WesternView
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.layout import columns, rows, shares
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.tokens import Gap, Type
from game.ui.table.asking import AskingTable
from game.ui.table.commands import SPEAK_UP, TableKey
from game.ui.table.faces import draw_face
from game.ui.table.prompts.key_plank import Cap, KeyPlank
from game.ui.table.prompts.offer import SharedOffer
from game.ui.table.prompts.since import Worth, facts_since
from game.ui.western.context import WesternContext
from game.ui.western.pose import Pose
from game.ui.western.prompts.news import worth_of

ACROSS, MANY = 4, 8  # planks side by side, and one more where there are more than so many
HIGHEST, WIDEST = 76.0, 400.0
FACE = 58.0
PAST, QUESTION = 0.22, 0.18  # shares of the hand's place: what happened, and what is asked
KEY = Cap(30.0, 16.0, 17.0, wraps=True)


class WesternOffer(SharedOffer[WesternContext, WesternView]):
    """Where the hand lies, which nobody may see now, stands what has happened, and a plank with a
    key for each. A name opens only the private look at the own cards."""

    hurries = False

    def __init__(self, table: AskingTable[WesternContext], ask: Ask) -> None:
        super().__init__(table, ask)
        self.context.posing = self.pose
        self._led = self._leads()
        self._past = ""

    def close(self) -> None:
        super().close()
        self.context.posing = self.context.plain_pose

    def goes_on(self, ask: Ask) -> bool:
        """Where all are asked at once, a bot that passes changes nothing."""
        same = (ask.about, ask.mode, ask.seats) == (self.ask.about, self.ask.mode, self.ask.seats)
        return same and self.table.desk.asks_all and self._leads() == self._led

    def _leads(self) -> object:
        train = self.public().train
        return train and (train.leader, train.combination, train.hat)

    # ------------------------------------------------------------------ words

    @property
    def _is_single(self) -> bool:
        return len(self.ask.seats) == 1

    def pose(self) -> Pose:
        """Who plays what against whom, and what is at stake."""
        headline, line = self.context.words.panel(self.ask.kind, self.public(), None)
        return Pose(headline=headline, line=line, bare=True)

    def _past_said(self) -> str:
        """What has happened since the last turns of those who are asked, before this play."""
        words, seats = self.context.words, self.ask.seats

        def worth(event: Event) -> Worth:
            return worth_of(words, event, seats)

        log = self.table.session.log(None)
        plays = [n for n, event in enumerate(log) if isinstance(event, CardsPlayed)]
        before = log[: plays[-1]] if plays else log
        facts = facts_since(before, seats, self.context.names, words, worth)
        if not facts:
            return ""
        told = " ".join(fact.sentence for fact in facts)
        return self.ui.say("What happened before: %(told)s", told=told)

    def _asked(self) -> str:
        """What a name does when it is pressed."""
        if self._claims:
            key = self.ui.keymap.label(TableKey.CONFIRM, self.ui.words)
            return self.ui.say("Anyone else? Press your name, or %(key)s to go on.", key=key)
        if self._is_single:
            return self.ui.say(
                "%(name)s, look at your cards first? You can still decline.", name=self.name
            )
        return self.context.words.look_first(several=True)

    # ------------------------------------------------------------------ widgets

    @property
    def _shares(self) -> tuple[Box, Box, Box]:
        """From above: what happened, what is asked, and the planks."""
        parts = shares(PAST, QUESTION, 1.0 - PAST - QUESTION)
        past, question, planks = rows(self.context.places.hand, *parts)
        return past.move(0, -Gap.FINE), question.move(0, -Gap.FINE), planks

    def _place(self, number: int) -> Box:
        """Of a face and its plank."""
        room, seats = self._shares[2], len(self.ask.seats)
        down = ceil(seats / (ACROSS if seats <= MANY else ACROSS + 1))
        across = ceil(seats / down)
        high = min((room.height + Gap.USUAL) / down - Gap.USUAL, HIGHEST)
        wide = min((room.width + Gap.USUAL) / across - Gap.USUAL, WIDEST)
        row, column = divmod(number, across)
        in_row = min(across, seats - row * across)
        line = rows(room, *[high] * down, gap=Gap.USUAL, at=0.5)[row]
        return columns(line, *[wide] * in_row, gap=Gap.USUAL, at=0.5)[column]

    def build(self, group: Group) -> None:
        say, kind = self.ui.say, self.ask.kind
        self._past = self._past_said()
        for number, seat in enumerate(self.ask.seats):
            place = self._place(number)
            aside = min(FACE, place.height) + 4
            name = self.context.name(seat)
            call = KeyPlank(
                f"{kind}.claim-{seat}",
                (place.x + aside, place.y + 2, place.width - aside, place.height - 4),
                say("Look at my cards") if self._is_single else name,
                lambda seat=seat: self._speak_up(seat),  # type: ignore[misc]
                self.ui.keymap.cap(SPEAK_UP[seat], self.ui.words),
                skin="green" if seat in self._claims else "on",
                cap=KEY,
            )
            call.tip = say("You check your cards while the others look away.")
            group.add(call)
        places = self.context.places
        box = places.button(1).union(places.button(2))
        key = self.ui.keymap.cap(TableKey.CONFIRM, self.ui.words)
        group.add(KeyPlank(f"{kind}.nobody", box, self._none(), self._close, key, skin="dark"))

    def _none(self) -> str:
        """The plank for no card; to one alone it says what comes of that."""
        if not self._is_single:
            return self.ui.say("Nobody else") if self._claims else self.ui.say("Nobody")
        words, kind = self.context.words, self.ask.kind
        return self.ui.say(
            "%(answer)s: %(effect)s",
            answer=words.answer_label(kind, None),
            effect=words.answer_effect(kind, None, self.public(), self.seat),
        )

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        context = self.context
        past, question, _ = self._shares
        canvas.text(self._past, past, size=Type.NOTE, colour=CREAM, align="centre", drop=INK)
        asked = self._asked()
        canvas.text(
            asked, question, style="bold", size=Type.BODY, colour=CREAM, align="centre", drop=INK
        )
        for number, seat in enumerate(self.ask.seats):
            place = self._place(number)
            side = min(FACE, place.height)
            at = (place.x + side / 2, place.centery)
            if seat in self._claims:
                canvas.nine(
                    "ui/glow", Box(at[0] - side / 2, at[1] - side / 2, side, side).inflate(30, 30)
                )
            draw_face(canvas, context.portrait(seat), context.colour(seat), seat, at, side)
