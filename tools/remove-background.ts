/**
 * remove_background: cuts out the subject of a picture with a mask on its layer. The picture itself stays whole, so the
 * background can be restored.
 */
import { z } from 'zod';
import { createDocument, createImageLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { cornersOf } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { descendantsOf, firstPage, orderBetween } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message } from '#messages/message.ts';
import { findPicture } from './pictures/asset-lookup.ts';
import { chooseLayer } from './page/chosen-layers.ts';
import type { AssetInfo } from './contract/ports/assets-port.ts';
import type { Cutout, CutoutPick } from './contract/ports/imaging-port.ts';
import type { ToolContext } from './contract/context.ts';
import { maskFrom } from './contract/cutout-mask.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { fitted, orderFor } from './pictures/picture-placing.ts';
import { picturePlaces } from './pictures/repairable-picture.ts';
import { subjectBox } from './page/subject-box.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.removeBackground',
  {
    title: 'Remove background',
    doing: 'Cutting out the subject',
    failed: 'Could not remove the background',
    noPicture: '{layer} is not a picture, so it has no background to remove',
    notOnPage: '{name} is not on this page',
    which: 'There are several pictures. Say which one: {list}',
    beside: 'You pointed outside {name}',
  },
  {
    done: 'Removed the background of {name}',
    added: 'Added {name} without its background',
    nothingElse: 'Nothing else stands out in {name}. Point at what you mean',
    already: '{name} no longer has a background',
    restored: 'Put the background of {name} back',
    notCut: '{name} still has its background',
  },
);

/** Longer side of the thumbnail of what was cut out, px. */
const THUMBNAIL = 320;

const place = z.number().min(-10_000).max(20_000);

const input = z.strictObject({
  layer: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('Id of the picture layer. Without it: the selected or only picture'),
  picture: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'An attachment by name, or a picture by the first characters of its id; it is put on the page first when it is not there yet',
    ),
  box: z
    .strictObject({
      x: place,
      y: place,
      width: z.number().min(1).max(10_000),
      height: z.number().min(1).max(10_000),
      rotation: z.number().min(-360).max(360).optional().describe('Degrees about its middle, as layers turn'),
    })
    .optional()
    .describe('Of several things in the picture, the one meant: a box around it, page px'),
  point: z.tuple([place, place]).optional().describe('The thing meant, by a point on it: [x, y] in page px'),
  glass: z
    .boolean()
    .optional()
    .describe('The user says that it is glass or clear: see through it, also when it is cut out already'),
  instead: z
    .enum(['other', 'both'])
    .optional()
    .describe('Where the last cutout reported others in the picture: the other thing instead, or both of them'),
  restore: z.boolean().optional().describe('Puts the background back'),
});
type Input = z.output<typeof input>;

/** A picture on the page, or one that must be added. */
interface Target {
  layer: PictureLayer;
  /** Not on the page yet. */
  isNew: boolean;
}

const imagesOn = ({ document, page }: ToolContext) => descendantsOf(document, page).filter(isPicture);

/** A layer that may be changed, if it is a picture. */
function imageLayer(id: string, { document, page }: ToolContext): Target | { error: string } {
  const found = chooseLayer(document, page, id);
  if ('error' in found) return found;
  const { layer } = found;
  if (layer.type !== 'image') return { error: message(TEXTS.noPicture, { layer: titleOf(layer) }) };
  if (!isPicture(layer)) return { error: message('tools.emptyFrame', { name: titleOf(layer) }) };
  return { layer, isNew: false };
}

function newLayer(asset: AssetInfo, context: ToolContext): Target {
  const { box, crop } = fitted({}, asset, context);
  const layer = createImageLayer({
    id: context.newId(),
    parent: context.page,
    order: orderFor(box, {}, context),
    name: asset.name.slice(0, 120),
    asset: asset.id,
    ...box,
    crop,
  });
  return { layer: { ...layer, asset: asset.id }, isNew: true };
}

