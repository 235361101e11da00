/**
 * Shapes with their fills and strokes as nodes. A design's outline has one colour, round corners and flat ends; another
 * pen, or one that a clip cuts, becomes an area of its own.
 */
import type { PathCommand } from '#design/document/outline-path.ts';
import type { Blend, Paint } from '#design/document/values.ts';
import { decompose, type Matrix } from './matrix.ts';
import {
  boundsOf,
  boxOfBounds,
  isWithin,
  outlineOf,
  overlap,
  shared,
  strokedArea,
  tightBounds,
  transformed,
  type Area,
  type Bounds,
  type Pen,
} from './outlines.ts';
import { PLAIN, type Box, type ImportedNode, type NodeShape, type ShapeNode } from './imported.ts';

export interface Clipping {
  area: Area;
  bounds: Bounds;
  /** The area is just its bounds. */
  plain: boolean;
}

export interface DrawnShape {
  name: string;
  shape: NodeShape;
  box: Box;
  fill: Paint | null;
  stroke: Paint | null;
  pen: Pen;
  /** The outline before `matrix`, which the pen draws along; and the matrix to the page. */
  outline: readonly PathCommand[];
  matrix: Matrix;
  opacity: number;
  blend: Blend;
  clip: Clipping | null;
}

/** Widths, in page px, up to which a pen's corners and ends can't be told apart. */
const THIN = 4;
/** How far, page px, a shape may reach over a clip that doesn't cut it: files round what they write. */
const SLACK = 0.05;

function isClosed(commands: readonly PathCommand[]): boolean {
  return (
    commands.every(({ type }, index) => type !== 'M' || index === 0 || commands[index - 1]?.type === 'Z') &&
    commands.at(-1)?.type === 'Z'
  );
}

/** Whether a design's own outline looks like this pen. */
function isPlainPen(drawn: DrawnShape, width: number): boolean {
  const { pen, stroke, outline, matrix } = drawn;
  if (stroke?.type !== 'solid') return false;
  if (!decompose(matrix).uniform && (outline.length > 2 || width > THIN)) return false;
  const dots = pen.dash.length > 0 && pen.dash.every((length, index) => index % 2 === 1 || length === 0);
  if (
    pen.dash.length > 6 ||
    (pen.dash.length > 0 && pen.dash.some((length) => length / Math.max(1e-6, pen.width) > 100))
  )
    return false;
  const period = pen.dash.reduce((sum, length) => sum + length, 0);
  if (period > 0 && (pen.dashOffset ?? 0) % period !== 0) return false;
  if (pen.dash.length > 0 && (pen.cap === 'round') !== dots && width > THIN) return false;
  if (width <= THIN) return true;
  const closed = isClosed(outline);
  if (!closed && pen.cap !== 'butt' && pen.dash.length === 0) return false;
  const corners = outline.length > 2 && drawn.shape.type !== 'ellipse';
  return pen.join === 'round' || !corners;
}

/** A drawn shape as nodes, bottom first: nothing, one, or fill and stroke apart. */
export function shapeNodes(drawn: DrawnShape, unit: number): ImportedNode[] {
  const { name, shape, box, fill, stroke, pen, matrix, opacity, blend, clip } = drawn;
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const width = pen.width * scale;
  const strokes = stroke !== null && width > 0;
  const plainPen = strokes && isPlainPen(drawn, width / unit);
  const bounds = boundsOf(outlineOf(shape, box).commands);
  if (!bounds || (!fill && !strokes)) return [];
  const grown = strokes ? width * 1.5 : 0;
  const around = {
    left: bounds.left - grown,
    top: bounds.top - grown,
    right: bounds.right + grown,
    bottom: bounds.bottom + grown,
  };
  const stroked = (): Area | null => {
    const area = strokes ? strokedArea(drawn.outline, pen) : null;
    return area && { ...area, commands: transformed(area.commands, matrix) };
  };
  const isWhole = (): boolean => {
    if (!clip?.plain) return clip === null;
    if (isWithin(around, clip.bounds, SLACK * unit)) return true;
    // Only sharp corners reach as far as that.
    const seen = tightBounds([...outlineOf(shape, box).commands, ...(stroked()?.commands ?? [])]);
    return seen !== null && isWithin(seen, clip.bounds, SLACK * unit);
  };
  const cut = isWhole() ? null : clip;
  if (cut && !overlap(around, { ...cut.bounds, right: cut.bounds.right + 1e-6, bottom: cut.bounds.bottom + 1e-6 }))
    return [];
  const look = { ...PLAIN, name, opacity, blend };
  if (!cut && (!strokes || plainPen)) {
    const node: ShapeNode = {
      ...look,
      kind: 'shape',
      shape,
      box,
      fill,
      stroke:
        strokes && stroke.type === 'solid'
          ? { color: stroke.color, width, dash: pen.dash.map((length) => length * scale) }
          : null,
      shadow: null,
    };
    return [node];
  }
  const nodes: ImportedNode[] = [];
  const area = (whole: Area | null, paint: Paint): void => {
    const seen = whole && cut ? shared(whole, cut.area) : whole;
    const seenBounds = seen && tightBounds(seen.commands);
    if (!seen || !seenBounds) return;
    nodes.push({
      ...look,
      kind: 'shape',
      shape: { type: 'path', ...seen },
      box: boxOfBounds(seenBounds),
      fill: paint,
      stroke: null,
      shadow: null,
    });
  };
  if (fill) {
    if (cut) area(outlineOf(shape, box), fill);
    else nodes.push({ ...look, kind: 'shape', shape, box, fill, stroke: null, shadow: null });
  }
  if (strokes) {
    area(stroked(), stroke);
  }
  if (opacity < 1 && nodes.length > 1)
    return [{ ...look, kind: 'group', children: nodes.map((node) => ({ ...node, opacity: 1, blend: 'normal' })) }];
  return nodes;
}
