/**
 * What pulling the sides of a text does: its lines break again and it grows downwards; letters that fill their box get
 * a higher one.
 */
import { controlsUtils, type TransformActionHandler } from 'fabric/es';
import { isTextObject } from '#design/fabric/layer-object.ts';

/** The sides of a text that can be pulled. An arc has none: its box is what the letters take. */
export function textSides(layer: { curve: number; autoSize: 'box' | 'letters' }): ('ml' | 'mr' | 'mb')[] {
  if (layer.curve !== 0) return [];
  return layer.autoSize === 'letters' ? ['ml', 'mr', 'mb'] : ['ml', 'mr'];
}

/** Sets the box's width; the upper edge stays. */
export const widenText: TransformActionHandler = (event, transform, x, y) =>
  controlsUtils.changeWidth(event, { ...transform, originY: 'top' }, x, y);

/** Sets the box's height; the upper edge stays. */
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
