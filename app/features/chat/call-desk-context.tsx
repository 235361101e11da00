/** The conversation's call desk for the rows inside it. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CallDesk, CallStatus } from './call-desk.ts';

const Desk = createContext<CallDesk | null>(null);

export const CallDeskProvider = Desk.Provider;

export function useCallDesk(): CallDesk {
  const desk = useContext(Desk);
  if (!desk) throw new Error('There is no call desk around this');
  return desk;
}

/** How one call stands; `change` is what it committed. */
export function useCallStatus(callId: string, change: string | null): CallStatus {
  const desk = useCallDesk();
  const read = (): CallStatus => desk.status(callId, change);
  return useSyncExternalStore(desk.subscribe, read, read);
}
