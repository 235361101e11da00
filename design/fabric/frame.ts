/**
 * A picture of some nodes at one place and zoom, cached between two paintings. It is repaired where nodes have changed,
 * moved when the page is panned, and shown stretched during a zoom; painting everything from scratch is the last
 * resort.
 */
import type { Page } from '#design/document/document.ts';
import { uncovered, type DeviceBox } from './cover.ts';
import { keyOf, lookOf, type Bounds, type NodeKey, type NodeLook } from './node-look.ts';
import { paintBackground } from './paint/background.ts';
import {
  contextOf,
  type Context,
  type Matrix,
  type PaintTools,
  type PictureState,
  type Size,
  type Surface,
} from './paint/tools.ts';
import type { StageNode } from './stage-nodes.ts';

/** From page px to the pixels of a canvas of this size. */
export interface Viewing {
  matrix: Matrix;
  width: number;
  height: number;
}

/** What a frame shows. */
export interface FrameContent {
  nodes: readonly StageNode[];
  /** The page with its background; null for nodes above others. */
  page: Page | null;
  size: Size;
}

/** More places than this are repaired together. */
const MOST_PLACES = 6;
/** Where this share of the frame has changed, painting it from scratch costs no more. */
const MOST_REPAIRED = 0.7;

export class Frame {
  readonly #tools: PaintTools;
  readonly #paintNodes: (context: Context, nodes: readonly StageNode[]) => void;
  /** Whether what is beyond the page's edges is left out. */
  readonly #clip: boolean;
  #surface: Surface | null = null;
  #spare: Surface | null = null;
  #viewing: Viewing | null = null;
  #order: readonly NodeKey[] = [];
  #looks = new Map<NodeKey, NodeLook>();
  #paintedBackground:
    | (Pick<PaintTools, 'rare'> & { background: unknown; picture: PictureState | null; size: Size; fonts: number })
    | null = null;
  /** How long painting everything took last time, ms. */
  fullCost = 0;

  constructor(tools: PaintTools, clip: boolean, paintNodes: (context: Context, nodes: readonly StageNode[]) => void) {
    this.#tools = tools;
    this.#clip = clip;
    this.#paintNodes = paintNodes;
  }

  get surface(): Surface | null {
    return this.#surface;
  }

  get viewing(): Viewing | null {
    return this.#viewing;
  }

  /** Whether the frame is as large as the canvas and was painted at this place and zoom. */
  isAt({ matrix, width, height }: Viewing): boolean {
    const now = this.#viewing;
    return (
      now !== null &&
      now.width === width &&
      now.height === height &&
      now.matrix.every((value, index) => value === matrix[index])
    );
  }

  /**
   * The offset in whole pixels from where the frame was painted to a viewing of the same zoom; null: moving alone is
   * not enough.
   */
  moveTo({ matrix, width, height }: Viewing): { x: number; y: number } | null {
    const now = this.#viewing;
    if (!now || now.width !== width || now.height !== height) return null;
    for (let index = 0; index < 4; index += 1) if (now.matrix[index] !== matrix[index]) return null;
    const x = matrix[4] - now.matrix[4];
    const y = matrix[5] - now.matrix[5];
    // Zooming leaves invisible fractions; the frame keeps its own.
    if (Math.abs(x - Math.round(x)) > 1e-3 || Math.abs(y - Math.round(y)) > 1e-3) return null;
    return { x: Math.round(x), y: Math.round(y) };
  }

  /** Paints everything at a viewing. */
  paint(viewing: Viewing, content: FrameContent): void {
    const began = performance.now();
    this.#surface = this.#blank(viewing, this.#surface);
    this.#viewing = viewing;
    this.#note(content);
    this.#paintWithin(null, content);
    this.fullCost = performance.now() - began;
  }

