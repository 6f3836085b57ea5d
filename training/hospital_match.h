// A match by one bot on all seats, and what is learned from: hospitals when rounds begin.
#pragma once

#include "hospital_plan.h"

struct Sample {
  float shown[SHOWN];
  float left, still_won, next_won;
};

struct Match {
  Agreed agreed;
  Random &dice, &whim;
  double whims;  // how often something is chosen by whim, so that more is seen
  int seats, round = 1, first = 0;
  int bag[3], departments[DEPARTMENTS], specialists[CARDS - DEPARTMENTS];
  std::vector<Wards> hospitals;
  std::vector<int> reports, report_deck, market;
  std::vector<std::vector<std::array<int, 2>>> ambulances;  // values and colours
  std::vector<std::vector<Sample>> samples;

  Match(const Agreed &with, Random &dice, Random &whim, double whims)
      : agreed(with), dice(dice), whim(whim), whims(whims), seats(with.seats) {}

  bool by_whim() { return whim.unit() < whims; }

  int drawn() {
    int at = dice.below(bag[0] + bag[1] + bag[2]), colour = 0;
    while (at >= bag[colour]) at -= bag[colour++];
    bag[colour]--;
    return colour;
  }

  int standing(int seat) const {
    const Wards &own = hospitals[seat];
    int found = own.points + own.per_bag() * own.blood - 2 * own.deaths + own.per_card();
    if (seats == 1)
      for (int report : reports) found -= 2 * (report >= 0);
    return found;
  }

  // Alone: the reports to be finished next and those above, once some are *finished*.
  void rows(int finished, std::vector<Report> &next, std::vector<Report> &more, int &unknown) const {
    next.clear(), more.clear(), unknown = 0;
    if (seats > 1) return;
    for (int column = 0, at = 0; column < 3; column++) {
      int over = reports[column], under = reports[column + 3];
      bool stays = under >= 0 && !(finished >> at & 1);
      at += under >= 0;
      if (stays) next.push_back(REPORTS[under]);
      if (over >= 0) (stays ? more : next).push_back(REPORTS[over]);
      unknown += !stays;
    }
    unknown = std::min(unknown, int(report_deck.size()));
  }

  void shown(float *into, int seat) const {
    std::vector<Report> next, more;
    int unknown;
    rows(0, next, more, unknown);
    show(into, hospitals[seat], agreed, first == seat, next, more, 0);
    into[OF_BAGS] = hospitals[seat].blood;
    for (Code one : hospitals[seat].patients) into[colour_of(one) * 6 + value_of(one) - 1] += 1;
  }

  float experience(int seat, int left) {
    Terms terms{};
    float into[SHOWN];
    int kinds[16], count = 0;
    terms.left = left;
    shown(into, seat), terms.set(into, 0);
    for (Code one : hospitals[seat].patients) kinds[count++] = colour_of(one) * 6 + value_of(one) - 1;
    return terms.known(kinds, count, hospitals[seat].blood, 0);
  }

  std::vector<Report> lower() const {
    std::vector<Report> found;
    for (int at = 3; seats == 1 && at < 6; at++)
      if (reports[at] >= 0) found.push_back(REPORTS[reports[at]]);
    return found;
  }

  void set(Terms &terms, const Wards &own, bool is_first, const std::vector<Report> &next) const {
    terms.left = ROUNDS - round, terms.neglect = agreed.virus ? 2 : 1;
    terms.arriving = 3 + agreed.epidemic, terms.administrator = own.administrator;
    terms.per_bag = own.per_bag(), terms.reports = seats == 1 ? &next : nullptr;
    terms.unfinished = !terms.left || report_deck.empty() ? -2 : 0;
    int workers = NURSES + own.specialists.size(), there = STARTING + own.departments.size();
    terms.treatments = 1.6f * std::min(workers, there) + 0.5f * own.departments.size();
    if (!network.is_there() || !terms.left) return;
    for (int finished = 0; finished < 1 << next.size(); finished++) {
      std::vector<Report> coming, more;
      int unknown;
      float into[SHOWN];
      rows(finished, coming, more, unknown);
      show(into, own, agreed, is_first, coming, more, unknown), terms.set(into, finished);
    }
  }

