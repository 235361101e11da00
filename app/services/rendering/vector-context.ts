/**
 * The drawing context of a vector file as our painter expects it: with the size of a canvas in device pixels, a
 * transform that begins at identity whatever the file's own unit is, and pictures that are passed to the embedder. What
 * a viewer of the file can't see does not get into it: everything drawn is cut to what is visible.
 */
import { FillType, Path2D, type Canvas, type SKRSContext2D } from './canvas-library.ts';
import { multiply, type Context, type Matrix } from '#design/fabric/paint/tools.ts';
import { createCanvasElement } from './fabric-node.ts';
import { drawAlike, hasEmoji, inkOf, lettersArea, lineReach, strokedArea, type TextMethod } from './letter-outlines.ts';
import { isPathMethod, PathRecord, transformed } from './path-record.ts';
import { visiblePart, type Trim } from './trimmed-picture.ts';
import { boxOf, boxUnder, fillRuleOf, grownBox, inverse, isEmpty, VisibleArea, type Box } from './visible-area.ts';

/** What is drawn in place of a picture, and how many of its units one pixel of the picture is. */
export interface Embedded {
  image: CanvasImageSource;
  scaleX: number;
  scaleY: number;
}

export interface VectorTarget {
  context: SKRSContext2D;
  /** Device pixels of the page: the resolution of what has to become pixels. */
  width: number;
  height: number;
  /** Units of the file per device pixel. */
  unit: number;
  /** Where the page begins in the file, units from the left and from the top; 0 by default. */
  origin?: number;
  /** Takes the visible part of a picture; one for all pages of a file. */
  trim: Trim;
  /** What to draw in place of a picture; absent: pictures are drawn directly. */
  embed?: (image: CanvasImageSource) => Embedded;
}

/** A page of a vector file. */
export interface VectorPaper {
  context: Context;
  /**
   * Announces which boxes, device px, will be fully covered by opaque paint later. `keepOutlines`: outlines drawn until
   * the next call stay whole if only a part of them is hidden.
   */
  cover(boxes: readonly Box[], keepOutlines: boolean): void;
  /** How many outlines became pixels so far, because they could not be cut as outlines. */
  readonly rasterised: number;
}

/** Maximum parts of a path that is cut as an outline: cutting takes the time of many more. */
const MOST_PARTS = 3_000;
/** Letters in one row, likewise. */
const MOST_LETTERS = 300;

/** Our painter uses these only on surfaces: on a file they would bypass the cutting. */
const UNUSED = new Set<PropertyKey>(['clearRect', 'strokeRect', 'putImageData', 'drawCanvas', 'drawFocusIfNeeded']);

