/** The renderer: formats, determinism, hostile pictures, callers that leave. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocument, createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import type { Background } from '#design/document/values.ts';
import { withLines } from '#design/layout/text-lines.ts';
import type { RenderRequest } from '#tools/contract/ports/rendering-port.ts';
import { createRendering, type Rendering } from './rendering.server.ts';
import { RenderError } from './render-job.ts';

const PICTURE = 'a'.repeat(64);
const assets = new Map<string, Uint8Array>();
const reports: Error[] = [];
let rendering: Rendering;

beforeAll(async () => {
  rendering = createRendering({
    assetBytes: async (id) => assets.get(id) ?? null,
    workers: 2,
    report: (error) => reports.push(error),
  });
  assets.set(
    PICTURE,
    await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f4502f' } })
      .png()
      .toBuffer(),
  );
});

afterAll(() => rendering.close());

function design(
  layers: Layer[],
  background: Background = { type: 'solid', color: '#ffffff' },
  width = 300,
  height = 200,
): DesignDocument {
  const document = createDocument({ width, height, background, newId: () => 'page' });
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

const at = (id: string, order = 'a0') => ({ id, parent: 'page', order });
const photo = (id: string, asset: string) =>
  createImageLayer({ ...at(id), asset, x: 50, y: 50, width: 200, height: 100 });
const words = () =>
  withLines(
    createTextLayer({ ...at('words', 'a1'), text: 'Two words 水', x: 20, y: 20, width: 260, fontSize: 32 }),
    rendering.measureText,
  );
const request = (document: DesignDocument, more: Partial<RenderRequest> = {}): RenderRequest => ({
  document,
  page: 'page',
  format: 'png',
  shorterSide: 200,
  quality: 90,
  watermark: false,
  ...more,
});
const pixel = async (bytes: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('formats and sizes', () => {
  it('makes each format at the size asked for', async () => {
    const document = design([photo('p', PICTURE), words()]);
    for (const [format, mime] of [
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
      ['webp', 'image/webp'],
    ] as const) {
      const { bytes, width, height, ...rest } = await rendering.render(request(document, { format, shorterSide: 500 }));
      const header = await sharp(bytes).metadata();
      expect([width, height, header.width, header.height]).toEqual([750, 500, 750, 500]);
      expect(rest.mime).toBe(mime);
      expect(`image/${header.format}`).toBe(mime);
    }
  });

  it('keeps transparency where the format can, and puts JPEG on white', async () => {
    const document = design(
      [
        createShapeLayer({
          ...at('s'),
          x: 0,
          y: 0,
          width: 150,
          height: 200,
          opacity: 0.5,
          fill: { type: 'solid', color: '#ff0000' },
        }),
      ],
      { type: 'none' },
    );
    for (const format of ['png', 'webp'] as const) {
      const { bytes } = await rendering.render(request(document, { format, quality: 100 }));
      expect((await pixel(bytes, 250, 100))[3]).toBe(0);
      const [red, , , alpha] = await pixel(bytes, 50, 100);
      expect(red).toBeGreaterThan(250);
      expect(Math.abs(alpha! - 128)).toBeLessThan(3);
    }
    const { bytes } = await rendering.render(request(document, { format: 'jpg', quality: 100 }));
    for (const value of (await pixel(bytes, 250, 100)).slice(0, 3)) expect(value).toBeGreaterThan(250);
  });

  it('draws the mark only when asked, at the lower right, on light and dark', async () => {
    for (const color of ['#ffffff', '#000000']) {
      const document = design([], { type: 'solid', color }, 400, 400);
      const [plain, marked] = await Promise.all(
        [false, true].map((watermark) => rendering.render(request(document, { shorterSide: 800, watermark }))),
      );
      const before = await sharp(plain!.bytes).removeAlpha().raw().toBuffer();
      const after = await sharp(marked!.bytes).removeAlpha().raw().toBuffer();
      let left = 800;
      let top = 800;
      for (let index = 0; index < before.length; index += 3) {
        if (before[index] === after[index] && before[index + 2] === after[index + 2]) continue;
        left = Math.min(left, (index / 3) % 800);
        top = Math.min(top, Math.floor(index / 3 / 800));
      }
      expect(left).toBeGreaterThan(500);
      expect(top).toBeGreaterThan(700);
      expect(top).toBeLessThan(780);
    }
  });

  it('refuses pictures of more pixels than it can make, and pages that are gone', async () => {
    const document = design([]);
    expect(await failure(rendering.render(request(document, { shorterSide: 9000 })))).toMatchObject({
      code: 'tooLarge',
    });
    expect(await failure(rendering.render(request(document, { shorterSide: Number.NaN })))).toMatchObject({
      code: 'tooLarge',
    });
    expect(await failure(rendering.render(request(document, { page: 'gone' })))).toMatchObject({ code: 'noPage' });
  });

  it('makes small previews and never enlarges', async () => {
    const document = design([photo('p', PICTURE)]);
    expect(await rendering.renderPreview(document, 'page', 100)).toMatchObject({
      width: 100,
      height: 67,
      mime: 'image/webp',
      problems: [],
    });
    expect(await rendering.renderPreview(document, 'page', 5000)).toMatchObject({ width: 300, height: 200 });
  });
});

describe('determinism', () => {
  it('gives equal bytes for equal documents, in every thread and in any order', async () => {
    const document = design([
      { ...photo('p', PICTURE), shadow: { color: '#00000088', x: 4, y: 4, blur: 12 } },
      words(),
    ]);
    const small = rendering.renderPreview(document, 'page', 90);
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => rendering.render(request(document))));
    await small;
    for (const { bytes } of results) expect(Buffer.compare(bytes, results[0]!.bytes)).toBe(0);
  });
});

describe('hostile pictures', () => {
  const names = ['missing', 'garbage', 'truncated', 'enormous', 'svg'] as const;
  const idOf = (name: (typeof names)[number]) => names.indexOf(name).toString(16).repeat(64).replace(/^0/, 'f');

  beforeAll(async () => {
    const real = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: '#0f6b66',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const enormous = Buffer.from(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer(),
    );
    // The header claims 100,000 × 100,000; its checksum is fixed so that only the claim is wrong.
    enormous.writeUInt32BE(100_000, 16);
    enormous.writeUInt32BE(100_000, 20);
    enormous.writeUInt32BE(crc32(enormous.subarray(12, 29)), 29);
    assets.set(idOf('garbage'), Buffer.from('not a picture at all'));
    assets.set(idOf('truncated'), real.subarray(0, real.length / 2));
    assets.set(idOf('enormous'), enormous);
    assets.set(
      idOf('svg'),
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="file:///etc/passwd"/></svg>',
      ),
    );
  });

  it.each(names)('fails readably on one that is %s, and shows a placeholder in previews', async (name) => {
    const document = design([photo('good', PICTURE), photo('bad', idOf(name))]);
    const error = await failure(rendering.render(request(document)));
    expect(error).toBeInstanceOf(RenderError);
    expect(error).toMatchObject({ code: 'brokenPictures', problems: [{ asset: idOf(name) }] });
    expect((error as RenderError).message).toContain('A picture in this design');
    const preview = await rendering.renderPreview(document, 'page', 300);
    expect(preview.problems).toMatchObject([{ asset: idOf(name) }]);
    // The renderer is still there for others.
    expect((await rendering.render(request(design([photo('good', PICTURE)])))).width).toBe(300);
  });

  it('shows only the assets that the asker may see', async () => {
    const document = design([photo('p', PICTURE)]);
    await rendering.render(request(document));
    const other = rendering.withAssets('stranger', async () => null);
    expect(await failure(other.render(request(document)))).toMatchObject({ code: 'brokenPictures' });
  });
});

describe('an asker who leaves', () => {
  it('stops a real picture under way', async () => {
    const stop = new AbortController();
    const under = failure(
      rendering.render(
        request(design([photo('p', PICTURE)], { type: 'solid', color: '#ffffff' }, 4000, 4000), { shorterSide: 4000 }),
        stop.signal,
      ),
    );
    setTimeout(() => stop.abort(), 20);
    expect(await under).toMatchObject({ name: 'AbortError' });
    expect((await rendering.render(request(design([])))).width).toBe(300);
  });
});

it('reports nothing that people can do something about', () => {
  expect(reports).toEqual([]);
});

/** The checksum of PNG chunks. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
