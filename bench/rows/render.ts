/**
 * Export: load, render and encode one design, against the same drawing calls straight on Skia and in a warm Chromium.
 */
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { isPicture } from '#design/document/is-picture.ts';
import type { PictureFormat } from '#tools/contract/ports/rendering-port.ts';
import type { Row } from '../measure.ts';
import { renderScene, type RenderScene } from '../render-scene.ts';
import { drawStraight } from '../straight-skia.ts';
import { openWarmChromium } from '../warm-chromium.ts';

const formats: readonly PictureFormat[] = ['png', 'jpg', 'webp'];
const quality = 85;

/** The same design with its pictures under new names, so that nothing decoded for one call helps the next. */
function withFreshPictures(
  { document, assets }: RenderScene,
  call: number,
): { document: DesignDocument; assets: [string, Uint8Array][] } {
  const fresh = (id: string) => id.slice(0, 56) + String(call).padStart(8, '0');
  const layers = Object.entries(document.layers).map(
    ([id, layer]) => [id, isPicture(layer) ? { ...layer, asset: fresh(layer.asset) } : layer] as const,
  );
  return {
    document: { ...document, layers: Object.fromEntries(layers) },
    assets: [...assets].map(([id, bytes]) => [fresh(id), bytes]),
  };
}

export const render: Row = {
  name: 'render',
  about:
    'A 2000² photo, 6 texts with shadow, 4 cutouts, 10 shapes: decode, draw, encode; every call decodes anew. Floor: the same calls straight on Skia, ' +
    'its own encoder. Peer: the same calls in a warm headless Chromium, without getting the file out of it.',
  async run(measure, { full }) {
    let assets = new Map<string, Uint8Array>();
    const rendering = createRendering({ assetBytes: (id) => Promise.resolve(assets.get(id) ?? null) });
    const scene = await renderScene(rendering.measureText);
    const chromium = await openWarmChromium(scene);
    let calls = 0;
    try {
      if (!chromium) console.log('  no Chromium on this machine: no peer');
      for (const side of full ? [1080, 2160, 4000] : [1080, 2160]) {
        for (const format of formats) {
          await measure({
            size: `${side} ${format}`,
            repetitions: full ? 9 : 5,
            ours() {
              const { document, assets: own } = withFreshPictures(scene, (calls += 1));
              assets = new Map(own);
              return rendering.render({
                document,
                page: scene.page,
                format,
                shorterSide: side,
                quality,
                watermark: false,
              });
            },
            floor: () => drawStraight(scene, side, format, quality),
            ...(chromium ? { peer: () => chromium.render(side, format, quality) } : {}),
          });
        }
      }
      await measure({
        size: 'preview 512',
        repetitions: full ? 25 : 9,
        ours() {
          assets = scene.assets;
          return rendering.renderPreview(scene.document, scene.page, 512);
        },
        floor: () => drawStraight(scene, 512, 'webp', 82),
      });
    } finally {
      await chromium?.close();
      await rendering.close();
    }
  },
};
