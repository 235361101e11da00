/** The bar above a list for searching and sorting: it stays visible while the list scrolls below it. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function ListBar({ className, children }: { className?: string; children: ReactNode }): ReactNode {
  return (
    <div
      className={classNames(
        'sticky top-0 z-20 -mx-4 mt-5 flex flex-wrap items-center gap-2 border-b border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6',
        className,
      )}
    >
      {children}
    </div>
  );
}
