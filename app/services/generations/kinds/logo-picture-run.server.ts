/**
 * The work of logo pictures: the hosted model paints, results in few flat colors become shapes, the rest stays a
 * picture and says so.
 */
import { randomUUID } from 'node:crypto';
import { firstPage } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { tracedDesign } from '#app/services/logos/traced-design.ts';
import type { GenerationHandler } from '../declaration.ts';
import { GenerationFailure } from '../generation-error.ts';
import type { GenerationResults, MadeVariation } from '#app/contracts/generation.ts';
import { LOGO_PICTURES, type LogoPictureInput } from './logo-picture-input.ts';

/** px: square, as marks are. */
const SIDE = 1024;

export const logoPictureHandler: GenerationHandler<LogoPictureInput> = {
  async run(input, { images, assets, rendering, traced, earlier, signal, seed, progress, done, checkpoint }) {
    if (!images.isHosted('image')) throw new GenerationFailure(message('logoPictures.noModel'));
    if ((await earlier(input.batch))?.kind !== 'logo') throw new GenerationFailure(message('logoPictures.noBatch'));
    const results: GenerationResults = { variations: [...done.variations], problems: [...done.problems] };
    const begun = results.variations.length;
    const left = Array.from({ length: LOGO_PICTURES - begun }, (_, index) => begun + index + 1);
    if (left.length === 0) return results;
    const tell = (share: number | null) =>
      progress(
        share === null ? null : (begun + share * left.length) / LOGO_PICTURES,
        message('logoPictures.stage', {
          number: Math.min(LOGO_PICTURES, results.variations.length + 1),
          count: LOGO_PICTURES,
        }),
      );
    tell(0);
    const request = {
      type: 'image' as const,
      words: wordsFor(input),
      style: null,
      colors: input.colors,
      width: SIDE,
      height: SIDE,
      seed,
      references: [],
      mask: null,
      variations: left,
    };
    await images.generate(request, {
      signal,
      progress: tell,
      async made({ picture }) {
        const name = `${input.name} logo picture ${results.variations.length + 1}`;
        const bytes = await assets.bytes(picture.id);
        if (!bytes) throw new GenerationFailure(message('logoPictures.failed'));
        const outlines = await traced(bytes, signal);
        const painted: MadeVariation = {
          asset: picture.id,
          name: `${name}.jpg`,
          width: picture.width,
          height: picture.height,
          mime: picture.mime,
          notes: [message('logoPictures.asPicture')],
        };
        results.variations.push('refused' in outlines ? painted : await asShapes(outlines, name));
        if (results.variations.length < LOGO_PICTURES) await checkpoint(results);
      },
    });
    return results;

    async function asShapes(outlines: Parameters<typeof tracedDesign>[0], name: string): Promise<MadeVariation> {
      const design = tracedDesign(outlines, input.name, randomUUID);
      const drawn = await rendering.render(
        {
          document: design,
          page: firstPage(design).id,
          format: 'png',
          shorterSide: Math.min(outlines.width, outlines.height),
          quality: 90,
          watermark: false,
        },
        signal,
      );
      const kept = await assets.store(drawn.bytes, drawn.mime, `${name}.png`);
      return {
        asset: kept.id,
        name: kept.name,
        width: drawn.width,
        height: drawn.height,
        mime: drawn.mime,
        design,
        notes: [message('logoPictures.asShapes')],
      };
    }
  },
};

/**
 * The model's instructions: flat colors on one background, since only these become shapes, and no letters, which models
 * misspell.
 */
function wordsFor({ name, description, style, elements }: LogoPictureInput): string {
  const parts = [`A logo mark for “${name}”${description ? `: ${description}` : ''}`];
  if (style !== 'assorted') parts.push(`As ${style}`);
  if (elements.length > 0) parts.push(`It shows ${elements.join(', ')}`);
  parts.push(
    'Flat vector look, two to four solid colours, no gradients, no shadows, no texture, centred on a plain solid background with free space around it, no mockup',
    style === 'lettermark' ? 'Only the initials as letters' : 'No letters and no words',
  );
  return parts.join('. ');
}
