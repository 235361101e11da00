/**
 * A linear-chain conditional random field (Lafferty, McCallum, Pereira 2001): how likely each label is for each token of a row,
 * from features of the tokens and from which labels follow each other. Scores add up; nothing here knows what labels mean.
 */

export interface Field {
  labels: readonly string[];
  /** By feature: one weight a label, in steps. Features that are not there weigh nothing. */
  weights: ReadonlyMap<string, Float64Array | Int8Array>;
  /** What a step of a weight is. */
  step: number;
  /** [from × labels + to]: what it weighs that one label follows another. */
  transitions: Float64Array;
}

/** [token × labels + label]: the sum of the weights of each token's features. */
export function scoresOf({ labels, weights, step }: Field, features: readonly (readonly string[])[]): Float64Array {
  const count = labels.length;
  const scores = new Float64Array(features.length * count);
  for (const [at, named] of features.entries()) {
    for (const name of named) {
      const weight = weights.get(name);
      if (!weight) continue;
      for (let label = 0; label < count; label += 1) scores[at * count + label] = (scores[at * count + label] ?? 0) + (weight[label] ?? 0) * step;
    }
  }
  return scores;
}

/** The likeliest labels of a row, as indices (Viterbi 1967). */
export function decode({ labels, transitions }: Field, scores: Float64Array): number[] {
  const count = labels.length;
  const length = scores.length / count;
  if (length === 0) return [];
  const best = Float64Array.from(scores.subarray(0, count));
  const came = new Uint8Array(length * count);
  for (let at = 1; at < length; at += 1) {
    const before = Float64Array.from(best);
    for (let to = 0; to < count; to += 1) {
      let most = -Infinity;
      for (let from = 0; from < count; from += 1) {
        const score = (before[from] ?? 0) + (transitions[from * count + to] ?? 0);
        if (score <= most) continue;
        most = score;
        came[at * count + to] = from;
      }
      best[to] = most + (scores[at * count + to] ?? 0);
    }
  }
  const path = [best.indexOf(Math.max(...best))];
  for (let at = length - 1; at > 0; at -= 1) path.unshift(came[at * count + (path[0] ?? 0)] ?? 0);
  return path;
}

export interface Beliefs {
  /** [token × labels + label]: 0 to 1. */
  single: Float64Array;
  /** [from × labels + to]: how often one is expected to follow the other in the whole row. */
  pairs: Float64Array;
}

/** Multiplies what stands from `at` on so that it sums to 1; returns the factor that was taken out. */
function normalise(values: Float64Array, at: number, count: number): number {
  let sum = 0;
  for (let index = at; index < at + count; index += 1) sum += values[index] ?? 0;
  for (let index = at; index < at + count; index += 1) values[index] = (values[index] ?? 0) / sum;
  return sum;
}

/** How likely each label is at each token, all label rows considered (forward-backward with scaling; Rabiner 1989). */
export function beliefsOf({ count, transitions }: { count: number; transitions: Float64Array }, scores: Float64Array): Beliefs {
  const length = scores.length / count;
  const follows = transitions.map(Math.exp);
  // Scores of a token may be shifted together: nothing overflows.
  const fits = new Float64Array(scores.length);
  for (let at = 0; at < length; at += 1) {
    let most = -Infinity;
    for (let label = 0; label < count; label += 1) most = Math.max(most, scores[at * count + label] ?? 0);
    for (let label = 0; label < count; label += 1) fits[at * count + label] = Math.exp((scores[at * count + label] ?? 0) - most);
  }
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  for (let label = 0; label < count; label += 1) {
    forward[label] = fits[label] ?? 0;
    backward[(length - 1) * count + label] = 1;
  }
  normalise(forward, 0, count);
  for (let at = 1; at < length; at += 1) {
    for (let to = 0; to < count; to += 1) {
      let sum = 0;
      for (let from = 0; from < count; from += 1) sum += (forward[(at - 1) * count + from] ?? 0) * (follows[from * count + to] ?? 0);
      forward[at * count + to] = sum * (fits[at * count + to] ?? 0);
    }
    normalise(forward, at * count, count);
  }
  const pairs = new Float64Array(count * count);
  const joint = new Float64Array(count * count);
  for (let at = length - 2; at >= 0; at -= 1) {
    let total = 0;
    for (let from = 0; from < count; from += 1) {
      let sum = 0;
      for (let to = 0; to < count; to += 1) {
        const onward = (follows[from * count + to] ?? 0) * (fits[(at + 1) * count + to] ?? 0) * (backward[(at + 1) * count + to] ?? 0);
        sum += onward;
        joint[from * count + to] = (forward[at * count + from] ?? 0) * onward;
        total += joint[from * count + to] ?? 0;
      }
      backward[at * count + from] = sum;
    }
    for (let index = 0; index < joint.length; index += 1) pairs[index] = (pairs[index] ?? 0) + (joint[index] ?? 0) / total;
    normalise(backward, at * count, count);
  }
  const single = forward.map((value, index) => value * (backward[index] ?? 0));
  for (let at = 0; at < length; at += 1) normalise(single, at * count, count);
  return { single, pairs };
}
