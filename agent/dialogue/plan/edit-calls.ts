/** Plans edits: settled acts in, tool calls out. No reading of words here. */
import { convertOklabToRgb, convertRgbToOklab, formatHex, parseHex } from 'culori/fn';
import type { Act, ActOf } from '../acts/act.ts';
import type { Change, Destination } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import type { Box, Page, Thing } from '../ground/canvas.ts';
import { plainWords } from '../values/plain-words.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { asWritten } from '../ground/text-parts.ts';
import { recognizeValues } from '../values/recognize.ts';
import { addCalls } from './add-calls.ts';
import { isAboutNew, withLooksOfNew } from './new-layers.ts';
import type { Call, Planned } from './planned.ts';
import { rewordCalls } from './reword-calls.ts';
import { removeRows, rowOf } from './row-calls.ts';
import { undoCalls } from './undo-calls.ts';

/** A plain step: a quarter larger, px of a page 1080 wide, degrees, OKLab lightness. */
const STEP = { scale: 0.25, way: 0.1, rotation: 8, lightness: 0.233 };
const LIGHTNESS = { least: 0.1, most: 0.97 };

function shifted(color: string, by: number): string | null {
  const rgb = parseHex(color.slice(0, 7));
  if (!rgb) return null;
  const { l, a, b } = convertRgbToOklab(rgb);
  return formatHex(convertOklabToRgb({ l: Math.min(LIGHTNESS.most, Math.max(LIGHTNESS.least, l + by)), a, b }));
}

const sign = (way: Change['way']): 1 | -1 => (way === 'down' ? -1 : 1);

/** How a step changes a size: "twice as big" is a step of 4. */
const scaleBy = ({ way, degree }: Change): number => {
  const factor = 1 + STEP.scale * degree;
  return Math.round((way === 'down' ? 1 / factor : factor) * 1000) / 1000;
};

/** A field of update_layer; null: that layer has no such property, or nothing is known to step from. */
function fieldsFor(change: Change, layer: Thing, like: Thing | null): Record<string, unknown> | null {
  const { property, way, value, degree } = change;
  const isText = layer.type === 'text';
  if (change.like !== null) {
    if (!like) return null;
    if (property === 'size') return isText && like.type === 'text' ? { size: like.size } : null;
    if (property === 'color') return like.color === '' || layer.color === '' ? null : { color: like.color };
    return null;
  }
  switch (property) {
    case 'color': {
      if (!['text', 'shape', 'drawing'].includes(layer.type)) return null;
      if (way === 'set') return { color: value };
      const shade = shifted(layer.color, sign(way) * STEP.lightness * degree);
      return shade === null ? null : { color: shade };
    }
    case 'highlight':
      return isText && way === 'set' ? { highlight: value } : null;
    case 'size':
      if (way !== 'set') return { scale: scaleBy(change) };
      return isText && typeof value === 'number' ? { size: value } : null;
    case 'weight':
      return isText ? { weight: way === 'set' ? value : way === 'up' ? 'bold' : 'regular' } : null;
    case 'italic':
    case 'underline':
    case 'strikethrough':
    case 'letterCase':
      return isText && value !== null ? { [property]: value } : null;
    case 'font':
      return isText && way === 'set' ? { font: value } : null;
    case 'alignment':
      return isText && value !== null ? { align: value } : null;
    case 'opacity':
      return way === 'set' && typeof value === 'number' ? { opacity: value / 100 } : null;
    case 'rotation':
      // A picture that stands straight may be crooked in itself: that is another tool's.
      if (layer.type === 'group' || (way === 'set' && value === layer.rotation)) return null;
      return { rotation: way === 'set' ? value : layer.rotation + sign(way) * STEP.rotation * degree };
    case 'flip':
      return isText || layer.type === 'table' || layer.type === 'group'
        ? null
        : value === 'y'
          ? { flipY: true }
          : { flipX: true };
    case 'shadow':
      return { shadow: value };
    case 'outline':
      return value === 'none' ? { outline: 'none' } : null;
    case 'frame':
      if (layer.type !== 'image' || !layer.box) return null;
      return { frame: value, ...(value === 'circle' ? squareOf(layer.box) : {}) };
    case 'filter':
      return layer.type === 'image' ? { filter: value } : null;
    case 'visible':
    case 'locked':
      return { [property]: value };
    case 'order':
      return { order: value };
    default:
      return null;
  }
}

