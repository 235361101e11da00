/**
 * What a page does not show is in none of its files: not hidden layers, not hidden letters, not the names of layers and
 * files. Streams are extracted from the files and searched.
 */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  createGroupLayer,
  createDrawingLayer,
  createPage,
  createStickerLayer,
  createTableLayer,
  type createTextLayer,
  tableCells,
} from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { openPageFiles, PAGE, SCALE, CODED, streamsOf, lettersIn } from '#tests/fixtures/page-files.ts';

const { held, store, next, photo, box, text, design, fileOf, expectSameLook } = openPageFiles();

describe('a layer of which nothing is seen', () => {
  /** One of each kind; the opaque one is lowest. */
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
      held.rendering.measureText,
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
    const { bytes, flattened } = await held.rendering.render({
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

it('held.reports no failure', () => expect(held.reports).toEqual([]));
