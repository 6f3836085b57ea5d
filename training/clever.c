/* Learning Clever by temporal differences, and measuring what was learnt.

   After a game each after-state of a seat is pulled towards the worth that its next
   decision saw, and with lambda further on; where that was a trial, no further. */
#include "clever_play.h"

/* The worth each after-state of a path is pulled towards; -1 where there is none. */
static void pulled(const Path *path, float total, float lambda, float *towards) {
    float after = total;
    for (int i = path->n - 1; i >= 0; i--) {
        const Node *node = &path->at[i];
        if (node->tried)
            after = node->seen;
        else if (!isnan(node->seen))
            after = (1 - lambda) * node->seen + lambda * after;
        towards[i] = after;
    }
}

static double learnt(const Net *net, const Path *path, float total, float lambda, Net *grad) {
    float towards[MOST_NODES];
    double error = 0;
    pulled(path, total, lambda, towards);
    for (int i = 0; i < path->n; i++) {
        Features f;
        Forward at;
        features(&path->at[i].sheet, &path->at[i].context, &f);
        float aim = (towards[i] - (float)total_of(&path->at[i].sheet)) / VALUE_SCALE;
        float slope = forward(net, &f, &at) - aim;
        error += slope * slope;
        backward(net, &f, &at, slope, grad);
    }
    return error;
}

typedef struct {
    int32_t seats[4]; /* of so many games of a batch one, two, three and four play */
    int32_t batches, deep, must_take, wild; /* the last two: of a hundred games or sheets */
    float trials, lambda, rate, deny; /* deny: of one's own points, shared among the others */
    uint64_t seed;
    int64_t step; /* of Adam; goes on */
    double points, plays, error, nodes;
} Lesson;

void lesson(float *w, float *m, float *v, Lesson *l) {
    static Path paths[MOST_SEATS];
    static float grad[WEIGHTS];
    Table t = {.random = l->seed, .trials = l->trials, .paths = paths};
    l->points = l->plays = l->error = l->nodes = 0;
    for (int batch = 0; batch < l->batches; batch++) {
        int64_t nodes = 0;
        for (int seats = 1; seats <= MOST_SEATS; seats++)
            for (int game = 0; game < l->seats[seats - 1]; game++) {
                for (int seat = 0; seat < seats; seat++) {
                    paths[seat].n = 0;
                    t.minds[seat] = (Mind){(const Net *)w, NULL, l->deep, 0, seats > 1 ? l->deny / (float)(seats - 1) : 0};
                }
                for (int seat = 0; seat < seats; seat++)
                    t.wild[seat] = drawn(&t) % 100 < (uint64_t)l->wild ? 1 + below(&t, 7) : 0;
                t.must_take = drawn(&t) % 100 < (uint64_t)l->must_take;
                play(&t, seats);
                for (int seat = 0; seat < seats; seat++) {
                    int total = total_of(&t.sheets[seat]);
                    l->error += learnt((const Net *)w, &paths[seat], (float)total, l->lambda, (Net *)grad);
                    l->points += total, l->plays++;
                    nodes += paths[seat].n;
                }
            }
        for (int i = 0; i < WEIGHTS; i++) grad[i] /= (float)nodes;
        l->nodes += (double)nodes;
        adam(w, m, v, grad, ++l->step, l->rate);
    }
}

typedef struct {
    const float *w, *second;
    int32_t deep, rolls;
    float deny;
} Player;

/* Games on dice of their own, everybody moving on by a seat from game to game: the totals by
   game and player; returns the after-states looked at. */
int64_t matches(const Player *players, int seats, int games, uint64_t seed, int32_t *totals) {
    Table t = {0};
    for (int game = 0; game < games; game++) {
        for (int i = 0; i < seats; i++) {
            const Player *p = &players[i];
            t.minds[(i + game) % seats] = (Mind){(const Net *)p->w, (const Net *)p->second, p->deep, p->rolls, p->deny};
        }
        t.random = seed + (uint64_t)(game / seats) * 0x632be59bd9b4e019ull;
        drawn(&t), play(&t, seats);
        for (int i = 0; i < seats; i++) *totals++ = total_of(&t.sheets[(i + game) % seats]);
    }
    return t.looked;
}

/* A game by whim (w is NULL) or by the network, told word by word; returns the number of words. */
int64_t told(const float *w, int seats, int must_take, uint64_t seed, int32_t *words, int64_t room) {
    Table t = {.must_take = must_take, .random = seed, .log = words, .log_end = words + room};
    for (int seat = 0; seat < seats; seat++) t.minds[seat] = (Mind){(const Net *)w, NULL, 1, 0, 0.5f};
    play(&t, seats);
    for (int seat = 0; seat < seats; seat++) tell(&t, 5), tell(&t, seat), tell(&t, total_of(&t.sheets[seat]));
    return t.log - words;
}

int weights(void) { return WEIGHTS; }
void shape(int32_t *of) { of[0] = FEATURES, of[1] = H1, of[2] = H2; }
