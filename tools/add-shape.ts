/** add_shape: shapes, lines and icons, by name or by what they show. */
import { z } from 'zod';
import { createShapeLayer } from '#design/document/create.ts';
import { boundsOf, normalizeRotation, type Box } from '#design/document/geometry.ts';
import type { ShapeLayer } from '#design/document/layers.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { layerInput } from './page/chosen-layers.ts';
import { colorInput } from './inputs/color-input.ts';
import type { ToolContext } from './contract/context.ts';
import { backgroundBehind, inkOn } from './page/background.ts';
import { iconPath } from './libraries/icons/icon-path.ts';
import { findIcons } from './libraries/icons/icon-search.ts';
import { titleOf } from './page/layer-names.ts';
import { briefOf } from './facts/layer-facts.ts';
import { lineBetween, lineEndInput } from './pictures/line-between.ts';
import { nearPlace } from './page/near-place.ts';
import { accentOn } from './page/page-palette.ts';
import { boxAt, isBackdrop, marginOf, roomAt, standingOn, type Place, type Size } from './contract/page-space.ts';
import { placeInput } from './contract/place-input.ts';
import { orderFor } from './pictures/picture-placing.ts';
import { isLine, ratioOfShape, SHAPE_NAMES, shapeOf, type ShapeName } from './shapes/shape-kinds.ts';
import {
  coordinateInput,
  gradientInput,
  lengthInput,
  lined,
  lineInput,
  opacityInput,
  outlineInput,
  paintOf,
  rotationInput,
  strokeOf,
} from './inputs/style-input.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';
import { around, boxAround, textWithin } from './arranging/around-layer.ts';
import { hardToRead, inksOn } from './arranging/texts-on-shape.ts';
import { signBeside, signBesideInput } from './arranging/sign-beside.ts';
import { orderBehind, targetOf } from './arranging/target-layer.ts';
import { updateBetween } from './page/layer-patch.ts';

const TEXTS = toolTexts(
  'tools.addShape',
  {
    title: 'Add shape',
    doing: 'Drawing a shape',
    failed: 'Could not add the shape',
    fromAndTo: 'Give from and to together',
    endsNeedLine: 'from and to are for the shapes line, arrow and double-arrow',
    endsOrPlace: 'from and to say where the line goes and how long it is: leave out {list}',
    shapeOrIcon: 'Give either shape or icon',
    besideOrPlace: 'beside says where it goes and how large it is: leave out {list}',
    besideText: 'beside is for a text: {layer} is none',
    noRoomBeside: 'There is no room for it on that side of {layer}',
    unknownIcon:
      'There is no icon for "{icon}". Try another word for the thing, in English and in the singular, such as "truck" or "gift".',
  },
  { done: 'Added {shape}' },
);

const input = z.strictObject({
  shape: z.enum(SHAPE_NAMES).optional(),
  icon: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe('Instead of shape: words for an icon, such as "truck" or "phone"'),
  place: placeInput.optional(),
  x: coordinateInput.optional().describe('Left edge in page px; with y instead of place'),
  y: coordinateInput.optional().describe('Top edge in page px'),
  width: lengthInput.optional().describe('px; of a line: its length'),
  height: lengthInput.optional().describe('px'),
  color: z
    .union([z.literal('none'), colorInput])
    .optional()
    .describe('Of lines and icons too; "none" with an outline. Without it: one that goes with the page and is seen'),
  gradient: gradientInput.optional(),
  outline: outlineInput.optional().describe('"none", or colour and width in px; of a line: its colour and thickness'),
  opacity: opacityInput.optional(),
  line: lineInput.optional(),
  from: lineEndInput
    .optional()
    .describe('Of a line or arrow, with to: id of a layer or [x, y] in page px; it runs between their edges'),
  to: lineEndInput.optional(),
  rotation: rotationInput.optional(),
  radius: z.number().min(0).max(2000).optional().describe('Rounded corners, px'),
  sides: z.number().int().min(3).max(64).optional().describe('Corners of a polygon, points of a star'),
  beside: signBesideInput.optional(),
  behind: layerInput
    .optional()
    .describe('Id of a layer to lie directly behind; sized to it with some room around unless a size is given'),
});
type Input = z.output<typeof input>;
type Field = keyof Input;

/** Inputs that determine a shape's place and length, apart from the two ends of a line. */
const PLACING = [
  'place',
  'x',
  'y',
  'width',
  'height',
  'rotation',
  'behind',
  'beside',
] as const satisfies readonly Field[];

