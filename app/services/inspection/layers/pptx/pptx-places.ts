/** Where the elements of a slide stand, and their shapes. */
import type { Box, NodeShape } from '../imported.ts';
import { decompose, multiply, rotation, scaling, transform, translation, type Matrix } from '../matrix.ts';
import { boundsOf, boxOfBounds, boxOfLine, commandsOf, tightBounds } from '../outlines.ts';
import type { SlideElement } from './slide-element.ts';

const HEADS: Readonly<Record<string, 'arrow' | 'open' | 'circle'>> = {
  triangle: 'arrow',
  stealth: 'arrow',
  arrow: 'open',
  oval: 'circle',
  diamond: 'circle',
};
/** The radius of a rounded rectangle that names none, as a share of its shorter side. */
export const ROUND = 0.16667;
const LINES: ReadonlySet<string> = new Set(['line', 'straightConnector1']);

/** From the coordinates of an element's parent to the page, with the element's own turn and flips about its middle. */
export function placed(
  { left, top, width, height, rotate = 0, isFlipH, isFlipV }: SlideElement,
  parent: Matrix,
): Matrix {
  const [x, y] = [left + width / 2, top + height / 2];
  const flip = multiply(multiply(translation(x, y), scaling(isFlipH ? -1 : 1, isFlipV ? -1 : 1)), translation(-x, -y));
  return multiply(parent, multiply(rotation(rotate, x, y), flip));
}

/** An element's box on the page, upright, with its turn. */
export function boxIn(element: SlideElement, parent: Matrix): { box: Box; flipX: boolean; flipY: boolean } {
  const matrix = placed({ ...element, isFlipH: false, isFlipV: false }, parent);
  const { scaleX, scaleY, rotation: angle } = decompose(matrix);
  const middle = transform(matrix, element.left + element.width / 2, element.top + element.height / 2);
  const [width, height] = [element.width * scaleX, element.height * scaleY];
  return {
    box: {
      x: middle.x - width / 2,
      y: middle.y - height / 2,
      width,
      height,
      rotation: Math.abs(angle) < 0.01 ? 0 : angle,
    },
    flipX: Boolean(element.isFlipH),
    flipY: Boolean(element.isFlipV),
  };
}

/** The shape as a design has it; null: nothing is drawn. */
export function shapeOf(element: SlideElement, matrix: Matrix): { shape: NodeShape; box: Box } | null {
  const { left, top, width, height, shapType = 'rect' } = element;
  const { scaleX, rotation: angle, square } = decompose(matrix);
  const own = boxIn(element, multiply(matrix, inverseOf(element)));
  if (LINES.has(shapType)) {
    const from = transform(matrix, left, top);
    const to = transform(matrix, left + width, top + height);
    return {
      shape: {
        type: 'line',
        startHead: HEADS[element.headEnd?.type ?? ''] ?? 'none',
        endHead: HEADS[element.tailEnd?.type ?? ''] ?? 'none',
      },
      box: boxOfLine(from, to),
    };
  }
  if (!(width > 0 || height > 0)) return null;
  if (square && (shapType === 'rect' || element.type === 'text'))
    return { shape: { type: 'rectangle', radius: 0 }, box: own.box };
  if (square && shapType === 'ellipse') return { shape: { type: 'ellipse' }, box: own.box };
  if (square && shapType === 'roundRect') {
    const [adjusted] = Object.values(element.keypoints ?? {});
    const share = adjusted === undefined ? ROUND : adjusted > 1 ? adjusted / 100_000 : adjusted;
    return {
      shape: { type: 'rectangle', radius: Math.min(0.5, share) * Math.min(width, height) * scaleX },
      box: own.box,
    };
  }
  if (!element.path) return { shape: { type: 'rectangle', radius: 0 }, box: { ...own.box, rotation: angle } };
  const view = element.pathViewBox ?? { x: 0, y: 0, width, height };
  const [sx, sy] = [view.width > 0 ? width / view.width : 1, view.height > 0 ? height / view.height : 1];
  const toPage = multiply(
    matrix,
    multiply(translation(left, top), multiply(scaling(sx, sy), translation(-view.x, -view.y))),
  );
  const commands = commandsOf(element.path, toPage);
  const bounds = commands && (tightBounds(commands) ?? boundsOf(commands));
  return commands && bounds && { shape: { type: 'path', commands, rule: 'nonzero' }, box: boxOfBounds(bounds) };
}

/** Undoes an element's own turn and flips. */
function inverseOf({ left, top, width, height, rotate = 0, isFlipH, isFlipV }: SlideElement): Matrix {
  const [x, y] = [left + width / 2, top + height / 2];
  const flip = multiply(multiply(translation(x, y), scaling(isFlipH ? -1 : 1, isFlipV ? -1 : 1)), translation(-x, -y));
  return multiply(flip, rotation(-rotate, x, y));
}
