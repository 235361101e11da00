/** What this page's browser subscribes to push messages with; null: not configured, or nobody is signed in. */
import { useRouteLoaderData } from 'react-router';
import type { PushOffer } from '#app/contracts/push.ts';

export function usePushKey(): string | null {
  return (useRouteLoaderData('root') as PushOffer | undefined)?.pushKey ?? null;
}
