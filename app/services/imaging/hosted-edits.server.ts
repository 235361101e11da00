/**
 * Edits by a hosted image model behind OpenAI's protocol: a marked part is repainted by a model that can invent what
 * was never seen. Only the marked part of its answer is used, so the rest of the picture stays unchanged, pixel by
 * pixel.
 */
import sharp, { type Sharp } from 'sharp';
import type { ImagingOptions, PictureRegion, PictureSides } from '#tools/contract/ports/imaging-port.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { grownMask } from '#app/engines/pixels/masks.ts';
import { MOST_PIXELS } from '#app/engines/pixels/most-pixels.ts';
import type { PictureFile } from '#app/services/engines/pixels/picture-file.ts';
import { maskOfRegion } from '#app/engines/pixels/region.ts';
import {
  createImageModel,
  sizeFor,
  type ImageModelOptions,
  type Size,
} from '#app/services/models/image-model.server.ts';
import type { Edits } from './edits.ts';

/** How much of the picture around a mark is sent, as a share of the mark's longer side; and at least this many px. */
const AROUND = 0.8;
const LEAST_AROUND = 160;
/** The mark grows by this many px of the model's picture, and its rim is this soft there. */
const GROWTH = 6;
const SOFT = 4;
/** The known part extends this far into the painted one, px. */
const RIM = 3;

const ERASE =
  'Remove what is in the masked area. Continue the background behind it seamlessly: same surface, texture, light, grain and perspective. Add no object, text, person or shadow.';
const EXPAND =
  'Continue this photograph into the empty area: same place, surface, texture, light, grain and perspective. Add no object, text or person. Do not repeat the subject.';

/** What surrounds a region within a picture, px. */
function surroundings({ outlines, strokes }: PictureRegion, { width, height }: Size) {
  const xs = [
    ...outlines.flatMap((outline) => outline.map(([x]) => x)),
    ...strokes.flatMap(({ points, size }) => points.flatMap(([x]) => [x - size / 2, x + size / 2])),
  ];
  const ys = [
    ...outlines.flatMap((outline) => outline.map(([, y]) => y)),
    ...strokes.flatMap(({ points, size }) => points.flatMap(([, y]) => [y - size / 2, y + size / 2])),
  ];
  const [left, right] = [Math.max(0, Math.min(...xs)), Math.min(width, Math.max(...xs))];
  const [top, bottom] = [Math.max(0, Math.min(...ys)), Math.min(height, Math.max(...ys))];
  if (!(right > left && bottom > top)) return null;
  const room = Math.max(LEAST_AROUND, AROUND * Math.max(right - left, bottom - top));
  const [fromX, fromY] = [Math.max(0, Math.floor(left - room)), Math.max(0, Math.floor(top - room))];
  return {
    left: fromX,
    top: fromY,
    width: Math.min(width, Math.ceil(right + room)) - fromX,
    height: Math.min(height, Math.ceil(bottom + room)) - fromY,
  };
}

/** A picture that is transparent where `open` says so: the protocol's mask. */
function maskFile(open: Uint8Array, size: Size): Promise<Buffer> {
  const pixels = new Uint8Array(size.width * size.height * 4).fill(255);
  for (let at = 0; at < open.length; at += 1) if (open[at]) pixels[at * 4 + 3] = 0;
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
}

/** Opens a picture as the engines do. Throws EngineRefusal. */
async function openPicture(bytes: Uint8Array): Promise<Size & { format: string; open: () => Sharp }> {
  const open = () =>
    sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 }).autoOrient().toColourspace('srgb');
  try {
    const header = await open().metadata();
    return { ...header.autoOrient, format: header.format, open };
  } catch (error) {
    throw new EngineRefusal('engines.unreadable', {}, error);
  }
}

/** In the picture's original format. */
async function encodedAs(format: string, pipeline: Sharp): Promise<PictureFile> {
  const mime = format === 'jpeg' ? 'image/jpeg' : format === 'webp' ? 'image/webp' : 'image/png';
  const encoded =
    mime === 'image/jpeg'
      ? pipeline.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      : mime === 'image/webp'
        ? pipeline.webp({ quality: 95 })
        : pipeline.png();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), mime, width: info.width, height: info.height };
}

