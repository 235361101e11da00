/** Steps by day, with the usual words for days. */
import { message } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';

export interface Day<Row> {
  /** Of its first step. */
  key: string;
  title: string;
  rows: Row[];
}

const dayOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;

/** Rows in runs of the same day, in the given order. `now`: the current day. */
export function byDay<Row extends { at: string }>(rows: readonly Row[], now: Date): Day<Row>[] {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const days: Day<Row>[] = [];
  for (const row of rows) {
    const date = new Date(row.at);
    const key = dayOf(date);
    const last = days.at(-1);
    if (last?.key === key) last.rows.push(row);
    else
      days.push({
        key,
        title:
          key === dayOf(now)
            ? message('history.today')
            : key === dayOf(yesterday)
              ? message('history.yesterday')
              : timeText(row.at, 'weekday'),
        rows: [row],
      });
  }
  return days;
}
