/**
 * SVG and PDF: valid structure, nothing from outside and nothing of the document's words in them, pictures once, what
 * became pixels.
 */
import { DOMParser, type Element } from '@xmldom/xmldom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDocument,
  createGroupLayer,
  createImageLayer,
  createShapeLayer,
  createStickerLayer,
  createTextLayer,
} from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import type { Background } from '#design/document/values.ts';
import { withLines } from '#design/layout/text-lines.ts';
import type { RenderRequest } from '#tools/contract/ports/rendering-port.ts';
import { createRendering, type Rendering } from './rendering.server.ts';

const PHOTO = 'a'.repeat(64);
const CUTOUT = 'b'.repeat(64);
const assets = new Map<string, Uint8Array>();
const reports: Error[] = [];
let rendering: Rendering;

beforeAll(async () => {
  rendering = createRendering({
    assetBytes: async (id) => assets.get(id) ?? null,
    workers: 1,
    report: (error) => reports.push(error),
  });
  assets.set(
    PHOTO,
    await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f4502f' } })
      .png()
      .toBuffer(),
  );
  assets.set(
    CUTOUT,
    await sharp({ create: { width: 80, height: 80, channels: 4, background: '#0f6b6680' } })
      .png()
      .toBuffer(),
  );
});

afterAll(() => rendering.close());

let count = 0;
const next = (parent = 'page') => ({
  id: `layer-${(count += 1)}`,
  parent,
  order: `a${String(count).padStart(4, '0')}V`,
});
const text = (words: string, more: Partial<Parameters<typeof createTextLayer>[0]> = {}) =>
  withLines(
    createTextLayer({ ...next(), text: words, x: 20, y: 20, width: 260, fontSize: 32, ...more }),
    rendering.measureText,
  );
const box = (more: Partial<Parameters<typeof createShapeLayer>[0]> = {}) =>
  createShapeLayer({ ...next(), x: 40, y: 80, width: 120, height: 60, ...more });
const photo = (more: Partial<Parameters<typeof createImageLayer>[0]> = {}) =>
  createImageLayer({ ...next(), asset: PHOTO, x: 100, y: 60, width: 150, height: 75, ...more });

