/** Designs with a given number of layers, as people make them: half pictures, a third texts, the rest shapes. */
import { createDocument, createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { firstPage, orderBetween } from '#design/document/tree.ts';

/** A 1080 × 1350 design with `count` layers, named `layer-1` and so on from the bottom. */
export function designOfSize(count: number): DesignDocument {
  const document = createDocument({ width: 1080, height: 1350, newId: () => 'page' });
  const parent = firstPage(document).id;
  const layers: Record<string, Layer> = {};
  let order: string | null = null;
  for (let n = 1; n <= count; n++) {
    order = orderBetween(order, null);
    const place = { id: `layer-${n}`, parent, order, x: (n * 37) % 900, y: (n * 61) % 1200 };
    if (n % 10 < 5) layers[place.id] = createImageLayer({ ...place, width: 180, height: 140, asset: 'a'.repeat(64) });
    else if (n % 10 < 8) layers[place.id] = createTextLayer({ ...place, text: `Layer ${n}`, width: 240, fontSize: 32 });
    else layers[place.id] = createShapeLayer({ ...place, width: 120, height: 120 });
  }
  return { ...document, layers };
}
