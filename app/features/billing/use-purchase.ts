/** Runs the purchase machine in the browser: its requests, its address, and what wakes it. */
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { purchasePath } from '#app/contracts/paywall-path.ts';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { httpGet, httpPost } from '#app/browser/http-client.ts';
import { thrownCode, thrownText } from '#app/browser/thrown-text.ts';
import type { CardField } from '#app/services/payments/card-entry.ts';
import type { CardEntry, Purchase } from '#app/services/payments/payments.ts';
import { purchaseRefusal } from './purchase-refusal.ts';
import { saveWayBack } from './saved-way-back.ts';
import { purchaseMachine, RefusedPayment, type OrderedProduct, type PurchaseInput } from './purchase.machine.ts';

const fields: readonly string[] = ['number', 'expiry', 'cvc'] satisfies CardField[];

/** An answer with a code is a refusal by the server; anything else may be the connection. */
async function refusing<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (thrown) {
    const code = thrownCode(thrown);
    if (code === null) throw thrown;
    throw new RefusedPayment(purchaseRefusal(code, thrownText(thrown)), {
      field: thrownField(thrown),
      isOver: code === 'over',
    });
  }
}

/** The field of `{ error: { field } }`. */
export function thrownField(thrown: unknown): CardField | null {
  if (typeof thrown !== 'object' || thrown === null || !('error' in thrown)) return null;
  const { error } = thrown;
  if (typeof error !== 'object' || error === null || !('field' in error)) return null;
  return fields.includes(String(error.field)) ? (error.field as CardField) : null;
}

const at = (id: string) => `/api/purchases/${encodeURIComponent(id)}`;

export function usePurchase(input: PurchaseInput, { from, feed }: { from: string | null; feed: EventFeed | null }) {
  const machine = useMemo(
    () =>
      purchaseMachine.provide({
        actors: {
          begin: fromPromise<Purchase, OrderedProduct & { key: string }>(({ input: { key, ...order }, signal }) =>
            refusing(httpPost<Purchase>('/api/purchases', order, { headers: { 'Idempotency-Key': key }, signal })),
          ),
          pay: fromPromise<Purchase, { id: string; card: CardEntry }>(({ input: { id, card }, signal }) =>
            refusing(httpPost<Purchase>(`${at(id)}/card`, card, { signal })),
          ),
          confirm: fromPromise<Purchase, { id: string; approved: boolean }>(({ input: { id, approved }, signal }) =>
            refusing(httpPost<Purchase>(`${at(id)}/authentication`, { approved }, { signal })),
          ),
          ask: fromPromise<Purchase, { id: string }>(({ input: { id }, signal }) =>
            refusing(httpGet<Purchase>(at(id), {}, { signal })),
          ),
        },
        actions: {
          leave: ({ context }) => {
            if (context.purchase?.next?.type === 'redirect') window.location.assign(context.purchase.next.url);
          },
        },
      }),
    [],
  );
  const [state, send] = useMachine(machine, { input });
  const id = state.context.purchase?.id ?? null;

  // A reload continues with the same purchase. Bypasses the router: reloading the page's data could fail, and none of
  // it has changed.
  useEffect(() => {
    if (id) saveWayBack(id, from);
    if (id && new URLSearchParams(window.location.search).get('purchase') !== id)
      window.history.replaceState(window.history.state, '', purchasePath({ id, from }));
  }, [id, from]);

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && send({ type: 'look' });
    // The browser may restore the page as it was left, from the provider's page.
    const shown = (event: PageTransitionEvent) => event.persisted && send({ type: 'look' });
    window.addEventListener('pageshow', shown);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    const leave = feed?.subscribe({
      event: (event) => event.type === 'plan.changed' && send({ type: 'look' }),
      reconnected: () => undefined,
    });
    return () => {
      window.removeEventListener('pageshow', shown);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
      leave?.();
    };
  }, [feed, send]);

  return [state, send] as const;
}
