/** What the server makes of the words while they are typed: whether they suffice, and suggested motifs. */
import { useEffect, useState } from 'react';
import { httpGet } from '#app/browser/http-client.ts';
import type { LogoWords } from '#app/services/logos/logo.ts';
import type { LogoSetup } from './logo-setup.ts';

/** ms after the last key. */
const PAUSE = 350;

export function askLogoWords({ name, description, elements }: LogoSetup, signal?: AbortSignal): Promise<LogoWords> {
  const search = new URLSearchParams({ name: name.trim(), description: description.trim() });
  for (const element of elements) search.append('element', element);
  return httpGet<LogoWords>(`/api/logos/words?${search}`, {}, signal ? { signal } : {});
}

/** Null until something is known; known results stay until there are newer ones. */
export function useLogoWords({ name, description }: LogoSetup): LogoWords | null {
  const [words, setWords] = useState<LogoWords | null>(null);
  useEffect(() => {
    if (name.trim() === '' && description.trim() === '') {
      setWords(null);
      return;
    }
    const left = new AbortController();
    const timer = setTimeout(() => {
      // Suggestions are optional: without an answer there are none.
      askLogoWords({ name, description, style: 'assorted', elements: [] }, left.signal).then(setWords, () => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [name, description]);
  return words;
}
