/**
 * Hears what may have changed how much is left (credits spent or given back, things kept or deleted, here or elsewhere)
 * and reads it again where a screen shows it.
 */
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { USAGE_PATH } from '#app/browser/credits/usage.ts';
import type { AppEvent } from '#app/contracts/event.ts';
import { useEventFeed } from './event-feed.tsx';

/** What comes together is answered once, ms. */
const GATHERED = 150;

export function UsageWatch(): null {
  const feed = useEventFeed();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!feed) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(soon);
      soon = setTimeout(() => void mutate(USAGE_PATH), GATHERED);
    };
    const changesUsage = usageChanges();
    const leave = feed.subscribe({ event: (event) => changesUsage(event) && again(), reconnected: again });
    return () => {
      clearTimeout(soon);
      leave();
    };
  }, [feed, mutate]);
  return null;
}

/** Whether an event of a stream may have changed the usage. A generation tells of its progress too: that changes none. */
export function usageChanges(): (event: AppEvent) => boolean {
  const going = new Set<string>();
  return (event) => {
    switch (event.type) {
      case 'generation': {
        const key = `${event.id} ${event.tries}`;
        if (event.state !== 'generating') return going.delete(key) || true;
        if (going.has(key)) return false;
        going.add(key);
        return true;
      }
      case 'credits.changed':
      case 'plan.changed':
      case 'generation.deleted':
      case 'design.created':
      case 'design.purged':
      case 'events.missed':
        return true;
      default:
        return false;
    }
  };
}
