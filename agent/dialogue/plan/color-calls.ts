/**
 * Colors that are chosen for the user: the five of a page from what is wished (colors, a mood, a ground, more or less of one
 * color), colors that are left to us or ruled out, and the color of a pill that nobody named.
 */
import { contrast, LEGIBLE, mix, LEGIBLE_LARGE, readableOn } from '#design/layout/contrast.ts';
import { fromHsl, hslOf, isDark, legibleOn } from '#design/templates/color-mix.ts';
import type { Palette } from '#design/templates/composition-input.ts';
import { moodOf } from '#design/templates/mood-of.ts';
import { paletteFrom } from '#design/templates/moods.ts';
import { moodPalette } from '#design/templates/palettes.ts';
import type { ActOf } from '../acts/act.ts';
import { isShadeOf, layersOf, ofColor, resolve, type Scene } from '../ground/resolve.ts';
import { areaOf, holdersOf, type Page, type Thing } from '../ground/canvas.ts';
import { ofKind } from '../ground/kinds.ts';
import type { Call, Planned } from './planned.ts';
import { colorDistance } from '#design/layout/color-difference.ts';
import type { Change } from '../acts/edits.ts';

export type SchemeWish = { mood?: string } & Partial<
  Pick<ActOf<'rework'>, 'colors' | 'ground' | 'step' | 'not' | 'another'>
>;

/** Ground, ink, panel, accent and pop of what people call colors: light grounds first, then dark ones. */
const SCHEMES: readonly (readonly [words: string, light: string, dark: string])[] = [
  [
    'bold bolder bright brighter vivid strong stronger vibrant loud louder punchy punchier pop happy happier cheerful fun funner intense saturated colorful colourful playful friendlier kiddy',
    '#ffd23f #1a1333 #ff8fab #d6006c #3a0ca3',
    '#1b0a3c #ffffff #5a189a #ff4d9d #ffd23f',
  ],
  ['warm warmer', '#fff1e0 #4a1f0d #ffb86b #b93e07 #8c2f0d', '#3a1206 #fff1e0 #7a2e10 #ffab5e #ffd9a8'],
  ['cool cooler cold colder', '#e6f4fb #0b2a4a #9bd3ee #0b5fa5 #12355b', '#0b2239 #eaf6ff #15466e #6fc3f2 #bfe6ff'],
  [
    'soft softer gentle gentler baby sweet',
    '#fdeef4 #4a3557 #cfe8e4 #9c4f7d #f8d9a8',
    '#fdeef4 #4a3557 #cfe8e4 #9c4f7d #f8d9a8',
  ],
  [
    'muted natural neutral calm calmer subtle quiet quieter',
    '#efe6da #3b2f26 #d8c6ae #7d4e32 #6b705c',
    '#2f2a25 #efe6da #4a4038 #d8b48a #a3a380',
  ],
  ['dark darker', '#14141c #f5f1e8 #24242f #e0b04c #8fb8de', '#14141c #f5f1e8 #24242f #e0b04c #8fb8de'],
  ['light lighter fresh fresher', '#ffffff #1c1c24 #e3ecfb #2b4fc7 #16826b', '#ffffff #1c1c24 #e3ecfb #2b4fc7 #16826b'],
  ['rich richer deep deeper', '#123524 #fdf6e3 #1d5138 #e5b84b #f1d38a', '#2a0f1f #fdf6e3 #5a1838 #e5b84b #f1d38a'],
];

