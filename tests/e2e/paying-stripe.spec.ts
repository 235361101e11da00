/**
 * Buying where Stripe takes the money (its stand-in on loopback) and plans can be tried; subscriptions of other
 * platforms; a long usage history.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { createEntitlements } from '#app/services/billing/entitlements.server.ts';
import { createLedger } from '#app/services/billing/ledger.server.ts';
import type { PlanKey } from '#app/services/billing/plans.ts';
import { openDatabase } from '#app/services/database/database.server.ts';
import { timeText } from '#messages/time-text.ts';
import { startStripeServer, type StripeServer } from '../fakes/stripe/server.ts';
import { fillWithDatabase } from '../fixtures/database-templates.ts';
import { plantAccount } from '../fixtures/planted-accounts.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';
import { browserCookies } from '../fixtures/sign-in-over-http.ts';
import { axeFinds } from './axe-finds.ts';
import { signIn } from './people.ts';
import { expect, test as base } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const secret = 'a-secret-for-paying-0123456789abcdefghij';
const day = 24 * 60 * 60 * 1000;

interface Shop {
  stripe: StripeServer;
  server: RunningServer;
  /** `Cookie` headers: one bought Pro in the App Store; one is on Free with heavy usage and no logos left. */
  elsewhere: string;
  spender: string;
  logosComeBack: Date;
}

/** Puts the two accounts into a database that no server has opened yet. */
async function plant(folder: string): Promise<Pick<Shop, 'elsewhere' | 'spender' | 'logosComeBack'>> {
  const { prisma, close } = await openDatabase({ dataDir: folder });
  const begun = new Date(Date.now() - 2 * day - 5 * 60 * 60 * 1000);
  const account = (name: string, plan: PlanKey) => plantAccount(prisma, secret, { name, plan, createdAt: begun });
  try {
    const [elsewhere, spender] = [await account('elsewhere', 'pro'), await account('spender', 'free')];
    await prisma.subscription.create({
      data: {
        id: randomUUID(),
        userId: elsewhere.id,
        provider: 'app-store',
        ref: 'order-1',
        product: 'pro-yearly',
        status: 'active',
        currency: 'INR',
        amount: 399_900,
        startedAt: begun,
        periodStart: begun,
        periodEnd: new Date(Date.now() + 300 * day),
        grants: true,
        checkedAt: begun,
      },
    });
    let clock = begun;
    const ledger = createLedger({ prisma, entitlements: createEntitlements({ plans: 'metered' }), now: () => clock });
    await ledger.topUp({ userId: spender.id, unit: 'try-on', amount: 50, reference: 'purchase/planted' });
    const design = await prisma.design.findFirst();
    for (let n = 0; n < 40; n += 1) {
      clock = new Date(begun.getTime() + (n + 1) * 60 * 60 * 1000);
      const [unit, tool] = n % 3 === 0 ? (['logo', 'generate_logo'] as const) : (['try-on', 'try_on'] as const);
      const { ok } = await ledger.reserve({
        userId: spender.id,
        unit,
        amount: 1,
        reference: `call/${n}`,
        purpose: { tool, designId: design?.id ?? 'gone' },
      });
      if (ok && n % 7 === 3) await ledger.release(`call/${n}`);
      else if (ok) await ledger.settle(`call/${n}`);
    }
    return { elsewhere: elsewhere.cookie, spender: spender.cookie, logosComeBack: new Date(begun.getTime() + 3 * day) };
  } finally {
    await close();
  }
}

const test = base.extend<object, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'blend-shop-'));
      await fillWithDatabase(folder);
      const people = await plant(folder);
      const stripe = await startStripeServer();
      const server = await startServer(
        {
          SECRET: secret,
          STRIPE_SECRET_KEY: stripe.secretKey,
          STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
          STRIPE_API_URL: stripe.url,
          TRIAL_DAYS: '7',
        },
        folder,
      );
      await provide({ stripe, server, ...people });
      await server.stop();
      await stripe.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: [async ({ shop }, provide) => provide(shop.server), { scope: 'worker' }],
});

const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const enter = (context: BrowserContext, cookie: string, { origin }: RunningServer) =>
  context.addCookies(browserCookies(cookie, origin));

