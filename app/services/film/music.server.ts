/** Music that users upload for their films: recognised by the file's content, stored unchanged as their own asset. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { letGo } from '#app/services/assets/let-go.server.ts';
import type { Inspect } from '#app/services/inspection/inspections.server.ts';
import { MusicError } from '../inspection/music/music-error.ts';
import type { MusicAnswer, MusicInput } from '../inspection/music/music-job.ts';
import { MUSIC_LIMITS, sniffMusic } from '#app/contracts/sniff-music.ts';

export interface Music {
  keep(userId: string, bytes: Uint8Array, name: string): Promise<AssetInfo>;
  /** Music that films were made with is kept with them. False: no music of this user's. */
  remove(userId: string, asset: string): Promise<boolean>;
}

export function createMusic({
  prisma,
  assets,
  inspect,
}: {
  prisma: PrismaClient;
  assets: Assets;
  inspect: Inspect;
}): Music {
  return {
    keep: (userId, bytes, name) =>
      keepMusic(assets.forUser(userId), (input) => inspect('music', input, userId), bytes, name),
    async remove(userId, asset) {
      const info = await assets.forUser(userId).info(asset);
      if (!info?.mime.startsWith('audio/')) return false;
      await letGo({ prisma, assets }, userId, [asset]);
      return true;
    },
  };
}

/**
 * Throws MusicError for what no film could use, AssetError as `Inspect` does, StorageError. Only its owner can hear it.
 */
export async function keepMusic(
  own: Pick<AssetsPort, 'store'>,
  look: (input: MusicInput) => Promise<MusicAnswer>,
  bytes: Uint8Array,
  name: string,
): Promise<AssetInfo> {
  if (bytes.length === 0) throw new MusicError('music_empty');
  if (bytes.length > MUSIC_LIMITS.bytes) throw new MusicError('music_too_large');
  const looks = sniffMusic(bytes);
  if (looks === null) throw new MusicError('invalid_music');
  const answer = await look({ bytes });
  if ('refused' in answer) throw new MusicError(answer.refused);
  // A tag may be before AAC too.
  return own.store(bytes, looks === 'audio/mp4' ? looks : answer.codec === 'mp3' ? 'audio/mpeg' : 'audio/aac', name);
}
