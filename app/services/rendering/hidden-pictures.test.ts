/**
 * The hidden parts of a page's pictures are in none of its files: pictures are extracted from the files and searched.
 */
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createGroupLayer, NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageLayer, Layer } from '#design/document/layers.ts';
import type { Background } from '#design/document/values.ts';
import { openPageFiles, SIDE, SCALE, CODED, PLAIN, MASK, picture, picturesIn } from '#tests/fixtures/page-files.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';

const { held, store, next, photo, box, design, fileOf, expectSameLook } = openPageFiles();

const isMagenta = (red: number, green: number, blue: number) => red > 150 && blue > 150 && green < 100;

function magentaIn(rgb: Buffer): number {
  let found = 0;
  for (let at = 0; at + 2 < rgb.length; at += 3) if (isMagenta(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!)) found += 1;
  return found;
}

/**
 * How far around a visible pixel others may stay in a file, px of the picture: the margin, and the smoothing radius.
 */
const AROUND = 6;

/** The pixels of the encoded picture that a page shows, identified by the colors of its PNG, with those around them. */
async function shownPixels(document: DesignDocument): Promise<Uint8Array> {
  const { data } = await sharp(await fileOf(document, 'png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shown = new Uint8Array(SIDE * SIDE);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 200 || Math.abs(data[at + 2]! - 60) > 3) continue;
    const [x, y] = [Math.round(data[at]! / 2), Math.round(data[at + 1]! / 2)];
    for (let row = Math.max(0, y - AROUND); row <= Math.min(SIDE - 1, y + AROUND); row += 1) {
      shown.fill(1, row * SIDE + Math.max(0, x - AROUND), row * SIDE + Math.min(SIDE, x + AROUND + 1));
    }
  }
  return shown;
}

/**
 * Colors everything that a page does not show of its picture, and searches for the color in the pictures of its files.
 * Then compares what the SVG shows with the PNG. Returns the share of the picture that was hidden. `tolerated`: pixels
 * of the color in each picture.
 */
async function hiddenShare(document: DesignDocument, tolerated = 0): Promise<number> {
  const shown = await shownPixels(document);
  const asset = store(await picture((x, y) => (shown[y * SIDE + x] === 1 ? [x * 2, y * 2, 60] : [255, 0, 255])));
  const layers = Object.values(document.layers).map((layer) =>
    layer.type === 'image' && layer.asset === CODED ? { ...layer, asset } : layer,
  );
  const pages = Object.fromEntries(
    Object.values(document.pages).map((page) => [
      page.id,
      page.background.type === 'image' ? { ...page, background: { ...page.background, asset } } : page,
    ]),
  );
  const marked = { ...document, pages, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
  for (const format of ['svg', 'vector-pdf'] as const) {
    const pictures = await picturesIn(format, await fileOf(marked, format));
    if (shown.some(Boolean)) expect(pictures, format).not.toHaveLength(0);
    for (const found of pictures.map(magentaIn)) expect(found, format).toBeLessThanOrEqual(tolerated);
  }
  await expectSameLook(marked);
  return shown.filter((value) => value === 0).length / shown.length;
}

const ARCH = {
  type: 'path',
  path: 'M0 100 L0 50 Q0 0 50 0 Q100 0 100 50 L100 100 Z',
  viewWidth: 100,
  viewHeight: 100,
} as const;
const stroke = {
  id: 'stroke',
  mode: 'erase' as const,
  size: 50,
  hardness: 1,
  points: [
    [0, 60],
    [120, 60],
  ] as [number, number][],
};

describe('of a picture', () => {
  it.each<[string, number, () => Layer[]]>([
    ['a crop', 0.4, () => [photo({ crop: { x: 0, y: 0, width: 0.5, height: 1 } })]],
    [
      'a crop that is straightened',
      0.4,
      () => [photo({ crop: { x: 0.2, y: 0.2, width: 0.5, height: 0.6 }, straighten: 12 })],
    ],
    ['the corners around a circle', 0.05, () => [photo({ frame: { type: 'ellipse' } })]],
    [
      'round corners, turned',
      0.05,
      () => [photo({ frame: { type: 'rectangle', radius: 60 }, rotation: 30, flipX: true })],
    ],
    ['a frame of any outline', 0.05, () => [photo({ frame: ARCH, crop: { x: 0.1, y: 0, width: 0.9, height: 1 } })]],
    ['beyond the edge of the page', 0.4, () => [photo({ x: 140 })]],
    ['beyond the edge of the page, turned', 0.4, () => [photo({ x: 130, y: 90, rotation: 40 })]],
    ['what a mask cuts out', 0.4, () => [photo({ mask: { asset: MASK, strokes: [] } })]],
    ['what is erased', 0.2, () => [photo({ mask: { asset: null, strokes: [stroke] } })]],
    [
      'what a filter stands in for',
      0.4,
      () => [photo({ crop: { x: 0, y: 0, width: 0.5, height: 1 }, filters: { ...NEUTRAL_FILTERS, sharpen: 0.01 } })],
    ],
    ['below a rectangle', 0.25, () => [photo(), box(90, 10, 90, 90)]],
    [
      'below another picture, in a circle',
      0.2,
      () => [photo({ frame: { type: 'ellipse' } }), photo({ asset: PLAIN, y: 100, height: 90 })],
    ],
    ['below several rectangles', 0.7, () => [photo(), box(30, 10, 70, 140), box(90, 10, 80, 60), box(100, 60, 70, 40)]],
    [
      'of a copy that is reflected',
      0.4,
      () => [
        photo({
          height: 60,
          crop: { x: 0, y: 0, width: 1, height: 0.5 },
          reflection: { gap: 2, size: 0.5, opacity: 0.5 },
        }),
      ],
    ],
    [
      'with a shadow and little opacity',
      0.4,
      () => [
        photo({
          crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
          opacity: 0.99,
          shadow: { color: '#00000080', x: 2, y: 2, blur: 6 },
        }),
      ],
    ],
    [
      'in a group with one opacity',
      0.4,
      () => {
        const group = createGroupLayer({ ...next(), opacity: 0.99 });
        return [group, photo({ parent: group.id, x: 140 })];
      },
    ],
  ])('%s leaves no pixel in the file', async (_, atLeast, layers) => {
    expect(await hiddenShare(design(layers()))).toBeGreaterThan(atLeast);
  });

  it('the parts of a background that lie beyond the page or below a rectangle leave no pixel either', async () => {
    const background: Background = {
      type: 'image',
      asset: CODED,
      fit: 'cover',
      opacity: 1,
      blur: 0,
      scale: 1,
      focus: { x: 0.5, y: 0.5 },
    };
    expect(await hiddenShare(design([box(0, 0, 120, 160)], background))).toBeGreaterThan(0.5);
  });

  it('whatever the crop, frame, turn and cover', async () => {
    const crops = fc.record({
      x: fc.integer({ min: 0, max: 5 }),
      y: fc.integer({ min: 0, max: 5 }),
      width: fc.integer({ min: 2, max: 5 }),
      height: fc.integer({ min: 2, max: 5 }),
    });
    const placed = fc.record({
      x: fc.integer({ min: -60, max: 160 }),
      y: fc.integer({ min: -60, max: 120 }),
      width: fc.integer({ min: 40, max: 140 }),
      height: fc.integer({ min: 40, max: 140 }),
    });
    const looks = fc.record({
      frame: fc.constantFrom<ImageLayer['frame']>(
        { type: 'rectangle', radius: 0 },
        { type: 'rectangle', radius: 20 },
        { type: 'ellipse' },
        ARCH,
      ),
      rotation: fc.constantFrom(0, 0, 90, 33, -120),
      straighten: fc.constantFrom(0, 0, -9),
      flipX: fc.boolean(),
      flipY: fc.boolean(),
    });
    const tried = fc.assert(
      fc.asyncProperty(crops, placed, looks, fc.option(placed), async (crop, at, look, cover) => {
        const part = { x: crop.x / 10, y: crop.y / 10, width: crop.width / 10, height: crop.height / 10 };
        const covers = cover ? [box(cover.x, cover.y, cover.width, cover.height)] : [];
        // Where two edges meet at a sharp angle, their margins extend slightly farther.
        await hiddenShare(design([photo({ crop: part, ...at, ...look }), ...covers]), 12);
      }),
      { numRuns: isLongRun ? 200 : 6 },
    );
    await expect(tried).resolves.toBeUndefined();
  });

  it('and a picture that is shown small is stored small', async () => {
    const asset = store(
      await sharp(await picture((x, y) => [x, y, 90]))
        .resize(1600, 1600)
        .jpeg()
        .toBuffer(),
    );
    const layers = [
      photo({ asset, width: 40, height: 40 }),
      photo({ asset, width: 40, height: 40, crop: { x: 0, y: 0, width: 0.1, height: 0.1 }, x: 100 }),
    ];
    const document = design(layers);
    const sizes = (await picturesIn('vector-pdf', await fileOf(document, 'vector-pdf'))).map((rgb) => rgb.length / 3);
    expect(sizes).toHaveLength(2);
    for (const size of sizes) expect(size).toBeLessThanOrEqual((40 * SCALE * 2 + 2) ** 2);
    await expectSameLook(document);
  });
});

it('held.reports no failure', () => expect(held.reports).toEqual([]));
