/** Who waits behind whom, and for how long: from what runs, what waits, and recent times per kind. Pure. */

export interface QueuedWork {
  id: string;
  /** Expected total time, ms. */
  durationMs: number;
}

export interface RunningWork extends QueuedWork {
  /** Time spent so far, ms. */
  workedMs: number;
  /** 0..1; null: it can't say. */
  progress: number | null;
  /** Time since that report, ms; absent: just now. */
  sinceMs?: number;
}

export interface Place {
  /** 1 is next. */
  position: number;
  /** Until it is done, ms. */
  remainingMs: number;
}

/** Below this share the time so far says little about the total. */
const TELLING_SHARE = 0.15;

/**
 * The remaining time of a running one, ms: extrapolated from its progress if that says enough, else its kind's usual
 * time.
 */
export function remainingOf({ durationMs, workedMs, progress, sinceMs = 0 }: Omit<RunningWork, 'id'>): number {
  const then = workedMs - sinceMs;
  if (progress !== null && progress >= TELLING_SHARE && then > 0) {
    const left = (then / progress) * (1 - progress);
    // Between two shares it counts down; if the next one fails to arrive it stops instead of going up.
    return Math.round(Math.max(left - sinceMs, left / 2));
  }
  if (progress !== null && progress > 0) return Math.round(durationMs * (1 - progress));
  // It takes longer than its kind usually does; a tenth more is as good a guess as any.
  return Math.round(Math.max(durationMs - workedMs, durationMs / 10));
}

/** Places of all waiting ones, in order, if `slots` of them can run in parallel. */
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
 * The round of the queue that new work gets. Everybody has one turn per round: a user with a lot gets one round after
 * the other, one who comes later with little joins the current round (start-time fair queueing: Goyal, Vin and Cheng,
 * 1996).
 *
 * @param current lowest round of all unfinished work; null: there is none
 * @param ownLast highest round of this user's work there; null: none
 */
export function nextRound(current: number | null, ownLast: number | null): number {
  return Math.max(current ?? 0, ownLast === null ? 0 : ownLast + 1);
}
