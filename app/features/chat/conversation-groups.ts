/** The list of conversations by day: today, yesterday, the last seven days, then month by month. */
import { message } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';

/** A row of GET /api/chats. */
export interface ListedChat {
  id: string;
  title: string;
  designId: string;
  revision: number;
  updatedAt: string;
  excerpt: string;
}

export interface ChatGroup {
  title: string;
  chats: ListedChat[];
}

const DAY = 86_400_000;

/** In the given order; days follow the reader's clock. */
export function groupByDay(chats: readonly ListedChat[], now: Date = new Date()): ChatGroup[] {
  const groups: ChatGroup[] = [];
  for (const chat of chats) {
    const title = dayTitle(new Date(chat.updatedAt), now);
    const last = groups.at(-1);
    if (last?.title === title) last.chats.push(chat);
    else groups.push({ title, chats: [chat] });
  }
  return groups;
}

function dayTitle(day: Date, now: Date): string {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const then = new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  // Days with a clock change are an hour longer or shorter.
  const days = Math.round((midnight - then) / DAY);
  if (days <= 0) return message('chat.today');
  if (days === 1) return message('chat.yesterday');
  if (days < 7) return message('chat.thisWeek');
  return timeText(day, day.getFullYear() === now.getFullYear() ? 'month' : 'monthOfYear');
}
