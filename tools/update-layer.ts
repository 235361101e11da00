/** update_layer: changes one layer's contents, looks and place. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import {
  boundsOfLayers,
  centerOf,
  moveLayer,
  normalizeRotation,
  scaleLayer,
  type Box,
} from '#design/document/geometry.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { GroupLayer, Layer, LeafLayer, TextLayer } from '#design/document/layers.ts';
import { ancestorsOf, leavesInPaintOrder } from '#design/document/tree.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { colorInput } from './inputs/color-input.ts';
import type { ToolContext } from './contract/context.ts';
import { fontInput, weightInput } from './inputs/font-input.ts';
import { ALIGNMENTS, clampedToPage, hugging, wayTo, withSize } from './texts/layer-changes.ts';
import { changedWords } from './facts/changed-fields.ts';
import { briefOf } from './facts/layer-facts.ts';
import { layerInDesign, titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { styled, type StyleChange } from './texts/layer-style.ts';
import { legibleLook } from './texts/legible-look.ts';
import { newlyOver } from './page/overlaps.ts';
import { extentOf } from './contract/page-space.ts';
import { placeInput } from './contract/place-input.ts';
import {
  coordinateInput,
  fontSizeInput,
  lengthInput,
  opacityInput,
  outlineInput,
  rotationInput,
  shadowInput,
} from './inputs/style-input.ts';
import { scaledInRoom } from './texts/picture-room.ts';
import { columnOf, createStand } from './texts/text-room.ts';
import { resettled } from './texts/text-settling.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { stepInStack } from './arranging/step-in-stack.ts';
import { CHANGED, toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.updateLayer',
  {
    title: 'Change layer',
    doing: 'Changing a layer',
    failed: 'Could not change the layer',
    placeOrPosition: 'Give either place, or x and y, or a move',
  },
  { changed: CHANGED },
);

const input = z.strictObject({
  layer: z.string().min(1).max(100).describe('Id of the layer'),
  text: z.string().min(1).max(LIMITS.textLength).optional(),
  color: z
    .union([z.literal('auto'), colorInput])
    .optional()
    .describe(
      'Of a text, shape or drawing; of an outline without a filling: its own; "auto" makes a text legible where it stands',
    ),
  highlight: z
    .union([z.literal('none'), colorInput])
    .optional()
    .describe('Pill behind a text, or "none"'),
  font: fontInput.optional(),
  size: fontSizeInput.optional(),
  weight: weightInput.optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  align: z.enum(['left', 'center', 'right', 'justify']).optional().describe('Of the lines within a text'),
  letterCase: z.enum(['as-typed', 'upper', 'lower', 'title']).optional(),
  letterSpacing: z.number().min(-200).max(2000).optional().describe('Thousandths of the font size'),
  lineHeight: z.number().min(0.5).max(4).optional().describe('Of the font size'),
  scale: z
    .number()
    .min(0.05)
    .max(20)
    .optional()
    .describe('Larger or smaller about its middle: 1.25 is a quarter larger'),
  width: lengthInput.optional().describe('px; a picture keeps its ratio unless height is given too'),
  height: lengthInput.optional(),
  place: placeInput.optional(),
  alignToPage: z
    .enum(ALIGNMENTS)
    .optional()
    .describe('Moves along one axis only, to an edge or the middle of the page'),
  x: coordinateInput.optional().describe('Left edge in page px'),
  y: coordinateInput.optional().describe('Top edge in page px'),
  moveX: coordinateInput.optional().describe('px to the right, negative to the left'),
  moveY: coordinateInput.optional().describe('px down, negative up'),
  rotation: rotationInput.optional(),
  opacity: opacityInput.optional(),
  shadow: shadowInput.optional(),
  outline: outlineInput.optional(),
  radius: z.number().min(0).max(2000).optional().describe('Rounded corners of a picture or rectangle, px'),
  frame: z.enum(['rectangle', 'circle']).optional().describe('Outline of a picture'),
  flipX: z.boolean().optional(),
  flipY: z.boolean().optional(),
  order: z.enum(['front', 'back', 'forward', 'backward']).optional().describe('In the stack of layers'),
  visible: z.boolean().optional(),
  locked: z.boolean().optional(),
  name: z.string().max(LIMITS.nameLength).optional(),
});
type Input = z.output<typeof input>;

const STYLE_FIELDS = [
  'color',
  'highlight',
  'font',
  'weight',
  'italic',
  'underline',
  'strikethrough',
  'align',
  'letterCase',
  'letterSpacing',
  'lineHeight',
  'opacity',
  'shadow',
  'outline',
  'radius',
  'frame',
  'flipX',
  'flipY',
  'visible',
  'locked',
  'name',
] as const satisfies readonly (keyof Input)[];

/** A leaf after all changes, the neighbours that made room for it, and notes for the caller. */
interface Changed {
  leaf: LeafLayer;
  moved: readonly LeafLayer[];
  note: MessageKey | null;
}