/** How a design is to feel, which is no palette that the layout engine knows. */
const TEMPERS: readonly (readonly [words: string, light: string, dark: string])[] = [
  ['cute', '#ffe6ef #5a2348 #ffc9dc #c2337c #7fc8c2', '#ffe6ef #5a2348 #ffc9dc #c2337c #7fc8c2'],
  ['minimal modern professional', '#f7f7f4 #17181c #e3e4de #2746c7 #17181c', '#17181c #f7f7f4 #26282e #8fb0ff #ffffff'],
  ['elegant editorial', '#f6f1ea #2a2420 #e6dccd #8a6434 #b58c55', '#201c17 #f3e9d2 #2f2921 #c9a24d #e9d8a6'],
  ['bold', '#ffd23f #17122b #ff9f6b #d6006c #3a0ca3', '#140b2e #ffffff #321a66 #ffd23f #ff4d9d'],
  ['playful', '#ffe9a8 #2b1a4a #ffc2d8 #d2306f #1f8a8a', '#2b1a4a #fff3d6 #46307a #ffcf4d #ff86b3'],
];
const namedIn = <Row extends readonly [words: string, ...rest: string[]]>(
  table: readonly Row[],
  mood: string,
): Row | undefined => {
  const said = mood.split(' ');
  return table.find(([words]) => words.split(' ').some((word) => said.includes(word)));
};

export const isTemper = (mood: string): boolean => namedIn(TEMPERS, mood) !== undefined;

/** What is tried where only other colors are asked for: each is plain to tell from the others. */
const OTHERS: readonly string[] = [
  '#e8eefc #14204a #b9c8f7 #2746c7 #f0653a',
  '#fdeae4 #47141f #f7bfae #c2263f #1f6f6b',
  '#e4f2e7 #123524 #b7dcc0 #1b6b43 #d9822b',
  '#fff0c9 #3a2208 #ffd873 #a8430f #27506b',
  '#ece4fb #2b1553 #cdb8f3 #6a2fc0 #d6337c',
  '#17324f #f3f8fc #234b73 #ffc857 #7fd1c7',
];

const GROUNDS = { dark: '#15151c', light: '#fffdf8' } as const;
/** A ground that is as light or as dark as this is one for the letters of most colors. */
const EXTREME = { light: 0.86, dark: 0.16 };
/** How much of a color a soft ground of it has: at first, and when more is asked for. */
const TINTS = [0.16, 0.34, 0.55] as const;
/** Of more of a color so much that everybody sees it at once. */
const STEPS = [0.4, 0.62, 0.85] as const;
/** Deep colors are a ground themselves: thinned with white, brown would be pink. */
const DEEP = 0.42;
/** A color that is hardly one. */
const GRAY = 0.06;
/** Contrast of a shape with what it is on. */
const SEEN = 1.7;
/** More saturated colors are hard on the eye where they are large. */
const GLARING = 0.72;

/** A pure color as a large ground: nobody wants #ff0000 all over. */
function calmed(color: string): string {
  const { hue, saturation, lightness } = hslOf(color);
  return saturation > GLARING && lightness > 0.2 && lightness < 0.8
    ? fromHsl({ hue, saturation: GLARING, lightness: Math.min(0.62, Math.max(0.3, lightness)) })
    : color;
}

/** The color, lighter or darker, until it stands out against the ground. */
export function against(color: string, ground: string, least: number): string {
  const { hue, saturation, lightness } = hslOf(color);
  const step = isDark(ground) ? 0.03 : -0.03;
  let [shown, at] = [color, lightness];
  while (contrast(shown, ground) < least && at > 0.05 && at < 0.97) {
    at += step;
    shown = fromHsl({ hue, saturation, lightness: at });
  }
  return shown;
}

/** An ink with a hint of a hue. */
function inkOn(ground: string, hued: string): string {
  const { hue, saturation } = hslOf(hued);
  const some = Math.min(0.5, saturation);
  const tinted = isDark(ground)
    ? fromHsl({ hue, saturation: some * 0.5, lightness: 0.95 })
    : fromHsl({ hue, saturation: some, lightness: 0.15 });
  return legibleOn([ground], [tinted], LEGIBLE + 0.5);
}

