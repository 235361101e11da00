/**
 * A cache of previews: the same one requested several times in parallel is drawn once, and those used last are kept.
 */
import type { Rendered } from './render-job.ts';

export interface PreviewCache {
  /**
   * `key`: everything that the picture depends on, and its owner. `draw` starts if nobody is drawing it yet; its signal
   * aborts when all who wait have gone. Rejects with the caller's reason, or what `draw` throws.
   */
  get(
    key: readonly (string | number)[],
    draw: (signal: AbortSignal) => Promise<Rendered>,
    signal: AbortSignal,
  ): Promise<Rendered>;
}

interface Flight {
  result: Promise<Rendered>;
  ending: AbortController;
  waiting: number;
}

/** About two thousand small pictures. */
const CACHED_BYTES = 32_000_000;

/** `limit`: total bytes of cached pictures. */
export function createPreviewCache(limit = CACHED_BYTES): PreviewCache {
  /** The one used last at the end. */
  const kept = new Map<string, Rendered>();
  const flights = new Map<string, Flight>();
  let bytes = 0;

  function keep(key: string, result: Rendered): void {
    // What is missing now may be available next time.
    if (result.problems.length > 0) return;
    kept.set(key, result);
    bytes += result.bytes.length;
    for (const [
      oldest,
      {
        bytes: { length },
      },
    ] of kept) {
      if (bytes <= limit) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  function begin(key: string, draw: (signal: AbortSignal) => Promise<Rendered>): Flight {
    const ending = new AbortController();
    const flight: Flight = { result: draw(ending.signal), ending, waiting: 0 };
    flights.set(key, flight);
    const land = () => flights.get(key) === flight && flights.delete(key);
    flight.result.then((result) => land() && keep(key, result), land);
    return flight;
  }

  return {
    async get(parts, draw, signal) {
      signal.throwIfAborted();
      const key = JSON.stringify(parts);
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const flight = flights.get(key) ?? begin(key, draw);
      flight.waiting += 1;
      return new Promise((resolve, reject) => {
        const leave = () => {
          flight.waiting -= 1;
          if (flight.waiting === 0) {
            // The next caller starts over.
            if (flights.get(key) === flight) flights.delete(key);
            flight.ending.abort(signal.reason);
          }
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        flight.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