/** The same, apart from what a text stands beside. */
const ALONE = ['place', 'x', 'y', 'width', 'height', 'behind', 'from'] as const satisfies readonly Field[];

/** The thing to draw: a shape by name, or an icon's outline. */
interface Drawn {
  title: string;
  ratio: number;
  shape: (size: Size) => ShapeLayer['shape'];
  name: ShapeName | null;
  also: string[];
}

function drawn(given: Input): Drawn | { error: string } {
  if (given.shape !== undefined) {
    const { shape: name, radius, sides } = given;
    return {
      title: message(`tools.shape.${name}`),
      ratio: ratioOfShape(name),
      name,
      shape: (size) => shapeOf(name, size, { radius, sides }),
      also: [],
    };
  }
  const words = given.icon ?? '';
  const found = findIcons(words, 3);
  const [first, ...others] = found;
  const outline = first && iconPath(first.name, 'fill');
  if (!first || !outline) return { error: message(TEXTS.unknownIcon, { icon: words }) };
  return {
    title: message('tools.shape.icon', { name: first.name.replaceAll('-', ' ') }),
    ratio: outline.viewWidth / outline.viewHeight,
    name: null,
    shape: () => ({ kind: 'path', ...outline, rule: 'nonzero' }),
    also: others.map(({ name }) => name),
  };
}

/** Default size, px. */
function ownSize({ name, ratio }: Drawn, page: Size): Size {
  const shorter = Math.min(page.width, page.height);
  const margin = marginOf(page);
  if (name === null)
    return ratio >= 1
      ? { width: shorter * 0.18, height: (shorter * 0.18) / ratio }
      : { width: shorter * 0.18 * ratio, height: shorter * 0.18 };
  if (isLine(name)) return { width: page.width * 0.4, height: 1 };
  if (name === 'wave') return { width: page.width, height: page.height * 0.22 };
  if (name === 'frame') return { width: page.width - margin, height: page.height - margin };
  // As large in area as a square whose side is a third of the shorter side.
  const side = shorter * (name === 'squiggle' ? 0.24 : 0.32);
  return { width: side * Math.sqrt(ratio), height: side / Math.sqrt(ratio) };
}

function sized(given: Input, what: Drawn, page: Size): Size {
  if (what.name !== null && isLine(what.name))
    return { width: given.width ?? given.height ?? ownSize(what, page).width, height: 1 };
  const own = ownSize(what, page);
  if (given.width !== undefined && given.height !== undefined) {
    // An icon fits whole inside a box of another ratio.
    if (what.name !== null) return { width: given.width, height: given.height };
    const scale = Math.min(given.width / own.width, given.height / own.height);
    return { width: own.width * scale, height: own.height * scale };
  }
  if (given.width !== undefined)
    return { width: given.width, height: Math.max(1, given.width / (own.width / own.height)) };
  if (given.height !== undefined)
    return { width: Math.max(1, given.height * (own.width / own.height)), height: given.height };
  return own;
}

const FREE_PLACES: readonly Place[] = [
  'center',
  'top-right',
  'bottom-right',
  'bottom-left',
  'top-left',
  'top',
  'bottom',
];

/** As requested; by default a wave is along the foot, a frame around everything, the rest where it covers nothing. */
function placed(given: Input, what: Drawn, size: Size, { document, page }: ToolContext): Box {
  if (given.x !== undefined || given.y !== undefined) {
    return {
      x: given.x ?? (document.width - size.width) / 2,
      y: given.y ?? (document.height - size.height) / 2,
      ...size,
    };
  }
  if (given.place === undefined && what.name === 'wave' && given.width === undefined)
    return { x: 0, y: document.height - size.height, ...size };
  // Others may be meant as a ground for words.
  if (given.place && what.name === null && given.width === undefined && given.height === undefined)
    return nearPlace(size, given.place, { document, page });
  if (given.place) return boxAt(document, size, given.place);
  if (what.name === 'frame') return boxAt(document, size, 'center');
  const obstacles = standingOn(document, page)
    .map(({ box }) => box)
    .filter((box) => !isBackdrop(document, box));
  const rooms = FREE_PLACES.map((place) => roomAt(document, size, place, obstacles));
  return (
    (rooms.find(({ covered }) => covered === 0) ?? rooms.sort((a, b) => a.covered - b.covered)[0])?.box ??
    boxAt(document, size, 'center')
  );
}

