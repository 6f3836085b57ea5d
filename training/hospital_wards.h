// Hospital in numbers: patients, cards, points, and what the network is shown of a hospital.
//
// Cards are those of the house, in the order of experience.json; the rules are those of
// tabletop/games/hospital without Experimental Medicine.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
#include <unordered_set>
#include <vector>

typedef uint8_t Code;  // a patient: ((colour * 3 + shown) * 6 + value - 1) * 2 + treated
const Code GONE = 255;

inline Code code(int colour, int shown, int value, int treated) {
  return Code(((colour * 3 + shown) * 6 + value - 1) * 2 + treated);
}
inline int colour_of(Code one) { return one / 36; }
inline int shown_of(Code one) { return one / 12 % 3; }
inline int value_of(Code one) { return one / 2 % 6 + 1; }
inline int treated_of(Code one) { return one & 1; }

const int POINTS[13] = {0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35};
const int ROUNDS = 8, BEDS = 12, NURSES = 3;

// Rooms by kind; departments and specialists by card.
enum { OF_COLOUR = 0, WEAK = 3, MIDDLING = 4, STRONG = 5, STARTING = 6 };
enum { SAME = 6, RUN = 9, THRICE = 12, ALL_COLOURS = 15, ANY_RUN = 16, SURGERY = 17 };
enum { EQUAL = 12, COLOUR = 15, MORE = 18, PARAMEDIC = 21, CONSULTANT = 22, ANAESTHETIST = 23 };
const int DEPARTMENTS = 12, CARDS = 24, COPIES = 2;

// Administrators; the first three are those of a colour.
enum { SPARES = 3, MANY = 4, BANK = 5, BUILDER = 6, STAFF = 7, CHARGES = 8 };

struct Report {
  int needs[3], any, points;
};
const Report REPORTS[15] = {{{2, 0, 0}, 0, 2}, {{0, 2, 0}, 0, 2}, {{0, 0, 2}, 0, 2},
                            {{1, 1, 1}, 0, 3}, {{2, 1, 0}, 0, 3}, {{0, 2, 1}, 0, 3},
                            {{1, 0, 2}, 0, 3}, {{3, 0, 0}, 0, 4}, {{0, 3, 0}, 0, 4},
                            {{0, 0, 3}, 0, 4}, {{2, 2, 0}, 0, 5}, {{0, 2, 2}, 0, 5},
                            {{2, 0, 2}, 0, 5}, {{1, 1, 1}, 2, 6}, {{2, 2, 2}, 0, 8}};

struct Random {
  uint64_t state;
  uint64_t next() {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state * 0x2545F4914F6CDD1DULL;
  }
  double unit() { return double(next() >> 11) / 9007199254740992.0; }
  int below(int count) { return int(unit() * count); }
};

struct Agreed {
  int seats;
  bool virus = false, epidemic = false, panic = false;
};

struct Wards {
  std::vector<Code> patients;
  std::vector<int> departments, specialists;
  int blood = 0, deaths = 0, administrator = -1, points = 0, ambulance = -1;

  int per_bag() const { return administrator == BANK ? 2 : 1; }
  int per_card() const {
    return administrator == BUILDER ? int(departments.size())
           : administrator == STAFF ? int(specialists.size())
                                    : 0;
  }
  void add(int card) { (card < DEPARTMENTS ? departments : specialists).push_back(card); }
  void remove(int card) {
    auto &those = card < DEPARTMENTS ? departments : specialists;
    those.erase(std::find(those.begin(), those.end(), card));
  }
};

// What the network is shown, in the order of experience.py.
enum {
  OF_KINDS = 0,
  OF_CARDS = 18,
  OF_CHARGES = OF_CARDS + CARDS,
  OF_COUNTS = OF_CHARGES + CHARGES,
  OF_BAGS = OF_COUNTS + 2,
  OF_SEATS = OF_COUNTS + 3,
  OF_AGREED = OF_SEATS + 4,
  OF_FIRST = OF_AGREED + 2,
  OF_REPORTS = OF_FIRST + 1,
  SHOWN = OF_REPORTS + 12
};

inline void add_reports(float *shown, const std::vector<Report> &reports) {
  for (const Report &each : reports) {
    for (int colour = 0; colour < 3; colour++) shown[colour] += each.needs[colour] / 3.f;
    shown[3] += each.any, shown[4] += each.points / 3.f, shown[5] += 1;
  }
}

// Of a hospital when a round begins, but for its patients and bags; alone, *unknown*
// reports will still be drawn.
inline void show(float *shown, const Wards &own, const Agreed &agreed, bool is_first,
                 const std::vector<Report> &next, const std::vector<Report> &more, int unknown) {
  std::fill(shown, shown + SHOWN, 0.f);
  for (int card : own.departments) shown[OF_CARDS + card] += 1;
  for (int card : own.specialists) shown[OF_CARDS + card] += 1;
  if (own.administrator >= 0) shown[OF_CHARGES + own.administrator] = 1;
  shown[OF_COUNTS] = own.departments.size(), shown[OF_COUNTS + 1] = own.specialists.size();
  shown[OF_SEATS + agreed.seats - 1] = 1;
  shown[OF_AGREED] = agreed.virus, shown[OF_AGREED + 1] = agreed.epidemic;
  shown[OF_FIRST] = is_first && agreed.seats > 1;
  add_reports(shown + OF_REPORTS, next);
  add_reports(shown + OF_REPORTS + 6, more);
  if (unknown) {
    float all[6] = {0, 0, 0, 0, 0, 0};
    add_reports(all, std::vector<Report>(REPORTS, REPORTS + 15));
    for (int at = 0; at < 6; at++) shown[OF_REPORTS + 6 + at] += unknown * all[at] / 15;
  }
}

// The network as hospital.py writes it: rows, rows times the rounds to come, rows by
// rounds, outer weights and the same times the rounds; the last of a row counts as it is.
const int MOST_HIDDEN = 96;
const float TENS = 10;

struct Network {
  int hidden = 0;
  std::vector<float> rows, late, always, outer, outer_late;

  bool is_there() const { return hidden > 0; }

  void read(const char *path) {
    FILE *file = std::fopen(path, "rb");
    int sizes[2];
    if (!file || std::fread(sizes, 4, 2, file) != 2 || sizes[0] != SHOWN) std::exit(1);
    hidden = sizes[1];
    auto table = [&](std::vector<float> &into, size_t count) {
      into.resize(count);
      if (std::fread(into.data(), 4, count, file) != count) std::exit(1);
    };
    table(rows, SHOWN * (hidden + 1)), table(late, SHOWN * (hidden + 1));
    table(always, (ROUNDS + 1) * (hidden + 1)), table(outer, hidden), table(outer_late, hidden);
    std::fclose(file);
  }
};
