/** add_image: puts a picture of the user on the page. */
import { z } from 'zod';
import { createImageLayer } from '#design/document/create.ts';
import type { Box } from '#design/document/geometry.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { ancestorsOf, bottomOrder, childrenOf, orderBetween, topOrder } from '#design/document/tree.ts';
import { findPicture } from './asset-lookup.ts';
import type { AssetInfo, ToolContext } from './context.ts';
import { briefOf } from './layer-facts.ts';
import { anchorOf, boxAt, isBackdrop, largestFreeBox, marginOf, overlapOf, placeInput, standingOn, type Size } from './page-space.ts';
import { containIn, coverCrop } from './picture-fit.ts';
import { coordinateInput, lengthInput, opacityInput, rotationInput, shadowInput, shadowOf } from './style-input.ts';
import { defineTool } from './tool.ts';

/** Shares of the page's edges that the picture fits into. */
const SIZES = { small: 0.3, medium: 0.5, large: 0.76 } as const;

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
type Input = z.output<typeof input>;

interface Fitted {
  box: Box;
  crop: ImageLayer['crop'];
}

const WHOLE: ImageLayer['crop'] = { x: 0, y: 0, width: 1, height: 1 };

/** The size of the picture's box and the part of the picture in it. */
function sized(given: Input, asset: AssetInfo, available: Size): { size: Size; crop: ImageLayer['crop'] } {
  if (given.width !== undefined && given.height !== undefined) {
    const box = { width: given.width, height: given.height };
    return given.fit === 'contain' ? { size: containIn(asset, box), crop: WHOLE } : { size: box, crop: coverCrop(asset, box) };
  }
  const ratio = given.frame === 'circle' ? 1 : asset.width / asset.height;
  const crop = given.frame === 'circle' ? coverCrop(asset, { width: 1, height: 1 }) : WHOLE;
  if (given.width !== undefined) return { size: { width: given.width, height: Math.max(1, Math.round(given.width / ratio)) }, crop };
  if (given.height !== undefined) return { size: { width: Math.max(1, Math.round(given.height * ratio)), height: given.height }, crop };
  return { size: containIn({ width: ratio, height: 1 }, available), crop };
}

/** How much of the page's width and height it may take: at an edge or in a corner less, or it would not look as if it were there. */
function shareFor({ size, place }: Input): Size {
  if (size !== undefined && size !== 'full') return { width: SIZES[size], height: SIZES[size] };
  const { x, y } = place ? anchorOf(place) : { x: 0, y: 0 };
  if (x !== 0 && y !== 0) return { width: 0.46, height: 0.46 };
  return { width: x !== 0 ? 0.5 : SIZES.large, height: y !== 0 ? 0.5 : SIZES.large };
}

/** Where the picture goes: as asked; else where the page has most room; else the middle, behind texts. */
function fitted(given: Input, asset: AssetInfo, context: ToolContext): Fitted {
  const { document } = context;
  const margin = marginOf(document);
  const share = shareFor(given);
  const inner = { width: Math.min(document.width * share.width, document.width - 2 * margin), height: Math.min(document.height * share.height, document.height - 2 * margin) };
  if (given.size === 'full') {
    const box = { x: 0, y: 0, width: document.width, height: document.height };
    return { box, crop: coverCrop(asset, box) };
  }
  const free = given.place === undefined && given.x === undefined && given.y === undefined ? roomFor(context) : null;
  const available = free ? { width: Math.min(free.width, inner.width), height: Math.min(free.height, inner.height) } : inner;
  const { size, crop } = sized(given, asset, available);
  if (free) {
    const box = { x: free.x + (free.width - size.width) / 2, y: free.y + (free.height - size.height) / 2, ...size };
    return { box: rounded(box), crop };
  }
  const home = boxAt(document, size, given.place ?? 'center');
  return { box: rounded({ ...home, x: given.x ?? home.x, y: given.y ?? home.y }), crop };
}

function rounded(box: Box): Box {
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.max(1, Math.round(box.width)), height: Math.max(1, Math.round(box.height)) };
}

/** The largest free stretch of a page that has something on it, if it is large enough for a picture. */
function roomFor({ document, page }: ToolContext): Box | null {
  const obstacles = standingOn(document, page).map(({ box }) => box).filter((box) => !isBackdrop(document, box));
  if (obstacles.length === 0) return null;
  const free = largestFreeBox(document, obstacles);
  return free && Math.min(free.width, free.height) >= Math.min(document.width, document.height) * 0.25 ? free : null;
}

/** Above everything, but below the texts that it would cover. */
function orderFor(box: Box, given: Input, { document, page }: ToolContext): string {
  if (given.size === 'full') return bottomOrder(document, page);
  const covered = standingOn(document, page).filter(({ layer, box: other }) => layer.type === 'text' && overlapOf(box, other) > 0);
  const roots = new Set(covered.map(({ layer }) => ancestorsOf(document, layer.id).at(-1)?.id ?? layer.id));
  const siblings = childrenOf(document, page);
  const first = siblings.findIndex((sibling) => roots.has(sibling.id));
  if (first === -1) return topOrder(document, page);
  return orderBetween(siblings[first - 1]?.order ?? null, siblings[first]?.order ?? null);
}

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