test(
  'a trial by Stripe: turned back, paid, another card, cancelled and resumed, and the dispute that ends a plan',
  { tag: LONG },
  async ({ page, shop: { stripe, server } }) => {
    await signIn(page, '/paywall?from=%2Fbrand-kit&currency=USD');
    await expect(plan(page, 'Pro')).toContainText('7 days free');
    await expect(plan(page, 'Pro')).toContainText('7 days free, then $83.99 a year.');
    expect(await axeFinds(page)).toEqual([]);

    // Both in one task, before anything can be redrawn.
    await page.evaluate(() => {
      const currency = document.querySelector<HTMLSelectElement>('select[name=currency]');
      if (!currency) throw new Error('There is no choice of currencies');
      document.querySelector<HTMLAnchorElement>('a[href*="interval=month"]')?.click();
      currency.value = 'JPY';
      currency.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(plan(page, 'Pro')).toContainText('¥1,480');
    await expect(page).toHaveURL(
      (url) =>
        url.searchParams.get('interval') === 'month' &&
        url.searchParams.get('currency') === 'JPY' &&
        url.searchParams.get('from') === '/brand-kit',
    );
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
    await expect(plan(page, 'Pro')).toContainText('$9.99');

    await plan(page, 'Pro').getByRole('link', { name: 'Try Pro free' }).click();
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Free for 7 days');
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue to Stripe' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'You came back without paying' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Stripe' }).click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('heading', { name: 'Your free trial of Pro has begun' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    // Stripe's return address lacks it; the tab has kept it.
    await page.getByRole('link', { name: 'Back to what you were doing' }).click();
    await expect(page).toHaveURL(/\/brand-kit$/);

    await page.goto('/settings/plan');
    await expect(page.getByText(/^Free until .*, then \$9\.99$/)).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change card' }).click();
    await page.getByLabel('Card number').fill('4000 0000 0000 0341');
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByText('Visa ending in 0341')).toBeVisible();
    await expect(page.getByText('New card saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByRole('dialog', { name: 'Cancel Pro?' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText(/^You keep Pro until .*, then Free$/)).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: 'Resume subscription' }).click();
    await expect(page.getByText(/^Free until/)).toBeVisible();

    // Paid, and charged back by the buyer's bank: the page is notified.
    await page.goto('/checkout?product=max-monthly');
    await page.getByRole('button', { name: 'Continue to Stripe' }).click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('heading', { name: 'You have Max now' })).toBeVisible();
    // This page, not the previous one, whose stream may open late.
    const listens = page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname === '/api/events' &&
        new URL(response.frame().url()).pathname === '/settings/plan',
    );
    await page.goto('/settings/plan');
    await expect(page.getByText(/^Renews on .* for \$29\.99$/)).toBeVisible();
    await listens;
    const paid = stripe.billing.all('invoice').findLast(({ total }) => total === 2999);
    if (!paid) throw new Error('Nothing was paid');
    stripe.billing.events.splice(0);
    stripe.billing.dispute(stripe.billing.paymentOf(paid));
    for (const event of stripe.billing.events.splice(0))
      expect(await stripe.deliver(event, `${server.origin}/api/stripe/webhook`)).toBe(200);
    await expect(page.getByText('You are on Free. There is nothing to pay.')).toBeVisible();
  },
);

test(
  'a subscription of the App Store is managed there',
  { tag: LONG },
  async ({ page, shop: { elsewhere, server } }) => {
    await enter(page.context(), elsewhere, server);
    await page.goto('/paywall');
    await expect(page.getByRole('heading', { name: 'Your subscription is managed elsewhere' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open App Store subscriptions' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Upgrade to Max/ })).toHaveCount(0);
    // Packs are not affected.
    await expect(page.getByRole('link', { name: /^Buy 50 images/ })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.goto('/settings/plan');
    await expect(page.getByRole('heading', { name: 'Your subscription is managed elsewhere' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
    expect(await axeFinds(page)).toEqual([]);
  },
);

test(
  'limits begin anew on the reader’s clock, and the history goes back to its beginning',
  { tag: LONG },
  async ({ browser, shop: { spender, logosComeBack, server } }) => {
    const context = await browser.newContext({
      baseURL: server.origin,
      timezoneId: 'Asia/Kolkata',
      viewport: { width: 1440, height: 900 },
    });
    await enter(context, spender, server);
    const page = await context.newPage();
    await page.goto('/settings/usage');
    const clock = timeText(logosComeBack, 'time', 'Asia/Kolkata');
    await expect(page.getByText(new RegExp(`^Renews on .* ${clock}$`)).first()).toBeVisible();
    const rows = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(rows).toHaveCount(25);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows.last()).toContainText('Top-up');
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    expect(await axeFinds(page)).toEqual([]);
    await page.goto('/paywall?limit=logo');
    await expect(page.getByRole('heading', { name: 'Generation limit reached!' })).toBeVisible();
    await expect(page.getByText('You have reached your limit of logo generations.')).toBeVisible();
    await expect(page.getByText(new RegExp(`Your plan renews them on .* ${clock}`))).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await context.close();
  },
);
