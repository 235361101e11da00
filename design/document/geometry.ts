/** Boxes, rotation and scaling of layers. Page px, y downwards; degrees clockwise, as on the page. */
import type { LeafLayer, TableLayer } from './layers.ts';
import { LIMITS } from './limits.ts';
import type { Stroke } from './values.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The geometry of a layer's box. */
export type Boxed = Box & { rotation: number };

/** Sine and cosine without rounding errors at quarter turns: sin 180° is 0. */
function turn(degrees: number): { sin: number; cos: number } {
  const normal = ((degrees % 360) + 360) % 360;
  if (normal === 0) return { sin: 0, cos: 1 };
  if (normal === 90) return { sin: 1, cos: 0 };
  if (normal === 180) return { sin: 0, cos: -1 };
  if (normal === 270) return { sin: -1, cos: 0 };
  const radians = (normal * Math.PI) / 180;
  return { sin: Math.sin(radians), cos: Math.cos(radians) };
}

/** A point rotated about a centre. */
export function rotatePoint(point: Point, center: Point, degrees: number): Point {
  const { sin, cos } = turn(degrees);
  const dx = point.x - center.x;
  const dy = point.y - center.y;
  return { x: center.x + dx * cos - dy * sin, y: center.y + dx * sin + dy * cos };
}

/** The middle of a box; a layer rotates about it. */
export function centerOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The corners of a layer on the page: top left, top right, bottom right, bottom left before rotation. */
export function cornersOf(layer: Boxed): [Point, Point, Point, Point] {
  const center = centerOf(layer);
  const at = (x: number, y: number) => rotatePoint({ x, y }, center, layer.rotation);
  const right = layer.x + layer.width;
  const bottom = layer.y + layer.height;
  return [at(layer.x, layer.y), at(right, layer.y), at(right, bottom), at(layer.x, bottom)];
}

