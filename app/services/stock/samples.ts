/** Our own sample photos as something that can be looked for: those that are called just what is asked for. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listSamples, type Sample } from '#design/samples/samples.ts';
import { singular } from '#tools/libraries/icons/icon-search.ts';
import { projectRoot } from '#app/services/config/project-root.ts';

const plainly = (words: string): string =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)
    .join(' ');

/** How many of its search words say what a sample is; those after them say what it goes with. */
const KINDS = 2;

/** Samples of that name or kind, or whose last word it is: a “candle” may be a “scented candle”. Names come first. */
export function samplesOf(words: string): readonly Sample[] {
  const said = plainly(words);
  if (said === '') return [];
  const isNamed = ({ id, name }: Sample) =>
    [id, name].map(plainly).some((called) => called === said || called.endsWith(` ${said}`));
  const isKind = ({ tags }: Sample) => tags.slice(0, KINDS).some((tag) => plainly(tag) === said);
  const all = listSamples();
  const named = all.filter(isNamed);
  return [...named, ...all.filter((sample) => !named.includes(sample) && isKind(sample))];
}

/** The file of a sample; null: there is none of that id. */
export async function sampleBytes(id: string): Promise<Uint8Array | null> {
  const sample = listSamples().find((one) => one.id === id);
  return sample === undefined ? null : readFile(path.join(projectRoot(), 'public', sample.src));
}
