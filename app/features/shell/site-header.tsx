/** The header of the screens around the editor: logo, sections, account. Narrow windows have the links in a menu. */
import { Plus } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { message } from '#messages/message.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Wordmark } from '#app/ui/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { SiteMenu } from './site-menu.tsx';
import { accountSections, currentOf, prices, visitorSections, type Section } from './site-sections.ts';
import { useAccount, useRootData } from './visitor.ts';

/** `wide`: for screens that fill the window. Hydrated by itself: the first press on a page does not wait for it. */
export function SiteHeader({ wide = false }: { wide?: boolean }): ReactNode {
  return (
    <Suspense>
      <Header wide={wide} />
    </Suspense>
  );
}

function Header({ wide }: { wide: boolean }): ReactNode {
  const account = useAccount();
  const hasPrices = useRootData()?.hasPrices ?? false;
  const { pathname } = useLocation();
  const sections = account ? accountSections : hasPrices ? [...visitorSections, prices] : visitorSections;
  return (
    <header
      className={classNames(
        'mx-auto flex h-16 w-full shrink-0 items-center gap-2 px-4 sm:px-6',
        wide ? 'max-w-[100rem]' : 'max-w-6xl',
      )}
    >
      <a
        href="#content"
        className="sr-only rounded-control bg-ink px-3 py-2 text-13 text-on-ink focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-50"
      >
        {message('common.skipToContent')}
      </a>
      <SiteMenu className={classNames('-ms-2 grid size-10', account ? 'min-[900px]:hidden' : 'sm:hidden')} />
      <Link to={account ? '/ai-design' : '/'} className="inline-flex shrink-0 rounded-small">
        <Wordmark name={message('common.appName')} />
      </Link>
      <nav aria-label={message('shell.main')} className="min-w-0 flex-1">
        <ul className={classNames('ms-3 hidden items-center gap-1', account ? 'min-[900px]:flex' : 'sm:flex')}>
          {sections.map((section) => (
            <li key={section.to}>
              <HeaderLink section={section} current={currentOf(section, pathname)} />
            </li>
          ))}
        </ul>
      </nav>
      {account ? (
        <>
          <Link
            to="/start-blank"
            aria-current={pathname === '/start-blank' ? 'page' : undefined}
            className={buttonClass('secondary', 'medium', 'me-1 max-[26rem]:px-3')}
          >
            <Plus size={18} strokeWidth={1.75} aria-hidden />
            <span className="max-[26rem]:sr-only">{message('shell.newDesign')}</span>
          </Link>
          <AccountMenu account={account} />
        </>
      ) : (
        <SignInLink className={buttonClass('secondary', 'medium')}>{message('common.signIn')}</SignInLink>
      )}
    </header>
  );
}

function HeaderLink({ section, current }: { section: Section; current: 'page' | 'true' | undefined }): ReactNode {
  return (
    <Link
      to={section.to}
      aria-current={current}
      className={classNames(
        'block rounded-control px-3 py-1.5 text-13 font-medium whitespace-nowrap transition-colors',
        current ? 'bg-tint text-ink' : 'text-muted hover:bg-tint hover:text-ink',
      )}
    >
      {message(section.label)}
    </Link>
  );
}
