/** Reads the result of a gesture: from Fabric's transforms to the document's geometry. */
import type { FabricObject } from 'fabric';
import type { LeafLayer } from '#design/document/layers.ts';
import { isLayerObject, type LayerObject } from './layer-object.ts';
import type { Matrix } from './paint/tools.ts';

/** The geometry of a leaf: top left of the box before rotation, px; degrees clockwise around the center. */
export type Geometry = Pick<LeafLayer, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'flipX' | 'flipY'>;

export interface GestureReading extends Geometry {
  /** How much the gesture has stretched the box; 1 if it did not. A text's letters scale by this. */
  scaleX: number;
  scaleY: number;
}

/** Below this a difference is rounding, not a movement: px and degrees. */
const NOISE = 1e-6;

/** The current geometry of an object: after a gesture, also as a member of a multiple selection. */
export function readGesture(object: LayerObject): GestureReading {
  const { layer } = object;
  const matrix = object.calcTransformMatrix() as Matrix;
  const scaleX = Math.hypot(matrix[0], matrix[1]);
  const scaleY = Math.hypot(matrix[2], matrix[3]);
  const width = steady(object.width * scaleX, layer.width);
  const height = steady(object.height * scaleY, layer.height);
  const { rotation, flipX, flipY } = turnOf(object, matrix, layer);
  return {
    x: steady(matrix[4] - width / 2, layer.x),
    y: steady(matrix[5] - height / 2, layer.y),
    width,
    height,
    rotation,
    flipX,
    flipY,
    scaleX: steady(scaleX, 1),
    scaleY: steady(scaleY, 1),
  };
}

/**
 * The readings of all leaves that a target moves: of the object itself or of every member of a selection, by layer id.
 */
export function readGestures(target: FabricObject): Map<string, GestureReading> {
  const members =
    'getObjects' in target && typeof target.getObjects === 'function'
      ? (target.getObjects() as FabricObject[])
      : [target];
  return new Map(members.filter(isLayerObject).map((object) => [object.layer.id, readGesture(object)]));
}

/**
 * Rotation and flips of a transform. Two flips are a half turn, so two answers draw the same. If the number of flips is
 * unchanged, the user rotated and did not flip; otherwise they flipped along the axis that leaves the rotation nearest
 * to the previous one.
 */
function turnOf(object: LayerObject, matrix: Matrix, layer: Geometry): Pick<Geometry, 'rotation' | 'flipX' | 'flipY'> {
  const mirrored = matrix[0] * matrix[3] - matrix[1] * matrix[2] < 0;
  const answerFor = (flipX: boolean) => {
    const sign = flipX ? -1 : 1;
    const angle = (Math.atan2(matrix[1] * sign, matrix[0] * sign) * 180) / Math.PI;
    return { flipX, flipY: flipX !== mirrored, rotation: steady(nearestTurn(angle, layer.rotation), layer.rotation) };
  };
  if ((layer.flipX !== layer.flipY) === mirrored)
    return answerFor(flippedBothWays(object) ? !layer.flipX : layer.flipX);
  const [one, other] = [answerFor(false), answerFor(true)];
  return Math.abs(one.rotation - layer.rotation) <= Math.abs(other.rotation - layer.rotation) ? one : other;
}

/**
 * A corner dragged across the opposite one. Fabric then flips both ways and leaves the angle alone, which a multiple
 * selection never does.
 */
function flippedBothWays(object: LayerObject): boolean {
  const { layer } = object;
  return (
    !object.group && object.angle === layer.rotation && object.flipX !== layer.flipX && object.flipY !== layer.flipY
  );
}

/** The same direction, expressed near the previous rotation and within the document's -360..360. */
function nearestTurn(angle: number, before: number): number {
  const turned = angle + 360 * Math.round((before - angle) / 360);
  return turned > 360 ? turned - 360 : turned < -360 ? turned + 360 : turned;
}

/** The old value if only rounding differs, else the new one to a thousandth: finer is noise in the document. */
function steady(value: number, before: number): number {
  if (Math.abs(value - before) <= NOISE * Math.max(1, Math.abs(before))) return before;
  return Math.round(value * 1000) / 1000 + 0;
}
