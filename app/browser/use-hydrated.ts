/** Whether scripts have taken over the page. Before that, and always without scripts, its forms are plain ones. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