const LETTERS = [
  'font',
  'weight',
  'italic',
  'letterCase',
  'letterSpacing',
  'lineHeight',
] as const satisfies readonly (keyof Input)[];
const POSITIONS = [
  'place',
  'alignToPage',
  'x',
  'y',
  'moveX',
  'moveY',
  'rotation',
  'width',
] as const satisfies readonly (keyof Input)[];

/** Whether the call gives the layer's place: then it goes there, whatever is there. */
function isMoved(given: Input): boolean {
  return POSITIONS.some((field) => given[field] !== undefined);
}

/** Sets a text again with its new words, font or size; unless it is moved as well, it stays clear of its neighbours. */
function reset(
  layer: TextLayer,
  before: TextLayer,
  given: Input,
  { document, page, measureText }: ToolContext,
): Changed {
  const size =
    given.size ??
    (given.scale === undefined
      ? undefined
      : Math.max(LIMITS.minFontSize, Math.min(LIMITS.maxFontSize, before.fontSize * given.scale)));
  const isOtherwiseSet = LETTERS.some((field) => given[field] !== undefined);
  const grows = given.text !== undefined || isOtherwiseSet || (size ?? 0) > before.fontSize;
  const stand = grows && !isMoved(given) ? createStand(before, document, page) : undefined;
  const settled = resettled(
    layer,
    before,
    { size, stand, column: stand && columnOf(before, document, page) },
    document,
    measureText,
  );
  return { leaf: settled.layer, moved: settled.moved, note: settled.note };
}

/** The leaf after all changes except those of its place. */
async function changed(leaf: LeafLayer, given: Input, context: ToolContext): Promise<Changed | { error: string }> {
  const { document, measureText } = context;
  if ((given.text !== undefined || given.size !== undefined) && leaf.type !== 'text') {
    return {
      error: message('tools.wrongProperty', {
        property: given.text !== undefined ? 'text' : 'size',
        layer: titleOf(leaf),
        type: leaf.type,
      }),
    };
  }
  // New words do not inherit the styles of the old ones' characters.
  const worded: LeafLayer =
    given.text !== undefined && leaf.type === 'text' ? { ...leaf, text: given.text, runs: [], lines: [] } : leaf;
  const style: StyleChange = Object.fromEntries(STYLE_FIELDS.map((field) => [field, given[field]]));
  if (given.color === 'auto')
    Object.assign(
      style,
      await legibleLook(leaf, context),
      given.highlight === undefined ? {} : { highlight: given.highlight },
    );
  const looks = styled(worded, style);
  if ('error' in looks) return looks;
  const isReset =
    given.text !== undefined ||
    given.size !== undefined ||
    given.scale !== undefined ||
    LETTERS.some((field) => given[field] !== undefined);
  const made: Changed =
    looks.type === 'text' && leaf.type === 'text' && isReset
      ? reset(looks, leaf, given, context)
      : { leaf: looks.type === 'table' ? withTableLines(looks, measureText) : looks, moved: [], note: null };
  let layer = made.leaf;
  if (given.scale !== undefined && layer.type !== 'text') {
    layer = isMoved(given)
      ? scaleLayer(layer, given.scale, centerOf(layer))
      : scaledInRoom(layer, given.scale, document, context.page);
  }
  const isPilled = given.highlight !== undefined && given.highlight !== 'none' && given.width === undefined;
  if (layer.type === 'text' && isPilled && leaf.type === 'text' && !leaf.box) layer = hugging(layer, measureText);
  if (given.width !== undefined || given.height !== undefined) layer = withSize(layer, given, measureText);
  if (given.rotation !== undefined) layer = { ...layer, rotation: normalizeRotation(given.rotation) };
  return { ...made, leaf: clampedToPage(layer, leaf, document) };
}

/** How far the box goes. */
function way(box: Box, given: Input, document: DesignDocument): { dx: number; dy: number } {
  let { dx, dy } = { dx: given.moveX ?? 0, dy: given.moveY ?? 0 };
  if (given.place !== undefined) ({ dx, dy } = wayTo(box, { place: given.place }, document));
  if (given.alignToPage !== undefined) {
    const along = wayTo(box, { align: given.alignToPage }, document);
    dx += along.dx;
    dy += along.dy;
  }
  if (given.x !== undefined) dx = given.x - box.x;
  if (given.y !== undefined) dy = given.y - box.y;
  return { dx: Math.round(dx), dy: Math.round(dy) };
}

async function updateLeaf(leaf: LeafLayer, given: Input, context: ToolContext): Promise<Changed | { error: string }> {
  const made = await changed(leaf, given, context);
  if ('error' in made) return made;
  const { dx, dy } = way(extentOf(made.leaf), given, context.document);
  return dx === 0 && dy === 0 ? made : { ...made, leaf: moveLayer(made.leaf, dx, dy) };
}

