/** Moves the selection by one pixel, or by ten: the arrow keys. */
import { MoveDiagonal } from 'lucide-react';
import { canChangeSelection, defineCommand } from './command.ts';
import { moveCommand } from './move.ts';

export type NudgeKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const NUDGE = 1;
export const NUDGE_FAR = 10;

const DIRECTIONS: Record<NudgeKey, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The movement of an arrow key, px. */
export function nudgeOf(key: NudgeKey, far: boolean): { dx: number; dy: number } {
  const [x, y] = DIRECTIONS[key];
  const distance = far ? NUDGE_FAR : NUDGE;
  return { dx: x * distance, dy: y * distance };
}

export function isNudgeKey(key: string): key is NudgeKey {
  return Object.hasOwn(DIRECTIONS, key);
}

/** A run of key presses is one move: the distances are added up before the commit. */
export const nudgeCommand = defineCommand<{ dx: number; dy: number }>({
  id: 'nudge',
  label: 'editor.nudge',
  icon: MoveDiagonal,
  isEnabled: canChangeSelection,
  run: (context, distance) => moveCommand.run(context, distance),
});
