/**
 * Watches for changes of the plan, wherever they were made and however long this page was offline: reloads the page's
 * data, and says so once.
 */
import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { whenReachable } from '#app/browser/when-reachable.ts';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { useEventFeed } from './event-feed.tsx';
import { planNames, useAccountPlan } from './visitor.ts';

export function PlanWatch(): null {
  const feed = useEventFeed();
  const { revalidate } = useRevalidator();
  const plan = useAccountPlan()?.key ?? null;
  const { pathname } = useLocation();

  useEffect(() => {
    if (!feed) return;
    const left = new AbortController();
    let reading = false;
    let again = false;
    // Reloading without a connection would replace the page with the error screen.
    const readAnew = async () => {
      // A reload in progress may return the old state.
      again = true;
      if (reading) return;
      reading = true;
      while (again) {
        again = false;
        if (await whenReachable(left.signal)) await revalidate();
      }
      reading = false;
    };
    let isFirst = true;
    const leave = feed.subscribe({
      event: (event) => event.type === 'plan.changed' && void readAnew(),
      reconnected() {
        // Catches up on what was missed.
        if (!isFirst) void readAnew();
        isFirst = false;
      },
    });
    return () => {
      left.abort();
      leave();
    };
  }, [feed, revalidate]);

  const before = useRef(plan);
  useEffect(() => {
    const changed = before.current !== null && plan !== null && before.current !== plan;
    before.current = plan;
    // Where plans are chosen and managed, the page itself says it.
    if (!changed || /^\/(?:paywall|checkout|settings)(?:$|\/)/.test(pathname)) return;
    toast({
      title: message('billing.planChanged'),
      description: message('billing.planChangedText', { plan: message(planNames[plan]) }),
    });
  }, [plan, pathname]);

  return null;
}
