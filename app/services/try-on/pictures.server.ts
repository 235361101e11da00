/** The two pictures of a try-on, and what is prominent in them. */
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { ImagingPort } from '#tools/contract/ports/imaging-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';

/** A file's name without its extension. */
export const stem = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 90);

/** Throws EngineRefusal, naming what is missing, if there is no such picture. */
export async function pictureOf(
  own: AssetsPort,
  asset: string,
  missing: 'tryOn.pleasePerson' | 'tryOn.pleaseGarment',
): Promise<{ info: AssetInfo; bytes: Uint8Array }> {
  const info = await own.info(asset);
  const bytes = info?.mime.startsWith('image/') && info.width > 0 ? await own.bytes(asset) : null;
  if (!info || !bytes) throw new EngineRefusal(missing);
  return { info, bytes };
}

/** The mask of the most prominent object; null if there is none. */
export async function maskOf(
  imaging: Pick<ImagingPort, 'cutOut'>,
  own: AssetsPort,
  asset: string,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  try {
    return await own.bytes((await imaging.cutOut(asset, { signal })).mask.id);
  } catch (error) {
    if (error instanceof ToolRefusal) return null;
    throw error;
  }
}
