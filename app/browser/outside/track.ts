/**
 * Named events for the advertising pixel. Code that calls this knows of no pixel: without one, or without consent,
 * events are dropped.
 */
import type { TrackedEvents, TrackedName } from '#app/contracts/outside-services.ts';

export interface TrackedEvent<Name extends TrackedName = TrackedName> {
  name: Name;
  parameters: TrackedEvents[Name];
  /** Events of one name and key are counted once per browser. */
  once: string | null;
}

export type TakeEvent = (event: TrackedEvent) => void;

/** Events before the pixel's code has loaded. */
const kept: TrackedEvent[] = [];
const MOST_KEPT = 10;
let take: TakeEvent = (event) => {
  if (kept.length < MOST_KEPT) kept.push(event);
};

/** Records an event. */
export function track<Name extends TrackedName>(
  name: Name,
  ...[parameters, once]: TrackedEvents[Name] extends undefined
    ? [parameters?: undefined, once?: string]
    : [parameters: TrackedEvents[Name], once?: string]
): void {
  take({ name, parameters: parameters as TrackedEvents[Name], once: once ?? null });
}

/** Sends all further events there, and those kept so far. */
export function trackTo(next: TakeEvent): void {
  take = next;
  for (const event of kept.splice(0)) next(event);
}
