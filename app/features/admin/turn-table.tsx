/** A user's newest turns: who answered, and what that used and cost. Shows nothing that was said. */
import type { ReactNode } from 'react';
import { Time } from '#app/browser/time.tsx';
import type { TurnCosts } from '#app/services/admin/cost-report.ts';
import { dollarsText } from '#messages/amount-text.ts';
import { answeredByText } from '#app/services/costs/answered-by-text.ts';
import { DataTable, type Column } from '#app/ui/data-table.tsx';
import { message } from '#messages/message.ts';

const columns: readonly Column<TurnCosts>[] = [
  {
    key: 'who',
    label: message('admin.answered'),
    main: true,
    cell: ({ kind, name }) => <p className="text-15 wrap-anywhere">{answeredByText({ kind, name })}</p>,
  },
  {
    key: 'at',
    label: message('admin.began'),
    cell: ({ at }) => <Time at={at} format="moment" className="tabular xl:whitespace-nowrap" />,
  },
  {
    key: 'input',
    label: message('admin.inputTokens'),
    align: 'end',
    cell: ({ inputTokens }) => inputTokens.toLocaleString('en'),
  },
  {
    key: 'cached',
    label: message('admin.cachedTokens'),
    align: 'end',
    cell: ({ cachedTokens }) => cachedTokens.toLocaleString('en'),
  },
  {
    key: 'output',
    label: message('admin.outputTokens'),
    align: 'end',
    cell: ({ outputTokens, estimated }) => (
      <>
        <p>{outputTokens.toLocaleString('en')}</p>
        {estimated && <p className="text-muted xl:whitespace-nowrap">{message('admin.partlyEstimated')}</p>}
      </>
    ),
  },
  {
    key: 'cost',
    label: message('admin.cost'),
    align: 'end',
    cell: ({ cost }) =>
      cost === null ? <span className="text-muted">{message('admin.noPrice')}</span> : dollarsText(cost),
  },
];

export function TurnTable({ turns }: { turns: readonly TurnCosts[] }): ReactNode {
  return <DataTable label={message('admin.turns')} columns={columns} rows={turns} keyOf={({ id }) => id} />;
}
