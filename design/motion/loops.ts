/**
 * Continuous effects of a layer. Each begins and ends a period in the same pose, so that a page whose duration is a
 * multiple of it plays seamlessly.
 */
import type { Loop, LoopEffect } from '../document/animation.ts';
import { smooth } from './easing.ts';
import { REST, type Pose } from './pose.ts';

/** Reference lengths of movements, px. */
export interface LoopRoom {
  width: number;
  height: number;
}

const wave = (share: number) => Math.sin(2 * Math.PI * share);
/** From 0 to 1 and back within a period. */
const swell = (share: number) => (1 - Math.cos(2 * Math.PI * share)) / 2;

/** Two beats and a rest, like a heart; 0..1. */
function heartbeat(share: number): number {
  const beat = (at: number, width: number) => Math.exp(-(((share - at) / width) ** 2));
  return beat(0.15, 0.055) + 0.6 * beat(0.36, 0.055);
}

/** The share of a period in which light passes over a layer; then it pauses. */
const SWEEP = 0.55;

const effects: Readonly<Record<LoopEffect, (share: number, amount: number, room: LoopRoom) => Partial<Pose>>> = {
  float: (share, amount, room) => ({ y: -wave(share) * amount * 0.05 * Math.min(room.width, room.height) }),
  sway: (share, amount) => ({ rotation: wave(share) * amount * 12 }),
  pulse: (share, amount) => ({ scaleX: 1 + swell(share) * amount * 0.2, scaleY: 1 + swell(share) * amount * 0.2 }),
  beat: (share, amount) => ({
    scaleX: 1 + heartbeat(share) * amount * 0.24,
    scaleY: 1 + heartbeat(share) * amount * 0.24,
  }),
  spin: (share) => ({ rotation: 360 * share }),
  // A flat layer rotated about its upright axis: its width is the cosine, and it darkens as it turns away. Amount: how
  // far it turns. In a full turn it lingers where it is most visible, and shows its front again instead of a back that
  // has no picture.
  turntable: (share, amount) => {
    const angle =
      amount >= 1 ? 2 * Math.PI * share - Math.sin(4 * Math.PI * share) / 2 : wave(share) * amount * (Math.PI / 2);
    return { scaleX: Math.abs(Math.cos(angle)), shade: Math.abs(Math.sin(angle)) };
  },
  shine: (share, amount) => (share >= SWEEP ? {} : { shine: { at: smooth(share / SWEEP), strength: amount } }),
  // From the upper left all the way round, where photographs have their light.
  orbit: (share, amount) => ({ orbit: { angle: 2 * Math.PI * (share - 0.375), strength: amount } }),
  blink: (share, amount) => ({ opacity: 1 - amount * swell(share) }),
  shake: (share, amount) => ({ rotation: share < 0.4 ? wave(share * 10) * amount * 8 * (1 - share / 0.4) : 0 }),
};

/** The pose of a loop, `ms` after its layer's page began. */
export function loopPose(loop: Loop, ms: number, room: LoopRoom): Pose {
  const share = (ms % loop.period) / loop.period;
  return { ...REST, ...effects[loop.effect](share, loop.amount, room) };
}
