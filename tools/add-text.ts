/** add_text: puts a text on the page, at a size that fits, in a place that is free, in a legible ink. */
import { z } from 'zod';
import { createTextLayer } from '#design/document/create.ts';
import type { Box } from '#design/document/geometry.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { topOrder } from '#design/document/tree.ts';
import { colorInput } from './inputs/color-input.ts';
import type { ToolContext } from './contract/context.ts';
import { fitText, hug, setIn, widestPiece } from '#design/layout/fit-text.ts';
import { fontInput, weightInput } from './inputs/font-input.ts';
import { backgroundBehind, inkOn, shadowFor, worstContrast, type SeenBackground } from './page/background.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import {
  anchorOf,
  boxAt,
  extentOf,
  isBackdrop,
  marginOf,
  overlapOf,
  roomAt,
  standingOn,
  type Place,
  type Room,
  type Size,
  type Standing,
} from './contract/page-space.ts';
import { placeInput } from './contract/place-input.ts';
import {
  coordinateInput,
  curveInput,
  fontSizeInput,
  lengthInput,
  opacityInput,
  rotationInput,
  shadowInput,
  shadowOf,
} from './inputs/style-input.ts';
import { asItems } from './texts/text-runs.ts';
import { guessRole, ROLE_LOOKS, TEXT_ROLES, type TextRole } from './texts/text-roles.ts';
import { defineTool } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.addText',
  {
    title: 'Add text',
    doing: 'Adding text',
    failed: 'Could not add text',
  },
  { done: 'Added “{text}”' },
);

const input = z.strictObject({
  text: z.string().trim().min(1).max(LIMITS.textLength),
  role: z.enum(TEXT_ROLES).optional().describe('What it is for: sets size, font and place unless these are given'),
  place: placeInput.optional(),
  x: coordinateInput.optional().describe('Left edge in page px; with y instead of place'),
  y: coordinateInput.optional().describe('Top edge in page px'),
  width: lengthInput.optional().describe('Widest that the text may become, px'),
  height: lengthInput.optional().describe('With width: the text is made as large as fits this box'),
  size: fontSizeInput.optional(),
  color: colorInput.optional(),
  highlight: colorInput.optional().describe('Colour of a pill behind the text'),
  font: fontInput.optional(),
  weight: weightInput.optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
  letterCase: z.enum(['as-typed', 'upper', 'lower', 'title']).optional(),
  letterSpacing: z.number().min(-200).max(2000).optional().describe('Thousandths of the font size'),
  curve: curveInput.optional(),
  list: z.enum(['bullets', 'numbers']).optional().describe('Every line an item; marks are drawn, so text holds none'),
  rotation: rotationInput.optional(),
  opacity: opacityInput.optional(),
  shadow: shadowInput.optional(),
});
type Input = z.output<typeof input>;

/** The text as requested, before it gets its size, place and ink. */
function plainText(given: Input, role: TextRole, context: ToolContext): TextLayer {
  const { document, page } = context;
  const family = given.font ?? ROLE_LOOKS[role].style.fontFamily;
  // A list needs its marks below each other.
  const align = given.align ?? (given.list ? 'left' : alignFor(given));
  return createTextLayer({
    id: context.newId(),
    parent: page,
    order: topOrder(document, page),
    text: given.list ? asItems({ text: given.text, runs: [] }).text : given.text,
    ...ROLE_LOOKS[role].style,
    ...(family ? { fontFamily: family } : {}),
    ...(given.weight === undefined ? {} : { fontWeight: given.weight }),
    ...(given.italic ? { italic: true } : {}),
    ...(given.underline ? { underline: true } : {}),
    ...(given.letterCase ? { letterCase: given.letterCase } : {}),
    ...(given.letterSpacing === undefined ? {} : { letterSpacing: given.letterSpacing }),
    align,
    curve: given.curve ?? 0,
    list: given.list === undefined ? 'none' : given.list === 'bullets' ? 'bullet' : 'number',
    opacity: given.opacity ?? 1,
    rotation: given.rotation ?? 0,
  });
}

function alignFor(given: Input): TextLayer['align'] {
  if (given.place) return (['left', 'center', 'right'] as const)[anchorOf(given.place).x + 1] ?? 'center';
  if (given.x === undefined) return 'center';
  return given.width !== undefined && given.height !== undefined ? 'center' : 'left';
}

/** The largest width and height that the text may have. */
function spaceFor(given: Input, role: TextRole, page: Size, padding: number): Size {
  const margin = marginOf(page);
  const sideways = given.place !== undefined && anchorOf(given.place).x !== 0;
  const width =
    given.width ??
    (given.x !== undefined
      ? page.width - given.x - margin / 2
      : sideways
        ? page.width * 0.55
        : page.width - 2 * margin);
  const height =
    given.height ?? (given.y !== undefined ? page.height - given.y : page.height * ROLE_LOOKS[role].height);
  return { width: Math.max(1, width - 2 * padding), height: Math.max(1, height - 2 * padding) };
}

