/**
 * How long a request may take to arrive. Without imports: the listener reads it before anything of the application is
 * loaded.
 */

/** A body gets some time to start, and must then arrive at the pace of a slow phone: 0.5 Mbit/s. */
const PACE = { startMs: 30_000, bytesPerMs: 64 } as const;

/** How long a body of that many bytes may take to arrive, ms. */
export const bodyTime = (bytes: number): number => PACE.startMs + bytes / PACE.bytesPerMs;

/** How long a large body may wait for room before it is read, ms. */
export const BODY_WAIT_MS = 60_000;

/** The longest of all requests: a test keeps it above the wait plus the time of the largest body, ms. */
export const LONGEST_REQUEST_MS = 25 * 60_000;
