/**
 * The work of scenes: picture after picture, each stored as it is done; final ones also as a design of three layers.
 */
import { randomUUID } from 'node:crypto';
import { createDocument, createImageLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage, orderBetween } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { message } from '#messages/message.ts';
import type { Cutout } from '#tools/contract/ports/imaging-port.ts';
import type { RenderedScene } from '#tools/contract/ports/scenes-port.ts';
import { maskFrom } from '#tools/contract/cutout-mask.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { GenerationContext, GenerationHandler } from '../declaration.ts';
import type { GenerationResults, MadeVariation } from '#app/contracts/generation.ts';
import { GenerationFailure } from '../generation-error.ts';
import { shotsLeft, shotsOf, type Shot } from './scene-shots.ts';
import type { ScenesInput } from './scenes-input.ts';

/** Share of the work on a product's first picture that is done when it is cut out. */
const CUT = 0.25;
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

export const scenesHandler: GenerationHandler<ScenesInput> = {
  async run(input, context) {
    const { done, progress, checkpoint, signal } = context;
    const shots = shotsOf(input);
    const results: GenerationResults = { variations: [...done.variations], problems: [...done.problems] };
    const cutouts = new Map<string, Cutout>();
    for (let left = shotsLeft(shots, results); left.length > 0; left = shotsLeft(shots, results)) {
      const [shot] = left as [Shot, ...Shot[]];
      const number = shots.length - left.length + 1;
      const tell = (share: number, cutting: boolean) =>
        progress((number - 1 + share) / shots.length, stageOf(input, number, shots.length, cutting));
      try {
        results.variations.push(await shoot(input, shot, context, cutouts, tell));
      } catch (error) {
        // A product that can't be shown is left out; the others are still made.
        if (
          signal.aborted ||
          !(error instanceof ToolRefusal) ||
          results.variations.some(({ source }) => source === shot.picture)
        )
          throw error;
        results.problems.push({
          source: shot.picture,
          name: (await context.assets.info(shot.picture))?.name ?? '',
          text: error.message,
        });
      }
      if (left.length > 1) await checkpoint(results);
    }
    const [first] = results.problems;
    if (results.variations.length === 0 && first) {
      throw new GenerationFailure(
        results.problems.length === 1
          ? first.text
          : message('scenes.noneShown', { count: results.problems.length, reason: first.text }),
      );
    }
    return results;
  },
};

function stageOf({ quality }: ScenesInput, number: number, count: number, cutting: boolean): string {
  if (cutting) return message('generation.stage.cuttingOut');
  if (quality === 'preview')
    return count === 1 ? message('scenes.stage.preview') : message('scenes.stage.previewOf', { number, count });
  return count === 1 ? message('scenes.stage.full') : message('scenes.stage.fullOf', { number, count });
}

async function shoot(
  { width, height, quality, seed, length }: ScenesInput,
  { picture, look, variation }: Shot,
  { imaging, scenes, signal }: GenerationContext,
  cutouts: Map<string, Cutout>,
  tell: (share: number, cutting: boolean) => void,
): Promise<MadeVariation> {
  let cutout = cutouts.get(picture);
  const begun = cutout === undefined ? CUT : 0;
  tell(0, cutout === undefined);
  if (cutout === undefined) {
    cutout = await imaging.cutOut(picture, { signal, progress: (share) => tell((share ?? 0) * CUT, true) });
    cutouts.set(picture, cutout);
  }
  const lying = cutout.seenFrom === 'above' && 'scene' in look ? look.above : undefined;
  tell(begun, false);
  const scene = await scenes.render(
    {
      picture,
      mask: maskFrom(cutout),
      crop: WHOLE,
      width,
      height,
      seed,
      variation,
      quality,
      length: length / 100,
      scene: lying ?? ('scene' in look ? look.scene : null),
      words: 'words' in look ? look.words : null,
    },
    { signal, progress: (share) => tell(begun + (share ?? 0) * (1 - begun), false) },
  );
  const { flat } = scene;
  return {
    asset: flat.id,
    name: flat.name,
    width: flat.width,
    height: flat.height,
    mime: flat.mime,
    source: picture,
    ...(lying && { scene: lying }),
    ...(quality === 'preview' ? { preview: true } : { design: designOf(scene, { width, height }) }),
    ...(scene.unknown.length > 0
      ? { notes: [message('scenes.notUnderstood', { words: scene.unknown.join(', ') })] }
      : {}),
  };
}

/** The scene as the page's background, its shadow and the product above. */
export function designOf(
  { background, shadow, product }: RenderedScene,
  size: { width: number; height: number },
): DesignDocument {
  const empty = createDocument({
    ...size,
    newId: randomUUID,
    background: { type: 'image', asset: background.id, fit: 'cover', scale: 1, opacity: 1, blur: 0 },
  });
  const parent = firstPage(empty).id;
  const order = orderBetween(null, null);
  const shown = ({ asset, x, y, width, height }: typeof product) => ({
    id: randomUUID(),
    parent,
    asset: asset.id,
    x,
    y,
    width,
    height,
  });
  const layers = [
    ...(shadow ? [createImageLayer({ ...shown(shadow), order, name: message('tools.placeInScene.shadowLayer') })] : []),
    createImageLayer({ ...shown(product), order: orderBetween(order, null), name: message('scenes.productLayer') }),
  ];
  return applyOperations(
    empty,
    layers.map((layer) => ({ type: 'layer.add', layer })),
  ).document;
}
