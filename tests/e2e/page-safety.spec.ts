/** In a real browser: pages load under the content security policy, and browser errors reach the server's report. */
import type { Page } from '@playwright/test';
import { signInOverHttp } from '../fixtures/sign-in-over-http.ts';
import { expect, test } from './server-fixture.ts';

/** All browser complaints while a page is used. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error' || entry.type() === 'warning') complaints.push(entry.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

for (const path of ['/', '/sign-in', '/mobile', '/outbox']) {
  test(`${path} loads without a complaint`, async ({ keptPage: page }) => {
    const complaints = complaintsOf(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });
}

test('the screens behind sign-in load without a complaint', async ({ keptPage: page, kept: context, server }) => {
  const cookie = await signInOverHttp(server.origin, 'walker@example.com');
  await context.addCookies(
    cookie.split('; ').map((pair) => ({
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      url: server.origin,
    })),
  );
  const made = await context.request.post('/api/designs', {
    data: { width: 1080, height: 1080 },
    headers: { origin: server.origin },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const complaints = complaintsOf(page);
  for (const path of ['/', '/ai-design', '/start-blank', `/canvas/${id}`, '/ai-design/chat']) {
    await page.goto(path);
    // The event stream stays open, so the network never becomes idle.
    await page.waitForLoadState('load');
    await page.waitForTimeout(1_500);
    expect({ path, complaints }).toEqual({ path, complaints: [] });
  }
});

test('neither an inline script without the nonce nor a handler in an attribute runs', async ({ keptPage: page }) => {
  await page.goto('/');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.injected = true');
    image.src = 'data:image/png;base64,broken';
    document.body.append(image);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return 'injected' in window;
  });
  expect(ran).toBe(false);
});

test('an unknown path shows the not-found page, and Go Home leads home', async ({ keptPage: page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByText('Go Home').click();
  await expect(page).toHaveURL('/');
});

test('an error in the browser becomes a line of the report, once', async ({ keptPage: page, server, uncaught }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (let n = 0; n < 3; n++)
      setTimeout(() => {
        throw new RangeError('thrown in the browser');
      });
    void Promise.reject(new TypeError('rejected in the browser'));
  });
  await expect.poll(() => server.output.err, { timeout: 15_000 }).toContain('rejected in the browser');
  const lines = server.output.err.split('\n').filter((line) => line.includes('in the browser'));
  const reported = lines.map(
    (line) => JSON.parse(line) as { name: string; message: string; source: string; page: string },
  );
  expect(reported.filter(({ name }) => name === 'RangeError')).toHaveLength(1);
  expect(reported.find(({ name }) => name === 'TypeError')).toMatchObject({
    source: 'browser',
    page: '/',
    message: 'rejected in the browser',
  });
  expect(uncaught.splice(0).filter((error) => !error.includes('in the browser'))).toEqual([]);
});
