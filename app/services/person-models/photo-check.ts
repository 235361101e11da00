/** Whether a photo shows what its slot promises, by the landmarks engine's results. */
import type { JointName, Person } from '#app/engines/warp/person.ts';
import type { LandmarksOutput } from '#app/engines/landmarks/landmarks-job.ts';
import type { MessageKey } from '#messages/message.ts';
import { PERSON_MODEL_LIMITS, type PhotoSlot } from '#app/contracts/person-model.ts';

/**
 * Less certain joints were guessed. Measured: visible ones of figures score 0.53 and more, those of clothes alone 0.31
 * and less.
 */
const SURE = 0.4;
/** A nose or an eye guessed beyond the picture's edge scores up to 0.48. */
const SURE_HEAD = 0.5;
/** A less certain person without a face is a garment or a pattern. */
const SOMEBODY = 0.36;
/**
 * Closer to the edge than this, in fractions of the picture's height, a joint counts as cut off: the foot extends below
 * the ankle.
 */
const EDGE = { ankle: 0.97, hip: 0.99, top: 0.015 } as const;
/** Less of the picture's height than this from head to ankles is too far away. */
const LEAST_FIGURE = 0.4;

export type PhotoProblem = Extract<MessageKey, `personModels.problem.${string}`>;

/** Null: the photo is fine. */
export function photoProblem(slot: PhotoSlot, { width, height, persons }: LandmarksOutput): PhotoProblem | null {
  if (Math.min(width, height) < PERSON_MODEL_LIMITS.shorterSide) return 'personModels.problem.small';
  const [person, ...others] = persons.filter(({ face, score }) => face !== null || score >= SOMEBODY);
  if (!person) return 'personModels.problem.nobody';
  if (others.length > 0) return 'personModels.problem.several';
  const sees = (name: JointName, bottom: number = EDGE.hip): boolean => {
    const joint = person.joints[name];
    return (
      joint !== undefined &&
      joint.score >= SURE &&
      joint.x >= 0 &&
      joint.x <= width &&
      joint.y >= 0 &&
      joint.y <= height * bottom
    );
  };
  const both = (left: JointName, right: JointName, bottom?: number) => sees(left, bottom) && sees(right, bottom);
  const hips = both('leftHip', 'rightHip');
  const knees = both('leftKnee', 'rightKnee');
  const ankles = both('leftAnkle', 'rightAnkle', EDGE.ankle);
  if (slot !== 'lower') {
    // In a close-up, a head without a face doesn't count; and only the face tells the approximate age.
    if (slot === 'upper' ? !person.face : !seesHead(person, height)) return 'personModels.problem.head';
    if (!both('leftShoulder', 'rightShoulder')) return 'personModels.problem.shoulders';
    if (!hips) return slot === 'upper' ? 'personModels.problem.hipsUpper' : 'personModels.problem.hips';
    if (slot === 'upper') return null;
  } else if (!hips) {
    return 'personModels.problem.hipsLower';
  }
  // If the legs are cut off the knees are uncertain too: the feet decide what to advise.
  if (!ankles) return slot === 'full' ? 'personModels.problem.feet' : 'personModels.problem.feetLower';
  if (!knees) return 'personModels.problem.knees';
  return slot === 'full' && figureOf(person) < LEAST_FIGURE * height ? 'personModels.problem.far' : null;
}

function seesHead({ face, joints }: Person, height: number): boolean {
  if (face) return face.box.top + face.box.height / 2 > 0;
  const features = [joints.nose, joints.leftEye, joints.rightEye].filter(
    (joint) => joint !== undefined && joint.score >= SURE_HEAD && joint.y > height * EDGE.top,
  );
  return features.length >= 2;
}

/** px from the highest to the lowest joint. */
function figureOf({ joints }: Person): number {
  const ys = Object.values(joints)
    .filter(({ score }) => score >= SURE)
    .map(({ y }) => y);
  return Math.max(...ys) - Math.min(...ys);
}

/** Where the head is, in fractions of the picture; null: not in it. */
export function headOf(
  { face, joints }: Person,
  { width, height }: { width: number; height: number },
): { x: number; y: number } | null {
  const at = face
    ? { x: face.box.left + face.box.width / 2, y: face.box.top + face.box.height / 2 }
    : joints.nose && joints.nose.score >= SURE_HEAD
      ? joints.nose
      : null;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return at && { x: within(at.x / width), y: within(at.y / height) };
}