/** The spot of a sign at a text, in the text's color, and what makes room for it. */
function signAt(
  { of, ...beside }: NonNullable<Input['beside']>,
  ratio: number,
  context: ToolContext,
): { box: Box; color: string | null; updates: Operation[]; moved: string[] } | { error: string } {
  const target = targetOf(of, context);
  if ('error' in target) return target;
  const { layer, page } = target;
  if (layer.type !== 'text') return { error: message(TEXTS.besideText, { layer: titleOf(layer) }) };
  const spot = signBeside(layer, beside, ratio, { ...context, page });
  if (!spot) return { error: message(TEXTS.noRoomBeside, { layer: titleOf(layer) }) };
  const updates = spot.moved.flatMap((after) => {
    const before = context.document.layers[after.id];
    return before ? (updateBetween(before, after) ?? []) : [];
  });
  const color = layer.fill.type === 'solid' && !layer.box ? layer.fill.color.slice(0, 7) : null;
  return { box: spot.box, color, updates, moved: spot.moved.map(({ id }) => id) };
}

function looks(given: Input, what: Drawn, color: string, page: Size): Pick<ShapeLayer, 'fill' | 'stroke'> {
  const thickness = Math.max(2, Math.round(Math.min(page.width, page.height) * 0.005));
  const outline = given.outline === undefined ? null : strokeOf(given.outline);
  if (what.name !== null && isLine(what.name))
    return { fill: null, stroke: outline ?? { color, width: thickness, dash: [] } };
  if (given.gradient) return { fill: paintOf(given.gradient), stroke: outline };
  if (given.color === 'none') return { fill: null, stroke: outline ?? { color, width: thickness, dash: [] } };
  return { fill: { type: 'solid', color }, stroke: outline };
}

