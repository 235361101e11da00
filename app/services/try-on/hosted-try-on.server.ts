/**
 * Try-ons by a hosted image model: it gets the person's photo and the garment's, and repaints the person in it. Of its
 * answer only the area around the body is used, so that face and background stay unchanged. Who is in the photo is
 * determined on this machine first, for the rule for minors; nothing is sent before.
 */
import sharp, { type Sharp } from 'sharp';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { ImagingPort } from '#tools/contract/ports/imaging-port.ts';
import type { TryOnPort } from '#tools/contract/ports/try-on-port.ts';
import { isClothing, type TryOnKind } from '#tools/contract/try-on-kinds.ts';
import { message } from '#messages/message.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import { grownMask } from '#app/engines/pixels/masks.ts';
import { sizeFor, type ImageModel, type Size } from '#app/services/models/image-model.server.ts';
import type { Person } from '#app/engines/warp/person.ts';
import { isUnderage, keepRuleForMinors } from './minors.ts';
import { maskOf, pictureOf, stem } from './pictures.server.ts';
import { CUT_OUT, SEEN } from './shares.ts';

/**
 * How far from the body a garment may extend, as a share of the person's height; and the softness of the used area's
 * rim, px of the model's picture.
 */
const AROUND = 0.07;
const SOFT = 6;
/** The part of a face that stays unchanged, of its half width and height. */
const FACE = 0.9;
/** Longer side of the garment in the model's input, px. */
const SHOWN = 1024;

const WORN: Readonly<Record<TryOnKind, string>> = {
  top: 'as their top, in place of the one that they wear',
  bottom: 'as their trousers or skirt, in place of those that they wear',
  full: 'as their whole outfit, in place of the clothes that they wear',
  necklace: 'around their neck',
  earrings: 'at their ears',
  ring: 'on a finger',
  bracelet: 'around a wrist',
  watch: 'around a wrist',
  anklet: 'around an ankle',
};

function instruction(kind: TryOnKind, words: string, underage: boolean): string {
  return [
    `The first picture shows a person, the second a ${isClothing(kind) ? 'garment' : 'piece of jewellery'}${words === '' ? '' : ` (${words})`}. Show the same person wearing it ${WORN[kind]}.`,
    'Keep its colour, pattern, cut and material exactly; let it follow the pose, with natural folds, light and shadows, behind hair, arms and hands that are in front of it.',
    'Keep the face, hair, body shape, pose, hands, framing, background and light of the first picture exactly as they are. Add no text and no other person.',
    // Only the model can judge what the picture shows.
    ...(underage
      ? [
          'The person is a minor: only everyday clothing is allowed. If the second picture shows swimwear, underwear, sleepwear or anything revealing, refuse.',
        ]
      : []),
  ].join(' ');
}

/** The port for one user: sees only their assets. */
export function createHostedTryOns(
  model: ImageModel,
  run: Engines['run'],
  own: AssetsPort,
  imaging: Pick<ImagingPort, 'cutOut'>,
): TryOnPort {
  return {
    async make({ person, garment, kind, isMinor, words }, { signal, progress }) {
      signal.throwIfAborted();
      const [about, worn] = [
        await pictureOf(own, person, 'tryOn.pleasePerson'),
        await pictureOf(own, garment, 'tryOn.pleaseGarment'),
      ];
      const {
        persons: [who],
        width,
        height,
      } = await run('landmarks', { picture: about.bytes }, { signal });
      const age = { isMinor, age: who?.age ?? null };
      keepRuleForMinors(age, [worn.info.name, words]);
      if (!who) throw new EngineRefusal('tryOn.noPerson');
      progress?.(SEEN);
      const mask = await maskOf(imaging, own, person, signal);
      progress?.(CUT_OUT);
      const size = sizeFor({ width, height });
      const region = await regionOf({ width, height }, size, who, mask, kind);
      const [photo, piece] = await Promise.all([
        sharp(about.bytes, { limitInputPixels: false })
          .autoOrient()
          .flatten({ background: '#ffffff' })
          .resize({ ...size, fit: 'fill' })
          .png()
          .toBuffer(),
        sharp(worn.bytes, { limitInputPixels: false })
          .autoOrient()
          .flatten({ background: '#ffffff' })
          .resize({ width: SHOWN, height: SHOWN, fit: 'inside', withoutEnlargement: true })
          .png()
          .toBuffer(),
      ]);
      const painted = await model.paint(
        {
          text: instruction(kind, words, isUnderage(age)),
          images: [photo, piece],
          mask: await openIn(region, size),
          size,
        },
        { signal, progress },
      );
      const flat = await within(about.bytes, { width, height }, painted, region, size);
      const kept: AssetInfo = await own.store(
        flat,
        'image/jpeg',
        message('tryOn.flatFile', { name: stem(about.info.name) }),
      );
      progress?.(1);
      return { garment: null, front: null, flat: kept, handles: [], notes: mask ? [] : ['silhouette'] };
    },
  };
}

