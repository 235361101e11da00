/**
 * What axe finds on a page, at once for all who look. Its code, 650 kB, is read into a page once, and only what is
 * wrong is described: most of a look's time went into doing otherwise.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server-fixture.ts';

export interface Look {
  /** Selectors of the parts that are looked at; all of the page by default. */
  parts?: readonly string[];
  /** Ids of the rules; all of them by default. */
  rules?: readonly string[];
}

/**
 * A line for each failing: rule, elements, the requirement. Waits for things that fade in, since they are half
 * transparent.
 */
export async function wrongIn(page: Page, { parts = [], rules }: Look = {}): Promise<string[]> {
  // Behind another tab a page gets a frame in ten seconds, and what moves on it hardly does.
  if (page.context().pages().length > 1) await page.bringToFront();
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  const there = await page.evaluate(() => 'axe' in window);
  // In a page without frames there is nothing to put together, for which axe would open another page each time.
  const axe = new AxeBuilder({ page, ...(there ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  for (const part of parts) axe.include(part);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${html.slice(0, 160)}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}

/** Nothing is found on the page in its present state. */
export async function expectNoViolations(page: Page, look: Look = {}): Promise<void> {
  expect(await wrongIn(page, look)).toEqual([]);
}
