/** Lets the selection appear, leave, loop or drift: changes what is named and keeps the rest of its movement. */
import { Clapperboard } from 'lucide-react';
import type { Animation, Drift, Loop, Passage } from '#design/document/animation.ts';
import type { Layer } from '#design/document/layers.ts';
import type { Operation } from '#design/operations/operation.ts';
import { canChangeSelection, defineCommand, selectedLayers } from './command.ts';

/** Null removes a movement; if the layer doesn't have it, only a change that names its effect adds it. */
export interface AnimationChange {
  in?: Partial<Passage> | null;
  out?: Partial<Passage> | null;
  loop?: Partial<Loop> | null;
  drift?: Drift | null;
}

/** The defaults of a newly chosen movement. */
export const NEW_PASSAGE: Omit<Passage, 'effect'> = { at: 0, duration: 800, by: 'whole' };
export const NEW_LOOP: Omit<Loop, 'effect'> = { period: 2000, amount: 0.5 };

const STILL: Animation = { in: null, out: null, loop: null, drift: null };

function changed<Movement extends { effect: string }>(
  before: Movement | null,
  change: Partial<Movement> | null | undefined,
  fresh: Omit<Movement, 'effect'>,
): Movement | null {
  if (change === undefined) return before;
  if (change === null) return null;
  if (before) return { ...before, ...change };
  return change.effect === undefined ? null : ({ ...fresh, ...change } as Movement);
}

/** Only texts come in parts. */
const whole = (layer: Layer, passage: Passage | null): Passage | null =>
  passage && layer.type !== 'text' ? { ...passage, by: 'whole' } : passage;

/** A layer's movement after a change; null: none. */
export function animationAfter(layer: Layer, change: AnimationChange): Animation | null {
  const before = layer.animation ?? STILL;
  const next: Animation = {
    in: whole(layer, changed(before.in, change.in, NEW_PASSAGE)),
    out: whole(layer, changed(before.out, change.out, NEW_PASSAGE)),
    loop: changed(before.loop, change.loop, NEW_LOOP),
    drift: change.drift === undefined ? before.drift : change.drift,
  };
  return Object.values(next).every((movement) => movement === null) ? null : next;
}

/** The update of a layer's movement; none if it stays the same. */
export function animationUpdate(layer: Layer, animation: Animation | null): Operation[] {
  return JSON.stringify(animation) === JSON.stringify(layer.animation)
    ? []
    : [{ type: 'layer.update', id: layer.id, patch: { animation } }];
}

export const animateCommand = defineCommand<AnimationChange>({
  id: 'animate',
  label: 'motion.animate',
  icon: Clapperboard,
  isEnabled: canChangeSelection,
  run: (context, change) =>
    selectedLayers(context).flatMap((layer) => animationUpdate(layer, animationAfter(layer, change))),
});
