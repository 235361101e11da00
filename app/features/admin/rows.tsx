/** What a user has had, in a card: one row each, with what can be done about it. */
import { Children, type ComponentProps, type ReactNode } from 'react';
import { AlertText } from '#app/ui/alert-text.tsx';
import { Badge } from '#app/ui/badge.tsx';

/** `empty`: shown without rows. */
export function Rows({ empty, children }: { empty: string; children: readonly ReactNode[] }): ReactNode {
  if (Children.count(children) === 0) return <p className="text-13 text-muted">{empty}</p>;
  return <ul className="divide-y divide-line border-t border-line">{children}</ul>;
}

export interface RowProps {
  title: string;
  state: string;
  tone: ComponentProps<typeof Badge>['tone'];
  error: string | null;
  /** Buttons. */
  actions: ReactNode;
  children: ReactNode;
}

export function Row({ title, state, tone, error, actions, children }: RowProps): ReactNode {
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-15 font-medium">
          <span>{title}</span>
          <Badge tone={tone}>{state}</Badge>
        </p>
        {children}
        <AlertText className="mt-1">{error}</AlertText>
      </div>
      {actions}
    </li>
  );
}
