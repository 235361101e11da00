/** add_image: puts a picture of the user on the page. */
import { z } from 'zod';
import { createImageLayer } from '#design/document/create.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { withPicture } from '#design/layout/framed-pictures.ts';
import { message } from '#messages/message.ts';
import { findPicture } from './pictures/asset-lookup.ts';
import { chooseLayer } from './page/chosen-layers.ts';
import type { AssetInfo } from './contract/ports/assets-port.ts';
import type { ToolContext } from './contract/context.ts';
import { frameFor, frameInput, ratioOfFrame } from './shapes/frames/frame-input.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import type { Size } from './contract/page-space.ts';
import { placeInput } from './contract/place-input.ts';
import { fitted, orderFor } from './pictures/picture-placing.ts';
import {
  coordinateInput,
  lengthInput,
  opacityInput,
  rotationInput,
  shadowInput,
  shadowOf,
} from './inputs/style-input.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.addImage',
  {
    title: 'Add picture',
    doing: 'Adding a picture',
    failed: 'Could not add the picture',
    oneOfPictureOrFrame: 'asset "empty" makes a frame that waits for a picture: leave out into, size full and alt',
    intoAlone: 'into says where the picture goes: leave out {list}',
    intoNeedsFrame: '{layer} is a {type}. Pictures go into frames, cells and other pictures.',
  },
  {
    done: 'Added {name}',
    frame: 'Added an empty frame',
    replaced: 'Put {name} into {layer}',
  },
);

const input = z.strictObject({
  asset: z
    .string()
    .min(1)
    .max(200)
    .describe(
      'Id of the picture (its first characters are enough) or the name of the attachment; "empty" for a frame that waits for one',
    ),
  into: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'Id of a frame, grid cell or picture layer that gets this picture instead; its place, outline and look stay',
    ),
  place: placeInput.optional(),
  size: z
    .enum(['small', 'medium', 'large', 'full'])
    .optional()
    .describe('"full" fills the page behind everything; default large'),
  x: coordinateInput.optional().describe('Left edge in page px; with y instead of place'),
  y: coordinateInput.optional().describe('Top edge in page px'),
  width: lengthInput.optional().describe('px; the height follows the ratio unless it is given too'),
  height: lengthInput.optional(),
  fit: z
    .enum(['contain', 'cover'])
    .optional()
    .describe('With width and height: keep the picture whole (contain) or fill the box and crop (cover, default)'),
  radius: z.number().min(0).max(2000).optional().describe('Rounded corners, px'),
  frame: frameInput
    .optional()
    .describe('Outline that it is cut to, by the names that crop takes: circle, heart, letter-A …'),
  shadow: shadowInput.optional(),
  rotation: rotationInput.optional(),
  opacity: opacityInput.optional(),
  alt: z.string().max(500).optional().describe('What it shows, in a few words'),
});

type Input = z.output<typeof input>;

const PLACING = [
  'place',
  'size',
  'x',
  'y',
  'width',
  'height',
  'fit',
  'radius',
  'frame',
  'shadow',
  'rotation',
  'opacity',
] as const satisfies readonly (keyof Input)[];

/** An empty frame is square unless its outline needs another ratio. */
const EMPTY = { width: 1000, height: 1000 };

function outlineOf({ frame, radius }: Input, box: Size): ImageLayer['frame'] {
  const named = frameFor(frame ?? 'rectangle', box);
  return named.type === 'rectangle' ? { type: 'rectangle', radius: radius ?? named.radius } : named;
}

/** Puts the picture into an existing frame. */
function putInto(id: string, asset: AssetInfo, alt: string | undefined, { document, page }: ToolContext): ToolResult {
  const chosen = chooseLayer(document, page, id);
  if ('error' in chosen) return { ok: false, error: chosen.error };
  const { layer } = chosen;
  if (layer.type !== 'image')
    return { ok: false, error: message(TEXTS.intoNeedsFrame, { layer: titleOf(layer), type: layer.type }) };
  const filled = withPicture(layer, asset);
  const after = alt === undefined ? filled : { ...filled, alt };
  const update = updateBetween(layer, after);
  return {
    ok: true,
    operations: update ? [update] : [],
    output: { ...briefOf(document, after), ...(update ? {} : { unchanged: true }) },
    card: {
      key: TEXTS.replaced.key,
      values: { name: asset.name, layer: titleOf(layer) },
      assets: [asset.id],
      layers: [layer.id],
    },
  };
}

