/** expand: extends a picture beyond its edges, to another ratio, on some sides, or until it fills the page. */
import { z } from 'zod';
import { centerOf, rotatePoint, type Box } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { partOf } from '#design/document/picture-crop.ts';
import { message } from '#messages/message.ts';
import type { AssetInfo } from './contract/ports/assets-port.ts';
import type { PictureSides } from './contract/ports/imaging-port.ts';
import type { ToolContext } from './contract/context.ts';
import { ratioOf } from './pictures/crop-region.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { repairableInput, repairableOf, repairedBy, type Repairable } from './pictures/repairable-picture.ts';
import { defineTool } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.expand',
  {
    title: 'Expand',
    doing: 'Expanding the picture',
    failed: 'Could not expand the picture',
    how: 'give one of ratio, fillPage, or how far to extend its sides',
    turned: '{layer} is rotated, so it can’t fill the page. Reset its rotation first.',
    cutout: '{layer} has no background to extend. Restore its background first.',
  },
  { done: 'Expanded {name}' },
);

const share = z.number().min(0).max(1.5).optional();

const input = z
  .strictObject({
    ...repairableInput,
    ratio: z
      .string()
      .max(20)
      .optional()
      .describe(
        'New ratio of width to height such as "9:16", "1:1", "16:9": the picture grows evenly on the two sides that need it',
      ),
    fillPage: z
      .literal(true)
      .optional()
      .describe('Goes on until it fills the page, from where it stands; it becomes as large as the page'),
    left: share.describe('Grows to the left by this share of its width'),
    right: share.describe('Grows to the right by this share of its width'),
    top: share.describe('Grows upwards by this share of its height'),
    bottom: share.describe('Grows downwards by this share of its height'),
  })
  .refine(
    ({ ratio, fillPage, left, right, top, bottom }) =>
      [ratio, fillPage, left ?? right ?? top ?? bottom].filter((one) => one !== undefined).length === 1,
    { error: () => message(TEXTS.how) },
  );
type Input = z.output<typeof input>;

/** The whole picture's place on the page before rotation; its crop shows part of it. */
function wholeBox(layer: PictureLayer): Box {
  const { whole, center } = partOf(layer);
  const middle = centerOf(layer);
  const [fromX, fromY] = [
    layer.flipX ? whole.width - center.x : center.x,
    layer.flipY ? whole.height - center.y : center.y,
  ];
  return { x: middle.x - fromX, y: middle.y - fromY, ...whole };
}

/** How far the picture grows, in its own pixels; or an error in words. */
function sidesOf(
  given: Input,
  { layer, asset }: Repairable,
  { document }: ToolContext,
): PictureSides | { error: string } {
  const { width, height } = asset;
  if (given.ratio !== undefined) {
    const ratio = ratioOf(given.ratio);
    if (ratio === null) return { error: message('tools.unknownRatio', { ratio: given.ratio }) };
    const [across, down] = [
      Math.max(0, Math.round(height * ratio) - width),
      Math.max(0, Math.round(width / ratio) - height),
    ];
    return { left: across >> 1, right: across - (across >> 1), top: down >> 1, bottom: down - (down >> 1) };
  }
  if (given.fillPage) {
    if (layer.rotation !== 0 || layer.straighten !== 0)
      return { error: message(TEXTS.turned, { layer: titleOf(layer) }) };
    const box = wholeBox(layer);
    const scale = width / box.width;
    const room = {
      left: box.x,
      top: box.y,
      right: document.width - box.x - box.width,
      bottom: document.height - box.y - box.height,
    };
    const px = (length: number) => Math.max(0, Math.ceil(length * scale));
    const sides = { left: px(room.left), top: px(room.top), right: px(room.right), bottom: px(room.bottom) };
    // Mirrored pictures grow on the opposite side.
    return {
      left: layer.flipX ? sides.right : sides.left,
      right: layer.flipX ? sides.left : sides.right,
      top: layer.flipY ? sides.bottom : sides.top,
      bottom: layer.flipY ? sides.top : sides.bottom,
    };
  }
  const px = (part: number | undefined, length: number) => Math.round((part ?? 0) * length);
  return {
    left: px(given.left, width),
    right: px(given.right, width),
    top: px(given.top, height),
    bottom: px(given.bottom, height),
  };
}