/** How strong a filter is that was asked for by name alone. */
const FILTERS: Readonly<Record<string, number>> = { grayscale: 100, sepia: 70, blur: 30 };

/** A circle, where an oval would come of an oblong picture. */
function squareOf({ width, height }: Box): { width: number; height: number } {
  const side = Math.min(width, height);
  return { width: side, height: side };
}

/** A button's own color is that of its pill. */
function onPill(change: Change, layer: Thing, reference: Reference): Change {
  const isButton = reference.kind === 'callToAction' || reference.kind === 'badge';
  return change.property === 'color' && isButton && layer.highlight !== '' && change.way === 'set'
    ? { ...change, property: 'highlight' }
    : change;
}

function backgroundCalls(changes: readonly Change[], { background }: Page): Call[] | null {
  const calls = changes.map(({ property, way, value, degree, like }): Call | null => {
    if (property !== 'color' || like !== null) return null;
    const color = way === 'set' ? value : shifted(background, sign(way) * STEP.lightness * degree);
    return color === null ? null : { tool: 'set_background', input: { color } };
  });
  return calls.every((call) => call !== null) ? calls : null;
}

/** Fields that apply to some words of a text. */
const OF_WORDS = new Set(['layer', 'color', 'font', 'size', 'scale', 'weight', 'italic', 'underline', 'strikethrough']);

/** The calls that write the fields; null: words of a text alone can't have them. */
function callsOf(
  { filter, ...fields }: Record<string, unknown>,
  { isPart, words }: Reference,
  layer: Thing,
): Call[] | null {
  if (isPart && layer.type === 'text' && words !== null && plainWords(words) !== plainWords(layer.text)) {
    const part = asWritten(layer.text, words);
    const fits = filter === undefined && Object.keys(fields).every((field) => OF_WORDS.has(field));
    return part !== null && fits ? [{ tool: 'edit_text', input: { ...fields, part } }] : null;
  }
  return [
    ...(Object.keys(fields).length > 1 ? [{ tool: 'update_layer', input: fields }] : []),
    ...(typeof filter === 'string'
      ? [{ tool: 'style', input: { layers: [layer.id], filters: { [filter]: FILTERS[filter] ?? 100 } } }]
      : []),
  ];
}

function changeCalls({ target, changes }: ActOf<'change'>, scene: Scene): Planned {
  const calls: Call[] = [];
  const spoken: string[] = [];
  for (const reference of target) {
    const meant = resolve(reference, scene);
    if ('background' in meant) {
      const own = backgroundCalls(changes, scene.page);
      if (!own) return null;
      calls.push(...own);
      continue;
    }
    if (!('layers' in meant) || meant.layers.length === 0) return null;
    for (const layer of meant.layers) {
      const input: Record<string, unknown> = { layer: layer.id };
      const likes: Thing[] = [];
      for (const change of changes) {
        const like = change.like && onlyLayer(resolve(change.like, scene));
        const fields = fieldsFor(onPill(change, layer, reference), layer, like);
        if (!fields) return null;
        if (like) likes.push(like);
        Object.assign(input, fields);
      }
      const made = callsOf(input, reference, layer);
      if (!made) return null;
      calls.push(...made);
      spoken.push(layer.id, ...likes.map(({ id }) => id));
    }
  }
  return calls.length > 0 ? { calls, spoken } : null;
}

/** The layers of several references; null if one of them is missing or ambiguous. */
function layersOf(target: readonly Reference[], scene: Scene): Thing[] | null {
  const meant = target.map((reference) => resolve(reference, scene));
  const found = meant.flatMap((some) => ('layers' in some ? some.layers : []));
  return found.length > 0 && meant.every((some) => 'layers' in some && some.layers.length > 0)
    ? [...new Set(found)]
    : null;
}

