/** Prices by month or year: links, so that each has an address and works without scripts. */
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { planProduct, type Interval, type PaidPlan } from '#app/services/billing/products.ts';
import type { OffersView } from '#app/services/payments/payments.ts';
import { classNames } from '#app/ui/class-names.ts';
import { message } from '#messages/message.ts';
import { yearlySaving } from './price-comparison.ts';

const paidPlans: readonly PaidPlan[] = ['pro', 'max'];

/** Shows the cheaper one first. */
export function intervalOf(query: URLSearchParams): Interval {
  return query.get('interval') === 'month' ? 'month' : 'year';
}

export interface IntervalChoiceProps {
  interval: Interval;
  offers: OffersView['offers'];
  /** The address of the other prices. */
  toOther(interval: Interval): string;
  onChoose(interval: Interval): void;
}

export function IntervalChoice({ interval, offers, toOther, onChoose }: IntervalChoiceProps): ReactNode {
  const percent = bestSaving(offers);
  // Another tab opens the address as it is.
  const onClick = (event: MouseEvent, wanted: Interval) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(wanted);
  };
  return (
    <nav aria-label={message('billing.interval')} className="inline-flex h-10 rounded-control bg-tint p-1">
      {(['month', 'year'] as const).map((one) => (
        <Link
          key={one}
          to={toOther(one)}
          replace
          preventScrollReset
          onClick={(event) => onClick(event, one)}
          aria-current={one === interval ? 'true' : undefined}
          className={classNames(
            'inline-flex items-center gap-2 rounded-small px-3 text-13 font-medium transition-colors',
            one === interval ? 'bg-raised text-ink shadow-float dark:bg-line-strong' : 'text-muted hover:text-ink',
          )}
        >
          <span>{message(one === 'month' ? 'billing.monthly' : 'billing.yearly')}</span>
          {one === 'year' && percent && (
            <span className="tabular rounded-full bg-support-soft px-1.5 text-12 font-semibold text-support-text">
              {message(percent.same ? 'billing.saves' : 'billing.savesUpTo', { percent: percent.percent })}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

function bestSaving(offers: OffersView['offers']): { percent: number; same: boolean } | null {
  const priceOf = (plan: PaidPlan, interval: Interval) =>
    offers.find(({ product }) => product === planProduct(plan, interval))?.price;
  const percents = paidPlans.flatMap(
    (plan) => yearlySaving(priceOf(plan, 'month'), priceOf(plan, 'year'))?.percent ?? [],
  );
  return percents.length > 0 ? { percent: Math.max(...percents), same: new Set(percents).size === 1 } : null;
}
