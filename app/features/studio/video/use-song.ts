/** The music of a video: decoded once, when it is chosen or found in the address; heard again where it begins anew. */
import { useEffect, useMemo, useState } from 'react';
import type { Heard } from './listen.client.ts';
import type { Song } from './song.ts';

export type SongState = { state: 'none' | 'loading' | 'failed'; song: null } | { state: 'ready'; song: Song };

/** `asset`: empty for none; `from`: the moment that the film begins with, ms. */
export function useSong(asset: string, from: number): SongState {
  const [heard, setHeard] = useState<{ asset: string; part: Heard | null } | null>(null);
  useEffect(() => {
    if (asset === '') return;
    const stop = new AbortController();
    import('./listen.client.ts')
      .then(({ listenTo }) => listenTo(asset, stop.signal))
      .then(
        (part) => stop.signal.aborted || setHeard({ asset, part }),
        () => stop.signal.aborted || setHeard({ asset, part: null }),
      );
    return () => stop.abort();
  }, [asset]);
  const part = heard?.asset === asset ? heard.part : null;
  const song = useMemo(() => part?.(from) ?? null, [part, from]);
  if (asset === '') return { state: 'none', song: null };
  if (heard?.asset !== asset) return { state: 'loading', song: null };
  return song ? { state: 'ready', song } : { state: 'failed', song: null };
}
