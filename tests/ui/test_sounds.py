"""What is heard of a match: the right sounds, in the order in which things happen, or nothing."""

from __future__ import annotations

import importlib
import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtTest import QTest

from tabletop import games
from tabletop.resources import asset
from ui import games as looks
from ui import speaker
from ui.picture import played
from ui.sounds import Sound
from ui.window import Window


class Ear:
    """Hears what is played."""

    def __init__(self) -> None:
        self.heard: list[Sound] = []
        self.when: Callable[[], None] = lambda: None

    def play(self, sound: Sound) -> None:
        self.heard.append(sound)
        self.when()

    def names(self) -> list[str]:
        """What was heard since last asked."""
        names = [sound.value for sound in self.heard]
        self.heard.clear()
        return names


class Multimedia:
    """Qt's multimedia with so many devices, and what was played on them."""

    def __init__(self, devices: int):
        self.played: list[str] = []
        multimedia = self

        class Effect(QObject):
            def setSource(self, source: QUrl) -> None:
                self.file = source.toLocalFile()

            def setVolume(self, volume: float) -> None:
                assert 0 < volume <= 1

            def play(self) -> None:
                multimedia.played.append(self.file)

        self.QSoundEffect = Effect
        device = SimpleNamespace(isNull=lambda: not devices)
        self.QMediaDevices = SimpleNamespace(defaultAudioOutput=lambda: device)


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Any], None]]:
    """Puts another multimedia, none, or an error in the place of Qt's."""

    def plug(multimedia: Any) -> None:
        whole = importlib.import_module

        def found(name: str) -> Any:
            if name != "PySide6.QtMultimedia":
                return whole(name)
            if isinstance(multimedia, ImportError):
                raise multimedia
            return multimedia

        monkeypatch.setattr(speaker, "_SCREENLESS", ())
        monkeypatch.setattr(speaker, "is_installed", lambda: multimedia is not None)
        monkeypatch.setattr(importlib, "import_module", found)
        speaker.speaker.cache_clear()

    yield plug
    speaker.speaker.cache_clear()


def listened(table: Any) -> Ear:
    """An ear at a table."""
    ear = Ear()
    table.page.sounds.find = lambda: ear
    return ear


@pytest.fixture
def heard(laid):
    """Lays a game and listens; things move fast unless a speed is named."""

    def lay(game: str, *lines: str, speed: str = "fast", **how: Any) -> tuple[Any, Ear]:
        table = laid(game, *lines, speed=speed, **how)
        return table, listened(table)

    return lay


class TestFiles:
    @pytest.mark.parametrize("sound", Sound, ids=lambda sound: sound.value)
    def test_are_short_and_quiet_and_begin_and_end_without_a_click(self, sound: Sound) -> None:
        with wave.open(str(asset(f"sounds/{sound.value}.wav"))) as file:
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
            assert 22050 <= file.getframerate() <= 44100
            samples = array("h", file.readframes(file.getnframes()))
            seconds = len(samples) / file.getframerate()
        if sys.byteorder == "big":
            samples.byteswap()
        assert 0.1 <= seconds <= 2
        assert 0.25 <= max(map(abs, samples)) / 32767 <= 0.55
        assert max(map(abs, (*samples[:2], *samples[-8:]))) < 33
        # Nothing leans to one side.
        assert abs(sum(samples) / len(samples)) < 50

    def test_are_those_that_are_played_and_small_together(self) -> None:
        files = list(asset("sounds").glob("*"))
        assert {file.name for file in files} == {f"{sound.value}.wav" for sound in Sound}
        assert sum(file.stat().st_size for file in files) < 600_000


