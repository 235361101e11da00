/** The intrinsic size of an asset's picture, whatever size is shown. */
import { useEffect, useState } from 'react';

export interface PictureSize {
  width: number;
  height: number;
}

/** Assets never change: answers are cached. */
const known = new Map<string, PictureSize>();
/** A small variant carries the size too. */
const SMALL = 64;

async function sizeOf(asset: string, signal: AbortSignal): Promise<PictureSize | null> {
  const response = await fetch(`/api/assets/${asset}?size=${SMALL}`, { credentials: 'same-origin', signal });
  const [width, height] = [
    Number(response.headers.get('X-Picture-Width')),
    Number(response.headers.get('X-Picture-Height')),
  ];
  await response.body?.cancel();
  if (!response.ok || !(width > 0) || !(height > 0)) return null;
  const size = { width, height };
  known.set(asset, size);
  return size;
}

/** px; null until it is known, or if that fails. */
export function usePictureSize(asset: string): PictureSize | null {
  const [found, setFound] = useState<{ asset: string; size: PictureSize | null }>({
    asset,
    size: known.get(asset) ?? null,
  });
  useEffect(() => {
    const there = known.get(asset);
    if (there) return setFound({ asset, size: there });
    const leaving = new AbortController();
    sizeOf(asset, leaving.signal).then(
      (size) => setFound({ asset, size }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [asset]);
  return found.asset === asset ? found.size : (known.get(asset) ?? null);
}
