/** Colors: names with shades ("dark green"), hex and rgb(). Whether a name is really about color, the reader decides. */
import { convertOklabToRgb, convertRgbToOklab, formatHex, parseHex } from 'culori/fn';
import { parseColor } from '#tools/inputs/color-input.ts';
import { COLOR_NAMES } from './color-table.ts';
import { phrase } from './patterns.ts';
import type { Recognized } from './recognized.ts';
import { capitalized, tokenize, type Token } from './tokens.ts';

export interface RecognizedColor extends Recognized<'color', string> {
  /** Probably part of a name or of a thing: "Green Thumb Gardening", "orange juice". */
  inName: boolean;
}

const HEX = /(?<![\p{L}\p{Nd}#&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?![\p{L}\p{Nd}])/giu;
const RGB = /\brgba?\([\d\s.,/%]{5,40}\)/gi;

/** What a shade does to lightness and chroma: added, and multiplied. */
interface Shade {
  light: number;
  chroma: number;
  /** Added toward yellow, or away from it. */
  warmth?: number;
}
const SHADES = new Map<string, Shade>(
  Object.entries({
    dark: { light: -0.18, chroma: 0.9 },
    darker: { light: -0.18, chroma: 0.9 },
    deep: { light: -0.15, chroma: 1 },
    rich: { light: -0.08, chroma: 1.1 },
    light: { light: 0.18, chroma: 0.7 },
    lighter: { light: 0.18, chroma: 0.7 },
    pale: { light: 0.24, chroma: 0.45 },
    soft: { light: 0.16, chroma: 0.6 },
    pastel: { light: 0.22, chroma: 0.5 },
    calm: { light: 0.2, chroma: 0.4 },
    calming: { light: 0.2, chroma: 0.4 },
    gentle: { light: 0.2, chroma: 0.45 },
    soothing: { light: 0.2, chroma: 0.4 },
    quiet: { light: 0.18, chroma: 0.4 },
    peaceful: { light: 0.2, chroma: 0.4 },
    relaxing: { light: 0.2, chroma: 0.4 },
    delicate: { light: 0.2, chroma: 0.45 },
    subtle: { light: 0.16, chroma: 0.4 },
    earthy: { light: -0.02, chroma: 0.5 },
    dusty: { light: 0.02, chroma: 0.45 },
    muted: { light: 0, chroma: 0.5 },
    faded: { light: 0.1, chroma: 0.5 },
    bright: { light: 0.06, chroma: 1.25 },
    vivid: { light: 0, chroma: 1.3 },
    neon: { light: 0.1, chroma: 1.4 },
    warm: { light: 0, chroma: 1, warmth: 0.025 },
    cool: { light: 0, chroma: 1, warmth: -0.025 },
    cold: { light: 0, chroma: 1, warmth: -0.025 },
    dull: { light: 0, chroma: 0.5 },
    smoky: { light: -0.05, chroma: 0.5 },
    creamy: { light: 0.14, chroma: 0.6, warmth: 0.02 },
    milky: { light: 0.18, chroma: 0.5 },
    powdery: { light: 0.2, chroma: 0.5 },
    washed: { light: 0.14, chroma: 0.45 },
    strong: { light: -0.02, chroma: 1.2 },
    vibrant: { light: 0, chroma: 1.3 },
    fluorescent: { light: 0.1, chroma: 1.4 },
    medium: { light: 0, chroma: 1 },
    off: { light: 0, chroma: 0.8 },
  }),
);
/** Shades that may stand before one name. */
const MOST_SHADES = 3;
const LIMITS = { lightest: 0.97, darkest: 0.12 };

/** Names of colors that are things first: what follows them tells. */
const THINGS = new Set(
  'orange lime cherry peach apricot plum olive lavender mint cream coffee chocolate wine rose salmon coral tomato wheat linen snow sand sky forest grape copper bronze brick caramel amber rust mustard gold silver golden eggplant lilac violet iris orchid honeydew sage denim peru tan thistle moss emerald turquoise pearl seashell cornsilk eggshell petrol sunny blush charcoal ivory terracotta mauve clay camel nude chestnut mahogany cognac bordeaux merlot claret ruby tangerine saffron champagne bone parchment alabaster stone ash slate graphite pewter onyx ebony jade eucalyptus fern pine cornflower sapphire steel midnight amethyst wisteria heather mulberry aubergine bubblegum flamingo peony ochre umber ecru'.split(
    ' ',
  ),
);
/** Whether a color's name is first that of a thing: "forest", "coffee". */
export const isThingToo = (name: string): boolean => THINGS.has(name.toLowerCase());
/** Words behind which a thing's name is a color. */
const PAINTED = new Set(
  'background backgrounds bg text texts type title headline heading subtitle button buttons border frame box circle line lines letters lettering writing font color colour colors colours shade shades tone tones instead palette theme accent accents shape badge sticker banner stripe ribbon outline shadow overlay gradient version one ones bigger smaller bold'.split(
    ' ',
  ),
);
/** Words before which it is one, and those that join it to another color. */
const PAINTING = new Set(
  "in to into on is be are it's its it color colour colors colours background bg something mostly all more very : = make paint turn a an plain solid".split(
    ' ',
  ),
);
const JOINING = new Set('and & , / + n or w with on'.split(' '));
/** Firm compounds with names that are colors first. */
const COMPOUNDS = new Map(
  Object.entries({
    green: 'tea beans bean house card salad curry thumb energy fingers light',
    red: 'wine carpet cross velvet pepper bull tape beans hat',
    black: 'friday tea coffee pepper belt magic market forest tie beans board history',
    white: 'house wine rice chocolate tea noise board bread elephant',
    blue: 'cheese jay whale monday moon jeans',
    brown: 'rice sugar bread butter bear',
    yellow: 'pages cab curry',
    pink: 'lady panther gin lemonade',
    gold: 'member members medal rush coin coins',
    silver: 'spoon lining screen member members medal',
    grey: 'goose area hound',
    gray: 'area hound',
  }).map(([name, words]) => [name, new Set(words.split(' '))] as const),
);

function shaded(color: string, { light, chroma, warmth = 0 }: Shade): string {
  const rgb = parseHex(color);
  if (!rgb) return color;
  const { l, a, b } = convertRgbToOklab(rgb);
  const lightness = Math.min(LIMITS.lightest, Math.max(LIMITS.darkest, l + light));
  return formatHex(convertOklabToRgb({ l: lightness, a: a * chroma, b: b * chroma + warmth }));
}

/** Behind another name of a color they say only what family it is of: "navy blue". */
const FAMILIES = new Set('red orange yellow green blue purple pink brown grey gray white black gold'.split(' '));

const nameOf = (tokens: readonly Token[]) => tokens.map(({ lower }) => lower).join('');

/** "pinks and cream", "blues and greens": of several colors, where one stands alone it may be anything. */
function pluralAt(tokens: readonly Token[], at: number, count: number): string | null {
  const single = (index: number): string => tokens[index]?.lower.replace(/s$/u, '') ?? '';
  if (count > 1 || single(at) === tokens[at]?.lower || !FAMILIES.has(single(at))) return null;
  const isOther = (index: number): boolean => FAMILIES.has(single(index)) || COLOR_NAMES.has(single(index));
  const joined =
    (PAIRING.has(tokens[at + 1]?.lower ?? '') && isOther(at + 2)) ||
    (PAIRING.has(tokens[at - 1]?.lower ?? '') && isOther(at - 2));
  return joined ? (COLOR_NAMES.get(single(at)) ?? null) : null;
}
const PAIRING = new Set(['and', '&', '+', 'n']);

/** The words from a token on, hyphens left out, each with the token behind it. */
function wordsAt(tokens: readonly Token[], at: number, most: number): { token: Token; end: number }[] {
  const words: { token: Token; end: number }[] = [];
  for (let next = at; next < tokens.length && words.length < most; next += 1) {
    const token = tokens[next];
    if (!token || (token.line && next > at) || (token.kind === 'mark' && token.text !== '-')) break;
    if (token.kind === 'word') words.push({ token, end: next + 1 });
  }
  return words;
}

/** A name without shades: "teal", "hot pink", "navy blue". */
function plainNameAt(tokens: readonly Token[], at: number, isShaded = false): { value: string; length: number } | null {
  const words = wordsAt(tokens, at, 3);
  for (let count = words.length; count > 0; count -= 1) {
    const some = words.slice(0, count);
    const length = (some.at(-1)?.end ?? at) - at;
    const named = nameOf(some.map(({ token }) => token));
    // "soft pinks"
    const family = isShaded ? named.replace(/s$/u, '') : '';
    const value =
      COLOR_NAMES.get(named) ??
      (FAMILIES.has(family) ? COLOR_NAMES.get(family) : undefined) ??
      pluralAt(tokens, at, count);
    if (value) return { value, length };
    const [first, second] = some.map(({ token }) => token);
    // "navy blue", "forest green": the first names it, the second only says what family it is of.
    const ofFamily = count === 2 && first && second && FAMILIES.has(second.lower) && COLOR_NAMES.get(first.lower);
    if (ofFamily) return { value: ofFamily, length };
  }
  return null;
}

/** A color at a token: its value and how many tokens it takes, hyphens included. "a light, dusty pink" */
function nameAt(tokens: readonly Token[], at: number): { value: string; length: number } | null {
  const plain = plainNameAt(tokens, at);
  if (plain) return plain;
  const shades: Shade[] = [];
  let next = at;
  while (shades.length < MOST_SHADES) {
    const [word] = wordsAt(tokens, next, 1);
    const shade = word && SHADES.get(word.token.lower);
    if (!shade) break;
    shades.push(shade);
    next = word.end;
    if (JOINED.has(tokens[next]?.lower ?? '') && SHADES.has(tokens[next + 1]?.lower ?? '')) next += 1;
    const base = plainNameAt(tokens, next, true);
    if (base)
      return {
        value: shades.reduceRight((color, one) => shaded(color, one), base.value),
        length: next + base.length - at,
      };
  }
  return null;
}
/** Between two shades of one color: "a soft, warm beige". */
const JOINED = new Set([',', 'and', '-']);

const SENTENCE_START = phrase('.|!|?|:|"|“');

function isInName(tokens: readonly Token[], at: number, end: number): boolean {
  const [first, last, before, after] = [tokens[at], tokens[end - 1], tokens[at - 1], tokens[end]];
  const next = after && !after.line && after.kind === 'word' ? after : undefined;
  const starts = first?.line || SENTENCE_START(tokens, at - 1) > 0;
  if (capitalized(first) && capitalized(next)) return true;
  if (capitalized(first) && !starts && capitalized(before)) return true;
  if (next && last && COMPOUNDS.get(last.lower)?.has(next.lower)) return true;
  return last !== undefined && THINGS.has(last.lower) && end - at === 1 && !isPainted(tokens, at);
}

/** Whether the words beside a thing's name make it a color: "lavender background", "in wine", "pink and gold". */
function isPainted(tokens: readonly Token[], at: number): boolean {
  const lower = (index: number) => tokens[index]?.lower ?? '';
  const isColor = (index: number) => COLOR_NAMES.has(lower(index)) || FAMILIES.has(lower(index).replace(/s$/u, ''));
  if (tokens.length === 1 || PAINTED.has(lower(at + 1)) || isColor(at + 1)) return true;
  // "a wine tasting", "in coffee mugs"
  const isLast =
    !tokens[at + 1] || tokens[at + 1]?.kind === 'mark' || tokens[at + 1]?.line || CLOSES.has(lower(at + 1));
  if (PAINTING.has(lower(at - 1)) && isLast) return true;
  // "sage and gold"; but "lavender, rose, oat" are scents.
  const joins = (mark: number, other: number) =>
    JOINING.has(lower(mark)) && isColor(other) && (lower(mark) !== ',' || !THINGS.has(lower(other)));
  return joins(at - 1, at - 2) || joins(at + 1, at + 2);
}
/** What may follow a color that is said last. */
const CLOSES = new Set(
  'and or on with for to in the please pls at all that than but behind around under as from is it not'.split(' '),
);

export function recognizeColor(text: string): RecognizedColor[] {
  const found: RecognizedColor[] = [];
  for (const expression of [HEX, RGB])
    for (const { 0: written, index } of text.matchAll(expression)) {
      const value = parseColor(written)?.slice(0, 7);
      if (value) found.push({ type: 'color', span: [index, index + written.length], value, inName: false });
    }
  const tokens = tokenize(text);
  for (let at = 0; at < tokens.length;) {
    const name = tokens[at]?.kind === 'word' ? nameAt(tokens, at) : null;
    const [first, last] = [tokens[at], name ? tokens[at + name.length - 1] : undefined];
    if (name && first && last) {
      const inName = isInName(tokens, at, at + name.length);
      found.push({ type: 'color', span: [first.start, last.end], value: name.value, inName });
      at += name.length;
      // In "red wine" the second word is no color either.
      if (inName && COMPOUNDS.get(last.lower)?.has(tokens[at]?.lower ?? '')) at += 1;
    } else at += 1;
  }
  return found.toSorted((a, b) => a.span[0] - b.span[0]);
}