function design(layers: Layer[], background: Background = { type: 'solid', color: '#ffffff' }): DesignDocument {
  const document = createDocument({ width: 300, height: 200, background, newId: () => 'page' });
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

const render = (document: DesignDocument, format: RenderRequest['format'], more: Partial<RenderRequest> = {}) =>
  rendering.render({ document, page: 'page', format, shorterSide: 400, quality: 90, watermark: false, ...more });

async function svgOf(document: DesignDocument, more: Partial<RenderRequest> = {}) {
  const { bytes, ...rest } = await render(document, 'svg', more);
  const source = Buffer.from(bytes).toString('utf8');
  const problems: string[] = [];
  const root = new DOMParser({ onError: (level, message) => problems.push(`${level}: ${message}`) }).parseFromString(
    source,
    'image/svg+xml',
  ).documentElement!;
  expect(problems).toEqual([]);
  return { ...rest, source, root, all: (name: string) => [...root.getElementsByTagName(name)] as Element[] };
}

describe('SVG', () => {
  it('has the page’s own size, and letters and shapes as outlines', async () => {
    const { root, all, width, height, mime, flattened } = await svgOf(
      design([text('Sale'), box({ shape: { kind: 'heart' } })]),
    );
    expect([width, height, mime, flattened]).toEqual([300, 200, 'image/svg+xml', []]);
    expect([root.getAttribute('width'), root.getAttribute('height'), root.getAttribute('viewBox')]).toEqual([
      '300',
      '200',
      '0 0 600 400',
    ]);
    expect(all('text')).toHaveLength(0);
    expect(all('image')).toHaveLength(0);
    expect(all('path').length).toBeGreaterThanOrEqual(2);
  });

  it('embeds a picture once, however often all of it is shown, and points nowhere outside', async () => {
    const layers = [
      photo(),
      photo({ x: 10, rotation: 20 }),
      photo({ y: 120, opacity: 0.5, frame: { type: 'ellipse' } }),
      createImageLayer({ ...next(), asset: CUTOUT, x: 0, y: 0, width: 50, height: 50 }),
    ];
    const { all, source, flattened } = await svgOf(design(layers));
    expect(flattened).toEqual([]);
    const kinds = all('image').map((image) => image.getAttribute('xlink:href')!.slice(0, 22));
    // The ellipse's content is a separate picture.
    expect(kinds).toEqual(['data:image/jpeg;base64', 'data:image/jpeg;base64', 'data:image/png;base64,']);
    expect(all('use')).toHaveLength(4);
    // The opacity of a picture, not of a fill that it does not have.
    expect(all('use').filter((use) => use.hasAttribute('fill-opacity'))).toHaveLength(0);
    expect(
      all('use')
        .map((use) => Number(use.getAttribute('opacity') ?? 1))
        .filter((opacity) => Math.abs(opacity - 0.5) < 0.01),
    ).toHaveLength(1);
    const ids = new Set(all('*').flatMap((element) => element.getAttribute('id') ?? []));
    for (const [, target] of source.matchAll(/(?:xlink:href="|url\()([^")]*)/g))
      expect(target!.startsWith('data:image/') || ids.has(target!.slice(1)), target!.slice(0, 60)).toBe(true);
  });

  it('is the same file every time, whatever the thread has written before', async () => {
    const frames = Array.from({ length: 12 }, (_, n) =>
      photo({ x: n * 20, width: 30 + n, frame: { type: 'ellipse' } }),
    );
    const sources = new Set<string>();
    for (let n = 0; n < 20; n += 1) sources.add((await svgOf(design(frames))).source);
    expect([...sources].map((source) => source.match(/"(?:cl_|img_)/g))).toEqual([null]);
  });

  it('takes nothing of what people wrote into the file', async () => {
    const evil = '"/><script>alert(1)</script><image href="http://evil.example/x"/><!--';
    const { source, all } = await svgOf(
      design([
        text(evil, { name: evil, width: 280, fontSize: 12 }),
        photo({ name: evil, alt: evil }),
        box({ name: evil }),
      ]),
      { title: evil },
    );
    expect(source).not.toMatch(/script|alert|evil|http:\/\/(?!www\.w3\.org)/);
    expect(new Set(all('*').map((element) => element.nodeName))).toEqual(
      new Set(['defs', 'image', 'rect', 'clipPath', 'g', 'path', 'use']),
    );
  });

  it('makes one picture of everything up to the topmost layer that blends, and keeps what lies above', async () => {
    const layers = [text('Below', { y: 10 }), photo(), box({ blend: 'multiply' }), text('Above', { y: 150 })];
    const { flattened, all } = await svgOf(design(layers));
    expect(flattened).toEqual([layers[0]!.id, layers[2]!.id]);
    expect(all('image')).toHaveLength(1);
    expect(all('path').length).toBeGreaterThan(0);
    const none = await svgOf(
      design(layers.map((layer) => ({ ...layer, blend: 'normal' as const, visible: layer.blend === 'normal' }))),
    );
    expect(none.flattened).toEqual([]);
  });

  it('says which letters and groups became pixels: emoji, groups with one opacity', async () => {
    const group = createGroupLayer({ ...next(), opacity: 0.5 });
    const inside = [box({ parent: group.id }), box({ parent: group.id, x: 90 })];
    const emoji = text('Hot 🔥');
    const sticker = createStickerLayer({
      ...next(),
      source: { type: 'emoji', emoji: '🎉' },
      x: 200,
      y: 100,
      width: 60,
      height: 60,
    });
    const plain = text('Brand™ © 2026', { y: 160, fontSize: 18 });
    const { flattened } = await svgOf(design([group, ...inside, emoji, sticker, plain]));
    expect(flattened).toEqual([...inside.map(({ id }) => id), emoji.id, sticker.id]);
  });

  it('keeps letters as outlines over a soft shadow', async () => {
    const { flattened, all } = await svgOf(
      design([text('Shadow', { shadow: { color: '#000000aa', x: 2, y: 4, blur: 8 } })]),
    );
    expect(flattened).toEqual([]);
    expect(all('image')).toHaveLength(1);
    expect(all('path').length).toBeGreaterThan(0);
  });

  it('can carry the mark', async () => {
    expect((await svgOf(design([]), { watermark: true })).all('image')).toHaveLength(1);
  });
});

/** The pictures inside a PDF, in order. */
function jpegsOf(bytes: Uint8Array): Uint8Array[] {
  const found = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/DCTDecode\/Length (\d+)>>\nstream\n/g);
  return [...found].map(({ 0: head, 1: length, index }) =>
    bytes.subarray(index + head.length, index + head.length + Number(length)),
  );
}

describe('PDF of pictures', () => {
  const pagesOf = (document: DesignDocument, names: string[]) => ({
    ...document,
    pages: Object.fromEntries(names.map((id, index) => [id, { ...document.pages.page!, id, order: `a${index}` }])),
  });

  it('has a page for each page, at 96 pixels an inch, as a sound file', async () => {
    const document = pagesOf(design([photo()]), ['page', 'second', 'third']);
    const { bytes, mime, width, height } = await render(document, 'pdf', {
      pages: ['third', 'page', 'second'],
      title: 'Sale) /JS (evil',
    });
    const source = Buffer.from(bytes).toString('latin1');
    expect([mime, width, height]).toEqual(['application/pdf', 600, 400]);
    expect(source.startsWith('%PDF-1.4')).toBe(true);
    expect(source.match(/\/MediaBox\[0 0 225 150\]/g)).toHaveLength(3);
    expect(source).not.toContain('evil');
    // Every entry of the table points at its object.
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)![1]);
    const offsets = [...source.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(3 + 3 * 3);
    offsets.forEach((offset, index) => expect(source.slice(offset, offset + 10)).toContain(`${index + 1} 0 obj`));
    // The second page is the one with the picture.
    const jpegs = jpegsOf(bytes);
    const reds = await Promise.all(jpegs.map(async (jpeg) => (await sharp(jpeg).stats()).channels[2]!.mean < 250));
    expect(reds).toEqual([false, true, false]);
    expect(await sharp(jpegs[0]).metadata()).toMatchObject({ width: 600, height: 400, format: 'jpeg' });
  });

  it('carries the mark on every page', async () => {
    const document = pagesOf(design([]), ['page', 'second']);
    for (const watermark of [false, true]) {
      const jpegs = jpegsOf((await render(document, 'pdf', { pages: ['page', 'second'], watermark })).bytes);
      const darkest = await Promise.all(
        jpegs.map(
          async (jpeg) =>
            (await sharp(jpeg).extract({ left: 300, top: 300, width: 300, height: 100 }).stats()).channels[0]!.min,
        ),
      );
      expect(darkest.map((value) => value < 100)).toEqual([watermark, watermark]);
    }
  });

  it('refuses pages that are gone, and no pages', async () => {
    await expect(render(design([]), 'pdf', { pages: ['page', 'gone'] })).rejects.toMatchObject({ code: 'noPage' });
    await expect(render(design([]), 'pdf', { pages: [] })).rejects.toMatchObject({ code: 'noPage' });
  });
});

