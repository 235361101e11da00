/**
 * A person's photo for previews: its subject is looked for once, so that layouts can show it free of its background.
 */
import { useEffect, useState } from 'react';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownCode, thrownText } from '#app/browser/thrown-text.ts';

export interface OwnPhotoState {
  /**
   * looking: it is shown as it is until its subject is known; cut: it is; whole: none was found; gone: it is not this
   * user's, or not any more.
   */
  state: 'none' | 'looking' | 'cut' | 'whole' | 'gone';
  /** Why it is shown whole, for people. */
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
