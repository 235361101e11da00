/** Creates the Fabric objects of a view and keeps them in sync with their layers. */
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import {
  isActiveObject,
  isTextObject,
  OBJECT_DEFAULTS,
  renderLayerObject,
  type FabricModule,
  type LayerObject,
  type LayerShown,
} from './layer-object.ts';
import { PaintMemory } from './paint/content.ts';
import type { Context, PaintTools } from './paint/tools.ts';
import { shareFabricDefaults } from './shared-defaults.ts';
import { defineTextObject } from './text-object.ts';

/** What a leaf and the groups around it add up to. */
export interface Standing {
  visible: boolean;
  locked: boolean;
}

export interface ObjectTools {
  paint: PaintTools;
  measure: MeasureText;
}

export interface LayerObjectFactory {
  /** A new object for a leaf, not yet on any canvas. */
  create(layer: LeafLayer, standing: Standing): LayerObject;
  /** Updates an object to a newer state of its layer, in place. */
  update(object: LayerObject, layer: LeafLayer, standing: Standing): void;
}

type BoxConstructor = new (layer: LeafLayer, tools: PaintTools) => LayerObject;

const factories = new WeakMap<FabricModule, { box: BoxConstructor; text: ReturnType<typeof defineTextObject> }>();

function classesOf(fabric: FabricModule) {
  let classes = factories.get(fabric);
  if (!classes) {
    shareFabricDefaults(fabric);
    classes = { box: defineBoxObject(fabric), text: defineTextObject(fabric) };
    factories.set(fabric, classes);
  }
  return classes;
}

/** Creates and updates the objects of one view. */
export function createLayerObjects(fabric: FabricModule, tools: ObjectTools): LayerObjectFactory {
  // Fabric rounds what it serialises to 4 digits, and filters by WebGL where it can: neither may differ between browser
  // and server.
  fabric.config.configure({ NUM_FRACTION_DIGITS: 8, enableGLFiltering: false });
  const { box: BoxObject, text: TextObjectClass } = classesOf(fabric);
  const update = (object: LayerObject, layer: LeafLayer, standing: Standing) => {
    if (isTextObject(object)) object.showText(layer as TextLayer);
    else object.layer = layer;
    settle(fabric, object, layer, standing);
  };
  return {
    create(layer, standing) {
      const object =
        layer.type === 'text'
          ? new TextObjectClass(layer, tools.paint, tools.measure)
          : new BoxObject(layer, tools.paint);
      settle(fabric, object, layer, standing);
      return object;
    },
    update,
  };
}

/**
 * Puts an object where its layer is, also while it is part of a multiple selection, whose members have their own
 * coordinates.
 */
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

    override calcOCoords(): ReturnType<LayerObject['calcOCoords']> {
      return isActiveObject(this) ? super.calcOCoords() : {};
    }
  };
}
