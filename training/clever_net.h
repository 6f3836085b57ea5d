/* The value network: what a sheet is still going to earn, from features of an after-state.
   The features are those of tabletop/games/clever/features.py, in the same order. */
#pragma once

#include <math.h>
#include <stdlib.h>

#include "clever_sheet.h"

#ifndef H1
#define H1 128
#endif
#ifndef H2
#define H2 64
#endif

enum {
    F_YELLOW = 0,
    F_YELLOW_GROUP = F_YELLOW + 12,
    F_BLUE = F_YELLOW_GROUP + 9 * 3,
    F_BLUE_COUNT = F_BLUE + 11,
    F_BLUE_GROUP = F_BLUE_COUNT + 12,
    F_GREEN = F_BLUE_GROUP + 7 * 3,
    F_ORANGE = F_GREEN + 12,
    F_PURPLE = F_ORANGE + 12,
    F_LAST = F_PURPLE + 12,
    F_REROLLS = F_LAST + 6,
    F_EXTRAS = F_REROLLS + 8,
    F_FOXES = F_EXTRAS + 8,
    F_LOWEST = F_FOXES + 6,
    F_POINTS = F_LOWEST + 5,
    F_ROLL = F_POINTS + 7,
    F_ACTIVES = F_ROLL + 4,
    F_PASSIVES = F_ACTIVES + 7,
    F_BONUSES = F_PASSIVES + 13,
    F_SEATS = F_BONUSES + 5,
    F_HAND = F_SEATS + 4,
    F_DICE = F_HAND + 7,
    F_WAIT = F_DICE + 42,
    F_WAIT_HAND = F_WAIT + 2,
    F_WAIT_DICE = F_WAIT_HAND + 7,
    FEATURES = F_WAIT_DICE + 6 * 13,
    MOST_ON = 112
};
#define POINTS_SCALE (1.0f / 32)
#define VALUE_SCALE 100.0f

/* Whose future it is: the dice of a turn that goes on, and what comes after it. Who waits
   for the platter of another's turn has no roll; *waits* is the other's. */
typedef struct {
    int8_t seats, roll, actives, passives, bonuses, waits, hand, platter, faces[6];
} Context;

typedef struct {
    int n;
    int16_t at[MOST_ON];
    float value[MOST_ON];
} Features;

typedef struct {
    float w1[FEATURES][H1], b1[H1], w2[H1][H2], b2[H2], w3[H2], b3;
} Net;
enum { WEIGHTS = sizeof(Net) / sizeof(float) };

typedef struct {
    float h1[H1], h2[H2], out;
} Forward;

static inline void on(Features *f, int at) {
    f->at[f->n] = (int16_t)at;
    f->value[f->n++] = 1.0f;
}

static inline void scaled(Features *f, int at, int points) {
    if (!points) return;
    f->at[f->n] = (int16_t)at;
    f->value[f->n++] = (float)points * POINTS_SCALE;
}

static void groups(Features *f, int first, int crossed, const int *mask, int n) {
    for (int i = 0; i < n; i++) {
        int open = bits(mask[i] & ~crossed);
        if (open < 3) on(f, first + 3 * i + open);
    }
}

