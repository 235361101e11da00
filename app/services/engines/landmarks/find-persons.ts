/**
 * The engine's job: the people in a picture. First the networks see all of it, then each person alone: the body's
 * network sees 192 px, and it is more exact about what fills them.
 */
import {
  between,
  distance,
  JOINTS,
  plus,
  type Bounds,
  type Hand,
  type JointName,
  type Joints,
  type Person,
  type Point,
} from '#app/engines/warp/person.ts';
import sharp from 'sharp';
import { readPicture } from '../pixels/picture-file.ts';
import type { Pixels } from '#app/engines/pixels/pixels.ts';
import { faceOf } from '#app/engines/landmarks/face-points.ts';
import type { LandmarksInput, LandmarksOutput } from '#app/engines/landmarks/landmarks-job.ts';
import { look, type Seen } from './networks.ts';

/** The longer side of the networks' input: the whole picture, and a single person, px. */
const SHOWN = 1024;
const SHOWN_ALONE = 512;
/** Joints with a lower confidence are dropped. */
const LEAST_JOINT = 0.2;
/** Faces smaller than this share of the largest belong to people in the background. */
const LEAST_FACE = 0.45;
/** From chin to where the neck meets the chest, as a share of the way from chin to the center of the shoulders. */
const NECK = 0.72;

const NAMES: ReadonlySet<string> = new Set(JOINTS);

/** Throws EngineRefusal as readPicture does. */
export async function findPersons(
  { picture }: LandmarksInput,
  progress: (share: number) => void,
): Promise<LandmarksOutput> {
  const { pixels } = await readPicture(picture);
  const { width, height } = pixels;
  progress(0.1);
  const whole = await shown(pixels, { left: 0, top: 0, width, height }, SHOWN);
  const seen = await look(whole.pixels, { face: true, body: true, hand: true });
  progress(0.5);
  const faces = seen.face
    .filter(({ score, mesh }) => score > 0.3 && mesh.length >= 468)
    .sort((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3]);
  const large = faces.filter(({ box }) => box[2] > LEAST_FACE * (faces[0]?.box[2] ?? 0));
  const persons: Person[] = [];
  // One body is found at a time: with several people each is searched for around the face.
  const starts =
    large.length > 1
      ? large.map((face) => ({ face, joints: null }))
      : [{ face: large[0] ?? null, joints: jointsOf(seen, whole.back) }];
  for (const [index, { face, joints }] of starts.entries()) {
    const points =
      face && faceOf(face.mesh.map(([x, y]): [number, number] => [whole.back({ x, y }).x, whole.back({ x, y }).y]));
    const around = points && joints === null ? belowFace(points.box, { width, height }) : null;
    const first = joints ?? (around ? await jointsIn(pixels, around) : {});
    const box = boxOf(first, points?.oval ?? [], { width, height });
    if (!box) continue;
    const again = await jointsIn(pixels, box);
    const found = better(first, again);
    const own = boxOf(found, points?.oval ?? [], { width, height }) ?? box;
    const sure = Object.values(found);
    persons.push({
      box: own,
      joints: found,
      face: points,
      neck: neckOf(found, points?.chin ?? null),
      age: face?.age === undefined || face.age <= 0 ? null : face.age,
      score: sure.length === 0 ? 0 : sure.reduce((sum, { score }) => sum + score, 0) / sure.length,
      hands: handsOf(seen, whole.back, found, own),
    });
    progress(0.5 + (0.5 * (index + 1)) / starts.length);
  }
  return {
    width,
    height,
    persons: persons.filter(({ joints, face }) => face !== null || Object.keys(joints).length >= 4),
  };
}

interface Shown {
  pixels: Pixels;
  /** From the network's input to the whole picture. */
  back: (point: Point) => Point;
}

/**
 * A part of a picture, scaled so that its longer side has `side` px, transparency on white. Parts beyond the border are
 * grey.
 */
