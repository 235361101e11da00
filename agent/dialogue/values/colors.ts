/** Colors: hex codes, and names with their shades ("dark green", "pale pink"). */
import { COLOR_NAMES } from '#tools/inputs/color-names.ts';
import type { Recognized } from './recognized.ts';

const HEX = /(?<![\p{L}\p{N}#&])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])/giu;
const WORD = /[\p{L}]+/gu;
/** Names that are more often something else. */
const RARELY = new Set(['tan', 'snow', 'linen', 'wine', 'rose', 'sand', 'sky', 'coffee', 'cherry', 'grape', 'brick', 'rust', 'chocolate', 'tomato', 'salmon', 'peach', 'apricot', 'caramel', 'wheat', 'orchid', 'plum', 'forest', 'moss', 'mint', 'amber', 'sunny', 'denim', 'honeydew', 'peru', 'seashell', 'thistle', 'lime', 'olive', 'mustard', 'eggplant', 'cream', 'gold', 'orange', 'violet', 'lavender', 'sage', 'copper', 'bronze', 'golden', 'blush', 'petrol', 'scarlet', 'azure', 'ivory', 'emerald', 'fuchsia', 'aqua', 'navy', 'khaki']);
/** What a name like "lavender" must stand between to be a color. */
const COLOR_BEHIND = /^\s(?:background|backdrop|bg|colou?rs?|tones?|letters?|text|type|writing|font|accents?|palette|theme|style|border|touches|details|shades?)(?!\p{L})/iu;
const ENDS_COLOR = /^(?:\s(?:and|&|n|with|on|please|pls)(?!\p{L})|\s?[,.;+/)!]|\s*$)/iu;
const BEFORE_COLOR = /(?:(?<!\p{L})(?:in|and|&|n|with|on|plain|use|colou?rs?:?)|[,+/])\s$/iu;

/** Things that take their color's name along: "green tea", "Black Friday". */
const COMPOUNDS = /^\s(?:tea|juice|friday|thumb|house|members?|wine|bread|card|carpet|light|belt|pepper|beans?|onions?|velvet|cross|panda|bull|market|sox|chocolate|lives|coffee|rice|mail|list|book|collar|ribbon|week|monday|door|room|bar|lotus|note|fork|goat|retriever|sea|box)(?!\p{L})/iu;

const SHADES = new Set(['dark', 'light', 'deep', 'pale', 'soft', 'warm', 'cool', 'bright', 'pastel', 'baby', 'dusty', 'burnt', 'neon', 'hot', 'electric', 'royal', 'sky', 'rose', 'off', 'icy', 'forest', 'navy', 'powder', 'steel', 'mid', 'midnight', 'olive', 'lime', 'sea', 'mint', 'burgundy', 'coral', 'muted', 'rich', 'vivid', 'sage', 'lemon']);
/** Shades that a name may lose: "muted teal" is teal. */
const LOOSE = new Set(['soft', 'warm', 'bright', 'muted', 'rich', 'vivid', 'cool', 'deep', 'pale', 'pastel', 'mid', 'dusty', 'icy']);

interface Named { color: string; words: number }

function namedAt(words: readonly RegExpExecArray[], at: number, text: string): Named | null {
  const run = words.slice(at, at + 3).filter((word, index) => index === 0 || /^[\s-]$/u.test(text.slice((words[at + index - 1]?.index ?? 0) + (words[at + index - 1]?.[0].length ?? 0), word.index)));
  for (let count = run.length; count > 0; count -= 1) {
    const parts = run.slice(0, count).map(([word]) => word.toLowerCase());
    const name = parts.join('').replace(/s$/u, '');
    const color = COLOR_NAMES.get(parts.join('')) ?? COLOR_NAMES.get(name);
    if (color !== undefined) return { color, words: count };
    const [shade = '', ...rest] = parts;
    const base = COLOR_NAMES.get(rest.join('')) ?? COLOR_NAMES.get(rest.join('').replace(/s$/u, ''));
    if (base !== undefined && SHADES.has(shade) && LOOSE.has(shade)) return { color: base, words: count };
  }
  return null;
}

/** `value`: `#rrggbb`. Leaves out colors that are part of a name or of a thing's own. */
export function recognizeColors(text: string): Recognized<'color', string>[] {
  const found: Recognized<'color', string>[] = [...text.matchAll(HEX)].map((match) => {
    const hex = match[0].toLowerCase();
    const value = hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;
    return { type: 'color', span: [match.index, match.index + match[0].length], value };
  });
  const words = [...text.matchAll(WORD)];
  for (let at = 0; at < words.length; at += 1) {
    const named = namedAt(words, at, text);
    const first = words[at];
    const last = words[at + (named?.words ?? 1) - 1];
    if (!named || !first || !last) continue;
    const span: [number, number] = [first.index, last.index + last[0].length];
    at += named.words - 1;
    if (isPartOfName(text, span) || COMPOUNDS.test(text.slice(span[1]))) continue;
    const [before, behind] = [text.slice(Math.max(0, span[0] - 12), span[0]), text.slice(span[1], span[1] + 14)];
    const isColor = COLOR_BEHIND.test(behind) || (BEFORE_COLOR.test(before) && ENDS_COLOR.test(behind));
    if (named.words === 1 && RARELY.has(first[0].toLowerCase()) && !isColor) continue;
    found.push({ type: 'color', span, value: named.color });
  }
  return found;
}

/** "The Blue Door", "Green Thumb Gardening": capitalized beside another capitalized word, and not after a period. */
function isPartOfName(text: string, [from, to]: readonly [number, number]): boolean {
  if (!/^\p{Lu}/u.test(text.slice(from)) || /\p{Lu}{2}/u.test(text.slice(from, from + 2))) return false;
  const behind = /^\s\p{Lu}\p{Ll}/u.test(text.slice(to));
  const before = /\p{Lu}\p{Ll}+\s$/u.test(text.slice(Math.max(0, from - 24), from));
  return behind || before;
}