function movedBy(
  { way, degree, px }: Extract<Destination, { to: 'way' }>,
  { width, height }: Page,
): Record<string, number> {
  const across = way === 'left' || way === 'right';
  const distance = px ?? Math.round((across ? width : height) * STEP.way * degree);
  return { [across ? 'moveX' : 'moveY']: way === 'left' || way === 'up' ? -distance : distance };
}

function moveCalls({ target, destination }: ActOf<'move'>, scene: Scene): Planned {
  const layers = layersOf(target, scene);
  const [first] = layers ?? [];
  if (!layers || !first || layers.some(({ locked }) => locked)) return null;
  const spoken = layers.map(({ id }) => id);
  switch (destination.to) {
    case 'place':
      return layers.length === 1
        ? { calls: [{ tool: 'update_layer', input: { layer: first.id, place: destination.place } }], spoken }
        : { calls: [{ tool: 'arrange', input: { layers: spoken, place: destination.place } }], spoken };
    case 'edge':
      return {
        calls: layers.map(({ id }) => ({ tool: 'update_layer', input: { layer: id, alignToPage: destination.edge } })),
        spoken,
      };
    case 'way': {
      const by = movedBy(destination, scene.page);
      return { calls: layers.map(({ id }) => ({ tool: 'update_layer', input: { layer: id, ...by } })), spoken };
    }
    case 'side': {
      const other = onlyLayer(resolve(destination.of, scene));
      if (!other || layers.includes(other)) return null;
      const side = destination.side === 'beside' ? 'right-of' : destination.side;
      return { calls: [{ tool: 'arrange', input: { layers: spoken, relative: { side, of: other.id } } }], spoken };
    }
  }
}

function arrangeCalls({ target, how }: ActOf<'arrange'>, scene: Scene): Planned {
  const layers = layersOf(target, scene);
  if (!layers || layers.length < 2 || (how === 'swap' && layers.length !== 2)) return null;
  const ids = layers.map(({ id }) => id);
  const input =
    how === 'swap'
      ? { swap: true }
      : how === 'across' || how === 'down'
        ? { distribute: how === 'down' ? 'vertically' : 'horizontally' }
        : { align: how };
  return { calls: [{ tool: 'arrange', input: { layers: ids, ...input } }], spoken: ids };
}

/** Tools whose calls can be made on another layer as they are. */
const REPEATED = new Set(['update_layer', 'style', 'delete', 'duplicate']);

/** What the last turn did, on other layers; with `instead` it is taken back where it was done. */
function repeatCalls({ target, instead }: ActOf<'repeat'>, scene: Scene): Planned {
  const turn = scene.deeds.at(-1)?.turn;
  const deeds = scene.deeds.filter((deed) => !deed.isRepair && deed.turn === turn && turn === scene.turns - 1);
  // "now the second one": one of the same type.
  const now = deeds.flatMap((deed) => deed.layers);
  const layers = layersOf(target, { ...scene, spoken: { ...scene.spoken, now } });
  const [first] = deeds;
  if (!layers || !first || deeds.some(({ tool }) => !REPEATED.has(tool))) return null;
  const ids = layers.map(({ id }) => id);
  // Several layers got the same: once is enough for the other.
  const inputs = new Map(
    deeds.map(({ tool, input: { layer: _layer, layers: _layers, ...rest } }) => [
      JSON.stringify([tool, rest]),
      { tool, rest },
    ]),
  );
  const calls = [...inputs.values()].flatMap(({ tool, rest }) =>
    tool === 'update_layer'
      ? layers.map(({ id, box }): Call => ({
          tool,
          input: { layer: id, ...rest, ...(rest.frame === 'circle' && box ? squareOf(box) : {}) },
        }))
      : [{ tool, input: { layers: ids, ...rest } }],
  );
  const back: Call[] = instead ? [{ tool: 'undo', input: { changes: deeds.map(({ change }) => change) } }] : [];
  return { calls: [...back, ...calls], spoken: ids };
}

/** Most of the page's layers that one request may remove without naming them one by one. */
const MOST_REMOVED = 0.5;

