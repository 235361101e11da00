/** How much the account stores of what its plan allows, what counts, and how to make room when little is left. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StorageUsage } from '#app/contracts/storage-usage.ts';
import { sizeText, usageTexts } from '#app/services/storage/size-text.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { Card } from '#app/ui/card.tsx';
import { Meter, meterTone } from '#app/ui/meter.tsx';

export interface StorageCardProps {
  storage: StorageUsage;
  /** Links to the plans, if there are any to choose from. */
  plansPath: string | null;
}

export function StorageCard({ storage, plansPath }: StorageCardProps): ReactNode {
  const { used, allowed } = storage;
  const tone = meterTone(used, allowed);
  const text = used === 0 ? message('settings.storageNone') : message('settings.storageUsed', usageTexts(storage));
  const rest =
    used > allowed
      ? message('settings.storageOver', { size: sizeText(used - allowed) })
      : message('settings.storageFree', { size: sizeText(allowed - used, 'down') });
  return (
    <Card id="storage" title={message('settings.storage')} hint={message('settings.storageText')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="text-15">
          <span className="tabular">{text}</span>
        </p>
        <p className={classNames('text-13', tone === 'full' ? 'text-danger-text' : 'text-muted')}>
          <span className="tabular">{rest}</span>
        </p>
      </div>
      <Meter name={message('settings.storage')} used={used} amount={allowed} text={text} tone={tone} />
      {tone !== 'usual' && <MakeRoom tone={tone} plansPath={storage.more === 'upgrade' ? plansPath : null} />}
    </Card>
  );
}

function MakeRoom({ tone, plansPath }: { tone: 'low' | 'full'; plansPath: string | null }): ReactNode {
  return (
    <div
      className={classNames('mt-5 rounded-card p-4 text-13', tone === 'full' ? 'bg-danger-soft' : 'bg-warning-soft')}
    >
      <p className={classNames('font-medium', tone === 'full' ? 'text-danger-text' : 'text-warning-text')}>
        {message(tone === 'full' ? 'settings.storageFull' : 'settings.storageAlmostFull')}
      </p>
      <p className="mt-1 text-pretty">
        {message(plansPath === null ? 'settings.storageMakeRoom' : 'settings.storageMakeRoomOrUpgrade')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to="/history/generations" className={buttonClass('secondary', 'small')}>
          {message('settings.storageOpenHistory')}
        </Link>
        {plansPath !== null && (
          <Link to={plansPath} className={buttonClass('secondary', 'small')}>
            {message('settings.seePlans')}
          </Link>
        )}
      </div>
    </div>
  );
}
