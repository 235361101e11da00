/** The built-in engine of images: each is drawn as layers in the engine's process, then rendered like every page. */
import { createHash } from 'node:crypto';
import { firstPage } from '#design/document/tree.ts';
import type { RenderingPort } from '#tools/contract/ports/rendering-port.ts';
import { IMAGE_TYPES } from '#tools/contract/image-types.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import { onBackground } from '#app/engines/images/image-on-background.ts';
import type { ImageMaker, MadeImage } from './image-maker.ts';

export interface BuiltInOptions {
  engines: Pick<Engines, 'run'>;
  /** Renders a design that shows these pictures. */
  render(
    document: Parameters<RenderingPort['render']>[0]['document'],
    format: 'png' | 'jpg',
    pictures: ReadonlyMap<string, Uint8Array>,
    signal: AbortSignal,
  ): Promise<Uint8Array>;
}

/** For each picture: the share of its time that is over when it is drawn. */
const DRAWN = 0.6;

export function builtInImages({ engines, render }: BuiltInOptions): ImageMaker {
  return {
    name: 'built-in',
    types: IMAGE_TYPES,
    hosted: false,
    async make({ references, mask, variations, ...wanted }, { signal, progress, made }) {
      if (references.length > 0 || mask) throw new EngineRefusal('images.needsHosted');
      const { type, words, style: asked, colors, width, height, seed } = wanted;
      for (const [index, variation] of variations.entries()) {
        const tell = (share: number) => progress((index + share) / variations.length);
        tell(0);
        const { style, label, design, background } = await engines.run(
          'image',
          { type, words, style: asked, colors, width, height, seed, variation },
          { signal, progress: (share) => tell((share ?? 0) * DRAWN) },
        );
        const parts: MadeImage['parts'] = background
          ? [{ standIn: createHash('sha256').update(background).digest('hex'), bytes: background, mime: 'image/jpeg' }]
          : [];
        const [part] = parts;
        const shown = part ? onBackground(design, part.standIn) : design;
        const format = firstPage(shown).background.type === 'none' ? 'png' : 'jpg';
        const bytes = await render(shown, format, new Map(parts.map((one) => [one.standIn, one.bytes])), signal);
        await made({
          variation,
          bytes,
          mime: format === 'png' ? 'image/png' : 'image/jpeg',
          style,
          label,
          design: shown,
          parts,
        });
        tell(1);
      }
    },
  };
}
