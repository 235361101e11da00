/** The queue, and all users' generations by kind, state and time. */
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { generationStates, type GenerationList, type QueueView } from '#app/services/admin/admin.ts';
import { generationKinds, kindNames } from '#app/services/generations/kinds.ts';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Select } from '#app/ui/select.tsx';
import { message } from '#messages/message.ts';
import { GenerationTable, stateNames } from './generation-table.tsx';
import { durationText, Pages } from './parts.tsx';

/** The selectable periods in hours; 'all' is unlimited. */
export const times = ['1', '24', '168', '720'] as const;
const timeNames = {
  '1': 'admin.lastHour',
  '24': 'admin.lastDay',
  '168': 'admin.lastWeek',
  '720': 'admin.lastMonth',
} as const;

export function GenerationsSection({ queue, list }: { queue: QueueView; list: GenerationList }): ReactNode {
  const [query] = useSearchParams();
  const isFiltered = ['kind', 'state', 'hours'].some((name) => query.has(name));
  return (
    <>
      <QueueCard queue={queue} />
      <Card title={message('admin.generations')} hint={message('admin.generationsText')}>
        <Filters />
        {list.generations.length === 0 ? (
          <EmptyState
            title={message(isFiltered ? 'admin.noneFound' : 'admin.noGenerations')}
            hint={message(isFiltered ? 'admin.noneFoundText' : 'admin.noGenerationsText')}
            className="py-8"
          />
        ) : (
          <GenerationTable generations={list.generations} />
        )}
        <Pages next={list.next} />
      </Card>
    </>
  );
}

function QueueCard({ queue: { lanes, ended, failed } }: { queue: QueueView }): ReactNode {
  return (
    <Card title={message('admin.queue')} hint={message('admin.queueText', { ended, failed })}>
      <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line sm:grid-cols-2">
        {lanes.map(({ lane, running, waiting, atOnce, oldestMs }) => (
          <li key={lane} className="bg-panel p-4">
            <p className="text-13 text-muted">{message(lane === 'here' ? 'admin.laneHere' : 'admin.laneHosted')}</p>
            <p className="mt-1 text-18">
              <span className="tabular">{message('admin.laneNow', { running, waiting })}</span>
            </p>
            <p className="mt-0.5 text-13 text-muted">
              <span>
                {atOnce === 0 ? message('admin.laneElsewhere') : message('admin.laneAtOnce', { count: atOnce })}
              </span>
              {oldestMs !== null && <span> · {message('admin.laneOldest', { time: durationText(oldestMs) })}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Filters(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const choose = (name: string, value: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('after');
        if (value === 'all') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="mb-6 grid gap-3 sm:grid-cols-3">
      <Select
        label={message('admin.state')}
        value={generationStates.find((state) => state === query.get('state')) ?? 'all'}
        options={[
          { value: 'all', label: message('admin.allStates') },
          ...generationStates.map((state) => ({ value: state, label: message(stateNames[state]) })),
        ]}
        onValueChange={(value) => choose('state', value)}
      />
      <Select
        label={message('admin.kind')}
        value={kindNames.find((kind) => kind === query.get('kind')) ?? 'all'}
        options={[
          { value: 'all', label: message('admin.allKinds') },
          ...kindNames.map((kind) => ({ value: kind, label: message(generationKinds[kind].title) })),
        ]}
        onValueChange={(value) => choose('kind', value)}
      />
      <Select
        label={message('admin.time')}
        value={times.find((hours) => hours === query.get('hours')) ?? 'all'}
        options={[
          { value: 'all', label: message('admin.anyTime') },
          ...times.map((hours) => ({ value: hours, label: message(timeNames[hours]) })),
        ]}
        onValueChange={(value) => choose('hours', value)}
      />
    </div>
  );
}