/** The upright box around a rotated layer. Strokes, shadows and reflections may reach beyond it. */
export function boundsOf(layer: Boxed): Box {
  const { sin, cos } = turn(layer.rotation);
  const width = layer.width * Math.abs(cos) + layer.height * Math.abs(sin);
  const height = layer.width * Math.abs(sin) + layer.height * Math.abs(cos);
  const center = centerOf(layer);
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

/** The upright box around several layers; null when there are none. */
export function boundsOfLayers(layers: Iterable<Boxed>): Box | null {
  let union: Box | null = null;
  for (const layer of layers) union = union ? unionOf(union, boundsOf(layer)) : boundsOf(layer);
  return union;
}

/** The smallest box around two boxes. */
export function unionOf(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** The overlap of two boxes; null when they don't overlap. */
export function intersectionOf(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Whether a point of the page is in a rotated layer's box. */
export function containsPoint(layer: Boxed, point: Point): boolean {
  const upright = rotatePoint(point, centerOf(layer), -layer.rotation);
  return (
    upright.x >= layer.x &&
    upright.x <= layer.x + layer.width &&
    upright.y >= layer.y &&
    upright.y <= layer.y + layer.height
  );
}

/** A page point in the coordinates of a layer's box: from its centre, before flips and rotation. */
export function withinBox(layer: Boxed & { flipX: boolean; flipY: boolean }, point: Point): Point {
  const middle = centerOf(layer);
  const upright = rotatePoint(point, middle, -layer.rotation);
  return { x: (upright.x - middle.x) * (layer.flipX ? -1 : 1), y: (upright.y - middle.y) * (layer.flipY ? -1 : 1) };
}

/** An angle normalised to -180..180, as layers store it. */
export function normalizeRotation(degrees: number): number {
  const normal = ((degrees % 360) + 360) % 360;
  return normal > 180 ? normal - 360 : normal;
}

/** A layer moved; its coordinates stay within a document's limits. */
export function moveLayer<Layer extends LeafLayer>(layer: Layer, dx: number, dy: number): Layer {
  return { ...layer, x: clamp(layer.x + dx, LIMITS.coordinate), y: clamp(layer.y + dy, LIMITS.coordinate) };
}

/**
 * A layer scaled with its content about a point: box, font sizes, radii, outlines, shadow. Line breaks stay, as in a
 * text that only grows. Values stay within a document's limits.
 */
export function scaleLayer<Layer extends LeafLayer>(
  layer: Layer,
  factor: number,
  origin: Point = { x: 0, y: 0 },
): Layer {
  const { shadow, reflection } = layer;
  const scaled: LeafLayer = {
    ...(layer as LeafLayer),
    x: clamp(origin.x + (layer.x - origin.x) * factor, LIMITS.coordinate),
    y: clamp(origin.y + (layer.y - origin.y) * factor, LIMITS.coordinate),
    width: asLength(layer.width * factor),
    height: asLength(layer.height * factor),
    shadow: shadow && {
      ...shadow,
      x: clamp(shadow.x * factor, 1000),
      y: clamp(shadow.y * factor, 1000),
      blur: clamp(shadow.blur * factor, 500),
    },
    reflection: reflection && { ...reflection, gap: clamp(reflection.gap * factor, 500) },
  };
  return scaledContent(scaled, factor) as Layer;
}

/** The properties of each type of layer that scale with the box. A drawing's paths scale by themselves. */
function scaledContent(layer: LeafLayer, factor: number): LeafLayer {
  switch (layer.type) {
    case 'text':
      return {
        ...layer,
        fontSize: asFontSize(layer.fontSize * factor),
        runs: layer.runs.map((run) =>
          run.style.fontSize === undefined
            ? run
            : { ...run, style: { ...run.style, fontSize: asFontSize(run.style.fontSize * factor) } },
        ),
        lines: layer.lines.map((line) => ({ ...line, width: line.width * factor })),
        stroke: scaledStroke(layer.stroke, factor),
        echoes: layer.echoes.map((echo) => ({
          ...echo,
          x: clamp(echo.x * factor, 500),
          y: clamp(echo.y * factor, 500),
        })),
        box: layer.box && {
          ...layer.box,
          paddingX: clamp(layer.box.paddingX * factor, 1000),
          paddingY: clamp(layer.box.paddingY * factor, 1000),
          radius: clamp(layer.box.radius * factor, 2000),
        },
      };
    case 'image': {
      const { frame } = layer;
      return {
        ...layer,
        stroke: scaledStroke(layer.stroke, factor),
        filters: { ...layer.filters, blur: clamp(layer.filters.blur * factor, 200) },
        frame: frame.type === 'rectangle' ? { ...frame, radius: clamp(frame.radius * factor, 2000) } : frame,
      };
    }
    case 'shape': {
      const { shape } = layer;
      return {
        ...layer,
        stroke: scaledStroke(layer.stroke, factor),
        shape: 'radius' in shape ? { ...shape, radius: clamp(shape.radius * factor, 2000) } : shape,
      };
    }
    case 'sticker':
      return { ...layer, stroke: scaledStroke(layer.stroke, factor) };
    case 'table':
      return scaledTable(layer, factor);
    case 'drawing':
      return layer;
  }
}

function scaledTable(layer: TableLayer, factor: number): TableLayer {
  const rule = (line: TableLayer['borders']['outer']) =>
    line && { ...line, width: Math.max(0.25, Math.min(100, line.width * factor)) };
  const { header, borders, padding } = layer;
  return {
    ...layer,
    fontSize: asFontSize(layer.fontSize * factor),
    rows: layer.rows.map((row) => ({ ...row, height: clamp(row.height * factor, LIMITS.layerDimension) })),
    cells: layer.cells.map((row) =>
      row.map((cell) => ({ ...cell, lines: cell.lines.map((line) => ({ ...line, width: line.width * factor })) })),
    ),
    header: { ...header, fontSize: asFontSize(header.fontSize * factor) },
    borders: { outer: rule(borders.outer), rows: rule(borders.rows), columns: rule(borders.columns) },
    padding: { x: clamp(padding.x * factor, 1000), y: clamp(padding.y * factor, 1000) },
    radius: clamp(layer.radius * factor, 2000),
  };
}

function scaledStroke(stroke: Stroke | null, factor: number): Stroke | null {
  return stroke && { ...stroke, width: clamp(stroke.width * factor, 500) };
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

function asLength(value: number): number {
  return Math.max(1, Math.min(LIMITS.layerDimension, value));
}

function asFontSize(value: number): number {
  return Math.max(LIMITS.minFontSize, Math.min(LIMITS.maxFontSize, value));
}
