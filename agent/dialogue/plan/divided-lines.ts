/** Plans a line between two lines of words: a divider where they stand one above the other, a bar where they stand in one line. */
import type { ActOf } from '../acts/act.ts';
import { type Thing } from '../ground/canvas.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { segmentsIn } from '../values/segments.ts';
import { fieldsOf } from './detail-calls.ts';
import { partMeant } from './line-calls.ts';
import { NEW_LAYER, type Call, type Planned } from './planned.ts';

/** Where one layer holds both: the line and the part of it that each is. */
function bothIn(thing: Thing, { from, to }: ActOf<'connect'>, scene: Scene) {
  const ends = [from, to].flatMap((one) => (one ? (partMeant(one, scene, [thing]) ?? []) : []));
  const lines = thing.text.split('\n');
  const placed = ends
    .map(({ line, part }) => ({ line, part, at: lines.indexOf(line), start: line.indexOf(part) }))
    .toSorted((a, b) => a.at - b.at || a.start - b.start);
  const [first, second] = placed;
  return first && second ? { lines, first, second } : null;
}

/** The text in two, and a divider between them. */
function parted(thing: Thing, lines: readonly string[], at: number, fields: Record<string, unknown>): Call[] {
  const [upper, lower] = [lines.slice(0, at).join('\n'), lines.slice(at).join('\n')];
  const beside = { side: 'below', of: thing.id };
  return [
    { tool: 'edit_text', input: { layer: thing.id, text: upper } },
    { tool: 'add_text', input: { text: lower, like: thing.id, beside } },
    { tool: 'add_detail', input: { detail: 'divider', divider: 'line', beside, ...fields } },
  ];
}

/** A bar in place of the mark that stands before the later part; null: no mark holds them apart. */
function barred(thing: Thing, line: string, start: number): Call | null {
  const halves = splitAt(line, start);
  return halves && { tool: 'edit_text', input: { layer: thing.id, find: line, replace: halves.join('  |  ') } };
}

/** The line before the mark in front of a part, and from that part on. */
function splitAt(line: string, start: number): readonly [string, string] | null {
  const later = segmentsIn(line).find(({ span }) => span[0] <= start && span[1] > start);
  if (!later || later.mark === '') return null;
  return [line.slice(0, later.span[0] - later.mark.length).trimEnd(), line.slice(later.span[0])];
}

/** Whether it stands on more lines than are written. */
const wraps = ({ text, box, size }: Thing): boolean => (box?.height ?? 0) > text.split('\n').length * size * LINE * 1.4;
const LINE = 1.3;

const isWords = (thing: Thing | null): thing is Thing => thing?.type === 'text' && !thing.locked;
const sharesColumn = (a: Thing, b: Thing): boolean =>
  a.box !== null &&
  b.box !== null &&
  Math.min(a.box.x + a.box.width, b.box.x + b.box.width) > Math.max(a.box.x, b.box.x);

/** Undefined: it is a line from one thing to another, of whatever kind. */
export function dividedCalls(act: ActOf<'connect'>, scene: Scene): Planned | undefined {
  const { from, to, shape, looks, isBetween = false } = act;
  if (!isBetween || from === null || shape !== 'line') return undefined;
  const [one, other] = [from, to].map((end) => {
    const named = onlyLayer(resolve(end, scene));
    return named ?? partMeant(end, scene)?.thing ?? null;
  }) as [Thing | null, Thing | null];
  if (!isWords(one) || !isWords(other)) return undefined;
  const isDotted = looks.some(({ property }) => property === 'dash');
  const rest = fieldsOf(
    looks.filter(({ property }) => property !== 'dash'),
    'line',
    scene,
  );
  if (!rest) return undefined;
  const fields = { ...rest, ...(isDotted ? { divider: 'dots' } : {}) };
  if (one === other) {
    const both = bothIn(one, act, scene);
    if (!both) return undefined;
    const { lines, first, second } = both;
    if (first.at !== second.at) return { calls: parted(one, lines, second.at, fields), spoken: [NEW_LAYER] };
    if (wraps(one)) {
      const [before, after] = splitAt(first.line, second.start) ?? [];
      if (before === undefined || after === undefined) return undefined;
      const all = lines.flatMap((line, at) => (at === first.at ? [before, after] : [line]));
      return { calls: parted(one, all, first.at + 1, fields), spoken: [NEW_LAYER] };
    }
    const bar = barred(one, first.line, second.start);
    return bar ? { calls: [bar], spoken: [one.id] } : undefined;
  }
  if (!sharesColumn(one, other)) return undefined;
  const [upper] = [one, other].toSorted((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0));
  const beside = { side: 'below', of: upper?.id };
  return {
    calls: [{ tool: 'add_detail', input: { detail: 'divider', divider: 'line', beside, ...fields } }],
    spoken: [NEW_LAYER],
  };
}
