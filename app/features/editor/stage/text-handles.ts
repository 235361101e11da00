/**
 * Dragging the sides of a text: its lines break again and it grows downwards; letters that fill their box get a taller
 * one.
 */
import { controlsUtils, type TransformActionHandler } from 'fabric/es';
import { isTextObject } from '#design/fabric/layer-object.ts';

/** The sides of a text that can be dragged. An arc has none: its box is determined by its letters. */
export function textSides(layer: { curve: number; autoSize: 'box' | 'letters' }): ('ml' | 'mr' | 'mb')[] {
  if (layer.curve !== 0) return [];
  return layer.autoSize === 'letters' ? ['ml', 'mr', 'mb'] : ['ml', 'mr'];
}

/** Sets the box's width; the top edge stays. */
export const widenText: TransformActionHandler = (event, transform, x, y) =>
  controlsUtils.changeWidth(event, { ...transform, originY: 'top' }, x, y);

/** Sets the box's height; the top edge stays. */
export const heightenText: TransformActionHandler = controlsUtils.wrapWithFireEvent(
  'resizing',
  controlsUtils.wrapWithFixedAnchor((_event, transform, x, y) => {
    const { target } = transform;
    if (!isTextObject(target) || target.lockScalingY) return false;
    const before = target.height;
    target.setBoxHeight(controlsUtils.getLocalPoint(transform, transform.originX, 'top', x, y).y / target.scaleY);
    return target.height !== before;
  }),
);
