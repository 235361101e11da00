/** Assets of one user in memory, by content hash. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';

export function memoryAssets(): AssetsPort {
  const kept = new Map<string, { info: AssetInfo; bytes: Uint8Array }>();
  return {
    info: async (id) => kept.get(id)?.info ?? null,
    bytes: async (id) => kept.get(id)?.bytes ?? null,
    async store(bytes, mime, name) {
      const id = createHash('sha256').update(bytes).digest('hex');
      const { width, height } = mime.startsWith('image/') ? await sharp(bytes).metadata() : { width: 0, height: 0 };
      const info = { id, mime, name, width, height, bytes: bytes.length };
      kept.set(id, { info, bytes });
      return info;
    },
  };
}
