/** A part of the properties panel with its name, and optionally a button next to it. */
import type { ReactNode } from 'react';

export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children?: ReactNode;
}): ReactNode {
  return (
    <section aria-label={title} className="relative grid gap-2 border-t border-line px-3 py-3 first:border-t-0">
      <div className="flex min-h-6 items-center justify-between">
        <h3 className="font-text text-13 font-semibold tracking-normal">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
