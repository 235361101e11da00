/**
 * Paints a whole page: background, layers in order, groups that must be composed as one. In an editor the picture is
 * cached from one frame to the next (see frame.ts): changes are repaired in place, what is being edited is lifted off
 * and drawn separately, zooming stretches the existing picture until it settles. At rest, every pixel is as if
 * repainted.
 */
import type * as Fabric from 'fabric';
import type { DesignDocument, Page } from '#design/document/document.ts';
import { findPage } from '#design/document/tree.ts';
import { uncovered } from './cover.ts';
import { deviceBox, Frame, type FrameContent, type Viewing } from './frame.ts';
import { isLayerObject, type LayerObject } from './layer-object.ts';
import { lookOf } from './node-look.ts';
import { paintBackground } from './paint/background.ts';
import { composeAsOne, deviceBounds } from './paint/compose.ts';
import { currentMatrix, type Context, type PaintTools, type Size } from './paint/tools.ts';
import { holdsAny, isPlain, stageNodes, type StageNode } from './stage-nodes.ts';

/** This long after the last zoom or pan, ms, the page is painted crisp. */
const REST = 120;
/**
 * A page that is painted within this time, ms, is repainted at each step of a zoom: half of a frame at 60 a second.
 */
const QUICK = 8;
/** How many unchanged layers may be between lifted ones: they are repainted with them each time. */
const MOST_BETWEEN = 24;
/** After this many consecutive changes of only the selection, it is lifted. */
const STREAK = 2;

export interface StageOptions {
  /** Whether layers end at the page's edge, as they do in an export. */
  clip: boolean;
  /**
   * Cache the picture between two paintings, and request another one when a zoom has settled. Without it everything is
   * painted each time.
   */
  keep?: { requestPaint(): void };
}

/** What is being edited during the painting. */
export interface Hands {
  /** Being moved, resized, rotated or typed in right now. */
  moving: ReadonlySet<LayerObject>;
  /** Selected. */
  active: ReadonlySet<LayerObject>;
}

/** The page as it is painted now. */
export class Stage {
  page: Page | null = null;
  size: Size = { width: 0, height: 0 };
  nodes: readonly StageNode[] = [];
  readonly #tools: PaintTools;
  readonly #options: StageOptions;
  #whole: Frame;
  /** What is below and above the lifted nodes. */
  readonly #below: Frame;
  readonly #above: Frame;
  /** The whole page, small or as last shown whole: a stand-in for what a zoom reveals. */
  #overview: Frame;
  /** What was edited stays lifted while it stays selected: its next movement needs no new surroundings. */
  #lifted: ReadonlySet<LayerObject> | null = null;
  #active: ReadonlySet<LayerObject> = new Set();
  /** Consecutive changes of only the selection. */
  #streak = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** The zoom has settled: the next painting is crisp. */
  #rested = false;

  constructor(tools: PaintTools, options: StageOptions) {
    this.#tools = tools;
    this.#options = options;
    this.#whole = this.#newFrame();
    this.#below = this.#newFrame();
    this.#above = this.#newFrame();
    this.#overview = this.#newFrame();
  }

  show(document: DesignDocument, pageId: string, objects: ReadonlyMap<string, LayerObject>): void {
    const page = findPage(document, pageId);
    if (page?.id !== this.page?.id) this.forget();
    this.page = page;
    this.size = { width: document.width, height: document.height };
    this.nodes = stageNodes(document, pageId, objects);
  }

