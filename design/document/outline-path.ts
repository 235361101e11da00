/** Outlines in the simplest SVG path data: absolute M, L, C, Q and Z, so that every renderer draws the same. */

export type PathCommand =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' };

/** Number of values after each command. */
const ARITY = { M: 2, L: 2, Q: 4, C: 6, Z: 0 } as const;
const TOKEN = /[MLQCZ]|-?\d+(?:\.\d+)?|[ ,]+|[^]/g;
const SEPARATOR = /^[ ,]/;
/** View box lengths reach 10 000; control points may lie outside. */
const FARTHEST = 100_000;

/**
 * The commands of a path in order, or null for anything other than absolute M, L, Q, C, Z with plain decimal numbers.
 * Command letters may not be omitted.
 */
export function parsePath(path: string): PathCommand[] | null {
  if (!path.startsWith('M')) return null;
  const tokens = (path.match(TOKEN) ?? []).filter((token) => !SEPARATOR.test(token));
  const commands: PathCommand[] = [];
  for (let at = 0; at < tokens.length;) {
    const type = tokens[at] as keyof typeof ARITY;
    const count = ARITY[type];
    if (count === undefined) return null;
    const numbers = tokens.slice(at + 1, at + 1 + count).map(Number);
    // Invalid numbers are NaN here, which no bound accepts.
    if (numbers.length < count || numbers.some((value) => !(Math.abs(value) <= FARTHEST))) return null;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (type === 'Z') commands.push({ type });
    else if (type === 'Q') commands.push({ type, x1: a, y1: b, x: c, y: d });
    else if (type === 'C') commands.push({ type, x1: a, y1: b, x2: c, y2: d, x: e, y: f });
    else commands.push({ type, x: a, y: b });
    at += 1 + count;
  }
  return commands;
}
