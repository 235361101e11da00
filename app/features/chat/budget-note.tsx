/** A day's budget that is used up, above the answer that the built-in assistant gave because of it. */
import { useState, type ReactNode } from 'react';
import type { SpentBudget } from '#agent/chat-message.ts';
import { useZone } from '#app/browser/time.tsx';
import { message } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';

/** Why the built-in assistant answered, although a hosted model usually does. */
export function BudgetNote({ budget }: { budget: SpentBudget }): ReactNode {
  const zone = useZone();
  const [now] = useState(() => new Date());
  const own = budget.of === 'user';
  const until = timeText(budget.until, 'time', zone);
  return (
    <p role="note" className="rounded-card bg-tint px-3.5 py-2.5 text-13 text-muted">
      {new Date(budget.until) > now
        ? message(own ? 'chat.userBudgetSpent' : 'chat.dayBudgetSpent', { until })
        : message(own ? 'chat.userBudgetWasSpent' : 'chat.dayBudgetWasSpent')}
    </p>
  );
}
