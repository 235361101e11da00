/**
 * A page as it is printed to be cut: larger by a margin on each side, so that a cut a little off leaves no white edge.
 * The background covers the margin; pictures and plain rectangles that reach the page's edge go on into it.
 */
import type { DesignDocument } from '../document/document.ts';
import type { ImageLayer, Layer, ShapeLayer } from '../document/layers.ts';

/** How far a layer goes on beyond each side of the page, px. */
interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Nearer to the edge than this is at the edge, px. */
const TOUCH = 1;

/** The whole document moved onto larger pages. `bleed`: px on each side. */
export function withBleed(document: DesignDocument, bleed: number): DesignDocument {
  if (bleed <= 0) return document;
  const layers = Object.entries(document.layers).map(([id, layer]) => [
    id,
    moved(goingOn(layer, document, bleed), bleed),
  ]);
  return {
    ...document,
    width: document.width + bleed * 2,
    height: document.height + bleed * 2,
    layers: Object.fromEntries(layers) as DesignDocument['layers'],
  };
}

function moved(layer: Layer, by: number): Layer {
  return 'x' in layer && 'y' in layer ? { ...layer, x: layer.x + by, y: layer.y + by } : layer;
}

/** What lies straight, fills its box to the corners and reaches an edge of the page. */
function goingOn(layer: Layer, { width, height }: DesignDocument, bleed: number): Layer {
  if (!(isPlainPicture(layer) || isPlainRectangle(layer))) return layer;
  const beyond = (distance: number) => (Math.abs(distance) <= TOUCH ? bleed + distance : 0);
  const sides: Sides = {
    left: beyond(layer.x),
    top: beyond(layer.y),
    right: beyond(width - layer.x - layer.width),
    bottom: beyond(height - layer.y - layer.height),
  };
  if (Object.values(sides).every((side) => side === 0)) return layer;
  const box = {
    x: layer.x - sides.left,
    y: layer.y - sides.top,
    width: layer.width + sides.left + sides.right,
    height: layer.height + sides.top + sides.bottom,
  };
  return layer.type === 'image' ? { ...layer, ...box, crop: cropOf(layer, box, sides) } : { ...layer, ...box };
}

const isPlainPicture = (layer: Layer): layer is ImageLayer =>
  layer.type === 'image' &&
  layer.rotation === 0 &&
  layer.straighten === 0 &&
  layer.frame.type === 'rectangle' &&
  layer.frame.radius === 0 &&
  layer.stroke === null;

const isPlainRectangle = (layer: Layer): layer is ShapeLayer =>
  layer.type === 'shape' && layer.rotation === 0 && layer.shape.kind === 'rectangle' && layer.stroke === null;

/**
 * The part of the picture for the larger box: what was cut off shows in the margin at the same scale; where nothing is
 * left, the picture is enlarged as a whole, never stretched.
 */
function cropOf(
  { crop, width, height, flipX, flipY }: ImageLayer,
  box: { width: number; height: number },
  sides: Sides,
) {
  const [across, down] = [crop.width / width, crop.height / height];
  const enlarged = Math.max(1, box.width * across, box.height * down);
  const along = (start: number, perPixel: number, length: number, before: number) => {
    const shown = (length * perPixel) / enlarged;
    const middle = start - before * perPixel + (length * perPixel) / 2;
    return { start: Math.min(Math.max(0, middle - shown / 2), 1 - shown), shown };
  };
  const left = flipX ? sides.right : sides.left;
  const top = flipY ? sides.bottom : sides.top;
  const x = along(crop.x, across, box.width, left);
  const y = along(crop.y, down, box.height, top);
  return { x: x.start, y: y.start, width: x.shown, height: y.shown };
}
