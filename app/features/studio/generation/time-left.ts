/** The remaining time, in words that don't pretend to be exact to the second. */
import { message } from '#messages/message.ts';

/**
 * "About 20 seconds left": in steps of 5 seconds, from a minute and a half on in minutes. Null: unknown, or nearly
 * done.
 */
export function timeLeft(ms: number | null): string | null {
  if (ms === null || ms < 1_500) return null;
  const seconds = ms / 1000;
  const time =
    seconds < 90
      ? message('generation.seconds', {
          count: seconds < 5 ? Math.max(1, Math.round(seconds)) : Math.round(seconds / 5) * 5,
        })
      : message('generation.minutes', { count: Math.round(seconds / 60) });
  return message('generation.about', { time });
}
