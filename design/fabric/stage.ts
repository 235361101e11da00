/** Painting of a whole page: background, layers in order, groups that must be composed as one. */
import type * as Fabric from 'fabric';
import type { DesignDocument, Page } from '#design/document/document.ts';
import { childrenOf, findPage } from '#design/document/tree.ts';
import type { Blend } from '#design/document/values.ts';
import { isLayerObject, type LayerObject } from './layer-object.ts';
import { paintBackground } from './paint/background.ts';
import { composeAsOne, deviceBounds } from './paint/compose.ts';
import { contextOf, currentMatrix, type Context, type PaintTools, type Size, type Surface } from './paint/tools.ts';

/** What is painted, bottom first: single objects and groups that need a surface of their own. */
export type StageNode = LayerObject | StageGroup;

export interface StageGroup {
  opacity: number;
  blend: Blend;
  nodes: StageNode[];
}

/** The nodes of a page. Groups that change nothing (full opacity, no blending) dissolve into their leaves. */
export function stageNodes(document: DesignDocument, parent: string, objects: ReadonlyMap<string, LayerObject>): StageNode[] {
  const nodes: StageNode[] = [];
  for (const layer of childrenOf(document, parent)) {
    if (layer.type !== 'group') {
      const object = objects.get(layer.id);
      if (object) nodes.push(object);
    } else if (layer.visible && layer.opacity > 0) {
      const inside = stageNodes(document, layer.id, objects);
      if (layer.opacity === 1 && layer.blend === 'normal') nodes.push(...inside);
      else if (inside.length > 0) nodes.push({ opacity: layer.opacity, blend: layer.blend, nodes: inside });
    }
  }
  return nodes;
}

/** What lies below and above moving layers, painted once for as long as nothing else changes. */
interface Surroundings {
  key: readonly unknown[];
  below: Surface;
  /** Null where what lies above blends with what moves: that is painted each time. */
  above: Surface | null;
}

/** The page as it is painted now. */
export class Stage {
  page: Page | null = null;
  size: Size = { width: 0, height: 0 };
  nodes: StageNode[] = [];
  readonly #tools: PaintTools;
  readonly #clip: boolean;
  #version = 0;
  #surroundings: Surroundings | null = null;

  /** `clip`: whether layers end at the page's edge, as they do in an export. */
  constructor(tools: PaintTools, clip: boolean) {
    this.#tools = tools;
    this.#clip = clip;
  }

  show(document: DesignDocument, pageId: string, objects: ReadonlyMap<string, LayerObject>): void {
    this.page = findPage(document, pageId);
    this.size = { width: document.width, height: document.height };
    this.nodes = stageNodes(document, pageId, objects);
    this.invalidate();
  }

  /** Pictures or fonts have arrived: what was painted before is out of date. */
  invalidate(): void {
    this.#version += 1;
  }

  /**
   * Paints on a context whose units are page pixels, then whatever else the canvas holds (guides, crop frames).
   * `moving`: the objects in a hand. All others are then painted once and kept, until the hand lets go or they change.
   */
  paint(context: Context, canvasObjects: readonly Fabric.FabricObject[], moving: ReadonlySet<LayerObject>): void {
    if (this.page) {
      context.save();
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'high';
      const [first, last] = this.#range(moving);
      if (first >= 0) this.#paintAround(context, first, last);
      else {
        this.#surroundings = null;
        this.#clipped(context, () => this.#paintUpTo(context, this.nodes.length));
      }
      context.restore();
    }
    for (const object of canvasObjects) if (!isLayerObject(object)) object.render(context);
  }

  /** Paints nodes, and what the page stands on if so told, within the page's edges on a context whose units are page pixels. */
  paintOn(context: Context, nodes: readonly StageNode[], background: boolean): void {
    context.save();
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    this.#clipped(context, () => {
      if (background && this.page) paintBackground(context, this.page.background, this.size, this.#tools);
      this.#paintNodes(context, nodes);
    });
    context.restore();
  }

  /** First and last node that holds a moving object, -1 when none does. */
  #range(moving: ReadonlySet<LayerObject>): [number, number] {
    if (moving.size === 0) return [-1, -1];
    const moves = (node: StageNode): boolean => (isLayerObject(node) ? moving.has(node) : node.nodes.some(moves));
    return [this.nodes.findIndex(moves), this.nodes.findLastIndex(moves)];
  }

  #paintAround(context: Context, first: number, last: number): void {
    const { width, height } = context.canvas;
    const key = [...currentMatrix(context), width, height, this.#version, this.#tools.fontsVersion, first, last];
    if (!this.#surroundings?.key.every((part, index) => Object.is(part, key[index]))) {
      const above = this.nodes.slice(last + 1);
      this.#surroundings = {
        key,
        below: this.#aside(context, (aside) => this.#paintUpTo(aside, first)),
        above: above.every(isPlain) ? this.#aside(context, (aside) => this.#paintNodes(aside, above)) : null,
      };
    }
    const { below, above } = this.#surroundings;
    drawUntransformed(context, below);
    this.#clipped(context, () => this.#paintNodes(context, this.nodes.slice(first, above ? last + 1 : undefined)));
    if (above) drawUntransformed(context, above);
  }

  /** Paints on a surface as large as the canvas, under the same transform. */
  #aside(context: Context, paint: (aside: Context) => void): Surface {
    const surface = this.#tools.createSurface(context.canvas.width, context.canvas.height);
    const aside = contextOf(surface);
    aside.setTransform(...currentMatrix(context));
    this.#clipped(aside, () => paint(aside));
    return surface;
  }

  #clipped(context: Context, paint: () => void): void {
    context.save();
    if (this.#clip) {
      context.beginPath();
      context.rect(0, 0, this.size.width, this.size.height);
      context.clip();
    }
    paint();
    context.restore();
  }

  #paintUpTo(context: Context, end: number): void {
    if (this.page) paintBackground(context, this.page.background, this.size, this.#tools);
    this.#paintNodes(context, this.nodes.slice(0, end));
  }

  #paintNodes(context: Context, nodes: readonly StageNode[]): void {
    for (const node of nodes) {
      if (isLayerObject(node)) {
        node.render(context);
        continue;
      }
      const bounds = deviceBounds(context, [0, 0, this.size.width, this.size.height]);
      if (!bounds) continue;
      composeAsOne(context, bounds, node.opacity, node.blend, this.#tools, (aside) => this.#paintNodes(aside, node.nodes));
    }
  }
}

/** Whether a node covers what lies below it without blending. */
function isPlain(node: StageNode): boolean {
  return isLayerObject(node) ? node.layer.blend === 'normal' : node.blend === 'normal';
}

function drawUntransformed(context: Context, surface: Surface): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(surface, 0, 0);
  context.restore();
}
