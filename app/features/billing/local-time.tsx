/**
 * Days and times in the reader's own time zone. The server does not know it: its page says UTC until the browser takes
 * over.
 */
import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const serverZone = () => 'UTC';

export type TimeStyle = 'date' | 'time';

const styles: Record<TimeStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  time: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  },
};

export function timeText(iso: string, style: TimeStyle, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...styles[style], timeZone }).format(new Date(iso));
}

/** Writes days (or days with their hours) of ISO 8601 as the reader's clock has them. */
export function useTimeText(): (iso: string, style?: TimeStyle) => string {
  const zone = useSyncExternalStore(never, ownZone, serverZone);
  return (iso, style = 'date') => timeText(iso, style, zone);
}

export function LocalDate({ at, className }: { at: string; className?: string }): ReactNode {
  const text = useTimeText();
  return (
    <time dateTime={at} className={className}>
      {text(at)}
    </time>
  );
}
