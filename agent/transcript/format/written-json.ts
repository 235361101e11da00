/** JSON as people write transcripts: short values on one line, the rest broken up and indented. */

/** Longest line, characters. Only texts that are longer themselves exceed it. */
const WIDTH = 150;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`).join(', ')} }`;
}

/**
 * JSON without a line break at its end. `indent`: of the line on which it begins, `unit`: of one level; `before`:
 * characters on that line before it.
 */
export function writtenJson(
  value: unknown,
  { indent = '', unit = '  ', before = 0 }: { indent?: string; unit?: string; before?: number } = {},
): string {
  const short = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + short.length <= WIDTH) return short;
  const inner = indent + unit;
  const lines = Array.isArray(value)
    ? value.map((one) => inner + writtenJson(one, { indent: inner, unit }))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => {
          const name = `${JSON.stringify(key)}: `;
          return inner + name + writtenJson(one, { indent: inner, unit, before: name.length });
        });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
