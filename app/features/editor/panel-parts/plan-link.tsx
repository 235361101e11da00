/** A link from what the plan lacks to the plans that include it, and back to this design. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paywallPath, type PaywallLimit } from '#app/contracts/paywall-path.ts';

export function PlanLink({ limit, children }: { limit: PaywallLimit; children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={paywallPath({ limit, from: pathname + search })}
      className="rounded-small font-medium text-accent-text underline decoration-current/40 underline-offset-3 hover:decoration-current"
    >
      {children}
    </Link>
  );
}
