/**
 * Other colours for what is there, everything else as it is: "bolder colours, same lettering", "change all the red to
 * navy", "blue instead of green".
 */
import { contrast, LEGIBLE, readableOn } from '#design/layout/contrast.ts';
import { moodOf } from '#design/templates/mood-of.ts';
import { paletteFrom } from '#design/templates/moods.ts';
import type { Palette } from '#design/templates/composition-input.ts';
import { moodPalette, paletteOf } from '#design/templates/palettes.ts';
import { message } from '#messages/message.ts';
import { parseColor } from '#tools/inputs/color-input.ts';
import { UNLIKE, unlikeness } from '../color-likeness.ts';
import { ask, calls, type Ground, type Grounded, type PlannedCall } from '../grounded.ts';
import type { Intent, ReworkWish } from '../intents.ts';
import type { Canvas, SeenLayer } from '../read-canvas.ts';
import { resolve } from '../resolve.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';
import { carrierOf } from '../things-together.ts';

const NAMED = "(#[0-9a-f]{3,8}|(?:(?:dark|light|pale|bright|deep|hot|baby|navy|royal|sky|forest|lime|mint|neon|pastel|off|warm) )?[\\p{L}]+)";
const PARTS = '(?: (?:parts?|bits?|stuff|things?|ones|elements?|areas?|shapes?|texts?|letters|words|colou?rs?|everywhere))*';
const POLITE = '^(?:(?:please|pls|can you|could you|can we|now|and|also|then|ok|let\'s)[\\s,]+)*';
/** "change all the red to navy", "the pink bits should be teal", "swap the green for gold". */
const FROM_TO: readonly RegExp[] = [
  new RegExp(`${POLITE}(?:change|turn|make|swap|replace|switch|recolou?r|paint|set)\\s+(?:all |every |everything |anything )*(?:of )?(?:the |that(?:'s| is) |in )*${NAMED}${PARTS}\\s+(?:to|into|with|for|in|be|a|by)?\\s*(?:an? )?${NAMED}(?: instead)?[.!]*$`, 'iu'),
  new RegExp(`${POLITE}(?:everything |all )?(?:the |that(?:'s| is) )+${NAMED}${PARTS}\\s+(?:should|must|could|needs? to|has to|have to) (?:all )?(?:be|become|go|turn)(?: in)?\\s+${NAMED}(?: instead)?[.!]*$`, 'iu'),
];
/** "everything that's green → orange". */
const ARROW = new RegExp(`${POLITE}(?:change |turn |make )?(?:everything |all |anything )?(?:of )?(?:the |that(?:'?s| is| are) |in )*${NAMED}${PARTS}\\s*(?:→|->|=>|>|to|into|in|should be)\\s*(?:an? )?${NAMED}(?: (?:please|pls|instead))*[.!]*$`, 'iu');
const INSTEAD = new RegExp(`${POLITE}(?:(?:use|make it|i want|i'd like|try|do|have|with|in)\\s+)?(?:the )?${NAMED} (?:instead of|not|rather than|in place of) (?:the |that )?${NAMED}${PARTS}[.!]*$`, 'iu');

/** One colour for another, wherever it is; null: something else is wished for. */
export function readRecolor(text: string): Intent | null {
  if (new Scan(text).quotesLeft > 0) return null;
  for (const pattern of FROM_TO) {
    const match = pattern.exec(text);
    const [from, to] = [parseColor(match?.[1] ?? ''), parseColor(match?.[2] ?? '')];
    if (match && from && to) return { kind: 'recolor', from, to, said: match[1] ?? '', written: match[2] ?? '' };
  }
  const arrow = /^.*(?:everything|(?<!\p{L})all(?!\p{L})|→|->|=>)/iu.test(text) ? ARROW.exec(text) : null;
  const [was, becomes] = [parseColor(arrow?.[1] ?? ''), parseColor(arrow?.[2] ?? '')];
  if (arrow && was && becomes) return { kind: 'recolor', from: was, to: becomes, said: arrow[1] ?? '', written: arrow[2] ?? '' };
  const instead = INSTEAD.exec(text);
  const [to, from] = [parseColor(instead?.[1] ?? ''), parseColor(instead?.[2] ?? '')];
  return instead && from && to ? { kind: 'recolor', from, to, said: instead[2] ?? '', written: instead[1] ?? '' } : null;
}


export function groundRecolor({ from, to, said, written }: Extract<Intent, { kind: 'recolor' }>, { canvas }: Ground): Grounded {
  // The word for the colour stands there to be read: it is exchanged.
  const worded = canvas.layers.filter(({ type, text }) => type === 'text' && words(said).test(text));
  if (worded.length > 0) return calls(...worded.map(({ id }): PlannedCall => ({ tool: 'edit_text', input: { layer: id, find: said, replace: written } })));
  const off = (color: string) => unlikeness(color, from);
  const least = Math.min(...[canvas.background, ...canvas.layers.flatMap(({ color, highlight, type }) => (type === 'image' ? [] : [color, highlight]))].map(off));
  if (least >= UNLIKE) return ask(message('assistant.missing', { what: said, list: canvas.layers.filter(({ type }) => type !== 'image').slice(-4).map(({ color }) => color).join(', ') }));
  const same = (color: string) => off(color) <= Math.max(30, least + 25);
  const planned: PlannedCall[] = same(canvas.background) ? [{ tool: 'set_background', input: { color: to } }] : [];
  for (const { id, type, color, highlight } of canvas.layers) {
    if (type === 'image' || type === 'group') continue;
    if (same(color) && type !== 'sticker') planned.push({ tool: 'update_layer', input: { layer: id, color: to } });
    if (same(highlight)) planned.push({ tool: 'update_layer', input: { layer: id, highlight: to, color: readableOn(to) } });
  }
  return calls(...planned);
}

