/**
 * The detected data of a person in a picture: plain data that engines find and warps use. Left and right are the
 * person's own.
 */

/** px from the picture's top left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The 17 joints of the COCO keypoints, as body networks report them. */
export const JOINTS = [
  'nose',
  'leftEye',
  'rightEye',
  'leftEar',
  'rightEar',
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const;
export type JointName = (typeof JOINTS)[number];

export interface Joint extends Point {
  /** 0..1 */
  score: number;
}

export type Joints = Partial<Record<JointName, Joint>>;

export interface Face {
  box: Bounds;
  /** Around the face, from the top of the forehead clockwise as seen. */
  oval: Point[];
  chin: Point;
  /** As seen: first the one at the picture's left. */
  mouth: [Point, Point];
  /** Places for earrings, as seen: first the one at the picture's left. An estimate: ears are often under hair. */
  lobes: [Point, Point];
  /** Rotation of the head to the side, radians; above 0: towards the picture's right. */
  turn: number;
}

export interface Hand {
  side: 'left' | 'right';
  score: number;
  /** 21 points: wrist, then thumb to little finger, each from its root to its tip. */
  points: Point[];
}

export interface Person {
  box: Bounds;
  /** Mean score of the visible joints, 0..1. */
  score: number;
  joints: Joints;
  face: Face | null;
  /** Where the neck meets the chest; an estimate. */
  neck: Point | null;
  hands: Hand[];
  /** Years; null: no face was clear enough. */
  age: number | null;
}

/** One value per pixel, 0..255: how far it belongs to the person or thing. */
export interface Silhouette {
  width: number;
  height: number;
  data: Uint8Array;
}

export const plus = (a: Point, b: Point, times = 1): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** Normalized; downwards for length 0. */
export function unit(vector: Point): Point {
  const length = Math.hypot(vector.x, vector.y);
  return length < 1e-9 ? { x: 0, y: 1 } : { x: vector.x / length, y: vector.y / length };
}

export function isInside({ width, height, data }: Silhouette, { x, y }: Point): boolean {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column >= 0 && row >= 0 && column < width && row < height && (data[row * width + column] as number) >= 128;
}

/**
 * Where a ray from a point within the silhouette leaves it; null: the point is outside, or the exit is farther than
 * `most` px.
 */
export function edgeFrom(silhouette: Silhouette, start: Point, direction: Point, most: number): Point | null {
  if (!isInside(silhouette, start)) return null;
  for (let step = 1; step <= most; step += 1) {
    const at = plus(start, direction, step);
    if (!isInside(silhouette, at)) return at;
  }
  return null;
}
