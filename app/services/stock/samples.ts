/** Our own sample photos as something that can be looked for: those that are called just what is asked for. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SAMPLE_SUBJECTS } from '#design/templates/catalogue/template.ts';
import { singular } from '#tools/libraries/icons/icon-search.ts';
import { projectRoot } from '#app/services/config/project-root.ts';

const plainly = (words: string): string =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)
    .join(' ');

/** Photos of how things were before a repair show no goods. */
const SHOWN = SAMPLE_SUBJECTS.filter((subject) => !subject.endsWith('-before'));

/** Samples of that name, or whose last word it is: a “candle” may be a “jar candle”. */
export function samplesOf(words: string): string[] {
  const said = plainly(words);
  if (said === '') return [];
  return SHOWN.filter((subject) => {
    const name = plainly(subject);
    return name === said || name.endsWith(` ${said}`);
  });
}

/** The file of a sample; null: there is none of that name. */
export async function sampleBytes(name: string): Promise<Uint8Array | null> {
  const subject = SHOWN.find((one) => one === name);
  return subject === undefined
    ? null
    : readFile(path.join(projectRoot(), 'public', 'samples', 'templates', `${subject}.webp`));
}
