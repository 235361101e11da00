/**
 * Pictures for judging layouts: objects drawn with light and shade, each in front of a backdrop, with the mask that a
 * cutout would have. They replace sellers' photos, which can't be shipped.
 */
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { room, studio, sunset } from './backdrops.ts';
import { fill, type Context } from './paint.ts';
import { bag, bottle, burger, headphones, mug, person, plant, sneaker, watch } from './subjects.ts';

export interface MadePhoto {
  name: string;
  width: number;
  height: number;
  photo: Uint8Array;
  /** PNG whose alpha is the subject; null for a scene without one. */
  mask: Uint8Array | null;
}

interface Template {
  width: number;
  height: number;
  backdrop(context: Context, width: number, height: number): void;
  subject?: (context: Context, width: number, height: number) => void;
}

const nothing = () => undefined;

const TEMPLATES: Record<string, Template> = {
  'red-sneaker.jpg': {
    width: 1400,
    height: 1100,
    backdrop: studio('#d9d6d0', '#c3bfb7'),
    subject: sneaker('#d7263d', '#f4f1ea', '#ffffff'),
  },
  'blue-sneaker.jpg': {
    width: 1400,
    height: 1100,
    backdrop: studio('#efe7d8', '#d8cdb8'),
    subject: sneaker('#2a5bd7', '#f4f1ea', '#ffd23f'),
  },
  'white-sneaker.jpg': {
    width: 1400,
    height: 1100,
    backdrop: studio('#9fb3a8', '#7f9689'),
    subject: sneaker('#f1efe9', '#ffffff', '#2f6f5f'),
  },
  'serum.jpg': {
    width: 1100,
    height: 1400,
    backdrop: studio('#ead9cf', '#d9c2b4'),
    subject: bottle('#c98a4a', '#2b2724', '#fbf6ee'),
  },
  'perfume.jpg': {
    width: 1100,
    height: 1400,
    backdrop: studio('#3a2f33', '#241c20', '#c79a8a'),
    subject: bottle('#e3b7a6', '#c9a24d', '#fff6ee'),
  },
  'mug.jpg': { width: 1200, height: 1200, backdrop: studio('#c9ad8b', '#8a5f3b'), subject: mug('#f3ede2') },
  'bag.jpg': { width: 1200, height: 1200, backdrop: studio('#e8e2d8', '#cfc6b8'), subject: bag('#a4502f') },
  'green-bag.jpg': { width: 1200, height: 1200, backdrop: studio('#f2e3da', '#e0c8ba'), subject: bag('#2f6b52') },
  'burger.jpg': { width: 1300, height: 1200, backdrop: studio('#3a241a', '#1f120b', '#d98a4a'), subject: burger },
  'woman.jpg': {
    width: 1100,
    height: 1400,
    backdrop: studio('#e7c9b4', '#d9b59c'),
    subject: person('#d9a07c', '#2d1b14', '#c2452f'),
  },
  'teacher.jpg': {
    width: 1200,
    height: 1200,
    backdrop: studio('#bcd3cd', '#9cbcb4'),
    subject: person('#8d5a3c', '#17100c', '#2a4a6b'),
  },
  'watch.jpg': { width: 1100, height: 1300, backdrop: studio('#1d1a18', '#0d0b0a', '#8a6a40'), subject: watch },
  'plant.jpg': { width: 1100, height: 1300, backdrop: studio('#efe9dc', '#ddd2bd'), subject: plant('#c9754a') },
  'headphones.jpg': {
    width: 1200,
    height: 1200,
    backdrop: studio('#c9cfe0', '#a7b0c8'),
    subject: headphones('#4b57d6'),
  },
  'room.jpg': { width: 1600, height: 1200, backdrop: room },
  'mountains.jpg': { width: 1500, height: 1500, backdrop: sunset },
};

export const PHOTO_NAMES = Object.keys(TEMPLATES);

/** Adds grain, as every camera does: without it, large areas look drawn. Always the same. */
function grain(canvas: Canvas): void {
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  let state = 7;
  for (let at = 0; at < image.data.length; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const noise = ((state >>> 24) - 128) / 22;
    for (let channel = 0; channel < 3; channel += 1) image.data[at + channel] = (image.data[at + channel] ?? 0) + noise;
  }
  context.putImageData(image, 0, 0);
}

/** Draws the picture of that name. */
export async function makePhoto(name: string): Promise<MadePhoto> {
  const template = TEMPLATES[name];
  if (!template) throw new Error(`There is no picture ${name}, only ${PHOTO_NAMES.join(', ')}`);
  const { width, height, backdrop, subject = nothing } = template;
  const cut = createCanvas(width, height);
  subject(cut.getContext('2d'), width, height);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  backdrop(context, width, height);
  context.drawImage(cut, 0, 0);
  grain(canvas);
  return {
    name,
    width,
    height,
    photo: await canvas.encode('jpeg', 90),
    mask: template.subject ? await cut.encode('png') : null,
  };
}

/** A mark next to a bar, like a logo with transparent background. */
export async function makeLogo(color: string): Promise<{ width: number; height: number; picture: Uint8Array }> {
  const [width, height] = [620, 200];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  fill(context, color, (c) => c.ellipse(100, 100, 90, 90, 0, 0, 7));
  fill(context, '#f4c95d', (c) => c.ellipse(130, 100, 44, 44, 0, 0, 7));
  for (const [x, w] of [
    [230, 60],
    [310, 44],
    [374, 60],
    [454, 44],
    [518, 90],
  ] as const)
    fill(context, color, (c) => c.roundRect(x, 62, w, 76, 14));
  return { width, height, picture: await canvas.encode('png') };
}
