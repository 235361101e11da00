/** A picture of layers alone, on a transparent background: drawn as the canvas draws them. Loaded on demand. */
import { boundsOfLayers, moveLayer } from '#design/document/geometry.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { ancestorsOf, descendantsOf, findLayer, findPage } from '#design/document/tree.ts';
import { createPagePainter } from '../painting/page-painter.client.ts';
import { createPictureSource } from '../painting/picture-source.client.ts';

/** Margin around the layers for shadows, outlines and reflections, px; what stays empty is trimmed. */
const ROOM = 400;
/** Longest side that all browsers draw reliably, device px. */
const LONGEST = 8000;

/**
 * Draws layers with all their contents at `scale` device pixels per page pixel, trimmed to what is visible. Null if
 * nothing is.
 */
export async function pictureOfLayers(
  document: DesignDocument,
  page: string,
  layers: readonly string[],
  scale: number,
): Promise<Blob | null> {
  const only = documentOf(document, page, layers);
  if (!only) return null;
  const sharp = Math.min(scale, LONGEST / Math.max(only.width, only.height));
  const painter = createPagePainter({ sources: createPictureSource(), emptyFrames: false });
  try {
    const painting = await painter.paint(only, page, {
      width: Math.round(only.width * sharp),
      height: Math.round(only.height * sharp),
    });
    const cut = trimmed(painting);
    return cut && (await new Promise<Blob | null>((resolve) => cut.toBlob(resolve, 'image/png')));
  } finally {
    painter.dispose();
  }
}

/** A document of just these layers and the groups around them, on a page as large as they need. */
function documentOf(document: DesignDocument, page: string, ids: readonly string[]): DesignDocument | null {
  const kept = new Map<string, Layer>();
  for (const id of ids) {
    const layer = findLayer(document, id);
    if (!layer) continue;
    for (const one of [...ancestorsOf(document, id), layer, ...descendantsOf(document, id)]) kept.set(one.id, one);
  }
  const leaves = [...kept.values()].filter((layer) => layer.type !== 'group');
  const box = boundsOfLayers(leaves);
  const background = findPage(document, page);
  if (!box || !background) return null;
  const layers = Object.fromEntries(
    [...kept].map(([id, layer]) => [id, layer.type === 'group' ? layer : moveLayer(layer, ROOM - box.x, ROOM - box.y)]),
  );
  return {
    ...document,
    width: Math.ceil(box.width + 2 * ROOM),
    height: Math.ceil(box.height + 2 * ROOM),
    pages: { [page]: { ...background, background: { type: 'none' } } },
    layers,
  };
}

/** The part of a canvas that isn't transparent; null if none is. */
function trimmed(source: HTMLCanvasElement): HTMLCanvasElement | null {
  const { width, height } = source;
  const pixels = source.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!pixels) return null;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < left) return null;
  const cut = window.document.createElement('canvas');
  cut.width = right - left + 1;
  cut.height = bottom - top + 1;
  cut.getContext('2d')?.drawImage(source, -left, -top);
  return cut;
}
