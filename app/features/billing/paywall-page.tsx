/** The plans side by side, and packs of credits. Works without scripts: choices live in the address. */
import { ArrowLeft, ChevronDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Form, Link, useNavigate, useSearchParams } from 'react-router';
import { homePath } from '#app/contracts/next-path.ts';
import { planKeys, type PlanKey } from '#app/services/billing/plans.ts';
import type { OffersView, SubscriptionView } from '#app/services/payments/payments.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { fieldClass } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import type { CreditUnit } from '#tools/contract/tool.ts';
import { ElsewhereNote } from './elsewhere-note.tsx';
import { IntervalChoice, intervalOf } from './interval-choice.tsx';
import { PackList } from './pack-list.tsx';
import { PlanCard } from './plan-card.tsx';
import { ReasonNote, type ShownReason } from './reason-note.tsx';

export interface PaywallView {
  offers: OffersView;
  plan: PlanKey;
  subscription: SubscriptionView | null;
  /** One that a store manages, which may run beside `subscription`. */
  elsewhere: SubscriptionView | null;
  /** Null: no limit was hit, or it has since been lifted. */
  reason: ShownReason | null;
  /** Where the user came from; null: nothing to go back to. */
  from: string | null;
}

export function PaywallPage({ view }: { view: PaywallView }): ReactNode {
  const {
    offers: { offers, currency, currencies, closed, provider },
    plan,
    subscription,
    elsewhere,
    reason,
    from,
  } = view;
  const [query] = useSearchParams();
  const choose = useChoose(query);
  if (closed) return <Closed why={closed} from={from} />;
  const interval = intervalOf(query);
  const standing = { plan, subscription, elsewhere, offers };
  const featured: PlanKey | null = elsewhere
    ? null
    : (subscription?.plan ?? plan) === 'free'
      ? 'pro'
      : (subscription?.plan ?? plan) === 'pro'
        ? 'max'
        : null;
  return (
    <main id="content" className="mx-auto grid w-full max-w-6xl gap-8 px-6 pt-6 pb-24">
      {from && <BackLink to={from} />}
      {reason && <ReasonNote reason={reason} plan={plan} />}
      {elsewhere && <ElsewhereNote subscription={elsewhere} />}
      <header className="grid items-end gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="text-40">{message('billing.plansHeading')}</h1>
          <p className="mt-3 max-w-2xl text-15 text-muted">{message('billing.plansLead')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <IntervalChoice
            interval={interval}
            offers={offers}
            toOther={(wanted) => {
              const next = new URLSearchParams(query);
              next.set('interval', wanted);
              return `?${next}`;
            }}
            onChoose={(wanted) => choose('interval', wanted)}
          />
          <CurrencyChoice currency={currency} currencies={currencies} query={query} choose={choose} />
        </div>
      </header>
      <div className="grid gap-x-5 gap-y-2.5 md:grid-cols-3">
        {planKeys.map((key) => (
          <PlanCard
            key={key}
            plan={key}
            interval={interval}
            standing={standing}
            featured={key === featured}
            currency={currency}
            from={from}
          />
        ))}
      </div>
      <PackList offers={offers} currency={currency} from={from} wanted={wantedUnit(reason)} />
      <footer className="grid gap-1 text-13 text-muted">
        <p>{message('billing.smallPrint', { currency })}</p>
        {provider === 'sandbox' && <p>{message('billing.sandboxSmallPrint')}</p>}
      </footer>
    </main>
  );
}

export function BackLink({ to }: { to: string }): ReactNode {
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-1.5 justify-self-start rounded-small text-13 font-medium text-muted hover:text-ink"
    >
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
      {message('billing.back')}
    </Link>
  );
}

function Closed({ why, from }: { why: NonNullable<OffersView['closed']>; from: string | null }): ReactNode {
  return (
    <main id="content" className="mx-auto grid w-full max-w-3xl gap-6 px-6 pt-16 pb-24">
      <h1 className="sr-only">{message('billing.plansTitle')}</h1>
      <EmptyState
        title={message(why === 'plans-off' ? 'billing.included' : 'billing.notSold')}
        hint={message(why === 'plans-off' ? 'billing.includedText' : 'billing.notSoldText')}
        action={
          <Link to={from ?? homePath} className={buttonClass('primary')}>
            {message('billing.back')}
          </Link>
        }
      />
    </main>
  );
}

type Choose = (name: 'interval' | 'currency', value: string) => void;

/**
 * Writes a choice into the address. Writes all choices of this visit each time, so that a choice made before the
 * previous navigation has finished, or even started, keeps the earlier one. They replace each other in the history, so
 * Back never leads to an older one.
 */
function useChoose(query: URLSearchParams): Choose {
  const navigate = useNavigate();
  const chosen = useRef(new Map<string, string>());
  return (name, value) => {
    chosen.current.set(name, value);
    const next = new URLSearchParams(query);
    for (const [one, wanted] of chosen.current) next.set(one, wanted);
    void navigate(`?${next}`, { replace: true, preventScrollReset: true });
  };
}

interface ChoiceProps {
  query: URLSearchParams;
  choose: Choose;
}

function CurrencyChoice({
  currency,
  currencies,
  query,
  choose,
}: ChoiceProps & { currency: string; currencies: readonly string[] }): ReactNode {
  if (currencies.length < 2) return null;
  const kept = [...query].filter(([name]) => name !== 'currency');
  return (
    <Form method="get" replace preventScrollReset className="flex items-center gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* A native select: it works before and without scripts. */}
      <span className="relative">
        <select
          key={currency}
          name="currency"
          aria-label={message('billing.currency')}
          defaultValue={currency}
          onChange={(event) => choose('currency', event.currentTarget.value)}
          className={classNames(fieldClass('medium'), 'w-24 cursor-pointer appearance-none pe-8')}
        >
          {currencies.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-muted"
        />
      </span>
      <noscript>
        <Button type="submit">{message('billing.showCurrency')}</Button>
      </noscript>
    </Form>
  );
}

function wantedUnit(reason: ShownReason | null): CreditUnit | null {
  const limit = reason?.limit;
  return limit === 'image' || limit === 'logo' || limit === 'video' || limit === 'try-on' ? limit : null;
}
