/**
 * The looks and places of a page's nodes when they were last painted: so that a cached picture can be repaired in the
 * places where something has changed, and nowhere else.
 */
import { needsRare } from './needs.ts';
import { isLayerObject, livePlacement, type LayerObject } from './layer-object.ts';
import { contentOf } from './paint/leaf-content.ts';
import { reachOf } from './paint/leaf.ts';
import type { PaintTools, PictureState } from './paint/tools.ts';
import type { StageNode } from './stage-nodes.ts';

/** Page px, upright. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The key of a node from one frame to the next. */
export type NodeKey = LayerObject | string;

export function keyOf(node: StageNode): NodeKey {
  return isLayerObject(node) ? node : node.id;
}

/** A node as it was painted. */
export interface NodeLook {
  /** Where it was painted; null: nowhere. */
  readonly bounds: Bounds | null;
  /** Whether it would be painted the same now. */
  isCurrent(node: StageNode, tools: PaintTools): boolean;
}

export function lookOf(node: StageNode, tools: PaintTools): NodeLook {
  return isLayerObject(node) ? new LeafLook(node, tools) : new GroupLook(node, tools);
}

class LeafLook implements NodeLook {
  readonly bounds: Bounds | null;
  readonly #layer: LayerObject['layer'];
  readonly #visible: boolean;
  readonly #place: readonly number[];
  readonly #pictures: readonly PictureState[];
  readonly #fonts: number;
  readonly #rare: PaintTools['rare'];

  constructor(object: LayerObject, tools: PaintTools) {
    this.#layer = object.layer;
    this.#visible = object.visible;
    this.#place = placeOf(object);
    this.#pictures = picturesOf(object, tools);
    this.#fonts = tools.fontsVersion;
    this.#rare = tools.rare;
    this.bounds = object.visible && object.layer.opacity > 0 ? boundsOf(object, tools) : null;
  }

  isCurrent(node: StageNode, tools: PaintTools): boolean {
    if (!isLayerObject(node) || node.layer !== this.#layer || node.visible !== this.#visible) return false;
    if (tools.fontsVersion !== this.#fonts && node.layer.type !== 'image' && node.layer.type !== 'shape') return false;
    if (tools.rare !== this.#rare && needsRare(node.layer)) return false;
    const pictures = picturesOf(node, tools);
    if (pictures.length !== this.#pictures.length || pictures.some((state, index) => state !== this.#pictures[index]))
      return false;
    const place = placeOf(node);
    return place.length === this.#place.length && place.every((value, index) => value === this.#place[index]);
  }
}

class GroupLook implements NodeLook {
  readonly bounds: Bounds | null;
  readonly #opacity: number;
  readonly #blend: string;
  readonly #inside: { key: NodeKey; look: NodeLook }[];

  constructor(group: Exclude<StageNode, LayerObject>, tools: PaintTools) {
    this.#opacity = group.opacity;
    this.#blend = group.blend;
    this.#inside = group.nodes.map((node) => ({ key: keyOf(node), look: lookOf(node, tools) }));
    this.bounds = this.#inside.reduce<Bounds | null>((all, { look }) => unionOf(all, look.bounds), null);
  }

  isCurrent(node: StageNode, tools: PaintTools): boolean {
    if (
      isLayerObject(node) ||
      node.opacity !== this.#opacity ||
      node.blend !== this.#blend ||
      node.nodes.length !== this.#inside.length
    )
      return false;
    return node.nodes.every((inner, index) => {
      const known = this.#inside[index];
      return known !== undefined && known.key === keyOf(inner) && known.look.isCurrent(inner, tools);
    });
  }
}

/**
 * Everything that determines an object's place, gestures included; for a member of a selection also the selection's.
 */
function placeOf(object: LayerObject): number[] {
  const { left, top, angle, scaleX, scaleY, flipX, flipY, width, height, group } = object;
  const own = [left, top, angle, scaleX, scaleY, flipX ? 1 : 0, flipY ? 1 : 0, width, height];
  return group
    ? [...own, group.left, group.top, group.angle, group.scaleX, group.scaleY, group.flipX ? 1 : 0, group.flipY ? 1 : 0]
    : own;
}

const NO_PICTURES: readonly PictureState[] = [];

function picturesOf({ layer }: LayerObject, tools: PaintTools): readonly PictureState[] {
  if (layer.type === 'sticker')
    return layer.source.type === 'asset' ? [tools.pictureState(layer.source.asset)] : NO_PICTURES;
  if (layer.type !== 'image' || layer.asset === null) return NO_PICTURES;
  const state = tools.pictureState(layer.asset);
  const { asset = null, colours } = layer.mask ?? {};
  return [state, ...[asset, colours].filter((id) => typeof id === 'string').map((id) => tools.pictureState(id))];
}

/** The upright box around everything that a leaf paints, in its object's current state. */
function boundsOf(object: LayerObject, tools: PaintTools): Bounds {
  const { matrix, size } = livePlacement(object);
  const [a, b, c, d, e, f] = matrix;
  const reach = reachOf(object.layer, contentOf(object.layer, size, tools, object.memory));
  // The offset of a shadow and the gap of a reflection are scaled by a gesture.
  const grown = Math.max(
    1,
    Math.hypot(a, b),
    Math.hypot(c, d),
    size.width / object.layer.width,
    size.height / object.layer.height,
  );
  const x = size.width / 2 + reach * grown;
  const y = size.height / 2 + reach * grown;
  const halfWidth = Math.abs(a) * x + Math.abs(c) * y;
  const halfHeight = Math.abs(b) * x + Math.abs(d) * y;
  return { left: e - halfWidth, top: f - halfHeight, right: e + halfWidth, bottom: f + halfHeight };
}

export function unionOf(one: Bounds | null, other: Bounds | null): Bounds | null {
  if (!one || !other) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
