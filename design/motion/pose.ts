/** How a layer is drawn at one moment: moved, scaled, turned, faded, partly covered, lit. */

export interface Pose {
  /** Offset from the layer's position, px of the page. */
  x: number;
  y: number;
  /** About the layer's middle; below 0 is mirrored. */
  scaleX: number;
  scaleY: number;
  /** Degrees clockwise about the layer's middle. */
  rotation: number;
  /** Times the layer's own. */
  opacity: number;
  /** How much of it shows; null: all. */
  cover: Cover | null;
  /**
   * Where a band of light is on its way across, 0..1 from before the left edge to behind the right one, and how bright
   * it is, 0..1.
   */
  shine: { at: number; strength: number } | null;
  /** 0..1: how far it is turned from the light, for what shows its side. */
  shade: number;
}

/** Only this share of the box shows, from its left edge, from its foot, or in a circle about its middle. */
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
  shade: 0,
});

/** Whether a layer in this pose looks as if nothing moved. */
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
    pose.shade === 0
  );
}

/** Both at once: first `inner`, then `outer`. */
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
    shade: Math.max(outer.shade, inner.shade),
  };
}
