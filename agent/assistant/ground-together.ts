/** A change of a shape with words on it, or of words on a shape: which of the two each part of it is for, and both moved as one. */
import { wayTo } from '#tools/texts/layer-changes.ts';
import { changeCalls } from './ground-change.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Change } from './intents.ts';
import type { Canvas, SeenLayer } from './read-canvas.ts';
import { resolve } from './resolve.ts';
import { carrierOf, ridersOf } from './things-together.ts';

/** What only letters have. */
const OF_LETTERS = ['font', 'weight', 'italic', 'underline', 'strikethrough', 'letterCase', 'spacing', 'lineHeight', 'align', 'fontSize', 'text', 'append', 'exchange', 'fact', 'spelling', 'part', 'list', 'curve', 'lines'] as const satisfies readonly (keyof Change)[];
/** What is done to both. */
const OF_BOTH = ['scale', 'turn', 'rotation', 'visible', 'locked', 'order'] as const satisfies readonly (keyof Change)[];

const only = (change: Change, fields: readonly (keyof Change)[]): Change => Object.fromEntries(Object.entries(change).filter(([field]) => (fields as readonly string[]).includes(field)));
const without = (change: Change, fields: readonly (keyof Change)[]): Change => Object.fromEntries(Object.entries(change).filter(([field]) => !(fields as readonly string[]).includes(field)));
const isEmpty = (change: Change) => Object.keys(change).length === 0;

/** The thing and what stands on it, the shape first; null for what stands alone. */
function partsOf(layer: SeenLayer, layers: readonly SeenLayer[]): { shape: SeenLayer; riders: SeenLayer[] } | null {
  const shape = layer.type === 'shape' ? layer : layer.type === 'text' ? carrierOf(layer, layers) : undefined;
  const riders = shape ? ridersOf(shape, layers) : [];
  return shape && riders.length > 0 ? { shape, riders } : null;
}

/** All that moves goes the same way. */
function movedTogether(shape: SeenLayer, riders: readonly SeenLayer[], position: NonNullable<Change['position']>, ground: Ground): PlannedCall[] | null {
  const ids = [shape, ...riders].map(({ id }) => id);
  const { canvas, memory } = ground;
  const by = ({ dx, dy }: { dx: number; dy: number }): PlannedCall[] => ids.map((layer) => ({ tool: 'update_layer', input: { layer, ...(Math.round(dx) === 0 ? {} : { moveX: Math.round(dx) }), ...(Math.round(dy) === 0 ? {} : { moveY: Math.round(dy) }) } }));
  if (position.to === 'place') return [{ tool: 'arrange', input: { layers: ids, place: position.place } }];
  if (position.to === 'center') return [{ tool: 'arrange', input: { layers: ids, place: 'center' } }];
  if (position.to === 'side') {
    const found = resolve(position.of, canvas, memory);
    const of = 'layers' in found ? found.layers.find(({ id }) => !ids.includes(id)) : undefined;
    return of ? [{ tool: 'arrange', input: { layers: ids, relative: { side: position.side, of: of.id } } }] : null;
  }
  const { box } = shape;
  if (!box) return null;
  if (position.to === 'edge') return by(wayTo(box, { align: position.align }, canvas));
  const [move] = changeCalls(shape, { position }, ground) ?? [];
  if (!move) return null;
  const { x, y, moveX, moveY } = move.input as Partial<Record<'x' | 'y' | 'moveX' | 'moveY', number>>;
  return by({ dx: moveX ?? (x === undefined ? 0 : x - box.x), dy: moveY ?? (y === undefined ? 0 : y - box.y) });
}

/** Several things moved as they stand to each other; null where the words name no place of the page. */
export function movedAsBlock(layers: readonly SeenLayer[], position: NonNullable<Change['position']>, canvas: Canvas): PlannedCall[] | null {
  const boxes = layers.flatMap(({ box }) => (box ? [box] : []));
  if (boxes.length === 0 || (position.to !== 'edge' && position.to !== 'place' && position.to !== 'shift')) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const whole = { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
  const unit = position.to === 'shift' && position.unit === 'page' ? { x: canvas.width, y: canvas.height } : { x: 1, y: 1 };
  const { dx, dy } = position.to === 'shift' ? { dx: position.x * unit.x, dy: position.y * unit.y } : wayTo(whole, position.to === 'edge' ? { align: position.align } : { place: position.place }, canvas);
  return layers.map(({ id }) => ({ tool: 'update_layer', input: { layer: id, ...(Math.round(dx) === 0 ? {} : { moveX: Math.round(dx) }), ...(Math.round(dy) === 0 ? {} : { moveY: Math.round(dy) }) } })).filter(({ input }) => Object.keys(input).length > 1);
}

/** The calls of a change, of the shape and of what stands on it; null when what it refers to is not there. `ofLetters`: letters were spoken of. */
export function changeTogether(layer: SeenLayer, change: Change, ofLetters: boolean, ground: Ground): PlannedCall[] | null {
  const parts = partsOf(layer, ground.canvas.layers);
  if (!parts) return changeCalls(layer, change, ground);
  const { shape, riders } = parts;
  const { position, ...rest } = change;
  // A word is nudged on its badge; it goes elsewhere with it.
  const goes = position !== undefined && (layer === shape || (position.to !== 'shift' && position.to !== 'center'));
  const moves = goes ? movedTogether(shape, riders, position, ground) : [];
  if (moves === null) return null;
  if (layer !== shape) {
    const own = goes ? rest : change;
    const looks = isEmpty(own) ? [] : changeCalls(layer, own, ground);
    return looks === null ? null : [...moves, ...looks];
  }
  const texts = riders.filter(({ type }) => type === 'text');
  // "black with white text": a ground and the letters on it.
  if (rest.highlight !== undefined && rest.highlight !== 'none' && rest.color !== undefined) {
    const { highlight, color, ...others } = rest;
    const inked = texts.flatMap((text) => changeCalls(text, { color }, ground) ?? []);
    const painted = changeTogether(shape, { ...others, color: highlight }, false, ground);
    return painted && [...moves, ...painted, ...inked];
  }
  const letters = only(rest, ofLetters ? [...OF_LETTERS, 'color', 'tone', 'colorLike', 'like', 'scale', 'gradient', 'glow'] : OF_LETTERS);
  const shapely = without(rest, Object.keys(letters) as (keyof Change)[]);
  if (shapely.highlight !== undefined && shapely.highlight !== 'none') Object.assign(shapely, { color: shapely.highlight, highlight: undefined });
  const both = only(shapely, OF_BOTH);
  const planned = [
    isEmpty(shapely) ? [] : changeCalls(shape, shapely, ground),
    ...texts.map((text) => (isEmpty(letters) && isEmpty(both) ? [] : changeCalls(text, { ...both, ...letters }, ground))),
    ...riders.filter((rider) => !texts.includes(rider)).map((rider) => (isEmpty(both) ? [] : changeCalls(rider, both, ground))),
  ];
  return planned.some((calls) => calls === null) ? null : [...moves, ...planned.flatMap((calls) => calls ?? [])];
}
