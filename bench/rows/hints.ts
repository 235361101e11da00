/** Hints after a change: what the editor finds on a page whenever the user pauses, and the agent after each turn. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import { createSamplePixels } from '#app/services/rendering/sample-pixels.server.ts';
import { createDocument, createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { firstPage, orderBetween } from '#design/document/tree.ts';
import { withLines } from '#design/layout/text-lines.ts';
import type { HintPorts } from '#design/lint/hint.ts';
import { hintPage } from '#design/lint/hint-page.ts';
import { figuresOf, type Row } from '../measure.ts';

const SIDE = 1080;
const COLORS = ['#f4502f', '#0f6b66', '#e7b93c', '#32507a', '#8a4fff', '#c9d6df', '#2a9d8f'] as const;

/** A crowded page: two texts, two shapes and a photo in every five layers, each partly over others. */
function crowdedPage(count: number, asset: string, measure: MeasureText): DesignDocument {
  const document = createDocument({ width: SIDE, height: SIDE, newId: () => 'page' });
  const parent = firstPage(document).id;
  const layers: Record<string, Layer> = {};
  let order: string | null = null;
  for (let n = 0; n < count; n += 1) {
    order = orderBetween(order, null);
    const place = { id: `layer-${n}`, parent, order, x: (n * 137) % 900, y: (n * 211) % 960 };
    const fill = { type: 'solid' as const, color: COLORS[n % COLORS.length] ?? COLORS[0] };
    if (n % 5 === 0) layers[place.id] = createImageLayer({ ...place, width: 180, height: 140, asset });
    else if (n % 5 < 3) layers[place.id] = createShapeLayer({ ...place, width: 120, height: 120, fill });
    else
      layers[place.id] = withLines(
        createTextLayer({ ...place, text: `Words of layer ${n}`, width: 240, fontSize: 32, fill }),
        measure,
      );
  }
  return { ...document, layers };
}

export const hints: Row = {
  name: 'hints',
  about:
    'All hints about a page of which one layer has just moved (two fifths texts, two fifths shapes, a fifth photos, all over each other). Floor: the page painted once, small, and looked at.',
  async run(measure) {
    const photo = await sharp({ create: { width: 600, height: 480, channels: 3, background: '#7d8a5a' } })
      .jpeg()
      .toBuffer();
    const asset = createHash('sha256').update(photo).digest('hex');
    const rendering = createRendering({ assetBytes: () => Promise.resolve(photo) });
    const samplePixels = createSamplePixels(rendering);
    const ports: HintPorts = { samplePixels, pictureSize: () => Promise.resolve({ width: 600, height: 480 }) };
    const blind: HintPorts = { ...ports, samplePixels: () => Promise.resolve({ color: '#ffffff', spread: 0 }) };
    try {
      for (const count of [20, 100, 300]) {
        const document = crowdedPage(count, asset, rendering.measureText);
        const page = firstPage(document).id;
        let step = 0;
        /** Never the same document twice, so that caches of earlier ones don't help. */
        const moved = (): DesignDocument => {
          const layer = document.layers['layer-3'];
          step += 1;
          return layer && layer.type !== 'group'
            ? { ...document, layers: { ...document.layers, [layer.id]: { ...layer, x: step % SIDE } } }
            : document;
        };
        const rules: number[] = [];
        await measure({
          size: `${count} layers`,
          repetitions: 15,
          ours: () => hintPage(moved(), page, ports),
          floor: () => samplePixels(moved(), page, { x: 0, y: 0, width: SIDE, height: SIDE }),
          async prepare() {
            const now = moved();
            const startedAt = performance.now();
            await hintPage(now, page, blind);
            rules.push(performance.now() - startedAt);
          },
          further: () => ({ 'rules without painting, ms': figuresOf(rules).median.toFixed(2) }),
        });
      }
    } finally {
      await rendering.close();
    }
  },
};