export const addImage = defineTool({
  name: 'add_image',
  icon: 'image-plus',
  texts: TEXTS,
  description:
    'Puts a picture of the user on the page: an attachment by name, or any of their pictures by id; or into a frame, cell or picture that stands already. Without a place it goes where there is room. ' +
    'Never covers texts. Answers with the new layer id and its box [x, y, width, height].',
  input: input
    .refine(
      (given) =>
        given.asset !== 'empty' || (given.into === undefined && given.size !== 'full' && given.alt === undefined),
      { error: () => message(TEXTS.oneOfPictureOrFrame) },
    )
    .refine((given) => given.into === undefined || PLACING.every((field) => given[field] === undefined), {
      error: () => message(TEXTS.intoAlone, { list: PLACING.join(', ') }),
    }),
  cost: null,
  approval: 'never',
  timeoutMs: 10_000,
  examples: {
    accepted: [
      { asset: 'shoe.jpg' },
      { asset: 'shoe', place: 'right', size: 'small', shadow: 'soft', radius: 20 },
      { asset: 'shoe.jpg', size: 'full' },
      { asset: 'shoe.jpg', width: 300, height: 500 },
      { asset: 'shoe.jpg', frame: 'circle' },
      { asset: 'shoe.jpg', frame: 'letter B', place: 'left' },
      { asset: 'empty', frame: 'heart' },
      { asset: 'shoe.jpg', into: 'i1', alt: 'A shoe' },
    ],
    refused: [
      {},
      { asset: 'empty', into: 'i1' },
      { asset: 'shoe.jpg', into: 't1' },
      { asset: 'shoe.jpg', into: 'locked' },
      { asset: 'shoe.jpg', into: 'i1', place: 'top' },
      { asset: 'shoe.jpg', frame: 'spaceship' },
      { asset: 'bag.jpg' },
      { asset: 'a'.repeat(64) },
      { asset: 'shoe.jpg', width: 0 },
      { asset: 'shoe.jpg', size: 'gigantic' },
    ],
  },
  async execute(given, context): Promise<ToolResult> {
    const isEmpty = given.asset === 'empty';
    const found = isEmpty ? null : await findPicture(given.asset, context);
    if (found && 'error' in found) return { ok: false, error: found.error };
    if (given.into !== undefined && found) return putInto(given.into, found.asset, given.alt, context);
    const ratio = given.frame === undefined ? null : ratioOfFrame(given.frame);
    const { box, crop } = fitted({ ...given, ratio }, found?.asset ?? EMPTY, context);
    const layer = createImageLayer({
      id: context.newId(),
      parent: context.page,
      order: orderFor(box, given, context),
      name: found?.asset.name.slice(0, 120) ?? '',
      asset: found?.asset.id ?? null,
      ...box,
      crop: found ? crop : { x: 0, y: 0, width: 1, height: 1 },
      frame: outlineOf(given, box),
      shadow: given.shadow === undefined ? null : shadowOf(given.shadow, Math.min(box.width, box.height) * 0.5),
      rotation: given.rotation ?? 0,
      opacity: given.opacity ?? 1,
      alt: given.alt ?? '',
    });
    return {
      ok: true,
      operations: [{ type: 'layer.add', layer }],
      output: briefOf(context.document, layer),
      card: found
        ? {
            key: TEXTS.done.key,
            values: { name: found.asset.name },
            assets: [found.asset.id],
            layers: [layer.id],
          }
        : { key: TEXTS.frame.key, layers: [layer.id] },
    };
  },
});
