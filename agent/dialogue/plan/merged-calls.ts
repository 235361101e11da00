/** Calls that follow one another on one thing, as one. */
import type { Call } from './planned.ts';

/** Several changes of one table: rows are counted as they were before any of them, where nothing says at which number one comes. */
function mayBeOne(call: Call, next: Call): boolean {
  const isOfTable = (one: Call): boolean =>
    one.tool === 'update_table' && one.input.at === undefined && one.input.sort === undefined;
  return isOfTable(call) && isOfTable(next) && call.input.layer === next.input.layer;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/**
 * One change of a layer and the next as one: where they differ the later one counts, and ways add up. Null: where the layer
 * goes can't be said in one way.
 */
function together(first: Call['input'], next: Call['input']): Call['input'] | null {
  const both = { ...first, ...next };
  const moves = [both.moveX, both.moveY].some((by) => by !== undefined);
  for (const [at, by] of [
    ['x', 'moveX'],
    ['y', 'moveY'],
  ] as const) {
    if (next[at] !== undefined || next.place !== undefined) delete both[by];
    else if (next[by] !== undefined && first[by] !== undefined)
      both[by] = (numberOf(first[by]) ?? 0) + (numberOf(next[by]) ?? 0);
    if (next.place !== undefined) delete both[at];
  }
  if (next.x !== undefined || next.y !== undefined) delete both.place;
  const isMixed =
    [both.moveX, both.moveY].some((by) => by !== undefined) && (both.place ?? both.x ?? both.y) !== undefined;
  return moves && isMixed ? null : both;
}

/** Calls that follow one another on one layer, as one; where they differ the later one counts. */
export function merged(calls: readonly Call[]): Call[] {
  const made: Call[] = [];
  for (const call of calls) {
    const last = made.at(-1);
    const isSame =
      call.tool === 'update_layer' && last?.tool === 'update_layer' && last.input.layer === call.input.layer;
    const one = isSame ? together(last.input, call.input) : null;
    if (one && last) last.input = one;
    else if (last && mayBeOne(last, call))
      for (const [field, value] of Object.entries(call.input)) {
        const own = last.input[field];
        last.input[field] =
          Array.isArray(own) && Array.isArray(value) ? [...(own as unknown[]), ...(value as unknown[])] : value;
      }
    // "the photo is too dark, brighten it": said twice. Two steps back are two.
    else if (call.tool === 'undo' || JSON.stringify(call) !== JSON.stringify(last))
      made.push({ ...call, input: { ...call.input } });
  }
  return made;
}
