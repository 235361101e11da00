/**
 * Runs axe on a page, shared by all tests. Its code, 650 kB, is loaded once per page, and only failures are described:
 * anything else took most of the time of a check.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server-fixture.ts';

export interface Look {
  /** Selectors of the parts to check; the whole page by default. */
  parts?: readonly string[];
  /** Ids of the rules; all by default. */
  rules?: readonly string[];
}

/**
 * A line per failure: rule, elements, the requirement. Waits for fade-ins to end, since fading elements are half
 * transparent.
 */
export async function wrongIn(page: Page, { parts = [], rules }: Look = {}): Promise<string[]> {
  // Behind another tab a page gets one frame in ten seconds, and its animations hardly advance.
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
  // A page without frames has nothing to merge, for which axe would open another page each time.
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

/** Expects no finding on the page in its present state. */
export async function expectNoViolations(page: Page, look: Look = {}): Promise<void> {
  expect(await wrongIn(page, look)).toEqual([]);
}