/** Everything of a ground and what is to be seen on it. */
function on(ground: string, colors: readonly string[]): Palette {
  const [first = inkOn(ground, ground), second = first] = colors;
  const deep = colors.find((color) => contrast(color, ground) >= LEGIBLE + 2);
  const isPlainInk = deep !== undefined && (colors.length > 1 || hslOf(deep).saturation < GRAY);
  return {
    background: ground,
    ink: isPlainInk ? deep : inkOn(ground, first),
    panel: mix(ground, first, isDark(ground) ? 0.24 : 0.2),
    accent: against(first, ground, SEEN),
    pop: against(second, ground, SEEN),
  };
}

/** Of several colors the lightest or the darkest is what the others stand on. */
function fromColors(colors: readonly string[]): Palette {
  const byLight = colors.toSorted((a, b) => hslOf(a).lightness - hslOf(b).lightness);
  const [darkest = '#000000', lightest = '#ffffff'] = [byLight[0], byLight.at(-1)];
  const [first = darkest] = colors;
  if (colors.length === 1) return on(calmed(first), [inkOn(calmed(first), first)]);
  const rest = (ground: string) => colors.filter((color) => color !== ground);
  if (hslOf(lightest).lightness > EXTREME.light) return on(lightest, rest(lightest));
  if (hslOf(darkest).lightness < EXTREME.dark) return on(darkest, rest(darkest));
  return on(mix('#ffffff', first, TINTS[1]), [...colors.slice(1), first]);
}

/** "more pink": each time it is asked for a little more. */
function moreOf(color: string, ground: string): Palette {
  const { lightness, saturation } = hslOf(color);
  if (lightness < DEEP && saturation < GLARING) return on(color, [mix('#fffaf0', color, 0.12)]);
  const dark = isDark(ground);
  const base = dark ? '#15151c' : '#ffffff';
  const tints = STEPS.map((share) => mix(base, calmed(color), share));
  const at = tints.findIndex((tint) => contrast(tint, ground) < 1.06 && isShadeOf(ground, color));
  const next = tints[Math.min(at + 1, tints.length - 1)] ?? base;
  return { ...on(next, [calmed(color)]), panel: mix(next, calmed(color), 0.35) };
}

/** The color stays, but only here and there. */
const lessOf = (color: string, ground: string): Palette =>
  on(isShadeOf(ground, color) || !isDark(ground) ? mix('#ffffff', color, 0.04) : GROUNDS.dark, [
    inkOn('#ffffff', '#ffffff'),
    color,
  ]);

const isFreeOf = ({ background, panel, accent, pop }: Palette, not: readonly string[]): boolean =>
  [background, panel, accent, pop].every((own) => not.every((color) => !isShadeOf(own, color)));

/** `ground`: the color of the page now. */
export function schemeFor(
  { mood = '', colors = [], ground: wanted = null, step = null, not = [] }: SchemeWish,
  ground: string,
): Palette {
  if (wanted !== null) {
    const own = wanted === 'dark' || wanted === 'light' ? GROUNDS[wanted] : wanted;
    return on(own, colors);
  }
  if (step !== null) return step.way === 'up' ? moreOf(step.color, ground) : lessOf(step.color, ground);
  if (colors.length > 0) return fromColors(colors);
  if (not.length > 0 || mood === '') {
    const other = OTHERS.map(paletteFrom).find(
      (one) => isFreeOf(one, not) && contrast(one.background, ground) > 1.02 && !isShadeOf(one.background, ground),
    );
    return other ?? paletteFrom(OTHERS[0] ?? '');
  }
  const scheme = namedIn(SCHEMES, mood) ?? namedIn(TEMPERS, mood);
  return scheme
    ? paletteFrom(isDark(ground) ? scheme[2] : scheme[1])
    : moodPalette(moodOf(mood, ''), isDark(ground) ? 1 : 0);
}

/** A shape of more than this share of the page is a ground for others. */
const LARGE = 0.2;
/** Letters of this share of the page's shorter side read at less contrast. */
const BIG = 0.055;

const solid = (color: string): string | null => (color.startsWith('#') ? color.slice(0, 7) : null);

