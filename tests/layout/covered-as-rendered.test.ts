/**
 * Letters and what is in front of and behind them, as really painted: what the lint finds, and that its fix visibly
 * helps.
 */
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import { createSamplePixels } from '#app/services/rendering/sample-pixels.server.ts';
import { createDocument, createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer, TextLayer } from '#design/document/layers.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { fixFor } from '#design/lint/fix-hint.ts';
import { lintPage } from '#design/lint/lint-page.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { updateLayer } from '#tools/update-layer.ts';

const FRAME = 'b'.repeat(64);
/** A transparent picture with a border all around. */
const border = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#00000000' } })
  .composite([
    ...[0, 94].map((top) => ({
      input: { create: { width: 200, height: 6, channels: 4 as const, background: '#c2185bff' } },
      top,
      left: 0,
    })),
    ...[0, 194].map((left) => ({
      input: { create: { width: 6, height: 100, channels: 4 as const, background: '#c2185bff' } },
      top: 0,
      left,
    })),
  ])
  .png()
  .toBuffer();
const photo = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#7d8a5a' } })
  .jpeg()
  .toBuffer();
const rendering = createRendering({ assetBytes: async (id) => (id === FRAME ? border : photo), workers: 1 });
afterAll(() => rendering.close());

const ports = {
  samplePixels: createSamplePixels(rendering),
  measure: rendering.measureText,
  pictureSize: async () => ({ width: 2000, height: 1000 }),
};
const page = 'page';
const at = (id: string, order: string) => ({ id, parent: page, order });
const headline = (more: Partial<TextLayer> = {}) =>
  withLines(
    createTextLayer({
      ...at('headline', 'a5'),
      text: 'Harvest',
      x: 90,
      y: 400,
      width: 900,
      fontSize: 160,
      fontFamily: 'Anton',
      fill: { type: 'solid', color: '#2b2118' },
      ...more,
    }),
    rendering.measureText,
  );
/** Its right edge is at the end of the last letter. */
const end = headline().x + Math.max(...headline().lines.map(({ width }) => width));
const quarter = (order: string) =>
  createShapeLayer({
    ...at('disc', order),
    shape: { kind: 'path', path: 'M100 100L0 100C0 45 45 0 100 0Z', viewWidth: 100, viewHeight: 100, rule: 'nonzero' },
    x: end - 90,
    y: 330,
    width: 260,
    height: 260,
    fill: { type: 'solid', color: '#d9622b' },
  });
/** Its crest runs along the middle of the letters. */
const wave = createShapeLayer({
  ...at('wave', 'a1'),
  shape: {
    kind: 'path',
    path: 'M0 5C25 0 75 10 100 5L100 100L0 100Z',
    viewWidth: 100,
    viewHeight: 100,
    rule: 'nonzero',
  },
  x: 0,
  y: 470,
  width: 1080,
  height: 400,
  fill: { type: 'solid', color: '#4a3a30' },
});
const picture = (asset: string) =>
  createImageLayer({ ...at('picture', 'a9'), asset, x: 40, y: 340, width: 1000, height: 330 });

function design(...layers: Layer[]): DesignDocument {
  return {
    ...createDocument({
      width: 1080,
      height: 1080,
      background: { type: 'solid', color: '#f3e3c3' },
      newId: () => page,
    }),
    layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
  };
}

const rules = async (document: DesignDocument) => (await lintPage(document, page, ports)).map(({ rule }) => rule);

async function fixed(document: DesignDocument): Promise<DesignDocument> {
  const [found] = await lintPage(document, page, ports);
  const operations = found ? await fixFor({ ...found, severity: 'wrong' }, document, page, ports) : [];
  expect(operations.length).toBeGreaterThan(0);
  return applyOperations(document, operations).document;
}

describe('as it is painted', () => {
  it('an ornament before the last letter is found, and goes behind it', async () => {
    const document = design(headline(), quarter('a9'));
    expect(await rules(document)).toEqual(['covered']);
    expect(await rules(await fixed(document))).toEqual([]);
    expect(await rules(design(quarter('a1'), headline()))).toEqual([]);
  });

  it('a picture before letters is found, a frame around them is not', async () => {
    expect(await rules(design(headline(), picture('a'.repeat(64))))).toEqual(['covered']);
    expect(await rules(design(headline(), picture(FRAME)))).toEqual([]);
  });

  it('a wave whose crest runs through the letters is found, and the fix makes them legible', async () => {
    const document = design(wave, headline());
    expect(await rules(document)).toEqual(['contrast']);
    expect(await rules(design(wave, headline({ fill: { type: 'solid', color: '#ffffff' } })))).toEqual(['contrast']);
    const after = await fixed(document);
    expect([after.layers.headline, await rules(after)]).toMatchObject([{ box: { fill: { type: 'solid' } } }, []]);
    expect(await rules(design(wave, headline({ y: 160 })))).toEqual([]);
    expect(await rules(design(wave, headline({ y: 560, fill: { type: 'solid', color: '#f3e3c3' } })))).toEqual([]);
  });

  it('an ink that is left to the tool reads there too', async () => {
    const memory = new MemoryDesign();
    memory.edit(
      { type: 'page.update', id: memory.page, patch: { background: { type: 'solid', color: '#f3e3c3' } } },
      ...[wave, headline()].map((layer) => ({ type: 'layer.add' as const, layer: { ...layer, parent: memory.page } })),
    );
    const outcome = await memory.call(
      updateLayer,
      { layer: 'headline', color: 'auto' },
      { samplePixels: ports.samplePixels, measureText: rendering.measureText },
    );
    expect(outcome).toMatchObject({ ok: true });
    expect(memory.document.layers.headline).toMatchObject({ box: { fill: { type: 'solid' } } });
    expect(await lintPage(memory.document, memory.page, ports)).toEqual([]);
  });
});
