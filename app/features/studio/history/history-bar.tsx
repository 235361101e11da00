/** Searching and sorting a history, and what it says when nothing is found. */
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { HISTORY_QUERY, type HistorySort } from '#app/contracts/generation.ts';
import { Button } from '#app/ui/button.tsx';
import type { EmptyStateProps } from '#app/ui/empty-state.tsx';
import { ListBar } from '#app/ui/list-bar.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { message } from '#messages/message.ts';
import type { HistoryViewHandle } from './use-history-view.ts';

export interface HistoryBarProps {
  handle: HistoryViewHandle;
  label: string;
  sorts: readonly HistorySort[];
  /** Beside the sort: another choice. */
  children?: ReactNode;
}

export function HistoryBar({
  handle: { view, typed, type, change },
  label,
  sorts,
  children,
}: HistoryBarProps): ReactNode {
  return (
    <ListBar>
      <SearchField
        clearLabel={message('common.clearSearch')}
        maxLength={HISTORY_QUERY}
        className="min-w-0 flex-1 basis-64"
        label={label}
        value={typed}
        onChange={type}
      />
      {children}
      <Select
        label={message('generation.historySort')}
        hideLabel
        value={view.sort}
        options={sorts.map((sort) => ({ value: sort, label: message(`generation.sort.${sort}`) }))}
        onValueChange={(sort) => change({ sort })}
        className="min-w-40 max-sm:flex-1"
      />
    </ListBar>
  );
}

/** For a list that a search left empty. */
export function nothingFound({ view, change }: HistoryViewHandle): Omit<EmptyStateProps, 'className'> {
  return {
    title: message('generation.noneFound', { query: view.query }),
    hint: message('generation.noneFoundText'),
    action: <Button onClick={() => change({ query: '' })}>{message('common.clearSearch')}</Button>,
  };
}

/** Whether another list is on its way: what is shown belongs to the one before. */
export function useIsLeaving(): boolean {
  const { location, state } = useNavigation();
  return state === 'loading' && location !== undefined && location.pathname.startsWith('/history/');
}
