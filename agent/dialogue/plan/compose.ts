/** From a brief to tool calls: the composition of the page, and then the looks that single texts were given. */
import type { Brief } from '../acts/brief.ts';
import { contrast } from '#design/layout/contrast.ts';
import type { Place, TextLook } from '../acts/values.ts';
import { writeCopy } from './copywriter.ts';

export interface PlannedCall {
  tool: string;
  input: Record<string, unknown>;
}

/** A text of the page after its composition. */
export interface SeenText {
  id: string;
  text: string;
  /** Font size, px. */
  size: number;
  /** px; null: unknown. */
  box: Box | null;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const FONT_KINDS: Readonly<Record<string, string>> = { script: 'handwritten', mono: 'monospace', display: 'display' };

/** The words by which a layout, its colors and its fonts are chosen. */
function moodOf({ look, subjects, who, deliverable, imagery, aside }: Brief): string {
  return [...look.mood, aside.tone, deliverable.noun, ...subjects.map(({ text }) => text), who.business, ...imagery]
    .filter((words) => words !== null)
    .join(', ');
}

const MOST_LINES = 12;

/** The words of a page as compose_design takes them. */
function copyInput(brief: Brief, variant: number): Record<string, unknown> {
  if (brief.without.includes('text')) return {};
  const { lines, ...copy } = writeCopy(brief, variant);
  const said = Object.entries(copy).filter(([, text]) => text !== null);
  return { ...Object.fromEntries(said), ...(lines.length > 0 ? { lines: lines.slice(0, MOST_LINES) } : {}) };
}

const DARK = '#1b2230';

/** A dark page for texts that are to be light, where no color of the page was said. */
function groundFor({ look, texts, facts }: Brief): string | null {
  if (look.colors.length > 0) return null;
  const light = [...texts, ...facts].some((one) => one.look.color !== null && contrast(one.look.color, '#ffffff') < 3);
  return light || (look.textColor !== null && contrast(look.textColor, '#ffffff') < 3) ? DARK : null;
}

/** `pictures`: names of the pictures to show. `variant`: another headline and another layout. */
function compositionCall(brief: Brief, pictures: readonly string[], variant: number): PlannedCall {
  const { deliverable, look, rows, picture } = brief;
  const [format] = deliverable.formats;
  const colors = [look.background ?? groundFor(brief), ...look.colors, look.textColor].filter(
    (color) => color !== null,
  );
  return {
    tool: 'compose_design',
    input: {
      ...(deliverable.size ? { ...deliverable.size } : format === undefined ? {} : { format }),
      ...copyInput(brief, variant),
      ...(rows.length > 0 ? { table: { rows, headerRow: false } } : {}),
      ...(pictures.length > 0 ? { pictures: pictures.slice(0, 4) } : {}),
      ...(pictures.length > 0 && picture.cutout !== null ? { cutout: picture.cutout } : {}),
      ...(colors.length > 0 ? { colors: [...new Set(colors)].slice(0, 6) } : {}),
      ...(look.headingFont || look.bodyFont
        ? {
            fonts: {
              ...(look.headingFont ? { heading: look.headingFont } : {}),
              ...(look.bodyFont ? { body: look.bodyFont } : {}),
            },
          }
        : {}),
      mood: moodOf(brief),
      ...(variant > 0 ? { variant } : {}),
    },
  };
}

/** The calls for a whole brief: further pages follow in the look of the first, which is shown again at the end. */
export function compositionCalls(brief: Brief, pictures: readonly string[], variant = 0): PlannedCall[] {
  const further = brief.pages.flatMap((page): PlannedCall[] => [
    { tool: 'pages', input: { action: 'add', background: 'white' } },
    {
      tool: 'compose_design',
      input: copyInput({ ...brief, ...page, subjects: [], who: { name: null, business: null }, rows: [] }, variant),
    },
  ]);
  const first = compositionCall(brief, pictures, variant);
  return further.length === 0 ? [first] : [first, ...further, { tool: 'pages', input: { action: 'show', page: 1 } }];
}

/** Font sizes grow and shrink by this factor when a text is to be "large" or "small". */
const SIZE_STEP = 1.3;

function changeOf(
  { place, color, size, bold, italic, letterCase, font }: TextLook,
  was: number,
): Record<string, unknown> {
  return {
    ...(color === null ? {} : { color }),
    ...(size === null ? {} : { size: Math.round(size === 'large' ? was * SIZE_STEP : was / SIZE_STEP) }),
    ...(bold === null ? {} : { weight: bold ? 700 : 400 }),
    ...(italic === null ? {} : { italic }),
    ...(letterCase === null ? {} : { letterCase }),
    ...(font === null ? {} : { font: FONT_KINDS[font] ?? font }),
    ...(place === null ? {} : { place }),
  };
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Share of the page's shorter side that tools leave free at its edges. */
const MARGIN = 0.06;

/** About where a box comes to stand when it is moved to a place of the page. */
function boxAt(place: Place, { width, height }: Box, page: PageSize): Box {
  const margin = Math.min(page.width, page.height) * MARGIN;
  const across = place.includes('left')
    ? margin
    : place.includes('right')
      ? page.width - margin - width
      : (page.width - width) / 2;
  const down = place.includes('top')
    ? margin
    : place.includes('bottom')
      ? page.height - margin - height
      : (page.height - height) / 2;
  return { x: across, y: down, width, height };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a text can be moved there without covering another one. */
function isFree(place: Place, layer: SeenText, seen: readonly SeenText[], page: PageSize): boolean {
  const { box } = layer;
  if (!box) return false;
  const target = boxAt(place, box, page);
  return seen.every((other) => other.id === layer.id || !other.box || !overlap(target, other.box));
}

interface PageSize {
  /** px, both. */
  width: number;
  height: number;
}

/**
 * The calls that give single texts the looks they were given in the brief. A look goes to the layer that holds the text
 * and nothing else: a line shared with other facts stays as it is. A text stays where it is when another one stands in
 * the place that it was given.
 */
export function textLookCalls({ texts, facts }: Brief, seen: readonly SeenText[], page: PageSize): PlannedCall[] {
  return [...texts, ...facts].flatMap(({ text, look }) => {
    const layer = seen.find((one) => plain(one.text) === plain(text));
    if (!layer) return [];
    const place = look.place !== null && isFree(look.place, layer, seen, page) ? look.place : null;
    // The headline is large as it is.
    const isExtreme =
      look.size !== null && seen.every(({ size }) => (look.size === 'large' ? size <= layer.size : size >= layer.size));
    const change = changeOf({ ...look, place, size: isExtreme ? null : look.size }, layer.size);
    return Object.keys(change).length === 0 ? [] : [{ tool: 'update_layer', input: { layer: layer.id, ...change } }];
  });
}