export const addShape = defineTool({
  name: 'add_shape',
  icon: 'shapes',
  texts: TEXTS,
  description:
    'Adds a shape (from rectangle to speech bubble), a line or arrow (from one layer to another), or an icon found by words. Without a place it goes where there is room, without a colour it gets one that goes with the page. ' +
    'With behind it becomes the background of a text or other layer, sized to it. Answers with the new layer and its box [x, y, width, height]; for icons also with others that would fit.',
  input: input
    .refine((given) => (given.shape === undefined) !== (given.icon === undefined), {
      error: () => message(TEXTS.shapeOrIcon),
    })
    .refine((given) => (given.from === undefined) === (given.to === undefined), {
      error: () => message(TEXTS.fromAndTo),
    })
    .refine((given) => given.from === undefined || (given.shape !== undefined && isLine(given.shape)), {
      error: () => message(TEXTS.endsNeedLine),
    })
    .refine((given) => given.from === undefined || PLACING.every((field) => given[field] === undefined), {
      error: () => message(TEXTS.endsOrPlace, { list: PLACING.join(', ') }),
    })
    .refine((given) => given.beside === undefined || ALONE.every((field) => given[field] === undefined), {
      error: () => message(TEXTS.besideOrPlace, { list: ALONE.join(', ') }),
    })
    .refine((given) => given.gradient === undefined || given.color === undefined, {
      error: () => message('tools.colorOrGradient'),
    }),
  cost: null,
  approval: 'never',
  timeoutMs: 15_000,
  examples: {
    accepted: [
      { shape: 'circle' },
      { shape: 'speech-bubble', place: 'top-right', color: 'gold' },
      { shape: 'blob', behind: 't1' },
      { icon: 'delivery truck' },
      { icon: 'phone', beside: { side: 'left-of', of: 't1' } },
      { shape: 'arrow', x: 100, y: 100, width: 300, rotation: 30 },
      { shape: 'rectangle', width: 300, height: 90, radius: 20, gradient: { from: 'red', to: 'gold', angle: 90 } },
      { shape: 'star', sides: 12, color: 'none', outline: { color: 'navy', width: 6 } },
      { shape: 'wave' },
      { shape: 'seal', behind: 'g1' },
      { shape: 'pill', behind: 't2' },
      { shape: 'arrow', from: 't1', to: 'i1', line: { start: 'circle', dash: 'dashed', width: 9 } },
      { shape: 'line', from: [100, 900], to: [800, 960], color: 'red' },
    ],
    refused: [
      {},
      { shape: 'arrow', from: 't1' },
      { icon: 'phone', beside: { side: 'left-of', of: 'i1' } },
      { icon: 'phone', place: 'top', beside: { side: 'left-of', of: 't1' } },
      { shape: 'circle', from: 't1', to: 'i1' },
      { shape: 'arrow', from: 't1', to: 'i1', place: 'top' },
      { shape: 'arrow', from: 't1', to: 't1' },
      { shape: 'arrow', from: 't1', to: 't2' },
      { shape: 'arrow', from: 't1', to: 'nope' },
      { shape: 'circle', line: { end: 'arrow' } },
      { shape: 'arrow', line: { end: 'hook' } },
      { shape: 'squircle' },
      { shape: 'circle', icon: 'truck' },
      { icon: 'qqqzzz' },
      { shape: 'circle', width: 0 },
      { shape: 'circle', behind: 'nope' },
      { shape: 'circle', color: '#12' },
      { shape: 'polygon', sides: 2 },
      { shape: 'circle', opacity: 2 },
    ],
  },
  async execute(given, shown): Promise<ToolResult> {
    const what = drawn(given);
    if ('error' in what) return { ok: false, error: what.error };
    const target = given.behind === undefined ? null : targetOf(given.behind, shown);
    if (target && 'error' in target) return { ok: false, error: target.error };
    const sign = given.beside ? signAt(given.beside, what.ratio, shown) : null;
    if (sign && 'error' in sign) return { ok: false, error: sign.error };
    const span = given.from === undefined || given.to === undefined ? null : lineBetween(given.from, given.to, shown);
    if (span && 'error' in span) return { ok: false, error: span.error };
    const context = target || span ? { ...shown, page: (target ?? span)?.page ?? shown.page } : shown;
    const { document, page } = context;
    const isSized = given.width !== undefined || given.height !== undefined;
    const isPlaced = given.place !== undefined || given.x !== undefined || given.y !== undefined;
    const held = target && !isSized && !isPlaced ? textWithin(target, what, context) : null;
    const size = held?.box ?? (target && !isSized ? around(target, what, document) : sized(given, what, document));
    const box =
      held?.box ??
      span?.box ??
      sign?.box ??
      (target && !isPlaced ? boxAround(target, size, what) : placed(given, what, size, context));
    const background = await backgroundBehind(
      context,
      span ? boundsOf({ ...span.box, rotation: span.rotation }) : box,
      target && target.layer.type !== 'group' ? target.layer.id : undefined,
    );
    const asked = given.color === undefined || given.color === 'none' ? null : given.color;
    const thin = what.name === null || isLine(what.name) || what.name === 'frame' || what.name === 'squiggle';
    const color =
      asked ?? sign?.color ?? (thin ? inkOn(background) : accentOn(background, context, inksOn(target, context)));
    const plain = createShapeLayer({
      id: context.newId(),
      parent: target ? target.layer.parent : page,
      order: target ? orderBehind(target, context) : orderFor(box, {}, context),
      name: what.name === null ? what.title.slice(0, 120) : '',
      shape: what.shape(size),
      ...rounded(box, what),
      ...looks(given, what, color, document),
      rotation: normalizeRotation(given.rotation ?? span?.rotation ?? (target && !isPlaced ? target.rotation : 0)),
      opacity: given.opacity ?? 1,
    });
    const layer = given.line ? lined(plain, given.line) : plain;
    if (!layer)
      return {
        ok: false,
        error: message(plain.stroke ? 'tools.headsNeedLine' : 'tools.noLineToChange', { layer: what.title }),
      };
    const reset = target && held ? updateBetween(target.layer, held.text) : null;
    const hard = hardToRead(target, layer.fill, context);
    return {
      ok: true,
      operations: [{ type: 'layer.add', layer }, ...(reset ? [reset] : []), ...(sign?.updates ?? [])],
      output: {
        ...briefOf(document, layer),
        ...(target && reset ? { moved: [target.layer.id] } : {}),
        ...(sign && sign.moved.length > 0 ? { moved: sign.moved } : {}),
        ...(what.also.length > 0 ? { others: what.also } : {}),
        ...(hard.length > 0 ? { hardToRead: hard } : {}),
      },
      card: { key: TEXTS.done.key, values: { shape: what.title }, layers: [layer.id] },
    };
  },
});

function rounded(box: Box, { name }: Drawn): Box {
  const line = name !== null && isLine(name);
  return {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.max(1, Math.round(box.width)),
    height: line ? 1 : Math.max(1, Math.round(box.height)),
  };
}