class TestMotion:
    def test_dice_are_heard_when_they_fall_and_a_pawn_when_it_stands(self, qtbot, heard) -> None:
        table, ear = heard("caries")
        table.page.scene.by_hand = False
        pawn, stands = table.scene.pawns[0], []
        ear.when = lambda: stands.append(pawn.pos())
        table.quiet()
        home = pawn.pos()
        table.page.throw()
        qtbot.waitUntil(lambda: len(ear.heard) > 1, timeout=8000)
        assert ear.names()[:2] == ["dice", "piece"]
        assert stands[0] == home
        qtbot.waitUntil(lambda: not table.page.director.is_moving, timeout=8000)
        assert stands[1] == pawn.pos() != home

    def test_a_die_a_cross_and_a_bonus_come_in_the_order_of_the_story(self, qtbot, heard) -> None:
        table, ear = heard("clever")
        sound_of = looks.sounds("clever")
        story: list[Sound] = []
        table.session.stepped.connect(
            lambda played: story.extend(filter(None, map(sound_of, played.events)))
        )
        for _ in range(4):
            qtbot.waitUntil(lambda: bool(table.scene.spots), timeout=8000)
            if table.page.can_throw():
                table.page.throw()
            else:
                table.session.play(table.session.legal_actions[0])
        qtbot.waitUntil(lambda: not table.page.director.is_moving, timeout=8000)
        assert {Sound.DICE, Sound.PIECE, Sound.PENCIL} <= set(story)
        assert ear.heard == story

    def test_what_is_finished_at_once_is_not_heard(self, qtbot, heard) -> None:
        table, ear = heard("caries", speed="slow")
        table.page.scene.by_hand = False
        table.quiet()
        table.page.throw()
        qtbot.waitUntil(lambda: bool(ear.heard))
        assert ear.names() == ["dice"]
        table.page.finish_motion()
        qtbot.wait(30)
        assert ear.names() == []

    def test_what_is_taken_back_is_not_heard(self, qtbot, heard) -> None:
        table, ear = heard("caries", speed="slow")
        table.page.scene.by_hand = False
        table.quiet()
        table.page.throw()
        qtbot.waitUntil(lambda: bool(ear.heard))
        ear.names()
        table.page.undo()
        table.page.redo()
        table.page.undo()
        qtbot.wait(30)
        assert ear.names() == []

    def test_the_past_is_silent(self, qtbot, heard) -> None:
        table, ear = heard("croco", seats=2, plies=12)
        table.quiet()
        ear.names()
        table.page.past.toggle()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right):
            QTest.keyClick(table.page.review, key)
        table.page.past.toggle()
        table.quiet()
        assert ear.names() == []


class TestWithoutMotion:
    def test_a_step_of_a_person_is_one_sound(self, qtbot, heard) -> None:
        table, ear = heard("caries", speed="off")
        table.quiet()
        table.page.throw()
        qtbot.waitUntil(lambda: bool(ear.heard))
        played = table.session.match.log[-1]
        assert len(list(filter(None, map(looks.sounds("caries"), played.events)))) > 1
        assert ear.names() == ["dice"]

    def test_bots_play_in_silence(self, qtbot, heard) -> None:
        bot = next(iter(games.bots("caries")))
        table, ear = heard("caries", speed="off", seats=2, bots_at={0: bot, 1: bot})
        qtbot.waitUntil(lambda: table.session.match.ply > 12, timeout=8000)
        assert ear.names() == []


