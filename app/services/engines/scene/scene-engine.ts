/**
 * The engine of scenes, in its own process: files in, layers as files out. Pictures are read and written here; the
 * renderer only knows pixels.
 */
import sharp, { type Sharp } from 'sharp';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { createBackdrops } from '#app/engines/scenes/backdrops.ts';
import { cleanEdges } from '#app/engines/scenes/clean-edges.ts';
import { boundsOf, type Pixels } from '#app/engines/scenes/product-levels.ts';
import { placementOf } from '#app/engines/scenes/framing.ts';
import type { SceneJob } from '#app/engines/scenes/picture-job.ts';
import { openSession, pageOf, renderScene, shareFor, variedBy } from '#app/engines/scenes/render.ts';
import type { LayerBox, SceneInput, SceneOutput } from '#app/engines/scenes/scene-job.ts';
import { viewOf } from '#app/engines/scenes/view.ts';
import { openThreads } from './threads.ts';

/** Four or five whole pictures of 1080², or all previews of one request. */
const backdrops = createBackdrops(260_000_000);

/** Longer side at which the cutout is read, px: no page is larger. */
const LARGEST = 4000;

const pixelsOf = async (pipeline: Sharp): Promise<Pixels> => {
  const { data, info } = await pipeline.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
};

/** Share of a product's width on its picture's bottom border from which it counts as cut off there. */
const CUT_WIDTH = 0.3;

/**
 * Whether the picture's bottom border cuts off its contents. Trimmed pictures touch all their borders: only those with
 * space above count.
 */
function isCutBelow({ width, height, data }: Pixels, bounds: LayerBox): boolean {
  if (bounds.top + bounds.height < height || bounds.top < height * 0.015) return false;
  let touching = 0;
  for (let x = 0; x < width; x += 1) if ((data[((height - 1) * width + x) * 4 + 3] as number) > 127) touching += 1;
  return touching >= bounds.width * CUT_WIDTH;
}

/**
 * The product alone, cropped to its bounds, and whether its picture cut it off at the bottom. Throws EngineRefusal if
 * the file can't be read or nothing of it is visible.
 */
export async function readCutout({
  picture,
  mask,
  edge,
  crop,
}: Pick<SceneInput, 'picture' | 'mask' | 'edge' | 'crop'>): Promise<Pixels & { isCut: boolean }> {
  try {
    const header = await sharp(picture, { limitInputPixels: false }).metadata();
    const [fullWidth, fullHeight] = [header.autoOrient.width, header.autoOrient.height];
    const shrink = Math.min(1, LARGEST / Math.max(fullWidth, fullHeight));
    const [width, height] = [Math.max(1, Math.round(fullWidth * shrink)), Math.max(1, Math.round(fullHeight * shrink))];
    const whole = await pixelsOf(
      sharp(picture, { limitInputPixels: false, failOn: 'error', pages: 1 })
        .autoOrient()
        .toColourspace('srgb')
        .ensureAlpha()
        .resize(width, height, { fit: 'fill' }),
    );
    const inSize = (file: Uint8Array) =>
      pixelsOf(
        sharp(file, { limitInputPixels: false })
          .toColourspace('srgb')
          .ensureAlpha()
          .resize(width, height, { fit: 'fill' }),
      );
    const own = edge ? await inSize(edge.colours) : null;
    if (mask) {
      const kept = await inSize(mask);
      const before = edge?.before ? await inSize(edge.before) : null;
      if (own && before) forgetRestored(own, kept, before);
      for (let at = 3; at < whole.data.length; at += 4)
        whole.data[at] = Math.round(((whole.data[at] as number) * (kept.data[at] as number)) / 255);
    }
    const shown = {
      left: Math.round(crop.x * width),
      top: Math.round(crop.y * height),
      width: Math.max(1, Math.round(crop.width * width)),
      height: Math.max(1, Math.round(crop.height * height)),
    };
    const part = partOf(whole, shown);
    const bounds = boundsOf(part);
    if (!bounds) throw new EngineRefusal('scenes.nothingShows');
    const cutout = partOf(part, bounds);
    cleanEdges(cutout);
    if (own) layColors(cutout, partOf(partOf(own, shown), bounds));
    return { ...cutout, isCut: isCutBelow(part, bounds) };
  } catch (error) {
    if (error instanceof EngineRefusal) throw error;
    throw new EngineRefusal('imaging.unreadable', {}, error);
  }
}