  /** Drops everything that is cached. */
  forget(): void {
    clearTimeout(this.#rest);
    for (const frame of [this.#whole, this.#below, this.#above, this.#overview]) frame.forget();
    this.#lifted = null;
    this.#streak = 0;
    this.#rested = false;
  }

  /** Paints on a context whose units are page pixels, then whatever else the canvas holds (guides, crop frames). */
  paint(context: Context, canvasObjects: readonly Fabric.FabricObject[], hands: Hands): void {
    if (this.page) {
      context.save();
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'high';
      if (this.#options.keep) this.#paintKept(context, hands);
      else this.#clipped(context, () => this.#paintAll(context));
      context.restore();
    }
    for (const object of canvasObjects) if (!isLayerObject(object)) object.render(context);
  }

  /**
   * Paints nodes, and optionally the page's background, within the page's edges on a context whose units are page
   * pixels.
   */
  paintOn(context: Context, nodes: readonly StageNode[], background: boolean): void {
    context.save();
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    this.#clipped(context, () => {
      if (background && this.page) paintBackground(context, this.page.background, this.size, this.#tools);
      this.#paintNodes(context, this.seenOn(context, nodes));
    });
    context.restore();
  }

  /** Those of some nodes that are not wholly below others on a context whose units are page pixels. */
  seenOn(context: Context, nodes: readonly StageNode[]): readonly StageNode[] {
    const { width, height } = context.canvas;
    const viewing: Viewing = { matrix: currentMatrix(context), width, height };
    const boxOf = (node: StageNode) => {
      const { bounds } = lookOf(node, this.#tools);
      return bounds && deviceBox(bounds, viewing);
    };
    return uncovered(nodes, boxOf, viewing.matrix, viewing, this.#tools);
  }

  // --- with cached frames ---

  #paintKept(context: Context, hands: Hands): void {
    const viewing: Viewing = {
      matrix: currentMatrix(context),
      width: context.canvas.width,
      height: context.canvas.height,
    };
    if (!sameObjects(hands.active, this.#active)) this.#streak = 0;
    this.#active = hands.active;
    const zoomed = this.#lifted !== null && this.#below.moveTo(viewing) === null;
    const range = zoomed && hands.moving.size === 0 ? null : this.#rangeToLift(hands);
    if (range) return this.#paintLifted(context, viewing, ...range);
    this.#lifted = null;
    this.#paintWhole(context, viewing);
  }

  #paintWhole(context: Context, viewing: Viewing): void {
    const content = this.#content(this.nodes, true);
    if (this.#isZooming(viewing)) {
      if (this.#overview.viewing) {
        this.#overview.repair(content);
        this.#overview.drawStretched(context, viewing);
      }
      this.#whole.repair(content);
      this.#whole.drawStretched(context, viewing);
      this.#paintCrispSoon();
      return;
    }
    this.#rested = false;
    const changed = this.#bring(viewing, content);
    if (changed && changed.length > 0)
      this.#streak = changed.every((node) => holdsAny(node, this.#active)) ? this.#streak + 1 : 0;
    this.#whole.drawOn(context);
  }

  /** Whether the page should be shown stretched for now: its zoom has changed, and painting it would not be fast. */
  #isZooming(viewing: Viewing): boolean {
    const { viewing: before, fullCost } = this.#whole;
    if (!before || this.#rested || fullCost <= QUICK || this.#whole.moveTo(viewing) !== null) return false;
    return before.width === viewing.width && before.height === viewing.height;
  }

  /**
   * Brings the picture of everything to a viewing; returns the nodes that had changed, null if all of it was painted
   * from scratch.
   */
  #bring(viewing: Viewing, content: FrameContent): readonly StageNode[] | null {
    const by = this.#whole.moveTo(viewing);
    if (!by && this.#whole.showsWhole(content)) {
      // Zooming out falls back on the last picture that showed the whole page.
      [this.#whole, this.#overview] = [this.#overview, this.#whole];
    }
    return bringTo(this.#whole, viewing, content);
  }

  #paintLifted(context: Context, viewing: Viewing, first: number, last: number): void {
    const above = this.nodes.slice(last + 1);
    // What is lifted for the first time leaves a hole in the picture of everything, and only that has to be painted.
    if (this.#below.moveTo(viewing) === null && this.#whole.isAt(viewing)) this.#below.copy(this.#whole);
    bringTo(this.#below, viewing, this.#content(this.nodes.slice(0, first), true));
    this.#below.drawOn(context);
    // What blends with what is below it can't be painted separately.
    const kept = above.every(isPlain);
    this.#clipped(context, () => this.#paintNodes(context, this.nodes.slice(first, kept ? last + 1 : undefined)));
    if (!kept || above.length === 0) return;
    bringTo(this.#above, viewing, this.#content(above, false));
    this.#above.drawOn(context);
  }

  #paintCrispSoon(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rested = true;
      this.#options.keep?.requestPaint();
    }, REST);
  }

  #content(nodes: readonly StageNode[], withBackground: boolean): FrameContent {
    return { nodes, page: withBackground ? this.page : null, size: this.size };
  }

  /** The range of nodes that are better painted separately, with those in between; null if there are none. */
  #rangeToLift({ moving, active }: Hands): [number, number] | null {
    const stays = this.#lifted !== null && sameObjects(active, this.#lifted);
    const wanted = moving.size > 0 ? moving : stays || this.#streak >= STREAK ? active : null;
    if (!wanted || wanted.size === 0) return null;
    const first = this.nodes.findIndex((node) => holdsAny(node, wanted));
    const last = this.nodes.findLastIndex((node) => holdsAny(node, wanted));
    if (first < 0 || last - first + 1 - wanted.size > MOST_BETWEEN) return null;
    this.#lifted = wanted;
    return [first, last];
  }

  #newFrame(): Frame {
    return new Frame(this.#tools, this.#options.clip, (context, nodes) => this.#paintNodes(context, nodes));
  }

  // --- from scratch ---

  #clipped(context: Context, paint: () => void): void {
    context.save();
    if (this.#options.clip) {
      context.beginPath();
      context.rect(0, 0, this.size.width, this.size.height);
      context.clip();
    }
    paint();
    context.restore();
  }

  #paintAll(context: Context): void {
    if (this.page) paintBackground(context, this.page.background, this.size, this.#tools);
    this.#paintNodes(context, this.nodes);
  }

  #paintNodes(context: Context, nodes: readonly StageNode[]): void {
    for (const node of nodes) {
      this.#tools.checkpoint?.();
      if (isLayerObject(node)) {
        node.render(context);
        continue;
      }
      const bounds = deviceBounds(context, [0, 0, this.size.width, this.size.height]);
      if (!bounds) continue;
      composeAsOne(context, bounds, node.opacity, node.blend, this.#tools, (aside) =>
        this.#paintNodes(aside, node.nodes),
      );
    }
  }
}

/**
 * Brings a frame to a viewing and up to date; returns the nodes that had changed, null if all of it was painted from
 * scratch.
 */
function bringTo(frame: Frame, viewing: Viewing, content: FrameContent): readonly StageNode[] | null {
  const by = frame.moveTo(viewing);
  if (!by) frame.paint(viewing, content);
  else if (by.x === 0 && by.y === 0) return frame.repair(content);
  else frame.scroll(by, viewing, content);
  return null;
}

function sameObjects(some: ReadonlySet<LayerObject>, others: ReadonlySet<LayerObject>): boolean {
  if (some.size !== others.size) return false;
  for (const object of some) if (!others.has(object)) return false;
  return true;
}
