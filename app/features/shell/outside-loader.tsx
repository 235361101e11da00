/** Loads what reports pages to external services, once the page is ready and only if one is configured. */
import { lazy, Suspense, type ReactNode } from 'react';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { useRootData } from './visitor.ts';

const OutsidePages = lazy(() => import('./outside-pages.tsx'));

export function OutsideLoader(): ReactNode {
  const root = useRootData();
  const hydrated = useHydrated();
  if (!root?.outside || !hydrated) return null;
  return (
    <Suspense>
      <OutsidePages services={root.outside} visitor={root.visitor} />
    </Suspense>
  );
}
