/**
 * Many conversations and a very long one: found, renamed, deleted; opened at its end, and read back to its beginning
 * without a jump.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#app/services/database/database.server.ts';
import { startServer } from '../fixtures/running-server.ts';
import { signInOverHttp } from '../fixtures/sign-in-over-http.ts';
import { box, conversation } from './chat-page.ts';
import { expect, SOON, test as base } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const LENGTH = 500;
const email = 'historian@example.com';
const text = (index: number): string =>
  index % 2 === 0
    ? `Question ${index}`
    : `Answer ${index}: ${'Words about colours, type and pictures. '.repeat(1 + ((index * 7) % 9))}\n\n- one\n- two`;

interface Prepared {
  origin: string;
  cookie: string;
  /** The long conversation, and its design. */
  chat: string;
}

/** A server on a folder in which one person has talked a lot. */
const test = base.extend<object, { prepared: Prepared }>({
  prepared: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'blend-long-'));
      const first = await startServer({}, folder);
      const cookie = await signInOverHttp(first.origin, email);
      const post = async (address: string, body: object): Promise<string> => {
        const response = await fetch(first.origin + address, {
          method: 'POST',
          headers: { origin: first.origin, cookie, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return ((await response.json()) as { id: string }).id;
      };
      const chat = await post('/api/chats', {
        design: await post('/api/designs', { width: 800, height: 600, title: 'Lighthouse poster' }),
      });
      const other = await post('/api/chats', {
        design: await post('/api/designs', { width: 600, height: 600, title: 'Bakery menu' }),
      });
      await first.stop();

      const { prisma, close } = await openDatabase({ dataDir: folder });
      const messages = (chatId: string, count: number) =>
        Array.from({ length: count }, (_, index) => ({
          chatId,
          id: `${chatId}-${index}`,
          position: index + 1,
          role: index % 2 ? 'assistant' : 'user',
          parts: [{ type: 'text', text: text(index) }],
          metadata: { createdAt: new Date(Date.now() - (count - index) * 60_000).toISOString() },
        }));
      await prisma.message.createMany({ data: [...messages(chat, LENGTH), ...messages(other, 2)] });
      await prisma.message.create({
        data: {
          chatId: other,
          id: 'croissant',
          position: 3,
          role: 'user',
          parts: [{ type: 'text', text: 'Put the croissant first' }],
          metadata: {},
        },
      });
      await prisma.chat.update({ where: { id: other }, data: { updatedAt: new Date(Date.now() - 3 * 86_400_000) } });
      await close();

      const second = await startServer({}, folder);
      await provide({ origin: second.origin, cookie, chat });
      await second.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ prepared }, provide) => provide(prepared.origin),
});

async function enter(context: BrowserContext, { origin, cookie }: Prepared): Promise<void> {
  await context.addCookies(
    cookie.split('; ').map((pair) => ({
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      url: origin,
    })),
  );
}

/** A message's position in the view, px from its upper edge. */
async function placeOf(page: Page, words: string): Promise<number> {
  const found = await conversation(page).getByText(words, { exact: true }).boundingBox();
  return Math.round(found?.y ?? Number.NaN);
}

