/** Who waits behind whom, and for how long: from what runs, what waits, and what kinds took lately. Pure. */

export interface QueuedWork {
  id: string;
  /** How long it will take in all, ms. */
  durationMs: number;
}

export interface RunningWork extends QueuedWork {
  /** How long it has been at work, ms. */
  workedMs: number;
  /** 0..1; null: it can't say. */
  progress: number | null;
  /** How long ago it said so, ms; left out: just now. */
  sinceMs?: number;
}

export interface Place {
  /** 1 is next. */
  position: number;
  /** Until it is done, ms. */
  remainingMs: number;
}

/** Below this share the time that it took says little about the time that it will take. */
const TELLING_SHARE = 0.15;

/**
 * What is left of something that runs, ms: by what it took so far where that says something, else by what its kind
 * takes.
 */
export function remainingOf({ durationMs, workedMs, progress, sinceMs = 0 }: Omit<RunningWork, 'id'>): number {
  const then = workedMs - sinceMs;
  if (progress !== null && progress >= TELLING_SHARE && then > 0) {
    const left = (then / progress) * (1 - progress);
    // Between two shares it counts down; where the next one keeps away it stands still and does not run up.
    return Math.round(Math.max(left - sinceMs, left / 2));
  }
  if (progress !== null && progress > 0) return Math.round(durationMs * (1 - progress));
  // It takes longer than its kind does; a tenth more is as good a guess as any.
  return Math.round(Math.max(durationMs - workedMs, durationMs / 10));
}

/** Places of all that wait, in their order, when `slots` of them can run at once. */
export function placesOf(
  waiting: readonly QueuedWork[],
  running: readonly RunningWork[],
  slots: number,
): Map<string, Place> {
  // When each slot is free, ms from now.
  const free = running.map(remainingOf);
  while (free.length < Math.max(1, slots)) free.push(0);
  const places = new Map<string, Place>();
  for (const [index, { id, durationMs }] of waiting.entries()) {
    const first = free.indexOf(Math.min(...free));
    const done = (free[first] ?? 0) + durationMs;
    free[first] = done;
    places.set(id, { position: index + 1, remainingMs: Math.round(done) });
  }
  return places;
}

/**
 * The round of the queue that new work gets. Everybody has one turn a round: who brings much gets one round after the
 * other, who comes later with little joins the round that is on (start-time fair queueing: Goyal, Vin and Cheng, 1996).
 *
 * @param current lowest round of all that is not over; null: nothing is
 * @param ownLast highest round of what this user has there already; null: nothing
 */
export function nextRound(current: number | null, ownLast: number | null): number {
  return Math.max(current ?? 0, ownLast === null ? 0 : ownLast + 1);
}