async function targetOf(given: Input, context: ToolContext): Promise<Target | { error: string }> {
  if (given.layer !== undefined) return imageLayer(given.layer, context);
  const images = imagesOn(context);
  if (given.picture !== undefined) {
    const found = await findPicture(given.picture, context);
    if ('error' in found) return found;
    // The topmost one that is not in the requested state yet: the same picture may be there twice.
    const standing = images.filter(({ asset }) => asset === found.asset.id);
    const meant = standing.findLast(({ mask }) => (mask !== null) === (given.restore === true)) ?? standing.at(-1);
    if (meant) return imageLayer(meant.id, context);
    return given.restore
      ? { error: message(TEXTS.notOnPage, { name: found.asset.name }) }
      : newLayer(found.asset, context);
  }
  const selected = images.filter(({ id }) => context.selection.includes(id));
  const candidates = selected.length > 0 ? selected : images;
  const open = candidates.filter(({ mask }) => (mask !== null) === (given.restore === true));
  const [only] = candidates.length === 1 ? candidates : open;
  if (only && (candidates.length === 1 || open.length === 1)) return imageLayer(only.id, context);
  if (candidates.length > 1) {
    return {
      error: message(TEXTS.which, {
        list: candidates.map((layer) => `${layer.id} (${titleOf(layer)})`).join(', '),
      }),
    };
  }
  const attached = context.attachments.findLast(({ mime, width }) => mime.startsWith('image/') && width > 0);
  if (given.restore || !attached) return { error: message('tools.removeBackground.none') };
  const found = await findPicture(attached.id, context);
  return 'error' in found ? found : newLayer(found.asset, context);
}

/**
 * The selection, in fractions of the picture; null: the most prominent subject; 'beside': the point or box is outside
 * the picture.
 */
function pickOf({ box, point }: Input, layer: PictureLayer, picture: AssetInfo): CutoutPick | 'beside' | null {
  if (!box && !point) return null;
  const { at } = picturePlaces(layer, picture);
  const share = (x: number, y: number): [number, number] => {
    const [left, top] = at({ x, y });
    return [left / picture.width, top / picture.height];
  };
  const spot = point && share(...point);
  if (spot && spot.some((value) => value < 0 || value > 1)) return 'beside';
  if (!box) return { box: null, point: spot ? { x: spot[0], y: spot[1] } : null };
  // A box whose rotation differs from the picture's is replaced by the box around it.
  const corners = cornersOf({ rotation: 0, ...box }).map(({ x, y }) => share(x, y));
  const inside = (axis: 0 | 1) => corners.map((corner) => Math.min(1, Math.max(0, corner[axis])));
  const [left, right, top, bottom] = [
    Math.min(...inside(0)),
    Math.max(...inside(0)),
    Math.min(...inside(1)),
    Math.max(...inside(1)),
  ];
  if (right <= left || bottom <= top) return 'beside';
  return {
    box: { x: left, y: top, width: right - left, height: bottom - top },
    point: spot ? { x: spot[0], y: spot[1] } : null,
  };
}

/** The other thing that the picture shows, or all of them; null: nothing else stood out. */
async function pickInstead(
  instead: 'other' | 'both',
  layer: PictureLayer,
  { imaging, signal, progress }: ToolContext,
): Promise<CutoutPick | null> {
  const [beside] = layer.mask?.others ?? [];
  if (instead === 'other' && beside) return { box: beside, point: null };
  const { subject, others = [] } = await imaging.cutOut(layer.asset, { signal, progress });
  const [other] = others;
  return other ? { box: instead === 'other' ? other : around([subject, ...others]), point: null } : null;
}

