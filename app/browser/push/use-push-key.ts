/** The key for this page's push subscription; null: not configured, or not signed in. */
import { useRouteLoaderData } from 'react-router';
import type { PushOffer } from '#app/contracts/push.ts';

export function usePushKey(): string | null {
  return (useRouteLoaderData('root') as PushOffer | undefined)?.pushKey ?? null;
}
