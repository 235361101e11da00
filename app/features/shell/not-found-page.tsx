/** The page for addresses that don't exist or belong to another user. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { message } from '#messages/message.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { SiteHeader } from './site-header.tsx';

export function NotFoundPage(): ReactNode {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="grid flex-1 place-items-center p-6 pb-24">
        <div className="grid max-w-md justify-items-center gap-3 text-center">
          <LostShapes />
          <h1 className="text-28">{message('common.pageNotFound')}</h1>
          <p className="text-15 text-balance text-muted">{message('common.pageNotFoundHint')}</p>
          <Link to="/" className={buttonClass('primary', 'medium', 'mt-3')}>
            {message('common.goHome')}
          </Link>
        </div>
      </main>
    </div>
  );
}

/** The logo's two shapes that did not meet. */
function LostShapes(): ReactNode {
  return (
    <svg width="132" height="56" viewBox="0 0 132 56" aria-hidden className="mb-3">
      <circle cx="24" cy="28" r="20" className="fill-(--mark-a)" />
      <rect x="90" y="10" width="36" height="36" rx="9" className="fill-(--mark-b)" transform="rotate(12 108 28)" />
      <path
        d="M50 28h32"
        className="stroke-(--ink-faint)"
        strokeWidth="1.75"
        strokeDasharray="1 7"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