function around(boxes: readonly Cutout['subject'][]): Cutout['subject'] {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function restored(layer: PictureLayer, { document }: ToolContext): ToolResult {
  const update = layer.mask === null ? null : updateBetween(layer, { ...layer, mask: null });
  const name = titleOf(layer);
  if (!update) {
    return {
      ok: true,
      operations: [],
      output: { ...briefOf(document, layer), note: message(TEXTS.notCut, { name }) },
      card: { key: TEXTS.notCut.key, values: { name }, layers: [layer.id] },
    };
  }
  return {
    ok: true,
    operations: [update],
    output: briefOf(document, { ...layer, mask: null }),
    card: { key: TEXTS.restored.key, values: { name }, assets: [layer.asset], layers: [layer.id] },
  };
}

/** A thumbnail of the cutout, for the card. */
async function thumbnailOf(
  layer: PictureLayer,
  picture: { width: number; height: number },
  context: ToolContext,
): Promise<AssetInfo> {
  const scale = THUMBNAIL / Math.max(picture.width, picture.height);
  const side = (length: number) => Math.max(100, Math.round(length * scale));
  const size = { width: side(picture.width), height: side(picture.height) };
  const sheet: DesignDocument = createDocument({ ...size, newId: () => 'sheet', background: { type: 'none' } });
  const page = firstPage(sheet).id;
  const shown = createImageLayer({
    id: 'cutout',
    parent: page,
    order: orderBetween(null, null),
    asset: layer.asset,
    mask: layer.mask,
    ...size,
  });
  const document = { ...sheet, layers: { [shown.id]: shown } };
  const { bytes, mime } = await context.rendering.render(
    { document, page, format: 'webp', shorterSide: Math.min(size.width, size.height), quality: 86, watermark: false },
    context.signal,
  );
  return context.assets.store(bytes, mime, `${layer.name || 'cutout'} thumbnail.webp`);
}

/** In the form that models read: [x, y, width, height]. */
function boxOfSubject(layer: PictureLayer, cutout: Pick<Cutout, 'subject'>): number[] {
  const { x, y, width, height } = subjectBox(layer, cutout);
  return [x, y, width, height].map(Math.round);
}

export const removeBackground = defineTool({
  name: 'remove_background',
  icon: 'scissors',
  texts: TEXTS,
  description:
    'Cuts out the subject of a picture: the background becomes transparent, the original is kept and `restore: true` brings it back. ' +
    'Where the picture shows several things, box or point says which is meant; if the answer lists others, `instead` takes those. Without layer or picture it takes the selected or only picture of the page, else the last attachment, which it adds. Takes a few seconds.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 120_000,
  examples: {
    accepted: [
      {},
      { layer: 'i1' },
      { picture: 'shoe.jpg' },
      { layer: 'i1', restore: true },
      { layer: 'i1', box: { x: 200, y: 300, width: 200, height: 200 } },
      { layer: 'i1', point: [300, 400] },
      { layer: 'i1', glass: true },
      { layer: 'i1', instead: 'other' },
    ],
    refused: [
      { layer: 'i1', point: [-900, -900] },
      { layer: 't1' },
      { layer: 'nope' },
      { picture: 'bag.jpg' },
      { layer: 'i1', restore: 'yes' },
    ],
  },
  async execute(given, context) {
    const target = await targetOf(given, context);
    if ('error' in target) return { ok: false, error: target.error };
    const { layer, isNew } = target;
    if (given.restore) return restored(layer, context);
    const name = titleOf(layer);
    const picture = await context.assets.info(layer.asset);
    if (!picture) return { ok: false, error: message('imaging.missing') };
    const pick = given.instead ? await pickInstead(given.instead, layer, context) : pickOf(given, layer, picture);
    if (given.instead && !pick) return { ok: false, error: message(TEXTS.nothingElse, { name }) };
    if (pick === 'beside') return { ok: false, error: message(TEXTS.beside, { name }) };
    if (layer.mask?.asset && !pick && !given.glass) {
      return {
        ok: true,
        operations: [],
        output: { ...briefOf(context.document, layer), note: message(TEXTS.already, { name }) },
        card: { key: TEXTS.already.key, values: { name }, layers: [layer.id] },
      };
    }
    const cutout = await context.imaging.cutOut(layer.asset, {
      signal: context.signal,
      progress: context.progress,
      ...(pick && { pick }),
      ...(given.glass && { glass: true }),
    });
    // Manual erasing is kept. A round or shaped frame would cut into the subject, which is free-standing now.
    const cut: PictureLayer = {
      ...layer,
      mask: maskFrom(cutout, layer.mask?.strokes),
      frame: { type: 'rectangle', radius: 0 },
      stroke: null,
    };
    const update = isNew ? null : updateBetween(layer, cut);
    const operations: Operation[] = isNew ? [{ type: 'layer.add', layer: cut }] : update ? [update] : [];
    const after = await thumbnailOf(cut, picture, context);
    return {
      ok: true,
      operations,
      output: {
        ...briefOf(context.document, cut),
        subject: boxOfSubject(cut, cutout),
        kept: Math.round(cutout.coverage * 100) / 100,
        ...(cutout.others &&
          cutout.others.length > 0 && { others: cutout.others.map((subject) => boxOfSubject(cut, { subject })) }),
      },
      card: {
        key: isNew ? TEXTS.added.key : TEXTS.done.key,
        values: { name },
        assets: [layer.asset, after.id],
        layers: [cut.id],
      },
    };
  },
});
