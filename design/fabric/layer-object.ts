/**
 * Leaves of the document as Fabric objects. Fabric gives place, controls, hit-testing and gestures; the picture is drawn by
 * design/fabric/paint, the same code in the browser and on the server.
 */
import type * as Fabric from 'fabric';
import type { MeasureText } from '#design/document/measure.ts';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import { PaintMemory } from './paint/content.ts';
import { deviceBounds } from './paint/compose.ts';
import { paintLeaf, type Placement } from './paint/leaf.ts';
import type { Context, Matrix, PaintTools } from './paint/tools.ts';
import { defineTextObject, type TextObject } from './text-object.ts';

/** The module of Fabric 7, handed in by whoever has one: `import * as fabric from 'fabric'` in the browser, set up for Node on the server. */
export type FabricModule = typeof Fabric;

/** What the groups around a leaf and the leaf itself add up to. */
export interface Standing {
  visible: boolean;
  locked: boolean;
}

/** What an object of ours has beyond Fabric's own. */
export interface LayerShown<Layer extends LeafLayer = LeafLayer> {
  /** What it shows now; while its text is edited inline, the text as typed so far. */
  layer: Layer;
  readonly memory: PaintMemory;
  readonly tools: PaintTools;
}

/** A Fabric object that shows one leaf. */
export type LayerObject = Fabric.FabricObject & LayerShown;

export interface ObjectTools {
  paint: PaintTools;
  measure: MeasureText;
}

export interface LayerObjectFactory {
  /** A new object for a leaf, not yet on any canvas. */
  create(layer: LeafLayer, standing: Standing): LayerObject;
  /** Makes an object show a newer state of its layer, in place. */
  update(object: LayerObject, layer: LeafLayer, standing: Standing): void;
}

type BoxConstructor = new (layer: LeafLayer, tools: PaintTools) => LayerObject;

/** Whether an object of a canvas shows a leaf; the editor may have others there (guides, crop frames). */
export function isLayerObject(object: object | null | undefined): object is LayerObject {
  return object != null && 'memory' in object && object.memory instanceof PaintMemory;
}

/** Whether an object is a text, which can be edited inline. */
export function isTextObject(object: object | null | undefined): object is TextObject {
  return isLayerObject(object) && object.layer.type === 'text';
}

const factories = new WeakMap<FabricModule, { box: BoxConstructor; text: ReturnType<typeof defineTextObject> }>();

function classesOf(fabric: FabricModule) {
  let classes = factories.get(fabric);
  if (!classes) {
    classes = { box: defineBoxObject(fabric), text: defineTextObject(fabric) };
    factories.set(fabric, classes);
  }
  return classes;
}

/** Makes and updates the objects of one view. */
export function createLayerObjects(fabric: FabricModule, tools: ObjectTools): LayerObjectFactory {
  // Fabric rounds what it serialises to 4 digits, and filters by WebGL where it can: neither may differ between the sides.
  fabric.config.configure({ NUM_FRACTION_DIGITS: 8, enableGLFiltering: false });
  const { box: BoxObject, text: TextObjectClass } = classesOf(fabric);
  const update = (object: LayerObject, layer: LeafLayer, standing: Standing) => {
    if (isTextObject(object)) object.showText(layer as TextLayer);
    else object.layer = layer;
    settle(fabric, object, layer, standing);
  };
  return {
    create(layer, standing) {
      const object = layer.type === 'text' ? new TextObjectClass(layer, tools.paint, tools.measure) : new BoxObject(layer, tools.paint);
      settle(fabric, object, layer, standing);
      return object;
    },
    update,
  };
}

/** Puts an object where its layer is, also while it is part of a selection of several, whose members have coordinates of their own. */
function settle(fabric: FabricModule, object: LayerObject, layer: LeafLayer, standing: Standing): void {
  object.set({
    width: layer.width,
    height: layer.height,
    scaleX: 1,
    scaleY: 1,
    skewX: 0,
    skewY: 0,
    angle: layer.rotation,
    flipX: layer.flipX,
    flipY: layer.flipY,
    left: layer.x + layer.width / 2,
    top: layer.y + layer.height / 2,
    visible: standing.visible,
    lockMovementX: standing.locked,
    lockMovementY: standing.locked,
    lockRotation: standing.locked,
    lockScalingX: standing.locked,
    lockScalingY: standing.locked,
    hasControls: !standing.locked,
  });
  if (object.group) fabric.util.removeTransformFromObject(object, object.group.calcTransformMatrix());
  object.setCoords();
}

/** Place, turn and size that an object has now, gestures included. */
export function livePlacement(object: LayerObject): Placement {
  const matrix = object.calcTransformMatrix() as Matrix;
  if (object.layer.type === 'text') return { matrix, size: { width: object.width, height: object.height } };
  // Stroke widths, radii and dashes keep their size while a hand scales the box, as they will in the document.
  const stretchX = Math.hypot(matrix[0], matrix[1]) || 1;
  const stretchY = Math.hypot(matrix[2], matrix[3]) || 1;
  return {
    matrix: [matrix[0] / stretchX, matrix[1] / stretchX, matrix[2] / stretchY, matrix[3] / stretchY, matrix[4], matrix[5]],
    size: { width: object.width * stretchX, height: object.height * stretchY },
  };
}

/** Draws an object on a context in page units, or nothing when it is hidden. */
export function renderLayerObject(object: LayerObject, context: Context): void {
  if (!object.visible) return;
  paintLeaf(context, object.layer, livePlacement(object), object.tools, object.memory);
}

/** Whether an object's box touches the canvas, shadows and the like left out. */
export function isBoxOnCanvas(object: LayerObject, context: Context): boolean {
  const { left, top, width, height } = object.getBoundingRect();
  return deviceBounds(context, [left, top, left + width, top + height]) !== null;
}

/** Properties that every object of ours has: no stroke of Fabric's own, so that its box is the layer's box. */
export const OBJECT_DEFAULTS = {
  originX: 'center',
  originY: 'center',
  strokeWidth: 0,
  objectCaching: false,
  lockSkewingX: true,
  lockSkewingY: true,
} as const;

function defineBoxObject(fabric: FabricModule): BoxConstructor {
  return class BoxObject extends fabric.FabricObject implements LayerShown {
    declare layer: LeafLayer;
    readonly memory = new PaintMemory();
    readonly tools: PaintTools;

    constructor(layer: LeafLayer, tools: PaintTools) {
      super(OBJECT_DEFAULTS);
      this.layer = layer;
      this.tools = tools;
    }

    override render(context: Context): void {
      renderLayerObject(this, context);
    }
  };
}
