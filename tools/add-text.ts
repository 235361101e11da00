/** add_text: puts a text on the page, at a size that fits, in a place that is free, in a legible ink. */
import { z } from 'zod';
import { createTextLayer } from '#design/document/create.ts';
import type { Box } from '#design/document/geometry.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import { topOrder } from '#design/document/tree.ts';
import { colorInput } from './inputs/color-input.ts';
import type { ToolContext } from './contract/context.ts';
import { LEGIBLE_LARGE } from '#design/layout/contrast.ts';
import { message } from '#messages/message.ts';
import { fitText, hug, setIn, widestPiece } from '#design/layout/fit-text.ts';
import { fontInput, weightInput } from './inputs/font-input.ts';
import { backgroundBehind, inkOn, shadowFor, worstContrast, type SeenBackground } from './page/background.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { anchorOf, extentOf, marginOf, standingOn, type Size } from './contract/page-space.ts';
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
import { freeSpot } from './texts/free-spot.ts';
import { asItems } from './texts/text-runs.ts';
import { guessRole, ROLE_LOOKS, TEXT_ROLES, type TextRole } from './texts/text-roles.ts';
import { targetOf, type Target } from './arranging/target-layer.ts';
import { layerInput } from './page/chosen-layers.ts';
import { updateBetween } from './page/layer-patch.ts';
import { besideInput, spotBeside, type Beside } from './arranging/beside-layer.ts';
import { lookLike, type Model, type Pill } from './texts/like-text.ts';
import { givenWay } from './details/detail.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.addText',
  {
    title: 'Add text',
    doing: 'Adding text',
    failed: 'Could not add text',
    likeText: '{layer} is a {type}: like takes a text or a table',
    besideOrPlace: 'Give either beside, or place, or x and y',
  },
  { done: 'Added “{text}”' },
);

