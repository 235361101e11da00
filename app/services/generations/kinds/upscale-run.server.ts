/** The work of enlarging a picture. */
import { message } from '#messages/message.ts';
import type { GenerationHandler } from '../declaration.ts';
import { repairedVariation } from './repaired-variation.ts';
import type { UpscaleInput } from './upscale-input.ts';

export const upscaleHandler: GenerationHandler<UpscaleInput> = {
  async run({ asset, factor }, { assets, imaging, signal, progress }) {
    const stage = message('repairs.stage.upscale');
    progress(0, stage);
    const source = await assets.info(asset);
    const made = await imaging.upscale(asset, factor, { signal, progress: (share) => progress(share, stage) });
    const limited = source !== null && made.width < source.width * factor;
    return {
      variations: [
        repairedVariation(
          made,
          asset,
          message('repairs.suffix.upscale'),
          limited ? [message('repairs.upscale.limited', { width: made.width, height: made.height })] : [],
        ),
      ],
      problems: [],
    };
  },
};
