/** Pages that are each costly in one way, for the row of estimates and the row of concurrent rendering. */
import sharp from 'sharp';
import {
  createDocument,
  createDrawingLayer,
  createGroupLayer,
  createImageLayer,
  createShapeLayer,
  createTableLayer,
  createTextLayer,
} from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { firstPage, orderBetween } from '#design/document/tree.ts';
import { withLines } from '#design/layout/text-lines.ts';

export const PHOTO = 'f'.repeat(64);
const SIDE = 1080;

/** A phone's photo: 4000 × 3000. */
export const photo = (): Promise<Uint8Array> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#41525e',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

type Place = { id: string; parent: string; order: string; x: number; y: number };
type Make = (place: Place, measure: MeasureText) => Layer;

const large = { width: 800, height: 800 };
const filters = (more: object) => ({
  ...createImageLayer({ id: 'l', parent: 'p', order: 'a0', asset: PHOTO, width: 1, height: 1 }).filters,
  ...more,
});
const words = 'Fresh bread from our own oven, every morning from six. '.repeat(40);

const KINDS = {
  plain: (place) => createShapeLayer({ ...place, ...large, shape: { kind: 'ellipse' } }),
  'hard shadow': (place) =>
    createShapeLayer({
      ...place,
      ...large,
      shape: { kind: 'ellipse' },
      shadow: { color: '#00000088', x: 4, y: 4, blur: 2 },
    }),
  'soft shadow': (place) =>
    createShapeLayer({
      ...place,
      ...large,
      shape: { kind: 'ellipse' },
      shadow: { color: '#00000088', x: 4, y: 9, blur: 60 },
    }),
  reflection: (place) =>
    createShapeLayer({
      ...place,
      ...large,
      shape: { kind: 'ellipse' },
      reflection: { gap: 4, size: 0.6, opacity: 0.5 },
    }),
  translucent: (place) =>
    createShapeLayer({ ...place, ...large, opacity: 0.5, shadow: { color: '#00000088', x: 4, y: 9, blur: 60 } }),
  photos: (place) => createImageLayer({ ...place, ...large, asset: PHOTO }),
  'blurred photos': (place) => createImageLayer({ ...place, ...large, asset: PHOTO, filters: filters({ blur: 3 }) }),
  'recoloured photos': (place) =>
    createImageLayer({ ...place, ...large, asset: PHOTO, filters: filters({ brightness: 0.2, saturation: 0.3 }) }),
  'sharpened photos': (place) =>
    createImageLayer({ ...place, ...large, asset: PHOTO, filters: filters({ sharpen: 0.5 }) }),
  'brushed photos': (place) =>
    createImageLayer({
      ...place,
      ...large,
      asset: PHOTO,
      mask: {
        asset: null,
        strokes: Array.from({ length: 8 }, (_, n) => ({
          id: `s${n}`,
          mode: 'erase' as const,
          size: 300,
          hardness: 0.5,
          points: Array.from({ length: 40 }, (__, k): [number, number] => [k * 90, n * 300]),
        })),
      },
    }),
  'cut out with a border': (place) =>
    createImageLayer({
      ...place,
      ...large,
      asset: PHOTO,
      stroke: { color: '#ffffff', width: 20, dash: [] },
      mask: {
        asset: null,
        strokes: [
          {
            id: 's',
            mode: 'erase',
            size: 900,
            hardness: 1,
            points: [
              [500, 500],
              [3000, 900],
            ],
          },
        ],
      },
    }),
  'on the ground': (place) =>
    createShapeLayer({
      ...place,
      ...large,
      shape: { kind: 'ellipse' },
      contactShadow: { color: '#000000', opacity: 0.5, softness: 0.5, spread: 1, angle: 20 },
    }),
  'long texts': (place, measure) =>
    withLines(createTextLayer({ ...place, width: 900, fontSize: 22, text: words }), measure),
  'texts with echoes': (place, measure) =>
    withLines(
      createTextLayer({
        ...place,
        width: 900,
        fontSize: 60,
        text: words.slice(0, 300),
        stroke: { color: '#000000', width: 3, dash: [] },
        echoes: [
          { color: '#f4502f', x: 4, y: 4 },
          { color: '#0f6b66', x: 8, y: 8 },
        ],
      }),
      measure,
    ),
  drawings: (place) =>
    createDrawingLayer({
      ...place,
      ...large,
      drawnWidth: 800,
      paths: Array.from({ length: 20 }, (_, n) => ({
        color: '#17150f',
        opacity: 1,
        width: 6,
        brush: 'brush' as const,
        pressures: [],
        points: Array.from({ length: 100 }, (__, k): [number, number] => [k / 100, (n + Math.sin(k / 5)) / 20]),
      })),
    }),
  tables: (place) =>
    createTableLayer({
      ...place,
      width: 900,
      height: 800,
      cells: Array.from({ length: 20 }, () =>
        Array.from({ length: 6 }, () => ({ text: 'Size M', lines: [], style: {} })),
      ),
    }),
} satisfies Record<string, Make>;

export type HeavyKind = keyof typeof KINDS;
export const HEAVY_KINDS = Object.keys(KINDS) as readonly HeavyKind[];

/**
 * A page of 1080 × 1080 with `count` layers of a kind; `nested`: number of groups around them, one inside the other,
 * each composited as a whole.
 */
export function heavyPage(
  kind: HeavyKind,
  count: number,
  measure: MeasureText,
  nested = 0,
): { document: DesignDocument; page: string } {
  const document = createDocument({ width: SIDE, height: SIDE, newId: () => 'page' });
  const page = firstPage(document).id;
  const layers: Layer[] = [];
  let parent = page;
  for (let depth = 0; depth < nested; depth += 1) {
    layers.push(createGroupLayer({ id: `group-${depth}`, parent, order: 'a0', opacity: 0.9 }));
    parent = `group-${depth}`;
  }
  let order: string | null = null;
  for (let n = 0; n < count; n += 1) {
    order = orderBetween(order, null);
    layers.push(
      (KINDS[kind] as Make)(
        { id: `layer-${n}`, parent, order, x: 60 + ((n * 37) % 200), y: 60 + ((n * 61) % 200) },
        measure,
      ),
    );
  }
  return { document: { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) }, page };
}
