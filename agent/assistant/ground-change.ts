/** A change and a layer that is on the canvas become calls: of update_layer mostly, of edit_text, style, arrange and reorder for what it does not do. */
import { mix } from '#design/layout/contrast.ts';
import { boxAt } from '#tools/contract/page-space.ts';
import { exchangeFact, written } from './facts.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Change, Position, Reference } from './intents.ts';
import type { Canvas, SeenLayer } from './read-canvas.ts';
import { escaped } from './rules.ts';
import { resolve, type Memory } from './resolve.ts';
import { nearestWord } from './slips.ts';

type Input = Record<string, unknown>;

/** The gap between things that are put beside each other: a share of the page's shorter side. */
/** A blur of 100 percent, as a share of the page's shorter side: that of the style tool. */
const STRONGEST_BLUR = 0.06;

export const gapOf = (canvas: Canvas) => Math.round(Math.min(canvas.width, canvas.height) * 0.03);

function moved(layer: SeenLayer, position: Position, canvas: Canvas, memory: Memory): Input | null {
  switch (position.to) {
    case 'place': return { place: position.place };
    case 'edge': return { alignToPage: position.align };
    case 'center': return layer.type === 'text' ? { alignToPage: 'center-x', align: 'center' } : { place: 'center' };
    case 'point': return { x: position.x, y: position.y };
    case 'shift': {
      const unit = position.unit === 'px' ? { x: 1, y: 1 } : { x: canvas.width, y: canvas.height };
      const [x, y] = [Math.round(position.x * unit.x), Math.round(position.y * unit.y)];
      return { ...(x === 0 ? {} : { moveX: x }), ...(y === 0 ? {} : { moveY: y }) };
    }
    case 'within': {
      const found = resolve(position.of, canvas, memory);
      const other = 'layers' in found ? found.layers.find(({ id }) => id !== layer.id) : undefined;
      if (!other?.box || !layer.box) return null;
      const inner = boxAt(other.box, layer.box, position.place, Math.min(other.box.width, other.box.height) * 0.04);
      return { x: Math.round(other.box.x + inner.x), y: Math.round(other.box.y + inner.y), order: 'front' };
    }
    case 'other-side': return layer.box ? opposite(layer.box, canvas) : null;
    case 'inward': return layer.box ? inward(layer.box, canvas) : null;
    case 'between': return betweenBoxes(layer, position.of, canvas, memory);
    // Beside something else: arrange does it, in a call of its own.
    case 'side': return {};
  }
}

type Box = NonNullable<SeenLayer['box']>;

/** Across the page: to the left of what was right, up from what was below the middle of what was in the middle. */
function opposite(box: Box, canvas: Canvas): Input {
  const aside = (box.x + box.width / 2) / canvas.width - 0.5;
  return Math.abs(aside) > 0.06 ? { x: Math.round(canvas.width - box.x - box.width) } : { y: Math.round(canvas.height - box.y - box.height) };
}

/** Away from the edges that it is near to. */
function inward(box: Box, canvas: Canvas): Input {
  const margin = Math.round(Math.min(canvas.width, canvas.height) * 0.075);
  const step = (start: number, length: number, whole: number) => (length > whole - 2 * margin ? 0 : start < margin ? Math.max(margin - start, 12) : whole - start - length < margin ? Math.min(whole - length - margin - start, -12) : 0);
  const [moveX, moveY] = [step(box.x, box.width, canvas.width), step(box.y, box.height, canvas.height)].map(Math.round);
  return { ...(moveX ? { moveX } : {}), ...(moveY ? { moveY } : {}), ...(moveX || moveY ? {} : { scale: 0.92 }) };
}

/** The room between two things: its middle, and how much there is of it. Null where one of them is not there. */
export function roomBetween([a, b]: readonly [Reference, Reference], canvas: Canvas, memory: Memory, moving = ''): { x: number; y: number; width: number; height: number; down: boolean } | null {
  const boxOf = (reference: Reference) => {
    const found = resolve(reference, canvas, memory);
    return 'layers' in found ? found.layers.find(({ id }) => id !== moving)?.box : null;
  };
  const [one, other] = [boxOf(a), boxOf(b)];
  if (!one || !other) return null;
  const [upper, lower] = one.y + one.height / 2 <= other.y + other.height / 2 ? [one, other] : [other, one];
  const [left, right] = one.x + one.width / 2 <= other.x + other.width / 2 ? [one, other] : [other, one];
  const [height, width] = [lower.y - upper.y - upper.height, right.x - left.x - left.width];
  const down = height >= width || width <= 0;
  const margin = canvas.width * 0.06;
  // Across, things under each other leave the whole page; beside each other, what lies between.
  return down
    ? { x: margin, width: canvas.width - 2 * margin, y: upper.y + upper.height + Math.min(0, height) / 2, height: Math.max(1, height), down }
    : { x: left.x + left.width, width, y: Math.min(one.y, other.y), height: Math.max(one.y + one.height, other.y + other.height) - Math.min(one.y, other.y), down };
}

