"""A second referee, written from the printed rules alone; see ``test_referee``.

It plays as one reads the rules aloud, phase after phase, with words and lists, and waits at
each question for the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from functools import partial
from itertools import combinations_with_replacement
from typing import TypeAlias

from referee_hospital import (
    DEPARTMENTS,
    SCALE,
    Acting,
    Asked,
    Hospital,
    Patient,
    Treated,
)
from referee_supply import Supply, lying

from tabletop.kernel.game import CHANCE

Brought: TypeAlias = Generator["tuple[int, list[str]]", str, "list[str]"]


class Referee:
    """A match as it lies on a table."""

    def __init__(self, seats: int, agreed: dict[str, str], effects: dict[str, str]) -> None:
        self.seats, self.effects = seats, effects
        self.on = {name for name, value in agreed.items() if value == "on"}
        self.supply = Supply({1: 11, 2: 15, 3: 18, 4: 21}[seats], "experimental" in self.on)
        self.hospitals = [Hospital() for _ in range(seats)]
        self.first = 0
        self.reports: list[str] = []
        self.market: list[str] = []
        self.may_be: Callable[[str], bool] = bool
        """Whether chance may say this line now."""
        self.acting = ""
        """The card of the room or the specialist whose patients are asked for."""
        self.story = self.match()
        self.who: int | None
        self.who, self.ways = next(self.story)

    def done(self, line: str) -> None:
        try:
            self.who, self.ways = self.story.send(line)
        except StopIteration:
            self.who, self.ways = None, []

    def in_turn(self) -> list[int]:
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def brought(self, verb: str, may_be: Callable[[list[str]], bool], *ways: str) -> Brought:
        """What chance says, word by word; its lines are listed where they are few."""
        self.may_be = lambda line: line.split()[0] == verb and may_be(line.split()[1:])
        line = yield CHANCE, list(ways)
        assert self.may_be(line), line
        return line.split()[1:]

    # The match, phase by phase

    def match(self) -> Asked:
        yield from self.preparation()
        for number in range(8):
            if self.seats == 1:
                yield from self.reports_drawn(number)
            yield from self.revealed()
            yield from self.intake()
            yield from self.improvement()
            for seat in self.in_turn():
                yield from self.activation(seat)
                yield from self.end_of_round(seat)
            self.shift_change(is_last=number == 7)

    def preparation(self) -> Asked:
        if self.seats > 1:
            seats = [str(seat + 1) for seat in range(self.seats)]
            ways = [f"begin {seat}" for seat in seats]
            (lot,) = yield from self.brought("begin", lambda lot: " ".join(lot) in seats, *ways)
            self.first = int(lot) - 1
        for seat in self.in_turn():
            values = "33455" if "panic" in self.on else "345"
            drawn = yield from self.brought(
                "patients", partial(self.supply.may_prepare, count=len(values))
            )
            self.supply.bag.subtract(drawn)
            for value in values:
                ways = [f"admit {colour} as {value}" for colour in set(drawn)]
                colour = ((yield seat, ways) if len(ways) > 1 else ways[0]).split()[1]
                drawn.remove(colour)
                self.hospitals[seat].lies_down(Patient(colour + value))
        for seat in self.in_turn() if "administrators" in self.on else []:
            offered = yield from self.brought("offer", self.supply.may_offer)
            self.supply.cards.update(offered)
            own = self.hospitals[seat]
            own.administrator = (yield seat, [f"keep {card}" for card in offered]).split()[1]
            own.blood += own.administrator == "A_BLOOD"

    def reports_drawn(self, number: int) -> Asked:
        """Six at first, then one for each place in the upper row, as long as there are any."""
        if number == 0:
            self.reports = ["."] * 6
        places = [place for place in range(6 if number == 0 else 3) if self.reports[place] == "."]
        left = 15 - sum(card.startswith("M") for card in self.supply.cards)
        places = places[:left]
        if places:
            drawn = yield from self.brought(
                "reports", partial(self.supply.may_report, count=len(places))
            )
            self.supply.cards.update(drawn)
            for place, card in zip(places, drawn, strict=True):
                self.reports[place] = card

    def revealed(self) -> Asked:
        count = {1: 1, 2: 1, 3: 2, 4: 3}[self.seats]
        may_be = partial(self.supply.may_reveal, departments=count, specialists=count)
        self.market = yield from self.brought("market", may_be)
        self.supply.cards.update(self.market)
        if self.seats <= 2:
            line = yield self.first, ["reveal department", "reveal specialist"]
            built = line.endswith("department")
            may_be = partial(self.supply.may_reveal, departments=built, specialists=not built)
            more = yield from self.brought("market", may_be)
            self.supply.cards.update(more)
            self.market += more

    def intake(self) -> Asked:
        lie = yield from self.brought(
            "ambulances", lambda words: self.supply.may_fill(_split(words), self.seats + 1)
        )
        ambulances = _split(lie)
        self.supply.bag.subtract(die[0] for ambulance in ambulances for die in ambulance)
        yield from self.ties(ambulances)
        left = dict(enumerate(ambulances, 1))
        for seat in self.in_turn():
            own = self.hospitals[seat]
            may = [n for n in left if n > 1 or seat != self.first or self.seats == 1]
            own.ambulance = int((yield seat, [f"ambulance {n}" for n in may]).split()[1])
            arriving = left.pop(own.ambulance)
            if "epidemic" in self.on and self.supply.bag.total():
                arriving += yield from self.brought("extra", self.supply.may_come)
                self.supply.bag.subtract([arriving[-1][0]])
            while len(arriving) > 12 - len(own.beds):
                bed = (yield seat, [f"mortuary {bed}" for bed in own.there()]).split()[1]
                self.supply.bag[own.beds.pop(bed).die] += 1
                own.deaths += 1
            for told in arriving:
                own.lies_down(Patient(told))
        lowest = min(self.hospitals, key=lambda each: each.ambulance)
        # Alone: of the two the lower one brings a bag, and the higher one nothing.
        lowest.blood += self.seats > 1 or lowest.ambulance == 1
        self.supply.bag.update(die[0] for ambulance in left.values() for die in ambulance)

    def ties(self, ambulances: list[list[str]]) -> Asked:
        """As often as there are patients in the ambulances, which is enough for any order."""
        for _ in range(3 * len(ambulances)):
            ways = {
                f"swap {one} of {n} with {other} of {n + 1}"
                for n in range(1, len(ambulances))
                for one in ambulances[n - 1]
                for other in ambulances[n]
                if one[1] == other[1] and one != other
            }
            if not ways:
                return
            line = yield self.in_turn()[-1], [*ways, "leave"]
            if line == "leave":
                return
            _, one, _, low, _, other, _, high = line.split()
            for number, gone, come in ((low, one, other), (high, other, one)):
                ambulance = ambulances[int(number) - 1]
                ambulance.remove(gone)
                ambulance[:] = lying([*ambulance, come])

    def improvement(self) -> Asked:
        for seat in sorted(self.in_turn(), key=lambda seat: self.hospitals[seat].ambulance):
            own = self.hospitals[seat]
            card = (yield seat, [f"take {card}" for card in set(self.market)]).split()[1]
            self.market.remove(card)
            (own.rooms if card in DEPARTMENTS else own.staff).append(card)
            may = ["nothing", *set(own.improvements())]
            gone = (yield seat, [f"return {card}" for card in may]).split()[1]
            if gone != "nothing":
                own.blood += 1
                (own.rooms if gone in own.rooms else own.staff).remove(gone)

    def activation(self, seat: int) -> Asked:
        own = self.hospitals[seat]
        workers, rooms = ["nurse"] * 3 + own.staff, list(own.rooms)
        while True:
            usable = [room for room in set(rooms) if own.can(self.effects[room], [])]
            sends = [f"send {worker} to {room}" for room in usable for worker in set(workers)]
            line = yield seat, [*sends, *own.bags(), "idle"]
            if line == "idle":
                return
            if line.startswith("blood"):
                own.bag_used(line)
                continue
            _, worker, _, room = line.split()
            workers.remove(worker)
            rooms.remove(room)
            treated = yield from self.acts(seat, room, [])
            while worker != "nurse" and own.could(self.effects[worker], treated):
                # A bag between the room and its specialist may change whom it can treat.
                if (yield from self.acts(seat, worker, treated)):
                    break

    def acts(self, seat: int, card: str, treated: Treated) -> Acting:
        """Who was treated; nobody where a bag was used instead of the specialist's effect."""
        own, picked = self.hospitals[seat], list[str]()
        self.acting, effect = card, self.effects[card]
        groups = list(own.groups(effect, treated))
        while True:
            count = len(picked)
            begun = [group for group in groups if list(group[:count]) == picked]
            ways = [f"treat {bed}" for bed in {group[count] for group in begun if group[count:]}]
            if picked and not ways:
                break
            if treated and not picked:
                ways += [*own.bags(), "skip"]
            if picked and "reroll" in effect:
                ways.append("enough")
            line = yield seat, ways
            if line in ("skip", "enough"):
                break
            if line.startswith("blood"):
                own.bag_used(line)
                return []
            picked.append(line.split()[1])
        return (yield from self.happens(own, effect, picked)) or treated

    def happens(self, own: Hospital, effect: str, picked: list[str]) -> Acting:
        values = [own.beds[bed].value for bed in picked]
        told = [(bed, own.beds[bed].colour, own.beds[bed].value) for bed in picked]
        words = effect.split()
        add = int(words[words.index("add") + 1]) if "add" in words else 0
        if "reroll" in words and picked:
            thrown = yield from self.brought(
                "reroll", lambda faces: len(faces) == len(picked) and set(faces) <= set("123456")
            )
            new = [int(value) for value in thrown]
        elif "swap" in words:
            new = values[::-1]
        elif "trial" in words:
            new = [value + add if at else value - 1 for at, value in enumerate(values)]
        elif "turn" in words:
            new = [7 - value for value in values]
        elif "level" in words:
            new = [max(values)]
            at = values.index(min(values))
            told, picked = [told[at]], [picked[at]]
        else:
            new = [value + add for value in values]
        for bed, value in zip(picked, new, strict=True):
            own.better(bed, value)
        return told

    def end_of_round(self, seat: int) -> Asked:
        own = self.hospitals[seat]
        neglected = [bed for bed in own.there() if not own.beds[bed].treated]
        if own.administrator == "A_TRIAGE" and neglected:
            line = yield seat, [f"spare {bed}" for bed in [*neglected, "nobody"]]
            neglected = [bed for bed in neglected if line != f"spare {bed}"]
        for bed in neglected:
            own.beds[bed].value -= 2 if "virus" in self.on else 1
            if own.beds[bed].value < 1:
                self.supply.bag[own.beds.pop(bed).die] += 1
                own.deaths += 1
        if self.seats == 1:
            yield from self.reported(own)
        own.parts["discharged"] += sum(SCALE[: 1 + len(own.out)])
        own.parts["empty"] += 0 if own.beds else 5
        colours = [one.colour for one in own.out]
        bonus = {
            "A_RED": colours.count("R") >= 2,
            "A_YEL": colours.count("Y") >= 2,
            "A_GRN": colours.count("G") >= 2,
            "A_MASS": 2 * (len(colours) >= 6),
        }
        own.parts["administrator"] += bonus.get(own.administrator, 0)

    def reported(self, own: Hospital) -> Asked:
        """Reports of the lower row, each patient for one of them."""
        left = Counter(one.colour for one in own.out)
        while True:
            ways = {
                f"report {card} {' '.join(sorted(used, key='RYG'.index))}": Counter(used)
                for card in self.reports[3:]
                if card != "."
                for used in _used(self.effects[card].split()[0])
                if not Counter(used) - left
            }
            line = (yield 0, [*ways, "no report"]) if ways else "no report"
            if line == "no report":
                return
            left -= ways[line]
            card = line.split()[1]
            own.parts["reports"] += int(self.effects[card].split()[1])
            self.reports[self.reports.index(card)] = "."

    def shift_change(self, is_last: bool) -> None:
        for own in self.hospitals:
            self.supply.bag.update(one.die for one in own.out)
            own.out = []
            for one in own.beds.values():
                one.treated, one.colour = False, one.die
        if is_last:
            return
        self.first = min(range(self.seats), key=lambda seat: self.hospitals[seat].ambulance)
        for place in range(3) if self.reports else []:
            if self.reports[place + 3] == ".":
                self.reports[place + 3], self.reports[place] = self.reports[place], "."

    # What it is worth

    def parts(self, seat: int) -> dict[str, int]:
        own = self.hospitals[seat]
        parts = {**own.parts, "deaths": -2 * own.deaths, "blood": own.blood}
        parts["blood"] *= 2 if own.administrator == "A_BLOOD" else 1
        each = {"A_BUILD": len(own.rooms) - 6, "A_STAFF": len(own.staff)}
        parts["administrator"] += each.get(own.administrator, 0)
        parts["reports"] -= 2 * sum(card != "." for card in self.reports)
        if self.seats > 1:
            del parts["reports"]
        return parts

    def counted(self) -> set[str]:
        """What has brought points to anybody, with the administrator it was by."""
        told = ((own, self.parts(seat)) for seat, own in enumerate(self.hospitals))
        return {
            f"{part} {own.administrator}" if part == "administrator" else part
            for own, parts in told
            for part, points in parts.items()
            if points
        }

    def result(self, seat: int) -> tuple[int, int, int]:
        """Most points; then fewest patients left; then the highest total of those."""
        left = self.hospitals[seat].beds.values()
        return sum(self.parts(seat).values()), -len(left), sum(one.value for one in left)

    def decided(self) -> tuple[list[int], list[int], str]:
        """The places, who has won, and by what."""
        results = [self.result(seat) for seat in range(self.seats)]
        places = [1 + sum(other > result for other in results) for result in results]
        if self.seats == 1:
            return places, [], "alone"
        winners = [seat for seat, place in enumerate(places) if place == 1]
        if len(winners) > 1:
            return places, winners, "shared"
        best = results[winners[0]]
        equal = [result for result in results if result[0] == best[0]]
        if len(equal) == 1:
            return places, winners, "points"
        fewest = [result for result in equal if result[1] == best[1]]
        return places, winners, "patients" if len(fewest) == 1 else "values"


def _split(words: list[str]) -> list[list[str]]:
    """Ambulance by ambulance."""
    return [part.split() for part in " ".join(words).split("/")]


def _used(needs: str) -> Iterator[str]:
    """Every way to make up what a report needs."""
    letters = needs.replace("?", "")
    for more in combinations_with_replacement("RYG", needs.count("?")):
        yield letters + "".join(more)
