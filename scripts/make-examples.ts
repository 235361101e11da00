/**
 * Renders the designs of scripts/examples with the server's renderer into public/examples: `node
 * scripts/make-examples.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../app/services/config/project-root.ts';
import { createRendering } from '../app/services/rendering/rendering.server.ts';
import { firstPage } from '../design/document/tree.ts';
import { candle } from './examples/candle.ts';
import { coffee } from './examples/coffee.ts';
import { concert } from './examples/concert.ts';
import { sale } from './examples/sale.ts';
import { documentOf } from './examples/sheet.ts';

/** Shown at up to 290 px, on double-density screens. */
const shorterSide = 640;
const quality = 84;

const folder = path.join(projectRoot(), 'public', 'examples');
await mkdir(folder, { recursive: true });
const rendering = createRendering({ assetBytes: async () => null, workers: 1 });
try {
  for (const example of [concert, candle, coffee, sale]) {
    const document = documentOf(example, rendering.measureText);
    const page = firstPage(document).id;
    const { bytes } = await rendering.render({
      document,
      page,
      format: 'webp',
      shorterSide,
      quality,
      watermark: false,
    });
    await writeFile(path.join(folder, `${example.name}.webp`), bytes);
    console.log(`${example.name}.webp ${Math.round(bytes.length / 1024)} kB`);
  }
} finally {
  await rendering.close();
}
