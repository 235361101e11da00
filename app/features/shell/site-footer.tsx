/** The footer: the site's links, the licence, and where the source of this very copy is. */
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { askAgain } from '#app/browser/outside/ad-consent.ts';
import { message } from '#messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Mark } from '#app/ui/mark.tsx';
import { prices, visitorSections } from './site-sections.ts';
import { useRootData } from './visitor.ts';

const link = 'underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current';

/** `wide`: in line with a wide header. */
export function SiteFooter({ wide = false }: { wide?: boolean }): ReactNode {
  const root = useRootData();
  const links = root?.hasPrices ? [...visitorSections, prices] : visitorSections;
  return (
    <footer className="mt-auto border-t border-line">
      <div
        className={classNames(
          'mx-auto flex w-full flex-wrap items-center gap-x-6 gap-y-2 py-6 text-13 text-muted',
          wide ? 'max-w-[100rem] px-4 sm:px-6' : 'max-w-6xl px-6',
        )}
      >
        <Link to="/" className="inline-flex items-center gap-2 hover:text-ink">
          <Mark size={18} />
          {message('common.appName')}
        </Link>
        <nav aria-label={message('shell.footer')} className="contents">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="hover:text-ink">
              {message(label)}
            </Link>
          ))}
        </nav>
        <span className="sm:ms-auto">{message('common.license')}</span>
        {root?.outside?.pixel && (
          <button type="button" onClick={askAgain} className={link}>
            {message('outside.choices')}
          </button>
        )}
        {root && (
          <a href={root.sourceUrl} className={link}>
            {message('common.source')}
          </a>
        )}
      </div>
    </footer>
  );
}
