/** When something may be tried again, in words that end a sentence: 'in 40 seconds', 'in 3 minutes', 'in 2 hours'. */
import { message } from '#messages/message.ts';

/** Never too soon: rounds up to whole units of what is displayed. */
export function waitText(seconds: number): string {
  if (seconds < 60) return message('common.inSeconds', { seconds: Math.max(1, Math.ceil(seconds)) });
  if (seconds <= 90 * 60) return message('common.inMinutes', { minutes: Math.ceil(seconds / 60) });
  return message('common.inHours', { hours: Math.ceil(seconds / 3600) });
}
