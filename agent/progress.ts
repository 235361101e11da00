/** How far a running call is, told to whoever watches: not kept, and not more often than eyes can follow. */
import type { Progress } from '#tools/contract/progress.ts';

/** Between two of them, ms. */
const EVERY_MS = 150;

/** Shares are told in order, rising, in hundredths; the first and the last always. */
export function createProgress(
  tell: (share: number | null) => void,
  now: () => number = () => performance.now(),
): Progress {
  let toldAt = -Infinity;
  let told: number | null | undefined;
  return (share) => {
    const value =
      share === null || !Number.isFinite(share) ? null : Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
    // A second part of the work may begin at nothing again; people only see it going on.
    if (value === told || (value !== null && typeof told === 'number' && value < told)) return;
    if (value !== 1 && now() - toldAt < EVERY_MS) return;
    toldAt = now();
    told = value;
    tell(value);
  };
}
