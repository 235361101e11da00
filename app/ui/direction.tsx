/** Tells the parts that handle keys and places themselves (sliders, menus, segments) which way the page reads. */
import { Direction } from 'radix-ui';
import { useSyncExternalStore, type ReactNode } from 'react';

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Around the whole application: follows the `dir` of the page. */
export function PageDirection({ children }: { children: ReactNode }): ReactNode {
  const dir = useSyncExternalStore(watch, read, () => 'ltr' as const);
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}
