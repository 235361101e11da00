/** Records a drawing context's current path, which the canvas library does not expose. */
import { FillType, Path2D } from './canvas-library.ts';
import { multiply, type Matrix } from '#design/fabric/paint/tools.ts';
import { boxOf, boxUnder, inverse, type Box, type Clip } from './visible-area.ts';

/** The methods that make a path. */
const PATH_METHODS = [
  'moveTo',
  'lineTo',
  'quadraticCurveTo',
  'bezierCurveTo',
  'arc',
  'arcTo',
  'ellipse',
  'rect',
  'roundRect',
  'closePath',
] as const;
type PathMethod = (typeof PATH_METHODS)[number];

export function isPathMethod(name: PropertyKey): name is PathMethod {
  return (PATH_METHODS as readonly PropertyKey[]).includes(name);
}

export class PathRecord {
  #path = new Path2D();
  /** The transform in whose units the path is stored: that of its last part. */
  #matrix: Matrix | null = null;
  /** The path if it is a single rectangle, in the same units. */
  #rectangle: Box | null = null;
  /** Parts. */
  length = 0;

  begin(): void {
    this.#path = new Path2D();
    this.#matrix = null;
    this.#rectangle = null;
    this.length = 0;
  }

  add(name: PathMethod, args: readonly unknown[], matrix: Matrix): void {
    this.#bringTo(matrix);
    (this.#path[name] as (...given: readonly unknown[]) => void)(...args);
    const [x = 0, y = 0, width = 0, height = 0] = args as number[];
    const isRectangle = name === 'rect' && this.length === 0;
    this.#rectangle = isRectangle
      ? {
          left: Math.min(x, x + width),
          top: Math.min(y, y + height),
          right: Math.max(x, x + width),
          bottom: Math.max(y, y + height),
        }
      : null;
    this.length += 1;
  }

  /** The path in units of a transform. */
  under(matrix: Matrix): Path2D {
    this.#bringTo(matrix);
    return new Path2D(this.#path);
  }

  /** The path as a clip. */
  clipUnder(matrix: Matrix, rule: CanvasFillRule): Clip {
    const path = this.under(matrix);
    const upright = Math.abs(matrix[1]) + Math.abs(matrix[2]) < 1e-9;
    if (this.#rectangle && upright) return { box: boxUnder(matrix, this.#rectangle), outline: null };
    path.setFillType(rule === 'evenodd' ? FillType.EvenOdd : FillType.Winding);
    const outline = transformed(path, matrix);
    return { box: boxOf(outline), outline };
  }

  /** Parts of a path stay where they are on the page when the transform changes. */
  #bringTo(matrix: Matrix): void {
    const before = this.#matrix;
    this.#matrix = matrix;
    if (!before || before.every((value, index) => value === matrix[index])) return;
    const [a, b, c, d, e, f] = multiply(inverse(matrix), before);
    this.#path.transform({ a, b, c, d, e, f });
    if (Math.abs(b) + Math.abs(c) > 1e-9) this.#rectangle = null;
    else if (this.#rectangle) this.#rectangle = boxUnder([a, b, c, d, e, f], this.#rectangle);
  }
}

/** A copy of a path under a transform. */
export function transformed(path: Path2D, [a, b, c, d, e, f]: Matrix): Path2D {
  return new Path2D(path).transform({ a, b, c, d, e, f });
}
