/** SVG as people find it: recognizes it among words, and reads the size that it asks for. Parses nothing. */

/** What may stand before the root: declarations, instructions, comments, a document type with its entities. */
function rootAt(text: string): number {
  let at = 0;
  const skip = (begin: string, end: string): boolean => {
    if (!text.startsWith(begin, at)) return false;
    const close = text.indexOf(end, at + begin.length);
    if (close < 0) return false;
    at = close + end.length;
    return true;
  };
  for (;;) {
    while (at < text.length && /[\s\ufeff\u200b\0]/.test(text.charAt(at))) at += 1;
    if (skip('<?', '?>') || skip('<!--', '-->')) continue;
    const type = text.slice(at, at + 9).toLowerCase();
    if (type !== '<!doctype') return at;
    const [bracket, close] = [text.indexOf('[', at), text.indexOf('>', at)];
    const isLong = bracket >= 0 && bracket < close;
    const end = isLong ? text.indexOf('>', text.indexOf(']', bracket)) : close;
    if (end < 0) return at;
    at = end + 1;
  }
}

const DATA_URL = /^data:image\/svg\+xml(?:;charset=[\w-]+|;utf8)?(;base64)?,/i;

/** Written out in an address, as style sheets do it, or fenced, as chats do. */
function unwrapped(text: string): string {
  const fenced = /^```[a-z]*\n/i.exec(text);
  if (fenced) return text.slice(fenced[0].length).split('\n```', 1)[0] ?? '';
  const url = DATA_URL.exec(text);
  if (!url) return text;
  const rest = text.slice(url[0].length);
  try {
    return url[1]
      ? new TextDecoder().decode(Uint8Array.from(atob(rest.trim()), (sign) => sign.charCodeAt(0)))
      : decodeURIComponent(rest);
  } catch {
    return rest;
  }
}

/** The SVG that some text is, from its root on and with what precedes it; null: it is something else. */
export function svgIn(text: string): { source: string; root: number } | null {
  const plain = unwrapped(text.trim());
  const root = rootAt(plain);
  if (!/^<(?:[a-z][\w-]{0,30}:)?svg[\s>/]/i.test(plain.slice(root, root + 60))) return null;
  const start = plain.search(/<[?!s]|<[a-z]/i);
  return { source: plain.slice(start), root: root - start };
}

export function isSvg(text: string): boolean {
  return svgIn(text) !== null;
}

/** CSS px of a unit. CSS Values and Units, 6.2. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
};

/** "80mm" → px; null: a percentage, "auto", none, or nothing that is a length. */
export function lengthOf(written: string | null | undefined): number | null {
  const text = (written ?? '').trim();
  const number = /^[\d.+-]*(?:e[+-]?\d+)?/i.exec(text)?.[0] ?? '';
  const unit = text.slice(number.length).trim();
  const px = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return number !== '' && px > 0 && Number.isFinite(px) ? px : null;
}

export interface SvgBox {
  width: number;
  height: number;
}

/** "0 0 300 150" → its box; null: it is none. */
export function viewBoxOf(written: string | null): SvgBox | null {
  const parts = (written ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = parts;
  return parts.length === 4 && parts.every(Number.isFinite) && width > 0 && height > 0 ? { width, height } : null;
}

/**
 * The size that a root asks for, px: its own; where one side or both are left open, in the proportions of its view box;
 * null: it says nothing.
 */
export function svgSize(width: string | null, height: string | null, viewBox: string | null): SvgBox | null {
  const [wide, high, box] = [lengthOf(width), lengthOf(height), viewBoxOf(viewBox)];
  if (wide !== null && high !== null) return { width: wide, height: high };
  if (!box) return null;
  if (wide !== null) return { width: wide, height: (wide * box.height) / box.width };
  return high === null ? box : { width: (high * box.width) / box.height, height: high };
}
