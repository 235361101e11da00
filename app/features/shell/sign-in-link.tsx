/** A link to the sign-in page that returns here and keeps what was typed. Works as a plain link without scripts. */
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { hasKeeper, keptPath } from '#app/browser/keep-for-sign-in.ts';

export interface SignInLinkProps {
  className?: string;
  children: ReactNode;
  onFollow?(): void;
}

const addressOf = (next: string): string => (next === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next })}`);

export function SignInLink({ className, children, onFollow }: SignInLinkProps): ReactNode {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = pathname === '/' ? '/' : pathname + search;
  const goWithWords = async (): Promise<void> => {
    await navigate(addressOf(await keptPath(here)));
  };
  return (
    <Link
      to={addressOf(here)}
      className={className}
      onClick={(event) => {
        onFollow?.();
        if (!hasKeeper() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void goWithWords();
      }}
    >
      {children}
    </Link>
  );
}
