/**
 * The files that a browser fetches for a page without any interaction: exactly those that
 * tests/contract/payload.test.ts weighs, so that nothing uncounted loads by itself.
 */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { firstCode, type BudgetedPage } from '../fixtures/built-code.ts';
import { signIn } from './people.ts';
import { expect, SOON, test } from './server-fixture.ts';

/** The JavaScript that the page requests from now on. */
function watchCode(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) asked.add(path.basename(pathname));
  });
  return asked;
}

async function post<Answer>(page: Page, address: string, data: unknown): Promise<Answer> {
  const answer = await page.request.post(address, { data, headers: { origin: new URL(page.url()).origin } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Answer;
}

async function expectCounted(page: Page, asked: ReadonlySet<string>, counted: BudgetedPage): Promise<void> {
  const expected = [...firstCode(counted)].sort();
  // Waits for the counted files; any others would have been fetched once the browser has been idle for a while.
  await expect.poll(() => expected.filter((file) => !asked.has(file)), SOON).toEqual([]);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 3000), { timeout: 10_000 })),
  );
  expect([...asked].sort()).toEqual(expected);
}

test('the front page and the sign-in page', async ({ page }) => {
  // The replay is not in the page's own code: it is fetched after the first paint, and only without reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let asked = watchCode(page);
  await page.goto('/');
  await expectCounted(page, asked, 'splash');
  asked.clear();
  await page.goto('about:blank');
  asked = watchCode(page);
  await page.goto('/sign-in');
  await expectCounted(page, asked, 'signIn');
});

test('the editor, and a conversation', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, '/outbox');
  const { path: chat } = await post<{ path: string }>(page, '/api/drafts', { prompt: 'A poster that says Hello' });
  const address = `/api/chats/${chat.split('/').at(-1)}`;
  let design = '';
  await expect
    .poll(
      async () => {
        const talk = (await (await page.request.get(address)).json()) as { running: boolean; designId: string };
        design = talk.designId;
        return talk.running;
      },
      { timeout: 90_000 },
    )
    .toBe(false);
  await page.goto('about:blank');
  let asked = watchCode(page);
  await page.goto(`/canvas/${design}`);
  await expectCounted(page, asked, 'canvas');
  await page.goto('about:blank');
  asked.clear();
  asked = watchCode(page);
  await page.goto(chat);
  await expectCounted(page, asked, 'chat');
});
