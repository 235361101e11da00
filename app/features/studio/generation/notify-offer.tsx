/**
 * Next to slow generations: offers a notification when one is ready. If push messages are not configured nothing is
 * loaded.
 */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { GenerationView } from '#app/contracts/generation.ts';
import { usePushKey } from '#app/browser/push/use-push-key.ts';

const PushOffer = lazy(() => import('./push-offer.tsx').then((module) => ({ default: module.PushOffer })));

/** Nobody leaves for less. */
const LONG_MS = 45_000;

export function NotifyOffer({ view }: { view: Pick<GenerationView, 'kind' | 'remainingMs'> }): ReactNode {
  const pushKey = usePushKey();
  const [isLong, setLong] = useState(false);
  // Once offered it stays: nothing moves away under the pointer.
  if (!isLong && (view.kind === 'ai-video' || (view.remainingMs ?? 0) >= LONG_MS)) setLong(true);
  if (pushKey === null || !isLong) return null;
  return (
    <Suspense fallback={<div className="h-10" />}>
      <PushOffer pushKey={pushKey} />
    </Suspense>
  );
}
