/** Compares two pictures pixel by pixel, and saves both with their difference for inspection. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Tolerance } from './scene.ts';

export interface Difference {
  /** Largest difference of any channel, of 255. */
  largest: number;
  /** Share of pixels beyond the tolerated channel difference. */
  share: number;
  /** Mean of all channel differences. */
  mean: number;
  width: number;
  height: number;
  /** RGB: grey where equal, redder the more it differs. */
  picture: Buffer;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // Colors of invisible pixels mean nothing: weight them by alpha.
  for (let index = 0; index < data.length; index += 4) {
    const alpha = data[index + 3]! / 255;
    if (alpha < 1)
      for (let channel = 0; channel < 3; channel += 1)
        data[index + channel] = Math.round(data[index + channel]! * alpha);
  }
  return { data, width: info.width, height: info.height };
}

/** Compares a picture with the expected one. Throws when their sizes differ. */
export async function comparePictures(
  actual: Uint8Array,
  expected: Uint8Array,
  { channel }: Pick<Tolerance, 'channel'>,
): Promise<Difference> {
  const [one, other] = await Promise.all([pixelsOf(actual), pixelsOf(expected)]);
  if (one.width !== other.width || one.height !== other.height)
    throw new Error(`sizes differ: ${one.width} × ${one.height}, ${other.width} × ${other.height}`);
  const count = one.width * one.height;
  const picture = Buffer.alloc(count * 3);
  let largest = 0;
  let beyond = 0;
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    let worst = 0;
    for (let part = 0; part < 4; part += 1) {
      const difference = Math.abs(one.data[index * 4 + part]! - other.data[index * 4 + part]!);
      worst = Math.max(worst, difference);
      sum += difference;
    }
    largest = Math.max(largest, worst);
    if (worst > channel) beyond += 1;
    const grey = 200 + one.data[index * 4 + 1]! / 5;
    picture[index * 3] = worst > channel ? 255 : grey;
    picture[index * 3 + 1] = worst > channel ? Math.max(0, 160 - worst * 4) : grey;
    picture[index * 3 + 2] = worst > channel ? Math.max(0, 160 - worst * 4) : grey;
  }
  return { largest, share: beyond / count, mean: sum / count / 4, width: one.width, height: one.height, picture };
}

/** Writes <name>.actual.png (server), .expected.png (browser) and .diff.png into a folder. */
export async function keepPictures(
  folder: string,
  name: string,
  actual: Uint8Array,
  expected: Uint8Array,
  difference: Difference,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { width, height, picture } = difference;
  const diff = await sharp(picture, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  for (const [kind, bytes] of [
    ['actual', actual],
    ['expected', expected],
    ['diff', diff],
  ] as const)
    await writeFile(path.join(folder, `${name}.${kind}.png`), bytes);
}
