/**
 * Times in the reader's own clock. The server knows neither it nor the moment: its page says the day, in UTC, until the
 * browser takes over.
 */
import { useState, useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const units: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
/** Beyond it the day says more. */
const LONG = 14 * 86_400;

const day = (at: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at);

/** '5 minutes ago'; long ago the day. */
export function agoText(at: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000);
  if (seconds >= LONG) return day(at);
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? ['minute', 60];
  return relative.format(-Math.floor(seconds / length), unit);
}

function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export function Ago({ at }: { at: string }): ReactNode {
  const here = useInBrowser();
  // Of when the list was first shown.
  const [now] = useState(() => new Date());
  return <time dateTime={at}>{here ? agoText(new Date(at), now) : day(new Date(at), 'UTC')}</time>;
}

const momentStyles: Record<'long' | 'short', Intl.DateTimeFormatOptions> = {
  long: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

/** Day and hour. */
export function Moment({ at, short = false }: { at: string; short?: boolean }): ReactNode {
  const here = useInBrowser();
  const format = new Intl.DateTimeFormat('en-GB', {
    ...momentStyles[short ? 'short' : 'long'],
    ...(here ? {} : { timeZone: 'UTC', timeZoneName: 'short' }),
  });
  return (
    <time dateTime={at} className="tabular">
      {format.format(new Date(at))}
    </time>
  );
}

export function Day({ at }: { at: string }): ReactNode {
  const here = useInBrowser();
  return <time dateTime={at}>{day(new Date(at), here ? undefined : 'UTC')}</time>;
}
