/** Pose of a layer at a moment of its page: entering, resting, leaving; looping and drifting all the time. */
import type { Animation, DriftPlace, Passage } from '../document/animation.ts';
import type { DesignDocument } from '../document/document.ts';
import { descendantsOf } from '../document/tree.ts';
import { driftEasings } from './easing.ts';
import { loopPose } from './loops.ts';
import { passagePose, type PassageRoom } from './passages.ts';
import { isAtRest, REST, together, type Pose } from './pose.ts';

/** How far the parts of a text overlap in time, as a share of a part's own duration. */
const OVERLAP = 0.7;

/** The part of a layer to pose, and how many come one after the other. */
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
 * The pose of a layer, or of one part of it. An entrance in several parts takes as long as a whole one: each part takes
 * less, and they overlap. A page that ends before an entrance is over cuts it off; an exit that begins before the
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

/** Whether the layer ever differs from its pose at rest. */
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

/** Whether the layer is entering or leaving, or absent before or after that. */
export function isPassing(animation: Animation | null, time: PageTime): boolean {
  return animation !== null && passing(animation, time, WHOLE) !== null;
}

/** The layer's largest scale during its animation, as a factor: the size at which its picture is drawn. */
export function largestScale(animation: Animation | null): number {
  if (!animation) return 1;
  const drift = animation.drift ? Math.max(animation.drift.from.scale, animation.drift.to.scale) : 1;
  const loop =
    animation.loop && ['pulse', 'beat'].includes(animation.loop.effect) ? 1 + animation.loop.amount * 0.24 : 1;
  return Math.max(1, drift) * loop;
}

/** The largest of all scales on a page: the size at which its pictures are decoded. */
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

/** Progress of a part `ms` after the passage began. */
function shareOf(ms: number, { duration, by }: Passage, part: Part): number {
  const count = by === 'whole' ? 1 : Math.max(1, part.count);
  const own = duration / (1 + (count - 1) * (1 - OVERLAP));
  const late = count === 1 ? 0 : part.index * own * (1 - OVERLAP);
  return clampShare((ms - late) / own);
}

function driftPose(from: DriftPlace, to: DriftPlace, share: number, { width, height }: PassageRoom): Pose {
  const between = (one: number, other: number) => one + (other - one) * share;
  // Zooming looks even when each moment enlarges by the same factor.
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
