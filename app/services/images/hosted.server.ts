/**
 * Images by a hosted model behind OpenAI's protocol: any size from the nearest that it paints, several in parallel,
 * reference pictures, changes of a marked part, of whose answer only that part is used. Lettering, signatures and
 * posters stay with the built-in engine: their words are editable letters.
 */
import sharp, { type Sharp } from 'sharp';
import type { PictureRegion } from '#tools/contract/ports/imaging-port.ts';
import { IMAGE_STYLES, type ImageType } from '#tools/contract/image-types.ts';
import { message } from '#messages/message.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { grownMask } from '#app/engines/pixels/masks.ts';
import type { Mask } from '#app/engines/pixels/pixels.ts';
import { maskOfRegion } from '#app/engines/pixels/region.ts';
import { sizeFor, type ImageModel, type Size } from '#app/services/models/image-model.server.ts';
import type { ImageMaker, MakerRequest } from './image-maker.ts';

/** Parallel requests to the model. */
const AT_ONCE = 2;
/** The mark grows by this many px of the model's picture, and its rim is this soft there. */
const GROWTH = 6;
const SOFT = 4;

const NATURE: Readonly<Record<ImageType, string>> = {
  image: '',
  sticker: 'A die-cut sticker with a white border, bold clean shapes, centred, alone on a transparent background: ',
  typography: 'Lettering art: ',
  signature: 'A handwritten signature in ink on a transparent background: ',
  poster: 'A poster: ',
};

/** The model's prompt. Distinguishes variations of one request, since the same words tend to give the same picture. */
function instruction(
  { type, words, style, colors, variations, references, mask }: MakerRequest,
  variation: number,
): string {
  const ready = IMAGE_STYLES[type].find(({ id }) => id === style);
  const parts = [mask ? `Change only the masked area, to this: ${words.trim()}` : `${NATURE[type]}${words.trim()}`];
  if (mask) parts.push('Keep the light, grain and perspective of the picture');
  else if (references.length > 0)
    parts.push('Go by the given pictures: their subject, their look, or both, as the words ask for');
  if (ready) parts.push(`Style: ${message(ready.title)}`);
  if (colors.length > 0) parts.push(`Colours: ${colors.map((color) => color.slice(0, 7)).join(', ')}`);
  if (variations.length > 1 || variation > 1)
    parts.push(
      [
        'Compose it as you think best',
        'Choose another composition and viewpoint',
        'Choose other light and a closer view',
        'Surprise with a bolder composition',
      ][(variation - 1) % 4] as string,
    );
  return `${parts.join('. ')}.`;
}

/** The part of the model's picture with the requested ratio, at the requested size. */
async function sized(
  picture: Sharp,
  { width, height }: Size,
  transparent: boolean,
): Promise<{ bytes: Uint8Array; mime: 'image/png' | 'image/jpeg' }> {
  const fitted = picture.resize({
    width,
    height,
    fit: transparent ? 'contain' : 'cover',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
    kernel: 'lanczos3',
  });
  if (transparent) return { bytes: new Uint8Array(await fitted.png().toBuffer()), mime: 'image/png' };
  return {
    bytes: new Uint8Array(await fitted.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toBuffer()),
    mime: 'image/jpeg',
  };
}

/** A reference as a file that the model accepts: upright, not too large; and its size. */
async function shown(bytes: Uint8Array, size: Size | null): Promise<Buffer> {
  try {
    const upright = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 })
      .autoOrient()
      .toColourspace('srgb');
    return await (
      size
        ? upright.resize({ ...size, fit: 'fill' })
        : upright.resize({ width: 1536, height: 1536, fit: 'inside', withoutEnlargement: true })
    )
      .png()
      .toBuffer();
  } catch (error) {
    throw new EngineRefusal('engines.unreadable', {}, error);
  }
}

async function sizeOf(bytes: Uint8Array): Promise<Size> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    throw new EngineRefusal('engines.unreadable', {}, error);
  }
}

