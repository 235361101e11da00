/** Plans what is cut out of a text: one of the things that it lists, words of it, a fact in it. */
import type { Reference } from '../acts/reference.ts';
import type { Thing } from '../ground/canvas.ts';
import { onlyLayer, resolve, withWords, type Scene } from '../ground/resolve.ts';
import { asWritten } from '../ground/text-parts.ts';
import { plainWords } from '../values/plain-words.ts';
import { recognizeValues } from '../values/recognize.ts';
import { isFactWithLead, segmentsIn, withoutSegment } from '../values/segments.ts';
import { bearsWords } from '../values/stems.ts';
import type { Call } from './planned.ts';

/** A text with other words. */
export interface Cut {
  thing: Thing;
  /** The line as it stands there, and what is left of it. */
  line: string;
  rest: string;
}

/** A line that goes on as it began. */
function begun(rest: string, line: string): string {
  const [first = ''] = rest.split(' ');
  const isName = first.includes('@') || first.slice(0, -1).includes('.');
  return /^\p{Lu}/u.test(line) && !isName ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest;
}

/** One of several things that a line lists between marks. */
function withoutListed(line: string, words: string): string | null {
  const segments = segmentsIn(line);
  const plain = plainWords(words).replace(/^(?:and|or) /u, '');
  const own = segments.filter(({ text }) => plainWords(text) === plain || isSame(text, plain));
  const [only] = own;
  return only && own.length === 1 && segments.length > 1 ? withoutSegment(line, only) : null;
}

/** Words alone, wherever they stand in a line. */
function withoutWords(line: string, words: string): string | null {
  const written = asWritten(line, words);
  if (written === null) return null;
  const at = line.indexOf(written);
  const [before, after] = [line.slice(0, at), line.slice(at + written.length)];
  const isWhole = !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
  return isWhole ? `${before.trimEnd()} ${after.trimStart()}`.trim() : null;
}
const isSame = (text: string, words: string): boolean => bearsWords(text, words) && bearsWords(words, text);

/** A fact with the part of the line that says nothing else. */
function withoutFact(line: string, kind: Reference['kind']): string | null {
  const facts = recognizeValues(line).filter(({ type }) => type === kind);
  const [fact] = facts;
  const segments = segmentsIn(line);
  const own = fact && segments.find(({ span }) => span[0] <= fact.span[0] && span[1] >= fact.span[1]);
  if (!own || facts.length > 1 || segments.length < 2) return null;
  return isFactWithLead(own.text, line.slice(...(fact?.span ?? [0, 0]))) ? withoutSegment(line, own) : null;
}

const isPlain = ({ near, place, ordinal, quantity, pronoun, page, except }: Reference): boolean =>
  [near, place, ordinal, quantity, pronoun, page].every((said) => said === null) && except.length === 0;

/**
 * What is left of the text in which that stands; null: it is no part of one text. `isListed`: only what stands there
 * between marks.
 */
export function cutMeant(reference: Reference, scene: Scene, isListed: boolean): Cut | null {
  const { kind, words, isPart } = reference;
  if (!isPlain(reference) || (kind === 'line' && words !== null)) return null;
  const thing = onlyLayer(resolve(reference, scene));
  if (thing?.type !== 'text' || thing.locked) return null;
  // "the sneakers" may be seen on a picture.
  const pictures = scene.page.layers.filter(({ type, visible }) => type !== 'text' && type !== 'table' && visible);
  if (kind === null && !isPart && words !== null && withWords(words, pictures).length > 0) return null;
  const cuts = thing.text.split('\n').flatMap((line): Cut[] => {
    const listed = words === null ? withoutFact(line, kind) : withoutListed(line, words);
    const rest = listed ?? (words === null || isListed ? null : withoutWords(line, words));
    return rest === null || rest === '' ? [] : [{ thing, line, rest: begun(rest, line) }];
  });
  return cuts.length === 1 ? (cuts[0] ?? null) : null;
}

/** The calls that cut, each line of a text once; null: two parts of one line are to go. */
export function cutCalls(cuts: readonly Cut[]): Call[] | null {
  const lines = new Set(cuts.map(({ thing, line }) => `${thing.id} ${line}`));
  if (lines.size < cuts.length) return null;
  return cuts.map(({ thing: { id, text }, line, rest }): Call => {
    const isOnce = text.split(line).length === 2;
    const next = text.replace(line, () => rest);
    return { tool: 'edit_text', input: isOnce ? { layer: id, find: line, replace: rest } : { layer: id, text: next } };
  });
}
