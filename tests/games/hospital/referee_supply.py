"""What can still come out of the bag and the decks, for the second referee.

A draw has no order of its own: it is told in that of the printed cards, and colours as red,
yellow, green.
"""

from __future__ import annotations

from collections import Counter

from referee_hospital import CARDS, DEPARTMENTS, EXPERIMENTAL

ADMINISTRATORS, REPORTS = list(CARDS["administrators"]), list(CARDS["reports"])
SPECIALISTS = [*CARDS["specialists"], *CARDS["experimental specialists"]]


class Supply:
    """The bag, and all the cards that were drawn."""

    def __init__(self, dice: int, experimental: bool) -> None:
        self.bag = Counter(dict.fromkeys("RYG", dice))
        self.cards: Counter[str] = Counter()
        self.experimental = experimental

    def in_the_bag(self, colours: list[str]) -> bool:
        return not Counter(colours) - self.bag

    def in_the_decks(self, cards: list[str], printed: list[str], copies: int) -> bool:
        """Whether these are left, and told in order."""
        if not set(cards) <= set(printed) or cards != sorted(cards, key=printed.index):
            return False
        return all(self.cards[card] + cards.count(card) <= copies for card in cards)

    def may_prepare(self, colours: list[str], count: int) -> bool:
        in_order = sorted(colours, key="RYG".index)
        return len(colours) == count and colours == in_order and self.in_the_bag(colours)

    def may_offer(self, cards: list[str]) -> bool:
        return len(cards) == 2 and self.in_the_decks(cards, ADMINISTRATORS, 1)

    def may_report(self, cards: list[str], count: int) -> bool:
        told = sorted(cards)
        return len(cards) == count and self.in_the_decks(told, REPORTS, 1)

    def may_reveal(self, cards: list[str], departments: int, specialists: int) -> bool:
        """Departments first; those of Experimental Medicine only where it is played."""
        if set(cards) & set(EXPERIMENTAL) and not self.experimental:
            return False
        return len(cards) == departments + specialists and (
            self.in_the_decks(cards[:departments], DEPARTMENTS, 2)
            and self.in_the_decks(cards[departments:], SPECIALISTS, 2)
        )

    def may_fill(self, ambulances: list[list[str]], count: int) -> bool:
        """Three each, from 2 to 5 and ascending, and in each by value, then red, yellow, green."""
        if [len(ambulance) for ambulance in ambulances] != [3] * count:
            return False
        dice = [die for ambulance in ambulances for die in ambulance]
        return (
            [die[1] for die in dice] == sorted(die[1] for die in dice)
            and all(ambulance == lying(ambulance) for ambulance in ambulances)
            and all(die[1] in "2345" for die in dice)
            and self.in_the_bag([die[0] for die in dice])
        )

    def may_come(self, dice: list[str]) -> bool:
        """One more, in an epidemic."""
        return len(dice) == 1 and dice[0][1] in "2345" and self.in_the_bag([dice[0][0]])


def lying(ambulance: list[str]) -> list[str]:
    """As they lie in an ambulance."""
    return sorted(ambulance, key=lambda die: (die[1], "RYG".index(die[0])))
