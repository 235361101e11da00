/**
 * What hosted models cost, as it is seen in the browser: operators see it before and after a message and in /admin,
 * others see who answered and that the day's budget is used up.
 */
import { expect, test, type Browser } from '@playwright/test';
import { startOpenAiServer } from '../fakes/openai-server.ts';
import { startServer } from '../fixtures/running-server.ts';
import { browserCookies, signInOverHttp } from '../fixtures/sign-in-over-http.ts';
import { expectNoViolations } from './axe.ts';
import { begin, conversation, say } from './chat-page.ts';

/** A person's page on the server. */
async function pageOf(browser: Browser, origin: string, address: string) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await context.addCookies(browserCookies(await signInOverHttp(origin, address), origin));
  return context.newPage();
}

test('operators see what it costs, and everybody when the budget is used up', async ({ browser }) => {
  test.setTimeout(240_000);
  const words = { say: 'I like this page as it is.' };
  const model = await startOpenAiServer(words, words, words);
  const server = await startServer({
    OPERATORS: 'ada@example.com',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'test-model',
    MODEL_PRICES: 'test-model=100/10/500',
    MODEL_DAILY_TOKENS: '300',
    MODEL_DAILY_TOKENS_PER_USER: '5000',
  });
  try {
    const page = await pageOf(browser, server.origin, 'ada@example.com');
    await page.goto('/ai-design');
    await begin(page, 'What do you think?');
    const note = page.getByText(/^About \$0\.0\d a message, at most \$[\d,.]+$/);
    await expect(note).toBeVisible();
    await say(page, 'And now?');
    await expect(note).toBeVisible();
    const log = conversation(page);
    const answers = log.getByRole('article', { name: 'Assistant' });
    await answers.last().hover();
    await answers.last().getByRole('button', { name: 'Who answered' }).hover();
    const tip = page.getByRole('tooltip');
    await expect(tip).toContainText('Answered by test-model');
    await expect(tip).toContainText('120 tokens · $0.02');
    await expectNoViolations(page);

    // Somebody else uses up what is left for everyone.
    const other = await pageOf(browser, server.origin, 'grace@example.com');
    await other.goto('/ai-design');
    await begin(other, 'What do you think?');
    await expect(other.getByText(/a message, at most/)).toHaveCount(0);
    await say(other, 'Add the text "HELLO"');
    const spent = conversation(other).getByText(/^Today’s budget is used up; the built-in assistant answers until \d/);
    await expect(spent).toHaveCount(1);
    await say(other, 'Add the text "AGAIN"');
    await expect(spent).toHaveCount(1);
    const last = conversation(other).getByRole('article', { name: 'Assistant' }).last();
    await last.hover();
    await last.getByRole('button', { name: 'Who answered' }).hover();
    await expect(other.getByRole('tooltip')).toHaveText('Answered by the built-in assistant');
    expect(model.requests).toHaveLength(3);
    expect((await other.request.get('/api/admin/message-cost')).status()).toBe(404);

    await page.goto('/admin/costs');
    await expect(page.getByText('360 tokens of today’s 300 tokens: used up.')).toBeVisible();
    const days = page.getByRole('table', { name: 'By day' });
    await expect(days.getByRole('row')).toHaveCount(2);
    await expectNoViolations(page);
    await days.getByRole('link').click();
    const users = page.getByRole('table', { name: 'By user' });
    await expect(users.getByRole('row').nth(1)).toContainText('ada@example.com');
    await expect(users.getByRole('row').nth(2)).toContainText('grace@example.com');
    await users.getByRole('link', { name: 'grace@example.com' }).click();
    const turns = page.getByRole('table', { name: 'Answers' });
    await expect(turns.getByRole('row')).toHaveCount(4);
    await expect(turns.getByRole('row').last()).toContainText('Answered by test-model');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/costs');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  } finally {
    await server.stop();
    await model.close();
  }
});
