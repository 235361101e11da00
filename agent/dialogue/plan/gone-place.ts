/** "delete the star and put the price there": where something stood that the same message takes away. */
import type { ActOf, EditAct } from '../acts/act.ts';
import { overlaps, seenOf, type Box, type Page, type Thing } from '../ground/canvas.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import type { Planned } from './planned.ts';

/** Distance from the edges, of the page's side. Lines that a text takes there, and letters of a word, of the font size. */
const MARGIN = 0.05;
const LINES = [1, 2, 3, 4, 5] as const;
const LETTER = 0.6;

type Move = ActOf<'move'>;
export const isToGone = (act: EditAct): act is Move => act.type === 'move' && act.destination.to === 'gone';

/** What was taken away by the acts before. */
function takenBefore(act: Move, acts: readonly EditAct[], scene: Scene): Thing | null {
  const removal = acts.slice(0, acts.indexOf(act)).findLast((one) => one.type === 'remove');
  const [only, ...more] = removal?.type === 'remove' ? removal.target : [];
  return only && more.length === 0 ? onlyLayer(resolve(only, scene)) : null;
}

/** With its middle where that of the other was, inside the page; a text on so few lines that it covers nothing. */
function boxOn(thing: Thing, { x, y, width, height }: Box, others: readonly Thing[], page: Page): Box | null {
  const [own, ink] = [thing.box, seenOf(thing)];
  if (!own || !ink) return null;
  const margin = Math.round(Math.min(page.width, page.height) * MARGIN);
  const clamped = (middle: number, length: number, most: number): number =>
    Math.round(Math.max(margin, Math.min(most - margin - length, middle - length / 2)));
  const at = (size: { width: number; height: number }): Box => ({
    width: size.width,
    height: size.height,
    x: clamped(x + width / 2, size.width, page.width),
    y: clamped(y + height / 2, size.height, page.height),
  });
  if (thing.type !== 'text') return at(own);
  const longest = Math.max(...thing.text.split(/\s+/u).map(({ length }) => length)) * thing.size * LETTER;
  const boxes = LINES.map((lines) =>
    at({ width: Math.round(Math.max(longest, (ink.width / lines) * 1.1)), height: own.height * lines }),
  );
  const standing = others.flatMap((other) => seenOf(other) ?? []);
  return boxes.find((box) => standing.every((other) => !overlaps(box, other))) ?? boxes.at(-1) ?? null;
}

/** The move to where something stood; null: nothing was taken away, or that has no place. */
export function goneCalls(act: Move, acts: readonly EditAct[], scene: Scene): Planned {
  const [target, ...more] = act.target;
  const [gone, thing] = [takenBefore(act, acts, scene), target ? onlyLayer(resolve(target, scene)) : null];
  if (more.length > 0 || !gone?.box || !thing || thing === gone || thing.locked) return null;
  const others = scene.page.layers.filter((layer) => layer.visible && layer !== gone && layer !== thing);
  const box = boxOn(thing, gone.box, others, scene.page);
  if (!box) return null;
  const fields = { x: box.x, y: box.y, ...(thing.type === 'text' ? { width: box.width, align: 'center' } : {}) };
  return { calls: [{ tool: 'update_layer', input: { layer: thing.id, ...fields } }], spoken: [thing.id] };
}
