/**
 * Animated pages, painted on the server's canvas: at rest they equal the page itself, in motion everything is where it
 * should be.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { createDocument, createGroupLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { Animation } from '#design/document/animation.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { firstPage, pagesInOrder } from '#design/document/tree.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { contextOf, type PaintTools } from '#design/fabric/paint/tools.ts';
import { playDesign } from '#design/fabric/playing/playing-design.ts';
import { playPage } from '#design/fabric/playing/playing-page.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { createCanvasElement, fabricForNode, nodeSurfaces } from '#app/services/rendering/fabric-node.ts';
import { createServerMeasure, fontLatch, registerFonts } from '#app/services/rendering/server-fonts.ts';

const tools: PaintTools = {
  ...nodeSurfaces,
  pictureState: () => ({ status: 'loading' }),
  picture: () => null,
  emptyFrames: false,
  fontsVersion: 0,
  rare: RARE_PAINTERS,
};
const fonts = fontLatch();
const measure = createServerMeasure(fonts);
const SIZE = { width: 400, height: 300 };

beforeAll(() => {
  fabricForNode();
  registerFonts(fonts);
});

const still: Animation = { in: null, out: null, loop: null, drift: null };
const entrance = (
  effect: NonNullable<Animation['in']>['effect'],
  by: NonNullable<Animation['in']>['by'] = 'whole',
): Animation => ({ ...still, in: { effect, at: 0, duration: 1000, by } });

function designOf(
  make: (place: (id: string, order: string) => { id: string; parent: string; order: string }) => Layer[],
): DesignDocument {
  const document = createDocument({
    ...SIZE,
    newId: () => 'page',
    background: {
      type: 'linear',
      angle: 120,
      stops: [
        { at: 0, color: '#ffe0c0' },
        { at: 1, color: '#c0e0ff' },
      ],
    },
  });
  for (const layer of make((id, order) => ({ id, parent: 'page', order }))) document.layers[layer.id] = layer;
  return document;
}

/** RGBA of the page at a moment. */
function pixelsAt(document: DesignDocument, at: number): Buffer {
  const canvas = createCanvasElement(SIZE.width, SIZE.height);
  playPage(document, firstPage(document), tools, { x: 1, y: 1 }).paint(contextOf(canvas), at);
  return Buffer.from(canvas.data());
}

function colorAt(pixels: Buffer, x: number, y: number): string {
  return pixels.subarray((y * SIZE.width + x) * 4, (y * SIZE.width + x) * 4 + 3).toString('hex');
}

const withoutAnimations = (document: DesignDocument): DesignDocument => ({
  ...document,
  layers: Object.fromEntries(Object.entries(document.layers).map(([id, layer]) => [id, { ...layer, animation: null }])),
});

const rich = () =>
  designOf((place) => [
    createShapeLayer({
      ...place('under', 'a0'),
      x: 20,
      y: 20,
      width: 160,
      height: 120,
      fill: { type: 'solid', color: '#30507a' },
      rotation: 12,
      shadow: { color: '#00000080', x: 4, y: 6, blur: 12 },
      animation: entrance('pop'),
    }),
    createShapeLayer({
      ...place('blend', 'a1'),
      x: 100,
      y: 60,
      width: 160,
      height: 120,
      fill: { type: 'solid', color: '#ffd040' },
      blend: 'multiply',
      opacity: 0.8,
    }),
    createGroupLayer({ ...place('group', 'a2'), opacity: 0.7, animation: entrance('rise') }),
    createShapeLayer({
      ...place('in1', 'a0'),
      parent: 'group',
      x: 240,
      y: 150,
      width: 90,
      height: 90,
      shape: { kind: 'ellipse' },
      fill: { type: 'solid', color: '#a02050' },
    }),
    createShapeLayer({
      ...place('in2', 'a1'),
      parent: 'group',
      x: 290,
      y: 170,
      width: 90,
      height: 90,
      fill: { type: 'solid', color: '#20a050' },
      animation: entrance('turn'),
    }),
    withLines(
      createTextLayer({
        ...place('text', 'a3'),
        x: 30,
        y: 200,
        width: 220,
        text: 'Made to last a life',
        fontSize: 36,
        fontWeight: 700,
        animation: entrance('rise', 'word'),
      }),
      measure,
    ),
  ]);