/** What the page stands on. */
const groundOf = ({ background }: Page): string => solid(background) ?? '#ffffff';

/** New colors of shapes by their old ones. */
function ofShapes(shapes: readonly Thing[], page: Page, palette: Palette): Map<string, string> {
  const given = new Map<string, string>([[groundOf(page), palette.background]]);
  const calling = [palette.accent, palette.pop];
  let called = 0;
  for (const shape of shapes.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    const color = shape.color.slice(0, 7);
    if (given.has(color)) continue;
    if (areaOf(shape) > page.width * page.height * LARGE) given.set(color, palette.panel);
    else given.set(color, calling[called++ % 2] ?? palette.accent);
  }
  return given;
}

/** The calls that give the page the colors that are wished. */
export function recolored(wish: SchemeWish, page: Page): Call[] {
  const { layers } = page;
  const palette = schemeFor(wish, groundOf(page));
  const shapes = layers.filter(
    ({ type, color, locked }) => (type === 'shape' || type === 'drawing') && solid(color) !== null && !locked,
  );
  const given = ofShapes(shapes, page, palette);
  const calls: Call[] = page.background.startsWith('image')
    ? []
    : [{ tool: 'set_background', input: { color: palette.background } }];
  for (const { id, color } of shapes)
    calls.push({ tool: 'update_layer', input: { layer: id, color: given.get(color.slice(0, 7)) ?? palette.accent } });
  const titles = ofKind(
    { kind: 'title', form: null },
    layers.filter(({ visible }) => visible),
  );
  const isBare = shapes.length === 0 && layers.every(({ highlight }) => highlight === '');
  const big = Math.min(page.width, page.height) * BIG;
  for (const text of layers.filter(({ type, locked }) => type === 'text' && !locked)) {
    const [holder] = holdersOf(text, layers).toSorted((a, b) => areaOf(a) - areaOf(b));
    const held = holder && solid(holder.color);
    const behind = (held && given.get(held)) ?? palette.background;
    const on = text.highlight === '' ? behind : palette.accent;
    const least = text.size >= big ? LEGIBLE_LARGE : LEGIBLE;
    // Where nothing else shows the color, the title does.
    const accent = isBare ? against(palette.accent, on, LEGIBLE_LARGE + 0.1) : palette.accent;
    const inks = [...(titles.includes(text) ? [accent] : []), palette.ink];
    const color = inks.find((one) => contrast(one, on) >= least) ?? readableOn(on);
    calls.push({
      tool: 'update_layer',
      input: { layer: text.id, color, ...(text.highlight === '' ? {} : { highlight: palette.accent }) },
    });
  }
  // Without color, pictures have none either.
  const isGray = (wish.colors ?? []).length > 0 && (wish.colors ?? []).every((color) => hslOf(color).saturation < GRAY);
  const pictures = layers.filter(({ type, visible, locked }) => type === 'image' && visible && !locked);
  if (isGray && wish.ground === '#ffffff' && pictures.length > 0)
    calls.push({ tool: 'style', input: { layers: pictures.map(({ id }) => id), filters: { grayscale: 100 } } });
  return calls;
}

/** Whether every color of the page can be exchanged one by one: tables and gradients have several each. */
export const isPlain = ({ layers }: Page): boolean =>
  layers.every(
    ({ type, color, visible }) =>
      !visible || (type !== 'table' && (type !== 'shape' || color === '' || solid(color) !== null)),
  );

/** What the page is composed of anew in the colors that are wished: ground first. */
export function wishedColors(wish: SchemeWish, page: Page): string[] {
  const { background, ink, accent, pop } = schemeFor(wish, groundOf(page));
  return [...new Set([background, accent, pop, ink])];
}