  Shift planned(Wards own, bool is_first, int width) const {
    static thread_local Terms terms;
    std::sort(own.departments.begin(), own.departments.end());
    std::sort(own.specialists.begin(), own.specialists.end());
    std::vector<Report> next = lower();
    set(terms, own, is_first, next);
    std::vector<int> rooms = {0, 1, 2, 3, 4, 5};
    for (int card : own.departments) rooms.push_back(card + STARTING);
    Shift shift{};
    Planner::put(shift, own.patients.data(), own.patients.size());
    shift.rooms = (1 << rooms.size()) - 1, shift.specialists = (1 << own.specialists.size()) - 1;
    shift.nurses = NURSES, shift.blood = own.blood;
    return Planner{terms, rooms, own.specialists, width, {}}.end_of(shift);
  }

  float expected(const Wards &own, bool is_first, int width) const {
    return planned(own, is_first, width).worth + own.per_card();
  }

  float with_card(Wards own, int card, bool is_first, int width) const {
    own.add(card);
    float useful = network.is_there() ? 0 : (card >= DEPARTMENTS || (card > 5 && card < 11)) * 0.5f;
    return expected(own, is_first, width) + useful * (ROUNDS - round);
  }

  void play() {
    prepare();
    for (round = 1; round <= ROUNDS; round++) {
      draw_reports();
      for (int seat = 0; seat < seats; seat++) {
        Sample sample;
        shown(sample.shown, seat);
        sample.left = ROUNDS + 1 - round, sample.still_won = standing(seat);
        samples[seat].push_back(sample);
      }
      reveal(), fill(), admit(), improve();
      for (int step = 0; step < seats; step++) work((first + step) % seats);
      first = lowest();
    }
    for (int seat = 0; seat < seats; seat++) {
      float end = standing(seat), next = end;
      for (int at = ROUNDS - 1; at >= 0; at--) {
        float then = samples[seat][at].still_won;
        samples[seat][at].still_won = end - then, samples[seat][at].next_won = next - then;
        next = then;
      }
    }
  }

  void prepare() {
    static const int DICE[5] = {0, 11, 15, 18, 21};
    hospitals.assign(seats, Wards()), samples.assign(seats, {});
    std::fill(bag, bag + 3, DICE[seats]);
    std::fill(departments, departments + DEPARTMENTS, COPIES);
    std::fill(specialists, specialists + CARDS - DEPARTMENTS, COPIES);
    reports.assign(6, -1), report_deck.clear();
    for (int report = 0; seats == 1 && report < 15; report++) report_deck.push_back(report);
    first = dice.below(seats);
    std::vector<int> values = agreed.panic ? std::vector<int>{3, 3, 4, 5, 5} : std::vector<int>{3, 4, 5};
    for (Wards &own : hospitals)
      for (int value : values) {
        int colour = drawn();
        own.patients.push_back(code(colour, colour, value, 0));
      }
    if (dice.unit() < 0.95) keep_administrators();
  }

  void keep_administrators() {
    std::vector<int> deck = {0, 1, 2, 3, 4, 5, 6, 7};
    for (int step = 0; step < seats; step++) {
      int seat = (first + step) % seats, kept = -1;
      float best = -1e9;
      for (int number = 0; number < 2; number++) {
        int at = dice.below(deck.size()), card = deck[at];
        deck.erase(deck.begin() + at);
        Wards &own = hospitals[seat], before = own;
        own.administrator = card, own.blood += card == BANK;
        bool random = !network.is_there() || by_whim();
        float worth = random ? whim.unit() : experience(seat, ROUNDS) + standing(seat);
        own = before;
        if (worth > best) best = worth, kept = card;
      }
      hospitals[seat].administrator = kept, hospitals[seat].blood += kept == BANK;
    }
  }

  void draw_reports() {
    for (int at = 0; at < 6; at++)
      if (reports[at] < 0 && (round == 1 || at < 3) && !report_deck.empty()) {
        int drawn = dice.below(report_deck.size());
        reports[at] = report_deck[drawn];
        report_deck.erase(report_deck.begin() + drawn);
      }
  }