/** What may change, 0 or 1 per pixel of the model's picture: the person and some margin, without the face. */
async function regionOf(
  photo: Size,
  size: Size,
  { box, face }: Person,
  mask: Uint8Array | null,
  kind: TryOnKind,
): Promise<Uint8Array> {
  const [across, down] = [size.width / photo.width, size.height / photo.height];
  const data = new Uint8Array(size.width * size.height);
  if (mask) {
    const alpha = await sharp(mask)
      .resize({ ...size, fit: 'fill' })
      .ensureAlpha()
      .extractChannel('alpha')
      .raw()
      .toBuffer();
    for (let at = 0; at < data.length; at += 1) data[at] = (alpha[at] as number) > 100 ? 1 : 0;
  } else {
    for (
      let y = Math.max(0, Math.floor(box.top * down));
      y < Math.min(size.height, (box.top + box.height) * down);
      y += 1
    ) {
      data.fill(
        1,
        y * size.width + Math.max(0, Math.floor(box.left * across)),
        y * size.width + Math.min(size.width, Math.ceil((box.left + box.width) * across)),
      );
    }
  }
  const region = grownMask({ ...size, data }, AROUND * box.height * down).data;
  if (face && kind !== 'earrings') {
    const [x0, y0] = [(face.box.left + face.box.width / 2) * across, (face.box.top + face.box.height / 2) * down];
    const [rx, ry] = [(face.box.width / 2) * FACE * across, (face.box.height / 2) * FACE * down];
    for (let y = Math.max(0, Math.floor(y0 - ry)); y < Math.min(size.height, y0 + ry); y += 1) {
      for (let x = Math.max(0, Math.floor(x0 - rx)); x < Math.min(size.width, x0 + rx); x += 1) {
        if (((x - x0) / rx) ** 2 + ((y - y0) / ry) ** 2 < 1) region[y * size.width + x] = 0;
      }
    }
  }
  return Uint8Array.from(region);
}

/** A picture that is transparent where it may be painted: the protocol's mask. */
function openIn(region: Uint8Array, size: Size): Promise<Buffer> {
  const pixels = new Uint8Array(region.length * 4).fill(255);
  for (let at = 0; at < region.length; at += 1) if (region[at]) pixels[at * 4 + 3] = 0;
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The photo, with what was painted in the region. */
async function within(
  photo: Uint8Array,
  { width, height }: Size,
  painted: Sharp,
  region: Uint8Array,
  size: Size,
): Promise<Uint8Array> {
  const soft = await sharp(
    region.map((value) => value * 255),
    { raw: { ...size, channels: 1 } },
  )
    .blur(SOFT)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const patch = await painted
    .joinChannel(soft, { raw: { ...size, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const fitting = await sharp(patch)
    .resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const done = await sharp(photo, { limitInputPixels: false })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .composite([{ input: fitting }])
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return new Uint8Array(done);
}
