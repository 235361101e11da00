/**
 * The frame of the account's screens: text on the left and, on wide screens, the overlap of the logo's two shapes on
 * the right.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { message } from '#messages/message.ts';
import { Wordmark } from '#app/ui/mark.tsx';

export function AccountFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,1fr)_minmax(0,1.15fr)]">
      <div className="flex flex-col px-6 pb-10 sm:px-10">
        <header className="flex h-16 items-center">
          <Link to="/" className="rounded-small">
            <Wordmark name={message('common.appName')} />
          </Link>
        </header>
        <main id="content" className="mx-auto grid w-full max-w-sm flex-1 content-center gap-6 py-10">
          {children}
        </main>
      </div>
      <Overlap />
    </div>
  );
}

export function AccountHeading({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  return (
    <div className="grid gap-2">
      <h1 className="text-28">{title}</h1>
      {children && <p className="text-15 text-muted">{children}</p>}
    </div>
  );
}

/** Large enough to bleed off the panel: two shapes and what they make together. */
function Overlap(): ReactNode {
  return (
    <div aria-hidden className="relative hidden overflow-hidden bg-sunken lg:block">
      <svg viewBox="0 0 800 900" preserveAspectRatio="xMinYMid slice" className="absolute inset-0 isolate size-full">
        <circle cx="330" cy="380" r="270" className="fill-(--mark-a)" />
        <rect
          x="330"
          y="340"
          width="400"
          height="400"
          rx="84"
          className="fill-(--mark-b) mark-overlap"
          transform="rotate(-9 530 540)"
        />
      </svg>
    </div>
  );
}
