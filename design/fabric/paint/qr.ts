/**
 * Painting of QR codes: a background, and all modules as one outline, so that no seam shows between them and a gradient
 * spans them all.
 */
import type { ShapeLayer } from '#design/document/layers.ts';
import type { QrMatrix, QrShape } from '#design/qr/matrix.ts';
import type { Content } from './content.ts';
import { fillStyleOf, setStroke } from './paint-style.ts';
import type { PaintTools, Pen, Size } from './tools.ts';

/** Modules along a finder, and the rings in it: dark, light, dark. */
const FINDER = 7;
/**
 * Radius of a dot, in modules: as large as possible without touching its neighbours, so that cameras see dark, not
 * grey.
 */
const DOT = 0.48;
/** Corners of the background, in modules. */
const BACKGROUND_RADIUS = 1.5;

/** The code of a shape; `size`: the box, in which it is centered. */
export function qrContent(layer: ShapeLayer, shape: QrShape, size: Size, { rare }: PaintTools): Content {
  const { stroke, fill } = layer;
  return {
    bleed: (stroke?.width ?? 0) / 2,
    layered: true,
    paint(context) {
      const matrix = rare?.qrMatrix(shape);
      if (!matrix) return;
      const side = Math.min(size.width, size.height);
      const module = side / (matrix.length + 2 * shape.quiet);
      const outlined = setStroke(context, stroke);
      if (shape.ground !== null || outlined) {
        context.beginPath();
        traceRounded(context, -side / 2, -side / 2, side, Math.min(shape.quiet, BACKGROUND_RADIUS) * module);
        if (shape.ground !== null) {
          context.fillStyle = shape.ground;
          context.fill();
        }
        if (outlined) context.stroke();
      }
      if (!fill) return;
      context.beginPath();
      traceQr(context, matrix, shape, size);
      context.fillStyle = fillStyleOf(context, fill, { width: side, height: side });
      context.fill();
    },
  };
}

/** Adds the dark modules to the current path, to be filled with the nonzero rule. */
function traceQr(context: Pen, matrix: QrMatrix, shape: QrShape, size: Size): void {
  const count = matrix.length;
  const module = Math.min(size.width, size.height) / (count + 2 * shape.quiet);
  const origin = (-count * module) / 2;
  const dark = (row: number, column: number) => matrix[row]?.[column] === true && !inFinder(row, column, count);
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!dark(row, column)) continue;
      const [x, y] = [origin + column * module, origin + row * module];
      if (shape.modules === 'dots') traceCircle(context, x + module / 2, y + module / 2, module * DOT);
      else if (shape.modules === 'rounded') traceModule(context, x, y, module, dark, row, column);
    }
  }
  if (shape.modules === 'square') traceRuns(context, origin, module, count, dark);
  for (const [row, column] of [
    [0, 0],
    [0, count - FINDER],
    [count - FINDER, 0],
  ] as const) {
    traceFinder(context, origin + column * module, origin + row * module, module, shape.eyes);
  }
}

function inFinder(row: number, column: number, count: number): boolean {
  const top = row < FINDER;
  const left = column < FINDER;
  return (top && left) || (top && column >= count - FINDER) || (left && row >= count - FINDER);
}

type IsDark = (row: number, column: number) => boolean;

/** Runs of dark modules along the rows and along the columns: where they cross, no edge is left between them. */
function traceRuns(context: Pen, origin: number, module: number, count: number, dark: IsDark): void {
  for (const down of [false, true]) {
    for (let line = 0; line < count; line += 1) {
      let from = -1;
      for (let at = 0; at <= count; at += 1) {
        const is = at < count && (down ? dark(at, line) : dark(line, at));
        if (is && from < 0) from = at;
        if (is || from < 0) continue;
        const length = at - from;
        const [x, y] = [origin + (down ? line : from) * module, origin + (down ? from : line) * module];
        // A single module is in the rows' runs already.
        if (!down || length > 1) context.rect(x, y, (down ? 1 : length) * module, (down ? length : 1) * module);
        from = -1;
      }
    }
  }
}

/** One module with corners rounded where no neighbour is, and a bridge to each neighbour on its right and below. */
function traceModule(
  context: Pen,
  x: number,
  y: number,
  module: number,
  dark: IsDark,
  row: number,
  column: number,
): void {
  const [up, down, left, right] = [
    dark(row - 1, column),
    dark(row + 1, column),
    dark(row, column - 1),
    dark(row, column + 1),
  ];
  const half = module / 2;
  const corner = (one: boolean, other: boolean) => (one || other ? 0 : half);
  const radii = { tl: corner(up, left), tr: corner(up, right), br: corner(down, right), bl: corner(down, left) };
  context.moveTo(x + radii.tl, y);
  context.lineTo(x + module - radii.tr, y);
  if (radii.tr > 0) context.arcTo(x + module, y, x + module, y + half, radii.tr);
  context.lineTo(x + module, y + module - radii.br);
  if (radii.br > 0) context.arcTo(x + module, y + module, x + half, y + module, radii.br);
  context.lineTo(x + radii.bl, y + module);
  if (radii.bl > 0) context.arcTo(x, y + module, x, y + half, radii.bl);
  context.lineTo(x, y + radii.tl);
  if (radii.tl > 0) context.arcTo(x, y, x + half, y, radii.tl);
  context.closePath();
  if (right) context.rect(x + half, y, module, module);
  if (down) context.rect(x, y + half, module, module);
}

function traceCircle(context: Pen, x: number, y: number, radius: number, inwards = false): void {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, Math.PI * 2, inwards);
  context.closePath();
}

/** A square with round corners; `inwards` reverses its direction, which cuts it out of what surrounds it. */
function traceRounded(context: Pen, x: number, y: number, side: number, radius: number, inwards = false): void {
  const [right, bottom] = [x + side, y + side];
  const r = Math.min(radius, side / 2);
  if (inwards) {
    context.moveTo(x + r, y);
    context.arcTo(x, y, x, bottom, r);
    context.arcTo(x, bottom, right, bottom, r);
    context.arcTo(right, bottom, right, y, r);
    context.arcTo(right, y, x, y, r);
  } else {
    context.moveTo(x + r, y);
    context.arcTo(right, y, right, bottom, r);
    context.arcTo(right, bottom, x, bottom, r);
    context.arcTo(x, bottom, x, y, r);
    context.arcTo(x, y, right, y, r);
  }
  context.closePath();
}

/**
 * A ring of one module around three by three: its widths keep the proportion that scanners look for, whatever its
 * corners.
 */
function traceFinder(context: Pen, x: number, y: number, module: number, eyes: QrShape['eyes']): void {
  const part = (inset: number, radius: number, inwards: boolean) => {
    const side = (FINDER - 2 * inset) * module;
    if (eyes === 'circle')
      traceCircle(context, x + (FINDER * module) / 2, y + (FINDER * module) / 2, side / 2, inwards);
    else
      traceRounded(
        context,
        x + inset * module,
        y + inset * module,
        side,
        eyes === 'rounded' ? radius * module : 0,
        inwards,
      );
  };
  part(0, 2, false);
  part(1, 1.2, true);
  part(2, 0.8, false);
}
