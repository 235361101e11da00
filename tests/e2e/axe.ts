/** What axe finds on a page, at once for all who look. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server-fixture.ts';

/** Nothing is found on the page as it stands. */
export async function expectNoViolations(page: Page): Promise<void> {
  // In a page without frames there is nothing to put together, for which axe would open another page each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
