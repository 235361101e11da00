/** The button of the account menu. The menu itself is loaded when first opened. */
import type { ComponentProps, ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { useOnDemand } from './use-on-demand.ts';
import type { Visitor } from './visitor.ts';

const loadList = () => import('./account-menu-list.tsx').then(({ AccountMenuList }) => AccountMenuList);

export function AccountMenu({ account }: { account: Visitor }): ReactNode {
  const { part: List, busy, prefetch, ask } = useOnDemand(loadList);
  if (List) return <List account={account} trigger={<AccountButton account={account} />} />;
  return (
    <AccountButton
      account={account}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={busy || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => void ask()}
    />
  );
}

function AccountButton({ account, ...rest }: { account: Visitor } & ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      aria-label={message('common.accountMenu')}
      {...rest}
      className="shrink-0 rounded-full transition-opacity hover:opacity-85"
    >
      <Avatar name={account.name || account.email || account.phone || ''} size={32} />
    </button>
  );
}
