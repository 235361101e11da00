/** How much of the storage is used, in little space; links to the details. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUsage } from '#app/browser/credits/usage.ts';
import type { StorageUsage } from '#app/contracts/storage-usage.ts';
import { usageTexts } from '#app/services/storage/size-text.ts';
import { Meter, meterTone } from '#app/ui/meter.tsx';
import { message } from '#messages/message.ts';

/** `initial`: what the page was rendered with. */
export function StorageNote({ initial = null }: { initial?: StorageUsage | null }): ReactNode {
  const storage = useUsage()?.storage ?? initial;
  if (!storage) return null;
  const { used, allowed } = storage;
  const text = message('projects.storage', usageTexts(storage));
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
