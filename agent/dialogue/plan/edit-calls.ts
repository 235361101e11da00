/** Plans edits: settled acts in, tool calls out. No reading of words here. */
import type { ActOf, EditAct } from '../acts/act.ts';
import type { Change, Destination } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import { areaOf, holdersOf, type Page, type Thing } from '../ground/canvas.ts';
import { plainWords } from '../values/plain-words.ts';
import { ofColor, onlyLayer, resolve, type Resolved, type Scene } from '../ground/resolve.ts';
import { asWritten } from '../ground/text-parts.ts';
import { recognizeValues } from '../values/recognize.ts';
import { addCalls } from './add-calls.ts';
import { correctCalls } from './fact-calls.ts';
import { designCalls } from './design-calls.ts';
import { fieldsFor, recolored, squareOf } from './look-fields.ts';
import { filtersFor } from './picture-filters.ts';
import { isAboutNew, withLooksOfNew } from './new-layers.ts';
import { withMentioned } from './mentioned.ts';
import { isAboutOrder, ontoPage, planOnPages, turned } from './page-calls.ts';
import type { Call, Planned } from './planned.ts';
import { rewordCalls } from './reword-calls.ts';
import { columnCalls, insertLine, linesSwapped, newRowCalls, sortCalls, withoutLine } from './list-calls.ts';
import { lineMeant, type ListLine } from '../ground/lists.ts';
import { moveRow, removeRows, rowOf, swapRows } from './row-calls.ts';
import { studioCalls } from './studio-calls.ts';
import { undoCalls } from './undo-calls.ts';

/** A button's own color is that of its pill. */
function onPill(change: Change, layer: Thing, reference: Reference): Change {
  const isButton = reference.kind === 'callToAction' || reference.kind === 'badge';
  return change.property === 'color' && isButton && layer.highlight !== '' && change.way === 'set'
    ? { ...change, property: 'highlight' }
    : change;
}

function backgroundCalls(changes: readonly Change[], { background }: Page, scene: Scene): Call[] | null {
  const calls = changes.map((change): Call | null => {
    const { property, like } = change;
    const color =
      like === null ? recolored(background, change) : property === 'color' ? colorOf(resolve(like, scene)) : null;
    return color === null ? null : { tool: 'set_background', input: { color } };
  });
  return calls.every((call) => call !== null) ? calls : null;
}

/** The one color of what a reference means: of a layer, or of a page's background. */
function colorOf(meant: Resolved): string | null {
  const color = 'background' in meant ? meant.background.background : (onlyLayer(meant)?.color ?? '');
  return color.startsWith('#') ? color.slice(0, 7) : null;
}

/** Fields that apply to some words of a text. */
const OF_WORDS = new Set(['layer', 'color', 'font', 'size', 'scale', 'weight', 'italic', 'underline', 'strikethrough']);

/**
 * The words of a text that a reference means, where it means only some: those it says, or its fact in a text of several
 * lines. Undefined: all of the text; null: they stand there more than once.
 */
function partOf({ isPart, words, kind }: Reference, { type, text }: Thing): string | null | undefined {
  if (type !== 'text') return undefined;
  if (isPart && words !== null && plainWords(words) !== plainWords(text)) return asWritten(text, words);
  const facts = text.includes('\n') && words === null ? recognizeValues(text).filter((fact) => fact.type === kind) : [];
  const [fact] = facts;
  return fact && facts.length === 1 ? asWritten(text, text.slice(...fact.span)) : undefined;
}

/** The calls that write the fields; null: words of a text alone can't have them. */
function callsOf(
  fields: Record<string, unknown>,
  filters: Readonly<Record<string, number>>,
  part: string | null | undefined,
  layer: Thing,
): Call[] | null {
  const isFiltered = Object.keys(filters).length > 0;
  if (part !== undefined) {
    const fits = !isFiltered && Object.keys(fields).every((field) => OF_WORDS.has(field));
    return part !== null && fits ? [{ tool: 'edit_text', input: { ...fields, part } }] : null;
  }
  return [
    ...(Object.keys(fields).length > 1 ? [{ tool: 'update_layer', input: fields }] : []),
    ...(isFiltered ? [{ tool: 'style', input: { layers: [layer.id], filters } }] : []),
  ];
}

const showsAgain = ({ property, value }: Change): boolean => property === 'visible' && value === true;

/** What can be shown again is what is hidden. */
const amongHidden = ({ page, ...scene }: Scene): Scene => ({
  ...scene,
  page: { ...page, layers: page.layers.map((layer) => ({ ...layer, visible: !layer.visible })) },
});

