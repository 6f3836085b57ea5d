// A shift planned ahead as tabletop/games/hospital/shift.py does it: a beam.
#pragma once

#include "hospital_wards.h"

struct Settings {
  int width = 20, rooms = 3, draft = 6, narrow = 2;
  float specialist_left = 1, to_the_others = 0.6f;
};
extern Settings settings;
extern Network network;

typedef float Row[MOST_HIDDEN + 1];

// What the worth of a hospital at the end of its shift hangs on.
struct Terms {
  int left, neglect, arriving, administrator, per_bag, unfinished;
  float treatments;
  const std::vector<Report> *reports = nullptr;
  // The network, with what is known of the case; one for each set of finished reports.
  Row cases[8], kinds[18], bag;
  float outer[MOST_HIDDEN];

  void set(const float *shown, int finished) {
    int lanes = network.hidden + 1;
    float late = left / float(ROUNDS);
    auto mixed = [&](int row, int lane) {
      return network.rows[row * lanes + lane] + late * network.late[row * lanes + lane];
    };
    for (int lane = 0; lane < lanes; lane++) {
      float sum = network.always[left * lanes + lane];
      for (int row = OF_CARDS; row < SHOWN; row++)
        if (shown[row] != 0) sum += shown[row] * mixed(row, lane);
      cases[finished][lane] = sum;
      for (int kind = 0; kind < 18; kind++) kinds[kind][lane] = mixed(kind, lane);
      bag[lane] = mixed(OF_BAGS, lane);
    }
    for (int lane = 0; lane < network.hidden; lane++)
      outer[lane] = network.outer[lane] + late * network.outer_late[lane];
  }

  float known(const int *those, int count, int blood, int finished) const {
    Row sum = {};
    int lanes = network.hidden + 1;
    for (int lane = 0; lane < lanes; lane++) sum[lane] = cases[finished][lane] + blood * bag[lane];
    for (int at = 0; at < count; at++)
      for (int lane = 0; lane < lanes; lane++) sum[lane] += kinds[those[at]][lane];
    float found = sum[network.hidden];
    for (int lane = 0; lane < network.hidden; lane++)
      found += (sum[lane] > 0 ? sum[lane] : 0) * outer[lane];
    return TENS * found;
  }
};

inline float of_reports(const Terms &terms, const int *gone, int &finished) {
  finished = 0;
  if (!terms.reports) return 0;
  float best = 0;
  const auto &reports = *terms.reports;
  for (int some = 1; some < 1 << reports.size(); some++) {
    int needs[3] = {0, 0, 0}, any = 0;
    float worth = 0;
    for (size_t at = 0; at < reports.size(); at++)
      if (some >> at & 1) {
        for (int colour = 0; colour < 3; colour++) needs[colour] += reports[at].needs[colour];
        any += reports[at].any, worth += reports[at].points - terms.unfinished;
      }
    bool suffices = needs[0] + needs[1] + needs[2] + any <= gone[0] + gone[1] + gone[2];
    for (int colour = 0; colour < 3; colour++) suffices &= needs[colour] <= gone[colour];
    if (suffices && worth > best) best = worth, finished = some;
  }
  return best;
}

inline int of_leaving(int administrator, const int *gone) {
  int count = gone[0] + gone[1] + gone[2], found = POINTS[std::min(count, 12)];
  if (administrator >= 0 && administrator < 3) found += gone[administrator] >= 2;
  return administrator == MANY && count >= 6 ? found + 2 : found;
}

// As prospects.py has it, for matches before there is a network.
inline float promised(const Terms &terms, std::vector<int> values) {
  std::sort(values.begin(), values.end());
  int count = values.size(), lacking = std::max(0, count + terms.arriving - BEDS), leaving = 0;
  float found = -2.f * lacking, treatments = terms.treatments;
  if (!terms.left) return -0.01f * count;
  for (int at = lacking; at < count; at++) {
    float step = 0.38f + 0.05f * std::max(0, 3 - terms.left);
    float each = 1.1f - (6 - values[at]) * step;
    found += values[at] > terms.left * terms.neglect ? std::max(each, 0.f) : each;
  }
  for (int at = count - 1; at >= lacking && (treatments -= 7 - values[at]) >= 0; at--) leaving++;
  return found + 0.2f * POINTS[std::min(leaving, 12)];
}