/** Sizes the text: the requested size if it fits whole, else the largest that does. */
function sized(
  layer: TextLayer,
  given: Input,
  role: TextRole,
  context: ToolContext,
  shrink: number,
): { layer: TextLayer; note?: string } {
  const { document, measureText } = context;
  const look = ROLE_LOOKS[role];
  const shorter = Math.min(document.width, document.height);
  const pill = given.highlight ? Math.max(4, (given.size ?? shorter * look.largest * shrink) * 0.35) : 0;
  const space = spaceFor(given, role, document, pill);
  if (given.size !== undefined) {
    const asked = { ...layer, fontSize: given.size };
    const set = setIn(asked, space.width, measureText);
    if (widestPiece(asked, measureText) <= space.width && set.height <= Math.max(space.height, document.height))
      return { layer: hug(set, measureText) };
    const fitted = fitText(layer, space, { largest: given.size, smallest: Math.min(given.size, 8) }, measureText);
    return {
      layer: hug(fitted.layer, measureText),
      note: `size is ${Math.round(fitted.layer.fontSize)}, the largest that fits`,
    };
  }
  const inBox = given.width !== undefined && given.height !== undefined;
  const largest = inBox ? space.height : shorter * look.largest * shrink;
  const smallest = inBox ? 8 : shorter * look.smallest;
  const lines = inBox ? undefined : look.lines;
  const fitted = fitText(layer, { ...space, lines }, { largest, smallest }, measureText);
  if (!fitted.overflows) return { layer: hug(fitted.layer, measureText) };
  // For long texts, many small lines are better than letters off the page.
  const room = { width: space.width, height: inBox ? space.height : document.height - 2 * marginOf(document) };
  const small = fitText(layer, room, { largest: smallest, smallest: 6 }, measureText);
  return {
    layer: hug(small.layer, measureText),
    ...(small.overflows ? { note: 'the text is too long for the page at a legible size' } : {}),
  };
}

function withPill(layer: TextLayer, color: string | undefined): TextLayer {
  if (!color) return layer;
  const paddingX = Math.round(layer.fontSize * 0.45);
  const paddingY = Math.round(layer.fontSize * 0.22);
  return {
    ...layer,
    box: { fill: { type: 'solid', color }, paddingX, paddingY, radius: Math.round(layer.fontSize * 0.35) },
  };
}

/** Room, and whether it is clear of pictures too. */
type Spot = Room & { isClear: boolean };

/** The requested place, or the role's first free place: clear of pictures if possible, always clear of texts. */
function placed(layer: TextLayer, given: Input, role: TextRole, context: ToolContext): Spot {
  const { document, page } = context;
  const extent = extentOf({ ...layer, x: 0, y: 0 });
  const size = { width: extent.width, height: extent.height };
  const standing = standingOn(document, page).filter(({ box }) => !isBackdrop(document, box));
  const texts = standing.filter(({ layer: other }) => other.type === 'text').map(({ box }) => box);
  const all = standing.map(({ box }) => box);
  const places: readonly Place[] = given.place
    ? [given.place]
    : standing.length === 0 && !given.role
      ? ['center']
      : ROLE_LOOKS[role].places;
  const under =
    given.place === undefined && (role === 'subheading' || role === 'body')
      ? underLargest(size, standing, context)
      : null;
  if (under) return { box: under, covered: 0, isClear: true };
  const tries: Room[] = [];
  for (const obstacles of [all, texts]) {
    for (const place of places) {
      const room = roomAt(document, size, place, obstacles);
      if (room.covered === 0) return { ...room, isClear: obstacles === all };
      if (obstacles === texts) tries.push(room);
    }
  }
  const best = tries.sort((a, b) => a.covered - b.covered)[0] ?? {
    box: boxAt(document, size, places[0] ?? 'center'),
    covered: 1,
  };
  return { ...best, isClear: false };
}

/** Right below the page's largest text, where a second line belongs; null when there is no room. */
function underLargest(size: Size, standing: readonly Standing[], { document }: ToolContext): Box | null {
  let largest: { layer: TextLayer; box: Box } | null = null;
  for (const { layer, box } of standing)
    if (layer.type === 'text' && layer.fontSize > (largest?.layer.fontSize ?? 0)) largest = { layer, box };
  if (!largest) return null;
  const { layer, box } = largest;
  const spare = box.width - size.width;
  const x = Math.round(box.x + spare * { left: 0, justify: 0, center: 0.5, right: 1 }[layer.align]);
  const y = Math.round(box.y + box.height + Math.max(8, layer.fontSize * 0.15));
  const margin = marginOf(document);
  const under = { x: Math.min(Math.max(margin, x), document.width - margin - size.width), y, ...size };
  const inside = under.x >= 0 && under.y + under.height <= document.height - margin / 2;
  return inside && standing.every(({ box: other }) => overlapOf(under, other) === 0) ? under : null;
}

