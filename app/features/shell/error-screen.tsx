/**
 * The screens of things that went wrong: a route's error or a crash, an application that can't start, an address that
 * leads nowhere.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { message } from '#messages/message.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';

function Centered({ children }: { children: ReactNode }): ReactNode {
  return (
    <main id="content" className="grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-3 text-center">{children}</div>
    </main>
  );
}

/** 'Something went wrong', its code, and the one way on. With a `heading` the same for a failure that has a name. */
export function ErrorScreen({ heading, hint }: { heading?: string; hint?: string }): ReactNode {
  return (
    <Centered>
      <Mark size={48} className="mb-3" />
      <h1 className="text-28">{heading ?? message('common.somethingWentWrong')}</h1>
      <p className="text-15 text-muted">{hint ?? message('common.somethingWentWrongHint')}</p>
      <Button variant="primary" className="mt-3" onClick={() => window.location.reload()}>
        {message('common.refresh')}
      </Button>
      <p className="mt-4 font-mono text-12 text-faint">{message('common.somethingWentWrongCode')}</p>
    </Centered>
  );
}

export function NotFoundScreen(): ReactNode {
  return (
    <Centered>
      <LostShapes />
      <h1 className="text-28">{message('common.pageNotFound')}</h1>
      <p className="text-15 text-muted">{message('common.pageNotFoundHint')}</p>
      <Link to="/" className={buttonClass('primary', 'medium', 'mt-3')}>
        {message('common.goHome')}
      </Link>
    </Centered>
  );
}

/** The mark's two shapes that did not find each other. */
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