/** Into the middle between two things, smaller where there is no room for it. */
function betweenBoxes(layer: SeenLayer, of: readonly [Reference, Reference], canvas: Canvas, memory: Memory): Input | null {
  const room = roomBetween(of, canvas, memory, layer.id);
  if (!room || !layer.box) return null;
  const free = room.down ? room.height / layer.box.height : room.width / layer.box.width;
  const share = free < 1 && free > 0.1 ? round(free * 0.9) : 1;
  const size = { width: layer.box.width * share, height: layer.box.height * share };
  return { ...(share < 1 ? { scale: share } : {}), x: Math.round(room.x + (room.width - size.width) / 2), y: Math.round(room.y + (room.height - size.height) / 2) };
}

/** As large as the page allows: a picture fills it, a text takes its width. */
function filled(layer: SeenLayer, canvas: Canvas): Input {
  if (layer.type === 'image') return { x: 0, y: 0, width: canvas.width, height: canvas.height, order: 'back' };
  const width = layer.box?.width ?? canvas.width;
  const height = layer.box?.height ?? 1;
  const room = 0.88;
  return { scale: round(Math.min((canvas.width * room) / width, layer.type === 'text' ? 20 : (canvas.height * room) / height)), ...(layer.type === 'text' ? { alignToPage: 'center-x' } : { place: 'center' }) };
}

const round = (value: number) => Math.round(Math.min(20, Math.max(0.05, value)) * 1000) / 1000;

function tinted(color: string, tone: number): string {
  return mix(color.slice(0, 7) || '#808080', tone > 0 ? '#ffffff' : '#000000', Math.abs(tone));
}

const percent = (value: number, least: number) => Math.min(100, Math.max(least, Math.round(value)));

/** The input of style for what update_layer does not do, or null when there is none of it. */
function styleInput(layer: SeenLayer, change: Change, canvas: Canvas): Input | null {
  const input: Input = {};
  if (change.look !== undefined) input.look = change.look;
  const steps = { ...change.filters };
  // Lighter and darker of a picture are its brightness.
  if (change.tone !== undefined && layer.type === 'image') steps.brightness = (steps.brightness ?? 0) + Math.round((change.tone / 0.3) * 20);
  // Blur is told in px and asked for as a share of the strongest.
  const before: Readonly<Record<string, number>> = { ...layer.filters, ...(layer.filters.blur === undefined ? {} : { blur: (layer.filters.blur / (Math.min(canvas.width, canvas.height) * STRONGEST_BLUR)) * 100 }) };
  const filters = Object.fromEntries(Object.entries(steps).map(([key, step]) => [key, percent((change.look === undefined ? (before[key] ?? 0) : 0) + step, key === 'blur' ? 0 : -100)]));
  if (Object.keys(filters).length > 0) input.filters = filters;
  if (change.gradient !== undefined) input.gradient = change.gradient;
  if (change.reflection !== undefined) input.reflection = change.reflection;
  if (change.blend !== undefined) input.blend = change.blend;
  if (change.glow !== undefined) input.shadow = { color: change.glow, x: 0, y: 0, blur: Math.round(Math.max(12, (layer.size || 80) * 0.35)) };
  if (change.dash !== undefined && layer.shape === 'line') input.line = { dash: change.dash };
  // A line is made thicker, not bold.
  if (change.weight !== undefined && layer.shape === 'line') input.line = { ...(input.line as object | undefined), width: Math.max(1, Math.round(Math.min(canvas.width, canvas.height) * (change.weight > 400 ? 0.009 : 0.003))) };
  return Object.keys(input).length > 0 ? { layers: [layer.id], ...input } : null;
}

/** Fields that update_layer takes as they are. */
const SAME = ['color', 'highlight', 'width', 'height', 'font', 'weight', 'italic', 'underline', 'strikethrough', 'letterCase', 'align', 'lineHeight', 'opacity', 'rotation', 'shadow', 'outline', 'radius', 'frame', 'order', 'visible', 'locked', 'name'] as const;