/** The layer with the larger picture: the visible part stays where it was, the new parts around it. */
function grown(
  layer: PictureLayer,
  asset: Pick<AssetInfo, 'width' | 'height'>,
  made: AssetInfo,
  sides: PictureSides,
): PictureLayer {
  const box = wholeBox(layer);
  const [scaleX, scaleY] = [box.width / asset.width, box.height / asset.height];
  const [left, top] = [layer.flipX ? sides.right : sides.left, layer.flipY ? sides.bottom : sides.top];
  const size = { width: made.width * scaleX, height: made.height * scaleY };
  // Rotated layers rotate about their center, which has moved.
  const before = centerOf(layer);
  const middle = rotatePoint(
    { x: box.x - left * scaleX + size.width / 2, y: box.y - top * scaleY + size.height / 2 },
    before,
    layer.rotation,
  );
  const px = (value: number) => Math.round(value * 100) / 100;
  return {
    ...layer,
    asset: made.id,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    x: px(middle.x - size.width / 2),
    y: px(middle.y - size.height / 2),
    width: px(size.width),
    height: px(size.height),
  };
}

/** The part of the grown picture that lies on the page, as large as the page. */
function onPage(layer: PictureLayer, { document: { width, height } }: ToolContext): PictureLayer {
  const fraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e6) / 1e6;
  const [hidden, above] = [
    layer.flipX ? layer.x + layer.width - width : -layer.x,
    layer.flipY ? layer.y + layer.height - height : -layer.y,
  ];
  const [x, y] = [fraction(hidden / layer.width), fraction(above / layer.height)];
  return {
    ...layer,
    crop: {
      x,
      y,
      width: Math.min(fraction(width / layer.width), 1 - x),
      height: Math.min(fraction(height / layer.height), 1 - y),
    },
    x: 0,
    y: 0,
    width,
    height,
  };
}

export const expand = defineTool({
  name: 'expand',
  icon: 'expand',
  texts: TEXTS,
  use: 'a picture goes on beyond its edges',
  description:
    'Makes a picture go on beyond its edges: to a ratio, by shares of its sides, or until it fills the page. What is new continues the surroundings (wall, table, floor, sky); what was seen stays in its place. ' +
    'Give one of ratio, fillPage, or sides. Takes several seconds.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 120_000,
  examples: {
    accepted: [
      { layer: 'i1', left: 0.2 },
      { layer: 'i1', ratio: '9:21' },
    ],
    refused: [
      {},
      { layer: 'i1' },
      { layer: 'i1', ratio: 'wide' },
      { layer: 'i1', ratio: '1:1', left: 0.1 },
      { layer: 't1', left: 0.2 },
      { layer: 'nope', left: 0.2 },
      { layer: 'i1', left: 7 },
    ],
  },
  async execute(given, context) {
    const target = await repairableOf(given.layer, context);
    if ('error' in target) return { ok: false, error: target.error };
    const { layer, asset } = target;
    if (layer.mask) return { ok: false, error: message(TEXTS.cutout, { layer: titleOf(layer) }) };
    const sides = sidesOf(given, target, context);
    if ('error' in sides) return { ok: false, error: sides.error };
    if (sides.left + sides.right + sides.top + sides.bottom === 0)
      return { ok: false, error: message('engines.noGrowth') };
    const made = await context.imaging.expand(layer.asset, sides, {
      signal: context.signal,
      progress: context.progress,
    });
    const larger = grown(layer, asset, made, sides);
    const after = given.fillPage ? onPage(larger, context) : larger;
    return {
      ok: true,
      operations: repairedBy(target, after),
      output: {
        ...briefOf(context.document, after),
        grew: [sides.left, sides.top, sides.right, sides.bottom],
        pixels: [made.width, made.height],
      },
      card: {
        key: TEXTS.done.key,
        values: { name: titleOf(layer) },
        assets: [layer.asset, made.id],
        layers: [after.id],
      },
    };
  },
});
