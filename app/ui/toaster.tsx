/** The place of the toast. The code that shows it is fetched at the first interaction, or with the first toast. */
import { useSyncExternalStore, type ReactNode } from 'react';
import { deferred } from './deferred.ts';
import { toastStore } from './toast-store.ts';

const View = deferred(async () => (await import('./toast-view.tsx')).ToastView);

export function Toaster(): ReactNode {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);
  return <View needed={shown !== null} />;
}
