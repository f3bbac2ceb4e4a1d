"""Shots as codes: they come out as they went in, and damage is refused in one sentence."""

from __future__ import annotations

import re
import zlib
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.practice.codes import packing
from game.practice.codes import shot_code as codes
from game.practice.codes.layout_bits import put_angle, put_choice, put_flick, put_layout, put_point
from game.practice.codes.packing import (
    DAMAGED,
    NEWER,
    NO_CODE,
    TOO_LONG,
    CodeError,
    Packer,
    written,
)
from game.practice.codes.shot_code import DIFFERS, SharedShot, outcome_digest, read_code, shot_code
from game.practice.layout import Layout, problem
from game.practice.record import practise
from game.practice.rounding import rounded_flick
from physics.model import Flick
from tests.practice.tables import shots

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
WHEN = "2026-03-01T12:30:00Z"
USUAL = Layout(riders=((20.0, 25.0), (30.5, 12.25)), barrel=(30.0, 20.0), wind="left")
FLICK = Flick((7.0, 27.5), -29.7, 2.1)


def code_of(layout: Layout = USUAL, flick: Flick = FLICK, aim: float | None = None) -> str:
    return shot_code(layout, *practise(layout, flick, aim, "sling", WHEN))


CODE = code_of()


def refusal(text: str) -> str:
    with pytest.raises(CodeError) as caught:
        read_code(text)
    sentence = str(caught.value)
    assert re.fullmatch(r"[A-Z][^.]*[a-z]\.( [A-Z][^.]*[a-z]\.)?", sentence), sentence
    assert str(caught.value.message) == sentence
    return sentence


@settings(max_examples=150, deadline=None)
@given(shots(), st.sampled_from(["flick", "sling", "keys"]))
def test_any_shot_comes_out_as_it_went_in(
    given_shot: tuple[Layout, Flick, float | None], style: str
) -> None:
    layout, flick, aim = given_shot
    shot, result = practise(layout, flick, aim, style, WHEN)
    code = shot_code(layout, shot, result)
    assert len(code) < 400
    read = read_code(code)
    assert read.layout == layout
    assert read.flick == shot.flick
    assert read.differs is None
    assert read.path == tuple((max(x, 0.0), max(y, 0.0)) for x, y in shot.path)
    assert read.result == result
    # Only the moment is another one, and of a steady hand's deviation half was rounded.
    again = msgspec.structs.replace(read.shot, when=WHEN, deviation=shot.deviation)
    assert again == shot
    assert abs(read.shot.deviation - shot.deviation) % 360.0 <= 0.002 or layout.steady


@settings(max_examples=60, deadline=None)
@given(shots(most=4))
def test_a_flick_is_rounded_before_it_is_simulated(
    given_shot: tuple[Layout, Flick, float | None],
) -> None:
    layout, flick, _ = given_shot
    scene = layout.to_scene()
    rounded = rounded_flick(flick, scene)
    assert rounded == rounded_flick(rounded, scene)
    assert scene.start_error(rounded.start) is None
    assert abs(rounded.start[0] - flick.start[0]) < 0.005
    assert abs(rounded.start[1] - flick.start[1]) < 0.005


def test_the_greatest_table_has_room() -> None:
    """Twenty bystanders, twins on both sides, and everything else that there can be."""
    places = [(x + 14.0, y + 9.5) for y in (0.0, 4.0, 8.0, 12.0) for x in (0.0, 5.0, 10.0, 15.0)]
    layout = Layout(
        riders=tuple(places),
        lying=((40.0, 25.0), (35.0, 25.0), (40.0, 21.0), (35.0, 21.0)),
        target=(46.0, 8.0),
        own=((2.0, 25.0), (5.0, 32.0)),
        barrel=(40.0, 12.0),
        decoy="left",
        wind=(0.31, -0.27),
        die=(40.0, 15.0),
        die_turned=33.3,
        must_fall=True,
        steady=True,
    )
    assert problem(layout) is None
    shot, result = practise(layout, Flick((7.0, 27.5), -29.7, 2.1, 55.5), -28.0, "keys", WHEN)
    full = msgspec.structs.replace(shot, path=shot.path[:1] * 12)
    assert len(shot_code(layout, full, result)) < 350


