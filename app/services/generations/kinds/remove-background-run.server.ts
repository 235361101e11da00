/**
 * The work of removing backgrounds: picture after picture, each stored as it is done. Failures are reported separately.
 */
import { message } from '#messages/message.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { cutoutPicture } from '#app/services/imaging/cutout-picture.server.ts';
import type { GenerationHandler } from '../declaration.ts';
import type { GenerationResults } from '#app/contracts/generation.ts';
import { GenerationFailure } from '../generation-error.ts';
import type { RemoveBackgroundInput } from './remove-background-input.ts';

/** Share of the work on one picture that is done when its mask is there. */
const CUT = 0.9;

export const removeBackgroundHandler: GenerationHandler<RemoveBackgroundInput> = {
  async run({ assets: wanted, pick, glass }, { assets, imaging, signal, progress, done, checkpoint }) {
    const results: GenerationResults = { variations: [...done.variations], problems: [...done.problems] };
    const finished = new Set([
      ...results.variations.map(({ source }) => source),
      ...results.problems.map(({ source }) => source),
    ]);
    for (const [index, source] of wanted.entries()) {
      if (finished.has(source)) continue;
      const tell = (share: number | null) =>
        progress(
          (index + (share ?? 0)) / wanted.length,
          wanted.length === 1
            ? message('generation.stage.cuttingOut')
            : message('generation.stage.cuttingOutOf', { number: index + 1, count: wanted.length }),
        );
      tell(0);
      const picture = await assets.info(source);
      try {
        const {
          mask,
          colours,
          others = [],
        } = await imaging.cutOut(source, {
          signal,
          pick,
          glass,
          progress: (share) => tell(share === null ? null : share * CUT),
        });
        const [pixels, alpha, edge] = await Promise.all([
          assets.bytes(source),
          assets.bytes(mask.id),
          colours && assets.bytes(colours.id),
        ]);
        signal.throwIfAborted();
        if (!pixels || !alpha || (colours && !edge)) throw new ToolRefusal(message('imaging.missing'));
        const name = picture?.name ?? '';
        const cutout = await assets.store(await cutoutPicture(pixels, alpha, edge), 'image/png', nameOfCutout(name));
        results.variations.push({
          asset: cutout.id,
          name: cutout.name,
          width: cutout.width,
          height: cutout.height,
          mime: cutout.mime,
          source,
          mask: mask.id,
          ...(colours && { colours: colours.id }),
          ...(others.length > 0 && { others }),
        });
      } catch (error) {
        // For one picture; the others are still to be done.
        if (signal.aborted || !(error instanceof ToolRefusal)) throw error;
        results.problems.push({ source, name: picture?.name ?? '', text: error.message });
      }
      if (index < wanted.length - 1) await checkpoint(results);
    }
    const [first] = results.problems;
    if (results.variations.length === 0 && first) {
      throw new GenerationFailure(
        results.problems.length === 1
          ? first.text
          : message('generation.noneCutOut', { count: results.problems.length, reason: first.text }),
      );
    }
    return results;
  },
};

function nameOfCutout(name: string): string {
  return `${name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 100)} cutout.png`.trim();
}
