/** crop: chooses the visible part of a picture and its outline. */
import { z } from 'zod';
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOf, centerOf, rotatePoint, type Box } from '#design/document/geometry.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { LIMITS } from '#design/document/limits.ts';
import { coveredLayer } from '#design/document/picture-crop.ts';
import { message } from '#messages/message.ts';
import { chooseLayer, layerInput } from './page/chosen-layers.ts';
import type { ToolContext } from './contract/context.ts';
import { cropOf, largestCrop, ratioOf, shownRatioOf, type Crop, type Focus } from './pictures/crop-region.ts';
import { FRAME_NAMES, frameFor, frameInput, frameNameOf, ratioOfFrame } from './shapes/frames/frame-input.ts';
import { clampedToPage } from './texts/layer-changes.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { newlyOver } from './page/overlaps.ts';
import { PLACES, type Size } from './contract/page-space.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.crop',
  {
    title: 'Crop',
    doing: 'Cropping',
    failed: 'Could not crop',
    noSubject:
      'The background of {layer} was not removed, so its subject is not known. Remove it first, or give a place.',
  },
  { done: 'Cropped {layer}' },
);

const input = z.strictObject({
  layer: layerInput,
  ratio: z
    .string()
    .max(20)
    .optional()
    .describe('Width to height such as "1:1", "4:5", "16:9"; "original": the whole picture again; "free": as box says'),
  box: z
    .strictObject({
      x: z.number().min(0).max(1),
      y: z.number().min(0).max(1),
      width: z.number().min(0.01).max(1),
      height: z.number().min(0.01).max(1),
    })
    .optional()
    .describe('The part to show, in fractions of the whole picture'),
  focus: z
    .enum([...PLACES, 'subject'])
    .optional()
    .describe('Which part of the picture to keep; "subject" for a picture whose background was removed'),
  zoom: z.number().min(1).max(20).optional().describe('1 shows as much as the ratio allows, 2 half of it, and so on'),
  angle: z
    .number()
    .min(-LIMITS.straighten)
    .max(LIMITS.straighten)
    .optional()
    .describe(
      'Straightens: degrees clockwise that the picture is turned inside its frame, which it goes on covering; 0 as it was taken',
    ),
  frame: frameInput
    .optional()
    .describe(
      `Outline that the picture is cut to: ${FRAME_NAMES.join(', ')}, or "letter-A" to "letter-Z", "letter-0" to "letter-9"`,
    ),
  radius: z.number().min(0).max(2000).optional().describe('Rounded corners, px'),
});
type Input = z.output<typeof input>;

const HOW = ['ratio', 'box', 'focus', 'zoom', 'angle', 'frame', 'radius'] as const;

/** The picture's own size, px; for a deleted or missing picture, as its layer shows it. */
async function pictureOf(layer: ImageLayer, { assets }: ToolContext): Promise<Size> {
  const asset = layer.asset === null ? null : await assets.info(layer.asset);
  if (asset && asset.width > 0 && asset.height > 0) return { width: asset.width, height: asset.height };
  return { width: layer.width / layer.crop.width, height: layer.height / layer.crop.height };
}

/** The point to center the crop on: a side of the picture, its subject, or the middle of the visible part. */
async function focusOf(
  given: Input,
  layer: ImageLayer,
  { imaging, signal }: ToolContext,
): Promise<Focus | { error: string }> {
  if (given.focus === undefined)
    return { type: 'point', x: layer.crop.x + layer.crop.width / 2, y: layer.crop.y + layer.crop.height / 2 };
  if (given.focus !== 'subject') return { type: 'place', place: given.focus };
  // Only for a picture that was cut out: finding its subject again takes many seconds.
  if (!isPicture(layer) || !layer.mask?.asset) return { error: message(TEXTS.noSubject, { layer: titleOf(layer) }) };
  const { subject } = await imaging.cutOut(layer.asset, { signal });
  return { type: 'box', box: subject };
}

/** The ratio to show: as requested, as the frame needs it, or the current one. Null: the input is not a ratio. */
function wantedRatio(given: Input, layer: ImageLayer, picture: Size): number | null {
  const frame = given.frame === undefined ? null : ratioOfFrame(given.frame);
  if (given.ratio === undefined || given.ratio === 'free') {
    if (given.box) return (given.box.width * picture.width) / (given.box.height * picture.height);
    if (frame !== null) return frame;
    const present = layer.width / layer.height;
    // An arch over a wide picture would look like a hill.
    return given.frame === 'arch' && present > 0.9 ? 0.8 : present;
  }
  return given.ratio === 'original' ? picture.width / picture.height : ratioOf(given.ratio);
}

/** A frame of that ratio, as large as the present one, and no larger than the page unless it was before. */
function sizeFor(layer: ImageLayer, ratio: number, page: Size): Size {
  const area = layer.width * layer.height;
  const width = Math.sqrt(area * ratio);
  const size = { width, height: width / ratio };
  const [mostWide, mostHigh] = [Math.max(page.width, layer.width), Math.max(page.height, layer.height)];
  const scale = Math.min(1, mostWide / size.width, mostHigh / size.height);
  return { width: Math.max(1, size.width * scale), height: Math.max(1, size.height * scale) };
}

