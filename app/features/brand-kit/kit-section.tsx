/** One part of the brand kit: its heading, a line about it, its contents. */
import { useId, type ReactNode } from 'react';

export function KitSection({
  title,
  hint,
  aside,
  children,
}: {
  title: string;
  hint: string;
  aside?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-panel p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={id} className="text-18">
            {title}
          </h2>
          <p className="mt-1 text-13 text-muted">{hint}</p>
        </div>
        {aside}
      </div>
      <div className="mt-5">{children}</div>
    </section>
  );
}
