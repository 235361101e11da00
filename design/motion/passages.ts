/** Entrances and exits: the pose of a layer on its way in. Exits are the same in reverse. */
import type { EntranceEffect } from '../document/animation.ts';
import { back, bounce, out, smooth } from './easing.ts';
import { REST, type Pose } from './pose.ts';

/** Distance of a short slide, in shorter sides of the page. */
const STEP = 0.12;

/** Reference lengths of movements, px. */
export interface PassageRoom {
  /** Of the page. */
  width: number;
  height: number;
  /** The upright box of the entering layer, on the page. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Visible early, so that the movement can be seen: fully opaque after a third of the way. */
function appearing(share: number): number {
  return smooth(Math.min(1, share * 3));
}

const effects: Readonly<Record<EntranceEffect, (share: number, room: PassageRoom) => Partial<Pose>>> = {
  fade: (share) => ({ opacity: smooth(share) }),
  rise: (share, room) => ({
    y: (1 - out(share)) * STEP * Math.min(room.width, room.height),
    opacity: appearing(share),
  }),
  sink: (share, room) => ({
    y: (out(share) - 1) * STEP * Math.min(room.width, room.height),
    opacity: appearing(share),
  }),
  // From beyond the page's edge.
  'from-left': (share, room) => ({ x: (out(share) - 1) * Math.max(0, room.right) }),
  'from-right': (share, room) => ({ x: (1 - out(share)) * Math.max(0, room.width - room.left) }),
  drop: (share, room) => ({ y: (bounce(share) - 1) * Math.max(0, room.bottom) }),
  grow: (share) => ({ scaleX: 0.6 + 0.4 * out(share), scaleY: 0.6 + 0.4 * out(share), opacity: appearing(share) }),
  shrink: (share) => ({ scaleX: 1.5 - 0.5 * out(share), scaleY: 1.5 - 0.5 * out(share), opacity: appearing(share) }),
  pop: (share) => ({ scaleX: back(share), scaleY: back(share), opacity: appearing(share * 2) }),
  turn: (share) => ({
    rotation: (1 - out(share)) * -90,
    scaleX: 0.5 + 0.5 * out(share),
    scaleY: 0.5 + 0.5 * out(share),
    opacity: appearing(share),
  }),
  flip: (share) => ({
    scaleX: Math.sin((Math.PI / 2) * out(share)),
    shade: 1 - out(share),
    opacity: appearing(share * 2),
  }),
  wipe: (share) => ({ cover: { from: 'left', share: smooth(share) } }),
  'wipe-up': (share) => ({ cover: { from: 'foot', share: smooth(share) } }),
  iris: (share) => ({ cover: { from: 'middle', share: smooth(share) } }),
};

/** `share` of the time: 0 not there yet, 1 at rest. */
export function passagePose(effect: EntranceEffect, share: number, room: PassageRoom): Pose {
  if (share <= 0) return { ...REST, opacity: 0 };
  return share >= 1 ? REST : { ...REST, ...effects[effect](share, room) };
}