/** Ground, ink, panel, accent and pop of what people call colours: light grounds first, then dark ones. */
const SCHEMES: readonly (readonly [pattern: string, light: string, dark: string])[] = [
  ['bold(?:er)?|bright(?:er)?|vivid|strong(?:er)?|vibrant|loud(?:er)?|punch(?:y|ier)|pop|happy|happier|cheerful|fun|intense|saturated|colou?rful', '#ffd23f #1a1333 #ff8fab #d6006c #3a0ca3', '#1b0a3c #ffffff #5a189a #ff4d9d #ffd23f'],
  ['warm(?:er)?|autumn|fall|cosy|cozy', '#fff1e0 #4a1f0d #ffb86b #b93e07 #8c2f0d', '#3a1206 #fff1e0 #7a2e10 #ffab5e #ffd9a8'],
  ['cool(?:er)?|cold(?:er)?|winter|ic[ey]', '#e6f4fb #0b2a4a #9bd3ee #0b5fa5 #12355b', '#0b2239 #eaf6ff #15466e #6fc3f2 #bfe6ff'],
  ['pastel|soft(?:er)?|gentle|baby|sweet', '#fdeef4 #4a3557 #cfe8e4 #9c4f7d #f8d9a8', '#fdeef4 #4a3557 #cfe8e4 #9c4f7d #f8d9a8'],
  ['muted|earthy?|natural|neutral|calm(?:er)?|subtle|quiet(?:er)?|toned[ -]down', '#efe6da #3b2f26 #d8c6ae #7d4e32 #6b705c', '#2f2a25 #efe6da #4a4038 #d8b48a #a3a380'],
  ['neon', '#0b0b12 #ffffff #1f1f36 #39ff14 #ff2bd6', '#0b0b12 #ffffff #1f1f36 #39ff14 #ff2bd6'],
  ['dark(?:er)?|moody', '#14141c #f5f1e8 #24242f #e0b04c #8fb8de', '#14141c #f5f1e8 #24242f #e0b04c #8fb8de'],
  ['light(?:er)?|fresh', '#ffffff #1c1c24 #e3ecfb #2b4fc7 #16826b', '#ffffff #1c1c24 #e3ecfb #2b4fc7 #16826b'],
  ['rich|deep(?:er)?|luxur(?:y|ious)', '#123524 #fdf6e3 #1d5138 #e5b84b #f1d38a', '#2a0f1f #fdf6e3 #5a1838 #e5b84b #f1d38a'],
];

function schemeOf({ mood = '', colors }: ReworkWish, dark: boolean): Palette {
  if (colors && colors.length > 0) return paletteOf(colors, 0);
  const scheme = SCHEMES.find(([pattern]) => words(pattern).test(mood));
  return scheme ? paletteFrom(dark ? scheme[2] : scheme[1]) : moodPalette(moodOf(mood, ''), dark ? 1 : 0);
}

const areaOf = ({ box }: SeenLayer) => (box ? box.width * box.height : 0);

/** Every colour of the page exchanged for one of a palette: the same for what was the same, letters such that they read. */
export function recolored(wish: ReworkWish, canvas: Canvas): Grounded {
  const ground = canvas.background.startsWith('#') ? canvas.background.slice(0, 7) : '#ffffff';
  const palette = schemeOf(wish, contrast(ground, '#ffffff') > contrast(ground, '#000000'));
  const page = canvas.width * canvas.height;
  const shapes = canvas.layers.filter(({ type, color, locked }) => type === 'shape' && color.startsWith('#') && !locked);
  const given = new Map<string, string>();
  const calling = [palette.accent, palette.pop];
  for (const shape of shapes) if (!given.has(shape.color)) given.set(shape.color, areaOf(shape) > page * 0.2 ? palette.panel : (calling[[...given.values()].filter((one) => one !== palette.panel).length % 2] ?? palette.accent));
  const planned: PlannedCall[] = canvas.background.startsWith('image') ? [] : [{ tool: 'set_background', input: { color: palette.background } }];
  for (const { id, color } of shapes) planned.push({ tool: 'update_layer', input: { layer: id, color: given.get(color) ?? palette.accent } });
  const headline = resolve({ kind: 'headline', said: 'the headline' }, canvas, { justNow: [], before: [], together: [] });
  for (const text of canvas.layers.filter(({ type, locked }) => type === 'text' && !locked)) {
    const carrier = carrierOf(text, canvas.layers) ?? shapes.find((shape) => shape.box && text.box && areaOf(shape) > page * 0.1 && text.box.y >= shape.box.y && text.box.y + text.box.height <= shape.box.y + shape.box.height && text.box.x >= shape.box.x);
    const on = text.highlight === '' ? (carrier?.type === 'shape' ? (given.get(carrier.color) ?? palette.background) : palette.background) : palette.accent;
    const leads = 'layers' in headline && headline.layers.includes(text);
    const color = [...(leads ? [palette.accent] : []), palette.ink].find((one) => contrast(one, on) >= LEGIBLE) ?? readableOn(on);
    planned.push({ tool: 'update_layer', input: { layer: text.id, color, ...(text.highlight === '' ? {} : { highlight: palette.accent }) } });
  }
  return calls(...planned);
}
