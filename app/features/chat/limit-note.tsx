/**
 * Below a call that the plan's limits stopped: which limit it was, when it resets by the reader's clock, and how to get
 * more.
 */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useZone } from '#app/browser/time.tsx';
import type { LimitReached } from '#tools/contract/tool.ts';
import { limitText, wayToMore } from '#app/browser/credits/limit-text.ts';
import { usePricedPlan } from '#app/browser/credits/plan-provider.tsx';
import { buttonClass } from '#app/ui/button.tsx';

export interface LimitNoteProps {
  reached: LimitReached;
  /** What else can be done about it. */
  children?: ReactNode;
}

export function LimitNote({ reached, children }: LimitNoteProps): ReactNode {
  const zone = useZone();
  const { pathname, search } = useLocation();
  const plan = usePricedPlan();
  const { detail } = limitText(reached, { zone, plan });
  const more = wayToMore(reached, { from: pathname + search, plan });
  return (
    <div data-limit={reached.what} className="grid gap-2.5 pe-3 pb-3 ps-[2.6rem]">
      {detail && (
        <p className="text-13 text-muted">
          <span className="tabular">{detail}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        {more && (
          <Link to={more.path} className={buttonClass('secondary', 'small')}>
            {more.label}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
