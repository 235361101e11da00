/**
 * Formats times for people: a 24-hour clock and day before month, the same everywhere. Places without words (a file
 * name, an attribute) use ISO 8601 instead.
 */
import { message } from './message.ts';

const LOCALE = 'en-GB';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const styles = {
  /** 14:05 */
  time: clock,
  /** 28 November 2026 */
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 28 Nov */
  shortDay: { day: 'numeric', month: 'short' },
  /** Saturday 28 November */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** November */
  month: { month: 'long' },
  /** November 2026 */
  monthOfYear: { month: 'long', year: 'numeric' },
  /** 28 Nov 2026, 14:05 */
  moment: { day: 'numeric', month: 'short', year: 'numeric', ...clock },
  /** Saturday 28 November at 14:05: for times within a year. */
  weekdayTime: { weekday: 'long', day: 'numeric', month: 'long', ...clock },
  /** 28 November 2026 at 14:05 */
  full: { day: 'numeric', month: 'long', year: 'numeric', ...clock },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeStyle = keyof typeof styles;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A time (ISO 8601 or Date) in words. `zone`: an IANA time zone; undefined: the machine's own. Marks an hour in
 * `'UTC'`, which replaces a reader's unknown zone, as UTC.
 */
export function timeText(at: string | Date, style: TimeStyle, zone?: string): string {
  const key = `${style} ${zone ?? ''}`;
  let format = formats.get(key);
  if (!format) {
    const marked = zone === 'UTC' && 'hour' in styles[style];
    format = new Intl.DateTimeFormat(LOCALE, {
      ...styles[style],
      timeZone: zone,
      ...(marked && { timeZoneName: 'short' }),
    });
    formats.set(key, format);
  }
  return format.format(new Date(at));
}

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const units: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
/** From this age on, seconds, the date is more useful. */
const LONG = 14 * 86_400;

/** "5 minutes ago"; after two weeks the date. */
export function agoText(at: string | Date, now: Date, zone?: string): string {
  const seconds = (now.getTime() - new Date(at).getTime()) / 1000;
  if (seconds >= LONG) return timeText(at, 'day', zone);
  const unit = units.find(([, length]) => seconds >= length);
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : message('common.justNow');
}
