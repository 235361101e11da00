/**
 * A mask with its strokes as one picture, optionally inverted. Drawn in a separate thread, one after the other: at
 * sixteen million pixels the server would freeze for a third of a second.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ImageLayer } from '#design/document/layers.ts';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { createInTurn } from '#app/services/database/in-turn.server.ts';
import type { FlatMask } from './flatten-mask-worker.ts';

/** Maximum longer side of a mask, px: sixteen million pixels are enough for any page. */
const LARGEST = 4_096;
const SCRIPT = 'app/services/rendering/flatten-mask-worker.ts';
/** Of the thread's own memory; pixels live outside it, MB. */
const HEAP = 256;

const inTurn = createInTurn();

/**
 * Stores the mask as an asset of the user's: PNG with alpha, of the picture's own size up to 4096 px. Null: the
 * picture, or the mask's own picture, is not the user's.
 * @param mask null: nothing is cut out
 * @param inverted swaps what is kept and what is cut out
 */
export async function flattenMask(
  assets: AssetsPort,
  pictureId: string,
  mask: ImageLayer['mask'],
  inverted: boolean,
): Promise<AssetInfo | null> {
  const picture = await assets.info(pictureId);
  if (!picture || picture.width === 0) return null;
  const bytes = mask?.asset ? await assets.bytes(mask.asset) : null;
  if (mask?.asset && !bytes) return null;
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
  const size = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
  const natural = { naturalWidth: picture.width, naturalHeight: picture.height };
  const png = await inTurn.run('mask', () => inThread({ size, natural, mask, bytes, inverted }));
  return assets.store(png, 'image/png', `${picture.name.replace(/\.[a-z0-9]{2,5}$/i, '')} mask.png`);
}

async function inThread(flat: FlatMask): Promise<Uint8Array> {
  const worker = new Worker(path.join(projectRoot(), SCRIPT), {
    workerData: flat,
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  // It ends by itself: terminated while native code runs, it would take down the process.
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that draws masks ended with code ${code}`)));
  });
}
