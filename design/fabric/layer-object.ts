/**
 * Leaves of the document as Fabric objects. Fabric provides placement, controls, hit-testing and gestures; the picture
 * is drawn by design/fabric/paint, the same code in the browser and on the server.
 */
import type * as Fabric from 'fabric';
import type { CharacterStyle, LeafLayer, TextLayer } from '#design/document/layers.ts';
import { PaintMemory } from './paint/content.ts';
import { paintLeaf } from './paint/leaf.ts';
import type { Placement } from './paint/placement.ts';
import type { Context, Matrix, PaintTools } from './paint/tools.ts';

/**
 * What objects and views use of Fabric 7, passed in by its owner: in the browser its own, on the server those set up
 * for Node.
 */
export type FabricModule = Pick<typeof Fabric, 'ActiveSelection' | 'FabricObject' | 'Textbox' | 'config' | 'util'>;

/** What our objects have in addition to Fabric's. */
export interface LayerShown<Layer extends LeafLayer = LeafLayer> {
  /** What it shows now; while its text is edited inline, including what is typed so far. */
  layer: Layer;
  readonly memory: PaintMemory;
  readonly tools: PaintTools;
}

/** A Fabric object that shows one leaf. */
export type LayerObject = Fabric.FabricObject & LayerShown;

/**
 * A text on the canvas, which can be edited inline. `layer` is what it shows, during editing including what is typed so
 * far.
 */
export type TextObject = Fabric.Textbox &
  LayerShown<TextLayer> & {
    /** Shows a newer state of the layer; leaves editing alone. */
    showText(layer: TextLayer): void;
    /** Shows another state of the text being edited, lines broken again, with letters selected (UTF-16 offsets). */
    showTyped(layer: TextLayer, selected: { start: number; end: number }): void;
    /** The selection during editing, as UTF-16 offsets. */
    selectedOffsets(): { start: number; end: number };
    /** Gives the box another height, px, for letters that fill it. */
    setBoxHeight(height: number): void;
    /**
     * What is typed next gets this style rather than that of the previous letter; null: that of the previous letter.
     */
    typingStyle: Partial<CharacterStyle> | null;
    /** Called for each key while the text is edited; true suppresses the key's default. */
    onTypingKey: ((event: KeyboardEvent) => boolean) | null;
    /** Whether an input method is composing letters that may still change. */
    isComposing(): boolean;
  };

/** Whether an object of a canvas shows a leaf; the editor may have others there (guides, crop frames). */
export function isLayerObject(object: object | null | undefined): object is LayerObject {
  return object != null && 'memory' in object && object.memory instanceof PaintMemory;
}

/** Whether an object is a text, which can be edited inline. */
export function isTextObject(object: object | null | undefined): object is TextObject {
  return isLayerObject(object) && object.layer.type === 'text';
}

/** Current place, rotation and size of an object, including gestures. */
export function livePlacement(object: LayerObject): Placement {
  const matrix = object.calcTransformMatrix() as Matrix;
  // Letters grow with a table as they do with a text.
  if (object.layer.type === 'text' || object.layer.type === 'table')
    return { matrix, size: { width: object.width, height: object.height } };
  // Stroke widths, radii and dashes keep their size while the box is being scaled, as they will in the document.
  const stretchX = Math.hypot(matrix[0], matrix[1]) || 1;
  const stretchY = Math.hypot(matrix[2], matrix[3]) || 1;
  return {
    matrix: [
      matrix[0] / stretchX,
      matrix[1] / stretchX,
      matrix[2] / stretchY,
      matrix[3] / stretchY,
      matrix[4],
      matrix[5],
    ],
    size: { width: object.width * stretchX, height: object.height * stretchY },
  };
}

/** Draws an object on a context in page units, or nothing when it is hidden. */
export function renderLayerObject(object: LayerObject, context: Context): void {
  if (!object.visible) return;
  paintLeaf(context, object.layer, livePlacement(object), object.tools, object.memory);
}

/** Whether an object is its canvas's selection: only then can its handles be used, and Fabric needs their places. */
export function isActiveObject(object: Fabric.FabricObject): boolean {
  return object.canvas !== undefined && '_activeObject' in object.canvas && object.canvas._activeObject === object;
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
