/**
 * Counts designs as they are made, whatever made them: a button, a template's link, the first message of a chat, a draft
 * after signing in, a copy. The one place that does.
 */
import { useEffect } from 'react';
import { httpGet } from '#app/browser/http-client.ts';
import { track } from '#app/browser/outside/track.ts';
import type { ProjectPage, ProjectRow } from '#app/contracts/projects.ts';
import { useEventFeed } from './event-feed.tsx';

/** A design is new for so long, ms: one that a page was opened with was made before anything could be heard. */
const NEW_FOR = 2 * 60_000;
/** Copies in several sizes come at once. */
const NEWEST = 20;

/** Those that were made just now. */
export function madeJustNow(designs: readonly Pick<ProjectRow, 'id' | 'createdAt'>[], now: number): string[] {
  return designs.filter(({ createdAt }) => now - Date.parse(createdAt) < NEW_FOR).map(({ id }) => id);
}

/** `counts`: somebody is to hear of it. Each design is counted once by this browser. */
export function useDesignsMade(counts: boolean): void {
  const feed = useEventFeed();
  useEffect(() => {
    if (!feed || !counts) return;
    const left = new AbortController();
    const look = (): void => {
      httpGet<ProjectPage>('/api/designs', { sort: 'created', limit: NEWEST }, { signal: left.signal }).then(
        ({ designs }) => {
          for (const id of madeJustNow(designs, Date.now())) track('design-made', undefined, id);
        },
        // It is counted with the next one, while it is new.
        () => undefined,
      );
    };
    const leave = feed.subscribe({ event: ({ type }) => type === 'design.created' && look(), reconnected: look });
    return () => {
      left.abort();
      leave();
    };
  }, [feed, counts]);
}
