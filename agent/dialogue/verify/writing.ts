/**
 * Whether the words that calls write are anybody's: told in the conversation, standing on the page, or a day of the
 * calendar. Words of command are never printed, and no word twice in a row ("Sunday & Sunday").
 */
import type { Page, Thing } from '../ground/canvas.ts';
import type { Call } from '../plan/planned.ts';
import { COMMANDS } from '../understand/free-texts.ts';
import { plainWords } from '../values/plain-words.ts';

export interface Sources {
  /** The request as it was typed. */
  message: string;
  /** All else that was said, and names and texts that are known: earlier messages, the brand kit, other pages. */
  known: readonly string[];
  page: Page;
}

interface Written {
  /** What is put there. */
  text: string;
  /** What stood in its place; empty: nothing. */
  before: string;
}

const wordsOf = (text: string): string[] => plainWords(text).split(' ').filter(Boolean);
const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const find = ({ layers }: Page, id: unknown): Thing | undefined => layers.find((layer) => layer.id === id);

/** The texts that a call writes. */
function writtenBy({ tool, input }: Call, page: Page): Written[] {
  switch (tool) {
    case 'add_text':
      return [{ text: stringOf(input.text), before: '' }];
    case 'edit_text':
    case 'update_layer': {
      const standing = find(page, input.layer)?.text ?? '';
      const whole = typeof input.text === 'string' ? [{ text: input.text, before: standing }] : [];
      const part =
        typeof input.replace === 'string'
          ? [{ text: standing.replace(stringOf(input.find), () => stringOf(input.replace)), before: standing }]
          : [];
      return [...whole, ...part];
    }
    case 'update_table': {
      const before = find(page, input.layer)?.cells.flat().join('\n') ?? '';
      const cells = listOf(input.set).map((cell) => stringOf(fieldsOf(cell).text));
      const rows = listOf(input.addRows).flatMap((row) => listOf(row).map(stringOf));
      return [...cells, ...rows].map((text) => ({ text, before }));
    }
    default:
      return [];
  }
}

/** Days and months are worked out: a date that is moved has another weekday. */
const CALENDAR = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);
const QUOTES = new Set('"“”«»„‘\':');
/** What stands before a text that is to be printed whatever its words are. */
const SPEAKING = new Set(
  'say says saying write writes writing read reads reading called named text words put type add'.split(' '),
);

const inOneLine = (text: string): string => text.toLowerCase().split(/\s+/u).join(' ').trim();

/** Whether the text stands in the message as one that is given: in quotes, behind a colon or "saying". */
function isGiven(text: string, message: string): boolean {
  const [line, all] = [inOneLine(text), inOneLine(message)];
  // A message that is nothing else answers what to write.
  if (line === '' || line === all) return true;
  for (let at = all.indexOf(line); at >= 0; at = all.indexOf(line, at + 1)) {
    const before = all.slice(0, at).trimEnd();
    if (QUOTES.has(before.slice(-1))) return true;
    // "badge should say so" speaks of something said before.
    if (SPEAKING.has(wordsOf(before).at(-1) ?? '') && !wordsOf(line).every((word) => COMMANDS.has(word))) return true;
  }
  return false;
}

const digitsOf = (word: string): string[] => word.split(/\D+/u).filter(Boolean);

/** Numbers are worked out as well: "a week later", "half 7", "forty"; "Katherine" becomes "Katherine's". */
function isIn(word: string, told: ReadonlySet<string>): boolean {
  if (told.has(word) || told.has(word.endsWith('s') ? word.slice(0, -1) : `${word}s`)) return true;
  return digitsOf(word).length > 0;
}

/** "98 am" of "9" for the 8: two numbers run together. */
function isRunTogether(run: string, before: string, message: string): boolean {
  const [standing, said] = [new Set(wordsOf(before).flatMap(digitsOf)), new Set(wordsOf(message).flatMap(digitsOf))];
  if (standing.has(run) || said.has(run)) return false;
  return [...run.slice(1)].some((_, at) => {
    const [first, second] = [run.slice(0, at + 1), run.slice(at + 1)];
    return (said.has(first) && standing.has(second)) || (standing.has(first) && said.has(second));
  });
}

/** A word put right keeps most of its letters: "cofee" becomes "coffee". */
function isRespelled(word: string, before: readonly string[]): boolean {
  return before.some((old) => {
    let [start, end] = [0, 0];
    while (start < old.length && old[start] === word[start]) start += 1;
    while (end < old.length - start && old.at(-1 - end) === word.at(-1 - end)) end += 1;
    return word.length > 3 && start + end >= Math.max(word.length, old.length) - 2;
  });
}

/** The words that are new in the text: at the most as often as they stood before. */
function newWords({ text, before }: Written): string[] {
  const standing = wordsOf(before);
  return wordsOf(text).filter((word) => {
    const at = standing.indexOf(word);
    if (at >= 0) standing.splice(at, 1);
    return at < 0;
  });
}

/** Words that follow themselves. */
const doubles = (text: string): number =>
  wordsOf(text).filter((word, at, words) => word.length > 2 && word === words[at + 1]).length;

function isTold(written: Written, { message, known, page }: Sources): boolean {
  const { text, before } = written;
  const standing = page.layers.flatMap((layer) => [layer.text, layer.name, ...layer.cells.flat()]);
  const told = new Set([message, ...known, ...standing].flatMap(wordsOf));
  const added = newWords(written);
  const old = wordsOf(before);
  if (!added.every((word) => isIn(word, told) || CALENDAR.has(word) || isRespelled(word, old))) return false;
  if (added.flatMap(digitsOf).some((run) => isRunTogether(run, before, message))) return false;
  if (doubles(text) > doubles(before) && doubles(message) === 0) return false;
  const isPointing = added.length > 0 && added.every((word) => COMMANDS.has(word));
  const isCommand = (word: string): boolean => COMMANDS.has(word) && !SMALL.has(word);
  return isGiven(text, message) || areGiven(text, message, isCommand) || !(isPointing || added.some(isCommand));
}

/** Of several lines each is given, or has no words of command: a quote, and who said it. */
const areGiven = (text: string, message: string, isCommand: (word: string) => boolean): boolean =>
  text.includes('\n') &&
  text
    .split('\n')
    .map((line) => line.replace(/^[“–] ?/u, '').replace(/”$/u, ''))
    .every((line) => isGiven(line, message) || !wordsOf(line).some(isCommand));

/** Words of command that texts are full of as well. */
const SMALL = new Set(
  'all my we you your our is are more less not so after before over next under round around every both each like'.split(
    ' ',
  ),
);

/** Whether all that the calls write may be printed. */
export const mayWrite = (calls: readonly Call[], sources: Sources): boolean =>
  calls.every((call) => writtenBy(call, sources.page).every((written) => isTold(written, sources)));
