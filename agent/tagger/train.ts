/** Learning the weights of a field from labelled messages: penalised likelihood, climbed message by message with steps of their own for each weight (AdaGrad; Duchi, Hazan, Singer 2011). */
import { beliefsOf, type Field } from './crf.ts';
import { allFeatures } from './page-features.ts';
import { thingsOn, type MarkedText } from './marked-text.ts';
import { thingFeatures, type Thing } from './targets.ts';
import { wordTokens, type WordToken } from './word-tokens.ts';

export interface Example {
  features: string[][];
  labels: string[];
}

/** A message, and as hurried people would have typed it: in small letters, and without its quotation marks. `row`: which of its labels are learnt. */
export function examplesOf(marked: MarkedText, row: 'labels' | 'wishes' = 'labels'): Example[] {
  const labels = marked[row];
  const small = wordTokens(marked.text.toLowerCase());
  const kept = marked.tokens.flatMap(({ text }, at) => (/^["“”„«»]$/u.test(text) ? [] : [at]));
  const example = (tokens: readonly WordToken[], rows: string[]): Example => ({ features: allFeatures(tokens, marked.page), labels: rows });
  return [
    example(marked.tokens, labels),
    ...(small.length === marked.tokens.length && marked.text !== marked.text.toLowerCase() ? [example(small, labels)] : []),
    ...(kept.length < marked.tokens.length ? [example(marked.tokens.filter((_, at) => kept.includes(at)), labels.filter((_, at) => kept.includes(at)))] : []),
  ];
}

/** The things of the page as the wishes of a message mean them or not: an example a wish whose targets were told. */
export function targetExamplesOf({ text, page, wished, slots, before }: MarkedText): Example[] {
  let just: readonly number[] = [];
  return wished.flatMap(({ label, start, end, targets }): Example[] => {
    if (targets === null) return [];
    const of = (slot: string) => slots.filter((one) => one.label === slot && one.start >= start && one.end <= end).map((one) => text.slice(one.start, one.end));
    const things = thingsOn(page).map((thing, at): Thing => ({ text: thing, worked: just.includes(at + 1) ? 'just' : before.includes(at + 1) ? 'before' : 'no' }));
    const isMeant = (number: number) => targets === 'all' || (targets !== 'bg' && targets.includes(number));
    const features = thingFeatures({ label, text: text.slice(start, end), things: of('R'), olds: of('O'), news: of('N'), ways: of('V') }, things);
    just = things.flatMap((_, at) => (isMeant(at + 1) ? [at + 1] : []));
    return [{ features, labels: things.map((_, at) => (isMeant(at + 1) ? 'meant' : 'not')) }];
  });
}

/** Whom a wish is about is told by rarer words, and from fewer examples: larger steps, less held back. */
export const OF_TARGETS = { least: 3, rounds: 8, drop: 0.3, rate: 0.12 };

/** Pseudo-random numbers from a seed, 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `rounds`: how often all examples are gone through. `least`: features of fewer tokens say nothing of other messages. The same seed gives the same weights. */
export function train(examples: readonly Example[], { rounds = 6, rate = 0.06, least = 8, pull = 0.0005, drop = 0.4, spare = 0.004, seed = 7 } = {}): Field {
  const labels = [...new Set(examples.flatMap(({ labels: row }) => row))].toSorted();
  const count = labels.length;
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const named of features) for (const name of named) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].flatMap(([name, times]) => (times >= least ? [name] : []));
  const places = new Map(names.map((name, at) => [name, at]));
  const weights = new Float64Array(names.length * count);
  const squares = new Float64Array(weights.length);
  const transitions = new Float64Array(count * count);
  const followed = new Float64Array(count * count);
  const mean = new Float64Array(weights.length);
  const meanFollows = new Float64Array(count * count);
  const random = randomFrom(seed);
  const rows = examples.map(({ features, labels: row }) => ({
    features: features.map((named) => Int32Array.from(named.flatMap((name) => places.get(name) ?? []))),
    truth: row.map((label) => labels.indexOf(label)),
  }));
  for (let round = 0; round < rounds; round += 1) {
    const order = rows.map((row) => ({ row, at: random() })).toSorted((one, other) => one.at - other.at);
    for (const { row: { features: all, truth } } of order) {
      // Some of what is known is held back, so that nothing is leant on alone (dropout; Srivastava et al. 2014).
      const features = drop > 0 ? all.map((of) => of.filter(() => random() >= drop)) : all;
      const scores = new Float64Array(features.length * count);
      for (const [at, of] of features.entries()) for (const place of of) for (let label = 0; label < count; label += 1) scores[at * count + label] = (scores[at * count + label] ?? 0) + (weights[place * count + label] ?? 0);
      const { single, pairs } = beliefsOf({ count, transitions }, scores);
      for (const [at, of] of features.entries()) {
        for (let label = 0; label < count; label += 1) {
          const error = (label === truth[at] ? 1 : 0) - (single[at * count + label] ?? 0);
          if (Math.abs(error) < 1e-3) continue;
          for (const place of of) {
            const index = place * count + label;
            const slope = error - pull * (weights[index] ?? 0);
            squares[index] = (squares[index] ?? 0) + slope * slope;
            const step = rate / Math.sqrt((squares[index] ?? 0) + 1e-6);
            const moved = (weights[index] ?? 0) + step * slope;
            // What says little says nothing (L1, by soft thresholding).
            weights[index] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * spare);
          }
        }
      }
      for (let at = 1; at < truth.length; at += 1) {
        const index = (truth[at - 1] ?? 0) * count + (truth[at] ?? 0);
        pairs[index] = (pairs[index] ?? 0) - 1;
      }
      for (let index = 0; index < pairs.length; index += 1) {
        const slope = -(pairs[index] ?? 0);
        followed[index] = (followed[index] ?? 0) + slope * slope;
        transitions[index] = (transitions[index] ?? 0) + (rate * slope) / Math.sqrt((followed[index] ?? 0) + 1e-6);
      }
    }
    if (round === 0) continue;
    for (let index = 0; index < weights.length; index += 1) mean[index] = (mean[index] ?? 0) + (weights[index] ?? 0) / (rounds - 1);
    for (let index = 0; index < transitions.length; index += 1) meanFollows[index] = (meanFollows[index] ?? 0) + (transitions[index] ?? 0) / (rounds - 1);
  }
  return { labels, step: 1, transitions: meanFollows, weights: new Map(names.map((name, at) => [name, mean.slice(at * count, (at + 1) * count)])) };
}
