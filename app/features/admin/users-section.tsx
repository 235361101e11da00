/** All accounts, newest first, with one search field. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Time } from '#app/browser/time.tsx';
import type { UserPage, UserRow } from '#app/services/admin/admin.ts';
import { sizeText } from '#app/services/storage/size-text.ts';
import { Card } from '#app/ui/card.tsx';
import { DataTable, type Column } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { message } from '#messages/message.ts';
import { Limits, Pages, planName, UserLink } from './parts.tsx';

/** About the pause between two keystrokes. */
const PAUSE_MS = 250;

const columns: readonly Column<UserRow>[] = [
  {
    key: 'account',
    label: message('admin.account'),
    main: true,
    cell: ({ id, name, email, phone }) => (
      <>
        <p className="text-15 font-medium">
          <UserLink user={{ id, name: email ?? phone ?? (name || id) }} />
        </p>
        {name !== '' && name !== email && <p className="mt-0.5 text-muted wrap-anywhere">{name}</p>}
      </>
    ),
  },
  { key: 'plan', label: message('admin.plan'), cell: ({ plan }) => planName(plan) },
  { key: 'used', label: message('admin.used'), full: true, cell: ({ limits }) => <Limits limits={limits} spentOnly /> },
  { key: 'storage', label: message('admin.storage'), align: 'end', cell: ({ storage }) => sizeText(storage) },
  { key: 'designs', label: message('admin.designs'), align: 'end', cell: ({ designs }) => designs },
  {
    key: 'seen',
    label: message('admin.seen'),
    cell: ({ seenAt }) =>
      seenAt ? (
        <Time at={seenAt} format="ago" className="xl:whitespace-nowrap" />
      ) : (
        <span className="text-muted">{message('admin.signedOut')}</span>
      ),
  },
];

export function UsersSection({ page }: { page: UserPage }): ReactNode {
  const [query] = useSearchParams();
  return (
    <Card title={message('admin.users')} hint={message('admin.usersCount', { count: page.total })}>
      <Search />
      {page.users.length === 0 ? (
        <EmptyState
          title={message(query.get('q') ? 'admin.noUserFound' : 'admin.noUsers')}
          hint={message(query.get('q') ? 'admin.noUserFoundText' : 'admin.noUsersText')}
          className="py-8"
        />
      ) : (
        <DataTable label={message('admin.users')} columns={columns} rows={page.users} keyOf={({ id }) => id} />
      )}
      <Pages next={page.next} />
    </Card>
  );
}

function Search(): ReactNode {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [text, setText] = useState(query.get('q') ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void navigate(next.trim() ? `?${new URLSearchParams({ q: next.trim() })}` : '?', { replace: true }),
      PAUSE_MS,
    );
  };
  return (
    <SearchField
      label={message('admin.search')}
      clearLabel={message('admin.clearSearch')}
      value={text}
      maxLength={200}
      onChange={search}
      className="mb-6 max-w-md"
    />
  );
}