/** A group has no coordinates: moving and scaling it changes its leaves. */
function updateGroup(group: GroupLayer, given: Input, { document }: ToolContext): Operation[] | { error: string } {
  const wrong = (['text', 'size', 'width', 'height', 'rotation'] as const).find((field) => given[field] !== undefined);
  if (wrong)
    return { error: message('tools.wrongProperty', { property: wrong, layer: titleOf(group), type: 'group' }) };
  const looks = styled(group, Object.fromEntries(STYLE_FIELDS.map((field) => [field, given[field]])));
  if ('error' in looks) return looks;
  const operations: Operation[] = [];
  const update = updateBetween(group, looks);
  if (update) operations.push(update);
  const leaves = leavesInPaintOrder(document, group.id);
  const box = boundsOfLayers(leaves);
  if (!box)
    return operations.length > 0 ? operations : { error: message('tools.emptyGroup', { layer: titleOf(group) }) };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const scaled = given.scale === undefined ? leaves : leaves.map((leaf) => scaleLayer(leaf, given.scale ?? 1, middle));
  const { dx, dy } = way(boundsOfLayers(scaled) ?? box, given, document);
  for (const [index, leaf] of leaves.entries()) {
    const moved = moveLayer(scaled[index] ?? leaf, dx, dy);
    const change = updateBetween(leaf, moved);
    if (change) operations.push(change);
  }
  return operations;
}

async function update(given: Input, shown: ToolContext): Promise<ToolResult> {
  const { document } = shown;
  const found = layerInDesign(document, shown.page, given.layer);
  if ('error' in found) return { ok: false, error: found.error };
  const { layer, page } = found;
  const context = { ...shown, page };
  if (Object.keys(given).length === 1) return { ok: false, error: message('tools.nothingToChange') };
  const positions = [given.place, given.x ?? given.y, given.moveX ?? given.moveY].filter(
    (one) => one !== undefined,
  ).length;
  if (positions > 1) return { ok: false, error: message(TEXTS.placeOrPosition) };
  const lockedBy = [layer, ...ancestorsOf(document, layer.id)].find((one) => one.locked);
  if (lockedBy && !(lockedBy.id === layer.id && given.locked === false))
    return { ok: false, error: message('tools.locked', { layer: titleOf(lockedBy) }) };
  const operations: Operation[] = [];
  const moved: string[] = [];
  let note: MessageKey | null = null;
  let after: Layer = layer;
  if (layer.type === 'group') {
    const made = updateGroup(layer, given, context);
    if ('error' in made) return { ok: false, error: made.error };
    operations.push(...made);
    const own = made.find((one) => one.type === 'layer.update' && one.id === layer.id);
    if (own?.type === 'layer.update') after = { ...layer, ...own.patch } as Layer;
  } else {
    const made = await updateLeaf(layer, given, context);
    if ('error' in made) return { ok: false, error: made.error };
    after = made.leaf;
    ({ note } = made);
    moved.push(...made.moved.map(({ id }) => id));
    for (const one of [made.leaf, ...made.moved]) {
      const was = document.layers[one.id];
      const change = was && updateBetween(was, one);
      if (change) operations.push(change);
    }
  }
  if (given.order !== undefined) {
    const move = stepInStack(document, layer, given.order);
    if (move) operations.push(move);
  }
  return {
    ok: true,
    operations,
    output: {
      ...briefOf(document, after),
      ...(layer.type === 'group' || after.type === 'group'
        ? {}
        : newlyOver(
            document,
            page,
            [{ before: extentOf(layer), after: extentOf(after) }],
            new Set([layer.id, ...moved]),
          )),
      ...(operations.length === 0 ? { unchanged: true } : {}),
      ...(moved.length > 0 ? { moved } : {}),
      ...(note === null ? {} : { notes: [message(note)] }),
    },
    card: {
      key: TEXTS.changed.key,
      values: { what: changedWords(Object.keys(given).filter((field) => field !== 'layer')), layer: titleOf(layer) },
      layers: [layer.id],
    },
  };
}

export const updateLayer = defineTool({
  name: 'update_layer',
  icon: 'sliders-horizontal',
  texts: TEXTS,
  description:
    'Changes one layer: words, colour, font, size, place, turn, opacity, shadow and more; only what is given changes. Prefer place, alignToPage and scale ' +
    'over coordinates where the user named an intent ("top right", "bigger", "a bit to the left"). Texts are set anew so that nothing overflows. ' +
    'Answers with the layer and its new box [x, y, width, height]; moved names neighbours that made room for a larger text, nowOver layers that it has come to overlap.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 15_000,
  examples: {
    accepted: [
      { layer: 't1', text: 'Other words, and more of them than before' },
      { layer: 't1', color: 'red', size: 40, place: 'top-right', font: 'Anton', shadow: 'strong' },
      { layer: 'i1', scale: 0.5, alignToPage: 'left', rotation: 10, frame: 'circle' },
      { layer: 's1', color: 'navy', outline: { color: 'white', width: 4 }, opacity: 0.5, order: 'front' },
      { layer: 'g1', moveX: 40, opacity: 0.9 },
    ],
    refused: [
      { layer: 't1' },
      { layer: 'nope', color: 'red' },
      { layer: 'i1', text: 'x' },
      { layer: 't1', opacity: 3 },
      { layer: 't1', place: 'top', x: 3 },
      { layer: 'locked', x: 3 },
      { layer: 's1', font: 'Inter' },
    ],
  },
  execute: update,
});