/** The frame about the same center. */
function centred(layer: ImageLayer, size: Size): Box {
  const middle = centerOf(layer);
  return { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size };
}

/**
 * The frame of that ratio: as large as the present one, or smaller to stay clear of its neighbours. A frame that fits
 * into the present one is always accepted.
 */
function roomFor(layer: ImageLayer, ratio: number, page: string, document: DesignDocument): Box {
  const whole = sizeFor(layer, ratio, document);
  const least = Math.min(1, layer.width / whole.width, layer.height / whole.height);
  const at = (scale: number) => centred(layer, { width: whole.width * scale, height: whole.height * scale });
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const box = at(least + (1 - least) * share);
    const over = newlyOver(
      document,
      page,
      [{ before: boundsOf(layer), after: boundsOf({ ...box, rotation: layer.rotation }) }],
      new Set([layer.id]),
    );
    if (over.nowOver === undefined) return box;
  }
  return at(least);
}

/** The part's current place on the page: cutting around it, the picture itself stays still. */
function inPlace(layer: ImageLayer, crop: Crop): Box {
  const { width: wide, height: high } = layer.crop;
  const size = {
    width: Math.max(1, (layer.width * crop.width) / wide),
    height: Math.max(1, (layer.height * crop.height) / high),
  };
  const along = (start: number, length: number, from: number, all: number, mirrored: boolean) => {
    const share = (start + length / 2 - from - all / 2) / all;
    return mirrored ? -share : share;
  };
  const middle = centerOf(layer);
  const shifted = {
    x: middle.x + along(crop.x, crop.width, layer.crop.x, wide, layer.flipX) * layer.width,
    y: middle.y + along(crop.y, crop.height, layer.crop.y, high, layer.flipY) * layer.height,
  };
  const at = rotatePoint(shifted, middle, layer.rotation);
  return { x: at.x - size.width / 2, y: at.y - size.height / 2, ...size };
}

function framed(layer: ImageLayer, given: Input): ImageLayer {
  const shorter = Math.min(layer.width, layer.height);
  const { frame, radius } = given;
  if (frame === undefined) {
    if (radius !== undefined) return { ...layer, frame: { type: 'rectangle', radius } };
    // Outlines are drawn for their box: an arch must stay round in a new one.
    const kept = layer.frame.type === 'path' ? frameNameOf(layer.frame) : null;
    return kept ? { ...layer, frame: frameFor(kept, layer) } : layer;
  }
  if (frame === 'rectangle' || frame === 'rounded')
    return {
      ...layer,
      frame: { type: 'rectangle', radius: radius ?? (frame === 'rounded' ? Math.round(shorter * 0.08) : 0) },
    };
  return { ...layer, frame: frameFor(frame, layer) };
}

async function cropped(
  layer: ImageLayer,
  page: string,
  given: Input,
  context: ToolContext,
): Promise<ImageLayer | { error: string }> {
  const { document } = context;
  const reshapes = HOW.some((how) => how !== 'radius' && how !== 'angle' && given[how] !== undefined);
  if (!reshapes) return framed(layer, given);
  const picture = await pictureOf(layer, context);
  const ratio = wantedRatio(given, layer, picture);
  if (ratio === null) return { error: message('tools.unknownRatio', { ratio: given.ratio ?? '' }) };
  const focus = await focusOf(given, layer, context);
  if ('error' in focus) return focus;
  const changesRatio = Math.abs(ratio / (layer.width / layer.height) - 1) > 0.005;
  if (given.box) {
    // A ratio in addition to the box: as much of the box as has that ratio.
    const crop =
      given.ratio && given.ratio !== 'free'
        ? cropOf(
            given.box,
            ratio,
            picture,
            { type: 'point', x: given.box.x + given.box.width / 2, y: given.box.y + given.box.height / 2 },
            1,
          )
        : given.box;
    return framed(
      clampedToPage(
        { ...layer, ...fitted(inPlace(layer, crop), document, layer), crop },
        layer,
        document,
      ) as ImageLayer,
      given,
    );
  }
  const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };
  const isOriginal = given.ratio === 'original' && given.zoom === undefined && given.focus === undefined;
  // The zoom stays unless another is given.
  const nearness = Math.max(1, largestCrop(whole, shownRatioOf(layer.crop, picture), picture).width / layer.crop.width);
  const hug =
    focus.type === 'box' &&
    given.zoom === undefined &&
    (given.ratio === undefined || given.ratio === 'free') &&
    given.frame === undefined;
  if (hug && focus.type === 'box') {
    const crop = padded(focus.box, 0.04);
    return { ...layer, ...fitted(inPlace(layer, crop), document, layer), crop };
  }
  const crop = isOriginal
    ? whole
    : cropOf(
        whole,
        ratio,
        picture,
        focus,
        given.zoom ?? (focus.type === 'place' && given.ratio !== undefined ? 1 : nearness),
      );
  const box = changesRatio
    ? roomFor(layer, ratio, page, document)
    : { x: layer.x, y: layer.y, width: layer.width, height: layer.height };
  return framed(clampedToPage({ ...layer, ...box, crop }, layer, document) as ImageLayer, given);
}

