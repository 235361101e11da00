/** The colours of the picture that is selected, or else of the one that takes most room. */
import { useEffect, useState } from 'react';
import type { DesignDocument } from '#design/document/document.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { paletteOfPixels } from './palette-of-pixels.ts';

const COLOURS = 8;
/** So many pixels a side tell the colours. */
const SIDE = 64;

const known = new Map<string, Promise<string[]>>();

/** The asset whose colours are offered; null: there is no picture. */
export function photoOf(document: DesignDocument, page: string, selection: readonly string[]): string | null {
  const pictures = leavesInPaintOrder(document, page).flatMap((layer) => (layer.type === 'image' && layer.asset !== null && layer.visible ? [{ id: layer.id, asset: layer.asset, area: layer.width * layer.height }] : []));
  const selected = pictures.find(({ id }) => selection.includes(id));
  const largest = [...pictures].sort((a, b) => b.area - a.area)[0];
  const background = document.pages[page]?.background;
  return (selected ?? largest)?.asset ?? (background?.type === 'image' ? background.asset : null);
}

async function read(asset: string): Promise<string[]> {
  const response = await fetch(`/api/assets/${asset}?size=${SIDE}`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return paletteOfPixels(context.getImageData(0, 0, canvas.width, canvas.height).data, COLOURS);
}

/** Empty until they are read, and where a picture can't be read. */
export function usePhotoPalette(asset: string | null): readonly string[] {
  const [found, setFound] = useState<{ asset: string; colors: string[] } | null>(null);
  useEffect(() => {
    if (asset === null) return;
    let left = false;
    const reading = known.get(asset) ?? read(asset);
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
