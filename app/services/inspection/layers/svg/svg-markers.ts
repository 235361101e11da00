/** Markers at the corners of an outline: arrow heads, dots. */
import type { PathCommand } from '#design/document/outline-path.ts';
import type { ImportedNode } from '../imported.ts';
import { multiply, rotation, scaling, transform, translation, type Matrix } from '../matrix.ts';
import type { Place, Walk } from './svg-scene.ts';
import type { Style } from './svg-style.ts';
import { fitView, lengthOf, viewBoxOf } from './svg-values.ts';
import { clipWithin } from '../plain-area.ts';
import { boxArea } from './svg-clip.ts';
import type { Element } from '@xmldom/xmldom';

interface Corner {
  x: number;
  y: number;
  /** Directions in which the outline comes and goes, degrees; null: it begins or ends here. */
  from: number | null;
  to: number | null;
}

const angleOf = (x: number, y: number): number | null =>
  x === 0 && y === 0 ? null : (Math.atan2(y, x) * 180) / Math.PI;

function cornersOf(commands: readonly PathCommand[]): Corner[] {
  const corners: Corner[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const command of commands) {
    const end = command.type === 'Z' ? { x: startX, y: startY } : command;
    if (command.type === 'M') {
      [startX, startY] = [command.x, command.y];
      corners.push({ x: command.x, y: command.y, from: null, to: null });
    } else {
      const first = command.type === 'C' || command.type === 'Q' ? { x: command.x1, y: command.y1 } : end;
      const second = command.type === 'C' ? { x: command.x2, y: command.y2 } : command.type === 'Q' ? first : { x, y };
      const out = angleOf(first.x - x, first.y - y) ?? angleOf(end.x - x, end.y - y);
      const into = angleOf(end.x - second.x, end.y - second.y) ?? angleOf(end.x - x, end.y - y);
      const before = corners.at(-1);
      if (before) before.to = out;
      corners.push({ x: end.x, y: end.y, from: into, to: null });
    }
    [x, y] = [end.x, end.y];
  }
  return corners;
}

function directionOf({ from, to }: Corner): number {
  if (from === null || to === null) return from ?? to ?? 0;
  const [a, b] = [(from * Math.PI) / 180, (to * Math.PI) / 180];
  return (Math.atan2(Math.sin(a) + Math.sin(b), Math.cos(a) + Math.cos(b)) * 180) / Math.PI;
}

/** Corners of one outline that get markers. */
const MOST = 500;

export function markerNodes(
  reader: Walk,
  outline: readonly PathCommand[],
  style: Style,
  place: Place,
  strokeWidth: number,
): ImportedNode[] {
  const { scene } = reader;
  const markers = {
    start: scene.byUrl(style['marker-start']),
    mid: scene.byUrl(style['marker-mid']),
    end: scene.byUrl(style['marker-end']),
  };
  if (!markers.start && !markers.mid && !markers.end) return [];
  const corners = cornersOf(outline).slice(0, MOST);
  return corners.flatMap((corner, index) => {
    const at = index === 0 ? 'start' : index === corners.length - 1 ? 'end' : 'mid';
    const marker = markers[at];
    return marker?.localName === 'marker' ? markerAt(reader, marker, corner, at === 'start', place, strokeWidth) : [];
  });
}

function markerAt(
  reader: Walk,
  marker: Element,
  corner: Corner,
  first: boolean,
  place: Place,
  strokeWidth: number,
): ImportedNode[] {
  const id = `#${marker.getAttribute('id') ?? ''}`;
  if (place.path.includes(id)) return [];
  const number = (name: string, otherwise: number): number => lengthOf(marker.getAttribute(name), 1) ?? otherwise;
  const orient = marker.getAttribute('orient') ?? '0';
  const direction =
    orient === 'auto' || orient === 'auto-start-reverse'
      ? directionOf(corner) + (first && orient === 'auto-start-reverse' ? 180 : 0)
      : Number.parseFloat(orient) || 0;
  const [width, height] = [number('markerWidth', 3), number('markerHeight', 3)];
  if (!(width > 0 && height > 0)) return [];
  const view = viewBoxOf(marker.getAttribute('viewBox'));
  const fit: Matrix = view
    ? fitView(view, { x: 0, y: 0, width, height }, marker.getAttribute('preserveAspectRatio'))
    : [1, 0, 0, 1, 0, 0];
  const unit = marker.getAttribute('markerUnits') === 'userSpaceOnUse' ? 1 : strokeWidth;
  const [refX, refY] = [number('refX', 0), number('refY', 0)];
  const reference = transform(fit, refX, refY);
  const at = multiply(multiply(translation(corner.x, corner.y), rotation(direction)), scaling(unit, unit));
  const matrix = multiply(place.matrix, multiply(at, multiply(translation(-reference.x, -reference.y), fit)));
  const style = reader.scene.styles.of(marker, {});
  const box = view ?? { x: 0, y: 0, width, height };
  const clip = /^(?:visible|auto)$/.test(style.overflow ?? '')
    ? place.clip
    : clipWithin(place.clip, boxArea(box, matrix));
  return reader.children(marker, { ...place, matrix, style, clip, view: box, path: [...place.path, id] });
}
