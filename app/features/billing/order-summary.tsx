/** What is bought and what it adds up to: today, later, and what is refunded. */
import type { ReactNode } from 'react';
import { formatMoney, type Money } from '#app/services/billing/money.ts';
import { plans, type PlanKey } from '#app/services/billing/plans.ts';
import { products, type ProductKey } from '#app/services/billing/products.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useZone } from '#app/browser/time.tsx';
import { message } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';
import { PackMark } from './pack-mark.tsx';
import { packText, planLines, planName } from './plan-lines.ts';
import { PlanMark } from './plan-mark.tsx';

export interface Order {
  product: ProductKey;
  price: Money;
  trialDays: number;
  /** The refund for the subscription that this one replaces. */
  refund: Money | null;
}

export interface OrderSummaryProps {
  order: Order;
  /** The plan that a refund is of. */
  replaced: PlanKey;
  /** When the first payment comes after a trial, or the next one: ISO 8601. Null: paid once. */
  nextPayment: string | null;
}

export function OrderSummary({
  order: { product: key, price, trialDays, refund },
  replaced,
  nextPayment,
}: OrderSummaryProps): ReactNode {
  const zone = useZone();
  const product = products[key];
  const amount = formatMoney(price);
  const date = nextPayment ? timeText(nextPayment, 'day', zone) : '';
  const isTrial = trialDays > 0;
  return (
    <section aria-labelledby="order" className="grid gap-5 rounded-sheet border border-line bg-panel p-6">
      <h2 id="order" className="text-18">
        {message('billing.summary')}
      </h2>
      <div className="flex items-center gap-4">
        {product.kind === 'plan' ? (
          <PlanMark plan={product.plan} size={36} />
        ) : (
          <PackMark unit={product.unit} size={44} />
        )}
        <div>
          <p className="text-15 font-semibold">
            {product.kind === 'plan'
              ? message('billing.planLine', { plan: planName(product.plan) })
              : packText(product)}
          </p>
          <p className="text-13 text-muted">
            {message(
              product.kind === 'top-up'
                ? 'billing.paidOnce'
                : product.interval === 'year'
                  ? 'billing.paidYearly'
                  : 'billing.paidMonthly',
            )}
          </p>
        </div>
      </div>
      {product.kind === 'plan' && (
        <ul className="grid gap-1 text-13 text-muted">
          {planLines(plans[product.plan])
            .slice(0, plans[product.plan].limits.length)
            .map(({ key: line, text }) => (
              <li key={line}>{text}</li>
            ))}
        </ul>
      )}
      <dl className="grid gap-2 border-t border-line pt-5 text-15">
        <Line label={message('billing.price')} amount={amount} />
        {isTrial && <Line label={message('billing.trialLine', { days: trialDays })} amount={`−${amount}`} />}
        <Line
          label={message('billing.dueToday')}
          amount={formatMoney(isTrial ? { ...price, amount: 0 } : price)}
          total
        />
        {isTrial && <Line label={message('billing.firstPayment', { date })} amount={amount} />}
        {refund && refund.amount > 0 && (
          <Line label={message('billing.youGetBack', { plan: planName(replaced) })} amount={formatMoney(refund)} good />
        )}
      </dl>
      <p className="text-13 text-muted">
        {product.kind === 'top-up'
          ? message('billing.neverRenews')
          : isTrial
            ? message('billing.renewsTrial', {
                date,
                price: amount,
                interval: message(product.interval === 'year' ? 'billing.perYear' : 'billing.perMonth'),
              })
            : message(product.interval === 'year' ? 'billing.renewsYearly' : 'billing.renewsMonthly', {
                price: amount,
                date,
              })}
      </p>
    </section>
  );
}

function Line({
  label,
  amount,
  total = false,
  good = false,
}: {
  label: string;
  amount: string;
  total?: boolean;
  good?: boolean;
}): ReactNode {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-4',
        total && 'border-t border-line pt-3 font-semibold',
        good && 'text-support-text',
      )}
    >
      <dt>{label}</dt>
      <dd className={classNames('tabular whitespace-nowrap', total && 'font-heading text-22 font-bold')}>{amount}</dd>
    </div>
  );
}
