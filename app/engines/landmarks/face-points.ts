/** A face's points out of the 468 of the face mesh (numbers as in MediaPipe's canonical face model). */
import { between, distance, minus, plus, unit, type Face, type Point } from '#app/engines/warp/person.ts';

const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
const CHIN = 152;
const MOUTH = [61, 291] as const;
/**
 * Where the ear meets the face, and the jaw below it; at the picture's left and right of a person facing the camera.
 */
const EAR = [234, 454] as const;
const JAW = [132, 361] as const;
const NOSE = 1;

/**
 * Lobes hang below the ear's joint with the face, by this share of the way to the jaw's corner, and farther out by this
 * share of the face's width.
 */
const LOBE_DOWN = 0.72;
const LOBE_OUT = 0.035;

/** Null: the mesh is not whole. */
export function faceOf(mesh: readonly (readonly [number, number, number?])[]): Face | null {
  if (mesh.length < 468) return null;
  const at = (index: number): Point => {
    const [x, y] = mesh[index] as readonly [number, number];
    return { x, y };
  };
  const oval = OVAL.map(at);
  const [xs, ys] = [oval.map(({ x }) => x), oval.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [earA, earB] = [at(EAR[0]), at(EAR[1])];
  const width = distance(earA, earB);
  const outwards = unit(minus(earB, earA));
  const lobe = (side: 0 | 1): Point =>
    plus(between(at(EAR[side]), at(JAW[side]), LOBE_DOWN), outwards, (side === 0 ? -1 : 1) * width * LOBE_OUT);
  // The nose leaves the middle between the ears when the head turns; half of the face's width means a quarter turn.
  const middle = between(earA, earB);
  const off = ((at(NOSE).x - middle.x) * outwards.x + (at(NOSE).y - middle.y) * outwards.y) / Math.max(1, width / 2);
  return {
    box: { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
    oval,
    chin: at(CHIN),
    mouth: [at(MOUTH[0]), at(MOUTH[1])],
    lobes: [lobe(0), lobe(1)],
    turn: Math.asin(Math.max(-1, Math.min(1, off))),
  };
}
