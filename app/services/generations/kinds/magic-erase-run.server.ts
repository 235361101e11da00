/** The work of removing something from a picture. */
import { message } from '#messages/message.ts';
import type { GenerationHandler } from '../declaration.ts';
import type { MagicEraseInput } from './magic-erase-input.ts';
import { repairedVariation } from './repaired-variation.ts';

export const magicEraseHandler: GenerationHandler<MagicEraseInput> = {
  async run({ asset, region }, { imaging, signal, progress }) {
    const stage = message('repairs.stage.erase');
    progress(0, stage);
    const made = await imaging.erase(asset, region, { signal, progress: (share) => progress(share, stage) });
    return { variations: [repairedVariation(made, asset, message('repairs.suffix.erase'))], problems: [] };
  },
};
