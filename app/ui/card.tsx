/** One part of a section: its heading, a line of description, its action on the right, its contents. */
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps {
  /** For links to this part. */
  id?: string;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** Sets irreversible actions apart. */
  danger?: boolean;
  children?: ReactNode;
}

export function Card({ id, title, hint, action, danger = false, children }: CardProps): ReactNode {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classNames(
        'scroll-mt-6 rounded-card border bg-panel p-5 sm:p-6',
        danger ? 'border-danger/40' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={titleId} className="text-18">
            {title}
          </h2>
          {hint && <p className="mt-1 text-13 text-pretty text-muted">{hint}</p>}
        </div>
        {action}
      </div>
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}
