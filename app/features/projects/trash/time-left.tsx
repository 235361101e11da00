/** How long something stays in the trash. The server-rendered page doesn't know the current time: it shows the date. */
import { useState, type ReactNode } from 'react';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { message } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';
import { daysLeft } from './days-left.ts';

export function TimeLeft({ until }: { until: string }): ReactNode {
  const isHydrated = useHydrated();
  const [now] = useState(() => Date.now());
  return (
    <time dateTime={until} title={timeText(until, 'full', isHydrated ? undefined : 'UTC')}>
      {isHydrated
        ? message('projects.daysLeft', { count: daysLeft(until, now) })
        : message('projects.until', { day: timeText(until, 'shortDay', 'UTC') })}
    </time>
  );
}
