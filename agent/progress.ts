/** Reports a running call's progress to live viewers: never stored, and no more often than people can follow. */
import type { Progress } from '#tools/contract/progress.ts';

/** Shortest time between two reports, ms. */
const EVERY_MS = 150;

/** Reports shares in rising order, in hundredths; always the first and the last. */
export function createProgress(
  report: (share: number | null) => void,
  now: () => number = () => performance.now(),
): Progress {
  let reportedAt = -Infinity;
  let reported: number | null | undefined;
  return (share) => {
    const value =
      share === null || !Number.isFinite(share) ? null : Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
    // A second part of the work may start at 0 again; people must not see progress go backwards.
    if (value === reported || (value !== null && typeof reported === 'number' && value < reported)) return;
    if (value !== 1 && now() - reportedAt < EVERY_MS) return;
    reportedAt = now();
    reported = value;
    report(value);
  };
}