/** What only texts have. */
const LETTERS: ReadonlySet<string> = new Set(['font', 'weight', 'italic', 'underline', 'strikethrough', 'letterCase', 'align', 'lineHeight', 'highlight']);

/** The input of update_layer (the layer alone where nothing is left to do for it), or null when what the change refers to is not there. */
function updateInput(layer: SeenLayer, change: Change, canvas: Canvas, memory: Memory): Input | null {
  const input: Input = { layer: layer.id };
  for (const field of SAME) if (change[field] !== undefined && (layer.type === 'text' || layer.type === 'table' || layer.type === 'group' || !LETTERS.has(field))) input[field] = change[field];
  if (change.position) {
    const place = moved(layer, change.position, canvas, memory);
    if (!place) return null;
    Object.assign(input, place);
  }
  if (change.text !== undefined) input.text = change.text;
  if (change.lines !== undefined && layer.type === 'text') input.text = brokenInto(layer.text, change.lines);
  if (change.tone !== undefined && layer.type !== 'image') input.color = tinted(layer.color, change.tone);
  if (change.scale !== undefined) input.scale = round(Math.min(change.scale, largestScale(layer, canvas)));
  if (change.fontSize !== undefined) input[layer.type === 'text' ? 'size' : 'width'] = change.fontSize;
  if (change.fill) Object.assign(input, filled(layer, canvas));
  if (change.turn !== undefined) input.rotation = normal(layer.rotation + change.turn);
  if (change.spacing !== undefined) input.letterSpacing = change.spacing;
  if (change.flip) input[change.flip === 'x' ? 'flipX' : 'flipY'] = true;
  // A circle wants a square: the shorter side decides.
  if (change.frame === 'circle' && layer.box && input.width === undefined) {
    const side = Math.min(layer.box.width, layer.box.height);
    Object.assign(input, { width: side, height: side });
  }
  return input;
}

/** How much larger a layer may get: a table no larger than the page, where its first words would be cut off. */
function largestScale({ type, box }: SeenLayer, { width, height }: Canvas): number {
  return type === 'table' && box ? Math.max(1, Math.min(width / box.width, height / box.height) * 0.96) : Infinity;
}

/** The words in so many lines, as even as they get. */
function brokenInto(text: string, lines: number): string {
  const words = text.split(/\s+/);
  const rows: string[] = [];
  let rest = words;
  for (let left = Math.min(lines, words.length); left > 0; left -= 1) {
    const wanted = rest.join(' ').length / left;
    let count = 1;
    while (count < rest.length - left + 1 && rest.slice(0, count + 1).join(' ').length <= wanted + 2) count += 1;
    rows.push(rest.slice(0, left === 1 ? rest.length : count).join(' '));
    rest = rest.slice(count);
  }
  return rows.join('\n');
}