/** Grounds, soft ones first, and colors for letters and shapes. */
const OTHER_GROUNDS = ['#ffd9b8', '#cfe0ff', '#c9ebd2', '#ffe08a', '#ffc6d3', '#dcc9f5', '#1f2a44', '#14342b'];
const INKS = ['#b4234a', '#1d4ed8', '#0f766e', '#c2410c', '#6d28d9', '#15603a', '#ffffff', '#ffd23f', '#111827'];
/** Closer ones look the same, as the design's measure of colors goes. */
const APART = 22;
/** A ground is large: less than that is seen. */
const GROUND_APART = 12;
/** Contrast of letters with what is behind them, at least. */
const READS = 4.5;

const isOther = (color: string, from: readonly string[], apart = APART): boolean =>
  from.every((one) => colorDistance(color, one) > apart && !isShadeOf(color, one));

/** What the request is about where it only says "it": what has the color that nobody wants. */
function unwanted({ target, not }: ActOf<'recolor'>, scene: Scene): 'background' | Thing[] | null {
  const { page } = scene;
  const [color] = not;
  if (color === undefined || !target.every(({ pronoun }) => pronoun !== null)) return null;
  const spoken = layersOf(target, scene);
  if (spoken && ofColor(color, spoken).length > 0) return spoken;
  const ground = solid(page.background);
  if (ground !== null && !isOther(ground, [color], GROUND_APART)) return 'background';
  const having = ofColor(color, page.layers);
  return having.length === 1 ? having : null;
}

export function recolorCalls(act: ActOf<'recolor'>, scene: Scene): Planned {
  const { target, not, isUnwanted } = act;
  const { page } = scene;
  const ground = solid(page.background);
  const found = isUnwanted ? unwanted(act, scene) : null;
  const isGround = found === 'background' || target.every((one) => 'background' in resolve(one, scene));
  if (isGround) {
    // "no white background", and it is none.
    if (isUnwanted && (ground === null || isOther(ground, not))) return null;
    const own = ground === null ? [] : [ground];
    const color = OTHER_GROUNDS.find((one) => isOther(one, not) && isOther(one, own, GROUND_APART));
    return color === undefined ? null : { calls: [{ tool: 'set_background', input: { color } }], spoken: [] };
  }
  const layers = found ?? layersOf(target, scene);
  if (!layers || layers.length === 0) return null;
  const calls = layers.map((layer): Call | null => colored(layer, not, ground ?? '#ffffff'));
  return calls.every((call) => call !== null) ? { calls, spoken: layers.map(({ id }) => id) } : null;
}

function colored({ id, type, color, highlight }: Thing, not: readonly string[], ground: string): Call | null {
  if (type !== 'text' && type !== 'shape' && type !== 'drawing') return null;
  const behind = solid(highlight) ?? ground;
  const from = [...not, ...(solid(color) === null ? [] : [color.slice(0, 7)])];
  const fitting = INKS.filter((one) => isOther(one, from) && colorDistance(one, behind) > APART);
  const chosen = type === 'text' ? fitting.find((one) => contrast(one, behind) >= READS) : fitting[0];
  return chosen === undefined ? null : { tool: 'update_layer', input: { layer: id, color: chosen } };
}

const solids = (color: string): string[] => (/^#[0-9a-f]{6}/iu.test(color) ? [color.slice(0, 7)] : []);

function accentOf(layer: Thing, { layers, background }: Page): string {
  const ground = solids(background)[0] ?? '#ffffff';
  const colors = layers
    .filter(({ visible, type }) => visible && type !== 'image')
    .flatMap(({ highlight, color }) => [...solids(highlight), ...solids(color)])
    .filter((color) => contrast(color, ground) >= SEEN);
  const [strongest] = colors.toSorted((a, b) => hslOf(b).saturation - hslOf(a).saturation);
  return strongest ?? solids(layer.color)[0] ?? '#16161d';
}

/** Changes with a real color for "in a color of the page". */
export const withAccent = (changes: readonly Change[], layer: Thing, page: Page): readonly Change[] =>
  changes.map((change) =>
    change.property === 'highlight' && change.value === 'accent' ? { ...change, value: accentOf(layer, page) } : change,
  );