  void draw_card(bool is_specialist) {
    int *deck = is_specialist ? specialists : departments, count = 0, kind = 0;
    for (int card = 0; card < DEPARTMENTS; card++) count += deck[card];
    if (!count) return;
    int at = dice.below(count);
    while (at >= deck[kind]) at -= deck[kind++];
    deck[kind]--, market.push_back(is_specialist * DEPARTMENTS + kind);
  }

  void reveal() {
    static const int REVEALED[5] = {0, 1, 1, 2, 3};
    market.clear();
    for (int number = 0; number < REVEALED[seats]; number++) draw_card(false), draw_card(true);
    if (seats <= 2) draw_card(by_whim() || !network.is_there() ? whim.below(2) : kind_wanted());
  }

  bool kind_wanted() {
    float means[2];
    Wards &own = hospitals[first], before = own;
    for (int kind = 0; kind < 2; kind++) {
      int *deck = kind ? specialists : departments, count = 0;
      float sum = 0;
      for (int card = 0; card < DEPARTMENTS; card++) {
        if (!deck[card]) continue;
        own.add(kind * DEPARTMENTS + card);
        sum += deck[card] * (experience(first, ROUNDS + 1 - round) + own.per_card());
        count += deck[card], own = before;
      }
      means[kind] = sum / std::max(count, 1);
    }
    return means[1] >= means[0];
  }

  void fill() {
    std::vector<std::array<int, 2>> thrown;
    for (int number = 0; number < (seats + 1) * 3; number++) {
      int colour = drawn();
      thrown.push_back({2 + dice.below(4), colour});
    }
    std::stable_sort(thrown.begin(), thrown.end(),
                     [](const auto &one, const auto &other) { return one[0] < other[0]; });
    ambulances.assign(seats + 1, {});
    for (size_t at = 0; at < thrown.size(); at++) ambulances[at / 3].push_back(thrown[at]);
  }

  // The weakest die for want of beds.
  static int make_room(Wards &own, int arriving, int *bag) {
    int missing = std::max(0, arriving - (BEDS - int(own.patients.size())));
    for (int number = 0; number < missing; number++) {
      auto weakest = std::min_element(own.patients.begin(), own.patients.end(), [](Code one, Code other) {
        return value_of(one) < value_of(other);
      });
      if (bag) bag[colour_of(*weakest)]++;
      own.patients.erase(weakest);
    }
    return missing;
  }

  void admit() {
    for (Wards &own : hospitals) own.ambulance = -1;
    for (int step = 0; step < seats; step++) {
      int seat = (first + step) % seats, taken = -1;
      float best = -1e9;
      bool random = by_whim();
      for (int number = 0; number <= seats; number++) {
        if (ambulances[number].empty() || (number == 0 && step == 0 && seats > 1)) continue;
        float worth = random ? whim.unit() : of_ambulance(seat, number, step);
        if (worth > best) best = worth, taken = number;
      }
      Wards &own = hospitals[seat];
      auto arriving = ambulances[taken];
      ambulances[taken].clear(), own.ambulance = taken;
      if (agreed.epidemic && bag[0] + bag[1] + bag[2] > 0) {
        int colour = drawn();
        arriving.push_back({2 + dice.below(4), colour});
      }
      own.deaths += make_room(own, arriving.size(), bag);
      for (auto &one : arriving) own.patients.push_back(code(one[1], one[1], one[0], 0));
    }
    for (auto &left : ambulances)
      for (auto &one : left) bag[one[1]]++;
    Wards &own = hospitals[lowest()];
    own.blood += seats > 1 || own.ambulance == 0;
  }

  int lowest() const {
    int found = 0;
    for (int seat = 1; seat < seats; seat++)
      if (hospitals[seat].ambulance < hospitals[found].ambulance) found = seat;
    return found;
  }