describe('vector PDF', () => {
  it('has outlines with their fonts, pictures once, blending kept', async () => {
    const layers = [
      photo(),
      photo({ x: 10, y: 140, width: 80, height: 40 }),
      text('Below'),
      box({ blend: 'multiply' }),
      text('Above 🔥', { y: 150 }),
    ];
    const { bytes, flattened, width, mime } = await render(design(layers), 'vector-pdf', { title: 'Sale' });
    const source = Buffer.from(bytes).toString('latin1');
    expect([width, mime, flattened]).toEqual([300, 'application/pdf', []]);
    expect(source.startsWith('%PDF-')).toBe(true);
    expect(source).toMatch(/\/MediaBox \[0 0 225 150\]/);
    expect(source).toMatch(/\/FontName \/[A-Z]+\+Inter/);
    expect(source).toMatch(/\/BM \/Multiply/);
    expect(source.match(/\/Subtype \/Image/g)).toHaveLength(1);
  });

  it('has all pages asked for and says what became pixels on any of them', async () => {
    const document = design([]);
    const faint = {
      ...text('Faint', { opacity: 0.5, stroke: { color: '#000000', width: 2, dash: [] } }),
      parent: 'second',
    };
    const two = {
      ...document,
      pages: { page: document.pages.page!, second: { ...document.pages.page!, id: 'second', order: 'a5' } },
      layers: { [faint.id]: faint },
    };
    const { bytes, flattened } = await render(two, 'vector-pdf', { pages: ['page', 'second'] });
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/MediaBox/g),
    ).toHaveLength(2);
    expect(flattened).toEqual([faint.id]);
  });
});

it('gives equal bytes for equal documents', async () => {
  const document = design([photo(), text('Twice'), box({ blend: 'screen' })]);
  for (const format of ['svg', 'pdf', 'vector-pdf'] as const) {
    const [one, other] = await Promise.all([render(document, format), render(document, format)]);
    expect(Buffer.compare(one!.bytes, other!.bytes), format).toBe(0);
  }
});

it('reports no failure', () => expect(reports).toEqual([]));
