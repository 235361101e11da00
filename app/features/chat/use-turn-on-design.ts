/** Whether the assistant works on a design, in whichever conversation: for where none is shown. */
import { useEffect, useState } from 'react';
import type { EventFeed } from '#app/browser/event-stream.client.ts';

/** `initial`: whether it did when the page was rendered. */
export function useTurnOnDesign(designId: string, initial: boolean, feed: EventFeed | null): boolean {
  const [runs, setRuns] = useState(initial);
  useEffect(() => {
    if (!feed) return;
    return feed.subscribe({
      event(event) {
        if (event.type === 'chat.turn' && event.designId === designId) setRuns(event.state === 'running');
      },
      reconnected: () => undefined,
    });
  }, [feed, designId]);
  return runs;
}