/** No larger than the page, unless the layer was. */
function fitted(box: Box, page: Size, before: Size): Box {
  const scale = Math.min(
    1,
    Math.max(page.width, before.width) / box.width,
    Math.max(page.height, before.height) / box.height,
  );
  if (scale === 1) return box;
  const middle = centerOf(box);
  return {
    x: middle.x - (box.width * scale) / 2,
    y: middle.y - (box.height * scale) / 2,
    width: box.width * scale,
    height: box.height * scale,
  };
}

function padded(box: Crop, by: number): Crop {
  const x = Math.max(0, box.x - by);
  const y = Math.max(0, box.y - by);
  return { x, y, width: Math.min(1, box.x + box.width + by) - x, height: Math.min(1, box.y + box.height + by) - y };
}

const rounded = (layer: ImageLayer): ImageLayer => {
  const part = (value: number) => Math.round(value * 1e6) / 1e6;
  const { crop } = layer;
  const x = part(crop.x);
  const y = part(crop.y);
  const whole = {
    x,
    y,
    width: Math.max(0.001, Math.min(1 - x, part(crop.width))),
    height: Math.max(0.001, Math.min(1 - y, part(crop.height))),
  };
  const length = (value: number) => Math.round(value * 100) / 100;
  return {
    ...layer,
    crop: whole,
    x: length(layer.x),
    y: length(layer.y),
    width: Math.max(1, length(layer.width)),
    height: Math.max(1, length(layer.height)),
  };
};

export const crop = defineTool({
  name: 'crop',
  icon: 'crop',
  texts: TEXTS,
  description:
    'Shows another part of a picture, or cuts it to an outline: a ratio, a box in fractions of the whole picture, a focus, a zoom, an angle that straightens it, a frame such as circle, heart or a letter. ' +
    'The picture is never squeezed and keeps its place; with another ratio its frame keeps its area, with a box it keeps its scale. Nothing is lost: ratio "original" brings the whole picture back. ' +
    'Answers with the new box and the part shown; nowOver names layers that it has come to overlap.',
  input: input.refine((given) => HOW.some((how) => given[how] !== undefined), {
    error: () => message('tools.nothingToChange'),
  }),
  cost: null,
  approval: 'never',
  timeoutMs: 30_000,
  examples: {
    accepted: [
      { layer: 'i1', ratio: '1:1' },
      { layer: 'i1', box: { x: 0.25, y: 0.1, width: 0.5, height: 0.5 } },
      { layer: 'i1', zoom: 2, focus: 'top-left' },
      { layer: 'i1', frame: 'arch' },
      { layer: 'i1', frame: 'rounded', radius: 30, ratio: '4:5' },
      { layer: 'i1', ratio: 'original' },
      { layer: 'i1', radius: 12 },
      { layer: 'i1', angle: -4.5 },
      { layer: 'i1', frame: 'letter-a', angle: 45 },
      { layer: 'i1', frame: 'cloud' },
    ],
    refused: [
      {},
      { layer: 'i1' },
      { layer: 't1', ratio: '1:1' },
      { layer: 'i1', ratio: 'wide' },
      { layer: 'i1', ratio: '1:90' },
      { layer: 'i1', zoom: 0 },
      { layer: 'i1', frame: 'spaceship' },
      { layer: 'i1', angle: 46 },
      { layer: 't1', angle: 3 },
      { layer: 'i1', box: { x: 0, y: 0, width: 2, height: 1 } },
      { layer: 'i1', focus: 'subject' },
      { layer: 'nope', zoom: 2 },
    ],
  },
  async execute(given, context): Promise<ToolResult> {
    const { document } = context;
    const chosen = chooseLayer(document, context.page, given.layer);
    if ('error' in chosen) return { ok: false, error: chosen.error };
    const { layer } = chosen;
    if (layer.type !== 'image') return { ok: false, error: message('tools.notAPicture', { name: titleOf(layer) }) };
    const made = await cropped(layer, chosen.page, given, context);
    if ('error' in made) return { ok: false, error: made.error };
    // The whole picture is shown straight again; any other part is located as if it were straight, and then covers its
    // frame.
    const straighten = given.angle ?? (given.ratio === 'original' ? 0 : layer.straighten);
    const after = rounded(coveredLayer({ ...made, straighten }));
    const update = updateBetween(layer, after);
    const over = newlyOver(
      document,
      chosen.page,
      [{ before: boundsOf(layer), after: boundsOf(after) }],
      new Set([layer.id]),
    );
    const share = (value: number) => Math.round(value * 1000) / 1000;
    return {
      ok: true,
      operations: update ? [update] : [],
      output: {
        ...briefOf(document, after),
        shows: [after.crop.x, after.crop.y, after.crop.width, after.crop.height].map(share),
        ...over,
        ...(update ? {} : { unchanged: true }),
      },
      card: { key: TEXTS.done.key, values: { layer: titleOf(layer) }, layers: [layer.id] },
    };
  },
});
