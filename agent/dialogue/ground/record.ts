/**
 * The record of deeds: what each call of the conversation made, changed and removed. It answers what "it" is, what "the
 * sticker" was, and which changes an undo is about.
 */
import type { Property } from '../acts/edits.ts';

/** A call and what came of it. */
export interface CallDone {
  tool: string;
  input: Readonly<Record<string, unknown>>;
  ok: boolean;
  output: Readonly<Record<string, unknown>>;
  /** Made by nobody's wish, to put right what an earlier call of the turn left. */
  isRepair?: boolean;
}

export interface Deed {
  /** Which turn it was part of, from 0. */
  turn: number;
  tool: string;
  input: Readonly<Record<string, unknown>>;
  isRepair: boolean;
  /** Id of the change, by which it is undone. */
  change: string;
  /** Layers that it was about. */
  layers: readonly string[];
  made: readonly string[];
  removed: readonly string[];
  /** Names of the removed layers, by their ids. */
  titles: ReadonlyMap<string, string>;
  /** Of a call that changed layers: what about them; empty: it made or removed some. */
  properties: readonly Property[];
  /** Words that it wrote, took, or was about. */
  words: readonly string[];
}

/** Which property each field of a tool's input writes. */
const FIELDS: Readonly<Record<string, Property>> = {
  color: 'color',
  gradient: 'color',
  curve: 'curve',
  effect: 'effect',
  reflection: 'reflection',
  line: 'dash',
  background: 'color',
  highlight: 'highlight',
  size: 'size',
  scale: 'size',
  width: 'size',
  height: 'size',
  matchSize: 'size',
  fit: 'size',
  weight: 'weight',
  italic: 'italic',
  underline: 'underline',
  strikethrough: 'strikethrough',
  letterCase: 'letterCase',
  font: 'font',
  align: 'alignment',
  letterSpacing: 'letterSpacing',
  lineHeight: 'lineHeight',
  opacity: 'opacity',
  rotation: 'rotation',
  flip: 'flip',
  flipX: 'flip',
  flipY: 'flip',
  shadow: 'shadow',
  groundShadow: 'groundShadow',
  outline: 'outline',
  radius: 'corners',
  frame: 'frame',
  visible: 'visible',
  locked: 'locked',
  order: 'order',
  to: 'order',
  place: 'position',
  x: 'position',
  y: 'position',
  moveX: 'position',
  moveY: 'position',
  alignToPage: 'position',
  relative: 'position',
  distribute: 'position',
  stack: 'position',
  swap: 'position',
  text: 'words',
  find: 'words',
  filters: 'filter',
  replace: 'words',
  append: 'words',
};

/** Fields whose values nobody has read: ids, and names of what a tool may be told. */
const NOT_SAID = new Set([
  'layer',
  'layers',
  'changes',
  'shape',
  'place',
  'role',
  'font',
  'align',
  'alignToPage',
  'order',
  'filters',
]);

/** Tools that change layers which were there before. */
const CHANGES = new Set(['update_layer', 'edit_text', 'style', 'arrange', 'reorder', 'set_background', 'crop']);

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(textsIn)
      : value !== null && typeof value === 'object'
        ? Object.values(value).flatMap(textsIn)
        : [];

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string'
      ? [one]
      : one !== null && typeof one === 'object' && 'id' in one && typeof one.id === 'string'
        ? [one.id]
        : [],
  );

/** The layers of a call that changed nothing: they were like that already. */
export const idlyAbout = ({ ok, input, output, isRepair }: CallDone): string[] =>
  ok && output.unchanged === true && isRepair !== true
    ? [...idsIn(input.layer ?? []), ...idsIn(input.layers ?? [])]
    : [];

/** What about a layer a call's input changes. */
export const propertiesOf = (input: Readonly<Record<string, unknown>>): Property[] => [
  ...new Set(Object.keys(input).flatMap((field) => FIELDS[field] ?? [])),
];

function deedOf(turn: number, { tool, input, ok, output, isRepair = false }: CallDone): Deed | null {
  if (!ok || typeof output.change !== 'string') return null;
  const removed = tool === 'delete' ? idsIn(output.deleted) : [];
  const titles = new Map(
    removed.map((id, index) => [id, (textsIn(output.titles)[index] ?? '').replaceAll(/[“”]/gu, '')]),
  );
  const changes = CHANGES.has(tool);
  const about = [
    ...idsIn(output.id ?? []),
    ...idsIn(output.layer ?? []),
    ...idsIn(output.layers ?? []),
    ...idsIn(output.copies ?? []),
  ];
  const given = [...idsIn(input.layer ?? []), ...idsIn(input.layers ?? [])];
  const layers = [...new Set(changes ? [...given, ...about] : [...about, ...removed])];
  const properties = changes ? propertiesOf(input) : [];
  return {
    turn,
    tool,
    input,
    isRepair,
    change: output.change,
    layers: tool === 'set_background' ? [] : layers,
    made: changes || tool === 'delete' || tool === 'undo' || tool === 'redo' ? [] : about,
    removed,
    titles,
    properties,
    // An id is no word of what still stands there.
    words: [
      ...textsIn(Object.fromEntries(Object.entries(input).filter(([field]) => !NOT_SAID.has(field)))).filter(
        (text) => removed.length > 0 || !layers.includes(text),
      ),
      ...titles.values(),
    ],
  };
}

/** Names of tools whose calls turn back the history without naming a change. */
const STEPS = new Set(['undo', 'redo']);

/**
 * What was done and is in effect, oldest first. `turns`: the calls of each turn. What an undo took back is left out; an
 * undo that names no change ends what is known, since it may have undone anything.
 */
export function recordOf(turns: readonly (readonly CallDone[])[]): Deed[] {
  let deeds: Deed[] = [];
  for (const [turn, calls] of turns.entries()) {
    for (const call of calls) {
      const undone = call.tool === 'undo' && call.ok ? idsIn(call.input.changes ?? []) : [];
      if (undone.length > 0 && call.input.layers === undefined && call.input.only === undefined)
        deeds = deeds.filter(({ change }) => !undone.includes(change));
      else if (STEPS.has(call.tool) && call.ok && undone.length === 0) deeds = withoutLastTurn(deeds);
      const deed = deedOf(turn, call);
      if (deed) deeds.push(deed);
    }
  }
  return deeds;
}

/** A step of the history is a whole turn. */
function withoutLastTurn(deeds: readonly Deed[]): Deed[] {
  const last = deeds.at(-1)?.turn;
  return deeds.filter(({ turn }) => turn !== last);
}
