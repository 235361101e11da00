/** For tests only: pages with a few layers, and ports that know only backgrounds. */
import { isQrLayer } from '../qr/readable.ts';
import { createDocument, createImageLayer, createShapeLayer, createTextLayer } from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import type { ImageLayer, Layer, ShapeLayer, TextLayer } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import { firstPage, topOrder } from '../document/tree.ts';
import { withLines } from '../layout/text-lines.ts';
import { applyOperations } from '../operations/apply.ts';
import type { FixPorts } from './fix-hint.ts';

/** Every letter half as wide as it is high. */
export const measure: MeasureText = (text, { fontSize }) => text.length * fontSize * 0.5;
export const ASSET = 'a'.repeat(64);

/** The page's background everywhere; each picture is 1000 × 1000 px. */
export const ports: FixPorts = {
  readCode: async (document, _page, box) =>
    Object.values(document.layers)
      .filter(isQrLayer)
      .find(({ x }) => x === box.x)?.shape.content ?? null,
  measure,
  samplePixels: (document, page) => {
    const background = document.pages[page]?.background;
    return Promise.resolve({ color: background?.type === 'solid' ? background.color : '#ffffff', spread: 0 });
  },
  pictureSize: () => Promise.resolve({ width: 1000, height: 1000 }),
};

/** A layer for a place on a page. */
export type Made = (place: { id: string; parent: string; order: string }) => Layer;

/** A page with these layers, `l0` the lowest. */
export function pageOf(
  layers: readonly Made[],
  size = { width: 1080, height: 1080 },
  background = '#ffffff',
): { document: DesignDocument; page: string } {
  let count = 0;
  const blank = createDocument({
    ...size,
    newId: () => `p${(count += 1)}`,
    background: { type: 'solid', color: background },
  });
  const page = firstPage(blank).id;
  const document = layers.reduce((before, make, at) => {
    const layer = make({ id: `l${at}`, parent: page, order: topOrder(before, page) });
    return applyOperations(before, [{ type: 'layer.add', layer }]).document;
  }, blank);
  return { document, page };
}

export const solid = (color: string) => ({ type: 'solid' as const, color });
export const text =
  (words: string, more: Partial<TextLayer> = {}): Made =>
  (place) =>
    withLines(createTextLayer({ ...place, text: words, x: 100, y: 100, width: 800, fontSize: 60, ...more }), measure);
export const picture =
  (more: Partial<ImageLayer> = {}): Made =>
  (place) =>
    createImageLayer({ ...place, asset: ASSET, x: 100, y: 400, width: 500, height: 500, ...more });

export const dot =
  (color: string, at: number, more: Partial<ShapeLayer> = {}): Made =>
  (place) =>
    createShapeLayer({
      ...place,
      shape: { kind: 'ellipse' },
      x: 60 + at * 140,
      y: 100 + at * 100,
      width: 100 + at * 4,
      height: 100 + at * 4,
      fill: { type: 'solid', color },
      ...more,
    });
/** Six hues. */
export const DOTS = ['#e01b24', '#ff7800', '#f6d32d', '#2ec27e', '#1c71d8', '#9141ac'];
