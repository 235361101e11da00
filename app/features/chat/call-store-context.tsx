/** Provides the conversation's call store to the rows inside it. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CallStore, CallStatus } from './call-store.ts';

const StoreContext = createContext<CallStore | null>(null);

export const CallStoreProvider = StoreContext.Provider;

export function useCallStore(): CallStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('There is no call store around this');
  return store;
}

/** The status of one call; `change` is what it committed. */
export function useCallStatus(callId: string, change: string | null): CallStatus {
  const store = useCallStore();
  const read = (): CallStatus => store.status(callId, change);
  return useSyncExternalStore(store.subscribe, read, read);
}
