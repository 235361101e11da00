/** Replaces a color everywhere in a value: fills, outlines, shadows, gradient stops, tables, codes, backgrounds. */

const COLOR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/;

/** Names and words are never colors, whatever they look like. */
const WORDS = new Set(['id', 'name', 'parent', 'order', 'text', 'content', 'emoji', 'asset', 'fontFamily']);

/**
 * A value with a color replaced in every property that holds it, keeping each alpha; the same value when none does.
 * Colors are `#rrggbb`, with or without alpha.
 */
export function recolored<Value>(value: Value, from: string, to: string): Value {
  return changed(value, from.slice(0, 7), to.slice(0, 7)) as Value;
}

function changed(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return COLOR.test(value) && value.startsWith(from) ? to + value.slice(7) : value;
  if (Array.isArray(value)) {
    const next = value.map((item) => changed(item, from, to));
    return next.some((item, index) => item !== value[index]) ? next : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  let different = false;
  const next = Object.fromEntries(
    Object.entries(value).map(([key, own]) => {
      const other = WORDS.has(key) ? own : changed(own, from, to);
      different ||= other !== own;
      return [key, other];
    }),
  );
  return different ? next : value;
}
