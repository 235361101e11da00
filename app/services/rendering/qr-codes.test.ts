/**
 * QR codes as rendered by the server are readable by a decoder: every style, several sizes, with a logo in the middle.
 */
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocument, createShapeLayer } from '#design/document/create.ts';
import type { ShapeLayer } from '#design/document/layers.ts';
import { firstPage, topOrder } from '#design/document/tree.ts';
import type { Paint } from '#design/document/values.ts';
import type { QrShape } from '#design/qr/matrix.ts';
import { isQrLayer, readableForm } from '#design/qr/readable.ts';
import { createReadCode } from './read-code.server.ts';
import { createRendering, type Rendering } from './rendering.server.ts';

const CONTENT = 'https://shop.example/größe?ref=qr';
const base: QrShape = {
  kind: 'qr',
  content: CONTENT,
  correction: 'Q',
  modules: 'square',
  eyes: 'square',
  quiet: 4,
  ground: '#ffffff',
};
const INK: Paint = { type: 'solid', color: '#17150f' };

let rendering: Rendering;
beforeAll(async () => {
  rendering = createRendering({ assetBytes: () => Promise.resolve(null), workers: 1 });
  await rendering.warm();
});
afterAll(() => rendering.close());

/** What a decoder reads on a page of that many pixels with these layers on it. */
async function read(
  side: number,
  qr: Partial<ShapeLayer> & { shape: QrShape },
  above: Partial<ShapeLayer>[] = [],
): Promise<string> {
  let count = 0;
  const document = createDocument({
    width: 400,
    height: 400,
    newId: () => `p${(count += 1)}`,
    background: { type: 'solid', color: '#e9e4d8' },
  });
  const page = firstPage(document).id;
  for (const given of [{ width: 320, height: 320, x: 40, y: 40, fill: INK, ...qr }, ...above]) {
    const layer = createShapeLayer({ id: `l${(count += 1)}`, parent: page, order: topOrder(document, page), ...given });
    document.layers[layer.id] = layer;
  }
  const { bytes } = await rendering.render({
    document,
    page,
    format: 'png',
    shorterSide: side,
    quality: 100,
    watermark: false,
  });
  const { data, info } = await sharp(bytes).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data }, { format: 'RGB', timeLimit: 5_000 });
}

describe('rendered codes', () => {
  for (const modules of ['square', 'rounded', 'dots'] as const) {
    for (const eyes of ['square', 'rounded', 'circle'] as const) {
      it.each([150, 400, 1000])(`${modules} modules, ${eyes} eyes, at %i px`, async (side) => {
        expect(await read(side, { shape: { ...base, modules, eyes } })).toBe(CONTENT);
      });
    }
  }

  it('reads with gradients, in dark colors, turned, and without a background on a light page', async () => {
    const fill: Paint = {
      type: 'linear',
      angle: 135,
      stops: [
        { at: 0, color: '#0f6b66' },
        { at: 1, color: '#5b2a86' },
      ],
    };
    expect(await read(600, { shape: { ...base, modules: 'rounded' }, fill })).toBe(CONTENT);
    expect(await read(600, { shape: base, rotation: 30, width: 250, height: 250, x: 75, y: 75 })).toBe(CONTENT);
    expect(await read(600, { shape: { ...base, ground: null } })).toBe(CONTENT);
  });

  it('reads with a logo over its middle at the highest correction', async () => {
    const logo = {
      shape: { kind: 'ellipse' as const },
      width: 62,
      height: 62,
      x: 169,
      y: 169,
      fill: { type: 'solid' as const, color: '#f4502f' },
    };
    expect(await read(600, { shape: { ...base, correction: 'H', modules: 'dots', eyes: 'circle' } }, [logo])).toBe(
      CONTENT,
    );
  });

  it('reads the longest content that a design may hold', async () => {
    const content = 'x'.repeat(1000);
    expect(await read(1200, { shape: { ...base, content, correction: 'L' } })).toBe(content);
  });

  it('does not read what nobody can see: the test can fail', async () => {
    await expect(read(400, { shape: base, fill: { type: 'solid', color: '#fefefe' } })).rejects.toThrow(/./);
  });
});

describe('a code on a page', () => {
  /** A page with a code of 320 px and what lies above it; its background in the middle is half dark, half light. */
  function pageWith(qr: Partial<ShapeLayer> & { shape: QrShape }, above: Partial<ShapeLayer>[] = []) {
    let count = 0;
    const newId = () => `p${(count += 1)}`;
    const document = createDocument({
      width: 1080,
      height: 1080,
      newId,
      background: { type: 'solid', color: '#1d3557' },
    });
    const page = firstPage(document).id;
    for (const given of [
      { width: 540, height: 1080, x: 0, y: 0, fill: { type: 'solid' as const, color: '#f1faee' } },
      { width: 320, height: 320, x: 380, y: 380, fill: INK, ...qr },
      ...above,
    ]) {
      const layer = createShapeLayer({ id: newId(), parent: page, order: topOrder(document, page), ...given });
      document.layers[layer.id] = layer;
    }
    const code = Object.values(document.layers).find(isQrLayer);
    if (!code) throw new Error('There is no code');
    return { document, page, code };
  }
  const readable = async (of: ReturnType<typeof pageWith>) =>
    readableForm(of.document, of.page, of.code, null, createReadCode(rendering));

  it('is read where it stands, in every style', async () => {
    for (const modules of ['square', 'rounded', 'dots'] as const)
      expect(await readable(pageWith({ shape: { ...base, modules } }))).toMatchObject({ mended: [] });
  });

  it('gets a ground where what is behind it is uneven, and a stronger correction under a logo', async () => {
    expect(await readable(pageWith({ shape: { ...base, ground: null } }))).toMatchObject({
      mended: ['ground', 'ink'],
      layer: { shape: { ground: '#ffffff' } },
    });
    const logo = { width: 74, height: 74, x: 503, y: 503, fill: { type: 'solid' as const, color: '#e63946' } };
    const found = await readable(pageWith({ shape: { ...base, correction: 'L' } }, [logo]));
    expect(found?.layer.shape.correction).toBe('H');
  });

  it('is in no form read beneath what covers it', async () => {
    const cover = { width: 200, height: 320, x: 380, y: 380, fill: { type: 'solid' as const, color: '#e63946' } };
    expect(await readable(pageWith({ shape: base }, [cover]))).toBeNull();
  });
});
