/** One clock for all times. */
import { expect, test } from 'vitest';
import { agoText, timeText } from './time-text.ts';

const at = '2026-11-28T14:05:00.000Z';

test('each style writes day before month and a 24-hour clock', () => {
  const inKolkata = (style: Parameters<typeof timeText>[1]) => timeText(at, style, 'Asia/Kolkata');
  expect(inKolkata('time')).toBe('19:35');
  expect(inKolkata('day')).toBe('28 November 2026');
  expect(inKolkata('shortDay')).toBe('28 Nov');
  expect(inKolkata('weekday')).toBe('Saturday 28 November');
  expect(inKolkata('month')).toBe('November');
  expect(inKolkata('monthOfYear')).toBe('November 2026');
  expect(inKolkata('moment')).toBe('28 Nov 2026, 19:35');
  expect(inKolkata('weekdayTime')).toBe('Saturday 28 November at 19:35');
  expect(inKolkata('full')).toBe('28 November 2026 at 19:35');
});

test('midnight is 00:00, and an hour in UTC says so where a day does not', () => {
  expect(timeText('2026-11-28T00:00:00.000Z', 'time', 'UTC')).toBe('00:00 UTC');
  expect(timeText(new Date(at), 'moment', 'UTC')).toBe('28 Nov 2026, 14:05 UTC');
  expect(timeText(at, 'day', 'UTC')).toBe('28 November 2026');
});

test('hours follow the zone through a change of its clocks', () => {
  expect(timeText('2026-10-25T00:30:00.000Z', 'weekdayTime', 'Europe/Berlin')).toBe('Sunday 25 October at 02:30');
  expect(timeText('2026-10-25T01:30:00.000Z', 'weekdayTime', 'Europe/Berlin')).toBe('Sunday 25 October at 02:30');
  expect(timeText('2026-10-25T00:30:00.000Z', 'weekdayTime', 'America/St_Johns')).toBe('Saturday 24 October at 22:00');
});

test.each([
  [-30, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3 * 3_600 + 1_800, '3 hours ago'],
  [26 * 3_600, 'yesterday'],
  [13 * 86_400, '13 days ago'],
  [40 * 86_400, '19 October 2026'],
])('%d seconds are %s', (seconds, words) => {
  const now = new Date(at);
  expect(agoText(new Date(now.getTime() - seconds * 1000), now, 'UTC')).toBe(words);
});