inline float after_neglect(const Terms &terms, const Code *those, int count, int blood, int spared,
                           int finished) {
  int kinds[16], staying = 0, dead = 0;
  for (int at = 0; at < count; at++) {
    int value = value_of(those[at]);
    if (!treated_of(those[at]) && at != spared) value -= terms.neglect;
    if (value < 1)
      dead++;
    else
      kinds[staying++] = colour_of(those[at]) * 6 + value - 1;
  }
  float found = -2.f * dead + (staying ? 0 : 5);
  if (network.is_there() && terms.left) return found + terms.known(kinds, staying, blood, finished);
  std::vector<int> values;
  for (int at = 0; at < staying; at++) values.push_back(kinds[at] % 6 + 1);
  if (staying) found += promised(terms, values);
  return found + blood * 0.25f * std::min(terms.left, 2);
}

inline float worth(const Terms &terms, const Code *those, int count, const int *gone, int blood) {
  int finished;
  float found = of_leaving(terms.administrator, gone) + of_reports(terms, gone, finished);
  float wards = after_neglect(terms, those, count, blood, -1, finished);
  if (terms.administrator == SPARES)
    for (int at = 0; at < count; at++)
      if (!treated_of(those[at]))
        wards = std::max(wards, after_neglect(terms, those, count, blood, at, finished));
  return found + wards + terms.per_bag * blood;
}

struct Shift {
  Code patients[13];
  int count, rooms, specialists, nurses, blood, gone[3];
  float worth;

  uint64_t key() const {
    uint64_t found = 1469598103934665603ULL;
    auto with = [&](uint64_t number) { found = (found ^ number) * 1099511628211ULL; };
    for (int at = 0; at < count; at++) with(patients[at]);
    with(rooms + 256), with(specialists + 512), with(nurses), with(blood + 77);
    with(gone[0] * 256 + gone[1] * 16 + gone[2]);
    return found;
  }
};

struct InRoom {
  float worth;
  int from, room, acted, blood, gone[3];
  Code before[13], after[13];
};

typedef std::array<int, 3> Group;

// Groups that a room can treat; patients are in order, so equal ones stand together.
inline void groups(const Code *those, int count, int kind, std::vector<Group> &found) {
  auto is_first = [&](int at, int from) { return at == from || those[at] != those[at - 1]; };
  found.clear();
  bool single = kind < SAME || (kind >= THRICE && kind < ALL_COLOURS) || kind == SURGERY;
  for (int one = 0; one < count; one++) {
    int value = value_of(those[one]), shown = shown_of(those[one]);
    if (!is_first(one, 0)) continue;
    if (single) {
      bool fits = kind < WEAK        ? shown == kind
                  : kind == MIDDLING ? value == 3 || value == 4
                  : kind == STRONG   ? value >= 5
                  : kind == WEAK || kind == SURGERY ? value <= 2
                                                    : shown == kind - THRICE;
      if (fits) found.push_back({one, -1, -1});
      continue;
    }
    int colour = kind < RUN ? kind - SAME : kind < THRICE ? kind - RUN : -1;
    if (colour >= 0 && shown != colour) continue;
    for (int two = one + 1; two < count; two++) {
      if (!is_first(two, one + 1) || (colour >= 0 && shown_of(those[two]) != colour)) continue;
      for (int three = two + 1; three < count; three++) {
        if (!is_first(three, two + 1) || (colour >= 0 && shown_of(those[three]) != colour)) continue;
        int values[3] = {value, value_of(those[two]), value_of(those[three])};
        int colours = 1 << shown | 1 << shown_of(those[two]) | 1 << shown_of(those[three]);
        std::sort(values, values + 3);
        bool fits = kind < RUN            ? values[0] == values[2]
                    : kind == ALL_COLOURS ? colours == 7
                                          : values[1] == values[0] + 1 && values[2] == values[1] + 1;
        if (fits) found.push_back({one, two, three});
      }
    }
  }
}

