/**
 * The running plan: what it costs and until when, its card, cancelling and resuming. The page that shows it reloads it
 * after a change.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { formatMoney } from '#app/services/billing/money.ts';
import { paywallPath } from '#app/contracts/paywall-path.ts';
import type { PlanKey } from '#app/services/billing/plans.ts';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { SubscriptionView } from '#app/services/payments/payments.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast-store.ts';
import { useZone } from '#app/browser/time.tsx';
import { message, type MessageKey } from '#messages/message.ts';
import { timeText } from '#messages/time-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CardChangeDialog } from './card-change-dialog.tsx';
import { brandNames, type CardBrand } from './card-number.ts';
import { ElsewhereNote } from './elsewhere-note.tsx';
import { planName } from './plan-lines.ts';
import { PlanMark } from './plan-mark.tsx';

export interface SubscriptionPanelProps {
  /** The plan that counts. */
  plan: PlanKey;
  subscription: SubscriptionView | null;
  /** False: the operator switched plans off. */
  enabled: boolean;
  /** The page to come back to. */
  from: string;
}

export function SubscriptionPanel({ plan, subscription, enabled, from }: SubscriptionPanelProps): ReactNode {
  const shown = subscription?.plan ?? plan;
  useCardChanged();
  return (
    <section aria-labelledby="subscription" className="grid gap-5 rounded-card border border-line bg-panel p-6">
      <div className="flex flex-wrap items-center gap-4">
        <PlanMark plan={shown} size={36} />
        <div className="min-w-0 flex-1">
          <h2 id="subscription" className="text-22">
            {planTitle(shown, subscription)}
          </h2>
          <p className="text-13 text-muted">
            {subscription ? <State subscription={subscription} /> : withoutSubscription(plan, enabled)}
          </p>
        </div>
        {subscription && <StatusBadge status={subscription.status} />}
      </div>
      {subscription && subscription.managedBy !== 'here' && <ElsewhereNote subscription={subscription} />}
      {subscription?.managedBy === 'here' && <Manage subscription={subscription} from={from} />}
      {!subscription && enabled && (
        <Link
          to={paywallPath({ from })}
          className={buttonClass(plan === 'free' ? 'primary' : 'secondary', 'medium', 'justify-self-start')}
        >
          {message('billing.choosePlan')}
        </Link>
      )}
    </section>
  );
}

/**
 * The user returns from the provider's page, where they entered a new card: the notice is shown once, not again after a
 * reload.
 */
function useCardChanged(): void {
  const [query, setQuery] = useSearchParams();
  const isChanged = query.get('card') === 'changed';
  useEffect(() => {
    if (!isChanged) return;
    toast({ title: message('billing.cardChanged') });
    setQuery(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete('card');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isChanged, setQuery]);
}

/** A paid plan without a payer was given by the operator. */
function withoutSubscription(plan: PlanKey, enabled: boolean): string {
  if (!enabled) return message('billing.includedText');
  return plan === 'free' ? message('billing.noSubscription') : message('billing.planGiven', { plan: planName(plan) });
}

function planTitle(plan: PlanKey, subscription: SubscriptionView | null): string {
  if (!subscription) return planName(plan);
  return message('billing.planInterval', {
    plan: planName(plan),
    interval: message(subscription.interval === 'year' ? 'billing.paidYearly' : 'billing.paidMonthly').toLowerCase(),
  });
}

const statuses: Record<SubscriptionView['status'], { words: MessageKey; tone: 'support' | 'accent' | 'plain' }> = {
  trialing: { words: 'billing.statusTrialing', tone: 'accent' },
  active: { words: 'billing.statusActive', tone: 'support' },
  'past-due': { words: 'billing.statusPastDue', tone: 'accent' },
  cancelled: { words: 'billing.statusCancelled', tone: 'plain' },
};

function StatusBadge({ status }: { status: SubscriptionView['status'] }): ReactNode {
  const { words, tone } = statuses[status];
  return <Badge tone={tone}>{message(words)}</Badge>;
}

function State({
  subscription: { status, plan, price, periodEnd, cancelsAt },
}: {
  subscription: SubscriptionView;
}): ReactNode {
  const zone = useZone();
  if (price === null) {
    const date = timeText(cancelsAt ?? periodEnd, 'day', zone);
    // Another platform sold it, and did not say for how much.
    if (status === 'cancelled') return message('billing.endsOn', { plan: planName(plan), date });
    return message(status === 'past-due' ? 'billing.pastDueElsewhere' : 'billing.paidUntil', { date });
  }
  const amount = formatMoney(price);
  switch (status) {
    case 'trialing':
      return message('billing.trialEndsOn', { date: timeText(periodEnd, 'day', zone), price: amount });
    case 'active':
      return message('billing.renewsOn', { date: timeText(periodEnd, 'day', zone), price: amount });
    case 'past-due':
      return message('billing.pastDueText', { price: amount });
    case 'cancelled':
      return message('billing.endsOn', { plan: planName(plan), date: timeText(cancelsAt ?? periodEnd, 'day', zone) });
  }
}

function Manage({ subscription, from }: { subscription: SubscriptionView; from: string }): ReactNode {
  const { card, plan, status } = subscription;
  const { revalidate } = useRevalidator();
  const [resuming, setResuming] = useState(false);
  const resume = async () => {
    setResuming(true);
    try {
      await httpPost('/api/subscription/resume', {});
      await revalidate();
      toast({ title: message('billing.resumed', { plan: planName(plan) }) });
    } catch (thrown) {
      toast({ variant: 'destructive', title: message('billing.notDone'), description: thrownText(thrown) });
    } finally {
      setResuming(false);
    }
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5 text-15">
        <dl>
          <dt className="text-13 text-muted">{message('billing.cardLabel')}</dt>
          <dd>
            <span className="tabular">
              {card
                ? message('billing.card', { brand: brandName(card.brand), last4: card.last4 })
                : message('billing.noCard')}
            </span>
          </dd>
        </dl>
        <CardChangeDialog />
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Link to={paywallPath({ from })} className={buttonClass('secondary')}>
          {message('billing.changePlanLink')}
        </Link>
        {status === 'cancelled' ? (
          <Button variant="primary" busy={resuming} onClick={() => void resume()}>
            {message('billing.resume')}
          </Button>
        ) : (
          <CancelDialog subscription={subscription} />
        )}
      </div>
    </>
  );
}

/** "visa" as the brand writes it. */
function brandName(brand: string): string {
  return brand in brandNames ? brandNames[brand as CardBrand] : message('billing.cardBrandUnknown');
}
