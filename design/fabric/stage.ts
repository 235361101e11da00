/** Painting of a whole page: background, layers in order, groups that must be composed as one. */
import type * as Fabric from 'fabric';
import type { DesignDocument, Page } from '#design/document/document.ts';
import { childrenOf, findPage } from '#design/document/tree.ts';
import type { Blend } from '#design/document/values.ts';
import { isLayerObject, type LayerObject } from './layer-object.ts';
import { paintBackground } from './paint/background.ts';
import { composeAsOne, deviceBounds } from './paint/compose.ts';
import type { Context, PaintTools, Size } from './paint/tools.ts';

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

/** The page as it is painted now. */
export class Stage {
  page: Page | null = null;
  size: Size = { width: 0, height: 0 };
  nodes: StageNode[] = [];
  readonly #tools: PaintTools;
  readonly #clip: boolean;

  /** `clip`: whether layers end at the page's edge, as they do in an export. */
  constructor(tools: PaintTools, clip: boolean) {
    this.#tools = tools;
    this.#clip = clip;
  }

  show(document: DesignDocument, pageId: string, objects: ReadonlyMap<string, LayerObject>): void {
    this.page = findPage(document, pageId);
    this.size = { width: document.width, height: document.height };
    this.nodes = stageNodes(document, pageId, objects);
  }

  /** Paints on a context whose units are page pixels, then whatever else the canvas holds (guides, crop frames). */
  paint(context: Context, canvasObjects: readonly Fabric.FabricObject[]): void {
    if (this.page) {
      context.save();
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'high';
      if (this.#clip) {
        context.beginPath();
        context.rect(0, 0, this.size.width, this.size.height);
        context.clip();
      }
      paintBackground(context, this.page.background, this.size, this.#tools);
      this.#paintNodes(context, this.nodes);
      context.restore();
    }
    for (const object of canvasObjects) if (!isLayerObject(object)) object.render(context);
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
