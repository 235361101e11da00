/**
 * One plan: what it costs, what can be done about it, what it includes. Its rows line up with those of the cards next
 * to it.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { checkoutPath } from '#app/contracts/paywall-path.ts';
import { formatMoney } from '#app/services/billing/money.ts';
import { plans, type PlanKey } from '#app/services/billing/plans.ts';
import { planProduct, type Interval } from '#app/services/billing/products.ts';
import type { Offer } from '#app/services/payments/payments.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { Badge } from '#app/ui/badge.tsx';
import { planAction, type PlanAction, type Standing } from './plan-action.ts';
import { creditTimes, planLines, planName } from './plan-lines.ts';
import { PlanLineList } from './plan-line-list.tsx';
import { PlanMark } from './plan-mark.tsx';
import { monthOf, yearlySaving } from './price-comparison.ts';

export interface PlanCardProps {
  plan: PlanKey;
  interval: Interval;
  standing: Standing;
  /** The plan that most people want: its button is highlighted. */
  featured: boolean;
  currency: string;
  from: string | null;
  /** Below a heading of its own. */
  heading?: 'h2' | 'h3';
  /** Shown instead of the buy button. */
  way?: ReactNode;
}

const whom: Record<PlanKey, MessageKey> = { free: 'billing.freeFor', pro: 'billing.proFor', max: 'billing.maxFor' };

export function PlanCard({
  plan,
  interval,
  standing,
  featured,
  currency,
  from,
  heading: Heading = 'h2',
  way,
}: PlanCardProps): ReactNode {
  const action = planAction(plan, interval, standing);
  const isCurrent = action.kind === 'current' || action.kind === 'resume';
  const times = creditTimes(plans[plan], plans.free);
  const lines = planLines(plans[plan]);
  return (
    <section
      aria-labelledby={`plan-${plan}`}
      // Four rows for the card, and one for each line.
      style={{ gridRow: `span ${4 + lines.length}` }}
      className={classNames(
        'grid grid-rows-subgrid gap-y-2.5 rounded-sheet border bg-panel p-6 max-md:mb-2.5',
        featured ? 'border-ink shadow-float' : 'border-line',
      )}
    >
      <header className="mb-2.5 grid content-start gap-3">
        <div className="flex items-start justify-between">
          <PlanMark plan={plan} />
          {isCurrent && way === undefined && <Badge tone="support">{message('billing.yourPlan')}</Badge>}
          {action.kind === 'buy' && action.as === 'trial' && (
            <Badge tone="accent">{message('billing.trialBadge', { days: action.offer.trialDays })}</Badge>
          )}
        </div>
        <div>
          <Heading id={`plan-${plan}`} className="text-28">
            {planName(plan)}
          </Heading>
          <p className="mt-1 text-13 text-muted">{message(whom[plan])}</p>
        </div>
      </header>
      <Price plan={plan} interval={interval} offers={standing.offers} currency={currency} />
      <div className="my-2.5 grid content-start gap-2">
        {way ?? <Action plan={plan} action={action} featured={featured} currency={currency} from={from} />}
        <ActionNote action={action} standing={standing} />
      </div>
      <p className="border-t border-line pt-5 pb-1 text-13 font-semibold">
        {times === null ? message('billing.inPlan', { plan: planName(plan) }) : message('billing.times', { times })}
      </p>
      <PlanLineList lines={lines} inRows />
    </section>
  );
}

function Price({
  plan,
  interval,
  offers,
  currency,
}: {
  plan: PlanKey;
  interval: Interval;
  offers: readonly Offer[];
  currency: string;
}): ReactNode {
  if (plan === 'free') {
    return <PriceLines big={nothing(currency)} unit="" small={message('billing.forever')} />;
  }
  const priceOf = (one: Interval) => offers.find(({ product }) => product === planProduct(plan, one))?.price;
  const price = priceOf(interval);
  if (!price) return <PriceLines big="–" unit="" small={message('billing.noPrice')} />;
  if (interval === 'month')
    return (
      <PriceLines
        big={formatMoney(price)}
        unit={message('billing.perMonth')}
        small={message('billing.billedMonthly')}
      />
    );
  const saving = yearlySaving(priceOf('month'), price);
  return (
    <PriceLines
      big={formatMoney(monthOf(price))}
      unit={message('billing.perMonth')}
      small={message('billing.billedYearly', { price: formatMoney(price) })}
      extra={saving && message('billing.savesAmount', { amount: formatMoney(saving.amount) })}
    />
  );
}

