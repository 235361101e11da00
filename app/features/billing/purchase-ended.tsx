/** A purchase that has ended: what the user has now and the way back, or why it failed and how to try again. */
import { CircleAlert, ReceiptText, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { decimalText, formatMoney } from '#app/services/billing/money.ts';
import { checkoutPath } from '#app/contracts/paywall-path.ts';
import { plans, type PlanKey } from '#app/services/billing/plans.ts';
import { products } from '#app/services/billing/products.ts';
import { httpGet } from '#app/browser/http-client.ts';
import { whenReachable } from '#app/browser/when-reachable.ts';
import { track } from '#app/browser/outside/track.ts';
import type { InvoiceView, Purchase } from '#app/services/payments/payments.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { PackMark } from './pack-mark.tsx';
import { PlanLineList } from './plan-line-list.tsx';
import { packText, planLines, planName } from './plan-lines.ts';
import { PlanMark } from './plan-mark.tsx';
import { refundOf } from './purchase.machine.ts';

export interface PurchaseSucceededProps {
  purchase: Purchase;
  /** What the page knows about the plan so far. */
  plan: PlanKey;
  from: string;
}

export function PurchaseSucceeded({ purchase, plan, from }: PurchaseSucceededProps): ReactNode {
  const product = products[purchase.product];
  const revalidator = useRevalidator();
  const { reading, again } = useReadAnew(revalidator.revalidate);
  const receipt = useReceipt(purchase, reading === 'read');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, price, trialDays } = purchase;
  useEffect(() => {
    // A trial is paid for when it ends, if at all.
    const value = trialDays > 0 ? 0 : Number(decimalText(price));
    track('purchase', { value, currency: price.currency }, id);
  }, [id, price, trialDays]);
  const isBehind =
    product.kind === 'plan' &&
    plan !== product.plan &&
    (reading === 'lost' || (reading === 'read' && revalidator.state === 'idle'));
  const refund = refundOf(purchase);
  return (
    <section aria-labelledby="done" className="grid gap-6 rounded-sheet border border-line bg-panel p-8">
      {product.kind === 'plan' ? (
        <PlanMark plan={product.plan} size={64} />
      ) : (
        <PackMark unit={product.unit} size={64} />
      )}
      <div role="status" className="grid gap-2">
        <h2 id="done" ref={heading} tabIndex={-1} className="text-28 outline-none">
          {product.kind === 'top-up'
            ? message('billing.packAdded', { pack: packText(product) })
            : message(purchase.trialDays > 0 ? 'billing.welcomeTrial' : 'billing.welcome', {
                plan: planName(product.plan),
              })}
        </h2>
        {product.kind === 'top-up' && <p className="text-15 text-muted">{message('billing.packAddedText')}</p>}
        {product.kind === 'plan' && purchase.trialDays > 0 && (
          <p className="text-15 text-muted">
            {message('billing.trialBegun', {
              days: purchase.trialDays,
              price: `${formatMoney(purchase.price)} ${message(product.interval === 'year' ? 'billing.perYear' : 'billing.perMonth')}`,
            })}
          </p>
        )}
        {refund && (
          <p className="text-15 text-support-text">{message('billing.refunded', { amount: formatMoney(refund) })}</p>
        )}
        {isBehind && (
          <div className="mt-2 grid justify-items-start gap-3 rounded-card bg-warning-soft p-4 text-15 text-warning-text">
            <p>{message('billing.purchaseComplete')}</p>
            {reading === 'lost' && <p className="text-13">{message('billing.completeButLost')}</p>}
            {/* Without a connection the browser would replace this page with an error page. */}
            <Button
              size="small"
              icon={RotateCw}
              onClick={() => (reading === 'lost' ? again() : window.location.reload())}
            >
              {message('billing.refreshPage')}
            </Button>
          </div>
        )}
      </div>
      {product.kind === 'plan' && (
        <div className="grid gap-3 border-t border-line pt-6">
          <h3 className="text-15 font-semibold">{message('billing.youHaveNow')}</h3>
          <PlanLineList lines={planLines(plans[product.plan])} columns />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Link to={from} className={buttonClass('primary', 'large')}>
          {message('billing.back')}
        </Link>
        {receipt && (
          // A receipt without a page of its own is listed among the invoices.
          <a href={receipt.url ?? '/settings/plan#invoices'} className={buttonClass('secondary', 'large')}>
            <ReceiptText size={18} strokeWidth={1.75} aria-hidden />
            {message('billing.receipt')}
          </a>
        )}
      </div>
      <Link
        to={product.kind === 'plan' ? '/settings/plan' : '/settings/usage'}
        className="justify-self-start text-13 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {message(product.kind === 'plan' ? 'billing.seeSettings' : 'billing.seeCredits')}
      </Link>
    </section>
  );
}

/**
 * The page's data was read before the purchase: reads it again as soon as there is a connection. `again` does so
 * immediately.
 */
function useReadAnew(revalidate: () => Promise<void>): { reading: 'reading' | 'lost' | 'read'; again(): void } {
  const [reading, setReading] = useState<'reading' | 'lost' | 'read'>('reading');
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    void whenReachable(left.signal, () => setReading('lost')).then(async (isThere) => {
      if (!isThere) return;
      await revalidate();
      setReading('read');
    });
    return () => left.abort();
  }, [revalidate, times]);
  return { reading, again: () => setTimes((now) => now + 1) };
}

/** The newest invoice. A trial has none yet. */
function useReceipt({ id, trialDays }: Purchase, isThere: boolean): InvoiceView | null {
  const [receipt, setReceipt] = useState<InvoiceView | null>(null);
  useEffect(() => {
    if (trialDays > 0 || !isThere) return;
    const left = new AbortController();
    httpGet<{ invoices: InvoiceView[] }>('/api/invoices', {}, { signal: left.signal })
      .then(({ invoices }) => setReceipt(invoices[0] ?? null))
      .catch(() => {
        // It also is in the settings.
      });
    return () => left.abort();
  }, [id, trialDays, isThere]);
  return receipt;
}

export function PurchaseFailed({
  purchase,
  from,
  onAgain,
}: {
  purchase: Purchase;
  from: string | null;
  onAgain(): void;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const again = (event: MouseEvent) => {
    event.preventDefault();
    onAgain();
  };
  return (
    <section
      aria-labelledby="failed"
      className="grid justify-items-start gap-5 rounded-sheet border border-line bg-panel p-6"
    >
      <CircleAlert size={36} strokeWidth={1.5} aria-hidden className="text-danger-text" />
      <div role="alert" className="grid gap-1">
        <h2 id="failed" ref={heading} tabIndex={-1} className="text-28 outline-none">
          {message('billing.purchaseFailed')}
        </h2>
        <p className="text-15 font-medium">
          <span>{message('payments.error.failed')}</span>
          {purchase.error && purchase.error.code !== 'failed' && <span> {purchase.error.message}</span>}
        </p>
        <p className="text-15 text-muted">{message('billing.nothingCharged')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link
          to={checkoutPath({ product: purchase.product, currency: purchase.price.currency, from })}
          onClick={again}
          className={buttonClass('primary', 'large')}
        >
          {message('billing.tryAgain')}
        </Link>
        {from && (
          <Link to={from} className={buttonClass('ghost', 'large')}>
            {message('billing.back')}
          </Link>
        )}
      </div>
    </section>
  );
}
