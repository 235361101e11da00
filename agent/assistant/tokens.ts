/** A request cut into words, quotations, numbers and marks, each with its place in the text. */

export type Token =
  | { kind: 'word'; text: string; lower: string; start: number; end: number }
  /** What stands between quotation marks, without them. */
  | { kind: 'quote'; text: string; lower: string; start: number; end: number }
  /** A number and the unit written at it: 30 %, 60 px, 15 °, 2 x, or none. */
  | { kind: 'number'; text: string; lower: string; value: number; unit: '' | '%' | 'px' | 'deg' | 'x' | 'pt'; start: number; end: number }
  /** 1080x1350 */
  | { kind: 'size'; text: string; lower: string; width: number; height: number; start: number; end: number }
  | { kind: 'hex'; text: string; lower: string; start: number; end: number }
  | { kind: 'mark'; text: string; lower: string; start: number; end: number };

const QUOTES: readonly (readonly [string, string])[] = [['"', '"'], ['“', '”'], ['„', '“'], ['«', '»'], ['`', '`'], ['‘', '’']];

/** Tried in order at each place. Money and dates stay words: they are content, not measures. */
const PATTERNS: readonly { pattern: RegExp; make: (match: RegExpExecArray, at: number) => Token }[] = [
  { pattern: /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/iy, make: (match, at) => plain('hex', match[0], at) },
  {
    pattern: /(\d{2,5})\s*(?:[x×*]|by)\s*(\d{2,5})(?:\s*(?:px|pixels?))?\b/iy,
    make: (match, at) => ({ ...base(match[0], at), kind: 'size', width: Number(match[1]), height: Number(match[2]) }),
  },
  {
    pattern: /(-?\d+(?:\.\d+)?)\s*(%|percent\b|px\b|pixels?\b|pt\b|points?\b|°|deg(?:rees?)?\b|x\b|times\b)/iy,
    make: (match, at) => ({ ...base(match[0], at), kind: 'number', value: Number(match[1]), unit: unitOf(match[2] ?? '') }),
  },
  { pattern: /\d+(?:\.\d+)?(?![\p{L}\d:.,/-]*[\p{L}\d])/uy, make: (match, at) => ({ ...base(match[0], at), kind: 'number', value: Number(match[0]), unit: '' }) },
  // Words hold on to what belongs to them: don't, 20-30, 5:30pm, $49.99, @shop, a.b/c
  { pattern: /[\p{L}\p{N}$€£¥₹₦₱₺₫฿₩@+&][\p{L}\p{N}\p{M}$€£¥₹₦₱₺₫฿₩@%+&_]*(?:[’'./:-]+[\p{L}\p{N}%][\p{L}\p{N}\p{M}%_]*)*/uy, make: (match, at) => plain('word', match[0], at) },
  { pattern: /\S/uy, make: (match, at) => plain('mark', match[0], at) },
];

function base(text: string, start: number) {
  return { text, lower: text.toLowerCase().replaceAll('’', "'"), start, end: start + text.length };
}

function plain(kind: 'word' | 'hex' | 'mark', text: string, start: number): Token {
  return { ...base(text, start), kind };
}

function unitOf(written: string): '%' | 'px' | 'deg' | 'x' | 'pt' {
  const unit = written.toLowerCase();
  if (unit === '%' || unit === 'percent') return '%';
  if (unit.startsWith('px') || unit.startsWith('pix')) return 'px';
  if (unit.startsWith('p')) return 'pt';
  return unit === '°' || unit.startsWith('deg') ? 'deg' : 'x';
}

/** The quotation that begins here, if one does: a single quotation mark counts only where no word surrounds it. */
function quoteAt(text: string, at: number): Token | null {
  const first = text[at] ?? '';
  const before = at === 0 ? ' ' : (text[at - 1] ?? ' ');
  const pair = first === "'" && /[\s(:,]/.test(before) ? (["'", "'"] as const) : QUOTES.find(([open]) => open === first);
  if (!pair) return null;
  let end = text.indexOf(pair[1], at + 1);
  // An apostrophe within single quotes: 'Mia's party' ends at the last one before a space or mark.
  while (first === "'" && end !== -1 && /\p{L}/u.test(text[end + 1] ?? ' ')) end = text.indexOf("'", end + 1);
  if (end === -1 || end === at + 1) return null;
  const inside = text.slice(at + 1, end).trim();
  return inside ? { kind: 'quote', text: inside, lower: inside.toLowerCase(), start: at, end: end + 1 } : null;
}

/** All tokens of a text, in order. Every character that is no space belongs to exactly one. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text[at] ?? '')) {
      if (text[at] === '\n') tokens.push(plain('mark', '\n', at));
      at += 1;
      continue;
    }
    const token = quoteAt(text, at) ?? matchAt(text, at);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function matchAt(text: string, at: number): Token {
  for (const { pattern, make } of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return make(match, at);
  }
  return plain('mark', text[at] ?? '', at);
}

/** The tokens' lower-case texts joined by spaces: what phrases are matched against. Quotations read as ‹›. */
export function phraseOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.kind === 'quote' ? '‹›' : token.lower)).join(' ');
}

/** The text from the first to the last of these tokens, as it was written. */
