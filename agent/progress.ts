/** Reports a running call's progress to live viewers: never stored, and no more often than people can follow. */
import type { Progress } from '#tools/contract/progress.ts';

/** Shortest time between two reports, ms. */
const EVERY_MS = 150;

/** Reports shares in rising order, in hundredths; always the first, the last, and each new step. */
export function createProgress(report: Progress, now: () => number = () => performance.now()): Progress {
  let reportedAt = -Infinity;
  let reported: number | null | undefined;
  let shown: string | undefined;
  return (share, step = shown) => {
    const isNew = step !== shown;
    const value =
      share === null || !Number.isFinite(share) ? null : Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
    // A second part of the work may start at 0 again; people must not see progress go backwards.
    const isBack = value !== null && typeof reported === 'number' && value < reported;
    if (!isNew && (value === reported || isBack)) return;
    if (!isNew && value !== 1 && now() - reportedAt < EVERY_MS) return;
    reportedAt = now();
    reported = isBack ? reported : value;
    shown = step;
    report(reported ?? null, ...(step === undefined ? [] : [step]));
  };
}
