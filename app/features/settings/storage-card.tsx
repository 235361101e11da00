/** How much the account stores of what its plan allows, what counts, and what to do when it is full. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StorageUsage } from '#app/services/quota/storage-usage.ts';
import { sizeWords } from '#app/services/storage/size-words.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { Card } from './card.tsx';
import { Meter } from './meter.tsx';

export interface StorageCardProps {
  storage: StorageUsage;
  /** To the plans, when there are some to choose from. */
  plansPath: string | null;
}

export function StorageCard({ storage: { used, allowed, more }, plansPath }: StorageCardProps): ReactNode {
  const text = message('settings.storageUsed', { used: sizeWords(used), allowed: sizeWords(allowed) });
  const isFull = used >= allowed;
  const canUpgrade = plansPath !== null && more === 'upgrade';
  return (
    <Card
      title={message('settings.storage')}
      hint={message('settings.storageText')}
      action={canUpgrade && <Link to={plansPath} className={buttonClass('secondary', 'small')}>{message('settings.seePlans')}</Link>}
    >
      <p className="tabular text-15">{text}</p>
      <Meter name={message('settings.storage')} used={used} amount={allowed} text={text} full={isFull} />
      {isFull && <p className="mt-2 text-13 text-danger-text">{message(canUpgrade ? 'settings.storageFullUpgrade' : 'settings.storageFull')}</p>}
    </Card>
  );
}
