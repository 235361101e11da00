/** The work of AI images: picture after picture, each stored as it is done, with its layers if it has any. */
import { message } from '#messages/message.ts';
import type { GenerationHandler } from '../declaration.ts';
import type { GenerationResults } from '#app/contracts/generation.ts';
import type { AiImageInput } from './ai-image-input.ts';

export const aiImageHandler: GenerationHandler<AiImageInput> = {
  async run({ variations, ...wanted }, { images, signal, progress, done, checkpoint }) {
    const results: GenerationResults = { variations: [...done.variations], problems: [...done.problems] };
    // Parts arrive in the requested order, so the existing ones are the first.
    const left = variations.slice(results.variations.length);
    const begun = results.variations.length;
    const tell = (share: number | null) =>
      progress(
        share === null ? null : (begun + share * left.length) / variations.length,
        variations.length === 1
          ? message('images.stage.one')
          : message('images.stage.several', {
              number: Math.min(variations.length, results.variations.length + 1),
              count: variations.length,
            }),
      );
    if (left.length === 0) return results;
    tell(0);
    const { notes } = await images.generate(
      { ...wanted, variations: left },
      {
        signal,
        progress: tell,
        async made({ picture, design }) {
          results.variations.push({
            asset: picture.id,
            name: picture.name,
            width: picture.width,
            height: picture.height,
            mime: picture.mime,
            ...(design ? { design } : {}),
          });
          if (results.variations.length < variations.length) await checkpoint(results);
        },
      },
    );
    const [first] = results.variations;
    if (first && notes.length > 0) results.variations[0] = { ...first, notes: [...notes] };
    return results;
  },
};
