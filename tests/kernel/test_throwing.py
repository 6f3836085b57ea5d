"""The hand throws what nobody needs to throw, and one key where that is all there is to do."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.kernel.errors import LibraryError
from tabletop.kernel.game import CHANCE
from tabletop.kernel.match import Match, Setup
from tabletop.kernel.options import settled
from tabletop.kernel.seats import unnamed
from tabletop.players import Host
from tabletop.session import Session


class TestDice:
    def test_fall_by_themselves_when_nobody_needs_to_throw(self, caries, seated):
        session, host = seated("Anna", "Bob")
        assert not host.awaits_throw
        host.go_on()
        assert caries.lines(session.match)[0].startswith("starts")

    def test_fall_when_a_person_has_just_decided_to_throw(self, caries, seated):
        session, host = seated("Anna", "Bob", log=("starts 1", "one die"))
        expected = session.match.drawn()
        assert not host.awaits_throw
        host.go_on()
        assert session.match.log[-1].action == expected

    def test_that_follow_dice_wait_for_the_person(self, seated):
        session, host = seated("Anna", "Bob", log=("starts 1", "one die", "roll 1"))
        assert host.awaits_throw
        host.go_on()
        assert session.match.ply == 3
        session.throw()
        assert session.match.ply == 4

    def test_that_follow_dice_fall_by_themselves_where_it_is_wished(self, seated):
        session, host = seated("Anna", "Bob", log=("starts 1", "one die", "roll 1"))
        host.throws_for_people = True
        assert not host.awaits_throw
        host.go_on()
        assert session.match.ply == 4

    def test_of_a_bot_never_wait(self, seated):
        session, host = seated("Anna", "bot random", log=("starts 2", "one die", "roll 1"))
        assert not host.awaits_throw
        host.go_on()
        assert session.match.ply == 4

    @pytest.mark.parametrize(
        "log",
        [
            pytest.param((), id="the lot"),
            pytest.param(("starts 1", "one die"), id="after a decision"),
            pytest.param(("starts 1", "one die", "roll 1"), id="after dice"),
            pytest.param(("starts 2", "one die"), id="for a bot"),
        ],
    )
    @pytest.mark.parametrize("by_themselves", [False, True])
    def test_own_dice_wait_for_what_they_show(self, seated, log, by_themselves):
        session, host = seated("Anna", "bot random", own_dice=True, log=log)
        host.throws_for_people = by_themselves
        assert host.awaits_dice
        assert not host.awaits_throw
        host.go_on()
        assert session.match.ply == len(log)

    def test_own_dice_are_not_awaited_where_a_person_decides(self, seated):
        _, host = seated("Anna", "Bob", own_dice=True, log=("starts 1",))
        assert not host.awaits_dice

    def test_that_cannot_be_written_are_told_and_fall_later(self, seated):
        class TornPaper:
            torn = False

            def append(self, _played):
                if self.torn:
                    raise LibraryError("the paper is torn.")

        paper = TornPaper()
        session, host = seated("Anna", "Bob", keep=paper, log=("starts 1", "one die"))
        paper.torn = True
        host.go_on()
        assert (session.match.ply, host.told) == (2, ["the paper is torn."])
        paper.torn = False
        assert host.is_stalled
        host.try_again()
        assert session.match.ply == 3
        assert not host.is_stalled


class TestThrowOffered:
    """One key throws wherever a throw is all that there is to do."""

    @pytest.mark.parametrize(
        ("seats", "log", "options", "thrown"),
        [
            pytest.param(("Anna", "Bob"), ("starts 1",), {}, "one die", id="the turn begins"),
            pytest.param(
                ("Anna", "Bob"), ("starts 1",), {"dice": "two"}, None, id="one die or two is asked"
            ),
            pytest.param(
                ("Anna", "Bob"),
                ("starts 1", "one die", "roll 3"),
                {},
                None,
                id="the cube would be there instead",
            ),
            pytest.param(
                ("Anna", "Bob"),
                (
                    *("starts 1", "one die", "roll 3", "ask appointments", "roll 2"),
                    *("one die", "roll 2"),
                ),
                {"mode": "collaborative"},
                "one die",
                id="gifts leave the throw to be made",
            ),
            pytest.param(("bot random", "Bob"), ("starts 1",), {}, None, id="a bot's turn"),
        ],
    )
    def test_where_it_is_no_choice(self, caries, seated, seats, log, options, thrown):
        session, host = seated(*seats, log=log, **options)
        offered = host.throw_offered()
        if thrown is None:
            assert offered is None
            return
        assert offered is not None
        offered()
        assert caries.lines(session.match) == [*log, thrown]

    def test_dice_that_wait_are_thrown(self, seated):
        session, host = seated("Anna", "Bob", log=("starts 1", "one die", "roll 1"))
        host.throw_offered()()
        assert session.match.ply == 4
        assert session.match.log[-1].actor == CHANCE


class TestRest:
    """Between two games of Croco the table is looked at until somebody says: go on."""

    def cleared(self, *seats, bots):
        game = games.load("croco")
        agreed = settled(game.options, {"games": "2"}, "croco")
        match = Match(game, Setup(agreed, unnamed(seats), seed=2))
        while not game.rests(match.state):
            turn = match.turn
            assert turn is not None
            match.play(match.drawn() if turn == CHANCE else game.legal_actions(match.state)[0])
        session = Session(match)
        return session, Host(session, bots, session)

    @pytest.mark.parametrize("seats", [(None, "random"), ("random", None)])
    def test_whoever_begins_the_next_a_person_says_so(self, qapp, bots, seats):
        session, host = self.cleared(*seats, bots=bots)
        assert host.is_persons_turn
        host.go_on()
        assert bots.asked == []
        assert [session.match.game.encode(action) for action in session.legal_actions] == ["clear"]

    def test_bots_among_themselves_go_on(self, qapp, bots):
        _, host = self.cleared("random", "random", bots=bots)
        assert not host.is_persons_turn
        host.go_on()
        assert len(bots.asked) == 1

    def test_when_the_match_is_over_it_is_nobodys_turn(self, caries, seated):
        session, host = seated("Anna")
        caries.play_on(session, 10_000)
        assert session.turn is None
        assert not host.is_persons_turn
        assert host.throw_offered() is None