  /** Takes over another frame, which shows nearly the same: to be repaired from there instead of repainted. */
  copy(other: Frame): void {
    const { viewing } = other;
    if (!other.#surface || !viewing) throw new Error('A frame is painted before it is copied');
    this.#surface = this.#blank(viewing, this.#surface);
    contextOf(this.#surface).drawImage(other.#surface, 0, 0);
    this.#viewing = viewing;
    this.#order = other.#order;
    this.#looks = new Map(other.#looks);
    this.#paintedBackground = other.#paintedBackground;
    this.fullCost = other.fullCost;
  }

  /**
   * Updates the frame to the current content, where it was painted. Returns the nodes that had changed, for callers
   * that track what keeps changing; null if everything was painted from scratch.
   */
  repair(content: FrameContent): readonly StageNode[] | null {
    const viewing = this.#viewing;
    if (!viewing) throw new Error('A frame is painted before it is repaired');
    if (this.#backgroundChanged(content)) {
      this.paint(viewing, content);
      return null;
    }
    const changed: StageNode[] = [];
    const places: Bounds[] = [];
    const place = (bounds: Bounds | null | undefined): void => {
      if (bounds) places.push(bounds);
    };
    const order = content.nodes.map(keyOf);
    for (const node of content.nodes) {
      const key = keyOf(node);
      const known = this.#looks.get(key);
      if (known?.isCurrent(node, this.#tools)) continue;
      const look = lookOf(node, this.#tools);
      place(known?.bounds);
      place(look.bounds);
      this.#looks.set(key, look);
      changed.push(node);
    }
    if (this.#looks.size > order.length) {
      const present = new Set(order);
      for (const [key, look] of this.#looks) {
        if (present.has(key)) continue;
        place(look.bounds);
        this.#looks.delete(key);
      }
    }
    for (const key of movedInOrder(this.#order, order)) place(this.#looks.get(key)?.bounds);
    this.#order = order;
    if (places.length === 0) return changed;
    const boxes = joined(places.flatMap((bounds) => deviceBox(bounds, viewing) ?? []));
    const area = boxes.reduce((sum, box) => sum + (box.right - box.left) * (box.bottom - box.top), 0);
    if (area > viewing.width * viewing.height * MOST_REPAIRED) this.paint(viewing, content);
    else if (boxes.length > 0) this.#paintWithin(boxes, content);
    return changed;
  }

  /** Moves the frame by whole pixels and paints what becomes visible. */
  scroll(by: { x: number; y: number }, viewing: Viewing, content: FrameContent): void {
    const from = this.#surface;
    const before = this.#viewing;
    if (!from || !before) throw new Error('A frame is painted before it is moved');
    this.repair(content);
    const { width, height } = viewing;
    if (Math.abs(by.x) >= width || Math.abs(by.y) >= height) return this.paint(viewing, content);
    const to = this.#blank(viewing, this.#spare);
    contextOf(to).drawImage(from, by.x, by.y);
    this.#spare = from;
    this.#surface = to;
    const [a, b, c, d, e, f] = before.matrix;
    this.#viewing = { width, height, matrix: [a, b, c, d, e + by.x, f + by.y] };
    const strips: DeviceBox[] = [];
    if (by.x > 0) strips.push({ left: 0, top: 0, right: by.x, bottom: height });
    if (by.x < 0) strips.push({ left: width + by.x, top: 0, right: width, bottom: height });
    if (by.y > 0) strips.push({ left: 0, top: 0, right: width, bottom: by.y });
    if (by.y < 0) strips.push({ left: 0, top: height + by.y, right: width, bottom: height });
    if (strips.length > 0) this.#paintWithin(strips, content);
  }

  /** Draws the frame unchanged; the context has no transform of its own. */
  drawOn(context: Context): void {
    if (!this.#surface) return;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.#surface, 0, 0);
    context.restore();
  }

  /** Draws the frame stretched to another viewing: fast, and soft until it is repainted. */
  drawStretched(context: Context, { matrix }: Viewing): void {
    const viewing = this.#viewing;
    if (!this.#surface || !viewing) return;
    const [a, , , d, e, f] = viewing.matrix;
    const scaleX = matrix[0] / a;
    const scaleY = matrix[3] / d;
    context.save();
    context.setTransform(scaleX, 0, 0, scaleY, matrix[4] - e * scaleX, matrix[5] - f * scaleY);
    context.imageSmoothingQuality = 'low';
    context.drawImage(this.#surface, 0, 0);
    context.restore();
  }

  /** Whether the whole page is within the frame. */
  showsWhole({ size }: FrameContent): boolean {
    const viewing = this.#viewing;
    if (!viewing) return false;
    const [a, , , d, e, f] = viewing.matrix;
    return e >= 0 && f >= 0 && e + size.width * a <= viewing.width && f + size.height * d <= viewing.height;
  }

  forget(): void {
    this.#surface = null;
    this.#spare = null;
    this.#viewing = null;
    this.#looks.clear();
    this.#order = [];
    this.#paintedBackground = null;
  }

  #blank({ width, height }: Viewing, known: Surface | null): Surface {
    if (!known || known.width !== width || known.height !== height) return this.#tools.createSurface(width, height);
    const context = contextOf(known);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    return known;
  }

  #note(content: FrameContent): void {
    this.#order = content.nodes.map(keyOf);
    this.#looks = new Map(content.nodes.map((node) => [keyOf(node), lookOf(node, this.#tools)]));
    this.#backgroundChanged(content);
  }

  /**
   * Whether the page's background differs from what was painted, or fonts have arrived: how far a fallback's letters
   * extended is unknown. Both count as painted from now on.
   */
  #backgroundChanged({ page, size }: FrameContent): boolean {
    const background = page?.background ?? null;
    const picture = background?.type === 'image' ? this.#tools.pictureState(background.asset) : null;
    const before = this.#paintedBackground;
    const { fontsVersion: fonts, rare } = this.#tools;
    this.#paintedBackground = { background, picture, size, fonts, rare };
    return (
      before === null ||
      before.fonts !== fonts ||
      (before.rare !== rare && background?.type === 'pattern') ||
      before.background !== background ||
      before.picture !== picture ||
      before.size.width !== size.width ||
      before.size.height !== size.height
    );
  }

  /** Paints what is within some boxes, or everything. The boxes are on whole pixels, so their edges are invisible. */
  #paintWithin(boxes: readonly DeviceBox[] | null, content: FrameContent): void {
    const viewing = this.#viewing;
    if (!this.#surface || !viewing) return;
    const context = contextOf(this.#surface);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (boxes) {
      context.beginPath();
      for (const { left, top, right, bottom } of boxes) context.rect(left, top, right - left, bottom - top);
      context.clip();
      for (const { left, top, right, bottom } of boxes) context.clearRect(left, top, right - left, bottom - top);
    }
    context.setTransform(...viewing.matrix);
    if (this.#clip) {
      context.beginPath();
      context.rect(0, 0, content.size.width, content.size.height);
      context.clip();
    }
    if (content.page) paintBackground(context, content.page.background, content.size, this.#tools);
    this.#paintNodes(
      context,
      uncovered(content.nodes, (node) => this.#boxWithin(node, boxes, viewing), viewing.matrix, viewing, this.#tools),
    );
    context.restore();
  }

  /** Where a node paints within some boxes, or anywhere in the frame; null: nowhere. */
  #boxWithin(node: StageNode, boxes: readonly DeviceBox[] | null, viewing: Viewing): DeviceBox | null {
    const bounds = this.#looks.get(keyOf(node))?.bounds;
    const box = bounds ? deviceBox(bounds, viewing) : null;
    if (!box || !boxes) return box;
    const within = boxes.flatMap((other) => (meet(box, other) ? [common(box, other)] : []));
    return within.length > 0 ? within.reduce(around) : null;
  }
}

/**
 * The whole pixels that bounds on the page cover, with one more all around for antialiased edges; null outside the
 * frame.
 */
export function deviceBox(
  { left, top, right, bottom }: Bounds,
  { matrix: [a, , , d, e, f], width, height }: Viewing,
): DeviceBox | null {
  const box = {
    left: Math.max(0, Math.floor(left * a + e) - 1),
    top: Math.max(0, Math.floor(top * d + f) - 1),
    right: Math.min(width, Math.ceil(right * a + e) + 1),
    bottom: Math.min(height, Math.ceil(bottom * d + f) + 1),
  };
  return box.right > box.left && box.bottom > box.top ? box : null;
}

function meet(one: DeviceBox, other: DeviceBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function common(one: DeviceBox, other: DeviceBox): DeviceBox {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function around(one: DeviceBox, other: DeviceBox): DeviceBox {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Boxes that no longer overlap and are few. */
function joined(boxes: readonly DeviceBox[]): DeviceBox[] {
  const apart: DeviceBox[] = [];
  for (let box of boxes) {
    for (
      let index = apart.findIndex((other) => meet(box, other));
      index >= 0;
      index = apart.findIndex((other) => meet(box, other))
    ) {
      box = apart.splice(index, 1).reduce(around, box);
    }
    apart.push(box);
  }
  return apart.length > MOST_PLACES ? [apart.reduce(around)] : apart;
}

/** The keys whose order has changed among those that stay. */
function movedInOrder(before: readonly NodeKey[], after: readonly NodeKey[]): readonly NodeKey[] {
  if (before.length === after.length && before.every((key, index) => key === after[index])) return [];
  const was = new Set(before);
  const is = new Set(after);
  const stayedBefore = before.filter((key) => is.has(key));
  const stayedAfter = after.filter((key) => was.has(key));
  const first = stayedAfter.findIndex((key, index) => key !== stayedBefore[index]);
  if (first < 0) return [];
  const last = stayedAfter.findLastIndex((key, index) => key !== stayedBefore[index]);
  return stayedAfter.slice(first, last + 1);
}
