/** Reads JSON that is still being written, as the AI SDK does, without bringing the SDK to the browser. */

/** A string with or without its end, a sign, or a number or word. */
const TOKENS = /"(?:[^"\\]|\\[^])*(?:"|\\$)?|[{}[\],:]|[^\s{}[\],:"]+/g;
const WORDS = ['true', 'false', 'null'];

/**
 * The value as far as it is known: a string up to its last letter, an object without the members whose value has not
 * begun. Undefined when there is none yet, or when the text does not begin with JSON.
 */
export function parseUnfinished(json: string): unknown {
  /** The ends of the lists and objects that are open, innermost first. */
  let ends = '';
  let known = '';
  let knownUpTo = 0;
  let isKey = false;
  for (const { 0: token, index } of json.matchAll(TOKENS)) {
    if (token === ',') isKey = ends.startsWith('}');
    else if (token === ':') isKey = false;
    else if (!isKey || token === '}') {
      if (token === '{') ends = `}${ends}`;
      else if (token === '[') ends = `]${ends}`;
      else if (token === '}' || token === ']') ends = ends.slice(1);
      isKey = token === '{';
      const end = index + token.length;
      const value = end < json.length ? token : endOf(token);
      if (value === '') continue;
      known += json.slice(knownUpTo, index) + value;
      knownUpTo = end;
      // What follows the whole value is not part of it.
      if (ends === '') break;
    }
  }
  try {
    return JSON.parse(known + ends) as unknown;
  } catch {
    return undefined;
  }
}

/** The last token, whole; empty when nothing is known of it. */
function endOf(token: string): string {
  if (/^[{}[\]]$/.test(token)) return token;
  if (token.startsWith('"')) return /^"(?:[^"\\]|\\[^])*"$/.test(token) ? token : `${token.replace(/\\$/, '')}"`;
  if (/^[-\d]/.test(token)) return /^[-+.eE\d]*\d/.exec(token)?.[0] ?? '';
  return WORDS.find((word) => word.startsWith(token)) ?? token;
}
