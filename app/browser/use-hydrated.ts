/** Whether scripts have taken the page over. Before that, and without scripts for good, its forms are plain ones. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
