/** The music of a video: analysed once, when it is chosen or found in the address. */
import { useEffect, useState } from 'react';
import type { Song } from './song.ts';

export type SongState = { state: 'none' | 'loading' | 'failed'; song: null } | { state: 'ready'; song: Song };

/** `asset`: empty for none. */
export function useSong(asset: string): SongState {
  const [heard, setHeard] = useState<{ asset: string; song: Song | null } | null>(null);
  useEffect(() => {
    if (asset === '') return;
    const stop = new AbortController();
    import('./listen.client.ts')
      .then(({ listenTo }) => listenTo(asset, stop.signal))
      .then(
        (song) => stop.signal.aborted || setHeard({ asset, song }),
        () => stop.signal.aborted || setHeard({ asset, song: null }),
      );
    return () => stop.abort();
  }, [asset]);
  if (asset === '') return { state: 'none', song: null };
  if (heard?.asset !== asset) return { state: 'loading', song: null };
  return heard.song ? { state: 'ready', song: heard.song } : { state: 'failed', song: null };
}
