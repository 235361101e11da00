/** From a brief to tool calls: the composition of the page, and then the looks that single texts were given. */
import type { Brief } from '../acts/brief.ts';
import type { Box } from '#design/document/geometry.ts';
import { contrast } from '#design/layout/contrast.ts';
import { anchorOf, boxAt, overlapOf, type Place, type Size } from '#tools/contract/page-space.ts';
import type { TextLook } from '../acts/values.ts';
import { capitalized } from './copy-grammar.ts';
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

/** Columns with names have a row of them on top; the first one's is that of the chart: "Size". */
const tableOf = ({ rows, columns }: Brief) =>
  columns.length > 0
    ? { rows: [['Size', ...columns.map(capitalized)], ...rows], headerRow: true }
    : { rows, headerRow: false };

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
      ...(rows.length > 0 ? { table: tableOf(brief) } : {}),
      ...(pictures.length > 0 ? { pictures: pictures.slice(0, 4) } : {}),
      ...(pictures.length > 0 && picture.cutout !== null ? { cutout: picture.cutout } : {}),
      ...(colors.length > 0 ? { colors: [...new Set(colors)].slice(0, 6) } : {}),
      ...(look.headingFont === null ? {} : { fonts: { heading: look.headingFont } }),
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

/** Whether a text can be moved there without covering another one. */
function isFree(place: Place, { id, box }: SeenText, seen: readonly SeenText[], page: Size): boolean {
  if (!box) return false;
  const target = boxAt(page, box, place);
  return seen.every((other) => other.id === id || !other.box || overlapOf(target, other.box) === 0);
}

/**
 * The calls that give single texts the looks they were given in the brief. A look goes to the layer that holds the text
 * and nothing else: a line shared with other facts stays as it is. A text stays where it is when another one stands in
 * the place that it was given.
 */
export function textLookCalls({ texts, facts }: Brief, seen: readonly SeenText[], page: Size): PlannedCall[] {
  return [...texts, ...facts].flatMap(({ text, look }) => {
    const layer = seen.find((one) => plain(one.text) === plain(text));
    if (!layer) return [];
    const isThere = look.place !== null && layer.box !== null && isIn(look.place, layer.box, page);
    const place = look.place !== null && !isThere && isFree(look.place, layer, seen, page) ? look.place : null;
    // The headline is large as it is.
    const isExtreme =
      look.size !== null && seen.every(({ size }) => (look.size === 'large' ? size <= layer.size : size >= layer.size));
    const change = changeOf({ ...look, place, size: isExtreme ? null : look.size }, layer.size);
    return Object.keys(change).length === 0 ? [] : [{ tool: 'update_layer', input: { layer: layer.id, ...change } }];
  });
}

/** Whether the middle of a box lies in that part of the page, cut in thirds. */
function isIn(place: Place, box: Box, page: Size): boolean {
  const third = (middle: number, length: number): -1 | 0 | 1 =>
    middle < length / 3 ? -1 : middle > (length * 2) / 3 ? 1 : 0;
  const anchor = anchorOf(place);
  const across = third(box.x + box.width / 2, page.width);
  const down = third(box.y + box.height / 2, page.height);
  // "at the top" is any part of the top.
  return (
    (anchor.x === 0 && anchor.y !== 0 ? true : across === anchor.x) &&
    (anchor.y === 0 && anchor.x !== 0 ? true : down === anchor.y)
  );
}

/** The given texts and facts that are on the page in a layer of their own, but not in the place that was asked for. */
export function keptPlaces({ texts, facts }: Brief, seen: readonly SeenText[], page: Size): string[] {
  return [...texts, ...facts].flatMap(({ text, look: { place } }) => {
    const box = seen.find((one) => plain(one.text) === plain(text))?.box;
    return place !== null && box && !isIn(place, box, page) ? [text] : [];
  });
}
