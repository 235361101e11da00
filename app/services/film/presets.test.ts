/** What presets promise of their films, seen in the pictures: photos stand there whole as films begin, and what plays over and over has no seam. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesInOrder } from '#design/document/tree.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import { contextOf, type PaintTools } from '#design/fabric/paint/tools.ts';
import { playDesign } from '#design/fabric/playing/playing-design.ts';
import { PictureStore } from '#design/fabric/sources.ts';
import { FILM_SIZES, PRESETS, type FilmPhoto, type PresetName } from '#design/motion/presets/preset.ts';
import { presets } from '#design/motion/presets/presets.ts';
import { decodePicture } from '#app/services/rendering/decode.ts';
import { createCanvasElement, fabricForNode } from '#app/services/rendering/fabric-node.ts';
import { createServerMeasure, fontLatch, registerFonts } from '#app/services/rendering/server-fonts.ts';

const DURATION = 6000;
const SIDE = 270;
const ID = 'a'.repeat(64);
const MASK = 'b'.repeat(64);
const fonts = fontLatch();
const measure = createServerMeasure(fonts);
const files = new Map<string, Uint8Array>();
let photo: FilmPhoto;

beforeAll(async () => {
  fabricForNode();
  registerFonts(fonts);
  const picture = await readFile('public/samples/sneaker.webp');
  const { width, height } = await sharp(picture).metadata();
  files.set(ID, picture);
  const part = { left: Math.round(width * 0.25), top: Math.round(height * 0.25), width: Math.round(width * 0.5), height: Math.round(height * 0.5) };
  files.set(MASK, await sharp({ create: { width, height, channels: 4, background: '#00000000' } }).composite([{ input: { create: { width: part.width, height: part.height, channels: 4, background: '#ffffff' } }, left: part.left, top: part.top }]).png().toBuffer());
  photo = { asset: ID, width, height, name: 'sneaker', focus: null, cutout: { mask: { asset: MASK, strokes: [] }, subject: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } } };
});

/** RGBA of the films' pictures at moments, 270 px square. */
async function picturesOf(name: PresetName, moments: readonly number[]): Promise<Uint8Array[]> {
  let made = 0;
  const document = presets[name].make({
    photos: [photo], words: { headline: 'Made to last', price: '$24', before: '', details: '' }, ...FILM_SIZES['1:1'], duration: DURATION,
    accent: '#2e86ab', font: 'Bricolage Grotesque', beats: [], measure, newId: () => `l${(made += 1)}`,
  });
  const scale = SIDE / document.width;
  const store = new PictureStore({ picture: (asset, side) => decodePicture(files.get(asset) ?? new Uint8Array(), side) }, () => undefined);
  const pages = pagesInOrder(document);
  for (const page of pages) store.request(assetNeeds(document, page.id, scale * 1.3, () => true));
  await store.settled();
  const tools: PaintTools = { createSurface: createCanvasElement, pictureState: (id) => store.state(id), picture: (id) => store.picture(id), emptyFrames: false, fontsVersion: 0 };
  const playing = playDesign(document, pages, tools, { x: scale, y: scale });
  return moments.map((at) => {
    const canvas = createCanvasElement(SIDE, SIDE);
    playing.paint(contextOf(canvas), at);
    return new Uint8Array(canvas.data());
  });
}

/** Mean of the differences of two pictures, 0..255. */
function apart(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

it('zooms in from the photo as it is', { timeout: 60_000 }, async () => {
  const [first] = await picturesOf('zoom-in', [0]);
  const source = await sharp(files.get(ID)).resize(SIDE, SIDE, { fit: 'cover' }).ensureAlpha().raw().toBuffer();
  expect(apart(first ?? new Uint8Array(), source)).toBeLessThan(2);
});

it('zooms out to the photo as it is', { timeout: 60_000 }, async () => {
  const [begin, end] = await picturesOf('zoom-out', [0, DURATION - 0.01]);
  const source = await sharp(files.get(ID)).resize(SIDE, SIDE, { fit: 'cover' }).ensureAlpha().raw().toBuffer();
  expect(apart(begin ?? new Uint8Array(), source)).toBeGreaterThan(4);
  expect(apart(end ?? new Uint8Array(), source)).toBeLessThan(2);
});

describe.each(PRESETS.filter((name) => presets[name].seamless))('%s, over and over', (name) => {
  it('goes from its last picture to its first as from any to the next', { timeout: 60_000 }, async () => {
    const step = 1000 / 30;
    const [first, second, middle, next, last] = await picturesOf(name, [0, step, DURATION / 2, DURATION / 2 + step, DURATION - step]);
    const steps = [apart(first!, second!), apart(middle!, next!)];
    expect(apart(last!, first!)).toBeLessThan(1.5 * Math.max(...steps));
    expect(apart(first!, middle!)).toBeGreaterThan(1);
  });
});
