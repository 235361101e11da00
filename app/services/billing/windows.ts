/** Windows of limits: back to back from an anchor, the plan's start. */
import { dayMs, windowDays, type LimitWindow } from './plans.ts';

export interface WindowSpan {
  start: Date;
  /** When the next one begins; null: never. */
  end: Date | null;
}

/** The window that contains `now`; before the anchor (by a clock that went back) there are windows too. */
export function windowAt(window: LimitWindow, anchor: Date, now: Date): WindowSpan {
  const days = windowDays[window];
  if (!Number.isFinite(days)) return { start: new Date(0), end: null };
  const length = days * dayMs;
  const index = Math.floor((now.getTime() - anchor.getTime()) / length);
  const start = anchor.getTime() + index * length;
  return { start: new Date(start), end: new Date(start + length) };
}
