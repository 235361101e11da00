/**
 * What is learned on the way while better-auth handles one request of a trip: it hands errors on as one code and drops
 * the name on linking, and both are wanted afterwards.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ProviderKey } from './provider-key.ts';
import type { TripProblem } from './trip-problem.ts';

export interface CurrentTrip {
  problem: TripProblem | null;
  /** Who came back. */
  person: { provider: ProviderKey; subject: string; name: string } | null;
}

const trips = new AsyncLocalStorage<CurrentTrip>();

/** Runs `handle` and returns its result with what was learned meanwhile. */
export async function onTrip<Result>(handle: () => Promise<Result>): Promise<{ result: Result; trip: CurrentTrip }> {
  const trip: CurrentTrip = { problem: null, person: null };
  return { result: await trips.run(trip, handle), trip };
}

/** Notes something about the trip that this code runs for, if it runs for one. */
export function noteOnTrip(note: Partial<CurrentTrip>): void {
  Object.assign(trips.getStore() ?? {}, note);
}