/** "in that blue": any that has it will do. */
function likeOf(reference: Reference, layer: Thing, scene: Scene): Thing | null {
  const meant = resolve(reference, scene);
  const others = 'layers' in meant ? meant.layers : 'ambiguous' in meant ? meant.ambiguous : [];
  const isByColor = reference.color !== null && reference.kind === null && reference.words === null;
  return isByColor ? (others.find(({ id }) => id !== layer.id) ?? null) : onlyLayer(meant);
}

/** The ground of a text is its pill, else the shape that holds it; of both, the one of the color that was named. */
function groundCall({ property, way, value, was }: Change, layer: Thing, { page }: Scene): Call | null {
  if (property !== 'highlight' || layer.type !== 'text' || !layer.box) return null;
  if (layer.highlight !== '' && (was === null || ofColor(was, [{ ...layer, color: '' }]).length > 0)) return null;
  const holders = holdersOf(layer, page.layers);
  const [holder] = (was === null ? holders : ofColor(was, holders)).toSorted((a, b) => areaOf(a) - areaOf(b));
  if (!holder || way !== 'set') return null;
  return value === 'none'
    ? { tool: 'delete', input: { layers: [holder.id] } }
    : { tool: 'update_layer', input: { layer: holder.id, color: value } };
}

function changeCalls({ target, changes }: ActOf<'change'>, scene: Scene): Planned {
  const calls: Call[] = [];
  const spoken: string[] = [];
  for (const reference of target) {
    const meant = resolve(reference, changes.some(showsAgain) ? amongHidden(scene) : scene);
    if ('background' in meant) {
      const own = backgroundCalls(changes, meant.background, scene);
      if (!own) return null;
      calls.push(...own);
      continue;
    }
    if (!('layers' in meant) || meant.layers.length === 0) return null;
    for (const layer of meant.layers) {
      const input: Record<string, unknown> = { layer: layer.id };
      const filters: Record<string, number> = {};
      const likes: Thing[] = [];
      const line = changes.every(({ property }) => property === 'strikethrough') ? lineMeant(reference, scene) : null;
      const part = line?.thing === layer ? line.text.trim() : partOf(reference, layer);
      for (const change of changes) {
        const like = change.like && likeOf(change.like, layer, scene);
        const ground = groundCall(change, layer, scene);
        if (ground) {
          calls.push(ground);
          continue;
        }
        const shown = filtersFor(change, layer);
        if (shown) {
          Object.assign(filters, shown);
          continue;
        }
        const fields = fieldsFor(onPill(change, layer, reference), layer, like, part !== undefined);
        if (!fields) return null;
        if (like) likes.push(like);
        Object.assign(input, fields);
      }
      const made = callsOf(input, filters, part, layer);
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

/** A plain step, share of the page. */
const WAY_STEP = 0.1;

function movedBy(
  { way, degree, px }: Extract<Destination, { to: 'way' }>,
  { width, height }: Page,
): Record<string, number> {
  const across = way === 'left' || way === 'right';
  const distance = px ?? Math.round((across ? width : height) * WAY_STEP * degree);
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
    case 'level': {
      const other = onlyLayer(resolve(destination.of, scene));
      // Words behind what a photo shows are another tool's.
      const isBehindPhoto = other?.type === 'image' && layers.some(({ type }) => type === 'text');
      if (!other || layers.includes(other) || (isBehindPhoto && destination.level === 'behind')) return null;
      const level = { [destination.level === 'behind' ? 'below' : 'above']: other.id };
      return { calls: [{ tool: 'reorder', input: { layers: spoken, ...level } }], spoken };
    }
    case 'side': {
      const other = onlyLayer(resolve(destination.of, scene));
      if (!other || layers.includes(other) || !scene.page.layers.includes(other)) return null;
      const side = destination.side === 'beside' ? 'right-of' : destination.side;
      return { calls: [{ tool: 'arrange', input: { layers: spoken, relative: { side, of: other.id } } }], spoken };
    }
    case 'page':
      return ontoPage(spoken, destination.page, scene);
    case 'number':
    case 'turn':
      return null;
  }
}

/** One of two comes before the other: rows of a table, or texts of which one stands above the other. */
function sequenceCalls({ target, how }: ActOf<'arrange'>, scene: Scene): Planned {
  const rows = target.map((reference) => rowOf(reference, scene));
  const [row, beside] = rows;
  if (row && (beside || target.length === 1)) return moveRow(row, beside ?? null, how);
  const [layer, other] = target.map((reference) => onlyLayer(resolve(reference, scene)));
  if (!layer?.box || !other?.box || layer === other) return null;
  const isAbove = layer.box.y < other.box.y;
  if (isAbove === (how === 'before')) return null;
  return { calls: [{ tool: 'arrange', input: { layers: [layer.id, other.id], swap: true } }], spoken: [layer.id] };
}

const SEQUENCES = new Set<string>(['before', 'after', 'first', 'last']);

function arrangeCalls(act: ActOf<'arrange'>, scene: Scene): Planned {
  const { target, how } = act;
  if (SEQUENCES.has(how)) return sequenceCalls(act, scene);
  if (how === 'swap') {
    const swapped = swapRows(target, scene) ?? linesSwapped(target, scene);
    if (swapped) return swapped;
  }
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
  const lines = target.map((reference) => lineMeant(reference, scene));
  if (lines.every((line): line is ListLine => line !== null)) return withoutLine(lines);
  if (lines.some((line) => line !== null)) return null;
  const layers = layersOf(target, scene);
  if (!layers || layers.some(({ locked }) => locked)) return null;
  // "the others" may be pages as well.
  if (target.some(({ quantity, kind, words }) => quantity === 'other' && kind === null && words === null)) return null;
  // A fact among other words is cut out of the line, which nobody plans here.
  const isWhole = target.every((reference) => {
    const thing = onlyLayer(resolve(reference, scene));
    const isOneOfLines = reference.kind === 'line' && thing?.text.includes('\n');
    return thing?.type !== 'text' || (isAll(reference, thing) && !isOneOfLines);
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

/** The calls of one act. */
export function planAct(act: EditAct, scene: Scene): Planned {
  switch (act.type) {
    case 'add':
      return insertLine(act, scene) ?? addCalls(act, scene);
    case 'change':
      return changeCalls(act, scene);
    case 'reword':
      return rewordCalls(act, scene);
    case 'row':
      return newRowCalls(act, scene);
    case 'sort':
      return sortCalls(act, scene);
    case 'column':
      return columnCalls(act, scene);
    case 'correct':
      return correctCalls([act], scene);
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
    case 'resize':
    case 'export':
    case 'addPage':
    case 'namePage':
    case 'showPage':
      return designCalls(act, scene);
    default:
      return studioCalls(act, scene);
  }
}

/** "we don't need page 2, bin it": the same thing goes once. */
function withoutEchoes(acts: readonly EditAct[]): EditAct[] {
  const isEcho = (act: EditAct | undefined): boolean =>
    act?.type === 'remove' &&
    act.target.every(({ pronoun, kind, words }) => pronoun === 'it' && kind === null && words === null);
  const removes = acts.some((act) => act.type === 'remove' && !isEcho(act));
  return removes ? acts.filter((act) => !isEcho(act)) : [...acts];
}

/** The calls of all acts, each after what the ones before it spoke of; null where one of them can't be done. */
export function planEdits(all: readonly EditAct[], scene: Scene): { calls: Call[]; isLook: boolean } | null {
  const acts = scene.page.selected.length > 0 ? all : withoutEchoes(all);
  if (acts.length > 1 && acts.some(isAboutOrder)) return null;
  // "write KES, not bob": what is to be instead of something is no addition.
  if (acts.some(({ type }) => type === 'add') && acts.some(({ type }) => type === 'undo')) return null;
  const calls: Call[] = [];
  let now = [...scene.spoken.now];
  // "to the sunday, so the 4th": what is corrected on one page is one matter.
  const together = acts.filter((act): act is ActOf<'correct'> => act.type === 'correct' && act.target.page === null);
  for (const act of withMentioned(withLooksOfNew(acts))) {
    // What is new has no id yet, so that nothing can be done to it.
    if (isAboutNew(act, now)) return null;
    if (act.type === 'correct' && act !== together[0] && together.includes(act)) continue;
    const plan = (own: EditAct, there: Scene): Planned =>
      act === together[0] ? correctCalls(together, there) : planAct(own, there);
    const planned = planOnPages(act, { ...scene, spoken: { ...scene.spoken, now } }, plan);
    if (!planned) return null;
    // What it shows decides the rest.
    if (planned.isLook) return { calls: planned.calls, isLook: true };
    calls.push(...planned.calls);
    if (planned.spoken.length > 0) now = planned.spoken;
  }
  return calls.length > 0 ? { calls: merged(turned(calls, scene.page.page)), isLook: false } : null;
}

/** Calls that follow one another on one layer, as one; where they differ the later one counts. */
function merged(calls: readonly Call[]): Call[] {
  const made: Call[] = [];
  for (const call of calls) {
    const last = made.at(-1);
    const isSame =
      call.tool === 'update_layer' && last?.tool === 'update_layer' && last.input.layer === call.input.layer;
    if (isSame) Object.assign(last.input, call.input);
    // "the photo is too dark, brighten it": said twice.
    else if (JSON.stringify(call) !== JSON.stringify(last)) made.push({ ...call, input: { ...call.input } });
  }
  return made;
}
