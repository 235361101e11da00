/**
 * Times on the reader's own clock. The server knows neither it nor the current time: its page shows UTC, and the date
 * instead of how long ago, until the browser takes over.
 */
import { useState, type ReactNode } from 'react';
import { agoText, timeText, type TimeStyle } from '#messages/time-text.ts';
import { useHydrated } from './use-hydrated.ts';

/** For `timeText`: undefined is the browser's own zone. */
export function useZone(): string | undefined {
  return useHydrated() ? undefined : 'UTC';
}

export interface TimeProps {
  /** ISO 8601. */
  at: string;
  /** 'ago' counts from when it was first shown. */
  format: TimeStyle | 'ago';
  className?: string;
}

/** A time as text; its tooltip shows the full time. */
export function Time({ at, format, className }: TimeProps): ReactNode {
  const zone = useZone();
  const [now] = useState(() => new Date());
  const text = format !== 'ago' ? timeText(at, format, zone) : zone ? timeText(at, 'day', zone) : agoText(at, now);
  return (
    <time dateTime={at} title={timeText(at, 'full', zone)} className={className}>
      {text}
    </time>
  );
}
