/** Keeps a page that shows one design up to date: when the design changes, reloads the page's data. */
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { whenReachable } from '#app/browser/when-reachable.ts';
import type { AppEvent } from '#app/contracts/event.ts';

/** A turn of the assistant makes many changes: the page follows them about this often, ms. */
const PACE = 700;

const isNews = (event: AppEvent, designId: string): boolean =>
  'designId' in event && event.designId === designId && event.type !== 'history';

/** `paused`: true while the page is being left, when nothing more may be loaded. */
export function useDesignNews(feed: EventFeed | null, designId: string, paused: () => boolean): void {
  const { revalidate } = useRevalidator();
  const isPaused = useRef(paused);
  isPaused.current = paused;
  useEffect(() => {
    if (!feed) return;
    const left = new AbortController();
    let [reading, again] = [false, false];
    const read = async (): Promise<void> => {
      again = true;
      if (reading) return;
      reading = true;
      while (again && !left.signal.aborted) {
        again = false;
        // Reloading without a connection would replace the page with the error screen.
        if ((await whenReachable(left.signal)) && !isPaused.current()) await revalidate();
        await new Promise((resolve) => setTimeout(resolve, PACE));
      }
      reading = false;
    };
    let isFirst = true;
    const leave = feed.subscribe({
      event: (event) => isNews(event, designId) && void read(),
      reconnected() {
        // Catches up on what was missed.
        if (!isFirst) void read();
        isFirst = false;
      },
    });
    return () => {
      left.abort();
      leave();
    };
  }, [feed, designId, revalidate]);
}
