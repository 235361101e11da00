/** What the engine makes of the words while they are typed: what it shows, what it leaves out, what it can't draw. */
import { useEffect, useState } from 'react';
import { httpGet } from '#app/browser/http-client.ts';
import type { ImageType } from '#tools/contract/image-types.ts';
import type { ImageUnderstanding } from '#tools/contract/ports/images-port.ts';

/** ms after the last key. */
const PAUSE = 300;

interface Asked {
  type: ImageType;
  words: string;
  style: string | null;
}

/** Null: a hosted model paints whatever is asked for. */
export function askUnderstanding(
  { type, words, style }: Asked,
  signal?: AbortSignal,
): Promise<ImageUnderstanding | null> {
  const search = new URLSearchParams({ type, words: words.trim(), ...(style === null ? {} : { style }) });
  return httpGet<ImageUnderstanding | null>(`/api/images/understanding?${search}`, {}, signal ? { signal } : {});
}

/** Null until it is known of just these words. */
export function useUnderstanding({ type, words, style }: Asked, isOff: boolean): ImageUnderstanding | null {
  const [known, setKnown] = useState<{ of: string; understood: ImageUnderstanding | null } | null>(null);
  const of = JSON.stringify([type, words.trim(), style]);
  useEffect(() => {
    if (isOff || words.trim() === '') return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      // Without an answer it is asked again when the picture is.
      askUnderstanding({ type, words, style }, left.signal).then(
        (understood) => setKnown({ of: JSON.stringify([type, words.trim(), style]), understood }),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [type, words, style, isOff]);
  return !isOff && known?.of === of ? known.understood : null;
}
