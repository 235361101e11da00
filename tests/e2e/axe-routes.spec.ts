/**
 * axe finds no problem on any page of app/routes.ts as it opens, in light and dark, signed in and signed out. The tests
 * that use a page check it in use, and some of the pages that look the same to everyone only the long run opens twice.
 */
import type { Page } from '@playwright/test';
import type { DataRouter } from 'react-router';
import { paths, addressOf } from '../routes/paths.ts';
import { table } from '../routes/routes.table.ts';
import type { Row, Viewer } from '../routes/route-row.ts';
import { make, signIn, Visitor } from '../routes/visitors.ts';
import { isLongRun, oneIn } from '../fixtures/sample.ts';
import { browserCookies } from '../fixtures/sign-in-over-http.ts';
import { axeFinds } from './axe-finds.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';
import { expect, test } from './server-fixture.ts';

/** Runs no generation, so that those started are cancelled before the check. */
let own: RunningServer;
test.beforeAll(async () => {
  own = await startServer({ GENERATIONS_AT_ONCE: '0' });
});
test.afterAll(() => own.stop());

/** Every page: resource routes are the rows that say nothing about phones. Fails for a route missing from the table. */
function pagesOf(): [path: string, row: Row][] {
  return paths.flatMap((path): [string, Row][] => {
    const row = table[path];
    if (!row) throw new Error(`tests/routes has no row for ${path}, so nobody looks at it`);
    return row.phones === undefined ? [] : [[path, row]];
  });
}

/** What every address shows that leads nowhere; an ordinary run looks at it under the one that is always so. */
const NOT_FOUND = '/*';

/** A page without content redirects to one that is checked under its own address. */
const shows = ([path, row]: [path: string, row: Row], viewer: Viewer): boolean =>
  row.GET.answers[viewer].startsWith('200') ||
  (row.GET.answers[viewer].startsWith('404') && (isLongRun || path === NOT_FOUND));

/** What the owner sees as well differs for others in its header and a few buttons: an ordinary run takes some of it. */
function fewerOf(seen: [path: string, row: Row][]): [path: string, row: Row][] {
  const isSeenByBoth = (page: [path: string, row: Row]) => shows(page, 'owner');
  return [...seen.filter((page) => !isSeenByBoth(page)), ...oneIn(3, seen.filter(isSeenByBoth))];
}

async function addressFor(owner: Visitor, path: string, row: Row): Promise<string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(row.params ?? {}))
    values[name] = typeof value === 'string' ? await make(owner, value) : value.fixed;
  return addressOf(path, values, row.query);
}

/**
 * Goes to a page as a link does. With the application and axe running already that takes a third of the processor time
 * of loading a page, which only the first one and the long run do.
 */
async function open(page: Page, address: string): Promise<void> {
  if (isLongRun || page.url() === 'about:blank') return void (await page.goto(own.origin + address));
  await page.evaluate(async (to) => {
    const router = (window as unknown as { __reactRouterDataRouter: DataRouter }).__reactRouterDataRouter;
    await router.navigate(to, { flushSync: true });
  }, address);
  expect(page.url()).toBe(own.origin + address);
}

for (const viewer of ['owner', 'nobody'] as const) {
  test(`axe finds nothing wrong on the pages that ${viewer} sees`, async ({ page }) => {
    test.setTimeout(900_000);
    const owner = await signIn(own.origin, 'axe@example.com');
    if (viewer === 'owner') await page.context().addCookies(browserCookies(owner.cookieHeader(), own.origin));
    const seen = pagesOf().filter((page) => shows(page, viewer));
    expect(seen.length).toBeGreaterThan(viewer === 'owner' ? 40 : 15);
    const found: string[] = [];
    for (const [path, row] of viewer === 'owner' ? seen : fewerOf(seen)) {
      await test.step(path, async () => {
        await open(page, await addressFor(owner, path, row));
        await expect(page.getByRole('main').first()).toBeVisible();
        found.push(...(await axeFinds(page, { inDark: true })).map((line) => `${path}: ${line}`));
      });
    }
    expect(found).toEqual([]);
  });
}