function removeCalls({ target }: ActOf<'remove'>, scene: Scene): Planned {
  const rows = target.map((reference) => rowOf(reference, scene));
  if (rows.every((row) => row !== null)) return removeRows(rows);
  if (rows.some((row) => row !== null)) return null;
  const layers = layersOf(target, scene);
  if (!layers || layers.some(({ locked }) => locked)) return null;
  // "the others" may be pages as well.
  if (target.some(({ quantity, kind, words }) => quantity === 'other' && kind === null && words === null)) return null;
  // A fact among other words is cut out of the line, which nobody plans here.
  const isWhole = target.every((reference) => {
    const thing = onlyLayer(resolve(reference, scene));
    return thing?.type !== 'text' || isAll(reference, thing);
  });
  if (!isWhole || (target.length === 1 && layers.length > 1 && layers.length > scene.page.layers.length * MOST_REMOVED))
    return null;
  return { calls: [{ tool: 'delete', input: { layers: layers.map(({ id }) => id) } }], spoken: [] };
}

/** Whether a reference speaks of the whole text: its words, or a fact that is all that it says. */
function isAll({ kind, words }: Reference, { text }: Thing): boolean {
  if (words !== null) {
    const [said, whole] = [plainWords(words), plainWords(text)];
    return kind !== null || said.length >= whole.length * 0.5;
  }
  const facts = recognizeValues(text).filter(({ type }) => type === kind);
  return facts.length === 0 || facts.some(({ span }) => span[1] - span[0] >= text.trim().length * 0.6);
}

function duplicateCalls({ target }: ActOf<'duplicate'>, scene: Scene): Planned {
  const layers = layersOf(target, scene);
  return layers && { calls: [{ tool: 'duplicate', input: { layers: layers.map(({ id }) => id) } }], spoken: [] };
}

type EditAct = Exclude<Act, { type: 'compose' }>;

/** The calls of one act. */
export function planAct(act: EditAct, scene: Scene): Planned {
  switch (act.type) {
    case 'add':
      return addCalls(act, scene);
    case 'change':
      return changeCalls(act, scene);
    case 'reword':
      return rewordCalls(act, scene);
    case 'move':
      return moveCalls(act, scene);
    case 'arrange':
      return arrangeCalls(act, scene);
    case 'mention': {
      const layers = layersOf(act.target, scene);
      return layers && { calls: [], spoken: layers.map(({ id }) => id) };
    }
    case 'repeat':
      return repeatCalls(act, scene);
    case 'remove':
      return removeCalls(act, scene);
    case 'duplicate':
      return duplicateCalls(act, scene);
    case 'undo':
      return undoCalls(act, scene);
    case 'redo':
      return { calls: [{ tool: 'redo', input: {} }], spoken: [] };
  }
}

/** The calls of all acts, each after what the ones before it spoke of; null where one of them can't be done. */
export function planEdits(acts: readonly EditAct[], scene: Scene): Call[] | null {
  // "write KES, not bob": what is to be instead of something is no addition.
  if (acts.some(({ type }) => type === 'add') && acts.some(({ type }) => type === 'undo')) return null;
  const calls: Call[] = [];
  let now = [...scene.spoken.now];
  for (const act of withLooksOfNew(acts)) {
    // What is new has no id yet, so that nothing can be done to it.
    if (isAboutNew(act, now)) return null;
    const planned = planAct(act, { ...scene, spoken: { ...scene.spoken, now } });
    if (!planned) return null;
    calls.push(...planned.calls);
    if (planned.spoken.length > 0) now = planned.spoken;
  }
  return calls.length > 0 ? merged(calls) : null;
}

/** Calls that follow one another on one layer, as one; where they differ the later one counts. */
function merged(calls: readonly Call[]): Call[] {
  const made: Call[] = [];
  for (const call of calls) {
    const last = made.at(-1);
    const isSame =
      call.tool === 'update_layer' && last?.tool === 'update_layer' && last.input.layer === call.input.layer;
    if (isSame) Object.assign(last.input, call.input);
    else made.push({ ...call, input: { ...call.input } });
  }
  return made;
}
