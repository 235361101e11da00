/** How a layer is drawn at one moment: moved, scaled, rotated, faded, partly covered, lit. */

export interface Pose {
  /** Offset from the layer's position, px of the page. */
  x: number;
  y: number;
  /** About the layer's middle; below 0 mirrors. */
  scaleX: number;
  scaleY: number;
  /** Degrees clockwise about the layer's middle. */
  rotation: number;
  /** Times the layer's own. */
  opacity: number;
  /** The visible part; null: all of it. */
  cover: Cover | null;
  /** Position of a band of light, 0..1 from before the left edge to beyond the right one, and its brightness, 0..1. */
  shine: { at: number; strength: number } | null;
  /** A light that circles it: its direction, radians clockwise from the right, and its brightness, 0..1. */
  orbit: { angle: number; strength: number } | null;
  /** 0..1: how far it is turned away from the light. */
  shade: number;
}

/** Shows only this share of the box, from its left edge, from its foot, or in a circle about its middle. */
export interface Cover {
  from: 'left' | 'foot' | 'middle';
  share: number;
}

export const REST: Readonly<Pose> = Object.freeze({
  x: 0,
  y: 0,
  scaleX: 1,
  scaleY: 1,
  rotation: 0,
  opacity: 1,
  cover: null,
  shine: null,
  orbit: null,
  shade: 0,
});

/** Whether a layer in this pose looks like one without animation. */
export function isAtRest(pose: Pose): boolean {
  return (
    pose.x === 0 &&
    pose.y === 0 &&
    pose.scaleX === 1 &&
    pose.scaleY === 1 &&
    pose.rotation === 0 &&
    pose.opacity === 1 &&
    pose.cover === null &&
    pose.shine === null &&
    pose.orbit === null &&
    pose.shade === 0
  );
}

/** Combines two poses: first `inner`, then `outer`. */
export function together(outer: Pose, inner: Pose): Pose {
  return {
    x: outer.x + inner.x,
    y: outer.y + inner.y,
    scaleX: outer.scaleX * inner.scaleX,
    scaleY: outer.scaleY * inner.scaleY,
    rotation: outer.rotation + inner.rotation,
    opacity: outer.opacity * inner.opacity,
    cover: outer.cover ?? inner.cover,
    shine: outer.shine ?? inner.shine,
    orbit: outer.orbit ?? inner.orbit,
    shade: Math.max(outer.shade, inner.shade),
  };
}
