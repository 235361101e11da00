/** Values that style sheets name, and pairs of colors for light and dark: `var(--ink, #333)`, `light-dark(#fff, #000)`. */

/** Names that name other names; more is a circle. */
const DEEPEST = 8;

/** The place behind the bracket that closes the one before `from`. */
function behindBracket(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}

/** The first comma that is in no brackets; -1: none. */
function commaIn(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    else if (text[at] === ',' && depth === 0) return at;
  }
  return -1;
}

/** The value with what its names stand for in `style`, and with the colors for light pages. Unknown names are empty. */
export function withoutVariables(value: string, style: Readonly<Record<string, string>>, depth = 0): string {
  const call = /\b(var|light-dark)\(/.exec(value);
  if (!call) return value;
  if (depth >= DEEPEST) return '';
  const from = call.index + call[0].length;
  const end = behindBracket(value, from);
  const inside = value.slice(from, end - 1);
  const comma = commaIn(inside);
  const first = (comma === -1 ? inside : inside.slice(0, comma)).trim();
  const rest = comma === -1 ? '' : inside.slice(comma + 1).trim();
  const meant = call[1] === 'var' ? (style[first] ?? rest) : first;
  return withoutVariables(value.slice(0, call.index) + meant + value.slice(end), style, depth + 1).trim();
}
