/** The engine that traces, in its own process: a picture file in, its flat areas out, or why there are none. */
import sharp from 'sharp';
import { trace, type NotTraced, type Traced } from '#design/logo/trace/trace.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';

export interface TraceInput {
  picture: Uint8Array;
}

export type TraceOutput = Traced | { refused: NotTraced };

/** px of the longer side: more adds nothing for flat areas. */
const SIDE = 1024;

export async function traceJob({ picture }: TraceInput, progress: (share: number) => void): Promise<TraceOutput> {
  progress(0);
  const opened = sharp(picture, { limitInputPixels: false, failOn: 'truncated', pages: 1 })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha();
  const { data, info } = await opened
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new EngineRefusal('engines.unreadable', {}, error);
    });
  return trace({ width: info.width, height: info.height, data });
}
