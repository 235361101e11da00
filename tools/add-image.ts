/** add_image: puts a picture of the user on the page. */
import { z } from 'zod';
import { createImageLayer } from '#design/document/create.ts';
import { findPicture } from './asset-lookup.ts';
import { briefOf } from './layer-facts.ts';
import { placeInput } from './page-space.ts';
import { fitted, orderFor } from './picture-placing.ts';
import { coordinateInput, lengthInput, opacityInput, rotationInput, shadowInput, shadowOf } from './style-input.ts';
import { defineTool } from './tool.ts';

const input = z.strictObject({
  asset: z.string().min(1).max(200).describe('Id of the picture (its first characters are enough) or the name of the attachment'),
  place: placeInput.optional(),
  size: z.enum(['small', 'medium', 'large', 'full']).optional().describe('"full" fills the page behind everything; default large'),
  x: coordinateInput.optional().describe('Left edge in page px; with y instead of place'),
  y: coordinateInput.optional().describe('Top edge in page px'),
  width: lengthInput.optional().describe('px; the height follows the ratio unless it is given too'),
  height: lengthInput.optional(),
  fit: z.enum(['contain', 'cover']).optional().describe('With width and height: keep the picture whole (contain) or fill the box and crop (cover, default)'),
  radius: z.number().min(0).max(2000).optional().describe('Rounded corners, px'),
  frame: z.enum(['rectangle', 'circle']).optional().describe('circle crops to a square first'),
  shadow: shadowInput.optional(),
  rotation: rotationInput.optional(),
  opacity: opacityInput.optional(),
  alt: z.string().max(500).optional().describe('What it shows, in a few words'),
});

export const addImage = defineTool({
  name: 'add_image',
  title: 'tools.addImage.title',
  description:
    'Puts a picture of the user on the page: an attachment by name, or any of their pictures by id. Without a place it goes where there is room. ' +
    'Never covers texts. Answers with the new layer id and its box [x, y, width, height].',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 10_000,
  async execute(given, context) {
    const found = await findPicture(given.asset, context);
    if ('error' in found) return { ok: false, error: found.error };
    const { asset } = found;
    const { box, crop } = fitted(given, asset, context);
    const layer = createImageLayer({
      id: context.newId(),
      parent: context.page,
      order: orderFor(box, given, context),
      name: asset.name.slice(0, 120),
      asset: asset.id,
      ...box,
      crop,
      frame: given.frame === 'circle' ? { type: 'ellipse' } : { type: 'rectangle', radius: given.radius ?? 0 },
      shadow: given.shadow === undefined ? null : shadowOf(given.shadow, Math.min(box.width, box.height) * 0.5),
      rotation: given.rotation ?? 0,
      opacity: given.opacity ?? 1,
      alt: given.alt ?? '',
    });
    return {
      ok: true,
      operations: [{ type: 'layer.add', layer }],
      output: briefOf(context.document, layer),
      card: { key: 'tools.addImage.done', values: { name: asset.name }, assets: [asset.id], layers: [layer.id] },
    };
  },
});
