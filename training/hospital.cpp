// Plays matches of Hospital and writes what hospitals were like, and what came of them.
//
//     hospital MATCHES SEED SEATS WHIMS VARIANTS WIDTH NETWORK SAMPLES
//
// SEATS 0 is all of them in turn; NETWORK - is none, SAMPLES - writes none. WHIMS and
// VARIANTS are shares. Prints, by players: hospitals, the mean of their points, its error.
#include "hospital_match.h"

Settings settings;
Network network;

int main(int count, char **words) {
  if (count != 9) return 2;
  int matches = std::atoi(words[1]), seats = std::atoi(words[3]);
  uint64_t seed = std::strtoull(words[2], nullptr, 10);
  double whims = std::atof(words[4]), variants = std::atof(words[5]);
  settings.width = std::atoi(words[6]);
  if (std::strcmp(words[7], "-")) network.read(words[7]);
  FILE *samples = std::strcmp(words[8], "-") ? std::fopen(words[8], "wb") : nullptr;
  static const int IN_TURN[7] = {1, 2, 3, 4, 1, 2, 3};
  double sums[5] = {}, squares[5] = {};
  int hospitals[5] = {};
  for (int number = 0; number < matches; number++) {
    Random dice{((seed * 1000003 + number + 1) * 0x9E3779B97F4A7C15ULL) | 1};
    for (int step = 0; step < 10; step++) dice.next();
    Random whim{dice.next() | 1};
    Agreed agreed{seats ? seats : IN_TURN[number % 7]};
    if (whim.unit() < variants) {
      agreed.virus = whim.unit() < .4, agreed.epidemic = whim.unit() < .4;
      agreed.panic = whim.unit() < .4;
    }
    Match match(agreed, dice, whim, whims);
    match.play();
    for (int seat = 0; seat < agreed.seats; seat++) {
      double points = match.standing(seat);
      sums[agreed.seats] += points, squares[agreed.seats] += points * points, hospitals[agreed.seats]++;
      if (samples) std::fwrite(match.samples[seat].data(), sizeof(Sample), ROUNDS, samples);
    }
  }
  if (samples) std::fclose(samples);
  for (int players = 1; players < 5; players++) {
    if (!hospitals[players]) continue;
    double mean = sums[players] / hospitals[players];
    double variance = squares[players] / hospitals[players] - mean * mean;
    std::printf("%d %d %.2f %.2f\n", players, hospitals[players], mean,
                std::sqrt(variance / hospitals[players]));
  }
}