async function shown(pixels: Pixels, box: Bounds, side: number): Promise<Shown> {
  const { width, height, channels, data } = pixels;
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const [right, bottom] = [
    Math.min(width, Math.ceil(box.left + box.width)),
    Math.min(height, Math.ceil(box.top + box.height)),
  ];
  const scale = Math.min(1.5, side / Math.max(right - left, bottom - top));
  const size = {
    width: Math.max(1, Math.round((right - left) * scale)),
    height: Math.max(1, Math.round((bottom - top) * scale)),
  };
  const small = sharp(data, { raw: { width, height, channels: channels as 3 | 4 }, limitInputPixels: false }).extract({
    left,
    top,
    width: right - left,
    height: bottom - top,
  });
  const raw = await small
    .flatten({ background: '#ffffff' })
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return {
    pixels: { ...size, channels: 3, data: new Uint8Array(raw) },
    back: ({ x, y }) => ({ x: left + (x * (right - left)) / size.width, y: top + (y * (bottom - top)) / size.height }),
  };
}

function jointsOf({ body }: Seen, back: (point: Point) => Point): Joints {
  const joints: Joints = {};
  for (const { part, position, score } of body[0]?.keypoints ?? []) {
    if (!NAMES.has(part) || score < LEAST_JOINT) continue;
    joints[part as JointName] = { ...back({ x: position[0], y: position[1] }), score };
  }
  return joints;
}

async function jointsIn(pixels: Pixels, box: Bounds): Promise<Joints> {
  const alone = await shown(pixels, box, SHOWN_ALONE);
  return jointsOf(await look(alone.pixels, { face: false, body: true, hand: false }), alone.back);
}

/** The second pass is closer; a joint that it lost keeps the first pass's position. */
function better(first: Joints, second: Joints): Joints {
  const joints: Joints = {};
  for (const name of JOINTS) {
    const [far, near] = [first[name], second[name]];
    const chosen = near && (!far || near.score > far.score - 0.2) ? near : far;
    if (chosen) joints[name] = chosen;
  }
  return joints;
}

/** Everything that belongs to one person, with a margin; null: nothing does. */
function boxOf(
  joints: Joints,
  oval: readonly Point[],
  { width, height }: { width: number; height: number },
): Bounds | null {
  const points = [...Object.values(joints), ...oval];
  if (points.length < 3) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 0.12 * Math.max(right - left, bottom - top);
  const [fromX, fromY] = [Math.max(0, left - room), Math.max(0, top - room)];
  return {
    left: fromX,
    top: fromY,
    width: Math.min(width, right + room) - fromX,
    height: Math.min(height, bottom + room) - fromY,
  };
}

/** Where the body of a face must be: seven heads below it, three to each side. */
function belowFace({ left, top, width, height }: Bounds, size: { width: number; height: number }): Bounds {
  const [fromX, fromY] = [Math.max(0, left - 2 * width), Math.max(0, top - height * 0.6)];
  return {
    left: fromX,
    top: fromY,
    width: Math.min(size.width, left + 3 * width) - fromX,
    height: Math.min(size.height, top + 8 * height) - fromY,
  };
}

function neckOf({ leftShoulder, rightShoulder, leftEar, rightEar }: Joints, chin: Point | null): Point | null {
  if (!leftShoulder || !rightShoulder) return null;
  const middle = between(leftShoulder, rightShoulder);
  if (chin) return between(chin, middle, NECK);
  return leftEar && rightEar
    ? between(between(leftEar, rightEar), middle, 0.85)
    : plus(middle, { x: 0, y: -1 }, distance(leftShoulder, rightShoulder) * 0.1);
}

/** Hands within the person's box, each at the nearer wrist; one per side. */
function handsOf(
  { hand }: Seen,
  back: (point: Point) => Point,
  { leftWrist, rightWrist }: Joints,
  box: Bounds,
): Hand[] {
  const hands: Hand[] = [];
  for (const { score, label, keypoints } of hand.toSorted((a, b) => b.score - a.score)) {
    if (keypoints.length !== 21) continue;
    const points = keypoints.map(([x, y]) => back({ x, y }));
    const wrist = points[0] as Point;
    if (wrist.x < box.left || wrist.y < box.top || wrist.x > box.left + box.width || wrist.y > box.top + box.height)
      continue;
    const [toLeft, toRight] = [
      leftWrist ? distance(wrist, leftWrist) : Number.POSITIVE_INFINITY,
      rightWrist ? distance(wrist, rightWrist) : Number.POSITIVE_INFINITY,
    ];
    const side = toLeft === toRight ? (label.includes('left') ? 'left' : 'right') : toLeft < toRight ? 'left' : 'right';
    if (!hands.some((other) => other.side === side)) hands.push({ side, score, points });
  }
  return hands;
}
