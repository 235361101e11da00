/** Hears that the plan has changed, wherever that was done: what the page shows of it is read anew, and said once. */
import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { toast } from '#app/ui/toast-store.ts';
import { message } from '#messages/message.ts';
import { useEventFeed } from './event-feed.tsx';
import { planNames, useAccountPlan } from './visitor.ts';

export function PlanWatch(): null {
  const feed = useEventFeed();
  const { revalidate } = useRevalidator();
  const plan = useAccountPlan()?.key ?? null;
  const { pathname } = useLocation();

  useEffect(() => feed?.subscribe({ event: (event) => event.type === 'plan.changed' && void revalidate(), reconnected: () => undefined }), [feed, revalidate]);

  const before = useRef(plan);
  useEffect(() => {
    const changed = before.current !== null && plan !== null && before.current !== plan;
    before.current = plan;
    // Where plans are chosen and kept, the page itself says it.
    if (!changed || /^\/(?:paywall|checkout|settings)(?:$|\/)/.test(pathname)) return;
    toast({ title: message('billing.planChanged'), description: message('billing.planChangedText', { plan: message(planNames[plan]) }) });
  }, [plan, pathname]);

  return null;
}
