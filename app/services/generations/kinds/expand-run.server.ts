/** The work of extending a picture beyond its edges. */
import { message } from '#messages/message.ts';
import type { GenerationHandler } from '../declaration.ts';
import type { ExpandInput } from './expand-input.ts';
import { repairedVariation } from './repaired-variation.ts';

export const expandHandler: GenerationHandler<ExpandInput> = {
  async run({ asset, sides }, { imaging, signal, progress }) {
    const stage = message('repairs.stage.expand');
    progress(0, stage);
    const made = await imaging.expand(asset, sides, { signal, progress: (share) => progress(share, stage) });
    return { variations: [repairedVariation(made, asset, message('repairs.suffix.expand'))], problems: [] };
  },
};