def test_a_code_is_never_longer_and_refuses_what_has_no_room() -> None:
    longest = written("S", 1, bytes(214))
    assert len(longest) == 399
    with pytest.raises(CodeError, match=re.escape(TOO_LONG)):
        written("S", 1, bytes(215))
    with pytest.raises(CodeError, match=re.escape(TOO_LONG)):
        Packer().put(32, 5)


def test_every_damaged_character_is_noticed() -> None:
    for place, was in enumerate(CODE):
        for letter in (LETTERS[(LETTERS.find(was) + 7) % 32], "U", "?", "é"):
            refusal(CODE[:place] + letter + CODE[place + 1 :])


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_single_damage_is_noticed_or_leaves_the_code_whole(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(CODE) - 1))
    kind = data.draw(st.sampled_from(["flip", "drop", "insert", "swap"]))
    letter = data.draw(st.sampled_from(LETTERS))
    before, was, after = CODE[:place], CODE[place], CODE[place + 1 :]
    damaged = {
        "flip": before + letter + after,
        "drop": before + after,
        "insert": before + letter + was + after,
        "swap": before + after[:1] + was + after[1:],
    }[kind]
    if letters_of(damaged).startswith(letters_of(CODE)):  # what follows a code does not matter
        assert read_code(damaged).flick == FLICK
    else:
        refusal(damaged)


def letters_of(code: str) -> str:
    return code[:4] + code[4:].replace("-", "")


def test_a_cut_code_is_refused_wherever_it_is_cut() -> None:
    for end in range(len(CODE)):
        refusal(CODE[:end])
    for begin in range(1, len(CODE)):
        refusal(CODE[begin:])


@pytest.mark.parametrize(
    "text",
    [
        CODE.lower(),
        CODE.replace("-", ""),
        CODE.replace("-", "\n"),
        CODE.replace("-", " -\r\n\t"),
        CODE.replace("0", "O").replace("1", "l").replace("PXSl", "PXS1").replace("PXSO", "PXS0"),
        f"Look at this shot:\n{CODE}\nCan you do it too?",
        f"({CODE})",
        f"« {CODE} ».",
        f"Codes begin with PXS1, and this is one: {CODE}",
        f"{CODE} or {CODE}",
    ],
)
def test_a_code_is_found_however_it_was_copied(text: str) -> None:
    assert read_code(text).flick == FLICK


@pytest.mark.parametrize("text", ["", " ", "Howdy!", "PX", "APXS1", "PXD1-0123", "100px", "\0" * 9])
def test_foreign_text_is_refused(text: str) -> None:
    assert refusal(text) == NO_CODE


def test_a_future_version_is_refused_with_its_own_sentence() -> None:
    assert refusal(CODE.replace("PXS1", "PXS2")) == NEWER
    assert refusal(written("S", 9, b"whatever")) == NEWER


def sealed(layout: Layout, flick: Flick, points: int = 1, digest: int = 0) -> str:
    """A code with a right checksum, whatever is in it."""
    packer = Packer()
    put_layout(packer, layout)
    put_flick(packer, flick)
    put_angle(packer, 0.0)
    put_choice(packer, ("flick", "sling", "keys"), "flick")
    packer.put(digest, 32)
    packer.put(points, 4)
    for _ in range(points):
        put_point(packer, (1.0, 1.0))
    return written("S", 1, packer.content())


