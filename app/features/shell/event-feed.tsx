/**
 * The user's event stream for all screens: one feed per page. When the session ends, wherever that happened, this page
 * ends it too.
 */
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { eventFeedOf, type EventFeed } from '#app/browser/event-stream.client.ts';
import { sessionEnded } from './session-end.ts';

const Feed = createContext<EventFeed | null>(null);

/** `userId` null: not signed in, so there are no events. */
export function EventFeedProvider({ userId, children }: { userId: string | null; children: ReactNode }): ReactNode {
  const [feed, setFeed] = useState<EventFeed | null>(null);

  useEffect(() => {
    if (!userId) return;
    const own = eventFeedOf(userId);
    // Without haste: otherwise everything not yet hydrated would be at once, to hear of it.
    startTransition(() => setFeed(own));
    const leave = own.subscribe({
      event: (event) => event.type === 'session.ended' && sessionEnded(),
      reconnected: () => undefined,
    });
    return () => {
      leave();
      setFeed(null);
    };
  }, [userId]);

  return <Feed.Provider value={feed}>{children}</Feed.Provider>;
}

/** Null during rendering on the server, before the first effects have run, and without a sign-in. */
export function useEventFeed(): EventFeed | null {
  return useContext(Feed);
}
