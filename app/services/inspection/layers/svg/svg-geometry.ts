/** The outlines of SVG's basic shapes, in their own coordinates. */
import type { Element } from '@xmldom/xmldom';
import type { PathCommand } from '#design/document/outline-path.ts';
import { commandsOf, outlineOf } from '../outlines.ts';
import { IDENTITY } from '../matrix.ts';
import { lengthOf, numbersOf, type View } from './svg-values.ts';

export type Geometry =
  | { type: 'rectangle'; x: number; y: number; width: number; height: number; rx: number; ry: number }
  | { type: 'ellipse'; x: number; y: number; width: number; height: number }
  | { type: 'line'; x1: number; y1: number; x2: number; y2: number }
  | { type: 'path'; commands: PathCommand[] };

export const SHAPES: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]);

/** Null: it draws nothing. */
export function geometryOf(element: Element, view: View): Geometry | null {
  const across = (name: string): number => lengthOf(element.getAttribute(name), view.width) ?? 0;
  const down = (name: string): number => lengthOf(element.getAttribute(name), view.height) ?? 0;
  switch (element.localName) {
    case 'rect': {
      const [width, height] = [across('width'), down('height')];
      if (!(width > 0 && height > 0)) return null;
      const ownX = lengthOf(element.getAttribute('rx'), view.width);
      const ownY = lengthOf(element.getAttribute('ry'), view.height);
      const rx = Math.min(width / 2, Math.max(0, ownX ?? ownY ?? 0));
      const ry = Math.min(height / 2, Math.max(0, ownY ?? ownX ?? 0));
      return { type: 'rectangle', x: across('x'), y: down('y'), width, height, rx, ry };
    }
    case 'circle': {
      const r = lengthOf(element.getAttribute('r'), Math.hypot(view.width, view.height) / Math.SQRT2) ?? 0;
      if (!(r > 0)) return null;
      return { type: 'ellipse', x: across('cx') - r, y: down('cy') - r, width: 2 * r, height: 2 * r };
    }
    case 'ellipse': {
      // Without one radius, it is the other's circle.
      const radius = (name: string, whole: number): number | null => {
        const length = lengthOf(element.getAttribute(name), whole);
        return length !== null && length >= 0 ? length : null;
      };
      const [ownX, ownY] = [radius('rx', view.width), radius('ry', view.height)];
      const [rx, ry] = [ownX ?? ownY ?? 0, ownY ?? ownX ?? 0];
      if (!(rx > 0 && ry > 0)) return null;
      return { type: 'ellipse', x: across('cx') - rx, y: down('cy') - ry, width: 2 * rx, height: 2 * ry };
    }
    case 'line':
      return { type: 'line', x1: across('x1'), y1: down('y1'), x2: across('x2'), y2: down('y2') };
    case 'polyline':
    case 'polygon': {
      const numbers = numbersOf(element.getAttribute('points'));
      if (numbers.length < 4) return null;
      const commands: PathCommand[] = [];
      for (let at = 0; at + 1 < numbers.length; at += 2)
        commands.push({ type: at === 0 ? 'M' : 'L', x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
      if (element.localName === 'polygon') commands.push({ type: 'Z' });
      return { type: 'path', commands };
    }
    case 'path': {
      const commands = commandsOf(element.getAttribute('d') ?? '', IDENTITY);
      return commands && { type: 'path', commands };
    }
    default:
      return null;
  }
}

/** The outline in the element's own coordinates. */
export function outlineOfGeometry(geometry: Geometry): PathCommand[] {
  if (geometry.type === 'path') return geometry.commands;
  if (geometry.type === 'line')
    return [
      { type: 'M', x: geometry.x1, y: geometry.y1 },
      { type: 'L', x: geometry.x2, y: geometry.y2 },
    ];
  const { x, y, width, height } = geometry;
  const box = { x, y, width, height, rotation: 0 };
  if (geometry.type === 'ellipse') return outlineOf({ type: 'ellipse' }, box).commands;
  const { rx, ry } = geometry;
  if (rx === ry || rx <= 0 || ry <= 0) return outlineOf({ type: 'rectangle', radius: Math.min(rx, ry) }, box).commands;
  // Corners of an ellipse: those of a circle, in a box that is stretched.
  const stretch = ry / rx;
  return outlineOf({ type: 'rectangle', radius: rx }, { ...box, y: 0, height: height / stretch }).commands.map(
    (command) => stretched(command, stretch, y),
  );
}

function stretched(command: PathCommand, by: number, from: number): PathCommand {
  if (command.type === 'Z') return command;
  const moved = (value: number): number => from + value * by;
  if (command.type === 'C') return { ...command, y1: moved(command.y1), y2: moved(command.y2), y: moved(command.y) };
  if (command.type === 'Q') return { ...command, y1: moved(command.y1), y: moved(command.y) };
  return { ...command, y: moved(command.y) };
}
