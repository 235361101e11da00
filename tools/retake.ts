/** retake: "fix this photo". Fixes each fault separately; undo restores the original. */
import { z } from 'zod';
import type { PictureLayer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { RETAKE_STEPS, type RetakeFinding, type RetakeStep } from './contract/ports/imaging-port.ts';
import { briefOf } from './facts/layer-facts.ts';
import { titleOf } from './page/layer-names.ts';
import { repairableInput, repairableOf, repairedBy } from './pictures/repairable-picture.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.retake',
  {
    title: 'Fix this photo',
    doing: 'Fixing the photo',
    failed: 'Could not fix the photo',
    nothingLeft:
      'There is nothing left to fix: pictures without their background are neither straightened nor cropped.',
    denoised: 'less noise',
    cooler: 'cooler light',
    warmer: 'warmer light',
    brighter: '{stops} stops brighter',
    darker: '{stops} stops darker',
    contrast: 'better contrast',
    straightened: 'straightened by {degrees}°',
    closer: 'closer to the subject',
  },
  {
    done: 'Fixed {name}: {list}',
    fine: '{name} looks good as it is',
  },
);

/** These move the contents: a mask would no longer match its subject. */
const MOVING: readonly RetakeStep[] = ['straighten', 'crop'];

const input = z.strictObject({
  ...repairableInput,
  only: z
    .array(z.enum(RETAKE_STEPS))
    .min(1)
    .max(RETAKE_STEPS.length)
    .optional()
    .describe('Mend only these, where they need it; without it everything'),
  without: z.array(z.enum(RETAKE_STEPS)).min(1).max(RETAKE_STEPS.length).optional().describe('Leave these as they are'),
});

/** The changes in words: "exposure +0.8 EV". */
function wordsOf({ step, amount }: RetakeFinding): string {
  const share = (value: number) => Math.round(value * 10) / 10;
  switch (step) {
    case 'denoise':
      return message(TEXTS.denoised);
    case 'white-balance':
      return message(amount > 0 ? TEXTS.cooler : TEXTS.warmer);
    case 'exposure':
      if (Math.abs(amount) < 0.1) return message(TEXTS.contrast);
      return message(amount > 0 ? TEXTS.brighter : TEXTS.darker, { stops: Math.abs(share(amount)) });
    case 'straighten':
      return message(TEXTS.straightened, { degrees: Math.abs(share(amount)) });
    case 'crop':
      return message(TEXTS.closer);
  }
}

export const retake = defineTool({
  name: 'retake',
  icon: 'wand-sparkles',
  texts: TEXTS,
  use: '“fix this photo”: noise, light, colour cast, horizon',
  description:
    'Fixes a photo: takes away noise and colour casts, corrects exposure and contrast, straightens it, crops closer to the subject; each only where it is needed. ' +
    'Answers with what was found and done; leave parts out with `without`. The original comes back by undo. Takes a few seconds.',
  input,
  cost: null,
  approval: 'never',
  timeoutMs: 120_000,
  examples: {
    accepted: [{ layer: 'i1' }, { layer: 'i1', only: ['exposure'], without: ['crop'] }],
    refused: [
      { layer: 't1' },
      { layer: 'nope' },
      { layer: 'i1', only: ['sharpness'] },
      { layer: 'i1', only: ['crop'], without: ['crop'] },
    ],
  },
  async execute({ layer: id, only, without = [] }, context): Promise<ToolResult> {
    const target = await repairableOf(id, context);
    if ('error' in target) return { ok: false, error: target.error };
    const { layer } = target;
    const steps = RETAKE_STEPS.filter(
      (step) =>
        (only ?? RETAKE_STEPS).includes(step) && !without.includes(step) && !(layer.mask && MOVING.includes(step)),
    );
    if (steps.length === 0) return { ok: false, error: message(TEXTS.nothingLeft) };
    const { picture, findings } = await context.imaging.retake(layer.asset, steps, {
      signal: context.signal,
      progress: context.progress,
    });
    const done = findings.filter(({ applied }) => applied);
    const name = titleOf(layer);
    const found = findings.map(({ step, needed, applied, amount }) => ({ step, needed, applied, amount }));
    // The photo keeps its ratio, so the visible part keeps its frame.
    const after: PictureLayer = picture ? { ...layer, asset: picture.id } : layer;
    return {
      ok: true,
      operations: repairedBy(target, after),
      output: { ...briefOf(context.document, after), found },
      card: picture
        ? {
            key: TEXTS.done.key,
            values: { name, list: done.map(wordsOf).join(', ') },
            assets: [layer.asset, picture.id],
            layers: [after.id],
          }
        : { key: TEXTS.fine.key, values: { name }, layers: [after.id] },
    };
  },
});
