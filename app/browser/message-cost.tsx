/** About what the next message costs, and at most. */
import { useEffect, useState, type ReactNode } from 'react';
import type { MessageCost } from '#app/contracts/message-cost.ts';
import { dollarsText } from '#messages/amount-text.ts';
import { message } from '#messages/message.ts';
import { httpGet } from './http-client.ts';

/** `busy`: an answer is being written; when it has ended, the estimate counts it. */
export function MessageCostNote({ busy }: { busy: boolean }): ReactNode {
  const [cost, setCost] = useState<MessageCost | null>(null);
  useEffect(() => {
    if (busy) return;
    let shown = true;
    // A message is sent all the same when nobody knows what it costs.
    httpGet<MessageCost | null>('/api/admin/message-cost').then(
      (found) => shown && setCost(found),
      () => shown && setCost(null),
    );
    return () => {
      shown = false;
    };
  }, [busy]);
  if (cost === null) return null;
  const most = dollarsText(cost.most);
  return (
    // In two lines where one is too short: the most that it may cost must not be cut off.
    <p className="tabular min-w-0 flex-1 basis-0 text-12 leading-4 text-balance text-muted">
      {cost.about === null
        ? message('chat.costsAtMost', { most })
        : message('chat.costsAbout', { about: dollarsText(cost.about), most })}
    </p>
  );
}
