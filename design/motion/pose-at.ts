/** Where a layer is at a moment of its page: coming, there, leaving; looping and drifting all the time. */
import type { Animation, DriftPlace, Passage } from '../document/animation.ts';
import type { DesignDocument } from '../document/document.ts';
import { descendantsOf } from '../document/tree.ts';
import { driftEasings } from './easing.ts';
import { loopPose } from './loops.ts';
import { passagePose, type PassageRoom } from './passages.ts';
import { isAtRest, REST, together, type Pose } from './pose.ts';

/** The share of its own time by which a part of a text is later than all of the one before it would allow. */
const OVERLAP = 0.7;

/** Which part of a layer is meant, of how many that come one after the other. */
export interface Part {
  index: number;
  count: number;
}

export const WHOLE: Part = { index: 0, count: 1 };

/** A page's time, ms. */
export interface PageTime {
  /** Since the page began. */
  at: number;
  /** How long the page is shown. */
  duration: number;
}

/**
 * The pose of a layer, or of one part of it. An entrance of several parts takes as long as one of the whole: each part
 * takes less, and they overlap. A page that ends before an entrance is over cuts it off; an exit that begins before the
 * entrance is over wins.
 */
export function poseAt(animation: Animation | null, time: PageTime, room: PassageRoom, part: Part = WHOLE): Pose {
  if (!animation) return REST;
  const { drift, loop } = animation;
  let pose: Pose = REST;
  if (drift)
    pose = driftPose(drift.from, drift.to, driftEasings[drift.ease](clampShare(time.at / time.duration)), room);
  if (loop) pose = together(pose, loopPose(loop, time.at, room));
  const passage = passing(animation, time, part);
  if (passage) pose = together(pose, passagePose(passage.effect, passage.share, room));
  return pose;
}

/** Whether the layer ever looks otherwise than at rest. */
export function isMoving(animation: Animation | null): boolean {
  if (!animation) return false;
  const { drift } = animation;
  return (
    animation.in !== null ||
    animation.out !== null ||
    animation.loop !== null ||
    (drift !== null && !(isStill(drift.from) && isStill(drift.to)))
  );
}

/** Whether the layer is on its way in or out, or away before or after it. */
export function isPassing(animation: Animation | null, time: PageTime): boolean {
  return animation !== null && passing(animation, time, WHOLE) !== null;
}

/** How large the layer becomes at the most while it moves, as a factor: what its picture is drawn for. */
export function largestScale(animation: Animation | null): number {
  if (!animation) return 1;
  const drift = animation.drift ? Math.max(animation.drift.from.scale, animation.drift.to.scale) : 1;
  const loop =
    animation.loop && ['pulse', 'beat'].includes(animation.loop.effect) ? 1 + animation.loop.amount * 0.24 : 1;
  return Math.max(1, drift) * loop;
}

/** The largest of all scales on a page: what its pictures are decoded for. */
export function largestPageScale(document: DesignDocument, pageId: string): number {
  return descendantsOf(document, pageId).reduce(
    (largest, { animation }) => Math.max(largest, largestScale(animation)),
    1,
  );
}

function passing(
  animation: Animation,
  { at, duration }: PageTime,
  part: Part,
): { effect: Passage['effect']; share: number } | null {
  const { in: entrance, out: exit } = animation;
  if (exit) {
    const share = shareOf(duration - exit.at - at, exit, { index: part.count - 1 - part.index, count: part.count });
    if (share < 1) return { effect: exit.effect, share };
  }
  if (entrance) {
    const share = shareOf(at - entrance.at, entrance, part);
    if (share < 1) return { effect: entrance.effect, share };
  }
  return null;
}

/** How far a part has come `ms` after the passage began. */
function shareOf(ms: number, { duration, by }: Passage, part: Part): number {
  const count = by === 'whole' ? 1 : Math.max(1, part.count);
  const own = duration / (1 + (count - 1) * (1 - OVERLAP));
  const late = count === 1 ? 0 : part.index * own * (1 - OVERLAP);
  return clampShare((ms - late) / own);
}

function driftPose(from: DriftPlace, to: DriftPlace, share: number, { width, height }: PassageRoom): Pose {
  const between = (one: number, other: number) => one + (other - one) * share;
  // Zooming is even to the eye when each moment enlarges by the same factor.
  const scale = from.scale * (to.scale / from.scale) ** share;
  return {
    ...REST,
    x: between(from.x, to.x) * width,
    y: between(from.y, to.y) * height,
    scaleX: scale,
    scaleY: scale,
    rotation: between(from.rotation, to.rotation),
  };
}

function isStill(place: DriftPlace): boolean {
  return isAtRest({
    ...REST,
    x: place.x,
    y: place.y,
    scaleX: place.scale,
    scaleY: place.scale,
    rotation: place.rotation,
  });
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}
