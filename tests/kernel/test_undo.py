"""Taking back goes to a person's last decision, and what was taken back can come again."""

from __future__ import annotations

import pytest

from tabletop.kernel.errors import IllegalAction
from tabletop.kernel.match import UndoClosed


class TestUndo:
    @pytest.mark.parametrize(
        ("seats", "log", "left"),
        [
            pytest.param(
                ("Anna", "Bob"),
                ("starts 1", "one die", "roll 2"),
                ["starts 1"],
                id="the throw and what it brought",
            ),
            pytest.param(
                ("Anna", "Bob"),
                ("starts 1", "one die", "roll 1", "roll 4"),
                ["starts 1"],
                id="all dice since the decision",
            ),
            pytest.param(
                ("Anna", "Bob"),
                ("starts 1", "one die", "roll 3", "take cube"),
                ["starts 1", "one die", "roll 3"],
                id="only the last of two decisions",
            ),
            pytest.param(
                ("Anna", "bot random"),
                ("starts 1", "one die", "roll 2", "one die", "roll 2"),
                ["starts 1"],
                id="a bot's turn goes too",
            ),
            pytest.param(
                ("Anna", "bot random", "Bob"),
                ("starts 1", "one die", "roll 2", "one die", "roll 2", "one die"),
                ["starts 1", "one die", "roll 2", "one die", "roll 2"],
                id="the other person's decision is the last",
            ),
            pytest.param(
                ("bot random", "bot random"),
                ("starts 1", "one die", "roll 2", "one die", "roll 2"),
                ["starts 1", "one die", "roll 2"],
                id="where only bots sit, to a bot's decision",
            ),
        ],
    )
    def test_goes_back_to_the_last_decision(self, caries, seats, log, left):
        match = caries.begin(*seats)
        caries.play(match, *log)
        assert match.undo()
        assert caries.lines(match) == left
        assert caries.ahead(match) == list(log[len(left) :])

    def test_what_nobody_decided_cannot_be_taken_back(self, caries):
        match = caries.begin("Anna", "bot random")
        caries.play(match, "starts 2", "one die", "roll 2")
        assert match.undo_to() is UndoClosed.NOTHING_DONE
        assert not match.undo()
        assert caries.lines(match) == ["starts 2", "one die", "roll 2"]

    def test_comes_through_every_earlier_position(self, caries):
        match = caries.begin("Anna", "Bob")
        caries.play(match, "starts 1", "one die", "roll 3", "ask appointments", "roll 5", "one die")
        before = [match.state_at(ply) for ply in range(match.ply + 1)]
        for ply in (5, 3, 1):
            assert match.undo()
            assert (match.ply, match.state) == (ply, before[ply])


class TestFairUndo:
    def test_is_closed_after_dice(self, caries):
        match = caries.begin("Anna", "Bob", fair_undo=True)
        caries.play(match, "starts 1", "one die", "roll 2")
        assert match.undo_to() is UndoClosed.DICE_SHOWN
        assert not match.undo()
        assert caries.lines(match) == ["starts 1", "one die", "roll 2"]

    def test_is_closed_after_the_dice_of_a_bot(self, caries):
        match = caries.begin("Anna", "bot random", fair_undo=True)
        caries.play(match, "starts 1", "one die", "roll 3", "take cube", "one die", "roll 2")
        assert match.undo_to() is UndoClosed.DICE_SHOWN

    def test_takes_back_a_slip_before_the_dice(self, caries):
        match = caries.begin("Anna", "Bob", fair_undo=True)
        caries.play(match, "starts 1", "one die")
        assert match.undo()
        assert caries.lines(match) == ["starts 1"]

    def test_takes_back_a_decision_that_came_after_dice(self, caries):
        match = caries.begin("Anna", "Bob", fair_undo=True)
        caries.play(match, "starts 1", "one die", "roll 3", "take cube")
        assert match.undo()
        assert caries.lines(match) == ["starts 1", "one die", "roll 3"]

    def test_goes_over_what_a_bot_decided_before_its_dice(self, caries):
        match = caries.begin("Anna", "bot random", fair_undo=True)
        caries.play(match, "starts 1", "one die", "roll 3", "take cube", "one die")
        assert match.undo()
        assert caries.lines(match) == ["starts 1", "one die", "roll 3"]

    def test_never_goes_behind_dice_by_a_second_step(self, caries):
        match = caries.begin("Anna", "Bob", fair_undo=True)
        caries.play(match, "starts 1", "one die", "roll 3", "take cube")
        assert match.undo()
        assert not match.undo()
        assert caries.lines(match) == ["starts 1", "one die", "roll 3"]


