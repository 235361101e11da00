/**
 * A user's photo for previews: its subject is searched for once, so that layouts can show it without its background.
 */
import { useEffect, useState } from 'react';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownCode, thrownText } from '#app/browser/thrown-text.ts';

export interface OwnPhotoState {
  /**
   * looking: shown whole until its subject is known; cut: the subject was found; whole: none was found; gone: it is not
   * this user's, or no longer.
   */
  state: 'none' | 'looking' | 'cut' | 'whole' | 'gone';
  /** Why it is shown whole, for users. */
  reason: string | null;
}

const NONE: OwnPhotoState = { state: 'none', reason: null };

export function useOwnPhoto(photo: string | null): OwnPhotoState {
  const [found, setFound] = useState<{ photo: string; state: OwnPhotoState } | null>(null);
  useEffect(() => {
    if (photo === null) return;
    const leaving = new AbortController();
    httpPost(`/api/assets/${photo}/cutout`, undefined, { signal: leaving.signal }).then(
      () => setFound({ photo, state: { state: 'cut', reason: null } }),
      (thrown: unknown) =>
        leaving.signal.aborted ||
        setFound({
          photo,
          state: { state: thrownCode(thrown) === 'not_found' ? 'gone' : 'whole', reason: thrownText(thrown) },
        }),
    );
    return () => leaving.abort();
  }, [photo]);
  if (photo === null) return NONE;
  return found?.photo === photo ? found.state : { state: 'looking', reason: null };
}