const input = z.strictObject({
  text: z.string().trim().min(1).max(LIMITS.textLength),
  role: z.enum(TEXT_ROLES).optional().describe('What it is for: sets size, font and place unless these are given'),
  like: layerInput.optional().describe('Id of a text or table whose type, size and colour it takes unless given'),
  place: placeInput.optional(),
  beside: besideInput.optional(),
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
  strikethrough: z.boolean().optional(),
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
function plainText(
  given: Input,
  role: TextRole,
  { model, target }: { model: Model | null; target: Target | null },
  context: ToolContext,
): TextLayer {
  const { document, page } = context;
  const style = model?.style ?? ROLE_LOOKS[role].style;
  const family = given.font ?? style.fontFamily;
  // A list needs its marks below each other.
  const align =
    given.align ?? (given.list ? 'left' : (alignBeside(given, target) ?? alignLike(given, model) ?? alignFor(given)));
  return createTextLayer({
    id: context.newId(),
    parent: page,
    order: topOrder(document, page),
    text: given.list ? asItems({ text: given.text, runs: [] }).text : given.text,
    ...style,
    ...(family ? { fontFamily: family } : {}),
    ...(given.weight === undefined ? {} : { fontWeight: given.weight }),
    ...(given.italic === undefined ? {} : { italic: given.italic }),
    ...(given.underline === undefined ? {} : { underline: given.underline }),
    ...(given.strikethrough ? { strikethrough: true } : {}),
    ...(given.letterCase ? { letterCase: given.letterCase } : {}),
    ...(given.letterSpacing === undefined ? {} : { letterSpacing: given.letterSpacing }),
    align,
    curve: given.curve ?? 0,
    list: given.list === undefined ? 'none' : given.list === 'bullets' ? 'bullet' : 'number',
    opacity: given.opacity ?? 1,
    rotation: given.rotation ?? 0,
  });
}

/** A line above or below another is aligned as that is. */
function alignBeside({ beside }: Input, target: Target | null): TextLayer['align'] | null {
  const isUpright = beside?.side === 'above' || beside?.side === 'below';
  return isUpright && target?.layer.type === 'text' ? target.layer.align : null;
}

/** A text beside another keeps its edge; one at a place of the page is aligned to that. */
const alignLike = ({ place, x }: Input, model: Model | null): TextLayer['align'] | null =>
  place === undefined && x === undefined ? (model?.style.align ?? null) : null;

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

/** What a pill is like where no other is there. */
const PILL: Pill = { paddingX: 0.45, paddingY: 0.22, radius: 0.35 };

/** On a pill, of the form of the model's. */
function withPill(layer: TextLayer, color: string | undefined, form: Pill | null = null): TextLayer {
  if (!color) return layer;
  const pill = form ?? PILL;
  const [paddingX, paddingY] = [layer.fontSize * pill.paddingX, layer.fontSize * pill.paddingY].map(Math.round);
  return {
    ...layer,
    box: {
      fill: { type: 'solid', color },
      paddingX: paddingX ?? 0,
      paddingY: paddingY ?? 0,
      radius: Math.round(layer.fontSize * pill.radius),
    },
  };
}

/** Sizes and places the text: shrinks it in steps rather than covering a picture or another text. */
function fitted(
  plain: TextLayer,
  given: Input,
  role: TextRole,
  model: Model | null,
  context: ToolContext,
): { layer: TextLayer; note?: string } {
  const shrinks = given.size !== undefined || given.x !== undefined || given.y !== undefined ? [1] : [1, 0.82, 0.66];
  let found: { layer: TextLayer; note?: string } | null = null;
  /** Over a picture, but over no other text. */
  let besideTexts: { layer: TextLayer; note?: string } | null = null;
  for (const shrink of shrinks) {
    const { layer: set, note } = sized(plain, given, role, context, shrink);
    const layer = withPill(set, given.highlight, model?.pill);
    if (given.x !== undefined || given.y !== undefined) return { layer: at(layer, boxOf(given, layer, context)), note };
    const room = freeSpot(layer, given, role, context);
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

/** A text at its place, and the lines that made room for it. */
interface SetText {
  layer: TextLayer;
  moved: readonly LeafLayer[];
  note?: string;
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

function inked(
  layer: TextLayer,
  given: Input,
  model: Model | null,
  background: SeenBackground,
): { layer: TextLayer; note?: string } {
  // The model's color may not be legible somewhere else.
  const alike =
    model && (background.busy || worstContrast(model.color, background) >= LEGIBLE_LARGE) ? model.color : null;
  const color = given.color ?? alike ?? inkOn(background);
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

/** Beside another layer; the lines there may move on. */
function besideAnother(
  plain: TextLayer,
  given: Input & { beside: Beside },
  role: TextRole,
  { model, target }: { model: Model | null; target: Target },
  context: ToolContext,
): SetText {
  const { document } = context;
  const own = target.layer.type === 'text' ? target.layer.fontSize : Infinity;
  const largest = Math.min(document.width, document.height) * ROLE_LOOKS[role].largest;
  const asked = withPill({ ...plain, fontSize: given.size ?? Math.min(own, largest) }, given.highlight, model?.pill);
  const { layer, moved, isClear } = spotBeside(asked, given.beside, target, context);
  return { layer, moved, ...(isClear ? {} : { note: 'it lies over something else' }) };
}

export const addText = defineTool({
  name: 'add_text',
  icon: 'type',
  texts: TEXTS,
  description:
    'Adds a text to the page. With only text and role it finds a fitting size, a free place and a legible colour by itself; give place, colour, font and so on ' +
    'where the user asked for them; beside puts it next to a layer, like gives it the look of another text. Line breaks in text are kept. Answers with the new layer id and its box [x, y, width, height].',
  input: input.refine(
    (given) => [given.beside, given.place, given.x ?? given.y].filter((one) => one !== undefined).length <= 1,
    {
      error: () => message(TEXTS.besideOrPlace),
    },
  ),
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
      { text: 'was $20', beside: { side: 'below', of: 't1' }, like: 't1', strikethrough: true },
      { text: 'Oat milk +0.50', beside: { side: 'below', of: 'table', gap: 12 }, like: 'table' },
    ],
    refused: [
      {},
      { text: '' },
      { text: 'x', color: 'blurple' },
      { text: 'x', color: '#12' },
      { text: 'x', size: 0 },
      { text: 'x', font: 'Comic Sans' },
      { text: 'x', place: 'north' },
      { text: 'x', like: 's1' },
      { text: 'x', beside: { side: 'below', of: 'nope' } },
      { text: 'x', beside: { side: 'below', of: 't1' }, place: 'top' },
      { text: 'x'.repeat(5001) },
    ],
  },
  async execute(asked, shown): Promise<ToolResult> {
    const target = asked.beside ? targetOf(asked.beside.of, shown) : null;
    if (target && 'error' in target) return { ok: false, error: target.error };
    const model = asked.like === undefined ? null : lookLike(asked.like, shown);
    if (model && 'error' in model) return { ok: false, error: model.error };
    if (model && 'unlettered' in model) {
      const { unlettered: layer } = model;
      return { ok: false, error: message(TEXTS.likeText, { layer: titleOf(layer), type: layer.type }) };
    }
    const context = target ? { ...shown, page: target.page } : shown;
    const { document, page } = context;
    const given = model
      ? { ...asked, size: asked.size ?? model.size, highlight: asked.highlight ?? model.highlight }
      : asked;
    const hasTexts = standingOn(document, page).some(({ layer }) => layer.type === 'text');
    const role = given.role ?? guessRole(given.text, hasTexts);
    const plain = plainText(given, role, { model, target }, context);
    const { beside } = given;
    const set: SetText =
      target && beside
        ? besideAnother(plain, { ...given, beside }, role, { model, target }, context)
        : { ...fitted(plain, given, role, model, context), moved: [] };
    const background: SeenBackground = given.highlight
      ? { colors: [given.highlight.slice(0, 7)], busy: false }
      : await backgroundBehind(givenWay(context, set.moved), extentOf(set.layer));
    const { layer, note } = inked(set.layer, given, model, background);
    const notes = [set.note, note].filter((one) => one !== undefined);
    const makesRoom = set.moved.flatMap((moved) => {
      const before = document.layers[moved.id];
      return before ? (updateBetween(before, moved) ?? []) : [];
    });
    return {
      ok: true,
      operations: [{ type: 'layer.add', layer }, ...makesRoom],
      output: {
        ...briefOf(document, layer),
        ...(set.moved.length > 0 ? { moved: set.moved.map(({ id }) => id) } : {}),
        ...(notes.length > 0 ? { notes } : {}),
      },
      card: { key: TEXTS.done.key, values: { text: titleOf(layer).slice(1, -1) }, layers: [layer.id] },
    };
  },
});