describe('a page that plays', () => {
  it('is the page itself once all have come, to the last bit', () => {
    const document = rich();
    expect(pixelsAt(document, 1000).equals(pixelsAt(withoutAnimations(document), 0))).toBe(true);
  });

  it('shows nothing of what has not come yet', () => {
    const document = rich();
    const empty = {
      ...document,
      layers: Object.fromEntries(Object.entries(document.layers).filter(([id]) => id === 'blend')),
    };
    expect(pixelsAt(document, 0).equals(pixelsAt(empty, 0))).toBe(true);
  });

  it('has things where their movement has brought them', () => {
    const document = designOf((place) => [
      createShapeLayer({
        ...place('box', 'a0'),
        x: 100,
        y: 100,
        width: 100,
        height: 100,
        fill: { type: 'solid', color: '#ff0000' },
        animation: {
          ...still,
          drift: {
            from: { x: 0, y: 0, scale: 1, rotation: 0 },
            to: { x: 0.25, y: -0.2, scale: 0.5, rotation: 90 },
            ease: 'linear',
          },
        },
      }),
    ]);
    const { duration } = firstPage(document);
    expect(colorAt(pixelsAt(document, 0), 105, 105)).toBe('ff0000');
    const end = pixelsAt(document, duration);
    // 100 to the right, 60 up, scaled to half around its center.
    expect(
      [
        [228, 68],
        [272, 112],
      ].map(([x = 0, y = 0]) => colorAt(end, x, y)),
    ).toEqual(['ff0000', 'ff0000']);
    expect(
      [
        [222, 68],
        [278, 112],
        [150, 150],
      ].map(([x = 0, y = 0]) => colorAt(end, x, y)),
    ).not.toContain('ff0000');
  });

  it('lets the words of a text come one after the other', () => {
    const document = designOf((place) => [
      withLines(
        createTextLayer({
          ...place('text', 'a0'),
          x: 20,
          y: 100,
          width: 360,
          text: 'HHHH HHHH',
          fontSize: 44,
          fontWeight: 700,
          fill: { type: 'solid', color: '#000000' },
          animation: entrance('wipe', 'word'),
        }),
        measure,
      ),
    ]);
    const dark = (pixels: Buffer, from: number, to: number) => {
      let count = 0;
      for (let y = 0; y < SIZE.height; y += 1)
        for (let x = from; x < to; x += 1) if ((pixels[(y * SIZE.width + x) * 4] ?? 255) < 60) count += 1;
      return count;
    };
    const [early, late] = [pixelsAt(document, 330), pixelsAt(document, 1000)];
    const columns = Array.from({ length: 300 }, (_, index) => index + 60);
    const middle = columns.find((x) => dark(late, x, x + 8) === 0) ?? 0;
    expect(dark(early, 20, middle)).toBeGreaterThan(0.3 * dark(late, 20, middle));
    expect(dark(early, middle, 400)).toBeLessThan(0.2 * dark(late, middle, 400));
  });

  it('keeps what hangs below a line with its own words, however tight the lines are', () => {
    const text = withLines(
      createTextLayer({
        id: 'text',
        parent: 'page',
        order: 'a0',
        x: 20,
        y: 60,
        width: 360,
        text: 'gypgy\nnnnn',
        fontSize: 80,
        lineHeight: 0.95,
        fontWeight: 700,
        fill: { type: 'solid', color: '#000000' },
      }),
      measure,
    );
    const document = designOf(() => [{ ...text, animation: entrance('fade', 'line') }]);
    const dark = (pixels: Buffer) =>
      Array.from({ length: SIZE.width * SIZE.height }, (_, index) => (pixels[index * 4] ?? 255) < 10).filter(Boolean)
        .length;
    const first = designOf(() => [withLines({ ...text, text: 'gypgy\n ' }, measure)]);
    // The first line is there in full black, descenders included; the second is not quite yet.
    const at = 770;
    expect(dark(pixelsAt(document, at))).toBeGreaterThan(0.99 * dark(pixelsAt(first, 0)));
  });

  it('changes from page to page as told', () => {
    const document = designOf(() => []);
    const [page] = pagesInOrder(document);
    if (!page) throw new Error('A design has a page');
    document.pages[page.id] = {
      ...page,
      background: { type: 'solid', color: '#ff0000' },
      duration: 1000,
      transition: { effect: 'wipe', duration: 500 },
    };
    document.pages.next = {
      ...page,
      id: 'next',
      order: 'b0',
      background: { type: 'solid', color: '#0000ff' },
      duration: 1000,
    };
    const playing = playDesign(document, pagesInOrder(document), tools, { x: 1, y: 1 });
    const at = (ms: number, x: number) => {
      const canvas = createCanvasElement(SIZE.width, SIZE.height);
      playing.paint(contextOf(canvas), ms);
      return colorAt(Buffer.from(canvas.data()), x, 150);
    };
    expect([at(999, 10), at(1250, 10), at(1250, 390), at(1500, 390)]).toEqual(['ff0000', '0000ff', 'ff0000', '0000ff']);
  });
});