/** The part of the first reference to repaint, in a picture of size `to`. */
function markedPart(region: PictureRegion, from: Size, to: Size): Mask {
  const [scaleX, scaleY] = [to.width / from.width, to.height / from.height];
  const at = ([x, y]: readonly [number, number]): [number, number] => [x * scaleX, y * scaleY];
  const marked = maskOfRegion(
    {
      outlines: region.outlines.map((outline) => outline.map(at)),
      strokes: region.strokes.map(({ size, points }) => ({
        size: size * Math.sqrt(scaleX * scaleY),
        points: points.map(at),
      })),
    },
    to.width,
    to.height,
  );
  if (!marked.data.some((value) => value > 0)) throw new EngineRefusal('engines.nothingMarked');
  return grownMask(marked, GROWTH);
}

/** White, with this alpha by pixel. */
function veil({ width, height, data }: Mask, alphaOf: (marked: number) => number): Sharp {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let index = 0; index < data.length; index += 1) pixels[index * 4 + 3] = alphaOf(data[index] as number);
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

/** The picture to change, with the marked part of the model's picture in it. */
async function changed(
  bytes: Uint8Array,
  painted: Sharp,
  marked: Mask,
  { width, height }: Size,
): Promise<{ bytes: Uint8Array; mime: 'image/png' | 'image/jpeg' }> {
  const open = () =>
    sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 }).autoOrient().toColourspace('srgb');
  const soft = await veil(marked, (value) => value * 255)
    .blur(SOFT)
    .png()
    .toBuffer();
  const part = await painted
    .ensureAlpha()
    .composite([{ input: soft, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const fitted = (file: Buffer) =>
    sharp(file).resize({ width, height, fit: 'fill', kernel: 'lanczos3' }).png().toBuffer();
  const [hole, patch] = await Promise.all([fitted(soft), fitted(part)]);
  if ((await open().metadata()).hasAlpha) {
    // Transparent parts may be painted on, and painted ones may become transparent.
    const parted = await open()
      .ensureAlpha()
      .composite([{ input: hole, blend: 'dest-out' }])
      .png()
      .toBuffer();
    return {
      bytes: new Uint8Array(
        await sharp(parted)
          .composite([{ input: patch, blend: 'add' }])
          .png()
          .toBuffer(),
      ),
      mime: 'image/png',
    };
  }
  return {
    bytes: new Uint8Array(
      await open()
        .composite([{ input: patch, blend: 'over' }])
        .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    ),
    mime: 'image/jpeg',
  };
}

export function hostedImages(model: ImageModel): ImageMaker {
  return {
    name: model.name,
    types: ['image', 'sticker'],
    hosted: true,
    async make(request, { signal, progress, made }) {
      const { width, height, references, mask, variations } = request;
      const [first] = references;
      if (mask && !first) throw new EngineRefusal('images.maskWithoutPicture');
      const original = mask && first ? await sizeOf(first) : null;
      const size = sizeFor(original ?? { width, height });
      const images = await Promise.all(references.map((one, index) => shown(one, mask && index === 0 ? size : null)));
      const marked = mask && original ? markedPart(mask, original, size) : null;
      // The protocol's mask: transparent where the first picture is to be repainted.
      const free =
        marked &&
        (await veil(marked, (value) => (value ? 0 : 255))
          .png()
          .toBuffer());
      const transparent = request.type === 'sticker';
      progress(null);
      let finished = 0;
      const waiting = [...variations];
      // One that fails ends the others: nobody waits for pictures of a refused request.
      const stop = new AbortController();
      const both = AbortSignal.any([signal, stop.signal]);
      // Pictures are delivered in order, whichever finished first.
      let turn: Promise<void> = Promise.resolve();
      const worker = async () => {
        for (let variation = waiting.shift(); variation !== undefined; variation = waiting.shift()) {
          const number = variation;
          const painted = await model.paint(
            {
              text: instruction(request, number),
              images,
              size,
              ...(free ? { mask: free } : {}),
              ...(transparent ? { transparent } : {}),
            },
            { signal: both },
          );
          const file =
            first && original && marked
              ? await changed(first, painted, marked, original)
              : await sized(painted, { width, height }, transparent);
          turn = turn.then(async () => {
            await made({
              variation: number,
              ...file,
              style: null,
              label: request.words.slice(0, 200),
              design: null,
              parts: [],
            });
            finished += 1;
            progress(finished / variations.length);
          });
          await turn;
        }
      };
      const workers = Array.from({ length: Math.min(AT_ONCE, variations.length) }, worker);
      try {
        await Promise.all(workers);
      } catch (error) {
        stop.abort();
        await Promise.allSettled(workers);
        signal.throwIfAborted();
        throw error;
      }
    },
  };
}
