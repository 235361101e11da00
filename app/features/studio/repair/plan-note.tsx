/** What a larger plan would add to a screen, said before anything is uploaded, with a link there and back. */
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { wayToMore } from '#app/browser/credits/limit-text.ts';
import { usePricedPlan } from '#app/browser/credits/plan-provider.tsx';
import { beyondPlan } from '#tools/contract/tool.ts';

export function PlanNote({ what, children }: { what: 'upscale' | 'batch'; children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  const plan = usePricedPlan();
  const more = wayToMore(beyondPlan(what), { from: pathname + search, plan });
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
      <Crown size={16} strokeWidth={1.75} aria-hidden className="text-accent-text" />
      <span>{children}</span>
      {more && (
        <Link to={more.path} className="font-medium text-accent-text underline underline-offset-2">
          {more.label}
        </Link>
      )}
    </p>
  );
}