export function createHostedEdits({ apiKey, baseUrl, model: modelId, timeLimit }: ImageModelOptions): Edits {
  const model = createImageModel({
    apiKey,
    baseUrl,
    model: modelId,
    ...(timeLimit === undefined ? {} : { timeLimit }),
  });

  const paint = (text: string, picture: Uint8Array, mask: Uint8Array, size: Size, options: ImagingOptions) =>
    model.paint({ text, images: [picture], mask, size }, options);

  return {
    name: model.name,
    wantsSubject: false,
    async erase(bytes, region, options) {
      const { width, height, format, open } = await openPicture(bytes);
      const box = surroundings(region, { width, height });
      if (!box) throw new EngineRefusal('engines.nothingMarked');
      const size = sizeFor(box);
      const [scaleX, scaleY] = [size.width / box.width, size.height / box.height];
      const at = ([x, y]: readonly [number, number]): [number, number] => [
        (x - box.left) * scaleX,
        (y - box.top) * scaleY,
      ];
      const shown: PictureRegion = {
        outlines: region.outlines.map((outline) => outline.map(at)),
        strokes: region.strokes.map(({ size: across, points }) => ({
          size: across * Math.sqrt(scaleX * scaleY),
          points: points.map(at),
        })),
      };
      const mark = grownMask(maskOfRegion(shown, size.width, size.height), GROWTH);
      const sent = await open()
        .extract(box)
        .flatten({ background: '#ffffff' })
        .resize({ ...size, fit: 'fill' })
        .png()
        .toBuffer();
      const painted = await paint(ERASE, sent, await maskFile(mark.data, size), size, options);
      const soft = await sharp(
        mark.data.map((value) => value * 255),
        { raw: { ...size, channels: 1 } },
      )
        .blur(SOFT)
        .extractChannel(0)
        .raw()
        .toBuffer();
      const patch = await painted
        .joinChannel(soft, { raw: { ...size, channels: 1 } })
        .png()
        .toBuffer();
      const fitting = await sharp(patch)
        .resize({ width: box.width, height: box.height, fit: 'fill', kernel: 'lanczos3' })
        .png()
        .toBuffer();
      const done = await encodedAs(
        format,
        open().composite([{ input: fitting, left: box.left, top: box.top, blend: 'atop' }]),
      );
      options.progress?.(1);
      return done;
    },
    async expand(bytes, sides, _subject, options) {
      const { width, height, format, open } = await openPicture(bytes);
      const whole = { width: width + sides.left + sides.right, height: height + sides.top + sides.bottom };
      if (whole.width * whole.height <= width * height) throw new EngineRefusal('engines.noGrowth');
      if (whole.width * whole.height > MOST_PIXELS)
        throw new EngineRefusal('engines.tooLarge', {
          pixels: Math.round((whole.width * whole.height) / 1e6),
          limit: MOST_PIXELS / 1e6,
        });
      const size = sizeFor(whole);
      const known = knownPart(sides, { width, height }, size.width / whole.width, size.height / whole.height);
      const small = await open()
        .flatten({ background: '#ffffff' })
        .resize({ width: known.width, height: known.height, fit: 'fill' })
        .png()
        .toBuffer();
      const sent = await sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .composite([{ input: small, left: known.left, top: known.top }])
        .png()
        .toBuffer();
      const free = new Uint8Array(size.width * size.height).fill(1);
      for (let y = known.top; y < known.top + known.height; y += 1)
        free.fill(0, y * size.width + known.left, y * size.width + known.left + known.width);
      const painted = await paint(EXPAND, sent, await maskFile(free, size), size, options);
      const background = await painted
        .resize({ ...whole, fit: 'fill', kernel: 'lanczos3' })
        .png()
        .toBuffer();
      const done = await encodedAs(
        format,
        sharp(background).composite([
          { input: await softSides(open, { width, height }, sides), left: sides.left, top: sides.top },
        ]),
      );
      options.progress?.(1);
      return done;
    },
  };
}

function knownPart(sides: PictureSides, { width, height }: Size, scaleX: number, scaleY: number) {
  const [left, top] = [Math.round(sides.left * scaleX), Math.round(sides.top * scaleY)];
  return {
    left,
    top,
    width: Math.max(1, Math.round((sides.left + width) * scaleX) - left),
    height: Math.max(1, Math.round((sides.top + height) * scaleY) - top),
  };
}

/** The picture, fading to transparent towards the sides on which it is extended. */
async function softSides(open: () => Sharp, { width, height }: Size, sides: PictureSides): Promise<Buffer> {
  const alpha = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const near = Math.min(
        sides.left > 0 ? x : RIM,
        sides.right > 0 ? width - 1 - x : RIM,
        sides.top > 0 ? y : RIM,
        sides.bottom > 0 ? height - 1 - y : RIM,
      );
      if (near < RIM) alpha[y * width + x] = Math.round((255 * (near + 1)) / (RIM + 1));
    }
  }
  return open()
    .removeAlpha()
    .joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
