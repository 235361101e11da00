/**
 * The engine of images, in its own process: a request and a number in, the picture's layers and its painted background
 * out.
 */
import sharp from 'sharp';
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageRequest } from '#tools/contract/ports/images-port.ts';
import { createServerMeasure, fontLatch } from '#app/services/rendering/server-fonts.ts';
import { drawVariation } from '#app/engines/images/draw.ts';
import { paint, type PaintJob } from '#app/engines/images/paint/paint.ts';

export interface ImageJob extends Pick<
  ImageRequest,
  'type' | 'words' | 'style' | 'colors' | 'width' | 'height' | 'seed'
> {
  variation: number;
}

export interface ImageOutput {
  style: string;
  label: string;
  design: DesignDocument;
  /** JPEG of the page's size, for below the layers; null: only the page's own background. */
  background: Uint8Array | null;
}

/** Maximum of painted pixels; larger pictures are enlarged from these, which is invisible in soft textures. */
const MOST = { mesh: 2_000_000, marble: 1_500_000, watercolour: 1_200_000 } as const;

const measure = createServerMeasure(fontLatch());

export async function imageJob(
  { variation, ...wanted }: ImageJob,
  progress: (share: number) => void,
): Promise<ImageOutput> {
  const { style, label, design, painting } = drawVariation(wanted, variation, measure);
  progress(0.1);
  const background =
    painting &&
    (await painted({ ...painting, width: wanted.width, height: wanted.height }, (share) =>
      progress(0.1 + share * 0.9),
    ));
  return { style, label, design, background };
}

/** The painting as a JPEG file. */
export async function painted(job: PaintJob, progress: (share: number) => void): Promise<Uint8Array> {
  const shrink = Math.min(1, Math.sqrt(MOST[job.painting] / (job.width * job.height)));
  const [width, height] = [Math.max(1, Math.round(job.width * shrink)), Math.max(1, Math.round(job.height * shrink))];
  const data = paint({ ...job, width, height }, (share) => progress(share * 0.95));
  const whole = sharp(data, { raw: { width, height, channels: 3 } });
  const sized = shrink < 1 ? whole.resize(job.width, job.height, { fit: 'fill', kernel: 'lanczos3' }) : whole;
  return new Uint8Array(await sized.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer());
}
