/**
 * magic_erase: removes something from a picture and fills its place from the surroundings. The original picture stays
 * in the history.
 */
import { z } from 'zod';
import type { PictureLayer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import type { PictureRegion } from './contract/ports/imaging-port.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import {
  picturePlaces,
  repairableInput,
  repairableOf,
  repairedBy,
  type Repairable,
} from './pictures/repairable-picture.ts';
import { defineTool } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.magicErase',
  {
    title: 'Magic erase',
    doing: 'Erasing',
    failed: 'Could not erase it',
    what: 'say what to erase: boxes or strokes in page px',
    beside: 'The mark is outside {layer}. Mark a place on the picture.',
  },
  { done: 'Erased it from {name}' },
);

const place = z.number().min(-10_000).max(20_000);

const input = z
  .strictObject({
    ...repairableInput,
    boxes: z
      .array(
        z.strictObject({
          x: place,
          y: place,
          width: z.number().min(1).max(10_000),
          height: z.number().min(1).max(10_000),
        }),
      )
      .min(1)
      .max(40)
      .optional()
      .describe('What goes, as boxes in page px around each thing, with a little room and its shadow'),
    strokes: z
      .array(
        z.strictObject({
          points: z
            .array(z.tuple([place, place]))
            .min(1)
            .max(2000),
          size: z.number().min(1).max(2000).describe('Width of the brush, page px'),
        }),
      )
      .min(1)
      .max(100)
      .optional()
      .describe('What goes, painted over with a round brush: points [x, y] in page px'),
  })
  .refine(({ boxes, strokes }) => boxes !== undefined || strokes !== undefined, {
    error: () => message(TEXTS.what),
  });
type Input = z.output<typeof input>;

/** The marked area on the page, in the picture's own pixels. */
function regionOf({ boxes = [], strokes = [] }: Input, { layer, asset }: Repairable): PictureRegion {
  const { at, scale } = picturePlaces(layer, asset);
  return {
    outlines: boxes.map(({ x, y, width, height }) => [
      at({ x, y }),
      at({ x: x + width, y }),
      at({ x: x + width, y: y + height }),
      at({ x, y: y + height }),
    ]),
    strokes: strokes.map(({ points, size }) => ({
      size: Math.round(size * scale * 100) / 100,
      points: points.map(([x, y]) => at({ x, y })),
    })),
  };
}

/** Whether any part of the marks is on the picture: a mark next to it would do nothing. */
function touches({ outlines, strokes }: PictureRegion, { width, height }: { width: number; height: number }): boolean {
  const meets = (points: readonly (readonly [number, number])[], room: number) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return (
      Math.max(...xs) + room > 0 &&
      Math.max(...ys) + room > 0 &&
      Math.min(...xs) - room < width &&
      Math.min(...ys) - room < height
    );
  };
  return outlines.some((outline) => meets(outline, 0)) || strokes.some(({ points, size }) => meets(points, size / 2));
}

export const magicErase = defineTool({
  name: 'magic_erase',
  icon: 'eraser',
  texts: TEXTS,
  use: 'removes things or a person from a picture',
  description:
    'Takes something out of a picture (a price tag, a cable, a stain, a passer-by) and fills its place from what surrounds it. Say where: boxes or strokes in page px. ' +
    'Good on walls, tables, fabric, grass, sky; it continues what is there and invents nothing. Takes a few seconds.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 120_000,
  examples: {
    accepted: [
      { layer: 'i1', boxes: [{ x: 0, y: 0, width: 1080, height: 1080 }] },
      {
        layer: 'i1',
        strokes: [
          {
            points: [
              [0, 0],
              [1080, 1080],
            ],
            size: 30,
          },
        ],
      },
    ],
    refused: [
      {},
      { layer: 'i1' },
      { layer: 'i1', boxes: [] },
      { layer: 'i1', boxes: [{ x: 9000, y: 9000, width: 10, height: 10 }] },
      { layer: 'nope', boxes: [{ x: 0, y: 0, width: 10, height: 10 }] },
      { layer: 't1', boxes: [{ x: 0, y: 0, width: 10, height: 10 }] },
    ],
  },
  async execute(given, context) {
    const target = await repairableOf(given.layer, context);
    if ('error' in target) return { ok: false, error: target.error };
    const { layer, asset } = target;
    const region = regionOf(given, target);
    if (!touches(region, asset)) return { ok: false, error: message(TEXTS.beside, { layer: titleOf(layer) }) };
    const made = await context.imaging.erase(layer.asset, region, {
      signal: context.signal,
      progress: context.progress,
    });
    // Same size: crop and mask stay valid.
    const after: PictureLayer = { ...layer, asset: made.id };
    return {
      ok: true,
      operations: repairedBy(target, after),
      output: briefOf(context.document, after),
      card: {
        key: TEXTS.done.key,
        values: { name: titleOf(layer) },
        assets: [layer.asset, made.id],
        layers: [after.id],
      },
    };
  },
});
