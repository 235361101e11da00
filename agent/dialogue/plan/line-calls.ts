/** Plans what becomes of lines: one is parted in two, several are joined, and a part of one goes into a shape. */
import type { ActOf } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import { seenOf, textsOn, type Page, type Thing } from '../ground/canvas.ts';
import { factKindsOf } from '../ground/kinds.ts';
import { layersOf, onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { asWritten } from '../ground/text-parts.ts';
import { recognizeValues } from '../values/recognize.ts';
import { isFactWithLead, segmentsIn, withoutSegment, type Segment } from '../values/segments.ts';
import { bearsWords } from '../values/stems.ts';
import { heldBy } from './holding.ts';
import { NEW_LAYER, type Call, type Planned } from './planned.ts';

/** Share of a line from which on a part is all that it tells. */
const MOST = 0.6;
const LINE = 1.2;
/** Room that is kept below the last line, of the page's shorter side. */
const MARGIN = 0.04;

/** The words of a line that a reference speaks of; null: none, or not just once. */
function partIn(line: string, { kind, words }: Reference): string | null {
  const kinds = new Set<string>(kind === null ? [] : factKindsOf(kind));
  const facts = recognizeValues(line).filter(({ type }) => kinds.has(type));
  const [fact] = facts;
  if (fact && facts.length === 1) return line.slice(...fact.span);
  if (words === null) return null;
  const written = asWritten(line, words);
  if (written !== null) return written;
  const own = segmentsIn(line).filter(({ text }) => bearsWords(text, words));
  return own.length === 1 ? (own[0]?.text ?? null) : null;
}

interface LinePart {
  thing: Thing;
  line: string;
  part: string;
}

/** The line that a part stands in; null: it stands alone there, in several lines, or nowhere. */
export function partMeant(reference: Reference, scene: Scene, among: readonly Thing[] | null = null): LinePart | null {
  const named = onlyLayer(resolve(reference, scene));
  const texts = among ?? (named?.type === 'text' ? [named] : textsOn(scene.page));
  const found = texts.flatMap((thing) =>
    thing.text.split('\n').flatMap((line): LinePart[] => {
      const part = partIn(line, reference);
      return part === null ? [] : [{ thing, line, part }];
    }),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

const segmentOf = (line: string, part: string): Segment | null => {
  const at = line.indexOf(part);
  return segmentsIn(line).find(({ span }) => span[0] <= at && span[1] >= at + part.length) ?? null;
};
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const MARKS = new Set(' \t,;|•·/–—-');

/** Without the marks that hold parts of a line apart, at its beginning and its end. */
function withoutMarks(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && MARKS.has(text.charAt(from))) from += 1;
  while (to > from && MARKS.has(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Where a line is parted before some words: with the lead that belongs to them, "now $49". */
function before(line: string, said: string, other: string | null): readonly [string, string] | null {
  // Of two parts that marks hold apart each takes all between them.
  const own = segmentOf(line, said);
  const isApart = other !== null && own !== null && segmentOf(line, other)?.span[0] !== own.span[0];
  const part = isApart ? own.text : said;
  const segment = segmentOf(line, part);
  const isLed = segment !== null && isFactWithLead(segment.text, part);
  const at = isLed ? segment.span[0] : line.indexOf(part);
  const [first, second] = [withoutMarks(line.slice(0, at)), line.slice(at).trim()];
  if (first !== '' && second !== '') return [first, second];
  // It begins the line: what follows stands below it.
  const end = line.indexOf(part) + part.length;
  const rest = withoutMarks(line.slice(end));
  return rest === '' ? null : [line.slice(0, end), begun(rest)];
}

/** Where a line is best parted: at a mark, else at the space next to its middle. */
function halves(line: string): readonly [string, string] | null {
  const middle = line.length / 2;
  const nearest = (places: readonly number[]): number | undefined =>
    places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const at =
    nearest(
      segmentsIn(line)
        .slice(1)
        .map(({ span }) => span[0]),
    ) ?? nearest([...line.matchAll(/\s+/gu)].map(({ index, 0: space }) => index + space.length));
  return at === undefined ? null : [withoutMarks(line.slice(0, at)), line.slice(at).trim()];
}

/** Up as far as the new line would stand too near to the edge of the page. */
function raised({ id, box, size }: Thing, more: number, page: Page): Call[] {
  if (!box) return [];
  const over = box.y + box.height + more * size * LINE - page.height + Math.min(page.width, page.height) * MARGIN;
  return over > 0 ? [{ tool: 'update_layer', input: { layer: id, moveY: -Math.round(over) } }] : [];
}

export function splitCalls({ whole, parts }: ActOf<'split'>, scene: Scene): Planned {
  const named = whole && onlyLayer(resolve(whole, scene));
  if (whole && named?.type !== 'text') return null;
  const among = named ? [named] : null;
  const [first, second] = parts;
  const last = second ?? first;
  const meant = last ? partMeant(last, scene, among) : null;
  const thing = named ?? meant?.thing;
  if (!thing || thing.locked || (last && !meant)) return null;
  const line = meant?.line ?? thing.text.split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '';
  const upper = first && second ? partIn(line, first) : null;
  const parted = meant ? before(line, meant.part, upper) : halves(line);
  // "the price on top and the day under it" may turn them around.
  if (!parted || (first && second && upper === null)) return null;
  const isTurned = upper !== null && !parted[0].includes(upper);
  const lines = isTurned ? [begun(parted[1]), parted[0]] : parted;
  const isOnce = thing.text.split(line).length === 2;
  const input = isOnce
    ? { layer: thing.id, find: line, replace: lines.join('\n') }
    : { layer: thing.id, text: thing.text.replace(line, () => lines.join('\n')) };
  return { calls: [{ tool: 'edit_text', input }, ...raised(thing, 1, scene.page)], spoken: [thing.id] };
}

/** Width of a letter, of its size. */
const LETTER = 0.52;
/** Letters that let all of it stand beside each other. */
function inOneLineOf({ id, box, size }: Thing, text: string): Call[] {
  const fitting = box ? Math.floor(box.width / (text.length * LETTER)) : size;
  return fitting < size ? [{ tool: 'edit_text', input: { layer: id, size: fitting } }] : [];
}

/** The lines of several texts, or of one, as one line: the first text keeps its place, and the others go. */
export function joinCalls({ target }: ActOf<'join'>, scene: Scene): Planned {
  const things = layersOf(target, scene);
  const [first] = things ?? [];
  if (!things || !first || things.some(({ type, locked }) => type !== 'text' || locked)) return null;
  const inOrder = things.toSorted((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0) || (a.box?.x ?? 0) - (b.box?.x ?? 0));
  const [kept = first, ...others] = inOrder;
  const inOneLine = ({ text }: Thing): string =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .join(', ');
  const own = inOneLine(kept);
  if (others.length === 0 && own === kept.text) return null;
  return {
    calls: [
      ...(own === kept.text ? [] : [{ tool: 'edit_text', input: { layer: kept.id, text: own } }]),
      ...others.map((other) => ({ tool: 'edit_text', input: { layer: kept.id, append: `, ${inOneLine(other)}` } })),
      ...inOneLineOf(kept, [own, ...others.map(inOneLine)].join(', ')),
      ...(others.length > 0 ? [{ tool: 'delete', input: { layers: others.map(({ id }) => id) } }] : []),
    ],
    spoken: [kept.id],
  };
}

/** The line without words, and without a mark or a lead that was theirs. */
function without(line: string, part: string): string {
  const segment = segmentOf(line, part);
  if (segment && segmentsIn(line).length > 1 && isFactWithLead(segment.text, part))
    return begun(withoutSegment(line, segment));
  return begun(withoutMarks(line.replace(part, '').split(/\s+/u).join(' ')));
}

/** The call that takes words out of a text; null: they are all that it says, or do not stand in it just once. */
export function withoutPart(thing: Thing, words: string): Call | null {
  const lines = thing.text.split('\n').filter((line) => asWritten(line, words) !== null);
  const [line] = lines;
  const part = line === undefined || lines.length > 1 ? null : asWritten(line, words);
  if (line === undefined || part === null || part.length >= thing.text.trim().length) return null;
  const rest = without(line, part);
  return thing.text.split(line).length === 2
    ? { tool: 'edit_text', input: { layer: thing.id, find: line, replace: rest } }
    : { tool: 'edit_text', input: { layer: thing.id, text: thing.text.replace(line, () => rest) } };
}

/**
 * A part of a line goes into a shape: it leaves the line and becomes a text of its own. Null: it is all that its text
 * tells, or it goes somewhere else.
 */
export function insetCalls({ target, destination }: ActOf<'move'>, scene: Scene): Planned {
  const isInto =
    (destination.to === 'within' && destination.place === 'center') ||
    (destination.to === 'side' && destination.side === 'over');
  const [part] = target;
  if (!isInto || !part || target.length > 1 || part.quantity !== null || part.pronoun !== null) return null;
  const holder = onlyLayer(resolve(destination.of, scene));
  const meant = partMeant(part, scene);
  if (!holder || !meant || meant.thing.locked || seenOf(meant.thing) === null) return null;
  const { thing, part: words } = meant;
  if (words.length >= thing.text.trim().length * MOST) return null;
  const held = heldBy(holder, words, scene.page);
  if (!held) return null;
  const cut = withoutPart(thing, words);
  return cut && { calls: [cut, ...held], spoken: [NEW_LAYER] };
}
