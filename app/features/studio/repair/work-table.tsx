/**
 * The table of a repair screen: the picture on the left, settings and results on the right; below each other on narrow
 * windows.
 */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

export function WorkTable({
  stage,
  children,
  className,
}: {
  stage: ReactNode;
  children: ReactNode;
  className?: string;
}): ReactNode {
  return (
    <div className={classNames('grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]', className)}>
      <div className="min-w-0">{stage}</div>
      <div className="grid gap-5 rounded-card border border-line bg-panel p-5 lg:sticky lg:top-6">{children}</div>
    </div>
  );
}

/** The height of the picture on the table. */
export const stageHeight = 'h-[clamp(20rem,calc(100vh-19rem),44rem)]';

export function PanelPart({
  title,
  children,
  aside,
}: {
  title: string;
  children: ReactNode;
  aside?: ReactNode;
}): ReactNode {
  return (
    <section aria-label={title} className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-15 font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