/** Wraps a file's context for the painter. */
export function vectorPaper({ context: own, width, height, unit, origin = 0, trim, embed }: VectorTarget): VectorPaper {
  const area = new VisibleArea(width, height);
  const path = new PathRecord();
  const unseen = new WeakSet<object>();
  let keepOutlines = false;
  let rasterised = 0;

  const setTransform = (...matrix: Matrix) => own.setTransform(...multiply([unit, 0, 0, unit, origin, origin], matrix));
  const matrixNow = (): Matrix => {
    const { a, b, c, d, e, f } = own.getTransform();
    return [a / unit, b / unit, c / unit, d / unit, (e - origin) / unit, (f - origin) / unit];
  };
  /** Whether the current drawing leaves no trace, though a file would keep it. */
  const isUnseen = (style: 'fillStyle' | 'strokeStyle' | null) => {
    const paint: unknown = style && own[style];
    return (
      own.globalAlpha === 0 ||
      (typeof paint === 'string' ? isClear(paint) : typeof paint === 'object' && paint !== null && unseen.has(paint))
    );
  };

  function drawImage(image: CanvasImageSource, ...at: number[]): void {
    if (isUnseen(null)) return;
    let picture = image as unknown as Canvas;
    let box = at;
    if (at.length === 2) {
      // Painted aside, perhaps on a surface as large as the page, to be laid on the page pixel by pixel.
      const rest = visiblePart(picture);
      if (!rest) return;
      picture = rest.canvas;
      box = [(at[0] ?? 0) + rest.x, (at[1] ?? 0) + rest.y];
    }
    const [sx, sy, sw, sh, dx, dy, dw, dh] = wholeBox(box, picture);
    const toUnits: Matrix = [dw / sw, 0, 0, dh / sh, dx - (sx * dw) / sw, dy - (sy * dh) / sh];
    const trimmed = trim(
      { picture, part: { left: sx, top: sy, right: sx + sw, bottom: sy + sh } },
      multiply(matrixNow(), toUnits),
      area,
    );
    if (!trimmed) return;
    const {
      image: drawn,
      scaleX,
      scaleY,
    } = embed?.(trimmed.picture as unknown as CanvasImageSource) ?? { image: trimmed.picture, scaleX: 1, scaleY: 1 };
    const from = boxUnder([scaleX, 0, 0, scaleY, 0, 0], trimmed.part);
    const to = boxUnder(toUnits, trimmed.from);
    own.drawImage(drawn as unknown as Canvas, ...lengths(from), ...lengths(to));
  }

  /** Draws the visible part of an area, units of the context. */
  function fillCut(whole: Path2D, matrix: Matrix, style: 'fillStyle' | 'strokeStyle'): void {
    const cut = area.cut(transformed(whole, matrix));
    if (isEmpty(boxOf(cut))) return;
    own.save();
    own.fillStyle = own[style];
    own.fill(transformed(cut, inverse(matrix)), fillRuleOf(cut));
    own.restore();
  }

  /** Draws as pixels what can't be cut as an outline. `box`: around it, device px. */
  function drawAsPixels(box: Box, matrix: Matrix, draw: (context: SKRSContext2D) => void): void {
    const { left, top, right, bottom } = area.within(box);
    const [x, y] = [Math.floor(left) - 1, Math.floor(top) - 1];
    const surface = createCanvasElement(Math.ceil(right) + 1 - x, Math.ceil(bottom) + 1 - y);
    const aside = (surface as Canvas).getContext('2d');
    drawAlike(aside, own);
    aside.setTransform(...multiply([1, 0, 0, 1, -x, -y], matrix));
    draw(aside);
    own.save();
    setTransform(1, 0, 0, 1, 0, 0);
    drawImage(surface, x, y);
    own.restore();
    rasterised += 1;
  }

  function drawPath(
    method: 'fill' | 'stroke',
    outline: Path2D,
    rule: CanvasFillRule,
    asItIs: () => void,
    parts: number,
  ): void {
    const style = method === 'fill' ? 'fillStyle' : 'strokeStyle';
    if (isUnseen(style)) return;
    const matrix = matrixNow();
    const box = boxUnder(matrix, grownBox(boxOf(outline), method === 'fill' ? 0 : lineReach(own)));
    const sight = area.sees(box);
    if (sight === 'none') return;
    if (sight === 'all' || keepOutlines) return asItIs();
    outline.setFillType(rule === 'evenodd' ? FillType.EvenOdd : FillType.Winding);
    if (method === 'fill' && parts <= MOST_PARTS) fillCut(outline, matrix, style);
    else if (parts <= MOST_PARTS && own.getLineDash().length === 0) fillCut(strokedArea(own, outline), matrix, style);
    else drawAsPixels(box, matrix, (aside) => (method === 'fill' ? aside.fill(outline, rule) : aside.stroke(outline)));
  }

  function drawText(method: TextMethod, text: string, x: number, y: number): void {
    const style = method === 'fillText' ? 'fillStyle' : 'strokeStyle';
    if (isUnseen(style)) return;
    const matrix = matrixNow();
    const ink = inkOf(own, method, text, x, y);
    // A blank has no ink, but a place.
    const box = boxUnder(matrix, isEmpty(ink) ? grownBox({ left: x, top: y, right: x, bottom: y }, 1) : ink);
    const sight = area.sees(box);
    if (sight === 'none') return;
    if (sight === 'all') own[method](text, x, y);
    else if (
      hasEmoji(text) ||
      text.length > MOST_LETTERS ||
      (method === 'strokeText' && own.getLineDash().length > 0)
    ) {
      drawAsPixels(box, matrix, (aside) => aside[method](text, x, y));
    } else fillCut(lettersArea(own, method, text, x, y), matrix, style);
  }

  /** A gradient known to show nothing until one of its colors does. */
  function noted<Gradient extends CanvasGradient>(gradient: Gradient): Gradient {
    unseen.add(gradient);
    const add = gradient.addColorStop.bind(gradient);
    gradient.addColorStop = (at, color) => {
      if (!isClear(color)) unseen.delete(gradient);
      add(at, color);
    };
    return gradient;
  }

  const overrides = {
    canvas: { width, height },
    setTransform,
    resetTransform: () => setTransform(1, 0, 0, 1, 0, 0),
    getTransform() {
      const [a, b, c, d, e, f] = matrixNow();
      return { a, b, c, d, e, f };
    },
    save() {
      area.save();
      own.save();
    },
    restore() {
      area.restore();
      own.restore();
    },
    beginPath() {
      path.begin();
      own.beginPath();
    },
    clip(rule: CanvasFillRule = 'nonzero') {
      area.clip(path.clipUnder(matrixNow(), rule));
      own.clip(rule);
    },
    fill: (rule: CanvasFillRule = 'nonzero') =>
      drawPath('fill', path.under(matrixNow()), rule, () => own.fill(rule), path.length),
    stroke: () => drawPath('stroke', path.under(matrixNow()), 'nonzero', () => own.stroke(), path.length),
    fillRect(x: number, y: number, w: number, h: number) {
      const box = new Path2D();
      box.rect(x, y, w, h);
      drawPath('fill', box, 'nonzero', () => own.fillRect(x, y, w, h), 1);
    },
    fillText: (text: string, x: number, y: number) => drawText('fillText', text, x, y),
    strokeText: (text: string, x: number, y: number) => drawText('strokeText', text, x, y),
    drawImage,
    createLinearGradient: (x0: number, y0: number, x1: number, y1: number) =>
      noted(own.createLinearGradient(x0, y0, x1, y1)),
    createRadialGradient: (x0: number, y0: number, r0: number, x1: number, y1: number, r1: number) =>
      noted(own.createRadialGradient(x0, y0, r0, x1, y1, r1)),
  };
  setTransform(1, 0, 0, 1, 0, 0);
  const context = new Proxy(own, {
    get(target, name) {
      if (Object.hasOwn(overrides, name)) return overrides[name as keyof typeof overrides];
      if (UNUSED.has(name)) throw new Error(`A vector file is not drawn with ${String(name)}`);
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (!isPathMethod(name)) return value.bind(target);
      return (...args: unknown[]) => {
        path.add(name, args, matrixNow());
        value.apply(target, args);
      };
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  }) as unknown as Context;

  return {
    context,
    cover(boxes, keep) {
      area.cover(boxes);
      keepOutlines = keep;
    },
    get rasterised() {
      return rasterised;
    },
  };
}

/** Whether a color is fully transparent. */
function isClear(color: string): boolean {
  return (
    color === 'transparent' || /^#(?:[\da-f]{6}00|[\da-f]{3}0)$/i.test(color) || /^rgba\(.*, ?0(?:\.0+)?\)$/.test(color)
  );
}

function lengths({ left, top, right, bottom }: Box): [number, number, number, number] {
  return [left, top, right - left, bottom - top];
}

type Eight = [number, number, number, number, number, number, number, number];

/** Normalises the three forms of drawImage to the longest one. */
function wholeBox(box: number[], { width, height }: Canvas): Eight {
  if (box.length >= 8) return box as Eight;
  const [x = 0, y = 0, w = width, h = height] = box;
  return [0, 0, width, height, x, y, w, h];
}
