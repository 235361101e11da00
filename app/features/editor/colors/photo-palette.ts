/** The colors of the selected picture, or else of the largest one. */
import { useEffect, useState } from 'react';
import { readPicturePalette } from '#app/browser/picture-palette.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';

const known = new Map<string, Promise<string[]>>();

/** The asset whose colors are offered; null: there is no picture. */
export function photoOf(document: DesignDocument, page: string, selection: readonly string[]): string | null {
  const pictures = leavesInPaintOrder(document, page).flatMap((layer) =>
    layer.type === 'image' && layer.asset !== null && layer.visible
      ? [{ id: layer.id, asset: layer.asset, area: layer.width * layer.height }]
      : [],
  );
  const selected = pictures.find(({ id }) => selection.includes(id));
  const largest = [...pictures].sort((a, b) => b.area - a.area)[0];
  const background = document.pages[page]?.background;
  return (selected ?? largest)?.asset ?? (background?.type === 'image' ? background.asset : null);
}

/** Empty until they are read, or if the picture can't be read. */
export function usePhotoPalette(asset: string | null): readonly string[] {
  const [found, setFound] = useState<{ asset: string; colors: string[] } | null>(null);
  useEffect(() => {
    if (asset === null) return;
    let left = false;
    const reading = known.get(asset) ?? readPicturePalette(asset);
    known.set(asset, reading);
    reading.then(
      (colors) => !left && setFound({ asset, colors }),
      () => known.delete(asset),
    );
    return () => {
      left = true;
    };
  }, [asset]);
  return found && found.asset === asset ? found.colors : NONE;
}

const NONE: readonly string[] = [];
