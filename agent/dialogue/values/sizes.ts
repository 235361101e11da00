/** Sizes and formats of pages: "1080x1350", "6 x 4 cm", "A4 landscape", "Instagram story". */
import { LIMITS } from '#design/document/limits.ts';
import { findFormat, PAGE_FORMATS } from '#tools/inputs/formats.ts';
import type { Recognized } from './recognized.ts';

export interface PageSize {
  /** px */
  width: number;
  height: number;
}

/** px per unit: print at 300 px per inch. */
const PIXELS: Readonly<Record<string, number>> = {
  px: 1, pixel: 1, pixels: 1, mm: 300 / 25.4, cm: 300 / 2.54, m: 30_000 / 2.54, in: 300, inch: 300, inches: 300, '"': 300, '″': 300, ft: 3600, feet: 3600,
};

const SIZE =
  /(?<![\p{L}\p{N}.,])(\d{1,4}(?:[.,]\d{1,2})?)\s?(px|mm|cm|m|in|inch|inches|ft|feet|"|″)?\s?(?:x|×|by|\*)\s?(\d{1,4}(?:[.,]\d{1,2})?)\s?(pixels?|px|mm|cm|m|inches|inch|in|ft|feet|"|″)?(?![\p{L}\p{N}])(?!\s?(?:x|×|by)\s?\d)/giu;
const ISO = /(?<![\p{L}\p{N}])(a[2-6])(?:[\s-](portrait|landscape|upright|vertical|horizontal))?(?![\p{L}\p{N}])/giu;

/** Scales sizes that a page cannot have evenly into its limits: large prints down, a 728 × 90 px banner up. */
function fitted(width: number, height: number): PageSize {
  const down = Math.min(1, LIMITS.maxDimension / Math.max(width, height));
  const scale = Math.max(down, LIMITS.minDimension / Math.min(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const number = (text: string): number => Number(text.replace(',', '.'));

export function recognizeSizes(text: string): Recognized<'size', PageSize>[] {
  return [...text.matchAll(SIZE)].flatMap((match): Recognized<'size', PageSize>[] => {
    const [whole, width = '', first, height = '', second] = match;
    const unit = (second ?? first)?.toLowerCase();
    const [w, h] = [number(width), number(height)];
    // "5x7" is a print in inches, "2x1" an offer, "3 x 4" nothing known.
    const inches = unit === undefined && w < 40 && h < 40;
    if (inches && (w < 3 || h < 3)) return [];
    const scale = PIXELS[unit ?? (inches ? 'in' : 'px')] ?? 1;
    const size = fitted(w * scale, h * scale);
    if (Math.max(size.width, size.height) > LIMITS.maxDimension || Math.min(w, h) * scale < 20) return [];
    return [{ type: 'size', span: [match.index, match.index + whole.trimEnd().length], value: size }];
  });
}

/** Names of formats, longest first, with spaces for hyphens. */
const NAMES: readonly string[] = [
  ...new Set(PAGE_FORMATS.flatMap(({ id, name, also }) => [id.replaceAll('-', ' '), name.toLowerCase(), ...also])),
].sort((a, b) => b.length - a.length);
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const FORMAT = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NAMES.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
/** Names that are formats only as the name of one: "my Etsy shop", "a love letter". */
const PLAIN = new Set(['instagram', 'insta', 'facebook', 'story', 'stories', 'etsy', 'ebay', 'amazon', 'depop', 'shopee', 'poshmark', 'lazada', 'tokopedia', 'carousell', 'mercado libre', 'whatsapp', 'youtube', 'tiktok', 'pinterest', 'linkedin', 'twitter', 'x', 'letter', 'square', 'portrait', 'landscape', 'reel', 'reels', 'pin', 'pins', 'wide', 'status', 'tall', 'vertical', 'horizontal', 'card']);

export function recognizeFormats(text: string): Recognized<'format', string>[] {
  const found = [...text.matchAll(FORMAT)].flatMap((match): Recognized<'format', string>[] => {
    const name = match[0].toLowerCase();
    const format = findFormat(name);
    if (!format || (PLAIN.has(name) && !asFormat(text, match.index, match[0].length))) return [];
    return [{ type: 'format', span: [match.index, match.index + match[0].length], value: format.id }];
  });
  const iso = [...text.matchAll(ISO)].flatMap((match): Recognized<'format', string>[] => {
    const format = findFormat(match[0].toLowerCase()) ?? findFormat((match[1] ?? '').toLowerCase());
    return format ? [{ type: 'format', span: [match.index, match.index + match[0].length], value: format.id }] : [];
  });
  return [...found, ...iso];
}

const BEFORE = /(?:^|[\s,(])(?:an?|as|for|in|the|and|make|need|want|create|design|simple|nice|cute|quick|size|format|one|pls|me)\s$/iu;
const BEHIND = /^\s?(?:size|format|post|story|cover|banner|pin|listing|status|please|pls|for|about|[,.:]|$)/iu;
const SHOP = /^\s(?:shop|store|page|account|channel|profile|live|sellers?)(?!\p{L})/iu;

/** Whether a word that may mean something else names the page's format here. */
function asFormat(text: string, at: number, length: number): boolean {
  const behind = text.slice(at + length, at + length + 12);
  if (SHOP.test(behind)) return false;
  const name = text.slice(at, at + length).toLowerCase();
  const before = text.slice(Math.max(0, at - 14), at);
  const ownNoun = ['story', 'stories', 'reel', 'reels', 'pin', 'pins', 'status'].includes(name);
  if (/(?:my|our|his|her|your|share to your)\s$/iu.test(before)) return false;
  return ownNoun ? at < 3 || BEFORE.test(before) || BEHIND.test(behind) : at < 3 ? BEHIND.test(behind) : /(?:for|on|as|in)\s(?:an?\s)?$/iu.test(before) && BEHIND.test(behind);
}