inline void treat(Code *those, int at, int by, int *gone) {
  Code one = those[at];
  int value = value_of(one) + by;
  if (value > 6)
    those[at] = GONE, gone[shown_of(one)]++;
  else
    those[at] = code(colour_of(one), shown_of(one), value, 1);
}

struct Planner {
  const Terms &terms;
  const std::vector<int> &rooms, &specialists;  // by kind and by card, equal ones together
  int width;
  std::vector<Group> found;

  float worth_of(const Code *those, int count, const int *gone, int blood) const {
    Code lying[13];
    int left = 0;
    for (int at = 0; at < count; at++)
      if (those[at] != GONE) lying[left++] = those[at];
    return worth(terms, lying, left, gone, blood);
  }

  static void put(Shift &shift, const Code *those, int count) {
    shift.count = 0;
    for (int at = 0; at < count; at++)
      if (those[at] != GONE) shift.patients[shift.count++] = those[at];
    std::sort(shift.patients, shift.patients + shift.count);
  }

  void best(std::vector<Shift> &those, int most) const {
    auto promising = [](const Shift &each) {
      return each.worth + settings.specialist_left * __builtin_popcount(each.specialists);
    };
    std::sort(those.begin(), those.end(), [&](const Shift &one, const Shift &other) {
      return promising(one) > promising(other);
    });
    std::unordered_set<uint64_t> seen;
    std::vector<Shift> kept;
    for (const Shift &each : those)
      if (int(kept.size()) < most && seen.insert(each.key()).second) kept.push_back(each);
    those.swap(kept);
  }

  void with_bags(std::vector<Shift> &beam) const {
    std::vector<Shift> healed, newest = beam, after;
    while (true) {
      after.clear();
      for (const Shift &each : newest)
        for (int at = 0; each.blood > 0 && at < each.count; at++) {
          if (at && each.patients[at] == each.patients[at - 1]) continue;
          Shift more = each;
          Code those[13];
          std::memcpy(those, each.patients, 13);
          treat(those, at, 1, more.gone);
          more.blood--, put(more, those, each.count);
          more.worth = worth_of(more.patients, more.count, more.gone, more.blood);
          after.push_back(more);
        }
      if (after.empty()) break;
      best(after, width);
      healed.insert(healed.end(), after.begin(), after.end());
      newest = after;
    }
    best(healed, std::max(1, width / 2));
    beam.insert(beam.end(), healed.begin(), healed.end());
  }

  void in_room(std::vector<InRoom> &into, int from, const Shift &shift, int room,
               const Code *those, int blood) {
    int kind = rooms[room];
    int by = kind >= THRICE && kind < ALL_COLOURS ? 3 : kind == SURGERY ? 4 : 1;
    groups(those, shift.count, kind, found);
    for (const Group &group : found) {
      InRoom each{0, from, room, 0, blood, {shift.gone[0], shift.gone[1], shift.gone[2]}, {}, {}};
      std::memcpy(each.before, those, 13), std::memcpy(each.after, those, 13);
      for (int at : group)
        if (at >= 0) each.acted |= 1 << at, treat(each.after, at, by, each.gone);
      each.worth = worth_of(each.after, shift.count, each.gone, blood);
      into.push_back(each);
    }
  }

  // A bag may come first where a room finds no group without.
  void in_room_with_bag(std::vector<InRoom> &into, int from, const Shift &shift, int room) {
    for (int at = 0; at < shift.count; at++) {
      Code one = shift.patients[at];
      if (at && one == shift.patients[at - 1]) continue;
      auto tried = [&](Code other) {
        Code those[13];
        std::memcpy(those, shift.patients, 13);
        those[at] = other;
        std::sort(those, those + shift.count);
        in_room(into, from, shift, room, those, shift.blood - 1);
      };
      if (value_of(one) < 6) tried(code(colour_of(one), shown_of(one), value_of(one) + 1, 1));
      for (int shown = 0; shown < 3; shown++)
        if (shown != shown_of(one))
          tried(code(colour_of(one), shown, value_of(one), treated_of(one)));
    }
  }

