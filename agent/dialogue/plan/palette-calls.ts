/** Exchanges every color of a page for one of a palette: the same for what was the same, letters such that they read. */
import { contrast, LEGIBLE, readableOn } from '#design/layout/contrast.ts';
import type { Palette } from '#design/templates/composition-input.ts';
import { moodOf } from '#design/templates/mood-of.ts';
import { paletteFrom } from '#design/templates/moods.ts';
import { moodPalette, paletteOf } from '#design/templates/palettes.ts';
import { areaOf, holdersOf, type Page } from '../ground/canvas.ts';
import { ofKind } from '../ground/kinds.ts';
import type { Call } from './planned.ts';

/** Ground, ink, panel, accent and pop of what people call colors: light grounds first, then dark ones. */
const SCHEMES: readonly (readonly [words: string, light: string, dark: string])[] = [
  [
    'bold bolder bright brighter vivid strong stronger vibrant loud louder punchy punchier pop happy happier cheerful fun funner intense saturated colorful colourful playful friendlier kiddy',
    '#ffd23f #1a1333 #ff8fab #d6006c #3a0ca3',
    '#1b0a3c #ffffff #5a189a #ff4d9d #ffd23f',
  ],
  [
    'warm warmer autumn fall cosy cozy',
    '#fff1e0 #4a1f0d #ffb86b #b93e07 #8c2f0d',
    '#3a1206 #fff1e0 #7a2e10 #ffab5e #ffd9a8',
  ],
  [
    'cool cooler cold colder winter icy',
    '#e6f4fb #0b2a4a #9bd3ee #0b5fa5 #12355b',
    '#0b2239 #eaf6ff #15466e #6fc3f2 #bfe6ff',
  ],
  [
    'pastel soft softer gentle baby sweet',
    '#fdeef4 #4a3557 #cfe8e4 #9c4f7d #f8d9a8',
    '#fdeef4 #4a3557 #cfe8e4 #9c4f7d #f8d9a8',
  ],
  [
    'muted earth earthy natural neutral calm calmer subtle quiet quieter',
    '#efe6da #3b2f26 #d8c6ae #7d4e32 #6b705c',
    '#2f2a25 #efe6da #4a4038 #d8b48a #a3a380',
  ],
  ['neon', '#0b0b12 #ffffff #1f1f36 #39ff14 #ff2bd6', '#0b0b12 #ffffff #1f1f36 #39ff14 #ff2bd6'],
  ['dark darker moody', '#14141c #f5f1e8 #24242f #e0b04c #8fb8de', '#14141c #f5f1e8 #24242f #e0b04c #8fb8de'],
  ['light lighter fresh fresher', '#ffffff #1c1c24 #e3ecfb #2b4fc7 #16826b', '#ffffff #1c1c24 #e3ecfb #2b4fc7 #16826b'],
  [
    'rich richer deep deeper luxury luxurious',
    '#123524 #fdf6e3 #1d5138 #e5b84b #f1d38a',
    '#2a0f1f #fdf6e3 #5a1838 #e5b84b #f1d38a',
  ],
];

function schemeOf(mood: string, colors: readonly string[], isDark: boolean): Palette {
  if (colors.length > 0) return paletteOf(colors, 0);
  const said = mood.split(' ');
  const scheme = SCHEMES.find(([words]) => words.split(' ').some((word) => said.includes(word)));
  return scheme ? paletteFrom(isDark ? scheme[2] : scheme[1]) : moodPalette(moodOf(mood, ''), isDark ? 1 : 0);
}

/** A shape of more than this share of the page is a ground for others. */
const LARGE = 0.2;

/** The calls that give the page the colors, or those of the mood. */
export function recolored(
  { mood = '', colors = [] }: { mood?: string; colors?: readonly string[] },
  page: Page,
): Call[] {
  const { layers } = page;
  const ground = page.background.startsWith('#') ? page.background.slice(0, 7) : '#ffffff';
  const palette = schemeOf(mood, colors, contrast(ground, '#ffffff') > contrast(ground, '#000000'));
  const area = page.width * page.height;
  const shapes = layers.filter(({ type, color, locked }) => type === 'shape' && color.startsWith('#') && !locked);
  const given = new Map<string, string>();
  const calling = [palette.accent, palette.pop];
  for (const shape of shapes) {
    if (given.has(shape.color)) continue;
    const called = [...given.values()].filter((one) => one !== palette.panel).length;
    given.set(shape.color, areaOf(shape) > area * LARGE ? palette.panel : (calling[called % 2] ?? palette.accent));
  }
  const calls: Call[] = page.background.startsWith('image')
    ? []
    : [{ tool: 'set_background', input: { color: palette.background } }];
  for (const { id, color } of shapes)
    calls.push({ tool: 'update_layer', input: { layer: id, color: given.get(color) ?? palette.accent } });
  const titles = ofKind(
    { kind: 'title', form: null },
    layers.filter(({ visible }) => visible),
  );
  for (const text of layers.filter(({ type, locked }) => type === 'text' && !locked)) {
    const [holder] = holdersOf(text, layers).toSorted((a, b) => areaOf(a) - areaOf(b));
    const behind = holder ? (given.get(holder.color) ?? palette.background) : palette.background;
    const on = text.highlight === '' ? behind : palette.accent;
    const inks = [...(titles.includes(text) ? [palette.accent] : []), palette.ink];
    const color = inks.find((one) => contrast(one, on) >= LEGIBLE) ?? readableOn(on);
    calls.push({
      tool: 'update_layer',
      input: { layer: text.id, color, ...(text.highlight === '' ? {} : { highlight: palette.accent }) },
    });
  }
  return calls;
}
