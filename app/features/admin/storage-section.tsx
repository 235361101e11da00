/** Storage use: by kind, on the disk, and by the largest accounts. */
import type { ReactNode } from 'react';
import type { StorageKind, StorageView } from '#app/services/admin/admin.ts';
import { sizeText } from '#app/services/storage/size-text.ts';
import { Card } from '#app/ui/card.tsx';
import { DataTable, type Column } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Meter, meterTone } from '#app/ui/meter.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { planName, UserLink } from './parts.tsx';

const kindNames: Record<StorageKind, MessageKey> = {
  pictures: 'admin.kindPictures',
  videos: 'admin.kindVideos',
  music: 'admin.kindMusic',
  otherFiles: 'admin.kindOtherFiles',
  fonts: 'admin.kindFonts',
  designs: 'admin.kindDesigns',
  chats: 'admin.kindChats',
};

const kindColumns: readonly Column<StorageView['kinds'][number]>[] = [
  {
    key: 'kind',
    label: message('admin.kind'),
    main: true,
    cell: ({ kind }) => <span className="text-15">{message(kindNames[kind])}</span>,
  },
  { key: 'count', label: message('admin.count'), align: 'end', cell: ({ count }) => count.toLocaleString('en') },
  { key: 'size', label: message('admin.size'), align: 'end', cell: ({ bytes }) => sizeText(bytes) },
];

const accountColumns: readonly Column<StorageView['accounts'][number]>[] = [
  {
    key: 'account',
    label: message('admin.account'),
    main: true,
    cell: ({ user }) => (
      <span className="text-15">
        <UserLink user={user} />
      </span>
    ),
  },
  { key: 'plan', label: message('admin.plan'), cell: ({ plan }) => planName(plan) },
  { key: 'used', label: message('admin.used'), align: 'end', cell: ({ used }) => sizeText(used) },
  { key: 'allowed', label: message('admin.allowed'), align: 'end', cell: ({ allowed }) => sizeText(allowed) },
];

export function StorageSection({ storage: { kinds, database, disk, accounts } }: { storage: StorageView }): ReactNode {
  const total = kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <>
      <Card title={message('admin.disk')} hint={message('admin.diskText')}>
        {disk ? <Disk {...disk} /> : <p className="text-15 text-muted">{message('admin.diskUnknown')}</p>}
        {database !== null && (
          <p className="mt-4 text-13 text-muted">{message('admin.databaseSize', { size: sizeText(database) })}</p>
        )}
      </Card>
      <Card title={message('admin.stored')} hint={message('admin.storedText', { size: sizeText(total) })}>
        {total === 0 ? (
          <EmptyState
            title={message('admin.nothingStored')}
            hint={message('admin.nothingStoredText')}
            className="py-8"
          />
        ) : (
          <DataTable
            label={message('admin.stored')}
            columns={kindColumns}
            rows={kinds.filter(({ count }) => count > 0)}
            keyOf={({ kind }) => kind}
          />
        )}
      </Card>
      <Card title={message('admin.largest')} hint={message('admin.largestText')}>
        {accounts.length === 0 ? (
          <EmptyState
            title={message('admin.nothingStored')}
            hint={message('admin.nothingStoredText')}
            className="py-8"
          />
        ) : (
          <DataTable
            label={message('admin.largest')}
            columns={accountColumns}
            rows={accounts}
            keyOf={({ user }) => user.id}
          />
        )}
      </Card>
    </>
  );
}

function Disk({ free, total }: { free: number; total: number }): ReactNode {
  const used = total - free;
  const text = message('admin.diskFree', { free: sizeText(free, 'down'), total: sizeText(total) });
  return (
    <>
      <p className="text-15">
        <span className="tabular">{text}</span>
      </p>
      <Meter name={message('admin.disk')} used={used} amount={total} text={text} tone={meterTone(used, total)} />
    </>
  );
}