/** Returns "$0" without decimals, which would look like a price. */
function nothing(currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(0);
}

function PriceLines({
  big,
  unit,
  small,
  extra,
}: {
  big: string;
  unit: string;
  small: string;
  extra?: string | null;
}): ReactNode {
  return (
    <div>
      <p className="flex items-baseline gap-1.5">
        <span className="tabular font-heading text-40 font-bold tracking-tight">{big}</span>
        <span className="text-13 text-muted">{unit}</span>
      </p>
      <p className="mt-1 text-13 text-muted">
        <span className="tabular">{small}</span>
      </p>
      {extra && (
        <p className="text-13 font-medium text-support-text">
          <span className="tabular">{extra}</span>
        </p>
      )}
    </div>
  );
}

const buyWords: Record<Extract<PlanAction, { kind: 'buy' }>['as'], MessageKey> = {
  first: 'billing.getPlan',
  trial: 'billing.tryPlan',
  upgrade: 'billing.upgradeTo',
  switch: 'billing.switchToYearly',
};

function Action({
  plan,
  action,
  featured,
  currency,
  from,
}: {
  plan: PlanKey;
  action: PlanAction;
  featured: boolean;
  currency: string;
  from: string | null;
}): ReactNode {
  const wide = 'w-full';
  switch (action.kind) {
    case 'buy':
      return (
        <Link
          to={checkoutPath({ product: action.offer.product, currency, from })}
          className={buttonClass(featured ? 'primary' : 'secondary', 'medium', wide)}
        >
          {message(buyWords[action.as], { plan: planName(plan) })}
        </Link>
      );
    case 'resume':
      return (
        <Link to="/settings/plan" className={buttonClass('secondary', 'medium', wide)}>
          {message('billing.resume')}
        </Link>
      );
    case 'current':
      return plan === 'free' ? (
        <Still>{message('billing.yourPlan')}</Still>
      ) : (
        <Link to="/settings/plan" className={buttonClass('secondary', 'medium', wide)}>
          {message('billing.managePlan')}
        </Link>
      );
    case 'part':
      return <Still>{message('billing.partOf', { plan: planName(action.of) })}</Still>;
    case 'fallback':
      return <Still>{planName('free')}</Still>;
    case 'elsewhere':
      return <Still>{message('billing.upgradeElsewhere')}</Still>;
    case 'not-for-sale':
      return <Still>{message('billing.noPrice')}</Still>;
  }
}

/** As high as a button, so that the cards keep their lines. */
function Still({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className="grid h-10 place-items-center rounded-control bg-tint text-13 font-medium text-muted">{children}</p>
  );
}

function ActionNote({
  action,
  standing: { plan, subscription },
}: {
  action: PlanAction;
  standing: Standing;
}): ReactNode {
  const note = (text: string) => (
    <p className="text-13 text-muted">
      <span className="tabular">{text}</span>
    </p>
  );
  if (action.kind === 'fallback') return note(message('billing.freeAfter'));
  if (action.kind !== 'buy') return null;
  const { offer } = action;
  if (offer.refund && offer.refund.amount > 0)
    return note(
      message('billing.refundNote', { amount: formatMoney(offer.refund), plan: planName(subscription?.plan ?? plan) }),
    );
  if (action.as === 'trial')
    return note(
      message('billing.trialNote', {
        days: offer.trialDays,
        price: `${formatMoney(offer.price)} ${message(offer.interval === 'year' ? 'billing.perYear' : 'billing.perMonth')}`,
      }),
    );
  return null;
}
