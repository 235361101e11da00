/** The checkout: what is bought next to how it is paid, until it succeeds or fails. */
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { decimalText, formatMoney } from '#app/services/billing/money.ts';
import { checkoutPath, paywallPath } from '#app/contracts/paywall-path.ts';
import type { PlanKey } from '#app/services/billing/plans.ts';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { track } from '#app/browser/outside/track.ts';
import type { CardField } from '#app/services/payments/card-entry.ts';
import type { ProviderName, Purchase, SubscriptionView } from '#app/services/payments/payments.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { message } from '#messages/message.ts';
import { BankQuestion } from './bank-question.tsx';
import { CardForm } from './card-form.tsx';
import { useWayBack } from './saved-way-back.ts';
import { OrderSummary, type Order } from './order-summary.tsx';
import { mostRetries } from './purchase.machine.ts';
import { PurchaseFailed, PurchaseSucceeded } from './purchase-ended.tsx';
import { LostConnection, OnOtherPage, Slow, Waiting } from './purchase-waiting.tsx';
import { SandboxNote } from './sandbox-note.tsx';
import { usePurchase } from './use-purchase.ts';

export interface CheckoutView {
  provider: ProviderName;
  /** What is bought; null: no such thing, or not for this user. */
  order: Order | null;
  /** Why not, in words. */
  refusal: string | null;
  /** One that was begun. */
  purchase: Purchase | null;
  /** The key of this visit's purchase: sent twice, it is still one purchase. */
  key: string;
  plan: PlanKey;
  subscription: SubscriptionView | null;
  nextPayment: string | null;
  /** The user returned from the provider's page without paying. */
  turnedBack: boolean;
  /** Where the user came from; null: from nowhere. */
  from: string | null;
  home: string;
}

export interface CheckoutPageProps {
  view: CheckoutView;
  feed: EventFeed | null;
  /** The server's answer to the plain form. */
  answer: { error: string; field: CardField | null } | null;
}

export function CheckoutPage({ view: said, feed, answer }: CheckoutPageProps): ReactNode {
  const from = useWayBack(said.purchase?.id ?? null, said.from);
  const view = { ...said, from };
  // Keeps the order in sight while the page around it reloads.
  const [order] = useState(view.order);
  const price = view.purchase ? null : order?.price;
  useEffect(() => {
    if (price) track('checkout-begun', { value: Number(decimalText(price)), currency: price.currency });
  }, [price]);
  if (!order) return <NotForSale view={view} />;
  return <Checkout view={view} order={order} feed={feed} answer={answer} />;
}