/** Sizes and places the text: shrinks it in steps rather than covering a picture or another text. */
function fitted(
  plain: TextLayer,
  given: Input,
  role: TextRole,
  context: ToolContext,
): { layer: TextLayer; note?: string } {
  const shrinks = given.size !== undefined || given.x !== undefined || given.y !== undefined ? [1] : [1, 0.82, 0.66];
  let found: { layer: TextLayer; note?: string } | null = null;
  /** Over a picture, but over no other text. */
  let besideTexts: { layer: TextLayer; note?: string } | null = null;
  for (const shrink of shrinks) {
    const { layer: set, note } = sized(plain, given, role, context, shrink);
    const layer = withPill(set, given.highlight);
    if (given.x !== undefined || given.y !== undefined) return { layer: at(layer, boxOf(given, layer, context)), note };
    const room = placed(layer, given, role, context);
    const here = {
      layer: at(layer, room.box),
      note: note ?? (room.covered > 0 ? 'it lies over another text' : undefined),
    };
    if (room.isClear) return here;
    if (room.covered === 0) besideTexts ??= here;
    found ??= here;
  }
  return besideTexts ?? found ?? { layer: plain };
}

/** The requested box; an axis without a coordinate is centered on the page. */
function boxOf(given: Input, layer: TextLayer, { document }: ToolContext): Box {
  const extent = extentOf({ ...layer, x: 0, y: 0 });
  // A rotated text takes more room than its letters, which fill the box: it sticks out on both sides.
  const least = layer.rotation === 0 ? 0 : -Infinity;
  const inner = (start: number, length: number | undefined, own: number, anchor: number) =>
    length === undefined ? start : start + Math.max(least, length - own) * anchor;
  const anchor = { left: 0, justify: 0, center: 0.5, right: 1 }[layer.align];
  return {
    x: given.x === undefined ? (document.width - extent.width) / 2 : inner(given.x, given.width, extent.width, anchor),
    y: given.y === undefined ? (document.height - extent.height) / 2 : inner(given.y, given.height, extent.height, 0.5),
    width: extent.width,
    height: extent.height,
  };
}

/** Moves the text so that its extent, pill and rotation included, fills the box. */
function at(layer: TextLayer, box: Box): TextLayer {
  const extent = extentOf(layer);
  return { ...layer, x: Math.round(layer.x + box.x - extent.x), y: Math.round(layer.y + box.y - extent.y) };
}

function inked(layer: TextLayer, given: Input, background: SeenBackground): { layer: TextLayer; note?: string } {
  const color = given.color ?? inkOn(background);
  const shadow =
    given.shadow === undefined
      ? given.highlight
        ? null
        : shadowFor(color, background, layer.fontSize)
      : shadowOf(given.shadow, layer.fontSize);
  const hard = given.color !== undefined && !background.busy && worstContrast(color, background) < 2;
  return {
    layer: { ...layer, fill: { type: 'solid', color }, shadow },
    ...(hard ? { note: 'this colour is hard to read on what lies behind' } : {}),
  };
}

export const addText = defineTool({
  name: 'add_text',
  icon: 'type',
  texts: TEXTS,
  description:
    'Adds a text to the page. With only text and role it finds a fitting size, a free place and a legible colour by itself; give place, colour, font and so on ' +
    'where the user asked for them. Line breaks in text are kept. Answers with the new layer id and its box [x, y, width, height].',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 15_000,
  examples: {
    accepted: [
      { text: 'SUMMER SALE' },
      { text: 'A longer line that has to be wrapped somewhere on the page', role: 'body', place: 'bottom-left' },
      { text: '-30%', role: 'badge', highlight: 'gold', rotation: -8 },
      { text: 'Boxed', x: 100, y: 120, width: 300, height: 90, color: '#f60', font: 'serif', weight: 'bold' },
      { text: 'Huge', size: 2000 },
      { text: 'مرحبا', place: 'top-right' },
    ],
    refused: [
      {},
      { text: '' },
      { text: 'x', color: 'blurple' },
      { text: 'x', color: '#12' },
      { text: 'x', size: 0 },
      { text: 'x', font: 'Comic Sans' },
      { text: 'x', place: 'north' },
      { text: 'x'.repeat(5001) },
    ],
  },
  async execute(given, context) {
    const { document, page } = context;
    const hasTexts = standingOn(document, page).some(({ layer }) => layer.type === 'text');
    const role = given.role ?? guessRole(given.text, hasTexts);
    const set = fitted(plainText(given, role, context), given, role, context);
    const background: SeenBackground = given.highlight
      ? { colors: [given.highlight.slice(0, 7)], busy: false }
      : await backgroundBehind(context, extentOf(set.layer));
    const { layer, note } = inked(set.layer, given, background);
    const notes = [set.note, note].filter((one) => one !== undefined);
    return {
      ok: true,
      operations: [{ type: 'layer.add', layer }],
      output: { ...briefOf(document, layer), ...(notes.length > 0 ? { notes } : {}) },
      card: { key: TEXTS.done.key, values: { text: titleOf(layer).slice(1, -1) }, layers: [layer.id] },
    };
  },
});
