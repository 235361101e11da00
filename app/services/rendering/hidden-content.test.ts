/**
 * What a page does not show is in none of its files: not the hidden parts of pictures, not hidden letters, not what
 * layers and files are called. Pictures and streams are taken out of the files and looked at.
 */
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDocument,
  createDrawingLayer,
  createGroupLayer,
  createImageLayer,
  createPage,
  createShapeLayer,
  createStickerLayer,
  createTableLayer,
  createTextLayer,
  NEUTRAL_FILTERS,
  tableCells,
} from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageLayer, Layer } from '#design/document/layers.ts';
import type { Background } from '#design/document/values.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import type { ExportFormat } from '#tools/rendering-port.ts';
import { createRendering, type Rendering } from './rendering.server.ts';

const PAGE = { width: 200, height: 160 };
/** Pixels of a picture, each way. */
const SIDE = 120;
/** Device pixels of the page to one of its own. */
const SCALE = 2;
const CODED = 'c'.repeat(64);
const PLAIN = 'b'.repeat(64);
const MASK = 'e'.repeat(64);

const assets = new Map<string, Uint8Array>();
const reports: Error[] = [];
let rendering: Rendering;

beforeAll(async () => {
  rendering = createRendering({
    assetBytes: async (id) => assets.get(id) ?? null,
    workers: 1,
    report: (error) => reports.push(error),
  });
  assets.set(CODED, await picture((x, y) => [x * 2, y * 2, 60]));
  assets.set(PLAIN, await picture(() => [20, 20, 200]));
  // A mask that keeps the upper half.
  const alpha = Buffer.alloc(SIDE * SIDE * 4).map((_, index) => (index % 4 === 3 && index < SIDE * SIDE * 2 ? 255 : 0));
  assets.set(
    MASK,
    await sharp(alpha, { raw: { width: SIDE, height: SIDE, channels: 4 } })
      .png()
      .toBuffer(),
  );
});

afterAll(() => rendering.close());

function picture(colorAt: (x: number, y: number) => [number, number, number]): Promise<Buffer> {
  const pixels = Buffer.alloc(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y += 1) for (let x = 0; x < SIDE; x += 1) pixels.set(colorAt(x, y), (y * SIDE + x) * 3);
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();
}

let stored = 0;
/** Stores a picture under a name of its own: the renderer keeps what it has decoded. */
function store(bytes: Uint8Array): string {
  const id = (stored += 1).toString(16).padStart(64, '0');
  assets.set(id, bytes);
  return id;
}

let count = 0;
const next = (parent = 'page') => ({
  id: `layer-${(count += 1)}`,
  parent,
  order: `a${String(count).padStart(6, '0')}V`,
});
const photo = (more: Partial<ImageLayer> = {}) =>
  createImageLayer({ ...next(), asset: CODED, x: 40, y: 20, width: 120, height: 120, ...more });
const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  more: Partial<Parameters<typeof createShapeLayer>[0]> = {},
) => createShapeLayer({ ...next(), x, y, width, height, fill: { type: 'solid', color: '#1010f0' }, ...more });
const text = (words: string, more: Partial<Parameters<typeof createTextLayer>[0]> = {}) =>
  withLines(
    createTextLayer({ ...next(), text: words, x: 20, y: 60, width: 160, fontSize: 24, ...more }),
    rendering.measureText,
  );

function design(layers: readonly Layer[], background: Background = { type: 'none' }): DesignDocument {
  const document = createDocument({ ...PAGE, background, newId: () => 'page' });
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

async function fileOf(document: DesignDocument, format: ExportFormat, title = ''): Promise<Buffer> {
  return Buffer.from(
    (
      await rendering.render({
        document,
        page: 'page',
        format,
        shorterSide: PAGE.height * SCALE,
        quality: 95,
        watermark: false,
        title,
      })
    ).bytes,
  );
}

// --- looking into files ---

interface Stream {
  head: string;
  data: Buffer;
}

/** The streams of a PDF, unpacked unless they are JPEG. */
function streamsOf(pdf: Buffer): Stream[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/<<((?:(?!endobj)[^])*?)>>\s*stream\r?\n/g)].map(({ 0: whole, 1: head = '', index }) => {
    const from = index + whole.length;
    const data = pdf.subarray(from, from + Number(/\/Length (\d+)/.exec(head)?.[1]));
    return { head, data: head.includes('FlateDecode') ? inflateSync(data) : data };
  });
}

