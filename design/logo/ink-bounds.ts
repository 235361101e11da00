/** The box of the visible ink: of letters, not of the lines that they are in. Marks and pages are centered by it. */
import { displayText } from '#design/layout/display-text.ts';
import { boundsOf, unionOf, type Box } from '../document/geometry.ts';
import type { LeafLayer } from '../document/layers.ts';
import { inkOf } from './typefaces.ts';

function inkBox(layer: LeafLayer): Box {
  if (layer.type !== 'text' || layer.rotation !== 0 || layer.lines.length > 1) return boundsOf(layer);
  const shown = displayText(layer);
  const { top, bottom } = inkOf(shown, layer.fontFamily);
  return { x: layer.x, y: layer.y + top * layer.fontSize, width: layer.width, height: (bottom - top) * layer.fontSize };
}

/** The box around all layers' ink, px; null if there are none. */
export function inkBounds(layers: readonly LeafLayer[]): Box | null {
  let union: Box | null = null;
  for (const layer of layers) union = union ? unionOf(union, inkBox(layer)) : inkBox(layer);
  return union;
}