  float of_ambulance(int seat, int number, int step) const {
    Wards own = hospitals[seat];
    int missing = make_room(own, ambulances[number].size(), nullptr), before = 0, lower = 0, there = 0;
    for (auto &one : ambulances[number]) own.patients.push_back(code(one[1], one[1], one[0], 0));
    for (const Wards &each : hospitals) before += each.ambulance >= 0 && each.ambulance < number;
    for (int other = 0; other <= seats; other++)
      if (other != number && !ambulances[other].empty()) there++, lower += other < number;
    int others = seats - 1 - step;
    bool is_lowest = !before && (!number || !others || !lower) && (seats > 1 || !number);
    own.blood += is_lowest;
    std::vector<float> worths;
    for (int card : std::set<int>(market.begin(), market.end()))
      worths.push_back(with_card(own, card, is_lowest && seats > 1, settings.narrow));
    std::sort(worths.rbegin(), worths.rend());
    float rank = settings.to_the_others * (before + (there ? others * float(lower) / there : 0));
    int at = std::min(int(rank), int(worths.size()) - 1), next = std::min(at + 1, int(worths.size()) - 1);
    return worths[at] + (worths[next] - worths[at]) * (rank - int(rank)) - 2.f * missing;
  }

  void improve() {
    std::vector<int> order(seats);
    for (int seat = 0; seat < seats; seat++) order[seat] = seat;
    std::sort(order.begin(), order.end(), [&](int one, int other) {
      return hospitals[one].ambulance < hospitals[other].ambulance;
    });
    for (int seat : order) {
      Wards &own = hospitals[seat];
      bool is_first = seat == order[0] && seats > 1, random = by_whim();
      int taken = -1;
      float best = -1e9;
      for (int card : std::set<int>(market.begin(), market.end())) {
        float worth = random ? whim.unit() : with_card(own, card, is_first, settings.draft);
        if (worth > best) best = worth, taken = card;
      }
      market.erase(std::find(market.begin(), market.end(), taken)), own.add(taken);
      if (round >= 6) give_back(own, is_first);
    }
  }

  void give_back(Wards &own, bool is_first) const {
    std::set<int> cards(own.departments.begin(), own.departments.end());
    cards.insert(own.specialists.begin(), own.specialists.end());
    float best = expected(own, is_first, settings.draft) + 0.01f;
    int returned = -1;
    for (int card : cards) {
      Wards without = own;
      without.remove(card), without.blood++;
      float worth = expected(without, is_first, settings.draft);
      if (worth > best) best = worth, returned = card;
    }
    if (returned >= 0) own.remove(returned), own.blood++;
  }

  void work(int seat) {
    Wards &own = hospitals[seat];
    bool is_first = seat == lowest() && seats > 1;
    int width = whims > 0 && whim.unit() < 0.15 ? 1 + whim.below(3) : settings.width, finished;
    Shift end = planned(own, is_first, width);
    std::vector<Report> next = lower();
    Terms terms;
    set(terms, own, is_first, next);
    int spared = -1;
    if (own.administrator == SPARES) {
      of_reports(terms, end.gone, finished);
      float best = after_neglect(terms, end.patients, end.count, end.blood, -1, finished);
      for (int at = 0; at < end.count; at++) {
        if (treated_of(end.patients[at])) continue;
        float worth = after_neglect(terms, end.patients, end.count, end.blood, at, finished);
        if (worth > best) best = worth, spared = at;
      }
    }
    for (Code one : own.patients) bag[colour_of(one)]++;
    own.patients.clear(), own.blood = end.blood;
    for (int at = 0; at < end.count; at++) {
      Code one = end.patients[at];
      int value = value_of(one) - (treated_of(one) || at == spared ? 0 : terms.neglect);
      if (value < 1) {
        own.deaths++;
        continue;
      }
      own.patients.push_back(code(colour_of(one), colour_of(one), value, 0));
      bag[colour_of(one)]--;
    }
    own.points += of_leaving(own.administrator, end.gone) + (own.patients.empty() ? 5 : 0);
    if (seats == 1) report(own, terms, end);
  }

  void report(Wards &own, const Terms &terms, const Shift &end) {
    int finished, at = 0;
    of_reports(terms, end.gone, finished);
    for (int place = 3; place < 6; place++) {
      if (reports[place] >= 0 && finished >> at++ & 1)
        own.points += REPORTS[reports[place]].points, reports[place] = -1;
      if (reports[place] < 0 && round < ROUNDS) std::swap(reports[place], reports[place - 3]);
    }
  }
};
