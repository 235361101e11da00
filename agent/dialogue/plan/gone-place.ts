/** "delete the star and put the price there": where something stood that the same message takes away. */
import type { ActOf, EditAct } from '../acts/act.ts';
import type { Box, Page, Thing } from '../ground/canvas.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { inkOf } from './added-box.ts';
import type { Planned } from './planned.ts';

/** Least width of a text that stands where something else was, and its distance from the edges, of the page's side. */
const SHARE = { width: 0.26, margin: 0.05 };

type Move = ActOf<'move'>;
export const isToGone = (act: EditAct): act is Move => act.type === 'move' && act.destination.to === 'gone';

/** What was taken away by the acts before. */
function takenBefore(act: Move, acts: readonly EditAct[], scene: Scene): Thing | null {
  const removal = acts.slice(0, acts.indexOf(act)).findLast((one) => one.type === 'remove');
  const [only, ...more] = removal?.type === 'remove' ? removal.target : [];
  return only && more.length === 0 ? onlyLayer(resolve(only, scene)) : null;
}

/** With its middle where that of the other was, inside the page. */
function boxOn(thing: Thing, of: Box, page: Page): Record<string, number> | null {
  const { box, type } = thing;
  if (!box) return null;
  const margin = Math.round(Math.min(page.width, page.height) * SHARE.margin);
  const width =
    type === 'text'
      ? Math.round(Math.min(inkOf(thing, page)?.width ?? box.width, Math.max(of.width, page.width * SHARE.width)))
      : box.width;
  const clamped = (middle: number, length: number, most: number): number =>
    Math.round(Math.max(margin, Math.min(most - margin - length, middle - length / 2)));
  const x = clamped(of.x + of.width / 2, width, page.width);
  // A narrower text takes more lines.
  const lines = type === 'text' ? Math.ceil((inkOf(thing, page)?.width ?? width) / width) : 1;
  const y = clamped(of.y + of.height / 2, box.height * lines, page.height);
  return { x, y, ...(type === 'text' ? { width } : {}) };
}

/** The move to where something stood; null: nothing was taken away, or that has no place. */
export function goneCalls(act: Move, acts: readonly EditAct[], scene: Scene): Planned {
  const [target, ...more] = act.target;
  const [gone, thing] = [takenBefore(act, acts, scene), target ? onlyLayer(resolve(target, scene)) : null];
  if (more.length > 0 || !gone?.box || !thing || thing === gone || thing.locked) return null;
  const fields = boxOn(thing, gone.box, scene.page);
  const align = thing.type === 'text' ? { align: 'center' } : {};
  return (
    fields && { calls: [{ tool: 'update_layer', input: { layer: thing.id, ...fields, ...align } }], spoken: [thing.id] }
  );
}