function Checkout({ view, order, feed, answer }: CheckoutPageProps & { order: Order }): ReactNode {
  const [state, send] = usePurchase(
    { order: { product: order.product, currency: order.price.currency }, key: view.key, purchase: view.purchase },
    { from: view.from, feed },
  );
  const [replaced] = useState(view.subscription?.plan ?? view.plan);
  const { purchase, slow, unreachable, cardLost, times } = state.context;
  const trying = state.matches({ inProgress: 'beginning' }) || state.matches({ inProgress: 'asking' });
  const isLost =
    state.matches({ inProgress: 'lostBeginning' }) ||
    state.matches({ inProgress: 'lostAsking' }) ||
    (trying && unreachable);

  if (state.matches('successful') && purchase) {
    return (
      <Frame view={view} title={message('billing.checkoutTitle')} narrow>
        <PurchaseSucceeded purchase={purchase} plan={view.plan} from={view.from ?? view.home} />
      </Frame>
    );
  }

  const again = () => {
    window.history.replaceState(
      window.history.state,
      '',
      checkoutPath({ product: order.product, currency: order.price.currency, from: view.from }),
    );
    send({ type: 'again' });
  };
  const shown = purchase ?? order;
  return (
    <Frame view={view} title={message('billing.checkoutTitle')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <div className="grid gap-6">
          {state.matches('failed') && purchase && (
            <PurchaseFailed purchase={purchase} from={view.from} onAgain={again} />
          )}
          {isLost && (
            <LostConnection
              busy={trying}
              slow={slow}
              goesOn={trying || times < mostRetries}
              onRetry={() => send({ type: 'retry' })}
            />
          )}
          {(state.matches({ inProgress: 'bank' }) || state.matches({ inProgress: 'confirming' })) && purchase && (
            <BankQuestion
              purchase={purchase}
              busy={state.matches({ inProgress: 'confirming' })}
              slow={slow}
              onDecide={(approved) => send({ type: 'decide', approved })}
            />
          )}
          {!isLost &&
            (state.matches({ inProgress: 'deciding' }) || state.matches({ inProgress: 'asking' })) &&
            (purchase?.next?.type === 'redirect' ? (
              <OnOtherPage
                url={purchase.next.url}
                left={view.turnedBack}
                plansPath={paywallPath({ from: view.from })}
              />
            ) : (
              <Waiting
                title={message('billing.deciding')}
                text={message('billing.decidingText')}
                slow={slow}
                unreachable={unreachable}
              />
            ))}
          {/* Stays mounted while it works, so that a refused card can be corrected. */}
          <div
            hidden={
              isLost ||
              !(
                state.matches('ordering') ||
                state.matches({ inProgress: 'beginning' }) ||
                state.matches({ inProgress: 'begun' }) ||
                state.matches({ inProgress: 'paying' })
              )
            }
          >
            <Payment
              key={state.context.attempt}
              view={view}
              order={shown}
              busy={!state.matches('ordering')}
              slow={slow && !isLost}
              problem={
                state.context.problem ?? (cardLost ? message('billing.cardNotArrived') : (answer?.error ?? null))
              }
              problemField={state.context.problem ? state.context.problemField : (answer?.field ?? null)}
              onPay={(card) => send({ type: 'pay', card })}
            />
          </div>
        </div>
        <aside aria-label={message('billing.summary')} className="order-first lg:sticky lg:top-6 lg:order-none">
          <OrderSummary order={shown} replaced={replaced} nextPayment={view.nextPayment} />
        </aside>
      </div>
    </Frame>
  );
}

interface PaymentProps {
  view: CheckoutView;
  order: Order;
  busy: boolean;
  /** It takes longer than usual. */
  slow: boolean;
  problem: string | null;
  problemField: CardField | null;
  onPay(card: { number: string; expiry: string; cvc: string } | null): void;
}

function Payment({ view, order, busy, slow, problem, problemField, onPay }: PaymentProps): ReactNode {
  const submit =
    order.trialDays > 0 ? message('billing.startTrial') : message('billing.pay', { price: formatMoney(order.price) });
  // For the form without scripts.
  const hidden = { intent: 'pay', product: order.product, currency: order.price.currency, key: view.key };
  if (view.provider === 'stripe') {
    return (
      <section aria-labelledby="pay" className="grid gap-5 rounded-sheet border border-line bg-panel p-6">
        <div>
          <h2 id="pay" className="text-22">
            {message('billing.stripeHeading')}
          </h2>
          <p className="mt-1 text-15 text-muted">{message('billing.stripeText')}</p>
        </div>
        {problem && (
          <p role="alert" className="rounded-card bg-danger-soft p-4 text-15 text-danger-text">
            {problem}
          </p>
        )}
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onPay(null);
          }}
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="primary" size="large" icon={ExternalLink} busy={busy}>
            {message('billing.goToStripe')}
          </Button>
        </form>
        <Slow shown={busy && slow} />
      </section>
    );
  }
  return (
    <section aria-labelledby="pay" className="grid gap-5 rounded-sheet border border-line bg-panel p-6">
      <h2 id="pay" className="text-22">
        {message('billing.payByCard')}
      </h2>
      <SandboxNote />
      <CardForm
        submit={submit}
        busy={busy}
        problem={problem}
        problemField={problemField}
        hidden={hidden}
        onSubmit={onPay}
      >
        <Slow shown={busy && slow} />
      </CardForm>
    </section>
  );
}

function Frame({
  view,
  title,
  narrow = false,
  children,
}: {
  view: CheckoutView;
  title: string;
  narrow?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <main id="content" className={`mx-auto grid w-full gap-6 px-6 pt-6 pb-24 ${narrow ? 'max-w-3xl' : 'max-w-5xl'}`}>
      {!narrow && (
        <Link
          to={paywallPath({ from: view.from })}
          className="inline-flex items-center gap-1.5 justify-self-start rounded-small text-13 font-medium text-muted hover:text-ink"
        >
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
          {message('billing.changePlan')}
        </Link>
      )}
      <h1 className={narrow ? 'sr-only' : 'text-40'}>{title}</h1>
      {children}
    </main>
  );
}

function NotForSale({ view }: { view: CheckoutView }): ReactNode {
  return (
    <Frame view={view} title={message('billing.checkoutTitle')} narrow>
      <section
        aria-labelledby="none"
        className="grid justify-items-start gap-5 rounded-sheet border border-line bg-panel p-8"
      >
        <div>
          <h2 id="none" className="text-28">
            {message('billing.notForSale')}
          </h2>
          <p className="mt-1 text-15 text-muted">{view.refusal ?? message('billing.notForSaleText')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={paywallPath({ from: view.from })} className={buttonClass('primary')}>
            {message('billing.seePlans')}
          </Link>
          {view.from && (
            <Link to={view.from} className={buttonClass('ghost')}>
              {message('billing.back')}
            </Link>
          )}
        </div>
      </section>
    </Frame>
  );
}
