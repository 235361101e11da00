/** The picture of the rendering row: a large photo, six texts with shadow, four cutouts, ten shapes. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { createDocument, createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { firstPage, orderBetween } from '#design/document/tree.ts';
import { withLines } from '#design/layout/text-lines.ts';

export interface RenderScene {
  document: DesignDocument;
  page: string;
  assets: Map<string, Uint8Array>;
}

type Pixel = (x: number, y: number) => [number, number, number, number];

/** The scene at 1080 × 1080; its pictures are computed, the same on every machine. */
export async function renderScene(measure: MeasureText): Promise<RenderScene> {
  const photo = await picture(2000, 'jpeg', (x, y) => {
    const grain = ((Math.sin(x * 913 + y * 7919) * 43758.5453) % 1) * 14;
    return [120 + 90 * Math.sin(x * 5) + grain, 110 + 80 * y + grain, 150 + 60 * Math.cos(x * 3 + y * 4) + grain, 255];
  });
  const cutout = await picture(700, 'png', (x, y) => {
    const light = Math.exp(-Math.hypot(x - 0.4, y - 0.38) * 4);
    return [
      210 + 40 * light,
      90 + 120 * light,
      50 + 110 * light,
      255 * Math.max(0, Math.min(1, (0.44 - Math.hypot(x - 0.5, y - 0.5)) * 60)),
    ];
  });

  const document = createDocument({ width: 1080, height: 1080, newId: () => 'page' });
  const parent = firstPage(document).id;
  const layers: Record<string, Layer> = {};
  let order: string | null = null;
  const place = () => {
    order = orderBetween(order, null);
    return { id: `layer-${Object.keys(layers).length + 1}`, parent, order };
  };
  const put = (layer: Layer) => (layers[layer.id] = layer);

  put(createImageLayer({ ...place(), asset: photo.id, width: 1080, height: 1080 }));
  for (let n = 0; n < 10; n++) {
    put(
      createShapeLayer({
        ...place(),
        shape: n % 2 === 0 ? { kind: 'rectangle', radius: 24 } : { kind: 'ellipse' },
        x: 40 + (n % 5) * 205,
        y: 60 + Math.floor(n / 5) * 820,
        width: 180,
        height: 150,
        fill: { type: 'solid', color: ['#f4502f', '#0f6b66', '#e7b93c', '#32507a', '#fbfaf7'][n % 5] ?? '#f4502f' },
      }),
    );
  }
  for (let n = 0; n < 4; n++) {
    put(
      createImageLayer({
        ...place(),
        asset: cutout.id,
        x: 50 + (n % 2) * 520,
        y: 230 + Math.floor(n / 2) * 310,
        width: 380,
        height: 380,
        shadow: { color: '#17150f88', x: 0, y: 18, blur: 40 },
      }),
    );
  }
  for (let n = 0; n < 6; n++) {
    const text = createTextLayer({
      ...place(),
      text: 'Summer sale, this week only',
      x: 60,
      y: 60 + n * 165,
      width: 960,
      fontSize: 68,
      fontWeight: 700,
      fontFamily: n % 2 === 0 ? 'Inter' : 'Playfair Display',
      fill: { type: 'solid', color: '#ffffff' },
      shadow: { color: '#00000088', x: 0, y: 6, blur: 16 },
    });
    put(withLines(text, measure));
  }
  return {
    document: { ...document, layers },
    page: parent,
    assets: new Map([photo, cutout].map(({ id, bytes }) => [id, bytes])),
  };
}

async function picture(side: number, format: 'jpeg' | 'png', at: Pixel): Promise<{ id: string; bytes: Uint8Array }> {
  const data = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) data.set(at(x / side, y / side).map(Math.round), (y * side + x) * 4);
  const raw = sharp(data, { raw: { width: side, height: side, channels: 4 } });
  const bytes = await (format === 'jpeg' ? raw.removeAlpha().jpeg({ quality: 90 }) : raw.png()).toBuffer();
  return { id: createHash('sha256').update(bytes).digest('hex'), bytes };
}
