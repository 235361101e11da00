/** Who looks at the page, as far as the screens need to know. Comes from the root loader. */
import { useRouteLoaderData } from 'react-router';
import type { ThemeChoice } from '#app/ui/theme-choice.ts';

export interface Visitor {
  id: string;
  name: string;
  email: string;
  /** Continued without an account. */
  isAnonymous: boolean;
}

/** What every screen has at hand. */
export interface RootData {
  visitor: Visitor | null;
  theme: ThemeChoice;
  sourceUrl: string;
}

/** Null on the error screen, when the root itself could not load. */
export function useRootData(): RootData | null {
  return (useRouteLoaderData('root') as RootData | undefined) ?? null;
}

/** The account that is signed in; null for nobody and for guests. */
export function useAccount(): Visitor | null {
  const visitor = useRootData()?.visitor ?? null;
  return visitor && !visitor.isAnonymous ? visitor : null;
}
