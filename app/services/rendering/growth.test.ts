/** Many exports in a row: a picture's memory is freed. Two hundred in the long suite. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDocument,
  createGroupLayer,
  createImageLayer,
  createShapeLayer,
  createTextLayer,
} from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { withLines } from '#design/layout/text-lines.ts';
import type { ExportFormat } from '#tools/contract/ports/rendering-port.ts';
import { createRendering, type Rendering } from './rendering.server.ts';

const EXPORTS = process.env.BLEND_LONG ? 200 : 18;
/** Every format in turn, on a page of a common size. */
const FORMATS: readonly ExportFormat[] = ['png', 'svg', 'jpg', 'pdf', 'webp', 'vector-pdf'];
const SIDE = 1080;
/**
 * Over the second half. A picture of this size is 4.7 MB; the first two dozen exports also fill caches that have their
 * own bounds.
 */
const ALLOWED_BYTES = process.env.BLEND_LONG ? 120e6 : 250e6;

let rendering: Rendering;
let photo: Uint8Array;
let served = '';

beforeAll(async () => {
  photo = await sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#41525e',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  // As far as the renderer knows, the picture is another one each time: nothing is answered from a cache.
  rendering = createRendering({ assetBytes: async (id) => (id === served ? photo : null), workers: 1 });
});

afterAll(() => rendering.close());

function design(number: number): DesignDocument {
  served = String(number).padStart(64, '0');
  const document = createDocument({ width: SIDE, height: SIDE, newId: () => 'page' });
  const at = (id: string, order: string, parent = 'page') => ({ id, parent, order });
  const shadow = { color: '#17150f88', x: 0, y: 10, blur: 30 };
  const words = withLines(
    createTextLayer({
      ...at('words', 'a3'),
      text: `Number ${number} 🔥`,
      x: 100,
      y: 800,
      width: 800,
      fontSize: 90,
      shadow,
    }),
    rendering.measureText,
  );
  const layers = [
    createImageLayer({ ...at('photo', 'a0'), asset: served, x: 90, y: 90, width: 900, height: 675, shadow }),
    createGroupLayer({ ...at('group', 'a1'), opacity: 0.6 }),
    createShapeLayer({ ...at('inside', 'a0', 'group'), x: 200, y: 200, width: 500, height: 300 }),
    createShapeLayer({ ...at('blended', 'a2'), x: 500, y: 500, width: 400, height: 300, blend: 'multiply' }),
    words,
  ];
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

it(`keeps nothing of ${EXPORTS} exports`, async () => {
  let before = 0;
  for (let number = 0; number < EXPORTS; number += 1) {
    if (number === EXPORTS / 2) before = process.memoryUsage.rss();
    const format = FORMATS[number % FORMATS.length]!;
    const { bytes } = await rendering.render({
      document: design(number),
      page: 'page',
      format,
      shorterSide: SIDE,
      quality: 85,
      watermark: true,
    });
    expect(bytes.length).toBeGreaterThan(5000);
  }
  const grown = process.memoryUsage.rss() - before;
  expect(grown, `grew by ${Math.round(grown / 1e6)} MB over the second half`).toBeLessThan(ALLOWED_BYTES);
}, 600_000);