class TestRealDice:
    def test_a_mistyped_die_is_taken_back_alone(self, caries):
        match = caries.begin("Anna", "Bob", own_dice=True, fair_undo=True)
        caries.play(match, "starts 1", "one die", "roll 2")
        assert match.undo()
        assert caries.lines(match) == ["starts 1", "one die"]
        assert match.undo()
        assert caries.lines(match) == ["starts 1"]

    def test_redo_types_one_throw_after_the_other(self, caries):
        match = caries.begin("Anna", "Bob", own_dice=True)
        caries.play(match, "starts 1", "one die", "roll 1", "roll 4")
        assert match.undo()
        assert match.undo()
        assert match.redo()
        assert caries.lines(match) == ["starts 1", "one die", "roll 1"]


class TestDiceAfterUndo:
    @pytest.mark.parametrize("seed", range(20))
    def test_show_the_same_again(self, caries, seed):
        match = caries.begin("Anna", seed=seed)
        caries.play(match, "one die")
        shown = match.drawn()
        match.play(shown)
        assert match.undo()
        caries.play(match, "one die")
        assert match.drawn() == shown

    def test_show_something_else_at_another_action(self, caries):
        match = caries.begin("Anna", "Bob")
        caries.play_on(match, 60)
        assert len({line for line in caries.lines(match) if line.startswith("roll")}) == 6


class TestRedo:
    def test_brings_back_what_was_taken_back(self, caries):
        match = caries.begin("Anna", "Bob")
        caries.play(match, "starts 1", "one die", "roll 2")
        there = match.state
        match.undo()
        assert match.redo()
        assert match.state == there
        assert caries.lines(match) == ["starts 1", "one die", "roll 2"]
        assert caries.ahead(match) == []

    def test_stops_where_a_person_decides(self, caries):
        match = caries.begin("Anna", "bot random")
        turn_of_both = ("one die", "roll 2", "one die", "roll 2")
        caries.play(match, "starts 1", *turn_of_both, "one die", "roll 2", "roll 6")
        match.undo()
        match.undo()
        assert match.redo()
        assert caries.lines(match) == ["starts 1", *turn_of_both]
        assert caries.ahead(match) == ["one die", "roll 2", "roll 6"]

    def test_does_nothing_where_nothing_was_taken_back(self, caries):
        match = caries.begin("Anna", "Bob")
        caries.play(match, "starts 1", "one die")
        assert not match.redo()
        assert caries.lines(match) == ["starts 1", "one die"]

    def test_goes_on_after_the_same_action_by_hand(self, caries):
        match = caries.begin("Anna", "Bob")
        caries.play(match, "starts 1", "one die", "roll 2", "one die", "roll 1", "roll 3")
        match.undo()
        match.undo()
        caries.play(match, "one die", "roll 2")
        assert caries.ahead(match) == ["one die", "roll 1", "roll 3"]
        assert match.redo()
        assert caries.lines(match)[3:] == ["one die", "roll 1", "roll 3"]

    def test_is_gone_after_another_action(self, caries):
        match = caries.begin("Anna", "Bob", dice="two")
        caries.play(match, "starts 1", "one die", "roll 2")
        match.undo()
        caries.play(match, "two dice")
        assert caries.ahead(match) == []
        assert not match.redo()
        assert caries.lines(match) == ["starts 1", "two dice"]


class TestIllegalAction:
    @pytest.mark.parametrize(
        "line", ["two dice", "roll 3", "stop", "starts 2"], ids=lambda line: line
    )
    def test_names_itself_and_the_position_and_changes_nothing(self, caries, line):
        match = caries.begin("Anna", "Bob")
        caries.play(match, "starts 1", "one die", "roll 2")
        match.undo()
        position = match.game.notation(match.state)
        with pytest.raises(IllegalAction) as caught:
            caries.play(match, line)
        assert f'"{line}"' in str(caught.value)
        assert "action 2" in str(caught.value)
        assert position in str(caught.value)
        assert caries.lines(match) == ["starts 1"]
        assert len(match.undone) == 2


class TestLastTurn:
    """What somebody did in a row, with the dice of their hand, is shown to who comes next."""

    def test_dice_belong_to_who_threw_them(self, caries):
        match = caries.begin("Anna", "Bob")
        caries.play(match, "starts 1", "one die", "roll 1", "roll 4", "one die", "roll 2")
        assert [match.whose(played) for played in match.log] == [None, 0, 0, 0, 1, 1]
        assert self.told(caries, match, 6) == ["one die", "roll 2"]
        assert self.told(caries, match, 4) == ["one die", "roll 1", "roll 4"]
        assert self.told(caries, match, 1) == ["starts 1"]

    def test_before_the_first_action_there_is_none(self, caries):
        assert caries.begin("Anna", "Bob").last_turn(0) == []

    def told(self, caries, match, ply):
        return [caries.game.encode(played.action) for played in match.last_turn(ply)]