class TestAround:
    def test_the_bell_calls_a_person_after_a_bot_and_nobody_after_a_person(
        self, qtbot, heard
    ) -> None:
        bot = next(iter(games.bots("croco")))
        table, ear = heard("croco", speed="off", seats=2, bots_at={1: bot}, plies=4)
        table.quiet()
        ear.names()
        ply = table.session.match.ply
        while table.session.match.setup.players[table.session.turn].is_person:
            table.session.play(table.session.legal_actions[0])
        qtbot.waitUntil(
            lambda: table.session.match.ply > ply + 1 and bool(table.scene.spots), timeout=8000
        )
        assert ear.names().count("turn") == 1

        table, ear = heard("croco", speed="off", seats=2, plies=4)
        table.quiet()
        table.session.play(table.session.legal_actions[0])
        table.quiet()
        assert "turn" not in ear.names()

    def test_what_is_refused_is_a_knock(self, heard) -> None:
        table, ear = heard("caries", speed="off")
        table.quiet()
        table.click(table.scene.space(9).center())
        assert ear.names() == ["refused"]

    def test_the_end_has_its_fanfare_once(self, heard) -> None:
        table, ear = heard("croco", speed="off", seats=2, plies=200)
        assert table.session.turn is None
        assert ear.names() == []
        table, ear = heard("croco", speed="off", seats=2, plies=4)
        session = table.session
        while session.turn is not None:
            session.play(session.legal_actions[0])
        assert ear.names()[-1:] == ["end"]

    @pytest.mark.parametrize("game", games.names())
    def test_every_game_is_heard(self, game) -> None:
        sound_of = looks.sounds(game)
        match = played(games.load(game), 2, 7, 10_000)
        heard = {sound_of(event) for step in match.log for event in step.events} - {None}
        assert {Sound.DICE, Sound.PIECE} < heard
        # These are the table's own, whatever is played.
        assert not heard & {Sound.TURN, Sound.REFUSED, Sound.END}


class TestSilence:
    def test_is_kept_when_it_is_wanted(self, heard) -> None:
        table, ear = heard("caries", speed="off")
        table.page.manner.settings.sound = "off"
        table.quiet()
        table.page.throw()
        table.quiet()
        assert ear.names() == []

    @pytest.mark.parametrize(
        ("multimedia", "why"),
        [
            pytest.param(None, "not installed", id="not installed"),
            pytest.param(ImportError("libpulse.so.0"), "no device", id="lacks a library"),
            pytest.param(Multimedia(devices=0), "no device", id="no device"),
        ],
    )
    def test_is_no_fault_where_nothing_can_play(self, plugged, laid, multimedia, why) -> None:
        plugged(multimedia)
        table = laid("caries")
        table.quiet()
        table.page.throw()
        table.quiet()
        assert speaker.speaker() is None
        assert table.session.match.ply > 0
        assert why in speaker.Silence().why()

    def test_ends_where_there_is_a_device(self, plugged, laid) -> None:
        multimedia = Multimedia(devices=1)
        plugged(multimedia)
        assert speaker.Silence().why() == ""
        table = laid("caries")
        table.quiet()
        table.page.throw()
        table.quiet()
        assert multimedia.played == [str(asset("sounds/dice.wav"))]

    def test_m_says_so_and_no_knock_is_heard(self, plugged, window: Window) -> None:
        plugged(multimedia := Multimedia(devices=1))
        window.begin(played(games.load("caries"), 1, 5, 3))
        page, said, announced = window.page, [], []
        page.said.connect(said.append)
        page.refused.connect(announced.append)
        for _ in range(2):
            QTest.keyClick(page.table, Qt.Key.Key_M)
            assert page._toast.text() == said[-1]
            assert page._toast.isVisible()
        assert said == ["Sound off", "Sound on"]
        assert announced == []
        assert multimedia.played == []

    def test_m_says_why_nothing_can_be_heard(self, plugged, window: Window) -> None:
        plugged(Multimedia(devices=0))
        window.begin(played(games.load("caries"), 1, 5, 3))
        window.settings.sound = "off"
        QTest.keyClick(window.page.table, Qt.Key.Key_M)
        assert window.page._toast.text() == "There is no device that plays sound."

    def test_m_turns_it_on_and_off(self, qtbot, window: Window) -> None:
        window.activateWindow()
        was = window.settings.sound
        qtbot.keyClick(window, Qt.Key.Key_M)
        assert window.settings.sound != was
        assert window.do.sound.isChecked() == (window.settings.sound == "on")
        qtbot.keyClick(window, Qt.Key.Key_M)
        assert window.settings.sound == was
