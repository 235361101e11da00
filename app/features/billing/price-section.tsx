/** Prices for visitors: the paywall's cards, with links to the paywall instead of the checkout. */
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paywallPath } from '#app/contracts/paywall-path.ts';
import { planKeys } from '#app/services/billing/plans.ts';
import type { OffersView } from '#app/services/payments/payments.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { IntervalChoice, intervalOf } from './interval-choice.tsx';
import { PlanCard } from './plan-card.tsx';
import { planName } from './plan-lines.ts';

export interface PriceSectionProps {
  offers: OffersView;
  /** Buying needs an account: visitors sign in first. */
  signedIn: boolean;
}

export function PriceSection({ offers: { offers, currency }, signedIn }: PriceSectionProps): ReactNode {
  const [query] = useSearchParams();
  const [interval, setInterval] = useState(() => intervalOf(query));
  const plans = paywallPath();
  const path = signedIn ? plans : `/sign-in?${new URLSearchParams({ next: plans })}`;
  const home = signedIn ? '/ai-design' : '/sign-in';
  return (
    <section id="prices" aria-labelledby="prices-title" className="mx-auto w-full max-w-6xl scroll-mt-8 px-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 id="prices-title" className="text-28">
            {message('billing.pricesTitle')}
          </h2>
          <p className="mt-2 max-w-2xl text-15 text-muted">{message('billing.plansLead')}</p>
        </div>
        <IntervalChoice
          interval={interval}
          offers={offers}
          toOther={(wanted) => `/?interval=${wanted}#prices`}
          onChoose={setInterval}
        />
      </div>
      <div className="mt-8 grid gap-x-5 gap-y-2.5 md:grid-cols-3">
        {planKeys.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            interval={interval}
            standing={{ plan: 'free', subscription: null, elsewhere: null, offers }}
            featured={plan === 'pro'}
            currency={currency}
            from={null}
            heading="h3"
            way={
              <Link to={plan === 'free' ? home : path} className={buttonClass('secondary', 'medium', 'w-full')}>
                {plan === 'free' ? message('billing.startFree') : message('billing.getPlan', { plan: planName(plan) })}
              </Link>
            }
          />
        ))}
      </div>
      <p className="mt-4 text-13 text-muted">{message('billing.smallPrint', { currency })}</p>
    </section>
  );
}
