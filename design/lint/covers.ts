/** What a layer hides: its fill, outline or strokes, not the box around them. */
import { boundsOf, withinBox, type Box, type Point } from '../document/geometry.ts';
import { strokesTouched } from '../document/drawing-geometry.ts';
import type { LeafLayer, ShapeLayer } from '../document/layers.ts';
import type { Paint } from '../document/values.ts';
import { FlatOutline } from '../fabric/paint/flat-outline.ts';
import { traceBox, traceEllipse, traceFrame, traceShape } from '../fabric/paint/outline.ts';
import type { Pen } from '../fabric/paint/tools.ts';
import { alphaOf } from '../layout/contrast.ts';

/** What hides less than this of what is below is a veil. */
export const VEIL = 0.5;

export interface Cover {
  layer: LeafLayer;
  /** Nothing is painted beyond it. */
  bounds: Box;
  /** Whether a point of the page is below it. */
  hides(place: Point): boolean;
  /** Whether it may be transparent anyway: a picture with holes, a gradient that fades. Only its pixels tell. */
  mayShow: boolean;
}

/** Alphas of a paint: a color has one, a gradient as many as stops. */
const alphas = (paint: Paint): number[] =>
  paint.type === 'solid' ? [alphaOf(paint.color)] : paint.stops.map(({ color }) => alphaOf(color));

function outlined(trace: (pen: Pen) => void): FlatOutline {
  const outline = new FlatOutline();
  trace(outline);
  return outline;
}

/** Within this box a layer paints. */
export function reachOf(layer: LeafLayer): Box {
  const by =
    layer.type === 'shape'
      ? (layer.stroke?.width ?? 0) / 2
      : layer.type === 'text' && layer.box
        ? Math.max(layer.box.paddingX, layer.box.paddingY)
        : 0;
  const { x, y, width, height } = boundsOf(layer);
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** What a layer hides; null: nothing, because nothing of it is painted or all of it is transparent. */
export function coverOf(layer: LeafLayer): Cover | null {
  if (layer.opacity < VEIL || layer.blend !== 'normal') return null;
  switch (layer.type) {
    case 'text': {
      if (!layer.box || layer.curve !== 0 || !isSolid(layer.box.fill, layer.opacity)) return null;
      const { paddingX, paddingY, radius } = layer.box;
      return filled(layer, (pen) =>
        traceBox(pen, { width: layer.width + 2 * paddingX, height: layer.height + 2 * paddingY }, radius),
      );
    }
    case 'image':
      return filled(layer, (pen) => traceFrame(pen, layer.frame, layer), layer.asset !== null);
    case 'sticker': {
      if (layer.source.type === 'asset') return filled(layer, (pen) => traceBox(pen, layer, 0), true);
      // An emoji nearly fills the circle in its box.
      const side = Math.min(layer.width, layer.height);
      return filled(layer, (pen) => traceEllipse(pen, { width: side, height: side }));
    }
    case 'table':
      return layer.body.fill !== null && alphaOf(layer.body.fill) * layer.opacity >= VEIL
        ? filled(layer, (pen) => traceBox(pen, layer, layer.radius))
        : null;
    case 'drawing':
      return {
        layer,
        bounds: reachOf(layer),
        mayShow: false,
        hides: (place) =>
          strokesTouched(layer, place, place, 0).some(
            (at) => (layer.paths[at]?.opacity ?? 0) * alphaOf(layer.paths[at]?.color ?? '') * layer.opacity >= VEIL,
          ),
      };
    case 'shape':
      return coverOfShape(layer);
  }
}

function filled(layer: LeafLayer, trace: (pen: Pen) => void, mayShow = false): Cover {
  const outline = outlined(trace);
  return {
    layer,
    bounds: reachOf(layer),
    mayShow,
    hides: (place) => outline.contains(withinBox(layer, place), 'nonzero'),
  };
}

function isSolid(paint: Paint, opacity: number): boolean {
  return Math.min(...alphas(paint)) * opacity >= VEIL;
}

function coverOfShape(layer: ShapeLayer): Cover | null {
  const { shape, stroke, opacity } = layer;
  const background =
    shape.kind === 'qr' && shape.ground !== null ? ({ type: 'solid', color: shape.ground } as const) : null;
  const fill = shape.kind === 'line' ? null : (background ?? layer.fill);
  const painted = fill !== null && Math.max(...alphas(fill)) * opacity >= VEIL;
  const drawn = stroke !== null && stroke.width > 0 && alphaOf(stroke.color) * opacity >= VEIL;
  if (!painted && !drawn) return null;
  const outline = outlined((pen) => {
    if (shape.kind === 'line') {
      pen.moveTo(-layer.width / 2, 0);
      pen.lineTo(layer.width / 2, 0);
    } else if (shape.kind === 'qr') {
      // Letters are illegible between its modules too.
      const side = Math.min(layer.width, layer.height);
      traceBox(pen, { width: side, height: side }, 0);
    } else {
      traceShape(pen, shape, layer);
    }
  });
  const reach = drawn ? stroke.width / 2 : 0;
  const rule = shape.kind === 'path' ? shape.rule : 'nonzero';
  return {
    layer,
    bounds: reachOf(layer),
    mayShow: painted && !isSolid(fill, opacity),
    hides(place) {
      const local = withinBox(layer, place);
      return (painted && outline.contains(local, rule)) || (drawn && outline.passes(local, reach));
    },
  };
}
