/**
 * Buying with Stripe over HTTP on the real server: the hosted page, the return, the signed webhook, and no other way.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceView, OffersView, Purchase, SubscriptionView } from '#app/services/payments/payments.ts';
import { startStripeServer, type StripeServer } from '#tests/fakes/stripe/server.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { signInOverHttp } from '#tests/fixtures/sign-in-over-http.ts';

let stripe: StripeServer;
let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  stripe = await startStripeServer();
  server = await startServer({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    TRIAL_DAYS: '7',
  });
  cookie = await signInOverHttp(server.origin, 'buyer@example.com');
}, 180_000);
afterAll(async () => {
  await server.stop();
  await stripe.close();
});

async function ask<Body>(path: string, body?: unknown): Promise<{ status: number; body: Body }> {
  const headers = {
    cookie,
    origin: server.origin,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const response = await fetch(
    server.origin + path,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  return { status: response.status, body: (await response.json()) as Body };
}

test('paid on Stripe’s page, told by Stripe, shown here', async () => {
  const { body: sale } = await ask<OffersView>('/api/offers?currency=EUR');
  expect(sale).toMatchObject({ provider: 'stripe', currency: 'EUR', closed: null });
  expect(sale.offers.find(({ product }) => product === 'max-monthly')).toMatchObject({
    price: { currency: 'EUR', amount: 2999 },
    trialDays: 7,
  });
  const { status, body: purchase } = await ask<Purchase>('/api/purchases', { product: 'max-monthly', currency: 'EUR' });
  expect([status, purchase.status, purchase.next?.type]).toEqual([201, 'in-progress', 'redirect']);
  // Cards can’t be entered here.
  expect(
    await ask(`/api/purchases/${purchase.id}/card`, { number: '4242424242424242', expiry: '12/60', cvc: '123' }),
  ).toMatchObject({ status: 409, body: { error: { code: 'not_here' } } });

  const url = purchase.next?.type === 'redirect' ? purchase.next.url : '';
  const refused = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ number: '4000000000000002' }),
    redirect: 'manual',
  });
  expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining('declined')]);
  const paid = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ number: '4242424242424242' }),
    redirect: 'manual',
  });
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    `${server.origin}/checkout?purchase=${purchase.id}`,
  ]);

  // The buyer has not returned yet: Stripe sends its events, newest first, then all of them again.
  const webhook = `${server.origin}/api/stripe/webhook`;
  for (const event of [...stripe.billing.events.toReversed(), ...stripe.billing.events])
    expect(await stripe.deliver(event, webhook)).toBe(200);
  expect((await ask<Purchase>(`/api/purchases/${purchase.id}`)).body.status).toBe('succeeded');
  expect((await ask<{ subscription: SubscriptionView }>('/api/subscription')).body.subscription).toMatchObject({
    plan: 'max',
    status: 'trialing',
    card: { brand: 'visa', last4: '4242' },
  });
  expect((await ask<{ subscription: SubscriptionView }>('/api/subscription/cancel', {})).body.subscription.status).toBe(
    'cancelled',
  );
  expect((await ask<{ subscription: SubscriptionView }>('/api/subscription/resume', {})).body.subscription.status).toBe(
    'trialing',
  );
  expect((await ask<{ next: { type: string; url: string } }>('/api/subscription/card', {})).body.next).toMatchObject({
    type: 'redirect',
    url: expect.stringContaining(stripe.url) as string,
  });
  expect((await ask<{ invoices: InvoiceView[] }>('/api/invoices')).body.invoices).toEqual([]);
});

test('what is not signed by Stripe is refused', async () => {
  const [event] = stripe.billing.events;
  if (!event) throw new Error('Nothing happened');
  const { body, signature } = stripe.sign(event);
  const send = (text: string, header?: string) =>
    fetch(`${server.origin}/api/stripe/webhook`, {
      method: 'POST',
      body: text,
      headers: header ? { 'stripe-signature': header } : {},
    });
  const answers = [
    await send(body),
    await send(body, 'nonsense'),
    await send(`${body}\n`, signature),
    await send(body, stripe.sign(event, new Date(Date.now() - 400_000)).signature),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  // Requests from a foreign page don't even get that far.
  const foreign = await fetch(`${server.origin}/api/stripe/webhook`, {
    method: 'POST',
    body,
    headers: { origin: 'https://evil.example', 'stripe-signature': signature },
  });
  expect(foreign.status).toBe(403);
  expect((await send(body, signature)).status).toBe(200);
});

test('no secret stands in what the server printed', () => {
  expect(server.output.out + server.output.err).not.toContain(stripe.secretKey);
  expect(server.output.out + server.output.err).not.toContain(stripe.webhookSecret);
});