  bool helps(int card, const InRoom &inside, int count, int at) const {
    Code one = inside.after[at];
    bool acted = inside.acted >> at & 1;
    int colour = card < PARAMEDIC ? (card - EQUAL) % 3 : -1;
    if (one == GONE) return false;
    if (card == PARAMEDIC) return value_of(one) <= 3;
    if (card == CONSULTANT) return !acted;
    if (card >= COLOUR) return shown_of(one) == colour && acted == (card >= MORE);
    for (int other = 0; other < count; other++)
      if (inside.acted >> other & 1 && shown_of(inside.before[other]) == colour &&
          value_of(inside.before[other]) == value_of(one))
        return true;
    return false;
  }

  bool may_help(int card, const InRoom &inside, int count) const {
    if (card >= PARAMEDIC) return true;
    for (int at = 0; at < count; at++)
      if (inside.acted >> at & 1 && shown_of(inside.before[at]) == (card - EQUAL) % 3) return true;
    return false;
  }

  void with_worker(std::vector<Shift> &into, const Shift &shift, const InRoom &inside, int worker) {
    Shift after = shift;
    int count = shift.count;
    after.rooms &= ~(1 << inside.room), after.blood = inside.blood;
    std::memcpy(after.gone, inside.gone, sizeof after.gone);
    bool helped = false;
    auto help = [&](int one, int other, int by) {
      Shift more = after;
      Code those[13];
      std::memcpy(those, inside.after, 13);
      treat(those, one, by, more.gone);
      if (other >= 0) treat(those, other, by, more.gone);
      put(more, those, count);
      more.worth = worth_of(more.patients, more.count, more.gone, more.blood);
      into.push_back(more), helped = true;
    };
    if (worker < 0) {
      after.nurses--;
    } else {
      int card = specialists[worker];
      after.specialists &= ~(1 << worker);
      std::set<std::pair<int, int>> seen;
      for (int one = 0; one < count && may_help(card, inside, count); one++) {
        Code code = inside.after[one];
        if (card != ANAESTHETIST) {
          if (helps(card, inside, count, one) && seen.insert({code, inside.acted >> one & 1}).second)
            help(one, -1, card == PARAMEDIC ? 2 : 1);
          continue;
        }
        for (int two = one + 1; two < count && code != GONE; two++) {
          Code other = inside.after[two];
          if (other != GONE && value_of(other) == value_of(code) &&
              seen.insert({std::min(code, other), std::max(code, other)}).second)
            help(one, two, 1);
        }
      }
    }
    if (helped) return;
    put(after, inside.after, count), after.worth = inside.worth, into.push_back(after);
  }

  Shift end_of(Shift root) {
    root.worth = worth_of(root.patients, root.count, root.gone, root.blood);
    std::vector<Shift> beam{root}, after;
    std::vector<InRoom> inside;
    with_bags(beam);
    auto less = [](const Shift &one, const Shift &other) { return one.worth < other.worth; };
    Shift found = *std::max_element(beam.begin(), beam.end(), less);
    while (true) {
      inside.clear(), after.clear();
      for (int from = 0; from < int(beam.size()); from++) {
        const Shift &shift = beam[from];
        if (!shift.nurses && !shift.specialists) continue;
        for (int room = 0, last = -1; room < int(rooms.size()); room++) {
          if (!(shift.rooms >> room & 1) || rooms[room] == last) continue;
          last = rooms[room];
          size_t before = inside.size();
          in_room(inside, from, shift, room, shift.patients, shift.blood);
          if (inside.size() == before && shift.blood > 0) in_room_with_bag(inside, from, shift, room);
        }
      }
      if (inside.empty()) return found;
      int keep = std::min(int(inside.size()), width * settings.rooms);
      std::partial_sort(inside.begin(), inside.begin() + keep, inside.end(),
                        [](const InRoom &one, const InRoom &other) { return one.worth > other.worth; });
      inside.resize(keep);
      for (const InRoom &each : inside) {
        const Shift &shift = beam[each.from];
        if (shift.nurses) with_worker(after, shift, each, -1);
        for (int at = 0, last = -1; at < int(specialists.size()); at++)
          if (shift.specialists >> at & 1 && specialists[at] != last)
            last = specialists[at], with_worker(after, shift, each, at);
      }
      best(after, width), with_bags(after);
      found = std::max(found, *std::max_element(after.begin(), after.end(), less), less);
      beam.swap(after);
    }
  }
};
