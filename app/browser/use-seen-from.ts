/** From where a product was photographed: its cutout says so. Asked for when the screen is there, so nothing waits for it. */
import { useEffect, useState, type RefObject } from 'react';
import { httpPost } from './http-client.ts';

export type SeenFrom = 'side' | 'above';

/**
 * @param asset the user's own picture; null: nothing is asked
 * @param list what is sorted by it: the answer is held back while the pointer or the focus is on it, so that nothing
 *   moves under either
 * @returns null: not known, or not yet
 */
export function useSeenFrom(asset: string | null, list: RefObject<HTMLElement | null>): SeenFrom | null {
  const [known, setKnown] = useState<{ asset: string; from: SeenFrom } | null>(null);
  useEffect(() => {
    if (asset === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const take = (from: SeenFrom): void => {
      if (signal.aborted) return;
      const used = list.current;
      if (!used?.matches(':hover, :focus-within')) return setKnown({ asset, from });
      // The state that a selector sees is that of before the event.
      const later = (): void => void setTimeout(() => take(from));
      for (const event of ['pointerleave', 'focusout']) used.addEventListener(event, later, { once: true, signal });
    };
    httpPost<{ seenFrom?: SeenFrom }>(`/api/assets/${asset}/cutout`, undefined, { signal }).then(
      ({ seenFrom }) => seenFrom && take(seenFrom),
      // A picture that can't be cut out is reported once a scene is requested.
      () => undefined,
    );
    return () => stop.abort();
  }, [asset, list]);
  return known?.asset === asset ? (known?.from ?? null) : null;
}
