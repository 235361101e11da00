/** A design defined layer by layer, bottom first, for the pictures on the front page. */
import { createDocument, createShapeLayer, createTextLayer } from '../../design/document/create.ts';
import type { DesignDocument } from '../../design/document/document.ts';
import { parseDocument } from '../../design/document/parse.ts';
import type { Layer, ShapeLayer, TextLayer } from '../../design/document/layers.ts';
import type { MeasureText } from '../../design/document/measure.ts';
import { firstPage, orderBetween } from '../../design/document/tree.ts';
import type { Background, Paint } from '../../design/document/values.ts';
import { withLines } from '../../design/layout/text-lines.ts';

export interface Sheet {
  text(text: string, layer: Partial<TextLayer>): void;
  shape(shape: ShapeLayer['shape'], layer: Partial<ShapeLayer>): void;
}

export interface Example {
  name: string;
  width: number;
  height: number;
  background: Background;
  draw(sheet: Sheet): void;
}

export const solid = (color: string): Extract<Paint, { type: 'solid' }> => ({ type: 'solid', color });

/** The example as a document, its lines broken by the shared line breaker. */
export function documentOf({ width, height, background, draw }: Example, measure: MeasureText): DesignDocument {
  let count = 0;
  const newId = (): string => `e${(count += 1)}`;
  const document = createDocument({ width, height, background, newId });
  const parent = firstPage(document).id;
  const layers: Record<string, Layer> = {};
  let top: string | null = null;
  const placement = (): { id: string; parent: string; order: string } => {
    top = orderBetween(top, null);
    return { id: newId(), parent, order: top };
  };
  draw({
    text(text, layer) {
      const made = withLines(createTextLayer({ text, ...layer, ...placement() }), measure);
      layers[made.id] = made;
    },
    shape(shape, layer) {
      const made = createShapeLayer({ shape, ...layer, ...placement() });
      layers[made.id] = made;
    },
  });
  return parseDocument({ ...document, layers });
}
