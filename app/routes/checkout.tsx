/**
 * /checkout?product= starts a purchase, /checkout?purchase= continues one. Guards: application, sign-in. Works as plain
 * forms without scripts.
 */
import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { CheckoutPage, type CheckoutView } from '#app/features/billing/checkout-page.tsx';
import { nextPaymentOf } from '#app/features/billing/next-payment.ts';
import { purchaseRefusal } from '#app/features/billing/purchase-refusal.ts';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { pageNotFound, requirePost, requireSignedIn } from '#app/requests/guards.server.ts';
import { homePath } from '#app/contracts/next-path.ts';
import { purchasePath, wayBack } from '#app/contracts/paywall-path.ts';
import { isProductKey, products } from '#app/services/billing/products.ts';
import { hasTill } from '#app/requests/answers/payment-answer.server.ts';
import { PaymentsError, refusalOf } from '#app/services/payments/payments-error.ts';
import { services } from '#app/services/services.server.ts';
import { readFields } from '#app/requests/bodies/read-form.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/checkout.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('billing.checkoutTitle')} · ${message('common.appName')}` },
];

export async function loader({ request, context }: Route.LoaderArgs): Promise<CheckoutView> {
  const { user } = await requireSignedIn(request);
  if (!hasTill(request, context)) throw pageNotFound();
  const { payments, entitlements } = services();
  const query = new URL(request.url).searchParams;
  const [id, product, from] = [query.get('purchase'), query.get('product'), query.get('from')];
  if (!id && !product) throw redirect('/paywall');
  const purchase = id ? await payments.purchase(user.id, id).catch(notFound) : null;
  const offered =
    product && isProductKey(product) && !purchase
      ? await payments.offers(user.id, {
          currency: query.get('currency'),
          languages: request.headers.get('accept-language'),
        })
      : null;
  const subscription = await payments.subscription(user.id);
  const order = purchase ?? offered?.offers.find((offer) => offer.product === product) ?? null;
  const about = order && products[order.product];
  // Plans that the user already has can't be bought twice; the page says so before anything starts.
  const isOwned =
    !purchase &&
    about?.kind === 'plan' &&
    subscription?.plan === about.plan &&
    subscription.interval === about.interval;
  return {
    provider: payments.provider,
    order: isOwned ? null : order,
    refusal: isOwned
      ? message('payments.refused.already_subscribed')
      : offered?.closed
        ? message(`payments.refused.${refusalOf[offered.closed]}`)
        : null,
    purchase,
    key: randomUUID(),
    plan: entitlements.planOf(user),
    subscription,
    nextPayment:
      order && about?.kind === 'plan' ? nextPaymentOf(new Date(), about.interval, order.trialDays).toISOString() : null,
    turnedBack: query.has('cancelled'),
    from: from === null ? null : wayBack(from),
    home: homePath,
  };
}

/** Handles the forms without scripts; with scripts the page calls /api/purchases itself. */
export async function action({ request, context }: Route.ActionArgs) {
  requirePost(request);
  const { user } = await requireSignedIn(request);
  if (!hasTill(request, context)) throw pageNotFound();
  const { payments } = services();
  const query = new URL(request.url).searchParams;
  const form = await readFields(request);
  const field = (name: string) => String(form.get(name) ?? '');
  const begun = query.get('purchase');
  const seen = (id: string) => redirect(purchasePath({ id, from: query.get('from') }), 303);
  try {
    if (field('intent') === 'authentication' && begun) {
      await payments.authenticate(user.id, begun, field('approved') === 'true');
      return seen(begun);
    }
    const product = field('product');
    if (!isProductKey(product)) throw pageNotFound();
    const purchase = begun
      ? await payments.purchase(user.id, begun)
      : await payments.buy(user.id, {
          product,
          currency: field('currency') || null,
          requestKey: field('key') || null,
          languages: request.headers.get('accept-language'),
        });
    if (purchase.next?.type === 'card') {
      await payments.pay(user.id, purchase.id, { number: field('number'), expiry: field('expiry'), cvc: field('cvc') });
    }
    return seen(purchase.id);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    if (error.code === 'not_found') throw pageNotFound();
    return data(
      { error: purchaseRefusal(error.code, error.message), field: error.field ?? null },
      { status: error.status },
    );
  }
}

function notFound(error: unknown): never {
  if (error instanceof PaymentsError && error.code === 'not_found') throw pageNotFound();
  throw error;
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <CheckoutPage view={loaderData} feed={useEventFeed()} answer={actionData ?? null} />
    </>
  );
}
