/** Export: load, render and encode one design, against the same drawing calls straight on Skia. */
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import type { ExportFormat } from '#tools/context.ts';
import type { Row } from '../measure.ts';
import { renderScene } from '../render-scene.ts';
import { drawStraight } from '../straight-skia.ts';

const formats: readonly ExportFormat[] = ['png', 'jpg', 'webp'];
const quality = 85;

export const render: Row = {
  name: 'render',
  about: 'A 2000² photo, 6 texts with shadow, 4 cutouts, 10 shapes: decode, draw, encode. Peer: the same calls straight on Skia, its own encoder.',
  async run(measure, { full }) {
    const assets = new Map<string, Uint8Array>();
    const rendering = createRendering({ assetBytes: (id) => Promise.resolve(assets.get(id) ?? null) });
    try {
      const scene = await renderScene(rendering.measureText);
      for (const [id, bytes] of scene.assets) assets.set(id, bytes);
      for (const side of full ? [1080, 2160, 4000] : [1080, 2160]) {
        for (const format of formats) {
          await measure({
            size: `${side} ${format}`,
            repetitions: full ? 9 : 5,
            ours: () => rendering.render({ document: scene.document, page: scene.page, format, shorterSide: side, quality, watermark: false }),
            floor: () => drawStraight(scene, side, format, quality),
          });
        }
      }
    } finally {
      await rendering.close();
    }
  },
};
