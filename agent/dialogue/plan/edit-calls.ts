/** Plans edits: settled acts in, tool calls out. No reading of words here. */
import type { ActOf, EditAct } from '../acts/act.ts';
import type { Destination } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import type { Page, Thing } from '../ground/canvas.ts';
import { plainWords } from '../values/plain-words.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { recognizeValues } from '../values/recognize.ts';
import { addCalls } from './add-calls.ts';
import { correctCalls } from './fact-calls.ts';
import { designCalls } from './design-calls.ts';
import { changeCalls } from './change-calls.ts';
import { squareOf } from './look-fields.ts';
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
    case 'pattern':
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
