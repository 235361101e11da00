/**
 * What is visible of a drawing on a vector file's page: within the page and all clips, and not below its covers.
 * Everything is in device pixels of the page. A margin is kept around visible edges, for antialiasing.
 */
import { FillType, Path2D, PathOp, type SKRSContext2D } from './canvas-library.ts';
import type { Matrix } from '#design/fabric/paint/tools.ts';

/** Device px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much is kept beyond an edge, device px. Programs antialias edges over about one pixel. */
const MARGIN = 1.5;
/** Farther than anything on a page. */
const BEYOND = 1e6;
/** Number of covers whose joints are examined; of more, each keeps its own margin. */
const MOST_JOINED = 64;

/** A region that limits what is drawn. */
export interface Clip {
  box: Box;
  /** Its outline; null: the box itself. */
  outline: Path2D | null;
}

export class VisibleArea {
  #clips: readonly Clip[];
  readonly #saved: (readonly Clip[])[] = [];
  #covers: readonly Box[] = [];

  /** `width`, `height`: of the page. */
  constructor(width: number, height: number) {
    this.#clips = [{ box: { left: 0, top: 0, right: width, bottom: height }, outline: null }];
  }

  save(): void {
    this.#saved.push(this.#clips);
  }

  restore(): void {
    this.#clips = this.#saved.pop() ?? this.#clips;
  }

  clip({ box, outline }: Clip): void {
    this.#clips = [...this.#clips, { box, outline: outline && grownOutline(outline) }];
  }

  /** Announces which boxes will be fully covered by opaque paint, until the next call. */
  cover(boxes: readonly Box[]): void {
    this.#covers = boxes;
  }

  /** The part of a box that covers hide; null: none. */
  #hiddenIn(box: Box): Path2D | null {
    const seen = this.#within(box, 0);
    const covers = this.#covers.filter((cover) => meets(cover, seen)).map((cover) => reaching(cover, seen));
    if (covers.length === 0) return null;
    if (covers.length === 1 || covers.length > MOST_JOINED)
      return boxPath(covers.map((cover) => grownBox(cover, -MARGIN)));
    // Where one cover continues another, there is no visible edge.
    const joined = boxPath(covers).simplify();
    const rim = new Path2D(joined).stroke({ width: 2 * MARGIN });
    return joined.op(rim, PathOp.Difference);
  }

  /** How much of a drawing within a box is visible. If in doubt, a part. */
  sees(box: Box): 'all' | 'part' | 'none' {
    const seen = this.#within(box, 0);
    if (isEmpty(seen) || this.#covers.some((cover) => contains(cover, seen))) return 'none';
    const isUncut = this.#clips.every((clip) => clip.outline === null && contains(grownBox(clip.box, MARGIN), box));
    return isUncut && !this.#covers.some((cover) => meets(grownBox(cover, -MARGIN), seen)) ? 'all' : 'part';
  }

  /** The part of a box beyond which nothing is kept. */
  within(box: Box): Box {
    return this.#within(box, MARGIN);
  }

  #within(box: Box, margin: number): Box {
    return this.#clips.reduce((rest, clip) => commonBox(rest, grownBox(clip.box, margin)), box);
  }

  /** The visible part of an area, as a new path. */
  cut(area: Path2D): Path2D {
    const rest = new Path2D(area);
    const box = boxOf(area);
    for (const { box: outer, outline } of this.#clips) {
      const kept = grownBox(outer, MARGIN);
      if (outline || !contains(kept, box)) rest.op(outline ?? boxPath([kept]), PathOp.Intersect);
    }
    const hidden = this.#hiddenIn(box);
    return hidden ? rest.op(hidden, PathOp.Difference) : rest;
  }

  /**
   * Clears the invisible part of a surface; `place`: from its pixels to device pixels; `box`: around it. False: there
   * was nothing to clear, as clips are upright and the surface ends with them.
   */
  clear(context: SKRSContext2D, place: Matrix, box: Box): boolean {
    const [a, b, c, d, e, f] = inverse(place);
    const upright = Math.abs(b) + Math.abs(c) < 1e-9;
    const outlines = this.#clips.flatMap(
      ({ outline, box: outer }) =>
        outline ?? (upright || contains(grownBox(outer, MARGIN), box) ? [] : boxPath([grownBox(outer, MARGIN)])),
    );
    const hidden = this.#hiddenIn(box);
    if (outlines.length === 0 && !hidden) return false;
    context.save();
    context.setTransform(a, b, c, d, e, f);
    context.fillStyle = '#000000';
    context.globalCompositeOperation = 'destination-in';
    for (const outline of outlines) context.fill(outline, fillRuleOf(outline));
    context.globalCompositeOperation = 'destination-out';
    if (hidden) context.fill(hidden, fillRuleOf(hidden));
    context.restore();
    return true;
  }
}

export function grownBox({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** A cover that continues beyond the edges of a box that it reaches: nothing of the box can be visible there. */
function reaching(cover: Box, box: Box): Box {
  return {
    left: cover.left <= box.left ? -BEYOND : cover.left,
    top: cover.top <= box.top ? -BEYOND : cover.top,
    right: cover.right >= box.right ? BEYOND : cover.right,
    bottom: cover.bottom >= box.bottom ? BEYOND : cover.bottom,
  };
}

function grownOutline(outline: Path2D): Path2D {
  const rim = new Path2D(outline).stroke({ width: 2 * MARGIN });
  return new Path2D(outline).op(rim, PathOp.Union);
}

function boxPath(boxes: readonly Box[]): Path2D {
  const path = new Path2D();
  // A box turned inside out would become one again.
  for (const box of boxes) if (!isEmpty(box)) path.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  return path;
}

/** The rule by which a path is filled. */
export function fillRuleOf(path: Path2D): CanvasFillRule {
  return path.getFillType() === FillType.EvenOdd ? 'evenodd' : 'nonzero';
}

/** The upright box around a path. */
export function boxOf(path: Path2D): Box {
  const [left, top, right, bottom] = path.computeTightBounds();
  return { left, top, right, bottom };
}

/** The upright box around a box under a transform. */
export function boxUnder([a, b, c, d, e, f]: Matrix, { left, top, right, bottom }: Box): Box {
  const xs = [left, right].flatMap((x) => [top, bottom].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [top, bottom].map((y) => b * x + d * y + f));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The inverse transform; for one that flattens everything, one that moves everything out of view. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const by = a * d - b * c;
  return [d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by];
}

export function isEmpty({ left, top, right, bottom }: Box): boolean {
  return !(right > left && bottom > top);
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

function meets(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function commonBox(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}