/** RGB of all pictures in a file, whatever lets them show through. */
async function picturesIn(format: 'svg' | 'vector-pdf', file: Buffer): Promise<Buffer[]> {
  const rgb = (bytes: Uint8Array) => sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer();
  if (format === 'svg') {
    return Promise.all(
      [...file.toString('utf8').matchAll(/data:image\/\w+;base64,([^"]*)/g)].map(([, data = '']) =>
        rgb(Buffer.from(data, 'base64')),
      ),
    );
  }
  const streams = streamsOf(file).filter(
    ({ head }) => head.includes('/Subtype /Image') && !head.includes('DeviceGray'),
  );
  return Promise.all(streams.map(({ head, data }) => (head.includes('DCTDecode') ? rgb(data) : data)));
}

const isMagenta = (red: number, green: number, blue: number) => red > 150 && blue > 150 && green < 100;

function magentaIn(rgb: Buffer): number {
  let found = 0;
  for (let at = 0; at + 2 < rgb.length; at += 3) if (isMagenta(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!)) found += 1;
  return found;
}

// --- what is hidden ---

/**
 * How far around a pixel that shows others may stay in a file, px of the picture: the margin, and what smoothing takes
 * in.
 */
const AROUND = 6;

/** The pixels of the coded picture that a page shows, told by the colours of its PNG, with those around them. */
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
 * Colours all that a page does not show of its picture, and looks for the colour in the pictures of its files. Then
 * compares what the SVG shows with the PNG. Answers with the share of the picture that was hidden. `tolerated`: pixels
 * of the colour in each picture.
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

/** The SVG, drawn by another program, against the PNG: differences are those of smoothing. */
async function expectSameLook(document: DesignDocument, tolerated = 0.004): Promise<void> {
  const size = { width: PAGE.width * SCALE, height: PAGE.height * SCALE };
  const look = (bytes: Uint8Array, density: number) =>
    sharp(bytes, { density })
      .resize(size.width, size.height, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .blur(1)
      .raw()
      .toBuffer();
  const [svg, png] = await Promise.all([
    look(await fileOf(document, 'svg'), 72 * SCALE),
    look(await fileOf(document, 'png'), 72),
  ]);
  let differing = 0;
  for (let at = 0; at < png.length; at += 3) {
    const worst = Math.max(...[0, 1, 2].map((channel) => Math.abs(svg[at + channel]! - png[at + channel]!)));
    if (worst > 40) differing += 1;
  }
  expect(differing / (size.width * size.height)).toBeLessThan(tolerated);
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
        // Where two edges meet at a sharp angle, their margins reach a little farther.
        await hiddenShare(design([photo({ crop: part, ...at, ...look }), ...covers]), 12);
      }),
      { numRuns: isLongRun ? 200 : 12 },
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

describe('a layer of which nothing is seen', () => {
  /** One of each kind; what lets nothing through is lowest. */
  const layersOfKinds = (): Layer[] => [
    photo({ asset: CODED, x: 60, y: 50, width: 60, height: 60 }),
    text('Salary 12,345', { width: 90, x: 60, fontSize: 12 }),
    createDrawingLayer({
      ...next(),
      x: 60,
      y: 50,
      width: 60,
      height: 60,
      paths: [
        {
          points: [
            [0, 0],
            [0.5, 1],
            [1, 0.2],
          ],
          color: '#aa0000',
          width: 4,
          brush: 'brush',
        },
      ],
    }),
    box(60, 50, 60, 60, { shape: { kind: 'star', points: 5, inner: 0.4 } }),
    box(60, 50, 60, 60, {
      shape: {
        kind: 'qr',
        content: 'https://example.com/secret',
        correction: 'M',
        modules: 'square',
        eyes: 'square',
        quiet: 2,
        ground: '#ffffff',
      },
    }),
    withTableLines(
      createTableLayer({
        ...next(),
        x: 60,
        y: 50,
        width: 80,
        cells: tableCells([
          ['Price', 'Cost'],
          ['20', '3'],
        ]),
        fontSize: 8,
        padding: { x: 2, y: 2 },
      }),
      rendering.measureText,
    ),
    createStickerLayer({ ...next(), source: { type: 'emoji', emoji: '🎉' }, x: 60, y: 50, width: 50, height: 50 }),
  ];
  const ways: [string, (layers: Layer[]) => Layer[]][] = [
    ['hidden', (layers) => layers.map((layer) => ({ ...layer, visible: false }))],
    ['see-through', (layers) => layers.map((layer) => ({ ...layer, opacity: 0 }))],
    ['off the page', (layers) => layers.map((layer) => ({ ...layer, x: 400 }) as Layer)],
    [
      'in a hidden group',
      (layers) => [
        createGroupLayer({ ...next(), id: 'group', visible: false }),
        ...layers.map((layer) => ({ ...layer, parent: 'group' })),
      ],
    ],
    ['on another page', (layers) => layers.map((layer) => ({ ...layer, parent: 'other' }))],
    ['below a rectangle', (layers) => [...layers, box(40, 30, 120, 100, { id: 'cover' })]],
  ];

  it.each(ways)('leaves no trace: %s', async (_, hide) => {
    const layers = layersOfKinds();
    const kinds = new Set(layers.map(({ id }) => id));
    const seen = text('Seen', { y: 4, fontSize: 14, width: 60 });
    const all = hide(layers);
    const documents = [all, all.filter(({ id }) => !kinds.has(id))].map((shown) => {
      const document = design([seen, ...shown], { type: 'solid', color: '#ffffff' });
      return { ...document, pages: { ...document.pages, other: createPage({ id: 'other', order: 'b' }) } };
    });
    for (const format of ['svg', 'vector-pdf', 'pdf', 'png', 'jpg', 'webp'] as const) {
      const [file, without] = await Promise.all(documents.map((document) => fileOf(document, format)));
      expect(file!.equals(without!), format).toBe(true);
    }
  });

  it.each<[string, Partial<Parameters<typeof createTextLayer>[0]>]>([
    ['a colour', { fill: { type: 'solid', color: '#ff000000' } }],
    [
      'a gradient',
      {
        fill: {
          type: 'linear',
          angle: 90,
          stops: [
            { at: 0, color: '#ff000000' },
            { at: 1, color: '#00ff0000' },
          ],
        },
      },
    ],
  ])('leaves no letters behind in %s that can’t be seen', async (_, look) => {
    const seen = text('Seen', { y: 4, fontSize: 14, width: 60 });
    for (const format of ['svg', 'vector-pdf'] as const) {
      const [file, without] = await Promise.all([
        fileOf(design([seen, text('Hidden', look)]), format),
        fileOf(design([seen]), format),
      ]);
      expect(lettersIn(format, file)).toEqual(lettersIn(format, without));
    }
  });
});

/** Every letter that a PDF names, or the outlines in an SVG. */
function lettersIn(format: 'svg' | 'vector-pdf', file: Buffer): string[] {
  if (format === 'svg') return [...file.toString('utf8').matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data);
  return streamsOf(file).flatMap(({ data }) => {
    const map = data.toString('latin1');
    const single = [...map.matchAll(/^<[\dA-F]{4}> <([\dA-F]{4})>$/gm)].map(([, code = '']) => [code, 1] as const);
    const ranges = [...map.matchAll(/^<([\dA-F]{4})> <([\dA-F]{4})> <([\dA-F]{4})>$/gm)].map(
      ([, from = '', to = '', code = '']) => [code, Number.parseInt(to, 16) - Number.parseInt(from, 16) + 1] as const,
    );
    const letters = [...single, ...ranges].flatMap(([code, length]) =>
      Array.from({ length }, (_, index) => String.fromCharCode(Number.parseInt(code, 16) + index)),
    );
    return map.includes('begincmap') ? letters.filter((letter) => letter !== '\uffff') : [];
  });
}

describe('of letters', () => {
  /** Between the letters of one word, and at its end. */
  it.each<[string, () => Layer[]]>([
    ['below a bar', () => [text('PRICE 4711 EUR', { width: 190, x: 5, fontSize: 20 }), box(72, 50, 60, 50)]],
    ['beyond the edge of the page', () => [text('HEADLINES', { x: 120, width: 190, fontSize: 30 })]],
    [
      'outlined, below a bar',
      () => [
        text('PRICE 4711 EUR', { width: 190, x: 5, fontSize: 20, stroke: { color: '#ffcc00', width: 3, dash: [] } }),
        box(72, 50, 60, 50),
      ],
    ],
  ])('%s only what is seen stays, as an outline', async (_, layers) => {
    const document = design(layers(), { type: 'solid', color: '#ffffff' });
    const svg = (await fileOf(document, 'svg')).toString('utf8');
    const covers = Object.values(document.layers).flatMap((layer) => (layer.type === 'shape' ? [layer] : []));
    let points = 0;
    for (const [, data = ''] of svg.matchAll(/<path [^>]*?d="([^"]*)"/g)) {
      const numbers = (data.replace(/[HV][^A-Z]*/g, '').match(/-?[\d.]+/g) ?? []).map(Number);
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const [x, y] = [numbers[at]! / SCALE, numbers[at + 1]! / SCALE];
        points += 1;
        expect(x).toBeLessThan(PAGE.width + 2);
        for (const cover of covers) {
          const inside =
            x > cover.x + 2 && x < cover.x + cover.width - 2 && y > cover.y + 2 && y < cover.y + cover.height - 2;
          expect(inside, `${x}, ${y} lies below the bar`).toBe(false);
        }
      }
    }
    expect(points).toBeGreaterThan(50);
    const pdf = await fileOf(document, 'vector-pdf');
    expect(lettersIn('vector-pdf', pdf)).toEqual([]);
    // Each program smooths small letters in its own way.
    await expectSameLook(document, 0.006);
  });

  it('emoji that are partly hidden become pixels, which end with what is seen', async () => {
    const document = design([text('Hot 🔥🔥🔥🔥🔥🔥', { x: 100, width: 300 })]);
    const { bytes, flattened } = await rendering.render({
      document,
      page: 'page',
      format: 'vector-pdf',
      shorterSide: 320,
      quality: 95,
      watermark: false,
    });
    expect(flattened).toHaveLength(1);
    expect(lettersIn('vector-pdf', Buffer.from(bytes))).toEqual([]);
  });
});

describe('of names and what pictures carry', () => {
  it('nothing is in any format', async () => {
    const secret = 'Zweitwohnsitz';
    const exif = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#22aa66' } })
      .withExif({ IFD0: { Copyright: secret, ImageDescription: secret } })
      .withXmp(
        `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secret}"/></rdf:RDF></x:xmpmeta>`,
      )
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(exif.includes(secret)).toBe(true);
    const asset = store(exif);
    const layers = [
      photo({ asset, name: secret, alt: secret }),
      text('Seen', { name: secret }),
      box(0, 0, 20, 20, { name: secret }),
    ];
    for (const format of ['svg', 'vector-pdf', 'pdf', 'png', 'jpg', 'webp'] as const) {
      const file = await fileOf(
        design(layers, { type: 'solid', color: '#ffffff' }),
        format,
        format.includes('pdf') ? 'Flyer' : secret,
      );
      const unpacked = Buffer.concat([
        file,
        ...(format.includes('pdf') ? streamsOf(file).map(({ data }) => data) : []),
      ]);
      for (const word of [secret, asset, 'Exif', 'xmpmeta', 'layer-'])
        expect(unpacked.includes(word), `${word} in ${format}`).toBe(false);
      if (format === 'svg' || format.includes('pdf')) continue;
      const { exif, icc, xmp, iptc } = await sharp(file).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('and a PDF holds the letters in use of its fonts, no more', async () => {
    expect(lettersIn('vector-pdf', await fileOf(design([text('caba')]), 'vector-pdf')).toSorted()).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

it('reports no failure', () => expect(reports).toEqual([]));
