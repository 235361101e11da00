/** The colors of a logo in the kit, read once per page. */
import { useEffect, useState } from 'react';
import { readLogoPalette } from '#app/browser/picture-palette.ts';

const known = new Map<string, Promise<string[]>>();

/** Null until they are read and without a logo; empty if they can't be read. */
export function useLogoPalette(asset: string | null): readonly string[] | null {
  const [found, setFound] = useState<{ asset: string; colors: readonly string[] } | null>(null);
  useEffect(() => {
    if (asset === null) return;
    let gone = false;
    const reading = known.get(asset) ?? readLogoPalette(asset);
    known.set(asset, reading);
    reading.then(
      (colors) => !gone && setFound({ asset, colors }),
      () => {
        known.delete(asset);
        if (!gone) setFound({ asset, colors: [] });
      },
    );
    return () => void (gone = true);
  }, [asset]);
  return found && found.asset === asset ? found.colors : null;
}
