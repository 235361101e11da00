/** Where a person's face is, for judging whether something lies over it. */
import type { Person, Point } from '#app/engines/warp/person.ts';

/** The part of the oval that must stay free: hair and jewels may touch its rim. */
const INNER = 0.9;

/** 1 per pixel inside; null: neither a face nor two of eyes, nose and ears were found. */
export function faceRegion(
  { face, joints }: Person,
  { width, height }: { width: number; height: number },
): Float32Array | null {
  const outline = face ? shrunk(face.oval) : roundOf(joints);
  if (outline.length < 3) return null;
  const region = new Float32Array(width * height);
  const [top, bottom] = [Math.min(...outline.map(({ y }) => y)), Math.max(...outline.map(({ y }) => y))];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1) {
    const crossings = outline
      .flatMap((one, index) => {
        const next = outline[(index + 1) % outline.length] as Point;
        if (one.y <= y + 0.5 === next.y <= y + 0.5) return [];
        return [one.x + ((y + 0.5 - one.y) / (next.y - one.y)) * (next.x - one.x)];
      })
      .sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from, to] = [
        Math.max(0, Math.ceil(crossings[pair] as number)),
        Math.min(width, crossings[pair + 1] as number),
      ];
      for (let x = from; x < to; x += 1) region[y * width + x] = 1;
    }
  }
  return region;
}

function shrunk(oval: readonly Point[]): Point[] {
  const centre = {
    x: oval.reduce((sum, { x }) => sum + x, 0) / oval.length,
    y: oval.reduce((sum, { y }) => sum + y, 0) / oval.length,
  };
  return oval.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * INNER, y: centre.y + (y - centre.y) * INNER }));
}

/** A circle around what a body's network saw of the head: as wide as from ear to ear, or twice from eye to eye. */
function roundOf({ nose, leftEye, rightEye, leftEar, rightEar }: Person['joints']): Point[] {
  const seen = [nose, leftEye, rightEye].filter((joint) => joint !== undefined);
  if (seen.length < 2) return [];
  const centre = {
    x: seen.reduce((sum, { x }) => sum + x, 0) / seen.length,
    y: seen.reduce((sum, { y }) => sum + y, 0) / seen.length,
  };
  const [ears, eyes] = [
    leftEar && rightEar ? Math.hypot(leftEar.x - rightEar.x, leftEar.y - rightEar.y) / 2 : 0,
    leftEye && rightEye ? Math.hypot(leftEye.x - rightEye.x, leftEye.y - rightEye.y) : 0,
  ];
  const radius = Math.max(ears, eyes) * INNER;
  return radius < 1
    ? []
    : Array.from({ length: 24 }, (_, step) => {
        const angle = (step * Math.PI) / 12;
        return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
      });
}
