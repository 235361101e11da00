/**
 * Tools that had another name when a transcript was recorded. Renaming a tool means adding its former name here, so
 * that old files replay forever. The new name replaces the old one everywhere: in calls, answers to questions,
 * expectations, and in the model's own bytes.
 */
import type { ScriptedCall, Step, Transcript, Turn } from '../format/format.ts';

/** Former name → the name of today. */
export type FormerNames = Readonly<Record<string, string>>;

export const FORMER_TOOL_NAMES: FormerNames = {};

/** The name of a call in the protocol's JSON. Arguments are a string in there, so theirs have backslashes. */
const NAME_IN_BYTES = /("name"\s*:\s*")([A-Za-z0-9_.-]{1,100})(?=")/g;

/**
 * Renames tools in bytes that arrived in chunks: a name may be split over several of them; the new name is then put
 * into the first.
 */
function renamedBytes(raw: string | string[], today: (name: string) => string): string | string[] {
  const chunks = Array.isArray(raw) ? [...raw] : [raw];
  const found = [...chunks.join('').matchAll(NAME_IN_BYTES)].filter(([, , name = '']) => today(name) !== name);
  for (const { index, 1: before = '', 2: name = '' } of found.reverse()) {
    const from = index + before.length;
    let start = 0;
    let written = false;
    for (const [at, chunk] of chunks.entries()) {
      const [first, last] = [Math.max(0, from - start), Math.min(chunk.length, from + name.length - start)];
      start += chunk.length;
      if (first >= last) continue;
      chunks[at] = chunk.slice(0, first) + (written ? '' : today(name)) + chunk.slice(last);
      written = true;
    }
  }
  return Array.isArray(raw) ? chunks : (chunks[0] ?? '');
}

/** The same transcript with current names. */
export function withNamesOfToday(transcript: Transcript, table: FormerNames = FORMER_TOOL_NAMES): Transcript {
  if (Object.keys(table).length === 0) return transcript;
  const today = (name: string) => (Object.hasOwn(table, name) ? (table[name] ?? name) : name);
  const call = (one: ScriptedCall): ScriptedCall => ({ ...one, tool: today(one.tool) });
  const step = (one: Step): Step => ({
    ...one,
    ...(one.calls && { calls: one.calls.map(call) }),
    ...(one.raw !== undefined && { raw: renamedBytes(one.raw, today) }),
  });
  const expected = (tools: NonNullable<Turn['expect']['tools']>) => {
    if (Array.isArray(tools)) return tools.map(today);
    return 'subset' in tools ? { subset: tools.subset.map(today) } : { unordered: tools.unordered.map(today) };
  };
  const turn = (one: Turn): Turn => ({
    ...one,
    ...(one.steps && { steps: one.steps.map(step) }),
    approve: Object.fromEntries(Object.entries(one.approve).map(([tool, yes]) => [today(tool), yes])),
    expect: { ...one.expect, ...(one.expect.tools && { tools: expected(one.expect.tools) }) },
  });
  return {
    ...transcript,
    start: { ...transcript.start, calls: transcript.start.calls.map(call) },
    turns: transcript.turns.map(turn),
  };
}
