/** How much of the storage is used, in little space; links to the details. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StorageUsage } from '#app/services/billing/storage-usage.ts';
import { sizeText } from '#app/services/storage/size-text.ts';
import { Meter, meterTone } from '#app/ui/meter.tsx';
import { message } from '#messages/message.ts';

export function StorageNote({ storage: { used, allowed } }: { storage: StorageUsage }): ReactNode {
  const text = message('projects.storage', { used: sizeText(used), allowed: sizeText(allowed) });
  return (
    <Link to="/settings/usage" className="block w-44 rounded-small text-12 text-muted hover:text-ink">
      <span className="tabular">{text}</span>
      <Meter
        name={message('projects.storageName')}
        used={used}
        amount={allowed}
        text={text}
        tone={meterTone(used, allowed)}
      />
    </Link>
  );
}