/** Removes known colors where strokes restored more than the mask kept: there the picture's own are wanted. */
function forgetRestored(own: Pixels, kept: Pixels, before: Pixels): void {
  for (let at = 3; at < own.data.length; at += 4)
    if ((kept.data[at] as number) > (before.data[at] as number) + 2) own.data[at] = 0;
}

/** Known colors replace the cutout's, in proportion to their opacity; its alpha stays. Both have the same size. */
function layColors({ data }: Pixels, own: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const share = (own.data[at + 3] as number) / 255;
    if (share === 0) continue;
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = Math.round((data[channel] as number) * (1 - share) + (own.data[channel] as number) * share);
  }
}

function partOf({ width, height, data }: Pixels, box: LayerBox): Pixels {
  const left = Math.min(width - 1, Math.max(0, box.left));
  const top = Math.min(height - 1, Math.max(0, box.top));
  const size = {
    width: Math.max(1, Math.min(box.width, width - left)),
    height: Math.max(1, Math.min(box.height, height - top)),
  };
  const part = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1)
    part.set(
      data.subarray(((top + y) * width + left) * 4, ((top + y) * width + left + size.width) * 4),
      y * size.width * 4,
    );
  return { ...size, data: part };
}

/** The cutout at another size, its colors weighted by alpha. */
export async function fitted(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  return pixelsOf(
    sharp(pixels.data, { raw, limitInputPixels: false }).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }),
  );
}

/** Renders the scene on this process's threads. Throws EngineRefusal, or the signal's reason. */
export async function renderLayers(
  input: SceneInput,
  progress: (share: number) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<SceneOutput> {
  const { isCut, ...full } = await readCutout(input);
  const { picture: _picture, mask: _mask, edge: _edge, crop: _crop, flat: lying, ...rest } = input;
  const seenFrom = viewOf(full);
  const chosen = seenFrom === 'above' && lying ? lying : input.description;
  const page = pageOf(input);
  const { framed } = variedBy({ ...input, description: chosen });
  const placed = placementOf(chosen, full.width / full.height, page, framed, isCut);
  // Threads get the cutout at its size in the scene, not at the photo's.
  const cutout = full.width > placed.width * 1.5 ? await fitted(full, placed.width, placed.height) : full;
  // Nothing that the page cuts off stands on anything.
  const description = isCut && chosen.perspective === 'side' ? { ...chosen, stand: null } : chosen;
  const job: SceneJob = { ...rest, description, cutout, isCut };
  const shared = shareFor(job, backdrops);
  const session = openSession(job, shared);
  const threads = openThreads(job, shared, session, { signal, progress: (share) => progress(share * 0.94) });
  const layers = await renderScene(job, shared, session, threads.run, (width, height) =>
    fitted(full, width, height),
  ).finally(() => threads.close());
  backdrops.keep(shared.key, { store: shared.store, exposure: shared.exposure });
  const { width, height } = layers;
  const jpeg = (data: Uint8Array, quality: number) =>
    sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
  const png = ({ width: w, height: h, data }: Pixels) =>
    sharp(data, { raw: { width: w, height: h, channels: 4 }, limitInputPixels: false })
      .png({ compressionLevel: 6 })
      .toBuffer();
  const shadow = { width, height, data: layers.shadow };
  const bounds = boundsOf(shadow, 1);
  const { data, ...box } = layers.product;
  const [background, flat, shadowBytes, productBytes] = await Promise.all([
    jpeg(layers.background, 95),
    jpeg(layers.flat, 88),
    bounds ? png(partOf(shadow, bounds)) : null,
    png({ width: box.width, height: box.height, data }),
  ]);
  progress(1);
  return {
    width,
    height,
    background: new Uint8Array(background),
    flat: new Uint8Array(flat),
    shadow: bounds && shadowBytes ? { bytes: new Uint8Array(shadowBytes), box: bounds } : null,
    product: { bytes: new Uint8Array(productBytes), box },
    description: chosen,
    seenFrom,
  };
}
