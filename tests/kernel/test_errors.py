"""What goes wrong is one sentence in English, in parts that another language can put together."""

from __future__ import annotations

import pickle
from pathlib import Path

import msgspec
import pytest

from tabletop.kernel.errors import (
    LONGEST,
    Problem,
    SaveError,
    TabletopError,
    UnknownBot,
    either,
    filled,
)
from tabletop.kernel.unread import told

BROKEN = SaveError("{path}: {problem}", path=Path("a.tabletop"), problem=SaveError("it is torn."))


class TestSentence:
    @pytest.mark.parametrize(
        ("problem", "sentence"),
        [
            (TabletopError("the disk is full."), "the disk is full."),
            (TabletopError("no die shows {face}.", face=7), "no die shows 7."),
            (TabletopError("there is {known}.", known=("a", "b", 3)), "there is a, b, 3."),
            (Problem("a circuit is {count} letters", {"count": 28}), "a circuit is 28 letters"),
            (BROKEN, "a.tabletop: it is torn."),
            (TabletopError('"{line}" is nothing.', line="{line} {}"), '"{line} {}" is nothing.'),
        ],
        ids=["no facts", "a number", "a list", "a part", "a problem in it", "braces typed"],
    )
    def test_has_its_facts_in_it(self, problem, sentence) -> None:
        assert str(problem) == sentence

    def test_is_spoken_in_each_of_its_parts_but_not_in_its_facts(self) -> None:
        bots = UnknownBot("{game} has no bot; {problem}", game="caries", problem=BROKEN)
        assert filled(bots, "‹{}›".format) == "‹caries has no bot; ‹a.tabletop: ‹it is torn.›››"

    @pytest.mark.parametrize(
        ("fact", "shown"),
        [
            pytest.param("x" * LONGEST, "x" * LONGEST, id="as long as may be"),
            pytest.param("x" * (LONGEST + 1), "x" * (LONGEST - 1) + "…", id="longer"),
            pytest.param("a\nb\tc", "a b c", id="lines and columns"),
            pytest.param("a\x1b[2Jb", "a\ufffd[2Jb", id="what clears a terminal"),
            pytest.param(
                Path("a\udcff\n.tabletop"), "a\ufffd .tabletop", id="a name that is no text"
            ),
            pytest.param("a\0b\u202ec\ud800", "a\ufffdb\ufffdc\ufffd", id="what none can see"),
            pytest.param("«\u00a0prêt\u202f!", "«\u00a0prêt\u202f!", id="spaces of the French"),
            pytest.param(("a\n", Problem("b {c}", {"c": "\t"})), "a , b  ", id="several"),
            pytest.param(10**39, str(10**39), id="a large number"),
            pytest.param(-(10**4000), "-1" + "0" * 38 + "…", id="a giant number"),
        ],
    )
    def test_is_one_line_that_can_be_read_whatever_a_fact_is(self, fact, shown) -> None:
        assert str(TabletopError("{fact}", fact=fact)) == shown

    def test_of_words_to_choose_from_says_or(self) -> None:
        assert str(either(["red"])) == "red"
        assert str(either(["red", "blue", "green"])) == "red or blue or green"

    def test_comes_whole_from_another_process(self) -> None:
        again = pickle.loads(pickle.dumps(BROKEN))
        assert isinstance(again, SaveError)
        assert str(again) == str(BROKEN)


class TestDecoder:
    """What it says is taken apart, and says the same when it is put together."""

    @pytest.mark.parametrize(
        ("text", "kind"),
        [
            (b"", int),
            (b"Dear diary", int),
            (b"[1 2]", list),
            (b'{"a": 1 2}', dict),
            (b'{"a" 1}', dict),
            (b'{"a": 1,}', dict),
            (b"[1,]", list),
            (b"{a: 1}", dict),
            (b"1 2", int),
            (b"-", int),
            (b'"\\x"', str),
            (b'"\xff"', str),
            (b'"three"', int),
            (b'{"a": {"b": "three"}}', dict[str, dict[str, int]]),
            (b"[" * 100_000, list),
        ],
    )
    def test_is_understood(self, text: bytes, kind: type) -> None:
        with pytest.raises((msgspec.DecodeError, RecursionError)) as caught:
            msgspec.json.decode(text, type=kind)
        problem = told(str(caught.value))
        assert isinstance(problem, Problem)
        assert isinstance(problem.facts.get("why", problem), Problem)
        assert str(problem) == str(caught.value)

    def test_is_repeated_where_it_says_something_new(self) -> None:
        assert told("the moon is full") == "the moon is full"
