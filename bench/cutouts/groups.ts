/**
 * Pictures of several things, with known alpha: sets that belong together (pairs, three of a kind, a range of products,
 * things of many parts), and one thing in the middle with another beside or behind it. The last third is held
 * out: nothing is set by it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '#app/services/config/project-root.ts';
import { randomOf } from './composite.ts';
import type { Random } from './drawings.ts';

export interface GroupScene {
  name: string;
  /** Whether all of it is meant, or the thing in the middle alone. */
  meant: 'all' | 'middle';
  /** JPEG bytes. */
  picture: Uint8Array;
  width: number;
  height: number;
  /** True alpha of the subject, and of everything else in the picture: one byte per pixel. */
  alpha: Uint8Array;
  others: Uint8Array;
}

/** From this number on there are other products, vehicles and backgrounds. */
const OTHERS_FROM = 40;

/** From the first number to that of the next. */
export const GROUP_SETS = { tuned: [0, 80], 'held-out': [80, 120], all: [0, 120] } as const;

const SIZES = [
  [1024, 1024],
  [1280, 960],
  [1080, 1350],
] as const;

/** Single products, and those of several parts, among the samples that come along; the second of each is held out. */
const SINGLE = [
  'camera candle cap coffee-bag cup gift honey jar lamp mug plant pump teapot shoe'.split(' '),
  'bag perfume headphones serum spray teddy tube watch soap lipstick flask hat box'.split(' '),
] as const;
const PARTS = [
  'bowls bouquet cupcakes towels pumpkins croissants'.split(' '),
  'plates tulips donuts vases threads books blocks'.split(' '),
] as const;
const RANGES = [
  ['pump', 'jar', 'candle'],
  ['serum', 'tube', 'lipstick'],
] as const;
/** What a product may stand before, in a box of 1000 × 1000, standing on its lower edge. */
const LARGE = [
  [
    '<path d="M40 640 q20 -120 180 -140 l130 -150 q20 -20 60 -20 h230 q40 0 70 30 l120 140 q110 20 130 140 v110 h-920 z" fill="#b8322c"/><path d="M300 490 l90 -110 h100 v110 z M520 380 h100 l100 110 h-200 z" fill="#233"/><circle cx="240" cy="750" r="96" fill="#151515"/><circle cx="240" cy="750" r="48" fill="#999"/><circle cx="760" cy="750" r="96" fill="#151515"/><circle cx="760" cy="750" r="48" fill="#999"/>',
    '<rect x="60" y="260" width="880" height="500" rx="60" fill="#e8e3d8"/><rect x="60" y="520" width="880" height="120" fill="#3f7f8c"/><path d="M110 320 h180 v150 h-180 z M330 320 h220 v150 h-220 z M590 320 h290 v150 h-290 z" fill="#2a3a40"/><circle cx="250" cy="770" r="100" fill="#191919"/><circle cx="250" cy="770" r="45" fill="#bbb"/><circle cx="750" cy="770" r="100" fill="#191919"/><circle cx="750" cy="770" r="45" fill="#bbb"/>',
  ],
  [
    '<circle cx="230" cy="690" r="180" fill="none" stroke="#222" stroke-width="26"/><circle cx="770" cy="690" r="180" fill="none" stroke="#222" stroke-width="26"/><path d="M230 690 L360 390 L650 390 L480 690 z M480 690 L340 340 M650 390 L770 690" fill="none" stroke="#1f6b4a" stroke-width="26"/><path d="M290 330 h120 v26 h-120 z M640 390 l-20 -90 h110" fill="none" stroke="#222" stroke-width="24"/>',
    '<path d="M30 620 v-200 q10 -50 60 -50 h120 l90 -140 q16 -26 60 -26 h370 q40 0 50 40 l60 160 q110 20 120 90 v126 h-930 z" fill="#274b8c"/><path d="M280 370 l70 -110 h120 v110 z M510 260 h200 l40 110 h-240 z" fill="#dfe8ee"/><circle cx="240" cy="640" r="104" fill="#111"/><circle cx="240" cy="640" r="50" fill="#888"/><circle cx="770" cy="640" r="104" fill="#111"/><circle cx="770" cy="640" r="50" fill="#888"/>',
  ],
] as const;

