/** Basic shapes of an SVG through their matrix: as the shapes they are, or as outlines. */
import type { PathCommand } from '#design/document/outline-path.ts';
import type { Box, NodeShape } from '../imported.ts';
import { decompose } from '../matrix.ts';
import { boundsOf, boxOfBounds, boxOfLine, tightBounds, transformed } from '../outlines.ts';
import type { Geometry } from './svg-geometry.ts';
import type { Place } from './svg-scene.ts';
import type { Style } from './svg-style.ts';

/** The shape as a design has it, in page coordinates. */
export function shapeOf(
  geometry: Geometry,
  outline: readonly PathCommand[],
  { matrix }: Place,
  style: Style,
): { shape: NodeShape; box: Box } | null {
  const { square, uniform, scaleX, scaleY, rotation } = decompose(matrix);
  if (geometry.type === 'line') {
    const [from, to] = transformed(outline, matrix);
    if (!from || !to || from.type === 'Z' || to.type === 'Z') return null;
    return { shape: { type: 'line', startHead: 'none', endHead: 'none' }, box: boxOfLine(from, to) };
  }
  const round = geometry.type === 'rectangle' ? geometry.rx === geometry.ry && (uniform || geometry.rx === 0) : true;
  if (geometry.type !== 'path' && square && round) {
    const [width, height] = [geometry.width * scaleX, geometry.height * scaleY];
    const [cx, cy] = [geometry.x + geometry.width / 2, geometry.y + geometry.height / 2];
    const x = matrix[0] * cx + matrix[2] * cy + matrix[4];
    const y = matrix[1] * cx + matrix[3] * cy + matrix[5];
    return {
      shape: geometry.type === 'ellipse' ? { type: 'ellipse' } : { type: 'rectangle', radius: geometry.rx * scaleX },
      box: { x: x - width / 2, y: y - height / 2, width, height, rotation: Math.abs(rotation) < 1e-6 ? 0 : rotation },
    };
  }
  const commands = transformed(outline, matrix);
  const bounds = tightBounds(commands) ?? boundsOf(commands);
  if (!bounds) return null;
  return {
    shape: { type: 'path', commands, rule: style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero' },
    box: boxOfBounds(bounds),
  };
}
