/**
 * The front page's replay: it starts after the page, can be paused with the keys, and stays still with reduced motion.
 */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, SOON, test } from './server-fixture.ts';

const demo = (page: Page) => page.getByRole('region', { name: 'A conversation with Blend, replayed' });
const time = (page: Page) =>
  demo(page)
    .locator('canvas')
    .getAttribute('data-at')
    .then((at) => Number(at ?? 0));
const fetched = (page: Page, part: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes(name))
        .map((entry) => entry.startTime),
    part,
  );

test('it is fetched after the largest paint, plays, and is paused and resumed with the keys', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries())
        document.documentElement.dataset.largest = String(Math.round(startTime));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(demo(page)).toHaveAttribute('data-replay', 'playing');
  await expect.poll(() => time(page), SOON).toBeGreaterThan(500);
  const [player] = await fetched(page, 'replay-player');
  expect(player).toBeGreaterThan(Number(await page.locator('html').getAttribute('data-largest')));

  const button = demo(page).getByRole('button');
  await expect(button).toHaveAccessibleName('Pause');
  await button.press('Enter');
  await expect(demo(page)).toHaveAttribute('data-replay', 'paused');
  const paused = await time(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await time(page)).toBe(paused);
  await expectNoViolations(page);
  await button.press('Enter');
  await expect.poll(() => time(page), SOON).toBeGreaterThan(paused);

  // Out of sight it waits.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const left = await time(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await time(page)).toBe(left);
});

test('for those who want less motion it is a still, until they ask for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(demo(page).getByRole('img', { name: 'The finished design' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(demo(page)).toHaveAttribute('data-replay', 'still');
  expect(await fetched(page, 'replay-player')).toEqual([]);
  await demo(page).getByRole('button', { name: 'Play the conversation' }).press('Enter');
  await expect.poll(() => time(page), SOON).toBeGreaterThan(100);
});
