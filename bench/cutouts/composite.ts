/** Puts a drawn subject before a background as a photograph would show both: shadow, blur, light, noise, compression. */
import sharp from 'sharp';
import type { Random } from './drawings.ts';

/** A picture whose true cutout is known. */
export interface Composite {
  /** JPEG bytes. */
  picture: Uint8Array;
  width: number;
  height: number;
  /** The true alpha, a byte per pixel. */
  alpha: Uint8Array;
  /** The subject's own colors, red, green, blue, without any of the background. */
  colours: Uint8Array;
}

export interface Camera {
  /** How much light the picture's corners lack, twice, as a share of its middle's. */
  vignette: number;
  /** The greatest noise of the sensor, of 255, times two thirds. */
  grain: number;
  /** How far the subject is out of focus: deviation of the blur, px. */
  blur: number;
  /** The subject's shadow: its share of the light, its softness and how far it lies below, of the subject's box. */
  shadow: { share: number; soft: number; below: number };
}

const USUAL: Camera = { vignette: 0.35, grain: 9, blur: 0.7, shadow: { share: 0.35, soft: 0.018, below: 0 } };

/** Mulberry32: small, fast, the same everywhere. */
export function randomOf(text: string): Random {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Sensor noise, and vignetting. */
function photographed(
  pixels: Buffer,
  width: number,
  height: number,
  random: Random,
  { vignette, grain }: Camera,
): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x / width - 0.5, y / height - 0.5];
      const light = 1 - vignette * (dx * dx + dy * dy);
      const noise = (random() + random() + random() - 1.5) * grain;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at + channel] = Math.max(0, Math.min(255, (pixels[at + channel] as number) * light + noise));
    }
  }
}

/**
 * @param subject SVG in a box of 1000 × 1000
 * @param place the box's center, and its side as a share of the picture's shorter side
 * @param back the background: a picture of that size, or SVG
 */
export async function compose(
  subject: string,
  { x, y, side }: { x: number; y: number; side: number },
  back: string | Buffer,
  { width, height }: { width: number; height: number },
  random: Random,
  camera = USUAL,
): Promise<Composite> {
  const scale = (Math.min(width, height) * side) / 1000;
  const [left, top] = [x * width - 500 * scale, y * height - 500 * scale];
  const svg = (body: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);
  const layer = svg(`<g transform="translate(${left} ${top}) scale(${scale})">${subject}</g>`);
  // A lens is never quite sharp: it blurs both, the background more than the subject.
  const front = await sharp(layer).blur(camera.blur).png().toBuffer();
  const alpha = await sharp(front).extractChannel('alpha').raw().toBuffer();
  const colours = await sharp(front).removeAlpha().raw().toBuffer();
  const below = Math.round(camera.shadow.below * 1000 * scale);
  const lowered = below === 0 ? alpha : Buffer.concat([Buffer.alloc(below * width), alpha.subarray(0, -below * width)]);
  const shadow = await sharp(lowered, { raw: { width, height, channels: 1 } })
    .blur(camera.shadow.soft * 1000 * scale + 2)
    .linear(camera.shadow.share, 0)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const black = await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .joinChannel(shadow, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const behind = await sharp(typeof back === 'string' ? svg(back) : back)
    .blur(1.6)
    .removeAlpha()
    .png()
    .toBuffer();
  const pixels = await sharp(behind)
    .composite([{ input: black, top: 0, left: 0 }, { input: front }])
    .removeAlpha()
    .raw()
    .toBuffer();
  photographed(pixels, width, height, random, camera);
  return {
    width,
    height,
    alpha: new Uint8Array(alpha),
    colours: new Uint8Array(colours),
    picture: new Uint8Array(
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .jpeg({ quality: 90 })
        .toBuffer(),
    ),
  };
}
