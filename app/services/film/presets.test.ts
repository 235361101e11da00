/**
 * What presets promise about their films, checked in the pictures: photos are whole when films begin, and loops have no
 * seam.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { contextOf, type PaintTools } from '#design/fabric/paint/tools.ts';
import { playDesign } from '#design/fabric/playing/playing-design.ts';
import { PictureStore } from '#design/fabric/sources.ts';
import { posterMoment } from '#design/motion/poster.ts';
import {
  FILM_RATIOS,
  FILM_SIZES,
  PRESETS,
  type FilmPhoto,
  type FilmRatio,
  type PresetName,
} from '#design/film/preset.ts';
import { presets } from '#design/film/presets.ts';
import { decodePicture } from '#app/services/rendering/decode.ts';
import { createCanvasElement, fabricForNode, nodeSurfaces } from '#app/services/rendering/fabric-node.ts';
import { createServerMeasure, fontLatch, registerFonts } from '#app/services/rendering/server-fonts.ts';
import { oneIn } from '#tests/fixtures/sample.ts';

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
  const part = {
    left: Math.round(width * 0.25),
    top: Math.round(height * 0.25),
    width: Math.round(width * 0.5),
    height: Math.round(height * 0.5),
  };
  files.set(
    MASK,
    await sharp({ create: { width, height, channels: 4, background: '#00000000' } })
      .composite([
        {
          input: { create: { width: part.width, height: part.height, channels: 4, background: '#ffffff' } },
          left: part.left,
          top: part.top,
        },
      ])
      .png()
      .toBuffer(),
  );
  photo = {
    asset: ID,
    width,
    height,
    name: 'sneaker',
    focus: null,
    cutout: { mask: { asset: MASK, strokes: [] }, subject: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } },
  };
});

function filmOf(name: PresetName, ratio: FilmRatio = '1:1', count = 1): DesignDocument {
  let made = 0;
  return presets[name].make({
    photos: Array.from({ length: count }, () => photo),
    words: { headline: 'Made to last', price: '$24', before: '', details: '' },
    ...FILM_SIZES[ratio],
    duration: DURATION,
    accent: '#2e86ab',
    font: 'Bricolage Grotesque',
    beats: [],
    measure,
    newId: () => `l${(made += 1)}`,
  });
}

/** RGBA of a film's pictures at moments, `side` px wide. */
async function picturesOf(document: DesignDocument, moments: readonly number[], side = SIDE): Promise<Uint8Array[]> {
  const scale = side / document.width;
  const store = new PictureStore(
    { picture: (asset, side) => decodePicture(files.get(asset) ?? new Uint8Array(), side) },
    () => undefined,
  );
  const pages = pagesInOrder(document);
  for (const page of pages) store.request(assetNeeds(document, page.id, scale * 1.3, () => true));
  await store.settled();
  const tools: PaintTools = {
    ...nodeSurfaces,
    pictureState: (id) => store.state(id),
    picture: (id) => store.picture(id),
    emptyFrames: false,
    fontsVersion: 0,
    rare: RARE_PAINTERS,
  };
  const playing = playDesign(document, pages, tools, { x: scale, y: scale });
  return moments.map((at) => {
    const canvas = createCanvasElement(side, Math.round(document.height * scale));
    playing.paint(contextOf(canvas), at);
    return new Uint8Array(canvas.data());
  });
}

/** Mean of the differences of two pictures, 0..255. */
function apart(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

it('zooms in from the photo as it is', { timeout: 60_000 }, async () => {
  const [first] = await picturesOf(filmOf('zoom-in'), [0]);
  const source = await sharp(files.get(ID)).resize(SIDE, SIDE, { fit: 'cover' }).ensureAlpha().raw().toBuffer();
  expect(apart(first ?? new Uint8Array(), source)).toBeLessThan(2);
});

it('zooms out to the photo as it is', { timeout: 60_000 }, async () => {
  const [begin, end] = await picturesOf(filmOf('zoom-out'), [0, DURATION - 0.01]);
  const source = await sharp(files.get(ID)).resize(SIDE, SIDE, { fit: 'cover' }).ensureAlpha().raw().toBuffer();
  expect(apart(begin ?? new Uint8Array(), source)).toBeGreaterThan(4);
  expect(apart(end ?? new Uint8Array(), source)).toBeLessThan(2);
});

describe.each(PRESETS.filter((name) => presets[name].seamless))('%s, over and over', (name) => {
  it('goes from its last picture to its first as from any to the next', { timeout: 60_000 }, async () => {
    const step = 1000 / 30;
    const [first, second, middle, next, last] = await picturesOf(filmOf(name), [
      0,
      step,
      DURATION / 2,
      DURATION / 2 + step,
      DURATION - step,
    ]);
    const steps = [apart(first!, second!), apart(middle!, next!)];
    expect(apart(last!, first!)).toBeLessThan(1.5 * Math.max(...steps));
    expect(apart(first!, middle!)).toBeGreaterThan(1);
  });
});

/** The share of a picture that differs from the film without photos: what is visible of them. */
function shownOf(whole: Uint8Array, bare: Uint8Array): number {
  let shown = 0;
  for (let at = 0; at < whole.length; at += 4) {
    if ([0, 1, 2].some((channel) => Math.abs((whole[at + channel] ?? 0) - (bare[at + channel] ?? 0)) > 12)) shown += 1;
  }
  return shown / (whole.length / 4);
}

describe.each(oneIn(2, PRESETS))('%s', (name) => {
  it(
    'shows what it is about in its first picture and on its poster, in every shape',
    { timeout: 120_000 },
    async () => {
      const [least, most] = presets[name].photos;
      for (const ratio of FILM_RATIOS) {
        for (const count of new Set([least, most])) {
          const document = filmOf(name, ratio, count);
          const moments = [0, posterMoment(document, pagesInOrder(document))];
          const bare = {
            ...document,
            layers: Object.fromEntries(
              Object.entries(document.layers).filter(([, layer]) => layer.type !== 'image' || layer.name === 'Ground'),
            ),
          };
          const [whole, without] = [await picturesOf(document, moments, 120), await picturesOf(bare, moments, 120)];
          for (const [at, picture] of whole.entries())
            expect(
              shownOf(picture, without[at] ?? new Uint8Array()),
              `${ratio}, ${count} photos, ${moments[at]} ms`,
            ).toBeGreaterThan(0.04);
        }
      }
    },
  );
});