@pytest.mark.parametrize(
    ("layout", "flick"),
    [
        (Layout(riders=((60.0, 10.0),)), FLICK),
        (Layout(riders=((20.0, 10.0), (20.5, 10.0))), FLICK),
        (Layout(riders=tuple((2.0 * n, 18.0) for n in range(1, 23))), FLICK),
        (Layout(target=(4.0, 29.5)), FLICK),
        (Layout(wind=(5.0, 5.0)), FLICK),
        (Layout(board="no-such-board"), FLICK),
        (Layout(board="etc/passwd"), FLICK),
        (Layout(scene="figures", decoy="left"), FLICK),
        (Layout(), Flick((7.0, 27.5), -29.7, 7.0)),
        (Layout(), Flick((30.0, 10.0), -29.7, 2.0)),
        (Layout(), Flick((200.0, 10.0), -29.7, 2.0)),
        (Layout(), Flick((7.0, 27.5), 300.0, 2.0)),
        (Layout(), Flick((7.0, 27.5), -29.7, 2.0, 150.0)),
    ],
)
def test_absurd_values_are_refused_even_with_a_right_checksum(layout: Layout, flick: Flick) -> None:
    refusal(sealed(layout, flick))


@pytest.mark.parametrize("points", [0, 13, 15])
def test_a_way_has_one_to_twelve_points(points: int) -> None:
    assert refusal(sealed(Layout(), FLICK, points)) == DAMAGED


@settings(max_examples=300, deadline=None)
@given(st.binary(min_size=1, max_size=120))
def test_no_content_at_all_does_more_than_be_refused(content: bytes) -> None:
    with suppress(CodeError):
        read_code(written("S", 1, content))


def test_a_code_says_when_the_physics_here_differs() -> None:
    shot, result = practise(USUAL, FLICK, None, "flick", WHEN)
    same = read_code(shot_code(USUAL, shot, result))
    assert same.differs is None
    elsewhere = msgspec.structs.replace(shot, path=(*shot.path[:-1], (1.0, 1.0)))
    for code in (
        shot_code(USUAL, elsewhere, result),
        shot_code(USUAL, shot, msgspec.structs.replace(result, touched=("barrel", "figure-1"))),
    ):
        read = read_code(code)
        assert read.differs is not None and str(read.differs) == DIFFERS
        assert read.result == result
    assert read_code(shot_code(USUAL, elsewhere, result)).path == elsewhere.path


def test_it_says_so_also_when_the_die_leaves_the_board_elsewhere() -> None:
    shot, result = practise(Layout(), Flick((7.0, 27.5), -15.0, 4.0), None, "flick", WHEN)
    assert shot.left_board
    assert read_code(shot_code(Layout(), shot, result)).differs is None
    x, y = shot.path[-1]
    for end, differs in (((x, y + 0.1), False), ((x, y + 2.0), True), ((1.0, 1.0), True)):
        elsewhere = msgspec.structs.replace(shot, path=(shot.path[0], end))
        read = read_code(shot_code(Layout(), elsewhere, result))
        assert (read.differs is not None) == differs


def test_a_die_that_falls_a_little_beyond_the_lower_edge_has_a_code() -> None:
    shot, result = practise(Layout(), Flick((7.0, 27.5), -88.1, 2.6), None, "flick", WHEN)
    assert shot.path[-1][1] < 0.0
    read = read_code(shot_code(Layout(), shot, result))
    assert read.differs is None and read.path[-1] == (shot.path[-1][0], 0.0)


def test_the_digest_tells_what_came_of_a_shot() -> None:
    _, result = practise(USUAL, FLICK, None, "flick", WHEN)
    changes = [{"touched": ("x",)}, {"fallen": ("x",)}, {"left": ("x",)}]
    digests = {outcome_digest(msgspec.structs.replace(result, **change)) for change in changes}
    assert len(digests | {outcome_digest(result)}) == 4


def test_only_a_rounded_flick_has_a_code() -> None:
    shot, result = practise(USUAL, FLICK, None, "flick", WHEN)
    with pytest.raises(CodeError, match=re.escape(codes.NOT_LIKE_THAT)):
        shot_code(USUAL, msgspec.structs.replace(shot, speed=2.10004), result)


def test_a_code_of_another_kind_does_not_pass_with_the_same_content() -> None:
    content, before = packing.found("S", 1, f"words {CODE}")
    assert before == "words "
    assert written("S", 1, content) == CODE
    assert written("D", 1, content)[4:] != CODE[4:]
    assert zlib.crc32(b"PXS1") != zlib.crc32(b"PXD1")
    assert isinstance(read_code(CODE), SharedShot)
