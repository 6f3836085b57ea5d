"""A match in a file: a person can read it, it replays, and a failure keeps the old one."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from tabletop import games
from tabletop.kernel import save
from tabletop.kernel.errors import SaveError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.tabletop"


def whole_setup(match):
    setup = match.setup
    return (
        match.game.id,
        dict(setup.options),
        setup.players,
        setup.seed,
        setup.own_dice,
        setup.fair_undo,
    )


class TestRoundTrip:
    @pytest.mark.parametrize(
        "setup",
        [
            pytest.param({}, id="as it is"),
            pytest.param({"own_dice": True}, id="own dice"),
            pytest.param({"fair_undo": True}, id="fair undo"),
            pytest.param({"seed": -(10**30)}, id="a large seed"),
            pytest.param({"dice": "two", "mode": "collaborative"}, id="other options"),
        ],
    )
    def test_keeps_the_whole_match(self, caries, path, setup):
        match = caries.begin("Anna", "bot careful", "Zoë", **setup)
        caries.play_on(match, 80)
        save.write(match, path)
        found = save.read(path, games.load)
        assert whole_setup(found) == whole_setup(match)
        assert found.log == match.log
        assert found.state == match.state

    def test_keeps_what_was_taken_back(self, caries, path):
        match = caries.begin("Anna", "Bob")
        caries.play(match, "starts 1", "one die", "roll 2", "one die", "roll 1", "roll 3")
        match.undo()
        match.undo()
        save.write(match, path)
        found = save.read(path, games.load)
        assert caries.lines(found) == ["starts 1"]
        assert found.redo()
        assert caries.lines(found) == ["starts 1", "one die", "roll 2"]
        assert caries.ahead(found) == ["one die", "roll 1", "roll 3"]

    def test_begins_with_the_first_position(self, caries, path):
        save.write(caries.begin("Anna"), path)
        assert save.read(path, games.load).ply == 0

    def test_goes_on_with_the_same_dice(self, caries, path):
        match = caries.begin("Anna")
        caries.play(match, "one die")
        save.write(match, path)
        assert save.read(path, games.load).drawn() == match.drawn()


def test_a_person_can_read_the_file(caries, path):
    match = caries.begin("Zoë", "Bob")
    caries.play(match, "starts 1", "one die", "roll 2")
    save.write(match, path)
    text = path.read_text(encoding="utf-8").splitlines()
    assert text[1].strip() == '"format": "tabletop-match",'
    assert [line.strip() for line in text if "roll" in line] == ['"roll 2"']
    assert '"one die",' in [line.strip() for line in text]
    assert any("Zoë" in line for line in text)


class TestWriting:
    @pytest.fixture
    def match(self, caries, path):
        """A match that was saved, and has gone on since."""
        match = caries.begin("Anna", "Bob")
        save.write(match, path)
        caries.play(match, "starts 1", "one die")
        return match

    def failing(self, number: int):
        def fail(*_args, **_kwargs):
            raise OSError(number, os.strerror(number))

        return fail

    @pytest.mark.parametrize(
        ("call", "number"),
        [
            pytest.param("pathlib.Path.replace", errno.EACCES, id="another program holds the file"),
            pytest.param("os.fsync", errno.ENOSPC, id="the disk is full"),
            pytest.param("tempfile.NamedTemporaryFile", errno.EACCES, id="the folder is closed"),
        ],
    )
    def test_a_failure_keeps_the_old_file(self, match, path, monkeypatch, call, number):
        old = path.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(call, self.failing(number))
            with pytest.raises(SaveError) as caught:
                save.write(match, path)
        assert str(caught.value) == f"{path} could not be written: {os.strerror(number)}."
        assert path.read_bytes() == old
        assert list(path.parent.glob("*evening*")) == [path]

    def test_a_failure_keeps_the_old_file_when_stopped_by_hand(self, match, path, monkeypatch):
        old = path.read_bytes()

        def stopped(*_args):
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", stopped)
            with pytest.raises(KeyboardInterrupt):
                save.write(match, path)
        assert path.read_bytes() == old
        assert list(path.parent.glob("*evening*")) == [path]

    def test_into_no_folder_is_a_sentence(self, match, tmp_path):
        with pytest.raises(SaveError, match=r"could not be written: No such file or directory\.$"):
            save.write(match, tmp_path / "nowhere" / "evening.tabletop")

    def test_a_new_file_replaces_the_old_one_and_is_as_open(self, match, path):
        path.chmod(0o640)
        save.write(match, path)
        assert save.read(path, games.load).ply == 2
        assert path.stat().st_mode & 0o777 == 0o640


def changed(**fields):
    return lambda document: {**document, **fields}


def without(name):
    return lambda document: {key: value for key, value in document.items() if key != name}


def seat(**fields):
    return lambda document: {
        **document,
        "seats": [{**document["seats"][0], **fields}, *document["seats"][1:]],
    }


class TestBrokenFile:
    """One sentence, which names the file and the place in it."""

    def sentence(self, path: Path) -> str:
        with pytest.raises(SaveError) as caught:
            save.read(path, games.load)
        text = str(caught.value)
        assert text.startswith(str(path))
        assert "\n" not in text
        assert len(text) < len(str(path)) + 400
        return text

    @pytest.mark.parametrize(
        ("content", "says"),
        [
            pytest.param(b"", "no match of Tabletop", id="empty"),
            pytest.param(b"Dear diary", "no match of Tabletop", id="a letter"),
            pytest.param(b"\xff\xfe\x00", "no match of Tabletop", id="no text"),
            pytest.param(b'{"format": "\xff", "schema": 1}', "no match of Tabletop", id="no UTF-8"),
            pytest.param(b"[]", "no match of Tabletop", id="a list"),
            pytest.param(b"{}", "no match of Tabletop", id="nothing in it"),
            pytest.param(b"[" * 100_000, "no match of Tabletop", id="too deep"),
            pytest.param(
                b'{"format": "tabletop-match", "schema": 1, "deep": ' + b"[" * 100_000,
                "no match of Tabletop",
                id="too deep behind the head",
            ),
            pytest.param(
                b'{"format": "chess", "schema": 1}', 'its format is "chess"', id="another format"
            ),
            pytest.param(
                b'{"format": "tabletop-match", "schema": 99, "marbles": 3}',
                "saved by a newer Tabletop (schema 99; this one knows 1)",
                id="a newer schema",
            ),
            pytest.param(
                b'{"format": "tabletop-match", "schema": 0}',
                "there never was a schema 0",
                id="a schema that never was",
            ),
        ],
    )
    def test_is_told(self, path, content, says):
        path.write_bytes(content)
        assert says in self.sentence(path)

    @pytest.mark.parametrize(
        ("change", "says"),
        [
            pytest.param(seat(name=3), "`$.seats[0].name`", id="a name that is a number"),
            pytest.param(seat(colour="pink"), "`$.seats[0].colour`", id="a colour unknown here"),
            pytest.param(seat(name="x" * 201), "`$.seats[0].name`", id="a name without end"),
            pytest.param(seat(shape="star"), "`$.seats[0].shape`", id="a shape unknown here"),
            pytest.param(changed(seats=[]), "caries is played by 1, 2, 3, 4", id="nobody sits"),
            pytest.param(changed(seed="seven"), "`$.seed`", id="a seed in words"),
            pytest.param(changed(own_dice=1), "`$.own_dice`", id="own dice as a number"),
            pytest.param(changed(actions=["starts 1", 5]), "`$.actions[1]`", id="no line"),
            pytest.param(changed(actions={}), "`$.actions`", id="actions that are no list"),
            pytest.param(changed(options={"dice": 2}), "`$.options[...]`", id="an option's type"),
            pytest.param(changed(marbles=3), "marbles", id="a field too many"),
            pytest.param(without("position"), "position", id="a field too few"),
            pytest.param(
                changed(game="chess"), 'there is no game "chess"; there is', id="a game not here"
            ),
            pytest.param(changed(rules_version=99), "newer rules of caries (99;", id="newer rules"),
            pytest.param(
                changed(options={"marbles": "three"}), 'no option "marbles"', id="no such option"
            ),
            pytest.param(
                changed(options={"dice": "three"}), "it takes one or two", id="no such value"
            ),
            pytest.param(
                changed(actions=["starts 1", "one die", "roll 2", "stop", "roll 1"]),
                'at action 4: "stop" cannot be played',
                id="an action that is not legal",
            ),
            pytest.param(
                changed(actions=["starts 1", "castle"]),
                'at action 2: "castle" is no action',
                id="an action that is none",
            ),
            pytest.param(
                changed(actions=["starts 1", "one die", "roll 3"]),
                "do not lead to its last position",
                id="another last position",
            ),
            pytest.param(
                changed(undone=["stop"]), "in what was taken back", id="what cannot come again"
            ),
        ],
    )
    def test_names_the_place(self, caries, path, change, says):
        match = caries.begin("Anna", "Bob")
        caries.play(match, "starts 1", "one die", "roll 2")
        save.write(match, path)
        path.write_text(json.dumps(change(json.loads(path.read_text()))))
        assert says in self.sentence(path)

    def test_cut_off_in_the_middle(self, caries, path):
        match = caries.begin("Anna", "Bob")
        caries.play_on(match, 50)
        save.write(match, path)
        whole = path.read_bytes()
        for length in range(0, len(whole) - 2, 97):
            path.write_bytes(whole[:length])
            assert "no match of Tabletop" in self.sentence(path)

    def test_too_large_is_not_even_read(self, path):
        with path.open("wb") as file:
            file.truncate(save.LARGEST + 1)
        assert f"{save.LARGEST + 1} bytes are too many" in self.sentence(path)

    def test_that_grows_while_it_is_read_is_read_no_further(self, monkeypatch):
        """As in /proc: it says that nothing is in it."""
        monkeypatch.setattr(save, "LARGEST", 10)
        assert "11 bytes are too many" in self.sentence(Path("/proc/self/status"))

    @pytest.mark.parametrize("name", ["/dev/zero", "/dev/null"])
    def test_that_is_a_device(self, name):
        assert "could not be read: it is no ordinary file" in self.sentence(Path(name))

    def test_that_is_a_pipe_is_not_waited_for(self, path):
        os.mkfifo(path)
        with pytest.raises(SaveError, match="no ordinary file"):
            save.read(path, games.load)

    def test_with_a_name_too_long_for_the_disk(self, tmp_path):
        path = tmp_path / ("a" * 300)
        assert "could not be read: File name too long" in self.sentence(path)
        assert not save.is_there(path)

    def test_that_names_a_bot_nobody_knows(self, caries, path):
        match = caries.begin("Anna", "bot genius")
        save.write(match, path)
        assert save.read(path, games.load).setup == match.setup
        with pytest.raises(SaveError) as caught:
            save.read(path, games.load, games.bot)
        assert str(caught.value) == (
            f"{path}: this match cannot be played here: "
            f'caries has no bot "genius"; it has {", ".join(games.bots("caries"))}.'
        )

    def test_that_is_not_there(self, path):
        assert "could not be read: No such file or directory" in self.sentence(path)

    def test_that_is_a_folder(self, path):
        path.mkdir()
        assert "could not be read: Is a directory" in self.sentence(path)


def test_an_older_schema_is_brought_up_step_by_step(caries, monkeypatch):
    """As if names had once been called players, and the seed had been missing before that."""
    match = caries.begin("Anna", seed=0)
    caries.play(match, "one die")
    old = json.loads(save.to_json(match))
    del old["seed"]
    old["players"] = old.pop("seats")
    monkeypatch.setattr(save, "SCHEMA", 3)
    monkeypatch.setitem(save._MIGRATIONS, 1, lambda found: {**found, "seed": 0})
    monkeypatch.setitem(
        save._MIGRATIONS,
        2,
        lambda found: {
            **{name: value for name, value in found.items() if name != "players"},
            "seats": found["players"],
        },
    )
    assert save.from_json(json.dumps(old).encode(), games.load).log == match.log