test(
  'five hundred messages open at their end and are read back to the first one',
  { tag: LONG },
  async ({ page, context, prepared }) => {
    test.setTimeout(180_000);
    page.setDefaultTimeout(20_000);
    await enter(context, prepared);
    const begun = Date.now();
    await page.goto(`/ai-design/chat/${prepared.chat}`);
    const log = conversation(page);
    await expect(log.getByText(`Answer ${LENGTH - 1}`)).toBeInViewport();
    test.info().annotations.push({
      type: 'opened',
      description: `${LENGTH} messages: the last one in view after ${Date.now() - begun} ms`,
    });
    expect(await log.getByRole('article').count()).toBeLessThanOrEqual(80);

    // The text being read stays in place while earlier messages arrive above it, at the very top too.
    const articles = log.getByRole('article');
    await expect.poll(() => articles.count(), SOON).toBeGreaterThanOrEqual(40);
    const before = await articles.count();
    const first =
      (await articles
        .first()
        .getByText(/^Question \d+$/)
        .textContent()) ?? '';
    await log.evaluate((area) => area.scrollTo(0, 0));
    const place = await placeOf(page, first);
    await expect.poll(() => articles.count(), SOON).toBeGreaterThan(before);
    // The position settles within a few frames, once the content above has been measured.
    await expect.poll(async () => Math.abs((await placeOf(page, first)) - place), { timeout: 5_000 }).toBeLessThan(60);

    const readBack = Date.now();
    for (let count = await articles.count(); count < LENGTH; count = await articles.count()) {
      await log.evaluate((area) => area.scrollTo(0, 0));
      await expect.poll(() => articles.count(), { intervals: [50] }).toBeGreaterThan(count);
    }
    await log.evaluate((area) => area.scrollTo(0, 0));
    await expect(log.getByText('Question 0', { exact: true })).toBeInViewport();
    test
      .info()
      .annotations.push({ type: 'read back', description: `to the first of ${LENGTH} in ${Date.now() - readBack} ms` });
    expect(await articles.count()).toBe(LENGTH);

    // Frames while scrolling through all of them.
    const longest = await log.evaluate(async (area) => {
      let worst = 0;
      let last = performance.now();
      for (let at = 0; at < area.scrollHeight && at < 40_000; at += 400) {
        area.scrollTo(0, at);
        await new Promise(requestAnimationFrame);
        worst = Math.max(worst, performance.now() - last);
        last = performance.now();
      }
      return Math.round(worst);
    });
    test.info().annotations.push({ type: 'scrolled', description: `longest frame ${longest} ms` });
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    for (const { type, description } of test.info().annotations) console.log(`${type}: ${description}`);
  },
);

test(
  'conversations are found by day, title and words, renamed, begun anew and deleted',
  { tag: LONG },
  async ({ page, context, prepared }) => {
    test.setTimeout(120_000);
    page.setDefaultTimeout(20_000);
    await enter(context, prepared);
    await page.goto(`/ai-design/chat/${prepared.chat}`);
    await expect(page.getByRole('group', { name: 'Canvas' })).toBeVisible();
    await page.getByRole('button', { name: 'Conversations', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Conversations' });
    const search = sheet.getByRole('searchbox');
    await expect(search).toBeFocused();
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(['Today', 'Last 7 days']);
    await expect(sheet.getByRole('link').first()).toHaveAttribute('aria-current', 'page');

    await search.fill('croissant');
    await expect(sheet.getByRole('link')).toHaveCount(1);
    await expect(sheet.getByRole('link')).toContainText('Put the croissant first');
    await search.fill('no such thing');
    await expect(sheet.getByText('Nothing found for “no such thing”')).toBeVisible();
    await search.fill('bakery');
    await expect(sheet.getByRole('link')).toHaveCount(1);

    await search.press('ArrowDown');
    await expect(sheet.getByRole('link')).toBeFocused();
    await page.keyboard.press('F2');
    await page.getByLabel('Name of the conversation').fill('Menu for winter');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('link', { name: /Menu for winter/ })).toBeVisible();
    await search.fill('');
    await expect(sheet.getByRole('link')).toHaveCount(2);
    await expect(sheet.getByRole('link').nth(1)).toContainText('Menu for winter');

    await sheet.getByRole('button', { name: 'Options for Menu for winter' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this conversation?' });
    await expect(question).toContainText('Menu for winter');
    await question.getByRole('button', { name: 'Delete conversation', exact: true }).click();
    await expect(sheet.getByRole('link')).toHaveCount(1);

    await sheet.getByRole('button', { name: 'New conversation on this design' }).click();
    await expect(page).not.toHaveURL(new RegExp(prepared.chat));
    await expect(page.getByRole('heading', { name: 'A blank page, and all yours' })).toBeVisible();
    await expect(sheet).toBeHidden();
  },
);