const normal = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Where these words stand in a text, as they are written there; null when they don't. */
function standing(text: string, words: string): string | null {
  const pattern = new RegExp(escaped(words).replace(/\s+/g, '\\s+').replace(/['’]/g, "['’]"), 'i');
  return pattern.exec(text)?.[0] ?? null;
}

/** The input of edit_text for a part of the words, or null when the change is about none. */
function editInput(layer: SeenLayer, change: Change): Input | null {
  const input: Input = {};
  if (change.append !== undefined) input.append = /^[!?.,…)%]/.test(change.append) ? change.append : ` ${change.append}`;
  if (change.exchange) {
    const find = standing(layer.text, change.exchange.from) ?? change.exchange.from;
    const { to } = change.exchange;
    Object.assign(input, { find, replace: find === find.toUpperCase() && /\p{Lu}{2}/u.test(find) ? to.toUpperCase() : to });
  }
  if (change.fact !== undefined) {
    const exchange = exchangeFact(layer.text, change.fact);
    Object.assign(input, exchange ? { find: exchange.find, replace: exchange.replace } : { text: written(change.fact) });
  }
  if (change.list !== undefined) input.list = change.list;
  if (change.curve !== undefined) input.curve = change.curve;
  if (change.part !== undefined) {
    input.part = standing(layer.text, change.part) ?? change.part;
    for (const field of ['color', 'font', 'weight', 'italic', 'underline', 'strikethrough'] as const) if (change[field] !== undefined) input[field] = change[field];
    if (change.gradient !== undefined) input.gradient = change.gradient;
    if (change.scale !== undefined) input.scale = round(change.scale);
    if (change.fontSize !== undefined) input.size = change.fontSize;
  }
  return Object.keys(input).length > 0 ? { layer: layer.id, ...input } : null;
}

function resolvedColor(reference: Reference, canvas: Canvas, memory: Memory): string {
  const found = resolve(reference, canvas, memory);
  const [layer] = 'layers' in found ? found.layers : [];
  // A button is of the colour of its ground.
  return (layer?.highlight.startsWith('#') ? layer.highlight : layer?.color) ?? '';
}

/** Looks of one layer as a change of another: of `facts`, what look told of it. */
export function likeness(facts: Readonly<Record<string, unknown>>, what: NonNullable<Change['like']>['what'], layer: SeenLayer): Change {
  const change: Change = {};
  const color = String(facts.color ?? '').split(' ').find((word) => word.startsWith('#'));
  if (what.includes('color') && color && layer.type !== 'image') change.color = color.slice(0, 7);
  if (layer.type !== 'text' || facts.type !== 'text') return change;
  if (what.includes('font') && typeof facts.font === 'string') change.font = facts.font;
  if (what.includes('size') && typeof facts.size === 'number') change.fontSize = facts.size;
  if (what.includes('weight')) Object.assign(change, { ...(typeof facts.weight === 'number' ? { weight: facts.weight } : {}), italic: facts.italic === true, underline: facts.underline === true });
  if (what.includes('case')) Object.assign(change, { letterCase: typeof facts.letterCase === 'string' ? facts.letterCase : 'as-typed' });
  if (what.includes('effects') && typeof facts.highlight === 'string') change.highlight = facts.highlight;
  return change;
}

/** All calls that a change of a layer takes, or null when what it refers to is not there. */
export function changeCalls(layer: SeenLayer, asked: Change, { canvas, memory }: Ground): PlannedCall[] | null {
  const planned: PlannedCall[] = [];
  const change = { ...asked };
  if (change.colorLike !== undefined) {
    const model = change.colorLike === 'background' ? canvas.background : resolvedColor(change.colorLike, canvas, memory);
    if (!model.startsWith('#')) return null;
    change.color = model.slice(0, 7);
  }
  if (change.spelling !== undefined) {
    const word = nearestWord(layer.text, change.spelling);
    if (word === null) return null;
    change.exchange = { from: word, to: change.spelling };
  }
  if (change.outsize) {
    const found = resolve(change.outsize.of, canvas, memory);
    const other = 'layers' in found ? found.layers.find(({ id }) => id !== layer.id) : undefined;
    if (!other) return null;
    const { by } = change.outsize;
    const ratio = layer.type === 'text' && other.type === 'text' ? other.size / Math.max(1, layer.size) : Math.sqrt(((other.box?.width ?? 1) * (other.box?.height ?? 1)) / Math.max(1, (layer.box?.width ?? 1) * (layer.box?.height ?? 1)));
    // What is larger already is made a little larger still.
    change.scale = by > 1 ? Math.max(ratio * by, change.scale ?? 1.1) : Math.min(ratio * by, change.scale ?? 0.9);
  }
  if (change.fontSizeBy !== undefined) {
    if (layer.type !== 'text') return null;
    change.fontSize = Math.max(1, layer.size + change.fontSizeBy);
  }
  // Some of the words, and they are all there are.
  if (change.part !== undefined && change.part.trim().toLowerCase() === layer.text.trim().toLowerCase()) delete change.part;
  const edit = layer.type === 'text' ? editInput(layer, change) : null;
  if (edit) planned.push({ tool: 'edit_text', input: edit });
  // Looks of a part of the words are not those of the whole.
  const rest: Change = change.part === undefined ? change : { ...(change.position ? { position: change.position } : {}) };
  const update = updateInput(layer, rest, canvas, memory);
  if (!update) return null;
  if (Object.keys(update).length > 1) planned.push({ tool: 'update_layer', input: update });
  const style = styleInput(layer, rest, canvas);
  if (style) planned.push({ tool: 'style', input: style });
  const beside = rest.position?.to === 'side' ? rest.position : null;
  const other = (reference: Reference) => {
    const found = resolve(reference, canvas, memory);
    return 'layers' in found ? found.layers.find(({ id }) => id !== layer.id) : undefined;
  };
  if (beside) {
    const of = other(beside.of);
    if (!of) return null;
    planned.push({ tool: 'arrange', input: { layers: [layer.id], relative: { side: beside.side, of: of.id } } });
  }
  if (rest.stack) {
    const of = other(rest.stack.of);
    if (!of) return null;
    planned.push({ tool: 'reorder', input: { layers: [layer.id], [rest.stack.side]: of.id } });
  }
  return planned;
}
