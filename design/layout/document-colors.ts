/** The colors that a design already uses, most used first: offered wherever a color is chosen. */
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { tableColors } from '#design/layout/table-layout.ts';
import type { Background, Paint } from '#design/document/values.ts';

const MOST = 12;
const known = new WeakMap<DesignDocument, readonly string[]>();

export function documentColors(document: DesignDocument): readonly string[] {
  let colors = known.get(document);
  if (!colors) {
    const counts = new Map<string, number>();
    const count = (color: string) => counts.set(color.slice(0, 7), (counts.get(color.slice(0, 7)) ?? 0) + 1);
    for (const page of Object.values(document.pages)) paintColors(page.background).forEach(count);
    for (const layer of Object.values(document.layers)) layerColors(layer).forEach(count);
    colors = [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST)
      .map(([color]) => color);
    known.set(document, colors);
  }
  return colors;
}

function layerColors(layer: Layer): string[] {
  switch (layer.type) {
    case 'text':
      return [
        ...paintColors(layer.fill),
        ...layer.runs.flatMap((run) => (run.style.fill ? paintColors(run.style.fill) : [])),
      ];
    case 'shape':
      return [...(layer.fill ? paintColors(layer.fill) : []), ...(layer.stroke ? [layer.stroke.color] : [])];
    case 'table':
      return tableColors(layer);
    case 'drawing':
      return layer.paths.map((path) => path.color);
    default:
      return [];
  }
}

function paintColors(paint: Paint | Background): string[] {
  if (paint.type === 'solid') return [paint.color];
  return paint.type === 'linear' || paint.type === 'radial' ? paint.stops.map((stop) => stop.color) : [];
}
