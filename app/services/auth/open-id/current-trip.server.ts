/**
 * State that has to bypass better-auth while it handles one request of a trip: it keeps `iss` from the provider's code,
 * passes errors on as one code and drops the name on linking.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ProviderKey } from './provider-key.ts';
import type { TripProblem } from './trip-problem.ts';

export interface CurrentTrip {
  /** The issuer that the answer claims (RFC 9207); null: it claims none, or there is no answer yet. */
  readonly iss: string | null;
  problem: TripProblem | null;
  /** Who came back. */
  person: { provider: ProviderKey; subject: string; name: string } | null;
}

const trips = new AsyncLocalStorage<CurrentTrip>();

/** Runs `handle` and returns its result with what was learned meanwhile. */
export async function onTrip<Result>(
  handle: () => Promise<Result>,
  iss: string | null = null,
): Promise<{ result: Result; trip: CurrentTrip }> {
  const trip: CurrentTrip = { iss, problem: null, person: null };
  return { result: await trips.run(trip, handle), trip };
}

/** The trip that this code runs for, if any. */
export const currentTrip = (): CurrentTrip | undefined => trips.getStore();

/** Records something about that trip. */
export function noteOnTrip(note: Partial<Omit<CurrentTrip, 'iss'>>): void {
  Object.assign(currentTrip() ?? {}, note);
}
