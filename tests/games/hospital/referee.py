"""A second referee, written from the printed rules alone; see ``test_referee``.

It plays as one reads the rules aloud, phase after phase, with words and lists, and waits at
each question for the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from referee_hospital import (
    CARDS,
    DEPARTMENTS,
    EFFECTS,
    EXPERIMENTAL,
    SCALE,
    Acting,
    Asked,
    Hospital,
    Patient,
    Treated,
)

from tabletop.kernel.game import CHANCE


class Referee:
    """A match as it lies on a table."""

    def __init__(self, seats: int, agreed: dict[str, str]) -> None:
        self.seats = seats
        self.on = {name for name, value in agreed.items() if value == "on"}
        self.bag = Counter({colour: {1: 11, 2: 15, 3: 18, 4: 21}[seats] for colour in "RYG"})
        self.hospitals = [Hospital() for _ in range(seats)]
        self.first = 0
        self.reports: list[str] = []
        self.cards: Counter[str] = Counter()
        """All the cards that were drawn."""
        self.market: list[str] = []
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

    def out_of_the_bag(self, colours: list[str]) -> None:
        self.bag.subtract(colours)
        assert min(self.bag.values()) >= 0, colours

    def out_of_the_deck(self, cards: list[str], copies: int) -> None:
        self.cards.update(cards)
        assert all(self.cards[card] <= copies for card in cards), cards

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
            line = yield CHANCE, [f"begin {seat + 1}" for seat in range(self.seats)]
            self.first = int(line.split()[1]) - 1
        for seat in self.in_turn():
            values = "33455" if "panic" in self.on else "345"
            drawn = (yield CHANCE, []).split()[1:]
            assert len(drawn) == len(values)
            self.out_of_the_bag(drawn)
            for value in values:
                ways = [f"admit {colour} as {value}" for colour in set(drawn)]
                colour = ((yield seat, ways) if len(ways) > 1 else ways[0]).split()[1]
                drawn.remove(colour)
                self.hospitals[seat].lies_down(Patient(colour + value))
        for seat in self.in_turn() if "administrators" in self.on else []:
            offered = (yield CHANCE, []).split()[1:]
            assert len(offered) == 2
            assert set(offered) <= set(CARDS["administrators"])
            self.out_of_the_deck(offered, 1)
            own = self.hospitals[seat]
            own.administrator = (yield seat, [f"keep {card}" for card in offered]).split()[1]
            own.blood += own.administrator == "A_BLOOD"

    def reports_drawn(self, number: int) -> Asked:
        """Six at first, then one for each place in the upper row, as long as there are any."""
        if number == 0:
            self.reports = ["."] * 6
        places = [place for place in range(6 if number == 0 else 3) if self.reports[place] == "."]
        left = 15 - sum(card.startswith("M") for card in self.cards)
        places = places[:left]
        if places:
            drawn = (yield CHANCE, []).split()[1:]
            self.out_of_the_deck(drawn, 1)
            for place, card in zip(places, drawn, strict=True):
                self.reports[place] = card

    def revealed(self) -> Asked:
        count = {1: 1, 2: 1, 3: 2, 4: 3}[self.seats]
        self.market = (yield CHANCE, []).split()[1:]
        kinds = [card in DEPARTMENTS for card in self.market]
        assert kinds == [True] * count + [False] * count
        if self.seats <= 2:
            line = yield self.first, ["reveal department", "reveal specialist"]
            (card,) = (yield CHANCE, []).split()[1:]
            assert (card in DEPARTMENTS) == line.endswith("department")
            self.market.append(card)
        self.out_of_the_deck(self.market, 2)
        assert "experimental" in self.on or not set(EXPERIMENTAL) & set(self.market)

    def intake(self) -> Asked:
        line = yield CHANCE, []
        ambulances = [part.split() for part in line.removeprefix("ambulances ").split(" / ")]
        dice = [die for ambulance in ambulances for die in ambulance]
        self.out_of_the_bag([die[0] for die in dice])
        assert [len(ambulance) for ambulance in ambulances] == [3] * (self.seats + 1)
        assert [die[1] for die in dice] == sorted(die[1] for die in dice)
        yield from self.ties(ambulances)
        left = dict(enumerate(ambulances, 1))
        for seat in self.in_turn():
            own = self.hospitals[seat]
            may = [n for n in left if n > 1 or seat != self.first or self.seats == 1]
            own.ambulance = int((yield seat, [f"ambulance {n}" for n in may]).split()[1])
            arriving = left.pop(own.ambulance)
            if "epidemic" in self.on and self.bag.total():
                arriving.append((yield CHANCE, []).split()[1])
                self.out_of_the_bag([arriving[-1][0]])
                assert arriving[-1][1] in "2345"
            while len(arriving) > 12 - len(own.beds):
                bed = (yield seat, [f"mortuary {bed}" for bed in own.there()]).split()[1]
                self.bag[own.beds.pop(bed).die] += 1
                own.deaths += 1
            for told in arriving:
                own.lies_down(Patient(told))
        lowest = min(self.hospitals, key=lambda each: each.ambulance)
        # Alone: of the two the lower one brings a bag, and the higher one nothing.
        lowest.blood += self.seats > 1 or lowest.ambulance == 1
        self.bag.update(die[0] for ambulance in left.values() for die in ambulance)

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
                ambulance.append(come)
                # As they lie on the table: by value, then red, yellow, green.
                ambulance.sort(key=lambda die: (die[1], "RYG".index(die[0])))

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
            usable = [room for room in set(rooms) if own.can(EFFECTS[room], [])]
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
            treated = yield from self.acts(seat, EFFECTS[room], [])
            while worker != "nurse" and own.could(EFFECTS[worker], treated):
                # A bag between the room and its specialist may change whom it can treat.
                if (yield from self.acts(seat, EFFECTS[worker], treated)):
                    break

    def acts(self, seat: int, effect: str, treated: Treated) -> Acting:
        """Who was treated; nobody where a bag was used instead of the specialist's effect."""
        own, picked = self.hospitals[seat], list[str]()
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
            new = [int(value) for value in (yield CHANCE, []).split()[1:]]
            assert all(1 <= value <= 6 for value in new)
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
                self.bag[own.beds.pop(bed).die] += 1
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
                for used in _used(EFFECTS[card].split()[0])
                if not Counter(used) - left
            }
            line = (yield 0, [*ways, "no report"]) if ways else "no report"
            if line == "no report":
                return
            left -= ways[line]
            card = line.split()[1]
            own.parts["reports"] += int(EFFECTS[card].split()[1])
            self.reports[self.reports.index(card)] = "."

    def shift_change(self, is_last: bool) -> None:
        for own in self.hospitals:
            self.bag.update(one.die for one in own.out)
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

    def winners(self) -> list[int]:
        """Most points; then fewest patients left; then the highest total of those; then shared."""
        best = list(range(self.seats))
        for worth in (self._points, self._fewest, self._healthiest):
            best = [seat for seat in best if worth(seat) == max(map(worth, best))]
        return best if self.seats > 1 else []

    def _points(self, seat: int) -> int:
        return sum(self.parts(seat).values())

    def _fewest(self, seat: int) -> int:
        return -len(self.hospitals[seat].beds)

    def _healthiest(self, seat: int) -> int:
        return sum(one.value for one in self.hospitals[seat].beds.values())


def _used(needs: str) -> Iterator[str]:
    """Every way to make up what a report needs."""
    letters = needs.replace("?", "")
    for more in combinations_with_replacement("RYG", needs.count("?")):
        yield letters + "".join(more)
