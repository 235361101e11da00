/** What a larger plan would add to a screen, said before anything is uploaded, with a link there and back. */
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { wayToMore } from '#app/services/billing/limit-text.ts';

export function PlanNote({ what, children }: { what: 'upscale' | 'batch'; children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  const { label, path } = wayToMore(
    { code: 'limit_reached', what, limit: null, resetsAt: null },
    { from: pathname + search },
  );
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
      <Crown size={16} strokeWidth={1.75} aria-hidden className="text-accent-text" />
      <span>{children}</span>
      <Link to={path} className="font-medium text-accent-text underline underline-offset-2">
        {label}
      </Link>
    </p>
  );
}
