/** The header of the screens around the editor: the mark, where one is, who one is. */
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { message } from '#messages/message.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Wordmark } from '#app/ui/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { useAccount } from './visitor.ts';

/** `wide`: for screens that fill the window. */
export function SiteHeader({ wide = false }: { wide?: boolean }): ReactNode {
  const account = useAccount();
  const { pathname, search } = useLocation();
  const next = pathname === '/' ? '' : `?${new URLSearchParams({ next: pathname + search })}`;
  return (
    <header
      className={classNames(
        'mx-auto flex h-16 w-full items-center gap-3 px-4 sm:gap-6 sm:px-6',
        wide ? 'max-w-[100rem]' : 'max-w-6xl',
      )}
    >
      <a
        href="#content"
        className="sr-only rounded-control bg-ink px-3 py-2 text-13 text-on-ink focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-50"
      >
        {message('common.skipToContent')}
      </a>
      <Link to={account ? '/ai-design' : '/'} className="inline-flex rounded-small">
        <Wordmark name={message('common.appName')} />
      </Link>
      <nav className="flex min-w-0 flex-1 items-center gap-1 max-sm:overflow-x-auto max-sm:mask-r-from-[calc(100%-1.5rem)] max-sm:py-1 max-sm:pe-6 max-sm:[scrollbar-width:none]">
        {account && <HeaderLink to="/ai-design">{message('home.navDesign')}</HeaderLink>}
        <HeaderLink to="/create-design">{message('create.nav')}</HeaderLink>
        {account && (
          <>
            <HeaderLink to="/start-blank">{message('home.navBlank')}</HeaderLink>
            <HeaderLink to="/brand-kit">{message('brandKit.heading')}</HeaderLink>
          </>
        )}
      </nav>
      {account ? (
        <AccountMenu account={account} />
      ) : (
        <Link to={`/sign-in${next}`} className={buttonClass('secondary', 'medium')}>
          {message('common.signIn')}
        </Link>
      )}
    </header>
  );
}

function HeaderLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) =>
        classNames(
          'shrink-0 rounded-control px-2 py-1.5 text-13 font-medium whitespace-nowrap transition-colors sm:px-3',
          isActive ? 'text-ink' : 'text-muted hover:bg-tint hover:text-ink',
        )
      }
    >
      {children}
    </NavLink>
  );
}