const between = (random: Random, low: number, high: number) => low + random() * (high - low);
const oneOf = <Value>(random: Random, list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;

/** A thing without its background, cropped to what is visible: PNG. */
async function product(name: string): Promise<Buffer> {
  const folder = path.join(projectRoot(), 'public', 'samples', 'products');
  const [picture, mask] = await Promise.all(
    [`${name}.webp`, `${name}-mask.webp`].map((file) => readFile(path.join(folder, file))),
  );
  const { width, height } = await sharp(picture).metadata();
  const alpha = await sharp(mask).resize(width, height, { fit: 'fill' }).extractChannel('alpha').raw().toBuffer();
  const whole = await sharp(picture)
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return await sharp(whole)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .png()
    .toBuffer();
}

const large = (body: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${body}</svg>`,
    ),
  )
    .trim()
    .png()
    .toBuffer();

/** Where a thing stands: its middle, its lower edge and its height (or width), as shares of the picture's shorter side from the middle of its floor. */
interface Placed {
  image: Buffer;
  x: number;
  foot: number;
  side: number;
  blur: number;
  meant: boolean;
}

async function things(index: number, random: Random): Promise<{ kind: string; placed: Placed[] }> {
  const half = index < OTHERS_FROM ? 0 : 1;
  const singles = [...SINGLE[half]].map((name) => ({ name, at: random() })).toSorted((a, b) => a.at - b.at);
  const single = (at: number) => product((singles[at] as { name: string }).name);
  const foot = between(random, -0.02, 0.03);
  const off = between(random, -0.04, 0.04);
  const usual = { foot, blur: 0, meant: true };
  const kind = ['beside', 'before', 'pair', 'three', 'range', 'beside', 'before', 'parts'][index % 8] as string;
  switch (kind) {
    case 'pair': {
      const image = await single(0);
      const side = between(random, 0.34, 0.42);
      const other = random() < 0.5 ? await sharp(image).flop().png().toBuffer() : image;
      return {
        kind,
        placed: [
          { ...usual, image, x: off - side * 0.56, side },
          { ...usual, image: other, x: off + side * 0.56, side, foot: foot + between(random, -0.03, 0.03) },
        ],
      };
    }
    case 'three': {
      const image = await single(0);
      const side = between(random, 0.25, 0.3);
      const turned = await Promise.all(
        [0, 1, 2].map((at) =>
          random() < 0.5
            ? image
            : sharp(image)
                .modulate({ hue: at * 110 })
                .png()
                .toBuffer(),
        ),
      );
      return {
        kind,
        placed: turned.map((one, at) => ({ ...usual, image: one, x: off + (at - 1) * side * 1.1, side })),
      };
    }
    case 'range': {
      const images = await Promise.all(RANGES[half].map(product));
      return {
        kind,
        placed: images.map((image, at) => ({
          ...usual,
          image,
          x: off + (at - 1) * 0.3,
          side: between(random, 0.24, 0.3),
          foot: foot + (at === 1 ? 0.02 : 0),
        })),
      };
    }
    case 'parts':
      return {
        kind,
        placed: [
          { ...usual, image: await product(oneOf(random, PARTS[half])), x: off, side: between(random, 0.55, 0.75) },
        ],
      };
    case 'before': {
      const body = random() < 0.75 ? await large(oneOf(random, LARGE[half])) : await product('armchair');
      return {
        kind,
        placed: [
          {
            image: body,
            x: between(random, -0.25, 0.25),
            foot: -0.14,
            side: between(random, 0.85, 1.3),
            blur: random() < 0.5 ? 0 : between(random, 2, 7),
            meant: false,
          },
          { ...usual, image: await single(0), x: off, side: between(random, 0.32, 0.48) },
        ],
      };
    }
    default: {
      const way = random() < 0.5 ? -1 : 1;
      const side = between(random, 0.34, 0.44);
      return {
        kind,
        placed: [
          {
            image: await single(1),
            x: off + way * between(random, 0.42, 0.56),
            foot: foot - between(random, -0.02, 0.12),
            side: side * between(random, 0.6, 1.1),
            blur: random() < 0.3 ? between(random, 2, 6) : 0,
            meant: false,
          },
          { ...usual, image: await single(0), x: off, side },
        ],
      };
    }
  }
}

function ground(half: number, width: number, height: number, random: Random): string {
  const hue = random() * 360;
  const light = between(random, 55, 90);
  const wall = `hsl(${hue.toFixed(0)} ${between(random, 6, 30).toFixed(0)}% ${light.toFixed(0)}%)`;
  const floor = `hsl(${((hue + 30) % 360).toFixed(0)} ${between(random, 8, 36).toFixed(0)}% ${(light - between(random, 8, 30)).toFixed(0)}%)`;
  const line = height * between(random, 0.56, 0.66);
  const planks =
    half === 0 && random() < 0.5
      ? Array.from(
          { length: 9 },
          (_, at) =>
            `<path d="M0 ${(line + (at * at * height) / 200).toFixed(0)} h${width}" stroke="#000" stroke-opacity="0.12" stroke-width="4"/>`,
        ).join('')
      : '';
  const panes =
    half === 1 && random() < 0.5
      ? Array.from(
          { length: 5 },
          (_, at) =>
            `<rect x="${((at * width) / 5 + 20).toFixed(0)}" y="20" width="${(width / 6).toFixed(0)}" height="${(line * 0.7).toFixed(0)}" fill="#fff" opacity="0.25"/>`,
        ).join('')
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${wall}"/><rect y="${line.toFixed(0)}" width="${width}" height="${height}" fill="${floor}"/>${planks}${panes}</svg>`;
}

/** Draws the group of this number, 0..119; from 80 on they are held out. */
export async function drawGroup(index: number): Promise<GroupScene> {
  const random = randomOf(`group-${index}`);
  const [width, height] = SIZES[index % SIZES.length] as readonly [number, number];
  const short = Math.min(width, height);
  const { kind, placed } = await things(index, random);
  const blank = { create: { width, height, channels: 4, background: '#00000000' } } as const;
  let picture = await sharp(Buffer.from(ground(index < OTHERS_FROM ? 0 : 1, width, height, random)))
    .blur(between(random, 1.5, 9))
    .removeAlpha()
    .png()
    .toBuffer();
  const [alpha, others] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (const { image, x, foot, side, blur, meant } of placed) {
    const sized = await sharp(image)
      .resize({ width: Math.round(side * short), height: Math.round(side * short), fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const [left, top] = [
      Math.round(width / 2 + x * short - sized.info.width / 2),
      Math.round(height * 0.76 + foot * short - sized.info.height),
    ];
    const cropped = { left: Math.max(0, -left), top: Math.max(0, -top) };
    const seen = {
      ...cropped,
      width: Math.min(width - Math.max(0, left), sized.info.width - cropped.left),
      height: Math.min(height - Math.max(0, top), sized.info.height - cropped.top),
    };
    const part = await sharp(sized.data).extract(seen).png().toBuffer();
    const layer = sharp(
      await sharp(blank)
        .composite([{ input: part, left: Math.max(0, left), top: Math.max(0, top) }])
        .png()
        .toBuffer(),
    );
    const front = await (blur > 0.3 ? layer.blur(blur) : layer).png().toBuffer();
    const own = await sharp(front).extractChannel('alpha').raw().toBuffer();
    const shadow = await sharp(own, { raw: { width, height, channels: 1 } })
      .affine([1, 0, 0, 1], { ody: 0 })
      .blur(short * 0.012)
      .linear(0.35, 0)
      .extractChannel(0)
      .raw()
      .toBuffer();
    const black = await sharp({ create: { width, height, channels: 3, background: '#000' } })
      .joinChannel(shadow, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    picture = await sharp(picture)
      .composite([{ input: black, left: 0, top: Math.round(short * 0.008) }, { input: front }])
      .removeAlpha()
      .png()
      .toBuffer()
      .catch(() =>
        sharp(picture)
          .composite([{ input: front }])
          .removeAlpha()
          .png()
          .toBuffer(),
      );
    for (let at = 0; at < own.length; at += 1) {
      const share = (own[at] as number) / 255;
      const [into, behind] = meant ? [alpha, others] : [others, alpha];
      behind[at] = (behind[at] as number) * (1 - share);
      into[at] = (into[at] as number) * (1 - share) + 255 * share;
    }
  }
  return {
    name: `${index}-${kind}`,
    meant: kind === 'beside' || kind === 'before' ? 'middle' : 'all',
    picture: new Uint8Array(await sharp(picture).jpeg({ quality: 91 }).toBuffer()),
    width,
    height,
    alpha,
    others,
  };
}
