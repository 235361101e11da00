/** Lists that are written as one text, a line for each thing. */
import type { Reference } from '../acts/reference.ts';
import { piecesIn } from '../values/pieces.ts';
import { bearsWords } from '../values/stems.ts';
import type { Thing } from './canvas.ts';
import type { Scene } from './resolve.ts';

export interface ListLine {
  thing: Thing;
  /** Index among the lines of the text. */
  at: number;
  text: string;
}

/** Kinds that a line of a list may be called. */
const CALLED: ReadonlySet<unknown> = new Set([null, 'line', 'text']);
/** Days beside each other in one line: none of them is what the line is about. */
const isOnlyPart = (line: string, words: string): boolean => {
  const named = piecesIn(words);
  if (named.length === 0) return false;
  if (named.some(({ kind }) => kind !== 'weekday')) return true;
  return piecesIn(line).filter(({ kind }) => kind === 'weekday').length > 1;
};
/** Of two lines one is no list: there it must be named by more of its words. */
const ENOUGH_OF_TWO = 1 / 4;

/** The line that the words of a reference are about; null: they are all of a text, a part of a line, or in several lines. */
export function lineMeant(
  { kind, words, isPart, page, near, place, color, except }: Reference,
  scene: Scene,
): ListLine | null {
  if (words === null || isPart || page !== null || near || place || color || except.length > 0 || !CALLED.has(kind))
    return null;
  const texts = scene.page.layers.filter(({ type, visible }) => type === 'text' && visible);
  const found = texts.flatMap((thing) =>
    thing.text.split('\n').flatMap((text, at): ListLine[] => (bearsWords(text, words) ? [{ thing, at, text }] : [])),
  );
  const [line] = found;
  if (!line || found.length > 1 || isOnlyPart(line.text, words)) return null;
  const lines = line.thing.text.split('\n');
  const share = words.split(/\s+/u).length / line.text.trim().split(/\s+/u).length;
  const isNamed = kind === 'line' || lines.length > 2 || share >= ENOUGH_OF_TWO;
  return lines.length > 1 && isNamed ? line : null;
}
