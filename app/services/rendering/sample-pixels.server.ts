/** Samples a box of a rendered page: its mean color and how much its brightness varies. */
import sharp from 'sharp';
import type { DesignDocument } from '#design/document/document.ts';
import { sampleOf, type SamplePixels } from '#design/document/sample-pixels.ts';
import type { Rendering } from './rendering.server.ts';

/** Longer side of the sampled picture, px: enough for a mean, small enough to cost little. */
const SAMPLE_SIDE = 256;
/** Red, green, blue. */
const CHANNELS = 3;

interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Documents are never changed in place, so a page is rendered once for all its samples. The rasters are released with
 * the document; another document with the same layers costs another rendering.
 */
export function createSamplePixels(rendering: Pick<Rendering, 'renderPreview'>): SamplePixels {
  const known = new WeakMap<DesignDocument, Map<string, Promise<Raster>>>();

  async function rasterOf(document: DesignDocument, page: string): Promise<Raster> {
    const { bytes } = await rendering.renderPreview(document, page, SAMPLE_SIDE);
    const { data, info } = await sharp(bytes)
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  }

  return async (document, page, box) => {
    const pages = known.get(document) ?? new Map<string, Promise<Raster>>();
    known.set(document, pages);
    const rendered = pages.get(page) ?? rasterOf(document, page);
    pages.set(page, rendered);
    // A failed rendering may succeed on a retry.
    rendered.catch(() => pages.delete(page));
    const { data, width, height } = await rendered;
    const scale = width / document.width;
    const left = Math.max(0, Math.floor(box.x * scale));
    const top = Math.max(0, Math.floor(box.y * scale));
    const right = Math.min(width, Math.ceil((box.x + box.width) * scale));
    const bottom = Math.min(height, Math.ceil((box.y + box.height) * scale));
    if (right <= left || bottom <= top) return null;
    const rows = Array.from({ length: bottom - top }, (_, row) => {
      const start = ((top + row) * width + left) * CHANNELS;
      return data.subarray(start, start + (right - left) * CHANNELS);
    });
    return sampleOf(Buffer.concat(rows), CHANNELS);
  };
}
