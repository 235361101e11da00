/** Dragging a side of a table: its columns get wider or narrower, their lines break again, letters keep their size. */
import type { TransformActionHandler } from 'fabric/es';
import type { LayerObject } from '#design/fabric/layer-object.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { browserMeasure } from '../tables/browser-measure.ts';

/** No column gets narrower than this, page px. */
const NARROWEST = 12;

/** `sign`: 1 for the right side, -1 for the left. The opposite side and the top edge stay where they are. */
export function tableSideHandler(sign: 1 | -1): TransformActionHandler {
  return (_event, { target }, x, y) => {
    const object = target as LayerObject;
    const { layer } = object;
    if (layer.type !== 'table' || object.lockScalingX) return false;
    const radians = (object.angle * Math.PI) / 180;
    const [across, down] = [
      { x: Math.cos(radians), y: Math.sin(radians) },
      { x: -Math.sin(radians), y: Math.cos(radians) },
    ];
    const center = object.getCenterPoint();
    const reach = ((x - center.x) * across.x + (y - center.y) * across.y) * sign + object.width / 2;
    const width = Math.max(NARROWEST * layer.columns.length, reach);
    const next = withTableLines({ ...layer, width }, browserMeasure);
    const [shiftX, shiftY] = [((width - object.width) / 2) * sign, (next.height - object.height) / 2];
    object.layer = next;
    object.set({
      width,
      height: next.height,
      left: center.x + across.x * shiftX + down.x * shiftY,
      top: center.y + across.y * shiftX + down.y * shiftY,
    });
    return true;
  };
}
