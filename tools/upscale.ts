/** upscale: the same picture with up to four times the pixels across, in its place on the page. */
import { z } from 'zod';
import type { PictureLayer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { repairableInput, repairableOf, repairedBy } from './pictures/repairable-picture.ts';
import { beyondPlan, defineTool } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.upscale',
  {
    title: 'Upscale',
    doing: 'Enlarging the picture',
    failed: 'Could not enlarge the picture',
    planUpscale:
      'Enlarging pictures more than 2× comes with the Pro and Max plans. 2× (factor 2) comes with every plan.',
  },
  { done: 'Enlarged {name} to {width} × {height} pixels' },
);

/** A document allows no wider brush. */
const WIDEST_STROKE = 2000;

/** The strokes painted on the mask, in the larger picture's pixels. */
function scaledMask(mask: PictureLayer['mask'], factor: number): PictureLayer['mask'] {
  const round = (value: number) => Math.round(value * 100) / 100;
  return (
    mask && {
      ...mask,
      strokes: mask.strokes.map((stroke) => ({
        ...stroke,
        size: Math.min(WIDEST_STROKE, round(stroke.size * factor)),
        points: stroke.points.map(([x, y]): [number, number] => [round(x * factor), round(y * factor)]),
      })),
    }
  );
}

export const upscale = defineTool({
  name: 'upscale',
  icon: 'image-upscale',
  texts: TEXTS,
  use: 'more pixels for a picture',
  description:
    'Enlarges a picture to up to 4 times its pixels across, so that it stays sharp where it is shown large; its place and size on the page stay. ' +
    'Edges become sharp and smooth; detail that is not there is not invented. More than twice comes with the Pro and Max plans.',
  input: z.strictObject({
    ...repairableInput,
    factor: z
      .number()
      .int()
      .min(2)
      .max(4)
      .optional()
      .describe('2, 3 or 4 times as wide and high; 4 unless told. Large pictures grow less: 40 million pixels at most'),
  }),
  cost: null,
  approval: 'never',
  timeoutMs: 120_000,
  examples: {
    accepted: [{ layer: 'i1' }, { layer: 'i1', factor: 2 }],
    refused: [{ layer: 't1' }, { layer: 'nope' }, { layer: 'i1', factor: 9 }],
  },
  async execute({ layer: id, factor = 4 }, context) {
    if (factor > 2 && !context.entitlements.upscale)
      return { ok: false, error: message(TEXTS.planUpscale), reached: beyondPlan('upscale') };
    const target = await repairableOf(id, context);
    if ('error' in target) return { ok: false, error: target.error };
    const { layer, asset } = target;
    const made = await context.imaging.upscale(layer.asset, factor, {
      signal: context.signal,
      progress: context.progress,
    });
    const after: PictureLayer = { ...layer, asset: made.id, mask: scaledMask(layer.mask, made.width / asset.width) };
    return {
      ok: true,
      operations: repairedBy(target, after),
      output: {
        ...briefOf(context.document, after),
        pixels: [made.width, made.height],
        before: [asset.width, asset.height],
      },
      card: {
        key: TEXTS.done.key,
        values: { name: titleOf(layer), width: made.width, height: made.height },
        assets: [layer.asset, made.id],
        layers: [after.id],
      },
    };
  },
});
