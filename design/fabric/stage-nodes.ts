/** What a page is painted from: its leaves as objects, bottom first, and the groups that must be composed as one. */
import type { DesignDocument } from '#design/document/document.ts';
import { childrenOf } from '#design/document/tree.ts';
import type { Blend } from '#design/document/values.ts';
import { isLayerObject, type LayerObject } from './layer-object.ts';

/** What is painted, bottom first: single objects and groups that need a separate surface. */
export type StageNode = LayerObject | StageGroup;

export interface StageGroup {
  /** The layer's. */
  id: string;
  opacity: number;
  blend: Blend;
  nodes: StageNode[];
}

/** The nodes of a page. Groups that change nothing (full opacity, no blending) dissolve into their leaves. */
export function stageNodes(
  document: DesignDocument,
  parent: string,
  objects: ReadonlyMap<string, LayerObject>,
): StageNode[] {
  const nodes: StageNode[] = [];
  for (const layer of childrenOf(document, parent)) {
    if (layer.type !== 'group') {
      const object = objects.get(layer.id);
      if (object) nodes.push(object);
    } else if (layer.visible && layer.opacity > 0) {
      const inside = stageNodes(document, layer.id, objects);
      if (layer.opacity === 1 && layer.blend === 'normal') nodes.push(...inside);
      else if (inside.length > 0)
        nodes.push({ id: layer.id, opacity: layer.opacity, blend: layer.blend, nodes: inside });
    }
  }
  return nodes;
}

/** Whether a node covers what is below it without blending. */
export function isPlain(node: StageNode): boolean {
  return isLayerObject(node) ? node.layer.blend === 'normal' : node.blend === 'normal';
}

/** Whether a node is one of these objects or contains one. */
export function holdsAny(node: StageNode, objects: ReadonlySet<LayerObject>): boolean {
  return isLayerObject(node) ? objects.has(node) : node.nodes.some((inner) => holdsAny(inner, objects));
}