static void features(const Sheet *s, const Context *c, Features *f) {
    f->n = 0;
    for (int cell = 0; cell < 12; cell++)
        if (s->yellow >> cell & 1) on(f, F_YELLOW + cell);
    groups(f, F_YELLOW_GROUP, s->yellow, YELLOW_MASK, YELLOW_GROUPS);
    groups(f, F_YELLOW_GROUP + 3 * YELLOW_GROUPS, s->yellow, COLUMN_MASK, 4);
    for (int sum = 2; sum < 13; sum++)
        if (s->blue >> sum & 1) on(f, F_BLUE + sum - 2);
    on(f, F_BLUE_COUNT + bits(s->blue));
    groups(f, F_BLUE_GROUP, s->blue, BLUE_MASK, BLUE_GROUPS);
    on(f, F_GREEN + s->green);
    on(f, F_ORANGE + s->oranges);
    on(f, F_PURPLE + s->purples);
    on(f, F_LAST + s->last % 6);
    on(f, F_REROLLS + s->rerolls - s->rerolls_used);
    on(f, F_EXTRAS + s->extras - s->extras_used);
    int points[5];
    int lowest = areas_of(s, points), foxes = foxes_of(s), at = 0;
    while (points[at] != lowest) at++;
    on(f, F_FOXES + foxes);
    on(f, F_LOWEST + at);
    for (int i = 0; i < 5; i++) scaled(f, F_POINTS + i, points[i]);
    scaled(f, F_POINTS + 5, lowest);
    scaled(f, F_POINTS + 6, foxes * lowest);
    on(f, F_ROLL + c->roll);
    on(f, F_ACTIVES + c->actives);
    on(f, F_PASSIVES + c->passives);
    on(f, F_BONUSES + (c->bonuses < 4 ? c->bonuses : 4));
    on(f, F_SEATS + c->seats - 1);
    if (c->waits > 1) {
        on(f, F_WAIT + c->waits - 2);
        on(f, F_WAIT_HAND + bits(c->hand));
        for (int die = 0; die < 6; die++)
            on(f, F_WAIT_DICE + 13 * die +
                      (c->hand >> die & 1 ? 0 : c->faces[die] + (c->platter >> die & 1 ? 0 : 6)));
    }
    if (!c->roll) return;
    on(f, F_HAND + bits(c->hand));
    for (int die = 0; die < 6; die++)
        on(f, F_DICE + 7 * die + (c->hand >> die & 1 ? 0 : c->faces[die]));
}

static float forward(const Net *net, const Features *f, Forward *out) {
    float a1[H1], a2[H2];
    memcpy(a1, net->b1, sizeof a1);
    for (int i = 0; i < f->n; i++) {
        const float *row = net->w1[f->at[i]];
        float value = f->value[i];
        for (int j = 0; j < H1; j++) a1[j] += value * row[j];
    }
    memcpy(a2, net->b2, sizeof a2);
    for (int j = 0; j < H1; j++) {
        float h = out->h1[j] = a1[j] > 0 ? a1[j] : 0;
        if (h > 0)
            for (int k = 0; k < H2; k++) a2[k] += h * net->w2[j][k];
    }
    float sum = net->b3;
    for (int k = 0; k < H2; k++) {
        out->h2[k] = a2[k] > 0 ? a2[k] : 0;
        sum += out->h2[k] * net->w3[k];
    }
    return out->out = sum;
}

static void backward(const Net *net, const Features *f, const Forward *at, float slope, Net *grad) {
    float d1[H1], d2[H2];
    grad->b3 += slope;
    for (int k = 0; k < H2; k++) {
        grad->w3[k] += slope * at->h2[k];
        d2[k] = at->h2[k] > 0 ? slope * net->w3[k] : 0;
        grad->b2[k] += d2[k];
    }
    for (int j = 0; j < H1; j++) {
        d1[j] = 0;
        if (at->h1[j] <= 0) continue;
        float sum = 0;
        for (int k = 0; k < H2; k++) {
            sum += d2[k] * net->w2[j][k];
            grad->w2[j][k] += at->h1[j] * d2[k];
        }
        d1[j] = sum;
        grad->b1[j] += sum;
    }
    for (int i = 0; i < f->n; i++) {
        float *row = grad->w1[f->at[i]];
        for (int j = 0; j < H1; j++) row[j] += f->value[i] * d1[j];
    }
}

static void adam(float *w, float *m, float *v, float *grad, int64_t step, float rate) {
    float c1 = 1 - powf(0.9f, (float)step), c2 = 1 - powf(0.999f, (float)step);
    for (int i = 0; i < WEIGHTS; i++) {
        float g = grad[i];
        m[i] = 0.9f * m[i] + 0.1f * g;
        v[i] = 0.999f * v[i] + 0.001f * g * g;
        w[i] -= rate * (m[i] / c1) / (sqrtf(v[i] / c2) + 1e-7f);
        grad[i] = 0;
    }
}
